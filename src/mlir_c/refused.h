// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How src/mlir_c/refused/*.c define functions of the headers that are not implemented.
//
// A client binds every function when it is loaded, so each must exist. A function without an
// implementation reports that and returns the null value; when a function is implemented, its line
// is removed. The line contains the signature, and the compiler compares it with the header.

#ifndef TENURE_SRC_MLIR_C_REFUSED_H
#define TENURE_SRC_MLIR_C_REFUSED_H

#include "mlir_c/refuse.h"

// The arguments are named as in the header, and unused.
#pragma GCC diagnostic ignored "-Wunused-parameter"

// Each file defines REFUSED_BECAUSE, and may redefine it.
#define REFUSED(type, name, parameters)             \
  type name parameters {                            \
    tn_mc__refuse(__func__, NULL, REFUSED_BECAUSE); \
    return (type){0};                               \
  }
#define REFUSED_VOID(name, parameters) \
  void name parameters { tn_mc__refuse(__func__, NULL, REFUSED_BECAUSE); }

#endif  // TENURE_SRC_MLIR_C_REFUSED_H
