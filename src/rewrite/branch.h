// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands that branch ops forward to block arguments, as their branch interface reports them
// (ir/op_interface.h).
//
// A branch may have a hundred thousand successors, and functions that take one successor index scan
// all earlier successors. Code that visits all successors therefore uses tn_branch_walk, code that
// visits arbitrary ones keeps a tn_branch_index, and code that changes several changes them in one
// call.

#ifndef TENURE_SRC_REWRITE_BRANCH_H
#define TENURE_SRC_REWRITE_BRANCH_H

#include "base/judy_map.h"
#include "ir/op_interface.h"
#include "rewrite/rewriter.h"

/// Returns the operands forwarded to successor `successor`; false if they are unknown.
bool tn_branch__operands(const tn_context* context, tn_ref op, uint32_t successor,
                         tn_forwarded* out_range);

//===-- Any successor of many branches --------------------------------------------------------===//

/// Caches the forwarded operands of branches. Valid while no queried branch changes. Zero all
/// fields except `rewriter` before use.
typedef struct tn_branch_index {
  tn_rewriter* rewriter;
  tn_judy_map ops;   ///< For branches with many successors: the index in `starts` of their first
                     ///< successor.
  uint32_t* starts;  ///< The first forwarded operand of each successor, and the end of the last
                     ///< one.
  size_t count;
  size_t capacity;
} tn_branch_index;
/// Like tn_branch__operands; also returns false when out of memory.
bool tn_branch_index__operands(tn_branch_index* index, tn_ref op, uint32_t successor,
                               tn_forwarded* out_range);
/// Finds the successor and argument that an operand is forwarded to; false if it is not forwarded
/// or the forwarded operands are unknown.
bool tn_branch_index__target(tn_branch_index* index, tn_ref op, uint32_t operand,
                             uint32_t* out_successor, uint32_t* out_argument);
void tn_branch_index__close(tn_branch_index* index);

//===-- Changing ------------------------------------------------------------------------------===//

/// Returns whether to drop the operand forwarded to argument `index` of successor `successor`,
/// which is `block`.
typedef bool (*tn_forwarded_goes_fn)(void* data, tn_ref block, uint32_t successor, uint32_t index);
/// Drops all operands for which `goes` returns true; does nothing if the forwarded operands are
/// unknown.
void tn_branch__drop_operands(tn_rewriter* rewriter, tn_ref op, tn_forwarded_goes_fn goes,
                              void* data);

/// Additional values to forward to a successor.
typedef struct tn_branch_more {
  uint32_t successor;
  const tn_ref* values;
  uint32_t count;
} tn_branch_more;
/// Appends forwarded operands to successors. `more` is sorted by successor.
void tn_branch__append_operands(tn_rewriter* rewriter, tn_ref op, const tn_branch_more* more,
                                uint32_t more_count);

//===-- Deferred changes ----------------------------------------------------------------------===//

/// One value to forward to a successor.
typedef struct tn_branch_hand {
  tn_ref op;
  uint32_t successor;
  tn_ref value;
  uint32_t next;  ///< The index of the next item of the same op, plus 1.
} tn_branch_hand;

/// Collects forwarded values and adds them to the branches all at once, so that a branch that
/// receives n values is changed once and not n times. Until tn_branch_later__apply, the values have
/// no uses. Zero all fields except `rewriter` before use.
typedef struct tn_branch_later {
  tn_rewriter* rewriter;
  tn_branch_hand* items;  ///< In insertion order. Callers may change the values.
  size_t count;
  size_t capacity;
} tn_branch_later;
void tn_branch_later__add(tn_branch_later* later, tn_ref op, uint32_t successor, tn_ref value);
/// Appends the collected values to each successor in insertion order.
void tn_branch_later__apply(tn_branch_later* later);
void tn_branch_later__close(tn_branch_later* later);

//===-- Segment sizes -------------------------------------------------------------------------===//

/// Returns the sizes in a segment attribute; null and 0 if the op has none.
const int32_t* tn_rewriter__segments(const tn_context* context, tn_ref op, const char* name,
                                     uint32_t* out_count);
/// Returns the sizes as `array<i32: ...>`; null on failure.
tn_attribute tn_rewriter__make_segments(tn_rewriter* rewriter, const int32_t* sizes,
                                        uint32_t count);
void tn_rewriter__set_segments(tn_rewriter* rewriter, tn_ref op, const char* name,
                               const int32_t* sizes, uint32_t count);

#endif  // TENURE_SRC_REWRITE_BRANCH_H
