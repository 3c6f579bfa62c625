// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Alias names that MLIR's dialects choose, from tables that the build generates
// (schema/aliases.txt), and names that they omit inside bodies.

#include "dialects/common/common.h"

#define ALIAS_ATTRIBUTE(dialect, body, name)
#define ALIAS_TYPE(dialect, body, name)
#define ALIAS_TUPLE(dialect, body, name)
#define ALIAS_STRING(text, name)
#define ALIAS_DIALECT(dialect)

#undef ALIAS_ATTRIBUTE
#define ALIAS_ATTRIBUTE(dialect, body, name) {dialect, body, name},
static const tn_alias_pattern attributes[] = {
#include "dialects/alias_names.inc"
    {NULL, NULL, NULL},
};
#undef ALIAS_ATTRIBUTE
#define ALIAS_ATTRIBUTE(dialect, body, name)

#undef ALIAS_TYPE
#define ALIAS_TYPE(dialect, body, name) {dialect, body, name},
static const tn_alias_pattern types[] = {
#include "dialects/alias_names.inc"
    {NULL, NULL, NULL},
};
#undef ALIAS_TYPE
#define ALIAS_TYPE(dialect, body, name)

#undef ALIAS_TUPLE
#define ALIAS_TUPLE(dialect, body, name) {dialect, body, name},
static const tn_alias_pattern tuples[] = {
#include "dialects/alias_names.inc"
    {NULL, NULL, NULL},
};
#undef ALIAS_TUPLE
#define ALIAS_TUPLE(dialect, body, name)

#undef ALIAS_STRING
#define ALIAS_STRING(text, name) {text, sizeof(text) - 1, name},
static const tn_alias_string strings[] = {
#include "dialects/alias_names.inc"
    {NULL, 0, NULL},
};
#undef ALIAS_STRING
#define ALIAS_STRING(text, name)

#undef ALIAS_DIALECT
#define ALIAS_DIALECT(dialect) dialect,
static const char* const seen_into[] = {
#include "dialects/alias_names.inc"
    NULL,
};

static const tn_alias_bare bares[] = {
    {"sparse_tensor", "iter_space", "", "encoding"},
    {"sparse_tensor", "iterator", "", "encoding"},
    {NULL, NULL, NULL, NULL},
};

const tn_alias_names tn_common_alias_names = {attributes, types, tuples, strings, seen_into, bares};
