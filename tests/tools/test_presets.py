# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CMake reads the presets, and knows what they build on."""
import json
import pathlib
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Presets(unittest.TestCase):
    def test_cmake_lists_all(self):
        presets = json.loads((ROOT / "CMakePresets.json").read_text(encoding="utf-8"))["configurePresets"]
        listed = subprocess.run(["cmake", "--list-presets"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for preset in presets:
            if not preset.get("hidden"):
                self.assertIn(f'"{preset["name"]}"', listed)


if __name__ == "__main__":
    unittest.main()
