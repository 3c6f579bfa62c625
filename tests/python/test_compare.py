# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""is_equivalent and structural_hash."""
from __future__ import annotations

import pytest

from tenure import ir

TEXT = """
module {
  func.func @f(%x: i32, %y: i32) -> i32 {
    %0 = arith.addi %x, %y : i32
    %1 = arith.subi %0, %y {note = "n"} : i32
    return %1 : i32
  }
}
"""


def parse(text: str) -> ir.Module:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(text, context)


def both(a: ir.OpView | ir.Operation, b: ir.OpView | ir.Operation, **flags: bool) -> bool:
    equal = a.is_equivalent(b, **flags)
    assert b.is_equivalent(a, **flags) == equal
    hashes = a.structural_hash(**flags), b.structural_hash(**flags)
    if equal:
        assert hashes[0] == hashes[1]
    return equal


def test_names_of_values_are_nothing() -> None:
    renamed = TEXT.replace("%x", "%first").replace("%1", "%z")
    a, b = parse(TEXT), parse(renamed)
    assert both(a.operation, b.operation, ignore_locations=True)
    assert both(a.operation, a.operation.clone())
    assert not both(a.operation, b.operation)
    assert a.operation.structural_hash() != b.operation.structural_hash()


@pytest.mark.parametrize("change, flag", [
    (("%x, %y : i32", "%y, %x : i32"), None),
    (("subi %0, %y", "subi %y, %0"), False),
    (('"n"', '"m"'), "ignore_discardable_attributes"),
    (("@f", "@g"), "ignore_symbol_names"),
    (("return %1", "return %0"), False),
    (("i32", "i64"), False),
])
def test_changes(change: tuple[str, str], flag: str | bool | None) -> None:
    a, b = parse(TEXT).operation, parse(TEXT.replace(*change)).operation
    assert both(a, b, ignore_locations=True) == (flag is None)
    if flag is None:
        assert not both(a, b, ignore_locations=True, ignore_commutativity=True)
    elif isinstance(flag, str):
        assert both(a, b, ignore_locations=True, **{flag: True})


def test_values_from_outside() -> None:
    body = parse(TEXT).body.operations[0].regions[0].blocks[0].operations
    first, second = body[0], body[0].operation.clone()
    assert both(first, second)
    second.operands[0] = body[0].operands[1]
    assert not both(first, second)
    assert both(first, second, ignore_outside_values=True)
    second.erase()


def test_what_is_refused() -> None:
    module = parse(TEXT)
    op = module.body.operations[0]
    with pytest.raises(TypeError):
        op.is_equivalent("an operation")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError):
        op.structural_hash(ignore_nothing=True)  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]
    op.operation.erase()
    with pytest.raises(ir.StaleHandleError if hasattr(ir, "StaleHandleError") else ReferenceError):
        op.structural_hash()
