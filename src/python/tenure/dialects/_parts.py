# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of dialects' attributes and types that are kept as text: they build and parse the text.

A class is registered by the text before its brackets (`#stablehlo.dot`); such attributes then are objects of it.
"""
from .. import _tenure as _c
from .. import ir

_classes = {}
_OPENING, _CLOSING = "<[({", ">])}"


def describe(cls):
    """Adds docstrings with their names to the properties of a class that have none, and one to `get`."""
    for name, member in list(vars(cls).items()):
        if name == "get" and not member.__func__.__doc__:
            member.__func__.__doc__ = "One that is made of these parts."
        elif isinstance(member, property) and not name.startswith("_") and not member.__doc__:
            setattr(cls, name, property(member.fget, member.fset, member.fdel, f"Its {name.replace('_', ' ')}."))


def public(name, module):
    """A decorator of a class whose attributes ("#dialect.mnemonic") or types ("!dialect.mnemonic") begin so."""
    kind = "attribute" if name[0] == "#" else "type"

    def decorate(cls):
        for base in cls.__bases__:  # A member of a base that dialects share is listed with each class.
            if base is not PartsAttr and base is not PartsType and issubclass(base, PartsAttr):
                for key, member in vars(base).items():
                    if isinstance(member, (property, classmethod)):
                        setattr(cls, key, member)
        cls.__module__ = module
        cls.static_typeid = ir.TypeID(name)
        setattr(cls, f"{kind}_name" if kind == "type" else "attr_name", name[1:])
        describe(cls)
        _classes[name] = cls
        _c._use_base_dealloc(cls)
        _c._set("dialect_classes", _classes)
        return cls

    return decorate


class PartsAttr(ir.OpaqueAttr):
    """An attribute whose text has parts."""

    __slots__ = ()

    @classmethod
    def _of(cls, body, context):
        dialect, mnemonic = cls.attr_name.split(".", 1)
        return _c.opaque_attribute(dialect, mnemonic + body, None, context)

    def _text(self):
        return self.data.decode()

    def _body(self):
        """The text in the brackets."""
        text = self._text()
        return text[text.index("<") + 1:-1]

    def _parse(self, text):
        return ir.Attribute.parse(text, self.context)


class PartsType(ir.OpaqueType):
    """A type whose text has parts."""

    __slots__ = ()

    def _text(self):
        return self.data

    def __repr__(self):
        return f"{type(self).__name__}({self})"


def split(text, separator=","):
    """Splits a text at separators outside brackets and quotes."""
    parts, depth, quoted, start = [], 0, False, 0
    for at, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif letter in _OPENING:
            depth += 1
        elif letter in _CLOSING and text[at - 1:at + 1] != "->":
            depth -= 1
        elif letter == separator and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return parts + [last] if last or parts else []


def fields(text):
    """`name = value, ...` as a dict."""
    pairs = (part.partition("=") for part in split(text))
    return {key.strip(): value.strip() for key, _, value in pairs}


def numbers(text):
    """The numbers of `[1, ?]`."""
    return [ir.ShapedType.get_dynamic_size() if each == "?" else int(each) for each in split(text[1:-1])] if text else []


def number_list(values):
    return "[" + ", ".join(str(int(each)) for each in values) + "]"


# ===-- Attributes of numbers ------------------------------------------------------------------------------------=== #


def _list_property(key):
    return property(lambda self: numbers(fields(self._body()).get(key, "")))


def _number_property(key):
    return property(lambda self: int(fields(self._body()).get(key, "0")))


def dimension_numbers(module, name, class_name, lists, single=None, keys=None, context_name="context"):
    """Returns a class of an attribute of lists of dimensions, of which empty ones and a last number 0 are not printed. `keys`
    maps names of properties to keywords that differ."""
    keys = keys or {}
    parts = list(lists) + ([single] if single else [])
    scope = {"_number_list": number_list}
    code = [f"def get(cls, {', '.join(parts)}, {context_name}=None):", "    parts = []"]
    for part in lists:
        code.append(f"    if {part}:\n        parts.append('{keys.get(part, part)} = ' + _number_list({part}))")
    if single:
        code.append(f"    if {single}:\n        parts.append('{single} = ' + str(int({single})))")
    code.append(f"    return cls._of('<' + ', '.join(parts) + '>', {context_name})")
    exec("\n".join(code), scope)
    members = {"__slots__": (), "get": classmethod(scope["get"]), "__doc__": f"{name}: which dimensions are what."}
    members.update({part: _list_property(keys.get(part, part)) for part in lists})
    if single:
        members[single] = _number_property(single)
    return public(name, module)(type(PartsAttr)(class_name, (PartsAttr,), members))


# ===-- Words ----------------------------------------------------------------------------------------------------=== #


def word(module, name, class_name, bracketed=False):
    """Returns a class of an attribute that is a keyword: `#stablehlo<precision HIGH>`, or `#d.mode<HIGH>` if it is
    `bracketed`."""
    opening, closing = ("<", ">") if bracketed else (" ", "")

    def get(cls, value, context=None):
        """Returns the attribute of a keyword; ValueError for an unknown one."""
        dialect, mnemonic = cls.attr_name.split(".", 1)
        try:
            return _c.opaque_attribute(dialect, f"{mnemonic}{opening}{value}{closing}", None, context)
        except (ValueError, ir.MLIRError) as error:
            raise ValueError(f"'{value}' is not a valid {mnemonic}: {error}") from None

    def value(self):
        text = self._text()
        return text.split(opening, 1)[1].removesuffix(closing)

    members = {"__slots__": (), "get": classmethod(get), "value": property(value), "__doc__": f"{name}: a word."}
    return public(name, module)(type(PartsAttr)(class_name, (PartsAttr,), members))


# ===-- Attributes that StableHLO and mhlo have ------------------------------------------------------------------------=== #


def _dimension_text(letters, spatial):
    """Returns `[b, 0, 1, f]` from the positions of letters and spatial dimensions."""
    order = [""] * (len(letters) + len(spatial))
    for place, shown in [*letters.items(), *((place, str(i)) for i, place in enumerate(spatial))]:
        if not 0 <= place < len(order) or order[place]:
            raise ValueError(f"invalid permutation: {place} is a duplicate or out of range of {len(order)} dimensions")
        order[place] = shown
    return "[" + ", ".join(order) + "]"


def _conv_property(part, letter):
    def read(self):
        shown = self._dimensions()[part]
        if letter is not None:
            return shown.index(letter)
        places = {int(each): i for i, each in enumerate(shown) if each.isdigit()}
        return [places[i] for i in range(len(places))]

    return property(read)


class ConvNumbers(PartsAttr):
    """Which dimensions of a convolution's operands and result are batch, feature and space."""

    __slots__ = ()

    @classmethod
    def get(cls, input_batch_dimension, input_feature_dimension, input_spatial_dimensions, kernel_input_feature_dimension,
            kernel_output_feature_dimension, kernel_spatial_dimensions, output_batch_dimension, output_feature_dimension,
            output_spatial_dimensions, ctx=None):
        sides = (({input_batch_dimension: "b", input_feature_dimension: "f"}, input_spatial_dimensions),
                 ({kernel_input_feature_dimension: "i", kernel_output_feature_dimension: "o"}, kernel_spatial_dimensions),
                 ({output_batch_dimension: "b", output_feature_dimension: "f"}, output_spatial_dimensions))
        texts = [_dimension_text(*side) for side in sides]
        return cls._of(f"<{texts[0]}x{texts[1]}->{texts[2]}>", ctx)

    def _dimensions(self):
        text = self._body().replace(" ", "")
        first, rest = text.split("]x[", 1)
        second, third = rest.split("]->[", 1)
        return [each.strip("[]").split(",") for each in (first, second, third)]

    input_batch_dimension = _conv_property(0, "b")
    input_feature_dimension = _conv_property(0, "f")
    input_spatial_dimensions = _conv_property(0, None)
    kernel_input_feature_dimension = _conv_property(1, "i")
    kernel_output_feature_dimension = _conv_property(1, "o")
    kernel_spatial_dimensions = _conv_property(1, None)
    output_batch_dimension = _conv_property(2, "b")
    output_feature_dimension = _conv_property(2, "f")
    output_spatial_dimensions = _conv_property(2, None)


class AliasNumbers(PartsAttr):
    """Which result of a custom call is which operand."""

    __slots__ = ()

    @classmethod
    def get(cls, output_tuple_indices, operand_index, operand_tuple_indices, ctx=None):
        return cls._of(f"<output_tuple_indices = {number_list(output_tuple_indices)}, operand_index = {int(operand_index)}, "
                       f"operand_tuple_indices = {number_list(operand_tuple_indices)}>", ctx)

    output_tuple_indices = _list_property("output_tuple_indices")
    operand_index = _number_property("operand_index")
    operand_tuple_indices = _list_property("operand_tuple_indices")


class HandleNumbers(PartsAttr):
    """The number and the kind of a channel between devices."""

    __slots__ = ()

    @classmethod
    def get(cls, handle, type, context=None):
        return cls._of(f"<handle = {int(handle)}, type = {int(type)}>", context)

    handle = _number_property("handle")
    channel_type = _number_property("type")


for _class in (ConvNumbers, AliasNumbers, HandleNumbers):
    describe(_class)
del _class
