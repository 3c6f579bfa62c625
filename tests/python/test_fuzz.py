# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The fuzzer of the Python API (tests/fuzz/python_api): every member of the stubs is called, and random programs hold.

TENURE_FUZZ_SECONDS says for how many seconds of CPU time programs run, 5 unless it is set, and TENURE_FUZZ_SHARE (0/3, 1/3, ...)
which share of the members is called, all unless it is set.
"""
from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

FUZZER = pathlib.Path(__file__).parents[1] / "fuzz" / "python_api" / "fuzz.py"
SECONDS = os.environ.get("TENURE_FUZZ_SECONDS", "5")
SHARE = os.environ.get("TENURE_FUZZ_SHARE", "0/1")


@pytest.mark.parametrize("arguments", [["--each", "--share", SHARE], ["--seconds", SECONDS]], ids=["every member", "programs"])
def test_nothing_is_found(arguments: Any) -> None:
    run = subprocess.run([sys.executable, FUZZER, *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0 and " 0 finds" in run.stdout, run.stdout + run.stderr


def test_what_is_left_out_is_in_a_stub() -> None:
    sys.path.insert(0, str(FUZZER.parent))
    from left_out import LEFT_OUT  # type: ignore[import-not-found]
    from stubs import Api  # type: ignore[import-not-found]

    assert not LEFT_OUT.keys() - {member.label for member in Api().members}
