"""The examples in docstrings and documents run, the stubs fit the native module, and the notebook has its output."""

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rynek

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(rynek.__path__, "rynek.")
    if module.name not in ("rynek._rynek", "rynek.sb3")
)
OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("name", ["rynek", *MODULES])
def test_examples_in_docstrings_run(name):
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=OPTIONS)
    assert failed == 0


def test_examples_of_native_classes_run():
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(optionflags=OPTIONS)
    found = [test for kind in (rynek.Position, rynek.Bot) for test in finder.find(kind, kind.__name__) if test.examples]
    assert len(found) == 2
    for test in found:
        assert runner.run(test).failed == 0


def test_everything_public_has_a_docstring():
    bare = [
        f"{kind.__name__}.{name}"
        for kind in (rynek.Position, rynek.Bot, rynek.Candidate, rynek.Outcome, rynek.VectorEnv, rynek.Match)
        for name, value in vars(kind).items()
        if not name.startswith("_") and not (getattr(value, "__doc__", None) or "").strip()
    ]
    assert bare == []


def test_the_stubs_fit():
    result = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "rynek._rynek", "--ignore-disjoint-bases"], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_modules_have_no_type_errors():
    command = [sys.executable, "-m", "mypy", "--config-file", HERE.parent / "pyproject.toml", "--no-incremental", "-p", "rynek"]
    result = subprocess.run(command, capture_output=True, text=True, cwd=HERE)
    assert result.returncode == 0, result.stdout + result.stderr


def test_examples_in_the_documents_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "python.md").read_text()
    blocks = re.findall(r"```python,package\n(.*?)```", text, re.S)
    assert len(blocks) > 8
    names: dict = {}
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), names)


def texts(cells):
    """What the cells show as text, without its layout. All of it follows from seeds."""
    shown = [output.get("data", {}) for cell in cells for output in cell.outputs]
    return [" ".join(data[kind].split()) for data in shown for kind in ("text/plain", "text/html") if kind in data]


def test_the_notebook_runs_and_keeps_its_output(tmp_path):
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(HERE.parent / "examples" / "tour.ipynb", as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs for cell in code if cell.metadata.get("shows", True))
    kept = texts(code)
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert texts(code) == kept, "the kept output is not what the notebook shows now: run tools/python notebook"
