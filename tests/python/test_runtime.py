# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure.runtime: descriptors of memrefs for arrays, and arrays for descriptors; tenure.execution_engine without an engine."""
from __future__ import annotations

import ctypes
import inspect
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tenure import execution_engine, ir, runtime
from tenure._mlir_libs import _mlirExecutionEngine

TYPES = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64, np.bool_, np.float16, np.float32, np.float64, np.complex64, np.complex128,
         ml_dtypes.bfloat16, ml_dtypes.float8_e5m2]


def views() -> list[np.ndarray[Any, Any]]:
    base = np.arange(60).reshape(3, 4, 5)
    return [base, base[1:, ::2, ::-1], base.T, base[0, 0, :0], base[1, 2, 3:], np.array(7), np.broadcast_to(base[0], (2, 4, 5))]


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("case", range(len(views())))
def test_round_trips(dtype: Any, case: int) -> None:
    array = views()[case].astype(dtype)
    if array.size == 0:
        return
    view = array[..., ::-1] if array.ndim else array
    ranked = ctypes.pointer(runtime.get_ranked_memref_descriptor(view))
    found = runtime.ranked_memref_to_numpy(ranked)
    assert found.dtype == view.dtype and found.shape == view.shape and found.strides == view.strides
    assert (found == view).all() and np.shares_memory(found, view)
    unranked = ctypes.pointer(runtime.get_unranked_memref_descriptor(view))
    assert unranked[0].rank == view.ndim
    found = runtime.unranked_memref_to_numpy(unranked, view.dtype)
    assert found.dtype == view.dtype and found.shape == view.shape and (found == view).all()


def test_descriptors() -> None:
    array = np.zeros((2, 3), np.float32)
    descriptor = runtime.get_ranked_memref_descriptor(array[:, 1:])
    assert [name for name, _ in descriptor._fields_] == ["allocated", "aligned", "offset", "shape", "strides"]
    assert list(descriptor.shape) == [2, 2] and list(descriptor.strides) == [3, 1] and descriptor.offset == 0
    assert descriptor.allocated == array.ctypes.data + 4 and ctypes.sizeof(descriptor) == 3 * 8 + 2 * 2 * 8
    made = runtime.make_nd_memref_descriptor(2, runtime.as_ctype(np.dtype(np.float32)))
    assert made.__name__ == "MemRefDescriptor" and ctypes.sizeof(made) == ctypes.sizeof(descriptor)
    assert ctypes.sizeof(runtime.make_zero_d_memref_descriptor(ctypes.c_float)) == 24
    # An offset counts elements.
    descriptor.offset = 1
    descriptor.shape[1] = 1
    array[:] = [[0, 1, 2], [3, 4, 5]]
    assert runtime.ranked_memref_to_numpy(ctypes.pointer(descriptor)).tolist() == [[2], [5]]
    with pytest.raises(ValueError, match="are not multiples of the element's 4 bytes"):
        runtime.get_ranked_memref_descriptor(np.lib.stride_tricks.as_strided(array, (2,), (2,)))


def test_element_types() -> None:
    assert runtime.as_ctype(np.float16) is runtime.F16 and runtime.as_ctype(np.dtype(np.complex64)) is runtime.C64
    assert runtime.as_ctype(ml_dtypes.bfloat16) is runtime.BF16 and runtime.as_ctype(np.int32) is ctypes.c_int
    with pytest.raises(NotImplementedError):
        runtime.as_ctype(np.dtype("U4"))
    assert runtime.to_numpy(np.zeros(2, np.int32)).dtype == np.int32
    assert runtime.to_numpy(np.zeros(2, runtime.C128)).dtype == np.complex128


# ===-- The engine that is missing ------------------------------------------------------------------------------=== #


def test_an_engine_is_not_there() -> None:
    assert list(inspect.signature(execution_engine.ExecutionEngine.__init__).parameters) == [
        "self", "module", "opt_level", "shared_libs", "enable_object_dump", "enable_pic"]
    with ir.Context():
        module = ir.Module.parse("module {}")
        with pytest.raises(RuntimeError, match="Tenure does not compile to machine code") as found:
            execution_engine.ExecutionEngine(module, opt_level=3, shared_libs=["libm.so"])
        assert type(found.value) is NotImplementedError
    with pytest.raises(TypeError, match="module must be Module, not int"):
        execution_engine.ExecutionEngine(1)  # type: ignore[arg-type]


def test_calls_go_by_the_interface_of_c() -> None:
    """A subclass that has functions of its own is called as MLIR's engine is."""
    called: list[Any] = []
    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    keep = prototype(lambda packed: called.append(ctypes.cast(packed, ctypes.POINTER(ctypes.POINTER(ctypes.c_int)))[0][0]))

    class Engine(execution_engine.ExecutionEngine):
        def __init__(self) -> None:
            self.registered: dict[str, object] = {}

        def raw_lookup(self, func_name: str) -> int:
            return ctypes.cast(keep, ctypes.c_void_p).value or 0 if func_name == "_mlir_ciface_f" else 0

        def raw_register_runtime(self, name: str, callback: object) -> None:
            self.registered[name] = callback

    engine = Engine()
    engine.invoke("f", ctypes.pointer(ctypes.c_int(42)))
    assert called == [42]
    with pytest.raises(RuntimeError, match="Unknown function g"):
        engine.invoke("g")
    engine.register_runtime("h", keep)
    assert list(engine.registered) == ["_mlir_ciface_h"]
    assert issubclass(Engine, _mlirExecutionEngine.ExecutionEngine)
