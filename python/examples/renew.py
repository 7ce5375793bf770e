"""Runs the notebook and writes its output anew: `tools/python notebook`."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

PLACE = Path(__file__).resolve().parent / "tour.ipynb"


def main():
    """Runs all cells. What differs from run to run without meaning is left out."""
    notebook = nbformat.read(PLACE, as_version=4)
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    nbformat.write(notebook, PLACE)


main()
