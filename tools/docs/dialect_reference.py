# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reference of dialects: a page for each schema.

    dialect_reference.py SCHEMAS FOLDER [NAME...]

For the NAMEs, or for all. Needs a Python that finds tenure, which reads the schemas."""
import importlib
import pathlib
import re
import sys

from tenure import ir


def text(attributes, name):
    return attributes[name].value if name in attributes else None


def texts(attributes, name):
    return [item.value for item in attributes[name]] if name in attributes else []


def cell(words):
    return str(words).replace("|", "\\|").replace("\n", " ")


def code(words):
    """Returns code for a table; code with backquotes needs two around it."""
    fence = "``" if "`" in words else "`"
    pad = " " if "`" in words else ""
    return f"{fence}{pad}{cell(words)}{pad}{fence}"


def python_name(operation, attributes):
    given = text(attributes, "class")
    if given:
        return given
    words = re.split(r"[._]", text(attributes, "name") or operation)
    return "".join(word[:1].upper() + word[1:] for word in words) + "Op"


class Operation:
    """One irdl.operation."""

    def __init__(self, dialect, op, long_texts):
        self.long_texts = long_texts
        self.attributes = op.attributes
        self.symbol = op.attributes["sym_name"].value
        self.name = f"{dialect}.{text(op.attributes, 'name') or self.symbol}"
        self.rows = []
        for inner in op.regions[0].blocks[0].operations:
            self._read(inner.operation)

    def _read(self, op):
        if op.name == "irdl.operands":
            self._values("operand", op)
        elif op.name == "irdl.results":
            self._values("result", op)
        elif op.name == "irdl.attributes":
            for name, value in zip(texts(op.attributes, "attributeValueNames"), op.operands):
                definition = value.owner.attributes
                words = [self._constraint(value)]
                if "optional" in definition:
                    words.append("optional")
                if "default" in definition:
                    words.append(f"default {code(text(definition, 'default'))}")
                if "cases" in definition:
                    words.append("one of " + ", ".join(code(word) for word in texts(definition, "cases")))
                self.rows.append(("attribute", name, "; ".join(words)))
        elif op.name == "irdl.regions":
            given = str(op.attributes["variadicity"]) if "variadicity" in op.attributes else ""
            variadic = re.findall(r"\b(?:single|optional|variadic)\b", given)
            for index, (name, value) in enumerate(zip(texts(op.attributes, "names"), op.operands)):
                definition = value.owner.attributes
                size = definition["numberOfBlocks"].value if "numberOfBlocks" in definition else None
                words = "any number" if "variadic" in definition or variadic[index:index + 1] == ["variadic"] else \
                    "one block" if size == 1 else f"{size} blocks" if size else "any blocks"
                self.rows.append(("region", name, words))

    def _values(self, kind, op):
        variadicity = re.findall(r"\b(?:single|optional|variadic)\b", str(op.attributes["variadicity"]))
        for name, value, many in zip(texts(op.attributes, "names"), op.operands, variadicity):
            words = self._constraint(value)
            given = text(value.owner.attributes, "name")
            self.rows.append((kind, given or name, words if many == "single" else f"{many} of {words}"))

    def _constraint(self, value):
        op = value.owner
        attributes = op.attributes
        for name in ("description", "type", "attribute"):
            if name in attributes:
                words = text(attributes, name)
                return cell(self.long_texts.get(words[1:], words) if words.startswith("$") else words)
        if op.name == "irdl.is":
            return code(str(attributes["expected"]))
        if op.name in ("irdl.any_of", "irdl.all_of"):
            glue = " or " if op.name == "irdl.any_of" else " and "
            return glue.join(self._constraint(operand) for operand in op.operands)
        if op.name in ("irdl.base", "irdl.parametric"):
            name = next((str(attributes[key]) for key in ("base_name", "base_ref", "base_type") if key in attributes), op.name)
            return code(name.strip('"'))
        return "any"

    def markdown(self, module):
        out = [f"## `{self.name}`", ""]
        form = text(self.attributes, "format")
        if form:
            fence = "````" if "```" in form else "```"
            out += [f"{fence}text", f"{self.name} {form}", fence, ""]
        if self.rows:
            out += ["| | name | what |", "| --- | --- | --- |"]
            out += [f"| {kind} | {code(name)} | {words} |" for kind, name, words in self.rows]
            out.append("")
        names = texts(self.attributes, "successors")
        if names:
            out += ["Successors: " + ", ".join(code(name) for name in names) + ".", ""]
        traits = texts(self.attributes, "traits")
        if traits:
            out += ["Traits: " + ", ".join(code(trait) for trait in traits) + ".", ""]
        rules = texts(self.attributes, "match")
        if rules:
            out += ["Types: " + "; ".join(code(rule.partition(":")[0]) for rule in rules) + ".", ""]
        if text(self.attributes, "assembly"):
            out += ["Its custom assembly is MLIR's and is implemented in C.", ""]
        name = python_name(self.symbol, self.attributes)
        if hasattr(module, name):
            out += [f"In Python `{module.__name__.rpartition('.')[2]}.{name}`.", ""]
        return out


def page(path):
    """Returns the name of a schema's dialect, and its page."""
    module = ir.Module.parse(path.read_text(encoding="utf-8"))
    dialect = next(op for op in module.body.operations if op.operation.name == "irdl.dialect")
    name = dialect.attributes["sym_name"].value
    long_texts = {entry.name: entry.attr.value for entry in dialect.attributes["types"]} if "types" in dialect.attributes else {}
    inside = list(dialect.regions[0].blocks[0].operations)
    python = importlib.import_module(f"tenure.dialects.{name}")
    out = [f"# The dialect `{name}`", "", f"From `schema/dialects/{path.name}`; in Python `tenure.dialects.{name}`.", ""]
    for op in inside:
        if op.operation.name == "irdl.operation":
            out += Operation(name, op, long_texts).markdown(python)
    for kind, sign in (("type", "!"), ("attribute", "#")):
        for op in inside:
            if op.operation.name == f"irdl.{kind}":
                attributes = op.attributes
                given = text(attributes, "name") or attributes["sym_name"].value.lstrip("#!")
                out += [f"## `{sign}{name}.{given}`", ""]
                words = texts(attributes, "cases")
                if words:
                    kind_of = "A set of" if "flags" in attributes else "One of"
                    out += [f"{kind_of} " + ", ".join(code(word) for word in words) + ".", ""]
    return name, "\n".join(out) + "\n"


def main():
    schemas, folder = map(pathlib.Path, sys.argv[1:3])
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    with ir.Context():
        for path in sorted(schemas / f"{name}.irdl.mlir" for name in sys.argv[3:]) or sorted(schemas.glob("*.irdl.mlir")):
            name, words = page(path)
            (folder / f"{name}.md").write_text(words, encoding="utf-8")
            names.append(name)
    # Not in the folder, since one of the dialects is called index.
    index = ["# The shipped dialects", "",
             "Each is a [schema](schemas.md), from which these pages are made. They say what an op is made of and how it is",
             "written, where that is a format; what ops mean is said by MLIR's documentation of the dialect, and by StableHLO's specification.", "",
             "```{toctree}", ":maxdepth: 1", *(f"dialects/{name}" for name in names), "```"]
    folder.with_suffix(".md").write_text("\n".join(index) + "\n", encoding="utf-8")


main()
