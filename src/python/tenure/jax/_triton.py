# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The members of jaxlib's `_triton_ext` that JAX uses: pointers."""
from .. import _tenure as _c
from .. import ir
from ..dialects import _parts


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


@_parts.public("!tt.ptr", __name__)
class PointerType(_parts.PartsType):
    """A pointer to a value; the default address space, 1, is not printed."""

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
    """The encoding of the result of reducing a tensor of that encoding; None if its dialect defines none, as all of JAX's."""
    return None
