# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs that others wrote for MLIR's Python bindings, unmodified, and prints how many pass.

    run.py MATERIAL --python PYTHON --mode import|peer|dropin [--package DIR] [--library FILE] [--only SUITE,...] [-k NAME] [-v]
           [--against RESULTS.json] [--results FILE] [--ratchets FILE]

MATERIAL has any of the folders `eudsl`, `pydsl`, `lighthouse`, `stablehlo` (checkouts of llvm/eudsl, Huawei-CPLLab/PyDSL,
llvm/lighthouse and openxla/stablehlo), `scripts` (programs without arguments), `client-deps` (Python packages that PYTHON lacks) and
`client-bin` (FileCheck). README.md has the commits, and describes clients.json, by which any other folder is a suite.

import  `mlir` is the package in DIR (build/python)
peer    `mlir` is the wheel that PYTHON has (of StableHLO's tests, jaxlib's)
dropin  the same, with FILE in place of its libMLIRPythonCAPI.so

--against takes what --results wrote in another mode: counted are the tests that passed there, and what programs print must be the same.
--ratchets has a line `MODE SUITE COUNT` for each number of tests that must pass. -k runs tests whose names contain NAME; -v prints
their output.
"""
from __future__ import annotations

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LIMIT = 900  # Seconds for a suite.

# What stands for mlir-opt in PyDSL: keeps the module, and fails as a tool that is missing would.
CAPTURE = """#!/bin/bash
test=${PYTEST_CURRENT_TEST%% *}
for argument in "$@"; do
  case "$argument" in *.mlir) cat "$argument" >>"$CLIENTS_CAPTURE/${test//\\//.}.mlir" ;; esac
done
exit 1
"""


class Runner:
    """Runs the suites in one mode. A result is {test: [outcome, reason]}, of programs also {test: text} in `texts`."""

    def __init__(self, options: argparse.Namespace, work: pathlib.Path) -> None:
        self.options, self.work = options, work
        self.material = options.material.resolve()
        self.texts: dict[str, str] = {}
        self.path = [str(self.material / "client-deps")]
        if options.mode == "import":
            self.path.insert(0, str(options.package.resolve()))
        elif options.mode == "dropin":
            self.path.insert(0, str(self.overlay()))

    def overlay(self) -> pathlib.Path:
        """The wheel's package as links, with the library in place of its own."""
        find = "import mlir.ir, os; print(os.path.dirname(mlir.ir.__file__))"
        done = subprocess.run([self.options.python, "-c", find], capture_output=True, text=True, check=True)
        package = pathlib.Path(done.stdout.strip())
        target = self.work / "overlay/mlir"
        (target / "_mlir_libs").mkdir(parents=True)
        for folder in (package, package / "_mlir_libs"):
            for entry in folder.iterdir():
                if entry.name not in ("_mlir_libs", "__pycache__", "libMLIRPythonCAPI.so"):
                    (target / entry.relative_to(package)).symlink_to(entry)
        (target / "_mlir_libs/libMLIRPythonCAPI.so").symlink_to(self.options.library.resolve())
        return target.parent

    def environment(self, *path: pathlib.Path, **named: str) -> dict[str, str]:
        folders = [*self.path, *map(str, path), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PATH": self.tools(), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": os.pathsep.join(folders), **named}

    def tools(self) -> str:
        """The path of tools: MATERIAL's, and FileCheck under this name, which Debian gives a number."""
        folder, path = self.work / "tools", os.pathsep.join([str(self.material / "client-bin"), os.environ["PATH"]])
        if shutil.which("FileCheck", path=path) is None and not folder.exists():
            found = [*filter(None, [shutil.which("FileCheck-22")]), *sorted(map(str, pathlib.Path("/usr/lib").glob("llvm-*/bin/FileCheck")))]
            if not found:
                sys.exit("FileCheck is missing: apt-get install llvm-22-tools")
            folder.mkdir()
            (folder / "FileCheck").symlink_to(found[0])
        return os.pathsep.join([str(self.work / "bin"), path, str(folder)])

    def run(self, command: list[str], folder: pathlib.Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([self.options.python, *command], cwd=folder, env=environment, capture_output=True, text=True,
                              errors="replace", timeout=LIMIT, check=False, stdin=subprocess.DEVNULL)
        if self.options.verbose:
            print(done.stdout + done.stderr)
        return done

    def pytest(self, tests: pathlib.Path, path: list[pathlib.Path], *arguments: str, files: list[str] | None = None,
               **named: str) -> dict[str, list[str]]:
        """Runs pytest on a folder, or files in it, until all tests are recorded: after a crash, what is left."""
        record = self.work / "record"
        record.unlink(missing_ok=True)
        environment = self.environment(HERE, *path, CLIENTS_RECORD=str(record), **named)
        command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "record", "-c", "/dev/null", "--rootdir", str(tests),
                   "--continue-on-collection-errors", *arguments, *(["-k", self.options.name] if self.options.name else [])]
        results: dict[str, list[str]] = {}
        while True:
            before = len(results)
            done = self.run([*command, *[str(tests / each) for each in files or [""]]], tests, environment)
            lines = record.read_text(encoding="utf-8").splitlines() if record.exists() else []
            for name, outcome, reason in map(json.loads, lines):
                if results.get(name, ["start"])[0] in ("start", "pass"):  # An error of a fixture follows the test's own.
                    results[name] = [outcome, reason]
            for name, each in results.items():
                if each[0] == "start":
                    results[name] = ["fail", f"the process ended with {done.returncode}"]
            if done.returncode in range(0, 6) or len(results) == before:
                return {name: each for name, each in results.items() if each[0] != "skip"}

    def eudsl(self) -> dict[str, list[str]]:
        project = self.material / "eudsl/projects/eudsl-python-extras"
        return self.pytest(project / "tests", [project])

    def pydsl(self) -> dict[str, list[str]]:
        project, captured = self.material / "pydsl", self.work / "captured"
        shutil.rmtree(captured, ignore_errors=True)
        captured.mkdir()
        (self.work / "bin").mkdir(exist_ok=True)
        (self.work / "bin/mlir-opt").write_text(CAPTURE, encoding="utf-8")
        (self.work / "bin/mlir-opt").chmod(0o755)
        results = self.pytest(project / "tests/e2e", [project / "src", project / "tests"], "--import-mode=importlib",
                              CLIENTS_CAPTURE=str(captured), PYDSL_LLVM="/nonexistent")
        shutil.rmtree(self.work / "bin")
        for path in sorted(captured.iterdir()):
            name = f"module of {path.stem}"
            results[name] = ["pass", ""]
            self.texts[name] = path.read_text(encoding="utf-8")
        return results

    def program(self, results: dict[str, list[str]], name: str, command: list[str], folder: pathlib.Path,
                checks: tuple[pathlib.Path, str] | None, *path: pathlib.Path, may_fail: bool = False, **named: str) -> None:
        if self.options.name and self.options.name not in name:
            return
        done = self.run(command, folder, self.environment(*path, **named))
        last = (done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[-1][:300]
        results[name] = ["pass", ""] if done.returncode == 0 or may_fail else ["fail", last]
        self.texts[name] = done.stdout + (done.stderr.partition("Traceback")[0] if may_fail else "")
        if done.returncode == 0 and checks is not None:
            file, prefix = checks
            command = [shutil.which("FileCheck", path=self.tools()) or "FileCheck", str(file), f"--check-prefix={prefix}"]
            checked = subprocess.run(command, input=done.stdout, capture_output=True, text=True, check=False)
            if checked.returncode != 0:
                results[name] = ["fail", "FileCheck: " + checked.stderr.strip().splitlines()[0][:300]]

    def lighthouse(self) -> dict[str, list[str]]:
        project = self.material / "lighthouse"
        examples = project / "examples"
        results: dict[str, list[str]] = {}
        schedule = examples / "schedule/transform_a_payload_according_to_a_schedule.py"
        self.program(results, "schedule", [str(schedule)], examples, (schedule, "CHECK"), project)
        matmul = examples / "xegpu_matmul/matmul.py"
        self.program(results, "xegpu_matmul", [str(matmul), "--dump-kernel=xegpu-wg"], examples, (matmul, "CHECK"), project)
        script = examples / "ingress/mlir_gen/generate-linalg-3layer-mlp.sh"
        for output in ("named", "einsum", "generic"):
            self.program(results, f"mlir_gen {output}",
                         ["-m", "lighthouse.ingress.mlir_gen", "--output", output, "--kernel", "args", "--layers", "1024,2048,4096,512",
                          "--batch", "256", "--bias", "--relu"], examples, (script, f"CHECK-{output.upper()}"), project)
        return results

    def stablehlo(self) -> dict[str, list[str]]:
        project = self.material / "stablehlo/stablehlo/integrations/python"
        results = {}
        for name in ("stablehlo", "chlo", "smoketest", "vhlo", "check"):
            if self.options.name and self.options.name not in name:
                continue
            what = ["--as", "jaxlib.mlir"] if self.options.mode == "peer" else []
            # Its own package, which the tests of `check` import, holds Python alone.
            done = self.run([str(HERE / "by_function.py"), *what, str(project / f"tests/{name}.py")], self.work, self.environment(project))
            for line in done.stdout.splitlines():
                test, *outcome = json.loads(line)
                results[test] = outcome
            if done.returncode != 0:
                results[f"{name}.py"] = ["fail", f"the process ended with {done.returncode}"]
        return results

    def scripts(self) -> dict[str, list[str]]:
        results: dict[str, list[str]] = {}
        for path in sorted((self.material / "scripts").glob("*.py")):
            self.program(results, path.stem, [str(path)], self.work, None)
        return results


    def described(self, suite: str) -> dict[str, list[str]]:
        """What a folder's clients.json says: tests by pytest, programs whose output up to an exception must be the same."""
        folder = self.material / suite
        spec = json.loads((folder / "clients.json").read_text(encoding="utf-8"))
        path = [folder / each for each in spec.get("path", [])]
        environment = {name: value.replace("$MATERIAL", str(self.material)) for name, value in spec.get("environment", {}).items()}
        files = spec.get("pytest")
        results = self.pytest(folder, path, files=files, **environment) if files else {}
        for name, command in spec.get("programs", {}).items():
            self.program(results, name, command, folder, None, *path, may_fail=spec.get("may_fail", False), **environment)
        return results


SUITES = ("eudsl", "pydsl", "lighthouse", "stablehlo", "scripts")


def judge(options: argparse.Namespace, suite: str, results: dict[str, list[str]], texts: dict[str, str]) -> int:
    """Prints the suite's line and what failed; the number that passes."""
    if options.against is not None and suite != "stablehlo":  # jaxlib lacks two of its dialects.
        other = json.loads(options.against.read_text(encoding="utf-8")).get(suite, {})
        expected = {name for name, each in other.get("results", {}).items()
                    if each[0] == "pass" and (not options.name or options.name in name)}
        for name in expected:
            found = results.setdefault(name, ["fail", "did not run"])
            if found[0] == "pass" and name in other["texts"] and texts.get(name) != other["texts"][name]:
                found[:] = ["fail", "prints another text"]
        results = {name: each for name, each in results.items() if name in expected or name.endswith(".py") and each[0] == "fail"}
    counted = [each for name, each in results.items() if not name.endswith(".py") or "::" in name or suite == "stablehlo"]
    good = sum(each[0] == "pass" for each in counted)
    print(f"{options.mode} {suite}: {good} of {len(counted)}")
    for name, (outcome, reason) in sorted(results.items()):
        if outcome != "pass":
            print(f"  {name}: {reason}")
    return good


def too_few(options: argparse.Namespace, counts: dict[str, int]) -> bool:
    failed = False
    for line in options.ratchets.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        mode, suite, least = line.split()
        if mode == options.mode and suite in counts and counts[suite] < int(least):
            print(f"{mode} {suite}: {counts[suite]} pass, at least {least} must")
            failed = True
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("material", type=pathlib.Path)
    parser.add_argument("--python", required=True)
    parser.add_argument("--mode", choices=("import", "peer", "dropin"), required=True)
    parser.add_argument("--package", type=pathlib.Path)
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--only", default=",".join(SUITES))
    parser.add_argument("-k", dest="name")
    parser.add_argument("-v", dest="verbose", action="store_true")
    parser.add_argument("--against", type=pathlib.Path)
    parser.add_argument("--results", type=pathlib.Path)
    parser.add_argument("--ratchets", type=pathlib.Path)
    options = parser.parse_args()
    if options.mode == "import" and options.package is None or options.mode == "dropin" and options.library is None:
        parser.error("--mode=import needs --package, --mode=dropin needs --library")
    counts, written = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options, pathlib.Path(folder))
        for suite in options.only.split(","):
            if not (runner.material / suite).is_dir():
                print(f"{suite}: {runner.material / suite} is missing; not run")
                continue
            runner.texts = {}
            results = getattr(runner, suite)() if suite in SUITES else runner.described(suite)
            written[suite] = {"results": results, "texts": runner.texts}
            counts[suite] = judge(options, suite, results, runner.texts)
    if options.results is not None:
        options.results.write_text(json.dumps(written), encoding="utf-8")
    sys.exit(options.ratchets is not None and too_few(options, counts))


main()
