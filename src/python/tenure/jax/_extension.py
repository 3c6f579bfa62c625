# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of jaxlib's `_jax_mlir_ext` that JAX uses."""
from .. import _tenure as _c
from .. import ir
from ..dialects import sdy


def register_dialects(registry):
    """Dialects are there when they are used: nothing is to be done."""


def enter_multi_threaded_execution(context):
    """Nothing is to be done: a context is one thread's at a time."""


exit_multi_threaded_execution = enter_multi_threaded_execution


# Inlines the body of a function of one block in place of a call; returns the results. The clones are located in the scope of the
# call, except ops in a computation that is manual over a mesh, whose locations jaxlib keeps.
inlined_func_call = _c.inlining(sdy.ManualComputationOp.OPERATION_NAME)


def arith_constant(value, type):
    """A constant of a number, or of a tensor or vector of that number."""
    from ..dialects import arith

    element = getattr(type, "element_type", type)
    if isinstance(element, ir.FloatType):
        attribute = ir.FloatAttr.get(element, float(value))
    else:
        attribute = ir.IntegerAttr.get(element, int(value))
    if element is not type and element != type:
        attribute = ir.DenseElementsAttr.get_splat(type, attribute)
    return arith.ConstantOp(type, attribute).result


TracebackToLocationCache = _c.TracebackToLocationCache
