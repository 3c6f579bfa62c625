# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The attributes of the builtin dialect, but for elements and affine maps."""
from . import _tenure as _c
from ._uniqued import ItemIterator, prepare, publisher

Attribute = _c.Attribute
_DYNAMIC = -(1 << 63)

__all__ = ["Attribute"]


prepare(Attribute, "builtin.attribute", _c.parse_attribute)
_public = publisher(__all__, "attr_name")


@_public("builtin.unit", "builtin.unit")
class UnitAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(context=None):
        return _c.unit_attribute(context)


@_public("builtin.integer", "builtin.integer")
class IntegerAttr(Attribute):
    __slots__ = ()
    get = staticmethod(_c.integer_attribute)
    value = property(_c.integer_value)

    def __int__(self):
        return _c.integer_value(self)

    _isa = classmethod(lambda cls, other: isinstance(other, (IntegerAttr, BoolAttr)))


@_public("builtin.bool")
class BoolAttr(Attribute):
    __slots__ = ()
    get = staticmethod(_c.bool_attribute)
    value = property(lambda self: bool(_c.integer_value(self)))

    def __bool__(self):
        return bool(_c.integer_value(self))

    def __int__(self):
        return _c.integer_value(self)

    _isa = classmethod(
        lambda cls, other: isinstance(other, Attribute) and _c.attribute_is_bool(other))


@_public("builtin.float", "builtin.float")
class FloatAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(type, value, loc=None):
        return _c.float_attribute(type, value)

    @staticmethod
    def get_unchecked(type, value, context=None):
        return _c.float_attribute(type, value)

    @staticmethod
    def get_f32(value, context=None):
        return _c.float_attribute(_c.float_type(14, context), value)

    @staticmethod
    def get_f64(value, context=None):
        return _c.float_attribute(_c.float_type(15, context), value)

    value = property(_c.float_value)

    def __float__(self):
        return _c.float_value(self)


@_public("builtin.string", "builtin.string")
class StringAttr(Attribute):
    __slots__ = ()
    get = staticmethod(_c.string_attribute)
    get_typed = staticmethod(_c.typed_string)
    value = property(_c.string_value)
    value_bytes = property(_c.string_bytes)


@_public("builtin.type", "builtin.type")
class TypeAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return _c.type_attribute(value)

    value = property(_c.type_value)


class _AttributeName(str):
    __slots__ = ("attr",)

    def __new__(cls, name, attr):
        self = str.__new__(cls, name)
        self.attr = attr
        return self

    @property
    def name(self):
        return str.__str__(self)

    def __str__(self):
        return "NamedAttribute(" + str.__str__(self) + f"={self.attr})"


_c._set("attribute_name", _AttributeName)


class ArrayAttributeIterator(ItemIterator):
    __slots__ = ()


ArrayAttributeIterator.__module__ = "tenure.ir"
__all__.append("ArrayAttributeIterator")


@_public("builtin.array", "builtin.array")
class ArrayAttr(Attribute):
    __slots__ = ()
    get = staticmethod(_c.array_attribute)

    def __len__(self):
        return _c.array_length(self)

    def __getitem__(self, index):
        return _c.array_item(self, index)

    def __iter__(self):
        return ArrayAttributeIterator(self)

    def __add__(self, other):
        return _c.array_attribute([*self, *other], self.context)


@_public("builtin.dictionary", "builtin.dictionary")
class DictAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value={}, context=None):
        return _c.dictionary(value, context)

    def __len__(self):
        return _c.dictionary_length(self)

    def __contains__(self, name):
        return _c.dictionary_find(self, name) is not None

    def __getitem__(self, key):
        if not isinstance(key, str):
            return _c.dictionary_entry(self, key)
        found = _c.dictionary_find(self, key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self):
        return (_c.dictionary_entry(self, i) for i in range(len(self)))


@_public("builtin.symbol_ref", "builtin.symbol_ref")
class SymbolRefAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(symbols, context=None):
        return _c.symbol_ref(symbols, context)

    value = property(_c.symbol_ref_names)
    _isa = classmethod(
        lambda cls, other: isinstance(other, (SymbolRefAttr, FlatSymbolRefAttr)))


@_public("builtin.flat_symbol_ref", "builtin.symbol_ref")
class FlatSymbolRefAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        return _c.symbol_ref([value], context)

    value = property(lambda self: _c.symbol_ref_names(self)[0])


@_public("builtin.opaque", "builtin.opaque")
class OpaqueAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(dialect_namespace, buffer, type, context=None):
        body = buffer if isinstance(buffer, str) else bytes(buffer)
        return _c.opaque_attribute(dialect_namespace, body, type, context)

    dialect_namespace = property(lambda self: _c.opaque_attribute_parts(self)[0])
    data = property(lambda self: _c.opaque_attribute_parts(self)[1])


@_public("builtin.strided_layout", "builtin.strided_layout")
class StridedLayoutAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(offset, strides, context=None):
        return _c.strided_layout(offset, strides, context)

    @staticmethod
    def get_fully_dynamic(rank, context=None):
        return _c.strided_layout(_DYNAMIC, [_DYNAMIC] * rank, context)

    offset = property(lambda self: _c.strided_layout_parts(self)[0])
    strides = property(lambda self: _c.strided_layout_parts(self)[1])


@_public("builtin.distinct")
class DistinctAttr(Attribute):
    __slots__ = ()


@_public("builtin.location")
class LocationAttr(Attribute):
    __slots__ = ()


@_public("builtin.dynamic")
class DynamicAttr(Attribute):
    __slots__ = ()

    @staticmethod
    def get(full_attr_name, attributes, context=None):
        raise ValueError(f"Dynamic attribute '{full_attr_name}' not found")

    @staticmethod
    def lookup_typeid(full_attr_name, context=None):
        raise ValueError(f"Dynamic attribute '{full_attr_name}' not found")

    @property
    def attr_name(self):
        return str(self).lstrip("#").split("<", 1)[0]

    @property
    def params(self):
        return []


_BY_KIND = [Attribute] * 48
for _kind, _class in ((1, UnitAttr), (2, IntegerAttr), (3, FloatAttr), (4, StringAttr),
                      (5, TypeAttr), (6, ArrayAttr), (7, DictAttr), (8, SymbolRefAttr),
                      (16, StridedLayoutAttr), (17, DistinctAttr), (18, OpaqueAttr),
                      (19, LocationAttr), (20, OpaqueAttr), (32, BoolAttr), (33, FlatSymbolRefAttr)):
    _BY_KIND[_kind] = _class
_c._set("attribute_classes", _BY_KIND)
