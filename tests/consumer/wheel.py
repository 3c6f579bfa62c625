# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses the installed package as somebody would who has nothing but the wheel; run from any folder but the sources'.

    wheel.py LIMIT      fails if the package takes more than LIMIT bytes
"""
import pathlib
import sys

import tenure
from tenure import ir
from tenure.dialects import func

PROGRAM = "func.func @f(%arg0: i32) -> i32 {\n  return %arg0 : i32\n}\n"


def main():
    package = pathlib.Path(tenure.__file__).parent
    assert "site-packages" in package.parts, package
    files = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    names = {str(path.relative_to(package)) for path in files}
    assert {"py.typed", "ir.pyi", "dialects/func.pyi", "dialects/stablehlo.pyi"} <= names, sorted(names)
    size = sum(path.stat().st_size for path in files)
    assert size <= int(sys.argv[1]), f"{size} bytes"
    with ir.Context():
        module = ir.Module.parse(PROGRAM)
        function = module.body.operations[0]
        assert isinstance(function, func.FuncOp) and function is module.body.operations[0]
        assert PROGRAM.splitlines()[0] in str(module)
    print(f"{len(files)} files, {size} bytes")


main()
