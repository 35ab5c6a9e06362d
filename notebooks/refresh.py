"""Run every notebook and store its outputs anew: `python notebooks/refresh.py [FILE…]`.

Stores no widget state and no widget views (without the state a stored view shows only "model not found"); the picture
that the explorer gives beside its view stays. Keeps cell ids, and drops what differs from machine to machine.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def refresh(path: Path) -> None:
    """Execute one notebook in place. Raises CellExecutionError when a cell fails; the file is then as it was."""
    notebook = nbformat.read(path, 4)
    client = NotebookClient(
        notebook, store_widget_state=False, timeout=120, resources={"metadata": {"path": str(path.parent)}}
    )
    client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(VIEW, None)
    notebook.metadata = nbformat.from_dict(METADATA)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    here = Path(__file__).parent
    for file in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(here.glob("**/*.ipynb")):
        refresh(file)
        print(file)
