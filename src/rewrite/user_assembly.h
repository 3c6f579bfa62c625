// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of users' ops (tenure/assembly.h), as the text room has them (tn_op_syntax).
//
//   user_assembly_print.c  the printer
//   user_assembly_parse.c  the parser
//
// A callback has a record on the C stack, in a list of its thread, and what the callback is handed
// is the record's number. Numbers are not used again, so whether a printer or parser is still good
// is seen without a look at the one it was: it is the innermost record, and nothing runs on its
// behalf. Regions are printed and read while the callback waits, so the C stack grows with
// callbacks that nest: TN_ASM_NESTING_MAX bounds them.

#ifndef TENURE_SRC_REWRITE_USER_ASSEMBLY_H
#define TENURE_SRC_REWRITE_USER_ASSEMBLY_H

#include "rewrite/user_interface.h"
#include "text/syntax.h"

/// A number for a record.
uint64_t tn_user_assembly__serial(void);

/// A tn_print_op_fn, and what says where it is not to be called: see `fits` of tn_op_syntax.
tn_print_region tn_user_assembly__print(tn_printer* printer, tn_ref op,
                                        const tn_op_definition* definition, uint32_t regions_done);
bool tn_user_assembly__fits(const tn_context* context, tn_ref op,
                            const tn_op_definition* definition);
/// A tn_custom_assembly_fn.
tn_status tn_user_assembly__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);

#endif  // TENURE_SRC_REWRITE_USER_ASSEMBLY_H
