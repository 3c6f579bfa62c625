# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters through Python: no copies, one object for each tensor, whole files or none."""
from __future__ import annotations

import gc
from typing import Any

import numpy
import pytest

from tenure.adapters import AdapterFormat, load


@pytest.fixture
def path(tmp_path: Any) -> Any:
    adapter = AdapterFormat()
    adapter.set_adapter_version(3)
    adapter.set_model_version(7)
    adapter.set_parameters({
        "layers.0.q_proj.lora_A.weight": numpy.arange(6, dtype=numpy.float32).reshape(2, 3),
        "layers.0.q_proj.lora_B.weight": numpy.arange(8, dtype=numpy.float16).reshape(4, 2),
        "ids": numpy.array([1, -2], dtype=numpy.int64),
    })
    adapter.export_adapter(tmp_path / "a.onnx_adapter")
    return tmp_path / "a.onnx_adapter"


def test_round_trip(path: Any) -> None:
    read = AdapterFormat.read_adapter(path)
    assert (read.get_format_version(), read.get_adapter_version(), read.get_model_version()) == (1, 3, 7)
    parameters = read.get_parameters()
    assert parameters["layers.0.q_proj.lora_A.weight"].numpy().tolist() == [[0, 1, 2], [3, 4, 5]]
    assert parameters["ids"].data_type() == "tensor(int64)"
    assert parameters["layers.0.q_proj.lora_B.weight"].shape() == [4, 2]
    assert parameters["layers.0.q_proj.lora_B.weight"].numpy().dtype == numpy.float16


def test_arrays_keep_the_file_mapped(path: Any) -> None:
    array = AdapterFormat.read_adapter(path).get_parameters()["ids"].numpy()
    gc.collect()
    assert array.tolist() == [1, -2]
    assert not array.flags.writeable


def test_one_object_for_each(path: Any) -> None:
    adapter = load(path)
    first = adapter["ids"]
    assert adapter["ids"] is first
    assert first.adapter is adapter
    identity = id(adapter)
    del adapter
    gc.collect()
    assert id(first.adapter) == identity
    with pytest.raises(KeyError):
        first.adapter["none"]


def test_export_over_the_mapped_file(path: Any) -> None:
    read = AdapterFormat.read_adapter(path)
    read.set_adapter_version(4)
    read.export_adapter(path)
    assert read.get_parameters()["ids"].numpy().tolist() == [1, -2]
    assert AdapterFormat.read_adapter(path).get_adapter_version() == 4


def test_refusals_name_the_parameter(tmp_path: Any, path: Any) -> None:
    before = path.read_bytes()
    adapter = AdapterFormat()
    adapter.set_parameters({"names": numpy.array(["a", "b"])})
    with pytest.raises(ValueError, match="names"):
        adapter.export_adapter(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    with pytest.raises(ValueError):
        load(tmp_path / "missing.onnx_adapter")
