// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the shape dialect.

#ifndef TENURE_SRC_DIALECTS_SHAPE_SHAPE_H
#define TENURE_SRC_DIALECTS_SHAPE_SHAPE_H

#include "dialects/shape_ops.h"
#include "ir/op_interface.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_shape__interface;
extern const tn_named_pattern tn_shape_patterns[];
extern const tn_custom_assembly tn_shape_assemblies[];
extern const tn_assembly_fit tn_shape_fits[];
extern const tn_named_check tn_shape_checks[];

tn_fold_outcome tn_fold__shape(tn_fold* fold);
/// Returns the code of the constant op for the value.
tn_op_code tn_shape__constant(tn_attribute value, tn_type type);

/// Returns whether the type is `!shape.name`.
bool tn_shape__is(tn_type type, const char* name);

/// Infers the type of an op's only result from its operand types and, for a constant, from its
/// attribute. If there is none, it is null and `*out_why` is the reason.
TN_MUST_USE tn_status tn_shape__infer(tn_context* context, tn_op_code code, const tn_type* operands,
                                      tn_attribute shape, tn_type* out_type, const char** out_why);

#endif  // TENURE_SRC_DIALECTS_SHAPE_SHAPE_H
