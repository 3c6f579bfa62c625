// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of pack and unpack, of Winograd transforms, and of batch matrix products with custom
// maps. Source: the documentation of MLIR's linalg ops; the order of checks and the messages match.

#include "dialects/linalg/structure.h"

#include "dialects/linalg_ops.h"

/// Returns whether static dimensions equal the expected ones.
static bool dims_fit(tn_type type, const int64_t* wanted, size_t count) {
  if (tn_shaped_type_rank(type) != count) return false;
  for (size_t i = 0; i < count; ++i) {
    const int64_t found = tn_shaped_type_dims(type)[i];
    if (found != wanted[i] && found != TN_DYNAMIC && wanted[i] != TN_DYNAMIC) return false;
  }
  return true;
}

//===-- pack and unpack -----------------------------------------------------------------------===//

typedef struct packing {
  tn_type packed;
  tn_type unpacked;
  const int64_t* tiles;  ///< TN_DYNAMIC for operands.
  const int64_t* inner;
  const int64_t* outer;
  uint32_t tile_count;
  uint32_t inner_count;
  uint32_t outer_count;
  uint32_t first_tile;  ///< The first tile operand.
} packing;

/// Returns whether numbers are distinct dimensions of a shape.
static bool are_places(const int64_t* numbers, uint32_t count, size_t rank) {
  if (count > rank) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (numbers[i] < 0 || (size_t)numbers[i] >= rank) return false;
    for (uint32_t k = 0; k < i; ++k) {
      if (numbers[k] == numbers[i]) return false;
    }
  }
  return true;
}

static bool has_zero(const tn_context* context, tn_ref op, const packing* self) {
  uint32_t operand = self->first_tile;
  for (uint32_t i = 0; i < self->tile_count; ++i) {
    int64_t value = self->tiles[i];
    if (value == TN_DYNAMIC && !tn_op__constant_operand(context, op, operand++, &value)) {
      continue;
    }
    if (value == 0) return true;
  }
  return false;
}

/// Returns the size of dimension `place` of the unpacked shape, divided by its tile if it is tiled.
static int64_t tiled_extent(const packing* self, size_t place) {
  int64_t extent = tn_shaped_type_dims(self->unpacked)[place];
  for (uint32_t i = 0; i < self->tile_count && extent != TN_DYNAMIC; ++i) {
    const int64_t tile = self->tiles[i];
    if ((size_t)self->inner[i] != place) continue;
    extent = tile == TN_DYNAMIC ? TN_DYNAMIC : extent / tile + (extent % tile > 0);
  }
  return extent;
}

/// Computes the packed shape.
static void packed_dims(const packing* self, int64_t* dims) {
  const size_t rank = tn_shaped_type_rank(self->unpacked);
  for (size_t i = 0; i < rank; ++i) {
    dims[i] = tiled_extent(self, self->outer_count == 0 ? i : (size_t)self->outer[i]);
  }
  for (uint32_t i = 0; i < self->tile_count; ++i) dims[rank + i] = self->tiles[i];
}

static const char* wrong_places(const packing* self) {
  const size_t rank = tn_shaped_type_rank(self->unpacked);
  if (!are_places(self->inner, self->inner_count, rank)) return "invalid inner_dims_pos vector";
  if (!are_places(self->outer, self->outer_count, rank)) return "invalid outer_dims_perm vector";
  if (self->outer_count != 0 && self->outer_count != rank) {
    return "outer_dims_perm must be a permutation or empty";
  }
  if (self->tile_count > rank) {
    return "tiling factors must be less than or equal to the input rank for pack or output rank "
           "for unpack";
  }
  if (self->tile_count != self->inner_count) {
    return "tiling factors must equal the number of dimensions to tile";
  }
  return NULL;
}

static tn_status check_packed(const tn_context* context, tn_ref op, const packing* self) {
  if (has_zero(context, op, self))
    return tn_op__fail(context, op, NULL, "invalid zero tile factor");
  const char* wrong = wrong_places(self);
  if (wrong != NULL) return tn_op__fail(context, op, NULL, "%s", wrong);
  const size_t rank = tn_shaped_type_rank(self->unpacked) + self->tile_count;
  const size_t found = tn_shaped_type_rank(self->packed);
  if (found != rank) {
    return tn_op__fail(context, op, NULL,
                       "packed rank != (unpacked rank + num tiling factors), got %zu != %zu", found,
                       rank);
  }
  for (uint32_t i = 0; i < self->tile_count; ++i) {
    if (tn_shaped_type_dims(self->packed)[rank - self->tile_count + i] == self->tiles[i]) continue;
    return tn_op__fail(context, op, NULL,
                       "mismatch in inner tile sizes specified and shaped of tiled dimension in "
                       "the packed type");
  }
  const size_t byte_size = ((size_t)rank + self->tile_count + 1) * sizeof(int64_t);
  int64_t* dims = tn_allocate(&context->allocator, byte_size);
  if (dims == NULL) return tn_context__out_of_memory(context);
  tn_type types[2] = {{NULL}, self->packed};
  packed_dims(self, dims);
  const bool is_right = dims_fit(self->packed, dims, rank);
  const tn_status status = is_right ? TN_OK
                                    : tn_tensor_type_get(tn_type_element_type(self->packed), dims,
                                                         rank, NULL, &types[0]);
  tn_deallocate(&context->allocator, dims, byte_size);
  if (is_right || status != TN_OK) return status;
  return tn_check__fail_typed(context, op, false, "expected $ for the packed domain value, got $",
                              types);
}

static packing open_packing(const tn_context* context, tn_ref op, uint32_t packed,
                            uint32_t unpacked) {
  packing self = {.packed = tn_op__operand_type(context, op, packed),
                  .unpacked = tn_op__operand_type(context, op, unpacked)};
  self.tiles = tn_check__numbers(context, op, "static_inner_tiles", &self.tile_count);
  self.inner = tn_check__numbers(context, op, "inner_dims_pos", &self.inner_count);
  self.outer = tn_check__numbers(context, op, "outer_dims_perm", &self.outer_count);
  self.first_tile = 2;
  return self;
}

/// Returns whether a tile does not divide its dimension.
static bool needs_padding(const tn_context* context, tn_ref op, const packing* self) {
  uint32_t operand = self->first_tile;
  for (uint32_t i = 0; i < self->tile_count; ++i) {
    const int64_t place = self->inner[i];
    const int64_t extent = tn_shaped_type_dims(self->unpacked)[place];
    int64_t tile = self->tiles[i];
    const bool is_known =
        tile != TN_DYNAMIC || tn_op__constant_operand(context, op, operand++, &tile);
    if (!is_known) {
      uint32_t at = (uint32_t)place;
      for (uint32_t k = 0; k < self->outer_count; ++k) {
        if (self->outer[k] == place) at = k;
      }
      tile = tn_shaped_type_dims(self->packed)[at];
    }
    if (extent == TN_DYNAMIC || tile == TN_DYNAMIC || tile == 0) continue;
    if (extent % tile != 0) return true;
  }
  return false;
}

static tn_status check_pack(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  packing self = open_packing(context, op, 1, 0);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  const bool has_padding = counts[2] != 0;
  self.first_tile += counts[2];
  TN_TRY(check_packed(context, op, &self));
  if (has_padding) {
    const tn_type element = tn_type_element_type(self.unpacked);
    const tn_type padding = tn_op__operand_type(context, op, 2);
    if (tn_type_equal(element, padding)) return TN_OK;
    return tn_check__fail_types(context, op, "expected padding_value has ", element,
                                " but got: ", padding, "");
  }
  if (!needs_padding(context, op, &self)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "invalid tile factor or output size provided. Only full tiles are "
                           "supported when padding_value is not set");
}

static tn_status check_unpack(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const packing self = open_packing(context, op, 0, 1);
  return check_packed(context, op, &self);
}

//===-- Winograd ------------------------------------------------------------------------------===//

/// Returns the sizes of output tiles and of the kernel.
static void sizes_of(const tn_context* context, tn_ref op, int64_t* out_m, int64_t* out_r) {
  static const int64_t sizes[3][2] = {{2, 3}, {4, 3}, {2, 5}};
  const int64_t number =
      tn_integer_attribute_value((tn_attribute){tn_op__inherent(context, op, "fmr")});
  const size_t row = number >= 0 && number < 3 ? (size_t)number : 0;
  *out_m = sizes[row][0];
  *out_r = sizes[row][1];
}

static tn_status check_output(const tn_context* context, tn_ref op, const int64_t* wanted,
                              size_t count) {
  if (dims_fit(tn_op__operand_type(context, op, 1), wanted, count)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "the output shape is not expected");
}

static tn_status check_filter_transform(tn_context* context, tn_ref op,
                                        const tn_op_schema* schema) {
  int64_t m;
  int64_t r;
  (void)schema;
  sizes_of(context, op, &m, &r);
  const int64_t* filter = tn_shaped_type_dims(
      tn_op__operand_type(context, op, TN_LINALG_WINOGRAD_FILTER_TRANSFORM_FILTER));
  const char* wrong = NULL;
  if (filter[1] != r && filter[1] != 1) {
    wrong = "expect filter height either equals to r or 1";
  } else if (filter[2] != r && filter[2] != 1) {
    wrong = "expect filter width either equals to r or 1";
  } else if (filter[1] == 1 && filter[2] == 1) {
    wrong = "expect either filter height or width equals to r";
  }
  if (wrong != NULL) return tn_op__fail_named(context, op, NULL, "%s", wrong);
  const int64_t wanted[] = {filter[1] == r ? m + r - 1 : 1, filter[2] == r ? m + r - 1 : 1,
                            filter[3], filter[0]};
  return check_output(context, op, wanted, 4);
}

static tn_status check_input_transform(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  int64_t m;
  int64_t r;
  (void)schema;
  sizes_of(context, op, &m, &r);
  const int64_t* input = tn_shaped_type_dims(
      tn_op__operand_type(context, op, TN_LINALG_WINOGRAD_INPUT_TRANSFORM_INPUT));
  const int64_t* output = tn_shaped_type_dims(
      tn_op__operand_type(context, op, TN_LINALG_WINOGRAD_INPUT_TRANSFORM_OUTPUT));
  int64_t wanted[6] = {0, 0, 0, 0, input[0], input[3]};
  for (size_t i = 0; i < 2; ++i) {
    const int64_t extent = input[1 + i];
    const bool is_unknown = extent == TN_DYNAMIC;
    const bool is_tiled = output[i] != 1 || is_unknown;
    wanted[i] = is_tiled ? m + r - 1 : 1;
    wanted[2 + i] = is_unknown ? TN_DYNAMIC : is_tiled ? (extent - (r - 1)) / m : extent;
  }
  return check_output(context, op, wanted, 6);
}

static tn_status check_output_transform(tn_context* context, tn_ref op,
                                        const tn_op_schema* schema) {
  int64_t m;
  int64_t r;
  (void)schema;
  sizes_of(context, op, &m, &r);
  const int64_t* value = tn_shaped_type_dims(
      tn_op__operand_type(context, op, TN_LINALG_WINOGRAD_OUTPUT_TRANSFORM_VALUE));
  int64_t wanted[4] = {value[4], 0, 0, value[5]};
  for (size_t i = 0; i < 2; ++i) {
    const bool is_tiled = value[i] != 1;
    if (value[i] == TN_DYNAMIC || value[2 + i] == TN_DYNAMIC) {
      wanted[1 + i] = TN_DYNAMIC;
      continue;
    }
    if (value[i] != (is_tiled ? m + r - 1 : 1)) {
      return tn_op__fail_named(context, op, NULL, "expect input %s equals to input tile size",
                               i == 0 ? "height" : "width");
    }
    wanted[1 + i] = (is_tiled ? m : 1) * value[2 + i];
  }
  return check_output(context, op, wanted, 4);
}

//===-- Batch products ------------------------------------------------------------------------===//

enum { BATCH, ROW, COLUMN, SUM };

static bool is_of(tn_attribute map, size_t result, uint32_t dim) {
  return tn_affine_expr_is_function_of_dim(tn_affine_map_result(map, result), dim);
}

/// Returns whether a map may use fewer dimensions than the operand's usual ones.
static bool may_repeat(tn_attribute map, bool is_left) {
  const size_t count = tn_affine_map_result_count(map);
  if (count == 1) return is_of(map, 0, SUM);
  if (count != 2) return false;
  if (is_left) return (is_of(map, 0, BATCH) || is_of(map, 0, ROW)) && is_of(map, 1, SUM);
  return (is_of(map, 0, BATCH) && is_of(map, 1, SUM)) ||
         (is_of(map, 0, SUM) && is_of(map, 1, COLUMN));
}

static const char* wrong_input(tn_attribute map, bool is_left) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    const uint32_t dim = tn_affine_expr_position(expr);
    if (tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM && dim != (is_left ? COLUMN : ROW) &&
        dim <= SUM) {
      continue;
    }
    return "Unexpected result dim expression (outside the set of default result dims).";
  }
  if (count > 3) return "no. of result dim expressions exceeds 3.";
  if (count < 3) return may_repeat(map, is_left) ? NULL : "Invalid broadcast requested.";
  return is_of(map, 0, BATCH) ? NULL : "Invalid batch dimension expression.";
}

static tn_status check_batch(tn_context* context, tn_ref op, uint32_t output_rank) {
  const tn_attribute maps = {tn_op__inherent(context, op, "indexing_maps")};
  if (maps.storage == NULL) return TN_OK;
  if (tn_array_attribute_count(maps) != 3) {
    return tn_op__fail_named(context, op, NULL, "Indexing_map attribute must have 3 affine maps.");
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const char* wrong = wrong_input(tn_array_attribute_element(maps, i), i == 0);
    if (wrong != NULL) return tn_op__fail_named(context, op, NULL, "%s", wrong);
  }
  const tn_attribute output = tn_array_attribute_element(maps, 2);
  const size_t count = tn_affine_map_result_count(output);
  if (count != output_rank) {
    return tn_op__fail_named(context, op, NULL, "expects %u dims, but got (%zu).", output_rank,
                             count);
  }
  for (uint32_t i = 0; i < output_rank; ++i) {
    if (is_of(output, i, i + 3 - output_rank)) continue;
    return tn_op__fail_named(context, op, NULL, "Invalid output map result dimension.");
  }
  return TN_OK;
}

static tn_status check_batch_matmul(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(tn_linalg__check_contraction(context, op));
  return check_batch(context, op, 3);
}

static tn_status check_batch_reduce(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(tn_linalg__check_contraction(context, op));
  return check_batch(context, op, 2);
}

const tn_named_check tn_linalg_pack_checks[] = {
    {"linalg.pack", check_pack, NULL, false},
    {"linalg.unpack", check_unpack, NULL, false},
    {"linalg.winograd_filter_transform", check_filter_transform, NULL, true},
    {"linalg.winograd_input_transform", check_input_transform, NULL, true},
    {"linalg.winograd_output_transform", check_output_transform, NULL, true},
    {"linalg.batch_matmul", check_batch_matmul, NULL, false},
    {"linalg.batch_reduce_matmul", check_batch_reduce, NULL, false},
    {NULL, NULL, NULL, false},
};
