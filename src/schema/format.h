// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly formats: the elements that a format string becomes, and what runs them.
//
// Elements stand in one array; a group names where its parts end. So a place in a format is a
// number, and going on after a region is going on at a number.

#ifndef TENURE_SRC_SCHEMA_FORMAT_H
#define TENURE_SRC_SCHEMA_FORMAT_H

#include "schema/schema.h"

typedef enum tn_element_kind {
  TN_ELEMENT_LITERAL,
  TN_ELEMENT_NEWLINE,
  TN_ELEMENT_OPERAND,  ///< `place` may be all operands; likewise regions and successors.
  TN_ELEMENT_ATTRIBUTE,
  TN_ELEMENT_REGION,
  TN_ELEMENT_SUCCESSOR,
  TN_ELEMENT_ATTR_DICT,  ///< `is_qualified`: with keyword.
  TN_ELEMENT_PROP_DICT,
  TN_ELEMENT_TYPE,
  TN_ELEMENT_FUNCTIONAL_TYPE,  ///< of `place` and `second`
  TN_ELEMENT_GROUP,            ///< `anchor`; then-part up to `end`, else-part up to `else_end`
  TN_ELEMENT_OILIST,           ///< Clauses up to `end`.
  TN_ELEMENT_CLAUSE,           ///< Of an oilist, up to `end`; `anchor`
  TN_ELEMENT_CLAUSE_END,       ///< `end` is the list.
  TN_ELEMENT_JUMP,             ///< Over an else-part, to `end`.
  TN_ELEMENT_CUSTOM
} tn_element_kind;

typedef struct tn_custom_directive tn_custom_directive;

typedef struct tn_element {
  tn_element_kind kind;
  bool space;         ///< A blank goes in front.
  bool is_qualified;  ///< Also in full what could be short.
  bool is_anchor;     ///< A unit attribute that a group is printed for.
  bool needs_type;    ///< Types that a group is printed for: there is one at least.
  uint16_t end;
  uint16_t else_end;
  uint16_t anchor;  ///< The element's number; 0 is the group itself, for none.
  tn_place place;
  tn_place second;
  tn_string_view text;
  tn_token_kind token;        ///< Of a literal that is no word.
  uint32_t argument_count;    ///< Of a directive.
  const tn_place* arguments;  ///< Few elements have any.
  const tn_custom_directive* directive;
} tn_element;

struct tn_format {
  const tn_element* elements;
  uint32_t count;
  uint64_t used_attributes;  ///< By number: left out of the dictionary.
  bool has_prop_dict;
};

/// The token that a literal of a format is: TN_TOKEN_BARE_IDENTIFIER for words, TN_TOKEN_ERROR for
/// what is no token.
tn_token_kind tn_format__token_of(tn_string_view text);
/// Whether a blank may go before a literal.
bool tn_format__wants_space(tn_string_view text, bool was_punctuation);

//===-- Reading -------------------------------------------------------------------------------===//

/// Items on one of the parser's stacks.
typedef struct tn_range {
  uint32_t start;
  uint32_t count;
} tn_range;

#define TN_NOT_GIVEN UINT32_MAX

/// What has been read of an op.
typedef struct tn_reading {
  tn_parser* parser;
  tn_op_frame* frame;
  const tn_op_schema* schema;
  uint32_t list;     ///< The oilist that is read: the element it begins with.
  uint64_t clauses;  ///< Which of its first 64 clauses were read.
} tn_reading;

/// The ranges of an op, of all places one after the other, wait on the stack of states.
static inline tn_range* tn_reading__range(const tn_reading* reading, uint32_t index) {
  char* bytes = reading->parser->states.items;
  return (tn_range*)(void*)(bytes + reading->frame->state) + index;
}

/// The ranges of a place: of operands, of their types and of results' types, of successors.
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
/// Makes room for the ranges, all not given.
TN_MUST_USE tn_status tn_reading__open(tn_reading* reading);
/// Gives the op a property. Replaces nothing.
TN_MUST_USE tn_status tn_reading__set(tn_reading* reading, const char* name, tn_attribute value);
TN_MUST_USE tn_status tn_reading__set_property(tn_reading* reading, tn_uref identifier,
                                               tn_attribute value);
TN_MUST_USE tn_status tn_reading__set_attribute(tn_reading* reading, uint32_t index,
                                                tn_attribute value);
/// The value that was given, or NULL.
const tn_storage* tn_reading__attribute(const tn_reading* reading, uint32_t index);
/// The operands from number `start` on the stack are those of a group. The range of one that got
/// none starts where in the text they would stand.
void tn_reading__give_operands(tn_reading* reading, uint32_t index, uint32_t start);
/// Makes the op of what was read.
TN_MUST_USE tn_status tn_reading__finish(tn_reading* reading);
/// Whether the op's own attributes among the entries from number `first` on are what they must be;
/// `at` is where they are spelled.
TN_MUST_USE tn_status tn_reading__check_attributes(tn_reading* reading, size_t first,
                                                   const char* at);

/// The attribute as its kind is read. With `optional`, `*out_value` is null if none begins here.
TN_MUST_USE tn_status tn_reading__attribute_value(tn_reading* reading,
                                                  const tn_attribute_group* group, bool optional,
                                                  tn_attribute* out_value);

/// Words of cases that an integer is kept for, after a keyword in angle brackets where the schema
/// says one (format_words.c).
TN_MUST_USE tn_status tn_format__read_words(tn_reading* reading, const tn_attribute_group* group,
                                            bool optional, tn_attribute* out_value);
void tn_format__put_words(tn_printer* printer, const tn_attribute_group* group, tn_attribute value);
/// A number of 64 bits, as an array of it.
TN_MUST_USE tn_status tn_format__read_listed(tn_reading* reading, tn_attribute* out_value);

//===-- Directives ----------------------------------------------------------------------------===//

/// `*step` is 0 at first, and as it was left when a region that was asked for has been read. With
/// `optional`, `*out_present` says whether anything was there.
typedef tn_status (*tn_custom_directive_parse_fn)(tn_reading* reading, const tn_element* element,
                                                  uint32_t* step, bool* out_region,
                                                  bool* out_present);
/// `regions_done` counts the directive's own.
typedef tn_print_region (*tn_custom_directive_print_fn)(tn_printer* printer, tn_ref op,
                                                        const tn_op_schema* schema,
                                                        const tn_element* element,
                                                        uint32_t regions_done);

struct tn_custom_directive {
  const char* name;
  /// Letters for what it takes: an operand `o`, a type `T`, an attribute `a`, a region `g`, a
  /// successor `s`, `attr-dict` `d`; with `*` at the end as many of the last as there are.
  const char* arguments;
  tn_custom_directive_parse_fn parse;
  tn_custom_directive_print_fn print;
};

/// A custom form that is all a directive: `assembly = "name"`.
typedef struct tn_custom_assembly {
  const char* name;
  tn_custom_assembly_fn parse;
  tn_print_op_fn print;
} tn_custom_assembly;

/// When an op may be printed in its custom form: instead of tn_op_schema__fits.
typedef bool (*tn_assembly_fits_fn)(const tn_context* context, tn_ref op,
                                    const tn_op_definition* definition);
typedef struct tn_assembly_fit {
  const char* name;  ///< Of the op.
  tn_assembly_fits_fn fits;
} tn_assembly_fit;

typedef struct tn_named_check {
  const char* name;
  tn_schema_check_fn check;  ///< NULL for one that looks symbols up.
  tn_schema_symbol_check_fn check_symbols;
  bool depends_on_types_only;  ///< It looks at nothing but attributes and types.
} tn_named_check;

typedef struct tn_naming {
  const char* name;
  tn_name_results_fn results;
  tn_name_arguments_fn arguments;
} tn_naming;

const tn_custom_directive* tn_custom_directive__find(const tn_context* context,
                                                     tn_string_view name);
const tn_custom_assembly* tn_custom_assembly__find(const tn_context* context, tn_string_view name);
/// What the dialect of the op has for it, else tn_op_schema__fits.
tn_assembly_fits_fn tn_assembly_fit__find(const tn_dialect_entry* dialect, tn_string_view op);
const tn_named_check* tn_check__find(const tn_context* context, tn_string_view name);
const tn_naming* tn_naming__find(const tn_context* context, tn_string_view name);

#endif  // TENURE_SRC_SCHEMA_FORMAT_H
