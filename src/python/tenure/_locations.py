# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Location and its kinds."""
from . import _tenure as _c
from ._globals import _CurrentOf, current as _current
from ._typeid import TypeID


def _member_of(kind, name):
    """A property that a kind of location has, for all others."""

    def read(self):
        raise ValueError(f"expected a {kind} for {name}; got {self}")

    return property(read)


class Location(_c._BaseLocation, metaclass=_CurrentOf):
    __slots__ = ()
    _current_kind = 1
    current = _current

    @property
    def typeid(self):
        return type(self).static_typeid if type(self) is not Location else TypeID("builtin.location")

    # Members of one kind that all locations have: ValueError for other kinds.
    callee, caller = _member_of("CallSiteLoc", "callee"), _member_of("CallSiteLoc", "caller")
    child_loc, name_str = _member_of("NameLoc", "child_loc"), _member_of("NameLoc", "name_str")
    filename, start_line, start_col, end_line, end_col = (
        _member_of("FileLineColLoc", name) for name in ("filename", "start_line", "start_col", "end_line", "end_col"))
    locations = property(lambda self: [])

    def is_a_file(self):
        return isinstance(self, FileLineColLoc)

    def is_a_name(self):
        return isinstance(self, NameLoc)

    def is_a_callsite(self):
        return isinstance(self, CallSiteLoc)

    def is_a_fused(self):
        return isinstance(self, FusedLoc)

    @classmethod
    def isinstance(cls, other):
        return isinstance(other, cls)

    def __reduce__(self):
        raise TypeError(f"cannot pickle {type(self).__name__}: it belongs to a Context")


class UnknownLoc(Location):
    __slots__ = ()
    static_typeid = TypeID("builtin.unknown_loc")
    get = staticmethod(_c._BaseLocation.unknown)


class FileLineColLoc(Location):
    __slots__ = ()
    static_typeid = TypeID("builtin.file_line_range")
    get = staticmethod(_c._BaseLocation.file)
    filename = property(lambda self: _c.location_file_range(self)[0])
    start_line = property(lambda self: _c.location_file_range(self)[1])
    start_col = property(lambda self: _c.location_file_range(self)[2])
    end_line = property(lambda self: _c.location_file_range(self)[3])
    end_col = property(lambda self: _c.location_file_range(self)[4])


class NameLoc(Location):
    __slots__ = ()
    static_typeid = TypeID("builtin.name_loc")
    get = staticmethod(_c._BaseLocation.name)
    name_str = property(_c.location_name)

    @property
    def child_loc(self):
        children = _c.location_children(self)
        return children[0] if children else Location.unknown(self.context)


class CallSiteLoc(Location):
    __slots__ = ()
    static_typeid = TypeID("builtin.call_site_loc")
    get = staticmethod(_c._BaseLocation.callsite)
    callee = property(lambda self: _c.location_children(self)[0])
    caller = property(lambda self: _c.location_children(self)[1])


class FusedLoc(Location):
    __slots__ = ()
    static_typeid = TypeID("builtin.fused_loc")
    get = staticmethod(_c._BaseLocation.fused)
    locations = property(_c.location_children)
    metadata = property(_c.location_metadata)


for _class in (Location, UnknownLoc, FileLineColLoc, NameLoc, CallSiteLoc, FusedLoc):
    _class.__module__ = "tenure.ir"
_c._set("location_classes",
        [UnknownLoc, FileLineColLoc, NameLoc, CallSiteLoc, FusedLoc, Location])
