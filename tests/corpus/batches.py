# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many modules in one process of tenure or mlir-opt, for checks of thousands."""
import bisect
import concurrent.futures
import re
import subprocess

MARKER = "// ===== end of a module ====="
PLACE = re.compile(r"^<stdin>:(\d+):(\d+): error: (.*)", re.MULTILINE)


def first_errors(text, starts):
    """The first error of each module that has a place in the input, by the lines in which the modules begin."""
    errors = {}
    for line, column, said in PLACE.findall(text):
        index = bisect.bisect_right(starts, int(line)) - 1
        errors.setdefault(index, f"{int(line) - starts[index] + 1}:{column}: {said}")
    return errors


class Command:
    """One of the two commands; its answers are (outcome, text): "ok" and what it prints, "error" and the first error, or how it ended."""

    def __init__(self, words, timeout):
        self.words, self.timeout = words, timeout

    def process(self, flags, texts):
        text, starts, line = f"{MARKER}\n".join(texts), [], 1
        for module in texts:
            starts.append(line)
            line += module.count("\n") + 1
        words = [*self.words, f"--split-input-file={MARKER}", f"--output-split-marker={MARKER}", *flags]
        done = subprocess.run(words, input=text.encode(errors="surrogateescape"), capture_output=True, timeout=self.timeout)
        return done, first_errors(done.stderr.decode(errors="replace"), starts)

    def one(self, flags, text):
        try:
            done, errors = self.process(flags, [text])
        except subprocess.TimeoutExpired:
            return "timeout", ""
        if done.returncode not in (0, 1):
            return f"signal {-done.returncode}", ""
        if done.returncode == 0:
            return "ok", done.stdout.decode(errors="replace")
        found = re.search(r"error: (.*)", done.stderr.decode(errors="replace"))
        return "error", errors.get(0) or (found[1] if found else "")

    def all_answers(self, flags, texts, batch=64):
        """The answers of any number of texts, two batches at a time."""
        texts = [text.rstrip("\n") + "\n" for text in texts]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            parts = pool.map(lambda start: self.answers(flags, texts[start:start + batch]), range(0, len(texts), batch))
            return [answer for part in parts for answer in part]

    def errors(self, texts):
        """The first error of each text: (line, column, message), None if there is none, or how it ended the command."""
        return [None if outcome == "ok" else outcome if outcome != "error" else tuple(word.strip() for word in said.split(":", 2))
                for outcome, said in self.all_answers([], texts)]

    def answers(self, flags, texts):
        """Batches that a signal or a timeout ends run again in halves."""
        if len(texts) == 1:
            return [self.one(flags, texts[0])]
        try:
            done, errors = self.process(flags, texts)
            parts = done.stdout.decode(errors="replace").split(MARKER + "\n")
            right = done.returncode in (0, 1) and len(parts) == len(texts)
        except subprocess.TimeoutExpired:
            right = False
        if not right:
            half = len(texts) // 2
            return self.answers(flags, texts[:half]) + self.answers(flags, texts[half:])
        # What fails prints nothing. Errors elsewhere than in the input are not known to be of one module.
        return [("ok", part) if part.strip("\n") else ("error", errors[index]) if index in errors else self.one(flags, texts[index])
                for index, part in enumerate(parts)]
