"""Everything that a page can ask an explorer for."""

from __future__ import annotations

from explorer.widgets import calculating, hinting, moving, setting
from explorer.widgets.messages import action, number, place, save, seats, switch, text

ACTIONS = {
    "play": action(moving.play, move=text),
    "check": action(moving.check, move=text),
    "commit": action(moving.commit, answer=text, why=text),
    "drop": action(moving.drop),
    "go-on": action(moving.go_on),
    "why": action(moving.why, topic=text),
    "hint": action(hinting.hint),
    "advance": action(moving.advance),
    "undo": action(moving.undo),
    "redo": action(moving.redo),
    "goto": action(moving.goto, where=place),
    "name": action(moving.name_branch, name=text),
    "compare": action(moving.compare, a=place, b=place),
    "leave": action(moving.leave_comparison),
    "history": action(moving.history),
    "look": action(setting.look, seat=number),
    "uncover": action(setting.uncover, covered=True, seat=number),
    "speak": action(setting.speak, covered=True, language=text),
    "project": action(setting.project, covered=True, on=switch),
    "predict": action(setting.predict, on=switch),
    "odds": action(setting.show_odds, on=switch),
    "reckon": action(calculating.reckon, late=True, field=text, value=text),
    "follow": action(calculating.follow, late=True, on=switch),
    "passes": action(setting.pass_alone, on=switch),
    "all": action(setting.show_all, on=switch),
    "try": action(setting.try_ruling, ruling=text, option=text),
    "keep": action(setting.keep_rulings),
    "back": action(setting.put_back),
    "new": action(setting.new, players=seats, seed=text, chance=text, script=text),
    "save": action(setting.save),
    "load": action(setting.load, text=save),
    "restore": action(setting.restore, key=text),
}
