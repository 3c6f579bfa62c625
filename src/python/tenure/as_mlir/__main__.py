# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m tenure.as_mlir [program.py | -m module | -c code] [arguments]`: Python, in which `mlir` is Tenure.

The interpreter is started again with a folder on its path that has the package `mlir`, so that the program is `__main__` as always,
and processes that it starts find the package too.
"""
import os
import sys

from . import _FOLDER

USAGE = """usage: python -m tenure.as_mlir [program.py | -m MODULE | -c CODE] [arguments]

Runs a program written for MLIR's Python bindings: `import mlir` gives Tenure.
"""


def interpreter_options():
    """The options of the interpreter before `-m tenure.as_mlir`."""
    given = sys.orig_argv[1:len(sys.orig_argv) - len(sys.argv) + 1]
    module = "tenure.as_mlir"
    last = given.pop().removesuffix(module) if given else ""  # "-mtenure.as_mlir" is one argument, and so is "-Bm" without the name.
    last = last or (given.pop() if given else "")
    flags = last.removesuffix("m")
    return [*given, flags] if flags not in ("", "-") else given


def main():
    if sys.argv[1:2] in (["-h"], ["--help"]):
        print(USAGE, end="")
        return
    if sys.flags.ignore_environment:
        sys.exit("tenure.as_mlir: options -I and -E keep the interpreter from finding the package `mlir`, which PYTHONPATH names")
    path = [_FOLDER, *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(path)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *interpreter_options(), *sys.argv[1:]])


if __name__ == "__main__":
    main()
