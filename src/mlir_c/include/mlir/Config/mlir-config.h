// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Configuration of the headers of mlir-c/: values 0 or 1, for `#if`.

#ifndef MLIR_CONFIG_H
#define MLIR_CONFIG_H

// Patterns in the dialect pdl are part of the API.
#define MLIR_ENABLE_PDL_IN_PATTERNMATCH 1

// Additional checks of patterns, and features of a vendor's compiler: disabled.
#define MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS 0
#define MLIR_ENABLE_NVPTXCOMPILER 0
#define MLIR_ENABLE_ROCM_CONVERSIONS 0

#endif  // MLIR_CONFIG_H
