// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups the parameters of an adapter by target module.
//
// One table has both spellings of a target module. The full names of all target modules are entered
// first, so that a shortened name never hides the target module with that full name.

#include "adapter/target_modules.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/hash.h"
#include "base/status.h"

//===-- Grouping ------------------------------------------------------------------------------===//

// Returns the bucket of the target module with this name or this shortened name, or the free one
// where it belongs.
static uint32_t* find_bucket(const tn_target_modules* target_modules, tn_string_view name,
                             bool shortened) {
  const size_t mask = target_modules->bucket_count - 1;
  size_t i = (size_t)tn_hash_bytes(name.data, name.size, target_modules->adapter->hash_seed) & mask;
  for (; target_modules->buckets[i] != 0; i = (i + 1) & mask) {
    const tn_string_view whole =
        target_modules->target_modules[target_modules->buckets[i] - 1].name;
    const tn_string_view candidate = shortened ? tn_names__without_peft_prefix(whole) : whole;
    if (tn_string_view_equal(candidate, name)) break;
  }
  return &target_modules->buckets[i];
}

static void add_member(tn_target_modules* target_modules, uint32_t number,
                       const tn_parameter_parts* parts) {
  tn_target_module_member* member = &target_modules->members[number];
  *member = (tn_target_module_member){.role = parts->role};
  if (parts->role.size == 0) return;
  uint32_t* bucket = find_bucket(target_modules, parts->target_module, false);
  if (*bucket == 0) {
    target_modules->target_modules[target_modules->count++] =
        (tn_target_module){.name = parts->target_module, .first_member = number + 1};
    *bucket = (uint32_t)target_modules->count;
  }
  member->target_module = *bucket - 1;
  tn_target_module* target_module = &target_modules->target_modules[member->target_module];
  if (target_module->last_member != 0)
    target_modules->members[target_module->last_member - 1].next = number + 1;
  target_module->last_member = number + 1;
  target_module->member_count++;
}

static void add_short_names(tn_target_modules* target_modules) {
  for (size_t i = 0; i < target_modules->count; ++i) {
    const tn_string_view name =
        tn_names__without_peft_prefix(target_modules->target_modules[i].name);
    uint32_t* bucket = find_bucket(target_modules, name, true);
    if (*bucket == 0) *bucket = (uint32_t)i + 1;
  }
}

tn_status tn_target_modules__make(const tn_adapter* adapter, const tn_allocator* allocator,
                                  tn_target_modules* out_target_modules) {
  *out_target_modules = (tn_target_modules){.adapter = adapter, .allocator = allocator};
  const size_t count = adapter->entry_count;
  if (count == 0) return TN_OK;
  size_t bucket_count = 4;
  while (bucket_count < 4 * count) bucket_count *= 2;
  out_target_modules->target_modules =
      tn_allocate(allocator, count * sizeof *out_target_modules->target_modules);
  out_target_modules->members = tn_allocate(allocator, count * sizeof *out_target_modules->members);
  out_target_modules->buckets =
      tn_allocate_zeroed(allocator, bucket_count * sizeof *out_target_modules->buckets);
  out_target_modules->bucket_count = bucket_count;
  if (out_target_modules->target_modules == NULL || out_target_modules->members == NULL ||
      out_target_modules->buckets == NULL) {
    return TN_OUT_OF_MEMORY;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_parameter_parts parts = tn_names__split(adapter->entries[i].name);
    add_member(out_target_modules, i, &parts);
  }
  add_short_names(out_target_modules);
  return TN_OK;
}

void tn_target_modules__free(tn_target_modules* target_modules) {
  if (target_modules->adapter == NULL) return;
  const size_t count = target_modules->adapter->entry_count;
  tn_deallocate(target_modules->allocator, target_modules->target_modules,
                count * sizeof *target_modules->target_modules);
  tn_deallocate(target_modules->allocator, target_modules->members,
                count * sizeof *target_modules->members);
  tn_deallocate(target_modules->allocator, target_modules->buckets,
                target_modules->bucket_count * sizeof *target_modules->buckets);
  *target_modules = (tn_target_modules){0};
}

tn_target_module* tn_target_modules__find(const tn_target_modules* target_modules,
                                          tn_string_view name) {
  if (target_modules->bucket_count == 0) return NULL;
  uint32_t number = *find_bucket(target_modules, name, false);
  if (number == 0) number = *find_bucket(target_modules, name, true);
  return number == 0 ? NULL : &target_modules->target_modules[number - 1];
}

const tn_adapter_entry* tn_target_modules__entry(const tn_target_modules* target_modules,
                                                 const tn_target_module* target_module,
                                                 const char* role) {
  return tn_target_modules__entry_view(target_modules, target_module, tn_string_view_from(role));
}

const tn_adapter_entry* tn_target_modules__entry_view(const tn_target_modules* target_modules,
                                                      const tn_target_module* target_module,
                                                      tn_string_view role) {
  for (uint32_t i = target_module->first_member; i != 0; i = target_modules->members[i - 1].next) {
    if (tn_string_view_equal(target_modules->members[i - 1].role, role)) {
      return &target_modules->adapter->entries[i - 1];
    }
  }
  return NULL;
}

//===-- Checking ------------------------------------------------------------------------------===//

typedef struct matrix_pair {
  const char* a_role;
  const char* b_role;
  const tn_adapter_entry* a;  ///< Shape [rank, in].
  const tn_adapter_entry* b;  ///< Shape [out, rank].
} matrix_pair;

static matrix_pair find_pair(const tn_target_modules* target_modules,
                             const tn_target_module* target_module) {
  matrix_pair pair = {.a_role = "lora_embedding_A", .b_role = "lora_embedding_B"};
  pair.a = tn_target_modules__entry(target_modules, target_module, pair.a_role);
  pair.b = tn_target_modules__entry(target_modules, target_module, pair.b_role);
  if (pair.a != NULL || pair.b != NULL) return pair;
  pair.a_role = "lora_A";
  pair.b_role = "lora_B";
  pair.a = tn_target_modules__entry(target_modules, target_module, pair.a_role);
  pair.b = tn_target_modules__entry(target_modules, target_module, pair.b_role);
  return pair;
}

static tn_status check_roles(const tn_target_modules* target_modules,
                             const tn_target_module* target_module, char* out_problem,
                             size_t capacity) {
  for (uint32_t i = target_module->first_member; i != 0; i = target_modules->members[i - 1].next) {
    const tn_string_view role = target_modules->members[i - 1].role;
    for (uint32_t k = target_modules->members[i - 1].next; k != 0;
         k = target_modules->members[k - 1].next) {
      if (!tn_string_view_equal(role, target_modules->members[k - 1].role)) continue;
      snprintf(out_problem, capacity, "duplicate role %.*s", role.size < 60 ? (int)role.size : 60,
               role.data);
      return TN_INVALID_ARGUMENT;
    }
  }
  return TN_OK;
}

static tn_status check_matrix(const char* role, const tn_adapter_entry* entry, char* out_problem,
                              size_t capacity) {
  if (entry == NULL) {
    snprintf(out_problem, capacity, "missing %s", role);
    return TN_INVALID_ARGUMENT;
  }
  if (tn_element_type_size((tn_element_type)entry->element_type) == 0) {
    snprintf(out_problem, capacity, "%s is packed; cast it before it is attached", role);
    return TN_INVALID_ARGUMENT;
  }
  if (entry->rank == 2) return TN_OK;
  snprintf(out_problem, capacity, "%s has %" PRIu32 " dimensions; expected 2", role, entry->rank);
  return TN_SHAPE_MISMATCH;
}

tn_status tn_target_modules__check(const tn_target_modules* target_modules,
                                   const tn_target_module* target_module, char* out_problem,
                                   size_t capacity) {
  TN_TRY(check_roles(target_modules, target_module, out_problem, capacity));
  const matrix_pair pair = find_pair(target_modules, target_module);
  TN_TRY(check_matrix(pair.a_role, pair.a, out_problem, capacity));
  TN_TRY(check_matrix(pair.b_role, pair.b, out_problem, capacity));
  const int64_t a_rank = tn_adapter__dim(target_modules->adapter, pair.a, 0);
  const int64_t b_rank = tn_adapter__dim(target_modules->adapter, pair.b, 1);
  if (a_rank != b_rank) {
    snprintf(out_problem, capacity, "%s has rank %" PRId64 ", %s has rank %" PRId64, pair.a_role,
             a_rank, pair.b_role, b_rank);
    return TN_SHAPE_MISMATCH;
  }
  if (pair.a->element_type != pair.b->element_type) {
    snprintf(out_problem, capacity, "%s has type %s, but %s has %s", pair.a_role,
             tn_element_type_name((tn_element_type)pair.a->element_type), pair.b_role,
             tn_element_type_name((tn_element_type)pair.b->element_type));
    return TN_SHAPE_MISMATCH;
  }
  return TN_OK;
}

// Formats an extent as in types, in `out`.
#define EXTENT_SIZE 24u
static const char* extent_text(int64_t extent, char* out) {
  if (extent == TN_DYNAMIC) return "?";
  snprintf(out, EXTENT_SIZE, "%" PRId64, extent);
  return out;
}

tn_status tn_target_modules__check_weight(const tn_target_modules* target_modules,
                                          const tn_target_module* target_module, tn_type weight,
                                          char* out_problem, size_t capacity) {
  const matrix_pair pair = find_pair(target_modules, target_module);
  if (!tn_shaped_type_has_rank(weight) || tn_shaped_type_rank(weight) != 2) {
    snprintf(out_problem, capacity, "its weight is not a matrix");
    return TN_SHAPE_MISMATCH;
  }
  const int64_t* dims = tn_shaped_type_dims(weight);
  const int64_t in = tn_adapter__dim(target_modules->adapter, pair.a, 1);
  const int64_t out = tn_adapter__dim(target_modules->adapter, pair.b, 0);
  const tn_type element = tn_type_element_type(weight);
  const char* name = tn_element_type_name((tn_element_type)pair.a->element_type);
  const bool is_float = strchr("bf", name[0]) != NULL;
  if (tn_type_kind_of(element) != TN_TYPE_FLOAT || !is_float) {
    snprintf(out_problem, capacity, "%s has type %s and the weight has %s; both must have floats",
             pair.a_role, name, tn_type_kind_of(element) == TN_TYPE_FLOAT ? "floats" : "no floats");
    return TN_SHAPE_MISMATCH;
  }
  if (tn_target_modules__extent_fits(dims[0], in) && tn_target_modules__extent_fits(dims[1], out))
    return TN_OK;
  char rows[EXTENT_SIZE], columns[EXTENT_SIZE];
  snprintf(out_problem, capacity,
           "%s [rank, in] has %" PRId64 " inputs and %s [out, rank] %" PRId64
           " outputs; its weight [in, out] is [%s, %s]",
           pair.a_role, in, pair.b_role, out, extent_text(dims[0], rows),
           extent_text(dims[1], columns));
  return TN_SHAPE_MISMATCH;
}
