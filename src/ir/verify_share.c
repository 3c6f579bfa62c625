// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifies ops of one block in parallel.
//
// The contents of an op with regions are checked against the ops around it, which do not change, so
// members of a team take the ops with regions of a block one after the other, each with a verifier
// of its own whose path starts like the caller's. If all ops are valid, the caller skips them. If
// one is not, or a member reports something, the results are discarded, and the caller verifies
// everything on its own: so the messages, and which error is first, are those of a single thread.

#include "ir/team.h"
#include "ir/verifier.h"
#include "ir/walk.h"

/// A rough estimate of the bytes of text per op.
#define BYTES_AN_OP 64u
/// The number of times that each member takes a batch of ops.
#define TURNS_A_MEMBER 16u

typedef struct share {
  const tn_verifier* whole;
  tn_status (*check)(tn_verifier* by, tn_ref op);
  tn_ref* units;
  size_t unit_count;
  size_t unit_capacity;
  size_t units_a_turn;
  tn_status status;  ///< The caller's status, if it was interrupted.
  size_t next;       ///< Accessed with __atomic builtins, as the members below.
  bool has_failed;
  bool has_symbol_users;
  uint64_t balance;
} share;

static void open_member(const share* self, tn_verifier* by, tn_verify_memory* memory) {
  tn_verifier__open(by, self->whole->context, self->whole->root, memory);
  by->frame = self->whole->frame;
  by->level_count = self->whole->level_count;
  memcpy(by->levels, self->whole->levels, by->level_count * sizeof *by->levels);
}

static tn_status check_units(share* self, tn_verifier* by, const tn_team_member* member) {
  while (!__atomic_load_n(&self->has_failed, __ATOMIC_RELAXED)) {
    const size_t first = __atomic_fetch_add(&self->next, self->units_a_turn, __ATOMIC_RELAXED);
    for (size_t i = first; i < first + self->units_a_turn; ++i) {
      if (i >= self->unit_count) return TN_OK;
      TN_TRY(self->check(by, self->units[i]));
      if (member->has_reported) return TN_VERIFY_FAILED;
    }
  }
  return TN_OK;
}

static void work(tn_team_member* member, void* data) {
  share* self = data;
  tn_context* context = self->whole->context;
  tn_verify_memory memory = {.known = NULL};
  tn_verifier by;
  open_member(self, &by, &memory);
  const tn_status status = check_units(self, &by, member);
  if (status != TN_OK) __atomic_store_n(&self->has_failed, true, __ATOMIC_RELAXED);
  if (by.has_symbol_users) __atomic_store_n(&self->has_symbol_users, true, __ATOMIC_RELAXED);
  __atomic_fetch_add(&self->balance, by.balance, __ATOMIC_RELAXED);
  // The outer levels belong to the caller.
  tn_verifier__close(&by, self->whole->level_count);
  tn_verify_memory__clear(context, &memory);
  if (member->number != 0 || status != TN_INTERRUPTED) return;
  self->status = status;
  tn_team__stop(member->team);
}

//===-- Users of symbols ----------------------------------------------------------------------===//

static tn_status check_users(tn_verifier* by, tn_ref op) {
  return tn_verifier__symbol_users(by, 0, op);
}

/// Lists all ops of the block; false if there is no memory.
static bool list_units(share* self, const tn_block_cell* block) {
  const tn_context* context = self->whole->context;
  for (tn_ref op = block->first_op; op != 0; op = tn_op__at(context, op)->next) {
    if (!tn_array_grow(&context->allocator, &self->units, &self->unit_capacity,
                       self->unit_count + 1, sizeof *self->units)) {
      return false;
    }
    self->units[self->unit_count++] = op;
  }
  return true;
}

tn_status tn_verifier__share_users(tn_verifier* whole, tn_ref table, bool* out_are_right) {
  tn_context* context = whole->context;
  const uint32_t size = tn_team__size(context, SIZE_MAX);
  const tn_ref region = tn_op_cell__region(tn_op__at(context, table), 0);
  const tn_ref block = tn_region__at(context, region)->first_block;
  tn_status status = TN_OK;
  *out_are_right = false;
  if (size < 2 || block == 0 || block != whole->shared_block) return TN_OK;
  share self = {.whole = whole, .check = check_users};
  if (list_units(&self, tn_block__at(context, block))) {
    self.units_a_turn = self.unit_count / (TURNS_A_MEMBER * (size_t)size) + 1;
    status = tn_team__run(context, NULL, size, work, &self);
    *out_are_right = status == TN_OK && self.status == TN_OK && !self.has_failed;
    if (self.status != TN_OK) status = self.status;
  }
  tn_deallocate(&context->allocator, self.units, self.unit_capacity * sizeof *self.units);
  return status == TN_INTERRUPTED ? status : TN_OK;
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Lists the ops with regions in `block`; false if they are too small, or there is no memory.
static bool find_units(share* self, const tn_block_cell* block) {
  const tn_context* context = self->whole->context;
  const size_t enough = context->team_bytes_min / BYTES_AN_OP;
  size_t op_count = 0;
  for (tn_ref op = block->first_op; op != 0; op = tn_op__at(context, op)->next) {
    for (tn_ref inner = op; inner != 0 && op_count < enough; ++op_count) {
      inner = tn_op__next_in_pre_order(context, op, inner, false);
    }
    if (tn_op_cell__region_count(tn_op__at(context, op)) == 0) continue;
    if (!tn_array_grow(&context->allocator, &self->units, &self->unit_capacity,
                       self->unit_count + 1, sizeof *self->units)) {
      return false;
    }
    self->units[self->unit_count++] = op;
  }
  return op_count >= enough && self->unit_count > 1;
}

static tn_status run(tn_verifier* whole, share* self, uint32_t size, tn_ref block) {
  self->units_a_turn = self->unit_count / (TURNS_A_MEMBER * (size_t)size) + 1;
  const tn_status status = tn_team__run(whole->context, NULL, size, work, self);
  if (status == TN_INTERRUPTED || self->status != TN_OK) return TN_INTERRUPTED;
  if (status != TN_OK || self->has_failed) return TN_OK;
  whole->shared_block = block;
  whole->balance += self->balance;
  if (self->has_symbol_users) whole->has_symbol_users = true;
  return TN_OK;
}

tn_status tn_verifier__share(tn_verifier* whole, tn_ref block) {
  const uint32_t size = tn_team__size(whole->context, SIZE_MAX);
  --whole->shares_left;
  for (uint32_t i = 0; i < whole->level_count; ++i) {
    if (whole->levels[i].tree != NULL) return TN_OK;
  }
  share self = {.whole = whole, .check = tn_verifier__unit};
  tn_status status = TN_OK;
  if (size < 2) {
    whole->shares_left = 0;
  } else if (find_units(&self, tn_block__at(whole->context, block))) {
    whole->shares_left = 0;
    status = run(whole, &self, size, block);
  }
  tn_deallocate(&whole->context->allocator, self.units, self.unit_capacity * sizeof *self.units);
  return status;
}
