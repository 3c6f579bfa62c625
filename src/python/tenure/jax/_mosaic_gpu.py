# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The members of jaxlib's `_mosaic_gpu_ext` that JAX uses: types and attributes of the dialect mosaic_gpu, as text."""
from .. import _tenure as _c
from .. import ir
from ..dialects import _parts


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


def register_inliner_extensions(context):
    """Does nothing: the dialect's inlining interface is not used."""


def _part(index, convert):
    """A part between commas."""
    return property(lambda self: convert(_parts.split(self._body())[index]))


def _field(key, convert):
    """Returns a part after its name."""
    return property(lambda self: convert(_parts.fields(self._body())[key]))


def _number(text):
    return int(text.split(":")[0])


def _shape(values):
    return _parts.number_list(list(values))


@_parts.public("!mosaic_gpu.barrier", __name__)
class BarrierType(_parts.PartsType):
    """The type of a barrier in shared memory."""

    __slots__ = ()

    @classmethod
    def get(cls, orders_tensor_core=False, context=None):
        body = "<orders_tensor_core = true>" if orders_tensor_core else ""
        return _c.opaque_type("mosaic_gpu", "barrier" + body, context)

    @property
    def orders_tensor_core(self):
        return "true" in self._text()


@_parts.public("#mosaic_gpu.tile", __name__)
class TileTransformAttr(_parts.PartsAttr):
    """Memory in tiles of a shape."""

    __slots__ = ()

    @classmethod
    def get(cls, tiling, context=None):
        return cls._of(f"<{_shape(tiling)}>", context)

    @property
    def tiling(self):
        return ir.DenseI32ArrayAttr.get(_parts.numbers(self._body()), self.context)


@_parts.public("#mosaic_gpu.swizzle", __name__)
class SwizzleTransformAttr(_parts.PartsAttr):
    """Memory swizzled over a number of bytes."""

    __slots__ = ()

    @classmethod
    def get(cls, swizzle, context=None):
        return cls._of(f"<{int(swizzle)} : i32>", context)

    swizzle = _part(0, _number)


class _ShapedLayout(_parts.PartsAttr):
    __slots__ = ()

    @property
    def shape(self):
        return ir.DenseI64ArrayAttr.get(_parts.numbers(_parts.split(self._body())[0]), self.context)


@_parts.public("#mosaic_gpu.WGSplatFragLayout", __name__)
class WGSplatFragLayoutAttr(_ShapedLayout):
    """One value in all registers of a warpgroup."""

    __slots__ = ()

    @classmethod
    def get(cls, shape, context=None):
        return cls._of(f"<{_shape(shape)}>", context)


@_parts.public("#mosaic_gpu.WGStridedFragLayout", __name__)
class WGStridedFragLayoutAttr(_ShapedLayout):
    """Vectors of values, dealt out to the threads of a warpgroup in turn."""

    __slots__ = ()

    @classmethod
    def get(cls, shape, vector_size, context=None):
        return cls._of(f"<{_shape(shape)}, {int(vector_size)}>", context)

    vector_size = _part(1, _number)


@_parts.public("#mosaic_gpu.Replicated", __name__)
class ReplicatedAttr(_parts.PartsAttr):
    """A dimension of a layout along which the values are equal."""

    __slots__ = ()

    @classmethod
    def get(cls, times, context=None):
        return cls._of(f"<times = {int(times)}>", context)

    times = _field("times", _number)


def _dimensions(array):
    """The elements of an array of dimensions, of which numbers go without their type."""
    return "[" + ", ".join(str(each.value) if isinstance(each, ir.IntegerAttr) else
                           _dimensions(each) if isinstance(each, ir.ArrayAttr) else str(each) for each in array) + "]"


@_parts.public("#mosaic_gpu.TiledLayout", __name__)
class TiledLayoutAttr(_parts.PartsAttr):
    """A shape in tiles, and which dimensions of the tiles lie along warps, lanes and vectors."""

    __slots__ = ()

    @classmethod
    def get(cls, tiling, warp_dims, lane_dims, vector_dim, context=None):
        return cls._of(f"<{_dimensions(tiling)}, warp_dims = {_dimensions(warp_dims)}, "
                       f"lane_dims = {_dimensions(lane_dims)}, vector_dim = {int(vector_dim)}>", context)

    def _field(self, key):
        return _parts.fields(self._body())[key]

    @property
    def tiling(self):
        return self._parse(_parts.split(self._body())[0])

    warp_dims = property(lambda self: self._parse(self._field("warp_dims")))
    lane_dims = property(lambda self: self._parse(self._field("lane_dims")))
    vector_dim = property(lambda self: int(self._field("vector_dim")))


class CopyPartitionAttrInterface(_parts.PartsAttr):
    """How a copy is shared out among the blocks of a cluster."""

    __slots__ = ()


@_parts.public("#mosaic_gpu.copy_replicated", __name__)
class CopyReplicatedAttr(CopyPartitionAttrInterface):
    """Every block copies all of it."""

    __slots__ = ()

    @classmethod
    def get(cls, context=None):
        return cls._of("", context)


@_parts.public("#mosaic_gpu.copy_partitioned", __name__)
class CopyPartitionedAttr(CopyPartitionAttrInterface):
    """Every block copies a part of an axis."""

    __slots__ = ()

    @classmethod
    def get(cls, axis, context=None):
        return cls._of(f"<axis = {int(axis)}>", context)

    axis = _field("axis", _number)
