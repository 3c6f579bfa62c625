// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders: an adapter's parameters as a list that is read, changed and exported.
//
//   lifetime     tn_adapter_builder_create, tn_adapter_builder_destroy
//   filling      tn_adapter_builder_load, tn_adapter_builder_load_adapter, tn_adapter_builder_add,
//                tn_adapter_builder_add_tensor
//   queries      tn_adapter_builder_count, tn_adapter_builder_parameter_at,
//                tn_adapter_builder_find, tn_adapter_builder_read
//   changes      tn_adapter_builder_replace, tn_adapter_builder_rename, tn_adapter_builder_drop,
//                tn_adapter_builder_cast, tn_adapter_builder_clear
//   metadata     tn_adapter_builder_set_versions, tn_adapter_builder_set_metadata, ...
//
// A builder is an editable list of parameters. Exporting (adapter_export.h) writes this list in its
// order, whether its entries were loaded from a file or added. Loading from an adapter does not
// copy the values: they stay in the adapter's file, which the builder retains, and are read when
// needed. Changing a builder never changes a file.
//
//   ```c
//   tn_context* context;
//   tn_adapter_builder* builder;
//   if (tn_context_create(NULL, &context) != TN_OK) return TN_OUT_OF_MEMORY;
//   tn_status status = tn_adapter_builder_create(context, &builder);
//   if (status == TN_OK) {
//     status = tn_adapter_builder_load(builder, "old.onnx_adapter", NULL);
//     const tn_string_view every = {NULL, 0};
//     if (status == TN_OK) status = tn_adapter_builder_cast(builder, every, TN_ELEMENT_BFLOAT16);
//     if (status == TN_OK) status = tn_adapter_builder_export(builder, "new.onnx_adapter", NULL);
//     tn_adapter_builder_destroy(builder);
//   }
//   tn_context_destroy(context);
//   return status;
//   ```

#ifndef TENURE_ADAPTER_BUILDER_H
#define TENURE_ADAPTER_BUILDER_H

#include <tenure/adapter.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A list of parameters, used by one thread at a time.
typedef struct tn_adapter_builder tn_adapter_builder;

/// A parameter, for adding and reading.
typedef struct tn_adapter_builder_parameter {
  tn_string_view name;  ///< UTF-8, not empty, without NUL.
  /// TN_ELEMENT_UNDEFINED for a value that is not a tensor, and TN_ELEMENT_STRING, are allowed in a
  /// builder; exporting them is an error.
  tn_element_type element_type;
  const int64_t* dims;  ///< `rank` dimensions, none negative; row-major.
  size_t rank;
  /// The elements, little-endian, at any alignment; a device address if `device` is set.
  const void* data;
  size_t byte_size;
  /// NULL for host memory. A value on a device is allowed in a builder; exporting it is an error
  /// that names the device.
  const char* device;
} tn_adapter_builder_parameter;

//===-- Lifetime ------------------------------------------------------------------------------===//

/// Creates an empty builder: no parameters, no metadata, versions 0.
///
/// Ownership: the caller destroys it. `context` must outlive it, and receives its errors.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   any that may use the context.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_adapter_builder_create(tn_context* context,
                                                       tn_adapter_builder** out_builder);

/// Destroys a builder; NULL is ignored. Callbacks of a call that uses the builder cannot change it
/// (TN_INVALID_ARGUMENT); destroying it there is deferred until the call returns.
TN_API void tn_adapter_builder_destroy(tn_adapter_builder* builder);

//===-- Filling -------------------------------------------------------------------------------===//

/// Replaces the builder's content by that of the file at `path`: parameters in file order,
/// versions, metadata. `options` may be NULL.
///
/// Ownership: the builder retains the loaded file.
/// Errors:    those of tn_adapter_load; the builder is unchanged.
/// Threads:   the builder's.
/// Cost:      O(parameters).
TN_API TN_MUST_USE tn_status tn_adapter_builder_load(tn_adapter_builder* builder, const char* path,
                                                     const tn_adapter_options* options);

/// Replaces the builder's content by that of an adapter.
///
/// Ownership: the builder retains the adapter.
/// Errors:    TN_OUT_OF_MEMORY; the builder does not change.
/// Threads:   the builder's.
TN_API TN_MUST_USE tn_status tn_adapter_builder_load_adapter(tn_adapter_builder* builder,
                                                             tn_adapter* adapter);

/// Adds a parameter at the end.
///
/// Ownership: copies name, dimensions and device name. The elements are part of `owner`, which is
///            retained, or copied if it is NULL (except those on a device, which must outlive the
///            builder).
/// Errors:    TN_INVALID_ARGUMENT for an invalid name or dimensions, TN_ALREADY_EXISTS,
///            TN_SHAPE_MISMATCH if `byte_size` does not match the dimensions, TN_LIMIT_EXCEEDED,
///            TN_OUT_OF_MEMORY; reported; the builder is unchanged.
/// Threads:   the builder's.
/// Cost:      a look-up; also copies the elements if there is no owner.
TN_API TN_MUST_USE tn_status tn_adapter_builder_add(tn_adapter_builder* builder,
                                                    const tn_adapter_builder_parameter* parameter,
                                                    tn_blob* owner);

/// Adds `tensor` under `name`, or its own name if that is empty, without copying its elements.
///
/// Ownership: the builder retains the tensor's adapter.
/// Errors:    as tn_adapter_builder_add.
/// Threads:   the builder's.
/// Cost:      a look-up.
TN_API TN_MUST_USE tn_status tn_adapter_builder_add_tensor(tn_adapter_builder* builder,
                                                           tn_string_view name,
                                                           const tn_tensor* tensor);

//===-- Queries -------------------------------------------------------------------------------===//

TN_API size_t tn_adapter_builder_count(const tn_adapter_builder* builder);

/// Returns the parameter at `index` in the list; false if out of range. `data` may be in a mapped
/// file, as described in adapter.h; tn_adapter_builder_read is safe against changes of the file.
/// Ownership: borrowed until the builder changes.
TN_API bool tn_adapter_builder_parameter_at(const tn_adapter_builder* builder, size_t index,
                                            tn_adapter_builder_parameter* out_parameter);

/// Returns the index of the parameter called `name`.
///
/// Ownership: none.
/// Errors:    TN_NOT_FOUND; TN_OUT_OF_MEMORY for names over 200 bytes only; not reported.
/// Threads:   the builder's.
/// Cost:      a look-up.
TN_API tn_status tn_adapter_builder_find(const tn_adapter_builder* builder, tn_string_view name,
                                         size_t* out_index);

/// Copies bytes of a parameter's elements, as tn_tensor_read.
///
/// Ownership: `out` is the caller's.
/// Errors:    TN_NOT_FOUND, TN_INVALID_ARGUMENT for bytes outside or on a device, TN_IO_ERROR if
///            their file was changed; not reported.
/// Threads:   the builder's.
/// Cost:      copies the bytes.
TN_API TN_MUST_USE tn_status tn_adapter_builder_read(const tn_adapter_builder* builder,
                                                     size_t index, size_t offset, size_t byte_size,
                                                     void* out);

//===-- Changes -------------------------------------------------------------------------------===//

/// Replaces the parameter of the same name; its position does not change.
///
/// Ownership: as tn_adapter_builder_add.
/// Errors:    TN_NOT_FOUND, and those of tn_adapter_builder_add; the builder does not change.
/// Threads:   the builder's.
/// Cost:      as tn_adapter_builder_add.
TN_API TN_MUST_USE tn_status tn_adapter_builder_replace(
    tn_adapter_builder* builder, const tn_adapter_builder_parameter* parameter, tn_blob* owner);

/// Renames the parameter `name` to `new_name`; its position does not change.
///
/// Ownership: copies `new_name`.
/// Errors:    TN_NOT_FOUND, TN_INVALID_ARGUMENT for an invalid name, TN_ALREADY_EXISTS,
///            TN_OUT_OF_MEMORY; reported; the builder is unchanged.
/// Threads:   the builder's.
TN_API TN_MUST_USE tn_status tn_adapter_builder_rename(tn_adapter_builder* builder,
                                                       tn_string_view name,
                                                       tn_string_view new_name);

/// Removes a parameter.
///
/// Ownership: releases the owner of its elements.
/// Errors:    TN_NOT_FOUND, TN_OUT_OF_MEMORY; reported; the builder is unchanged.
/// Threads:   the builder's.
TN_API TN_MUST_USE tn_status tn_adapter_builder_drop(tn_adapter_builder* builder,
                                                     tn_string_view name);

/// Casts a parameter, or, if `name` is empty, all float parameters, to `type`.
///
/// Each number is rounded once, to the nearest value of the new type, ties to even. Numbers that
/// are too large become infinity, or NaN in types without infinity (f8E4M3FN and both fnuz). NaN
/// stays NaN. Complex parameters can only be cast to complex types. Floats, booleans and integers
/// of up to 32 bits can be cast to floats; 4-bit integers also to i8 and ui8.
///
/// Ownership: the builder owns the new elements.
/// Errors:    TN_NOT_FOUND, TN_INVALID_ARGUMENT for an unsupported pair of types, TN_IO_ERROR if
///            the file of the elements was changed, TN_OUT_OF_MEMORY; reported; no parameter of the
///            builder changes.
/// Threads:   the builder's.
/// Cost:      reads and writes the elements.
TN_API TN_MUST_USE tn_status tn_adapter_builder_cast(tn_adapter_builder* builder,
                                                     tn_string_view name, tn_element_type type);

/// Removes all parameters, metadata and versions.
TN_API void tn_adapter_builder_clear(tn_adapter_builder* builder);

//===-- Metadata ------------------------------------------------------------------------------===//

TN_API void tn_adapter_builder_set_versions(tn_adapter_builder* builder, int32_t adapter_version,
                                            int32_t model_version);
TN_API int32_t tn_adapter_builder_adapter_version(const tn_adapter_builder* builder);
TN_API int32_t tn_adapter_builder_model_version(const tn_adapter_builder* builder);

/// Sets the metadata of `key`; a value whose `data` is NULL removes it.
///
/// Ownership: copies both strings.
/// Errors:    TN_INVALID_ARGUMENT for an empty key, a NUL or invalid UTF-8, TN_LIMIT_EXCEEDED
///            beyond 4,096 keys, TN_OUT_OF_MEMORY; reported.
/// Threads:   the builder's.
/// Cost:      O(keys).
TN_API TN_MUST_USE tn_status tn_adapter_builder_set_metadata(tn_adapter_builder* builder,
                                                             tn_string_view key,
                                                             tn_string_view value);

/// Like tn_adapter_metadata_count and tn_adapter_metadata_at. Ownership: borrowed until the builder
/// changes.
TN_API size_t tn_adapter_builder_metadata_count(const tn_adapter_builder* builder);
TN_API bool tn_adapter_builder_metadata_at(const tn_adapter_builder* builder, size_t index,
                                           tn_string_view* out_key, tn_string_view* out_value);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_BUILDER_H
