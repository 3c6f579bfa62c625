# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapter files against ONNX Runtime: what it writes is read, what it refuses is refused.

Strictly read, a file is refused in more cases than by ONNX Runtime; with --compatible in none. Either way scalars and
booleans are taken, which ONNX Runtime writes and then refuses.
"""
import json
import os
import random
import re
import struct
import subprocess

import numpy
import onnxruntime
import pytest

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
TYPES = {numpy.float32: 1, numpy.uint8: 2, numpy.int8: 3, numpy.uint16: 4, numpy.int16: 5, numpy.int32: 6,
         numpy.int64: 7, numpy.float16: 10, numpy.float64: 11, numpy.uint32: 12, numpy.uint64: 13}
# What ONNX Runtime says of files that are right.
ITS_OWN_REFUSALS = ("data_type '9'", "data_type '14'", "data_type '15'", "dims is missing or empty",
                    "raw_data is missing")


def export(path, parameters, adapter_version=1, model_version=1):
    adapter = onnxruntime.AdapterFormat()
    adapter.set_adapter_version(adapter_version)
    adapter.set_model_version(model_version)
    adapter.set_parameters({name: onnxruntime.OrtValue.ortvalue_from_numpy(value)
                            for name, value in parameters.items()})
    adapter.export_adapter(str(path))


def verify(paths, *flags):
    """The files that are taken, and what is said of the others."""
    run = subprocess.run([TENURE, "adapter", "verify", *flags, *map(str, paths)], capture_output=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    taken = {line.split(b": ok")[0].decode() for line in run.stdout.splitlines()}
    refused = dict(re.findall(r"^tenure: error: ([^:]+): (.*)$", run.stderr.decode(errors="replace"), re.MULTILINE))
    return taken, refused


def their_refusal(path):
    try:
        onnxruntime.LoraAdapter().Load(str(path))
    except Exception as error:  # pylint: disable=broad-except
        return str(error)
    return None


@pytest.mark.parametrize("seed", range(20))
def test_what_it_exports_is_listed(tmp_path, seed):
    chance = random.Random(seed)
    parameters = {}
    for number in range(chance.randrange(12)):
        dtype = chance.choice(list(TYPES))
        shape = [chance.randrange(5) for _ in range(chance.randrange(1, 5))]
        parameters[f"{'ä' * chance.randrange(3)}p.{number}"] = numpy.zeros(shape, dtype)
    versions = [chance.choice([0, 1, -1, 2**31 - 1, -2**31]) for _ in range(2)]
    export(tmp_path / "a", parameters, *versions)
    run = subprocess.run([TENURE, "adapter", "list", "--json", str(tmp_path / "a")], capture_output=True, check=True)
    listed = json.loads(run.stdout)
    assert [listed["format_version"], listed["adapter_version"], listed["model_version"]] == [1, *versions]
    assert {p["name"]: (p["data_type"], p["dims"], p["nbytes"]) for p in listed["parameters"]} == {
        name: (TYPES[value.dtype.type], list(value.shape), value.nbytes) for name, value in parameters.items()}


def damage(data, chance):
    """`data` with one to three small changes, mostly to its numbers."""
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        place = chance.randrange(0, len(data) - 4)
        kind = chance.randrange(4)
        if kind == 0:
            data[place] = chance.randrange(256)
        elif kind == 1:
            value = chance.choice([0, 1, 2, 4, 8, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffc, 0xffffffff])
            struct.pack_into("<I", data, place & ~3, value)
        elif kind == 2:
            old, = struct.unpack_from("<I", data, place & ~3)
            struct.pack_into("<I", data, place & ~3, (old + chance.choice([-8, -4, -1, 1, 4, 8])) & 0xffffffff)
        else:
            struct.pack_into("<H", data, place & ~1, chance.choice([0, 2, 4, 6, 8, 12, 16, 20, 0xffff]))
    return bytes(data)


def test_damaged_files(tmp_path):
    chance = random.Random(20)
    export(tmp_path / "a", {"w": numpy.ones((2, 3), numpy.float32), "v.lora_A": numpy.ones((1, 4), numpy.float64),
                            "s": numpy.array(1, numpy.float32), "m": numpy.ones(3, numpy.bool_)})
    export(tmp_path / "b", {"w": numpy.ones((2, 3), numpy.float32), "v.lora_A": numpy.ones((1, 4), numpy.float64)})
    originals = [(tmp_path / name).read_bytes() for name in "abb"]
    paths = [tmp_path / f"{number}.onnx_adapter" for number in range(3000)]
    for path in paths:
        path.write_bytes(damage(chance.choice(originals), chance))
    strictly, _ = verify(paths)
    compatibly, refused = verify(paths, "--compatible")
    assert strictly <= compatibly
    assert compatibly | refused.keys() == {str(path) for path in paths}
    for path in paths:
        said = their_refusal(path)
        if said is None:
            assert str(path) in compatibly, refused[str(path)]
        elif str(path) in strictly:
            assert any(words in said for words in ITS_OWN_REFUSALS), said


#===-- Writing ----------------------------------------------------------------------------------===#

NAME_CHARACTERS = "abcXYZ019._-/ äß漢字🜁'\"\\\t"


def random_parameters(chance):
    """Parameters of any type, rank and size that the exporter takes."""
    parameters = {}
    for _ in range(chance.choice([0, 1, 1, 2, 3, 5, 8, 30])):
        name = "".join(chance.choice(NAME_CHARACTERS) for _ in range(chance.randrange(1, 40)))
        shape = [chance.randrange(5) for _ in range(chance.randrange(6))]
        dtype = chance.choice([*TYPES, numpy.bool_])
        count = int(numpy.prod(shape, dtype=numpy.int64))
        values = numpy.frombuffer(chance.randbytes(count * numpy.dtype(dtype).itemsize), numpy.uint8)
        parameters[name] = (values % 2 if dtype is numpy.bool_ else values).view(dtype).reshape(shape)
    return parameters


def rewrite(source, target, *options):
    subprocess.run([TENURE, "adapter", "export", str(source), "-o", str(target), *options], check=True)


def test_thousand_random_adapters_have_its_bytes(tmp_path):
    chance = random.Random(6)
    for number in range(1000):
        versions = [chance.choice([0, 1, -1, 7, 2**31 - 1, -2**31]) for _ in range(2)]
        export(tmp_path / "theirs", random_parameters(chance), *versions)
        rewrite(tmp_path / "theirs", tmp_path / "ours")
        assert (tmp_path / "ours").read_bytes() == (tmp_path / "theirs").read_bytes(), number


@pytest.mark.parametrize("options", [["--layout=aligned"], ["--checksums", "--set=alpha=16"],
                                     ["--layout=aligned", "--checksums", "--set=base_model=m"]])
def test_it_reads_what_we_export(tmp_path, options):
    chance = random.Random(7)
    for _ in range(40):
        # It writes scalars, booleans and tensors without data, and refuses them when it reads.
        parameters = {name: value for name, value in random_parameters(chance).items()
                      if value.size and value.ndim and value.dtype != numpy.bool_}
        export(tmp_path / "theirs", parameters, 3, 4)
        rewrite(tmp_path / "theirs", tmp_path / "ours", *options)
        onnxruntime.LoraAdapter().Load(str(tmp_path / "ours"))
        adapter = onnxruntime.AdapterFormat.read_adapter(str(tmp_path / "ours"))
        assert [adapter.get_adapter_version(), adapter.get_model_version()] == [3, 4]
        values = adapter.get_parameters()
        assert values.keys() == parameters.keys()
        for name, value in parameters.items():
            assert values[name].numpy().tobytes() == value.tobytes()
        rewrite(tmp_path / "ours", tmp_path / "back", "--set=alpha=", "--set=base_model=")
        assert (tmp_path / "back").read_bytes() == (tmp_path / "theirs").read_bytes()
