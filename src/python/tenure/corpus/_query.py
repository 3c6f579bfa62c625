# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions about operations, those of `tenure query`: `arith.* attr:value=1*`, `attr:sym_name=main and not attr:sym_visibility`.

    expression = any; any = all { "or" all }; all = one { ["and"] one }; one = "not" one | "(" any ")" | term
    term = PATTERN | "name:" PATTERN | "attr:" NAME ["=" PATTERN] | "operand:" PATTERN | "type:" PATTERN | "loc:" PATTERN
"""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .. import ir

Test = Callable[[Any], bool]

_TOKEN = re.compile(r'[ \t\n]*(?:([()])|((?:"[^"]*"|[^ \t\n()"])+))')
_FIELD = re.compile(r"([A-Za-z_-]+:)")
_FIELDS = ("name:", "attr:", "operand:", "type:", "loc:")


def _pattern(text: str) -> Callable[[str], bool]:
    """`*` is any text and `?` any character."""
    parts = {"*": ".*", "?": "."}
    compiled = re.compile("".join(parts.get(letter) or re.escape(letter) for letter in text), re.DOTALL)
    return lambda value: compiled.fullmatch(value) is not None


def _attribute(name: str, pattern: str | None) -> Test:
    fits = None if pattern is None else _pattern(pattern)

    def test(op: Any) -> bool:
        if name not in op.attributes:
            return False
        value = op.attributes[name]
        return fits is None or (isinstance(value, ir.StringAttr) and fits(value.value)) or fits(str(value))

    return test


def _operand(pattern: str) -> Test:
    fits = _pattern(pattern)
    return lambda op: any(not isinstance(value.owner, ir.Block) and fits(value.owner.name) for value in op.operands)


def _type(pattern: str) -> Test:
    fits = _pattern(pattern)
    return lambda op: any(fits(str(value.type)) for values in (op.results, op.operands) for value in values)


def _location(pattern: str) -> Test:
    fits = _pattern(pattern)

    def test(op: Any) -> bool:
        text = str(op.location)
        return fits(text) or fits(text[len("loc("):-1]) or fits(text[len("loc("):-1].replace('"', ""))

    return test


def _name(pattern: str) -> Test:
    fits = _pattern(pattern)
    return lambda op: fits(op.name)


def _negation(test: Test) -> Test:
    return lambda op: not test(op)


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = []
        at = 0
        while text[at:].strip(" \t\n"):
            found = _TOKEN.match(text, at)
            if found is None:
                raise ValueError(f"in the query '{text}': unterminated quote")
            self.tokens.append(found[1] or found[2])
            at = found.end()
        self.at = 0

    def fail(self, words: str) -> ValueError:
        return ValueError(f"in the query '{self.text}': {words}")

    def next(self) -> str | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def take(self, word: str) -> bool:
        if self.next() != word:
            return False
        self.at += 1
        return True

    def term(self, token: str) -> Test:
        field = next((each for each in _FIELDS if token.startswith(each)), None)
        unknown = _FIELD.match(token)
        if field is None and unknown:
            raise self.fail(f"unknown field '{unknown[1]}'; expected one of: name:, attr:, operand:, type:, loc:")
        rest = token[len(field):] if field else token
        if field == "attr:":
            parts = re.match(r'((?:"[^"]*"|[^="])*)(=?)(.*)', rest, re.DOTALL)
            assert parts is not None
            name = parts[1].replace('"', "")
            if not name:
                raise self.fail("expected the name of an attribute")
            return _attribute(name, parts[3].replace('"', "") if parts[2] else None)
        pattern = rest.replace('"', "")
        if not pattern:
            raise self.fail("expected a pattern")
        return {"operand:": _operand, "type:": _type, "loc:": _location}.get(field or "", _name)(pattern)

    def one(self) -> Test:
        negate = False
        while self.take("not"):
            negate = not negate
        token = self.next()
        if token is None or token in (")", "or", "and"):
            raise self.fail("expected a term, as in 'arith.* attr:value'")
        self.at += 1
        if token == "(":
            test = self.any()
            if not self.take(")"):
                raise self.fail("unclosed parenthesis")
        else:
            test = self.term(token)
        return _negation(test) if negate else test

    def all(self) -> Test:
        tests = [self.one()]
        while self.take("and") or self.next() not in (None, ")", "or"):
            tests.append(self.one())
        return tests[0] if len(tests) == 1 else lambda op: all(test(op) for test in tests)

    def any(self) -> Test:
        tests = [self.all()]
        while self.take("or"):
            tests.append(self.all())
        return tests[0] if len(tests) == 1 else lambda op: any(test(op) for test in tests)


def compile_query(expression: str) -> Callable[[ir.Module], bool]:
    """Returns a function that tells whether any operation of a module matches. Raises ValueError for an invalid expression."""
    reader = _Reader(expression)
    test = reader.any()
    if reader.next() is not None:
        raise reader.fail("a parenthesis was not opened")

    def holds(module: ir.Module) -> bool:
        found = False

        def visit(op: Any) -> ir.WalkResult:
            nonlocal found
            found = test(op)
            return ir.WalkResult.INTERRUPT if found else ir.WalkResult.ADVANCE

        module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
        return found

    return holds
