// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A team: the threads that one call spreads its work over.
//
// Who has much to do that falls into pieces which share nothing that changes has it done side by
// side, each member with a shard of its own, and puts together what comes of it. What one thread
// would have done is done where anything is out of the ordinary: so members say nothing, what they
// report is kept from the handlers, and the caller does by itself, with its words, what a member
// could not do. Threads are made for one call and are gone when it returns.
//
// The caller's thread is a member, and the only one that asks whether to stop (poll.h).

#ifndef TENURE_SRC_IR_TEAM_H
#define TENURE_SRC_IR_TEAM_H

#include "ir/kept_reports.h"

typedef struct tn_team tn_team;

typedef struct tn_team_member {
  tn_team* team;
  tn_shard* shard;
  uint32_t number;  ///< 0 is the caller.
  bool has_reported;
  /// Where what the member reports is kept, by the index of the current piece; NULL: it is
  /// forgotten.
  tn_kept_reports* kept;
  size_t piece;
  pthread_t thread;
} tn_team_member;

typedef void (*tn_team_work_fn)(tn_team_member* member, void* data);

/// Work on fewer bytes is over before threads are under way.
#define TN_TEAM_BYTES_MIN (1u << 20)

/// How many threads the machine offers to this process; at least 1.
uint32_t tn_team__processor_count(void);

/// How many threads a call may spread work on `byte_size` bytes over; 1 for the caller alone.
uint32_t tn_team__size(const tn_context* context, size_t byte_size);

/// The same for a caller who asked for `asked` threads, however much there is to do.
uint32_t tn_team__size_asked(const tn_context* context, uint32_t asked);

/// Calls `work` on `size` threads, or on as many as the system grants, the caller's among them, and
/// returns when all have returned. TN_INTERRUPTED if the caller was told to stop while it waited
/// (reported); TN_OUT_OF_MEMORY, not reported, before anything was done.
TN_MUST_USE tn_status tn_team__run(tn_context* context, tn_shard* shard, uint32_t size,
                                   tn_team_work_fn work, void* data);

/// Starts a thread of the library's own, with stack enough for what nests as deep as it may, and to
/// which the system brings no signals that are for the process. False if there is none to be had.
bool tn_team__start_thread(pthread_t* out_thread, void* (*work)(void*), void* argument);

/// What the team of this thread works on; NULL if it is in none.
const void* tn_team__work_at_hand(void);

/// Has the others stop where they next ask whether to.
void tn_team__stop(tn_team* team);
bool tn_team__is_stopped(const tn_team* team);

#endif  // TENURE_SRC_IR_TEAM_H
