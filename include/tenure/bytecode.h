// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode: MLIR's binary form, read and written, versions 0 to TN_BYTECODE_VERSION_MAX.
//
//   recognising  tn_bytecode_has_magic, tn_bytecode_inspect
//   reading      tn_bytecode_read, tn_bytecode_read_file, tn_bytecode_read_options
//   lazily       tn_bytecode_is_loaded, tn_bytecode_load, tn_bytecode_load_body
//   writing      tn_bytecode_write, tn_bytecode_write_blob, tn_bytecode_write_file,
//                tn_bytecode_write_options
//   later        tn_bytecode_encode, tn_bytecode_encoding_byte_size, tn_bytecode_encoding_write,
//                tn_bytecode_encoding_destroy
//
// What is written is read by mlir-opt and prints there as it does here. Source: MLIR Bytecode
// Format.

#ifndef TENURE_BYTECODE_H
#define TENURE_BYTECODE_H

#include <tenure/operation.h>
#include <tenure/resource.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The newest version of the format, which MLIR 22 writes. Any from 0 on is read and written.
#define TN_BYTECODE_VERSION_MAX 6u

//===-- Recognising ---------------------------------------------------------------------------===//

/// Whether `bytes` begin as bytecode does.
TN_API bool tn_bytecode_has_magic(tn_string_view bytes);

typedef struct tn_bytecode_section {
  uint32_t id;         ///< As in the file.
  const char* name;    ///< "string", "dialect", "attribute and type", ... Static.
  uint64_t offset;     ///< Of its first data byte in the file.
  uint64_t byte_size;  ///< Of its data.
  uint64_t alignment;  ///< 1 where it asks for none.
} tn_bytecode_section;

#define TN_BYTECODE_SECTION_MAX 9u

typedef struct tn_bytecode_summary {
  uint64_t version;
  tn_string_view producer;  ///< Borrowed from the bytes.
  size_t section_count;
  tn_bytecode_section sections[TN_BYTECODE_SECTION_MAX];  ///< In the order of the file.
} tn_bytecode_summary;

/// Says what a file is made of, without reading what is in its sections. `context` gets the
/// messages.
///
/// Ownership: the producer is borrowed from `bytes`.
/// Errors:    TN_MALFORMED (reported with the offset); `*out_summary` is all zero then.
/// Threads:   any, with threading.
/// Cost:      O(sections).
TN_API TN_MUST_USE tn_status tn_bytecode_inspect(tn_context* context, tn_string_view bytes,
                                                 tn_bytecode_summary* out_summary);

//===-- Reading -------------------------------------------------------------------------------===//

typedef struct tn_bytecode_read_options {
  tn_string_view file_name;  ///< As in messages; empty means "-".
  /// What the bytes belong to. Resources refer to the bytes and retain it; where it is NULL, they
  /// are copied.
  tn_blob* owner;
  bool no_implicit_module;  ///< The file has to be one op, whichever, which is not wrapped.
  bool skip_verify;         ///< Leave out the structural verifier, which otherwise runs at the end.
  bool drop_locations;      ///< All is at the unknown location; what the file says is not read.
  bool lazy;                ///< Leave isolated regions for later; see below. Needs `owner`.
  /// Gets the resources of tools in place of what it holds, once all went well. NULL drops them.
  tn_external_resources* external_resources;
} tn_bytecode_read_options;

/// Elements of an `array<i0: ...>` that are read. They take no bytes, so nothing else bounds them;
/// a file with more is TN_MALFORMED.
#define TN_BYTECODE_EMPTY_ELEMENTS_MAX 1048576u

/// What is shared in a file, and is not shared in memory or takes time each time, is bounded:
/// attributes of ops with one dictionary, a dialect in the names of its ops, strings and their
/// users, numbers with fewer words than their type has, flattened fused locations, indices of
/// sparse elements, attributes that are spelled inside of others. Together they may stand for so
/// many bytes for each byte of the file, and for TN_BYTECODE_SHARED_BYTES_MIN; a file with more is
/// TN_LIMIT_EXCEEDED.
#define TN_BYTECODE_SHARED_BYTES_FACTOR 256u
#define TN_BYTECODE_SHARED_BYTES_MIN 16777216u

/// Reads a file. A single builtin.module is what it is; several ops, or one of another name, are
/// put in a new builtin.module.
///
/// What a dialect that nobody loaded has in an encoding of its own cannot be read, and is refused
/// when something refers to it; so are the native properties of ops whose definition is not known.
///
/// Ownership: the op is detached and owned by `scope`; the bytes are borrowed for the call, or kept
///            through `options->owner`.
/// Errors:    TN_MALFORMED and TN_VERIFY_FAILED (the first error is reported, with the offset in
///            the file), TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED; nothing stays behind then but what
///            was uniqued.
/// Threads:   the scope's.
/// Cost:      O(bytes + what is shared, see above), no recursion over ops.
TN_API TN_MUST_USE tn_status tn_bytecode_read(tn_scope* scope, tn_string_view bytes,
                                              const tn_bytecode_read_options* options,
                                              tn_op* out_op);

/// As tn_bytecode_read for the file at `path`, which is mapped: resources stay in it. The file may
/// not be changed while one of them lives. `options->owner` is not looked at, and an empty
/// `options->file_name` means `path`. Errors: also TN_IO_ERROR.
TN_API TN_MUST_USE tn_status tn_bytecode_read_file(tn_scope* scope, const char* path,
                                                   const tn_bytecode_read_options* options,
                                                   tn_op* out_op);

//===-- Reading lazily ------------------------------------------------------------------------===//
//
// With the option `lazy`, what is in isolated ops (from version 2 of the format on) is not read,
// but only where it lies; the bytes and what the file's tables need stay in memory until all of it
// was read, or erased. The verifier does not run.
//
// The regions of such an op are read when somebody asks for one (tn_op_region) and by what looks up
// symbols in the op; the ops in them may be lazy again. What goes over a tree (walking, printing,
// verifying, cloning, writing, tn_bytecode_load) reads all of the tree first. What is wrong in the
// file is reported then, by the call that came upon it: a reader returns the null value, and the op
// stays as it is, with regions that nobody can look into; whoever tries again is told the same. It
// can be moved and erased. A diagnostic handler cannot look into other lazy ops, and may erase any.
//
// In whatever order they are read, they are what they are in a file that is read whole, and the
// same is refused, with the same status and words. Where several places of a file are wrong, the
// words are about the first that is come upon.
//
// Printing one op reads that op alone: numbers of values are those that they have among what was
// read.

/// Whether the op's own regions were read. Errors: false (reported) for a stale handle.
TN_API bool tn_bytecode_is_loaded(tn_op op);

/// Reads all that is left in the op and in what is inside it.
///
/// Errors:    the stale statuses, those of tn_bytecode_read; what was read before stays.
/// Threads:   others may read the same tree, and load from it, meanwhile.
/// Cost:      O(bytes of what is read).
TN_API TN_MUST_USE tn_status tn_bytecode_load(tn_op op);

/// Reads the op's own regions alone, as tn_op_region does, and says how that went. Ops in them may
/// be lazy again. Contract: tn_bytecode_load's.
TN_API TN_MUST_USE tn_status tn_bytecode_load_body(tn_op op);

//===-- Writing -------------------------------------------------------------------------------===//

/// What to write; all zero writes everything in the newest version.
typedef struct tn_bytecode_write_options {
  bool use_version;          ///< Write `version`.
  uint32_t version;          ///< 0 to TN_BYTECODE_VERSION_MAX.
  tn_string_view producer;   ///< Who writes, without NULs; empty: the library.
  bool drop_locations;       ///< Everything is at the unknown location.
  bool elide_resource_data;  ///< Resources are named, and have no bytes.
  /// Resources of tools, which go along; NULL for none.
  const tn_external_resources* external_resources;
  /// Write bytes that are those of an MLIR that knows the dialects: ops that a schema says are
  /// marked as known also where they have no properties, and there are sections of resources also
  /// where they are empty. What is read is the same.
  bool marks_known_ops;
} tn_bytecode_write_options;

/// Writes `op` and what is in it. The same op gives the same bytes.
///
/// In the bodies of opaque types and attributes stands what aliases stood for: the file does not
/// define aliases.
///
/// Before version 5 properties go into the dictionary with the other attributes, from which whoever
/// knows the op takes them back.
///
/// Of a native property that is a number in MLIR, as the flags of ptr.ptr_diff, the value is kept,
/// and not a type that is none of MLIR's for it.
///
/// An `array<i0: ...>` of any size is written, though tn_bytecode_read takes no more than
/// TN_BYTECODE_EMPTY_ELEMENTS_MAX elements.
///
/// Ownership: `write` gets borrowed bytes, in pieces, once everything else has gone well.
/// Errors:    the stale statuses, TN_INVALID_ARGUMENT for a version that there is not, for null
///            operands and for values from outside of `op`, TN_OUT_OF_MEMORY, what `write` returns.
/// Threads:   nobody changes the tree meanwhile.
/// Cost:      three passes over the ops and O(bytes written), no recursion over ops; blobs are not
///            copied.
TN_API TN_MUST_USE tn_status tn_bytecode_write(tn_op op, const tn_bytecode_write_options* options,
                                               tn_write_fn write, void* user_data);

/// As tn_bytecode_write, to memory of the C library's heap.
///
/// Ownership: the caller gets one reference to the blob.
TN_API TN_MUST_USE tn_status tn_bytecode_write_blob(tn_op op,
                                                    const tn_bytecode_write_options* options,
                                                    tn_blob** out_blob);

/// Bytecode that is made and is still to be written: it refers to nothing of its context but the
/// allocator.
typedef struct tn_bytecode_encoding tn_bytecode_encoding;

/// As tn_bytecode_write, but for handing bytes out: from here on the tree may be changed or
/// destroyed, and its context with it, by other threads too.
///
/// Ownership: the caller destroys the encoding. The context's allocator outlives it; it shares the
///            blobs of resources.
/// Cost:      what was encoded stays where it is: nothing is put together.
TN_API TN_MUST_USE tn_status tn_bytecode_encode(tn_op op, const tn_bytecode_write_options* options,
                                                tn_bytecode_encoding** out_encoding);

/// How many bytes are written. Threads: any.
TN_API size_t tn_bytecode_encoding_byte_size(const tn_bytecode_encoding* encoding);

/// Hands the bytes out, as often as it is called.
///
/// Ownership: `write` gets borrowed bytes, in pieces of a MiB at most.
/// Errors:    what `write` returns.
/// Threads:   any, also at the same time.
TN_API TN_MUST_USE tn_status tn_bytecode_encoding_write(const tn_bytecode_encoding* encoding,
                                                        tn_write_fn write, void* user_data);

/// Gives the encoding back; NULL is none. Nobody may be writing it.
TN_API void tn_bytecode_encoding_destroy(tn_bytecode_encoding* encoding);

/// As tn_bytecode_write, to the file at `path`: it is replaced once all bytes are on disk, or left
/// as it was. Errors: also TN_IO_ERROR.
TN_API TN_MUST_USE tn_status tn_bytecode_write_file(tn_op op,
                                                    const tn_bytecode_write_options* options,
                                                    const char* path);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_BYTECODE_H
