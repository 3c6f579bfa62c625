# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the transform dialect: its types, its own operations with blocks for their bodies, and in a module for each of
its extensions (`structured`, `loop`, `vector`, ...) those of the extension; `extras` has handles whose methods make operations.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from ... import ir
from ..._cext import register_operation
from .._ods_common import get_op_result_or_value as _value
from .._ods_common import get_op_results_or_values as _values
from .._parts import PartsType, public
from .._schema import load
from .._typing import Ip, Name, Value, Values

load(globals(), "transform")
_ODS = {name: globals()[name] for name in (
    "ApplyPatternsOp", "CastOp", "GetParentOp", "MergeHandlesOp", "NamedSequenceOp", "ReplicateOp", "SequenceOp", "YieldOp")}

# ===-- Types ----------------------------------------------------------------------------------------------------=== #


class _BareType(PartsType):
    """A type that is its name."""

    __slots__ = ()

    @classmethod
    def get(cls, context: ir.Context | None = None) -> ir.Type:
        """The type."""
        dialect, mnemonic = cls.type_name.split(".", 1)
        return ir.OpaqueType.get(dialect, mnemonic, context)


@public("!transform.any_op", __name__)
class AnyOpType(_BareType):
    """A handle to any operations."""

    __slots__ = ()


@public("!transform.any_param", __name__)
class AnyParamType(_BareType):
    """A parameter that is any attribute."""

    __slots__ = ()


@public("!transform.any_value", __name__)
class AnyValueType(_BareType):
    """A handle to any values."""

    __slots__ = ()


@public("!transform.op", __name__)
class OperationType(PartsType):
    """A handle to operations of one name."""

    __slots__ = ()

    @classmethod
    def get(cls, operation_name: str, context: ir.Context | None = None) -> OperationType:
        """The type of handles to operations of this name."""
        return ir.OpaqueType.get("transform", f"op<{ir.StringAttr.get(operation_name, context)}>", context)

    @property
    def operation_name(self) -> str:
        """The operations' name."""
        return self._text().split('"')[1]


@public("!transform.param", __name__)
class ParamType(PartsType):
    """A parameter that is an attribute of one type."""

    __slots__ = ()

    @classmethod
    def get(cls, type: ir.Type, context: ir.Context | None = None) -> ParamType:
        """The type of parameters of this type."""
        return ir.OpaqueType.get("transform", f"param<{type}>", type.context if context is None else context)

    @property
    def type(self) -> ir.Type:
        """The attribute's type."""
        return ir.Type.parse(self._text().removeprefix("param<")[:-1], self.context)


def any_op_t(context: ir.Context | None = None) -> ir.Type:
    """The type AnyOpType.get()."""
    return AnyOpType.get(context)


# ===-- Operations -----------------------------------------------------------------------------------------------=== #


@register_operation(_Dialect, replace=True)  # noqa: F821
class ApplyPatternsOp(_ODS["ApplyPatternsOp"]):
    """Applies the patterns of its body until none does."""

    def __init__(self, target: Value, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with an empty block for the patterns."""
        super().__init__(_value(target), loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def patterns(self) -> ir.Block:
        """The block of the patterns."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)  # noqa: F821
class CastOp(_ODS["CastOp"]):
    """A handle as one of another type."""

    def __init__(self, result_type: ir.Type, target: Value, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`result_type` is the type of the new handle."""
        super().__init__(result_type, _value(target), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class GetParentOp(_ODS["GetParentOp"]):
    """The operations around others."""

    def __init__(self, result_type: ir.Type, target: Value, *, isolated_from_above: bool = False, op_name: str | None = None,
                 deduplicate: bool = False, nth_parent: int = 1, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Those that are isolated, or have the name, are counted alone; `nth_parent` says which one is meant."""
        super().__init__(result_type, _value(target), isolated_from_above=isolated_from_above, op_name=op_name,
                         deduplicate=deduplicate, nth_parent=nth_parent, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class MergeHandlesOp(_ODS["MergeHandlesOp"]):
    """All that several handles stand for."""

    def __init__(self, handles: Sequence[Value], *, deduplicate: bool = False, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """With `deduplicate`, what several of them stand for is there once."""
        super().__init__([_value(each) for each in handles], deduplicate=deduplicate, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ReplicateOp(_ODS["ReplicateOp"]):
    """Handles repeated as often as another one has operations."""

    def __init__(self, pattern: Value, handles: Sequence[Value], *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Results are of the types of `handles`."""
        handles = [_value(each) for each in handles]
        super().__init__([each.type for each in handles], _value(pattern), handles, loc=loc, ip=ip)


class _Body:
    """What ops have whose block takes the target first."""

    __slots__ = ()

    @property
    def body(self) -> ir.Block:
        """The block of the operations."""
        return self.regions[0].blocks[0]

    @property
    def bodyTarget(self) -> ir.BlockArgument:
        """The block's argument for the target."""
        return self.body.arguments[0]

    @property
    def bodyExtraArgs(self) -> ir.BlockArgumentList:
        """The block's other arguments."""
        return self.body.arguments[1:]


def _bindings(given):
    """(values, types) of what is bound beside the target: values, or types alone."""
    given = list(_values(given)) if given is not None else []
    if given and isinstance(given[0], ir.Type):
        return [], given
    return given, [each.type for each in given]


@register_operation(_Dialect, replace=True)  # noqa: F821
class SequenceOp(_ODS["SequenceOp"]):
    """Operations one after the other."""

    def __init__(self, failure_propagation_mode: int | str | ir.Attribute, results: Sequence[ir.Type], target: Value | ir.Type,
                 extra_bindings: Values | Sequence[ir.Type] | None = None, *, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """`target` is what it is applied to, or its type where that is not in this module; so are `extra_bindings`."""
        root = None if isinstance(target, ir.Type) else _value(target)
        values, types = _bindings(extra_bindings)
        super().__init__(results, failure_propagation_mode, values, root=root, loc=loc, ip=ip)
        self.regions[0].blocks.append(target if root is None else root.type, *types)

    body = _Body.body
    bodyTarget = _Body.bodyTarget
    bodyExtraArgs = _Body.bodyExtraArgs


@register_operation(_Dialect, replace=True)  # noqa: F821
class NamedSequenceOp(_ODS["NamedSequenceOp"]):
    """A sequence with a name, to be included or called."""

    def __init__(self, sym_name: Name, input_types: Sequence[ir.Type], result_types: Sequence[ir.Type],
                 sym_visibility: Name | None = None,
                 arg_attrs: ir.ArrayAttr | Sequence[Mapping[str, ir.Attribute]] | None = None,
                 res_attrs: ir.ArrayAttr | Sequence[Mapping[str, ir.Attribute]] | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with a block that takes `input_types`."""
        kind = ir.TypeAttr.get(ir.FunctionType.get(input_types, result_types))
        super().__init__(sym_name, kind, sym_visibility=sym_visibility, arg_attrs=arg_attrs, res_attrs=res_attrs, loc=loc, ip=ip)
        self.regions[0].blocks.append(*input_types)

    body = _Body.body
    bodyTarget = _Body.bodyTarget
    bodyExtraArgs = _Body.bodyExtraArgs


@register_operation(_Dialect, replace=True)  # noqa: F821
class YieldOp(_ODS["YieldOp"]):
    """Ends a body."""

    def __init__(self, operands: Values | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`operands` are what the op around it has as results."""
        super().__init__([] if operands is None else _values(operands), loc=loc, ip=ip)
