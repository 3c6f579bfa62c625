#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints ops that nobody verified: every op of every dialect with odd numbers of operands, results, regions and blocks, and
with attributes that are missing or of another kind.

    unverified_ops.py TENURE [--schemas FOLDER] [--dialects NAME,...] [--find]

What a program makes may be printed before it is verified, so custom forms have to hold for whatever an op consists of. All
ops of a dialect stand in one module for each shape; --find tries each of its own after a crash, and says which it was.
"""
import argparse
import pathlib
import re
import subprocess
import sys

FLAGS = ["--allow-unregistered-dialect", "--mlir-very-unsafe-disable-verifier-on-parsing"]
# Operands, results, regions, arguments of each region's block.
SHAPES = [(0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (2, 3, 0, 0), (3, 1, 1, 0), (1, 1, 1, 1), (0, 0, 2, 2), (5, 2, 3, 1), (7, 7, 0, 0)]
TYPES = ["i32", "tensor<?x4xf32>", "memref<2xindex>", "!t.x", "index", "vector<4xi1>", "() -> ()"]
VALUES = [None, "42 : i7", "[]", '"word"', "[1, @s, i32, {a}]", "array<i64: 3>", "unit", "tensor<2xf32>"]
SEGMENTS = ["operandSegmentSizes", "resultSegmentSizes"]
SIZES = ["1, 1", "0, 0, 0", "5, -3, 1", "1, 0, 2147483647, 1", "2", "1, 2, 0, 0"]


def ops_of(path):
    """(name, names of attributes) of each op in a schema."""
    text = path.read_text(encoding="utf-8")
    dialect = path.name.split(".")[0]
    if dialect == "irdl":  # It is in generic form.
        return dialect, [(f"irdl.{each}", []) for each in re.findall(r'"irdl.operation"\(\) <\{sym_name = "(\w+)"', text)]
    found = []
    for each in re.split(r"\n  irdl\.operation @", text)[1:]:
        head = re.match(r"(\w+)(?: attributes \{(.*?)\n?\}? ?\{\n|[^\n]*\n)", each, re.S)
        name = re.search(r'\bname = "([^"]+)"', (head[2] or "").split("irdl.")[0] if head[2] else "")
        listed = re.search(r"irdl\.attributes \{(.*)\}", each)
        found.append((f"{dialect}.{name[1] if name else head[1]}", re.findall(r'"([^"]+)" = %', listed[1]) if listed else []))
    return dialect, found


def op_text(name, attributes, shape, value, number):
    operands, results, regions, arguments = shape
    kinds = [TYPES[(number + i) % len(TYPES)] for i in range(max(operands, results, arguments))]
    left = f"%r{number}:{results} = " if results else ""
    taken = ", ".join(f"%v{(number + i) % len(TYPES)}" for i in range(operands))
    inner = ""
    if regions:
        head = "^bb0(" + ", ".join(f"%a{i}: {kinds[i]}" for i in range(arguments)) + "):\n" if arguments else "^bb0:\n"
        inner = " (" + ", ".join("{" + (head if i % 2 == 0 else "") + "}" for i in range(regions)) + ")"
    entries = [] if value is None else [f"{each} = {value}" for each in attributes]
    entries += [f"{each} = array<i32: {SIZES[(operands + number) % len(SIZES)]}>" for each in SEGMENTS if value != "unit"]
    said = f" <{{{', '.join(entries)}}}>" if entries else ""
    types = f"({', '.join(kinds[:operands])}) -> ({', '.join(kinds[:results])})"
    return f'"{name}"({taken}){said}{inner} : {types}\n'


def module(ops, shape, value):
    """A region of an op that is not known, which takes any op."""
    arguments = ", ".join(f"%v{i}: {kind}" for i, kind in enumerate(TYPES))
    body = "".join(op_text(*op, shape, value, i) for i, op in enumerate(ops))
    return f'"t.all"() ({{^bb0({arguments}):\n{body}}}) : () -> ()\n'


def run(tenure, text):
    done = subprocess.run([tenure, "opt", *FLAGS], input=text, capture_output=True, text=True, timeout=120, errors="replace")
    return done.returncode, done.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tenure")
    parser.add_argument("--schemas", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2] / "schema/dialects")
    parser.add_argument("--dialects", default="")
    parser.add_argument("--find", action="store_true")
    options = parser.parse_args()
    only = set(options.dialects.split(",")) - {""}
    count, printed, failed = 0, 0, []
    for path in sorted(options.schemas.glob("*.irdl.mlir")):
        dialect, ops = ops_of(path)
        if only and dialect not in only:
            continue
        for i, shape in enumerate(SHAPES):
            for value in VALUES if i == 3 else [VALUES[i % len(VALUES)]]:
                status, words = run(options.tenure, module(ops, shape, value))
                count += len(ops)
                printed += len(ops) if status == 0 else 0
                if status < 0 or "Sanitizer" in words:
                    failed.append((dialect, shape, value, status))
                    for op in ops if options.find else []:
                        status, words = run(options.tenure, module([op], shape, value))
                        if status < 0 or "Sanitizer" in words:
                            print(f"{op[0]} {shape} {value}: {status} {words[:300]}")
                elif status and options.find:
                    for op in ops:
                        status, words = run(options.tenure, module([op], shape, value))
                        if status < 0 or "Sanitizer" in words:
                            print(f"{op[0]} {shape} {value}: {status} {words[:300]}")
                            failed.append((op[0], shape, value, status))
                            break
                    else:
                        print(f"refused: {dialect} {shape} {value}: {words.splitlines()[0][:150] if words else ''}")
    for each in failed:
        print("crashed:", *each)
    print(f"{count} ops, {printed} in modules that are printed, {len(failed)} crashes")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
