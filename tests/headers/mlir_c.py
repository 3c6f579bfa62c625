#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the headers of MLIR's C API as a whole.

    mlir_c.py exports CC INCLUDE_DIR NM LIBRARY
    mlir_c.py peer CC CXX INCLUDE_DIR PEER_INCLUDE_DIR [PYTHON_INCLUDE_DIR]

exports: the library exports each function that a header declares, and no other name.
peer: against the headers of an MLIR. Each function of a header, inline ones as well, is declared in our header of that
name with the same type: behind our header, the peer's prototypes are declared once more, which a compiler refuses where
types differ. Structs have the same size, alignment and offsets, enumerators the same values, and names of
capsules the same text: one program prints them, compiled with each side's headers. Headers that need Python are
left out without PYTHON_INCLUDE_DIR.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

MARK = '__attribute__((visibility("default")))'
INTEROP = "mlir-c/Bindings/Python/Interop.h"
# As LLVM declares what MLIR's headers take of it, for where LLVM's own are not.
LLVM_C = """typedef struct LLVMOpaqueContext* LLVMContextRef;
typedef struct LLVMOpaqueModule* LLVMModuleRef;
typedef struct LLVMOpaqueType* LLVMTypeRef;
"""
PROTOTYPE = re.compile(r"^(.*?)\b(mlir\w+) ?\((.*)\)$", re.DOTALL)
INLINE = re.compile(r"\b(?:static inline|inline static)\b([^;{}]*?\bmlir\w+ ?\([^{};]*\)) ?\{")
STRUCT = re.compile(r"\b(?:typedef )?struct (Mlir\w+)? ?\{([^{}]*)\} ?(Mlir\w+)?;")
ENUM = re.compile(r"\benum (?:__attribute__ ?\(\(\w+ ?\(\w+\)\)\) )?(Mlir\w+)?[^{};]*\{([^{}]*)\} ?(Mlir\w+)?;")
FIELD = re.compile(r"\(\*(\w+)\)|(\w+);")


def run(*command, text=None):
    done = subprocess.run(command, input=text, text=True, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} fails:\n{done.stderr[-4000:]}")
    return done.stdout


class Side:
    """One set of headers."""

    def __init__(self, cc, include_dir, others):
        self.cc = cc
        self.include_dir = pathlib.Path(include_dir)
        self.flags = ["-I", include_dir] + [word for other in others for word in ("-isystem", other)]
        self.headers = sorted(path.relative_to(include_dir).as_posix()
                              for path in (self.include_dir / "mlir-c").rglob("*.h"))

    def text(self, header):
        """What the header comes to, with what it includes, on one line."""
        words = run(self.cc, "-std=gnu17", "-E", "-P", *self.flags, "-include", header, "-x", "c", "/dev/null")
        return " ".join(words.split())

    def prototypes(self, header):
        """{name: prototype} of the functions that a program with this header may call."""
        found = {}
        text = self.text(header)
        exported = [part.split(";")[0] for part in text.split(MARK)[1:]]
        for words in exported + ["static inline" + match[1] for match in INLINE.finditer(text)]:
            match = PROTOTYPE.match(words.strip())
            if match:
                found[match[2]] = words.strip()
        return found

    def layouts(self, headers):
        """What a program would print to know the layout of all structs and enums."""
        wanted = set()
        for header in headers:
            text = self.text(header)
            for tag, body, name in STRUCT.findall(text):
                wanted.add(("size", name or tag, ""))
                for field in FIELD.findall(re.sub(r"\) ?\([^;]*", ")", body)):
                    wanted.add(("offset", name or tag, field[0] or field[1]))
            for tag, body, name in ENUM.findall(text):
                if not (tag or name):
                    continue  # Python's, or the C library's.
                wanted.add(("width", f"enum {tag}" if tag else name, ""))
                wanted.update(("value", re.split(r"\W", part.strip())[0], "") for part in body.split(",") if part.strip())
        return wanted

    def macros(self, header):
        words = run(self.cc, "-std=gnu17", "-E", "-dM", *self.flags, "-include", header, "-x", "c", "/dev/null")
        return {name for name in re.findall(r"^#define (M\w+)", words, re.MULTILINE)
                if re.match(r"MLIR_|MAKE_MLIR_", name) and not name.endswith("_H")}


def check_exports(cc, include_dir, nm, library):
    """Which names are declared and not exported, or the other way round."""
    side = Side(cc, include_dir, [])
    declared = set()
    for header in side.headers:
        if header != INTEROP:
            declared.update(name for name, words in side.prototypes(header).items() if not words.startswith("static"))
    listed = run(nm, "-D", "--defined-only", library)
    exported = set(re.findall(r"^\w+ [A-Z] (\w+)", listed, re.MULTILINE))
    wrong = [f"{name} is declared, and not exported" for name in sorted(declared - exported)]
    wrong += [f"{name} is exported, and not declared" for name in sorted(exported - declared)]
    print(f"{len(declared)} functions declared, {len(exported)} names exported")
    return wrong


def check_functions(ours, peer, headers, folder):
    """Headers in which the peer's prototypes do not fit ours."""
    wrong = []
    count = 0
    only_ours = set()
    for header in headers:
        prototypes = peer.prototypes(header)
        mine = set(ours.prototypes(header))
        only_ours.update(name for name in mine - set(prototypes) if name.startswith("mlir"))
        missing = sorted(set(prototypes) - mine)
        wrong += [f"{header} declares no {name}" for name in missing]
        lines = [f"{words};" for name, words in sorted(prototypes.items()) if name not in missing]
        source = folder / "again.c"
        source.write_text(f"#include <{header}>\n" + "\n".join(lines) + "\n", encoding="utf-8")
        done = subprocess.run([ours.cc, "-std=gnu17", "-w", "-fsyntax-only", *ours.flags, str(source)],
                              text=True, capture_output=True, check=False)
        wrong += [f"{header}: {line}" for line in done.stderr.splitlines() if "error:" in line]
        count += len(lines)
    print(f"{count} prototypes in {len(headers)} headers")
    return wrong + [f"the peer declares no {name}" for name in sorted(only_ours)]


def layout_program(wanted, capsules, headers):
    lines = [f"#include <{header}>" for header in headers]
    lines += ["#include <stddef.h>", "#include <stdio.h>", "int main(void) {"]
    for kind, name, field in sorted(wanted):
        if kind in ("size", "width"):
            lines.append(f'printf("{kind} {name} %zu\\n", sizeof({name}));')
        elif kind == "offset":
            lines.append(f'printf("{name}.{field} %zu\\n", offsetof({name}, {field}));')
        else:
            lines.append(f'printf("{name} %lld\\n", (long long){name});')
    lines += [f'printf("{name} %s\\n", {name});' for name in sorted(capsules)]
    return "\n".join([*lines, "return 0;", "}"])


def check_layouts(ours, peer, headers, cxx, folder):
    """The lines in which what the programs print is not the same."""
    wanted = peer.layouts(headers)
    mine = ours.layouts(headers)
    wrong = [f"{' '.join(what)} is not ours" for what in sorted(wanted - mine)]
    capsules = {name for name in peer.macros(INTEROP) if re.search(r"_CAPSULE_|_ATTR$", name)} if INTEROP in headers else set()
    for header in headers:
        wrong += [f"{header} defines no {name}" for name in sorted(peer.macros(header) - ours.macros(header))]
    source = layout_program(wanted & mine, capsules, headers)
    printed = []
    for side, language, compiler, standard in ((ours, "c", ours.cc, "c11"), (ours, "c++", cxx, "c++17"), (peer, "c++", cxx, "c++17")):
        program = str(folder / f"layouts{len(printed)}")
        run(compiler, f"-std={standard}", "-w", "-x", language, *side.flags, "-", "-o", program, text=source)
        printed.append(run(program).splitlines())
    for one, two, other in zip(*printed):
        if not one == two == other:
            wrong.append(f"ours: {one} (in C++ {two}), the peer's: {other}")
    print(f"{len(printed[0])} sizes, offsets, values and names")
    return wrong


def check_peer(cc, cxx, include_dir, peer_dir, *python_dir):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "llvm-c").mkdir()
        (folder / "llvm-c/Core.h").write_text(LLVM_C, encoding="utf-8")
        (folder / "llvm-c/Support.h").write_text("", encoding="utf-8")
        ours = Side(cc, include_dir, python_dir)
        peer = Side(cc, peer_dir, [*python_dir, name])
        headers = [header for header in peer.headers if python_dir or header != INTEROP]
        wrong = [f"there is no {header}" for header in headers if header not in ours.headers]
        headers = [header for header in headers if header in ours.headers]
        return wrong + check_functions(ours, peer, headers, folder) + check_layouts(ours, peer, headers, cxx, folder)


def main():
    wrong = {"exports": check_exports, "peer": check_peer}[sys.argv[1]](*sys.argv[2:])
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


main()
