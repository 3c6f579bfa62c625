# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of MLIR's C API that are refused: src/mlir_c/refused/*.c as a page.

    tools/docs/refused_reference.py src/mlir_c/refused PAGE.md
"""
import pathlib
import re
import sys

HEAD = """# Functions of MLIR's C API that are refused

Clients bind every function of the headers when they are loaded, so all of them exist. Those listed here are not implemented: a call
reports a warning with the reason, or throws it to MLIR's Python bindings, and returns the null value or a failure. All other functions
of the headers work. [The drop-in](../mlir-c.md) describes the library.
"""


def header_of(text):
    """Returns the header whose functions the file has."""
    return re.search(r"^// Functions of <([^>]+)>", text, re.MULTILINE)[1]


def functions_in(text):
    """Returns (name, signature, reason) of each refused function."""
    text = re.sub(r"\\\n", " ", text)
    found, reason = [], None
    for line in re.findall(r'#define REFUSED_BECAUSE\s+"([^"]+)"|REFUSED(?:_VOID)?\(((?:[^()]|\([^()]*\))*)\)', text):
        if line[0]:
            reason = line[0]
            continue
        parts = re.fullmatch(r"(?:([\w*]+),\s*)?(\w+),\s*(\(.*\))", re.sub(r"\s+", " ", line[1]).strip())
        kind = parts[1] or "void"
        found.append((parts[2], f"{kind} {parts[2]}{parts[3]}", reason))
    return found


def page_of(folder):
    out = [HEAD]
    for path in sorted(folder.glob("*.c")):
        text = path.read_text(encoding="utf-8")
        functions = functions_in(text)
        out.append(f"## `{header_of(text)}`\n")
        for reason in dict.fromkeys(each[2] for each in functions):
            out.append(f"{reason[0].upper()}{reason[1:]}.\n\n```c")
            out += [signature + ";" for _, signature, its in functions if its == reason]
            out.append("```\n")
    return "\n".join(out)


def write(folder, page):
    page.write_text(page_of(folder), encoding="utf-8")


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
