// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ways to vhlo and back share: attributes with fields, and what goes without saying in
// StableHLO.

#ifndef TENURE_SRC_DIALECTS_VHLO_LEGALIZE_H
#define TENURE_SRC_DIALECTS_VHLO_LEGALIZE_H

#include "dialects/vhlo/vhlo.h"

/// An attribute of ops that is one for each of its parameters in vhlo.
typedef struct tn_vhlo_record {
  const char* ops;  ///< With commas around each.
  const char* attribute;
  const char* kind;  ///< "dialect.mnemonic"
  uint32_t count;    ///< Of parameters that vhlo has, the first ones.
} tn_vhlo_record;

#define TN_VHLO_FIELDS_MAX TN_DIRECTIVE_ARGUMENT_MAX

/// What vhlo calls parameter number `index` of the attribute.
const char* tn_vhlo_record__field(tn_context* context, const tn_vhlo_record* record, uint32_t index,
                                  char name[static 64]);

/// Up to one without ops.
extern const tn_vhlo_record tn_vhlo_records[];

typedef struct tn_vhlo_standard {
  const char* ops;  ///< With commas around each.
  const char* name;
  const char* value;
} tn_vhlo_standard;

/// Up to one without ops.
extern const tn_vhlo_standard tn_vhlo_standards[];

static inline bool tn_vhlo__has_name(tn_string_view name, const char* text) {
  return tn_string_view_equal(name, tn_string_view_from(text));
}
/// Reports that an op cannot be converted, unless something else went wrong.
tn_status tn_vhlo__fail_op(tn_rewriter* rewriter, tn_ref op);
/// Converts the types of results and of arguments of the op's blocks; false if one cannot be.
bool tn_vhlo__convert_types(tn_rewriter* rewriter, tn_ref op,
                            const tn_storage* (*convert)(tn_context*, const tn_storage*));

#endif  // TENURE_SRC_DIALECTS_VHLO_LEGALIZE_H
