// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the sparse_tensor dialect.

#include "dialects/common/scan.h"
#include "dialects/dialects.h"
#include "dialects/sparse_tensor/encoding.h"

const tn_dialect_entry tn_sparse_tensor_dialect = {
    .name = {"sparse_tensor", 13},
    .spell_attribute = tn_sparse__spell,
    .spell_type = tn_scan__keep,
    .interface = &tn_sparse_tensor__interface,
    .check_encoding = tn_sparse__check_tensor,
};
