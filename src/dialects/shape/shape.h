// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the shape dialect share.

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
/// The op that is a constant of the value.
tn_op_code tn_shape__constant(tn_attribute value, tn_type type);

/// Whether the type is `!shape.name`.
bool tn_shape__is(tn_type type, const char* name);

/// The type that follows for the only result of an op from the types of its operands and, where it
/// is a constant, from its attribute. If none does, it is null and `*out_why` says why.
TN_MUST_USE tn_status tn_shape__infer(tn_context* context, tn_op_code code, const tn_type* operands,
                                      tn_attribute shape, tn_type* out_type, const char** out_why);

#endif  // TENURE_SRC_DIALECTS_SHAPE_SHAPE_H
