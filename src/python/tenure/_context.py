# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Context, its dialects and threads."""
import os

from . import _tenure as _c
from ._globals import _CurrentOf, _text, current as _current, globals as _globals

_load_on_create = []


def append_load_on_create_dialect(dialect):
    """Contexts made from now on load `dialect`."""
    _load_on_create.append(_text(dialect, "dialect"))


def get_load_on_create_dialects():
    return list(_load_on_create)


class ThreadPool:
    """Stands for the threads that a context may use."""

    def __init__(self):
        self._concurrency = os.cpu_count() or 1

    def get_max_concurrency(self):
        return self._concurrency

    def _mlir_thread_pool_ptr(self):
        return hex(id(self))


class DialectRegistry:
    """Names dialects that a context may load."""

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
    """A dialect of a context; register_dialect registers a subclass for a namespace."""

    def __init__(self, descriptor):
        self._descriptor = descriptor

    @property
    def descriptor(self):
        return self._descriptor

    def __repr__(self):
        return f"<Dialect {self._descriptor.namespace} (class {type(self).__module__}.{type(self).__qualname__})>"


class Dialects:
    """The dialects of a context, by name."""

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
    """Owns types, attributes and trees of operations. Current inside `with context:`.

    Other threads run while one parses, prints, verifies, clones, reads or writes bytecode, rewrites or runs passes.
    Threads with contexts of their own do so at the same time. A context is used by one at a time: another thread that
    makes, reads or changes anything of it waits until the call is at its end or calls back; dropping wrappers and reading
    types and attributes that it has does not wait. Ctrl-C stops such a call; the context is as if it had not been made,
    or, for passes and rewriting, holds valid operations of which some are rewritten. The handler of a signal that comes
    meanwhile may not use the context of that call (RuntimeError).

    With `threads`, such a call on something big works on as many threads of the library's own, 0 for as many as there are
    processors: texts are read, modules verified, printed, written, cloned and simplified function by function. The
    result, its order and the errors are those of one thread, and all callbacks are called on the caller's thread. Small
    things stay on it. Such a context has locks, which make building operation by operation a little slower, and after
    fork() the child may not use it.
    """

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
        """Calls `callback(diagnostic)` for each one; a true answer ends its way."""
        return _c.DiagnosticHandler._attach(self, callback)

    def set_thread_pool(self, pool):
        if pool is not None and not isinstance(pool, ThreadPool):  # What holds the context would hold it for good.
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
        """Loads the dialects of a schema, given as text. One that is broken raises MLIRError with its
        place and the reason, and nothing of it is loaded. Then tenure.dialects.NAME has the classes of its operations."""
        from .dialects import _loaded

        _c.load_schema(self, text, file_name)
        _loaded.add(text)

    def load_dialect_file(self, path):
        """The same with a file."""
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.load_dialect_schema(text, os.fspath(path))

    def load_all_available_dialects(self):
        """Every dialect that is known is loaded when it is used."""

    # What today's upstream has no more.
    def _get_live_operation_objects(self):
        return []

    def _clear_live_operations(self):
        return 0


Context.__module__ = "tenure.ir"
_c._set("context", Context)
