// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flattened views of sdy's shardings and meshes, for code that visits all axes.

#ifndef TENURE_SRC_DIALECTS_SDY_PARTS_H
#define TENURE_SRC_DIALECTS_SDY_PARTS_H

#include "base/text_buffer.h"
#include "dialects/sdy/sdy.h"

/// The group of an axis is the index of its dimension, or one of these.
enum { TN_SDY_REPLICATED = -1, TN_SDY_UNREDUCED = -2 };

typedef struct tn_sdy_axis {
  tn_string_view name;
  int64_t pre_size;  ///< For a sub-axis.
  int64_t size;      ///< For a sub-axis or a mesh axis; 0 for a reference to a whole axis.
  int32_t group;
} tn_sdy_axis;

/// Views refer to the attribute.
typedef struct tn_sdy_parts {
  tn_text_buffer axes;     ///< tn_sdy_axis: axes of dimensions first, then the others.
  tn_attribute attribute;  ///< Null: there is none.
} tn_sdy_parts;

/// Returns the parts of a sharding, a mesh or manual axes; empty for other attributes. The caller
/// frees them.
tn_sdy_parts tn_sdy_parts__of(const tn_context* context, tn_attribute attribute);
static inline void tn_sdy_parts__free(tn_sdy_parts* parts) { tn_text_buffer_free(&parts->axes); }

static inline size_t tn_sdy_parts__axis_count(const tn_sdy_parts* parts) {
  return parts->axes.size / sizeof(tn_sdy_axis);
}
static inline const tn_sdy_axis* tn_sdy_parts__axis(const tn_sdy_parts* parts, size_t index) {
  return (const tn_sdy_axis*)(const void*)parts->axes.data + index;
}

#endif  // TENURE_SRC_DIALECTS_SDY_PARTS_H
