# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ir.pyi names what the module has, and nothing else."""
import ast
import inspect
import pathlib

from tenure import ir

STUB = ast.parse(pathlib.Path(ir.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}
FUNCTIONS = {node.name for node in STUB.body if isinstance(node, ast.FunctionDef)}


def names_of(node):
    """What a class of the stub declares itself."""
    found = set()
    for each in node.body:
        if isinstance(each, (ast.FunctionDef, ast.ClassDef)):
            found.add(each.name)
        elif isinstance(each, ast.AnnAssign):
            found.add(each.target.id)
        elif isinstance(each, ast.Assign):
            found.update(target.id for target in each.targets)
    return found


def test_module_and_stub_have_the_same_names():
    module = {name for name, value in vars(ir).items()
              if not name.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value))}
    stub = {name for name in {*CLASSES, *FUNCTIONS} if not name.startswith("_")}
    assert module == stub


def test_what_the_stub_declares_is_there():
    missing = []
    for name, node in CLASSES.items():
        cls = getattr(ir, name)
        known = {*dir(cls), *dir(type(cls)), *getattr(cls, "__members__", ())}
        missing += [f"{name}.{member}" for member in names_of(node) - known]
    assert missing == []


def test_members_are_declared():
    """Every public member that a class adds is in its stub, or in that of a base."""
    missing = []
    for name, node in CLASSES.items():
        cls = getattr(ir, name)
        declared = names_of(node)
        for base in cls.__mro__[1:]:
            if base.__name__ in CLASSES:
                declared |= names_of(CLASSES[base.__name__])
        # StaleDiagnosticError and MLIRError have Exception's members too.
        missing += [f"{name}.{member}" for member in vars(cls)
                    if not member.startswith("_") and member not in declared]
    assert missing == []
