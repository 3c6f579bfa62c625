# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions shared by the classes of types and attributes."""
from ._typeid import TypeID


def prepare(cls, name, parse):
    """Gives Type or Attribute the members that its subclasses inherit."""
    cls.parse = staticmethod(lambda asm, context=None: parse(asm, context))
    cls.isinstance = classmethod(lambda cls, other: cls._isa(other))
    cls._isa = classmethod(lambda cls, other: isinstance(other, cls))
    cls.static_typeid = TypeID(name)
    cls.typeid = property(lambda self: type(self).static_typeid)


def publisher(names, key):
    """A decorator of classes of tenure.ir that enters them in `names`. Its arguments are the name that a TypeID is made
    of, and what the class has as its member `key`."""

    def public(name, value=None):
        def decorate(cls):
            cls.__module__ = "tenure.ir"
            cls.static_typeid = TypeID(name)
            if value is not None:
                setattr(cls, key, value)
            names.append(cls.__name__)
            return cls

        return decorate

    return public


class ItemIterator:
    """Iterates over an object with a length and items."""

    __slots__ = ("_items", "_at")

    def __init__(self, items):
        self._items = items
        self._at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self._at >= len(self._items):
            raise StopIteration
        self._at += 1
        return self._items[self._at - 1]
