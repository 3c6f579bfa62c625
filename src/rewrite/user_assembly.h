// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of users' ops (tenure/assembly.h), as a tn_op_syntax of the text parser and
// printer.
//
//   user_assembly_print.c  the printer
//   user_assembly_parse.c  the parser
//
// Each active callback has a record on the C stack, linked in a thread-local list. The callback
// receives the serial number of its record as a handle. Serial numbers are never reused, so a
// handle is valid if and only if it belongs to the innermost record and nothing else runs on that
// record's behalf. Regions are printed and parsed while the callback waits, so nested callbacks use
// C stack; TN_ASM_NESTING_MAX limits the depth.

#ifndef TENURE_SRC_REWRITE_USER_ASSEMBLY_H
#define TENURE_SRC_REWRITE_USER_ASSEMBLY_H

#include "rewrite/user_interface.h"
#include "text/syntax.h"

/// Returns a new serial number for a record.
uint64_t tn_user_assembly__serial(void);

/// Implement tn_print_op_fn and `fits` of tn_op_syntax.
tn_print_region tn_user_assembly__print(tn_printer* printer, tn_ref op,
                                        const tn_op_definition* definition, uint32_t regions_done);
bool tn_user_assembly__fits(const tn_context* context, tn_ref op,
                            const tn_op_definition* definition);
/// Implements tn_custom_assembly_fn.
tn_status tn_user_assembly__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);

#endif  // TENURE_SRC_REWRITE_USER_ASSEMBLY_H
