// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extension of ONNX Runtime's adapter file, which ONNX Runtime ignores: metadata, checksums,
// and tensors of 4-bit integers, which it reads as bytes.
//
// It is a separate table that begins with a signature. A field with this index but without the
// signature belongs to another extension and is skipped, as the format requires; with the
// signature, everything is checked.

#include "adapter/onnx_format.h"

#include <inttypes.h>

#include "adapter/element.h"
#include "adapter/names.h"
#include "base/status.h"
#include "ir/context.h"

typedef struct extension_reader {
  tn_adapter* adapter;
  const tn_file_report* report;
  tn_flatbuffer* buffer;
  tn_flatbuffer_table table;
} extension_reader;

static tn_status refuse_bytes(const extension_reader* r) {
  return tn_file_report__refuse(r->report, TN_MALFORMED, r->buffer->problem_offset,
                                "in the extension: %s", r->buffer->problem);
}

static tn_status refuse(const extension_reader* r, size_t offset, const char* problem) {
  return tn_file_report__refuse(r->report, TN_MALFORMED, offset, "in the extension: %s", problem);
}

// Reads the vector in a field; it is empty if the field is absent.
static tn_status read_vector(const extension_reader* r, const tn_flatbuffer_table* table,
                             unsigned field, size_t element_size,
                             tn_flatbuffer_vector* out_vector) {
  size_t position;
  *out_vector = (tn_flatbuffer_vector){0};
  if (!tn_flatbuffer__target(r->buffer, table, field, &position)) return refuse_bytes(r);
  if (position == 0) return TN_OK;
  if (!tn_flatbuffer__vector(r->buffer, position, element_size, out_vector)) {
    return refuse_bytes(r);
  }
  return TN_OK;
}

//===-- Metadata ------------------------------------------------------------------------------===//

static tn_status read_text(const extension_reader* r, const tn_flatbuffer_table* table,
                           unsigned field, tn_string_view* out_text) {
  size_t position;
  *out_text = (tn_string_view){0};
  if (!tn_flatbuffer__target(r->buffer, table, field, &position)) return refuse_bytes(r);
  if (position == 0) return TN_OK;
  tn_flatbuffer_vector bytes;
  if (!tn_flatbuffer__string(r->buffer, position, &bytes)) return refuse_bytes(r);
  TN_TRY(tn_adapter__keep_text(r->adapter, r->report, r->buffer, &bytes, out_text));
  if (tn_names__is_utf8(*out_text)) return TN_OK;
  return refuse(r, position, "metadata is not valid UTF-8");
}

static tn_status read_metadata(const extension_reader* r) {
  tn_flatbuffer_vector entries;
  TN_TRY(read_vector(r, &r->table, TN_ONNX_EXTENSION_METADATA, 4, &entries));
  if (entries.count > TN_METADATA_COUNT_MAX) {
    return refuse(r, entries.first, "more than 4096 metadata entries");
  }
  for (size_t i = 0; i < entries.count; ++i) {
    size_t position;
    tn_flatbuffer_table table;
    tn_string_view key;
    tn_string_view value;
    if (!tn_flatbuffer__element(r->buffer, &entries, i, &position) ||
        !tn_flatbuffer__table(r->buffer, position, 2, &table)) {
      return refuse_bytes(r);
    }
    TN_TRY(read_text(r, &table, TN_ONNX_METADATA_KEY, &key));
    TN_TRY(read_text(r, &table, TN_ONNX_METADATA_VALUE, &value));
    if (tn_metadata__find(&r->adapter->metadata, key) != SIZE_MAX) {
      return refuse(r, position, "duplicate metadata key");
    }
    if (tn_metadata__set(&r->adapter->metadata, &r->adapter->allocator, key, value) != TN_OK) {
      return tn_context__out_of_memory(r->report->context);
    }
  }
  return TN_OK;
}

//===-- Checksums -----------------------------------------------------------------------------===//

static tn_status read_checksums(const extension_reader* r, size_t parameter_count) {
  size_t position;
  tn_flatbuffer_vector vector;
  if (!tn_flatbuffer__target(r->buffer, &r->table, TN_ONNX_EXTENSION_CHECKSUMS, &position)) {
    return refuse_bytes(r);
  }
  if (position == 0) return TN_OK;
  TN_TRY(read_vector(r, &r->table, TN_ONNX_EXTENSION_CHECKSUMS, 8, &vector));
  if (vector.count != parameter_count) {
    return refuse(r, position, "the number of checksums does not match the number of parameters");
  }
  void* kept = NULL;
  const tn_status status = tn_adapter__keep(r->adapter, vector.count * sizeof(uint64_t), &kept);
  if (status != TN_OK) return tn_adapter__report_keep(r->report, status);
  uint64_t* checksums = kept;
  for (size_t i = 0; i < vector.count; ++i) {
    checksums[i] = tn_flatbuffer__word64(r->buffer, vector.first + 8 * i);
  }
  r->adapter->checksums = checksums;
  return TN_OK;
}

//===-- 4-bit integers ------------------------------------------------------------------------===//

// Changes the entry, a vector of bytes, to the tensor of 4-bit integers that it contains.
static tn_status unpack(const extension_reader* r, tn_adapter_entry* entry, uint32_t type,
                        const tn_flatbuffer_vector* dims, size_t position) {
  void* kept = NULL;
  size_t byte_size = 0;
  bool empty = false;
  const tn_status status = tn_adapter__keep(r->adapter, dims->count * sizeof(int64_t), &kept);
  if (status != TN_OK) return tn_adapter__report_keep(r->report, status);
  int64_t* extents = kept;
  for (size_t i = 0; i < dims->count; ++i) {
    extents[i] = (int64_t)tn_flatbuffer__word64(r->buffer, dims->first + 8 * i);
    if (extents[i] < 0) return refuse(r, dims->first + 8 * i, "negative dimension");
  }
  if (!tn_element__byte_size(type, extents, dims->count, &byte_size, &empty) ||
      byte_size != entry->byte_size) {
    return refuse(r, position, "dimensions of packed integers do not match their byte size");
  }
  entry->dims = extents;
  entry->rank = (uint32_t)dims->count;
  entry->element_type = type;
  return TN_OK;
}

static tn_status read_packed_parameter(const extension_reader* r, size_t position) {
  tn_flatbuffer_table table;
  tn_flatbuffer_vector dims;
  if (!tn_flatbuffer__table(r->buffer, position, 3, &table)) return refuse_bytes(r);
  const int32_t number = tn_flatbuffer__int32(r->buffer, &table, TN_ONNX_PACKED_PARAMETER);
  const int32_t type = tn_flatbuffer__int32(r->buffer, &table, TN_ONNX_PACKED_DATA_TYPE);
  TN_TRY(read_vector(r, &table, TN_ONNX_PACKED_DIMS, 8, &dims));
  if (type != TN_ELEMENT_UINT4 && type != TN_ELEMENT_INT4) {
    return refuse(r, position, "packed integers do not have a 4-bit type");
  }
  if (number < 0 || (size_t)number >= r->adapter->entry_count) {
    return refuse(r, position, "packed integers refer to an unknown parameter");
  }
  if (dims.count > TN_ADAPTER_RANK_MAX) {
    return refuse(r, position, "packed integers have too many dimensions");
  }
  tn_adapter_entry* entry = &r->adapter->entries[number];
  if (entry->element_type != TN_ELEMENT_UINT8 || entry->rank != 1) {
    return refuse(r, position, "packed integers are not a vector of bytes");
  }
  return unpack(r, entry, (uint32_t)type, &dims, position);
}

static tn_status read_packed(const extension_reader* r) {
  tn_flatbuffer_vector packed;
  TN_TRY(read_vector(r, &r->table, TN_ONNX_EXTENSION_PACKED, 4, &packed));
  if (packed.count > r->adapter->entry_count) {
    return refuse(r, packed.first, "more packed parameters than parameters");
  }
  for (size_t i = 0; i < packed.count; ++i) {
    size_t position;
    if (!tn_flatbuffer__element(r->buffer, &packed, i, &position)) return refuse_bytes(r);
    TN_TRY(read_packed_parameter(r, position));
  }
  return TN_OK;
}

//===-- The extension -------------------------------------------------------------------------===//

// Returns whether the table at `position` begins with the signature, regardless of its layout:
// `compatible` affects only what is rejected.
static bool has_signature(const tn_flatbuffer* buffer, size_t position) {
  char found[sizeof TN_ONNX_EXTENSION_SIGNATURE];
  tn_flatbuffer probe = *buffer;
  tn_flatbuffer_table table;
  tn_flatbuffer_vector bytes;
  size_t signature = 0;
  probe.compatible = true;
  if (!tn_flatbuffer__table(&probe, position, TN_ONNX_FIELD_COUNT, &table) ||
      !tn_flatbuffer__target(&probe, &table, TN_ONNX_EXTENSION_SIGNATURE_FIELD, &signature) ||
      signature == 0 || !tn_flatbuffer__string(&probe, signature, &bytes) ||
      bytes.count + 1 != sizeof found) {
    return false;
  }
  tn_flatbuffer__copy(&probe, bytes.first, sizeof found, found);
  return memcmp(found, TN_ONNX_EXTENSION_SIGNATURE, sizeof found) == 0;
}

tn_status tn_onnx_extension__read(tn_adapter* adapter, const tn_file_report* report,
                                  tn_flatbuffer* buffer, const tn_flatbuffer_table* root,
                                  size_t parameter_count) {
  extension_reader r = {adapter, report, buffer, {0}};
  const size_t position = tn_flatbuffer__optional_target(buffer, root, TN_ONNX_ADAPTER_EXTENSION);
  if (position == 0 || !has_signature(buffer, position)) return TN_OK;
  // Some parameters with equal names were skipped, so the indices do not match the entries.
  if (parameter_count != adapter->entry_count) return TN_OK;
  if (!tn_flatbuffer__table(buffer, position, TN_ONNX_FIELD_COUNT, &r.table)) {
    return refuse_bytes(&r);
  }
  TN_TRY(read_metadata(&r));
  TN_TRY(read_checksums(&r, parameter_count));
  return read_packed(&r);
}
