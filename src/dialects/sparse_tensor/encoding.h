// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an encoding of a sparse tensor says: how the dimensions are kept in levels, and each level's
// format. It is read from its text whenever it is asked about; the text is what is kept.

#ifndef TENURE_SRC_DIALECTS_SPARSE_TENSOR_ENCODING_H
#define TENURE_SRC_DIALECTS_SPARSE_TENSOR_ENCODING_H

#include <tenure/affine.h>

#include "dialects/common/scan.h"
#include "ir/op_interface.h"

extern const tn_dialect_interface tn_sparse_tensor__interface;

/// The most dimensions, and the most levels, of an encoding.
#define TN_SPARSE_RANK_MAX 64u

/// What stands for a `?` in a slice.
#define TN_SPARSE_UNKNOWN INT64_MIN

typedef enum tn_sparse_format {
  TN_SPARSE_DENSE,
  TN_SPARSE_BATCH,
  TN_SPARSE_COMPRESSED,
  TN_SPARSE_STRUCTURED,
  TN_SPARSE_LOOSE_COMPRESSED,
  TN_SPARSE_SINGLETON
} tn_sparse_format;

enum { TN_SPARSE_NONUNIQUE = 1, TN_SPARSE_NONORDERED = 2, TN_SPARSE_SOA = 4 };

typedef struct tn_sparse_level {
  tn_affine_expr expr;
  tn_sparse_format format;
  uint32_t properties;
  int64_t n;  ///< Of a structured one: n out of m.
  int64_t m;
} tn_sparse_level;

typedef struct tn_sparse_slice {
  bool is_there;
  int64_t offset;
  int64_t size;
  int64_t stride;
} tn_sparse_slice;

typedef struct tn_sparse_encoding {
  bool has_map;
  bool has_slices;
  uint32_t dim_count;
  uint32_t symbol_count;
  uint32_t level_count;
  uint32_t extra_levels;  ///< Of maps that another one came behind.
  uint32_t inverse_count;
  tn_sparse_slice slices[TN_SPARSE_RANK_MAX];
  tn_sparse_level levels[TN_SPARSE_RANK_MAX];
  tn_affine_expr inverse[TN_SPARSE_RANK_MAX];  ///< Dimensions of levels, where that is said.
  int64_t position_width;
  int64_t coordinate_width;
  tn_attribute explicit_value;
  tn_attribute implicit_value;
} tn_sparse_encoding;

/// Reads what stands behind `encoding`, with the brackets.
tn_status tn_sparse__read_encoding(tn_context* context, tn_scan* scan, tn_sparse_encoding* out);
/// Reads what stands behind `slice`.
bool tn_sparse__read_slice(tn_scan* scan, tn_sparse_slice* out);
/// Reads an expression over `names`; false for what is wrong, or without words when out of memory.
bool tn_sparse__read_expr(tn_context* context, tn_scan* scan, const tn_string_view* names,
                          const tn_affine_expr* values, size_t count, tn_affine_expr* out_expr);
/// Whether the levels fit together; what is wrong is said at no place.
bool tn_sparse__check_encoding(tn_context* context, const tn_sparse_encoding* encoding,
                               tn_misspelling* out_wrong);

/// The body of an attribute (dialect_entry.h).
tn_status tn_sparse__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                           tn_misspelling* out_wrong);
/// Whether a tensor of the shape may have the encoding (dialect_entry.h).
tn_status tn_sparse__check_tensor(tn_attribute encoding, tn_type element, const int64_t* dims,
                                  size_t rank, tn_misspelling* out_wrong);
/// The encoding that an attribute is. TN_NOT_FOUND for others.
tn_status tn_sparse__encoding_of(tn_attribute attribute, tn_sparse_encoding* out);

#endif  // TENURE_SRC_DIALECTS_SPARSE_TENSOR_ENCODING_H
