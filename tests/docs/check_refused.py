# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of refused functions (tools/docs/refused_reference.py) has each function that src/mlir_c/refused defines, and no other
file does, with its declaration in a header; their number never rises."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROOM = ROOT / "src/mlir_c"
sys.path.insert(0, str(ROOT / "tools/docs"))
import refused_reference  # noqa: E402

MOST = 24


def words(text):
    return re.sub(r"\s+", "", text)


def main():
    page = refused_reference.page_of(ROOM / "refused")
    listed = re.findall(r"^.* \**(mlir\w+)\(.*\);$", page, re.MULTILINE)
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOM / "refused").glob("*.c")))
    defined = re.findall(r"^REFUSED(?:_VOID)?\((?:[^(]*,\s*)?(mlir\w+),", sources, re.MULTILINE)
    errors = [f"{name}: not in the page" for name in sorted({*defined} - {*listed})]
    if sorted(listed) != sorted(defined) or len(listed) > MOST:
        errors.append(f"{len(listed)} functions in the page, {len(defined)} are refused, {MOST} may be")
    headers = words("".join(path.read_text(encoding="utf-8") for path in sorted((ROOM / "include/mlir-c").rglob("*.h"))))
    for line in re.findall(r"^(.*mlir.*\);)$", page, re.MULTILINE):
        if words(line) not in headers:
            errors.append(f"no header declares {line}")
    others = "".join(path.read_text(encoding="utf-8") for path in sorted(ROOM.glob("*.c")))
    errors += [f"{name}: implemented and refused" for name in listed if re.search(rf"^\w[\w* ]*\b{name}\(", others, re.MULTILINE)]
    print(*errors, sep="\n", end="\n" if errors else "")
    print(f"{len(listed)} functions")
    sys.exit(1 if errors else 0)


main()
