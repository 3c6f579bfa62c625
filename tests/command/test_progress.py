# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure opt shows how far it is: on a terminal, after a second, and nowhere else."""
import os
import subprocess
import time
import unittest

from support import TENURE, CommandTest
from terminal import open_terminal

MODULE = b"".join(b'"test.op"() {value = %d : i64} : () -> ()\n' % i for i in range(100000))


class Progress(CommandTest):
    def run_slowly(self, text, stderr, seconds):
        """The input comes after so many seconds, which count."""
        process = subprocess.Popen([TENURE, "opt", "--allow-unregistered-dialect", "--mlir-print-op-generic"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr,
                                   env={**os.environ, "TERM": "xterm", "NO_COLOR": ""})
        time.sleep(seconds)
        out, err = process.communicate(text, timeout=60)
        return process.returncode, out, err

    def on_terminal(self, text, seconds):
        controller, terminal = open_terminal()
        self.addCleanup(os.close, controller)
        code, _, _ = self.run_slowly(text, terminal, seconds)
        os.write(terminal, b"end")
        os.close(terminal)
        shown = b""
        while not shown.endswith(b"end"):
            shown += os.read(controller, 65536)
        return code, shown

    def test_is_shown_on_a_terminal_and_taken_away(self):
        code, shown = self.on_terminal(MODULE, 1.2)
        self.assertEqual(code, 0)
        self.assertIn(b"reading -:", shown)
        self.assertTrue(shown.endswith(b"\r\033[Kend"), shown)

    def test_errors_stand_on_lines_of_their_own(self):
        code, shown = self.on_terminal(MODULE + b"wrong", 1.2)
        self.assertEqual(code, 1)
        self.assertIn(b"\r\033[K\033[1m<stdin>:100001:1: ", shown)

    def test_is_never_shown_elsewhere(self):
        code, _, err = self.run_slowly(MODULE, subprocess.PIPE, 1.2)
        self.assertEqual((code, err), (0, b""))

    def test_is_not_shown_for_what_is_quick(self):
        code, shown = self.on_terminal(b"", 0)
        self.assertEqual((code, shown), (0, b"end"))


if __name__ == "__main__":
    unittest.main()
