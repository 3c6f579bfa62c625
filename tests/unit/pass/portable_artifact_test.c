// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Portable artifacts: their versions, and modules that go into one and come out again.

#include <tenure/operation.h>
#include <tenure/portable_artifact.h>

#include "run.h"

static bool is_text(tn_string_view view, const char* text) {
  return tn_string_view_equal(view, tn_string_view_from(text));
}

TN_TEST(versions_are_compared_by_number) {
  tn_string_view smaller;
  EXPECT_TRUE(is_text(tn_portable_artifact_current_version(), "1.17.0"));
  EXPECT_TRUE(is_text(tn_portable_artifact_minimum_version(), "0.9.0"));
  EXPECT_STATUS(TN_OK, tn_portable_artifact_smaller_version(
                           tn_string_view_from("1.10.0"), tn_string_view_from("1.9.0"), &smaller));
  EXPECT_TRUE(is_text(smaller, "1.9.0"));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_portable_artifact_smaller_version(tn_string_view_from("1.10"),
                                                     tn_string_view_from("1.9.0"), &smaller));
  EXPECT_TRUE(smaller.data == NULL);
}

TN_TEST(requirements_have_versions) {
  EXPECT_TRUE(is_text(tn_portable_artifact_version_for(TN_COMPATIBILITY_NONE), "1.17.0"));
  EXPECT_TRUE(is_text(tn_portable_artifact_version_for(TN_COMPATIBILITY_WEEK_4), "1.15.0"));
  EXPECT_TRUE(is_text(tn_portable_artifact_version_for(TN_COMPATIBILITY_WEEK_12), "1.13.7"));
  EXPECT_TRUE(is_text(tn_portable_artifact_version_for(TN_COMPATIBILITY_MAX), "0.9.0"));
  EXPECT_TRUE(tn_portable_artifact_version_for((tn_compatibility)9).data == NULL);
}

typedef struct output {
  char bytes[4096];
  size_t size;
} output;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  output* it = user_data;
  if (size > sizeof it->bytes - it->size) return TN_OUT_OF_MEMORY;
  memcpy(it->bytes + it->size, bytes, size);
  it->size += size;
  return TN_OK;
}

static const char program[] =
    "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = stablehlo.exponential %a : tensor<4xf32>\n"
    "  return %0 : tensor<4xf32>\n"
    "}\n";

TN_TEST(a_module_comes_out_as_it_went_in) {
  tn_printed printed;
  tn_printed_open(&printed, program);
  output made = {{0}, 0};
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_portable_artifact_write(printed.scope, printed.root,
                                                  tn_string_view_from("1.0.0"), append, &made));
  const tn_string_view bytes = {made.bytes, made.size};
  EXPECT_TRUE(is_text(tn_portable_artifact_version(bytes), "1.0.0"));
  EXPECT_STATUS(TN_OK, tn_portable_artifact_read(printed.scope, bytes, &module));
  EXPECT_STATUS(TN_OK, tn_op_erase(module));
  for (size_t size = 0; size < made.size; ++size) {
    const tn_string_view part = {made.bytes, size};
    EXPECT_TRUE(tn_portable_artifact_read(printed.scope, part, &module) != TN_OK);
    (void)tn_portable_artifact_version(part);
  }
  tn_printed_close(&printed);
}

static tn_status take_nothing(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

TN_TEST(a_scope_that_is_closed_is_refused) {
  tn_context* context = NULL;
  tn_scope* scope = NULL;
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_scope_open(context, NULL, &scope));
  tn_object_retain(scope);
  tn_scope_close(scope);
  EXPECT_STATUS(TN_SCOPE_CLOSED,
                tn_portable_artifact_write(scope, (tn_op){0, 0, 0, 0}, tn_string_view_from("1.0.0"),
                                           take_nothing, NULL));
  EXPECT_STATUS(TN_SCOPE_CLOSED,
                tn_portable_artifact_read(scope, tn_string_view_from("ML"), &module));
  tn_object_release(scope);
  tn_context_destroy(context);
}

TN_TEST(a_version_that_is_none_is_refused) {
  tn_printed printed;
  tn_printed_open(&printed, program);
  output made = {{0}, 0};
  EXPECT_STATUS(TN_VERIFY_FAILED,
                tn_portable_artifact_write(printed.scope, printed.root,
                                           tn_string_view_from("9.0.0"), append, &made));
  EXPECT_TRUE(made.size == 0);
  EXPECT_TRUE(tn_portable_artifact_version(tn_string_view_from("module {}")).data == NULL);
  tn_printed_close(&printed);
}
