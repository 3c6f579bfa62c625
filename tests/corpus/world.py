#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and prints a share of the modules of all of MLIR's dialects, and holds each dialect against what it reached.

    world.py TENURE WORLD REACHED.tsv [--every N] [--update]

WORLD has sets.tsv (case, dialects, flags), pretty/ and generic/. Cases with ops of mhlo are left out. Of every N-th other, custom form is printed from custom
form, custom from generic and generic from custom. REACHED.tsv has a line for each dialect: how many of these come out as mlir-opt prints them, of
how many. Exits 1 if a dialect falls below its line, or something crashes; --update writes what is reached now.
"""
import argparse
import collections
import pathlib
import sys

from batches import Command

WAYS = (("pretty", "pretty"), ("generic", "pretty"), ("pretty", "generic"))


def outcomes(options, rows, source, target):
    """(dialects, "right", "wrong" or what ended it) of each row that has both forms."""
    world = pathlib.Path(options.world)
    for allows in (False, True):
        some = [(case, dialects) for case, dialects, flags in rows if ("allow" in flags) == allows and
                (world / source / case).exists() and (world / target / case).exists()]
        texts = [(world / source / case).read_text(encoding="utf-8", errors="surrogateescape") for case, _ in some]
        flags = ["--allow-unregistered-dialect"] * allows + ["--mlir-print-op-generic"] * (target == "generic")
        for (case, dialects), (outcome, said) in zip(some, Command([options.tenure, "opt"], 60).all_answers(flags, texts)):
            wanted = (world / target / case).read_text(encoding="utf-8", errors="replace")
            right = outcome == "ok" and said.rstrip("\n") == wanted.rstrip("\n")
            yield case, dialects.split(","), "right" if right else "wrong" if outcome in ("ok", "error") else outcome


def is_known_here_alone(options, case):
    """mlir-opt printed ops of mhlo, which it does not know, in generic form."""
    return b'"mhlo.' in (pathlib.Path(options.world) / "pretty" / case).read_bytes()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tenure")
    parser.add_argument("world")
    parser.add_argument("reached")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    rows = [line.split("\t") for line in (pathlib.Path(options.world) / "sets.tsv").read_text().splitlines()]
    rows = [row for row in rows if row[0] != "case" and not is_known_here_alone(options, row[0])][::options.every]
    right, total, crashes = collections.Counter(), collections.Counter(), []
    for way in WAYS:
        for case, dialects, outcome in outcomes(options, rows, *way):
            for dialect in [*dialects, "all"]:
                total[dialect] += 1
                right[dialect] += outcome == "right"
            if outcome not in ("right", "wrong"):
                crashes.append(f"{case}: {outcome}")
    lines = [f"{name}\t{right[name]}\t{total[name]}\n" for name in sorted(total)]
    if options.update:
        pathlib.Path(options.reached).write_text("".join(lines))
    fell = []
    for line in pathlib.Path(options.reached).read_text().splitlines():
        name, least, _ = line.split("\t")
        if right[name] < int(least):
            fell.append(f"{name}: {right[name]} are right, {least} were before")
        if right[name] > int(least):
            print(f"{name}: {right[name]} are right, more than {least}: run this with --update")
    print(f"{right['all']} of {total['all']} identical")
    sys.exit("\n".join([*crashes, *fell]) or 0)


main()
