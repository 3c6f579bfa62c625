// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What branches hand to the arguments of blocks, by their branch interface (ir/op_interface.h).
//
// A branch may have a hundred thousand successors. Code that visits all of them walks
// (tn_branch_walk), code that visits any of them keeps an index (tn_branch_index), and code that
// changes several changes them at once: what takes one successor by its number goes through those
// in front.

#ifndef TENURE_SRC_REWRITE_BRANCH_H
#define TENURE_SRC_REWRITE_BRANCH_H

#include "base/judy_map.h"
#include "ir/op_interface.h"
#include "rewrite/rewriter.h"

/// The operands of a terminator that go to the arguments of a successor, in their order.
typedef struct tn_forwarded {
  uint32_t start;
  uint32_t count;
} tn_forwarded;
/// What goes to successor number `successor`; false if it is not known.
bool tn_branch__operands(const tn_context* context, tn_ref op, uint32_t successor,
                         tn_forwarded* out_range);

//===-- All successors of one branch ----------------------------------------------------------===//

/// False if it is not known what goes to successors. The walk must stay where it is.
bool tn_branch__walk(const tn_context* context, tn_ref op, tn_branch_walk* out_walk);
/// What goes to the next successor.
static inline tn_forwarded tn_branch__next(tn_branch_walk* walk) {
  const uint32_t behind = walk->next - 1;
  tn_forwarded range = {walk->start, walk->first_count};
  if (walk->next != 0) range.count = behind < walk->rest_count ? (uint32_t)walk->rest[behind] : 0;
  walk->start += range.count;
  ++walk->next;
  return range;
}

//===-- Any successor of many branches --------------------------------------------------------===//

/// Right while no branch that it was asked about changes. Zero but for `it` before use.
typedef struct tn_branch_index {
  tn_rewriter* rewriter;
  tn_judy_map ops;   ///< Of long branches: where in `starts` that of their first successor stands.
  uint32_t* starts;  ///< Of each successor, and the end of the last.
  size_t count;
  size_t capacity;
} tn_branch_index;
/// As tn_branch__operands; false also when out of memory.
bool tn_branch_index__operands(tn_branch_index* index, tn_ref op, uint32_t successor,
                               tn_forwarded* out_range);
/// Which argument of which successor an operand goes to; false for one that goes to none, and if it
/// is not known.
bool tn_branch_index__target(tn_branch_index* index, tn_ref op, uint32_t operand,
                             uint32_t* out_successor, uint32_t* out_argument);
void tn_branch_index__close(tn_branch_index* index);

//===-- Changing ------------------------------------------------------------------------------===//

/// Whether what a branch hands to argument number `index` of its successor number `successor`, the
/// block `block`, goes.
typedef bool (*tn_forwarded_goes_fn)(void* data, tn_ref block, uint32_t successor, uint32_t index);
/// Takes all away that goes; nothing where it is not known what goes to successors.
void tn_branch__drop_operands(tn_rewriter* rewriter, tn_ref op, tn_forwarded_goes_fn goes,
                              void* data);

/// What else a successor is handed.
typedef struct tn_branch_more {
  uint32_t successor;
  const tn_ref* values;
  uint32_t count;
} tn_branch_more;
/// Hands more to successors, whose numbers ascend.
void tn_branch__append_operands(tn_rewriter* rewriter, tn_ref op, const tn_branch_more* more,
                                uint32_t more_count);

//===-- Changing many, later ------------------------------------------------------------------===//

/// One value that a successor is to be handed.
typedef struct tn_branch_hand {
  tn_ref op;
  uint32_t successor;
  tn_ref value;
  uint32_t next;  ///< The number of the next one of the same op, and 1 more.
} tn_branch_hand;

/// Values that are handed on one by one, but given to the branches all at once: a branch that takes
/// n values is changed once and not n times. Until then they are no uses. Zero but for `it` before
/// use.
typedef struct tn_branch_later {
  tn_rewriter* rewriter;
  tn_branch_hand* items;  ///< In the order in which they came. The values may be changed.
  size_t count;
  size_t capacity;
} tn_branch_later;
void tn_branch_later__add(tn_branch_later* later, tn_ref op, uint32_t successor, tn_ref value);
/// Gives each successor its values, in the order in which they came.
void tn_branch_later__apply(tn_branch_later* later);
void tn_branch_later__close(tn_branch_later* later);

//===-- Sizes of segments ---------------------------------------------------------------------===//

/// The sizes of a segment attribute; none without one.
const int32_t* tn_rewriter__segments(const tn_context* context, tn_ref op, const char* name,
                                     uint32_t* out_count);
/// `array<i32: ...>` of the sizes; null on failure.
tn_attribute tn_rewriter__make_segments(tn_rewriter* rewriter, const int32_t* sizes,
                                        uint32_t count);
void tn_rewriter__set_segments(tn_rewriter* rewriter, tn_ref op, const char* name,
                               const int32_t* sizes, uint32_t count);

#endif  // TENURE_SRC_REWRITE_BRANCH_H
