// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles: one entity has one in a scope, and no bits whatever resolve to anything else.

#include "ir/op.h"
#include "scope_fixture.h"

//===-- One entity, one handle ----------------------------------------------------------------===//

TN_TEST(an_op_has_the_same_bits_from_every_side) {
  fixture f;
  fixture_open(&f);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, module, 0, 1);
  const tn_op first = fixture_append(&f, f.root, "t.first", body);
  const tn_op second = fixture_append(&f, f.root, "t.second", body);
  const tn_op from_block = tn_block_first_op(body);
  EXPECT_BITS(first, from_block);
  const tn_op from_next = tn_op_next(first);
  EXPECT_BITS(second, from_next);
  const tn_op from_previous = tn_op_previous(second);
  EXPECT_BITS(first, from_previous);
  const tn_op from_value = tn_value_owner_op(tn_op_result(first, 0));
  EXPECT_BITS(first, from_value);
  const tn_op parent = tn_op_parent(first);
  EXPECT_BITS(module, parent);
  const tn_op root = tn_op_root(second);
  EXPECT_BITS(module, root);
  const tn_op region_op = tn_region_op(tn_block_region(body));
  EXPECT_BITS(module, region_op);
  const tn_op last = tn_block_last_op(body);
  EXPECT_BITS(second, last);
  fixture_close(&f);
}

TN_TEST(blocks_regions_and_values_have_the_same_bits_from_every_side) {
  fixture f;
  fixture_open(&f);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, module, 0, 2);
  const tn_op user_parent = fixture_append(&f, f.root, "t.parent", body);
  const tn_region region = tn_op_region(module, 0);
  const tn_region same_region = tn_block_region(body);
  EXPECT_BITS(region, same_region);
  const tn_block first_block = tn_region_first_block(region);
  EXPECT_BITS(body, first_block);
  const tn_block op_block = tn_op_block(user_parent);
  EXPECT_BITS(body, op_block);
  const tn_value argument = tn_block_argument(body, 1);
  const tn_block owner = tn_value_owner_block(argument);
  EXPECT_BITS(body, owner);
  const tn_value operands[2] = {argument, tn_op_result(user_parent, 0)};
  const tn_op_state state = {.name = fixture_name(&f, "t.user"),
                             .insertion = {.block = body},
                             .operands = operands,
                             .operand_count = 2};
  const tn_op user = fixture_make(f.root, &state);
  const tn_value first_operand = tn_op_operand(user, 0);
  EXPECT_BITS(argument, first_operand);
  const tn_value second_operand = tn_op_operand(user, 1);
  EXPECT_BITS(operands[1], second_operand);
  const tn_use use = tn_value_first_use(argument);
  const tn_use same_use = tn_op_operand_use(user, 0);
  EXPECT_BITS(same_use, use);
  const tn_value used = tn_use_value(use);
  EXPECT_BITS(argument, used);
  fixture_close(&f);
}

TN_TEST(results_with_any_number_keep_their_bits) {
  enum { COUNT = 700 };
  fixture f;
  fixture_open(&f);
  tn_type types[COUNT];
  for (size_t i = 0; i < COUNT; ++i) types[i] = f.i32;
  static const size_t counts[] = {1, 2, 3, 255, 256, COUNT};
  for (size_t k = 0; k < sizeof counts / sizeof *counts; ++k) {
    const tn_op_state state = {
        .name = fixture_name(&f, "t.many"), .result_types = types, .result_count = counts[k]};
    const tn_op op = fixture_make(f.root, &state);
    for (size_t i = 0; i < counts[k]; ++i) {
      const tn_value result = tn_op_result(op, i);
      const tn_op_state user_state = {
          .name = fixture_name(&f, "t.user"), .operands = &result, .operand_count = 1};
      const tn_op user = fixture_make(f.root, &user_state);
      const tn_value operand = tn_op_operand(user, 0);
      EXPECT_BITS(result, operand);
      EXPECT_EQ(i, tn_value_number(operand));
      const tn_op owner = tn_value_owner_op(operand);
      EXPECT_BITS(op, owner);
      EXPECT_STATUS(TN_OK, tn_op_erase(user));
    }
    EXPECT_TRUE(tn_value_is_null(tn_op_result(op, counts[k])));
  }
  fixture_close(&f);
}

TN_TEST(across_scopes_handles_differ_and_are_the_same) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tn_op op = fixture_detached(&f, f.root, "t.op");
  const tn_block block = fixture_block(&f, op, 0, 1);
  const tn_op other = fixture_append(&f, f.root, "t.other", block);
  tn_op kept;
  tn_block kept_block;
  tn_region kept_region;
  tn_value kept_value;
  tn_value kept_argument;
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope, other, &kept));
  EXPECT_STATUS(TN_OK, tn_scope_keep_block(scope, block, &kept_block));
  EXPECT_STATUS(TN_OK, tn_scope_keep_region(scope, tn_op_region(op, 0), &kept_region));
  EXPECT_STATUS(TN_OK, tn_scope_keep_value(scope, tn_op_result(other, 0), &kept_value));
  EXPECT_STATUS(TN_OK, tn_scope_keep_value(scope, tn_block_argument(block, 0), &kept_argument));
  EXPECT_EQ(tn_scope_number(scope), kept.scope);
  EXPECT_TRUE(memcmp(&kept, &other, sizeof kept) != 0);
  EXPECT_TRUE(tn_op_same(kept, other));
  EXPECT_TRUE(!tn_op_same(kept, op));
  EXPECT_TRUE(tn_block_same(kept_block, block));
  EXPECT_TRUE(tn_region_same(kept_region, tn_op_region(op, 0)));
  EXPECT_TRUE(tn_value_same(kept_value, tn_op_result(other, 0)));
  EXPECT_TRUE(tn_value_same(kept_argument, tn_block_argument(block, 0)));
  EXPECT_TRUE(!tn_value_same(kept_argument, tn_op_result(other, 0)));
  // What a scope is asked through it answers in.
  const tn_block through = tn_op_block(kept);
  EXPECT_BITS(kept_block, through);
  EXPECT_STATUS(TN_OK, tn_op_erase(kept));
  EXPECT_TRUE(!tn_op_same(kept, other));
  EXPECT_TRUE(!tn_op_same(kept, kept));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(other));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_check(kept_value));
  tn_scope_close(scope);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_block_check(kept_block));
  EXPECT_TRUE(!tn_block_same(kept_block, block));
  EXPECT_STATUS(TN_OK, tn_block_check(block));
  fixture_close(&f);
}

TN_TEST(handles_of_two_contexts_are_never_the_same) {
  fixture f;
  fixture g;
  fixture_open(&f);
  fixture_open(&g);
  const tn_op a = fixture_detached(&f, f.root, "t.op");
  const tn_op b = fixture_detached(&g, g.root, "t.op");
  EXPECT_EQ(a.slot, b.slot);
  EXPECT_TRUE(!tn_op_same(a, b));
  EXPECT_TRUE(tn_op_context(a) == f.context);
  EXPECT_TRUE(tn_op_context(b) == g.context);
  tn_op kept;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_scope_keep_op(g.root, a, &kept));
  EXPECT_TRUE(tn_op_is_null(kept));
  fixture_expect_report(&f, TN_INVALID_ARGUMENT, "the scope belongs to another context");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_to_end(a, fixture_block(&g, b, 0, 0)));
  fixture_close(&f);
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(a));
  EXPECT_STATUS(TN_OK, tn_op_check(b));
  fixture_close(&g);
}

//===-- Reuse ---------------------------------------------------------------------------------===//

TN_TEST(a_slot_that_is_used_again_gives_old_handles_nothing) {
  fixture f;
  fixture_open(&f);
  enum { ROUNDS = 5000 };
  static tn_op old[ROUNDS];
  size_t reused = 0;
  for (size_t i = 0; i < ROUNDS; ++i) {
    old[i] = fixture_detached(&f, f.root, "t.op");
    if (i != 0 && old[i].slot == old[i - 1].slot) ++reused;
    for (size_t k = i > 40 ? i - 40 : 0; k < i; ++k) {
      EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(old[k]));
      EXPECT_TRUE(!tn_op_same(old[k], old[i]));
    }
    EXPECT_STATUS(TN_OK, tn_op_erase(old[i]));
  }
  EXPECT_TRUE(reused > ROUNDS / 2);
  const size_t generations = TN_GENERATION_BITS >= 31 ? ROUNDS : (TN_GENERATION_MAX + 1) / 2;
  EXPECT_EQ(ROUNDS / generations - (generations == ROUNDS ? 1 : 0),
            fixture_figures(&f).retired_slot_count / 2);
  for (size_t i = 0; i < ROUNDS; ++i) EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(old[i]));
  fixture_close(&f);
}

//===-- Made-up handles -----------------------------------------------------------------------===//

typedef struct chance {
  uint64_t state;
} chance;

static uint32_t draw(chance* it) {
  it->state ^= it->state << 13;
  it->state ^= it->state >> 7;
  it->state ^= it->state << 17;
  return (uint32_t)(it->state >> 16);
}

/// Everything that can be asked of made-up bits; what they name, if anything, is not known.
static void ask_everything(tn_op bits) {
  const tn_block block = {bits.scope, bits.slot, bits.generation, bits.index};
  const tn_region region = {bits.scope, bits.slot, bits.generation, bits.index};
  const tn_value result = {bits.scope, bits.slot, bits.generation, bits.index};
  const tn_value argument = {bits.scope, bits.slot, bits.generation, UINT32_MAX};
  const tn_use use = {bits.scope, bits.slot, bits.generation, bits.index};
  char reason[300];
  tn_op_stale_reason(bits, reason, sizeof reason);
  tn_block_stale_reason(block, reason, sizeof reason);
  tn_region_stale_reason(region, reason, sizeof reason);
  tn_value_stale_reason(result, reason, sizeof reason);
  tn_value_stale_reason(argument, reason, sizeof reason);
  (void)tn_op_name(bits);
  (void)tn_op_next(bits);
  (void)tn_op_operand(bits, bits.index);
  (void)tn_op_attribute(bits, tn_string_view_from("value"));
  (void)tn_op_root(bits);
  (void)tn_block_first_op(block);
  (void)tn_block_argument(block, bits.index);
  (void)tn_block_parent_op(block);
  (void)tn_region_op(region);
  (void)tn_region_block_count(region);
  (void)tn_value_type(result);
  (void)tn_value_first_use(result);
  (void)tn_value_number(argument);
  (void)tn_value_type(argument);
  (void)tn_value_owner_block(argument);
  (void)tn_use_next(use);
  (void)tn_use_value(use);
  (void)tn_block_use_next(use);
  EXPECT_TRUE(tn_op_host_state(bits, NULL) == TN_HOST_DETACHED);
  EXPECT_TRUE(tn_value_host_state(argument, NULL) == TN_HOST_DETACHED);
}

/// A context with cells of every kind and many sizes.
static void fill(fixture* f) {
  tn_type types[80];
  for (size_t i = 0; i < 80; ++i) types[i] = f->i32;
  const tn_op module = fixture_detached(f, f->root, "t.module");
  const tn_block body = fixture_block(f, module, 0, 8);
  const tn_named_attribute attribute = {fixture_identifier(f, "value"), fixture_number(f, 3)};
  for (size_t i = 0; i < 400; ++i) {
    tn_value operands[30];
    for (size_t k = 0; k < 30; ++k) operands[k] = tn_block_argument(body, (i + k) % 8);
    const tn_op_state state = {.name = fixture_name(f, "t.op"),
                               .insertion = {.block = body},
                               .operands = operands,
                               .operand_count = i % 30,
                               .result_types = types,
                               .result_count = i * 7 % 80,
                               .region_count = i % 3,
                               .attributes = &attribute,
                               .attribute_count = 1};
    const tn_op op = fixture_make(f->root, &state);
    if (i % 3 != 0) (void)fixture_block(f, op, 0, i % 8);
    if (i % 5 == 0) EXPECT_STATUS(TN_OK, tn_op_set_operands(op, operands, 30));
    if (i % 4 == 3) EXPECT_STATUS(TN_OK, tn_op_erase(op));
  }
}

TN_TEST(random_bits_never_crash) {
  fixture f;
  fixture_open(&f);
  fill(&f);
  chance it = {88172645463325252u};
  for (size_t i = 0; i < 3000; ++i) {
    const tn_op bits = {draw(&it), draw(&it), draw(&it), draw(&it)};
    ask_everything(bits);
    ask_everything((tn_op){tn_scope_number(f.root), bits.slot, bits.generation, bits.index});
    ask_everything((tn_op){bits.scope % 200, bits.slot, 1, bits.index % 3});
    ask_everything((tn_op){0, bits.slot, bits.generation, bits.index});
    ask_everything((tn_op){0, bits.slot % 65536, 1 + 2 * (bits.index % 4), 0});
  }
  fixture_close(&f);
}

// Every so many words are looked at: with sanitizers each takes fifty times as long.
enum { WORD_STEP = TN_TEST_SANITIZED ? 7 : 1 };

TN_TEST(no_word_but_a_cell_of_its_kind_resolves) {
  fixture f;
  fixture_open(&f);
  fill(&f);
  const uint32_t scope = tn_scope_number(f.root);
  const uint32_t end = f.context->cells.chunk_count << TN_CHUNK_SHIFT;
  size_t found[4] = {0, 0, 0, 0};
  for (uint32_t slot = 0; slot < end + 3 * TN_CHUNK_WORDS; slot += WORD_STEP) {
    for (uint32_t generation = 1; generation < 8; generation += 2) {
      if (tn_op_check((tn_op){scope, slot, generation, 0}) == TN_OK) {
        ++found[0];
        EXPECT_TRUE(tn_op_name((tn_op){scope, slot, generation, 0}).size != 0);
      }
      found[1] += tn_block_check((tn_block){scope, slot, generation, 0}) == TN_OK;
      found[2] += tn_region_check((tn_region){scope, slot, generation, 0}) == TN_OK;
      found[3] += tn_value_check((tn_value){scope, slot, generation, UINT32_MAX}) == TN_OK;
    }
  }
  const tn_context_statistics figures = fixture_figures(&f);
  const size_t live[4] = {figures.live_op_count, figures.live_block_count,
                          figures.live_region_count, figures.live_block_argument_count};
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_TRUE(WORD_STEP == 1 ? found[i] == live[i] : found[i] < live[i]);
  }
  fixture_close(&f);
}

/// What the quick readers say of bits that the checks refuse: nothing.
static void expect_nothing(uint32_t scope, uint32_t slot, uint32_t generation, size_t* refused) {
  const tn_op op = {scope, slot, generation, 0};
  const tn_block block = {scope, slot, generation, 0};
  const tn_value argument = {scope, slot, generation, UINT32_MAX};
  if (tn_op_check(op) != TN_OK) {
    ++*refused;
    EXPECT_TRUE(tn_op_operation_name(op).storage == NULL);
    EXPECT_TRUE(tn_attribute_is_null(tn_op_attribute(op, tn_string_view_from("value"))));
    EXPECT_TRUE(tn_block_is_null(tn_op_block(op)) && tn_op_is_null(tn_op_next(op)));
    EXPECT_EQ(0, tn_op_operand_count(op));
    EXPECT_EQ(0, tn_op_result_count(op));
    EXPECT_TRUE(tn_value_is_null(tn_op_operand(op, 0)) && tn_value_is_null(tn_op_result(op, 0)));
    EXPECT_TRUE(tn_use_is_null(tn_value_first_use((tn_value){scope, slot, generation, 0})));
    EXPECT_TRUE(tn_use_is_null(tn_use_next((tn_use){scope, slot, generation, 0})));
    EXPECT_TRUE(tn_op_erase(op) != TN_OK);
  }
  if (tn_block_check(block) != TN_OK) EXPECT_TRUE(tn_op_is_null(tn_block_last_op(block)));
  if (tn_value_check(argument) != TN_OK) {
    EXPECT_TRUE(tn_value_replace_all_uses(argument, argument) != TN_OK);
  }
}

TN_TEST(quick_readers_take_no_word_for_a_cell) {
  fixture f;
  fixture_open(&f);
  fill(&f);
  const tn_cells* cells = &f.context->cells;
  const uint32_t scope = tn_scope_number(f.root);
  size_t refused = 0;
  for (uint32_t chunk = 0; chunk < tn_cells__chunk_count(cells); ++chunk) {
    const tn_chunk_info* info = tn_cells__info(cells, chunk << TN_CHUNK_SHIFT);
    for (uint32_t slot = info->first; slot < info->end; slot += WORD_STEP) {
      expect_nothing(scope, slot, 1, &refused);
      // What a reader that takes the word there for a generation would find.
      expect_nothing(scope, slot, *tn_cells__at(cells, slot) | 1u, &refused);
    }
  }
  EXPECT_TRUE(refused > 10000 / WORD_STEP);
  fixture_close(&f);
}

TN_TEST(a_result_beyond_the_last_resolves_to_nothing) {
  fixture f;
  fixture_open(&f);
  const tn_op op = fixture_detached(&f, f.root, "t.op");
  tn_value beyond = tn_op_result(op, 0);
  beyond.index = 1;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_check(beyond));
  EXPECT_TRUE(tn_type_is_null(tn_value_type(beyond)));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.op' has no result 1");
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_drop_all_uses(beyond));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.op' has no result 1");
  EXPECT_TRUE(!tn_value_same(beyond, beyond));
  tn_value kept;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_scope_keep_value(f.root, beyond, &kept));
  EXPECT_TRUE(tn_value_is_null(kept));
  fixture_close(&f);
}
