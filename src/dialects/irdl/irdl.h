// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the irdl dialect share.

#ifndef TENURE_SRC_DIALECTS_IRDL_IRDL_H
#define TENURE_SRC_DIALECTS_IRDL_IRDL_H

#include "base/text_buffer.h"
#include "dialects/irdl_ops.h"
#include "ir/dialect_entry.h"
#include "schema/custom_directive.h"

extern const tn_custom_directive tn_irdl_directives[];
extern const tn_named_check tn_irdl_checks[];
/// An attribute's body as the dialect prints it.
tn_status tn_irdl__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                         tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_IRDL_IRDL_H
