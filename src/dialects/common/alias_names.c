// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that MLIR's dialects choose for aliases, of which the build makes tables
// (schema/aliases.txt), and the names that they leave out inside bodies.

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
    {"llvm", "alias_scope", "domain", "alias_scope_domain"},
    {"llvm", "di_common_block", "decl", "di_global_variable"},
    {"llvm", "di_common_block", "file", "di_file"},
    {"llvm", "di_compile_unit", "file", "di_file"},
    {"llvm", "di_module", "file", "di_file"},
    {"llvm", "di_subprogram", "compileUnit", "di_compile_unit"},
    {"llvm", "di_subprogram", "file", "di_file"},
    {"llvm", "loop_annotation", "distribute", "loop_distribute"},
    {"llvm", "loop_annotation", "interleave", "loop_interleave"},
    {"llvm", "loop_annotation", "licm", "loop_licm"},
    {"llvm", "loop_annotation", "peeled", "loop_peeled"},
    {"llvm", "loop_annotation", "pipeline", "loop_pipeline"},
    {"llvm", "loop_annotation", "unroll", "loop_unroll"},
    {"llvm", "loop_annotation", "unrollAndJam", "loop_unroll_and_jam"},
    {"llvm", "loop_annotation", "unswitch", "loop_unswitch"},
    {"llvm", "loop_annotation", "vectorize", "loop_vectorize"},
    {"llvm", "loop_distribute", "followup*", "loop_annotation"},
    {"llvm", "loop_unroll", "followup*", "loop_annotation"},
    {"llvm", "loop_unroll_and_jam", "followup*", "loop_annotation"},
    {"llvm", "loop_vectorize", "followup*", "loop_annotation"},
    {"llvm", "tbaa_tag", "access_type", "tbaa_type_desc"},
    {"llvm", "tbaa_tag", "base_type", "tbaa_type_desc"},
    {"sparse_tensor", "iter_space", "", "encoding"},
    {"sparse_tensor", "iterator", "", "encoding"},
    {NULL, NULL, NULL, NULL},
};

const tn_alias_names tn_common_alias_names = {attributes, types, tuples, strings, seen_into, bares};
