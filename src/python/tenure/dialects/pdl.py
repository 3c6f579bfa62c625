# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the pdl dialect: patterns as operations.

    @pdl.pattern(benefit=1, sym_name="drop")
    def drop():
        op = pdl.OperationOp("t.old")

        @pdl.rewrite(op)
        def body():
            pdl.EraseOp(op)
"""
from .. import ir
from .._cext import register_operation
from ._ods_common import get_default_loc_context, get_op_result_or_value, get_op_results_or_values
from ._regions import region_op
from ._schema import load

load(globals(), "pdl")
_ODS = {name: globals()[name] for name in (
    "ApplyNativeConstraintOp", "ApplyNativeRewriteOp", "AttributeOp", "EraseOp", "OperandOp", "OperandsOp",
    "OperationOp", "PatternOp", "ReplaceOp", "ResultOp", "ResultsOp", "RewriteOp", "TypeOp", "TypesOp")}

#===-- Types ------------------------------------------------------------------------------------===#


class _PDLType(ir.OpaqueType):
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
    def get(cls, context=None):
        return cls(ir.OpaqueType.get("pdl", cls._BODY, context))


class AttributeType(_PDLType):
    __slots__ = ()
    _BODY = "attribute"


class OperationType(_PDLType):
    __slots__ = ()
    _BODY = "operation"


class TypeType(_PDLType):
    __slots__ = ()
    _BODY = "type"


class ValueType(_PDLType):
    __slots__ = ()
    _BODY = "value"


class RangeType(_PDLType):
    """Several of what the element type stands for."""

    __slots__ = ()

    @classmethod
    def _spells(cls, body):
        return body.startswith("range<")

    @classmethod
    def get(cls, element_type):
        return cls(ir.OpaqueType.get("pdl", f"range<{ir.OpaqueType(element_type).data}>", element_type.context))

    @property
    def element_type(self):
        name = self.data.removeprefix("range<").removesuffix(">")
        return _BY_NAME[name].get(self.context)


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
    def __init__(self, results, name, args=None, *, isNegated=None, loc=None, ip=None):
        super().__init__(results, name, _values(args), isNegated=isNegated, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ApplyNativeRewriteOp(_ODS["ApplyNativeRewriteOp"]):
    def __init__(self, results, name, args=None, *, loc=None, ip=None):
        super().__init__(results, name, _values(args), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class AttributeOp(_ODS["AttributeOp"]):
    def __init__(self, valueType=None, value=None, *, loc=None, ip=None):
        super().__init__(AttributeType.get(get_default_loc_context(loc)), valueType=_value(valueType), value=value,
                         loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class EraseOp(_ODS["EraseOp"]):
    def __init__(self, operation=None, *, loc=None, ip=None):
        super().__init__(_value(operation), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class OperandOp(_ODS["OperandOp"]):
    def __init__(self, type=None, *, loc=None, ip=None):
        super().__init__(ValueType.get(get_default_loc_context(loc)), valueType=_value(type), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class OperandsOp(_ODS["OperandsOp"]):
    def __init__(self, types=None, *, loc=None, ip=None):
        super().__init__(RangeType.get(ValueType.get(get_default_loc_context(loc))), valueType=_value(types), loc=loc,
                         ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class OperationOp(_ODS["OperationOp"]):
    def __init__(self, name=None, args=None, attributes=None, types=None, *, loc=None, ip=None):
        """`attributes` is a dict of values by name; `args` and `types` are values, or ops with one result."""
        attributes = {} if attributes is None else attributes
        context = get_default_loc_context(loc)
        names = ir.ArrayAttr.get([ir.StringAttr.get(key, context) for key in attributes], context)
        super().__init__(OperationType.get(context), _values(args), _values(list(attributes.values())), names,
                         _values(types), opName=name, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class PatternOp(_ODS["PatternOp"]):
    def __init__(self, benefit, name=None, *, sym_name=None, loc=None, ip=None):
        super().__init__(benefit, sym_name=sym_name if name is None else name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)  # noqa: F821
class ReplaceOp(_ODS["ReplaceOp"]):
    def __init__(self, op, *, with_op=None, with_values=None, loc=None, ip=None):
        super().__init__(_value(op), _values(with_values), replOperation=_value(with_op), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ResultOp(_ODS["ResultOp"]):
    def __init__(self, parent, index, *, loc=None, ip=None):
        super().__init__(ValueType.get(get_default_loc_context(loc)), _value(parent), index, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ResultsOp(_ODS["ResultsOp"]):
    def __init__(self, result, parent, index=None, *, loc=None, ip=None):
        super().__init__(result, _value(parent), index=index, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class RewriteOp(_ODS["RewriteOp"]):
    def __init__(self, root=None, name=None, args=None, *, loc=None, ip=None):
        super().__init__(_values(args), root=_value(root), name=name, loc=loc, ip=ip)

    def add_body(self):
        """Gives the op its block, and returns it."""
        self.regions[0].blocks.append()
        return self.body

    @property
    def body(self):
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)  # noqa: F821
class TypeOp(_ODS["TypeOp"]):
    def __init__(self, constantType=None, *, loc=None, ip=None):
        super().__init__(TypeType.get(get_default_loc_context(loc)),
                         constantType=None if constantType is None else ir.TypeAttr.get(constantType), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class TypesOp(_ODS["TypesOp"]):
    def __init__(self, constantTypes=None, *, loc=None, ip=None):
        context = get_default_loc_context(loc)
        constants = None if constantTypes is None else ir.ArrayAttr.get(
            [each if isinstance(each, ir.Attribute) else ir.TypeAttr.get(each) for each in constantTypes], context)
        super().__init__(RangeType.get(TypeType.get(context)), constantTypes=constants, loc=loc, ip=ip)


pattern = region_op(PatternOp)
rewrite = region_op(RewriteOp)
