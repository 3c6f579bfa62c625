# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements: dense attributes, dense arrays, resources. numpy is imported only where it is given."""
import struct

from . import _attributes
from . import _tenure as _c
from ._attributes import Attribute, BoolAttr, FloatAttr, IntegerAttr
from ._types import (
    ComplexType,
    F16Type,
    F32Type,
    F64Type,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
)
from ._uniqued import ItemIterator, publisher

__all__ = []
_public = publisher(__all__, "attr_name")


#===-- Dense arrays --------------------------------------------------------------------------===#


def _array_class(name, code, make_type, python_type, kind):
    size = struct.calcsize("=" + code)

    class Iterator(ItemIterator):
        __slots__ = ()

    def get(values, context=None):
        values = [python_type(value) for value in values]
        try:
            data = struct.pack(f"={len(values)}{code}", *values)
        except struct.error as error:
            raise ValueError(f"get(): incompatible function arguments: {error}") from None
        return _c.dense_array(make_type(context), len(values), data)

    def __len__(self):
        return _c.dense_array_length(self)

    def __getitem__(self, index):
        length = len(self)
        if index < 0:
            index += length
        if not 0 <= index < length:
            raise IndexError("DenseArray index out of range")
        return struct.unpack_from("=" + code, _c.element_data(self)[0], index * size)[0]

    def __iter__(self):
        return Iterator(self)

    def __add__(self, other):
        return get([*self, *other], self.context)

    Iterator.__name__ = Iterator.__qualname__ = name.replace("Attr", "Iterator")
    Iterator.__module__ = "tenure.ir"
    namespace = {"__slots__": (), "get": staticmethod(get), "__len__": __len__,
                 "__getitem__": __getitem__, "__iter__": __iter__, "__add__": __add__}
    cls = _public(f"builtin.dense_array.{code}", "builtin.dense_array")(
        type(Attribute)(name, (Attribute,), namespace))
    _attributes._BY_KIND[kind] = cls
    globals()[Iterator.__name__] = Iterator
    __all__.append(Iterator.__name__)
    return cls


def _as_bool(value):
    return bool(value)


def _as_int(value):
    if isinstance(value, (int, IntegerAttr, BoolAttr)):
        return int(value)
    try:
        return _c.whole_number(value)
    except TypeError:
        raise TypeError(f"get(): incompatible function arguments: {value!r} is not an integer") from None


def _as_float(value):
    try:
        return float(value)
    except TypeError:
        raise TypeError(
            f"get(): incompatible function arguments: {value!r} is not a number") from None


DenseBoolArrayAttr = _array_class("DenseBoolArrayAttr", "?",
                                  lambda c: IntegerType.get_signless(1, c), _as_bool, 40)
DenseI8ArrayAttr = _array_class("DenseI8ArrayAttr", "b",
                                lambda c: IntegerType.get_signless(8, c), _as_int, 41)
DenseI16ArrayAttr = _array_class("DenseI16ArrayAttr", "h",
                                 lambda c: IntegerType.get_signless(16, c), _as_int, 42)
DenseI32ArrayAttr = _array_class("DenseI32ArrayAttr", "i",
                                 lambda c: IntegerType.get_signless(32, c), _as_int, 43)
DenseI64ArrayAttr = _array_class("DenseI64ArrayAttr", "q",
                                 lambda c: IntegerType.get_signless(64, c), _as_int, 44)
DenseF32ArrayAttr = _array_class("DenseF32ArrayAttr", "f", F32Type.get, _as_float, 45)
DenseF64ArrayAttr = _array_class("DenseF64ArrayAttr", "d", F64Type.get, _as_float, 46)


#===-- Element types and formats -------------------------------------------------------------===#


def _element_size(type_):
    """Bytes of one element in a dense attribute; bits are one byte here."""
    if isinstance(type_, ComplexType):
        return 2 * _element_size(type_.element_type)
    if isinstance(type_, IndexType):
        return 8
    return (type_.width + 7) // 8


def _format_of(type_):
    """The struct format of an element; None if it has none."""
    if isinstance(type_, IndexType):
        return "q"
    if isinstance(type_, IntegerType):
        code = {1: "?", 8: "b", 16: "h", 32: "i", 64: "q"}.get(type_.width)
        return code.upper() if code not in (None, "?") and type_.is_unsigned else code
    if isinstance(type_, ComplexType):
        return {"f": "Zf", "d": "Zd"}.get(_format_of(type_.element_type))
    return {F16Type: "e", F32Type: "f", F64Type: "d"}.get(type(type_))


def _type_of_format(code, item_size, signless, context):
    """The element type for a buffer's format; None if there is none."""
    code = code.lstrip("@=<") or "B"
    if code in ("e", "f", "d"):
        return {"e": F16Type, "f": F32Type, "d": F64Type}[code].get(context)
    if code in ("Zf", "Zd"):
        return ComplexType.get({"Zf": F32Type, "Zd": F64Type}[code].get(context))
    if code == "?":
        return IntegerType.get_signless(1, context)
    if code in ("b", "h", "i", "l", "q", "n"):
        make = IntegerType.get_signless if signless else IntegerType.get_signed
        return make(item_size * 8, context)
    if code in ("B", "H", "I", "L", "Q", "N"):
        make = IntegerType.get_signless if signless else IntegerType.get_unsigned
        return make(item_size * 8, context)
    return None


def _packed_bits(flags):
    """Booleans, one byte each, as bits, the lowest first."""
    packed = bytearray((len(flags) + 7) // 8)
    for i, flag in enumerate(flags):
        if flag:
            packed[i >> 3] |= 1 << (i & 7)
    return bytes(packed)


def _is_bit(type_):
    return isinstance(type_, IntegerType) and type_.width == 1


def _count(shape):
    count = 1
    for extent in shape:
        count *= extent
    return count


def _buffer_of(array):
    try:
        return memoryview(array)
    except (TypeError, ValueError, BufferError):
        pass
    # numpy has types (bfloat16, ...) whose bytes it does not show as a buffer.
    view = getattr(array, "view", None)
    if view is not None and hasattr(array, "dtype"):
        return None
    raise TypeError("DenseElementsAttr.get() takes a buffer or a sequence of attributes")


def _get_from_buffer(array, signless, type_, shape, context):
    view = _buffer_of(array)
    if view is None:
        import numpy

        raw = numpy.ascontiguousarray(array)
        code, item_size, own_shape = None, raw.dtype.itemsize, raw.shape
        data = memoryview(raw.view("u1").reshape(-1))
    else:
        code, item_size, own_shape = view.format, view.itemsize, view.shape
        data = view.tobytes() if not view.c_contiguous else view
    shape = list(own_shape) if shape is None else list(shape)
    shaped, element = None, type_
    if type_ is not None and isinstance(type_, ShapedType):
        shaped, element = type_, type_.element_type
    elif type_ is None and code is not None:
        element = _type_of_format(code, item_size, signless, context)
    if element is None:
        raise ValueError("unimplemented array format conversion from format: " + str(code))
    if shaped is None:
        shaped = RankedTensorType.get(shape, element)
    if not shaped.has_static_shape:
        raise ValueError("Expected a static ShapedType for the shaped_type parameter.")
    if code is not None and code.lstrip("@=<") == "?":
        data = _packed_bits(bytes(data))
        if _count(own_shape) == 1:
            data = b"\xff" if data[0] & 1 else b"\x00"
    return _c.dense_elements(shaped, data)


#===-- From attributes -----------------------------------------------------------------------===#


def _element_bytes(attr, type_):
    """The bytes of one element."""
    if isinstance(type_, (IntegerType, IndexType)):
        size = _element_size(type_)
        return (_c.integer_value(attr) & ((1 << size * 8) - 1)).to_bytes(size, "little")
    return _c.float_bytes(attr)


def _get_from_attributes(attrs, type_, context):
    attrs = list(attrs)
    if not attrs:
        raise ValueError("Attributes list must be non-empty")
    for attr in attrs:
        if not isinstance(attr, Attribute):
            raise RuntimeError("Invalid attribute when attempting to create an ArrayAttribute")
    if type_ is None:
        shaped = RankedTensorType.get([len(attrs)], attrs[0].type)
    else:
        if not isinstance(type_, ShapedType):
            raise ValueError("Expected a static ShapedType for the shaped_type parameter: "
                             f"Got {type_!r}")
        if not type_.has_static_shape:
            raise ValueError("Expected a static ShapedType for the shaped_type parameter: "
                             f"Got {type_!r}")
        shaped = type_
    element = shaped.element_type
    for attr in attrs:
        if attr.type != element:
            raise ValueError("All attributes must be of the same type and match the type "
                             f"parameter: expected={element!r}, but got={attr.type!r}")
    if type_ is not None and len(attrs) not in (1, _count(shaped.shape)):
        raise ValueError(f"{len(attrs)} elements for {shaped}")
    if isinstance(attrs[0], _attributes.StringAttr):
        return _c.dense_strings(shaped, [attr.value for attr in attrs])
    return _c.dense_elements(shaped, _pack(attrs, element))


def _pack(attrs, element):
    if _is_bit(element):
        if len(attrs) == 1:
            return b"\xff" if _c.integer_value(attrs[0]) & 1 else b"\x00"
        return _packed_bits([_c.integer_value(attr) & 1 for attr in attrs])
    return b"".join(_element_bytes(attr, element) for attr in attrs)


#===-- Dense elements ------------------------------------------------------------------------===#


@_public("builtin.dense_typed_elements", "builtin.dense_typed_elements")
class DenseElementsAttr(_c._BufferAttribute):
    __slots__ = ()

    @staticmethod
    def get(array=None, signless=True, type=None, shape=None, context=None, *, attrs=None):
        if type is not None and shape is not None and attrs is None:
            made = _c.dense_of_buffer(array, type, shape)
            if made is not None:
                return made
        given = attrs if attrs is not None else array
        if isinstance(given, (list, tuple)) or attrs is not None:
            if isinstance(signless, _c.Type):  # get(attrs, type)
                signless, type = True, signless
            return _get_from_attributes(given, type, context)
        return _get_from_buffer(given, signless, type, shape, context)

    @staticmethod
    def get_splat(shaped_type, element_attr):
        if not isinstance(shaped_type, ShapedType) or not shaped_type.has_static_shape:
            raise ValueError("Expected a static ShapedType for the shaped_type parameter: "
                             f"Type({shaped_type})")
        if not isinstance(element_attr, (IntegerAttr, BoolAttr, FloatAttr)):
            raise ValueError("Illegal element type for DenseElementsAttr: "
                             f"Got {element_attr!r}")
        element = shaped_type.element_type
        if element_attr.type != element:
            raise ValueError("Shaped element type and attribute type must be equal: "
                             f"shaped=Type({shaped_type}), element=Attribute({element_attr})")
        return _c.dense_elements(shaped_type, _pack([element_attr], element))

    def __len__(self):
        return _count(self.type.shape)

    @property
    def is_splat(self):
        return _c.element_data(self)[1]

    def get_splat_value(self):
        if not self.is_splat:
            raise ValueError("get_splat_value called on a non-splat attribute")
        element = self.type.element_type
        value = self._value_at(0)
        if isinstance(element, FloatType):
            return FloatAttr.get(element, value)
        if isinstance(element, (IntegerType, IndexType)):
            return IntegerAttr.get(element, value)
        return Attribute.parse(f"{value}", self.context)

    def _value_at(self, index):
        data, is_splat = _c.element_data(self)
        element = self.type.element_type
        if is_splat:
            index = 0
        if _is_bit(element):
            return bool(data[0] & 1) if is_splat else bool(data[index >> 3] >> (index & 7) & 1)
        size = _element_size(element)
        raw = bytes(data[index * size:(index + 1) * size])
        code = _format_of(element)
        if code is not None and not code.startswith("Z"):
            return struct.unpack("=" + code, raw)[0]
        if isinstance(element, IntegerType):
            value = int.from_bytes(raw, "little", signed=not element.is_unsigned)
            return value
        return _c.float_from_bytes(element, raw)

    def _index(self, index):
        length = len(self)
        if index < 0:
            index += length
        if not 0 <= index < length:
            raise IndexError("attempt to access out of bounds element")
        return index


@_public("builtin.dense_fp_elements", "builtin.dense_typed_elements")
class DenseFPElementsAttr(DenseElementsAttr):
    __slots__ = ()

    def __getitem__(self, index):
        return self._value_at(self._index(index))

    def __iter__(self):
        return (self._value_at(i) for i in range(len(self)))


@_public("builtin.dense_int_elements", "builtin.dense_typed_elements")
class DenseIntElementsAttr(DenseElementsAttr):
    __slots__ = ()

    def __getitem__(self, index):
        index = self._index(index)
        if _format_of(self.type.element_type) is None:
            raise TypeError("Unsupported integer type")
        return int(self._value_at(index))

    def __iter__(self):
        return (int(self._value_at(i)) for i in range(len(self)))


@_public("builtin.dense_string_elements", "builtin.dense_string_elements")
class DenseStringElementsAttr(Attribute):
    __slots__ = ()
    values = property(_c.dense_string_values)

    def __len__(self):
        return _count(self.type.shape)


@_public("builtin.sparse_elements", "builtin.sparse_elements")
class SparseElementsAttr(Attribute):
    __slots__ = ()


@_public("builtin.dense_resource_elements", "builtin.dense_resource_elements")
class DenseResourceElementsAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get_from_buffer(array, name, type, alignment=None, is_mutable=False, context=None):
        view = memoryview(array)
        if not view.c_contiguous:
            raise ValueError("Contiguous buffer is required.")
        if not isinstance(type, ShapedType):
            raise ValueError("Constructing a DenseResourceElementsAttr requires a ShapedType.")
        return _c.dense_resource(name, type, array, alignment or max(1, _alignment_of(view)))

    key = property(_c.resource_key)

    @property
    def data(self):
        return _c.resource_data(self)


def _alignment_of(view):
    """The guaranteed alignment of the buffer's items."""
    size = view.itemsize
    return size if size & (size - 1) == 0 and size <= 8 else 1


_c_attribute_kinds = {9: DenseElementsAttr, 10: DenseStringElementsAttr, 11: SparseElementsAttr,
                      12: DenseResourceElementsAttr, 34: DenseFPElementsAttr,
                      35: DenseIntElementsAttr}
for _kind, _class in _c_attribute_kinds.items():
    _attributes._BY_KIND[_kind] = _class
