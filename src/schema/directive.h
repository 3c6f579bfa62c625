// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists that files of directives offer. Each ends with an entry without a name.

#ifndef TENURE_SRC_SCHEMA_DIRECTIVE_H
#define TENURE_SRC_SCHEMA_DIRECTIVE_H

#include "schema/format.h"

/// `[%a, 4, %b]`: operands are pushed; the numbers, and where operands stand, are an array.
TN_MUST_USE tn_status tn_parser__index_list(tn_parser* parser, const tn_op_frame* frame,
                                            tn_token_kind open, tn_token_kind close,
                                            tn_attribute* out_numbers);
void tn_printer__put_mixed_list(tn_printer* printer, tn_ref op, tn_attribute numbers,
                                uint32_t* next_operand, char open, char close);

/// `[%i + 1, symbol(%n)]`: an affine map of operands from number `first` on.
void tn_printer__put_map_of_values(tn_printer* printer, tn_ref op, tn_attribute map,
                                   uint32_t first);

/// `{"a" = %x, "b" = %y}`: operands, and an array of their names; a directive's arguments.
TN_MUST_USE tn_status tn_reading__named_attributes(tn_reading* it, const tn_element* element,
                                                   uint32_t* step, bool* out_region,
                                                   bool* out_present);
void tn_printer__put_named_attributes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t first, uint32_t count);

extern const tn_directive tn_irdl_directives[];
extern const tn_directive tn_list_directives[];
extern const tn_directive tn_memref_directives[];
extern const tn_directive tn_pdl_directives[];
extern const tn_directive tn_stablehlo_directives[];
extern const tn_directive tn_stablehlo_number_directives[];
extern const tn_assembly tn_affine_assemblies[];
extern const tn_assembly tn_arith_assemblies[];
extern const tn_assembly tn_dma_assemblies[];
extern const tn_assembly tn_func_assemblies[];
extern const tn_assembly tn_memref_assemblies[];
extern const tn_assembly tn_scf_assemblies[];
extern const tn_assembly tn_stablehlo_assemblies[];
extern const tn_named_check tn_affine_checks[];
extern const tn_named_check tn_arith_checks[];
extern const tn_named_check tn_func_checks[];
extern const tn_named_check tn_memref_checks[];
extern const tn_named_check tn_reshape_checks[];
extern const tn_named_check tn_scf_checks[];
extern const tn_named_check tn_tensor_checks[];
extern const tn_named_check tn_view_checks[];
extern const tn_naming tn_general_namings[];
extern const tn_naming tn_memref_namings[];
extern const tn_naming tn_stablehlo_namings[];

#endif  // TENURE_SRC_SCHEMA_DIRECTIVE_H
