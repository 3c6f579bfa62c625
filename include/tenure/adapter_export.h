// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exporting: writes a builder as the bytes of an adapter file.
//
//   options   tn_export_options
//   to        tn_adapter_builder_export (a file), tn_adapter_builder_serialize (memory),
//             tn_adapter_builder_write (a callback)
//
// In ONNX Runtime's format and layout, the bytes equal those that ONNX Runtime's exporter writes
// for the same parameters in the same order. The aligned layout puts everything but the data first,
// and each tensor at a multiple of 64 bytes: opening such a file reads only its first pages, and
// its tensors can be used in place. ONNX Runtime reads both layouts.
//
// Checksums (XXH3, 64 bits, of each tensor's bytes), metadata, and the types of 4-bit integers are
// stored in a field that ONNX Runtime ignores, and are omitted if there are none.
//
// In safetensors, tensors are ordered by element size, the largest first, so that each is aligned;
// the header lists them in the builder's order. Versions and types that the format does not support
// are stored in "__metadata__".

#ifndef TENURE_ADAPTER_EXPORT_H
#define TENURE_ADAPTER_EXPORT_H

#include <tenure/adapter_builder.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tn_adapter_layout {
  TN_ADAPTER_LAYOUT_ONNX = 0,     ///< The layout of ONNX Runtime's exporter.
  TN_ADAPTER_LAYOUT_ALIGNED = 1,  ///< Metadata first, data at multiples of 64 bytes.
} tn_adapter_layout;

/// Options for exporting; all zero exports like ONNX Runtime.
typedef struct tn_export_options {
  /// TN_ADAPTER_FORMAT_AUTOMATIC: safetensors for a path with that extension, otherwise ONNX
  /// Runtime's format.
  tn_adapter_format format;
  tn_adapter_layout layout;
  bool checksums;           ///< ONNX Runtime's format only. Each tensor is read twice.
  bool peft_names;          ///< safetensors only: each name gets the prefix "base_model.model.".
  tn_progress_fn progress;  ///< May be NULL.
  void* progress_data;
} tn_export_options;

/// Writes the file at `path` atomically: on error the previous file stays.
///
/// Every parameter is checked first. The bytes go to an unnamed file in the same directory (or a
/// temporary one if the file system has no unnamed files), which is read back, flushed to the disk
/// and renamed over the old one; then the directory is flushed. A process that is killed, or a full
/// disk, leaves either the old file or the new one. An existing file keeps its mode, and its owner
/// if permitted; a symbolic link stays a link. Exporting over a file that the builder's values are
/// mapped from is safe: they stay valid. `options` may be NULL.
///
/// Ownership: none.
/// Errors:    TN_INVALID_ARGUMENT for a value that is not a tensor, is a string or is on a device,
///            and for an invalid name, TN_LIMIT_EXCEEDED beyond 2 GiB in ONNX Runtime's format,
///            TN_IO_ERROR if the system reports an error or a file with values was changed,
///            TN_OUT_OF_MEMORY; reported. The status of the progress callback.
/// Threads:   the builder's.
/// Cost:      reads and writes every byte once, through 1 MiB of memory.
TN_API TN_MUST_USE tn_status tn_adapter_builder_export(const tn_adapter_builder* builder,
                                                       const char* path,
                                                       const tn_export_options* options);

/// Returns the same bytes in memory, as a blob aligned to 64 bytes.
///
/// Ownership: the caller gets one reference.
/// Errors:    as tn_adapter_builder_export.
/// Threads:   the builder's.
/// Cost:      copies every byte.
TN_API TN_MUST_USE tn_status tn_adapter_builder_serialize(const tn_adapter_builder* builder,
                                                          const tn_export_options* options,
                                                          tn_blob** out_blob);

/// Passes the same bytes to `write` in order; if it returns a status other than TN_OK, the export
/// stops and returns that.
///
/// Ownership: the bytes are borrowed for the call.
/// Errors:    as tn_adapter_builder_export; bytes passed before an error are not a complete file.
/// Threads:   the builder's.
/// Cost:      reads every byte once.
TN_API TN_MUST_USE tn_status tn_adapter_builder_write(const tn_adapter_builder* builder,
                                                      const tn_export_options* options,
                                                      tn_write_fn write, void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_EXPORT_H
