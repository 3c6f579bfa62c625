# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX on Tenure against JAX as it is: the same text, the same locations, the same numbers. About 30 seconds."""
import os
import pathlib
import pickle
import subprocess
import sys

import pytest

pytest.importorskip("jaxlib.mlir.ir")

HERE = pathlib.Path(__file__).resolve().parent
ENVIRONMENT = dict(os.environ, JAX_PLATFORMS="cpu")


def run(*arguments, **more):
    return subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, env={**ENVIRONMENT, **more})


def programs(which, folder):
    path = folder / which
    done = run(HERE / "jax_programs.py", which, path)
    assert done.returncode == 0, done.stderr[-3000:]
    return pickle.loads(path.read_bytes())


def test_programs_are_lowered_and_run_alike(tmp_path):
    stock, ours = programs("stock", tmp_path), programs("tenure", tmp_path)
    assert len(stock) == len(ours) > 10
    for (text, debug, numbers), (our_text, our_debug, our_numbers) in zip(stock, ours):
        assert our_text == text
        assert our_debug == debug
        assert our_numbers == numbers


def test_a_program_is_run_and_what_it_lowers_is_kept(tmp_path):
    program = tmp_path / "program.py"
    program.write_text("import sys, jax, jax.numpy as jnp\n"
                       "print(jax.jit(lambda x: x * 2 + 1)(jnp.arange(3)).tolist(), sys.argv[1:], __name__)\n")
    done = run("-m", "tenure.jax", "--dump", tmp_path / "out", program, "a", "-b")
    assert done.stdout == "[1, 3, 5] ['a', '-b'] __main__\n", done.stderr[-2000:]
    from tenure import ir

    kept = sorted((tmp_path / "out").glob("*.mlirbc"))
    assert kept
    with ir.Context():
        texts = [ir.Module.parse(each.read_bytes()).operation.get_asm(enable_debug_info=True) for each in kept]
    assert any("stablehlo.multiply" in each and "program.py" in each for each in texts)
    assert run("-m", "tenure.jax", "-c", "import jax; print(jax.__version__)").stdout == "0.10.2\n"


def test_a_program_has_its_folder_and_all_its_arguments(tmp_path):
    (tmp_path / "near.py").write_text("import sys; print('near', sys.argv[1:], __name__)\n")
    (tmp_path / "program.py").write_text("import sys, near; print(sys.argv[1:])\n")
    done = run("-m", "tenure.jax", tmp_path / "program.py", "-m", "--dump", "x")
    assert done.stdout == "near ['-m', '--dump', 'x'] near\n['-m', '--dump', 'x']\n", done.stderr[-2000:]
    near = run("-m", "tenure.jax", "-m", "near", "--flag", "-c", PYTHONPATH=os.pathsep.join([str(tmp_path), *sys.path]))
    assert near.stdout == "near ['--flag', '-c'] __main__\n", near.stderr[-2000:]
    assert run("-m", "tenure.jax", "-c", "import sys; print(sys.argv)", "-z").stdout == "['-c', '-z']\n"
    for arguments, words in (([tmp_path / "none.py"], "no such file"), (["--dump", "/proc/x", tmp_path / "near.py"], "/proc/x"),
                             ([], "no program is given")):
        wrong = run("-m", "tenure.jax", *arguments)
        assert wrong.returncode in (1, 2) and words in wrong.stderr and "Traceback" not in wrong.stderr


def test_what_cannot_be_is_refused_with_words(tmp_path):
    late = run("-c", "import jax, tenure.jax; tenure.jax.install()")
    assert late.returncode == 1 and "jax was imported before" in late.stderr
    (tmp_path / "jax-0.9.9.dist-info").mkdir()
    (tmp_path / "jax-0.9.9.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: jax\nVersion: 0.9.9\n")
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    other = run("-c", "import tenure.jax; tenure.jax.install()", PYTHONPATH=paths)
    assert other.returncode == 1 and "jax is version 0.9.9; Tenure knows how to run JAX 0.10.2" in other.stderr
    assert run("-m", "tenure.jax").returncode == 2


def test_the_example_attaches_an_adapter():
    done = run(HERE.parent / "examples" / "jax_lora.py")
    assert done.stdout.splitlines()[-1] == "changed True as numpy's True", done.stderr[-2000:]


def test_examples_look_at_what_is_lowered():
    flops = run(HERE.parent / "examples" / "jax_flops.py")
    assert flops.stdout.splitlines()[-1].split() == ["229376", "in", "all"], flops.stderr[-2000:]
    transposes = run(HERE.parent / "examples" / "jax_transposes.py")
    assert transposes.stdout.splitlines()[-1] == "False True", transposes.stderr[-2000:]


def test_contexts_go_with_what_was_lowered():
    done = run("-c", """
import tenure.jax
tenure.jax.install()
import gc, weakref, jax, numpy as np
from jax._src.interpreters import mlir
made, before = [], mlir.make_ir_context
def make():
    made.append(weakref.ref(context := before()))
    return context
mlir.make_ir_context = make
for _ in range(20):
    jax.jit(lambda x: x @ x + 1).lower(np.ones((4, 4), np.float32))
    jax.clear_caches()
gc.collect()
print(len(made), sum(each() is not None for each in made))
""")
    made, alive = map(int, done.stdout.split())
    assert made >= 20 and alive <= 1, done.stderr[-2000:]


def test_kernels_are_imported():
    """What JAX's modules of kernels ask for when they are imported: enumerations, types and attributes of their dialects."""
    code = "\n".join(f"import jax.experimental.{each}" for each in
                     ("pallas", "pallas.mosaic_gpu", "pallas.tpu", "pallas.triton", "mosaic.gpu"))
    done = run("-m", "tenure.jax", "-c", code + """
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import gpu, nvvm
from jaxlib.mosaic.python import mosaic_gpu
import tenure.dialects.gpu
assert gpu is tenure.dialects.gpu and nvvm.ReductionKind.__name__ == "ReductionKind"
with ir.Context() as context:
    context.allow_unregistered_dialects = True
    layout = mosaic_gpu.WGStridedFragLayoutAttr.get(ir.DenseI64ArrayAttr.get([1, 2]), 4)
    tile, swizzle = mosaic_gpu.TileTransformAttr.get([8, 64]), mosaic_gpu.SwizzleTransformAttr.get(128)
    print(layout, list(layout.shape), layout.vector_size, tile, list(tile.tiling), swizzle, swizzle.swizzle)
    four = ir.ArrayAttr.get([ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 4), mosaic_gpu.ReplicatedAttr.get(3)])
    tiled = mosaic_gpu.TiledLayoutAttr.get(ir.ArrayAttr.get([ir.ArrayAttr.get([four[0]])]), four, four, -1)
    print(tiled, tiled.tiling, tiled.warp_dims[1].times, tiled.vector_dim)
    print(mosaic_gpu.BarrierType.get(True), mosaic_gpu.CopyPartitionedAttr.get(2).axis, mosaic_gpu.CopyReplicatedAttr.get())
""")
    assert done.stdout.splitlines() == [
        "#mosaic_gpu.WGStridedFragLayout<[1, 2], 4> [1, 2] 4 #mosaic_gpu.tile<[8, 64]> [8, 64] #mosaic_gpu.swizzle<128 : i32> 128",
        "#mosaic_gpu.TiledLayout<[[4]], warp_dims = [4, #mosaic_gpu.Replicated<times = 3>], "
        "lane_dims = [4, #mosaic_gpu.Replicated<times = 3>], vector_dim = -1> [[4]] 3 -1",
        "!mosaic_gpu.barrier<orders_tensor_core = true> 2 #mosaic_gpu.copy_replicated"], done.stderr[-2000:]


def test_exports_of_either_side_are_called_on_either_side(tmp_path):
    pytest.importorskip("flatbuffers")

    def script(which, code):
        start = "import tenure.jax; tenure.jax.install()\n" if which == "tenure" else ""
        done = run("-c", start + "import sys, jax, numpy as np\nfrom jax import export\nx = np.arange(6, dtype=np.float32)\n" + code)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    write = "open({!r}, 'wb').write(export.export(jax.jit(lambda x: (x * 2).sum() + x))(x).serialize())"
    read = "print(np.asarray(jax.jit(export.deserialize(bytearray(open({!r}, 'rb').read())).call)(x)).tolist())"
    told = set()
    for writer in ("stock", "tenure"):
        path = str(tmp_path / writer)
        script(writer, write.format(path))
        told |= {script(reader, read.format(path)) for reader in ("stock", "tenure")}
    assert told == {"[30.0, 31.0, 32.0, 33.0, 34.0, 35.0]\n"}


def test_calls_of_exported_functions_are_located_alike():
    """What was read from an artifact has ranges of one line's columns, what is traced has two positions: MLIR tells them apart."""
    code = """
import jax, jax.numpy as jnp, numpy as np
from jax import export
jax.config.update("jax_include_full_tracebacks_in_locations", True)
inner = export.export(jax.jit(lambda x: jnp.sin(x) * 2))(jax.ShapeDtypeStruct((3,), jnp.float32))
print(jax.jit(lambda x: inner.call(x) + inner.call(x * 2)).lower(np.ones(3, np.float32)).as_text(debug_info=True))
"""
    stock, ours = (run("-c", start + code) for start in ("", "import tenure.jax; tenure.jax.install()"))
    assert stock.returncode == ours.returncode == 0, stock.stderr[-2000:] + ours.stderr[-2000:]
    assert " to :" in stock.stdout and ours.stdout == stock.stdout


def test_attributes_are_jaxlibs(tmp_path):
    theirs, ours = (run(HERE / "jax_attributes.py", which) for which in ("jaxlib.mlir", "tenure"))
    assert theirs.returncode == ours.returncode == 0, theirs.stderr + ours.stderr
    assert ours.stdout == theirs.stdout
    assert len(ours.stdout.splitlines()) > 40


def test_inlined_calls_are_placed_as_jaxlib_places_them():
    theirs, ours = (run(HERE / "jax_inlining.py", which) for which in ("jaxlib.mlir", "tenure"))
    assert theirs.returncode == ours.returncode == 0, theirs.stderr + ours.stderr
    assert ours.stdout == theirs.stdout
