// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups the parameters of an adapter by target module: those that belong to one weight.

#ifndef TENURE_SRC_ADAPTER_TARGET_MODULES_H
#define TENURE_SRC_ADAPTER_TARGET_MODULES_H

#include "adapter/adapter.h"
#include "adapter/names.h"

/// One parameter of a target module. The index of a member is that of the adapter's entry.
typedef struct tn_target_module_member {
  tn_string_view role;  ///< Empty if the parameter has none; it is then in no target module.
  uint32_t target_module;
  uint32_t next;  ///< Index + 1 of the target module's next member; 0 at the end.
} tn_target_module_member;

typedef struct tn_target_module {
  tn_string_view name;
  uint32_t first_member;  ///< Index + 1.
  uint32_t last_member;   ///< Index + 1.
  uint32_t member_count;
  bool has_weight;  ///< A value with that name exists.
  bool has_target;  ///< An op uses that value.
  bool skipped;
} tn_target_module;

typedef struct tn_target_modules {
  const tn_adapter* adapter;
  const tn_allocator* allocator;
  tn_target_module* target_modules;
  size_t count;
  tn_target_module_member* members;
  uint32_t*
      buckets;  ///< Hash table: index + 1 of the target module by its name, and by its name without
                ///< PEFT's prefix.
  size_t bucket_count;
} tn_target_modules;

/// Groups the parameters of `adapter`, in the order of the target modules' first parameters.
/// TN_OUT_OF_MEMORY is not reported; tn_target_modules__free is needed even then.
TN_MUST_USE tn_status tn_target_modules__make(const tn_adapter* adapter,
                                              const tn_allocator* allocator,
                                              tn_target_modules* out_target_modules);
void tn_target_modules__free(tn_target_modules* target_modules);

/// Returns the target module that a weight's normalised name fits, or NULL.
tn_target_module* tn_target_modules__find(const tn_target_modules* target_modules,
                                          tn_string_view name);

/// Returns whether a weight may have the extent that an adapter's matrix has.
static inline bool tn_target_modules__extent_fits(int64_t weight_extent, int64_t extent) {
  return weight_extent == TN_DYNAMIC || weight_extent == extent;
}

/// Returns the entry with `role` in the target module, or NULL.
const tn_adapter_entry* tn_target_modules__entry(const tn_target_modules* target_modules,
                                                 const tn_target_module* target_module,
                                                 const char* role);

/// Same for a role that is a view.
const tn_adapter_entry* tn_target_modules__entry_view(const tn_target_modules* target_modules,
                                                      const tn_target_module* target_module,
                                                      tn_string_view role);

/// Checks a target module on its own: it has two matrices that fit each other, and no role twice.
/// On failure, `out_problem`, with room for `capacity` bytes, has the message.
tn_status tn_target_modules__check(const tn_target_modules* target_modules,
                                   const tn_target_module* target_module, char* out_problem,
                                   size_t capacity);

/// Checks that a target module accepted by tn_target_modules__check fits a weight of this type.
tn_status tn_target_modules__check_weight(const tn_target_modules* target_modules,
                                          const tn_target_module* target_module, tn_type weight,
                                          char* out_problem, size_t capacity);

#endif  // TENURE_SRC_ADAPTER_TARGET_MODULES_H
