// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What other files need of sparse tensors' encodings.

#ifndef TENURE_SRC_MLIR_C_DIALECT_SPARSE_TENSOR_H
#define TENURE_SRC_MLIR_C_DIALECT_SPARSE_TENSOR_H

#include "mlir_c/dialect_text.h"

/// The encoding as MLIR spells it; itself if it has parts that only its text knows (slices). Null,
/// reported, for one that cannot be read.
tn_attribute tn_mc__respell_encoding(tn_attribute encoding);

#endif  // TENURE_SRC_MLIR_C_DIALECT_SPARSE_TENSOR_H
