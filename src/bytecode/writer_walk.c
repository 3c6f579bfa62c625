// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first pass: each op's place in the walk, and which ops use, in their regions, values from
// around them. Those that do not are isolated, whatever their dialect says of them.
//
// An op notes how far out the values lie that are used in its regions: their regions' depth,
// counted from the root and kept as a distance from the top of its range, so that none is 0. Ops
// with regions hand that to the op around them, the innermost first.

#include "bytecode/writer.h"
#include "ir/walk.h"

typedef struct walk {
  tn_writer* writer;
  tn_writer_list holders;  ///< Ops with regions, outer ones first.
  uint32_t next;
} walk;

static uint32_t depth_of(const walk* it, tn_ref region) {
  uint32_t* words = tn_writer__make_words(it->writer, region, TN_REGION_WORDS);
  return words == NULL ? 1 : words[TN_REGION_VALUES];
}

static void refuse(const walk* it, tn_ref op, const char* what) {
  tn_writer* writer = it->writer;
  if (writer->status != TN_OK) return;
  const tn_location where = {writer->context, tn_op__at(writer->context, op)->location};
  writer->status = tn_context__fail(writer->context, TN_INVALID_ARGUMENT, where, "%s", what);
}

/// Notes in the op around that something in it uses a value of the depth.
static void note(const walk* it, const tn_op_cell* op, uint32_t depth) {
  const tn_ref holder = tn_op__parent(it->writer->context, op);
  uint32_t* words = tn_writer__words(it->writer, holder, TN_OP_WORDS);
  if (words[TN_OP_CAPTURES] < UINT32_MAX - depth) words[TN_OP_CAPTURES] = UINT32_MAX - depth;
}

/// An operand that is not defined in the op's block.
static void visit_far_operand(const walk* it, tn_ref ref, const tn_op_cell* op, tn_ref block) {
  const tn_context* context = it->writer->context;
  if (block == 0 || ref == it->writer->root) {
    refuse(it, ref, "an op that is written uses a value from outside of it");
    return;
  }
  const tn_ref own = tn_block__at(context, op->block)->region;
  const tn_ref region = tn_block__at(context, block)->region;
  if (region == own) return;
  const uint32_t depth = region == 0 ? 0 : depth_of(it, region);
  if (depth == 0) {
    refuse(it, ref, "an op that is written uses a value from outside of it");
  } else if (depth < depth_of(it, own)) {
    note(it, op, depth);
  }
}

/// Whether the use that follows `use` on its value's list was visited before it. Where that holds
/// for all uses, every list is in the order in which it will be read.
static bool follows_in_order(const walk* it, tn_ref ref, tn_ref use, tn_ref next) {
  const tn_ref owner = tn_use__owner(it->writer->context, next);
  if (owner == ref) return next < use;
  const uint32_t order = tn_writer__order(it->writer, owner);
  return order != 0 && order < it->next;
}

static void note_order(const walk* it, tn_ref value) {
  if (tn_value__is_argument(value)) {
    const tn_ref block = tn_value__parent_block(it->writer->context, value);
    uint32_t* words = tn_writer__make_words(it->writer, block, TN_BLOCK_WORDS);
    if (words != NULL) words[TN_BLOCK_SHUFFLED] = 1;
    return;
  }
  const tn_ref owner = tn_value__owner(it->writer->context, value);
  uint32_t* words = tn_writer__make_words(it->writer, owner, TN_OP_WORDS);
  if (words != NULL) words[TN_OP_ORDER] |= TN_OP_SHUFFLED;
}

static void visit_operands(const walk* it, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = it->writer->context;
  const uint32_t count = tn_op__operand_count(context, op);
  const tn_ref operands = count == 0 ? 0 : tn_op__operands(context, ref, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_use_cell* use = tn_use__at(context, operands + 3 * i);
    const tn_ref value = use->value;
    if (TN_UNLIKELY(value == 0)) {
      refuse(it, ref, "an operand of an op that is written is null");
      return;
    }
    if (use->next != 0 && TN_UNLIKELY(!follows_in_order(it, ref, operands + 3 * i, use->next))) {
      note_order(it, value);
    }
    const tn_ref block = tn_value__parent_block(context, value);
    if (TN_UNLIKELY(block != op->block || ref == it->writer->root))
      visit_far_operand(it, ref, op, block);
  }
  const uint32_t successor_count = tn_op__successor_count(op);
  for (uint32_t i = 0; i < successor_count; ++i) {
    if (tn_use__at(context, tn_op__successors(ref, op) + 3 * i)->value == 0 ||
        ref == it->writer->root) {
      refuse(it, ref, "a successor of an op that is written is null or outside of it");
    }
  }
}

static void visit_regions(walk* it, tn_ref ref, const tn_op_cell* op) {
  const tn_context* context = it->writer->context;
  const uint32_t count = tn_op__region_count(op);
  const uint32_t depth =
      ref == it->writer->root ? 1 : depth_of(it, tn_block__at(context, op->block)->region) + 1;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t* words = tn_writer__make_words(it->writer, tn_op__region(op, i), TN_REGION_WORDS);
    if (words != NULL) words[TN_REGION_VALUES] = depth;
  }
  tn_writer__push(it->writer, &it->holders, &ref, sizeof ref);
}

static bool visit(walk* it, tn_ref ref) {
  const tn_op_cell* op = tn_op__at(it->writer->context, ref);
  uint32_t* words = tn_writer__make_words(it->writer, ref, TN_OP_WORDS);
  if (words == NULL) return false;
  words[TN_OP_ORDER] |= it->next++;
  tn_writer__poll(it->writer);
  visit_operands(it, ref, op);
  if (TN_UNLIKELY((op->counts & TN_OP_MAY_HOLD) != 0) && tn_op__region_count(op) != 0) {
    visit_regions(it, ref, op);
  }
  return it->writer->status == TN_OK;
}

/// Says of each op whether it captures, and hands on what lies further out.
static void settle(const walk* it) {
  const tn_context* context = it->writer->context;
  const tn_ref* holders = it->holders.items;
  for (size_t i = it->holders.count; i-- > 0;) {
    const tn_op_cell* op = tn_op__at(context, holders[i]);
    uint32_t* words = tn_writer__words(it->writer, holders[i], TN_OP_WORDS);
    if (words[TN_OP_CAPTURES] == 0) continue;
    const uint32_t depth = UINT32_MAX - words[TN_OP_CAPTURES];
    const bool is_root = holders[i] == it->writer->root;
    const uint32_t own = is_root ? 0 : depth_of(it, tn_block__at(context, op->block)->region);
    words[TN_OP_CAPTURES] = depth <= own;
    if (depth < own) note(it, op, depth);
  }
}

void tn_writer__walk(tn_writer* writer) {
  walk it = {.writer = writer, .next = 1};
  const tn_context* context = writer->context;
  tn_ref op = writer->root;
  while (op != 0 && visit(&it, op)) {
    op = tn_op__next_in_pre_order(context, writer->root, op, false);
  }
  writer->op_count = it.next - 1;
  if (writer->status == TN_OK) settle(&it);
  tn_writer__free_list(writer, &it.holders, sizeof(tn_ref));
}
