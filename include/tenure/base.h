// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Base: common definitions of all other headers.
//
//   status        tn_status, tn_status_name
//   strings       tn_string_view, tn_string_view_from
//   memory        tn_allocator
//   output        tn_write_fn; tn_progress_fn
//
// Handles may have any value: null, stale and invalid ones are detected and reported. Pointers
// (contexts, scopes, tables, states, arrays with a count, out parameters) must not be NULL unless a
// contract allows it.
//
// Errors are codes; messages go to the diagnostic handlers of the context (diagnostics.h) before
// the call returns. No error state is kept per thread, and the caller frees no messages.
//
// The following holds for every function; contracts state only exceptions:
//   - on error nothing visible to the caller has changed, and out values are null, 0 or empty;
//   - an error is reported once, unless the contract says "not reported" or no context is known: no
//     argument belongs to one, or its context is destroyed;
//   - TN_OUT_OF_MEMORY is reported as "out of memory", without allocating;
//   - a long call of a context with an interrupt check (context.h) may return TN_INTERRUPTED;
//   - views and arrays passed in are borrowed for the call and copied if needed longer;
//   - a function that returns a value costs O(1).
//
// Callbacks may call back, and the contract of each states its access to the IR. Unless stated
// otherwise they may do anything, and
//   - a callback "reads": until it returns, its thread cannot change IR of the context. Functions
//     that change IR, and runs of passes and patterns, return TN_INVALID_ARGUMENT;
//   - an object that is destroyed, closed or released during a call of the same thread (the
//     context, scopes that were open when the call began, managers, sets, rewriters, builders,
//     lists) stays valid until that call returns, and is destroyed then;
//   - a diagnostic handler reads, and cannot destroy anything: see diagnostics.h;
//   - while a context is being destroyed, its handles are already TN_CONTEXT_DESTROYED, and
//     additions to it fail with that status.

#ifndef TENURE_BASE_H
#define TENURE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(_WIN32)
#define TN_API
#elif defined(__GNUC__)
#define TN_API __attribute__((visibility("default")))
#else
#define TN_API
#endif

#if defined(__GNUC__)
#define TN_MUST_USE __attribute__((warn_unused_result))
#else
#define TN_MUST_USE
#endif

#define TN_VERSION_MAJOR 0
#define TN_VERSION_MINOR 2
#define TN_VERSION_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

/// The result of a call. The values are ABI: new ones are appended.
typedef enum tn_status {
  TN_OK = 0,
  TN_INVALID_ARGUMENT = 1,  ///< An argument violates the contract; see the message.
  TN_OUT_OF_MEMORY = 2,
  TN_NOT_FOUND = 3,
  TN_ALREADY_EXISTS = 4,
  TN_STALE_HANDLE = 5,        ///< The entity was erased, or an ancestor of it was.
  TN_SCOPE_CLOSED = 6,        ///< The scope that issued the handle is closed.
  TN_SHAPE_MISMATCH = 7,      ///< Shapes do not match.
  TN_MALFORMED = 8,           ///< Text or bytes violate their grammar.
  TN_LIMIT_EXCEEDED = 9,      ///< A documented limit would be exceeded.
  TN_IO_ERROR = 10,           ///< Reading or writing failed.
  TN_CONTEXT_DESTROYED = 11,  ///< The context of the handle was destroyed.
  TN_NULL_HANDLE = 12,        ///< The all-zero handle was passed where an entity is needed.
  TN_VERIFY_FAILED = 13,      ///< The IR is invalid; each error was reported.
  TN_INTERRUPTED = 14         ///< A callback or the context's interrupt check stopped the call.
} tn_status;

/// Returns the name of `status` as in the source ("TN_OK"); "TN_STATUS_UNKNOWN" for other values.
/// Ownership: static. Threads: any.
TN_API const char* tn_status_name(tn_status status);

/// Returns the version of the linked library, "major.minor.patch"; the macros above are the version
/// that the program was compiled with. Ownership: static. Threads: any.
TN_API const char* tn_version(void);

/// Borrowed bytes, not necessarily NUL-terminated. They may be any bytes unless a contract requires
/// an encoding.
typedef struct tn_string_view {
  const char* data;  ///< May be NULL when `size` is 0.
  size_t size;       ///< In bytes.
} tn_string_view;

/// Returns a view of the NUL-terminated `text`; NULL gives the empty view.
static inline tn_string_view tn_string_view_from(const char* text) {
  tn_string_view view;
  view.data = text;
  view.size = text == NULL ? 0 : strlen(text);
  return view;
}

/// Returns true if both views hold the same bytes.
static inline bool tn_string_view_equal(tn_string_view a, tn_string_view b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

/// Allocates memory. One function does everything, so that callers always pass the size of a block,
/// in bytes. It must not call the library: it runs at any point, with locks held.
///
/// Ownership: the struct is copied; `user_data` is borrowed as long as the context lives.
/// Threads:   called from any thread that calls the library, and from several at once if the
///            context was created with threading.
typedef struct tn_allocator {
  void* user_data;
  /// Allocates if `block` is NULL; frees and returns NULL if `new_size` is 0. `alignment` is a
  /// power of two and stays the same for the whole life of a block. On failure returns NULL and
  /// leaves `block` untouched.
  void* (*resize)(void* user_data, void* block, size_t old_size, size_t new_size, size_t alignment);
} tn_allocator;

/// Returns the default allocator of contexts, which uses the heap of the C library.
/// Ownership: by value; its `user_data` is NULL. Threads: any.
TN_API tn_allocator tn_allocator_default(void);

/// Receives the next `size` bytes of output; pieces may end anywhere. Returns TN_OK to continue;
/// any other status stops the producer, which returns it (not reported). The callback reads while
/// ops, blocks or bytecode are written, and while a pass prints.
///
/// Ownership: `bytes` is borrowed for the call.
/// Threads:   called on the thread that requested the output.
typedef tn_status (*tn_write_fn)(void* user_data, const char* bytes, size_t size);

/// Reports the progress of a long operation, in bytes. Any status but TN_OK stops the operation,
/// which returns it.
typedef tn_status (*tn_progress_fn)(void* user_data, uint64_t done, uint64_t total);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_BASE_H
