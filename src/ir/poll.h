// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polling: a long call checks whether its caller wants to interrupt it (tenure/context.h,
// tn_context_set_interrupt_check).
//
// Every long loop regularly takes a step; each thread counts its steps down, and at 0 it calls the
// context's check. A step is a decrement of a thread-local variable and a branch, so it may be in a
// loop over ops, tokens or pieces of output. A function that is interrupted returns TN_INTERRUPTED,
// and leaves the same state as when out of memory; the IR stays valid. So steps are only taken
// between groups of dependent changes. Freeing memory takes none.
//
// The threads of a pool do not call the check, because it must run on the thread that made the
// call: they read a flag that this thread sets.

#ifndef TENURE_SRC_IR_POLL_H
#define TENURE_SRC_IR_POLL_H

#include "ir/context.h"

/// Steps between two checks, unless the context sets another number: about 0.1 ms of work.
#define TN_POLL_STEPS 1024u
/// The number of bytes that count as one step.
#define TN_POLL_BYTES 256u

/// Remaining steps of this thread; never 0.
extern _Thread_local uint32_t tn_poll__left TN_NEAR_THREAD_LOCAL;
/// On a thread of a pool: set, atomically, to stop it. NULL on other threads.
extern _Thread_local const bool* tn_poll__stop TN_NEAR_THREAD_LOCAL;

/// Calls the check, and resets the count. TN_INTERRUPTED is reported, on a pool's thread by the
/// calling one.
TN_COLD tn_status tn_poll__ask(const tn_context* context);

/// Likewise, for a loop that keeps its status: the check is not called if it has failed already.
/// Returns the status.
TN_COLD tn_status tn_poll__ask_after(const tn_context* context, tn_status status);

/// Takes a step.
static inline tn_status tn_poll(const tn_context* context) {
  if (TN_LIKELY(--tn_poll__left != 0)) return TN_OK;
  return tn_poll__ask(context);
}

/// Takes the steps for work on this number of bytes, at least one.
static inline tn_status tn_poll__bytes(const tn_context* context, size_t byte_size) {
  const size_t steps = byte_size / TN_POLL_BYTES + 1;
  if (TN_UNLIKELY(steps >= tn_poll__left)) return tn_poll__ask(context);
  tn_poll__left -= (uint32_t)steps;
  return TN_OK;
}

#endif  // TENURE_SRC_IR_POLL_H
