// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the transform dialect. Its functions have the form of func's.

#include "dialects/transform/transform.h"

#include <stdio.h>
#include <string.h>

#include "dialects/common/function.h"
#include "dialects/common/parameters.h"
#include "dialects/dialects.h"

static const tn_custom_assembly assemblies[] = {
    {"transform.function", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

/// The dialect has these types; a keyword may contain dots.
static bool check_type(tn_string_view body, tn_parse_error* out_wrong) {
  static const char* const words[] = {"affine_map", "any_op", "any_param", "any_value",
                                      "op",         "param",  "type",      NULL};
  // Ignores the text after a keyword, as in `any_op->`.
  size_t size = 0;
  while (size < body.size && memchr("<[( -\t\r\n", body.data[size], 8) == NULL) ++size;
  for (const char* const* word = words; *word != NULL; ++word) {
    if (tn_string_view_equal((tn_string_view){body.data, size}, tn_string_view_from(*word))) {
      return true;
    }
  }
  // MLIR's tests have their own types.
  if (size >= 5 && memcmp(body.data, "test_", 5) == 0) return true;
  snprintf(out_wrong->words, sizeof out_wrong->words, "unknown type mnemonic: %.*s",
           (int)(size > 100 ? 100 : size), body.data);
  out_wrong->at = body.data;
  return false;
}

static bool check_param(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  const tn_type type = tn_parameters__type(context, parameters, 0);
  return (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) <= 64) ||
         tn_parameters__refuse(out_wrong, "only supports integer types with width <=64");
}

static const tn_parameters_check parameters_checks[] = {{"!param", check_param}, {NULL, NULL}};

/// Names each result on its own, unlike results of a group.
static void name_foreach_match(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  for (uint32_t i = 0; i < tn_op__result_count(tn_namer__context(namer), op); ++i) {
    tn_namer__result(namer, op, i, tn_string_view_from(i == 0 ? "updated_root" : "yielded"));
  }
}

static const tn_naming namings[] = {{"transform.foreach_match", name_foreach_match, NULL},
                                    {NULL, NULL, NULL}};

const tn_dialect_entry tn_transform_dialect = {
    .name = {"transform", 9},
    .directives = (const tn_custom_directive* const[]){tn_transform_directives,
                                                       tn_transform_list_directives, NULL},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
    .makes_ops_of = "affine,arith,linalg,scf,ub,vector",
    .checks = (const tn_named_check* const[]){tn_transform_checks, NULL},
    .namings = (const tn_naming* const[]){namings, NULL},
    .check_type = check_type,
    .apply_script = tn_transform__apply,
    .parameters_checks = parameters_checks,
};
