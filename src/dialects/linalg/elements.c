// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of arith and math on tensors become linalg.generic of the same on elements.

#include "dialects/common/passes.h"
#include "dialects/linalg/structure.h"
#include "dialects/linalg_ops.h"
#include "dialects/tensor_ops.h"
#include "rewrite/lowering.h"
#include "schema/schema.h"

static bool is_tensor(tn_type type) { return tn_type__is(type, TN_TYPE_TENSOR); }

/// The first operand that is a tensor; 0 if there is none, or one that is neither a tensor nor a
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
  const tn_context* context = run->it->context;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const bool is_known = definition != NULL && definition->verify == tn_op_schema__verify &&
                        name.size > 6 &&
                        (memcmp(name.data, "arith.", 6) == 0 || memcmp(name.data, "math.", 5) == 0);
  // A select may have a flag for all elements, which the trait does not let it have.
  const bool is_elementwise =
      is_known && (definition->code == TN_CODE_ARITH_SELECT ||
                   (tn_op_schema__of(definition)->flags & TN_SCHEMA_ELEMENTWISE) != 0);
  if (!is_elementwise || first_tensor(context, op) == 0) {
    return TN_LEGAL;
  }
  return TN_ILLEGAL;
}

/// A tensor of the same extents as another one.
static tn_ref make_empty(tn_rewriter* it, tn_ref like, tn_type type) {
  const tn_type shape = tn_value__type(it->context, like);
  tn_refs sizes = {.count = 0};
  for (uint32_t i = 0; i < tn_shaped_type_rank(shape); ++i) {
    if (tn_shaped_type_dims(shape)[i] >= 0) continue;
    const tn_ref pair[2] = {like, tn_rewriter__index_constant(it, i)};
    if (pair[1] == 0) break;
    tn_refs__push(it, &sizes, tn_build_tensor_dim(it, pair[0], pair[1]));
  }
  const tn_ref made = it->status == TN_OK
                          ? tn_build_tensor_empty(it, type, tn_refs__items(&sizes), sizes.count)
                          : 0;
  tn_refs__free(it, &sizes);
  return made;
}

/// What a result is put into: an operand of the type, or an empty tensor.
static tn_ref output_for(tn_rewriter* it, tn_ref op, const tn_ref* operands, tn_type type) {
  for (uint32_t i = 0; i < tn_op__operand_count(it->context, op); ++i) {
    if (tn_type_equal(tn_value__type(it->context, operands[i]), type)) return operands[i];
  }
  return make_empty(it, first_tensor(it->context, op), type);
}

static tn_ref make_generic(tn_rewriter* it, tn_ref op, const tn_refs* operands, uint32_t inputs,
                           const tn_types* types) {
  const uint32_t rank = tn_linalg__rank(tn_value__type(it->context, first_tensor(it->context, op)));
  const tn_ref* values = tn_refs__items((tn_refs*)(uintptr_t)operands);
  tn_attribute whole = {NULL};
  tn_attribute none = {NULL};
  const size_t byte_size = (operands->count + (size_t)rank + 1) * sizeof(tn_attribute);
  tn_attribute maps = {NULL};
  tn_attribute iterators = {NULL};
  tn_rewriter__ok(it, tn_affine_map_minor_identity_get(it->context, rank, rank, &whole));
  tn_rewriter__ok(it, tn_affine_map_get(it->context, rank, 0, NULL, 0, &none));
  tn_attribute* items = tn_allocate(&it->context->allocator, byte_size);
  if (items == NULL) tn_rewriter__fail(it, tn_context__out_of_memory(it->context));
  for (uint32_t i = 0; items != NULL && i < operands->count; ++i) {
    items[i] = is_tensor(tn_value__type(it->context, values[i])) ? whole : none;
  }
  const tn_attribute parallel = tn_lowering__attribute(it, "#linalg.iterator_type<parallel>");
  if (it->status == TN_OK) {
    tn_rewriter__ok(it, tn_array_attribute_get(it->context, items, operands->count, &maps));
    for (uint32_t i = 0; i < rank; ++i) items[i] = parallel;
    tn_rewriter__ok(it, tn_array_attribute_get(it->context, items, rank, &iterators));
  }
  tn_deallocate(&it->context->allocator, items, byte_size);
  return it->status == TN_OK
             ? tn_build_linalg_generic(it, tn_types__items(types), types->count, values, inputs,
                                       values + inputs, operands->count - inputs, maps, iterators)
             : 0;
}

/// The op on the elements of the operands, of which `inputs` are inputs.
static bool fill(tn_rewriter* it, tn_ref generic, tn_ref op, const tn_refs* operands,
                 uint32_t inputs) {
  const tn_context* context = it->context;
  tn_refs values = {.count = 0};
  tn_types types = {.count = 0};
  const tn_ref block = tn_rewriter__create_block(it, tn_op__region(context, generic, 0), 0);
  for (uint32_t i = 0; block != 0 && i < operands->count; ++i) {
    const tn_type type = tn_value__type(context, tn_refs__items((tn_refs*)(uintptr_t)operands)[i]);
    const tn_type element = is_tensor(type) ? tn_type__element(type) : type;
    const tn_ref argument = tn_rewriter__add_argument(it, block, element, it->location);
    if (i < inputs) {
      tn_refs__push(it, &values, argument);
    } else {
      tn_types__push(it, &types, element);
    }
  }
  tn_rewriter__at_end(it, block);
  const tn_ref made = block == 0 ? 0 : tn_passes__create_like(it, op, &values, &types);
  values.count = 0;
  for (uint32_t i = 0; made != 0 && i < types.count; ++i) {
    tn_refs__push(it, &values, tn_op__result(context, made, i));
  }
  if (made != 0 && it->status == TN_OK) {
    (void)tn_build_linalg_yield(it, tn_refs__items(&values), values.count);
  }
  tn_refs__free(it, &values);
  tn_types__free(it, &types);
  return made != 0 && it->status == TN_OK;
}

static bool lower(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* it = run->it;
  const uint32_t inputs = tn_op__operand_count(it->context, op);
  tn_refs all = {.count = 0};
  tn_types types = {.count = 0};
  for (uint32_t i = 0; i < inputs; ++i) tn_refs__push(it, &all, operands[i]);
  for (uint32_t i = 0; i < tn_op__result_count(it->context, op); ++i) {
    const tn_type type = tn_op__result_type(it->context, op, i);
    tn_types__push(it, &types, type);
    tn_refs__push(it, &all, output_for(it, op, operands, type));
  }
  const tn_ref made = it->status == TN_OK ? make_generic(it, op, &all, inputs, &types) : 0;
  const bool done = made != 0 && fill(it, made, op, &all, inputs);
  if (done) tn_conversion__replace_with_op(run->c, op, made);
  tn_refs__free(it, &all);
  tn_types__free(it, &types);
  return done;
}

static const tn_lowering_hook hooks[] = {{"arith.*", lower}, {"math.*", lower}, {NULL, NULL}};

static const tn_lowering lowering_linalg_elements = {
    .loads = "arith,linalg,tensor", .hooks = hooks, .legality = legality};

TN_PASS(convert_elementwise_to_linalg) = {
    "convert-elementwise-to-linalg", "ConvertElementwiseToLinalgPass",
    "Convert ElementwiseMappable ops to linalg", .rewrite = tn_lowering__lower,
    .lowering = &lowering_linalg_elements};
