// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What structured ops have in common: operands with indexing maps over one space of loops.

#ifndef TENURE_SRC_DIALECTS_LINALG_STRUCTURE_H
#define TENURE_SRC_DIALECTS_LINALG_STRUCTURE_H

#include <tenure/affine.h>

#include "schema/check.h"

typedef struct tn_linalg_structure {
  uint32_t operand_count;
  uint32_t input_count;  ///< The others are outputs.
  uint32_t loop_count;
  uint32_t map_count;  ///< 0 where the op's own check compares shapes.
  tn_attribute maps;   ///< An array of them.
} tn_linalg_structure;

static inline tn_attribute tn_linalg__map(const tn_linalg_structure* structure, uint32_t index) {
  return tn_array_attribute_element(structure->maps, index);
}
/// The maps of what has one for all inputs and one for all outputs.
TN_MUST_USE tn_status tn_linalg__set_maps(tn_context* context, tn_linalg_structure* structure,
                                          tn_attribute inputs, tn_attribute outputs);
/// Sets the map of one operand.
TN_MUST_USE tn_status tn_linalg__set_map(tn_context* context, tn_linalg_structure* structure,
                                         uint32_t index, tn_attribute map);

/// How many dimensions are gone over; a vector is an element.
uint32_t tn_linalg__rank(tn_type type);
/// Whether an op is structured, and its operands; `maps` are not set.
bool tn_linalg__operands(const tn_context* context, tn_ref op, tn_linalg_structure* out);
/// The same with maps and loops.
TN_MUST_USE tn_status tn_linalg__structure_of(tn_context* context, tn_ref op,
                                              tn_linalg_structure* out);
/// How many loops an op has.
uint32_t tn_linalg__loop_count(const tn_context* context, tn_ref op,
                               const tn_linalg_structure* structure);
/// The maps that an op's name stands for, as a text of an array: those that may be spelled
/// otherwise. NULL for others.
const char* tn_linalg__default_maps(tn_string_view name);
/// The maps of an op that is there and whose name is in the table; null for others.
TN_MUST_USE tn_status tn_linalg__maps_of_name(tn_context* context, tn_ref op,
                                              tn_attribute* out_maps);

extern const tn_named_check tn_linalg_checks[];
extern const tn_named_check tn_linalg_named_checks[];
extern const tn_named_check tn_linalg_pack_checks[];
extern const tn_named_check tn_linalg_contraction_checks[];
/// Whether the body of a contraction adds products (check_contraction.c).
TN_MUST_USE tn_status tn_linalg__check_contraction(tn_context* context, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_LINALG_STRUCTURE_H
