// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The generator of op headers, one for each dialect, with which C code reads and builds ops, and
// enum attributes, by the names in their schemas.

#ifndef TENURE_TOOLS_CMAKE_OP_HEADERS_H
#define TENURE_TOOLS_CMAKE_OP_HEADERS_H

#include <tenure/base.h>

#include "schema/packed.h"

/// The maximal number of groups of a kind.
#define TN_OP_GROUPS_MAX TN_PACKED_VALUES_MAX

typedef struct tn_op_group {
  const char* name;
  tn_arity arity;
  const char* type;  ///< The constraint; NULL if it is not a text.
  bool is_optional;  ///< The attribute may be missing.
} tn_op_group;

typedef struct tn_op_groups {
  tn_op_group items[TN_OP_GROUPS_MAX];
  uint32_t count;
} tn_op_groups;

/// The maximal number of cases of an enum.
#define TN_OP_TEXTS_MAX 512u

typedef struct tn_op_texts {
  const char* items[TN_OP_TEXTS_MAX];
  uint32_t count;
} tn_op_texts;

/// The parts of an op or another definition that a header needs. Texts point to the packed bytes.
typedef struct tn_op_outline {
  tn_schema_word word;
  const char* name;
  tn_op_groups operands;
  tn_op_groups results;
  tn_op_groups attributes;
  tn_op_groups regions;
  tn_op_texts traits;
  tn_op_texts matches;
  tn_op_texts successors;
  tn_op_texts cases;  ///< For an enum attribute.
  tn_op_texts values;
} tn_op_outline;

/// Reads the next definition of a part, and advances `*packed`; false at the end.
bool tn_op_outline__read(const char** packed, const char* end, tn_op_outline* out);

/// Writes the header of the dialect with the packed schema to `folder`, if its contents change. The
/// op codes are in `sources`/`dialect`/ops.inc.
void tn_op_header__write(const char* dialect, tn_string_view packed, const char* folder,
                         const char* sources);

/// Reports an error and exits.
void tn_op_header__die(const char* what, const char* which);

#endif  // TENURE_TOOLS_CMAKE_OP_HEADERS_H
