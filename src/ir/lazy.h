// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops whose regions are read on first access.
//
// Such an op has TN_OP_LAZY in its counts, and its regions are empty; the context has a map to the
// source that reads them. A function that accesses the regions of one op loads it; a function that
// visits a tree loads the tree first. If loading fails, the op does not change.
//
// Only one thread of a context loads at a time. A handler that receives an error about the regions
// cannot load others meanwhile.

#ifndef TENURE_SRC_IR_LAZY_H
#define TENURE_SRC_IR_LAZY_H

#include "ir/op.h"

typedef struct tn_lazy_source tn_lazy_source;

/// The position of an op's regions in the source.
typedef struct tn_lazy_place {
  const uint8_t* from;
  const uint8_t* to;
  uint64_t promised;  ///< The number of bytes that is reserved for them.
} tn_lazy_place;

/// Reads the regions of some ops. It is destroyed when none is left.
struct tn_lazy_source {
  /// Fills the regions of `op` from `place`, or reports an error. The report must be the last
  /// access to the op: a handler may erase it.
  tn_status (*load)(tn_lazy_source* source, tn_shard* shard, tn_ref op, const tn_lazy_place* place);
  void (*destroy)(tn_lazy_source* source);
  size_t op_count;  ///< The number of ops still to be read.
  tn_lazy_source* next_dead;
};

void tn_lazy__initialize(tn_context* context);
/// Drops the sources of ops that were not destroyed.
void tn_lazy__finalize(tn_context* context);

/// Makes `op`, whose regions are empty, lazy: `source` reads them from `place`. TN_OUT_OF_MEMORY is
/// reported.
TN_MUST_USE tn_status tn_lazy__add(tn_context* context, tn_ref op, tn_lazy_source* source,
                                   const tn_lazy_place* place);
/// Called when the op is erased, or its regions were filled otherwise.
void tn_lazy__forget(tn_context* context, tn_ref op);
/// Destroys the sources without ops; the callbacks that release their data may do anything.
void tn_lazy__destroy_dead(tn_context* context);

static inline bool tn_lazy__is(const tn_op_cell* cell) {
  return (__atomic_load_n(&cell->counts, __ATOMIC_ACQUIRE) & TN_OP_LAZY) != 0;
}
tn_status tn_lazy__load_slow(tn_shard* shard, tn_ref op);
tn_status tn_lazy__load_tree_slow(tn_shard* shard, tn_ref root);

/// Reads the regions of the op, unless they were read. Nested ops may be lazy again.
TN_MUST_USE static inline tn_status tn_lazy__load(tn_shard* shard, tn_ref op) {
  if (TN_LIKELY(!tn_lazy__is(tn_op__at(shard->context, op)))) return TN_OK;
  return tn_lazy__load_slow(shard, op);
}
/// Reads everything in the op.
TN_MUST_USE static inline tn_status tn_lazy__load_tree(tn_shard* shard, tn_ref root) {
  const tn_context* context = shard->context;
  if (TN_LIKELY(__atomic_load_n(&context->lazy.op_count, __ATOMIC_ACQUIRE) == 0)) return TN_OK;
  return tn_lazy__load_tree_slow(shard, root);
}

#endif  // TENURE_SRC_IR_LAZY_H
