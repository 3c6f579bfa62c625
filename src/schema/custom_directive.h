// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for directives and assemblies in C.

#ifndef TENURE_SRC_SCHEMA_CUSTOM_DIRECTIVE_H
#define TENURE_SRC_SCHEMA_CUSTOM_DIRECTIVE_H

#include "schema/format.h"

/// Parses `4` or `-4` and pushes it on the stack of dimensions.
TN_MUST_USE tn_status tn_parser__index_number(tn_parser* parser, const tn_op_frame* frame);
/// Parses `[%a, 4, %b]`: pushes the operands; `out_numbers` receives the integers, with markers at
/// the positions of operands.
TN_MUST_USE tn_status tn_parser__index_list(tn_parser* parser, const tn_op_frame* frame,
                                            tn_token_kind open, tn_token_kind close,
                                            tn_attribute* out_numbers);
void tn_printer__put_mixed_list(tn_printer* printer, tn_ref op, tn_attribute numbers,
                                uint32_t* next_operand, char open, char close);

/// Prints `[%i + 1, symbol(%n)]`: an affine map applied to operands from index `first` on.
void tn_printer__put_map_of_values(tn_printer* printer, tn_ref op, tn_attribute map,
                                   uint32_t first);
/// Prints result `index` of such a map.
void tn_printer__put_map_result(tn_printer* printer, tn_ref op, tn_attribute map, size_t index,
                                uint32_t first);

/// Parses `{"a" = %x, "b" = %y}`, the operands and an array of their names, as the arguments of a
/// directive.
TN_MUST_USE tn_status tn_reading__named_attributes(tn_reading* self, const tn_element* element,
                                                   uint32_t* step, bool* out_region,
                                                   bool* out_present);
void tn_printer__put_named_attributes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t first, uint32_t count);

const tn_parameter_directive* tn_parameter_directive__find(const tn_context* context,
                                                           tn_string_view name);

extern const tn_custom_directive tn_index_list_directives[];
extern const tn_custom_directive tn_dimension_list_directives[];

#endif  // TENURE_SRC_SCHEMA_CUSTOM_DIRECTIVE_H
