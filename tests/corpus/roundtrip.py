#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a folder's modules and holds what they print as against another folder's texts.

    roundtrip.py PROGRAM FROM TO LEAST [--generic] [--locations] [--list FILE]

PROGRAM is built of roundtrip.c, and runs twice at a time, on half of the files each. A text has the name of its file, without `bc` at
the end or without its ending. FILE names the files that take part, with or without their endings; without it all do. Prints what fails;
the last line says how many are identical. Exits 1 if these are fewer than LEAST, and after a crash.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile


def wanted_of(folder, name):
    """The path of the text, or None."""
    for candidate in (name, name.removesuffix("bc"), name.rpartition(".")[0]):
        if (folder / candidate).is_file():
            return folder / candidate
    return None


def pairs_of(options):
    only = options.list and {line.split("\t")[0].strip() for line in options.list.read_text().splitlines()}
    for path in sorted(path for path in options.folder.rglob("*") if path.is_file()):
        name = str(path.relative_to(options.folder))
        wanted = wanted_of(options.wanted, name)
        if wanted and (not only or name in only or name.rpartition(".")[0] in only):
            yield path, wanted


def start(program, flags, pairs):
    with tempfile.TemporaryFile("w+") as lines:  # A pipe would be full, and the other process would wait.
        lines.write("".join(f"{path}\t{wanted}\n" for path, wanted in pairs))
        lines.seek(0)
        return subprocess.Popen([program, *flags], stdin=lines, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace")


def outcomes(program, flags, pairs):
    """What the program says of each pair, in two processes; what ended one starts with `ended`."""
    found = {}
    halves = [pairs[0::2], pairs[1::2]]
    runs = [start(program, flags, half) for half in halves]
    for half, run in zip(halves, runs):
        lines = run.communicate()[0].splitlines()
        if run.returncode != 0 or len(lines) != len(half):
            lines.append(f"ended by {run.returncode}")
        found.update(zip(half, lines))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("wanted", type=pathlib.Path)
    parser.add_argument("least", type=int)
    parser.add_argument("--generic", action="store_true")
    parser.add_argument("--locations", action="store_true")
    parser.add_argument("--list", type=pathlib.Path)
    options = parser.parse_args()
    pairs = list(pairs_of(options))
    found = outcomes(options.program, [f"--{word}" for word in ("generic", "locations") if getattr(options, word)], pairs)
    for (path, _), words in found.items():
        if words != "ok":
            print(f"{path}: {words}")
    identical = list(found.values()).count("ok")
    if identical > options.least:
        print(f"{identical} is more than {options.least}: raise the number in tests/corpus/CMakeLists.txt")
    print(f"{identical} of {len(pairs)} identical")
    sys.exit(0 if pairs and identical >= options.least and len(found) == len(pairs) else 1)


if __name__ == "__main__":
    main()
