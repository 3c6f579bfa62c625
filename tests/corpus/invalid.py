#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many broken modules the command refuses as mlir-opt does: line, column and words of the first error.

    invalid.py TENURE FOLDER EXPECTED.tsv LEAST

EXPECTED.tsv has the columns `case`, `line`, `col` and `message`. Says what is taken though it is wrong; the last line says how many are
right. Exits 1 if these are fewer than LEAST, and after a crash.
"""
import csv
import pathlib
import sys

from batches import Command


def main():
    tenure, folder, expected, least = sys.argv[1:]
    with open(expected, encoding="utf-8", errors="replace", newline="") as lines:
        rows = [row for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE) if (pathlib.Path(folder) / row["case"]).is_file()]
    texts = [(pathlib.Path(folder) / row["case"]).read_text(encoding="utf-8", errors="surrogateescape") for row in rows]
    found = Command([tenure, "opt", "--allow-unregistered-dialect"], 60).errors(texts)
    right = placed = 0
    ended = []
    for row, error in zip(rows, found):
        if isinstance(error, str):
            ended.append(f"{row['case']}: {error}")
        elif error is None:
            print(f"{row['case']}: no error")
        elif error[:2] == (row["line"], row["col"]):
            placed += 1
            right += error[2:] == (row["message"].strip(),)
    if right > int(least):
        print(f"{right} is more than {least}: raise the number in tests/corpus/CMakeLists.txt")
    print(f"{right} of {len(rows)} right, {placed} at the right place")
    sys.exit("\n".join(ended) or int(not rows or right < int(least)))


main()
