// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the library that call back, and what callbacks may not do meanwhile.
//
// A call that uses a context after a callback is in a list of its thread. So three
// things are known without a look at the IR or a word in it: whether it may be changed now, whether
// a scope may close, and whether the context may end. Changes are errors while a call reads;
// closes and ends are deferred until the call that needs them returns. A diagnostic handler runs
// inside whatever reports, which says nothing of when it is over: there, both are refused.

#ifndef TENURE_SRC_IR_CALL_OUT_H
#define TENURE_SRC_IR_CALL_OUT_H

#include <tenure/context.h>

#include "base/status.h"

typedef enum tn_call_kind {
  TN_CALL_CHANGES = 0,  ///< The IR may be changed from inside, and is looked at anew.
  TN_CALL_READS,        ///< It may not.
  TN_CALL_REPORTS,      ///< A handler runs: it may not, and what goes on afterwards is unknown.
  TN_CALL_TELLS,        ///< A host is notified of its wrappers, after all changes.
  TN_CALL_CONVERTS      ///< Changes are journaled by a watch, or are errors.
} tn_call_kind;

/// What a call of the kind TN_CALL_CONVERTS is notified of.
typedef struct tn_call_watch {
  void* data;
  void (*op_created)(void* data, uint32_t op);  ///< And not what is in it.
  void (*block_created)(void* data, uint32_t block);
  tn_status (*op_changes)(void* data, uint32_t op);  ///< In place, after this.
  /// Whether the arguments of the block may change at once.
  bool (*block_may_change)(void* data, uint32_t block);
} tn_call_watch;

typedef struct tn_call_out {
  struct tn_call_out* outer;         ///< The call around it, on this thread.
  struct tn_call_out* outer_reader;  ///< Of those that let nothing change.
  tn_context* context;
  uint32_t depth;  ///< The nesting depth, including itself.
  tn_call_kind kind;
  uint32_t op;             ///< The op that a user's callback is asked about; 0 for none.
  uint32_t owed_ends;      ///< How often tn_context_destroy was deferred,
  uint32_t owed_releases;  ///< and the release of the last reference.
  /// Number of the scope that what ops of users offer is asked with handles of, in this call (it is
  /// a run of passes or patterns); 0 for other calls.
  uint32_t scope;
  tn_status failure;           ///< What the first such callback returned that failed.
  const tn_call_watch* watch;  ///< Of the kind TN_CALL_CONVERTS.
  uint32_t permits;            ///< While not 0, changes are the watch's own.
  bool closes;                 ///< A scope waits for it,
  bool sweeps;                 ///< or trees that lost their last pin.
} tn_call_out;

// Where the C library keeps room for it, also for libraries loaded later, a thread's variable is
// one load away instead of a call.
#if defined(__ELF__) && defined(__GLIBC__)
#define TN_NEAR_THREAD_LOCAL __attribute__((tls_model("initial-exec")))
#else
#define TN_NEAR_THREAD_LOCAL
#endif

/// The innermost call of this thread that lets nothing change; NULL for none.
extern _Thread_local tn_call_out* tn_call_out__reader TN_NEAR_THREAD_LOCAL;
/// The innermost call of this thread; NULL for none.
extern _Thread_local tn_call_out* tn_call_out__innermost TN_NEAR_THREAD_LOCAL;

/// Enters the call into the list; `context` may be NULL. It stays where it is until
/// tn_call_out__end, which runs deferred work, and may end the context: nothing of it is used
/// after that.
static inline void tn_call_out__begin(tn_call_out* call, const tn_context* context,
                                      tn_call_kind kind) {
  tn_call_out* outer = tn_call_out__innermost;
  *call = (tn_call_out){.outer = outer,
                        .outer_reader = tn_call_out__reader,
                        .context = (tn_context*)(uintptr_t)context,
                        .depth = outer == NULL ? 1 : outer->depth + 1,
                        .kind = kind};
  tn_call_out__innermost = call;
  if (kind == TN_CALL_READS || kind == TN_CALL_REPORTS || kind == TN_CALL_CONVERTS) {
    tn_call_out__reader = call;
  }
}
void tn_call_out__end(tn_call_out* call);
/// Only takes the call out of the list.
void tn_call_out__leave(tn_call_out* call);

/// How many calls of this thread are under way.
uint32_t tn_call_out__depth(void);
/// The outermost call of this thread on the context, of those deeper than `depth`; NULL for none.
/// `*out_reports` says whether a handler runs inside it.
tn_call_out* tn_call_out__outermost(const tn_context* context, uint32_t depth, bool* out_reports);
/// Whether a host is being told of its wrappers on this thread.
static inline bool tn_call_out__is_telling(const tn_context* context) {
  const tn_call_out* call = tn_call_out__innermost;
  while (call != NULL && (call->context != context || call->kind != TN_CALL_TELLS)) {
    call = call->outer;
  }
  return call != NULL;
}

/// The innermost call of this thread on the context that has a scope; NULL for none.
static inline tn_call_out* tn_call_out__run(const tn_context* context) {
  tn_call_out* call = tn_call_out__innermost;
  while (call != NULL && (call->context != context || call->scope == 0)) call = call->outer;
  return call;
}

/// Reports an error if a call on this thread reads the context.
tn_status tn_call_out__check(const tn_context* context);
/// TN_OK if the IR of the context may be changed here.
TN_MUST_USE static inline tn_status tn_call_out__may_change(const tn_context* context) {
  return TN_LIKELY(tn_call_out__reader == NULL) ? TN_OK : tn_call_out__check(context);
}

// The same for what a watch can journal. The creation of an op or a block is reported after it.

tn_status tn_call_out__check_op(const tn_context* context, uint32_t op);
tn_status tn_call_out__check_block(const tn_context* context, uint32_t block);
tn_status tn_call_out__check_create(const tn_context* context);
void tn_call_out__report_op(const tn_context* context, uint32_t op);
void tn_call_out__report_block(const tn_context* context, uint32_t block);

/// TN_OK if the parts of the op itself may be changed here.
TN_MUST_USE static inline tn_status tn_call_out__may_change_op(const tn_context* context,
                                                               uint32_t op) {
  return TN_LIKELY(tn_call_out__reader == NULL) ? TN_OK : tn_call_out__check_op(context, op);
}
/// TN_OK if arguments may be added to the block here.
TN_MUST_USE static inline tn_status tn_call_out__may_change_block(const tn_context* context,
                                                                  uint32_t block) {
  return TN_LIKELY(tn_call_out__reader == NULL) ? TN_OK : tn_call_out__check_block(context, block);
}
TN_MUST_USE static inline tn_status tn_call_out__may_create(const tn_context* context) {
  return TN_LIKELY(tn_call_out__reader == NULL) ? TN_OK : tn_call_out__check_create(context);
}
static inline void tn_call_out__op_created(const tn_context* context, uint32_t op) {
  if (TN_UNLIKELY(tn_call_out__reader != NULL)) tn_call_out__report_op(context, op);
}
static inline void tn_call_out__block_created(const tn_context* context, uint32_t block) {
  if (TN_UNLIKELY(tn_call_out__reader != NULL)) tn_call_out__report_block(context, block);
}

#endif  // TENURE_SRC_IR_CALL_OUT_H
