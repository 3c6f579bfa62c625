// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the smt dialect.

#ifndef TENURE_SRC_DIALECTS_SMT_SMT_H
#define TENURE_SRC_DIALECTS_SMT_SMT_H

#include <tenure/parameters.h>

#include "dialects/smt_ops.h"
#include "ir/definition.h"
#include "ir/dialect_entry.h"
#include "ir/integer_width.h"
#include "schema/custom_assembly.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_smt_assemblies[];
extern const tn_custom_directive tn_smt_directives[];
extern const tn_naming tn_smt_namings[];
extern const tn_parameters_check tn_smt_parameters_checks[];
extern const tn_parameters_form tn_smt_parameters_forms[];
extern const tn_dialect_interface tn_smt__interface;

/// Returns N of `!smt.bv<N>`; 0 for other types.
static inline int64_t tn_smt__width(tn_type type) {
  if (!tn_opaque__is_called(type.storage, "smt", "bv")) return 0;
  return tn_integer_attribute_value(tn_type_parameter_at(type, 0));
}

/// Makes `!smt.bv<width>`.
TN_MUST_USE tn_status tn_smt__bit_vector(tn_context* context, int64_t width, tn_type* out_type);

#endif  // TENURE_SRC_DIALECTS_SMT_SMT_H
