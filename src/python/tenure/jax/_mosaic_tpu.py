# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The members of jaxlib's `_tpu_ext` that JAX uses: types of the dialect tpu."""
from .. import _tenure as _c
from .. import ir
from ..dialects import _parts


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


@_parts.public("!tpu.float8_exmy", __name__)
class Float8EXMYType(_parts.PartsType):
    """A type of 8-bit floats whose layout another type defines."""

    __slots__ = ()

    @classmethod
    def get(cls, exmy_type=None, ctx=None):
        return _c.opaque_type("tpu", "float8_exmy" if exmy_type is None else f"float8_exmy<{exmy_type}>", ctx)

    @property
    def underlying_type(self):
        return ir.Type.parse(self._text()[len("float8_exmy<"):-1], self.context)
