// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of shape: result types, errors that must not get lost, and regions.

#include "schema/check.h"

#include "dialects/common/function.h"
#include "dialects/common/value_row.h"
#include "dialects/shape/shape.h"

//===-- Result types --------------------------------------------------------------------------===//

typedef bool (*fits_fn)(tn_type inferred, tn_type found);

/// Returns true if tensors of extents, or shapes, may be equal.
static bool shapes_fit(tn_type inferred, tn_type found) {
  if (tn_shape__is(inferred, "shape") || tn_shape__is(found, "shape")) return true;
  return tn_check__shapes_fit(inferred, found);
}

static bool is_size(tn_type type) {
  return tn_shape__is(type, "size") || tn_type__is(type, TN_TYPE_INDEX);
}

static bool meets_fit(tn_type inferred, tn_type found) {
  if (is_size(inferred) || is_size(found)) return is_size(inferred) && is_size(found);
  return shapes_fit(inferred, found);
}

static bool constants_fit(tn_type inferred, tn_type found) {
  return tn_shape__is(found, "shape") || tn_type_equal(inferred, found);
}

static tn_status check_inferred(tn_context* context, tn_ref op, fits_fn fits) {
  const tn_op_definition* definition = tn_op_definition__claimed(context, tn_op__at(context, op));
  const tn_attribute shape = {tn_op__inherent(context, op, "shape")};
  const tn_type operands[] = {tn_op__operand_type(context, op, 0),
                              tn_op__operand_type(context, op, 1)};
  const char* why = NULL;
  tn_type types[2];
  TN_TRY(tn_shape__infer(context, definition->code, operands, shape, &types[0], &why));
  if (why != NULL) return tn_op__fail(context, op, NULL, "%s", why);
  types[1] = tn_op__result_type(context, op, 0);
  if (fits(types[0], types[1])) return TN_OK;
  return tn_check__fail_typed(
      context, op, true, "inferred type(s) $ are incompatible with return type(s) of operation $",
      types);
}

static tn_status check_same(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_inferred(context, op, tn_type_equal);
}

static tn_status check_meet(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_inferred(context, op, meets_fit);
}

static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_inferred(context, op, constants_fit);
}

/// If an operand may hold an error, the result must be able to hold one too.
static tn_status check_errors(const tn_context* context, tn_ref op, const char* name) {
  static const char* const fallible[] = {"size", "shape", "value_shape"};
  if (tn_shape__is(tn_op__result_type(context, op, 0), name)) return TN_OK;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    for (size_t k = 0; k < sizeof fallible / sizeof *fallible; ++k) {
      if (!tn_shape__is(tn_op__operand_type(context, op, i), fallible[k])) continue;
      return tn_op__fail_named(context, op, NULL,
                               "if at least one of the operands can hold error values then the "
                               "result must be of type `%s` to propagate them",
                               name);
    }
  }
  return TN_OK;
}

static tn_status check_size(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_errors(context, op, "size");
}

static tn_status check_shape(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_errors(context, op, "shape");
}

static tn_status check_shape_of(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(check_inferred(context, op, shapes_fit));
  return check_errors(context, op, "shape");
}

//===-- Operands ------------------------------------------------------------------------------===//

static tn_status check_assuming_all(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (tn_op__operand_count(context, op) != 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "no operands specified");
}

static tn_status check_broadcastable(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (tn_op__operand_count(context, op) >= 2) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "required at least 2 input shapes");
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Checks that the region's last op yields the types of the op's results.
static tn_status check_assuming(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref last = tn_block__last_op(context, tn_op__first_block(context, op, 0));
  if (!tn_op__is_called(context, last, TN_NAME_SHAPE_ASSUMING_YIELD)) return TN_OK;
  return tn_check__edge(context, op, "Operation shape.assuming_yield to parent",
                        (tn_value_row){TN_ROW_OPERANDS, last, 0},
                        (tn_value_row){TN_ROW_RESULTS, op, 0});
}

/// Checks the type of the extent that a reduction passes to its body.
static tn_status check_extent(const tn_context* context, tn_ref op, tn_ref block) {
  const tn_type extent = tn_block__argument_type(context, block, 1);
  if (tn_shape__is(tn_op__operand_type(context, op, TN_SHAPE_REDUCE_SHAPE), "shape")) {
    if (tn_shape__is(extent, "size")) return TN_OK;
    return tn_op__fail_named(context, op, NULL,
                             "argument 1 of ReduceOp body is expected to be of SizeType if the "
                             "ReduceOp operates on a ShapeType");
  }
  if (tn_type__is(extent, TN_TYPE_INDEX)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "argument 1 of ReduceOp body is expected to be of IndexType if the "
                           "ReduceOp operates on an extent tensor");
}

/// Checks that the body takes an index, the extent there, and the carried values.
static tn_status check_reduce(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t carried_count = tn_op__operand_count(context, op) - 1;
  if (tn_block__argument_count(context, block) != carried_count + 2) {
    return tn_op__fail_named(context, op, NULL, "ReduceOp body is expected to have %u arguments",
                             carried_count + 2);
  }
  if (!tn_type__is(tn_block__argument_type(context, block, 0), TN_TYPE_INDEX)) {
    return tn_op__fail_named(context, op, NULL,
                             "argument 0 of ReduceOp body is expected to be of IndexType");
  }
  TN_TRY(check_extent(context, op, block));
  for (uint32_t i = 0; i < carried_count; ++i) {
    if (tn_type_equal(tn_block__argument_type(context, block, i + 2),
                      tn_op__operand_type(context, op, i + 1))) {
      continue;
    }
    return tn_op__fail_named(context, op, NULL,
                             "type mismatch between argument %u of ReduceOp body and initial "
                             "value %u",
                             i + 2, i);
  }
  return TN_OK;
}

/// Checks that shape.yield returns the results of the enclosing op.
static tn_status check_yield(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  if (parent == 0) return TN_OK;
  return tn_check__yields(context, op, parent,
                          "number of operands does not match number of results of its parent");
}

const tn_named_check tn_shape_checks[] = {
    {"shape.inferred", check_same, NULL, false},
    {"shape.meet", check_meet, NULL, false},
    {"shape.const_shape", check_constant, NULL, false},
    {"shape.size_result", check_size, NULL, false},
    {"shape.shape_result", check_shape, NULL, false},
    {"shape.shape_of", check_shape_of, NULL, false},
    {"shape.assuming_all", check_assuming_all, NULL, false},
    {"shape.cstr_broadcastable", check_broadcastable, NULL, false},
    {"shape.assuming", check_assuming, NULL, false},
    {"shape.reduce", check_reduce, NULL, false},
    {"shape.yield", check_yield, NULL, false},
    {"shape.func", tn_function__check, NULL, false},
    {NULL, NULL, NULL, false},
};
