// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the linalg dialect.

#ifndef TENURE_SRC_DIALECTS_LINALG_LINALG_H
#define TENURE_SRC_DIALECTS_LINALG_LINALG_H

#include "dialects/linalg_ops.h"
#include "ir/dialect_entry.h"
#include "schema/format.h"

extern const tn_dialect_interface tn_linalg__interface;
extern const struct tn_tiling_interface tn_linalg__tiling;
tn_fold_outcome tn_fold__linalg(tn_fold* fold);
extern const tn_named_pattern tn_linalg_patterns[];
extern const tn_custom_assembly tn_linalg_assemblies[];
extern const tn_naming tn_linalg_namings[];

/// Creates the implicit region of the named structured op `leaf` for `count` operand types. The
/// last `output_count` operands are outputs.
TN_MUST_USE tn_status tn_linalg__make_body(tn_parser* parser, tn_op_frame* frame,
                                           tn_string_view leaf, const tn_type* types,
                                           uint32_t count, uint32_t output_count);
/// Creates a region with a single op `name` on the arguments (the last one first if `rotated`), and
/// yields its result. Uses the op's location.
TN_MUST_USE tn_status tn_linalg__make_body_of(tn_parser* parser, tn_op_frame* frame,
                                              tn_string_view name, tn_attribute properties,
                                              const tn_type* types, uint32_t count, bool rotated);
/// Creates a region that yields its first argument; the arguments have the operands' locations.
TN_MUST_USE tn_status tn_linalg__make_identity(tn_parser* parser, tn_op_frame* frame,
                                               const tn_type* types, uint32_t count);

/// Adds the implied maps of a named op, whose clauses and attributes are parsed, as a discardable
/// attribute.
TN_MUST_USE tn_status tn_linalg__add_maps(tn_parser* parser, tn_op_frame* frame);

#endif  // TENURE_SRC_DIALECTS_LINALG_LINALG_H
