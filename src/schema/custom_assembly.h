// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What assemblies and directives that are written in C share (src/dialects).

#ifndef TENURE_SRC_SCHEMA_CUSTOM_ASSEMBLY_H
#define TENURE_SRC_SCHEMA_CUSTOM_ASSEMBLY_H

#include "schema/check.h"

/// Goes past a word that has to be there.
TN_MUST_USE tn_status tn_custom_assembly__expect_word(tn_parser* parser, const tn_op_frame* frame,
                                                      const char* word);
/// Goes past a word if it is there.
bool tn_custom_assembly__take_word(tn_parser* parser, const char* word);
/// `%name`, as an operand.
static inline tn_status tn_custom_assembly__operand(tn_parser* parser) {
  tn_unresolved_operand operand;
  TN_TRY(tn_parser__operand(parser, &operand));
  return tn_parser__push(parser, &parser->operands, &operand, sizeof operand);
}
/// `(%arg = %init, ...)`: names of region arguments, and operands.
TN_MUST_USE tn_status tn_custom_assembly__assignments(tn_parser* parser, const tn_op_frame* frame);
/// `{...}`, or `attributes {...}`, or nothing: the op's attributes.
TN_MUST_USE tn_status tn_custom_assembly__dictionary(tn_parser* parser, tn_op_frame* frame,
                                                     bool with_keyword);
/// Sets a property.
TN_MUST_USE tn_status tn_custom_assembly__set(tn_parser* parser, tn_op_frame* frame,
                                              const char* name, tn_attribute value);
/// `@name`: sets the property `sym_name`.
TN_MUST_USE tn_status tn_custom_assembly__symbol_name(tn_parser* parser, tn_op_frame* frame);
/// Sets a property that is an array of i32: sizes of segments.
TN_MUST_USE tn_status tn_custom_assembly__set_numbers(tn_parser* parser, tn_op_frame* frame,
                                                      const char* name, const int32_t* numbers,
                                                      size_t count);
/// A text in quotes, without them, which stays the parser's until the next one.
TN_MUST_USE tn_status tn_custom_assembly__string(tn_parser* parser, tn_string_view* out_text);
/// The entry block of the region that was read last gets its implicit terminator, unless it ends
/// with one or there is none.
TN_MUST_USE tn_status tn_custom_assembly__terminate(tn_parser* parser, const tn_op_frame* frame);

static inline tn_attribute tn_custom_assembly__inherent(const tn_printer* printer, tn_ref op,
                                                        const char* name) {
  return (tn_attribute){tn_op__inherent(printer->context, op, name)};
}

/// ` @name`, as the property `sym_name` says.
static inline void tn_custom_assembly__put_symbol_name(tn_printer* printer, tn_ref op) {
  const tn_attribute name = tn_custom_assembly__inherent(printer, op, "sym_name");
  tn_put_char(&printer->sink, ' ');
  if (name.storage != NULL) tn_printer__put_symbol_name(printer, name.storage->self);
}

#endif  // TENURE_SRC_SCHEMA_CUSTOM_ASSEMBLY_H
