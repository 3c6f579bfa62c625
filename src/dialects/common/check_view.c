// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of ops with offsets, sizes and strides: memref.subview, memref.reinterpret_cast,
// tensor.extract_slice and slice insertions. Source: the documentation of both dialects; messages
// match mlir-opt's.

#include "dialects/common/common.h"
#include "dialects/memref_ops.h"
#include "dialects/tensor_ops.h"
#include "ir/strides.h"
#include "schema/check.h"

enum { OFFSETS, SIZES, STRIDES };

/// The offsets, sizes and strides of an op.
typedef struct view {
  const int64_t* numbers[3];  ///< TN_DYNAMIC for operands.
  uint32_t counts[3];
  uint32_t dynamic_counts[3];
  uint32_t operand_counts[3];
} view;

static const char* const part_names[] = {"offset", "size", "stride"};

//===-- Lists ---------------------------------------------------------------------------------===//

/// Reads the lists; `group` is the operand group of the offsets.
static bool open_view(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                      uint32_t group, view* out) {
  static const char* const names[] = {"static_offsets", "static_sizes", "static_strides"};
  uint32_t counts[TN_GROUPS_MAX];
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return false;
  for (uint32_t part = 0; part < 3; ++part) {
    out->numbers[part] = tn_check__numbers(context, op, names[part], &out->counts[part]);
    out->operand_counts[part] = counts[group + part];
    out->dynamic_counts[part] = 0;
    for (uint32_t i = 0; i < out->counts[part]; ++i) {
      out->dynamic_counts[part] += out->numbers[part][i] == TN_DYNAMIC;
    }
  }
  return true;
}

static tn_status check_ranks(const tn_context* context, tn_ref op, const view* self,
                             bool takes_one_offset) {
  const uint32_t* counts = self->counts;
  if (counts[OFFSETS] != counts[SIZES] && !(takes_one_offset && counts[OFFSETS] == 1)) {
    return tn_op__fail(context, op, NULL,
                       "expected mixed offsets rank to match mixed sizes rank (%u vs %u) so the "
                       "rank of the result type is well-formed.",
                       counts[OFFSETS], counts[SIZES]);
  }
  if (counts[SIZES] == counts[STRIDES]) return TN_OK;
  return tn_op__fail(context, op, NULL,
                     "expected mixed sizes rank to match mixed strides rank (%u vs %u) so the rank "
                     "of the result type is well-formed.",
                     counts[SIZES], counts[STRIDES]);
}

static tn_status check_not_negative(const tn_context* context, tn_ref op, const view* self,
                                    uint32_t part) {
  for (uint32_t i = 0; i < self->counts[part]; ++i) {
    const int64_t number = self->numbers[part][i];
    if (number >= 0 || number == TN_DYNAMIC) continue;
    return tn_op__fail(context, op, NULL, "expected %ss to be non-negative, but got %lld",
                       part_names[part], (long long)number);
  }
  return TN_OK;
}

/// Checks that each list has `rank` items, but `offset_count` offsets.
static tn_status check_lists(const tn_context* context, tn_ref op, const view* self,
                             uint32_t offset_count, uint32_t rank) {
  for (uint32_t part = 0; part < 3; ++part) {
    if (self->operand_counts[part] == self->dynamic_counts[part]) continue;
    return tn_op__fail(context, op, NULL,
                       "expected the number of '%ss' to match the number of dynamic entries in "
                       "'static_%ss' (%u vs %u)",
                       part_names[part], part_names[part], self->operand_counts[part],
                       self->dynamic_counts[part]);
  }
  TN_TRY(check_ranks(context, op, self, offset_count == 1));
  for (uint32_t part = 0; part < 3; ++part) {
    const uint32_t wanted = part == OFFSETS ? offset_count : rank;
    if (self->counts[part] == wanted) continue;
    return tn_op__fail(context, op, NULL, "expected %u %s values, got %u", wanted, part_names[part],
                       self->counts[part]);
  }
  TN_TRY(check_not_negative(context, op, self, OFFSETS));
  return check_not_negative(context, op, self, SIZES);
}

/// Checks that static offsets, sizes and strides stay inside the source.
static tn_status check_inside(const tn_context* context, tn_ref op, const view* self,
                              tn_type source) {
  for (uint32_t i = 0; i < self->counts[OFFSETS]; ++i) {
    const int64_t extent = tn_shaped_type_dims(source)[i];
    const int64_t offset = self->numbers[OFFSETS][i];
    const int64_t size = self->numbers[SIZES][i];
    const int64_t stride = self->numbers[STRIDES][i];
    if (extent == TN_DYNAMIC || offset == TN_DYNAMIC) continue;
    if (offset >= extent) {
      return tn_op__fail(context, op, NULL, "offset %u is out-of-bounds: %lld >= %lld", i,
                         (long long)offset, (long long)extent);
    }
    if (size == TN_DYNAMIC || stride == TN_DYNAMIC || size == 0) continue;
    const int64_t last = (int64_t)((uint64_t)offset + (uint64_t)(size - 1) * (uint64_t)stride);
    if (last < extent) continue;
    return tn_op__fail(context, op, NULL,
                       "slice along dimension %u runs out-of-bounds: %lld >= %lld", i,
                       (long long)last, (long long)extent);
  }
  return TN_OK;
}

//===-- Rank reduction ------------------------------------------------------------------------===//

typedef enum match { MATCHES, RANK_TOO_LARGE, SIZE_DIFFERS, ELEMENT_DIFFERS } match;

/// Matches `type` against a shape, possibly without some unit dimensions.
static match match_shape(const int64_t* dims, uint32_t rank, tn_type element, tn_type type) {
  const uint32_t left = (uint32_t)tn_shaped_type_rank(type);
  if (left > rank) return RANK_TOO_LARGE;
  uint32_t found = 0;
  for (uint32_t i = 0; i < rank; ++i) {
    if (found < left && dims[i] == tn_shaped_type_dims(type)[found]) {
      ++found;
    } else if (dims[i] != 1) {
      return SIZE_DIFFERS;
    }
  }
  if (found != left) return SIZE_DIFFERS;
  return tn_type_equal(element, tn_type_element_type(type)) ? MATCHES : ELEMENT_DIFFERS;
}

//===-- Slices of tensors ---------------------------------------------------------------------===//

static tn_status fail_slice(tn_context* context, tn_ref op, match result, tn_type wanted) {
  if (result == RANK_TOO_LARGE) {
    return tn_op__fail(context, op, NULL,
                       "expected rank to be smaller or equal to the other rank. ");
  }
  const tn_type element = tn_type_element_type(wanted);
  if (result == ELEMENT_DIFFERS) {
    return tn_check__fail_typed(context, op, false, "expected element type to be $", &element);
  }
  return tn_check__fail_typed(context, op, false,
                              "expected type to be $ or a rank-reduced version. (size mismatch) ",
                              &wanted);
}

/// Checks a slice of type `slice` of a tensor of type `whole`.
static tn_status check_slice(tn_context* context, tn_ref op, const view* self, tn_type whole,
                             tn_type slice) {
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(whole);
  TN_TRY(check_lists(context, op, self, rank, rank));
  const tn_attribute encoding = tn_tensor_type_encoding(whole);
  tn_type wanted;
  TN_TRY(tn_tensor_type_get(tn_type_element_type(whole), self->numbers[SIZES], rank,
                            encoding.storage == NULL ? NULL : &encoding, &wanted));
  const match result = match_shape(self->numbers[SIZES], rank, tn_type_element_type(whole), slice);
  if (result != MATCHES) return fail_slice(context, op, result, wanted);
  return check_inside(context, op, self, whole);
}

static tn_status check_extract(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  view self;
  if (!open_view(context, op, schema, 1, &self)) return TN_OK;
  return check_slice(context, op, &self,
                     tn_op__operand_type(context, op, TN_TENSOR_EXTRACT_SLICE_SOURCE),
                     tn_op__result_type(context, op, 0));
}

static tn_status check_insert(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  view self;
  if (!open_view(context, op, schema, 2, &self)) return TN_OK;
  return check_slice(context, op, &self, tn_op__operand_type(context, op, 1),
                     tn_op__operand_type(context, op, 0));
}

//===-- memref.subview ------------------------------------------------------------------------===//

static tn_status fail_layout(tn_context* context, tn_ref op, tn_type wanted, tn_type found) {
  const tn_type types[] = {wanted, found};
  return tn_check__fail_typed(
      context, op, false,
      "expected result type to be $ or a rank-reduced version. (mismatch of "
      "result layout), but got $",
      types);
}

static tn_status fail_subview(tn_context* context, tn_ref op, match result, tn_type wanted,
                              tn_type found) {
  const tn_type element[] = {tn_type_element_type(wanted), found};
  const tn_type types[] = {wanted, found};
  switch (result) {
    case RANK_TOO_LARGE:
      return tn_check__fail_typed(
          context, op, false,
          "expected result rank to be smaller or equal to the source rank, but got $", &found);
    case ELEMENT_DIFFERS:
      return tn_check__fail_typed(context, op, false,
                                  "expected result element type to be $, but got $", element);
    default:
      return tn_check__fail_typed(context, op, false,
                                  "expected result type to be $ or a rank-reduced version. "
                                  "(mismatch of result sizes), but got $",
                                  types);
  }
}

/// Computes the layout of a view.
static void move_strides(const view* self, tn_strides* strides) {
  for (uint32_t i = 0; i < strides->rank; ++i) {
    const int64_t moved = tn_dynamic__multiply(self->numbers[OFFSETS][i], strides->steps[i]);
    strides->offset = tn_dynamic__add(strides->offset, moved);
    strides->steps[i] = tn_dynamic__multiply(strides->steps[i], self->numbers[STRIDES][i]);
  }
}

/// Returns whether the layout of a result, without the dimensions in `dropped`, is `wanted`.
static bool lies_as(const tn_strides* wanted, tn_type type, const tn_dim_set* dropped) {
  tn_strides found;
  if (!tn_memref__strides(type, &found) || found.offset != wanted->offset) return false;
  uint32_t at = 0;
  for (uint32_t i = 0; i < wanted->rank; ++i) {
    if (tn_dim_set__has(dropped, i)) continue;
    if (at == found.rank || wanted->steps[i] != found.steps[at++]) return false;
  }
  return true;
}

static tn_status check_layout(tn_context* context, tn_ref op, const view* self, tn_type source,
                              tn_type result) {
  tn_strides strides;
  if (!tn_memref__strides(source, &strides)) {
    return tn_check__fail_typed(context, op, false, "base type $ is not strided", &source);
  }
  move_strides(self, &strides);
  const tn_attribute space = tn_memref_type_memory_space(source);
  tn_attribute layout;
  tn_type wanted;
  TN_TRY(tn_strided_layout_attribute_get(context, strides.offset, strides.steps, strides.rank,
                                         &layout));
  TN_TRY(tn_memref_type_get(tn_type_element_type(source), self->numbers[SIZES], strides.rank,
                            &layout, space.storage == NULL ? NULL : &space, &wanted));
  const match found =
      match_shape(self->numbers[SIZES], strides.rank, tn_type_element_type(source), result);
  if (found != MATCHES) return fail_subview(context, op, found, wanted, result);
  tn_dim_set dropped;
  if (!tn_memref__dropped_dims(wanted, result, self->numbers[SIZES], strides.rank, &dropped) ||
      !lies_as(&strides, result, &dropped)) {
    return fail_layout(context, op, wanted, result);
  }
  return check_inside(context, op, self, source);
}

static tn_status check_subview(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_type types[] = {tn_op__operand_type(context, op, TN_MEMREF_SUBVIEW_SOURCE),
                           tn_op__result_type(context, op, 0)};
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(types[0]);
  view self;
  if (!open_view(context, op, schema, 1, &self)) return TN_OK;
  TN_TRY(check_lists(context, op, &self, rank, rank));
  if (tn_memref_type_memory_space(types[0]).storage !=
      tn_memref_type_memory_space(types[1]).storage) {
    return tn_check__fail_typed(context, op, false,
                                "different memory spaces specified for base memref type $ and "
                                "subview memref type $",
                                types);
  }
  return rank > TN_STRIDES_RANK_MAX ? TN_OK : check_layout(context, op, &self, types[0], types[1]);
}

//===-- memref.reinterpret_cast ---------------------------------------------------------------===//

/// Reports a mismatch with the value `wanted` in the result type; `dim` is TN_GROUPS_MAX for none.
static tn_status fail_number(const tn_context* context, tn_ref op, const char* what, int64_t wanted,
                             int64_t found, int64_t dim) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "expected result type with %s = ", what);
  if (wanted == TN_DYNAMIC) {
    tn_text_buffer_append_text(&text, "dynamic");
  } else {
    tn_text_buffer_format(&text, "%lld", (long long)wanted);
  }
  tn_text_buffer_format(&text, " instead of %lld", (long long)found);
  if (dim >= 0) tn_text_buffer_format(&text, " in dim = %lld", (long long)dim);
  return tn_check__fail(context, op, false, &text);
}

static tn_status check_numbers(const tn_context* context, tn_ref op, const view* self,
                               tn_type result) {
  tn_strides strides;
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(result);
  for (uint32_t i = 0; i < rank; ++i) {
    const int64_t size = tn_shaped_type_dims(result)[i];
    if (size == TN_DYNAMIC || size == self->numbers[SIZES][i]) continue;
    return fail_number(context, op, "size", self->numbers[SIZES][i], size, i);
  }
  if (!tn_memref__strides(result, &strides)) return TN_OK;
  if (strides.offset != TN_DYNAMIC && strides.offset != self->numbers[OFFSETS][0]) {
    return fail_number(context, op, "offset", self->numbers[OFFSETS][0], strides.offset, -1);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    const int64_t stride = strides.steps[i];
    if (stride == TN_DYNAMIC || stride == self->numbers[STRIDES][i]) continue;
    return fail_number(context, op, "stride", self->numbers[STRIDES][i], stride, i);
  }
  return TN_OK;
}

static tn_status check_reinterpret(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_type types[] = {tn_op__operand_type(context, op, TN_MEMREF_REINTERPRET_CAST_SOURCE),
                           tn_op__result_type(context, op, 0)};
  view self;
  if (!open_view(context, op, schema, 1, &self)) return TN_OK;
  TN_TRY(check_lists(context, op, &self, 1, (uint32_t)tn_shaped_type_rank(types[1])));
  if (tn_memref_type_memory_space(types[0]).storage !=
      tn_memref_type_memory_space(types[1]).storage) {
    return tn_check__fail_typed(
        context, op, false,
        "different memory spaces specified for source type $ and result memref type $", types);
  }
  if (!tn_type_equal(tn_type_element_type(types[0]), tn_type_element_type(types[1]))) {
    return tn_check__fail_typed(
        context, op, false,
        "different element types specified for source type $ and result memref type $", types);
  }
  return check_numbers(context, op, &self, types[1]);
}

const tn_named_check tn_view_memref_checks[] = {
    {"memref.subview", check_subview, NULL, true},
    {"memref.reinterpret_cast", check_reinterpret, NULL, true},
    {NULL, NULL, NULL, false},
};

const tn_named_check tn_view_tensor_checks[] = {
    {"extract_slice", check_extract, NULL, true},
    {"insert_slice", check_insert, NULL, true},
    {NULL, NULL, NULL, false},
};
