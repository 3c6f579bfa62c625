# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How Python objects are tied to what they name: kept over drops, let go with it, never mixed up.

A carrier is an accessor that gives an object of the library. Whatever its kind, the same holds of it.
"""
from __future__ import annotations

import gc
import os
import pathlib
import pickle
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import adapters, ir

SOURCE = """
"t.top"() ({
^bb0(%a: i32):
  %0 = "t.def"(%a) {k = 1 : i32} : (i32) -> i32
  %1 = "t.use"(%0) : (i32) -> i32
  "t.nest"() ({
    "t.inner"() : () -> ()
  }) : () -> ()
  "t.end"(%1) : (i32) -> ()
}) : () -> ()
"""
ADAPTER = pathlib.Path(__file__).parents[1] / "data" / "decoder_lora.onnx_adapter"
THREADS, ROUNDS = 16, int(os.environ.get("TENURE_TYING_ROUNDS", "2000"))

CARRIERS = {
    "operation": lambda w: w.block.operations[0].operation,
    "view": lambda w: w.block.operations[0],
    "module": lambda w: ir.Module.from_op(w.module.operation),
    "module operation": lambda w: w.module.operation,
    "region": lambda w: w.top.regions[0],
    "block": lambda w: w.top.regions[0].blocks[0],
    "argument": lambda w: w.block.arguments[0],
    "result": lambda w: w.block.operations[0].results[0],
    "operand": lambda w: w.block.operations[1].operands[0],
    "owner": lambda w: w.block.operations[1].operands[0].owner,
    "parent": lambda w: w.block.operations[0].operation.parent,
    "type": lambda w: w.block.arguments[0].type,
    "attribute": lambda w: w.block.operations[0].attributes["k"],
    "context": lambda w: w.top.context,
}
# Those that the scope keeps; what is uniqued is kept by the context, up to a bound.
ENTITIES = [name for name in CARRIERS if name not in ("type", "attribute", "context")]


class World:
    def __init__(self) -> None:
        self.module = ir.Module.parse(SOURCE)

    @property
    def top(self) -> Any:
        return self.module.body.operations[0]

    @property
    def block(self) -> Any:
        return self.top.regions[0].blocks[0]


@pytest.fixture(autouse=True)
def context() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        yield context


@pytest.fixture
def world() -> Any:
    return World()


@pytest.fixture(params=list(CARRIERS))
def fetch(request: pytest.FixtureRequest, world: Any) -> Any:
    return lambda: CARRIERS[request.param](world)  # type: ignore[no-untyped-call]


@pytest.fixture(params=ENTITIES)
def fetch_entity(request: pytest.FixtureRequest, world: Any) -> Any:
    return lambda: CARRIERS[request.param](world)  # type: ignore[no-untyped-call]


def returned(value: Any) -> Any:
    """What comes back when a C function is given `value` and gives it back."""
    if isinstance(value, ir.Type):
        return ir.Type(value)
    if isinstance(value, ir.Attribute):
        return ir.Attribute(value)
    if isinstance(value, ir.Value):
        return value.maybe_downcast()
    return value


def test_field_is_one_object(fetch: Any) -> None:
    assert fetch() is fetch()
    held = fetch()
    assert {id(fetch()) for _ in range(100)} == {id(held)}


def test_two_parents_have_distinct_objects() -> None:
    first, second = World(), World()
    for name in ENTITIES:
        a, b = CARRIERS[name](first), CARRIERS[name](second)  # type: ignore[no-untyped-call]
        assert a is not b and a != b


def test_a_function_gives_its_argument_back(fetch: Any, world: Any) -> None:
    value = fetch()
    assert returned(value) is value
    if hasattr(type(value), "_CAPICreate"):
        assert type(value)._CAPICreate(value._CAPIPtr) is value


def test_a_callback_is_given_the_object(world: Any) -> None:
    held = world.block.operations[0].operation
    seen = []

    def visit(op: Any) -> Any:
        seen.append(op)
        return ir.WalkResult.ADVANCE

    world.module.operation.walk(visit)
    assert any(op is held for op in seen)
    seen.clear()
    handler = world.module.context.attach_diagnostic_handler(
        lambda diagnostic: seen.append(diagnostic.location) or True)  # type: ignore[func-returns-value]
    where = held.location
    where.emit_error("here")
    handler.detach()
    assert seen == [where]


def test_dropped_and_refetched(fetch_entity: Any) -> None:
    value = fetch_entity()
    identity, shown, hashed = id(value), str(value), hash(value)
    del value
    gc.collect()
    junk = [bytearray(100) for _ in range(2000)]
    value = fetch_entity()
    assert (id(value), str(value), hash(value)) == (identity, shown, hashed)
    del junk


def test_one_address_over_many_rounds(fetch_entity: Any) -> None:
    assert len({id(fetch_entity()) for _ in range(ROUNDS)}) == 1


def test_collecting_garbage_between(fetch_entity: Any) -> None:
    identity = id(fetch_entity())
    for _ in range(min(30, ROUNDS // 20)):
        assert id(fetch_entity()) == identity
        gc.collect()


def test_a_slot_used_again_is_another_thing(world: Any) -> None:
    for i in range(200):
        op = ir.Operation.create(f"t.made{i}", ip=ir.InsertionPoint(world.block))
        assert op.name == f"t.made{i}"
        op.erase()
        with pytest.raises(ir.StaleHandleError):
            op.name
    del op
    assert [each.name for each in world.block] == ["t.def", "t.use", "t.nest", "t.end"]


def test_what_dies_while_nobody_holds_its_object(world: Any) -> None:
    inner = world.block.operations[2].regions[0].blocks[0].operations[0]
    inner.payload = [1, 2, 3]
    region = inner.parent.regions[0]
    del inner
    world.block.operations[2].erase()
    gc.collect()
    with pytest.raises(ir.StaleHandleError):
        region.blocks


def test_nothing_is_pinned(world: Any) -> None:
    block = world.block
    for i in range(1000):
        ir.Operation.create("t.one", results=[ir.IntegerType.get_signless(32)],
                            ip=ir.InsertionPoint(block.operations[0]))
    for op in list(block):
        [op.operation, *op.results]
    del op
    gc.collect()
    kinds = (ir._OperationBase, ir.Value)
    assert [each for each in gc.get_objects() if isinstance(each, kinds)] == []


def test_classes_with_finalizers(world: Any) -> None:
    ended = []

    class Watched(ir.OpView):
        def __del__(self) -> None:
            ended.append(1)

    from tenure._mlir_libs import _mlir  # type: ignore[attr-defined]

    Watched.OPERATION_NAME = "t.watched"
    _mlir.register_operation(None, replace=True)(Watched)
    ir.Operation.create("t.watched", ip=ir.InsertionPoint.at_block_begin(world.block))
    for i in range(20):
        view = world.block.operations[0]
        assert type(view) is Watched and world.block.operations[0] is view
        assert len(ended) == i
        del view
        assert len(ended) == i + 1


def test_a_moved_object_makes_room(fetch_entity: Any) -> None:
    value = fetch_entity()
    if not hasattr(value, "_move"):
        pytest.skip("it has nothing to move")
    value._move()
    other = fetch_entity()
    assert other is not value and other == value
    assert fetch_entity() is other
    identity = id(other)
    del other
    assert id(fetch_entity()) == identity


def test_moving_into_a_callback(world: Any) -> None:
    held = world.block.operations[0].operation

    def visit(op: Any) -> Any:
        op._move()
        return ir.WalkResult.ADVANCE

    world.module.operation.walk(visit)
    again = world.block.operations[0].operation
    assert again is not held and again == held and again is world.block.operations[0].operation
    assert held.name == "t.def"


def test_pickled_modules(world: Any) -> None:
    restored = pickle.loads(pickle.dumps(world.module))
    assert str(restored) == str(world.module)
    assert restored.operation is restored.operation
    assert restored.context is world.module.context
    identity = id(restored.body.operations[0])
    for _ in range(200):
        gc.collect(0)
        assert restored.body.operations[0] is restored.body.operations[0]
        assert id(restored.body.operations[0]) == identity


def test_pickled_operations(world: Any) -> None:
    inner = world.block.operations[2].operation
    restored = pickle.loads(pickle.dumps(inner))
    assert str(restored) == str(inner) and restored != inner
    detached = ir.Operation.create("t.alone", attributes={"k": ir.StringAttr.get("v")})
    restored = pickle.loads(pickle.dumps(detached))
    assert str(restored) == str(detached) and not restored.attached
    for value in (ir.IntegerType.get_signless(8), ir.StringAttr.get("x"), world.block,
                  world.block.arguments[0], ir.Location.unknown()):
        with pytest.raises(TypeError):
            pickle.dumps(value)


def test_registering_classes_changes_nothing(fetch: Any, world: Any) -> None:
    from tenure._mlir_libs import _mlir  # type: ignore[attr-defined]

    before = fetch()
    for i in range(20):
        _mlir.register_operation(None, replace=True)(
            type(f"C{i}", (ir.OpView,), {"OPERATION_NAME": f"other.c{i}"}))
    assert fetch() is before


class Payload:
    pass


def test_payloads_live_as_long_as_what_they_are_on(world: Any) -> None:
    watched = []
    for i in range(50):
        op = ir.Operation.create("t.one", ip=ir.InsertionPoint(world.block))
        op.payload = Payload()  # type: ignore[attr-defined]
        op.payload.op = op  # type: ignore[attr-defined]
        watched.append(weakref.ref(op.payload))  # type: ignore[attr-defined]
    del op
    ops = list(world.block.operations)[4:]
    assert [op.operation.payload for op in ops] == [each() for each in watched]
    for op in ops:
        op.operation.erase()
    del op, ops
    gc.collect()
    assert [each() for each in watched] == [None] * 50


def test_a_field_that_is_replaced(world: Any) -> None:
    op = world.block.operations[0]
    before = op.attributes["k"]
    op.attributes["k"] = ir.StringAttr.get("other")
    assert op.attributes["k"] is not before and op.attributes["k"] is op.attributes["k"]
    use = world.block.operations[1]
    value = use.operands[0]
    use.operands[0] = world.block.arguments[0]
    assert use.operands[0] is world.block.arguments[0] and use.operands[0] is not value


def in_threads(body: Any) -> None:
    failures = []
    barrier = threading.Barrier(THREADS)

    def run() -> None:
        try:
            barrier.wait()
            body()
        except BaseException as error:  # noqa: B902 - it is raised again below.
            failures.append(error)

    threads = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_threads(fetch_entity: Any) -> None:
    identity = id(fetch_entity())

    def body() -> None:
        for _ in range(ROUNDS):
            value = fetch_entity()
            assert value is fetch_entity() and id(value) == identity

    in_threads(body)


def test_threads_that_make_and_erase(world: Any, context: ir.Context) -> None:
    def body() -> None:
        with context, ir.Location.unknown():
            for i in range(ROUNDS // 20):
                module = ir.Module.parse('"t.one"() : () -> ()')
                op = module.body.operations[0]
                assert module.body.operations[0] is op
                op.operation.erase()
                try:
                    op.name
                except ir.StaleHandleError:
                    continue
                raise AssertionError("an erased op has a name")

    in_threads(body)


def test_weak_references(fetch_entity: Any) -> None:
    value = fetch_entity()
    if isinstance(value, ir.Module):
        pytest.skip("the world holds it")
    weak = weakref.ref(value)
    assert weak() is value and weak() is fetch_entity()
    del value
    assert weak() is None
    value = fetch_entity()
    assert weakref.ref(value)() is value


@pytest.mark.parametrize("keeps", [False, True], ids=["lets go", "keeps"])
def test_a_callback_of_a_weak_reference_fetches_it_again(fetch: Any, keeps: Any) -> None:
    held = []

    def again(_: Any) -> None:
        value = fetch()
        str(value)
        if keeps:
            held.append(value)

    value = fetch()
    if isinstance(value, (ir.Module, ir.Context)):
        pytest.skip("the world holds it")
    weak = weakref.ref(value, again)
    text, number = str(value), id(value)
    del value
    assert weak() is None
    assert not keeps or str(held[0]) == text
    for _ in range(3):
        value = fetch()
        assert str(value) == text and (not keeps or value is held[0] or not held)
        assert id(value) == number or isinstance(value, ir.Location)
        del value
    held.clear()
    gc.collect()
    assert str(fetch()) == text


def test_a_callback_of_a_weak_reference_fetches_a_tensor_again() -> None:
    adapter = adapters.load(ADAPTER)
    for keeps in (False, True):
        held = []
        tensor = adapter[0]
        weak = weakref.ref(tensor, lambda _: held.append(adapter[0]) if keeps else adapter[0].name)
        name = tensor.name
        del tensor
        assert weak() is None and adapter[0].name == name
        assert not keeps or held[0] is adapter[0]
        held.clear()
        assert adapter[0].name == name


def test_a_callback_of_a_weak_reference_erases(world: Any) -> None:
    op = ir.Operation.create("t.one", ip=ir.InsertionPoint(world.block))
    op.mine = [1]  # type: ignore[attr-defined]
    weak = weakref.ref(op, lambda _: list(world.block.operations)[-1].operation.erase())
    del op
    assert weak() is None
    assert [each.operation.name for each in world.block.operations] == ["t.def", "t.use", "t.nest", "t.end"]


def test_a_thread_that_ends_lets_go_of_what_it_left_entered() -> None:
    def enter() -> None:
        context = ir.Context()
        context.__enter__()
        ir.Location.unknown().__enter__()
        ir.Module.parse("module {}")

    gc.collect()
    before = ir.Context._get_live_count()
    for _ in range(5):
        thread = threading.Thread(target=enter)
        thread.start()
        thread.join()
    gc.collect()
    assert ir.Context._get_live_count() == before


def test_subclasses_of_subclasses(world: Any) -> None:
    from tenure._mlir_libs import _mlir  # type: ignore[attr-defined]

    class Base(ir.OpView):
        pass

    class Derived(Base):
        OPERATION_NAME = "t.nest"

    _mlir.register_operation(None, replace=True)(Derived)
    view = world.block.operations[2]
    assert type(view) is Derived and world.block.operations[2] is view
    identity = id(view)
    view.note = "kept"  # type: ignore[attr-defined]
    del view
    gc.collect()
    assert id(world.block.operations[2]) == identity
    assert world.block.operations[2].note == "kept"  # type: ignore[attr-defined]


@pytest.mark.parametrize("step", [1, -1])
def test_many_revive_independently(world: Any, step: Any) -> None:
    for i in range(50):
        ir.Operation.create(f"t.n{i}", ip=ir.InsertionPoint(world.block))
    held = [op.operation for op in world.block]
    identities = [id(op) for op in held]
    del held[::2]
    del held
    gc.collect()
    order = range(54)[::step]
    assert [id(world.block.operations[i].operation) for i in order] == identities[::step]


#===-- What has a reference count --------------------------------------------------------------===#


@pytest.fixture
def adapter(tmp_path: pathlib.Path) -> Any:
    path = tmp_path / "a.safetensors"
    header = b'{"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}'
    path.write_bytes(len(header).to_bytes(8, "little") + header + bytes(8))
    return adapters.load(str(path))


def test_tensors_are_one_object(adapter: Any) -> None:
    tensor = adapter["w"]
    assert adapter["w"] is tensor
    identity = id(tensor)
    weak = weakref.ref(tensor)
    del tensor
    gc.collect()
    assert weak() is None
    tensor = adapter["w"]
    assert weakref.ref(tensor)() is tensor
    assert adapter["w"] is tensor or id(adapter["w"]) == identity


def test_tensors_in_threads(adapter: Any) -> None:
    tensor = adapter["w"]

    def body() -> None:
        for _ in range(ROUNDS):
            assert adapter["w"] is tensor

    in_threads(body)


def test_a_scope_ends_what_it_named(world: Any) -> None:
    with ir.Scope() as scope:
        op = world.block.operations[0]
        assert scope.context is world.module.context
        assert world.block.operations[0] is op
    with pytest.raises(ir.StaleHandleError):
        op.name
    assert world.block.operations[0].name == "t.def"
