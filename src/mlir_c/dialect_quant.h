// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types: their parts, read from and written to their text.

#ifndef TENURE_SRC_MLIR_C_DIALECT_QUANT_H
#define TENURE_SRC_MLIR_C_DIALECT_QUANT_H

#include "mlir_c/dialect_text.h"

/// Which `!quant.uniform<...>` it is: for a tensor, an axis or blocks.
tn_mc_id tn_mc__id_of_uniform(tn_type type);

/// What all but calibrated types have: `i8<-127:127>:f32`.
typedef struct tn_mc_quant {
  bool is_signed;
  uint32_t width;
  int64_t minimum;
  int64_t maximum;
  tn_type expressed;          ///< Null for none.
  tn_string_view dimensions;  ///< What stands behind the expressed type: an axis, or `{0:2, 1:4}`.
  tn_string_view parameters;  ///< What stands behind the comma: `1.0:3`, or braces around those.
} tn_mc_quant;

int64_t tn_mc_quant__default_minimum(bool is_signed, uint32_t width);
int64_t tn_mc_quant__default_maximum(bool is_signed, uint32_t width);
/// False if the text is none of these; the expressed type of a calibrated one is read as well.
bool tn_mc_quant__read(tn_type type, tn_mc_quant* out_quant);
/// `1.0:3`.
bool tn_mc_quant__read_parameter(tn_string_view text, double* out_scale, int64_t* out_zero_point);

/// `mnemonic<i8<-127:127>:f32`, checked by MLIR's rules. False, reported, if they are broken.
bool tn_mc_quant__begin(const char* function, const char* mnemonic, unsigned flags,
                        MlirType storage, MlirType expressed, int64_t minimum, int64_t maximum,
                        tn_mc_text* out_text);
void tn_mc_quant__add_parameter(tn_mc_text* text, double scale, int64_t zero_point);

/// Whether it is a quantized type of any kind.
bool tn_mc_quant__is(tn_type type);

#endif  // TENURE_SRC_MLIR_C_DIALECT_QUANT_H
