// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops whose regions are read when somebody looks into them.
//
// Such an op has TN_OP_LAZY in its counts, and its regions are empty; the context's map says who
// reads them, and from where. Whoever is about to go into the regions of one op loads it; whoever
// goes over a tree loads the tree first. What came out wrong leaves the op as it was.
//
// Loading is one at a time in a context. A handler that is told what is wrong with the regions
// cannot load others meanwhile.

#ifndef TENURE_SRC_IR_LAZY_H
#define TENURE_SRC_IR_LAZY_H

#include "ir/op.h"

typedef struct tn_lazy_source tn_lazy_source;

/// Where the regions of an op are.
typedef struct tn_lazy_place {
  const uint8_t* from;
  const uint8_t* to;
  uint64_t promised;  ///< What was to come around them.
} tn_lazy_place;

/// Who reads the regions of some ops. It is destroyed when none is left.
struct tn_lazy_source {
  /// Fills the regions of `op` from the place that was given for it, or reports why not. The report
  /// is the last thing that it does with the op: a handler may have erased it.
  tn_status (*load)(tn_lazy_source* source, tn_shard* shard, tn_ref op, const tn_lazy_place* place);
  void (*destroy)(tn_lazy_source* source);
  size_t op_count;  ///< Ops that it is to read.
  tn_lazy_source* next_dead;
};

void tn_lazy__initialize(tn_context* context);
/// Drops the sources of ops that were not destroyed.
void tn_lazy__finalize(tn_context* context);

/// Makes `op`, whose regions are empty, one that `source` reads from there. TN_OUT_OF_MEMORY is
/// reported.
TN_MUST_USE tn_status tn_lazy__add(tn_context* context, tn_ref op, tn_lazy_source* source,
                                   const tn_lazy_place* place);
/// The op goes away, or its regions came from elsewhere.
void tn_lazy__forget(tn_context* context, tn_ref op);
/// Destroys the sources that have no ops any more; the callbacks of what they hold may do anything.
void tn_lazy__destroy_dead(tn_context* context);

static inline bool tn_lazy__is(const tn_op_cell* cell) {
  return (__atomic_load_n(&cell->counts, __ATOMIC_ACQUIRE) & TN_OP_LAZY) != 0;
}
tn_status tn_lazy__load_slow(tn_shard* shard, tn_ref op);
tn_status tn_lazy__load_tree_slow(tn_shard* shard, tn_ref root);

/// Reads the regions of the op, if that is still to be done. Ops in them may be lazy again.
TN_MUST_USE static inline tn_status tn_lazy__load(tn_shard* shard, tn_ref op) {
  if (TN_LIKELY(!tn_lazy__is(tn_op__at(shard->context, op)))) return TN_OK;
  return tn_lazy__load_slow(shard, op);
}
/// Reads all that is in the op.
TN_MUST_USE static inline tn_status tn_lazy__load_tree(tn_shard* shard, tn_ref root) {
  const tn_context* context = shard->context;
  if (TN_LIKELY(__atomic_load_n(&context->lazy.op_count, __ATOMIC_ACQUIRE) == 0)) return TN_OK;
  return tn_lazy__load_tree_slow(shard, root);
}

#endif  // TENURE_SRC_IR_LAZY_H
