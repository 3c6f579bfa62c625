#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads bytecode of dialects that only a user's schema knows.

    user_bytecode.py TENURE IMPORT_DIALECT INCLUDE_FOLDER CORPUS [--only DIALECT,...] [--verbose]

Each dialect of the table below is imported from ODS and given another name, in its schema and in the files of the
corpus, so that nothing that is built in says how its properties are encoded. Where mlir-opt knew the dialect, they are
native: with the schema a file has to print as its text does. Files with ops that the schema has not are left out.

Exits 1 if fewer files than the table says are right, or something crashes.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from import_dialects import DIALECTS, Dialect  # noqa: E402

# Per dialect, how many files were right.
REACHED = {"vector": 1239, "gpu": 123, "shape": 47, "tosa": 78, "bufferization": 186, "async": 28, "nvgpu": 15,
           "emitc": 11, "sparse_tensor": 105, "omp": 65, "ml_program": 18, "arm_sve": 12, "acc": 8, "transform": 360}


def rename(name, data):
    """The dialect under another name of the same length."""
    other = name[:-1] + "0"
    if isinstance(data, bytes):
        return re.sub(rb"(?<![\w.])" + name.encode() + rb"(?=[.\0])", other.encode(), data)
    return re.sub(rf"(?<![\w.]){name}(?=\.)|(?<=irdl\.dialect @){name}\b", other, data)


def run(command):
    done = subprocess.run([str(word) for word in command], capture_output=True, timeout=60)
    if done.returncode < 0:
        sys.exit(f"{' '.join(map(str, command))}: signal {-done.returncode}")
    return done


def check(options, name, folder):
    dialect = Dialect(options, name, DIALECTS[name][0])
    dialect.make(folder)
    dialect.schema.write_text(rename(name, dialect.schema.read_text(encoding="utf-8")), encoding="utf-8")
    op = re.compile(rf'(?m)^ *(?:%[^"]*= )?"{name}\.([^"]*)"\(')
    counts = {"right": 0, "read": 0, "all": 0}
    text_file, file = folder / "module.mlir", folder / "module.mlirbc"
    for path in sorted((options.corpus / "generic").rglob("*.mlir")):
        binary = options.corpus / "bytecode" / path.relative_to(options.corpus / "generic").with_suffix(".mlirbc")
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        ops = set(op.findall(text))
        if not ops or not ops <= dialect.ops or not binary.exists():
            continue
        text_file.write_text(rename(name, text), encoding="utf-8", errors="surrogateescape")
        file.write_bytes(rename(name, binary.read_bytes()))
        command = dialect.command("--mlir-print-op-generic")
        expected = run([*command, text_file])
        if expected.returncode != 0:
            continue
        found = run([*command, file])
        counts["all"] += 1
        counts["read"] += found.returncode == 0
        counts["right"] += found.stdout == expected.stdout
        if options.verbose and found.stdout != expected.stdout:
            print(f"  {path.relative_to(options.corpus)}: {found.stderr.decode(errors='replace')[:200]}")
    print(f"{name}: {counts['right']} of {counts['all']} right, {counts['read']} read", flush=True)
    return counts["right"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("tenure", "tool", "include"):
        parser.add_argument(name)
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--only", default="", help="names of dialects, with commas")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(REACHED)
    with tempfile.TemporaryDirectory() as folder:
        fell = [name for name in names if check(options, name, pathlib.Path(folder)) < REACHED.get(name, 0)]
    sys.exit(f"fewer than before: {' '.join(fell)}" if fell else 0)


if __name__ == "__main__":
    main()
