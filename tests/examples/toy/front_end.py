# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chapters 1 and 2: the Toy language, read and written as ops of the toy dialect in one go.

    module     = function*
    function   = "def" name "(" [name ("," name)*] ")" "{" (statement ";")* "}"
    statement  = "var" name ["<" number ("," number)* ">"] "=" expression | "return" [expression] | expression
    expression = primary (("+" | "*") primary)*         ("*" binds more tightly)
    primary    = number | literal | name | name "(" [expression ("," expression)*] ")" | "(" expression ")"
    literal    = "[" (literal | number) ("," (literal | number))* "]"

All values are tensors of f64. Shapes of literals and of variables with "<...>" are known; of all others,
shape inference finds them later (dialect.py), so that they are tensor<*xf64> here.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tenure import ir

TOKEN = re.compile(r"(?P<blank>\s+|#[^\n]*)|(?P<number>[0-9]+(\.[0-9]*)?)|(?P<name>[A-Za-z_]\w*)|(?P<sign>.)", re.ASCII)
PRECEDENCE = {"+": 20, "*": 40}
OPS = {"+": "toy.add", "*": "toy.mul"}


def tokenize(text: str, file_name: Any) -> Iterator[Any]:
    """(kind, spelling, location) of each token; the last has the kind "end"."""
    line, start = 1, 0
    for match in TOKEN.finditer(text):
        kind, spelling = match.lastgroup, match.group()
        if kind != "blank":
            yield kind, spelling, ir.Location.file(file_name, line, match.start() - start + 1)
        elif "\n" in spelling:
            line += spelling.count("\n")
            start = match.start() + spelling.rindex("\n") + 1
    yield "end", "end of file", ir.Location.file(file_name, line, len(text) - start + 1)


class Parser:
    """Reads a program; each expression that is read becomes ops where the insertion point is."""

    def __init__(self, text: str, file_name: Any) -> None:
        self.tokens = tokenize(text, file_name)
        self.f64 = ir.F64Type.get()
        self.unranked = ir.UnrankedTensorType.get(self.f64)
        self.variables: dict[Any, Any] = {}
        self.advance()

    # Tokens.

    def advance(self) -> None:
        self.kind, self.spelling, self.location = next(self.tokens)

    def fail(self, message: Any, location: Any = None) -> None:
        (location or self.location).emit_error(message)
        raise ir.MLIRError("the program is wrong")

    def take(self, spelling: Any) -> Any:
        """Whether the token is this one, which is passed then."""
        found = self.spelling == spelling and self.kind != "end"
        if found:
            self.advance()
        return found

    def expect(self, spelling: Any) -> None:
        if not self.take(spelling):
            self.fail(f"expected '{spelling}', found '{self.spelling}'")

    def expect_kind(self, kind: Any) -> Any:
        if self.kind != kind:
            self.fail(f"expected a {kind}, found '{self.spelling}'")
        spelling = self.spelling
        self.advance()
        return spelling

    def list_until(self, end: Any, item: Any) -> Any:
        """What `item` reads, again and again with commas between, up to `end`, which is passed."""
        items: list[Any] = []
        while not self.take(end):
            if items:
                self.expect(",")
            items.append(item())
        return items

    # Types and ops.

    def tensor(self, shape: Any) -> Any:
        return ir.RankedTensorType.get(shape, self.f64)

    def make(self, name: str, operands: Any = (), types: Any = (), location: Any = None, **attributes: Any) -> Any:
        op = ir.Operation.create(name, list(types), list(operands), attributes, loc=location or self.location)
        return op.results[0] if types else None

    # Functions and statements.

    def module(self) -> Any:
        module = ir.Module.create(self.location)
        while self.kind != "end":
            with ir.InsertionPoint(module.body):
                self.function()
        return module

    def function(self) -> None:
        location = self.location
        self.expect("def")
        name = self.expect_kind("name")
        self.expect("(")
        parameters = self.list_until(")", lambda: self.expect_kind("name"))
        inputs = [self.unranked] * len(parameters)
        op = ir.Operation.create("toy.func", attributes={"sym_name": ir.StringAttr.get(name)}, regions=1, loc=location)
        body = op.regions[0].blocks.append(*inputs, arg_locs=[location] * len(inputs))
        self.variables = dict(zip(parameters, body.arguments))
        with ir.InsertionPoint(body):
            results = self.block()
        op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(inputs, results))
        if name != "main":
            op.attributes["sym_visibility"] = ir.StringAttr.get("private")

    def block(self) -> Any:
        """Statements in braces, the last of them a return; gives the types that are returned."""
        results = None
        self.expect("{")
        while results is None and self.spelling != "}":
            results = self.statement()
            self.expect(";")
        if results is None:
            self.make("toy.return")
        self.expect("}")
        return results or []

    def statement(self) -> Any:
        """None, but for a return."""
        location = self.location
        if self.take("var"):
            self.declaration(location)
        elif self.take("return"):
            values = [] if self.spelling == ";" else [self.value()]
            self.make("toy.return", values, location=location)
            # What a function gives is known where it is called, not before.
            return [self.unranked] * len(values)
        else:
            self.expression()
        return None

    def declaration(self, location: Any) -> None:
        name = self.expect_kind("name")
        shape = None
        if self.take("<"):
            shape = self.list_until(">", lambda: int(float(self.expect_kind("number"))))
        self.expect("=")
        value = self.value()
        if shape is not None:
            value = self.make("toy.reshape", [value], [self.tensor(shape)], location)
        if name in self.variables:
            self.fail(f"'{name}' is defined already", location)
        self.variables[name] = value

    # Expressions. print(x) is the only one that has no value.

    def value(self) -> Any:
        location = self.location
        value = self.expression()
        if value is None:
            self.fail("expected a value", location)
        return value

    def expression(self, precedence: int = 0) -> Any:
        left = self.primary()
        while PRECEDENCE.get(self.spelling, 0) > precedence:
            location, sign = self.location, self.spelling
            self.advance()
            right = self.expression(PRECEDENCE[sign])
            if left is None or right is None:
                self.fail("expected a value", location)
            left = self.make(OPS[sign], [left, right], [self.unranked], location)
        return left

    def primary(self) -> Any:
        location = self.location
        if self.take("("):
            value = self.expression()
            self.expect(")")
            return value
        if self.kind == "number" or self.spelling == "[":
            shape, numbers = self.literal()
            data = ", ".join(map(str, numbers))
            type = self.tensor(shape)
            flat = ir.DenseElementsAttr(ir.Attribute.parse(f"dense<[{data}]> : tensor<{len(numbers)}xf64>"))
            return self.make("toy.constant", [], [type], location, value=ir.DenseElementsAttr.get(flat, type=type))
        name = self.expect_kind("name")
        if self.take("("):
            return self.call(name, self.list_until(")", self.value), location)
        if name not in self.variables:
            self.fail(f"unknown variable '{name}'", location)
        return self.variables[name]

    def literal(self) -> Any:
        """The shape and the numbers of a literal."""
        if not self.take("["):
            return [], [float(self.expect_kind("number"))]
        location = self.location
        items = self.list_until("]", self.literal)
        if not items or any(shape != items[0][0] for shape, _ in items):
            self.fail("expected literals of one shape inside of a literal", location)
        return [len(items), *items[0][0]], [number for _, numbers in items for number in numbers]

    def call(self, name: str, arguments: Any, location: Any) -> Any:
        if name in ("print", "transpose") and len(arguments) != 1:
            self.fail(f"'{name}' takes one argument", location)
        if name == "print":
            return self.make("toy.print", arguments, location=location)
        if name == "transpose":
            return self.make("toy.transpose", arguments, [self.unranked], location)
        return self.make("toy.generic_call", arguments, [self.unranked], location,
                         callee=ir.FlatSymbolRefAttr.get(name))


def parse(path: Any) -> Any:
    """The module of a program, verified."""
    module = Parser(path.read_text(), str(path)).module()
    module.operation.verify()
    return module
