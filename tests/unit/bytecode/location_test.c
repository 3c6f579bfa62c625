// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Positions that bytecode says: those of ops are offsets into a text that holds them, where that can
// be, and print and compare as what they are.

#include <tenure/bytecode.h>
#include <tenure/object.h>

#include "ir/location_span.h"
#include "text/parse_fixture.h"

static char* print(parse_fixture* f) {
  const tn_print_options options = {.debug_info = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return strdup(f->printed);
}

/// Reads in a new context what is written of the text.
static parse_fixture* read_written(parse_fixture* f, const char* text, bool lazy) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  parse_fixture* g = fixture_open(true);
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_bytecode_read_options options = {.owner = blob, .lazy = lazy};
  if (tn_bytecode_read(g->scope, bytes, &options, &g->op) != TN_OK) TN_FAIL("%s", g->error);
  tn_object_release(blob);
  return g;
}

static void expect_same(const char* text, bool lazy) {
  parse_fixture* f = fixture_open(true);
  parse_fixture* g = read_written(f, text, lazy);
  char* before = print(f);
  char* after = print(g);
  EXPECT_STR(before, after);
  free(before);
  free(after);
  fixture_close(g);
  fixture_close(f);
}

/// The location of the first op's op number `index`.
static tn_location location_of(const parse_fixture* f, unsigned index) {
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
  for (; index > 0; --index) op = tn_op_next(op);
  return tn_op_location(op);
}

static const char odd_positions[] =
    "module {\n"
    "  \"t.a\"() : () -> () loc(\"f\":3:4)\n"
    "  \"t.b\"() : () -> () loc(\"f\":0:4)\n"
    "  \"t.c\"() : () -> () loc(\"f\":3:0)\n"
    "  \"t.d\"() : () -> () loc(\"f\":3:65535)\n"
    "  \"t.e\"() : () -> () loc(\"f\":3:65536)\n"
    "  \"t.f\"() : () -> () loc(\"f\":4294967295:4294967295)\n"
    "  \"t.g\"() : () -> () loc(\"f\":4000:1)\n"
    "  \"t.h\"() : () -> () loc(\"g\":1:1)\n"
    "  \"t.i\"() : () -> () loc(\"f\":3:4 to 5:6)\n"
    "  \"t.j\"() : () -> () loc(\"n\"(\"f\":3:4))\n"
    "  \"t.k\"() : () -> () loc(unknown)\n"
    "  \"t.l\"() : () -> () loc(\"f\":3:4)\n"
    "  \"t.m\"() ({^bb0(%a: i1 loc(\"f\":7:8), %b: i1 loc(\"\":2:2)):}) {l = loc(\"g\":1:1)} : () "
    "-> () "
    "loc(fused[\"f\":9:9, \"f\":3:4])\n"
    "} loc(\"f\":1:1)\n";

TN_TEST(positions_print_as_before) {
  expect_same(odd_positions, false);
  expect_same(odd_positions, true);
}

TN_TEST(near_positions_of_ops_are_offsets) {
  parse_fixture* f = fixture_open(true);
  parse_fixture* g = read_written(f, odd_positions, false);
  // That of t.l was made an attribute for the name of t.j.
  static const bool are_packed[] = {true, false, false, true,  false, false, true,
                                    true, false, false, false, false, false};
  for (unsigned i = 0; i < sizeof are_packed / sizeof are_packed[0]; ++i) {
    EXPECT_EQ(are_packed[i], tn_location__is_packed(location_of(g, i)));
  }
  EXPECT_TRUE(tn_location_equal(location_of(g, 0), location_of(g, 11)));
  EXPECT_TRUE(tn_location_equal(location_of(g, 0), tn_location_child(location_of(g, 9), 0)));
  EXPECT_TRUE(!tn_location_equal(location_of(g, 0), location_of(g, 3)));
  fixture_close(g);
  g = read_written(f, odd_positions, true);
  EXPECT_TRUE(!tn_location__is_packed(location_of(g, 0)));
  fixture_close(g);
  fixture_close(f);
}

/// As many ops as `count`, each at a position of its own.
static char* make_text(unsigned count, const char* format) {
  char* text = malloc(64 + 64 * (size_t)count);
  char* at = text + sprintf(text, "module {\n");
  for (unsigned i = 1; i <= count; ++i) {
    at += sprintf(at, "\"t.a\"() : () -> () loc(\"");
    at += sprintf(at, format, i, i);
    at += sprintf(at, ":1)\n");
  }
  sprintf(at, "} loc(unknown)\n");
  return text;
}

TN_TEST(files_and_lines_are_bounded) {
  parse_fixture* f = fixture_open(true);
  char* text = make_text(80, "f%u\":1");
  parse_fixture* g = read_written(f, text, false);
  EXPECT_TRUE(tn_location__is_packed(location_of(g, 63)));
  EXPECT_TRUE(!tn_location__is_packed(location_of(g, 64)));
  free(text);
  fixture_close(g);
  // The 50 positions, the name and the location of the module make room for 208 lines and 4,096 more.
  text = make_text(50, "f\":%u00");
  g = read_written(f, text, false);
  EXPECT_TRUE(tn_location__is_packed(location_of(g, 42)));
  EXPECT_TRUE(!tn_location__is_packed(location_of(g, 43)));
  free(text);
  fixture_close(g);
  fixture_close(f);
}

TN_TEST(a_full_space_has_positions_made_attributes) {
  parse_fixture* f = fixture_open(true);
  if (fixture_parse(f, odd_positions) != TN_OK) TN_FAIL("%s", f->error);
  char* before = print(f);
  tn_blob* blob = NULL;
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f->op, NULL, &blob));
  parse_fixture* g = fixture_open(true);
  g->context->next_source_offset = TN_UREF_MASK - 3;
  const tn_string_view bytes = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  EXPECT_STATUS(TN_OK, tn_bytecode_read(g->scope, bytes, NULL, &g->op));
  EXPECT_TRUE(!tn_location__is_packed(location_of(g, 0)));
  char* after = print(g);
  EXPECT_STR(before, after);
  free(before);
  free(after);
  tn_object_release(blob);
  fixture_close(g);
  fixture_close(f);
}
