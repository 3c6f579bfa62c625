// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script that split the loops of structured ops, and ops that compute split points.

#include <inttypes.h>

#include "dialects/arith_ops.h"
#include "dialects/cf_ops.h"
#include "dialects/common/constant.h"
#include "dialects/transform/script.h"
#include "dialects/transform/tile.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

static int64_t number_of(const tn_script* s, tn_ref op, const char* name) {
  return tn_integer_attribute_value(attribute(s, op, name));
}

//===-- Splitting in two ----------------------------------------------------------------------===//

typedef struct halves {
  tn_rewriter* rewriter;
  const tn_tiling_interface* of;
  tn_ref op;
  uint32_t dimension;
  tn_mixed offsets;
  tn_mixed sizes;
  tn_refs values;  ///< The initial values of the part, and then its results.
} halves;

/// Creates the part of the loop from `offset` on; 0 on failure.
static tn_ref make_part(halves* at, const tn_mixed* offset, const tn_mixed* size) {
  tn_rewriter* rewriter = at->rewriter;
  at->offsets.statics[at->dimension] = offset->statics[0];
  at->offsets.values[at->dimension] = offset->values[0];
  at->sizes.statics[at->dimension] = size->statics[0];
  at->sizes.values[at->dimension] = size->values[0];
  const tn_ref made =
      at->of->tile(rewriter, at->op, tn_refs__items(&at->values), &at->offsets, &at->sizes);
  if (made == 0) return 0;
  for (uint32_t i = 0; i < at->values.count; ++i) {
    tn_ref* value = &tn_refs__items(&at->values)[i];
    tn_slice slice;
    if (!at->of->position(rewriter, at->op, i, *value, &at->offsets, &at->sizes, &slice)) return 0;
    const tn_ref sources[2] = {tn_op__result(rewriter->context, made, i), *value};
    *value = tn_slice__make(rewriter, TN_CODE_TENSOR_INSERT_SLICE,
                            tn_value__type(rewriter->context, *value), sources, 2, &slice);
  }
  return made;
}

/// Splits a loop of an op. `out_parts[1]` is 0 if the second part is empty; both are 0 on failure.
static void split_op(tn_rewriter* rewriter, tn_ref op, uint32_t dimension, const tn_mixed* point,
                     tn_ref out_parts[2]) {
  halves at = {.rewriter = rewriter,
               .of = tn_tiling__of(rewriter->context, op),
               .op = op,
               .dimension = dimension};
  tn_mixed inputs = {.count = 0};
  tn_mixed first = {.count = 0};
  tn_mixed rest = {.count = 0};
  tn_mixed zero = {.count = 0};
  int64_t left = 1;
  out_parts[0] = out_parts[1] = 0;
  tn_rewriter__for(rewriter, op);
  if (!at.of->domain(rewriter, op, &at.sizes)) return;
  for (uint32_t i = 0; i < at.sizes.count; ++i) tn_mixed__add_number(rewriter, &at.offsets, 0);
  tn_mixed__add_number(rewriter, &zero, 0);
  tn_mixed__add(rewriter, &inputs, point, 0);
  tn_mixed__add(rewriter, &inputs, &zero, 0);
  tn_mixed__add(rewriter, &inputs, &at.sizes, dimension);
  tn_mixed__add_affine(rewriter, &first, TN_CODE_AFFINE_MIN,
                       tn_index__map(rewriter, "(d0, d1, d2) -> (d0, d1 + d2)"), &inputs);
  if (first.count == 0) return;
  inputs.count = 0;
  tn_mixed__add(rewriter, &inputs, &zero, 0);
  tn_mixed__add(rewriter, &inputs, &at.sizes, dimension);
  tn_mixed__add(rewriter, &inputs, &first, 0);
  tn_mixed__add_apply(rewriter, &rest, "(d0, d1, d2) -> (d0 + d1 - d2)", &inputs);
  if (rest.count == 0) return;
  if (rest.values[0] == 0) left = rest.statics[0];
  if (left == 0) {
    out_parts[0] = op;
    return;
  }
  at.of->destinations(rewriter, op, &at.values);
  out_parts[0] = make_part(&at, &zero, &first);
  if (out_parts[0] != 0) out_parts[1] = make_part(&at, &first, &rest);
  if (out_parts[1] != 0 && rewriter->status == TN_OK) {
    tn_rewriter__replace(rewriter, op, tn_refs__items(&at.values), at.values.count);
  } else {
    out_parts[0] = out_parts[1] = 0;
  }
  tn_refs__free(rewriter, &at.values);
}

static tn_outcome check_split(tn_script* s, tn_ref op, tn_ref target) {
  const tn_context* context = s->rewriter->context;
  const tn_tiling_interface* tiling = tn_tiling__of(context, target);
  const int64_t dimension = number_of(s, op, "dimension");
  tn_dim_set reductions;
  if (!tn_script__is_structured(context, target) || tiling == NULL) {
    tn_script__silenceable(s, op, "only applies to structured ops");
  } else if ((uint64_t)dimension >= tiling->loops(s->rewriter->context, target, &reductions)) {
    tn_script__silenceable(s, op, "dimension %" PRId64 " does not exist in target op", dimension);
  } else {
    return TN_OUTCOME_OK;
  }
  tn_script__note_at(s, target, "target op");
  return TN_OUTCOME_SILENCEABLE;
}

/// Splits one target, and adds the parts.
static tn_outcome split_one(tn_script* s, tn_ref op, tn_ref target, const tn_mixed* points,
                            uint32_t index, tn_ref out_parts[2]) {
  tn_mixed point = {.count = 0};
  const tn_outcome outcome = check_split(s, op, target);
  if (outcome != TN_OUTCOME_OK) return outcome;
  tn_mixed__add(s->rewriter, &point, points, index);
  split_op(s->rewriter, target, (uint32_t)number_of(s, op, "dimension"), &point, out_parts);
  if (out_parts[0] != 0) return TN_OUTCOME_OK;
  tn_script__definite(s, op, "internal failure in splitting");
  tn_script__note_at(s, target, "target op");
  return TN_OUTCOME_DEFINITE;
}

static tn_outcome split_in_two(tn_script* s, tn_ref op, const tn_payloads* targets,
                               const tn_mixed* points) {
  tn_refs second = {.count = 0};
  tn_ref missing = 0;
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets->count && outcome == TN_OUTCOME_OK; ++i) {
    tn_ref parts[2];
    outcome = split_one(s, op, targets->items[i].ref, points, i, parts);
    if (outcome != TN_OUTCOME_OK) break;
    tn_script__push_op(s, 0, parts[0]);
    if (parts[1] != 0) {
      tn_refs__push(s->rewriter, &second, parts[1]);
    } else {
      missing = targets->items[i].ref;
    }
  }
  if (outcome == TN_OUTCOME_OK && missing != 0 && second.count != 0) {
    outcome = tn_script__silenceable(
        s, op, "splitting does not produce the second part for a subset of targets");
    tn_script__note(s, tn_script__location(s, op),
                    "expected splitting to produce the second part of all or none of the targets");
    tn_script__note_at(s, missing, "first target with no second part");
  }
  for (uint32_t i = 0; i < second.count && outcome == TN_OUTCOME_OK; ++i) {
    tn_script__push_op(s, 0, tn_refs__items(&second)[i]);
  }
  tn_refs__free(s->rewriter, &second);
  return outcome;
}

static tn_outcome split_often(tn_script* s, tn_ref op, tn_ref target, const tn_mixed* points) {
  tn_ref rest = target;
  for (uint32_t i = 0; i < points->count && rest != 0; ++i) {
    tn_ref parts[2];
    const tn_outcome outcome = split_one(s, op, rest, points, i, parts);
    if (outcome != TN_OUTCOME_OK) return outcome;
    tn_script__push_op(s, 0, parts[0]);
    rest = parts[1];
  }
  if (rest != 0) tn_script__push_op(s, 0, rest);
  return TN_OUTCOME_OK;
}

/// Collects the split point of each target.
static tn_outcome take_points(tn_script* s, tn_ref op, uint32_t target_count, tn_mixed* out) {
  const tn_context* context = s->rewriter->context;
  tn_outcome outcome = TN_OUTCOME_OK;
  if (tn_op__operand_count(context, op) == 1) {
    for (uint32_t i = 0; i < target_count; ++i) {
      tn_mixed__add_number(s->rewriter, out, number_of(s, op, "static_chunk_sizes"));
    }
    return outcome;
  }
  tn_payloads list = tn_script__operand(s, op, 1);
  for (uint32_t i = 0; i < list.count && outcome == TN_OUTCOME_OK; ++i) {
    if (list.items[i].param.storage != NULL) {
      tn_mixed__add_number(s->rewriter, out, tn_integer_attribute_value(list.items[i].param));
      continue;
    }
    const tn_ref value = tn_script__only_index(context, list.items[i].ref);
    tn_mixed__add_value(s->rewriter, out, value);
    if (value != 0) continue;
    outcome = tn_script__silenceable(
        s, op, "expected dynamic split point handle to point to a single-result index-typed op");
    tn_script__note_at(s, list.items[i].ref, "dynamic split point");
  }
  tn_payloads__free(s, &list);
  return outcome;
}

static tn_outcome split(tn_script* s, tn_ref op) {
  tn_mixed points = {.count = 0};
  const bool is_often = attribute(s, op, "multiway").storage != NULL;
  tn_payloads targets = tn_script__operand(s, op, 0);
  tn_outcome outcome = TN_OUTCOME_OK;
  if (is_often && targets.count != 1) {
    outcome = tn_script__silenceable(
        s, op, "requires exactly one target when multiway split is enabled (got %u)",
        targets.count);
  }
  if (outcome == TN_OUTCOME_OK) outcome = take_points(s, op, targets.count, &points);
  if (outcome == TN_OUTCOME_OK && !is_often && points.count != targets.count) {
    outcome = tn_script__definite(s, op,
                                  "expected the dynamic split point handle to point to as many "
                                  "operations (%u) as the target handle (%u)",
                                  points.count, targets.count);
  }
  if (outcome == TN_OUTCOME_OK) {
    outcome = is_often ? split_often(s, op, targets.items[0].ref, &points)
                       : split_in_two(s, op, &targets, &points);
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

//===-- Tiles of two sizes --------------------------------------------------------------------===//

/// Finds the extent of the loop `dimension`; false if there is none.
static bool find_extent(tn_script* s, tn_ref op, tn_ref target, tn_mixed* out) {
  const int64_t dimension = number_of(s, op, "dimension");
  const tn_tiling_interface* tiling = tn_tiling__of(s->rewriter->context, target);
  tn_mixed domain = {.count = 0};
  if (tiling == NULL || !tiling->domain(s->rewriter, target, &domain) ||
      (uint64_t)dimension >= domain.count) {
    return false;
  }
  tn_mixed__add(s->rewriter, out, &domain, (uint32_t)dimension);
  return true;
}

static bool has_dynamic_shape(const tn_context* context, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!tn_type_is_shaped(type)) continue;
    for (uint32_t k = 0; k < tn_shaped_type_rank(type); ++k) {
      if (tn_shaped_type_dims(type)[k] < 0) return true;
    }
  }
  return false;
}

static tn_outcome fixed_sizes(tn_script* s, tn_ref op, tn_ref target) {
  tn_mixed extent = {.count = 0};
  const int64_t size = number_of(s, op, "target_size");
  const int64_t divisor = number_of(s, op, "divisor");
  if (has_dynamic_shape(s->rewriter->context, target)) {
    tn_script__silenceable(
        s, op, "cannot compute parametric tile sizes for dynamically shaped payload op");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  if (find_extent(s, op, target, &extent) && extent.values[0] == 0 && size > 0 && divisor > 0) {
    const int64_t a = extent.statics[0] / divisor;
    const int64_t t = size / divisor + (size % divisor != 0);
    const int64_t d = a / t + (a % t != 0);
    const int64_t low = d == 0 ? 0 : a / d * divisor;
    const int64_t high_count = d == 0 ? 0 : a % d;
    const int64_t low_count = d - high_count;
    if (d != 0 && low * low_count + (low + divisor) * high_count == extent.statics[0]) {
      tn_script__push_int(s, 0, low);
      tn_script__push_int(s, 1, low + divisor);
      tn_script__push_int(s, 2, low * low_count);
      return TN_OUTCOME_OK;
    }
  }
  return tn_script__silenceable(s, op, "failed to compute multi-size tiling sizes");
}

/// Creates an affine.apply of the values that are not 0.
static tn_ref apply(tn_rewriter* rewriter, const char* text, tn_ref a, tn_ref b, tn_ref c,
                    tn_ref d) {
  const tn_ref values[4] = {a, b, c, d};
  tn_mixed inputs = {.count = 0};
  for (uint32_t i = 0; i < 4 && values[i] != 0; ++i)
    tn_mixed__add_value(rewriter, &inputs, values[i]);
  return tn_index__apply(rewriter, text, &inputs);
}

/// Creates an assertion that tiles of both sizes cover the whole extent.
static void assert_covered(tn_rewriter* rewriter, tn_ref covered, tn_ref extent) {
  tn_attribute words = {NULL};
  tn_rewriter__ok(rewriter, tn_string_attribute_get(rewriter->context,
                                                    tn_string_view_from("could not compute dynamic "
                                                                        "multi-size tile shapes"),
                                                    &words));
  const tn_ref equal =
      rewriter->status == TN_OK
          ? tn_build_arith_cmpi(
                rewriter, covered, extent,
                tn_const__make_int(rewriter, tn_rewriter__int_type(rewriter, 64), 0))
          : 0;
  if (equal != 0) (void)tn_build_cf_assert(rewriter, equal, words);
}

static tn_outcome multitile_sizes(tn_script* s, tn_ref op, tn_ref target) {
  tn_rewriter* rewriter = s->rewriter;
  const tn_context* context = rewriter->context;
  if (!tn_script__is_structured(context, target)) return tn_script__refuse_kind(s, op, target);
  if (tn_script__kind(s, tn_op__result(context, op, 0)) == TN_HANDLE_PARAM) {
    return fixed_sizes(s, op, target);
  }
  tn_mixed extent = {.count = 0};
  const tn_ref size = tn_rewriter__index_constant(rewriter, number_of(s, op, "target_size"));
  const tn_ref divisor = tn_rewriter__index_constant(rewriter, number_of(s, op, "divisor"));
  if (!find_extent(s, op, target, &extent)) {
    return tn_script__silenceable(s, op, "could not generate tile size computation");
  }
  const tn_ref count = tn_mixed__value(rewriter, &extent, 0);
  const tn_ref a = apply(rewriter, "()[s0, s1] -> (s0 floordiv s1)", count, divisor, 0, 0);
  const tn_ref t =
      apply(rewriter, "()[s0, s1] -> ((s0 + s1 - 1) floordiv s1)", size, divisor, 0, 0);
  const tn_ref d = apply(rewriter, "()[s0, s1] -> ((s0 + s1 - 1) floordiv s1)", a, t, 0, 0);
  const tn_ref low = apply(rewriter, "()[s0, s1, s2] -> ((s0 floordiv s1) * s2)", a, d, divisor, 0);
  const tn_ref high_count = apply(rewriter, "()[s0, s1] -> (s0 mod s1)", a, d, 0, 0);
  const tn_ref low_count = apply(rewriter, "()[s0, s1] -> (s0 - s1)", d, high_count, 0, 0);
  const tn_ref high = apply(rewriter, "()[s0, s1] -> (s0 + s1)", low, divisor, 0, 0);
  const tn_ref covered = apply(rewriter, "()[s0, s1, s2, s3] -> (s0 * s1 + s2 * s3)", low,
                               low_count, high, high_count);
  if (rewriter->status == TN_OK) assert_covered(rewriter, covered, count);
  const tn_ref point = apply(rewriter, "()[s0, s1] -> (s0 * s1)", low, low_count, 0, 0);
  if (rewriter->status != TN_OK || point == 0) return TN_OUTCOME_DEFINITE;
  tn_script__push_op(s, 0, tn_value__defining_op(context, low));
  tn_script__push_op(s, 1, tn_value__defining_op(context, high));
  tn_script__push_op(s, 2, tn_value__defining_op(context, point));
  return TN_OUTCOME_OK;
}

//===-- Continuous tile sizes -----------------------------------------------------------------===//

/// Returns the largest power of two below `size`, which is greater than 1.
static int64_t smaller_size(int64_t size) {
  int64_t power = 1;
  while (power <= (size - 1) / 2) power *= 2;
  return power;
}

static tn_outcome fixed_chunks(tn_script* s, tn_ref op, tn_ref target) {
  tn_mixed extent = {.count = 0};
  int64_t size = number_of(s, op, "target_size");
  if (has_dynamic_shape(s->rewriter->context, target)) {
    tn_script__silenceable(
        s, op, "cannot compute parametric tile sizes for dynamically shaped payload op");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  if (!find_extent(s, op, target, &extent) || extent.values[0] != 0 || size <= 0) {
    return tn_script__silenceable(s, op, "failed to compute multi-size tiling sizes");
  }
  int64_t left = extent.statics[0];
  for (bool is_first = true; is_first || left != 0; size = smaller_size(size)) {
    if (is_first || left >= size) {
      tn_script__push_int(s, 0, size);
      tn_script__push_int(s, 1, left / size * size);
      left %= size;
    }
    is_first = false;
    if (size == 1) break;
  }
  return TN_OUTCOME_OK;
}

static tn_outcome continuous_sizes(tn_script* s, tn_ref op) {
  static const char* const quotient = "()[s0, s1] -> (s0 floordiv s1)";
  static const char* const remainder = "()[s0, s1] -> (s0 mod s1)";
  tn_rewriter* rewriter = s->rewriter;
  tn_mixed extent = {.count = 0};
  tn_payloads targets = tn_script__operand(s, op, 0);
  const tn_ref target = targets.count == 1 ? targets.items[0].ref : 0;
  const uint32_t count = targets.count;
  int64_t size = number_of(s, op, "target_size");
  tn_payloads__free(s, &targets);
  if (count != 1) {
    return tn_script__silenceable(s, op, "requires exactly one target (got %u)", count);
  }
  if (!tn_script__is_structured(rewriter->context, target)) {
    return tn_script__silenceable(s, op, "expected Linalg Op");
  }
  tn_rewriter__for(rewriter, target);
  if (tn_script__kind(s, tn_op__result(rewriter->context, op, 1)) == TN_HANDLE_PARAM) {
    return fixed_chunks(s, op, target);
  }
  if (!find_extent(s, op, target, &extent) || size <= 0) {
    return tn_script__silenceable(s, op, "could not generate tile size computation");
  }
  tn_ref left = tn_mixed__value(rewriter, &extent, 0);
  tn_refs sizes = {.count = 0};
  tn_refs counts = {.count = 0};
  for (bool is_first = true; rewriter->status == TN_OK; size = smaller_size(size)) {
    const tn_ref step = tn_rewriter__index_constant(rewriter, size);
    const tn_ref times = apply(rewriter, quotient, left, step, 0, 0);
    const tn_ref rest = is_first ? apply(rewriter, remainder, left, step, 0, 0) : 0;
    (void)apply(rewriter, quotient, left, step, 0, 0);
    left = is_first ? rest : apply(rewriter, remainder, left, step, 0, 0);
    is_first = false;
    tn_refs__push(rewriter, &sizes, step);
    tn_refs__push(rewriter, &counts, times);
    if (size == 1) break;
  }
  for (uint32_t i = 0; i < sizes.count && rewriter->status == TN_OK; ++i) {
    const tn_ref step = tn_refs__items(&sizes)[i];
    const tn_ref chunk =
        apply(rewriter, "()[s0, s1] -> (s0 * s1)", step, tn_refs__items(&counts)[i], 0, 0);
    if (chunk == 0) break;
    tn_script__push_op(s, 0, tn_value__defining_op(rewriter->context, step));
    tn_script__push_op(s, 1, tn_value__defining_op(rewriter->context, chunk));
  }
  tn_refs__free(rewriter, &sizes);
  tn_refs__free(rewriter, &counts);
  return rewriter->status == TN_OK ? TN_OUTCOME_OK : TN_OUTCOME_DEFINITE;
}

const tn_script_op tn_script_split_ops[] = {
    {"structured.split", split, NULL, 1, TN_CODE_NONE},
    {"structured.multitile_sizes", NULL, multitile_sizes, 0, TN_CODE_NONE},
    {"structured.continuous_tile_sizes", continuous_sizes, NULL, 0, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
