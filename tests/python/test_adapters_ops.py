# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapters on operations: attaching, switching, unloading, the active set, applying and folding."""
from __future__ import annotations

import pathlib
from typing import Any

import pytest

from tenure import adapters, ir

DATA = pathlib.Path(__file__).resolve().parent.parent / "data"


def module_of(name: str) -> Any:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return ir.Module.parse((DATA / f"{name}.loc.mlir").read_text())


def ops_of(module: ir.Module) -> Any:
    found = []
    module.operation.walk(lambda op: (found.append(op), ir.WalkResult.ADVANCE)[1])  # type: ignore[func-returns-value]
    return found


@pytest.fixture
def decoder() -> Any:
    return module_of("decoder")


@pytest.fixture
def adapter() -> Any:
    return adapters.load(DATA / "decoder_lora.onnx_adapter")


def test_attached_switched_and_detached(decoder: Any, adapter: Any) -> None:
    report = adapters.attach(decoder, adapter, "x", alpha=16.0)
    assert report["stem_count"] == len(adapter) // 2
    with_it = [op for op in ops_of(decoder) if adapters.attached(op)]
    assert len(with_it) == report["op_count"]
    [found] = adapters.attached(with_it[0])
    assert (found.name, found.scale, found.is_unloaded) == ("x", 2.0, False)
    assert found.a.type == adapter[found.stem + ".lora_A.weight"].ir_type(decoder.context)  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="x"):
        adapters.attach(decoder, adapter, "x")
    other = adapters.load(DATA / "decoder_lora.safetensors")
    assert adapters.switch(decoder, "x", other, "y")["tensor_count"] == len(other)
    with pytest.raises(ValueError, match="x"):
        adapters.detach(decoder, "x")
    adapters.detach(decoder, "y")
    assert not any(adapters.attached(op) for op in ops_of(decoder))


def test_unloaded_bytes_come_back(decoder: Any, adapter: Any) -> None:
    adapters.attach(decoder, adapter, "x")
    before = str(decoder)
    adapters.unload(decoder, "x")
    assert "unloaded" in str(decoder)
    with pytest.raises(ValueError):
        adapters.apply(decoder, "x")
    adapters.reattach(decoder, "x", adapter)
    assert str(decoder) == before
    with pytest.raises(ValueError):
        adapters.reattach(decoder, "y", adapter)


def test_the_active_set() -> None:
    with ir.Context() as context:
        adapters.activate("a")
        adapters.activate("b", context=context)
        assert adapters.active() == ["a", "b"]
        with pytest.raises(ValueError, match="a"):
            adapters.activate("a")
        adapters.deactivate("a")
        with pytest.raises(ValueError, match="'a' is not active"):
            adapters.deactivate("a")
        assert adapters.active(context=context) == ["b"]
    with pytest.raises(RuntimeError, match="Context"):
        adapters.active()


@pytest.mark.parametrize("form", ["dense", "resource", "arguments"])
def test_applying(decoder: Any, adapter: Any, form: Any) -> None:
    adapters.attach(decoder, adapter, "x")
    count = len(ops_of(decoder))
    report = adapters.apply(decoder, ["x"], form=form, scale=0.5)
    assert report["stem_count"] == len(adapter) // 2
    assert report["argument_count"] == (len(adapter) if form == "arguments" else 0)
    assert len(ops_of(decoder)) > count
    assert not any(adapters.attached(op) for op in ops_of(decoder))
    assert decoder.operation.verify()


def test_active_ones_are_applied(decoder: Any, adapter: Any) -> None:
    adapters.attach(decoder, adapter, "x")
    adapters.attach(decoder, adapter, "y")
    adapters.activate("y", context=decoder.context)
    adapters.apply(decoder, active=True)
    left = {each.name for op in ops_of(decoder) for each in adapters.attached(op)}
    assert left == {"x"}


def test_folding() -> None:
    module = module_of("frozen")
    adapters.attach(module, adapters.load(DATA / "frozen_lora.onnx_adapter"), "x")
    before = [op.name for op in ops_of(module)]
    assert adapters.fold(module)["constant_count"] > 0
    assert [op.name for op in ops_of(module)] == before
    assert "tenure.adapter" not in str(module)


def test_refusals(decoder: Any, adapter: Any) -> None:
    adapters.attach(decoder, adapter, "x")
    before = str(decoder)
    for wrong in ({"form": "paper"}, {"names": "none"}, {"names": []},  # type: ignore[var-annotated]
                  {"names": "x", "active": True}):
        with pytest.raises(ValueError):
            adapters.apply(decoder, **wrong)  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError):
        adapters.apply(decoder, scale="1")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        adapters.attach(decoder, "x")  # type: ignore[arg-type]
    assert str(decoder) == before
    op = next(op for op in ops_of(decoder) if op.name == "func.func")
    op.erase()
    for call in (adapters.attached, adapters.fold, lambda op: adapters.attach(op, adapter),
                 lambda op: adapters.unload(op, "x")):
        with pytest.raises(ir.StaleHandleError):
            call(op)


def test_what_onnx_runtime_spells_is_attached(decoder: Any, adapter: Any) -> None:
    path = DATA / "decoder_lora.onnx_adapter"
    report = adapters.attach(decoder, adapters.AdapterFormat.read_adapter(path))
    assert report["tensor_count"] == len(adapter)
    adapters.reattach(decoder, "decoder_lora", adapters.AdapterFormat.read_adapter(path))
    made = adapters.AdapterFormat()
    made.set_parameters(adapters.AdapterFormat.read_adapter(path).get_parameters())
    adapters.switch(decoder, "decoder_lora", made, "made")
    assert adapters.detach(decoder, "made")["tensor_count"] == len(adapter)
