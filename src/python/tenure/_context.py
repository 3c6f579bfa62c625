# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Context, its dialects and threads."""
import os

from . import _tenure as _c
from ._globals import _CurrentOf, _text, current as _current, globals as _globals

_load_on_create = []
_registry = None


def get_dialect_registry():
    """The registry of the process. A context knows all of Tenure's dialects without one."""
    global _registry
    if _registry is None:
        _registry = DialectRegistry()
    return _registry


def append_load_on_create_dialect(dialect):
    _load_on_create.append(_text(dialect, "dialect"))


def get_load_on_create_dialects():
    return list(_load_on_create)


class ThreadPool:
    def __init__(self):
        self._concurrency = os.cpu_count() or 1

    def get_max_concurrency(self):
        return self._concurrency

    def _mlir_thread_pool_ptr(self):
        return hex(id(self))


class DialectRegistry:
    def __init__(self):
        self._names = []

    @property
    def _CAPIPtr(self):
        return _c.make_capsule(self, "tenure.ir.DialectRegistry._CAPIPtr")

    @staticmethod
    def _CAPICreate(capsule):
        return _c.capsule_object(capsule, "tenure.ir.DialectRegistry._CAPIPtr")


class DialectDescriptor:
    __slots__ = {"namespace": "What the names of its operations begin with.", "_context": ""}

    def __init__(self, namespace, context):
        self.namespace = namespace
        self._context = context

    def __repr__(self):
        return f"<DialectDescriptor {self.namespace}>"


class Dialect:
    def __init__(self, descriptor):
        self._descriptor = descriptor

    @property
    def descriptor(self):
        return self._descriptor

    def __repr__(self):
        return f"<Dialect {self._descriptor.namespace} (class {type(self).__module__}.{type(self).__qualname__})>"


class Dialects:
    __slots__ = ("_context",)

    def __init__(self, context):
        self._context = context

    def __getitem__(self, name):
        made = self._context._store.setdefault("dialects", {})
        if name not in made:
            try:
                descriptor = self._context.get_dialect_descriptor(name)
            except ValueError:
                raise IndexError(f"Dialect '{name}' not found") from None
            made[name] = (_globals._dialect_class(name) or Dialect)(descriptor)
        return made[name]

    def __getattr__(self, name):
        try:
            return self[name]
        except IndexError:
            raise AttributeError(f"Dialect '{name}' not found") from None


class Context(_c._BaseContext, metaclass=_CurrentOf):
    __slots__ = ()
    _current_kind = 0
    current = _current

    def __init__(self, load_on_create_dialects=None, thread_pool=None, *, threads=None):
        super().__init__(threads=threads)
        for dialect in _load_on_create if load_on_create_dialects is None else load_on_create_dialects:
            self.dialects[dialect]
        if thread_pool is not None:
            self.set_thread_pool(thread_pool)

    @property
    def dialects(self):
        return Dialects(self)

    d = dialects

    def get_dialect_descriptor(self, dialect_name):
        if not _c.knows_dialect(self, dialect_name):
            raise ValueError(f"Dialect '{dialect_name}' not found")
        return DialectDescriptor(dialect_name, self)

    def attach_diagnostic_handler(self, callback):
        return _c.DiagnosticHandler._attach(self, callback)

    def set_thread_pool(self, pool):
        if pool is not None and not isinstance(pool, ThreadPool):  # An object that references the context would keep it alive.
            raise TypeError(f"expected a ThreadPool, got {type(pool).__name__}")
        self._store["thread_pool"] = pool

    def get_num_threads(self):
        if not self._is_threading:
            return 1
        if self._thread_count is not None:
            return self._thread_count
        pool = self._store.get("thread_pool")
        return ThreadPool.get_max_concurrency(pool) if pool is not None else os.cpu_count() or 1

    def _mlir_thread_pool_ptr(self):
        pool = self._store.get("thread_pool")
        return pool._mlir_thread_pool_ptr() if pool is not None else hex(id(self))

    def is_registered_operation(self, operation_name):
        return _c.is_registered_operation(self, operation_name)

    def append_dialect_registry(self, registry):
        if not isinstance(registry, DialectRegistry):
            raise TypeError(f"expected a DialectRegistry, got {type(registry).__name__}")

    def load_dialect_schema(self, text, file_name="<schema>"):
        from .dialects import _loaded

        _c.load_schema(self, text, file_name)
        _loaded.add(text)

    def load_dialect_file(self, path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.load_dialect_schema(text, os.fspath(path))

    def load_all_available_dialects(self):
        """Does nothing: every known dialect is loaded when it is used."""

    # Members that current upstream no longer has.
    def _get_live_operation_objects(self):
        return []

    def _clear_live_operations(self):
        return 0


Context.__module__ = "tenure.ir"
_c._set("context", Context)
