// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the stablehlo dialect share.

#ifndef TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H
#define TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H

#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_stablehlo_assemblies[];
extern const tn_custom_directive tn_stablehlo_directives[];
extern const tn_custom_directive tn_stablehlo_number_directives[];
extern const tn_naming tn_stablehlo_namings[];
extern const tn_parameter_directive tn_stablehlo_parameter_directives[];
tn_status tn_stablehlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);

/// Pushes `[1, 2]` on the parser's stack of dimensions. A boolean counts as a number.
TN_MUST_USE tn_status tn_stablehlo__push_numbers(tn_parser* parser);
/// The same as an array of i64.
TN_MUST_USE tn_status tn_stablehlo__read_numbers(tn_parser* parser, tn_uref* out_parameter);

/// The parameters of the dimensions of a convolution: of input, kernel and output each two named
/// dimensions and the spatial ones.
#define TN_STABLEHLO_CONVOLUTION_COUNT 9u
TN_MUST_USE tn_status tn_stablehlo__parse_convolution(tn_parser* parser, tn_uref* parameters);
void tn_stablehlo__print_convolution(const tn_context* context, const tn_uref* parameters,
                                     tn_text_buffer* text);

/// Makes of an array of numbers what the op's dialect keeps them as: mhlo has elements.
TN_MUST_USE tn_status tn_stablehlo__as_numbers_of(tn_parser* parser, const tn_op_frame* frame,
                                                  tn_attribute* attribute);
/// The numbers of an array or of elements, with commas between them; nothing for others.
void tn_stablehlo__put_numbers(tn_printer* printer, tn_attribute numbers);

#endif  // TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H
