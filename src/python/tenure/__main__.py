# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command `tenure` of a wheel, also as `python -m tenure`: this process becomes the program in tenure/bin.

A script of the interpreter finds the package in every layout of environments, unlike a program in its folder. The package
itself is not loaded.
"""
import os
import sys
from typing import NoReturn


def main() -> NoReturn:
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "tenure")
    if not os.access(program, os.X_OK):
        sys.exit("tenure: the command is not in this package; it is part of wheels, and of the package 'tenure' of Debian")
    # `tenure view` starts Model Explorer by the interpreter that has it.
    os.environ.setdefault("TENURE_PYTHON", sys.executable)
    os.execv(program, ["tenure", *sys.argv[1:]])


if __name__ == "__main__":
    main()
