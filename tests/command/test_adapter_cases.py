# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Odd adapter files, each with what is right: what breaks the format is refused, what only looks odd is taken."""
import gzip
import io
import os
import struct
import unittest
import zipfile

from adapter_writer import LEFT_OUT, pair, parameter, write
from support import DATA, CommandTest

MAX = 2**32 - 1


def patched(place, code, value, base=pair):
    """The bytes of `base` with one number changed; `place` is found by what it is, and moved by what follows."""
    w = base()
    position = w.at(*place[:2]) + (place[2] if len(place) > 2 else 0) if isinstance(place, tuple) else place
    w.put(position, code, value)
    return bytes(w.data)


def bytes_of(*parameters, **keywords):
    return bytes(write(list(parameters), **keywords).data)


def one(**changes):
    return bytes_of(parameter(**changes))


def whole_files():
    good = bytes(pair().data)
    yield "empty_file", b"", False
    yield "one_byte", b"T", False
    yield "eight_bytes", good[:8], False
    yield "nine_bytes", good[:9], False
    for name, identifier in (("wrong", b"ORTM"), ("lower", b"tort"), ("missing", b"\0\0\0\0")):
        yield f"ident_{name}", good[:4] + identifier + good[8:], False
    yield "size_prefixed", struct.pack("<I", len(good)) + good, False
    yield "trailing_1", good + b"x", True
    yield "trailing_4096_ff", good + b"\xff" * 4096, True
    yield "two_concatenated", good + good, True
    yield "leading_1", b"\0" + good, False
    yield "leading_8", bytes(8) + good, False
    yield "gzip", gzip.compress(good), False
    header = b'{"p":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}}'
    yield "safetensors_file", struct.pack("<Q", len(header)) + header + bytes(16), False
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("p.npy", bytes(64))
    yield "npz_file", archive.getvalue(), False
    yield "text_file", b"adapter: p = tensor<4xf32> (this is text)\n", False
    yield "all_zero_64", bytes(64), False
    yield "all_ff_64", b"\xff" * 64, False
    yield "ident_then_ff", b"\x10\0\0\0TORT" + b"\xff" * 64, False
    yield "ident_then_zero", b"\x10\0\0\0TORT" + bytes(64), False
    for number in range(len(good) - 50):
        yield f"truncate_{number}", good[:number], False
    # Cut inside what stands behind the last NUL or data: nothing is missing.
    yield "padding_cut", bytes_of(parameter(raw=b"1" * 5, dims=[5], data_type=2))[:-3], True


def roots():
    for name, value in (("zero", 0), ("beyond", 4096), ("max", MAX), ("into_ident", 4), ("unaligned", 21)):
        yield f"root_{name}", patched(0, "I", value), False
    good = pair()
    yield "root_last4", patched(0, "I", len(good.data) - 4), False
    for version in (0, 2, -1, 2**31 - 1):
        yield f"format_version_{version}", bytes_of(parameter(), format_version=version), False
    yield "format_version_left_out", bytes_of(parameter(), format_version=None), False
    yield "versions_left_out", bytes_of(parameter(), adapter_version=None, model_version=None), True
    yield "params_absent", bytes(write(None).data), False
    yield "params_empty", bytes_of(), True
    count = ("root", "list")
    for name, value, right in (("max", MAX, False), ("2e30", 2**30, False), ("plus1", 3, False), ("1", 1, True),
                               ("0", 0, True)):
        yield f"params_len_{name}", patched(count, "I", value), right
    element = ("root", "list", 4)
    for name, value in (("zero", 0), ("beyond", 4096), ("max", MAX), ("unaligned", 45)):
        yield f"param_off_{name}", patched(element, "I", value), False
    w = pair()
    data = w.at(0, "raw") + 4
    yield "param_off_into_data", patched(element, "I", data - w.at("root", "list") - 4), False
    same = w.at(1, "table") - w.at("root", "list") - 4
    yield "param_same_twice", patched(element, "I", same), False
    yield "params_off_self", patched(("root", "table", 16), "I", 0), False
    yield "params_off_beyond", patched(("root", "table", 16), "I", 4096), False


def vtables():
    table = ("root", "table")
    for name, value in (("beyond", -4096), ("below", 4096), ("self", 0), ("odd", 11)):
        yield f"vt_off_{name}", patched(table, "i", value), False
    vtable = ("root", "vtable")
    for name, value in (("odd", 11), ("2", 2), ("0", 0), ("ffff", 0xffff), ("4", 4)):
        yield f"vt_size_{name}", patched(vtable, "H", value), False
    for name, value in (("4", 4), ("ffff", 0xffff)):
        yield f"vt_table_size_{name}", patched((*vtable, 2), "H", value), False
    for name, value in (("beyond_table", 4096), ("unaligned", 5), ("alias", 8)):
        yield f"vt_field_{name}", patched((*vtable, 4), "H", value), False


def names():
    for name, value, right in (("missing", None, False), ("empty", "", False), ("nul_inside", b"a\0b", False),
                               ("not_utf8", b"\xff\xfe", False), ("overlong_utf8", b"\xc0\xaf", False),
                               ("surrogate_utf8", b"\xed\xa0\x80", False), ("control_chars", "a\n\t\x01", True),
                               ("unicode", "ä漢🜁", True), ("1MiB", "n" * 2**20, True)):
        yield f"name_{name}", one(name=value), right
    w = pair()
    yield "name_no_nul", patched(w.at(0, "name") + 5, "B", ord("x")), False
    for name, value in (("max", MAX), ("past_end", 4096), ("0", 0)):
        yield f"name_len_{name}", patched((0, "name"), "I", value), False
    yield "name_off_max", patched((0, "table", 4), "I", MAX), False
    yield "dup_names_same", bytes_of(parameter(), parameter()), False
    yield "dup_names_diff", bytes_of(parameter(), parameter(dims=[1], raw=bytes(4))), False


def shapes():
    for name, dims, raw, right in (
            ("missing", None, 16, False), ("empty_scalar", [], 4, True), ("empty_16B", [], 16, False),
            ("neg1", [-1], 16, False), ("neg_pair", [-2, -2], 16, False), ("int64_min", [-2**63], 16, False),
            ("wrap_zero", [2**32, 2**32], 0, False), ("wrap_16B", [2**62 + 4], 16, False),
            ("wrap_pair", [2**33, 2**33], 16, False), ("huge_zero", [2**62, 2**62, 0], 0, False),
            ("zero", [0, 3], 0, True), ("zero_raw4", [0, 3], 4, False), ("64_ones", [1] * 64, 4, True),
            ("255_ones", [1] * 255, 4, True), ("100k_ones", [1] * 100000, 4, False)):
        yield f"dims_{name}", one(dims=dims, raw=bytes(raw)), right
    yield "dims_zero_rawmissing", one(dims=[0], raw=None), True
    for name, value in (("max", MAX), ("2e29", 2**29)):
        yield f"dims_len_{name}", patched((0, "dims"), "I", value), False
    w = pair()
    yield "dims_off_misalign8", patched((0, "table", 8), "I", w.at(0, "dims") - w.at(0, "table") - 4), False
    yield "dims_elements_4_mod_8", bytes_of(parameter(), dims_alignment=4), True


def data():
    for name, data_type, size, right in (
            ("missing", LEFT_OUT, 16, False), ("string", 8, 16, False), ("string_32B", 8, 128, False),
            ("bool_values", 9, 4, True), ("complex64", 14, 32, True), ("complex128", 15, 64, True),
            ("bf16", 16, 8, True), *((f"fp8_{number}", number, 4, True) for number in range(17, 21)),
            *((str(number), number, 2, False) for number in (21, 22, 23, 24, 25, 26, 99, -1, 2**31 - 1, -2**31))):
        yield f"dt_{name}", one(data_type=data_type, raw=bytes(range(size))), right
    for name, raw in (("missing", None), ("empty", b""), ("short_1", bytes(15)), ("long_1", bytes(17)),
                      ("half", bytes(8)), ("double", bytes(32))):
        yield f"raw_{name}", one(raw=raw), False
    for name, value in (("max", MAX), ("past_end", 4096)):
        yield f"raw_len_{name}", patched((0, "raw"), "I", value), False
    for name, value in (("unaligned", 0x41), ("max", MAX)):
        yield f"raw_off_{name}", patched((0, "table", 16), "I", value), False


def layouts():
    yield "extra_unknown_field", bytes_of(parameter(extra=1)), True
    yield "extra_unknown_root_fields", bytes_of(parameter(), root_extra=14), True
    w = write([parameter(), parameter(name="q")])
    w.put(w.at(1, "table") + 16, "I", w.at(0, "raw") + 2**32 - w.at(1, "table") - 16 & MAX)
    yield "shared_raw_backwards", bytes(w.data), False
    shared = write([parameter(), parameter(name="q")])
    shared.put(shared.at(0, "table") + 16, "I", shared.at(1, "raw") - shared.at(0, "table") - 16)
    yield "shared_raw_vector", bytes(shared.data), True
    many = write([parameter(name=f"p{number}", dims=[1], raw=bytes(4)) for number in range(100000)])
    yield "100k_params", bytes(many.data), True


def listed_times(count):
    """One parameter that the list names so many times."""
    w = write([parameter()])
    table, listed = w.at(0, "table"), w.at("root", "list")
    # The list is put in front of everything else that a parameter has.
    front = bytes(w.data[:listed]) + struct.pack("<I", count)
    offsets = b"".join(struct.pack("<I", 4 * (count - 1 - number) + table - listed - 4) for number in range(count))
    return front + offsets + bytes(w.data[listed + 8:])


class Cases(CommandTest):
    def expect(self, cases):
        rights = {}
        for name, content, right in cases:
            self.write(f"{name}.onnx_adapter", content)
            rights[f"{name}.onnx_adapter"] = right
        everything = all(rights.values())
        out, err = self.run_tenure("adapter", "verify", *rights, expect=0 if everything else 1)
        taken = {line.split(": ok")[0] for line in out.splitlines()}
        wrong = {name: right for name, right in rights.items() if (name in taken) != right}
        self.assertEqual(wrong, {}, err)
        for name, right in rights.items():
            if not right:
                self.assertRegex(err, rf"tenure: error: {name}: .+")

    def test_whole_files(self):
        self.expect(whole_files())

    def test_roots(self):
        self.expect(roots())

    def test_vtables(self):
        self.expect(vtables())

    def test_names(self):
        self.expect(names())

    def test_shapes(self):
        self.expect(shapes())

    def test_data(self):
        self.expect(data())

    def test_layouts(self):
        self.expect(layouts())

    def test_limits(self):
        for count, words in ((999999, "has the same name as #1"),
                             (1000000, "1000000 parameters exceed the limit of 999999")):
            self.write("many", listed_times(count))
            self.assertIn(words, self.run_tenure("adapter", "verify", "many", expect=1)[1])
        self.write("large", bytes_of(parameter()))
        self.run_tenure("adapter", "verify", "large")
        os.truncate(self.folder / "large", 2**31)
        self.assertIn("exceeds the size limit of the format", self.run_tenure("adapter", "verify", "large", expect=1)[1])
        os.truncate(self.folder / "large", 2**31 - 1)
        self.run_tenure("adapter", "verify", "large")

    def test_every_prefix_of_real_files(self):
        """Those that end in a string or data are refused at every length; others from their last byte on."""
        for name in ("decoder_lora.onnx_adapter", "decoder_lora_f16.onnx_adapter", "encoder_lora.onnx_adapter"):
            content = (DATA / name).read_bytes()
            step = max(1, len(content) // 500)
            lengths = [*range(0, min(600, len(content))), *range(600, len(content) - 64, step)]
            self.expect((f"{name}.{length}", content[:length], False) for length in lengths)


if __name__ == "__main__":
    unittest.main()
