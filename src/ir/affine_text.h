// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printer of affine expressions, maps and sets, which src/text uses, too. A buffer that runs
// out of memory sets its `failed`.

#ifndef TENURE_SRC_IR_AFFINE_TEXT_H
#define TENURE_SRC_IR_AFFINE_TEXT_H

#include <tenure/affine.h>

#include "base/text_buffer.h"

/// Names of dimensions and symbols, for texts that print the operands of an op instead.
typedef struct tn_affine_names {
  void (*append)(void* user_data, tn_text_buffer* buffer, uint32_t position, bool is_symbol);
  void* user_data;
} tn_affine_names;

/// Appends `expr`, with `d0` and `s0` if `names` is NULL.
void tn_affine_text__expr(tn_text_buffer* buffer, tn_affine_expr expr,
                          const tn_affine_names* names);

/// Returns the number of nodes, dimensions and symbols that printing a map or set prints.
uint64_t tn_affine_text__part_count(tn_attribute attribute);

#endif  // TENURE_SRC_IR_AFFINE_TEXT_H
