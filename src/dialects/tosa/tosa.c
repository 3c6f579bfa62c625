// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the tosa dialect: keywords of enumerations are not quoted in its dictionaries.

#include "dialects/tosa/tosa.h"
#include "dialects/common/common.h"
#include "dialects/common/parameters.h"
#include "dialects/common/parts.h"
#include "dialects/dialects.h"

// clang-format off
static const tn_named_code op_codes[] = {
#include "dialects/tosa/ops.inc"
};
// clang-format on

static bool check_shape(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  const int64_t rank = tn_parameters__integer(context, parameters, 0);
  return rank >= 0 ||
         tn_parameters__refuse(out_wrong, "invalid rank (must be >= 0): %lld", (long long)rank);
}

static const tn_parameters_check parameters_checks[] = {{"!shape", check_shape}, {NULL, NULL}};

const tn_dialect_entry tn_tosa_dialect = {
    .name = {"tosa", 4},
    .op_codes = op_codes,
    .op_code_count = sizeof op_codes / sizeof *op_codes,
    .fold = tn_fold__tosa,
    .parameters_checks = parameters_checks,
    .assemblies =
        (const tn_custom_assembly* const[]){tn_tosa_assemblies, tn_while_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_word_dictionary_directives,
                                                       tn_tosa_directives, NULL},
};
