# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is no text does not go to a terminal, which would take it as commands."""
import os
import subprocess
import unittest

from support import DATA, TENURE, CommandTest
from terminal import open_terminal

LORA = DATA / "decoder_lora.onnx_adapter"
MODEL = DATA / "decoder.loc.mlir"


class Terminal(CommandTest):
    def on_terminal(self, *arguments):
        """(exit code, what the terminal shows, stderr)"""
        controller, terminal = open_terminal()
        self.addCleanup(os.close, controller)
        run = subprocess.run([TENURE, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=terminal,
                             stderr=subprocess.PIPE, cwd=self.folder, timeout=60, check=False)
        os.write(terminal, b"end")
        os.close(terminal)
        shown = b""
        while not shown.endswith(b"end"):
            shown += os.read(controller, 65536)
        return run.returncode, shown[:-3], run.stderr.decode()

    def test_is_not_given_bytecode_or_adapters(self):
        for arguments in (("opt", "--emit-bytecode", MODEL), ("opt", "--emit-bytecode", MODEL, "-o", "/dev/stdout"),
                          ("adapter", "attach", MODEL, LORA, "--emit-bytecode", "-o", "-"),
                          ("adapter", "export", LORA, "-o", "-"), ("adapter", "merge", LORA, "-o", "-")):
            code, shown, err = self.on_terminal(*arguments)
            self.assertEqual((code, shown), (1, b""), arguments)
            self.assertIn("use -o FILE or a pipe", err)

    def test_is_given_text(self):
        self.write("m.mlir", "module {\n}\n")
        self.assertEqual(self.on_terminal("opt", "m.mlir"), (0, b"module {\r\n}\r\n\r\n", ""))


if __name__ == "__main__":
    unittest.main()
