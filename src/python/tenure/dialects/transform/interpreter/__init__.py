# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applies transform scripts to operations.

    interpreter.apply_named_sequence(payload, script.body.operations[0], script)

The pass transform-interpreter does it, in a module that has script and payload for as long as it runs.
"""
from __future__ import annotations

import contextlib
from typing import Any

from ....ir import InsertionPoint, Location, MLIRError, Module, Operation, OpView, StringAttr, SymbolTable
from ....passmanager import PassManager

_Root = Module | Operation | OpView
_TAG = "transform.target_tag"


class TransformOptions:
    """How scripts are applied."""

    __slots__ = ("_expensive_checks", "_enforce_single_top_level_transform_op")

    def __init__(self) -> None:
        self._expensive_checks = True
        self._enforce_single_top_level_transform_op = True

    @property
    def expensive_checks(self) -> bool:
        """Whether uses of handles to erased operations are errors."""
        return self._expensive_checks

    @expensive_checks.setter
    def expensive_checks(self, value: bool) -> None:
        self._expensive_checks = _flag(value)

    @property
    def enforce_single_top_level_transform_op(self) -> bool:
        """Whether a script has only one operation at its top. Named sequences, which scripts are applied by, may have others
        beside them."""
        return self._enforce_single_top_level_transform_op

    @enforce_single_top_level_transform_op.setter
    def enforce_single_top_level_transform_op(self, value: bool) -> None:
        self._enforce_single_top_level_transform_op = _flag(value)


def _flag(value):
    if not isinstance(value, bool):
        raise TypeError(f"expected a bool; got {type(value).__name__}")
    return value


def _unpack_operation(op: Any) -> Operation:
    return op if isinstance(op, Operation) else op.operation


@contextlib.contextmanager
def _host(payload, script):
    """An operation that has a copy of the script, and then the payload with a tag."""
    is_top = payload.parent is None
    made = Module.create(Location.unknown(payload.context)) if is_top else None
    host = made.operation if is_top else payload
    while host.parent is not None:
        host = host.parent.operation
    block = host.regions[0].blocks[0]
    tag = payload.attributes.get(_TAG)
    payload.attributes[_TAG] = StringAttr.get("payload", payload.context)
    copy = InsertionPoint.at_block_begin(block).insert(script.clone(ip=False)) or block.operations[0]
    if is_top:
        block.append(payload)
    try:
        yield host
    finally:
        if is_top:
            payload.detach_from_parent()
        copy.erase()
        del payload.attributes[_TAG]
        if tag is not None:
            payload.attributes[_TAG] = tag


def apply_named_sequence(payload_root: _Root, transform_root: Operation | OpView, transform_module: _Root,
                         transform_options: TransformOptions | None = None) -> None:
    """Applies the named sequence `transform_root` of the module `transform_module` to `payload_root`. ValueError with the
    diagnostics if it fails, of which the payload may show a part of the effects."""
    payload, root, script = map(_unpack_operation, (payload_root, transform_root, transform_module))
    if root.name != "transform.named_sequence":
        raise ValueError(f"Failed to apply named transform sequence.\nexpected a transform.named_sequence as the root; got "
                         f"'{root.name}'")
    checks = transform_options is None or transform_options.expensive_checks
    name = StringAttr(root.attributes["sym_name"]).value
    options = f"entry-point={name} debug-payload-root-tag=payload disable-expensive-checks={str(not checks).lower()}"
    with _host(payload, script) as host:
        try:
            PassManager.parse(f"{host.name}(transform-interpreter{{{options}}})", payload.context).run(host)
        except MLIRError as error:
            raise ValueError(f"Failed to apply named transform sequence.\n{error}") from None


def _symbols(op):
    return {each.operation.attributes["sym_name"].value: each.operation for each in op.regions[0].blocks[0].operations
            if "sym_name" in each.operation.attributes}


def _is_private(op):
    visibility = op.attributes.get("sym_visibility")
    return visibility is not None and visibility.value == "private"


def _is_declaration(op):
    return all(len(region.blocks) == 0 for region in op.regions)


def _rename(table, op, name, taken):
    number = 0
    while f"{name}_{number}" in taken:
        number += 1
    SymbolTable.set_symbol_name(op, f"{name}_{number}")
    SymbolTable.replace_all_symbol_uses(name, f"{name}_{number}", table)


def copy_symbols_and_merge_into(target: _Root, other: _Root) -> None:
    """Copies the operations of the module `other` into `target`. A private symbol gets another name if the other module has the
    name, too; ValueError if both define a public symbol of one name, and nothing is copied then."""
    table, copy = _unpack_operation(target), _unpack_operation(other).clone(ip=False)
    found, added = _symbols(table), _symbols(copy)
    dropped = []
    for name in list(added):
        old, new = found.get(name), added[name]
        if old is None:
            continue
        taken = {*found, *added}
        if _is_private(old) and not _is_declaration(old):
            _rename(table, old, name, taken)
        elif _is_private(new) and not _is_declaration(new):
            _rename(copy, new, name, taken)
        elif _is_declaration(new) or _is_declaration(old):
            dropped.append(new if _is_declaration(new) else old)
        else:
            raise ValueError(f"Failed to merge symbols.\ndoubly defined symbol @{name}")
    for op in dropped:
        op.erase()
    where = InsertionPoint(table.regions[0].blocks[0])
    for op in list(copy.regions[0].blocks[0].operations):
        where.insert(op.operation.detach_from_parent())
