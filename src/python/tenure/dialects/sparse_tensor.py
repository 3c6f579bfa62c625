# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the sparse_tensor dialect: the encoding, which defines the storage of a tensor's levels."""
from __future__ import annotations

import enum
import re
from collections.abc import Sequence

from .. import ir
from ._parts import PartsAttr, fields, public, split
from ._schema import load

load(globals(), "sparse_tensor")


class LevelFormat(enum.IntFlag):
    """How a level is stored."""

    dense = 1 << 16
    batch = 1 << 17
    compressed = 1 << 18
    singleton = 1 << 19
    loose_compressed = 1 << 20
    n_out_of_m = 1 << 21


class LevelProperty(enum.Enum):
    """The properties of a level beside its format."""

    non_unique = 1
    non_ordered = 2
    soa = 4


_PROPERTY_WORDS = {LevelProperty.non_unique: "nonunique", LevelProperty.non_ordered: "nonordered", LevelProperty.soa: "soa"}


def _level_number(text):
    """The number of a level's keywords."""
    word, properties = re.fullmatch(r"(\w+)\s*([\[(].*[\])])?", text).groups()
    if word == "structured":
        n, m = (int(each) for each in split(properties[1:-1]))
        return EncodingAttr.build_level_type(LevelFormat.n_out_of_m, [], n, m)
    said = split(properties[1:-1]) if properties else []
    found = [key for key, spelled in _PROPERTY_WORDS.items() if spelled in said]
    return EncodingAttr.build_level_type(LevelFormat[word], found)


def _level_words(number):
    form = next(each for each in LevelFormat if number & each.value)
    if form is LevelFormat.n_out_of_m:
        return f"structured[{number >> 32 & 0xFF}, {number >> 40 & 0xFF}]"
    words = [spelled for key, spelled in _PROPERTY_WORDS.items() if number & key.value]
    return form.name + (f"({', '.join(words)})" if words else "")


@public("#sparse_tensor.encoding", __name__)
class EncodingAttr(PartsAttr):
    """How the levels of a tensor are stored, and which dimensions they are."""

    __slots__ = ()

    @classmethod
    def get(cls, lvl_types: Sequence[int], dim_to_lvl: ir.AffineMap | None = None, lvl_to_dim: ir.AffineMap | None = None,
            pos_width: int = 0, crd_width: int = 0, explicit_val: ir.Attribute | None = None,
            implicit_val: ir.Attribute | None = None, context: ir.Context | None = None) -> EncodingAttr:
        """The encoding of levels of these types (build_level_type); without maps, levels are the dimensions. By default the
        inverse, `lvl_to_dim`, follows from `dim_to_lvl`."""
        if dim_to_lvl is None:
            dim_to_lvl = ir.AffineMap.get_identity(len(lvl_types), context)
        if len(dim_to_lvl.results) != len(lvl_types):
            raise ValueError(f"{len(lvl_types)} level types for a map with {len(dim_to_lvl.results)} results")
        dimensions = ", ".join(f"d{i}" for i in range(dim_to_lvl.n_dims))
        levels = ", ".join(f"{each} : {_level_words(int(kind))}" for each, kind in zip(dim_to_lvl.results, lvl_types))
        parts = [f"map = ({dimensions}) -> ({levels})"]
        for name, value in (("posWidth", pos_width or None), ("crdWidth", crd_width or None), ("explicitVal", explicit_val),
                            ("implicitVal", implicit_val)):
            parts += [] if value is None else [f"{name} = {value}"]
        return cls._of("<{ " + ", ".join(parts) + " }>", dim_to_lvl.context)

    @staticmethod
    def build_level_type(lvl_fmt: LevelFormat, properties: Sequence[LevelProperty] = (), n: int = 0, m: int = 0) -> int:
        """The number of a format with properties; of n in m elements, for n_out_of_m."""
        return lvl_fmt.value | sum(each.value for each in properties) | n << 32 | m << 40

    def _fields(self):
        return fields(self._body().strip()[1:-1].strip())

    def _map(self):
        """Returns (number of dimensions, (expression, keywords) of each level)."""
        dimensions, _, levels = self._fields()["map"].partition("->")
        count = len(split(dimensions.strip()[dimensions.strip().rindex("(") + 1:-1])) if "slice" not in dimensions else \
            len(split(dimensions.strip()[1:-1]))
        pairs = [split(each, ":") for each in split(levels.strip()[1:-1])]
        return count, [(each[0].split("=")[-1].strip(), each[1]) for each in pairs]

    @property
    def lvl_types(self) -> list[int]:
        """The number of each level's type."""
        return [_level_number(words) for _, words in self._map()[1]]

    @property
    def lvl_formats_enum(self) -> list[LevelFormat]:
        """Each level's format."""
        return [next(form for form in LevelFormat if each & form.value) for each in self.lvl_types]

    @property
    def structured_n(self) -> int:
        """The n of the last level, which has n of m elements."""
        return self.lvl_types[-1] >> 32 & 0xFF

    @property
    def structured_m(self) -> int:
        """The m of the last level, which has n of m elements."""
        return self.lvl_types[-1] >> 40 & 0xFF

    @property
    def dim_to_lvl(self) -> ir.AffineMap:
        """Levels of dimensions."""
        count, levels = self._map()
        dimensions = ", ".join(f"d{i}" for i in range(count))
        text = f"affine_map<({dimensions}) -> ({', '.join(each for each, _ in levels)})>"
        return ir.AffineMapAttr(ir.Attribute.parse(text, self.context)).value

    @property
    def lvl_to_dim(self) -> ir.AffineMap:
        """Dimensions of levels."""
        count, levels = self._map()
        found = [None] * count
        for at, (expression, _) in enumerate(levels):
            dimension, *rest = expression.split()
            index = int(dimension[1:])
            if not rest:
                found[index] = f"d{at}"
            elif rest[0] == "floordiv":
                inner = next(i for i, each in enumerate(levels) if each[0] == f"{dimension} mod {rest[1]}")
                found[index] = f"d{at} * {rest[1]} + d{inner}"
        dimensions = ", ".join(f"d{i}" for i in range(len(levels)))
        return ir.AffineMapAttr(ir.Attribute.parse(f"affine_map<({dimensions}) -> ({', '.join(found)})>", self.context)).value

    @property
    def pos_width(self) -> int:
        """How many bits a position has, 0 for those of an index."""
        return int(self._fields().get("posWidth", "0"))

    @property
    def crd_width(self) -> int:
        """How many bits a coordinate has, 0 for those of an index."""
        return int(self._fields().get("crdWidth", "0"))

    def _value(self, name):
        text = self._fields().get(name)
        return None if text is None else self._parse(text)

    @property
    def explicit_val(self) -> ir.Attribute | None:
        """The value of all stored elements, if it is given."""
        return self._value("explicitVal")

    @property
    def implicit_val(self) -> ir.Attribute | None:
        """The value of all elements that are not stored, if it is given."""
        return self._value("implicitVal")
