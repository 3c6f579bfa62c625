// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of values in the generic form of a whole part.
//
// The printer first numbers the ops of a region, and then the regions in them, beginning with the
// last op. So the first numbers in a piece depend on the counts in the ops after it, in its module
// and in enclosing ones. Pieces cache their counts, so that a hover does not have to walk over a
// large text.

#include "lsp.h"

typedef struct counts {
  lsp_part* part;
  tn_op whole;  ///< The counted op; its own results are not counted.
  uint32_t values;
  uint32_t arguments;
} counts;

static void count_region(counts* self, tn_region region) {
  tn_block block = tn_region_first_block(region);
  for (bool is_entry = true; block.slot != 0; is_entry = false, block = tn_block_next(block)) {
    const uint32_t count = (uint32_t)tn_block_argument_count(block);
    *(is_entry ? &self->arguments : &self->values) += count;
  }
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  counts* self = user_data;
  if (op.slot != self->whole.slot && tn_op_result_count(op) != 0) ++self->values;
  const size_t region_count = tn_op_region_count(op);
  for (size_t i = 0; i < region_count; ++i) count_region(self, tn_op_region(op, i));
  return TN_WALK_ADVANCE;
}

void lsp_piece_count(lsp_piece* piece) {
  counts own = {.whole = piece->op};
  (void)tn_op_walk(piece->op, TN_WALK_PRE_ORDER, count_op, &own);
  piece->value_count = own.values;
  piece->argument_count = own.arguments;
  piece->is_counted = true;
}

/// Adds the counts of an op that is a piece; false if it is none.
static bool add_piece(counts* self, tn_op op) {
  const uint32_t number = lsp_part_piece_of(self->part, op);
  if (number == 0) return false;
  lsp_piece* piece = &self->part->pieces[number];
  if (!piece->is_counted) lsp_piece_count(piece);
  self->values += piece->value_count;
  self->arguments += piece->argument_count;
  return true;
}

static tn_walk_result count_in_part(tn_op op, void* user_data) {
  return add_piece(user_data, op) ? TN_WALK_SKIP : count_op(op, user_data);
}

/// Adds the counts before the regions of an op in a module: all ops beside it, and the contents of
/// those after it.
static void add_beside(counts* self, tn_op module, tn_op op) {
  bool is_after = false;
  tn_op other = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  for (; other.slot != 0; other = tn_op_next(other)) {
    // Ops that are pieces have no results.
    if (is_after && add_piece(self, other)) continue;
    self->values += tn_op_result_count(other) != 0;
    self->whole = other;
    if (is_after) (void)tn_op_walk(other, TN_WALK_PRE_ORDER, count_in_part, self);
    is_after |= other.slot == op.slot;
  }
}

void lsp_part_number(lsp_part* part, uint32_t piece, tn_print_options* options) {
  counts all = {.part = part};
  if (piece % 2 == 0) return;
  options->numbered = part->pieces[piece].op;
  for (tn_op op = options->numbered; op.slot != part->root.slot;) {
    const tn_op module = tn_op_parent(op);
    if (module.slot == 0) break;
    add_beside(&all, module, op);
    op = module;
  }
  options->first_value = all.values;
  options->first_argument = all.arguments;
}
