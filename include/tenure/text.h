// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text: parsing and printing MLIR's textual format.
//
//   parsing   tn_text_parse, tn_text_parse_file, tn_text_parse_options; tn_text_parse_type,
//             tn_text_parse_attribute; tn_text_read_file, for texts in other languages
//   printing  tn_op_print, tn_block_print, tn_print_options; tn_type_print, tn_attribute_print,
//             tn_location_print; tn_value_print, tn_value_print_name, tn_block_print_name
//   places    tn_source_map, tn_text_suggestions (source_map.h)
//   streams   tn_write_to_stream, a tn_write_fn for a FILE
//
// The output is identical to mlir-opt's for the same module, byte for byte. Source: LangRef.

#ifndef TENURE_TEXT_H
#define TENURE_TEXT_H

#include <tenure/operation.h>
#include <tenure/resource.h>
#include <tenure/source_map.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tn_text_parse_options {
  tn_string_view file_name;  ///< For locations and messages; empty means "-".
  uint32_t first_line;       ///< The line in its file at which the text starts, counted from 1; 0
                             ///< means 1.
  uint32_t first_column;     ///< Likewise the column, in bytes.
  bool no_implicit_module;   ///< The text must contain one op, of any name, which is not wrapped.
  bool skip_verify;          ///< Skip the structural verifier, which otherwise runs at the end.
  /// Receives the `external_resources` of the text, replacing its content, on success. NULL drops
  /// them with a warning.
  tn_external_resources* external_resources;
  tn_progress_fn progress;  ///< Called between ops, about once per MiB; may be NULL.
  void* progress_data;
  /// Receives the source ranges of ops and values as offsets from the start of the text. For a text
  /// with an error, it receives those before the error, and those of ops that were erased. NULL for
  /// none. The caller clears it.
  tn_source_map* places;
  /// Parses the text up to its offset, ends with TN_MALFORMED without a message, and receives the
  /// completions at that offset. NULL for none. The caller clears it.
  tn_text_suggestions* suggestions;
  /// Parses only the op at the start of the text, without wrapping it. NULL parses the whole text.
  /// Borrowed for the call.
  tn_text_excerpt* excerpt;
} tn_text_parse_options;

/// Nesting limit of parsed types, attributes, locations and parenthesised expressions; deeper
/// nesting is TN_LIMIT_EXCEEDED, "types, attributes and locations nest at most 1000 deep". (The
/// getters and printing allow 4,096.) Ops nest without limit.
///
/// Other limits. Exceeding one is reported at its position with TN_MALFORMED, or with
/// TN_LIMIT_EXCEEDED where stated; nothing is truncated or wraps around.
///   - A text is limited to 4 GiB: "text is limited to 4 GiB", TN_LIMIT_EXCEEDED.
///   - Integer types are limited to 16,777,215 bits: "integer bitwidth is limited to 16777215
///     bits".
///   - An integer must fit its type: "integer constant out of range for attribute" (in lists
///     without the last two words).
///   - Dimensions, and constants of affine expressions, are below 2^63: "invalid dimension",
///     "constant too large for index".
///   - Lines, columns and result numbers are below 2^32: "expected integer line number in
///     FileLineColRange", "invalid SSA value result number".
///   - Numbers of distinct attributes are below 2^64: "expected an unsigned 64-bit integer".
///   - Dense elements are fewer than 2^63: "the type has too many elements".
///   - Operands, results, regions, blocks and list elements are limited only by memory: an op takes
///     at most 4 GiB, all ops of a context 16 GiB, both TN_LIMIT_EXCEEDED.
#define TN_TEXT_NESTING_MAX 1000

/// Parses one top-level op; several, none, or a single one other than builtin.module are wrapped in
/// a new builtin.module, as in mlir-opt. If the text is part of a file (`first_line`), locations
/// are positions in the file.
///
/// Ownership: the op is detached and owned by `scope`; the text is borrowed for the call.
/// Errors:    TN_MALFORMED and TN_VERIFY_FAILED (the first error is reported at its file, line and
///            column), TN_SCOPE_CLOSED, TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED, the status of
///            `progress`; nothing remains.
/// Threads:   the scope's; a large text is parsed on several threads (tn_context_options).
/// Cost:      O(bytes), no recursion over ops.
TN_API TN_MUST_USE tn_status tn_text_parse(tn_scope* scope, tn_string_view text,
                                           const tn_text_parse_options* options, tn_op* out_op);

/// Parses the file at `path` as tn_text_parse does. `path` is the file name in locations and
/// messages unless the options set another.
///
/// Ownership: as tn_text_parse; the file is read into memory and closed.
/// Errors:    also TN_IO_ERROR, with the message of the operating system.
/// Threads, Cost: as tn_text_parse.
TN_API TN_MUST_USE tn_status tn_text_parse_file(tn_scope* scope, const char* path,
                                                const tn_text_parse_options* options,
                                                tn_op* out_op);

/// Parses a text that consists of one type (attribute), without aliases defined elsewhere.
///
/// Ownership: lives as long as the context; the text is borrowed for the call.
/// Errors:    TN_MALFORMED (reported at its line and column of the text, with the text as the file
///            name), TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED.
/// Threads:   any, with threading.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_text_parse_type(tn_context* context, tn_string_view text,
                                                tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_text_parse_attribute(tn_context* context, tn_string_view text,
                                                     tn_attribute* out_attribute);

/// Reads the file at `path`, which need not be MLIR.
///
/// Ownership: the caller gets one reference to a blob of the bytes, for tn_object_release; the file
///            is closed.
/// Errors:    TN_IO_ERROR, with the message of the operating system; TN_LIMIT_EXCEEDED above 4 GiB;
///            TN_OUT_OF_MEMORY; reported.
/// Threads:   any, with threading.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_text_read_file(tn_context* context, const char* path,
                                               tn_blob** out_blob);

/// Options for printing; all zero prints the generic form without locations.
typedef struct tn_print_options {
  bool custom_form;  ///< Print ops with a known dialect in their custom form, as mlir-opt does
                     ///< without --mlir-print-op-generic.
  bool debug_info;   ///< --mlir-print-debuginfo
  bool pretty_debug_info;     ///< --mlir-pretty-debuginfo
  bool local_scope;           ///< --mlir-print-local-scope
  bool unique_ssa_ids;        ///< --mlir-print-unique-ssa-ids
  bool skip_regions;          ///< --mlir-print-skip-regions
  bool value_users;           ///< --mlir-print-value-users
  bool names_from_locations;  ///< --mlir-use-nameloc-as-prefix
  bool use_elide_elements_limit;
  int64_t elide_elements_limit;  ///< --mlir-elide-elementsattrs-if-larger
  bool use_hex_limit;
  int64_t hex_limit;  ///< --mlir-print-elementsattrs-with-hex-if-larger; -1: never in hexadecimal
  bool use_elide_resource_limit;
  int64_t elide_resource_limit;  ///< --mlir-elide-resource-strings-if-larger
  /// Printed after a top-level op, with the other resources; borrowed, NULL for none.
  const tn_external_resources* external_resources;
  /// The op before which value numbering starts when an op in `numbered` is printed in generic
  /// form: a caller that knows the number of earlier values avoids numbering all of the topmost op.
  /// A null handle starts at the topmost op.
  tn_op numbered;
  uint32_t first_value;     ///< Number of the first `%N` in the regions of `numbered`.
  uint32_t first_argument;  ///< Number of the first `%argN` there.
} tn_print_options;

/// Prints `op` and its nested ops. A top-level op ends with a line break (mlir-opt prints another
/// one after it).
///
/// Ownership: `write` borrows the bytes, in pieces.
/// Errors:    the stale statuses, TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED (TN_TEXT_PRINTED_PARTS_MAX),
///            the status of `write`.
/// Threads:   reading (scope.h); a large op is printed on several threads (tn_context_options), and
///            `write` is called on the caller's.
/// Cost:      O(bytes written), no recursion over ops.
TN_API TN_MUST_USE tn_status tn_op_print(tn_op op, const tn_print_options* options,
                                         tn_write_fn write, void* user_data);

/// Prints `block` as it appears in its op: its label, and its ops, each followed by a newline;
/// without alias definitions. Source: MLIR, Block::print.
///
/// Ownership, Errors, Threads: as tn_op_print.
/// Cost:      that of numbering the values around it, and O(bytes written).
TN_API TN_MUST_USE tn_status tn_block_print(tn_block block, const tn_print_options* options,
                                            tn_write_fn write, void* user_data);

/// Prints a value: the op that defines it, as tn_op_print does, or, for a block argument, `<block
/// argument> of type 'i32' at index: 0`. Source: MLIR, Value::print.
///
/// Ownership, Errors, Threads, Cost: as tn_op_print.
TN_API TN_MUST_USE tn_status tn_value_print(tn_value value, const tn_print_options* options,
                                            tn_write_fn write, void* user_data);

/// Prints the name that a value (block) has when the ops around it are printed: `%4#0`, `%arg1`,
/// `%c0_i32`; `^bb2`. Names and numbers are those of printing the topmost op with these options,
/// or, with `local_scope`, the nearest isolated one. Source: MLIR, Value::printAsOperand.
///
/// Ownership, Errors, Threads: as tn_op_print.
/// Cost:      that of numbering all values in that op.
TN_API TN_MUST_USE tn_status tn_value_print_name(tn_value value, const tn_print_options* options,
                                                 tn_write_fn write, void* user_data);
TN_API TN_MUST_USE tn_status tn_block_print_name(tn_block block, const tn_print_options* options,
                                                 tn_write_fn write, void* user_data);

/// Prints one type, attribute or location in full, without aliases; null ones as `<<NULL TYPE>>`
/// and `<<NULL ATTRIBUTE>>`, as MLIR does.
///
/// Ownership: `write` borrows the bytes, in pieces.
/// Errors:    TN_OUT_OF_MEMORY, TN_LIMIT_EXCEEDED (TN_TEXT_PRINTED_PARTS_MAX), the status of
///            `write`.
/// Threads:   any, with threading.
/// Cost:      O(bytes written), no recursion.
TN_API TN_MUST_USE tn_status tn_type_print(tn_type type, tn_write_fn write, void* user_data);
TN_API TN_MUST_USE tn_status tn_attribute_print(tn_attribute attribute, tn_write_fn write,
                                                void* user_data);
TN_API TN_MUST_USE tn_status tn_location_print(tn_location location, tn_write_fn write,
                                               void* user_data);

/// A tn_write_fn that writes to a C stream: `tn_op_print(op, NULL, tn_write_to_stream, stdout)`.
///
/// @param stream  A FILE*.
///
/// Ownership: none.
/// Errors:    TN_IO_ERROR if writing fails (not reported).
/// Threads:   any.
/// Cost:      that of fwrite.
TN_API tn_status tn_write_to_stream(void* stream, const char* bytes, size_t size);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_TEXT_H
