// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ONNX Runtime's adapter file: reads and checks its two tables.
//
// The original reader accepts misleading files: two parameters with one name, names with a NUL
// inside, tables that extend past the end of the file. These are rejected here unless the caller
// asks for compatibility. It also rejects scalars and booleans, which its own exporter writes;
// these are accepted here.
//
// Every message begins with the file and the current parameter, if any, and ends with the byte
// offset. Source: schema/adapter.fbs.

#include <inttypes.h>

#include "adapter/adapter.h"
#include "adapter/element.h"
#include "adapter/flatbuffer.h"
#include "adapter/names.h"
#include "adapter/onnx_format.h"
#include "ir/context.h"

#define FIELD_COUNT TN_ONNX_FIELD_COUNT

typedef struct reader {
  tn_flatbuffer buffer;
  tn_file_report report;
  tn_adapter* adapter;
  size_t dims_position;  ///< Position of the first extent of the current parameter.
  int64_t dims[TN_ADAPTER_RANK_MAX];
} reader;

#define REFUSE(r, status, offset, ...) \
  tn_file_report__refuse(&(r)->report, status, offset, __VA_ARGS__)

// Reports the problem that the FlatBuffer reader found.
static tn_status refuse_bytes(const reader* r) {
  return REFUSE(r, TN_MALFORMED, r->buffer.problem_offset, "%s", r->buffer.problem);
}

//===-- Names ---------------------------------------------------------------------------------===//

static tn_status check_name(const reader* r, tn_string_view name, size_t position) {
  if (r->buffer.compatible) return TN_OK;
  if (name.size == 0) return REFUSE(r, TN_MALFORMED, position, "the name is empty");
  if (memchr(name.data, 0, name.size) != NULL) {
    return REFUSE(r, TN_MALFORMED, position, "the name contains a NUL");
  }
  if (!tn_names__is_utf8(name)) {
    return REFUSE(r, TN_MALFORMED, position, "the name is not valid UTF-8");
  }
  return TN_OK;
}

static tn_status read_name(reader* r, const tn_flatbuffer_table* table, tn_adapter_entry* entry) {
  size_t position;
  if (!tn_flatbuffer__target(&r->buffer, table, TN_ONNX_PARAMETER_NAME, &position))
    return refuse_bytes(r);
  if (position == 0) return REFUSE(r, TN_MALFORMED, table->position, "missing name");
  tn_flatbuffer_vector bytes;
  if (!tn_flatbuffer__string(&r->buffer, position, &bytes)) return refuse_bytes(r);
  TN_TRY(tn_adapter__keep_text(r->adapter, &r->report, &r->buffer, &bytes, &entry->name));
  r->report.parameter_name = entry->name;
  return check_name(r, entry->name, position);
}

//===-- Shapes --------------------------------------------------------------------------------===//

static tn_status read_type(const reader* r, const tn_flatbuffer_table* table,
                           tn_adapter_entry* entry) {
  const int32_t type = tn_flatbuffer__int32(&r->buffer, table, TN_ONNX_PARAMETER_DATA_TYPE);
  if (type < 0 || tn_element_type_size((tn_element_type)type) == 0) {
    return REFUSE(r, TN_MALFORMED, table->position, "unknown data type %" PRId32, type);
  }
  entry->element_type = (uint32_t)type;
  return TN_OK;
}

static tn_status read_dims(reader* r, const tn_flatbuffer_table* table, tn_adapter_entry* entry) {
  size_t position;
  tn_flatbuffer_vector dims;
  if (!tn_flatbuffer__target(&r->buffer, table, TN_ONNX_PARAMETER_DIMS, &position))
    return refuse_bytes(r);
  if (position == 0) return REFUSE(r, TN_MALFORMED, table->position, "missing dimensions");
  if (!tn_flatbuffer__vector(&r->buffer, position, 8, &dims)) return refuse_bytes(r);
  if (dims.count > TN_ADAPTER_RANK_MAX) {
    return REFUSE(r, TN_LIMIT_EXCEEDED, position, "%zu dimensions exceed the limit of %u",
                  dims.count, TN_ADAPTER_RANK_MAX);
  }
  r->dims_position = dims.first;
  entry->dims = r->dims;
  entry->rank = (uint32_t)dims.count;
  for (size_t i = 0; i < dims.count; ++i) {
    r->dims[i] = (int64_t)tn_flatbuffer__word64(&r->buffer, dims.first + 8 * i);
    if (r->dims[i] >= 0) continue;
    return REFUSE(r, TN_MALFORMED, dims.first + 8 * i, "invalid dimension #%zu: %" PRId64, i + 1,
                  r->dims[i]);
  }
  return TN_OK;
}

// Computes the byte size from the dimensions and the element type.
static tn_status expected_size(const reader* r, const tn_adapter_entry* entry, size_t* out_size) {
  bool empty = false;
  const bool fits =
      tn_element__byte_size(entry->element_type, entry->dims, entry->rank, out_size, &empty);
  if (fits || (empty && r->buffer.compatible)) return TN_OK;
  return REFUSE(r, TN_MALFORMED, r->dims_position, "byte size of its dimensions overflows");
}

static tn_status read_data(reader* r, const tn_flatbuffer_table* table, tn_adapter_entry* entry) {
  size_t expected = 0;
  TN_TRY(expected_size(r, entry, &expected));
  size_t position;
  tn_flatbuffer_vector data = {0};
  if (!tn_flatbuffer__target(&r->buffer, table, TN_ONNX_PARAMETER_RAW_DATA, &position)) {
    return refuse_bytes(r);
  }
  if (position == 0 && expected != 0) {
    return REFUSE(r, TN_MALFORMED, table->position, "missing data; expected %zu bytes", expected);
  }
  if (position != 0 && !tn_flatbuffer__vector(&r->buffer, position, 1, &data)) {
    return refuse_bytes(r);
  }
  if (data.count != expected) {
    return REFUSE(r, TN_MALFORMED, position,
                  "%zu bytes of data do not match its dimensions and type; expected %zu",
                  data.count, expected);
  }
  entry->data_offset = data.first;
  entry->byte_size = data.count;
  return TN_OK;
}

//===-- Tables --------------------------------------------------------------------------------===//

// Copies the extents to the entry.
static tn_status keep_dims(reader* r, tn_adapter_entry* entry) {
  void* kept = NULL;
  const tn_status status = tn_adapter__keep(r->adapter, entry->rank * sizeof *entry->dims, &kept);
  if (status != TN_OK) return tn_adapter__report_keep(&r->report, status);
  if (entry->rank != 0) memcpy(kept, r->dims, entry->rank * sizeof *entry->dims);
  entry->dims = kept;
  return TN_OK;
}

static tn_status read_parameter(reader* r, size_t position) {
  tn_adapter_entry entry = {0};
  tn_flatbuffer_table table;
  if (!tn_flatbuffer__table(&r->buffer, position, FIELD_COUNT, &table)) return refuse_bytes(r);
  TN_TRY(read_name(r, &table, &entry));
  TN_TRY(read_dims(r, &table, &entry));
  TN_TRY(read_type(r, &table, &entry));
  TN_TRY(read_data(r, &table, &entry));
  const size_t other = tn_adapter__find(r->adapter, entry.name);
  if (other == SIZE_MAX) {
    TN_TRY(keep_dims(r, &entry));
    (void)tn_adapter__add(r->adapter, &entry);
    return TN_OK;
  }
  if (r->buffer.compatible) return TN_OK;
  return REFUSE(r, TN_MALFORMED, position, "parameter #%zu has the same name as #%zu",
                r->report.parameter, other + 1);
}

static tn_status read_parameters(reader* r, const tn_flatbuffer_vector* parameters) {
  if (parameters->count > TN_ADAPTER_TENSOR_COUNT_MAX) {
    return REFUSE(r, TN_LIMIT_EXCEEDED, parameters->first, "%zu parameters exceed the limit of %u",
                  parameters->count, TN_ADAPTER_TENSOR_COUNT_MAX);
  }
  if (tn_adapter__reserve(r->adapter, parameters->count) != TN_OK) {
    return tn_context__out_of_memory(r->report.context);
  }
  tn_onnx_prefetch__parameters(r->adapter, &r->buffer, parameters);
  for (size_t i = 0; i < parameters->count; ++i) {
    r->report.parameter = i + 1;
    r->report.parameter_name = (tn_string_view){0};
    size_t position;
    if (!tn_flatbuffer__element(&r->buffer, parameters, i, &position)) return refuse_bytes(r);
    TN_TRY(read_parameter(r, position));
  }
  r->report.parameter = 0;
  return TN_OK;
}

static tn_status read_versions(reader* r, const tn_flatbuffer_table* root) {
  tn_adapter* adapter = r->adapter;
  adapter->format_version = tn_flatbuffer__int32(&r->buffer, root, TN_ONNX_ADAPTER_FORMAT_VERSION);
  adapter->adapter_version = tn_flatbuffer__int32(&r->buffer, root, TN_ONNX_ADAPTER_VERSION);
  adapter->model_version = tn_flatbuffer__int32(&r->buffer, root, TN_ONNX_ADAPTER_MODEL_VERSION);
  if (adapter->format_version == TN_ONNX_FORMAT_VERSION) return TN_OK;
  return REFUSE(r, TN_MALFORMED, root->position,
                "unsupported format version %" PRId32 "; expected %d", adapter->format_version,
                TN_ONNX_FORMAT_VERSION);
}

// Identifies files of other tools by their first bytes; NULL if unknown.
static const char* foreign_kind(const reader* r) {
  static const struct {
    const char bytes[5];
    const char* kind;
  } kinds[] = {{"PK\3\4", "a zip archive, as written by NumPy and PyTorch"},
               {"\x1f\x8b", "a gzip file"},
               {"\x80\2", "a Python pickle"},
               {"GGUF", "a GGUF file"},
               {"ML\xefR", "MLIR bytecode"}};
  char found[4];
  if (r->buffer.size < sizeof found) return NULL;
  tn_flatbuffer__copy(&r->buffer, 0, sizeof found, found);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (memcmp(found, kinds[i].bytes, strlen(kinds[i].bytes)) == 0) return kinds[i].kind;
  }
  return NULL;
}

static tn_status read_root(reader* r) {
  tn_flatbuffer_table root;
  if (!tn_flatbuffer__root(&r->buffer, TN_ONNX_IDENTIFIER, FIELD_COUNT, &root)) {
    const char* kind = foreign_kind(r);
    if (kind == NULL) return refuse_bytes(r);
    return REFUSE(r, TN_MALFORMED, 0, "is %s, not an adapter", kind);
  }
  TN_TRY(read_versions(r, &root));
  size_t position;
  tn_flatbuffer_vector parameters;
  if (!tn_flatbuffer__target(&r->buffer, &root, TN_ONNX_ADAPTER_PARAMETERS, &position)) {
    return refuse_bytes(r);
  }
  if (position == 0) {
    return REFUSE(r, TN_MALFORMED, root.position, "missing list of parameters");
  }
  if (!tn_flatbuffer__vector(&r->buffer, position, 4, &parameters)) return refuse_bytes(r);
  TN_TRY(read_parameters(r, &parameters));
  return tn_onnx_extension__read(r->adapter, &r->report, &r->buffer, &root, parameters.count);
}

// Reads a mapped file by pages. If a page could not be read, the result is discarded.
static tn_status read_pages(reader* r) {
  const tn_allocator* allocator = &r->adapter->allocator;
  tn_flatbuffer_pages* pages = tn_allocate(allocator, sizeof *pages);
  if (pages == NULL) return tn_context__out_of_memory(r->report.context);
  pages->mapping = &r->adapter->mapping;
  pages->failed = false;
  memset(pages->numbers, 0, sizeof pages->numbers);
  r->buffer.data = NULL;
  r->buffer.pages = pages;
  tn_status status = read_root(r);
  if (status == TN_OK && (pages->failed || !tn_mapping__is_unchanged(pages->mapping))) {
    status = REFUSE(r, TN_IO_ERROR, TN_FILE_REPORT_NOWHERE, "was changed while it was read");
  }
  tn_deallocate(allocator, pages, sizeof *pages);
  return status;
}

tn_status tn_adapter__read_onnx(tn_adapter* adapter, tn_context* context, tn_string_view file_name,
                                bool compatible) {
  reader r = {.buffer = {.data = adapter->data, .size = adapter->size, .compatible = compatible},
              .report = {context, file_name, adapter->size, 0, {0}},
              .adapter = adapter};
  return tn_adapter_is_mapped(adapter) ? read_pages(&r) : read_root(&r);
}
