// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads safetensors: jansson parses the header, and everything in it is checked as in the original
// library: the tensors' bytes follow each other without gaps or overlaps, up to the end of the
// file.
//
// Names, extents and metadata are always copied, since they come from JSON. Parameters are in the
// order of the header.

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>

#include "adapter/element.h"
#include "adapter/flatbuffer.h"
#include "adapter/names.h"
#include "adapter/onnx_format.h"
#include "adapter/safetensors_format.h"
#include "base/status.h"
#include "ir/context.h"

#define SIZE_BYTES 8u

typedef struct reader {
  tn_adapter* adapter;
  tn_file_report report;
  bool keep_names;
  size_t data_start;  ///< Position of the tensors' bytes in the file.
  json_t* types;      ///< Types of tensors in Tenure's metadata, or NULL.
} reader;

#define REFUSE(r, status, offset, ...) \
  tn_file_report__refuse(&(r)->report, status, offset, __VA_ARGS__)
#define NOWHERE TN_FILE_REPORT_NOWHERE

//===-- Types ---------------------------------------------------------------------------------===//

static const char* const type_names[] = {
    [TN_ELEMENT_FLOAT32] = "F32",
    [TN_ELEMENT_UINT8] = "U8",
    [TN_ELEMENT_INT8] = "I8",
    [TN_ELEMENT_UINT16] = "U16",
    [TN_ELEMENT_INT16] = "I16",
    [TN_ELEMENT_INT32] = "I32",
    [TN_ELEMENT_INT64] = "I64",
    [TN_ELEMENT_BOOL] = "BOOL",
    [TN_ELEMENT_FLOAT16] = "F16",
    [TN_ELEMENT_FLOAT64] = "F64",
    [TN_ELEMENT_UINT32] = "U32",
    [TN_ELEMENT_UINT64] = "U64",
    [TN_ELEMENT_COMPLEX64] = "C64",
    [TN_ELEMENT_BFLOAT16] = "BF16",
    [TN_ELEMENT_FLOAT8E4M3FN] = "F8_E4M3",
    [TN_ELEMENT_FLOAT8E5M2] = "F8_E5M2",
    [TN_ELEMENT_FLOAT8E4M3FNUZ] = "F8_E4M3FNUZ",
    [TN_ELEMENT_FLOAT8E5M2FNUZ] = "F8_E5M2FNUZ",
};

const char* tn_safetensors__type_name(uint32_t type) {
  return type < sizeof type_names / sizeof *type_names ? type_names[type] : NULL;
}

// Returns the type with that name, or TN_ELEMENT_UNDEFINED.
static uint32_t type_from_name(const char* name) {
  for (uint32_t i = 0; i < sizeof type_names / sizeof *type_names; ++i) {
    if (type_names[i] != NULL && strcmp(type_names[i], name) == 0) return i;
  }
  return TN_ELEMENT_UNDEFINED;
}

//===-- Extents -------------------------------------------------------------------------------===//

// Reads an array of non-negative numbers into kept memory.
static tn_status read_extents(const reader* r, const json_t* array, const int64_t** out_dims,
                              uint32_t* out_rank) {
  if (!json_is_array(array)) return REFUSE(r, TN_MALFORMED, NOWHERE, "shape is not an array");
  const size_t rank = json_array_size(array);
  if (rank > TN_ADAPTER_RANK_MAX) {
    return REFUSE(r, TN_LIMIT_EXCEEDED, NOWHERE, "%zu dimensions exceed the limit of %u", rank,
                  TN_ADAPTER_RANK_MAX);
  }
  void* kept = NULL;
  const tn_status status = tn_adapter__keep(r->adapter, rank * sizeof(int64_t), &kept);
  if (status != TN_OK) return tn_adapter__report_keep(&r->report, status);
  int64_t* dims = kept;
  for (size_t i = 0; i < rank; ++i) {
    const json_t* extent = json_array_get(array, i);
    if (!json_is_integer(extent) || json_integer_value(extent) < 0) {
      return REFUSE(r, TN_MALFORMED, NOWHERE, "dimension #%zu is not a non-negative integer",
                    i + 1);
    }
    dims[i] = json_integer_value(extent);
  }
  *out_dims = dims;
  *out_rank = (uint32_t)rank;
  return TN_OK;
}

//===-- Data ----------------------------------------------------------------------------------===//

static tn_status read_offsets(const reader* r, const json_t* offsets, tn_adapter_entry* entry) {
  const json_t* first = json_array_get(offsets, 0);
  const json_t* last = json_array_get(offsets, 1);
  if (json_array_size(offsets) != 2 || !json_is_integer(first) || !json_is_integer(last)) {
    return REFUSE(r, TN_MALFORMED, NOWHERE, "data_offsets is not a pair of integers");
  }
  const json_int_t begin = json_integer_value(first);
  const json_int_t end = json_integer_value(last);
  const size_t size = r->adapter->size - r->data_start;
  if (begin < 0 || end < begin || (uint64_t)end > size) {
    return REFUSE(r, TN_MALFORMED, NOWHERE,
                  "data_offsets [%" PRId64 ", %" PRId64 "] out of bounds of the %zu bytes of data",
                  (int64_t)begin, (int64_t)end, size);
  }
  entry->data_offset = r->data_start + (size_t)begin;
  entry->byte_size = (size_t)(end - begin);
  return TN_OK;
}

static tn_status check_size(const reader* r, const tn_adapter_entry* entry) {
  size_t expected = 0;
  bool empty = false;
  if (!tn_element__byte_size(entry->element_type, entry->dims, entry->rank, &expected, &empty)) {
    return REFUSE(r, TN_MALFORMED, NOWHERE, "byte size of its dimensions overflows");
  }
  if (expected == entry->byte_size) return TN_OK;
  return REFUSE(r, TN_MALFORMED, entry->data_offset,
                "%zu bytes of data do not match its dimensions and type; expected %zu",
                entry->byte_size, expected);
}

// Applies the type in Tenure's metadata to a tensor that others read as a vector of bytes.
static tn_status apply_type(const reader* r, const char* file_key, tn_adapter_entry* entry) {
  const json_t* said = json_object_get(r->types, file_key);
  if (said == NULL) return TN_OK;
  const char* name = json_string_value(json_object_get(said, "type"));
  const tn_element_type type = tn_element_type_from_name(tn_string_view_from(name));
  if (type == TN_ELEMENT_UNDEFINED || entry->element_type != TN_ELEMENT_UINT8 || entry->rank != 1) {
    return REFUSE(r, TN_MALFORMED, NOWHERE,
                  "invalid entry in " TN_SAFETENSORS_TYPES " for this tensor");
  }
  TN_TRY(read_extents(r, json_object_get(said, "shape"), &entry->dims, &entry->rank));
  entry->element_type = (uint32_t)type;
  return check_size(r, entry);
}

//===-- Tensors -------------------------------------------------------------------------------===//

static tn_status keep_name(const reader* r, tn_string_view name, tn_adapter_entry* entry) {
  void* kept = NULL;
  const tn_status status = tn_adapter__keep(r->adapter, name.size, &kept);
  if (status != TN_OK) return tn_adapter__report_keep(&r->report, status);
  entry->name = (tn_string_view){kept, name.size};
  if (r->keep_names) {
    memcpy(kept, name.data, name.size);
  } else {
    entry->name.size = tn_names__from_peft(name, kept);
  }
  return TN_OK;
}

static tn_status read_type(const reader* r, const json_t* dtype, tn_adapter_entry* entry) {
  const char* name = json_string_value(dtype);
  if (name == NULL) return REFUSE(r, TN_MALFORMED, NOWHERE, "missing dtype");
  entry->element_type = type_from_name(name);
  if (entry->element_type != TN_ELEMENT_UNDEFINED) return TN_OK;
  return REFUSE(r, TN_MALFORMED, NOWHERE, "unknown dtype '%.40s'", name);
}

static tn_status read_tensor(reader* r, const char* key, const json_t* value) {
  tn_adapter_entry entry = {0};
  const tn_string_view name = tn_string_view_from(key);
  r->report.parameter_name = name;
  if (name.size == 0) return REFUSE(r, TN_MALFORMED, NOWHERE, "the name is empty");
  if (!json_is_object(value)) return REFUSE(r, TN_MALFORMED, NOWHERE, "expected a JSON object");
  TN_TRY(read_type(r, json_object_get(value, "dtype"), &entry));
  TN_TRY(read_extents(r, json_object_get(value, "shape"), &entry.dims, &entry.rank));
  TN_TRY(read_offsets(r, json_object_get(value, "data_offsets"), &entry));
  TN_TRY(check_size(r, &entry));
  TN_TRY(apply_type(r, key, &entry));
  TN_TRY(keep_name(r, name, &entry));
  if (entry.name.size == 0) return REFUSE(r, TN_MALFORMED, NOWHERE, "the name is empty");
  const size_t other = tn_adapter__add(r->adapter, &entry);
  if (other == SIZE_MAX) return TN_OK;
  return REFUSE(r, TN_MALFORMED, NOWHERE,
                "after conversion from PEFT, its name is the same as that of #%zu", other + 1);
}

static int compare_places(const void* a, const void* b) {
  const tn_adapter_entry* const* left = a;
  const tn_adapter_entry* const* right = b;
  if ((*left)->data_offset != (*right)->data_offset) {
    return (*left)->data_offset < (*right)->data_offset ? -1 : 1;
  }
  // Empty tensors precede those that begin at the same position.
  return (*left)->byte_size < (*right)->byte_size ? -1 : (*left)->byte_size > (*right)->byte_size;
}

// Checks that the tensors cover each byte after the header exactly once.
static tn_status check_places(reader* r, const tn_adapter_entry** places) {
  const tn_adapter* adapter = r->adapter;
  size_t end = r->data_start;
  for (size_t i = 0; i < adapter->entry_count; ++i) places[i] = &adapter->entries[i];
  qsort(places, adapter->entry_count, sizeof(const tn_adapter_entry*), compare_places);
  for (size_t i = 0; i < adapter->entry_count; ++i) {
    r->report.parameter = (size_t)(places[i] - adapter->entries) + 1;
    r->report.parameter_name = places[i]->name;
    if (places[i]->data_offset != end) {
      return REFUSE(r, TN_MALFORMED, places[i]->data_offset,
                    "its data does not follow the previous data, which ends at byte %zu", end);
    }
    end += places[i]->byte_size;
  }
  r->report.parameter = 0;
  if (end == adapter->size) return TN_OK;
  return REFUSE(r, TN_MALFORMED, end, "%zu trailing bytes after the last tensor",
                adapter->size - end);
}

static tn_status check_coverage(reader* r) {
  const tn_allocator* allocator = &r->adapter->allocator;
  const size_t size = (r->adapter->entry_count + 1) * sizeof(const tn_adapter_entry*);
  const tn_adapter_entry** places = tn_allocate(allocator, size);
  if (places == NULL) return tn_context__out_of_memory(r->report.context);
  const tn_status status = check_places(r, places);
  tn_deallocate(allocator, (void*)places, size);
  return status;
}

//===-- Metadata ------------------------------------------------------------------------------===//

static tn_status read_version(const reader* r, const char* text, int32_t* out_version) {
  char* end = NULL;
  const long long version = strtoll(text, &end, 10);
  if (end == text || *end != '\0' || version < INT32_MIN || version > INT32_MAX) {
    return REFUSE(r, TN_MALFORMED, NOWHERE, "a version in the metadata is not a 32-bit integer");
  }
  *out_version = (int32_t)version;
  return TN_OK;
}

static tn_status read_text(reader* r, const char* key, const char* text) {
  tn_adapter* adapter = r->adapter;
  if (strcmp(key, TN_SAFETENSORS_ADAPTER_VERSION) == 0) {
    return read_version(r, text, &adapter->adapter_version);
  }
  if (strcmp(key, TN_SAFETENSORS_MODEL_VERSION) == 0) {
    return read_version(r, text, &adapter->model_version);
  }
  if (strcmp(key, TN_SAFETENSORS_TYPES) == 0) {
    r->types = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (json_is_object(r->types)) return TN_OK;
    return REFUSE(r, TN_MALFORMED, NOWHERE,
                  TN_SAFETENSORS_TYPES " in the metadata is not a JSON object");
  }
  if (tn_metadata__set(&adapter->metadata, &adapter->allocator, tn_string_view_from(key),
                       tn_string_view_from(text)) != TN_OK) {
    return tn_context__out_of_memory(r->report.context);
  }
  return TN_OK;
}

static tn_status read_metadata(reader* r, json_t* metadata) {
  const char* key;
  json_t* value;
  if (metadata == NULL) return TN_OK;
  if (!json_is_object(metadata)) {
    return REFUSE(r, TN_MALFORMED, NOWHERE, TN_SAFETENSORS_METADATA " is not a JSON object");
  }
  if (json_object_size(metadata) > TN_METADATA_COUNT_MAX) {
    return REFUSE(r, TN_LIMIT_EXCEEDED, NOWHERE, "%zu metadata entries exceed the limit of %u",
                  json_object_size(metadata), TN_METADATA_COUNT_MAX);
  }
  json_object_foreach(metadata, key, value) {
    if (!json_is_string(value)) {
      return REFUSE(r, TN_MALFORMED, NOWHERE, "the metadata value of '%.60s' is not a string", key);
    }
    TN_TRY(read_text(r, key, json_string_value(value)));
  }
  return TN_OK;
}

//===-- The file ------------------------------------------------------------------------------===//

static tn_status read_header(reader* r, json_t* header) {
  const char* key;
  json_t* value;
  if (!json_is_object(header)) return REFUSE(r, TN_MALFORMED, SIZE_BYTES, "expected a JSON object");
  json_t* metadata = json_object_get(header, TN_SAFETENSORS_METADATA);
  TN_TRY(read_metadata(r, metadata));
  const size_t count = json_object_size(header) - (metadata != NULL ? 1 : 0);
  if (count > TN_ADAPTER_TENSOR_COUNT_MAX) {
    return REFUSE(r, TN_LIMIT_EXCEEDED, SIZE_BYTES, "%zu parameters exceed the limit of %u", count,
                  TN_ADAPTER_TENSOR_COUNT_MAX);
  }
  if (tn_adapter__reserve(r->adapter, count) != TN_OK) {
    return tn_context__out_of_memory(r->report.context);
  }
  json_object_foreach(header, key, value) {
    if (value == metadata) continue;
    r->report.parameter++;
    TN_TRY(read_tensor(r, key, value));
  }
  r->report.parameter = 0;
  return check_coverage(r);
}

static tn_status parse_header(reader* r, const char* text, size_t size) {
  json_error_t error;
  json_t* header = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
  if (header == NULL) {
    if (json_error_code(&error) == json_error_out_of_memory) {
      return tn_context__out_of_memory(r->report.context);
    }
    const size_t position = error.position < 0 ? 0 : (size_t)error.position;
    return REFUSE(r, TN_MALFORMED, SIZE_BYTES + position, "the header is not valid JSON: %s",
                  error.text);
  }
  const tn_status status = read_header(r, header);
  json_decref(r->types);
  json_decref(header);
  return status;
}

// Parses the header in place, or from a copy if the file is mapped, since it could be truncated.
static tn_status load_header(reader* r, size_t size) {
  const tn_adapter* adapter = r->adapter;
  if (!tn_adapter_is_mapped(adapter)) {
    return parse_header(r, (const char*)adapter->data + SIZE_BYTES, size);
  }
  char* text = tn_allocate(&adapter->allocator, size);
  if (text == NULL) return tn_context__out_of_memory(r->report.context);
  const tn_status status = tn_adapter__read(adapter, SIZE_BYTES, size, text)
                               ? parse_header(r, text, size)
                               : REFUSE(r, TN_IO_ERROR, NOWHERE, "was changed while it was read");
  tn_deallocate(&adapter->allocator, text, size);
  return status;
}

tn_status tn_adapter__read_safetensors(tn_adapter* adapter, tn_context* context,
                                       tn_string_view file_name,
                                       const tn_adapter_options* options) {
  reader r = {.adapter = adapter,
              .report = {context, file_name, adapter->size, 0, {0}},
              .keep_names = options->keep_names};
  if (adapter->size < SIZE_BYTES) {
    return REFUSE(&r, TN_MALFORMED, adapter->size, "truncated header length");
  }
  unsigned char head[SIZE_BYTES + 1] = {0};
  const size_t head_size = adapter->size < sizeof head ? adapter->size : sizeof head;
  if (!tn_adapter__read(adapter, 0, head_size, head)) {
    return REFUSE(&r, TN_IO_ERROR, NOWHERE, "was changed while it was read");
  }
  const uint64_t size = tn_flatbuffer__load64(head);
  if (size > TN_SAFETENSORS_HEADER_SIZE_MAX || size > adapter->size - SIZE_BYTES) {
    return REFUSE(&r, TN_MALFORMED, 0,
                  "header length of %" PRIu64 " bytes exceeds the file or the limit of the format",
                  size);
  }
  if (size == 0 || head[SIZE_BYTES] != '{') {
    return REFUSE(&r, TN_MALFORMED, SIZE_BYTES, "the header does not begin with '{'");
  }
  r.data_start = SIZE_BYTES + (size_t)size;
  adapter->format_version = TN_ONNX_FORMAT_VERSION;
  return load_header(&r, (size_t)size);
}
