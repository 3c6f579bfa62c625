# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The wheel of tenure-mlir: the package `mlir` alone, for all platforms, of the same version as Tenure's."""
import base64
import hashlib
import io
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def make_sdist(path):
    metadata = b"Metadata-Version: 2.1\nName: tenure\nVersion: 3.4.5\n"
    with tarfile.open(path, "w:gz") as archive:
        entry = tarfile.TarInfo("tenure-3.4.5/PKG-INFO")
        entry.size = len(metadata)
        archive.addfile(entry, io.BytesIO(metadata))
    return path


class MlirWheel(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_what_it_has(self):
        shutil.copytree(ROOT / "src/python/mlir", self.folder / "stage/mlir", ignore=shutil.ignore_patterns("__pycache__"))
        sdist = make_sdist(self.folder / "tenure-3.4.5.tar.gz")
        command = [sys.executable, ROOT / "tools/packaging/pack-wheel", self.folder / "stage", "--sdist", sdist, "--mlir", self.folder]
        path = pathlib.Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())
        self.assertEqual(path.name, "tenure_mlir-3.4.5-py3-none-any.whl")
        info = "tenure_mlir-3.4.5.dist-info"
        with zipfile.ZipFile(path) as wheel:
            self.assertEqual(sorted(wheel.namelist()), ["mlir/__init__.py", f"{info}/METADATA", f"{info}/RECORD", f"{info}/WHEEL",
                                                        f"{info}/licenses/LICENSE"])
            self.assertIn(b"Requires-Dist: tenure==3.4.5\n", wheel.read(f"{info}/METADATA"))
            self.assertIn(b"Root-Is-Purelib: true\nTag: py3-none-any\n", wheel.read(f"{info}/WHEEL"))
            digest = base64.urlsafe_b64encode(hashlib.sha256(wheel.read("mlir/__init__.py")).digest()).rstrip(b"=").decode()
            self.assertIn(f"mlir/__init__.py,sha256={digest},", wheel.read(f"{info}/RECORD").decode())


if __name__ == "__main__":
    unittest.main()
