// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of affine maps: construction from references to their results.

#ifndef TENURE_SRC_IR_AFFINE_MAP_H
#define TENURE_SRC_IR_AFFINE_MAP_H

#include "ir/affine.h"

/// Returns the map with the expressions at `results`, which use only positions below the counts.
TN_MUST_USE tn_status tn_affine__map(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                                     const tn_uref* results, size_t result_count,
                                     tn_attribute* out_map);

/// Like tn_affine_map_replace and tn_affine_map_simplify, but TN_AFFINE_TOO_LARGE is not reported.
TN_MUST_USE tn_status tn_affine__map_replace(tn_attribute map, tn_affine_expr target,
                                             tn_affine_expr replacement, uint32_t dim_count,
                                             uint32_t symbol_count, tn_attribute* out_map);
TN_MUST_USE tn_status tn_affine__map_simplify(tn_attribute map, tn_attribute* out_map);

#endif  // TENURE_SRC_IR_AFFINE_MAP_H
