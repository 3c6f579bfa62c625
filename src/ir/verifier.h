// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier, from the inside: what verify.c, verify_op.c, verify_value.c and verify_report.c
// share.
//
// One pass in pre-order checks everything. An isolated op is a frame of its own, as in MLIR: the
// first break in a frame ends the frame, the isolated ops beside it are still verified, and the
// frame around them fails when they are done. What breaks dominance or isolation is only noted
// during the pass, because MLIR reports breaks of structure before those; which of several noted
// ones comes first is worked out when a frame has any.
//
// The path from the root to the current op is an array of levels. Finding the op around the op at
// hand that stands in a given region looks at the innermost levels one by one; a tree that nests
// deeper than that keeps a map of its levels by region.

#ifndef TENURE_SRC_IR_VERIFIER_H
#define TENURE_SRC_IR_VERIFIER_H

#include "base/judy_map.h"
#include "ir/dominance.h"
#include "ir/op_definition.h"
#include "ir/op_diagnostic.h"
#include "ir/poll.h"
#include "ir/symbol.h"
#include "ir/verify.h"

#define TN_VERIFY_CHILD_FAILED 1u  ///< Of a frame: an isolated op in it has failed.
#define TN_VERIFY_DOMINANCE 2u     ///< Of a frame: an operand is not dominated.
#define TN_VERIFY_ISOLATION 4u     ///< Of a frame: an operand comes from outside.
#define TN_VERIFY_ISOLATED 8u      ///< The op has the trait.
#define TN_VERIFY_GRAPH 16u        ///< The ops of the current region have no order.
#define TN_VERIFY_UNREACHABLE 32u  ///< The current block.

/// An op whose regions are being verified.
typedef struct tn_verify_level {
  tn_ref op;
  tn_ref region;            ///< Its parent region; 0 for a detached root.
  tn_dominator_tree* tree;  ///< Of its current region, if that has several blocks.
  tn_ref first_isolated;    ///< The first isolated op directly in it, which is verified at its end.
  uint32_t flags;           ///< TN_VERIFY_*
  uint32_t outer_frame;     ///< Of a frame: the level of the frame around it.
} tn_verify_level;

#define TN_VERIFY_LEVEL_SPACE 32u
/// Levels that are looked at one by one.
#define TN_VERIFY_NEAR 64u

typedef struct tn_verifier {
  tn_context* context;
  tn_ref root;
  uint32_t frame;  ///< The level of the current isolated op (or root).
  uint32_t level_count;
  size_t level_capacity;  ///< Of a block from the allocator; 0 while in `space`.
  tn_verify_level* levels;
  tn_judy_map positions;  ///< While `keeps_positions`: region to number of the level in it.
  bool keeps_positions;
  tn_dominator_tree* outer_trees;  ///< Of regions around the root.
  /// Ops with noted breaks: TN_NOTED_ISOLATION, or the number of the first operand that is not
  /// dominated and 1 more.
  tn_judy_map noted;
  /// Operands and successors that name values and blocks of the tree, less what stands in the lists
  /// of those; see tn_verifier__mix.
  uint64_t balance;
  const tn_base* bases;  ///< Of the cells' chunks: there is no new chunk in what does not change.
  uint32_t chunk_count;
  tn_verify_memory* memory;
  uint32_t shares_left;   ///< Blocks that may be asked whether there is enough in them for a team.
  tn_ref shared_block;    ///< Whose ops with regions were verified by a team; 0 for none.
  bool has_symbol_users;  ///< There are ops to be checked when their symbol table is done.
  tn_symbol_finder symbols;
  tn_verify_level space[TN_VERIFY_LEVEL_SPACE];
} tn_verifier;

#define TN_NOTED_ISOLATION UINTPTR_MAX

/// In `counts` of an op: there are, or may be, successors or regions.
#define TN_VERIFY_MAY_HAVE_BLOCKS (0x00ff0000u | TN_OP_LONG)

static inline tn_verify_level* tn_verifier__top(const tn_verifier* verifier) {
  return &verifier->levels[verifier->level_count - 1];
}

static inline uint32_t* tn_verifier__at(const tn_verifier* verifier, tn_ref reference) {
  return tn_cells__in(verifier->bases, reference);
}

/// What one use counts in the balance. Use lists are right when the uses add up to what is listed;
/// different sets have the same sum of squares only by chance. So no entry is
/// looked up, and only if the balance is not 0 is it found out why.
static inline uint64_t tn_verifier__mix(tn_ref use) { return (uint64_t)use * use; }

//===-- verify.c ------------------------------------------------------------------------------===//

void tn_verifier__open(tn_verifier* verifier, tn_context* context, tn_ref root,
                       tn_verify_memory* memory);
/// Frees everything but the trees of the `outer_count` first levels.
void tn_verifier__close(tn_verifier* verifier, uint32_t outer_count);
/// Verifies an op with regions of the current block, and its nested ops. Breaks that would only be
/// noted fail at once, without words.
TN_MUST_USE tn_status tn_verifier__unit(tn_verifier* verifier, tn_ref op);

//===-- verify_share.c ------------------------------------------------------------------------===//

/// Has a team verify the ops with regions in `block`, if there is enough in them: then it becomes
/// `shared_block`. If something is wrong with them nothing was said of it. TN_INTERRUPTED
/// (reported) or TN_OK.
TN_MUST_USE tn_status tn_verifier__share(tn_verifier* whole, tn_ref block);

/// Has a team check what is used of the symbols in `table`, if one has verified what is in it.
/// `*out_are_right` says that all of it is right; if it does not, nothing was said of it.
/// TN_INTERRUPTED (reported) or TN_OK.
TN_MUST_USE tn_status tn_verifier__share_users(tn_verifier* whole, tn_ref table,
                                               bool* out_are_right);

//===-- verify_op.c ---------------------------------------------------------------------------===//

/// Checks what is used of the symbols in `table`, the innermost regions of later ops first, as MLIR
/// does when all else in the table is right; or the one op `user` and what is in it.
TN_MUST_USE tn_status tn_verifier__symbol_users(tn_verifier* verifier, tn_ref table, tn_ref user);

const tn_verify_shape* tn_verify_memory__learn_shape(tn_verify_memory* memory,
                                                     const tn_context* context, tn_uref shape);
static inline const tn_verify_shape* tn_verify_memory__shape(tn_verify_memory* memory,
                                                             const tn_context* context,
                                                             tn_uref shape) {
  const tn_verify_shape* known =
      &memory->shapes[(shape * 0x9E3779B1u) >> (32 - TN_VERIFY_SHAPE_BITS)];
  if (TN_LIKELY(known->shape == shape)) return known;
  return tn_verify_memory__learn_shape(memory, context, shape);
}
/// Has dialects check the discardable attributes of an op that have their prefix.
TN_MUST_USE tn_status tn_verifier__attributes(const tn_context* context, tn_ref op);
static inline const tn_verify_shape* tn_verifier__shape(tn_verifier* verifier,
                                                        const tn_op_cell* op) {
  return tn_verify_memory__shape(verifier->memory, verifier->context, op->shape);
}

/// Whether the op is a frame of its own.
static inline bool tn_verifier__is_isolated(tn_verifier* verifier, const tn_op_cell* op) {
  if (TN_LIKELY(tn_op_cell__region_count(op) == 0)) return false;
  const tn_op_definition* definition = tn_verifier__shape(verifier, op)->definition;
  return definition != NULL && (definition->traits & TN_OP_TRAIT_ISOLATED) != 0;
}

/// Reports that unregistered ops of this name are not allowed.
tn_status tn_verifier__refuse_name(const tn_context* context, tn_ref op);
/// What is checked before, and after, that which is in the op (block) has been.
TN_MUST_USE tn_status tn_verifier__enter_op(tn_verifier* verifier, tn_ref op);
TN_MUST_USE tn_status tn_verifier__leave_op(tn_verifier* verifier, tn_ref op);
TN_MUST_USE tn_status tn_verifier__enter_block(tn_verifier* verifier, tn_ref block);
TN_MUST_USE tn_status tn_verifier__leave_block(tn_verifier* verifier, tn_ref block);

//===-- verify_value.c ------------------------------------------------------------------------===//

/// Verifies the ops without regions from `*first` on in the block at hand. `*first` becomes the op
/// with regions that follows, or 0 at the block's end; it stays if there is a fault.
TN_MUST_USE tn_status tn_verifier__leaves(tn_verifier* verifier, tn_ref* first);
/// Checks the operands of an op in the block at hand; what breaks dominance or isolation is noted.
TN_MUST_USE tn_status tn_verifier__operands(tn_verifier* verifier, tn_ref op,
                                            const tn_op_cell* cell);
/// The same for an isolated op, whose null operands are left to its own frame.
TN_MUST_USE tn_status tn_verifier__operands_from_outside(tn_verifier* verifier, tn_ref op,
                                                         const tn_op_cell* cell);
/// Reports that the list of a value (block) is broken.
tn_status tn_verifier__report_list(const tn_verifier* verifier, tn_ref value, bool of_block);

/// Checks the links in the list of a value (block) and adds up what is in it.
static inline tn_status tn_verifier__list(tn_verifier* verifier, tn_ref value, tn_ref first_use,
                                          bool of_block) {
  // An entry that names the one we come from as its predecessor was not come to before, so the loop
  // ends.
  const tn_base* bases = verifier->bases;
  const uint32_t chunk_count = verifier->chunk_count;
  uint64_t sum = 0;
  tn_ref previous = 0;
  for (tn_ref use = first_use; use != 0;) {
    if (TN_UNLIKELY((use >> TN_CHUNK_SHIFT) >= chunk_count)) {
      return tn_verifier__report_list(verifier, value, of_block);
    }
    const tn_use_cell* cell = (const tn_use_cell*)(const void*)tn_cells__in(bases, use);
    if (TN_UNLIKELY(cell->value != value || cell->previous != previous)) {
      return tn_verifier__report_list(verifier, value, of_block);
    }
    sum += tn_verifier__mix(use);
    previous = use;
    use = cell->next;
  }
  verifier->balance -= sum;
  return TN_OK;
}

/// Checks that results which do not lie right after their op's header say so.
TN_MUST_USE tn_status tn_verifier__far_flags(const tn_verifier* verifier, tn_ref op,
                                             const tn_op_cell* cell);

/// Checks the lists of an op's results.
static inline tn_status tn_verifier__results(tn_verifier* verifier, tn_ref op,
                                             const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__result_count(cell);
  if (TN_UNLIKELY(count > 1 || (cell->counts & TN_OP_LONG) != 0)) {
    TN_TRY(tn_verifier__far_flags(verifier, op, cell));
  }
  tn_ref result = tn_op_cell__result(op, cell, 0);
  const tn_value_cell* value =
      (const tn_value_cell*)(const void*)((const uint32_t*)cell + tn_op_cell__results_offset(cell));
  for (uint32_t i = 0; i < count; ++i, ++value, result += 2) {
    TN_TRY(tn_verifier__list(verifier, result, value->first_use, false));
  }
  return TN_OK;
}

/// The block and the region that a value is defined in; 0 where there is none. False when the
/// reference is no value.
bool tn_verifier__definition(const tn_context* context, tn_ref value, tn_ref* out_op,
                             tn_ref* out_block, tn_ref* out_region);

//===-- verify_known.c ------------------------------------------------------------------------===//

/// What `verify` of the definition that the op's shape has asks of the op.
TN_MUST_USE tn_status tn_verify_memory__check(tn_verify_memory* memory, tn_context* context,
                                              tn_ref op, const tn_op_cell* cell,
                                              const tn_verify_shape* shape);

//===-- verify_report.c -----------------------------------------------------------------------===//

/// Reports the noted break that MLIR finds first in the frame of `op`.
tn_status tn_verifier__report_dominance(tn_verifier* verifier, tn_ref op);
tn_status tn_verifier__report_isolation(tn_verifier* verifier, tn_ref op);
/// Compares uses and lists one by one when the balance is not 0: perhaps some uses stand outside
/// what is verified.
TN_MUST_USE tn_status tn_verifier__compare_uses(tn_verifier* verifier);

#endif  // TENURE_SRC_IR_VERIFIER_H
