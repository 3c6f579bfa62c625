// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random rewrites of random modules, with a handle of every op held across them. Each op carries a
// number; whatever callbacks do, through the rewriter or after its back, a handle that resolves
// afterwards names the op with its number, and none crashes.

#include <stdio.h>
#include <tenure/rewrite.h>

#include "printed.h"

#define OPS_MAX 400u

typedef struct world {
  tn_context* context;
  tn_scope* scope;
  tn_pattern_set* set;
  tn_op root;
  tn_op held[OPS_MAX];
  size_t held_count;
  uint64_t state;
  size_t actions_left;
  tn_identifier key;
  tn_type i32;
  tn_operation_name names[3];
} world;

static uint32_t below(world* it, size_t limit) {
  it->state = it->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)((it->state >> 33) % limit);
}

static int64_t number_of(tn_op op) {
  return tn_integer_attribute_value(tn_op_attribute(op, tn_string_view_from("n")));
}

/// What refuses is right as well; what is not allowed at all is a status that says otherwise.
static void expect_sane(tn_status status) {
  EXPECT_TRUE(status == TN_OK || status == TN_INVALID_ARGUMENT || status == TN_STALE_HANDLE ||
              status == TN_NULL_HANDLE);
}

static tn_op any_held(world* it) { return it->held[below(it, it->held_count)]; }

/// A result of an op that stands before `op` in its block; null if the pick has none.
static tn_value any_value(world* it, tn_op op) {
  tn_op from = tn_op_previous(op);
  for (uint32_t steps = below(it, 5); steps != 0 && !tn_op_is_null(from); --steps) {
    if (!tn_op_is_null(tn_op_previous(from))) from = tn_op_previous(from);
  }
  return tn_op_is_null(from) ? (tn_value){0, 0, 0, 0} : tn_op_result(from, 0);
}

static tn_status make_op(world* it, tn_rewriter* rewriter, tn_op at, tn_op* out_op) {
  tn_attribute number;
  const tn_value operand = any_value(it, at);
  tn_status status = tn_integer_attribute_get(it->i32, (int64_t)it->held_count, &number);
  if (status != TN_OK) return status;
  const tn_named_attribute attribute = {it->key, number};
  const tn_op_state state = {.name = it->names[below(it, 3)],
                             .operands = &operand,
                             .operand_count = !tn_value_is_null(operand),
                             .result_types = &it->i32,
                             .result_count = 1,
                             .attributes = &attribute,
                             .attribute_count = 1,
                             .region_count = below(it, 4) == 0};
  status = tn_rewriter_create_op(rewriter, &state, out_op);
  if (status == TN_OK && it->held_count < OPS_MAX) it->held[it->held_count++] = *out_op;
  return status;
}

//===-- What callbacks do ---------------------------------------------------------------------===//

static tn_status change_op(world* it, tn_rewriter* rewriter, tn_op op, tn_op other) {
  tn_op made;
  tn_value value;
  switch (below(it, 8)) {
    case 0:
      return tn_rewriter_erase_op(rewriter, op);
    case 1:
      value = any_value(it, op);
      return tn_rewriter_replace_op(rewriter, op, &value, 1);
    case 2:
      expect_sane(make_op(it, rewriter, op, &made));
      return tn_op_check(made) == TN_OK ? tn_rewriter_replace_op_with(rewriter, op, made) : TN_OK;
    case 3:
      return tn_rewriter_move_op_before(rewriter, op, other);
    case 4:
      return tn_rewriter_move_op_after(rewriter, other, op);
    case 5:
      return tn_rewriter_set_insertion_after(rewriter, other);
    case 6:
      return tn_rewriter_clone_op(rewriter, other, TN_CLONE_WHOLE, NULL, &made);
    default:
      return tn_rewriter_op_modified(rewriter, op);
  }
}

static tn_status change_blocks(world* it, tn_rewriter* rewriter, tn_op op, tn_op other) {
  const tn_region region = tn_op_region(op, 0);
  const tn_block first = tn_region_first_block(region);
  const tn_block null = {0, 0, 0, 0};
  tn_block made;
  tn_op inner;
  switch (below(it, 6)) {
    case 0:
      if (tn_region_check(region) != TN_OK) return TN_OK;
      expect_sane(tn_rewriter_create_block(rewriter, region, null, NULL, NULL, 0, &made));
      return make_op(it, rewriter, op, &inner);
    case 1:
      return tn_rewriter_split_block(rewriter, other, &made);
    case 2:
      return tn_rewriter_merge_blocks(rewriter, tn_op_block(other), tn_op_block(op), NULL, 0);
    case 3:
      return tn_rewriter_inline_block_before(rewriter, first, op, NULL, 0);
    case 4:
      return tn_rewriter_erase_block(rewriter, tn_op_block(other));
    default:
      return tn_rewriter_inline_region_before(rewriter, region, tn_block_region(tn_op_block(op)),
                                              null);
  }
}

/// What the rewriter does not hear of.
static tn_status set_insertion_after_value(world* it, tn_op op, tn_op other) {
  switch (below(it, 5)) {
    case 0:
      return tn_op_erase(other);
    case 1:
      return tn_op_move_before(other, op);
    case 2:
      return tn_op_detach(other);
    case 3:
      return tn_op_move_to_end(other, tn_op_block(op));
    default:
      return tn_op_set_location(op, tn_op_location(other));
  }
}

static tn_status act(void* user_data, tn_rewriter* rewriter, tn_op op) {
  world* it = user_data;
  if (it->actions_left == 0 || below(it, 3) == 0) return TN_NOT_FOUND;
  for (uint32_t i = below(it, 3) + 1; i != 0 && it->actions_left != 0; --i, --it->actions_left) {
    // An op that is gone is as good a target as any: it is refused.
    const tn_op target = below(it, 4) == 0 ? any_held(it) : op;
    const tn_op other = any_held(it);
    const uint32_t kind = below(it, 8);
    expect_sane(kind < 5   ? change_op(it, rewriter, target, other)
                : kind < 7 ? change_blocks(it, rewriter, target, other)
                           : set_insertion_after_value(it, target, other));
    if (tn_op_check(it->root) != TN_OK) return TN_OK;
  }
  return TN_OK;
}

//===-- Worlds --------------------------------------------------------------------------------===//

static void open_world(world* it, uint64_t seed) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  static const char* const names[] = {"t.a", "t.b", "t.c"};
  tn_rewriter* rewriter = NULL;
  *it = (world){.state = seed * 977 + 1, .actions_left = 60};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &it->context));
  it->scope = tn_context_root_scope(it->context);
  EXPECT_STATUS(TN_OK, tn_identifier_get(it->context, tn_string_view_from("n"), &it->key));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(it->context, 32, TN_SIGNLESS, &it->i32));
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_STATUS(TN_OK,
                  tn_operation_name_get(it->context, tn_string_view_from(names[i]), &it->names[i]));
  }
  EXPECT_STATUS(TN_OK, tn_text_parse(it->scope,
                                     tn_string_view_from("module { \"t.a\"() {n = -1 : "
                                                         "i32} : () -> i32 }"),
                                     NULL, &it->root));
  EXPECT_STATUS(TN_OK, tn_rewriter_create(it->scope, NULL, &rewriter));
  tn_op last = tn_block_first_op(tn_region_first_block(tn_op_region(it->root, 0)));
  for (uint32_t i = 0; i < 30; ++i) {
    const bool goes_inside = tn_op_region_count(last) != 0 && below(it, 2) == 0;
    tn_block block;
    if (goes_inside) {
      EXPECT_STATUS(TN_OK, tn_rewriter_create_block(rewriter, tn_op_region(last, 0),
                                                    (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &block));
    } else {
      EXPECT_STATUS(TN_OK, tn_rewriter_set_insertion_after(rewriter, last));
    }
    EXPECT_STATUS(TN_OK, make_op(it, rewriter, last, &last));
  }
  tn_rewriter_destroy(rewriter);
}

static size_t run_world(uint64_t seed) {
  world it;
  size_t live = 0;
  open_world(&it, seed);
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(it.context, &it.set));
  const tn_pattern pattern = {.match_and_rewrite = act, .user_data = &it};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(it.set, &pattern));
  tn_greedy_config config = tn_greedy_config_default();
  config.use_top_down_traversal = below(&it, 2) == 0;
  config.strictness = (tn_rewrite_strictness)below(&it, 3);
  config.region_simplification = (tn_region_simplification)below(&it, 3);
  const tn_status status = below(&it, 4) == 0 ? tn_rewrite_once(it.root, it.set, NULL)
                                              : tn_rewrite_greedily(it.root, it.set, &config, NULL);
  // The root may have been moved about or have gone; a null operand may have been left.
  EXPECT_TRUE(status == TN_OK || status == TN_VERIFY_FAILED || status == TN_INVALID_ARGUMENT);
  for (size_t i = 0; i < it.held_count; ++i) {
    if (tn_op_check(it.held[i]) != TN_OK) continue;
    EXPECT_EQ(i, number_of(it.held[i]));
    ++live;
  }
  tn_pattern_set_destroy(it.set);
  tn_context_destroy(it.context);
  return live;
}

TN_TEST(handles_are_right_or_stale_after_random_rewrites) {
  size_t live = 0;
  for (uint64_t seed = 0; seed < 3000; ++seed) live += run_world(seed);
  EXPECT_TRUE(live != 0);
}
