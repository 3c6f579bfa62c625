#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evaluates functions on integers before and after passes, on all inputs of up to 6 bits, with poison.

    check.py [--count 1500] [--seed 1] [--batch 250] [--kind narrow] [--passes canonicalize] TENURE

Functions are chains of two or three ops of arith and index with all flags, on scalars and vectors. After a pass a
function may give a value where there was poison, and do anything where the inputs had no meaning; else it gives what it
gave. TENURE may be another command that takes `--mlir-print-op-generic` and passes. Prints each function that is wrong
with the inputs that show it; exits with 1 if there is one.
"""
import argparse
import pathlib
import random
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from generate import make  # noqa: E402
from programs import Evaluation, inputs_of, outline, read_functions  # noqa: E402

# What stands above the bits of a narrow integer that 32 bits take the place of.
GARBAGE = 0x5A5A5A5B
# Of each kind the share of functions, the widths of index, and the passes; those that lower go to another dialect.
KINDS = {
    "narrow": (0.65, (64,), ("canonicalize", "sccp,cse", "convert-arith-to-llvm", "canonicalize,convert-arith-to-llvm")),
    "index": (0.1, (64,), ("canonicalize", "sccp,cse", "convert-arith-to-llvm")),
    "index dialect": (0.1, (64, 32), ("canonicalize", "sccp,cse", "convert-index-to-llvm")),
    "index spirv": (0.05, (32,), ("convert-index-to-spirv",)),
    "spirv": (0.05, (32,), ("convert-arith-to-spirv",)),
    "wide": (0.05, (64,), ("canonicalize", "sccp,cse")),
}


def passes_of(text):
    return [f"--{word}" for word in text.split(",")]


def run(command, passes, text):
    done = subprocess.run([*command, "--mlir-print-op-generic", *passes, "-"], input=text, text=True, capture_output=True,
                          timeout=300, check=False)
    return done.returncode, done.stdout, done.stderr


def evaluate(function, inputs, lane, index_width, garbage=0):
    found = Evaluation(inputs, lane, index_width, garbage)
    return found.undefined, found.run(*function)


class Reference:
    """What a function gives before passes, lane by lane."""

    def __init__(self, function, index_width):
        self.inputs = inputs_of(function[0], index_width)
        lanes = 2 if any("vector" in t for _, t in function[0]) else 1
        self.lanes = [evaluate(function, self.inputs, lane, index_width) for lane in range(lanes)]


def difference(reference, after, index_width):
    """An input for which `after` is no refinement, with what both give; None if there is none."""
    inputs = reference.inputs
    for lane, (undefined, results) in enumerate(reference.lanes):
        also_undefined, others = evaluate(after, inputs, lane, index_width, GARBAGE)
        for i in range(len(undefined)):
            if undefined[i]:
                continue
            row = tuple(column[i] for column in inputs)
            if also_undefined[i]:
                return row, tuple(c[i] for c in results), "undefined"
            for a, b in zip(results, others):
                if a[i] is not None and a[i] != b[i]:
                    return row, tuple(c[i] for c in results), tuple(c[i] for c in others)
    return None


def check_batch(options, kind, texts):
    """The number of functions that are wrong after one of the passes."""
    _, index_widths, pipelines = KINDS[kind]
    names = [f"f{i}" for i in range(len(texts))]
    status, out, err = run(options.command, [], "".join(texts))
    if status != 0:
        sys.exit(f"functions are not read: {err[:2000]}")
    originals = read_functions(out)
    outlines = {name: outline(function) for name, function in originals.items()}
    references, bad = {}, set()
    for pipeline in [options.passes] if options.passes else pipelines:
        status, out, err = run(options.command, passes_of(pipeline), "".join(texts))
        if status != 0:
            sys.exit(f"{pipeline} fails on functions of kind {kind}, seed {options.seed}: {err[:2000]}")
        results = read_functions(out)
        for name, text in zip(names, texts):
            for width in index_widths if "index-to-llvm" not in pipeline else (64,):
                if outline(results[name]) == outlines[name]:
                    continue
                if (name, width) not in references:
                    references[name, width] = Reference(originals[name], width)
                found = difference(references[name, width], results[name], width)
                if found is not None:
                    bad.add(name)
                    shown = out[out.index(f'sym_name = "{name}"'):].split("sym_name", 2)
                    print(f"{kind}, --{pipeline}, index of {width} bits: inputs {found[0]}: {found[1]} becomes {found[2]}\n"
                          f"{text}{shown[1]}\n", flush=True)
    return len(bad)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=250)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--passes", help="these instead of those of the kind, with commas")
    parser.add_argument("tenure", nargs="+", help="the command, such as `tenure opt`")
    options = parser.parse_args()
    options.command = options.tenure if len(options.tenure) > 1 else [options.tenure[0], "opt"]
    if pathlib.Path(options.command[0]).name.startswith("mlir-opt"):
        options.command = options.command[:1]
    source = random.Random(options.seed)
    total = wrong = 0
    for kind, (share, _, _) in KINDS.items():
        if options.kind not in (None, kind):
            continue
        left = options.count if options.kind else round(options.count * share)
        while left > 0:
            size = min(options.batch, left)
            wrong += check_batch(options, kind, [make(source, f"f{i}", kind) for i in range(size)])
            total, left = total + size, left - size
    print(f"{total} functions, seed {options.seed}: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
