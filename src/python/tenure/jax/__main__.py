# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m tenure.jax [--dump DIR] (program.py | -m module | -c code) [arguments]`: runs a program with JAX on Tenure."""
import argparse
import runpy
import sys

from . import install


def main():
    parser = argparse.ArgumentParser(prog="python -m tenure.jax", description="Runs a program with JAX on Tenure.")
    parser.add_argument("--dump", metavar="DIR", help="write each module that is lowered there, as bytecode with locations")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("-m", dest="module", help="run a module of that name")
    what.add_argument("-c", dest="code", help="run this text")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="program.py ...")
    options = parser.parse_args()
    if options.module is None and options.code is None and not options.arguments:
        parser.error("no program is given")
    try:
        install(dump=options.dump)
    except ImportError as error:
        sys.exit(f"tenure.jax: {error}")
    if options.module is not None:
        sys.argv = [options.module, *options.arguments]
        runpy.run_module(options.module, run_name="__main__", alter_sys=True)
    elif options.code is not None:
        sys.argv = ["-c", *options.arguments]
        exec(compile(options.code, "<string>", "exec"), {"__name__": "__main__"})
    else:
        sys.argv = options.arguments
        runpy.run_path(options.arguments[0], run_name="__main__")


if __name__ == "__main__":
    main()
