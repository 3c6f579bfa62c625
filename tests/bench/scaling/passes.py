# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of passes on the body of one function: loops, branches, memory, dead and equal ops."""
from scaling import Family, UNREGISTERED, listed, rows


def function(body, arguments="%x: i32, %lo: index, %hi: index, %by: index, %p: i1", result="%x : i32"):
    returned = result.split(" : ")[1]
    return f"func.func @body({arguments}) -> ({returned}) {{\n{body}return {result}\n}}\n"


def add(name, left, right="%x"):
    return f"%{name} = arith.addi {left}, {right} : i32"


def chain(n, last, first="%x", right="%x"):
    """%c0 = first + right, %c1 = %c0 + right, ..."""
    return rows(n, lambda i: add(f"c{i}", f"%c{i - 1}" if i else first, right)) + last(n - 1)


def sink(n, text, types="i32"):
    """An op that takes text(0), text(1), ..."""
    return f'"t.sink"({listed(n, text)}) : ({listed(n, types)}) -> ()\n'


def loop(i, around=""):
    return f"{around}scf.for %i{i} = %lo to %hi step %by {{"


#===-- loop-invariant-code-motion ---------------------------------------------------------------===#


def loops_inside(n):
    """Each loop of a nest has an op that can leave all of them."""
    return function(rows(n, lambda i: loop(i)) + rows(n, lambda i: add(f"v{i}", "%x")) + "}\n" * n)


def loops_inside_each(n):
    return function(rows(n, lambda i: f"{loop(i)}\n{add(f'v{i}', '%x')}") + "}\n" * n)


def loops_inside_staying(n):
    """What is inside needs the counter of its loop, and nothing leaves."""
    return function("%one = arith.constant 1 : index\n" + rows(n, lambda i: (
        f"scf.for %i{i} = %lo to %hi step %one {{\n%v{i} = arith.addi %i{i}, %i{max(i - 1, 0)} : index")) + "}\n" * n)


def loops_side_by_side(n):
    return function(rows(n, lambda i: f"{loop(i)}\n{add(f'v{i}', '%x')}\n{add(f'w{i}', f'%v{i}')}\n}}"))


def loop_reversed_chain(n):
    """What an op takes stands in a loop behind it, so that it leaves late."""
    return function("scf.for %i = %lo to %hi step %by {\n" + chain(n, lambda last: "") + "}\n")


def loop_wide(n):
    return function("scf.for %i = %lo to %hi step %by {\n" + rows(n, lambda i: add(f"v{i}", "%x"))
                    + "%w = tensor.from_elements " + listed(n, lambda i: f"%v{i}") + f" : tensor<{n}xi32>\n}}\n")


def loop_of_branches(n):
    """Ops with regions that can leave, each with several ops inside."""
    return function("scf.for %i = %lo to %hi step %by {\n" + rows(n, lambda i: (
        f"%v{i} = scf.if %p -> i32 {{\n{add(f'a{i}', '%x')}\nscf.yield %a{i} : i32\n}} else {{\nscf.yield %x : i32\n}}"))
        + "}\n")


def branches_in_a_loop_nested(n):
    return function("scf.for %i = %lo to %hi step %by {\n" + "".join("scf.if %p {\n" for i in range(n)) + add("v", "%x")
                    + "\n" + "}\n" * n + "}\n")


#===-- control-flow-sink ------------------------------------------------------------------------===#


def sink_chain(n):
    return function(chain(n, lambda last: f"scf.if %p {{\n\"t.use\"(%c{last}) : (i32) -> ()\n}}\n"))


def sink_shared(n):
    """One value that all branches use, and one for each alone."""
    return function(add("s", "%x") + "\n" + rows(n, lambda i: add(f"v{i}", "%s")) + rows(n, lambda i: (
        f"scf.if %p {{\n\"t.use\"(%v{i}, %s) : (i32, i32) -> ()\n}}")))


def sink_used_outside(n):
    """Half of the uses stand in the branch, and one in front of all others outside."""
    return function(add("s", "%x") + '\n"t.use"(%s) : (i32) -> ()\nscf.if %p {\n'
                    + rows(n, lambda i: '"t.use"(%s) : (i32) -> ()') + "}\n")


def sink_nested(n):
    return function(rows(n, lambda i: add(f"v{i}", "%x")) + rows(n, lambda i: f"scf.if %p {{\n\"t.use\"(%v{i}) : (i32) -> ()")
                    + "}\n" * n)


def sink_layers(n):
    """Values of values that are used twice each, and that only one branch needs."""
    return function(rows(n, lambda i: add(f"v{i}", f"%v{max(i - 7, 0)}" if i else "%x", f"%v{i - 1}" if i else "%x"))
                    + f"scf.if %p {{\n\"t.use\"(%v{n - 1}) : (i32) -> ()\n}}\n")


def sink_switch(n):
    cases = "".join(f'case {i} {{\n"t.use"(%v{i}) : (i32) -> ()\nscf.yield\n}}\n' for i in range(n))
    return function(rows(n, lambda i: add(f"v{i}", "%x")) + f"scf.index_switch %lo\n{cases}default {{\n}}\n")


#===-- cse --------------------------------------------------------------------------------------===#


def equal_regions(n):
    return function(rows(n, lambda i: (
        f"%v{i} = scf.if %p -> i32 {{\nscf.yield %x : i32\n}} else {{\n%k{i} = arith.constant {i} : i32\nscf.yield %k{i} : i32\n}}"))
        + sink(n, lambda i: f"%v{i}"))


def equal_regions_captured(n):
    """Regions that differ in what they take from outside."""
    return function(rows(n, lambda i: f'%o{i} = "t.value"() : () -> i32') + rows(n, lambda i: (
        f"%v{i} = scf.if %p -> i32 {{\n{add(f'a{i}', f'%o{i}')}\nscf.yield %a{i} : i32\n}} else {{\nscf.yield %x : i32\n}}"))
        + sink(n, lambda i: f"%v{i}"))


def equal_regions_order(n):
    """Regions that differ in which of the ops inside is handed on."""
    size = 20
    inside = rows(size, lambda k: add(f"a{k}", "%x", f"%a{k - 1}" if k else "%x"))
    return function(rows(n, lambda i: (
        f"%v{i} = scf.if %p -> i32 {{\n{inside}%b{i} = arith.subi %a{i % size}, %a{i // size % size} : i32\n"
        f"scf.yield %b{i} : i32\n}} else {{\nscf.yield %x : i32\n}}")) + sink(n, lambda i: f"%v{i}"))


def equal_regions_same(n):
    return function(rows(n, lambda i: (
        f"%v{i} = scf.if %p -> i32 {{\n{add(f'a{i}', '%x')}\nscf.yield %a{i} : i32\n}} else {{\nscf.yield %x : i32\n}}"))
        + sink(n, lambda i: f"%v{i}"))


def equal_nested(n):
    """Branches in branches, each beside its twin."""
    return function("".join(f"%v{i} = scf.if %p -> i32 {{\n" for i in range(n))
                    + "%k = arith.constant 1 : i32\nscf.yield %k : i32\n} else {\nscf.yield %x : i32\n}\n"
                    + "".join(f"scf.yield %v{i} : i32\n}} else {{\nscf.yield %x : i32\n}}\n" for i in range(n - 1, 0, -1))
                    + '"t.use"(%v0) : (i32) -> ()\n')


def loads_in_turns(n):
    """Loads of two memrefs in turns, and nothing that writes."""
    return function(rows(n, lambda i: (
        f"%a{i} = memref.load %m[] : memref<i32>\n%b{i} = memref.load %n[] : memref<i32>\n"
        f"%s{i} = arith.muli %a{i}, %b{i} : i32")) + "", "%x: i32, %m: memref<i32>, %n: memref<i32>", f"%s{n - 1} : i32")


def loads_of_many(n):
    """Each of many memrefs is loaded once, and once more."""
    load = lambda name: rows(n, lambda i: f"%{name}{i} = memref.load %m[%k{i}] : memref<?xi32>")
    return function(rows(n, lambda i: f"%k{i} = arith.constant {i} : index") + load("a") + load("b")
                    + sink(n, lambda i: f"%b{i}"), "%x: i32, %m: memref<?xi32>")


def loads_and_stores(n):
    return function(rows(n, lambda i: (
        f"%a{i} = memref.load %m[] : memref<i32>\nmemref.store %a{i}, %n[] : memref<i32>\n"
        f"%b{i} = memref.load %m[] : memref<i32>")) + "", "%x: i32, %m: memref<i32>, %n: memref<i32>", f"%b{n - 1} : i32")


def equal_wide(n):
    """Twenty ops with many operands that differ in the last."""
    return function(rows(20, lambda i: f"%v{i} = tensor.from_elements " + listed(n, lambda k: "%x" if k < n - 1 else (
        f"%y{i % 4}")) + f" : tensor<{n}xi32>") + sink(20, lambda i: f"%v{i}", f"tensor<{n}xi32>"),
        "%x: i32, " + listed(4, lambda i: f"%y{i}: i32"))


def equal_across_blocks(n):
    body = rows(n, lambda i: f"^b{i}:\n{add(f'v{i}', '%x')}\n{add(f'w{i}', f'%v{i}', f'%w{i - 1}' if i else '%x')}\n"
                             f"cf.br ^b{i + 1}")
    return function(f"cf.br ^b0\n{body}^b{n}:\n", result=f"%w{n - 1} : i32")


def equal_diamonds(n):
    body = rows(n, lambda i: f"^a{i}:\n{add(f'v{i}', '%x')}\ncf.cond_br %p, ^l{i}, ^r{i}\n"
                             f"^l{i}:\n{add(f'l{i}', f'%v{i}')}\ncf.br ^a{i + 1}\n"
                             f"^r{i}:\n{add(f'r{i}', f'%v{i}')}\ncf.br ^a{i + 1}")
    return function(f"cf.br ^a0\n{body}^a{n}:\n")


#===-- mem2reg ----------------------------------------------------------------------------------===#


def slot(i, stored="%x"):
    return f"%m{i} = memref.alloca() : memref<i32>\nmemref.store {stored}, %m{i}[] : memref<i32>"


def load(name, i):
    return f"%{name} = memref.load %m{i}[] : memref<i32>"


def store(value, i):
    return f"memref.store {value}, %m{i}[] : memref<i32>"


def slots_in_loops(n):
    """As many variables as blocks, each of which a back edge leads to the first of."""
    body = "".join(f"^b{i}:\n{load(f'l{i}', i)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', i)}\n"
                   f"cf.cond_br %p, ^b{i + 1}, ^b0\n" for i in range(n))
    return function(rows(n, slot) + f"cf.br ^b0\n{body}^b{n}:\n")


def slots_both_ways(n):
    """Both successors of each branch get all variables."""
    body = "".join(f"^a{i}:\n{load(f'l{i}', i)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', i)}\n"
                   f"cf.cond_br %p, ^a{(i * 7 + 3) % n}, ^a{(i * 5 + 1) % n}\n" for i in range(n))
    return function(rows(n, slot) + f"cf.br ^a0\n{body}^end:\n")


def slots_in_one_block(n):
    return function(rows(n, lambda i: f"{slot(i)}\n{load(f'l{i}', i)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', i)}\n"
                                      f"{load(f'e{i}', i)}") + sink(n, lambda i: f"%e{i}"))


def slots_each_in_its_block(n):
    """As many variables as blocks, each used in one of them."""
    body = "".join(f"^b{i}:\n{slot(i)}\n{load(f'l{i}', i)}\n\"t.use\"(%l{i}) : (i32) -> ()\ncf.br ^b{i + 1}\n" for i in range(n))
    return function(f"cf.br ^b0\n{body}^b{n}:\n")


def slots_through_a_chain(n):
    """Variables that are set in the first block and read in the last of many."""
    body = "".join(f"^b{i}:\ncf.br ^b{i + 1}\n" for i in range(n))
    return function(rows(n, slot) + f"cf.br ^b0\n{body}^b{n}:\n" + rows(n, lambda i: load(f"l{i}", i)) + sink(n, lambda i: f"%l{i}"))


def slot_in_nested_loops(n):
    """One variable, and a nest of loops: the blocks that it can reach anew from each are n^2 in all."""
    down = "".join(f"^d{i}:\ncf.br ^d{i + 1}\n" for i in range(n))
    up = "".join(f"^u{i}:\n{load(f'l{i}', 0)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', 0)}\n"
                 f"cf.cond_br %p, ^d{i}, ^{f'u{i - 1}' if i else 'end'}\n" for i in range(n - 1, -1, -1))
    return function(f"{slot(0)}\ncf.br ^d0\n{down}^d{n}:\ncf.br ^u{n - 1}\n{up}^end:\n{load('e', 0)}\n", result="%e : i32")


def slot_used_often(n):
    return function(slot(0) + "\n" + rows(n, lambda i: f"{load(f'l{i}', 0)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', 0)}")
                    + load("e", 0) + "\n", result="%e : i32")


def slot_across_blocks(n):
    body = "".join(f"^a{i}:\n{load(f'l{i}', 0)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', 0)}\ncf.cond_br %p, ^a{i + 1}, ^b{i}\n"
                   f"^b{i}:\n{store('%x', 0)}\ncf.br ^a{i + 1}\n" for i in range(n))
    return function(f"{slot(0)}\ncf.br ^a0\n{body}^a{n}:\n{load('e', 0)}\n", result="%e : i32")


def slots_and_a_switch(n):
    """A switch to many blocks, which all meet in one."""
    cases = listed(n, lambda i: f"{i}: ^b{i}")
    body = "".join(f"^b{i}:\n%k{i} = arith.constant {i} : i32\n{store(f'%k{i}', 0)}\ncf.br ^end\n" for i in range(n))
    return function(f"{slot(0)}\ncf.switch %x : i32, [\ndefault: ^end,\n{cases}\n]\n{body}^end:\n{load('e', 0)}\n", result="%e : i32")


def slots_and_a_switch_of_headers(n):
    """Each case is a loop of its own, so that the switch hands a value on to each."""
    cases = listed(n, lambda i: f"{i}: ^b{i}")
    body = "".join(f"^b{i}:\n{load(f'l{i}', 0)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', 0)}\ncf.cond_br %p, ^b{i}, ^end\n"
                   for i in range(n))
    return function(f"{slot(0)}\ncf.switch %x : i32, [\ndefault: ^end,\n{cases}\n]\n{body}^end:\n{load('e', 0)}\n", result="%e : i32")


def slots_of_many_regions(n):
    """Variables inside and outside in turns, with many blocks outside."""
    body = rows(n, lambda i: f"^b{i}:\n{slot(i)}\n{load(f'l{i}', i)}\nscf.if %p {{\n%n{i} = memref.alloca() : memref<i32>\n"
                             f"memref.store %l{i}, %n{i}[] : memref<i32>\n%e{i} = memref.load %n{i}[] : memref<i32>\n"
                             f"\"t.use\"(%e{i}) : (i32) -> ()\n}}\ncf.br ^b{i + 1}")
    return function(f"cf.br ^b0\n{body}^b{n}:\n")


def slots_that_stay(n):
    """An op that is not registered has them."""
    return function(rows(n, slot) + rows(n, lambda i: f'"t.use"(%m{i}) : (memref<i32>) -> ()\n{load(f"l{i}", i)}'))


def slots_of_slots(n):
    """Each is kept in the one in front of it."""
    return function(rows(n, lambda i: f"%m{i} = memref.alloca() : memref<memref<i32>>\n%r{i} = memref.alloca() : memref<i32>\n"
                                      f"memref.store %r{i}, %m{i}[] : memref<memref<i32>>\n"
                                      f"%g{i} = memref.load %m{i}[] : memref<memref<i32>>\nmemref.store %x, %g{i}[] : memref<i32>\n"
                                      f"%e{i} = memref.load %g{i}[] : memref<i32>") + sink(n, lambda i: f"%e{i}"))


def slots_unreachable(n):
    body = "".join(f"^b{i}:\n{load(f'l{i}', 0)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', 0)}\ncf.br ^b{(i + 1) % n}\n"
                   for i in range(n))
    return function(f"{slot(0)}\ncf.br ^end\n{body}^end:\n{load('e', 0)}\n", result="%e : i32")


def slots_stored_back(n):
    """What a variable holds is loaded and stored again."""
    return function(slot(0) + "\n" + rows(n, lambda i: f"{load(f'l{i}', 0)}\n{store(f'%l{i}', 0)}") + load("e", 0) + "\n", result="%e : i32")


def slots_one_into_another(n):
    """What a variable holds comes from the one in front, also where branches hand it on."""
    return function(rows(n, lambda i: f"{slot(i)}\n" if not i else f"%m{i} = memref.alloca() : memref<i32>\n{load(f'l{i}', i - 1)}\n{store(f'%l{i}', i)}")
                    + f"cf.br ^h\n^h:\n{load('w', 0)}\n{store('%w', n - 1)}\n" + rows(n - 1, lambda i: f"{load(f'w{i}', i + 1)}\n{store(f'%w{i}', i)}")
                    + f"cf.cond_br %p, ^h, ^end\n^end:\n{load('e', 0)}\n", result="%e : i32")


def slots_of_memrefs_in_loops(n):
    """The variables are memrefs; each may be kept in the next one."""
    body = "".join(f"^b{i}:\n%l{i} = memref.load %m{i}[] : memref<memref<i32>>\nmemref.store %l{i}, %m{(i + 1) % n}[] : memref<memref<i32>>\n"
                   f"cf.cond_br %p, ^b{i + 1}, ^b0\n" for i in range(n))
    return function("%r = memref.alloc() : memref<i32>\n" + rows(n, lambda i: f"%m{i} = memref.alloca() : memref<memref<i32>>\n"
                                                              f"memref.store %r, %m{i}[] : memref<memref<i32>>") + f"cf.br ^b0\n{body}^b{n}:\n")


def slot_ladder(n):
    """Each block of a chain also leads to the last one."""
    body = "".join(f"^b{i}:\n{load(f'l{i}', 0)}\n{add(f'w{i}', f'%l{i}')}\n{store(f'%w{i}', 0)}\ncf.cond_br %p, ^b{i + 1}, ^b{n}\n" for i in range(n))
    return function(f"{slot(0)}\ncf.br ^b0\n{body}^b{n}:\n{load('e', 0)}\n", result="%e : i32")


def slots_of_diamonds(n):
    """A variable for each diamond of a row."""
    body = "".join(f"^a{i}:\n{slot(i)}\ncf.cond_br %p, ^l{i}, ^r{i}\n^l{i}:\n{store('%lo32', i)}\ncf.br ^e{i}\n^r{i}:\ncf.br ^e{i}\n"
                   f"^e{i}:\n{load(f'v{i}', i)}\n\"t.use\"(%v{i}) : (i32) -> ()\ncf.br ^a{i + 1}\n" for i in range(n))
    return function(f"%lo32 = arith.index_cast %lo : index to i32\ncf.br ^a0\n{body}^a{n}:\n")


#===-- topological-sort -------------------------------------------------------------------------===#


def sort_backwards(n):
    return rows(n, lambda i: f'%v{i} = "t.op"(%v{i + 1}) : (i32) -> i32') + f'%v{n} = "t.op"() : () -> i32\n'


def sort_in_twos(n):
    """Each of the first half waits for one of the second, which is in the other order."""
    return (rows(n, lambda i: f'%v{i} = "t.op"(%w{n - 1 - i}) : (i32) -> i32')
            + rows(n, lambda i: f'%w{i} = "t.op"({f"%v{n - i}" if i else ""}) : ({"i32" if i else ""}) -> i32'))


def sort_circle(n):
    return rows(n, lambda i: f'%v{i} = "t.op"(%v{(i + 1) % n}) : (i32) -> i32')


def sort_circles(n):
    return rows(n, lambda i: f'%v{i} = "t.op"(%w{i}) : (i32) -> i32\n%w{i} = "t.op"(%v{i}) : (i32) -> i32')


def sort_wide(n):
    """An op that waits for all others, which wait for each other."""
    return (f'%w = "t.op"({listed(n, lambda i: f"%v{i}")}) : ({listed(n, "i32")}) -> i32\n'
            + rows(n - 1, lambda i: f'%v{i} = "t.op"(%v{i + 1}) : (i32) -> i32') + f'%v{n - 1} = "t.op"() : () -> i32\n')


def sort_regions(n):
    """What they wait for is taken inside."""
    return (rows(n, lambda i: f'%v{i} = "t.op"() ({{\n^e:\n"t.use"(%v{i + 1}) : (i32) -> ()\n}}) : () -> i32')
            + f'%v{n} = "t.op"() : () -> i32\n')


def sort_used_often(n):
    return rows(n, lambda i: '"t.op"(%v) : (i32) -> ()') + '%v = "t.op"() : () -> i32\n'


def sort_nested(n):
    return "module {\n" * n + '%v = "t.op"(%w) : (i32) -> i32\n%w = "t.op"() : () -> i32\n' + "}\n" * n


#===-- dead code --------------------------------------------------------------------------------===#


def dead_chain(n):
    return function(chain(n, lambda last: ""))


def dead_across_blocks(n):
    body = "".join(f"^b{i}:\n{add(f'v{i}', f'%v{i - 1}' if i else '%x')}\ncf.br ^b{i + 1}\n" for i in range(n))
    return function(f"cf.br ^b0\n{body}^b{n}:\n")


def dead_in_circles(n):
    body = "".join(f"^b{i}(%a{i}: i32):\n{add(f'v{i}', f'%a{i}')}\ncf.cond_br %p, ^b{i + 1}(%v{i} : i32), ^b{i}(%v{i} : i32)\n"
                   for i in range(n))
    return function(f"cf.br ^b0(%x : i32)\n{body}^b{n}(%a{n}: i32):\n")


def dead_regions_nested(n):
    return function("scf.if %p {\n" * n + "%k = arith.constant 1 : i32\n" + "}\n" * n)


def live_regions_nested(n):
    return function("scf.if %p {\n" * n + '"t.use"() : () -> ()\n' + "}\n" * n)


def arguments_of_a_block(n):
    """One block with many arguments that nothing uses, and a few ways there."""
    given = f"({listed(n, '%x')} : {listed(n, 'i32')})"
    return function(f"cf.cond_br %p, ^a, ^b\n^a:\ncf.br ^c{given}\n^b:\ncf.br ^c{given}\n^c({listed(n, lambda i: f'%a{i}: i32')}):\n")


def arguments_in_turns(n):
    """Every second argument is used."""
    given = f"({listed(n, '%x')} : {listed(n, 'i32')})"
    return function(f"cf.cond_br %p, ^a, ^b\n^a:\ncf.br ^c{given}\n^b:\ncf.br ^c{given}\n^c({listed(n, lambda i: f'%a{i}: i32')}):\n"
                    + sink(n // 2, lambda i: f"%a{2 * i}"))


def ways_to_a_block(n):
    """Many ways to one block."""
    body = "".join(f"^b{i}:\ncf.cond_br %p, ^end(%x, %x : i32, i32), ^b{i + 1}\n" for i in range(n))
    return function(f"cf.br ^b0\n{body}^b{n}:\ncf.br ^end(%x, %x : i32, i32)\n^end(%u: i32, %v: i32):\n", result="%u : i32")


def switch_to_one_block(n):
    cases = listed(n, lambda i: f"{i}: ^end(%x, %x : i32, i32)")
    return function(f"cf.switch %x : i32, [\ndefault: ^end(%x, %x : i32, i32),\n{cases}\n]\n^end(%u: i32, %v: i32):\n", result="%u : i32")


def switch_to_many_blocks(n):
    cases = listed(n, lambda i: f"{i}: ^b{i}(%x, %x : i32, i32)")
    body = "".join(f"^b{i}(%u{i}: i32, %v{i}: i32):\n\"t.use\"(%u{i}) : (i32) -> ()\ncf.br ^end\n" for i in range(n))
    return function(f"cf.switch %x : i32, [\ndefault: ^end,\n{cases}\n]\n{body}^end:\n")


def arguments_that_wake(n):
    """What a block hands on wakes an argument of the block in front of it, block by block."""
    body = "".join(f"^b{i}(%u{i}: i32, %v{i}: i32):\ncf.cond_br %p, ^b{i + 1}(%v{i}, %u{i} : i32, i32), ^b{i}(%u{i}, %v{i} : i32, i32)\n"
                   for i in range(n))
    return function(f"cf.br ^b0(%x, %x : i32, i32)\n{body}^b{n}(%u{n}: i32, %v{n}: i32):\n", result=f"%u{n} : i32")


def wide_results(n):
    """Structured ops with many results, of which one is used."""
    types = listed(n, "i32")
    return function(f"%r:{n} = scf.if %p -> ({types}) {{\nscf.yield {listed(n, '%x')} : {types}\n}} else {{\n"
                    f"scf.yield {listed(n, '%x')} : {types}\n}}\n", result="%r#0 : i32")


def unreachable_circles(n):
    body = "".join(f"^b{i}(%a{i}: i32):\n{add(f'v{i}', f'%a{i}')}\ncf.br ^b{(i + 1) % n}(%v{i} : i32)\n" for i in range(n))
    return function(f"cf.br ^end\n{body}^end:\n")


#===-- sccp -------------------------------------------------------------------------------------===#


def constants_chain(n):
    return function("%k = arith.constant 1 : i32\n" + chain(n, lambda last: "", "%k", "%k"), result=f"%c{n - 1} : i32")


def constants_through_blocks(n):
    body = "".join(f"^b{i}(%a{i}: i32):\ncf.cond_br %p, ^b{i + 1}(%a{i} : i32), ^b{i}(%a{i} : i32)\n" for i in range(n))
    return function(f"%k = arith.constant 1 : i32\ncf.br ^b0(%k : i32)\n{body}^b{n}(%a{n}: i32):\n", result=f"%a{n} : i32")


def constants_back_through_blocks(n):
    """Blocks are written in the order in which values do not go."""
    body = "".join(f"^b{i}(%a{i}: i32):\ncf.br ^b{i + 1}(%a{i} : i32)\n" for i in range(n - 1, -1, -1))
    return function(f"%k = arith.constant 1 : i32\ncf.br ^b0(%k : i32)\n{body}^b{n}(%a{n}: i32):\n", result=f"%a{n} : i32")


def constants_wide(n):
    """One op that takes many values, which become known one after the other."""
    return function("%k = arith.constant 1 : i32\n" + chain(n, lambda last: "", "%k", "%k") + sink(n, lambda i: f"%c{i}")
                    + "%t = tensor.from_elements " + listed(n, lambda i: f"%c{i}") + f" : tensor<{n}xi32>\n", result=f"%t : tensor<{n}xi32>")


def constants_wide_branch(n):
    """A branch that hands on many values, which become known one after the other."""
    return function("%k = arith.constant 1 : i32\n" + chain(n, lambda last: "", "%k", "%k")
                    + f"cf.br ^b({listed(n, lambda i: f'%c{i}')} : {listed(n, 'i32')})\n^b({listed(n, lambda i: f'%a{i}: i32')}):\n",
                    result=f"%a{n - 1} : i32")


def constants_wide_circle(n):
    """A loop that hands on many values, each one place further."""
    arguments = listed(n, lambda i: f"%a{i}: i32")
    turned = listed(n, lambda i: f"%a{i - 1}" if i else "%x")
    types = listed(n, "i32")
    return function(f"%k = arith.constant 1 : i32\ncf.br ^b({listed(n, '%k')} : {types})\n^b({arguments}):\n"
                    f"cf.cond_br %p, ^b({turned} : {types}), ^e\n^e:\n", result=f"%a{n - 1} : i32")


def constants_in_branches(n):
    return function("%t = arith.constant true\n%k = arith.constant 1 : i32\n" + rows(n, lambda i: (
        f"%v{i} = scf.if %t -> i32 {{\nscf.yield {f'%v{i - 1}' if i else '%k'} : i32\n}} else {{\nscf.yield %x : i32\n}}")),
        result=f"%v{n - 1} : i32")


def constants_in_nested_loops(n):
    return function("%k = arith.constant 1 : i32\n" + "".join(
        f"%r{i} = scf.for %i{i} = %lo to %hi step %by iter_args(%a{i} = {f'%a{i - 1}' if i else '%k'}) -> i32 {{\n" for i in range(n))
        + f"scf.yield %a{n - 1} : i32\n}}\n" + "".join(f"scf.yield %r{i} : i32\n}}\n" for i in range(n - 1, 0, -1)), result="%r0 : i32")


#===-- What is told of ops ----------------------------------------------------------------------===#


def wide_dictionary(n):
    return f'"t.op"() {{{listed(n, lambda i: f"k{(i * 7919) % n}_{i} = {i} : i32")}}} : () -> ()\n'


def names_of_ops(n):
    return rows(n, lambda i: f'"t.op{i}"() : () -> ()')


HOIST, SINK, CSE, MEM2REG, SORT, DEAD, SCCP, TRIVIAL = (
    "--loop-invariant-code-motion", f"--control-flow-sink {UNREGISTERED}", f"--cse {UNREGISTERED}", f"--mem2reg {UNREGISTERED}",
    f"--topological-sort {UNREGISTERED}", f"--remove-dead-values {UNREGISTERED}", f"--sccp {UNREGISTERED}",
    f"--trivial-dce {UNREGISTERED}")

FAMILIES = [
    Family("licm_nest", loops_inside, HOIST, 100),
    Family("licm_nest_deep", loops_inside, HOIST, 400),
    Family("licm_nest_each", loops_inside_each, HOIST, 100),
    Family("licm_nest_staying", loops_inside_staying, HOIST, 200),
    Family("licm_side_by_side", loops_side_by_side, HOIST, 8000),
    Family("licm_chain", loop_reversed_chain, HOIST, 20000),
    Family("licm_wide", loop_wide, HOIST, 20000),
    Family("licm_of_branches", loop_of_branches, HOIST, 5000),
    Family("licm_branches_nested", branches_in_a_loop_nested, HOIST, 400),
    Family("sink_chain", sink_chain, SINK, 20000),
    Family("sink_shared", sink_shared, SINK, 5000),
    Family("sink_used_outside", sink_used_outside, SINK, 20000),
    Family("sink_nested", sink_nested, SINK, 300),
    Family("sink_layers", sink_layers, SINK, 5000),
    Family("sink_switch", sink_switch, SINK, 3000),
    Family("cse_regions", equal_regions, CSE, 1000),
    Family("cse_regions_captured", equal_regions_captured, CSE, 1000),
    Family("cse_regions_order", equal_regions_order, CSE, 200),
    Family("cse_regions_same", equal_regions_same, CSE, 5000),
    Family("cse_nested", equal_nested, CSE, 300),
    Family("cse_loads_in_turns", loads_in_turns, CSE, 4000),
    Family("cse_loads_of_many", loads_of_many, CSE, 4000),
    Family("cse_loads_and_stores", loads_and_stores, CSE, 4000),
    Family("cse_wide", equal_wide, CSE, 3000),
    Family("cse_across_blocks", equal_across_blocks, CSE, 5000),
    Family("cse_diamonds", equal_diamonds, CSE, 3000),
    Family("mem2reg_loops", slots_in_loops, MEM2REG, 150),
    Family("mem2reg_both_ways", slots_both_ways, MEM2REG, 100),
    Family("mem2reg_one_block", slots_in_one_block, MEM2REG, 4000),
    Family("mem2reg_each_its_block", slots_each_in_its_block, MEM2REG, 1500),
    Family("mem2reg_through_a_chain", slots_through_a_chain, MEM2REG, 1000),
    Family("mem2reg_nested_loops", slot_in_nested_loops, MEM2REG, 1500),
    Family("mem2reg_used_often", slot_used_often, MEM2REG, 20000),
    Family("mem2reg_across_blocks", slot_across_blocks, MEM2REG, 5000),
    Family("mem2reg_switch", slots_and_a_switch, MEM2REG, 5000),
    Family("mem2reg_switch_of_headers", slots_and_a_switch_of_headers, MEM2REG, 1000),
    Family("mem2reg_many_regions", slots_of_many_regions, MEM2REG, 1000),
    Family("mem2reg_staying", slots_that_stay, MEM2REG, 5000),
    Family("mem2reg_slots_of_slots", slots_of_slots, MEM2REG, 1500),
    Family("mem2reg_unreachable", slots_unreachable, MEM2REG, 4000),
    Family("mem2reg_stored_back", slots_stored_back, MEM2REG, 4000),
    Family("mem2reg_one_into_another", slots_one_into_another, MEM2REG, 1000),
    Family("mem2reg_memrefs_in_loops", slots_of_memrefs_in_loops, MEM2REG, 1000),
    Family("mem2reg_ladder", slot_ladder, MEM2REG, 5000),
    Family("mem2reg_diamonds", slots_of_diamonds, MEM2REG, 1000),
    Family("sort_backwards", sort_backwards, SORT, 4000),
    Family("sort_in_twos", sort_in_twos, SORT, 2000),
    Family("sort_circle", sort_circle, SORT, 4000),
    Family("sort_circles", sort_circles, SORT, 3000),
    Family("sort_wide", sort_wide, SORT, 2000),
    Family("sort_regions", sort_regions, SORT, 2000),
    Family("sort_used_often", sort_used_often, SORT, 20000),
    Family("sort_nested", sort_nested, SORT, 1000),
    Family("trivial_dce_chain", dead_chain, TRIVIAL, 20000, peer=False),
    Family("trivial_dce_across_blocks", dead_across_blocks, TRIVIAL, 4000, peer=False),
    Family("trivial_dce_dead_nested", dead_regions_nested, TRIVIAL, 300, peer=False),
    Family("trivial_dce_live_nested", live_regions_nested, TRIVIAL, 300, peer=False),
    Family("dead_values_chain", dead_chain, DEAD, 20000),
    Family("dead_values_across_blocks", dead_across_blocks, DEAD, 5000),
    Family("dead_values_circles", dead_in_circles, DEAD, 5000),
    Family("dead_values_nested", dead_regions_nested, DEAD, 300),
    Family("dead_values_live_nested", live_regions_nested, DEAD, 300),
    Family("dead_values_arguments", arguments_of_a_block, DEAD, 1500),
    Family("dead_values_arguments_in_turns", arguments_in_turns, DEAD, 1500),
    Family("dead_values_ways_to_a_block", ways_to_a_block, DEAD, 5000),
    Family("dead_values_switch_to_one", switch_to_one_block, DEAD, 2000),
    Family("dead_values_switch_to_many", switch_to_many_blocks, DEAD, 2000),
    Family("dead_values_wake", arguments_that_wake, DEAD, 3000),
    Family("dead_values_wide_results", wide_results, DEAD, 1000),
    Family("dead_values_unreachable", unreachable_circles, DEAD, 5000),
    Family("sccp_chain", constants_chain, SCCP, 10000),
    Family("sccp_blocks", constants_through_blocks, SCCP, 5000),
    Family("sccp_blocks_back", constants_back_through_blocks, SCCP, 5000),
    Family("sccp_wide", constants_wide, SCCP, 3000),
    Family("sccp_wide_branch", constants_wide_branch, SCCP, 3000),
    Family("sccp_wide_circle", constants_wide_circle, SCCP, 500),
    Family("sccp_branches", constants_in_branches, SCCP, 5000),
    Family("sccp_nested_loops", constants_in_nested_loops, SCCP, 200),
    Family("sccp_switch_to_one", switch_to_one_block, SCCP, 2000),
    Family("sccp_switch_to_many", switch_to_many_blocks, SCCP, 2000),
    Family("graph_wide_dictionary", wide_dictionary, f"--view-op-graph {UNREGISTERED}", 4000),
    Family("stats_names", names_of_ops, f"--print-op-stats {UNREGISTERED}", 20000),
]
