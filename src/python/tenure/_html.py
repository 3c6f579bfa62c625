# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HTML representations of modules and operations for notebooks: the text, or its beginning for large ones.

A notebook shows the value of a cell's last line. So the work and the size of the output are bounded for any model, and no
exception is raised. The text is not trusted, so all of it is escaped.
"""
import itertools

from . import _tenure as _c
from ._operations import Module, WalkOrder, WalkResult

_OPS = 200  # Longer blocks are summarised.
_LISTED = 20
_LINES = 100
_COLUMNS = 240
_ELEMENTS = 16


def _is_large(operation):
    count = 0

    def visit(_):
        nonlocal count
        count += 1
        return WalkResult.INTERRUPT if count > _OPS else WalkResult.ADVANCE

    operation.walk(visit, WalkOrder.PRE_ORDER)
    return count > _OPS


def _listed(operation):
    """The operation, and the first ones of each of its first blocks."""
    yield repr(operation)
    for region in itertools.islice(operation.regions, 4):
        for block in itertools.islice(region.blocks, 4):
            for op in itertools.islice(block.operations, _LISTED):
                yield "  " + repr(op.operation)
            if len(block.operations) > _LISTED:
                yield f"  ... and {len(block.operations) - _LISTED} more"


def _lines(operation):
    if _is_large(operation):
        return list(_listed(operation))
    return operation.get_asm(large_elements_limit=_ELEMENTS, large_resource_limit=_ELEMENTS).rstrip("\n").split("\n")


def _escaped(text):
    for plain, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;")):
        text = text.replace(plain, entity)
    return text


def _repr_html(self):
    note = ""
    try:
        lines = _lines(self.operation)
    except Exception:  # pylint: disable=broad-exception-caught
        # repr() gives the reason for a stale handle.
        lines = [repr(self)]
    if len(lines) > _LINES:
        note = f"<div>... and {len(lines) - _LINES} more lines</div>"
    text = "\n".join(line if len(line) <= _COLUMNS else line[:_COLUMNS] + "..." for line in lines[:_LINES])
    return f"<pre>{_escaped(text)}</pre>{note}"


_c._OperationBase._repr_html_ = _repr_html
Module._repr_html_ = _repr_html
