# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reference of the command: the output of `tenure --help` and its commands."""
import re
import subprocess


def help_of(command, words):
    done = subprocess.run([command, *words, "--help"], text=True, capture_output=True, check=True)
    return done.stdout.rstrip()


def commands_in(text):
    inside = re.search(r"^Commands:\n((?:  .*\n)+)", text, re.MULTILINE)
    return re.findall(r"^  (\S+)", inside[1], re.MULTILINE) if inside else []


def section(command, words, level):
    text = help_of(command, words)
    out = [f"{'#' * level} `{' '.join(['tenure', *words])}`", "", "```text", text, "```", ""]
    for name in commands_in(text):
        out += section(command, [*words, name], level + 1)
    return out


def write(command, path):
    out = ["# The command", "", "What `--help` prints. Unless stated otherwise, exit codes are 0, or 1 after the first error; errors go to stderr.", ""]
    path.write_text("\n".join(out + section(command, [], 2)) + "\n", encoding="utf-8")
