// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How src/mlir_c/refused/*.c define functions that the headers declare and nothing else implements.
//
// A client binds every function when it is loaded, so each one has to be there. What has no meaning
// here says so and gives the null value; a function that is implemented has its line taken out. The
// signature stands in the line, and the compiler holds it against the header.

#ifndef TENURE_SRC_MLIR_C_REFUSED_H
#define TENURE_SRC_MLIR_C_REFUSED_H

#include "mlir_c/refuse.h"

// The arguments are named as in the header, and none is looked at.
#pragma GCC diagnostic ignored "-Wunused-parameter"

// REFUSED_BECAUSE is defined by the file, and may change in it.
#define REFUSED(type, name, parameters)             \
  type name parameters {                            \
    tn_mc__refuse(__func__, NULL, REFUSED_BECAUSE); \
    return (type){0};                               \
  }
#define REFUSED_VOID(name, parameters) \
  void name parameters { tn_mc__refuse(__func__, NULL, REFUSED_BECAUSE); }

#endif  // TENURE_SRC_MLIR_C_REFUSED_H
