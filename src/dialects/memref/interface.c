// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of memref ops for passes.

#include <tenure/value.h>

#include "dialects/common/constant.h"
#include "dialects/common/speculation.h"
#include "dialects/common/views.h"
#include "dialects/memref/memref.h"
#include "dialects/memref_ops.h"
#include "rewrite/constant.h"
#include "rewrite/infer_types.h"

//===-- Promotion -----------------------------------------------------------------------------===//

/// Returns true if the type is a memref or has a zero.
static bool is_element(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER:
    case TN_TYPE_INDEX:
    case TN_TYPE_FLOAT:
    case TN_TYPE_MEMREF:
      return true;
    case TN_TYPE_VECTOR:
      return is_element(tn_type__element(type));
    default:
      return false;
  }
}

/// Describes an alloca of one element as a slot.
static bool alloca_slot(const tn_context* context, tn_ref op, tn_memory_slot* out_slot) {
  out_slot->pointer = tn_op__result(context, op, 0);
  const tn_type type = tn_value__type(context, out_slot->pointer);
  if (!tn_type__is(type, TN_TYPE_MEMREF)) return false;
  for (uint32_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (tn_shaped_type_dims(type)[i] != 1) return false;
  }
  out_slot->type = tn_type__element(type);
  return is_element(out_slot->type);
}

static tn_ref alloca_default(tn_rewriter* rewriter, tn_ref op, const tn_memory_slot* slot) {
  (void)op;
  return tn_rewriter__constant(rewriter, TN_CODE_UB_POISON, tn_const__make_poison(rewriter),
                               slot->type);
}

static const tn_promotable_allocation_interface alloca_promotion = {
    .promotable_slot = alloca_slot, .default_value = alloca_default};
static const tn_promotable_mem_interface load_access = {.pointer = 0, .stored = TN_NO_OPERAND};
static const tn_promotable_mem_interface store_access = {.pointer = 1, .stored = 0};

//===-- extract_strided_metadata --------------------------------------------------------------===//

static void put(tn_type type, tn_type* types, size_t capacity, size_t* count) {
  if (*count < capacity) types[*count] = type;
  ++*count;
}

/// Infers a memref of rank 0, its offset, and a size and a stride for each dimension of the source.
static tn_status infer_metadata(tn_context* context, const tn_op_definition* definition,
                                const tn_op_state* state, tn_type* out_types, size_t capacity,
                                size_t* out_count) {
  (void)definition;
  const tn_type source = tn_value_type(state->operands[0]);
  const tn_attribute space = tn_memref_type_memory_space(source);
  tn_type type;
  *out_count = 0;
  if (!tn_type__is(source, TN_TYPE_MEMREF)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location,
                            "'memref.extract_strided_metadata' op needs a memref with a rank");
  }
  TN_TRY(tn_memref_type_get(tn_type_element_type(source), NULL, 0, NULL,
                            space.storage == NULL ? NULL : &space, &type));
  put(type, out_types, capacity, out_count);
  TN_TRY(tn_index_type_get(context, &type));
  const size_t numbers = 1 + 2 * tn_shaped_type_rank(source);
  for (size_t i = 0; i < numbers; ++i) put(type, out_types, capacity, out_count);
  return TN_OK;
}

static const tn_op_interface metadata = {.infer_types = infer_metadata,
                                         .inliner = &tn_inliner_interface__allow_all};

//===-- subview -------------------------------------------------------------------------------===//

static bool read_statics(const tn_op_state* state, const char* name, tn_mixed* out_mixed) {
  size_t size = 0;
  const int64_t* statics =
      tn_dense_array_attribute_data(tn_op_state__attribute(state, name), &size);
  out_mixed->count = (uint32_t)(size / sizeof *statics);
  if (statics == NULL || out_mixed->count > TN_VIEW_RANK_MAX) return false;
  memcpy(out_mixed->statics, statics, size);
  return true;
}

static tn_status infer_subview(tn_context* context, const tn_op_definition* definition,
                               const tn_op_state* state, tn_type* out_types, size_t capacity,
                               size_t* out_count) {
  (void)definition;
  const tn_dim_set none = {{0}};
  tn_slice slice;
  tn_type type = {NULL};
  *out_count = 0;
  if (read_statics(state, TN_MEMREF_SUBVIEW_STATIC_OFFSETS, &slice.parts[TN_OFFSETS]) &&
      read_statics(state, TN_MEMREF_SUBVIEW_STATIC_SIZES, &slice.parts[TN_SIZES]) &&
      read_statics(state, TN_MEMREF_SUBVIEW_STATIC_STRIDES, &slice.parts[TN_STRIDES]) &&
      slice.parts[TN_SIZES].count == slice.parts[TN_OFFSETS].count &&
      slice.parts[TN_STRIDES].count == slice.parts[TN_OFFSETS].count) {
    TN_TRY(tn_view__infer(context, tn_value_type(state->operands[0]), &slice, &none, &type));
  }
  if (type.storage == NULL) {
    return tn_context__fail(
        context, TN_INVALID_ARGUMENT, state->location,
        "'memref.subview' op needs a memref with strides, and an offset, a size "
        "and a stride for each of its dimensions");
  }
  put(type, out_types, capacity, out_count);
  return TN_OK;
}

static const tn_op_interface subview = {.infer_types = infer_subview,
                                        .inliner = &tn_inliner_interface__allow_all};

//===-- The table -----------------------------------------------------------------------------===//

static const tn_region_branch_interface scope_regions = {
    .entry_successor = tn_region_branch__to_first, .region_successor = tn_region_branch__to_parent};

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface allocation = {.effects = TN_EFFECT_ALLOCATE,
                                           .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface alloca_ = {.effects = TN_EFFECT_ALLOCATE,
                                        .promotable_allocation = &alloca_promotion,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface dealloc = {.effects = TN_EFFECT_FREE,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface dim = {.speculatability = tn_speculation__of_dim,
                                    .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface load = {.effects = TN_EFFECT_READ,
                                     .promotable_mem = &load_access,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface read_and_write = {.effects = TN_EFFECT_READ | TN_EFFECT_WRITE,
                                               .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface realloc_ = {.effects = TN_EFFECT_ALLOCATE | TN_EFFECT_FREE,
                                         .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface store = {.effects = TN_EFFECT_WRITE,
                                      .promotable_mem = &store_access,
                                      .inliner = &tn_inliner_interface__allow_all};

static const tn_op_interface alloca_scope = {.region_branch = &scope_regions,
                                             .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"alloc", &allocation},
    {"alloca", &alloca_},
    {"alloca_scope", &alloca_scope},
    {"atomic_rmw", &read_and_write},
    {"cast", &cast},
    {"copy", &read_and_write},
    {"dealloc", &dealloc},
    {"dim", &dim},
    {"extract_strided_metadata", &metadata},
    {"generic_atomic_rmw", &read_and_write},
    {"load", &load},
    {"memory_space_cast", &cast},
    {"prefetch", &read_and_write},
    {"realloc", &realloc_},
    {"store", &store},
    {"subview", &subview},
};

const tn_dialect_interface tn_memref__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
