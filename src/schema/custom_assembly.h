// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for assemblies and directives in C (src/dialects).

#ifndef TENURE_SRC_SCHEMA_CUSTOM_ASSEMBLY_H
#define TENURE_SRC_SCHEMA_CUSTOM_ASSEMBLY_H

#include "schema/check.h"

/// Consumes a required keyword.
TN_MUST_USE tn_status tn_custom_assembly__expect_word(tn_parser* parser, const tn_op_frame* frame,
                                                      const char* word);
/// Consumes a keyword if it is present.
bool tn_custom_assembly__take_word(tn_parser* parser, const char* word);
/// Parses `%name` as an operand.
static inline tn_status tn_custom_assembly__operand(tn_parser* parser) {
  tn_unresolved_operand operand;
  TN_TRY(tn_parser__operand(parser, &operand));
  return tn_parser__push(parser, &parser->operands, &operand, sizeof operand);
}
/// Parses `(%arg = %init, ...)`: names of region arguments, and operands.
TN_MUST_USE tn_status tn_custom_assembly__assignments(tn_parser* parser, const tn_op_frame* frame);
/// Parses `{...}`, `attributes {...}` or nothing: the op's attributes.
TN_MUST_USE tn_status tn_custom_assembly__dictionary(tn_parser* parser, tn_op_frame* frame,
                                                     bool with_keyword);
/// Sets a property.
TN_MUST_USE tn_status tn_custom_assembly__set(tn_parser* parser, tn_op_frame* frame,
                                              const char* name, tn_attribute value);
/// Parses `@name` and sets the property `sym_name`.
TN_MUST_USE tn_status tn_custom_assembly__symbol_name(tn_parser* parser, tn_op_frame* frame);
/// Sets a property that is an array of i32, such as segment sizes.
TN_MUST_USE tn_status tn_custom_assembly__set_numbers(tn_parser* parser, tn_op_frame* frame,
                                                      const char* name, const int32_t* numbers,
                                                      size_t count);
/// Parses a quoted string. The result is valid until the next one is parsed.
TN_MUST_USE tn_status tn_custom_assembly__string(tn_parser* parser, tn_string_view* out_text);
/// Adds the implicit terminator to the entry block of the last parsed region if that exists and has
/// none.
TN_MUST_USE tn_status tn_custom_assembly__terminate(tn_parser* parser, const tn_op_frame* frame);

static inline tn_attribute tn_custom_assembly__inherent(const tn_printer* printer, tn_ref op,
                                                        const char* name) {
  return (tn_attribute){tn_op__inherent(printer->context, op, name)};
}

/// Prints ` @name` from the property `sym_name`.
static inline void tn_custom_assembly__put_symbol_name(tn_printer* printer, tn_ref op) {
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "sym_name");
  tn_put_char(&printer->sink, ' ');
  if (name.storage != NULL) tn_printer__put_symbol_name(printer, name.storage->self);
}

#endif  // TENURE_SRC_SCHEMA_CUSTOM_ASSEMBLY_H
