// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of dialects.

#include "dialects/dialects.h"

const tn_dialect_entry* const tn_dialects[] = {
    &tn_affine_dialect,
    &tn_arith_dialect,
    &tn_builtin_dialect,
    &tn_cf_dialect,
    &tn_chlo_dialect,
    &tn_complex_dialect,
    &tn_func_dialect,
    &tn_index_dialect,
    &tn_irdl_dialect,
    &tn_llvm_dialect,
    &tn_math_dialect,
    &tn_memref_dialect,
    &tn_pdl_dialect,
    &tn_quant_dialect,
    &tn_scf_dialect,
    &tn_stablehlo_dialect,
    &tn_tensor_dialect,
    &tn_ub_dialect,
    NULL,
};
