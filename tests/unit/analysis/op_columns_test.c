// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops as columns.

#include <tenure/op_columns.h>

#include <string.h>

#include "printed.h"

static const char program[] =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0 = arith.constant 1 : i32\n"
    "  %1:2 = \"t.two\"(%a, %0) <{p = 1 : i64}> {d = @f} : (i32, i32) -> (i32, index)\n"
    "  return %1#0 : i32\n"
    "}\n";

typedef struct exported {
  struct ArrowSchema schema;
  struct ArrowArray array;
} exported;

static exported export_all(tn_op_columns* columns) {
  exported it;
  EXPECT_STATUS(TN_OK, tn_op_columns_export(columns, &it.schema, &it.array));
  EXPECT_EQ(0, tn_op_columns_row_count(columns));
  return it;
}

static void release_all(exported* it) {
  it->schema.release(&it->schema);
  it->array.release(&it->array);
  EXPECT_TRUE(it->schema.release == NULL && it->array.release == NULL);
}

/// The column called `name`.
static const struct ArrowArray* column(const exported* it, const char* name, const char* format) {
  for (int64_t i = 0; i < it->schema.n_children; ++i) {
    if (strcmp(it->schema.children[i]->name, name) != 0) continue;
    EXPECT_TRUE(strcmp(it->schema.children[i]->format, format) == 0);
    return it->array.children[i];
  }
  EXPECT_TRUE(false);
  return NULL;
}

static int32_t number_at(const struct ArrowArray* array, size_t index) {
  return ((const int32_t*)array->buffers[1])[index];
}

static void expect_text(const struct ArrowArray* array, size_t index, const char* expected) {
  const int32_t* ends = array->buffers[1];
  const char* data = array->buffers[2];
  const size_t size = (size_t)(ends[index + 1] - ends[index]);
  EXPECT_EQ(strlen(expected), size);
  EXPECT_TRUE(memcmp(data + ends[index], expected, size) == 0);
}

static bool has_parent(const struct ArrowArray* array, size_t index) {
  return ((const uint8_t*)array->buffers[0])[index / 8] >> index % 8 & 1;
}

TN_TEST(each_op_is_a_row) {
  static const char* const names[] = {"builtin.module", "func.func", "arith.constant", "t.two",
                                      "func.return"};
  static const int32_t depths[] = {0, 1, 2, 2, 2};
  static const int32_t parents[] = {0, 0, 1, 1, 1};
  tn_printed p;
  tn_op_columns* columns;
  tn_printed_open(&p, program);
  EXPECT_STATUS(TN_OK, tn_op_columns_create(p.context, 0, &columns));
  EXPECT_STATUS(TN_OK, tn_op_columns_add(columns, p.root, tn_string_view_from("7.mlir")));
  EXPECT_STATUS(TN_OK, tn_op_columns_add(columns, p.root, tn_string_view_from("8.mlir")));
  EXPECT_EQ(10, tn_op_columns_row_count(columns));
  EXPECT_TRUE(tn_op_columns_byte_size(columns) > 0);
  tn_printed_close(&p);
  exported it = export_all(columns);
  tn_op_columns_destroy(columns);
  EXPECT_EQ(10, it.array.length);
  EXPECT_EQ(2, column(&it, "parent", "i")->null_count);
  for (size_t i = 0; i < 10; ++i) {
    expect_text(column(&it, "origin", "u"), i, i < 5 ? "7.mlir" : "8.mlir");
    EXPECT_EQ((int32_t)(i % 5), number_at(column(&it, "op", "i"), i));
    expect_text(column(&it, "name", "u"), i, names[i % 5]);
    EXPECT_EQ(depths[i % 5], number_at(column(&it, "depth", "i"), i));
    EXPECT_TRUE(has_parent(column(&it, "parent", "i"), i) == (i % 5 != 0));
    if (i % 5 != 0) EXPECT_EQ(parents[i % 5], number_at(column(&it, "parent", "i"), i));
  }
  release_all(&it);
}

TN_TEST(lists_and_texts_are_those_of_the_op) {
  tn_printed p;
  tn_op_columns* columns;
  tn_printed_open(&p, program);
  EXPECT_STATUS(TN_OK, tn_op_columns_create(p.context, 0, &columns));
  EXPECT_STATUS(TN_OK, tn_op_columns_add(columns, p.root, tn_string_view_from("0.mlir")));
  exported it = export_all(columns);
  const struct ArrowArray* types = column(&it, "types", "+l");
  EXPECT_EQ(1, number_at(types, 3));
  EXPECT_EQ(3, number_at(types, 4));
  expect_text(types->children[0], 1, "i32");
  expect_text(types->children[0], 2, "index");
  const struct ArrowArray* attributes = column(&it, "attributes", "+m");
  const struct ArrowArray* entries = attributes->children[0];
  const size_t first = (size_t)number_at(attributes, 3);
  EXPECT_EQ(first + 2, (size_t)number_at(attributes, 4));
  expect_text(entries->children[0], first, "p");
  expect_text(entries->children[1], first, "1 : i64");
  expect_text(entries->children[0], first + 1, "d");
  expect_text(entries->children[1], first + 1, "@f");
  const struct ArrowArray* operands = column(&it, "operands", "+l");
  EXPECT_EQ(0, number_at(operands, 3));
  EXPECT_EQ(2, number_at(operands, 4));
  EXPECT_EQ(-1, number_at(operands->children[0], 0));
  EXPECT_EQ(2, number_at(operands->children[0], 1));
  EXPECT_EQ(3, number_at(operands->children[0], 2));
  expect_text(column(&it, "location", "u"), 3, "loc(\"t.mlir\":3:10)");
  release_all(&it);
  tn_op_columns_destroy(columns);
  tn_printed_close(&p);
}

TN_TEST(long_texts_are_cut_and_bytes_made_utf8) {
  tn_printed p;
  tn_op_columns* columns;
  tn_printed_open(
      &p, "\"t.\xC3\xA9\xFF\xED\xA0\x80\xF0\x9F\x98\x80\"() {a = \"0123456789\"} : () -> ()");
  EXPECT_STATUS(TN_OK, tn_op_columns_create(p.context, 8, &columns));
  EXPECT_STATUS(TN_OK, tn_op_columns_add(columns, p.root, tn_string_view_from("0.mlir")));
  exported it = export_all(columns);
  expect_text(column(&it, "name", "u"), 1,
              "t.\xC3\xA9\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xF0\x9F\x98\x80");
  expect_text(column(&it, "attributes", "+m")->children[0]->children[1], 0, "\"0123456...");
  expect_text(column(&it, "location", "u"), 1, "loc(\"t.m...");
  release_all(&it);
  tn_op_columns_destroy(columns);
  tn_printed_close(&p);
}

TN_TEST(parts_may_be_moved_out) {
  tn_printed p;
  tn_op_columns* columns;
  tn_printed_open(&p, program);
  EXPECT_STATUS(TN_OK, tn_op_columns_create(p.context, 0, &columns));
  EXPECT_STATUS(TN_OK, tn_op_columns_add(columns, p.root, tn_string_view_from("0.mlir")));
  exported it = export_all(columns);
  struct ArrowArray moved = *it.array.children[5];
  struct ArrowSchema schema = *it.schema.children[5];
  it.array.children[5]->release = NULL;
  it.schema.children[5]->release = NULL;
  release_all(&it);
  EXPECT_TRUE(strcmp(schema.name, "attributes") == 0);
  expect_text(moved.children[0]->children[0], 0, "function_type");
  schema.release(&schema);
  moved.release(&moved);
  tn_op_columns_destroy(columns);
  tn_printed_close(&p);
}

TN_TEST(texts_may_be_empty) {
  tn_printed p;
  tn_op_columns* columns;
  tn_printed_open(&p, "\"t.a\"() {a = \"\"} : () -> ()");
  EXPECT_STATUS(TN_OK, tn_op_columns_create(p.context, 0, &columns));
  EXPECT_STATUS(TN_OK, tn_op_columns_add(columns, p.root, tn_string_view_from("")));
  exported it = export_all(columns);
  expect_text(column(&it, "origin", "u"), 1, "");
  release_all(&it);
  tn_op_columns_destroy(columns);
  tn_printed_close(&p);
}

TN_TEST(nothing_is_added_of_what_is_gone) {
  tn_printed p;
  tn_op_columns* columns;
  tn_printed_open(&p, program);
  EXPECT_STATUS(TN_OK, tn_op_columns_create(p.context, 0, &columns));
  const tn_op gone = tn_block_first_op(tn_region_first_block(tn_op_region(p.root, 0)));
  EXPECT_STATUS(TN_OK, tn_op_erase(gone));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_columns_add(columns, gone, tn_string_view_from("0.mlir")));
  EXPECT_EQ(0, tn_op_columns_row_count(columns));
  exported it = export_all(columns);
  EXPECT_EQ(0, it.array.length);
  release_all(&it);
  tn_op_columns_destroy(columns);
  tn_op_columns_destroy(NULL);
  tn_printed_close(&p);
}
