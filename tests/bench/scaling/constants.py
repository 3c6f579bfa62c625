# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of constants, folds of arithmetic, and ops of many operands."""
from scaling.canonical_inputs import UNREGISTERED, chain, collector, each, function, listed

FAMILIES = []
family = collector(FAMILIES)


# ===-- Constants -----------------------------------------------------------------------------===


@family(10000)
def constants_distinct(n):
    return function("() -> i32", each(n, lambda i: f"%k{i} = arith.constant {i} : i32\n"), "return %k0 : i32\n")


@family(5000)
def constants_distinct_used(n):
    return function("(%a: i32) -> i32", each(n, lambda i: f"%k{i} = arith.constant {i + 2} : i32\n"),
                    chain(n, "%a", lambda i, v: f"%v{i} = arith.divui {v}, %k{i - 1} : i32"), f"return %v{n} : i32\n")


@family(10000)
def constant_repeated(n):
    return function("(%m: memref<?xi32>, %i: index)", each(n, lambda i: f"%k{i} = arith.constant 7 : i32\nmemref.store %k{i}, %m[%i] : memref<?xi32>\n"), "return\n")


@family(10000)
def constant_used_often(n):
    return function("(%m: memref<?xi32>)", "%i = arith.constant 7 : index\n%k = arith.constant 7 : i32\n", each(n, "memref.store %k, %m[%i] : memref<?xi32>\n"), "return\n")


@family(2000)
def constants_in_loops(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %s: index)",
                    each(n, lambda i: f"scf.for %i{i} = %l to %u step %s {{\n %k{i} = arith.constant {i} : i32\n memref.store %k{i}, %m[%i{i}] : memref<?xi32>\n}}\n"), "return\n")


@family(200)
def constants_in_a_nest(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %s: index)",
                    each(n, lambda i: f"scf.for %i{i} = %l to %u step %s {{\n %k{i} = arith.constant {i} : i32\n memref.store %k{i}, %m[%i{i}] : memref<?xi32>\n"), "}\n" * n, "return\n")


@family(2000)
def constants_of_functions(n):
    return each(n, lambda i: f"func.func @f{i}() -> i32 {{\n%k = arith.constant {i} : i32\n%l = arith.constant 1 : i32\n%s = arith.addi %k, %l : i32\nreturn %s : i32\n}}\n")


@family(4)
def constant_of_many_elements(n):
    return function("() -> tensor<100000xi32>", "%v0 = arith.constant dense<[" + listed(100000, str) + "]> : tensor<100000xi32>\n",
                    chain(n, "%v0", lambda i, v: f"%v{i} = arith.addi {v}, %v0 : tensor<100000xi32>"), f"return %v{n} : tensor<100000xi32>\n")


@family(100000)
def elements_added(n):
    return function(f"() -> tensor<{n}xi32>", "%a = arith.constant dense<[" + listed(n, str) + f"]> : tensor<{n}xi32>\n",
                    f"%b = arith.addi %a, %a : tensor<{n}xi32>\nreturn %b : tensor<{n}xi32>\n")


@family(50000)
def elements_of_floats(n):
    return function(f"() -> tensor<{n}xf32>", "%a = arith.constant dense<[" + listed(n, lambda i: f"{i}.5") + f"]> : tensor<{n}xf32>\n",
                    f"%b = arith.mulf %a, %a : tensor<{n}xf32>\n%c = arith.negf %b : tensor<{n}xf32>\nreturn %c : tensor<{n}xf32>\n")


@family(50000)
def elements_cast(n):
    return function(f"() -> tensor<{n}xi64>", "%a = arith.constant dense<[" + listed(n, str) + f"]> : tensor<{n}xi32>\n",
                    f"%b = arith.extsi %a : tensor<{n}xi32> to tensor<{n}xi64>\nreturn %b : tensor<{n}xi64>\n")


@family(50000)
def elements_reshaped(n):
    return function(f"() -> tensor<2x{n}xi32>", "%a = arith.constant dense<[" + listed(2 * n, str) + f"]> : tensor<{2 * n}xi32>\n",
                    f"%b = tensor.expand_shape %a [[0, 1]] output_shape [2, {n}] : tensor<{2 * n}xi32> into tensor<2x{n}xi32>\nreturn %b : tensor<2x{n}xi32>\n")


@family(300)
def elements_extracted(n):
    return function("() -> i32", "%a = arith.constant dense<[" + listed(n, str) + f"]> : tensor<{n}xi32>\n%v0 = arith.constant 0 : i32\n",
                    each(n, lambda i: f"%i{i} = arith.constant {i} : index\n%e{i} = tensor.extract %a[%i{i}] : tensor<{n}xi32>\n%v{i + 1} = arith.addi %v{i}, %e{i} : i32\n"),
                    f"return %v{n} : i32\n")


@family(300)
def elements_inserted(n):
    return function(f"() -> tensor<{n}xi32>", f"%v0 = arith.constant dense<1> : tensor<{n}xi32>\n",
                    each(n, lambda i: f"%i{i} = arith.constant {i} : index\n%k{i} = arith.constant {i} : i32\n%v{i + 1} = tensor.insert %k{i} into %v{i}[%i{i}] : tensor<{n}xi32>\n"),
                    f"return %v{n} : tensor<{n}xi32>\n")


@family(1000)
def elements_sliced(n):
    return function("() -> (" + listed(n, "tensor<2xi32>") + ")", "%a = arith.constant dense<[" + listed(2 * n, str) + f"]> : tensor<{2 * n}xi32>\n",
                    each(n, lambda i: f"%e{i} = tensor.extract_slice %a[{2 * i}][2][1] : tensor<{2 * n}xi32> to tensor<2xi32>\n"),
                    "return " + listed(n, lambda i: f"%e{i}") + " : " + listed(n, "tensor<2xi32>") + "\n")


# ===-- Arithmetic ----------------------------------------------------------------------------===


def arithmetic(name, first, line, n=5000, type="i32", more=""):
    def make(n):
        return function(f"(%a: {type}, %b: {type}, %c: i1) -> {type}", more, chain(n, first, line), f"return %v{n} : {type}\n")
    make.__name__ = name
    family(n)(make)


for op in ("addi", "muli", "andi", "shrui", "divsi", "maxsi"):
    arithmetic(f"chain_{op}", "%a", lambda i, v, op=op: f"%v{i} = arith.{op} {v}, %b : i32")
    arithmetic(f"chain_{op}_constant", "%a", lambda i, v, op=op: f"%v{i} = arith.{op} {v}, %k : i32", more="%k = arith.constant 3 : i32\n")
    arithmetic(f"chain_{op}_known", "%k", lambda i, v, op=op: f"%v{i} = arith.{op} {v}, %k : i32", more="%k = arith.constant 3 : i32\n")
arithmetic("chain_mulf_known", "%k", lambda i, v: f"%v{i} = arith.mulf {v}, %k : f32", type="f32", more="%k = arith.constant 3.5 : f32\n")
arithmetic("chain_index_add", "%a", lambda i, v: f"%v{i} = index.add {v}, %k", type="index", more="%k = index.constant 3\n")
arithmetic("chain_select", "%a", lambda i, v: f"%v{i} = arith.select %c, {v}, %b : i32")
arithmetic("chain_select_other", "%a", lambda i, v: f"%q{i} = arith.cmpi slt, {v}, %b : i32\n%v{i} = arith.select %q{i}, {v}, %b : i32")
arithmetic("chain_negf", "%a", lambda i, v: f"%v{i} = arith.negf {v} : f32", type="f32")
arithmetic("chain_xor_ones", "%a", lambda i, v: f"%v{i} = arith.xori {v}, %k : i32", more="%k = arith.constant -1 : i32\n")
arithmetic("chain_casts", "%a", lambda i, v: f"%w{i} = arith.extsi {v} : i32 to i64\n%v{i} = arith.trunci %w{i} : i64 to i32")
arithmetic("chain_casts_add", "%a", lambda i, v: f"%w{i} = arith.extui {v} : i32 to i64\n%x{i} = arith.addi %w{i}, %w{i} : i64\n%v{i} = arith.trunci %x{i} : i64 to i32")
arithmetic("chain_index_cast", "%a", lambda i, v: f"%w{i} = arith.index_cast {v} : i32 to index\n%v{i} = arith.index_cast %w{i} : index to i32")
arithmetic("chain_bitcast", "%a", lambda i, v: f"%w{i} = arith.bitcast {v} : i32 to f32\n%v{i} = arith.bitcast %w{i} : f32 to i32")
arithmetic("chain_addui_extended", "%a", lambda i, v: f"%v{i}, %o{i} = arith.addui_extended {v}, %b : i32, i1")
arithmetic("chain_mulsi_extended", "%a", lambda i, v: f"%v{i}, %o{i} = arith.mulsi_extended {v}, %k : i32", more="%k = arith.constant 1 : i32\n")
arithmetic("doubling", "%a", lambda i, v: f"%v{i} = arith.addi {v}, {v} : i32")
arithmetic("doubling_sub", "%a", lambda i, v: f"%w{i} = arith.addi {v}, {v} : i32\n%v{i} = arith.subi %w{i}, {v} : i32")
arithmetic("doubling_and", "%a", lambda i, v: f"%w{i} = arith.andi {v}, %b : i32\n%v{i} = arith.andi %w{i}, {v} : i32")


@family(5000)
def all_dead(n):
    return function("(%a: i32) -> i32", chain(n, "%a", lambda i, v: f"%v{i} = arith.addi {v}, %a : i32"), "return %a : i32\n")


@family(5000)
def dead_uses_of_one(n):
    return function("(%a: i32) -> i32", "%s = arith.muli %a, %a : i32\n", each(n, lambda i: f"%v{i} = arith.addi %s, %a : i32\n"), "return %a : i32\n")


@family(3000)
def dead_uses_of_many_operands(n):
    return function("(%a: i32) -> i32", "%s = arith.muli %a, %a : i32\n", f"%0 = tensor.from_elements {listed(n, '%s')} : tensor<{n}xi32>\n", "return %a : i32\n")


@family(3000)
def one_op_of_many_operands(n):
    return function(f"(%a: i32) -> tensor<{n}xi32>", each(n, lambda i: f"%v{i} = arith.muli %{f'v{i - 1}' if i else 'a'}, %a : i32\n"),
                    f"%0 = tensor.from_elements {listed(n, lambda i: f'%v{i}')} : tensor<{n}xi32>\nreturn %0 : tensor<{n}xi32>\n")


@family(3000)
def replaced_in_one_op(n):
    return function(f"(%a: i32) -> tensor<{n}xi32>", "%z = arith.constant 0 : i32\n", each(n, lambda i: f"%v{i} = arith.addi %a, %z : i32\n"),
                    f"%0 = tensor.from_elements {listed(n, lambda i: f'%v{i}')} : tensor<{n}xi32>\nreturn %0 : tensor<{n}xi32>\n")


@family(3000)
def one_value_taken_over_and_over(n):
    return function("(%a: i32, %m: memref<?xi32>, %i: index)", "%z = arith.constant 0 : i32\n", each(n, lambda i: f"%v{i} = arith.addi %a, %z : i32\nmemref.store %v{i}, %m[%i] : memref<?xi32>\n"),
                    "return\n")


@family(2000, UNREGISTERED, "--canonicalize")
def uses_move_along_a_chain(n):
    """Each replacement hands all uses on to the value before."""
    return function("(%a: i32)", "%z = arith.constant 0 : i32\n",
                    chain(n, "%a", lambda i, v: f'%v{i} = arith.addi {v}, %z : i32\n"t.u"(%v{i}) : (i32) -> ()'), "return\n")


# ===-- Others --------------------------------------------------------------------------------===


@family(2000)
def unrealized_casts(n):
    return function("(%a: i32) -> i32", chain(n, "%a", lambda i, v: f"%w{i} = builtin.unrealized_conversion_cast {v} : i32 to f32\n%v{i} = builtin.unrealized_conversion_cast %w{i} : f32 to i32"), f"return %v{n} : i32\n")


@family(1000)
def unrealized_cast_of_many(n):
    return function(f"({listed(n, lambda i: f'%a{i}: i32')}) -> i32", f"%w:{n} = builtin.unrealized_conversion_cast {listed(n, lambda i: f'%a{i}')} : {listed(n, 'i32')} to {listed(n, 'f32')}\n"
                    f"%v:{n} = builtin.unrealized_conversion_cast {listed(n, lambda i: f'%w#{i}')} : {listed(n, 'f32')} to {listed(n, 'i32')}\n%s0 = arith.constant 0 : i32\n",
                    each(n, lambda i: f"%s{i + 1} = arith.addi %s{i}, %v#{i} : i32\n"), f"return %s{n} : i32\n")


@family(3000)
def calls_of_constants(n):
    return "func.func private @g(i32) -> i32\n" + function("(%a: i32) -> i32", "%g = func.constant @g : (i32) -> i32\n", chain(n, "%a", lambda i, v: f"%v{i} = func.call_indirect %g({v}) : (i32) -> i32"), f"return %v{n} : i32\n")


@family(500)
def call_of_many_results(n):
    return f"func.func private @g() -> ({listed(n, 'i32')})\n" + function("() -> i32", f"%g = func.constant @g : () -> ({listed(n, 'i32')})\n%r:{n} = func.call_indirect %g() : () -> ({listed(n, 'i32')})\n%v0 = arith.constant 0 : i32\n",
                    each(n, lambda i: f"%v{i + 1} = arith.addi %v{i}, %r#{i} : i32\n"), f"return %v{n} : i32\n")


@family(3000)
def complex_chain(n):
    return function("(%a: f32, %b: f32) -> complex<f32>", "%v0 = complex.create %a, %b : complex<f32>\n", chain(n, "%v0", lambda i, v: f"%r{i} = complex.re {v} : complex<f32>\n%i{i} = complex.im {v} : complex<f32>\n"
                    f"%v{i} = complex.create %r{i}, %i{i} : complex<f32>"), f"return %v{n} : complex<f32>\n")


@family(3000)
def asserts(n):
    return function("(%c: i1)", "%t = arith.constant true\n", each(n, 'cf.assert %t, "holds"\n'), "return\n")


@family(1000)
def modules_nested(n):
    return "module {\n" * n + "func.func @f() -> i32 {\n%a = arith.constant 1 : i32\n%b = arith.addi %a, %a : i32\nreturn %b : i32\n}\n" + "}\n" * n


@family(3000, "--sccp", "--canonicalize")
def constants_through_blocks(n):
    return function("(%p: i1) -> i32", "%c = arith.constant 1 : i32\n cf.br ^b0(%c : i32)\n",
                    each(n, lambda i: f"^b{i}(%x{i}: i32):\n %y{i} = arith.muli %x{i}, %c : i32\n cf.cond_br %p, ^b{i + 1}(%y{i} : i32), ^b{i + 1}(%c : i32)\n"), f"^b{n}(%z: i32):\n return %z : i32\n")


@family(1000, "--sccp", "--canonicalize")
def constants_around_loops(n):
    return function("(%p: i1) -> i32", "%c = arith.constant 0 : i32\n cf.br ^b0(%c : i32)\n",
                    each(n, lambda i: f"^b{i}(%x{i}: i32):\n %y{i} = arith.addi %x{i}, %c : i32\n " + (f"cf.cond_br %p, ^b{i + 1}(%y{i} : i32), ^b{i}(%x{i} : i32)\n" if i + 1 < n else f"return %y{i} : i32\n")))
