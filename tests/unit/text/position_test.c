// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations in the text that was read, printed: whatever way their aliases are found, a module whose
// locations are spelled out prints the same.

#include "parse_fixture.h"

static const char text[] =
    "\"builtin.module\"() ({\n"
    "  %0:2 = \"a\"() ({\n"
    "  ^bb0(%x: i32, %y: i8):\n"
    "    %1 = \"b\"(%x) : (i32) -> i32\n"
    "    \"c\"(%1) ({\n"
    "    }, {\n"
    "      \"d\"() : () -> ()\n"
    "    }) : (i32) -> ()\n"
    "    \"e\"() {w = 1 : i8} : () -> () loc(unknown)\n"
    "    \"f\"() {m = affine_map<(d0) -> (d0)>} : () -> () loc(\"n\"(\"o.mlir\":7:8))\n"
    "  }) : () -> (i32, i8)\n"
    "  \"g\"() : () -> () \"g\"() : () -> ()\n"
    "  \"h\"(%0#0) : (i32) -> () loc(callsite(\"n\" at \"o.mlir\":9:9))\n"
    "}) : () -> ()\n";

static const char* print(parse_fixture* f, bool custom) {
  const tn_print_options options = {.debug_info = true, .custom_form = custom};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return f->printed;
}

/// What is printed, read again, prints the same: then each location is spelled out. Returns it.
static char* expect_same_when_spelled_out(parse_fixture* f, bool custom) {
  char* printed = strdup(print(f, custom));
  parse_fixture* other = fixture_open(true);
  if (fixture_parse(other, printed) != TN_OK) TN_FAIL("%s\n%s", other->error, printed);
  if (strcmp(print(other, custom), printed) != 0) TN_FAIL("%s\nbecame\n%s", printed, f->printed);
  fixture_close(other);
  return printed;
}

static void check(parse_fixture* f) {
  free(expect_same_when_spelled_out(f, false));
  free(expect_same_when_spelled_out(f, true));
}

static tn_op first_op(const parse_fixture* f) {
  return tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
}

TN_TEST(in_the_order_of_the_text) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  char* printed = expect_same_when_spelled_out(f, false);
  // Those of arguments stand in front, and are spelled out where they are.
  EXPECT_TRUE(strncmp(printed, "#loc2 = loc(\"t.mlir\":3:8)\n#loc3 = loc(\"t.mlir\":3:17)\n#map = ",
                      58) == 0);
  EXPECT_TRUE(strstr(printed, "(%arg0: i32 loc(\"t.mlir\":3:8), %arg1") != NULL);
  EXPECT_TRUE(strstr(printed, "  \"g\"() : () -> () loc(#loc10)\n") != NULL);
  EXPECT_TRUE(strstr(printed, "\n#loc10 = loc(\"t.mlir\":12:20)\n") != NULL);
  free(printed);
  check(f);
  fixture_close(f);
}

TN_TEST(in_another_order) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  const tn_op first = first_op(f);
  EXPECT_STATUS(TN_OK, tn_op_move_before(tn_op_next(first), first));
  check(f);
  // Two ops with one location, and one with that of an argument.
  EXPECT_STATUS(TN_OK, tn_op_set_location(first, tn_op_location(tn_op_next(first))));
  check(f);
  const tn_block block = tn_region_first_block(tn_op_region(first, 0));
  EXPECT_STATUS(TN_OK, tn_op_set_location(tn_block_first_op(block),
                                          tn_value_location(tn_block_argument(block, 1))));
  check(f);
  fixture_close(f);
}

TN_TEST(positions_that_are_spelled_out_as_well) {
  static const char* const texts[] = {
      "\"a\"() : () -> ()\n\"b\"() : () -> () loc(\"t.mlir\":1:1)\n\"c\"() : () -> ()\n",
      "\"a\"() : () -> () loc(\"t.mlir\":2:1)\n\"b\"() : () -> ()\n\"c\"() : () -> ()\n",
      "\"a\"() : () -> () loc(\"o.mlir\":2:1)\n\"b\"() : () -> ()\n\"c\"() : () -> ()\n",
      "\"a\"() : () -> ()\n\"b\"() : () -> () loc(\"n\"(\"t.mlir\":3:1))\n\"c\"() : () -> ()\n",
      "\"a\"() {u = loc(\"t.mlir\":2:1)} : () -> ()\n\"b\"() : () -> ()\n",
      "\"a\"() {u = distinct[7]<unit>, v = dense_resource<k> : tensor<1xi8>} : () -> ()\n"
      "\"b\"() : () -> () loc(\"t.mlir\":1:1)\n"
      "{-# dialect_resources: {builtin: {k: \"0x0100000001\"}} #-}\n"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    parse_fixture* f = fixture_open(true);
    EXPECT_STATUS(TN_OK, fixture_parse(f, texts[i]));
    check(f);
    fixture_close(f);
  }
}

TN_TEST(of_two_texts) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  const tn_op module = f->op;
  EXPECT_STATUS(TN_OK, fixture_parse(f, "\"x\"() : () -> ()\n\"y\"() : () -> ()\n"));
  const tn_op moved = first_op(f);
  f->op = module;
  EXPECT_STATUS(TN_OK, tn_op_move_before(moved, first_op(f)));
  check(f);
  fixture_close(f);
}

TN_TEST(without_aliases) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  tn_print_options options = {.debug_info = true, .local_scope = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_TRUE(strstr(f->printed, "\"d\"() : () -> () loc(\"t.mlir\":7:7)\n") != NULL);
  options = (tn_print_options){.debug_info = true, .pretty_debug_info = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_TRUE(strstr(f->printed, "\"d\"() : () -> () t.mlir:7:7\n") != NULL);
  fixture_close(f);
}

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

static tn_status print_with(tn_allocator allocator, bool turned) {
  const tn_context_options options = {.allow_unregistered_dialects = true, .allocator = allocator};
  tn_context* context = NULL;
  tn_op op;
  tn_status status = tn_context_create(&options, &context);
  if (status != TN_OK) return status;
  status = tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &op);
  if (status == TN_OK) {
    const tn_op first = tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
    if (turned) status = tn_op_move_before(tn_op_next(first), first);
    const tn_print_options print_options = {.debug_info = true};
    if (status == TN_OK) status = tn_op_print(op, &print_options, drop, NULL);
  }
  tn_context_destroy(context);
  return status;
}

TN_TEST(printing_survives_every_allocation_failure) {
  for (int turned = 0; turned < 2; ++turned) {
    for (size_t allowed = 0;; ++allowed) {
      tn_budget budget = {.allocations = allowed};
      const tn_status status = print_with(tn_budget_allocator(&budget), turned == 1);
      EXPECT_EQ(0, budget.live_bytes);
      if (status == TN_OK) break;
      EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    }
  }
}
