// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the tosa dialect: words of enumerations stand bare in its dictionaries.

#include "dialects/tosa/tosa.h"
#include "dialects/common/common.h"
#include "dialects/common/parts.h"
#include "dialects/common/scan.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_tosa_dialect = {
    .name = {"tosa", 4},
    .spell_attribute = tn_scan__spell,
    .assemblies =
        (const tn_custom_assembly* const[]){tn_tosa_assemblies, tn_while_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_word_dictionary_directives,
                                                       tn_tosa_directives, NULL},
};
