// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominance and post-dominance against their definitions.

#include "random_flow.h"

typedef struct tree {
  flow f;
  tn_printed printed;
  tn_dominance* dominance;
  tn_block blocks[FLOW_BLOCKS];
} tree;

static void open_tree(tree* t, uint32_t seed, tn_dominance_kind kind) {
  flow_open(&t->f, seed, &t->printed);
  const tn_op function = tn_printed_find(&t->printed, "func.func");
  EXPECT_STATUS(TN_OK, tn_dominance_create(function, kind, &t->dominance));
  tn_block block = tn_region_first_block(tn_op_region(function, 0));
  for (size_t i = 0; i < t->f.block_count; ++i, block = tn_block_next(block)) t->blocks[i] = block;
}

static void close_tree(tree* t) {
  tn_dominance_destroy(t->dominance);
  tn_printed_close(&t->printed);
}

//===-- Definitions ---------------------------------------------------------------------------===//

static bool has_edge(const flow* f, size_t from, size_t to) {
  for (size_t k = 0; k < f->edge_counts[from]; ++k) {
    if (f->edges[from][k] == to) return true;
  }
  return false;
}

/// What can be reached from `start`, a set, along the edges or against them, without `without`.
static uint32_t reach(const flow* f, uint32_t start, size_t without, bool backward) {
  uint32_t reached = start;
  if (without < FLOW_BLOCKS) reached &= ~(1u << without);
  for (uint32_t before = ~reached; before != reached;) {
    before = reached;
    for (size_t a = 0; a < f->block_count; ++a) {
      for (size_t b = 0; b < f->block_count; ++b) {
        const bool edge = backward ? has_edge(f, b, a) : has_edge(f, a, b);
        if ((reached >> a & 1u) != 0 && edge && b != without) reached |= 1u << b;
      }
    }
  }
  return reached;
}

/// The ways out that the analysis names, which have to be those of its contract.
static uint32_t find_exits(tree* t) {
  const flow* f = &t->f;
  uint32_t exits = 0;
  for (size_t i = 0; i < f->block_count; ++i) {
    const tn_block immediate = tn_dominance_immediate(t->dominance, t->blocks[i]);
    const uint32_t ahead = reach(f, 1u << i, FLOW_BLOCKS, false);
    const bool is_closed = (ahead & ~reach(f, 1u << i, FLOW_BLOCKS, true)) == 0;
    if (f->edge_counts[i] == 0) {
      exits |= 1u << i;
    } else if (tn_block_is_null(immediate) && is_closed) {
      if ((exits & ahead) != 0) TN_FAIL("two ways out of one loop");
      exits |= 1u << i;
    }
  }
  EXPECT_EQ((1u << f->block_count) - 1, reach(f, exits, FLOW_BLOCKS, true));
  return exits;
}

static bool expected(const flow* f, uint32_t start, bool backward, size_t a, size_t b) {
  const uint32_t reachable = reach(f, start, FLOW_BLOCKS, backward);
  if (a == b || (reachable >> b & 1u) == 0) return true;
  return (reachable >> a & 1u) != 0 && (reach(f, start, a, backward) >> b & 1u) == 0;
}

static void expect_same(tree* t, uint32_t start, bool backward) {
  const flow* f = &t->f;
  const uint32_t reachable = reach(f, start, FLOW_BLOCKS, backward);
  for (size_t b = 0; b < f->block_count; ++b) {
    const tn_block immediate = tn_dominance_immediate(t->dominance, t->blocks[b]);
    EXPECT_EQ(reachable >> b & 1u, tn_dominance_is_reachable(t->dominance, t->blocks[b]));
    for (size_t a = 0; a < f->block_count; ++a) {
      const bool holds = expected(f, start, backward, a, b);
      EXPECT_EQ(holds, tn_dominance_block_dominates(t->dominance, t->blocks[a], t->blocks[b]));
      EXPECT_EQ(holds && a != b,
                tn_dominance_block_properly_dominates(t->dominance, t->blocks[a], t->blocks[b]));
      const bool both = (reachable >> a & reachable >> b & 1u) != 0;
      if (!both || a == b || !holds) continue;
      // The immediate dominator is the one that all others dominate.
      EXPECT_TRUE(!tn_block_is_null(immediate));
      EXPECT_TRUE(tn_dominance_block_dominates(t->dominance, t->blocks[a], immediate));
    }
  }
}

static void expect_common(tree* t, uint32_t start, bool backward) {
  const flow* f = &t->f;
  const uint32_t reachable = reach(f, start, FLOW_BLOCKS, backward);
  for (size_t a = 0; a < f->block_count; ++a) {
    for (size_t b = 0; b < f->block_count; ++b) {
      const tn_block common = tn_dominance_nearest_common(t->dominance, t->blocks[a], t->blocks[b]);
      size_t nearest = SIZE_MAX;
      for (size_t c = 0; c < f->block_count; ++c) {
        const bool of_both = expected(f, start, backward, c, a) &&
                             expected(f, start, backward, c, b) && (reachable >> c & 1u) != 0;
        if (!of_both || (reachable >> a & reachable >> b & 1u) == 0) continue;
        if (nearest == SIZE_MAX || expected(f, start, backward, nearest, c)) nearest = c;
      }
      const tn_block wanted = nearest == SIZE_MAX ? (tn_block){0} : t->blocks[nearest];
      EXPECT_BITS(wanted, common);
    }
  }
}

TN_TEST(blocks_dominate_as_defined) {
  for (uint32_t seed = 1; seed <= 300; ++seed) {
    tree t;
    open_tree(&t, seed, TN_DOMINANCE_FORWARD);
    expect_same(&t, 1, false);
    expect_common(&t, 1, false);
    close_tree(&t);
  }
}

TN_TEST(blocks_post_dominate_as_defined) {
  for (uint32_t seed = 1; seed <= 300; ++seed) {
    tree t;
    open_tree(&t, seed, TN_DOMINANCE_POST);
    const uint32_t exits = find_exits(&t);
    expect_same(&t, exits, true);
    expect_common(&t, exits, true);
    close_tree(&t);
  }
}

//===-- Ops, values and regions ---------------------------------------------------------------===//

static const char nested[] =
    "func.func @f(%c: i1, %x: i32) {\n"
    "  %a = arith.addi %x, %x : i32\n"
    "  scf.if %c {\n"
    "    %b = arith.muli %a, %x : i32\n"
    "    %d = arith.subi %b, %a : i32\n"
    "  }\n"
    "  cf.cond_br %c, ^one, ^two\n"
    "^one:\n"
    "  %e = arith.divsi %a, %x : i32\n"
    "  cf.br ^two\n"
    "^two:\n"
    "  return\n"
    "}\n"
    "func.func private @g()\n";

typedef struct named {
  tn_printed printed;
  tn_op function, add, branch, multiply, subtract, divide, end;
  tn_dominance* forward;
  tn_dominance* post;
} named;

static void open_named(named* n) {
  tn_printed_open(&n->printed, nested);
  n->function = tn_printed_find(&n->printed, "func.func");
  n->add = tn_printed_find(&n->printed, "arith.addi");
  n->branch = tn_printed_find(&n->printed, "scf.if");
  n->multiply = tn_printed_find(&n->printed, "arith.muli");
  n->subtract = tn_printed_find(&n->printed, "arith.subi");
  n->divide = tn_printed_find(&n->printed, "arith.divsi");
  n->end = tn_printed_find(&n->printed, "func.return");
  EXPECT_STATUS(TN_OK, tn_dominance_create(n->printed.root, TN_DOMINANCE_FORWARD, &n->forward));
  EXPECT_STATUS(TN_OK, tn_dominance_create(n->printed.root, TN_DOMINANCE_POST, &n->post));
}

static void close_named(named* n) {
  tn_dominance_destroy(n->forward);
  tn_dominance_destroy(n->post);
  tn_printed_close(&n->printed);
}

TN_TEST(ops_dominate_across_regions) {
  named n;
  open_named(&n);
  EXPECT_TRUE(tn_dominance_op_dominates(n.forward, n.add, n.add));
  EXPECT_TRUE(!tn_dominance_op_properly_dominates(n.forward, n.add, n.add, true));
  EXPECT_TRUE(tn_dominance_op_properly_dominates(n.forward, n.add, n.subtract, false));
  EXPECT_TRUE(!tn_dominance_op_properly_dominates(n.forward, n.subtract, n.add, true));
  EXPECT_TRUE(tn_dominance_op_properly_dominates(n.forward, n.branch, n.subtract, true));
  EXPECT_TRUE(!tn_dominance_op_properly_dominates(n.forward, n.branch, n.subtract, false));
  EXPECT_TRUE(tn_dominance_op_dominates(n.forward, n.multiply, n.subtract));
  EXPECT_TRUE(!tn_dominance_op_dominates(n.forward, n.multiply, n.divide));
  EXPECT_TRUE(tn_dominance_op_dominates(n.forward, n.branch, n.divide));
  EXPECT_TRUE(!tn_dominance_op_dominates(n.forward, n.divide, n.end));
  EXPECT_TRUE(tn_dominance_op_dominates(n.post, n.end, n.divide));
  EXPECT_TRUE(tn_dominance_op_dominates(n.post, n.end, n.multiply));
  EXPECT_TRUE(tn_dominance_op_dominates(n.post, n.subtract, n.multiply));
  EXPECT_TRUE(!tn_dominance_op_dominates(n.post, n.divide, n.add));
  // A module is a graph: functions dominate each other, and themselves.
  const tn_op other = tn_op_next(n.function);
  EXPECT_TRUE(tn_dominance_op_properly_dominates(n.forward, other, n.function, true));
  EXPECT_TRUE(tn_dominance_op_properly_dominates(n.forward, other, other, true));
  EXPECT_TRUE(!tn_dominance_op_dominates(n.forward, n.printed.root, n.end));
  close_named(&n);
}

TN_TEST(values_dominate_what_may_use_them) {
  named n;
  open_named(&n);
  const tn_value argument = tn_op_operand(n.add, 0);
  const tn_value sum = tn_op_result(n.add, 0);
  EXPECT_TRUE(tn_dominance_value_properly_dominates(n.forward, argument, n.add));
  EXPECT_TRUE(tn_dominance_value_properly_dominates(n.forward, argument, n.multiply));
  EXPECT_TRUE(!tn_dominance_value_properly_dominates(n.forward, argument, n.function));
  EXPECT_TRUE(tn_dominance_value_dominates(n.forward, sum, n.add));
  EXPECT_TRUE(!tn_dominance_value_properly_dominates(n.forward, sum, n.add));
  EXPECT_TRUE(tn_dominance_value_properly_dominates(n.forward, sum, n.subtract));
  EXPECT_TRUE(!tn_dominance_value_dominates(n.forward, tn_op_result(n.multiply, 0), n.divide));
  tn_printed_clear(&n.printed);
  EXPECT_TRUE(!tn_dominance_value_dominates(n.post, sum, n.divide));
  EXPECT_TRUE(strstr(n.printed.text, "values do not post-dominate") != NULL);
  const tn_block common =
      tn_dominance_nearest_common(n.forward, tn_op_block(n.multiply), tn_op_block(n.divide));
  const tn_block entry = tn_op_block(n.add);
  EXPECT_BITS(entry, common);
  close_named(&n);
}

//===-- Changes -------------------------------------------------------------------------------===//

TN_TEST(trees_follow_new_blocks_and_are_forgotten_when_asked) {
  named n;
  open_named(&n);
  const tn_block two = tn_op_block(n.end);
  const tn_block one = tn_op_block(n.divide);
  const tn_block entry = tn_op_block(n.add);
  EXPECT_TRUE(!tn_dominance_block_dominates(n.forward, one, two));
  tn_block late = {0};
  EXPECT_STATUS(TN_OK, tn_block_split(n.end, &late));
  EXPECT_TRUE(!tn_dominance_is_reachable(n.forward, late));
  EXPECT_TRUE(tn_dominance_is_reachable(n.forward, two));
  const tn_op jump = tn_block_last_op(entry);
  EXPECT_STATUS(TN_OK, tn_op_set_successor(jump, 1, one));
  EXPECT_TRUE(!tn_dominance_block_dominates(n.forward, one, two));
  tn_dominance_invalidate(n.forward);
  EXPECT_TRUE(tn_dominance_block_dominates(n.forward, one, two));
  close_named(&n);
}

TN_TEST(stale_handles_are_reported) {
  named n;
  open_named(&n);
  const tn_block one = tn_op_block(n.divide);
  const tn_block two = tn_op_block(n.end);
  EXPECT_TRUE(tn_dominance_op_dominates(n.forward, n.add, n.divide));
  EXPECT_STATUS(TN_OK, tn_op_erase(n.divide));
  tn_printed_clear(&n.printed);
  EXPECT_TRUE(!tn_dominance_op_dominates(n.forward, n.add, n.divide));
  EXPECT_TRUE(n.printed.size != 0);
  EXPECT_STATUS(TN_OK, tn_op_set_successor(tn_block_last_op(tn_op_block(n.add)), 0, two));
  EXPECT_STATUS(TN_OK, tn_block_erase(one));
  EXPECT_TRUE(!tn_dominance_block_dominates(n.forward, one, two));
  // One that is made instead of the block that is gone is another one.
  tn_block made = {0};
  EXPECT_STATUS(TN_OK, tn_block_create(tn_block_region(two), two, NULL, NULL, 0, &made));
  EXPECT_TRUE(!tn_dominance_is_reachable(n.forward, made));
  tn_dominance* none = NULL;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dominance_create(n.printed.root, (tn_dominance_kind)7, &none));
  EXPECT_TRUE(none == NULL);
  EXPECT_STATUS(TN_OK, tn_op_erase(n.printed.root));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_dominance_create(n.printed.root, TN_DOMINANCE_POST, &none));
  tn_printed_clear(&n.printed);
  EXPECT_TRUE(!tn_dominance_op_dominates(n.forward, n.add, n.end));
  EXPECT_TRUE(n.printed.size != 0);
  tn_printed_close(&n.printed);
  tn_dominance_destroy(n.forward);
  tn_dominance_destroy(n.post);
  tn_dominance_destroy(NULL);
}

TN_TEST(ops_of_another_context_are_refused) {
  named n;
  tn_printed other;
  open_named(&n);
  tn_printed_open(&other, "module {}\n");
  tn_printed_clear(&n.printed);
  EXPECT_TRUE(!tn_dominance_op_dominates(n.forward, n.add, other.root));
  EXPECT_TRUE(strstr(n.printed.text, "the operation belongs to another context") != NULL);
  tn_printed_close(&other);
  close_named(&n);
}
