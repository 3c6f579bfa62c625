// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merges adapters.
//
// First all inputs are grouped by target module and checked. Then each target module, in the order
// of first occurrence, becomes a pair of matrices in a new builder, which finally replaces the
// caller's. Source: PEFT, LoraModel.add_weighted_adapter.

#include <tenure/adapter_merge.h>

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "adapter/adapter.h"
#include "adapter/adapter_builder.h"
#include "adapter/alpha.h"
#include "adapter/element.h"
#include "adapter/target_modules.h"
#include "base/status.h"
#include "ir/context.h"

#define BLOCK_COUNT ((size_t)1024)
#define PROBLEM_SIZE 256u

/// An input, grouped by target module.
typedef struct source {
  const tn_adapter* adapter;
  double weight;
  double alpha;  ///< 0 if not given.
  tn_target_modules target_modules;
} source;

/// A target module's pair in one input, and the factor of its product.
typedef struct part {
  const source* from;
  const tn_adapter_entry* a;
  const tn_adapter_entry* b;
  double factor;
} part;

typedef struct merger {
  const tn_adapter_builder* target;
  tn_adapter_builder* fresh;
  tn_merge_rule rule;
  source* sources;
  size_t source_count;
  part* parts;  ///< Parts of the current target module.
  size_t part_count;
  int64_t common_rank;  ///< The rank of all target modules so far; 0 before the first, -1 if they
                        ///< differ.
} merger;

static tn_status refuse(const merger* m, tn_status status, tn_string_view name, const char* words) {
  return tn_adapter_builder__refuse(m->target, status, name, "%s", words);
}

static tn_status out_of_memory(const merger* m) {
  return tn_context__out_of_memory(m->target->context);
}

//===-- Inputs --------------------------------------------------------------------------------===//

static bool is_half(tn_string_view role) {
  static const char* const roles[] = {"lora_A", "lora_B", "lora_embedding_A", "lora_embedding_B"};
  for (size_t i = 0; i < sizeof roles / sizeof *roles; ++i) {
    if (tn_string_view_equal(role, tn_string_view_from(roles[i]))) return true;
  }
  return false;
}

static tn_status check_source(const merger* m, const source* s) {
  char problem[PROBLEM_SIZE];
  for (size_t i = 0; i < s->adapter->entry_count; ++i) {
    if (is_half(s->target_modules.members[i].role)) continue;
    return refuse(m, TN_INVALID_ARGUMENT, s->adapter->entries[i].name,
                  "not part of a LoRA pair; cannot merge it");
  }
  for (size_t i = 0; i < s->target_modules.count; ++i) {
    const tn_status status = tn_target_modules__check(
        &s->target_modules, &s->target_modules.target_modules[i], problem, PROBLEM_SIZE);
    if (status != TN_OK)
      return refuse(m, status, s->target_modules.target_modules[i].name, problem);
  }
  return TN_OK;
}

static tn_status open_source(const merger* m, source* s, const tn_merge_input* input) {
  s->adapter = input->adapter;
  s->weight = input->weight;
  if (!isfinite(input->weight)) {
    return refuse(m, TN_INVALID_ARGUMENT, (tn_string_view){0}, "a weight is not finite");
  }
  tn_context* context = m->target->context;
  TN_TRY(tn_alpha__of(s->adapter, context, tn_location_unknown(context), &s->alpha));
  if (tn_target_modules__make(s->adapter, &m->target->allocator, &s->target_modules) != TN_OK) {
    return out_of_memory(m);
  }
  return check_source(m, s);
}

//===-- Matrices ------------------------------------------------------------------------------===//

/// A matrix of the result under construction.
typedef struct matrix {
  float* values;
  size_t size;  ///< Allocated size.
  int64_t dims[2];
  uint32_t type;
} matrix;

static tn_status make_matrix(const merger* m, matrix* out, int64_t rows, int64_t columns) {
  const int64_t dims[] = {rows, columns};
  bool empty = false;
  *out = (matrix){.dims = {rows, columns}, .type = TN_ELEMENT_UNDEFINED};
  if (!tn_element__byte_size(TN_ELEMENT_FLOAT32, dims, 2, &out->size, &empty)) {
    return refuse(m, TN_LIMIT_EXCEEDED, (tn_string_view){0}, "the result is too large");
  }
  out->size += sizeof(float);
  out->values = tn_allocate_zeroed(&m->target->allocator, out->size);
  return out->values == NULL ? out_of_memory(m) : TN_OK;
}

// Adds `factor` times the entry's matrix at (row, column).
static tn_status add_entry(const merger* m, matrix* out, const source* from,
                           const tn_adapter_entry* entry, float factor, size_t row, size_t column) {
  unsigned char bytes[BLOCK_COUNT * 8];
  double values[BLOCK_COUNT];
  const size_t columns = (size_t)entry->dims[1];
  const size_t count = entry->byte_size == 0 ? 0 : (size_t)entry->dims[0] * columns;
  const size_t element_size = tn_element_type_size((tn_element_type)entry->element_type);
  for (size_t first = 0; first < count; first += BLOCK_COUNT) {
    const size_t step = count - first < BLOCK_COUNT ? count - first : BLOCK_COUNT;
    if (!tn_adapter__read(from->adapter, entry->data_offset + first * element_size,
                          step * element_size, bytes)) {
      return refuse(m, TN_IO_ERROR, entry->name, "its file was changed after it was loaded");
    }
    tn_element__load(entry->element_type, bytes, 0, step, values);
    for (size_t i = 0; i < step; ++i) {
      const size_t y = row + (first + i) / columns;
      const size_t x = column + (first + i) % columns;
      out->values[y * (size_t)out->dims[1] + x] += factor * (float)values[i];
    }
  }
  return TN_OK;
}

// Adds the matrix to the new builder.
static tn_status enter(const merger* m, const matrix* from, tn_string_view name) {
  double values[BLOCK_COUNT];
  const tn_allocator* allocator = &m->target->allocator;
  size_t size = 0;
  bool empty = false;
  (void)tn_element__byte_size(from->type, from->dims, 2, &size, &empty);
  unsigned char* bytes = tn_allocate(allocator, size + 1);
  if (bytes == NULL) return out_of_memory(m);
  const size_t count = empty ? 0 : (size_t)from->dims[0] * (size_t)from->dims[1];
  for (size_t first = 0; first < count; first += BLOCK_COUNT) {
    const size_t step = count - first < BLOCK_COUNT ? count - first : BLOCK_COUNT;
    for (size_t i = 0; i < step; ++i) values[i] = (double)from->values[first + i];
    tn_element__store(from->type, values, first, step, bytes);
  }
  const tn_adapter_builder_parameter parameter = {.name = name,
                                                  .element_type = (tn_element_type)from->type,
                                                  .dims = from->dims,
                                                  .rank = 2,
                                                  .data = bytes,
                                                  .byte_size = size};
  const tn_status status = tn_adapter_builder_add(m->fresh, &parameter, NULL);
  tn_deallocate(allocator, bytes, size + 1);
  return status;
}

//===-- Target modules ------------------------------------------------------------------------===//

static const tn_target_module* find_target_module(const source* s, tn_string_view name) {
  const tn_target_module* target_module = tn_target_modules__find(&s->target_modules, name);
  return target_module != NULL && tn_string_view_equal(target_module->name, name) ? target_module
                                                                                  : NULL;
}

static const tn_adapter_entry* find_half(const source* s, const tn_target_module* target_module,
                                         const char* role, const char* embedding_role) {
  const tn_adapter_entry* half =
      tn_target_modules__entry(&s->target_modules, target_module, embedding_role);
  return half != NULL ? half : tn_target_modules__entry(&s->target_modules, target_module, role);
}

static void collect_parts(merger* m, tn_string_view name) {
  m->part_count = 0;
  for (size_t i = 0; i < m->source_count; ++i) {
    const source* s = &m->sources[i];
    const tn_target_module* target_module = find_target_module(s, name);
    if (target_module == NULL) continue;
    part* p = &m->parts[m->part_count++];
    p->from = s;
    p->a = find_half(s, target_module, "lora_A", "lora_embedding_A");
    p->b = find_half(s, target_module, "lora_B", "lora_embedding_B");
    const double rank = (double)p->a->dims[0];
    p->factor = s->alpha == 0 || rank == 0 ? s->weight : s->weight * s->alpha / rank;
  }
}

// Checks the shapes of the parts; stores the resulting rank.
static tn_status check_parts(const merger* m, tn_string_view name, int64_t* out_rank) {
  const part* first = &m->parts[0];
  *out_rank = 0;
  for (size_t i = 0; i < m->part_count; ++i) {
    const part* p = &m->parts[i];
    if (p->a->dims[1] != first->a->dims[1] || p->b->dims[0] != first->b->dims[0]) {
      return tn_adapter_builder__refuse(
          m->target, TN_SHAPE_MISMATCH, name,
          "one adapter takes %" PRId64 " to %" PRId64 ", another %" PRId64 " to %" PRId64,
          first->a->dims[1], first->b->dims[0], p->a->dims[1], p->b->dims[0]);
    }
    if (m->rule == TN_MERGE_LINEAR && p->a->dims[0] != first->a->dims[0]) {
      return tn_adapter_builder__refuse(m->target, TN_SHAPE_MISMATCH, name,
                                        "one adapter has rank %" PRId64 ", another %" PRId64
                                        "; the linear rule needs equal ranks",
                                        first->a->dims[0], p->a->dims[0]);
    }
    if (__builtin_add_overflow(*out_rank, p->a->dims[0], out_rank)) {
      return refuse(m, TN_LIMIT_EXCEEDED, name, "the resulting rank is too large");
    }
  }
  if (m->rule == TN_MERGE_LINEAR) *out_rank = first->a->dims[0];
  return TN_OK;
}

static uint32_t common_type(const merger* m) {
  const uint32_t type = m->parts[0].a->element_type;
  for (size_t i = 0; i < m->part_count; ++i) {
    if (m->parts[i].a->element_type != type) return TN_ELEMENT_FLOAT32;
  }
  return tn_element__class_of(type) == TN_ELEMENT_CLASS_FLOAT ? type : TN_ELEMENT_FLOAT32;
}

static tn_status fill(const merger* m, matrix* a, matrix* b) {
  size_t rank = 0;
  for (size_t i = 0; i < m->part_count; ++i) {
    const part* p = &m->parts[i];
    const bool linear = m->rule == TN_MERGE_LINEAR;
    const double root = sqrt(fabs(p->factor));
    const float a_factor = (float)(linear ? copysign(root, p->factor) : p->factor);
    TN_TRY(add_entry(m, a, p->from, p->a, a_factor, rank, 0));
    TN_TRY(add_entry(m, b, p->from, p->b, linear ? (float)root : 1, 0, rank));
    if (!linear) rank += (size_t)p->a->dims[0];
  }
  return TN_OK;
}

static tn_status merge_target_module(merger* m, tn_string_view name) {
  int64_t rank = 0;
  collect_parts(m, name);
  const part* first = &m->parts[0];
  TN_TRY(check_parts(m, name, &rank));
  if (tn_element__class_of(first->a->element_type) == TN_ELEMENT_CLASS_COMPLEX) {
    return refuse(m, TN_INVALID_ARGUMENT, name, "cannot merge complex matrices");
  }
  matrix a = {0};
  matrix b = {0};
  tn_status status = make_matrix(m, &a, rank, first->a->dims[1]);
  if (status == TN_OK) status = make_matrix(m, &b, first->b->dims[0], rank);
  if (status == TN_OK) status = fill(m, &a, &b);
  a.type = b.type = common_type(m);
  // Keep the order of the first input's file.
  const bool a_first = first->a < first->b;
  if (status == TN_OK && !a_first) status = enter(m, &b, first->b->name);
  if (status == TN_OK) status = enter(m, &a, first->a->name);
  if (status == TN_OK && a_first) status = enter(m, &b, first->b->name);
  tn_deallocate(&m->target->allocator, a.values, a.size);
  tn_deallocate(&m->target->allocator, b.values, b.size);
  m->common_rank = m->common_rank == 0 || m->common_rank == rank ? rank : -1;
  return status;
}

static tn_status merge_target_modules(merger* m) {
  for (size_t i = 0; i < m->source_count; ++i) {
    for (size_t k = 0; k < m->sources[i].target_modules.count; ++k) {
      const tn_string_view name = m->sources[i].target_modules.target_modules[k].name;
      bool done = false;
      for (size_t j = 0; j < i && !done; ++j)
        done = find_target_module(&m->sources[j], name) != NULL;
      if (!done) TN_TRY(merge_target_module(m, name));
    }
  }
  return TN_OK;
}

//===-- Metadata of the result ----------------------------------------------------------------===//

static bool all_agree(const merger* m, const tn_metadata_entry* entry) {
  for (size_t i = 1; i < m->source_count; ++i) {
    const tn_metadata* metadata = &m->sources[i].adapter->metadata;
    const size_t found = tn_metadata__find(metadata, entry->key);
    if (found == SIZE_MAX || !tn_string_view_equal(metadata->entries[found].value, entry->value)) {
      return false;
    }
  }
  return true;
}

static tn_status set_metadata(const merger* m) {
  const tn_metadata* metadata = &m->sources[0].adapter->metadata;
  const tn_string_view alpha = tn_string_view_from(TN_ALPHA_KEY);
  const tn_string_view rank = tn_string_view_from("rank");
  for (size_t i = 0; i < metadata->count; ++i) {
    const tn_metadata_entry* entry = &metadata->entries[i];
    if (tn_string_view_equal(entry->key, alpha) || tn_string_view_equal(entry->key, rank)) continue;
    if (!all_agree(m, entry)) continue;
    TN_TRY(tn_adapter_builder_set_metadata(m->fresh, entry->key, entry->value));
  }
  if (m->common_rank <= 0) return TN_OK;
  char digits[24];
  snprintf(digits, sizeof digits, "%" PRId64, m->common_rank);
  TN_TRY(tn_adapter_builder_set_metadata(m->fresh, rank, tn_string_view_from(digits)));
  return tn_adapter_builder_set_metadata(m->fresh, alpha, tn_string_view_from(digits));
}

static void set_versions(const merger* m) {
  const tn_adapter* first = m->sources[0].adapter;
  bool same_adapter = true;
  bool same_model = true;
  for (size_t i = 1; i < m->source_count; ++i) {
    const tn_adapter* other = m->sources[i].adapter;
    same_adapter = same_adapter && other->adapter_version == first->adapter_version;
    same_model = same_model && other->model_version == first->model_version;
  }
  tn_adapter_builder_set_versions(m->fresh, same_adapter ? first->adapter_version : 0,
                                  same_model ? first->model_version : 0);
}

//===-- Merging -------------------------------------------------------------------------------===//

static tn_status merge(merger* m, const tn_merge_input* inputs, size_t input_count) {
  for (size_t i = 0; i < input_count; ++i) {
    m->source_count = i + 1;
    TN_TRY(open_source(m, &m->sources[i], &inputs[i]));
  }
  TN_TRY(merge_target_modules(m));
  TN_TRY(set_metadata(m));
  set_versions(m);
  return TN_OK;
}

tn_status tn_adapter_combine(tn_adapter_builder* builder, const tn_merge_input* inputs,
                             size_t input_count, tn_merge_rule rule) {
  merger m = {.target = builder, .rule = rule};
  if (input_count == 0) {
    return refuse(&m, TN_INVALID_ARGUMENT, (tn_string_view){0}, "no adapters to merge");
  }
  const size_t size = input_count * (sizeof *m.sources + sizeof *m.parts);
  m.sources = tn_allocate_zeroed(&builder->allocator, size);
  if (m.sources == NULL) return out_of_memory(&m);
  m.parts = (part*)(void*)(m.sources + input_count);
  tn_adapter_builder fresh = {.context = builder->context, .allocator = builder->allocator};
  m.fresh = &fresh;
  const tn_status status = merge(&m, inputs, input_count);
  for (size_t i = 0; i < m.source_count; ++i) tn_target_modules__free(&m.sources[i].target_modules);
  tn_deallocate(&builder->allocator, m.sources, size);
  tn_adapter_builder_clear(status == TN_OK ? builder : &fresh);
  if (status == TN_OK) *builder = fresh;
  return status;
}
