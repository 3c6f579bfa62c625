# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What JAX asks of jaxlib's `_triton_ext`: pointers."""
from .. import _tenure as _c
from .. import ir
from ..dialects import _parts


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


@_parts.public("!tt.ptr", __name__)
class PointerType(_parts.PartsType):
    """A pointer to a value; one into the usual address space, 1, does not say so."""

    __slots__ = ()

    @classmethod
    def get(cls, pointee_type, address_space):
        more = "" if address_space == 1 else f", {int(address_space)}"
        return _c.opaque_type("tt", f"ptr<{pointee_type}{more}>", pointee_type.context)

    def _parameters(self):
        return _parts.split(self._text()[len("ptr<"):-1])

    @property
    def pointee_type(self):
        return ir.Type.parse(self._parameters()[0], self.context)

    @property
    def address_space(self):
        return int((self._parameters() + ["1"])[1])


def infer_reduce_op_encoding(encoding, axis):
    """The encoding of what a tensor of that encoding is reduced to; None where its dialect does not say, as none of JAX's does."""
    return None
