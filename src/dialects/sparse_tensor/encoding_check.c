// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that the levels of an encoding are consistent and match a tensor, and inference of the map
// from levels to dimensions.
//
// Source: the messages and the order of checks of MLIR's SparseTensorEncodingAttr.

#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "dialects/sparse_tensor/encoding.h"
#include "ir/definition.h"
#include "text/parser.h"

//===-- Blocks --------------------------------------------------------------------------------===//

/// Reads the dimension and the constant of `d floordiv 2` or `d mod 2`.
static bool is_part(tn_affine_expr expr, uint32_t* out_dim, int64_t* out_size) {
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  const tn_affine_expr dim = tn_affine_expr_lhs(expr);
  const tn_affine_expr size = tn_affine_expr_rhs(expr);
  if (kind != TN_AFFINE_FLOORDIV && kind != TN_AFFINE_MOD) return false;
  *out_dim = tn_affine_expr_position(dim);
  *out_size = tn_affine_expr_value(size);
  return tn_affine_expr_kind_of(dim) == TN_AFFINE_DIM &&
         tn_affine_expr_kind_of(size) == TN_AFFINE_CONSTANT && *out_size > 0 &&
         *out_dim < TN_SPARSE_RANK_MAX;
}

static bool is_dim(tn_affine_expr expr) { return tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM; }

/// Returns true if each dimension is a level, or is split in two by a constant.
static bool is_blocked(tn_attribute map) {
  int64_t sizes[TN_SPARSE_RANK_MAX];
  bool has_block = false;
  for (size_t i = 0; i < TN_SPARSE_RANK_MAX; ++i) sizes[i] = -1;
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    uint32_t dim = tn_affine_expr_position(expr);
    int64_t size = 0;
    const bool is_whole = is_dim(expr) && dim < TN_SPARSE_RANK_MAX;
    if (!is_whole && !is_part(expr, &dim, &size)) return false;
    if (tn_affine_expr_kind_of(expr) == TN_AFFINE_MOD) {
      if (sizes[dim] != size) return false;
      has_block = true;
    } else {
      if (sizes[dim] != -1) return false;
      sizes[dim] = size;
    }
  }
  return has_block;
}

/// Finds the level that is, or begins, the dimension, and the level with its remainder; the number
/// of levels if there is none.
static void levels_of(tn_attribute map, uint32_t dim, size_t* out_level, size_t* out_rest) {
  const size_t count = tn_affine_map_result_count(map);
  *out_level = *out_rest = count;
  for (size_t i = 0; i < count; ++i) {
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    if (tn_affine_expr_position(is_dim(expr) ? expr : tn_affine_expr_lhs(expr)) != dim) continue;
    *(tn_affine_expr_kind_of(expr) == TN_AFFINE_MOD ? out_rest : out_level) = i;
  }
}

/// Adds the expression of a dimension: `l0`, or `l0 * 2 + l1`.
static tn_status add_inverse(tn_context* context, tn_attribute map, uint32_t dim,
                             tn_affine_expr* exprs, size_t* count) {
  size_t level;
  size_t rest;
  tn_affine_expr second;
  tn_affine_expr* expr = &exprs[(*count)++];
  levels_of(map, dim, &level, &rest);
  TN_TRY(tn_affine_dim_get(context, (uint32_t)level, expr));
  if (rest == tn_affine_map_result_count(map)) return TN_OK;
  TN_TRY(tn_affine_dim_get(context, (uint32_t)rest, &second));
  TN_TRY(tn_affine_binary_get(TN_AFFINE_MUL, *expr,
                              tn_affine_expr_rhs(tn_affine_map_result(map, rest)), expr));
  return tn_affine_binary_get(TN_AFFINE_ADD, *expr, second, expr);
}

/// Infers the map from levels to dimensions; null if there is none. If there are blocks, the whole
/// dimensions come first, as in MLIR.
static tn_status infer(tn_context* context, tn_attribute map, tn_attribute* out_map) {
  tn_affine_expr exprs[2 * TN_SPARSE_RANK_MAX];
  const uint32_t level_count = (uint32_t)tn_affine_map_result_count(map);
  const uint32_t dim_count = tn_affine_map_dim_count(map);
  size_t count = 0;
  *out_map = (tn_attribute){NULL};
  if (tn_affine_map_symbol_count(map) != 0 || level_count > TN_SPARSE_RANK_MAX ||
      dim_count > TN_SPARSE_RANK_MAX) {
    return TN_OK;
  }
  if (tn_affine_map_is_permutation(map)) {
    for (uint32_t i = 0; i < dim_count; ++i) {
      TN_TRY(add_inverse(context, map, i, exprs, &count));
    }
  } else if (is_blocked(map)) {
    for (uint32_t i = 0; i < level_count; ++i) {
      const tn_affine_expr expr = tn_affine_map_result(map, i);
      if (!is_dim(expr)) continue;
      TN_TRY(add_inverse(context, map, tn_affine_expr_position(expr), exprs, &count));
    }
    for (uint32_t i = 0; i < dim_count; ++i) {
      size_t level;
      size_t rest;
      levels_of(map, i, &level, &rest);
      if (level == level_count || rest == level_count) continue;
      TN_TRY(add_inverse(context, map, i, exprs, &count));
    }
  } else {
    return TN_OK;
  }
  return tn_affine_map_get(context, level_count, 0, exprs, count, out_map);
}

/// Sets the maps that can be inferred.
static tn_status complete(tn_context* context, tn_uref* parameters) {
  tn_attribute map = tn_parameters__attribute(context, parameters, TN_SPARSE_TO_LEVEL);
  size_t count;
  (void)tn_sparse__types(tn_parameters__attribute(context, parameters, TN_SPARSE_TYPES), &count);
  if (map.storage == NULL && count <= TN_SPARSE_RANK_MAX) {
    TN_TRY(tn_affine_map_minor_identity_get(context, (uint32_t)count, (uint32_t)count, &map));
    parameters[TN_SPARSE_TO_LEVEL] = map.storage->self;
  }
  if (map.storage == NULL || parameters[TN_SPARSE_TO_DIM] != 0) return TN_OK;
  TN_TRY(infer(context, map, &map));
  parameters[TN_SPARSE_TO_DIM] = tn_attribute__ref(map);
  return TN_OK;
}

/// Simplifies the encoding of a specifier to the parts that its sizes depend on: without order and
/// uniqueness of coordinates, maps, widths and values.
static tn_status simplify_specifier(tn_context* context, tn_uref* parameters) {
  const tn_attribute encoding = tn_parameters__attribute(context, parameters, 0);
  tn_attribute parts[TN_SPARSE_PARAMETER_COUNT] = {{NULL}};
  int64_t types[TN_SPARSE_RANK_MAX];
  size_t count;
  tn_type type;
  tn_attribute made;
  const int64_t* old =
      tn_sparse__types(tn_attribute_parameter_at(encoding, TN_SPARSE_TYPES), &count);
  if (count > TN_SPARSE_RANK_MAX) return TN_OK;
  for (size_t i = 0; i < count; ++i) {
    types[i] = old[i] & ~(int64_t)(TN_SPARSE_PROPERTY_MASK ^ TN_SPARSE_SOA);
  }
  TN_TRY(tn_integer_type_get(context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_dense_array_attribute_get(type, count, types, count * sizeof *types,
                                      &parts[TN_SPARSE_TYPES]));
  parts[TN_SPARSE_SLICES] = tn_attribute_parameter_at(encoding, TN_SPARSE_SLICES);
  TN_TRY(tn_dialect_attribute_get(context, tn_string_view_from("sparse_tensor.encoding"), parts,
                                  TN_SPARSE_PARAMETER_COUNT, &made));
  parameters[0] = made.storage->self;
  return TN_OK;
}

const tn_parameters_form tn_sparse_parameters_forms[] = {
    {"#encoding", complete}, {"!storage_specifier", simplify_specifier}, {NULL, NULL}};

//===-- Levels --------------------------------------------------------------------------------===//

static bool accepts_width(int64_t width) {
  return width == 0 || width == 8 || width == 16 || width == 32 || width == 64;
}

static int64_t format_of(int64_t type) { return type & TN_SPARSE_FORMAT_MASK; }

/// Checks that each type has a textual form.
static bool check_types(const int64_t* types, size_t count, tn_parse_error* out_wrong) {
  for (size_t i = 0; i < count; ++i) {
    const int64_t n = types[i] >> TN_SPARSE_N_SHIFT & TN_SPARSE_SIZE_MASK;
    const int64_t m = types[i] >> TN_SPARSE_M_SHIFT & TN_SPARSE_SIZE_MASK;
    const bool has_sizes = format_of(types[i]) == TN_SPARSE_STRUCTURED;
    const int64_t known = TN_SPARSE_FORMAT_MASK |
                          (tn_sparse__takes_properties(types[i]) ? TN_SPARSE_PROPERTY_MASK : 0) |
                          (has_sizes ? INT64_C(0xffff00000000) : 0);
    const tn_sparse_word* format = tn_sparse_formats;
    while (format->text != NULL && format->bits != format_of(types[i])) ++format;
    if (format->text != NULL && (types[i] & ~known) == 0 && (!has_sizes || n <= m)) continue;
    return tn_parameters__refuse(out_wrong, "invalid level type");
  }
  return true;
}

static bool check_singletons(const int64_t* types, size_t count, tn_parse_error* out_wrong) {
  for (size_t i = 0; i < count; ++i) {
    if (format_of(types[i]) != TN_SPARSE_SINGLETON) continue;
    const int64_t before = i == 0 ? 0 : types[i - 1];
    if (format_of(before) == TN_SPARSE_SINGLETON) {
      if (((before ^ types[i]) & TN_SPARSE_SOA) == 0) continue;
      return tn_parameters__refuse(out_wrong,
                                   "expected all singleton lvlTypes stored in the same memory "
                                   "layout (SoA vs AoS).");
    }
    if (format_of(before) != TN_SPARSE_COMPRESSED &&
        format_of(before) != TN_SPARSE_LOOSE_COMPRESSED) {
      return tn_parameters__refuse(
          out_wrong, "expected compressed or loose_compressed level before singleton level");
    }
  }
  return true;
}

static bool check_order(const int64_t* types, size_t count, tn_parse_error* out_wrong) {
  for (size_t i = 1; i < count; ++i) {
    if (format_of(types[i]) == TN_SPARSE_BATCH && format_of(types[i - 1]) != TN_SPARSE_BATCH) {
      return tn_parameters__refuse(out_wrong, "Batch lvlType can only be leading levels.");
    }
  }
  for (size_t i = 0; i < count; ++i) {
    if ((types[i] & TN_SPARSE_SOA) != 0 && format_of(types[i]) != TN_SPARSE_SINGLETON) {
      return tn_parameters__refuse(out_wrong, "SoA is only applicable to singleton lvlTypes.");
    }
  }
  return true;
}

static bool check_blocks(tn_attribute map, int64_t m, tn_parse_error* out_wrong) {
  int64_t common = 0;
  if (!is_blocked(map)) {
    return tn_parameters__refuse(out_wrong, "expected 1xm block structure for n_out_of_m level");
  }
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    uint32_t dim;
    int64_t size = 0;
    const tn_affine_expr expr = tn_affine_map_result(map, i);
    if (tn_affine_expr_kind_of(expr) != TN_AFFINE_MOD) continue;
    (void)is_part(expr, &dim, &size);
    if (common != 0 && size != common) {
      return tn_parameters__refuse(out_wrong,
                                   "expected only one blocked level with the same coefficients");
    }
    common = size;
  }
  return common == m || tn_parameters__refuse(out_wrong,
                                              "expected coeffiencts of Affine expressions to be "
                                              "equal to m of n_out_of_m level");
}

static bool check_structured(const int64_t* types, size_t count, tn_attribute map,
                             tn_parse_error* out_wrong) {
  size_t found = 0;
  while (found < count && format_of(types[found]) != TN_SPARSE_STRUCTURED) ++found;
  if (found == count) return true;
  if (found + 1 != count) {
    return tn_parameters__refuse(out_wrong, "expected n_out_of_m to be the last level type");
  }
  for (size_t i = 0; i < found; ++i) {
    if (format_of(types[i]) != TN_SPARSE_DENSE) {
      return tn_parameters__refuse(out_wrong,
                                   "expected all dense lvlTypes before a n_out_of_m level");
    }
  }
  return tn_affine_map_dim_count(map) == tn_affine_map_result_count(map) ||
         check_blocks(map, types[found] >> TN_SPARSE_M_SHIFT & TN_SPARSE_SIZE_MASK, out_wrong);
}

static bool check_map(const tn_context* context, const tn_uref* parameters, size_t count,
                      tn_parse_error* out_wrong) {
  const tn_attribute map = tn_parameters__attribute(context, parameters, TN_SPARSE_TO_LEVEL);
  const tn_attribute inverse = tn_parameters__attribute(context, parameters, TN_SPARSE_TO_DIM);
  const size_t level_count = tn_affine_map_result_count(map);
  const uint32_t dim_count = tn_affine_map_dim_count(map);
  tn_attribute inferred = {NULL};
  if (map.storage == NULL || level_count != count) {
    return tn_parameters__refuse(out_wrong,
                                 "level-rank mismatch between dimToLvl and lvlTypes: %zu != %zu",
                                 level_count, count);
  }
  if (infer((tn_context*)(uintptr_t)context, map, &inferred) != TN_OK) {
    return tn_parameters__refuse(out_wrong, "out of memory");
  }
  if (inferred.storage == NULL && tn_affine_map_symbol_count(map) == 0) {
    return tn_parameters__refuse(out_wrong, "failed to infer lvlToDim from dimToLvl");
  }
  if (inverse.storage != NULL && inverse.storage != inferred.storage) {
    return tn_parameters__refuse(out_wrong, "expected lvlToDim to be an inverse of dimToLvl");
  }
  return dim_count <= level_count ||
         tn_parameters__refuse(out_wrong, "unexpected dimToLvl mapping from %u to %zu", dim_count,
                               level_count);
}

bool tn_sparse__is_number(tn_attribute value) {
  return tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) ||
         tn_attribute__is(value, TN_ATTRIBUTE_FLOAT) ||
         tn_opaque__is_called(value.storage, "complex", "number");
}

static bool check_encoding(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  static const char* const widths[] = {"position", "coordinate"};
  const tn_attribute map = tn_parameters__attribute(context, parameters, TN_SPARSE_TO_LEVEL);
  const tn_attribute slices = tn_parameters__attribute(context, parameters, TN_SPARSE_SLICES);
  size_t count;
  const int64_t* types =
      tn_sparse__types(tn_parameters__attribute(context, parameters, TN_SPARSE_TYPES), &count);
  for (uint32_t i = 0; i < 2; ++i) {
    const int64_t width = tn_parameters__integer(context, parameters, TN_SPARSE_POSITION_WIDTH + i);
    if (accepts_width(width)) continue;
    return tn_parameters__refuse(out_wrong, "unexpected %s bitwidth: %lld", widths[i],
                                 (long long)width);
  }
  if (!check_types(types, count, out_wrong) || !check_singletons(types, count, out_wrong) ||
      !check_order(types, count, out_wrong) || !check_structured(types, count, map, out_wrong)) {
    return false;
  }
  if (count == 0) {
    return tn_parameters__refuse(out_wrong, "expected a non-empty array for lvlTypes");
  }
  if (!check_map(context, parameters, count, out_wrong)) return false;
  for (uint32_t i = TN_SPARSE_EXPLICIT; i <= TN_SPARSE_IMPLICIT; ++i) {
    if (parameters[i] == 0 ||
        tn_sparse__is_number(tn_parameters__attribute(context, parameters, i))) {
      continue;
    }
    return tn_parameters__refuse(out_wrong, "expected a numeric value for %s",
                                 i == TN_SPARSE_EXPLICIT ? "explicitVal" : "implicitVal");
  }
  const size_t slice_count = slices.storage == NULL ? 0 : tn_array_attribute_count(slices);
  return slice_count == 0 || slice_count == count ||
         tn_parameters__refuse(out_wrong,
                               "dimSlices expected dimension-rank to match level-rank: %zu != %zu",
                               slice_count, count);
}

static bool check_slice(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  static const char* const names[] = {"offset", "size", "stride"};
  for (uint32_t i = 0; i < 3; ++i) {
    const int64_t extent = tn_parameters__integer(context, parameters, i);
    if (extent >= (i == 0 ? 0 : 1) || extent == TN_SPARSE_UNKNOWN) continue;
    return tn_parameters__refuse(out_wrong, "expect positive value or ? for slice %s", names[i]);
  }
  return true;
}

static bool check_range(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return (uint64_t)tn_parameters__integer(context, parameters, 1) <
             (uint64_t)tn_parameters__integer(context, parameters, 2) ||
         tn_parameters__refuse(out_wrong, "expect larger level upper bound than lower bound");
}

const tn_parameters_check tn_sparse_parameters_checks[] = {{"#encoding", check_encoding},
                                                           {"#slice", check_slice},
                                                           {"!iter_space", check_range},
                                                           {"!iterator", check_range},
                                                           {NULL, NULL}};

//===-- Tensors -------------------------------------------------------------------------------===//

static tn_status type_mismatch(const char* which, tn_type found, tn_type element,
                               tn_parse_error* out_wrong) {
  tn_context* context = tn_storage_context(element.storage);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text,
                        "%s value type mismatch between encoding and tensor element type: ", which);
  tn_text_buffer__append_type(&text, found);
  tn_text_buffer_append_text(&text, " != ");
  tn_text_buffer__append_type(&text, element);
  (void)tn_parameters__refuse(out_wrong, "%.*s", (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return TN_MALFORMED;
}

static bool is_zero(tn_attribute value) {
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    return tn_integer_attribute_value(value) == 0;
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_FLOAT)) return tn_float_attribute_value(value) == 0;
  return is_zero(tn_attribute_parameter_at(value, 0)) &&
         is_zero(tn_attribute_parameter_at(value, 1));
}

tn_status tn_sparse__check_tensor(tn_attribute encoding, tn_type element, const int64_t* dims,
                                  size_t rank, tn_parse_error* out_wrong) {
  (void)dims;
  if (!tn_opaque__is_called(encoding.storage, "sparse_tensor", "encoding")) return TN_OK;
  const tn_attribute to_level = tn_attribute_parameter_at(encoding, TN_SPARSE_TO_LEVEL);
  if (to_level.storage == NULL) return TN_OK;  // The text of a dialect without a definition.
  const uint32_t dim_count = tn_affine_map_dim_count(to_level);
  if (rank == 0) {
    (void)tn_parameters__refuse(out_wrong, "expected non-scalar sparse tensor");
    return TN_MALFORMED;
  }
  if (dim_count != rank) {
    (void)tn_parameters__refuse(out_wrong,
                                "dimension-rank mismatch between encoding and tensor shape: "
                                "%u != %zu",
                                dim_count, rank);
    return TN_MALFORMED;
  }
  const tn_attribute value = tn_attribute_parameter_at(encoding, TN_SPARSE_IMPLICIT);
  const tn_type explicit_type =
      tn_attribute_type(tn_attribute_parameter_at(encoding, TN_SPARSE_EXPLICIT));
  const tn_type type = tn_attribute_type(value);
  if (explicit_type.storage != NULL && explicit_type.storage != element.storage) {
    return type_mismatch("explicit", explicit_type, element, out_wrong);
  }
  if (type.storage != NULL && type.storage != element.storage) {
    return type_mismatch("implicit", type, element, out_wrong);
  }
  if (value.storage == NULL || is_zero(value)) return TN_OK;
  (void)tn_parameters__refuse(out_wrong, "implicit value must be zero");
  return TN_MALFORMED;
}
