// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types.

#ifndef TENURE_SRC_MLIR_C_DIALECT_QUANT_H
#define TENURE_SRC_MLIR_C_DIALECT_QUANT_H

#include "mlir_c/dialect_make.h"

/// Indices of their parameters, in the order of their definitions.
enum {
  TN_MC_QUANT_STORAGE,
  TN_MC_QUANT_EXPRESSED,
  TN_MC_QUANT_MINIMUM,
  TN_MC_QUANT_MAXIMUM,
  TN_MC_QUANT_SCALES,
  TN_MC_QUANT_ZERO_POINTS,
  TN_MC_QUANT_AXES,
  TN_MC_QUANT_BLOCK_SIZES
};

/// Returns the kind of a `!quant.uniform<...>`: per tensor, axis or block.
tn_mc_id tn_mc__id_of_uniform(tn_type type);

/// Puts the parameters of all types except calibrated ones.
tn_mc_maker tn_mc_quant__begin(const char* function, const char* name, unsigned flags,
                               MlirType storage, MlirType expressed, int64_t minimum,
                               int64_t maximum);

#endif  // TENURE_SRC_MLIR_C_DIALECT_QUANT_H
