# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIRError and the diagnostics that it carries."""
import enum

from . import _tenure as _c


class DiagnosticSeverity(enum.Enum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


# The library's numbers, in order.
_SEVERITIES = [
    DiagnosticSeverity.NOTE,
    DiagnosticSeverity.WARNING,
    DiagnosticSeverity.ERROR,
    DiagnosticSeverity.REMARK,
]
_c._set("severities", _SEVERITIES)


class DiagnosticInfo:
    __slots__ = {"severity": "The severity.", "location": "The location.", "message": "The message.",
                 "notes": "The attached notes, a list of DiagnosticInfo."}

    def __init__(self, diag):
        self.severity = diag.severity
        self.location = diag.location
        self.message = diag.message
        self.notes = [DiagnosticInfo(note) for note in diag.notes]

    @classmethod
    def _from_tuple(cls, parts):
        info = cls.__new__(cls)
        info.severity = _SEVERITIES[parts[0]]
        info.location = parts[1]
        info.message = parts[2]
        info.notes = [cls._from_tuple(note) for note in parts[3]]
        return info

    def __str__(self):
        return self.message


def _shown(location):
    text = str(location)
    return text[4:-1] if text.startswith("loc(") else text


class MLIRError(Exception):
    def __init__(self, message, error_diagnostics=None):
        self.message = str(message)
        self.error_diagnostics = [
            each if isinstance(each, DiagnosticInfo) else DiagnosticInfo._from_tuple(each)
            for each in error_diagnostics or ()
        ]
        super().__init__(message, self.error_diagnostics)

    def __str__(self):
        lines = [self.message + (":" if self.error_diagnostics else "")]
        for diagnostic in self.error_diagnostics:
            lines.append(f"error: {_shown(diagnostic.location)}: {diagnostic.message}")
            for note in diagnostic.notes:
                lines.append(f" note: {_shown(note.location)}: {note.message}")
        return "\n".join(lines)


# ===-- Exceptions of callbacks --------------------------------------------------------------------------------------=== #

_in_callbacks = {}


def _in_callback(kind):
    """The class of exceptions of a callback that were of the built-in class `kind`: upstream's are RuntimeErrors, and
    whoever waits for a `kind` catches them as well."""
    if kind not in _in_callbacks:
        text = f"Exception raised in callback: {kind.__name__}"
        show = lambda self: f"{text}: {kind.__str__(self)}" if self.args else text  # noqa: E731
        members = {"__module__": "tenure.ir", "__doc__": f"A callback raised {kind.__name__}.", "__str__": show}
        _in_callbacks[kind] = type(f"{kind.__name__}InCallback", (kind, RuntimeError), members)
    return _in_callbacks[kind]


def _from_callback(error):
    """Returns the exception that a call raises when its callback raised `error`: `error` itself if its class is defined by a
    program, it is a RuntimeError, or it is no Exception; otherwise a RuntimeError."""
    kind = type(error)
    if kind.__module__ != "builtins" or isinstance(error, RuntimeError) or not isinstance(error, Exception):
        return error
    try:
        shown = _in_callback(kind)(*error.args)
    except TypeError:  # Its class makes none of its arguments alone, or is laid out in a way of its own.
        return error
    shown.__cause__ = error
    return shown


_c._set("callback_error", _from_callback)

MLIRError.__module__ = DiagnosticInfo.__module__ = DiagnosticSeverity.__module__ = "tenure.ir"
_c._set("mlir_error", MLIRError)
