// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Native properties of a dialect that only a user's schema knows, and those of the shipped ones.

#include <tenure/bytecode.h>
#include <tenure/dialect.h>

#include "bytecode/property_layout.h"
#include "ir/op_definition.h"
#include "ir/services.h"
#include "text/parse_fixture.h"

/// Two ops of memref as mlir-opt writes them, with another name for their dialect.
static const unsigned char file[] = {
    0x4d, 0x4c, 0xef, 0x52, 0x0d, 0x4d, 0x4c, 0x49, 0x52, 0x32, 0x32, 0x2e, 0x31, 0x2e, 0x38,
    0x00, 0x01, 0x1d, 0x07, 0x01, 0x05, 0x09, 0x07, 0x01, 0x03, 0x0f, 0x03, 0x03, 0x11, 0x05,
    0x03, 0x17, 0x03, 0x1d, 0x07, 0x0b, 0x01, 0x07, 0x07, 0x65, 0x0f, 0x01, 0x0b, 0x0b, 0x07,
    0x37, 0x0f, 0x17, 0x02, 0x6b, 0x1f, 0x61, 0x66, 0x66, 0x69, 0x6e, 0x65, 0x5f, 0x6d, 0x61,
    0x70, 0x3c, 0x28, 0x64, 0x30, 0x29, 0x20, 0x2d, 0x3e, 0x20, 0x28, 0x64, 0x30, 0x29, 0x3e,
    0x00, 0x11, 0x07, 0x21, 0x01, 0x41, 0x03, 0x15, 0x03, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0x01, 0x03, 0x01, 0x02, 0x04, 0x15, 0x03, 0x09, 0x01, 0x03, 0x04, 0x3d,
    0x05, 0x01, 0x50, 0x01, 0x01, 0x07, 0x04, 0x2d, 0x03, 0x07, 0x0d, 0x03, 0x02, 0x01, 0x03,
    0x03, 0x05, 0x46, 0x01, 0x03, 0x03, 0x05, 0x03, 0x01, 0x05, 0x42, 0x01, 0x05, 0x03, 0x09,
    0x06, 0x03, 0x01, 0x05, 0x01, 0x00, 0x4f, 0x0d, 0x0d, 0x05, 0x0f, 0x0f, 0x05, 0x11, 0x62,
    0x75, 0x69, 0x6c, 0x74, 0x69, 0x6e, 0x00, 0x74, 0x00, 0x6d, 0x65, 0x6d, 0x72, 0x65, 0x30,
    0x00, 0x6d, 0x6f, 0x64, 0x75, 0x6c, 0x65, 0x00, 0x69, 0x00, 0x61, 0x6c, 0x6c, 0x6f, 0x63,
    0x00, 0x08, 0x19, 0x07, 0x05, 0x01, 0x01, 0x09, 0x0b, 0x07, 0x01, 0x03, 0x05, 0x01, 0x03};

static const char printed[] =
    "\"builtin.module\"() ({\n"
    "  %0 = \"t.i\"() : () -> index\n"
    "  %1 = \"memre0.alloc\"(%0) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 0>}> : "
    "(index) -> memref<?xi8>\n"
    "  %2 = \"memre0.alloc\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi8>\n"
    "}) : () -> ()\n";

/// The schema of that dialect; `extra` is said of its op.
static tn_status load(parse_fixture* f, const char* extra) {
  char schema[1024];
  snprintf(schema, sizeof schema,
           "irdl.dialect @memre0 {\n"
           "  irdl.operation @alloc attributes {%s traits = [\"AttrSizedOperandSegments\"]} {\n"
           "    %%0 = irdl.any {type = \"index\"}\n"
           "    %%1 = irdl.any\n"
           "    %%2 = irdl.any {attribute = \"64-bit signless integer attribute\", optional}\n"
           "    irdl.operands(sizes: variadic %%0, symbols: variadic %%0)\n"
           "    irdl.results(memref: %%1)\n"
           "    irdl.attributes {\"alignment\" = %%2}\n"
           "  }\n"
           "}\n",
           extra);
  f->error_count = 0;
  return tn_dialect_load_schema(f->context, tn_string_view_from(schema),
                                tn_string_view_from("d.irdl.mlir"));
}

static tn_status read(parse_fixture* f) {
  f->error_count = 0;
  return tn_bytecode_read(f->scope, (tn_string_view){(const char*)file, sizeof file}, NULL, &f->op);
}

static void expect_printed(parse_fixture* f) {
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, NULL, fixture_write, f));
  EXPECT_STR(printed, f->printed);
}

TN_TEST(a_schema_says_what_properties_are) {
  static const char* const extras[] = {"", "properties = \"alignment? operandSegmentSizes#2\","};
  for (size_t i = 0; i < 2; ++i) {
    parse_fixture* f = fixture_open(true);
    if (load(f, extras[i]) != TN_OK || read(f) != TN_OK) TN_FAIL("%s", f->error);
    expect_printed(f);
    fixture_close(f);
  }
}

TN_TEST(without_it_or_by_another_one_they_are_refused) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_MALFORMED, read(f));
  EXPECT_TRUE(strstr(f->error, "native properties of unknown encoding") != NULL);
  EXPECT_STATUS(TN_OK, load(f, "properties = \"operandSegmentSizes#2\","));
  EXPECT_STATUS(TN_MALFORMED, read(f));
  fixture_close(f);
}

/// Has a context without the schema write an op of `memre0` with these properties, and reads it.
static tn_status read_of_a_stranger(parse_fixture* f, const char* properties) {
  parse_fixture* stranger = fixture_open(true);
  tn_blob* blob = NULL;
  char text[128];
  snprintf(text, sizeof text, "\"memre0.alloc\"() %s : () -> i8", properties);
  if (fixture_parse(stranger, text) != TN_OK) TN_FAIL("%s", stranger->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(stranger->op, NULL, &blob));
  fixture_close(stranger);
  f->error_count = 0;
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_status status = tn_bytecode_read(f->scope, bytes, NULL, &f->op);
  tn_object_release(blob);
  return status;
}

TN_TEST(a_loaded_op_has_its_properties_from_a_dictionary) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, load(f, ""));
  EXPECT_STATUS(TN_OK, read_of_a_stranger(f, "<{}> {a}"));
  const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
  EXPECT_EQ(0, tn_op_property_count(op));
  EXPECT_EQ(1, tn_op_discardable_attribute_count(op));
  EXPECT_STATUS(TN_MALFORMED, read_of_a_stranger(f, "<5 : i32>"));
  EXPECT_TRUE(strstr(f->error,
                     "expected attribute of type: mlir::DictionaryAttr, but got: 5 : "
                     "i32") != NULL);
  fixture_close(f);
}

/// Writes the op of `f`, and reads it in a context with or without the schema.
static parse_fixture* read_again(parse_fixture* f, bool with_schema) {
  parse_fixture* reader = fixture_open(true);
  tn_blob* blob = NULL;
  if (with_schema) EXPECT_STATUS(TN_OK, load(reader, ""));
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  EXPECT_STATUS(TN_OK, tn_bytecode_read(reader->scope, bytes, NULL, &reader->op));
  tn_object_release(blob);
  return reader;
}

TN_TEST(properties_of_a_users_op_are_written_among_the_attributes) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, load(f, ""));
  EXPECT_STATUS(TN_OK,
                fixture_parse(f,
                              "\"memre0.alloc\"() <{alignment = 8 : i64, operandSegmentSizes = "
                              "array<i32: 0, 0>}> {a} : () -> i8"));
  for (uint32_t with_schema = 0; with_schema < 2; ++with_schema) {
    parse_fixture* reader = read_again(f, with_schema != 0);
    const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(reader->op, 0)));
    EXPECT_EQ(2 * with_schema, tn_op_property_count(op));
    EXPECT_EQ(3 - 2 * with_schema, tn_op_discardable_attribute_count(op));
    fixture_close(reader);
  }
  fixture_close(f);
}

TN_TEST(layouts_that_are_none_are_refused) {
  static const char* const layouts[] = {"?",   "a??",    "a#",   "a#0",   "a#65", "a#1x", "a !",
                                        "a%b", "a\\00b", "a%32", "a%640", "a*8",  "*"};
  for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; ++i) {
    parse_fixture* f = fixture_open(true);
    char extra[64];
    snprintf(extra, sizeof extra, "properties = \"%s\",", layouts[i]);
    EXPECT_STATUS(TN_MALFORMED, load(f, extra));
    EXPECT_TRUE(strstr(f->error, "cannot parse 'properties'") != NULL);
    fixture_close(f);
  }
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, load(f, "properties = \"a%8 b%64 c* d% e! f? g#2 h\","));
  fixture_close(f);
}

static void expect_layout(parse_fixture* f, const char* name, const char* expected) {
  tn_operation_name operation;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(f->context, tn_string_view_from(name), &operation));
  EXPECT_VIEW(expected, tn_property_layout__of(operation.storage).text);
}

TN_TEST(properties_are_sorted_as_ods_sorts_them) {
  static const char schema[] =
      "irdl.dialect @d {\n"
      "  irdl.operation @a attributes {traits = [\"AttrSizedResultSegments\", "
      "\"AttrSizedOperandSegments\"]} {\n"
      "    %0 = irdl.any\n"
      "    %1 = irdl.any {attribute = \"unit property\", default = \"false\"}\n"
      "    %2 = irdl.any {attribute = \"unit attribute\"}\n"
      "    %3 = irdl.any {attribute = \"64-bit signless integer attribute\", default = \"1 : "
      "i64\"}\n"
      "    irdl.operands(x: variadic %0, y: %0, z: optional %0)\n"
      "    irdl.results(u: variadic %0, v: variadic %0)\n"
      "    irdl.attributes {\"sat\" = %0, \"b\" = %1, \"a\" = %1, \"Z\" = %2, \"pa\" = %3, "
      "\"p\" = %0}\n"
      "  }\n"
      "  irdl.operation @b\n"
      "}\n";
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(f->context, tn_string_view_from(schema),
                                              tn_string_view_from("d.irdl.mlir")));
  expect_layout(f, "d.a", " Z? operandSegmentSizes#3 p pa? resultSegmentSizes#2 sat b! a!");
  expect_layout(f, "d.b", "");
  expect_layout(f, "arith.constant", " value");
  expect_layout(f, "llvm.add", " overflowFlags%");
  expect_layout(f, "ptr.load",
                " syncscope? alignment* volatile_! nontemporal! invariant! invariantGroup! "
                "ordering%");
  expect_layout(f, "ptr.ptr_diff", " flags%8");
  expect_layout(f, "spirv.mlir.loop", "loop_control");
  expect_layout(f, "builtin.module", "sym_name? sym_visibility?");
  fixture_close(f);
}

//===-- The shipped schemas -------------------------------------------------------------------===//
