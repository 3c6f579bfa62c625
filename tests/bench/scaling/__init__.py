# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the time of the command grows with its input, beside mlir-opt: the driver of `tools/bench --only scaling`.

A family is a kind of input of any size. Each module of this folder holds families of one area in a list `FAMILIES`;
the driver finds the modules by itself. A family is run at n, 2n and 4n, each time as a process on one thread. From its
CPU time goes that of an empty module, and t ~ n^e is fitted to the rest. A family falls short when e is greater than
both GROWTH_MAX and the peer's + 0.1, when its largest input takes longer than the peer's, or when a run fails.
"""
import importlib
import math
import os
import pathlib
import pkgutil
import resource
import shlex
import signal
import subprocess
import tempfile
from typing import Callable, NamedTuple

GROWTH_MAX = 1.15
GROWTH_BESIDE_PEER = 0.1
# Below this the time is that of starting, and its growth says nothing.
SECONDS_THAT_COUNT = 0.15
SECONDS_LOST_IN_NOISE = 0.008
SECONDS_REPEATED = 0.6
MEMORY_MAX = 4 << 30
UNREGISTERED = "--allow-unregistered-dialect"


class Family(NamedTuple):
    """A kind of input. `make(n)` is the text, or its bytes; `size` is the least n that is measured. `args` are the
    flags; in them and in the texts that `files(n)` gives by their names, "{folder}" is where these files are."""
    name: str
    make: Callable
    args: str = ""
    size: int = 1000
    files: Callable = None
    status: int = 0  # What the command exits with.
    bytecode: bool = False  # The input goes in as bytecode, which the peer writes, or else we.
    peer: bool = True  # The peer can read it, too.
    peer_args: str = None  # The peer's flags where they are others.
    command: str = "opt"  # The subcommand; any other has no peer.
    input_last: bool = True  # The input stands behind the flags; else "{input}" in them is its place.


class Run(NamedTuple):
    size: int
    seconds: float
    status: int  # None if it ran out of its time; negative for a signal.


class Result(NamedTuple):
    family: Family
    runs: dict  # Of each side, by growing size.
    growth: dict  # The exponent of each side, or None.
    faults: list  # Words.


#===-- Families ---------------------------------------------------------------------------------===#


def load_families():
    """All families of the modules in this folder, by module."""
    families = []
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        families += importlib.import_module(f"{__name__}.{module.name}").FAMILIES
    names = [family.name for family in families]
    repeated = {name for name in names if names.count(name) > 1}
    assert not repeated, f"families of one name: {', '.join(sorted(repeated))}"
    return families


def rows(count, text):
    """Lines of text(0), text(1), ..."""
    return "".join(text(i) + "\n" for i in range(count))


def listed(count, text, between=", "):
    """text(0), text(1), ... in one line; words alone are repeated."""
    return between.join(text if isinstance(text, str) else text(i) for i in range(count))


#===-- Processes --------------------------------------------------------------------------------===#


def run_once(command, seconds, memory=MEMORY_MAX):
    """CPU time in seconds, and the exit status as in Run. No `memory` is no bound, as sanitizers need it."""
    def confine():
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, preexec_fn=confine)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    taken = usage.ru_utime + usage.ru_stime
    return taken, None if process.returncode == -signal.SIGXCPU or taken > seconds else process.returncode


def run_best(command, seconds, memory=MEMORY_MAX):
    """The least time of three, where it is short."""
    taken, status = run_once(command, seconds, memory)
    for _ in range(2 if taken < SECONDS_REPEATED else 0):
        taken = min(taken, run_once(command, seconds, memory)[0])
    return taken, status


class Driver:
    """Runs families with the command `tenure`, and with the peer if it is not None. It is a context manager."""

    def __init__(self, tenure, peer, seconds=10, memory=MEMORY_MAX):
        self.commands = {"tenure": [str(tenure)]} | ({"mlir": [peer]} if peer else {})
        self.seconds, self.memory = seconds, memory
        self.temporary = tempfile.TemporaryDirectory(prefix="scaling-")
        self.folder = pathlib.Path(self.temporary.name)
        (self.folder / "empty.mlir").write_text("module {}\n")
        empty = Family("empty", None)
        self.start = {side: run_best(self.command_of(empty, side, self.folder / "empty.mlir"), seconds, memory)[0]
                      for side in self.commands}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def command_of(self, family, side, path):
        tool = [*self.commands[side], *([family.command] if side == "tenure" else [])]
        if family.command == "opt":
            tool.append("--mlir-disable-threading")
        args = family.args if side == "tenure" or family.peer_args is None else family.peer_args
        words = [word.replace("{folder}", str(self.folder)).replace("{input}", str(path)) for word in shlex.split(args)]
        return [*tool, *words, *([str(path)] if family.input_last else [])]

    def write(self, family, size):
        """Writes what a run reads, and returns the path of the input."""
        path = self.folder / "input.mlir"
        made = family.make(size)
        path.write_bytes(made if isinstance(made, bytes) else made.encode())
        for name, text in (family.files(size) if family.files else {}).items():
            (self.folder / name).write_text(text.replace("{folder}", str(self.folder)))
        if not family.bytecode:
            return path
        encoded = self.folder / "input.mlirbc"
        maker = Family("bytecode", None, args=f"{UNREGISTERED} --emit-bytecode -o {encoded}")
        side = "mlir" if "mlir" in self.commands and family.peer else "tenure"
        subprocess.run(self.command_of(maker, side, path), check=True)
        return encoded

    def measure(self, family, factors=(1, 2, 4)):
        """The runs of each side; a side ends with the first that is out of time."""
        runs = {side: [] for side in self.commands if side == "tenure" or (family.peer and family.command == "opt")}
        for factor in factors:
            size = max(1, int(family.size * factor))
            path = self.write(family, size)
            for side, done in runs.items():
                if done and done[-1].status is None:
                    continue
                done.append(Run(size, *run_best(self.command_of(family, side, path), self.seconds, self.memory)))
        return self.judge(family, runs)

    def judge(self, family, runs):
        growth = {side: exponent([(run.size, run.seconds - self.start[side]) for run in done if run.status is not None])
                  for side, done in runs.items()}
        return Result(family, runs, growth, list(self.faults(family, runs, growth)))

    def faults(self, family, runs, growth):
        last, peer = runs["tenure"][-1], runs.get("mlir")
        if last.status is None:
            yield f"takes over {self.seconds} s at {last.size}"
        elif last.status != family.status:
            yield f"exits with {last.status} at {last.size}"
        allowed = max(GROWTH_MAX, (growth.get("mlir") or 0) + GROWTH_BESIDE_PEER)
        if growth["tenure"] is not None and growth["tenure"] > allowed and last.seconds > SECONDS_THAT_COUNT:
            yield f"grows as n^{growth['tenure']:.2f}"
        if peer and peer[-1].size == last.size and peer[-1].status is not None and last.seconds > peer[-1].seconds:
            yield "takes longer than the peer"


def exponent(points):
    """The slope of log t over log n; None where too few times stand out of the noise."""
    points = [(math.log(size), math.log(seconds)) for size, seconds in points if seconds > SECONDS_LOST_IN_NOISE]
    if len(points) < 2:
        return None
    x, y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


#===-- What is said -----------------------------------------------------------------------------===#


def times_of(runs):
    return " ".join("over" if run.status is None else f"{run.seconds:.2f}" for run in runs)


def line_of(result):
    """One line about a family: its exponent beside the peer's, and the times."""
    words = {side: "   -" if value is None else f"{value:4.2f}" for side, value in result.growth.items()}
    times = " / ".join(times_of(result.runs[side]) for side in ("tenure", "mlir") if side in result.runs)
    verdict = ", ".join(result.faults) or "scales"
    return (f"{result.family.name:28} n = {result.family.size:<7} e {words['tenure']} / {words.get('mlir', '   -')}"
            f"   s {times:42} {verdict}")


def record_of(result):
    """The same for a JSON line."""
    return {"figure": f"scaling.{result.family.name}", "size": result.family.size, "growth": result.growth,
            "seconds": {side: [run.seconds for run in done] for side, done in result.runs.items()}, "faults": result.faults}
