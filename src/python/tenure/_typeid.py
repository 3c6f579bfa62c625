# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TypeID: what kind a type or attribute is of, comparable and hashable."""


class TypeID:
    __slots__ = ("_name",)

    def __init__(self, name):
        if type(name) is not str:  # They outlive every context, and so would the objects that they reference.
            raise TypeError(f"TypeID(): incompatible function arguments: expected str, got {type(name).__name__}")
        self._name = name

    def __eq__(self, other):
        return isinstance(other, TypeID) and self._name == other._name

    def __hash__(self):
        return hash(self._name)

    def __repr__(self):
        return f"<TypeID {self._name}>"

    @property
    def _CAPIPtr(self):
        from . import _tenure

        return _tenure.make_capsule(self, "tenure.ir.TypeID._CAPIPtr")

    @staticmethod
    def _CAPICreate(capsule):
        from . import _tenure

        return _tenure.capsule_object(capsule, "tenure.ir.TypeID._CAPIPtr")
