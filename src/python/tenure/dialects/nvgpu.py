# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the nvgpu dialect, and the type of descriptors of tensors."""
from __future__ import annotations

from .. import ir
from ._parts import PartsType, public
from ._schema import load

load(globals(), "nvgpu")


@public("!nvgpu.tensormap.descriptor", __name__)
class TensorMapDescriptorType(PartsType):
    """How a tensor is accessed by the tensor memory accelerator."""

    __slots__ = ()

    @classmethod
    def get(cls, tensor_type: ir.Type, swizzle: int, l2promo: int, oob_fill: int, interleave: int,
            context: ir.Context | None = None) -> TensorMapDescriptorType:
        """The type for a memref; the numbers are those of TensorMapSwizzleKind, TensorMapL2PromoKind, TensorMapOOBKind and
        TensorMapInterleaveKind."""
        if not isinstance(tensor_type, ir.Type):
            raise TypeError(f"expected a type as tensor_type; got {type(tensor_type).__name__}")
        for number in (swizzle, l2promo, oob_fill, interleave):
            if not isinstance(number, int):
                raise TypeError(f"expected ints as swizzle, l2promo, oob_fill and interleave; got {type(number).__name__}")
        words = {"swizzle": TensorMapSwizzleKind(swizzle), "l2promo": TensorMapL2PromoKind(l2promo),  # noqa: F821
                 "oob": TensorMapOOBKind(oob_fill), "interleave": TensorMapInterleaveKind(interleave)}  # noqa: F821
        parts = "".join(f", {name} = {word}" for name, word in words.items())
        return ir.Type.parse(f"!nvgpu.tensormap.descriptor<tensor = {tensor_type}{parts}>",
                             tensor_type.context if context is None else context)
