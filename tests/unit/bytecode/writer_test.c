// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is written is read again and prints the same, in every version; and it is the same each time.

#include <dirent.h>
#include <sys/stat.h>
#include <tenure/bytecode.h>
#include <tenure/object.h>
#include <unistd.h>

#include "bytecode/cursor.h"
#include "text/parse_fixture.h"

static const char source[] =
    "#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 3)>\n"
    "#set = affine_set<(d0) : (d0 >= 0)>\n"
    "module @top attributes {a.b = #map, a.c = dense<[1, 2, 3]> : tensor<3xi32>, a.s = #set} {\n"
    "  \"t.f\"() <{sym_name = \"f\", list = [1, 2.5 : f64, \"text\", @top::@f, -7 : i8]}> ({\n"
    "  ^bb0(%a: i32, %b: f32):\n"
    "    %0:2 = \"t.two\"(%a, %b) {x, y = {z = unit}} : (i32, f32) -> (i32, memref<2xi8>)\n"
    "    \"t.branch\"(%0#0, %a)[^bb1, ^bb2] : (i32, i32) -> ()\n"
    "  ^bb1:\n"
    "    \"t.region\"() ({\n"
    "      %1 = \"t.inner\"(%0#1, %0#1) : (memref<2xi8>, memref<2xi8>) -> vector<[4]x3xbf16>\n"
    "    }, {}) : () -> ()\n"
    "    \"t.branch\"()[^bb2] : () -> ()\n"
    "  ^bb2:\n"
    "    \"t.return\"() : () -> ()\n"
    "  }) : () -> ()\n"
    "  \"t.g\"(%late, %late) : (complex<f32>, complex<f32>) -> ()\n"
    "  %late = \"t.late\"() {f = dense_resource<blob> : tensor<2xf32>} : () -> complex<f32>\n"
    "  \"t.h\"() ({\n"
    "    \"t.wide\"() {w = 340282366920938463463374607431768211455 : ui128, h = 1.0 : f80,\n"
    "      d = distinct[0]<unit>, o = #t.o<x>, t = !t.p, s = dense<\"a\"> : tensor<2x!t.s>,\n"
    "      p = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, g = array<i64: 1, -2>,\n"
    "      m = memref<2x?xf32, strided<[?, 1], offset: 4>, 3>, u = tensor<*xf8E5M2>,\n"
    "      b = dense<[true, false, true]> : tensor<3xi1>} : () -> ()\n"
    "  }) : () -> ()\n"
    "  %c = \"arith.constant\"() <{value = 4 : i64}> : () -> i64\n"
    "  \"memref.alloc\"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>\n"
    "  %i = \"t.i\"() : () -> index loc(fused<\"m\">[callsite(\"n\"(\"f\":1:2) at \"g\":3:4 to "
    ":9), unknown])\n"
    "}\n"
    "{-# dialect_resources: { builtin: { blob: \"0x040000000000803F00000040\" } } #-}\n";

static tn_bytecode_write_options version_options(uint32_t version) {
  return (tn_bytecode_write_options){.use_version = true, .version = version};
}

static char* print(parse_fixture* f, bool debug_info) {
  const tn_print_options options = {.debug_info = debug_info};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return strdup(f->printed);
}

static void read_blob(parse_fixture* f, tn_blob* blob) {
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_bytecode_read_options options = {.owner = blob};
  if (tn_bytecode_read(f->scope, bytes, &options, &f->op) != TN_OK) TN_FAIL("%s", f->error);
}

TN_TEST(every_version_reads_back) {
  for (uint32_t version = 0; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* f = fixture_open(true);
    if (fixture_parse(f, source) != TN_OK) TN_FAIL("%s", f->error);
    const tn_bytecode_write_options options = version_options(version);
    tn_blob* blob = NULL;
    tn_blob* again = NULL;
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &again));
    EXPECT_EQ(tn_blob_byte_size(blob), tn_blob_byte_size(again));
    EXPECT_TRUE(memcmp(tn_blob_data(blob), tn_blob_data(again), tn_blob_byte_size(blob)) == 0);
    parse_fixture* g = fixture_open(true);
    read_blob(g, blob);
    // Without the op's definition nobody tells properties from attributes before version 5.
    if (version >= 5) {
      char* before = print(f, true);
      char* after = print(g, true);
      EXPECT_STR(before, after);
      free(before);
      free(after);
    }
    // Written from what was read, it is the same file.
    tn_blob* third = NULL;
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(g->op, &options, &third));
    EXPECT_EQ(tn_blob_byte_size(blob), tn_blob_byte_size(third));
    EXPECT_TRUE(memcmp(tn_blob_data(blob), tn_blob_data(third), tn_blob_byte_size(blob)) == 0);
    fixture_close(g);
    fixture_close(f);
    tn_object_release(blob);
    tn_object_release(again);
    tn_object_release(third);
  }
}

/// Writes the op in every version, and expects it to be read with `before` or, from version 5 on,
/// which has properties, `after` between its brackets and its type.
static void check_parts(const char* after, const char* before) {
  char expected[512];
  for (uint32_t version = 0; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* f = fixture_open(true);
    tn_blob* blob = NULL;
    const tn_bytecode_write_options options = version_options(version);
    snprintf(expected, sizeof expected,
             "\"builtin.module\"() ({\n  \"t.a\"()%s : () -> ()\n}) : () -> ()\n", after);
    if (fixture_parse(f, expected) != TN_OK) TN_FAIL("%s", f->error);
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
    read_blob(f, blob);
    if (version < 5) {
      snprintf(expected, sizeof expected,
               "\"builtin.module\"() ({\n  \"t.a\"()%s : () -> ()\n}) : () -> ()\n", before);
    }
    char* printed = print(f, false);
    EXPECT_STR(expected, printed);
    free(printed);
    tn_object_release(blob);
    fixture_close(f);
  }
}

TN_TEST(properties_may_be_any_attribute_and_empty) {
  check_parts("", "");
  check_parts(" <{}>", "");
  check_parts(" <{}> {a = 1 : i64, b = {}}", " {a = 1 : i64, b = {}}");
  check_parts(" <{a = 1 : i64}> {b = 2 : i64}", " {a = 1 : i64, b = 2 : i64}");
  check_parts(" <5 : i32> {b = 5 : i32}", " {b = 5 : i32}");
  check_parts(" <[{}, \"s\"]>", "");
  check_parts(" <unit> {a, b, c, d, e, f, g, h, i}", " {a, b, c, d, e, f, g, h, i}");
}

/// Writes an op with `array<i0: ...>` of so many elements, and reads it again.
static tn_status read_elements_of_no_bits(parse_fixture* f, size_t count) {
  tn_type type;
  tn_attribute array;
  tn_identifier key;
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, fixture_parse(f, "module {}"));
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from("t.x"), &key));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(f->context, 0, TN_SIGNLESS, &type));
  EXPECT_STATUS(TN_OK, tn_dense_array_attribute_get(type, count, NULL, 0, &array));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(f->op, key, array));
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_status status = tn_bytecode_read(f->scope, bytes, NULL, &f->op);
  tn_object_release(blob);
  return status;
}

TN_TEST(elements_of_no_bits_take_no_bytes) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, read_elements_of_no_bits(f, 2));
  char* printed = print(f, false);
  EXPECT_TRUE(strstr(printed, "array<i0: 0, 0>") != NULL);
  free(printed);
  EXPECT_STATUS(TN_OK, read_elements_of_no_bits(f, TN_BYTECODE_EMPTY_ELEMENTS_MAX));
  EXPECT_STATUS(TN_MALFORMED, read_elements_of_no_bits(f, TN_BYTECODE_EMPTY_ELEMENTS_MAX + 1));
  EXPECT_TRUE(
      strstr(f->error, "an array has 1048577 elements of zero bits; the limit is 1048576") != NULL);
  fixture_close(f);
}

static tn_block body_of(tn_op op) { return tn_region_first_block(tn_op_region(op, 0)); }

/// Writes the one op of a module in every version, and reads it without a module around it.
static void check_top_op(const char* text, const char* expected) {
  for (uint32_t version = 0; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* f = fixture_open(true);
    tn_blob* blob = NULL;
    const tn_bytecode_write_options write_options = version_options(version);
    if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
    EXPECT_STATUS(TN_OK,
                  tn_bytecode_write_blob(tn_block_first_op(body_of(f->op)), &write_options, &blob));
    const tn_bytecode_read_options options = {.no_implicit_module = true};
    const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
    if (tn_bytecode_read(f->scope, bytes, &options, &f->op) != TN_OK) TN_FAIL("%s", f->error);
    char* printed = print(f, false);
    EXPECT_STR(expected, printed);
    free(printed);
    tn_object_release(blob);
    fixture_close(f);
  }
}

TN_TEST(an_op_with_results_is_a_file) {
  check_top_op("%0:2 = \"t.op\"() : () -> (i32, i64)\n", "%0:2 = \"t.op\"() : () -> (i32, i64)\n");
  check_top_op(
      "%0 = \"t.op\"() ({\n^bb0(%a: i8):\n  \"t.use\"(%a) : (i8) -> ()\n}, {}) : () -> i32\n",
      "%0 = \"t.op\"() ({\n^bb0(%arg0: i8):\n  \"t.use\"(%arg0) : (i8) -> ()\n}, {\n}) : "
      "() -> i32\n");
}

/// Reads what was written in a context of its own, where no position is an offset into a text, and
/// writes it again: each position stands once, whatever it came from.
static void expect_same_when_written_again(parse_fixture* f) {
  tn_blob* blob = NULL;
  tn_blob* again = NULL;
  parse_fixture* g = fixture_open(true);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  read_blob(g, blob);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(g->op, NULL, &again));
  EXPECT_EQ(tn_blob_byte_size(blob), tn_blob_byte_size(again));
  EXPECT_TRUE(memcmp(tn_blob_data(blob), tn_blob_data(again), tn_blob_byte_size(blob)) == 0);
  fixture_close(g);
  tn_object_release(again);
  tn_object_release(blob);
}

TN_TEST(names_that_go_without_saying_stay_away_behind_distinct_attributes) {
  parse_fixture* f = fixture_open(true);
  const char* debug =
      "#file = #llvm.di_file<\"a.c\" in \"b\">\n"
      "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, "
      "isOptimized = true, emissionKind = Full>\n"
      "\"t.a\"() {a = #llvm.di_module<file = #file, scope = #unit, name = \"m\">} : () -> ()\n";
  if (fixture_parse(f, debug) != TN_OK) TN_FAIL("%s", f->error);
  expect_same_when_written_again(f);
  fixture_close(f);
}

TN_TEST(positions_of_texts_and_given_ones_are_the_same) {
  static const char first[] =
      "module {\n"
      "  \"t.a\"() {l = loc(\"t.mlir\":2:3), m = loc(\"t.mlir\":2:99)} : () -> ()\n"
      "  \"t.b\"() : () -> () loc(\"t.mlir\":2:3)\n"
      "  \"t.c\"() ({^bb0(%a: i1, %b: i1):}) : () -> () loc(\"other\":4:4)\n"
      "  \"t.d\"() : () -> () loc(\"t.mlir\":2:99)\n"
      "}\n";
  static const char second[] =
      "module {\n"
      "  \"t.e\"() : () -> ()\n"
      "      \"t.f\"() : () -> ()\n"
      "                                                                       \"t.g\"() : () -> "
      "()\n"
      "  \"t.h\"() : () -> () loc(\"t.mlir\":3:7)\n"
      "}\n";
  for (int given_first = 0; given_first < 2; ++given_first) {
    parse_fixture* f = fixture_open(true);
    EXPECT_STATUS(TN_OK, fixture_parse(f, given_first ? second : first));
    const tn_op kept = f->op;
    EXPECT_STATUS(TN_OK, fixture_parse(f, given_first ? first : second));
    const tn_block to = body_of(kept);
    for (tn_op op; op = tn_block_first_op(body_of(f->op)), !tn_op_is_null(op);) {
      EXPECT_STATUS(TN_OK, tn_op_move_to_end(op, to));
    }
    f->op = kept;
    expect_same_when_written_again(f);
    fixture_close(f);
  }
}

TN_TEST(locations_and_resources_can_be_left_out) {
  parse_fixture* f = fixture_open(true);
  parse_fixture* g = fixture_open(true);
  if (fixture_parse(f, source) != TN_OK) TN_FAIL("%s", f->error);
  const tn_bytecode_write_options options = {
      .drop_locations = true, .elide_resource_data = true, .producer = tn_string_view_from("test")};
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
  tn_bytecode_summary summary;
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  EXPECT_STATUS(TN_OK, tn_bytecode_inspect(f->context, bytes, &summary));
  EXPECT_VIEW("test", summary.producer);
  read_blob(g, blob);
  char* printed = print(g, true);
  EXPECT_TRUE(strstr(printed, "loc(\"") == NULL && strstr(printed, "0x04") == NULL);
  free(printed);
  tn_object_release(blob);
  fixture_close(g);
  fixture_close(f);
}

typedef struct kept {
  char data[16384];
  size_t size;
  unsigned pieces_left;  ///< After so many it fails.
} kept;

static tn_status keep(void* user_data, const char* bytes, size_t size) {
  kept* it = user_data;
  if (it->pieces_left-- == 0 || size > sizeof it->data - it->size) return TN_IO_ERROR;
  memcpy(it->data + it->size, bytes, size);
  it->size += size;
  return TN_OK;
}

TN_TEST(an_encoding_is_written_when_its_context_is_gone) {
  static kept written;
  parse_fixture* f = fixture_open(true);
  char producer[] = "somebody";
  tn_blob* blob = NULL;
  tn_bytecode_encoding* encoding = NULL;
  const tn_bytecode_write_options options = {.producer = tn_string_view_from(producer)};
  const tn_bytecode_write_options none = version_options(7);
  if (fixture_parse(f, source) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
  EXPECT_STATUS(TN_OK, tn_bytecode_encode(f->op, &options, &encoding));
  memset(producer, 'x', sizeof producer - 1);
  tn_bytecode_encoding* refused = encoding;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_bytecode_encode(f->op, &none, &refused));
  EXPECT_TRUE(refused == NULL);
  EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_bytecode_encode(f->op, NULL, &refused));
  fixture_close(f);
  for (unsigned pieces = 0;; ++pieces) {
    written.size = 0;
    written.pieces_left = pieces;
    const tn_status status = tn_bytecode_encoding_write(encoding, keep, &written);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_IO_ERROR, status);
  }
  EXPECT_EQ(tn_blob_byte_size(blob), written.size);
  EXPECT_EQ(written.size, tn_bytecode_encoding_byte_size(encoding));
  EXPECT_TRUE(memcmp(tn_blob_data(blob), written.data, written.size) == 0);
  tn_bytecode_encoding_destroy(encoding);
  tn_bytecode_encoding_destroy(NULL);
  tn_object_release(blob);
}

TN_TEST(a_file_is_replaced_or_left_alone) {
  parse_fixture* f = fixture_open(true);
  parse_fixture* g = fixture_open(true);
  char folder[] = "/tmp/tenure-writer-XXXXXX";
  EXPECT_TRUE(mkdtemp(folder) != NULL);
  char path[64];
  snprintf(path, sizeof path, "%s/m.mlirbc", folder);
  if (fixture_parse(f, source) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_file(f->op, NULL, path));
  const tn_bytecode_write_options none = version_options(7);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_bytecode_write_file(f->op, &none, path));
  EXPECT_STATUS(TN_IO_ERROR, tn_bytecode_write_file(f->op, NULL, "/nowhere/m.mlirbc"));
  EXPECT_STATUS(TN_IO_ERROR, tn_bytecode_write_file(f->op, NULL, folder));
  EXPECT_STATUS(TN_OK, tn_bytecode_read_file(g->scope, path, NULL, &g->op));
  char* before = print(f, true);
  char* after = print(g, true);
  EXPECT_STR(before, after);
  free(before);
  free(after);
  fixture_close(g);
  fixture_close(f);
  EXPECT_EQ(0, remove(path));
  EXPECT_EQ(0, rmdir(folder));
}

TN_TEST(what_refers_to_nothing_or_outside_is_refused) {
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, source) != TN_OK) TN_FAIL("%s", f->error);
  tn_block body = tn_region_first_block(tn_op_region(f->op, 0));
  tn_op user = tn_op_next(tn_block_first_op(body));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_bytecode_write_blob(user, NULL, &blob));
  EXPECT_TRUE(strstr(f->error, "uses a value that is defined outside of the serialized op") !=
              NULL);
  EXPECT_TRUE(blob == NULL);
  EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_bytecode_write_blob(f->op, NULL, &blob));
  fixture_close(f);
}

static const char other_resources[] =
    "\"t.a\"() {a = #t.e<one>, b = !u.x<two>, c = dense_resource<gone> : tensor<2xi8>} : () -> ()\n"
    "{-# dialect_resources: {\n"
    "  t: { one: \"0x0800000001020304\", unused: \"0x0100000005\" },\n"
    "  u: { two: \"0x0100000006\" }\n"
    "} #-}\n";

TN_TEST(resources_of_other_dialects_go_along_when_they_are_named) {
  for (uint32_t version = 0; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* f = fixture_open(true);
    parse_fixture* g = fixture_open(true);
    if (fixture_parse(f, other_resources) != TN_OK) TN_FAIL("%s", f->error);
    const tn_bytecode_write_options options = version_options(version);
    tn_blob* blob = NULL;
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
    read_blob(g, blob);
    char* before = print(f, true);
    char* after = print(g, true);
    EXPECT_STR(before, after);
    EXPECT_TRUE(strstr(after, "one: \"0x0800000001020304\"") != NULL);
    EXPECT_TRUE(strstr(after, "unused") == NULL);
    free(before);
    free(after);
    tn_object_release(blob);
    fixture_close(g);
    fixture_close(f);
  }
}

static const char users[] =
    "%0:2 = \"t.d\"() : () -> (i32, i32)\n"
    "\"t.a\"(%0#0, %0#1) : (i32, i32) -> ()\n\"t.b\"(%0#0) : (i32) -> ()\n"
    "\"t.c\"(%0#0, %0#0) : (i32, i32) -> ()\n\"t.r\"() ({\n^bb0(%1: i8):\n"
    "  \"t.e\"(%1, %0#0) : (i8, i32) -> ()\n  \"t.f\"(%1) : (i8) -> ()\n}) : () -> ()\n";

/// The users of a value, the newest first: the last letter of the name, and the operand's number.
static void list_users(tn_value value, char* out) {
  for (tn_use use = tn_value_first_use(value); use.generation != 0; use = tn_use_next(use)) {
    const tn_string_view name = tn_op_name(tn_use_owner(use));
    *out++ = name.data[name.size - 1];
    *out++ = (char)('0' + tn_use_operand_number(use));
  }
  *out = 0;
}

TN_TEST(uses_stay_in_their_order) {
  parse_fixture* f = fixture_open(true);
  char before[64];
  char after[64];
  if (fixture_parse(f, users) != TN_OK) TN_FAIL("%s", f->error);
  const tn_op maker = tn_block_first_op(body_of(f->op));
  const tn_op holder = tn_block_last_op(body_of(f->op));
  EXPECT_STATUS(TN_OK, tn_op_move_before(tn_op_previous(holder), tn_op_next(maker)));
  const tn_block inner = body_of(holder);
  EXPECT_STATUS(TN_OK, tn_op_move_before(tn_block_last_op(inner), tn_block_first_op(inner)));
  list_users(tn_op_result(maker, 0), before);
  EXPECT_STR("e1c1c0b0a0", before);
  for (uint32_t version = 3; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* g = fixture_open(true);
    const tn_bytecode_write_options options = version_options(version);
    tn_blob* blob = NULL;
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
    read_blob(g, blob);
    list_users(tn_op_result(tn_block_first_op(body_of(g->op)), 0), after);
    EXPECT_STR(before, after);
    const tn_block read = body_of(tn_block_last_op(body_of(g->op)));
    list_users(tn_block_argument(read, 0), after);
    EXPECT_STR("f0e0", after);
    tn_object_release(blob);
    fixture_close(g);
  }
  fixture_close(f);
}

TN_TEST(uses_by_ops_that_are_not_written_do_not_count) {
  parse_fixture* f = fixture_open(true);
  tn_blob* before = NULL;
  tn_blob* after = NULL;
  if (fixture_parse(f, users) != TN_OK) TN_FAIL("%s", f->error);
  const tn_op maker = tn_block_first_op(body_of(f->op));
  const tn_block inner = body_of(tn_block_last_op(body_of(f->op)));
  EXPECT_STATUS(TN_OK, tn_op_move_before(tn_block_last_op(inner), tn_block_first_op(inner)));
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &before));
  const tn_value used[3] = {tn_op_result(maker, 1), tn_block_argument(inner, 0),
                            tn_op_result(maker, 0)};
  tn_op_state state = {.operands = used, .operand_count = 3};
  EXPECT_STATUS(TN_OK, tn_operation_name_get(f->context, tn_string_view_from("t.o"), &state.name));
  // Some are kept where nothing is that is written.
  for (unsigned i = 0; i < 1000; ++i) {
    tn_op user;
    EXPECT_STATUS(TN_OK, tn_op_create(f->scope, &state, &user));
  }
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &after));
  EXPECT_EQ(tn_blob_byte_size(before), tn_blob_byte_size(after));
  EXPECT_TRUE(memcmp(tn_blob_data(before), tn_blob_data(after), tn_blob_byte_size(before)) == 0);
  tn_object_release(before);
  tn_object_release(after);
  fixture_close(f);
}

static const char quantized[] =
    "\"t.a\"() {a = !quant.any<i8<-8:7>:f32>, b = !quant.any<u4>,\n"
    "  c = !quant.calibrated<f32<-5.000000e-01:1.250000e+00>>,\n"
    "  d = !quant.uniform<i8:f32, 1.000000e-01:-3>,\n"
    "  e = !quant.uniform<u8<1:255>:f16:0, {2.000000e+00:-120,5.000000e-01}>,\n"
    "  f = !quant.uniform<i16:f64, 0x41646ABBA0000000>,\n"
    "  g = !quant.uniform<i8:f32:{0:2}, {2.0}>} : () -> ()\n";

static bool holds(const tn_blob* blob, const char* text) {
  return memmem(tn_blob_data(blob), tn_blob_byte_size(blob), text, strlen(text)) != NULL;
}

TN_TEST(quantized_types_have_their_dialects_encoding) {
  parse_fixture* f = fixture_open(true);
  parse_fixture* g = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, quantized) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  EXPECT_EQ(0, f->error_count);
  EXPECT_TRUE(!holds(blob, "{2.000000e+00}>"));
  EXPECT_TRUE(!holds(blob, "calibrated"));
  read_blob(g, blob);
  char* before = print(f, false);
  char* after = print(g, false);
  EXPECT_STR(before, after);
  free(before);
  free(after);
  tn_object_release(blob);
  fixture_close(g);
  fixture_close(f);
}

TN_TEST(numbers_and_lists_are_native_properties) {
  static const char text[] =
      "\"builtin.module\"() ({\n"
      "  %0:2 = \"t.a\"() : () -> (!ptr.ptr<#ptr.generic_space>, f32)\n"
      "  %1 = \"ptr.load\"(%0#0) <{alignment = [8], invariant = false, invariantGroup = false, "
      "nontemporal, ordering = 3 : i32, syncscope = \"w\", volatile_}> {beside = 4 : i64} : "
      "(!ptr.ptr<#ptr.generic_space>) -> f32\n"
      "  \"ptr.store\"(%0#1, %0#0) <{alignment = [], invariantGroup = false, nontemporal = false, "
      "ordering = 0 : i32, volatile_ = false}> : (f32, !ptr.ptr<#ptr.generic_space>) -> ()\n"
      "  %2 = \"ptr.ptr_diff\"(%0#0, %0#0) <{flags = 3 : i8}> : (!ptr.ptr<#ptr.generic_space>, "
      "!ptr.ptr<#ptr.generic_space>) -> i64\n"
      "}) : () -> ()\n";
  for (uint32_t version = 5; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* f = fixture_open(true);
    tn_blob* blob = NULL;
    const tn_bytecode_write_options options = version_options(version);
    if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
    // Natively no property is called by its name; the attribute is.
    EXPECT_TRUE(!holds(blob, "volatile_") && holds(blob, "beside"));
    read_blob(f, blob);
    char* after = print(f, false);
    EXPECT_STR(text, after);
    free(after);
    tn_object_release(blob);
    fixture_close(f);
  }
}

TN_TEST(the_last_op_may_have_results_and_regions) {
  static const char text[] =
      "module {\n  %0:9 = \"t.a\"() ({}, {}) : () -> (i1, i1, i1, i1, i1, i1, i1, i1, i1)\n}\n";
  for (uint32_t version = 0; version <= TN_BYTECODE_VERSION_MAX; ++version) {
    parse_fixture* f = fixture_open(true);
    tn_blob* blob = NULL;
    const tn_bytecode_write_options options = version_options(version);
    if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
    EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, &options, &blob));
    read_blob(f, blob);
    tn_object_release(blob);
    fixture_close(f);
  }
}

TN_TEST(an_empty_dictionary_may_be_the_only_one) {
  static const char text[] =
      "module {\n"
      "  \"func.func\"() <{arg_attrs = [{}], function_type = (i32) -> (), sym_name = \"f\",\n"
      "    sym_visibility = \"private\"}> ({}) : () -> ()\n"
      "}\n";
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  read_blob(f, blob);
  char* printed = print(f, false);
  EXPECT_TRUE(strstr(printed, "arg_attrs = [{}]") != NULL);
  free(printed);
  tn_object_release(blob);
  fixture_close(f);
}

/// How many groups, each of neighbours of one dialect, the attributes of a file are in.
static unsigned count_attribute_groups(parse_fixture* f, const tn_blob* blob) {
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  tn_bytecode_summary summary;
  unsigned groups = 0;
  uint64_t left = 0;
  uint64_t count = 0;
  uint64_t skipped = 0;
  size_t at = 0;
  EXPECT_STATUS(TN_OK, tn_bytecode_inspect(f->context, bytes, &summary));
  while (strcmp("attribute and type offset", summary.sections[at].name) != 0) ++at;
  const uint8_t* data = (const uint8_t*)bytes.data + summary.sections[at].offset;
  tn_cursor cursor = {data, data + summary.sections[at].byte_size};
  bool is_whole = tn_cursor__varint(&cursor, &left) && tn_cursor__varint(&cursor, &skipped);
  for (; is_whole && left != 0; left -= count, ++groups) {
    is_whole = tn_cursor__varint(&cursor, &skipped) && tn_cursor__varint(&cursor, &count);
    for (uint64_t i = 0; is_whole && i < count; ++i) {
      is_whole = tn_cursor__varint(&cursor, &skipped);
    }
  }
  EXPECT_TRUE(is_whole);
  return groups;
}

// The one of the other dialect is used least, so that the builtin ones stand on both sides of the
// last number that takes one byte.
TN_TEST(neighbours_of_one_dialect_are_one_group_however_long_their_numbers_are) {
  enum { COUNT = 400 };
  static char module[2 * COUNT * 64];
  size_t size =
      (size_t)sprintf(module, "module {\n  \"t.op\"() {value = #t.other<1>} : () -> ()\n");
  for (int i = 0; i < 2 * COUNT; ++i) {
    size +=
        (size_t)sprintf(module + size, "  \"t.op\"() {value = %d : i64} : () -> ()\n", i % COUNT);
  }
  module[size] = '}';
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, module) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  EXPECT_EQ(2, count_attribute_groups(f, blob));
  tn_object_release(blob);
  fixture_close(f);
}

TN_TEST(distinct_attributes_are_numbered_in_each_text) {
  static const char text[] =
      "\"t.a\"() {a = #llvm.access_group<id = distinct[7]<>>, b = #t.b<distinct[8]<>>,\n"
      "  c = #llvm.alias_scope_domain<id = distinct[12]<>, description = \"\\22distinct[4]\">,\n"
      "  d = #llvm.alias_scope<id = distinct[3]<>, domain = <id = distinct[12]<>>>} : () -> ()\n";
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  EXPECT_TRUE(holds(blob, "#llvm.access_group<id = distinct[0]<>>"));
  EXPECT_TRUE(holds(blob, "<id = distinct[0]<>, description = \"\\22distinct[4]\">"));
  EXPECT_TRUE(holds(blob, "<id = distinct[0]<>, domain = <id = distinct[1]<>>>"));
  // What MLIR does not print itself, or not so, stays.
  EXPECT_TRUE(holds(blob, "#t.b<distinct[8]<>>"));
  tn_object_release(blob);
  fixture_close(f);
}

TN_TEST(any_number_of_distinct_attributes_is_numbered_in_a_text) {
  char text[4096] = "\"t.a\"() {a = #llvm.alias_scope_domain<id = [";
  size_t size = strlen(text);
  // Twelve, of which the later ones take more digits than before, and each of them once more.
  for (unsigned i = 0; i < 24; ++i) {
    size += (size_t)snprintf(text + size, sizeof text - size, "%sdistinct[%u]<>",
                             i == 0 ? "" : ", ", 11 - i % 12);
  }
  snprintf(text + size, sizeof text - size, "]>} : () -> ()\n");
  parse_fixture* f = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  char wanted[4096] = "#llvm.alias_scope_domain<id = [";
  size = strlen(wanted);
  for (unsigned i = 0; i < 24; ++i) {
    size += (size_t)snprintf(wanted + size, sizeof wanted - size, "%sdistinct[%u]<>",
                             i == 0 ? "" : ", ", i % 12);
  }
  EXPECT_TRUE(holds(blob, wanted));
  tn_object_release(blob);
  fixture_close(f);
}

static const char debug[] =
    "#file = #llvm.di_file<\"a.c\" in \"/b\">\n"
    "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file,"
    " isOptimized = false, emissionKind = Full>\n"
    "#null = #llvm.di_null_type\n"
    "#type = #llvm.di_subroutine_type<types = #null>\n"
    "#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = \"f\","
    " subprogramFlags = \"Definition|Optimized\", type = #type>\n"
    "#g = #llvm.di_label<scope = #f, name = \"g\">\n"
    "#h = #llvm.di_global_variable_expression<var = #v, expr = <[DW_OP_plus_uconst(3), "
    "DW_OP_deref]>>\n"
    "\"t.a\"() {f = #f, g = #g, h = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_signed)]>,\n"
    "  i = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #file,"
    " isOptimized = false, emissionKind = Full, splitDebugFilename = \"odd\">,\n"
    "  j = #llvm.di_annotation<name = \"n\", value = \"odd\">,\n"
    "  k = #llvm.di_subrange<count = 4 : i64, lowerBound = -2 : i32>,\n"
    "  l = #llvm.di_derived_type<sizeInBits = 18446744073709551615, dwarfAddressSpace = 0>,\n"
    "  m = #llvm.di_composite_type<recId = distinct[3]<>, isRecSelf = true, flags = Public>}"
    " : () -> ()\n";

TN_TEST(debug_information_has_its_dialects_encoding) {
  char source_text[4096];
  const size_t size =
      (size_t)snprintf(source_text, sizeof source_text,
                       "#w = #llvm.di_file<\"w.c\" in \"/\">\n"
                       "#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"i\">\n"
                       "#v = #llvm.di_global_variable<file = #w, line = 1, type = #i>\n");
  snprintf(source_text + size, sizeof source_text - size, "%s", debug);
  parse_fixture* f = fixture_open(true);
  parse_fixture* g = fixture_open(true);
  tn_blob* blob = NULL;
  if (fixture_parse(f, source_text) != TN_OK) TN_FAIL("%s", f->error);
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  EXPECT_EQ(0, f->error_count);
  // What MLIR's encoding has no place for stays text.
  EXPECT_TRUE(holds(blob, "splitDebugFilename = \"odd\""));
  EXPECT_TRUE(holds(blob, "value = \"odd\""));
  EXPECT_TRUE(!holds(blob, "DW_OP_plus"));
  read_blob(g, blob);
  char* before = print(f, false);
  char* after = print(g, false);
  EXPECT_STR(before, after);
  free(before);
  free(after);
  tn_object_release(blob);
  fixture_close(g);
  fixture_close(f);
}
