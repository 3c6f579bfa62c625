// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans ONNX Runtime's adapter file.
//
// ONNX Runtime's exporter writes name, extents, data and table of one parameter after the other.
// The aligned layout creates all data first, starting with the last parameter, so that it comes
// after everything else and in the order of the list.

#include "adapter/element.h"
#include "adapter/flatbuffer_builder.h"
#include "adapter/onnx_format.h"
#include "base/hash.h"
#include "base/status.h"
#include "ir/context.h"

#define DATA_ALIGNMENT 64u
#define BLOCK_SIZE ((size_t)256 << 10)

typedef struct planner {
  const tn_adapter_builder* builder;
  const tn_export_options* options;
  tn_flatbuffer_builder flatbuffer;
  uint32_t* tables;  ///< Position by parameter.
  uint32_t* data;    ///< Likewise; only with the aligned layout.
} planner;

static bool is_packed(const tn_adapter_builder_item* item) {
  return tn_element_type_bit_width((tn_element_type)item->element_type) == 4;
}

//===-- Parameters ----------------------------------------------------------------------------===//

// Creates name, extents, data and table, in the order of ONNX Runtime.
static uint32_t plan_parameter(planner* p, const tn_adapter_builder_item* item, uint32_t data) {
  tn_flatbuffer_builder* b = &p->flatbuffer;
  const bool packed = is_packed(item);
  const int64_t packed_extent = (int64_t)item->byte_size;
  const uint32_t name = tn_flatbuffer_builder__string(b, item->name);
  const uint32_t dims = packed ? tn_flatbuffer_builder__vector64(b, &packed_extent, 1)
                               : tn_flatbuffer_builder__vector64(b, item->dims, item->rank);
  if (data == 0) data = tn_flatbuffer_builder__data(b, item, 1);
  tn_flatbuffer_builder__begin_table(b);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_PARAMETER_RAW_DATA, data);
  tn_flatbuffer_builder__add_int32(b, TN_ONNX_PARAMETER_DATA_TYPE,
                                   packed ? TN_ELEMENT_UINT8 : (int32_t)item->element_type);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_PARAMETER_DIMS, dims);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_PARAMETER_NAME, name);
  return tn_flatbuffer_builder__end_table(b);
}

static uint32_t plan_parameters(planner* p) {
  const size_t count = p->builder->count;
  const bool aligned = p->options->layout == TN_ADAPTER_LAYOUT_ALIGNED;
  for (size_t i = count; aligned && i-- > 0;) {
    p->data[i] = tn_flatbuffer_builder__data(&p->flatbuffer, p->builder->items[i], DATA_ALIGNMENT);
  }
  for (size_t i = 0; i < count; ++i) {
    p->tables[i] = plan_parameter(p, p->builder->items[i], aligned ? p->data[i] : 0);
  }
  return tn_flatbuffer_builder__offsets(&p->flatbuffer, p->tables, count);
}

//===-- The extension -------------------------------------------------------------------------===//

static uint32_t plan_metadata(planner* p) {
  tn_flatbuffer_builder* b = &p->flatbuffer;
  uint32_t positions[TN_METADATA_COUNT_MAX];
  const tn_metadata* metadata = &p->builder->metadata;
  if (metadata->count == 0) return 0;
  for (size_t i = 0; i < metadata->count; ++i) {
    const uint32_t key = tn_flatbuffer_builder__string(b, metadata->entries[i].key);
    const uint32_t value = tn_flatbuffer_builder__string(b, metadata->entries[i].value);
    tn_flatbuffer_builder__begin_table(b);
    tn_flatbuffer_builder__add_offset(b, TN_ONNX_METADATA_VALUE, value);
    tn_flatbuffer_builder__add_offset(b, TN_ONNX_METADATA_KEY, key);
    positions[i] = tn_flatbuffer_builder__end_table(b);
  }
  return tn_flatbuffer_builder__offsets(b, positions, metadata->count);
}

static tn_status hash_item(const planner* p, const tn_adapter_builder_item* item,
                           unsigned char* block, uint64_t* out_hash) {
  tn_hash_stream stream;
  tn_hash_stream_init(&stream);
  for (size_t offset = 0; offset < item->byte_size; offset += BLOCK_SIZE) {
    const size_t left = item->byte_size - offset;
    const size_t size = left < BLOCK_SIZE ? left : BLOCK_SIZE;
    if (!tn_adapter_builder__read(item, offset, size, block))
      return tn_adapter_builder__report_changed(p->builder, item);
    tn_hash_stream_add(&stream, block, size);
  }
  *out_hash = tn_hash_stream_digest(&stream);
  return TN_OK;
}

static tn_status plan_checksums(planner* p, uint32_t* out_position) {
  const tn_adapter_builder* builder = p->builder;
  *out_position = 0;
  if (!p->options->checksums) return TN_OK;
  const size_t size = BLOCK_SIZE + builder->count * sizeof(uint64_t);
  unsigned char* memory = tn_allocate(&builder->allocator, size);
  if (memory == NULL) return tn_context__out_of_memory(builder->context);
  uint64_t* hashes = (uint64_t*)(void*)(memory + BLOCK_SIZE);
  tn_status status = TN_OK;
  for (size_t i = 0; status == TN_OK && i < builder->count; ++i) {
    status = hash_item(p, builder->items[i], memory, &hashes[i]);
  }
  if (status == TN_OK) {
    *out_position = tn_flatbuffer_builder__vector64(&p->flatbuffer, hashes, builder->count);
  }
  tn_deallocate(&builder->allocator, memory, size);
  return status;
}

// Creates the descriptions of 4-bit tensors. The positions of their tables overwrite those of the
// parameters, which are no longer needed.
static uint32_t plan_packed(planner* p) {
  tn_flatbuffer_builder* b = &p->flatbuffer;
  size_t count = 0;
  for (size_t i = 0; i < p->builder->count; ++i) {
    const tn_adapter_builder_item* item = p->builder->items[i];
    if (!is_packed(item)) continue;
    const uint32_t dims = tn_flatbuffer_builder__vector64(b, item->dims, item->rank);
    tn_flatbuffer_builder__begin_table(b);
    tn_flatbuffer_builder__add_offset(b, TN_ONNX_PACKED_DIMS, dims);
    tn_flatbuffer_builder__add_int32(b, TN_ONNX_PACKED_DATA_TYPE, (int32_t)item->element_type);
    tn_flatbuffer_builder__add_int32(b, TN_ONNX_PACKED_PARAMETER, (int32_t)i);
    p->tables[count++] = tn_flatbuffer_builder__end_table(b);
  }
  return count == 0 ? 0 : tn_flatbuffer_builder__offsets(b, p->tables, count);
}

static tn_status plan_extension(planner* p, uint32_t* out_position) {
  tn_flatbuffer_builder* b = &p->flatbuffer;
  uint32_t checksums = 0;
  *out_position = 0;
  TN_TRY(plan_checksums(p, &checksums));
  const uint32_t packed = plan_packed(p);
  const uint32_t metadata = plan_metadata(p);
  if (checksums == 0 && packed == 0 && metadata == 0) return TN_OK;
  const uint32_t signature =
      tn_flatbuffer_builder__string(b, tn_string_view_from(TN_ONNX_EXTENSION_SIGNATURE));
  tn_flatbuffer_builder__begin_table(b);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_EXTENSION_PACKED, packed);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_EXTENSION_CHECKSUMS, checksums);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_EXTENSION_METADATA, metadata);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_EXTENSION_SIGNATURE_FIELD, signature);
  *out_position = tn_flatbuffer_builder__end_table(b);
  return TN_OK;
}

//===-- The file ------------------------------------------------------------------------------===//

static tn_status plan_file(planner* p, tn_file_plan* plan) {
  tn_flatbuffer_builder* b = &p->flatbuffer;
  const uint32_t parameters = plan_parameters(p);
  uint32_t extension = 0;
  TN_TRY(plan_extension(p, &extension));
  tn_flatbuffer_builder__begin_table(b);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_ADAPTER_EXTENSION, extension);
  tn_flatbuffer_builder__add_offset(b, TN_ONNX_ADAPTER_PARAMETERS, parameters);
  tn_flatbuffer_builder__add_int32(b, TN_ONNX_ADAPTER_MODEL_VERSION, p->builder->model_version);
  tn_flatbuffer_builder__add_int32(b, TN_ONNX_ADAPTER_VERSION, p->builder->adapter_version);
  tn_flatbuffer_builder__add_int32(b, TN_ONNX_ADAPTER_FORMAT_VERSION, TN_ONNX_FORMAT_VERSION);
  const uint32_t root = tn_flatbuffer_builder__end_table(b);
  const tn_status status = tn_flatbuffer_builder__finish(b, root, TN_ONNX_IDENTIFIER, plan);
  if (status == TN_LIMIT_EXCEEDED) {
    return tn_adapter_builder__refuse(p->builder, status, (tn_string_view){0},
                                      "the file would exceed the size limit of %zu bytes",
                                      TN_ADAPTER_BYTE_SIZE_MAX);
  }
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(p->builder->context);
}

tn_status tn_file_plan__make_onnx(tn_file_plan* plan, const tn_export_options* options) {
  const tn_adapter_builder* builder = plan->builder;
  const size_t size = (2 * builder->count + 1) * sizeof(uint32_t);
  const size_t whole_size = sizeof(planner) + size;
  planner* p = tn_allocate_zeroed(&builder->allocator, whole_size);
  if (p == NULL) return tn_context__out_of_memory(builder->context);
  p->builder = builder;
  p->options = options;
  p->flatbuffer.allocator = &builder->allocator;
  p->tables = (uint32_t*)(void*)(p + 1);
  p->data = p->tables + builder->count;
  const tn_status status = plan_file(p, plan);
  tn_flatbuffer_builder__free(&p->flatbuffer);
  tn_deallocate(&builder->allocator, p, whole_size);
  return status;
}
