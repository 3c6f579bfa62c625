// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of llvm by their parts: read, made anew, walked and replaced, also while memory runs out.

#include <tenure/tenure.h>

#include "dialects/common/llvm_type.h"
#include "ir/op_diagnostic.h"
#include "tn_test.h"

static tn_context* make_context(void) {
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_dialect_load(context, tn_string_view_from("llvm")));
  return context;
}

static tn_type type_of(tn_context* context, const char* text) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_type(context, tn_string_view_from(text), &type));
  return type;
}

static void expect_text(const char* expected, tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&tn_type_context(type)->allocator);
  tn_type__append_text(type, &text);
  EXPECT_VIEW(expected, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

static tn_llvm_parts open_type(tn_type type, tn_llvm_kind kind, uint64_t count) {
  const tn_llvm_parts parts = tn_llvm_type__open(type);
  EXPECT_EQ(kind, parts.kind);
  EXPECT_EQ(kind, tn_llvm_type__kind(type));
  EXPECT_EQ(count, parts.count);
  return parts;
}

TN_TEST(kinds_have_their_parts) {
  tn_context* context = make_context();
  tn_llvm_parts parts = open_type(
      type_of(context, "!llvm.struct<packed (i32, (i8, f32) -> i1, !llvm.array<2 x ptr>, index)>"),
      TN_LLVM_STRUCT, 4);
  EXPECT_TRUE(parts.is_packed && !parts.is_opaque && parts.name.storage == NULL);
  expect_text("(i8, f32) -> i1", tn_llvm_parts__at(&parts, 1));
  expect_text("!llvm.array<2 x ptr>", tn_llvm_parts__at(&parts, 2));
  parts = open_type(type_of(context, "!llvm.array<18446744073709551615 x vector<4xf32>>"),
                    TN_LLVM_ARRAY, UINT64_MAX);
  expect_text("vector<4xf32>", tn_llvm_parts__at(&parts, UINT64_MAX - 1));
  parts = open_type(type_of(context, "!llvm.func<() -> (i8) (ptr<3>, ppc_fp128, ...)>"),
                    TN_LLVM_FUNCTION, 2);
  EXPECT_TRUE(parts.is_variadic);
  expect_text("() -> i8", parts.only);
  expect_text("!llvm.ppc_fp128", tn_llvm_parts__at(&parts, 1));
  parts = open_type(type_of(context, "!llvm.func<void (...)>"), TN_LLVM_FUNCTION, 0);
  EXPECT_TRUE(parts.is_variadic && tn_llvm_type__kind(parts.only) == TN_LLVM_VOID);
  parts = open_type(type_of(context, "!llvm.struct<\"a, \\22(\", opaque>"), TN_LLVM_STRUCT, 0);
  EXPECT_TRUE(parts.is_opaque);
  EXPECT_VIEW("a, \"(", tn_string_attribute_value(parts.name));
  parts = open_type(type_of(context, "!llvm.target<\"t\", ptr, i8, 3, 4>"), TN_LLVM_TARGET, 2);
  EXPECT_EQ(2, tn_array_attribute_count(parts.numbers));
  expect_text("!llvm.ptr", tn_llvm_parts__at(&parts, 0));
  (void)open_type(type_of(context, "!llvm.ptr<1>"), TN_LLVM_POINTER, 0);
  EXPECT_EQ(1, tn_llvm_type__space(type_of(context, "!llvm.ptr<1>")));
  (void)open_type(type_of(context, "!llvm.ppc_fp128"), TN_LLVM_PPC_FP128, 0);
  (void)open_type(type_of(context, "i32"), TN_LLVM_NONE, 0);
  tn_context_destroy(context);
}

TN_TEST(names_get_their_bodies_in_parts) {
  tn_context* context = make_context();
  const tn_type a = type_of(
      context,
      "!llvm.struct<\"a\", (array<2 x struct<\"a\">>, struct<\"b\", (struct<\"a\">, i8)>, i1)>");
  const tn_llvm_parts parts = open_type(a, TN_LLVM_STRUCT, 3);
  const tn_llvm_parts array = open_type(tn_llvm_parts__at(&parts, 0), TN_LLVM_ARRAY, 2);
  EXPECT_TRUE(tn_type_equal(a, tn_llvm_parts__at(&array, 0)));
  const tn_type b = tn_llvm_parts__at(&parts, 1);
  expect_text(
      "!llvm.struct<\"b\", (struct<\"a\", (array<2 x struct<\"a\">>, struct<\"b\">, i1)>, i8)>", b);
  const tn_llvm_parts inner = open_type(b, TN_LLVM_STRUCT, 2);
  EXPECT_TRUE(tn_type_equal(a, tn_llvm_parts__at(&inner, 0)));
  tn_context_destroy(context);
}

/// Types that LLVM has, and such that hold others.
static const char* const texts[] = {
    "!llvm.array<3 x struct<(i32, ptr<1>, vector<4x!llvm.ptr>)>>",
    "!llvm.struct<packed (i32, struct<()>)>",
    "!llvm.func<void ()>",
    "!llvm.func<struct<(!llvm.ppc_fp128)> (ptr, f80, ...)>",
    "!llvm.target<\"t\", !llvm.struct<(i8)>, i8, 1>",
    "!llvm.target<\"t\">",
    "!llvm.array<2 x !ptr.ptr<#llvm.address_space<1>>>",
    "!llvm.array<3 x !llvm.struct<(i32, index)>>",
    "!llvm.struct<(vector<2x2xi8>, !llvm.array<1 x tensor<4xf32>>)>",
    "!llvm.func<!llvm.struct<(si8)> (() -> (), !llvm.target<\"t\", index>)>",
};

TN_TEST(types_are_made_of_their_parts) {
  tn_context* context = make_context();
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    const tn_type type = type_of(context, texts[i]);
    const tn_llvm_parts parts = tn_llvm_type__open(type);
    tn_type types[8];
    tn_type made;
    const size_t count = tn_llvm_parts__type_count(&parts);
    for (size_t k = 0; k < count; ++k) types[k] = tn_llvm_parts__type(&parts, k);
    expect_text(texts[i], type);
    if (parts.kind != TN_LLVM_TARGET) {
      EXPECT_STATUS(TN_OK, tn_llvm_type__with(&parts, (tn_attribute){NULL}, types, &made));
      EXPECT_TRUE(tn_type_equal(type, made));
    }
    EXPECT_EQ(i > 6, tn_llvm_type__is_foreign(type));
  }
  tn_context_destroy(context);
}

//===-- Walking and replacing -----------------------------------------------------------------===//

static tn_walk_result count_types(tn_attribute attribute, tn_type type, void* user_data) {
  *(int*)user_data += type.storage != NULL && attribute.storage == NULL;
  return TN_WALK_ADVANCE;
}

static tn_walk_result widen(tn_attribute* attribute, tn_type* type, void* user_data) {
  if (attribute == NULL && tn_type_kind_of(*type) == TN_TYPE_INDEX) *type = *(tn_type*)user_data;
  return TN_WALK_ADVANCE;
}

static void expect_replaced(const char* expected, const char* text, const char* index) {
  tn_context* context = make_context();
  tn_type by = type_of(context, index);
  tn_type made;
  EXPECT_STATUS(TN_OK, tn_type_replace(type_of(context, text), widen, &by, &made));
  expect_text(expected, made);
  tn_context_destroy(context);
}

TN_TEST(walks_go_into_types) {
  tn_context* context = make_context();
  int count = 0;
  EXPECT_STATUS(TN_OK, tn_type_walk(type_of(context, "!llvm.func<i8 (array<2 x f32>, tuple<i1>)>"),
                                    TN_WALK_PRE_ORDER, count_types, &count));
  EXPECT_EQ(7, count);
  count = 0;
  EXPECT_STATUS(
      TN_OK, tn_type_walk(type_of(context, "!llvm.struct<\"a\", (array<2 x struct<\"a\">>, i8)>"),
                          TN_WALK_POST_ORDER, count_types, &count));
  EXPECT_EQ(5, count);
  tn_context_destroy(context);
}

TN_TEST(what_is_in_types_is_replaced) {
  expect_replaced("!llvm.struct<packed (i64, array<2 x i64>)>",
                  "!llvm.struct<packed (index, array<2 x index>)>", "i64");
  expect_replaced("tuple<!llvm.func<i64 (ptr, i64, ...)>, !llvm.target<\"t\", i64, 2>>",
                  "tuple<!llvm.func<index (ptr, index, ...)>, !llvm.target<\"t\", index, 2>>",
                  "i64");
  expect_replaced("!llvm.array<2 x array<3 x ptr>>", "!llvm.array<2 x array<3 x index>>",
                  "!llvm.ptr");
  // A struct with a name stays as it is.
  expect_replaced("!llvm.struct<(i64, !llvm.struct<\"a\", (index)>)>",
                  "!llvm.struct<(index, struct<\"a\", (index)>)>", "i64");
}

TN_TEST(parts_that_cannot_be_are_refused) {
  static const char* const wrong[][2] = {
      {"!llvm.struct<(index)>", "!llvm.token"},          {"!llvm.array<2 x index>", "!llvm.void"},
      {"!llvm.func<index ()>", "!llvm.label"},           {"!llvm.func<i8 (index)>", "!llvm.void"},
      {"!llvm.func<i8 (index)>", "!llvm.func<void ()>"},
  };
  tn_context* context = make_context();
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    tn_type by = type_of(context, wrong[i][1]);
    tn_type made;
    EXPECT_STATUS(TN_INVALID_ARGUMENT,
                  tn_type_replace(type_of(context, wrong[i][0]), widen, &by, &made));
    EXPECT_TRUE(made.storage == NULL);
  }
  tn_context_destroy(context);
}

TN_TEST(texts_that_are_no_types_are_refused) {
  static const char* const bodies[] = {"struct<(1)>", "array<2 x >", "func<f32 (1)>"};
  tn_context* context = make_context();
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i) {
    tn_type type;
    EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_opaque_type_get(context, tn_string_view_from("llvm"),
                                                          tn_string_view_from(bodies[i]), &type));
  }
  tn_context_destroy(context);
}

//===-- Without memory ------------------------------------------------------------------------===//

static tn_status work_in(tn_context* context) {
  static const char function[] = "!llvm.func<array<2 x index> (struct<packed (index)>, ...)>";
  tn_type type;
  tn_type by;
  tn_type made;
  int count = 0;
  TN_TRY(tn_text_parse_type(context, tn_string_view_from(function), &type));
  TN_TRY(tn_integer_type_get(context, 64, TN_SIGNLESS, &by));
  TN_TRY(tn_type_walk(type, TN_WALK_PRE_ORDER, count_types, &count));
  TN_TRY(tn_type_replace(type, widen, &by, &made));
  TN_TRY(tn_text_parse_type(
      context,
      tn_string_view_from("!llvm.struct<\"a\", (array<2 x struct<\"a\">>, (i8) -> i8, index)>"),
      &type));
  TN_TRY(tn_type_walk(type, TN_WALK_PRE_ORDER, count_types, &count));
  EXPECT_EQ(13, count);
  return TN_OK;
}

TN_TEST(parts_survive_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget)};
    tn_context* context = NULL;
    tn_status status = tn_context_create(&options, &context);
    if (status == TN_OK) status = tn_dialect_load(context, tn_string_view_from("llvm"));
    if (status == TN_OK) status = work_in(context);
    if (context != NULL) tn_context_destroy(context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
