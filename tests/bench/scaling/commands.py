# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of the commands that are no passes, each on inputs of its own. sweep_commands.py runs them on the shapes that passes get."""
import random

from scaling import Family, listed, rows

FAMILIES = []


def family(size, command, args="", **how):
    """What is decorated makes the input of a command."""
    def add(make):
        FAMILIES.append(Family(f"{command}_{make.__name__}", make, args, size, command=command, peer=False, **how))
        return make
    return add


#===-- pdll -------------------------------------------------------------------------------------===#


def pdll(size, forms=("ast", "mlir"), **how):
    """As a tree, and as a module. Trees have what a name refers to each time that it is named."""
    def add(make):
        for form in forms:
            FAMILIES.append(Family(f"pdll_{make.__name__}_{form}", make, f"-I {{folder}} -x={form}", size, command="pdll", peer=False, **how))
        return make
    return add


@pdll(4000)
def patterns(n):
    return rows(n, lambda i: f"Pattern P{i} => replace op<t.a{i}>(x: Value) with x;")


@pdll(10000)
def patterns_in_one_line(n):
    return "".join(f"Pattern P{i} => erase op<t.a{i}>; " for i in range(n))


@pdll(8000)
def operations_of_a_rewrite(n):
    return ("Pattern {\nlet r = op<t.r>(x: Value) -> (y: Type);\nrewrite r with {\n" + rows(n, lambda i: f"let v{i} = op<t.a{i}>(x) -> (y);")
            + f"replace r with v{n - 1};\n}};\n}}\n")


@pdll(4000)
def operations_matched(n):
    return ("Pattern {\n" + rows(n, lambda i: f"let v{i} = op<t.a{i}>(x{i}: Value) -> (y{i}: Type);")
            + f"let r = op<t.r>({listed(n, lambda i: f'v{i}')});\nerase r;\n}}\n")


@pdll(200, ("mlir",))
def operations_in_a_chain(n):
    return "Pattern {\nlet v0 = op<t.a>(x: Value) -> (y: Type);\n" + rows(n, lambda i: f"let v{i + 1} = op<t.a{i}>(v{i}) -> (y);") + f"erase v{n};\n}}\n"


@pdll(8000)
def operands_of_an_operation(n):
    return f"Pattern {{\nlet r = op<t.r>({listed(n, lambda i: f'x{i}: Value')}) -> ({listed(n, lambda i: f'y{i}: Type')});\nerase r;\n}}\n"


@pdll(8000)
def attributes_of_an_operation(n):
    items = ", ".join(f"k{i} = x{i}: Attr" for i in range(n))
    return f"Pattern {{\nlet r = op<t.r> {{{items}}};\nerase r;\n}}\n"


@pdll(8000)
def variables(n):
    return "Pattern {\n" + rows(n, lambda i: f"let t{i}: Type;") + rows(n, lambda i: f"let x{i}: Value<t{i}>;") + f"erase op<t.r>({listed(n, lambda i: f'x{i}')});\n}}\n"


@pdll(4000)
def constraints(n):
    return rows(n, lambda i: f"Constraint C{i}(x: Value);") + "Pattern {\nlet r = op<t.r>(x: Value);\n" + rows(n, lambda i: f"C{i}(x);") + "erase r;\n}\n"


@pdll(4000)
def constraints_of_one_value(n):
    return rows(n, lambda i: f"Constraint C{i}(x: Value);") + f"Pattern => erase op<t.r>(x: [{listed(n, lambda i: f'C{i}')}]);\n"


@pdll(4000)
def rewrites_called(n):
    return (rows(n, lambda i: f"Rewrite R{i}(x: Value) -> Op => op<t.a{i}>(x);")
            + "Pattern {\nlet r = op<t.r>(x: Value);\nrewrite r with {\n" + rows(n, lambda i: f"R{i}(x);") + "erase r;\n};\n}\n")


@pdll(200, ("mlir",))
def rewrites_that_call(n):
    return ("Rewrite R0(x: Value) -> Op => op<t.a>(x);\n" + rows(n, lambda i: f"Rewrite R{i + 1}(x: Value) -> Op => R{i}(x);")
            + f"Pattern {{\nlet r = op<t.r>(x: Value);\nrewrite r with {{\nR{n}(x);\nerase r;\n}};\n}}\n")


@pdll(4000)
def natives(n):
    return rows(n, lambda i: f"Constraint C{i}(x: Value) [{{\n return success(); // {{ {i} }}\n}}];")


@pdll(50)
def operations_nested(n):
    return f"Pattern {{\nlet r = {'op<t.a>(' * n}x: Value{')' * n};\nerase r;\n}}\n"


@pdll(20000)
def comments(n):
    return rows(n, lambda i: f"// {i}") + "Pattern => erase op<t.r>;\n"


@pdll(200000)
def attribute_text(n):
    return f'Pattern => erase op<t.r> {{a = attr<"[{listed(n, "1")}]">}};\n'


@pdll(4000, status=1)
def redefinitions(n):
    return rows(n, lambda i: "Pattern P => erase op<t.a>;")


@pdll(1000, files=lambda n: {f"inc{i}.pdll": f"Constraint C{i}(x: Value);\n" for i in range(n)})
def includes(n):
    return rows(n, lambda i: f'#include "inc{i}.pdll"') + "Pattern => erase op<t.r>;\n"


@pdll(50, files=lambda n: {f"in{i}.pdll": (f'#include "in{i + 1}.pdll"\n' if i < n else "") + f"Constraint C{i}(x: Value);\n" for i in range(n + 1)})
def includes_nested(n):
    return '#include "in0.pdll"\nPattern => erase op<t.r>;\n'


TD = """\
include "mlir/IR/OpBase.td"
def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits> { let results = (outs AnyType:$box); }
"""


@pdll(2000, files=lambda n: {"ops.td": TD + rows(n, lambda i: f'def Op{i} : Shop_Op<"o{i}", [Pure]> {{ let arguments = (ins AnyType:$a, OptionalAttr<I64Attr>:$n); }}')})
def tablegen_ops(n):
    return '#include "ops.td"\nPattern => erase op<shop.o0>(x: Value);\n'


@pdll(2000, files=lambda n: {"ops.td": TD + f"def Op : Shop_Op<\"o\"> {{ let arguments = (ins {listed(n, lambda i: f'AnyType:$a{i}')}); }}\n"})
def tablegen_arguments(n):
    return f'#include "ops.td"\nPattern => erase op<shop.o>({listed(n, lambda i: f"x{i}: Value")});\n'


@pdll(4000, files=lambda n: {"ops.td": TD + "def Op : Shop_Op<\"o\"> { let arguments = (ins AnyType:$a); let description = [{" + "text [ ]\n" * n + "}]; }\n"})
def tablegen_text(n):
    return '#include "ops.td"\nPattern => erase op<shop.o>(x: Value);\n'


@family(4000, "pdll", "--split-input-file -x=mlir")
def split(n):
    return "// -----\n".join(f"Pattern P{i} => erase op<t.a{i}>;\n" for i in range(n))


@family(4000, "pdll", "--check-dialects -x=mlir")
def checked(n):
    return rows(n, lambda i: f"Pattern P{i} => replace op<arith.addi>(x: Value, y: Value) with x;")


#===-- dialects ---------------------------------------------------------------------------------===#


def schema_of_ops(n):
    return "irdl.dialect @d {\n" + rows(n, lambda i: f"irdl.operation @op{i} {{\n%0 = irdl.any\nirdl.operands(a: %0)\n}}") + "}\n"


def schema_of_types(n):
    return ("irdl.dialect @d {\n" + rows(n, lambda i: f"irdl.type @type{i} {{\n%0 = irdl.any\nirdl.parameters(a: %0)\n}}\nirdl.attribute @attr{i} {{\n%0 = irdl.any\nirdl.parameters(a: %0)\n}}") + "}\n")


def schema_of_dialects(n):
    return rows(n, lambda i: f"irdl.dialect @d{i} {{\nirdl.operation @op {{\n%0 = irdl.any\nirdl.operands(a: %0)\n}}\n}}")


def schema_of_constraints(n):
    return ("irdl.dialect @d {\nirdl.operation @op {\n" + rows(n, lambda i: f"%{i} = irdl.is i{i + 1}")
            + f"%x = irdl.any_of({listed(n, lambda i: f'%{i}')})\nirdl.operands(a: %x)\n}}\n}}\n")


for make, size in ((schema_of_ops, 4000), (schema_of_types, 2000), (schema_of_dialects, 1000), (schema_of_constraints, 4000)):
    for words, args in (("listed", "--ops --dialect-file={input}"), ("printed", "--schema --dialect-file={input} d"), ("described", "--dialect-file={input} d.op d")):
        if (make, words) in ((schema_of_dialects, "printed"), (schema_of_dialects, "described"), (schema_of_ops, "described"), (schema_of_types, "described")):
            continue
        FAMILIES.append(Family(f"dialects_{make.__name__}_{words}", make, args, size, command="dialects", peer=False, input_last=False))


#===-- diff -------------------------------------------------------------------------------------===#


def compared(size, other, args="", status=1):
    """What is decorated and `other(n)` are compared."""
    def add(make):
        FAMILIES.append(Family(f"diff_{make.__name__}", make, f"{args} {{folder}}/other.mlir".strip(), size, lambda n: {"other.mlir": other(n)},
                               status, command="diff", peer=False))
        return make
    return add


def ops(order, name="t.op"):
    return rows(len(order), lambda i: f'"{name}{order[i]}"() : () -> ()')


def functions(names, body=""):
    return rows(len(names), lambda i: f"func.func private @{names[i]}() {{\n{body}return\n}}")


def shuffled(n, seed=7):
    order = list(range(n))
    random.Random(seed).shuffle(order)
    return order


@compared(5000, lambda n: ops(range(n, 2 * n)))
def all_ops_different(n):
    return ops(range(n))


@compared(5000, lambda n: ops(range(n - 1, -1, -1)))
def ops_backwards(n):
    return ops(range(n))


@compared(5000, lambda n: ops(shuffled(n)))
def ops_shuffled(n):
    return ops(range(n))


@compared(5000, lambda n: '"t.op"() : () -> ()\n' * (2 * n))
def equal_ops_more(n):
    return '"t.op"() : () -> ()\n' * n


@compared(5000, lambda n: "".join(f'"t.{random.Random(i).choice("abc")}"() : () -> ()\n' for i in range(n)))
def ops_of_few_names(n):
    return "".join(f'"t.{random.Random(-i).choice("abc")}"() : () -> ()\n' for i in range(1, n))


@compared(5000, lambda n: rows(n, lambda i: f'"t.op"() {{k = {i + 1}}} : () -> ()'))
def ops_shifted(n):
    return rows(n, lambda i: f'"t.op"() {{k = {i}}} : () -> ()')


@compared(5000, lambda n: rows(n, lambda i: f'"t.op"() {{k = {i + n}}} : () -> ()'))
def attribute_of_each(n):
    return rows(n, lambda i: f'"t.op"() {{k = {i}}} : () -> ()')


@compared(5000, lambda n: rows(n, lambda i: f'"t.op"() {{k = {(i * 7) % n}}} : () -> ()'))
def attribute_of_each_permuted(n):
    return rows(n, lambda i: f'"t.op"() {{k = {i}}} : () -> ()')


@compared(4000, lambda n: functions([f"g{i}" for i in range(n)]))
def functions_renamed(n):
    return functions([f"f{i}" for i in range(n)])


@compared(4000, lambda n: functions([f"f{i}" for i in shuffled(n)]))
def functions_shuffled(n):
    return functions([f"f{i}" for i in range(n)])


@compared(4000, lambda n: functions([f"f{i}" for i in range(n)], '"t.new"() : () -> ()\n'))
def functions_changed(n):
    return functions([f"f{i}" for i in range(n)])


@compared(4000, lambda n: functions([f"g{i}" for i in range(n)], '"t.new"() : () -> ()\n'))
def functions_renamed_and_changed(n):
    return functions([f"f{i}" for i in range(n)])


@compared(4000, lambda n: "")
def functions_removed(n):
    return functions([f"f{i}" for i in range(n)])


def nest(n, inner):
    return '"t.op"() ({\n' * n + f'"t.{inner}"() : () -> ()\n' + "}) : () -> ()\n" * n


@compared(400, lambda n: nest(n, "b"))
def nests_that_end_otherwise(n):
    return nest(n, "a")


@compared(400, lambda n: nest(n + 1, "a"))
def nest_around(n):
    return nest(n, "a")


@compared(400, lambda n: rows(n, lambda i: f'"t.op{n - i}"() ({{') + "}) : () -> ()\n" * n)
def nests_of_other_ops(n):
    return rows(n, lambda i: f'"t.op{i}"() ({{') + "}) : () -> ()\n" * n


def blocks(n, name, backwards=False):
    order = range(n - 1, -1, -1) if backwards else range(n)
    return ("func.func @f() {\ncf.br ^b0\n" + "".join(f'^b{i}:\n"t.{name}{i}"() : () -> ()\ncf.br ^b{i + 1}\n' for i in order) + f"^b{n}:\nreturn\n}}\n")


@compared(4000, lambda n: blocks(n, "b"))
def blocks_changed(n):
    return blocks(n, "a")


@compared(4000, lambda n: blocks(n, "a", True))
def blocks_backwards(n):
    return blocks(n, "a")


@compared(4000, lambda n: blocks(n + n // 2, "a"))
def blocks_added(n):
    return blocks(n, "a")


def chain(n, first="t.x", kind="i32"):
    return f'%v0 = "{first}"() : () -> {kind}\n' + rows(n, lambda i: f'%v{i + 1} = "t.op"(%v{i}) : ({kind}) -> {kind}')


@compared(5000, lambda n: chain(n, "t.y"))
def chain_from_another(n):
    return chain(n)


@compared(5000, lambda n: chain(n, kind="i64"))
def chain_of_types(n):
    return chain(n)


@compared(5000, lambda n: chain(n + 1))
def chain_one_longer(n):
    return chain(n)


def one_of_operands(n, backwards):
    return (f'%0:{n} = "t.make"() : () -> ({listed(n, "i32")})\n'
            f'"t.use"({listed(n, lambda i: f"%0#{n - 1 - i if backwards else i}")}) : ({listed(n, "i32")}) -> ()\n')


@compared(10000, lambda n: one_of_operands(n, True))
def operands_backwards(n):
    return one_of_operands(n, False)


def op_of_attributes(n, change):
    return f'"t.op"() {{{listed(n, lambda i: f"k{i} = {i + change}")}}} : () -> ()\n'


@compared(5000, lambda n: f'"t.op"() {{{listed(n, lambda i: f"l{i} = {i}")}}} : () -> ()\n')
def attributes_renamed(n):
    return op_of_attributes(n, 0)


@compared(20000, lambda n: f'"t.op"() {{k = [{listed(n, lambda i: str(i + 1))}]}} : () -> ()\n')
def array_changed(n):
    return f'"t.op"() {{k = [{listed(n, str)}]}} : () -> ()\n'


def located(n, file):
    return rows(n, lambda i: f'"t.op"() : () -> () loc("{file}":{i}:1)')


@compared(5000, lambda n: located(n, "b"), "--locations")
def locations_changed(n):
    return located(n, "a")


def resources(n, byte):
    return (rows(n, lambda i: f'"t.op"() {{k = dense_resource<r{i}> : tensor<1xi8>}} : () -> ()')
            + "{-#\ndialect_resources: {\nbuiltin: {\n" + listed(n, lambda i: f'r{i}: "0x01000000{byte}"', ",\n") + "\n}\n}\n#-}\n")


@compared(4000, lambda n: resources(n, "02"))
def resources_changed(n):
    return resources(n, "01")


#===-- query ------------------------------------------------------------------------------------===#


def queried(size, expression, args="", **how):
    def add(make):
        FAMILIES.append(Family(f"query_{make.__name__}", make, f"{args} {expression} {{input}}".strip(), size, command="query", peer=False, input_last=False, **how))
        return make
    return add


@queried(20000, "t.op")
def ops_in_one_line(n):
    return '"t.op"() : () -> () ' * n + "\n"


@queried(5000, "attr:k90=90*")
def many_attributes(n):
    return rows(10, lambda j: f'"t.op"() {{{listed(n, lambda i: f"k{i} = {i}")}}} : () -> ()')


@queried(200, "loc:*.py*")
def locations_of_callsites(n):
    return '"t.op"() : () -> () loc(' + "callsite(\"f.py\":1:1 at " * n + "\"g.py\":1:1" + ")" * n + ")\n"


@queried(400, "t.inner", "--context=3")
def nested_ops(n):
    return nest(n, "inner")


@queried(4000, f"-c 'm getAllDefinitions(hasOpName(\"t.use\"),{10 ** 6})'")
def chain_of_definitions(n):
    return chain(n) + f'"t.use"(%v{n}) : (i32) -> ()\n'


@queried(2000, "-c 'm getDefinitions(hasOpName(\"t.op\"),1,true,false,false)'")
def definitions_of_each(n):
    return chain(n)


@queried(2000, "-c 'm getUsersByPredicate(hasOpName(\"t.x\"),hasOpName(\"t.none\"),true)'")
def users_of_a_chain(n):
    return chain(n)


@queried(4000, "-c 'm hasOpName(\"t.op\").extract(\"f\")'")
def extracted(n):
    return chain(n)


#===-- reduce -----------------------------------------------------------------------------------===#


def reduced(size, interesting):
    """A file is interesting that has the line."""
    def add(make):
        FAMILIES.append(Family(f"reduce_{make.__name__}", make, f"--quiet --jobs=1 --test=sh --test-arg={{folder}}/test.sh", size,
                               lambda n: {"test.sh": f"! grep -q '{interesting}' \"$1\"\n"}, command="reduce", peer=False))
        return make
    return add


@reduced(10000, "t.keep")
def ops_of_a_block(n):
    return ops(range(n // 2)) + '"t.keep"() : () -> ()\n' + ops(range(n // 2))


@reduced(4000, "t.keep")
def functions_beside(n):
    return functions([f"f{i}" for i in range(n)]) + functions(["g"], '"t.keep"() : () -> ()\n')


@reduced(4000, "t.keep")
def operands_of_an_op(n):
    return f'%0:{n} = "t.make"() : () -> ({listed(n, "i32")})\n"t.keep"({listed(n, lambda i: f"%0#{i}")}) : ({listed(n, "i32")}) -> ()\n'


@reduced(4000, "t.keep")
def chain_of_ops(n):
    return chain(n) + f'"t.keep"(%v{n}) : (i32) -> ()\n'


@reduced(2000, "t.keep")
def blocks_of_a_function(n):
    return blocks(n, "a").replace("return\n", '"t.keep"() : () -> ()\nreturn\n')


@reduced(4000, "t.keep")
def arguments_of_a_function(n):
    return f'func.func @f({listed(n, lambda i: f"%a{i}: i32")}) {{\n"t.keep"() : () -> ()\nreturn\n}}\n'


@reduced(4000, "t.keep")
def results_of_a_function(n):
    return (f'func.func @f(%a: i32) -> ({listed(n, "i32")}) {{\n"t.keep"() : () -> ()\nreturn {listed(n, "%a")} : {listed(n, "i32")}\n}}\n')


@reduced(1000, "t.keep")
def functions_that_call(n):
    return (rows(n, lambda i: f"func.func private @f{i}(%a: i32) -> i32 {{\n%0 = func.call @f{i + 1}(%a) : (i32) -> i32\nreturn %0 : i32\n}}")
            + f'func.func private @f{n}(%a: i32) -> i32 {{\n"t.keep"() : () -> ()\nreturn %a : i32\n}}\n')


@reduced(400, "t.keep")
def regions_nested(n):
    return nest(n, "keep")


@reduced(2000, "t.keep")
def ifs_in_sequence(n):
    return ("func.func @f(%v0: i32, %p: i1) {\n" + rows(n, lambda i: f"%v{i + 1} = scf.if %p -> i32 {{\nscf.yield %v{i} : i32\n}} else {{\nscf.yield %v0 : i32\n}}")
            + f'"t.keep"(%v{n}) : (i32) -> ()\nreturn\n}}\n')


@reduced(4000, "t.keep")
def array_of_an_op(n):
    return f'"t.keep"() {{k = [{listed(n, str)}]}} : () -> ()\n'
