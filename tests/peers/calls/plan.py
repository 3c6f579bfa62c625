# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the calls that test_python_calls.py makes, from MLIR's package: calls of its functions and classes with right and with
wrong arguments, as expressions of Python that run.py evaluates.

    plan.py OUTPUT.json EVERY [MODULE...]

Of a module with many calls, every n-th is taken.

Generated functions are called with values of several types, attributes of the kinds that their sources name, and with
too few, too many and wrong arguments; classes and functions in C++ with what their signatures say.
"""
import enum
import importlib
import inspect
import json
import pathlib
import re
import sys
import types

import mlir

VALUES = ["i32", "f32", "index", "i1", "tensor", "memref", "vector", "ptr", "handle"]
# By the builder that a generated class asks for an attribute.
ATTRIBUTES = {
    "StrAttr": "'text'", "SymbolNameAttr": "'name'", "FlatSymbolRefAttr": "'f'", "SymbolRefAttr": "'f'", "UnitAttr": "True", "BoolAttr": "True",
    "TypeAttr": "T('i32')", "ArrayAttr": "[A('1 : i32')]", "DictionaryAttr": "{'a': A('unit')}", "I1Attr": "True",
    "F32Attr": "1.5", "F64Attr": "1.5", "IndexAttr": "1", "I64SmallVectorArrayAttr": "[1, 2]", "AffineMapAttr": "ir.AffineMap.get_identity(2)",
    "StrArrayAttr": "['a', 'b']", "TypeArrayAttr": "[T('i32')]", "I32ArrayAttr": "[1, 2]", "I64ArrayAttr": "[1, 2]", "BoolArrayAttr": "[True]",
    "AffineMapArrayAttr": "[ir.AffineMap.get_identity(2)]", "FlatSymbolRefArrayAttr": "['f']", "SymbolRefArrayAttr": "['f']",
    "DenseBoolArrayAttr": "[True, False]", "DenseF32ArrayAttr": "[1.0]", "DenseF64ArrayAttr": "[1.0]", "IndexListArrayAttr": "[[0], [1]]",
    "DictArrayAttr": "[{'a': A('unit')}]", "MemRefTypeAttr": "T('memref')", "IntegerSetAttr": "ir.IntegerSet.get_empty(1, 0)",
    **{f"{sign}I{width}Attr": "1" for sign in ("", "S", "U") for width in (8, 16, 32, 64)},
    **{f"DenseI{width}ArrayAttr": "[1, 2]" for width in (8, 16, 32, 64)},
}
# Of functions in C++, by the text of a parameter's type.
ARGUMENTS = {
    "Context": "context", "Context | None": "context", "Type": "T('i32')", "Attribute": "A('1 : i32')", "Value": "V('i32')", "int": "2", "str": "'name'",
    "bool": "True", "float": "1.5", "bytes": "b'ab'", "Location": "location", "Location | None": "location", "Sequence[int]": "[1, 2]",
    "Sequence[bool]": "[True, False]", "Sequence[float]": "[1.0, 2.0]", "Sequence[str]": "['a', 'b']", "Sequence[Attribute]": "[A('1 : i32')]",
    "Sequence[Type]": "[T('i32')]", "Sequence[Value]": "[V('i32')]", "Sequence[Location]": "[location, ir.Location.name('n')]", "dict": "{'a': A('unit')}",
    "AffineMap": "ir.AffineMap.get_identity(2)", "AffineExpr": "ir.AffineDimExpr.get(0)", "Sequence[AffineExpr]": "[ir.AffineDimExpr.get(0)]",
    "_OperationBase": "op()", "Operation": "op()", "OpView": "op().opview", "Module": "module()", "Block": "block()", "Region": "region()",
    "InsertionPoint": "ir.InsertionPoint(block())", "IntegerSet": "ir.IntegerSet.get_empty(1, 0)", "Callable": "print", "object": "1",
    "DictAttr": "ir.DictAttr.get({})", "StringAttr": "ir.StringAttr.get('s')", "Type | None": "T('i32')", "Attribute | None": "A('1 : i32')", "type": "int",
    "DictAttr | None": "ir.DictAttr.get({})", "Sequence[AffineMap]": "[ir.AffineMap.get_identity(2)]",
}
INSTANCES = {
    "IntegerType": "T('i32')", "F32Type": "T('f32')", "IndexType": "T('index')", "RankedTensorType": "T('tensor')", "MemRefType": "T('memref')",
    "VectorType": "T('vector')", "ShapedType": "T('tensor')", "Type": "T('i32')", "FloatType": "T('f32')", "Attribute": "A('1 : i32')",
    "IntegerAttr": "A('1 : i32')", "FloatAttr": "A('1.5 : f32')", "StringAttr": "A('\"s\"')", "ArrayAttr": "A('[1, 2]')", "DictAttr": "A('{a = 1}')",
    "BoolAttr": "A('true')", "TypeAttr": "A('i32')", "UnitAttr": "A('unit')", "FlatSymbolRefAttr": "A('@f')", "SymbolRefAttr": "A('@f::@g')",
    "DenseI64ArrayAttr": "A('array<i64: 1, 2>')", "DenseI32ArrayAttr": "A('array<i32: 1>')", "DenseF32ArrayAttr": "A('array<f32: 1.0>')",
    "DenseBoolArrayAttr": "A('array<i1: true>')", "DenseElementsAttr": "A('dense<1> : tensor<2xi32>')",
    "DenseIntElementsAttr": "A('dense<[1, 2]> : tensor<2xi32>')", "DenseFPElementsAttr": "A('dense<[1.0, 2.0]> : tensor<2xf32>')",
    "AffineMapAttr": "A('affine_map<(d0) -> (d0)>')", "IntegerSetAttr": "A('affine_set<(d0) : (d0 == 0)>')", "StridedLayoutAttr": "A('strided<[1], offset: 2>')",
    "OpaqueAttr": "A('#foo<\"x\">')", "OpaqueType": "ir.Type.parse('!foo<\"x\">')", "TupleType": "ir.Type.parse('tuple<i32, f32>')", "NoneType": "ir.Type.parse('none')",
    "ComplexType": "ir.Type.parse('complex<f32>')", "FunctionType": "ir.Type.parse('(i32) -> f32')", "UnrankedTensorType": "ir.Type.parse('tensor<*xi32>')",
    "UnrankedMemRefType": "ir.Type.parse('memref<*xi32>')", "Location": "location", "Context": "context", "Module": "module()", "Operation": "op()", "OpView": "op().opview",
    "Block": "block()", "Region": "region()", "Value": "V('i32')", "BlockArgument": "V('i32')", "OpResult": "op().result", "InsertionPoint": "ir.InsertionPoint(block())",
    "AffineMap": "ir.AffineMap.get_identity(2)", "AffineDimExpr": "ir.AffineDimExpr.get(0)", "AffineExpr": "ir.AffineDimExpr.get(0)",
    "AffineConstantExpr": "ir.AffineConstantExpr.get(3)", "AffineSymbolExpr": "ir.AffineSymbolExpr.get(0)", "AffineAddExpr": "ir.AffineDimExpr.get(0) + 1",
    "IntegerSet": "ir.IntegerSet.get_empty(1, 0)", "SymbolTable": "ir.SymbolTable(module().operation)", "NamedAttribute": "op().attributes[0]",
    "OpAttributeMap": "op().attributes", "OpOperandList": "op().operands", "OpResultList": "op().results", "BlockList": "region().blocks", "OperationList": "block().operations",
    "RegionSequence": "op().regions", "PassManager": "passmanager.PassManager('any')", "BlockArgumentList": "block().arguments",
}
# They touch what the process shares, print, raise where MLIR is undefined, or are of memory addresses.
SKIPPED = re.compile(r"_CAPI|_testing|dump|register_|append_|_mlir_thread_pool|set_thread|enable_|attach_|_GlobalDebug|_get_|__|loc_tracebacks|emit_|"
                     r"_globals|globals|print|Thread|DialectRegistry|run|write_bytecode|get_asm|insert$|invalid|_set|create_expando|main|static_typeid|"
                     r"typeid|to_memref|ExecutionEngine|walk|erase|move|detach|export|_BaseContext|load_|translate")


UNKNOWN = "<unknown>"
# Of an attribute that no builder makes, by the class that the property has.
BY_CLASS = {
    "ArrayAttr": "A('[]')", "DenseI64ArrayAttr": "A('array<i64: 1, 2>')", "DenseI32ArrayAttr": "A('array<i32: 1, 2>')", "DenseBoolArrayAttr": "A('array<i1: true>')",
    "StringAttr": "A('\"s\"')", "TypeAttr": "A('i32')", "DictAttr": "A('{}')", "FlatSymbolRefAttr": "A('@f')", "SymbolRefAttr": "A('@f')", "UnitAttr": "A('unit')",
    "BoolAttr": "A('true')", "AffineMapAttr": "A('affine_map<(d0) -> (d0)>')", "DenseElementsAttr": "A('dense<1> : tensor<2xi64>')",
    "DenseIntElementsAttr": "A('dense<1> : tensor<2xi64>')", "FloatAttr": "A('1.0 : f32')",
}


def enumerated(kind, module):
    """A member of an enumeration that the builder of this kind takes, or None."""
    for name in (module.replace("_ops_gen", "_enum_gen"), "mlir.dialects._arith_enum_gen", "mlir.dialects._llvm_enum_gen"):
        for made in vars(sys.modules.get(name, types)).values():
            if not (isinstance(made, type) and issubclass(made, enum.Enum) and made.__module__ == name):
                continue
            for member in list(made)[:2]:
                try:
                    with mlir.ir.Context() as context:
                        built = mlir.ir.AttrBuilder.get(kind)(member, context)
                    if kind.lower().replace("attr", "").endswith(made.__name__.lower()) or not isinstance(built, mlir.ir.IntegerAttr):
                        return f"M('{name}').{made.__name__}({member.value})"
                except Exception:
                    break
    return None


def parameters(function):
    return [each for each in inspect.signature(function).parameters.values() if each.name not in ("self", "loc", "ip")]


def plan_of_op(made, callee, source, is_class=True):
    """Calls of a generated class or function: values of each type, then wrong ones. A function does what its class does."""
    kinds = dict(re.findall(r"attributes\[\"(\w+)\"\] = .*?AttrBuilder.get\('(\w+)'\)", source, re.DOTALL))
    results = set(re.findall(r"results\.(?:append|extend)\((\w+)\)", source)) | set(re.findall(r"if (\w+) is not None: results.append", source))
    several = set(re.findall(r"(?:operands\.(?:extend|append)\(_get_op_results_or_values|results\.extend|num_)\(?(\w+)", source))
    units = set(re.findall(r'if bool\((\w+)\)', source))
    given = parameters(made.__init__)

    def argument(each, kind):
        name = each.name
        key = next((known for known in (name, name.rstrip("_")) if known in kinds), None)
        if name in units:
            return "True"
        if name.startswith("num_"):
            return "1"
        if key is not None and kinds[key] in ATTRIBUTES:
            return ATTRIBUTES[kinds[key]]
        if key is not None and kinds[key] not in ENUMERATED:
            ENUMERATED[kinds[key]] = enumerated(kinds[key], made.__module__)
        if key is not None:
            shown = inspect.signature(vars(made)[key].fget).return_annotation if key in vars(made) else ""
            return ENUMERATED[kinds[key]] or BY_CLASS.get(re.sub(r".*_ods_ir\.|['>\]].*|.*\.", "", str(shown)), UNKNOWN)
        if name in results:
            return f"[T('{kind}')]" if name in several else f"T('{kind}')"
        if name in ("dest", "trueDest", "falseDest", "defaultDestination") or "Dest" in name and name not in several:
            return "block()"
        return f"[V('{kind}')]" if name in several else f"V('{kind}')"

    required = [each for each in given if each.default is each.empty]
    calls = [f"{callee}({', '.join(argument(each, kind) for each in required)})" for kind in (VALUES if is_class else ("f32", "tensor"))]
    if any(UNKNOWN in call for call in calls):  # No value of an attribute is known that MLIR would keep.
        return [f"{callee}()", f"{callee}(no_such=1)"]
    first = [argument(each, "i32") for each in required]
    for each in given if is_class else ():
        if each.kind == each.KEYWORD_ONLY and each.name != "results" and UNKNOWN not in argument(each, "i32"):
            calls.append(f"{callee}({', '.join([*first, f'{each.name}={argument(each, chr(105) + str(32))}'])})")
    calls.append(f"{callee}({', '.join([*first, 'no_such=1'])})")
    calls.append(f"{callee}({', '.join(first[1:])})" if first else f"{callee}(1)")
    for i in range(len(first) if is_class else 0):
        for wrong in ("3", "'wrong'", "None"):
            calls.append(f"{callee}({', '.join([*first[:i], wrong, *first[i + 1:]])})")
    return calls


def signatures(thing):
    """(name, type, whether it may miss) of the parameters of each overload of a function in C++."""
    found = []
    for text, *_ in getattr(thing, "__nb_signature__", None) or ():
        inner = text[text.index("(") + 1:text.rindex(")")]
        inner = re.sub(r"mlir\.(?:_mlir_libs\.)?(?:\w+\.)*?(?=\w+(?:[\],| =)]|$))|collections\.abc\.|mlir\.[\w.]*\.", "", inner)
        parts, depth, start = [], 0, 0
        for at, letter in enumerate(inner + ","):
            depth += letter in "[(" or -(letter in "])")
            if letter == "," and depth == 0:
                parts.append(inner[start:at].strip())
                start = at + 1
        read = []
        for part in parts:
            name, _, kind = part.partition(":")
            if part and name not in ("self", "/", "*", "cls") and not name.startswith("*"):
                read.append((name, kind.split("=")[0].strip(), "=" in kind))
        found.append(read)
    return found


def value_of(kind):
    kind = kind.split(".")[-1] if "[" not in kind else kind
    return ARGUMENTS.get(kind, INSTANCES.get(kind, "None" if "None" in kind else "1"))


def plan_of_native(callee, thing):
    calls = [f"{callee}()", f"{callee}(object)", f"{callee}(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)", f"{callee}(no_such=1)"]
    for read in signatures(thing):
        needed = [value_of(kind) for _, kind, misses in read if not misses]
        calls.append(f"{callee}({', '.join(needed)})")
        calls.append(f"{callee}({', '.join(value_of(kind) for _, kind, _ in read)})")
        for i in range(len(needed)):
            calls += [f"{callee}({', '.join([*needed[:i], wrong, *needed[i + 1:]])})" for wrong in ("'wrong'", "3", "None", "T('i32')")]
    return calls


def plan_of_class(module, name, made):
    calls = plan_of_native(f"{module}.{name}", made.__init__)
    instance = INSTANCES.get(name)
    for key, member in vars(made).items():
        if SKIPPED.search(key) and key not in ("__init__",) or key == "__init__":
            continue
        kind = type(member).__name__
        if kind in ("nb_func", "staticmethod", "classmethod"):
            calls += plan_of_native(f"{module}.{name}.{key}", getattr(made, key))
        elif instance is not None and kind == "property":
            calls.append(f"{instance}.{key}")
        elif instance is not None and kind == "nb_method":
            calls += plan_of_native(f"{instance}.{key}", member)
    if instance is not None:
        if hasattr(made, "__str__") and name not in ("Context", "InsertionPoint", "SymbolTable", "BlockList", "OperationList", "RegionSequence", "OpAttributeMap",
                                                    "OpOperandList", "OpResultList", "BlockArgumentList", "Region"):
            calls.append(f"str({instance})")
        calls += [ f"{instance} == {instance}", f"{instance} == 1", f"hash({instance}) == hash({instance})", f"len({instance})", f"list({instance})"]
    return calls


def plan_of_python(callee, function):
    """A function that is written by hand: with annotations, or guesses by name."""
    needed = [each for each in parameters(function) if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)]
    by_name = {"context": "context", "x": "1", "location": "location", "name": "'name'", "type": "T('i32')", "width": "8", "value": "1"}
    calls = [f"{callee}()", f"{callee}(no_such=1)"]
    for kind in VALUES[:6]:
        calls.append(f"{callee}({', '.join(by_name.get(each.name, f'V({kind!r})') for each in needed)})")
    for wrong in ("3", "'wrong'", "None", "[]"):
        calls.append(f"{callee}({', '.join(wrong for _ in needed)})")
    return calls


def plan_of(module_name):
    module, found = importlib.import_module(module_name), []
    for name, thing in sorted(vars(module).items()):
        path = f"M('{module_name}')"
        owner = getattr(thing, "__module__", "") or ""
        if isinstance(thing, types.ModuleType) or SKIPPED.search(name) or not owner.startswith("mlir"):
            continue
        if isinstance(thing, type) and issubclass(thing, mlir.ir.OpView) and thing is not mlir.ir.OpView and "__init__" in vars(thing):
            generated = next(each for each in thing.__mro__ if each.__module__.endswith("_gen"))
            is_own = generated is thing
            if owner == module_name and is_own:
                found += plan_of_op(thing, f"{path}.{name}", inspect.getsource(thing.__init__))
            elif owner == module_name:
                found += plan_of_python(f"{path}.{name}", thing.__init__)
        elif isinstance(thing, type):
            if owner == module_name or owner.startswith("mlir._mlir_libs") and module_name == "mlir.ir":
                found += plan_of_class(path, name, thing)
        elif isinstance(thing, types.FunctionType) and owner == module_name:
            made = re.search(r"(\w+)\(", inspect.getsource(thing).split(":\n", 1)[-1])
            op_class = getattr(module, made[1], None) if made and module_name.endswith("_ops_gen") else None
            if isinstance(op_class, type):
                found += plan_of_op(op_class, f"{path}.{name}", inspect.getsource(op_class.__init__), False)
            else:
                found += plan_of_python(f"{path}.{name}", thing)
        elif type(thing).__name__ == "nb_func" and module_name.startswith("mlir._mlir_libs") or type(thing).__name__ == "nb_func" and module_name == "mlir.ir":
            found += plan_of_native(f"{path}.{name}", thing)
    return found


def modules():
    """All modules of the package, those of tests aside."""
    root = pathlib.Path(mlir.__path__[0])
    found = []
    for path in [*root.rglob("*.py"), *root.rglob("*.so")]:
        stem = path.relative_to(root).with_name(path.name.split(".")[0])
        parts = [part for part in stem.parts if part != "__init__"]
        if not any(part.startswith(("lib", "test", "python_test")) for part in parts):
            found.append(".".join(["mlir", *parts]))
    return sorted({name for name in found if name != "mlir"})


def main():
    plan = []
    for name in sys.argv[3:] or modules():
        try:
            calls = list(dict.fromkeys(plan_of(name)))
            plan += calls if len(calls) < 150 else calls[::int(sys.argv[2])]
        except (ImportError, RuntimeError) as error:  # Modules whose builders another one has registered already.
            print(f"{name}: {error}", file=sys.stderr)
    pathlib.Path(sys.argv[1]).write_text(json.dumps(plan), encoding="utf-8")


ENUMERATED = {}
import mlir.ir  # noqa: E402

for dialect in (*sorted(path.stem for path in (pathlib.Path(mlir.__path__[0]) / "dialects").glob("[a-z]*")), "transform.structured", "transform.vector"):
    importlib.import_module(f"mlir.dialects.{dialect}")  # Before generated modules, which register builders twice otherwise.

main()
