# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds `tenure reduce` against mlir-reduce: a planted bug in a module of 5,000 ops.

    reduce_peer.py TENURE MLIR_REDUCE

The last line is "P of 4 hold": fewer runs of the test with one job, less time with two, fewer lines left, and the same
case with one job and with two.
"""
import pathlib
import random
import subprocess
import sys
import tempfile
import time

FUNCTIONS, OPS, BUG = 100, 49, (57, 30)


def module():
    chance = random.Random(3)
    out = []
    for f in range(FUNCTIONS):
        values = ["%a", "%b"]
        out.append(f"func.func @f{f}(%a: i32, %b: i32, %m: memref<16xi32>, %i: index) -> i32 {{")
        for k in range(OPS - 1):
            roll = chance.random()
            if (f, k) == BUG:
                text = f'"arith.divsi"({values[-1]}, {values[-3]}) {{planted}} : (i32, i32) -> i32'
            elif roll < 0.15:
                text = "memref.load %m[%i] : memref<16xi32>"
            elif roll < 0.25:
                text = f"arith.constant {k} : i32"
            elif roll < 0.3 and f > 0:
                text = (f"func.call @f{chance.randrange(f)}({chance.choice(values)}, {values[-1]}, %m, %i) : "
                        "(i32, i32, memref<16xi32>, index) -> i32")
            else:
                op = chance.choice(["addi", "muli", "subi", "xori", "andi"])
                text = f"arith.{op} {chance.choice(values)}, {chance.choice(values[-6:])} : i32"
            out.append(f"  %v{k} = {text}")
            values.append(f"%v{k}")
        out.append(f"  return {values[-1]} : i32\n}}")
    return "\n".join(out) + "\n"


class Bench:
    def __init__(self, folder):
        self.count = folder / "count"
        self.module = folder / "m.mlir"
        self.module.write_text(module(), encoding="utf-8")
        self.script = folder / "test.sh"
        self.script.write_text(f'#!/bin/sh\necho x >> {self.count}\nsleep 0.01\ngrep -q "planted" "$1" && exit 1\nexit 0\n',
                               encoding="utf-8")
        self.script.chmod(0o755)

    def run(self, *words):
        """Runs of the test, seconds, and what is left."""
        self.count.write_text("")
        before = time.monotonic()
        tree = f"-reduction-tree=traversal-mode=0 test={self.script}"
        done = subprocess.run([*words, str(self.module), tree], capture_output=True, text=True, check=True)
        return len(self.count.read_text().splitlines()), time.monotonic() - before, done.stdout


def main():
    tenure, peer = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(pathlib.Path(name))
        theirs = bench.run(peer)
        one = bench.run(tenure, "reduce", "--jobs=1")
        two = bench.run(tenure, "reduce", "--jobs=2")
    for who, (runs, seconds, left) in (("mlir-reduce", theirs), ("one job", one), ("two jobs", two)):
        print(f"{who}: {runs} runs, {seconds:.1f} s, {len(left.splitlines())} lines are left")
    holds = [one[0] < theirs[0], two[1] < theirs[1], len(one[2].splitlines()) < len(theirs[2].splitlines()), one[2] == two[2]]
    print(f"{sum(holds)} of {len(holds)} hold")


main()
