# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of nests through all passes, of deep and wide graphs of blocks, and of long lists in texts and bytecode."""
from scaling import Family, UNREGISTERED, listed, rows
from scaling.canonical_inputs import collector, each, function

FAMILIES = []
family = collector(FAMILIES)
PRIVATE = "func.func private @n()\n"


#===-- Nests through passes ---------------------------------------------------------------------===#


def nest_of_ifs(n):
    """Each has something that has to stay."""
    return function("(%m: memref<i32>, %a: i32, " + listed(n, lambda i: f"%c{i}: i1") + ")",
                    rows(n, lambda i: f"scf.if %c{i} {{\n%q{i} = arith.addi %a, %a : i32\nmemref.store %q{i}, %m[] : memref<i32>"), "}\n" * n, "return\n")


def nest_of_loops(n):
    """Only the innermost has something that has to stay."""
    return PRIVATE + function("(%l: index, %s: index)", rows(n, lambda i: f"scf.for %i{i} = %l to %s step %s {{"), "func.call @n() : () -> ()\n", "}\n" * n, "return\n")


def nest_of_dead(n):
    """Nothing has to stay, and there is something to compare in each."""
    return function("(%a: i32, %c: i1)", rows(n, lambda i: f"%v{i} = arith.addi %a, %a : i32\nscf.if %c {{"), "}\n" * n, "return\n")


PASSES = ("sccp", "cse", "remove-dead-values", "control-flow-sink", "loop-invariant-code-motion", "mem2reg", "canonicalize=region-simplify=aggressive")
FAMILIES += [Family(f"{make.__name__}_{name.split('=')[0].replace('-', '_')}", make, f"--{name}", 400)
             for name in PASSES for make in (nest_of_ifs, nest_of_loops, nest_of_dead)]


@family(400)
def nest_of_index_switches(n):
    return PRIVATE + function("(%l: index)", "scf.index_switch %l\ncase 1 {\nfunc.call @n() : () -> ()\n" * n, "scf.yield\n}\ndefault {\n}\n" * n, "return\n")


@family(400)
def nest_of_affine_ifs(n):
    return PRIVATE + function("(%a: index)", rows(n, lambda i: f"affine.if affine_set<(d0) : (d0 - {i} >= 0)>(%a) {{\nfunc.call @n() : () -> ()"), "}\n" * n, "return\n")


@family(400)
def nest_of_execute_regions(n):
    return PRIVATE + function("()", "scf.execute_region {\nfunc.call @n() : () -> ()\n" * n, "scf.yield\n}\n" * n, "return\n")


@family(200, "--inline")
def nest_of_calls(n):
    return "func.func private @g() { return }\n" + function("(%c: i1)", "scf.if %c {\nfunc.call @g() : () -> ()\n" * n, "}\n" * n, "return\n")


#===-- Functions --------------------------------------------------------------------------------===#


def calls_around(n):
    return rows(n, lambda i: f"func.func @g{i}(%a: i32) -> i32 {{\n%r = func.call @g{(i + 1) % n}(%a) : (i32) -> i32\nreturn %r : i32\n}}")


FAMILIES += [Family(f"each_function_{name.replace('-', '_')}", calls_around, f"--pass-pipeline=builtin.module(func.func({name}))", 1500)
             for name in ("remove-dead-values", "sccp", "cse", "canonicalize")]


@family(1500, "--remove-dead-values")
def dead_values_chain_of_blocks(n):
    body = rows(n, lambda i: f"^b{i}(%x{i}: i32):\n%k{i} = arith.addi %x{i}, %x{i} : i32\ncf.cond_br %p, ^b{i + 1}(%k{i} : i32), ^b{i + 1}(%a : i32)")
    return function("(%p: i1, %a: i32) -> i32", f"cf.br ^b0(%a : i32)\n{body}^b{n}(%x{n}: i32):\nreturn %a : i32\n")


@family(500, "--remove-dead-values")
def dead_values_of_many_results(n):
    types = listed(n, "i32")
    return (f"func.func private @g(%a: i32) -> ({types}) {{ return {listed(n, '%a')} : {types} }}\nfunc.func @m(%a: i32) -> i32 {{\n"
            + rows(50, lambda i: f"%r{i}:{n} = func.call @g(%a) : (i32) -> ({types})") + "return %r3#0 : i32\n}\n")


#===-- mem2reg ----------------------------------------------------------------------------------===#


@family(200, "--mem2reg")
def mem2reg_slots_of_nested_loops(n):
    """Each loop of a nest has a variable, which the result hands through all loops around it."""
    slots = rows(n, lambda i: f"%m{i} = memref.alloca() : memref<i32>\nmemref.store %x, %m{i}[] : memref<i32>")
    down = rows(n, lambda i: f"^d{i}:\ncf.br ^d{i + 1}")
    up = "".join(f"^u{i}:\n%l{i} = memref.load %m{i}[] : memref<i32>\n%w{i} = arith.addi %l{i}, %x : i32\nmemref.store %w{i}, %m{i}[] : memref<i32>\n"
                 f"cf.cond_br %p, ^d{i}, ^{f'u{i - 1}' if i else 'end'}\n" for i in range(n - 1, -1, -1))
    return function("(%x: i32, %p: i1)", f"{slots}cf.br ^d0\n{down}^d{n}:\ncf.br ^u{n - 1}\n{up}^end:\nreturn\n")


@family(100, "--mem2reg")
def mem2reg_switch_back(n):
    """A switch hands all variables on, once for each case."""
    slots = rows(n, lambda i: f"%m{i} = memref.alloca() : memref<i32>\nmemref.store %x, %m{i}[] : memref<i32>")
    body = rows(n, lambda i: f"%l{i} = memref.load %m{i}[] : memref<i32>\n%w{i} = arith.addi %l{i}, %x : i32\nmemref.store %w{i}, %m{i}[] : memref<i32>")
    return function("(%x: i32)", f"{slots}cf.br ^h\n^h:\n{body}cf.switch %x : i32, [\ndefault: ^h{each(n, lambda i: f', {i}: ^h')}\n]\n")


#===-- Blocks -----------------------------------------------------------------------------------===#


@family(2000, UNREGISTERED, "--canonicalize")
def diamonds_kept(n):
    body = rows(n, lambda i: f'^b{i}(%x{i}: i32):\n"t.x"() : () -> ()\ncf.cond_br %p, ^l{i}, ^r{i}\n^l{i}:\n"t.l"() : () -> ()\ncf.br ^b{i + 1}(%x{i} : i32)\n'
                             f'^r{i}:\n"t.r"() : () -> ()\ncf.br ^b{i + 1}(%a : i32)')
    return function("(%p: i1, %a: i32) -> i32", f"cf.br ^b0(%a : i32)\n{body}^b{n}(%x{n}: i32):\nreturn %x{n} : i32\n")


@family(3000, UNREGISTERED, "--cse")
def cse_depth_of_blocks(n):
    body = rows(n, lambda i: f"^b{i}:\n%v{i} = arith.muli %a, %a : i32\n%w{i} = arith.addi %a, %v{i} : i32\ncf.cond_br %p, ^b{i + 1}, ^x")
    return function("(%a: i32, %p: i1) -> i32", f"cf.br ^b0\n{body}^b{n}:\ncf.br ^x\n^x:\nreturn %a : i32\n")


@family(5000, UNREGISTERED)
def dominance_from_behind(n):
    """The blocks stand in the order opposite to that of the branches."""
    body = "".join(f'^b{i}:\n%v{i} = "a.v"() : () -> i32\n"a.u"(%v{i // 2}) : (i32) -> ()\n"a.br"()[^b{i + 1}] : () -> ()\n' for i in range(n - 1, -1, -1))
    return f'"a.r"() ({{\n^e:\n"a.br"()[^b0] : () -> ()\n{body}^b{n}:\n"a.t"() : () -> ()\n}}) : () -> ()\n'


@family(1000, UNREGISTERED)
def dominance_in_nests(n):
    """Values of regions around are used in blocks further in."""
    return (rows(n, lambda i: f'"a.r"() ({{\n%v{i} = "a.v"() : () -> i32\n"a.u"(%v{i // 2}) : (i32) -> ()\n"a.br"()[^n] : () -> ()\n^n:\n"a.u"(%v{i // 3}) : (i32) -> ()')
            + '"a.t"() : () -> ()\n' + '}) : () -> ()\n"a.t"() : () -> ()\n' * n)


#===-- Texts and bytecode -----------------------------------------------------------------------===#


def nest_of_regions(n):
    return '"a.r"() ({\n' * n + '"a.x"() : () -> ()\n' + "}) : () -> ()\n" * n


def many_results(n):
    return f'%r:{n} = "a.x"() : () -> ({listed(n, "i32")})\n' + rows(n, lambda i: f'"a.u"(%r#{i}) : (i32) -> ()')


def many_successors(n):
    return ('"a.r"() ({\n^e:\n"a.br"()[' + listed(n, lambda i: f"^b{i}") + '] : () -> ()\n'
            + rows(n, lambda i: f'^b{i}:\n"a.t"() : () -> ()') + "}) : () -> ()\n")


def many_regions(n):
    return '"a.r"() (' + listed(n, '{\n"a.t"() : () -> ()\n}') + ") : () -> ()\n"


def many_locations(n):
    return rows(2 * n, lambda i: f'"a.x"() : () -> () loc("f{i % n}.c":{i % n}:1)')


def many_types(n):
    return rows(n, lambda i: f"!t{i} = tensor<{i}xi32>") + rows(n, lambda i: f'"a.x"() : () -> !t{i}')


def nested_symbols(n):
    return f'"a.x"() {{v = {each(n, lambda i: f"@s{i}", "::")}}} : () -> ()\n'


for make, size in ((nest_of_regions, 2000), (many_results, 20000), (many_successors, 10000), (many_regions, 10000), (many_locations, 20000),
                   (many_types, 20000), (nested_symbols, 20000)):
    FAMILIES += [Family(f"{make.__name__}_read", make, f"{UNREGISTERED} --mlir-print-debuginfo", size),
                 Family(f"{make.__name__}_from_bytecode", make, UNREGISTERED, size, bytecode=True),
                 Family(f"{make.__name__}_to_bytecode", make, f"{UNREGISTERED} --emit-bytecode", size)]


@family(10000, UNREGISTERED)
def resources_many(n):
    return (rows(n, lambda i: f'"a.x"() {{v = dense_resource<r{i}> : tensor<1xi32>}} : () -> ()')
            + "{-# dialect_resources: { builtin: {" + listed(n, lambda i: f'r{i}: "0x0400000001000000"') + "} } #-}\n")


@family(20000, UNREGISTERED, "--mlir-use-nameloc-as-prefix")
def names_of_locations(n):
    return rows(n, lambda i: f'%v{i} = "a.x"() : () -> i32 loc("x")')
