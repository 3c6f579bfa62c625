# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loading from bytes, drafts, merging and comparing, with the adapters of tests/data."""
from __future__ import annotations

import gc
import pathlib
import sys
from typing import Any

import numpy
import pytest

from tenure.adapters import AdapterFormat, Draft, diff, load, merge

DATA = pathlib.Path(__file__).resolve().parent.parent / "data"
ONNX = DATA / "decoder_lora.onnx_adapter"
SAFETENSORS = DATA / "decoder_lora.safetensors"


@pytest.mark.parametrize("path, format", [(ONNX, "onnx"), (SAFETENSORS, "safetensors")])
def test_bytes_load_as_the_file_does(path: Any, format: Any) -> None:
    mapped, lent = load(path), load(path.read_bytes(), "bytes")
    assert mapped.format == lent.format == format
    assert lent.name == "bytes" and lent.byte_size == path.stat().st_size
    assert mapped.is_unchanged and not lent.is_mapped
    assert diff(mapped, lent) == []
    assert mapped["layers.0.q_proj.lora_A.weight"].shape()[1] == 128
    lent.check()
    with pytest.raises(ValueError):
        load(path.read_bytes()[:100])


def test_a_tensor_keeps_lent_bytes_and_copies_what_may_change() -> None:
    content = ONNX.read_bytes()
    held = sys.getrefcount(content)
    tensor = load(content)[0]
    gc.collect()
    assert sys.getrefcount(content) > held
    assert tensor.read() == bytes(memoryview(tensor).cast("B"))
    del tensor
    gc.collect()
    assert sys.getrefcount(content) == held
    changing = bytearray(content)
    adapter = load(changing)
    changing[:] = bytes(len(changing))
    assert diff(adapter, load(content)) == []


def test_what_load_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown format 'tar'"):
        load(ONNX, format="tar")  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        load(ONNX, format="safetensors")
    with pytest.raises(TypeError):
        load(12)  # type: ignore[arg-type]
    for empty in (b"", bytearray()):
        with pytest.raises(ValueError):
            load(empty)
    kept = load(SAFETENSORS, keep_names=True)
    assert kept[0].name.startswith("base_model.model.")


def test_a_draft_of_a_file_writes_its_bytes() -> None:
    draft = Draft(ONNX)
    assert draft.to_bytes() == ONNX.read_bytes()
    assert draft.versions == load(ONNX).versions[1:]
    assert [each.name for each in draft.parameters] == list(draft)
    assert draft.parameters[0].data_type == "float32"


def test_changing_a_draft(tmp_path: pathlib.Path) -> None:
    draft = Draft()
    weights = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
    draft.add("a", weights)
    draft.add("bits", numpy.array([0x3F80, 0xC000], dtype=numpy.uint16), "bfloat16")
    draft.add("packed", b"\x21\x0f", "int4", (3,))
    draft.add("gone", weights.T)
    draft.rename("a", "b")
    draft.drop("gone")
    draft.replace("b", weights * 2)
    draft.cast("float16", "b")
    draft.versions = 3, -1
    draft.set_metadata("rank", "2")
    draft.set_metadata("none", "x")
    draft.set_metadata("none", None)
    for format in ("onnx", "safetensors"):
        path = tmp_path / f"x.{format}"
        draft.write(path, format=format, aligned=True, checksums=format == "onnx")
        read = load(path, check=True)
        assert read.format == format and read.versions[1:] == (3, -1)
        assert read.has_checksums == (format == "onnx")
        assert read.metadata["rank"] == "2" and "none" not in read.metadata
        assert (read["b"].numpy() == weights * 2).all() and read["b"].numpy().dtype == "float16"
        assert read["bits"].type_name == "bf16"
        assert read["packed"].numpy().tolist() == [1, 2, -1]
        again = Draft(read)
        assert again["packed"].tolist() == [1, 2, -1] and again.read("packed") == b"\x21\x0f"
        again.replace("packed", read["packed"])
        assert again.parameters[2].shape == (3,)
    draft.clear()
    assert len(draft) == 0 and draft.versions == (0, 0) and draft.metadata == {}


def test_a_draft_holds_what_was_added() -> None:
    draft = Draft()
    array = numpy.arange(4, dtype=numpy.int32)
    held = sys.getrefcount(array)
    draft.add("x", array)
    assert sys.getrefcount(array) == held + 1
    draft.drop("x")
    assert sys.getrefcount(array) == held
    draft.add("swapped", array.astype(">i4"))
    assert draft["swapped"].tolist() == [0, 1, 2, 3]
    draft.add("x", numpy.arange(4, dtype=numpy.int32))
    draft.add("y", load(ONNX.read_bytes())[0])
    gc.collect()
    assert draft["x"].tolist() == [0, 1, 2, 3]
    assert draft.read("y") == load(ONNX)[0].read()


def test_refused_changes_leave_the_draft() -> None:
    draft = Draft()
    draft.add("x", numpy.zeros(2, numpy.float32))
    array = numpy.zeros(2, numpy.float32)
    held = sys.getrefcount(array)
    for refused in (lambda: draft.add("x", array), lambda: draft.add("", array),
                    lambda: draft.add("y", array, shape=(3,)), lambda: draft.rename("y", "z"),
                    lambda: draft.add("y", array, "int32"), lambda: draft.drop("y"),
                    lambda: draft.replace("y", array), lambda: draft.cast("complex64", "x"),
                    lambda: draft.cast("float12"), lambda: draft.set_metadata("", "x"),
                    lambda: draft.to_bytes(format="tar")):  # type: ignore[arg-type]
        with pytest.raises(ValueError):
            refused()
    assert sys.getrefcount(array) == held
    with pytest.raises(OverflowError):
        draft.versions = 1 << 31, 0
    with pytest.raises(KeyError):
        draft["y"]
    assert list(draft) == ["x"] and "y" not in draft
    draft.add("words", numpy.array(["a"]))
    with pytest.raises(ValueError, match="words"):
        draft.to_bytes()


def test_progress_is_told_and_stops(tmp_path: pathlib.Path) -> None:
    told = []
    draft = Draft(ONNX)
    draft.write(tmp_path / "x.onnx_adapter", progress=lambda *each: told.append(each))
    assert told and told[-1][0] == told[-1][1]

    def stop(done: Any, total: Any) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        draft.to_bytes(progress=stop)
    with pytest.raises(KeyboardInterrupt):
        load(ONNX).check(progress=stop)
    with pytest.raises(RuntimeError, match="in use"):
        draft.to_bytes(progress=lambda *each: draft.clear())
    assert draft.to_bytes() == ONNX.read_bytes()


def test_merging_and_comparing() -> None:
    first, second = load(ONNX), load(SAFETENSORS)
    merged = load(merge([first, second], [1.0, -0.5]).to_bytes())
    name = "layers.0.q_proj.lora_"
    assert merged[name + "A.weight"].shape() == [12, 128]

    def product(adapter: Any) -> Any:
        return adapter[name + "B.weight"].numpy() @ adapter[name + "A.weight"].numpy()

    def scale(adapter: Any) -> Any:
        rank = adapter[name + "A.weight"].shape()[0]
        return float(adapter.metadata["alpha"]) / rank if "alpha" in adapter.metadata else 1.0

    expected = scale(first) * product(first) - 0.5 * scale(second) * product(second)
    numpy.testing.assert_allclose(product(merged) * scale(merged), expected, rtol=1e-4, atol=1e-5)
    half = Draft(first)
    half.drop("layers.0.q_proj.lora_B.weight")
    half.replace("layers.0.q_proj.lora_A.weight",
                 first["layers.0.q_proj.lora_A.weight"].numpy() + 1)
    found = {(each.kind, each.name): each for each in diff(first, load(half.to_bytes()))}
    assert set(found) == {("only in first", name + "B.weight"), ("data", name + "A.weight")}
    assert found["data", name + "A.weight"].largest_distance == pytest.approx(1, rel=1e-3)
    gone = found["only in first", name + "B.weight"]
    assert gone.first.startswith("tensor<") and gone.second == ""
    with pytest.raises(ValueError):
        merge([])
    with pytest.raises(ValueError, match="got 1 weights for 2 adapters"):
        merge([first, second], [1])
    with pytest.raises(ValueError):
        merge([first, second], mode="linear")
    with pytest.raises(TypeError):
        merge([ONNX])  # type: ignore[list-item]


def test_the_spelling_of_onnx_runtime_keeps_metadata(tmp_path: pathlib.Path) -> None:
    draft = Draft(ONNX)
    draft.set_metadata("alpha", "16")
    path = tmp_path / "x.onnx_adapter"
    draft.write(path)
    AdapterFormat.read_adapter(path).export_adapter(tmp_path / "x.safetensors")
    again = load(tmp_path / "x.safetensors", keep_names=True)
    assert again.format == "safetensors" and again.metadata["alpha"] == "16"
    assert diff(load(path), load(path)) == []


def test_an_adapter_format_is_taken_where_an_adapter_is(tmp_path: pathlib.Path) -> None:
    read = AdapterFormat.read_adapter(ONNX)
    assert diff(read, load(ONNX)) == []
    changed = AdapterFormat.read_adapter(ONNX)
    changed.set_model_version(77)
    (found,) = diff(read, changed)
    assert found.kind == "model version" and found.second == "77"
    made = AdapterFormat()
    made.set_parameters({"x.lora_A.weight": numpy.ones((2, 4), numpy.float32)})
    assert diff(made, load(Draft(made).to_bytes())) == []
    assert len(merge([read, read])) == len(read.get_parameters())
