# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Malformed ops of every dialect (tests/fuzz/python_api/malformed.py): no call ends the process on them.

TENURE_MALFORMED_MODULES says how many modules there are, 48 unless it is set.
"""
from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from tenure.dialects._ods_common import equally_sized_accessor

FUZZER = pathlib.Path(__file__).parents[1] / "fuzz" / "python_api" / "malformed.py"
MODULES = os.environ.get("TENURE_MALFORMED_MODULES", "48")


def test_nothing_ends_the_process() -> None:
    command = [sys.executable, str(FUZZER), "--seed", "4", "--modules", MODULES, "--seconds", "120"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0 and " 0 crashes" in run.stdout, run.stdout + run.stderr


def test_groups_of_one_size_where_there_are_none() -> None:
    assert equally_sized_accessor([1, 2], 2, 0, 1, 0) == (1, 0)
    assert equally_sized_accessor([1, 2, 3], 1, 2, 0, 1) == (1, 1)
    for elements, simple, variadic in (([1], 2, 0), ([1, 2, 3], 2, 0), ([1], 2, 1), ([1, 2], 1, 2)):
        with pytest.raises(ValueError, match="groups of equal size"):
            equally_sized_accessor(elements, simple, variadic, 0, 0)
