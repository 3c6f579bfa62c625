#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Custom forms with one token changed: how many the command refuses, or takes, as mlir-opt does.

    custom_errors.py COMMAND MLIR_OPT PRETTY LIST COUNT

Files of the folder PRETTY that the file LIST names are changed, COUNT times, always in the same way. Line, column and
message of the first error count.
"""
import pathlib
import random
import re
import sys

from batches import Command

TOKEN = re.compile(r'[%@^#!][\w.$-]*|"(?:[^"\\]|\\.)*"|[A-Za-z_][\w.$]*|-?\d[\w.+]*|->|::|\S')
OTHERS = ("i32 f32 index %0 %arg0 tensor<4xf32> memref<4xf32> vector<4xf32> , : ( ) [ ] { } -> = 0 1 -1 \"x\" @f ^bb1 to into "
          "unit x ? < > none true complex<f32> !x.y #m i1 f64 memref<*xf32> tensor<*xf32> i64").split()
SIZE_MAX = 6000


def changed(text, source):
    """The text with a token dropped, doubled, or another one in its place; None for one without tokens."""
    tokens = [match for match in TOKEN.finditer(text)
              if not text[text.rfind("\n", 0, match.start()) + 1:match.start()].lstrip().startswith("//")]
    if len(tokens) < 4:
        return None
    token = source.choice(tokens)
    way = source.randrange(5)
    put = ["", f"{token.group()} {token.group()}", source.choice(OTHERS), source.choice(OTHERS),
           source.choice(tokens).group()][way]
    return text[:token.start()] + put + text[token.end():]


def main():
    command, mlir_opt, pretty, names, count = sys.argv[1:6]
    source = random.Random(1)
    files = [pathlib.Path(pretty, name) for name in pathlib.Path(names).read_text().split()]
    texts = [path.read_text(errors="replace") for path in files
             if path.is_file() and path.stat().st_size <= SIZE_MAX]
    cases = []
    while len(cases) < int(count):
        text = changed(source.choice(texts), source)
        if text is not None:
            cases.append(text)
    wanted = Command([mlir_opt, "--allow-unregistered-dialect"], 60).errors(cases)
    found = Command([command, "opt", "--allow-unregistered-dialect"], 60).errors(cases)
    for text, here in zip(cases, found):
        if isinstance(here, str):
            sys.exit(f"{here}:\n{text}")
    right = 0
    for text, there, here in zip(cases, wanted, found):
        if isinstance(there, str) or there == here:
            right += 1
            continue
        line = int((there or here)[0])
        print(f"{text.splitlines()[line - 1].strip()[:120]}\n  mlir-opt: {there}\n  tenure:   {here}")
    print(f"{right} of {len(cases)} alike")


main()
