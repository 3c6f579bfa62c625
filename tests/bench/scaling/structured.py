# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of the patterns of scf: loops and conditions in rows and nests, and what they carry."""
from scaling.canonical_inputs import STORE, chain, collector, each, function, listed

FAMILIES = []
family = collector(FAMILIES)


# ===-- Structured control flow ---------------------------------------------------------------===

LOOP = "(%a: i32, %b: i32, %c: i1, %l: index, %u: index, %s: index, %m: memref<?xi32>)"


@family(2000)
def ifs_in_a_row(n):
    return function(LOOP, each(n, "scf.if %c {\n" + STORE + "}\n"), "return\n")


@family(2000)
def ifs_of_conditions(n):
    return function(LOOP, each(n, lambda i: f"%k{i} = arith.constant {i} : i32\n%q{i} = arith.cmpi eq, %a, %k{i} : i32\nscf.if %q{i} {{\n" + STORE + "}\n"), "return\n")


@family(300)
def ifs_in_ifs(n):
    return function(LOOP, each(n, lambda i: f"%q{i} = memref.load %m[%l] : memref<?xi32>\n%p{i} = arith.trunci %q{i} : i32 to i1\nscf.if %p{i} {{\n"), STORE, "}\n" * n, "return\n")


@family(300)
def ifs_of_one_condition_nested(n):
    return function(LOOP, each(n, "scf.if %c {\n"), STORE, "}\n" * n, "return\n")


@family(300)
def ifs_of_other_conditions_nested(n):
    return function("(%m: memref<?xi32>, %l: index, %a: i32, " + listed(n, lambda i: f"%c{i}: i1") + ")", each(n, lambda i: f"scf.if %c{i} {{\n"), STORE, "}\n" * n, "return\n")


@family(300)
def ifs_else_nested(n):
    return function("(%m: memref<?xi32>, %l: index, %a: i32, " + listed(n, lambda i: f"%c{i}: i1") + ")", each(n, lambda i: f"scf.if %c{i} {{\n{STORE}}} else {{\n"), STORE, "}\n" * n, "return\n")


@family(300)
def ifs_known_nested(n):
    return function(LOOP, "%t = arith.constant true\n", each(n, lambda i: "scf.if %t {\n" + STORE), "}\n" * n, "return\n")


@family(300)
def ifs_with_results_nested(n):
    return function("(%a: i32, %b: i32, " + listed(n, lambda i: f"%c{i}: i1") + ") -> i32",
                    each(n, lambda i: f"%r{i} = scf.if %c{i} -> i32 {{\n"), "scf.yield %a : i32\n",
                    "".join(f"}} else {{\n scf.yield %b : i32\n}}\n" + (f"scf.yield %r{i} : i32\n" if i else "") for i in range(n - 1, -1, -1)), "return %r0 : i32\n")


def if_of(n, then, other, used):
    return function("(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %l: index)", f"%r:{n} = scf.if %c -> ({listed(n, 'i32')}) {{\n" + STORE +
                    f"scf.yield {listed(n, then)} : {listed(n, 'i32')}\n}} else {{\nscf.yield {listed(n, other)} : {listed(n, 'i32')}\n}}\n",
                    each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi32>\n" if used(i) else ""), "return\n")


@family(500)
def if_results_dead(n):
    return if_of(n, "%a", "%b", lambda i: i == 0)


@family(500)
def if_results_alike(n):
    return if_of(n, "%a", "%b", lambda i: True)


@family(500)
def if_results_same_both_ways(n):
    return if_of(n, "%a", "%a", lambda i: True)


@family(500)
def if_results_distinct(n):
    return function("(%c: i1, %m: memref<?xi32>, %l: index, %a: i32, " + listed(2 * n, lambda i: f"%a{i}: i32") + ")", f"%r:{n} = scf.if %c -> ({listed(n, 'i32')}) {{\n" + STORE +
                    f"scf.yield {listed(n, lambda i: f'%a{i}')} : {listed(n, 'i32')}\n}} else {{\nscf.yield {listed(n, lambda i: f'%a{n + i}')} : {listed(n, 'i32')}\n}}\n",
                    each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi32>\n"), "return\n")


@family(500)
def if_results_truth(n):
    bits = listed(n, "i1")
    return function("(%c: i1, %m: memref<?xi1>, %l: index)", f"%t = arith.constant true\n%f = arith.constant false\n%r:{n} = scf.if %c -> ({bits}) {{\n"
                    f"scf.yield {listed(n, '%t')} : {bits}\n}} else {{\nscf.yield {listed(n, '%f')} : {bits}\n}}\n",
                    each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi1>\n"), "return\n")


@family(300)
def ifs_combined(n):
    """Next to each other on one condition, with results."""
    return function(LOOP, each(n, lambda i: f"%r{i} = scf.if %c -> i32 {{\n {STORE} scf.yield %a : i32\n}} else {{\n scf.yield %b : i32\n}}\n"),
                    each(n, lambda i: f"memref.store %r{i}, %m[%l] : memref<?xi32>\n"), "return\n")


@family(1000)
def ifs_to_selects(n):
    return function(LOOP, each(n, lambda i: f"%q{i} = arith.cmpi eq, %a, %{f'r{i - 1}' if i else 'b'} : i32\n%r{i} = scf.if %q{i} -> i32 {{\n scf.yield %a : i32\n}} else {{\n scf.yield %b : i32\n}}\n"), "return\n")


@family(1000)
def condition_inside_ifs(n):
    return function(LOOP, each(n, lambda i: f"scf.if %c {{\n %e{i} = arith.extui %c : i1 to i32\n memref.store %e{i}, %m[%l] : memref<?xi32>\n}}\n%q{i} = memref.load %m[%l] : memref<?xi32>\n"), "return\n")


@family(200)
def loops_nested(n):
    return function(LOOP, each(n, lambda i: f"scf.for %i{i} = %l to %u step %s {{\n"), STORE, "}\n" * n, "return\n")


@family(200)
def loops_once_nested(n):
    return function(LOOP, "%0 = arith.constant 0 : index\n%1 = arith.constant 1 : index\n", each(n, lambda i: f"scf.for %i{i} = %0 to %1 step %1 {{\n"), STORE, "}\n" * n, "return\n")


@family(200)
def loops_never_nested(n):
    return function(LOOP, "%0 = arith.constant 0 : index\n%1 = arith.constant 1 : index\n", each(n, lambda i: f"scf.for %i{i} = %1 to %0 step %1 {{\n"), STORE, "}\n" * n, "return\n")


@family(200)
def loops_nested_carrying(n):
    return function("(%a: i32, %l: index, %u: index, %s: index) -> i32",
                    each(n, lambda i: f"%r{i} = scf.for %i{i} = %l to %u step %s iter_args(%x{i} = %{f'x{i - 1}' if i else 'a'}) -> i32 {{\n"), "%z = arith.addi %a, %a : i32\n scf.yield %z : i32\n",
                    "".join("}\n" + (f"scf.yield %r{i} : i32\n" if i else "") for i in range(n - 1, -1, -1)), "return %r0 : i32\n")


@family(2000)
def loops_in_a_row(n):
    return function(LOOP, each(n, lambda i: f"scf.for %i{i} = %l to %u step %s {{\n{STORE}}}\n"), "return\n")


def loop_of(n, init, yields, used, body=""):
    types = listed(n, "i32")
    return function("(%a: i32, %b: i32, %m: memref<?xi32>, %l: index, %u: index, %s: index)",
                    f"%r:{n} = scf.for %i = %l to %u step %s iter_args({listed(n, lambda i: f'%x{i} = {init}')}) -> ({types}) {{\n" + STORE + body +
                    f"scf.yield {listed(n, yields)} : {types}\n}}\n", each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi32>\n" if used(i) else ""), "return\n")


@family(500)
def carried_dead(n):
    return loop_of(n, "%a", lambda i: f"%x{i}", lambda i: False)


@family(500)
def carried_unchanged(n):
    return loop_of(n, "%a", lambda i: f"%x{i}", lambda i: True)


@family(500)
def carried_alike(n):
    return loop_of(n, "%a", lambda i: "%b", lambda i: True)


@family(500)
def carried_turning(n):
    return loop_of(n, "%a", lambda i: f"%x{(i + 1) % n}", lambda i: True)


@family(500)
def carried_turning_dead(n):
    return loop_of(n, "%a", lambda i: f"%x{(i + 1) % n}", lambda i: False)


@family(500)
def carried_computed(n):
    return loop_of(n, "%a", lambda i: f"%y{i}", lambda i: True, body=each(n, lambda i: f"%y{i} = arith.addi %x{i}, %a : i32\n"))


@family(500)
def carried_computed_dead(n):
    return loop_of(n, "%a", lambda i: f"%y{i}", lambda i: i == 0, body=each(n, lambda i: f"%y{i} = arith.addi %x{i}, %a : i32\n"))


@family(500)
def carried_distinct(n):
    types = listed(n, "i32")
    return function("(%m: memref<?xi32>, %l: index, %u: index, %s: index, " + listed(2 * n, lambda i: f"%a{i}: i32") + ")",
                    f"%r:{n} = scf.for %i = %l to %u step %s iter_args({listed(n, lambda i: f'%x{i} = %a{i}')}) -> ({types}) {{\n"
                    f"scf.yield {listed(n, lambda i: f'%a{i + n}')} : {types}\n}}\n", each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi32>\n"), "return\n")


@family(300)
def carried_tensors_cast(n):
    types = listed(n, "tensor<?xi32>")
    return function("(%m: index, %l: index, %u: index, %s: index, " + listed(n, lambda i: f"%a{i}: tensor<32xi32>") + f") -> ({listed(n, 'tensor<32xi32>')})",
                    each(n, lambda i: f"%c{i} = tensor.cast %a{i} : tensor<32xi32> to tensor<?xi32>\n"),
                    f"%r:{n} = scf.for %i = %l to %u step %s iter_args({listed(n, lambda i: f'%x{i} = %c{i}')}) -> ({types}) {{\n",
                    each(n, lambda i: f"%y{i} = func.call @g(%x{i}) : (tensor<?xi32>) -> tensor<?xi32>\n"),
                    f"scf.yield {listed(n, lambda i: f'%y{i}')} : {types}\n}}\n", each(n, lambda i: f"%d{i} = tensor.cast %r#{i} : tensor<?xi32> to tensor<32xi32>\n"),
                    f"return {listed(n, lambda i: f'%d{i}')} : {listed(n, 'tensor<32xi32>')}\n") + "func.func private @g(tensor<?xi32>) -> tensor<?xi32>\n"


def while_of(n, init, passes, yields, used=lambda i: True):
    types = listed(n, "i32")
    return function("(%a: i32, %b: i32, %m: memref<?xi32>, %l: index)",
                    f"%r:{n} = scf.while ({listed(n, lambda i: f'%x{i} = {init(i)}')}) : ({types}) -> ({types}) {{\n %q = memref.load %m[%l] : memref<?xi32>\n"
                    f" %p = arith.trunci %q : i32 to i1\n scf.condition(%p) {listed(n, passes)} : {types}\n}} do {{\n^b({listed(n, lambda i: f'%y{i}: i32')}):\n {STORE}"
                    f" scf.yield {listed(n, yields)} : {types}\n}}\n", each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi32>\n" if used(i) else ""), "return\n")


@family(500)
def while_unchanged(n):
    return while_of(n, lambda i: "%a", lambda i: f"%x{i}", lambda i: f"%y{i}")


@family(500)
def while_dead(n):
    return while_of(n, lambda i: "%a", lambda i: f"%x{i}", lambda i: f"%y{i}", lambda i: False)


@family(500)
def while_alike(n):
    return while_of(n, lambda i: "%a", lambda i: "%x0", lambda i: "%y0")


@family(500)
def while_turning(n):
    return while_of(n, lambda i: "%a", lambda i: f"%x{(i + 1) % n}", lambda i: f"%y{(i * 7 + 3) % n}")


@family(500)
def while_known(n):
    return while_of(n, lambda i: "%a", lambda i: "%b", lambda i: "%a")


@family(200)
def whiles_nested(n):
    return function("(%a: i32, %m: memref<?xi32>, %l: index)",
                    each(n, lambda i: f"%r{i} = scf.while (%x{i} = %a) : (i32) -> (i32) {{\n %q{i} = arith.trunci %x{i} : i32 to i1\n scf.condition(%q{i}) %x{i} : i32\n}} do {{\n^b(%y{i}: i32):\n"), STORE,
                    each(n, "scf.yield %a : i32\n}\n"), "return\n")


@family(1000)
def index_switch_constant(n):
    return function("(%m: memref<?xi32>, %l: index)", f"%x = arith.constant {n - 1} : index\nscf.index_switch %x\n",
                    each(n, lambda i: f"case {i} {{\n %k{i} = arith.constant {i} : i32\n memref.store %k{i}, %m[%l] : memref<?xi32>\n scf.yield\n}}\n"), "default {\n}\nreturn\n")


@family(1000)
def index_switch_many(n):
    return function("(%x: index, %m: memref<?xi32>, %l: index)", "scf.index_switch %x\n",
                    each(n, lambda i: f"case {i} {{\n %k{i} = arith.constant {i} : i32\n memref.store %k{i}, %m[%l] : memref<?xi32>\n scf.yield\n}}\n"), "default {\n}\nreturn\n")


@family(200)
def index_switch_results_dead(n):
    types = listed(n, "i32")
    return function("(%x: index, %a: i32) -> i32", f"%r:{n} = scf.index_switch %x -> {types}\n", each(4, lambda i: f"case {i} {{\n scf.yield {listed(n, '%a')} : {types}\n}}\n"),
                    f"default {{\n scf.yield {listed(n, '%a')} : {types}\n}}\nreturn %r#0 : i32\n")


@family(200)
def execute_regions_nested(n):
    return function("(%m: memref<?xi32>, %l: index, %a: i32)", each(n, "scf.execute_region {\n"), STORE, "scf.yield\n}\n" * n, "return\n")


@family(1000)
def execute_regions_in_a_row(n):
    return function("(%m: memref<?xi32>, %l: index, %a: i32, %c: i1)", each(n, lambda i: f"scf.execute_region {{\n cf.cond_br %c, ^l{i}, ^r{i}\n^l{i}:\n {STORE} cf.br ^r{i}\n^r{i}:\n scf.yield\n}}\n"), "return\n")


@family(300)
def execute_region_many_results(n):
    return function("(%m: memref<?xi32>, %l: index, %a: i32)", f"%r:{n} = scf.execute_region -> ({listed(n, 'i32')}) {{\n {STORE} scf.yield {listed(n, '%a')} : {listed(n, 'i32')}\n}}\n",
                    each(n, lambda i: f"memref.store %r#{i}, %m[%l] : memref<?xi32>\n"), "return\n")


@family(500)
def parallel_many_dims(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %s: index, %a: i32)",
                    f"scf.parallel ({listed(n, lambda i: f'%i{i}')}) = ({listed(n, '%l')}) to ({listed(n, '%u')}) step ({listed(n, '%s')}) {{\n{STORE}}}\nreturn\n")


@family(500)
def parallel_many_dims_once(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %a: i32)", "%0 = arith.constant 0 : index\n%1 = arith.constant 1 : index\n",
                    f"scf.parallel ({listed(n, lambda i: f'%i{i}')}) = ({listed(n, '%0')}) to ({listed(n, lambda i: '%u' if i % 2 else '%1')}) step ({listed(n, '%1')}) {{\n{STORE}}}\nreturn\n")


@family(100)
def parallel_nested(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %s: index, %a: i32)", each(n, lambda i: f"scf.parallel (%i{i}) = (%l) to (%u) step (%s) {{\n"), STORE, "}\n" * n, "return\n")


@family(300)
def forall_many_dims(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %a: i32)",
                    f"scf.forall ({listed(n, lambda i: f'%i{i}')}) in ({listed(n, '%u')}) {{\n{STORE}}}\nreturn\n")


@family(300)
def forall_many_dims_once(n):
    return function("(%m: memref<?xi32>, %l: index, %u: index, %a: i32)", "%1 = arith.constant 1 : index\n",
                    f"scf.forall ({listed(n, lambda i: f'%i{i}')}) in ({listed(n, lambda i: '%u' if i % 2 else '%1')}) {{\n{STORE}}}\nreturn\n")


def forall_of(n, used):
    types = listed(n, "tensor<4xi32>")
    return function(f"(%u: index, %t: tensor<1xi32>, %a: tensor<4xi32>) -> ({types})",
                    f"%r:{n} = scf.forall (%i) in (%u) shared_outs({listed(n, lambda i: f'%x{i} = %a')}) -> ({types}) {{\n scf.forall.in_parallel {{\n",
                    each(n, lambda i: f"tensor.parallel_insert_slice %t into %x{i}[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>\n" if used(i) else ""),
                    f"}}\n}}\nreturn {listed(n, lambda i: f'%r#{i if used(i) else 0}')} : {types}\n")


@family(200)
def forall_shared(n):
    return forall_of(n, lambda i: True)


@family(200)
def forall_shared_unused(n):
    return forall_of(n, lambda i: i % 8 == 0)
