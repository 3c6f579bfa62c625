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

/// Attributes of StableHLO that are default values.
typedef enum tn_vhlo_value {
  TN_VHLO_NONE,  ///< The none type.
  TN_VHLO_FALSE,
  TN_VHLO_TRUE,
  TN_VHLO_ZERO,
  TN_VHLO_MINUS_ONE,
  TN_VHLO_EMPTY_STRING,
  TN_VHLO_EMPTY_ARRAY,
  TN_VHLO_EMPTY_DICTIONARY,
  TN_VHLO_NO_NUMBERS,  ///< `dense<> : tensor<0xi64>`
  TN_VHLO_NO_COMPARISON,
  TN_VHLO_DEFAULT_ACCURACY,
  TN_VHLO_DEFAULT_PRECISIONS
} tn_vhlo_value;
/// Makes the attribute; null on failure, which is the rewriter's status.
tn_attribute tn_vhlo__value(tn_rewriter* rewriter, tn_vhlo_value value);
/// Makes elements that are all `value`: `count` integers of `width` bits, or pairs of them.
tn_attribute tn_vhlo__splat(tn_rewriter* rewriter, size_t count, bool is_pair, uint32_t width,
                            int64_t value);

typedef struct tn_vhlo_standard {
  const char* ops;  ///< Each enclosed in commas.
  const char* name;
  tn_vhlo_value value;
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
