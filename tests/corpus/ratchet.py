#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program whose last line is "P of N ..." and fails when P is below what was reached.

    ratchet.py REACHED COMMAND [ARGUMENT...]
"""
import re
import subprocess
import sys


def main():
    reached, command = int(sys.argv[1]), sys.argv[2:]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(done.stdout)
    found = re.findall(r"^(\d+) of (\d+) ", done.stdout, re.MULTILINE)
    if not found:
        sys.exit("the program says no figure")
    right = int(found[-1][0])
    if right > reached:
        print(f"{right} is more than {reached}: raise the number in tests/corpus/CMakeLists.txt")
    sys.exit(0 if right >= reached else f"{right} are right, {reached} were before")


main()
