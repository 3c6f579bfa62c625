# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The figures of bench_adapter.c with ONNX Runtime and safetensors; one figure a run, JSON lines alike.

    adapter_peers.py onnxruntime|safetensors FIGURE FILE [OUT]
"""
import json
import os
import sys
import time

SAMPLES = 7
TENSOR = "layers.64.q_proj.lora_A.weight"


def resident():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


def drop_caches(path):
    with open(path, "rb") as file:
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def fill_caches(path):
    with open(path, "rb", buffering=0) as file:
        while file.read(1 << 20):
            pass
    os.sync()


def measure(figure, samples, prepare, run):
    for _ in range(samples):
        prepare()
        before, started, cpu_started = resident(), time.perf_counter(), time.process_time()
        kept = run()
        cpu, wall = time.process_time() - cpu_started, time.perf_counter() - started
        print(json.dumps({"figure": figure, "ms": wall * 1e3, "cpu": cpu * 1e3, "mb": resident() - before}))
        del kept


def onnxruntime_figures(path, out):
    import onnxruntime

    def load():
        adapter = onnxruntime.LoraAdapter()
        adapter.Load(path)
        return adapter

    def export():
        source = onnxruntime.AdapterFormat.read_adapter(path)
        target = onnxruntime.AdapterFormat()
        target.set_parameters(source.get_parameters())
        return lambda: target.export_adapter(out)

    def arrays():
        adapter = onnxruntime.AdapterFormat.read_adapter(path)
        values = adapter.get_parameters()
        return adapter, values, [value.numpy() for value in values.values()]

    def one():
        # The arrays do not hold the adapter.
        adapter = onnxruntime.AdapterFormat.read_adapter(path)
        return adapter.get_parameters()[TENSOR].numpy().copy()

    return {"open": load, "cold": load, "arrays": arrays, "one": one, "export": export}


def safetensors_figures(path, out):
    import safetensors
    import safetensors.numpy

    def open_keys():
        file = safetensors.safe_open(path, "np")
        return file, file.keys()

    def export():
        tensors = safetensors.numpy.load_file(path)
        return lambda: safetensors.numpy.save_file(tensors, out)

    return {"open": open_keys, "cold": open_keys, "arrays": lambda: safetensors.numpy.load_file(path),
            "one": lambda: safetensors.safe_open(path, "np").get_tensor(TENSOR), "export": export}


def main():
    peer, figure, path, *rest = sys.argv[1:]
    out = rest[0] if rest else None
    run = {"onnxruntime": onnxruntime_figures, "safetensors": safetensors_figures}[peer](path, out)[figure]
    fill_caches(path)
    prepare = (lambda: drop_caches(path)) if figure == "cold" else lambda: None
    # What is exported is in memory before the clock starts.
    run = run() if figure == "export" else run
    measure(figure, 1 if figure in ("export", "arrays") else SAMPLES if figure != "one" else 3, prepare, run)


main()
