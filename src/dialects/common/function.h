// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of several dialects share that are functions: they have the properties `sym_name`,
// `sym_visibility`, `function_type`, `arg_attrs` and `res_attrs`, and a region.

#ifndef TENURE_SRC_DIALECTS_COMMON_FUNCTION_H
#define TENURE_SRC_DIALECTS_COMMON_FUNCTION_H

#include "schema/custom_directive.h"

/// The custom form.
tn_status tn_function__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region);
tn_print_region tn_function__print(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done);

/// The type of a function; null if it has none.
tn_type tn_function__type(const tn_context* context, tn_ref op);
/// The entry block has the arguments that the type says, and only declarations that are not public
/// go without one.
tn_status tn_function__check(tn_context* context, tn_ref op, const tn_op_schema* schema);

#endif  // TENURE_SRC_DIALECTS_COMMON_FUNCTION_H
