// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the acc dialect.

#include "dialects/acc/acc.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_acc_dialect = {
    .name = {"acc", 3},
    .interface = &tn_acc__interface,
    .patterns = tn_acc_patterns,
    .directives =
        (const tn_custom_directive* const[]){tn_acc_directives, tn_acc_device_directives, NULL},
};
