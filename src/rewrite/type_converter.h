// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of type converters and conversion targets for the conversion driver.

#ifndef TENURE_SRC_REWRITE_TYPE_CONVERTER_H
#define TENURE_SRC_REWRITE_TYPE_CONVERTER_H

#include <tenure/conversion.h>

#include "rewrite/conversion.h"

typedef struct tn_converter_callback {
  tn_type_conversion_fn convert;
  tn_materialization_fn materialize;  ///< For a materialization; `convert` is NULL then.
  tn_materialization_kind kind;
  void* user_data;
  void (*delete_user_data)(void* user_data);
} tn_converter_callback;

struct tn_type_converter {
  tn_context* context;
  uint32_t references;  ///< Atomic.
  tn_converter_callback* callbacks;
  size_t count;
  size_t capacity;
};

static inline void tn_type_converter__retain(tn_type_converter* converter) {
  __atomic_fetch_add(&converter->references, 1, __ATOMIC_RELAXED);
}

struct tn_type_sink {
  tn_context* context;
  tn_type* items;
  size_t count;
  size_t capacity;
};
void tn_type_sink__clear(tn_type_sink* sink);
/// Adds the converted types to `sink`; TN_NOT_FOUND, with nothing added, if the type cannot be
/// converted.
TN_MUST_USE tn_status tn_type_converter__convert(const tn_type_converter* converter, tn_type type,
                                                 tn_type_sink* sink);

/// Implements MLIR's isLegal. `*out_is_recursive`, unless NULL, reports whether nested ops are
/// legal, too.
TN_MUST_USE tn_status tn_conversion_target__legality(const tn_conversion_target* target,
                                                     uint32_t scope, tn_ref op,
                                                     tn_legality* out_legality,
                                                     bool* out_is_recursive);
/// Retains and releases the target.
void tn_conversion_target__retain(tn_conversion_target* target);
void tn_conversion_target__release(tn_conversion_target* target);
tn_context* tn_conversion_target__context(const tn_conversion_target* target);

#endif  // TENURE_SRC_REWRITE_TYPE_CONVERTER_H
