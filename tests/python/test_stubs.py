# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The stubs name what their modules have, and nothing else; all that is public has a docstring and a signature."""
from __future__ import annotations

import ast
import importlib
import inspect
import pathlib
from collections.abc import Iterator
from types import ModuleType

import pytest

from tenure import adapters, analysis, ir, passmanager, rewrite
from tenure.dialects import arith, func, pdl, scf, stablehlo

MODULES = [ir, adapters, analysis, passmanager, rewrite]


class Stub:
    def __init__(self, module: ModuleType) -> None:
        assert module.__file__ is not None
        path = pathlib.Path(module.__file__).with_suffix(".pyi")
        body = ast.parse(path.read_text(encoding="utf-8")).body
        self.module = module
        classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        # What is private may be there for type checkers alone.
        self.classes = {name: node for name, node in classes.items()
                        if not name.startswith("_") or hasattr(module, name)}
        self.functions = {node.name for node in body if isinstance(node, ast.FunctionDef)}


@pytest.fixture(params=MODULES, ids=[each.__name__ for each in MODULES], scope="module")
def stub(request: pytest.FixtureRequest) -> Stub:
    return Stub(request.param)


def names_of(node: ast.ClassDef) -> set[str]:
    """What a class of the stub declares itself."""
    found: set[str] = set()
    for each in node.body:
        if isinstance(each, (ast.FunctionDef, ast.ClassDef)):
            found.add(each.name)
        elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            found.add(each.target.id)
        elif isinstance(each, ast.Assign):
            found.update(target.id for target in each.targets if isinstance(target, ast.Name))
    return found


def test_module_and_stub_have_the_same_names(stub: Stub) -> None:
    module = {name for name, value in vars(stub.module).items()
              if not name.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value))}
    declared = {name for name in {*stub.classes, *stub.functions} if not name.startswith("_")}
    assert module == declared


def test_what_the_stub_declares_is_there(stub: Stub) -> None:
    missing = []
    for name, node in stub.classes.items():
        cls = getattr(stub.module, name)
        known = {*dir(cls), *dir(type(cls)), *getattr(cls, "__members__", ()), *getattr(cls, "__annotations__", ())}
        if "__dict__" in dir(cls) and "__init__" in vars(cls):  # What __init__ sets, or who derives from it.
            known |= set(vars(cls)["__init__"].__code__.co_names) if inspect.isfunction(vars(cls)["__init__"]) else set()
        missing += [f"{name}.{member}" for member in names_of(node) - known - {"__buffer__", "OPERATION_NAME"}]
    assert missing == []


def test_members_are_declared(stub: Stub) -> None:
    """Every public member that a class adds is in its stub, or in that of a base."""
    missing = []
    for name, node in stub.classes.items():
        cls = getattr(stub.module, name)
        declared = names_of(node)
        for base in cls.__mro__[1:]:
            if base.__name__ in stub.classes:
                declared |= names_of(stub.classes[base.__name__])
        # StaleDiagnosticError and MLIRError have Exception's members too.
        missing += [f"{name}.{member}" for member in vars(cls)
                    if not member.startswith("_") and member not in declared]
    assert missing == []


def public_members(cls: type) -> Iterator[tuple[str, object]]:
    """What a class adds that can have words: methods, properties, classes; fields of dataclasses are plain values."""
    for name, member in vars(cls).items():
        member = getattr(member, "__func__", member)
        can_have = callable(member) or isinstance(member, property) or inspect.isdatadescriptor(member)
        if not name.startswith("_") and can_have:
            yield name, member


def words_of(cls: type, name: str, member: object) -> str | None:
    """Those of a slot are where the class lists its slots."""
    slots = vars(cls).get("__slots__")
    return slots[name] if isinstance(slots, dict) and name in slots else member.__doc__


@pytest.mark.parametrize("module", MODULES, ids=[each.__name__ for each in MODULES])
def test_all_that_is_public_has_words(module: ModuleType) -> None:
    silent = []
    for name, thing in vars(module).items():
        if name.startswith("_") or not (inspect.isclass(thing) or inspect.isfunction(thing)):
            continue
        if not thing.__module__.startswith("tenure"):
            continue
        if not thing.__doc__:
            silent.append(name)
        if inspect.isclass(thing):
            silent += [f"{name}.{member}" for member, found in public_members(thing) if not words_of(thing, member, found)]
    assert silent == []


def documented_members(owner: ModuleType | type, node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, object]]:
    """The name and object of all that has a docstring in a stub, inherited members and nested classes included."""
    for each in node.body:
        if not isinstance(each, (ast.ClassDef, ast.FunctionDef)) or not hasattr(owner, each.name):
            continue
        found = inspect.getattr_static(owner, each.name)
        found = getattr(found, "__func__", found)
        if ast.get_docstring(each):
            yield f"{owner.__name__}.{each.name}", found
        if isinstance(each, ast.ClassDef):
            yield from documented_members(found, each)


def test_docstrings_of_stubs_reach_their_objects() -> None:
    count = 0
    silent = []
    for module in MODULES:
        assert module.__file__ is not None
        text = pathlib.Path(module.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
        for name, found in documented_members(module, ast.parse(text)):
            count += 1
            silent += [] if found.__doc__ else [name]
    assert count >= 790 and silent == []
    # Classes that share functions in C do not share docstrings.
    assert inspect.getdoc(analysis.Dominance.is_reachable) == "Returns whether the block is reachable from its region's entry."
    assert inspect.getdoc(analysis.PostDominance.is_reachable) == "Returns True: every block has a path to an exit."


# What many classes have, and the documentation describes once.
COMMON_FIELDS = {"static_typeid", "attr_name", "type_name", "OPERATION_NAME"}


def test_fields_have_words_behind_them(stub: Stub) -> None:
    silent = []
    for name, node in stub.classes.items():
        for field, following in zip(node.body, [*node.body[1:], None]):
            if name.startswith("_") or not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
                continue
            has_words = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            if not field.target.id.startswith("_") and field.target.id not in COMMON_FIELDS and not has_words:
                silent.append(f"{name}.{field.target.id}")
    assert silent == []


def test_what_is_written_in_c_has_its_signature() -> None:
    assert str(inspect.signature(ir.Block.append)) == "(self, operation, /)"
    assert str(inspect.signature(ir.Operation.clone)) == "(self, /, ip=None)"
    assert list(inspect.signature(ir.Operation.create).parameters) == [
        "name", "results", "operands", "attributes", "successors", "regions", "loc", "ip", "infer_type"]
    assert str(inspect.signature(rewrite.PatternRewriter.move_op_before)) == "(self, op, other, /)"


def test_builders_have_the_signature_of_their_schema() -> None:
    names = list(inspect.signature(stablehlo.dot_general).parameters)
    assert names.index("lhs") + 1 == names.index("rhs")
    assert {"dot_dimension_numbers", "precision_config"} < set(names)
    assert names[-2:] == ["loc", "ip"]
    assert list(inspect.signature(stablehlo.DotGeneralOp.__init__).parameters) == ["self", *names]
    assert list(inspect.signature(arith.addi).parameters)[:2] == ["lhs", "rhs"]
    # A function makes the class of the schema, not one that is written by hand in its place.
    assert list(inspect.signature(func.call).parameters)[:3] == ["result", "callee", "operands_"]
    assert list(inspect.signature(pdl.pattern).parameters)[:1] == ["benefit"]


def test_classes_of_dialects_have_the_words_of_their_schema() -> None:
    words = inspect.getdoc(arith.AddIOp)
    assert words is not None and words.startswith("An operation arith.addi.\n\nOperands:\n  lhs: ")
    assert "Attributes:\n  overflowFlags: " in words and "Results:\n  result: " in words
    assert inspect.getdoc(scf.ForOp) == "A loop over a range."
    assert inspect.getdoc(arith.AddIOp.lhs) == "The operand lhs: signless-integer-like."
    assert inspect.getdoc(getattr(arith.AddIOp.Adaptor, "lhs")) == inspect.getdoc(arith.AddIOp.lhs)
    assert inspect.getdoc(arith.AddIOp.overflowFlags) == "The attribute overflowFlags: #arith.overflow; optional."


def test_all_that_is_public_in_dialects_has_words() -> None:
    folder = pathlib.Path(arith.__file__).parent
    silent = []
    count = 0
    packages = [path.parent.name for path in folder.glob("*/__init__.pyi")]
    for stem in sorted([path.stem for path in folder.glob("*.pyi")] + packages):
        module = importlib.import_module(f"tenure.dialects.{stem}")
        for name, thing in vars(module).items():
            is_own = getattr(thing, "__module__", "").startswith("tenure.dialects")
            if name.startswith("_") or inspect.ismodule(thing) or not is_own:
                continue
            members = dict(public_members(thing)) if inspect.isclass(thing) else {}
            count += 1 + len(members)
            silent += [name] if not inspect.getdoc(thing) else []
            silent += [f"{name}.{member}" for member, found in members.items() if not inspect.getdoc(found)]
    assert count > 15000 and silent == []
