// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of values. As in MLIR, in the custom form ops may name their results and the arguments of
// their regions, and in any form locations may name them, with precedence; other values are
// numbered, starting over in sibling regions.
//
// Regions are numbered last in, first out, as in the generic form. A region continues with the
// numbers and names of the enclosing region at its end; so names are a log, and a region's log
// begins where that of the enclosing region ends. A name that is taken gets a number appended.
//
// A named value has a group: the index of its first result, and its name. The groups of one op are
// adjacent.

#include "ir/location_find.h"
#include "ir/team.h"
#include "ir/walk.h"
#include "text/syntax.h"

#define GROUP_LAST 0x80000000u
#define GROUP_NUMERIC 0x80000000u

typedef struct name_group {
  uint32_t result;  ///< The first result (0 for an argument), with GROUP_LAST.
  uint32_t name;    ///< Index in `names`, or a number with GROUP_NUMERIC.
} name_group;

typedef struct value_name {
  uint32_t offset;  ///< Offset in `bytes`.
  uint32_t size;
  uint32_t hash;
  bool is_live;  ///< The name is taken at the current position.
} value_name;

struct tn_name_groups {
  name_group* groups;
  size_t group_count;
  size_t group_capacity;
  value_name* names;
  size_t name_count;
  size_t name_capacity;
  char* bytes;
  size_t byte_count;
  size_t byte_capacity;
  /// The groups of members of a team, each of which numbers its groups from `first_number` on.
  struct tn_name_groups* parts;
  uint32_t part_count;
  uint32_t part_shift;  ///< A number shifted by this is that of the part, counted from 1.
  uint32_t first_number;
};

typedef struct pending_region {
  tn_ref region;
  uint32_t next_value;
  uint32_t next_argument;
  uint32_t next_conflict;
  uint32_t log_size;
} pending_region;

struct tn_namer {
  tn_printer* printer;
  struct tn_name_groups* out;
  uint32_t next_value;
  uint32_t next_argument;
  uint32_t next_conflict;
  tn_uref last_type;
  tn_ref op;           ///< The op whose results are being named, with groups from `first_group` on.
  size_t first_group;  ///< Index in `out`.
  pending_region* regions;
  size_t region_count;
  size_t region_capacity;
  uint32_t* log;  ///< Names that are taken.
  size_t log_size;
  size_t log_capacity;
  uint32_t* slots;  ///< Hash table of names: index + 1.
  size_t slot_count;
  tn_text_buffer text;  ///< A name that is assembled.
  bool has_tried_team;
  bool starts_over;        ///< Members of a team failed.
  bool has_aliased_types;  ///< Results of the numbering.
  bool has_aliases;
};

tn_context* tn_namer__context(const tn_namer* namer) { return namer->printer->context; }

/// Returns the number of the next group.
static uint32_t next_group(const tn_namer* namer) {
  return namer->out->first_number + (uint32_t)namer->out->group_count;
}

static bool grow(tn_namer* namer, void* items, size_t* capacity, size_t needed, size_t item_size) {
  if (tn_array_grow(namer->printer->allocator, items, capacity, needed, item_size)) return true;
  tn_printer__out_of_memory(namer->printer);
  return false;
}

//===-- Taken names ---------------------------------------------------------------------------===//

static uint32_t hash_of(tn_string_view text) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < text.size; ++i) hash = (hash ^ (unsigned char)text.data[i]) * 16777619u;
  return hash ^ hash >> 15;
}

static tn_string_view text_of(const struct tn_name_groups* out, uint32_t name) {
  return (tn_string_view){out->bytes + out->names[name].offset, out->names[name].size};
}

/// Returns the index of the name `text`; -1 if there is none.
static int64_t find_name(const tn_namer* namer, tn_string_view text, uint32_t hash) {
  if (namer->slot_count == 0) return -1;
  for (size_t at = hash & (namer->slot_count - 1); namer->slots[at] != 0;
       at = (at + 1) & (namer->slot_count - 1)) {
    const uint32_t name = namer->slots[at] - 1;
    if (namer->out->names[name].hash == hash &&
        tn_string_view_equal(text_of(namer->out, name), text)) {
      return name;
    }
  }
  return -1;
}

static void put_slot(const tn_namer* namer, uint32_t* slots, size_t count, uint32_t name) {
  size_t at = namer->out->names[name].hash & (count - 1);
  while (slots[at] != 0) at = (at + 1) & (count - 1);
  slots[at] = name + 1;
}

static bool grow_slots(tn_namer* namer) {
  if (2 * (namer->out->name_count + 1) < namer->slot_count) return true;
  const size_t count = namer->slot_count == 0 ? 64 : 4 * namer->slot_count;
  uint32_t* slots = tn_allocate_zeroed(namer->printer->allocator, count * sizeof *slots);
  if (slots == NULL) {
    tn_printer__out_of_memory(namer->printer);
    return false;
  }
  for (uint32_t i = 0; i < namer->out->name_count; ++i) put_slot(namer, slots, count, i);
  tn_deallocate(namer->printer->allocator, namer->slots, namer->slot_count * sizeof *slots);
  namer->slots = slots;
  namer->slot_count = count;
  return true;
}

/// Adds a name that does not exist yet; -1 when out of memory.
static int64_t add_name(tn_namer* namer, tn_string_view text, uint32_t hash) {
  struct tn_name_groups* out = namer->out;
  if (!grow_slots(namer) ||
      !grow(namer, &out->names, &out->name_capacity, out->name_count + 1, sizeof *out->names) ||
      !grow(namer, &out->bytes, &out->byte_capacity, out->byte_count + text.size, 1)) {
    return -1;
  }
  memcpy(out->bytes + out->byte_count, text.data, text.size);
  out->names[out->name_count] =
      (value_name){.offset = (uint32_t)out->byte_count, .size = (uint32_t)text.size, .hash = hash};
  out->byte_count += text.size;
  put_slot(namer, namer->slots, namer->slot_count, (uint32_t)out->name_count);
  return (int64_t)out->name_count++;
}

static int64_t take_if_free(tn_namer* namer, tn_string_view text) {
  const uint32_t hash = hash_of(text);
  int64_t name = find_name(namer, text, hash);
  if (name >= 0 && namer->out->names[name].is_live) return -1;
  if (name < 0) name = add_name(namer, text, hash);
  if (name < 0 ||
      !grow(namer, &namer->log, &namer->log_capacity, namer->log_size + 1, sizeof *namer->log)) {
    return -1;
  }
  namer->out->names[name].is_live = true;
  namer->log[namer->log_size++] = (uint32_t)name;
  return name;
}

/// Returns the name of a value that should be called `wanted`.
static int64_t take_name(tn_namer* namer, tn_string_view wanted) {
  int64_t name = take_if_free(namer, wanted);
  if (name >= 0) return name;
  tn_text_buffer* text = &namer->text;
  if (wanted.data != text->data) {
    text->size = 0;
    tn_text_buffer_append_view(text, wanted);
  }
  tn_text_buffer_append(text, "_", 1);
  const size_t size = text->size;
  while (name < 0 && namer->printer->sink.status == TN_OK) {
    tn_text_buffer_append_unsigned(text, namer->next_conflict++);
    if (text->failed) tn_printer__out_of_memory(namer->printer);
    if (!text->failed) name = take_if_free(namer, tn_text_buffer_view(text));
    text->size = size;
  }
  return name;
}

/// Releases the names taken since the log had `size` names.
static void give_back(tn_namer* namer, size_t size) {
  while (namer->log_size > size) namer->out->names[namer->log[--namer->log_size]].is_live = false;
}

//===-- Names from locations ------------------------------------------------------------------===//

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_of_names(char c) {
  const char lower = (char)(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || is_digit(c) || strchr("$._-", c) != NULL;
}

/// Appends the text as a name: a space becomes an underscore, and other invalid characters their
/// two hexadecimal digits.
static void append_clean(tn_string_view text, tn_text_buffer* out) {
  if (text.size != 0 && is_digit(text.data[0])) tn_text_buffer_append(out, "_", 1);
  for (size_t i = 0; i < text.size; ++i) {
    const unsigned char c = (unsigned char)text.data[i];
    const bool is_kept = c != 0 && is_of_names((char)c);
    if (is_kept || c == ' ') {
      tn_text_buffer_append(out, is_kept ? &text.data[i] : "_", 1);
    } else {
      tn_text_buffer_append(out, &"0123456789ABCDEF"[c >> 4], 1);
      tn_text_buffer_append(out, &"0123456789ABCDEF"[c & 15], 1);
    }
  }
}

/// Returns the name of the location, if locations are used for names and it has one; else `name`.
static tn_string_view name_by_location(tn_namer* namer, uint32_t location, tn_string_view name) {
  const tn_printer* printer = namer->printer;
  tn_location found;
  if (!printer->options.names_from_locations || (location & TN_UREF_FLAG) != 0 ||
      !tn_location__find_name((tn_location){printer->context, location}, &found)) {
    return name;
  }
  namer->text.size = 0;
  append_clean(tn_location_name(found), &namer->text);
  if (namer->text.failed) tn_printer__out_of_memory(namer->printer);
  return namer->text.size != 0 ? tn_text_buffer_view(&namer->text) : name;
}

//===-- Groups --------------------------------------------------------------------------------===//

static bool add_group(tn_namer* namer, uint32_t result, uint32_t name) {
  struct tn_name_groups* out = namer->out;
  if (!grow(namer, &out->groups, &out->group_capacity, out->group_count + 1, sizeof *out->groups)) {
    return false;
  }
  out->groups[out->group_count++] = (name_group){result, name};
  return true;
}

void tn_namer__result(tn_namer* namer, tn_ref op, uint32_t index, tn_string_view name) {
  name = name_by_location(namer, tn_op__at(namer->printer->context, op)->location, name);
  if (name.size == 0) return;
  const int64_t taken = take_name(namer, name);
  if (taken >= 0) add_group(namer, index, (uint32_t)taken);
}

void tn_namer__argument(tn_namer* namer, tn_ref value, tn_string_view name) {
  name = name_by_location(namer, tn_argument__at(namer->printer->context, value)->location, name);
  if (name.size == 0) return;
  const int64_t taken = take_name(namer, name);
  const uint32_t group = next_group(namer);
  if (taken >= 0 && add_group(namer, GROUP_LAST, (uint32_t)taken)) {
    tn_printer__set_number(namer->printer, value - 1, group, TN_NUMBER_IS_NAMED);
  }
}

void tn_namer__shadow(tn_namer* namer, tn_ref argument, tn_ref value) {
  const tn_context* context = namer->printer->context;
  const tn_ref cell = tn_value__is_argument(value) ? value : tn_value__owner(context, value);
  const uint32_t number = tn_printer__number_of(namer->printer, cell);
  // A result of an op with several has no name of its own.
  if (number == 0 || (number & TN_NUMBER_HAS_SEVERAL) != 0) return;
  tn_printer__set_number(namer->printer, argument - 1, (number >> TN_NUMBER_SHIFT) - 1,
                         number & ((1u << TN_NUMBER_SHIFT) - 1));
}

//===-- Numbering -----------------------------------------------------------------------------===//

static void note_type(tn_namer* namer, tn_uref type) {
  if (TN_LIKELY(type == namer->last_type)) return;
  namer->last_type = type;
  const tn_storage* storage = tn_printer__storage(namer->printer, type);
  if (storage != NULL && (storage->flags & TN_STORAGE_HAS_ALIAS) != 0) {
    namer->has_aliased_types = true;
  }
}

static void note_attributes(tn_namer* namer, tn_op_cell* op) {
  const tn_context* context = namer->printer->context;
  const uint32_t count = tn_op_cell__shape(context, op)->key_count;
  if (namer->has_aliases || count == 0) return;
  const uint32_t* values = tn_op_cell__attributes(context, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_storage* storage = tn_printer__storage(namer->printer, values[i]);
    if (storage != NULL && (storage->flags & TN_STORAGE_HAS_ALIAS) != 0) {
      namer->has_aliases = true;
    }
  }
}

/// Returns whether the op has the parts that its naming function requires.
static bool is_whole(const tn_context* context, tn_ref op, const tn_op_definition* definition) {
  return definition->syntax->fits == NULL || definition->syntax->fits(context, op, definition);
}

static void number_op(tn_namer* namer, tn_ref ref, tn_op_cell* op) {
  const tn_context* context = namer->printer->context;
  const uint32_t result_count = tn_op_cell__result_count(op);
  note_attributes(namer, op);
  if (result_count == 0) return;
  const size_t first_group = namer->out->group_count;
  const uint32_t number = next_group(namer);
  const tn_op_definition* definition = tn_op_definition__of(context, op);
  if (namer->printer->options.custom_form && definition != NULL && definition->syntax != NULL &&
      definition->syntax->name_results != NULL && is_whole(context, ref, definition)) {
    definition->syntax->name_results(namer, ref, definition);
  }
  if (namer->printer->options.names_from_locations && namer->out->group_count == first_group) {
    tn_namer__result(namer, ref, 0, (tn_string_view){NULL, 0});
  }
  const size_t group_count = namer->out->group_count - first_group;
  if (group_count == 0) {
    tn_printer__set_number(namer->printer, ref, namer->next_value++,
                           result_count > 1 ? TN_NUMBER_HAS_SEVERAL : 0);
  } else {
    if (namer->out->groups[first_group].result != 0) {
      if (!add_group(namer, 0, 0)) return;
      name_group* groups = namer->out->groups + first_group;
      memmove(groups + 1, groups, group_count * sizeof *groups);
      groups[0] = (name_group){0, namer->next_value++ | GROUP_NUMERIC};
    }
    namer->out->groups[namer->out->group_count - 1].result |= GROUP_LAST;
    tn_printer__set_number(namer->printer, ref, number, TN_NUMBER_IS_NAMED);
  }
  const tn_value_cell* results = tn_value__at(context, tn_op_cell__result(ref, op, 0));
  for (uint32_t i = 0; i < result_count; ++i) note_type(namer, tn_value_cell__type(&results[i]));
}

/// Names an argument by its location, or else, in an entry block, `argN`. Locations may also use
/// such names, so it must be free. N is counted in any case.
static void name_argument(tn_namer* namer, tn_ref argument, bool is_entry) {
  char text[3 + 20] = "arg";
  const size_t size = is_entry ? 3 + tn_format_unsigned(text + 3, namer->next_argument++) : 0;
  tn_namer__argument(namer, argument, (tn_string_view){text, size});
}

static void number_arguments(tn_namer* namer, const tn_block_cell* block, bool is_entry) {
  const tn_context* context = namer->printer->context;
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    const tn_ref argument = tn_block_cell__argument(context, block, i);
    note_type(namer, tn_value_cell__type(tn_value__at(context, argument)));
    if (tn_printer__number_of(namer->printer, argument) != 0) continue;
    if (namer->printer->options.names_from_locations) {
      name_argument(namer, argument, is_entry);
      if (tn_printer__number_of(namer->printer, argument) != 0) continue;
    }
    const uint32_t number = is_entry ? namer->next_argument++ : namer->next_value++;
    tn_printer__set_number(namer->printer, argument - 1, number,
                           is_entry ? TN_NUMBER_IS_ARGUMENT : 0);
  }
}

static void push_regions(tn_namer* namer, tn_ref region) {
  const tn_context* context = namer->printer->context;
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    const tn_op_cell* op = NULL;
    for (tn_ref ref = tn_block__at(context, block)->first_op; ref != 0; ref = op->next) {
      op = tn_op__at(context, ref);
      const uint32_t count = tn_op_cell__region_count(op);
      if (TN_LIKELY(count == 0)) continue;
      if (!grow(namer, &namer->regions, &namer->region_capacity, namer->region_count + count,
                sizeof *namer->regions)) {
        return;
      }
      for (uint32_t i = 0; i < count; ++i) {
        namer->regions[namer->region_count++] =
            (pending_region){tn_op_cell__region(op, i), namer->next_value, namer->next_argument,
                             namer->next_conflict, (uint32_t)namer->log_size};
      }
    }
  }
}

static void name_arguments(tn_namer* namer, const tn_region_cell* region) {
  if (region->op == 0 || !namer->printer->options.custom_form) return;
  const tn_op_definition* definition =
      tn_op_definition__of(namer->printer->context, tn_op__at(namer->printer->context, region->op));
  if (definition == NULL || definition->syntax == NULL) return;
  if (definition->syntax->name_arguments == NULL) return;
  if (!is_whole(namer->printer->context, region->op, definition)) return;
  definition->syntax->name_arguments(namer, region->op, region->index, definition);
}

static void number_region(tn_namer* namer, tn_ref ref) {
  const tn_context* context = namer->printer->context;
  const tn_region_cell* region = tn_region__at(context, ref);
  name_arguments(namer, region);
  uint32_t number = 0;
  for (tn_ref block_ref = region->first_block; block_ref != 0;) {
    const tn_block_cell* block = tn_block__at(context, block_ref);
    tn_printer__set_number(namer->printer, block_ref, number, 0);
    number_arguments(namer, block, number == 0);
    for (tn_ref op = block->first_op; op != 0; op = tn_op__at(context, op)->next) {
      tn_print_sink__poll(&namer->printer->sink);
      if (TN_UNLIKELY(namer->printer->sink.status != TN_OK)) return;
      number_op(namer, op, tn_op__at(context, op));
    }
    ++number;
    block_ref = block->next;
  }
  push_regions(namer, ref);
}

/// Returns whether regions continue with the numbers of the region that was numbered before them.
static bool is_unique(const tn_namer* namer) {
  const tn_print_options* options = &namer->printer->options;
  return options->unique_ssa_ids || !options->custom_form;
}

/// Numbers the next pending region.
static void number_next(tn_namer* namer) {
  const pending_region next = namer->regions[--namer->region_count];
  give_back(namer, next.log_size);
  if (!is_unique(namer)) {
    namer->next_value = next.next_value;
    namer->next_argument = next.next_argument;
    namer->next_conflict = next.next_conflict;
  }
  number_region(namer, next.region);
}

static void free_namer(tn_namer* namer) {
  const tn_allocator* allocator = namer->printer->allocator;
  tn_deallocate(allocator, namer->regions, namer->region_capacity * sizeof *namer->regions);
  tn_deallocate(allocator, namer->log, namer->log_capacity * sizeof *namer->log);
  tn_deallocate(allocator, namer->slots, namer->slot_count * sizeof *namer->slots);
  tn_text_buffer_free(&namer->text);
}

//===-- In parallel ---------------------------------------------------------------------------===//

// Regions that begin with the same numbers and names are independent: members of a team number
// them, each with groups and names of its own.

/// A rough estimate of the bytes of text per op.
#define BYTES_AN_OP 64u
/// The number of pieces per member.
#define PIECES_A_MEMBER 8u

typedef struct share {
  const tn_namer* whole;
  struct tn_name_groups* parts;
  pending_region begin;  ///< The initial state of all regions.
  size_t piece_count;
  tn_status status;       ///< The caller's status.
  pthread_mutex_t mutex;  ///< Protects the chunks of numbers.
  size_t next_piece;      ///< Accessed with __atomic builtins, as the members below.
  bool has_failed;
  bool has_aliased_types;
  bool has_aliases;
} share;

static void note(bool* what) { __atomic_store_n(what, true, __ATOMIC_RELAXED); }

/// Takes the names that are taken around the regions.
static void take_outer_names(const share* self, tn_namer* part) {
  const tn_namer* whole = self->whole;
  for (size_t i = 0; i < self->begin.log_size; ++i) {
    (void)take_if_free(part, text_of(whole->out, whole->log[i]));
  }
}

static void number_piece(const share* self, tn_namer* part, size_t piece) {
  const tn_namer* whole = self->whole;
  const size_t end = whole->region_count * (piece + 1) / self->piece_count;
  size_t next = whole->region_count * piece / self->piece_count;
  for (; next < end && part->printer->sink.status == TN_OK; ++next) {
    if (!grow(part, &part->regions, &part->region_capacity, 1, sizeof *part->regions)) return;
    part->regions[part->region_count++] = whole->regions[next];
    while (part->region_count != 0 && part->printer->sink.status == TN_OK) number_next(part);
  }
}

static void number_pieces(tn_team_member* member, void* data) {
  share* self = data;
  tn_printer printer = *self->whole->printer;
  tn_namer part = {.printer = &printer,
                   .out = &self->parts[member->number],
                   .text = tn_text_buffer_make(printer.allocator),
                   .has_tried_team = true};
  printer.numbers_mutex = &self->mutex;
  take_outer_names(self, &part);
  while (printer.sink.status == TN_OK && !tn_team__is_stopped(member->team)) {
    const size_t piece = __atomic_fetch_add(&self->next_piece, 1, __ATOMIC_RELAXED);
    if (piece >= self->piece_count) break;
    number_piece(self, &part, piece);
    // A number must identify the part.
    if (part.out->group_count >> self->whole->out->part_shift != 0) note(&self->has_failed);
  }
  if (printer.sink.status != TN_OK) note(&self->has_failed);
  // The caller was interrupted.
  if (member->number == 0 && printer.sink.status == TN_INTERRUPTED) {
    self->status = TN_INTERRUPTED;
    tn_team__stop(member->team);
  }
  if (part.has_aliased_types) note(&self->has_aliased_types);
  if (part.has_aliases) note(&self->has_aliases);
  free_namer(&part);
}

/// Returns whether all pending regions begin with the same state, and contain enough ops.
static bool may_share(const tn_namer* namer) {
  const tn_context* context = namer->printer->context;
  const size_t enough = context->team_bytes_min / BYTES_AN_OP;
  size_t count = 0;
  for (size_t i = 1; i < namer->region_count; ++i) {
    pending_region next = namer->regions[i];
    next.region = namer->regions[0].region;
    if (memcmp(&next, &namer->regions[0], sizeof next) != 0) return false;
  }
  for (size_t i = 0; i < namer->region_count && count < enough; ++i) {
    const tn_ref root = tn_region__at(context, namer->regions[i].region)->op;
    for (tn_ref op = root; op != 0 && count < enough; ++count) {
      op = tn_op__next_in_pre_order(context, root, op, false);
    }
  }
  return count >= enough;
}

static void free_groups(const tn_printer* printer, const struct tn_name_groups* self) {
  tn_deallocate(printer->allocator, self->groups, self->group_capacity * sizeof *self->groups);
  tn_deallocate(printer->allocator, self->names, self->name_capacity * sizeof *self->names);
  tn_deallocate(printer->allocator, self->bytes, self->byte_capacity);
}

static void free_parts(const tn_printer* printer, struct tn_name_groups* self) {
  for (uint32_t i = 0; i < self->part_count; ++i) free_groups(printer, &self->parts[i]);
  tn_deallocate(printer->allocator, self->parts, self->part_count * sizeof *self->parts);
  self->parts = NULL;
  self->part_count = 0;
}

/// Opens parts whose groups have numbers after those of the whole.
static bool open_parts(tn_namer* namer, uint32_t count) {
  struct tn_name_groups* out = namer->out;
  out->part_shift = 32 - TN_NUMBER_SHIFT;
  while (count >> (32 - TN_NUMBER_SHIFT - out->part_shift) != 0) --out->part_shift;
  if (out->group_count >> out->part_shift != 0) return false;
  out->parts = tn_allocate_zeroed(namer->printer->allocator, count * sizeof *out->parts);
  if (out->parts == NULL) return false;
  out->part_count = count;
  for (uint32_t i = 0; i < count; ++i) out->parts[i].first_number = (i + 1) << out->part_shift;
  return true;
}

/// Numbers the pending regions, or makes one thread start over; false if nothing was done.
static bool share_regions(tn_namer* namer) {
  tn_printer* printer = namer->printer;
  const uint32_t size = tn_team__size(printer->context, SIZE_MAX);
  if (size < 2 || !may_share(namer) || !open_parts(namer, size)) return false;
  if (!tn_printer__fill_chunks(printer)) return true;
  share all = {.whole = namer,
               .parts = namer->out->parts,
               .begin = namer->regions[0],
               .piece_count = (size_t)size * PIECES_A_MEMBER};
  pthread_mutex_init(&all.mutex, NULL);
  tn_status status = tn_team__run(printer->context, NULL, size, number_pieces, &all);
  pthread_mutex_destroy(&all.mutex);
  if (status == TN_OK) status = all.status;
  if (status == TN_INTERRUPTED) tn_print_sink__fail(&printer->sink, status);
  namer->has_aliased_types |= all.has_aliased_types;
  namer->has_aliases |= all.has_aliases;
  if (status == TN_OK && !all.has_failed) return true;
  free_parts(printer, namer->out);
  namer->starts_over = true;
  return true;
}

/// Numbers the pending regions.
static void number_pending(tn_namer* namer) {
  while (namer->region_count != 0 && namer->printer->sink.status == TN_OK) {
    if (TN_UNLIKELY(!namer->has_tried_team && namer->region_count > 1)) {
      namer->has_tried_team = true;
      if (!is_unique(namer) && share_regions(namer)) return;
    }
    number_next(namer);
  }
}

static void number_tree(tn_namer* namer, tn_ref root) {
  const tn_context* context = namer->printer->context;
  tn_op_cell* op = tn_op__at(context, root);
  const uint32_t count = tn_op_cell__region_count(op);
  if (count != 0 &&
      !grow(namer, &namer->regions, &namer->region_capacity, count, sizeof *namer->regions)) {
    return;
  }
  for (uint32_t i = 0; i < count; ++i) {
    namer->regions[namer->region_count++] = (pending_region){.region = tn_op_cell__region(op, i)};
  }
  number_op(namer, root, op);
  number_pending(namer);
}

void tn_printer__number_named(tn_printer* printer, tn_ref root) {
  printer->name_groups = tn_allocate_zeroed(printer->allocator, sizeof *printer->name_groups);
  if (printer->name_groups == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  if (!tn_printer__open_numbers(printer)) return;
  tn_namer namer = {.printer = printer,
                    .out = printer->name_groups,
                    .text = tn_text_buffer_make(printer->allocator)};
  number_tree(&namer, root);
  if (TN_UNLIKELY(namer.starts_over) && printer->sink.status == TN_OK) {
    give_back(&namer, 0);
    tn_printer__forget_numbers(printer);
    printer->name_groups->group_count = 0;
    namer = (tn_namer){.printer = printer,
                       .out = printer->name_groups,
                       .regions = namer.regions,
                       .region_capacity = namer.region_capacity,
                       .log = namer.log,
                       .log_capacity = namer.log_capacity,
                       .slots = namer.slots,
                       .slot_count = namer.slot_count,
                       .text = namer.text,
                       .has_tried_team = true};
    number_tree(&namer, root);
  }
  printer->has_aliased_types |= namer.has_aliased_types;
  printer->has_aliases |= namer.has_aliases;
  free_namer(&namer);
}

void tn_printer__free_names(tn_printer* printer) {
  struct tn_name_groups* self = printer->name_groups;
  if (self == NULL) return;
  free_parts(printer, self);
  free_groups(printer, self);
  tn_deallocate(printer->allocator, self, sizeof *self);
}

//===-- Printing ------------------------------------------------------------------------------===//

/// Returns the groups that contain the group with `number`, and sets `*out_group` to that group.
static const struct tn_name_groups* find_group(const tn_printer* printer, uint32_t number,
                                               const name_group** out_group) {
  const struct tn_name_groups* self = printer->name_groups;
  const uint32_t at = (number >> TN_NUMBER_SHIFT) - 1;
  if (self->part_count != 0 && at >> self->part_shift != 0) {
    self = &self->parts[(at >> self->part_shift) - 1];
  }
  *out_group = &self->groups[at - self->first_number];
  return self;
}

static void put_group(tn_printer* printer, const struct tn_name_groups* of,
                      const name_group* group) {
  tn_put_char(&printer->sink, '%');
  if ((group->name & GROUP_NUMERIC) != 0) {
    tn_put_unsigned(&printer->sink, group->name & ~GROUP_NUMERIC);
  } else {
    tn_put_view(&printer->sink, text_of(of, group->name));
  }
}

static uint32_t first_result(const name_group* group) { return group->result & ~GROUP_LAST; }

/// Returns the index of the first result after the group.
static uint32_t end_of(const name_group* group, uint32_t result_count) {
  return (group->result & GROUP_LAST) != 0 ? result_count : first_result(group + 1);
}

void tn_printer__put_named_value(tn_printer* printer, tn_ref value, tn_ref owner, uint32_t number,
                                 bool with_number) {
  const name_group* group;
  const struct tn_name_groups* of = find_group(printer, number, &group);
  if (tn_value__is_argument(value)) {
    put_group(printer, of, group);
    return;
  }
  const tn_op_cell* op = tn_op__at(printer->context, owner);
  const uint32_t count = tn_op_cell__result_count(op);
  const uint32_t result = tn_value__result_number(op, owner, value);
  while (end_of(group, count) <= result) ++group;
  put_group(printer, of, group);
  if (!with_number || end_of(group, count) - first_result(group) == 1) return;
  tn_put_char(&printer->sink, '#');
  tn_put_unsigned(&printer->sink, result - first_result(group));
}

void tn_printer__put_named_results(tn_printer* printer, tn_ref op, uint32_t number,
                                   uint32_t count) {
  (void)op;
  const name_group* group;
  const struct tn_name_groups* of = find_group(printer, number, &group);
  for (;; ++group) {
    put_group(printer, of, group);
    const uint32_t size = end_of(group, count) - first_result(group);
    if (size > 1) {
      tn_put_char(&printer->sink, ':');
      tn_put_unsigned(&printer->sink, size);
    }
    if ((group->result & GROUP_LAST) != 0) break;
    TN_PUT(&printer->sink, ", ");
  }
  TN_PUT(&printer->sink, " = ");
}
