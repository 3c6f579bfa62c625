# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes adapter files byte by byte, and remembers where everything lies so that it can be broken."""
import struct

LEFT_OUT = object()


class Writer:
    """One file. `places` maps what a number is to where it stands: ("root", "table"), (0, "name"), ..."""

    def __init__(self):
        self.data = bytearray(b"\0\0\0\0TORT")
        self.places = {}

    def align(self, alignment):
        self.data += bytes(-len(self.data) % alignment)

    def put(self, place, code, value):
        struct.pack_into("<" + code, self.data, place, value)

    def at(self, *what):
        return self.places[what]

    def point_here(self, place):
        self.put(place, "I", len(self.data) - place)

    def table(self, who, fields, extra_fields=0):
        """A vtable and a table with a 4-byte slot for each field; those that are None are not in the vtable."""
        self.align(4)
        count = len(fields) + extra_fields
        self.places[who, "vtable"] = len(self.data)
        self.data += struct.pack("<HH", 4 + 2 * count, 4 + 4 * count)
        self.data += b"".join(struct.pack("<H", 0 if field is None else 4 + 4 * number)
                              for number, field in enumerate([*fields, *[7] * extra_fields]))
        self.align(4)
        self.places[who, "table"] = table = len(self.data)
        self.data += struct.pack("<i", table - self.at(who, "vtable"))
        for field in fields:
            self.data += struct.pack("<i", 0 if field in (None, LEFT_OUT) else field)
        self.data += struct.pack("<i", 7) * extra_fields
        return table

    def vector(self, who, name, slot, count, content, alignment=4):
        while (len(self.data) + 4) % alignment or len(self.data) % 4:
            self.data += b"\0"
        self.point_here(slot)
        self.places[who, name] = len(self.data)
        self.data += struct.pack("<I", count) + content


def write(parameters, format_version=1, adapter_version=3, model_version=7, root_extra=0, dims_alignment=8):
    """A file of parameters: dicts of name, dims, data_type and raw (bytes), any of which may be None."""
    w = Writer()
    root = w.table("root", [format_version, adapter_version, model_version,
                            None if parameters is None else 0], root_extra)
    w.put(0, "I", root)
    if parameters is None:
        return w
    w.vector("root", "list", root + 16, len(parameters), bytes(4 * len(parameters)))
    for number, p in enumerate(parameters):
        name, dims, raw = (p.get(key) for key in ("name", "dims", "raw"))
        table = w.table(number, [None if value is None else 0 for value in (name, dims)] +
                        [p.get("data_type", 1), None if raw is None else 0], p.get("extra", 0))
        element = w.at("root", "list") + 4 + 4 * number
        w.put(element, "I", table - element)
        if name is not None:
            name = name if isinstance(name, bytes) else name.encode()
            w.vector(number, "name", table + 4, len(name), name + b"\0")
        if dims is not None:
            w.vector(number, "dims", table + 8, len(dims), struct.pack(f"<{len(dims)}q", *dims), dims_alignment)
        if raw is not None:
            w.vector(number, "raw", table + 16, len(raw), raw)
    w.align(4)
    return w


def parameter(**changes):
    """Four floats called 'p', but for what is changed."""
    return {"name": "p", "dims": [2, 2], "data_type": 1, "raw": bytes(range(16)), **changes}


def pair():
    """Two parameters, the second of five doubles."""
    return write([parameter(dims=[2, 3], raw=bytes(24)),
                  parameter(name="qq", dims=[5], data_type=11, raw=bytes(40))])
