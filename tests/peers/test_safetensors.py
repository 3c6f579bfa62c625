# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""safetensors files against safetensors: what it writes is read, what we write it reads, what it refuses is refused."""
import json
import os
import random
import struct
import subprocess

import numpy
import safetensors
import safetensors.numpy

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
TYPES = [numpy.float32, numpy.float16, numpy.float64, numpy.int8, numpy.uint8, numpy.int16, numpy.uint16,
         numpy.int32, numpy.uint32, numpy.int64, numpy.uint64, numpy.bool_, numpy.complex64]


def random_tensors(chance):
    tensors = {}
    for number in range(chance.randrange(1, 9)):
        shape = [chance.randrange(4) for _ in range(chance.randrange(4))]
        values = numpy.array([chance.randrange(100) for _ in range(int(numpy.prod(shape, dtype=int)))])
        tensors[f"{chance.choice(['t', 'ä', '漢', 'a.b'])}.{number}"] = values.astype(
            chance.choice(TYPES)).reshape(shape)
    return tensors


def run(*arguments):
    return subprocess.run([TENURE, "adapter", *map(str, arguments)], capture_output=True, check=False)


def test_both_ways(tmp_path):
    chance = random.Random(8)
    theirs, middle, ours = (tmp_path / name for name in ("a.safetensors", "b.onnx_adapter", "c.safetensors"))
    for _ in range(100):
        tensors = random_tensors(chance)
        metadata = {"alpha": "16", "note": "\"ä\\"}
        safetensors.numpy.save_file(tensors, theirs, metadata)
        assert run("convert", theirs, middle).returncode == 0
        assert run("convert", middle, ours).returncode == 0
        back = safetensors.numpy.load_file(ours)
        assert back.keys() == tensors.keys()
        for name, value in tensors.items():
            assert back[name].dtype == value.dtype and back[name].shape == value.shape
            assert back[name].tobytes() == value.tobytes()
        with safetensors.safe_open(ours, "np") as file:
            assert file.metadata() == metadata


def damage(data, chance):
    data = bytearray(data)
    size, = struct.unpack_from("<Q", data)
    for _ in range(chance.choice([1, 1, 2])):
        kind = chance.randrange(4)
        place = 8 + chance.randrange(min(size, len(data) - 8))
        if kind == 0:
            data[place] = chance.choice(b'0123456789,:{}[]"ab\\ \n\x00\xff')
        elif kind == 1:
            del data[place]
            struct.pack_into("<Q", data, 0, size - 1)
        elif kind == 2:
            data = data[:chance.randrange(len(data))] if chance.randrange(2) else data + b"\0"
        else:
            data[chance.randrange(8)] ^= 1 << chance.randrange(8)
        if len(data) < 9:
            break
    return bytes(data)


def test_damaged_files(tmp_path):
    chance = random.Random(9)
    whole = safetensors.numpy.save({"a": numpy.ones((2, 3), numpy.float32), "b.c": numpy.ones(4, numpy.uint8)},
                                   {"key": "value"})
    paths = [tmp_path / f"{number}.safetensors" for number in range(2000)]
    for path in paths:
        path.write_bytes(damage(whole, chance))
    taken = {line.split(b": ok")[0].decode() for line in run("verify", *paths).stdout.splitlines()}
    for path in paths:
        try:
            safetensors.safe_open(path, "np")
        except safetensors.SafetensorError:
            assert str(path) not in taken or is_stricter(path), path.read_bytes()


def is_stricter(path):
    """Whether safetensors refuses what the format allows: unknown members, as its reader does."""
    data = path.read_bytes()
    size, = struct.unpack_from("<Q", data)
    header = json.loads(data[8:8 + size])
    return any(value.keys() != {"dtype", "shape", "data_offsets"}
               for name, value in header.items() if name != "__metadata__")
