// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A running public conversion: its target, patterns and type converters.

#ifndef TENURE_SRC_REWRITE_CONVERSION_RUN_H
#define TENURE_SRC_REWRITE_CONVERSION_RUN_H

#include "rewrite/conversion.h"
#include "rewrite/session.h"
#include "rewrite/type_converter.h"

/// The converted types of a type, in the list `converted` of the run, or that the conversion
/// failed.
typedef struct tn_converted {
  uint32_t first;
  uint32_t count;
  bool is_failed;
} tn_converted;

/// Cached results of a type converter.
typedef struct tn_known_converter {
  const tn_type_converter* converter;
  tn_value_map numbers;  ///< Maps a type to its index in `converted` plus 1.
} tn_known_converter;

typedef struct tn_judgement {
  tn_ref op;
  uint32_t generation;
  bool is_legal;
} tn_judgement;

typedef struct tn_conversion_run {
  tn_conversion conversion;
  tn_rewriter rewriter;
  tn_rewrite_session session;
  tn_callback_guard frame;
  tn_call_watch watch;
  tn_verify_memory verified;
  tn_conversion_target* target;
  const tn_conversion_config* config;
  tn_conversion_plan plan;
  const tn_pattern_entry** active;  ///< Patterns whose results are being converted.
  size_t active_count;
  size_t active_capacity;
  const tn_type_converter* converter;  ///< The converter of the current pattern; may be NULL.
  tn_known_converter* known;
  size_t known_count;
  size_t known_capacity;
  tn_converted* converted;
  size_t converted_count;
  size_t converted_capacity;
  tn_type_sink types;
  tn_judgement* judgements;
  size_t judgement_count;
  size_t judgement_capacity;
} tn_conversion_run;

/// Returns the run of a rewriter; NULL if it has none.
static inline tn_conversion_run* tn_conversion_run__of(const tn_rewriter* rewriter) {
  const tn_conversion* c = tn_rewriter__deferred(rewriter);
  return c == NULL ? NULL : c->data;
}

/// Ends the run with the status that a callback returned, and returns false. Reports the status
/// unless it is out of memory, an interruption, or a closed scope.
bool tn_conversion_run__fail_call(tn_conversion_run* run, tn_status status, const char* what);

/// Returns the converted types of `type`, in order; false if it cannot be converted, or on failure.
bool tn_conversion_run__types(tn_conversion_run* run, const tn_type_converter* converter,
                              tn_type type, tn_types* out_types);
/// Sets the kind and the converter of casts inserted from now on.
void tn_conversion_run__note(tn_conversion_run* run, tn_materialization_kind kind,
                             const tn_type_converter* converter);
/// Implements tn_conversion_plan.materialize.
bool tn_conversion_run__materialize(tn_conversion* c, const tn_step* step, tn_refs* out_values);
/// Converts the arguments of all blocks of a region; false, with nothing changed, if a type cannot
/// be converted.
bool tn_conversion_run__region(tn_conversion_run* run, const tn_type_converter* converter,
                               tn_ref region);

/// Implement tn_conversion_pattern_fn; the user data is a tn_type_converter.
tn_status tn_conversion__convert_function(void* converter, tn_rewriter* rewriter, tn_op op,
                                          const tn_value_list* operands);
tn_status tn_conversion__convert_types(void* converter, tn_rewriter* rewriter, tn_op op,
                                       const tn_value_list* operands);

#endif  // TENURE_SRC_REWRITE_CONVERSION_RUN_H
