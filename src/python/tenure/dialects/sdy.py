# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the sdy dialect, and of its attributes: meshes, shardings and sharding rules."""
import enum

from .. import ir
from .._globals import AttrBuilder
from ._parts import describe
from ._schema import load

load(globals(), "sdy")

_FIRST, _SYMBOLS = "i", ord("z") - ord("i")


class PropagationDirection(enum.IntEnum):
    NONE = 0
    FORWARD = 1
    BACKWARD = 2
    BOTH = 3

    def __str__(self):
        return self.name


class EdgeNodeType(enum.IntEnum):
    OPERAND = 0
    RESULT = 1

    def __str__(self):
        return self.name.lower()


def _direction(x, context):
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32, context=context), int(x))


for _name in ("Sdy_PropagationDirection", "PropagationDirectionAttr"):
    AttrBuilder.insert(_name, _direction, allow_existing=True)


# Attributes are parsed from their text. Brackets nest, and those in strings do not count.

def _split(text):
    """The parts of a list that has commas between them."""
    parts, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(text):
        if c == '"' and (i == 0 or text[i - 1] != "\\"):
            quoted = not quoted
        elif quoted:
            continue
        elif c in "<[{(":
            depth += 1
        elif c in ">]})" and not (c == ">" and text[i - 1] == "-"):
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return parts + [last] if last or parts else []


def _symbol(index):
    return chr(ord(_FIRST) + index) if index <= _SYMBOLS else f"z_{index - _SYMBOLS}"


def _indices(text):
    """The factors of a symbol; none for `*`."""
    indices, i = [], 0 if text != "*" else 1
    while i < len(text):
        index = ord(text[i]) - ord(_FIRST)
        i += 1
        if index == _SYMBOLS and text[i:i + 1] == "_":
            start = i = i + 1
            while i < len(text) and text[i].isdigit():
                i += 1
            index += int(text[start:i])
        indices.append(index)
    return indices


def _unquoted(text):
    value = ir.StringAttr(ir.Attribute.parse(text)) if "\\" in text else None
    return text[1:-1] if value is None else value.value


def _quoted(name):
    return str(ir.StringAttr.get(name))


class _Attribute(ir.Attribute):
    """An attribute of the dialect with its own mnemonic; `_text` is the text after it."""

    __slots__ = ()
    _mnemonic = None

    def __init_subclass__(cls):
        super().__init_subclass__()
        describe(cls)

    @classmethod
    def _isa(cls, other):
        if not isinstance(other, ir.Attribute):
            return False
        text = str(other)
        if not text.startswith("#sdy") or cls._mnemonic is None:
            return False
        rest = text[5:]
        if not rest.startswith(cls._mnemonic):
            return False
        following = rest[len(cls._mnemonic):len(cls._mnemonic) + 1]
        return not (following.isalnum() or following == "_")

    @classmethod
    def _make(cls, text, context):
        with context if context is not None else ir.Context.current:
            return cls(ir.Attribute.parse(f"#sdy<{cls._mnemonic}{text}>"))

    @property
    def _text(self):
        text = str(self)
        body = text[5:-1] if text[4] == "<" else text[5:]
        return body[len(self._mnemonic):]

    def _part(self, cls, text):
        with self.context:
            return cls(ir.Attribute.parse(f"#sdy<{cls._mnemonic}{text}>"))

    def _parts(self, cls, text):
        return [self._part(cls, part) for part in _split(text)]

    def __repr__(self):
        return f"{type(self).__name__}({self})"


def _inner(attribute):
    """Returns the text of an attribute of the dialect inside another one."""
    for cls in _Attribute.__subclasses__():
        if cls._isa(attribute):
            return cls(attribute)._text
    raise ValueError(f"{attribute} is not an attribute of the dialect sdy")


def _list(attributes):
    return ", ".join(_inner(attribute) for attribute in attributes)


class MeshAxisAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "mesh_axis"

    @classmethod
    def get(cls, name, size, context=None):
        """An axis of a mesh with that name and size."""
        return cls._make(f"{_quote(name, context)}={size}", context)

    name = property(lambda self: self._name_and_size()[0])
    size = property(lambda self: self._name_and_size()[1])

    def _name_and_size(self):
        name, _, size = self._text.rpartition("=")
        with self.context:
            return _unquoted(name), int(size)


def _quote(name, context):
    with context if context is not None else ir.Context.current:
        return _quoted(name)


class MeshAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "mesh"

    @classmethod
    def get(cls, mesh_axes, device_ids=(), context=None):
        """A mesh of these axes; devices are numbered in order by default."""
        devices = f", device_ids=[{', '.join(map(str, device_ids))}]" if len(device_ids) else ""
        return cls._make(f"<[{_list(mesh_axes)}]{devices}>", context)

    @property
    def axes(self):
        return self._parts(MeshAxisAttr, _split(self._text[1:-1])[0][1:-1])

    @property
    def device_ids(self):
        parts = _split(self._text[1:-1])
        return [] if len(parts) == 1 else [int(n) for n in _split(parts[1].partition("=")[2][1:-1])]


class SubAxisInfoAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "sub_axis_info"

    @classmethod
    def get(cls, pre_size, size, context=None):
        """A sub-axis of this size; `pre_size` is the product of the sizes of the sub-axes before it."""
        return cls._make(f"({pre_size}){size}", context)

    pre_size = property(lambda self: int(self._text[1:].partition(")")[0]))
    size = property(lambda self: int(self._text.partition(")")[2]))


class AxisRefAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "axis_ref"

    @classmethod
    def get(cls, name, sub_axis_info=None, context=None):
        """A reference to an axis, or to a part of it."""
        part = "" if sub_axis_info is None else ":" + _inner(sub_axis_info)
        return cls._make(_quote(name, context) + part, context)

    @property
    def name(self):
        text = self._text
        with self.context:
            return _unquoted(text[:text.rindex('"') + 1])

    @property
    def sub_axis_info(self):
        text = self._text
        part = text[text.rindex('"') + 2:]
        return self._part(SubAxisInfoAttr, part) if part else None


class DimensionShardingAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "dimension_sharding"

    @classmethod
    def get(cls, axes, is_closed, priority=None, context=None):
        """A dimension that is sharded over those axes, and over no others if it is closed."""
        parts = [_inner(axis) for axis in axes] + ([] if is_closed else ["?"])
        rank = "" if priority is None else f"p{priority}"
        return cls._make(f"{{{', '.join(parts)}}}{rank}", context)

    def _items(self):
        text = self._text
        return _split(text[1:text.rindex("}")])

    axes = property(lambda self: [self._part(AxisRefAttr, item) for item in self._items() if item != "?"])
    is_closed = property(lambda self: "?" not in self._items())

    @property
    def priority(self):
        text = self._text.rpartition("}")[2]
        return int(text[1:]) if text else None


class TensorShardingAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "sharding"

    @classmethod
    def get(cls, mesh_or_ref, dimension_shardings, replicated_axes=(), unreduced_axes=(), context=None):
        """How a tensor is sharded over a mesh, or over the one with a name."""
        if isinstance(mesh_or_ref, str):
            with context if context is not None else ir.Context.current:
                mesh = str(ir.FlatSymbolRefAttr.get(mesh_or_ref))
        elif MeshAttr.isinstance(mesh_or_ref):
            mesh = "mesh" + _inner(mesh_or_ref)
        else:
            mesh = str(mesh_or_ref)
        text = f"<{mesh}, [{_list(dimension_shardings)}]"
        for name, axes in (("replicated", replicated_axes), ("unreduced", unreduced_axes)):
            if len(axes):
                text += f", {name}={{{_list(axes)}}}"
        return cls._make(text + ">", context)

    def _fields(self):
        return _split(self._text[1:-1])

    @property
    def mesh_or_ref(self):
        text = self._fields()[0]
        with self.context:
            return ir.Attribute.parse(text if text.startswith("@") else f"#sdy.{text}")

    @property
    def dimension_shardings(self):
        return self._parts(DimensionShardingAttr, self._fields()[1][1:-1])

    def _axes(self, name):
        for field in self._fields()[2:]:
            if field.startswith(name):
                return self._parts(AxisRefAttr, field.partition("=")[2][1:-1])
        return []

    replicated_axes = property(lambda self: self._axes("replicated"))
    unreduced_axes = property(lambda self: self._axes("unreduced"))


class TensorShardingPerValueAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "sharding_per_value"

    @classmethod
    def get(cls, shardings, context=None):
        """The shardings of several tensors."""
        return cls._make(f"<[{_list(shardings)}]>", context)

    shardings = property(lambda self: self._parts(TensorShardingAttr, self._text[2:-2]))


class DimMappingAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "dim_mapping"

    @classmethod
    def get(cls, factor_indices, context=None):
        """The factors of a dimension."""
        return cls._make(" " + ("".join(map(_symbol, factor_indices)) or "*"), context)

    factor_indices = property(lambda self: _indices(self._text.strip()))


class TensorMappingAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "tensor_mapping"

    @classmethod
    def get(cls, dim_mappings, context=None):
        """The factors of a tensor's dimensions."""
        return cls._make(f"[{_list(dim_mappings)}]", context)

    @property
    def dim_mappings(self):
        return [self._part(DimMappingAttr, " " + text) for text in _split(self._text[1:-1])]

    rank = property(lambda self: len(_split(self._text[1:-1])))


class OpShardingRuleAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "op_sharding_rule"

    @classmethod
    def get(cls, factor_sizes, operand_mappings, result_mappings, reduction_factors=(), need_replication_factors=(),
            permutation_factors=(), blocked_propagation_factors=(), is_custom=False, context=None):
        """The sharding rule of an op: factors with their sizes, and the factors of each dimension of its values."""
        text = f"<({_list(operand_mappings)})->({_list(result_mappings)})"
        if len(factor_sizes):
            sizes = ", ".join(f"{_symbol(i)}={size}" for i, size in enumerate(factor_sizes))
            text += f" {{{sizes}}}"
        for name, factors in (("reduction", reduction_factors), ("need_replication", need_replication_factors),
                              ("permutation", permutation_factors),
                              ("blocked_propagation", blocked_propagation_factors)):
            if len(factors):
                text += f" {name}={{{', '.join(map(_symbol, factors))}}}"
        return cls._make(text + (", custom>" if is_custom else ">"), context)

    def _mappings(self, which):
        operands, _, results = self._text[2:].partition(")->(")
        text = operands if which == 0 else results[:results.index(")")]
        return self._parts(TensorMappingAttr, text)

    def _braces(self, name):
        rest = self._text.partition(")->(")[2].partition(")")[2]
        start = rest.find(f" {name}{{")
        return _split(rest[start + len(name) + 2:rest.index("}", start)]) if start >= 0 else []

    def _factors(self, name):
        return [_indices(text)[0] for text in self._braces(f"{name}=")]

    operand_mappings = property(lambda self: self._mappings(0))
    result_mappings = property(lambda self: self._mappings(1))
    factor_sizes = property(lambda self: [int(text.partition("=")[2]) for text in self._braces("")])
    reduction_factors = property(lambda self: self._factors("reduction"))
    need_replication_factors = property(lambda self: self._factors("need_replication"))
    permutation_factors = property(lambda self: self._factors("permutation"))
    blocked_propagation_factors = property(lambda self: self._factors("blocked_propagation"))
    is_custom = property(lambda self: self._text.endswith(", custom>"))


class ManualAxesAttr(_Attribute):
    __slots__ = ()
    _mnemonic = "manual_axes"

    @classmethod
    def get(cls, manual_axes, context=None):
        """Names of axes, as string attributes."""
        return cls._make(f"{{{', '.join(map(str, manual_axes))}}}", context)

    def __getitem__(self, index):
        with self.context:
            return _unquoted(_split(self._text[1:-1])[index])

    def __len__(self):
        return len(_split(self._text[1:-1]))


class CompatibilityRequirement(enum.Enum):
    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3


def get_version_from_compatibility_requirement(requirement):
    """The version of the dialect that readers of that age understand: there is one so far."""
    if not isinstance(requirement, CompatibilityRequirement):
        raise TypeError(f"requirement must be CompatibilityRequirement, not {type(requirement).__name__}")
    return "0.0.1"


def register_dialect(context, load=True):
    """Does nothing: a context loads a dialect when it meets it."""
