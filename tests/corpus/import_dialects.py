#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes schemas of MLIR's own dialects with tools/import-dialect, and holds them against mlir-opt.

    import_dialects.py TENURE IMPORT_DIALECT MLIR_OPT INCLUDE_FOLDER CORPUS/generic [--only DIALECT,...] [--verbose]

For each dialect of the table below, with the schema that the tool makes:

  formats   ops whose assemblyFormat in ODS the schema has, of those that have one
  files     texts of the corpus with ops of the dialect that verify and come out unchanged in generic form
  ops       ops with an assemblyFormat that come out, wherever the corpus has them, as mlir-opt prints them but for the
            names of values, which C++ may give, and are read again as what they were, of those that the corpus has
  bytes     the same with names of values

Texts with ops that the files do not describe, such as those of MLIR's test extensions, are left out.

Exits 1 if a figure falls below that of the table, or something crashes.
"""
import argparse
import collections
import difflib
import pathlib
import re
import subprocess
import sys
import tempfile

# Per dialect: its files, then formats, files, ops and bytes that were reached.
DIALECTS = {
    "vector": (["Vector/IR/VectorOps.td"], 33, 1240, 31, 27),
    "linalg": (["Linalg/IR/LinalgOps.td", "Linalg/IR/LinalgStructuredOps.td",
                "Linalg/IR/LinalgRelayoutOps.td"], 7, 1545, 3, 1),
    # Text of an attribute that the schema does not define has one spacing: `api = OpenCL`.
    "gpu": (["GPU/IR/GPUOps.td"], 62, 202, 52, 39),
    "async": (["Async/IR/AsyncOps.td"], 27, 29, 22, 22),
    "emitc": (["EmitC/IR/EmitC.td"], 37, 11, 11, 11),
    "spirv": (["SPIRV/IR/SPIRVOps.td"], 284, 315, 209, 209),
    "llvm": (["LLVMIR/LLVMOps.td"], 71, 314, 47, 47),
    "transform": (["Transform/IR/TransformOps.td", "Transform/DebugExtension/DebugExtensionOps.td",
                   "Transform/IRDLExtension/IRDLExtensionOps.td", "Transform/LoopExtension/LoopExtensionOps.td",
                   "Transform/PDLExtension/PDLExtensionOps.td", "Transform/TuneExtension/TuneExtensionOps.td",
                   "Affine/TransformOps/AffineTransformOps.td", "Bufferization/TransformOps/BufferizationTransformOps.td",
                   "Func/TransformOps/FuncTransformOps.td", "GPU/TransformOps/GPUTransformOps.td",
                   "Linalg/TransformOps/LinalgTransformOps.td", "Linalg/TransformOps/LinalgMatchOps.td",
                   "MemRef/TransformOps/MemRefTransformOps.td",
                   "NVGPU/TransformOps/NVGPUTransformOps.td",
                   "SCF/TransformOps/SCFTransformOps.td", "SparseTensor/TransformOps/SparseTensorTransformOps.td",
                   "Tensor/TransformOps/TensorTransformOps.td", "Vector/TransformOps/VectorTransformOps.td"], 206, 372, 137, 135),
    "bufferization": (["Bufferization/IR/BufferizationOps.td"], 5, 187, 5, 5),
    "shape": (["Shape/IR/ShapeOps.td"], 33, 47, 26, 23),
    "tosa": (["Tosa/IR/TosaOps.td"], 78, 78, 31, 31),
    "quant": (["Quant/IR/QuantOps.td"], 3, 2, 1, 1),
    "sparse_tensor": (["SparseTensor/IR/SparseTensorOps.td"], 34, 113, 21, 21),
    "nvgpu": (["NVGPU/IR/NVGPUOps.td"], 24, 17, 6, 6),
    "arm_neon": (["ArmNeon/ArmNeon.td"], 7, 12, 6, 6),
    "arm_sme": (["ArmSME/IR/ArmSMEOps.td"], 24, 178, 22, 22),
    "omp": (["OpenMP/OpenMPOps.td"], 50, 78, 27, 27),
    "ml_program": (["MLProgram/IR/MLProgramOps.td"], 9, 18, 9, 5),
    "pdl_interp": (["PDLInterp/IR/PDLInterpOps.td"], 35, 3, 33, 33),
    "acc": (["OpenACC/OpenACCOps.td"], 54, 20, 53, 53),
    "amdgpu": (["AMDGPU/IR/AMDGPU.td"], 33, 19, 9, 9),
    "wasmssa": (["WasmSSA/IR/WasmSSAOps.td"], 67, 2, 54, 54),
    "arm_sve": (["ArmSVE/IR/ArmSVE.td"], 21, 12, 18, 18),
    "nvvm": (["LLVMIR/NVVMOps.td"], 181, 12, 8, 8),
    "shard": (["Shard/IR/ShardOps.td"], 22, 1, 9, 1),
}

# Whose types are declared in C++, or in files without ops.
WITH_TYPES = {"llvm", "sparse_tensor", "spirv"}

SPLIT = "// -----\n"
VALUE = re.compile(r"%[\w$.-]+(?:[:#]\d+)?")
CUSTOM = re.compile(r"^\s*(?:%[^\"]*? = )?([A-Za-z_][\w.$]*)")


def run(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=600)
    if done.returncode < 0:
        sys.exit(f"{' '.join(command)}: signal {-done.returncode}")
    return done


class Case:
    """A text of the corpus, as generic form has it, and as mlir-opt prints it."""

    def __init__(self, path, text):
        self.path = path
        self.generic = text
        self.custom = None


def print_each(command, texts):
    """What the command makes of each text; None where it fails."""
    output = run([*command, "--split-input-file", "-"], SPLIT.join(texts)).stdout
    parts = output.split(SPLIT)
    if len(parts) == len(texts):
        return [part if part.strip() else None for part in parts]
    return [done.stdout if done.returncode == 0 else None
            for done in (run([*command, "-"], text) for text in texts)]


def op_of(line, dialect, known):
    """The op that the line of a custom form begins, if it is one of the dialect's."""
    match = CUSTOM.match(line)
    name = match[1] if match else ""
    if name.startswith(dialect + "."):
        return name[len(dialect) + 1:]
    return name if name in known else None


class Dialect:
    def __init__(self, options, name, files):
        self.options = options
        self.name = name
        self.files = files
        self.formats = set()
        self.refused = set()
        self.wrong = collections.defaultdict(list)
        self.misnamed = set()
        self.ops = set()
        self.seen = set()
        self.bad_files = []

    def make(self, folder, with_types=True):
        self.schema = folder / f"{self.name}.irdl.mlir"
        include = pathlib.Path(self.options.include)
        # What ODS does not say of types, as of the shipped schema.
        added = pathlib.Path(self.options.tool).parent.parent / "schema" / "imported" / f"{self.name}.json"
        done = run([sys.executable, self.options.tool, f"--dialect={self.name}", "-I", str(include), "-o",
                    str(self.schema), f"--tenure={self.options.tenure}",
                    *([f"--with={added}"] if with_types and self.name in WITH_TYPES else []),
                    *[str(include / "mlir/Dialect" / each) for each in self.files]])
        if done.returncode != 0:
            sys.exit(f"{self.name}: {done.stderr}")
        for text in re.split(r"\n  irdl\.operation @", self.schema.read_text(encoding="utf-8"))[1:]:
            name = re.search(r'\n      name = "([^"]*)"', text)
            op = name[1] if name else re.match(r"\w+", text)[0]
            self.ops.add(op)
            if "\n      format = " in text:
                self.formats.add(op)
        self.refused = set(re.findall(rf"^{self.name}\.(\S+): its format is left out", done.stderr, re.MULTILINE))
        if self.options.verbose:
            sys.stderr.write(done.stderr)

    def command(self, *flags):
        return [self.options.tenure, "opt", "--allow-unregistered-dialect", f"--dialect-file={self.schema}", *flags]

    def check(self, cases):
        op = re.compile(rf'(?m)^ *(?:%[^"]*= )?"{self.name}\.([^"]*)"\(')
        cases = [case for case in cases if 0 < len(set(op.findall(case.generic))) and
                 set(op.findall(case.generic)) <= self.ops]
        printed = print_each(self.command("--mlir-print-op-generic"), [case.generic for case in cases])
        for case, text in zip(cases, printed):
            if text != case.generic:
                self.bad_files.append(case.path)
        self.file_count = len(cases)
        custom = print_each(self.command(), [case.generic for case in cases])
        again = print_each(self.command("--mlir-print-op-generic"), [text or "" for text in custom])
        for case, text, generic in zip(cases, custom, again):
            self.compare(case, text or "", generic or "")

    def compare(self, case, custom, generic):
        lines, ours = case.custom.split("\n"), custom.split("\n")
        strict = set()
        for block in difflib.SequenceMatcher(None, lines, ours, autojunk=False).get_matching_blocks():
            strict.update(range(block.a, block.a + block.size))
        matcher = difflib.SequenceMatcher(None, [VALUE.sub("%", line) for line in lines],
                                          [VALUE.sub("%", line) for line in ours], autojunk=False)
        known = self.formats | self.refused
        same, instead = set(), {}
        for tag, start, end, first, last in matcher.get_opcodes():
            if tag == "equal":
                same.update(range(start, end))
            for i in range(start, end):
                instead[i] = ours[first + i - start].strip() if first + i - start < last else ""
        for number, line in enumerate(lines):
            op = op_of(line, self.name, known)
            if op not in known:
                continue
            self.seen.add(op)
            if number not in strict:
                self.misnamed.add(op)
            if number not in same:
                self.wrong[op].append((case.path, line.strip(), "\n      OURS", instead[number]))
        if generic != case.generic:
            self.blame(case, custom)

    def blame(self, case, custom):
        """Ops that are not read again as they were: those that the first error, or difference, names."""
        done = run([*self.command("--mlir-print-op-generic"), "-"], custom)
        lines = custom.split("\n")
        match = re.search(r"^[^\n]*?:(\d+):\d+: error: ([^\n]*)", done.stderr, re.MULTILINE)
        found = {}
        if match:
            for number in range(int(match[1]) - 1, -1, -1):
                op = op_of(lines[number], self.name, self.formats)
                if op is not None:
                    found[op] = match[2]
                    break
        else:
            for a, b in zip(case.generic.split("\n"), done.stdout.split("\n")):
                op = re.search(rf'"{self.name}\.([\w.$]+)"\(', a)
                if a != b:
                    found[op[1] if op else ""] = f"{a.strip()} READ AS {b.strip()}"
                    break
        for op, words in found.items():
            self.wrong[op].append((case.path, f"not read again: {words}"))

    def figures(self):
        formats = len(self.formats)
        right = {op for op in self.seen if op not in self.wrong}
        return (formats, formats + len(self.refused)), (self.file_count - len(self.bad_files), self.file_count), \
            (len(right), len(self.seen)), (len(right - self.misnamed), len(self.seen))


def read_cases(options, names):
    """The texts with ops of the dialects, and what mlir-opt prints of them."""
    wanted = re.compile("|".join(rf'"{name}\.' for name in names))
    cases = []
    for path in sorted(pathlib.Path(options.corpus).rglob("*.mlir")):
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        if wanted.search(text) and text.isascii():
            cases.append(Case(str(path.relative_to(options.corpus)), text))
    command = [options.mlir_opt, "--allow-unregistered-dialect"]
    for case, text in zip(cases, print_each(command, [case.generic for case in cases])):
        case.custom = text or ""
    return cases


def share(figure):
    return f"{figure[0]} of {figure[1]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("tenure", "tool", "mlir_opt", "include", "corpus"):
        parser.add_argument(name)
    parser.add_argument("--only", default="", help="names of dialects, with commas")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(DIALECTS)
    cases = read_cases(options, names)
    fell = []
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            files, *reached = DIALECTS[name]
            dialect = Dialect(options, name, files)
            dialect.make(pathlib.Path(folder))
            dialect.check(cases)
            figures = dialect.figures()
            print(f"{name}: formats {share(figures[0])}, files {share(figures[1])}, ops {share(figures[2])}, "
                  f"bytes {share(figures[3])}")
            if any(figure[0] < least for figure, least in zip(figures, reached)):
                fell.append(name)
            if options.verbose:
                for path in dialect.bad_files[:20]:
                    print("  file", path)
                for op, places in sorted(dialect.wrong.items()):
                    print("  op", op, len(places), *places[0])
            sys.stdout.flush()
    sys.exit(f"fewer than before: {' '.join(fell)}" if fell else 0)


if __name__ == "__main__":
    main()
