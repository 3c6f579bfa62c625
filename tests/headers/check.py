#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles one public header alone, and the examples in its comments.

    check.py CC CXX INCLUDE_DIR HEADER [SYSTEM_INCLUDE_DIR]

An example is what stands in a comment between a line with ```c and a line with ```. It is compiled as the body of a
function returning tn_status, behind the header and <tenure/tenure.h>.
"""
import pathlib
import re
import subprocess
import sys

FLAGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
EXAMPLE = re.compile(r"^//[/!]? *```c *\n(.*?)^//[/!]? *```", re.MULTILINE | re.DOTALL)


def examples_of(text):
    """The examples in the comments of `text`, as C."""
    return ["\n".join(re.sub(r"^//[/!]? ?", "", line) for line in match[1].splitlines())
            for match in EXAMPLE.finditer(text)]


def compile_text(what, compiler, standard, language, include_dir, source):
    """True if `source` compiles; says what is wrong otherwise."""
    command = [compiler, f"-std={standard}", "-x", language, *FLAGS, "-I", include_dir, "-"]
    run = subprocess.run(command, input=source, text=True, capture_output=True, check=False)
    if run.returncode:
        print(f"{what} does not compile as {standard}:\n{run.stderr}")
    return run.returncode == 0


def main():
    c_compiler, cxx_compiler, include_dir, header, *system_dirs = sys.argv[1:]
    FLAGS.extend(f"-isystem{folder}" for folder in system_dirs)
    alone = f"#include <{header}>\n"
    units = [("c11", "c", c_compiler), ("c17", "c", c_compiler), ("c++17", "c++", cxx_compiler)]
    good = [compile_text(header, compiler, standard, language, include_dir, alone)
            for standard, language, compiler in units]
    text = (pathlib.Path(include_dir) / header).read_text(encoding="utf-8")
    for number, example in enumerate(examples_of(text), 1):
        source = (f"{alone}#include <tenure/tenure.h>\ntn_status example(void);\n"
                  f"tn_status example(void) {{\n{example}\nreturn TN_OK;\n}}\n")
        good.append(compile_text(f"example {number} of {header}", c_compiler, "c17", "c",
                                 include_dir, source))
    print(f"{header}: {sum(good)} of {len(good)} compile")
    sys.exit(0 if all(good) else 1)


main()
