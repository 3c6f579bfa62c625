// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The public rewriter by itself: what it changes, whom it tells, what it refuses.

#include <stdio.h>
#include <tenure/rewrite.h>

#include "printed.h"

static const char text[] =
    "%0 = \"t.a\"() : () -> i32\n"
    "%1 = \"t.b\"(%0) : (i32) -> i32\n"
    "%2 = \"t.c\"() ({\n"
    "  \"t.in\"(%1) : (i32) -> ()\n"
    "^bb1(%x: i32):\n"
    "  %3 = \"t.x\"(%x) : (i32) -> i32\n"
    "  \"t.y\"(%3) : (i32) -> ()\n"
    "}) : () -> i32\n"
    "\"t.use\"(%1, %2) : (i32, i32) -> ()\n";

typedef struct heard {
  char text[1024];
  size_t size;
  tn_rewriter* rewriter;
  tn_status answer;
} heard;

static void note(heard* it, const char* word, tn_string_view name) {
  it->size += (size_t)snprintf(it->text + it->size, sizeof it->text - it->size, "%s %.*s;", word,
                               (int)name.size, name.data);
}
static void op_inserted(void* user_data, tn_op op) { note(user_data, "+", tn_op_name(op)); }
static void op_modified(void* user_data, tn_op op) { note(user_data, "~", tn_op_name(op)); }
static void op_replaced(void* user_data, tn_op op, const tn_value* values, size_t count) {
  note(user_data, "=", tn_op_name(op));
  for (size_t i = 0; i < count; ++i) {
    note(user_data, "by", tn_op_name(tn_value_owner_op(values[i])));
  }
}
static void op_erased(void* user_data, tn_op op) {
  heard* it = user_data;
  note(it, "-", tn_op_name(op));
  if (it->rewriter != NULL) it->answer = tn_rewriter_op_modified(it->rewriter, op);
}
static void block_inserted(void* user_data, tn_block block) {
  note(user_data, "+block", tn_op_name(tn_block_parent_op(block)));
}
static void block_erased(void* user_data, tn_block block) {
  note(user_data, "-block", tn_op_name(tn_block_parent_op(block)));
}

static heard ears;
static tn_printed printed;
static tn_rewriter* rewriter;

static void open_rewriter_on(const char* module) {
  ears = (heard){.size = 0};
  const tn_rewrite_listener listener = {.user_data = &ears,
                                        .op_inserted = op_inserted,
                                        .op_modified = op_modified,
                                        .op_replaced = op_replaced,
                                        .op_erased = op_erased,
                                        .block_inserted = block_inserted,
                                        .block_erased = block_erased};
  tn_printed_open(&printed, module);
  EXPECT_STATUS(TN_OK, tn_rewriter_create(printed.scope, &listener, &rewriter));
}
static void open_rewriter(void) { open_rewriter_on(text); }
static void close_rewriter(void) {
  tn_rewriter_destroy(rewriter);
  tn_printed_close(&printed);
}
static tn_op find(const char* name) { return tn_printed_find(&printed, name); }
static tn_operation_name name_of(const char* name) {
  tn_operation_name made;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(printed.context, tn_string_view_from(name), &made));
  return made;
}
static void expect_heard(const char* words) {
  EXPECT_STR(words, ears.text);
  ears.size = 0;
  ears.text[0] = 0;
}
static void expect_refused(tn_status expected, tn_status status, const char* words) {
  EXPECT_STATUS(expected, status);
  if (strstr(printed.text, words) == NULL) TN_FAIL("%s", printed.text);
  tn_printed_clear(&printed);
  expect_heard("");
}

//===-- Making --------------------------------------------------------------------------------===//

TN_TEST(ops_are_made_where_the_rewriter_stands) {
  open_rewriter();
  const tn_op_state state = {.name = name_of("t.new")};
  tn_op made;
  EXPECT_TRUE(tn_rewriter_scope(rewriter) == printed.scope);
  EXPECT_STATUS(TN_OK, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_TRUE(tn_op_is_detached(made));
  expect_heard("");
  EXPECT_STATUS(TN_OK, tn_rewriter_set_insertion(rewriter, (tn_insertion){.before = find("t.b")}));
  EXPECT_TRUE(tn_op_same(find("t.b"), tn_rewriter_insertion(rewriter).before));
  EXPECT_STATUS(TN_OK, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_TRUE(tn_op_same(tn_op_next(made), find("t.b")));
  EXPECT_STATUS(TN_OK, tn_rewriter_set_insertion_after(rewriter, find("t.use")));
  EXPECT_STATUS(TN_OK, tn_rewriter_clone_op(rewriter, find("t.c"), TN_CLONE_WHOLE, NULL, &made));
  EXPECT_TRUE(tn_op_same(tn_op_previous(made), find("t.use")));
  expect_heard("+ t.new;+ t.c;+ t.in;+ t.x;+ t.y;");
  tn_block block;
  const tn_region region = tn_op_region(made, 0);
  EXPECT_STATUS(TN_OK, tn_rewriter_create_block(rewriter, region, (tn_block){0, 0, 0, 0}, NULL,
                                                NULL, 0, &block));
  EXPECT_STATUS(TN_OK, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_TRUE(tn_block_same(tn_op_block(made), block));
  expect_heard("+block t.c;+ t.new;");
  close_rewriter();
}

TN_TEST(a_place_that_is_gone_is_an_error) {
  open_rewriter();
  const tn_op_state state = {.name = name_of("t.new")};
  tn_op made;
  EXPECT_STATUS(TN_OK,
                tn_rewriter_set_insertion(rewriter, (tn_insertion){.before = find("t.use")}));
  EXPECT_STATUS(TN_OK, tn_op_erase(find("t.use")));
  EXPECT_TRUE(tn_block_is_null(tn_rewriter_insertion(rewriter).block));
  expect_refused(TN_STALE_HANDLE, tn_rewriter_create_op(rewriter, &state, &made),
                 "insertion point was erased");
  // Erased through the rewriter, what is after the op takes its place.
  EXPECT_STATUS(TN_OK, tn_rewriter_set_insertion(rewriter, (tn_insertion){.before = find("t.y")}));
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_op(rewriter, find("t.y")));
  EXPECT_STATUS(TN_OK, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_TRUE(tn_op_same(tn_op_previous(made), find("t.x")));
  expect_heard("- t.y;+ t.new;");
  close_rewriter();
}

//===-- Replacing and erasing -----------------------------------------------------------------===//

TN_TEST(replacing_tells_of_users_and_makes_handles_stale) {
  open_rewriter();
  const tn_op b = find("t.b");
  const tn_value value = tn_op_result(find("t.a"), 0);
  EXPECT_STATUS(TN_OK, tn_rewriter_replace_op(rewriter, b, &value, 1));
  expect_heard("= t.b;by t.a;~ t.use;~ t.in;- t.b;");
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(b));
  EXPECT_TRUE(tn_value_same(value, tn_op_operand(find("t.in"), 0)));
  expect_refused(TN_STALE_HANDLE, tn_rewriter_replace_op(rewriter, b, &value, 1), "was erased");
  const tn_op c = find("t.c");
  EXPECT_STATUS(TN_OK, tn_rewriter_replace_op_with(rewriter, c, find("t.a")));
  expect_heard("= t.c;by t.a;~ t.use;- t.in;-block t.c;- t.y;- t.x;-block t.c;- t.c;");
  EXPECT_STATUS(TN_OK, tn_rewriter_op_modified(rewriter, find("t.use")));
  expect_heard("~ t.use;");
  close_rewriter();
}

TN_TEST(nested_blocks_are_erased_after_the_ops_of_all_that_lead_to_them) {
  open_rewriter_on(
      "\"t.c\"() ({\n"
      "  \"t.in\"() : () -> ()\n"
      "  \"t.br\"()[^bb1, ^bb2] : () -> ()\n"
      "^bb1(%x: i32):\n"
      "  %0 = \"t.x\"(%x) : (i32) -> i32\n"
      "  \"t.n\"() ({ \"t.first\"() : () -> () }, { \"t.second\"() : () -> () }) : () -> ()\n"
      "  \"t.y\"(%0)[^bb2] : (i32) -> ()\n"
      "^bb2:\n"
      "  \"t.z\"() : () -> ()\n"
      "^bb3:\n"
      "  \"t.dead\"()[^bb4] : () -> ()\n"
      "^bb4:\n"
      "  \"t.last\"() : () -> ()\n"
      "}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_op(rewriter, find("t.c")));
  expect_heard(
      "- t.z;- t.y;- t.second;-block t.n;- t.first;-block t.n;- t.n;- t.x;- t.br;- t.in;"
      "-block t.c;-block t.c;-block t.c;- t.last;- t.dead;-block t.c;-block t.c;- t.c;");
  close_rewriter();
}

TN_TEST(replacements_that_make_no_sense_are_refused) {
  open_rewriter();
  const tn_op b = find("t.b");
  const tn_op c = find("t.c");
  const tn_value null = {0, 0, 0, 0};
  const tn_value own = tn_op_result(b, 0);
  const tn_value inner = tn_op_result(find("t.x"), 0);
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op(rewriter, b, &own, 0),
                 "the number of values does not match");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op(rewriter, b, &null, 1),
                 "a null value");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op(rewriter, b, &own, 1),
                 "its own result");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op(rewriter, c, &inner, 1),
                 "defined inside it");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op_with(rewriter, b, b), "itself");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op_with(rewriter, b, find("t.use")),
                 "the number of values does not match");
  expect_refused(TN_NULL_HANDLE, tn_rewriter_replace_uses(rewriter, own, null), "a null value");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_erase_op(rewriter, b), "is used by");
  EXPECT_STATUS(TN_OK, tn_rewriter_replace_uses(rewriter, own, tn_op_result(c, 0)));
  expect_heard("~ t.use;~ t.in;");
  close_rewriter();
}

TN_TEST(blocks_are_erased_unless_they_are_needed) {
  open_rewriter();
  const tn_region region = tn_op_region(find("t.c"), 0);
  const tn_block last = tn_region_last_block(region);
  const tn_value inner = tn_op_result(find("t.x"), 0);
  const tn_value argument = tn_block_argument(last, 0);
  EXPECT_STATUS(TN_OK, tn_op_set_operand(find("t.in"), 0, inner));
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_erase_block(rewriter, last), "'t.in' uses");
  EXPECT_STATUS(TN_OK, tn_op_set_operand(find("t.in"), 0, argument));
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_erase_block(rewriter, last), "'t.in' uses");
  EXPECT_STATUS(TN_OK, tn_op_set_operand(find("t.in"), 0, tn_op_result(find("t.a"), 0)));
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_block(rewriter, last));
  expect_heard("- t.y;- t.x;-block t.c;");
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_check(argument));
  expect_refused(TN_STALE_HANDLE, tn_rewriter_erase_block(rewriter, last), "erased");
  close_rewriter();
}

TN_TEST(a_listener_changes_nothing) {
  open_rewriter();
  ears.rewriter = rewriter;
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_op(rewriter, find("t.use")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, ears.answer);
  EXPECT_TRUE(strstr(printed.text, "a listener cannot change the IR") != NULL);
  expect_heard("- t.use;");
  close_rewriter();
}

//===-- Moving --------------------------------------------------------------------------------===//

TN_TEST(ops_and_blocks_move) {
  open_rewriter();
  const tn_op a = find("t.a");
  const tn_op use = find("t.use");
  EXPECT_STATUS(TN_OK, tn_rewriter_move_op_before(rewriter, a, use));
  EXPECT_TRUE(tn_op_same(tn_op_next(a), use));
  EXPECT_STATUS(TN_OK, tn_rewriter_move_op_after(rewriter, use, find("t.b")));
  expect_heard("+ t.a;+ t.use;");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_move_op_before(rewriter, a, a), "next to itself");
  tn_block block;
  EXPECT_STATUS(TN_OK, tn_rewriter_split_block(rewriter, find("t.y"), &block));
  expect_heard("+block t.c;+ t.y;");
  EXPECT_TRUE(tn_block_same(block, tn_op_block(find("t.y"))));
  const tn_block middle = tn_op_block(find("t.x"));
  EXPECT_STATUS(TN_OK, tn_rewriter_merge_blocks(rewriter, block, middle, NULL, 0));
  expect_heard("+ t.y;-block t.c;");
  const tn_value value = tn_op_result(find("t.b"), 0);
  expect_refused(TN_INVALID_ARGUMENT,
                 tn_rewriter_inline_block_before(rewriter, middle, find("t.in"), NULL, 0),
                 "does not match the number of block arguments");
  EXPECT_STATUS(TN_OK, tn_rewriter_inline_block_before(rewriter, middle, find("t.in"), &value, 1));
  expect_heard("~ t.x;+ t.x;+ t.y;-block t.c;");
  EXPECT_TRUE(tn_value_same(value, tn_op_operand(find("t.x"), 0)));
  close_rewriter();
}

TN_TEST(regions_are_inlined) {
  open_rewriter();
  const tn_region top = tn_op_region(printed.root, 0);
  const tn_region inner = tn_op_region(find("t.c"), 0);
  const tn_block null = {0, 0, 0, 0};
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_inline_region_before(rewriter, top, inner, null),
                 "that contains it");
  expect_refused(
      TN_INVALID_ARGUMENT,
      tn_rewriter_inline_region_before(rewriter, inner, top, tn_region_first_block(inner)),
      "is not in the region");
  EXPECT_STATUS(TN_OK, tn_rewriter_inline_region_before(rewriter, inner, top, null));
  expect_heard("+block builtin.module;+block builtin.module;");
  EXPECT_TRUE(tn_region_is_empty(inner));
  EXPECT_EQ(3, tn_region_block_count(top));
  close_rewriter();
}

TN_TEST(detached_ops_are_no_places) {
  open_rewriter();
  tn_block block;
  const tn_op use = find("t.use");
  EXPECT_STATUS(TN_OK, tn_op_detach(use));
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_set_insertion_after(rewriter, use), "detached");
  expect_refused(TN_INVALID_ARGUMENT,
                 tn_rewriter_set_insertion(rewriter, (tn_insertion){.before = use}), "detached");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_split_block(rewriter, use, &block), "detached");
  expect_refused(TN_INVALID_ARGUMENT,
                 tn_rewriter_inline_block_before(rewriter, tn_op_block(find("t.x")), use, NULL, 0),
                 "detached");
  close_rewriter();
}

TN_TEST(things_of_another_context_are_refused) {
  open_rewriter();
  tn_printed other;
  tn_printed_open(&other, text);
  const tn_op op = tn_printed_find(&other, "t.a");
  const tn_value value = tn_op_result(op, 0);
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_erase_op(rewriter, op), "another context");
  expect_refused(TN_INVALID_ARGUMENT, tn_rewriter_replace_op(rewriter, find("t.b"), &value, 1),
                 "another context");
  tn_printed_close(&other);
  close_rewriter();
}
