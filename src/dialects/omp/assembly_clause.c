// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of omp for the contents of a clause's parentheses.
//
// Source: the omp dialect's documentation, and MLIR's output.

#include <stdio.h>
#include <string.h>

#include "dialects/common/words.h"
#include "dialects/omp/omp.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Keywords ------------------------------------------------------------------------------===//

static const tn_attribute_group* group_of(const tn_reading* reading, tn_place place) {
  return &reading->schema->attributes[place.index];
}

/// Parses the keyword of an enum attribute.
static tn_status read_word(tn_reading* reading, tn_place place, tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  TN_TRY(tn_words__attribute(parser->context, group_of(reading, place), word, out_value));
  if (out_value->storage == NULL) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "invalid clause value: '%.*s'", (int)word.size, word.data);
  }
  tn_parser__advance(parser);
  return TN_OK;
}

static tn_status take_word(tn_reading* reading, tn_place place) {
  tn_attribute value;
  TN_TRY(read_word(reading, place, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

static void put_word(tn_printer* printer, tn_ref op, const tn_op_schema* schema, tn_place place) {
  const tn_attribute value = tn_part__attribute(printer, op, schema, place);
  tn_put_view(&printer->sink, tn_words__word(&schema->attributes[place.index], value));
}

static tn_status parse_word(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return take_word(reading, element->arguments[0]);
}

static tn_print_region print_word(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_word(printer, op, schema, element->arguments[0]);
  return TN_PRINT_NO_REGION;
}

//===-- SynchronizationHint(number) -----------------------------------------------------------===//

static const char* const hints[] = {"uncontended", "contended", "nonspeculative", "speculative"};

static tn_status parse_hint(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  int64_t bits = 0;
  tn_type i64;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  bool is_none = tn_custom_assembly__take_word(parser, "none");
  while (!is_none) {
    size_t hint = 0;
    while (hint < 4 && !tn_custom_assembly__take_word(parser, hints[hint])) ++hint;
    if (hint == 4 && !tn_token__is_identifier(&parser->token)) {
      return tn_parser__error(parser, "expected valid keyword");
    }
    if (hint == 4) {
      const tn_string_view word = tn_token__spelling(&parser->token);
      tn_parser__advance(parser);
      return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                     "%.*s is not a valid hint", (int)word.size, word.data);
    }
    bits |= INT64_C(1) << hint;
    if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) break;
  }
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_integer_attribute_get(i64, bits, &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static tn_print_region print_hint(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const tn_attribute value = tn_part__attribute(printer, op, schema, element->arguments[0]);
  (void)regions_done;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) return TN_PRINT_NO_REGION;
  const int64_t bits = tn_integer_attribute_value(value);
  bool is_first = true;
  if (bits == 0) TN_PUT(&printer->sink, "none");
  for (size_t i = 0; i < 4; ++i) {
    if ((bits >> i & 1) == 0) continue;
    if (!is_first) TN_PUT(&printer->sink, ", ");
    is_first = false;
    tn_put_view(&printer->sink, tn_string_view_from(hints[i]));
  }
  return TN_PRINT_NO_REGION;
}

//===-- MapClause(flags) ----------------------------------------------------------------------===//

/// In the order in which they are printed: the keyword, and the attribute's flag. Both directions
/// together have their own keyword.
static const char* const maps[][2] = {
    {"always", "always"},
    {"implicit", "implicit"},
    {"ompx_hold", "ompx_hold"},
    {"close", "close"},
    {"present", "present"},
    {"tofrom", "to|from"},
    {"from", "from"},
    {"to", "to"},
    {"delete", "del"},
    {"return_param", "return_param"},
    {"storage", "storage"},
    {"private", "priv"},
    {"literal", "literal"},
    {"attach", "attach"},
    {"attach_always", "attach_always"},
    {"attach_none", "attach_none"},
    {"attach_auto", "attach_auto"},
    {"ref_ptr", "ref_ptr"},
    {"ref_ptee", "ref_ptee"},
    {"ref_ptr_ptee", "ref_ptr_ptee"},
    {"is_device_ptr", "is_device_ptr"},
};

#define MAP_COUNT (sizeof maps / sizeof *maps)

static uint64_t map_bits(const tn_attribute_group* group, size_t map) {
  uint64_t bits = 0;
  if (group->words != NULL) {
    (void)tn_enum_attribute__add_string(group->words, tn_string_view_from(maps[map][1]), &bits);
  }
  return bits;
}

/// Ignores unknown keywords, as in MLIR.
static tn_status parse_map(tn_reading* reading, const tn_element* element, uint32_t* step,
                           bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const tn_attribute_group* group = group_of(reading, element->arguments[0]);
  uint64_t bits = 0;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  do {
    const tn_string_view word = tn_token__spelling(&parser->token);
    if (!tn_token__is_identifier(&parser->token)) {
      return tn_parser__error(parser, "expected valid keyword");
    }
    for (size_t i = 0; i < MAP_COUNT; ++i) {
      if (tn_string_view_equal(word, tn_string_view_from(maps[i][0]))) bits |= map_bits(group, i);
    }
    tn_parser__advance(parser);
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_enum_attribute__get(parser->context, group->words, bits, &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static tn_print_region print_map(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                 const tn_element* element, uint32_t regions_done) {
  const tn_attribute_group* group = &schema->attributes[element->arguments[0].index];
  uint64_t left = 0;
  bool is_first = true;
  (void)regions_done;
  (void)tn_enum_attribute__number(tn_part__attribute(printer, op, schema, element->arguments[0]),
                                  &left);
  for (size_t i = 0; i < MAP_COUNT; ++i) {
    const uint64_t bits = map_bits(group, i);
    if (bits == 0 || (left & bits) != bits) continue;
    left &= ~bits;
    if (!is_first) TN_PUT(&printer->sink, ", ");
    is_first = false;
    tn_put_view(&printer->sink, tn_string_view_from(maps[i][0]));
  }
  if (is_first) TN_PUT(&printer->sink, "none");
  return TN_PRINT_NO_REGION;
}

//===-- MembersIndex(arrays) ------------------------------------------------------------------===//

static tn_status take_array(tn_parser* parser, size_t base, tn_attribute* out_array) {
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  return tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, out_array);
}

/// Parses `[6, 2]` to an array of i64.
static tn_status read_path(tn_reading* reading, tn_type i64) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  tn_attribute value;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  do {
    TN_TRY(tn_parser__attribute(parser, i64, &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  TN_TRY(take_array(parser, base, &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

static tn_status parse_members(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  tn_type i64;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  do {
    TN_TRY(read_path(reading, i64));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(take_array(parser, base, &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static tn_print_region print_members(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute paths = tn_part__attribute(printer, op, schema, element->arguments[0]);
  (void)regions_done;
  for (size_t i = 0; i < tn_array_attribute_count(paths); ++i) {
    const tn_attribute path = tn_array_attribute_element(paths, i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '[');
    for (size_t k = 0; k < tn_array_attribute_count(path); ++k) {
      if (k != 0) TN_PUT(&printer->sink, ", ");
      tn_printer__put_any(printer, tn_array_attribute_element(path, k).storage, TN_PRINT_NO_TYPE);
    }
    tn_put_char(&printer->sink, ']');
  }
  return TN_PRINT_NO_REGION;
}

//===-- OrderClause(order, modifier) ----------------------------------------------------------===//

/// Parses `reproducible:concurrent` or `concurrent`.
static tn_status parse_order(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  const tn_string_view word = tn_token__spelling(&reading->parser->token);
  const tn_attribute_group* group = group_of(reading, element->arguments[1]);
  tn_attribute modifier = {NULL};
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_token__is_identifier(&reading->parser->token)) {
    TN_TRY(tn_words__attribute(reading->parser->context, group, word, &modifier));
  }
  if (modifier.storage != NULL) {
    TN_TRY(take_word(reading, element->arguments[1]));
    TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_COLON, "expected ':'"));
  }
  return take_word(reading, element->arguments[0]);
}

static tn_print_region print_order(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  if (tn_part__attribute(printer, op, schema, element->arguments[1]).storage != NULL) {
    put_word(printer, op, schema, element->arguments[1]);
    tn_put_char(&printer->sink, ':');
  }
  put_word(printer, op, schema, element->arguments[0]);
  return TN_PRINT_NO_REGION;
}

//===-- ScheduleClause(kind, modifier, simd, chunk, chunk type) -------------------------------===//

/// Parses up to two modifiers; `simd` is the last one.
static tn_status read_modifiers(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const tn_place place = element->arguments[1];
  tn_attribute modifier = {NULL};
  bool is_simd = false;
  for (size_t i = 0; tn_parser__consume_if(parser, TN_TOKEN_COMMA); ++i) {
    const tn_string_view word = tn_token__spelling(&parser->token);
    if (!tn_token__is_identifier(&parser->token)) {
      return tn_parser__error(parser, "expected valid keyword");
    }
    if (i == 2) {
      return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                     " unexpected modifier(s)");
    }
    tn_attribute value;
    TN_TRY(tn_words__attribute(parser->context, group_of(reading, place), word, &value));
    if (value.storage == NULL) {
      return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                     " unknown modifier type: %.*s", (int)word.size, word.data);
    }
    if (i == 1 && (is_simd || !tn_string_view_equal(word, tn_string_view_from("simd")))) {
      return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                     " incorrect modifier order");
    }
    is_simd = tn_string_view_equal(word, tn_string_view_from("simd"));
    if (!is_simd) modifier = value;
    tn_parser__advance(parser);
  }
  if (is_simd && modifier.storage == NULL) {
    TN_TRY(tn_words__attribute(parser->context, group_of(reading, place),
                               tn_string_view_from("none"), &modifier));
  }
  if (modifier.storage != NULL) TN_TRY(tn_reading__set_attribute(reading, place.index, modifier));
  return is_simd ? tn_part__set_unit(reading, element->arguments[2]) : TN_OK;
}

static tn_status parse_schedule(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t types = parser->types.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(take_word(reading, element->arguments[0]));
  if (tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) {
    tn_type type;
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
  }
  tn_reading__give_operands(reading, element->arguments[3].index, start);
  tn_part__give_types(reading, element->arguments[4], types);
  return read_modifiers(reading, element);
}

static tn_print_region print_schedule(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  const tn_part chunk = tn_part__of(printer->context, op, schema, element->arguments[3]);
  (void)regions_done;
  put_word(printer, op, schema, element->arguments[0]);
  if (chunk.count != 0) {
    TN_PUT(&printer->sink, " = ");
    tn_printer__put_operands(printer, op, chunk.first, 1);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, op, chunk.first, 1);
  }
  if (tn_part__attribute(printer, op, schema, element->arguments[1]).storage != NULL) {
    TN_PUT(&printer->sink, ", ");
    put_word(printer, op, schema, element->arguments[1]);
  }
  if (tn_part__attribute(printer, op, schema, element->arguments[2]).storage != NULL) {
    TN_PUT(&printer->sink, ", simd");
  }
  return TN_PRINT_NO_REGION;
}

//===-- GrainsizeClause, NumTasksClause(modifier, operand, type) ------------------------------===//

/// Parses `strict, %a: type`.
static tn_status parse_count(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_token__is_identifier(&parser->token)) {
    TN_TRY(take_word(reading, element->arguments[0]));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  }
  const uint32_t start = (uint32_t)parser->operands.count;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  tn_reading__give_operands(reading, element->arguments[1].index, start);
  return tn_part__give_type(reading, element->arguments[2], type);
}

static tn_print_region print_count(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  if (tn_part__attribute(printer, op, schema, element->arguments[0]).storage != NULL) {
    put_word(printer, op, schema, element->arguments[0]);
    TN_PUT(&printer->sink, ", ");
  }
  tn_part__put_operands(printer, op, schema, element->arguments[1]);
  TN_PUT(&printer->sink, ": ");
  tn_part__put_types(printer, op, schema, element->arguments[1]);
  return TN_PRINT_NO_REGION;
}

//===-- Rows of values, attributes and types --------------------------------------------------===//

/// The form of a row's item, and the directive's arguments that its parts go to.
typedef struct row {
  const char* name;
  /// Characters: `o` an operand of argument 0, `p` an operand of `second`, `t` and `u` their types
  /// after a colon, `a` an attribute, `w` a keyword; `=` and `>`, an arrow, are literals.
  const char* item;
  uint8_t operands;
  uint8_t second;
  uint8_t attributes;
} row;

static const row rows[] = {
    {"AllocateAndAllocator", "pu>ot", 0, 2, 0}, {"AlignedClause", "ot>a", 0, 0, 2},
    {"Copyprivate", "o>at", 0, 0, 2},           {"DependVarList", "w>ot", 0, 0, 2},
    {"LinearClause", "o=pt", 0, 2, 0},
};

static const row* row_of(const tn_element* element) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    if (strcmp(rows[i].name, element->directive->name) == 0) return &rows[i];
  }
  return NULL;
}

static tn_status push_attribute(tn_parser* parser, tn_attribute value) {
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

/// Parses the kind of a depend clause.
static tn_status read_dependence(tn_reading* reading) {
  static const char* const words[] = {"taskdependin", "taskdependout", "taskdependinout",
                                      "taskdependmutexinoutset", "taskdependinoutset"};
  tn_parser* parser = reading->parser;
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (!tn_custom_assembly__take_word(parser, words[i])) continue;
    tn_attribute value;
    TN_TRY(tn_enum_attribute__of_words(parser->context, "omp", "clause_task_depend",
                                       tn_string_view_from(words[i]), &value));
    return push_attribute(parser, value);
  }
  return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                 "invalid clause value: '%.*s'", (int)word.size, word.data);
}

static tn_status read_part(tn_reading* reading, char letter) {
  tn_parser* parser = reading->parser;
  tn_attribute value;
  tn_type type;
  switch (letter) {
    case 'o':
    case 'p':
      return tn_custom_assembly__operand(parser);
    case '=':
      return tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='");
    case '>':
      return tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'");
    case 'a':
      TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
      return push_attribute(parser, value);
    case 'w':
      return read_dependence(reading);
    default:
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
      TN_TRY(tn_parser__type(parser, &type));
      return tn_parser__push_type(parser, type);
  }
}

/// Items `base` and up belong to two groups alternately. Moves the first or second item of each
/// pair to the front.
static tn_status gather(tn_parser* parser, tn_parser_stack* stack, size_t base, size_t size,
                        bool is_second) {
  const size_t count = stack->count - base;
  for (size_t i = is_second ? 0 : 1; i < count; i += 2) {
    TN_TRY(tn_parser__reserve(parser, stack, 1, size));
    char* items = (char*)stack->items + base * size;
    memcpy(items + (count + i / 2) * size, items + i * size, size);
    ++stack->count;
  }
  char* items = (char*)stack->items + base * size;
  for (size_t i = 0; i < count / 2; ++i) {
    memcpy(items + i * size, items + (2 * i + is_second) * size, size);
  }
  memmove(items + count / 2 * size, items + count * size, count / 2 * size);
  stack->count = base + count;
  return TN_OK;
}

/// Assigns a row's operands to their groups; `operands` and `types` are the first indices of its
/// operands and types.
static tn_status give_row(tn_reading* reading, const tn_element* element, const row* of,
                          uint32_t operands, uint32_t types) {
  tn_parser* parser = reading->parser;
  const bool has_two = strchr(of->item, 'p') != NULL;
  const bool is_second = *of->item == 'p';
  const uint32_t count = ((uint32_t)parser->operands.count - operands) / (has_two ? 2 : 1);
  const tn_place first = element->arguments[of->operands];
  *tn_reading__operands(reading, first.index) = (tn_range){operands, count};
  *tn_reading__types(reading, first) = (tn_range){types, count};
  if (!has_two) return TN_OK;
  const tn_place second = element->arguments[of->second];
  *tn_reading__operands(reading, second.index) = (tn_range){operands + count, count};
  TN_TRY(gather(parser, &parser->operands, operands, sizeof(tn_unresolved_operand), is_second));
  if (strchr(of->item, 'u') == NULL) return TN_OK;
  *tn_reading__types(reading, second) = (tn_range){types + count, count};
  return gather(parser, &parser->types, types, sizeof(tn_type), is_second);
}

static tn_status parse_row(tn_reading* reading, const tn_element* element, uint32_t* step,
                           bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const row* of = row_of(element);
  const uint32_t operands = (uint32_t)parser->operands.count;
  const uint32_t types = (uint32_t)parser->types.count;
  const size_t attributes = parser->attributes.count;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  do {
    for (const char* at = of->item; *at != '\0'; ++at) TN_TRY(read_part(reading, *at));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(give_row(reading, element, of, operands, types));
  if (of->attributes == 0) return TN_OK;
  TN_TRY(take_array(parser, attributes, &value));
  return tn_reading__set_attribute(reading, element->arguments[of->attributes].index, value);
}

/// Prints `taskdependin` of `#omp<clause_task_depend(taskdependin)>`; prints any other attribute in
/// full.
static void put_dependence(tn_printer* printer, tn_attribute value) {
  const tn_string_view word = tn_enum_attribute__text(value, "omp", "clause_task_depend");
  if (word.size == 0) {
    tn_printer__put_any(printer, value.storage, 0);
  } else {
    tn_put_view(&printer->sink, word);
  }
}

/// Prints operand `index` of the group or its type, if the group has such an operand.
static void put_operand(tn_printer* printer, tn_ref op, tn_part part, uint32_t index,
                        bool is_type) {
  if (index >= part.count) return;
  if (is_type) {
    tn_printer__put_operand_types(printer, op, part.first + index, 1);
  } else {
    tn_printer__put_operands(printer, op, part.first + index, 1);
  }
}

static tn_print_region print_row(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                 const tn_element* element, uint32_t regions_done) {
  const row* of = row_of(element);
  const tn_part first = tn_part__of(printer->context, op, schema, element->arguments[of->operands]);
  const tn_part second = tn_part__of(printer->context, op, schema, element->arguments[of->second]);
  const tn_attribute values =
      of->attributes == 0
          ? (tn_attribute){NULL}
          : tn_part__attribute(printer, op, schema, element->arguments[of->attributes]);
  (void)regions_done;
  for (uint32_t i = 0; i < first.count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    for (const char* at = of->item; *at != '\0'; ++at) {
      const bool is_type = *at == 't' || *at == 'u';
      const tn_attribute value = tn_array_attribute_element(values, i);
      if (is_type) TN_PUT(&printer->sink, " : ");
      if (*at == '=') TN_PUT(&printer->sink, " = ");
      if (*at == '>') TN_PUT(&printer->sink, " -> ");
      if (*at == 'o' || *at == 't') put_operand(printer, op, first, i, is_type);
      if (*at == 'p' || *at == 'u') put_operand(printer, op, second, i, is_type);
      if (*at == 'a' && value.storage != NULL) tn_printer__put_any(printer, value.storage, 0);
      if (*at == 'w' && value.storage != NULL) put_dependence(printer, value);
    }
  }
  return TN_PRINT_NO_REGION;
}

//===-- LoopTransformClis(generated, applied) -------------------------------------------------===//

/// Parses `(%a, %b) <- (%c)` or `<- (%c)`.
static tn_status parse_loops(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t made = (uint32_t)parser->operands.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_parser__is(parser, TN_TOKEN_LESS)) {
    TN_TRY(tn_parser__operands_between(parser, reading->frame, TN_TOKEN_LEFT_PAREN,
                                       TN_TOKEN_RIGHT_PAREN, SIZE_MAX));
  }
  tn_reading__give_operands(reading, element->arguments[0].index, made);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_MINUS, "expected '-'"));
  const uint32_t taken = (uint32_t)parser->operands.count;
  TN_TRY(tn_parser__operands_between(parser, reading->frame, TN_TOKEN_LEFT_PAREN,
                                     TN_TOKEN_RIGHT_PAREN, SIZE_MAX));
  tn_reading__give_operands(reading, element->arguments[1].index, taken);
  return TN_OK;
}

static tn_print_region print_loops(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  const tn_part made = tn_part__of(printer->context, op, schema, element->arguments[0]);
  (void)regions_done;
  if (made.count != 0) {
    tn_put_char(&printer->sink, '(');
    tn_printer__put_operands(printer, op, made.first, made.count);
    tn_put_char(&printer->sink, ')');
  }
  TN_PUT(&printer->sink, " <- (");
  tn_part__put_operands(printer, op, schema, element->arguments[1]);
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_omp_clause_directives[] = {
    {"ClauseAttr", "a", parse_word, print_word},
    {"CaptureType", "a", parse_word, print_word},
    {"SynchronizationHint", "a", parse_hint, print_hint},
    {"MapClause", "a", parse_map, print_map},
    {"MembersIndex", "a", parse_members, print_members},
    {"OrderClause", "aa", parse_order, print_order},
    {"ScheduleClause", "aaaoT", parse_schedule, print_schedule},
    {"GrainsizeClause", "aoT", parse_count, print_count},
    {"NumTasksClause", "aoT", parse_count, print_count},
    {"AllocateAndAllocator", "oToT", parse_row, print_row},
    {"AlignedClause", "oTa", parse_row, print_row},
    {"Copyprivate", "oTa", parse_row, print_row},
    {"DependVarList", "oTa", parse_row, print_row},
    {"LinearClause", "oTo", parse_row, print_row},
    {"LoopTransformClis", "oo", parse_loops, print_loops},
    {NULL, NULL, NULL, NULL},
};
