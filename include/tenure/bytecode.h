// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode: reading and writing MLIR's binary format, versions 0 to TN_BYTECODE_VERSION_MAX.
//
//   recognising  tn_bytecode_has_magic, tn_bytecode_inspect
//   reading      tn_bytecode_read, tn_bytecode_read_file, tn_bytecode_read_options
//   lazily       tn_bytecode_is_loaded, tn_bytecode_load, tn_bytecode_load_body
//   writing      tn_bytecode_write, tn_bytecode_write_blob, tn_bytecode_write_file,
//                tn_bytecode_write_options
//   encodings    tn_bytecode_encode, tn_bytecode_encoding_byte_size, tn_bytecode_encoding_write,
//                tn_bytecode_encoding_destroy
//
// mlir-opt reads the output, and prints the same text as this library. Source: MLIR Bytecode
// Format.

#ifndef TENURE_BYTECODE_H
#define TENURE_BYTECODE_H

#include <tenure/operation.h>
#include <tenure/resource.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The newest version of the format, which MLIR 22 writes. All versions from 0 on are read and
/// written.
#define TN_BYTECODE_VERSION_MAX 6u

//===-- Recognising ---------------------------------------------------------------------------===//

/// Returns whether `bytes` begin with the magic number of bytecode.
TN_API bool tn_bytecode_has_magic(tn_string_view bytes);

typedef struct tn_bytecode_section {
  uint32_t id;         ///< As in the file.
  const char* name;    ///< "string", "dialect", "attribute and type", ... Static.
  uint64_t offset;     ///< Offset of its first data byte in the file.
  uint64_t byte_size;  ///< Size of its data.
  uint64_t alignment;  ///< 1 if the section requires none.
} tn_bytecode_section;

#define TN_BYTECODE_SECTION_MAX 9u

typedef struct tn_bytecode_summary {
  uint64_t version;
  tn_string_view producer;  ///< Borrowed from the bytes.
  size_t section_count;
  tn_bytecode_section sections[TN_BYTECODE_SECTION_MAX];  ///< In the order of the file.
} tn_bytecode_summary;

/// Summarizes a file without reading its sections. Errors are reported to `context`.
///
/// Ownership: the producer is borrowed from `bytes`.
/// Errors:    TN_MALFORMED (reported with the offset); `*out_summary` is all zero.
/// Threads:   any, with threading.
/// Cost:      O(sections).
TN_API TN_MUST_USE tn_status tn_bytecode_inspect(tn_context* context, tn_string_view bytes,
                                                 tn_bytecode_summary* out_summary);

//===-- Reading -------------------------------------------------------------------------------===//

typedef struct tn_bytecode_read_options {
  tn_string_view file_name;  ///< For messages; empty means "-".
  /// The owner of the bytes. Resources refer to the bytes and retain the owner; if it is NULL, they
  /// are copied.
  tn_blob* owner;
  bool no_implicit_module;  ///< The file must contain one op, of any name, which is not wrapped.
  bool skip_verify;         ///< Skip the structural verifier, which otherwise runs at the end.
  bool drop_locations;      ///< Use the unknown location everywhere; locations of the file are not
                            ///< read.
  bool lazy;                ///< Read isolated regions lazily; see below. Needs `owner`.
  /// Receives the external resources, replacing its content, on success. NULL drops them.
  tn_external_resources* external_resources;
} tn_bytecode_read_options;

/// The maximum number of elements of an `array<i0: ...>` that is read. Such elements take no bytes,
/// so the file size does not bound them; a file with more is TN_MALFORMED.
#define TN_BYTECODE_EMPTY_ELEMENTS_MAX 1048576u

/// Data that is shared in a file but expanded in memory, or decoded at each reference, is bounded:
/// attributes of ops with one dictionary, the name of a dialect in the names of its ops, strings
/// and their users, integers with fewer words than their type, flattened fused locations, indices
/// of sparse elements, and nested textual attributes. The expanded size is limited per byte of the
/// file, plus TN_BYTECODE_SHARED_BYTES_MIN; beyond that the result is TN_LIMIT_EXCEEDED.
#define TN_BYTECODE_SHARED_BYTES_FACTOR 256u
#define TN_BYTECODE_SHARED_BYTES_MIN 16777216u

/// Reads a file. A single builtin.module is returned as is; several ops, or an op with another
/// name, are wrapped in a new builtin.module.
///
/// Attributes and types in the custom encoding of a dialect that is not loaded cannot be read,
/// which is an error if they are referenced; the same holds for native properties of ops without a
/// definition.
///
/// Ownership: the op is detached and owned by `scope`; the bytes are borrowed for the call, or kept
///            through `options->owner`.
/// Errors:    TN_MALFORMED and TN_VERIFY_FAILED (the first error is reported, with the offset in
///            the file), TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED; only uniqued objects remain.
/// Threads:   the scope's.
/// Cost:      O(bytes + expanded data, see above), no recursion over ops.
TN_API TN_MUST_USE tn_status tn_bytecode_read(tn_scope* scope, tn_string_view bytes,
                                              const tn_bytecode_read_options* options,
                                              tn_op* out_op);

/// Reads the file at `path` as tn_bytecode_read does. The file is mapped, and resources refer to
/// the mapping: the file must not change while one of them lives. `options->owner` is ignored, and
/// an empty `options->file_name` means `path`. Errors: also TN_IO_ERROR.
TN_API TN_MUST_USE tn_status tn_bytecode_read_file(tn_scope* scope, const char* path,
                                                   const tn_bytecode_read_options* options,
                                                   tn_op* out_op);

//===-- Reading lazily ------------------------------------------------------------------------===//
//
// With the option `lazy`, the contents of isolated ops (from version 2 of the format on) are not
// read; only their offsets are recorded. The bytes and the file's tables stay in memory until all
// ops were read or erased. The verifier does not run.
//
// The regions of such an op are read when one is requested (tn_op_region) and by symbol look-ups in
// the op; their ops may be lazy again. Functions that visit a tree (walking, printing, verifying,
// cloning, writing, tn_bytecode_load) read all of the tree first. Errors in the file are reported
// then, by the call that finds them: a reader returns the null value, and the op stays unchanged,
// with inaccessible regions; further attempts report the same error. It can be moved and erased. A
// diagnostic handler cannot access other lazy ops, and may erase any.
//
// In any order of reading, the result, the errors and their messages are the same as for a file
// that is read at once. If a file has several errors, the first one found is reported.
//
// Printing one op reads only that op: values are numbered among those read so far.

/// Returns whether the op's own regions were read. Errors: false (reported) for a stale handle.
TN_API bool tn_bytecode_is_loaded(tn_op op);

/// Reads everything in `op` that was not read yet, including nested ops.
///
/// Errors:    the stale statuses, those of tn_bytecode_read; what was read before stays.
/// Threads:   other threads may read the same tree, and load from it, meanwhile.
/// Cost:      O(bytes read).
TN_API TN_MUST_USE tn_status tn_bytecode_load(tn_op op);

/// Reads only the op's own regions, as tn_op_region does, and returns the status. Their ops may be
/// lazy again. Contract: as tn_bytecode_load.
TN_API TN_MUST_USE tn_status tn_bytecode_load_body(tn_op op);

//===-- Writing -------------------------------------------------------------------------------===//

/// Options for writing; all zero writes everything, in the newest version.
typedef struct tn_bytecode_write_options {
  bool use_version;          ///< Write `version` instead of the newest.
  uint32_t version;          ///< 0 to TN_BYTECODE_VERSION_MAX.
  tn_string_view producer;   ///< The producer string, without NULs; empty means the library's.
  bool drop_locations;       ///< Use the unknown location everywhere.
  bool elide_resource_data;  ///< Write resources without their bytes.
  /// External resources to write; NULL for none.
  const tn_external_resources* external_resources;
  /// Writes the same bytes as MLIR with the dialects registered: ops with a schema are marked as
  /// registered even without properties, and empty resource sections are written. Readers get the
  /// same IR.
  bool marks_known_ops;
} tn_bytecode_write_options;

/// Writes `op` and its nested ops. The same op gives the same bytes.
///
/// Aliases in the bodies of opaque types and attributes are expanded: the file defines no aliases.
///
/// Before version 5, properties are written into the dictionary of the other attributes; a reader
/// that knows the op moves them back.
///
/// A native property that is a plain integer in MLIR, such as the flags of ptr.ptr_diff, is written
/// as its value, without a type.
///
/// An `array<i0: ...>` of any size is written, although tn_bytecode_read accepts at most
/// TN_BYTECODE_EMPTY_ELEMENTS_MAX elements.
///
/// Ownership: `write` borrows the bytes, in pieces, after all checks succeeded.
/// Errors:    the stale statuses, TN_INVALID_ARGUMENT for an unknown version, for null operands and
///            for values defined outside of `op`, TN_OUT_OF_MEMORY, the status of `write`.
/// Threads:   no other thread changes the tree meanwhile.
/// Cost:      three passes over the ops and O(bytes written), no recursion over ops; blobs are not
///            copied.
TN_API TN_MUST_USE tn_status tn_bytecode_write(tn_op op, const tn_bytecode_write_options* options,
                                               tn_write_fn write, void* user_data);

/// Writes like tn_bytecode_write, to memory of the C library's heap.
///
/// Ownership: the caller gets one reference to the blob.
TN_API TN_MUST_USE tn_status tn_bytecode_write_blob(tn_op op,
                                                    const tn_bytecode_write_options* options,
                                                    tn_blob** out_blob);

/// Encoded bytecode to be written later. It refers only to the allocator of its context, and to
/// blobs of resources.
typedef struct tn_bytecode_encoding tn_bytecode_encoding;

/// Encodes `op` like tn_bytecode_write, to be written later. Once this returns, any thread may
/// change or destroy the tree and its context.
///
/// Ownership: the caller destroys the encoding. The context's allocator must outlive it; it shares
///            the blobs of resources.
/// Cost:      as tn_bytecode_write; the parts are not joined into one buffer.
TN_API TN_MUST_USE tn_status tn_bytecode_encode(tn_op op, const tn_bytecode_write_options* options,
                                                tn_bytecode_encoding** out_encoding);

/// Returns the number of bytes. Threads: any.
TN_API size_t tn_bytecode_encoding_byte_size(const tn_bytecode_encoding* encoding);

/// Writes the bytes; may be called several times.
///
/// Ownership: `write` borrows the bytes, in pieces of at most one MiB.
/// Errors:    the status of `write`.
/// Threads:   any, and several at once.
TN_API TN_MUST_USE tn_status tn_bytecode_encoding_write(const tn_bytecode_encoding* encoding,
                                                        tn_write_fn write, void* user_data);

/// Frees the encoding; NULL is ignored. No thread may be writing it.
TN_API void tn_bytecode_encoding_destroy(tn_bytecode_encoding* encoding);

/// Writes like tn_bytecode_write, to the file at `path`, which is replaced once all bytes are on
/// disk; on errors it does not change. Errors: also TN_IO_ERROR.
TN_API TN_MUST_USE tn_status tn_bytecode_write_file(tn_op op,
                                                    const tn_bytecode_write_options* options,
                                                    const char* path);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_BYTECODE_H
