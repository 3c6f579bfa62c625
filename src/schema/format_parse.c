// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses an op by its assembly format.
//
// The low part of the frame's step is the index of the current element; for a region or a
// directive, the rest of the step counts its own regions.

#include "schema/custom_assembly.h"

#define ELEMENT_BITS 16u
#define ELEMENT_MASK ((1u << ELEMENT_BITS) - 1u)

//===-- Simple elements -----------------------------------------------------------------------===//

static bool literal_is_here(const tn_reading* reading, const tn_element* element) {
  const tn_token* token = &reading->parser->token;
  if (element->token != TN_TOKEN_BARE_IDENTIFIER) return token->kind == element->token;
  return tn_token__is_identifier(token) &&
         tn_string_view_equal(tn_token__spelling(token), element->text);
}

static void suggest_literal(const tn_reading* reading, const tn_element* element, bool optional) {
  if (element->token < TN_TOKEN_BARE_IDENTIFIER) return;
  tn_parser__suggest_word(reading->parser, element->text, optional);
}

static tn_status parse_literal(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  if (*element->text.data == ' ') return TN_OK;
  if (TN_LIKELY(literal_is_here(reading, element))) {
    tn_parser__advance(parser);
    return TN_OK;
  }
  suggest_literal(reading, element, false);
  if (element->token == TN_TOKEN_BARE_IDENTIFIER) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start, "expected '%.*s'",
                                   (int)element->text.size, element->text.data);
  }
  return tn_parser__wrong_token(parser, "expected '%.*s'", (int)element->text.size,
                                element->text.data);
}

/// Parses all operands: single groups take one each, the variadic group takes the rest.
static tn_status parse_all_operands(tn_reading* reading) {
  uint32_t at = (uint32_t)reading->parser->operands.count;
  TN_TRY(tn_parser__operand_list(reading->parser));
  const uint32_t total = (uint32_t)reading->parser->operands.count - at;
  const uint32_t group_count = reading->schema->operand_count;
  uint32_t rest = total < group_count ? 0 : total - group_count + 1;
  for (uint32_t i = 0; i < group_count; ++i) {
    const bool is_single = reading->schema->operands[i].arity == TN_SINGLE;
    uint32_t count = is_single ? 1 : rest;
    if (!is_single) rest = 0;
    const uint32_t left = (uint32_t)reading->parser->operands.count - at;
    if (count > left || i + 1 == group_count) count = left;
    const uint32_t place = tn_parser__offset(reading->parser, reading->parser->token.start);
    *tn_reading__operands(reading, i) = (tn_range){count == 0 ? place : at, count};
    at += count;
  }
  return TN_OK;
}

static tn_status parse_operand(tn_reading* reading, const tn_element* element) {
  if (element->place.kind == TN_PLACE_OPERANDS) return parse_all_operands(reading);
  const uint32_t index = element->place.index;
  const uint32_t start = (uint32_t)reading->parser->operands.count;
  switch (reading->schema->operands[index].arity) {
    case TN_SINGLE:
      TN_TRY(tn_custom_assembly__operand(reading->parser));
      break;
    case TN_OPTIONAL:
      if (tn_parser__is(reading->parser, TN_TOKEN_PERCENT_IDENTIFIER))
        TN_TRY(tn_custom_assembly__operand(reading->parser));
      break;
    default:
      TN_TRY(tn_parser__operand_list(reading->parser));
  }
  tn_reading__give_operands(reading, index, start);
  return TN_OK;
}

static tn_status parse_attribute(tn_reading* reading, const tn_element* element, bool optional,
                                 bool* out_present) {
  const tn_attribute_group* group = &reading->schema->attributes[element->place.index];
  tn_attribute value = {NULL};
  if (element->is_qualified) {
    // Braces start the attribute dictionary.
    const bool is_braced = optional && tn_parser__is(reading->parser, TN_TOKEN_LEFT_BRACE);
    *out_present = false;
    if (is_braced && group->style == TN_STYLE_DIALECT) return TN_OK;
    TN_TRY(optional ? tn_parser__optional_attribute(reading->parser, &value)
                    : tn_parser__attribute(reading->parser, (tn_type){NULL}, &value));
  } else if (group->style == TN_STYLE_UNIT) {
    TN_TRY(tn_unit_attribute_get(reading->parser->context, &value));
  } else {
    TN_TRY(tn_reading__attribute_value(reading, group, optional, &value));
  }
  *out_present = value.storage != NULL;
  return value.storage == NULL ? TN_OK
                               : tn_reading__set_attribute(reading, element->place.index, value);
}

static tn_status parse_successor(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->successors.count;
  const bool all = element->place.kind == TN_PLACE_SUCCESSORS;
  if (all || reading->schema->successors[element->place.index].is_variadic) {
    while (tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER)) {
      TN_TRY(tn_parser__successor(parser));
      if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) break;
    }
  } else {
    TN_TRY(tn_parser__successor(parser));
  }
  if (reading->schema->successor_count != 0) {
    *tn_reading__successors(reading, all ? 0 : element->place.index) =
        (tn_range){start, (uint32_t)parser->successors.count - start};
  }
  return TN_OK;
}

static tn_status parse_dictionary(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  if (element->is_qualified && !tn_parser__consume_if(parser, TN_TOKEN_KW_ATTRIBUTES)) return TN_OK;
  if (!element->is_qualified && !tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) return TN_OK;
  const char* at = parser->token.start;
  const size_t base = parser->named.count;
  size_t first = parser->entries.count;
  TN_TRY(tn_parser__attribute_dictionary(parser));
  const size_t count = parser->named.count - base;
  // As in MLIR, the dictionary takes precedence.
  TN_TRY(tn_parser__take_attributes(parser, reading->frame, base, false, true));
  if (parser->entries.count - first < count) first = reading->frame->entries;
  return tn_reading__check_attributes(reading, first, at);
}

static tn_status parse_properties(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LESS)) return TN_OK;
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__attribute_dictionary(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  return tn_parser__take_attributes(parser, reading->frame, base, true, false);
}

//===-- Types ---------------------------------------------------------------------------------===//

static tn_status push_type(tn_parser* parser) {
  tn_type type;
  TN_TRY(tn_parser__type(parser, &type));
  return tn_parser__push(parser, &parser->types, &type, sizeof type);
}

static tn_arity arity_of(const tn_reading* reading, tn_place place) {
  return place.kind == TN_PLACE_OPERAND ? reading->schema->operands[place.index].arity
                                        : reading->schema->results[place.index].arity;
}

/// Assigns types from index `start` on the stack to a place. All operands or results distribute
/// them over their groups.
static void give_types(tn_reading* reading, tn_place place, uint32_t start) {
  const uint32_t total = (uint32_t)reading->parser->types.count - start;
  if (place.kind == TN_PLACE_OPERAND || place.kind == TN_PLACE_RESULT) {
    *tn_reading__types(reading, place) = (tn_range){start, total};
    return;
  }
  const bool operands = place.kind == TN_PLACE_OPERANDS;
  const uint32_t group_count =
      operands ? reading->schema->operand_count : reading->schema->result_count;
  uint32_t at = start;
  for (uint32_t i = 0; i < group_count; ++i) {
    const tn_place group = {operands ? TN_PLACE_OPERAND : TN_PLACE_RESULT, i};
    const uint32_t left = start + total - at;
    uint32_t count = arity_of(reading, group) == TN_SINGLE ? 1 : left;
    if (operands) {
      // A group that was not parsed yet has no operands, unless it is single.
      const uint32_t given = tn_reading__operands(reading, i)->count;
      count = given != TN_NOT_GIVEN ? given : arity_of(reading, group) == TN_SINGLE;
    }
    if (count > left || i + 1 == group_count) count = left;
    *tn_reading__types(reading, group) = (tn_range){at, count};
    at += count;
  }
}

/// Parses a type whose dialect and mnemonic may be omitted.
static tn_status parse_single_type(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const tn_place place = element->place;
  const tn_value_group* group = place.kind == TN_PLACE_OPERAND
                                    ? &reading->schema->operands[place.index]
                                    : &reading->schema->results[place.index];
  tn_type type;
  if (group->mnemonic.size == 0 || element->is_qualified || tn_parser__type_begins(parser)) {
    const char* at = parser->token.start;
    const char* name = NULL;
    TN_TRY(tn_parser__type(parser, &type));
    if (!element->is_qualified && !tn_type_rule__kind_holds(group->rule, type, &name)) {
      return tn_parser__wrong_type(parser, reading->frame, at, name, type);
    }
  } else {
    TN_TRY(tn_parser__stripped_type(parser, group->dialect, group->mnemonic, group->words, &type));
  }
  return tn_parser__push(parser, &parser->types, &type, sizeof type);
}

/// Returns whether operands or results have types here. If they are optional and absent, no types
/// are printed.
static bool has_values(const tn_reading* reading, tn_place place) {
  if (place.kind == TN_PLACE_RESULTS) return reading->schema->single_result_count != 0;
  if (place.kind == TN_PLACE_OPERANDS)
    return reading->parser->operands.count != reading->frame->operands;
  if (place.kind != TN_PLACE_OPERAND) return false;
  const uint32_t count = tn_reading__operands(reading, place.index)->count;
  return count != TN_NOT_GIVEN && count != 0;
}

static tn_status parse_type(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->types.count;
  const tn_place place = element->place;
  const bool is_one = place.kind == TN_PLACE_OPERAND || place.kind == TN_PLACE_RESULT;
  const tn_arity arity = is_one ? arity_of(reading, place) : TN_VARIADIC;
  if (arity == TN_SINGLE) {
    TN_TRY(parse_single_type(reading, element));
  } else if (tn_parser__type_begins(parser) ||
             (arity == TN_VARIADIC && (element->needs_type || has_values(reading, place)))) {
    do {
      TN_TRY(push_type(parser));
    } while (arity == TN_VARIADIC && tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  give_types(reading, place, start);
  return TN_OK;
}

static tn_status parse_functional(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->types.count;
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) {
    const char* at = parser->token.start;
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    return tn_parser__wrong_type(parser, reading->frame, at, "builtin.function", type);
  }
  TN_TRY(tn_parser__type_list(parser));
  give_types(reading, element->place, start);
  const uint32_t results = (uint32_t)parser->types.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->' in function type"));
  TN_TRY(tn_parser__result_types(parser));
  give_types(reading, element->second, results);
  return TN_OK;
}

//===-- Groups --------------------------------------------------------------------------------===//

/// Returns whether the first element of a group is present; `*out_taken` if it was already parsed.
static tn_status group_begins(tn_reading* reading, const tn_element* first, bool* out_present,
                              bool* out_taken) {
  tn_parser* parser = reading->parser;
  *out_taken = false;
  switch (first->kind) {
    case TN_ELEMENT_LITERAL:
      *out_present = literal_is_here(reading, first);
      if (!*out_present) suggest_literal(reading, first, true);
      return TN_OK;
    case TN_ELEMENT_OPERAND:
      *out_present = tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER);
      return TN_OK;
    case TN_ELEMENT_REGION:
      *out_present = tn_parser__is(parser, TN_TOKEN_LEFT_BRACE);
      return TN_OK;
    case TN_ELEMENT_SUCCESSOR:
      *out_present = tn_parser__is(parser, TN_TOKEN_CARET_IDENTIFIER);
      return TN_OK;
    case TN_ELEMENT_ATTRIBUTE:
      *out_taken = true;
      return parse_attribute(reading, first, true, out_present);
    case TN_ELEMENT_CUSTOM: {
      bool region = false;
      uint32_t step = 0;
      *out_taken = true;
      return first->directive->parse(reading, first, &step, &region, out_present);
    }
    default:
      *out_present = tn_parser__type_begins(parser);
      return TN_OK;
  }
}

static tn_status parse_group(tn_reading* reading, const tn_element* elements, uint32_t* at) {
  const tn_element* group = &elements[*at];
  uint32_t first = *at + 1;
  while (elements[first].kind == TN_ELEMENT_LITERAL && *elements[first].text.data == ' ') ++first;
  bool present = false;
  bool taken = false;
  TN_TRY(group_begins(reading, &elements[first], &present, &taken));
  if (!present) {
    *at = group->end;
    return TN_OK;
  }
  *at = taken ? first + 1 : first;
  const tn_element* anchor = &elements[group->anchor];
  if (!anchor->is_anchor) return TN_OK;
  bool set = false;
  return parse_attribute(reading, anchor, false, &set);
}

/// Records that a clause of an oilist starts; reports a repeated clause.
static tn_status take_clause(tn_reading* reading, uint32_t list, uint32_t clause,
                             const tn_element* literal) {
  if (reading->list != list) reading->clauses = 0;
  reading->list = list;
  const uint64_t bit = clause < 64 ? UINT64_C(1) << clause : 0;
  if ((reading->clauses & bit) != 0) {
    return tn_parser__custom_error(
        reading->parser, reading->frame, reading->frame->name_at,
        "`%.*s` clause can appear at most once in the expansion of the oilist directive",
        (int)literal->text.size, literal->text.data);
  }
  reading->clauses |= bit;
  return TN_OK;
}

/// Continues at the clause that starts here, or after the oilist.
static tn_status parse_oilist(tn_reading* reading, const tn_element* elements, uint32_t* at) {
  const tn_element* list = &elements[*at];
  uint32_t clause = 0;
  for (uint32_t i = *at + 1; i < list->end; i = elements[i].end, ++clause) {
    if (!literal_is_here(reading, &elements[i + 1])) {
      suggest_literal(reading, &elements[i + 1], true);
      continue;
    }
    TN_TRY(take_clause(reading, *at + 1, clause, &elements[i + 1]));
    const tn_element* anchor = &elements[elements[i].anchor];
    *at = i + 1;
    if (!anchor->is_anchor) return TN_OK;
    bool set = false;
    return parse_attribute(reading, anchor, false, &set);
  }
  *at = list->end;
  return TN_OK;
}

//===-- The interpreter -----------------------------------------------------------------------===//

/// Parses an element that is not a region, and moves past it.
static tn_status parse_element(tn_reading* reading, const tn_element* elements, uint32_t* at) {
  const tn_element* element = &elements[*at];
  bool present = false;
  if (element->kind == TN_ELEMENT_GROUP) return parse_group(reading, elements, at);
  if (element->kind == TN_ELEMENT_OILIST) return parse_oilist(reading, elements, at);
  if (element->kind == TN_ELEMENT_JUMP || element->kind == TN_ELEMENT_CLAUSE_END) {
    *at = element->end;
    return TN_OK;
  }
  ++*at;
  switch (element->kind) {
    case TN_ELEMENT_LITERAL:
      return parse_literal(reading, element);
    case TN_ELEMENT_OPERAND:
      return parse_operand(reading, element);
    case TN_ELEMENT_ATTRIBUTE:
      return element->is_anchor ? TN_OK : parse_attribute(reading, element, false, &present);
    case TN_ELEMENT_SUCCESSOR:
      return parse_successor(reading, element);
    case TN_ELEMENT_ATTR_DICT:
      return parse_dictionary(reading, element);
    case TN_ELEMENT_PROP_DICT:
      return parse_properties(reading);
    case TN_ELEMENT_TYPE:
      return parse_type(reading, element);
    case TN_ELEMENT_FUNCTIONAL_TYPE:
      return parse_functional(reading, element);
    default:
      return TN_OK;
  }
}

/// Parses a region or a variadic number of regions; `*step` counts the parsed ones.
static tn_status parse_region(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region) {
  tn_parser* parser = reading->parser;
  const bool several = element->place.kind == TN_PLACE_REGIONS ||
                       reading->schema->regions[element->place.index].is_variadic;
  if (*step != 0) TN_TRY(tn_custom_assembly__terminate(parser, reading->frame));
  if (!several) {
    *out_region = *step == 0;
  } else if (*step == 0) {
    *out_region = tn_parser__is(parser, TN_TOKEN_LEFT_BRACE);
  } else {
    *out_region = tn_parser__consume_if(parser, TN_TOKEN_COMMA);
  }
  if (!*out_region) {
    const uint32_t count = *step;
    const uint32_t index = element->place.kind == TN_PLACE_REGIONS ? 0 : element->place.index;
    *tn_reading__regions(reading, index) =
        (tn_range){(uint32_t)parser->regions.count - count, count};
  }
  ++*step;
  return TN_OK;
}

tn_status tn_format__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  const tn_element* elements = reading.schema->format->elements;
  uint32_t at = frame->step & ELEMENT_MASK;
  uint32_t step = frame->step >> ELEMENT_BITS;
  *out_region = false;
  if (frame->step == 0) TN_TRY(tn_reading__open(&reading));
  while (at < reading.schema->format->count) {
    const tn_element* element = &elements[at];
    if (element->kind != TN_ELEMENT_REGION && element->kind != TN_ELEMENT_CUSTOM) {
      TN_TRY(parse_element(&reading, elements, &at));
      continue;
    }
    bool present = false;
    TN_TRY(element->kind == TN_ELEMENT_REGION
               ? parse_region(&reading, element, &step, out_region)
               : element->directive->parse(&reading, element, &step, out_region, &present));
    if (*out_region) {
      frame->step = at | step << ELEMENT_BITS;
      return TN_OK;
    }
    step = 0;
    ++at;
  }
  return tn_reading__finish(&reading);
}
