# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of passes on many functions and symbols: calls, who uses what, pipelines."""
from scaling import Family, UNREGISTERED, listed, rows

EFFECT = '%p = arith.trunci %x : i32 to i1\ncf.assert %p, "it is odd"'
PAIR = "(i32, i32) -> (i32, i32)"


def callee(name, body="return %x : i32", how="private "):
    return f"func.func {how}@{name}(%x: i32) -> i32 {{\n{body}\n}}\n"


def call(name, to, taken):
    return f"%{name} = func.call @{to}({taken}) : (i32) -> i32"


def caller(n, to):
    """A function that calls to(0), to(1), ..., each with what the one before gave."""
    return callee("caller", rows(n, lambda i: call(f"c{i}", to(i), f"%c{i - 1}" if i else "%x")) + f"return %c{n - 1} : i32", "")


#===-- inline -----------------------------------------------------------------------------------===#


def calls_of_one(n):
    return callee("one") + caller(n, lambda i: "one")


def calls_of_one_with_blocks(n):
    return callee("one", "cf.br ^end\n^end:\nreturn %x : i32") + caller(n, lambda i: "one")


def calls_of_one_with_returns(n):
    return (callee("one", "%p = arith.trunci %x : i32 to i1\ncf.cond_br %p, ^a, ^b\n^a:\nreturn %x : i32\n^b:\n"
                          "%y = arith.addi %x, %x : i32\nreturn %y : i32") + caller(n, lambda i: "one"))


def calls_of_many(n):
    return rows(n, lambda i: callee(f"f{i}")) + caller(n, lambda i: f"f{i}")


def calls_of_many_public(n):
    return rows(n, lambda i: callee(f"f{i}", how="")) + caller(n, lambda i: f"f{i}")


def calls_in_a_chain(n):
    """Each function calls the next."""
    return (rows(n, lambda i: callee(f"f{i}", f"{call('c', f'f{i + 1}', '%x')}\nreturn %c : i32", "private " if i else ""))
            + callee(f"f{n}"))


def calls_in_a_chain_with_blocks(n):
    """Each function calls the next, and its own body stays."""
    return (rows(n, lambda i: callee(f"f{i}", f"{EFFECT}\ncf.br ^e\n^e:\n{call('c', f'f{i + 1}', '%x')}\nreturn %c : i32",
                                     "private " if i else "")) + callee(f"f{n}"))


def calls_in_a_ring(n):
    return rows(n, lambda i: callee(f"f{i}", f"{call('c', f'f{(i + 1) % n}', '%x')}\n{EFFECT}\nreturn %c : i32",
                                    "private " if i else ""))


def calls_of_each_other(n):
    """Each of 40 functions calls all others n times in all; none can be inlined."""
    each = max(1, n // 1600)
    return rows(40, lambda i: callee(f"f{i}", rows(40 * each, lambda k: call(f"c{k}", f"f{k % 40}", f"%c{k - 1}" if k else "%x"))
                                     + f"return %c{40 * each - 1} : i32", "private " if i else ""))


def calls_of_itself(n):
    return callee("one", rows(n, lambda i: call(f"c{i}", "one", "%x")) + "return %x : i32") + caller(n, lambda i: "one")


def calls_nested(n):
    """Calls in branches in branches."""
    return (callee("one") + callee("caller", "%p = arith.trunci %x : i32 to i1\n"
                                   + rows(n, lambda i: f"scf.if %p {{\n{call(f'c{i}', 'one', '%x')}\n\"t.use\"(%c{i}) : (i32) -> ()")
                                   + "}\n" * n + "return %x : i32", ""))


def calls_of_external(n):
    return "func.func private @one(i32) -> i32\n" + caller(n, lambda i: "one")


def calls_in_many_callers(n):
    return callee("one") + rows(n, lambda i: callee(f"f{i}", f"{call('c', 'one', '%x')}\nreturn %c : i32", ""))


def calls_and_a_callee_of_many(n):
    """A function that calls many, and cannot be inlined, is called often."""
    return (rows(n, lambda i: f"func.func private @e{i}(i32) -> i32")
            + callee("hub", rows(n, lambda i: call(f"c{i}", f"e{i}", "%x")) + "return %x : i32")
            + callee("caller", rows(n, lambda i: f"%c{i} = func.call @hub(%x) {{no_inline}} : (i32) -> i32") + "return %x : i32", ""))


def pipelines_of_inline(n):
    return callee("one") + caller(n, lambda i: "one")


#===-- sccp and remove-dead-values --------------------------------------------------------------===#


def constants_of_one_callee(n):
    """Many calls of one function that has many blocks."""
    size = n // 4
    body = "".join(f"cf.br ^b{i}\n^b{i}:\n" for i in range(size))
    return (callee("one", f"{body}return %x : i32") + callee(
        "caller", "%k = arith.constant 1 : i32\n" + rows(n, lambda i: call(f"c{i}", "one", "%k")) + f"return %c{n - 1} : i32", ""))


def constants_of_many_returns(n):
    """Many calls of one function that returns in many places."""
    body = "".join(f"cf.cond_br %p, ^r{i}, ^b{i}\n^r{i}:\nreturn %x : i32\n^b{i}:\n" for i in range(n))
    return (callee("one", f"%p = arith.trunci %x : i32 to i1\n{body}return %x : i32") + callee(
        "caller", "%k = arith.constant 1 : i32\n" + rows(n, lambda i: call(f"c{i}", "one", "%k")) + f"return %c{n - 1} : i32", ""))


def constants_through_calls(n):
    return (rows(n, lambda i: callee(f"f{i}", f"{call('c', f'f{i + 1}', '%x')}\nreturn %c : i32")) + callee(f"f{n}")
            + callee("caller", f"%k = arith.constant 1 : i32\n{call('c', 'f0', '%k')}\nreturn %c : i32", ""))


def results_in_a_chain(n):
    """The second result of each function is not needed, since that of the one that calls it is not."""
    step = lambda i: (f"func.func private @f{i}(%x: i32, %y: i32) -> (i32, i32) {{\n%r:2 = func.call @f{i + 1}(%y, %x) : {PAIR}\n"
                      "return %r#0, %r#1 : i32, i32\n}")
    return (rows(n, step) + f"func.func private @f{n}(%x: i32, %y: i32) -> (i32, i32) {{\nreturn %x, %y : i32, i32\n}}\n"
            + f"func.func @caller(%x: i32) -> i32 {{\n%r:2 = func.call @f0(%x, %x) : {PAIR}\nreturn %r#0 : i32\n}}\n")


def results_of_calls(n):
    """Many calls of one function, one of whose results nobody needs."""
    return ("func.func private @one(%x: i32, %y: i32) -> (i32, i32) {\nreturn %x, %y : i32, i32\n}\n"
            + callee("caller", rows(n, lambda i: f"%r{i}:2 = func.call @one(%x, {f'%r{i - 1}#0' if i else '%x'}) : {PAIR}")
                     + f"return %r{n - 1}#0 : i32", ""))


def results_many(n):
    """A function with many arguments and results that nobody needs."""
    types = listed(n, "i32")
    return (f"func.func private @one({listed(n, lambda i: f'%a{i}: i32')}) -> ({types}) {{\n"
            f"return {listed(n, lambda i: f'%a{i}')} : {types}\n}}\n"
            + callee("caller", f"%r:{n} = func.call @one({listed(n, '%x')}) : ({types}) -> ({types})\nreturn %r#{n // 2} : i32", ""))


def results_of_many_calls(n):
    """As many calls as results, some hundred."""
    size = max(1, int(n ** 0.5))
    types = listed(size, "i32")
    return (f"func.func private @one({listed(size, lambda i: f'%a{i}: i32')}) -> ({types}) {{\n"
            f"return {listed(size, lambda i: f'%a{i}')} : {types}\n}}\n"
            + callee("caller", rows(size, lambda i: f"%r{i}:{size} = func.call @one({listed(size, '%x')}) : ({types}) -> ({types})")
                     + f"return %r0#{size // 2} : i32", ""))


#===-- Symbols ----------------------------------------------------------------------------------===#


def symbols_unused(n):
    return rows(n, lambda i: f"func.func private @f{i}()")


def symbols_in_a_chain(n):
    return callee("top", call("c", "f0", "%x") + "\nreturn %c : i32", "") + rows(n, lambda i: callee(
        f"f{i}", f"{call('c', f'f{(i + 1) % n}', '%x')}\nreturn %c : i32"))


def symbols_in_modules(n):
    """Symbols of many modules, by the names of both."""
    return (rows(n, lambda i: f"module @m{i} {{\nfunc.func nested @f{i}()\n}}")
            + "func.func @user() {\n" + rows(n, lambda i: f'"t.use"() {{s = @m{i}::@f{i}}} : () -> ()') + "return\n}\n")


def symbols_in_one_module(n):
    return ("module @m {\n" + rows(n, lambda i: f"func.func nested @f{i}()") + "}\nfunc.func @user() {\n"
            + rows(n, lambda i: f'"t.use"() {{s = @m::@f{n - 1 - i}}} : () -> ()') + "return\n}\n")


def symbols_of_tables_in_turns(n):
    """What is used stands in the module, and by turns in one inside."""
    return (rows(n, lambda i: f"func.func private @f{i}()") + "func.func @user() {\n" + rows(n, lambda i: (
        f"func.call @f{i}() : () -> ()\nscf.execute_region {{\nbuiltin.module {{\nfunc.func private @g()\nfunc.func @h() {{\nfunc.call @g() : () -> ()\nreturn\n}}\n}}\n"
        "scf.yield\n}")) + "return\n}\n")


def symbols_nested(n):
    return "module {\n" * n + 'func.func private @f()\n"t.use"() {s = @f} : () -> ()\n' + "}\n" * n


def symbols_used_often(n):
    return "func.func private @f()\n" + rows(n, lambda i: '"t.use"() {s = @f} : () -> ()')


def functions(n):
    return rows(n, lambda i: callee(f"f{i}", how=""))


def excluded(n):
    return f"--symbol-privatize=exclude={listed(n, lambda i: f'f{i}', ',')}"


def pass_list(name, n):
    return f"--pass-pipeline=builtin.module({listed(n, f'func.func({name})', ',')})"


INLINE, SCCP, DEAD = f"--inline {UNREGISTERED}", f"--sccp {UNREGISTERED}", f"--remove-dead-values {UNREGISTERED}"
SYMBOLS = f"--symbol-dce {UNREGISTERED}"

FAMILIES = [
    Family("inline_one", calls_of_one, INLINE, 1500),
    Family("inline_one_with_blocks", calls_of_one_with_blocks, INLINE, 1500),
    Family("inline_one_with_returns", calls_of_one_with_returns, INLINE, 1000),
    Family("inline_many", calls_of_many, INLINE, 2000),
    Family("inline_many_public", calls_of_many_public, INLINE, 2000),
    Family("inline_chain", calls_in_a_chain, INLINE, 1000),
    Family("inline_chain_with_blocks", calls_in_a_chain_with_blocks, INLINE, 200),
    Family("inline_ring", calls_in_a_ring, INLINE, 25),
    Family("inline_each_other", calls_of_each_other, INLINE, 3200),
    Family("inline_itself", calls_of_itself, INLINE, 1000),
    Family("inline_nested", calls_nested, INLINE, 300),
    Family("inline_external", calls_of_external, INLINE, 5000),
    Family("inline_many_callers", calls_in_many_callers, INLINE, 3000),
    Family("inline_hub", calls_and_a_callee_of_many, INLINE, 2000),
    Family("inline_threshold", calls_of_one, f"{INLINE.replace('--inline', '--inline=inlining-threshold=1000000')}", 1500),
    Family("sccp_one_callee", constants_of_one_callee, SCCP, 3000),
    Family("sccp_many_returns", constants_of_many_returns, SCCP, 1500),
    Family("sccp_through_calls", constants_through_calls, SCCP, 3000),
    Family("dead_values_results_chain", results_in_a_chain, DEAD, 1000),
    Family("dead_values_results_of_calls", results_of_calls, DEAD, 2000),
    Family("dead_values_results_many", results_many, DEAD, 1500),
    Family("dead_values_results_of_many_calls", results_of_many_calls, DEAD, 40000),
    Family("symbol_dce_unused", symbols_unused, SYMBOLS, 20000),
    Family("symbol_dce_chain", symbols_in_a_chain, SYMBOLS, 10000),
    Family("symbol_dce_modules", symbols_in_modules, SYMBOLS, 2000),
    Family("symbol_dce_one_module", symbols_in_one_module, SYMBOLS, 3000),
    Family("symbol_dce_in_turns", symbols_of_tables_in_turns, SYMBOLS, 1000),
    Family("symbol_dce_nested", symbols_nested, SYMBOLS, 200),
    Family("symbol_dce_used_often", symbols_used_often, SYMBOLS, 20000),
    Family("verify_symbols_one_module", symbols_in_one_module, UNREGISTERED, 3000),
    Family("verify_symbols_in_turns", symbols_of_tables_in_turns, UNREGISTERED, 1000),
    Family("symbol_privatize", functions, "--symbol-privatize", 5000),
]
