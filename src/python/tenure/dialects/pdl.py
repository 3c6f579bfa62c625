# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the pdl dialect: patterns as operations.

    @pdl.pattern(benefit=1, sym_name="drop")
    def drop():
        op = pdl.OperationOp("t.old")

        @pdl.rewrite(op)
        def body():
            pdl.EraseOp(op)
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ._ods_common import get_default_loc_context, get_op_result_or_value, get_op_results_or_values
from ._regions import region_op
from ._schema import load
from ._typing import Ip, Number, ValueLike, Values

if TYPE_CHECKING:
    from typing_extensions import Self

load(globals(), "pdl")
_ODS = {name: globals()[name] for name in (
    "ApplyNativeConstraintOp", "ApplyNativeRewriteOp", "AttributeOp", "EraseOp", "OperandOp", "OperandsOp",
    "OperationOp", "PatternOp", "ReplaceOp", "ResultOp", "ResultsOp", "RewriteOp", "TypeOp", "TypesOp")}

#===-- Types ------------------------------------------------------------------------------------===#


class PDLType(ir.OpaqueType):
    """A type of pdl, of one spelling."""

    __slots__ = ()
    _BODY = None

    @classmethod
    def _isa(cls, other):
        return isinstance(other, ir.OpaqueType) and other.dialect_namespace == "pdl" and cls._spells(other.data)

    @classmethod
    def _spells(cls, body):
        return body == cls._BODY

    @classmethod
    def get(cls, context: ir.Context | None = None) -> Self:
        """The type."""
        return cls(ir.OpaqueType.get("pdl", cls._BODY, context))


class AttributeType(PDLType):
    """An attribute."""

    __slots__ = ()
    _BODY = "attribute"


class OperationType(PDLType):
    """An operation."""

    __slots__ = ()
    _BODY = "operation"


class TypeType(PDLType):
    """A type."""

    __slots__ = ()
    _BODY = "type"


class ValueType(PDLType):
    """A value."""

    __slots__ = ()
    _BODY = "value"


class RangeType(PDLType):
    """A range of the element type."""

    __slots__ = ()

    @classmethod
    def _spells(cls, body):
        return body.startswith("range<")

    @classmethod
    def get(cls, element_type: ir.Type) -> RangeType:
        """The type."""
        return cls(ir.OpaqueType.get("pdl", f"range<{ir.OpaqueType(element_type).data}>", element_type.context))

    @property
    def element_type(self) -> ir.Type:
        """The element type."""
        name = self.data.removeprefix("range<").removesuffix(">")
        return _BY_NAME[name].get(self.context)



def op_t(context: ir.Context | None = None) -> ir.Type:
    """The type OperationType.get()."""
    return OperationType.get(context)


_BY_NAME = {cls._BODY: cls for cls in (AttributeType, OperationType, TypeType, ValueType)}

#===-- Operations -------------------------------------------------------------------------------===#


def _value(argument):
    return None if argument is None else get_op_result_or_value(argument)


def _values(arguments):
    """Values of a list of values and ops."""
    if arguments is None:
        return []
    return [get_op_result_or_value(each) for each in get_op_results_or_values(arguments)]


@register_operation(_Dialect, replace=True)  # noqa: F821
class ApplyNativeConstraintOp(_ODS["ApplyNativeConstraintOp"]):
    """A native constraint on values."""

    def __init__(self, results: Sequence[ir.Type], name: ir.Attribute | str, args: Values | None = None, *,
                 isNegated: ir.Attribute | bool | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(results, name, _values(args), isNegated=isNegated, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ApplyNativeRewriteOp(_ODS["ApplyNativeRewriteOp"]):
    """A native rewrite."""

    def __init__(self, results: Sequence[ir.Type], name: ir.Attribute | str, args: Values | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(results, name, _values(args), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class AttributeOp(_ODS["AttributeOp"]):
    """An attribute that is matched or made."""

    def __init__(self, valueType: ValueLike | None = None, value: ir.Attribute | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(AttributeType.get(get_default_loc_context(loc)), valueType=_value(valueType), value=value,
                         loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class EraseOp(_ODS["EraseOp"]):
    """Erases an operation in a rewrite."""

    def __init__(self, operation: ValueLike | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(_value(operation), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class OperandOp(_ODS["OperandOp"]):
    """A value that is matched."""

    def __init__(self, type: ValueLike | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(ValueType.get(get_default_loc_context(loc)), valueType=_value(type), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class OperandsOp(_ODS["OperandsOp"]):
    """A range of values that is matched."""

    def __init__(self, types: ValueLike | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(RangeType.get(ValueType.get(get_default_loc_context(loc))), valueType=_value(types), loc=loc,
                         ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class OperationOp(_ODS["OperationOp"]):
    """An operation that is matched, or made in a rewrite."""

    def __init__(self, name: ir.Attribute | str | None = None, args: Values | None = None,
                 attributes: Mapping[str, ValueLike] | None = None, types: Values | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`attributes` is a dict of values by name; `args` and `types` are values, or ops with one result."""
        attributes = {} if attributes is None else attributes
        context = get_default_loc_context(loc)
        names = ir.ArrayAttr.get([ir.StringAttr.get(key, context) for key in attributes], context)
        super().__init__(OperationType.get(context), _values(args), _values(list(attributes.values())), names,
                         _values(types), opName=name, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class PatternOp(_ODS["PatternOp"]):
    """A pattern: a match and a rewrite."""

    def __init__(self, benefit: Number, name: ir.Attribute | str | None = None, *,
                 sym_name: ir.Attribute | str | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(benefit, sym_name=sym_name if name is None else name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> ir.Block:
        """The block of its region."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)  # noqa: F821
class ReplaceOp(_ODS["ReplaceOp"]):
    """Replaces an operation in a rewrite, by another or by values."""

    def __init__(self, op: ValueLike, *, with_op: ValueLike | None = None, with_values: Values | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(_value(op), _values(with_values), replOperation=_value(with_op), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ResultOp(_ODS["ResultOp"]):
    """A result of an operation."""

    def __init__(self, parent: ValueLike, index: Number, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(ValueType.get(get_default_loc_context(loc)), _value(parent), index, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ResultsOp(_ODS["ResultsOp"]):
    """Results of an operation."""

    def __init__(self, result: ir.Type, parent: ValueLike, index: Number | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(result, _value(parent), index=index, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class RewriteOp(_ODS["RewriteOp"]):
    """The rewrite of a pattern."""

    def __init__(self, root: ValueLike | None = None, name: ir.Attribute | str | None = None, args: Values | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(_values(args), root=_value(root), name=name, loc=loc, ip=ip)

    def add_body(self) -> ir.Block:
        """Gives the op its block, and returns it."""
        self.regions[0].blocks.append()
        return self.body

    @property
    def body(self) -> ir.Block:
        """The block of its region."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)  # noqa: F821
class TypeOp(_ODS["TypeOp"]):
    """A type that is matched or made."""

    def __init__(self, constantType: ir.Type | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(TypeType.get(get_default_loc_context(loc)),
                         constantType=None if constantType is None else ir.TypeAttr.get(constantType), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class TypesOp(_ODS["TypesOp"]):
    """A range of types that is matched or made."""

    def __init__(self, constantTypes: Sequence[ir.Type | ir.Attribute] | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        context = get_default_loc_context(loc)
        constants = None if constantTypes is None else ir.ArrayAttr.get(
            [each if isinstance(each, ir.Attribute) else ir.TypeAttr.get(each) for each in constantTypes], context)
        super().__init__(RangeType.get(TypeType.get(context)), constantTypes=constants, loc=loc, ip=ip)


pattern = region_op(PatternOp)
rewrite = region_op(RewriteOp)
