# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of dialects, made from their schemas when a module of this package is imported.

`load(namespace, "arith")` gives a module a class for each op (`AddIOp`) and a function that makes one and returns its
results (`addi`). Operands and attributes are parameters in the order in which the schema defines them; results come
first, unless their types follow from the others.
"""
import collections
import contextlib
import functools
import keyword
import re
import sys
import types

from .. import _tenure as _c
from .. import ir
from .._cext import register_dialect, register_operation
from .._globals import AttrBuilder
from .._globals import globals as globals_of_process
from . import _enums
from ._ods_common import (
    equally_sized_accessor,
    get_default_loc_context,
    get_op_results_or_values,
    segmented_accessor,
)

_SINGLE, _OPTIONAL, _VARIADIC = 1, 0, -1
_ARITIES = {"single": _SINGLE, "optional": _OPTIONAL, "variadic": _VARIADIC}
_RESERVED = {"attributes", "callable", "context", "create", "get_asm", "ip", "issubclass", "loc", "operands",
             "operation", "print", "regions", "results", "self", "type", "verify"}

# Constraints on attributes, and the builders that convert Python values to such attributes.
_BUILDERS = {
    "Device Mapping array attribute": "DeviceMappingArrayAttr",
    "AffineMap attribute": "AffineMapAttr",
    "AffineMap array attribute": "AffineMapArrayAttr",
    "IntegerSet attribute": "IntegerSetAttr",
    "Array of dictionary attributes": "DictArrayAttr",
    "Array of 64-bit integer array attributes": "IndexListArrayAttr",
    "32-bit float attribute": "F32Attr",
    "64-bit float attribute": "F64Attr",
    "array attribute": "ArrayAttr",
    "bool attribute": "BoolAttr",
    "dictionary of named attribute values": "DictionaryAttr",
    "flat symbol reference attribute": "FlatSymbolRefAttr",
    "flat symbol ref array attribute": "FlatSymbolRefArrayAttr",
    "index attribute": "IndexAttr",
    "string attribute": "StrAttr",
    "string array attribute": "StrArrayAttr",
    "symbol name": "SymbolNameAttr",
    "symbol reference attribute": "SymbolRefAttr",
    "unit attribute": "UnitAttr",
    "unit property": "UnitAttr",
    "any type attribute": "TypeAttr",
    "type attribute": "TypeAttr",
    "type attribute of function type": "TypeAttr",
    "memref type attribute": "TypeAttr",
    "32-bit signless integer elements attribute": "I32ElementsAttr",
    "64-bit signless integer elements attribute": "I64ElementsAttr",
    "1-bit boolean array attribute": "BoolArrayAttr",
    "symbol ref array attribute": "SymbolRefArrayAttr",
    "type array attribute": "TypeArrayAttr",
    "32-bit integer array attribute": "I32ArrayAttr",
    "64-bit integer array attribute": "I64ArrayAttr",
    "i1 dense array attribute": "DenseBoolArrayAttr",
    "f32 dense array attribute": "DenseF32ArrayAttr",
    "f64 dense array attribute": "DenseF64ArrayAttr",
    "#irdl.variadicity_array": "VariadicityArrayAttr",
}
for _width in (1, 8, 16, 32, 64):
    _BUILDERS[f"{_width}-bit signless integer attribute"] = f"I{_width}Attr"
    _BUILDERS[f"{_width}-bit signed integer attribute"] = f"SI{_width}Attr"
    _BUILDERS[f"{_width}-bit unsigned integer attribute"] = f"UI{_width}Attr"
    _BUILDERS[f"i{_width}" " dense array attribute"] = _BUILDERS.get(
        f"i{_width} dense array attribute", f"DenseI{_width}ArrayAttr")


def _safe(name):
    name = "_" + name if name[:1].isdigit() else name
    return name + "_" if keyword.iskeyword(name) or name in _RESERVED else name


def _snake(name):
    """A name of camelBack or OPName in snake_case, as LLVM converts it."""
    return name if name.islower() else re.sub(r"(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


# ===-- Reading schemas ------------------------------------------------------------------------------------------=== #


class _Group:
    """Operands, results, attributes, regions or successors with one name."""

    def __init__(self, name, arity=_SINGLE, attributes=None, order=0):
        attributes = {} if attributes is None else attributes
        self.name = attributes.get("name", name)
        self.arity = arity
        self.order = order
        self.type = attributes.get("type")
        # As text: an attribute would keep the context alive that the schema was read in.
        expected = attributes.get("expected")
        self.expected = str(expected.value) if isinstance(expected, ir.TypeAttr) else None
        self.kind = attributes.get("attribute")
        if self.kind is None and attributes.get("description") in _BUILDERS:
            self.kind = attributes["description"]
        self.cases = attributes.get("cases")
        self.values = attributes.get("values")
        is_unit = self.kind in ("unit attribute", "unit property")
        self.is_optional = "optional" in attributes or "default" in attributes or is_unit
        # Of a property that is no attribute in ODS: builders have it in order, and it may be None.
        self.is_property = self.kind == "unit property" or "words" in attributes
        self.has_default = "default" in attributes and not is_unit
        self.is_variadic = "variadic" in attributes

    @property
    def parameter(self):
        return _safe(self.name)

    def words(self):
        """The part of a docstring after the name."""
        said = [self.kind or self.type or self.expected or ""]
        said += ["any number" if self.arity == _VARIADIC or self.is_variadic else
                 "optional" if self.arity == _OPTIONAL or self.is_optional else ""]
        said += ["one of " + ", ".join(self.cases) if self.cases else ""]
        found = "; ".join(each for each in said if each)
        return f": {found}" if found else ""

    def described(self, kind):
        """The docstring of the property that gives it."""
        return f"The {kind} {self.name}{self.words()}." if self.name else f"The {kind}{self.words()}."


def _plain(attribute):
    """Converts an attribute of a schema to a Python value."""
    if isinstance(attribute, ir.StringAttr):
        return attribute.value
    if isinstance(attribute, ir.ArrayAttr):
        return [_plain(each) for each in attribute]
    if isinstance(attribute, ir.DictAttr):
        return {each.name: _plain(each.attr) for each in attribute}
    if isinstance(attribute, ir.IntegerAttr):
        return attribute.value
    return attribute


def _attributes_of(op):
    return {each.name: _plain(each.attr) for each in op.attributes}


class _Schema:
    """The schema of an op."""

    def __init__(self, dialect, op, inferring):
        said = _attributes_of(op)
        self.is_imported = inferring is not None
        self.leaf = said.get("name", said["sym_name"])
        self.name = f"{dialect}.{self.leaf}"
        self.traits = set(said.get("traits", ()))
        self.infers = _c._infers_types(op.context, self.name) if inferring is None else self.leaf in inferring
        self.class_name = said.get("class") or "".join(
            part[:1].upper() + part[1:] for part in re.split(r"[_.\-]", self.leaf)) + "Op"
        self.operands, self.results, self.attributes, self.regions = [], [], [], []
        self.successors = [_Group(name.removesuffix("..."), _VARIADIC if name.endswith("...") else _SINGLE)
                           for name in said.get("successors", ())]
        self._read(op)

    def _read(self, op):
        order, constraints = {}, {}
        block = op.regions[0].blocks
        for part in (block[0].operations if len(block) else ()):
            operation = part.operation
            name = operation.name
            if name == "irdl.operands":
                self.operands = self._groups(operation, "names", order, constraints)
            elif name == "irdl.results":
                self.results = self._groups(operation, "names", order, constraints)
            elif name == "irdl.attributes":
                self.attributes = self._groups(operation, "attributeValueNames", order, constraints)
            elif name == "irdl.regions":
                self.regions = self._groups(operation, "names", order, constraints)
            else:
                order[operation] = len(order)
                constraints[operation] = _attributes_of(operation)

    @staticmethod
    def _groups(operation, key, order, constraints):
        """A constraint shared by several groups applies to the later ones as to the last."""
        said = _attributes_of(operation)
        last = 0
        arities = re.findall(r"single|optional|variadic", str(said.get("variadicity", "")).split("[", 1)[-1])
        groups = []
        for i, name in enumerate(said.get(key, ())):
            constraint = operation.operands[i].owner
            arity = _ARITIES[arities[i]] if i < len(arities) else _SINGLE
            last = max(last, order[constraint])
            groups.append(_Group(name, arity, constraints[constraint], last))
        return groups

    def arguments(self):
        """Operands and attributes in the order of the schema; without those that are optional, then those."""
        groups = sorted(self.operands + self.attributes, key=lambda group: group.order)
        needed = [group for group in groups if not self._may_miss(group)]
        return needed, [group for group in groups if self._may_miss(group)]

    def _may_miss(self, group):
        return group.is_optional and not group.is_property or (group in self.operands and group.arity == _OPTIONAL)


def _load(context, text):
    """Loads a schema that a program has loaded, after the others that it may refer to."""
    from . import _loaded

    for each in dict.fromkeys([*_loaded.schemas.values(), text]):
        with contextlib.suppress(ir.MLIRError):  # Two schemas define the same dialect.
            _c.load_schema(context, each, "<schema>")


def _read_dialect(name, read, text=None):
    """Returns the result of `read` for the irdl.dialect of the schema: of `text`, or of a shipped one."""
    is_shipped = text is None
    text = _c.shipped_schema(name) if is_shipped else text
    if text is None:
        raise ImportError(f"unknown dialect '{name}'")
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        if not is_shipped:
            _load(context, text)
        module = ir.Module.parse(text)
        for each in module.body.operations:
            if each.operation.name == "irdl.dialect" and each.operation.attributes["sym_name"].value == name:
                return read(each.operation)
        raise ImportError(f"the schema of '{name}' is not an irdl.dialect")


def _parts(dialect, kind):
    return [op.operation for op in dialect.regions[0].blocks[0].operations if op.operation.name == kind]


def _read_schema(name, text=None):
    """The ops and enumerations of the schema."""
    def read(dialect):
        said = _attributes_of(dialect)
        inferring = said.get("inferring_builders")
        inferring = None if inferring is None else set(inferring)
        return [_Schema(name, op, inferring) for op in _parts(dialect, "irdl.operation")], said.get("enums", {})

    return _read_dialect(name, read, text)


def _bare_words(name):
    """The mnemonics of attributes that are a single keyword without brackets."""
    from . import _loaded

    return _bare_words_in(name, None if _c.shipped_schema(name) is not None else _loaded.schemas.get(name))


@functools.lru_cache(maxsize=None)
def _bare_words_in(name, schema):
    said = _read_dialect(name, lambda dialect: [_attributes_of(op) for op in _parts(dialect, "irdl.attribute")], schema)
    return {each.get("name", each["sym_name"].lstrip("#")) for each in said
            if "cases" in each and "<" not in each.get("format", "")}


# ===-- Attributes -----------------------------------------------------------------------------------------------=== #


def _enum_attribute(group, value, context):
    """Converts a case's keyword or number to an integer."""
    if isinstance(value, str):
        if value not in group.cases:
            raise ValueError(f"'{value}' is not a case of {group.name}; expected one of: {', '.join(group.cases)}")
        number = group.cases.index(value)
        value = group.values[number] if group.values else number
    return AttrBuilder.get(_BUILDERS.get(group.kind, "I64Attr"))(int(value), context)


def _dialect_attribute(group, value, context):
    dialect, mnemonic = group.kind[1:].split(".", 1)
    is_word = mnemonic in _bare_words(dialect)
    spelled = f"#{dialect}<{mnemonic} {value}>" if is_word else f"#{dialect}.{mnemonic}<{value}>"
    return ir.Attribute.parse(spelled, context)


def _attribute(group, value, loc):
    """Converts a Python value to an attribute."""
    context = get_default_loc_context(loc)
    if group.kind is None:
        raise TypeError(f"'{group.name}' takes an Attribute, not {type(value).__name__}")
    if group.kind.startswith("#") and group.kind not in _BUILDERS:
        return _dialect_attribute(group, value, context)
    if group.cases and group.kind != "string attribute":
        return _enum_attribute(group, value, context)
    builder = _BUILDERS.get(re.sub(r" (and )?whose .*", "", group.kind))
    if builder is None or not AttrBuilder.contains(builder):
        raise TypeError(f"'{group.name}' takes an Attribute, not {type(value).__name__}")
    return AttrBuilder.get(builder)(value, context)


def _unit(loc):
    return ir.UnitAttr.get(get_default_loc_context(loc))


# ===-- Making ops -----------------------------------------------------------------------------------------------=== #


def _values(given):
    """The values of a group of any number: a sequence, the results of an op, or one value."""
    if type(given) is list:
        return given
    if given is None:
        return []
    given = get_op_results_or_values(given)
    return [given] if isinstance(given, ir.Value) else given


def _each(given):
    """The same, but None is no group: an op without segments takes as many values as are given."""
    if type(given) is list:
        return given
    given = get_op_results_or_values(given)
    if given is None:
        raise TypeError("expected a sequence of values; got None")
    return [given] if isinstance(given, ir.Value) else given


def _has_type(first):
    """An AttributeError unless it is a value or an op: the type of the first operand is that of the results."""
    if not isinstance(first, (ir.Value, ir.Operation, ir.OpView)):
        first.type


def _signature(schema):
    """Key and group of each parameter: in order, then those that are only given by name."""
    needed, optional = schema.arguments()
    positional = [] if schema.infers else [("result " + group.name, group) for group in schema.results]
    positional += [(group.name, group) for group in needed]
    positional += [("successor " + group.name, group) for group in schema.successors]
    positional += [("number " + group.name, group) for group in schema.regions if group.is_variadic]
    return positional, [(group.name, group) for group in optional]


def _parameters(schema, name_of):
    """Returns the text of the parameters, and the parameter for each key."""
    positional, optional = _signature(schema)
    names, texts = {}, []
    for key, group in positional:
        parameter = f"num_{name_of(group)}" if key.startswith("number ") else name_of(group)
        while parameter in names.values():
            parameter += "_"
        names[key] = parameter
        texts.append(parameter)
    texts.append("*")
    for key, group in optional:
        names[key] = name_of(group)
        texts.append(f"{name_of(group)}=None")
    if schema.infers:
        texts.append("results=None")
    return ", ".join(texts + ["loc=None", "ip=None"]), names


def _group_list(groups, segmented, names):
    """Code for a list of values or types: by group where there are segments, else in one row."""
    if segmented:
        return "[" + ", ".join(f"_values({names[i]})" if group.arity == _VARIADIC else names[i]
                               for i, group in enumerate(groups)) + "]"
    parts = {_SINGLE: "{}", _VARIADIC: "*_each({})", _OPTIONAL: "*(() if {0} is None else ({0},))"}
    return "[" + ", ".join(parts[group.arity].format(names[i]) for i, group in enumerate(groups)) + "]"


def _attribute_lines(schema, names):
    """Code that puts the attributes which are given into `attributes`."""
    lines = []
    for i, group in enumerate(schema.attributes):
        name = names[group.name]
        if group.kind in ("unit attribute", "unit property"):
            lines += [f"    if {name}:", f"        attributes[{group.name!r}] = _unit(loc)"]
            continue
        value = f"{name} if isinstance({name}, _Attribute) else _attribute(_groups[{i}], {name}, loc)"
        if group.is_optional:
            lines += [f"    if {name} is not None:", f"        attributes[{group.name!r}] = {value}"]
        else:
            lines.append(f"    attributes[{group.name!r}] = {value}")
    return lines


def _code(schema):
    """The text of a class's __init__."""
    parameters, names = _parameters(schema, lambda group: group.parameter)
    operands = _group_list(schema.operands, "AttrSizedOperandSegments" in schema.traits,
                           [names[group.name] for group in schema.operands])
    results = "results" if schema.results else "[]"
    if not schema.infers:
        results = _group_list(schema.results, "AttrSizedResultSegments" in schema.traits,
                              [names["result " + group.name] for group in schema.results])
    regions, successors = "None", "None"
    variadic = [names["number " + group.name] for group in schema.regions if group.is_variadic]
    if variadic:
        regions = " + ".join([str(len(schema.regions) - len(variadic))] + variadic)
    if schema.successors:
        successors = _group_list(schema.successors, False, [names["successor " + group.name]
                                                            for group in schema.successors])
    first = names[schema.operands[0].name] if schema.operands and schema.operands[0].arity == _SINGLE else None
    checks = [f"    if results is None:\n        _has_type({first})"] if schema.infers and first and "SameOperandsAndResultType" in schema.traits else []
    lines = [f"def __init__(self, {parameters}):", "    attributes = {}", *_attribute_lines(schema, names), *checks,
             f"    _init(self, self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS, "
             f"self._ODS_RESULT_SEGMENTS, {results}, {operands}, attributes, {successors}, {regions}, loc, ip)"]
    return "\n".join(lines) + "\n"


# ===-- Classes --------------------------------------------------------------------------------------------------=== #


class _Words:
    """A class's docstring: the op's documentation from the schema, computed on demand."""

    def __init__(self, schema):
        self.schema = schema

    def __get__(self, instance, owner):
        schema = self.schema
        lines = [f"An operation {schema.name}."]
        for words, groups in (("Operands", schema.operands), ("Attributes", schema.attributes),
                              ("Results", schema.results), ("Regions", schema.regions),
                              ("Successors", schema.successors)):
            if groups:
                lines += ["", f"{words}:", *(f"  {group.parameter}{group.words()}" for group in groups)]
        return "\n".join(lines)


class _Signature:
    """The signature of builders for inspect.signature: that of the class, computed on demand."""

    __slots__ = ("op_class", "names")

    def __init__(self, op_class, names):
        self.op_class, self.names = op_class, names

    @property
    def __signature__(self):
        import inspect

        names = {parameter: name for name, parameter in self.names.items()}
        taken = inspect.signature(self.op_class.__init__)
        parameters = [each.replace(name=names.get(each.name, each.name)) for each in taken.parameters.values()]
        return taken.replace(parameters=parameters[1:])


class _Init:
    """Returns an __init__ with the parameters of the schema, compiled on demand."""

    def __init__(self, schema, module):
        self.schema, self.module = schema, module

    def __get__(self, instance, owner):
        function = self._compile()
        made = next(each for each in owner.__mro__ if vars(each).get("__init__") is self)
        made.__init__ = function
        return function if instance is None else function.__get__(instance, owner)

    def _compile(self):
        schema = self.schema
        scope = {"_init": _c._init_view, "_groups": schema.attributes, "_values": _values, "_each": _each, "_unit": _unit, "_has_type": _has_type,
                 "_attribute": _attribute, "_Attribute": ir.Attribute}
        exec(_code(schema), scope)
        function = scope["__init__"]
        function.__qualname__ = f"{schema.class_name}.__init__"
        function.__module__ = self.module
        return function


def _slice(elements, groups, index, segments, owner, evenly):
    """The elements of group number `index`: one, None, or several."""
    group = groups[index]
    if segments is not None:
        found = segmented_accessor(elements, owner.attributes[segments], index)
    elif evenly:
        singles = [each.arity == _SINGLE for each in groups]
        start, size = equally_sized_accessor(elements, sum(singles), len(groups) - sum(singles), sum(singles[:index]),
                                             index - sum(singles[:index]))
        found = elements[start:start + (1 if group.arity == _SINGLE else size)]
    else:
        others = sum(each.arity == _SINGLE for each in groups)
        start, count = 0, 0
        for i, each in enumerate(groups[:index + 1]):
            start += count
            count = 1 if each.arity == _SINGLE else len(elements) - others
        found = elements[start:start + count]
    if group.arity == _VARIADIC:
        return found
    return found[0] if len(found) else None


def _values_reader(schema, kind, index):
    """Returns a getter of a group of operands or results, for an op or an adaptor."""
    groups = schema.operands if kind == "operands" else schema.results
    word = "Operand" if kind == "operands" else "Result"
    segments = f"{word.lower()}SegmentSizes" if f"AttrSized{word}Segments" in schema.traits else None
    evenly = f"SameVariadic{word}Size" in schema.traits

    def read(owner):
        return _slice(getattr(owner, kind), groups, index, segments, owner, evenly)

    return read


def _value_property(schema, kind, index):
    read = _values_reader(schema, kind, index)
    return property(lambda self: read(self.operation), doc=_values_words(schema, kind, index))


def _values_words(schema, kind, index):
    """The docstring of the property of a group of operands or results."""
    return getattr(schema, kind)[index].described(kind[:-1])


def _attribute_reader(group):
    name, is_unit = group.name, group.kind in ("unit attribute", "unit property")

    def read(owner):
        attributes = owner.attributes
        if is_unit:
            return name in attributes
        return (attributes[name] if name in attributes else None) if group.is_optional else attributes[name]

    return read


def _attribute_property(group):
    name, is_unit = group.name, group.kind in ("unit attribute", "unit property")
    read_of = _attribute_reader(group)

    def read(self):
        return read_of(self.operation)

    def write(self, value):
        attributes = self.operation.attributes
        if is_unit:
            value = ir.UnitAttr.get(self.operation.context) if value else None
        if value is not None:
            attributes[name] = value
        elif not group.is_optional or group.has_default:
            raise ValueError("'None' not allowed as value for mandatory attributes")
        elif name in attributes:
            del attributes[name]

    def delete(self):
        del self.operation.attributes[name]

    return property(read, write, delete if group.is_optional and not group.has_default else None, group.described("attribute"))


class _Adaptor:
    """A class's Adaptor, created on demand: operands and attributes by the names that the op uses."""

    def __init__(self, schema, module):
        self.schema, self.module = schema, module

    def __get__(self, instance, owner):
        schema = self.schema
        name = schema.class_name + "Adaptor"
        members = {"__module__": self.module, "__doc__": f"What an operation {schema.name} would be made of.",
                   "OPERATION_NAME": schema.name}
        for i, group in enumerate(schema.operands):
            members[group.parameter] = property(_values_reader(schema, "operands", i),
                                                doc=_values_words(schema, "operands", i))
        for group in schema.attributes:
            members[group.parameter] = property(_attribute_reader(group), doc=group.described("attribute"))
        made = type(name, (ir.OpAdaptor,), members)
        holder = next(each for each in owner.__mro__ if vars(each).get("Adaptor") is self)
        holder.Adaptor = made
        return made


def _region_property(schema, index):
    words = schema.regions[index].described("region")
    if schema.regions[index].is_variadic:
        return property(lambda self: self.regions[index:], doc=words)
    return property(lambda self: self.regions[index], doc=words)


def _make_class(schema, module):
    variadic = any(group.is_variadic for group in schema.regions)
    members = {
        "__module__": module,
        "__doc__": _Words(schema),
        "OPERATION_NAME": schema.name,
        "_ODS_REGIONS": (sum(not group.is_variadic for group in schema.regions), not variadic),
        "__init__": _Init(schema, module),
        "Adaptor": _Adaptor(schema, module),
    }
    for kind, groups in (("operands", schema.operands), ("results", schema.results)):
        for i, group in enumerate(groups):
            # Where builders infer by the library's rules, a group called so has no name: then `result` is what every op has.
            if kind == "operands" or schema.is_imported or group.name != "result" or group.arity == _SINGLE:
                members[group.parameter] = _value_property(schema, kind, i)
    for group in schema.attributes:
        members[group.parameter] = _attribute_property(group)
    for i, group in enumerate(schema.regions):
        members[group.parameter] = _region_property(schema, i)
    for word, groups in (("OPERAND", schema.operands), ("RESULT", schema.results)):
        segmented = f"AttrSized{word.capitalize()}Segments" in schema.traits
        members[f"_ODS_{word}_SEGMENTS"] = [group.arity for group in groups] if segmented else None
    made = type(schema.class_name, (ir.OpView,), members)
    made._schema = schema
    return made


def _returned(schema):
    """A function of an op: what the function that makes it returns."""
    if not schema.results:
        return lambda op: op
    if any(group.arity != _SINGLE for group in schema.results):
        return _op_or_results
    return _result_of if len(schema.results) == 1 else _results_of


def _op_or_results(op):
    results = op.operation.results
    return results if len(results) > 1 else results[0] if len(results) == 1 else op


def _result_of(op):
    return op.operation.result


def _results_of(op):
    return op.operation.results


def _make_function(schema, op_class):
    """The function that makes an op of the class. It takes what the class takes, by names in small letters."""
    names = {}
    for group in schema.operands + schema.attributes + schema.results + schema.successors:
        names[_safe(_snake(group.name))] = group.parameter
    for group in schema.regions:
        if group.is_variadic:
            names[f"num_{_snake(group.name)}"] = f"num_{group.parameter}"
    others = {name: parameter for name, parameter in names.items() if name != parameter}
    returned = _returned(schema)

    def make(*arguments, **named):
        if others and named:
            named = {others.get(key, key): value for key, value in named.items()}
        return returned(op_class(*arguments, **named))

    name = _safe(schema.leaf.replace(".", "_").replace("-", "_"))
    if name == op_class.__name__:
        name += "_"
    make.__name__ = make.__qualname__ = name
    make.__module__ = op_class.__module__
    make._schema, make._op_class = schema, op_class
    make.__wrapped__ = _Signature(op_class, names)
    make.__doc__ = f"Makes a {schema.name}, see {op_class.__name__}, and returns its results, or the operation if it has none."
    return name, make


# Ops and enums of a dialect whose names MLIR has in a generated module of their own, `_<leaf>_ops_gen`: ops by how they begin.
Part = collections.namedtuple("Part", ("leaf", "prefixes", "enums"), defaults=((),))


def _generated_module(package, leaf):
    """Returns the `__module__` of classes made from the schema, as of those that MLIR generates: `_arith_ops_gen` beside
    `arith`, which also has the handwritten ones."""
    generated = types.ModuleType(f"{package}._{leaf}_ops_gen", f"What the schema says of {leaf}, and nothing by hand.")
    generated._ods_equally_sized_accessor = equally_sized_accessor
    generated._ods_get_default_loc_context = get_default_loc_context
    generated._get_op_results_or_values = get_op_results_or_values
    generated._ods_segmented_accessor = segmented_accessor
    generated._ods_ir = ir
    generated.__getattr__ = _adaptor_finder(vars(generated))
    sys.modules[generated.__name__] = generated
    return generated


def _adaptor_finder(namespace):
    """A module's `AddOpAdaptor`, the Adaptor of its AddOp, as modules that MLIR generates have them."""

    def find(name):
        op_class = namespace.get(name.removesuffix("Adaptor")) if name.endswith("Adaptor") else None
        if isinstance(op_class, type) and issubclass(op_class, ir.OpView):
            return op_class.Adaptor
        raise AttributeError(f"module {namespace['__name__']!r} has no attribute {name!r}")

    return find


def _registered_dialect(name, text, module):
    dialect_class = type("_Dialect", (ir.Dialect,), {"DIALECT_NAMESPACE": name, "__module__": module})
    return register_dialect(dialect_class) if text is None else globals_of_process.register_loaded_dialect(dialect_class)


def load(namespace, name, text=None, parts=()):
    """Puts the classes and functions of the dialect `name` into a module's namespace; returns its Dialect class. `text` is
    the schema of a dialect that is not shipped: classes that a program has registered for it stay. `parts` are the Parts whose
    ops and enums are in generated modules of their own."""
    package, _, leaf = namespace["__name__"].rpartition(".")
    loaded = getattr(sys.modules.get(f"{package}._{leaf}_ops_gen"), "_loaded", None)
    if text is None and loaded is not None:  # importlib.reload keeps the classes, as with MLIR's generated modules.
        namespace.update(loaded)
        return namespace["_Dialect"]
    before = dict(namespace)
    own = _generated_module(package, leaf)
    generated = [(part.prefixes, _generated_module(package, part.leaf)) for part in parts]
    namespace["_Dialect"] = dialect_class = _registered_dialect(name, text, own.__name__)
    for module in (own, *(each for _, each in generated)):
        module._Dialect = dialect_class
    schemas, enumerations = _read_schema(name, text)
    for schema in schemas:
        module = next((each for prefixes, each in generated if schema.leaf.startswith(prefixes)), own)
        op_class = _make_class(schema, module.__name__)
        if text is None:
            register_operation(dialect_class)(op_class)
        else:
            op_class = globals_of_process.register_loaded_operation(op_class)
        function_name, function = _make_function(schema, op_class)
        for scope in (namespace, vars(module)):
            if module is own or scope is not namespace or op_class.__name__ not in scope:
                scope[op_class.__name__] = op_class
            scope[function_name] = function
    _enums.load(namespace, enumerations, package, leaf, parts)
    namespace["__getattr__"] = _adaptor_finder(namespace)
    if text is None:
        own._loaded = {key: value for key, value in namespace.items() if before.get(key) is not value}
    return dialect_class
