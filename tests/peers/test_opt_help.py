# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`tenure opt --help` says of what mlir-opt has, too, what mlir-opt says: options, their values, passes and their options."""
import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
MLIR_OPT = shutil.which("mlir-opt-22")
# Another thing of the same name (of LLVM's thin LTO), and what says how much more is hidden.
OTHERS = {"--threads", "--help"}
# General options of mlir-opt that there have to be, which does not fall.
GENERAL = 53
# Options of passes that say another thing than MLIR's, in their own words. It does not rise.
PASS_OPTIONS_DIFFERING = 0

ENTRY = re.compile(r"^( *)(--?[A-Za-z0-9][\w-]*)((?:\[?[ =][^ ]+)?) +- +(.*)$")
VALUE = re.compile(r"^ +=(\S+) +- +(.*)$")


def read(command):
    """{(pass or None, option): (value, words, [(word, meaning)])}"""
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    # Long names have their words in a line of their own.
    text = re.sub(r"^( +--\S+)\n +- ", r"\1 - ", done.stdout, flags=re.MULTILINE)
    entries, current, in_passes, last = {}, None, False, None
    for line in text.splitlines():
        entry, value = ENTRY.match(line), VALUE.match(line)
        if re.match(r" *(Passes|Pass Pipelines):$", line):
            in_passes = True
        elif entry:
            indent, name, kind, words = len(entry[1]), entry[2], entry[3].strip(), entry[4].strip()
            if in_passes and indent == 2:
                in_passes = False
            if in_passes and indent == 6:
                current = name
                last = (name, None)
            else:
                last = (current if in_passes else None, name)
            before = entries.get(last)
            entries[last] = (kind, words, before[2] if before else [])
        elif value and last:
            if value[1] != "<empty>":
                entries[last][2].append((value[1], value[2].strip()))
    return entries


@pytest.fixture(scope="module")
def helps():
    if MLIR_OPT is None:
        pytest.skip("no mlir-opt 22")
    return read([TENURE, "opt", "--help"]), read([MLIR_OPT, "--help-hidden"])


def same_kind(ours, theirs):
    # LLVM shows "--name" and "--name=<value>" apart where the value may be missing, and an alias without its value.
    return ours.strip("[]").strip() == theirs.strip("[]").strip() or not theirs


def test_general_options(helps):
    ours, theirs = helps
    both = [key for key in ours if key[0] is None and key in theirs and key[1] not in OTHERS]
    assert len(both) >= GENERAL, len(both)
    for key in both:
        assert same_kind(ours[key][0], theirs[key][0]), (key, ours[key], theirs[key])
        assert ours[key][1] == theirs[key][1], key
        # A format of remarks is left out.
        assert [pair for pair in ours[key][2] if pair not in theirs[key][2]] == [], key


def test_no_general_option_is_missing(helps):
    ours, theirs = helps
    names = {name for owner, name in theirs if owner is None and re.match(
        r"--(mlir-|dump-pass|emit-bytecode|elide-resource|allow-unreg|irdl-file|list-passes|load-(dialect|pass)-|log-(actions|mlir)|no-implicit|output-split|"
        r"pass-pipeline|profile-actions|remarks?-(filter|format|policy|output)|run-reproducer|show-dialects|split-input|verify-(diag|each|round)|"
        r"color|version)", name)}
    missing = names - {name for owner, name in ours if owner is None}
    assert not missing


def test_passes(helps):
    ours, theirs = helps
    both = [key for key in ours if key[0] is not None and key[1] is None and key in theirs]
    assert len(both) >= 14
    for key in both:
        assert ours[key][1] == theirs[key][1], key
    options = [key for key in ours if key[0] is not None and key[1] is not None and key in theirs]
    assert [key for key in options if not same_kind(ours[key][0], theirs[key][0])] == []
    differing = [key for key in options if ours[key][1:] != theirs[key][1:]]
    assert len(differing) <= PASS_OPTIONS_DIFFERING, differing


def test_dialects():
    """Each dialect of mlir-opt, but those of its own tests, is shown."""
    if MLIR_OPT is None:
        pytest.skip("no mlir-opt 22")
    lists = [set(subprocess.run([*command, "--show-dialects"], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
                 .stdout.removeprefix("Available Dialects: ").strip().split(",")) for command in ([TENURE, "opt"], [MLIR_OPT])]
    assert lists[1] - lists[0] <= {"test", "test_dyn", "test_irdl_to_cpp"}


def test_limitations_page(helps):
    """The page of limitations lists the passes of mlir-opt that are missing, and README.md counts those that exist. Passes for MLIR's own tests do not count."""
    ours, theirs = ({owner[2:] for owner, name in side if owner and name is None} for side in helps)
    theirs = {name for name in theirs if not re.search(r"(^|-)test(-|$)", name)}
    page = (ROOT / "tools/docs/pages/limitations.md").read_text(encoding="utf-8")
    listed = re.findall(r"`([\w-]+)`", page[page.index("These are missing:"):])
    assert sorted(listed) == sorted(theirs - ours)
    count = f"{len(theirs & ours)} of the {len(theirs)} passes"
    assert count in page
    assert count in (ROOT / "README.md").read_text(encoding="utf-8")
