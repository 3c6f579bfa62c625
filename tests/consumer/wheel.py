# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses the installed package as somebody would who has nothing but the wheel; run from any folder but the sources'.

    wheel.py LIMIT [TEXT.md...]      fails if the package takes more than LIMIT bytes

Beside the package it tries the command, and that the libraries come from the wheel and have their licences; and it runs
each Python block of the texts. A line `...  # SomeError: ...` has to raise that.
"""
import importlib.metadata
import pathlib
import re
import subprocess
import sys
import sysconfig

import tenure
from tenure import ir
from tenure.dialects import func

PROGRAM = "func.func @f(%arg0: i32) -> i32 {\n  return %arg0 : i32\n}\n"
LIBRARIES = {"libJudy.so.1", "libjansson.so.4", "libgmp.so.10"}


def check_package(package):
    """The files' number and size."""
    files = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    names = {str(path.relative_to(package)) for path in files}
    assert {"py.typed", "ir.pyi", "dialects/func.pyi", "dialects/stablehlo.pyi", "schema/README.md"} <= names, sorted(names)
    with ir.Context():
        module = ir.Module.parse(PROGRAM)
        function = module.body.operations[0]
        assert isinstance(function, func.FuncOp) and function is module.body.operations[0]
        assert PROGRAM.splitlines()[0] in str(module)
    return len(files), sum(path.stat().st_size for path in files)


def check_command(version):
    command = pathlib.Path(sysconfig.get_path("scripts")) / "tenure"
    for program in ([command], [sys.executable, "-m", "tenure"]):
        said = subprocess.run([*program, "--version"], capture_output=True, text=True, check=True).stdout
        assert version in said, said
    text = subprocess.run([command, "opt", "--canonicalize"], input=PROGRAM, capture_output=True, text=True, check=True).stdout
    assert "return %arg0" in text, text


def check_libraries(package, distribution):
    libraries = package.parent / "tenure.libs"
    assert {path.name for path in libraries.iterdir()} == LIBRARIES
    maps = pathlib.Path("/proc/self/maps").read_text(encoding="utf-8")
    for name in LIBRARIES:
        assert str(libraries / name) in maps, f"{name} is not the wheel's"
    licences = {pathlib.PurePath(path).name for path in distribution.files if "licenses" in str(path)}
    assert {"LICENSE", "README.txt", "Judy-LGPL-2.1.txt", "GMP-LGPL-3.txt", "jansson-MIT.txt",
            "xxHash-BSD-2-Clause.txt"} <= licences, licences


def run_block(block, name):
    """Runs a block line by line, as far as its last line that has to raise."""
    raising = re.search(r"^(.*)  # (\w+Error): .*$", block, re.MULTILINE)
    names = {"__name__": "__main__"}
    exec(compile(block[:raising.start()] if raising else block, name, "exec"), names)
    if not raising:
        return
    try:
        exec(compile(raising[1].strip(), name, "exec"), names)
    except Exception as error:
        assert type(error).__name__ == raising[2], repr(error)
        return
    raise AssertionError(f"{name}: {raising[1]} raises nothing")


def main():
    package = pathlib.Path(tenure.__file__).parent
    assert "site-packages" in package.parts, package
    distribution = importlib.metadata.distribution("tenure")
    assert distribution.version == tenure.__version__
    count, size = check_package(package)
    check_libraries(package, distribution)
    # Nothing of the wheel runs when the interpreter starts.
    assert not [path for path in distribution.files if path.suffix == ".pth" or path.parts[0] not in (
        "tenure", "tenure.libs", f"tenure-{tenure.__version__}.dist-info") and path.name != "tenure"]
    check_command(tenure.__version__)
    blocks = 0
    for path in sys.argv[2:]:
        for block in re.findall(r"^```python\n(.*?)^```", pathlib.Path(path).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
            run_block(block, path)
            blocks += 1
    assert size <= int(sys.argv[1]), f"{size} bytes"
    print(f"{count} files, {size} bytes, {blocks} blocks of texts")


main()
