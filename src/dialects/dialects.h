// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of all dialects of which the library has something in C. A new one is added here and in
// dialects.c.

#ifndef TENURE_SRC_DIALECTS_DIALECTS_H
#define TENURE_SRC_DIALECTS_DIALECTS_H

#include "ir/dialect_entry.h"
#include "ir/op_interface.h"

extern const tn_dialect_entry tn_affine_dialect;
extern const tn_dialect_entry tn_arith_dialect;
extern const tn_dialect_entry tn_builtin_dialect;
extern const tn_dialect_entry tn_cf_dialect;
extern const tn_dialect_entry tn_chlo_dialect;
extern const tn_dialect_entry tn_complex_dialect;
extern const tn_dialect_entry tn_func_dialect;
extern const tn_dialect_entry tn_index_dialect;
extern const tn_dialect_entry tn_irdl_dialect;
extern const tn_dialect_entry tn_llvm_dialect;
extern const tn_dialect_entry tn_math_dialect;
extern const tn_dialect_entry tn_memref_dialect;
extern const tn_dialect_entry tn_pdl_dialect;
extern const tn_dialect_entry tn_quant_dialect;
extern const tn_dialect_entry tn_scf_dialect;
extern const tn_dialect_entry tn_stablehlo_dialect;
extern const tn_dialect_entry tn_tensor_dialect;
extern const tn_dialect_entry tn_ub_dialect;

/// All of them; NULL behind the last.
extern const tn_dialect_entry* const tn_dialects[];

#endif  // TENURE_SRC_DIALECTS_DIALECTS_H
