#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs random programs before and after random pipelines of Tenure's passes, with MLIR's lowering and runner.

    run.py TENURE --seeds 1:2001 [--python FOLDER] [--jobs N] [--keep FOLDER]
    run.py TENURE --drawn 500

Program N and its pipeline come from the number N alone. After each pass the program is written as text, as generic text or as
bytecode, and now and then cloned by Python's API. A pass that refuses a program has to be refused by mlir-opt too. What
differs is made small (fewer passes, then fewer statements) and printed with its number. Exits 1 if anything is wrong.
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import generator
import passes

BATCH = 16
FORMS = ([], [], ["--mlir-print-op-generic"], ["--emit-bytecode"], ["--mlir-print-debuginfo"])
LOWERING = ",".join([
    "convert-elementwise-to-linalg", "eliminate-empty-tensors", "one-shot-bufferize", "convert-linalg-to-loops", "scf-forall-to-for", "lower-affine",
    "expand-strided-metadata", "affine-expand-index-ops", "lower-affine", "convert-vector-to-scf", "convert-scf-to-cf",
    "convert-vector-to-llvm", "arith-expand", "memref-expand", "lower-affine", "convert-complex-to-standard", "convert-complex-to-llvm",
    "convert-math-to-llvm", "convert-math-to-libm", "finalize-memref-to-llvm", "convert-index-to-llvm", "convert-arith-to-llvm",
    "convert-cf-to-llvm", "convert-func-to-llvm", "convert-ub-to-llvm", "canonicalize{region-simplify=disabled max-num-rewrites=0}",
    "reconcile-unrealized-casts"])
CLONE = """
import copy, sys
import tenure.ir as ir
with ir.Context() as context, ir.Location.unknown():
    module = ir.Module.parse(sys.stdin.buffer.read().decode())
    print(copy.deepcopy(module.operation).clone())
"""


# What convert-to-llvm says of an op that has no conversion here.
LEFT = b"this library does not convert it to the llvm dialect"


class Wrong(Exception):
    """What is not as it has to be, and the kind of it, which stays while the case is made small."""

    def __init__(self, kind, words):
        super().__init__(words)
        self.kind = kind


def run(command, data, timeout=120, **more):
    try:
        return subprocess.run(command, input=data, capture_output=True, timeout=timeout, check=False, **more)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, -99, b"", b"timeout")


class Case:
    """A number's program and pipeline."""

    def __init__(self, number, prefix):
        self.number, self.prefix = number, prefix
        self.program = generator.make(number, prefix)
        chance = random.Random(f"pipeline {number}")
        count = chance.randrange(1, 7)
        self.steps = [(passes.draw(chance, prefix + "main"), chance.choice(FORMS), chance.random() < 0.03) for _ in range(count)]

    def apply(self, options, tool=None):
        """The text after the pipeline."""
        data = self.program.text().encode()
        for step, form, cloned in self.steps:
            command = [options.tenure, "opt", f"--pass-pipeline=builtin.module({step})", *form]
            done = run(command, data)
            if done.returncode < 0 or b"Sanitizer" in done.stderr:
                raise Wrong("crash", f"{step} ends by {done.returncode}: {done.stderr.decode(errors='replace')[:600]}")
            if done.returncode and LEFT in done.stderr:
                continue
            if done.returncode:
                text = run([options.tenure, "opt"], data).stdout
                peer = run([options.mlir_opt, f"--pass-pipeline=builtin.module({step})"], text)
                if peer.returncode == 0:
                    raise Wrong("refused", f"{step} is refused here alone: {done.stderr.decode(errors='replace')[:600]}")
                continue
            data = done.stdout
            if cloned and options.python:
                text = run([options.tenure, "opt"], data).stdout
                copied = run([sys.executable, "-c", CLONE], text, env={**os.environ, "PYTHONPATH": options.python})
                if copied.returncode:
                    raise Wrong("clone", f"cloning after {step}: {copied.stderr.decode(errors='replace')[-600:]}")
                data = copied.stdout
        done = run([options.tenure, "opt", "--mlir-print-local-scope"], data)
        if done.returncode:
            raise Wrong("unreadable", f"what comes of it cannot be read: {done.stderr.decode(errors='replace')[:600]}")
        return done.stdout.decode()


def inside(text):
    """The ops of a module that is printed with its own line."""
    lines = text.rstrip("\n").split("\n")
    return "\n".join(lines[1:-1]) if lines[0].startswith("module") else text


def lower(options, text):
    return run([options.mlir_opt, f"--pass-pipeline=builtin.module({LOWERING})"], text.encode())


def execute(options, lowered, mains):
    """What each prints, or None."""
    calls = "\n".join(f"""
      %m{i} = llvm.mlir.constant({i} : i64) : i64
      llvm.call @printI64(%m{i}) : (i64) -> ()
      llvm.call @printNewline() : () -> ()
      %r{i} = llvm.call @{main}() : () -> i64
      llvm.call @printI64(%r{i}) : (i64) -> ()
      llvm.call @printNewline() : () -> ()""" for i, main in enumerate(mains))
    text = f"{inside(lowered)}\nllvm.func @printI64(i64)\nllvm.func @printNewline()\nllvm.func @main() {{\n{calls}\nllvm.return\n}}\n"
    done = run([options.mlir_runner, "-O0", "-e", "main", "--entry-point-result=void", f"--shared-libs={options.libraries}"], text.encode())
    if done.returncode:
        return None, done.stderr.decode(errors="replace")[-600:]
    words = done.stdout.decode().split()
    return words[1::2], ""


def results(options, texts):
    """What each of some programs comes to: all at once, or one by one if that fails. An answer is a number or words in a tuple."""
    texts = dict(texts)
    if not texts:
        return {}
    lowered = lower(options, "\n".join(inside(text) for text in texts.values()))
    why = ("not lowered", lowered.stderr.decode(errors="replace")[:600])
    if lowered.returncode == 0:
        answers, words = execute(options, lowered.stdout.decode(), [prefix + "main" for prefix in texts])
        if answers is not None and len(answers) == len(texts):
            return dict(zip(texts, answers))
        why = ("not run", words)
    if len(texts) == 1:
        return {prefix: why for prefix in texts}
    pairs = list(texts.items())
    return {**results(options, pairs[:len(pairs) // 2]), **results(options, pairs[len(pairs) // 2:])}


def verdict(options, case, before, after):
    """None, or the kind of what is wrong and words."""
    if after == before:
        return None
    if not isinstance(before, str):
        return ("program", f"the program itself is {before}")
    if isinstance(after, str):
        return ("result", f"{before} before, {after} after")
    # MLIR's lowering need not take all that its own passes make.
    return None if peer_result(options, case)[0] == after[0] else after


def peer_result(options, case):
    """What the program comes to after the same passes in mlir-opt."""
    text = case.program.text().encode()
    for step, _, _ in case.steps:
        done = run([options.mlir_opt, f"--pass-pipeline=builtin.module({step})"], text)
        text = done.stdout if done.returncode == 0 else text
    local = run([options.mlir_opt, "--mlir-print-local-scope"], text).stdout.decode()
    return results(options, [(case.prefix, local)])[case.prefix]


def judge(options, case):
    before = results(options, [(case.prefix, case.program.text())])[case.prefix]
    if not isinstance(before, str):
        return ("program", f"the program itself is {before}")
    try:
        after = case.apply(options)
    except Wrong as wrong:
        return (wrong.kind, str(wrong))
    return verdict(options, case, before, results(options, [(case.prefix, after)])[case.prefix])


def shrink(options, case, kind):
    """Leaves out passes, then statements, while the same is wrong."""
    def still():
        found = judge(options, case)
        return found is not None and found[0] == kind

    for i in range(len(case.steps) - 1, -1, -1):
        step = case.steps.pop(i)
        if not still():
            case.steps.insert(i, step)
    case.steps = [(step, [], False) for step, _, _ in case.steps] if with_plain_forms(case, still) else case.steps
    size, tries = 8, 0
    while size and tries < options.tries:
        statements, i = case.program.statements(), 0
        while i < len(statements) and tries < options.tries:
            part = [statement for statement in statements[i:i + size] if not statement.dropped]
            for statement in part:
                statement.dropped = True
            tries += 1
            if part and not still():
                for statement in part:
                    statement.dropped = False
            i += size
        size //= 2


def with_plain_forms(case, still):
    saved = case.steps
    case.steps = [(step, [], False) for step, _, _ in saved]
    plain = still()
    case.steps = saved
    return plain


def batch(options, numbers):
    cases = {f"p{number}_": Case(number, f"p{number}_") for number in numbers}
    before = results(options, [(prefix, case.program.text()) for prefix, case in cases.items()])
    found, after = {}, {}
    for prefix, case in cases.items():
        try:
            after[prefix] = case.apply(options)
        except Wrong as wrong:
            found[prefix] = (wrong.kind, str(wrong))
    answers = results(options, after.items())
    for prefix, answer in answers.items():
        wrong = verdict(options, cases[prefix], before[prefix], answer)
        if wrong:
            found[prefix] = wrong
    return [report(options, cases[prefix], wrong) for prefix, wrong in found.items()]


def report(options, case, wrong):
    kind, words = wrong
    if options.shrink and kind != "program":
        shrink(options, case, kind)
        words = (judge(options, case) or wrong)[1]
    peer = f"; mlir-opt's passes make {peer_result(options, case)}" if kind in ("result", "not lowered", "not run") else ""
    steps = ",".join(step for step, _, _ in case.steps)
    forms = [(form, cloned) for _, form, cloned in case.steps if form or cloned]
    if options.keep:
        pathlib.Path(options.keep).mkdir(exist_ok=True, parents=True)
        (pathlib.Path(options.keep) / f"{case.number}.mlir").write_text(case.program.text())
    return f"program {case.number}: {kind}: {words}{peer}\n  pipeline builtin.module({steps}) {forms or ''}\n{case.program.text()}"


def parse(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tenure")
    parser.add_argument("--seeds", action="append", default=[], metavar="FIRST:END", help="numbers of programs")
    parser.add_argument("--drawn", type=int, default=0, metavar="COUNT", help="that many more, from a number drawn now")
    parser.add_argument("--python", help="folder of the package tenure, for clones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", help="folder for programs that fail")
    parser.add_argument("--tries", type=int, default=150, help="how many smaller programs are tried")
    parser.add_argument("--no-shrink", dest="shrink", action="store_false")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--mlir-runner", default="mlir-runner-22")
    parser.add_argument("--libraries", default="/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so")
    return parser.parse_args(arguments)


def main(arguments=None):
    """The number of programs and what was wrong."""
    options = parse(arguments)
    numbers = [number for seeds in options.seeds for number in range(*map(int, seeds.split(":")))]
    if options.drawn:
        first = random.SystemRandom().randrange(10**6, 10**9)
        print(f"drawn: --seeds {first}:{first + options.drawn}", flush=True)
        numbers += range(first, first + options.drawn)
    batches, wrong = [numbers[i:i + BATCH] for i in range(0, len(numbers), BATCH)], []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for found in pool.map(lambda some: batch(options, some), batches):
            for words in found:
                print(words, flush=True)
            wrong += found
    print(f"{len(numbers)} programs, {len(wrong)} wrong", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
