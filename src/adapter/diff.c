// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares two adapters.

#include <tenure/adapter_merge.h>

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "adapter/adapter.h"
#include "adapter/element.h"
#include "base/status.h"
#include "base/text_buffer.h"
#include "ir/context.h"

/// Numbers in a block. It is even, since two 4-bit numbers share a byte.
#define BLOCK_COUNT ((size_t)1024)
#define NUMBER_SIZE_MAX 8u

typedef struct comparison {
  const tn_adapter* first;
  const tn_adapter* second;
  tn_context* context;
  tn_adapter_difference_fn found;
  void* user_data;
} comparison;

//===-- Reporting -----------------------------------------------------------------------------===//

static void append_tensor(tn_text_buffer* text, const tn_adapter_entry* entry) {
  tn_text_buffer_append_text(text, "tensor<");
  for (uint32_t i = 0; i < entry->rank; ++i) {
    tn_text_buffer_format(text, "%" PRId64 "x", entry->dims[i]);
  }
  tn_text_buffer_append_text(text, tn_element_type_name((tn_element_type)entry->element_type));
  tn_text_buffer_append_text(text, ">");
}

// Reports a difference of a parameter, with the types of the entries that exist.
static tn_status report_entries(const comparison* c, tn_adapter_difference difference,
                                const tn_adapter_entry* a, const tn_adapter_entry* b) {
  tn_text_buffer first = tn_text_buffer_make(&c->context->allocator);
  tn_text_buffer second = tn_text_buffer_make(&c->context->allocator);
  if (a != NULL) append_tensor(&first, a);
  if (b != NULL) append_tensor(&second, b);
  difference.name = a != NULL ? a->name : b->name;
  difference.first = tn_text_buffer_view(&first);
  difference.second = tn_text_buffer_view(&second);
  const tn_status status = first.failed || second.failed ? tn_context__out_of_memory(c->context)
                                                         : c->found(c->user_data, &difference);
  tn_text_buffer_free(&first);
  tn_text_buffer_free(&second);
  return status;
}

static tn_status tell_versions(const comparison* c, tn_difference_kind kind, int first,
                               int second) {
  char texts[2][16];
  if (first == second) return TN_OK;
  (void)snprintf(texts[0], sizeof texts[0], "%d", first);
  (void)snprintf(texts[1], sizeof texts[1], "%d", second);
  return c->found(c->user_data, &(tn_adapter_difference){.kind = kind,
                                                         .first = tn_string_view_from(texts[0]),
                                                         .second = tn_string_view_from(texts[1])});
}

//===-- Data ----------------------------------------------------------------------------------===//

// Counts differing numbers in two blocks of `size` bytes that are not equal.
static void count_block(const tn_adapter_entry* entry, const unsigned char* a,
                        const unsigned char* b, size_t size, tn_adapter_difference* difference) {
  double left[BLOCK_COUNT];
  double right[BLOCK_COUNT];
  const size_t bits = tn_element_type_bit_width((tn_element_type)entry->element_type) /
                      tn_element__parts(entry->element_type);
  const size_t count = size * 8 / bits;
  tn_element__load(entry->element_type, a, 0, count, left);
  tn_element__load(entry->element_type, b, 0, count, right);
  for (size_t i = 0; i < count; ++i) {
    const bool same =
        bits == 4 ? left[i] == right[i] : memcmp(a + i * bits / 8, b + i * bits / 8, bits / 8) == 0;
    const double distance = fabs(left[i] - right[i]);
    difference->element_count += !same;
    if (isfinite(distance) && distance > difference->largest_distance) {
      difference->largest_distance = distance;
    }
  }
}

static tn_status compare_data(const comparison* c, const tn_adapter_entry* a,
                              const tn_adapter_entry* b) {
  unsigned char left[BLOCK_COUNT * NUMBER_SIZE_MAX];
  unsigned char right[BLOCK_COUNT * NUMBER_SIZE_MAX];
  tn_adapter_difference difference = {.kind = TN_DIFFERENCE_DATA};
  const size_t bits = tn_element_type_bit_width((tn_element_type)a->element_type) /
                      tn_element__parts(a->element_type);
  const size_t step = BLOCK_COUNT * bits / 8;
  for (size_t offset = 0; offset < a->byte_size; offset += step) {
    const size_t size = a->byte_size - offset < step ? a->byte_size - offset : step;
    if (!tn_adapter__read(c->first, a->data_offset + offset, size, left) ||
        !tn_adapter__read(c->second, b->data_offset + offset, size, right)) {
      return tn_context__fail(c->context, TN_IO_ERROR, tn_location_unknown(c->context),
                              "the file of one of the adapters was changed after it was loaded");
    }
    if (memcmp(left, right, size) != 0) count_block(a, left, right, size, &difference);
  }
  return difference.element_count == 0 ? TN_OK : report_entries(c, difference, a, b);
}

//===-- Parameters ----------------------------------------------------------------------------===//

static bool has_same_shape(const tn_adapter_entry* a, const tn_adapter_entry* b) {
  return a->rank == b->rank &&
         (a->rank == 0 || memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) == 0);
}

static tn_status compare_entry(const comparison* c, const tn_adapter_entry* a) {
  const size_t number = tn_adapter__find(c->second, a->name);
  tn_adapter_difference difference = {.kind = TN_DIFFERENCE_ONLY_FIRST};
  if (number == SIZE_MAX) return report_entries(c, difference, a, NULL);
  const tn_adapter_entry* b = &c->second->entries[number];
  const bool same_type = a->element_type == b->element_type;
  const bool same_shape = has_same_shape(a, b);
  difference.kind = TN_DIFFERENCE_TYPE;
  if (!same_type) TN_TRY(report_entries(c, difference, a, b));
  difference.kind = TN_DIFFERENCE_SHAPE;
  if (!same_shape) TN_TRY(report_entries(c, difference, a, b));
  return same_type && same_shape ? compare_data(c, a, b) : TN_OK;
}

static tn_status compare_entries(const comparison* c) {
  for (size_t i = 0; i < c->first->entry_count; ++i) {
    TN_TRY(compare_entry(c, &c->first->entries[i]));
  }
  const tn_adapter_difference only_second = {.kind = TN_DIFFERENCE_ONLY_SECOND};
  for (size_t i = 0; i < c->second->entry_count; ++i) {
    const tn_adapter_entry* entry = &c->second->entries[i];
    if (tn_adapter__find(c->first, entry->name) != SIZE_MAX) continue;
    TN_TRY(report_entries(c, only_second, NULL, entry));
  }
  return TN_OK;
}

//===-- Versions and metadata -----------------------------------------------------------------===//

static tn_status compare_metadata(const comparison* c) {
  const tn_metadata* first = &c->first->metadata;
  const tn_metadata* second = &c->second->metadata;
  for (size_t i = 0; i < first->count; ++i) {
    const size_t other = tn_metadata__find(second, first->entries[i].key);
    tn_adapter_difference difference = {.kind = TN_DIFFERENCE_METADATA,
                                        .name = first->entries[i].key,
                                        .first = first->entries[i].value};
    if (other != SIZE_MAX) difference.second = second->entries[other].value;
    if (other != SIZE_MAX && tn_string_view_equal(difference.first, difference.second)) continue;
    TN_TRY(c->found(c->user_data, &difference));
  }
  for (size_t i = 0; i < second->count; ++i) {
    if (tn_metadata__find(first, second->entries[i].key) != SIZE_MAX) continue;
    const tn_adapter_difference difference = {.kind = TN_DIFFERENCE_METADATA,
                                              .name = second->entries[i].key,
                                              .second = second->entries[i].value};
    TN_TRY(c->found(c->user_data, &difference));
  }
  return TN_OK;
}

static tn_status compare(const tn_adapter* first, const tn_adapter* second, tn_context* context,
                         tn_adapter_difference_fn found, void* user_data) {
  const comparison c = {first, second, context, found, user_data};
  TN_TRY(tell_versions(&c, TN_DIFFERENCE_ADAPTER_VERSION, first->adapter_version,
                       second->adapter_version));
  TN_TRY(
      tell_versions(&c, TN_DIFFERENCE_MODEL_VERSION, first->model_version, second->model_version));
  TN_TRY(compare_metadata(&c));
  return compare_entries(&c);
}

tn_status tn_adapter_diff(tn_adapter* first, tn_adapter* second, tn_context* context,
                          tn_adapter_difference_fn found, void* user_data) {
  tn_callback_guard call;
  tn_object_retain(first);
  tn_object_retain(second);
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  const tn_status status = compare(first, second, context, found, user_data);
  tn_object_release(first);
  tn_object_release(second);
  tn_callback_guard__end(&call);
  return status;
}
