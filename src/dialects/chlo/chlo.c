// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the chlo dialect.

#include "dialects/chlo/chlo.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_chlo_dialect = {
    .name = {"chlo", 4},
    .interface = &tn_chlo__interface,
    .read_encoding = tn_chlo__read,
};
