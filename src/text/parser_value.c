// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SSA values: resolving the names of operands, and defining names.
//
// An operand that is used before its definition stays null and waits in the list of its name's
// record; the definition sets the value in all of them, newest first, so that the order of the
// value's use list is the same as in MLIR, which replaces a placeholder.

#include <stdlib.h>

#include "base/order.h"
#include "text/parser.h"

/// Returns the type of a value: both results and arguments begin with it.
static tn_uref type_of(const tn_parser* parser, tn_ref value) {
  return tn_value_cell__type(tn_value__at(parser->context, value));
}

/// Appends the name at `offset`, with its %.
static void append_name(tn_text_buffer* text, const tn_parser* parser, uint32_t offset) {
  tn_lexer lexer = parser->lexer;
  lexer.cursor = lexer.text + offset;
  tn_token token;
  tn_lexer__next(&lexer, &token);
  tn_text_buffer_append_view(text, tn_token__spelling(&token));
}

//===-- Uses ----------------------------------------------------------------------------------===//

static tn_status report_other_type(tn_parser* parser, uint32_t offset, tn_uref asked, tn_uref found,
                                   uint32_t prior_offset) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "use of value '");
  append_name(&text, parser, offset);
  tn_text_buffer_append_text(&text, "' expects different type than prior uses: ");
  tn_text_buffer__append_type(&text, tn_type__from(parser->context, asked));
  tn_text_buffer_append_text(&text, " vs ");
  tn_text_buffer__append_type(&text, tn_type__from(parser->context, found));
  tn_text_buffer note = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&note, "prior use here");
  return tn_parser__error_text(parser, parser->lexer.text + offset, &text,
                               parser->lexer.text + prior_offset, &note);
}

/// Records a use of a name without a definition so far.
static tn_status wait_for(tn_parser* parser, const tn_unresolved_operand* operand, tn_uref type,
                          uint32_t* out_member) {
  tn_names* names = &parser->names;
  TN_TRY(tn_parser__memory(
      parser, tn_names__add_member(names, operand->name, operand->number, out_member)));
  tn_member* member = &names->members[*out_member];
  member->type = type;
  member->offset = operand->offset;
  ++names->undefined_count;
  if (operand->number == 0) {
    tn_name_entry* entry = tn_names__entry(names, operand->name);
    entry->value = *out_member;
    entry->count = TN_NAME_FORWARD;
    entry->offset = operand->offset;
  }
  return TN_OK;
}

/// Resolves a use of a member that has a record.
static tn_status use_member(tn_parser* parser, const tn_unresolved_operand* operand, tn_uref type,
                            tn_member* member, tn_ref* out_value, uint32_t* out_member) {
  if (member->type != type) {
    return report_other_type(parser, operand->offset, type, member->type, member->offset);
  }
  *out_value = member->value;
  *out_member = (uint32_t)(member - parser->names.members);
  return TN_OK;
}

tn_status tn_parser__resolve(tn_parser* parser, const tn_unresolved_operand* operand, tn_uref type,
                             tn_ref* out_value, uint32_t* out_member) {
  *out_value = 0;
  *out_member = 0;
  tn_names* names = &parser->names;
  TN_TRY(tn_parser__memory(parser, tn_names__touch(names, operand->name)));
  const tn_name_entry* entry = tn_names__entry(names, operand->name);
  const bool is_bound = entry->count != 0 && entry->count != TN_NAME_FORWARD;
  if (TN_LIKELY(is_bound && operand->number < entry->count)) {
    *out_value = entry->value + 2 * operand->number;
    const tn_uref found = type_of(parser, *out_value);
    if (TN_LIKELY(found == type)) return TN_OK;
    return report_other_type(parser, operand->offset, type, found, entry->offset);
  }
  tn_member* member = NULL;
  if (operand->number != 0) {
    member = tn_names__member(names, operand->name, operand->number);
  } else if (entry->count == TN_NAME_FORWARD) {
    member = &names->members[entry->value];
  }
  if (member != NULL) return use_member(parser, operand, type, member, out_value, out_member);
  if (is_bound) {
    return tn_parser__error_at(parser, parser->lexer.text + operand->offset,
                               "reference to invalid result number");
  }
  return wait_for(parser, operand, type, out_member);
}

tn_status tn_parser__check_uses(tn_parser* parser) {
  const tn_names* names = &parser->names;
  if (TN_LIKELY(names->undefined_count == 0)) return TN_OK;
  const tn_allocator* allocator = &parser->context->allocator;
  const size_t byte_size = names->undefined_count * sizeof(uint32_t);
  uint32_t* offsets = tn_allocate(allocator, byte_size);
  if (offsets == NULL) return tn_context__out_of_memory(parser->context);
  size_t count = 0;
  for (size_t i = 0; i < names->member_count; ++i) {
    if (names->members[i].value == 0) offsets[count++] = names->members[i].offset;
  }
  qsort(offsets, count, sizeof *offsets, tn_order__uint32);
  for (size_t i = 0; i < count; ++i) {
    tn_parser__error_at(parser, parser->lexer.text + offsets[i],
                        "use of undeclared SSA value name");
  }
  tn_deallocate(allocator, offsets, byte_size);
  return TN_MALFORMED;
}

//===-- Definitions ---------------------------------------------------------------------------===//

/// Reports `before` and `after` around the name at `offset`, with the note `prior` at
/// `prior_offset`.
static tn_status report_twice(tn_parser* parser, uint32_t offset, uint32_t prior_offset,
                              const char* before, const char* after, const char* prior) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, before);
  append_name(&text, parser, offset);
  tn_text_buffer_append_text(&text, after);
  tn_text_buffer note = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&note, prior);
  return tn_parser__error_text(parser, parser->lexer.text + offset, &text,
                               parser->lexer.text + prior_offset, &note);
}

static tn_status report_redefinition(tn_parser* parser, uint32_t offset, uint32_t prior_offset) {
  return report_twice(parser, offset, prior_offset, "redefinition of SSA value '", "'",
                      "previously defined here");
}

tn_status tn_parser__list_operands(tn_parser* parser, const tn_op_frame* frame) {
  const tn_unresolved_operand* operands = parser->operands.items;
  tn_judy_map_clear(&parser->operand_offsets);
  for (size_t i = parser->operands.count; i-- > frame->operands;) {
    TN_TRY(tn_parser__memory(
        parser, tn_judy_map_set(&parser->operand_offsets, operands[i].name, operands[i].offset)));
  }
  return TN_OK;
}

/// Returns the offset of the first operand of this name, or else `offset`.
static uint32_t find_operand(const tn_parser* parser, const tn_op_frame* frame, tn_name_id name,
                             bool is_listed, uint32_t offset) {
  uintptr_t listed = offset;
  if (is_listed) {
    return tn_judy_map_get(&parser->operand_offsets, name, &listed) ? (uint32_t)listed : offset;
  }
  const tn_unresolved_operand* operands = parser->operands.items;
  for (size_t i = frame->operands; i < parser->operands.count; ++i) {
    if (operands[i].name == name) return operands[i].offset;
  }
  return offset;
}

tn_status tn_parser__check_unused(tn_parser* parser, const tn_op_frame* frame,
                                  const tn_unresolved_operand* argument, bool operands_are_listed) {
  tn_names* names = &parser->names;
  if (frame->hides_names) return TN_OK;
  TN_TRY(tn_parser__memory(parser, tn_names__touch(names, argument->name)));
  const tn_name_entry* entry = tn_names__entry(names, argument->name);
  uint32_t prior = argument->offset;
  if (TN_UNLIKELY(entry->count != 0)) {
    prior = entry->count == TN_NAME_FORWARD ? names->members[entry->value].offset : entry->offset;
  }
  // The op's operands are resolved when it is created, but count as uses already.
  if (TN_LIKELY(prior == argument->offset)) {
    prior = find_operand(parser, frame, argument->name, operands_are_listed, prior);
  }
  if (TN_LIKELY(prior == argument->offset)) return TN_OK;
  return report_twice(parser, argument->offset, prior, "region entry argument '",
                      "' is already in use", "previously referenced here");
}

static tn_status report_used_as(tn_parser* parser, uint32_t offset, const tn_member* member,
                                tn_uref type) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "definition of SSA value '");
  append_name(&text, parser, offset);
  tn_text_buffer_format(&text, "#%u' has type ", member->number);
  tn_text_buffer__append_type(&text, tn_type__from(parser->context, type));
  tn_text_buffer note = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&note, "previously used here with type ");
  tn_text_buffer__append_type(&note, tn_type__from(parser->context, member->type));
  return tn_parser__error_text(parser, parser->lexer.text + offset, &text,
                               parser->lexer.text + member->offset, &note);
}

/// Sets the value of the member, and of the operands that wait for it.
static void define_member(tn_parser* parser, tn_member* member, uint32_t offset, tn_ref value) {
  const tn_context* context = parser->context;
  tn_names* names = &parser->names;
  for (uint32_t i = member->first_use; i != 0; i = names->uses[i - 1].next) {
    const tn_ref use = names->uses[i - 1].use;
    tn_use_cell* cell = tn_use__at(context, use);
    cell->value = value;
    tn_use__link(context, use, cell, &tn_value__at(context, value)->first_use);
  }
  member->first_use = 0;
  member->value = value;
  member->offset = offset;
  member->type = type_of(parser, value);
  --names->undefined_count;
}

/// The memory of members that all have values is reused when no look-up can find them.
static void forget_members(tn_names* names) {
  if (names->undefined_count != 0 || names->slotted_count != 0) return;
  names->member_count = 0;
  names->use_count = 0;
}

/// Defines one member of a name, and resolves its pending uses.
static tn_status define_one(tn_parser* parser, tn_name_id name, uint32_t number, uint32_t offset,
                            tn_ref value) {
  tn_names* names = &parser->names;
  const tn_name_entry* entry = tn_names__entry(names, name);
  tn_member* member = NULL;
  if (entry->count == TN_NAME_FORWARD && number == 0) {
    member = &names->members[entry->value];
  } else if (entry->count != TN_NAME_FORWARD && number < entry->count) {
    return report_redefinition(parser, offset, entry->offset);
  } else if (number != 0) {
    member = tn_names__member(names, name, number);
  }
  if (member == NULL) return TN_OK;
  if (member->value != 0) return report_redefinition(parser, offset, member->offset);
  if (member->type != type_of(parser, value)) {
    return report_used_as(parser, offset, member, type_of(parser, value));
  }
  define_member(parser, member, offset, value);
  return TN_OK;
}

/// Defines a member other than 0 separately: a block argument called %a#1.
static tn_status define_apart(tn_parser* parser, tn_name_id name, uint32_t number, uint32_t offset,
                              tn_ref value) {
  tn_names* names = &parser->names;
  TN_TRY(define_one(parser, name, number, offset, value));
  if (tn_names__member(names, name, number) != NULL) return TN_OK;
  uint32_t index = 0;
  TN_TRY(tn_parser__memory(parser, tn_names__add_member(names, name, number, &index)));
  ++names->undefined_count;
  define_member(parser, &names->members[index], offset, value);
  return TN_OK;
}

tn_status tn_parser__define(tn_parser* parser, tn_name_id name, uint32_t number, uint32_t count,
                            uint32_t offset, tn_ref value) {
  tn_names* names = &parser->names;
  TN_TRY(tn_parser__memory(parser, tn_names__touch(names, name)));
  tn_name_entry* entry = tn_names__entry(names, name);
  if (TN_UNLIKELY(number != 0)) {
    TN_TRY(define_apart(parser, name, number, offset, value));
  } else {
    if (TN_UNLIKELY(entry->count != 0 || names->slotted_count != 0)) {
      for (uint32_t i = 0; i < count; ++i) {
        TN_TRY(define_one(parser, name, i, offset, value + 2 * i));
      }
      forget_members(names);
    }
    entry->value = value;
    entry->count = count;
    entry->offset = offset;
  }
  return tn_parser__memory(parser, tn_names__note_definition(names, name));
}
