// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chapters 2 to 4: what ops of the toy dialect do beyond what their schema says.
//
// Checks, patterns, folds and inlining are attached to the ops by name, and are the verifier's,
// canonicalize's and inline's from then on. Shape inference is a pass of our own over an interface
// of our own.

#include "toy.h"

#define RANK_MAX 8

static tn_type operand_type(tn_op op, size_t index) {
  return tn_value_type(tn_op_operand(op, index));
}
static tn_type result_type(tn_op op) { return tn_value_type(tn_op_result(op, 0)); }

/// The type of the transpose of what has `type`; all that is known if that is nothing.
static tn_status transposed(tn_type type, tn_type* out_type) {
  int64_t dims[RANK_MAX];
  const size_t rank = tn_shaped_type_rank(type);
  *out_type = type;
  if (!tn_shaped_type_has_rank(type)) return TN_OK;
  if (rank > RANK_MAX) return TN_LIMIT_EXCEEDED;
  for (size_t i = 0; i < rank; ++i) dims[i] = tn_shaped_type_dims(type)[rank - 1 - i];
  return tn_tensor_type_get(tn_type_element_type(type), dims, rank, NULL, out_type);
}

//===-- Chapter 2: checks ---------------------------------------------------------------------===//

static tn_status verify_transpose(void* user_data, tn_op op) {
  (void)user_data;
  tn_type expected;
  const tn_status status = transposed(operand_type(op, 0), &expected);
  if (status != TN_OK) return status;
  if (!tn_shaped_type_has_rank(expected) || !tn_shaped_type_has_rank(result_type(op)) ||
      tn_type_equal(expected, result_type(op))) {
    return TN_OK;
  }
  return tn_op_emit_error(op, "expected result shape to be a transpose of the input");
}

static tn_status verify_reshape(void* user_data, tn_op op) {
  (void)user_data;
  const tn_type given = operand_type(op, 0);
  if (!tn_shaped_type_has_static_shape(given) ||
      tn_shaped_type_element_count(given) == tn_shaped_type_element_count(result_type(op))) {
    return TN_OK;
  }
  return tn_op_emit_error(op, "expected as many elements as the input has");
}

static tn_status verify_return(void* user_data, tn_op op) {
  (void)user_data;
  const tn_attribute attribute =
      tn_op_attribute(tn_op_parent(op), tn_string_view_from("function_type"));
  const tn_type type = tn_type_attribute_value(attribute);
  const size_t count = tn_op_operand_count(op);
  const size_t expected = tn_function_type_result_count(type);
  if (count != expected) {
    return tn_op_emit_error(op,
                            "does not return the same number of values (%zu) as the enclosing "
                            "function (%zu)",
                            count, expected);
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_type given = operand_type(op, i);
    const tn_type wanted = tn_function_type_result(type, i);
    // A shape that is known is a special case of one that is not.
    if (!tn_type_equal(given, wanted) && tn_shaped_type_has_rank(given) &&
        tn_shaped_type_has_rank(wanted)) {
      return tn_op_emit_error(op, "type of return operand does not match function result type");
    }
  }
  return TN_OK;
}

//===-- Chapter 3: patterns and folds ---------------------------------------------------------===//

/// transpose(transpose(x)) is x.
static tn_status simplify_transpose(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  const tn_op inner = tn_value_owner_op(tn_op_operand(op, 0));
  if (!tn_op_is_called(inner, "toy.transpose")) return TN_NOT_FOUND;
  const tn_value x = tn_op_operand(inner, 0);
  return tn_rewriter_replace_op(rewriter, op, &x, 1);
}

/// reshape(reshape(x)) is reshape(x).
static tn_status simplify_reshape(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  const tn_op inner = tn_value_owner_op(tn_op_operand(op, 0));
  if (!tn_op_is_called(inner, "toy.reshape")) return TN_NOT_FOUND;
  const tn_status status = tn_op_set_operand(op, 0, tn_op_operand(inner, 0));
  return status != TN_OK ? status : tn_rewriter_op_modified(rewriter, op);
}

/// A reshape to the shape that there is is nothing, and one of a constant is a constant.
static tn_status fold_reshape(void* user_data, tn_op op, const tn_attribute* operands,
                              size_t operand_count, tn_fold_result* results, size_t result_count) {
  (void)user_data;
  (void)operand_count;
  (void)result_count;
  const tn_type type = result_type(op);
  if (tn_type_equal(operand_type(op, 0), type)) {
    results[0].value = tn_op_operand(op, 0);
    return TN_OK;
  }
  if (tn_attribute_is_null(operands[0])) return TN_NOT_FOUND;
  size_t size = 0;
  const void* bytes = tn_dense_elements_attribute_data(operands[0], &size);
  return tn_dense_elements_attribute_get(type, bytes, size, &results[0].attribute);
}

//===-- Chapter 4: shape inference, the interface ---------------------------------------------===//

/// Says the type of an op's only result by the types of its operands, whose shapes are known. A
/// table of this type is attached as "ShapeInference".
typedef struct shape_inference {
  tn_status (*infer)(tn_op op, tn_type* out_type);
} shape_inference;

static tn_status infer_same(tn_op op, tn_type* out_type) {
  *out_type = operand_type(op, 0);
  return TN_OK;
}
static tn_status infer_transposed(tn_op op, tn_type* out_type) {
  return transposed(operand_type(op, 0), out_type);
}

static const tn_own_interface as_operand = {"ShapeInference", &(shape_inference){infer_same}};
static const tn_own_interface as_transpose = {"ShapeInference",
                                              &(shape_inference){infer_transposed}};

//===-- The dialect ---------------------------------------------------------------------------===//

static const tn_op_inliner inlinable = {0};  // Nothing keeps an op from being inlined.

typedef struct offer {
  const char* name;
  tn_op_interfaces interfaces;
} offer;

// What the ops offer; all that the library does not know of them is here.
static const offer offers[] = {
    {"toy.constant", {.inliner = &inlinable}},
    {"toy.print", {.inliner = &inlinable}},
    {"toy.add", {.inliner = &inlinable, .own = &as_operand, .own_count = 1}},
    {"toy.mul", {.inliner = &inlinable, .own = &as_operand, .own_count = 1}},
    {"toy.cast", {.inliner = &inlinable, .own = &as_operand, .own_count = 1}},
    {"toy.transpose",
     {.verify = verify_transpose,
      .canonicalizations = &(tn_pattern){.benefit = 1, .match_and_rewrite = simplify_transpose},
      .canonicalization_count = 1,
      .inliner = &inlinable,
      .own = &as_transpose,
      .own_count = 1}},
    {"toy.reshape",
     {.verify = verify_reshape,
      .fold = fold_reshape,
      .constant_op = "toy.constant",
      .canonicalizations = &(tn_pattern){.benefit = 1, .match_and_rewrite = simplify_reshape},
      .canonicalization_count = 1,
      .inliner = &inlinable}},
    {"toy.func", {.callable = &(tn_op_callable){.type = "function_type"}, .inliner = &inlinable}},
    {"toy.return", {.verify = verify_return, .inliner = &inlinable}},
    // Arguments have shapes where parameters have none: toy.cast stands between them.
    {"toy.generic_call",
     {.call = &(tn_op_call){.callee = "callee"}, .inliner = &(tn_op_inliner){.cast = "toy.cast"}}},
};

tn_status toy_load_dialect(tn_context* context, const char* schema_path) {
  tn_status status = tn_dialect_load_schema_file(context, schema_path);
  for (size_t i = 0; i < sizeof offers / sizeof *offers && status == TN_OK; ++i) {
    status = tn_op_interfaces_attach(context, tn_string_view_from(offers[i].name),
                                     &offers[i].interfaces);
  }
  return status;
}

//===-- Chapter 4: shape inference, the pass --------------------------------------------------===//

static bool has_shape(tn_value value) {
  return tn_shaped_type_has_static_shape(tn_value_type(value));
}

static bool needs_shape(tn_op op) {
  return tn_op_result_count(op) != 0 && !has_shape(tn_op_result(op, 0));
}

/// Infers one op's shape if those of its operands are known, else it does nothing.
static tn_status infer(tn_op op) {
  const shape_inference* inference = tn_op_own_interface(op, tn_string_view_from("ShapeInference"));
  tn_type type;
  if (inference == NULL) return TN_OK;
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    if (!has_shape(tn_op_operand(op, i))) return TN_OK;
  }
  const tn_status status = inference->infer(op, &type);
  return status != TN_OK ? status : tn_value_set_type(tn_op_result(op, 0), type);
}

/// A pass. A function is one block, in which operands come first, so that going through it once
/// gives each op its shape, if there is one.
static tn_status infer_shapes(void* user_data, tn_op function) {
  (void)user_data;
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!needs_shape(op)) continue;
    const tn_status status = infer(op);
    if (status != TN_OK) return status;
    if (needs_shape(op)) return tn_op_emit_error(op, "has a shape that cannot be inferred");
  }
  return TN_OK;
}

tn_status toy_infer_shapes(tn_op module) {
  tn_pass_manager* manager = NULL;
  tn_status status =
      tn_pass_manager_create(tn_op_context(module), tn_string_view_from("toy.func"), &manager);
  if (status != TN_OK) return status;
  status = tn_pass_manager_add_callback(manager, tn_string_view_from("toy-shape-inference"),
                                        infer_shapes, NULL);
  if (status == TN_OK) {
    status = tn_pass_manager_add(manager, tn_string_view_from("canonicalize,cse"));
  }
  tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  for (; !tn_op_is_null(function) && status == TN_OK; function = tn_op_next(function)) {
    status = tn_pass_manager_run(manager, function, NULL);
  }
  tn_pass_manager_destroy(manager);
  return status;
}
