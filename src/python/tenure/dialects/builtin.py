# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the builtin dialect."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from .. import ir
from .._cext import register_dialect, register_operation
from ._regions import region_op
from ._typing import Ip, Name


@register_dialect
class _Dialect(ir.Dialect):
    DIALECT_NAMESPACE = "builtin"


def _set_or_drop(op, name, value):
    if value is not None:
        op.attributes[name] = value
    elif name in op.attributes:
        del op.attributes[name]


@register_operation(_Dialect)
class ModuleOp(ir.OpView):
    """A builtin.module as an operation."""

    OPERATION_NAME = "builtin.module"
    _ODS_REGIONS = (1, True)

    def __init__(self, *, sym_name: Name | None = None, sym_visibility: Name | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        context = loc.context if loc is not None else None
        attributes = {}
        for name, value in (("sym_name", sym_name), ("sym_visibility", sym_visibility)):
            if value is not None:
                attributes[name] = (value if isinstance(value, ir.Attribute)
                                    else ir.StringAttr.get(value, context))
        super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, None, None,
                         attributes=attributes, results=[], operands=[], successors=None,
                         regions=None, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> ir.Block:
        """Its only block."""
        return self.regions[0].blocks[0]

    @property
    def bodyRegion(self) -> ir.Region:
        """Its only region."""
        return self.regions[0]

    @property
    def sym_name(self) -> ir.Attribute | None:
        """Its name, a StringAttr, or None."""
        return self.attributes.get("sym_name")

    @sym_name.setter
    def sym_name(self, value: ir.Attribute | None) -> None:
        _set_or_drop(self, "sym_name", value)

    @property
    def sym_visibility(self) -> ir.Attribute | None:
        """Its visibility, a StringAttr, or None."""
        return self.attributes.get("sym_visibility")

    @sym_visibility.setter
    def sym_visibility(self, value: ir.Attribute | None) -> None:
        _set_or_drop(self, "sym_visibility", value)


@register_operation(_Dialect)
class UnrealizedConversionCastOp(ir.OpView):
    """Values of some types as values of others."""

    OPERATION_NAME = "builtin.unrealized_conversion_cast"
    _ODS_REGIONS = (0, True)

    def __init__(self, outputs: Iterable[ir.Type], inputs: Iterable[ir.Value], *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, None, None, attributes={},
                         results=list(outputs), operands=list(inputs), successors=None,
                         regions=None, loc=loc, ip=ip)

    @property
    def inputs(self) -> ir.OpOperandList:
        """The values that there are."""
        return self.operands

    @property
    def outputs(self) -> ir.OpResultList:
        """The values that there have to be."""
        return self.results


def _module(*, attrs: Mapping[str, ir.Attribute] | None = None, sym_name: Name | None = None,
            sym_visibility: Name | None = None, loc: ir.Location | None = None, ip: Ip = None) -> ModuleOp:
    op = ModuleOp(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
    for name, attribute in (attrs or {}).items():
        op.attributes[name] = attribute
    return op


module = region_op(_module)
