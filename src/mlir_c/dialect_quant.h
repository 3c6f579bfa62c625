// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What other files need of quantized types.

#ifndef TENURE_SRC_MLIR_C_DIALECT_QUANT_H
#define TENURE_SRC_MLIR_C_DIALECT_QUANT_H

#include "mlir_c/type_id.h"

/// Which `!quant.uniform<...>` it is: for a tensor, an axis or blocks.
tn_mc_id tn_mc__id_of_uniform(tn_type type);

#endif  // TENURE_SRC_MLIR_C_DIALECT_QUANT_H
