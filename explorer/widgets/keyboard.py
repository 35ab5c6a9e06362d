"""The keys pressed inside the explorer stay there: JupyterLab would cut cells with `x` and insert them with `b`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

try:
    import anywidget
except ImportError:  # the explorer works without; only the notebook's own keys then stay alive inside it
    anywidget = None  # type: ignore[assignment]

# Enter in the first list goes on to the second, Enter in the second plays. The message carries both places, since the
# lists' own messages may still wait behind it.
SCRIPT = """
function render({ model, el }) {
  const keep = (box) => (event) => {
    if (["Tab", "Escape"].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.key !== "Enter") return;
    const what = box.querySelector(".rx-what select"), where = box.querySelector(".rx-where select");
    if (event.target === what) {
      where.focus();
    } else if (event.target === where && where.selectedIndex >= 0) {
      model.send({ what: what.selectedIndex, where: where.selectedIndex });
      what.focus();
    }
  };
  const attach = (tries) => {
    const box = el.closest(".rx-explorer");
    if (!box) {
      if (tries) setTimeout(attach, 50, tries - 1);
      return;
    }
    box.addEventListener("keydown", keep(box));
    for (const live of box.querySelectorAll(".rx-answer, .rx-turn")) live.setAttribute("aria-live", "polite");
  };
  attach(100);
}
export default { render };
"""


def key_guard(on_enter: Callable[[int, int], None]) -> ipywidgets.DOMWidget | None:
    """Return an invisible widget that guards the explorer's keys, None where anywidget is not installed.

    `on_enter(what, where)` is called when Enter is pressed on a target, with the places chosen in both lists.
    """
    if anywidget is None:
        return None
    guard = anywidget.AnyWidget(_esm=SCRIPT)
    guard.add_class("rx-guard")

    def received(_: Any, content: Any, buffers: Any) -> None:
        places = (content.get("what"), content.get("where")) if isinstance(content, dict) else (None, None)
        if isinstance(places[0], int) and isinstance(places[1], int):
            on_enter(places[0], places[1])

    guard.on_msg(received)
    return guard
