// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a stale handle says: the status, the words, once a call, and what readers return.

#include <tenure/walk.h>

#include "ir/erasure.h"
#include "scope_fixture.h"

#define CLOSED(kind)                                        \
  "the scope of the " kind                                  \
  " handle is closed; keep handles that outlive the scope " \
  "(tn_scope_keep_op, Scope.keep)"

//===-- Words ---------------------------------------------------------------------------------===//

static const char* op_reason(tn_op op) {
  static char text[300];
  tn_op_stale_reason(op, text, sizeof text);
  return text;
}
static const char* block_reason(tn_block block) {
  static char text[300];
  tn_block_stale_reason(block, text, sizeof text);
  return text;
}
static const char* region_reason(tn_region region) {
  static char text[300];
  tn_region_stale_reason(region, text, sizeof text);
  return text;
}
static const char* value_reason(tn_value value) {
  static char text[300];
  tn_value_stale_reason(value, text, sizeof text);
  return text;
}

/// A tree: t.module { ^(2 arguments): t.outer { ^: t.inner } }, with positions.
typedef struct tree {
  tn_op module;
  tn_block body;
  tn_op outer;
  tn_block nested;
  tn_op inner;
} tree;

static tree make_tree(fixture* f) {
  tree t;
  t.module = fixture_placed(f, "t.module", (tn_block){0, 0, 0, 0}, 1);
  t.body = fixture_block(f, t.module, 0, 2);
  t.outer = fixture_placed(f, "t.outer", t.body, 2);
  t.nested = fixture_block(f, t.outer, 0, 1);
  t.inner = fixture_placed(f, "t.inner", t.nested, 3);
  return t;
}

TN_TEST(an_erased_op_says_which_it_was) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  EXPECT_STR("", op_reason(t.inner));
  const tn_value result = tn_op_result(t.inner, 0);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.inner));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(t.inner));
  EXPECT_STR("'t.inner' was erased (from model.mlir:3:7)", op_reason(t.inner));
  EXPECT_STR("'t.inner' was erased (from model.mlir:3:7)", value_reason(result));
  EXPECT_EQ(0, f.report_count);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_erase(t.inner));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.inner' was erased (from model.mlir:3:7)");
  EXPECT_EQ(3, f.report_range.start_line);
  fixture_close(&f);
}

TN_TEST(what_went_with_its_parent_says_so) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  const tn_region region = tn_op_region(t.outer, 0);
  const tn_value argument = tn_block_argument(t.nested, 0);
  const tn_value result = tn_op_result(t.inner, 0);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.outer));
  EXPECT_STR("'t.outer' was erased (from model.mlir:2:7)", op_reason(t.outer));
  EXPECT_STR("'t.inner' was erased with its parent (from model.mlir:3:7)", op_reason(t.inner));
  EXPECT_STR("'t.inner' was erased with its parent (from model.mlir:3:7)", value_reason(result));
  EXPECT_STR("the block was erased with its parent", block_reason(t.nested));
  EXPECT_STR("the region was erased with its parent", region_reason(region));
  EXPECT_STR("the block argument was erased with its parent", value_reason(argument));
  EXPECT_STATUS(TN_OK, tn_block_check(t.body));
  fixture_close(&f);
}

TN_TEST(removed_arguments_and_erased_blocks_say_so) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  const tn_value first = tn_block_argument(t.body, 0);
  const tn_value second = tn_block_argument(t.body, 1);
  EXPECT_STATUS(TN_OK, tn_block_erase_argument(t.body, 0));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_check(first));
  EXPECT_STR("the block argument was removed", value_reason(first));
  EXPECT_STATUS(TN_OK, tn_value_check(second));
  EXPECT_EQ(0, tn_value_number(second));
  EXPECT_STATUS(TN_OK, tn_block_erase(t.body));
  EXPECT_STR("the block was erased", block_reason(t.body));
  EXPECT_STR("the block argument was erased with its parent", value_reason(second));
  EXPECT_STR("'t.outer' was erased with its parent (from model.mlir:2:7)", op_reason(t.outer));
  EXPECT_TRUE(tn_value_is_null(tn_block_argument(t.body, 0)));
  fixture_expect_report(&f, TN_STALE_HANDLE, "the block was erased");
  fixture_close(&f);
}

TN_TEST(merging_makes_the_source_block_stale) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  tn_block rest;
  EXPECT_STATUS(TN_OK, tn_block_split(t.outer, &rest));
  EXPECT_STATUS(TN_OK, tn_block_merge(t.body, rest, NULL, 0));
  EXPECT_STR("the block was erased", block_reason(rest));
  EXPECT_STATUS(TN_OK, tn_op_check(t.outer));
  fixture_close(&f);
}

TN_TEST(a_closed_scope_and_a_destroyed_context_say_so) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tree t = make_tree(&f);
  tn_op kept;
  tn_block kept_block;
  tn_value kept_value;
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope, t.inner, &kept));
  EXPECT_STATUS(TN_OK, tn_scope_keep_block(scope, t.body, &kept_block));
  EXPECT_STATUS(TN_OK, tn_scope_keep_value(scope, tn_op_result(t.inner, 0), &kept_value));
  tn_scope_close(scope);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(kept));
  EXPECT_STR(CLOSED("operation"), op_reason(kept));
  EXPECT_STR(CLOSED("block"), block_reason(kept_block));
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_set_location(kept, (tn_location){NULL, 0}));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, CLOSED("operation"));
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_value_drop_all_uses(kept_value));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, CLOSED("operation"));
  fixture_close(&f);
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(kept));
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(t.inner));
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_erase(t.inner));
  EXPECT_STR("the context of the operation handle is destroyed", op_reason(t.inner));
  EXPECT_STR("the context of the block handle is destroyed", block_reason(t.body));
  EXPECT_EQ(0, f.report_count);
}

TN_TEST(null_handles_say_so) {
  EXPECT_STATUS(TN_NULL_HANDLE, tn_op_check((tn_op){0, 0, 0, 0}));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_block_check((tn_block){0, 0, 0, 0}));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_region_check((tn_region){0, 0, 0, 0}));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_value_check((tn_value){0, 0, 0, 0}));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_op_erase((tn_op){0, 0, 0, 0}));
  EXPECT_STR("the operation handle is null", op_reason((tn_op){0, 0, 0, 0}));
  EXPECT_STR("the block handle is null", block_reason((tn_block){0, 0, 0, 0}));
  EXPECT_STR("the region handle is null", region_reason((tn_region){0, 0, 0, 0}));
  EXPECT_TRUE(tn_op_is_null(tn_op_parent((tn_op){0, 0, 0, 0})));
  EXPECT_TRUE(!tn_op_same((tn_op){0, 0, 0, 0}, (tn_op){0, 0, 0, 0}));
}

TN_TEST(a_scope_that_was_never_opened_says_so) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  const uint32_t next = tn_scope_number(f.root) + 1;
  tn_op made_up = t.inner;
  made_up.scope = next;
  char message[100];
  snprintf(message, sizeof message,
           "the scope of the operation handle, number %u, was never opened", (unsigned)next);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(made_up));
  EXPECT_STR(message, op_reason(made_up));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_erase(made_up));
  fixture_expect_report(&f, TN_STALE_HANDLE, message);
  tn_scope* scope = fixture_scope(&f, NULL);
  EXPECT_EQ(next, tn_scope_number(scope));
  EXPECT_STATUS(TN_OK, tn_op_check(made_up));
  tn_scope_close(scope);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(made_up));
  const tn_block beyond = {UINT32_MAX, t.body.slot, t.body.generation, 0};
  EXPECT_STATUS(TN_STALE_HANDLE, tn_block_check(beyond));
  EXPECT_STR("the scope of the block handle, number 4294967295, was never opened",
             block_reason(beyond));
  const tn_region none = {0, beyond.slot, beyond.generation, 0};
  EXPECT_STATUS(TN_STALE_HANDLE, tn_region_check(none));
  EXPECT_STR("the scope of the region handle, number 0, was never opened", region_reason(none));
  EXPECT_EQ(0, f.report_count);
  fixture_close(&f);
}

TN_TEST(a_reason_is_cut_to_the_buffer) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.inner));
  char text[10];
  memset(text, 'x', sizeof text);
  EXPECT_EQ(42, tn_op_stale_reason(t.inner, text, 8));
  EXPECT_STR("'t.inne", text);
  EXPECT_EQ('x', text[8]);
  EXPECT_EQ(42, tn_op_stale_reason(t.inner, NULL, 0));
  fixture_close(&f);
}

//===-- After reuse ---------------------------------------------------------------------------===//

TN_TEST(the_words_outlive_the_reuse_of_the_slot) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.inner));
  const tn_op next = fixture_placed(&f, "t.next", t.nested, 9);
  if (TN_GENERATION_BITS > 2) EXPECT_EQ(t.inner.slot, next.slot);
  EXPECT_STR("'t.inner' was erased (from model.mlir:3:7)", op_reason(t.inner));
  EXPECT_STATUS(TN_OK, tn_op_erase(next));
  EXPECT_STR("'t.inner' was erased (from model.mlir:3:7)", op_reason(t.inner));
  EXPECT_STR("'t.next' was erased (from model.mlir:9:7)", op_reason(next));
  fixture_close(&f);
}

TN_TEST(the_last_erasures_are_remembered_and_older_ones_forgotten) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.inner));
  const tn_op_state state = {.name = fixture_name(&f, "t.filler")};
  for (size_t i = 1; i < TN_ERASURE_PROMISE; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_erase(fixture_make(f.root, &state)));
  }
  EXPECT_STR("'t.inner' was erased (from model.mlir:3:7)", op_reason(t.inner));
  // The region of t.inner counts, too, and the ring has some room to spare.
  for (size_t i = 0; i < TN_ERASURE_CAPACITY; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_erase(fixture_make(f.root, &state)));
  }
  EXPECT_STR("the operation was erased", op_reason(t.inner));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(t.inner));
  fixture_close(&f);
}

TN_TEST(records_of_one_slot_are_told_apart_by_all_of_its_generations) {
  if (TN_GENERATION_BITS < 20) return;
  fixture f;
  fixture_open(&f);
  const tn_op_state first = {.name = fixture_name(&f, "t.first")};
  const tn_op_state filler = {.name = fixture_name(&f, "t.filler")};
  tn_op old = fixture_make(f.root, &first);
  EXPECT_STATUS(TN_OK, tn_op_erase(old));
  // Of the lower 16 bits of half its generation `again` has the same.
  for (size_t i = 1; i < TN_ERASURE_PROMISE; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_erase(fixture_make(f.root, &filler)));
  }
  EXPECT_STR("'t.first' was erased", op_reason(old));
  const tn_op again = fixture_make(f.root, &filler);
  EXPECT_EQ(old.slot, again.slot);
  EXPECT_EQ(old.generation + 2 * TN_ERASURE_PROMISE, again.generation);
  EXPECT_STATUS(TN_OK, tn_op_erase(again));
  EXPECT_STR("'t.filler' was erased", op_reason(again));
  EXPECT_STR("the operation was erased", op_reason(old));
  // Taken again, no place of a record is left in the cell.
  const tn_op taken = fixture_make(f.root, &first);
  EXPECT_EQ(old.slot, taken.slot);
  EXPECT_STR("'t.filler' was erased", op_reason(again));
  EXPECT_STR("the operation was erased", op_reason(old));
  fixture_close(&f);
}

//===-- Every reader --------------------------------------------------------------------------===//

/// One call with a stale handle; it must report once and say nothing.
#define EXPECT_NOTHING(expected_nothing)              \
  do {                                                \
    EXPECT_TRUE(expected_nothing);                    \
    EXPECT_EQ(1, f->report_count);                    \
    EXPECT_STATUS(TN_STALE_HANDLE, f->report_status); \
    f->report_count = 0;                              \
  } while (0)

/// The same for a call that returns a status.
#define EXPECT_STALE(call) EXPECT_NOTHING((call) == TN_STALE_HANDLE)

static void read_op(fixture* f, tn_op op, tn_op other) {
  EXPECT_NOTHING(tn_op_operation_name(op).storage == NULL);
  EXPECT_NOTHING(tn_op_name(op).size == 0);
  EXPECT_NOTHING(tn_location_is_null(tn_op_location(op)));
  EXPECT_NOTHING(tn_block_is_null(tn_op_block(op)));
  EXPECT_NOTHING(tn_op_is_null(tn_op_parent(op)));
  EXPECT_NOTHING(tn_op_is_null(tn_op_root(op)));
  EXPECT_NOTHING(!tn_op_is_detached(op));
  EXPECT_NOTHING(tn_op_is_null(tn_op_next(op)));
  EXPECT_NOTHING(tn_op_is_null(tn_op_previous(op)));
  EXPECT_NOTHING(!tn_op_is_before_in_block(op, other));
  EXPECT_NOTHING(!tn_op_is_before_in_block(other, op));
  EXPECT_NOTHING(!tn_op_is_before_in_block(op, op));
  EXPECT_NOTHING(!tn_op_is_ancestor(op, other));
  EXPECT_NOTHING(!tn_op_is_ancestor(other, op));
  EXPECT_NOTHING(tn_op_operand_count(op) == 0);
  EXPECT_NOTHING(tn_value_is_null(tn_op_operand(op, 0)));
  EXPECT_NOTHING(tn_use_is_null(tn_op_operand_use(op, 0)));
  EXPECT_NOTHING(tn_op_result_count(op) == 0);
  EXPECT_NOTHING(tn_value_is_null(tn_op_result(op, 0)));
  EXPECT_NOTHING(tn_op_successor_count(op) == 0);
  EXPECT_NOTHING(tn_block_is_null(tn_op_successor(op, 0)));
  EXPECT_NOTHING(tn_op_region_count(op) == 0);
  EXPECT_NOTHING(tn_region_is_null(tn_op_region(op, 0)));
  const tn_string_view key = tn_string_view_from("key");
  EXPECT_NOTHING(tn_attribute_is_null(tn_op_attribute(op, key)));
  EXPECT_NOTHING(tn_attribute_is_null(tn_op_property(op, key)));
  EXPECT_NOTHING(tn_attribute_is_null(tn_op_discardable_attribute(op, key)));
  EXPECT_NOTHING(tn_op_property_count(op) == 0);
  EXPECT_NOTHING(tn_op_discardable_attribute_count(op) == 0);
  EXPECT_NOTHING(tn_attribute_is_null(tn_op_property_at(op, 0).value));
  EXPECT_NOTHING(tn_attribute_is_null(tn_op_discardable_attribute_at(op, 0).value));
  EXPECT_TRUE(tn_op_context(op) == NULL);
}

static tn_walk_result never(tn_op op, void* user_data) {
  (void)op;
  *(bool*)user_data = true;
  return TN_WALK_ADVANCE;
}

static void change_op(fixture* f, tn_op op, tn_block block, tn_op other) {
  const tn_identifier key = fixture_identifier(f, "key");
  const tn_attribute number = fixture_number(f, 1);
  const tn_value value = tn_op_result(other, 0);
  tn_attribute dictionary;
  tn_block fresh;
  tn_op clone;
  tn_pin pin = {NULL, NULL, NULL, 0, 0};
  bool called = false;
  EXPECT_STALE(tn_op_set_location(op, (tn_location){NULL, 0}));
  EXPECT_STALE(tn_op_move_before(op, other));
  EXPECT_STALE(tn_op_move_before(other, op));
  EXPECT_STALE(tn_op_move_after(op, other));
  EXPECT_STALE(tn_op_move_to_end(op, block));
  EXPECT_STALE(tn_op_move_to_start(op, block));
  EXPECT_STALE(tn_op_detach(op));
  EXPECT_STALE(tn_op_erase(op));
  EXPECT_STALE(tn_op_drop_all_references(op));
  EXPECT_STALE(tn_op_drop_all_uses(op));
  EXPECT_STALE(tn_op_set_operand(op, 0, value));
  EXPECT_STALE(tn_op_set_operands(op, &value, 1));
  EXPECT_STALE(tn_op_erase_operands(op, 0, 1));
  EXPECT_STALE(tn_op_set_successor(op, 0, block));
  EXPECT_STALE(tn_op_set_attribute(op, key, number));
  EXPECT_STALE(tn_op_set_property(op, key, number));
  EXPECT_STALE(tn_op_set_discardable_attribute(op, key, number));
  EXPECT_STALE(tn_op_remove_attribute(op, key));
  EXPECT_STALE(tn_op_remove_property(op, key));
  EXPECT_STALE(tn_op_remove_discardable_attribute(op, key));
  EXPECT_STALE(tn_op_discardable_dictionary(op, &dictionary));
  EXPECT_STALE(tn_op_properties_dictionary(op, &dictionary));
  EXPECT_STALE(tn_block_split(op, &fresh));
  EXPECT_STALE(tn_op_clone(f->root, op, 0, NULL, NULL, &clone));
  EXPECT_TRUE(tn_op_is_null(clone) && tn_block_is_null(fresh));
  EXPECT_STALE(tn_op_walk(op, TN_WALK_PRE_ORDER, never, &called));
  EXPECT_TRUE(!called);
  EXPECT_STALE(tn_pin_acquire(op, &pin));
  EXPECT_STALE(tn_op_release(op));
  EXPECT_STALE(tn_op_host_tie(op, f, NULL));
  EXPECT_STALE(tn_scope_keep_op(f->root, op, &clone));
}

TN_TEST(every_call_with_a_stale_op_reports_once) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.inner));
  read_op(&f, t.inner, t.outer);
  change_op(&f, t.inner, t.nested, t.outer);
  fixture_close(&f);
}

static void use_block(fixture* f, tn_block block, tn_block other) {
  tn_value value;
  tn_block made;
  EXPECT_NOTHING(tn_region_is_null(tn_block_region(block)));
  EXPECT_NOTHING(tn_op_is_null(tn_block_parent_op(block)));
  EXPECT_NOTHING(tn_block_is_null(tn_block_next(block)));
  EXPECT_NOTHING(tn_block_is_null(tn_block_previous(block)));
  EXPECT_NOTHING(tn_op_is_null(tn_block_first_op(block)));
  EXPECT_NOTHING(tn_op_is_null(tn_block_last_op(block)));
  EXPECT_NOTHING(tn_op_is_null(tn_block_terminator(block)));
  EXPECT_NOTHING(tn_block_op_count(block) == 0);
  EXPECT_NOTHING(!tn_block_is_entry(block));
  EXPECT_NOTHING(tn_use_is_null(tn_block_first_use(block)));
  EXPECT_NOTHING(tn_block_use_count(block) == 0);
  EXPECT_NOTHING(tn_block_argument_count(block) == 0);
  EXPECT_NOTHING(tn_value_is_null(tn_block_argument(block, 0)));
  EXPECT_STALE(tn_block_add_argument(block, f->i32, (tn_location){NULL, 0}, &value));
  EXPECT_STALE(tn_block_erase_argument(block, 0));
  EXPECT_STALE(tn_block_erase(block));
  EXPECT_STALE(tn_block_move_before(block, other));
  EXPECT_STALE(tn_block_move_before(other, block));
  EXPECT_STALE(tn_block_move_to_end(block, tn_block_region(other)));
  EXPECT_STALE(tn_block_merge(block, other, NULL, 0));
  EXPECT_STALE(tn_block_merge(other, block, NULL, 0));
  EXPECT_STALE(tn_block_create(tn_block_region(other), block, NULL, NULL, 0, &made));
  EXPECT_STALE(tn_block_host_tie(block, f, NULL));
  EXPECT_STALE(tn_scope_keep_block(f->root, block, &made));
}

static void use_region(fixture* f, tn_region region, tn_region other) {
  tn_block made;
  tn_region kept;
  EXPECT_NOTHING(tn_op_is_null(tn_region_op(region)));
  EXPECT_NOTHING(tn_region_index(region) == 0);
  EXPECT_NOTHING(tn_block_is_null(tn_region_first_block(region)));
  EXPECT_NOTHING(tn_block_is_null(tn_region_last_block(region)));
  EXPECT_NOTHING(tn_region_is_empty(region));
  EXPECT_NOTHING(tn_region_block_count(region) == 0);
  EXPECT_STALE(tn_region_take_body(region, other));
  EXPECT_STALE(tn_region_take_body(other, region));
  EXPECT_STALE(tn_block_create(region, (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &made));
  EXPECT_STALE(tn_region_host_tie(region, f, NULL));
  EXPECT_STALE(tn_scope_keep_region(f->root, region, &kept));
}

static void use_value(fixture* f, tn_value value, tn_value other) {
  tn_value kept;
  EXPECT_NOTHING(tn_type_is_null(tn_value_type(value)));
  EXPECT_STALE(tn_value_set_type(value, f->i32));
  EXPECT_NOTHING(tn_block_is_null(tn_value_parent_block(value)));
  EXPECT_NOTHING(tn_value_number(value) == 0);
  EXPECT_NOTHING(tn_location_is_null(tn_value_location(value)));
  EXPECT_STALE(tn_value_set_location(value, (tn_location){NULL, 0}));
  EXPECT_NOTHING(tn_use_is_null(tn_value_first_use(value)));
  EXPECT_NOTHING(!tn_value_has_uses(value));
  EXPECT_NOTHING(!tn_value_has_one_use(value));
  EXPECT_NOTHING(tn_value_use_count(value) == 0);
  EXPECT_STALE(tn_value_replace_all_uses(value, other));
  EXPECT_STALE(tn_value_replace_all_uses(other, value));
  EXPECT_STALE(tn_value_replace_all_uses_except(value, other, NULL, 0));
  EXPECT_STALE(tn_value_drop_all_uses(value));
  EXPECT_STALE(tn_value_host_tie(value, f, NULL));
  EXPECT_STALE(tn_scope_keep_value(f->root, value, &kept));
  const tn_op_state state = {
      .name = fixture_name(f, "t.user"), .operands = &value, .operand_count = 1};
  tn_op made;
  EXPECT_STALE(tn_op_create(f->root, &state, &made));
  EXPECT_TRUE(tn_op_is_null(made));
}

TN_TEST(every_call_with_a_stale_block_region_or_value_reports_once) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  const tn_region region = tn_op_region(t.inner, 0);
  const tn_value result = tn_op_result(t.inner, 0);
  const tn_value argument = tn_block_argument(t.nested, 0);
  EXPECT_STATUS(TN_OK, tn_block_erase(t.nested));
  use_block(&f, t.nested, t.body);
  use_region(&f, region, tn_op_region(t.outer, 0));
  use_value(&f, result, tn_op_result(t.outer, 0));
  use_value(&f, argument, tn_op_result(t.outer, 0));
  fixture_close(&f);
}

TN_TEST(a_stale_use_says_nothing) {
  fixture f;
  fixture_open(&f);
  const tree t = make_tree(&f);
  const tn_value value = tn_op_result(t.outer, 0);
  const tn_op_state state = {
      .name = fixture_name(&f, "t.user"), .operands = &value, .operand_count = 1};
  const tn_op user = fixture_make(f.root, &state);
  const tn_use use = tn_value_first_use(value);
  EXPECT_STATUS(TN_OK, tn_op_erase_operands(user, 0, 1));
  EXPECT_TRUE(tn_value_is_null(tn_use_value(use)));
  EXPECT_TRUE(tn_use_is_null(tn_use_next(use)));
  EXPECT_EQ(0, f.report_count);
  EXPECT_STATUS(TN_OK, tn_op_erase(user));
  EXPECT_TRUE(tn_value_is_null(tn_use_value(use)));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.user' was erased");
  EXPECT_TRUE(tn_use_is_null(tn_use_next(use)));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.user' was erased");
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(tn_use_owner(use)));
  fixture_close(&f);
}
