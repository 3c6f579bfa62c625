// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What makes ops of a dialect that was left out of the build is refused by name; in a build with all
// of them nothing is.

#include <stdio.h>
#include <tenure/rewrite_pdl.h>

#include "adapter/apply.h"
#include "ir/services.h"
#include "printed.h"

static tn_printed printed;

static bool is_built(const char* dialect) {
  return printed.context->services->is_shipped(tn_string_view_from(dialect));
}

static void expect_answer(const char* dialect, tn_status status) {
  EXPECT_STATUS(is_built(dialect) ? TN_OK : TN_NOT_FOUND, status);
  if ((strstr(printed.text, "this build does not include the dialect") == NULL) !=
      is_built(dialect)) {
    TN_FAIL("%s: %s", dialect, printed.text);
  }
  tn_printed_clear(&printed);
}

TN_TEST(ops_of_adapters_need_their_dialects) {
  static const char* const dialects[] = {"arith", "stablehlo", "tensor"};
  tn_printed_open_empty(&printed, NULL);
  const tn_apply apply = {.context = printed.context,
                          .edits.location = tn_location_unknown(printed.context)};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i) {
    char name[32];
    snprintf(name, sizeof name, "%s.%s", dialects[i], "op");
    expect_answer(dialects[i], tn_apply__check_built(&apply, name));
  }
  EXPECT_STATUS(TN_OK, tn_apply__check_built(&apply, "tosa.add"));
  tn_printed_close(&printed);
}

TN_TEST(patterns_as_data_need_their_dialect) {
  tn_pattern_set* set = NULL;
  tn_printed_open(&printed, "module {}");
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
  expect_answer("pdl", tn_pattern_set_add_pdl(set, printed.root));
  tn_pattern_set_destroy(set);
  tn_printed_close(&printed);
}
