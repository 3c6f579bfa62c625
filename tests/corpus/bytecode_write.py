#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes bytecode from every text of a folder and has it read again.

    bytecode_write.py TENURE FOLDER [--peer MLIR_OPT] [--versions 0,6] [--every N] [--least SHARE]

For each N-th file and each version, what `tenure opt --emit-bytecode` writes has to print, by
TENURE or the peer, as the file does. With a peer the sizes are compared as well: what the peer
writes from the same file is not smaller. Prints what fails, then the figures; exits 1 if less than
SHARE of the files are right or something crashed.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

GENERIC = ["--allow-unregistered-dialect", "--mlir-print-op-generic"]


def run(command):
    return subprocess.run(command, capture_output=True, timeout=60)


def first_error(result):
    if result.returncode < 0:
        return f"signal {-result.returncode}"
    text = result.stderr.decode("utf-8", "replace")
    return text.split("error:")[-1].strip().split("\n")[0][:90]


def check(options, path, version, folder):
    """(words, our size, the peer's size) for one file in one version; words are None if it is right."""
    target = pathlib.Path(folder) / f"{abs(hash((path, version)))}.mlirbc"
    emit = ["--allow-unregistered-dialect", "--emit-bytecode", f"--emit-bytecode-version={version}"]
    written = run([options.tenure, "opt", *emit, str(path), "-o", str(target)])
    if written.returncode:
        return f"not written: {first_error(written)}", 0, 0
    reader = [options.peer] if options.peer else [options.tenure, "opt"]
    printed = run([*reader, *GENERIC, str(target)])
    size, peer_size = target.stat().st_size, 0
    target.unlink()
    if printed.returncode:
        return f"not read: {first_error(printed)}", size, 0
    if printed.stdout.rstrip(b"\n") != path.read_bytes().rstrip(b"\n"):
        return "differs", size, 0
    if options.peer:
        peer_size = len(run([options.peer, *emit, str(path)]).stdout)
        if peer_size and size > peer_size:
            return f"larger: {size} bytes, {peer_size} by the peer", size, peer_size
    return None, size, peer_size


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tenure")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--peer")
    parser.add_argument("--versions", default="6")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.0)
    parser.add_argument("--show", type=int, default=0)
    options = parser.parse_args()
    versions = [int(version) for version in options.versions.split(",")]
    paths = sorted(path for path in options.folder.rglob("*") if path.is_file())[::options.every]
    jobs = [(path, version) for path in paths for version in versions]
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(2) as executor:
        results = list(executor.map(lambda job: check(options, *job, folder), jobs))
    wrong = [(job, words) for job, (words, _, _) in zip(jobs, results) if words]
    for (path, version), words in wrong[:options.show]:
        print(f"{path} version {version}: {words}")
    for words, count in collections.Counter(words.split(" bytes")[0].rstrip("0123456789")
                                            for _, words in wrong).most_common(12):
        print(count, words)
    right = len(jobs) - len(wrong)
    ours, theirs = sum(r[1] for r in results if r[2]), sum(r[2] for r in results)
    print(f"{right} of {len(jobs)} right ({100 * right / max(len(jobs), 1):.2f} %); "
          f"{ours} bytes, {theirs} by the peer")
    crashed = any("signal" in words for _, words in wrong)
    sys.exit(1 if not jobs or right < options.least * len(jobs) or crashed else 0)


main()
