// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the sdy dialect.

#ifndef TENURE_SRC_DIALECTS_SDY_SDY_H
#define TENURE_SRC_DIALECTS_SDY_SDY_H

#include <tenure/parameters.h>
#include "dialects/sdy_ops.h"

#include "dialects/common/parameters.h"
#include "ir/op_interface.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_sdy_assemblies[];
extern const tn_named_check tn_sdy_checks[];
extern const tn_parameter_directive tn_sdy_parameter_directives[];
extern const tn_parameters_check tn_sdy_parameters_checks[];
extern const tn_parameters_form tn_sdy_parameters_forms[];

tn_status tn_sdy__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);
bool tn_sdy__write_attribute(tn_writer* writer, const tn_storage* attribute);

/// Returns a parameter of an attribute; null if it is absent.
static inline tn_attribute tn_sdy__parameter(tn_attribute attribute, const char* name) {
  return tn_attribute_parameter(attribute, tn_string_view_from(name));
}
/// Returns the number of items in a list; 0 for null.
static inline size_t tn_sdy__count(tn_attribute list) {
  return list.storage == NULL ? 0 : tn_array_attribute_count(list);
}
/// Returns the integers of an array of i64; none for null.
static inline const int64_t* tn_sdy__numbers_of(tn_attribute array, size_t* out_count) {
  size_t size = 0;
  const int64_t* numbers =
      array.storage == NULL ? NULL : tn_dense_array_attribute_data(array, &size);
  *out_count = size / sizeof *numbers;
  return numbers;
}
static inline const int64_t* tn_sdy__numbers(const tn_context* context, const tn_uref* parameters,
                                             uint32_t index, size_t* out_count) {
  return tn_sdy__numbers_of(tn_parameters__attribute(context, parameters, index), out_count);
}

#endif  // TENURE_SRC_DIALECTS_SDY_SDY_H
