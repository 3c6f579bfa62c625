// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References to elements of memrefs, `%memref[%i, %j]`.

#ifndef TENURE_SRC_DIALECTS_COMMON_REFERENCE_H
#define TENURE_SRC_DIALECTS_COMMON_REFERENCE_H

#include "schema/custom_directive.h"

/// Parses a reference.
tn_status tn_reference__read(tn_parser* parser, const tn_op_frame* frame);
/// Parses the memref type after the colon, and pushes it and index for each further operand.
tn_status tn_reference__types(tn_parser* parser, const tn_op_frame* frame, tn_type* out_type);
/// Prints the operands.
void tn_reference__put(tn_printer* printer, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_COMMON_REFERENCE_H
