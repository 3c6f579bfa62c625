// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The common structure of structured ops: operands with indexing maps over one iteration space.

#ifndef TENURE_SRC_DIALECTS_LINALG_STRUCTURE_H
#define TENURE_SRC_DIALECTS_LINALG_STRUCTURE_H

#include <tenure/affine.h>

#include "schema/check.h"

typedef struct tn_linalg_structure {
  uint32_t operand_count;
  uint32_t input_count;  ///< The others are outputs.
  uint32_t loop_count;
  uint32_t map_count;  ///< 0 if the op's own check compares shapes.
  tn_attribute maps;   ///< An array of maps.
} tn_linalg_structure;

static inline tn_attribute tn_linalg__map(const tn_linalg_structure* structure, uint32_t index) {
  return tn_array_attribute_element(structure->maps, index);
}
/// Sets one map for all inputs and one for all outputs.
TN_MUST_USE tn_status tn_linalg__set_maps(tn_context* context, tn_linalg_structure* structure,
                                          tn_attribute inputs, tn_attribute outputs);
/// Sets the map of one operand.
TN_MUST_USE tn_status tn_linalg__set_map(tn_context* context, tn_linalg_structure* structure,
                                         uint32_t index, tn_attribute map);

/// Returns the number of iterated dimensions; vectors count as elements.
uint32_t tn_linalg__rank(tn_type type);
/// Returns whether an op is structured, and its operands; does not set `maps`.
bool tn_linalg__operands(const tn_context* context, tn_ref op, tn_linalg_structure* out);
/// Like tn_linalg__operands, with maps and loops.
TN_MUST_USE tn_status tn_linalg__structure_of(tn_context* context, tn_ref op,
                                              tn_linalg_structure* out);
/// Returns the number of loops of an op.
uint32_t tn_linalg__loop_count(const tn_context* context, tn_ref op,
                               const tn_linalg_structure* structure);
/// Returns the default maps of a named op that may override them, as the text of an array;
/// otherwise NULL.
const char* tn_linalg__default_maps(tn_string_view name);
/// Returns the maps of an op whose name is in the table; null for others.
TN_MUST_USE tn_status tn_linalg__maps_of_name(tn_context* context, tn_ref op,
                                              tn_attribute* out_maps);

extern const tn_named_check tn_linalg_checks[];
extern const tn_named_check tn_linalg_named_checks[];
extern const tn_named_check tn_linalg_pack_checks[];
extern const tn_named_check tn_linalg_contraction_checks[];
/// Checks that the body of a contraction adds products (check_contraction.c).
TN_MUST_USE tn_status tn_linalg__check_contraction(tn_context* context, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_LINALG_STRUCTURE_H
