#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs on the Python API, made from its stubs, with arguments that act while they are read.

    fuzz.py [--seed A] [--programs N] [--seconds S] [--steps K] [--only STEPS] [--log] [--shrink] [--members]
    fuzz.py --each [--share I/N]

Each program runs in a process of its own, of seed A, A + 1 and so on, which does what it did whenever it runs again. Wrong are a
signal, an exit, a program that takes longer than a minute of CPU time, SystemError and its kind, an error without words, and
whatever model.py calls a lie. A program that goes wrong is said with its seed and what is left of it when steps are taken away
that it does not need. `--members` lists members that no program of the run called, and those that never answered but raised.
"""
import argparse
import collections
import faulthandler
import gc
import json
import os
import pathlib
import resource
import shutil
import signal
import sys
import tempfile
import time
from typing import NamedTuple

sys.dont_write_bytecode = True
if os.environ.get("PYTHONHASHSEED") != "0" and __name__ == "__main__":  # What is in a set comes in the same order.
    os.environ["PYTHONHASHSEED"] = "0"
    os.execv(sys.executable, [sys.executable, *sys.argv])

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from left_out import LEFT_OUT  # noqa: E402
from program import Program  # noqa: E402
from stubs import Api  # noqa: E402

PATIENCE = int(os.environ.get("TENURE_FUZZ_PATIENCE", "1"))  # How many times longer all takes here: in an emulator.
CPU_SECONDS = 60 * PATIENCE
WALL_SECONDS = 400 * PATIENCE
EACH = 300  # Members that one program calls.
ROUNDS = 10  # Programs that a member is called in, until it is of use in one.
DATA = pathlib.Path(__file__).parents[2] / "data"


def numpy_if_there():
    try:
        import numpy
        return numpy
    except ImportError:
        return None


class Each(NamedTuple):
    """Stands for the steps of a program that calls each of some members."""
    members: list


class Fuzzer:
    def __init__(self, options):
        self.options = options
        self.api = Api()
        self.numpy = numpy_if_there()
        self.files = sorted(str(path) for path in DATA.iterdir() if path.suffix in (".onnx_adapter", ".safetensors"))
        self.others = [str(DATA / "decoder.loc.mlir")]
        self.counts = collections.defaultdict(lambda: [0, 0])
        self.calls = self.programs = 0
        gc.disable()  # Programs collect when they say so, that they do the same each time.

    #===-- One program, in a process -----------------------------------------------------------===#

    def child(self, seed, steps, muted, log):
        self.limit()
        faulthandler.enable()
        faulthandler.dump_traceback_later(WALL_SECONDS - 5)
        files = [os.path.basename(path) for path in self.files]
        for path in self.files + self.others:
            shutil.copy(path, os.path.basename(path))
        program = Program(self.api, seed, files, self.numpy, log)
        if isinstance(steps, Each):
            program.call_each(steps.members)
        else:
            program.run(steps, muted)
        program.finish()
        with open("result.json", "w", encoding="utf-8") as file:
            json.dump({"faults": list(dict.fromkeys(program.faults)), "counts": program.counts, "calls": program.calls}, file)

    def limit(self):
        limits = [(resource.RLIMIT_FSIZE, 200 << 20), (resource.RLIMIT_CORE, 0), (resource.RLIMIT_CPU, CPU_SECONDS)]
        maps = pathlib.Path("/proc/self/maps").read_text(encoding="utf-8")
        if "libasan" not in maps and "libclang_rt.asan" not in maps:  # Its shadow takes address space.
            limits.append((resource.RLIMIT_AS, 6 << 30))
        for limit, most in limits:
            resource.setrlimit(limit, (most, most))
        signal.alarm(WALL_SECONDS)

    def run(self, seed, steps, muted=(), log=None):
        """(what went wrong, in words; what the process said)"""
        sys.stdout.flush()
        with tempfile.TemporaryDirectory(prefix="fuzz-python-") as folder:
            said = os.path.join(folder, "said")
            pid = os.fork()
            if pid == 0:
                os.chdir(folder)
                if not log:
                    os.dup2(os.open(said, os.O_RDWR | os.O_CREAT | os.O_APPEND), 2)
                    os.dup2(2, 1)
                os.dup2(os.open(os.devnull, os.O_RDWR), 0)
                try:
                    self.child(seed, steps, muted, log)
                except BaseException:
                    sys.excepthook(*sys.exc_info())
                    os._exit(3)
                os._exit(0)
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            words = pathlib.Path(said).read_text(errors="replace") if not log else ""
            if status != 0:
                return [f"ends with {status}: {first_words(words)}"], words
            result = json.loads(pathlib.Path(folder, "result.json").read_text(encoding="utf-8"))
        self.calls += result["calls"]
        for label, (calls, answers) in result["counts"].items():
            self.counts[label][0] += calls
            self.counts[label][1] += answers
        return result["faults"], words

    #===-- Many --------------------------------------------------------------------------------===#

    def run_all(self):
        options, finds, start = self.options, 0, time.process_time() + children_seconds()
        seed = options.seed
        while self.programs < options.programs:
            if options.seconds and time.process_time() + children_seconds() - start > options.seconds:
                break
            faults, words = self.run(seed, range(options.steps))
            self.programs += 1
            if faults:
                finds += 1
                self.report(seed, faults, words)
            seed += 1
        print(f"{self.programs} programs, {self.calls} calls, {finds} finds")
        return finds

    def run_each(self):
        """Calls every member but those of dialects, which are of one kind; returns how many programs went wrong."""
        finds, seed, wanted = 0, self.options.seed, self.each_members()
        for seed in range(seed, seed + ROUNDS):  # What one program has spoilt for a member is whole in the next one.
            for start in range(0, len(wanted), EACH):
                faults, words = self.run(seed, Each(wanted[start:start + EACH]))
                self.programs += 1
                if faults:
                    finds += 1
                    print(f"each with seed {seed} from {start}: {faults[0][:1500]}", *faults[1:4], sep="\n    ", flush=True)
                    self.save(f"each{seed}-{start}", faults, words)
            wanted = [member for member in wanted if not self.counts[member.label][0]]
        left = [member.label for member in wanted]
        print(f"{self.programs} programs, {self.calls} calls, {finds} finds; never called:", *left)
        return finds + len(left)

    def each_members(self):
        index, count = self.options.share
        return [member for member in self.api.members
                if not member.label.startswith("dialects.") and member.label not in LEFT_OUT][index::count]

    def uncalled(self):
        return sorted({member.label for member in self.api.members if self.counts[member.label][0] == 0} - set(LEFT_OUT))

    def report(self, seed, faults, words):
        print(f"seed {seed}: {faults[0][:1500]}", flush=True)
        for fault in faults[1:4]:
            print(f"    {fault[:300]}")
        self.save(seed, faults, words)
        if self.options.shrink:
            steps, muted = self.shrink(seed, kind_of(faults))
            print(f"    fuzz.py --seed {seed} --only {','.join(map(str, steps))} --mute {','.join(map(str, muted))} --log", flush=True)

    def save(self, name, faults, words):
        if self.options.save:
            pathlib.Path(self.options.save).mkdir(parents=True, exist_ok=True)
            pathlib.Path(self.options.save, f"{name}.txt").write_text("\n".join(faults) + "\n" + words, encoding="utf-8")

    def shrink(self, seed, kind):
        """The steps that the fault needs, and those of them whose arguments need not act."""
        steps, size = list(range(self.options.steps)), self.options.steps // 2
        while size:
            at = 0
            while at < len(steps):
                fewer = steps[:at] + steps[at + size:]
                if kind_of(self.run(seed, fewer)[0]) == kind:
                    steps = fewer
                else:
                    at += size
            size //= 2
        muted = []
        for step in steps:
            if kind_of(self.run(seed, steps, [*muted, step])[0]) == kind:
                muted.append(step)
        return steps, muted

    def list_members(self):
        labels = {member.label for member in self.api.members}
        uncalled = self.uncalled()
        unanswered = sorted(label for label in labels if self.counts[label][0] and not self.counts[label][1])
        for words, found in ("never called", uncalled), ("never answered", unanswered):
            print(f"{words}: {len(found)} of {len(labels)}", *found, sep="\n  ")


def children_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def first_words(words):
    """What a sanitizer or Python says first, and where."""
    lines = words.splitlines()
    found = [line.strip() for line in lines if "ERROR:" in line or "Fatal" in line or "rror:" in line][:2]
    frames = [line.strip() for line in lines if line.strip().startswith("#") and "/src/" in line][:4]
    return " | ".join(found + frames)[:900]


def kind_of(faults):
    """What a program that is cut down has to go on saying."""
    return faults[0].split(":")[0] if faults else ""


def numbers(text):
    return [int(part) for part in text.split(",") if part]


def share(text):
    index, count = map(int, text.split("/"))
    if not 0 <= index < count:
        raise ValueError
    return index, count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, help="of CPU time in all")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--only", type=numbers, help="runs these steps of the program alone")
    parser.add_argument("--mute", type=numbers, default=[], help="steps whose arguments do not act")
    parser.add_argument("--log", action="store_true", help="says what the program does")
    parser.add_argument("--shrink", action="store_true")
    parser.add_argument("--members", action="store_true")
    parser.add_argument("--each", action="store_true", help="calls every member; says which could not be")
    parser.add_argument("--share", type=share, default=(0, 1), metavar="I/N", help="of the members: every N-th from I on")
    parser.add_argument("--save", help="a folder for what programs that go wrong say")
    options = parser.parse_args()
    fuzzer = Fuzzer(options)
    if options.only is not None or options.log:
        steps = range(options.steps) if options.only is None else options.only
        faults, words = fuzzer.run(options.seed, steps, options.mute, sys.stderr if options.log else None)
        print(*faults, words[-4000:], sep="\n")
        return 1 if faults else 0
    if options.each:
        return 1 if fuzzer.run_each() else 0
    finds = fuzzer.run_all()
    if options.members:
        fuzzer.list_members()
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
