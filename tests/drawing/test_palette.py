"""Colours stay apart for colour-blind eyes, and text stands out from its ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from explorer.drawing import palette

# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
SIMULATIONS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def lab(rgb):
    r, g, b = (min(1.0, max(0.0, c)) for c in rgb)
    x, y, z = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.95047, y, z / 1.08883))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour, simulation):
    rgb = linear(colour)
    return lab([sum(m * c for m, c in zip(row, rgb, strict=True)) for row in SIMULATIONS[simulation]])


def contrast(a, b):
    light = [sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (a, b)]
    return (max(light) + 0.05) / (min(light) + 0.05)


@pytest.mark.parametrize("simulation", SIMULATIONS)
def test_the_four_colours_of_cards_stay_apart(simulation):
    for a, b in combinations(palette.HUES[:4], 2):
        apart = (
            sum((p - q) ** 2 for p, q in zip(seen(a.solid, simulation), seen(b.solid, simulation), strict=True)) ** 0.5
        )
        assert apart > 20, (a, b, apart)


def test_every_colour_has_a_shape_of_its_own():
    assert len({hue.shape for hue in palette.HUES}) == len(palette.HUES)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((palette.INK, ground) for ground in (palette.PAPER, palette.PANEL, palette.WHITE, palette.LIT, palette.VOID)),
        *(
            (palette.MUTED, ground)
            for ground in (palette.PAPER, palette.PANEL, palette.WHITE, palette.LIT, palette.VOID)
        ),
        *((palette.INK, hue.tint) for hue in palette.HUES),
        *((palette.INK, ground) for ground in (palette.GOLD, palette.SILVER)),
        *((palette.WHITE, ground) for ground in (palette.INK, palette.GOOD, palette.BAD, palette.PATH)),
        (palette.PATH, palette.PAPER),
        (palette.GOOD, palette.PAPER),
        (palette.BAD, palette.PAPER),
    ],
)
def test_text_stands_out_from_its_ground(ink, ground):
    assert contrast(ink, ground) >= 4.5


def test_shapes_and_outlines_stand_out_from_their_ground():
    for hue in palette.HUES:
        assert contrast(hue.solid, palette.WHITE) >= 3
