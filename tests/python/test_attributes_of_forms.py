# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every op of the golden files with a discardable attribute, printed in custom form and read again: none may be lost."""

import pathlib
from typing import Any

import pytest

from tenure import ir

GOLDEN = pathlib.Path(__file__).parent.parent / "golden"
FILES = sorted(path.name for path in GOLDEN.glob("*.mlir"))
# Scripts whose ops have sizes without the operands that give them: no verifier refuses those, and a list of sizes leaves them out.
UNREADABLE = {"script_dynamic_sizes.mlir"}
# Ops that got an attribute. Only rises, like all counts that were reached.
OPS = 6150


def mark(op: Any, value: ir.Attribute) -> int:
    """Gives `op` and what is in it the attribute; how many ops those are. The bodies of named ops of linalg follow from their names."""
    op.attributes["acme.kept"] = value
    count = 1
    if op.name.startswith("linalg.") and op.name != "linalg.generic":
        return count
    for region in op.regions:
        for block in region:
            count += sum(mark(inner.operation, value) for inner in block.operations)
    return count


def text_in(name: str) -> list[str]:
    """What the command of a golden file reads, one text for each chunk."""
    lines = (GOLDEN / name).read_text(encoding="utf-8").split("// OUT:")[0].split("// ERR:")[0]
    return lines.split("// -----")


@pytest.fixture(scope="module")
def marked() -> list[tuple[str, str, str, int]]:
    """The generic form of each module, its custom form, and how many ops it has."""
    found = []
    for name in FILES:
        for text in text_in(name):
            with ir.Context() as context:
                context.allow_unregistered_dialects = True
                context.emit_error_diagnostics = True
                try:
                    module = ir.Module.parse(text)
                except (ir.MLIRError, ValueError):
                    continue  # The file is about an error.
                count = mark(module.operation, ir.IntegerAttr.get(ir.IntegerType.get_signless(7), 5))
                try:
                    generic = ir.Module.parse(module.operation.get_asm(print_generic_op_form=True))
                except (ir.MLIRError, ValueError):
                    continue  # An op that refuses attributes of other dialects.
                found.append((name, generic.operation.get_asm(print_generic_op_form=True), generic.operation.get_asm(), count))
    return found


def kept(generic: str) -> int:
    return generic.count("acme.kept = 5")


def test_all_attributes_are_read_again(marked: Any) -> None:
    lost = []
    for name, generic, custom, _ in marked:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            try:
                again = ir.Module.parse(custom).operation.get_asm(print_generic_op_form=True)
            except ir.MLIRError as error:
                again = str(error)
        if kept(again) != kept(generic) and name not in UNREADABLE:
            lost.append((name, kept(generic), kept(again), again[:300]))
    assert not lost


def test_there_are_enough_ops(marked: Any) -> None:
    assert sum(count for *_, count in marked) >= OPS
