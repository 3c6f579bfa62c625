// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the quant dialect.

#ifndef TENURE_SRC_DIALECTS_QUANT_QUANT_H
#define TENURE_SRC_DIALECTS_QUANT_QUANT_H

#include "ir/dialect_entry.h"

/// The parameters of `!quant.uniform`; `!quant.any` has the first four of them. Scales are an array
/// with one item, or one for each slice of an axis, and zero points an array of i64. For blocks,
/// they are dense elements of the expressed and of the storage type.
enum {
  TN_QUANT_STORAGE,  ///< Signless for signed storage, otherwise unsigned.
  TN_QUANT_EXPRESSED,
  TN_QUANT_MINIMUM,
  TN_QUANT_MAXIMUM,
  TN_QUANT_SCALES,
  TN_QUANT_ZERO_POINTS,
  TN_QUANT_AXES,  ///< Absent if there is one scale.
  TN_QUANT_BLOCK_SIZES,
  TN_QUANT_COUNT
};

tn_status tn_quant__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);
bool tn_quant__write_type(tn_writer* writer, const tn_storage* type);
extern const tn_parameter_directive tn_quant_parameter_directives[];
extern const tn_parameters_check tn_quant_parameters_checks[];

#define TN_QUANT_WIDTH_MAX 32u
#define TN_QUANT_DEPTH_MAX 64u
#define TN_QUANT_WORDS_SIZE 160u
/// Returns an error in `words` for a scale outside the type's range; NULL for other scales and for
/// NaN.
const char* tn_quant__wrong_scale(tn_type type, double scale, char words[TN_QUANT_WORDS_SIZE]);

/// The limits of an integer type of up to 32 bits.
static inline int64_t tn_quant__largest(bool is_signed, uint32_t width) {
  return (int64_t)((UINT64_C(1) << (width - is_signed)) - 1);
}
static inline int64_t tn_quant__least(bool is_signed, uint32_t width) {
  return is_signed ? -tn_quant__largest(true, width) - 1 : 0;
}

#endif  // TENURE_SRC_DIALECTS_QUANT_QUANT_H
