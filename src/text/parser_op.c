// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations, and the loop that parses them without recursion.
//
// The text determines the numbers of results and attributes of an op only after its regions, and a
// cell is allocated with its final size. So the parsed parts of an op wait on stacks, its regions
// without a parent op; an op with a region that is being parsed waits in a frame. Then the op is
// created in its final position, and takes the regions over.

#include "ir/dialect_table.h"
#include "text/parser_share.h"
#include "text/syntax.h"

//===-- Operands and results ------------------------------------------------------------------===//

/// Parses `%name`.
static tn_status name_of_value(tn_parser* parser, tn_unresolved_operand* out_operand) {
  const tn_token name = parser->token;
  if (tn_parser__suggests(parser)) return tn_parser__suggest_value(parser);
  if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
    return tn_parser__wrong_token(parser, "expected SSA operand");
  }
  out_operand->number = 0;
  out_operand->offset = tn_parser__offset(parser, name.start);
  const tn_string_view text = {name.start + 1, (size_t)(name.end - name.start) - 1};
  if (TN_UNLIKELY(tn_names__intern(&parser->names, text, &out_operand->name) != TN_OK)) {
    return tn_context__out_of_memory(parser->context);
  }
  tn_parser__advance(parser);
  return TN_OK;
}

tn_status tn_parser__argument(tn_parser* parser, tn_unresolved_operand* out_argument) {
  TN_TRY(name_of_value(parser, out_argument));
  if (!tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER)) return TN_OK;
  return tn_parser__error(parser, "result number not allowed in argument list");
}

tn_status tn_parser__operand(tn_parser* parser, tn_unresolved_operand* out_operand) {
  TN_TRY(name_of_value(parser, out_operand));
  if (TN_LIKELY(!tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER))) return TN_OK;
  tn_token digits = parser->token;
  ++digits.start;
  uint64_t number = 0;
  if (tn_token__is_hex(&digits) || !tn_token__uint64(&digits, &number) || number > UINT32_MAX) {
    return tn_parser__error(parser, "invalid SSA value result number");
  }
  out_operand->number = (uint32_t)number;
  tn_parser__advance(parser);
  return TN_OK;
}

tn_status tn_parser__operand_list(tn_parser* parser) {
  if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) return TN_OK;
  do {
    TN_TRY(tn_parser__reserve(parser, &parser->operands, 1, sizeof(tn_unresolved_operand)));
    tn_unresolved_operand* items = parser->operands.items;
    TN_TRY(tn_parser__operand(parser, &items[parser->operands.count]));
    ++parser->operands.count;
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

tn_status tn_parser__bracket(tn_parser* parser, tn_token_kind kind, const char* list) {
  if (tn_parser__consume_if(parser, kind)) return TN_OK;
  const char bracket = kind == TN_TOKEN_LEFT_PAREN     ? '('
                       : kind == TN_TOKEN_RIGHT_PAREN  ? ')'
                       : kind == TN_TOKEN_LEFT_SQUARE  ? '['
                       : kind == TN_TOKEN_RIGHT_SQUARE ? ']'
                                                       : '?';
  return tn_parser__wrong_token(parser, "expected '%c' in %s", bracket, list);
}

tn_status tn_parser__operands_between(tn_parser* parser, const tn_op_frame* frame,
                                      tn_token_kind open, tn_token_kind close, size_t count) {
  const char* at = parser->token.start;
  const size_t base = parser->operands.count;
  TN_TRY(tn_parser__bracket(parser, open, "operand list"));
  if (!tn_parser__is(parser, close)) {
    if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
      return tn_parser__wrong_token(parser, "expected SSA operand");
    }
    TN_TRY(tn_parser__operand_list(parser));
  }
  TN_TRY(tn_parser__bracket(parser, close, "operand list"));
  if (count == SIZE_MAX || parser->operands.count - base == count) return TN_OK;
  return tn_parser__custom_error(parser, frame, at, "expected %zu operands", count);
}

/// Parses `:2` after a result's name.
static tn_status result_count(tn_parser* parser, uint64_t* out_count) {
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__wrong_token(parser, "expected integer number of results");
  }
  if (!tn_token__uint64(&parser->token, out_count) || *out_count < 1) {
    return tn_parser__error(parser, "expected named operation to have at least 1 result");
  }
  tn_parser__advance(parser);
  return TN_OK;
}

static tn_status result_group(tn_parser* parser, tn_op_frame* frame) {
  const tn_token name = parser->token;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_PERCENT_IDENTIFIER, "expected valid ssa identifier"));
  uint64_t count = 1;
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) TN_TRY(result_count(parser, &count));
  tn_result_group group = {.count = count > UINT32_MAX ? UINT32_MAX : (uint32_t)count,
                           .offset = tn_parser__offset(parser, name.start)};
  const tn_string_view text = {name.start + 1, (size_t)(name.end - name.start) - 1};
  if (TN_UNLIKELY(tn_names__intern(&parser->names, text, &group.name) != TN_OK)) {
    return tn_context__out_of_memory(parser->context);
  }
  if (__builtin_add_overflow(frame->result_count, count, &frame->result_count)) {
    frame->result_count = UINT64_MAX;
  }
  return tn_parser__push(parser, &parser->results, &group, sizeof group);
}

static tn_status result_groups(tn_parser* parser, tn_op_frame* frame) {
  if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) return TN_OK;
  do {
    TN_TRY(result_group(parser, frame));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  const tn_status status = tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '=' after SSA name");
  if (TN_LIKELY(status == TN_OK) || parser->suggest_at != frame->start) return status;
  return tn_parser__suggest_op(parser, frame->start);
}

static tn_status bind_results(tn_parser* parser, const tn_op_frame* frame, tn_ref op) {
  const size_t group_count = parser->results.count - frame->results;
  if (group_count == 0) return TN_OK;
  const tn_op_cell* cell = tn_op__at(parser->context, op);
  const uint32_t count = tn_op_cell__result_count(cell);
  if (count == 0) {
    return tn_parser__error_at(parser, frame->start, "cannot name an operation with no results");
  }
  if (count != frame->result_count) {
    return tn_parser__error_at(parser, frame->start,
                               "operation defines %u results but was provided %llu to bind", count,
                               (unsigned long long)frame->result_count);
  }
  const tn_result_group* groups = (const tn_result_group*)parser->results.items + frame->results;
  tn_ref value = tn_op_cell__result(op, cell, 0);
  for (size_t i = 0; i < group_count; ++i) {
    TN_TRY(tn_parser__define(parser, groups[i].name, 0, groups[i].count, groups[i].offset, value));
    value += 2 * groups[i].count;
  }
  return TN_OK;
}

//===-- Creating the op -----------------------------------------------------------------------===//

/// A resolved operand replaces the unresolved one on the stack: the value, or 0 and the index of
/// the member + 1 in `number`.
static tn_status resolve_operands(tn_parser* parser, const tn_op_frame* frame) {
  tn_unresolved_operand* operands =
      (tn_unresolved_operand*)parser->operands.items + frame->operands;
  const size_t count = parser->operands.count - frame->operands;
  const tn_type* types = (const tn_type*)parser->types.items + frame->types;
  for (size_t i = 0; i < count; ++i) {
    tn_ref value = 0;
    uint32_t member = 0;
    TN_TRY(tn_poll(parser->context));
    TN_TRY(tn_parser__resolve(parser, &operands[i], types[i].storage->self, &value, &member));
    operands[i].name = value;
    operands[i].number = member;
  }
  return TN_OK;
}

tn_status tn_parser__resolve_early(tn_parser* parser, const tn_op_frame* frame, size_t limit) {
  const size_t operand_count = parser->operands.count - frame->operands;
  const size_t type_count = parser->types.count - frame->types;
  for (size_t i = 0; i < operand_count && i < type_count && i < limit; ++i) {
    const tn_unresolved_operand* operands = parser->operands.items;
    const tn_type* types = parser->types.items;
    tn_ref value = 0;
    uint32_t member = 0;
    TN_TRY(tn_parser__resolve(parser, &operands[frame->operands + i],
                              types[frame->types + i].storage->self, &value, &member));
  }
  return TN_OK;
}

static tn_status fill_operands(tn_parser* parser, const tn_op_frame* frame, tn_ref op) {
  const tn_context* context = parser->context;
  const tn_unresolved_operand* operands =
      (const tn_unresolved_operand*)parser->operands.items + frame->operands;
  const size_t count = parser->operands.count - frame->operands;
  tn_ref use = tn_op_cell__operands(context, op, tn_op__at(context, op));
  for (size_t i = 0; i < count; ++i, use += 3) {
    const tn_ref value = operands[i].name;
    if (TN_LIKELY(value != 0)) {
      tn_use_cell* cell = tn_use__at(context, use);
      cell->value = value;
      tn_use__link(context, use, cell, &tn_value__at(context, value)->first_use);
    } else if (tn_names__wait(&parser->names, operands[i].number, use) != TN_OK) {
      return tn_context__out_of_memory(context);
    }
  }
  return TN_OK;
}

/// Replaces the empty regions with which the op was created by the parsed ones.
static void adopt_regions(tn_parser* parser, const tn_op_frame* frame, tn_ref op, uint32_t* words) {
  const tn_ref* regions = (const tn_ref*)parser->regions.items + frame->regions;
  const size_t count = parser->regions.count - frame->regions;
  for (size_t i = 0; i < count; ++i) {
    tn_cell__free(parser->shard, TN_CELL_REGION, words[i], 0);
    words[i] = regions[i];
    tn_region_cell* region = tn_region__at(parser->context, regions[i]);
    region->op = op;
    region->index = (uint32_t)i;
  }
  parser->regions.count = frame->regions;
}

static void fill_op(tn_parser* parser, const tn_op_frame* frame, tn_ref op, size_t input_count) {
  const tn_context* context = parser->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_layout layout = tn_op_cell__layout(cell);
  uint32_t* words = (uint32_t*)cell;
  const tn_type* types = (const tn_type*)parser->types.items + frame->types + input_count;
  const uint32_t count = tn_op_cell__result_count(cell);
  // The flags that tn_op__create set determine how a result's op is found, and stay.
  for (uint32_t i = 0; i < count; ++i) words[layout.results + 2 * i] |= types[i].storage->self;
  const tn_attribute_entry* entries =
      (const tn_attribute_entry*)parser->entries.items + frame->entries;
  const size_t entry_count = parser->entries.count - frame->entries;
  for (size_t i = 0; i < entry_count; ++i) words[layout.attributes + i] = entries[i].value;
  const tn_ref* successors = (const tn_ref*)parser->successors.items + frame->successors;
  const size_t successor_count = parser->successors.count - frame->successors;
  for (size_t i = 0; i < successor_count; ++i) {
    tn_use__set_block(context, op + layout.successors + 3 * (tn_ref)i, successors[i]);
  }
  adopt_regions(parser, frame, op, words + layout.regions);
}

/// A custom form may set an attribute that the dictionary also has.
static tn_status find_shape(tn_parser* parser, const tn_op_frame* frame,
                            tn_attribute_entry* entries, size_t count, tn_uref* out_shape) {
  tn_uref duplicate = 0;
  const tn_status status =
      tn_shape__get(parser->shard, frame->name, entries, count, out_shape, &duplicate);
  if (TN_LIKELY(status != TN_ALREADY_EXISTS)) return status;
  return tn_parser__repeated_attribute(
      parser, frame, tn_identifier__text(parser->context, duplicate & TN_UREF_MASK));
}

/// Creates the op as a cell, in its block.
static tn_status make_op(tn_parser* parser, const tn_op_frame* frame, size_t input_count,
                         tn_ref* out_op) {
  *out_op = 0;
  tn_op_spec spec = {.result_count = (uint32_t)(parser->types.count - frame->types - input_count),
                     .operand_count = (uint32_t)(parser->operands.count - frame->operands),
                     .successor_count = (uint32_t)(parser->successors.count - frame->successors),
                     .region_count = (uint32_t)(parser->regions.count - frame->regions),
                     .attribute_count = (uint32_t)(parser->entries.count - frame->entries)};
  tn_attribute_entry* entries = (tn_attribute_entry*)parser->entries.items + frame->entries;
  spec.shape = frame->shape;
  if (spec.shape == 0)
    TN_TRY(find_shape(parser, frame, entries, spec.attribute_count, &spec.shape));
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &spec.location));
  *out_op = tn_op__create(parser->shard, &spec);
  if (*out_op == 0) return tn_shard__failure(parser->shard);
  tn_op__insert(parser->shard, *out_op, frame->block, 0);
  fill_op(parser, frame, *out_op, input_count);
  return fill_operands(parser, frame, *out_op);
}

static tn_status check_operand_count(tn_parser* parser, const tn_op_frame* frame,
                                     size_t input_count) {
  const size_t count = parser->operands.count - frame->operands;
  if (TN_LIKELY(count == input_count)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_format(&text, "expected %zu operand type", count);
  // MLIR prints a NUL instead of a plural s.
  tn_text_buffer_append(&text, count == 1 ? "" : "s", 1);
  tn_text_buffer_format(&text, " but had %zu", input_count);
  return tn_parser__error_text(parser, frame->type_at, &text, NULL, NULL);
}

tn_status tn_parser__finish_op(tn_parser* parser, tn_op_frame* frame, size_t input_count) {
  TN_TRY(check_operand_count(parser, frame, input_count));
  TN_TRY(resolve_operands(parser, frame));
  tn_ref op = 0;
  TN_TRY(make_op(parser, frame, input_count, &op));
  if (frame->ending_at != NULL && frame->assembly != NULL) {
    TN_TRY(tn_parser__keep_form(parser, frame, input_count, op));
  }
  TN_TRY(tn_parser__trailing_location(parser, op));
  if (TN_UNLIKELY(frame->refused != NULL)) return tn_parser__refuse_properties(parser, frame);
  TN_TRY(bind_results(parser, frame, op));
  TN_TRY(tn_parser__note_op(parser, frame, op));
  parser->results.count = frame->results;
  parser->operands.count = frame->operands;
  parser->successors.count = frame->successors;
  parser->entries.count = frame->entries;
  parser->types.count = frame->types;
  parser->states.count = frame->state;
  return TN_OK;
}

//===-- Generic form --------------------------------------------------------------------------===//

/// Reports an unknown dialect, unless the context allows it.
static tn_status check_registered(tn_parser* parser, tn_uref name) {
  if (TN_LIKELY(
          __atomic_load_n(&parser->context->allows_unregistered_dialects, __ATOMIC_RELAXED))) {
    return TN_OK;
  }
  const tn_storage* storage = tn_uniquer__at(&parser->context->uniquer, name);
  if (tn_op_definition__of_name(storage) != NULL ||
      tn_dialect__find(parser->context, tn_operation_name__dialect(storage)) != NULL ||
      tn_string_view_equal(tn_operation_name__dialect(storage), tn_string_view_from("builtin"))) {
    return TN_OK;
  }
  return tn_parser__error(
      parser,
      "operation being parsed with an unregistered dialect. If this is intended, please use "
      "-allow-unregistered-dialect with the MLIR tool used");
}

static tn_status generic_name(tn_parser* parser, tn_op_frame* frame) {
  tn_string_view text;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  TN_TRY(tn_parser__operation_name(parser, text, &frame->name));
  const tn_storage* name = tn_uniquer__at(&parser->context->uniquer, frame->name);
  TN_TRY(tn_dialect__meet(parser->context, name));
  TN_TRY(tn_op_definition__load(name, &frame->definition));
  frame->default_dialect = tn_parser__default_dialect(parser);
  tn_parser__advance(parser);
  return check_registered(parser, frame->name);
}

/// Parses `<...>`: a dictionary, or, for an unregistered op, any attribute.
static tn_status properties(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->named.count;
  tn_attribute attribute = {0};
  if (TN_LIKELY(tn_parser__is(parser, TN_TOKEN_LEFT_BRACE))) {
    TN_TRY(tn_parser__attribute_dictionary(parser));
  } else {
    TN_TRY(tn_parser__attribute(parser, (tn_type){0}, &attribute));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' to close properties"));
  const size_t count = tn_dictionary_attribute_count(attribute);
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(attribute, i);
    TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  }
  return tn_parser__take_properties(parser, frame, base, attribute);
}

/// Parses the part from the name to the successors.
static tn_status generic_head(tn_parser* parser, tn_op_frame* frame) {
  TN_TRY(generic_name(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' to start operand list"));
  TN_TRY(tn_parser__operand_list(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' to end operand list"));
  if (TN_UNLIKELY(tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE))) {
    const bool is_builtin = frame->name == parser->module_name || frame->name == parser->cast_name;
    if (is_builtin ||
        (frame->definition != NULL && (frame->definition->traits & TN_OP_TRAIT_TERMINATOR) == 0)) {
      return tn_parser__error(parser, "successors in non-terminator");
    }
    TN_TRY(tn_parser__successor_list(parser));
  }
  return TN_OK;
}

/// Parses `(types) -> types`: they need not be uniqued as one type.
static tn_status type_lists(tn_parser* parser, const tn_op_frame* frame, size_t* out_input_count) {
  bool found = false;
  TN_TRY(tn_parser__find_signature(parser, frame->ending_end, out_input_count, &found));
  if (TN_LIKELY(found)) return TN_OK;
  TN_TRY(tn_parser__type_list(parser));
  *out_input_count = parser->types.count - frame->types;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  return tn_parser__keep_signature(parser, frame->type_at, frame->ending_end, frame->types,
                                   *out_input_count);
}

/// Parses a type that does not begin with a parenthesis, which must be an alias of a function type.
static tn_status function_type_alias(tn_parser* parser, const tn_op_frame* frame,
                                     size_t* out_input_count) {
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION)) {
    return tn_parser__error_at(parser, frame->type_at, "expected function type");
  }
  *out_input_count = tn_function_type_input_count(type);
  const size_t count = *out_input_count + tn_function_type_result_count(type);
  for (size_t i = 0; i < count; ++i) {
    const tn_type part = i < *out_input_count ? tn_function_type_input(type, i)
                                              : tn_function_type_result(type, i - *out_input_count);
    TN_TRY(tn_parser__push(parser, &parser->types, &part, sizeof part));
  }
  return TN_OK;
}

/// Parses the part after the regions.
static tn_status generic_tail(tn_parser* parser, tn_op_frame* frame) {
  if (tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) {
    const size_t base = parser->named.count;
    TN_TRY(tn_parser__attribute_dictionary(parser));
    TN_TRY(tn_parser__take_attributes(parser, frame, base, false, false));
  }
  if (frame->definition != NULL) TN_TRY(tn_parser__add_defaults(parser, frame));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':' followed by operation type"));
  size_t input_count = 0;
  frame->type_at = parser->token.start;
  TN_TRY(tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)
             ? type_lists(parser, frame, &input_count)
             : function_type_alias(parser, frame, &input_count));
  TN_TRY(tn_parser__keep_ending(parser, frame, input_count));
  return tn_parser__finish_op(parser, frame, input_count);
}

/// Parses an op in generic form, up to its regions if it has any: then sets `*out_region`, and the
/// parser is at the first.
static tn_status generic_op(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  TN_TRY(generic_head(parser, frame));
  size_t input_count = 0;
  bool found = false;
  TN_TRY(tn_parser__find_ending(parser, frame, &input_count, &found));
  if (TN_LIKELY(found)) return tn_parser__finish_op(parser, frame, input_count);
  if (tn_parser__consume_if(parser, TN_TOKEN_LESS)) TN_TRY(properties(parser, frame));
  *out_region = tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN);
  return *out_region ? TN_OK : generic_tail(parser, frame);
}

//===-- The loop ------------------------------------------------------------------------------===//

static tn_op_frame* top_frame(const tn_parser* parser) {
  return (tn_op_frame*)parser->frames.items + parser->frames.count - 1;
}

/// Continues parsing an op in custom form. Unspecific errors are reported at the op's name.
static tn_status run_assembly(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return tn_parser__checked(parser, frame->name_at, frame->assembly(parser, frame, out_region));
}

/// Parses an op in custom form, up to its first region.
static tn_status custom_op(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  bool found = false;
  size_t input_count = 0;
  TN_TRY(tn_parser__custom_name(parser, frame));
  TN_TRY(tn_parser__find_form(parser, frame, &input_count, &found));
  if (!found) return run_assembly(parser, frame, out_region);
  return tn_parser__checked(parser, frame->name_at,
                            tn_parser__finish_op(parser, frame, input_count));
}

/// Called after a region of the top op: returns whether another one follows. Otherwise the op is
/// created and popped.
static tn_status after_region(tn_parser* parser, bool* out_region) {
  tn_op_frame frame = *top_frame(parser);
  *out_region = false;
  if (frame.assembly == NULL && tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    *out_region = true;
    return TN_OK;
  }
  --parser->frames.count;
  parser->block = frame.block;
  if (frame.assembly == NULL) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' to end region list"));
    frame.ending_at = NULL;
    frame.ending_end = tn_parser__guess_end(parser);
    return generic_tail(parser, &frame);
  }
  TN_TRY(run_assembly(parser, &frame, out_region));
  return *out_region ? tn_parser__push(parser, &parser->frames, &frame, sizeof frame) : TN_OK;
}

/// Opens the next region of the top op. Empty regions are parsed at once, with the text after them.
static tn_status enter_region(tn_parser* parser) {
  bool region = true;
  while (region) {
    tn_ref block = 0;
    TN_TRY(
        tn_parser__open_region(parser, top_frame(parser), top_frame(parser)->hides_names, &block));
    if (block != 0) {
      parser->block = block;
      return TN_OK;
    }
    TN_TRY(after_region(parser, &region));
  }
  return TN_OK;
}

/// Parses the `}` of the current region.
static tn_status leave_region(tn_parser* parser) {
  TN_TRY(tn_parser__close_region(parser, top_frame(parser)));
  bool region = false;
  TN_TRY(after_region(parser, &region));
  return region ? enter_region(parser) : TN_OK;
}

#define PROGRESS_STEP (1u << 20)

static tn_status report_progress(tn_parser* parser, uint32_t offset) {
  parser->report_offset = offset > UINT32_MAX - PROGRESS_STEP ? UINT32_MAX : offset + PROGRESS_STEP;
  if (parser->progress == NULL || offset < parser->reported_offset) return TN_OK;
  parser->reported_offset = offset;
  return parser->progress(parser->progress_data, offset,
                          (uint64_t)(parser->lexer.end - parser->lexer.text));
}

/// Reports progress, and parses this op and those after it on several threads if possible:
/// `*out_done`.
TN_NOINLINE static tn_status report(tn_parser* parser, uint32_t offset, bool* out_done) {
  TN_TRY(report_progress(parser, offset));
  return parser->team_size < 2 ? TN_OK : tn_parser__share(parser, out_done);
}

/// Called after an op in generic form was rejected: suggests names, if requested.
static tn_status suggest_name(tn_parser* parser, const char* name_at, tn_status status) {
  if (parser->suggest_at != name_at) return status;
  return tn_parser__suggest_op_string(parser, name_at);
}

static tn_status read_op(tn_parser* parser) {
  const uint32_t offset = tn_parser__offset(parser, parser->token.start);
  if (TN_UNLIKELY(offset >= parser->report_offset)) {
    bool done = false;
    TN_TRY(report(parser, offset, &done));
    if (done) return TN_OK;
  }
  TN_TRY(tn_poll(parser->context));
  tn_op_frame frame = {.start = parser->token.start,
                       .block = parser->block,
                       .results = parser->results.count,
                       .operands = parser->operands.count,
                       .successors = parser->successors.count,
                       .regions = parser->regions.count,
                       .entries = parser->entries.count,
                       .types = parser->types.count,
                       .state = parser->states.count};
  TN_TRY(result_groups(parser, &frame));
  frame.name_at = parser->token.start;
  bool region = false;
  if (TN_LIKELY(tn_parser__is(parser, TN_TOKEN_STRING))) {
    const tn_status status = generic_op(parser, &frame, &region);
    if (TN_UNLIKELY(status != TN_OK)) return suggest_name(parser, frame.name_at, status);
    if (!region) return TN_OK;
  } else if (tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER) ||
             tn_token__is_keyword(&parser->token)) {
    TN_TRY(custom_op(parser, &frame, &region));
    if (!region) return TN_OK;
  } else if (tn_parser__suggests(parser)) {
    return tn_parser__suggest_op(parser, frame.start);
  } else {
    return tn_parser__wrong_token(parser, "expected operation name in quotes");
  }
  TN_TRY(tn_parser__push(parser, &parser->frames, &frame, sizeof frame));
  return enter_region(parser);
}

static tn_status read_in_region(tn_parser* parser) {
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) return leave_region(parser);
  if (!tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER)) return read_op(parser);
  return tn_parser__block_label(parser, top_frame(parser)->region, 0, &parser->block);
}

/// The assembly of a frame that waits for one region: the op is complete.
static tn_status region_was_read(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  (void)parser;
  (void)frame;
  *out_region = false;
  return TN_OK;
}

tn_status tn_parser__whole_region(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->frames.count;
  tn_op_frame waiting = *frame;
  waiting.assembly = region_was_read;
  frame->prepared_region = 0;
  TN_TRY(tn_parser__push(parser, &parser->frames, &waiting, sizeof waiting));
  TN_TRY(enter_region(parser));
  while (parser->frames.count != base) TN_TRY(read_in_region(parser));
  return TN_OK;
}

tn_string_view tn_parser__default_dialect(const tn_parser* parser) {
  if (parser->frames.count == 0) return tn_string_view_from("builtin");
  return top_frame(parser)->default_dialect;
}

tn_status tn_parser__top_level(tn_parser* parser) {
  for (;;) {
    if (parser->frames.count != 0) {
      TN_TRY(read_in_region(parser));
      continue;
    }
    switch (parser->token.kind) {
      case TN_TOKEN_EOF:
        return tn_parser__suggests(parser) ? tn_parser__suggest_op(parser, parser->token.start)
                                           : TN_OK;
      case TN_TOKEN_ERROR:
        return TN_MALFORMED;
      case TN_TOKEN_HASH_IDENTIFIER:
        TN_TRY(tn_poll(parser->context));
        tn_names__forget(&parser->names);
        TN_TRY(tn_parser__attribute_alias_definition(parser));
        break;
      case TN_TOKEN_EXCLAMATION_IDENTIFIER:
        TN_TRY(tn_poll(parser->context));
        TN_TRY(tn_parser__type_alias_definition(parser));
        break;
      case TN_TOKEN_FILE_METADATA_BEGIN:
        TN_TRY(tn_parser__file_metadata(parser));
        break;
      default:
        TN_TRY(read_op(parser));
        break;
    }
  }
}

tn_status tn_parser__ops_up_to(tn_parser* parser, const char* end) {
  const size_t base = parser->frames.count;
  for (;;) {
    if (parser->frames.count != base) {
      TN_TRY(read_in_region(parser));
    } else if (parser->token.start >= end) {
      return parser->token.start == end ? TN_OK : TN_MALFORMED;
    } else if (tn_parser__is(parser, TN_TOKEN_STRING) || tn_token__is_identifier(&parser->token)) {
      TN_TRY(read_op(parser));
    } else {
      return TN_MALFORMED;
    }
  }
}

tn_status tn_parser__excerpt(tn_parser* parser) {
  tn_status status = read_op(parser);
  while (status == TN_OK && parser->frames.count != 0) status = read_in_region(parser);
  parser->excerpt->is_read = status == TN_OK;
  parser->excerpt->end = tn_parser__offset(
      parser, status == TN_OK ? tn_parser__wrong_token_place(parser) : parser->token.end);
  return status;
}
