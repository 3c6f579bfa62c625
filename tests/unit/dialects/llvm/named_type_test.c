// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs with names: their bodies are set once, by functions or by texts, and may hold the struct.

#include "ir/named_type.h"

#include <stdio.h>
#include <string.h>
#include <tenure/tenure.h>

#include "../../ir/report.h"
#include "dialects/common/llvm_type.h"
#include "ir/op_diagnostic.h"

static const tn_string_view llvm = {"llvm", 4};
static const tn_string_view word = {"struct", 6};

static tn_type named(tn_context* context, const char* name) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_named_type_get(context, llvm, word, tn_view(name), &type));
  return type;
}

/// The body of these fields, which is packed or not.
static void body_of(tn_context* context, const tn_type* fields, size_t count, bool is_packed,
                    tn_attribute* out) {
  tn_attribute values[8];
  for (size_t i = 0; i < count; ++i) {
    EXPECT_STATUS(TN_OK, tn_type_attribute_get(fields[i], &values[i]));
  }
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(context, values, count, &out[0]));
  EXPECT_STATUS(TN_OK, tn_bool_attribute_get(context, is_packed, &out[1]));
}

static tn_status set_body(tn_type type, const tn_type* fields, size_t count, bool is_packed) {
  tn_attribute body[2];
  body_of(tn_type_context(type), fields, count, is_packed, body);
  return tn_named_type_set_body(type, body, 2);
}

static void expect_text(tn_type type, const char* expected) {
  tn_text_buffer text = tn_text_buffer_make(&tn_type_context(type)->allocator);
  tn_type__append_text(type, &text);
  EXPECT_VIEW(expected, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

static tn_type parsed(tn_context* context, const char* text) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_type(context, tn_view(text), &type));
  return type;
}

TN_TEST(a_name_gets_its_body_once) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  EXPECT_TRUE(!tn_context_has_named_types(context));
  const tn_type a = named(context, "a");
  EXPECT_TRUE(tn_context_has_named_types(context));
  expect_text(a, "!llvm.struct<\"a\", opaque>");
  EXPECT_TRUE(tn_type_parameter(a, tn_view("body")).storage == NULL);
  EXPECT_TRUE(tn_type_equal(a, named(context, "a")));
  tn_type row = {NULL};
  EXPECT_STATUS(TN_OK, tn_llvm_type__array(context, 2, a, &row));
  expect_text(row, "!llvm.array<2 x struct<\"a\", opaque>>");
  const tn_type fields[] = {tn_test_integer(context, 1), row, a};
  EXPECT_STATUS(TN_OK, set_body(a, fields, 3, true));
  expect_text(a, "!llvm.struct<\"a\", packed (i1, array<2 x struct<\"a\">>, struct<\"a\">)>");
  expect_text(
      row, "!llvm.array<2 x struct<\"a\", packed (i1, array<2 x struct<\"a\">>, struct<\"a\">)>>");
  EXPECT_EQ(3, tn_array_attribute_count(tn_type_parameter(a, tn_view("body"))));
  EXPECT_STATUS(TN_OK, set_body(a, fields, 3, true));
  EXPECT_STATUS(TN_ALREADY_EXISTS, set_body(a, fields, 3, false));
  EXPECT_TRUE(strstr(report.message, "already has a different body") != NULL);
  EXPECT_STATUS(TN_ALREADY_EXISTS, set_body(a, fields, 2, true));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, set_body(row, fields, 1, false));
  EXPECT_TRUE(strstr(report.message, "not a named type") != NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_named_type_set_body(a, NULL, 0));
  EXPECT_STATUS(TN_NOT_FOUND, tn_named_type_get(context, llvm, tn_view("ptr"), tn_view("a"), &row));
  tn_context_destroy(context);
}

TN_TEST(structs_are_made_of_parameters) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i8 = tn_test_integer(context, 8);
  tn_attribute parameters[3];
  tn_type type;
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, tn_view("s"), &parameters[0]));
  body_of(context, &i8, 1, false, parameters + 1);
  EXPECT_STATUS(TN_OK, tn_dialect_type_get(context, tn_view("llvm.struct"), parameters, 3, &type));
  expect_text(type, "!llvm.struct<\"s\", (i8)>");
  EXPECT_TRUE(tn_type_equal(type, parsed(context, "!llvm.struct<\"s\", (i8)>")));
  // The name alone is the same type.
  EXPECT_STATUS(TN_OK, tn_dialect_type_get(context, tn_view("llvm.struct"), parameters, 1, &type));
  expect_text(type, "!llvm.struct<\"s\", (i8)>");
  body_of(context, &i8, 0, false, parameters + 1);
  EXPECT_STATUS(TN_ALREADY_EXISTS,
                tn_dialect_type_get(context, tn_view("llvm.struct"), parameters, 3, &type));
  parameters[0] = (tn_attribute){NULL};
  EXPECT_STATUS(TN_OK, tn_dialect_type_get(context, tn_view("llvm.struct"), parameters, 3, &type));
  expect_text(type, "!llvm.struct<()>");
  EXPECT_TRUE(tn_type_equal(type, parsed(context, "!llvm.struct<()>")));
  tn_context_destroy(context);
}

TN_TEST(what_texts_say_is_held_against_names) {
  static const char* const wrong[][2] = {
      {"!llvm.struct<\"b\", opaque>", "redeclaring defined struct as opaque"},
      {"!llvm.struct<\"b\", (i3)>", "identified type already used with a different body"},
      {"!llvm.struct<\"b\", packed (i2)>", "identified type already used with a different body"},
      {"!llvm.struct<\"o\", (i2)>", "identified type already used with a different body"},
      {"!llvm.struct<\"b\">", "struct without a body only allowed in a recursive struct"},
      {"!llvm.struct<\"c\", (struct<\"c\", (i2)>)>",
       "identifier already used for an enclosing struct"},
  };
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  (void)parsed(context, "!llvm.struct<\"b\", (i2)>");
  (void)parsed(context, "!llvm.struct<\"o\", opaque>");
  expect_text(parsed(context, "!llvm.struct<\"a\", (struct<\"b\", (i2)>)>"),
              "!llvm.struct<\"a\", (struct<\"b\", (i2)>)>");
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    tn_type type;
    EXPECT_STATUS(TN_MALFORMED, tn_text_parse_type(context, tn_view(wrong[i][0]), &type));
    EXPECT_TRUE(strstr(report.message, wrong[i][1]) != NULL);
  }
  // What was asked for by its name gets a body, also after a text said that it has none.
  const tn_type late = named(context, "late");
  EXPECT_TRUE(tn_type_equal(late, parsed(context, "!llvm.struct<\"late\", opaque>")));
  EXPECT_TRUE(tn_type_equal(late, parsed(context, "!llvm.struct<\"late\", (ptr)>")));
  expect_text(late, "!llvm.struct<\"late\", (ptr)>");
  tn_context_destroy(context);
}

TN_TEST(structs_hold_each_other) {
  static const char a_text[] =
      "!llvm.struct<\"a\", (ptr, struct<\"b\", (struct<\"a\">, array<2 x struct<\"b\">>)>)>";
  static const char b_text[] =
      "!llvm.struct<\"b\", (struct<\"a\", (ptr, struct<\"b\">)>, array<2 x struct<\"b\">>)>";
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type a = parsed(context, a_text);
  const tn_type b = parsed(context, b_text);
  expect_text(a, a_text);
  expect_text(b, b_text);
  const tn_llvm_parts parts = tn_llvm_type__open(a);
  EXPECT_TRUE(tn_type_equal(b, tn_llvm_parts__at(&parts, 1)));
  EXPECT_TRUE(!tn_llvm_type__is_foreign(a) && !tn_llvm_type__is_foreign(b));
  // By way of types of other dialects, too; what holds them is none of LLVM's.
  const tn_type c = parsed(context,
                           "!llvm.struct<\"c\", (tuple<!llvm.struct<\"c\">>, "
                           "!llvm.struct<\"d\", (!llvm.struct<\"c\">)>)>");
  expect_text(c,
              "!llvm.struct<\"c\", (tuple<!llvm.struct<\"c\">>, "
              "!llvm.struct<\"d\", (!llvm.struct<\"c\">)>)>");
  EXPECT_TRUE(tn_llvm_type__is_foreign(named(context, "d")));
  tn_context_destroy(context);
}

/// Whether a struct is one of LLVM's is known once all bodies are.
TN_TEST(late_bodies_make_types_foreign) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type a = named(context, "a");
  const tn_type b = named(context, "b");
  tn_type index;
  EXPECT_STATUS(TN_OK, tn_index_type_get(context, &index));
  EXPECT_STATUS(TN_OK, set_body(a, &b, 1, false));
  EXPECT_TRUE(!tn_llvm_type__is_foreign(a));
  expect_text(a, "!llvm.struct<\"a\", (struct<\"b\", opaque>)>");
  EXPECT_STATUS(TN_OK, set_body(b, &index, 1, false));
  EXPECT_TRUE(tn_llvm_type__is_foreign(a));
  expect_text(a, "!llvm.struct<\"a\", (!llvm.struct<\"b\", (index)>)>");
  tn_context_destroy(context);
}

/// A chain of names is as long as there are names; its text has a limit.
TN_TEST(long_chains_of_names_do_not_print) {
  enum { LENGTH = 20000 };
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_type inner = tn_test_integer(context, 8);
  char name[32];
  for (int i = 0; i < LENGTH; ++i) {
    snprintf(name, sizeof name, "n%d", i);
    const tn_type outer = named(context, name);
    EXPECT_STATUS(TN_OK, set_body(outer, &inner, 1, false));
    inner = outer;
  }
  EXPECT_TRUE(!tn_llvm_type__is_foreign(inner));
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_type_print(inner, tn_text_buffer_write, &text));
  tn_text_buffer_free(&text);
  tn_context_destroy(context);
}

//===-- Without memory ------------------------------------------------------------------------===//

static tn_status make_names(tn_allocator allocator) {
  const tn_context_options options = {.allocator = allocator};
  char name[300];
  tn_context* context = NULL;
  tn_type type = {NULL};
  tn_attribute body;
  tn_attribute field;
  memset(name, 'n', sizeof name);
  tn_status status = tn_context_create(&options, &context);
  for (size_t size = 1; size < sizeof name && status == TN_OK; size += 150) {
    status = tn_named_type_get(context, llvm, word, (tn_string_view){name, size}, &type);
    if (status == TN_OK) status = tn_type_attribute_get(type, &field);
    if (status == TN_OK) status = tn_array_attribute_get(context, &field, 1, &body);
    if (status == TN_OK) status = tn_named_type_set_body(type, &body, 1);
  }
  if (context != NULL) tn_context_destroy(context);
  return status;
}

TN_TEST(names_survive_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = make_names(tn_budget_allocator(&budget));
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
