# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every pass of the registry on every shape of input that grows: the driver of `tools/bench --only sweep`.

The time of the pass is that of the command less that of reading and printing. It is taken at n and 4 n; what takes more
than GROWTH_MAX times as long, and long enough to count, is run by the peer as well, and falls short where the peer's
time does not grow so. sweep_commands.py does this with the other commands.
"""
import re
import subprocess

import sweep_dialect_shapes
import sweep_program_shapes
import sweep_shapes
from scaling import UNREGISTERED, run_once

FACTOR = 4
GROWTH_MAX = 5.5  # n log n from 1000 to 4000 is 4.8.
SECONDS_THAT_COUNT = 0.06
SECONDS_MAX = 10
PEER_SHARE = 1.15
# Passes that the peer runs on functions alone.
ON_FUNCTIONS = {"convert-affine-for-to-gpu", "linalg-detensorize"}
ARGUMENTS = {"vhlo-to-version": "vhlo-to-version=target=1.0.0"}


def shapes():
    """Name -> (make, least size), of all modules of shapes."""
    return sweep_shapes.shapes() | sweep_program_shapes.shapes() | sweep_dialect_shapes.shapes()


def passes_of(tenure):
    listed = subprocess.run([tenure, "opt", "--list-passes"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^      --([a-z0-9-]+)", listed, re.MULTILINE)


def is_too_fast(times):
    return times[1] > GROWTH_MAX * times[0] and times[1] > SECONDS_THAT_COUNT


class Sweep:
    def __init__(self, tenure, peer, folder):
        self.tools = {"tenure": [str(tenure), "opt"]} | ({"mlir": [peer]} if peer else {})
        self.passes, self.folder = passes_of(tenure), folder

    def seconds(self, side, path, *args):
        return run_once([*self.tools[side], "--mlir-disable-threading", UNREGISTERED, *args, path], SECONDS_MAX)

    def growth(self, side, paths, argument):
        """Seconds of the pass alone at both sizes."""
        times = []
        for path in paths:
            plain = self.seconds(side, path)[0]
            times.append(max(self.seconds(side, path, argument)[0] - plain, 0.001))
        return times

    def run(self, shape, make, size):
        """Lines about passes that grow too fast with a shape."""
        paths = [self.folder / f"{shape}.{factor}.mlir" for factor in (1, FACTOR)]
        for path, factor in zip(paths, (1, FACTOR)):
            path.write_text(make(size * factor))
        plain, status = self.seconds("tenure", paths[1])
        if status != 0:
            yield f"{shape}: exits with {status}"
            return
        for name in self.passes:
            argument = "--" + ARGUMENTS.get(name, name)
            if self.seconds("tenure", paths[1], argument)[0] - plain < SECONDS_THAT_COUNT:
                continue
            # Twice, as another process may have taken the time.
            if not all(is_too_fast(times := self.growth("tenure", paths, argument)) for _ in range(2)):
                continue
            if name in ON_FUNCTIONS:
                argument = f"--pass-pipeline=builtin.module(func.func({name}))"
            peer = self.growth("mlir", paths, argument) if "mlir" in self.tools else None
            if peer is None or times[1] / times[0] > PEER_SHARE * peer[1] / peer[0] or times[1] > peer[1]:
                beside = "" if peer is None else f", the peer {peer[0]:.3f} and {peer[1]:.3f} s"
                yield f"{name} on {shape}: {times[0]:.3f} s for {size}, {times[1]:.3f} s for {FACTOR * size}{beside}"


def run(tenure, peer, folder, chosen=()):
    """Prints what falls short; returns how many."""
    sweep = Sweep(tenure, peer, folder)
    taken = {name: made for name, made in shapes().items() if not chosen or name in chosen}
    count = 0
    for name, (make, size) in taken.items():
        for line in sweep.run(name, make, size):
            count += 1
            print(line, flush=True)
    print(f"{len(taken)} shapes, {len(sweep.passes)} passes: {count} fall short")
    return count
