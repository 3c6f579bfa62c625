# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What cannot be written is an error of every command: its words say why, and it exits with more than 0."""
import os
import shutil
import subprocess
import unittest

from support import DATA, TENURE, CommandTest

FULL = "/dev/full"
LORA = DATA / "decoder_lora.onnx_adapter"
HALF = DATA / "decoder_lora_f16.onnx_adapter"
MODEL = DATA / "decoder.loc.mlir"
# More than a buffer, and less.
PRINTING = (
    ["--help"], ["--version"], ["help"], ["help", "opt"], ["opt", "--help"], ["opt", "--version"], ["opt", "--list-passes"],
    ["opt", "--show-dialects"], ["opt", "small.mlir"], ["opt", "small.mlir", "--emit-bytecode"], ["opt", MODEL],
    ["opt", MODEL, "--emit-bytecode"], ["opt", "small.mlir", "--split-input-file"], ["completion", "bash"], ["completion", "zsh"],
    ["completion", "fish"], ["__complete", "opt", "--c"], ["bytecode", "dump", "small.mlirbc"], ["dialects"], ["dialects", "arith"],
    ["dialects", "arith.addi"], ["diff", "small.mlir", MODEL], ["query", "name:func.func", MODEL],
    ["query", "--count", "name:func.func", "small.mlir"],
    ["view", "small.mlir", "--html=-"], ["view", "small.mlir", "--json=-"],
    ["reduce", "small.mlir", "--test=./yes"], ["pdll", "pattern.pdll"], ["pdll", "pattern.pdll", "-x=mlir"],
    ["adapter", "list", LORA], ["adapter", "show", LORA], ["adapter", "verify", LORA], ["adapter", "diff", LORA, HALF],
    ["adapter", "export", LORA, "-o", "-"], ["adapter", "merge", LORA, "-o", "-"], ["adapter", "attach", MODEL, LORA, "-o", "-"],
    ["adapter", "apply", "attached.mlir", "-o", "-"], ["adapter", "fold", "frozen.mlir", "-o", "-"],
    ["adapter", "detach", "attached.mlir", "decoder_lora", "-o", "-"], ["adapter", "export", "--help"], ["lsp", "--help"], ["corpus", "--help"],
)
WRITING = (
    ["opt", "small.mlir", "-o"], ["opt", MODEL, "-o"], ["opt", "small.mlir", "--emit-bytecode", "-o"],
    ["opt", "small.mlir", "--cse", "--mlir-generate-reproducer"], ["opt", "small.mlir", "--cse", "--log-actions-to"],
    ["opt", "small.mlir", "--cse", "--profile-actions-to"],
    ["view", "small.mlir", "--html"], ["view", "small.mlir", "--json"], ["reduce", "small.mlir", "--test=./yes", "-o"], ["pdll", "pattern.pdll", "-x=mlir", "-o"],
    ["adapter", "export", LORA, "-o"], ["adapter", "merge", LORA, "-o"], ["adapter", "attach", MODEL, LORA, "-o"],
    ["adapter", "apply", "attached.mlir", "-o"], ["adapter", "fold", "frozen.mlir", "-o"], ["adapter", "detach", "attached.mlir", "decoder_lora", "-o"],
)


@unittest.skipUnless(os.path.exists(FULL), "needs /dev/full")
class Full(CommandTest):
    def setUp(self):
        super().setUp()
        self.write("small.mlir", "func.func @f() { return }\n// -----\nfunc.func @g() { return }\n")
        self.write("pattern.pdll", "Pattern { erase op<test.a>; }\n")
        self.run_tenure("opt", "small.mlir", "--emit-bytecode", "-o", "small.mlirbc")
        self.run_tenure("adapter", "attach", MODEL, LORA, "-o", "attached.mlir")
        self.run_tenure("adapter", "attach", DATA / "frozen.loc.mlir", DATA / "frozen_lora.onnx_adapter", "-o", "frozen.mlir")
        (self.folder / "disk").mkdir()
        self.write("yes", "#!/bin/sh\nexit 1\n").chmod(0o755)

    def run_with(self, arguments, **files):
        return subprocess.run([TENURE, *map(str, arguments)], stdin=subprocess.DEVNULL, cwd=self.folder, timeout=60, check=False, **files)

    def test_all_commands_are_here(self):
        out = self.run_tenure("help")[0] + self.run_tenure("help", "adapter")[0]
        names = {line.split()[0] for line in out.splitlines() if line.startswith("  ") and not line.startswith("  -")}
        self.assertLessEqual(names - {"adapter", "convert"}, {word for words in PRINTING for word in map(str, words[:2])})

    def test_standard_output(self):
        with open(FULL, "wb") as full:
            for arguments in PRINTING:
                good = self.run_with(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                self.assertTrue(good.stdout, (arguments, good.stderr))
                for stdout, words in ((full, b"No space left on device"), (None, b"Bad file descriptor")):
                    before = {name: (self.folder / name).read_bytes() for name in self.files() if name != "disk"}
                    run = self.run_with(arguments, stdout=stdout, stderr=subprocess.PIPE,
                                        **({} if stdout else {"preexec_fn": lambda: os.close(1)}))
                    self.assertGreater(run.returncode, 0, arguments)
                    self.assertGreaterEqual(run.returncode, good.returncode, arguments)
                    lines = [line for line in run.stderr.splitlines() if line.startswith(b"cannot write output file ")]
                    self.assertEqual(lines, [b"cannot write output file '-': " + words], (arguments, run.stderr))
                    self.assertEqual({name: (self.folder / name).read_bytes() for name in self.files() if name != "disk"}, before)

    def test_files(self):
        for arguments in WRITING:
            separate = arguments[-1] == "-o"
            words = [*arguments, FULL] if separate else [*arguments[:-1], f"{arguments[-1]}={FULL}"]
            run = self.run_with(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            self.assertEqual(run.returncode, 1, (arguments, run.stderr))
            # Files of adapters are read back, so that devices are none.
            self.assertRegex(run.stderr, b"No space left on device|is not a regular file", arguments)

    def test_standard_error(self):
        self.write("wrong.mlir", "func.func @f() {\n")
        self.write("warns.mlir", "module {}\n")
        with open(FULL, "wb") as full:
            for stderr in (full, None):
                files = {"stdout": subprocess.PIPE, "stderr": stderr}
                if stderr is None:
                    files["preexec_fn"] = lambda: os.close(2)
                self.assertEqual(self.run_with(["opt", "small.mlir"], **files).returncode, 0)
                self.assertEqual(self.run_with(["opt", "wrong.mlir"], **files).returncode, 1)
                self.assertEqual(self.run_with(["query", "name:(", "small.mlir"], **files).returncode, 2)
            # What a command had to say and could not is a failure, unless nobody listens.
            self.assertEqual(self.run_with(["opt", "warns.mlir", "--mlir-timing"], stdout=subprocess.PIPE, stderr=full).returncode, 1)

    def test_nothing_to_print_needs_no_output(self):
        for arguments in (["opt", "small.mlir", "-o", "out"], ["diff", "small.mlir", "small.mlir"]):
            run = self.run_with(arguments, stderr=subprocess.PIPE, preexec_fn=lambda: os.close(1))
            self.assertEqual((run.returncode, run.stderr), (0, b""), arguments)

    def test_a_disk_that_is_full(self):
        if shutil.which("unshare") is None:
            self.skipTest("needs unshare")
        script = 'mount -t tmpfs -o size=8k none "$1" && "$0" opt "$2" --mlir-print-op-generic -o "$1/out"; code=$?; ls -A "$1"; exit $code'
        run = subprocess.run(["unshare", "-rm", "sh", "-c", script, TENURE, self.folder / "disk", MODEL], capture_output=True, check=False)
        if b"unshare" in run.stderr or b"mount" in run.stderr:
            self.skipTest("needs a namespace")
        self.assertEqual((run.returncode, run.stdout), (1, b""), run.stderr)
        self.assertIn(b"No space left on device", run.stderr)


if __name__ == "__main__":
    unittest.main()
