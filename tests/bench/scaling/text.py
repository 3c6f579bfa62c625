# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of text: what the command reads, verifies and prints."""
from scaling import Family, UNREGISTERED, listed, rows

PIECE = '"t.op"() : () -> ()\n'


def affine_map(n):
    dims = listed(n, lambda i: f"d{i}")
    return f'"t.op"() {{map = affine_map<({dims}) -> ({dims})>}} : () -> ()\n'


def uses_before_values(n):
    return ('"t.graph"() ({\n' + rows(n, lambda i: f'"t.use"(%{i + 1}) : (i1) -> ()')
            + rows(n, lambda i: f'%{i + 1} = "t.value"() : () -> i1') + "}) : () -> ()\n")


def calls_of_symbols(n):
    return (rows(n, lambda i: f"func.func private @callee_{i}()") + "func.func @caller() {\n"
            + rows(n, lambda i: f"call @callee_{n - 1 - i}() : () -> ()") + "return\n}\n")


def values_undeclared(n):
    return '"t.graph"() ({\n' + rows(n, lambda i: f'"t.use"(%{i + 1}) : (i1) -> ()') + "}) : () -> ()\n"


def loop_of_many_values(n):
    types, names = listed(n, "i32"), listed(n, lambda i: f"%x{i}")
    return (f"func.func @f(%a: i32, %l: index) {{\n%r:{n} = scf.for %i = %l to %l step %l iter_args("
            + listed(n, lambda i: f"%x{i} = %a") + f") -> ({types}) {{\nscf.yield {names} : {types}\n}}\nreturn\n}}\n")


def loop_of_many_dimensions(n):
    bounds = listed(n, "%l")
    return (f"func.func @f(%l: index) {{\nscf.parallel ({listed(n, lambda i: f'%x{i}')}) = ({bounds}) to ({bounds}) step "
            f"({bounds}) {{\nscf.reduce\n}}\nreturn\n}}\n")


def switch_of_many_cases(n):
    cases = rows(n, lambda i: f"case {i} {{ scf.yield }}")
    return f"func.func @f(%a: index) {{\nscf.index_switch %a\n{cases}default {{}}\nreturn\n}}\n"


def declared_arguments(n):
    return (rows(n, lambda i: '"t.op"() : () -> () loc(#here)')
            + rows(n, lambda i: f"func.func private @f{i}(%a: i32 loc(#here), %b: i32)") + '#here = loc("here")\n')


def of_rank(kind, tail=">"):
    return lambda n: f'"t.op"() {{a = {kind}<{"1x" * n}f32{tail}}} : () -> ()\n'


FAMILIES = [
    Family("diagnostics_expected", lambda n: "// expected-error@+1 {{is unregistered}}\n" * n + PIECE,
           "--verify-diagnostics", 4000, status=1),
    Family("split_pieces", lambda n: (PIECE + "// -----\n") * n, f"--split-input-file {UNREGISTERED}", 20000),
    Family("split_pieces_wrong", lambda n: (PIECE + "// -----\n") * n, "--split-input-file", 2000, status=1),
    Family("affine_map_wide", affine_map, UNREGISTERED, 5000),
    Family("integer_hexadecimal", lambda n: f'"t.op"() {{a = 0x{"7" * n} : i{4 * n + 4}}} : () -> ()\n', UNREGISTERED, 200000),
    Family("integer_decimal", lambda n: f'"t.op"() {{a = {"7" * n} : i{4 * n}}} : () -> ()\n', UNREGISTERED, 100000),
    Family("uses_before_values", uses_before_values, UNREGISTERED, 100000),
    Family("values_undeclared", values_undeclared, UNREGISTERED, 10000, status=1),
    Family("loop_of_many_values", loop_of_many_values, "", 5000),
    Family("loop_of_many_dimensions", loop_of_many_dimensions, "", 5000),
    Family("switch_of_many_cases", switch_of_many_cases, "", 5000),
    Family("declared_arguments", declared_arguments, UNREGISTERED, 5000),
    Family("tensor_of_rank", of_rank("tensor"), UNREGISTERED, 50000),
    Family("vector_of_rank", of_rank("vector"), UNREGISTERED, 50000),
    Family("distinct_downwards", lambda n: rows(n, lambda i: f'"t.op"() {{a = distinct[{n - i}]<>}} : () -> ()'),
           UNREGISTERED, 20000),
    Family("calls_of_symbols", calls_of_symbols, "", 40000),
]
