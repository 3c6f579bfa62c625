# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the package offers, as its stubs say: every function, class, method, property and variable, with the types of its
parameters.

A type is a tuple: ("any",), ("none",), ("self",), ("plain", "int"), ("class", the class), ("union", types), ("list", type),
("tuple", types), ("dict", key, value), ("call",), ("type", the class), ("iterator", type).
"""
import ast
import enum
import importlib
import pathlib
from typing import NamedTuple

PLAIN = {"int", "float", "str", "bytes", "bool", "memoryview", "type"}
LISTS = {"Sequence", "Iterable", "list", "List"}
ITERATORS = {"Iterator", "Generator"}
ANY = ("any",)
# What typing calls whatever does as these do.
PROTOCOLS = {"SupportsIndex": "int", "SupportsInt": "int", "SupportsFloat": "float", "Buffer": "bytes"}


class Parameter(NamedTuple):
    name: str
    type: tuple
    kind: str  # "position", "either", "name", "rest" or "names".
    is_optional: bool


class Member(NamedTuple):
    label: str       # "ir.Block.append"; a setter ends in "=".
    owner: object    # The class, or the module of a function.
    name: str
    kind: str        # "method", "static", "class", "property", "setter", "variable", "function" or "make".
    parameters: tuple
    returns: tuple


class Stub:
    """One stub: its members, and what its names mean."""

    def __init__(self, package, name, path):
        self.name = name
        self.package = package
        self.module = importlib.import_module(f"{package}.{name}")
        self.body = ast.parse(path.read_text(encoding="utf-8")).body
        self.aliases = self.aliases_of(path.with_name("_typing.py")) if path.with_name("_typing.py").is_file() else {}
        self.aliases |= self.aliases_of(path)
        self.members = []
        self.classes = []
        for node in self.body:
            if isinstance(node, ast.ClassDef):
                self.read_class(node)
            elif isinstance(node, ast.FunctionDef):
                self.add(node, self.module, "function", f"{name}.{node.name}")

    @staticmethod
    def aliases_of(path):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        return {node.targets[0].id: node.value for node in body if isinstance(node, ast.Assign)}

    def add(self, node, owner, kind, label, skip=0):
        self.members.append(Member(label, owner, node.name, kind, tuple(self.parameters(node.args))[skip:],
                                   self.type(node.returns)))

    def read_class(self, node):
        cls = getattr(self.module, node.name, None)
        if cls is None and node.name.startswith("_"):
            return  # It is there for type checkers.
        label = f"{self.name}.{node.name}"
        self.classes.append(cls)
        if issubclass(cls, enum.Enum):
            self.members.append(Member(f"{label}()", cls, "__new__", "make", (Parameter("value", ANY, "position", False),),
                                       ("class", cls)))
            return
        made = False
        for each in node.body:
            if isinstance(each, ast.FunctionDef):
                made |= each.name in ("__init__", "__new__")
                self.read_method(each, cls, label)
            elif isinstance(each, ast.AnnAssign):
                self.read_variable(each, cls, label)
        if not made and any("dataclass" in ast.unparse(each) for each in node.decorator_list):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            parameters = tuple(Parameter(each.target.id, self.type(each.annotation), "name", each.value is not None)
                               for each in fields)
            self.members.append(Member(f"{label}()", cls, "__new__", "make", parameters, ("class", cls)))
        elif not made:  # What has no __init__ of its own is made of another thing, of nothing, or not at all.
            self.members.append(Member(f"{label}()", cls, "__new__", "make",
                                       (Parameter("thing", ANY, "position", True),), ("class", cls)))

    def read_method(self, node, cls, label):
        words = {ast.unparse(each) for each in node.decorator_list}
        if node.name in ("__init__", "__new__"):
            self.members.append(Member(f"{label}()", cls, "__new__", "make", tuple(self.parameters(node.args))[1:],
                                       ("class", cls)))
        elif "property" in words:
            self.add(node, cls, "property", f"{label}.{node.name}", 1)
        elif any(word.endswith(".setter") for word in words):
            self.add(node, cls, "setter", f"{label}.{node.name}=", 1)
        elif "staticmethod" in words:
            self.add(node, cls, "static", f"{label}.{node.name}")
        elif "classmethod" in words:
            self.add(node, cls, "class", f"{label}.{node.name}", 1)
        elif [each.arg for each in node.args.posonlyargs + node.args.args][:1] != ["self"]:  # It is called on the class.
            self.add(node, cls, "static", f"{label}.{node.name}")
        else:
            self.add(node, cls, "method", f"{label}.{node.name}", 1)

    def read_variable(self, node, cls, label):
        name, of = node.target.id, self.type(node.annotation)
        if "ClassVar" in ast.unparse(node.annotation):
            self.members.append(Member(f"{label}.{name}", cls, name, "variable", (), of))
            return
        self.members.append(Member(f"{label}.{name}", cls, name, "property", (), of))
        self.members.append(Member(f"{label}.{name}=", cls, name, "setter", (Parameter("value", of, "position", False),),
                                   ("none",)))

    def parameters(self, args):
        given = args.posonlyargs + args.args
        required = len(given) - len(args.defaults)
        for i, each in enumerate(given):
            kind = "position" if i < len(args.posonlyargs) else "either"
            yield Parameter(each.arg, self.type(each.annotation), kind, i >= required)
        if args.vararg:
            yield Parameter(args.vararg.arg, self.type(args.vararg.annotation), "rest", True)
        for each, default in zip(args.kwonlyargs, args.kw_defaults):
            yield Parameter(each.arg, self.type(each.annotation), "name", default is not None)
        if args.kwarg:
            yield Parameter(args.kwarg.arg, self.type(args.kwarg.annotation), "names", True)

    def type(self, node):
        if node is None:
            return ANY
        if isinstance(node, ast.Constant):
            return ("none",) if node.value is None else self.type(ast.parse(node.value, mode="eval").body)
        if isinstance(node, ast.BinOp):
            return ("union", (self.type(node.left), self.type(node.right)))
        if isinstance(node, ast.Subscript):
            return self.type_of_parts(node)
        if isinstance(node, ast.Name) and node.id in self.aliases:
            return self.type(self.aliases[node.id])
        return self.type_named(ast.unparse(node))

    def type_of_parts(self, node):
        base = ast.unparse(node.value).rpartition(".")[2]
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if base in ("Callable", "type"):
            return ("call",) if base == "Callable" else ("type", self.type(parts[0]))
        if base == "Literal":
            return ("union", tuple(("plain", type(part.value).__name__) for part in parts))
        types = tuple(self.type(part) for part in parts if not (isinstance(part, ast.Constant) and part.value is ...))
        if base in LISTS:
            return ("list", types[0])
        if base in ITERATORS:
            return ("iterator", types[0])
        if base in ("dict", "Dict", "Mapping"):
            return ("dict", *types)
        if base in ("tuple", "Tuple"):
            return ("tuple", types)
        if base == "Optional":
            return ("union", (types[0], ("none",)))
        if base == "Union":
            return ("union", types)
        if base == "ClassVar":
            return types[0]
        return ("plain", "str") if base == "PathLike" else ANY

    def type_named(self, text):
        if text in PLAIN:
            return ("plain", text)
        if text in PROTOCOLS:
            return ("plain", PROTOCOLS[text])
        if text in ("object", "Any"):
            return ANY
        if text == "Self":
            return ("self",)
        if text == "list":
            return ("list", ANY)
        thing = self.module
        for part in text.split("."):
            thing = getattr(thing, part, None)
        if thing is None:  # A name that the stub imports, and the module does not.
            thing = getattr(importlib.import_module(f"{self.package}.ir"), text.rpartition(".")[2], None)
        return ("class", thing) if isinstance(thing, type) else ANY


class Api:
    """All stubs of a package."""

    def __init__(self, package="tenure"):
        self.package = package
        folder = pathlib.Path(importlib.import_module(package).__file__).parent
        self.stubs = []
        for path in sorted(folder.rglob("*.pyi")):
            if path.name.startswith("_"):
                continue
            name = ".".join(path.relative_to(folder).with_suffix("").parts)
            self.stubs.append(Stub(package, name, path))
            setattr(self, name.rpartition(".")[2], self.stubs[-1].module)
        self.members = [member for stub in self.stubs for member in stub.members]
        self.classes = [cls for stub in self.stubs for cls in stub.classes]
