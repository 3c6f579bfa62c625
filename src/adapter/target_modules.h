// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parameters of an adapter by target module: what belongs to one weight.

#ifndef TENURE_SRC_ADAPTER_TARGET_MODULES_H
#define TENURE_SRC_ADAPTER_TARGET_MODULES_H

#include "adapter/adapter.h"
#include "adapter/names.h"

/// One parameter of a target module. Entry number i of the adapter is member number i.
typedef struct tn_target_module_member {
  tn_string_view role;  ///< Empty when the parameter has none; then it is in no target module.
  uint32_t target_module;
  uint32_t next;  ///< The target module's next member + 1; 0 at the end.
} tn_target_module_member;

typedef struct tn_target_module {
  tn_string_view name;
  uint32_t first_member;  ///< + 1.
  uint32_t last_member;   ///< + 1.
  uint32_t member_count;
  bool has_weight;  ///< A value of that name was met,
  bool has_target;  ///< and an op that uses it.
  bool skipped;
} tn_target_module;

typedef struct tn_target_modules {
  const tn_adapter* adapter;
  const tn_allocator* allocator;
  tn_target_module* target_modules;
  size_t count;
  tn_target_module_member* members;
  uint32_t*
      buckets;  ///< Stem number + 1 by hash of its name, and of its name without PEFT's prefix.
  size_t bucket_count;
} tn_target_modules;

/// Groups the parameters of `adapter`, the target modules in the order of their first ones.
/// TN_OUT_OF_MEMORY is not reported; tn_target_modules__free clears away what was made.
TN_MUST_USE tn_status tn_target_modules__make(const tn_adapter* adapter,
                                              const tn_allocator* allocator,
                                              tn_target_modules* out_target_modules);
void tn_target_modules__free(tn_target_modules* target_modules);

/// The target module that a weight's normalised name fits, or NULL.
tn_target_module* tn_target_modules__find(const tn_target_modules* target_modules,
                                          tn_string_view name);

/// Whether a weight may have the extent that an adapter's matrix has.
static inline bool tn_target_modules__extent_fits(int64_t weight_extent, int64_t extent) {
  return weight_extent == TN_DYNAMIC || weight_extent == extent;
}

/// The entry that plays `role` in the target module, or NULL.
const tn_adapter_entry* tn_target_modules__entry(const tn_target_modules* target_modules,
                                                 const tn_target_module* target_module,
                                                 const char* role);

/// The same for a role that is a view.
const tn_adapter_entry* tn_target_modules__entry_view(const tn_target_modules* target_modules,
                                                      const tn_target_module* target_module,
                                                      tn_string_view role);

/// Checks a target module by itself: it has a pair of matrices that fit each other, and no role
/// twice. Says in `out_problem`, which has room for `capacity` bytes, what is wrong.
tn_status tn_target_modules__check(const tn_target_modules* target_modules,
                                   const tn_target_module* target_module, char* out_problem,
                                   size_t capacity);

/// Checks that a target module which passed tn_target_modules__check fits a weight of this type.
tn_status tn_target_modules__check_weight(const tn_target_modules* target_modules,
                                          const tn_target_module* target_module, tn_type weight,
                                          char* out_problem, size_t capacity);

#endif  // TENURE_SRC_ADAPTER_TARGET_MODULES_H
