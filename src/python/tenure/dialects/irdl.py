# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the irdl dialect: dialects defined in a script.

    with ir.Context() as context, ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            shop = irdl.dialect("shop")
        with ir.InsertionPoint(shop.body):
            pack = irdl.operation_("pack")
            pack.attributes["format"] = ir.StringAttr.get("$item attr-dict `:` type($item)")
        with ir.InsertionPoint(pack.body):
            number = irdl.is_(ir.TypeAttr.get(ir.IntegerType.get_signless(32)))
            irdl.operands_([number], ["item"], [irdl.Variadicity.single])
        irdl.load_dialects(module)

Attributes of its operations extend IRDL (schema/README.md).
"""
from __future__ import annotations

from collections.abc import Iterable

from .. import ir
from .._cext import register_operation
from ._ods_common import get_default_loc_context
from ..ir import register_attribute_builder
from ._schema import load
from ._typing import Ip, Name, Values

load(globals(), "irdl")


def _body(self) -> ir.Block:
    """The block of its members."""
    return self.regions[0].blocks[0]


def _with_body(base):
    """The class of an op that has one block, which is there from the start."""

    def __init__(self, sym_name: Name, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        base.__init__(self, sym_name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    members = {"__init__": __init__, "__module__": __name__, "__doc__": base.__doc__,
               "body": property(_body)}
    return register_operation(_Dialect, replace=True)(type(base.__name__, (base,), members))  # noqa: F821


@register_operation(_Dialect, replace=True)  # noqa: F821
class AttributesOp(AttributesOp):  # noqa: F821
    """An operation irdl.attributes."""

    def __init__(self, attributeValues: Values, attributeValueNames: ir.Attribute | Iterable[str | ir.Attribute], *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        if not isinstance(attributeValueNames, ir.Attribute):
            context = get_default_loc_context(loc)
            names = [name if isinstance(name, ir.Attribute) else ir.StringAttr.get(name, context)
                     for name in attributeValueNames]
            attributeValueNames = ir.ArrayAttr.get(names, context)
        super().__init__(attributeValues, attributeValueNames, loc=loc, ip=ip)


DialectOp = _with_body(DialectOp)  # noqa: F821
OperationOp = _with_body(OperationOp)  # noqa: F821
TypeOp = _with_body(TypeOp)  # noqa: F821
AttributeOp = _with_body(AttributeOp)  # noqa: F821


def attributes_(attribute_values: Values, attribute_value_names: ir.Attribute | Iterable[str | ir.Attribute], *,
                loc: ir.Location | None = None, ip: Ip = None) -> AttributesOp:
    """Makes an irdl.attributes."""
    return AttributesOp(attribute_values, attribute_value_names, loc=loc, ip=ip)


@register_attribute_builder("VariadicityArrayAttr", allow_existing=True)
def _variadicity_array_attr(x, context):
    return ir.Attribute.parse(f"#irdl<variadicity_array [{', '.join(map(str, x))}]>", context)


def dialect(sym_name: Name, *, loc: ir.Location | None = None, ip: Ip = None) -> DialectOp:
    """Creates an irdl.dialect, whose `body` is the block of its operations, types and attributes."""
    return DialectOp(sym_name, loc=loc, ip=ip)


def operation_(sym_name: Name, *, loc: ir.Location | None = None, ip: Ip = None) -> OperationOp:
    """Makes an irdl.operation, whose `body` is a block for its constraints."""
    return OperationOp(sym_name, loc=loc, ip=ip)


def type_(sym_name: Name, *, loc: ir.Location | None = None, ip: Ip = None) -> TypeOp:
    """Makes an irdl.type, whose `body` is a block for its parameters."""
    return TypeOp(sym_name, loc=loc, ip=ip)


def attribute(sym_name: Name, *, loc: ir.Location | None = None, ip: Ip = None) -> AttributeOp:
    """Makes an irdl.attribute, whose `body` is a block for its parameters."""
    return AttributeOp(sym_name, loc=loc, ip=ip)


def load_dialects(module: ir.Module) -> None:
    """Loads the dialects that the module defines into its context. An invalid definition raises MLIRError with locations in
    the printed module, and no dialect is loaded."""
    module.context.load_dialect_schema(str(module), "<irdl module>")
