# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the builtin dialect."""
from .. import ir
from .._cext import register_dialect, register_operation
from ._regions import region_op


@register_dialect
class _Dialect(ir.Dialect):
    DIALECT_NAMESPACE = "builtin"


@register_operation(_Dialect)
class ModuleOp(ir.OpView):
    """A builtin.module as an operation."""

    OPERATION_NAME = "builtin.module"
    _ODS_REGIONS = (1, True)

    def __init__(self, *, sym_name=None, sym_visibility=None, loc=None, ip=None):
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
    def body(self):
        return self.regions[0].blocks[0]

    @property
    def bodyRegion(self):
        return self.regions[0]

    @property
    def sym_name(self):
        return self.attributes.get("sym_name")

    @property
    def sym_visibility(self):
        return self.attributes.get("sym_visibility")


@register_operation(_Dialect)
class UnrealizedConversionCastOp(ir.OpView):
    """Values of some types as values of others."""

    OPERATION_NAME = "builtin.unrealized_conversion_cast"
    _ODS_REGIONS = (0, True)

    def __init__(self, outputs, inputs, *, loc=None, ip=None):
        super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, None, None, attributes={},
                         results=list(outputs), operands=list(inputs), successors=None,
                         regions=None, loc=loc, ip=ip)

    @property
    def inputs(self):
        return self.operands

    @property
    def outputs(self):
        return self.results


module = region_op(ModuleOp)
