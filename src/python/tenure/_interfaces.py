# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interfaces of operations: what the schemas of dialects say of how result types follow."""
from . import _tenure as _c
from ._attributes import DictAttr
from ._globals import globals as _globals
from ._types import ShapedType

__all__ = ["InferShapedTypeOpInterface", "InferTypeOpInterface", "ShapedTypeComponents"]

# What parts that no such operation has can raise.
_FAILURES = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)


class _OpInterface:
    """An operation, or a class of operations, seen as one that has the interface."""

    def __init__(self, object, context=None):
        self._operation = object.operation if isinstance(object, _c._OperationBase) else None
        if self._operation is not None:
            self._name = self._operation.name
        elif isinstance(getattr(object, "OPERATION_NAME", None), str):
            self._name = object.OPERATION_NAME
        else:
            raise TypeError("Op interface does not refer to an operation or OpView class")
        self._context = context
        self._rules = self._find(self._name)
        if self._rules is None:
            raise ValueError(f"the operation does not implement {type(self).__name__}")

    @property
    def operation(self):
        if self._operation is None:
            raise TypeError("Cannot get an operation from a static interface")
        return self._operation

    @property
    def opview(self):
        if self._operation is None:
            raise TypeError("Cannot get an opview from a static interface")
        return self._operation.opview

    @staticmethod
    def _find(name):
        """(schema, how each result's type follows), or None where one does not follow."""
        from .dialects._schema import inference_of

        return inference_of(_globals._operation_class(name))

    def _infer(self, operands, attributes, context):
        from .dialects._schema import inferred_types

        own = self._operation
        given = list(own.operands if own is not None and operands is None else operands or ())
        if attributes is None:
            named = dict(own.attributes) if own is not None else {}
        elif isinstance(attributes, DictAttr):
            named = {entry.name: entry.attr for entry in attributes}
        else:
            named = dict(attributes)
        context = context or self._context or (own.context if own is not None else None)
        return inferred_types(*self._rules, given, named, context)


class InferTypeOpInterface(_OpInterface):
    """Operations whose result types follow from operands and attributes."""

    def inferReturnTypes(self, operands=None, attributes=None, properties=None, regions=None, context=None,
                         loc=None):
        """The types of the results that an operation with these parts has."""
        try:
            return self._infer(operands, attributes, context)
        except _FAILURES as error:
            raise ValueError("Failed to infer result types") from error


class InferShapedTypeOpInterface(_OpInterface):
    """Operations whose results' shapes and element types follow from operands and attributes: all whose result types do."""

    def inferReturnTypeComponents(self, operands=None, attributes=None, regions=None, properties=None,
                                  context=None, loc=None):
        """Shape and element type of each result that an operation with these parts has."""
        try:
            return [_components_of(each) for each in self._infer(operands, attributes, context)]
        except _FAILURES as error:
            raise ValueError("Failed to infer result shape type components") from error


class ShapedTypeComponents:
    """An element type, and perhaps a shape and an attribute."""

    def __init__(self):
        raise TypeError("ShapedTypeComponents are made by get()")

    @staticmethod
    def get(*arguments, **named):
        """get(element_type), get(shape, element_type) or get(shape, element_type, attribute)"""
        shape, attribute = named.pop("shape", None), named.pop("attribute", None)
        element_type = named.pop("element_type", None)
        if named or len(arguments) > 3:
            raise TypeError("get(): incompatible function arguments")
        if len(arguments) == 1 and shape is None:
            (element_type,) = arguments
        elif len(arguments) >= 2:
            shape, element_type, attribute = (*arguments, attribute)[:3]
        elif arguments:
            raise TypeError("get(): incompatible function arguments")
        if not isinstance(element_type, _c.Type) or not isinstance(attribute, (_c.Attribute, type(None))):
            raise TypeError("get(): incompatible function arguments")
        made = object.__new__(ShapedTypeComponents)
        made._shape = None if shape is None else [int(extent) for extent in shape]
        made._element_type, made._attribute = element_type, attribute
        return made

    @property
    def element_type(self):
        return self._element_type

    @property
    def has_rank(self):
        return self._shape is not None

    @property
    def rank(self):
        return None if self._shape is None else len(self._shape)

    @property
    def shape(self):
        return None if self._shape is None else list(self._shape)


def _components_of(type):
    if not isinstance(type, ShapedType):
        return ShapedTypeComponents.get(type)
    if not type.has_rank:
        return ShapedTypeComponents.get(type.element_type)
    return ShapedTypeComponents.get(type.shape, type.element_type, getattr(type, "encoding", None))
