// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of names, and the scopes of SSA names and block labels.

#include "text/parser_names.h"

#include "base/hash.h"

//===-- Name tables ---------------------------------------------------------------------------===//

// A slot is 0, or has the hash in its upper half and the index of the record + 1 in the lower.
// Names that differ only in their last two bits, as consecutive numbered names do, have adjacent
// slots: looking up one after the other finds most of them in the cache. More bits would cause long
// runs of occupied slots.

#define NEIGHBOUR_BITS 2u
#define NEIGHBOUR_MASK ((1u << NEIGHBOUR_BITS) - 1)

/// Numbers after a prefix are indexed up to 9,999.
#define NUMBER_DIGITS 4u

static uint32_t hash_of(tn_string_view text) {
  if (text.size == 0) return 0;
  const uint32_t last = (unsigned char)text.data[text.size - 1];
  const uint32_t hash = (uint32_t)tn_hash_name(text.data, text.size - 1);
  return ((hash ^ (last >> NEIGHBOUR_BITS) * 0x9E3779B1u) & ~NEIGHBOUR_MASK) |
         (last & NEIGHBOUR_MASK);
}

static size_t first_slot(uint32_t hash, size_t slot_count) { return hash & (slot_count - 1); }

static uint64_t slot_with(uint32_t hash, size_t record) {
  return (uint64_t)hash << 32 | (record + 1);
}
static uint32_t record_in(uint64_t slot) { return (uint32_t)slot - 1; }

static bool slot_is(const tn_name_table* table, uint64_t slot, tn_string_view text, uint32_t hash) {
  if (slot >> 32 != hash) return false;
  const tn_name_record* record = &table->records[record_in(slot)];
  return record->size == text.size && memcmp(record->start, text.data, text.size) == 0;
}

/// Doubles the slots. False when out of memory.
static bool grow_slots(tn_name_table* table, const tn_allocator* allocator) {
  const size_t slot_count = table->slot_count == 0 ? 64 : table->slot_count * 2;
  uint64_t* slots = tn_allocate_zeroed(allocator, slot_count * sizeof *slots);
  if (slots == NULL) return false;
  for (size_t i = 0; i < table->count; ++i) {
    size_t at = first_slot(table->records[i].hash, slot_count);
    while (slots[at] != 0) at = (at + 1) & (slot_count - 1);
    slots[at] = slot_with(table->records[i].hash, i);
  }
  tn_deallocate(allocator, table->slots, table->slot_count * sizeof *slots);
  table->slots = slots;
  table->slot_count = slot_count;
  return true;
}

/// Returns the slot of `text`, or the free slot for it.
static size_t slot_of(const tn_name_table* table, tn_string_view text, uint32_t hash) {
  size_t at = first_slot(hash, table->slot_count);
  while (table->slots[at] != 0 && !slot_is(table, table->slots[at], text, hash)) {
    at = (at + 1) & (table->slot_count - 1);
  }
  return at;
}

/// Adds `text`, which is new, and returns its index.
static tn_status add_record(tn_name_table* table, const tn_allocator* allocator,
                            tn_string_view text, uint32_t hash, uint32_t* out_number) {
  if (2 * (table->count + 1) > table->slot_count && !grow_slots(table, allocator)) {
    return TN_OUT_OF_MEMORY;
  }
  if (!tn_array_grow(allocator, &table->records, &table->capacity, table->count + 1,
                     sizeof *table->records)) {
    return TN_OUT_OF_MEMORY;
  }
  const size_t at = slot_of(table, text, hash);
  table->records[table->count] = (tn_name_record){text.data, (uint32_t)text.size, hash};
  table->slots[at] = slot_with(hash, table->count);
  *out_number = (uint32_t)table->count++;
  return TN_OK;
}

/// Returns the number after the usual prefix, in its canonical form; UINT32_MAX for other names.
static inline uint32_t number_of(const tn_name_table* table, tn_string_view text) {
  const char* prefix = table->usual_prefix;
  if (prefix == NULL || text.size - (TN_PREFIX_SIZE + 1) >= NUMBER_DIGITS ||
      memcmp(text.data, prefix, TN_PREFIX_SIZE) != 0) {
    return UINT32_MAX;
  }
  const char* at = text.data + TN_PREFIX_SIZE;
  const char* end = text.data + text.size;
  uint32_t number = (uint32_t)(unsigned char)*at - '0';
  if (number > 9 || (number == 0 && at + 1 != end)) return UINT32_MAX;
  while (++at != end) {
    const uint32_t digit = (uint32_t)(unsigned char)*at - '0';
    if (digit > 9) return UINT32_MAX;
    number = number * 10 + digit;
  }
  return number;
}

static tn_status keep_numbered(tn_name_table* table, const tn_allocator* allocator, uint32_t number,
                               uint32_t record) {
  const size_t old_count = table->numbered_count;
  if (!tn_array_grow(allocator, &table->numbered, &table->numbered_count, (size_t)number + 1,
                     sizeof *table->numbered)) {
    return TN_OUT_OF_MEMORY;
  }
  memset(table->numbered + old_count, 0,
         (table->numbered_count - old_count) * sizeof *table->numbered);
  table->numbered[number] = record + 1;
  return TN_OK;
}

static tn_status intern_hashed(tn_name_table* table, const tn_allocator* allocator,
                               tn_string_view text, uint32_t* out_number) {
  const uint32_t hash = hash_of(text);
  if (TN_LIKELY(table->slot_count != 0)) {
    const size_t at = slot_of(table, text, hash);
    if (TN_LIKELY(table->slots[at] != 0)) {
      *out_number = record_in(table->slots[at]);
      return TN_OK;
    }
  }
  return add_record(table, allocator, text, hash, out_number);
}

tn_status tn_name_table__intern(tn_name_table* table, const tn_allocator* allocator,
                                tn_string_view text, uint32_t* out_number) {
  *out_number = 0;
  const uint32_t number = number_of(table, text);
  if (number < table->numbered_count && table->numbered[number] != 0) {
    *out_number = table->numbered[number] - 1;
    return TN_OK;
  }
  TN_TRY(intern_hashed(table, allocator, text, out_number));
  if (number == UINT32_MAX) return TN_OK;
  return keep_numbered(table, allocator, number, *out_number);
}

bool tn_name_table__find(const tn_name_table* table, tn_string_view text, uint32_t* out_number) {
  *out_number = 0;
  if (table->count == 0) return false;
  const uint32_t number = number_of(table, text);
  if (number < table->numbered_count && table->numbered[number] != 0) {
    *out_number = table->numbered[number] - 1;
    return true;
  }
  const uint32_t hash = hash_of(text);
  const size_t at = slot_of(table, text, hash);
  if (table->slots[at] == 0) return false;
  *out_number = record_in(table->slots[at]);
  return true;
}

void tn_name_table__free(tn_name_table* table, const tn_allocator* allocator) {
  tn_deallocate(allocator, table->slots, table->slot_count * sizeof *table->slots);
  tn_deallocate(allocator, table->records, table->capacity * sizeof *table->records);
  tn_deallocate(allocator, table->numbered, table->numbered_count * sizeof *table->numbered);
  *table = (tn_name_table){0};
}

//===-- SSA names -----------------------------------------------------------------------------===//

#define MANY_NAMES 512u

void tn_names__open(tn_names* names, const tn_allocator* allocator, size_t text_size) {
  *names = (tn_names){.allocator = allocator, .scope_number = 1, .next_scope_number = 2};
  names->numeric_limit = text_size;
  names->table.usual_prefix = "arg";
}

static void free_values(tn_names* names) {
  const tn_allocator* allocator = names->allocator;
  tn_name_table__free(&names->table, allocator);
  tn_deallocate(allocator, names->numeric, names->numeric_count * sizeof *names->numeric);
  tn_deallocate(allocator, names->named, names->named_capacity * sizeof *names->named);
  tn_deallocate(allocator, names->definitions,
                names->definition_capacity * sizeof *names->definitions);
}

void tn_names__close(tn_names* names) {
  const tn_allocator* allocator = names->allocator;
  if (allocator == NULL) return;
  free_values(names);
  tn_name_table__free(&names->label_table, allocator);
  tn_deallocate(allocator, names->saved_names,
                names->saved_name_capacity * sizeof *names->saved_names);
  tn_deallocate(allocator, names->members, names->member_capacity * sizeof *names->members);
  tn_deallocate(allocator, names->member_slots,
                names->member_slot_count * sizeof *names->member_slots);
  tn_deallocate(allocator, names->uses, names->use_capacity * sizeof *names->uses);
  tn_deallocate(allocator, names->labels, names->label_capacity * sizeof *names->labels);
  tn_deallocate(allocator, names->saved_labels,
                names->saved_label_capacity * sizeof *names->saved_labels);
}

void tn_names__forget(tn_names* names) {
  if (TN_LIKELY(names->numeric_count + names->named_capacity < MANY_NAMES) ||
      names->definition_count != 0 || names->member_count != 0 || names->saved_name_count != 0) {
    return;
  }
  const char* usual_prefix = names->table.usual_prefix;
  free_values(names);
  names->table.usual_prefix = usual_prefix;
  names->numeric = NULL;
  names->numeric_count = 0;
  names->named = NULL;
  names->named_capacity = 0;
  names->definitions = NULL;
  names->definition_capacity = 0;
}

/// Returns the value of a name that is a number in canonical form; UINT32_MAX for others.
static uint32_t numeric_value(tn_string_view text) {
  if (text.size == 0 || text.size > 8 || (text.data[0] == '0' && text.size > 1)) return UINT32_MAX;
  uint32_t value = 0;
  for (size_t i = 0; i < text.size; ++i) {
    const uint32_t digit = (uint32_t)(unsigned char)text.data[i] - '0';
    if (digit > 9) return UINT32_MAX;
    value = value * 10 + digit;
  }
  return value;
}

static tn_status grow_entries(const tn_allocator* allocator, tn_name_entry** entries,
                              size_t* capacity, size_t needed) {
  const size_t old_capacity = *capacity;
  if (needed <= old_capacity) return TN_OK;
  if (!tn_array_grow(allocator, entries, capacity, needed, sizeof **entries)) {
    return TN_OUT_OF_MEMORY;
  }
  memset(*entries + old_capacity, 0, (*capacity - old_capacity) * sizeof **entries);
  return TN_OK;
}

tn_status tn_names__intern_slow(tn_names* names, tn_string_view text, tn_name_id* out_name) {
  const uint32_t value = numeric_value(text);
  if (value != UINT32_MAX && value <= names->numeric_limit) {
    *out_name = value | TN_NAME_NUMERIC;
    return grow_entries(names->allocator, &names->numeric, &names->numeric_count,
                        (size_t)value + 1);
  }
  TN_TRY(tn_name_table__intern(&names->table, names->allocator, text, out_name));
  return grow_entries(names->allocator, &names->named, &names->named_capacity, names->table.count);
}

tn_status tn_names__touch_slow(tn_names* names, tn_name_id name) {
  if (!tn_array_grow(names->allocator, &names->saved_names, &names->saved_name_capacity,
                     names->saved_name_count + 1, sizeof *names->saved_names)) {
    return TN_OUT_OF_MEMORY;
  }
  tn_name_entry* entry = tn_names__entry(names, name);
  names->saved_names[names->saved_name_count++] = (tn_saved_name){name, *entry};
  *entry = (tn_name_entry){.epoch = ++names->epoch};
  return TN_OK;
}

tn_status tn_names__note_definition(tn_names* names, tn_name_id name) {
  if (TN_UNLIKELY(names->definition_count == names->definition_capacity) &&
      !tn_array_grow(names->allocator, &names->definitions, &names->definition_capacity,
                     names->definition_count + 1, sizeof *names->definitions)) {
    return TN_OUT_OF_MEMORY;
  }
  names->definitions[names->definition_count++] = name;
  return TN_OK;
}

//===-- Members -------------------------------------------------------------------------------===//

static size_t member_slot(const tn_names* names, tn_name_id name, uint32_t epoch, uint32_t number) {
  const uint64_t hash = tn_hash_word(((uint64_t)name << 32 | number) ^ ((uint64_t)epoch << 17));
  return (size_t)hash & (names->member_slot_count - 1);
}

tn_member* tn_names__member(const tn_names* names, tn_name_id name, uint32_t number) {
  if (names->slotted_count == 0) return NULL;
  const uint32_t epoch =
      (name & TN_NAME_NUMERIC ? &names->numeric[name & ~TN_NAME_NUMERIC] : &names->named[name])
          ->epoch;
  for (size_t at = member_slot(names, name, epoch, number); names->member_slots[at] != 0;
       at = (at + 1) & (names->member_slot_count - 1)) {
    tn_member* member = &names->members[names->member_slots[at] - 1];
    if (member->name == name && member->epoch == epoch && member->number == number) return member;
  }
  return NULL;
}

static void put_member(tn_names* names, uint32_t index) {
  const tn_member* member = &names->members[index];
  size_t at = member_slot(names, member->name, member->epoch, member->number);
  while (names->member_slots[at] != 0) at = (at + 1) & (names->member_slot_count - 1);
  names->member_slots[at] = index + 1;
}

static bool grow_member_slots(tn_names* names) {
  const size_t slot_count = names->member_slot_count == 0 ? 16 : names->member_slot_count * 2;
  uint32_t* slots = tn_allocate_zeroed(names->allocator, slot_count * sizeof *slots);
  if (slots == NULL) return false;
  tn_deallocate(names->allocator, names->member_slots, names->member_slot_count * sizeof *slots);
  names->member_slots = slots;
  names->member_slot_count = slot_count;
  for (size_t i = 0; i < names->member_count; ++i) {
    if (names->members[i].number != 0) put_member(names, (uint32_t)i);
  }
  return true;
}

tn_status tn_names__add_member(tn_names* names, tn_name_id name, uint32_t number,
                               uint32_t* out_index) {
  if (!tn_array_grow(names->allocator, &names->members, &names->member_capacity,
                     names->member_count + 1, sizeof *names->members)) {
    return TN_OUT_OF_MEMORY;
  }
  if (number != 0 && 2 * (names->slotted_count + 1) > names->member_slot_count &&
      !grow_member_slots(names)) {
    return TN_OUT_OF_MEMORY;
  }
  *out_index = (uint32_t)names->member_count;
  names->members[names->member_count++] =
      (tn_member){.name = name, .epoch = tn_names__entry(names, name)->epoch, .number = number};
  if (number != 0) {
    put_member(names, *out_index);
    ++names->slotted_count;
  }
  return TN_OK;
}

tn_status tn_names__wait(tn_names* names, uint32_t member, tn_ref use) {
  if (!tn_array_grow(names->allocator, &names->uses, &names->use_capacity, names->use_count + 1,
                     sizeof *names->uses)) {
    return TN_OUT_OF_MEMORY;
  }
  names->uses[names->use_count++] = (tn_waiting_use){use, names->members[member].first_use};
  names->members[member].first_use = (uint32_t)names->use_count;
  return TN_OK;
}

//===-- Block labels --------------------------------------------------------------------------===//

tn_status tn_names__label(tn_names* names, tn_string_view text, uint32_t* out_label) {
  TN_TRY(tn_name_table__intern(&names->label_table, names->allocator, text, out_label));
  const size_t old_capacity = names->label_capacity;
  if (!tn_array_grow(names->allocator, &names->labels, &names->label_capacity,
                     names->label_table.count, sizeof *names->labels)) {
    return TN_OUT_OF_MEMORY;
  }
  memset(names->labels + old_capacity, 0,
         (names->label_capacity - old_capacity) * sizeof *names->labels);
  tn_block_label* label = &names->labels[*out_label];
  if (label->scope == names->scope_number) return TN_OK;
  if (!tn_array_grow(names->allocator, &names->saved_labels, &names->saved_label_capacity,
                     names->saved_label_count + 1, sizeof *names->saved_labels)) {
    return TN_OUT_OF_MEMORY;
  }
  names->saved_labels[names->saved_label_count++] = (tn_saved_label){*out_label, *label};
  *label = (tn_block_label){.scope = names->scope_number};
  return TN_OK;
}

//===-- Scopes --------------------------------------------------------------------------------===//

void tn_names__enter(tn_names* names, bool isolated, tn_name_scope* out_scope) {
  *out_scope = (tn_name_scope){.definitions = names->definition_count,
                               .saved_names = names->saved_name_count,
                               .saved_labels = names->saved_label_count,
                               .number = names->next_scope_number,
                               .outer_number = names->scope_number,
                               .outer_isolation = names->isolation,
                               .undefined_labels = names->undefined_labels,
                               .isolated = isolated};
  names->scope_number = names->next_scope_number++;
  names->undefined_labels = 0;
  if (isolated) names->isolation = ++names->epoch;
}

void tn_names__leave(tn_names* names, const tn_name_scope* scope) {
  for (size_t i = scope->definitions; i < names->definition_count; ++i) {
    tn_name_entry* entry = tn_names__entry(names, names->definitions[i]);
    *entry = (tn_name_entry){.epoch = ++names->epoch};
  }
  names->definition_count = scope->definitions;
  if (scope->isolated) {
    for (size_t i = names->saved_name_count; i-- > scope->saved_names;) {
      *tn_names__entry(names, names->saved_names[i].name) = names->saved_names[i].entry;
    }
    names->saved_name_count = scope->saved_names;
    names->isolation = scope->outer_isolation;
  }
  for (size_t i = names->saved_label_count; i-- > scope->saved_labels;) {
    names->labels[names->saved_labels[i].label] = names->saved_labels[i].entry;
  }
  names->saved_label_count = scope->saved_labels;
  names->scope_number = scope->outer_number;
  names->undefined_labels = scope->undefined_labels;
}
