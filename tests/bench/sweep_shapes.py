# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of input that grow, which every pass meets: a function of this module is a shape, its text at size n.

The families of `scaling` are made for one pass each; these are for all of them (sweep.py).
"""
from scaling import listed, rows

#===-- Functions and symbols --------------------------------------------------------------------===#


def function(name, body, signature="(%a: i32, %b: i32) -> i32", how=""):
    return f"func.func {how}@{name}{signature} {{\n{body}}}\n"


def many_functions(n):
    return rows(n, lambda i: function(f"f{i}", "%0 = arith.addi %a, %b : i32\nreturn %0 : i32\n"))


def many_private_functions(n):
    return rows(n, lambda i: function(f"f{i}", f"%c = arith.constant {i} : i32\n%0 = arith.muli %a, %c : i32\nreturn %0 : i32\n",
                                      how="private "))


def functions_that_call(n):
    return (rows(n, lambda i: f"func.func private @f{i}(%a: i32) -> i32 {{\nreturn %a : i32\n}}")
            + function("main", rows(n, lambda i: f"%{i} = func.call @f{i}(%a) : (i32) -> i32") + "return %a : i32\n"))


def function_of_arguments(n):
    return f"func.func @f({listed(n, lambda i: f'%a{i}: i32')}) {{\nreturn\n}}\n"


def function_of_memrefs(n):
    return f"func.func @f({listed(n, lambda i: f'%a{i}: memref<?xf32>')}) {{\nreturn\n}}\n"


def arguments_with_attributes(n):
    return f"func.func @f({listed(n, lambda i: f'%a{i}: i32 {{llvm.noundef}}')}) {{\nreturn\n}}\n"


def function_of_results(n):
    types = listed(n, "i32")
    return (f"func.func @g(%a: i32) -> ({types}) {{\nreturn {listed(n, '%a')} : {types}\n}}\n"
            f"func.func @f(%a: i32) -> ({types}) {{\n%0:{n} = func.call @g(%a) : (i32) -> ({types})\n"
            f"return {listed(n, lambda i: f'%0#{i}')} : {types}\n}}\n")


def call_of_arguments(n):
    types = listed(n, "i32")
    return (f"func.func private @g({types})\n"
            + function("f", f"func.call @g({listed(n, '%a')}) : ({types}) -> ()\nreturn %a : i32\n"))


def nested_modules(n):
    return rows(n, lambda i: f"module @m{i} {{\nfunc.func @f() {{\nreturn\n}}\n}}")


def modules_inside_modules(n):
    return rows(n, lambda i: f"module @m{i} {{") + "func.func @f() {\nreturn\n}\n" + "}\n" * n


#===-- Ops in a block ---------------------------------------------------------------------------===#


def chain(n):
    return function("f", "%v0 = arith.addi %a, %b : i32\n" + rows(n, lambda i: f"%v{i + 1} = arith.muli %v{i}, %b : i32")
                    + f"return %v{n} : i32\n")


def chain_of_floats(n):
    return function("f", "%v0 = arith.addf %a, %b : f32\n" + rows(n, lambda i: f"%v{i + 1} = math.{'exp' if i % 2 else 'sin'} %v{i} : f32")
                    + f"return %v{n} : f32\n", "(%a: f32, %b: f32) -> f32")


def chain_of_index(n):
    return function("f", "%v0 = index.add %a, %b\n" + rows(n, lambda i: f"%v{i + 1} = index.ceildivs %v{i}, %b")
                    + f"return %v{n} : index\n", "(%a: index, %b: index) -> index")


def chain_of_complex(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = complex.mul %v{i}, %v0 : complex<f32>") + f"return %v{n} : complex<f32>\n",
                    "(%v0: complex<f32>) -> complex<f32>")


def chain_of_vectors(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = arith.addf %v{i}, %v0 : vector<4xbf16>") + f"return %v{n} : vector<4xbf16>\n",
                    "(%v0: vector<4xbf16>) -> vector<4xbf16>")


def chain_of_casts(n):
    return function("f", rows(n, lambda i: f"%w{i} = builtin.unrealized_conversion_cast %v{i} : i32 to i64\n"
                                           f"%v{i + 1} = builtin.unrealized_conversion_cast %w{i} : i64 to i32")
                    + f"return %v{n} : i32\n", "(%v0: i32) -> i32")


def chain_of_casts_backwards(n):
    return (f'"t.use"(%v{n}) : (i32) -> ()\n'
            + rows(n, lambda i: f"%v{n - i} = builtin.unrealized_conversion_cast %w{n - i} : i64 to i32\n"
                                f"%w{n - i} = builtin.unrealized_conversion_cast %v{n - i - 1} : i32 to i64")
            + '%v0 = "t.op"() : () -> i32\n')


def users_of_one(n):
    return function("f", "%0 = arith.addi %a, %b : i32\n" + rows(n, lambda i: f'"t.use"(%0) : (i32) -> ()') + "return %0 : i32\n")


def uses_by_different(n):
    return function("f", "%z = arith.constant 0 : i32\n%0 = arith.addi %a, %z : i32\n"
                    + rows(n, lambda i: f"%c{i} = arith.constant {i} : i32\n%v{i} = arith.addi %0, %c{i} : i32\n"
                                        f'"t.use"(%v{i}) : (i32) -> ()') + "return %0 : i32\n")


def operands_of_one(n):
    return function("f", rows(n, lambda i: f"%v{i} = arith.constant {i} : i32")
                    + f'"t.use"({listed(n, lambda i: f"%v{i}")}) : ({listed(n, "i32")}) -> ()\nreturn %a : i32\n')


def results_of_one(n):
    return function("f", f'%0:{n} = "t.make"() : () -> ({listed(n, "i32")})\n' + rows(n, lambda i: f'"t.use"(%0#{i}) : (i32) -> ()')
                    + "return %a : i32\n")


def dead_ops(n):
    return function("f", rows(n, lambda i: f"%v{i} = arith.addi {f'%v{i - 1}' if i else '%a'}, %b : i32") + "return %a : i32\n")


def equal_ops(n):
    return function("f", rows(n, lambda i: f'%v{i} = arith.addi %a, %b : i32\n"t.use"(%v{i}) : (i32) -> ()') + "return %a : i32\n")


def selects(n):
    return function("f", rows(n, lambda i: f"%p{i} = arith.cmpi slt, %v{i}, %b : i32\n"
                                           f"%v{i + 1} = arith.select %p{i}, %v{i}, %b : i32")
                    + f"return %v{n} : i32\n", "(%v0: i32, %b: i32) -> i32")


#===-- Memory -----------------------------------------------------------------------------------===#


def loads_and_stores(n):
    return function("f", rows(n, lambda i: f"%v{i} = memref.load %m[%i] : memref<?xi32>\nmemref.store %v{i}, %m[%i] : memref<?xi32>")
                    + "return %a : i32\n", "(%a: i32, %m: memref<?xi32>, %i: index) -> i32")


def allocations(n):
    return function("f", rows(n, lambda i: f"%m{i} = memref.alloca() : memref<i32>\nmemref.store %a, %m{i}[] : memref<i32>\n"
                                           f"%v{i} = memref.load %m{i}[] : memref<i32>\n\"t.use\"(%v{i}) : (i32) -> ()")
                    + "return %a : i32\n")


def one_allocation(n):
    return function("f", "%m = memref.alloca() : memref<i32>\n"
                    + rows(n, lambda i: f"memref.store %a, %m[] : memref<i32>\n%v{i} = memref.load %m[] : memref<i32>\n"
                                        f"\"t.use\"(%v{i}) : (i32) -> ()") + "return %a : i32\n")


def globals_used(n):
    return (rows(n, lambda i: f"memref.global \"private\" @g{i} : memref<4xf32>")
            + function("f", rows(n, lambda i: f"%m{i} = memref.get_global @g{i} : memref<4xf32>\n\"t.use\"(%m{i}) : (memref<4xf32>) -> ()")
                       + "return %a : i32\n"))


def chain_of_views(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = memref.subview %v{i}[1][4][1] : memref<?xf32, strided<[1], offset: ?>> to "
                              f"memref<4xf32, strided<[1], offset: ?>>\n%w{i} = memref.cast %v{i + 1} : memref<4xf32, strided<[1], offset: ?>> "
                              f"to memref<?xf32, strided<[1], offset: ?>>".replace(f"%v{i + 1}", f"%t{i}").replace(f"%w{i}", f"%v{i + 1}"))
                    + f"return %v{n} : memref<?xf32, strided<[1], offset: ?>>\n",
                    "(%v0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: ?>>")


def reallocations(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = memref.realloc %v{i} : memref<4xf32> to memref<4xf32>") + "return\n",
                    "(%v0: memref<4xf32>)")


def program_globals(n):
    return (rows(n, lambda i: f"ml_program.global private mutable @g{i}(dense<0> : tensor<4xi32>) : tensor<4xi32>")
            + function("f", rows(n, lambda i: f"%v{i} = ml_program.global_load @g{i} : tensor<4xi32>\n"
                                              f"ml_program.global_store @g{i} = %v{i} : tensor<4xi32>") + "return %a : i32\n"))


#===-- Control flow -----------------------------------------------------------------------------===#


def chain_of_blocks(n):
    return function("f", "cf.br ^b0(%a : i32)\n" + rows(n, lambda i: f"^b{i}(%x{i}: i32):\n%v{i} = arith.addi %x{i}, %b : i32\n"
                                                                     f"cf.br ^b{i + 1}(%v{i} : i32)")
                    + f"^b{n}(%r: i32):\nreturn %r : i32\n")


def branches(n):
    return function("f", "cf.br ^b0\n" + rows(n, lambda i: f'^b{i}:\n"t.do"() : () -> ()\ncf.cond_br %p, ^b{i + 1}, ^e') + f"^b{n}:\ncf.br ^e\n^e:\nreturn\n",
                    "(%p: i1)")


def diamonds(n):
    return function("f", "cf.br ^b0(%a : i32)\n"
                    + rows(n, lambda i: f"^b{i}(%x{i}: i32):\ncf.cond_br %p, ^l{i}, ^r{i}\n^l{i}:\n%u{i} = arith.addi %x{i}, %a : i32\n"
                                        f"cf.br ^b{i + 1}(%u{i} : i32)\n^r{i}:\n%w{i} = arith.muli %x{i}, %a : i32\ncf.br ^b{i + 1}(%w{i} : i32)")
                    + f"^b{n}(%r: i32):\nreturn %r : i32\n", "(%a: i32, %p: i1) -> i32")


def switch_of_cases(n):
    return function("f", f"cf.switch %a : i32, [default: ^d, {listed(n, lambda i: f'{i}: ^b{i}')}]\n^d:\nreturn %b : i32\n"
                    + rows(n, lambda i: f"^b{i}:\n%v{i} = arith.addi %a, %b : i32\nreturn %v{i} : i32"))


def switch_to_one(n):
    return function("f", f"cf.switch %a : i32, [default: ^d, {listed(n, lambda i: f'{i}: ^d')}]\n^d:\nreturn %b : i32\n")


def switch_with_arguments(n):
    return function("f", f"cf.switch %a : i32, [default: ^d(%b : i32), {listed(n, lambda i: f'{i}: ^d(%a : i32)')}]\n^d(%x: i32):\nreturn %x : i32\n")


def block_of_arguments(n):
    return function("f", f"cf.br ^b({listed(n, '%a')} : {listed(n, 'i32')})\n^b({listed(n, lambda i: f'%x{i}: i32')}):\n"
                    + rows(n, lambda i: f'"t.use"(%x{i}) : (i32) -> ()') + "return %a : i32\n")


def unreachable_blocks(n):
    return function("f", "return %a : i32\n" + rows(n, lambda i: f"^b{i}:\ncf.br ^b{(i + 1) % n}"))


def scf_ifs(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = scf.if %p -> i32 {{\nscf.yield %v{i} : i32\n}} else {{\nscf.yield %v0 : i32\n}}")
                    + f"return %v{n} : i32\n", "(%v0: i32, %p: i1) -> i32")


def scf_ifs_nested(n):
    return function("f", rows(n, lambda i: f'scf.if %p {{\n"t.do"() : () -> ()') + "}\n" * n + "return\n", "(%p: i1)")


def scf_loops(n):
    return function("f", rows(n, lambda i: f'scf.for %i{i} = %l to %u step %s {{\n"t.use"(%i{i}) : (index) -> ()\n}}') + "return\n",
                    "(%l: index, %u: index, %s: index)")


def scf_loops_nested(n):
    return function("f", rows(n, lambda i: f"scf.for %i{i} = %l to %u step %s {{") + '"t.use"(%i0) : (index) -> ()\n' + "}\n" * n
                    + "return\n", "(%l: index, %u: index, %s: index)")


def scf_loop_of_values(n):
    types = listed(n, "i32")
    return function("f", f"%0:{n} = scf.for %i = %l to %u step %s iter_args({listed(n, lambda i: f'%x{i} = %a')}) -> ({types}) {{\n"
                    + rows(n, lambda i: f"%v{i} = arith.addi %x{i}, %a : i32") + f"scf.yield {listed(n, lambda i: f'%v{i}')} : {types}\n}}\n"
                    + "return %0#0 : i32\n", "(%a: i32, %l: index, %u: index, %s: index) -> i32")


def scf_whiles(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = scf.while (%x{i} = %v{i}) : (i32) -> i32 {{\nscf.condition(%p) %x{i} : i32\n}} do {{\n"
                                           f"^bb0(%y{i}: i32):\nscf.yield %y{i} : i32\n}}") + f"return %v{n} : i32\n", "(%v0: i32, %p: i1) -> i32")


def scf_parallels(n):
    return function("f", rows(n, lambda i: f'scf.parallel (%i{i}, %j{i}) = (%l, %l) to (%u, %u) step (%s, %s) {{\n"t.use"(%i{i}) : (index) -> ()\n}}')
                    + "return\n", "(%l: index, %u: index, %s: index)")


def scf_parallel_of_dimensions(n):
    return function("f", f"scf.parallel ({listed(n, lambda i: f'%i{i}')}) = ({listed(n, '%l')}) to ({listed(n, '%u')}) step ({listed(n, '%s')}) {{\n"
                    + '"t.use"(%i0) : (index) -> ()\n}\nreturn\n', "(%l: index, %u: index, %s: index)")


def scf_foralls(n):
    return function("f", rows(n, lambda i: f'scf.forall (%i{i}) in (%u) {{\n"t.use"(%i{i}) : (index) -> ()\n}}') + "return\n", "(%u: index)")


def scf_switches(n):
    return function("f", f"%0 = scf.index_switch %i -> i32\n" + rows(n, lambda i: f"case {i} {{\nscf.yield %a : i32\n}}")
                    + "default {\nscf.yield %a : i32\n}\nreturn %0 : i32\n", "(%a: i32, %i: index) -> i32")


def affine_loops(n):
    return function("f", rows(n, lambda i: f"affine.for %i{i} = 0 to 16 {{\n%v{i} = affine.load %m[%i{i} + 1] : memref<64xf32>\n"
                                           f"affine.store %v{i}, %m[%i{i}] : memref<64xf32>\n}}") + "return\n", "(%m: memref<64xf32>)")


def affine_loops_nested(n):
    return function("f", rows(n, lambda i: f"affine.for %i{i} = 0 to 16 {{") + '"t.use"(%i0) : (index) -> ()\n' + "}\n" * n + "return\n", "()")


def affine_applies(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = affine.apply affine_map<(d0) -> (d0 mod 7 + {i})>(%v0)\n\"t.use\"(%v{i + 1}) : (index) -> ()")
                    + "return\n", "(%v0: index)")


#===-- Attributes, types and locations ----------------------------------------------------------===#


def attributes_of_one(n):
    return f'"t.op"() {{{listed(n, lambda i: f"a{i} = {i} : i32")}}} : () -> ()\n'


def attributes_of_function(n):
    return f"func.func @f() attributes {{{listed(n, lambda i: f't.a{i} = {i} : i32')}}} {{\nreturn\n}}\n"


def attributes_of_module(n):
    return f"module attributes {{{listed(n, lambda i: f't.a{i} = {i} : i32')}}} {{\nfunc.func @f() {{\nreturn\n}}\n}}\n"


def attributes_of_arith(n):
    return function("f", f"%0 = arith.addi %a, %b {{{listed(n, lambda i: f't.a{i} = {i} : i32')}}} : i32\nreturn %0 : i32\n")


def array_of_elements(n):
    return f'"t.op"() {{a = [{listed(n, lambda i: f"{i} : i32")}]}} : () -> ()\n'


def dictionaries_nested(n):
    return f'"t.op"() {{a = {"{b = " * n}1{"}" * n}}} : () -> ()\n'


def dense_elements(n):
    return function("f", f"%0 = arith.constant dense<[{listed(n, str)}]> : tensor<{n}xi32>\n"
                         f"%1 = arith.addi %0, %0 : tensor<{n}xi32>\nreturn %1 : tensor<{n}xi32>\n", f"() -> tensor<{n}xi32>")


def string_of_bytes(n):
    return f'"t.op"() {{a = "{"x" * n}"}} : () -> ()\n'


def tuple_of_types(n):
    return f'"t.op"() {{a = tuple<{listed(n, "i32")}>}} : () -> ()\n'


def function_types(n):
    return f'"t.op"() {{a = ({listed(n, "i32")}) -> ({listed(n, "f32")})}} : () -> ()\n'


def types_nested(n):
    return f'"t.op"() {{a = {"tuple<" * n}i32{">" * n}}} : () -> ()\n'


def different_types(n):
    return rows(n, lambda i: f'%{i} = "t.op"() {{a = tensor<{i}x4xf32>}} : () -> vector<{i + 1}xi8>')


def locations(n):
    return rows(n, lambda i: f'"t.op"() : () -> () loc(fused["a{i}", "f.py":{i}:1])')


def location_of_callers(n):
    return f'"t.op"() : () -> () loc({"callsite(" * n}"a"{" at unknown)" * n})\n'


def location_fused(n):
    return f'"t.op"() : () -> () loc(fused[{listed(n, lambda i: chr(34) + f"a{i}" + chr(34))}])\n'


def aliases(n):
    return rows(n, lambda i: f"!t{i} = tuple<i{i + 1}>") + rows(n, lambda i: f'"t.op"() {{a = !t{i}}} : () -> ()')


def attribute_aliases(n):
    return rows(n, lambda i: f"#a{i} = loc(\"x{i}\")") + rows(n, lambda i: f'"t.op"() : () -> () loc(#a{i})')


def regions_of_one(n):
    return f'"t.op"() ({listed(n, chr(123) + chr(10) + chr(34) + "t.in" + chr(34) + "() : () -> ()" + chr(10) + chr(125))}) : () -> ()\n'


def regions_nested(n):
    return '"t.op"() ({\n' * n + "}) : () -> ()\n" * n


def unknown_ops(n):
    return rows(n, lambda i: f'%{i} = "t.op"() : () -> i32')


#===-- Dialects ---------------------------------------------------------------------------------===#


def llvm_functions(n):
    return rows(n, lambda i: f"llvm.func @f{i}(%a: i32) -> i32 {{\n%0 = llvm.add %a, %a : i32\nllvm.return %0 : i32\n}}")


def llvm_function_of_arguments(n):
    return f"llvm.func @f({listed(n, lambda i: f'%a{i}: i32 {{llvm.noundef}}')}) {{\nllvm.return\n}}\n"


def llvm_call_of_arguments(n):
    types = listed(n, "i32")
    return (f"llvm.func @g({types})\nllvm.func @f(%a: i32) {{\nllvm.call @g({listed(n, '%a')}) : ({types}) -> ()\nllvm.return\n}}\n")


def llvm_struct_of_fields(n):
    return (f"llvm.func @f(%a: !llvm.struct<({listed(n, 'i32')})>) -> i32 {{\n"
            f"%0 = llvm.extractvalue %a[{n - 1}] : !llvm.struct<({listed(n, 'i32')})>\nllvm.return %0 : i32\n}}\n")


def llvm_struct_taken_apart(n):
    """A struct of a hundred fields, and many ops on it."""
    kind = f"!llvm.struct<({listed(100, 'i32')})>"
    return (f"!s = {kind}\nllvm.func @f(%v0: !s, %a: i32) -> !s {{\n" + rows(n, lambda i: f"%v{i + 1} = llvm.insertvalue %a, %v{i}[{i % 100}] : !s")
            + f"llvm.return %v{n} : !s\n}}\n")


def llvm_globals(n):
    return (rows(n, lambda i: f"llvm.mlir.global internal constant @g{i}({i} : i32) : i32")
            + "llvm.func @f() {\n" + rows(n, lambda i: f"%{i} = llvm.mlir.addressof @g{i} : !llvm.ptr") + "llvm.return\n}\n")


def llvm_linkonce(n):
    return rows(n, lambda i: f"llvm.func linkonce_odr @f{i}() {{\nllvm.return\n}}")


def llvm_switch(n):
    return (f"llvm.func @f(%a: i32) {{\nllvm.switch %a : i32, ^d [{listed(n, lambda i: f'{i}: ^b{i}')}]\n^d:\nllvm.return\n"
            + rows(n, lambda i: f"^b{i}:\nllvm.return") + "}\n")


def llvm_branches_to_one(n):
    return ("llvm.func @f(%p: i1, %a: i32) {\nllvm.br ^b0\n" + rows(n, lambda i: f"^b{i}:\nllvm.cond_br %p, ^e(%a : i32), ^e(%a : i32)"
            if i == n - 1 else f"^b{i}:\nllvm.cond_br %p, ^b{i + 1}, ^e(%a : i32)") + "^e(%x: i32):\nllvm.return\n}\n")


def gpu_module(body, attributes=""):
    return (f"module attributes {{gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, "
            f"#spirv.resource_limits<>>}} {{\ngpu.module @k {{\n{body}}}\n}}\n")


def gpu_kernels(n):
    return gpu_module(rows(n, lambda i: f"gpu.func @f{i}(%a: i32) kernel attributes {{spirv.entry_point_abi = #spirv.entry_point_abi<"
                                        f"workgroup_size = [1, 1, 1]>}} {{\ngpu.return\n}}"))


def gpu_kernel_of_ops(n):
    return gpu_module("gpu.func @f(%v0: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {\n"
                      + rows(n, lambda i: f"%t{i} = gpu.thread_id x\n%c{i} = arith.index_cast %t{i} : index to i32\n"
                                          f"%v{i + 1} = arith.addi %v{i}, %c{i} : i32") + "gpu.return\n}\n")


def gpu_modules(n):
    return "module attributes {gpu.container_module} {\n" + rows(n, lambda i: f"gpu.module @m{i} {{\ngpu.func @f() kernel {{\ngpu.return\n}}\n}}") + "}\n"


def gpu_kernel_of_arguments(n):
    return gpu_module(f"gpu.func @f({listed(n, lambda i: f'%a{i}: i32')}) kernel attributes {{spirv.entry_point_abi = "
                      f"#spirv.entry_point_abi<workgroup_size = [1, 1, 1]>}} {{\ngpu.return\n}}\n")


def spirv_module(body):
    return f"spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {{\n{body}}}\n"


def spirv_functions(n):
    return spirv_module(rows(n, lambda i: f'spirv.func @f{i}(%a: i32) -> i32 "None" {{\n%0 = spirv.IAdd %a, %a : i32\nspirv.ReturnValue %0 : i32\n}}'))


def spirv_globals(n):
    return spirv_module(rows(n, lambda i: f"spirv.GlobalVariable @g{i} : !spirv.ptr<i32, Input>")
                        + 'spirv.func @f() "None" {\n' + rows(n, lambda i: f"%{i} = spirv.mlir.addressof @g{i} : !spirv.ptr<i32, Input>")
                        + "spirv.Return\n}\n")


def spirv_entry_points(n):
    return spirv_module(rows(n, lambda i: f'spirv.func @f{i}() "None" {{\nspirv.Return\n}}')
                        + rows(n, lambda i: f'spirv.EntryPoint "GLCompute" @f{i}\nspirv.ExecutionMode @f{i} "LocalSize", 1, 1, 1'))


def spirv_calls(n):
    return spirv_module('spirv.func @g(%a: i32) -> i32 "None" {\nspirv.ReturnValue %a : i32\n}\nspirv.func @f(%v0: i32) -> i32 "None" {\n'
                        + rows(n, lambda i: f"%v{i + 1} = spirv.FunctionCall @g(%v{i}) : (i32) -> i32") + f"spirv.ReturnValue %v{n} : i32\n}}\n")


def spirv_struct_of_members(n):
    kind = f"!spirv.struct<({listed(n, 'i32')})>"
    return spirv_module(f'spirv.func @f(%a: {kind}) -> i32 "None" {{\n%0 = spirv.CompositeExtract %a[{n - 1} : i32] : {kind}\n'
                        f"spirv.ReturnValue %0 : i32\n}}\n")


def spirv_inserts(n):
    kind = "!spirv.array<64 x i32>"
    return spirv_module(f'spirv.func @f(%v0: {kind}, %a: i32) -> {kind} "None" {{\n'
                        + rows(n, lambda i: f"%v{i + 1} = spirv.CompositeInsert %a, %v{i}[{i % 64} : i32] : i32 into {kind}")
                        + f"spirv.ReturnValue %v{n} : {kind}\n}}\n")


def spirv_array_inserts(n):
    kind = f"!spirv.array<{n} x i32>"
    return spirv_module(f'spirv.func @f(%v0: {kind}, %a: i32) -> {kind} "None" {{\n'
                        + rows(n, lambda i: f"%v{i + 1} = spirv.CompositeInsert %a, %v{i}[{i} : i32] : i32 into {kind}")
                        + f"spirv.ReturnValue %v{n} : {kind}\n}}\n")


MAP = "affine_map<(d0) -> (d0)>"


def linalg_generics(n):
    return function("f", rows(n, lambda i: f'%v{i + 1} = linalg.generic {{indexing_maps = [{MAP}, {MAP}], iterator_types = ["parallel"]}} '
                              f"ins(%v{i} : tensor<4xf32>) outs(%v0 : tensor<4xf32>) {{\n^bb0(%x: f32, %y: f32):\n%s = arith.addf %x, %y : f32\n"
                              f"linalg.yield %s : f32\n}} -> tensor<4xf32>") + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def linalg_named(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = linalg.{'add' if i % 2 else 'sub'} ins(%v{i}, %v0 : tensor<4xf32>, tensor<4xf32>) outs(%v0 : tensor<4xf32>) -> tensor<4xf32>")
                    + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def linalg_generic_of_inputs(n):
    return function("f", f'%0 = linalg.generic {{indexing_maps = [{listed(n + 1, MAP)}], iterator_types = ["parallel"]}} '
                    f"ins({listed(n, '%a')} : {listed(n, 'tensor<4xf32>')}) outs(%a : tensor<4xf32>) {{\n^bb0({listed(n + 1, lambda i: f'%x{i}: f32')}):\n"
                    f"linalg.yield %x0 : f32\n}} -> tensor<4xf32>\nreturn %0 : tensor<4xf32>\n", "(%a: tensor<4xf32>) -> tensor<4xf32>")


def tensor_ops(n):
    return function("f", rows(n, lambda i: f"%e{i} = tensor.extract %v{i}[%i] : tensor<4xf32>\n%v{i + 1} = tensor.insert %e{i} into %v{i}[%i] : tensor<4xf32>")
                    + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>, %i: index) -> tensor<4xf32>")


def tensor_from_elements(n):
    return function("f", f"%0 = tensor.from_elements {listed(n, '%a')} : tensor<{n}xi32>\nreturn %0 : tensor<{n}xi32>\n", f"(%a: i32) -> tensor<{n}xi32>")


def tensor_arithmetic(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = arith.addf %v{i}, %v0 : tensor<4xf32>") + f"return %v{n} : tensor<4xf32>\n",
                    "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def tensor_constants(n):
    return function("f", rows(n, lambda i: f"%{i} = arith.constant dense<{i}> : tensor<4xi32>\n\"t.use\"(%{i}) : (tensor<4xi32>) -> ()") + "return %a : i32\n")


def tensor_pads(n):
    return function("f", rows(n, lambda i: f"%v{i} = tensor.pad %a low[1] high[1] {{\n^bb0(%i{i}: index):\ntensor.yield %z : f32\n}} : tensor<4xf32> to tensor<6xf32>\n"
                                           f"\"t.use\"(%v{i}) : (tensor<6xf32>) -> ()") + "return\n", "(%a: tensor<4xf32>, %z: f32)")


def stablehlo_ops(n):
    return function("f", rows(n, lambda i: f"%v{i + 1} = stablehlo.add %v{i}, %v0 : tensor<4xf32>") + f"return %v{n} : tensor<4xf32>\n",
                    "(%v0: tensor<4xf32>) -> tensor<4xf32>")


def stablehlo_functions(n):
    return rows(n, lambda i: f"func.func @f{i}(%a: tensor<4xf32>) -> tensor<4xf32> {{\n%0 = stablehlo.add %a, %a : tensor<4xf32>\nreturn %0 : tensor<4xf32>\n}}")


def stablehlo_tuple(n):
    kind = f"tuple<{listed(n, 'tensor<4xf32>')}>"
    return function("f", f"%0 = stablehlo.tuple {listed(n, '%a')} : {kind}\nreturn %0 : {kind}\n", f"(%a: tensor<4xf32>) -> {kind}")


def stablehlo_arguments(n):
    return f"func.func @f({listed(n, lambda i: f'%a{i}: tensor<4xf32>')}) -> tensor<4xf32> {{\nreturn %a0 : tensor<4xf32>\n}}\n"


def shape_ops(n):
    return function("f", rows(n, lambda i: f"%v{i} = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>\n"
                                           f"%w{i} = shape.cstr_broadcastable %v{i}, %v0 : tensor<1xindex>, tensor<1xindex>\n"
                                           f"%x{i} = shape.assuming %w{i} -> index {{\n%r{i} = shape.num_elements %v{i} : tensor<1xindex> -> index\n"
                                           f"shape.assuming_yield %r{i} : index\n}}\n\"t.use\"(%x{i}) : (index) -> ()") + "return\n", "(%a: tensor<?xf32>)")


def emitc_functions(n):
    return rows(n, lambda i: f"emitc.func @f{i}(%a: i32) -> i32 {{\n%0 = emitc.add %a, %a : (i32, i32) -> i32\nemitc.return %0 : i32\n}}")


def emitc_function_of_arguments(n):
    return f"emitc.func @f({listed(n, lambda i: f'%a{i}: i32')}) {{\nemitc.return\n}}\n"


def tosa_constants(n):
    return function("f", rows(n, lambda i: f"%v{i} = arith.constant dense<{i}> : tensor<4xi32>\n%w{i} = tosa.add %v{i}, %v{i} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>\n"
                                           f"\"t.use\"(%w{i}) : (tensor<4xi32>) -> ()") + "return %a : i32\n")


def transform_sequences(n):
    return ("module attributes {transform.with_named_sequence} {\n" + rows(n, lambda i: f"transform.named_sequence @s{i}(%a: !transform.any_op) {{\ntransform.yield\n}}")
            + "transform.named_sequence @__transform_main(%r: !transform.any_op) {\n"
            + rows(n, lambda i: f'%{i} = transform.structured.match ops{{["t.none"]}} in %r : (!transform.any_op) -> !transform.any_op') + "transform.yield\n}\n}\n")


def transform_includes(n):
    return ("module attributes {transform.with_named_sequence} {\n" + rows(n, lambda i: f"transform.named_sequence @s{i}(%a: !transform.any_op {{transform.readonly}}) {{\ntransform.yield\n}}")
            + "transform.named_sequence @__transform_main(%r: !transform.any_op) {\n"
            + rows(n, lambda i: f'transform.include @s{i} failures(propagate) (%r) : (!transform.any_op) -> ()') + "transform.yield\n}\n}\n")


def acc_ops(n):
    return function("f", rows(n, lambda i: f"%d{i} = acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>\nacc.serial dataOperands(%d{i} : memref<4xf32>) {{\n"
                                           f"memref.store %x, %m[%i] : memref<4xf32>\nacc.yield\n}}") + "return\n", "(%m: memref<4xf32>, %x: f32, %i: index)")


def sdy_shardings(n):
    return ("sdy.mesh @mesh = <[\"x\"=2]>\n" + function("f", rows(n, lambda i: f"%v{i + 1} = sdy.sharding_constraint %v{i} <mesh<[\"x\"={i % 50 + 1}]>, [{{}}]> : tensor<4xf32>")
            + f"return %v{n} : tensor<4xf32>\n", "(%v0: tensor<4xf32>) -> tensor<4xf32>"))


# Least sizes that are not 1000. Shapes that nest are small, as the peer recurses.
SIZES = {"function_types": 4000, "many_functions": 2000, "chain": 4000, "scf_ifs_nested": 100, "scf_loops_nested": 100, "affine_loops_nested": 100,
            "types_nested": 100, "regions_nested": 100, "dictionaries_nested": 100, "modules_inside_modules": 100, "location_of_callers": 100,
            "dense_elements": 20000, "string_of_bytes": 200000, "function_of_arguments": 4000, "function_of_memrefs": 2000, "arguments_with_attributes": 4000,
            "function_of_results": 4000, "call_of_arguments": 4000, "operands_of_one": 4000, "results_of_one": 4000, "array_of_elements": 10000,
            "attributes_of_one": 4000, "attributes_of_function": 4000, "attributes_of_module": 4000, "attributes_of_arith": 4000, "tuple_of_types": 10000,
            "llvm_function_of_arguments": 2000, "llvm_call_of_arguments": 2000, "llvm_struct_of_fields": 4000, "spirv_struct_of_members": 4000,
            "scf_parallel_of_dimensions": 500, "switch_of_cases": 2000, "switch_to_one": 4000, "switch_with_arguments": 4000, "block_of_arguments": 4000,
            "stablehlo_arguments": 4000, "stablehlo_tuple": 4000, "tensor_from_elements": 4000, "linalg_generic_of_inputs": 500, "emitc_function_of_arguments": 4000,
            "gpu_kernel_of_arguments": 2000, "llvm_switch": 2000, "unknown_ops": 10000, "spirv_array_inserts": 500}
HELPERS = {"function", "gpu_module", "spirv_module", "listed", "rows", "shapes", "shapes_of"}


def shapes_of(names, sizes):
    """Name -> (make, least size) of the functions that a module has by these names."""
    return {name: (made, sizes.get(name, 1000)) for name, made in names.items()
            if getattr(made, "__module__", "") == names["__name__"] and name not in HELPERS}


def shapes():
    return shapes_of(globals(), SIZES)
