// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interrupt check; see poll.h.

#include "ir/poll.h"

_Thread_local uint32_t tn_poll__left = TN_POLL_STEPS;
_Thread_local const bool* tn_poll__stop;

void tn_context_set_interrupt_check(tn_context* context, tn_interrupt_fn check, void* user_data,
                                    uint32_t every) {
  context->interrupt_check = check;
  context->interrupt_data = user_data;
  context->interrupt_every = every == 0 ? TN_POLL_STEPS : every;
  tn_poll__left = 1;
}

tn_status tn_poll__ask(const tn_context* context) {
  if (tn_poll__stop != NULL) {
    tn_poll__left = TN_POLL_STEPS;
    return __atomic_load_n(tn_poll__stop, __ATOMIC_RELAXED) ? TN_INTERRUPTED : TN_OK;
  }
  const tn_callback_guard* run =
      context->has_user_callbacks ? tn_callback_guard__run(context) : NULL;
  if (run != NULL && run->failure != TN_OK) {
    tn_poll__left = 1;
    return run->failure;
  }
  bool stops = false;
  if (context->interrupt_check != NULL) {
    // If a check uses another context, that context's check is not called in turn.
    tn_poll__left = UINT32_MAX;
    stops = context->interrupt_check(context->interrupt_data);
  }
  tn_poll__left = context->interrupt_check == NULL ? TN_POLL_STEPS : context->interrupt_every;
  if (!stops) return TN_OK;
  return tn_context__fail(context, TN_INTERRUPTED, (tn_location){context, 0}, "interrupted");
}

tn_status tn_poll__ask_after(const tn_context* context, tn_status status) {
  if (status == TN_OK) return tn_poll__ask(context);
  tn_poll__left = 1;
  return status;
}
