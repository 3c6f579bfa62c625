// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pattern sets: entries are added one by one, then frozen into lists by name.

#include <stdlib.h>

#include "base/hash.h"
#include "rewrite/session.h"
#include "rewrite/type_converter.h"

//===-- Adding --------------------------------------------------------------------------------===//

tn_status tn_pattern_set_create(tn_context* context, tn_pattern_set** out_set) {
  *out_set = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  *out_set = tn_allocate_zeroed(&context->allocator, sizeof **out_set);
  if (*out_set == NULL) return tn_context__out_of_memory(context);
  (*out_set)->context = context;
  return TN_OK;
}

static void free_list(const tn_allocator* allocator, tn_pattern_list* list) {
  for (size_t i = 0; i < list->count; ++i) {
    tn_pattern_entry* entry = &list->items[i];
    if (entry->delete_user_data != NULL) entry->delete_user_data(entry->user_data);
    tn_type_converter_destroy(entry->converter);
    tn_deallocate(allocator, entry->name, strlen(entry->name) + 1);
  }
  tn_deallocate(allocator, list->items, list->capacity * sizeof *list->items);
  tn_deallocate(allocator, list->ranges, list->range_capacity * sizeof *list->ranges);
}

static int compare_numbers(const void* a, const void* b) {
  const uint32_t left = ((const tn_pattern_entry*)a)->number;
  const uint32_t right = ((const tn_pattern_entry*)b)->number;
  return (left > right) - (left < right);
}

static void sort(tn_pattern_list* list, int (*compare)(const void* a, const void* b)) {
  if (list->count > 1) qsort(list->items, list->count, sizeof *list->items, compare);
}

void tn_pattern_set_destroy(tn_pattern_set* set) {
  if (set == NULL || set->is_ending) return;
  if (__atomic_load_n(&set->runs, __ATOMIC_ACQUIRE) != 0) {
    set->is_doomed = true;
    return;
  }
  set->is_ending = true;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, set->context, TN_CALL_CHANGES);
  const tn_allocator allocator = set->context->allocator;
  sort(&set->patterns, compare_numbers);
  sort(&set->folds, compare_numbers);
  free_list(&allocator, &set->patterns);
  free_list(&allocator, &set->folds);
  free_list(&allocator, &set->functions);
  tn_deallocate(&allocator, set, sizeof *set);
  tn_callback_guard__end(&call);
}

static tn_status refuse(const tn_pattern_set* set, const char* why) {
  return tn_context__fail(set->context, TN_INVALID_ARGUMENT, (tn_location){set->context, 0},
                          "cannot add a pattern: %s", why);
}

static tn_status check_open(const tn_pattern_set* set) {
  if (set->is_ending || set->is_doomed) return refuse(set, "the set is destroyed");
  return set->is_frozen ? refuse(set, "the set is frozen") : TN_OK;
}

/// Adds an entry with a copy of `name`.
static tn_status add(tn_pattern_set* set, tn_pattern_list* list, tn_string_view root,
                     tn_string_view name, tn_pattern_entry entry) {
  tn_context* context = set->context;
  if (root.size != 0) TN_TRY(tn_operation_name__get(context, root, &entry.root));
  if (!tn_array_grow(&context->allocator, (void*)&list->items, &list->capacity, list->count + 1,
                     sizeof *list->items)) {
    return tn_context__out_of_memory(context);
  }
  if (name.size == 0) name = root.size != 0 ? root : tn_string_view_from("for any operation");
  // The size of the copy is later derived from its length.
  const char* nul = memchr(name.data, '\0', name.size);
  if (nul != NULL) name.size = (size_t)(nul - name.data);
  entry.name = tn_allocate(&context->allocator, name.size + 1);
  if (entry.name == NULL) return tn_context__out_of_memory(context);
  memcpy(entry.name, name.data, name.size);
  entry.name[name.size] = '\0';
  entry.number = (uint32_t)list->count;
  list->items[list->count++] = entry;
  return TN_OK;
}

tn_status tn_pattern_set__add_entry(tn_pattern_set* set, tn_string_view root, tn_string_view name,
                                    const tn_pattern_entry* entry) {
  TN_TRY(check_open(set));
  if (entry->match_and_rewrite == NULL && entry->convert == NULL) {
    return refuse(set, "missing function");
  }
  if (entry->benefit > TN_PATTERN_BENEFIT_MAX) return refuse(set, "benefit exceeds 65534");
  TN_TRY(add(set, &set->patterns, root, name, *entry));
  if (entry->converter != NULL) tn_type_converter__retain(entry->converter);
  return TN_OK;
}

tn_status tn_pattern_set_add(tn_pattern_set* set, const tn_pattern* pattern) {
  return tn_pattern_set__add_entry(
      set, pattern->root, pattern->name,
      &(tn_pattern_entry){.benefit = pattern->benefit,
                          .match_and_rewrite = pattern->match_and_rewrite,
                          .user_data = pattern->user_data,
                          .delete_user_data = pattern->delete_user_data});
}

tn_status tn_pattern_set_add_fold(tn_pattern_set* set, tn_string_view root, tn_fold_hook_fn fold,
                                  void* user_data, void (*delete_user_data)(void* user_data)) {
  TN_TRY(check_open(set));
  if (fold == NULL) return refuse(set, "missing function");
  if (root.size == 0) return refuse(set, "a fold needs an operation name");
  return add(set, &set->folds, root, root,
             (tn_pattern_entry){
                 .fold = fold, .user_data = user_data, .delete_user_data = delete_user_data});
}

//===-- pdl functions -------------------------------------------------------------------------===//

uint32_t tn_pattern_set__find_function(const tn_pattern_set* set, tn_string_view name,
                                       bool is_constraint) {
  for (size_t i = 0; i < set->functions.count; ++i) {
    const tn_pattern_entry* entry = &set->functions.items[i];
    if ((entry->benefit == 1) == is_constraint &&
        tn_string_view_equal(tn_string_view_from(entry->name), name)) {
      return (uint32_t)i;
    }
  }
  return UINT32_MAX;
}

static tn_status add_function(tn_pattern_set* set, tn_string_view name, bool is_constraint,
                              tn_pattern_entry entry) {
  TN_TRY(check_open(set));
  if (entry.function == NULL) return refuse(set, "missing function");
  if (name.size == 0) return refuse(set, "a native PDL function needs a name");
  if (tn_pattern_set__find_function(set, name, is_constraint) != UINT32_MAX) {
    return tn_context__fail(set->context, TN_ALREADY_EXISTS, (tn_location){set->context, 0},
                            "%s '%.*s' is already registered",
                            is_constraint ? "constraint" : "rewrite", (int)name.size, name.data);
  }
  entry.benefit = is_constraint;
  return add(set, &set->functions, (tn_string_view){NULL, 0}, name, entry);
}

tn_status tn_pattern_set_add_pdl_constraint(tn_pattern_set* set, tn_string_view name,
                                            tn_pdl_fn constraint, void* user_data,
                                            void (*delete_user_data)(void* user_data)) {
  return add_function(
      set, name, true,
      (tn_pattern_entry){
          .function = constraint, .user_data = user_data, .delete_user_data = delete_user_data});
}

tn_status tn_pattern_set_add_pdl_rewrite(tn_pattern_set* set, tn_string_view name,
                                         tn_pdl_fn rewrite, void* user_data,
                                         void (*delete_user_data)(void* user_data)) {
  return add_function(
      set, name, false,
      (tn_pattern_entry){
          .function = rewrite, .user_data = user_data, .delete_user_data = delete_user_data});
}

tn_status tn_pattern_set_add_canonicalization(tn_pattern_set* set) {
  TN_TRY(check_open(set));
  set->canonicalizes = true;
  return TN_OK;
}

size_t tn_pattern_set_count(const tn_pattern_set* set) { return set->patterns.count; }

//===-- Freezing ------------------------------------------------------------------------------===//

/// Compares by root name, with entries for any op first, then by benefit, then by insertion order.
static int compare_entries(const void* a, const void* b) {
  const tn_pattern_entry* left = a;
  const tn_pattern_entry* right = b;
  const tn_uref left_root = left->root == NULL ? 0 : left->root->self;
  const tn_uref right_root = right->root == NULL ? 0 : right->root->self;
  if (left_root != right_root) return left_root < right_root ? -1 : 1;
  if (left->benefit != right->benefit) return left->benefit > right->benefit ? -1 : 1;
  return compare_numbers(a, b);
}

static tn_pattern_range* slot_for(const tn_pattern_list* list, const tn_storage* root) {
  for (size_t at = (size_t)tn_hash_word(root->self);; ++at) {
    tn_pattern_range* range = &list->ranges[at & (list->range_capacity - 1)];
    if (range->root == root || range->root == NULL) return range;
  }
}

const tn_pattern_range* tn_pattern_list__find(const tn_pattern_list* list, const tn_storage* root) {
  const tn_pattern_range* range = slot_for(list, root);
  return range->root == NULL ? NULL : range;
}

static tn_status reserve_ranges(const tn_pattern_set* set, tn_pattern_list* list) {
  size_t capacity = 4;
  while (capacity < 2 * list->count) capacity *= 2;
  list->ranges = tn_allocate_zeroed(&set->context->allocator, capacity * sizeof *list->ranges);
  if (list->ranges == NULL) return tn_context__out_of_memory(set->context);
  list->range_capacity = capacity;
  return TN_OK;
}

static void fill_ranges(tn_pattern_list* list) {
  sort(list, compare_entries);
  for (size_t i = 0; i < list->count; ++i) {
    const tn_storage* root = list->items[i].root;
    if (root == NULL) {
      ++list->any_count;
      continue;
    }
    tn_pattern_range* range = slot_for(list, root);
    if (range->root == NULL) *range = (tn_pattern_range){root, (uint32_t)i, 0};
    ++range->count;
  }
}

static tn_status freeze(tn_pattern_set* set) {
  tn_pattern_list* patterns = &set->patterns;
  TN_TRY(reserve_ranges(set, patterns));
  const tn_status status = reserve_ranges(set, &set->folds);
  if (status != TN_OK) {
    tn_deallocate(&set->context->allocator, patterns->ranges,
                  patterns->range_capacity * sizeof *patterns->ranges);
    patterns->ranges = NULL;
    patterns->range_capacity = 0;
    return status;
  }
  fill_ranges(patterns);
  fill_ranges(&set->folds);
  set->is_frozen = true;
  return TN_OK;
}

void tn_pattern_set__thaw(tn_pattern_set* set) {
  tn_pattern_list* lists[2] = {&set->patterns, &set->folds};
  for (size_t i = 0; i < 2; ++i) {
    tn_deallocate(&set->context->allocator, lists[i]->ranges,
                  lists[i]->range_capacity * sizeof *lists[i]->ranges);
    lists[i]->ranges = NULL;
    lists[i]->range_capacity = 0;
    lists[i]->any_count = 0;
    sort(lists[i], compare_numbers);
  }
  set->is_frozen = false;
}

void tn_pattern_set__drop(tn_pattern_set* set, size_t count) {
  tn_pattern_list* list = &set->patterns;
  while (list->count > count) {
    char* name = list->items[--list->count].name;
    tn_deallocate(&set->context->allocator, name, strlen(name) + 1);
  }
}

tn_status tn_pattern_set_freeze(tn_pattern_set* set) {
  if (set->is_frozen) return TN_OK;
  if (set->is_ending) return refuse(set, "the set is destroyed");
  // An error handler may destroy the set.
  __atomic_fetch_add(&set->runs, 1, __ATOMIC_ACQ_REL);
  const tn_status status = freeze(set);
  tn_pattern_set__end(set);
  return status;
}

tn_status tn_pattern_set__begin(tn_pattern_set* set) {
  TN_TRY(tn_pattern_set_freeze(set));
  __atomic_fetch_add(&set->runs, 1, __ATOMIC_ACQ_REL);
  return TN_OK;
}

void tn_pattern_set__end(tn_pattern_set* set) {
  if (__atomic_sub_fetch(&set->runs, 1, __ATOMIC_ACQ_REL) == 0 && set->is_doomed) {
    tn_pattern_set_destroy(set);
  }
}
