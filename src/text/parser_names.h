// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names in the text: name tables, SSA names and block labels with their scopes.
//
// A name gets an index once, and its meaning is looked up by that index. Names such as %12, which
// are nearly all names, bypass the table: their index is their value. Leaving a region undoes the
// definitions of its ops with a log; nothing is copied when entering a region.
//
// An SSA name denotes one value, or a pack of results (%0:2); its members are adjacent and found
// through the name's entry. Members that are used before their definition, or are defined one by
// one, have records of their own.

#ifndef TENURE_SRC_TEXT_PARSER_NAMES_H
#define TENURE_SRC_TEXT_PARSER_NAMES_H

#include <tenure/base.h>

#include "base/memory.h"
#include "base/status.h"
#include "ir/cells.h"
#include "ir/storage.h"

typedef struct tn_parser tn_parser;

//===-- Name tables ---------------------------------------------------------------------------===//

typedef struct tn_name_record {
  const char* start;  ///< In the text.
  uint32_t size;
  uint32_t hash;
} tn_name_record;

/// Names, indexed in the order of their first use. All zero is empty, except `usual_prefix`.
typedef struct tn_name_table {
  uint64_t* slots;  ///< Hash, and index + 1; 0 is free.
  size_t slot_count;
  tn_name_record* records;
  size_t count;
  size_t capacity;
  /// NULL, or TN_PREFIX_SIZE letters that most names consist of, followed by a number: those with
  /// few digits are also indexed by that number, and found without a hash.
  const char* usual_prefix;
  uint32_t* numbered;  ///< Index + 1; 0 for none.
  size_t numbered_count;
} tn_name_table;

#define TN_PREFIX_SIZE 3u

/// Returns the index of `text`, which is added if it is new. TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_name_table__intern(tn_name_table* table, const tn_allocator* allocator,
                                            tn_string_view text, uint32_t* out_number);
/// Returns the index of `text`; false if it has none.
bool tn_name_table__find(const tn_name_table* table, tn_string_view text, uint32_t* out_number);
void tn_name_table__free(tn_name_table* table, const tn_allocator* allocator);

//===-- SSA names -----------------------------------------------------------------------------===//

/// Identifies an SSA name: an index of the table, or the value of %<number> with TN_NAME_NUMERIC.
typedef uint32_t tn_name_id;

#define TN_NAME_NUMERIC 0x80000000u
#define TN_NAME_FORWARD UINT32_MAX

typedef struct tn_name_entry {
  uint32_t value;   ///< The value of member 0; with TN_NAME_FORWARD the index of its record.
  uint32_t count;   ///< Number of members that were bound together with member 0; 0 for none;
                    ///< TN_NAME_FORWARD.
  uint32_t offset;  ///< Offset of the definition, or of the use before it.
  uint32_t epoch;   ///< Changes whenever the name gets a new meaning.
} tn_name_entry;

/// A value used before its definition, or a member that is stored separately.
typedef struct tn_member {
  tn_name_id name;
  uint32_t epoch;
  uint32_t number;
  tn_uref type;
  uint32_t offset;
  uint32_t first_use;  ///< The newest pending use: its index in their list + 1.
  tn_ref value;        ///< 0 until it is defined.
} tn_member;

typedef struct tn_waiting_use {
  tn_ref use;
  uint32_t next;
} tn_waiting_use;

typedef struct tn_block_label {
  tn_ref block;
  uint32_t scope;  ///< The scope in which the label is valid; 0 for none.
  uint32_t offset;
  uint32_t defined;
} tn_block_label;

typedef struct tn_saved_name {
  tn_name_id name;
  tn_name_entry entry;
} tn_saved_name;

typedef struct tn_saved_label {
  uint32_t label;
  tn_block_label entry;
} tn_saved_label;

/// The changes to be undone when a region is left.
typedef struct tn_name_scope {
  size_t definitions;
  size_t saved_names;
  size_t saved_labels;
  uint32_t number;
  uint32_t outer_number;
  uint32_t outer_isolation;
  uint32_t undefined_labels;  ///< The outer region's count, while inside.
  bool isolated;
} tn_name_scope;

typedef struct tn_names {
  const tn_allocator* allocator;
  size_t numeric_limit;
  tn_name_entry* numeric;
  size_t numeric_count;
  tn_name_table table;
  tn_name_entry* named;
  size_t named_capacity;
  tn_name_id* definitions;  ///< In the order of definition.
  size_t definition_count;
  size_t definition_capacity;
  tn_saved_name* saved_names;  ///< Entries of names that have another meaning in an isolated
                               ///< region.
  size_t saved_name_count;
  size_t saved_name_capacity;
  tn_member* members;
  size_t member_count;
  size_t member_capacity;
  size_t undefined_count;  ///< The number of members without a definition so far.
  uint32_t* member_slots;  ///< Members other than 0, by name, epoch and index.
  size_t member_slot_count;
  size_t slotted_count;
  tn_waiting_use* uses;
  size_t use_count;
  size_t use_capacity;
  uint32_t epoch;
  uint32_t isolation;  ///< The first epoch of the isolated region.
  tn_name_table label_table;
  tn_block_label* labels;
  size_t label_capacity;
  tn_saved_label* saved_labels;
  size_t saved_label_count;
  size_t saved_label_capacity;
  uint32_t scope_number;  ///< The number of the current region.
  uint32_t next_scope_number;
  uint32_t undefined_labels;  ///< In the current region.
} tn_names;

/// `text_size` bounds the numbers that bypass the table.
void tn_names__open(tn_names* names, const tn_allocator* allocator, size_t text_size);
void tn_names__close(tn_names* names);
/// Frees the memory of many names, if none of them is defined any more: much of the text after a
/// module has no names.
void tn_names__forget(tn_names* names);

// None of these functions reports TN_OUT_OF_MEMORY.

/// Interns the name `text`, without the %.
TN_MUST_USE tn_status tn_names__intern_slow(tn_names* names, tn_string_view text,
                                            tn_name_id* out_name);
static inline tn_status tn_names__intern(tn_names* names, tn_string_view text,
                                         tn_name_id* out_name) {
  uint32_t value = 0;
  if (TN_LIKELY(text.size <= 8 && (text.data[0] != '0' || text.size == 1))) {
    for (size_t i = 0; i < text.size; ++i) {
      const uint32_t digit = (uint32_t)(unsigned char)text.data[i] - '0';
      if (digit > 9) return tn_names__intern_slow(names, text, out_name);
      value = value * 10 + digit;
    }
    if (TN_LIKELY(value < names->numeric_count)) {
      *out_name = value | TN_NAME_NUMERIC;
      return TN_OK;
    }
  }
  return tn_names__intern_slow(names, text, out_name);
}

/// Returns the current entry of the name; valid until the next name is interned.
static inline tn_name_entry* tn_names__entry(tn_names* names, tn_name_id name) {
  return name & TN_NAME_NUMERIC ? &names->numeric[name & ~TN_NAME_NUMERIC] : &names->named[name];
}

/// Makes the entry one of the current isolated region.
TN_MUST_USE tn_status tn_names__touch_slow(tn_names* names, tn_name_id name);
static inline tn_status tn_names__touch(tn_names* names, tn_name_id name) {
  if (TN_LIKELY(tn_names__entry(names, name)->epoch >= names->isolation)) return TN_OK;
  return tn_names__touch_slow(names, name);
}

/// Records that the name was defined in the current region.
TN_MUST_USE tn_status tn_names__note_definition(tn_names* names, tn_name_id name);

/// Returns the record of the member at index `number` of a name, other than 0; NULL if it has none.
tn_member* tn_names__member(const tn_names* names, tn_name_id name, uint32_t number);
/// Adds a record, to the look-up table unless its index is 0. Fills in name, epoch and index.
TN_MUST_USE tn_status tn_names__add_member(tn_names* names, tn_name_id name, uint32_t number,
                                           uint32_t* out_index);
/// Records that the operand `use` waits for the member.
TN_MUST_USE tn_status tn_names__wait(tn_names* names, uint32_t member, tn_ref use);

/// Interns the label `text`, without the ^, in the current region.
TN_MUST_USE tn_status tn_names__label(tn_names* names, tn_string_view text, uint32_t* out_label);

void tn_names__enter(tn_names* names, bool isolated, tn_name_scope* out_scope);
void tn_names__leave(tn_names* names, const tn_name_scope* scope);

//===-- Values (parser_value.c) ---------------------------------------------------------------===//

/// Binds `count` values, the first being `value` and each two words after the previous one, to
/// members of a name from index `number` on. Earlier uses are resolved.
TN_MUST_USE tn_status tn_parser__define(tn_parser* parser, tn_name_id name, uint32_t number,
                                        uint32_t count, uint32_t offset, tn_ref value);

typedef struct tn_unresolved_operand tn_unresolved_operand;

typedef struct tn_op_frame tn_op_frame;

/// Checks that the name of an argument in the head of an op has no meaning yet; the op's operands
/// are uses too, which are looked up in the list of operands.
TN_MUST_USE tn_status tn_parser__check_unused(tn_parser* parser, const tn_op_frame* frame,
                                              const tn_unresolved_operand* argument,
                                              bool operands_are_listed);
/// Lists the operands of an op for tn_parser__check_unused.
TN_MUST_USE tn_status tn_parser__list_operands(tn_parser* parser, const tn_op_frame* frame);
/// Resolves an operand of `type`: `*out_value`, or 0 and the member to wait for.
TN_MUST_USE tn_status tn_parser__resolve(tn_parser* parser, const tn_unresolved_operand* operand,
                                         tn_uref type, tn_ref* out_value, uint32_t* out_member);
/// Reports uses without a definition.
TN_MUST_USE tn_status tn_parser__check_uses(tn_parser* parser);

#endif  // TENURE_SRC_TEXT_PARSER_NAMES_H
