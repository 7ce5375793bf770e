"""No input ends the interpreter: whatever the native functions are given, they return or raise an exception."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("seed", [1, 2])
def test_no_input_ends_the_interpreter(seed):
    result = subprocess.run([sys.executable, str(HERE / "faults.py"), str(seed)], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-2000:]
    tried, refused = map(int, result.stdout.splitlines()[-1].split())
    assert tried > refused > tried // 10
