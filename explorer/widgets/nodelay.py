"""A small extension of the Jupyter server: answers of the kernel leave at once, not up to 40 ms later.

The server's kernel websocket leaves Nagle's algorithm on, which together with delayed acknowledgements holds small
answers back. `make lab` loads it; without it everything works, only slower.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "explorer.widgets.nodelay"}]


def _load_jupyter_server_extension(app: Any) -> None:
    """Switch Nagle's algorithm off on every kernel websocket that opens from now on."""
    handler: Any = import_module("jupyter_server.services.kernels.websocket").KernelWebsocketHandler
    opened = handler.open

    async def open_at_once(self: Any, *args: Any, **kwargs: Any) -> Any:
        answer = await opened(self, *args, **kwargs)
        self.set_nodelay(True)
        return answer

    handler.open = open_at_once
    app.log.info("rules-explorer: kernel answers are sent at once")
