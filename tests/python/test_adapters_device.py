# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Devices through Python: blocks that live as long as their adapter, and errors that are heard."""
from __future__ import annotations

import gc
import sys
import threading
import weakref
from typing import Any

import numpy
import pytest

from tenure import ir
from tenure.adapters import DeviceAllocator, Draft, attach, detach, load, reattach

MODEL = """
"builtin.module"() ({
  "t.func"() ({
  ^bb0(%w: tensor<4x6xf32> loc("w"), %x: tensor<2x4xf32>):
    %0 = "t.dot"(%x, %w) : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
  }) : () -> ()
}) : () -> ()
"""
A = numpy.arange(8, dtype=numpy.float32).reshape(2, 4)
B = numpy.arange(12, dtype=numpy.float32).reshape(6, 2)


class Block:
    """A block knows its device's bytes; it can be watched going."""

    def __init__(self, byte_size: Any) -> None:
        self.bytes = bytearray(byte_size)


class Fake(DeviceAllocator):
    def __init__(self, name: str = "fake:0", failing: Any = None) -> None:
        super().__init__(name)
        self.blocks: dict[Any, Any] = {}
        self.calls: list[Any] = []
        self.failing = failing

    def _note(self, what: Any) -> None:
        self.calls.append(what)
        if self.failing == (what, self.calls.count(what)):
            raise RuntimeError(f"the device fails in {what}")

    def allocate(self, byte_size: Any) -> Any:
        self._note("allocate")
        block = Block(byte_size)
        self.blocks[id(block)] = byte_size
        return block

    def deallocate(self, block: Any, byte_size: Any) -> None:
        assert self.blocks.pop(id(block)) == byte_size
        self._note("deallocate")

    def copy_in(self, block: Any, offset: Any, data: Any) -> None:
        self._note("copy_in")
        assert isinstance(data, bytes)
        block.bytes[offset:offset + len(data)] = data

    def copy_out(self, block: Any, offset: Any, byte_size: Any) -> Any:
        self._note("copy_out")
        return memoryview(block.bytes)[offset:offset + byte_size]


@pytest.fixture
def data() -> Any:
    draft = Draft()
    draft.add("w.lora_A", A)
    draft.add("w.lora_B", B)
    draft.add("none", numpy.zeros((0, 3), numpy.float16))
    return draft.to_bytes()


def parse() -> Any:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return ir.Module.parse(MODEL)


def test_tensors_are_copied_at_once(data: Any) -> None:
    device = Fake()
    adapter = load(data, device=device)
    assert adapter.device is device
    assert sorted(device.blocks.values()) == [32, 48]
    block = adapter["w.lora_A"].device_block
    assert isinstance(block, Block) and block.bytes == A.tobytes()
    assert adapter["w.lora_B"].read_device() == B.tobytes()
    assert adapter["w.lora_B"].numpy().tolist() == B.tolist()
    assert adapter["none"].device_block is None
    assert adapter["none"].read_device() == b""
    adapter.copy_to_device()
    assert device.calls.count("allocate") == 2
    del adapter, block
    gc.collect()
    assert not device.blocks
    assert device.calls.count("deallocate") == 2


def test_large_tensors_come_in_pieces() -> None:
    large = numpy.arange(3 << 18, dtype=numpy.float32)
    draft = Draft()
    draft.add("large", large)
    device = Fake()
    adapter = load(draft.to_bytes(), device=device)
    assert device.calls.count("copy_in") == 3
    assert adapter["large"].read_device() == large.tobytes()


def test_tensors_are_copied_when_they_are_attached(data: Any) -> None:
    device = Fake()
    adapter = load(data, "x", device=device, device_policy="attach")
    assert not device.blocks
    assert adapter["w.lora_A"].device_block is None
    with pytest.raises(ValueError, match="tensor 'w.lora_A' is not on a device"):
        adapter["w.lora_A"].read_device()
    module = parse()
    attach(module, adapter, partial=True)
    assert len(device.blocks) == 2
    # What is attached holds the adapter, and with it the blocks.
    watched = weakref.ref(device)
    del adapter, device
    gc.collect()
    assert len(watched().blocks) == 2  # type: ignore[union-attr]
    detach(module, "x")
    gc.collect()
    assert watched() is None


def test_four_functions_will_do(data: Any) -> None:
    blocks = []

    def allocate(byte_size: Any) -> Any:
        blocks.append(bytearray(byte_size))
        return blocks[-1]

    def copy_in(block: Any, offset: Any, given: Any) -> None:
        block[offset:offset + len(given)] = given

    device = DeviceAllocator("npu:1", allocate=allocate, copy_in=copy_in,
                             copy_out=lambda block, offset, size: bytes(block[offset:offset + size]))
    adapter = load(data, device=device)
    assert [bytes(block) for block in blocks] == [A.tobytes(), B.tobytes()]
    assert adapter["w.lora_A"].read_device() == A.tobytes()
    assert repr(device) == "<DeviceAllocator npu:1>"


def test_the_cpu_is_no_device(data: Any) -> None:
    for name in ("cpu", "CPU"):
        with pytest.raises(ValueError, match="^expected a device allocator for the adapter$"):
            load(data, device=DeviceAllocator(name))
    with pytest.raises(TypeError, match="expected a device allocator for the adapter, not str"):
        load(data, device="cuda:0")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the adapter was loaded without a device"):
        load(data).copy_to_device()
    assert load(data).device is None
    assert load(data)["w.lora_A"].device_block is None


def test_names_and_functions_are_checked(data: Any) -> None:
    for name in ("", "a\0b", None, 3):
        with pytest.raises(ValueError, match="a device name must be a string"):
            DeviceAllocator(name)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="allocate cannot be called"):
        DeviceAllocator("d", allocate=3)  # type: ignore[arg-type]
    with pytest.raises(NotImplementedError, match="the allocator of device 'd' has no allocate"):
        load(data, device=DeviceAllocator("d"))
    with pytest.raises(NotImplementedError, match="has no copy_in"):
        load(data, device=DeviceAllocator("d", allocate=bytearray))
    with pytest.raises(ValueError, match="unknown device policy 'later'; expected one of: 'load', 'attach'"):
        load(data, device=Fake(), device_policy="later")  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        load(data, device=Fake.__new__(Fake))


@pytest.mark.parametrize("failing", [("allocate", 1), ("allocate", 2), ("copy_in", 1), ("copy_in", 2)])
def test_what_a_device_raises_is_heard(data: Any, failing: Any) -> None:
    device = Fake(failing=failing)
    with pytest.raises(RuntimeError, match=f"the device fails in {failing[0]}"):
        load(data, device=device)
    assert not device.blocks
    adapter = load(data, device=Fake(failing=failing), device_policy="attach")
    module = parse()
    before = str(module)
    with pytest.raises(RuntimeError, match="the device fails"):
        attach(module, adapter, partial=True)
    assert str(module) == before
    assert not adapter.device.blocks  # type: ignore[union-attr]
    # The second time it works.
    attach(module, adapter, partial=True)
    assert len(adapter.device.blocks) == 2  # type: ignore[union-attr]


def test_lack_of_memory_is_lack_of_memory(data: Any) -> None:
    def allocate(byte_size: Any) -> None:
        raise MemoryError

    with pytest.raises(MemoryError):
        load(data, device=DeviceAllocator("d", allocate=allocate))


def test_what_goes_wrong_while_blocks_go_is_told(data: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    unraisable = []
    monkeypatch.setattr(sys, "unraisablehook", lambda event: unraisable.append(event.exc_value))
    device = Fake(failing=("deallocate", 1))
    adapter = load(data, device=device)
    del adapter
    gc.collect()
    assert [str(each) for each in unraisable] == ["the device fails in deallocate"]
    assert not device.blocks
    # And while another error is under way, that one is heard.
    device = Fake(failing=("copy_in", 2))
    device.deallocate = lambda block, size: 1 / 0  # type: ignore[assignment, method-assign]
    with pytest.raises(RuntimeError, match="fails in copy_in"):
        load(data, device=device)
    assert [type(each) for each in unraisable[1:]] == [ZeroDivisionError] * 2


@pytest.mark.parametrize("given, error", [(b"123", ValueError), (None, TypeError), ("text", TypeError)])
def test_what_copy_out_gives_is_checked(data: Any, given: Any, error: Any) -> None:
    device = Fake()
    device.copy_out = lambda block, offset, size: given  # type: ignore[assignment, method-assign]
    with pytest.raises(error):
        load(data, device=device)["w.lora_A"].read_device()


def test_a_device_may_use_the_adapter(data: Any) -> None:
    device = Fake()
    adapter = load(data, device=device, device_policy="attach")
    seen = []

    def copy_in(block: Any, offset: Any, given: Any) -> None:
        seen.append((adapter["w.lora_A"].device_block, adapter.device is device))
        gc.collect()
        Fake.copy_in(device, block, offset, given)

    device.copy_in = copy_in  # type: ignore[assignment, method-assign]
    adapter.copy_to_device()
    assert seen == [(None, True)] * 2
    assert adapter["w.lora_A"].read_device() == A.tobytes()
    del device.copy_in


def test_a_device_that_copies_once_more_changes_nothing(data: Any) -> None:
    device = Fake()
    adapter = load(data, device=device, device_policy="attach")

    def copy_in(block: Any, offset: Any, given: Any) -> None:
        del device.copy_in
        adapter.copy_to_device()
        device.copy_in(block, offset, given)

    device.copy_in = copy_in  # type: ignore[assignment, method-assign]
    adapter.copy_to_device()
    assert len(device.blocks) == 2
    assert adapter["w.lora_A"].read_device() == A.tobytes()


def test_a_device_that_erases_the_op_makes_it_stale(data: Any) -> None:
    for call in (lambda module, adapter: attach(module, adapter, partial=True),
                 lambda module, adapter: reattach(module, "x", adapter)):
        device = Fake()
        adapter = load(data, "x", device=device, device_policy="attach")
        module = parse()

        def copy_in(block: Any, offset: Any, given: Any) -> None:
            del device.copy_in
            module.operation.erase()

        device.copy_in = copy_in  # type: ignore[assignment, method-assign]
        with pytest.raises(ir.StaleHandleError):
            call(module, adapter)  # type: ignore[no-untyped-call]


def test_adapters_go_on_any_thread(data: Any) -> None:
    device = Fake()
    held = [load(data, device=device) for _ in range(20)]
    threads = [threading.Thread(target=held.pop) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    assert not device.blocks


def test_nothing_is_left(data: Any) -> None:
    device = Fake()
    block = None
    for _ in range(50):
        adapter = load(data, device=device)
        block = weakref.ref(adapter["w.lora_A"].device_block)
    del adapter
    gc.collect()
    assert block() is None  # type: ignore[misc]
    watched = weakref.ref(device)
    del device
    gc.collect()
    assert watched() is None
