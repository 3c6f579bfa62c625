#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what Toy compilers print with what is expected of them.

    check.py [--update] [--mlir-opt=PATH --mlir-runner=PATH --runner-utils=PATH] FOLDER COMPILER...

Each COMPILER is a command to which --emit=all and an input are added. For FOLDER/inputs/NAME.*, FOLDER/expected has
NAME.mlir with what is printed after each stage, or NAME.err for a program with an error. With MLIR's tools, what the
last stage gives is lowered to LLVM and run as well, and prints NAME.out. --update writes what is expected anew.
"""
from __future__ import annotations

import argparse
import difflib
import pathlib
import shlex
import subprocess
import sys
from typing import Any

TO_LLVM = ["--lower-affine", "--convert-scf-to-cf", "--expand-strided-metadata", "--lower-affine",
           "--finalize-memref-to-llvm", "--convert-arith-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm",
           "--reconcile-unrealized-casts"]


class Checker:
    def __init__(self, options: Any) -> None:
        self.options = options
        self.failed = False

    def compare(self, what: Any, found: Any, path: Any) -> None:
        if self.options.update:
            path.write_text(found)
        expected = path.read_text() if path.exists() else ""
        if found != expected:
            self.failed = True
            print(f"{what}:")
            sys.stdout.writelines(difflib.unified_diff(expected.splitlines(True), found.splitlines(True), str(path),
                                                       "found"))

    def compile(self, compiler: Any, source: Any) -> Any:
        """What is printed, and the errors, with the name of the input instead of its path."""
        done = subprocess.run([*shlex.split(compiler), "--emit=all", source], capture_output=True, text=True)
        return done.stdout, done.stderr.replace(str(source), source.name)

    def run(self, text: str) -> Any:
        lowered = subprocess.run([self.options.mlir_opt, *TO_LLVM], input=text, capture_output=True, text=True)
        ran = subprocess.run([self.options.mlir_runner, "-e", "main", "--entry-point-result=void",
                              f"--shared-libs={self.options.runner_utils}"], input=lowered.stdout, capture_output=True,
                             text=True)
        return "".join(f"{line.rstrip()}\n" for line in ran.stdout.splitlines()) + lowered.stderr + ran.stderr

    def check_error(self, source: Any, path: Any) -> None:
        for compiler in self.options.compilers:
            _, errors = self.compile(compiler, source)
            # Lines of the program and notes come behind it, and differ.
            first = next((line for line in errors.splitlines() if ": error: " in line), errors)
            self.compare(compiler, first + "\n", path)

    def check(self, source: Any) -> None:
        expected = pathlib.Path(self.options.folder, "expected")
        errors = expected / f"{source.stem}.err"
        if errors.exists():
            self.check_error(source, errors)
            return
        for compiler in self.options.compilers:
            text, errors = self.compile(compiler, source)
            self.compare(compiler, text + errors, expected / f"{source.stem}.mlir")
            if self.options.mlir_runner:
                self.compare(compiler, self.run(text.partition("// final\n")[2]), expected / f"{source.stem}.out")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--mlir-opt")
    parser.add_argument("--mlir-runner")
    parser.add_argument("--runner-utils")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("compilers", nargs="+")
    checker = Checker(parser.parse_args())
    sources = sorted(checker.options.folder.glob("inputs/*"))
    for source in sources:
        checker.check(source)
    sys.exit(checker.failed or not sources)


main()
