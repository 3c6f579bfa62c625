# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Real modules come out as they went in, byte for byte, and MLIR's own tool reads what is written."""
import os
import pathlib
import shutil
import subprocess
import unittest

from support import DATA, CommandTest

SHARED = os.environ.get("TENURE_SHARED", "")
GENERIC = ["--allow-unregistered-dialect", "--mlir-print-op-generic"]
MLIR_OPT = shutil.which("mlir-opt-22")


def models():
    """(path, flags) of the modules in generic form, here and, where it is, in the shared material."""
    folders = [DATA] + ([pathlib.Path(SHARED) / "models"] if SHARED else [])
    for folder in folders:
        for path in sorted(folder.glob("*.mlir")):
            if path.name.endswith(".pretty.mlir"):
                continue
            located = path.name.endswith(".loc.mlir")
            yield path, GENERIC + (["--mlir-print-debuginfo"] if located else [])


class Models(CommandTest):
    def test_each_comes_out_as_it_went_in(self):
        count = 0
        for path, flags in models():
            with self.subTest(path.name):
                text = path.read_text()
                self.assertEqual(self.run_tenure("opt", *flags, path)[0], text + "\n")
                count += 1
        self.assertGreaterEqual(count, 20)

    def test_an_adapted_model_is_a_model(self):
        self.run_tenure("adapter", "attach", DATA / "decoder.loc.mlir", DATA / "decoder_lora.onnx_adapter",
                        "-o", "adapted.mlir")
        text = (self.folder / "adapted.mlir").read_text()
        flags = GENERIC + ["--mlir-print-debuginfo"]
        self.assertEqual(self.run_tenure("opt", *flags, "adapted.mlir")[0].rstrip("\n"), text.rstrip("\n"))
        if MLIR_OPT is None:
            print("mlir-opt-22 is not installed: the adapted model was not given to it")
            return
        run = subprocess.run([MLIR_OPT, *flags, "adapted.mlir"], cwd=self.folder, capture_output=True,
                             timeout=60, check=False)
        self.assertEqual(run.returncode, 0, run.stderr.decode())
        self.assertEqual(run.stdout.decode().rstrip("\n"), text.rstrip("\n"))


if __name__ == "__main__":
    unittest.main()
