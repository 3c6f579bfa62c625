# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of programs that grow in values, regions, symbols, index arithmetic and memory: sweep_shapes.py has the others."""
import random

import sweep_shapes
from scaling import listed, rows
from sweep_shapes import function

#===-- Functions and symbols ----------------------------------------------------------------===#


def equal_functions_called(n):
    return (rows(n, lambda i: function(f"f{i}", "%0 = arith.addi %a, %b : i32\nreturn %0 : i32\n", how="private "))
            + function("main", rows(n, lambda i: f"%v{i} = func.call @f{i}(%a, %b) : (i32, i32) -> i32") + "return %a : i32\n"))


def calls_of_one(n):
    return (function("g", "return %a : i32\n", "(%a: i32) -> i32")
            + function("f", rows(n, lambda i: f"%v{i} = func.call @g(%a) : (i32) -> i32") + "return %a : i32\n"))


def functions_of_types(n):
    return rows(n, lambda i: f"func.func @f{i}(%a: i{i + 1}) -> i{i + 1} {{\nreturn %a : i{i + 1}\n}}")


def calls_of_a_chain(n):
    return rows(n, lambda i: function(f"f{i}", f"%0 = func.call @f{i + 1}(%a, %b) : (i32, i32) -> i32\nreturn %0 : i32\n", how="private ")) + function(f"f{n}", "return %a : i32\n")


def calls_of_chain_backwards(n):
    return function("f0", "return %a : i32\n") + rows(n, lambda i: function(f"f{i + 1}", f"%0 = func.call @f{i}(%a, %b) : (i32, i32) -> i32\nreturn %0 : i32\n"))


def symbols_nested_used(n):
    return ("module @m {\n" + rows(n, lambda i: f"func.func @f{i}() {{\nreturn\n}}") + "}\n"
            + rows(n, lambda i: f'"t.use"() {{s = @m::@f{i}}} : () -> ()'))


def symbols_in_one_attribute(n):
    return (rows(n, lambda i: f"func.func private @f{i}()") + f'"t.use"() {{s = [{listed(n, lambda i: f"@f{i}")}]}} : () -> ()\n')


def declarations(n):
    return rows(n, lambda i: f"func.func private @f{i}(i32) -> i32")


def functions_with_dead_arguments(n):
    return (rows(n, lambda i: f"func.func private @f{i}(%a: i32, %b: i32) -> (i32, i32) {{\nreturn %a, %a : i32, i32\n}}")
            + function("main", rows(n, lambda i: f"%v{i}:2 = func.call @f{i}(%a, %b) : (i32, i32) -> (i32, i32)\n\"t.use\"(%v{i}#0) : (i32) -> ()") + "return %a : i32\n"))


def function_of_dead_arguments(n):
    t = listed(n, "i32")
    return (f"func.func private @g({listed(n, lambda i: f'%a{i}: i32')}) -> i32 {{\nreturn %a0 : i32\n}}\n"
            + function("f", f"%0 = func.call @g({listed(n, '%a')}) : ({t}) -> i32\nreturn %0 : i32\n"))


def pure_calls_many_blocks(n):
    return function("f", "cf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\n%v{i} = func.call @g(%a) : (i32) -> i32\n\"t.use\"(%v{i}) : (i32) -> ()\ncf.br ^b{i + 1}") + f"^b{n}:\nreturn %a : i32\n") + "func.func private @g(%a: i32) -> i32 {\ncf.br ^x\n^x:\nreturn %a : i32\n}\n"


#===-- Values, blocks and regions -----------------------------------------------------------===#


def sunk_into_ifs(n):
    return function("f", rows(n, lambda i: f"%v{i} = arith.addi %a, %b : i32\nscf.if %p {{\n\"t.use\"(%v{i}) : (i32) -> ()\n}}") + "return\n", "(%a: i32, %b: i32, %p: i1)")


def sunk_into_one(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = arith.addi %v{i}, %a : i32") + f"scf.if %p {{\n\"t.use\"(%v{n}) : (i32) -> ()\n}}\nreturn\n", "(%a: i32, %v0: i32, %p: i1)")


def sunk_used_inside(n):
    return function("f", rows(n, lambda i: f"%v{i} = arith.addi %a, %b : i32") + "scf.if %p {\n" + rows(n, lambda i: f"\"t.use\"(%v{i}) : (i32) -> ()") + "}\nreturn\n", "(%a: i32, %b: i32, %p: i1)")


def invariants_of_a_loop(n):
    return function("f", "scf.for %i = %l to %u step %s {\n" + rows(n, lambda i: f"%v{i + 1} = arith.addi %v{i}, %a : i32") + f"\"t.use\"(%v{n}) : (i32) -> ()\n}}\nreturn\n", "(%a: i32, %v0: i32, %l: index, %u: index, %s: index)")


def graph_backwards(n):
    return "\"t.graph\"() ({\n" + rows(n, lambda i: f"%v{n-i} = \"t.op\"(%v{n-i-1}) : (i32) -> i32") + "%v0 = \"t.op\"() : () -> i32\n}) : () -> ()\n"


def module_backwards(n):
    return rows(n, lambda i: f"%v{n-i} = \"t.op\"(%v{n-i-1}) : (i32) -> i32") + "%v0 = \"t.op\"() : () -> i32\n"


def module_cyclic(n):
    return rows(n, lambda i: f"%v{i} = \"t.op\"(%v{(i+1)%n}) : (i32) -> i32")


def module_shuffled(n):
    order = list(range(n))
    random.Random(7).shuffle(order)
    return rows(n, lambda k: f'%v{order[k]} = "t.op"(%v{max(order[k] - 1, 0)}, %v{order[k] // 2}) : (i32, i32) -> i32' if order[k] else '%v0 = "t.op"() : () -> i32')


def different_ops(n):
    return rows(n, lambda i: f'"t.op{i}"() : () -> ()')


def equal_regions(n):
    return function("f", rows(n, lambda i: f"%v{i} = scf.if %p -> i32 {{\nscf.yield %a : i32\n}} else {{\nscf.yield %b : i32\n}}\n\"t.use\"(%v{i}) : (i32) -> ()") + "return\n", "(%a: i32, %b: i32, %p: i1)")


def reads_between_writes(n):
    return function("f", rows(n, lambda i: f"%v{i} = memref.load %m[%i] : memref<?xi32>\n\"t.use\"(%v{i}) {{k = {i}}} : (i32) -> ()\nmemref.store %a, %m[%i] : memref<?xi32>") + "return\n", "(%a: i32, %m: memref<?xi32>, %i: index)")


def reads_of_different(n):
    return function("f", rows(n, lambda i: f"%c{i} = arith.constant {i} : index\n%v{i} = memref.load %m[%c{i}] : memref<?xi32>") + rows(n, lambda i: f"%w{i} = memref.load %m[%c{i}] : memref<?xi32>\n%x{i} = arith.addi %w{i}, %v{i} : i32\n%y{i} = arith.muli %x{i}, %x{i} : i32") + f"return %y{n-1} : i32\n", "(%m: memref<?xi32>) -> i32")


def allocas_in_blocks(n):
    return function("f", "%m = memref.alloca() : memref<i32>\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\nmemref.store %a, %m[] : memref<i32>\n%v{i} = memref.load %m[] : memref<i32>\n\"t.use\"(%v{i}) : (i32) -> ()\ncf.br ^b{i + 1}") + f"^b{n}:\nreturn %a : i32\n")


def alloca_in_diamonds(n):
    return function("f", "%m = memref.alloca() : memref<i32>\nmemref.store %a, %m[] : memref<i32>\ncf.br ^b0\n" + rows(n, lambda i: f"^b{i}:\ncf.cond_br %p, ^l{i}, ^b{i + 1}\n^l{i}:\nmemref.store %a, %m[] : memref<i32>\ncf.br ^b{i + 1}") + f"^b{n}:\n%r = memref.load %m[] : memref<i32>\nreturn %r : i32\n", "(%a: i32, %p: i1) -> i32")


def llvm_allocas(n):
    return "llvm.func @f(%a: i32) {\n%c = llvm.mlir.constant(1 : i32) : i32\n" + rows(n, lambda i: f"%m{i} = llvm.alloca %c x i32 : (i32) -> !llvm.ptr\nllvm.store %a, %m{i} : i32, !llvm.ptr\n%v{i} = llvm.load %m{i} : !llvm.ptr -> i32\n\"t.use\"(%v{i}) : (i32) -> ()") + "llvm.return\n}\n"


def block_constants(n):
    return function("f", "%c = arith.constant 3 : i32\ncf.br ^b0(%c : i32)\n" + rows(n, lambda i: f"^b{i}(%x{i}: i32):\n%v{i} = arith.addi %x{i}, %c : i32\ncf.cond_br %p, ^b{i + 1}(%v{i} : i32), ^e(%c : i32)") + f"^b{n}(%z: i32):\ncf.br ^e(%c : i32)\n^e(%r: i32):\nreturn %r : i32\n", "(%p: i1) -> i32")


def blocks_in_a_ring(n):
    return function("f", "cf.br ^b0(%a : i32)\n" + rows(n, lambda i: f"^b{i}(%x{i}: i32):\n%v{i} = arith.addi %x{i}, %a : i32\ncf.cond_br %p, ^b{(i+1)%n}(%v{i} : i32), ^e(%v{i} : i32)") + "^e(%r: i32):\nreturn %r : i32\n", "(%a: i32, %p: i1) -> i32")


def arguments_in_blocks(n):
    k = 8; t = listed(k, "i32")
    return function("f", f"cf.br ^b0({listed(k, '%a')} : {t})\n" + rows(n, lambda i: f"^b{i}({listed(k, lambda j: f'%x{i}_{j}: i32')}):\ncf.cond_br %p, ^b{i + 1}({listed(k, lambda j: f'%x{i}_{(j+1)%k}')} : {t}), ^e") + f"^b{n}({listed(k, lambda j: f'%z{j}: i32')}):\ncf.br ^e\n^e:\nreturn %a : i32\n", "(%a: i32, %p: i1) -> i32")


def blocks_equal(n):
    return function("f", f"cf.switch %a : i32, [default: ^d, {listed(n, lambda i: f'{i}: ^b{i}')}]\n^d:\nreturn %b : i32\n" + rows(n, lambda i: f"^b{i}:\n\"t.do\"() : () -> ()\nreturn %b : i32"))


def blocks_differ_in_operand(n):
    return function("f", rows(n, lambda i: f"%k{i} = \"t.make\"() : () -> i32") + f"cf.switch %a : i32, [default: ^d, {listed(n, lambda i: f'{i}: ^b{i}')}]\n^d:\nreturn %b : i32\n" + rows(n, lambda i: f"^b{i}:\n\"t.do\"(%k{i}) : (i32) -> ()\nreturn %b : i32"))


def wide_ops_in_chain(n):
    k=16; t=listed(k,"i32")
    return "%v0:16 = \"t.op\"() : () -> (" + t + ")\n" + rows(n, lambda i: f"%v{i + 1}:{k} = \"t.op\"({listed(k, lambda j: f'%v{i}#{j}')}) : ({t}) -> ({t})")


def successors_of_one(n):
    return function("f", f'"t.br"() [{listed(n, lambda i: f"^b{i}")}] : () -> ()\n' + rows(n, lambda i: f"^b{i}:\nreturn %a : i32"))


def dead_in_regions(n):
    return function("f", rows(n, lambda i: f"%v{i} = scf.if %p -> i32 {{\n%x{i} = arith.addi %a, %a : i32\nscf.yield %x{i} : i32\n}} else {{\nscf.yield %a : i32\n}}") + "return\n", "(%a: i32, %p: i1)")


def loops_of_dead_values(n):
    return function("f", rows(n, lambda i: f"%v{i}:2 = scf.for %i{i} = %l to %u step %s iter_args(%x{i} = %a, %y{i} = %a) -> (i32, i32) {{\n%z{i} = arith.addi %x{i}, %a : i32\nscf.yield %z{i}, %y{i} : i32, i32\n}}\n\"t.use\"(%v{i}#0) : (i32) -> ()") + "return\n", "(%a: i32, %l: index, %u: index, %s: index)")


def loop_of_dead_values(n):
    t = listed(n, "i32")
    return function("f", f"%0:{n} = scf.for %i = %l to %u step %s iter_args({listed(n, lambda i: f'%x{i} = %a')}) -> ({t}) {{\nscf.yield {listed(n, lambda i: f'%x{(i+1)%n}')} : {t}\n}}\nreturn\n", "(%a: i32, %l: index, %u: index, %s: index)")


def while_of_values(n):
    t = listed(n, "i32")
    return function("f", f"%0:{n} = scf.while ({listed(n, lambda i: f'%x{i} = %a')}) : ({t}) -> ({t}) {{\nscf.condition(%p) {listed(n, lambda i: f'%x{i}')} : {t}\n}} do {{\n^bb0({listed(n, lambda i: f'%y{i}: i32')}):\nscf.yield {listed(n, lambda i: f'%y{i}')} : {t}\n}}\nreturn\n", "(%a: i32, %p: i1)")


def if_of_values(n):
    t = listed(n, "i32")
    return function("f", f"%0:{n} = scf.if %p -> ({t}) {{\nscf.yield {listed(n, '%a')} : {t}\n}} else {{\nscf.yield {listed(n, '%b')} : {t}\n}}\n" + rows(n, lambda i: f"\"t.use\"(%0#{i}) : (i32) -> ()") + "return\n", "(%a: i32, %b: i32, %p: i1)")


def loops_in_sequence_of_values(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = scf.for %i{i} = %l to %u step %s iter_args(%x{i} = %v{i}) -> (i32) {{\n%z{i} = arith.addi %x{i}, %v{i} : i32\nscf.yield %z{i} : i32\n}}") + f"return %v{n} : i32\n", "(%v0: i32, %l: index, %u: index, %s: index) -> i32")


def loop_of_products(n):
    return function("f", "scf.for %i = %l to %u step %s {\n" + rows(n, lambda i: f"%v{i} = arith.muli %i, %a : index\n\"t.use\"(%v{i}) : (index) -> ()") + "}\nreturn\n", "(%a: index, %l: index, %u: index, %s: index)")


def loop_of_sums(n):
    return function("f", "scf.for %v0 = %l to %u step %s {\n" + rows(n, lambda i: f"%v{i + 1} = arith.addi %v{i}, %a : index") + f"\"t.use\"(%v{n}) : (index) -> ()\n}}\nreturn\n", "(%a: index, %l: index, %u: index, %s: index)")


def loops_with_minima(n):
    return function("f", rows(n, lambda i: f"%m{i} = affine.min affine_map<(d0) -> (d0, 1024)>(%u)\nscf.for %i{i} = %l to %m{i} step %s {{\n\"t.use\"(%i{i}) : (index) -> ()\n}}") + "return\n", "(%l: index, %u: index, %s: index)")


def foralls_nested(n):
    return function("f", rows(n, lambda i: f"scf.forall (%i{i}) in (%u) {{") + '"t.use"(%i0) : (index) -> ()\n' + "}\n" * n + "return\n", "(%u: index)")


def parallels_nested(n):
    return function("f", rows(n, lambda i: f"scf.parallel (%i{i}) = (%l) to (%u) step (%s) {{") + '"t.use"(%i0) : (index) -> ()\n' + "scf.reduce\n}\n" * n + "return\n", "(%l: index, %u: index, %s: index)")


def parallel_of_reductions(n):
    t = listed(n, "f32")
    red = "scf.reduce(" + listed(n, "%a") + " : " + t + ") " + listed(n, lambda i: f"{{\n^bb0(%x{i}: f32, %y{i}: f32):\n%z{i} = arith.addf %x{i}, %y{i} : f32\nscf.reduce.return %z{i} : f32\n}}") + "\n"
    return function("f", f"%0:{n} = scf.parallel (%i) = (%l) to (%u) step (%s) init ({listed(n, '%a')}) -> ({t}) {{\n{red}}}\nreturn\n", "(%a: f32, %l: index, %u: index, %s: index)")


def forall_of_outputs(n):
    t = listed(n, "tensor<4xf32>")
    return function("f", f"%0:{n} = scf.forall (%i) in (%u) shared_outs({listed(n, lambda i: f'%o{i} = %a')}) -> ({t}) {{\nscf.forall.in_parallel {{\n" + rows(n, lambda i: f"tensor.parallel_insert_slice %b into %o{i}[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>") + "}\n}\nreturn\n", "(%a: tensor<4xf32>, %b: tensor<1xf32>, %u: index)")


def switches_in_sequence(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = scf.index_switch %i -> i32\ncase 1 {{\nscf.yield %v{i} : i32\n}}\ndefault {{\nscf.yield %v0 : i32\n}}") + f"return %v{n} : i32\n", "(%v0: i32, %i: index) -> i32")


def execute_regions(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = scf.execute_region -> i32 {{\nscf.yield %v{i} : i32\n}}") + f"return %v{n} : i32\n", "(%v0: i32) -> i32")


def ifs_nested_with_values(n):
    return function("f", rows(n, lambda i: f"%v{i} = scf.if %p -> i32 {{") + "scf.yield %a : i32\n" + "".join(f"}} else {{\nscf.yield %b : i32\n}}\n" + (f"scf.yield %v{i} : i32\n" if i else "") for i in range(n-1,-1,-1)) + "return %v0 : i32\n", "(%a: i32, %b: i32, %p: i1) -> i32")


#===-- Index arithmetic ---------------------------------------------------------------------===#


def affine_delinearize(n):
    return function("f", f"%0:{n} = affine.delinearize_index %a into ({listed(n, '2')}) : {listed(n, 'index')}\n" + rows(n, lambda i: f"\"t.use\"(%0#{i}) : (index) -> ()") + "return\n", "(%a: index)")


def affine_delinearize_dynamic(n):
    return function("f", f"%0:{n} = affine.delinearize_index %a into ({listed(n, '%b')}) : {listed(n, 'index')}\n" + rows(n, lambda i: f"\"t.use\"(%0#{i}) : (index) -> ()") + "return\n", "(%a: index, %b: index)")


def affine_linearize(n):
    return function("f", f"%0 = affine.linearize_index [{listed(n, '%a')}] by ({listed(n, '%b')}) : index\nreturn %0 : index\n", "(%a: index, %b: index) -> index")


def affine_minima(n):
    return function("f", f"%0 = affine.min affine_map<(d0) -> ({listed(n, lambda i: f'd0 + {i}')})>(%a)\nreturn %0 : index\n", "(%a: index) -> index")


def affine_sum(n):
    return function("f", f"%0 = affine.apply affine_map<(d0, d1) -> ({listed(n, lambda i: f'(d0 mod {i + 2})', ' + ')})>(%a, %a)\nreturn %0 : index\n", "(%a: index) -> index")


def affine_apply_of_dims(n):
    return function("f", f"%0 = affine.apply affine_map<({listed(n, lambda i: f'd{i}')}) -> ({listed(n, lambda i: f'd{i} * 3', ' + ')})>({listed(n, '%a')})\nreturn %0 : index\n", "(%a: index) -> index")


def affine_applies_chain(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = affine.apply affine_map<(d0) -> (d0 + 1)>(%v{i})") + f"return %v{n} : index\n", "(%v0: index) -> index")


def affine_ifs(n):
    return function("f", rows(n, lambda i: f"affine.if affine_set<(d0) : (d0 - {i} >= 0)>(%a) {{\n\"t.do\"() : () -> ()\n}}") + "return\n", "(%a: index)")


def affine_if_of_constraints(n):
    return function("f", f"affine.if affine_set<(d0) : ({listed(n, lambda i: f'd0 - {i} >= 0')})>(%a) {{\n\"t.do\"() : () -> ()\n}}\nreturn\n", "(%a: index)")


def affine_parallels(n):
    return function("f", rows(n, lambda i: f"affine.parallel (%i{i}) = (0) to (10) {{\n\"t.use\"(%i{i}) : (index) -> ()\n}}") + "return\n", "()")


def affine_loops_of_bounds(n):
    return function("f", rows(n, lambda i: f"affine.for %i{i} = 0 to min affine_map<(d0) -> (d0, 7)>(%u) {{\n\"t.use\"(%i{i}) : (index) -> ()\n}}") + "return\n", "(%u: index)")


def affine_vector_accesses(n):
    return function("f", rows(n, lambda i: f"%v{i} = affine.vector_load %m[%i + {i}] : memref<?xf32>, vector<4xf32>\naffine.vector_store %v{i}, %m[%i] : memref<?xf32>, vector<4xf32>") + "return\n", "(%m: memref<?xf32>, %i: index)")


#===-- Arithmetic ---------------------------------------------------------------------------===#


def sines_and_cosines(n):
    return function("f", rows(n, lambda i: f"%x{i} = arith.addf %a, %b : f32\n%s{i} = math.sin %x{i} : f32\n%c{i} = math.cos %x{i} : f32\n\"t.use\"(%s{i}, %c{i}) : (f32, f32) -> ()") + "return\n", "(%a: f32, %b: f32)")


def sines_of_one(n):
    return function("f", rows(n, lambda i: f"%s{i} = math.sin %a : f32\n%c{i} = math.cos %a : f32\n\"t.use\"(%s{i}, %c{i}) : (f32, f32) -> ()") + "return\n", "(%a: f32)")


def sines_without_cosines(n):
    return function("f", rows(n, lambda i: f"%s{i} = math.sin %a : f32\n\"t.use\"(%s{i}) : (f32) -> ()") + "return\n", "(%a: f32)")


def halves(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = math.{['exp','tanh','rsqrt','log1p','erf','atan','powf'][i%6]} %v{i} : f16") + f"return %v{n} : f16\n", "(%v0: f16) -> f16")


def fused(n):
    return function("f", rows(n, lambda i: f"%m{i} = arith.mulf %v{i}, %b fastmath<fast> : f32\n%v{i + 1} = arith.addf %m{i}, %b fastmath<fast> : f32") + f"return %v{n} : f32\n", "(%v0: f32, %b: f32) -> f32")


def wide_vectors(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = math.exp %v{i} : vector<8xf32>") + f"return %v{n} : vector<8xf32>\n", "(%v0: vector<8xf32>) -> vector<8xf32>")


def nested_vectors(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = arith.addf %v{i}, %v0 : vector<4x4xf32>\n%w{i + 1} = math.exp %v{i + 1} : vector<4x4xf32>") + f"return %w{n} : vector<4x4xf32>\n", "(%v0: vector<4x4xf32>) -> vector<4x4xf32>")


def one_large_vector(n):
    return function("f", f"%v = math.tanh %a : vector<{n}xf32>\n%w = arith.addf %v, %v : vector<{n}xf32>\nreturn %w : vector<{n}xf32>\n", f"(%a: vector<{n}xf32>) -> vector<{n}xf32>")


def one_tall_vector(n):
    return function("f", f"%v = arith.addf %a, %a : vector<{n}x4xf32>\n%w = math.log1p %v : vector<{n}x4xf32>\nreturn %w : vector<{n}x4xf32>\n", f"(%a: vector<{n}x4xf32>) -> vector<{n}x4xf32>")


def complexes(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = complex.{['exp','sin','log','sqrt','tanh','conj','neg'][i%7]} %v{i} : complex<f32>\n%a{i} = complex.abs %v{i} : complex<f32>\n\"t.use\"(%a{i}) : (f32) -> ()") + f"return %v{n} : complex<f32>\n", "(%v0: complex<f32>) -> complex<f32>")


def floors(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = arith.{['floordivsi','ceildivsi','ceildivui','maxsi','minui'][i%5]} %v{i}, %b : i32") + f"return %v{n} : i32\n", "(%v0: i32, %b: i32) -> i32")


def extended(n):
    return function("f", rows(n, lambda i: f"%v{i + 1}, %o{i} = arith.mulsi_extended %v{i}, %b : i32\n%w{i}, %c{i} = arith.addui_extended %v{i}, %b : i32, i1\n\"t.use\"(%o{i}, %c{i}) : (i32, i1) -> ()") + f"return %v{n} : i32\n", "(%v0: i32, %b: i32) -> i32")


def casts(n):
    return function("f", rows(n, lambda i: f"%x{i} = arith.sitofp %v{i} : i32 to f32\n%y{i} = arith.truncf %x{i} : f32 to bf16\n%z{i} = arith.extf %y{i} : bf16 to f32\n%v{i + 1} = arith.fptosi %z{i} : f32 to i32") + f"return %v{n} : i32\n", "(%v0: i32) -> i32")


def index_ops(n):
    return function("f", rows(n, lambda i: f"%c{i} = index.constant {i}\n%p{i} = index.cmp slt(%v{i}, %c{i})\n%s{i} = index.casts %v{i} : index to i32\n%b{i} = index.bool.constant true\n%v{i + 1} = index.floordivs %v{i}, %c{i}\n\"t.use\"(%p{i}, %s{i}, %b{i}) : (i1, i32, i1) -> ()") + f"return %v{n} : index\n", "(%v0: index) -> index")


def poisons(n):
    return function("f", rows(n, lambda i: f"%v{i} = ub.poison : i32\n%w{i} = arith.addi %v{i}, %a : i32\n\"t.use\"(%w{i}) : (i32) -> ()") + "return %a : i32\n")


def asserts_in_sequence(n):
    return function("f", rows(n, lambda i: f'cf.assert %p, "message {i}"') + "return\n", "(%p: i1)")


#===-- Memory -------------------------------------------------------------------------------===#


def memref_shapes(n):
    return function("f", rows(n, lambda i: f"%m{i} = memref.alloc(%i) : memref<?x{i + 1}xf32>\n%d{i} = memref.dim %m{i}, %z : memref<?x{i + 1}xf32>\nmemref.copy %m{i}, %m{i} : memref<?x{i + 1}xf32> to memref<?x{i + 1}xf32>\n\"t.use\"(%d{i}) : (index) -> ()\nmemref.dealloc %m{i} : memref<?x{i + 1}xf32>") + "return\n", "(%i: index, %z: index)")


def memref_spaces(n):
    return function("f", rows(n, lambda i: f"%m{i} = memref.alloc() : memref<4xf32, {i % 9}>\n\"t.use\"(%m{i}) : (memref<4xf32, {i%9}>) -> ()") + "return\n", "()")


def memref_reshapes(n):
    return function("f", rows(n, lambda i: f"%w{i} = memref.collapse_shape %v{i} [[0, 1]] : memref<4x4xf32> into memref<16xf32>\n%v{i + 1} = memref.expand_shape %w{i} [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>") + f"return %v{n} : memref<4x4xf32>\n", "(%v0: memref<4x4xf32>) -> memref<4x4xf32>")


def memref_atomics(n):
    return function("f", rows(n, lambda i: f"%v{i} = memref.atomic_rmw maximumf %a, %m[%i] : (f32, memref<?xf32>) -> f32\n%w{i} = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {{\n^bb0(%x{i}: f32):\n%y{i} = arith.mulf %x{i}, %x{i} : f32\nmemref.atomic_yield %y{i} : f32\n}}") + "return\n", "(%a: f32, %m: memref<?xf32>, %i: index)")


def memref_reallocs(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = memref.realloc %v{i}(%i) : memref<?xf32> to memref<?xf32>") + f"return %v{n} : memref<?xf32>\n", "(%v0: memref<?xf32>, %i: index) -> memref<?xf32>")


def memref_of_rank(n):
    return function("f", f"%m = memref.alloc() : memref<{'1x'*n}f32>\n%c = arith.constant 0 : index\n%v = memref.load %m[{listed(n, '%c')}] : memref<{'1x'*n}f32>\nmemref.store %v, %m[{listed(n, '%c')}] : memref<{'1x'*n}f32>\nreturn\n", "()")


def subviews_of_one(n):
    return function("f", rows(n, lambda i: f"%v{i} = memref.subview %m[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>\n%x{i} = memref.load %v{i}[%i] : memref<4xf32, strided<[1], offset: ?>>\nmemref.store %x{i}, %v{i}[%i] : memref<4xf32, strided<[1], offset: ?>>") + "return\n", "(%m: memref<?xf32>, %i: index)")


def memref_casts(n):
    return function("f", rows(n, lambda i: f"%w{i} = memref.cast %v{i} : memref<4xf32> to memref<?xf32>\n%v{i + 1} = memref.cast %w{i} : memref<?xf32> to memref<4xf32>\n%r{i} = memref.reinterpret_cast %v{i} to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, strided<[1]>>\n\"t.use\"(%r{i}) : (memref<4xf32, strided<[1]>>) -> ()") + f"return %v{n} : memref<4xf32>\n", "(%v0: memref<4xf32>) -> memref<4xf32>")


def globals_of_elements(n):
    return f"memref.global \"private\" constant @g : memref<{n}xi32> = dense<[{listed(n, str)}]>\n" + function("f", f"%m = memref.get_global @g : memref<{n}xi32>\n\"t.use\"(%m) : (memref<{n}xi32>) -> ()\nreturn\n", "()")


def program_globals_loaded(n):
    return (rows(n, lambda i: f"ml_program.global private mutable @g{i}(dense<0> : tensor<4xi32>) : tensor<4xi32>")
            + rows(n, lambda i: f"func.func @f{i}() {{\n%0 = ml_program.global_load @g{i} : tensor<4xi32>\nml_program.global_store @g{i} = %0 : tensor<4xi32>\ncall @f{(i+1)%n}() : () -> ()\n%1 = ml_program.global_load @g{i} : tensor<4xi32>\n\"t.use\"(%1) : (tensor<4xi32>) -> ()\nreturn\n}}"))


# Least sizes that are not 1000. Shapes that nest are small, as the peer recurses.
SIZES = {"affine_minima": 300, "affine_sum": 300, "affine_apply_of_dims": 300, "affine_delinearize": 60, "affine_delinearize_dynamic": 500,
         "affine_linearize": 1000, "foralls_nested": 100, "parallels_nested": 100, "ifs_nested_with_values": 100, "memref_of_rank": 500,
         "affine_if_of_constraints": 500, "one_large_vector": 1000, "globals_of_elements": 20000, "while_of_values": 2000, "if_of_values": 2000,
         "loop_of_dead_values": 2000, "parallel_of_reductions": 500, "forall_of_outputs": 500, "successors_of_one": 4000, "different_ops": 4000,
         "function_of_dead_arguments": 4000, "symbols_in_one_attribute": 4000, "declarations": 4000, "one_tall_vector": 250}


def shapes():
    return sweep_shapes.shapes_of(globals(), SIZES)
