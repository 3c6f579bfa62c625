// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the sparse_tensor dialect.

#include "dialects/dialects.h"
#include "dialects/sparse_tensor/encoding.h"

const tn_dialect_entry tn_sparse_tensor_dialect = {
    .name = {"sparse_tensor", 13},
    .interface = &tn_sparse_tensor__interface,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_sparse_parameter_directives, NULL},
    .parameters_checks = tn_sparse_parameters_checks,
    .parameters_forms = tn_sparse_parameters_forms,
    .check_encoding = tn_sparse__check_tensor,
};
