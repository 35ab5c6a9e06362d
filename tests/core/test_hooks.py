"""What the floors above lend to the kernel is found by name, when it is first called."""

from __future__ import annotations

import pytest

from explorer.core import hooks


@pytest.fixture(autouse=True)
def _own_providers(monkeypatch):
    monkeypatch.setattr(hooks, "_providers", dict(hooks._providers))


def test_a_function_is_called_by_the_name_it_serves():
    hooks.provide("joined", "posixpath:join")
    assert hooks.call("joined", "a", "b") == "a/b"


def test_the_last_to_serve_a_name_is_called():
    hooks.provide("joined", "posixpath:join")
    hooks.provide("joined", "ntpath:join")
    assert hooks.call("joined", "a", "b") == "a\\b"


def test_providing_imports_nothing():
    hooks.provide("nothing", "no.such.module:function")
    with pytest.raises(ModuleNotFoundError):
        hooks.call("nothing")


def test_a_name_that_nothing_serves():
    with pytest.raises(KeyError):
        hooks.call("nobody serves this")


class Thing(hooks.Shown):
    def __str__(self):
        return "a thing"


def test_a_shown_thing_has_its_text_without_a_renderer(monkeypatch):
    monkeypatch.setattr(hooks, "_providers", {})
    assert Thing()._repr_mimebundle_() == {"text/plain": "a thing"}


def test_a_shown_thing_adds_what_the_renderer_makes(monkeypatch):
    monkeypatch.setattr(hooks, "call", lambda name, thing: {"text/html": f"<b>{thing}</b>"})
    hooks.provide("render", "x:y")
    assert Thing()._repr_mimebundle_() == {"text/plain": "a thing", "text/html": "<b>a thing</b>"}
