# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One object for each entity, for as long as it lives; what is gone says so."""
import gc

import pytest

from tenure import ir

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


@pytest.fixture
def context():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        yield context


@pytest.fixture
def block(context):
    return ir.Module.parse(SOURCE).body.operations[0].regions[0].blocks[0]


def test_one_object(block):
    first = block.operations[0]
    assert block.operations[0] is first
    assert block.operations[1].operands[0] is first.results[0]
    assert block.operations[1].operands[0].owner is first
    assert first.operands[0] is block.arguments[0]
    assert first.operation.opview is first
    assert first.attributes["k"] is first.attributes["k"]


def test_id_survives_drop(block):
    first = block.operations[0].operation
    first.tag = 7
    identity = id(first)
    del first
    for _ in range(10):
        junk = [object() for _ in range(50)]
        gc.collect()
        assert id(block.operations[0].operation) == identity
    del junk
    assert block.operations[0].operation.tag == 7


def test_child_keeps_its_tree(context):
    module = ir.Module.parse(SOURCE)
    child = module.body.operations[0].regions[0].blocks[0].operations[0]
    module = None
    gc.collect()
    for _ in range(20):
        ir.Module.parse(SOURCE)
    assert child.name == "t.def"
    assert '"t.def"' in str(child)
    child = None
    gc.collect()
    assert context._get_live_module_count() == 0
    assert context._statistics()["live_op_count"] == 0


def test_erased_says_so(block):
    nest = block.operations[2]
    inner = nest.regions[0].blocks[0].operations[0]
    nest.erase()
    with pytest.raises(ir.StaleHandleError, match="'t.nest' was erased"):
        nest.name
    with pytest.raises(ir.StaleHandleError, match="'t.inner' was erased with its parent"):
        str(inner)


def test_scope_bounds_handles(block):
    with ir.Scope():
        inside = block.operations[0]
        assert inside.name == "t.def"
        assert inside == block.operations[0]
    with pytest.raises(ir.StaleHandleError):
        inside.name
    assert block.operations[0].name == "t.def"


def test_context_goes_with_the_last_handle():
    before = ir.Context._get_live_count()
    context = ir.Context()
    module = ir.Module.parse("module {}", context)
    del context
    gc.collect()
    assert ir.Context._get_live_count() == before + 1
    del module
    gc.collect()
    assert ir.Context._get_live_count() == before
