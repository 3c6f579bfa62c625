#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads bytecode of dialects that only a user's schema knows.

    user_bytecode.py TENURE ROUNDTRIP IMPORT_DIALECT INCLUDE_FOLDER CORPUS [--only DIALECT,...] [--verbose]

Each dialect of the table below is imported from ODS and given another name, in its schema and in the files of the
corpus, so that nothing that is built in says how its properties are encoded. Where mlir-opt knew the dialect, they are
native: with the schema a file has to print as its text does. Files with ops that the schema has not are left out.

ROUNDTRIP is built of roundtrip.c. Exits 1 if fewer files than the table says are right, or something crashes.
"""
import argparse
import pathlib
import re
import sys
import tempfile

sys.dont_write_bytecode = True
from import_dialects import DIALECTS, Dialect, print_each  # noqa: E402
from roundtrip import outcomes  # noqa: E402

# Per dialect, how many files were right. Files whose text is refused are left out: types of a renamed emitc are none that emitc's
# constraint knows, and a file of gpu has an op of the dialect `test` that only MLIR knows to be an affine scope.
REACHED = {"vector": 1239, "gpu": 200, "shape": 47, "tosa": 78, "bufferization": 186, "async": 28, "nvgpu": 15,
           "emitc": 6, "sparse_tensor": 110, "omp": 78, "ml_program": 18, "arm_sve": 12, "acc": 20, "transform": 371}


def rename(name, data):
    """The dialect under another name of the same length."""
    other = name[:-1] + "0"
    if isinstance(data, bytes):
        return re.sub(rb"(?<![\w.])" + name.encode() + rb"(?=[.\0])|(?<=[#!])" + name.encode() + rb"(?=<)", other.encode(), data)
    return re.sub(rf"(?<![\w.]){name}(?=\.)|(?<=[#!]){name}(?=<)|(?<=irdl\.dialect @){name}\b", other, data)


def read_corpus(folder):
    """The texts that have a file of bytecode, which is their key."""
    texts = {}
    for path in sorted((folder / "generic").rglob("*.mlir")):
        binary = folder / "bytecode" / path.relative_to(folder / "generic").with_suffix(".mlirbc")
        if binary.exists():
            texts[binary] = path.read_text(encoding="utf-8", errors="surrogateescape")
    return texts


def check(options, name, texts, folder):
    dialect = Dialect(options, name, DIALECTS[name][0])
    dialect.make(folder, with_types=False)
    dialect.schema.write_text(rename(name, dialect.schema.read_text(encoding="utf-8")), encoding="utf-8")
    op = re.compile(rf'(?m)^ *(?:%[^"]*= )?"{name}\.([^"]*)"\(')
    cases = []
    for binary, text in texts.items():
        ops = set(op.findall(text)) if f'"{name}.' in text else set()
        if ops and ops <= dialect.ops:
            cases.append((binary, rename(name, text)))
    flag = f"--dialect-file={dialect.schema}"
    expected = print_each([options.tenure, "opt", "--allow-unregistered-dialect", "--mlir-print-op-generic", flag],
                          [text for _, text in cases])
    pairs = {}
    for number, ((binary, _), printed) in enumerate(zip(cases, expected)):
        if printed is not None:
            file, wanted = folder / f"{number}.mlirbc", folder / f"{number}.mlir"
            file.write_bytes(rename(name, binary.read_bytes()))
            wanted.write_text(printed, encoding="utf-8", errors="surrogateescape")
            pairs[file, wanted] = binary
    found = outcomes(options.roundtrip, ["--generic", flag], list(pairs))
    if len(found) < len(pairs) or any(words.startswith("ended") for words in found.values()):
        sys.exit(f"{name}: {pairs[list(found)[-1]]} ended it")
    if options.verbose:
        print("".join(f"  {pairs[pair].relative_to(options.corpus)}: {words}\n" for pair, words in found.items() if words != "ok"))
    words = list(found.values())
    print(f"{name}: {words.count('ok')} of {len(pairs)} right, {words.count('ok') + words.count('differs')} read", flush=True)
    return words.count("ok")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("tenure", "roundtrip", "tool", "include"):
        parser.add_argument(name)
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--only", default="", help="names of dialects, with commas")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(REACHED)
    texts = read_corpus(options.corpus)
    with tempfile.TemporaryDirectory() as folder:
        fell = [name for name in names if check(options, name, texts, pathlib.Path(folder)) < REACHED.get(name, 0)]
    sys.exit(f"fewer than before: {' '.join(fell)}" if fell else 0)


if __name__ == "__main__":
    main()
