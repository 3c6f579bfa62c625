// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exporting: a builder becomes the bytes of an adapter file.
//
//   options   tn_export_options
//   to        tn_adapter_builder_export (a file), tn_adapter_builder_serialize (memory), tn_adapter_builder_write (a callback)
//
// In ONNX Runtime's format and its layout the bytes are those that ONNX Runtime's exporter writes for
// the same parameters in the same order. The aligned layout has everything but the data in front,
// and each tensor at a multiple of 64 bytes: such a file opens by reading its first pages alone, and
// its tensors can be used in place. ONNX Runtime reads both.
//
// Checksums (XXH3, 64 bits, of each tensor's bytes), metadata, and what 4-bit integers are, stand in
// a field that ONNX Runtime ignores, and are left out when there are none.
//
// In safetensors, tensors stand by the size of their elements, the largest first, so that each is
// aligned; the header lists them in the builder's order. Versions and types that the format has not
// stand in "__metadata__".

#ifndef TENURE_ADAPTER_EXPORT_H
#define TENURE_ADAPTER_EXPORT_H

#include <tenure/adapter_builder.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tn_adapter_layout {
  TN_ADAPTER_LAYOUT_ONNX = 0,     ///< As ONNX Runtime's exporter.
  TN_ADAPTER_LAYOUT_ALIGNED = 1,  ///< Metadata first, data at multiples of 64 bytes.
} tn_adapter_layout;

/// How to export; all zero is as ONNX Runtime does.
typedef struct tn_export_options {
  /// TN_ADAPTER_FORMAT_AUTOMATIC: safetensors for a path that ends so, otherwise ONNX Runtime's.
  tn_adapter_format format;
  tn_adapter_layout layout;
  bool checksums;           ///< ONNX Runtime's format only: each tensor is read twice.
  bool peft_names;          ///< safetensors only: "base_model.model." in front of each name.
  tn_progress_fn progress;  ///< May be NULL.
  void* progress_data;
} tn_export_options;

/// Writes the file at `path`: all of it, or the file that was there stays.
///
/// Every parameter is checked first. The bytes go to a file without a name in the same folder (or
/// with a temporary one where the file system has no such files), which is read back, flushed to
/// the disk and then takes the place of the old one in one step; then the folder is flushed. A
/// process that is killed, or a disk that is full, leaves the old file or the new one. A file that
/// was there keeps its mode, and its owner where that is allowed; a symbolic link stays one.
/// Exporting over the file that the builder's own values are mapped from is safe: they stay.
/// `options` may be NULL.
///
/// Ownership: nothing changes.
/// Errors:    TN_INVALID_ARGUMENT for a value that is no tensor, a string or on a device, or a name
///            that no file may have, TN_LIMIT_EXCEEDED beyond 2 GiB in ONNX Runtime's format,
///            TN_IO_ERROR when the system refuses or a file that values are in was changed,
///            TN_OUT_OF_MEMORY; reported. What the progress callback returns to stop.
/// Threads:   the builder's one.
/// Cost:      reads and writes every byte once, through 1 MiB of memory.
TN_API TN_MUST_USE tn_status tn_adapter_builder_export(const tn_adapter_builder* builder,
                                                       const char* path,
                                                       const tn_export_options* options);

/// The same bytes in memory, as a blob aligned to 64.
///
/// Ownership: the caller gets one reference.
/// Errors:    as tn_adapter_builder_export.
/// Threads:   the builder's one.
/// Cost:      copies every byte.
TN_API TN_MUST_USE tn_status tn_adapter_builder_serialize(const tn_adapter_builder* builder,
                                                          const tn_export_options* options,
                                                          tn_blob** out_blob);

/// The same bytes handed to `write` from the first to the last; a status other than TN_OK from it
/// stops and is returned.
///
/// Ownership: the bytes are borrowed for the call.
/// Errors:    as tn_adapter_builder_export; what was handed over before an error is no file.
/// Threads:   the builder's one.
/// Cost:      reads every byte once.
TN_API TN_MUST_USE tn_status tn_adapter_builder_write(const tn_adapter_builder* builder,
                                                      const tn_export_options* options,
                                                      tn_write_fn write, void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_EXPORT_H
