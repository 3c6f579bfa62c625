// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly formats of ops: the elements that a format string is compiled to, and their interpreter.
//
// Elements are stored in one array; a group records where its parts end. A position in a format is
// therefore an index, and parsing resumes after a region at an index.

#ifndef TENURE_SRC_SCHEMA_FORMAT_H
#define TENURE_SRC_SCHEMA_FORMAT_H

#include "schema/schema.h"

typedef enum tn_element_kind {
  TN_ELEMENT_LITERAL,
  TN_ELEMENT_NEWLINE,
  TN_ELEMENT_OPERAND,  ///< `place` may be all operands; likewise for regions and successors.
  TN_ELEMENT_ATTRIBUTE,
  TN_ELEMENT_REGION,
  TN_ELEMENT_SUCCESSOR,
  TN_ELEMENT_ATTR_DICT,  ///< `is_qualified`: with the keyword.
  TN_ELEMENT_PROP_DICT,
  TN_ELEMENT_TYPE,
  TN_ELEMENT_FUNCTIONAL_TYPE,  ///< Of `place` and `second`.
  TN_ELEMENT_GROUP,            ///< `anchor`; the then-part ends at `end`, the else-part at
                               ///< `else_end`.
  TN_ELEMENT_OILIST,           ///< Clauses up to `end`.
  TN_ELEMENT_CLAUSE,           ///< A clause of an oilist, up to `end`; `anchor`.
  TN_ELEMENT_CLAUSE_END,       ///< `end` is the oilist.
  TN_ELEMENT_JUMP,             ///< Skips an else-part, to `end`.
  TN_ELEMENT_CUSTOM
} tn_element_kind;

typedef struct tn_custom_directive tn_custom_directive;

typedef struct tn_element {
  tn_element_kind kind;
  bool space;         ///< Printed after a space.
  bool is_qualified;  ///< Prints the unabbreviated form.
  bool is_anchor;     ///< A unit attribute that anchors a group.
  bool needs_type;    ///< Types that anchor a group: at least one is required.
  uint16_t end;
  uint16_t else_end;
  uint16_t anchor;  ///< The index of the anchor element; 0, the group itself, for none.
  tn_place place;
  tn_place second;
  tn_string_view text;
  tn_token_kind token;        ///< Of a literal that is not a keyword.
  uint32_t argument_count;    ///< Of a custom directive.
  const tn_place* arguments;  ///< Few elements have any.
  const tn_custom_directive* directive;
} tn_element;

struct tn_format {
  const tn_element* elements;
  uint32_t count;
  uint64_t used_attributes;  ///< By index: attributes omitted from the dictionary.
  bool has_prop_dict;
};

/// Returns the token for a literal of a format: TN_TOKEN_BARE_IDENTIFIER for keywords,
/// TN_TOKEN_ERROR if it is not a token.
tn_token_kind tn_format__token_of(tn_string_view text);
/// Returns whether a space precedes a literal.
bool tn_format__wants_space(tn_string_view text, bool was_punctuation);

//===-- Parsing -------------------------------------------------------------------------------===//

/// A range of items on one of the parser's stacks.
typedef struct tn_range {
  uint32_t start;
  uint32_t count;
} tn_range;

#define TN_NOT_GIVEN UINT32_MAX

/// The state of parsing an op.
typedef struct tn_reading {
  tn_parser* parser;
  tn_op_frame* frame;
  const tn_op_schema* schema;
  uint32_t list;     ///< The current oilist: the index of its first element.
  uint64_t clauses;  ///< Which of its first 64 clauses were parsed.
} tn_reading;

/// The ranges of all places of an op are on the stack of states.
static inline tn_range* tn_reading__range(const tn_reading* reading, uint32_t index) {
  char* bytes = reading->parser->states.items;
  return (tn_range*)(void*)(bytes + reading->frame->state) + index;
}

/// The ranges of places: operands, their types, result types, successors.
static inline tn_range* tn_reading__operands(const tn_reading* reading, uint32_t index) {
  return tn_reading__range(reading, index);
}
static inline tn_range* tn_reading__operand_types(const tn_reading* reading, uint32_t index) {
  return tn_reading__range(reading, reading->schema->operand_count + index);
}
static inline tn_range* tn_reading__result_types(const tn_reading* reading, uint32_t index) {
  return tn_reading__range(reading, 2 * reading->schema->operand_count + index);
}
static inline tn_range* tn_reading__types(const tn_reading* reading, tn_place place) {
  return place.kind == TN_PLACE_OPERAND ? tn_reading__operand_types(reading, place.index)
                                        : tn_reading__result_types(reading, place.index);
}
static inline tn_range* tn_reading__successors(const tn_reading* reading, uint32_t index) {
  return tn_reading__range(
      reading, 2 * reading->schema->operand_count + reading->schema->result_count + index);
}
static inline tn_range* tn_reading__regions(const tn_reading* reading, uint32_t index) {
  const tn_op_schema* schema = reading->schema;
  return tn_reading__range(
      reading, 2 * schema->operand_count + schema->result_count + schema->successor_count + index);
}
/// Allocates the ranges, all absent.
TN_MUST_USE tn_status tn_reading__open(tn_reading* reading);
/// Sets a property that is not set yet.
TN_MUST_USE tn_status tn_reading__set(tn_reading* reading, const char* name, tn_attribute value);
TN_MUST_USE tn_status tn_reading__set_property(tn_reading* reading, tn_uref identifier,
                                               tn_attribute value);
TN_MUST_USE tn_status tn_reading__set_attribute(tn_reading* reading, uint32_t index,
                                                tn_attribute value);
/// Returns the parsed value, or NULL.
const tn_storage* tn_reading__attribute(const tn_reading* reading, uint32_t index);
/// Assigns the operands from index `start` on the stack to a group. An empty range starts at the
/// position where its operands would be.
void tn_reading__give_operands(tn_reading* reading, uint32_t index, uint32_t start);
/// Creates the op from the parsed parts.
TN_MUST_USE tn_status tn_reading__finish(tn_reading* reading);
/// Checks the op's inherent attributes among the entries from index `first` on; `at` is their
/// position in the source.
TN_MUST_USE tn_status tn_reading__check_attributes(const tn_reading* reading, size_t first,
                                                   const char* at);

/// Parses an attribute according to its kind. With `optional`, `*out_value` is null if none starts
/// here.
TN_MUST_USE tn_status tn_reading__attribute_value(tn_reading* reading,
                                                  const tn_attribute_group* group, bool optional,
                                                  tn_attribute* out_value);

/// Parses keywords of cases, stored as an integer, in angle brackets after a keyword if the schema
/// has one (format_words.c).
TN_MUST_USE tn_status tn_format__read_words(tn_reading* reading, const tn_attribute_group* group,
                                            bool optional, tn_attribute* out_value);
void tn_format__put_words(tn_printer* printer, const tn_attribute_group* group, tn_attribute value);
/// Parses a 64-bit integer as an array of one element.
TN_MUST_USE tn_status tn_format__read_listed(tn_reading* reading, tn_attribute* out_value);

//===-- Directives ----------------------------------------------------------------------------===//

/// `*step` is initially 0 and keeps its value when parsing resumes after a requested region. With
/// `optional`, `*out_present` reports whether the directive was present.
typedef tn_status (*tn_custom_directive_parse_fn)(tn_reading* reading, const tn_element* element,
                                                  uint32_t* step, bool* out_region,
                                                  bool* out_present);
/// `regions_done` counts the directive's own regions.
typedef tn_print_region (*tn_custom_directive_print_fn)(tn_printer* printer, tn_ref op,
                                                        const tn_op_schema* schema,
                                                        const tn_element* element,
                                                        uint32_t regions_done);

struct tn_custom_directive {
  const char* name;
  /// The parameters as letters: an operand `o`, a type `T`, an attribute `a`, a region `g`, a
  /// successor `s`, `attr-dict` `d`; a final `*` repeats the last one.
  const char* arguments;
  tn_custom_directive_parse_fn parse;
  tn_custom_directive_print_fn print;
};

/// A custom assembly of a whole op: `assembly = "name"`.
typedef struct tn_custom_assembly {
  const char* name;
  tn_custom_assembly_fn parse;
  tn_print_op_fn print;
} tn_custom_assembly;

/// Returns whether an op can be printed in custom assembly; overrides tn_op_schema__fits.
typedef bool (*tn_assembly_fits_fn)(const tn_context* context, tn_ref op,
                                    const tn_op_definition* definition);
typedef struct tn_assembly_fit {
  const char* name;  ///< The op's name.
  tn_assembly_fits_fn fits;
} tn_assembly_fit;

typedef struct tn_named_check {
  const char* name;
  tn_schema_check_fn check;  ///< NULL for a check that looks up symbols.
  tn_schema_symbol_check_fn check_symbols;
  bool depends_on_types_only;  ///< It depends only on attributes and types.
} tn_named_check;

typedef struct tn_naming {
  const char* name;
  tn_name_results_fn results;
  tn_name_arguments_fn arguments;
} tn_naming;

const tn_custom_directive* tn_custom_directive__find(const tn_context* context,
                                                     tn_string_view name);
const tn_custom_assembly* tn_custom_assembly__find(const tn_context* context, tn_string_view name);
/// Returns the override of the op's dialect, or tn_op_schema__fits.
tn_assembly_fits_fn tn_assembly_fit__find(const tn_dialect_entry* dialect, tn_string_view op);
const tn_named_check* tn_check__find(const tn_context* context, tn_string_view name);
const tn_naming* tn_naming__find(const tn_context* context, tn_string_view name);

#endif  // TENURE_SRC_SCHEMA_FORMAT_H
