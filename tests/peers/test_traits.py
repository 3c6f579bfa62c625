# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Traits that say where ops may run, and which ops return: schemas have those that MLIR's TableGen files have."""
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

TBLGEN = shutil.which("mlir-tblgen-22")
COMMAND = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
INCLUDE = pathlib.Path("/usr/lib/llvm-22/include")
IMPORTED = pathlib.Path(__file__).parents[2] / "schema/imported"
# Of the dialects whose schemas are written by hand.
FILES = {"affine": "Affine/IR/AffineOps.td", "arith": "Arith/IR/ArithOps.td", "cf": "ControlFlow/IR/ControlFlowOps.td",
         "complex": "Complex/IR/ComplexOps.td", "func": "Func/IR/FuncOps.td", "index": "Index/IR/IndexOps.td",
         "irdl": "IRDL/IR/IRDLOps.td", "math": "Math/IR/MathOps.td", "memref": "MemRef/IR/MemRefOps.td",
         "pdl": "PDL/IR/PDLOps.td", "scf": "SCF/IR/SCFOps.td", "shape": "Shape/IR/ShapeOps.td",
         "tensor": "Tensor/IR/TensorOps.td", "ub": "UB/IR/UBOps.td"}
TRAITS = {"AlwaysSpeculatableImplTrait": "always", "RecursivelySpeculatableImplTrait": "recursively",
          "ReturnLike": "returns", "ConditionallySpeculatable": "conditionally"}
WORDS = {"Pure": {"always", "conditionally"}, "AlwaysSpeculatable": {"always", "conditionally"},
         "RecursivelySpeculatable": {"recursively", "conditionally"}, "ConditionallySpeculatable": {"conditionally"},
         "ReturnLike": {"returns"}}
HEAD = re.compile(r"(\S+) \{\t// (.*)\n")
FIELD = re.compile(r"^  (?:field )?\S+ (traits|trait|cppInterfaceName|opName|opDialect|name) = (.*);", re.MULTILINE)

pytestmark = pytest.mark.skipif(TBLGEN is None, reason="no mlir-tblgen-22")


def records_of(file):
    path = INCLUDE / "mlir/Dialect" / file
    text = subprocess.run([TBLGEN, "--print-records", "-I", INCLUDE, "-I", path.parent, path], check=True,
                          capture_output=True, text=True).stdout
    heads = ((HEAD.match(record), record) for record in text.split("\ndef "))
    return {head[1]: (head[2].split(), dict(FIELD.findall(record))) for head, record in heads if head}


def words_of(records, record):
    """Those of TRAITS that a trait is, or the traits in it are."""
    _, fields = records.get(record, ((), {}))
    names = {fields.get(name, "").strip('"') for name in ("trait", "cppInterfaceName")}
    words = {TRAITS[name] for name in names & set(TRAITS)}
    for inner in re.findall(r"\w+", fields.get("traits", "")):
        words |= words_of(records, inner)
    return words


@pytest.mark.parametrize("dialect", sorted([*FILES, *(path.stem for path in IMPORTED.glob("*.json"))]))
def test_schema(dialect):
    described = json.loads(subprocess.run([COMMAND, "dialects", "--json", dialect], check=True, capture_output=True,
                                          text=True).stdout)
    schema = {op["name"]: set().union(*(WORDS.get(trait, set()) for trait in op["traits"]))
              for op in described[0]["operations"]}
    path = IMPORTED / f"{dialect}.json"
    expected = {}
    for file in json.loads(path.read_text(encoding="utf-8"))["files"] if path.exists() else [FILES[dialect]]:
        records = records_of(file)
        for name, (classes, fields) in records.items():
            owner = records.get(fields.get("opDialect", ""), ((), {}))[1].get("name", "").strip('"')
            if "Op" in classes and owner == dialect:
                expected[fields["opName"].strip('"')] = words_of(records, name)
    assert (expected or dialect == "dlti") and set(expected) <= set(schema)
    assert {name: schema[name] for name in expected} == expected
