// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the irdl dialect.

#include "dialects/irdl/irdl.h"

#include "dialects/dialects.h"
#include "schema/schema_value.h"

const char* const tn_irdl_schema_words[] = {
    [TN_SCHEMA_DIALECT] = "irdl.dialect",
    [TN_SCHEMA_OPERATION] = "irdl.operation",
    [TN_SCHEMA_ATTRIBUTE] = "irdl.attribute",
    [TN_SCHEMA_TYPE] = "irdl.type",
    [TN_SCHEMA_OPERANDS] = "irdl.operands",
    [TN_SCHEMA_RESULTS] = "irdl.results",
    [TN_SCHEMA_ATTRIBUTES] = "irdl.attributes",
    [TN_SCHEMA_REGIONS] = "irdl.regions",
    [TN_SCHEMA_ANY_OF] = "irdl.any_of",
    [TN_SCHEMA_ALL_OF] = "irdl.all_of",
    [TN_SCHEMA_IS] = "irdl.is",
    [TN_SCHEMA_BASE] = "irdl.base",
    [TN_SCHEMA_PARAMETRIC] = "irdl.parametric",
};

const tn_dialect_entry tn_irdl_dialect = {
    .name = {"irdl", 4},
    .directives = (const tn_custom_directive* const[]){tn_irdl_directives, NULL},
    .checks = (const tn_named_check* const[]){tn_irdl_checks, NULL},
    .spell_attribute = tn_irdl__spell,
};
