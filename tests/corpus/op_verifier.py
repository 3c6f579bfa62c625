#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that only their own verifier refuses: how many the command refuses at the same line.

    op_verifier.py COMMAND EXPECTED MLIR DIALECT,...

EXPECTED has a case a line, named <file>__<number>.mlir, with the line and the message of mlir-opt. A case is a part of a
file of MLIR's own tests, which lie under MLIR, without its comments about what is expected. Those of the dialects count.
"""
import pathlib
import re
import subprocess
import sys


def parts(path):
    text = path.read_text(errors="replace")
    return re.split(r"^// -----.*\n?", text, flags=re.MULTILINE)


def main():
    command, expected, sources, dialects = sys.argv[1:5]
    dialects = dialects.split(",")
    right = count = 0
    for line in pathlib.Path(expected).read_text(errors="replace").splitlines()[1:]:
        case, wanted, *_, message = line.split("\t")
        named = re.match(r"'(\w+)\.", message)
        name, number = case.removesuffix(".mlir").rsplit("__", 1)
        source = pathlib.Path(sources, name)
        if not named or named[1] not in dialects or not source.is_file():
            continue
        count += 1
        text = re.sub(r"//\s*expected-[^\n]*", "", parts(source)[int(number)])
        done = subprocess.run([command, "opt", "--allow-unregistered-dialect", "-"], input=text, capture_output=True,
                              text=True, timeout=30)
        if done.returncode < 0:
            sys.exit(f"{case}: signal {-done.returncode}")
        found = re.search(r":(\d+):\d+: error: ", done.stderr)
        if found and found[1] == wanted:
            right += 1
        else:
            print(case, message)
    print(f"{right} of {count} at their line")


main()
