"""The keys pressed inside the explorer stay there: JupyterLab would cut cells with `x` and insert them with `b`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from traitlets import Int

try:
    import anywidget
except ImportError:  # the explorer works without; only the notebook's own keys then stay alive inside it
    anywidget = None  # type: ignore[assignment]

# Enter in the first list goes on to the second, Enter in the second plays. The message carries both places, since the
# lists' own messages may still wait behind it, and the number of the offer, since the lists may be those of before.
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
      model.send({ offer: model.get("offer"), what: what.selectedIndex, where: where.selectedIndex });
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


def key_guard(on_enter: Callable[[int, int, int], None]) -> Any:
    """Return an invisible widget that guards the explorer's keys, None where anywidget is not installed.

    `on_enter(offer, what, where)` is called when Enter is pressed on a target, with the places chosen in both lists
    and the trait `offer` as the page knew it.
    """
    if anywidget is None:
        return None
    guard = anywidget.AnyWidget(_esm=SCRIPT)
    guard.add_traits(offer=Int(0).tag(sync=True))
    guard.add_class("rx-guard")

    def received(_: Any, content: Any, buffers: Any) -> None:
        told = [content.get(key) for key in ("offer", "what", "where")] if isinstance(content, dict) else [None]
        if all(isinstance(number, int) for number in told):
            on_enter(*told)

    guard.on_msg(received)
    return guard
