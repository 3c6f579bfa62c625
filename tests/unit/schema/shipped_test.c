// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schemas that are built in.

#include <pthread.h>
#include <string.h>
#include <tenure/tenure.h>

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

//===-- On several threads --------------------------------------------------------------------===//

#define BODY                               \
  "func.func @f(%a: i32) -> i32 {\n"       \
  "  %0 = arith.addi %a, %a : i32\n"       \
  "  %1 = arith.cmpi slt, %0, %a : i32\n"  \
  "  %2 = arith.select %1, %0, %a : i32\n" \
  "  return %2 : i32\n"                    \
  "}\n"

/// Reads and prints the body in a context.
static tn_status read_body(text* out_text) {
  tn_context* context = NULL;
  tn_status status = tn_context_create(NULL, &context);
  if (status != TN_OK) return status;
  tn_op module = {0};
  status = tn_text_parse(tn_context_root_scope(context), tn_string_view_from(BODY), NULL, &module);
  if (status == TN_OK) status = tn_op_verify(module);
  if (status == TN_OK)
    status = tn_op_print(module, &(tn_print_options){.custom_form = true}, text_append, out_text);
  tn_context_destroy(context);
  return status;
}

static void* read_often(void* unused) {
  for (int i = 0; i < 20; ++i) {
    text found = {0};
    EXPECT_STATUS(TN_OK, read_body(&found));
    EXPECT_TRUE(strstr(found.data, "arith.cmpi slt") != NULL);
    free(found.data);
  }
  return unused;
}

TN_TEST(contexts_load_schemas_at_the_same_time) {
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(pthread_create(&threads[i], NULL, read_often, NULL) == 0);
  }
  for (int i = 0; i < 4; ++i) pthread_join(threads[i], NULL);
}
