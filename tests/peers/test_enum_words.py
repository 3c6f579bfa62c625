# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes that are words of a list: mlir-opt prints what Tenure prints, and refuses what it refuses, at the same
place and in the same words."""
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

import pytest

MLIR_OPT = shutil.which("mlir-opt-22")
COMMAND = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
IMPORT = pathlib.Path(__file__).parents[2] / "tools" / "import-dialect"
INCLUDE = pathlib.Path("/usr/lib/llvm-22/include")
FAST = ["none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast"]
OVERFLOW = ["none", "nsw", "nuw"]
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt-22")


def outcome(command, text):
    """What is printed, or the place and the words of the first error."""
    done = subprocess.run([*command, "--allow-unregistered-dialect"], input=text, capture_output=True, text=True,
                          timeout=60)
    assert done.returncode in (0, 1), f"{command}: {done.returncode}\n{text}"
    return re.search(r":(\d+:\d+: error: .*)", done.stderr)[1] if done.returncode else done.stdout


def differences(texts, *options):
    texts = sorted(set(texts))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        said = pool.map(lambda text: outcome([MLIR_OPT], text), texts)
        here = pool.map(lambda text: outcome([COMMAND, "opt", *options], text), texts)
        wrong = [(text, a, b) for text, a, b in zip(texts, said, here) if a != b]
    for text, a, b in wrong:
        print(f"{text}\n  mlir-opt: {a}\n  tenure:   {b}")
    return len(texts), len(wrong)


def lists(words, seed, count):
    """Bodies of flags: short ones all, longer ones at random, and some that are wrong."""
    choose = random.Random(seed)
    bodies = [",".join(pair) for pair in itertools.product(words[:4], repeat=2)] + words
    bodies += [choose.choice([",", ", ", " ,"]).join(choose.choices(words, k=choose.randint(3, len(words) + 2)))
               for _ in range(count)]
    bodies += [",".join(words), ",".join(words[1:-1]), ",".join(reversed(words[1:]))]
    bodies += [f'"{words[1]}"', f'"{words[1]},{words[2]}"', f'"{words[2]} , {words[1]}"', f'"none,{words[1]}"', '""']
    bodies += ["", "pear", f"{words[1]},pear", f"pear,{words[1]}", f"{words[1]} {words[2]}", f"{words[1]}|{words[2]}",
               f"{words[1]},", f",{words[1]}", "3", "-1", "%a", "true", "f32", "#map", f"[{words[1]}]", f"{words[1]}x",
               f"{words[1]}.x", f"{words[1]} // why\n", f"{words[1]}\n,{words[2]}", words[1].upper(), '"pear"']
    return bodies


def generic(attribute):
    return f'"x.y"() {{a = {attribute}}} : () -> ()\n'


def custom(op, type, said):
    return f"func.func @f(%a: {type}) {{\n  %0 = {op} {said}\n  return\n}}\n"


@pytest.mark.parametrize("mnemonic, words, op, type", [
    ("fastmath", FAST, "arith.mulf %a, %a fastmath{} : f32", "f32"),
    ("overflow", OVERFLOW, "arith.addi %a, %a overflow{} : i32", "i32")])
def test_flags(mnemonic, words, op, type):
    texts = []
    for body in lists(words, 1, 20):
        texts += [generic(f"#arith.{mnemonic}<{body}>"), custom("", type, op.format(f"<{body}>")),
                  custom("", type, op.format(f"#arith.{mnemonic}<{body}>"))]
    for body in lists(words, 2, 5)[::3]:
        texts += [generic(f"#arith<{mnemonic}<{body}>>"), generic(f"#arith<{mnemonic} <{body}> x> : i32")]
    word = words[1]
    for rest in ("", "<", f"<{word}", f"<{word},", f"<{word}]", f"<{word}>>", f" <{word}>", "(", "<(>", f'<"{word}>'):
        texts += [generic(f"#arith.{mnemonic}{rest}"), custom("", type, op.format(rest))]
    count, wrong = differences(texts)
    assert count >= 160 and wrong == 0


def test_one_word():
    texts = []
    wrong_ones = ['"pear"', "pear", "", "3", "<eq>", "eq, ne", "eq ne", "true", "-", "EQ", "%a", "eq>"]
    for word in [*PREDICATES[::3], '"eq"', *wrong_ones]:
        texts += [generic(f"#index<cmp_predicate {word}>"), generic(f"#index.cmp_predicate<{word}>"),
                  generic(f"#irdl<variadicity {word}>"), custom("index.cmp", "index", f"{word}(%a, %a)"),
                  custom("index.cmp", "index", f"#index<cmp_predicate {word}>(%a, %a)")]
    texts += [generic("#index.cmp_predicate eq"), generic("#index.cmp_predicate"),
              custom("index.cmp", "index", "#arith.fastmath<nnan>(%a, %a)")]
    count, wrong = differences(texts)
    assert count >= 75 and wrong == 0


def words_of(schema):
    """Mnemonic, whether the words stand in brackets, cases and separator of each list of words in the schema."""
    for name, said in re.findall(r'irdl\.attribute @"?#?(\w+)"? attributes \{(.*?)\}\n', schema, re.DOTALL):
        listed = re.search(r"cases = \[(.*?)\]", said)
        if listed is None:
            continue  # It has parameters.
        cases = re.findall(r'"([^"]*)"', listed[1])
        separator = re.search(r'flags = " ?([,|]) ?"', said)
        spelled = re.search(r'\bname = "([^"]*)"', said)
        yield spelled[1] if spelled else name, "`<`" in said, cases, separator[1] if separator else None


@pytest.mark.skipif(not INCLUDE.is_dir(), reason="no files of mlir-tblgen-22")
def test_words_of_an_imported_dialect(tmp_path):
    schema = tmp_path / "spirv.irdl.mlir"
    subprocess.run([sys.executable, IMPORT, "--dialect=spirv", "-I", INCLUDE, f"--tenure={COMMAND}", "-o", schema,
                    INCLUDE / "mlir/Dialect/SPIRV/IR/SPIRVOps.td"], check=True, capture_output=True)
    texts, lists_of_flags = [], 0
    for name, in_brackets, cases, separator in words_of(schema.read_text(encoding="utf-8")):
        bodies = [cases[-1], "pear", f"{cases[0]} {cases[-1]}"]
        if separator is not None:
            lists_of_flags += 1
            bodies += [separator.join(cases), separator.join(reversed(cases)), f"{cases[-1]} {separator} {cases[1]}",
                       f"{cases[1]}{separator}", f'"{cases[-1]}{separator}{cases[1]}"']
        spelled = [f"#spirv.{name}<{body}>" if in_brackets else f"#spirv<{name} {body}>" for body in bodies]
        texts += [generic(attribute) for attribute in spelled]
    count, wrong = differences(texts, f"--dialect-file={schema}")
    assert count >= 130 and lists_of_flags >= 8 and wrong == 0
