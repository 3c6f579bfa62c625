# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of the simplification of regions: branches, arguments of blocks, blocks that are alike."""
from scaling.canonical_inputs import AGGRESSIVE, UNREGISTERED, chain, collector, each, function, listed

FAMILIES = []
family = collector(FAMILIES)


# ===-- Switches and branches -----------------------------------------------------------------===


def switch(n, target, passes=lambda i: "", flag="%a"):
    return f"cf.switch {flag} : i32, [default: {target(0)}{passes(0)}" + each(n - 1, lambda i: f",\n {i + 1}: {target(i + 1)}{passes(i + 1)}") + "]\n"


@family(4000)
def switch_all_default(n):
    return function("(%a: i32) -> i32", switch(n, lambda i: "^b"), "^b:\n return %a : i32\n")


@family(4000)
def switch_two_targets(n):
    return function("(%a: i32) -> i32", switch(n, lambda i: f"^b{i % 2}"), "^b0:\n return %a : i32\n"
                    "^b1:\n %s = arith.addi %a, %a : i32\n return %s : i32\n")


@family(2000)
def switch_one_target_many_values(n):
    return function("(%a: i32) -> i32", each(n, lambda i: f"%k{i} = arith.constant {i} : i32\n"),
                    switch(n, lambda i: "^b", lambda i: f"(%k{i} : i32)"), "^b(%x: i32):\n return %x : i32\n")


@family(2000)
def switch_passed_through(n):
    return function("(%a: i32) -> i32", each(n, lambda i: f"%k{i} = arith.constant {i} : i32\n"), switch(n, lambda i: f"^p{i}"),
                    each(n, lambda i: f"^p{i}:\n cf.br ^e(%k{i} : i32)\n"), "^e(%x: i32):\n return %x : i32\n")


@family(4000)
def switch_of_constant(n):
    return function("() -> i32", f"%a = arith.constant {n - 2} : i32\n", switch(n, lambda i: f"^b{i}"),
                    each(n, lambda i: f"^b{i}:\n %k{i} = arith.constant {i} : i32\n return %k{i} : i32\n"))


@family(2000)
def switch_asked_twice(n):
    return function("(%a: i32) -> i32", switch(n, lambda i: "^s" if i == 0 else "^e"),
                    "^s:\n", switch(n, lambda i: f"^t{i % 3}"),
                    each(3, lambda i: f"^t{i}:\n %t{i} = arith.constant {i} : i32\n return %t{i} : i32\n"), "^e:\n return %a : i32\n")


@family(1000)
def switch_same_dead_arguments(n):
    return function("(%a: i32) -> i32", switch(n, lambda i: f"^b{i % 3}", lambda i: "(%a, %a, %a : i32, i32, i32)"),
                    each(3, lambda i: f"^b{i}(%x{i}: i32, %y{i}: i32, %z{i}: i32):\n %k{i} = arith.constant {i} : i32\n"
                         f" %s{i} = arith.addi %y{i}, %k{i} : i32\n return %s{i} : i32\n"))


@family(1000)
def switch_arguments_of_each(n):
    return function("(%a: i32, %b: i32) -> i32", switch(n, lambda i: f"^b{i}", lambda i: "(%a, %b : i32, i32)"),
                    each(n, lambda i: f"^b{i}(%x{i}: i32, %y{i}: i32):\n %k{i} = arith.constant {i} : i32\n"
                         f" %s{i} = arith.addi %x{i}, %k{i} : i32\n return %s{i} : i32\n"))


@family(5000)
def branches_in_a_row(n):
    return function("(%a: i32) -> i32", "cf.br ^b1\n", each(n - 1, lambda i: f"^b{i + 1}:\n %v{i + 1} = arith.addi %a, %a : i32\n cf.br ^b{i + 2}\n"),
                    f"^b{n}:\n return %a : i32\n")


@family(5000)
def branches_with_arguments(n):
    return function("(%a: i32) -> i32", "cf.br ^b1(%a : i32)\n",
                    each(n - 1, lambda i: f"^b{i + 1}(%x{i + 1}: i32):\n %v{i + 1} = arith.addi %x{i + 1}, %a : i32\n cf.br ^b{i + 2}(%v{i + 1} : i32)\n"),
                    f"^b{n}(%x{n}: i32):\n return %x{n} : i32\n")


@family(3000)
def branches_empty_backwards(n):
    """Blocks that only pass on, each in front of the one that leads to it."""
    return function("(%a: i32, %c: i1) -> i32", f"cf.cond_br %c, ^b{n - 1}, ^e\n",
                    each(n, lambda i: f"^b{i}:\n cf.br ^{f'b{i - 1}' if i else 'e'}\n"), "^e:\n return %a : i32\n")


@family(100, UNREGISTERED, "--canonicalize")
def cond_branches_to_one_chain(n):
    """A ladder whose every step may leave into a chain of empty blocks."""
    return function("(%a: i32, %c: i1) -> i32", "cf.br ^s0\n",
                    each(n, lambda i: f'^s{i}:\n %p{i} = "t.p"() : () -> i1\n cf.cond_br %p{i}, ^{f"s{i + 1}" if i + 1 < n else "e"}, ^b{i}\n'),
                    each(n, lambda i: f"^b{i}:\n cf.br ^{f'b{i + 1}' if i + 1 < n else 'e'}\n"), "^e:\n return %a : i32\n")


@family(3000)
def diamonds(n):
    return function("(%a: i32, %c: i1) -> i32", "cf.br ^s0\n",
                    each(n, lambda i: f"^s{i}:\n cf.cond_br %c, ^l{i}, ^r{i}\n^l{i}:\n cf.br ^s{i + 1}\n^r{i}:\n cf.br ^s{i + 1}\n"), f"^s{n}:\n return %a : i32\n")


@family(2000)
def diamonds_of_values(n):
    return function("(%a: i32, %b: i32, %c: i1) -> i32", "cf.br ^s0(%a : i32)\n",
                    each(n, lambda i: f"^s{i}(%x{i}: i32):\n %q{i} = arith.cmpi slt, %x{i}, %b : i32\n cf.cond_br %q{i}, ^l{i}, ^r{i}\n"
                         f"^l{i}:\n %l{i} = arith.addi %x{i}, %b : i32\n cf.br ^s{i + 1}(%l{i} : i32)\n^r{i}:\n cf.br ^s{i + 1}(%a : i32)\n"),
                    f"^s{n}(%y: i32):\n return %y : i32\n")


@family(2000)
def condition_asked_again(n):
    return function("(%a: i32, %c: i1) -> i32", "cf.br ^s0\n",
                    each(n, lambda i: f"^s{i}:\n cf.cond_br %c, ^s{i + 1}, ^e\n"), f"^s{n}:\n cf.br ^e\n^e:\n return %a : i32\n")


@family(1500, UNREGISTERED, "--canonicalize")
def condition_used_in_blocks(n):
    return function("(%c: i1)", "cf.br ^s0\n",
                    each(n, lambda i: f'^s{i}:\n "t.u"(%c) : (i1) -> ()\n %p{i} = "t.p"() : () -> i1\n cf.cond_br %p{i}, ^s{i + 1}, ^e\n'),
                    f'^s{n}:\n "t.v"() : () -> ()\n cf.br ^e\n^e:\n "t.w"() : () -> ()\n return\n')


@family(1500, UNREGISTERED, "--canonicalize")
def condition_branched_on(n):
    return function("(%c: i1)", "cf.br ^s0\n",
                    each(n, lambda i: f'^s{i}:\n "t.u"(%c) : (i1) -> ()\n cf.cond_br %c, ^l{i}, ^r{i}\n'
                         f'^l{i}:\n "t.l"(%c) : (i1) -> ()\n cf.br ^s{i + 1}\n^r{i}:\n "t.r"(%c) : (i1) -> ()\n cf.br ^s{i + 1}\n'), f"^s{n}:\n return\n")


@family(5000)
def unreachable_row(n):
    return function("(%a: i32) -> i32", "return %a : i32\n",
                    each(n, lambda i: f"^b{i}:\n %v{i} = arith.addi %a, %a : i32\n cf.br ^b{(i + 1) % n}\n"))


@family(5000)
def unreachable_values_backwards(n):
    return function("(%a: i32) -> i32", "return %a : i32\n", "^e:\n cf.br ^b0(%a : i32)\n",
                    each(n, lambda i: f"^b{i}(%x{i}: i32):\n %v{i} = arith.addi %x{i}, %{f'v{i - 1}' if i else 'a'} : i32\n"
                         f" cf.br ^b{(i + 1) % n}(%v{i} : i32)\n"))


@family(3000)
def reached_from_behind(n):
    """Blocks in the opposite of the order in which they run."""
    return function("(%a: i32, %c: i1) -> i32", f"cf.br ^b{n - 1}\n",
                    each(n, lambda i: f"^b{i}:\n %v{i} = arith.addi %a, %a : i32\n cf.cond_br %c, ^{f'b{i - 1}' if i else 'e'}, ^e\n"), "^e:\n return %a : i32\n")


# ===-- Arguments of blocks -------------------------------------------------------------------===


def two_ways(n, body, passes=lambda i: "%a", result="%a"):
    types = listed(n, "i32")
    handed = listed(n, passes)
    return function("(%a: i32, %b: i32, %c: i1) -> i32", f"cf.cond_br %c, ^l, ^r\n^l:\n %p = arith.addi %a, %b : i32\n cf.br ^e({handed} : {types})\n"
                    f"^r:\n %q = arith.muli %a, %b : i32\n cf.br ^e({handed} : {types})\n^e({listed(n, lambda i: f'%x{i}: i32')}):\n{body} return {result} : i32\n")


@family(1000)
def arguments_dead(n):
    return two_ways(n, "")


@family(1000)
def arguments_alike(n):
    return two_ways(n, each(n, lambda i: f"%y{i} = arith.addi %{f'y{i - 1}' if i else 'a'}, %x{i} : i32\n"), result=f"%y{n - 1}")


@family(1000)
def arguments_known_apart(n):
    return function("(%b: i32, %c: i1) -> i32", each(n, lambda i: f"%k{i} = arith.constant {i} : i32\n"),
                    "cf.br ^s(" + listed(n, lambda i: f"%k{i}") + " : " + listed(n, "i32") + ")\n^s(" + listed(n, lambda i: f"%x{i}: i32") + "):\n",
                    each(n, lambda i: f"%y{i} = arith.xori %{f'y{i - 1}' if i else 'b'}, %x{i} : i32\n"),
                    "cf.cond_br %c, ^s(" + listed(n, lambda i: f"%x{i}") + " : " + listed(n, "i32") + f"), ^e\n^e:\n return %y{n - 1} : i32\n")


@family(1000)
def arguments_turning(n):
    return function("(%a: i32, %c: i1) -> i32", "cf.br ^s(" + listed(n, "%a") + " : " + listed(n, "i32") + ")\n^s(" + listed(n, lambda i: f"%x{i}: i32") + "):\n",
                    "cf.cond_br %c, ^s(" + listed(n, lambda i: f"%x{(i + 1) % n}") + " : " + listed(n, "i32") + "), ^e\n^e:\n return %x0 : i32\n")


@family(1000)
def arguments_dead_around(n):
    return function("(%a: i32, %c: i1) -> i32", "cf.br ^s(" + listed(n, "%a") + " : " + listed(n, "i32") + ")\n^s(" + listed(n, lambda i: f"%x{i}: i32") + "):\n",
                    each(n, lambda i: f"%y{i} = arith.addi %x{i}, %a : i32\n"),
                    "cf.cond_br %c, ^s(" + listed(n, lambda i: f"%y{i}") + " : " + listed(n, "i32") + "), ^e\n^e:\n return %a : i32\n")


@family(1000, AGGRESSIVE)
def arguments_alike_aggressive(n):
    return arguments_alike(n)


@family(1000, AGGRESSIVE)
def arguments_turning_aggressive(n):
    return arguments_turning(n)


@family(2000, AGGRESSIVE)
def arguments_in_a_row_aggressive(n):
    return function("(%a: i32, %c: i1) -> i32", "cf.cond_br %c, ^b0(%a : i32), ^b0(%a : i32)\n",
                    each(n, lambda i: f"^b{i}(%x{i}: i32):\n %y{i} = arith.xori %x{i}, %a : i32\n cf.cond_br %c, ^b{i + 1}(%x{i} : i32), ^e\n"),
                    f"^b{n}(%z: i32):\n return %z : i32\n^e:\n return %a : i32\n")


@family(1000)
def live_through_blocks_backwards(n):
    """What the last block needs comes from blocks that stand behind it."""
    return function("(%a: i32, %c: i1) -> i32", f"cf.br ^b{n - 1}(%a : i32)\n^e(%r: i32):\n return %r : i32\n",
                    each(n, lambda i: f"^b{i}(%x{i}: i32):\n cf.cond_br %c, ^{f'b{i - 1}' if i else 'e'}(%x{i} : i32), ^b{i}(%x{i} : i32)\n"))


@family(1000)
def live_around_a_ring(n):
    return function("(%a: i32, %c: i1) -> i32", "cf.br ^b0(%a : i32)\n",
                    each(n, lambda i: f"^b{i}(%x{i}: i32):\n cf.cond_br %c, ^b{(i + 1) % n}(%x{i} : i32), ^{f'b{i - 1}' if i > 1 else 'e'}({f'%x{i}'} : i32)\n"),
                    "^e(%r: i32):\n return %r : i32\n")


# ===-- Blocks that are alike -----------------------------------------------------------------===


def cases(n, body, signature="(%a: i32, %b: i32) -> i32"):
    return function(signature, switch(n, lambda i: f"^b{i}"), each(n, body))


def aggressive(n):
    return family(n, AGGRESSIVE)


@family(1000)
def blocks_alike(n):
    return cases(n, lambda i: f"^b{i}:\n %v{i} = arith.muli %a, %b : i32\n return %v{i} : i32\n")


@aggressive(1000)
def blocks_alike_merged(n):
    return cases(n, lambda i: f"^b{i}:\n %v{i} = arith.muli %a, %b : i32\n return %v{i} : i32\n")


@aggressive(1000)
def blocks_other_constants(n):
    return cases(n, lambda i: f"^b{i}:\n %k{i} = arith.constant {i} : i32\n %v{i} = arith.muli %a, %k{i} : i32\n return %v{i} : i32\n")


@family(500, UNREGISTERED, AGGRESSIVE)
def blocks_all_different(n):
    return cases(n, lambda i: f"^b{i}:\n" + f"".join(f" %v{i}_{k} = arith.{'addi' if i >> k & 1 else 'muli'} %a, %b : i32\n" for k in range(13)) +
                 f' "t.u"({", ".join(f"%v{i}_{k}" for k in range(13))}) : ({listed(13, "i32")}) -> ()\n return %a : i32\n')


@aggressive(500)
def blocks_of_values_apart(n):
    """Each block takes another argument of the function."""
    return function("(%f: i32, " + listed(n, lambda i: f"%a{i}: i32") + ") -> i32", switch(n, lambda i: f"^b{i}", flag="%f"),
                    each(n, lambda i: f"^b{i}:\n %v{i} = arith.muli %a{i}, %a{i} : i32\n return %v{i} : i32\n"))


@aggressive(500)
def blocks_two_long_alike(n):
    return function("(%c: i1, %a: i32, %b: i32) -> i32", "cf.cond_br %c, ^l, ^r\n",
                    "".join(f"^{side}:\n" + chain(n, "%a", lambda i, before: f"%v{side}{i} = arith.muli {before.replace('%v', f'%v{side}')}, %b : i32")
                            + f"return %v{side}{n} : i32\n" for side in "lr"))


@aggressive(500)
def blocks_two_long_many_differences(n):
    return function("(%c: i1, %m: memref<?xi32>, %i: index, " + listed(2 * n, lambda i: f"%a{i}: i32") + ")", "cf.cond_br %c, ^l, ^r\n",
                    "".join(f"^{side}:\n" + each(n, lambda i: f"memref.store %a{i + at}, %m[%i] : memref<?xi32>\n") + "return\n" for side, at in (("l", 0), ("r", n))))


@aggressive(500)
def blocks_with_uses_outside(n):
    return function("(%c: i1, %a: i32, %b: i32) -> i32", "cf.br ^b0\n",
                    each(n, lambda i: f"^b{i}:\n %v{i} = arith.muli %a, %{f'v{i - 1}' if i else 'b'} : i32\n cf.cond_br %c, ^b{i + 1}, ^e\n"),
                    f"^b{n}:\n return %v{n - 1} : i32\n^e:\n return %a : i32\n")


@aggressive(500)
def blocks_of_one_value_much_used(n):
    return function("(%f: i32, %m: memref<?xi32>, %i: index)", switch(n, lambda i: f"^b{i % 8}", flag="%f"),
                    each(8, lambda i: f"^b{i}:\n %v{i} = memref.load %m[%i] : memref<?xi32>\n" + each(n // 8, f"memref.store %v{i}, %m[%i] : memref<?xi32>\n") + "return\n"))


@aggressive(300)
def ladders_alike(n):
    return function("(%c: i1, %a: i32, %m: memref<?xi32>, %i: index)", "cf.cond_br %c, ^l0, ^r0\n",
                    each(2 * n, lambda j: (lambda s, i: f"^{s}{i}:\n memref.store %a, %m[%i] : memref<?xi32>\n %p{s}{i} = memref.load %m[%i] : memref<?xi32>\n"
                         f" %q{s}{i} = arith.cmpi eq, %p{s}{i}, %a : i32\n cf.cond_br %q{s}{i}, ^{s}{i + 1}, ^e\n")("lr"[j % 2], j // 2)),
                    f"^l{n}:\n cf.br ^e\n^r{n}:\n cf.br ^e\n^e:\n return\n")
