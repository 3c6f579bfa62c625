#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes bytecode from every text of a folder and has it read again.

    bytecode_write.py TENURE FOLDER [--mlir-opt MLIR_OPT [--peer PROGRAM]] [--versions 0,6] [--every N]
                      [--least N [--alike N]] [--show N] [--jobs N]

For each N-th file and each version, what `tenure opt --emit-bytecode` writes has to print, by
TENURE or mlir-opt, as the file does, and to be the same when it is written again. With mlir-opt the
sizes are compared as well: what it writes from the same file is not smaller. Where it does not
print a file from its own bytecode either, because the version has no place for all that it says,
ours need only be read, and may keep more.

PROGRAM (tests/peers/bytecode_peer.c) does the same with MLIR's C API, a hundred times as fast; it is
asked for all files but those whose external resources that API would drop. It looks at locations as
well, has bytecode read here and written again, which is to be the same, and says what is alike but
for aliases, which is counted apart.

Prints what fails, and figures; the last line says how many are right. Exits 1 if fewer than --least
are right, fewer than both numbers together are right or alike, something crashed or was not the same
twice, or all of it is larger than what the peer writes.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

GENERIC = ["--allow-unregistered-dialect", "--mlir-print-op-generic"]
ALIKE = "alike but for aliases"  # As the peer program spells it.


def run(command):
    return subprocess.run(command, capture_output=True, timeout=60)


def first_error(result):
    if result.returncode < 0:
        return f"signal {-result.returncode}"
    text = result.stderr.decode("utf-8", "replace")
    return text.split("error:")[-1].strip().split("\n")[0][:90]


def check(options, path, version, folder):
    """(our size, the other size, words) for one file in one version; words are "" if it is right.

    The other size is 0 where it is not to be compared.
    """
    targets = [pathlib.Path(folder) / f"{abs(hash((path, version)))}.{i}.mlirbc" for i in (0, 1)]
    emit = ["--allow-unregistered-dialect", "--emit-bytecode", f"--emit-bytecode-version={version}"]
    try:
        for target in targets:
            written = run([options.tenure, "opt", *emit, str(path), "-o", str(target)])
            if written.returncode:
                return 0, 0, f"not written: {first_error(written)}"
        size = targets[0].stat().st_size
        if targets[0].read_bytes() != targets[1].read_bytes():
            return size, 0, "not the same twice"
        reader = [options.mlir_opt] if options.mlir_opt else [options.tenure, "opt"]
        printed = run([*reader, *GENERIC, str(targets[0])])
        if printed.returncode:
            return size, 0, f"not read: {first_error(printed)}"
        others = run([options.mlir_opt, *emit, str(path)]).stdout if options.mlir_opt else b""
        if printed.stdout.rstrip(b"\n") != path.read_bytes().rstrip(b"\n"):
            targets[1].write_bytes(others)
            own = run([*reader, *GENERIC, str(targets[1])]).stdout if others else b""
            if not others or own.rstrip(b"\n") == path.read_bytes().rstrip(b"\n"):
                return size, 0, "differs"
            return size, 0, ""
        if others and size > len(others):
            return size, len(others), f"larger: {size} bytes, {len(others)} by the peer"
        return size, len(others), ""
    except subprocess.TimeoutExpired:
        return 0, 0, "timeout"
    finally:
        for target in targets:
            target.unlink(missing_ok=True)


def check_each(options, jobs):
    """The results of `check` by path and version."""
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as executor:
        return dict(zip(jobs, executor.map(lambda job: check(options, *job, folder), jobs)))


def ask_peer(options, jobs):
    """The same by the peer program, from so many processes; a file's versions stay together."""
    paths = list(dict.fromkeys(path for path, _ in jobs))
    share = {path: i % options.jobs for i, path in enumerate(paths)}

    def ask(number):
        asked = "".join(f"{version} {path}\n" for path, version in jobs if share[path] == number)
        return subprocess.run([options.peer], input=asked, stdout=subprocess.PIPE, text=True,
                              encoding="utf-8", errors="replace", check=True).stdout

    found = {}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as executor:
        for answers in executor.map(ask, range(options.jobs)):
            for line in answers.splitlines():
                path, version, size, other_size, words = line.split("\t")
                found[pathlib.Path(path), int(version)] = int(size), int(other_size), words
    return found


def check_all(options, jobs):
    if not options.peer:
        return check_each(options, jobs)
    apart = {path for path, _ in jobs if b"external_resources: {" in path.read_bytes()}
    found = check_each(options, [job for job in jobs if job[0] in apart])
    return found | ask_peer(options, [job for job in jobs if job[0] not in apart])


def print_figures(options, results):
    """Of each version; then of what is wrong, the commonest first."""
    for version in options.versions:
        these = [result for (_, number), result in results.items() if number == version]
        compared = [result for result in these if result[1]]
        lost = sum(not result[2] and not result[1] for result in these) if options.mlir_opt else 0
        print(f"version {version}: {sum(not result[2] for result in these)} of {len(these)} right, "
              f"{lost} of which the peer's do not say all of; "
              f"{sum(result[0] for result in compared)} bytes, "
              f"{sum(result[1] for result in compared)} by the peer")
    wrong = [(job, result[2]) for job, result in results.items() if result[2]]
    shown = [(job, words) for job, words in wrong if words != ALIKE]
    for (path, version), words in shown[:options.show]:
        print(f"{path} version {version}: {words}")
    for words, count in collections.Counter(words.split(": ")[0] for _, words in wrong).most_common():
        print(count, words)


def is_known_here_alone(path):
    """mlir-opt knows no ops of mhlo, which have properties and checks here."""
    return b'"mhlo.' in path.read_bytes()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tenure")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--mlir-opt")
    parser.add_argument("--peer")
    parser.add_argument("--versions", default=[6],
                        type=lambda text: [int(version) for version in text.split(",")])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--least", type=int, default=0)
    parser.add_argument("--alike", type=int, default=0)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if options.peer and not options.mlir_opt:
        parser.error("--peer needs --mlir-opt")
    paths = sorted(path for path in options.folder.rglob("*") if path.is_file() and not is_known_here_alone(path))[::options.every]
    jobs = [(path, version) for path in paths for version in options.versions]
    found = check_all(options, jobs)
    results = {job: found[job] for job in jobs}
    print_figures(options, results)
    words = [result[2] for result in results.values()]
    right, alike = words.count(""), words.count(ALIKE)
    compared = [result for result in results.values() if result[1]]
    ours, others = sum(result[0] for result in compared), sum(result[1] for result in compared)
    print(f"{right} of {len(jobs)} right, {alike} {ALIKE}; {ours} bytes, {others} by the peer")
    if right > options.least > 0:
        print(f"{right} is more than {options.least}: raise the number in tests/corpus/CMakeLists.txt")
    missing = right < options.least or right + alike < options.least + options.alike
    broken = any("signal" in text or text.startswith("not the same") for text in words)
    sys.exit(1 if not jobs or missing or broken or ours > others else 0)


main()
