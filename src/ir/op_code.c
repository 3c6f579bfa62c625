// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of op codes, searched by halves.

#include "ir/op_code.h"

#include "base/order.h"

static const char* const names[TN_CODE_COUNT] = {
    "",
#define TN_OP_CODE(enumerator, name) name,
#include "ir/op_code.inc"
#undef TN_OP_CODE
};

tn_op_code tn_op_code__find(tn_string_view name) {
  size_t low = 1;
  size_t high = TN_CODE_COUNT;
  while (low < high && name.size != 0) {
    const size_t middle = low + (high - low) / 2;
    const int order = tn_order__texts(name, tn_string_view_from(names[middle]));
    if (order == 0) return (tn_op_code)middle;
    if (order < 0) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return TN_CODE_NONE;
}

const char* tn_op_code__name(tn_op_code code) { return names[code]; }
