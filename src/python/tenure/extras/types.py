# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Short names of types, each made in the current context: `T.tensor(2, T.f32())`."""
from .. import ir as _ir
from ..ir import (  # noqa: F401
    Attribute,
    BF16Type,
    ComplexType,
    F16Type,
    F32Type,
    F64Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3Type,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    StridedLayoutAttr,
    StringAttr,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)


def _maker(name):
    return lambda: getattr(_ir, name).get()


index, none = _maker("IndexType"), _maker("NoneType")
f16, f32, f64, bf16, tf32 = (_maker(each) for each in ("F16Type", "F32Type", "F64Type", "BF16Type", "FloatTF32Type"))
for _short in ("8E5M2", "8E4M3", "8E4M3FN", "8E4M3B11FNUZ", "8E3M4", "4E2M1FN", "6E2M3FN", "6E3M2FN", "8E8M0FNU"):
    globals()["f" + _short] = _maker(f"Float{_short}Type")


def i(width):
    return _ir.IntegerType.get_signless(width)


def si(width):
    return _ir.IntegerType.get_signed(width)


def ui(width):
    return _ir.IntegerType.get_unsigned(width)


def _integer(make, width):
    return lambda: make(width)


bool = _integer(i, 1)
for _make in (i, si, ui):
    for _width in (8, 16, 32, 64):
        globals()[f"{_make.__name__}{_width}"] = _integer(_make, _width)


def complex(type):
    return _ir.ComplexType.get(type)


def opaque(dialect_namespace, type_data):
    return _ir.OpaqueType.get(dialect_namespace, type_data)


# ===-- Shaped ---------------------------------------------------------------------------------------------------=== #


def _shaped(shape, element_type, make, make_unranked, ranked=False):
    """`*shape, element_type`, the latter also by name."""
    if element_type is None:
        if not shape or not isinstance(shape[-1], _ir.Type):
            raise ValueError("Either element_type must be provided explicitly XOR last arg to tensor type constructor must "
                             "be the element type.")
        *shape, element_type = shape
    elif shape and isinstance(shape[-1], _ir.Type):
        raise ValueError("Either element_type must be provided explicitly XOR last arg to tensor type constructor must be "
                         "the element type.")
    return make(list(shape), element_type) if shape or ranked else make_unranked(element_type)


def vector(*shape, element_type=None, scalable=None, scalable_dims=None):
    return _shaped(shape, element_type, lambda sizes, type: _ir.VectorType.get(
        sizes, type, scalable=scalable, scalable_dims=scalable_dims), None, ranked=True)


def tensor(*shape, element_type=None, encoding=None):
    """A tensor, of no rank without a shape; `encoding` is a text."""
    if encoding is not None:
        encoding = _ir.StringAttr.get(encoding)
        if not shape or (len(shape) == 1 and isinstance(shape[0], _ir.Type)):
            raise ValueError("UnrankedTensorType does not support encoding.")
    return _shaped(shape, element_type, lambda sizes, type: _ir.RankedTensorType.get(sizes, type, encoding=encoding),
                   _ir.UnrankedTensorType.get)


def memref(*shape, element_type=None, memory_space=None, layout=None):
    """A memref, of no rank without a shape; `memory_space` is a number or a text."""
    space = None if memory_space is None else _ir.Attribute.parse(str(memory_space))
    return _shaped(shape, element_type,
                   lambda sizes, type: _ir.MemRefType.get(sizes, type, memory_space=space, layout=layout),
                   lambda type: _ir.UnrankedMemRefType.get(type, space))


def tuple(*elements):
    return _ir.TupleType.get_tuple(elements)


def function(*, inputs, results):
    return _ir.FunctionType.get(inputs, results)
