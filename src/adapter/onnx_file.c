// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ONNX Runtime's adapter file: what its two tables say, and what they may not say.
//
// The format's own reader accepts files that mislead: two parameters of one name, names with a NUL
// inside, tables that claim more bytes than the file has. These are refused here unless the caller
// asks for compatibility. It also refuses what its exporter writes, scalars and booleans; these are
// taken.
//
// Every message begins with the file, then the parameter if one is being read, and ends with the
// byte it is about. Source: schema/adapter.fbs.

#include <inttypes.h>

#include "adapter/adapter.h"
#include "adapter/flatbuffer.h"
#include "adapter/names.h"
#include "ir/context.h"

#define IDENTIFIER "TORT"
#define FORMAT_VERSION 1
#define FIELD_COUNT 4u

enum { ADAPTER_FORMAT_VERSION, ADAPTER_VERSION, ADAPTER_MODEL_VERSION, ADAPTER_PARAMETERS };
enum { PARAMETER_NAME, PARAMETER_DIMS, PARAMETER_DATA_TYPE, PARAMETER_RAW_DATA };

typedef struct reader {
  tn_flatbuffer buffer;
  tn_context* context;
  tn_adapter* adapter;
  tn_string_view file_name;
  size_t parameter;  ///< Its number from 1; 0 outside parameters.
  tn_string_view parameter_name;
} reader;

//===-- Messages ------------------------------------------------------------------------------===//

static void append_place(const reader* r, tn_text_buffer* text) {
  tn_text_buffer_append_view(text, r->file_name);
  tn_text_buffer_append_text(text, ": ");
  if (r->parameter == 0) return;
  if (r->parameter_name.size > 0) {
    tn_text_buffer_append_text(text, "parameter ");
    tn_names__append_quoted(text, r->parameter_name);
    tn_text_buffer_append_text(text, ": ");
  } else {
    tn_text_buffer_format(text, "parameter number %zu: ", r->parameter);
  }
}

__attribute__((format(printf, 4, 5))) static tn_status refuse(const reader* r, tn_status status,
                                                              size_t offset, const char* format,
                                                              ...) {
  tn_text_buffer text = tn_text_buffer_make(&r->context->allocator);
  append_place(r, &text);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  tn_text_buffer_format(&text, " (at byte %zu of %zu)", offset, r->buffer.size);
  if (text.failed) {
    tn_context__out_of_memory(r->context);
  } else {
    tn_context__fail(r->context, status, tn_location_unknown(r->context), "%.*s", (int)text.size,
                     text.data);
  }
  tn_text_buffer_free(&text);
  return status;
}

// Hands on what the flatbuffer reader refused.
static tn_status refuse_bytes(const reader* r) {
  return refuse(r, TN_MALFORMED, r->buffer.problem_offset, "%s", r->buffer.problem);
}

//===-- Names ---------------------------------------------------------------------------------===//

static tn_status check_name(const reader* r, tn_string_view name, size_t position) {
  if (r->buffer.compatible) return TN_OK;
  if (name.size == 0) return refuse(r, TN_MALFORMED, position, "its name is empty");
  if (memchr(name.data, 0, name.size) != NULL) {
    return refuse(r, TN_MALFORMED, position, "a NUL stands inside its name");
  }
  if (!tn_names__is_utf8(name)) {
    return refuse(r, TN_MALFORMED, position, "its name is not UTF-8");
  }
  return TN_OK;
}

static tn_status read_name(reader* r, const tn_flatbuffer_table* table, tn_adapter_entry* entry) {
  size_t position;
  if (!tn_flatbuffer__target(&r->buffer, table, PARAMETER_NAME, &position)) return refuse_bytes(r);
  if (position == 0) return refuse(r, TN_MALFORMED, table->position, "it has no name");
  if (!tn_flatbuffer__string(&r->buffer, position, &entry->name)) return refuse_bytes(r);
  r->parameter_name = entry->name;
  return check_name(r, entry->name, position);
}

//===-- Shapes --------------------------------------------------------------------------------===//

static tn_status read_type(const reader* r, const tn_flatbuffer_table* table,
                           tn_adapter_entry* entry) {
  const int32_t type = tn_flatbuffer__int32(&r->buffer, table, PARAMETER_DATA_TYPE);
  if (type < 0 || tn_element_type_size((tn_element_type)type) == 0) {
    return refuse(r, TN_MALFORMED, table->position,
                  "its data type is number %" PRId32 ", which no tensor has", type);
  }
  entry->element_type = (uint32_t)type;
  return TN_OK;
}

static tn_status read_dims(reader* r, const tn_flatbuffer_table* table, tn_adapter_entry* entry) {
  size_t position;
  tn_flatbuffer_vector dims;
  if (!tn_flatbuffer__target(&r->buffer, table, PARAMETER_DIMS, &position)) return refuse_bytes(r);
  if (position == 0) return refuse(r, TN_MALFORMED, table->position, "it has no extents");
  if (!tn_flatbuffer__vector(&r->buffer, position, 8, &dims)) return refuse_bytes(r);
  if (dims.count > TN_ADAPTER_RANK_MAX) {
    return refuse(r, TN_LIMIT_EXCEEDED, position, "it has %zu dimensions; %u are allowed",
                  dims.count, TN_ADAPTER_RANK_MAX);
  }
  entry->dims_offset = dims.first;
  entry->rank = (uint32_t)dims.count;
  return TN_OK;
}

// The bytes that the extents and the element type come to.
static tn_status expected_size(const reader* r, const tn_adapter_entry* entry, size_t* out_size) {
  uint64_t size = tn_element_type_size((tn_element_type)entry->element_type);
  bool empty = false;
  bool overflows = false;
  for (size_t i = 0; i < entry->rank; ++i) {
    const int64_t extent = tn_adapter__dim(r->adapter, entry, i);
    if (extent < 0) {
      return refuse(r, TN_MALFORMED, entry->dims_offset + 8 * i, "extent number %zu is %" PRId64,
                    i + 1, extent);
    }
    empty = empty || extent == 0;
    if (extent != 0 && __builtin_mul_overflow(size, (uint64_t)extent, &size)) overflows = true;
  }
  overflows = overflows || size > INT64_MAX;
  if (overflows && !(empty && r->buffer.compatible)) {
    return refuse(r, TN_MALFORMED, entry->dims_offset,
                  "its extents come to more bytes than can be counted");
  }
  *out_size = empty ? 0 : (size_t)size;
  return TN_OK;
}

static tn_status read_data(reader* r, const tn_flatbuffer_table* table, tn_adapter_entry* entry) {
  size_t expected = 0;
  TN_TRY(expected_size(r, entry, &expected));
  size_t position;
  tn_flatbuffer_vector data = {0};
  if (!tn_flatbuffer__target(&r->buffer, table, PARAMETER_RAW_DATA, &position)) {
    return refuse_bytes(r);
  }
  if (position == 0 && expected != 0) {
    return refuse(r, TN_MALFORMED, table->position, "it has no data, for %zu bytes", expected);
  }
  if (position != 0 && !tn_flatbuffer__vector(&r->buffer, position, 1, &data)) {
    return refuse_bytes(r);
  }
  if (data.count != expected) {
    return refuse(r, TN_MALFORMED, position, "it has %zu bytes of data; its extents come to %zu",
                  data.count, expected);
  }
  entry->data_offset = data.first;
  entry->byte_size = data.count;
  return TN_OK;
}

//===-- Tables --------------------------------------------------------------------------------===//

static tn_status read_parameter(reader* r, size_t position) {
  tn_adapter_entry entry = {0};
  tn_flatbuffer_table table;
  if (!tn_flatbuffer__table(&r->buffer, position, FIELD_COUNT, &table)) return refuse_bytes(r);
  TN_TRY(read_name(r, &table, &entry));
  TN_TRY(read_dims(r, &table, &entry));
  TN_TRY(read_type(r, &table, &entry));
  TN_TRY(read_data(r, &table, &entry));
  const size_t other = tn_adapter__add(r->adapter, &entry);
  if (other == SIZE_MAX || r->buffer.compatible) return TN_OK;
  return refuse(r, TN_MALFORMED, position, "number %zu has the name of number %zu", r->parameter,
                other + 1);
}

static tn_status read_parameters(reader* r, const tn_flatbuffer_vector* parameters) {
  if (parameters->count > TN_ADAPTER_TENSOR_COUNT_MAX) {
    return refuse(r, TN_LIMIT_EXCEEDED, parameters->first, "it has %zu parameters; %u are allowed",
                  parameters->count, TN_ADAPTER_TENSOR_COUNT_MAX);
  }
  if (tn_adapter__reserve(r->adapter, parameters->count) != TN_OK) {
    return tn_context__out_of_memory(r->context);
  }
  for (size_t i = 0; i < parameters->count; ++i) {
    r->parameter = i + 1;
    r->parameter_name = (tn_string_view){0};
    size_t position;
    if (!tn_flatbuffer__element(&r->buffer, parameters, i, &position)) return refuse_bytes(r);
    TN_TRY(read_parameter(r, position));
  }
  return TN_OK;
}

static tn_status read_versions(reader* r, const tn_flatbuffer_table* root) {
  tn_adapter* adapter = r->adapter;
  adapter->format_version = tn_flatbuffer__int32(&r->buffer, root, ADAPTER_FORMAT_VERSION);
  adapter->adapter_version = tn_flatbuffer__int32(&r->buffer, root, ADAPTER_VERSION);
  adapter->model_version = tn_flatbuffer__int32(&r->buffer, root, ADAPTER_MODEL_VERSION);
  if (adapter->format_version == FORMAT_VERSION) return TN_OK;
  return refuse(r, TN_MALFORMED, root->position, "format version %" PRId32 " is not known; %d is",
                adapter->format_version, FORMAT_VERSION);
}

tn_status tn_adapter__read_onnx(tn_adapter* adapter, tn_context* context, tn_string_view file_name,
                                bool compatible) {
  reader r = {.buffer = {adapter->data, adapter->size, compatible, NULL, 0},
              .context = context,
              .adapter = adapter,
              .file_name = file_name};
  tn_flatbuffer_table root;
  if (!tn_flatbuffer__root(&r.buffer, IDENTIFIER, FIELD_COUNT, &root)) return refuse_bytes(&r);
  TN_TRY(read_versions(&r, &root));
  size_t position;
  tn_flatbuffer_vector parameters;
  if (!tn_flatbuffer__target(&r.buffer, &root, ADAPTER_PARAMETERS, &position)) {
    return refuse_bytes(&r);
  }
  if (position == 0) {
    return refuse(&r, TN_MALFORMED, root.position, "it has no list of parameters");
  }
  if (!tn_flatbuffer__vector(&r.buffer, position, 4, &parameters)) return refuse_bytes(&r);
  return read_parameters(&r, &parameters);
}
