// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the amdgpu dialect.

#include "dialects/common/parameters.h"
#include "dialects/dialects.h"
#include "ir/op_diagnostic.h"

static bool is_index(tn_type type) {
  return tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_signedness(type) == TN_SIGNLESS &&
         (tn_integer_type_width(type) == 16 || tn_integer_type_width(type) == 32);
}

static bool check_gather(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_type element = tn_parameters__type(context, parameters, 0);
  const tn_type index = tn_parameters__type(context, parameters, 1);
  const uint32_t bits = tn_type__is(element, TN_TYPE_INDEX) ? 0 : tn_type_bit_width(element);
  char words[TN_PARAMETERS_TYPE_MAX + 1];
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64) {
    return tn_parameters__refuse(
        out_wrong, "element type must be 1, 2, 4, or 8 bytes wide but type '%s' is %u bytes wide.",
        tn_parameters__type_words(context, element, words), bits / 8);
  }
  return is_index(index) ||
         tn_parameters__refuse(out_wrong, "index type must be i16 or i32 but index type is '%s'.",
                               tn_parameters__type_words(context, index, words));
}

static const tn_parameters_check parameters_checks[] = {{"!tdm_gather_base", check_gather},
                                                        {NULL, NULL}};

const tn_dialect_entry tn_amdgpu_dialect = {
    .name = {"amdgpu", 6},
    .parameters_checks = parameters_checks,
};
