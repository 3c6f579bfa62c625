// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/dominance.h"

#include "printed.h"

enum { MAX_BLOCKS = 24, MANY_BLOCKS = 100000 };

typedef struct flow {
  tn_printed it;
  tn_ref region;
  tn_operation_name branch;
} flow;

static void open_flow(flow* f) {
  tn_printed_open_empty(&f->it, NULL);
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(f->it.context, tn_string_view_from("t.f"), &name));
  EXPECT_STATUS(TN_OK,
                tn_operation_name_get(f->it.context, tn_string_view_from("t.br"), &f->branch));
  const tn_op_state state = {.name = name, .region_count = 1};
  EXPECT_STATUS(TN_OK, tn_op_create(f->it.scope, &state, &f->it.root));
  f->region = tn_op_region(f->it.root, 0).slot;
}

static tn_block add_block(const flow* f) {
  tn_block block;
  EXPECT_STATUS(TN_OK,
                tn_block_create(tn_op_region(f->it.root, 0), (tn_block){0}, NULL, NULL, 0, &block));
  return block;
}

static void add_branch(const flow* f, tn_block from, const tn_block* to, size_t count) {
  const tn_op_state state = {
      .name = f->branch, .successors = to, .successor_count = count, .insertion = {.block = from}};
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_op_create(f->it.scope, &state, &op));
}

//===-- Against the definition ----------------------------------------------------------------===//

typedef struct graph {
  size_t block_count;
  size_t edge_counts[MAX_BLOCKS];
  size_t edges[MAX_BLOCKS][3];
} graph;

static uint32_t next_random(uint32_t* state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 8;
}

static graph make_graph(uint32_t seed) {
  graph g = {.block_count = 1 + next_random(&seed) % MAX_BLOCKS};
  for (size_t i = 0; i < g.block_count; ++i) {
    g.edge_counts[i] = next_random(&seed) % 4;
    for (size_t k = 0; k < g.edge_counts[i]; ++k) {
      g.edges[i][k] = next_random(&seed) % g.block_count;
    }
  }
  return g;
}

/// The blocks that can be reached from the entry without going through `without`, as bits.
static uint32_t reached_without(const graph* g, size_t without) {
  if (without == 0) return 0;
  uint32_t reached = 1;
  for (uint32_t before = 0; before != reached;) {
    before = reached;
    for (size_t i = 0; i < g->block_count; ++i) {
      if ((reached >> i & 1u) == 0) continue;
      for (size_t k = 0; k < g->edge_counts[i]; ++k) {
        if (g->edges[i][k] != without) reached |= 1u << g->edges[i][k];
      }
    }
  }
  return reached;
}

static void expect_dominators(uint32_t seed) {
  const graph g = make_graph(seed);
  flow f;
  open_flow(&f);
  tn_block blocks[MAX_BLOCKS];
  for (size_t i = 0; i < g.block_count; ++i) blocks[i] = add_block(&f);
  for (size_t i = 0; i < g.block_count; ++i) {
    tn_block to[3];
    for (size_t k = 0; k < g.edge_counts[i]; ++k) to[k] = blocks[g.edges[i][k]];
    if (seed % 3 != 0 || g.edge_counts[i] != 0) add_branch(&f, blocks[i], to, g.edge_counts[i]);
  }
  tn_dominator_tree* tree = NULL;
  EXPECT_STATUS(TN_OK, tn_dominator_tree__create(f.it.context, f.region, &tree));
  const uint32_t reachable = reached_without(&g, MAX_BLOCKS);
  for (size_t a = 0; a < g.block_count; ++a) {
    const tn_dominator* from = tn_dominator_tree__find(tree, blocks[a].slot);
    EXPECT_EQ(reachable >> a & 1u, tn_dominator__is_reachable(from));
    const uint32_t around = reached_without(&g, a);
    for (size_t b = 0; b < g.block_count; ++b) {
      const bool holds = a == b || (reachable >> b & 1u) == 0 ||
                         ((reachable >> a & 1u) != 0 && (around >> b & 1u) == 0);
      if (tn_dominator__holds(from, tn_dominator_tree__find(tree, blocks[b].slot)) != holds) {
        TN_FAIL("seed %u: block %zu and %zu", seed, a, b);
      }
    }
  }
  tn_dominator_tree__destroy(&f.it.context->allocator, tree);
  tn_printed_close(&f.it);
}

TN_TEST(trees_are_what_the_definition_says) {
  for (uint32_t seed = 1; seed <= 400; ++seed) expect_dominators(seed);
}

//===-- Size ----------------------------------------------------------------------------------===//

// A chain with a common exit, named in either order: the worst case for iterating to a fixed point.
TN_TEST(many_blocks_take_no_quadratic_time) {
  flow f;
  open_flow(&f);
  tn_block* blocks = calloc(MANY_BLOCKS, sizeof *blocks);
  EXPECT_TRUE(blocks != NULL);
  for (size_t i = 0; i < MANY_BLOCKS; ++i) blocks[i] = add_block(&f);
  const tn_block last = blocks[MANY_BLOCKS - 1];
  for (size_t i = 0; i + 2 < MANY_BLOCKS; ++i) {
    const tn_block to[] = {blocks[i + 1], last};
    add_branch(&f, blocks[i], to, 2);
  }
  add_branch(&f, blocks[MANY_BLOCKS - 2], &last, 1);
  add_branch(&f, last, NULL, 0);
  tn_dominator_tree* tree = NULL;
  EXPECT_STATUS(TN_OK, tn_dominator_tree__create(f.it.context, f.region, &tree));
  const tn_dominator* exit_block = tn_dominator_tree__find(tree, last.slot);
  const tn_dominator* middle = tn_dominator_tree__find(tree, blocks[MANY_BLOCKS / 2].slot);
  const tn_dominator* late = tn_dominator_tree__find(tree, blocks[MANY_BLOCKS - 2].slot);
  EXPECT_TRUE(tn_dominator__holds(middle, late));
  EXPECT_TRUE(!tn_dominator__holds(late, middle));
  EXPECT_TRUE(!tn_dominator__holds(middle, exit_block));
  EXPECT_TRUE(tn_dominator__holds(tn_dominator_tree__find(tree, blocks[0].slot), exit_block));
  tn_dominator_tree__destroy(&f.it.context->allocator, tree);
  EXPECT_STATUS(TN_OK, tn_op_verify(f.it.root));
  free(blocks);
  tn_printed_close(&f.it);
}
