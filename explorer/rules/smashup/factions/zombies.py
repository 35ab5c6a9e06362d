"""Zombies: cards that come back from the discard pile. Not complete yet."""

from __future__ import annotations

from explorer.rules.smashup.abilities import Ability, Site

CARDS: dict[str, Ability] = {}
BASES = {"rhodes-plaza-mall": Site(scores="per-minion")}
