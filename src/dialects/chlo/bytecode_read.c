// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom bytecode encodings of chlo.

#include "dialects/chlo/chlo.h"
#include "dialects/common/parameter_encoding.h"

static const tn_parameter_encoding encodings[] = {
    {0, "#comparison_direction", NULL, NULL, NULL},
    {1, "#comparison_type", NULL, NULL, NULL},
    {0, NULL, NULL, NULL, NULL},
};

tn_status tn_chlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  return tn_parameter_encoding__read(encodings, tn_string_view_from("chlo"), reader, cursor,
                                     out_value);
}
