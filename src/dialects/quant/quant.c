// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the quant dialect.

#include "dialects/quant/quant.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_quant_dialect = {
    .name = {"quant", 5},
    .read_encoding = tn_quant__read,
    .write_type = tn_quant__write_type,
    .check_type = tn_quant__check_type,
    .spell_type = tn_quant__spell_type,
};
