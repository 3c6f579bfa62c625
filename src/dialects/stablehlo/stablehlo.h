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
tn_status tn_stablehlo__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                             const tn_storage** out_value);

/// Appends the dimensions of a convolution in short form; false, with nothing appended, if `body`
/// does not have them as fields, or not each once.
bool tn_stablehlo__put_convolution(tn_string_view body, tn_text_buffer* text);
/// `spell_attribute` of the dialect's table.
tn_status tn_stablehlo__spell_attribute(tn_context* context, tn_string_view body,
                                        tn_text_buffer* text, tn_misspelling* out_wrong);

/// Makes of an array of numbers what the op's dialect keeps them as: mhlo has elements.
TN_MUST_USE tn_status tn_stablehlo__as_numbers_of(tn_parser* parser, const tn_op_frame* frame,
                                                  tn_attribute* attribute);
/// The numbers of an array or of elements, with commas between them; nothing for others.
void tn_stablehlo__put_numbers(tn_printer* printer, tn_attribute numbers);

#endif  // TENURE_SRC_DIALECTS_STABLEHLO_STABLEHLO_H
