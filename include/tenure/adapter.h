// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters: LoRA weights in a file, as tensors.
//
//   loading     tn_adapter_load, tn_adapter_load_blob, tn_adapter_options
//   asking      tn_adapter_name, tn_adapter_version, tn_adapter_metadata, tn_adapter_check, ...
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
//   - tn_tensor_data and resources made from it are the mapping itself: they show what is written
//     to the file, and a read past the end of a truncated file is a bus error. To rule that out,
//     load with TN_ADAPTER_STORAGE_COPY, which does not depend on the file afterwards.
// Smaller files are always copied.
//
// From safetensors, PEFT's names are mapped to ONNX Runtime's: the prefix "base_model.model." and
// the suffix ".default" of the role are removed, unless `keep_names` is set. The entries of
// "__metadata__" are the adapter's metadata. PEFT's adapter_config.json next to a file called
// adapter_model.safetensors is read too; its values are used where the metadata has none:
// lora_alpha (times sqrt(r) with use_rslora, as the scale is alpha / rank) becomes "alpha", r
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

/// The largest file, as FlatBuffers count.
#define TN_ADAPTER_BYTE_SIZE_MAX ((size_t)0x7fffffff)
/// Tensors in a file; what ONNX Runtime takes.
#define TN_ADAPTER_TENSOR_COUNT_MAX 999999u
/// Dimensions of a tensor.
#define TN_ADAPTER_RANK_MAX 255u

//===-- Loading -------------------------------------------------------------------------------===//

/// How the bytes of a file are laid out.
typedef enum tn_adapter_format {
  /// For a path: safetensors for the extension ".safetensors", ONNX Runtime's for ".onnx_adapter";
  /// otherwise, and for a blob, determined by the first bytes.
  TN_ADAPTER_FORMAT_AUTOMATIC = 0,
  TN_ADAPTER_FORMAT_ONNX = 1,
  TN_ADAPTER_FORMAT_SAFETENSORS = 2
} tn_adapter_format;

/// Where the bytes of a file are kept.
typedef enum tn_adapter_storage {
  TN_ADAPTER_STORAGE_AUTOMATIC = 0,  ///< A copy up to 64 KiB, above that a mapping.
  TN_ADAPTER_STORAGE_MAP = 1,
  TN_ADAPTER_STORAGE_COPY = 2
} tn_adapter_storage;

/// How to load; all zero is strict.
typedef struct tn_adapter_options {
  /// The adapter's name; empty: the file's name without directory and extension, or
  /// "adapter".
  tn_string_view name;
  /// True also accepts invalid files that ONNX Runtime accepts: names that are empty, not UTF-8 or
  /// contain a NUL, duplicate parameter names (the first is used), dimensions whose product does
  /// not overflow only because one is zero, and tables with a wrong size.
  bool compatible;
  /// True does not map PEFT's names in safetensors.
  bool keep_names;
  /// True ignores PEFT's adapter_config.json.
  bool ignore_config;
  /// True reads all data and compares it with the checksums, if the file has some.
  bool check;
  tn_adapter_format format;
  tn_adapter_storage storage;
  /// The device that tensors are copied to; NULL leaves them in host memory. Its fields are copied.
  const tn_device_allocator* device;
  tn_device_policy device_policy;
} tn_adapter_options;

/// Loads the file at `path`. `options` may be NULL.
///
/// Ownership: the caller gets one reference. The adapter keeps only the allocator of `context`,
///            which outlives it; it can be attached in other contexts. A mapped file uses a file
///            descriptor.
/// Errors:    TN_IO_ERROR when the file cannot be opened or mapped, TN_MALFORMED,
///            TN_LIMIT_EXCEEDED, TN_OUT_OF_MEMORY, TN_INVALID_ARGUMENT for a device that is the CPU
///            or is missing a function, the status of a device function; reported to the handlers
///            of `context`; `*out_adapter` is NULL.
/// Threads:   any that may use the context.
/// Cost:      O(tensors), and reading the pages of their descriptions. A mapped file that changed
///            in the last 11 ms is loaded after a delay of that length: its modification time could
///            not show a further change.
TN_API TN_MUST_USE tn_status tn_adapter_load(tn_context* context, const char* path,
                                             const tn_adapter_options* options,
                                             tn_adapter** out_adapter);

/// Loads from the bytes of `blob`, at any alignment, without copying: they are borrowed with a
/// release callback (tn_blob_create) or were copied (tn_blob_copy). They must not change while the
/// blob lives.
///
/// Ownership: as tn_adapter_load; the adapter holds `blob`, from success on.
/// Errors:    as tn_adapter_load, without TN_IO_ERROR.
/// Threads:   any that may use the context.
/// Cost:      O(tensors).
TN_API TN_MUST_USE tn_status tn_adapter_load_blob(tn_context* context, tn_blob* blob,
                                                  const tn_adapter_options* options,
                                                  tn_adapter** out_adapter);

/// Ownership: lives as long as the adapter, as all of these do.
TN_API tn_string_view tn_adapter_name(const tn_adapter* adapter);
/// Never TN_ADAPTER_FORMAT_AUTOMATIC.
TN_API tn_adapter_format tn_adapter_format_of(const tn_adapter* adapter);
TN_API int32_t tn_adapter_format_version(const tn_adapter* adapter);
TN_API int32_t tn_adapter_version(const tn_adapter* adapter);
TN_API int32_t tn_adapter_model_version(const tn_adapter* adapter);
/// The size of the file or blob.
TN_API size_t tn_adapter_byte_size(const tn_adapter* adapter);
/// Whether its bytes are a mapped file.
TN_API bool tn_adapter_is_mapped(const tn_adapter* adapter);
/// Whether the file has checksums.
TN_API bool tn_adapter_has_checksums(const tn_adapter* adapter);

/// How many texts of metadata there are, and number `index` of them, in the order of the file. Keys
/// that are known: "rank", "alpha" (decimal numbers), "targets" (names separated by commas),
/// "base_model", "alpha_pattern". False, and empty views, beyond the last.
TN_API size_t tn_adapter_metadata_count(const tn_adapter* adapter);
TN_API bool tn_adapter_metadata_at(const tn_adapter* adapter, size_t index, tn_string_view* out_key,
                                   tn_string_view* out_value);
/// The metadata value of `key`; false and an empty view if there is none.
TN_API bool tn_adapter_metadata(const tn_adapter* adapter, tn_string_view key,
                                tn_string_view* out_value);

/// Reads all data, compares it with the file's checksums if it has any, and checks that the file
/// did not change since it was loaded. `progress` may be NULL.
///
/// Ownership: nothing changes.
/// Errors:    TN_MALFORMED when a checksum differs, TN_IO_ERROR when the file was changed,
///            TN_OUT_OF_MEMORY, what `progress` returns; the first three are reported.
/// Threads:   any that may use the context.
/// Cost:      reads every byte.
TN_API TN_MUST_USE tn_status tn_adapter_check(const tn_adapter* adapter, tn_context* context,
                                              tn_progress_fn progress, void* progress_data);

/// Whether a mapped file still has the size and time of change that it was loaded with; true for
/// what is not mapped. Threads: any.
TN_API bool tn_adapter_is_unchanged(const tn_adapter* adapter);

//===-- Tensors -------------------------------------------------------------------------------===//

/// Element types of tensors; the numbers are those of ONNX Runtime's file format.
///
/// A BOOL is a byte; any nonzero value is true. 4-bit integers are packed two to a byte in
/// row-major order, the first in the lower half; a tensor with an odd number of them has zeros in
/// the upper half of its last byte. Neither format has them: they are exported as bytes, and their
/// type is recorded in metadata that ONNX Runtime ignores (adapter_export.h).
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

/// MLIR's name: "f32", "ui8", "complex<f64>"; "none" for a type that no tensor has. Ownership:
/// static.
TN_API const char* tn_element_type_name(tn_element_type type);
/// Bytes of one element; 0 for what no tensor has, and for integers of 4 bits.
TN_API size_t tn_element_type_size(tn_element_type type);
/// Bits that one element takes up; 0 for what no tensor has.
TN_API size_t tn_element_type_bit_width(tn_element_type type);
/// The inverse of tn_element_type_name; TN_ELEMENT_UNDEFINED for unknown names.
TN_API tn_element_type tn_element_type_from_name(tn_string_view name);

/// In the order of the file.
TN_API size_t tn_adapter_tensor_count(const tn_adapter* adapter);

/// A view of tensor number `index`: the one that exists, or a new one.
///
/// Ownership: the caller gets one reference; the view holds the adapter.
/// Errors:    TN_NOT_FOUND beyond the last, TN_OUT_OF_MEMORY; neither is reported.
/// Threads:   any.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_adapter_tensor_at(tn_adapter* adapter, size_t index,
                                                  tn_tensor** out_tensor);

/// The same by name. Errors: TN_NOT_FOUND for a name that none has; TN_OUT_OF_MEMORY. Cost: one
/// look-up in a hash table.
TN_API TN_MUST_USE tn_status tn_adapter_tensor_find(tn_adapter* adapter, tn_string_view name,
                                                    tn_tensor** out_tensor);

/// Ownership: lives as long as the tensor, as all of these do.
TN_API tn_string_view tn_tensor_name(const tn_tensor* tensor);
TN_API tn_element_type tn_tensor_element_type(const tn_tensor* tensor);
/// The adapter whose bytes these are. Ownership: borrowed.
TN_API tn_adapter* tn_tensor_adapter(const tn_tensor* tensor);
TN_API size_t tn_tensor_rank(const tn_tensor* tensor);
/// The dimensions, `rank` of them, none negative.
TN_API const int64_t* tn_tensor_dims(const tn_tensor* tensor);
/// The elements, row-major and little-endian; never NULL, and not always aligned: see
/// tn_tensor_alignment.
TN_API const void* tn_tensor_data(const tn_tensor* tensor);
TN_API size_t tn_tensor_byte_size(const tn_tensor* tensor);

/// Copies `byte_size` bytes of the elements from byte `offset` on to `out`, as they were loaded.
///
/// Ownership: `out` is the caller's; its content is unspecified after an error.
/// Errors:    TN_INVALID_ARGUMENT for bytes outside the tensor, TN_IO_ERROR when the file was
///            changed or shortened since it was loaded; neither is reported.
/// Threads:   any.
/// Cost:      copies the bytes; for a mapped file two system calls.
TN_API TN_MUST_USE tn_status tn_tensor_read(const tn_tensor* tensor, size_t offset,
                                            size_t byte_size, void* out);

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

//===-- Devices -------------------------------------------------------------------------------===//

/// Copies the tensors to the device that the adapter was loaded for, unless that was done.
/// Attaching does so. Of two threads that do it at once, one throws its copies away.
///
/// Ownership: the adapter holds the copies, all of them or none.
/// Errors:    TN_INVALID_ARGUMENT without a device, TN_IO_ERROR when the file was changed, what the
///            device returns, TN_OUT_OF_MEMORY; reported.
/// Threads:   any that may use the context.
/// Cost:      copies every byte, once.
TN_API TN_MUST_USE tn_status tn_adapter_copy_to_device(tn_adapter* adapter, tn_context* context);

/// The device's allocator; NULL without a device. Ownership: lives as long as the adapter.
TN_API const tn_device_allocator* tn_adapter_device(const tn_adapter* adapter);

/// The tensor's block on the device; NULL if there is none, and for a tensor without bytes. The
/// host must not read it. Ownership: lives as long as the adapter.
TN_API void* tn_tensor_device_data(const tn_tensor* tensor);

/// Copies bytes of the tensor's block on the device to `out`.
///
/// Ownership: `out` is the caller's.
/// Errors:    TN_NOT_FOUND when there is no block, TN_INVALID_ARGUMENT for bytes outside it, the
///            status of the device function; not reported.
/// Threads:   any.
/// Cost:      copies the bytes.
TN_API TN_MUST_USE tn_status tn_tensor_read_device(const tn_tensor* tensor, size_t offset,
                                                   size_t byte_size, void* out);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_H
