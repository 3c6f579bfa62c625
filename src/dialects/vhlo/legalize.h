// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for conversions to vhlo and back: attributes with fields, and default values of
// StableHLO.

#ifndef TENURE_SRC_DIALECTS_VHLO_LEGALIZE_H
#define TENURE_SRC_DIALECTS_VHLO_LEGALIZE_H

#include "dialects/vhlo/vhlo.h"

/// An attribute that vhlo splits into one attribute per parameter.
typedef struct tn_vhlo_record {
  const char* ops;  ///< Each enclosed in commas.
  const char* attribute;
  const char* kind;  ///< "dialect.mnemonic"
  uint32_t count;    ///< The number of leading parameters that vhlo has.
} tn_vhlo_record;

#define TN_VHLO_FIELDS_MAX TN_DIRECTIVE_ARGUMENT_MAX

/// Returns vhlo's name of parameter `index` of the attribute.
const char* tn_vhlo_record__field(tn_context* context, const tn_vhlo_record* record, uint32_t index,
                                  char name[static 64]);

/// Terminated by an entry without ops.
extern const tn_vhlo_record tn_vhlo_records[];

typedef struct tn_vhlo_standard {
  const char* ops;  ///< Each enclosed in commas.
  const char* name;
  const char* value;
} tn_vhlo_standard;

/// Terminated by an entry without ops.
extern const tn_vhlo_standard tn_vhlo_standards[];

static inline bool tn_vhlo__has_name(tn_string_view name, const char* text) {
  return tn_string_view_equal(name, tn_string_view_from(text));
}
/// Reports that an op cannot be converted, unless another error occurred.
tn_status tn_vhlo__fail_op(tn_rewriter* rewriter, tn_ref op);
/// Converts the types of results and of arguments of the op's blocks; false if a type cannot be
/// converted.
bool tn_vhlo__convert_types(tn_rewriter* rewriter, tn_ref op,
                            const tn_storage* (*convert)(tn_context*, const tn_storage*));

#endif  // TENURE_SRC_DIALECTS_VHLO_LEGALIZE_H
