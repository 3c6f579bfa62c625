// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shipped dialects' tables of op interfaces (ir/op_interface.h), each in its dialect's folder.

#ifndef TENURE_SRC_DIALECTS_INTERFACES_H
#define TENURE_SRC_DIALECTS_INTERFACES_H

#include "ir/op_interface.h"

extern const tn_dialect_interface tn_affine__interface;
extern const tn_dialect_interface tn_arith__interface;
extern const tn_dialect_interface tn_cf__interface;
extern const tn_dialect_interface tn_chlo__interface;
extern const tn_dialect_interface tn_complex__interface;
extern const tn_dialect_interface tn_func__interface;
extern const tn_dialect_interface tn_index__interface;
extern const tn_dialect_interface tn_math__interface;
extern const tn_dialect_interface tn_memref__interface;
extern const tn_dialect_interface tn_scf__interface;
extern const tn_dialect_interface tn_stablehlo__interface;
extern const tn_dialect_interface tn_tensor__interface;
extern const tn_dialect_interface tn_ub__interface;

#endif  // TENURE_SRC_DIALECTS_INTERFACES_H
