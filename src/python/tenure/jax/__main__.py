# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m tenure.jax [--dump DIR] (program.py | -m module | -c code) [arguments]`: runs a program with JAX on Tenure."""
import argparse
import os
import runpy
import sys

from . import install


def own_count(arguments):
    """How many of the arguments are this command's, up to the program."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-"):
        name = arguments[at]
        at += 2 if name in ("--dump", "-m", "-c") else 1
        if name in ("-m", "-c"):
            break
    return at


def run(options, program):
    """Runs it as the interpreter would, with its folder on the path."""
    if options.module is not None:
        sys.argv = [options.module, *program]
        runpy.run_module(options.module, run_name="__main__", alter_sys=True)
    elif options.code is not None:
        sys.argv = ["-c", *program]
        exec(compile(options.code, "<string>", "exec"), {"__name__": "__main__"})
    else:
        sys.argv = program
        if os.path.isfile(program[0]):
            sys.path[0] = os.path.dirname(os.path.realpath(program[0]))
        runpy.run_path(program[0], run_name="__main__")


def main():
    parser = argparse.ArgumentParser(prog="python -m tenure.jax", description="Runs a program with JAX on Tenure.",
                                     usage="%(prog)s [-h] [--dump DIR] (program.py | -m MODULE | -c CODE) [arguments]")
    parser.add_argument("--dump", metavar="DIR", help="write each module that is lowered there, as bytecode with locations")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("-m", dest="module", help="run a module of that name")
    what.add_argument("-c", dest="code", help="run this text")
    count = own_count(sys.argv[1:]) + 1
    options, program = parser.parse_args(sys.argv[1:count]), sys.argv[count:]
    is_file = options.module is None and options.code is None
    if is_file and not program:
        parser.error("no program is given")
    if is_file and not os.path.exists(program[0]):
        parser.error(f"no such file: {program[0]!r}")
    try:
        install(dump=options.dump)
    except (ImportError, OSError) as error:
        sys.exit(f"tenure.jax: {error}")
    run(options, program)


if __name__ == "__main__":
    main()
