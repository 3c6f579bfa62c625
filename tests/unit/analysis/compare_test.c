// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that are equal, ops that are not, and their hashes.

#include <tenure/compare.h>
#include <tenure/symbol.h>

#include "printed.h"

static const char program[] =
    "func.func @f(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = arith.constant 1 : i32\n"
    "  %1 = arith.addi %a, %0 : i32\n"
    "  cf.cond_br %c, ^bb1(%1 : i32), ^bb2\n"
    "^bb1(%x: i32):\n"
    "  return %x : i32\n"
    "^bb2:\n"
    "  %2 = func.call @g(%0) {note = \"@f\"} : (i32) -> i32\n"
    "  return %2 : i32\n"
    "}\n"
    "func.func private @g(i32) -> i32\n";

static uint64_t hash_of(tn_op op, uint32_t flags) {
  uint64_t hash = 0;
  EXPECT_STATUS(TN_OK, tn_op_hash(op, flags, &hash));
  return hash;
}

/// Whether they are equal, either way round; hashes agree with that.
static bool equal(tn_op a, tn_op b, uint32_t flags) {
  bool there = false;
  bool back = false;
  EXPECT_STATUS(TN_OK, tn_op_equal(a, b, flags, NULL, &there));
  EXPECT_STATUS(TN_OK, tn_op_equal(b, a, flags, NULL, &back));
  EXPECT_TRUE(there == back);
  if (there) EXPECT_TRUE(hash_of(a, flags) == hash_of(b, flags));
  if (hash_of(a, flags) != hash_of(b, flags)) EXPECT_TRUE(!there);
  return there;
}

/// Whether two texts are equal as modules, in two contexts and in one.
static bool texts_equal(const char* a, const char* b, uint32_t flags) {
  tn_printed left;
  tn_printed right;
  tn_op third = {0};
  tn_printed_open(&left, a);
  tn_printed_open(&right, b);
  const tn_text_parse_options options = {.file_name = tn_string_view_from("t.mlir"),
                                         .skip_verify = true};
  EXPECT_STATUS(TN_OK, tn_text_parse(left.scope, tn_string_view_from(b), &options, &third));
  const bool found = equal(left.root, right.root, flags);
  EXPECT_TRUE(equal(left.root, third, flags) == found);
  EXPECT_TRUE(hash_of(third, flags) == hash_of(right.root, flags));
  EXPECT_TRUE(equal(right.root, third, flags));
  tn_printed_close(&right);
  tn_printed_close(&left);
  return found;
}

TN_TEST(clones_are_equal) {
  tn_printed p;
  tn_op clone;
  tn_printed_open(&p, program);
  EXPECT_STATUS(TN_OK, tn_op_clone(p.scope, p.root, 0, NULL, NULL, &clone));
  for (uint32_t flags = 0; flags < 64; ++flags) EXPECT_TRUE(equal(p.root, clone, flags));
  tn_printed_close(&p);
}

TN_TEST(names_of_values_are_nothing) {
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  EXPECT_TRUE(texts_equal("func.func @f(%a: i32) -> i32 { return %a : i32 }",
                          "func.func @f(%b: i32) -> i32 {\n  return %b : i32 }", flags));
  EXPECT_TRUE(!texts_equal("func.func @f(%a: i32) -> i32 { return %a : i32 }",
                           "func.func @f(%b: i32) -> i32 {\n  return %b : i32 }", 0));
}

TN_TEST(every_part_counts) {
  static const char* const others[] = {
      "\"t.b\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {k = 1} : (i32, i32) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i64): \"t.u\"(%x, %x) {k = 1} : (i64, i64) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x) {k = 1} : (i32) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {k = 2} : (i32, i32) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) <{k = 1}> : (i32, i32) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {l = 1} : (i32, i32) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {k = 1} : (i32, i32) -> (i1)}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32, %y: i32): \"t.u\"(%x, %x) {k = 1} : (i32, i32) -> ()}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {k = 1} : (i32, i32) -> ()}, {}) : () -> ()",
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {k = 1} : (i32, i32) -> () ^bb1:}) : () -> ()"};
  const char* text =
      "\"t.a\"() ({^bb0(%x: i32): \"t.u\"(%x, %x) {k = 1} : (i32, i32) -> ()}) : () -> ()";
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  EXPECT_TRUE(texts_equal(text, text, flags));
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    EXPECT_TRUE(!texts_equal(text, others[i], flags));
  }
  EXPECT_TRUE(texts_equal(text, others[3], flags | TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES));
  EXPECT_TRUE(texts_equal(text, others[5], flags | TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES));
  EXPECT_TRUE(
      texts_equal(text, others[4],
                  flags | TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES | TN_COMPARE_IGNORE_PROPERTIES));
}

TN_TEST(ops_in_other_blocks_differ) {
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  EXPECT_TRUE(
      !texts_equal("\"t.a\"() ({ \"t.x\"() : () -> () \"t.x\"() : () -> () ^bb1: \"t.x\"() : () -> "
                   "() }) : () -> ()",
                   "\"t.a\"() ({ \"t.x\"() : () -> () ^bb1: \"t.x\"() : () -> () \"t.x\"() : () -> "
                   "() }) : () -> ()",
                   flags));
  EXPECT_TRUE(!texts_equal("\"t.a\"() ({ \"t.x\"() ({}, {}) : () -> () }, {}) : () -> ()",
                           "\"t.a\"() ({}, { \"t.x\"() ({}, {}) : () -> () }) : () -> ()", flags));
  EXPECT_TRUE(!texts_equal(
      "\"t.a\"() ({ \"t.j\"()[^bb1] : () -> () ^bb1: \"t.x\"() : () -> () ^bb2: }) : () -> ()",
      "\"t.a\"() ({ \"t.j\"()[^bb2] : () -> () ^bb1: \"t.x\"() : () -> () ^bb2: }) : () -> ()",
      flags));
}

TN_TEST(values_are_known_in_front_of_their_definitions) {
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  const char* first =
      "module { \"t.u\"(%b) : (i32) -> () %a = \"t.d\"() : () -> i32 %b = \"t.d\"() : () -> i32 }";
  const char* second =
      "module { \"t.u\"(%a) : (i32) -> () %a = \"t.d\"() : () -> i32 %b = \"t.d\"() : () -> i32 }";
  EXPECT_TRUE(texts_equal(first, first, flags));
  EXPECT_TRUE(!texts_equal(first, second, flags));
}

TN_TEST(operands_of_commutative_ops_have_no_order) {
  const char* first =
      "func.func @f(%a: i32, %b: i32) -> i32 { %0 = arith.addi %a, %b : i32 return %0 : i32 }";
  const char* second =
      "func.func @f(%a: i32, %b: i32) -> i32 { %0 = arith.addi %b, %a : i32 return %0 : i32 }";
  const char* third =
      "func.func @f(%a: i32, %b: i32) -> i32 { %0 = arith.addi %b, %b : i32 return %0 : i32 }";
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  EXPECT_TRUE(texts_equal(first, second, flags));
  EXPECT_TRUE(!texts_equal(first, second, flags | TN_COMPARE_IGNORE_COMMUTATIVITY));
  EXPECT_TRUE(!texts_equal(first, third, flags));
  EXPECT_TRUE(!texts_equal(third, second, flags));
}

TN_TEST(symbols_may_be_called_otherwise) {
  const char* first =
      "func.func private @f() func.func private @g() \"t.u\"() {a = [@f, @g::@f, \"@f\"]} : () -> "
      "()";
  const char* renamed =
      "func.func private @\"x y\"() func.func private @f() \"t.u\"() {a = [@\"x y\", @f::@\"x y\", "
      "\"@f\"]} : () -> ()";
  const char* crossed =
      "func.func private @x() func.func private @f() \"t.u\"() {a = [@f, @x::@f, \"@f\"]} : () -> "
      "()";
  const char* merged =
      "func.func private @x() func.func private @f() \"t.u\"() {a = [@x, @x::@x, \"@f\"]} : () -> "
      "()";
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  EXPECT_TRUE(!texts_equal(first, renamed, flags));
  EXPECT_TRUE(texts_equal(first, renamed, flags | TN_COMPARE_IGNORE_SYMBOL_NAMES));
  EXPECT_TRUE(!texts_equal(first, crossed, flags | TN_COMPARE_IGNORE_SYMBOL_NAMES));
  EXPECT_TRUE(!texts_equal(first, merged, flags | TN_COMPARE_IGNORE_SYMBOL_NAMES));
}

/// The three users in the module are those of %a, %b and %c.
static const char outside[] =
    "%a = \"t.d\"() : () -> i32\n%b = \"t.d\"() : () -> i32\n%c = \"t.d\"() : () -> i64\n"
    "\"t.u\"(%a) : (i32) -> ()\n\"t.u\"(%b) : (i32) -> ()\n\"t.u\"(%c) : (i64) -> ()\n";

TN_TEST(values_from_outside_are_themselves_or_what_a_map_says) {
  tn_printed p;
  tn_op users[3];
  tn_clone_map* map = NULL;
  bool same = false;
  tn_printed_open(&p, outside);
  const tn_block block = tn_region_first_block(tn_op_region(p.root, 0));
  for (size_t i = 0; i < 3; ++i) users[i] = tn_block_op(block, 3 + i);
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS;
  EXPECT_TRUE(equal(users[0], users[0], 0));
  EXPECT_TRUE(!equal(users[0], users[1], flags));
  EXPECT_TRUE(equal(users[0], users[1], flags | TN_COMPARE_IGNORE_OUTSIDE_VALUES));
  EXPECT_TRUE(!equal(users[0], users[2], flags | TN_COMPARE_IGNORE_OUTSIDE_VALUES));
  EXPECT_STATUS(TN_OK, tn_clone_map_create(p.context, &map));
  EXPECT_STATUS(
      TN_OK, tn_clone_map_set_value(map, tn_op_operand(users[0], 0), tn_op_operand(users[1], 0)));
  EXPECT_STATUS(TN_OK, tn_op_equal(users[0], users[1], flags, map, &same));
  EXPECT_TRUE(same);
  EXPECT_STATUS(TN_OK, tn_op_equal(users[1], users[0], flags, map, &same));
  EXPECT_TRUE(!same);
  tn_clone_map_destroy(map);
  tn_printed_close(&p);
}

TN_TEST(deep_ops_are_compared) {
  tn_printed p;
  tn_op clone;
  tn_printed_open_empty(&p, NULL);
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(p.context, tn_string_view_from("t.a"), &name));
  tn_op_state state = {.name = name, .region_count = 1};
  tn_op root = {0};
  for (size_t i = 0; i < 100000; ++i) {
    tn_op op;
    tn_block block;
    EXPECT_STATUS(TN_OK, tn_op_create(p.scope, &state, &op));
    EXPECT_STATUS(TN_OK,
                  tn_block_create(tn_op_region(op, 0), (tn_block){0}, NULL, NULL, 0, &block));
    if (i == 0) root = op;
    state.insertion.block = block;
  }
  EXPECT_STATUS(TN_OK, tn_op_clone(p.scope, root, 0, NULL, NULL, &clone));
  EXPECT_TRUE(equal(root, clone, 0));
  tn_context_destroy(p.context);
}

TN_TEST(mistakes_are_told) {
  tn_printed p;
  tn_printed q;
  uint64_t hash = 1;
  bool same = true;
  tn_clone_map* map = NULL;
  tn_printed_open(&p, outside);
  tn_printed_open(&q, outside);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_hash(p.root, 64, &hash));
  EXPECT_TRUE(hash == 0);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_equal(p.root, p.root, 128, NULL, &same));
  EXPECT_TRUE(!same);
  EXPECT_STATUS(TN_OK, tn_clone_map_create(q.context, &map));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_equal(p.root, p.root, 0, map, &same));
  tn_clone_map_destroy(map);
  const tn_op last = tn_block_last_op(tn_region_first_block(tn_op_region(p.root, 0)));
  EXPECT_STATUS(TN_OK, tn_op_erase(last));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_hash(last, 0, &hash));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_equal(p.root, last, 0, NULL, &same));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_equal(last, p.root, 0, NULL, &same));
  tn_printed_close(&q);
  tn_printed_close(&p);
}

TN_TEST(wide_hashes_tell_names_apart_that_are_set_aside) {
  static const char* const texts[] = {
      "func.func private @f() func.func private @g() \"t.u\"() {a = [@f, @g]} : () -> ()",
      "func.func private @a() func.func private @b() \"t.u\"() {a = [@a, @b]} : () -> ()",
      "func.func private @f() func.func private @g() \"t.u\"() {a = [@g, @f]} : () -> ()",
      "func.func private @f() func.func private @g() \"t.u\"() {a = [@f, @f]} : () -> ()"};
  const uint32_t flags = TN_COMPARE_IGNORE_LOCATIONS | TN_COMPARE_IGNORE_SYMBOL_NAMES;
  tn_hash128 hashes[4];
  for (size_t i = 0; i < 4; ++i) {
    tn_printed p;
    tn_printed_open(&p, texts[i]);
    EXPECT_STATUS(TN_OK, tn_op_hash128(p.root, flags, &hashes[i]));
    EXPECT_TRUE(hashes[i].low == hash_of(p.root, flags));
    tn_printed_close(&p);
  }
  EXPECT_TRUE(hashes[0].low == hashes[1].low && hashes[0].high == hashes[1].high);
  EXPECT_TRUE(hashes[0].low != hashes[2].low && hashes[0].high != hashes[2].high);
  EXPECT_TRUE(hashes[0].low != hashes[3].low && hashes[0].high != hashes[3].high);
}
