# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Python reference: a page for each module, with signatures from the stubs and text from the docstrings.

    python_reference.py PACKAGE FOLDER

Needs a Python that finds tenure; PACKAGE is the folder with its stubs."""
import ast
import importlib
import inspect
import pathlib
import re
import sys

MODULES = ("ir", "adapters", "analysis", "passmanager", "rewrite")


def plain(text):
    return re.sub(r"([\\*|_])", r"\\\1", text)


def escape(text):
    parts = re.split(r"(``?[^`]+``?)", text)
    return "".join(f"\\ ``{part.strip('`')}``\\ " if part.startswith("`") else plain(part).replace("`", "\\`") for part in parts)


def to_rst(doc, indent):
    """Converts a docstring to RST: plain text with code in backquotes; indented lines are code or lists."""
    out, code = [], False
    for paragraph in inspect.cleandoc(doc).split("\n\n") if doc else ():
        lines = paragraph.strip("\n").splitlines()
        if not lines:
            continue
        if all(line.startswith("  ") for line in lines):
            if not code:
                out += [f"{indent}::", ""]
            out += [f"{indent}    {line}" for line in lines] + [""]
            code = True
            continue
        code = False
        if lines[0].startswith("- "):
            for item in re.split(r"\n(?=- )", "\n".join(lines)):
                words = " ".join(item[2:].split())
                out += [f"{indent}- {escape(words)}"]
            out.append("")
        else:
            out += [indent + escape(" ".join(" ".join(lines).split())), ""]
    return out


def docstring(thing, node):
    """Returns the docstring of an object: its own, not its type's, or the stub's."""
    words = getattr(thing, "__doc__", None) if thing is not None else None
    if isinstance(thing, (int, str, float, tuple, list, dict)) or words is not None and not isinstance(words, str):
        words = None
    if words and re.match(r"\w+\(.*\) *(->.*)?$", words.splitlines()[0]):
        words = words.partition("\n")[2].strip()
    return words or (ast.get_docstring(node) if node is not None and not isinstance(node, (ast.AnnAssign, ast.Assign)) else None) or ""


def lookup(owner, name):
    if inspect.isclass(owner):
        for base in owner.__mro__:
            if name in vars(base):
                found = vars(base)[name]
                return found.__func__ if isinstance(found, (staticmethod, classmethod)) else found
    return getattr(owner, name, None)


def decorators(node):
    return {ast.unparse(item) for item in node.decorator_list}


def signature(node, drop_first):
    arguments = node.args
    if drop_first:
        positional = arguments.posonlyargs or arguments.args
        if positional:
            positional.pop(0)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None and node.name != "__init__" else ""
    return f"{node.name}({ast.unparse(arguments)}){returns}"


def functions(nodes):
    """Returns the functions among the nodes with their overloads, in order: [name, [nodes]]."""
    found = {}
    for node in nodes:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if any(words.endswith((".setter", ".deleter")) for words in decorators(node)):
                continue
            found.setdefault(node.name, []).append(node)
    return found


def directive(kind, signatures, options, words, indent):
    first, *others = signatures
    out = [f"{indent}.. py:{kind}:: {first}"] + [f"{indent}{' ' * (len(kind) + 9)}{text}" for text in others]
    out += [f"{indent}   :{option}:" if value is True else f"{indent}   :{option}: {value}" for option, value in options.items()]
    return out + ["", *to_rst(words, indent + "   ")]


# Methods that are written as an operator or a statement, and their form.
OPERATORS = {"__getitem__": "self[key]", "__setitem__": "self[key] = value", "__delitem__": "del self[key]", "__contains__": "key in self",
             "__len__": "len(self)", "__iter__": "iter(self)", "__next__": "next(self)", "__enter__": "with self", "__call__": "self(...)"}


# Members of many classes.
FIELDS = {"static_typeid": "The TypeID of this class.", "attr_name": "The name of the attribute.",
          "type_name": "The name of the type.", "OPERATION_NAME": "The name of the operations."}


def words_behind(node, item):
    """Returns the string after a field of a class."""
    following = node.body[node.body.index(item) + 1:][:1]
    value = following[0].value if following and isinstance(following[0], ast.Expr) else None
    is_words = isinstance(value, ast.Constant) and isinstance(value.value, str)
    return inspect.cleandoc(value.value) if is_words else FIELDS.get(item.target.id, "")


def members(node, thing, indent):
    out = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and not item.target.id.startswith("_"):
            out += directive("attribute", [item.target.id], {"type": ast.unparse(item.annotation)}, words_behind(node, item), indent)
        elif isinstance(item, ast.Assign) and not item.targets[0].id.startswith("_"):
            out += directive("attribute", [item.targets[0].id], {}, "", indent)
    for name, nodes in functions(node.body).items():
        if name.startswith("_") and name not in OPERATORS:
            continue
        if name in OPERATORS and "Never" in ast.unparse(nodes[0].args):
            continue
        how = decorators(nodes[0])
        words = f"`{OPERATORS[name]}`" if name in OPERATORS else docstring(lookup(thing, name), nodes[0])
        if "property" in how:
            options = {"type": ast.unparse(nodes[0].returns)} if nodes[0].returns is not None else {}
            out += directive("property", [name], options, words, indent)
            continue
        is_static = "staticmethod" in how
        options = {"staticmethod": True} if is_static else {"classmethod": True} if "classmethod" in how else {}
        out += directive("method", [signature(item, not is_static) for item in nodes], options, words, indent)
    return out


def class_page(node, thing):
    inits = functions(node.body).get("__init__") or functions(node.body).get("__new__") or []
    signatures = [node.name + signature(item, True)[len(item.name):].partition(" ->")[0] for item in inits] or [node.name]
    bases = [ast.unparse(base) for base in node.bases if not ast.unparse(base).startswith("_")]
    words = docstring(thing, node)
    made = docstring(lookup(thing, "__init__"), inits[0]) if inits else ""
    if made and "See help(type(self))" not in made and made != words:
        words = f"{words}\n\n{made}" if words else made
    out = directive("class", signatures, {}, words, "")
    if bases:
        # Adds links; the names belong to this module or to none.
        out += ["   Bases: " + ", ".join(f":py:class:`{base}`" for base in bases), ""]
    return out + members(node, thing, "   ")


def page(name, path):
    module = importlib.import_module(f"tenure.{name}")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    title = f"tenure.{name}"
    out = [title, "=" * len(title), "", f".. py:module:: {title}", "", *to_rst(docstring(module, None), "")]
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    called = {item: nodes for item, nodes in functions(tree.body).items() if not item.startswith("_")}
    if called:
        out += ["Functions", "---------", ""]
        for item, nodes in called.items():
            out += directive("function", [signature(one, False) for one in nodes], {}, docstring(lookup(module, item), nodes[0]), "")
    if classes:
        out += ["Classes", "-------", ""]
        for node in sorted(classes, key=lambda one: one.name) if name == "ir" else classes:
            out += class_page(node, getattr(module, node.name, None))
    return "\n".join(out) + "\n"


def main():
    package, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    for name in MODULES:
        (folder / f"{name}.rst").write_text(page(name, package / f"{name}.pyi"), encoding="utf-8")
    index = ["The Python modules", "==================", "",
             "Signatures are those of the stubs that the package has for type checkers. ``tenure.dialects`` has a module for each",
             ":doc:`dialect <../dialects>`.", "", ".. toctree::", "   :maxdepth: 1", ""] + [f"   {name}" for name in MODULES]
    (folder / "index.rst").write_text("\n".join(index) + "\n", encoding="utf-8")


main()
