# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Transform scripts as functions: handles whose methods create transform operations, and decorators for regions.

    def script(root: OpHandle):
        root.match_ops("linalg.matmul").print("found")

    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
    insert_transform_script(module.body, script)
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .... import ir
from ....extras.meta import region_op
from ... import transform
from .. import (  # noqa: F401
    AnyOpType,
    AnyParamType,
    AnyValueType,
    ApplyPatternsOp,
    NamedSequenceOp,
    OperationType,
    ParamType,
    SequenceOp,
    YieldOp,
    structured,
)

__all__ = ["Handle", "OpHandle", "ParamHandle", "ValueHandle", "apply_patterns", "constant_param", "insert_transform_script",
           "named_sequence", "sequence"]


class Handle(ir.Value):
    """A value of a transform script.

    `parent` is the handle whose payload was searched for this one, and `children` are the handles that `match_ops` has
    returned for this one."""

    def __init__(self, v: ir.Value, *, parent: Handle | None = None, children: list[Handle] | None = None) -> None:
        super().__init__(v)
        self.parent = parent
        self.children = [] if children is None else children


@ir.register_value_caster(transform.AnyOpType.static_typeid)
@ir.register_value_caster(transform.OperationType.static_typeid)
class OpHandle(Handle):
    """A handle to payload operations."""

    def get_result(self, indices: Sequence[int] = (0,)) -> ValueHandle:
        """Returns a handle to the results of the operations at these indices."""
        found: Any = transform.GetResultOp(transform.AnyValueType.get(), self, list(indices)).result
        return found

    def match_ops(self, ops: str | type | structured.MatchInterfaceEnum | Sequence[str | type]) -> OpHandle:
        """Returns a handle to the operations nested in these that have a given name, class or interface.

        `ops` is a name, a class, a sequence of them, or an interface. For a single name the handle has its type,
        `!transform.op<"name">`, otherwise `!transform.any_op`."""
        names, interface, kind = None, None, transform.AnyOpType.get()
        if isinstance(ops, str) and ops in structured.MatchInterfaceEnum.__members__:
            interface = structured.MatchInterfaceEnum[ops]
        elif isinstance(ops, structured.MatchInterfaceEnum):
            interface = ops
        elif isinstance(ops, Sequence) and not isinstance(ops, str):
            names = [_name(each) for each in ops]
        else:
            names, kind = [_name(ops)], transform.OperationType.get(_name(ops))
        if names is None:
            found = structured.MatchOp(kind, self, interface=interface)
        else:
            found = structured.MatchOp.match_op_names(kind, self, names)
        handle = OpHandle(found.results_, parent=self)
        self.children.append(handle)
        return handle

    def print(self, name: str | None = None) -> OpHandle:
        """Prints the operations when the script runs, after the message `name`. Returns this handle."""
        transform.PrintOp(target=self, name=name)
        return self


@ir.register_value_caster(transform.AnyParamType.static_typeid)
@ir.register_value_caster(transform.ParamType.static_typeid)
class ParamHandle(Handle):
    """A parameter."""


@ir.register_value_caster(transform.AnyValueType.static_typeid)
class ValueHandle(Handle):
    """A handle to payload values."""

    def get_defining_op(self) -> OpHandle:
        """Returns a handle to the operations that define the values."""
        found: Any = transform.GetDefiningOp(transform.AnyOpType.get(), self).result
        return found


def _name(op):
    name = op if isinstance(op, str) else getattr(op, "OPERATION_NAME", None)
    if not isinstance(name, str):
        raise TypeError(f"expected an operation name, an OpView class, a sequence of them or an interface, not {op!r}")
    return name


def constant_param(value: ir.Attribute | int) -> ParamHandle:
    """Returns a parameter with a constant value; an int is an i64 attribute.

    Its type is `!transform.param<T>` for an integer of type T, otherwise `!transform.any_param`."""
    if isinstance(value, int):
        value = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)
    is_integer = isinstance(value, ir.IntegerAttr) and isinstance(value.type, ir.IntegerType)
    kind = transform.ParamType.get(value.type) if is_integer else transform.AnyParamType.get()
    found: Any = transform.ParamConstantOp(kind, value).param
    return found


def insert_transform_script(block_or_insertion_point: ir.Block | ir.InsertionPoint, script: Callable[[OpHandle], object],
                            dump_script: bool = False) -> None:
    """Inserts the named sequence @__transform_main. `script` builds its body and gets a handle to the root operation.

    The module needs the attribute `transform.with_named_sequence`. `dump_script` prints the sequence."""
    where = block_or_insertion_point
    block = where if isinstance(where, ir.Block) else where.block
    if isinstance(where, ir.Block):
        where = ir.InsertionPoint.at_block_begin(where)
    context = block.owner.context
    with context, ir.Location.unknown(context):
        with where:
            made = transform.NamedSequenceOp("__transform_main", [transform.AnyOpType.get()], [])
        with ir.InsertionPoint(made.body):
            target: Any = made.bodyTarget
            script(target)
            transform.YieldOp([])
    if dump_script:
        print(made)


sequence = region_op(transform.SequenceOp.__base__, terminator=transform.YieldOp)
named_sequence = region_op(transform.NamedSequenceOp, terminator=transform.YieldOp)
apply_patterns = region_op(transform.ApplyPatternsOp)
