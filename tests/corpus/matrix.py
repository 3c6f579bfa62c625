#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every pass that mlir-opt also has on modules of all dialects, and compares the results with mlir-opt's.

    matrix.py TENURE MLIR_OPT WORLD SHARES.tsv [--every N] [--passes A,B] [--case NAME] [--cache FOLDER] [--update | --reset]
              [--differences FILE.tsv] [--list pass|module] [--show FOLDER]

WORLD has sets.tsv (case, dialects, flags) and pretty/. The cases whose name has a hash that N divides take part; without --every all do,
which takes an hour and a half on two processors. Both commands run each pass on each case, many cases in one process. A run agrees if both
commands succeed and print the same, or both fail with the same first error. It counts as changed unless both succeed and print the module as
it was. FILE.tsv names runs (case, pass or *, reason) in which MLIR is wrong: they are left out.

SHARES.tsv has a line for each pass and N: changed runs that agree, changed runs, runs. The program fails when a pass has a lower share of agreeing
runs than its line, and after a crash or a timeout of TENURE. --update raises the lines, --reset writes them as they are. --list names the
differences by pass or by module, and --show writes both answers of each into a folder. --cache keeps mlir-opt's answers in a database, by its
version, the pass and the module's text.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import threading
import time
import zlib

from batches import MARKER, Command

# Their results are those of scripts, which other tests compare.
LEFT_OUT = {"transform-interpreter", "transform-preload-library"}
BATCH = 64
# What a pass may run on.
ANCHORS = ("", "func.func", "gpu.module", "llvm.func", "spirv.module")


def passes_of(command):
    """The names of the passes that a command lists: the options with the least indentation."""
    text = subprocess.run([command, "--list-passes"] if "mlir-opt" in command else [command, "opt", "--list-passes"],
                          capture_output=True, text=True, check=True).stdout.split("Pass Pipelines:")[0]
    lines = [line for line in text.splitlines() if re.match(r" +--", line)]
    least = min(len(line) - len(line.lstrip()) for line in lines)
    return {re.match(r"--([\w-]+)", line.strip())[1] for line in lines if len(line) - len(line.lstrip()) == least}


def flags_of(mlir_opt, name):
    """The flag that runs a pass: of a pass that takes no modules, a pipeline that is nested in the op that it takes."""
    for anchor in ANCHORS:
        flag = f"--pass-pipeline=builtin.module({anchor}({name}))" if anchor else f"--{name}"
        done = subprocess.run([mlir_opt, flag], input=b"", capture_output=True)
        if b"unable to schedule pass" not in done.stderr:
            return [flag]
    return None


class Cache:
    """Answers of mlir-opt, by a hash of what it was asked."""

    def __init__(self, folder, version):
        self.lock, self.version = threading.Lock(), version
        self.base = None
        if folder:
            os.makedirs(folder, exist_ok=True)
            self.base = sqlite3.connect(os.path.join(folder, "answers.sqlite"), check_same_thread=False, timeout=60)
            self.base.execute("create table if not exists answers (key blob primary key, outcome text, words blob)")

    def key(self, flags, text):
        return hashlib.sha256("\0".join([self.version, *flags, text]).encode()).digest()[:16]

    def find(self, keys):
        with self.lock:
            rows = [self.base.execute("select outcome, words from answers where key = ?", (key,)).fetchone() for key in keys]
        return [row and (row[0], zlib.decompress(row[1]).decode()) for row in rows]

    def keep(self, keys, answers):
        with self.lock, self.base:
            self.base.executemany("insert or replace into answers values (?, ?, ?)",
                                  [(key, outcome, zlib.compress(words.encode())) for key, (outcome, words) in zip(keys, answers)])


def cached(cache, command, flags, texts):
    if cache.base is None:
        return command.answers(flags, texts)
    keys = [cache.key(flags, text) for text in texts]
    answers = cache.find(keys)
    missing = [index for index, answer in enumerate(answers) if answer is None]
    if missing:
        found = command.answers(flags, [texts[index] for index in missing])
        cache.keep([keys[index] for index in missing], found)
        for index, answer in zip(missing, found):
            answers[index] = answer
    return answers


def bare(answer):
    return answer[0], answer[1].strip("\n")


def read_cases(options):
    """(case, flags, text) of the sample."""
    world, cases = pathlib.Path(options.world), []
    for line in (world / "sets.tsv").read_text().splitlines():
        case, _, flags = line.split("\t")
        number = int.from_bytes(hashlib.sha256(case.encode()).digest()[:4], "big")
        path = world / "pretty" / case
        if case != "case" and number % options.every == 0 and path.exists() and (options.case is None or options.case in case):
            text = path.read_text(errors="surrogateescape")
            # mlir-opt does not know mhlo, and prints its ops in generic form. Ops of its own tests are known to it alone.
            if not re.search(r'"mhlo\.|transform\.test\.', text) and MARKER not in text:
                cases.append((case, flags.split(","), text.rstrip("\n") + "\n"))
    return cases


def read_differences(path):
    """Pairs of case and pass that do not count."""
    pairs = set()
    if path and os.path.exists(path):
        for line in pathlib.Path(path).read_text().splitlines():
            row = line.split("\t")
            if len(row) >= 2 and not line.startswith("#"):
                pairs.add((row[0], row[1]))
    return pairs


class Shares:
    """What was reached: {(pass, N): (agree, changed, runs)}."""

    def __init__(self, path):
        self.path, self.rows = pathlib.Path(path), {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                if line and not line.startswith("#"):
                    name, every, *figures = line.split("\t")
                    self.rows[name, int(every)] = tuple(map(int, figures))

    def write(self):
        lines = ["# pass, every N-th module, changed runs that agree with mlir-opt, changed runs, runs: by matrix.py\n"]
        lines += ["\t".join(map(str, [*key, *figures])) + "\n" for key, figures in sorted(self.rows.items())]
        self.path.write_text("".join(lines))

    @staticmethod
    def is_lower(a, b):
        """Whether the share a is lower than b; none changed is all."""
        return (a[0] * b[1] < b[0] * a[1]) if a[1] and b[1] else False


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tenure")
    parser.add_argument("mlir_opt")
    parser.add_argument("world")
    parser.add_argument("shares")
    parser.add_argument("--every", type=int, default=1, help="take the modules whose hash this number divides")
    parser.add_argument("--passes", help="only these, separated by commas")
    parser.add_argument("--case", help="only modules with this in their name")
    parser.add_argument("--cache", help="the folder that keeps mlir-opt's answers")
    parser.add_argument("--differences", help="runs in which MLIR is wrong")
    parser.add_argument("--list", choices=["pass", "module"], help="list the differences")
    parser.add_argument("--show", help="write both answers of each difference into this folder")
    parser.add_argument("--update", action="store_true", help="raise the lines of SHARES.tsv")
    parser.add_argument("--reset", action="store_true", help="write the lines of SHARES.tsv, lower ones too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--timeout", type=int, default=60)
    return parser.parse_args()


def batches(cases):
    """Lists of cases with the same flags."""
    for allow in (False, True):
        same = [case for case in cases if ("allow" in case[1]) == allow]
        for index in range(0, len(same), BATCH):
            yield (["--allow-unregistered-dialect"] if allow else []), same[index:index + BATCH]


def show(folder, name, case, texts):
    place = pathlib.Path(folder) / name / case
    place.parent.mkdir(parents=True, exist_ok=True)
    for ending, (outcome, words) in texts.items():
        place.with_name(f"{place.name}.{ending}").write_text(f"{words}\n" if outcome == "ok" else f"{outcome}: {words}\n")


def sweep(options, names, cases):
    """Yields (pass, case, text, mlir-opt's answer, ours)."""
    version = subprocess.run([options.mlir_opt, "--version"], capture_output=True, text=True, check=True).stdout
    cache = Cache(options.cache, version)
    peer = Command([options.mlir_opt, "--mlir-disable-threading"], options.timeout)
    ours = Command([options.tenure, "opt", "--threads=1"], options.timeout)
    passes = {name: flags_of(options.mlir_opt, name) for name in names}
    names = [name for name in names if passes[name] is not None]

    def run(task):
        name, flags, part = task
        texts = [text for _, _, text in part]
        return name, part, cached(cache, peer, flags, texts), ours.answers(flags, texts)

    tasks = [(name, [*flags, *passes[name]], part) for name in names for flags, part in batches(cases)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, part, wanted, found in pool.map(run, tasks):
            for (case, _, text), a, b in zip(part, wanted, found):
                yield name, case, text, bare(a), bare(b)


def judge(options, figures, differences, crashes):
    names = sorted((passes_of(options.tenure) & passes_of(options.mlir_opt)) - LEFT_OUT)
    if options.passes:
        names = [name for name in names if name in options.passes.split(",")]
    cases, without = read_cases(options), read_differences(options.differences)
    for name, case, text, wanted, found in sweep(options, names, cases):
        if found[0] not in ("ok", "error"):
            crashes.append(f"--{name} {case}: {found[0]}")
        # What ends mlir-opt says nothing about us.
        if wanted[0] not in ("ok", "error") or (case, name) in without or (case, "*") in without:
            continue
        agree, same = wanted == found, ("ok", text.strip("\n"))
        changed = wanted != same or found != same
        figures[name][0] += changed and agree
        figures[name][1] += changed
        figures[name][2] += 1
        if not agree:
            differences.append((name, case))
            if options.show:
                show(options.show, name, case, {"mlir": wanted, "tenure": found, "in": same})


def report(options, differences):
    """Lists the differences, most first."""
    column = 0 if options.list == "pass" else 1
    groups = collections.defaultdict(list)
    for pair in differences:
        groups[pair[column]].append(pair[1 - column])
    for key, members in sorted(groups.items(), key=lambda item: -len(item[1])):
        print(f"{len(members)}\t{key}\t{' '.join(members)}")


def main():
    options, start = parse_arguments(), time.time()
    figures, differences, crashes = collections.defaultdict(lambda: [0, 0, 0]), [], []
    judge(options, figures, differences, crashes)
    if options.list:
        report(options, differences)
    shares, fell = Shares(options.shares), []
    for name, figure in sorted(figures.items()):
        key, figure = (name, options.every), tuple(figure)
        before = shares.rows.get(key, (0, 1, 0))
        if shares.is_lower(figure, before):
            fell.append(f"{name}: {figure[0]} of {figure[1]} changed runs agree, {before[0]} of {before[1]} did before")
        elif shares.is_lower(before, figure) and not (options.update or options.reset):
            print(f"{name}: {figure[0]} of {figure[1]} changed runs agree, a greater share than recorded: run this with --update")
        if options.reset or (options.update and not shares.is_lower(figure, before)):
            shares.rows[key] = figure
    if options.reset or options.update:
        shares.write()
    agree, changed, runs = (sum(figure[i] for figure in figures.values()) for i in range(3))
    print(f"{runs} runs of {len(figures)} passes in {time.time() - start:.0f} s; {runs - len(differences)} agree")
    print(f"{agree} of {changed} changed runs agree ({100 * agree / max(changed, 1):.2f} %)")
    sys.exit("\n".join([*crashes, *([] if options.reset else fell)]) or 0)


main()
