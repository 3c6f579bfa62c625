// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prefetches the pages of a file that is not in memory that contain descriptions.
//
// Reading one description after the other waits for the disk each time, since the size of a
// tensor's data is stored right before the data. If all are requested at once, the disk serves them
// together. Only the parameter in the middle is checked, so a file in memory costs just two system
// calls. Nothing here is trusted or reported: the reader rejects invalid data.

#include "adapter/onnx_format.h"

/// Approximate size of a parameter's description.
#define NEAR_SIZE 256u
#define COUNT_MIN 16u

typedef struct prefetcher {
  const tn_mapping* mapping;
  tn_flatbuffer probe;
  const tn_flatbuffer_vector* parameters;
} prefetcher;

// Finds the parameter's table; returns false if it is invalid.
static bool find_table(prefetcher* p, size_t index, tn_flatbuffer_table* out_table) {
  size_t position;
  return tn_flatbuffer__element(&p->probe, p->parameters, index, &position) &&
         tn_flatbuffer__table(&p->probe, position, TN_ONNX_FIELD_COUNT, out_table);
}

static void ask_for_tables(prefetcher* p) {
  for (size_t i = 0; i < p->parameters->count; ++i) {
    size_t position;
    if (!tn_flatbuffer__element(&p->probe, p->parameters, i, &position)) return;
    tn_mapping__will_need(p->mapping, position, NEAR_SIZE);
  }
}

static void ask_for_parts(prefetcher* p) {
  static const unsigned fields[] = {TN_ONNX_PARAMETER_NAME, TN_ONNX_PARAMETER_DIMS,
                                    TN_ONNX_PARAMETER_RAW_DATA};
  for (size_t i = 0; i < p->parameters->count; ++i) {
    tn_flatbuffer_table table;
    if (!find_table(p, i, &table)) return;
    for (size_t k = 0; k < sizeof fields / sizeof *fields; ++k) {
      size_t position;
      if (!tn_flatbuffer__target(&p->probe, &table, fields[k], &position)) return;
      if (position != 0) tn_mapping__will_need(p->mapping, position, sizeof(uint32_t));
    }
  }
}

void tn_onnx_prefetch__parameters(const tn_adapter* adapter, const tn_flatbuffer* buffer,
                                  const tn_flatbuffer_vector* parameters) {
  prefetcher p = {&adapter->mapping, *buffer, parameters};
  const size_t middle = parameters->count / 2;
  tn_flatbuffer_table table;
  size_t position;
  if (!tn_adapter_is_mapped(adapter) || parameters->count < COUNT_MIN) return;
  if (!tn_flatbuffer__element(&p.probe, parameters, middle, &position)) return;
  if (!tn_mapping__is_in_memory(p.mapping, position)) ask_for_tables(&p);
  if (!find_table(&p, middle, &table)) return;
  if (!tn_flatbuffer__target(&p.probe, &table, TN_ONNX_PARAMETER_RAW_DATA, &position)) return;
  if (position != 0 && !tn_mapping__is_in_memory(p.mapping, position)) ask_for_parts(&p);
}
