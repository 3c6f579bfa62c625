// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that convert between the forms of structured ops: named ops, linalg.elementwise and
// linalg.generic. All have the same body, which is moved.

#include <stdio.h>

#include "dialects/common/linalg_names.h"
#include "dialects/common/passes.h"
#include "dialects/linalg/structure.h"
#include "dialects/linalg_ops.h"
#include "dialects/tensor_ops.h"
#include "ir/strides.h"
#include "ir/wide.h"
#include "rewrite/lowering.h"

/// Ops with more loops, and views with more dimensions, are not converted.
#define LOOPS_MAX TN_STRIDES_RANK_MAX

/// The operands, maps and attributes of a structured op.
typedef struct form {
  const char* name;
  const tn_ref* inputs;
  uint32_t input_count;
  const tn_ref* outputs;
  uint32_t output_count;
  tn_attribute maps;  ///< One for each operand.
  tn_rewriter_attribute extra;
} form;

static bool is_buffer(tn_type type) {
  return tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF);
}

/// Returns whether some operands are tensors and none are buffers.
static bool is_on_tensors(const tn_context* context, tn_ref op) {
  bool has_tensor = false;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (is_buffer(type)) return false;
    has_tensor = has_tensor || tn_type__is(type, TN_TYPE_TENSOR);
  }
  return has_tensor;
}

/// Creates an op that takes over the body of `from`; its results correspond to tensor outputs. 0 on
/// failure.
static tn_ref make_form(tn_rewriter* rewriter, tn_ref from, const form* what) {
  tn_types types = {.count = 0};
  for (uint32_t i = 0; i < what->output_count; ++i) {
    const tn_type type = tn_value__type(rewriter->context, what->outputs[i]);
    if (!is_buffer(type)) tn_types__push(rewriter, &types, type);
  }
  const tn_operand_group groups[] = {{what->inputs, what->input_count},
                                     {what->outputs, what->output_count}};
  const tn_rewriter_attribute attributes[] = {{"indexing_maps", what->maps}, what->extra};
  const tn_rewriter_spec spec = {.op_name = what->name,
                                 .groups = groups,
                                 .group_count = 2,
                                 .is_segmented = true,
                                 .types = tn_types__items(&types),
                                 .result_count = types.count,
                                 .attributes = attributes,
                                 .attribute_count = 2,
                                 .region_count = 1};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  tn_types__free(rewriter, &types);
  if (made != 0) {
    tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, from, 0),
                               tn_op__region(rewriter->context, made, 0), 0);
  }
  return made;
}

static bool replace_with(tn_rewriter* rewriter, tn_ref op, const form* what) {
  const tn_ref made = make_form(rewriter, op, what);
  if (made != 0) tn_rewriter__replace_with_op(rewriter, op, made);
  return made != 0;
}

//===-- Named to generic ----------------------------------------------------------------------===//

/// Returns the integers of an attribute as a set of dimensions.
static tn_dim_set set_of(const tn_context* context, tn_ref op, const char* name) {
  size_t size = 0;
  const int64_t* numbers =
      tn_dense_array_attribute_data(tn_op__attribute(context, op, name), &size);
  tn_dim_set set = {{0}};
  for (size_t i = 0; i < size / sizeof *numbers; ++i) {
    if (numbers[i] >= 0 && numbers[i] < LOOPS_MAX) tn_dim_set__add(&set, (uint32_t)numbers[i]);
  }
  return set;
}

static bool map_of(tn_rewriter* rewriter, uint32_t rank, const uint32_t* dims, uint32_t count,
                   tn_attribute* out_map) {
  tn_affine_expr exprs[LOOPS_MAX];
  for (uint32_t i = 0; i < count; ++i) {
    exprs[i] = (tn_affine_expr){NULL};
    tn_rewriter__ok(rewriter, tn_affine_dim_get(rewriter->context, dims[i], &exprs[i]));
  }
  return rewriter->status == TN_OK &&
         tn_rewriter__ok(rewriter,
                         tn_affine_map_get(rewriter->context, rank, 0, exprs, count, out_map));
}

/// Computes the maps of linalg.reduce, linalg.broadcast and linalg.transpose, which have no map
/// attribute; `*out_reduced` are the reduced dimensions.
static bool own_maps(tn_rewriter* rewriter, tn_ref op, tn_linalg_structure* s,
                     tn_dim_set* out_reduced) {
  const tn_context* context = rewriter->context;
  const tn_string_view name = tn_op__kept_name(context, op);
  const bool reduces = name.data[7] == 'r';
  const tn_ref widest = tn_op__operand(context, op, reduces ? 0 : s->input_count);
  const uint32_t rank = tn_linalg__rank(tn_value__type(context, widest));
  uint32_t all[LOOPS_MAX];
  uint32_t some[LOOPS_MAX];
  uint32_t count = 0;
  if (rank > LOOPS_MAX) return false;
  const tn_dim_set set = set_of(context, op, "dimensions");
  for (uint32_t i = 0; i < rank; ++i) {
    all[i] = i;
    if (!tn_dim_set__has(&set, i)) some[count++] = i;
  }
  if (tn_op__code(context, op) == TN_CODE_LINALG_TRANSPOSE) {
    size_t size = 0;
    const int64_t* order =
        tn_dense_array_attribute_data(tn_linalg_transpose_permutation(context, op), &size);
    if (size != rank * sizeof *order) return false;
    for (uint32_t i = 0; i < rank; ++i) some[order[i]] = i;
    count = rank;
  }
  if (reduces) *out_reduced = set;
  s->loop_count = rank;
  tn_attribute whole;
  tn_attribute part;
  return map_of(rewriter, rank, all, rank, &whole) && map_of(rewriter, rank, some, count, &part) &&
         tn_rewriter__ok(rewriter, tn_linalg__set_maps(rewriter->context, s, reduces ? whole : part,
                                                       reduces ? part : whole));
}

/// Returns the iterator types: loops in no output map are reductions.
static tn_attribute iterators_of(tn_rewriter* rewriter, const tn_linalg_structure* s,
                                 const tn_dim_set* reduced) {
  tn_attribute kinds[2] = {
      tn_make_linalg_iterator_type(rewriter, TN_ENUM_LINALG_ITERATOR_TYPE_PARALLEL),
      tn_make_linalg_iterator_type(rewriter, TN_ENUM_LINALG_ITERATOR_TYPE_REDUCTION),
  };
  tn_attribute items[LOOPS_MAX];
  for (uint32_t i = 0; i < s->loop_count; ++i) {
    items[i] = kinds[tn_dim_set__has(reduced, i)];
  }
  return tn_make__array(rewriter, items, s->loop_count);
}

static bool open_structure(tn_rewriter* rewriter, tn_ref op, tn_linalg_structure* s,
                           tn_dim_set* out_reduced) {
  const tn_status status = tn_linalg__structure_of(rewriter->context, op, s);
  memset(out_reduced, 0, sizeof *out_reduced);
  if (status == TN_NOT_FOUND) return false;
  if (!tn_rewriter__ok(rewriter, status)) return false;
  if (s->map_count == 0) {
    if (!own_maps(rewriter, op, s, out_reduced)) return false;
  } else {
    for (uint32_t i = 0; i < s->loop_count && i < LOOPS_MAX; ++i) {
      bool is_parallel = false;
      for (uint32_t k = s->input_count; k < s->map_count; ++k) {
        is_parallel = is_parallel || tn_affine_map_is_function_of_dim(tn_linalg__map(s, k), i);
      }
      if (!is_parallel) tn_dim_set__add(out_reduced, i);
    }
  }
  if (s->loop_count > LOOPS_MAX) tn_wide__warn(rewriter->context, op, "loops");
  return s->loop_count <= LOOPS_MAX && s->map_count == s->operand_count;
}

static bool generalize(tn_rewriter* rewriter, tn_ref op) {
  tn_linalg_structure s;
  tn_dim_set reduced;
  tn_refs operands = {.count = 0};
  if (tn_op__code(rewriter->context, op) == TN_CODE_LINALG_GENERIC ||
      tn_op__region_count(rewriter->context, op) != 1 ||
      !open_structure(rewriter, op, &s, &reduced)) {
    return false;
  }
  tn_refs__push_operands(rewriter, &operands, op, 0, s.operand_count);
  const tn_ref* values = tn_refs__items(&operands);
  const form what = {"linalg.generic",
                     values,
                     s.input_count,
                     values + s.input_count,
                     s.operand_count - s.input_count,
                     s.maps,
                     {"iterator_types", iterators_of(rewriter, &s, &reduced)}};
  const bool done = rewriter->status == TN_OK && replace_with(rewriter, op, &what);
  tn_refs__free(rewriter, &operands);
  return done;
}

//===-- Generic to named ----------------------------------------------------------------------===//

/// How to move an input so that its map becomes the identity.
typedef struct moving {
  int64_t order[LOOPS_MAX];  ///< The permutation of a transpose.
  int64_t added[LOOPS_MAX];  ///< The dimensions of a broadcast.
  uint32_t added_count;
  bool transposes;
} moving;

static void find_moving(tn_attribute map, uint32_t loop_count, moving* out) {
  const uint32_t count = (uint32_t)tn_affine_map_result_count(map);
  uint32_t rank_of[LOOPS_MAX];  // The rank of a dimension among those in the map.
  uint32_t next = 0;
  memset(out, 0, sizeof *out);
  for (uint32_t i = 0; i < loop_count; ++i) {
    if (tn_affine_map_is_function_of_dim(map, i)) {
      rank_of[i] = next++;
    } else {
      out->added[out->added_count++] = i;
    }
  }
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t place = rank_of[tn_affine_expr_position(tn_affine_map_result(map, i))];
    out->order[place] = i;
    if (place != i) out->transposes = true;
  }
}

static tn_ref move_to(tn_rewriter* rewriter, bool transposes, tn_ref value, const int64_t* dims,
                      uint32_t rank, const int64_t* numbers, uint32_t count) {
  tn_type type = {NULL};
  const tn_type element = tn_type__element(tn_value__type(rewriter->context, value));
  if (!tn_rewriter__ok(rewriter, tn_tensor_type_get(element, dims, rank, NULL, &type))) return 0;
  const tn_ref made = tn_build_tensor_empty(rewriter, type, NULL, 0);
  if (made == 0) return 0;
  const tn_ref ends[2] = {value, made};
  const tn_ref moved = tn_linalg_names__move(rewriter, transposes, ends, numbers, count);
  return moved == 0 ? 0 : tn_op__result(rewriter->context, moved, 0);
}

/// Returns whether a linalg.generic has a reduction iterator.
static bool reduces(const tn_context* context, tn_ref op) {
  const tn_attribute list = tn_linalg_generic_iterator_types(context, op);
  for (size_t i = 0; i < tn_array_attribute_count(list); ++i) {
    if (tn_linalg__is_reduction(tn_array_attribute_element(list, i))) return true;
  }
  return false;
}

/// Returns whether an op is parallel with static loop sizes, which go to `dims`.
static bool unfolds(const tn_context* context, tn_ref op, const tn_linalg_structure* s,
                    int64_t* dims) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref first = tn_block__first_op(context, block);
  if (reduces(context, op) || !is_on_tensors(context, op) ||
      first == tn_block__last_op(context, block) ||
      (s->input_count == 1 && s->operand_count == 2)) {
    return false;
  }
  for (uint32_t i = 0; i < s->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!tn_affine_map_is_projected_permutation(tn_linalg__map(s, i), false) ||
        !tn_type__is(type, TN_TYPE_TENSOR)) {
      return false;
    }
    for (uint32_t k = 0; k < tn_shaped_type_rank(type); ++k) {
      const int64_t dim = tn_shaped_type_dims(type)[k];
      if (dim < 0) return false;
      dims[tn_affine_expr_position(tn_affine_map_result(tn_linalg__map(s, i), k))] = dim;
    }
  }
  return true;
}

/// Converts transposing and broadcasting input maps to separate ops.
static bool unfold(tn_rewriter* rewriter, tn_ref op) {
  tn_linalg_structure s;
  int64_t dims[LOOPS_MAX];
  tn_dim_set unused;
  bool changed = false;
  tn_refs operands = {.count = 0};
  if (!open_structure(rewriter, op, &s, &unused) || !unfolds(rewriter->context, op, &s, dims)) {
    return false;
  }
  tn_attribute whole = {NULL};
  tn_rewriter__ok(rewriter, tn_affine_map_minor_identity_get(rewriter->context, s.loop_count,
                                                             s.loop_count, &whole));
  tn_refs__push_operands(rewriter, &operands, op, 0, s.operand_count);
  tn_ref* values = tn_refs__items(&operands);
  for (uint32_t i = 0; i < s.input_count && rewriter->status == TN_OK; ++i) {
    moving how;
    int64_t moved[LOOPS_MAX];
    const uint32_t rank = (uint32_t)tn_affine_map_result_count(tn_linalg__map(&s, i));
    if (tn_affine_map_is_identity(tn_linalg__map(&s, i))) continue;
    const int64_t* own = tn_shaped_type_dims(tn_value__type(rewriter->context, values[i]));
    find_moving(tn_linalg__map(&s, i), s.loop_count, &how);
    changed = true;
    for (uint32_t k = 0; k < rank; ++k) moved[k] = own[how.order[k]];
    if (how.transposes)
      values[i] = move_to(rewriter, true, values[i], moved, rank, how.order, rank);
    if (how.added_count != 0 && values[i] != 0) {
      values[i] =
          move_to(rewriter, false, values[i], dims, s.loop_count, how.added, how.added_count);
    }
    tn_rewriter__ok(rewriter, tn_linalg__set_map(rewriter->context, &s, i, whole));
  }
  const form what = {"linalg.generic",
                     values,
                     s.input_count,
                     values + s.input_count,
                     s.operand_count - s.input_count,
                     s.maps,
                     {"iterator_types", tn_op__attribute(rewriter->context, op, "iterator_types")}};
  const bool done = changed && rewriter->status == TN_OK && replace_with(rewriter, op, &what);
  tn_refs__free(rewriter, &operands);
  return done;
}

static bool specialize(tn_rewriter* rewriter, tn_ref op) {
  if (tn_op__code(rewriter->context, op) != TN_CODE_LINALG_GENERIC) return false;
  return tn_linalg_names__specialize(rewriter, op) != 0 || unfold(rewriter, op);
}

//===-- linalg.elementwise --------------------------------------------------------------------===//

static bool is_elementwise_name(tn_string_view name) {
  static const char* const names =
      ",select,add,sub,mul,div,div_unsigned,powf,exp,log,abs,ceil,floor,negf,reciprocal,round,sqrt,"
      "rsqrt,square,tanh,erf,";
  char text[32];
  const int size = snprintf(text, sizeof text, ",%.*s,", (int)name.size - 7, name.data + 7);
  return size < (int)sizeof text && strstr(names, text) != NULL;
}

static bool categorize(tn_rewriter* rewriter, tn_ref op) {
  tn_linalg_structure s;
  tn_dim_set reduced;
  tn_refs operands = {.count = 0};
  const tn_string_view name = tn_op__kept_name(rewriter->context, op);
  if (!open_structure(rewriter, op, &s, &reduced) || !is_elementwise_name(name)) return false;
  tn_refs__push_operands(rewriter, &operands, op, 0, s.operand_count);
  const tn_ref* values = tn_refs__items(&operands);
  const form what = {"linalg.elementwise",
                     values,
                     s.input_count,
                     values + s.input_count,
                     1,
                     s.maps,
                     {"kind", tn_make__words(rewriter, "linalg", "elementwise_kind",
                                             (tn_string_view){name.data + 7, name.size - 7})}};
  const bool done = rewriter->status == TN_OK && replace_with(rewriter, op, &what);
  tn_refs__free(rewriter, &operands);
  return done;
}

/// Folds transposed inputs of linalg.elementwise into its maps.
static bool fold_transpose(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_linalg_structure s;
  tn_dim_set reduced;
  bool changed = false;
  tn_refs operands = {.count = 0};
  (void)user_data;
  if (!tn_op__is_called(rewriter->context, op, TN_NAME_LINALG_ELEMENTWISE) ||
      !open_structure(rewriter, op, &s, &reduced)) {
    return false;
  }
  tn_refs__push_operands(rewriter, &operands, op, 0, s.operand_count);
  tn_ref* values = tn_refs__items(&operands);
  for (uint32_t i = 0; i < s.input_count; ++i) {
    tn_linalg_structure turned;
    const tn_ref source =
        tn_value__defined_by(rewriter->context, values[i], TN_CODE_LINALG_TRANSPOSE);
    if (source == 0 || !tn_affine_map_is_identity(tn_linalg__map(&s, i)) ||
        !open_structure(rewriter, source, &turned, &reduced)) {
      continue;
    }
    values[i] = tn_linalg_transpose_input(rewriter->context, source);
    changed = tn_rewriter__ok(
        rewriter, tn_linalg__set_map(rewriter->context, &s, i, tn_linalg__map(&turned, 0)));
  }
  const form what = {"linalg.elementwise",
                     values,
                     s.input_count,
                     values + s.input_count,
                     1,
                     s.maps,
                     {"kind", tn_op__attribute(rewriter->context, op, "kind")}};
  const bool done = changed && rewriter->status == TN_OK && replace_with(rewriter, op, &what);
  tn_refs__free(rewriter, &operands);
  return done;
}

//===-- Scalars -------------------------------------------------------------------------------===//

/// Returns the element of an operand that is the same in all iterations.
static tn_ref element_at(tn_rewriter* rewriter, tn_ref value, tn_attribute map) {
  tn_refs operands = {.count = 0};
  const tn_type type = tn_value__type(rewriter->context, value);
  if (!tn_type__is(type, TN_TYPE_TENSOR)) return value;
  const tn_type element = tn_type__element(type);
  tn_refs__push(rewriter, &operands, value);
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const int64_t place = tn_affine_expr_value(tn_affine_map_result(map, i));
    tn_refs__push(rewriter, &operands, tn_rewriter__index_constant(rewriter, place));
  }
  value = tn_rewriter__make(rewriter, TN_CODE_TENSOR_EXTRACT, element, tn_refs__items(&operands),
                            operands.count, NULL, 0);
  tn_refs__free(rewriter, &operands);
  return value;
}

/// Returns the maps of outputs and of inputs that vary between iterations; collects these inputs in
/// `kept`.
static tn_attribute keep_inputs(tn_rewriter* rewriter, const tn_linalg_structure* s,
                                const tn_ref* values, tn_refs* kept) {
  const size_t byte_size = (s->operand_count + (size_t)1) * sizeof(tn_attribute);
  tn_attribute* maps = tn_allocate(&rewriter->context->allocator, byte_size);
  tn_attribute made = {NULL};
  uint32_t count = 0;
  if (maps == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return made;
  }
  for (uint32_t i = 0; i < s->operand_count; ++i) {
    maps[count] = tn_linalg__map(s, i);
    if (i < s->input_count && tn_affine_map_is_constant(maps[count])) continue;
    if (i < s->input_count) tn_refs__push(rewriter, kept, values[i]);
    ++count;
  }
  tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, maps, count, &made));
  tn_deallocate(&rewriter->context->allocator, maps, byte_size);
  return made;
}

static bool inline_scalars(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_linalg_structure s;
  tn_dim_set reduced;
  tn_refs operands = {.count = 0};
  tn_refs kept = {.count = 0};
  (void)user_data;
  if (tn_op__code(rewriter->context, op) != TN_CODE_LINALG_GENERIC ||
      !is_on_tensors(rewriter->context, op) || !open_structure(rewriter, op, &s, &reduced)) {
    return false;
  }
  tn_refs__push_operands(rewriter, &operands, op, 0, s.operand_count);
  const tn_ref* values = tn_refs__items(&operands);
  const tn_attribute maps = keep_inputs(rewriter, &s, values, &kept);
  const form what = {"linalg.generic",
                     tn_refs__items(&kept),
                     kept.count,
                     values + s.input_count,
                     s.operand_count - s.input_count,
                     maps,
                     {"iterator_types", tn_linalg_generic_iterator_types(rewriter->context, op)}};
  const tn_ref made =
      kept.count == s.input_count || rewriter->status != TN_OK ? 0 : make_form(rewriter, op, &what);
  if (made != 0) {
    const tn_ref block = tn_op__first_block(rewriter->context, made, 0);
    tn_rewriter__at_start(rewriter, block);
    for (uint32_t i = s.input_count; i-- != 0 && rewriter->status == TN_OK;) {
      if (!tn_affine_map_is_constant(tn_linalg__map(&s, i))) continue;
      const tn_ref element = element_at(rewriter, values[i], tn_linalg__map(&s, i));
      if (element == 0) break;
      tn_rewriter__replace_uses(rewriter, tn_block__argument(rewriter->context, block, i), element);
      tn_block__erase_argument(rewriter->shard, block, i);
    }
    tn_rewriter__replace_with_op(rewriter, op, made);
  }
  tn_refs__free(rewriter, &operands);
  tn_refs__free(rewriter, &kept);
  return made != 0;
}

//===-- Passes --------------------------------------------------------------------------------===//

enum { NAMED_TO_CATEGORY = 1, TO_GENERIC = 2, TO_NAMED = 4 };

static bool morph(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const unsigned ways = *(const unsigned*)user_data;
  return ((ways & NAMED_TO_CATEGORY) != 0 && categorize(rewriter, op)) ||
         ((ways & TO_GENERIC) != 0 && generalize(rewriter, op)) ||
         ((ways & TO_NAMED) != 0 && specialize(rewriter, op));
}

static tn_status run_morph(tn_rewriter* rewriter, tn_ref op) {
  unsigned ways = 0;
  if (tn_rewriter__flag(rewriter, "named-to-category")) ways |= NAMED_TO_CATEGORY;
  if (tn_rewriter__flag(rewriter, "category-to-generic")) ways |= TO_GENERIC;
  if (tn_rewriter__flag(rewriter, "named-to-generic")) ways |= TO_GENERIC;
  if (tn_rewriter__flag(rewriter, "generic-to-named")) ways |= TO_NAMED;
  return tn_passes__rewrite(rewriter, op, morph, &ways);
}

static tn_status run_generalize(tn_rewriter* rewriter, tn_ref op) {
  unsigned ways = TO_GENERIC;
  return tn_passes__rewrite(rewriter, op, morph, &ways);
}

static tn_status run_specialize(tn_rewriter* rewriter, tn_ref op) {
  unsigned ways = TO_NAMED;
  return tn_passes__rewrite(rewriter, op, morph, &ways);
}

TN_PASS(linalg_fold_into_elementwise) = {
    "linalg-fold-into-elementwise", "LinalgFoldIntoElementwisePass",
    "Fold transpose ops into elementwise", .rewrite = tn_passes__match, .match = fold_transpose};

TN_PASS(linalg_generalize_named_ops) = {
    "linalg-generalize-named-ops", "LinalgGeneralizeNamedOpsPass",
    "Convert named ops into generic ops", .rewrite = run_generalize};

TN_PASS(linalg_inline_scalar_operands) = {"linalg-inline-scalar-operands",
                                          "LinalgInlineScalarOperandsPass",
                                          "Inline scalar operands into linalg generic ops",
                                          .rewrite = tn_passes__match, .match = inline_scalars};

TN_PASS(linalg_morph_ops) = {
    "linalg-morph-ops", "LinalgMorphOpsPass", "Convert linalg ops between forms",
    .rewrite = run_morph,
    TN_PASS_OPTIONS({"named-to-category", TN_PASS_BOOL, "false", NULL,
                     "convert named ops to category op e.g. `linalg.elementwise`"},
                    {"category-to-generic", TN_PASS_BOOL, "false", NULL,
                     "convert category ops e.g. `linalg.elementwise` to `linalg.generic`"},
                    {"named-to-generic", TN_PASS_BOOL, "false", NULL,
                     "convert named ops e.g. `linalg.add` to `linalg.generic`"},
                    {"generic-to-named", TN_PASS_BOOL, "false", NULL,
                     "convert linalg.generic to equivalent named ops"})};

TN_PASS(linalg_specialize_generic_ops) = {
    "linalg-specialize-generic-ops", "LinalgSpecializeGenericOpsPass",
    "Convert generic ops back to named ops", .rewrite = run_specialize};
