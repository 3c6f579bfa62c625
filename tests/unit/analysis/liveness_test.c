// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Liveness against the fixed point that defines it.

#include "random_flow.h"

enum { MOST = 128 };

typedef struct set {
  bool has[MOST];
} set;

typedef struct world {
  tn_value values[MOST];
  size_t value_count;
  tn_block blocks[MOST];
  size_t block_count;
  set used[MOST], defined[MOST], in[MOST], out[MOST];
} world;

static size_t value_number(const world* w, tn_value value) {
  size_t i = 0;
  while (i < w->value_count && memcmp(&w->values[i], &value, sizeof value) != 0) ++i;
  return i;
}

static size_t block_number(const world* w, tn_block block) {
  size_t i = 0;
  while (i < w->block_count && memcmp(&w->blocks[i], &block, sizeof block) != 0) ++i;
  return i;
}

static tn_walk_result collect(tn_op op, void* user_data) {
  world* w = user_data;
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    w->values[w->value_count++] = tn_op_result(op, i);
  }
  for (size_t r = 0; r < tn_op_region_count(op); ++r) {
    tn_block block = tn_region_first_block(tn_op_region(op, r));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      w->blocks[w->block_count++] = block;
      for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
        w->values[w->value_count++] = tn_block_argument(block, i);
      }
    }
  }
  return TN_WALK_ADVANCE;
}

typedef struct note {
  world* w;
  size_t block;
} note;

/// What an op in a block, at whatever depth, uses and defines.
static tn_walk_result note_op(tn_op op, void* user_data) {
  const note* n = user_data;
  world* w = n->w;
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    w->used[n->block].has[value_number(w, tn_op_operand(op, i))] = true;
  }
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    w->defined[n->block].has[value_number(w, tn_op_result(op, i))] = true;
  }
  for (size_t r = 0; r < tn_op_region_count(op); ++r) {
    tn_block block = tn_region_first_block(tn_op_region(op, r));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
        w->defined[n->block].has[value_number(w, tn_block_argument(block, i))] = true;
      }
    }
  }
  return TN_WALK_ADVANCE;
}

/// Whether another block of the value's region uses it, in ops at whatever depth.
static bool leaves(tn_value value) {
  const tn_block home = tn_value_parent_block(value);
  const tn_region region = tn_block_region(home);
  for (tn_use use = tn_value_first_use(value); use.slot != 0; use = tn_use_next(use)) {
    tn_block block = tn_op_block(tn_use_owner(use));
    while (tn_block_region(block).slot != region.slot) {
      const tn_op around = tn_block_parent_op(block);
      if (tn_op_is_null(around) || tn_op_is_detached(around)) return false;
      block = tn_op_block(around);
    }
    if (block.slot != home.slot) return true;
  }
  return false;
}

static void note_block(world* w, size_t number) {
  const tn_block block = w->blocks[number];
  note n = {w, number};
  for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
    w->defined[number].has[value_number(w, tn_block_argument(block, i))] = true;
  }
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_op_next(op)) {
    EXPECT_STATUS(TN_OK, tn_op_walk(op, TN_WALK_PRE_ORDER, note_op, &n));
  }
  for (size_t v = 0; v < w->value_count; ++v) {
    if (tn_value_parent_block(w->values[v]).slot == block.slot && leaves(w->values[v])) {
      w->out[number].has[v] = true;
    }
  }
}

static bool improve(world* w) {
  bool changed = false;
  for (size_t b = 0; b < w->block_count; ++b) {
    const tn_op last = tn_block_last_op(w->blocks[b]);
    for (size_t v = 0; v < w->value_count; ++v) {
      bool out = w->out[b].has[v];
      for (size_t s = 0; s < tn_op_successor_count(last); ++s) {
        out |= w->in[block_number(w, tn_op_successor(last, s))].has[v];
      }
      const bool in = (w->used[b].has[v] || out) && !w->defined[b].has[v];
      changed |= out != w->out[b].has[v] || in != w->in[b].has[v];
      w->out[b].has[v] = out;
      w->in[b].has[v] = in;
    }
  }
  return changed;
}

static void expect_set(const world* w, const tn_liveness* liveness, size_t b, bool of_in) {
  const tn_block block = w->blocks[b];
  const size_t count =
      of_in ? tn_liveness_in_count(liveness, block) : tn_liveness_out_count(liveness, block);
  size_t at = 0;
  for (size_t v = 0; v < w->value_count; ++v) {
    const bool wanted = of_in ? w->in[b].has[v] : w->out[b].has[v];
    EXPECT_EQ(wanted, of_in ? tn_liveness_is_in(liveness, block, w->values[v])
                            : tn_liveness_is_out(liveness, block, w->values[v]));
    at += wanted;
  }
  EXPECT_EQ(at, count);
  for (size_t i = 0; i < count; ++i) {
    const tn_value value =
        of_in ? tn_liveness_in(liveness, block, i) : tn_liveness_out(liveness, block, i);
    const size_t v = value_number(w, value);
    EXPECT_TRUE(v < w->value_count && (of_in ? w->in[b].has[v] : w->out[b].has[v]));
  }
}

TN_TEST(sets_are_the_least_fixed_point) {
  for (uint32_t seed = 1; seed <= 300; ++seed) {
    flow f;
    tn_printed printed;
    flow_open(&f, seed, &printed);
    world* w = calloc(1, sizeof *w);
    EXPECT_TRUE(w != NULL);
    const tn_op function = tn_printed_find(&printed, "func.func");
    EXPECT_STATUS(TN_OK, tn_op_walk(function, TN_WALK_PRE_ORDER, collect, w));
    for (size_t b = 0; b < w->block_count; ++b) note_block(w, b);
    while (improve(w)) continue;
    tn_liveness* liveness = NULL;
    EXPECT_STATUS(TN_OK, tn_liveness_create(function, &liveness));
    for (size_t b = 0; b < w->block_count; ++b) {
      expect_set(w, liveness, b, true);
      expect_set(w, liveness, b, false);
    }
    tn_liveness_destroy(liveness);
    free(w);
    tn_printed_close(&printed);
  }
}

//===-- By hand -------------------------------------------------------------------------------===//

static const char text[] =
    "func.func @f(%c: i1, %x: i32) -> i32 {\n"
    "  %a:2 = \"t.two\"(%x) : (i32) -> (i32, i32)\n"
    "  %b = arith.addi %x, %a#1 : i32\n"
    "  \"t.nest\"() ({\n"
    "    \"t.use\"(%b) : (i32) -> ()\n"
    "  }) : () -> ()\n"
    "  cf.cond_br %c, ^one, ^two\n"
    "^one:\n"
    "  %d = arith.muli %a#1, %a#1 : i32\n"
    "  return %d : i32\n"
    "^two:\n"
    "  return %x : i32\n"
    "}\n";

TN_TEST(values_die_where_they_are_used_last) {
  tn_printed printed;
  tn_liveness* liveness = NULL;
  tn_printed_open(&printed, text);
  EXPECT_STATUS(TN_OK, tn_liveness_create(printed.root, &liveness));
  const tn_op two = tn_printed_find(&printed, "t.two");
  const tn_op add = tn_printed_find(&printed, "arith.addi");
  const tn_op nest = tn_printed_find(&printed, "t.nest");
  const tn_op multiply = tn_printed_find(&printed, "arith.muli");
  const tn_value sum = tn_op_result(add, 0);
  EXPECT_TRUE(tn_liveness_is_dead_after(liveness, tn_op_result(two, 0), two));
  EXPECT_TRUE(!tn_liveness_is_dead_after(liveness, tn_op_result(two, 1), add));
  EXPECT_TRUE(!tn_liveness_is_dead_after(liveness, sum, add));
  EXPECT_TRUE(tn_liveness_is_dead_after(liveness, sum, nest));
  EXPECT_TRUE(tn_liveness_is_dead_after(liveness, tn_op_result(two, 1), multiply));
  const tn_block entry = tn_op_block(two);
  EXPECT_EQ(0, tn_liveness_in_count(liveness, entry));
  EXPECT_EQ(2, tn_liveness_out_count(liveness, entry));
  const tn_value first = tn_liveness_out(liveness, entry, 0);
  const tn_value second = tn_liveness_out(liveness, entry, 1);
  const tn_value argument = tn_block_argument(entry, 1);
  const tn_value used = tn_op_result(two, 1);
  EXPECT_BITS(argument, first);
  EXPECT_BITS(used, second);
  EXPECT_TRUE(tn_value_is_null(tn_liveness_out(liveness, entry, 2)));
  tn_liveness_destroy(liveness);
  tn_printed_close(&printed);
}

TN_TEST(what_was_erased_comes_back_stale) {
  tn_printed printed;
  tn_liveness* liveness = NULL;
  tn_printed_open(&printed, text);
  const tn_op two = tn_printed_find(&printed, "t.two");
  const tn_block entry = tn_op_block(two);
  EXPECT_STATUS(TN_OK, tn_liveness_create(printed.root, &liveness));
  EXPECT_STATUS(TN_OK, tn_op_drop_all_uses(two));
  EXPECT_STATUS(TN_OK, tn_op_erase(two));
  const tn_value gone = tn_liveness_out(liveness, entry, 1);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_check(gone));
  tn_printed_clear(&printed);
  EXPECT_TRUE(!tn_liveness_is_out(liveness, entry, gone));
  EXPECT_TRUE(printed.size != 0);
  // A block that has come since is not known.
  tn_block made = {0};
  EXPECT_STATUS(TN_OK, tn_block_create(tn_block_region(entry), entry, NULL, NULL, 0, &made));
  EXPECT_EQ(0, tn_liveness_in_count(liveness, made));
  EXPECT_STATUS(TN_OK, tn_op_erase(printed.root));
  EXPECT_EQ(0, tn_liveness_out_count(liveness, entry));
  tn_liveness* none = NULL;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_liveness_create(printed.root, &none));
  tn_printed_close(&printed);
  tn_liveness_destroy(liveness);
  tn_liveness_destroy(NULL);
}
