# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registries of the process: classes of operations and dialects, casters, attribute builders."""
import enum
import sys

from . import _tenure as _c


def _current_of(cls):
    found = _c._current(cls._current_kind)
    if found is None and cls._current_kind != 0:
        raise ValueError(f"No current {cls.__name__}")
    return found


class _CurrentOf(type):
    """Gives a class the attribute `current`: what `with` made current on this thread or in this task."""

    current = property(_current_of)


# As above for objects of such a class, and for dir().
current = property(lambda self: _current_of(type(self)), doc="The innermost one of this kind that `with` made current.")


class OnExplicitAction(enum.Enum):
    USE_EXPLICIT = 0
    USE_TRACEBACK = 1


class CurrentLocAction(enum.Enum):
    FALLBACK = 0
    NAMELOC_WRAP = 1


# Process-wide settings must have the declared type: other objects would live, with their context, until the process ends.

def _text(given, what):
    if not isinstance(given, str):
        raise TypeError(f"{what} must be str, not {type(given).__name__}")
    return str.__str__(given)  # A subclass can hold anything.


def _action(given, kind):
    if not isinstance(given, kind):
        raise TypeError(f"action must be {kind.__name__}, not {type(given).__name__}")
    return given


def _frame_limit(given):
    if given is None:
        return 10
    if not isinstance(given, int):
        raise TypeError(f"limit must be int or None, not {type(given).__name__}")
    return int.__index__(given)


class _Globals:
    def __init__(self):
        self.dialect_search_modules = ["tenure.dialects"]
        self._dialects = {}
        self._operations = {}
        self._adaptors = {}
        self._imported = set()
        self._type_casters = {}
        self._value_casters = {}
        self._tracebacks_enabled = False
        self._frame_limit = 10
        self._inclusions = []
        self._exclusions = []
        self._on_explicit = OnExplicitAction.USE_EXPLICIT
        self._on_current = CurrentLocAction.FALLBACK

    # Dialect modules.

    def append_dialect_search_prefix(self, module_name):
        self.dialect_search_modules.append(_text(module_name, "module_name"))
        self._imported.clear()
        _c._classes_changed()

    def _check_dialect_module_loaded(self, dialect_namespace):
        return self._import_dialect(dialect_namespace)

    def _import_dialect(self, namespace):
        """Imports the module that has the classes of a dialect, once; whether there is one.

        While another thread imports it, this one waits, as for any import: half of the classes may be there.
        """
        if namespace in self._imported or not namespace.isidentifier():
            return namespace in self._dialects
        import importlib

        for prefix in self.dialect_search_modules:
            name = f"{prefix}.{namespace}"
            if namespace in self._dialects and name not in sys.modules:
                continue  # Its classes come from elsewhere.
            try:
                module = importlib.import_module(name)
            except ModuleNotFoundError as error:
                if error.name is None or not name.startswith(error.name):
                    raise
                continue
            # Unless the lookup comes from its own import.
            if not getattr(module.__spec__, "_initializing", False):
                self._imported.add(namespace)
            return True
        self._imported.add(namespace)
        return namespace in self._dialects

    def forget_import(self, namespace):
        """The dialect's module is looked for again when it is met the next time; classes that a schema was made to go."""
        self._imported.discard(namespace)
        before = [name for name, each in self._operations.items()
                  if name.startswith(namespace + ".") and "_is_loaded" in vars(each)]
        before = [self._operations.pop(name) for name in before]  # Held until no context remembers them.
        if "_is_loaded" in vars(self._dialects.get(namespace, object)):
            before.append(self._dialects.pop(namespace))
        _c._classes_changed()
        del before

    # Classes.

    # A class that a program registers replaces one made from a schema that it loaded.

    def register_loaded_dialect(self, dialect_class):
        found = self._dialects.get(dialect_class.DIALECT_NAMESPACE)
        if found is not None and not getattr(found, "_is_loaded", False):
            return found
        dialect_class._is_loaded = True
        self._register_dialect_impl(dialect_class.DIALECT_NAMESPACE, dialect_class, replace=True)
        return dialect_class

    def register_loaded_operation(self, op_class):
        found = self._operations.get(op_class.OPERATION_NAME)
        if found is not None and "_is_loaded" not in vars(found):
            return found
        op_class._is_loaded = True
        self._register_operation_impl(op_class.OPERATION_NAME, op_class, replace=True)
        return op_class

    def _register_dialect_impl(self, dialect_namespace, dialect_class, *, replace=False):
        replace = replace or "_is_loaded" in vars(self._dialects.get(dialect_namespace, object))
        if dialect_namespace in self._dialects and not replace:
            raise RuntimeError(f"Dialect namespace '{dialect_namespace}' is already registered.")
        self._dialects[dialect_namespace] = dialect_class

    def _register_operation_impl(self, operation_name, operation_class, *, replace=False):
        replace = replace or "_is_loaded" in vars(self._operations.get(operation_name, object))
        if operation_name in self._operations and not replace:
            raise RuntimeError(f"Operation '{operation_name}' is already registered.")
        before = self._operations.get(operation_name)  # Held until no context remembers it.
        self._operations[operation_name] = operation_class
        _c._classes_changed()
        del before

    def _dialect_class(self, namespace):
        self._import_dialect(namespace)
        return self._dialects.get(namespace)

    def _operation_class(self, name):
        """Returns the class of the OpView of operations of this name; None for OpView itself."""
        found = self._operations.get(name)
        if found is not None:
            return found
        namespace, dot, _ = name.partition(".")
        if dot and self._import_dialect(namespace):
            return self._operations.get(name)
        return None

    # Casters.

    def _register_type_caster(self, typeid, caster, replace=False):
        if typeid in self._type_casters and not replace:
            raise RuntimeError("Type caster is already registered with caster: "
                               f"{self._type_casters[typeid]!r}")
        self._type_casters[typeid] = caster
        _c._set("type_caster", self._cast_type)

    def _register_value_caster(self, typeid, caster, replace=False):
        if typeid in self._value_casters and not replace:
            raise RuntimeError(f"Value caster is already registered: {self._value_casters[typeid]!r}")
        self._value_casters[typeid] = caster
        _c._set("value_caster", self._cast_value)

    def _cast_type(self, type_):
        caster = self._type_casters.get(type_.typeid)
        return type_ if caster is None else caster(type_)

    def _cast_value(self, value):
        caster = self._value_casters.get(value.type.typeid)
        return value if caster is None else caster(value)

    # Locations from tracebacks.

    def loc_tracebacks_enabled(self):
        return self._tracebacks_enabled

    def set_loc_tracebacks_enabled(self, enabled):
        self._tracebacks_enabled = bool(enabled)
        _c._set("location_hook", self._location if self._tracebacks_enabled else None)

    def loc_tracebacks_frame_limit(self):
        return self._frame_limit

    def set_loc_tracebacks_frame_limit(self, limit):
        self._frame_limit = _frame_limit(limit)

    def register_traceback_file_inclusion(self, prefix):
        self._inclusions.append(_text(prefix, "prefix"))

    def register_traceback_file_exclusion(self, prefix):
        self._exclusions.append(_text(prefix, "prefix"))

    def traceback_action_on_explicit_loc(self):
        return self._on_explicit

    def set_traceback_action_on_explicit_loc(self, action):
        self._on_explicit = _action(action, OnExplicitAction)

    def traceback_action_on_current_loc(self):
        return self._on_current

    def set_traceback_action_on_current_loc(self, action):
        self._on_current = _action(action, CurrentLocAction)

    def _location(self, explicit, context):
        from ._tracebacks import location_of_caller

        return location_of_caller(self, explicit, context)


globals = _Globals()
_c._set("find_op_class", globals._operation_class)


class loc_tracebacks:
    def __init__(self, *, max_depth=None, on_explicit_actn=OnExplicitAction.USE_EXPLICIT,
                 current_loc_actn=CurrentLocAction.FALLBACK):
        self._wanted = (max_depth, on_explicit_actn, current_loc_actn)

    def __enter__(self):
        max_depth, on_explicit, on_current = self._wanted
        wanted = (_frame_limit(max_depth), _action(on_explicit, OnExplicitAction),
                  _action(on_current, CurrentLocAction))
        self._before = (globals._tracebacks_enabled, globals._frame_limit, globals._on_explicit,
                        globals._on_current)
        globals._frame_limit, globals._on_explicit, globals._on_current = wanted
        globals.set_loc_tracebacks_enabled(True)

    def __exit__(self, *exception):
        globals._frame_limit, globals._on_explicit, globals._on_current = self._before[1:]
        globals.set_loc_tracebacks_enabled(self._before[0])


class AttrBuilder:
    _builders = {}

    @classmethod
    def contains(cls, attribute_kind):
        return attribute_kind in cls._builders

    @classmethod
    def get(cls, attribute_kind):
        return cls._builders[attribute_kind]

    @classmethod
    def insert(cls, attribute_kind, attr_builder, replace=False, allow_existing=False):
        if attribute_kind in cls._builders and not replace:
            if allow_existing:
                return
            raise RuntimeError(f"Attribute builder for '{attribute_kind}' is already registered "
                               f"with func: {cls._builders[attribute_kind]!r}")
        cls._builders[attribute_kind] = attr_builder


class _DebugFlag(type):
    _flag = False
    _types = ()

    @property
    def flag(cls):
        return cls._flag

    @flag.setter
    def flag(cls, value):
        cls._flag = bool(value)


class _GlobalDebug(metaclass=_DebugFlag):
    """Upstream's switch for debug output; the library has none to show."""

    @classmethod
    def set_types(cls, types):
        given = (types,) if isinstance(types, str) else tuple(types)
        cls._types = tuple(_text(each, "a type of debug output") for each in given)

    @classmethod
    def push_debug_only_types(cls, types):
        cls.set_types(types)


for _class in (OnExplicitAction, CurrentLocAction, _Globals, AttrBuilder, _GlobalDebug,
               loc_tracebacks):
    _class.__module__ = "tenure.ir"


def register_type_caster(typeid, *, replace=False):
    def decorate(caster):
        globals._register_type_caster(typeid, caster, replace)
        return caster

    return decorate


def register_value_caster(typeid, *, replace=False):
    def decorate(caster):
        globals._register_value_caster(typeid, caster, replace)
        return caster

    return decorate
