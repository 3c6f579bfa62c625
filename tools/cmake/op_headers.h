// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Headers of ops, one for each dialect: C code reads and builds ops by the names in their schemas.

#ifndef TENURE_TOOLS_CMAKE_OP_HEADERS_H
#define TENURE_TOOLS_CMAKE_OP_HEADERS_H

#include <stddef.h>
#include <stdint.h>

#include "schema/packed.h"

/// As many groups of a kind as an op has.
#define TN_OP_GROUPS_MAX TN_PACKED_VALUES_MAX

typedef struct tn_op_group {
  const char* name;
  tn_arity arity;
  const char* type;  ///< The constraint; NULL if it is no text.
  bool is_optional;  ///< An attribute that may be missing.
} tn_op_group;

typedef struct tn_op_groups {
  tn_op_group items[TN_OP_GROUPS_MAX];
  uint32_t count;
} tn_op_groups;

typedef struct tn_op_texts {
  const char* items[TN_OP_GROUPS_MAX];
  uint32_t count;
} tn_op_texts;

/// What a header has of an op; texts lie in the bytes that it was read from.
typedef struct tn_op_outline {
  const char* name;
  tn_op_groups operands;
  tn_op_groups results;
  tn_op_groups attributes;
  tn_op_groups regions;
  tn_op_texts traits;
  tn_op_texts matches;
  tn_op_texts successors;
} tn_op_outline;

/// Reads a packed op; false for other definitions.
bool tn_op_outline__read(const char* packed, tn_op_outline* out);

typedef struct tn_op_header tn_op_header;
/// Begins the header of a dialect, whose ops with numbers are in `sources`/`dialect`/ops.inc.
tn_op_header* tn_op_header__open(const char* dialect, const char* sources);
void tn_op_header__add(tn_op_header* header, const tn_op_outline* op);
/// Writes the header to its file in a folder, unless the file is the same already, and frees it.
void tn_op_header__close(tn_op_header* header, const char* folder);

/// Reports a mistake and ends the program.
void tn_op_header__die(const char* what, const char* which);

#endif  // TENURE_TOOLS_CMAKE_OP_HEADERS_H
