# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the builtin dialect, which has no schema, as schemas give others."""
from __future__ import annotations

from collections.abc import Iterable

from .. import ir as _ods_ir
from .._cext import register_dialect, register_operation
from ._ods_common import equally_sized_accessor as _ods_equally_sized_accessor  # noqa: F401
from ._ods_common import get_default_loc_context as _ods_get_default_loc_context
from ._ods_common import get_op_results_or_values as _get_op_results_or_values
from ._ods_common import segmented_accessor as _ods_segmented_accessor  # noqa: F401
from ._typing import Ip, Name, Values


@register_dialect
class _Dialect(_ods_ir.Dialect):
    DIALECT_NAMESPACE = "builtin"


def _string_property(name, words):
    def read(self):
        return self.operation.attributes.get(name)

    def write(self, value):
        attributes = self.operation.attributes
        if value is not None:
            attributes[name] = value
        elif name in attributes:
            del attributes[name]

    def delete(self):
        del self.operation.attributes[name]

    read.__annotations__ = {"return": "ir.Attribute | None"}
    write.__annotations__ = {"value": "ir.Attribute | None"}
    return property(read, write, delete, words)


@register_operation(_Dialect)
class ModuleOp(_ods_ir.OpView):
    """A builtin.module as an operation."""

    OPERATION_NAME = "builtin.module"
    _ODS_REGIONS = (1, True)

    def __init__(self, *, sym_name: Name | None = None, sym_visibility: Name | None = None,
                 loc: _ods_ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one without a block."""
        context = _ods_get_default_loc_context(loc)
        attributes = {name: value if isinstance(value, _ods_ir.Attribute) else _ods_ir.StringAttr.get(value, context)
                      for name, value in (("sym_name", sym_name), ("sym_visibility", sym_visibility)) if value is not None}
        super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS, self._ODS_RESULT_SEGMENTS,
                         attributes=attributes, results=[], operands=[], successors=None, regions=None, loc=loc, ip=ip)

    sym_name = _string_property("sym_name", "Its name, a StringAttr, or None.")
    sym_visibility = _string_property("sym_visibility", "Its visibility, a StringAttr, or None.")

    @property
    def bodyRegion(self) -> _ods_ir.Region:
        """Its only region."""
        return self.regions[0]


def module(*, sym_name: Name | None = None, sym_visibility: Name | None = None, loc: _ods_ir.Location | None = None,
           ip: Ip = None) -> ModuleOp:
    """Makes a ModuleOp without a block."""
    return ModuleOp(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)


@register_operation(_Dialect)
class UnrealizedConversionCastOp(_ods_ir.OpView):
    """Values of some types as values of others."""

    OPERATION_NAME = "builtin.unrealized_conversion_cast"
    _ODS_REGIONS = (0, True)

    def __init__(self, outputs: Iterable[_ods_ir.Type], inputs: Values, *, loc: _ods_ir.Location | None = None,
                 ip: Ip = None) -> None:
        """`outputs` are the types of the results."""
        super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS, self._ODS_RESULT_SEGMENTS,
                         attributes={}, results=list(outputs), operands=list(_get_op_results_or_values(inputs)), successors=None,
                         regions=None, loc=loc, ip=ip)

    @property
    def inputs(self) -> _ods_ir.OpOperandList:
        """The values that are converted."""
        return self.operation.operands

    @property
    def outputs(self) -> _ods_ir.OpResultList:
        """The results of the conversion."""
        return self.operation.results


def unrealized_conversion_cast(outputs: Iterable[_ods_ir.Type], inputs: Values, *, loc: _ods_ir.Location | None = None,
                               ip: Ip = None) -> _ods_ir.OpResult | _ods_ir.OpResultList | UnrealizedConversionCastOp:
    """Makes an UnrealizedConversionCastOp and returns its results, or the op if it has none."""
    op = UnrealizedConversionCastOp(outputs=outputs, inputs=inputs, loc=loc, ip=ip)
    results = op.operation.results
    return results if len(results) > 1 else results[0] if len(results) == 1 else op
