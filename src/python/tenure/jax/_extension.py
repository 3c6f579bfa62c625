# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What JAX asks of jaxlib's `_jax_mlir_ext`."""
import functools

from .. import _tenure as _c
from .. import ir
from ..dialects import sdy


def register_dialects(registry):
    """Dialects are there when they are used: nothing is to be done."""


def enter_multi_threaded_execution(context):
    """Nothing is to be done: a context is one thread's at a time."""


exit_multi_threaded_execution = enter_multi_threaded_execution


# The body of a function of one block in place of a call; the values that it returns. The clones are located in the scope of
# the call, but for what is in a computation that is manual over a mesh, which jaxlib leaves where it was.
inlined_func_call = functools.partial(_c.inlined_func_call, keeping=sdy.ManualComputationOp.OPERATION_NAME)


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


class TracebackToLocationCache:
    """Locations of tracebacks: each frame is named by its function, and they are chained by calls."""

    def __init__(self, code_to_filename, frame_limit, context=None):
        self._code_to_filename, self._limit = code_to_filename, frame_limit
        self._context = ir.Context.current if context is None else context
        self._filenames, self._frames, self._found = {}, {}, {}

    def get(self, traceback):
        found = self._found.get(traceback)
        if found is None:
            found = self._found[traceback] = self._make(traceback)
        return found

    def _make(self, traceback):
        if traceback is None:
            return ir.Location.unknown(self._context)
        frames, known = [], self._frames
        for code, last in zip(*traceback.raw_frames()):
            if len(frames) >= self._limit:
                break
            # The code is kept with what was found, so that its id stays its own.
            entry = known.get((id(code), last))
            frame = entry[0] if entry is not None else self._frame(code, last)
            if frame is not None:
                frames.append(frame)
        if not frames:
            return ir.Location.unknown(self._context)
        return frames[0] if len(frames) == 1 else ir.Location.callsite(frames[0], frames[1:], self._context)

    def _frame(self, code, last):
        found = self._new_frame(code, last)
        self._frames[id(code), last] = (found, code)
        return found

    def _new_frame(self, code, last):
        # By its id: to compare codes is to compare all that is in them. `_frames` keeps the code.
        if id(code) not in self._filenames:
            self._filenames[id(code)] = self._code_to_filename(code)
        filename = self._filenames[id(code)]
        if filename is None:
            return None
        return _c.frame_location(code, last, filename, self._context)
