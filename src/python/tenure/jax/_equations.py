# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The equations of a program. Those that are like one before, which most are, are lowered by one call for all of a program;
any other by JAX's own function, as a program of that equation alone."""
import functools

from .. import _tenure as _c
from .. import ir
from ..dialects import stablehlo
from . import _extension

# Shorter programs are JAX's own function's.
_FEWEST = 4


class _Alone:
    """The parts of an equation that lowering uses, as its cache key."""

    __slots__ = ("_debug_info", "constvars", "eqns", "invars", "outvars")

    def __init__(self, program, equation, variables):
        self._debug_info, self.constvars, self.eqns = program._debug_info, (), (equation,)
        self.invars, self.outvars = variables, equation.outvars


def many_at_once(mlir):
    """The replacement of `jaxpr_subcomp` of `mlir`."""
    one_by_one, config, literal = mlir.jaxpr_subcomp, mlir.config, mlir.core.Literal
    key_of, no_traceback = mlir.LoweringCacheKey._create, mlir.xc.Traceback

    key_of_scalar = _keys_of_scalars(mlir)

    def is_usual(program, constants, arguments, sizes):
        return (not sizes and len(program.eqns) >= _FEWEST and len(constants) == len(program.constvars) and
                len(arguments) == len(program.invars) and all(map(mlir._is_ir_values, arguments)) and
                all(map(mlir._is_ir_values, constants)) and config.include_full_tracebacks_in_locations.value and
                not config.use_simplified_jaxpr_constants.value)

    @functools.wraps(one_by_one)
    def jaxpr_subcomp(ctx, jaxpr, name_stack, tokens, consts_for_constvars, *args, dim_var_values, const_lowering,
                      outer_traceback):
        outer = outer_traceback or no_traceback()
        if not is_usual(jaxpr, consts_for_constvars, args, dim_var_values):
            return one_by_one(ctx, jaxpr, name_stack, tokens, consts_for_constvars, *args, dim_var_values=dim_var_values,
                              const_lowering=const_lowering, outer_traceback=outer)
        constants, values = {}, dict(zip(jaxpr.constvars, consts_for_constvars))
        values.update(zip(jaxpr.invars, args))

        def read(atom):
            return constant(atom) if type(atom) is literal else values[atom]

        def constant(atom):
            key = key_of_scalar(atom.val)
            made = constants.get(key)
            if made is not None:
                return made.clone().result
            value = mlir._ir_constant(atom.val, const_lowering=const_lowering, aval=atom.aval)
            if key is not None and isinstance(value, ir.OpResult) and isinstance(value.owner, stablehlo.ConstantOp):
                constants[key] = value.owner
            return value

        def locate(source):
            traceback = (source.traceback or no_traceback()) + outer
            return mlir.source_info_to_location(ctx, None, name_stack + source.name_stack, traceback)

        def lower(equation):
            nonlocal tokens
            variables = [each for each in equation.invars if type(each) is not literal]
            results, tokens = one_by_one(
                ctx, _Alone(jaxpr, equation, variables), name_stack, tokens, (), *[values[each] for each in variables],
                dim_var_values=dim_var_values, const_lowering=const_lowering, outer_traceback=outer)
            return results

        _c.lower_equations(jaxpr.eqns, (
            literal, constant, key_of, mlir._uncacheable_primitives, tuple(ctx.platforms), ctx.lowering_cache,
            _extension.inlined_func_call, locate, lower, _in_a_tuple, values))
        return tuple(map(read, jaxpr.outvars)), tokens

    return jaxpr_subcomp


def _keys_of_scalars(mlir):
    """Returns the key of a scalar constant; None for other values and for NaN."""
    literals, array = mlir.literals, mlir.np.ndarray

    def key_of(value):
        kind = type(value)
        if kind is literals.TypedNdArray or kind is array:
            return None if value.shape else (kind, value.dtype, value.tobytes())
        if kind is literals.TypedInt:
            return kind, value.dtype, int(value)
        if kind is literals.TypedFloat and value == value:
            return kind, value.dtype, float.hex(value)
        return None

    return key_of


def _in_a_tuple(result):
    """Several values for one; a single one is not to be in a tuple, of which JAX warned when it was lowered first."""
    return result[0] if len(result) == 1 else tuple(result)
