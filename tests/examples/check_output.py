#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program, and compares what it prints with a file.

    check_output.py EXPECTED PROGRAM [ARGUMENT...]
"""
from __future__ import annotations

import difflib
import pathlib
import subprocess
import sys


def main() -> None:
    expected, *command = sys.argv[1:]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    wanted = pathlib.Path(expected).read_text(encoding="utf-8")
    difference = list(difflib.unified_diff(wanted.splitlines(), done.stdout.splitlines(), expected, " ".join(command), lineterm=""))
    print("\n".join(difference) or "the same")
    print(done.stderr, end="")
    sys.exit(1 if difference or done.returncode else 0)


main()
