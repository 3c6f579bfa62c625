# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs of ops: view-op-graph writes what mlir-opt writes, byte for byte."""
import os
import pathlib
import shutil
import subprocess

import pytest

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
GOLDEN = pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "golden"
MLIR_OPT = shutil.which("mlir-opt-22")
# mlir-opt does not know these dialects, and of a file that is split it draws more than one graph. In emitc_regions, it gives
# arguments of expressions names of their own, which in text are called as their operands are. Of opaque_aliases and symbol_uses it keeps names of
# aliases that nothing defines. Of braces_of_attributes it refuses a part.
FOREIGN = ("stablehlo", "sdy", "vhlo", "mhlo", "chlo", "emitc_regions", "emitc_expression_twice", "opaque_aliases", "symbol_uses.mlir", "braces_of_attributes",
           "attributes_of_custom_forms", "speculation_hlo")
INPUTS = sorted(path for path in GOLDEN.glob("*.mlir")
                if "error" not in path.name and not any(name in path.name for name in FOREIGN)
                and "--split-input-file" not in path.read_text(encoding="utf-8").split("\n", 1)[0])
OPTIONS = ["", "=print-control-flow-edges=true", "=max-label-len=5", "=print-data-flow-edges=false",
           "=print-attrs=false print-result-types=false"]
LABELS = r"""
module @m attributes {a.b = 1 : i32, c.d} {
  func.func private @declared(i32, f32) -> (i32, f32)
  func.func @g(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) attributes {x.u = "tab\09 end\\ {|}"} {
    return
  }
  "test.a"() ({
    %a = "test.c"() : () -> (tensor<100x200x300x400xf32>)
    %b:3 = "test.d"() ({ "test.q"(%late) : (i1) -> () }) {"we ird|n<ame" = 3 : i64,
      many = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi32>,
      array = array<i32: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18>,
      list = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17], strings = dense<["a|b", "c"]> : tensor<2x!xx.str>,
      sparse = sparse<[[0,0]], [1]> : tensor<30x40xi32>, splat = dense<1.0> : tensor<1000x1000xf32>,
      none = dense<> : tensor<0xi32>}
      : () -> (tensor<100x200x300x400xf32>, memref<4xf32>, !llvm.struct<(i32, ptr, array<4 x i32>)>)
    "test.e"(%b#1, %b#2, %a) : (memref<4xf32>, !llvm.struct<(i32, ptr, array<4 x i32>)>, tensor<100x200x300x400xf32>) -> ()
    %late = "test.late"() ({}, {
    ^bb0(%x: i1):
      "xx.br"()[^bb1, ^bb2] : () -> ()
    ^bb1:
      "xx.br"()[^bb2] : () -> ()
    ^bb2:
      "test.end"() : () -> ()
    }) : () -> i1
  }) : () -> ()
}
"""


def graph_of(program, source, option):
    run = subprocess.run([program, "--allow-unregistered-dialect", "--mlir-disable-threading",
                          "--view-op-graph" + option] if program == MLIR_OPT else
                         [program, "opt", "--allow-unregistered-dialect", "--view-op-graph" + option],
                         input=source, capture_output=True, check=False, timeout=60)
    return run.returncode, run.stderr.decode()


def source_of(path):
    text = path.read_text(encoding="utf-8").split("// OUT:")[0]
    return text.encode()


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not there")
@pytest.mark.parametrize("option", OPTIONS)
def test_labels_are_the_same(option):
    code, graph = graph_of(MLIR_OPT, LABELS.encode(), option)
    assert code == 0 and graph.startswith("digraph")
    assert graph_of(TENURE, LABELS.encode(), option) == (0, graph)


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not there")
@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_graphs_are_the_same(path):
    code, graph = graph_of(MLIR_OPT, source_of(path), OPTIONS[1])
    assert code == 0 and graph.startswith("digraph")
    assert graph_of(TENURE, source_of(path), OPTIONS[1]) == (0, graph)


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not there")
@pytest.mark.parametrize("name", ["view/layers.mlirbc", "decoder_grad.loc.mlir", "encoder_grad.loc.mlir", "encoder_scan.loc.mlir"])
def test_graphviz_lays_large_graphs_out(name, tmp_path):
    path = GOLDEN.parent / "data" / name
    code, graph = graph_of(TENURE, path.read_bytes(), "")
    assert code == 0 and graph.count("subgraph") > 20
    run = subprocess.run(["dot", "-Tsvg", "-o", tmp_path / "graph.svg"], input=graph.encode(), capture_output=True, check=False, timeout=120)
    assert (run.returncode, run.stderr.decode()) == (0, "")
