#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Has threads_compare look at files of the corpora: each has to come out the same on any number of threads.

    threads.py PROGRAM COUNT[,COUNT]... EVERY FOLDER...

Every EVERY-th file (1 for all) of the FOLDERs' own folders is taken, text and bytecode, right and wrong: with another TENURE_TURN
others.
"""
import os
import pathlib
import subprocess
import sys
import tempfile


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    program, counts, every, *folders = sys.argv[1:]
    every = int(every)
    turn = int(os.environ.get("TENURE_TURN", "0")) % every
    paths = []
    for folder in folders:
        for part in sorted(path for path in pathlib.Path(folder).iterdir() if path.is_dir()):
            files = sorted(path for path in part.rglob("*") if path.suffix in (".mlir", ".mlirbc"))
            paths += files[turn::every]
    sides = [paths[0::2], paths[1::2]]
    runs = []
    for side in sides:
        with tempfile.TemporaryFile("w+") as names:  # A pipe would be full, and the other side would wait.
            names.write("".join(f"{path}\n" for path in side))
            names.seek(0)
            runs.append(subprocess.Popen([program, counts], stdin=names, stdout=subprocess.PIPE, text=True))
    alike = True
    for run in runs:
        print(run.stdout.read(), end="")
        alike = run.wait() == 0 and alike
    sys.exit(0 if alike and paths else 1)


main()
