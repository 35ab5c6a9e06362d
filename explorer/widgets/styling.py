"""The explorer's look: one sheet of its own ground and ink, the same in light and dark themes, mirrored for RTL."""

from __future__ import annotations

from explorer.drawing.palette import BAD, GOOD, INK, LINE, LIT, MUTED, PANEL, PAPER, PATH, WHITE
from explorer.drawing.text import FONTS

SHEET = f"""<style>
.rx-explorer {{
  --jp-widgets-color: {INK}; --jp-widgets-label-color: {INK}; --jp-widgets-readout-color: {INK};
  --jp-ui-font-color1: {INK}; --jp-widgets-input-color: {INK}; --jp-widgets-input-background-color: {WHITE};
  --jp-widgets-input-border-color: {MUTED}; --jp-widgets-input-focus-border-color: {PATH};
  --jp-widgets-font-size: 15px; --jp-widgets-inline-height: 38px; --jp-content-font-color1: {INK};
  background: {PANEL}; color: {INK}; border: 1px solid {LINE}; border-radius: 12px; padding: 12px; gap: 10px;
  max-width: 1190px; font: 15px/1.5 {FONTS}; overflow: visible; direction: ltr;
}}
.rx-explorer.rx-rtl {{ direction: rtl; }}
.rx-explorer .widget-box {{ overflow: visible; gap: 8px; }}
.rx-explorer .widget-html, .rx-explorer .widget-html-content {{
  margin: 0; height: auto; line-height: 1.5; font-size: 15px; color: {INK}; overflow: visible; min-width: 0; flex: 1;
}}
.rx-explorer .widget-html > .widget-label {{ display: none; }}
.rx-hidden, .rx-explorer .rx-sheet {{ display: none; }}
.rx-bar, .rx-row {{ flex-flow: row wrap; align-items: end; }}
.rx-explorer .rx-field {{ flex-flow: column; align-items: stretch; height: auto; margin: 0; width: auto; }}
.rx-explorer .rx-field > label.widget-label {{
  width: auto; height: auto; max-width: none; margin: 0 0 2px; text-align: start; font-weight: 700; line-height: 1.4;
  font-size: 14px; overflow: visible; white-space: normal; flex: none;
}}
.rx-explorer .rx-field > input, .rx-explorer .rx-field > select {{
  font: inherit; min-height: 38px; border-radius: 8px; border: 1.5px solid {MUTED}; padding: 5px 10px;
  color: {INK}; width: 100%; flex: none;
}}
.rx-explorer .rx-field > select:not([size]) {{ height: 38px; padding-block: 0; padding-inline-end: 26px; }}
.rx-rtl .rx-field > select:not([size]) {{ background-position: left center; }}
.rx-explorer .rx-field > select[size] {{ padding: 4px; height: 216px; min-height: 0; }}
.rx-explorer select[size] option {{
  box-sizing: border-box; height: 27px; padding: 0 8px; border-radius: 5px; line-height: 27px; overflow: hidden;
}}
.rx-explorer select[size] option:checked {{ background: {LIT} linear-gradient(0deg, {LIT}, {LIT}); font-weight: 700; }}
.rx-explorer .rx-notation > input {{ direction: ltr; text-align: start; }}
.rx-rtl .rx-notation > input {{ text-align: right; }}
.rx-explorer .widget-button {{
  width: auto; height: auto; min-height: 38px; margin: 0; padding: 0 16px; border-radius: 8px; box-shadow: none;
  border: 1.5px solid {INK}; background: {WHITE}; color: {INK}; font: inherit; font-weight: 600; line-height: 1.3;
}}
.rx-explorer .widget-button:hover {{ background: {LIT}; }}
.rx-explorer .widget-button.rx-main {{ background: {INK}; color: {WHITE}; padding: 0 28px; }}
.rx-explorer .widget-button.rx-main:hover {{ background: {PATH}; }}
.rx-explorer :is(button, input, select, summary):focus-visible {{ outline: 3px solid {PATH}; outline-offset: 2px; }}
.rx-look {{ min-width: 190px; }} .rx-tongue {{ min-width: 120px; }} .rx-push {{ flex: 1; }}
.rx-seed {{ width: 170px !important; }}
.rx-turn .rx-box {{ background: {LIT}; padding: 8px 14px; border: 1px solid {LINE}; font-size: 16px; }}
.rx-work {{ flex-flow: row wrap; align-items: stretch; gap: 10px !important; }}
.rx-work > .rx-moves {{ flex: 1 1 370px; background: {PAPER}; border: 1px solid {LINE}; border-radius: 10px;
  padding: 12px; gap: 12px; min-width: 0; }}
.rx-work > .rx-answer {{ flex: 1 1 370px; min-width: 0; }}
.rx-answer .widget-html-content > .rx-box {{ height: 100%; box-sizing: border-box; }}
.rx-what {{ flex: 3 1 195px; }} .rx-where {{ flex: 2 1 135px; }} .rx-grow {{ flex: 1 1 170px; }}
.rx-box {{ background: {PAPER}; border: 1px solid {LINE}; border-radius: 10px; padding: 10px 16px; }}
.rx-box .rx-box {{ border: 0; padding: 0; }}
.rx-answer .rx-box > div[dir] {{ border: 0 !important; padding: 0 !important; }}
.rx-box p {{ margin: .35em 0; }} .rx-box h3 {{ margin: .1em 0 .4em; font-size: 15px; font-weight: 700; color: {INK}; }}
.rx-head {{ font-size: 17px; font-weight: 700; }}
.rx-badge {{ color: {WHITE}; border-radius: 1em; padding: .1em .8em; font-size: 15px; margin-inline-end: .4em; }}
.rx-badge.rx-good {{ background: {GOOD}; }} .rx-badge.rx-bad {{ background: {BAD}; }}
.rx-fact {{ font-size: 16px; }}
.rx-way {{ background: {PANEL}; border-inline-start: 4px solid {INK}; padding: .4em .8em; }}
.rx-fault {{ border-inline-start: 4px solid {BAD}; padding: .2em .8em; overflow-wrap: anywhere; }}
.rx-box summary {{ cursor: pointer; padding: 2px 0; }}
.rx-clause {{ border-top: 1px solid {LINE}; margin-top: 6px; padding-top: 4px; }}
.rx-clause > summary {{ font-weight: 600; }}
.rx-box details > p {{ padding-inline-start: 1.2em; }}
.rx-small, .rx-box small {{ color: {MUTED}; font-size: 13px; }}
.rx-box pre {{ margin: .4em 0; white-space: pre-wrap; font: inherit; color: {INK}; }}
.rx-box svg {{ display: block; }}
.rx-board .rx-box {{ overflow-x: auto; }}
.rx-board svg {{ min-width: 640px; }}
.rx-explorer .rx-answer:has(.rx-tree) {{ flex-basis: 100%; }}
.rx-tree {{ overflow-x: auto; }}
.rx-tree img {{ min-width: 560px; }}
.rx-explorer input::placeholder {{ color: {MUTED}; opacity: 1; }}
.rx-wide {{ overflow-x: auto; max-width: 100%; }}
.rx-events {{ margin: .2em 0; padding-inline-start: 0; list-style: none; }}
.rx-events > li {{ padding: 2px 0; border-bottom: 1px solid {PANEL}; }}
.rx-events > li:last-child {{ border: 0; }}
.rx-events > li:not(:has(details)) {{ padding-inline-start: 1.05em; }}
</style>"""
