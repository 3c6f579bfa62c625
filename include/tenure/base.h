// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Base: what every other header stands on.
//
//   status        tn_status, tn_status_name
//   strings       tn_string_view, tn_string_view_from
//   memory        tn_allocator
//   output        tn_write_fn; tn_progress_fn
//
// Handles may hold anything: null, stale and made-up ones are told apart and refused. Pointers
// (contexts, scopes, tables, states, arrays with a count, out parameters) are not NULL unless a
// contract says so.
//
// Errors are codes; the words go to the diagnostic handlers of the context (diagnostics.h) before
// the call returns. Nothing is kept per thread and no message needs freeing.
//
// What holds for every function, so that the contracts say only what differs:
//   - on error nothing that the caller can see has changed, and out values are null, 0 or empty;
//   - an error is reported once, unless the contract says "not reported" or no context is known:
//     nothing among the arguments belongs to one, or the one it belongs to is gone;
//   - TN_OUT_OF_MEMORY is reported as "out of memory", for which nothing is allocated;
//   - a long call of a context that has an interrupt check (context.h) may return TN_INTERRUPTED;
//   - views and arrays that are passed in are borrowed for the call; what has to stay is copied;
//   - what a function returns by value costs O(1) to ask for.
//
// Callbacks may call back, and the contract of each says what it is to the IR. Where it says
// nothing else they may do anything, and
//   - a callback "reads": until it returns, its thread changes no IR of the context. What would is
//     refused with TN_INVALID_ARGUMENT, and so are runs of passes and patterns;
//   - whatever is destroyed, closed or released while a call of the same thread goes on with it
//     (the context, scopes that were open when the call began, managers, sets, rewriters, builders,
//     lists) stays as it is until that call is over, and goes then;
//   - a diagnostic handler reads, and can end nothing: see diagnostics.h;
//   - while a context ends, its handles are TN_CONTEXT_DESTROYED already, and what would be entered
//     into it is refused with that status.

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

/// What a call came to. The numbers are ABI: new ones are appended.
typedef enum tn_status {
  TN_OK = 0,
  TN_INVALID_ARGUMENT = 1,  ///< An argument breaks the contract; the message says which and how.
  TN_OUT_OF_MEMORY = 2,
  TN_NOT_FOUND = 3,
  TN_ALREADY_EXISTS = 4,
  TN_STALE_HANDLE = 5,        ///< The entity was erased, or an ancestor of it was.
  TN_SCOPE_CLOSED = 6,        ///< The scope that issued the handle is closed.
  TN_SHAPE_MISMATCH = 7,      ///< Extents do not fit each other.
  TN_MALFORMED = 8,           ///< Text or bytes break their grammar.
  TN_LIMIT_EXCEEDED = 9,      ///< A documented limit would be passed.
  TN_IO_ERROR = 10,           ///< The operating system refused to read or write.
  TN_CONTEXT_DESTROYED = 11,  ///< The context of the handle is gone.
  TN_NULL_HANDLE = 12,        ///< The all-zero handle was passed where an entity is needed.
  TN_VERIFY_FAILED = 13,      ///< The IR breaks a rule; each break was reported.
  TN_INTERRUPTED = 14         ///< A callback asked to stop, or the context's interrupt check.
} tn_status;

/// The name of `status` as in the source ("TN_OK"); "TN_STATUS_UNKNOWN" for other numbers.
/// Ownership: static. Threads: any.
TN_API const char* tn_status_name(tn_status status);

/// The version of the library that is linked, "major.minor.patch"; the macros above say which one
/// was compiled against. Ownership: static. Threads: any.
TN_API const char* tn_version(void);

/// Bytes that belong to somebody else; not necessarily NUL-terminated, any bytes unless a contract
/// asks for some encoding.
typedef struct tn_string_view {
  const char* data;  ///< May be NULL when `size` is 0.
  size_t size;       ///< In bytes.
} tn_string_view;

/// A view of the NUL-terminated `text`; NULL gives the empty view.
static inline tn_string_view tn_string_view_from(const char* text) {
  tn_string_view view;
  view.data = text;
  view.size = text == NULL ? 0 : strlen(text);
  return view;
}

/// True if both views hold the same bytes.
static inline bool tn_string_view_equal(tn_string_view a, tn_string_view b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

/// Where memory comes from. One function, so that sizes, in bytes, always travel with blocks. It
/// calls nothing of the library: it runs in the middle of everything, with locks held.
///
/// Ownership: copied where it is passed; `user_data` is borrowed as long as the context lives.
/// Threads:   called from whichever thread calls the library, from several at once if the context
///            was created with threading.
typedef struct tn_allocator {
  void* user_data;
  /// `block` NULL allocates; `new_size` 0 frees and returns NULL. `alignment` is a power of two and
  /// the same for a block's whole life. On failure returns NULL and leaves `block` untouched.
  void* (*resize)(void* user_data, void* block, size_t old_size, size_t new_size, size_t alignment);
} tn_allocator;

/// The allocator on top of the C library's heap that a context uses when it is given none.
/// Ownership: by value; its `user_data` is NULL. Threads: any.
TN_API tn_allocator tn_allocator_default(void);

/// Takes `size` bytes of output, a piece of the whole that ends anywhere. Returns TN_OK to go on;
/// any other status stops the producer, which returns it (not reported). It reads while ops, blocks
/// or bytecode are written, and while a pass prints.
///
/// Ownership: `bytes` is borrowed for the call.
/// Threads:   called from the thread that asked for the output.
typedef tn_status (*tn_write_fn)(void* user_data, const char* bytes, size_t size);

/// Told how far a long operation is, in bytes; anything but TN_OK stops it, and is returned.
typedef tn_status (*tn_progress_fn)(void* user_data, uint64_t done, uint64_t total);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_BASE_H
