// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of vector.shape_cast: extracts pieces of one vector and inserts them into the other. A
// piece is the largest one that is contiguous in both.
//
// Source: mlir-opt's results.

#include "dialects/transform/patterns.h"
#include "dialects/transform/vectors.h"
#include "dialects/vector_ops.h"
#include "ir/operation_name.h"

/// One of the vectors. A piece is in its last `depth` dimensions, which form a part.
typedef struct side {
  tn_vector_shape shape;
  uint32_t lead;     ///< The number of dimensions before the part.
  bool is_part;      ///< A piece is a whole part.
  int64_t per_part;  ///< The number of pieces in a part.
  int64_t at[TN_VECTOR_RANK_MAX];
} side;

typedef struct cast {
  tn_rewriter* rewriter;
  side from;
  side to;
  uint32_t depth;  ///< The number of dimensions of a piece.
  int64_t step;    ///< The size of its first dimension.
  bool is_scalable;
} cast;

static int64_t greatest_divisor(int64_t a, int64_t b) {
  while (b != 0) {
    const int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static void open_side(const cast* c, side* s) {
  s->lead = s->shape.rank - c->depth;
  s->per_part = c->depth == 0 ? 1 : s->shape.dims[s->lead] / c->step;
  s->is_part = s->per_part == 1;
}

/// Computes the size of pieces.
static bool find_pieces(cast* c) {
  tn_vector_shape* a = &c->from.shape;
  tn_vector_shape* b = &c->to.shape;
  const uint32_t least = a->rank < b->rank ? a->rank : b->rank;
  c->step = 1;
  if (tn_vector_shape__is_scalable(a) || tn_vector_shape__is_scalable(b)) {
    // Only the last dimension is scalable.
    for (uint32_t i = 0; i < a->rank; ++i) {
      if (a->scalable[i] != (i + 1 == a->rank)) return false;
    }
    for (uint32_t i = 0; i < b->rank; ++i) {
      if (b->scalable[i] != (i + 1 == b->rank)) return false;
    }
    const int64_t x = a->dims[a->rank - 1];
    const int64_t y = b->dims[b->rank - 1];
    c->is_scalable = true;
    c->depth = 1;
    c->step = x < y ? x : y;
    return x % c->step == 0 && y % c->step == 0;
  }
  while (c->depth < least && a->dims[a->rank - 1 - c->depth] == b->dims[b->rank - 1 - c->depth]) {
    c->step = a->dims[a->rank - 1 - c->depth++];
  }
  if (c->depth == least) return true;
  const int64_t common =
      greatest_divisor(a->dims[a->rank - 1 - c->depth], b->dims[b->rank - 1 - c->depth]);
  if (common == 1) return true;
  c->step = common;
  ++c->depth;
  return true;
}

static tn_type piece_type(cast* c) {
  tn_vector_shape shape = c->to.shape;
  if (c->depth == 0) return shape.element;
  shape.dims[c->to.lead] = c->step;
  return tn_vector_shape__type(c->rewriter, &shape, c->to.lead);
}

/// Creates an array with `first`, and then the sizes or `others`.
static tn_attribute list(cast* c, int64_t first, const side* s, bool is_sizes, int64_t others) {
  tn_attribute items[TN_VECTOR_RANK_MAX];
  tn_attribute made = {NULL};
  const tn_type type = tn_rewriter__int_type(c->rewriter, 64);
  for (uint32_t i = 0; i < c->depth; ++i) {
    const int64_t number = i == 0 ? first : is_sizes ? s->shape.dims[s->lead + i] : others;
    items[i] = (tn_attribute){NULL};
    (void)tn_rewriter__ok(c->rewriter, tn_integer_attribute_get(type, number, &items[i]));
  }
  if (c->rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(c->rewriter,
                          tn_array_attribute_get(c->rewriter->context, items, c->depth, &made));
  }
  return made;
}

static tn_ref make_scalable(cast* c, const char* name, tn_type type, const tn_ref* operands,
                            uint32_t count, int64_t position) {
  const tn_storage* storage = NULL;
  tn_rewriter* rewriter = c->rewriter;
  tn_attribute number = {NULL};
  if (rewriter->status != TN_OK ||
      !tn_rewriter__ok(rewriter, tn_integer_attribute_get(tn_rewriter__int_type(rewriter, 64),
                                                          position, &number)) ||
      !tn_rewriter__ok(rewriter, tn_operation_name__get(rewriter->context,
                                                        tn_string_view_from(name), &storage))) {
    return 0;
  }
  const tn_rewriter_attribute attribute = {"pos", number};
  const tn_rewriter_spec spec = {.name = storage,
                                 .operands = operands,
                                 .operand_count = count,
                                 .types = &type,
                                 .result_count = 1,
                                 .attributes = &attribute,
                                 .attribute_count = 1};
  const tn_ref made = tn_rewriter__create(rewriter, &spec);
  return made == 0 ? 0 : tn_op__result(rewriter->context, made, 0);
}

/// Extracts piece `index` of a part.
static tn_ref take(cast* c, tn_ref part, int64_t index) {
  const tn_type type = piece_type(c);
  const int64_t offset = index * c->step;
  if (c->from.is_part || c->rewriter->status != TN_OK) return part;
  if (c->is_scalable) {
    return make_scalable(c, TN_NAME_VECTOR_SCALABLE_EXTRACT, type, &part, 1, offset);
  }
  const tn_rewriter_attribute attributes[3] = {{"offsets", list(c, offset, &c->from, false, 0)},
                                               {"sizes", list(c, c->step, &c->from, true, 0)},
                                               {"strides", list(c, 1, &c->from, false, 1)}};
  return tn_rewriter__make(c->rewriter, TN_CODE_VECTOR_EXTRACT_STRIDED_SLICE, type, &part, 1,
                           attributes, 3);
}

/// Inserts a piece into the part at `index`.
static tn_ref put(cast* c, tn_ref piece, tn_ref part, int64_t index) {
  const int64_t offset = index * c->step;
  const tn_ref operands[2] = {piece, part};
  if (c->rewriter->status != TN_OK || piece == 0 || part == 0) return 0;
  const tn_type type = tn_value__type(c->rewriter->context, part);
  if (c->is_scalable) {
    return make_scalable(c, TN_NAME_VECTOR_SCALABLE_INSERT, type, operands, 2, offset);
  }
  const tn_rewriter_attribute attributes[2] = {{"offsets", list(c, offset, &c->to, false, 0)},
                                               {"strides", list(c, 1, &c->to, false, 1)}};
  return tn_rewriter__make(c->rewriter, TN_CODE_VECTOR_INSERT_STRIDED_SLICE, type, operands, 2,
                           attributes, 2);
}

static void next_part(side* s) {
  for (uint32_t i = s->lead; i-- != 0;) {
    if (++s->at[i] < s->shape.dims[i]) return;
    s->at[i] = 0;
  }
}

static bool lower_shape_cast(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  cast c = {.rewriter = rewriter};
  const tn_ref source = tn_vector_shape_cast_source(rewriter->context, op);
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  if (!tn_vector_shape__open(rewriter, tn_value__type(rewriter->context, source), &c.from.shape) ||
      !tn_vector_shape__open(rewriter, type, &c.to.shape) || !find_pieces(&c)) {
    return false;
  }
  open_side(&c, &c.from);
  open_side(&c, &c.to);
  int64_t count = c.from.per_part;
  for (uint32_t i = 0; i < c.from.lead; ++i) count *= c.from.shape.dims[i];
  const bool is_direct = c.to.lead == 0 && c.to.shape.rank != 0;
  tn_ref result = tn_vectors__poison(rewriter, type);
  const tn_ref empty =
      c.to.is_part || is_direct
          ? 0
          : tn_vectors__poison(rewriter, tn_vector_shape__type(rewriter, &c.to.shape, c.to.lead));
  tn_ref taken = c.from.lead == 0 && c.from.shape.rank != 0 ? source : 0;
  tn_ref part = is_direct ? result : empty;
  for (int64_t i = 0; i < count && tn_rewriter__goes_on(rewriter); ++i) {
    if (taken == 0) taken = tn_vectors__extract(rewriter, source, c.from.at, c.from.lead);
    const tn_ref piece = take(&c, taken, i % c.from.per_part);
    part = c.to.is_part ? piece : put(&c, piece, part, i % c.to.per_part);
    if ((i + 1) % c.from.per_part == 0 && !(c.from.lead == 0 && c.from.shape.rank != 0)) {
      next_part(&c.from);
      taken = 0;
    }
    if (is_direct) {
      result = part;
    } else if ((i + 1) % c.to.per_part == 0) {
      result = tn_vectors__insert(rewriter, part, result, c.to.at, c.to.lead);
      next_part(&c.to);
      part = empty;
    }
  }
  if (rewriter->status == TN_OK && result != 0) tn_rewriter__replace1(rewriter, op, result);
  return true;
}

static const tn_script_pattern shape_casts[] = {{TN_CODE_VECTOR_SHAPE_CAST, lower_shape_cast},
                                                {TN_CODE_NONE, NULL}};

const tn_pattern_group tn_shape_pattern_groups[] = {{"vector.lower_shape_cast", shape_casts},
                                                    {NULL, NULL}};
