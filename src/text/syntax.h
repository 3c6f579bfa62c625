// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms: the functions that a dialect provides to src/text for an op (tn_op_syntax), and the
// functions that these may call to parse and print it.
//
// Parsing and printing are resumable, because regions nest without limit and the C stack does not:
// a function parses (prints) up to the next region and returns; it is called again when the region
// is done.

#ifndef TENURE_SRC_TEXT_SYNTAX_H
#define TENURE_SRC_TEXT_SYNTAX_H

#include <tenure/affine.h>

#include "ir/op_definition.h"
#include "text/parser.h"
#include "text/printer.h"

/// How a region is printed.
enum {
  TN_PRINT_ENTRY_ARGUMENTS = 1,  ///< Print the entry block's label if it has arguments.
  TN_PRINT_NO_TERMINATOR = 2,    ///< Elide the entry block's terminator.
  TN_PRINT_EMPTY_BLOCK = 4,      ///< Print the label of an empty entry block.
  TN_PRINT_INDENTED = 8,         ///< Indent the region more than its op.
  TN_PRINT_ONE_LINE = 16,        ///< Print the first op in the line of the braces, and elide
                                 ///< others.
};

/// The next step: the region at `index`, or the end of the op (-1).
typedef struct tn_print_region {
  int32_t index;
  uint32_t flags;  ///< TN_PRINT_ENTRY_ARGUMENTS, ...
} tn_print_region;

#define TN_PRINT_NO_REGION ((tn_print_region){-1, 0})

/// Continues printing an op after its name and the first `regions_done` regions.
typedef tn_print_region (*tn_print_op_fn)(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition,
                                          uint32_t regions_done);

/// Names values of an op with tn_namer__name.
typedef struct tn_namer tn_namer;
typedef void (*tn_name_results_fn)(tn_namer* namer, tn_ref op, const tn_op_definition* definition);
typedef void (*tn_name_arguments_fn)(tn_namer* namer, tn_ref op, uint32_t region,
                                     const tn_op_definition* definition);

struct tn_op_syntax {
  tn_custom_assembly_fn parse;          ///< NULL: has no custom form to be parsed.
  tn_print_op_fn print;                 ///< NULL: prints in generic form.
  tn_name_results_fn name_results;      ///< May be NULL.
  tn_name_arguments_fn name_arguments;  ///< May be NULL.
  /// Returns whether the op has the parts that `print` requires; an unverified op that does not is
  /// printed in generic form. NULL: always.
  bool (*fits)(const tn_context* context, tn_ref op, const tn_op_definition* definition);
  tn_string_view default_dialect;  ///< The dialect whose ops need no prefix in its regions.
  /// `parse` creates the same op from the same text, except for the names of operands.
  bool repeats;
};

//===-- Parsing (parser_block.c and others) ---------------------------------------------------===//

/// Parses `^a`, pushed on the stack of successors.
TN_MUST_USE tn_status tn_parser__successor(tn_parser* parser);
/// Returns the dialect whose ops need no prefix at the current position.
tn_string_view tn_parser__default_dialect(const tn_parser* parser);
/// Adds the properties that every op of this definition has.
TN_MUST_USE tn_status tn_parser__add_defaults(tn_parser* parser, tn_op_frame* frame);

/// Prepares the next region of `frame`, with an entry block to which arguments can be added.
TN_MUST_USE tn_status tn_parser__prepare_region(tn_parser* parser, tn_op_frame* frame,
                                                tn_ref* out_block);
/// Likewise with arguments: one for each name from index `first_name` on among the region names,
/// with the given `types`.
TN_MUST_USE tn_status tn_parser__prepare_named_region(tn_parser* parser, tn_op_frame* frame,
                                                      size_t first_name, const tn_type* types);
/// Parses `%name`, pushed on the stack of region names.
TN_MUST_USE tn_status tn_parser__region_name(tn_parser* parser);
/// Undoes that if it turns out that there is no body.
void tn_parser__drop_region(tn_parser* parser, tn_op_frame* frame);
/// Adds an argument with that name to the entry block, and parses its trailing location. The name
/// is defined when the region is opened.
TN_MUST_USE tn_status tn_parser__add_region_argument(tn_parser* parser, tn_ref block,
                                                     const tn_unresolved_operand* name,
                                                     tn_type type);
/// Parses the next region of `frame` completely, from inside its `parse`, as tn_printer__put_region
/// prints one. The parser is at its `{`.
TN_MUST_USE tn_status tn_parser__whole_region(tn_parser* parser, tn_op_frame* frame);
/// Adds an empty region for one that is not in the text.
TN_MUST_USE tn_status tn_parser__empty_region(tn_parser* parser, tn_op_frame* frame);

/// Returns the op's full name.
tn_string_view tn_parser__op_name(const tn_parser* parser, const tn_op_frame* frame);
/// Consumes a required bracket of a list that messages call `list`.
TN_MUST_USE tn_status tn_parser__bracket(tn_parser* parser, tn_token_kind kind, const char* list);
/// Parses `(%a, %b)`, or in other brackets, pushed: `count`, or any number if that is SIZE_MAX.
TN_MUST_USE tn_status tn_parser__operands_between(tn_parser* parser, const tn_op_frame* frame,
                                                  tn_token_kind open, tn_token_kind close,
                                                  size_t count);
/// Reports that `type`, at `at`, is no `name`; NULL: not of the required kind.
tn_status tn_parser__wrong_type(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                const char* name, tn_type type);
/// Reports "custom op 'name' message" at `at`.
tn_status tn_parser__custom_error(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                  const char* format, ...) __attribute__((format(printf, 4, 5)));
/// tn_parser__take_attributes for the dictionary of a custom form written in C: an attribute that
/// the form has set to another value is an error.
TN_MUST_USE tn_status tn_parser__take_dictionary(tn_parser* parser, tn_op_frame* frame,
                                                 size_t base);
/// Reports an attribute that both a custom form and its dictionary set.
tn_status tn_parser__repeated_attribute(tn_parser* parser, const tn_op_frame* frame,
                                        tn_string_view name);
/// Parse `: type` and `, type`, of one kind, which errors call `name`.
TN_MUST_USE tn_status tn_parser__colon_type(tn_parser* parser, const tn_op_frame* frame,
                                            tn_type_kind kind, const char* name, tn_type* out_type);
TN_MUST_USE tn_status tn_parser__comma_type(tn_parser* parser, const tn_op_frame* frame,
                                            tn_type_kind kind, const char* name, tn_type* out_type);
/// Parses `[1, 2]` as a dense array of `type`.
TN_MUST_USE tn_status tn_parser__square_array(tn_parser* parser, tn_type type,
                                              tn_attribute* out_attribute);
/// Parses `4x?x8`, pushed on the stack of dimensions: at least one.
TN_MUST_USE tn_status tn_parser__dimensions(tn_parser* parser);
/// Parses `4x?x`, each with an x after it, pushed on the stack of dimensions.
TN_MUST_USE tn_status tn_parser__dimension_list(tn_parser* parser);
/// Parses the text after an implied `#dialect.mnemonic`: `<...>`, text in other brackets, or a
/// keyword.
TN_MUST_USE tn_status tn_parser__stripped_attribute(tn_parser* parser, tn_string_view dialect,
                                                    tn_string_view mnemonic,
                                                    tn_attribute* out_attribute);
/// Likewise, if the angle brackets around text in other brackets are implied, too.
TN_MUST_USE tn_status tn_parser__enclosed_attribute(tn_parser* parser, tn_string_view dialect,
                                                    tn_string_view mnemonic,
                                                    tn_attribute* out_attribute);
/// Parses a type of a definition, after its mnemonic.
TN_MUST_USE tn_status tn_parser__defined_type(tn_parser* parser,
                                              const struct tn_definition* definition,
                                              tn_type* out_type);
/// Parses a type without dialect and mnemonic: text in angle brackets, or nothing; or, unless
/// `words` is empty, these keywords and a type.
TN_MUST_USE tn_status tn_parser__stripped_type(tn_parser* parser, tn_string_view dialect,
                                               tn_string_view mnemonic, tn_string_view words,
                                               tn_type* out_type);
/// Parses `[%i + symbol(%n), 4]`: a map, and its values, pushed as operands: dimensions, then
/// symbols.
TN_MUST_USE tn_status tn_parser__affine_map_of_values(tn_parser* parser, tn_attribute* out_map);
/// Parses `(%i, max(%a, %b + 1))`: bounds, those of several results after the keyword `word`; one
/// map of values as above, and the number of results of each bound, as elements of i32.
TN_MUST_USE tn_status tn_parser__affine_bounds(tn_parser* parser, const char* word,
                                               tn_attribute* out_map, tn_attribute* out_sizes);
/// Parses an expression over `count` names; those after the first `dim_count` are symbols.
TN_MUST_USE tn_status tn_parser__affine_expression(tn_parser* parser, const tn_string_view* names,
                                                   uint32_t dim_count, uint32_t count,
                                                   tn_affine_expr* out_expr);
/// Parses the text between the angle brackets of a map.
TN_MUST_USE tn_status tn_parser__affine_map_body(tn_parser* parser, tn_attribute* out_attribute);

//===-- Names (printer_names.c) ---------------------------------------------------------------===//

tn_context* tn_namer__context(const tn_namer* namer);
/// Names the result at `index` of the op, and those after it up to the next named one.
void tn_namer__result(tn_namer* namer, tn_ref op, uint32_t index, tn_string_view name);
void tn_namer__argument(tn_namer* namer, tn_ref value, tn_string_view name);
/// Names an argument of a region like a value outside of it, which it shadows.
void tn_namer__shadow(tn_namer* namer, tn_ref argument, tn_ref value);

//===-- Printing (printer_custom.c, printer_op.c) ---------------------------------------------===//

static inline tn_string_view tn_view_of(const char* text) { return tn_string_view_from(text); }

void tn_printer__put_block(tn_printer* printer, tn_ref block);
/// Prints the operands from `first` up to `first + count`, separated by commas.
void tn_printer__put_operands(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);
void tn_printer__put_operand_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);
void tn_printer__put_result_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);
/// Prints `-> type` or `-> (types)`.
void tn_printer__put_result_list(tn_printer* printer, tn_ref op);
/// Prints `%name: type`, with its location if requested.
void tn_printer__put_region_argument(tn_printer* printer, tn_ref value, bool without_type);
/// Prints an attribute as MLIR does if its type is implied.
void tn_printer__put_attribute_without_type(tn_printer* printer, tn_uref attribute);

/// Returns whether an attribute is elided from a dictionary.
typedef bool (*tn_elide_fn)(void* user_data, tn_uref key, tn_uref value);
/// Prints ` {...}` with the attributes of the op that `elide` does not elide, sorted by name;
/// nothing if there are none. Properties only if `with_properties`; ` attributes {...}` if
/// `with_keyword`.
void tn_printer__put_attribute_dictionary(tn_printer* printer, tn_ref op, bool with_properties,
                                          bool with_keyword, tn_elide_fn elide, void* user_data);
/// Likewise, eliding attributes by name.
void tn_printer__put_attributes_but(tn_printer* printer, tn_ref op, bool with_keyword,
                                    const char* const* elided, size_t elided_count);
void tn_printer__put_attributes_but_views(tn_printer* printer, tn_ref op, bool with_keyword,
                                          const tn_string_view* elided, size_t elided_count);

/// Prints `(%arg = %init, ...)` after `prefix`: arguments of a block from index `first` on, and
/// operands.
void tn_printer__put_initialization(tn_printer* printer, const char* prefix, tn_ref block,
                                    uint32_t first, tn_ref op, uint32_t first_operand,
                                    uint32_t count);
/// Prints a region of the current op from inside its `print`, which is not called again after it:
/// for functions that cannot be resumed. The C stack grows with the nesting of such ops.
void tn_printer__put_region(tn_printer* printer, tn_print_region region);
/// Prints a line break and the indentation of the current op.
void tn_printer__put_newline(tn_printer* printer);
/// Prints `root`, indented by `indent` spaces, in custom form.
void tn_printer__put_custom(tn_printer* printer, tn_ref root, size_t indent);
/// Likewise, with ops of `dialect` without a prefix.
void tn_printer__put_custom_in(tn_printer* printer, tn_ref root, size_t indent,
                               tn_string_view dialect);
/// Numbers and names values for the custom form.
void tn_printer__number_named(tn_printer* printer, tn_ref root);
/// Prints the value's name in the printer's table.
void tn_printer__put_named_value(tn_printer* printer, tn_ref value, tn_ref owner, uint32_t number,
                                 bool with_number);
/// Prints the results of an op.
void tn_printer__put_named_results(tn_printer* printer, tn_ref op, uint32_t number, uint32_t count);

#endif  // TENURE_SRC_TEXT_SYNTAX_H
