// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Containers: arrays, dictionaries and symbol references.

#include <stdlib.h>

#include "base/order.h"
#include "ir/attribute_make.h"

#define ENTRIES_SPACE 32u
#define INSERTION_SORT_COUNT 16u

static inline tn_status get_list(tn_context* context, tn_attribute_kind kind, size_t count,
                                 const tn_uref* refs, size_t ref_count, tn_nesting nesting,
                                 tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (count > UINT32_MAX) return tn_uniqued__too_large(context, "an attribute");
  const uint64_t head = tn_word_of((uint32_t)count, 0);
  tn_storage_key key = {.kind = tn_attribute__storage_kind(kind),
                        .context_or_type = context->uniquer.none_type,
                        .payload = &head,
                        .payload_size = sizeof head,
                        .tail = refs,
                        .tail_size = ref_count * sizeof *refs};
  return tn_uniquer__get_nested(context, &key, nesting, &out_attribute->storage);
}

tn_status tn_attribute__get_list(tn_context* context, tn_attribute_kind kind, size_t count,
                                 const tn_uref* refs, size_t ref_count, tn_nesting nesting,
                                 tn_attribute* out_attribute) {
  return get_list(context, kind, count, refs, ref_count, nesting, out_attribute);
}

/// Checks that `storage` is an attribute of the context; callers may pass a type by mistake.
static tn_status check_attribute(const tn_context* context, const tn_storage* storage,
                                 const char* what) {
  TN_TRY(tn_uniqued__check(context, storage, what));
  return tn_storage_is_type(storage) ? tn_uniqued__refuse(context, storage, what) : TN_OK;
}

//===-- Arrays --------------------------------------------------------------------------------===//

static tn_status add_elements(const tn_context* context, const tn_attribute* elements, size_t count,
                              tn_uref* refs, tn_nesting* nesting) {
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(check_attribute(context, elements[i].storage, "an element"));
    refs[i] = elements[i].storage->self;
    tn_nesting__add(nesting, elements[i].storage);
  }
  return TN_OK;
}

tn_status tn_array_attribute_get(tn_context* context, const tn_attribute* elements, size_t count,
                                 tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, count, &list));
  tn_nesting nesting = {0};
  tn_status status = add_elements(context, elements, count, list.refs, &nesting);
  if (status == TN_OK) {
    status = get_list(context, TN_ATTRIBUTE_ARRAY, count, list.refs, count, nesting, out_attribute);
  }
  tn_uref_list__close(context, &list);
  return status;
}

size_t tn_array_attribute_count(tn_attribute attribute) {
  const tn_array_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_ARRAY);
  return payload == NULL ? 0 : payload->count;
}

tn_attribute tn_array_attribute_element(tn_attribute attribute, size_t index) {
  const tn_array_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_ARRAY);
  if (payload == NULL || index >= payload->count) return (tn_attribute){NULL};
  return tn_attribute__from(tn_storage_context(attribute.storage), payload->elements[index]);
}

//===-- Sorting the entries of a dictionary ---------------------------------------------------===//

static int compare_entries(const void* a, const void* b) {
  const tn_named_attribute* left = a;
  const tn_named_attribute* right = b;
  if (left->name.storage == right->name.storage) return 0;
  return tn_order__texts(tn_identifier_text(left->name), tn_identifier_text(right->name));
}

static bool is_sorted(const tn_named_attribute* entries, size_t count) {
  for (size_t i = 1; i < count; ++i) {
    if (compare_entries(&entries[i - 1], &entries[i]) >= 0) return false;
  }
  return true;
}

static void sort_entries(tn_named_attribute* entries, size_t count) {
  if (count > INSERTION_SORT_COUNT) {
    qsort(entries, count, sizeof *entries, compare_entries);
    return;
  }
  for (size_t i = 1; i < count; ++i) {
    const tn_named_attribute entry = entries[i];
    size_t at = i;
    for (; at > 0 && compare_entries(&entries[at - 1], &entry) > 0; --at) {
      entries[at] = entries[at - 1];
    }
    entries[at] = entry;
  }
}

//===-- Dictionaries --------------------------------------------------------------------------===//

static tn_status check_entries(const tn_context* context, const tn_named_attribute* entries,
                               size_t count) {
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_uniqued__check(context, entries[i].name.storage, "a name"));
    if (entries[i].name.storage->kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING) {
      return tn_uniqued__refuse(context, entries[i].name.storage, "a name");
    }
    TN_TRY(check_attribute(context, entries[i].value.storage, "an attribute"));
    if (tn_identifier_text(entries[i].name).size == 0) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                              "empty attribute name in dictionary");
    }
  }
  return TN_OK;
}

static tn_status refuse_duplicate(const tn_context* context, tn_identifier name) {
  const tn_string_view text = tn_identifier_text(name);
  const int shown = text.size > 1000 ? 1000 : (int)text.size;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "duplicate key '%.*s' in dictionary attribute", shown, text.data);
}

static tn_status get_sorted(tn_context* context, const tn_named_attribute* entries, size_t count,
                            tn_attribute* out_attribute) {
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, 2 * count, &list));
  tn_nesting nesting = {0};
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    if (i != 0 && entries[i - 1].name.storage == entries[i].name.storage) {
      status = refuse_duplicate(context, entries[i].name);
    }
    list.refs[2 * i] = entries[i].name.storage->self;
    list.refs[2 * i + 1] = entries[i].value.storage->self;
    tn_nesting__add(&nesting, entries[i].value.storage);
  }
  if (status == TN_OK) {
    status = get_list(context, TN_ATTRIBUTE_DICTIONARY, count, list.refs, 2 * count, nesting,
                      out_attribute);
  }
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_dictionary_attribute_get(tn_context* context, const tn_named_attribute* entries,
                                      size_t count, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (count > UINT32_MAX) return tn_uniqued__too_large(context, "a dictionary");
  TN_TRY(check_entries(context, entries, count));
  if (is_sorted(entries, count)) return get_sorted(context, entries, count, out_attribute);
  tn_named_attribute space[ENTRIES_SPACE];
  tn_named_attribute* sorted = space;
  const size_t byte_size = count * sizeof *entries;
  if (count > ENTRIES_SPACE) sorted = tn_allocate(&context->allocator, byte_size);
  if (sorted == NULL) return tn_context__out_of_memory(context);
  memcpy(sorted, entries, byte_size);
  sort_entries(sorted, count);
  const tn_status status = get_sorted(context, sorted, count, out_attribute);
  if (sorted != space) tn_deallocate(&context->allocator, sorted, byte_size);
  return status;
}

size_t tn_dictionary_attribute_count(tn_attribute attribute) {
  const tn_dictionary_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DICTIONARY);
  return payload == NULL ? 0 : payload->count;
}

tn_named_attribute tn_dictionary_attribute_entry(tn_attribute attribute, size_t index) {
  const tn_dictionary_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DICTIONARY);
  if (payload == NULL || index >= payload->count) return (tn_named_attribute){{NULL}, {NULL}};
  const tn_context* context = tn_storage_context(attribute.storage);
  return (tn_named_attribute){tn_identifier__from(context, payload->entries[index].name),
                              tn_attribute__from(context, payload->entries[index].value)};
}

tn_attribute tn_dictionary_attribute_find(tn_attribute attribute, tn_string_view name) {
  const tn_dictionary_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DICTIONARY);
  const tn_context* context = tn_attribute_context(attribute);
  size_t low = 0;
  size_t high = payload == NULL ? 0 : payload->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    const tn_dictionary_entry entry = payload->entries[middle];
    const int order = tn_order__texts(tn_identifier__text(context, entry.name), name);
    if (order == 0) return tn_attribute__from(context, entry.value);
    if (order < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return (tn_attribute){NULL};
}

//===-- Symbol references ---------------------------------------------------------------------===//

static tn_status add_symbols(tn_context* context, tn_string_view root, const tn_string_view* nested,
                             size_t nested_count, tn_uref* refs) {
  for (size_t i = 0; i <= nested_count; ++i) {
    tn_identifier symbol = {NULL};
    TN_TRY(tn_identifier_get(context, i == 0 ? root : nested[i - 1], &symbol));
    refs[i] = symbol.storage->self;
  }
  return TN_OK;
}

tn_status tn_symbol_ref_attribute_get(tn_context* context, tn_string_view root,
                                      const tn_string_view* nested, size_t nested_count,
                                      tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  bool has_empty = root.size == 0;
  for (size_t i = 0; i < nested_count && !has_empty; ++i) has_empty = nested[i].size == 0;
  if (has_empty) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "empty symbol name");
  }
  return tn_symbol_ref_attribute__get(context, root, nested, nested_count, out_attribute);
}

tn_status tn_symbol_ref_attribute__get(tn_context* context, tn_string_view root,
                                       const tn_string_view* nested, size_t nested_count,
                                       tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (nested_count >= UINT32_MAX) return tn_uniqued__too_large(context, "a symbol reference");
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, nested_count + 1, &list));
  tn_status status = add_symbols(context, root, nested, nested_count, list.refs);
  if (status == TN_OK) {
    status = tn_attribute__get_list(context, TN_ATTRIBUTE_SYMBOL_REF, nested_count + 1, list.refs,
                                    nested_count + 1, (tn_nesting){.flags = TN_STORAGE_HAS_SYMBOL},
                                    out_attribute);
  }
  tn_uref_list__close(context, &list);
  return status;
}

tn_string_view tn_symbol_ref_attribute_root(tn_attribute attribute) {
  const tn_symbol_ref_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_SYMBOL_REF);
  if (payload == NULL) return (tn_string_view){NULL, 0};
  return tn_identifier__text(tn_storage_context(attribute.storage), payload->symbols[0]);
}

size_t tn_symbol_ref_attribute_nested_count(tn_attribute attribute) {
  const tn_symbol_ref_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_SYMBOL_REF);
  return payload == NULL ? 0 : payload->count - 1u;
}

tn_string_view tn_symbol_ref_attribute_nested(tn_attribute attribute, size_t index) {
  const tn_symbol_ref_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_SYMBOL_REF);
  if (payload == NULL || index + 1 >= payload->count) return (tn_string_view){NULL, 0};
  return tn_identifier__text(tn_storage_context(attribute.storage), payload->symbols[index + 1]);
}
