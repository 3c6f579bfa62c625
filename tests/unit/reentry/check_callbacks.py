#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Whether every callback of the public headers stands in the table of the re-entrancy test: types of
# functions by their name, members of structs as "struct.member", parameters as "function.parameter".

"""Usage: check_callbacks.py HEADERS TABLE"""

import pathlib
import re
import sys

# Functions of the library's, which others call.
GIVEN = {"ArrowSchema.release", "ArrowArray.release"}


def owner_of(text, position):
    """The struct or function that a declaration of a pointer to a function stands in."""
    before = text[:position]
    struct = list(re.finditer(r"^(?:typedef )?struct (\w+) \{", before, re.M))
    closed = before.rfind("\n}")
    if struct and struct[-1].start() > closed:
        return struct[-1].group(1)
    functions = list(re.finditer(r"\b(tn_\w+)\(", before[before.rfind(";") :]))
    return functions[0].group(1) if functions else None


def callbacks(header):
    text = re.sub(r"//[^\n]*", "", header.read_text())
    for found in re.finditer(r"\(\*(\w+)\)\(", text):
        name = found.group(1)
        yield name if name.startswith("tn_") else f"{owner_of(text, found.start())}.{name}"


def main():
    headers, table = sys.argv[1:]
    known = set(re.findall(r'^    \{"([\w.]+)"', pathlib.Path(table).read_text(), re.M))
    there = set()
    for header in sorted(pathlib.Path(headers).glob("*.h")):
        there.update(callbacks(header))
    there -= GIVEN
    for name in sorted(there - known):
        print(f"{name} is a callback, and not in the table")
    for name in sorted(known - there):
        print(f"{name} is in the table, and no callback")
    return 1 if there != known else 0


if __name__ == "__main__":
    sys.exit(main())
