# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of ops of dialects that passes convert: sweep_shapes.py has the others."""
import sweep_shapes
from scaling import listed, rows
from sweep_shapes import MAP, function, gpu_module, spirv_module


def spirv_loops(n):
    return spirv_module('spirv.func @f(%p: i1) "None" {\n' + rows(n, lambda i: "spirv.mlir.loop {\nspirv.Branch ^h\n^h:\nspirv.BranchConditional %p, ^b, ^m\n^b:\n"
                                                                             "spirv.Branch ^c\n^c:\nspirv.Branch ^h\n^m:\nspirv.mlir.merge\n}") + "spirv.Return\n}\n")


def spirv_selections(n):
    return spirv_module('spirv.func @f(%p: i1) "None" {\n' + rows(n, lambda i: "spirv.mlir.selection {\nspirv.BranchConditional %p, ^t, ^m\n^t:\nspirv.Branch ^m\n^m:\nspirv.mlir.merge\n}")
                        + "spirv.Return\n}\n")


def spirv_blocks(n):
    return spirv_module('spirv.func @f(%a: i32) -> i32 "None" {\nspirv.Branch ^b0(%a : i32)\n'
                        + rows(n, lambda i: f"^b{i}(%x{i}: i32):\n%v{i} = spirv.IAdd %x{i}, %a : i32\nspirv.Branch ^b{i + 1}(%v{i} : i32)") + f"^b{n}(%r: i32):\nspirv.ReturnValue %r : i32\n}}\n")


def spirv_constants(n):
    return spirv_module('spirv.func @f() "None" {\n' + rows(n, lambda i: f"%{i} = spirv.Constant {i} : i32") + "spirv.Return\n}\n")


def spirv_splats(n):
    return spirv_module('spirv.func @f() "None" {\n' + rows(n, lambda i: f"%{i} = spirv.Constant dense<{i}> : vector<4xi32>") + "spirv.Return\n}\n")


def spirv_large_constant(n):
    return spirv_module(f'spirv.func @f() "None" {{\n%0 = spirv.Constant dense<1> : tensor<{n}xi32> : !spirv.array<{n} x i32>\nspirv.Return\n}}\n')


def spirv_clamps(n):
    return spirv_module('spirv.func @f(%v0: f32, %a: f32, %b: f32) -> f32 "None" {\n' + rows(n, lambda i: f"%m{i} = spirv.GL.FMax %v{i}, %a : f32\n%v{i + 1} = spirv.GL.FMin %m{i}, %b : f32")
                        + f"spirv.ReturnValue %v{n} : f32\n}}\n")


def spirv_composites(n):
    return spirv_module('spirv.func @f(%a: i32) "None" {\n' + rows(n, lambda i: f"%c{i} = spirv.CompositeConstruct %a, %a : (i32, i32) -> vector<2xi32>\n"
                                                                         f"%e{i} = spirv.CompositeExtract %c{i}[0 : i32] : vector<2xi32>\n%s{i} = spirv.VectorShuffle [1 : i32, 0 : i32] %c{i}, %c{i} : vector<2xi32>, vector<2xi32> -> vector<2xi32>")
                        + "spirv.Return\n}\n")


def gpu_launches(n):
    return ("module attributes {gpu.container_module} {\ngpu.module @k {\n" + rows(n, lambda i: f"gpu.func @f{i}(%a: i32) kernel {{\ngpu.return\n}}") + "}\n"
            + function("main", rows(n, lambda i: f"gpu.launch_func @k::@f{i} blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : i32)") + "return\n", "(%a: i32, %i: index)") + "}\n")


def gpu_kernel_loops(n):
    return gpu_module("gpu.func @f(%m: memref<64xf32, #spirv.storage_class<StorageBuffer>>, %l: index, %u: index, %s: index) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {\n"
                      + rows(n, lambda i: f"scf.for %i{i} = %l to %u step %s {{\n%v{i} = memref.load %m[%i{i}] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n"
                                          f"memref.store %v{i}, %m[%i{i}] : memref<64xf32, #spirv.storage_class<StorageBuffer>>\n}}") + "gpu.return\n}\n")


def llvm_chain(n):
    return "llvm.func @f(%v0: i32) -> i32 {\n" + rows(n, lambda i: f"%v{i + 1} = llvm.mul %v{i}, %v0 : i32") + f"llvm.return %v{n} : i32\n}}\n"


def llvm_blocks(n):
    return ("llvm.func @f(%a: i32, %p: i1) -> i32 {\nllvm.br ^b0(%a : i32)\n" + rows(n, lambda i: f"^b{i}(%x{i}: i32):\n%v{i} = llvm.add %x{i}, %a : i32\n"
            f"llvm.cond_br %p, ^b{i + 1}(%v{i} : i32), ^e(%v{i} : i32)") + f"^b{n}(%r: i32):\nllvm.br ^e(%r : i32)\n^e(%z: i32):\nllvm.return %z : i32\n}}\n")


def llvm_calls(n):
    return (rows(n, lambda i: f"llvm.func internal @g{i}(%a: i32) -> i32 {{\nllvm.return %a : i32\n}}")
            + "llvm.func @f(%v0: i32) -> i32 {\n" + rows(n, lambda i: f"%v{i + 1} = llvm.call @g{i}(%v{i}) : (i32) -> i32") + f"llvm.return %v{n} : i32\n}}\n")


def llvm_accesses(n):
    return ("llvm.func @f(%p: !llvm.ptr, %i: i64) {\n" + rows(n, lambda i: f"%q{i} = llvm.getelementptr %p[%i, {i}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<{n} x i32>\n"
            f"%v{i} = llvm.load %q{i} : !llvm.ptr -> i32\nllvm.store %v{i}, %q{i} : i32, !llvm.ptr") + "llvm.return\n}\n")


def llvm_constructors(n):
    return (rows(n, lambda i: f"llvm.func @f{i}() {{\nllvm.return\n}}") + f"llvm.mlir.global_ctors ctors = [{listed(n, lambda i: f'@f{i}')}], priorities = [{listed(n, lambda i: f'{i} : i32')}], "
            f"data = [{listed(n, '#llvm.zero')}]\n")


def emitc_chain(n):
    return "emitc.func @f(%v0: i32) -> i32 {\n" + rows(n, lambda i: f"%v{i + 1} = emitc.mul %v{i}, %v0 : (i32, i32) -> i32") + f"emitc.return %v{n} : i32\n}}\n"


def emitc_variables(n):
    return "emitc.func @f(%a: i32) {\n" + rows(n, lambda i: f'%v{i} = "emitc.variable"() <{{value = #emitc.opaque<"">}}> : () -> !emitc.lvalue<i32>\nemitc.assign %a : i32 to %v{i} : !emitc.lvalue<i32>') + "emitc.return\n}\n"


def stablehlo_reduces(n):
    return function("f", rows(n, lambda i: f"%v{i} = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\nstablehlo.custom_call @u(%v{i}) : (tensor<f32>) -> ()")
                    + "return\n", "(%a: tensor<4xf32>, %z: tensor<f32>)")


def stablehlo_case(n):
    return function("f", '%0 = "stablehlo.case"(%i) (' + listed(n, "{\nstablehlo.return %a : tensor<4xf32>\n}") + ") : (tensor<i32>) -> tensor<4xf32>\nreturn %0 : tensor<4xf32>\n",
                    "(%a: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32>")


def stablehlo_whiles(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = stablehlo.while(%x{i} = %v{i}) : tensor<i32>\ncond {{\n%p{i} = stablehlo.compare LT, %x{i}, %v0 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                                           f"stablehlo.return %p{i} : tensor<i1>\n}} do {{\nstablehlo.return %x{i} : tensor<i32>\n}}") + f"return %v{n} : tensor<i32>\n", "(%v0: tensor<i32>) -> tensor<i32>")


def stablehlo_constants(n):
    return function("f", rows(n, lambda i: f"%{i} = stablehlo.constant dense<{i}> : tensor<4xi32>") + "return\n", "()")


def stablehlo_concatenation(n):
    return function("f", f"%0 = stablehlo.concatenate {listed(n, '%a')}, dim = 0 : ({listed(n, 'tensor<4xf32>')}) -> tensor<{4 * n}xf32>\nreturn %0 : tensor<{4 * n}xf32>\n",
                    f"(%a: tensor<4xf32>) -> tensor<{4 * n}xf32>")


def sdy_meshes(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = sdy.sharding_constraint %v{i} <mesh<[\"x\"={i + 1}]>, [{{}}]> : tensor<4xf32>") + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def shape_witnesses(n):
    return function("f", rows(n, lambda i: f"%w{i} = shape.cstr_eq %a, %b : !shape.shape, !shape.shape") + f"%w = shape.assuming_all {listed(n, lambda i: f'%w{i}')}\n"
                    + "%x = shape.assuming %w -> index {\nshape.assuming_yield %i : index\n}\nreturn %x : index\n", "(%a: !shape.shape, %b: !shape.shape, %i: index) -> index")


def shape_broadcasts(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = shape.broadcast %v{i}, %v0 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>\n%p{i} = shape.is_broadcastable %v{i}, %v0 : tensor<?xindex>, tensor<?xindex>\n"
                                           f"%e{i} = shape.get_extent %v{i}, %i : tensor<?xindex>, index -> index") + f"return %v{n} : tensor<?xindex>\n", "(%v0: tensor<?xindex>, %i: index) -> tensor<?xindex>")


def shape_broadcast_of_many(n):
    return function("f", f"%0 = shape.broadcast {listed(n, '%a')} : {listed(n, '!shape.shape')} -> !shape.shape\nreturn %0 : !shape.shape\n", "(%a: !shape.shape) -> !shape.shape")


def linalg_matmuls(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = linalg.matmul ins(%v{i}, %v0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%v0 : tensor<4x4xf32>) -> tensor<4x4xf32>") + f"return %v{n} : tensor<4x4xf32>\n",
                    "(%v0: tensor<4x4xf32>) -> tensor<4x4xf32>")


def linalg_on_memrefs(n):
    return function("f", rows(n, lambda i: "linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)\nlinalg.fill ins(%x : f32) outs(%b : memref<4xf32>)") + "return\n", "(%a: memref<4xf32>, %b: memref<4xf32>, %x: f32)")


def linalg_scalars(n):
    return function("f", rows(n, lambda i: f'%v{i + 1} = linalg.generic {{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}} '
                              f"ins(%v{i} : tensor<f32>) outs(%v0 : tensor<f32>) {{\n^bb0(%x: f32, %y: f32):\n%s = arith.addf %x, %y : f32\n"
                              f"linalg.yield %s : f32\n}} -> tensor<f32>") + f"return %v{n} : tensor<f32>\n", "(%v0: tensor<f32>) -> tensor<f32>")


def linalg_scalar_blocks(n):
    return function("f", "cf.br ^b0(%a : tensor<i32>)\n" + rows(n, lambda i: f"^b{i}(%x{i}: tensor<i32>):\n%e{i} = tensor.extract %x{i}[] : tensor<i32>\n%t{i} = tensor.from_elements %e{i} : tensor<i32>\ncf.br ^b{i + 1}(%t{i} : tensor<i32>)")
                    + f"^b{n}(%r: tensor<i32>):\nreturn %r : tensor<i32>\n", "(%a: tensor<i32>) -> tensor<i32>")


def linalg_elementwise(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%v{i} : tensor<4xf32>) outs(%v0 : tensor<4xf32>) -> tensor<4xf32>\n"
                                           f"%w{i} = linalg.transpose ins(%m : tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) permutation = [1, 0]") + f"return %v{n} : tensor<4xf32>\n",
                    "(%v0: tensor<4xf32>, %m: tensor<4x8xf32>, %o: tensor<8x4xf32>) -> tensor<4xf32>")


def linalg_body_of_ops(n):
    return function("f", f'%0 = linalg.generic {{indexing_maps = [{MAP}, {MAP}], iterator_types = ["parallel"]}} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {{\n^bb0(%v0: f32, %y: f32):\n'
                    + rows(n, lambda i: f"%v{i + 1} = arith.mulf %v{i}, %y : f32") + f"linalg.yield %v{n} : f32\n}} -> tensor<4xf32>\nreturn %0 : tensor<4xf32>\n", "(%a: tensor<4xf32>) -> tensor<4xf32>")


def transform_payload(n):
    return ("module attributes {transform.with_named_sequence} {\n" + function("f", rows(n, lambda i: f"%v{i} = arith.addi %a, %b : i32") + "return %a : i32\n")
            + 'transform.named_sequence @__transform_main(%r: !transform.any_op) {\n%0 = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op\n'
            "transform.foreach %0 : !transform.any_op {\n^bb0(%x: !transform.any_op):\n%p = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op\n"
            'transform.annotate %x "seen" : !transform.any_op\n}\ntransform.yield\n}\n}\n')


def transform_handles(n):
    return ("module attributes {transform.with_named_sequence} {\n" + function("f", "return %a : i32\n")
            + "transform.named_sequence @__transform_main(%r: !transform.any_op) {\n" + rows(n, lambda i: f'%{i} = transform.structured.match ops{{["func.func"]}} in %r : (!transform.any_op) -> !transform.any_op')
            + f"%m = transform.merge_handles {listed(n, lambda i: f'%{i}')} : !transform.any_op\n" + 'transform.annotate %m "seen" : !transform.any_op\ntransform.yield\n}\n}\n')


def transform_consumed(n):
    return ("module attributes {transform.with_named_sequence} {\n" + function("f", rows(n, lambda i: f'"t.op{i}"() : () -> ()') + "return %a : i32\n")
            + "transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {\n" + rows(n, lambda i: f'%{i} = transform.structured.match ops{{["t.op{i % 50}"]}} in %r : (!transform.any_op) -> !transform.any_op')
            + "transform.yield\n}\n}\n")


def tosa_chain(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = tosa.{['exp', 'abs', 'tanh', 'floor'][i % 4]} %v{i} : (tensor<4xf32>) -> tensor<4xf32>") + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def acc_regions(n):
    return function("f", rows(n, lambda i: "acc.kernels {\n\"t.do\"() : () -> ()\nacc.terminator\n}\nacc.parallel {\nacc.yield\n}") + "return\n", "()")


def acc_data_of_one(n):
    return function("f", rows(n, lambda i: f"%d{i} = acc.copyin varPtr(%m{i} : memref<4xf32>) -> memref<4xf32>") + f"acc.parallel dataOperands({listed(n, lambda i: f'%d{i}')} : {listed(n, 'memref<4xf32>')}) {{\n"
                    + rows(n, lambda i: f"memref.store %x, %m{i}[%i] : memref<4xf32>") + "acc.yield\n}\nreturn\n", f"({listed(n, lambda i: f'%m{i}: memref<4xf32>')}, %x: f32, %i: index)")


def acc_loops(n):
    return function("f", rows(n, lambda i: f"acc.loop control(%i{i} : index) = (%l : index) to (%u : index) step (%s : index) {{\n\"t.use\"(%i{i}) : (index) -> ()\nacc.yield\n}} attributes {{inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}}")
                    + "return\n", "(%l: index, %u: index, %s: index)")


def pdl_patterns(n):
    return rows(n, lambda i: f'pdl.pattern @p{i} : benefit(1) {{\n%o = pdl.operation "t.op{i}"\npdl.rewrite %o {{\npdl.erase %o\n}}\n}}')


def irdl_dialects(n):
    return "irdl.dialect @d {\n" + rows(n, lambda i: f"irdl.operation @op{i} {{\n%0 = irdl.any\nirdl.operands(a: %0)\n}}") + "}\n"


def omp_regions(n):
    return function("f", rows(n, lambda i: "omp.parallel {\nomp.terminator\n}") + "return\n", "()")


def vector_ops(n):
    return function("f", rows(n, lambda i: f"%e{i} = vector.extract %v{i}[1] : f32 from vector<4xf32>\n%v{i + 1} = vector.insert %e{i}, %v{i} [0] : f32 into vector<4xf32>") + f"return %v{n} : vector<4xf32>\n",
                    "(%v0: vector<4xf32>) -> vector<4xf32>")


def tensor_slices(n):
    return function("f", rows(n, lambda i: f"%s{i} = tensor.extract_slice %v{i}[{i % 3}] [1] [1] : tensor<4xf32> to tensor<1xf32>\n%v{i + 1} = tensor.insert_slice %s{i} into %v{i}[0] [1] [1] : tensor<1xf32> into tensor<4xf32>")
                    + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def tensor_reshapes(n):
    return function("f", rows(n, lambda i: f"%w{i} = tensor.collapse_shape %v{i} [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>\n%v{i + 1} = tensor.expand_shape %w{i} [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>")
                    + f"return %v{n} : tensor<4x4xf32>\n", "(%v0: tensor<4x4xf32>) -> tensor<4x4xf32>")


def tensor_concatenation(n):
    return function("f", f"%0 = tensor.concat dim(0) {listed(n, '%a')} : ({listed(n, 'tensor<4xf32>')}) -> tensor<{4 * n}xf32>\nreturn %0 : tensor<{4 * n}xf32>\n", f"(%a: tensor<4xf32>) -> tensor<{4 * n}xf32>")


def bufferization_copies(n):
    return function("f", rows(n, lambda i: f"%m{i} = bufferization.to_buffer %v{i} : tensor<4xf32> to memref<4xf32>\n%v{i + 1} = bufferization.to_tensor %m{i} : memref<4xf32> to tensor<4xf32>") + f"return %v{n} : tensor<4xf32>\n",
                    "(%v0: tensor<4xf32>) -> tensor<4xf32>")


# Least sizes that are not 1000. Shapes that nest are small, as the peer recurses.
SIZES = {"stablehlo_case": 2000, "stablehlo_concatenation": 4000, "shape_witnesses": 2000, "shape_broadcast_of_many": 2000,
         "linalg_body_of_ops": 2000, "llvm_chain": 4000, "emitc_chain": 4000, "acc_data_of_one": 500, "tensor_concatenation": 2000,
         "spirv_large_constant": 20000, "transform_payload": 2000}


def shapes():
    return sweep_shapes.shapes_of(globals(), SIZES)
