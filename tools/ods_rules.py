# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules for the ops of a dialect, from a file beside the imported schema:

    # A comment.
    macro same_rank a b
      $a.rank == $b.rank: ranks of {$a} and {$b} differ
    op reshape, reduce_*
      let n = input.rank
      use same_rank input output
      if n > 4, n < 8:
          a rule continues on lines with more indentation
    regions loop
      ...
    symbols call
      ...

`op`, `regions` and `symbols` name ops, with `*` as a wildcard; the rules below are added to those ops."""
import fnmatch
import re
import shlex

KEYS = {"op": "rules", "regions": "region_rules", "symbols": "symbol_rules"}

WORD = re.compile(r"\b[a-z_0-9]+\b")
LINK = re.compile(r"(let|for|if|done)\b")


def said_from(rule):
    """Returns the start of a rule's message: after the condition, which follows its links."""
    depth, quoted, start = 0, False, 0
    for at, char in enumerate(rule):
        quoted ^= char == "'"
        if quoted:
            continue
        depth += (char in "([") - (char in ")]")
        if depth == 0 and char in ",:":
            if not LINK.match(rule[start:].lstrip()):
                return at + 1
            start = at + 1
    return len(rule)


def respell(rule, spelled):
    """Returns the rule with its values renamed by `spelled`, and its message with only the text in braces changed."""
    def known(text):
        return WORD.sub(lambda m: spelled.get(m[0], m[0]), text)
    at = said_from(rule)
    return known(rule[:at]) + re.sub(r"(?<!\{)\{[^{}]+\}", lambda m: known(m[0]), rule[at:])


class Rules:
    def __init__(self, text, name="rules"):
        self.macros = {}
        self.sections = []
        self.used = set()
        lines = None
        for number, line in enumerate(text.split("\n"), 1):
            words = line.split("#", 1)[0] if line.lstrip().startswith("#") else line
            if not words.strip():
                continue
            if not words.startswith(" "):
                kind, rest = words.split(" ", 1)
                lines = []
                if kind == "macro":
                    macro, *parameters = rest.split()
                    self.macros[macro] = (parameters, lines)
                elif kind in KEYS:
                    self.sections.append((KEYS[kind], [each.strip() for each in rest.split(",")], lines))
                else:
                    raise SystemExit(f"{name}:{number}: neither macro, op, regions nor symbols")
            elif words.startswith("    ") and lines:
                lines[-1] += " " + words.strip()
            else:
                lines.append(words.strip())

    def expand(self, lines):
        for line in lines:
            if not line.startswith("use "):
                yield line
                continue
            _, macro, *arguments = shlex.split(line)
            parameters, body = self.macros[macro]
            for each in self.expand(body):
                for parameter, argument in zip(parameters, arguments, strict=True):
                    each = re.sub(rf"\${parameter}(?![a-zA-Z0-9])", lambda _, argument=argument: argument, each)
                yield each

    def of(self, op, spelled):
        """Returns {key: [rule...]} of an op, whose values may have other names in IRDL; `spelled` has their names."""
        found = {}
        for key, patterns, lines in self.sections:
            for pattern in patterns:
                if fnmatch.fnmatchcase(op, pattern):
                    self.used.add(pattern)
                    found.setdefault(key, []).extend(respell(rule, spelled) for rule in self.expand(lines))
                    break
        return found

    def unused(self):
        """Returns names that no op has."""
        return sorted({pattern for _, patterns, _ in self.sections for pattern in patterns} - self.used)
