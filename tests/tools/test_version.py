# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The version stands in the public header, and what cannot read it there says the same."""
import json
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Version(unittest.TestCase):
    def test_is_the_same_everywhere(self):
        text = (ROOT / "include/tenure/base.h").read_text(encoding="utf-8")
        version = ".".join(re.search(rf"TN_VERSION_{part} (\d+)", text)[1] for part in ("MAJOR", "MINOR", "PATCH"))
        package = (ROOT / "src/python/tenure/__init__.py").read_text(encoding="utf-8")
        self.assertIn(f'__version__ = "{version}"', package)
        port = json.loads((ROOT / "tools/packaging/vcpkg/tenure/vcpkg.json").read_text(encoding="utf-8"))
        self.assertEqual(port["version"], version)
        changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        self.assertEqual(re.search(r"^## (\S+?),? ", changes, re.MULTILINE)[1], version)


if __name__ == "__main__":
    unittest.main()
