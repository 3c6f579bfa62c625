# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of dialects, made from their schemas when a module of this package is imported.

`load(namespace, "arith")` gives a module a class for each op (`AddIOp`) and a function that makes one and returns its
results (`addi`). Operands and attributes are parameters in the order in which the schema defines them; results come
first, unless their types follow from the others.
"""
import functools
import keyword
import re

from .. import _tenure as _c
from .. import ir
from .._cext import register_dialect, register_operation
from .._globals import AttrBuilder
from ._ods_common import (
    equally_sized_accessor,
    get_default_loc_context,
    get_op_result_or_op_results,
    get_op_result_or_value,
    get_op_results_or_values,
    segmented_accessor,
)

_SINGLE, _OPTIONAL, _VARIADIC = 1, 0, -1
_ARITIES = {"single": _SINGLE, "optional": _OPTIONAL, "variadic": _VARIADIC}
_RESERVED = {"attributes", "callable", "context", "create", "get_asm", "ip", "issubclass", "loc", "operands",
             "operation", "print", "regions", "results", "self", "type", "verify"}

# What a constraint on an attribute says, and the builder that makes such attributes of Python values.
_BUILDERS = {
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
    "32-bit integer array attribute": "I32ArrayAttr",
    "64-bit integer array attribute": "I64ArrayAttr",
    "i1 dense array attribute": "DenseBoolArrayAttr",
    "f32 dense array attribute": "DenseF32ArrayAttr",
    "f64 dense array attribute": "DenseF64ArrayAttr",
}
for _width in (1, 8, 16, 32, 64):
    _BUILDERS[f"{_width}-bit signless integer attribute"] = f"I{_width}Attr"
    _BUILDERS[f"{_width}-bit signed integer attribute"] = f"SI{_width}Attr"
    _BUILDERS[f"{_width}-bit unsigned integer attribute"] = f"UI{_width}Attr"
    _BUILDERS[f"i{_width}" " dense array attribute"] = _BUILDERS.get(
        f"i{_width} dense array attribute", f"DenseI{_width}ArrayAttr")


def _safe(name):
    return name + "_" if keyword.iskeyword(name) or name in _RESERVED else name


def _snake(name):
    return name if name.islower() else re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()


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
        self.cases = attributes.get("cases")
        self.values = attributes.get("values")
        self.is_optional = "optional" in attributes or "default" in attributes or \
            self.kind in ("unit attribute", "unit property")
        self.is_variadic = "variadic" in attributes

    @property
    def parameter(self):
        return _safe(self.name)

    def words(self):
        """What a docstring says behind the name."""
        said = [self.kind or self.type or self.expected or ""]
        said += ["any number" if self.arity == _VARIADIC or self.is_variadic else
                 "optional" if self.arity == _OPTIONAL or self.is_optional else ""]
        said += ["one of " + ", ".join(self.cases) if self.cases else ""]
        found = "; ".join(each for each in said if each)
        return f": {found}" if found else ""


def _plain(attribute):
    """A Python value of what a schema says."""
    if isinstance(attribute, ir.StringAttr):
        return attribute.value
    if isinstance(attribute, ir.ArrayAttr):
        return [_plain(each) for each in attribute]
    if isinstance(attribute, ir.IntegerAttr):
        return attribute.value
    return attribute


def _attributes_of(op):
    return {each.name: _plain(each.attr) for each in op.attributes}


class _Schema:
    """What a schema says of one op."""

    def __init__(self, dialect, op):
        said = _attributes_of(op)
        self.leaf = said.get("name", said["sym_name"])
        self.name = f"{dialect}.{self.leaf}"
        self.traits = set(said.get("traits", ()))
        self.matches = said.get("match", [])
        self.infers = "infers" in said
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
        said = _attributes_of(operation)
        arities = re.findall(r"single|optional|variadic", str(said.get("variadicity", "")).split("[", 1)[-1])
        groups = []
        for i, name in enumerate(said.get(key, ())):
            constraint = operation.operands[i].owner
            arity = _ARITIES[arities[i]] if i < len(arities) else _SINGLE
            groups.append(_Group(name, arity, constraints[constraint], order[constraint]))
        return groups

    def arguments(self):
        """Operands and attributes in the order of the schema; without those that are optional, then those."""
        groups = sorted(self.operands + self.attributes, key=lambda group: group.order)
        needed = [group for group in groups if not self._may_miss(group)]
        return needed, [group for group in groups if self._may_miss(group)]

    def _may_miss(self, group):
        return group.is_optional or (group in self.operands and group.arity == _OPTIONAL)


def _read_parts(name, kind, make):
    """What `make` makes of each op of that kind in the schema of the dialect."""
    text = _c.shipped_schema(name)
    if text is None:
        raise ImportError(f"no dialect '{name}' is shipped")
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        dialect = module.body.operations[0]
        if dialect.operation.name != "irdl.dialect":
            raise ImportError(f"the schema of '{name}' is no irdl.dialect")
        return [make(op.operation) for op in dialect.regions[0].blocks[0].operations if op.operation.name == kind]


def _read_schema(name):
    return _read_parts(name, "irdl.operation", lambda op: _Schema(name, op))


@functools.lru_cache(maxsize=None)
def _bare_words(name):
    """The mnemonics of attributes that are a word of a list without brackets."""
    said = _read_parts(name, "irdl.attribute", _attributes_of)
    return {each.get("name", each["sym_name"].lstrip("#")) for each in said
            if "cases" in each and "<" not in each.get("format", "")}


# ===-- Types that follow ----------------------------------------------------------------------------------------=== #


def _element(type):
    return getattr(type, "element_type", type)


def _i1_like(type):
    i1 = ir.IntegerType.get_signless(1, type.context)
    if isinstance(type, ir.VectorType):
        return ir.VectorType.get(type.shape, i1, scalable=type.scalable_dims if type.scalable else None)
    if isinstance(type, ir.RankedTensorType):
        return ir.RankedTensorType.get(type.shape, i1, type.encoding)
    if isinstance(type, ir.UnrankedTensorType):
        return ir.UnrankedTensorType.get(i1)
    return i1


_TRANSFORMS = {"same": lambda type: type, "element": _element, "i1-like": _i1_like,
               "complex-of": lambda type: ir.ComplexType.get(type)}
_FIXED = {"index": lambda context: ir.IndexType.get(context),
          "1-bit signless integer": lambda context: ir.IntegerType.get_signless(1, context),
          "none type": lambda context: ir.NoneType.get(context)}


def _asked(context):
    """Stands for a type that the library says, of all of an op's results at once."""
    raise AssertionError("asked for by _c._infer_types")


def _sources(schema):
    """For each result, how its type follows: (name, transform), a fixed type's maker, or None."""
    found = {}
    same = "SameOperandsAndResultType" in schema.traits and schema.operands
    rules = []
    for match in schema.matches:
        text = match.split(":", 1)[0]
        together = re.match(r"all\((.*)\)", text)
        single = re.match(r"(\w+) = ([\w-]+)\((\w+)\)", text)
        if together:
            names = [name.strip() for name in together[1].split(",")]
            rules += [(a, "same", b) for a in names for b in names if a != b]
        elif single:
            rules.append((single[1], single[2], single[3]))
    inputs = {group.name for group in schema.operands + schema.attributes}
    for result in schema.results:
        how = _FIXED.get(result.type)
        if result.expected is not None:
            how = functools.partial(ir.Type.parse, result.expected)
        for target, transform, source in rules:
            if target == result.name and source in inputs and transform in _TRANSFORMS:
                how = (source, _TRANSFORMS[transform])
                break
        if how is None and same:
            how = (schema.operands[0].name, _TRANSFORMS["same"])
        if schema.infers:
            how = _asked
        found[result.name] = how
    return found


def _type_of(value):
    if isinstance(value, ir.TypeAttr):
        return value.value
    if isinstance(value, ir.Attribute):
        return value.type
    if isinstance(value, (list, tuple)):
        value = value[0]
    return get_op_result_or_value(value).type


# ===-- Attributes -----------------------------------------------------------------------------------------------=== #


def _enum_attribute(group, value, context):
    """An integer of a case's word or number."""
    if isinstance(value, str):
        number = group.cases.index(value)
        value = group.values[number] if group.values else number
    return AttrBuilder.get(_BUILDERS.get(group.kind, "I64Attr"))(int(value), context)


def _dialect_attribute(group, value, context):
    dialect, mnemonic = group.kind[1:].split(".", 1)
    is_word = mnemonic in _bare_words(dialect)
    spelled = f"#{dialect}<{mnemonic} {value}>" if is_word else f"#{dialect}.{mnemonic}<{value}>"
    return ir.Attribute.parse(spelled, context)


def _attribute(group, value, context):
    if isinstance(value, ir.Attribute):
        return value
    if group.kind is None:
        raise TypeError(f"'{group.name}' takes an Attribute, not {type(value).__name__}")
    if group.kind.startswith("#"):
        return _dialect_attribute(group, value, context)
    if group.cases and group.kind != "string attribute":
        return _enum_attribute(group, value, context)
    builder = _BUILDERS.get(re.sub(r" (and )?whose .*", "", group.kind))
    if builder is None or not AttrBuilder.contains(builder):
        raise TypeError(f"'{group.name}' takes an Attribute, not {type(value).__name__}")
    return AttrBuilder.get(builder)(value, context)


def _collect_attributes(schema, given, context):
    attributes = {}
    for group in schema.attributes:
        value = given.get(group.name)
        if group.kind in ("unit attribute", "unit property"):
            if value:
                attributes[group.name] = ir.UnitAttr.get(context)
        elif value is not None:
            attributes[group.name] = _attribute(group, value, context)
    return attributes


# ===-- Classes --------------------------------------------------------------------------------------------------=== #


def _operands(schema, given):
    segmented = "AttrSizedOperandSegments" in schema.traits
    operands = []
    for group in schema.operands:
        value = given.get(group.name)
        if group.arity == _SINGLE:
            operands.append(get_op_result_or_value(value))
        elif group.arity == _OPTIONAL:
            value = None if value is None else get_op_result_or_value(value)
            if segmented or value is not None:
                operands.append(value)
        else:
            values = get_op_results_or_values(value if value is not None else [])
            if segmented:
                operands.append(values)
            else:
                operands.extend(get_op_result_or_value(each) for each in values)
    return operands


def _results(schema, given, sources):
    segmented = "AttrSizedResultSegments" in schema.traits
    results = []
    for group in schema.results:
        value = given.get("result " + group.name)
        if value is None and group.arity == _SINGLE:
            how = sources[group.name]
            if isinstance(how, tuple):
                source = given[how[0]]
                value = how[1](_type_of(source))
            elif how is not None:
                value = how(get_default_loc_context(given.get("loc")))
        if group.arity == _SINGLE or (group.arity == _OPTIONAL and value is not None) or segmented:
            results.append(value)
        else:
            results.extend(value or ())
    return results


def _signature(schema, inferred):
    """Names of parameters: in order, then those that are only given by name."""
    needed, optional = schema.arguments()
    positional = [(None if inferred else "result " + group.name, group) for group in schema.results]
    positional = [] if inferred else positional
    positional += [(group.name, group) for group in needed]
    positional += [("successor " + group.name, group) for group in schema.successors]
    return positional, [(group.name, group) for group in optional]


def _parameters(schema, inferred, name_of):
    """The text of the parameters, and the key that each stands for."""
    positional, optional = _signature(schema, inferred)
    keys, texts = {}, []
    for key, group in positional:
        parameter = name_of(group)
        while parameter in keys:
            parameter += "_"
        keys[parameter] = key
        texts.append(parameter)
    texts.append("*")
    for key, group in optional:
        keys[name_of(group)] = key
        texts.append(f"{name_of(group)}=None")
    for group in schema.regions:
        if group.is_variadic:
            parameter = f"num_{name_of(group)}"
            keys[parameter] = "number " + group.name
            texts.append(f"{parameter}=0")
    if inferred and schema.results:
        texts.append("results=None")
    return ", ".join(texts + ["loc=None", "ip=None"]), keys


def _is_inferred(schema, sources):
    return all(group.arity == _SINGLE and sources[group.name] is not None for group in schema.results)


def inference_of(op_class):
    """A class's schema and how each result's type follows; None for one whose result types do not follow."""
    schema = getattr(op_class, "_schema", None)
    if schema is None or not schema.results:
        return None
    sources = _sources(schema)
    return (schema, sources) if _is_inferred(schema, sources) else None


def inferred_types(schema, sources, operands, attributes, context):
    """The result types of an op with these operands, flat or by group, and attributes by name."""
    if schema.infers:
        return _c._infer_types(schema.name, operands, attributes, context)
    given = dict(attributes)
    singles = sum(group.arity == _SINGLE for group in schema.operands)
    by_group = any(isinstance(each, (list, tuple)) for each in operands)
    at = 0
    for group in schema.operands:
        several = group.arity != _SINGLE and not by_group
        count = len(operands) - singles if several else 1
        part = operands[at:at + count]
        at += count
        given[group.name] = part if several else part[0]
    if at != len(operands):
        raise ValueError(f"{schema.name} takes other operands")
    types = []
    for group in schema.results:
        how = sources[group.name]
        types.append(how[1](_type_of(given[how[0]])) if isinstance(how, tuple) else how(context))
    return types


def _build(self, schema, sources, inferred, given, results, loc, ip):
    """What a class's __init__ does with its arguments by key."""
    given["loc"] = loc
    context = get_default_loc_context(loc)
    operands, attributes = _operands(schema, given), _collect_attributes(schema, given, context)
    if inferred and results is not None:
        types = list(results)
    elif schema.infers:
        types = _c._infer_types(schema.name, operands, attributes, context)
    else:
        types = _results(schema, given, sources)
    regions = None
    if any(group.is_variadic for group in schema.regions):
        regions = len(schema.regions) - 1 + sum(
            given.get("number " + group.name, 0) for group in schema.regions if group.is_variadic)
    successors = []
    for group in schema.successors:
        value = given["successor " + group.name]
        successors += list(value) if group.arity == _VARIADIC else [value]
    ir.OpView.__init__(self, self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS,
                       self._ODS_RESULT_SEGMENTS, attributes=attributes, results=types, operands=operands,
                       successors=successors, regions=regions,
                       loc=loc, ip=ip)


class _Words:
    """A class's docstring: what its schema says of the op, put together when it is asked for."""

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
    """What inspect.signature finds behind a function that makes ops: what the class takes, when it is asked for."""

    __slots__ = ("namespace", "class_name", "names")

    def __init__(self, namespace, class_name, names):
        self.namespace, self.class_name, self.names = namespace, class_name, names

    @property
    def __signature__(self):
        import inspect

        names = {parameter: name for name, parameter in self.names.items()}
        taken = inspect.signature(self.namespace[self.class_name].__init__)
        parameters = [each.replace(name=names.get(each.name, each.name)) for each in taken.parameters.values()]
        return taken.replace(parameters=parameters[1:])


class _Init:
    """An __init__ with the parameters that the schema says, compiled when it is asked for."""

    def __init__(self, schema, module):
        self.schema, self.module = schema, module

    def __get__(self, instance, owner):
        function = self._compile()
        made = next(each for each in owner.__mro__ if vars(each).get("__init__") is self)
        made.__init__ = function
        return function if instance is None else function.__get__(instance, owner)

    def _compile(self):
        schema = self.schema
        sources = _sources(schema)
        inferred = _is_inferred(schema, sources)
        parameters, keys = _parameters(schema, inferred, lambda group: group.parameter)
        given = ", ".join(f"{key!r}: {parameter}" for parameter, key in keys.items())
        results = "results" if inferred and schema.results else "None"
        source = (f"def __init__(self, {parameters}):\n"
                  f"    _build(self, _schema, _sources, {inferred}, {{{given}}}, {results}, loc, ip)\n")
        scope = {"_build": _build, "_schema": schema, "_sources": sources}
        exec(source, scope)
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


def _value_property(schema, kind, index):
    groups = schema.operands if kind == "operands" else schema.results
    word = "Operand" if kind == "operands" else "Result"
    segments = f"{word.lower()}SegmentSizes" if f"AttrSized{word}Segments" in schema.traits else None
    evenly = f"SameVariadic{word}Size" in schema.traits

    def read(self):
        elements = getattr(self.operation, kind)
        return _slice(elements, groups, index, segments, self.operation, evenly)

    return property(read)


def _attribute_property(group):
    name, is_unit = group.name, group.kind in ("unit attribute", "unit property")

    def read(self):
        attributes = self.operation.attributes
        if is_unit:
            return name in attributes
        return (attributes[name] if name in attributes else None) if group.is_optional else attributes[name]

    def write(self, value):
        attributes = self.operation.attributes
        if is_unit:
            value = ir.UnitAttr.get(self.operation.context) if value else None
        if value is not None:
            attributes[name] = value
        elif not group.is_optional:
            raise ValueError("'None' not allowed as value for mandatory attributes")
        elif name in attributes:
            del attributes[name]

    def delete(self):
        del self.operation.attributes[name]

    return property(read, write, delete if group.is_optional else None)


def _region_property(schema, index):
    if schema.regions[index].is_variadic:
        return property(lambda self: self.regions[index:])
    return property(lambda self: self.regions[index])


def _make_class(schema, module):
    variadic = any(group.is_variadic for group in schema.regions)
    members = {
        "__module__": module,
        "__doc__": _Words(schema),
        "OPERATION_NAME": schema.name,
        "_ODS_REGIONS": (sum(not group.is_variadic for group in schema.regions), not variadic),
        "__init__": _Init(schema, module),
    }
    for kind, groups in (("operands", schema.operands), ("results", schema.results)):
        for i, group in enumerate(groups):
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


def _make_function(schema, op_class, namespace, module):
    """The function that makes an op of the class that `namespace` has at the time. It takes what the class takes, by names
    in small letters."""
    class_name = op_class.__name__
    names = {}
    for group in schema.operands + schema.attributes + schema.results + schema.successors:
        names[_safe(_snake(group.name))] = group.parameter

    def make(*arguments, **named):
        named = {names.get(key, key): value for key, value in named.items()}
        return get_op_result_or_op_results(namespace[class_name](*arguments, **named))

    name = _safe(schema.leaf.replace(".", "_").replace("-", "_"))
    make.__name__ = make.__qualname__ = name
    make.__module__ = module
    make._schema, make._class_name = schema, class_name
    make.__wrapped__ = _Signature(namespace, class_name, names)
    make.__doc__ = f"Makes a {schema.name}, see {class_name}, and returns its results, or the operation if it has none."
    return name, make


def load(namespace, name):
    """Puts the classes and functions of the dialect `name` into a module's namespace; returns its Dialect class."""
    module = namespace["__name__"]
    dialect_class = register_dialect(
        type("_Dialect", (ir.Dialect,), {"DIALECT_NAMESPACE": name, "__module__": module}))
    namespace["_Dialect"] = dialect_class
    for schema in _read_schema(name):
        op_class = register_operation(dialect_class)(_make_class(schema, module))
        namespace[op_class.__name__] = op_class
        function_name, function = _make_function(schema, op_class, namespace, module)
        namespace[function_name] = function
    return dialect_class
