# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure completion, tenure help."""
import os
import pathlib
import re
import select
import shutil
import subprocess
import time
import unittest

from support import TENURE, CommandTest
from terminal import open_terminal, take_terminal

BASH = shutil.which("bash")


class Completion(CommandTest):
    def complete(self, *words):
        """What bash offers for the last of the words."""
        script = ('source <("$0" completion bash); COMP_WORDS=("$0" "$@"); COMP_CWORD=$#; _tenure; '
                  'printf "%s\\n" "${COMPREPLY[@]}"')
        done = subprocess.run([BASH, "--norc", "--noprofile", "-c", script, TENURE, *words],
                              capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.stderr, "")
        return done.stdout.split()

    @unittest.skipUnless(BASH, "needs bash")
    def test_bash_is_offered_commands_and_options(self):
        self.assertEqual(self.complete("q"), ["query"])
        self.assertLess({"opt", "query", "reduce", "lsp", "help"}, set(self.complete("")))
        self.assertEqual(self.complete("query", "--js"), ["--json"])
        self.assertEqual(self.complete("query", "--con"), ["--context="])
        self.assertEqual(self.complete("opt", "x.mlir", "--symbol-d"), ["--symbol-dce"])
        self.assertEqual(self.complete("reduce", "--symbol-d"), ["--symbol-dce"])
        self.assertEqual(self.complete("help", "by"), ["bytecode"])
        self.assertIn("merge", self.complete("adapter", ""))
        self.assertEqual(self.complete("adapter", "convert", "--he"), ["--help"])
        self.assertEqual(self.complete("completion", "z"), ["zsh"])
        self.assertEqual(self.complete("query", "m.ml"), [])
        # As bash parts words.
        self.assertEqual(self.complete("opt", "--mlir-timing-display", "=", "t"), ["tree"])
        self.assertEqual(self.complete("opt", "--mlir-timing-display", "="), ["list", "tree"])
        self.assertEqual(self.complete("opt", "--mlir-timing-display", ""), ["list", "tree"])

    @unittest.skipUnless(BASH, "needs bash")
    def test_a_tab_in_a_terminal_completes(self):
        path = pathlib.Path(TENURE)
        terminal, inside = open_terminal()
        environment = {**os.environ, "PATH": f"{path.parent}:{os.environ['PATH']}", "PS1": "$ ", "TERM": "dumb", "INPUTRC": "/dev/null"}
        process = subprocess.Popen([BASH, "--norc", "--noprofile", "-i"], stdin=inside, stdout=inside, stderr=inside,
                                   env=environment, start_new_session=True, preexec_fn=lambda: take_terminal(0))
        os.close(inside)
        try:
            os.write(terminal, f"cp() {{ :; }}; source <({path} completion bash); echo re''ady\n".encode())
            seen = self.read_until(terminal, b"ready\r\n")
            os.write(terminal, b"tenure byte\t")
            seen = self.read_until(terminal, b"bytecode ")
            self.assertIn(b"tenure bytecode ", seen)
            os.write(terminal, b"\x15tenure opt --mlir-output-format=j\t")
            self.assertIn(b"format=json", self.read_until(terminal, b"json"))
        finally:
            os.close(terminal)
            process.kill()
            process.wait()

    def read_until(self, terminal, end):
        seen = b""
        deadline = time.monotonic() + 60
        while end not in seen and time.monotonic() < deadline:
            if select.select([terminal], [], [], 1)[0]:
                seen += os.read(terminal, 4096)
        self.assertIn(end, seen)
        return seen

    def test_scripts_are_what_the_shells_read(self):
        for shell, check in (("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"])):
            script = self.write(f"tenure.{shell}", self.run_tenure("completion", shell)[0])
            program = shutil.which(shell)
            if program:
                subprocess.run([program, *check, script], check=True, timeout=60)
        self.assertIn("bash, zsh or fish", self.run_tenure("completion", "sh", expect=1)[1])
        self.assertIn("Usage", self.run_tenure("completion", "--help")[0])

    def test_what_may_follow_comes_with_what_it_means(self):
        lines = self.run_tenure("__complete", "query")[0].splitlines()
        self.assertIn("--count\tPrint only the number of ops in each file", lines)
        self.assertTrue(all(line.count("\t") == 1 for line in lines))
        self.run_tenure("__complete", "nothing", expect=1)

    def test_help_of_a_command(self):
        names = re.findall(r"^  ([a-z]+) ", self.run_tenure("--help")[0], re.MULTILINE)
        self.assertLess({"opt", "diff", "dialects", "help"}, set(names))
        for words in [[name] for name in names] + [["adapter", "merge"], ["bytecode", "dump"]]:
            self.assertEqual(self.run_tenure("help", *words), self.run_tenure(*words, "--help"))
        self.assertEqual(self.run_tenure("help"), self.run_tenure("--help"))
        self.assertIn("Did you mean 'query'?", self.run_tenure("help", "quer", expect=1)[1])
        self.assertIn("Did you mean 'reduce'?", self.run_tenure("reduc", expect=1)[1])
        self.assertIn("Did you mean '--version'?", self.run_tenure("--versoin", expect=1)[1])
        self.assertNotIn("Did you mean '--version'?", self.run_tenure("adapter", "--versoin", expect=1)[1])
        for name in ("-V", "version"):
            self.assertEqual(self.run_tenure(name), self.run_tenure("--version"))
