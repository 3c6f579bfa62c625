// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarative assembly formats of types and attributes with parameters: the elements that a format
// string is compiled to, and their interpreter. The language is ODS's assemblyFormat.
//
// Source: MLIR's documentation, "Defining Dialects: Attributes and Types", "Declarative Assembly
// Format".

#ifndef TENURE_SRC_SCHEMA_BODY_FORMAT_H
#define TENURE_SRC_SCHEMA_BODY_FORMAT_H

#include "ir/definition.h"
#include "schema/schema.h"

typedef enum tn_body_kind {
  TN_BODY_LITERAL,
  TN_BODY_SPACE,  ///< Printed only.
  TN_BODY_PARAMETER,
  TN_BODY_LIST,    ///< Parameters up to `end`, separated by commas.
  TN_BODY_STRUCT,  ///< Like TN_BODY_LIST, but `name = value` in any order.
  TN_BODY_CUSTOM,  ///< The arguments of `directive` follow up to `end`.
  TN_BODY_GROUP,   ///< Optional elements up to `end`; printed if element `anchor` is present.
  TN_BODY_ELSE     ///< Elements up to `end`, used if the preceding group is absent.
} tn_body_kind;

typedef struct tn_body_element {
  tn_body_kind kind;
  bool space;         ///< Printed after a space.
  bool is_qualified;  ///< Prints the unabbreviated form.
  uint16_t end;
  uint16_t anchor;
  bool is_reference;  ///< Of an argument: the parameter is printed elsewhere.
  bool is_inverted;   ///< Of a group whose anchor is in its else-part.
  uint16_t parameter;
  tn_string_view text;
  tn_token_kind token;
  const tn_parameter_directive* directive;
} tn_body_element;

struct tn_body_format {
  const tn_body_element* elements;
  uint32_t count;
};

/// Compiles a format for the definition, whose parameters are already loaded.
TN_MUST_USE tn_status tn_body_format__compile(const tn_schema_source* source,
                                              tn_definition* definition, tn_string_view text);

/// Implement tn_services.parse_parameters and tn_services.print_parameters.
TN_MUST_USE tn_status tn_body_format__parse(tn_parser* parser, const tn_definition* definition,
                                            tn_type type, tn_uref* out_parameters);
void tn_body_format__print(const tn_context* context, const tn_definition* definition,
                           const tn_uref* parameters, tn_text_buffer* text);

/// For directives in C: appends a type or attribute, or a reference to it if it may have an alias
/// or a long text.
void tn_body_format__put(tn_text_buffer* text, const tn_storage* storage);
/// Like tn_body_format__put, but omits the dialect name if it is implied.
void tn_body_format__put_stripped(tn_text_buffer* text, const tn_storage* storage);
/// Like tn_body_format__put, for a type with a definition nested in a type of the same dialect:
/// omits the dialect name of unqualified parameters.
void tn_body_format__put_bare(tn_text_buffer* text, const tn_storage* type);
/// Parses an integer in the format's syntax and checks that it fits the type.
TN_MUST_USE tn_status tn_body_format__read_integer(tn_parser* parser, tn_type type,
                                                   tn_attribute* out_value);
/// Parses a float of the given type, without the type.
TN_MUST_USE tn_status tn_body_format__read_float(tn_parser* parser, tn_type type,
                                                 tn_attribute* out_value);
/// Appends a float attribute without its type.
void tn_body_format__put_float(tn_text_buffer* text, tn_attribute value);

/// Loads `tn_dialect.definitions` of a dialect (definition_load.c).
TN_MUST_USE tn_status tn_schema__load_definitions(const tn_schema_source* source);

#endif  // TENURE_SRC_SCHEMA_BODY_FORMAT_H
