# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions for the modules of the transform dialect's extensions."""
from ... import ir
from .. import transform
from .._ods_common import get_op_result_or_value


def any_op():
    return transform.AnyOpType.get()


def typed(count, arguments):
    """(types, others) of arguments that begin with `count` types or with none: then each is that of any operations."""
    if not isinstance(arguments[0], ir.Type):
        return [any_op()] * count, [each for each in arguments if each is not None]
    if not all(isinstance(each, ir.Type) for each in arguments[:count]):
        raise TypeError(f"where the first argument is a type, the first {count} are")
    return list(arguments[:count]), list(arguments[count:])


def value(argument):
    """The value that an op or a value stands for; anything else as it is, for the class of the schema to refuse."""
    is_known = isinstance(argument, (ir.Value, ir.Operation, ir.OpView, ir.OpResultList))
    return get_op_result_or_value(argument) if is_known else argument
