# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The name `mlir` for Tenure, for programs written for MLIR's Python bindings.

    python -m tenure.as_mlir program.py arguments     runs a program, without anything installed
    import tenure.as_mlir; tenure.as_mlir.install()   before `mlir` is imported, in a notebook or in conftest.py
    pip install tenure-mlir                           installs the package `mlir`

In all three `mlir.ir` is the module `tenure.ir`, and so are all modules that Tenure has. A module of `mlir` that it lacks is looked
for in the folders `mlir` of the path: other projects install theirs there, most of them in `mlir.extras`.
"""
import importlib
import importlib.machinery
import importlib.util
import os
import sys

__all__ = ["install"]

# Modules of Tenure that are modules of `mlir`, with what they contain.
_PROVIDED = {"_mlir_libs", "dialects", "execution_engine", "extras", "ir", "passmanager", "rewrite", "runtime"}
_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "path")


def _folders(relative=""):
    """The folders `mlir` of the path, or their files of that name."""
    found = (os.path.join(os.path.abspath(entry), "mlir", relative) for entry in sys.path if isinstance(entry, str))
    return [each.rstrip(os.sep) for each in dict.fromkeys(found) if os.path.isdir(each)]


def _real_name(name):
    """Returns Tenure's name of a module of `mlir`; None if there is none."""
    top = name.split(".")[1]
    real = "tenure" + name[len("mlir"):]
    if top not in _PROVIDED:
        return None
    try:
        return real if real in sys.modules or importlib.util.find_spec(real) is not None else None
    except ModuleNotFoundError as error:
        if error.name is None or not (real + ".").startswith(error.name + "."):
            raise
        return None


class _Finder:
    """Finds modules of Tenure under their names in `mlir`, and loads them. importlib.abc, which has the base of such classes, imports
    more than all of Tenure does."""

    def find_spec(self, name, path=None, target=None):
        if not name.startswith("mlir."):
            return None
        real = _real_name(name)
        if name == "mlir.extras":
            return self._open_package(name)
        return self._elsewhere(name) if real is None else self._alias(name, real)

    def _alias(self, name, real):
        module = sys.modules.get(real)
        spec = importlib.util.find_spec(real) if module is None else module.__spec__
        is_package = getattr(spec, "submodule_search_locations", None) is not None or hasattr(module, "__path__")
        return importlib.machinery.ModuleSpec(name, self, origin=getattr(spec, "origin", None), is_package=is_package)

    def _open_package(self, name):
        """A package of its own: the __init__.py of another project runs in it."""
        spec = importlib.machinery.ModuleSpec(name, self, is_package=True)
        folders = sorted(_folders("extras"), key=lambda folder: not os.path.exists(os.path.join(folder, "__init__.py")))
        spec.submodule_search_locations = [*folders, *importlib.import_module("tenure.extras").__path__]
        return spec

    def _elsewhere(self, name):
        """A module that another project installed. Tenure cannot load extension modules that are linked with MLIR."""
        relative = os.path.join(*name.split(".")[1:-1], "")
        spec = importlib.machinery.PathFinder.find_spec(name, _folders(relative))
        if spec is not None and name.startswith("mlir._mlir_libs.") and str(spec.origin).endswith(
                tuple(importlib.machinery.EXTENSION_SUFFIXES)):
            raise ModuleNotFoundError(f"{name}: {spec.origin} is linked with MLIR's own libraries, which Tenure does not load", name=name)
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name = module.__spec__.name
        if name == "mlir.extras":
            for folder in _folders("extras"):
                self._run_init(module, os.path.join(folder, "__init__.py"))
        else:
            sys.modules[name] = importlib.import_module("tenure" + name[len("mlir"):])
            if name == "mlir._mlir_libs":  # `_mlir` has modules, and is no package in which they could be found.
                sys.modules.update({"mlir" + each[len("tenure"):]: module for each, module in list(sys.modules.items())
                                    if each.startswith("tenure._mlir_libs._mlir.")})
        _search_dialects()

    @staticmethod
    def _run_init(module, path):
        if os.path.exists(path):
            module.__file__ = path
            code = importlib.machinery.SourceFileLoader(module.__name__, path).get_code(module.__name__)
            exec(code, vars(module))  # noqa: S102

    def get_code(self, fullname):
        """For `python -m`: runs Tenure's module, whose imports are relative to its own package."""
        text = f"import runpy\nrunpy.run_module({'tenure' + fullname[len('mlir'):]!r}, run_name=__name__, alter_sys=True)\n"
        return compile(text, "<tenure.as_mlir>", "exec")

    def get_source(self, fullname):
        return importlib.util.find_spec("tenure" + fullname[len("mlir"):]).loader.get_source("tenure" + fullname[len("mlir"):])


_finder = _Finder()


def _search_dialects():
    """Classes of dialects that Tenure has no module for are found in modules of `mlir.dialects`."""
    module = sys.modules.get("tenure._globals")
    if module is not None and "mlir.dialects" not in module.globals.dialect_search_modules:
        module.globals.append_dialect_search_prefix("mlir.dialects")


def _is_mlir(folder):
    """Whether a folder `mlir` is MLIR's package, and not what another project adds to it."""
    libraries = os.path.join(folder, "_mlir_libs")
    return os.path.exists(os.path.join(folder, "ir.py")) or os.path.isdir(os.path.join(folder, "ir")) or (
        os.path.isdir(libraries) and any(each.startswith("_mlir.") for each in os.listdir(libraries)))


def refuse_others(own_path: "list[str]") -> None:
    """Raises an ImportError if there is another package `mlir`, also in the folder of the importing file; not after
    install()."""
    if _FOLDER in sys.path:
        return
    for folder in dict.fromkeys([*own_path, *_folders()]):
        if _is_mlir(folder):
            raise ImportError(f"two packages are called 'mlir': tenure-mlir's in {own_path[0]} and another one in {folder}; uninstall one of "
                              "them (`pip uninstall tenure-mlir`), or run single programs on Tenure by `python -m tenure.as_mlir`",
                              name="mlir", path=folder)


def take_name(name: str) -> None:
    """Makes the module of that name, which is `mlir`, the package on Tenure."""
    module = sys.modules[name]
    module.__path__ = list(dict.fromkeys([*module.__path__, *_folders()]))
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def install() -> None:
    """Makes `import mlir` find Tenure in this process, also where MLIR's own bindings are installed."""
    loaded = sys.modules.get("mlir")
    if loaded is not None and _finder not in sys.meta_path:
        where = next(iter(getattr(loaded, "__path__", [])), loaded.__name__)
        raise ImportError(f"the package 'mlir' in {where} was imported before tenure.as_mlir.install() was called", name="mlir")
    if _FOLDER not in sys.path:
        sys.path.insert(0, _FOLDER)
        importlib.invalidate_caches()
