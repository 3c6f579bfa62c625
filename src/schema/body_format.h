// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly formats of types and attributes with parameters: the elements that a format string
// becomes, and what runs them. The language is that of assemblyFormat in ODS. Source: MLIR's
// documentation, "Defining Dialects: Attributes and Types", "Declarative Assembly Format".

#ifndef TENURE_SRC_SCHEMA_BODY_FORMAT_H
#define TENURE_SRC_SCHEMA_BODY_FORMAT_H

#include "ir/definition.h"
#include "schema/schema.h"

typedef enum tn_body_kind {
  TN_BODY_LITERAL,
  TN_BODY_SPACE,  ///< Only printed.
  TN_BODY_PARAMETER,
  TN_BODY_LIST,    ///< Parameters up to `end`, with commas.
  TN_BODY_STRUCT,  ///< The same as `name = value`, in any order.
  TN_BODY_CUSTOM,  ///< The arguments of `directive`, up to `end`.
  TN_BODY_GROUP,   ///< Optional, up to `end`; printed if element number `anchor` is.
  TN_BODY_ELSE     ///< Up to `end`, where the group before it is not there.
} tn_body_kind;

typedef struct tn_body_element {
  tn_body_kind kind;
  bool space;         ///< A blank goes in front.
  bool is_qualified;  ///< Also in full what could be short.
  uint16_t end;
  uint16_t anchor;
  bool is_reference;  ///< Of an argument: it is printed elsewhere.
  bool is_inverted;   ///< Of a group whose anchor is in what stands instead of it.
  uint16_t parameter;
  tn_string_view text;
  tn_token_kind token;
  const tn_parameter_directive* directive;
} tn_body_element;

struct tn_body_format {
  const tn_body_element* elements;
  uint32_t count;
};

/// Compiles a format of the definition, whose parameters are known.
TN_MUST_USE tn_status tn_body_format__compile(const tn_schema_source* source,
                                              tn_definition* definition, tn_string_view text);

/// tn_services.parse_parameters and tn_services.print_parameters.
TN_MUST_USE tn_status tn_body_format__parse(tn_parser* parser, const tn_definition* definition,
                                            tn_type type, tn_uref* out_parameters);
void tn_body_format__print(const tn_context* context, const tn_definition* definition,
                           const tn_uref* parameters, tn_text_buffer* text);

/// For directives in C: appends a type or attribute, or a reference to one that may have an alias,
/// or whose text is long.
void tn_body_format__put(tn_text_buffer* text, const tn_storage* storage);
/// The same of one of a dialect without its name, where that is implied.
void tn_body_format__put_stripped(tn_text_buffer* text, const tn_storage* storage);
/// The same of a type that has a definition, inside of another one of its dialect: without the
/// dialect's name if it stands bare.
void tn_body_format__put_bare(tn_text_buffer* text, const tn_storage* type);
/// Reads an integer of the type, as formats have it, in the range of that.
TN_MUST_USE tn_status tn_body_format__read_integer(tn_parser* parser, tn_type type,
                                                   tn_attribute* out_value);
/// Reads a number of the type of floats, without the type.
TN_MUST_USE tn_status tn_body_format__read_float(tn_parser* parser, tn_type type,
                                                 tn_attribute* out_value);
/// Appends a float attribute without its type.
void tn_body_format__put_float(tn_text_buffer* text, tn_attribute value);

/// `tn_dialect.definitions` of a dialect (definition_load.c).
TN_MUST_USE tn_status tn_schema__load_definitions(const tn_schema_source* source);

#endif  // TENURE_SRC_SCHEMA_BODY_FORMAT_H
