"""What the floors above lend to the kernel: named by text, found when first called, never imported from here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_providers: dict[str, str] = {}


def provide(name: str, target: str) -> None:
    """Say that `target` ('package.module:function') serves `name`."""
    _providers[name] = target


def call(name: str, *args: Any, **kwargs: Any) -> Any:
    """Call the function that serves `name`; raises KeyError when nothing does."""
    module, _, function = _providers[name].partition(":")
    return getattr(import_module(module), function)(*args, **kwargs)


class Shown:
    """Mixin of everything that draws itself in a notebook: positions, views, findings, verdicts."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        plain = {"text/plain": str(self)}
        return {**plain, **call("render", self)} if "render" in _providers else plain
