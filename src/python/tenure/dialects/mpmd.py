# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the mpmd dialect: its ops and attributes."""
from .. import ir
from . import _parts
from ._schema import load

load(globals(), "mpmd")


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


@_parts.public("#mpmd.user_origin", __name__)
class UserOriginAttr(_parts.PartsAttr):
    """The computation of a program that an op comes from, and how often it was transposed since."""

    __slots__ = ()

    @classmethod
    def get(cls, name, transpose_count, context=None):
        more = f"({int(transpose_count)})" if transpose_count else ""
        return cls._of(f"<{ir.StringAttr.get(name, context)}{more}>", context)

    @property
    def user_name(self):
        text = self._body().strip()
        return ir.StringAttr(self._parse(text[:text.rindex('"') + 1])).value

    @property
    def transpose_count(self):
        text = self._body().strip()
        return int(text[text.rindex('"') + 1:].strip(" ()") or 0)
