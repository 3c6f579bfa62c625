# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The package `mlir`: its modules are Tenure's, other projects add theirs, and another package of that name is not hidden."""
from __future__ import annotations

import importlib.machinery
import importlib.util
import inspect
import os
import pathlib
import pickle
import re
import subprocess
import sys

import pytest

import mlir.ir
from mlir.dialects import arith, func
from mlir.extras import types as T
from tenure import as_mlir, ir

PACKAGE = pathlib.Path(ir.__file__).parents[1]


def run(*arguments: str, path: list[pathlib.Path] | None = None, cwd: pathlib.Path | None = None,
        text: str = "", good: bool = True) -> subprocess.CompletedProcess[str]:
    """Runs the interpreter with these folders on its path, or those of the tests."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [PACKAGE] if path is None else path))}
    done = subprocess.run([sys.executable, *arguments], env=environment, cwd=cwd, input=text, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is good, done.stdout + done.stderr
    return done


def only_tenure(folder: pathlib.Path) -> pathlib.Path:
    """A folder that has the package `tenure` and no `mlir`."""
    folder.mkdir(exist_ok=True)
    (folder / "tenure").symlink_to(PACKAGE / "tenure")
    return folder


# ===-- Modules -------------------------------------------------------------------------------------------------=== #


def test_modules_are_the_same() -> None:
    for name in ("ir", "passmanager", "rewrite", "execution_engine", "runtime", "runtime.np_to_memref", "dialects", "dialects.arith",
                 "dialects._ods_common", "dialects._arith_ops_gen", "dialects._arith_enum_gen", "dialects.gpu", "dialects.linalg",
                 "dialects.linalg.opdsl.lang", "dialects.transform.structured", "extras.types", "extras.meta", "_mlir_libs", "_mlir_libs._mlir",
                 "_mlir_libs._mlir.ir", "_mlir_libs._mlir.passmanager", "_mlir_libs._mlir.rewrite", "_mlir_libs._mlirRegisterEverything",
                 "_mlir_libs._mlirDialectsLLVM", "_mlir_libs._mlirExecutionEngine"):
        assert importlib.import_module("mlir." + name) is importlib.import_module("tenure." + name), name
    assert ir.__name__ == "tenure.ir" and ir.__spec__ is not None and ir.__spec__.name == "tenure.ir"


def test_forms_of_import() -> None:
    import mlir.dialects.arith as by_name
    from mlir.dialects.arith import ConstantOp

    assert by_name is arith is getattr(mlir, "dialects").arith and ConstantOp is arith.ConstantOp
    with ir.Context(), ir.Location.unknown():
        assert str(T.tensor(2, T.f32())) == "tensor<2xf32>"
    with pytest.raises(ModuleNotFoundError, match="No module named 'mlir.nothing'") as found:
        importlib.import_module("mlir.nothing")
    assert found.value.name == "mlir.nothing"
    with pytest.raises(ModuleNotFoundError, match="No module named 'mlir.dialects.nothing'"):
        importlib.import_module("mlir.dialects.nothing")
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("mlir.adapters")  # MLIR has no such module.
    with pytest.raises(ImportError, match="cannot import name 'nothing'"):
        exec("from mlir.ir import nothing")


def test_inspection() -> None:
    assert inspect.getmodule(func.FuncOp) is func
    assert inspect.getsource(importlib.import_module("mlir.passmanager")).startswith("# SPDX")
    assert pickle.loads(pickle.dumps(arith.CmpIPredicate.slt)) is arith.CmpIPredicate.slt
    assert importlib.util.find_spec("mlir.ir") is not None and importlib.util.find_spec("mlir.nothing") is None


def test_reload() -> None:
    run("-c", "import importlib, mlir.ir, mlir.extras, mlir.passmanager, mlir.dialects\n"
        "for each in (mlir, mlir.ir, mlir.extras, mlir.passmanager, mlir.dialects): importlib.reload(each)\n"
        "from mlir.dialects import arith, func, linalg, vector\n"
        "before = arith.AddIOp, vector.BroadcastOp, func.CallOp\n"
        "for each in (arith, func, linalg, vector): assert importlib.reload(each) is each\n"
        "assert (arith.AddIOp, vector.BroadcastOp) == before[:2] and func.CallOp.__mro__[1] is before[2].__mro__[1]\n"
        "with mlir.ir.Context(): assert mlir.ir.Module.parse('func.func private @f()').operation.verify()")


@pytest.mark.parametrize("module", ["mlir.ir", "mlir.dialects.arith", "mlir.extras.types"])
def test_modules_run(module: str) -> None:
    assert run("-m", module).stderr == ""


def test_a_module_that_is_a_program_runs() -> None:
    assert "usage: dump_oplib" in run("-m", "mlir.dialects.linalg.opdsl.dump_oplib", "--help").stdout


def test_native_modules_have_the_names_of_dialects() -> None:
    native = importlib.import_module("mlir._mlir_libs._mlirDialectsLLVM")
    assert native.StructType is importlib.import_module("mlir.dialects.llvm").StructType
    assert "StructType" in dir(native)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        native.Nothing
    everything = importlib.import_module("mlir._mlir_libs._mlirRegisterEverything")
    everything.register_dialects(ir.DialectRegistry())
    everything.register_llvm_translations(ir.Context())
    assert mlir.ir.get_dialect_registry() is importlib.import_module("mlir._mlir_libs").get_dialect_registry()
    with pytest.raises(TypeError, match="expected a DialectRegistry, got int"):
        everything.register_dialects(1)


# ===-- Other projects ------------------------------------------------------------------------------------------=== #


@pytest.fixture
def project(tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder of the path with what another project adds to `mlir`."""
    extras, dialects = tmp_path / "mlir/extras", tmp_path / "mlir/dialects"
    (extras / "tools/deep").mkdir(parents=True)
    dialects.mkdir()
    (extras / "__init__.py").write_text("__path__ = __import__('pkgutil').extend_path(__path__, __name__)\nfrom .. import ir\nMARK = ir.Value\n")
    (extras / "helper.py").write_text("from ..ir import Value\nfrom . import types\nfrom .tools.deep.leaf import LEAF\n")
    (extras / "tools/deep/leaf.py").write_text("from ....dialects.arith import ConstantOp\nLEAF = ConstantOp\n")
    (dialects / "house.py").write_text("from ._ods_common import _cext\nfrom ..ir import OpView\n\n\n@_cext.register_operation(None)\n"
                                       "class DoorOp(OpView):\n    OPERATION_NAME = 'house.door'\n")
    return tmp_path


def test_extras_are_open(project: pathlib.Path) -> None:
    for path in ([PACKAGE, project], [project, PACKAGE]):
        run("-c", "import mlir.extras.helper as h, mlir.extras, tenure.ir, tenure.dialects.arith as a, tenure.extras.types as t\n"
            "assert h.Value is tenure.ir.Value is mlir.extras.MARK and h.LEAF is a.ConstantOp and h.types is t\n"
            "assert mlir.extras.__name__ == 'mlir.extras' and 'helper' not in vars(__import__('tenure.extras').extras)", path=path)


def test_a_folder_that_is_added_later(project: pathlib.Path) -> None:
    run("-c", f"import mlir.ir, sys; sys.path.append({str(project)!r}); import mlir.extras.helper, mlir.dialects.house")


def test_dialects_of_others_are_found(project: pathlib.Path) -> None:
    run("-c", "from mlir import ir\nwith ir.Context() as c:\n    c.allow_unregistered_dialects = True\n"
        "    op = ir.Module.parse('\"house.door\"() : () -> ()').body.operations[0]\n"
        "    assert type(op).__module__ == 'mlir.dialects.house', type(op)", path=[PACKAGE, project])


def test_libraries_of_mlir_are_not_loaded(project: pathlib.Path) -> None:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    (project / "mlir/_mlir_libs").mkdir()
    (project / f"mlir/_mlir_libs/_house{suffix}").write_bytes(b"")
    done = run("-c", "import mlir._mlir_libs._house", path=[PACKAGE, project], good=False)
    assert "is linked with MLIR's own libraries" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("what", ["mlir/ir.py", "mlir/_mlir_libs/_mlir.cpython-311-x86_64-linux-gnu.so"])
def test_another_package_is_not_hidden(tmp_path: pathlib.Path, what: str) -> None:
    (tmp_path / what).parent.mkdir(parents=True)
    (tmp_path / what).write_text("")
    for path in ([PACKAGE, tmp_path], [tmp_path, PACKAGE]):
        last = run("-c", "import mlir.ir", path=path, good=False).stderr.splitlines()[-1]
        assert last.startswith("ImportError: two packages are called 'mlir'") and f"another one in {tmp_path}/mlir;" in last
    # Who asks for Tenure by name gets it.
    run("-m", "tenure.as_mlir", "-c", "import mlir.ir, tenure.ir; assert mlir.ir is tenure.ir", path=[PACKAGE, tmp_path])
    run("-c", "import tenure.as_mlir as a; a.install(); import mlir.ir, tenure.ir; assert mlir.ir is tenure.ir", path=[PACKAGE, tmp_path])


# ===-- Without an installation ---------------------------------------------------------------------------------=== #


@pytest.fixture
def program(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "programs/program.py"
    path.parent.mkdir()
    (path.parent / "beside.py").write_text("import mlir.ir\n")
    path.write_text("import sys\nimport beside\nimport mlir.ir, tenure.ir\n\nassert mlir.ir is tenure.ir and sys.modules['__main__'].__file__ == __file__\n"
                    "print(__name__, sys.argv)\nif sys.argv[1:] == ['fail']:\n    raise ValueError('as asked')\n")
    return path


def test_a_program_runs(tmp_path: pathlib.Path, program: pathlib.Path) -> None:
    path = [only_tenure(tmp_path / "only")]
    assert run("-m", "tenure.as_mlir", str(program), "a", "-b", path=path).stdout == f"__main__ {[str(program), 'a', '-b']}\n"
    # Of the current folder, where `-m` found it.
    assert "__main__" in run("-m", "tenure.as_mlir", str(program), path=[], cwd=path[0]).stdout
    assert "usage: python -m tenure.as_mlir" in run("-m", "tenure.as_mlir", "--help", path=path).stdout


def test_its_traceback_is_its_own(tmp_path: pathlib.Path, program: pathlib.Path) -> None:
    done = run("-m", "tenure.as_mlir", str(program), "fail", path=[only_tenure(tmp_path / "only")], good=False)
    assert re.findall('File "(.*?)", line', done.stderr) == [str(program)] and done.stderr.endswith("ValueError: as asked\n")
    assert done.returncode == 1
    done = run("-m", "tenure.as_mlir", "-c", "import sys; sys.exit(7)", path=[tmp_path / "only"], good=False)
    assert done.returncode == 7


def test_a_module_a_text_and_input_run(tmp_path: pathlib.Path, program: pathlib.Path) -> None:
    path = [only_tenure(tmp_path / "only"), program.parent]
    assert "['/" in run("-m", "tenure.as_mlir", "-m", "program", "a", path=path).stdout
    assert run("-m", "tenure.as_mlir", "-c", "import sys, mlir.ir; print(sys.argv)", "a", path=path).stdout == "['-c', 'a']\n"
    assert run("-m", "tenure.as_mlir", "-", "a", path=path, text="import sys, mlir.ir; print(sys.argv)").stdout == "['-', 'a']\n"
    assert "usage: dump_oplib" in run("-m", "tenure.as_mlir", "-m", "mlir.dialects.linalg.opdsl.dump_oplib", "-h", path=path).stdout


@pytest.mark.parametrize("options", [["-B", "-W", "error", "-m", "tenure.as_mlir"], ["-B", "-Werror", "-mtenure.as_mlir"],
                                     ["-BWerror", "-m", "tenure.as_mlir"], ["-W", "error", "-Bm", "tenure.as_mlir"]])
def test_options_of_the_interpreter_stay(tmp_path: pathlib.Path, options: list[str]) -> None:
    text = "import sys, mlir.ir; print(sys.flags.dont_write_bytecode, sys.warnoptions)"
    assert run(*options, "-c", text, path=[only_tenure(tmp_path / "only")]).stdout == "1 ['error']\n"


def test_processes_of_the_program_find_it(tmp_path: pathlib.Path) -> None:
    program = tmp_path / "spawns.py"
    program.write_text("import multiprocessing, subprocess, sys\n\n\ndef work(n):\n    import mlir.ir\n    return mlir.ir.__name__\n\n\n"
                       "if __name__ == '__main__':\n    with multiprocessing.get_context('spawn').Pool(1) as pool:\n"
                       "        assert pool.map(work, [1]) == ['tenure.ir']\n    subprocess.run([sys.executable, '-c', 'import mlir.ir'], check=True)\n")
    run("-m", "tenure.as_mlir", str(program), path=[only_tenure(tmp_path / "only")])


def test_without_environment_it_says_why() -> None:
    text = f"import sys; sys.path.insert(0, {str(PACKAGE)!r}); sys.argv = ['x', '-c', '']; import tenure.as_mlir.__main__ as m; m.main()"
    assert "-I and -E" in run("-I", "-c", text, good=False).stderr


def test_install_comes_first(tmp_path: pathlib.Path) -> None:
    (tmp_path / "mlir").mkdir()
    (tmp_path / "mlir/__init__.py").write_text("")
    path = [only_tenure(tmp_path / "only"), tmp_path]
    done = run("-c", "import mlir, tenure.as_mlir as a; a.install()", path=path, good=False)
    assert f"the package 'mlir' in {tmp_path}/mlir was imported before" in done.stderr.splitlines()[-1]
    as_mlir.install()  # It is Tenure already here.
    assert importlib.import_module("mlir.ir") is ir


# ===-- What an import loads ----------------------------------------------------------------------------------------=== #


def test_the_name_loads_little() -> None:
    """`import mlir.ir` loads what `import tenure.ir` does, and the few modules that provide the name."""
    text = "import sys, {}; print(' '.join(sys.modules))"
    names = [set(run("-c", text.format(name)).stdout.split()) for name in ("tenure.ir", "mlir.ir")]
    more = {name for name in names[1] - names[0] if name.split(".")[0] not in ("mlir", "tenure")}
    assert len(more) < 10, more


def test_as_mlir_imports_nothing_big() -> None:
    done = run("-X", "importtime", "-c", "import tenure.as_mlir")
    assert not {"typing", "pathlib", "argparse", "importlib.abc"} & set(re.findall(r"\| +(\S+)$", done.stderr, re.MULTILINE))
