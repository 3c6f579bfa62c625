#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Toy compiler: toy.py [--emit=STAGE] FILE prints the program after this stage, the last one by default, or after
each with --emit=all."""
from __future__ import annotations

import pathlib
import sys

import dialect
import front_end
import lowering
from typing import Any
from tenure import ir, passmanager


def run(pipeline: Any) -> Any:
    return lambda module: passmanager.PassManager.parse(pipeline).run(module.operation)


def lower(rewrite: Any) -> Any:
    """A stage that rewrites, and cleans up behind that."""

    def stage(module: ir.Module) -> None:
        rewrite(module)
        run("builtin.module(func.func(canonicalize,cse))")(module)

    return stage


# Each stage goes on where the one before it ended.
STAGES = {
    "toy": lambda module: None,                               # Chapter 2.
    "canonical": run("builtin.module(canonicalize)"),         # Chapter 3.
    "inlined": run("builtin.module(inline)"),                 # Chapter 4,
    "shaped": dialect.infer_shapes_of,                        # and 4.
    "affine": lower(lowering.lower_to_affine),                # Chapter 5.
    "final": lower(lowering.lower_prints),                    # Chapter 6.
}


def main(arguments: Any) -> None:
    wanted = "final"
    if arguments and arguments[0].startswith("--emit="):
        wanted = arguments.pop(0)[len("--emit="):]
    if len(arguments) != 1 or wanted not in (*STAGES, "all"):
        sys.exit(f"usage: toy.py [--emit={'|'.join(STAGES)}|all] FILE")
    path = pathlib.Path(arguments[0])
    with ir.Context() as context, ir.Location.unknown():
        dialect.load(context)
        try:
            module = ir.Module.parseFile(str(path)) if path.suffix == ".mlir" else front_end.parse(path)
            for name, stage in STAGES.items():
                stage(module)
                if wanted in (name, "all"):
                    print(f"// {name}\n{module}", end="")
                if name == wanted:
                    break
        except ir.MLIRError as error:
            for each in error.error_diagnostics:
                where = ir.FileLineColLoc(each.location)
                print(f"{where.filename}:{where.start_line}:{where.start_col}: error: {each.message}", file=sys.stderr)
            sys.exit(1)


main(sys.argv[1:])
