# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of dialects' enumerations, made from their schemas: `gpu.Dimension.x`, whose text is MLIR's keyword.

Flags are joined by the dialect's separator. A member is accepted for an attribute of any op. The module `_gpu_enum_gen`
has the classes of `gpu` and the builders of its attributes, as the one that mlir-tblgen generates.
"""
import enum
import keyword
import sys
import types

from .. import ir
from .._builders import register_attribute_builder


class _Word(enum.IntEnum):
    """A case of an enumeration."""

    def __str__(self):
        return type(self)._words[self.value]


class _Flags(enum.IntFlag):
    """A set of flags."""

    def __str__(self):
        words, value = type(self)._words, self.value
        if value in words:
            return words[value]
        return type(self)._separator.join(word for flag, word in words.items() if flag and flag & value == flag)


def _members(said):
    """Returns (name, number, keyword) of each case. Names that Python reserves end with an underscore, and negative numbers
    are the next free ones, as in the classes that MLIR generates."""
    words = said["cases"]
    names, values = said.get("names", words), said.get("values", range(len(words)))
    found = []
    for name, value, word in zip(names, values, words):
        value = found[-1][1] + 1 if value < 0 and found else value
        found.append((name + "_" * keyword.iskeyword(name), value, word))
    return found


def _make(name, said, module):
    members = _members(said)
    base = _Flags if "flags" in said else _Word
    made = base(name, [member[:2] for member in members], module=module)
    made._words = {}
    for _, value, word in members:
        made._words.setdefault(value, word)
    made._separator = said.get("flags")
    return made


def _number_builder(width):
    def build(x, context):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(width, context=context), int(x))

    return build, f"An integer attribute of {width} bits."


def _text_builder(text):
    def build(x, context):
        return ir.Attribute.parse("#" + text.format(x), context=context)

    return build, f"The attribute #{text.format('x')}."


def _add_builders(module, said):
    """Registers the builders of an enum's attributes, and gives the module functions with the names that MLIR's has."""
    found = [(said["builder"], _number_builder(said["width"]))] if "builder" in said else []
    found += [(name, _text_builder(text)) for name, text in said.get("attributes", {}).items()]
    for name, (build, words) in found:
        build.__name__ = build.__qualname__ = "_" + name.lower()
        build.__module__, build.__doc__ = module.__name__, words
        register_attribute_builder(name, allow_existing=True)(build)
        setattr(module, build.__name__, build)


def generated_module(package, leaf):
    """The module `_gpu_enum_gen` for the leaf `gpu`, which is made once."""
    name = f"{package}._{leaf}_enum_gen"
    module = sys.modules.get(name)
    if module is None:
        module = sys.modules[name] = types.ModuleType(name, f"What the schema says that {leaf} enumerates.")
        module.register_attribute_builder = register_attribute_builder
    return module


def load(namespace, enumerations, package, leaf, parts):
    """Puts the classes into a module's namespace, and into the generated module whose they are: that of `leaf`, or the one
    in `parts` that names them."""
    own = generated_module(package, leaf) if enumerations else None
    for name, said in enumerations.items():
        generated = next((generated_module(package, part.leaf) for part in parts if name in part.enums), own)
        namespace[name] = made = _make(name, said, generated.__name__)
        setattr(generated, name, made)
        _add_builders(generated, said)
    if enumerations:
        namespace["register_attribute_builder"] = register_attribute_builder
