# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of the builtin dialect."""
import enum
import operator

from . import _tenure as _c
from ._typeid import TypeID
from ._uniqued import prepare, publisher

Type = _c.Type
_DYNAMIC = -(1 << 63)

__all__ = ["Type", "TypeID"]


prepare(Type, "builtin.type", _c.parse_type)
_public = publisher(__all__, "type_name")


@_public("builtin.integer", "builtin.integer")
class IntegerType(Type):
    __slots__ = ()

    class Signedness(enum.Enum):
        SIGNLESS = 0
        SIGNED = 1
        UNSIGNED = 2

    SIGNLESS = Signedness.SIGNLESS
    SIGNED = Signedness.SIGNED
    UNSIGNED = Signedness.UNSIGNED

    get_signless = staticmethod(_c.integer_type_signless)
    get_signed = staticmethod(_c.integer_type_signed)
    get_unsigned = staticmethod(_c.integer_type_unsigned)

    @staticmethod
    def get(width, signedness=Signedness.SIGNLESS, context=None):
        makers = (_c.integer_type_signless, _c.integer_type_signed, _c.integer_type_unsigned)
        return makers[signedness.value](width, context)

    width = property(_c.type_width)
    signedness = property(
        lambda self: IntegerType.Signedness(_c.integer_signedness(self)))
    is_signless = property(lambda self: _c.integer_signedness(self) == 0)
    is_signed = property(lambda self: _c.integer_signedness(self) == 1)
    is_unsigned = property(lambda self: _c.integer_signedness(self) == 2)


@_public("builtin.index", "builtin.index")
class IndexType(Type):
    __slots__ = ()

    @staticmethod
    def get(context=None):
        return _c.index_type(context)


@_public("builtin.none", "builtin.none")
class NoneType(Type):
    __slots__ = ()

    @staticmethod
    def get(context=None):
        return _c.none_type(context)


@_public("builtin.float")
class FloatType(Type):
    __slots__ = ()
    width = property(_c.type_width)


# Upstream's names in the order of the library's float kinds.
_FLOATS = (
    ("Float4E2M1FNType", "builtin.f4E2M1FN"),
    ("Float6E2M3FNType", "builtin.f6E2M3FN"),
    ("Float6E3M2FNType", "builtin.f6E3M2FN"),
    ("Float8E3M4Type", "builtin.f8E3M4"),
    ("Float8E4M3Type", "builtin.f8E4M3"),
    ("Float8E4M3B11FNUZType", "builtin.f8E4M3B11FNUZ"),
    ("Float8E4M3FNType", "builtin.f8E4M3FN"),
    ("Float8E4M3FNUZType", "builtin.f8E4M3FNUZ"),
    ("Float8E5M2Type", "builtin.f8E5M2"),
    ("Float8E5M2FNUZType", "builtin.f8E5M2FNUZ"),
    ("Float8E8M0FNUType", "builtin.f8E8M0FNU"),
    ("BF16Type", "builtin.bf16"),
    ("F16Type", "builtin.f16"),
    ("FloatTF32Type", "builtin.tf32"),
    ("F32Type", "builtin.f32"),
    ("F64Type", "builtin.f64"),
    ("F80Type", "builtin.f80"),
    ("F128Type", "builtin.f128"),
)


def _float_class(name, type_name, kind):
    def get(context=None):
        return _c.float_type(kind, context)

    cls = type(FloatType)(name, (FloatType,), {"__slots__": (), "get": staticmethod(get)})
    return _public(type_name, type_name)(cls)


_float_classes = [_float_class(name, type_name, kind)
                  for kind, (name, type_name) in enumerate(_FLOATS)]
globals().update((cls.__name__, cls) for cls in _float_classes)


@_public("builtin.complex", "builtin.complex")
class ComplexType(Type):
    __slots__ = ()

    @staticmethod
    def get(element_type):
        if not isinstance(element_type, (IntegerType, FloatType)):
            raise ValueError(f"invalid 'Type({element_type})' and expected floating point or "
                             "integer type.")
        return _c.complex_type(element_type)

    element_type = property(_c.element_type)


class _NoTypeID:
    """A base class of several types has no TypeID."""

    def __get__(self, instance, owner):
        raise AttributeError(f"{owner.__name__} has no typeid.")


@_public("builtin.shaped")
class ShapedType(Type):
    __slots__ = ()
    element_type = property(_c.element_type)

    @property
    def has_rank(self):
        return _c.shape(self) is not None

    @property
    def shape(self):
        shape = _c.shape(self)
        if shape is None:
            raise ValueError("calling this method requires that the type has a rank.")
        return shape

    @property
    def rank(self):
        return len(self.shape)

    @property
    def has_static_shape(self):
        shape = _c.shape(self)
        return shape is not None and _DYNAMIC not in shape

    def _extent(self, dim):
        shape = self.shape
        if not 0 <= dim < len(shape):
            raise IndexError(f"dimension {dim} out of range of rank {len(shape)}")
        return shape[dim]

    def is_dynamic_dim(self, dim):
        return self._extent(dim) == _DYNAMIC

    def is_static_dim(self, dim):
        return self._extent(dim) != _DYNAMIC

    def get_dim_size(self, dim):
        return self._extent(dim)

    @staticmethod
    def is_dynamic_size(dim_size):
        return operator.index(dim_size) == _DYNAMIC

    @staticmethod
    def is_static_size(dim_size):
        return operator.index(dim_size) != _DYNAMIC

    def _needs_rank(self):
        self.shape

    def is_dynamic_stride_or_offset(self, dim_size):
        self._needs_rank()
        return operator.index(dim_size) == _DYNAMIC

    def is_static_stride_or_offset(self, dim_size):
        self._needs_rank()
        return operator.index(dim_size) != _DYNAMIC

    @staticmethod
    def get_dynamic_size():
        return _DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset():
        return _DYNAMIC


ShapedType.static_typeid = _NoTypeID()


def _refuse_element(element_type, loc):
    """Raises the error for a vector's invalid element type, with the text of the current and of MLIR 19's bindings."""
    from ._errors import MLIRError
    from ._locations import Location

    loc = Location.unknown(element_type.context) if loc is None else loc
    words = ("failed to verify 'elementType': VectorElementTypeInterface instance",
             f"vector elements must be int/index/float type but got '{element_type}'")
    raise MLIRError("Invalid type", [(2, loc, each, ()) for each in words])


@_public("builtin.vector", "builtin.vector")
class VectorType(ShapedType):
    __slots__ = ()

    @staticmethod
    def _flags(shape, scalable, scalable_dims):
        if scalable is not None and scalable_dims is not None:
            raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
        if scalable is not None:
            scalable = list(scalable)
            if len(scalable) != len(shape):
                raise ValueError("Expected len(scalable) == len(shape).")
            return [bool(each) for each in scalable]
        if scalable_dims is None:
            return None
        flags = [False] * len(shape)
        for dim in scalable_dims:
            if not 0 <= dim < len(shape):
                raise ValueError("Scalable dimension index out of bounds.")
            flags[dim] = True
        return flags

    @staticmethod
    def get(shape, element_type, *, scalable=None, scalable_dims=None, loc=None):
        shape = list(shape)
        flags = VectorType._flags(shape, scalable, scalable_dims)
        if isinstance(element_type, (NoneType, FunctionType, TupleType, ShapedType, ComplexType)):
            _refuse_element(element_type, loc)
        return _c.vector_type(shape, element_type, flags)

    @staticmethod
    def get_unchecked(shape, element_type, *, scalable=None, scalable_dims=None, context=None):
        return VectorType.get(shape, element_type, scalable=scalable, scalable_dims=scalable_dims)

    scalable = property(lambda self: any(_c.scalable_dims(self)))
    scalable_dims = property(_c.scalable_dims)


@_public("builtin.tensor", "builtin.tensor")
class RankedTensorType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(shape, element_type, encoding=None, loc=None):
        return _c.tensor_type(shape, element_type, encoding)

    @staticmethod
    def get_unchecked(shape, element_type, encoding=None, context=None):
        return _c.tensor_type(shape, element_type, encoding)

    encoding = property(_c.tensor_encoding)


@_public("builtin.unranked_tensor", "builtin.unranked_tensor")
class UnrankedTensorType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(element_type, loc=None):
        return _c.tensor_type(None, element_type, None)

    @staticmethod
    def get_unchecked(element_type, context=None):
        return _c.tensor_type(None, element_type, None)


@_public("builtin.memref", "builtin.memref")
class MemRefType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(shape, element_type, layout=None, memory_space=None, loc=None):
        return _c.memref_type(shape, element_type, layout, memory_space)

    @staticmethod
    def get_unchecked(shape, element_type, layout=None, memory_space=None, context=None):
        return _c.memref_type(shape, element_type, layout, memory_space)

    memory_space = property(_c.memref_space)

    @property
    def layout(self):
        layout = _c.memref_layout(self)
        if layout is not None:
            return layout
        from ._affine import AffineMap, AffineMapAttr

        return AffineMapAttr.get(AffineMap.get_identity(self.rank, self.context))

    @property
    def affine_map(self):
        from ._affine import AffineMapAttr

        layout = self.layout
        if isinstance(layout, AffineMapAttr):
            return layout.value
        return _map_of(layout)

    def get_strides_and_offset(self):
        found = _c.memref_strides(self)
        if found is None:
            raise RuntimeError("Failed to extract strides and offset from memref.")
        return found


def _map_of(layout):
    """The map of a strided layout: dynamic values are symbols, the offset's first."""
    from ._affine import AffineExpr, AffineMap

    context = layout.context
    symbol_count = 0

    def number(value):
        nonlocal symbol_count
        if value != _DYNAMIC:
            return AffineExpr.get_constant(value, context)
        symbol_count += 1
        return AffineExpr.get_symbol(symbol_count - 1, context)

    expr = number(layout.offset)
    for i, stride in enumerate(layout.strides):
        expr = AffineExpr.get_add(expr, AffineExpr.get_mul(AffineExpr.get_dim(i, context), number(stride)))
    return AffineMap.get(len(layout.strides), symbol_count, [expr], context)


@_public("builtin.unranked_memref", "builtin.unranked_memref")
class UnrankedMemRefType(ShapedType):
    __slots__ = ()

    @staticmethod
    def get(element_type, memory_space=None, loc=None):
        return _c.memref_type(None, element_type, None, memory_space)

    @staticmethod
    def get_unchecked(element_type, memory_space=None, context=None):
        return _c.memref_type(None, element_type, None, memory_space)

    memory_space = property(_c.memref_space)


@_public("builtin.tuple", "builtin.tuple")
class TupleType(Type):
    __slots__ = ()

    @staticmethod
    def get_tuple(elements, context=None):
        return _c.tuple_type(elements, context)

    def get_type(self, pos):
        types = _c.tuple_elements(self)
        if not 0 <= pos < len(types):
            raise IndexError(f"element {pos} out of range of a tuple of {len(types)}")
        return types[pos]

    num_types = property(lambda self: len(_c.tuple_elements(self)))


@_public("builtin.function", "builtin.function")
class FunctionType(Type):
    __slots__ = ()

    @staticmethod
    def get(inputs=(), results=(), context=None):
        return _c.function_type(inputs, results, context)

    inputs = property(_c.function_inputs)
    results = property(_c.function_results)


def _data(type):
    dialect, body = _c.opaque_type_parts(type)
    if "\1" not in body:  # The place of a part that is kept elsewhere.
        return body
    text = str(type)[1 + len(dialect):]
    return text[1:] if text[0] == "." else text[1:-1]


@_public("builtin.opaque", "builtin.opaque")
class OpaqueType(Type):
    __slots__ = ()

    @staticmethod
    def get(dialect_namespace, buffer, context=None):
        return _c.opaque_type(dialect_namespace, buffer, context)

    dialect_namespace = property(lambda self: _c.opaque_type_parts(self)[0])
    data = property(lambda self: _data(self))


@_public("builtin.dynamic")
class DynamicType(Type):
    __slots__ = ()

    @staticmethod
    def get(full_type_name, attributes, context=None):
        raise ValueError(f"Dynamic type '{full_type_name}' not found")

    @staticmethod
    def lookup_typeid(full_type_name, context=None):
        raise ValueError(f"Dynamic type '{full_type_name}' not found")

    @property
    def type_name(self):
        return str(self).lstrip("!").split("<", 1)[0]

    @property
    def params(self):
        return []


_BY_KIND = [Type, NoneType, IndexType, IntegerType, FloatType, ComplexType, FunctionType,
            TupleType, VectorType, RankedTensorType, UnrankedTensorType, MemRefType,
            UnrankedMemRefType, OpaqueType, OpaqueType]
_BY_KIND += [Type] * (32 - len(_BY_KIND))
_c._set("type_classes", _BY_KIND + _float_classes)
