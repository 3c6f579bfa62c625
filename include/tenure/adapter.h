// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters: the LoRA weights of a file, as tensors.
//
//   loading     tn_adapter_load, tn_adapter_load_blob, tn_adapter_options
//   queries     tn_adapter_name, tn_adapter_version, tn_adapter_metadata, tn_adapter_check, ...
//   tensors     tn_adapter_tensor_at, tn_adapter_tensor_find, tn_tensor_data, tn_tensor_read, ...
//   elements    tn_element_type, tn_element_type_name, tn_element_type_size
//   devices     tn_adapter_copy_to_device, tn_tensor_device_data (adapter_device.h)
//
// An adapter is an object (object.h) over the bytes of one file, in one of two formats: ONNX
// Runtime's ".onnx_adapter", whose schema is schema/adapter.fbs, or safetensors. Every number and
// offset in the file is checked before the adapter exists; an error names the file, the parameter
// and the byte. A tensor is a view that retains its adapter, so the bytes stay until the last of
// adapter, tensors and attached resources is released.
//
// A file of more than 64 KiB is mapped and never copied. Other processes can still write to it:
//   - a file that is deleted, or replaced by renaming another over it, does not change for the
//     adapter that loaded it;
//   - a file that is truncated or overwritten in place is detected by its size or modification
//     time. Names, types and dimensions were copied and stay. tn_tensor_read, tn_adapter_check, and
//     all functions here that read tensors (copying to devices, casting, merging, comparing,
//     exporting) then return TN_IO_ERROR: they never return bytes of the new content and raise no
//     signal. An overwrite that also restores the modification time is detected only by checksums;
//   - tn_tensor_data and resources made from it are the mapping itself: they reflect writes to the
//     file, and a read past the end of a truncated file raises a bus error. To avoid that, load
//     with TN_ADAPTER_STORAGE_COPY, which does not depend on the file afterwards.
// Smaller files are always copied.
//
// When loading safetensors, PEFT's names are mapped to ONNX Runtime's: the prefix
// "base_model.model." and the suffix ".default" of the role are removed, unless `keep_names` is
// set. The entries of "__metadata__" are the adapter's metadata. PEFT's adapter_config.json next to
// a file called adapter_model.safetensors is read too; its values are used if the metadata has
// none: lora_alpha (times sqrt(r) with use_rslora, as the scale is alpha / rank) becomes "alpha", r
// "rank", target_modules "targets", base_model_name_or_path "base_model", and a peft_type other
// than LORA "peft_type". If modules have different alphas, there is an "alpha_pattern" and no
// "alpha": attaching then needs an explicit alpha, and merging is an error.

#ifndef TENURE_ADAPTER_H
#define TENURE_ADAPTER_H

#include <tenure/adapter_device.h>
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

/// The maximum size of a file, which is FlatBuffers' limit.
#define TN_ADAPTER_BYTE_SIZE_MAX ((size_t)0x7fffffff)
/// The maximum number of tensors in a file, which is ONNX Runtime's limit.
#define TN_ADAPTER_TENSOR_COUNT_MAX 999999u
/// The maximum number of dimensions of a tensor.
#define TN_ADAPTER_RANK_MAX 255u

//===-- Loading -------------------------------------------------------------------------------===//

/// The format of a file.
typedef enum tn_adapter_format {
  /// For a path: safetensors for the extension ".safetensors", ONNX Runtime's for ".onnx_adapter";
  /// otherwise, and for a blob, determined by the first bytes.
  TN_ADAPTER_FORMAT_AUTOMATIC = 0,
  TN_ADAPTER_FORMAT_ONNX = 1,
  TN_ADAPTER_FORMAT_SAFETENSORS = 2
} tn_adapter_format;

/// Where the bytes of a file are stored.
typedef enum tn_adapter_storage {
  TN_ADAPTER_STORAGE_AUTOMATIC = 0,  ///< A copy up to 64 KiB, a mapping above that.
  TN_ADAPTER_STORAGE_MAP = 1,
  TN_ADAPTER_STORAGE_COPY = 2
} tn_adapter_storage;

/// Options for loading; all zero is strict.
typedef struct tn_adapter_options {
  /// The adapter's name; if empty, the file's name without directory and extension, or "adapter".
  tn_string_view name;
  /// True also accepts invalid files that ONNX Runtime accepts: names that are empty, not UTF-8 or
  /// contain a NUL, duplicate parameter names (the first is used), dimensions whose product does
  /// not overflow only because one is zero, and tables with a wrong size.
  bool compatible;
  /// True does not map PEFT's names in safetensors.
  bool keep_names;
  /// True ignores PEFT's adapter_config.json.
  bool ignore_config;
  /// True reads all data and compares it with the checksums, if the file has any.
  bool check;
  tn_adapter_format format;
  tn_adapter_storage storage;
  /// The device that tensors are copied to; NULL leaves them in host memory. Its fields are copied.
  const tn_device_allocator* device;
  tn_device_policy device_policy;
} tn_adapter_options;

/// Loads the file at `path`. `options` may be NULL.
///
/// Ownership: the caller gets one reference. The adapter refers only to the allocator of `context`,
///            which must outlive it, and can be attached in other contexts. A mapped file uses a
///            file descriptor.
/// Errors:    TN_IO_ERROR if the file cannot be opened or mapped, TN_MALFORMED, TN_LIMIT_EXCEEDED,
///            TN_OUT_OF_MEMORY, TN_INVALID_ARGUMENT for a device that is the CPU or is missing a
///            function, the status of a device function; reported to the handlers of `context`;
///            `*out_adapter` is NULL.
/// Threads:   any that may use the context.
/// Cost:      O(tensors), and reading the pages of their descriptions. A mapped file that changed
///            in the last 11 ms is loaded after a delay of that length: its modification time could
///            not show a further change.
TN_API TN_MUST_USE tn_status tn_adapter_load(tn_context* context, const char* path,
                                             const tn_adapter_options* options,
                                             tn_adapter** out_adapter);

/// Loads an adapter from the bytes of `blob`, at any alignment, without copying them. They must not
/// change while the blob lives.
///
/// Ownership: as tn_adapter_load; on success the adapter retains `blob`.
/// Errors:    as tn_adapter_load, without TN_IO_ERROR.
/// Threads:   any that may use the context.
/// Cost:      O(tensors).
TN_API TN_MUST_USE tn_status tn_adapter_load_blob(tn_context* context, tn_blob* blob,
                                                  const tn_adapter_options* options,
                                                  tn_adapter** out_adapter);

/// Ownership: lives as long as the adapter, as for all functions below.
TN_API tn_string_view tn_adapter_name(const tn_adapter* adapter);
/// Returns the format, never TN_ADAPTER_FORMAT_AUTOMATIC.
TN_API tn_adapter_format tn_adapter_format_of(const tn_adapter* adapter);
TN_API int32_t tn_adapter_format_version(const tn_adapter* adapter);
TN_API int32_t tn_adapter_version(const tn_adapter* adapter);
TN_API int32_t tn_adapter_model_version(const tn_adapter* adapter);
/// Returns the size of the file or blob.
TN_API size_t tn_adapter_byte_size(const tn_adapter* adapter);
/// Returns whether the bytes are a mapped file.
TN_API bool tn_adapter_is_mapped(const tn_adapter* adapter);
/// Returns whether the file has checksums.
TN_API bool tn_adapter_has_checksums(const tn_adapter* adapter);

/// Return the number of metadata entries, and the entry at `index`, in the order of the file. Known
/// keys: "rank", "alpha" (decimal numbers), "targets" (names separated by commas), "base_model",
/// "alpha_pattern". False, and empty views, if out of range.
TN_API size_t tn_adapter_metadata_count(const tn_adapter* adapter);
TN_API bool tn_adapter_metadata_at(const tn_adapter* adapter, size_t index, tn_string_view* out_key,
                                   tn_string_view* out_value);
/// Returns the metadata value of `key`; false and an empty view if there is none.
TN_API bool tn_adapter_metadata(const tn_adapter* adapter, tn_string_view key,
                                tn_string_view* out_value);

/// Reads all data, compares it with the file's checksums if it has any, and checks that the file
/// did not change since it was loaded. `progress` may be NULL.
///
/// Ownership: none.
/// Errors:    TN_MALFORMED if a checksum differs, TN_IO_ERROR if the file was changed,
///            TN_OUT_OF_MEMORY, the status of `progress`; the first three are reported.
/// Threads:   any that may use the context.
/// Cost:      reads every byte.
TN_API TN_MUST_USE tn_status tn_adapter_check(const tn_adapter* adapter, tn_context* context,
                                              tn_progress_fn progress, void* progress_data);

/// Returns whether a mapped file still has the size and modification time with which it was loaded;
/// true if it is not mapped. Threads: any.
TN_API bool tn_adapter_is_unchanged(const tn_adapter* adapter);

//===-- Tensors -------------------------------------------------------------------------------===//

/// Element types of tensors; the values are those of ONNX Runtime's file format.
///
/// A BOOL is a byte; any nonzero value is true. 4-bit integers are packed two to a byte in
/// row-major order, the first in the lower half; a tensor with an odd number of them has zeros in
/// the upper half of its last byte. Neither file format supports them: they are exported as bytes,
/// and their type is recorded in metadata that ONNX Runtime ignores (adapter_export.h).
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
  TN_ELEMENT_FLOAT8E5M2FNUZ = 20,
  TN_ELEMENT_UINT4 = 21,
  TN_ELEMENT_INT4 = 22
} tn_element_type;

/// Returns MLIR's name: "f32", "ui8", "complex<f64>"; "none" for other values. Ownership: static.
TN_API const char* tn_element_type_name(tn_element_type type);
/// Returns the number of bytes of one element; 0 for other values, and for 4-bit integers.
TN_API size_t tn_element_type_size(tn_element_type type);
/// Returns the number of bits of one element; 0 for other values.
TN_API size_t tn_element_type_bit_width(tn_element_type type);
/// Inverse of tn_element_type_name; TN_ELEMENT_UNDEFINED for unknown names.
TN_API tn_element_type tn_element_type_from_name(tn_string_view name);

/// Returns the number of tensors.
TN_API size_t tn_adapter_tensor_count(const tn_adapter* adapter);

/// Returns a view of the tensor at `index`, in the order of the file: the existing view, or a new
/// one.
///
/// Ownership: the caller gets one reference; the view retains the adapter.
/// Errors:    TN_NOT_FOUND if out of range, TN_OUT_OF_MEMORY; not reported.
/// Threads:   any.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_adapter_tensor_at(tn_adapter* adapter, size_t index,
                                                  tn_tensor** out_tensor);

/// Returns a view of the tensor called `name` likewise. Errors: TN_NOT_FOUND for an unknown name;
/// TN_OUT_OF_MEMORY. Cost: one look-up in a hash table.
TN_API TN_MUST_USE tn_status tn_adapter_tensor_find(tn_adapter* adapter, tn_string_view name,
                                                    tn_tensor** out_tensor);

/// Ownership: lives as long as the tensor, as for all functions below.
TN_API tn_string_view tn_tensor_name(const tn_tensor* tensor);
TN_API tn_element_type tn_tensor_element_type(const tn_tensor* tensor);
/// Returns the adapter that owns the bytes. Ownership: borrowed.
TN_API tn_adapter* tn_tensor_adapter(const tn_tensor* tensor);
TN_API size_t tn_tensor_rank(const tn_tensor* tensor);
/// Returns the `rank` dimensions, none negative.
TN_API const int64_t* tn_tensor_dims(const tn_tensor* tensor);
/// Returns the elements, row-major and little-endian; never NULL, and not always aligned: see
/// tn_tensor_alignment.
TN_API const void* tn_tensor_data(const tn_tensor* tensor);
TN_API size_t tn_tensor_byte_size(const tn_tensor* tensor);

/// Copies `byte_size` bytes of the elements from byte `offset` on to `out`, as they were loaded.
///
/// Ownership: `out` is the caller's; its content is unspecified after an error.
/// Errors:    TN_INVALID_ARGUMENT for bytes outside the tensor, TN_IO_ERROR if the file was changed
///            or truncated since it was loaded; not reported.
/// Threads:   any.
/// Cost:      copies the bytes; for a mapped file two system calls.
TN_API TN_MUST_USE tn_status tn_tensor_read(const tn_tensor* tensor, size_t offset,
                                            size_t byte_size, void* out);

/// Returns the offset of the elements in the file or blob.
TN_API size_t tn_tensor_byte_offset(const tn_tensor* tensor);
/// Returns the largest power of two, up to 64, to which the elements are aligned. If it is less
/// than the element size, read them with memcpy.
TN_API size_t tn_tensor_alignment(const tn_tensor* tensor);

/// Returns the tensor's type in `context`: "tensor<8x128xf32>".
///
/// Ownership: lives as long as the context.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   any that may use the context.
/// Cost:      two look-ups.
TN_API TN_MUST_USE tn_status tn_tensor_type(const tn_tensor* tensor, tn_context* context,
                                            tn_type* out_type);

//===-- Devices -------------------------------------------------------------------------------===//

/// Copies the tensors to the device that the adapter was loaded for, unless they were copied
/// before. Attaching calls this function. If two threads do it at once, one discards its copies.
///
/// Ownership: the adapter owns the copies, all of them or none.
/// Errors:    TN_INVALID_ARGUMENT without a device, TN_IO_ERROR if the file was changed, the status
///            of the device function, TN_OUT_OF_MEMORY; reported.
/// Threads:   any that may use the context.
/// Cost:      copies every byte, once.
TN_API TN_MUST_USE tn_status tn_adapter_copy_to_device(tn_adapter* adapter, tn_context* context);

/// Returns the device's allocator; NULL without a device. Ownership: lives as long as the adapter.
TN_API const tn_device_allocator* tn_adapter_device(const tn_adapter* adapter);

/// Returns the tensor's block on the device; NULL if there is none, and for a tensor without bytes.
/// The host must not read it. Ownership: lives as long as the adapter.
TN_API void* tn_tensor_device_data(const tn_tensor* tensor);

/// Copies bytes of the tensor's block on the device to `out`.
///
/// Ownership: `out` is the caller's.
/// Errors:    TN_NOT_FOUND if there is no block, TN_INVALID_ARGUMENT for bytes outside it, the
///            status of the device function; not reported.
/// Threads:   any.
/// Cost:      copies the bytes.
TN_API TN_MUST_USE tn_status tn_tensor_read_device(const tn_tensor* tensor, size_t offset,
                                                   size_t byte_size, void* out);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_H
