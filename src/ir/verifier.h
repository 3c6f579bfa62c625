// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of the verifier, shared by verify.c, verify_op.c, verify_value.c and verify_report.c.
//
// One pass in pre-order checks everything. As in MLIR, an isolated op is a frame of its own: the
// first error in a frame ends the frame, its isolated sibling ops are still verified, and the
// enclosing frame fails after them. Violations of dominance or isolation are only recorded during
// the pass, because MLIR reports structural errors first; the first of several is determined at the
// end of the frame.
//
// The path from the root to the current op is an array of levels. To find the ancestor of the
// current op in a given region, the innermost levels are searched linearly; for deeper nesting
// there is a map from regions to levels.

#ifndef TENURE_SRC_IR_VERIFIER_H
#define TENURE_SRC_IR_VERIFIER_H

#include "base/judy_map.h"
#include "ir/dominance.h"
#include "ir/op_definition.h"
#include "ir/op_diagnostic.h"
#include "ir/poll.h"
#include "ir/symbol.h"
#include "ir/verify.h"

#define TN_VERIFY_CHILD_FAILED 1u  ///< In a frame: an isolated op in it has failed.
#define TN_VERIFY_DOMINANCE 2u     ///< In a frame: an operand is not dominated.
#define TN_VERIFY_ISOLATION 4u     ///< In a frame: an operand is defined outside.
#define TN_VERIFY_ISOLATED 8u      ///< The op has the trait.
#define TN_VERIFY_GRAPH 16u        ///< The current region is a graph region.
#define TN_VERIFY_UNREACHABLE 32u  ///< The current block is unreachable.

/// An op whose regions are being verified.
typedef struct tn_verify_level {
  tn_ref op;
  tn_ref region;            ///< Its parent region; 0 for a detached root.
  tn_dominator_tree* tree;  ///< The tree of its current region, if that has several blocks.
  tn_ref first_isolated;    ///< The first isolated op directly in it, which is verified at the end
                            ///< of the level.
  uint32_t flags;           ///< TN_VERIFY_*
  uint32_t outer_frame;     ///< For a frame: the level of the enclosing frame.
} tn_verify_level;

#define TN_VERIFY_LEVEL_SPACE 32u
/// Levels that are searched linearly.
#define TN_VERIFY_NEAR 64u

typedef struct tn_verifier {
  tn_context* context;
  tn_ref root;
  uint32_t frame;  ///< The level of the current isolated op (or root).
  uint32_t level_count;
  size_t level_capacity;  ///< The capacity of a block from the allocator; 0 while in `space`.
  tn_verify_level* levels;
  tn_judy_map positions;  ///< Maps regions to indices of levels; used while `keeps_positions`.
  bool keeps_positions;
  tn_dominator_tree* outer_trees;  ///< Trees of regions around the root.
  /// Ops with recorded violations: TN_NOTED_ISOLATION, or 1 + the index of the first operand that
  /// is not dominated.
  tn_judy_map noted;
  /// Sum over operands and successors that refer to values and blocks of the tree, minus the sum
  /// over their use lists; see tn_verifier__mix.
  uint64_t balance;
  const tn_base* bases;  ///< Bases of the cells' chunks, which do not change during verification.
  uint32_t chunk_count;
  tn_verify_memory* memory;
  uint32_t shares_left;   ///< Remaining blocks that may be examined for enough work for a team.
  tn_ref shared_block;    ///< The block whose ops with regions were verified by a team; 0 for none.
  bool has_symbol_users;  ///< Some ops must be checked at the end of their symbol table.
  tn_symbol_finder symbols;
  tn_verify_level space[TN_VERIFY_LEVEL_SPACE];
} tn_verifier;

#define TN_NOTED_ISOLATION UINTPTR_MAX

/// Bits in `counts` of an op that may have successors or regions.
#define TN_VERIFY_MAY_HAVE_BLOCKS (0x00ff0000u | TN_OP_LONG)

static inline tn_verify_level* tn_verifier__top(const tn_verifier* verifier) {
  return &verifier->levels[verifier->level_count - 1];
}

static inline uint32_t* tn_verifier__at(const tn_verifier* verifier, tn_ref reference) {
  return tn_cells__in(verifier->bases, reference);
}

/// The contribution of one use to the balance. Use lists are consistent if the sums over uses and
/// lists are equal; different sets have the same sum of squares only by chance. So no entry is
/// looked up, unless the balance is not 0.
static inline uint64_t tn_verifier__mix(tn_ref use) { return (uint64_t)use * use; }

//===-- verify.c ------------------------------------------------------------------------------===//

void tn_verifier__open(tn_verifier* verifier, tn_context* context, tn_ref root,
                       tn_verify_memory* memory);
/// Frees everything except the trees of the first `outer_count` levels.
void tn_verifier__close(tn_verifier* verifier, uint32_t outer_count);
/// Verifies an op with regions of the current block, and its nested ops. Violations that would only
/// be recorded fail at once, without a report.
TN_MUST_USE tn_status tn_verifier__unit(tn_verifier* verifier, tn_ref op);

//===-- verify_share.c ------------------------------------------------------------------------===//

/// Verifies the ops with regions in `block` with a team, if there is enough work: then it becomes
/// `shared_block`. If one is invalid, nothing was reported. Returns TN_INTERRUPTED (reported) or
/// TN_OK.
TN_MUST_USE tn_status tn_verifier__share(tn_verifier* whole, tn_ref block);

/// Checks the users of the symbols in `table` with a team, if one has verified its contents.
/// `*out_are_right` is whether all are valid; if not, nothing was reported. Returns TN_INTERRUPTED
/// (reported) or TN_OK.
TN_MUST_USE tn_status tn_verifier__share_users(tn_verifier* whole, tn_ref table,
                                               bool* out_are_right);

//===-- verify_op.c ---------------------------------------------------------------------------===//

/// Checks the users of the symbols in `table`, the innermost regions of later ops first, as MLIR
/// does after all other checks of the table; or only the op `user` and its nested ops.
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
/// Calls the dialects' checks of the discardable attributes of an op that have their prefix.
TN_MUST_USE tn_status tn_verifier__attributes(const tn_context* context, tn_ref op);
static inline const tn_verify_shape* tn_verifier__shape(tn_verifier* verifier,
                                                        const tn_op_cell* op) {
  return tn_verify_memory__shape(verifier->memory, verifier->context, op->shape);
}

/// Returns whether the op is a frame of its own.
static inline bool tn_verifier__is_isolated(tn_verifier* verifier, const tn_op_cell* op) {
  if (TN_LIKELY(tn_op_cell__region_count(op) == 0)) return false;
  const tn_op_definition* definition = tn_verifier__shape(verifier, op)->definition;
  return definition != NULL && (definition->traits & TN_OP_TRAIT_ISOLATED) != 0;
}

/// Reports that unregistered ops of this name are not allowed.
tn_status tn_verifier__refuse_name(const tn_context* context, tn_ref op);
/// The checks before, and after, the nested ops of an op (block).
TN_MUST_USE tn_status tn_verifier__enter_op(tn_verifier* verifier, tn_ref op);
TN_MUST_USE tn_status tn_verifier__leave_op(tn_verifier* verifier, tn_ref op);
TN_MUST_USE tn_status tn_verifier__enter_block(tn_verifier* verifier, tn_ref block);
TN_MUST_USE tn_status tn_verifier__leave_block(tn_verifier* verifier, tn_ref block);

//===-- verify_value.c ------------------------------------------------------------------------===//

/// Verifies the ops without regions from `*first` on in the current block. `*first` becomes the
/// next op with regions, or 0 at the block's end; it does not change on an error.
TN_MUST_USE tn_status tn_verifier__leaves(tn_verifier* verifier, tn_ref* first);
/// Checks the operands of an op in the current block; violations of dominance or isolation are
/// recorded.
TN_MUST_USE tn_status tn_verifier__operands(tn_verifier* verifier, tn_ref op,
                                            const tn_op_cell* cell);
/// Likewise for an isolated op, whose null operands are checked in its own frame.
TN_MUST_USE tn_status tn_verifier__operands_from_outside(tn_verifier* verifier, tn_ref op,
                                                         const tn_op_cell* cell);
/// Reports that the use list of a value (block) is corrupt.
tn_status tn_verifier__report_list(const tn_verifier* verifier, tn_ref value, bool of_block);

/// Checks the links in the use list of a value (block) and sums it up.
static inline tn_status tn_verifier__list(tn_verifier* verifier, tn_ref value, tn_ref first_use,
                                          bool of_block) {
  // Each entry must have the previous one as its predecessor, so no entry is visited twice, and the
  // loop ends.
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

/// Checks that results that are not directly after their op's header have the flag TN_VALUE_FAR.
TN_MUST_USE tn_status tn_verifier__far_flags(const tn_verifier* verifier, tn_ref op,
                                             const tn_op_cell* cell);

/// Checks the use lists of an op's results.
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

/// Returns the block and the region in which a value is defined; 0 if there is none. False if the
/// reference is not a value.
bool tn_verifier__definition(const tn_context* context, tn_ref value, tn_ref* out_op,
                             tn_ref* out_block, tn_ref* out_region);

//===-- verify_known.c ------------------------------------------------------------------------===//

/// Runs the checks of `verify` of the definition of the op's shape.
TN_MUST_USE tn_status tn_verify_memory__check(tn_verify_memory* memory, tn_context* context,
                                              tn_ref op, const tn_op_cell* cell,
                                              const tn_verify_shape* shape);

//===-- verify_report.c -----------------------------------------------------------------------===//

/// Reports the recorded violation that MLIR finds first in the frame of `op`.
tn_status tn_verifier__report_dominance(tn_verifier* verifier, tn_ref op);
tn_status tn_verifier__report_isolation(tn_verifier* verifier, tn_ref op);
/// Compares uses and lists one by one if the balance is not 0: some uses may be outside of the
/// verified tree.
TN_MUST_USE tn_status tn_verifier__compare_uses(tn_verifier* verifier);

#endif  // TENURE_SRC_IR_VERIFIER_H
