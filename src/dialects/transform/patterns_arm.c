// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of vector contractions to products of 2x2 tiles with instructions of SVE and Neon: i8 to
// i32, and bf16 to f32. For SVE, rows of the left side are repeated in a scalable vector, and pairs
// of rows of the right side and tiles of the accumulator are side by side in another. For Neon,
// there is one tile at a time.
//
// Source: mlir-opt's results.

#include <tenure/affine.h>

#include "dialects/arith_ops.h"
#include "dialects/arm_neon_ops.h"
#include "dialects/arm_sve_ops.h"
#include "dialects/transform/patterns.h"
#include "dialects/transform/vectors.h"
#include "dialects/vector_ops.h"
#include "ir/dialect_table.h"
#include "ir/operation_name.h"

enum { LHS, RHS, ACC };

/// A contraction of M by K with N by K.
typedef struct product {
  tn_rewriter* rewriter;
  bool is_neon;
  bool has_row;  ///< The left side and the accumulator have one row.
  tn_ref operands[3];
  tn_vector_shape shapes[3];
  int64_t m, n, k;
  const char* name;  ///< The name of the op that multiplies tiles.
  bool is_signed[2];
  bool swaps;  ///< It takes the right side first, which transposes tiles.
  tn_refs left;
  tn_refs right;
  tn_refs tiles;
} product;

//===-- Matching ------------------------------------------------------------------------------===//

/// Checks that the maps multiply rows by rows, or one row by rows, and that products are added.
static bool is_by_rows(const tn_context* context, tn_ref op, bool* out_has_row) {
  static const uint32_t dims[3][2] = {{0, 2}, {1, 2}, {0, 1}};
  const tn_attribute maps = tn_vector_contract_indexing_maps(context, op);
  if (tn_array_attribute_count(maps) != 3 ||
      tn_vectors__combining(tn_vector_contract_kind(context, op), true) != TN_CODE_ARITH_ADDI) {
    return false;
  }
  const uint32_t row = tn_affine_map_dim_count(tn_array_attribute_element(maps, 0)) == 2;
  *out_has_row = row != 0;
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_attribute map = tn_array_attribute_element(maps, i);
    const uint32_t first = row != 0 && i != RHS;
    if (tn_affine_map_dim_count(map) != 3 - row || tn_affine_map_result_count(map) != 2 - first) {
      return false;
    }
    for (uint32_t k = first; k < 2; ++k) {
      const tn_affine_expr expr = tn_affine_map_result(map, k - first);
      if (tn_affine_expr_kind_of(expr) != TN_AFFINE_DIM ||
          tn_affine_expr_position(expr) != dims[i][k] - row) {
        return false;
      }
    }
  }
  return true;
}

/// Checks that the shapes are M by `k`, [N] by `k` and M by [N], where M and N are even.
static bool has_scalable_shapes(product* p, int64_t k) {
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_type type = tn_value__type(p->rewriter->context, p->operands[i]);
    if (!tn_vector_shape__open(p->rewriter, type, &p->shapes[i]) || p->shapes[i].rank != 2 ||
        p->shapes[i].scalable[0] != (i == RHS) || p->shapes[i].scalable[1] != (i == ACC)) {
      return false;
    }
  }
  p->m = p->shapes[LHS].dims[0];
  p->n = p->shapes[RHS].dims[0];
  p->k = p->shapes[LHS].dims[1];
  return p->k == k && p->m > 0 && p->n > 0 && p->m % 2 == 0 && p->n % 2 == 0;
}

/// Like has_scalable_shapes, but for Neon nothing is scalable, K is a multiple of `k`, and M may be
/// 1.
static bool has_shapes(product* p, int64_t k) {
  if (!p->is_neon) return !p->has_row && has_scalable_shapes(p, k);
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_type type = tn_value__type(p->rewriter->context, p->operands[i]);
    if (!tn_vector_shape__open(p->rewriter, type, &p->shapes[i]) || p->shapes[i].rank == 0 ||
        tn_vector_shape__is_scalable(&p->shapes[i])) {
      return false;
    }
  }
  p->m = p->has_row ? 1 : p->shapes[LHS].dims[0];
  p->n = p->shapes[RHS].dims[0];
  p->k = p->shapes[RHS].dims[1];
  return (p->m == 1 || p->m % 2 == 0) && p->n % 2 == 0 && p->k % k == 0;
}

/// Returns the source of type i8, or narrower for Neon, that arith.extsi (arith.extui if not
/// `is_signed`) extends to an operand; 0 if there is none.
static tn_ref extended(const product* p, tn_ref value, bool is_signed) {
  const tn_context* context = p->rewriter->context;
  const tn_ref op =
      tn_value__defined_by(context, value, is_signed ? TN_CODE_ARITH_EXTSI : TN_CODE_ARITH_EXTUI);
  const uint32_t width = tn_type__int_width(tn_value__type(context, value));
  const uint32_t least = p->is_neon ? 1 : 8;
  if (op == 0) return is_signed && width <= 8 && width >= least ? value : 0;
  const tn_ref from = tn_arith_extui_in(context, op);
  const uint32_t source = tn_type__int_width(tn_value__type(context, from));
  return width == 32 && source <= 8 && source >= least ? from : 0;
}

static bool open_i8(product* p) {
  static const char* const names[2][2][2] = {
      {{"arm_sve.ummla", "arm_sve.usmmla"}, {"arm_sve.usmmla", "arm_sve.smmla"}},
      {{"arm_neon.intr.ummla", "arm_neon.intr.usmmla"},
       {"arm_neon.intr.usmmla", "arm_neon.intr.smmla"}}};
  const tn_context* context = p->rewriter->context;
  if (tn_type__int_width(tn_value__type(context, p->operands[ACC])) != 32) return false;
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref from = extended(p, p->operands[i], true);
    p->is_signed[i] = from != 0;
    p->operands[i] = from != 0 ? from : extended(p, p->operands[i], false);
    if (p->operands[i] == 0) return false;
  }
  p->name = names[p->is_neon][p->is_signed[LHS]][p->is_signed[RHS]];
  p->swaps = p->is_signed[LHS] && !p->is_signed[RHS];
  return has_shapes(p, 8);
}

static bool holds_float(const product* p, uint32_t operand, tn_float_kind kind) {
  const tn_type element =
      tn_type__element(tn_value__type(p->rewriter->context, p->operands[operand]));
  return tn_type__is(element, TN_TYPE_FLOAT) && tn_float_type_kind(element) == kind;
}

static bool open_bf16(product* p) {
  p->name = p->is_neon ? TN_NAME_ARM_NEON_INTR_BFMMLA : TN_NAME_ARM_SVE_INTR_BFMMLA;
  return holds_float(p, LHS, TN_FLOAT_BF16) && holds_float(p, RHS, TN_FLOAT_BF16) &&
         holds_float(p, ACC, TN_FLOAT_F32) && has_shapes(p, 4);
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_type row_type(product* p, tn_type element, int64_t count, bool is_scalable) {
  tn_type type = {NULL};
  (void)tn_rewriter__ok(p->rewriter, tn_vector_type_get(element, &count, &is_scalable, 1, &type));
  return type;
}

/// Creates an op that has no tn_op_code.
static tn_ref make(product* p, const char* name, tn_type type, const tn_ref* operands,
                   uint32_t count, const tn_rewriter_attribute* attribute) {
  const tn_storage* storage = NULL;
  tn_rewriter* rewriter = p->rewriter;
  if (rewriter->status != TN_OK ||
      !tn_rewriter__ok(rewriter, tn_operation_name__get(rewriter->context,
                                                        tn_string_view_from(name), &storage))) {
    return 0;
  }
  const tn_rewriter_spec spec = {.name = storage,
                                 .operands = operands,
                                 .operand_count = count,
                                 .types = &type,
                                 .result_count = 1,
                                 .attributes = attribute,
                                 .attribute_count = attribute != NULL};
  const tn_ref made = tn_rewriter__create(rewriter, &spec);
  return made == 0 ? 0 : tn_op__result(rewriter->context, made, 0);
}

static tn_rewriter_attribute place(product* p, const char* name, int64_t value) {
  tn_attribute number = {NULL};
  (void)tn_rewriter__ok(p->rewriter, tn_integer_attribute_get(
                                         tn_rewriter__int_type(p->rewriter, 64), value, &number));
  return (tn_rewriter_attribute){name, number};
}

static tn_ref insert_part(product* p, tn_ref value, tn_ref into, int64_t at) {
  const tn_ref operands[2] = {value, into};
  const tn_rewriter_attribute attribute = place(p, "pos", at);
  return make(p, TN_NAME_VECTOR_SCALABLE_INSERT, tn_value__type(p->rewriter->context, into),
              operands, 2, &attribute);
}

static tn_ref extract_part(product* p, tn_ref from, tn_type type, int64_t at) {
  const tn_rewriter_attribute attribute = place(p, "pos", at);
  return make(p, TN_NAME_VECTOR_SCALABLE_EXTRACT, type, &from, 1, &attribute);
}

static tn_ref cast(product* p, tn_op_code code, tn_ref value, tn_type element, int64_t count) {
  return tn_rewriter__make1(p->rewriter, code, row_type(p, element, count, true), value);
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// Combines two rows of the left side, repeated.
static tn_ref left_part(product* p, int64_t row) {
  int64_t order[2 * 8];
  const tn_type element = p->shapes[LHS].element;
  const tn_ref rows[2] = {tn_vectors__extract1(p->rewriter, p->operands[LHS], row),
                          tn_vectors__extract1(p->rewriter, p->operands[LHS], row + 1)};
  for (int64_t i = 0; i < 2 * p->k; ++i) order[i] = i;
  if (p->rewriter->status != TN_OK) return 0;
  const tn_ref both =
      tn_build_vector_shuffle(p->rewriter, row_type(p, element, 2 * p->k, false), rows[0], rows[1],
                              tn_make__i64s(p->rewriter, order, (uint32_t)(2 * p->k)));
  const tn_type type = row_type(p, element, 2 * p->k, true);
  const tn_ref whole = insert_part(p, both, tn_vectors__poison(p->rewriter, type), 0);
  const tn_rewriter_attribute lane = place(p, "lane", 0);
  return make(p, TN_NAME_ARM_SVE_DUPQ_LANE, type, &whole, 1, &lane);
}

/// Adds the tiles of two rows of the accumulator.
static void add_tiles(product* p, int64_t row) {
  tn_rewriter* rewriter = p->rewriter;
  const tn_type element = p->shapes[ACC].element;
  const tn_type wide = tn_rewriter__int_type(rewriter, 64);
  tn_ref rows[2] = {tn_vectors__extract1(rewriter, p->operands[ACC], row),
                    tn_vectors__extract1(rewriter, p->operands[ACC], row + 1)};
  for (uint32_t i = 0; i < 2 && !p->swaps && rewriter->status == TN_OK; ++i) {
    rows[i] = cast(p, TN_CODE_VECTOR_BITCAST, rows[i], wide, p->n / 2);
  }
  if (rewriter->status != TN_OK) return;
  tn_ref both = tn_build_vector_interleave(
      rewriter, p->swaps ? row_type(p, element, 2 * p->n, true) : row_type(p, wide, p->n, true),
      rows[0], rows[1]);
  if (!p->swaps && both != 0) both = cast(p, TN_CODE_VECTOR_BITCAST, both, element, 2 * p->n);
  for (int64_t i = 0; i < p->n && rewriter->status == TN_OK; i += 2) {
    tn_refs__push(rewriter, &p->tiles, extract_part(p, both, row_type(p, element, 4, true), 2 * i));
  }
}

/// Inserts tiles `first` and up into two rows.
static tn_ref put_tiles(product* p, tn_ref into, int64_t row, uint32_t first) {
  tn_rewriter* rewriter = p->rewriter;
  const tn_type element = p->shapes[ACC].element;
  const tn_type wide = tn_rewriter__int_type(rewriter, 64);
  tn_ref both = tn_vectors__poison(rewriter, row_type(p, element, 2 * p->n, true));
  for (uint32_t i = 0; i < p->n / 2 && rewriter->status == TN_OK; ++i) {
    both = insert_part(p, tn_refs__items(&p->tiles)[first + i], both, 4 * (int64_t)i);
  }
  if (!p->swaps && rewriter->status == TN_OK) {
    both = cast(p, TN_CODE_VECTOR_BITCAST, both, wide, p->n);
  }
  if (rewriter->status != TN_OK) return 0;
  const tn_type row_types[2] = {
      p->swaps ? row_type(p, element, p->n, true) : row_type(p, wide, p->n / 2, true),
      p->swaps ? row_type(p, element, p->n, true) : row_type(p, wide, p->n / 2, true)};
  const tn_rewriter_spec spec = {.code = TN_CODE_VECTOR_DEINTERLEAVE,
                                 .operands = &both,
                                 .operand_count = 1,
                                 .types = row_types,
                                 .result_count = 2};
  const tn_ref parted = tn_rewriter__create(rewriter, &spec);
  tn_ref rows[2] = {0, 0};
  for (uint32_t i = 0; i < 2 && parted != 0; ++i) {
    rows[i] = tn_op__result(rewriter->context, parted, i);
  }
  for (uint32_t i = 0; i < 2 && !p->swaps && rewriter->status == TN_OK; ++i) {
    rows[i] = cast(p, TN_CODE_VECTOR_BITCAST, rows[i], element, p->n);
  }
  for (uint32_t i = 0; i < 2 && rewriter->status == TN_OK; ++i) {
    into = tn_vectors__insert1(rewriter, rows[i], into, row + i);
  }
  return into;
}

static tn_ref lower(product* p) {
  tn_rewriter* rewriter = p->rewriter;
  const tn_type part = row_type(p, p->shapes[RHS].element, 2 * p->k, true);
  const uint32_t columns = (uint32_t)(p->n / 2);
  for (int64_t i = 0; i < p->m; i += 2) tn_refs__push(rewriter, &p->left, left_part(p, i));
  const tn_ref flat =
      cast(p, TN_CODE_VECTOR_SHAPE_CAST, p->operands[RHS], p->shapes[RHS].element, p->n * p->k);
  for (int64_t i = 0; i < p->n && rewriter->status == TN_OK; i += 2) {
    tn_refs__push(rewriter, &p->right, extract_part(p, flat, part, i * p->k));
  }
  for (int64_t i = 0; i < p->m; i += 2) add_tiles(p, i);
  for (uint32_t i = 0; i < p->tiles.count && rewriter->status == TN_OK; ++i) {
    tn_ref* tile = &tn_refs__items(&p->tiles)[i];
    const tn_ref left = tn_refs__items(&p->left)[i / columns];
    const tn_ref right = tn_refs__items(&p->right)[i % columns];
    const tn_ref operands[3] = {*tile, p->swaps ? right : left, p->swaps ? left : right};
    *tile = make(p, p->name, tn_value__type(rewriter->context, *tile), operands, 3, NULL);
  }
  if (rewriter->status != TN_OK) return 0;
  tn_ref result = tn_vectors__poison(rewriter, tn_value__type(rewriter->context, p->operands[ACC]));
  for (int64_t i = 0; i < p->m && rewriter->status == TN_OK; i += 2) {
    result = put_tiles(p, result, i, (uint32_t)(i / 2) * columns);
  }
  return result;
}

//===-- Neon ----------------------------------------------------------------------------------===//

static tn_attribute number_list(product* p, const int64_t* numbers, uint32_t count) {
  tn_attribute items[2] = {{NULL}, {NULL}};
  tn_attribute list = {NULL};
  const tn_type type = tn_rewriter__int_type(p->rewriter, 64);
  for (uint32_t i = 0; i < count; ++i) {
    (void)tn_rewriter__ok(p->rewriter, tn_integer_attribute_get(type, numbers[i], &items[i]));
  }
  if (p->rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(p->rewriter,
                          tn_array_attribute_get(p->rewriter->context, items, count, &list));
  }
  return list;
}

static tn_type tile_type(product* p, tn_type element, int64_t rows, int64_t columns) {
  const int64_t dims[2] = {rows, columns};
  tn_type type = {NULL};
  if (p->rewriter->status == TN_OK) {
    (void)tn_rewriter__ok(p->rewriter, tn_vector_type_get(element, dims, NULL, 2, &type));
  }
  return type;
}

/// Extracts the tile at `row` and `column` of an operand.
static tn_ref take_tile(product* p, uint32_t operand, int64_t row, int64_t column, int64_t rows,
                        int64_t columns) {
  const tn_vector_shape* shape = &p->shapes[operand];
  const uint32_t skip = 2 - shape->rank;
  const int64_t offsets[2] = {row, column};
  const int64_t sizes[2] = {rows, columns};
  const int64_t ones[2] = {1, 1};
  const tn_rewriter_attribute attributes[3] = {
      {"offsets", number_list(p, offsets + skip, shape->rank)},
      {"sizes", number_list(p, sizes + skip, shape->rank)},
      {"strides", number_list(p, ones, shape->rank)}};
  const tn_type type = skip != 0 ? row_type(p, shape->element, columns, false)
                                 : tile_type(p, shape->element, rows, columns);
  if (p->rewriter->status != TN_OK) return 0;
  return tn_rewriter__make(p->rewriter, TN_CODE_VECTOR_EXTRACT_STRIDED_SLICE, type,
                           &p->operands[operand], 1, attributes, 3);
}

static tn_ref put_tile(product* p, tn_ref tile, tn_ref into, int64_t row, int64_t column) {
  tn_rewriter* rewriter = p->rewriter;
  if (rewriter->status != TN_OK || tile == 0 || into == 0) return 0;
  const tn_type type = tn_value__type(rewriter->context, into);
  if (tn_value__type(rewriter->context, tile).storage == type.storage) return tile;
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  const int64_t offsets[2] = {row, column};
  const int64_t ones[2] = {1, 1};
  const tn_ref operands[2] = {tile, into};
  const tn_rewriter_attribute attributes[2] = {
      {"offsets", number_list(p, offsets + (2 - rank), rank)},
      {"strides",
       number_list(p, ones,
                   (uint32_t)tn_shaped_type_rank(tn_value__type(rewriter->context, tile)))}};
  return rewriter->status != TN_OK
             ? 0
             : tn_rewriter__make(rewriter, TN_CODE_VECTOR_INSERT_STRIDED_SLICE, type, operands, 2,
                                 attributes, 2);
}

/// Pads a row with a second row of zeros.
static tn_ref pad_row(product* p, tn_ref row, uint32_t operand, int64_t columns) {
  if (p->rewriter->status != TN_OK) return 0;
  const tn_type type = tile_type(p, p->shapes[operand].element, 2, columns);
  return put_tile(p, row, tn_vectors__zero(p->rewriter, type), 0, 0);
}

static tn_ref flatten(product* p, tn_ref tile, uint32_t operand, int64_t count) {
  if (p->rewriter->status != TN_OK || tile == 0) return 0;
  return tn_build_vector_shape_cast(p->rewriter,
                                    row_type(p, p->shapes[operand].element, count, false), tile);
}

static tn_ref turn(product* p, tn_ref tile) {
  static const int64_t order[2] = {1, 0};
  return p->swaps && p->rewriter->status == TN_OK
             ? tn_vectors__transpose(p->rewriter, tile, order, 2)
             : tile;
}

/// Computes one product of tiles; `*acc` is its sum so far, 0 at first.
static tn_ref add_product(product* p, const int64_t at[3], int64_t depth, tn_ref* acc,
                          tn_ref result) {
  tn_rewriter* rewriter = p->rewriter;
  const int64_t rows = p->m == 1 ? 1 : 2;
  tn_ref left = take_tile(p, LHS, at[0], at[2], rows, depth);
  const tn_ref right = take_tile(p, RHS, at[1], at[2], 2, depth);
  tn_ref start = *acc == 0 ? take_tile(p, ACC, at[0], at[1], rows, 2) : 0;
  if (rows == 1) {
    left = pad_row(p, left, LHS, depth);
    if (*acc == 0) start = pad_row(p, start, ACC, 2);
  }
  if (*acc == 0) start = turn(p, start);
  const tn_ref flat[2] = {flatten(p, left, LHS, 2 * depth), flatten(p, right, RHS, 2 * depth)};
  if (*acc == 0) *acc = flatten(p, start, ACC, 4);
  if (rewriter->status != TN_OK) return 0;
  const tn_ref operands[3] = {*acc, flat[p->swaps], flat[!p->swaps]};
  *acc = make(p, p->name, tn_value__type(rewriter->context, *acc), operands, 3, NULL);
  if (*acc == 0) return 0;
  tn_ref tile = turn(
      p, tn_build_vector_shape_cast(rewriter, tile_type(p, p->shapes[ACC].element, 2, 2), *acc));
  if (rows == 1 && rewriter->status == TN_OK) tile = tn_vectors__extract1(rewriter, tile, 0);
  return put_tile(p, tile, result, at[0], at[1]);
}

/// Extends a narrower operand to i8.
static void widen(product* p, uint32_t operand) {
  tn_rewriter* rewriter = p->rewriter;
  tn_vector_shape* shape = &p->shapes[operand];
  const uint32_t width = tn_type__int_width(shape->element);
  if (width == 0 || width == 8) return;
  shape->element = tn_rewriter__int_type(rewriter, 8);
  p->operands[operand] = tn_rewriter__make1(
      rewriter, p->is_signed[operand] ? TN_CODE_ARITH_EXTSI : TN_CODE_ARITH_EXTUI,
      tn_vector_shape__type(rewriter, shape, 0), p->operands[operand]);
}

static tn_ref lower_by_tiles(product* p) {
  const int64_t depth = tn_type__is(p->shapes[LHS].element, TN_TYPE_FLOAT) ? 4 : 8;
  int64_t at[3];
  for (uint32_t i = 0; i < 2; ++i) widen(p, i);
  if (p->rewriter->status != TN_OK) return 0;
  tn_ref result =
      tn_vectors__zero(p->rewriter, tn_value__type(p->rewriter->context, p->operands[ACC]));
  for (at[0] = 0; at[0] < p->m; at[0] += 2) {
    for (at[1] = 0; at[1] < p->n; at[1] += 2) {
      tn_ref acc = 0;
      for (at[2] = 0; at[2] < p->k; at[2] += depth) {
        if (!tn_rewriter__goes_on(p->rewriter)) return 0;
        result = add_product(p, at, depth, &acc, result);
      }
    }
  }
  return result;
}

//===-- Sets ----------------------------------------------------------------------------------===//

static bool lower_contraction(tn_rewriter* rewriter, tn_ref op, bool is_neon,
                              bool (*open)(product* p)) {
  tn_dialect* dialect = NULL;
  product p = {.rewriter = rewriter, .is_neon = is_neon};
  tn_ref root;
  tn_ref mask;
  if (!is_by_rows(rewriter->context, op, &p.has_row) ||
      tn_vectors__mask(rewriter->context, op, &root, &mask)) {
    return false;
  }
  for (uint32_t i = 0; i < 3; ++i) p.operands[i] = tn_op__operand(rewriter->context, op, i);
  if (!open(&p)) return false;
  if (!tn_rewriter__ok(
          rewriter,
          tn_dialect__load(rewriter->context, tn_string_view_from(is_neon ? "arm_neon" : "arm_sve"),
                           &dialect)) ||
      dialect == NULL) {
    return false;
  }
  const tn_ref result = is_neon ? lower_by_tiles(&p) : lower(&p);
  if (result != 0 && rewriter->status == TN_OK) tn_rewriter__replace1(rewriter, op, result);
  tn_refs__free(rewriter, &p.left);
  tn_refs__free(rewriter, &p.right);
  tn_refs__free(rewriter, &p.tiles);
  return true;
}

static bool sve_i8(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  return lower_contraction(rewriter, op, false, open_i8);
}
static bool sve_bf16(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  return lower_contraction(rewriter, op, false, open_bf16);
}
static bool neon_i8(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  return lower_contraction(rewriter, op, true, open_i8);
}
static bool neon_bf16(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  (void)set;
  return lower_contraction(rewriter, op, true, open_bf16);
}

#define ONE(match)                                           \
  (const tn_script_pattern[]) {                              \
    {TN_CODE_VECTOR_CONTRACT, match}, { TN_CODE_NONE, NULL } \
  }

const tn_pattern_group tn_arm_pattern_groups[] = {
    {"arm_sve.vector_contract_to_i8mm", ONE(sve_i8)},
    {"arm_sve.vector_contract_to_bfmmla", ONE(sve_bf16)},
    {"arm_neon.vector_contract_to_i8mm", ONE(neon_i8)},
    {"arm_neon.vector_contract_to_bfmmla", ONE(neon_bf16)},
    {NULL, NULL},
};
