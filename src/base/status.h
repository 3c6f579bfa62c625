// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TN_TRY, which returns failures to the caller; hints for the compiler.

#ifndef TENURE_SRC_BASE_STATUS_H
#define TENURE_SRC_BASE_STATUS_H

#include <tenure/base.h>

#define TN_TRY(expr)                      \
  do {                                    \
    const tn_status tn_try_ = (expr);     \
    if (tn_try_ != TN_OK) return tn_try_; \
  } while (0)

/// The slow path of a hot function: not inlined, so that the fast path saves no registers for it,
/// and called with the declared arguments, so that those of the fast path can stay in place.
#if defined(__GNUC__) && !defined(__clang__)
#define TN_COLD __attribute__((cold, noipa))
#else
#define TN_COLD __attribute__((cold, noinline))
#endif

/// States an invariant that the compiler cannot see.
#define TN_ASSUME(x)                   \
  do {                                 \
    if (!(x)) __builtin_unreachable(); \
  } while (0)

#define TN_LIKELY(x) __builtin_expect(!!(x), 1)
#define TN_UNLIKELY(x) __builtin_expect(!!(x), 0)

// If the C library reserves space, also for libraries loaded later, access to a thread-local
// variable is one load instead of a call.
#if defined(__ELF__) && defined(__GLIBC__)
#define TN_NEAR_THREAD_LOCAL __attribute__((tls_model("initial-exec")))
#else
#define TN_NEAR_THREAD_LOCAL
#endif

#endif  // TENURE_SRC_BASE_STATUS_H
