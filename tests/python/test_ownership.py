# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a call is given is read and owned before the library sees it, whatever runs while it is read.

Reading a sequence, a number or a flag may run Python. What runs here frees the context of what was
read before, empties earlier arguments, leaves the context that is current, or erases what was named.
The answer is the right thing or an error with words.
"""
from __future__ import annotations

import copy
import gc
import io
import pickle
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir

MANY = 2000  # Other things in a context, so that its memory is given back when it goes.


def elsewhere() -> Any:
    """A context that nobody else names."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    for width in range(1, MANY):
        ir.IntegerType.get_signless(width, context)
    return context


def an_op(context: ir.Context, text: str = '%0 = "t.v"() : () -> i32') -> Any:
    return ir.Operation.parse(text, context=context)


# One item of each kind, of a context.
ITEMS = {
    "type": lambda context: ir.IntegerType.get_signless(MANY, context),
    "attribute": lambda context: ir.StringAttr.get("s" * 300, context),
    "location": lambda context: ir.Location.file("f", MANY, 1, context),
    "expression": lambda context: ir.AffineExpr.get_dim(0, context) + MANY,
    "map": lambda context: ir.AffineMap.get(1, 1, [ir.AffineExpr.get_dim(0, context) + MANY], context),
    "value": lambda context: an_op(context).result,
    "op": lambda context: an_op(context),
    "block": lambda context: an_op(context, '"t.r"() ({ ^bb0: "t.e"() : () -> () }) : () -> ()').regions[0].blocks[0],
}


def region() -> Any:
    return ir.Operation.create("t.r", regions=1).regions[0]


def entry_block(types: Any, locations: Any = None) -> Any:
    block = ir.Block.create_at_start(region(), types, locations)
    return [str(argument.type) for argument in block.arguments]


def made(**arguments: Any) -> Any:
    op = ir.Operation.create("t.x", **arguments)
    return [str(result.type) for result in op.results], len(op.operands), dict(op.attributes.items()), len(op.successors)


def uses_except(ops: Any) -> Any:
    return user().operands[0].replace_all_uses_except(an_op(None).result, ops)  # type: ignore[arg-type]


def appended(types: Any) -> Any:
    block = region().blocks.append(*types)
    return len(block.arguments)


def integer_set(expressions: Any) -> Any:
    return ir.IntegerSet.get(1, 1, expressions, [True])


# Functions that take a sequence, by what its items are.
SEQUENCES = {
    "FunctionType.get inputs": ("type", lambda items: ir.FunctionType.get(items, [])),
    "FunctionType.get results": ("type", lambda items: ir.FunctionType.get([], items)),
    "TupleType.get_tuple": ("type", ir.TupleType.get_tuple),
    "Operation.create results": ("type", lambda items: made(results=items)),
    "Block.create_at_start": ("type", entry_block),
    "BlockList.append": ("type", appended),
    "ArrayAttr.get": ("attribute", ir.ArrayAttr.get),
    "ArrayAttr +": ("attribute", lambda items: ir.ArrayAttr.get([]) + items),
    "Location.fused": ("location", ir.Location.fused),
    "Location.callsite": ("location", lambda items: ir.Location.callsite(ir.Location.unknown(), items)),
    "Block.create_at_start locations": ("location", lambda items: entry_block([ir.IndexType.get()], items)),
    "AffineMap.get": ("expression", lambda items: ir.AffineMap.get(1, 0, items)),
    "IntegerSet.get": ("expression", integer_set),
    "IntegerSet.get_replaced": (
        "expression", lambda items: integer_set([ir.AffineExpr.get_dim(0)]).get_replaced(items, [ir.AffineExpr.get_constant(1)], 1, 0)),
    "AffineMap.compress_unused_symbols": ("map", ir.AffineMap.compress_unused_symbols),
    "Operation.create operands": ("value", lambda items: made(operands=items)),
    "Value.replace_all_uses_except": ("op", uses_except),
    "Operation.create successors": ("block", lambda items: made(successors=items)),
}
# What nothing but its wrapper keeps is freed with it; an op is a stale handle then.
UNIQUED = [name for name, (kind, _) in SEQUENCES.items() if kind not in ("value", "op", "block")]


@pytest.fixture(autouse=True)
def here() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        yield context


def yielded(kind: Any) -> Iterator[Any]:
    yield ITEMS[kind](elsewhere())  # type: ignore[no-untyped-call]
    gc.collect()


@pytest.mark.parametrize("name", SEQUENCES)
def test_items_of_a_context_that_went(name: str) -> None:
    kind, function = SEQUENCES[name]
    with pytest.raises((ValueError, ir.StaleHandleError), match="context|stale|gone|erased|closed"):
        function(yielded(kind))  # type: ignore[operator]


@pytest.mark.parametrize("container", [list, tuple, iter])
@pytest.mark.parametrize("name", SEQUENCES)
def test_items_of_another_context(name: str, container: Any) -> None:
    kind, function = SEQUENCES[name]
    with pytest.raises(ValueError, match="another context"):
        function(container([ITEMS[kind](elsewhere())]))  # type: ignore[no-untyped-call, operator]


class Odd(list):  # type: ignore[type-arg]
    """Has items by iteration alone, and says another length."""

    def __len__(self) -> int:
        return 7

    def __getitem__(self, index: Any) -> None:  # type: ignore[override]
        raise RuntimeError("not this way")


@pytest.mark.parametrize("name", SEQUENCES)
def test_all_containers_are_alike(name: str, here: Any) -> None:
    kind, function = SEQUENCES[name]
    item = ITEMS[kind](here)  # type: ignore[no-untyped-call]
    expected = str(function([item]))  # type: ignore[operator]
    for container in (tuple, iter, Odd, lambda items: dict.fromkeys(items), lambda items: (each for each in items)):
        assert str(function(container([item]))) == expected  # type: ignore[operator]


@pytest.mark.parametrize("name", SEQUENCES)
def test_what_iterating_raises_is_heard(name: str) -> None:
    def items() -> Iterator[Any]:
        raise KeyError("mine")
        yield

    with pytest.raises(KeyError, match="mine"):
        SEQUENCES[name][1](items())  # type: ignore[operator]


@pytest.mark.parametrize("name", SEQUENCES)
@pytest.mark.parametrize("wrong", [None, 7, "x", object()])
def test_wrong_items(name: str, wrong: Any) -> None:
    with pytest.raises((TypeError, ValueError, RuntimeError, AttributeError)):
        SEQUENCES[name][1](iter([wrong]))  # type: ignore[operator]


@pytest.mark.parametrize("name", SEQUENCES)
def test_leaving_the_current_context(name: str) -> None:
    """What is read leaves the context that the call found to be current, and names it no more."""
    kind, function = SEQUENCES[name]
    entered = elsewhere()
    entered.__enter__()
    location = ir.Location.unknown()
    location.__enter__()
    held = [entered, location]
    item = [ITEMS[kind](entered)]  # type: ignore[no-untyped-call]
    del entered, location

    def items() -> Iterator[Any]:
        held.pop().__exit__(None, None, None)
        held.pop().__exit__(None, None, None)
        yield item.pop()
        gc.collect()

    try:
        result = function(items())  # type: ignore[operator]
    except (ValueError, RuntimeError) as error:  # What is current is asked for again, or the value went.
        assert "context" in str(error).lower() or isinstance(error, ir.StaleHandleError)
    else:
        gc.collect()
        assert result is None or str(result)


#===-- Arguments that empty others -------------------------------------------------------------===#


def clearing(container: Any, *more: Any) -> Iterator[Any]:
    container.clear()
    gc.collect()
    yield from more


class Clears:
    """A number, a flag: asking for it empties something."""

    def __init__(self, container: Any, number: int = 1) -> None:
        self.container, self.number = container, number

    def __index__(self) -> Any:
        self.container.clear()
        gc.collect()
        return self.number

    def __bool__(self) -> Any:
        return bool(self.__index__())


def of(kind: Any) -> Any:
    return [ITEMS[kind](elsewhere())]  # type: ignore[no-untyped-call]


CLEARED = {
    "FunctionType.get": lambda: (items := of("type"), ir.FunctionType.get(items, clearing(items))),
    "Operation.create results, operands": lambda: (items := of("type"), made(results=items, operands=clearing(items))),
    "Operation.create results, successors": lambda: (items := of("type"), made(results=items, successors=clearing(items))),
    "Operation.create attributes, successors": lambda: (
        items := {"k": ITEMS["attribute"](elsewhere())}, made(attributes=items, successors=clearing(items))),  # type: ignore[no-untyped-call]
    "Block.create_at_start": lambda: (items := of("type"), entry_block(items, clearing(items))),
    "IntegerSet.get": lambda: (items := of("expression"), ir.IntegerSet.get(1, 1, items, [Clears(items)])),  # type: ignore[list-item]
    "IntegerSet.get_replaced": lambda: (
        items := of("expression"), integer_set([ir.AffineExpr.get_dim(0)]).get_replaced(
            items, clearing(items, ITEMS["expression"](ir.Context.current)), 1, 0)),  # type: ignore[no-untyped-call]
}


@pytest.mark.parametrize("name", CLEARED)
def test_a_later_argument_empties_an_earlier_one(name: str) -> None:
    with pytest.raises(ValueError, match="context"):
        CLEARED[name]()  # type: ignore[no-untyped-call]


def test_a_number_empties_its_own_list() -> None:
    sizes = [2, 3]
    sizes[0] = Clears(sizes, 2)  # type: ignore[call-overload]
    sizes += [10**9 + each for each in range(50)]
    copy = sizes[1:]
    type = ir.RankedTensorType.get(sizes, ir.IndexType.get())
    assert type.shape == [2, *copy] and sizes == []


def test_a_flag_empties_its_own_list() -> None:
    flags: list[Any] = []
    flags += [Clears(flags), Clears(flags, 0), True]
    assert str(ir.VectorType.get([1, 2, 3], ir.IndexType.get(), scalable=flags)) == "vector<[1]x2x[3]xindex>"


def test_own_things_are_read_before_they_are_let_go_of(here: Any) -> None:
    """What a later argument empties was read already."""
    types = [ir.IntegerType.get_signless(7)]
    assert str(ir.FunctionType.get(types, clearing(types))) == "(i7) -> ()"
    attributes = {"k": ir.StringAttr.get("v")}
    op = ir.Operation.create("t.x", attributes=attributes, successors=clearing(attributes))
    assert str(op.attributes["k"]) == '"v"'


def test_texts_outlive_their_list() -> None:
    class Text(str):
        __slots__ = ()

    def names() -> Iterator[Any]:
        for i in range(100):
            yield Text(f"name{i}" * 50)
        gc.collect()

    ref = ir.SymbolRefAttr.get(names())  # type: ignore[arg-type]
    assert ref.value == [f"name{i}" * 50 for i in range(100)]


#===-- Entities --------------------------------------------------------------------------------===#


def test_an_operand_that_goes_while_others_are_read() -> None:
    op = ir.Operation.create("t.v", results=[ir.IndexType.get()])
    value = op.result

    def successors() -> Iterator[Any]:
        op.erase()
        return
        yield

    for operands in ([value], (value,), iter([value]), [value] * 9):
        with pytest.raises(ir.StaleHandleError):
            ir.Operation.create("t.x", operands=operands, successors=successors())


def test_a_block_that_goes_while_others_are_read() -> None:
    op = an_op(None, '"t.r"() ({ ^bb0: "t.e"() : () -> () }) : () -> ()')  # type: ignore[arg-type]
    block = op.regions[0].blocks[0]

    class Erases(list):  # type: ignore[type-arg]
        def __iter__(self) -> Any:
            op.erase()
            return super().__iter__()

    with pytest.raises(ir.StaleHandleError):
        ir.Operation.create("t.x", successors=(block,), results=Erases())


def test_a_region_that_goes_while_types_are_read() -> None:
    op = ir.Operation.create("t.r", regions=1)
    inside = op.regions[0]

    def types() -> Iterator[Any]:
        op.erase()
        yield ir.IndexType.get()

    with pytest.raises(ir.StaleHandleError):
        ir.Block.create_at_start(inside, types())


#===-- Single arguments ------------------------------------------------------------------------===#


def foreign(kind: Any) -> Any:
    return ITEMS[kind](elsewhere())  # type: ignore[no-untyped-call]


SINGLE = {
    "ComplexType.get loc": lambda: ir.Location.fused([ir.Location.unknown()], foreign("attribute")),
    "Location.name": lambda: ir.Location.name("n", foreign("location"), ir.Context.current),
    "RankedTensorType encoding": lambda: ir.RankedTensorType.get([1], ir.IndexType.get(), foreign("attribute")),
    "MemRefType layout": lambda: ir.MemRefType.get([1], ir.IndexType.get(), layout=foreign("attribute")),
    "MemRefType space": lambda: ir.MemRefType.get([1], ir.IndexType.get(), memory_space=foreign("attribute")),
    "UnrankedMemRefType space": lambda: ir.UnrankedMemRefType.get(ir.IndexType.get(), foreign("attribute")),
    "AffineExpr +": lambda: ir.AffineExpr.get_dim(0) + foreign("expression"),
    "AffineExpr.compose": lambda: ir.AffineExpr.get_dim(0).compose(foreign("map")),
    "AffineMap.replace": lambda: ir.AffineMap.get_identity(1).replace(foreign("expression"), ir.AffineExpr.get_dim(0), 1, 0),
    "OpaqueAttr.get": lambda: ir.OpaqueAttr.get("d", "b", foreign("type")),
    "Block.add_argument type": lambda: block().add_argument(foreign("type"), ir.Location.unknown()),
    "Block.add_argument loc": lambda: block().add_argument(ir.IndexType.get(), foreign("location")),
    "Operation.create loc": lambda: ir.Operation.create("t.x", results=[ir.IndexType.get()], loc=foreign("location")),
    "Operation.location": lambda: setattr(an_op(None), "location", foreign("location")),  # type: ignore[arg-type]
    "Operation.attributes": lambda: an_op(None).attributes.__setitem__("k", foreign("attribute")),  # type: ignore[arg-type]
    "Operation.create attributes": lambda: made(attributes={"k": foreign("attribute")}),
    "DictAttr.get": lambda: ir.DictAttr.get({"k": foreign("attribute")}),
    "Operation.operands": lambda: user().operands.__setitem__(0, foreign("value")),
    "Operation.move_before": lambda: first(block()).move_before(foreign("op")),
    "Operation.clone": lambda: an_op(None).clone(ip=ir.InsertionPoint(foreign("block"))),  # type: ignore[arg-type]
    "Operation.replace_uses_of_with": lambda: replace_uses(foreign("value")),
    "Block.append": lambda: block().append(foreign("op")),
    "Block.append_to": lambda: block().append_to(foreign("block").region),
    "Value.set_type": lambda: an_op(None).result.set_type(foreign("type")),  # type: ignore[arg-type]
    "Value.replace_all_uses_with": lambda: user().operands[0].replace_all_uses_with(foreign("value")),
    "Value.replace_all_uses_except": lambda: user().operands[0].replace_all_uses_except(foreign("value"), []),
    "InsertionPoint.insert": lambda: ir.InsertionPoint(block()).insert(foreign("op")),
    "SymbolTable.insert": lambda: ir.SymbolTable(ir.Module.create().operation).insert(symbol(elsewhere())),
    "Block.create_before": lambda: foreign("block").create_before(ir.IndexType.get(), arg_locs=[ir.Location.unknown()]),
}


def block() -> Any:
    return ITEMS["block"](ir.Context.current)  # type: ignore[no-untyped-call]


def first(block: Any) -> Any:
    return block.operations[0]


USERS: list[Any] = []


def user() -> Any:
    value = an_op(None)  # type: ignore[arg-type]
    USERS[:] = [value]
    return ir.Operation.create("t.use", operands=[value.result])


def replace_uses(value: Any) -> None:
    op = user()
    op.replace_uses_of_with(op.operands[0], value)


def symbol(context: ir.Context) -> Any:
    return ir.Operation.parse('"t.s"() {sym_name = "s"} : () -> ()', context=context)


@pytest.mark.parametrize("name", SINGLE)
def test_single_arguments_of_another_context(name: str) -> None:
    with pytest.raises((ValueError, ir.MLIRError), match="another context"):
        SINGLE[name]()  # type: ignore[no-untyped-call]


#===-- What writes -----------------------------------------------------------------------------===#


class Replaces(io.StringIO):
    """A stream that puts another in its place, and is named by nothing else then."""

    texts: list[Any] = []

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def write(self, text: str) -> Any:
        setattr(sys, self.name, getattr(sys, f"__{self.name}__"))
        gc.collect()
        self.texts.append(text)
        return len(text)


def test_print_goes_to_the_stream_that_was_there() -> None:
    module = ir.Module.parse("module {}")
    Replaces.texts = []
    sys.stdout = Replaces("stdout")
    module.operation.print()
    assert Replaces.texts == ["module {\n}\n"]


def test_diagnostics_go_to_the_stream_that_was_there() -> None:
    Replaces.texts = []
    sys.stderr = Replaces("stderr")
    ir.Location.unknown().emit_error("words")
    assert "words" in "".join(Replaces.texts)


#===-- Subclasses ------------------------------------------------------------------------------===#


def test_an_int_that_overrides_arithmetic() -> None:
    class Wide(int):
        def __and__(self, other: Any) -> Any:
            return Lies()

        def to_bytes(self, *arguments: Any) -> bytes:  # type: ignore[override]
            return b""

    class Lies:
        def to_bytes(self, *arguments: Any) -> Any:
            return []

    attribute = ir.IntegerAttr.get(ir.IntegerType.get_signless(128), Wide(1 << 100))
    assert attribute.value == 1 << 100


def test_a_name_in_bytes_in_an_error() -> None:
    with pytest.raises(RuntimeError, match="Invalid attribute"):
        ir.Operation.create(b"t.x", attributes={7: ir.UnitAttr.get()})  # type: ignore[arg-type, dict-item]
    with pytest.raises(RuntimeError, match="Invalid attribute"):
        ir.Operation.create(b"t.x", attributes={"k": 7})  # type: ignore[arg-type, dict-item]


def test_a_key_that_goes_while_it_is_shown() -> None:
    attributes: dict[Any, Any] = {}

    class Key:
        def __repr__(self) -> str:
            attributes.clear()
            gc.collect()
            return "a key"

    attributes[Key()] = object()
    with pytest.raises(RuntimeError, match="a key"):
        ir.Operation.create("t.x", attributes=attributes)


def test_what_outlives_contexts_holds_nothing_of_them() -> None:
    with ir.Context(), ir.Location.unknown():
        for held in (ir.Module.create(), ir.UnitAttr.get(), None):
            with pytest.raises(TypeError, match="expected str"):
                ir.TypeID(held)  # type: ignore[arg-type]


class Pretender:
    """Says of itself what it is not."""

    def __init__(self, claimed: Any, attribute: Any) -> None:
        self.claimed, self._attr = claimed, attribute

    __class__ = property(lambda self: self.claimed)  # pyright: ignore[reportIncompatibleMethodOverride]


def test_maps_and_sets_are_taken_for_what_they_are() -> None:
    with ir.Context(), ir.Location.unknown():
        i32, unit = ir.IntegerType.get_signless(32), ir.UnitAttr.get()
        a_map = ir.AffineMap.get_identity(2)
        for holder in (Pretender(ir.AffineMap, i32), Pretender(ir.IntegerSet, unit), i32, None):
            for asked in (ir.AffineMapAttr.get, ir.IntegerSetAttr.get, a_map.results[0].compose):
                with pytest.raises(TypeError, match="incompatible function arguments: expected"):
                    asked(holder)  # type: ignore[arg-type]
            with pytest.raises(TypeError, match="expected AffineMap"):
                ir.AffineMap.compress_unused_symbols([holder])  # type: ignore[list-item]
        with pytest.raises(AttributeError, match="cannot be changed"):
            a_map._attr = i32  # type: ignore[attr-defined]
        with pytest.raises(AttributeError, match="cannot be changed"):
            del a_map._attr  # type: ignore[attr-defined]
        with pytest.raises(TypeError, match="expected IntegerSetAttr"):
            ir.IntegerSet._of(ir.AffineMapAttr.get(a_map))
        assert str(a_map.get_submap(each for each in (1,))) == "(d0, d1) -> (d1)"
        shape = (each for each in (2, 3))
        assert str(ir.VectorType.get(shape, i32, scalable_dims=[1])) == "vector<2x[3]xi32>"
        with pytest.raises(ValueError, match="aligned to 3 bytes"):
            ir.DenseResourceElementsAttr.get_from_buffer(b"0123", "n", ir.RankedTensorType.get([1], i32), alignment=3)


def test_a_copy_of_a_branch_goes_nowhere_else() -> None:
    text = '''"t.a"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.end"() : () -> ()
}) : () -> ()'''
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        other = ir.Module.parse(text)
        blocks = list(module.body.operations[0].regions[0].blocks)
        branch = blocks[0].operations[0]
        # A copy in memory goes where the branch does; what is written has no such block.
        assert list(branch.clone(ip=False).successors) == [blocks[1]]
        for how in (copy.deepcopy, pickle.dumps):
            with pytest.raises(ValueError, match="in another region"):
                how(branch)
        assert str(pickle.loads(pickle.dumps(module))) == str(module)
        into = other.body.operations[0].regions[0].blocks[1]
        into.append(branch.clone(ip=False))
        for whole in (other, other.body.operations[0]):
            with pytest.raises(ValueError, match="in another region"):
                copy.deepcopy(whole)
        assert "[INVALIDBLOCK]" in str(other)
