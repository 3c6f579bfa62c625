// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The limits of text (text.h): what is past one is refused in words, at its place, and the context
// reads on.

#include "parse_fixture.h"

typedef struct refused_text {
  const char* text;
  const char* error;
} refused_text;

static void expect_refused(parse_fixture* f, const char* text, const char* error) {
  const tn_status status = fixture_parse(f, text);
  if (status == TN_OK) TN_FAIL("%.60s is read", text);
  EXPECT_STR(error, f->error);
  fixture_expect_empty(f);
}

static void expect_usable(parse_fixture* f) {
  const tn_status status = fixture_parse(f, "\"a\"() : () -> ()");
  if (status != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
}

TN_TEST(numbers_have_limits) {
  static const refused_text cases[] = {
      {"%0:18446744073709551616 = \"a\"() : () -> ()",
       "1:4: expected named operation to have at least 1 result"},
      {"\"a\"(%0#4294967296) : (i32) -> ()", "1:7: invalid SSA value result number"},
      {"\"a\"() {a = 18446744073709551616} : () -> ()",
       "1:12: integer constant out of range for attribute"},
      {"\"a\"() {a = 1 : i16777216} : () -> ()",
       "1:16: integer bitwidth is limited to 16777215 bits"},
      {"\"a\"() : () -> tensor<9223372036854775808xi32>", "1:22: invalid dimension"},
      {"\"a\"() {a = affine_map<(d0) -> (9223372036854775808)>} : () -> ()",
       "1:32: constant too large for index"},
      {"\"a\"() {a = distinct[18446744073709551616]<1>} : () -> ()",
       "1:41: expected an unsigned 64-bit integer"},
      {"\"a\"() : () -> () loc(\"f\":4294967296:1)",
       "1:26: expected integer line number in FileLineColRange"},
      {"\"a\"() {a = array<i8: 256>} : () -> ()", "1:25: integer constant out of range"},
      {"\"a\"() {a = dense<0> : tensor<4294967296x4294967296xi8>} : () -> ()",
       "1:12: the type has too many elements"},
  };
  parse_fixture* f = fixture_open(true);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    expect_refused(f, cases[i].text, cases[i].error);
  }
  expect_usable(f);
  fixture_close(f);
}

TN_TEST(a_text_has_at_most_4_gib) {
  parse_fixture* f = fixture_open(true);
  // Refused by its size alone: nothing of it is looked at.
  const tn_string_view text = {"", (size_t)UINT32_MAX + 1};
  tn_op op;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_text_parse(f->scope, text, NULL, &op));
  EXPECT_STR("0:0: text is limited to 4 GiB", f->error);
  expect_usable(f);
  fixture_close(f);
}

/// `opening` and `closing`, each `depth` times, around `middle`.
static char* nested(const char* before, const char* opening, const char* middle,
                    const char* closing, const char* after, size_t depth) {
  const size_t size = strlen(before) + strlen(middle) + strlen(after) +
                      depth * (strlen(opening) + strlen(closing)) + 1;
  char* text = malloc(size);
  EXPECT_TRUE(text != NULL);
  char* at = stpcpy(text, before);
  for (size_t i = 0; i < depth; ++i) at = stpcpy(at, opening);
  at = stpcpy(at, middle);
  for (size_t i = 0; i < depth; ++i) at = stpcpy(at, closing);
  stpcpy(at, after);
  return text;
}

TN_TEST(nesting_has_a_limit) {
  static const char* const ways[][5] = {
      {"\"a\"() : () -> (", "tuple<", "i32", ">", ")"},
      {"\"a\"() {a = ", "[", "", "]", "} : () -> ()"},
      {"\"a\"() {a = ", "{a = ", "1", "}", "} : () -> ()"},
      {"\"a\"() {a = affine_map<() -> (", "(", "1", ")", ")>} : () -> ()"},
      {"\"a\"() {a = affine_map<(d0) -> (", "-", "d0", "", ")>} : () -> ()"},
      {"\"a\"() {a = dense<", "[", "1", "]", "> : tensor<1xi8>} : () -> ()"},
      {"\"a\"() : () -> () loc(", "\"n\"(", "unknown", ")", ")"},
      {"\"a\"() : () -> () loc(", "callsite(\"n\" at ", "unknown", ")", ")"},
      {"\"a\"() : () -> () loc(", "fused[\"n\", ", "unknown", "]", ")"},
  };
  parse_fixture* f = fixture_open(true);
  for (size_t i = 0; i < sizeof ways / sizeof *ways; ++i) {
    const char* const* way = ways[i];
    char* text = nested(way[0], way[1], way[2], way[3], way[4], TN_TEXT_NESTING_MAX + 10);
    EXPECT_STATUS(TN_LIMIT_EXCEEDED, fixture_parse(f, text));
    if (strstr(f->error, ": types, attributes and locations nest at most 1000 deep") == NULL) {
      TN_FAIL("%s... : %s", way[1], f->error);
    }
    fixture_expect_empty(f);
    free(text);
    expect_usable(f);
    text = nested(way[0], way[1], way[2], way[3], way[4], 900);
    // Nine hundred lists are no shape of the type, but no deeper than it goes.
    if (fixture_parse(f, text) == TN_OK) {
      EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
    } else if (strstr(way[0], "dense") == NULL) {
      TN_FAIL("%s... : %s", way[1], f->error);
    }
    free(text);
  }
  fixture_close(f);
}

TN_TEST(width_has_none_that_a_text_reaches) {
  enum { WIDTH = 70000 };
  parse_fixture* f = fixture_open(true);
  static const char* const ways[][4] = {
      {"%0 = \"v\"() : () -> i32 \"a\"(%0", ", %0", ") : (i32", ", i32"},
      {"%0:70001 = \"a\"() : () -> (i32", ", i32", "", ""},
      {"\"a\"() ({}", ", {}", ") : (", ""},
      {"\"a\"() {a = [1", ", 1", "]} : (", ""},
  };
  static const char* const ends[] = {") -> ()", ")", ") -> ()", ") -> ()"};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; ++i) {
    char* text = nested(ways[i][0], ways[i][1], ways[i][2], ways[i][3], ends[i], WIDTH);
    if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s: %s", ways[i][0], f->error);
    EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
    free(text);
  }
  fixture_close(f);
}

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

TN_TEST(shared_parts_are_printed_up_to_a_limit) {
  parse_fixture* f = fixture_open(true);
  const char* text = "\"a\"() {x = 1 : i8} : () -> ()";
  tn_identifier key = {NULL};
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from("x"), &key));
  EXPECT_STATUS(TN_OK, tn_index_type_get(f->context, &type));
  for (size_t i = 0; i < 100; ++i) {
    const tn_type both[2] = {type, type};
    EXPECT_STATUS(TN_OK, tn_tuple_type_get(f->context, both, 2, &type));
  }
  EXPECT_STATUS(TN_OK, tn_type_attribute_get(type, &attribute));
  for (size_t i = 0; i < 100; ++i) {
    const tn_attribute both[2] = {attribute, attribute};
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(f->context, both, 2, &attribute));
  }
  size_t size = 0;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_type_print(type, drop, &size));
  EXPECT_TRUE(strstr(f->error, "exceed the limit of") != NULL);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_attribute_print(attribute, drop, &size));
  const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(op, key, attribute));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_op_print(f->op, NULL, drop, &size));
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  tn_object_release(blob);
  fixture_close(f);
}

/// Bodies that a dialect's form writes hold the text of their parts.
TN_TEST(shared_parts_of_bodies_are_printed_up_to_a_limit) {
  parse_fixture* f = fixture_open(true);
  char text[4096] = "!a0 = f32\n";
  for (int i = 0; i < 40; ++i) {
    const size_t used = strlen(text);
    (void)snprintf(text + used, sizeof text - used, "!a%d = !spirv.struct<(!a%d, !a%d)>\n", i + 1,
                   i, i);
  }
  (void)strncat(text, "\"a\"() {x = !a40} : () -> ()", sizeof text - strlen(text) - 1);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  size_t size = 0;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_op_print(f->op, NULL, drop, &size));
  EXPECT_TRUE(size / TN_TEXT_PRINTED_PARTS_MAX < 64);
  fixture_close(f);
}

TN_TEST(large_attributes_are_printed) {
  enum { SIZE = 300000 };
  parse_fixture* f = fixture_open(true);
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  tn_attribute* elements = calloc(SIZE, sizeof *elements);
  EXPECT_TRUE(elements != NULL);
  EXPECT_STATUS(TN_OK, tn_index_type_get(f->context, &type));
  for (int64_t i = 0; i < SIZE; ++i) {
    EXPECT_STATUS(TN_OK, tn_integer_attribute_get(type, i, &elements[i]));
  }
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(f->context, elements, SIZE, &attribute));
  free(elements);
  size_t size = 0;
  EXPECT_STATUS(TN_OK, tn_attribute_print(attribute, drop, &size));
  fixture_close(f);
}
