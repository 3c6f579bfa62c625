#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models in custom and generic form: each printed as the other, and as itself.

    models.py COMMAND DIRECTORY

The directory has pairs NAME.pretty.mlir and NAME.mlir. Their generic form was not read from the other one but built, with
a list of dictionaries for arguments that have no attributes; reading the custom form gives none.
"""
import pathlib
import re
import subprocess
import sys


def printed(command, path, *flags):
    done = subprocess.run([command, "opt", *flags, str(path)], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else done.stderr


def main():
    command, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    right = count = 0
    for pretty in sorted(directory.glob("*.pretty.mlir")):
        generic = pretty.with_name(pretty.name.replace(".pretty.mlir", ".mlir"))
        custom_text = pretty.read_text()
        generic_text = re.sub(r"(arg|res)_attrs = \[\{\}(, \{\})*\], ", "", generic.read_text())
        for source, flags, wanted in [(pretty, [], custom_text), (generic, [], custom_text),
                                      (pretty, ["--mlir-print-op-generic"], generic_text)]:
            count += 1
            if printed(command, source, *flags).rstrip("\n") == wanted.rstrip("\n"):
                right += 1
            else:
                print("differs:", source.name, *flags)
    print(f"{right} of {count} as they are")
    sys.exit(0 if right == count and count else 1)


main()
