# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs MLIR's own tests of a tool, as they are, on a subcommand of `tenure` that stands in for it.

    tool_tests.py TENURE TOOL SUBCOMMAND FOLDER FILECHECK NOT

FOLDER is mlir/test/TOOL of MLIR's sources. Tests that run a pass of MLIR's tests are left out: what they
test is not the tool alone. The last line is "P of N tests pass".
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

# Passes and dialects of MLIR's own tests, in a test or in the script that it runs.
TEST_ONLY = re.compile(r"-test-mlir-reducer|\"test[.]")


def run_lines(test):
    return re.findall(r"^// RUN: (.*)$", test.read_text(encoding="utf-8"), re.MULTILINE)


def needs_test_passes(test):
    text = test.read_text(encoding="utf-8")
    scripts = [test.parent / name for name in re.findall(r"%S/(\S+?\.sh)", text)]
    return any(TEST_ONLY.search(one.read_text(encoding="utf-8")) for one in (test, *scripts))


def passes(test, work, environment):
    """Whether all RUN lines of a test do."""
    lines = run_lines(test)
    for line in lines:
        line = line.replace("%S", shlex.quote(str(test.parent))).replace("%s", shlex.quote(str(test)))
        done = subprocess.run(["bash", "-o", "pipefail", "-c", line], env=environment, timeout=120, cwd=work,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            return False
    return bool(lines)


def main():
    tenure, tool, subcommand, folder, file_check, inverted = sys.argv[1:]
    tests = [test for test in sorted(pathlib.Path(folder).glob("*.mlir")) if not needs_test_passes(test)]
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        stand_in = work / tool
        stand_in.write_text(f'#!/bin/sh\nexec {shlex.quote(tenure)} {subcommand} "$@"\n', encoding="utf-8")
        stand_in.chmod(0o755)
        (work / "FileCheck").symlink_to(file_check)
        (work / "not").symlink_to(inverted)
        environment = dict(os.environ, PATH=f"{work}:{os.environ['PATH']}")
        failed = [test.name for test in tests if not passes(test, work, environment)]
    for test in failed:
        print(f"{test} fails")
    print(f"{len(tests) - len(failed)} of {len(tests)} tests pass")


main()
