// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the stablehlo dialect.

#ifndef TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H
#define TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H

#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_stablehlo_assemblies[];
extern const tn_custom_directive tn_stablehlo_directives[];
extern const tn_custom_directive tn_stablehlo_number_directives[];
extern const tn_naming tn_stablehlo_namings[];
extern const tn_parameter_directive tn_stablehlo_parameter_directives[];
tn_status tn_stablehlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);

/// Parses `[1, 2]` and pushes the integers on the parser's stack of dimensions. A boolean counts as
/// an integer.
TN_MUST_USE tn_status tn_stablehlo__push_numbers(tn_parser* parser);
/// Parses `[1, 2]` as an array of i64.
TN_MUST_USE tn_status tn_stablehlo__read_numbers(tn_parser* parser, tn_uref* out_parameter);

/// Parses the parameters of convolution dimension numbers: for each of input, kernel and output,
/// two named dimensions and the spatial ones.
#define TN_STABLEHLO_CONVOLUTION_COUNT 9u
TN_MUST_USE tn_status tn_stablehlo__parse_convolution(tn_parser* parser, tn_uref* parameters);
void tn_stablehlo__print_convolution(const tn_context* context, const tn_uref* parameters,
                                     tn_text_buffer* text);

/// Converts an array of integers to the form that the op's dialect stores: mhlo uses elements.
TN_MUST_USE tn_status tn_stablehlo__as_numbers_of(tn_parser* parser, const tn_op_frame* frame,
                                                  tn_attribute* attribute);
/// Prints the integers of an array or of elements, separated by commas; nothing for other
/// attributes.
void tn_stablehlo__put_numbers(tn_printer* printer, tn_attribute numbers);

#endif  // TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H
