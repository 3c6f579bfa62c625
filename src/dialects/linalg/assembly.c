// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of linalg: inputs and outputs, then results. Named ops omit their region
// (body.c), map and reduce print it or name its only op, generic prints it.
//
// Source: the linalg dialect's documentation, and MLIR's output.

#include <stdio.h>
#include <string.h>

#include "dialects/common/parts.h"
#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"
#include "ir/poll.h"
#include "schema/custom_assembly.h"

//===-- Parts ---------------------------------------------------------------------------------===//

/// The operands of `ins` or `outs`, and the place that a count of types which differs is reported
/// at.
typedef struct clause {
  const char* at;
  uint32_t count;
  uint32_t type_count;
} clause;

/// Inputs and outputs of an op that is read.
typedef struct clauses {
  uint32_t input_count;
  uint32_t output_count;
} clauses;

/// `ins(%a, %b : type, type)`, if the word is there.
static tn_status read_clause(tn_parser* parser, const char* word, clause* out_clause) {
  *out_clause = (clause){0};
  if (!tn_custom_assembly__take_word(parser, word)) return TN_OK;
  const char* before = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  // MLIR takes the place of `outs` before the bracket, and that of `ins` after it.
  const char* at = word[0] == 'o' ? before : parser->token.start;
  const size_t first = parser->operands.count;
  const size_t first_type = parser->types.count;
  TN_TRY(tn_parser__operand_list(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_part__read_types(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  *out_clause = (clause){at, (uint32_t)(parser->operands.count - first),
                         (uint32_t)(parser->types.count - first_type)};
  return TN_OK;
}

static tn_status check_clause(tn_parser* parser, const tn_op_frame* frame, const clause* self) {
  if (self->count == self->type_count) return TN_OK;
  return tn_parser__custom_error(
      parser, frame, self->at,
      "number of operands and types do not match: got %u operands and %u types", self->count,
      self->type_count);
}

/// `{...}`, `ins(...)`, `outs(...)`
static tn_status read_clauses(tn_parser* parser, tn_op_frame* frame, clauses* out_clauses) {
  clause inputs, outputs;
  const tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  const bool has_properties = tn_parser__consume_if(parser, TN_TOKEN_LESS);
  if (has_properties) {
    const size_t base = parser->named.count;
    TN_TRY(tn_parser__attribute_dictionary(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
    TN_TRY(tn_parser__take_attributes(parser, frame, base, true, false));
  }
  const char* at = parser->token.start;
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(read_clause(parser, "ins", &inputs));
  TN_TRY(read_clause(parser, "outs", &outputs));
  TN_TRY(check_clause(parser, frame, &inputs));
  TN_TRY(check_clause(parser, frame, &outputs));
  *out_clauses = (clauses){inputs.count, outputs.count};
  TN_TRY(tn_parser__resolve_early(parser, frame, SIZE_MAX));
  if (has_properties) return TN_OK;
  return tn_reading__check_attributes(&reading, frame->entries, at);
}

static tn_status set_segments(tn_parser* parser, tn_op_frame* frame, const clauses* self) {
  const int32_t sizes[] = {(int32_t)self->input_count, (int32_t)self->output_count};
  return tn_custom_assembly__set_numbers(parser, frame, "operandSegmentSizes", sizes, 2);
}

/// Parses `-> type` or `-> (types)`.
static tn_status read_results(tn_parser* parser) {
  return tn_parser__consume_if(parser, TN_TOKEN_ARROW) ? tn_parser__result_types(parser) : TN_OK;
}

/// Pushes implied result types: the types of tensor outputs.
static tn_status imply_results(tn_parser* parser, const tn_op_frame* frame, const clauses* self) {
  for (uint32_t i = 0; i < self->output_count; ++i) {
    const tn_type* types = (const tn_type*)parser->types.items + frame->types;
    const tn_type type = types[self->input_count + i];
    if (!tn_type__is(type, TN_TYPE_TENSOR)) continue;
    TN_TRY(tn_parser__push_type(parser, type));
  }
  return TN_OK;
}

static const tn_type* types_of(const tn_parser* parser, const tn_op_frame* frame) {
  return (const tn_type*)parser->types.items + frame->types;
}

static uint32_t input_count_of(const tn_context* context, tn_ref op,
                               const tn_op_definition* definition) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts)) return 0;
  return counts[0];
}

static void put_clause(tn_printer* printer, tn_ref op, const char* word, uint32_t first,
                       uint32_t count) {
  if (count == 0) return;
  tn_put(&printer->sink, word, strlen(word));
  tn_printer__put_operands(printer, op, first, count);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, first, count);
  tn_put_char(&printer->sink, ')');
}

static void put_clauses(tn_printer* printer, tn_ref op, const tn_op_definition* definition) {
  const tn_context* context = printer->context;
  const uint32_t inputs = input_count_of(context, op, definition);
  const uint32_t count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  put_clause(printer, op, " ins(", 0, inputs);
  put_clause(printer, op, " outs(", inputs, count - inputs);
}

static void put_results(tn_printer* printer, tn_ref op) {
  if (tn_op_cell__result_count(tn_op__at(printer->context, op)) == 0) return;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_result_list(printer, op);
}

//===-- Indexing maps -------------------------------------------------------------------------===//

static tn_status read_text(tn_parser* parser, const char* text, tn_attribute* out_attribute) {
  const tn_string_view view = tn_string_view_from(text);
  const tn_file_range start = {.file = view, .start_line = 1, .start_column = 1};
  return tn_parser__attribute_of_any(parser->context, view, &start, NULL, out_attribute);
}

/// Parses `indexing_maps = [...]`.
static tn_status read_maps(tn_parser* parser, tn_attribute* out_maps) {
  out_maps->storage = NULL;
  if (!tn_custom_assembly__take_word(parser, "indexing_maps")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  return tn_parser__attribute(parser, (tn_type){NULL}, out_maps);
}

static void put_maps(tn_printer* printer, tn_ref op) {
  const tn_attribute maps = {tn_op__inherent(printer->context, op, "indexing_maps")};
  if (maps.storage == NULL) return;
  TN_PUT(&printer->sink, " indexing_maps = ");
  tn_printer__put_any(printer, maps.storage, 0);
}

/// Returns whether the op's maps equal the default `text`.
static bool has_maps(const tn_printer* printer, tn_ref op, const char* text) {
  const tn_attribute maps = {tn_op__inherent(printer->context, op, "indexing_maps")};
  tn_text_buffer spelled = tn_text_buffer_make(&printer->context->allocator);
  bool same = maps.storage != NULL &&
              tn_attribute_print(maps, tn_text_buffer_write, &spelled) == TN_OK &&
              tn_string_view_equal(tn_text_buffer_view(&spelled), tn_string_view_from(text));
  tn_text_buffer_free(&spelled);
  return same;
}

//===-- Named ops -----------------------------------------------------------------------------===//

/// Parses `{...} ins(...) outs(...) -> types`, and creates the region.
static tn_status read_named(tn_parser* parser, tn_op_frame* frame, clauses* out_clauses) {
  frame->type_at = parser->token.start;
  TN_TRY(read_clauses(parser, frame, out_clauses));
  TN_TRY(set_segments(parser, frame, out_clauses));
  return read_results(parser);
}

/// Returns the op's name without its dialect.
static tn_string_view leaf_of(const tn_parser* parser, const tn_op_frame* frame) {
  const tn_string_view name = tn_parser__op_name(parser, frame);
  return (tn_string_view){name.data + 7, name.size - 7};
}

static tn_status parse_named(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  clauses self;
  *out_region = false;
  const char* maps_text = tn_linalg__default_maps(tn_parser__op_name(parser, frame));
  if (maps_text != NULL) {
    tn_attribute maps;
    TN_TRY(read_maps(parser, &maps));
    if (maps.storage == NULL) TN_TRY(read_text(parser, maps_text, &maps));
    TN_TRY(tn_custom_assembly__set(parser, frame, "indexing_maps", maps));
  }
  TN_TRY(read_named(parser, frame, &self));
  TN_TRY(tn_linalg__add_maps(parser, frame));
  const uint32_t count = self.input_count + self.output_count;
  TN_TRY(tn_linalg__make_body(parser, frame, leaf_of(parser, frame), types_of(parser, frame), count,
                              self.output_count));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_print_region print_named(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  static const char* const elided[] = {"operandSegmentSizes", "linalg.memoized_indexing_maps",
                                       "indexing_maps"};
  const char* maps = tn_linalg__default_maps(
      tn_op_cell__name_text(printer->context, tn_op__at(printer->context, op)));
  if (maps != NULL && !has_maps(printer, op, maps)) put_maps(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, maps != NULL ? 3 : 2);
  put_clauses(printer, op, definition);
  put_results(printer, op);
  return TN_PRINT_NO_REGION;
}

//===-- linalg.contract -----------------------------------------------------------------------===//

static tn_status parse_contract(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  clauses self;
  tn_attribute maps;
  *out_region = false;
  const char* at = parser->token.start;
  TN_TRY(read_maps(parser, &maps));
  if (maps.storage == NULL) {
    return tn_parser__custom_error(parser, frame, at, "expected 'indexing_maps' attribute");
  }
  TN_TRY(tn_custom_assembly__set(parser, frame, "indexing_maps", maps));
  TN_TRY(read_named(parser, frame, &self));
  const uint32_t count = self.input_count + self.output_count;
  TN_TRY(tn_linalg__make_body(parser, frame, leaf_of(parser, frame), types_of(parser, frame), count,
                              self.output_count));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_print_region print_contract(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  static const char* const elided[] = {"indexing_maps", "operandSegmentSizes"};
  put_maps(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, 2);
  put_clauses(printer, op, definition);
  put_results(printer, op);
  return TN_PRINT_NO_REGION;
}

//===-- linalg.elementwise --------------------------------------------------------------------===//

/// Returns the keyword of `#linalg.elementwise_kind<exp>`.
static tn_string_view kind_word(tn_attribute kind) {
  return tn_enum_attribute__text(kind, "linalg", "elementwise_kind");
}

/// Returns identity maps of the last operand's rank, one for each operand.
static tn_status identity_maps(tn_parser* parser, tn_type type, uint32_t count,
                               tn_attribute* out_maps) {
  tn_linalg_structure all = {.operand_count = count};
  tn_attribute map;
  const uint32_t rank = tn_type_is_shaped(type) ? (uint32_t)tn_shaped_type_rank(type) : 0;
  TN_TRY(tn_affine_map_minor_identity_get(parser->context, rank, rank, &map));
  TN_TRY(tn_linalg__set_maps(parser->context, &all, map, map));
  *out_maps = all.maps;
  return TN_OK;
}

/// Parses `kind=#linalg.elementwise_kind<exp> indexing_maps = [...] ins(...) outs(...) -> type`.
static tn_status parse_elementwise(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  clauses self;
  tn_attribute kind;
  tn_attribute maps;
  *out_region = false;
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "kind"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &kind));
  const tn_string_view word = kind_word(kind);
  if (word.data == NULL) return tn_parser__error(parser, "expected ElementwiseKind attribute");
  TN_TRY(tn_custom_assembly__set(parser, frame, "kind", kind));
  TN_TRY(read_maps(parser, &maps));
  TN_TRY(read_named(parser, frame, &self));
  const uint32_t count = self.input_count + self.output_count;
  TN_TRY(
      tn_linalg__make_body(parser, frame, word, types_of(parser, frame), count, self.output_count));
  if (maps.storage == NULL) {
    TN_TRY(identity_maps(parser, types_of(parser, frame)[count - 1], count, &maps));
  }
  TN_TRY(tn_custom_assembly__set(parser, frame, "indexing_maps", maps));
  return tn_parser__finish_op(parser, frame, count);
}

/// Returns whether all maps are identities of the last operand's rank.
static bool has_identities(const tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  const tn_attribute maps = tn_linalg_elementwise_indexing_maps(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  const tn_type type = tn_op__operand_type(context, op, count == 0 ? 0 : count - 1);
  const uint32_t rank = tn_type_is_shaped(type) ? (uint32_t)tn_shaped_type_rank(type) : 0;
  for (size_t i = 0; i < tn_array_attribute_count(maps); ++i) {
    const tn_attribute map = tn_array_attribute_element(maps, i);
    if (!tn_affine_map_is_identity(map) || tn_affine_map_dim_count(map) != rank) return false;
  }
  return maps.storage == NULL || tn_array_attribute_count(maps) == count;
}

static tn_print_region print_elementwise(tn_printer* printer, tn_ref op,
                                         const tn_op_definition* definition,
                                         uint32_t regions_done) {
  (void)regions_done;
  static const char* const elided[] = {"kind", "indexing_maps", "operandSegmentSizes"};
  const tn_attribute kind = tn_custom_assembly__inherent(printer, op, "kind");
  TN_PUT(&printer->sink, " kind=");
  if (kind.storage != NULL) tn_printer__put_any(printer, kind.storage, 0);
  if (!has_identities(printer, op)) put_maps(printer, op);
  tn_printer__put_attributes_but(printer, op, false, elided, 3);
  put_clauses(printer, op, definition);
  put_results(printer, op);
  return TN_PRINT_NO_REGION;
}

//===-- linalg.generic ------------------------------------------------------------------------===//

static const char* const generic_names[] = {"indexing_maps", "iterator_types", "doc",
                                            "library_call", "operandSegmentSizes"};

/// `["parallel"]` as `[#linalg.iterator_type<parallel>]`.
static tn_status iterator_types(tn_parser* parser, const tn_op_frame* frame, tn_attribute words,
                                tn_attribute* out_types) {
  tn_context* context = parser->context;
  const size_t base = parser->attributes.count;
  for (size_t i = 0; i < tn_array_attribute_count(words); ++i) {
    const tn_string_view word = tn_string_attribute_value(tn_array_attribute_element(words, i));
    tn_attribute type;
    TN_TRY(tn_enum_attribute__of_words(context, "linalg", "iterator_type", word, &type));
    if (type.storage == NULL) {
      return tn_parser__custom_error(parser, frame, parser->token.start,
                                     "unexpected iterator_type (%.*s)", (int)word.size, word.data);
    }
    TN_TRY(tn_parser__push(parser, &parser->attributes, &type, sizeof type));
  }
  const tn_attribute* types = (const tn_attribute*)parser->attributes.items + base;
  TN_TRY(tn_array_attribute_get(context, types, parser->attributes.count - base, out_types));
  parser->attributes.count = base;
  return TN_OK;
}

/// Parses `{indexing_maps = [...], iterator_types = ["parallel"]}`.
static tn_status read_structure(tn_parser* parser, tn_op_frame* frame) {
  const size_t base = parser->named.count;
  const char* at = parser->token.start;
  tn_attribute dictionary;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &dictionary));
  if (!tn_attribute__is(dictionary, TN_ATTRIBUTE_DICTIONARY)) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  for (size_t i = 0; i < tn_dictionary_attribute_count(dictionary); ++i) {
    tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    if (tn_string_view_equal(tn_identifier_text(entry.name),
                             tn_string_view_from("iterator_types"))) {
      TN_TRY(iterator_types(parser, frame, entry.value, &entry.value));
    }
    TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  }
  return tn_parser__take_attributes(parser, frame, base, false, false);
}

static tn_status parse_generic(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (!*out_region) {
    TN_TRY(read_results(parser));
    return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
  }
  clauses self;
  TN_TRY(read_structure(parser, frame));
  TN_TRY(read_clauses(parser, frame, &self));
  TN_TRY(set_segments(parser, frame, &self));
  if (!tn_custom_assembly__take_word(parser, "attrs")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  return tn_custom_assembly__dictionary(parser, frame, false);
}

static void put_iterators(tn_printer* printer, tn_attribute types) {
  tn_put_char(&printer->sink, '[');
  for (size_t i = 0; i < tn_array_attribute_count(types); ++i) {
    const tn_attribute item = tn_array_attribute_element(types, i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '"');
    tn_put_view(&printer->sink, tn_enum_attribute__text(item, "linalg", "iterator_type"));
    tn_put_char(&printer->sink, '"');
  }
  tn_put_char(&printer->sink, ']');
}

static void put_structure(tn_printer* printer, tn_ref op) {
  // Sorted, as in a dictionary.
  static const char* const names[] = {"doc", "indexing_maps", "iterator_types", "library_call"};
  bool is_first = true;
  TN_PUT(&printer->sink, " {");
  for (size_t i = 0; i < 4; ++i) {
    const tn_attribute value = {tn_op__inherent(printer->context, op, names[i])};
    if (value.storage == NULL) continue;
    if (!is_first) TN_PUT(&printer->sink, ", ");
    is_first = false;
    tn_put(&printer->sink, names[i], strlen(names[i]));
    TN_PUT(&printer->sink, " = ");
    if (i == 2) {
      put_iterators(printer, value);
    } else {
      tn_printer__put_any(printer, value.storage, 0);
    }
  }
  tn_put_char(&printer->sink, '}');
}

/// Returns whether the op has attributes other than those printed in its head.
static bool has_more(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const tn_op_layout layout = tn_op_cell__layout(cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (((const uint32_t*)cell)[layout.attributes + i] == 0) continue;
    const tn_string_view key = tn_identifier__text(context, shape->keys[i]);
    bool is_known = false;
    for (size_t k = 0; k < sizeof generic_names / sizeof *generic_names; ++k) {
      is_known = is_known || tn_string_view_equal(key, tn_string_view_from(generic_names[k]));
    }
    if (!is_known) return true;
  }
  return false;
}

static tn_print_region print_generic(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  if (regions_done != 0) {
    put_results(printer, op);
    return TN_PRINT_NO_REGION;
  }
  put_structure(printer, op);
  put_clauses(printer, op, definition);
  if (has_more(printer->context, op)) {
    TN_PUT(&printer->sink, " attrs = ");
    tn_printer__put_attributes_but(printer, op, false, generic_names, 5);
  }
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, TN_PRINT_ENTRY_ARGUMENTS};
}

//===-- linalg.map, linalg.reduce -------------------------------------------------------------===//

/// Parses `{ arith.addf {...} }`, the only op of the region.
static tn_status read_payload(tn_parser* parser, tn_string_view* out_name,
                              tn_attribute* out_properties) {
  tn_parser__advance(parser);
  *out_name = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected bare identifier");
  }
  tn_parser__advance(parser);
  const size_t base = parser->named.count;
  if (tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) TN_TRY(tn_parser__attribute_dictionary(parser));
  TN_TRY(tn_dictionary_attribute_get(parser->context,
                                     (const tn_named_attribute*)parser->named.items + base,
                                     parser->named.count - base, out_properties));
  parser->named.count = base;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'");
}

/// Parses `dimensions = [0]`.
static tn_status read_dimensions(tn_parser* parser, tn_op_frame* frame, const char* word) {
  tn_type i64;
  tn_attribute value;
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, word));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_parser__square_array(parser, i64, &value));
  return tn_custom_assembly__set(parser, frame, word, value);
}

static tn_status parse_with_payload(tn_parser* parser, tn_op_frame* frame, bool is_reduce,
                                    bool* out_region) {
  const size_t operand_count = parser->operands.count - frame->operands;
  *out_region = false;
  if (frame->step++ != 0) return tn_parser__finish_op(parser, frame, operand_count);
  clauses self;
  tn_string_view name = {NULL, 0};
  tn_attribute properties = {NULL};
  if (tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) {
    TN_TRY(read_payload(parser, &name, &properties));
  }
  TN_TRY(read_clauses(parser, frame, &self));
  if (is_reduce) {
    TN_TRY(read_dimensions(parser, frame, "dimensions"));
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  } else {
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  }
  TN_TRY(imply_results(parser, frame, &self));
  const uint32_t count = self.input_count + self.output_count;
  if (name.data == NULL) {
    *out_region = true;
    return tn_part__read_arguments(parser, frame);
  }
  TN_TRY(tn_linalg__make_body_of(parser, frame, name, properties, types_of(parser, frame), count,
                                 is_reduce));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_status parse_map(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return parse_with_payload(parser, frame, false, out_region);
}

static tn_status parse_reduce(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return parse_with_payload(parser, frame, true, out_region);
}

/// Returns the only op of the region besides a `linalg.yield` without attributes; 0 if the region
/// must be printed.
static tn_ref payload_of(const tn_context* context, tn_ref op, bool is_reduce) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (block == 0) return 0;
  const tn_block_cell* cell = tn_block__at(context, block);
  const tn_ref payload = cell->first_op;
  if (payload == 0 || tn_op__at(context, payload)->next != cell->last_op) return 0;
  const tn_op_cell* inner = tn_op__at(context, payload);
  const tn_op_cell* end = tn_op__at(context, cell->last_op);
  const uint32_t count = tn_op_cell__operand_count(context, inner);
  const uint32_t wanted = is_reduce ? cell->argument_count : cell->argument_count - 1;
  if (tn_op_cell__shape(context, end)->key_count != 0 || count == 0 || count != wanted ||
      tn_op_cell__result_count(inner) != 1 || tn_op_cell__region_count(inner) != 0 ||
      tn_op_cell__operand_count(context, end) != 1 ||
      tn_op_cell__operand(context, cell->last_op, end, 0) !=
          tn_op_cell__result(payload, inner, 0)) {
    return 0;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t number = is_reduce ? (i + count - 1) % count : i;
    if (tn_op_cell__operand(context, payload, inner, i) !=
        tn_block_cell__argument(context, cell, number)) {
      return 0;
    }
  }
  return payload;
}

/// Prints ` { arith.addf {...} }` like MLIR: omits `fastmath` if it is none, but not other
/// defaults.
static void put_payload(tn_printer* printer, tn_ref payload) {
  static const char* const elided[] = {"fastmath"};
  const tn_attribute flags = {tn_op__inherent(printer->context, payload, "fastmath")};
  const bool is_none = tn_enum_attribute__is(flags, "arith", "fastmath", "none");
  TN_PUT(&printer->sink, " { ");
  tn_put_view(&printer->sink,
              tn_op_cell__name_text(printer->context, tn_op__at(printer->context, payload)));
  tn_printer__put_attributes_but(printer, payload, false, elided, is_none ? 1 : 0);
  TN_PUT(&printer->sink, " }");
}

static void put_dimensions(tn_printer* printer, tn_ref op, const char* word) {
  const tn_attribute value = {tn_op__inherent(printer->context, op, word)};
  size_t size = 0;
  const int64_t* numbers = tn_dense_array_attribute_data(value, &size);
  tn_put_char(&printer->sink, ' ');
  tn_put(&printer->sink, word, strlen(word));
  TN_PUT(&printer->sink, " = [");
  for (size_t i = 0; i < size / sizeof *numbers; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_signed(&printer->sink, numbers[i]);
  }
  TN_PUT(&printer->sink, "] ");
}

static void put_arguments(tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  tn_put_char(&printer->sink, '(');
  const tn_block_cell* cell = block == 0 ? NULL : tn_block__at(context, block);
  for (uint32_t i = 0; cell != NULL && i < cell->argument_count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_region_argument(printer, tn_block_cell__argument(context, cell, i), false);
  }
  TN_PUT(&printer->sink, ") ");
}

static tn_print_region print_with_payload(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition, uint32_t regions_done,
                                          bool is_reduce) {
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  static const char* const elided[] = {"operandSegmentSizes", "dimensions"};
  const tn_ref payload = payload_of(printer->context, op, is_reduce);
  if (payload != 0) put_payload(printer, payload);
  put_clauses(printer, op, definition);
  if (is_reduce) put_dimensions(printer, op, "dimensions");
  tn_printer__put_attributes_but(printer, op, false, elided, is_reduce ? 2 : 1);
  if (payload != 0) return TN_PRINT_NO_REGION;
  printer->custom_indent += 2;
  tn_printer__put_newline(printer);
  printer->custom_indent -= 2;
  put_arguments(printer, op);
  return (tn_print_region){0, TN_PRINT_INDENTED};
}

static tn_print_region print_map(tn_printer* printer, tn_ref op, const tn_op_definition* definition,
                                 uint32_t regions_done) {
  return print_with_payload(printer, op, definition, regions_done, false);
}

static tn_print_region print_reduce(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  return print_with_payload(printer, op, definition, regions_done, true);
}

//===-- linalg.transpose, linalg.broadcast ----------------------------------------------------===//

static tn_status parse_moved(tn_parser* parser, tn_op_frame* frame, const char* word,
                             bool* out_region) {
  clauses self;
  *out_region = false;
  TN_TRY(read_clauses(parser, frame, &self));
  TN_TRY(read_dimensions(parser, frame, word));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(imply_results(parser, frame, &self));
  const uint32_t count = self.input_count + self.output_count;
  TN_TRY(tn_linalg__make_identity(parser, frame, types_of(parser, frame), count));
  return tn_parser__finish_op(parser, frame, count);
}

static tn_status parse_transpose(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return parse_moved(parser, frame, "permutation", out_region);
}

static tn_status parse_broadcast(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  return parse_moved(parser, frame, "dimensions", out_region);
}

static tn_print_region print_moved(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, const char* word) {
  (void)definition;
  const tn_context* context = printer->context;
  const uint32_t count = tn_op_cell__operand_count(context, tn_op__at(context, op));
  put_clause(printer, op, " ins(", 0, 1);
  put_clause(printer, op, " outs(", 1, count - 1);
  put_dimensions(printer, op, word);
  tn_printer__put_attributes_but(printer, op, false, &word, 1);
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_transpose(tn_printer* printer, tn_ref op,
                                       const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  return print_moved(printer, op, definition, "permutation");
}

static tn_print_region print_broadcast(tn_printer* printer, tn_ref op,
                                       const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  return print_moved(printer, op, definition, "dimensions");
}

const tn_custom_assembly tn_linalg_assemblies[] = {
    {"linalg.named", parse_named, print_named},
    {"linalg.contract", parse_contract, print_contract},
    {"linalg.elementwise", parse_elementwise, print_elementwise},
    {"linalg.generic", parse_generic, print_generic},
    {"linalg.map", parse_map, print_map},
    {"linalg.reduce", parse_reduce, print_reduce},
    {"linalg.transpose", parse_transpose, print_transpose},
    {"linalg.broadcast", parse_broadcast, print_broadcast},
    {NULL, NULL, NULL},
};
