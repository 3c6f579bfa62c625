// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions, blocks, their arguments, and successors.
//
// A block that is used as a successor before its label is created at once, at the end of its
// region, and moved to the end when its label is parsed: so blocks are in the order of their
// labels.

#include <stdlib.h>

#include "base/order.h"
#include "text/syntax.h"

//===-- Labels --------------------------------------------------------------------------------===//

/// Returns the region that is being parsed.
static tn_ref current_region(const tn_parser* parser) {
  if (parser->frames.count == 0) return parser->top_region;
  return ((const tn_op_frame*)parser->frames.items)[parser->frames.count - 1].region;
}

/// Interns the label of the current ^ token.
static tn_status label_of(tn_parser* parser, uint32_t* out_label) {
  const tn_token* token = &parser->token;
  const tn_string_view name = {token->start + 1, (size_t)(token->end - token->start) - 1};
  return tn_parser__memory(parser, tn_names__label(&parser->names, name, out_label));
}

static tn_status redefinition(tn_parser* parser, const tn_token* name) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "redefinition of block '");
  tn_text_buffer_append_view(&text, tn_token__spelling(name));
  tn_text_buffer_append_text(&text, "'");
  return tn_parser__error_text(parser, name->start, &text, NULL, NULL);
}

/// Returns the block that a label defines.
static tn_status define_label(tn_parser* parser, tn_ref region, tn_ref first, const tn_token* name,
                              uint32_t label, tn_ref* out_block) {
  tn_block_label* entry = &parser->names.labels[label];
  if (entry->defined) return redefinition(parser, name);
  if (entry->block != 0) {
    --parser->names.undefined_labels;
    if (tn_region__at(parser->context, region)->last_block != entry->block) {
      tn_block__remove(parser->shard, entry->block);
      tn_block__insert(parser->context, entry->block, region, 0);
    }
  } else {
    entry->block = first != 0 ? first : tn_block__create(parser->shard, region, 0);
    if (entry->block == 0) return tn_shard__failure(parser->shard);
  }
  TN_TRY(tn_parser__note(parser, TN_TEXT_BLOCK, name->start, name->end, entry->block, 0));
  entry->defined = true;
  entry->offset = tn_parser__offset(parser, name->start);
  *out_block = entry->block;
  return TN_OK;
}

tn_status tn_parser__check_labels(tn_parser* parser, size_t first_saved) {
  const tn_names* names = &parser->names;
  if (TN_LIKELY(names->undefined_labels == 0)) return TN_OK;
  const tn_allocator* allocator = &parser->context->allocator;
  const size_t byte_size = names->undefined_labels * sizeof(uint32_t);
  uint32_t* offsets = tn_allocate(allocator, byte_size);
  if (offsets == NULL) return tn_context__out_of_memory(parser->context);
  size_t count = 0;
  for (size_t i = first_saved; i < names->saved_label_count; ++i) {
    const tn_block_label* label = &names->labels[names->saved_labels[i].label];
    if (label->block != 0 && !label->defined) offsets[count++] = label->offset;
  }
  qsort(offsets, count, sizeof *offsets, tn_order__uint32);
  for (size_t i = 0; i < count; ++i) {
    tn_parser__error_at(parser, parser->lexer.text + offsets[i], "reference to an undefined block");
  }
  tn_deallocate(allocator, offsets, byte_size);
  return TN_MALFORMED;
}

//===-- Successors ----------------------------------------------------------------------------===//

tn_status tn_parser__successor(tn_parser* parser) {
  if (tn_parser__suggests(parser)) return tn_parser__suggest_block(parser);
  if (!tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER)) {
    return tn_parser__wrong_token(parser, "expected block name");
  }
  uint32_t label = 0;
  TN_TRY(label_of(parser, &label));
  tn_block_label* entry = &parser->names.labels[label];
  if (entry->block == 0) {
    entry->block = tn_block__create(parser->shard, current_region(parser), 0);
    if (entry->block == 0) return tn_shard__failure(parser->shard);
    entry->offset = tn_parser__offset(parser, parser->token.start);
    ++parser->names.undefined_labels;
  }
  TN_TRY(tn_parser__push(parser, &parser->successors, &entry->block, sizeof entry->block));
  TN_TRY(tn_parser__note(parser, TN_TEXT_SUCCESSOR, parser->token.start, parser->token.end,
                         entry->block, 0));
  tn_parser__advance(parser);
  return TN_OK;
}

tn_status tn_parser__successor_list(tn_parser* parser) {
  tn_parser__advance(parser);
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    return tn_parser__wrong_token(parser, "expected list element");
  }
  do {
    TN_TRY(tn_parser__successor(parser));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ',' or ']'");
}

//===-- Arguments -----------------------------------------------------------------------------===//

static tn_status block_argument(tn_parser* parser, tn_ref block) {
  tn_unresolved_operand name;
  TN_TRY(tn_parser__operand(parser, &name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':' and type for SSA operand"));
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  uint32_t location = 0;
  TN_TRY(tn_parser__location_of(parser, parser->lexer.text + name.offset, &location));
  const uint32_t index = tn_block__at(parser->context, block)->argument_count;
  const tn_ref value =
      tn_block__add_argument(parser->shard, block, index, tn_type__ref(type), location);
  if (value == 0) return tn_shard__failure(parser->shard);
  TN_TRY(tn_parser__trailing_location(parser, value));
  TN_TRY(tn_parser__note_values(parser, name.offset, 1, value));
  return tn_parser__define(parser, name.name, name.number, 1, name.offset, value);
}

static tn_status block_arguments(tn_parser* parser, tn_ref block) {
  tn_parser__advance(parser);
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    TN_TRY(block_argument(parser, block));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

tn_status tn_parser__block_label(tn_parser* parser, tn_ref region, tn_ref first,
                                 tn_ref* out_block) {
  *out_block = 0;
  const tn_token name = parser->token;
  if (tn_parser__suggests(parser)) return tn_parser__suggest_op(parser, name.start);
  uint32_t label = 0;
  TN_TRY(label_of(parser, &label));
  tn_parser__advance(parser);
  TN_TRY(define_label(parser, region, first, &name, label, out_block));
  if (tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) TN_TRY(block_arguments(parser, *out_block));
  return tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':' after block name");
}

//===-- Regions -------------------------------------------------------------------------------===//

static tn_status push_region(tn_parser* parser, const tn_op_frame* frame, tn_ref* out_region) {
  const size_t index = parser->regions.count - frame->regions;
  TN_TRY(tn_parser__reserve(parser, &parser->regions, 1, sizeof(tn_ref)));
  *out_region = tn_region__create(parser->shard, 0, (uint32_t)index);
  if (*out_region == 0) return tn_shard__failure(parser->shard);
  ((tn_ref*)parser->regions.items)[parser->regions.count++] = *out_region;
  return TN_OK;
}

tn_status tn_parser__empty_region(tn_parser* parser, tn_op_frame* frame) {
  tn_ref region = 0;
  return push_region(parser, frame, &region);
}

tn_status tn_parser__prepare_region(tn_parser* parser, tn_op_frame* frame, tn_ref* out_block) {
  *out_block = 0;
  TN_TRY(push_region(parser, frame, &frame->prepared_region));
  frame->region_names = parser->region_names.count;
  frame->deferred = parser->deferred.count;
  *out_block = tn_block__create(parser->shard, frame->prepared_region, 0);
  return *out_block == 0 ? tn_shard__failure(parser->shard) : TN_OK;
}

// A location after the name is skipped, as the argument does not exist yet.
tn_status tn_parser__region_name(tn_parser* parser) {
  tn_unresolved_operand name;
  TN_TRY(tn_parser__argument(parser, &name));
  TN_TRY(tn_parser__push(parser, &parser->region_names, &name, sizeof name));
  if (TN_LIKELY(!tn_parser__consume_if(parser, TN_TOKEN_KW_LOC))) return TN_OK;
  parser->has_locations = true;
  for (size_t depth = 0; depth != 0 || tn_parser__is(parser, TN_TOKEN_LEFT_PAREN);) {
    if (tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) ++depth;
    if (tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) --depth;
    if (tn_parser__is(parser, TN_TOKEN_EOF) || tn_parser__is(parser, TN_TOKEN_ERROR)) break;
    tn_parser__advance(parser);
  }
  return TN_OK;
}

/// Parses the location that was skipped after the name at `offset`.
static tn_status skipped_location(tn_parser* parser, uint32_t offset, tn_ref argument) {
  const char* const next = parser->token.start;
  tn_parser__reset(parser, parser->lexer.text + offset);
  tn_parser__advance(parser);
  TN_TRY(tn_parser__trailing_location(parser, argument));
  tn_parser__reset(parser, next);
  return TN_OK;
}

tn_status tn_parser__prepare_named_region(tn_parser* parser, tn_op_frame* frame, size_t first_name,
                                          const tn_type* types) {
  const size_t count = parser->region_names.count - first_name;
  tn_ref block = 0;
  TN_TRY(tn_parser__prepare_region(parser, frame, &block));
  frame->region_names = first_name;
  for (size_t i = 0; i < count; ++i) {
    const tn_unresolved_operand* names = parser->region_names.items;
    uint32_t location = 0;
    TN_TRY(tn_parser__location_of(parser, parser->lexer.text + names[first_name + i].offset,
                                  &location));
    const uint32_t offset = names[first_name + i].offset;
    const tn_ref value =
        tn_block__add_argument(parser->shard, block, (uint32_t)i, tn_type__ref(types[i]), location);
    if (value == 0) return tn_shard__failure(parser->shard);
    if (TN_UNLIKELY(parser->has_locations)) TN_TRY(skipped_location(parser, offset, value));
  }
  return TN_OK;
}

void tn_parser__drop_region(tn_parser* parser, tn_op_frame* frame) {
  const tn_ref block = tn_region__at(parser->context, frame->prepared_region)->first_block;
  parser->deferred.count = frame->deferred;
  tn_block__discard(parser->shard, block);
  parser->region_names.count = frame->region_names;
  frame->prepared_region = 0;
}

tn_status tn_parser__add_region_argument(tn_parser* parser, tn_ref block,
                                         const tn_unresolved_operand* name, tn_type type) {
  uint32_t location = 0;
  TN_TRY(tn_parser__location_of(parser, parser->lexer.text + name->offset, &location));
  const uint32_t index = tn_block__at(parser->context, block)->argument_count;
  const tn_ref value =
      tn_block__add_argument(parser->shard, block, index, tn_type__ref(type), location);
  if (value == 0) return tn_shard__failure(parser->shard);
  TN_TRY(tn_parser__trailing_location(parser, value));
  return tn_parser__push(parser, &parser->region_names, name, sizeof *name);
}

/// Up to this number of names is compared with each operand.
#define FEW_NAMES 16u

/// Binds the names of the arguments of a prepared region.
static tn_status define_region_names(tn_parser* parser, const tn_op_frame* frame, tn_ref block) {
  const size_t count = parser->region_names.count - frame->region_names;
  const bool has_many = count > FEW_NAMES && parser->operands.count - frame->operands > FEW_NAMES;
  if (has_many) TN_TRY(tn_parser__list_operands(parser, frame));
  for (size_t i = 0; i < count; ++i) {
    const tn_unresolved_operand name =
        ((const tn_unresolved_operand*)parser->region_names.items)[frame->region_names + i];
    const tn_ref value =
        tn_block_cell__argument(parser->context, tn_block__at(parser->context, block), (uint32_t)i);
    TN_TRY(tn_parser__check_unused(parser, frame, &name, has_many));
    TN_TRY(tn_parser__note_values(parser, name.offset, 1, value));
    TN_TRY(tn_parser__define(parser, name.name, name.number, 1, name.offset, value));
  }
  parser->region_names.count = frame->region_names;
  return TN_OK;
}

/// Records the region of `frame`, which ends at the current brace.
static tn_status note_region(tn_parser* parser, const tn_op_frame* frame, const char* brace) {
  return tn_parser__note(parser, TN_TEXT_REGION, brace, parser->token.end, frame->region, 0);
}

/// Consumes the brace that ends a region.
static tn_status end_region(tn_parser* parser, const tn_op_frame* frame, const char* brace) {
  TN_TRY(note_region(parser, frame, brace));
  tn_parser__advance(parser);
  return TN_OK;
}

/// Records the unlabelled block that begins after `brace`.
static tn_status note_first_block(tn_parser* parser, const char* brace, tn_ref block) {
  if (tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER)) return TN_OK;
  return tn_parser__note(parser, TN_TEXT_BLOCK, brace, brace + 1, block, 0);
}

static tn_status open_prepared(tn_parser* parser, tn_op_frame* frame, bool isolated,
                               tn_ref* out_block) {
  frame->region = frame->prepared_region;
  frame->prepared_region = 0;
  const tn_ref block = tn_region__at(parser->context, frame->region)->first_block;
  const bool has_arguments = tn_block__at(parser->context, block)->argument_count != 0;
  tn_names__enter(&parser->names, isolated, &frame->scope);
  if (has_arguments || !tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) {
    TN_TRY(note_first_block(parser, frame->brace_at, block));
  }
  TN_TRY(define_region_names(parser, frame, block));
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) {
    if (!has_arguments) tn_block__discard(parser->shard, block);
    tn_names__leave(&parser->names, &frame->scope);
    return end_region(parser, frame, frame->brace_at);
  }
  *out_block = block;
  if (!tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER)) return TN_OK;
  if (has_arguments) {
    return tn_parser__error(parser, "invalid block name in region with named arguments");
  }
  return tn_parser__block_label(parser, frame->region, block, out_block);
}

tn_status tn_parser__open_region(tn_parser* parser, tn_op_frame* frame, bool isolated,
                                 tn_ref* out_block) {
  *out_block = 0;
  const char* brace = parser->token.start;
  frame->brace_at = brace;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{' to begin a region"));
  if (frame->prepared_region != 0) return open_prepared(parser, frame, isolated, out_block);
  TN_TRY(push_region(parser, frame, &frame->region));
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) return end_region(parser, frame, brace);
  tn_names__enter(&parser->names, isolated, &frame->scope);
  const tn_ref block = tn_block__create(parser->shard, frame->region, 0);
  if (block == 0) return tn_shard__failure(parser->shard);
  *out_block = block;
  TN_TRY(note_first_block(parser, brace, block));
  if (!tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER)) return TN_OK;
  return tn_parser__block_label(parser, frame->region, block, out_block);
}

tn_status tn_parser__close_region(tn_parser* parser, tn_op_frame* frame) {
  TN_TRY(tn_parser__check_labels(parser, frame->scope.saved_labels));
  tn_names__leave(&parser->names, &frame->scope);
  return end_region(parser, frame, frame->brace_at);
}
