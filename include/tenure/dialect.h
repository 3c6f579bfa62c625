// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects: shipped dialects, which are loaded on first use, and user dialects, which are loaded
// from a schema.
//
//   loading     tn_dialect_load_schema, tn_dialect_load
//   listing     tn_dialect_shipped_count, tn_dialect_shipped_name, tn_dialect_shipped_print
//
// A schema is an IRDL module with additional attributes: traits, assembly formats, type constraints
// (schema/README.md, a page of the documentation). tn_context_options.left_out_dialects excludes
// shipped dialects. An op of a schema is limited to 32 groups of operands, and of results, and 64
// attributes; its constraints nest at most 1,000 deep. Exceeding a limit is an error.

#ifndef TENURE_DIALECT_H
#define TENURE_DIALECT_H

#include <tenure/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Loads the dialects of a schema. Ops of them that are created afterwards are verified, parsed and
/// printed by the schema.
///
/// @param text       IRDL, as `mlir-opt --irdl-file` accepts it.
/// @param file_name  The name in messages.
///
/// Ownership: the text is borrowed for the call.
/// Errors:    TN_MALFORMED and TN_VERIFY_FAILED for an invalid schema, or a schema of a dialect
///            that is already loaded (reported with file, line and column, for each invalid op);
///            TN_OUT_OF_MEMORY. Nothing is loaded.
/// Threads:   any, with threading; no other thread may use ops of the dialect meanwhile.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_dialect_load_schema(tn_context* context, tn_string_view text,
                                                    tn_string_view file_name);
/// Loads the dialects of the schema in the file at `path`.
///
/// Ownership, Threads, Cost: as above.
/// Errors:    also TN_IO_ERROR, with the message of the operating system.
TN_API TN_MUST_USE tn_status tn_dialect_load_schema_file(tn_context* context, const char* path);

/// Loads a shipped dialect now instead of on first use. For a user dialect, checks that it is
/// loaded.
///
/// Ownership: none.
/// Errors:    TN_NOT_FOUND (not reported) for an unknown or excluded dialect; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      under a millisecond; O(dialects loaded) if it is loaded.
TN_API TN_MUST_USE tn_status tn_dialect_load(tn_context* context, tn_string_view name);

/// Return the number of shipped dialects, and the name at `index`, in alphabetical order; empty if
/// out of range. Ownership: static.
TN_API size_t tn_dialect_shipped_count(void);
TN_API tn_string_view tn_dialect_shipped_name(size_t index);

/// Writes the schema of the shipped dialect at `index`, in the same order, without the comments and
/// indentation of its file.
///
/// Ownership: none.
/// Errors:    TN_NOT_FOUND (not reported) if `index` is out of range; the status of `write`.
/// Threads:   any.
/// Cost:      O(bytes); `write` is called once per line.
TN_API TN_MUST_USE tn_status tn_dialect_shipped_print(size_t index, tn_write_fn write,
                                                      void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_DIALECT_H
