# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Locations of the Python code that created an operation."""
import os
import sys

from . import _tenure as _c
from ._globals import CurrentLocAction, OnExplicitAction

_PACKAGE = os.path.dirname(os.path.abspath(__file__)) + os.sep


def _is_wanted(registry, filename):
    if any(filename.startswith(prefix) for prefix in registry._inclusions):
        return True
    if any(filename.startswith(prefix) for prefix in registry._exclusions):
        return False
    return not filename.startswith(_PACKAGE)


def _positions(frame):
    """Returns (line, column, end line, end column) of a frame's position, columns from 0."""
    code, last = frame.f_code, frame.f_lasti
    if hasattr(code, "co_positions") and last >= 0:
        for i, found in enumerate(code.co_positions()):
            if i == last // 2:
                line, end_line, column, end_column = found
                line = frame.f_lineno if line is None else line
                return line, column or 0, end_line or line, end_column or 0
    return frame.f_lineno, 0, frame.f_lineno, 0


def location_of_caller(registry, explicit, context):
    """Returns the location for a new operation; `explicit` is the argument `loc`, or None."""
    from ._locations import Location

    if explicit is not None and registry._on_explicit is OnExplicitAction.USE_EXPLICIT:
        return explicit
    frames = []
    frame = sys._getframe(1)
    while frame is not None and len(frames) < registry._frame_limit:
        code = frame.f_code
        if _is_wanted(registry, code.co_filename):
            where = Location.file(code.co_filename, *_positions(frame), context=context)
            name = getattr(code, "co_qualname", code.co_name)
            frames.append(Location.name(name, childLoc=where, context=context))
        frame = frame.f_back
    if not frames:
        return Location.unknown(context)
    found = frames[0] if len(frames) == 1 else Location.callsite(frames[0], frames[1:], context)
    current = _c._current(1)
    if registry._on_current is CurrentLocAction.NAMELOC_WRAP and current is not None:
        return Location.name(getattr(current, "name_str", "wrapped"), childLoc=found,
                             context=context)
    return found
