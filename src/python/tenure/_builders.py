# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builders of attributes: what a dialect's class makes of Python values, by kind of attribute."""
from ._affine import AffineMapAttr, IntegerSetAttr
from ._attributes import (
    ArrayAttr,
    BoolAttr,
    DictAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ._elements import (
    DenseBoolArrayAttr,
    DenseElementsAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseI8ArrayAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
)
from ._globals import AttrBuilder
from ._types import F64Type, IndexType, IntegerType


def register_attribute_builder(kind, replace=False, allow_existing=False):
    def decorate(function):
        AttrBuilder.insert(kind, function, replace, allow_existing)
        return function

    return decorate


def _integer(make_type):
    return lambda x, context: IntegerAttr.get(make_type(context), x)


def _array(make_element):
    return lambda x, context: ArrayAttr.get([make_element(each, context) for each in x], context)


def _symbol_ref(x, context):
    if isinstance(x, (list, tuple)):
        return SymbolRefAttr.get(list(x), context)
    return FlatSymbolRefAttr.get(x, context)


def _elements(make_type):
    def build(x, context):
        import numpy

        return DenseElementsAttr.get(
            numpy.asarray(x, dtype=_NUMPY[make_type.__name__]), type=make_type(context),
            context=context)

    return build


def _i32(context):
    return IntegerType.get_signless(32, context)


def _i64(context):
    return IntegerType.get_signless(64, context)


def _index(context):
    return IndexType.get(context)


def _f64(context):
    return F64Type.get(context)


_NUMPY = {"_i32": "int32", "_i64": "int64", "_index": "int64", "_f64": "float64"}


def _float32(x, context):
    return FloatAttr.get_f32(x, context)


def _float64(x, context):
    return FloatAttr.get_f64(x, context)


def _string(x, context):
    return StringAttr.get(x, context)


def _unit(x, context):
    return UnitAttr.get(context) if x else None  # The attribute is there or not.


_BUILDERS = {
    "AffineMapAttr": lambda x, context: AffineMapAttr.get(x),
    "IntegerSetAttr": lambda x, context: IntegerSetAttr.get(x),
    "BoolAttr": lambda x, context: BoolAttr.get(x, context),
    "DictionaryAttr": lambda x, context: DictAttr.get(x, context),
    "IndexAttr": _integer(_index),
    "F32Attr": _float32,
    "F64Attr": _float64,
    "StrAttr": _string,
    "SymbolNameAttr": _string,
    "SymbolRefAttr": _symbol_ref,
    "FlatSymbolRefAttr": lambda x, context: FlatSymbolRefAttr.get(x, context),
    "UnitAttr": _unit,
    "ArrayAttr": lambda x, context: ArrayAttr.get(list(x), context),
    "TypeAttr": lambda x, context: TypeAttr.get(x, context),
    "MemRefTypeAttr": lambda x, context: TypeAttr.get(x, context),
    "DenseBoolArrayAttr": lambda x, context: DenseBoolArrayAttr.get(x, context),
    "DenseI8ArrayAttr": lambda x, context: DenseI8ArrayAttr.get(x, context),
    "DenseI16ArrayAttr": lambda x, context: DenseI16ArrayAttr.get(x, context),
    "DenseI32ArrayAttr": lambda x, context: DenseI32ArrayAttr.get(x, context),
    "DenseI64ArrayAttr": lambda x, context: DenseI64ArrayAttr.get(x, context),
    "DenseF32ArrayAttr": lambda x, context: DenseF32ArrayAttr.get(x, context),
    "DenseF64ArrayAttr": lambda x, context: DenseF64ArrayAttr.get(x, context),
    "I32ElementsAttr": _elements(_i32),
    "I64ElementsAttr": _elements(_i64),
    "IndexElementsAttr": _elements(_index),
    "F64ElementsAttr": _elements(_f64),
}


def _sized(width, make):
    return _integer(lambda context: make(width, context))


for _width in (1, 8, 16, 32, 64):
    _BUILDERS[f"I{_width}Attr"] = _sized(_width, IntegerType.get_signless)
    _BUILDERS[f"SI{_width}Attr"] = _sized(_width, IntegerType.get_signed)
    _BUILDERS[f"UI{_width}Attr"] = _sized(_width, IntegerType.get_unsigned)

_ARRAYS = {
    "AffineMapArrayAttr": "AffineMapAttr",
    "BoolArrayAttr": "BoolAttr",
    "DictArrayAttr": "DictionaryAttr",
    "FlatSymbolRefArrayAttr": "FlatSymbolRefAttr",
    "I32ArrayAttr": "I32Attr",
    "I64ArrayAttr": "I64Attr",
    "I64SmallVectorArrayAttr": "I64Attr",
    "F32ArrayAttr": "F32Attr",
    "F64ArrayAttr": "F64Attr",
    "StrArrayAttr": "StrAttr",
    "SymbolRefArrayAttr": "SymbolRefAttr",
    "TypeArrayAttr": "TypeAttr",
}
for _kind, _element in _ARRAYS.items():
    _BUILDERS[_kind] = _array(_BUILDERS[_element])
_BUILDERS["IndexListArrayAttr"] = _array(_BUILDERS["I64ArrayAttr"])

# Names of the builders as functions of `ir`: _i32Attr builds an I32Attr.
_NAMES = {"DictionaryAttr": "_dictAttr", "MemRefTypeAttr": "_memref_type_attr", "StrAttr": "_stringAttr"}


def _function_name(kind):
    if kind in _NAMES:
        return _NAMES[kind]
    start = 2 if kind[:2] in ("SI", "UI") else 1
    return "_" + kind[:start].lower() + kind[start:]


functions = {}
for _kind, _builder in _BUILDERS.items():
    AttrBuilder.insert(_kind, _builder)
    functions[_function_name(_kind)] = _builder
