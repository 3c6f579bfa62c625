// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the mhlo dialect.

#include "dialects/mhlo/mhlo.h"

#include "dialects/common/infer_hlo.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_mhlo_dialect = {
    .name = {"mhlo", 4},
    .interface = &tn_hlo__interface,
    .read_encoding = tn_mhlo__read,
};
