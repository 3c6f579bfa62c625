// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the sdy dialect share.

#ifndef TENURE_SRC_DIALECTS_SDY_SDY_H
#define TENURE_SRC_DIALECTS_SDY_SDY_H

#include "dialects/op_code.h"
#include "ir/op_interface.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_sdy_assemblies[];
extern const tn_named_check tn_sdy_checks[];

tn_status tn_sdy__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                       const tn_storage** out_value);
bool tn_sdy__write_attribute(tn_writer* writer, const tn_storage* attribute);

tn_status tn_sdy__lift_inlined_meshes(tn_rewriter* it, tn_ref module);
tn_status tn_sdy__import_attributes(tn_rewriter* it, tn_ref module);

#endif  // TENURE_SRC_DIALECTS_SDY_SDY_H
