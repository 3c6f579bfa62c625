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

//===-- Reading that contexts share -----------------------------------------------------------===//

// Needs: arith, func

#define BODY                               \
  "func.func @f(%a: i32) -> i32 {\n"       \
  "  %0 = arith.addi %a, %a : i32\n"       \
  "  %1 = arith.cmpi slt, %0, %a : i32\n"  \
  "  %2 = arith.select %1, %0, %a : i32\n" \
  "  return %2 : i32\n"                    \
  "}\n"

/// Reads and prints the body in a context that shares with `with`, which is NULL for none.
static tn_status read_body(tn_context* with, text* out_text) {
  tn_context* context = NULL;
  const tn_context_options options = {.shares_schemas_with = with};
  tn_status status = tn_context_create(&options, &context);
  if (status != TN_OK) return status;
  tn_op module = {0};
  status = tn_text_parse(tn_context_root_scope(context), tn_string_view_from(BODY), NULL, &module);
  if (status == TN_OK) status = tn_op_verify(module);
  if (status == TN_OK)
    status = tn_op_print(module, &(tn_print_options){.custom_form = true}, text_append, out_text);
  tn_context_destroy(context);
  return status;
}

static void* read_often(void* with) {
  for (int i = 0; i < 20; ++i) {
    text found = {0};
    EXPECT_STATUS(TN_OK, read_body(with, &found));
    EXPECT_TRUE(strstr(found.data, "arith.cmpi slt") != NULL);
    free(found.data);
  }
  return NULL;
}

TN_TEST(contexts_share_what_is_read_of_schemas) {
  tn_context* first = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &first));
  text alone = {0};
  text shared = {0};
  EXPECT_STATUS(TN_OK, read_body(NULL, &alone));
  EXPECT_STATUS(TN_OK, read_body(first, &shared));
  EXPECT_TRUE(tn_string_view_equal(text_view(&alone), text_view(&shared)));
  free(alone.data);
  free(shared.data);
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(pthread_create(&threads[i], NULL, read_often, first) == 0);
  }
  for (int i = 0; i < 4; ++i) pthread_join(threads[i], NULL);
  // One that shares goes on without the one that it shares with.
  tn_context* second = NULL;
  const tn_context_options options = {.shares_schemas_with = first};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &second));
  tn_context_destroy(first);
  text later = {0};
  EXPECT_STATUS(TN_OK, read_body(second, &later));
  free(later.data);
  EXPECT_STATUS(TN_OK, tn_dialect_load(second, tn_string_view_from("arith")));
  tn_context_destroy(second);
}
