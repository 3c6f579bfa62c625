// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linalg's products.
//
// In MLIR 22 every product may have indexing maps; this file has those of the named ops that had
// none before. Source: MLIR, "'linalg' Dialect".

#include "adapter/contraction.h"

#include <tenure/affine.h>
#include <tenure/block.h>
#include <tenure/value.h>

size_t tn_loop_map__find(const tn_loop_map* map, size_t loop) {
  for (size_t i = 0; i < map->count; ++i) {
    if (map->loops[i] == loop) return i;
  }
  return SIZE_MAX;
}

//===-- Maps ----------------------------------------------------------------------------------===//

typedef struct named_product {
  const char* name;
  const char* maps[3];  ///< One letter for each loop.
} named_product;

static const named_product named_products[] = {
    {"linalg.matmul", {"mk", "kn", "mn"}},
    {"linalg.matmul_transpose_a", {"km", "kn", "mn"}},
    {"linalg.matmul_transpose_b", {"mk", "nk", "mn"}},
    {"linalg.batch_matmul", {"bmk", "bkn", "bmn"}},
    {"linalg.batch_matmul_transpose_a", {"bkm", "bkn", "bmn"}},
    {"linalg.batch_matmul_transpose_b", {"bmk", "bnk", "bmn"}},
    {"linalg.batch_reduce_matmul", {"bmk", "bkn", "mn"}},
    {"linalg.vecmat", {"k", "kn", "n"}},
    {"linalg.matvec", {"mk", "k", "m"}},
    {"linalg.batch_vecmat", {"bk", "bkn", "bn"}},
    {"linalg.batch_matvec", {"bmk", "bk", "bm"}},
};

static const named_product* find_named(tn_string_view name) {
  for (size_t i = 0; i < sizeof named_products / sizeof *named_products; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(named_products[i].name))) {
      return &named_products[i];
    }
  }
  return NULL;
}

static void use_letters(const named_product* product, tn_contraction* out_contraction) {
  static const char letters[] = "bmnk";
  for (size_t i = 0; i < 3; ++i) {
    out_contraction->maps[i].count = 0;
    for (const char* c = product->maps[i]; *c != '\0'; ++c) {
      tn_loop_map__add(&out_contraction->maps[i], (size_t)(strchr(letters, *c) - letters));
    }
  }
  out_contraction->loop_count = sizeof letters - 1;
}

static bool read_map(tn_attribute map, tn_loop_map* out_map) {
  out_map->count = 0;
  if (tn_attribute_kind_of(map) != TN_ATTRIBUTE_AFFINE_MAP ||
      tn_affine_map_dim_count(map) > TN_LOOP_COUNT_MAX - 1 ||
      tn_affine_map_result_count(map) > TN_LOOP_COUNT_MAX - 1) {
    return false;
  }
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const tn_affine_expr loop = tn_affine_map_result(map, i);
    if (tn_affine_expr_kind_of(loop) != TN_AFFINE_DIM ||
        tn_loop_map__find(out_map, tn_affine_expr_position(loop)) != SIZE_MAX) {
      return false;
    }
    tn_loop_map__add(out_map, tn_affine_expr_position(loop));
  }
  return true;
}

static bool read_maps(tn_op op, tn_contraction* out_contraction) {
  const tn_attribute maps = tn_op_attribute(op, tn_string_view_from("indexing_maps"));
  if (tn_attribute_kind_of(maps) != TN_ATTRIBUTE_ARRAY || tn_array_attribute_count(maps) != 3) {
    return false;
  }
  for (size_t i = 0; i < 3; ++i) {
    const tn_attribute map = tn_array_attribute_element(maps, i);
    if (!read_map(map, &out_contraction->maps[i])) return false;
    out_contraction->loop_count = tn_affine_map_dim_count(map);
  }
  return true;
}

//===-- Bodies --------------------------------------------------------------------------------===//

static bool is_called(tn_op op, const char* name) {
  return !tn_op_is_null(op) && tn_string_view_equal(tn_op_name(op), tn_string_view_from(name));
}

// Returns the value before a few conversions between float types.
static tn_value before_casts(tn_value value) {
  for (int i = 0; i < 4 && !tn_value_is_null(value); ++i) {
    const tn_op op = tn_value_owner_op(value);
    if (!is_called(op, "arith.extf") && !is_called(op, "arith.truncf")) return value;
    value = tn_op_operand(op, 0);
  }
  return value;
}

// Returns whether `value` is argument `index` of `block`, possibly converted.
static bool is_argument(tn_value value, tn_block block, size_t index) {
  const tn_value argument = tn_block_argument(block, index);
  const tn_value source = before_casts(value);
  return source.slot == argument.slot && source.generation == argument.generation &&
         source.index == argument.index;
}

static bool is_product_of_inputs(tn_value value, tn_block block) {
  const tn_op op = tn_value_owner_op(before_casts(value));
  if (!is_called(op, "arith.mulf") || tn_op_operand_count(op) != 2) return false;
  const tn_value left = tn_op_operand(op, 0);
  const tn_value right = tn_op_operand(op, 1);
  return (is_argument(left, block, 0) && is_argument(right, block, 1)) ||
         (is_argument(left, block, 1) && is_argument(right, block, 0));
}

// Matches `yield acc + a * b`, with conversions anywhere except around the sum.
static bool adds_products_up(tn_op op) {
  const tn_block block = tn_region_first_block(tn_op_region(op, 0));
  if (tn_block_is_null(block) || tn_block_argument_count(block) != 3) return false;
  const tn_op yield = tn_block_last_op(block);
  if (!is_called(yield, "linalg.yield") || tn_op_operand_count(yield) != 1) return false;
  const tn_op sum = tn_value_owner_op(tn_op_operand(yield, 0));
  if (!is_called(sum, "arith.addf") || tn_op_operand_count(sum) != 2) return false;
  const tn_value left = tn_op_operand(sum, 0);
  const tn_value right = tn_op_operand(sum, 1);
  return (is_argument(left, block, 2) && is_product_of_inputs(right, block)) ||
         (is_argument(right, block, 2) && is_product_of_inputs(left, block));
}

//===-- Reading -------------------------------------------------------------------------------===//

static bool has_rank(tn_value value, size_t rank) {
  return !tn_value_is_null(value) && tn_type_kind_of(tn_value_type(value)) == TN_TYPE_TENSOR &&
         tn_shaped_type_rank(tn_value_type(value)) == rank;
}

bool tn_contraction__read(tn_op op, tn_contraction* out_contraction) {
  const named_product* named = find_named(tn_op_name(op));
  const bool generic = is_called(op, "linalg.generic");
  const bool contract = is_called(op, "linalg.contract");
  if ((named == NULL && !generic && !contract) || tn_op_operand_count(op) != 3 ||
      tn_op_result_count(op) != 1) {
    return false;
  }
  if (tn_attribute_is_null(tn_op_attribute(op, tn_string_view_from("indexing_maps"))) &&
      named != NULL) {
    use_letters(named, out_contraction);
  } else if (!read_maps(op, out_contraction)) {
    return false;
  }
  for (size_t i = 0; i < 3; ++i) {
    if (!has_rank(tn_op_operand(op, i), out_contraction->maps[i].count)) return false;
  }
  return !generic || adds_products_up(op);
}
