# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of values that programs define, what values print, copies of operations, attributes of arguments, symbol tables."""
from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import arith, func

SOURCE = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
"""


@pytest.fixture
def block(context: ir.Context) -> Any:
    return ir.Module.parse(SOURCE).body.operations[0].regions[0].blocks[0]


class Number(ir.Value):
    """Takes a value, an operation or a number, and a name."""

    name: str

    def __init__(self, value: Any, name: str = "") -> None:
        if not isinstance(value, (ir.Value, ir.OpView)):
            value = arith.constant(ir.IntegerType.get_signless(32), value)
        super().__init__(value.results[0] if isinstance(value, ir.OpView) else value)
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Number) and ir.Value(self) == ir.Value(other)

    def __hash__(self) -> int:
        return hash(ir.Value(self))


@pytest.fixture
def body(context: ir.Context) -> Iterator[ir.Block]:
    module = ir.Module.create(ir.Location.unknown())
    with ir.InsertionPoint(module.body), ir.Location.unknown():
        yield module.body


def test_subclass_takes_what_its_init_takes(body: Any) -> None:
    number = Number(42, name="n")
    again = Number(number)
    assert (number.name, again.name) == ("n", "")
    assert number == again and number is not again and len({number, again}) == 1
    assert number.type == ir.IntegerType.get_signless(32)
    assert body.operations[0].result == ir.Value(number)
    assert Number(body.operations[0]) == number
    sum_of_both = arith.addi(number, again)
    assert ir.Value(sum_of_both.owner.operands[0]) == ir.Value(number)


def test_cast_of_a_subclass_is_plain(block: Any) -> None:
    value = block.operations[0].result
    assert type(ir.Value(value)) is ir.Value and type(ir.OpResult(value)) is ir.OpResult
    assert type(ir.Value(Number(value))) is ir.Value
    assert ir.OpResult(value) is value
    plain = ir.Value(value)
    assert ir.Value(plain) is plain and plain == value and hash(plain) == hash(value)
    assert plain.maybe_downcast() is value


def test_casts_that_fail(block: Any) -> None:
    with pytest.raises(TypeError, match="expected a Value to cast, got int"):
        ir.Value(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a Value to cast"):
        ir.Value()  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="Cannot cast value to OpResult"):
        ir.OpResult(block.arguments[0])
    with pytest.raises(ValueError, match="Cannot cast value to BlockArgument"):
        ir.BlockArgument(block.operations[0].result)
    number = Number(block.arguments[0])
    with pytest.raises(ValueError, match="already wraps another value"):
        Number.__init__(number, block.arguments[1])


def test_subclass_without_a_value_is_refused(block: Any) -> None:
    class Empty(ir.Value):
        def __init__(self) -> None:
            pass

    with pytest.raises(TypeError, match="not initialised"):
        Empty().type  # noqa: B018
    del block


def test_str_of_values(block: Any) -> None:
    result, argument = block.operations[0].result, block.arguments[1]
    assert str(result) == "Value(%0 = arith.addi %arg0, %arg1 : i32)"
    assert str(argument) == "Value(<block argument> of type 'i32' at index: 1)"
    assert str(ir.Value(argument)) == "Value(<block argument> of type 'i32' at index: 1)"
    assert str(Number(result)) == "Value(%0 = arith.addi %arg0, %arg1 : i32)"


def test_copy_is_another_operation(block: Any) -> None:
    op = block.operations[0]
    view, operation = copy.copy(op), copy.copy(op.operation)
    assert type(view) is type(op) and type(operation) is ir.Operation
    assert view != op and not view.operation.attached and not operation.attached
    assert list(view.operands) == list(op.operands) == list(operation.operands)
    assert len(block.operations) == 2


def test_integer_of_one_bit_is_signed(context: ir.Context) -> None:
    one = ir.IntegerType.get_signless(1)
    assert ir.IntegerAttr(ir.IntegerAttr.get(one, 1)).value == -1
    assert ir.BoolAttr(ir.IntegerAttr.get(one, 1)).value is True
    assert ir.IntegerAttr.get(ir.IntegerType.get_unsigned(1), 1).value == 1


def test_each_argument_and_result_has_attributes(context: ir.Context) -> None:
    function = ir.Module.parse("func.func private @g(i32, i64) -> i1").body.operations[0]
    assert isinstance(function, func.FuncOp)
    assert [str(each) for each in function.arg_attrs] == ["{}", "{}"]
    assert [str(each) for each in function.result_attrs] == ["{}"]
    function.arg_attrs = [ir.DictAttr.get({"d.k": ir.UnitAttr.get()}), ir.DictAttr.get({})]
    assert str(function.arg_attrs) == "[{d.k}, {}]"


def test_symbol_that_was_renamed_elsewhere(context: ir.Context) -> None:
    module = ir.Module.parse("func.func private @a()\nfunc.func private @b()\nfunc.func private @c()")
    table = ir.SymbolTable(module.operation)
    a, b, c = module.body.operations
    ir.SymbolTable.set_symbol_name(a, "z")
    assert "a" not in table and "z" not in table
    table.rename(a, "y")
    assert table["y"] == a
    ir.SymbolTable.set_symbol_name(b, "c")
    with pytest.raises(ValueError, match="not in the symbol table"):
        table.erase(b)
    ir.SymbolTable.set_symbol_name(a, "x")
    table.erase(a)
    table.erase(c)
    table.erase(b)
    assert len(module.body.operations) == 0
