// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure diff: matches the ops of two modules.
//
// The modules match. Then the ops in a region are matched with the ops in the same region of the
// matching op. Symbols are matched by name. Other ops are matched by levels of similarity: at each
// level, from the most similar on, ops that are unique in both regions are matched, and then their
// neighbors if these are similar, too, as Heckel's "A technique for isolating differences between
// files" (1978) does for lines. The remaining ops are matched in order. Sorting dominates the time.
// At the end, equal ops that remain unmatched in both modules, once in each, have moved elsewhere.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/value.h>

#include "diff.h"

typedef struct list {
  uint32_t* items;
  size_t count;
  size_t capacity;
} list;

typedef struct keyed {
  uint64_t key;
  uint32_t number;
  bool is_right;
} keyed;

typedef struct matching {
  diff_side* a;
  diff_side* b;
  list left;  ///< The ops in a region of each module, in order.
  list right;
  keyed* keyed;
  size_t keyed_capacity;
  bool failed;
} matching;

static void add(matching* self, list* to, uint32_t number) {
  if (to->count == to->capacity) {
    const size_t capacity = to->capacity == 0 ? 64 : 2 * to->capacity;
    uint32_t* grown = realloc(to->items, capacity * sizeof *grown);
    self->failed |= grown == NULL;
    if (grown == NULL) return;
    to->items = grown;
    to->capacity = capacity;
  }
  to->items[to->count++] = number;
}

// Collects the ops of a region; each begins after the end of the one before. Regions must be
// visited in order, and `*at` is the first op of the region.
static void collect(matching* self, const diff_side* side, uint32_t parent, uint32_t region,
                    uint32_t* at, list* out_list) {
  const uint32_t end = parent + side->ops[parent].size;
  out_list->count = 0;
  for (; *at < end && side->ops[*at].region == region; *at += side->ops[*at].size) {
    add(self, out_list, *at);
  }
}

static bool is_free(const diff_side* side, uint32_t op) { return side->ops[op].match == DIFF_NONE; }

static void pair(matching* self, uint32_t a, uint32_t b) {
  self->a->ops[a].match = b;
  self->b->ops[b].match = a;
}

//===-- Similarity ----------------------------------------------------------------------------===//

// The level after the last one matches symbols by name.
#define BY_SYMBOL DIFF_LEVELS

static uint64_t key_of(const diff_op* op, uint32_t level) {
  return level == BY_SYMBOL ? op->symbol : op->keys[level];
}

static int compare_keyed(const void* left, const void* right) {
  const keyed* a = left;
  const keyed* b = right;
  if (a->key != b->key) return a->key < b->key ? -1 : 1;
  if (a->is_right != b->is_right) return a->is_right ? 1 : -1;
  return a->number < b->number ? -1 : a->number > b->number;
}

static size_t add_keyed(matching* self, const diff_side* side, const list* from, uint32_t level,
                        size_t count) {
  for (size_t i = 0; i < from->count; ++i) {
    const uint64_t key = key_of(&side->ops[from->items[i]], level);
    if (!is_free(side, from->items[i]) || (level == BY_SYMBOL && key == 0)) continue;
    self->keyed[count++] = (keyed){key, from->items[i], side == self->b};
  }
  return count;
}

// Collects all unmatched ops of both lists, sorted by key.
static size_t sort_free(matching* self, uint32_t level) {
  const size_t wanted = self->left.count + self->right.count;
  if (wanted > self->keyed_capacity) {
    keyed* grown = realloc(self->keyed, wanted * sizeof *grown);
    self->failed |= grown == NULL;
    if (grown == NULL) return 0;
    self->keyed = grown;
    self->keyed_capacity = wanted;
  }
  if (wanted == 0) return 0;
  const size_t count = add_keyed(self, self->b, &self->right, level,
                                 add_keyed(self, self->a, &self->left, level, 0));
  qsort(self->keyed, count, sizeof *self->keyed, compare_keyed);
  return count;
}

// Matches ops with the same key: if it is unique in each list, or, with `all`, in order.
static void pair_keyed(matching* self, uint32_t level, bool all) {
  const size_t count = sort_free(self, level);
  for (size_t start = 0; start < count;) {
    size_t middle = start;
    while (middle < count && self->keyed[middle].key == self->keyed[start].key &&
           !self->keyed[middle].is_right) {
      ++middle;
    }
    size_t end = middle;
    while (end < count && self->keyed[end].key == self->keyed[start].key) ++end;
    const bool is_one = middle - start == 1 && end - middle == 1;
    for (size_t i = 0; (all || is_one) && start + i < middle && middle + i < end; ++i) {
      pair(self, self->keyed[start + i].number, self->keyed[middle + i].number);
    }
    start = end;
  }
}

static bool is_alike(const matching* self, uint32_t a, uint32_t b, uint32_t level) {
  return is_free(self->a, a) && is_free(self->b, b) &&
         self->a->ops[a].keys[level] == self->b->ops[b].keys[level] &&
         (level == DIFF_LEVEL_TREE || self->a->ops[a].symbol == 0 || self->b->ops[b].symbol == 0);
}

// Returns true if item `at` and the next one, or the end of a list, are in the same block: matches
// in different blocks say nothing about neighbors.
static bool goes_on(const diff_side* side, const list* items, size_t at) {
  if (at + 1 >= items->count) return true;
  return side->ops[items->items[at]].block == side->ops[items->items[at + 1]].block;
}

static bool go_on(const matching* self, size_t left, size_t right) {
  return goes_on(self->a, &self->left, left) && goes_on(self->b, &self->right, right);
}

// Matches neighbors of matched ops. `places` has the index in the other list of each matched op.
static void pair_neighbours(matching* self, uint32_t level, uint32_t* places) {
  const list* left = &self->left;
  const list* right = &self->right;
  size_t next = 0;
  for (size_t i = 0; i < left->count; ++i) {
    const bool follows = i == 0 || next == 0 || go_on(self, i - 1, next - 1);
    if (next < right->count && follows &&
        is_alike(self, left->items[i], right->items[next], level)) {
      pair(self, left->items[i], right->items[next]);
      places[i] = (uint32_t)next;
    }
    if (!is_free(self->a, left->items[i]))
      next = places[i] + (size_t)1;
    else
      next = right->count;
  }
  next = right->count;
  for (size_t i = left->count; i-- != 0;) {
    if (next != 0 && go_on(self, i, next - 1) &&
        is_alike(self, left->items[i], right->items[next - 1], level)) {
      pair(self, left->items[i], right->items[next - 1]);
      places[i] = (uint32_t)next - 1;
    }
    next = is_free(self->a, left->items[i]) ? 0 : places[i];
  }
}

static size_t place_in(const list* in, uint32_t number) {
  size_t low = 0;
  size_t high = in->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (in->items[middle] < number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void set_places(const matching* self, uint32_t* places) {
  for (size_t i = 0; i < self->left.count; ++i) {
    const uint32_t match = self->a->ops[self->left.items[i]].match;
    places[i] = match == DIFF_NONE ? 0 : (uint32_t)place_in(&self->right, match);
  }
}

static void match_lists(matching* self) {
  uint32_t* places = calloc(self->left.count + 1, sizeof *places);
  self->failed |= places == NULL;
  if (places == NULL) return;
  pair_keyed(self, BY_SYMBOL, false);
  for (uint32_t level = 0; level < DIFF_LEVELS && !self->failed; ++level) {
    set_places(self, places);
    pair_neighbours(self, level, places);
    pair_keyed(self, level, false);
    set_places(self, places);
    pair_neighbours(self, level, places);
  }
  for (uint32_t level = DIFF_LEVEL_OWN; level < DIFF_LEVELS && !self->failed; ++level) {
    pair_keyed(self, level, true);
  }
  free(places);
}

//===-- Blocks --------------------------------------------------------------------------------===//

static void pair_blocks(matching* self, uint32_t a, uint32_t b) {
  self->a->block_matches[a] = b;
  self->b->block_matches[b] = a;
}

static bool can_pair_blocks(const matching* self, uint32_t a, uint32_t b) {
  return self->a->block_matches[a] == DIFF_NONE && self->b->block_matches[b] == DIFF_NONE;
}

// Matches the entry blocks, and blocks with matched ops; if both regions have the same number of
// blocks, also the remaining ones, in order.
static void match_blocks(matching* self, tn_region left, tn_region right) {
  const tn_block first = tn_region_first_block(left);
  const tn_block other = tn_region_first_block(right);
  if (tn_block_is_null(first) || tn_block_is_null(other)) return;
  pair_blocks(self, diff_block_number(self->a, first), diff_block_number(self->b, other));
  for (size_t i = 0; i < self->left.count; ++i) {
    const diff_op* op = &self->a->ops[self->left.items[i]];
    if (op->match == DIFF_NONE) continue;
    const uint32_t block = self->b->ops[op->match].block;
    if (can_pair_blocks(self, op->block, block)) pair_blocks(self, op->block, block);
  }
  tn_block a = first;
  tn_block b = other;
  while (!tn_block_is_null(a) && !tn_block_is_null(b)) {
    const uint32_t x = diff_block_number(self->a, a);
    const uint32_t y = diff_block_number(self->b, b);
    if (self->a->block_matches[x] != DIFF_NONE)
      a = tn_block_next(a);
    else if (self->b->block_matches[y] != DIFF_NONE)
      b = tn_block_next(b);
    else
      pair_blocks(self, x, y);
  }
}

//===-- Order ---------------------------------------------------------------------------------===//

// The fewest numbers move if the others are a longest ascending subsequence. `before` is the
// predecessor of each in its sequence.
bool diff_mark_run(const uint32_t* numbers, size_t count, bool* out_stays) {
  uint32_t* tails = malloc((2 * count + 1) * sizeof *tails);
  if (tails == NULL) return false;
  uint32_t* before = tails + count;
  size_t length = 0;
  for (size_t i = 0; i < count; ++i) {
    size_t low = 0;
    size_t high = length;
    out_stays[i] = false;
    if (numbers[i] == DIFF_NONE) continue;
    while (low < high) {
      const size_t middle = low + (high - low) / 2;
      if (numbers[tails[middle]] < numbers[i])
        low = middle + 1;
      else
        high = middle;
    }
    before[i] = low == 0 ? DIFF_NONE : tails[low - 1];
    tails[low] = (uint32_t)i;
    if (low == length) ++length;
  }
  for (uint32_t at = length == 0 ? DIFF_NONE : tails[length - 1]; at != DIFF_NONE;
       at = before[at]) {
    out_stays[at] = true;
  }
  free(tails);
  return true;
}

// Marks the ops that stay among `count` ops of a block: ops in another block moved, and of the
// others as few as possible. Moved blocks are reported as blocks.
static void mark_moved_in(matching* self, const uint32_t* ops, size_t count, uint32_t* numbers,
                          bool* stays) {
  for (size_t i = 0; i < count; ++i) {
    const diff_op* op = &self->a->ops[ops[i]];
    const bool is_there = op->match != DIFF_NONE &&
                          self->a->block_matches[op->block] == self->b->ops[op->match].block;
    numbers[i] = is_there ? op->match : DIFF_NONE;
  }
  self->failed |= !diff_mark_run(numbers, count, stays);
  for (size_t i = 0; i < count && !self->failed; ++i) {
    diff_op* op = &self->a->ops[ops[i]];
    op->is_moved = op->match != DIFF_NONE && !stays[i];
  }
}

static void mark_moved(matching* self) {
  const size_t count = self->left.count;
  uint32_t* numbers = malloc((count + 1) * sizeof *numbers);
  bool* stays = malloc(count + 1);
  self->failed |= numbers == NULL || stays == NULL;
  for (size_t start = 0; start < count && !self->failed;) {
    const uint32_t* ops = self->left.items + start;
    size_t size = 1;
    while (start + size < count && self->a->ops[ops[size]].block == self->a->ops[ops[0]].block)
      ++size;
    mark_moved_in(self, ops, size, numbers, stays);
    start += size;
  }
  free(numbers);
  free(stays);
}

//===-- Moved ops -----------------------------------------------------------------------------===//

// Collects the topmost unmatched ops.
static void collect_free(matching* self, const diff_side* side, list* out_list) {
  out_list->count = 0;
  for (uint32_t i = 0; i < side->count;) {
    if (is_free(side, i)) add(self, out_list, i);
    i += is_free(side, i) ? side->ops[i].size : 1;
  }
}

static void match_elsewhere(matching* self) {
  collect_free(self, self->a, &self->left);
  collect_free(self, self->b, &self->right);
  pair_keyed(self, DIFF_LEVEL_TREE, false);
  for (size_t i = 0; i < self->left.count; ++i) {
    const uint32_t a = self->left.items[i];
    diff_op* op = &self->a->ops[a];
    if (op->match == DIFF_NONE) continue;
    op->is_moved = true;
    const uint32_t b = op->match;
    for (uint32_t k = 1; k < op->size && k < self->b->ops[b].size; ++k) pair(self, a + k, b + k);
    for (uint32_t k = 1; k < op->size && k < self->b->ops[b].size; ++k) {
      const uint32_t left = self->a->ops[a + k].block;
      const uint32_t right = self->b->ops[b + k].block;
      if (can_pair_blocks(self, left, right)) pair_blocks(self, left, right);
    }
  }
}

bool diff_match(diff_side* a, diff_side* b) {
  matching self = {.a = a, .b = b};
  pair(&self, 0, 0);
  for (uint32_t i = 0; i < a->count && !self.failed; ++i) {
    const uint32_t match = a->ops[i].match;
    if (match == DIFF_NONE) continue;
    const size_t region_count = tn_op_region_count(a->ops[i].op);
    const size_t other_count = tn_op_region_count(b->ops[match].op);
    uint32_t left = i + 1;
    uint32_t right = match + 1;
    for (uint32_t region = 0; region < region_count && region < other_count; ++region) {
      collect(&self, a, i, region, &left, &self.left);
      collect(&self, b, match, region, &right, &self.right);
      match_lists(&self);
      match_blocks(&self, tn_op_region(a->ops[i].op, region),
                   tn_op_region(b->ops[match].op, region));
      mark_moved(&self);
    }
  }
  if (!self.failed) match_elsewhere(&self);
  free(self.left.items);
  free(self.right.items);
  free(self.keyed);
  return !self.failed;
}
