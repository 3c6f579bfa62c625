// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks that only read, on several threads.
//
// The work items are the ops directly in the root, with their nested ops. Each thread takes runs of
// adjacent items and visits them in order. Nothing changes, so walkers need not be registered. The
// result does not depend on the threads: items before the first one that stops the walk are visited
// completely, and diagnostics are emitted in the order of items, up to that one.
//
// Invariants:
//   - each thread except the caller's has a scope of its own inside that of the root, with a shard
//     of its own, both from its first visit to the end of the call;
//   - in the list of calls (callback_guard.h) each call has the depth of the call on the caller's
//     thread, so that scopes and contexts recognise a call that needs them by its depth on any
//     thread.

#include <tenure/walk.h>

#include "ir/lazy.h"
#include "ir/poll.h"
#include "ir/team.h"
#include "ir/walk.h"
#include "scope/access.h"

/// A rough estimate of the bytes of text per op, to decide whether threads are worthwhile.
#define BYTES_AN_OP 64u
/// The number of shares of the remaining work that a thread takes, if the others take the same.
#define SHARES_A_THREAD 4u

/// The state of one thread.
typedef struct member {
  tn_walk_thread thread;
  tn_callback_guard call;
  tn_scope* own_scope;  ///< NULL for the caller.
  tn_kept_reports kept;
  tn_status status;  ///< The caller's status, if it was interrupted.
  tn_op stopped_at;  ///< A handle of the thread's scope: where its item `stopped_piece` was
                     ///< stopped.
  size_t stopped_piece;
} member;

typedef struct walk {
  tn_context* context;
  tn_scope* scope;
  tn_ref root;
  tn_walk_order order;
  tn_walk_parallel_fn visit;
  tn_walk_parallel_options options;
  member* members;  ///< `first` if there is only one.
  member first;
  uint32_t member_count;
  uint32_t begun_count;  ///< Number of threads whose data were created.
  tn_ref* pieces;
  size_t piece_count;
  size_t piece_capacity;
  size_t next;           ///< Accessed with __atomic builtins.
  size_t first_stopped;  ///< The first item known to have stopped the walk; likewise.
} walk;

//===-- Visits --------------------------------------------------------------------------------===//

static size_t first_stopped(const walk* self) {
  return __atomic_load_n(&self->first_stopped, __ATOMIC_RELAXED);
}

static void note_stop(walk* self, member* by, size_t piece, tn_op op) {
  by->stopped_at = op;
  by->stopped_piece = piece;
  size_t first = first_stopped(self);
  while (piece < first && !__atomic_compare_exchange_n(&self->first_stopped, &first, piece, false,
                                                       __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    continue;
  }
}

/// Visits `op`, which is in `piece`. Returns false if the walk of the item ends; `*out_status` is
/// TN_INTERRUPTED if the whole walk was stopped elsewhere.
static inline bool visit(walk* self, member* by, size_t piece, tn_ref op, const tn_op_cell* cell,
                         bool* out_skip, tn_status* out_status) {
  *out_status = tn_poll(self->context);
  if (TN_UNLIKELY(*out_status != TN_OK)) return false;
  const tn_op handle = {by->thread.scope->number, op, cell->generation, 0};
  const tn_walk_result result = self->visit(handle, &by->thread);
  *out_skip = result == TN_WALK_SKIP;
  if (TN_LIKELY(result != TN_WALK_INTERRUPT)) return true;
  note_stop(self, by, piece, handle);
  return false;
}

/// Returns the op after `op` in the walk of `unit`.
static inline tn_ref next_op(const walk* self, tn_ref unit, tn_ref op, const tn_op_cell* cell,
                             bool skip) {
  const tn_context* context = self->context;
  const bool is_pre = self->order == TN_WALK_PRE_ORDER;
  if (TN_LIKELY((cell->counts & TN_OP_MAY_HOLD) == 0 && cell->next != 0 && op != unit)) {
    const tn_op_cell* next = tn_op__at(context, cell->next);
    if (is_pre || TN_LIKELY((next->counts & TN_OP_MAY_HOLD) == 0)) return cell->next;
  }
  return is_pre ? tn_op__next_in_pre_order(context, unit, op, skip)
                : tn_op__next_in_post_order(context, unit, op);
}

/// Visits the ops in `unit`, which is `piece`.
static tn_status visit_piece(walk* self, member* by, size_t piece, tn_ref unit) {
  const tn_context* context = self->context;
  tn_ref op = self->order == TN_WALK_PRE_ORDER ? unit : tn_op__first_in_post_order(context, unit);
  tn_status status = TN_OK;
  bool skip = false;
  while (op != 0 && piece <= first_stopped(self)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    __builtin_prefetch((const char*)cell + TN_WALK_PREFETCH_BYTES);
    if (!visit(self, by, piece, op, cell, &skip, &status)) break;
    op = next_op(self, unit, op, cell, skip);
  }
  return status;
}

//===-- Threads -------------------------------------------------------------------------------===//

/// Takes the next run of items: a fraction of the remaining ones, so small that all threads finish
/// together. Returns the first, and the end; they are equal when no items remain.
static size_t take_pieces(walk* self, size_t* out_end) {
  size_t first = __atomic_load_n(&self->next, __ATOMIC_RELAXED);
  size_t count = 0;
  do {
    const size_t left = self->piece_count - first;
    count = left / (SHARES_A_THREAD * (size_t)self->member_count);
    if (count == 0 && left != 0) count = 1;
  } while (!__atomic_compare_exchange_n(&self->next, &first, first + count, false, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED));
  *out_end = first + count;
  return first;
}

static tn_status visit_pieces(walk* self, member* by, tn_team_member* in_team) {
  for (size_t at = 0, end = 0;; ++at) {
    if (at == end) at = take_pieces(self, &end);
    if (at == end || at > first_stopped(self)) return TN_OK;
    in_team->piece = at;
    TN_TRY(visit_piece(self, by, at, self->pieces[at]));
  }
}

static void work(tn_team_member* in_team, void* data) {
  walk* self = data;
  member* by = &self->members[in_team->number];
  const uint32_t depth = self->members[0].call.depth;
  if (in_team->number != 0) {
    by->own_scope = tn_scope__open_for(self->scope, in_team->shard, depth - 1);
    if (by->own_scope == NULL) return;  // The other threads do all the work.
    by->thread.scope = by->own_scope;
    tn_callback_guard__begin(&by->call, self->context, TN_CALL_READS);
    by->call.depth = depth;
  }
  in_team->kept = &by->kept;
  by->status = visit_pieces(self, by, in_team);
  if (in_team->number != 0) {
    tn_callback_guard__leave(&by->call);
  } else if (by->status != TN_OK) {
    tn_team__stop(in_team->team);
  }
}

/// Transfers deferred work of the other threads, which have ended, to the caller's thread.
static void settle_members(walk* self) {
  const uint32_t depth = self->members[0].call.depth;
  for (uint32_t i = 1; i < self->member_count; ++i) {
    member* by = &self->members[i];
    if (by->own_scope == NULL) continue;
    tn_scope__hand_over(self->context, &by->call, &self->members[0].call);
    if (by->stopped_at.slot != 0) {
      by->stopped_at = tn_op__handle(self->context, self->scope->number, by->stopped_at.slot);
    }
    tn_scope__close_for(by->own_scope, depth);
  }
}

/// Returns TN_OUT_OF_MEMORY if nothing was done.
static tn_status visit_in_team(walk* self) {
  self->first_stopped = self->piece_count;
  const tn_status status =
      tn_team__run(self->context, self->scope->shard, self->member_count, work, self);
  if (status == TN_OUT_OF_MEMORY) return status;
  settle_members(self);
  const size_t last = first_stopped(self);
  tn_kept_reports__emit(self->context, &self->members[0].kept, self->member_count,
                        sizeof *self->members, last);
  if (status != TN_OK || self->members[0].status != TN_OK) return TN_INTERRUPTED;
  if (last == self->piece_count) return TN_OK;
  for (uint32_t i = 0; i < self->member_count; ++i) {
    const member* by = &self->members[i];
    if (by->stopped_at.slot != 0 && by->stopped_piece == last) {
      self->members[0].stopped_at = by->stopped_at;
    }
  }
  return TN_INTERRUPTED;
}

//===-- The walk ------------------------------------------------------------------------------===//

/// Returns whether the root has enough ops for threads to be worthwhile.
static bool is_worth_threads(const walk* self) {
  const size_t enough = self->context->team_bytes_min / BYTES_AN_OP;
  size_t count = 0;
  for (tn_ref op = self->root; op != 0 && count < enough; ++count) {
    op = tn_op__next_in_pre_order(self->context, self->root, op, false);
  }
  return count >= enough;
}

/// Lists the ops directly in the root; false if there are fewer than two, or no memory.
static bool find_pieces(walk* self) {
  const tn_context* context = self->context;
  const tn_op_cell* cell = tn_op__at(context, self->root);
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    const tn_region_cell* region = tn_region__at(context, tn_op_cell__region(cell, i));
    for (tn_ref block = region->first_block; block != 0;
         block = tn_block__at(context, block)->next) {
      for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
           op = tn_op__at(context, op)->next) {
        if (!tn_array_grow(&context->allocator, (void*)&self->pieces, &self->piece_capacity,
                           self->piece_count + 1, sizeof *self->pieces)) {
          return false;
        }
        self->pieces[self->piece_count++] = op;
      }
    }
  }
  return self->piece_count > 1;
}

/// Returns the number of threads, for which there are members.
static uint32_t choose_size(walk* self) {
  const uint32_t asked = self->options.thread_count;
  const uint32_t size = asked != 0 ? tn_team__size_asked(self->context, asked)
                                   : tn_team__size(self->context, SIZE_MAX);
  if (size < 2 || (asked == 0 && !is_worth_threads(self)) || !find_pieces(self)) return 1;
  member* members = tn_allocate_zeroed(&self->context->allocator, size * sizeof *members);
  if (members == NULL) return 1;
  self->members = members;
  return size;
}

static tn_status begin_threads(walk* self) {
  for (uint32_t i = 0; i < self->member_count; ++i) {
    member* by = &self->members[i];
    by->thread = (tn_walk_thread){.number = i,
                                  .count = self->member_count,
                                  .scope = self->scope,
                                  .user_data = self->options.user_data};
    tn_kept_reports__open(&by->kept);
    if (self->options.begin_thread != NULL) {
      TN_TRY(self->options.begin_thread(self->options.user_data, i, &by->thread.data));
    }
    ++self->begun_count;
  }
  return TN_OK;
}

static void end_threads(const walk* self) {
  if (self->options.end_thread == NULL) return;
  for (uint32_t i = 0; i < self->begun_count; ++i) {
    self->options.end_thread(self->options.user_data, i, self->members[i].thread.data);
  }
}

/// Walks the whole tree on the caller's thread.
static tn_status visit_alone(walk* self) {
  self->first_stopped = 1;
  TN_TRY(visit_piece(self, &self->members[0], 0, self->root));
  return first_stopped(self) == 0 ? TN_INTERRUPTED : TN_OK;
}

/// Visits the root op itself.
static tn_status visit_root(walk* self, bool* out_skip) {
  tn_status status = TN_OK;
  const tn_op_cell* cell = tn_op__at(self->context, self->root);
  if (visit(self, &self->members[0], 0, self->root, cell, out_skip, &status)) return TN_OK;
  return status != TN_OK ? status : TN_INTERRUPTED;
}

static tn_status run(walk* self) {
  TN_TRY(begin_threads(self));
  if (self->member_count == 1) return visit_alone(self);
  bool skip = false;
  if (self->order == TN_WALK_PRE_ORDER) TN_TRY(visit_root(self, &skip));
  if (skip) return TN_OK;
  const tn_status status = visit_in_team(self);
  if (status == TN_OUT_OF_MEMORY) {
    // The root op itself was visited already.
    tn_status alone = TN_OK;
    self->first_stopped = self->piece_count;
    for (size_t i = 0; i < self->piece_count && alone == TN_OK; ++i) {
      alone = visit_piece(self, &self->members[0], i, self->pieces[i]);
      if (alone == TN_OK && first_stopped(self) == i) alone = TN_INTERRUPTED;
    }
    TN_TRY(alone);
  } else {
    TN_TRY(status);
  }
  return self->order == TN_WALK_PRE_ORDER ? TN_OK : visit_root(self, &skip);
}

tn_status tn_op_walk_parallel(tn_op root, tn_walk_order order, tn_walk_parallel_fn visit_op,
                              const tn_walk_parallel_options* options) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(root, &resolved);
  if (options != NULL && options->out_stopped_at != NULL) *options->out_stopped_at = (tn_op){0};
  if (cell == NULL) return tn_access__op_status(root);
  tn_context* context = resolved.context;
  if (TN_UNLIKELY((unsigned)order > TN_WALK_POST_ORDER)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                            "invalid walk order %d", (int)order);
  }
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, root.slot));
  walk self = {.context = context,
               .scope = resolved.scope,
               .root = root.slot,
               .order = order,
               .visit = visit_op,
               .first_stopped = SIZE_MAX};
  if (options != NULL) self.options = *options;
  self.members = &self.first;
  self.member_count = choose_size(&self);
  member* members = self.members;
  tn_callback_guard__begin(&members[0].call, context, TN_CALL_READS);
  const tn_status status = run(&self);
  if (self.options.out_stopped_at != NULL) *self.options.out_stopped_at = members[0].stopped_at;
  end_threads(&self);
  const tn_allocator allocator = context->allocator;
  tn_deallocate(&allocator, self.pieces, self.piece_capacity * sizeof *self.pieces);
  tn_callback_guard__end(&members[0].call);
  if (members != &self.first)
    tn_deallocate(&allocator, members, self.member_count * sizeof *members);
  return status;
}
