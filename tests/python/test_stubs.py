# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The stubs name what their modules have, and nothing else."""
import ast
import inspect
import pathlib

import pytest

from tenure import adapters, analysis, ir, passmanager, rewrite


class Stub:
    def __init__(self, module):
        path = pathlib.Path(module.__file__).with_suffix(".pyi")
        body = ast.parse(path.read_text(encoding="utf-8")).body
        self.module = module
        self.classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        self.functions = {node.name for node in body if isinstance(node, ast.FunctionDef)}


@pytest.fixture(params=[ir, adapters, analysis, passmanager, rewrite],
                ids=["ir", "adapters", "analysis", "passmanager", "rewrite"], scope="module")
def stub(request):
    return Stub(request.param)


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


def test_module_and_stub_have_the_same_names(stub):
    module = {name for name, value in vars(stub.module).items()
              if not name.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value))}
    declared = {name for name in {*stub.classes, *stub.functions} if not name.startswith("_")}
    assert module == declared


def test_what_the_stub_declares_is_there(stub):
    missing = []
    for name, node in stub.classes.items():
        cls = getattr(stub.module, name)
        known = {*dir(cls), *dir(type(cls)), *getattr(cls, "__members__", ())}
        missing += [f"{name}.{member}" for member in names_of(node) - known]
    assert missing == []


def test_members_are_declared(stub):
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
