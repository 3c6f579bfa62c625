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
import concurrent.futures
import os
import pathlib
import subprocess
import sys

WAYS = (("pretty", "pretty"), ("generic", "pretty"), ("pretty", "generic"))


def run(options, case, flags, source, target):
    """"right", "wrong" or what ended it."""
    world = pathlib.Path(options.world)
    path, wanted = world / source / case, world / target / case
    if not path.exists() or not wanted.exists():
        return None
    command = [options.tenure, "opt", str(path)]
    if "allow" in flags:
        command.append("--allow-unregistered-dialect")
    if target == "generic":
        command.append("--mlir-print-op-generic")
    try:
        done = subprocess.run(command, capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "timeout"
    if done.returncode < 0:
        return f"signal {-done.returncode}"
    right = done.returncode == 0 and done.stdout.rstrip(b"\n") == wanted.read_bytes().rstrip(b"\n")
    return "right" if right else "wrong"


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
    tasks = [(case, dialects.split(","), flags.split(","), *way) for case, dialects, flags in rows for way in WAYS]
    right, total, crashes = collections.Counter(), collections.Counter(), []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = pool.map(lambda task: run(options, task[0], *task[2:]), tasks)
        for (case, dialects, *_), outcome in zip(tasks, outcomes):
            if outcome is None:
                continue
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
