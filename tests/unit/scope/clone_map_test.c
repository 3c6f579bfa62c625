// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/object.h>

#include "scope_fixture.h"

/// t.outer { ^body(2 arguments): t.inner }, detached, and what cloning makes of it.
typedef struct cloned {
  tn_op outer;
  tn_block body;
  tn_op inner;
  tn_clone_map* map;
  tn_op clone;
} cloned;

static cloned open_clone(fixture* f) {
  cloned it;
  fixture_open(f);
  it.outer = fixture_detached(f, f->root, "t.outer");
  it.body = fixture_block(f, it.outer, 0, 2);
  it.inner = fixture_append(f, f->root, "t.inner", it.body);
  EXPECT_STATUS(TN_OK, tn_clone_map_create(f->context, &it.map));
  EXPECT_STATUS(TN_OK, tn_op_clone(f->root, it.outer, TN_CLONE_WHOLE, it.map, NULL, &it.clone));
  return it;
}

static void close_clone(fixture* f, const cloned* it) {
  tn_clone_map_destroy(it->map);
  fixture_close(f);
}

TN_TEST(a_map_names_the_parts_of_the_clone) {
  fixture f;
  const cloned it = open_clone(&f);
  const tn_block body = tn_region_first_block(tn_op_region(it.clone, 0));
  const tn_op inner = tn_block_first_op(body);
  EXPECT_TRUE(tn_op_same(it.clone, tn_clone_map_op(it.map, it.outer, f.root)));
  EXPECT_TRUE(tn_op_same(inner, tn_clone_map_op(it.map, it.inner, f.root)));
  EXPECT_TRUE(tn_block_same(body, tn_clone_map_block(it.map, it.body, f.root)));
  const tn_value result = tn_clone_map_value(it.map, tn_op_result(it.inner, 0), f.root);
  EXPECT_TRUE(tn_value_same(tn_op_result(inner, 0), result));
  for (size_t i = 0; i < 2; ++i) {
    const tn_value argument = tn_clone_map_value(it.map, tn_block_argument(it.body, i), f.root);
    EXPECT_TRUE(tn_value_same(tn_block_argument(body, i), argument));
  }
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, tn_op_result(inner, 0), f.root)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, body, f.root)));
  EXPECT_EQ(0, f.report_count);
  close_clone(&f, &it);
}

TN_TEST(a_map_answers_in_the_scope_that_asks) {
  fixture f;
  fixture other;
  const cloned it = open_clone(&f);
  const tn_value argument = tn_block_argument(it.body, 1);
  tn_scope* scope = fixture_scope(&f, f.root);
  const tn_value in_scope = tn_clone_map_value(it.map, argument, scope);
  const tn_value in_root = tn_clone_map_value(it.map, argument, f.root);
  EXPECT_TRUE(!tn_value_is_null(in_scope) && in_scope.scope != in_root.scope);
  EXPECT_TRUE(tn_value_same(in_scope, in_root));
  EXPECT_TRUE(!tn_block_is_null(tn_clone_map_block(it.map, it.body, scope)));
  tn_object_retain(scope);
  tn_scope_close(scope);
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, argument, scope)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, it.body, scope)));
  tn_object_release(scope);
  fixture_open(&other);
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, argument, other.root)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, it.body, other.root)));
  fixture_close(&other);
  close_clone(&f, &it);
}

TN_TEST(what_was_erased_stands_for_nothing) {
  fixture f;
  const cloned it = open_clone(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(it.clone));
  EXPECT_TRUE(tn_op_is_null(tn_clone_map_op(it.map, it.inner, f.root)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, it.body, f.root)));
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, tn_op_result(it.inner, 0), f.root)));
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, tn_block_argument(it.body, 0), f.root)));
  close_clone(&f, &it);
}

TN_TEST(a_value_mapped_to_an_op_that_is_gone_is_not_what_came_into_its_cell) {
  static const tn_value nothing[300];
  fixture f;
  tn_clone_map* map = NULL;
  tn_op clone = {0, 0, 0, 0};
  fixture_open(&f);
  const tn_op from = fixture_detached(&f, f.root, "t.from");
  const tn_value original = tn_op_result(from, 0);
  const tn_op_state user = {
      .name = fixture_name(&f, "t.user"), .operands = &original, .operand_count = 1};
  const tn_op use = fixture_make(f.root, &user);
  const tn_type types[3] = {f.i32, f.i32, f.i32};
  tn_op_state state = {.name = fixture_name(&f, "t.wide"),
                       .operands = nothing,
                       .operand_count = 298,
                       .result_types = types,
                       .result_count = 3};
  const tn_op gone = fixture_make(f.root, &state);
  EXPECT_STATUS(TN_OK, tn_clone_map_create(f.context, &map));
  EXPECT_STATUS(TN_OK, tn_clone_map_set_value(map, original, tn_op_result(gone, 2)));
  EXPECT_STATUS(TN_OK, tn_op_erase(gone));
  state.result_count = 1;
  state.operand_count = 299;
  const tn_op next = fixture_make(f.root, &state);
  EXPECT_EQ(gone.slot, next.slot);
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(map, original, f.root)));
  EXPECT_STATUS(TN_OK, tn_op_clone(f.root, use, TN_CLONE_WHOLE, map, NULL, &clone));
  EXPECT_TRUE(tn_value_same(original, tn_op_operand(clone, 0)));
  for (size_t i = 0; i < 299; ++i) EXPECT_TRUE(tn_value_is_null(tn_op_operand(next, i)));
  tn_clone_map_destroy(map);
  fixture_close(&f);
}

TN_TEST(each_clone_that_one_map_is_used_for_uses_its_own_values) {
  fixture f;
  tn_clone_map* map = NULL;
  fixture_open(&f);
  const tn_op outer = fixture_detached(&f, f.root, "t.outer");
  const tn_block body = fixture_block(&f, outer, 0, 0);
  const tn_value nothing = {0};
  const tn_op_state user = {.name = fixture_name(&f, "t.user"),
                            .insertion = {.block = body},
                            .operands = &nothing,
                            .operand_count = 1};
  const tn_op use = fixture_make(f.root, &user);
  const tn_op later = fixture_append(&f, f.root, "t.later", body);
  EXPECT_STATUS(TN_OK, tn_op_set_operand(use, 0, tn_op_result(later, 0)));
  EXPECT_STATUS(TN_OK, tn_clone_map_create(f.context, &map));
  for (int i = 0; i < 3; ++i) {
    tn_op clone = {0, 0, 0, 0};
    EXPECT_STATUS(TN_OK, tn_op_clone(f.root, outer, TN_CLONE_WHOLE, map, NULL, &clone));
    const tn_op first = tn_block_first_op(tn_region_first_block(tn_op_region(clone, 0)));
    EXPECT_TRUE(tn_value_same(tn_op_result(tn_op_next(first), 0), tn_op_operand(first, 0)));
  }
  tn_clone_map_destroy(map);
  fixture_close(&f);
}

//===-- Large contexts ------------------------------------------------------------------------===//

enum { WIDEST = 60 };

/// An op in the block with as many results as asked for: its cell is in a chunk of that size.
static tn_op append_wide(fixture* f, tn_block block, size_t result_count) {
  tn_type types[WIDEST];
  for (size_t i = 0; i < WIDEST; ++i) types[i] = f->i32;
  const tn_op_state state = {.name = fixture_name(f, "t.wide"),
                             .insertion = {.block = block},
                             .result_types = types,
                             .result_count = result_count};
  return fixture_make(f->root, &state);
}

TN_TEST(a_map_knows_cells_in_more_chunks_than_it_has_room_for_at_first) {
  fixture f;
  tn_op clone = {0, 0, 0, 0};
  tn_clone_map* map = NULL;
  fixture_open(&f);
  const tn_op outer = fixture_detached(&f, f.root, "t.outer");
  const tn_block body = fixture_block(&f, outer, 0, 0);
  for (size_t i = 0; i < 4 * (size_t)WIDEST; ++i) (void)append_wide(&f, body, i % WIDEST);
  EXPECT_STATUS(TN_OK, tn_clone_map_create(f.context, &map));
  EXPECT_STATUS(TN_OK, tn_op_clone(f.root, outer, TN_CLONE_WHOLE, map, NULL, &clone));
  tn_op copy = tn_block_first_op(tn_region_first_block(tn_op_region(clone, 0)));
  for (tn_op op = tn_block_first_op(body); !tn_op_is_null(op); op = tn_op_next(op)) {
    EXPECT_TRUE(tn_op_same(copy, tn_clone_map_op(map, op, f.root)));
    EXPECT_TRUE(tn_op_is_null(tn_clone_map_op(map, copy, f.root)));
    copy = tn_op_next(copy);
  }
  EXPECT_TRUE(tn_op_is_null(copy));
  tn_clone_map_destroy(map);
  fixture_close(&f);
}

/// Counts the bytes that are asked for.
static void* counted_resize(void* user_data, void* block, size_t old_size, size_t new_size,
                            size_t alignment) {
  const tn_allocator inner = tn_allocator_default();
  *(size_t*)user_data += new_size;
  return inner.resize(inner.user_data, block, old_size, new_size, alignment);
}

/// The bytes that a clone asks for, with free cells for it: those of a clone that was erased.
static size_t cost_of_clone(fixture* f, tn_op op, const size_t* asked_for) {
  tn_op clone = {0, 0, 0, 0};
  EXPECT_STATUS(TN_OK, tn_op_clone(f->root, op, TN_CLONE_WHOLE, NULL, NULL, &clone));
  EXPECT_STATUS(TN_OK, tn_op_erase(clone));
  const size_t before = *asked_for;
  EXPECT_STATUS(TN_OK, tn_op_clone(f->root, op, TN_CLONE_WHOLE, NULL, NULL, &clone));
  return *asked_for - before;
}

TN_TEST(a_small_clone_costs_in_a_large_context_what_it_costs_in_a_small_one) {
  fixture f;
  size_t asked_for = 0;
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .allocator = {&asked_for, counted_resize}};
  fixture_open_with(&f, &options);
  const tn_op outer = fixture_detached(&f, f.root, "t.outer");
  const tn_block body = fixture_block(&f, outer, 0, 0);
  for (size_t i = 0; i < 20; ++i) (void)append_wide(&f, body, i % 4);
  const size_t in_small = cost_of_clone(&f, outer, &asked_for);
  const tn_op large = fixture_detached(&f, f.root, "t.outer");
  const tn_block many = fixture_block(&f, large, 0, 0);
  for (size_t i = 0; i < 60000; ++i) (void)append_wide(&f, many, WIDEST - 1 - i % 8);
  for (size_t i = 0; i < 20; ++i) (void)append_wide(&f, body, i % 4);
  const size_t in_large = cost_of_clone(&f, outer, &asked_for);
  EXPECT_TRUE(in_large < in_small + 2048);
  fixture_close(&f);
}
