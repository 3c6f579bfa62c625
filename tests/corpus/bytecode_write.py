#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes bytecode from every text of a folder and has it read again.

    bytecode_write.py TENURE FOLDER [--peer MLIR_OPT] [--versions 0,6] [--every N] [--least SHARE]
                      [--shard I/N] [--state FILE]

For each N-th file and each version, what `tenure opt --emit-bytecode` writes has to print, by
TENURE or the peer, as the file does, and to be the same when it is written again. With a peer the
sizes are compared as well: what the peer writes from the same file is not smaller. Where the peer
does not print a file from its own bytecode either, because the version has no place for all that it
says, ours need only be read, and may keep more. Prints what
fails, then the figures; exits 1 if less than SHARE of the files are right, something crashed or was
not the same twice, or all of it is larger than what the peer writes.

The whole of a corpus, with --peer and --versions 0,1,2,3,4,5,6, takes hours. --shard takes every
N-th job from the I-th on, from 0; with --state what was found is kept in FILE, and a later run goes
on behind it.
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
    """(words, our size, the peer's size) for one file in one version; words are "" if it is right."""
    targets = [pathlib.Path(folder) / f"{abs(hash((path, version)))}.{i}.mlirbc" for i in (0, 1)]
    emit = ["--allow-unregistered-dialect", "--emit-bytecode", f"--emit-bytecode-version={version}"]
    try:
        for target in targets:
            written = run([options.tenure, "opt", *emit, str(path), "-o", str(target)])
            if written.returncode:
                return f"not written: {first_error(written)}", 0, 0
        size = targets[0].stat().st_size
        if targets[0].read_bytes() != targets[1].read_bytes():
            return "not the same twice", size, 0
        reader = [options.peer] if options.peer else [options.tenure, "opt"]
        printed = run([*reader, *GENERIC, str(targets[0])])
        if printed.returncode:
            return f"not read: {first_error(printed)}", size, 0
        peers = run([options.peer, *emit, str(path)]).stdout if options.peer else b""
        peer_size = len(peers)
        if printed.stdout.rstrip(b"\n") != path.read_bytes().rstrip(b"\n"):
            targets[1].write_bytes(peers)
            own = run([*reader, *GENERIC, str(targets[1])]).stdout if peers else b""
            if not peers or own.rstrip(b"\n") == path.read_bytes().rstrip(b"\n"):
                return "differs", size, 0
            return "", size, 0
        if peer_size and size > peer_size:
            return f"larger: {size} bytes, {peer_size} by the peer", size, peer_size
        return "", size, peer_size
    except subprocess.TimeoutExpired:
        return "timeout", 0, 0
    finally:
        for target in targets:
            target.unlink(missing_ok=True)


def read_state(options):
    """What was found before: (words, our size, the peer's size) by path and version."""
    found = {}
    if options.state and options.state.exists():
        for line in options.state.read_text().splitlines():
            path, version, size, peer_size, words = line.split("\t")
            found[options.folder / path, int(version)] = words, int(size), int(peer_size)
    return found


def check_all(options, jobs, found):
    """Adds what is not there yet to `found` and to the file of --state."""
    left = [job for job in jobs if job not in found]
    state = open(options.state, "a", encoding="utf-8") if options.state else None
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as executor:
        results = executor.map(lambda job: check(options, *job, folder), left)
        for (path, version), result in zip(left, results):
            found[path, version] = result
            if state:
                words, size, peer_size = result
                print(path.relative_to(options.folder), version, size, peer_size, words, sep="\t",
                      file=state, flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tenure")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--peer")
    parser.add_argument("--versions", default="6")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.0)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--shard", default="0/1")
    parser.add_argument("--state", type=pathlib.Path)
    options = parser.parse_args()
    versions = [int(version) for version in options.versions.split(",")]
    shard, shards = map(int, options.shard.split("/"))
    paths = sorted(path for path in options.folder.rglob("*") if path.is_file())[::options.every]
    jobs = [(path, version) for path in paths for version in versions][shard::shards]
    found = read_state(options)
    check_all(options, jobs, found)
    results = [found[job] for job in jobs]
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
    broken = ours > theirs or any(words.startswith("not the same") or "signal" in words
                                  for _, words in wrong)
    sys.exit(1 if not jobs or right < options.least * len(jobs) or broken else 0)


main()
