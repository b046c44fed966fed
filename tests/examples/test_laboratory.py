"""The notebook: it runs from top to bottom, and is kept without what it printed."""

from __future__ import annotations

import shutil
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "laboratory.ipynb"


def test_no_output_is_kept() -> None:
    cells = nbformat.read(NOTEBOOK, as_version=4).cells  # type: ignore[no-untyped-call]
    assert all(not cell.outputs and cell.execution_count is None for cell in cells if cell.cell_type == "code")
    assert NOTEBOOK.stat().st_size < 20_000


@pytest.mark.slow
def test_the_notebook_runs_from_top_to_bottom(tmp_path: Path) -> None:
    shutil.copy(NOTEBOOK, tmp_path)
    notebook = nbformat.read(tmp_path / NOTEBOOK.name, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert "image/svg+xml" in kinds and "text/html" in kinds  # the table drawn; plots and tables
    assert "frigate" in str(shown[-2]) and (tmp_path / "report.html").exists()
