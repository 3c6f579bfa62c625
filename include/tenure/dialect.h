// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects: shipped ones, which are loaded when they are first met, and those that a user gives as
// a schema.
//
//   loading     tn_dialect_load_schema, tn_dialect_load
//   what there is  tn_dialect_shipped_count, tn_dialect_shipped_name, tn_dialect_shipped_print
//
// A schema is an IRDL module with attributes that say what IRDL cannot: traits, assembly formats,
// rules between types (schema/README.md, a page of the documentation).
// tn_context_options.left_out_dialects leaves shipped dialects out. An op of a schema has at most
// 32 groups of operands, and of results, and 64 attributes, and its constraints nest at most 1,000
// deep: what has more is refused with these words.

#ifndef TENURE_DIALECT_H
#define TENURE_DIALECT_H

#include <tenure/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Loads the dialects of a schema. Ops of theirs that are made from here on are checked, read and
/// printed as it says.
///
/// @param text       IRDL, as `mlir-opt --irdl-file` takes it.
/// @param file_name  As in messages.
///
/// Ownership: the text is borrowed for the call.
/// Errors:    TN_MALFORMED and TN_VERIFY_FAILED for a broken schema, or one of a dialect that is
///            loaded already (reported at its file, line and column, for each op that is broken);
///            TN_OUT_OF_MEMORY. Nothing of it is loaded then.
/// Threads:   any, with threading; ops of the dialect must not be under way meanwhile.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_dialect_load_schema(tn_context* context, tn_string_view text,
                                                    tn_string_view file_name);
/// The same of what the file at `path` holds.
///
/// Ownership, Threads, Cost: as above.
/// Errors:    also TN_IO_ERROR, with the words of the operating system.
TN_API TN_MUST_USE tn_status tn_dialect_load_schema_file(tn_context* context, const char* path);

/// Loads a shipped dialect now, which happens anyway when the first op of it is met. A user's
/// dialect is found if it is loaded.
///
/// Ownership: keeps nothing.
/// Errors:    TN_NOT_FOUND (not reported) if there is no such dialect, or it is left out;
///            TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      under a millisecond; O(dialects loaded) if it is loaded.
TN_API TN_MUST_USE tn_status tn_dialect_load(tn_context* context, tn_string_view name);

/// How many dialects are shipped, and their names in the order of the alphabet; empty beyond the
/// last. Ownership: static.
TN_API size_t tn_dialect_shipped_count(void);
TN_API tn_string_view tn_dialect_shipped_name(size_t index);

/// Writes the schema of a shipped dialect, counted in the same order, without
/// the comments and indentation that its file has.
///
/// Ownership: keeps nothing.
/// Errors:    TN_NOT_FOUND (not reported) beyond the last; what `write` returns.
/// Threads:   any.
/// Cost:      O(bytes), `write` is called once a line.
TN_API TN_MUST_USE tn_status tn_dialect_shipped_print(size_t index, tn_write_fn write,
                                                      void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_DIALECT_H
