# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of what dialects enumerate, made from their schemas: `gpu.Dimension.x`, whose text is the word that MLIR spells.

Flags are joined by what the dialect puts between them. A member stands for an attribute wherever an op takes one.
"""
import enum
import keyword
import sys
import types

from .. import ir
from .._globals import AttrBuilder


class _Word(enum.IntEnum):
    """One of a list of words."""

    def __str__(self):
        return type(self)._words[self.value]


class _Flags(enum.IntFlag):
    """Words that stand together."""

    def __str__(self):
        words, value = type(self)._words, self.value
        if value in words:
            return words[value]
        return type(self)._separator.join(word for flag, word in words.items() if flag and flag & value == flag)


def _members(said):
    """(name, number, word) of each case. What Python reserves ends with an underscore, and negative numbers are the next ones,
    as they are in the classes that MLIR generates."""
    words = said["cases"]
    names, values = said.get("names", words), said.get("values", range(len(words)))
    found = []
    for name, value, word in zip(names, values, words):
        value = found[-1][1] + 1 if value < 0 and found else value
        found.append((name + "_" * keyword.iskeyword(name), value, word))
    return found


def _register_builder(name, width):
    """Files that mlir-tblgen generated ask for attributes of numbers by the name of the definition."""

    def build(value, context):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(width, context=context), int(value))

    AttrBuilder.insert(name, build, allow_existing=True)


def _make(name, said, module):
    members = _members(said)
    base = _Flags if "flags" in said else _Word
    made = base(name, [member[:2] for member in members], module=module)
    made._words = {}
    for _, value, word in members:
        made._words.setdefault(value, word)
    made._separator = said.get("flags")
    if "builder" in said:
        _register_builder(said["builder"], int(said["width"]))
    return made


def load(namespace, enumerations):
    """Puts the classes into a module's namespace, and into the module `_gpu_enum_gen` beside `gpu`, whose they are."""
    package, _, leaf = namespace["__name__"].rpartition(".")
    generated = types.ModuleType(f"{package}._{leaf}_enum_gen", f"What the schema says that {leaf} enumerates.")
    sys.modules[generated.__name__] = generated
    for name, said in enumerations.items():
        namespace[name] = made = _make(name, said, generated.__name__)
        setattr(generated, name, made)
