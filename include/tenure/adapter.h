// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters: LoRA weights in a file, as tensors.
//
//   loading     tn_adapter_load, tn_adapter_load_blob, tn_adapter_options
//   asking      tn_adapter_name, tn_adapter_version, tn_adapter_tensor_count, ...
//   tensors     tn_adapter_tensor_at, tn_adapter_tensor_find, tn_tensor_data, tn_tensor_dims, ...
//   elements    tn_element_type, tn_element_type_name, tn_element_type_size
//
// An adapter is an object (object.h) over the bytes of one file: ONNX Runtime's ".onnx_adapter",
// whose schema is schema/adapter.fbs. The file is mapped and never copied. Every number and offset
// in it is checked before an adapter exists; what the file may not say is refused with the file,
// the parameter and the byte. A tensor is a view that holds its adapter, so the bytes stay mapped
// until the last of adapter, tensors and attached resources is gone. A file that somebody shortens
// while it is mapped takes its bytes away from under everyone who mapped it (a bus error, as with
// any mapping): replace such a file by renaming a new one over it, which leaves the mapped bytes
// alone.

#ifndef TENURE_ADAPTER_H
#define TENURE_ADAPTER_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/object.h>
#include <tenure/resource.h>
#include <tenure/type.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A loaded adapter: an object of kind TN_OBJECT_ADAPTER.
typedef struct tn_adapter tn_adapter;

/// A view of one tensor: an object of kind TN_OBJECT_TENSOR.
typedef struct tn_tensor tn_tensor;

/// The largest file, as FlatBuffers count.
#define TN_ADAPTER_BYTE_SIZE_MAX ((size_t)0x7fffffff)
/// Tensors in a file; what ONNX Runtime takes.
#define TN_ADAPTER_TENSOR_COUNT_MAX 999999u
/// Dimensions of a tensor.
#define TN_ADAPTER_RANK_MAX 255u

//===-- Loading -------------------------------------------------------------------------------===//

/// How to load; all zero is strict.
typedef struct tn_adapter_options {
  /// What the adapter calls itself; empty takes the file's name without folder and extension, or
  /// "adapter".
  tn_string_view name;
  /// True also takes what ONNX Runtime takes in spite of the format: names that are empty, not
  /// UTF-8 or hold a NUL, parameters of one name (the first stands), extents whose product only a
  /// zero keeps from overflowing, and tables whose own size is wrong.
  bool compatible;
} tn_adapter_options;

/// Maps the file at `path`. `options` may be NULL.
///
/// Ownership: the caller gets one reference. The adapter keeps nothing of `context` but its
///            allocator, which outlives it; it can be attached in other contexts.
/// Errors:    TN_IO_ERROR when the file cannot be opened or mapped, TN_MALFORMED,
///            TN_LIMIT_EXCEEDED, TN_OUT_OF_MEMORY; reported to the handlers of `context`;
///            `*out_adapter` is NULL then.
/// Threads:   any that may use the context.
/// Cost:      O(tensors), and the pages that their descriptions lie in.
TN_API TN_MUST_USE tn_status tn_adapter_load(tn_context* context, const char* path,
                                             const tn_adapter_options* options,
                                             tn_adapter** out_adapter);

/// Loads from the bytes of `blob` as they are, at any alignment.
///
/// Ownership: as tn_adapter_load; the adapter holds `blob`, from success on.
/// Errors:    TN_MALFORMED, TN_LIMIT_EXCEEDED, TN_OUT_OF_MEMORY.
/// Threads:   any that may use the context.
/// Cost:      O(tensors).
TN_API TN_MUST_USE tn_status tn_adapter_load_blob(tn_context* context, tn_blob* blob,
                                                  const tn_adapter_options* options,
                                                  tn_adapter** out_adapter);

/// Ownership: lives as long as the adapter, as all of these do.
TN_API tn_string_view tn_adapter_name(const tn_adapter* adapter);
TN_API int32_t tn_adapter_format_version(const tn_adapter* adapter);
TN_API int32_t tn_adapter_version(const tn_adapter* adapter);
TN_API int32_t tn_adapter_model_version(const tn_adapter* adapter);
/// The size of the file or blob.
TN_API size_t tn_adapter_byte_size(const tn_adapter* adapter);
/// Whether its bytes are a mapped file.
TN_API bool tn_adapter_is_mapped(const tn_adapter* adapter);

//===-- Tensors -------------------------------------------------------------------------------===//

/// What a tensor's elements are; the numbers are the file's.
typedef enum tn_element_type {
  TN_ELEMENT_UNDEFINED = 0,
  TN_ELEMENT_FLOAT32 = 1,
  TN_ELEMENT_UINT8 = 2,
  TN_ELEMENT_INT8 = 3,
  TN_ELEMENT_UINT16 = 4,
  TN_ELEMENT_INT16 = 5,
  TN_ELEMENT_INT32 = 6,
  TN_ELEMENT_INT64 = 7,
  TN_ELEMENT_STRING = 8,
  TN_ELEMENT_BOOL = 9,
  TN_ELEMENT_FLOAT16 = 10,
  TN_ELEMENT_FLOAT64 = 11,
  TN_ELEMENT_UINT32 = 12,
  TN_ELEMENT_UINT64 = 13,
  TN_ELEMENT_COMPLEX64 = 14,
  TN_ELEMENT_COMPLEX128 = 15,
  TN_ELEMENT_BFLOAT16 = 16,
  TN_ELEMENT_FLOAT8E4M3FN = 17,
  TN_ELEMENT_FLOAT8E4M3FNUZ = 18,
  TN_ELEMENT_FLOAT8E5M2 = 19,
  TN_ELEMENT_FLOAT8E5M2FNUZ = 20
} tn_element_type;

/// As MLIR spells it: "f32", "ui8", "complex<f64>"; "none" for what no tensor has. Ownership:
/// static.
TN_API const char* tn_element_type_name(tn_element_type type);
/// Bytes of one element; 0 for what no tensor has.
TN_API size_t tn_element_type_size(tn_element_type type);

/// In the order of the file.
TN_API size_t tn_adapter_tensor_count(const tn_adapter* adapter);

/// A view of tensor number `index`: the one that exists, or a new one.
///
/// Ownership: the caller gets one reference; the view holds the adapter.
/// Errors:    TN_NOT_FOUND beyond the last, TN_OUT_OF_MEMORY; neither is reported.
/// Threads:   any.
/// Cost:      O(rank).
TN_API TN_MUST_USE tn_status tn_adapter_tensor_at(tn_adapter* adapter, size_t index,
                                                  tn_tensor** out_tensor);

/// The same by name. Cost: one look-up in a hash table.
TN_API TN_MUST_USE tn_status tn_adapter_tensor_find(tn_adapter* adapter, tn_string_view name,
                                                    tn_tensor** out_tensor);

/// Ownership: lives as long as the tensor, as all of these do.
TN_API tn_string_view tn_tensor_name(const tn_tensor* tensor);
TN_API tn_element_type tn_tensor_element_type(const tn_tensor* tensor);
/// The adapter whose bytes these are. Ownership: borrowed.
TN_API tn_adapter* tn_tensor_adapter(const tn_tensor* tensor);
TN_API size_t tn_tensor_rank(const tn_tensor* tensor);
/// The extents, `rank` of them, none negative.
TN_API const int64_t* tn_tensor_dims(const tn_tensor* tensor);
/// The elements, row-major and little-endian; never NULL, and not always aligned: see
/// tn_tensor_alignment.
TN_API const void* tn_tensor_data(const tn_tensor* tensor);
TN_API size_t tn_tensor_byte_size(const tn_tensor* tensor);
/// Where the elements begin in the file or blob.
TN_API size_t tn_tensor_byte_offset(const tn_tensor* tensor);
/// The largest power of two up to 64 that the address of the elements is a multiple of. Below the
/// element's size, read them by memcpy.
TN_API size_t tn_tensor_alignment(const tn_tensor* tensor);

/// The tensor's type in `context`: "tensor<8x128xf32>".
///
/// Ownership: lives as long as the context.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   any that may use the context.
/// Cost:      two look-ups.
TN_API TN_MUST_USE tn_status tn_tensor_type(const tn_tensor* tensor, tn_context* context,
                                            tn_type* out_type);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_H
