// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the tosa dialect: words of enumerations stand bare in its dictionaries.

#include "dialects/common/parts.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_tosa_dialect = {
    .name = {"tosa", 4},
    .directives = (const tn_custom_directive* const[]){tn_word_dictionary_directives, NULL},
};
