// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether the levels of an encoding fit together, and to a tensor. Source: MLIR's
// SparseTensorEncodingAttr, whose words and order of checks these are.

#include <stdarg.h>
#include <stdio.h>

#include "dialects/sparse_tensor/encoding.h"
#include "text/parser.h"

static bool refuse(tn_misspelling* out_wrong, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
static bool refuse(tn_misspelling* out_wrong, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(out_wrong->words, sizeof out_wrong->words, format, arguments);
  va_end(arguments);
  out_wrong->at = NULL;
  return false;
}

//===-- Blocks --------------------------------------------------------------------------------===//

/// The dimension and the number of `d floordiv 2` and `d mod 2`.
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

/// Whether each dimension is a level, or split in two by a constant.
static bool is_blocked(const tn_sparse_encoding* it) {
  int64_t sizes[TN_SPARSE_RANK_MAX];
  bool has_block = false;
  for (size_t i = 0; i < TN_SPARSE_RANK_MAX; ++i) sizes[i] = -1;
  for (uint32_t i = 0; i < it->level_count; ++i) {
    const tn_affine_expr expr = it->levels[i].expr;
    uint32_t dim = tn_affine_expr_position(expr);
    int64_t size = 0;
    const bool is_whole = is_dim(expr);
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

static bool is_permutation(const tn_sparse_encoding* it) {
  bool taken[TN_SPARSE_RANK_MAX] = {false};
  if (it->level_count != it->dim_count) return false;
  for (uint32_t i = 0; i < it->level_count; ++i) {
    const tn_affine_expr expr = it->levels[i].expr;
    const uint32_t dim = tn_affine_expr_position(expr);
    if (!is_dim(expr) || dim >= TN_SPARSE_RANK_MAX || taken[dim]) return false;
    taken[dim] = true;
  }
  return true;
}

/// The level that is, or begins, the dimension; `*out_rest` the one that is the rest of it.
static uint32_t level_of(const tn_sparse_encoding* it, uint32_t dim, uint32_t* out_rest) {
  uint32_t level = it->level_count;
  *out_rest = it->level_count;
  for (uint32_t i = 0; i < it->level_count; ++i) {
    const tn_affine_expr expr = it->levels[i].expr;
    const bool is_whole = is_dim(expr);
    if (tn_affine_expr_position(is_whole ? expr : tn_affine_expr_lhs(expr)) != dim) continue;
    if (tn_affine_expr_kind_of(expr) == TN_AFFINE_MOD) {
      *out_rest = i;
    } else {
      level = i;
    }
  }
  return level;
}

/// What dimension is of levels: `l0`, or `l0 * 2 + l1`.
static tn_status inverse_of(tn_context* context, const tn_sparse_encoding* it, uint32_t dim,
                            tn_affine_expr* out_expr) {
  uint32_t rest;
  tn_affine_expr second;
  const uint32_t level = level_of(it, dim, &rest);
  TN_TRY(tn_affine_dim_get(context, level, out_expr));
  if (rest == it->level_count) return TN_OK;
  TN_TRY(tn_affine_dim_get(context, rest, &second));
  TN_TRY(tn_affine_binary_get(TN_AFFINE_MUL, *out_expr, tn_affine_expr_rhs(it->levels[rest].expr),
                              out_expr));
  return tn_affine_binary_get(TN_AFFINE_ADD, *out_expr, second, out_expr);
}

/// Whether what is said of the inverse is what follows. Dimensions that are whole come first.
static bool has_inverse(tn_context* context, const tn_sparse_encoding* it, bool is_blocks,
                        bool* out_equal) {
  uint32_t next = 0;
  *out_equal = true;
  for (uint32_t pass = 0; pass < 2; ++pass) {
    for (uint32_t i = 0; i < (is_blocks ? it->level_count : it->dim_count); ++i) {
      uint32_t rest;
      tn_affine_expr expr;
      uint32_t dim = i;
      if (is_blocks && pass == 0) {
        if (!is_dim(it->levels[i].expr)) continue;
        dim = tn_affine_expr_position(it->levels[i].expr);
      } else if (is_blocks) {
        if (level_of(it, i, &rest) == it->level_count || rest == it->level_count) continue;
      } else if (pass == 1) {
        break;
      }
      if (inverse_of(context, it, dim, &expr) != TN_OK) return false;
      *out_equal =
          *out_equal && next < it->inverse_count && tn_affine_expr_equal(expr, it->inverse[next]);
      ++next;
    }
  }
  *out_equal = *out_equal && next == it->inverse_count;
  return true;
}

//===-- Levels --------------------------------------------------------------------------------===//

static bool accepts_width(int64_t width) {
  return width == 0 || width == 8 || width == 16 || width == 32 || width == 64;
}

static bool check_singletons(const tn_sparse_encoding* it, tn_misspelling* out_wrong) {
  for (uint32_t i = 0; i < it->level_count; ++i) {
    const tn_sparse_level* level = &it->levels[i];
    if (level->format != TN_SPARSE_SINGLETON) continue;
    const tn_sparse_level* before = i == 0 ? NULL : level - 1;
    if (before != NULL && before->format == TN_SPARSE_SINGLETON) {
      if (((before->properties ^ level->properties) & TN_SPARSE_SOA) == 0) continue;
      return refuse(out_wrong,
                    "expected all singleton lvlTypes stored in the same memory layout (SoA vs "
                    "AoS).");
    }
    if (before == NULL ||
        (before->format != TN_SPARSE_COMPRESSED && before->format != TN_SPARSE_LOOSE_COMPRESSED)) {
      return refuse(out_wrong,
                    "expected compressed or loose_compressed level before singleton level");
    }
  }
  return true;
}

static bool check_order(const tn_sparse_encoding* it, tn_misspelling* out_wrong) {
  for (uint32_t i = 1; i < it->level_count; ++i) {
    if (it->levels[i].format == TN_SPARSE_BATCH && it->levels[i - 1].format != TN_SPARSE_BATCH) {
      return refuse(out_wrong, "Batch lvlType can only be leading levels.");
    }
  }
  for (uint32_t i = 0; i < it->level_count; ++i) {
    const tn_sparse_level* level = &it->levels[i];
    if ((level->properties & TN_SPARSE_SOA) != 0 && level->format != TN_SPARSE_SINGLETON) {
      return refuse(out_wrong, "SoA is only applicable to singleton lvlTypes.");
    }
  }
  return true;
}

static bool check_blocks(const tn_sparse_encoding* it, int64_t m, tn_misspelling* out_wrong) {
  int64_t common = 0;
  if (!is_blocked(it)) {
    return refuse(out_wrong, "expected 1xm block structure for n_out_of_m level");
  }
  for (uint32_t i = 0; i < it->level_count; ++i) {
    uint32_t dim;
    int64_t size = 0;
    if (tn_affine_expr_kind_of(it->levels[i].expr) != TN_AFFINE_MOD) continue;
    (void)is_part(it->levels[i].expr, &dim, &size);
    if (common != 0 && size != common) {
      return refuse(out_wrong, "expected only one blocked level with the same coefficients");
    }
    common = size;
  }
  return common == m ||
         refuse(out_wrong,
                "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level");
}

static bool check_structured(const tn_sparse_encoding* it, tn_misspelling* out_wrong) {
  uint32_t found = 0;
  while (found < it->level_count && it->levels[found].format != TN_SPARSE_STRUCTURED) ++found;
  if (found == it->level_count) return true;
  if (found + 1 != it->level_count) {
    return refuse(out_wrong, "expected n_out_of_m to be the last level type");
  }
  for (uint32_t i = 0; i < found; ++i) {
    if (it->levels[i].format != TN_SPARSE_DENSE) {
      return refuse(out_wrong, "expected all dense lvlTypes before a n_out_of_m level");
    }
  }
  return it->dim_count == it->level_count || check_blocks(it, it->levels[found].m, out_wrong);
}

static bool check_map(tn_context* context, const tn_sparse_encoding* it,
                      tn_misspelling* out_wrong) {
  if (it->extra_levels != 0) {
    return refuse(out_wrong, "level-rank mismatch between dimToLvl and lvlTypes: %u != %u",
                  it->level_count, it->level_count + it->extra_levels);
  }
  if (it->symbol_count == 0) {
    bool is_equal;
    const bool is_plain = is_permutation(it);
    const bool is_blocks = !is_plain && is_blocked(it);
    if (!is_plain && !is_blocks) return refuse(out_wrong, "failed to infer lvlToDim from dimToLvl");
    if (it->inverse_count != 0 && (!has_inverse(context, it, is_blocks, &is_equal) || !is_equal)) {
      return refuse(out_wrong, "expected lvlToDim to be an inverse of dimToLvl");
    }
  }
  return it->dim_count <= it->level_count ||
         refuse(out_wrong, "unexpected dimToLvl mapping from %u to %u", it->dim_count,
                it->level_count);
}

bool tn_sparse__check_encoding(tn_context* context, const tn_sparse_encoding* encoding,
                               tn_misspelling* out_wrong) {
  if (!accepts_width(encoding->position_width)) {
    return refuse(out_wrong, "unexpected position bitwidth: %lld",
                  (long long)encoding->position_width);
  }
  if (!accepts_width(encoding->coordinate_width)) {
    return refuse(out_wrong, "unexpected coordinate bitwidth: %lld",
                  (long long)encoding->coordinate_width);
  }
  if (!check_singletons(encoding, out_wrong) || !check_order(encoding, out_wrong) ||
      !check_structured(encoding, out_wrong)) {
    return false;
  }
  if (encoding->level_count == 0) {
    return refuse(out_wrong, "expected a non-empty array for lvlTypes");
  }
  if (!check_map(context, encoding, out_wrong)) return false;
  return !encoding->has_slices || encoding->dim_count == encoding->level_count ||
         refuse(out_wrong, "dimSlices expected dimension-rank to match level-rank: %u != %u",
                encoding->dim_count, encoding->level_count);
}

//===-- Tensors -------------------------------------------------------------------------------===//

static tn_status type_mismatch(const char* which, tn_type found, tn_type element,
                               tn_misspelling* out_wrong) {
  tn_context* context = tn_storage_context(element.storage);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text,
                        "%s value type mismatch between encoding and tensor element type: ", which);
  tn_text_buffer__append_type(&text, found);
  tn_text_buffer_append_text(&text, " != ");
  tn_text_buffer__append_type(&text, element);
  (void)refuse(out_wrong, "%.*s", (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return TN_MALFORMED;
}

/// Complex numbers are known by their spelling.
static bool is_zero(tn_attribute value) {
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    return tn_integer_attribute_value(value) == 0;
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_FLOAT)) return tn_float_attribute_value(value) == 0;
  const tn_string_view body = tn_opaque_attribute_body(value);
  const char* at = memchr(body.data, ' ', body.size);
  for (; at != NULL && at < body.data + body.size && *at != 'e'; ++at) {
    if (*at >= '1' && *at <= '9') return false;
  }
  return true;
}

tn_status tn_sparse__check_tensor(tn_attribute attribute, tn_type element, const int64_t* dims,
                                  size_t rank, tn_misspelling* out_wrong) {
  tn_sparse_encoding encoding;
  (void)dims;
  const tn_status status = tn_sparse__encoding_of(attribute, &encoding);
  if (status != TN_OK) return status == TN_NOT_FOUND ? TN_OK : status;
  if (rank == 0) {
    (void)refuse(out_wrong, "expected non-scalar sparse tensor");
    return TN_MALFORMED;
  }
  if (encoding.dim_count != rank) {
    (void)refuse(out_wrong, "dimension-rank mismatch between encoding and tensor shape: %u != %zu",
                 encoding.dim_count, rank);
    return TN_MALFORMED;
  }
  const tn_attribute explicit_value = encoding.explicit_value;
  const tn_attribute value = encoding.implicit_value;
  const tn_type explicit_type = tn_attribute_type(explicit_value);
  const tn_type type = tn_attribute_type(value);
  if (explicit_type.storage != NULL && explicit_type.storage != element.storage) {
    return type_mismatch("explicit", explicit_type, element, out_wrong);
  }
  if (type.storage != NULL && type.storage != element.storage) {
    return type_mismatch("implicit", type, element, out_wrong);
  }
  if (value.storage == NULL || is_zero(value)) return TN_OK;
  (void)refuse(out_wrong, "implicit value must be zero");
  return TN_MALFORMED;
}
