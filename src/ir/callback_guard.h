// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the library that call back, and restrictions on callbacks.
//
// A call that uses a context after a callback is in a list of its thread. The list tells whether
// the IR may be changed now, whether a scope may be closed, and whether the context may be
// destroyed, without examining the IR. Changes are errors while a call reads; closing and
// destroying are deferred until the call that needs them returns. A diagnostic handler runs inside
// any reporting function, which is not in the list: in a handler, closing and destroying are
// errors.

#ifndef TENURE_SRC_IR_CALLBACK_GUARD_H
#define TENURE_SRC_IR_CALLBACK_GUARD_H

#include <tenure/context.h>

#include "base/status.h"

typedef enum tn_call_kind {
  TN_CALL_CHANGES = 0,  ///< Callbacks may change the IR; the call rereads it afterwards.
  TN_CALL_READS,        ///< Callbacks must not change the IR.
  TN_CALL_REPORTS,      ///< A handler runs: it must not change the IR, and the calls around it are
                        ///< unknown.
  TN_CALL_TELLS,        ///< A host is notified of its wrappers, after all changes.
  TN_CALL_CONVERTS      ///< Changes are journaled by a watch, or are errors.
} tn_call_kind;

/// The notifications to a call of kind TN_CALL_CONVERTS.
typedef struct tn_call_watch {
  void* data;
  void (*op_created)(void* data, uint32_t op);  ///< Not called for nested ops.
  void (*block_created)(void* data, uint32_t block);
  tn_status (*op_changes)(void* data, uint32_t op);  ///< The op is about to change in place.
  /// Returns whether the arguments of the block may change at once.
  bool (*block_may_change)(void* data, uint32_t block);
} tn_call_watch;

typedef struct tn_callback_guard {
  struct tn_callback_guard* outer;         ///< The enclosing call on this thread.
  struct tn_callback_guard* outer_reader;  ///< The enclosing call that prohibits changes.
  tn_context* context;
  uint32_t depth;  ///< The nesting depth, including itself.
  tn_call_kind kind;
  uint32_t op;             ///< The op whose interface callback runs; 0 for none.
  uint32_t owed_ends;      ///< Number of deferred calls of tn_context_destroy.
  uint32_t owed_releases;  ///< Number of deferred releases of the last reference.
  /// Number of the scope whose handles are passed to interface callbacks in this call (a run of
  /// passes or patterns); 0 for other calls.
  uint32_t scope;
  tn_status failure;           ///< The status of the first such callback that failed.
  const tn_call_watch* watch;  ///< For TN_CALL_CONVERTS.
  uint32_t permits;            ///< While not 0, changes are made by the watch itself.
  bool closes;                 ///< Closing a scope was deferred.
  bool sweeps;                 ///< Destroying trees that lost their last pin was deferred.
} tn_callback_guard;

// If the C library reserves space, also for libraries loaded later, access to a thread-local
// variable is one load instead of a call.
#if defined(__ELF__) && defined(__GLIBC__)
#define TN_NEAR_THREAD_LOCAL __attribute__((tls_model("initial-exec")))
#else
#define TN_NEAR_THREAD_LOCAL
#endif

/// The innermost call of this thread that prohibits changes; NULL for none.
extern _Thread_local tn_callback_guard* tn_callback_guard__reader TN_NEAR_THREAD_LOCAL;
/// The innermost call of this thread; NULL for none.
extern _Thread_local tn_callback_guard* tn_callback_guard__innermost TN_NEAR_THREAD_LOCAL;

/// Adds the call to the list; `context` may be NULL. `call` must not move until
/// tn_callback_guard__end, which runs deferred work and may destroy the context: the caller must
/// not use the context after that.
static inline void tn_callback_guard__begin(tn_callback_guard* call, const tn_context* context,
                                            tn_call_kind kind) {
  tn_callback_guard* outer = tn_callback_guard__innermost;
  *call = (tn_callback_guard){.outer = outer,
                              .outer_reader = tn_callback_guard__reader,
                              .context = (tn_context*)(uintptr_t)context,
                              .depth = outer == NULL ? 1 : outer->depth + 1,
                              .kind = kind};
  tn_callback_guard__innermost = call;
  if (kind == TN_CALL_READS || kind == TN_CALL_REPORTS || kind == TN_CALL_CONVERTS) {
    tn_callback_guard__reader = call;
  }
}
void tn_callback_guard__end(tn_callback_guard* call);
/// Removes the call from the list, without deferred work.
void tn_callback_guard__leave(tn_callback_guard* call);

/// Returns the number of active calls of this thread.
uint32_t tn_callback_guard__depth(void);
/// Returns the outermost call of this thread on the context, of those deeper than `depth`; NULL if
/// there is none. `*out_reports` is whether a handler runs inside it.
tn_callback_guard* tn_callback_guard__outermost(const tn_context* context, uint32_t depth,
                                                bool* out_reports);
/// Returns whether a host is being notified of its wrappers on this thread.
static inline bool tn_callback_guard__is_notifying(const tn_context* context) {
  const tn_callback_guard* call = tn_callback_guard__innermost;
  while (call != NULL && (call->context != context || call->kind != TN_CALL_TELLS)) {
    call = call->outer;
  }
  return call != NULL;
}

/// Returns the innermost call of this thread on the context that has a scope; NULL if there is
/// none.
static inline tn_callback_guard* tn_callback_guard__run(const tn_context* context) {
  tn_callback_guard* call = tn_callback_guard__innermost;
  while (call != NULL && (call->context != context || call->scope == 0)) call = call->outer;
  return call;
}

/// Reports an error if a call on this thread reads the context.
tn_status tn_callback_guard__check(const tn_context* context);
/// Returns TN_OK if the IR of the context may be changed here.
TN_MUST_USE static inline tn_status tn_callback_guard__may_change(const tn_context* context) {
  return TN_LIKELY(tn_callback_guard__reader == NULL) ? TN_OK : tn_callback_guard__check(context);
}

// Like tn_callback_guard__check, for changes that a watch can journal. The creation of an op or
// a block is reported afterwards.

tn_status tn_callback_guard__check_op(const tn_context* context, uint32_t op);
tn_status tn_callback_guard__check_block(const tn_context* context, uint32_t block);
tn_status tn_callback_guard__check_create(const tn_context* context);
void tn_callback_guard__report_op(const tn_context* context, uint32_t op);
void tn_callback_guard__report_block(const tn_context* context, uint32_t block);

/// Returns TN_OK if the op itself may be changed here.
TN_MUST_USE static inline tn_status tn_callback_guard__may_change_op(const tn_context* context,
                                                                     uint32_t op) {
  return TN_LIKELY(tn_callback_guard__reader == NULL) ? TN_OK
                                                      : tn_callback_guard__check_op(context, op);
}
/// Returns TN_OK if arguments may be added to the block here.
TN_MUST_USE static inline tn_status tn_callback_guard__may_change_block(const tn_context* context,
                                                                        uint32_t block) {
  return TN_LIKELY(tn_callback_guard__reader == NULL)
             ? TN_OK
             : tn_callback_guard__check_block(context, block);
}
TN_MUST_USE static inline tn_status tn_callback_guard__may_create(const tn_context* context) {
  return TN_LIKELY(tn_callback_guard__reader == NULL) ? TN_OK
                                                      : tn_callback_guard__check_create(context);
}
static inline void tn_callback_guard__op_created(const tn_context* context, uint32_t op) {
  if (TN_UNLIKELY(tn_callback_guard__reader != NULL)) tn_callback_guard__report_op(context, op);
}
static inline void tn_callback_guard__block_created(const tn_context* context, uint32_t block) {
  if (TN_UNLIKELY(tn_callback_guard__reader != NULL))
    tn_callback_guard__report_block(context, block);
}

#endif  // TENURE_SRC_IR_CALLBACK_GUARD_H
