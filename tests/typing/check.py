# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Type checkers on the Python package and on what is written with it.

    check.py BUILD mypy|pyright|stubtest... [--python-version 3.10]

mypy (--strict) and pyright go over the tests, the examples and the blocks of README.md as that version of Python takes them; stubtest compares
each stub with its module. All are those of the Python that runs this, and the package is that of the build folder.
"""
from __future__ import annotations

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
MODULES = ["ir", "adapters", "analysis", "passmanager", "rewrite", "extras.types"]
# Folders whose files import each other by their names: they are checked one folder at a time.
FOLDERS = [ROOT / "tests/python", *sorted({path.parent for path in (ROOT / "tests/examples").rglob("*.py")}), HERE]


def readme_blocks(work: pathlib.Path) -> pathlib.Path:
    """README's blocks of Python as files of a folder."""
    folder = work / "readme"
    folder.mkdir(exist_ok=True)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    if not blocks:
        sys.exit("README.md has no block of Python")
    for number, block in enumerate(blocks):
        (folder / f"block_{number}.py").write_text(block, encoding="utf-8")
    return folder


def run(name: str, command: list[str], folder: pathlib.Path, environment: dict[str, str]) -> bool:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"{name} in {folder}:\n{done.stdout}{done.stderr}")
    return done.returncode == 0


def mypy(work: pathlib.Path, environment: dict[str, str], version: str) -> bool:
    command = [sys.executable, "-m", "mypy", "--strict", f"--python-version={version}", f"--cache-dir={work / 'mypy'}"]
    # What tenure.corpus stands on has no types, or is not in this environment.
    results = [run("mypy", [*command, "--ignore-missing-imports", "-p", "tenure.corpus"], work, environment)]
    for folder in [*FOLDERS, readme_blocks(work)]:
        results.append(run("mypy", [*command, *sorted(each.name for each in folder.glob("*.py"))], folder, environment))
    return all(results)


def pyright(work: pathlib.Path, environment: dict[str, str], version: str) -> bool:
    """All at once: it finds what a file imports beside it."""
    build = work.parent
    config = {
        "include": [os.path.relpath(each, work) for each in [*FOLDERS, readme_blocks(work)]],
        "extraPaths": [str(each) for each in (build / "python", ROOT / "tests/fuzz/python_api", *FOLDERS)],
        "pythonVersion": version,
        # A variable that is set in a loop, or inside pytest.raises: these are about flow, not types.
        "reportPossiblyUnboundVariable": False,
        "reportUnusedExpression": False,
        # The package `mlir` has stubs, and one module that finds Tenure's.
        "reportMissingModuleSource": False,
    }
    path = work / f"pyright-{version}.json"
    path.write_text(json.dumps(config), encoding="utf-8")
    return run("pyright", [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "-p", str(path)], work, environment)


def stubtest(work: pathlib.Path, environment: dict[str, str], version: str) -> bool:
    folder = work.parent / "python/tenure/dialects"
    stubs = sorted([each.stem for each in folder.glob("*.pyi")] + [each.parent.name for each in folder.glob("*/__init__.pyi")])
    modules = [f"tenure.{name}" for name in MODULES] + [f"tenure.dialects.{each}" for each in stubs]
    return run("stubtest", [sys.executable, "-m", "mypy.stubtest", "--concise", "--ignore-disjoint-bases", "--allowlist",
                            str(HERE / "allowlist.txt"), *modules], work, environment)


CHECKS = {"mypy": mypy, "pyright": pyright, "stubtest": stubtest}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("checks", nargs="+", choices=CHECKS)
    parser.add_argument("--python-version", default=f"{sys.version_info.major}.{sys.version_info.minor}")
    options = parser.parse_args()
    build = options.build.resolve()
    work = build / "typing"
    work.mkdir(exist_ok=True)
    package = str(build / "python")
    environment = {**os.environ, "MYPYPATH": package, "PYTHONPATH": package, "PYTHONDONTWRITEBYTECODE": "1"}
    good = [CHECKS[name](work, environment, options.python_version) for name in options.checks]
    sys.exit(0 if all(good) else 1)


main()
