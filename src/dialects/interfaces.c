// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which shipped dialect's table an op is in.

#include "dialects/interfaces.h"

static const tn_dialect_interface* const shipped[] = {
    &tn_affine__interface,  &tn_arith__interface, &tn_cf__interface,        &tn_chlo__interface,
    &tn_complex__interface, &tn_func__interface,  &tn_index__interface,     &tn_math__interface,
    &tn_memref__interface,  &tn_scf__interface,   &tn_stablehlo__interface, &tn_tensor__interface,
    &tn_ub__interface};

const tn_op_interface* tn_op_interface__find_shipped(tn_string_view op_name) {
  const tn_op_interface* found = NULL;
  for (size_t i = 0; i < sizeof shipped / sizeof *shipped && found == NULL; ++i) {
    found = tn_dialect_interface__find(shipped[i], op_name);
  }
  return found;
}
