// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of parsing custom assembly, and creating the op.
//
// Operands, types and successors are kept on the parser's stacks in source order; ranges record
// which belong to which group. At the end they are reordered by group.

#include "schema/format.h"

//===-- Ranges --------------------------------------------------------------------------------===//

tn_status tn_reading__open(tn_reading* reading) {
  const uint32_t count = 2 * reading->schema->operand_count + reading->schema->result_count +
                         reading->schema->successor_count + reading->schema->region_count;
  tn_parser_stack* states = &reading->parser->states;
  if (TN_UNLIKELY(states->capacity - states->count < count * sizeof(tn_range))) {
    TN_TRY(tn_parser__reserve(reading->parser, states, count * sizeof(tn_range), 1));
  }
  states->count += count * sizeof(tn_range);
  tn_range* ranges = tn_reading__range(reading, 0);
  for (uint32_t i = 0; i < count; ++i) ranges[i] = (tn_range){0, TN_NOT_GIVEN};
  return TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status push_entry(tn_reading* reading, tn_uref identifier, tn_attribute value) {
  const tn_attribute_entry entry = {identifier | TN_UREF_FLAG, tn_attribute__ref(value)};
  return tn_parser__push(reading->parser, &reading->parser->entries, &entry, sizeof entry);
}

static const tn_attribute_entry* find_entry(const tn_reading* reading, tn_uref identifier) {
  const tn_attribute_entry* entries = reading->parser->entries.items;
  for (size_t i = reading->frame->entries; i < reading->parser->entries.count; ++i) {
    if ((entries[i].name & TN_UREF_MASK) == identifier) return &entries[i];
  }
  return NULL;
}

/// As in MLIR, a value in a preceding dictionary takes precedence, but only if its type is the
/// same. Otherwise the op would change its types.
tn_status tn_reading__set_attribute(tn_reading* reading, uint32_t index, tn_attribute value) {
  const tn_uref identifier = reading->schema->attributes[index].identifier;
  const tn_attribute_entry* given = find_entry(reading, identifier);
  if (TN_LIKELY(given == NULL)) return push_entry(reading, identifier, value);
  const tn_attribute before = tn_attribute__from(reading->parser->context, given->value);
  if (tn_type_equal(tn_attribute_type(before), tn_attribute_type(value))) return TN_OK;
  return tn_parser__repeated_attribute(reading->parser, reading->frame,
                                       reading->schema->attributes[index].name);
}

const tn_storage* tn_reading__attribute(const tn_reading* reading, uint32_t index) {
  const tn_attribute_entry* entry =
      find_entry(reading, reading->schema->attributes[index].identifier);
  return entry == NULL ? NULL : tn_uniquer__at(&reading->parser->context->uniquer, entry->value);
}

tn_status tn_reading__set(tn_reading* reading, const char* name, tn_attribute value) {
  tn_identifier identifier;
  TN_TRY(tn_identifier_get(reading->parser->context, tn_string_view_from(name), &identifier));
  return tn_reading__set_property(reading, tn_identifier__ref(identifier), value);
}

tn_status tn_reading__set_property(tn_reading* reading, tn_uref identifier, tn_attribute value) {
  return find_entry(reading, identifier) != NULL ? TN_OK : push_entry(reading, identifier, value);
}

tn_status tn_reading__check_attributes(const tn_reading* reading, size_t first, const char* at) {
  const tn_parser* parser = reading->parser;
  if (TN_LIKELY(first == parser->entries.count)) return TN_OK;
  for (uint32_t i = 0; i < reading->schema->attribute_count; ++i) {
    const tn_attribute_group* group = &reading->schema->attributes[i];
    const tn_attribute_entry* entry = find_entry(reading, group->identifier);
    if (entry == NULL || entry < (const tn_attribute_entry*)parser->entries.items + first) continue;
    const tn_attribute value = tn_attribute__from(parser->context, entry->value);
    if (tn_attribute_group__holds(group, value)) continue;
    const tn_string_view name = tn_parser__op_name(parser, reading->frame);
    return tn_parser__custom_error(reading->parser, reading->frame, at,
                                   "'%.*s' op attribute '%.*s' failed to satisfy constraint: %.*s",
                                   (int)name.size, name.data, (int)group->name.size,
                                   group->name.data, (int)group->description.size,
                                   group->description.data);
  }
  return TN_OK;
}

void tn_reading__give_operands(tn_reading* reading, uint32_t index, uint32_t start) {
  const uint32_t count = (uint32_t)reading->parser->operands.count - start;
  const uint32_t place = tn_parser__offset(reading->parser, reading->parser->token.start);
  *tn_reading__operands(reading, index) = (tn_range){count == 0 ? place : start, count};
}

//===-- Attribute values ----------------------------------------------------------------------===//

static tn_status missing_case(tn_reading* reading, const tn_attribute_group* group) {
  tn_text_buffer text = tn_text_buffer_make(&reading->parser->context->allocator);
  tn_text_buffer_append_text(&text, "custom op '");
  tn_text_buffer_append_view(&text, tn_parser__op_name(reading->parser, reading->frame));
  tn_text_buffer_append_text(&text,
                             "' expected string or keyword containing one of the following "
                             "enum values for attribute '");
  tn_text_buffer_append_view(&text, group->name);
  tn_text_buffer_append_text(&text, "' [");
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer_append_view(&text, group->cases[i].name);
  }
  tn_text_buffer_append_text(&text, "]");
  return tn_parser__error_text(reading->parser, reading->parser->token.start, &text, NULL, NULL);
}

/// Parses the keyword of a case, bare or quoted.
static tn_status enum_value(tn_reading* reading, const tn_attribute_group* group, bool optional,
                            tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  tn_string_view word = tn_token__spelling(&parser->token);
  const bool is_string = tn_parser__is(parser, TN_TOKEN_STRING);
  if (is_string) {
    TN_TRY(tn_parser__string_value(parser, &parser->token, &word));
  } else if (!tn_token__is_identifier(&parser->token)) {
    for (uint32_t i = 0; i < group->case_count; ++i) {
      tn_parser__suggest_word(parser, group->cases[i].name, true);
    }
    return optional ? TN_OK : missing_case(reading, group);
  }
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (!tn_string_view_equal(group->cases[i].name, word)) continue;
    tn_parser__advance(parser);
    if (group->style == TN_STYLE_STRING_ENUM) {
      return tn_string_attribute_get(parser->context, word, out_value);
    }
    return tn_integer_attribute_get(group->type, group->cases[i].value, out_value);
  }
  if (is_string && word.size != 0) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "invalid %.*s attribute specification: \"%.*s\"",
                                   (int)group->name.size, group->name.data, (int)word.size,
                                   word.data);
  }
  return optional ? TN_OK : missing_case(reading, group);
}

static tn_status symbol_value(tn_reading* reading, bool optional, tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    if (optional) return TN_OK;
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected valid '@'-identifier for symbol name");
  }
  tn_string_view text;
  tn_identifier value;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  TN_TRY(tn_identifier_get(parser->context, text, &value));
  tn_parser__advance(parser);
  out_value->storage = value.storage;
  return TN_OK;
}

static tn_status check_kind(tn_reading* reading, const tn_attribute_group* group, const char* at,
                            tn_attribute value) {
  const bool holds = group->words != NULL
                         ? tn_enum_attribute__holds(group->words, value)
                         : group->style == TN_STYLE_DIALECT || group->rule == NULL ||
                               tn_attribute_rule__holds_kind(group->rule, value);
  if (holds) return TN_OK;
  return tn_parser__custom_error(reading->parser, reading->frame, at,
                                 "invalid kind of attribute specified");
}

static bool number_begins(const tn_parser* parser) {
  switch (parser->token.kind) {
    case TN_TOKEN_INTEGER:
    case TN_TOKEN_FLOAT:
    case TN_TOKEN_MINUS:
    case TN_TOKEN_KW_TRUE:
    case TN_TOKEN_KW_FALSE:
      return true;
    default:
      return false;
  }
}

/// Parses a string that is not followed by a type.
static tn_status string_value(tn_parser* parser, tn_attribute* out_value) {
  tn_string_view text;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  TN_TRY(tn_string_attribute_get(parser->context, text, out_value));
  tn_parser__advance(parser);
  return TN_OK;
}

/// Returns whether an attribute of that style may start here.
static bool may_begin(const tn_parser* parser, tn_attribute_style style) {
  switch (style) {
    case TN_STYLE_TYPED:
      return number_begins(parser);
    case TN_STYLE_STRING:
      return tn_parser__is(parser, TN_TOKEN_STRING);
    case TN_STYLE_SYMBOL_REF:
      return tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER);
    case TN_STYLE_ARRAY:
      return tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE);
    default:
      return true;
  }
}

/// Returns whether the rest of a dialect attribute may start here.
static bool may_begin_stripped(const tn_parser* parser, const tn_enum_attribute* words) {
  const bool is_open = tn_parser__is(parser, TN_TOKEN_LESS);
  if (words != NULL && words->bracket == '<') return is_open;
  if (words != NULL && words->bracket == '(') return tn_parser__is(parser, TN_TOKEN_LEFT_PAREN);
  const bool is_string = words != NULL && tn_parser__is(parser, TN_TOKEN_STRING);
  return tn_token__is_identifier(&parser->token) || is_string || (words == NULL && is_open);
}

tn_status tn_reading__attribute_value(tn_reading* reading, const tn_attribute_group* group,
                                      bool optional, tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  out_value->storage = NULL;
  switch (group->style) {
    case TN_STYLE_ENUM:
    case TN_STYLE_STRING_ENUM:
      return enum_value(reading, group, optional, out_value);
    case TN_STYLE_LIST:
      if (optional && !number_begins(parser)) return TN_OK;
      return tn_format__read_listed(reading, out_value);
    case TN_STYLE_WORDS:
      return tn_format__read_words(reading, group, optional, out_value);
    case TN_STYLE_SYMBOL_NAME:
      return symbol_value(reading, optional, out_value);
    case TN_STYLE_STRING:
      if (tn_parser__is(parser, TN_TOKEN_STRING)) return string_value(parser, out_value);
      break;
    case TN_STYLE_DENSE_ARRAY:
      if (tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) {
        return tn_parser__square_array(parser, group->type, out_value);
      }
      if (!optional && !tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER)) {
        return tn_parser__wrong_token(parser, "expected '['");
      }
      break;
    case TN_STYLE_DIALECT:
      if (tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER)) break;
      if (optional && !may_begin_stripped(parser, group->words)) return TN_OK;
      if (group->words != NULL) {
        return tn_parser__enum_attribute(parser, reading->frame, group->words, out_value);
      }
      return tn_parser__stripped_attribute(parser, group->dialect, group->mnemonic, out_value);
    default:
      break;
  }
  if (optional && !may_begin(parser, group->style)) return TN_OK;
  if (optional && group->style != TN_STYLE_TYPED) {
    TN_TRY(tn_parser__optional_attribute(parser, out_value));
    return out_value->storage == NULL ? TN_OK : check_kind(reading, group, at, *out_value);
  }
  const tn_type type = group->style == TN_STYLE_DENSE_ARRAY ? (tn_type){NULL} : group->type;
  TN_TRY(tn_parser__attribute(parser, type, out_value));
  return check_kind(reading, group, at, *out_value);
}

//===-- Creating the op -----------------------------------------------------------------------===//

static uint32_t operand_count(const tn_reading* reading, uint32_t index) {
  const uint32_t count = tn_reading__operands(reading, index)->count;
  return count == TN_NOT_GIVEN ? 0 : count;
}

/// Returns whether `count` ranges partition the items from `base` to `end` in order.
static inline bool is_in_order(const tn_range* ranges, uint32_t count, size_t base, size_t end) {
  for (uint32_t i = 0; i < count; ++i) {
    if (ranges[i].count == TN_NOT_GIVEN || ranges[i].count == 0) continue;
    if (ranges[i].start != base) return false;
    base += ranges[i].count;
  }
  return base == end;
}

static tn_status put_in_order(tn_reading* reading, tn_parser_stack* stack, size_t base,
                              size_t item_size, const tn_range* ranges, uint32_t count) {
  size_t total = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (ranges[i].count != TN_NOT_GIVEN) total += ranges[i].count;
  }
  TN_TRY(tn_parser__reserve(reading->parser, stack, total, item_size));
  char* items = stack->items;
  char* to = items + stack->count * item_size;
  for (uint32_t i = 0; i < count; ++i) {
    if (ranges[i].count == TN_NOT_GIVEN || ranges[i].count == 0) continue;
    memcpy(to, items + ranges[i].start * item_size, ranges[i].count * item_size);
    to += ranges[i].count * item_size;
  }
  memmove(items + base * item_size, items + stack->count * item_size, total * item_size);
  stack->count = base + total;
  return TN_OK;
}

/// Reorders the items of a stack from `base` on by `count` ranges.
static inline tn_status reorder(tn_reading* reading, tn_parser_stack* stack, size_t base,
                                size_t item_size, const tn_range* ranges, uint32_t count) {
  if (TN_LIKELY(is_in_order(ranges, count, base, stack->count))) return TN_OK;
  return put_in_order(reading, stack, base, item_size, ranges, count);
}

static tn_type type_at(const tn_reading* reading, uint32_t index) {
  return ((const tn_type*)reading->parser->types.items)[index];
}

/// Returns the source type of a step; null if there is none.
static tn_type source_type(const tn_reading* reading, const tn_infer_step* step) {
  if (step->source.kind == TN_PLACE_NONE) {
    return step->target.kind == TN_PLACE_OPERAND
               ? reading->schema->operands[step->target.index].only_type
               : reading->schema->results[step->target.index].only_type;
  }
  if (step->source.kind == TN_PLACE_ATTRIBUTE) {
    const tn_storage* value = tn_reading__attribute(reading, step->source.index);
    if (value == NULL) return (tn_type){NULL};
    const tn_attribute attribute = {value};
    return tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE) ? tn_type_attribute_value(attribute)
                                                          : tn_attribute_type(attribute);
  }
  const tn_range* range = tn_reading__types(reading, step->source);
  if (range->count == TN_NOT_GIVEN || range->count == 0) return (tn_type){NULL};
  return type_at(reading, range->start);
}

/// Returns the number of types to infer for the target of a step from one source type.
static uint32_t wanted_count(const tn_reading* reading, const tn_infer_step* step) {
  if (step->target.kind == TN_PLACE_OPERAND) return operand_count(reading, step->target.index);
  return reading->schema->results[step->target.index].arity == TN_SINGLE ? 1 : 0;
}

static bool is_variadic(const tn_reading* reading, tn_place place) {
  if (place.kind == TN_PLACE_OPERAND) {
    return reading->schema->operands[place.index].arity == TN_VARIADIC;
  }
  return place.kind == TN_PLACE_RESULT &&
         reading->schema->results[place.index].arity == TN_VARIADIC;
}

/// Infers the types of a group one by one from the types of another group.
static tn_status copy_types(tn_reading* reading, const tn_infer_step* step) {
  const tn_range source = *tn_reading__types(reading, step->source);
  const uint32_t start = (uint32_t)reading->parser->types.count;
  for (uint32_t i = 0; source.count != TN_NOT_GIVEN && i < source.count; ++i) {
    tn_type type;
    TN_TRY(tn_infer__type(reading->parser->context, step->transform,
                          type_at(reading, source.start + i), &type));
    if (type.storage != NULL) TN_TRY(tn_parser__push_type(reading->parser, type));
  }
  *tn_reading__types(reading, step->target) =
      (tn_range){start, (uint32_t)reading->parser->types.count - start};
  return TN_OK;
}

static tn_status run_step(tn_reading* reading, const tn_infer_step* step) {
  tn_parser* parser = reading->parser;
  const bool makes_several = step->transform == TN_TRANSFORM_FUNCTION_INPUTS ||
                             step->transform == TN_TRANSFORM_FUNCTION_RESULTS ||
                             step->transform == TN_TRANSFORM_ELEMENTS;
  if (!makes_several && is_variadic(reading, step->target) && is_variadic(reading, step->source)) {
    return copy_types(reading, step);
  }
  const uint32_t wanted = wanted_count(reading, step);
  const tn_type source = source_type(reading, step);
  const uint32_t start = (uint32_t)parser->types.count;
  size_t count = 0;
  if (TN_LIKELY(step->transform == TN_TRANSFORM_SAME && source.storage != NULL && wanted == 1)) {
    *tn_reading__types(reading, step->target) = (tn_range){start, 1};
    return tn_parser__push(parser, &parser->types, &source, sizeof source);
  }
  if (source.storage != NULL) {
    TN_TRY(tn_infer__transform(parser, step->transform, source, &count));
  }
  size_t elements = 0;
  if (count == 0 && (step->transform == TN_TRANSFORM_ELEMENTS
                         ? source.storage == NULL || !tn_infer__element_count(source, &elements)
                         : wanted != 0)) {
    return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                   "failed to infer returned types");
  }
  if (!makes_several) {
    parser->types.count = start;
    const tn_type type = wanted == 0 ? (tn_type){NULL} : type_at(reading, start);
    for (count = 0; count < wanted; ++count) {
      TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
    }
  }
  *tn_reading__types(reading, step->target) = (tn_range){start, (uint32_t)count};
  return TN_OK;
}

/// The place of the first operand of a group, or of where one would be.
static const char* place_of_group(const tn_reading* reading, uint32_t index) {
  const tn_range range = *tn_reading__operands(reading, index);
  const char* text = reading->parser->lexer.text;
  if (range.count == 0) return text + range.start;
  if (range.count == TN_NOT_GIVEN) return reading->frame->name_at;
  const tn_unresolved_operand* items = reading->parser->operands.items;
  return text + items[range.start].offset;
}

/// Whether the format reads all operands, or all their types, as one list; MLIR resolves all
/// operands in one step then. `*out_at` is the place where it reports that this fails.
static bool resolves_together(const tn_reading* reading, const char** out_at) {
  const tn_format* format = reading->schema->format;
  // A directive reads the dictionary of ops that MLIR parses in C++; it resolves them at the end.
  bool lists_operands = false, lists_types = false, has_own_dictionary = false;
  for (uint32_t i = 0; i < format->count; ++i) {
    const tn_element* element = &format->elements[i];
    const bool is_all = element->place.kind == TN_PLACE_OPERANDS;
    lists_operands = lists_operands || (element->kind == TN_ELEMENT_OPERAND && is_all);
    lists_types = lists_types || (is_all && (element->kind == TN_ELEMENT_TYPE ||
                                             element->kind == TN_ELEMENT_FUNCTIONAL_TYPE));
    for (uint32_t k = 0; k < element->argument_count; ++k) {
      if (element->arguments[k].kind == TN_PLACE_ATTR_DICT) has_own_dictionary = true;
    }
  }
  *out_at = has_own_dictionary ? reading->parser->token.start
            : lists_operands   ? place_of_group(reading, 0)
                               : reading->frame->name_at;
  return lists_operands || lists_types;
}

static tn_status refuse_types(tn_reading* reading, uint32_t index, uint32_t type_count) {
  const char* at = NULL;
  uint32_t count = operand_count(reading, index);
  if (resolves_together(reading, &at)) {
    count = (uint32_t)(reading->parser->operands.count - reading->frame->operands);
    type_count = 0;
    for (uint32_t i = 0; i < reading->schema->operand_count; ++i) {
      const tn_range types = *tn_reading__operand_types(reading, i);
      if (types.count != TN_NOT_GIVEN) type_count += types.count;
    }
  } else {
    at = place_of_group(reading, index);
  }
  return tn_parser__custom_error(
      reading->parser, reading->frame, at,
      "number of operands and types do not match: got %u operands and %u types", count, type_count);
}

/// Checks that the numbers of types and operands agree; counts the operands.
static tn_status check_types(tn_reading* reading, size_t* out_input_count) {
  const uint32_t count = reading->schema->operand_count;
  const tn_range* operands = tn_reading__range(reading, 0);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_range types = operands[count + i];
    const uint32_t wanted = operands[i].count == TN_NOT_GIVEN ? 0 : operands[i].count;
    const uint32_t type_count = types.count == TN_NOT_GIVEN ? 0 : types.count;
    if (TN_UNLIKELY(type_count != wanted)) return refuse_types(reading, i, type_count);
    *out_input_count += wanted;
  }
  return TN_OK;
}

/// Returns whether an attribute can be the segment sizes of `count` groups.
static bool are_sizes(tn_attribute value, uint32_t count) {
  size_t byte_size = 0;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
  (void)tn_dense_array_attribute_data(value, &byte_size);
  return byte_size == count * sizeof(int32_t) &&
         tn_integer_type_width(tn_dense_array_attribute_element_type(value)) == 32;
}

/// As in MLIR, segment sizes in the attribute dictionary take precedence and are verified later.
/// Values that cannot be segment sizes are replaced.
static tn_status set_segments(tn_reading* reading, const tn_range* ranges, uint32_t count,
                              tn_uref identifier) {
  tn_attribute_entry* given = (tn_attribute_entry*)(uintptr_t)find_entry(reading, identifier);
  if (given != NULL &&
      are_sizes(tn_attribute__from(reading->parser->context, given->value), count)) {
    return TN_OK;
  }
  int32_t sizes[TN_GROUPS_MAX];
  for (uint32_t i = 0; i < count; ++i) {
    sizes[i] = ranges[i].count == TN_NOT_GIVEN ? 0 : (int32_t)ranges[i].count;
  }
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(reading->parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, count, sizes, count * sizeof *sizes, &value));
  if (given == NULL) return push_entry(reading, identifier, value);
  given->value = tn_attribute__ref(value);
  return TN_OK;
}

static tn_status add_segments(tn_reading* reading) {
  const tn_op_schema* schema = reading->schema;
  if (schema->operand_segments != 0) {
    TN_TRY(set_segments(reading, tn_reading__operands(reading, 0), schema->operand_count,
                        schema->operand_segments));
  }
  if (schema->result_segments == 0) return TN_OK;
  return set_segments(reading, tn_reading__result_types(reading, 0), schema->result_count,
                      schema->result_segments);
}

/// Adds empty regions for regions that were omitted.
static tn_status add_missing_regions(tn_reading* reading) {
  for (uint32_t i = 0; i < reading->schema->region_count; ++i) {
    if (reading->schema->regions[i].is_variadic) continue;
    if (tn_reading__regions(reading, i)->count != TN_NOT_GIVEN) continue;
    const uint32_t start = (uint32_t)reading->parser->regions.count;
    TN_TRY(tn_parser__empty_region(reading->parser, reading->frame));
    *tn_reading__regions(reading, i) = (tn_range){start, 1};
  }
  return TN_OK;
}

/// Copies the only printed type to all operands and results; false if a group is not single.
static bool copy_one_type(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  const size_t base = reading->frame->types;
  const size_t count = (size_t)reading->schema->operand_count + reading->schema->result_count;
  if (parser->types.count != base + 1 ||
      parser->operands.count - reading->frame->operands != reading->schema->operand_count ||
      parser->types.capacity - base < count) {
    return false;
  }
  tn_type* types = (tn_type*)parser->types.items + base;
  for (size_t i = 1; i < count; ++i) types[i] = types[0];
  parser->types.count = base + count;
  return true;
}

/// Checks that the source type of an inferred type is allowed itself.
static tn_status check_source(tn_reading* reading, const tn_infer_step* step) {
  const tn_place place = step->source;
  const bool is_operand = place.kind == TN_PLACE_OPERAND;
  if (step->transform == TN_TRANSFORM_SAME || (!is_operand && place.kind != TN_PLACE_RESULT)) {
    return TN_OK;
  }
  const tn_value_group* group =
      is_operand ? &reading->schema->operands[place.index] : &reading->schema->results[place.index];
  const tn_range range = *tn_reading__types(reading, place);
  if (group->rule == NULL || range.count == TN_NOT_GIVEN) return TN_OK;
  for (uint32_t i = 0; i < range.count; ++i) {
    const tn_type type = type_at(reading, range.start + i);
    if (TN_LIKELY(tn_type_rule__holds(group->rule, type))) continue;
    tn_text_buffer text = tn_text_buffer_make(&reading->parser->context->allocator);
    tn_text_buffer__append_type(&text, type);
    const tn_status status =
        text.failed
            ? tn_context__out_of_memory(reading->parser->context)
            : tn_parser__custom_error(reading->parser, reading->frame, reading->frame->name_at,
                                      "'%.*s' must be %.*s, but got %.*s", (int)group->name.size,
                                      group->name.data, (int)group->description.size,
                                      group->description.data, (int)text.size, text.data);
    tn_text_buffer_free(&text);
    return status;
  }
  return TN_OK;
}

/// Infers all types and orders them by group.
static tn_status finish_types(tn_reading* reading, size_t* out_input_count) {
  const tn_op_schema* schema = reading->schema;
  *out_input_count = 0;
  if (schema->has_one_type && TN_LIKELY(copy_one_type(reading))) {
    *out_input_count = schema->operand_count;
    return TN_OK;
  }
  for (uint32_t i = 0; i < schema->step_count; ++i)
    TN_TRY(check_source(reading, &schema->steps[i]));
  for (uint32_t i = 0; i < schema->step_count; ++i) TN_TRY(run_step(reading, &schema->steps[i]));
  TN_TRY(check_types(reading, out_input_count));
  return reorder(reading, &reading->parser->types, reading->frame->types, sizeof(tn_type),
                 tn_reading__operand_types(reading, 0),
                 schema->operand_count + schema->result_count);
}

tn_status tn_reading__finish(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  const tn_op_schema* schema = reading->schema;
  size_t input_count = 0;
  TN_TRY(finish_types(reading, &input_count));
  TN_TRY(add_segments(reading));
  TN_TRY(tn_parser__add_defaults(parser, reading->frame));
  TN_TRY(reorder(reading, &parser->operands, reading->frame->operands,
                 sizeof(tn_unresolved_operand), tn_reading__range(reading, 0),
                 schema->operand_count));
  TN_TRY(reorder(reading, &parser->successors, reading->frame->successors, sizeof(tn_ref),
                 tn_reading__successors(reading, 0), schema->successor_count));
  if (schema->region_count != 0) TN_TRY(add_missing_regions(reading));
  TN_TRY(reorder(reading, &parser->regions, reading->frame->regions, sizeof(tn_ref),
                 tn_reading__regions(reading, 0), schema->region_count));
  reading->frame->type_at = reading->frame->name_at;
  return tn_parser__finish_op(parser, reading->frame, input_count);
}
