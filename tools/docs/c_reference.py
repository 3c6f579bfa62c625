# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C reference: a page for each header in include/tenure, from its declarations and comments.

The headers keep to one form (CONTRIBUTING.md), so they are parsed line by line: a comment of `///`, then its
declaration, up to an empty line. Following declarations without a comment share the preceding one. Any other form is
an error here, so that nothing is omitted silently."""
import re

LABELS = ("Ownership", "Errors", "Threads", "Cost")
_FIELD = re.compile(rf"({'|'.join(LABELS)})((?:, (?:{'|'.join(LABELS)}))*):\s*(.*)")
_RULER = re.compile(r"//===-- (.*?) -+===//")
_NAME = re.compile(r"(?<!\")\b(?:tn|TN)_[A-Za-z0-9_]*[A-Za-z0-9]\b(?![*.]?\*)")


class HeaderError(Exception):
    pass


def escape(text):
    """Converts a line of a comment to RST: code in backquotes stays code, names of the library become linked code."""
    parts = re.split(r"(`[^`]+`)", text)
    done = []
    for part in parts:
        if part.startswith("`") and len(part) > 2:
            done.append(f"\\ ``{part[1:-1]}``\\ ")
            continue
        last = 0
        for match in _NAME.finditer(part):
            done.append(plain(part[last:match.start()]))
            done.append(f"\\ ``{match[0]}``\\ ")
            last = match.end()
        done.append(plain(part[last:]))
    return "".join(done)


def plain(text):
    return re.sub(r"([\\*|_`])", r"\\\1", text)


def to_rst(lines, indent=""):
    """Converts a comment's lines to RST: paragraphs, lists, examples, tables of names, and the labels as fields."""
    out, paragraph = [], []

    def flush():
        if paragraph:
            out.append(indent + escape(" ".join(paragraph)))
            out.append("")
            paragraph.clear()

    index = 0
    while index < len(lines):
        line = lines[index]
        bare = line.strip()
        if bare == "```c":
            flush()
            end = next(i for i in range(index + 1, len(lines)) if lines[i].strip() == "```")
            margin = len(line) - len(line.lstrip())
            out += [f"{indent}.. code-block:: c", ""]
            out += [f"{indent}   {text[margin:]}".rstrip() for text in lines[index + 1:end]] + [""]
            index = end + 1
            continue
        if not bare:
            flush()
        elif bare.startswith("@param "):
            flush()
            _, name, *words = bare.split()
            index, more = continued(lines, index, 4)
            out.append(f"{indent}:param {name}: {escape(' '.join([*words, more]).strip())}")
        elif _FIELD.match(bare) and not paragraph:
            match = _FIELD.match(bare)
            index, more = continued(lines, index, 3)
            out.append(f"{indent}:{match[1]}{match[2]}: {escape((match[3] + ' ' + more).strip())}")
        elif bare.startswith("- ") and not paragraph:
            index, more = continued(lines, index, len(line) - len(line.lstrip()) + 1)
            out += [f"{indent}- {escape((bare[2:] + ' ' + more).strip())}", ""]
        elif _FIELD.match(bare):
            flush()
            continue
        elif bare.startswith("- "):
            flush()
            continue
        elif line.startswith("  ") and not paragraph:
            end = index
            while end < len(lines) and (lines[end].startswith("  ") or
                                        not lines[end].strip() and end + 1 < len(lines) and lines[end + 1].startswith("  ")):
                end += 1
            out += indented(lines[index:end], indent)
            index = end
            continue
        else:
            paragraph.append(bare)
        index += 1
    flush()
    return separated(out)


def indented(lines, indent):
    """Converts a table of `words   description` to a list of definitions; other text is unchanged."""
    items = []
    for line in lines:
        match = re.match(r"  (\S+(?: \S+)*)  +(\S.*)$", line)
        if match:
            items.append([match[1], match[2]])
        elif items and line.startswith("     ") and line.strip():
            items[-1][1] += " " + line.strip()
        elif line.strip():
            return [f"{indent}::", "", *(f"{indent}   {text}".rstrip() for text in lines), ""]
    out = []
    for words, meaning in items:
        out += [f"{indent}{escape(words).strip()}", f"{indent}   {escape(meaning)}"]
    return [*out, ""]


def continued(lines, index, margin):
    """Returns the index of the last line that continues line `index`, indented by `margin` or more, and its text."""
    words = []
    while index + 1 < len(lines) and lines[index + 1].startswith(" " * margin) and lines[index + 1].strip():
        index += 1
        if lines[index].strip().startswith("- "):
            index -= 1
            break
        words.append(lines[index].strip())
    return index, " ".join(words)


def separated(out):
    """Adds an empty line before the first of several fields."""
    done = []
    for line in out:
        is_field = re.match(r"\s*:[^`]", line)
        if is_field and done and done[-1] and not re.match(r"\s*:[^`]", done[-1]):
            done.append("")
        if done and re.match(r"\s*:[^`]", done[-1]) and line and not is_field:
            done.append("")
        done.append(line)
    return done + [""]


class Header:
    """One header, as items: ('text', lines), ('section', title), ('declaration', comment, code)."""

    def __init__(self, path):
        self.path = path
        self.name = path.stem
        self.items = []
        lines = path.read_text(encoding="utf-8").splitlines()
        start = lines.index('extern "C" {')
        opening = [line[3:] if line.startswith("// ") else line[2:] for line in lines[2:lines.index("")]]
        self.opening = opening
        early = [line for line in lines[lines.index(""):start] if line.startswith("#define TN_")]
        if early:
            self.items.append(("declaration", [], "\n".join(early)))
        self._read(lines[start + 2:])

    def _read(self, lines):
        index = 0
        while index < len(lines):
            line = lines[index]
            if line == "#ifdef __cplusplus":
                return
            if not line:
                index += 1
            elif _RULER.match(line):
                self.items.append(("section", _RULER.match(line)[1]))
                index += 1
            elif line.startswith("///"):
                index = self._declaration(lines, index)
            elif line.startswith("//"):
                end = index
                while end < len(lines) and lines[end].startswith("//"):
                    end += 1
                self.items.append(("text", [text[3:] for text in lines[index:end]]))
                index = end
            else:
                index = self._declaration(lines, index)

    def _declaration(self, lines, index):
        comment = []
        while lines[index].startswith("///"):
            comment.append(lines[index][4:])
            index += 1
        code, depth = [], 0
        while index < len(lines):
            line = lines[index]
            if not line and depth == 0 or code and depth == 0 and line.startswith("//"):
                break
            depth += line.count("{") - line.count("}")
            code.append(line)
            index += 1
        self.items.append(("declaration", comment, "\n".join(code)))
        return index


def strip_comments(code):
    return re.sub(r"//[^\n]*", "", code)


def signature(code):
    """Returns a declaration in one line, without its linkage and attributes."""
    code = re.sub(r"__attribute__\(\(.*?\)\)\)?|TN_PRINTF\(\d+, \d+\)|\bTN_API\b|\bTN_MUST_USE\b|\bstatic inline\b", "", code)
    return re.sub(r"\s+", " ", code).strip()


def split_declarations(code):
    """Splits consecutive declarations, each with its comments inside."""
    code = re.sub(r"^#(if|endif|else|elif)[^\n]*\n?", "", code, flags=re.MULTILINE)
    found, current, depth = [], [], 0
    for line in code.splitlines():
        current.append(line)
        bare = strip_comments(line).rstrip()
        depth += bare.count("{") - bare.count("}")
        if current[0].startswith("#define"):
            if not line.endswith("\\"):
                found.append("\n".join(current))
                current = []
        elif depth == 0 and (bare.endswith(";") or bare.endswith("}")):
            found.append("\n".join(current))
            current = []
    if [line for line in current if line.strip()]:
        raise HeaderError(f"no declaration: {current}")
    return found


def members(body):
    """Yields (comment lines, code) of each member of a struct or enumerator of an enum."""
    comment, code = [], ""
    for line in body.splitlines():
        bare = line.strip()
        if bare.startswith("///<"):
            comment.append(bare[4:].strip())
        elif bare.startswith("///"):
            if code:
                yield comment, code
                comment, code = [], ""
            comment.append(bare[4:])
        elif bare and not bare.startswith("//"):
            if code.endswith((";", ",")) and all(code.count(a) == code.count(b) for a, b in ("()", "{}")):
                yield comment if behind else comment[:first], code
                comment, code = [] if behind else comment[first:], ""
            text, _, trailing = bare.partition("///<")
            text = text.partition(" // ")[0].strip()
            code = f"{code} {text}".strip()
            first, behind = len(comment), bool(trailing)
            if trailing:
                comment.append(trailing.strip())
    if code:
        yield comment, code


def directive(kind, signatures, comment, inside=(), extra=()):
    first, *others = signatures
    out = [f".. c:{kind}:: {first}"] + [" " * (len(kind) + 8) + other for other in others]
    out += [f"   {line}" for line in extra] + [""]
    out += to_rst(comment, "   ")
    for line in inside:
        out.append(f"   {line}" if line else "")
    return out


def declaration(comment, code, seen):
    """Returns the RST of a comment and the declarations that share it; those in `seen` are documented elsewhere."""
    out, pending = [], []

    def flush(words):
        if pending:
            out.extend(directive(pending[0][0], [text for _, text in pending], words))
            pending.clear()

    # Attributes are for compilers, and empty for compilers that do not support them.
    seen.update(re.findall(r"#define (TN_\w+(?:\([^)]*\))?) __attribute__", code))
    for one in split_declarations(code):
        macro = re.match(r"#define (TN_\w+(?:\([^)]*\))?)(.*)", one, re.DOTALL)
        struct = re.match(r"\s*(?:typedef )?(struct|enum)(?: (\w+))? \{(.*)\}\s*(\w*);", one, re.DOTALL)
        opaque = re.match(r"\s*typedef struct (\w+) \1;", one)
        callback = re.match(r"\s*typedef (.*)\(\*(\w+)\)\((.*)\);", one, re.DOTALL)
        if macro:
            if macro[1] in seen:
                continue
            seen.add(macro[1])
            if pending and pending[0][0] != "macro":
                flush(comment)
                comment = []
            pending.append(("macro", macro[1]))
            value = re.fullmatch(r"\s*\(?[\w.(]*\)?[\w]*\)?\s*", macro[2])
            if value and macro[2].strip() and "(" not in macro[1]:
                flush([*comment, "", f"`{macro[2].strip()}`"])
                comment = []
        elif struct:
            flush(comment)
            name = struct[4] or struct[2]
            inside = []
            for words, text in members(struct[3]):
                text = re.sub(r"\s+", " ", text.rstrip(";,"))
                kind = "enumerator" if struct[1] == "enum" else "member"
                if kind == "enumerator":
                    for item in text.split(", "):
                        inside += directive(kind, [item], words)
                else:
                    # Members of a union in a struct: Sphinx has no directive for one without a tag.
                    for one in re.findall(r"(?:^union \{|; ?)? ?([^{};][^;{}]*);(?=[^}]*\}(?: \w+)?$)", text) or [text]:
                        inside += directive(kind, [one], words)
            out += directive(struct[1], [name], comment, inside)
            comment = []
        elif opaque and opaque[1] in seen:
            continue  # Another header defines it.
        elif opaque:
            flush(comment)
            out += directive("struct", [opaque[1]], comment)
            comment = []
        elif re.match(r"\s*typedef [\w ]+;", one):
            flush(comment)
            out += directive("type", [signature(strip_comments(one)).removeprefix("typedef ").rstrip(";")], comment)
            comment = []
        elif callback:
            flush(comment)
            out += directive("type", [signature(f"{callback[1]}(*{callback[2]})({callback[3]})")], comment)
            comment = []
        else:
            text = strip_comments(one)
            text = signature(text.partition("{")[0] if "inline" in text else text).rstrip(";").strip()
            if not re.search(r"\w+\(.*\)$", text):
                raise HeaderError(f"not understood: {one}")
            if pending and pending[0][0] != "function":
                flush(comment)
                comment = []
            pending.append(("function", text))
    flush(comment)
    return out


def page(header, defined):
    title = f"tenure/{header.name}.h"
    out = [f".. _header-{header.name}:", "", title, "=" * len(title), ""]
    out += to_rst(header.opening)
    seen = set(defined)
    for item in header.items:
        if item[0] == "section":
            out += [item[1], "-" * len(item[1]), ""]
        elif item[0] == "text":
            out += to_rst(item[1])
        else:
            try:
                out += declaration(item[1], item[2], seen)
            except HeaderError as error:
                raise HeaderError(f"{header.path}: {error}") from None
    return "\n".join(out) + "\n"


def write(include, folder):
    """Writes the pages, and returns the names of the headers."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    paths = sorted(include.glob("*.h"))
    defined = {name for path in paths
               for name in re.findall(r"^(?:typedef )?struct (\w+) \{", path.read_text(encoding="utf-8"), re.MULTILINE)}
    for path in paths:
        names.append(path.stem)
        if path.stem != "tenure":
            (folder / f"{path.stem}.rst").write_text(page(Header(path), defined), encoding="utf-8")
    names.remove("tenure")
    index = ["The C headers", "=============", "", "``<tenure/tenure.h>`` includes all of them.", "", ".. toctree::",
             "   :maxdepth: 1", ""] + [f"   {name}" for name in names]
    (folder / "index.rst").write_text("\n".join(index) + "\n", encoding="utf-8")
    return names
