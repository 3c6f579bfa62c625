# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the amdgpu dialect, and types of its tensor data mover."""
from __future__ import annotations

from .. import _tenure as _c
from .. import ir
from ._parts import PartsType, public
from ._schema import load

load(globals(), "amdgpu")


def _parameter(type):
    if not isinstance(type, ir.Type):
        raise TypeError(f"expected a type; got {type.__class__.__name__}")
    return ir.TypeAttr.get(type)


@public("!amdgpu.tdm_base", __name__)
class TDMBaseType(PartsType):
    """The base addresses of a transfer."""

    __slots__ = ()

    @classmethod
    def get(cls, element_type: ir.Type, context: ir.Context | None = None) -> TDMBaseType:
        """The type for elements of a type."""
        return _c.dialect_type("amdgpu.tdm_base", [_parameter(element_type)], element_type.context if context is None else context)


@public("!amdgpu.tdm_descriptor", __name__)
class TDMDescriptorType(PartsType):
    """The description of a transfer."""

    __slots__ = ()

    @classmethod
    def get(cls, context: ir.Context | None = None) -> TDMDescriptorType:
        """The type."""
        return _c.dialect_type("amdgpu.tdm_descriptor", [], context)


@public("!amdgpu.tdm_gather_base", __name__)
class TDMGatherBaseType(PartsType):
    """The base addresses of a transfer of rows that indices name."""

    __slots__ = ()

    @classmethod
    def get(cls, element_type: ir.Type, index_type: ir.Type, context: ir.Context | None = None) -> TDMGatherBaseType:
        """The type for elements and indices of these types."""
        return _c.dialect_type("amdgpu.tdm_gather_base", [_parameter(element_type), _parameter(index_type)],
                               element_type.context if context is None else context)
