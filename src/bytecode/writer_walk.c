// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first pass: computes the position of each op in the walk, and which ops use, in their
// regions, values from outside of them. Ops that do not are isolated, regardless of their
// definition.
//
// An op records the outermost region that defines a value used in its regions, by its depth below
// the root. The depth is stored as UINT32_MAX - depth, so that 0 means none. Each op with regions
// passes this on to its parent, starting with the innermost ones.
//
// The ops of a module are walked in parallel, in groups. The positions of each group start at a
// multiple of a fixed distance; when the size of each group is known, the gaps are removed. The
// result is the same as on one thread if no op in a group uses a value from outside of it;
// otherwise one thread walks all ops.

#include "bytecode/writer_share.h"
#include "ir/team.h"

typedef struct walk {
  tn_writer* writer;
  tn_writer_list holders;  ///< Ops with regions, outer ones first.
  uint32_t next;
  uint32_t group;  ///< From 1 on, stored for the regions visited; 0 on one thread.
  bool is_odd;     ///< An op in the group uses a value from outside of it, or is invalid.
} walk;

/// Sets a word of a cell that members read from other groups.
static void set_word(uint32_t* word, uint32_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}
/// Returns the position of the op that contains the reference `word`, which is in the chunk.
static uint32_t order_in(const tn_writer_chunk* chunk, tn_ref word) {
  const size_t at = tn_writer__words_at(chunk, word, TN_OP_WORDS) + TN_OP_ORDER;
  return __atomic_load_n(&chunk->words[at], __ATOMIC_RELAXED) & ~TN_OP_SHUFFLED;
}
static uint32_t order_of(const tn_writer* writer, tn_ref op) {
  const tn_writer_chunk* chunk = tn_writer__chunk(writer, op);
  return TN_UNLIKELY(op >= chunk->end) ? 0 : order_in(chunk, op);
}

static uint32_t depth_of(const walk* self, tn_ref region) {
  uint32_t* words = tn_writer__make_words(self->writer, region, TN_REGION_WORDS);
  return words == NULL ? 1 : words[TN_REGION_VALUES];
}

static void refuse(walk* self, tn_ref op, const char* what) {
  tn_writer* writer = self->writer;
  self->is_odd = true;
  if (writer->status != TN_OK || self->group != 0) return;
  const tn_op_cell* cell = tn_op__at(writer->context, op);
  const tn_string_view name = tn_op_cell__name_text(writer->context, cell);
  const tn_location where = {writer->context, cell->location};
  writer->status = tn_context__fail(writer->context, TN_INVALID_ARGUMENT, where, "'%.*s' op %s",
                                    (int)name.size, name.data, what);
}

/// Records in the parent of `op` that a nested op uses a value of the depth.
static void note(const walk* self, const tn_op_cell* op, uint32_t depth) {
  const tn_ref holder = tn_op_cell__parent(self->writer->context, op);
  uint32_t* words = tn_writer__words(self->writer, holder, TN_OP_WORDS);
  if (words[TN_OP_CAPTURES] < UINT32_MAX - depth) words[TN_OP_CAPTURES] = UINT32_MAX - depth;
}

/// Returns whether the region is in the walk's group, and not a region of the root.
static bool is_own(const walk* self, tn_ref region) {
  const uint32_t* words = tn_writer__words(self->writer, region, TN_REGION_WORDS);
  return __atomic_load_n(&words[TN_REGION_BLOCKS], __ATOMIC_RELAXED) == self->group;
}

/// Visits an operand that is not defined in the op's block.
static void visit_far_operand(walk* self, tn_ref ref, const tn_op_cell* op, tn_ref block) {
  const tn_context* context = self->writer->context;
  if (block == 0 || ref == self->writer->root) {
    refuse(self, ref, "uses a value that is defined outside of the serialized op");
    return;
  }
  const tn_ref own = tn_block__at(context, op->block)->region;
  const tn_ref region = tn_block__at(context, block)->region;
  if (region == own) return;
  if (self->group != 0 && (region == 0 || !is_own(self, region))) {
    self->is_odd = true;
    return;
  }
  const uint32_t depth = region == 0 ? 0 : depth_of(self, region);
  if (depth == 0) {
    refuse(self, ref, "uses a value that is defined outside of the serialized op");
  } else if (depth < tn_writer__words(self->writer, own, TN_REGION_WORDS)[TN_REGION_VALUES]) {
    note(self, op, depth);
  }
}

/// Returns whether `next`, the use after `use` in its list, was visited before it; `use` belongs to
/// the op visited last. If that holds for all uses, every list is in the order in which it is read
/// back.
static inline bool follows_in_order(const walk* self, tn_ref use, tn_ref next) {
  const tn_writer* writer = self->writer;
  const tn_writer_chunk* chunk = tn_writer__chunk(writer, next);
  // Operands stored outside of the op are in another chunk.
  const bool is_in_op = TN_LIKELY(next < chunk->end);
  const uint32_t order =
      is_in_op ? order_in(chunk, next) : order_of(writer, tn_use__owner(writer->context, next));
  return order == self->next - 1 ? next < use : order != 0 && order < self->next;
}

static void note_order(const walk* self, tn_ref value) {
  if (tn_value__is_argument(value)) {
    const tn_ref block = tn_value__parent_block(self->writer->context, value);
    uint32_t* words = tn_writer__make_words(self->writer, block, TN_BLOCK_WORDS);
    if (words != NULL) words[TN_BLOCK_SHUFFLED] = 1;
    return;
  }
  const tn_ref owner = tn_value__owner(self->writer->context, value);
  uint32_t* words = tn_writer__make_words(self->writer, owner, TN_OP_WORDS);
  if (words != NULL) set_word(&words[TN_OP_ORDER], words[TN_OP_ORDER] | TN_OP_SHUFFLED);
}

/// Returns the block that defines the value, which is not 0.
static inline tn_ref block_of(const tn_context* context, tn_ref value) {
  if (tn_value__is_argument(value)) return tn_argument__at(context, value)->block;
  return tn_op__at(context, tn_value__owner(context, value))->block;
}

static void visit_operands(walk* self, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = self->writer->context;
  const uint32_t count = tn_op_cell__operand_count(context, op);
  const tn_ref operands = count == 0 ? 0 : tn_op_cell__operands(context, ref, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_use_cell* use = tn_use__at(context, operands + 3 * i);
    const tn_ref value = use->value;
    if (TN_UNLIKELY(value == 0)) {
      refuse(self, ref, "has a null operand");
      return;
    }
    if (use->next != 0 && TN_UNLIKELY(!follows_in_order(self, operands + 3 * i, use->next))) {
      note_order(self, value);
    }
    const tn_ref block = block_of(context, value);
    if (TN_UNLIKELY(block != op->block || ref == self->writer->root))
      visit_far_operand(self, ref, op, block);
  }
  const uint32_t successor_count = tn_op_cell__successor_count(op);
  for (uint32_t i = 0; i < successor_count; ++i) {
    // A successor must be in the same region: blocks are written as their index in the region of
    // the op.
    const tn_ref successor = tn_use__at(context, tn_op_cell__successors(ref, op) + 3 * i)->value;
    if (successor == 0 || ref == self->writer->root ||
        tn_block__at(context, successor)->region != tn_block__at(context, op->block)->region) {
      refuse(self, ref, "has a successor that is null or in another region");
    }
  }
}

static void visit_regions(walk* self, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = self->writer->context;
  const uint32_t count = tn_op_cell__region_count(op);
  const uint32_t depth =
      ref == self->writer->root ? 1 : depth_of(self, tn_block__at(context, op->block)->region) + 1;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t* words =
        tn_writer__make_words(self->writer, tn_op_cell__region(op, i), TN_REGION_WORDS);
    if (words == NULL) continue;
    words[TN_REGION_VALUES] = depth;
    set_word(&words[TN_REGION_BLOCKS], self->group);
  }
  tn_writer__push(self->writer, &self->holders, &ref, sizeof ref);
}

static bool visit(walk* self, tn_ref ref) {
  const tn_op_cell* op = tn_op__at(self->writer->context, ref);
  uint32_t* words = tn_writer__make_words(self->writer, ref, TN_OP_WORDS);
  if (words == NULL) return false;
  set_word(&words[TN_OP_ORDER], words[TN_OP_ORDER] | self->next++);
  tn_writer__poll(self->writer);
  visit_operands(self, ref, op);
  if (TN_UNLIKELY((op->counts & TN_OP_MAY_HOLD) != 0) && tn_op_cell__region_count(op) != 0) {
    visit_regions(self, ref, op);
  }
  return self->writer->status == TN_OK;
}

/// Computes for each op whether it captures values, and passes the outermost depth on.
static void settle(const walk* self) {
  const tn_context* context = self->writer->context;
  const tn_ref* holders = self->holders.items;
  for (size_t i = self->holders.count; i-- > 0;) {
    const tn_op_cell* op = tn_op__at(context, holders[i]);
    uint32_t* words = tn_writer__words(self->writer, holders[i], TN_OP_WORDS);
    if (words[TN_OP_CAPTURES] == 0) continue;
    const uint32_t depth = UINT32_MAX - words[TN_OP_CAPTURES];
    const bool is_root = holders[i] == self->writer->root;
    const uint32_t own = is_root ? 0 : depth_of(self, tn_block__at(context, op->block)->region);
    words[TN_OP_CAPTURES] = depth <= own;
    if (depth < own) note(self, op, depth);
  }
}

//===-- In parallel ---------------------------------------------------------------------------===//

#define GROUPS_A_MEMBER 8u

/// Ops of the root's block.
typedef struct group {
  tn_ref first;
  tn_ref end;
  uint32_t first_order;
  uint32_t op_count;
  uint32_t ahead_count;  ///< Number of ops before the group, including the root.
} group;

typedef struct share {
  tn_writer* whole;
  group* groups;
  uint32_t count;
  uint32_t orders_a_group;
  bool is_odd;  ///< Accessed by __atomic builtins.
} share;

/// Returns the number of ops of the root that can be walked in groups, those of its only block, and
/// the first one.
static uint32_t find_ops(const tn_writer* writer, tn_ref* out_first) {
  const tn_context* context = writer->context;
  const tn_op_cell* root = tn_op__at(context, writer->root);
  uint32_t count = 0;
  size_t inner_count = 0;
  if (!tn_writer__may_share(writer, SIZE_MAX) || tn_op_cell__region_count(root) != 1) return 0;
  const tn_ref block = tn_region__at(context, tn_op_cell__region(root, 0))->first_block;
  if (block == 0 || tn_block__at(context, block)->next != 0) return 0;
  *out_first = tn_block__at(context, block)->first_op;
  for (tn_ref op = *out_first; op != 0; op = tn_op__at(context, op)->next) {
    for (tn_ref inner = op; inner != 0 && !tn_writer__may_share(writer, inner_count);) {
      ++inner_count;
      inner = tn_op__next_in_pre_order(context, op, inner, false);
    }
    ++count;
  }
  return tn_writer__may_share(writer, inner_count) ? count : 0;
}

static bool open_groups(share* self, tn_ref op, uint32_t op_count) {
  const tn_context* context = self->whole->context;
  const uint32_t most = GROUPS_A_MEMBER * tn_team__size(context, SIZE_MAX);
  self->count = most < op_count ? most : op_count;
  self->orders_a_group = (TN_OP_SHUFFLED - 2) / self->count;
  self->groups = tn_allocate_zeroed(self->whole->allocator, self->count * sizeof *self->groups);
  if (self->groups == NULL) return false;
  uint32_t number = 0;
  for (uint32_t i = 0; i < self->count; ++i) {
    const uint32_t end = (uint32_t)((uint64_t)op_count * (i + 1) / self->count);
    self->groups[i].first = op;
    self->groups[i].first_order = 2 + i * self->orders_a_group;
    for (; number < end; ++number) op = tn_op__at(context, op)->next;
    self->groups[i].end = op;
  }
  return true;
}

static bool is_odd(const share* self) { return __atomic_load_n(&self->is_odd, __ATOMIC_RELAXED); }

/// Walks one op of the root.
static void walk_tree(walk* by, const share* self, const group* of, tn_ref root) {
  const tn_context* context = by->writer->context;
  const tn_op_cell* cell = tn_op__at(context, root);
  by->is_odd =
      tn_op_cell__operand_count(context, cell) != 0 || tn_op_cell__successor_count(cell) != 0;
  for (tn_ref op = root; op != 0 && !by->is_odd && visit(by, op);) {
    by->is_odd |= by->next - of->first_order == self->orders_a_group;
    op = tn_writer__next_op(context, root, op);
  }
}

static tn_status walk_group(void* data, uint32_t number) {
  share* self = data;
  group* of = &self->groups[number];
  tn_writer part = *self->whole;
  walk by = {.writer = &part, .next = of->first_order, .group = number + 1};
  for (tn_ref op = of->first; op != of->end && part.status == TN_OK && !is_odd(self);) {
    walk_tree(&by, self, of, op);
    if (by.is_odd) __atomic_store_n(&self->is_odd, true, __ATOMIC_RELAXED);
    op = tn_op__at(part.context, op)->next;
  }
  of->op_count = by.next - of->first_order;
  if (part.status == TN_OK && !is_odd(self)) settle(&by);
  tn_writer__free_list(&part, &by.holders, sizeof(tn_ref));
  return part.status;
}

/// Removes the gaps between groups in the positions of one chunk.
static tn_status close_up(void* data, uint32_t number) {
  const share* self = data;
  const tn_writer* whole = self->whole;
  const tn_writer_chunk* chunk = &whole->chunks[number];
  const tn_chunk_info* info = tn_cells__info(&whole->context->cells, number << TN_CHUNK_SHIFT);
  if (chunk->words == NULL || info->kind != TN_CELL_OP) return TN_OK;
  for (size_t at = TN_OP_ORDER; at < chunk->capacity; at += TN_OP_WORDS) {
    const uint32_t flag = chunk->words[at] & TN_OP_SHUFFLED;
    const uint32_t order = chunk->words[at] & ~TN_OP_SHUFFLED;
    if (order < 2) continue;
    const group* of = &self->groups[(order - 2) / self->orders_a_group];
    chunk->words[at] = (order - of->first_order + of->ahead_count + 1) | flag;
  }
  return TN_OK;
}

/// Walks the contents of the root, which was visited. Returns false if one thread has to start
/// again.
static bool walk_groups(tn_writer* whole, tn_ref first, uint32_t op_count) {
  share self = {.whole = whole};
  if (!open_groups(&self, first, op_count)) return false;
  if (tn_writer__share(whole, self.count, walk_group, &self) && !self.is_odd) {
    uint32_t count = 1;
    for (uint32_t i = 0; i < self.count; ++i) {
      self.groups[i].ahead_count = count;
      count += self.groups[i].op_count;
    }
    whole->op_count = count;
    (void)tn_writer__share(whole, (uint32_t)whole->chunk_count, close_up, &self);
  }
  tn_deallocate(whole->allocator, self.groups, self.count * sizeof *self.groups);
  return !self.is_odd;
}

/// Walks all ops on several threads; returns false if that is not worthwhile or not possible.
static bool share_walk(tn_writer* writer) {
  tn_ref first = 0;
  const uint32_t count = find_ops(writer, &first);
  if (count < 2 || !tn_writer__make_chunks(writer)) return false;
  walk self = {.writer = writer, .next = 1};
  const bool is_done =
      visit(&self, writer->root) && walk_groups(writer, first, count) && writer->status == TN_OK;
  if (is_done) settle(&self);
  tn_writer__free_list(writer, &self.holders, sizeof(tn_ref));
  if (!is_done) tn_writer__forget_words(writer);
  return is_done;
}

void tn_writer__walk(tn_writer* writer) {
  if (share_walk(writer) || writer->status != TN_OK) return;
  walk self = {.writer = writer, .next = 1};
  const tn_context* context = writer->context;
  tn_ref op = writer->root;
  while (op != 0 && visit(&self, op)) {
    op = tn_writer__next_op(context, writer->root, op);
  }
  writer->op_count = self.next - 1;
  if (writer->status == TN_OK) settle(&self);
  tn_writer__free_list(writer, &self.holders, sizeof(tn_ref));
}
