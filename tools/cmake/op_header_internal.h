// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the generator of op headers.

#ifndef TENURE_TOOLS_CMAKE_OP_HEADER_INTERNAL_H
#define TENURE_TOOLS_CMAKE_OP_HEADER_INTERNAL_H

#include "base/text_buffer.h"
#include "op_headers.h"

#define TN_OP_NAME_MAX 160u

/// A name in C; `text` is null-terminated.
typedef struct tn_c_name {
  char text[TN_OP_NAME_MAX];
} tn_c_name;

typedef struct tn_op_header {
  const char* dialect;
  char* codes;  ///< The text of ops.inc, or empty.
  tn_text_buffer text;
  char** taken;  ///< Names in the header, in lower case and without `tn_`.
  size_t taken_count;
  size_t taken_capacity;
  tn_c_name op;     ///< The op's name, `scf_for`.
  tn_c_name upper;  ///< `SCF_FOR`.
  bool has_code;
} tn_op_header;

/// Converts `someName`, `some.name` and `SomeName` to `some_name`.
tn_c_name tn_c_name__snake(const char* name);
tn_c_name tn_c_name__upper(const tn_c_name* name);
/// Returns true if there is an item `text`.
bool tn_op_texts__have(const tn_op_texts* texts, const char* text);

/// Adds the functions that build the op.
void tn_op_header__add_builders(tn_op_header* header, const tn_op_outline* op);

#endif  // TENURE_TOOLS_CMAKE_OP_HEADER_INTERNAL_H
