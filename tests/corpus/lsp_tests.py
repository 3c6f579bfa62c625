# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs MLIR's own tests of its language server, as they are, on `tenure lsp`.

    lsp_tests.py TENURE FOLDER FILECHECK NOT

FOLDER is mlir/test/mlir-lsp-server of MLIR's sources. The last line is "P of N tests pass".
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile


def passes(test, work, environment):
    """Whether all RUN lines of a test do."""
    lines = re.findall(r"^// RUN: (.*)$", test.read_text(encoding="utf-8"), re.MULTILINE)
    for line in lines:
        line = line.replace("%s", shlex.quote(str(test))).replace("%t", str(work / "t"))
        done = subprocess.run(["bash", "-o", "pipefail", "-c", line], env=environment, timeout=60,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            return False
    return bool(lines)


def main():
    tenure, folder, file_check, inverted = sys.argv[1:]
    tests = sorted(pathlib.Path(folder).glob("*.test"))
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        server = work / "mlir-lsp-server"
        server.write_text(f'#!/bin/sh\nexec {shlex.quote(tenure)} lsp "$@"\n', encoding="utf-8")
        server.chmod(0o755)
        (work / "FileCheck").symlink_to(file_check)
        (work / "not").symlink_to(inverted)
        environment = dict(os.environ, PATH=f"{work}:{os.environ['PATH']}")
        failed = [test.name for test in tests if not passes(test, work, environment)]
    for test in failed:
        print(f"{test} fails")
    print(f"{len(tests) - len(failed)} of {len(tests)} tests pass")


main()
