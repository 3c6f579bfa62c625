# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes dictionaries, lists, strings and numbers as YAML."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

__all__ = ["yaml_dump_all"]


def _scalar(value):
    if value is None:
        return "null"
    text = str(value)
    if not isinstance(value, str) or (re.fullmatch(r"[A-Za-z_][^\n]*", text) and ": " not in text and " #" not in text
                                      and text not in ("null", "true", "false", "yes", "no", "on", "off")):
        return text
    return "'" + text.replace("'", "''") + "'"


def _lines(value, indent):
    """Returns (the text on the line of the key, the lines under it)."""
    blanks = " " * indent
    tag = f"!{value.tag}" if hasattr(value, "tag") else ""
    if hasattr(value, "to_yaml_custom_dict"):
        value = value.to_yaml_custom_dict()
    if isinstance(value, dict):
        below = []
        for key, each in value.items():
            head, lines = _lines(each, indent + (0 if isinstance(each, list) else 2))
            below += [f"{blanks}{key}:{head and ' ' + head}", *lines]
        return tag, below
    if isinstance(value, list):
        below = []
        for each in value:
            head, lines = _lines(each, indent + 2)
            first = lines.pop(0).lstrip() if not head and lines else head
            below += [f"{blanks}- {first}", *lines]
        return ("", below) if below else ("[]", [])
    if isinstance(value, str) and "\n" in value:
        return "|-", [blanks + line if line else "" for line in value.split("\n")]
    return _scalar(value), []


def yaml_dump_all(configs: Iterable[Any]) -> str:
    """A document for each."""
    documents = []
    for config in configs:
        head, lines = _lines(config.describe(), 0)
        documents.append("\n".join([f"--- {head}", *lines]))
    return "\n".join(documents)
