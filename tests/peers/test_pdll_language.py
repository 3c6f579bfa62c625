# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure pdll against mlir-pdll: the same tree, the same module, or the same first error."""
import os
import pathlib
import random
import re
import shutil
import subprocess

import pytest

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
MLIR_PDLL = shutil.which("mlir-pdll-22")
CORPUS = pathlib.Path(__file__).parent.parent / "fuzz" / "corpus" / "pdll"
TEXTS = {path.name[:8]: path.read_text(encoding="latin-1") for path in sorted(CORPUS.iterdir())}
TEXTS = {name: text for name, text in TEXTS.items() if not text.startswith("//td")}
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\w+|\s+|->|=>|\[\{|\}\]|.', re.DOTALL)
WORDS = ["Attr", "Constraint", "Op", "Pattern", "Rewrite", "Type", "TypeRange", "Value", "ValueRange", "attr", "op", "type", "let",
         "not", "erase", "replace", "return", "rewrite", "with", "_", "a", "b", "x", "root", "0", "1", "17", "->", "=>", ":", ",",
         ".", "=", ";", "[", "]", "<", ">", "(", ")", "{", "}", '"i32"', "[{", "}]", "benefit", "recursion", "op<>", "op<t.a>",
         "_: Value", "x: Value", "y: Op", "(x, y)", "-> (Value)", "()"]
ERROR = re.compile(r'^(?:loc\()?"?(.*?)"?:(\d+):(\d+)\)?: error: (.*)$', re.MULTILINE)


def run(program, text, form, folder):
    return subprocess.run([*program, f"-x={form}", "-"], input=text, capture_output=True, text=True, cwd=folder, check=False,
                          encoding="latin-1", timeout=60)


def compare(text, folder):
    for form in ("ast", "mlir"):
        theirs = run([MLIR_PDLL], text, form, folder)
        if theirs.returncode < 0 or "expected attribute value" in theirs.stderr or "unregistered dialect" in theirs.stderr:
            return  # It ends by a signal, or makes a pattern of a literal that is none.
        ours = run([TENURE, "pdll"], text, form, folder)
        if theirs.returncode != 0:
            expected, found = ERROR.search(theirs.stderr), ERROR.search(ours.stderr)
            assert ours.returncode == 1 and found, (text, theirs.stderr, ours.stderr)
            assert found.groups()[1:] == expected.groups()[1:], (text, theirs.stderr, ours.stderr)
            continue
        assert ours.returncode == 0, (text, ours.stderr)
        hide = re.compile("0x[0-9a-f]+")
        assert hide.sub("", ours.stdout) == hide.sub("", theirs.stdout), text
        assert ours.stderr == theirs.stderr, text


@pytest.mark.skipif(MLIR_PDLL is None, reason="mlir-pdll-22 is not there")
@pytest.mark.parametrize("name", TEXTS)
def test_corpus(name, tmp_path):
    if "Dialect/" not in TEXTS[name]:
        compare(TEXTS[name], tmp_path)


def change(chooser, text):
    """The text with tokens left out, doubled, exchanged and put in."""
    tokens = TOKEN.findall(text)
    for _ in range(chooser.randint(1, 3)):
        at = chooser.randrange(len(tokens) + 1)
        act = chooser.randrange(4)
        if act == 0 or not tokens:
            tokens.insert(at, f" {chooser.choice(WORDS)} ")
        elif act == 1:
            del tokens[at:at + 1]
        elif act == 2:
            tokens[at:at + 1] = [f" {chooser.choice(WORDS)} "]
        else:
            tokens.insert(at, f" {chooser.choice(tokens)} ")
    return "".join(tokens)


@pytest.mark.skipif(MLIR_PDLL is None, reason="mlir-pdll-22 is not there")
def test_changed_texts(tmp_path):
    chooser = random.Random(int(os.environ.get("TENURE_SEED", "1")))
    texts = [text for text in TEXTS.values() if "#include" not in text]
    for _ in range(int(os.environ.get("TENURE_ROUNDS", "25"))):
        compare(change(chooser, chooser.choice(texts)), tmp_path)
