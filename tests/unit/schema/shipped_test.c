// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schemas that are built in.

#include <tenure/dialect.h>

#include "../../text.h"
#include "tn_test.h"

static tn_status refuse(void* user_data, const char* bytes, size_t size) {
  (void)user_data, (void)bytes, (void)size;
  return TN_IO_ERROR;
}

TN_TEST(every_shipped_schema_can_be_printed_and_loaded) {
  tn_context* context = NULL;
  const tn_context_options options = {.left_out_dialects = tn_string_view_from("*")};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  const size_t count = tn_dialect_shipped_count();
  for (size_t i = 0; i < count; ++i) {
    text schema = {0};
    EXPECT_STATUS(TN_OK, tn_dialect_shipped_print(i, text_append, &schema));
    EXPECT_STATUS(TN_OK,
                  tn_dialect_load_schema(context, text_view(&schema), tn_dialect_shipped_name(i)));
    free(schema.data);
  }
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_shipped_print(count, refuse, NULL));
  EXPECT_STATUS(TN_IO_ERROR, tn_dialect_shipped_print(0, refuse, NULL));
  tn_context_destroy(context);
}
