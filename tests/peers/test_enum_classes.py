# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of what dialects enumerate against those that mlir-tblgen generates: the same names, numbers and words."""
import enum
import importlib
import json
import pathlib
import shutil
import subprocess

import pytest

TBLGEN = shutil.which("mlir-tblgen-22")
INCLUDE = pathlib.Path("/usr/lib/llvm-22/include")
IMPORTED = pathlib.Path(__file__).parents[2] / "schema" / "imported"
DIALECTS = sorted(path.stem for path in IMPORTED.glob("*.json"))

pytestmark = pytest.mark.skipif(TBLGEN is None or not INCLUDE.is_dir(), reason="no mlir-tblgen-22")


def upstream(dialect):
    """The enumerations in the files that mlir-tblgen makes of the dialect's, which are others' too; none where it cannot."""
    found = {}
    for file in json.loads((IMPORTED / f"{dialect}.json").read_text(encoding="utf-8"))["files"]:
        made = subprocess.run([TBLGEN, "-gen-python-enum-bindings", f"-bind-dialect={dialect}", "-I", INCLUDE,
                               INCLUDE / "mlir/Dialect" / file], capture_output=True, text=True)
        if made.returncode != 0:
            return None
        # What it imports and registers is of no matter here.
        scope = {"register_attribute_builder": lambda *given, **named: lambda function: function}
        lines = [line for line in made.stdout.split("\n") if not line.startswith(("from .", "_ods_ir ="))]
        exec("\n".join(lines), scope)
        found.update({name: made for name, made in scope.items() if isinstance(made, type) and
                      issubclass(made, enum.Enum) and made.__module__ == "builtins"})
    return found


HIDDEN = {("linalg", name) for name in ("BinaryFn", "TernaryFn", "TypeFn", "UnaryFn")}


def members(made):
    return [(name, member.value, str(member)) for name, member in made.__members__.items()
            if not issubclass(made, enum.Flag) or member.value & (member.value - 1) == 0]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_classes_are_those_of_tblgen(dialect):
    theirs = upstream(dialect)
    if theirs is None:
        pytest.skip("mlir-tblgen makes no classes of this dialect's enumerations")
    module = importlib.import_module(f"tenure.dialects._{dialect}_enum_gen")
    ours = {name: made for name, made in vars(module).items() if isinstance(made, type)}
    assert set(ours) <= set(theirs)
    for name, made in ours.items():
        assert members(made) == members(theirs[name])
        assert issubclass(made, enum.IntFlag) == issubclass(theirs[name], enum.IntFlag)
        # As in MLIR, opdsl's functions hide four enumerations of linalg.
        if (dialect, name) not in HIDDEN:
            assert getattr(importlib.import_module(f"tenure.dialects.{dialect}"), name) is made


def test_gpu_has_all():
    from tenure.dialects import gpu

    assert set(upstream("gpu")) == {name for name, made in vars(gpu).items() if isinstance(made, type) and
                                    issubclass(made, enum.Enum)}


def test_members_stand_for_attributes():
    from tenure import ir
    from tenure.dialects import arith, gpu, vector

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            gpu.thread_id(gpu.Dimension.y)
            zero = arith.constant(ir.VectorType.get([4], ir.F32Type.get()), ir.DenseElementsAttr.get_splat(
                ir.VectorType.get([4], ir.F32Type.get()), ir.FloatAttr.get_f32(0)))
            vector.reduction(ir.F32Type.get(), vector.CombiningKind.MAXNUMF, zero)
        assert module.operation.verify()
        assert "gpu.thread_id  y" in str(module) and "vector.reduction <maxnumf>" in str(module)
    assert str(gpu.AddressSpace.Workgroup) == "workgroup"
