# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""mlir-opt takes every shipped schema as IRDL, and its ops are then known."""
import pathlib
import re
import shutil
import subprocess

import pytest

MLIR_OPT = shutil.which("mlir-opt-22")
SCHEMAS = sorted((pathlib.Path(__file__).parents[2] / "schema" / "dialects").glob("*.irdl.mlir"))

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt-22")


def renamed(schema, folder):
    """A copy whose dialect has a name that mlir-opt does not know yet, and the names of its ops."""
    name = schema.name.split(".")[0]
    text = schema.read_text(encoding="utf-8")
    text, count = re.subn(rf'(irdl\.dialect @|"irdl\.dialect"\(\) <{{sym_name = "){name}\b', rf"\1tenure_{name}", text)
    assert count == 1
    # References to the dialect's own types are by its name.
    copy = folder / schema.name
    copy.write_text(text.replace(f"@{name}::@", f"@tenure_{name}::@"), encoding="utf-8")
    ops = re.findall(r'irdl\.operation @(\w+)|"irdl\.operation"\(\) <{sym_name = "(\w+)"', text)
    return copy, f"tenure_{name}", [a or b for a, b in ops]


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.name.split(".")[0])
def test_mlir_opt_takes_the_schema(schema, tmp_path):
    copy, dialect, ops = renamed(schema, tmp_path)
    command = [MLIR_OPT, f"--irdl-file={copy}", "--split-input-file"]
    # An op that is not registered is refused for that; those of the schema for something else, or taken.
    text = "// -----\n".join(f'"{dialect}.{op}"() : () -> ()\n' for op in [*ops, "no_such_op"])
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    assert done.stderr.count("error: ") >= 1
    assert re.findall(r"unregistered operation '([^']*)'", done.stderr) == [f"{dialect}.no_such_op"], done.stderr


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.name.split(".")[0])
def test_each_value_has_a_constraint_of_its_own(schema):
    """All uses of one constraint would need one type."""
    for op in schema.read_text(encoding="utf-8").split("irdl.operation @")[1:]:
        uses = re.findall(r"%\d+", "".join(re.findall(r"^    irdl\.(?:operands|results|attributes)\b.*", op, re.MULTILINE)))
        assert len(set(uses)) == len(uses), op.split()[0]


def test_mlir_opt_takes_operands_and_results_of_different_types():
    schema = next(path for path in SCHEMAS if path.name == "stablehlo.irdl.mlir")
    text = '%0 = "t.x"() : () -> tensor<4xf32>\n%1 = "stablehlo.convert"(%0) : (tensor<4xf32>) -> tensor<4xf64>\n'
    done = subprocess.run([MLIR_OPT, f"--irdl-file={schema}", "--allow-unregistered-dialect"], input=text,
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
