# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the func dialect, and functions built from Python functions."""
from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ._ods_common import get_default_loc_context, get_op_results_or_values
from ._schema import load
from ._typing import Ip, Values

load(globals(), "func")
_ODS = {name: globals()[name] for name in ("FuncOp", "CallOp", "ConstantOp")}

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@register_operation(_Dialect, replace=True)  # noqa: F821
class ConstantOp(_ODS["ConstantOp"]):
    """A function as a value."""

    def __init__(self, result: ir.Type, value: ir.Attribute | str, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        super().__init__(result, value, loc=loc, ip=ip)

    @property
    def type(self) -> ir.Type:
        """The type of the function."""
        return self.results[0].type


@register_operation(_Dialect, replace=True)  # noqa: F821
class FuncOp(_ODS["FuncOp"]):
    """A function."""

    def __init__(self, name: str, type: ir.Type | tuple[Sequence[ir.Type], Sequence[ir.Type]], *,
                 visibility: str | None = None, body_builder: Callable[[FuncOp], object] | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`type` is a FunctionType or (inputs, results); `body_builder` is called with the function in its entry block."""
        context = get_default_loc_context(loc)
        if not isinstance(type, ir.Type):
            inputs, results = type
            type = ir.FunctionType.get(inputs=inputs, results=results, context=context)
        super().__init__(ir.StringAttr.get(str(name), context), ir.TypeAttr.get(type),
                         sym_visibility=None if visibility is None else ir.StringAttr.get(str(visibility), context),
                         loc=loc, ip=ip)
        if body_builder:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def is_external(self) -> bool:
        """Whether it has no body."""
        return len(self.regions[0].blocks) == 0

    @property
    def body(self) -> ir.Region:
        """Its region."""
        return self.regions[0]

    @property
    def type(self) -> ir.FunctionType:
        """Its type."""
        return ir.FunctionType(ir.TypeAttr(self.attributes["function_type"]).value)

    @property
    def visibility(self) -> ir.Attribute:
        """Its visibility, a StringAttr; KeyError if it has none."""
        return self.attributes["sym_visibility"]

    @property
    def name(self) -> ir.StringAttr:
        """Its name."""
        return ir.StringAttr(self.attributes["sym_name"])

    @property
    def entry_block(self) -> ir.Block:
        """The first block; IndexError without a body."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> ir.Block:
        """Adds the entry block, with an argument for each input, and returns it."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        self.body.blocks.append(*self.type.inputs, arg_locs=arg_locs)
        return self.body.blocks[0]

    @property
    def arguments(self) -> ir.BlockArgumentList:
        """The arguments of the first block."""
        return self.entry_block.arguments

    def _dictionaries(self, key, types):
        return ir.ArrayAttr(self.attributes[key]) if key in self.attributes else \
            ir.ArrayAttr.get([ir.DictAttr.get({}, self.context)] * len(types), self.context)

    def _set_dictionaries(self, key, value):
        self.attributes[key] = value if isinstance(value, ir.ArrayAttr) else ir.ArrayAttr.get(value)

    @property
    def arg_attrs(self) -> ir.ArrayAttr:
        """The attributes of arguments, a DictAttr for each."""
        return self._dictionaries("arg_attrs", self.type.inputs)

    @arg_attrs.setter
    def arg_attrs(self, value: ir.ArrayAttr | Sequence[ir.Attribute]) -> None:
        self._set_dictionaries("arg_attrs", value)

    @property
    def result_attrs(self) -> ir.ArrayAttr:
        """The attributes of results, likewise."""
        return self._dictionaries("res_attrs", self.type.results)

    @result_attrs.setter
    def result_attrs(self, value: ir.ArrayAttr | Sequence[ir.Attribute]) -> None:
        self._set_dictionaries("res_attrs", value)

    @classmethod
    def from_py_func(cls, *inputs: ir.Type, results: Sequence[ir.Type] | None = None,
                     name: str | None = None) -> Callable[[Callable[..., Any]], Any]:
        """Decorates a Python function whose calls build the body of a function.

        The arguments have the types `inputs`. The op returns the values that the Python function returns, unless `results`
        gives the result types: then the function returns None, and builds the terminator itself. It gets the op as
        `func_op`, if it has that parameter. The decorated function builds calls; its `func_op` is the op."""

        def decorate(function):
            op = cls(name or function.__name__, (inputs, [] if results is None else results))
            with ir.InsertionPoint(op.add_entry_block()):
                returned = function(*op.entry_block.arguments, **_func_op_argument(function, op, len(inputs)))
                if results is None:
                    values = _as_values(returned)
                    op.attributes["function_type"] = ir.TypeAttr.get(
                        ir.FunctionType.get(inputs=inputs, results=[value.type for value in values]))
                    ReturnOp(values)  # noqa: F821
                elif returned is not None:
                    raise AssertionError("Capturing a python function with explicit `results=` "
                                         "requires that the wrapped function returns None.")

            def call(*arguments):
                made = CallOp(op, arguments)
                if len(made.results) == 1:
                    return made.results[0]
                return made.results if len(made.results) > 1 else None

            call.__name__ = function.__name__
            call.func_op = op
            return call

        return decorate


def _func_op_argument(function, op, input_count):
    """Whether the Python function takes the op: by name, or as one argument more."""
    parameters = list(inspect.signature(function).parameters.values())
    takes_any = any(each.kind == each.VAR_KEYWORD for each in parameters)
    if takes_any or any(each.name == "func_op" for each in parameters[input_count:]):
        return {"func_op": op}
    return {}


def _as_values(returned):
    if returned is None:
        return []
    if isinstance(returned, ir.Value):
        return [returned]
    if isinstance(returned, (ir.OpView, ir.Operation)):
        return list(returned.results)
    return list(get_op_results_or_values(returned))


func = FuncOp.from_py_func


@register_operation(_Dialect, replace=True)  # noqa: F821
class CallOp(_ODS["CallOp"]):
    """A call."""

    def __init__(self, calleeOrResults: FuncOp | Sequence[ir.Type],
                 argumentsOrCallee: Values | str | ir.FlatSymbolRefAttr, arguments: Values | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """CallOp(function, arguments), CallOp(results, name, arguments) or CallOp(results, FlatSymbolRefAttr, arguments)."""
        if isinstance(calleeOrResults, FuncOp):
            if arguments is not None:
                raise ValueError("unexpected third argument when constructing a call to a function")
            if not isinstance(argumentsOrCallee, (list, tuple, ir.OpResultList, ir.BlockArgumentList)):
                raise ValueError("expected the second argument to be a list of call arguments when constructing a "
                                 "call to a function")
            function = calleeOrResults
            context = get_default_loc_context(loc)
            super().__init__(function.type.results, ir.FlatSymbolRefAttr.get(function.name.value, context),
                             argumentsOrCallee, loc=loc, ip=ip)
            return
        if isinstance(argumentsOrCallee, list):
            raise ValueError("when constructing a call to a function by name, the second argument must be a string or "
                             "a FlatSymbolRefAttr")
        if isinstance(argumentsOrCallee, str):
            argumentsOrCallee = ir.FlatSymbolRefAttr.get(argumentsOrCallee, get_default_loc_context(loc))
        elif not isinstance(argumentsOrCallee, ir.FlatSymbolRefAttr):
            raise ValueError("when constructing a call to a function by name, the second argument must be a string or "
                             "a FlatSymbolRefAttr")
        super().__init__(calleeOrResults, argumentsOrCallee, arguments, loc=loc, ip=ip)
