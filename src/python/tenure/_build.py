# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Making operations of classes that mlir-tblgen generated: operands and results by segment.

Without results, their types are inferred. A segment specification is None (each is one operand or result) or a list with an entry for each:
1 for one, 0 for an optional one, -1 for any number.
"""
from . import _tenure as _c
from ._attributes import Attribute

_KINDS = {"operand": "operandSegmentSizes", "result": "resultSegmentSizes"}


def _value_of(element):
    if isinstance(element, _c.Value):
        return element
    if isinstance(element, _c._OperationBase):
        return _result_of(element)  # A generated class may have another `result`.
    first = element[0] if hasattr(element, "__getitem__") and not isinstance(element, (str, bytes)) else None
    if not isinstance(first, _c.Value):
        raise TypeError(f"{element!r} is of the type {type(element).__name__}")
    return first


_result_of = _c._OperationBase.result.__get__


def _flat(name, kind, given, spec, convert, wanted):
    """The elements of all segments in a row, and the sizes of segments (None without a spec)."""
    given = list(given) if given is not None else []
    if spec is None:
        flat = []
        for i, element in enumerate(given):
            if element is None:
                raise ValueError(f"{kind.capitalize()} {i} of operation \"{name}\" must be a "
                                 f"{wanted} (was None and {kind} is not optional)")
            try:
                flat.append(convert(element))
            except (TypeError, IndexError, ValueError) as error:
                raise ValueError(f"{kind.capitalize()} {i} of operation \"{name}\" must be a "
                                 f"{wanted} ({error})") from None
        return flat, None
    if len(given) != len(spec):
        raise ValueError(f"Operation \"{name}\" requires {len(spec)} {kind} segments but was "
                         f"provided {len(given)}")
    flat, sizes = [], []
    for i, (element, size) in enumerate(zip(given, spec)):
        before = len(flat)
        if size == -1:
            _extend(name, kind, i, flat, element, convert, wanted)
        elif element is not None:
            flat.append(_one(name, kind, i, element, convert, wanted))
        elif size == 1:
            raise ValueError(f"{kind.capitalize()} {i} of operation \"{name}\" must be a {wanted} "
                             f"(was None and {kind} is not optional)")
        sizes.append(len(flat) - before)
    return flat, sizes


def _one(name, kind, i, element, convert, wanted):
    try:
        return convert(element)
    except (TypeError, IndexError, ValueError) as error:
        raise ValueError(f"{kind.capitalize()} {i} of operation \"{name}\" must be a {wanted} "
                         f"({error})") from None


def _extend(name, kind, i, flat, elements, convert, wanted):
    if elements is None:
        return
    problem = None
    try:
        for element in elements:
            if element is None:
                problem = "contained a None item"
                break
            flat.append(convert(element))
    except (TypeError, IndexError, ValueError) as error:
        problem = str(error)
    if problem is not None:
        raise ValueError(f"{kind.capitalize()} {i} of operation \"{name}\" must be a Sequence of "
                         f"{wanted}s ({problem})")


def _type_of(element):
    if not isinstance(element, _c.Type):
        raise TypeError(f"it is {type(element).__name__}")
    return element


def _region_count(name, spec, given):
    least, no_variadic = spec
    if given is None:
        return least
    if given < least:
        raise ValueError(f"Operation \"{name}\" requires a minimum of {least} regions but was "
                         f"built with regions={given}")
    if no_variadic and given > least:
        raise ValueError(f"Operation \"{name}\" requires a maximum of {least} regions but was "
                         f"built with regions={given}")
    return given


def build(name, region_spec, operand_spec, result_spec, results, operands, attributes, successors,
          regions, loc, ip):
    from ._elements import DenseI32ArrayAttr
    from ._operations import Operation

    operands, operand_sizes = _flat(name, "operand", operands, operand_spec, _value_of, "Value")
    infers = results is None
    result_sizes = None
    if not infers:
        results, result_sizes = _flat(name, "result", results, result_spec, _type_of, "Type")
    attributes = dict(attributes) if attributes else {}
    for kind, sizes in (("operand", operand_sizes), ("result", result_sizes)):
        if sizes is None:
            continue
        if _KINDS[kind] in attributes:
            raise ValueError(f"Manually setting a '{_KINDS[kind]}' attribute is unsupported. Use "
                             "Operation.create for such low-level access.")
        context = loc.context if loc is not None else None
        attributes[_KINDS[kind]] = DenseI32ArrayAttr.get(sizes, context)
    for key, value in attributes.items():
        if not isinstance(value, Attribute):
            raise RuntimeError(f"Invalid attribute value for the key \"{key}\" when attempting to "
                               f"create the operation \"{name}\"")
    for i, successor in enumerate(successors or ()):
        if not isinstance(successor, _c._BaseBlock):
            raise ValueError(f"Successor {i} of operation \"{name}\" must be a Block (it is {type(successor).__name__})")
    return Operation.create(name, results=results, operands=operands, attributes=attributes,
                            successors=successors,
                            regions=_region_count(name, region_spec, regions), loc=loc, ip=ip, infer_type=infers)
