#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the command of a golden file and compares what it writes.

    check.py [--update] TENURE FILE

    // RUN: tenure opt --symbol-dce
    (input, read from standard input)
    // OUT:
    (what it writes; an empty line at either end does not count)
    // ERR:
    // (what it reports, one comment a line)

Without an ERR part nothing may be reported and the command must succeed; with one it must fail. --update
writes the parts anew from what the command does.
"""
import difflib
import pathlib
import shlex
import subprocess
import sys


def split(text):
    """The command line, the input, and the expected output and reports (None if there is no such part)."""
    parts = {"RUN": "", "OUT": "", "ERR": None}
    command, where = None, "RUN"
    for line in text.splitlines(keepends=True):
        if line.startswith("// RUN:") and command is None:
            command = line.removeprefix("// RUN:").strip()
        elif line.rstrip() in ("// OUT:", "// ERR:"):
            where = line[3:6]
            parts[where] = ""
        else:
            parts[where] += line
    return command, parts["RUN"], parts["OUT"], parts["ERR"]


def as_comment(text):
    return "".join(f"// {line}\n" for line in text.splitlines())


def compare(what, expected, actual):
    """True if both are the same apart from empty lines at the ends; shows the difference otherwise."""
    want, have = (text.strip("\n").splitlines(keepends=True) for text in (expected, actual))
    print("".join(difflib.unified_diff(want, have, f"{what} expected", f"{what} written")))
    return want == have


def main():
    arguments = [a for a in sys.argv[1:] if a != "--update"]
    tenure, path = arguments[0], pathlib.Path(arguments[1])
    command, source, out, err = split(path.read_text(encoding="utf-8"))
    if command is None or not command.startswith("tenure "):
        sys.exit(f"{path}: the first line says '// RUN: tenure ...'")
    run = subprocess.run([tenure, *shlex.split(command)[1:]], input=source, text=True,
                         capture_output=True, timeout=60, check=False)
    if run.returncode < 0:
        sys.exit(f"{path}: the command ended by signal {-run.returncode}\n{run.stderr}")
    reports = as_comment(run.stderr)
    if "--update" in sys.argv:
        tail = f"// ERR:\n{reports}" if reports else ""
        path.write_text(f"// RUN: {command}\n{source}// OUT:\n{run.stdout}{tail}", encoding="utf-8")
        return
    good = compare("output", out, run.stdout)
    good = compare("reports", err or "", reports) and good
    if (run.returncode != 0) != (err is not None):
        print(f"the exit status is {run.returncode}")
        good = False
    sys.exit(0 if good else 1)


main()
