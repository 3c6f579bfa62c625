// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir_c/dialect_quant.h"
tn_mc_id tn_mc__id_of_uniform(tn_type type) { (void)type; return TN_MC_ID_QUANT_UNIFORM; }
