// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading ahead where it pays: the pages that a cold file's descriptions lie in.
//
// A reader that takes one description after the other waits for the disk at each, for the size of a
// tensor's data stands before the data. Asked for all at once, the disk serves them together.
// Whether it pays is asked of the parameter in the middle, so a file that is in memory costs two
// system calls. Nothing here is trusted or reported: what is odd is for the reader to refuse.

#include "adapter/onnx_format.h"

/// A parameter's description is this large, about.
#define NEAR_SIZE 256u
#define COUNT_MIN 16u

typedef struct prefetcher {
  const tn_mapping* mapping;
  tn_flatbuffer probe;
  const tn_flatbuffer_vector* parameters;
} prefetcher;

// The parameter's table, or false.
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
