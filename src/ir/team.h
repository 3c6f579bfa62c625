// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Teams: the threads among which one call divides its work.
//
// Work that consists of many items without shared mutable data is done in parallel, each member
// with its own shard; the caller combines the results. Unusual cases are left to a single thread:
// members report nothing, their reports are kept from the handlers, and the caller itself redoes,
// and reports, what a member could not do. Threads are created for one call and end before it
// returns.
//
// The caller's thread is a member, and the only one that calls the interrupt check (poll.h).

#ifndef TENURE_SRC_IR_TEAM_H
#define TENURE_SRC_IR_TEAM_H

#include "ir/kept_reports.h"

typedef struct tn_team tn_team;

typedef struct tn_team_member {
  tn_team* team;
  tn_shard* shard;
  uint32_t number;  ///< 0 for the caller.
  bool has_reported;
  /// Receives the member's reports, with the index of the current item; NULL: they are dropped.
  tn_kept_reports* kept;
  size_t piece;
  pthread_t thread;
} tn_team_member;

typedef void (*tn_team_work_fn)(tn_team_member* member, void* data);

/// Work on fewer bytes would be done before threads are started.
#define TN_TEAM_BYTES_MIN (1u << 20)

/// Returns the number of processors available to this process; at least 1.
uint32_t tn_team__processor_count(void);

/// Returns the maximum number of threads for work on `byte_size` bytes; 1 for the caller alone.
uint32_t tn_team__size(const tn_context* context, size_t byte_size);

/// Likewise, for a caller that requested `asked` threads, independent of the amount of work.
uint32_t tn_team__size_asked(const tn_context* context, uint32_t asked);

/// Calls `work` on `size` threads, or as many as the system grants, including the caller's, and
/// returns when all have returned. TN_INTERRUPTED if the caller was interrupted while it waited
/// (reported); TN_OUT_OF_MEMORY, not reported, before any work was done.
TN_MUST_USE tn_status tn_team__run(tn_context* context, tn_shard* shard, uint32_t size,
                                   tn_team_work_fn work, void* data);

/// Starts a thread of the library, with enough stack for the maximum nesting, and with signals to
/// the process blocked. False if the system grants none.
bool tn_team__start_thread(pthread_t* out_thread, void* (*work)(void*), void* argument);

/// Returns the data that the team of this thread works on; NULL if it is in none.
const void* tn_team__current_work(void);

/// Makes the other members stop at their next check.
void tn_team__stop(tn_team* team);
bool tn_team__is_stopped(const tn_team* team);

#endif  // TENURE_SRC_IR_TEAM_H
