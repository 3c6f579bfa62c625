// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes adapter files in memory, and says where their parts lie so that tests can break them; builders
// of vectors; what was reported.

#ifndef TENURE_TESTS_UNIT_ADAPTER_ADAPTER_BUILDER_H
#define TENURE_TESTS_UNIT_ADAPTER_ADAPTER_BUILDER_H

#include <stdlib.h>
#include <tenure/adapter.h>
#include <tenure/adapter_builder.h>
#include <tenure/diagnostics.h>

#include "tn_test.h"

typedef struct built_parameter {
  size_t element;  ///< The offset in the list of parameters that leads to `table`.
  size_t vtable;
  size_t table;
  size_t name;  ///< The length, before the bytes; 0 when there is none. So are these:
  size_t dims;
  size_t raw;
} built_parameter;

#define BUILT_PARAMETERS_MAX 64

typedef struct built_adapter {
  unsigned char* bytes;
  size_t size;
  size_t capacity;
  size_t root_vtable;
  size_t root_table;
  size_t list;  ///< The length of the list of parameters.
  size_t count;
  built_parameter parameters[BUILT_PARAMETERS_MAX];
} built_adapter;

/// What to build. A NULL name, `dims` or `data` leaves the field out.
typedef struct parameter_spec {
  const char* name;
  size_t name_size;  ///< 0: strlen.
  const int64_t* dims;
  size_t rank;
  int32_t data_type;
  const void* data;
  size_t data_size;
} parameter_spec;

static inline void built_reserve(built_adapter* built, size_t size) {
  if (built->size + size <= built->capacity) return;
  built->capacity = 2 * (built->size + size);
  built->bytes = realloc(built->bytes, built->capacity);
  if (built->bytes == NULL) abort();
}

static inline void built_append(built_adapter* built, const void* bytes, size_t size) {
  if (size == 0) return;
  built_reserve(built, size);
  memcpy(built->bytes + built->size, bytes, size);
  built->size += size;
}

static inline void built_align(built_adapter* built, size_t alignment) {
  while (built->size % alignment != 0) built_append(built, "", 1);
}

static inline void built_set(built_adapter* built, size_t position, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i) built->bytes[position + i] = (unsigned char)(value >> (8 * i));
}

static inline uint32_t built_get(const built_adapter* built, size_t position) {
  uint32_t value = 0;
  for (size_t i = 0; i < 4; ++i) value |= (uint32_t)built->bytes[position + i] << (8 * i);
  return value;
}

static inline void built_number(built_adapter* built, uint64_t value, size_t size) {
  built_append(built, (const char[8]){0}, size);
  built_set(built, built->size - size, value, size);
}

/// Makes the offset at `position` lead to the end of what is built so far.
static inline void built_point_here(built_adapter* built, size_t position) {
  built_set(built, position, built->size - position, 4);
}

/// A vtable with four fields, the table after it with all of them 0; the table's position.
static inline size_t built_table(built_adapter* built, const bool* present, size_t* out_vtable) {
  built_align(built, 4);
  *out_vtable = built->size;
  built_number(built, 12, 2);
  built_number(built, 20, 2);
  for (size_t i = 0; i < 4; ++i) built_number(built, present[i] ? 4 + 4 * i : 0, 2);
  const size_t table = built->size;
  built_number(built, table - *out_vtable, 4);
  for (size_t i = 0; i < 4; ++i) built_number(built, 0, 4);
  return table;
}

static inline size_t built_vector(built_adapter* built, size_t field, size_t count) {
  built_align(built, 4);
  built_point_here(built, field);
  built_number(built, count, 4);
  return built->size - 4;
}

static inline void built_add(built_adapter* built, built_parameter* parameter,
                             const parameter_spec* spec) {
  const bool present[4] = {spec->name != NULL, spec->dims != NULL, spec->data_type != 0,
                           spec->data != NULL};
  parameter->table = built_table(built, present, &parameter->vtable);
  built_set(built, parameter->element, parameter->table - parameter->element, 4);
  built_set(built, parameter->table + 12, (uint32_t)spec->data_type, 4);
  if (spec->name != NULL) {
    const size_t size = spec->name_size != 0 ? spec->name_size : strlen(spec->name);
    parameter->name = built_vector(built, parameter->table + 4, size);
    built_append(built, spec->name, size);
    built_append(built, "", 1);
  }
  if (spec->dims != NULL) {
    parameter->dims = built_vector(built, parameter->table + 8, spec->rank);
    for (size_t i = 0; i < spec->rank; ++i) built_number(built, (uint64_t)spec->dims[i], 8);
  }
  if (spec->data != NULL) {
    parameter->raw = built_vector(built, parameter->table + 16, spec->data_size);
    built_append(built, spec->data, spec->data_size);
  }
}

/// A file with these parameters, format version 1, adapter version 3, model version 7. Free its
/// bytes with built_free.
static inline built_adapter built_make(const parameter_spec* specs, size_t count) {
  const bool present[4] = {true, true, true, true};
  built_adapter built = {.count = count};
  if (count > BUILT_PARAMETERS_MAX) abort();
  built_append(&built, "\0\0\0\0TORT", 8);
  built.root_table = built_table(&built, present, &built.root_vtable);
  built_set(&built, 0, built.root_table, 4);
  built_set(&built, built.root_table + 4, 1, 4);
  built_set(&built, built.root_table + 8, 3, 4);
  built_set(&built, built.root_table + 12, 7, 4);
  built.list = built_vector(&built, built.root_table + 16, count);
  for (size_t i = 0; i < count; ++i) {
    built.parameters[i].element = built.size;
    built_number(&built, 0, 4);
  }
  for (size_t i = 0; i < count; ++i) built_add(&built, &built.parameters[i], &specs[i]);
  return built;
}

static inline void built_free(built_adapter* built) {
  free(built->bytes);
  *built = (built_adapter){0};
}

static inline tn_string_view built_view(const built_adapter* built) {
  return (tn_string_view){(const char*)built->bytes, built->size};
}

/// Two tensors, "a" : 2x3xf32 and "b" : 5xf64.
static inline built_adapter built_pair(void) {
  static const int64_t a_dims[] = {2, 3};
  static const int64_t b_dims[] = {5};
  static const float a_data[] = {1, 2, 3, 4, 5, 6};
  static const double b_data[] = {1.5, 2.5, 3.5, 4.5, 5.5};
  const parameter_spec specs[] = {{"a", 0, a_dims, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data},
                                  {"b", 0, b_dims, 1, TN_ELEMENT_FLOAT64, b_data, sizeof b_data}};
  return built_make(specs, 2);
}

static inline void free_block(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  free(user_data);
}

/// Loads from a heap block of exactly the bytes' size, so that a read beyond them is seen.
static inline tn_status load_copy(tn_context* context, tn_string_view bytes,
                                  const tn_adapter_options* options, tn_adapter** out_adapter) {
  tn_blob* blob;
  *out_adapter = NULL;
  void* copy = malloc(bytes.size);
  if (copy == NULL && bytes.size != 0) abort();
  if (bytes.size != 0) memcpy(copy, bytes.data, bytes.size);
  tn_status status = tn_blob_create(copy, bytes.size, 1, free_block, copy, &blob);
  if (status != TN_OK) {
    free(copy);
    return status;
  }
  status = tn_adapter_load_blob(context, blob, options, out_adapter);
  tn_object_release(blob);
  return status;
}

//===-- Builders --------------------------------------------------------------------------------===//

/// Adds a vector of `count` elements.
static inline tn_status add_vector(tn_adapter_builder* builder, const char* name,
                                   tn_element_type type, int64_t count, const void* data,
                                   size_t byte_size) {
  const tn_adapter_builder_parameter parameter = {.name = tn_string_view_from(name),
                                                  .element_type = type,
                                                  .dims = &count,
                                                  .rank = 1,
                                                  .data = data,
                                                  .byte_size = byte_size};
  return tn_adapter_builder_add(builder, &parameter, NULL);
}

//===-- Reports -------------------------------------------------------------------------------===//

/// The last message that a context reported, and how many there were.
typedef struct message_log {
  char text[1024];
  size_t error_count;
  size_t warning_count;
} message_log;

static inline bool message_log_handle(const tn_diagnostic* diagnostic, void* user_data) {
  message_log* log = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  const size_t room = sizeof log->text - 1;
  const size_t size = message.size < room ? message.size : room;
  memcpy(log->text, message.data, size);
  log->text[size] = '\0';
  const bool is_error = tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR;
  *(is_error ? &log->error_count : &log->warning_count) += 1;
  return true;
}

/// A context that takes any dialect and reports to `log`; `allocator` NULL is the default.
static inline tn_status logged_context(message_log* log, const tn_allocator* allocator,
                                       tn_context** out_context) {
  tn_context_options options = {.allow_unregistered_dialects = true};
  tn_diagnostic_handler_id id;
  if (allocator != NULL) options.allocator = *allocator;
  *log = (message_log){0};
  tn_status status = tn_context_create(&options, out_context);
  if (status != TN_OK) return status;
  status = tn_diagnostic_handler_attach(*out_context, message_log_handle, log, NULL, &id);
  if (status != TN_OK) {
    tn_context_destroy(*out_context);
    *out_context = NULL;
  }
  return status;
}

#endif  // TENURE_TESTS_UNIT_ADAPTER_ADAPTER_BUILDER_H
