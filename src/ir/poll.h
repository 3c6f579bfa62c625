// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polling: how a long call finds out that its caller wants it to stop (tenure/context.h,
// tn_context_set_interrupt_check).
//
// Every loop that can be long takes a step now and then; each thread counts its steps down, and at
// 0 the context's check is asked. A step is a decrement of a variable of the thread and a branch,
// so it may stand in a loop over ops, tokens or pieces of output. What finds out that it is to stop
// hands TN_INTERRUPTED on as it does lack of memory: nothing of it stays that lack of memory would
// not leave, and IR is as valid as it was. So steps are taken only between changes that belong
// together. Giving memory back takes none.
//
// The threads of a pool do not ask, because the check is for the thread that made the call: they
// look at a flag that this one sets.

#ifndef TENURE_SRC_IR_POLL_H
#define TENURE_SRC_IR_POLL_H

#include "ir/context.h"

/// Steps between two questions, unless the context says otherwise: some 0.1 ms of work.
#define TN_POLL_STEPS 1024u
/// Bytes that are as much work as a step, for what goes over bytes.
#define TN_POLL_BYTES 256u

/// Steps that this thread has left; never 0.
extern _Thread_local uint32_t tn_poll__left TN_NEAR_THREAD_LOCAL;
/// On a thread of a pool: set, atomically, when it is to stop. NULL on others.
extern _Thread_local const bool* tn_poll__stop TN_NEAR_THREAD_LOCAL;

/// Asks, and begins to count anew. TN_INTERRUPTED is reported, on a pool's thread by the other one.
TN_COLD tn_status tn_poll__ask(const tn_context* context);

/// The same for a loop that keeps its status, and has failed already if that is not TN_OK: then
/// the check is not called. Returns the status.
TN_COLD tn_status tn_poll__ask_after(const tn_context* context, tn_status status);

/// Takes a step.
static inline tn_status tn_poll(const tn_context* context) {
  if (TN_LIKELY(--tn_poll__left != 0)) return TN_OK;
  return tn_poll__ask(context);
}

/// Takes the steps that work on so many bytes is worth, one at the least.
static inline tn_status tn_poll__bytes(const tn_context* context, size_t byte_size) {
  const size_t steps = byte_size / TN_POLL_BYTES + 1;
  if (TN_UNLIKELY(steps >= tn_poll__left)) return tn_poll__ask(context);
  tn_poll__left -= (uint32_t)steps;
  return TN_OK;
}

#endif  // TENURE_SRC_IR_POLL_H
