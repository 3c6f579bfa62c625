// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodings of sparse tensors: the mapping of dimensions to levels, and the format of each level.

#ifndef TENURE_SRC_DIALECTS_SPARSE_TENSOR_ENCODING_H
#define TENURE_SRC_DIALECTS_SPARSE_TENSOR_ENCODING_H

#include <tenure/affine.h>

#include "ir/dialect_entry.h"
#include "ir/op_interface.h"

extern const tn_dialect_interface tn_sparse_tensor__interface;

/// The maximum number of dimensions and of levels.
#define TN_SPARSE_RANK_MAX 64u

/// The value of `?` in a slice.
#define TN_SPARSE_UNKNOWN (-1)

/// The parameters of an encoding.
enum {
  TN_SPARSE_TYPES,
  TN_SPARSE_TO_LEVEL,
  TN_SPARSE_TO_DIM,
  TN_SPARSE_POSITION_WIDTH,
  TN_SPARSE_COORDINATE_WIDTH,
  TN_SPARSE_EXPLICIT,
  TN_SPARSE_IMPLICIT,
  TN_SPARSE_SLICES,
  TN_SPARSE_PARAMETER_COUNT
};

// A level type consists of a format, properties, and n and m of `structured[n, m]`. The bits are
// the bits of MLIR's LevelType.
#define TN_SPARSE_DENSE INT64_C(0x10000)
#define TN_SPARSE_BATCH INT64_C(0x20000)
#define TN_SPARSE_COMPRESSED INT64_C(0x40000)
#define TN_SPARSE_SINGLETON INT64_C(0x80000)
#define TN_SPARSE_LOOSE_COMPRESSED INT64_C(0x100000)
#define TN_SPARSE_STRUCTURED INT64_C(0x200000)
#define TN_SPARSE_FORMAT_MASK INT64_C(0xffff0000)
#define TN_SPARSE_SOA 4  ///< The bits below are nonunique and nonordered.
#define TN_SPARSE_PROPERTY_MASK 7
#define TN_SPARSE_N_SHIFT 32
#define TN_SPARSE_M_SHIFT 40
#define TN_SPARSE_SIZE_MASK INT64_C(0xff)

/// A keyword of a level type.
typedef struct tn_sparse_word {
  const char* text;  ///< NULL terminates the table.
  int64_t bits;
} tn_sparse_word;
extern const tn_sparse_word tn_sparse_formats[];
extern const tn_sparse_word tn_sparse_properties[];

/// Returns the level types of an encoding.
const int64_t* tn_sparse__types(tn_attribute types, size_t* out_count);
/// Returns false for a dense, batch or structured level with properties.
bool tn_sparse__takes_properties(int64_t type);

/// Returns whether the attribute can be the explicit or implicit value.
bool tn_sparse__is_number(tn_attribute value);

extern const tn_parameter_directive tn_sparse_parameter_directives[];
extern const tn_parameters_check tn_sparse_parameters_checks[];
extern const tn_parameters_form tn_sparse_parameters_forms[];
void tn_sparse__print_encoding(const tn_context* context, const tn_uref* parameters,
                               tn_text_buffer* text);

/// Checks that a tensor of the shape may have the encoding (dialect_entry.h).
tn_status tn_sparse__check_tensor(tn_attribute encoding, tn_type element, const int64_t* dims,
                                  size_t rank, tn_parse_error* out_wrong);

#endif  // TENURE_SRC_DIALECTS_SPARSE_TENSOR_ENCODING_H
