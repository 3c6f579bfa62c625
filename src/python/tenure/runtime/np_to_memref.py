# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptors of memrefs for arrays of NumPy, and arrays for descriptors, as compiled functions take and return them.

A descriptor does not keep the memory of its array, nor an array that of a descriptor.
"""
from __future__ import annotations

import ctypes
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError:  # The structures of ctypes do not need it; what takes or returns arrays raises this error.
    np = None

try:
    import ml_dtypes
except ModuleNotFoundError:
    ml_dtypes = None  # NumPy then has neither bfloat16 nor float8_e5m2.

# ===-- Element types -------------------------------------------------------------------------------------------=== #


class C128(ctypes.Structure):
    """complex<f64>."""

    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    """complex<f32>."""

    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    """f16, by its bits."""

    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    """bf16, by its bits."""

    _fields_ = [("bf16", ctypes.c_int16)]


class F8E5M2(ctypes.Structure):
    """f8E5M2, by its bits."""

    _fields_ = [("f8E5M2", ctypes.c_int8)]


# NumPy's type and the structure for it. ctypes has a type for each other one.
_STRUCTURES = [("complex128", C128), ("complex64", C64), ("float16", F16), ("bfloat16", BF16), ("float8_e5m2", F8E5M2)]
_OF_ML_DTYPES = ("bfloat16", "float8_e5m2")


def as_ctype(dtp: Any) -> Any:
    """The type of ctypes for a dtype."""
    import numpy as np

    dtype = np.dtype(dtp)
    for name, structure in _STRUCTURES:
        if dtype.name == name:
            return structure
    return np.ctypeslib.as_ctypes_type(dtype)


def to_numpy(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The array with elements of NumPy's type, where they are structures of those above."""
    for name, structure in _STRUCTURES:
        if array.dtype == structure:
            assert ml_dtypes is not None or name not in _OF_ML_DTYPES, (
                f"elements of {name} require the package ml_dtypes: pip install ml_dtypes")
            return array.view(name)
    return array


# ===-- Descriptors ---------------------------------------------------------------------------------------------=== #


def make_nd_memref_descriptor(rank: int, dtype: Any) -> type[Any]:
    """The structure of a descriptor of that rank, for a type of ctypes."""

    class MemRefDescriptor(ctypes.Structure):
        """A descriptor of a memref: pointers to the allocation and to its first aligned byte, offset, shape and strides in elements."""

        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)), ("offset", ctypes.c_longlong),
                    ("shape", ctypes.c_longlong * rank), ("strides", ctypes.c_longlong * rank)]

    return MemRefDescriptor


def make_zero_d_memref_descriptor(dtype: Any) -> type[Any]:
    """The structure of a descriptor of rank 0, for a type of ctypes."""

    class MemRefDescriptor(ctypes.Structure):
        """A descriptor of a memref of rank 0: pointers to the allocation and to its first aligned byte, and the offset in elements."""

        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)), ("offset", ctypes.c_longlong)]

    return MemRefDescriptor


class UnrankedMemRefDescriptor(ctypes.Structure):
    """A rank, and a pointer to a descriptor of that rank."""

    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray: np.ndarray[Any, Any]) -> Any:
    """A descriptor of the array's memory. Strides that are no multiple of an element are a ValueError."""
    ctype = as_ctype(nparray.dtype)
    rank = nparray.ndim
    descriptor = (make_nd_memref_descriptor(rank, ctype) if rank else make_zero_d_memref_descriptor(ctype))()
    descriptor.allocated = nparray.ctypes.data
    descriptor.aligned = nparray.ctypes.data_as(ctypes.POINTER(ctype))
    descriptor.offset = 0
    if rank:
        size = nparray.itemsize
        if any(stride % size for stride in nparray.strides):
            raise ValueError(f"strides {nparray.strides} are not multiples of the element's {size} bytes, as those of a memref are")
        descriptor.shape = (ctypes.c_longlong * rank)(*nparray.shape)
        descriptor.strides = (ctypes.c_longlong * rank)(*(stride // size for stride in nparray.strides))
    return descriptor


def get_unranked_memref_descriptor(nparray: np.ndarray[Any, Any]) -> UnrankedMemRefDescriptor:
    """A descriptor of the array's memory that has its rank."""
    ranked = get_ranked_memref_descriptor(nparray)
    return UnrankedMemRefDescriptor(nparray.ndim, ctypes.cast(ctypes.pointer(ranked), ctypes.c_void_p))


# ===-- Arrays --------------------------------------------------------------------------------------------------=== #


def move_aligned_ptr_by_offset(aligned_ptr: Any, offset: int) -> Any:
    """The pointer, moved by `offset` elements."""
    address = ctypes.addressof(aligned_ptr.contents) + offset * ctypes.sizeof(aligned_ptr.contents)
    return ctypes.cast(address, type(aligned_ptr))


def _array(descriptor: Any) -> np.ndarray[Any, Any]:
    """An array on the memory of a descriptor. One of rank 0 has no shape."""
    import numpy as np

    first = move_aligned_ptr_by_offset(descriptor.aligned, descriptor.offset)
    shape, strides = tuple(getattr(descriptor, "shape", ())), tuple(getattr(descriptor, "strides", ()))
    array = np.ctypeslib.as_array(first, shape=shape)
    return to_numpy(np.lib.stride_tricks.as_strided(array, shape, [stride * array.itemsize for stride in strides]))


def unranked_memref_to_numpy(unranked_memref: Any, np_dtype: Any) -> np.ndarray[Any, Any]:
    """The array for a pointer to a descriptor that has its rank; it is on the descriptor's memory."""
    unranked = unranked_memref[0]
    structure = make_nd_memref_descriptor(unranked.rank, as_ctype(np_dtype))
    return _array(ctypes.cast(unranked.descriptor, ctypes.POINTER(structure))[0])


def ranked_memref_to_numpy(ranked_memref: Any) -> np.ndarray[Any, Any]:
    """The array for a pointer to a descriptor; it is on the descriptor's memory."""
    return _array(ranked_memref[0])
