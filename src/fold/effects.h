// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops do to memory, and when they may be moved or left out: MLIR's memory effect,
// speculation and branch interfaces, answered from traits of schemas and, where an op reads or
// writes, from its code.

#ifndef TENURE_SRC_FOLD_EFFECTS_H
#define TENURE_SRC_FOLD_EFFECTS_H

#include "fold/rewriter.h"

enum {
  TN_EFFECT_READ = 1,
  TN_EFFECT_WRITE = 2,
  TN_EFFECT_ALLOCATE = 4,  ///< What it makes is one of its results.
  TN_EFFECT_FREE = 8,
  TN_EFFECT_RECURSIVE = 16,  ///< And those of the ops in it.
  TN_EFFECT_UNKNOWN = 32
};

/// What the op itself does.
uint32_t tn_effects__of(const tn_context* context, tn_ref op);
/// Whether the op and all in it are known to touch no memory.
bool tn_effects__is_free(const tn_context* context, tn_ref op);
/// Whether it could be left out if its results were not used.
bool tn_effects__would_be_dead(const tn_context* context, tn_ref op);
/// The same, and its results are not used.
static inline bool tn_effects__is_dead(const tn_context* context, tn_ref op) {
  return tn_rw__is_unused(context, op) && tn_effects__would_be_dead(context, op);
}
/// Whether the op may run where it was not asked to.
bool tn_effects__is_speculatable(const tn_context* context, tn_ref op);
static inline bool tn_effects__is_pure(const tn_context* context, tn_ref op) {
  return tn_effects__is_free(context, op) && tn_effects__is_speculatable(context, op);
}

/// The range of operands of a terminator that go to successor number `index`, those for arguments
/// from `*out_first_argument` on; false if it is not known how.
typedef struct tn_forwarded {
  uint32_t start;  ///< Of the operands.
  uint32_t count;
} tn_forwarded;
bool tn_branch__operands(const tn_context* context, tn_ref op, uint32_t successor,
                         tn_forwarded* out_range);
/// Takes operand number `index` of what goes to a successor away.
void tn_branch__erase_operand(tn_rewriter* it, tn_ref op, uint32_t successor, uint32_t index);
void tn_branch__append_operand(tn_rewriter* it, tn_ref op, uint32_t successor, tn_ref value);
/// Size number `index` of a segment attribute; 0 without one.
int64_t tn_rw__segment(const tn_context* context, tn_ref op, const char* name, uint32_t index);
void tn_rw__set_segments(tn_rewriter* it, tn_ref op, const char* name, const int32_t* sizes,
                         uint32_t count);

#endif  // TENURE_SRC_FOLD_EFFECTS_H
