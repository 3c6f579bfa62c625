// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions of vectors as products of 2x2 tiles that SVE has instructions for: of i8 to i32, and
// of bf16 to f32. Rows of the left side are repeated in all of a scalable vector, pairs of rows of
// the right side stand side by side in one, and so do tiles of the accumulator. Source: what
// mlir-opt gives.

#include <tenure/affine.h>

#include "dialects/transform/patterns.h"
#include "dialects/transform/vectors.h"
#include "ir/dialect_table.h"
#include "ir/operation_name.h"

enum { LHS, RHS, ACC };

#define ROWS_MAX 64

/// A contraction of rows of M by K and of N by K.
typedef struct product {
  tn_rewriter* it;
  tn_ref operands[3];
  tn_vector_shape shapes[3];
  int64_t m, n, k;
  const char* name;  ///< Of the op that multiplies tiles.
  bool swaps;        ///< It takes the right side first, which transposes tiles.
  tn_refs left;
  tn_refs right;
  tn_refs tiles;
} product;

//===-- Which contractions --------------------------------------------------------------------===//

/// Whether the maps are those of rows by rows, and what is combined is added up.
static bool is_by_rows(const tn_context* context, tn_ref op) {
  static const uint32_t dims[3][2] = {{0, 2}, {1, 2}, {0, 1}};
  const tn_attribute maps = tn_rewriter__attribute(context, op, "indexing_maps");
  if (tn_array_attribute_count(maps) != 3 ||
      tn_vectors__combining(tn_rewriter__attribute(context, op, "kind"), true) !=
          TN_CODE_ARITH_ADDI) {
    return false;
  }
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_attribute map = tn_array_attribute_element(maps, i);
    if (tn_affine_map_dim_count(map) != 3 || tn_affine_map_result_count(map) != 2) return false;
    for (uint32_t k = 0; k < 2; ++k) {
      const tn_affine_expr expr = tn_affine_map_result(map, k);
      if (tn_affine_expr_kind_of(expr) != TN_AFFINE_DIM ||
          tn_affine_expr_position(expr) != dims[i][k]) {
        return false;
      }
    }
  }
  return true;
}

/// Whether the shapes are M by `k`, [N] by `k` and M by [N], M and N being even.
static bool has_shapes(product* p, int64_t k) {
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_type type = tn_read__type(p->it->context, p->operands[i]);
    if (!tn_vector_shape__open(type, &p->shapes[i]) || p->shapes[i].rank != 2 ||
        p->shapes[i].scalable[0] != (i == RHS) || p->shapes[i].scalable[1] != (i == ACC)) {
      return false;
    }
  }
  p->m = p->shapes[LHS].dims[0];
  p->n = p->shapes[RHS].dims[0];
  p->k = p->shapes[LHS].dims[1];
  return p->k == k && p->m > 0 && p->n > 0 && p->m % 2 == 0 && p->n % 2 == 0 && p->m <= ROWS_MAX &&
         p->n <= ROWS_MAX;
}

/// The i8 that an operand is made of by arith.extsi (or, else, arith.extui); 0 if it is not.
static tn_ref extended(const tn_context* context, tn_ref value, bool is_signed) {
  const tn_ref op =
      tn_rewriter__source_of(context, value, is_signed ? TN_CODE_ARITH_EXTSI : TN_CODE_ARITH_EXTUI);
  const uint32_t width = tn_type__int_width(tn_read__type(context, value));
  if (op == 0) return is_signed && width == 8 ? value : 0;
  const tn_ref from = tn_read__operand(context, op, 0);
  return width == 32 && tn_type__int_width(tn_read__type(context, from)) == 8 ? from : 0;
}

static bool open_i8(product* p) {
  static const char* const names[2][2] = {{"arm_sve.ummla", "arm_sve.usmmla"},
                                          {"arm_sve.usmmla", "arm_sve.smmla"}};
  const tn_context* context = p->it->context;
  bool is_signed[2];
  if (tn_type__int_width(tn_read__type(context, p->operands[ACC])) != 32) return false;
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref from = extended(context, p->operands[i], true);
    is_signed[i] = from != 0;
    p->operands[i] = from != 0 ? from : extended(context, p->operands[i], false);
    if (p->operands[i] == 0) return false;
  }
  p->name = names[is_signed[LHS]][is_signed[RHS]];
  p->swaps = is_signed[LHS] && !is_signed[RHS];
  return has_shapes(p, 8);
}

static bool is_float(const product* p, uint32_t operand, tn_float_kind kind) {
  const tn_type element = tn_type__element(tn_read__type(p->it->context, p->operands[operand]));
  return tn_type__is_kind(element, TN_TYPE_FLOAT) && tn_float_type_kind(element) == kind;
}

static bool open_bf16(product* p) {
  p->name = "arm_sve.intr.bfmmla";
  return is_float(p, LHS, TN_FLOAT_BF16) && is_float(p, RHS, TN_FLOAT_BF16) &&
         is_float(p, ACC, TN_FLOAT_F32) && has_shapes(p, 4);
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_type row_type(product* p, tn_type element, int64_t count, bool is_scalable) {
  tn_type type = {NULL};
  (void)tn_rewriter__ok(p->it, tn_vector_type_get(element, &count, &is_scalable, 1, &type));
  return type;
}

/// An op that has no number here.
static tn_ref make(product* p, const char* name, tn_type type, const tn_ref* operands,
                   uint32_t count, const tn_rewriter_attribute* attribute) {
  const tn_storage* storage = NULL;
  tn_rewriter* it = p->it;
  if (it->status != TN_OK ||
      !tn_rewriter__ok(it,
                       tn_operation_name__get(it->context, tn_string_view_from(name), &storage))) {
    return 0;
  }
  const tn_rewriter_spec spec = {.name = storage,
                                 .operands = operands,
                                 .operand_count = count,
                                 .types = &type,
                                 .result_count = 1,
                                 .attributes = attribute,
                                 .attribute_count = attribute != NULL};
  const tn_ref made = tn_rewriter__create(it, &spec);
  return made == 0 ? 0 : tn_read__result(it->context, made, 0);
}

static tn_rewriter_attribute place(product* p, const char* name, int64_t value) {
  tn_attribute number = {NULL};
  (void)tn_rewriter__ok(p->it,
                        tn_integer_attribute_get(tn_rewriter__int_type(p->it, 64), value, &number));
  return (tn_rewriter_attribute){name, number};
}

static tn_ref insert_part(product* p, tn_ref value, tn_ref into, int64_t at) {
  const tn_ref operands[2] = {value, into};
  const tn_rewriter_attribute attribute = place(p, "pos", at);
  return make(p, "vector.scalable.insert", tn_read__type(p->it->context, into), operands, 2,
              &attribute);
}

static tn_ref extract_part(product* p, tn_ref from, tn_type type, int64_t at) {
  const tn_rewriter_attribute attribute = place(p, "pos", at);
  return make(p, "vector.scalable.extract", type, &from, 1, &attribute);
}

static tn_ref cast(product* p, tn_op_code code, tn_ref value, tn_type element, int64_t count) {
  return tn_rewriter__make1(p->it, code, row_type(p, element, count, true), value);
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// Two rows of the left side, repeated.
static tn_ref left_part(product* p, int64_t row) {
  int64_t order[2 * 8];
  const tn_type element = p->shapes[LHS].element;
  const tn_ref rows[2] = {tn_vectors__extract1(p->it, p->operands[LHS], row),
                          tn_vectors__extract1(p->it, p->operands[LHS], row + 1)};
  for (int64_t i = 0; i < 2 * p->k; ++i) order[i] = i;
  const tn_rewriter_attribute mask = {"mask",
                                      tn_vectors__numbers(p->it, order, (uint32_t)(2 * p->k))};
  if (p->it->status != TN_OK) return 0;
  const tn_ref both = tn_rewriter__make(p->it, TN_CODE_VECTOR_SHUFFLE,
                                        row_type(p, element, 2 * p->k, false), rows, 2, &mask, 1);
  const tn_type type = row_type(p, element, 2 * p->k, true);
  const tn_ref whole = insert_part(p, both, tn_vectors__poison(p->it, type), 0);
  const tn_rewriter_attribute lane = place(p, "lane", 0);
  return make(p, "arm_sve.dupq_lane", type, &whole, 1, &lane);
}

/// Tiles of two rows of the accumulator.
static void add_tiles(product* p, int64_t row) {
  tn_rewriter* it = p->it;
  const tn_type element = p->shapes[ACC].element;
  const tn_type wide = tn_rewriter__int_type(it, 64);
  tn_ref rows[2] = {tn_vectors__extract1(it, p->operands[ACC], row),
                    tn_vectors__extract1(it, p->operands[ACC], row + 1)};
  for (uint32_t i = 0; i < 2 && !p->swaps && it->status == TN_OK; ++i) {
    rows[i] = cast(p, TN_CODE_VECTOR_BITCAST, rows[i], wide, p->n / 2);
  }
  if (it->status != TN_OK) return;
  tn_ref both = tn_rewriter__make2(
      it, TN_CODE_VECTOR_INTERLEAVE,
      p->swaps ? row_type(p, element, 2 * p->n, true) : row_type(p, wide, p->n, true), rows[0],
      rows[1]);
  if (!p->swaps && both != 0) both = cast(p, TN_CODE_VECTOR_BITCAST, both, element, 2 * p->n);
  for (int64_t i = 0; i < p->n && it->status == TN_OK; i += 2) {
    tn_refs__push(it, &p->tiles, extract_part(p, both, row_type(p, element, 4, true), 2 * i));
  }
}

/// Puts tiles from number `first` on back into two rows.
static tn_ref put_tiles(product* p, tn_ref into, int64_t row, uint32_t first) {
  tn_rewriter* it = p->it;
  const tn_type element = p->shapes[ACC].element;
  const tn_type wide = tn_rewriter__int_type(it, 64);
  tn_ref both = tn_vectors__poison(it, row_type(p, element, 2 * p->n, true));
  for (uint32_t i = 0; i < p->n / 2 && it->status == TN_OK; ++i) {
    both = insert_part(p, tn_refs__items(&p->tiles)[first + i], both, 4 * (int64_t)i);
  }
  if (!p->swaps && it->status == TN_OK) {
    both = cast(p, TN_CODE_VECTOR_BITCAST, both, wide, p->n);
  }
  if (it->status != TN_OK) return 0;
  const tn_type row_types[2] = {
      p->swaps ? row_type(p, element, p->n, true) : row_type(p, wide, p->n / 2, true),
      p->swaps ? row_type(p, element, p->n, true) : row_type(p, wide, p->n / 2, true)};
  const tn_rewriter_spec spec = {.code = TN_CODE_VECTOR_DEINTERLEAVE,
                                 .operands = &both,
                                 .operand_count = 1,
                                 .types = row_types,
                                 .result_count = 2};
  const tn_ref parted = tn_rewriter__create(it, &spec);
  tn_ref rows[2] = {0, 0};
  for (uint32_t i = 0; i < 2 && parted != 0; ++i) {
    rows[i] = tn_read__result(it->context, parted, i);
  }
  for (uint32_t i = 0; i < 2 && !p->swaps && it->status == TN_OK; ++i) {
    rows[i] = cast(p, TN_CODE_VECTOR_BITCAST, rows[i], element, p->n);
  }
  for (uint32_t i = 0; i < 2 && it->status == TN_OK; ++i) {
    into = tn_vectors__insert1(it, rows[i], into, row + i);
  }
  return into;
}

static tn_ref lower(product* p) {
  tn_rewriter* it = p->it;
  const tn_type part = row_type(p, p->shapes[RHS].element, 2 * p->k, true);
  const uint32_t columns = (uint32_t)(p->n / 2);
  for (int64_t i = 0; i < p->m; i += 2) tn_refs__push(it, &p->left, left_part(p, i));
  const tn_ref flat =
      cast(p, TN_CODE_VECTOR_SHAPE_CAST, p->operands[RHS], p->shapes[RHS].element, p->n * p->k);
  for (int64_t i = 0; i < p->n && it->status == TN_OK; i += 2) {
    tn_refs__push(it, &p->right, extract_part(p, flat, part, i * p->k));
  }
  for (int64_t i = 0; i < p->m; i += 2) add_tiles(p, i);
  for (uint32_t i = 0; i < p->tiles.count && it->status == TN_OK; ++i) {
    tn_ref* tile = &tn_refs__items(&p->tiles)[i];
    const tn_ref left = tn_refs__items(&p->left)[i / columns];
    const tn_ref right = tn_refs__items(&p->right)[i % columns];
    const tn_ref operands[3] = {*tile, p->swaps ? right : left, p->swaps ? left : right};
    *tile = make(p, p->name, tn_read__type(it->context, *tile), operands, 3, NULL);
  }
  if (it->status != TN_OK) return 0;
  tn_ref result = tn_vectors__poison(it, tn_read__type(it->context, p->operands[ACC]));
  for (int64_t i = 0; i < p->m && it->status == TN_OK; i += 2) {
    result = put_tiles(p, result, i, (uint32_t)(i / 2) * columns);
  }
  return result;
}

static bool lower_contraction(tn_rewriter* it, tn_ref op, bool (*open)(product* p)) {
  tn_dialect* dialect = NULL;
  product p = {.it = it};
  tn_ref root;
  tn_ref mask;
  if (!is_by_rows(it->context, op) || tn_vectors__mask(it->context, op, &root, &mask)) return false;
  for (uint32_t i = 0; i < 3; ++i) p.operands[i] = tn_read__operand(it->context, op, i);
  if (!open(&p)) return false;
  if (!tn_rewriter__ok(it,
                       tn_dialect__load(it->context, tn_string_view_from("arm_sve"), &dialect)) ||
      dialect == NULL) {
    return false;
  }
  const tn_ref result = lower(&p);
  if (result != 0 && it->status == TN_OK) tn_rewriter__replace1(it, op, result);
  tn_refs__free(it, &p.left);
  tn_refs__free(it, &p.right);
  tn_refs__free(it, &p.tiles);
  return true;
}

static bool lower_i8(tn_rewriter* it, tn_ref op, tn_ref set) {
  (void)set;
  return lower_contraction(it, op, open_i8);
}

static bool lower_bf16(tn_rewriter* it, tn_ref op, tn_ref set) {
  (void)set;
  return lower_contraction(it, op, open_bf16);
}

static const tn_script_pattern i8_patterns[] = {{TN_CODE_VECTOR_CONTRACT, lower_i8},
                                                {TN_CODE_NONE, NULL}};
static const tn_script_pattern bf16_patterns[] = {{TN_CODE_VECTOR_CONTRACT, lower_bf16},
                                                  {TN_CODE_NONE, NULL}};

const tn_pattern_group tn_arm_pattern_groups[] = {
    {"arm_sve.vector_contract_to_i8mm", i8_patterns},
    {"arm_sve.vector_contract_to_bfmmla", bf16_patterns},
    {NULL, NULL},
};
