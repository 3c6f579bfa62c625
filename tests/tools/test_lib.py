# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tools/lib.sh asks for root only where a package is missing."""
import os
import pathlib
import subprocess
import tempfile
import unittest

LIB = pathlib.Path(__file__).resolve().parents[2] / "tools/lib.sh"
# As dpkg-query answers: a line for each architecture that a package is there for.
ANSWERS = {"both": "installed amd64\ninstalled arm64\n", "this": "installed amd64\n", "all": "installed all\n",
           "other": "installed arm64\n", "gone": "not-installed amd64\n", "never": ""}


class Packages(unittest.TestCase):
    def test_are_installed_for_this_architecture(self):
        with tempfile.TemporaryDirectory() as folder:
            bin_dir = pathlib.Path(folder)
            for name, text in ANSWERS.items():
                (bin_dir / f"{name}.txt").write_text(text, encoding="utf-8")
            (bin_dir / "dpkg").write_text("#!/bin/sh\necho amd64\n", encoding="utf-8")
            (bin_dir / "dpkg-query").write_text('#!/bin/sh\nfor last; do :; done\nexec cat "${0%/*}/$last.txt"\n',
                                                encoding="utf-8")
            for program in ("dpkg", "dpkg-query"):
                (bin_dir / program).chmod(0o755)
            script = f'set -o pipefail; . "{LIB}"; for p in {" ".join(ANSWERS)}; do is_installed $p && echo $p; done; true'
            run = subprocess.run(["bash", "-c", script], env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"},
                                 capture_output=True, text=True, check=True)
        self.assertEqual(run.stdout.split(), ["both", "this", "all"])


if __name__ == "__main__":
    unittest.main()
