// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of op codes, searched by halves.

#include "ir/op_code.h"

static const char* const names[TN_CODE_COUNT] = {
    "",
#define TN_OP_CODE(enumerator, name) name,
#include "ir/op_code.inc"
#undef TN_OP_CODE
};

static int compare(tn_string_view a, const char* b) {
  const size_t size = strlen(b);
  const int order = memcmp(a.data, b, a.size < size ? a.size : size);
  if (order != 0) return order;
  return a.size < size ? -1 : a.size > size;
}

tn_op_code tn_op_code__find(tn_string_view name) {
  size_t low = 1;
  size_t high = TN_CODE_COUNT;
  while (low < high && name.size != 0) {
    const size_t middle = low + (high - low) / 2;
    const int order = compare(name, names[middle]);
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
