// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of omp that end with a region. Its arguments correspond to operands of clauses:
// `private(@p %a -> %b : type) reduction(byref @r %c -> %d : type) {...}`.
//
// Source: the omp dialect's documentation, and MLIR's output.

#include <string.h>

#include "dialects/common/words.h"
#include "dialects/omp/omp.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

/// A clause, as indices of the directive's arguments; index 0 is the region and means none.
typedef struct clause {
  const char* word;
  uint8_t operands;  ///< The argument after it has the types.
  uint8_t symbols;
  uint8_t by_reference;
  uint8_t modifier;
  uint8_t barrier;
  uint8_t maps;
} clause;

#define CLAUSES_MAX 6u

/// In the order in which they are printed, which is also the order of their block arguments.
typedef struct clauses {
  const char* name;
  clause items[CLAUSES_MAX];
} clauses;

static const clauses table[] = {
    {"PrivateRegion", {{"private", 1, 3, 0, 0, 4, 0}}},
    {"PrivateReductionRegion", {{"private", 1, 3, 0, 0, 4, 0}, {"reduction", 6, 9, 8, 5, 0, 0}}},
    {"InReductionPrivateRegion",
     {{"in_reduction", 1, 4, 3, 0, 0, 0}, {"private", 5, 7, 0, 0, 8, 0}}},
    {"InReductionPrivateReductionRegion",
     {{"in_reduction", 1, 4, 3, 0, 0, 0},
      {"private", 5, 7, 0, 0, 8, 0},
      {"reduction", 10, 13, 12, 9, 0, 0}}},
    {"TaskReductionRegion", {{"task_reduction", 1, 4, 3, 0, 0, 0}}},
    {"UseDeviceAddrUseDevicePtrRegion",
     {{"use_device_addr", 1, 0, 0, 0, 0, 0}, {"use_device_ptr", 3, 0, 0, 0, 0, 0}}},
    {"TargetOpRegion",
     {{"has_device_addr", 1, 0, 0, 0, 0, 0},
      {"host_eval", 3, 0, 0, 0, 0, 0},
      {"in_reduction", 5, 8, 7, 0, 0, 0},
      {"map_entries", 9, 0, 0, 0, 0, 0},
      {"private", 11, 13, 0, 0, 14, 15}}},
};

static const clauses* clauses_of(const tn_element* element) {
  for (size_t i = 0; i < sizeof table / sizeof *table; ++i) {
    if (strcmp(table[i].name, element->directive->name) == 0) return &table[i];
  }
  return NULL;
}

//===-- Reading -------------------------------------------------------------------------------===//

/// Parses `mod: word, `.
static tn_status read_modifier(tn_reading* reading, tn_place place) {
  tn_parser* parser = reading->parser;
  tn_attribute value;
  if (!tn_custom_assembly__take_word(parser, "mod")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  TN_TRY(tn_words__attribute(parser->context, &reading->schema->attributes[place.index], word,
                             &value));
  if (value.storage == NULL) {
    return tn_parser__custom_error(parser, reading->frame, at, "invalid clause value: '%.*s'",
                                   (int)word.size, word.data);
  }
  tn_parser__advance(parser);
  TN_TRY(tn_reading__set_attribute(reading, place.index, value));
  return tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','");
}

/// Parses `[map_idx=1]` or nothing; pushes the index on the stack of dimensions.
static tn_status read_map(tn_parser* parser, const tn_op_frame* frame) {
  const int64_t none = -1;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) {
    return tn_parser__push(parser, &parser->dims, &none, sizeof none);
  }
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "map_idx"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__index_number(parser, frame));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

/// Parses `byref @symbol %a -> %b [map_idx=1]`.
static tn_status read_item(tn_reading* reading, const clause* of) {
  tn_parser* parser = reading->parser;
  if (of->by_reference != 0) {
    const bool by_reference = tn_custom_assembly__take_word(parser, "byref");
    TN_TRY(tn_parser__push(parser, &parser->flags, &by_reference, sizeof by_reference));
  }
  if (of->symbols != 0) {
    tn_attribute symbol;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &symbol));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &symbol, sizeof symbol));
  }
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
  TN_TRY(tn_parser__region_name(parser));
  return of->maps == 0 ? TN_OK : read_map(parser, reading->frame);
}

/// Sets attributes from the values pushed for each item.
static tn_status set_lists(tn_reading* reading, const tn_element* element, const clause* of,
                           const size_t base[3]) {
  tn_parser* parser = reading->parser;
  tn_attribute value;
  if (of->symbols != 0) {
    TN_TRY(tn_array_attribute_get(parser->context,
                                  (const tn_attribute*)parser->attributes.items + base[0],
                                  parser->attributes.count - base[0], &value));
    parser->attributes.count = base[0];
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[of->symbols].index, value));
  }
  if (of->by_reference != 0) {
    tn_type i1;
    const size_t count = parser->flags.count - base[1];
    TN_TRY(tn_integer_type_get(parser->context, 1, TN_SIGNLESS, &i1));
    TN_TRY(tn_dense_array_attribute_get(i1, count, (const bool*)parser->flags.items + base[1],
                                        count, &value));
    parser->flags.count = base[1];
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[of->by_reference].index, value));
  }
  if (of->maps == 0) return TN_OK;
  TN_TRY(tn_part__take_numbers(parser, base[2], &value));
  return tn_reading__set_attribute(reading, element->arguments[of->maps].index, value);
}

/// Parses a clause after its keyword; pushes its types.
static tn_status read_clause(tn_reading* reading, const tn_element* element, const clause* of) {
  tn_parser* parser = reading->parser;
  const size_t base[] = {parser->attributes.count, parser->flags.count, parser->dims.count};
  const uint32_t start = (uint32_t)parser->operands.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (of->modifier != 0) TN_TRY(read_modifier(reading, element->arguments[of->modifier]));
  do {
    TN_TRY(read_item(reading, of));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(set_lists(reading, element, of, base));
  tn_reading__give_operands(reading, element->arguments[of->operands].index, start);
  const uint32_t count = (uint32_t)parser->operands.count - start;
  const char* at = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const size_t types = parser->types.count;
  TN_TRY(tn_part__read_types(parser));
  if (parser->types.count - types != count) {
    return tn_parser__custom_error(parser, reading->frame, at,
                                   "expected a type for each value in '%s'", of->word);
  }
  tn_part__give_types(reading, element->arguments[of->operands + 1], types);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  if (of->barrier == 0 || !tn_custom_assembly__take_word(parser, "private_barrier")) return TN_OK;
  return tn_part__set_unit(reading, element->arguments[of->barrier]);
}

static tn_status read_clauses(tn_reading* reading, const tn_element* element) {
  tn_parser* parser = reading->parser;
  const size_t first_name = parser->region_names.count;
  const size_t first_type = parser->types.count;
  const clause* of = clauses_of(element)->items;
  for (size_t i = 0; i < CLAUSES_MAX && of[i].word != NULL; ++i) {
    if (tn_custom_assembly__take_word(parser, of[i].word)) {
      TN_TRY(read_clause(reading, element, &of[i]));
      continue;
    }
    tn_parser__suggest_word(parser, tn_string_view_from(of[i].word), false);
    tn_reading__give_operands(reading, element->arguments[of[i].operands].index,
                              (uint32_t)parser->operands.count);
    tn_part__give_types(reading, element->arguments[of[i].operands + 1], parser->types.count);
  }
  // The clauses have pushed only these types, so they are the types of the names.
  return tn_parser__prepare_named_region(parser, reading->frame, first_name,
                                         (const tn_type*)parser->types.items + first_type);
}

static tn_status parse_region(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  *out_present = true;
  *out_region = (*step)++ == 0;
  if (*out_region) return read_clauses(reading, element);
  const uint32_t start = (uint32_t)reading->parser->regions.count - 1;
  *tn_reading__regions(reading, element->arguments[0].index) = (tn_range){start, 1};
  return TN_OK;
}

//===-- Printing ------------------------------------------------------------------------------===//

/// A clause being printed.
typedef struct written {
  tn_printer* printer;
  tn_ref op;
  const tn_op_schema* schema;
  const tn_element* element;
  const clause* of;
} written;

static tn_attribute argument(const written* self, uint8_t index) {
  if (index == 0) return (tn_attribute){NULL};
  return tn_part__attribute(self->printer, self->op, self->schema, self->element->arguments[index]);
}

static bool has_flag(tn_attribute flags, uint32_t index) {
  size_t size = 0;
  if (!tn_attribute__is(flags, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
  const char* data = tn_dense_array_attribute_data(flags, &size);
  return index < size && data[index] != 0;
}

static int64_t map_of(tn_attribute maps, uint32_t index) {
  size_t size = 0;
  if (!tn_attribute__is(maps, TN_ATTRIBUTE_DENSE_ARRAY)) return -1;
  const int64_t* data = tn_dense_array_attribute_data(maps, &size);
  return index < size / sizeof *data ? data[index] : -1;
}

/// Prints item `index` of the clause; `value` is its block argument.
static void put_item(const written* self, tn_part part, uint32_t index, tn_ref value) {
  tn_print_sink* sink = &self->printer->sink;
  const tn_attribute symbol = tn_array_attribute_element(argument(self, self->of->symbols), index);
  const int64_t map = map_of(argument(self, self->of->maps), index);
  if (has_flag(argument(self, self->of->by_reference), index)) TN_PUT(sink, "byref ");
  if (symbol.storage != NULL) {
    tn_printer__put_any(self->printer, symbol.storage, 0);
    tn_put_char(sink, ' ');
  }
  tn_printer__put_operands(self->printer, self->op, part.first + index, 1);
  TN_PUT(sink, " -> ");
  tn_printer__put_value(self->printer, value);
  if (map == -1) return;
  TN_PUT(sink, " [map_idx=");
  tn_put_signed(sink, map);
  tn_put_char(sink, ']');
}

/// Prints a clause whose block arguments begin at index `*next`, and advances `*next`.
static void put_clause(const written* self, tn_ref block, uint32_t* next) {
  const tn_context* context = self->printer->context;
  tn_print_sink* sink = &self->printer->sink;
  const tn_place operands = self->element->arguments[self->of->operands];
  const tn_part part = tn_part__of(context, self->op, self->schema, operands);
  const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
  if (part.count == 0 || count < *next + part.count) return;
  tn_put_view(sink, tn_string_view_from(self->of->word));
  tn_put_char(sink, '(');
  const tn_attribute modifier = argument(self, self->of->modifier);
  if (modifier.storage != NULL) {
    const tn_place place = self->element->arguments[self->of->modifier];
    TN_PUT(sink, "mod: ");
    tn_put_view(sink, tn_words__word(&self->schema->attributes[place.index], modifier));
    TN_PUT(sink, ", ");
  }
  for (uint32_t i = 0; i < part.count; ++i) {
    if (i != 0) TN_PUT(sink, ", ");
    put_item(self, part, i,
             tn_block_cell__argument(context, tn_block__at(context, block), (*next)++));
  }
  TN_PUT(sink, " : ");
  tn_printer__put_operand_types(self->printer, self->op, part.first, part.count);
  TN_PUT(sink, ") ");
  if (argument(self, self->of->barrier).storage != NULL) TN_PUT(sink, "private_barrier ");
}

static tn_print_region print_region(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const uint32_t index = element->arguments[0].index;
  const tn_ref block = tn_op__first_block(printer->context, op, index);
  const clause* of = clauses_of(element)->items;
  uint32_t next = 0;
  for (size_t i = 0; i < CLAUSES_MAX && of[i].word != NULL; ++i) {
    const written self = {printer, op, schema, element, &of[i]};
    put_clause(&self, block, &next);
  }
  return (tn_print_region){(int32_t)index, 0};
}

const tn_custom_directive tn_omp_region_directives[] = {
    {"PrivateRegion", "goTaa", parse_region, print_region},
    {"PrivateReductionRegion", "goTaaaoTaa", parse_region, print_region},
    {"InReductionPrivateRegion", "goTaaoTaa", parse_region, print_region},
    {"InReductionPrivateReductionRegion", "goTaaoTaaaoTaa", parse_region, print_region},
    {"TaskReductionRegion", "goTaa", parse_region, print_region},
    {"UseDeviceAddrUseDevicePtrRegion", "goToT", parse_region, print_region},
    {"TargetOpRegion", "goToToTaaoToTaaa", parse_region, print_region},
    {NULL, NULL, NULL, NULL},
};
