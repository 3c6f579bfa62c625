// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for op builders that infer result types from the op's interface or schema.

#ifndef TENURE_SRC_REWRITE_INFER_TYPES_H
#define TENURE_SRC_REWRITE_INFER_TYPES_H

#include <tenure/operation.h>

#include "ir/callback_guard.h"
#include "ir/context.h"

/// A callback frame for calls that may run users' interfaces and use the context afterwards.
typedef struct tn_infer_call {
  bool is_needed;
  tn_callback_guard call;
} tn_infer_call;

static inline void tn_infer_call__begin(tn_infer_call* self, const tn_context* context) {
  self->is_needed = context->user_interfaces != NULL;
  if (self->is_needed) tn_callback_guard__begin(&self->call, context, TN_CALL_CHANGES);
}
/// The caller must not use the context afterwards.
static inline void tn_infer_call__end(tn_infer_call* self) {
  if (self->is_needed) tn_callback_guard__end(&self->call);
}

/// Reports operands that are null, stale or from another context. The name must be set and the
/// location must belong to `context`.
TN_MUST_USE tn_status tn_op_state__check_operands(const tn_context* context,
                                                  const tn_op_state* state);
/// Returns the property or attribute called `name`; null if there is none.
tn_attribute tn_op_state__attribute(const tn_op_state* state, const char* name);

#endif  // TENURE_SRC_REWRITE_INFER_TYPES_H
