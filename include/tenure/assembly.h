// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly formats: functions that print and parse the custom form of ops of a user dialect,
// if a schema's `format` cannot describe it.
//
//   functions  tn_op_assembly, for tn_op_interfaces.assembly (op_interface.h)
//   printing   tn_asm_printer_text, tn_asm_printer_operands, tn_asm_printer_region, ...
//   parsing    tn_asm_parser_literal, tn_asm_parser_operand, tn_asm_parser_resolve, ...
//
// ```c
// // %r = mine.scale %x by 2 : f32. The arguments and the body of `print`.
// const tn_op op = {0};
// const tn_asm_printer printer = {0};
// tn_asm_printer_text(printer, tn_string_view_from(" "));
// tn_asm_printer_operands(printer, 0, 1);
// tn_asm_printer_text(printer, tn_string_view_from(" by "));
// tn_asm_printer_attribute(printer, tn_op_attribute(op, tn_string_view_from("by")), false);
// tn_asm_printer_text(printer, tn_string_view_from(" : "));
// return tn_asm_printer_result_types(printer, 0, 1);
// ```
//
// ```c
// // The body of `parse`. `integer` is the type of `by`.
// const tn_asm_parser parser = {0};
// const tn_type integer = {NULL};
// tn_asm_operands x;
// tn_type type;
// tn_attribute by;
// tn_asm_parser_operand(parser, &x);
// tn_asm_parser_literal(parser, "by");
// tn_asm_parser_attribute(parser, integer, &by);
// tn_asm_parser_set_attribute(parser, tn_string_view_from("by"), by);
// tn_asm_parser_literal(parser, ":");
// tn_asm_parser_type(parser, &type);
// tn_asm_parser_resolve(parser, x, &type, 1);
// return tn_asm_parser_add_results(parser, &type, 1);
// ```
//
// Both are called with a tn_asm_printer or a tn_asm_parser, which is valid on the callback's thread
// until it returns, but not while it prints or parses a region or a diagnostic handler runs:
// otherwise a call returns TN_STALE_HANDLE and does nothing.
//
// The first failure is returned by all later calls of the same callback, and by the whole print or
// parse: checking the last call is enough.
//
// The text that the callback prints is not checked: the user must ensure that `parse` accepts it.
// The generic form is printed if requested, for an op whose number of operands, results or regions
// does not match its schema, and if callbacks nest more than TN_ASM_NESTING_MAX deep.
//
// Source: MLIR, OpAsmPrinter and OpAsmParser, mlir/include/mlir/IR/OpImplementation.h.

#ifndef TENURE_ASSEMBLY_H
#define TENURE_ASSEMBLY_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The text of an op that is being printed. Source: MLIR, OpAsmPrinter.
typedef struct tn_asm_printer {
  uint64_t serial;
} tn_asm_printer;

/// The text after the name of an op that is being parsed. Source: MLIR, OpAsmParser.
typedef struct tn_asm_parser {
  uint64_t serial;
} tn_asm_parser;

/// Parsed operands that are not yet resolved to values: `count` operands of the callback, from
/// index `first` on. Source: MLIR, OpAsmParser::UnresolvedOperand.
typedef struct tn_asm_operands {
  uint64_t parser;
  uint32_t first;
  uint32_t count;
} tn_asm_operands;

/// Parsed types.
typedef struct tn_asm_types {
  const tn_type* types;  ///< NULL if there are none.
  size_t count;
} tn_asm_types;

/// The maximum nesting of callbacks, for ops in regions of each other.
#define TN_ASM_NESTING_MAX 100

/// Neither function is NULL. They read (base.h): changes of IR are errors, and closing a scope or
/// destroying the context takes effect after the print or parse. Several threads that print or
/// parse call them at the same time. Source: MLIR, hasCustomAssemblyFormat.
typedef struct tn_op_assembly {
  /// Prints the text after the op's name, including the leading space. It may be called twice for
  /// one print, first to collect the types and attributes for aliases, and must print the same
  /// text. A failure ends the print, which returns the status; statuses other than TN_INTERRUPTED
  /// and TN_OUT_OF_MEMORY are reported at the op.
  tn_status (*print)(void* user_data, tn_op op, tn_asm_printer printer);
  /// Parses that text. If it returns TN_OK, the op is created; any other status ends the parse with
  /// TN_MALFORMED, reported at the op's name unless an error was reported before. TN_INTERRUPTED
  /// and TN_OUT_OF_MEMORY are passed through.
  tn_status (*parse)(void* user_data, tn_asm_parser parser);
} tn_op_assembly;

//===-- Printing ------------------------------------------------------------------------------===//
//
// Ownership: arguments are copied.
// Errors:    TN_STALE_HANDLE, not reported, for an invalid printer; TN_INVALID_ARGUMENT, reported,
//            for null arguments and those of another context or op; TN_OUT_OF_MEMORY;
//            TN_LIMIT_EXCEEDED; the status of the writer. Only for functions of this section.
// Threads:   the callback's.
// Cost:      O(text).

/// Prints the bytes unchanged. They may contain line breaks, which are not followed by indentation.
TN_API tn_status tn_asm_printer_text(tn_asm_printer printer, tn_string_view text);
/// Prints a keyword, in quotes if it is not a valid one. Source: MLIR, printKeywordOrString.
TN_API tn_status tn_asm_printer_keyword(tn_asm_printer printer, tn_string_view keyword);
/// Prints `@name`, quoted if necessary.
TN_API tn_status tn_asm_printer_symbol_name(tn_asm_printer printer, tn_string_view name);
/// Prints the `%name` of a value that is visible at the op, or inside it.
TN_API tn_status tn_asm_printer_value(tn_asm_printer printer, tn_value value);
/// Prints up to `count` operands of the op from index `first` on, separated by commas.
TN_API tn_status tn_asm_printer_operands(tn_asm_printer printer, size_t first, size_t count);
/// Prints their types.
TN_API tn_status tn_asm_printer_operand_types(tn_asm_printer printer, size_t first, size_t count);
/// Prints the types of results likewise.
TN_API tn_status tn_asm_printer_result_types(tn_asm_printer printer, size_t first, size_t count);
/// Prints `(operand types) -> result types`, with the operands from index `first` on.
TN_API tn_status tn_asm_printer_functional_type(tn_asm_printer printer, size_t first);
TN_API tn_status tn_asm_printer_type(tn_asm_printer printer, tn_type type);
/// Prints an attribute, without its type if `with_type` is false: then the parser must know the
/// type.
TN_API tn_status tn_asm_printer_attribute(tn_asm_printer printer, tn_attribute attribute,
                                          bool with_type);
/// Prints ` {...}` with the op's attributes and properties except those named `elided`; nothing if
/// there are none. Prints ` attributes {...}` if `with_keyword`.
TN_API tn_status tn_asm_printer_attribute_dictionary(tn_asm_printer printer,
                                                     const tn_string_view* elided,
                                                     size_t elided_count, bool with_keyword);
/// Prints `^block` of the successor at `index`, and `(%a, %b : types)` with `count` operands from
/// index `first` on, if `count` is not 0.
TN_API tn_status tn_asm_printer_successor(tn_asm_printer printer, size_t index, size_t first,
                                          size_t count);
/// Prints `%arg: type`, an argument of a block in the op, with its location if locations are
/// printed.
TN_API tn_status tn_asm_printer_argument(tn_asm_printer printer, tn_value argument);

/// How a region is printed.
typedef enum tn_asm_region_flags {
  TN_ASM_REGION_PLAIN = 0,            ///< Arguments of the entry block were printed before.
  TN_ASM_REGION_ENTRY_ARGUMENTS = 1,  ///< The entry block is labeled if it has arguments.
  TN_ASM_REGION_NO_TERMINATOR = 2,    ///< The only block's terminator is omitted.
  TN_ASM_REGION_EMPTY_BLOCK = 4       ///< The label of an empty entry block is printed.
} tn_asm_region_flags;

/// Prints `{...}`: the op's region at `index` with its content; `flags` are TN_ASM_REGION_*.
/// Cost: O(size of the region).
TN_API tn_status tn_asm_printer_region(tn_asm_printer printer, size_t index, uint32_t flags);

//===-- Reading ------------------------------------------------------------------------------===//
//
// Out parameters of optional parts that are missing are null, empty or false.
//
// Ownership: results live as long as the context, unless stated at the function.
// Errors:    TN_STALE_HANDLE, not reported, for an invalid parser; TN_MALFORMED for missing or
//            invalid text or arguments, reported at its position in the text; TN_LIMIT_EXCEEDED;
//            TN_OUT_OF_MEMORY. Only for functions of this section.
// Threads:   the callback's.
// Cost:      O(text).

/// Return the context, and the full name of the op; NULL and empty for an invalid parser.
TN_API tn_context* tn_asm_parser_context(tn_asm_parser parser);
TN_API tn_string_view tn_asm_parser_op_name(tn_asm_parser parser);

/// Parses a required token: a keyword or punctuation ("by", ":", "->", "[").
TN_API tn_status tn_asm_parser_literal(tn_asm_parser parser, const char* literal);
/// Parses a token if present.
TN_API tn_status tn_asm_parser_optional_literal(tn_asm_parser parser, const char* literal,
                                                bool* out_found);
/// Parses a keyword or string. Ownership: the view is valid until the next call.
TN_API tn_status tn_asm_parser_keyword(tn_asm_parser parser, tn_string_view* out_keyword);

/// Parse a required, or an optional, `%name`: one operand, or none.
TN_API tn_status tn_asm_parser_operand(tn_asm_parser parser, tn_asm_operands* out_operand);
TN_API tn_status tn_asm_parser_optional_operand(tn_asm_parser parser, tn_asm_operands* out_operand);
/// Parses `%a, %b`, possibly empty.
TN_API tn_status tn_asm_parser_operands(tn_asm_parser parser, tn_asm_operands* out_operands);
/// Resolves operands and adds them to the op: `type_count` equals their number, or is 1 if all have
/// the same type.
TN_API tn_status tn_asm_parser_resolve(tn_asm_parser parser, tn_asm_operands operands,
                                       const tn_type* types, size_t type_count);

TN_API tn_status tn_asm_parser_type(tn_asm_parser parser, tn_type* out_type);
/// Parses types separated by commas, possibly none. Ownership: the array is valid until the
/// callback returns.
TN_API tn_status tn_asm_parser_types(tn_asm_parser parser, tn_asm_types* out_types);
/// Adds results to the op.
TN_API tn_status tn_asm_parser_add_results(tn_asm_parser parser, const tn_type* types,
                                           size_t count);
/// Parses `(types) -> types`: resolves `operands` with the first types and adds them to the op, and
/// adds results with the others.
TN_API tn_status tn_asm_parser_functional_type(tn_asm_parser parser, tn_asm_operands operands);

/// Parses an attribute. If `type` is not null, it is the attribute's type if the text has none.
TN_API tn_status tn_asm_parser_attribute(tn_asm_parser parser, tn_type type,
                                         tn_attribute* out_attribute);
/// Parse a required, or an optional, `@name`, as a string attribute.
TN_API tn_status tn_asm_parser_symbol_name(tn_asm_parser parser, tn_attribute* out_name);
TN_API tn_status tn_asm_parser_optional_symbol_name(tn_asm_parser parser, tn_attribute* out_name);
/// Adds an attribute to the op, or a property if its schema defines one of that name; replaces an
/// existing one.
TN_API tn_status tn_asm_parser_set_attribute(tn_asm_parser parser, tn_string_view name,
                                             tn_attribute value);
/// Parses an optional `{...}`, or `attributes {...}` if `with_keyword`, and adds the attributes to
/// the op. A property that was set before stays; another attribute that was set before is an error.
TN_API tn_status tn_asm_parser_attribute_dictionary(tn_asm_parser parser, bool with_keyword);

/// Parses `^block` and an optional `(%a, %b : types)`, and adds the successor and the operands to
/// the op; `*out_count` is the number of operands.
TN_API tn_status tn_asm_parser_successor(tn_asm_parser parser, size_t* out_count);

/// Adds an argument to the next region: its name is one parsed operand. A location that follows in
/// the text becomes the argument's.
TN_API tn_status tn_asm_parser_add_argument(tn_asm_parser parser, tn_asm_operands name,
                                            tn_type type);
/// Parses `%name: type` and adds the argument likewise.
TN_API tn_status tn_asm_parser_argument(tn_asm_parser parser, tn_type* out_type);
/// Parses `{...}`: the op's next region. A missing terminator is added if the op's schema implies
/// one.
TN_API tn_status tn_asm_parser_region(tn_asm_parser parser);
/// Parses a region if present; else the op gets an empty region.
TN_API tn_status tn_asm_parser_optional_region(tn_asm_parser parser, bool* out_found);

/// Returns the position of the next token, for the location of an op or an error.
TN_API tn_status tn_asm_parser_location(tn_asm_parser parser, tn_location* out_location);
/// Reports "custom op 'name' message" at `location`, or at the next token if that is null, and
/// returns TN_MALFORMED, as all later calls do.
TN_API tn_status tn_asm_parser_error(tn_asm_parser parser, tn_location location,
                                     tn_string_view message);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ASSEMBLY_H
