// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing ops of one block in parallel.
//
// Once values are numbered and aliases named, the text of an op is independent of previously
// printed text, except for what is numbered in text order: distinct attributes, resources, and the
// limit of parts. So members of a team print groups of ops to buffers, each with a printer of its
// own that only reads the data of the whole printer, and the caller writes them in order. From the
// first group on that needs such numbers, the caller continues alone.
//
// There are few buffers: a member that finds none free waits for the caller.

#include <time.h>

#include "base/text_buffer.h"
#include "ir/team.h"
#include "ir/walk.h"
#include "text/syntax.h"

/// A rough estimate of the bytes of text per op.
#define BYTES_AN_OP 64u
/// The number of ops, including nested ones, in a group, unless one op has more.
#define OPS_A_GROUP 1024u
#define GROUPS_A_MEMBER 4u

/// A group that is being printed, or waits to be written.
typedef struct group {
  tn_text_buffer text;
  tn_ref first;
  tn_ref end;  ///< The op after the group.
  uint64_t part_count;
  bool is_ready;
  bool has_failed;
} group;

typedef struct share {
  tn_printer* whole;
  tn_printer** parts;  ///< Printers by member.
  uint32_t part_count;
  size_t indent;
  tn_string_view dialect;
  size_t ops_a_group;
  tn_ref last;  ///< The last op of the block, which is left to the caller.
  tn_ref written_end;
  group* groups;
  uint32_t group_count;
  pthread_mutex_t mutex;  ///< Protects the members below, and signals that groups are ready.
  pthread_cond_t moved;
  tn_ref next_op;
  size_t taken;
  size_t written;
  bool is_over;
} share;

//===-- Members -------------------------------------------------------------------------------===//

/// Returns the next group, or NULL if there is none now. The mutex is held.
static group* take_group(share* self) {
  if (self->is_over || self->next_op == self->last ||
      self->taken == self->written + self->group_count) {
    return NULL;
  }
  const tn_context* context = self->whole->context;
  group* next = &self->groups[self->taken++ % self->group_count];
  next->first = self->next_op;
  for (size_t i = 0; i < self->ops_a_group && self->next_op != self->last; ++i) {
    self->next_op = tn_op__at(context, self->next_op)->next;
  }
  next->end = self->next_op;
  return next;
}

static void print_group(const share* self, tn_printer* part, tn_team_member* member, group* to) {
  const tn_context* context = self->whole->context;
  const uint64_t part_count = part->part_count;
  to->text.size = 0;
  part->sink.user_data = &to->text;
  for (tn_ref op = to->first; op != to->end; op = tn_op__at(context, op)->next) {
    if (part->collector != NULL) {
      tn_printer__note_tree(part, op, self->indent, self->dialect, &to->text);
      continue;
    }
    if (part->options.custom_form) {
      tn_printer__put_custom_in(part, op, self->indent, self->dialect);
    } else {
      tn_printer__put_op(part, op, self->indent);
    }
    tn_put_char(&part->sink, '\n');
  }
  tn_print_sink__flush(&part->sink);
  to->part_count = part->part_count - part_count;
  to->has_failed = part->sink.status != TN_OK || to->text.failed || member->has_reported;
}

/// Prints a group, if there is one. The mutex is held, except while printing.
static bool print_next(share* self, tn_team_member* member) {
  group* next = take_group(self);
  if (next == NULL) return false;
  pthread_mutex_unlock(&self->mutex);
  print_group(self, self->parts[member->number], member, next);
  pthread_mutex_lock(&self->mutex);
  next->is_ready = true;
  if (next->has_failed) self->is_over = true;
  pthread_cond_broadcast(&self->moved);
  return true;
}

static void help(share* self, tn_team_member* member) {
  while (!self->is_over && self->next_op != self->last && !tn_team__is_stopped(member->team)) {
    if (!print_next(self, member)) pthread_cond_wait(&self->moved, &self->mutex);
  }
}

//===-- The caller ----------------------------------------------------------------------------===//

/// Writes the next group if it is ready; else returns false. The mutex is held, except while
/// writing.
static bool write_next(share* self) {
  if (self->written == self->taken) return false;
  group* next = &self->groups[self->written % self->group_count];
  if (!next->is_ready) return false;
  tn_printer* whole = self->whole;
  next->is_ready = false;
  if (next->has_failed || whole->part_count + next->part_count > TN_TEXT_PRINTED_PARTS_MAX) {
    self->is_over = true;
    self->taken = self->written;
    return true;
  }
  pthread_mutex_unlock(&self->mutex);
  if (whole->collector != NULL) {
    tn_printer__take_notes(whole, &next->text);
  } else {
    tn_put_view(&whole->sink, tn_text_buffer_view(&next->text));
  }
  whole->part_count += next->part_count;
  self->written_end = next->end;
  pthread_mutex_lock(&self->mutex);
  ++self->written;
  pthread_cond_broadcast(&self->moved);
  return true;
}

/// The interval of the caller's interrupt checks while it waits for the others.
#define ASKS_EACH_NANOSECONDS 10000000

static void wait_for_others(share* self) {
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_nsec += ASKS_EACH_NANOSECONDS;
  until.tv_sec += until.tv_nsec / 1000000000;
  until.tv_nsec %= 1000000000;
  (void)pthread_cond_timedwait(&self->moved, &self->mutex, &until);
  pthread_mutex_unlock(&self->mutex);
  tn_print_sink__ask(&self->whole->sink);
  pthread_mutex_lock(&self->mutex);
}

static bool is_done(const share* self) {
  if (self->whole->sink.status != TN_OK) return true;
  return self->written == self->taken && (self->is_over || self->next_op == self->last);
}

static void lead(share* self, tn_team_member* member) {
  const tn_printer* part = self->parts[0];
  while (!is_done(self)) {
    if (write_next(self) || print_next(self, member)) {
      // The caller was interrupted while it printed.
      if (part->sink.status == TN_INTERRUPTED) {
        tn_print_sink__fail(&self->whole->sink, TN_INTERRUPTED);
      }
      continue;
    }
    wait_for_others(self);
  }
  self->is_over = true;
  pthread_cond_broadcast(&self->moved);
}

static void take_part(tn_team_member* member, void* data) {
  share* self = data;
  pthread_mutex_lock(&self->mutex);
  if (member->number == 0) {
    lead(self, member);
  } else {
    help(self, member);
  }
  pthread_mutex_unlock(&self->mutex);
  if (member->number == 0 && self->whole->sink.status != TN_OK) tn_team__stop(member->team);
}

//===-- Applicability -------------------------------------------------------------------------===//

/// Returns whether there is enough to print from `op` up to `last`; computes the number of ops per
/// group.
static bool has_enough(share* self, tn_ref op) {
  const tn_context* context = self->whole->context;
  const size_t enough = context->team_bytes_min / BYTES_AN_OP;
  size_t count = 0;
  size_t child_count = 0;
  for (tn_ref child = op; child != self->last; child = tn_op__at(context, child)->next) {
    ++child_count;
    for (tn_ref inner = child; inner != 0 && count < enough;) {
      ++count;
      inner = tn_op__next_in_pre_order(context, child, inner, false);
    }
    if (count >= enough) break;
  }
  if (child_count == 0 || count < enough) return false;
  self->ops_a_group = child_count * OPS_A_GROUP / (count + 1);
  if (self->ops_a_group == 0) self->ops_a_group = 1;
  return true;
}

static bool open_share(share* self, uint32_t size) {
  const tn_allocator* allocator = self->whole->allocator;
  self->group_count = size * GROUPS_A_MEMBER;
  self->groups = tn_allocate_zeroed(allocator, self->group_count * sizeof *self->groups);
  self->parts = tn_allocate_zeroed(allocator, size * sizeof *self->parts);
  self->part_count = size;
  if (self->groups == NULL || self->parts == NULL) return false;
  for (uint32_t i = 0; i < self->group_count; ++i) {
    self->groups[i].text = tn_text_buffer_make(allocator);
  }
  for (uint32_t i = 0; i < size; ++i) {
    self->parts[i] = tn_printer__open_part(self->whole);
    if (self->parts[i] == NULL) return false;
  }
  return true;
}

static void close_share(share* self) {
  const tn_allocator* allocator = self->whole->allocator;
  for (uint32_t i = 0; self->parts != NULL && i < self->part_count; ++i) {
    tn_printer__close_part(self->parts[i]);
  }
  tn_deallocate(allocator, self->parts, self->part_count * sizeof *self->parts);
  for (uint32_t i = 0; self->groups != NULL && i < self->group_count; ++i) {
    tn_text_buffer_free(&self->groups[i].text);
  }
  tn_deallocate(allocator, self->groups, self->group_count * sizeof *self->groups);
}

tn_ref tn_printer__share(tn_printer* printer, tn_ref op, size_t indent, tn_string_view dialect) {
  tn_context* context = printer->context;
  printer->may_share = false;
  const uint32_t size = tn_team__size(context, SIZE_MAX);
  const tn_ref block = tn_op__at(context, op)->block;
  share self = {.whole = printer,
                .indent = indent,
                .dialect = dialect,
                .next_op = op,
                .written_end = op,
                .last = tn_block__at(context, block)->last_op};
  if (size < 2 || !has_enough(&self, op)) return op;
  if (open_share(&self, size)) {
    pthread_mutex_init(&self.mutex, NULL);
    pthread_cond_init(&self.moved, NULL);
    const tn_status status = tn_team__run(context, NULL, size, take_part, &self);
    if (status == TN_INTERRUPTED) tn_print_sink__fail(&printer->sink, status);
    pthread_cond_destroy(&self.moved);
    pthread_mutex_destroy(&self.mutex);
  }
  close_share(&self);
  return self.written_end;
}
