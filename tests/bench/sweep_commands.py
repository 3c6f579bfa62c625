# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The commands that are no passes on every shape of input that grows: the driver of `tools/bench --only commands`.

Each command is run at n and 4 n, and falls short where its time grows more than GROWTH_MAX times. These commands have no
peer: what they print of a shape, such as all steps between two ops, has to grow no faster either. Inputs of their own
(PDLL, schemas, pairs of modules to compare, modules to reduce) are families of scaling/commands.py.
"""
import sweep
from scaling import UNREGISTERED, run_once

# `{input}` is the module, `{bytecode}` its bytecode, `{next}` the module with an element more, `{types}` the module with
# other types in all places, and `{folder}` where outputs go.
COMMANDS = {
    "print": f"opt {UNREGISTERED} {{input}}",
    "print generic with locations": f"opt {UNREGISTERED} --mlir-print-op-generic --mlir-print-debuginfo {{input}}",
    "print scopes and counts": f"opt {UNREGISTERED} --mlir-print-local-scope --mlir-print-value-users --mlir-print-unique-ssa-ids {{input}}",
    "print what changed": f"opt {UNREGISTERED} --canonicalize --mlir-print-ir-after-change --mlir-disable-threading {{input}}",
    "round trip": f"opt {UNREGISTERED} --verify-roundtrip {{input}}",
    "write bytecode": f"opt {UNREGISTERED} --emit-bytecode -o {{folder}}/out.mlirbc {{input}}",
    "read bytecode": f"opt {UNREGISTERED} {{bytecode}}",
    "bytecode dump": "bytecode dump {bytecode}",
    "query": "query * {input}",
    "query --json": "query --json * {input}",
    "query --context": "query --context=2 * {input}",
    "query operands": "query operand:* {input}",
    "query attributes and types": "query type:*x* {input}",
    "query --definitions": "query --definitions t.use {input}",
    "query --definitions of all": "query --definitions * {input}",
    "query --users of all": "query --users * {input}",
    "view --json": "view --json=- {input}",
    "view --html": "view --html=- {input}",
    "diff of equal": "diff {input} {bytecode}",
    "diff with an element more": "diff {input} {next}",
    "diff of types": "diff {input} {types}",
    "diff --json of types": "diff --json --locations {input} {types}",
}


class Commands:
    def __init__(self, tenure, folder):
        self.tenure, self.folder = str(tenure), folder
        self.start = self.seconds("opt", "/dev/null")

    def seconds(self, *args):
        return run_once([self.tenure, *args], sweep.SECONDS_MAX)[0]

    def write(self, make, size):
        """The files of one size, by their names in commands."""
        names = {name: self.folder / f"{name}.{size}.mlir" for name in ("input", "bytecode", "next", "types")}
        text = make(size)
        for name, content in (("input", text), ("next", make(size + 1)), ("types", text.replace("i32", "i16").replace("f32", "f16"))):
            names[name].write_text(content)
        self.seconds("opt", UNREGISTERED, "--emit-bytecode", "-o", str(names["bytecode"]), str(names["input"]))
        return names | {"folder": self.folder}

    def growth(self, command, files):
        """Seconds of the command at both sizes."""
        return [max(self.seconds(*(word.format(**names) for word in command.split())) - self.start, 0.001) for names in files]

    def run(self, shape, make, size):
        """Lines about commands that grow too fast with a shape."""
        files = [self.write(make, size * factor) for factor in (1, sweep.FACTOR)]
        for name, command in COMMANDS.items():
            # Twice, as another process may have taken the time.
            if all(sweep.is_too_fast(times := self.growth(command, files)) for _ in range(2)):
                yield f"{name} on {shape}: {times[0]:.3f} s for {size}, {times[1]:.3f} s for {sweep.FACTOR * size}"


def run(tenure, folder, chosen=()):
    """Prints what falls short; returns how many."""
    commands = Commands(tenure, folder)
    taken = {name: made for name, made in sweep.shapes().items() if not chosen or name in chosen}
    count = 0
    for name, (make, size) in taken.items():
        for line in commands.run(name, make, size):
            count += 1
            print(line, flush=True)
    print(f"{len(taken)} shapes, {len(COMMANDS)} commands: {count} fall short")
    return count
