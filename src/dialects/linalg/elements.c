// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts arith and math ops on tensors to linalg.generic.

#include "dialects/common/passes.h"
#include "dialects/linalg/structure.h"
#include "dialects/linalg_ops.h"
#include "dialects/tensor_ops.h"
#include "rewrite/lowering.h"
#include "schema/schema.h"

static bool is_tensor(tn_type type) { return tn_type__is(type, TN_TYPE_TENSOR); }

/// Returns the first tensor operand; 0 if there is none, or if an operand is neither tensor nor
/// scalar.
static tn_ref first_tensor(const tn_context* context, tn_ref op) {
  tn_ref first = 0;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_ref value = tn_op__operand(context, op, i);
    const tn_type type = tn_value__type(context, value);
    if (!is_tensor(type) && tn_type_is_shaped(type)) return 0;
    if (first == 0 && is_tensor(type)) first = value;
  }
  return first;
}

static tn_legality legality(tn_lowering_run* run, tn_ref op, tn_string_view name) {
  const tn_context* context = run->rewriter->context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const bool is_known = definition != NULL && definition->verify == tn_op_schema__verify &&
                        name.size > 6 &&
                        (memcmp(name.data, "arith.", 6) == 0 || memcmp(name.data, "math.", 5) == 0);
  // A select may have a scalar condition, which the trait does not allow.
  const bool is_elementwise =
      is_known && (definition->code == TN_CODE_ARITH_SELECT ||
                   (tn_op_schema__of(definition)->flags & TN_SCHEMA_ELEMENTWISE) != 0);
  if (!is_elementwise || first_tensor(context, op) == 0) {
    return TN_LEGAL;
  }
  return TN_ILLEGAL;
}

/// Creates an empty tensor with the dimensions of another one.
static tn_ref make_empty(tn_rewriter* rewriter, tn_ref like, tn_type type) {
  const tn_type shape = tn_value__type(rewriter->context, like);
  tn_refs sizes = {.count = 0};
  for (uint32_t i = 0; i < tn_shaped_type_rank(shape); ++i) {
    if (tn_shaped_type_dims(shape)[i] >= 0) continue;
    const tn_ref pair[2] = {like, tn_rewriter__index_constant(rewriter, i)};
    if (pair[1] == 0) break;
    tn_refs__push(rewriter, &sizes, tn_build_tensor_dim(rewriter, pair[0], pair[1]));
  }
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_tensor_empty(rewriter, type, tn_refs__items(&sizes), sizes.count)
          : 0;
  tn_refs__free(rewriter, &sizes);
  return made;
}

/// Returns the output for a result: an operand of the same type, or an empty tensor.
static tn_ref output_for(tn_rewriter* rewriter, tn_ref op, const tn_ref* operands, tn_type type) {
  for (uint32_t i = 0; i < tn_op__operand_count(rewriter->context, op); ++i) {
    if (tn_type_equal(tn_value__type(rewriter->context, operands[i]), type)) return operands[i];
  }
  return make_empty(rewriter, first_tensor(rewriter->context, op), type);
}

static tn_ref make_generic(tn_rewriter* rewriter, tn_ref op, const tn_refs* operands,
                           uint32_t inputs, const tn_types* types) {
  const uint32_t rank =
      tn_linalg__rank(tn_value__type(rewriter->context, first_tensor(rewriter->context, op)));
  const tn_ref* values = tn_refs__items((tn_refs*)(uintptr_t)operands);
  tn_attribute whole = {NULL};
  tn_attribute none = {NULL};
  const size_t byte_size = (operands->count + (size_t)rank + 1) * sizeof(tn_attribute);
  tn_attribute maps = {NULL};
  tn_attribute iterators = {NULL};
  tn_rewriter__ok(rewriter,
                  tn_affine_map_minor_identity_get(rewriter->context, rank, rank, &whole));
  tn_rewriter__ok(rewriter, tn_affine_map_get(rewriter->context, rank, 0, NULL, 0, &none));
  tn_attribute* items = tn_allocate(&rewriter->context->allocator, byte_size);
  if (items == NULL) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  for (uint32_t i = 0; items != NULL && i < operands->count; ++i) {
    items[i] = is_tensor(tn_value__type(rewriter->context, values[i])) ? whole : none;
  }
  const tn_attribute parallel =
      tn_make_linalg_iterator_type(rewriter, TN_ENUM_LINALG_ITERATOR_TYPE_PARALLEL);
  if (rewriter->status == TN_OK) {
    tn_rewriter__ok(rewriter,
                    tn_array_attribute_get(rewriter->context, items, operands->count, &maps));
    for (uint32_t i = 0; i < rank; ++i) items[i] = parallel;
    tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, items, rank, &iterators));
  }
  tn_deallocate(&rewriter->context->allocator, items, byte_size);
  return rewriter->status == TN_OK
             ? tn_build_linalg_generic(rewriter, tn_types__items(types), types->count, values,
                                       inputs, values + inputs, operands->count - inputs, maps,
                                       iterators)
             : 0;
}

/// Creates the region with the op on the operands' elements; the first `inputs` operands are
/// inputs.
static bool fill(tn_rewriter* rewriter, tn_ref generic, tn_ref op, const tn_refs* operands,
                 uint32_t inputs) {
  const tn_context* context = rewriter->context;
  tn_refs values = {.count = 0};
  tn_types types = {.count = 0};
  const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, generic, 0), 0);
  for (uint32_t i = 0; block != 0 && i < operands->count; ++i) {
    const tn_type type = tn_value__type(context, tn_refs__items((tn_refs*)(uintptr_t)operands)[i]);
    const tn_type element = is_tensor(type) ? tn_type__element(type) : type;
    const tn_ref argument = tn_rewriter__add_argument(rewriter, block, element, rewriter->location);
    if (i < inputs) {
      tn_refs__push(rewriter, &values, argument);
    } else {
      tn_types__push(rewriter, &types, element);
    }
  }
  tn_rewriter__at_end(rewriter, block);
  const tn_ref made = block == 0 ? 0 : tn_passes__create_like(rewriter, op, &values, &types);
  values.count = 0;
  for (uint32_t i = 0; made != 0 && i < types.count; ++i) {
    tn_refs__push(rewriter, &values, tn_op__result(context, made, i));
  }
  if (made != 0 && rewriter->status == TN_OK) {
    (void)tn_build_linalg_yield(rewriter, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
  tn_types__free(rewriter, &types);
  return made != 0 && rewriter->status == TN_OK;
}

static bool lower(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t inputs = tn_op__operand_count(rewriter->context, op);
  tn_refs all = {.count = 0};
  tn_types types = {.count = 0};
  for (uint32_t i = 0; i < inputs; ++i) tn_refs__push(rewriter, &all, operands[i]);
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op); ++i) {
    const tn_type type = tn_op__result_type(rewriter->context, op, i);
    tn_types__push(rewriter, &types, type);
    tn_refs__push(rewriter, &all, output_for(rewriter, op, operands, type));
  }
  const tn_ref made =
      rewriter->status == TN_OK ? make_generic(rewriter, op, &all, inputs, &types) : 0;
  const bool done = made != 0 && fill(rewriter, made, op, &all, inputs);
  if (done) tn_conversion__replace_with_op(run->c, op, made);
  tn_refs__free(rewriter, &all);
  tn_types__free(rewriter, &types);
  return done;
}

static const tn_lowering_hook hooks[] = {{"arith.*", lower}, {"math.*", lower}, {NULL, NULL}};

static const tn_lowering lowering_linalg_elements = {
    .loads = "arith,linalg,tensor", .hooks = hooks, .legality = legality};

TN_PASS(convert_elementwise_to_linalg) = {
    "convert-elementwise-to-linalg", "ConvertElementwiseToLinalgPass",
    "Convert ElementwiseMappable ops to linalg", .rewrite = tn_lowering__lower,
    .lowering = &lowering_linalg_elements};
