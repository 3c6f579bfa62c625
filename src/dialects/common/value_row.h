// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values that ops pass into and out of regions.

#ifndef TENURE_SRC_DIALECTS_COMMON_VALUE_ROW_H
#define TENURE_SRC_DIALECTS_COMMON_VALUE_ROW_H

#include <tenure/type.h>

#include "ir/cells.h"

typedef enum tn_value_row_kind {
  TN_ROW_OPERANDS,
  TN_ROW_RESULTS,
  TN_ROW_ARGUMENTS
} tn_value_row_kind;

/// A range of values: operands or results of an op, or arguments of a block, from index `first` on.
typedef struct tn_value_row {
  tn_value_row_kind kind;
  tn_ref owner;
  uint32_t first;
} tn_value_row;

uint32_t tn_value_row__size(const tn_context* context, tn_value_row self);
tn_type tn_value_row__type(const tn_context* context, tn_value_row self, uint32_t index);

/// Reports at `op` if the types of the values do not match. `edge` describes the control flow edge.
tn_status tn_check__edge(const tn_context* context, tn_ref op, const char* edge, tn_value_row from,
                         tn_value_row to);

#endif  // TENURE_SRC_DIALECTS_COMMON_VALUE_ROW_H
