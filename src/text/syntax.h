// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms: what a dialect gives the text room for an op (tn_op_syntax), and what it may call
//               to
// read and write one.
//
// Reading and writing are resumable, because regions nest without limit and the C stack does not: a
// function reads (writes) up to the next region and says which; it is called again when that is
// done.

#ifndef TENURE_SRC_TEXT_SYNTAX_H
#define TENURE_SRC_TEXT_SYNTAX_H

#include <tenure/affine.h>

#include "ir/op_definition.h"
#include "text/parser.h"
#include "text/printer.h"

/// How a region is to be printed.
enum {
  TN_PRINT_ENTRY_ARGUMENTS = 1,  ///< The entry block's label is printed if it has arguments.
  TN_PRINT_NO_TERMINATOR = 2,    ///< The entry block's terminator is left out.
  TN_PRINT_EMPTY_BLOCK = 4,      ///< The label of an empty entry block is printed.
  TN_PRINT_INDENTED = 8,         ///< The region stands further in than its op.
  TN_PRINT_ONE_LINE = 16,        ///< The first op stands in the braces' line; others are left out.
};

/// What comes next: region number `index`, or nothing (-1).
typedef struct tn_print_region {
  int32_t index;
  uint32_t flags;  ///< TN_PRINT_ENTRY_ARGUMENTS, ...
} tn_print_region;

#define TN_PRINT_NO_REGION ((tn_print_region){-1, 0})

/// Prints an op from after its name and `regions_done` of its regions on.
typedef tn_print_region (*tn_print_op_fn)(tn_printer* printer, tn_ref op,
                                          const tn_op_definition* definition,
                                          uint32_t regions_done);

/// Gives names to values of an op by tn_namer__name.
typedef struct tn_namer tn_namer;
typedef void (*tn_name_results_fn)(tn_namer* namer, tn_ref op, const tn_op_definition* definition);
typedef void (*tn_name_arguments_fn)(tn_namer* namer, tn_ref op, uint32_t region,
                                     const tn_op_definition* definition);

struct tn_op_syntax {
  tn_custom_assembly_fn parse;          ///< NULL: has no custom form to be read.
  tn_print_op_fn print;                 ///< NULL: prints in generic form.
  tn_name_results_fn name_results;      ///< May be NULL.
  tn_name_arguments_fn name_arguments;  ///< May be NULL.
  /// Whether the op has as many parts as `print` takes for granted; one that does not, since nobody
  /// verified it, is printed in generic form. NULL: any does.
  bool (*fits)(const tn_context* context, tn_ref op, const tn_op_definition* definition);
  tn_string_view default_dialect;  ///< Whose ops need no prefix in its regions.
  /// Whether `parse` makes of the same text, but for the names of operands, the same op.
  bool repeats;
};

//===-- Reading (parser_block.c and others) --------------------------------------------------===//

/// `^a`, pushed on the stack of successors.
TN_MUST_USE tn_status tn_parser__successor(tn_parser* parser);
/// The dialect whose ops need no prefix where the parser is.
tn_string_view tn_parser__default_dialect(const tn_parser* parser);
/// Adds the properties that the op's definition says it has in any case.
TN_MUST_USE tn_status tn_parser__add_defaults(tn_parser* parser, tn_op_frame* frame);

/// Makes the next region of `frame` ready, with an entry block that arguments can be added to.
TN_MUST_USE tn_status tn_parser__prepare_region(tn_parser* parser, tn_op_frame* frame,
                                                tn_ref* out_block);
/// The same with arguments: as many as there are names from number `first_name` on among the region
/// names, of the `types`.
TN_MUST_USE tn_status tn_parser__prepare_named_region(tn_parser* parser, tn_op_frame* frame,
                                                      size_t first_name, const tn_type* types);
/// `%name`, pushed on the stack of region names.
TN_MUST_USE tn_status tn_parser__region_name(tn_parser* parser);
/// Takes it back, when there turns out to be no body.
void tn_parser__drop_region(tn_parser* parser, tn_op_frame* frame);
/// Adds an argument with that name to the entry block, and reads its trailing location. The name is
/// defined when the region is opened.
TN_MUST_USE tn_status tn_parser__add_region_argument(tn_parser* parser, tn_ref block,
                                                     const tn_unresolved_operand* name,
                                                     tn_type type);
/// Reads the next region of `frame` with all that is in it, from inside its `parse`, as
/// tn_printer__put_region prints one. The parser stands at its `{`.
TN_MUST_USE tn_status tn_parser__whole_region(tn_parser* parser, tn_op_frame* frame);
/// An empty region instead of one that is not spelled.
TN_MUST_USE tn_status tn_parser__empty_region(tn_parser* parser, tn_op_frame* frame);

/// The op's whole name.
tn_string_view tn_parser__op_name(const tn_parser* parser, const tn_op_frame* frame);
/// Goes past a bracket that has to be there, of a list that messages call `list`.
TN_MUST_USE tn_status tn_parser__bracket(tn_parser* parser, tn_token_kind kind, const char* list);
/// `(%a, %b)`, or in other brackets, pushed: `count`, or any number where that is SIZE_MAX.
TN_MUST_USE tn_status tn_parser__operands_between(tn_parser* parser, const tn_op_frame* frame,
                                                  tn_token_kind open, tn_token_kind close,
                                                  size_t count);
/// Reports that `type`, which stands at `at`, is no `name`; NULL: not of the kind that is wanted.
tn_status tn_parser__wrong_type(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                const char* name, tn_type type);
/// Reports "custom op 'name' message" at `at`.
tn_status tn_parser__custom_error(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                  const char* format, ...) __attribute__((format(printf, 4, 5)));
/// tn_parser__take_attributes for the dictionary of a form that is written in C: an attribute that
/// the form has set to another value is an error.
TN_MUST_USE tn_status tn_parser__take_dictionary(tn_parser* parser, tn_op_frame* frame,
                                                 size_t base);
/// Reports an attribute that a custom form sets and its dictionary has as well.
tn_status tn_parser__repeated_attribute(tn_parser* parser, const tn_op_frame* frame,
                                        tn_string_view name);
/// `: type` and `, type`, of one kind, which is called `name` when another one stands there.
TN_MUST_USE tn_status tn_parser__colon_type(tn_parser* parser, const tn_op_frame* frame,
                                            tn_type_kind kind, const char* name, tn_type* out_type);
TN_MUST_USE tn_status tn_parser__comma_type(tn_parser* parser, const tn_op_frame* frame,
                                            tn_type_kind kind, const char* name, tn_type* out_type);
/// `[1, 2]` as a dense array of `type`.
TN_MUST_USE tn_status tn_parser__square_array(tn_parser* parser, tn_type type,
                                              tn_attribute* out_attribute);
/// `4x?x8`, pushed on the stack of dimensions: one at least.
TN_MUST_USE tn_status tn_parser__dimensions(tn_parser* parser);
/// `4x?x`, each with an x after it, pushed on the stack of dimensions.
TN_MUST_USE tn_status tn_parser__dimension_list(tn_parser* parser);
/// What is after `#dialect.mnemonic`, where that is implied: `<...>` or what stands in other
/// brackets, or a word.
TN_MUST_USE tn_status tn_parser__stripped_attribute(tn_parser* parser, tn_string_view dialect,
                                                    tn_string_view mnemonic,
                                                    tn_attribute* out_attribute);
/// The same where the angle brackets around what other brackets enclose are implied, too.
TN_MUST_USE tn_status tn_parser__enclosed_attribute(tn_parser* parser, tn_string_view dialect,
                                                    tn_string_view mnemonic,
                                                    tn_attribute* out_attribute);
/// A type of a definition whose mnemonic the parser is past.
TN_MUST_USE tn_status tn_parser__defined_type(tn_parser* parser,
                                              const struct tn_definition* definition,
                                              tn_type* out_type);
/// A type of which the format leaves out dialect and mnemonic: what is in angle brackets, or
/// nothing; or `words` and a type, unless they are empty.
TN_MUST_USE tn_status tn_parser__stripped_type(tn_parser* parser, tn_string_view dialect,
                                               tn_string_view mnemonic, tn_string_view words,
                                               tn_type* out_type);
/// `[%i + symbol(%n), 4]`: a map, and the values that it is of, pushed as operands: those that are
/// dimensions, then those that are symbols.
TN_MUST_USE tn_status tn_parser__affine_map_of_values(tn_parser* parser, tn_attribute* out_map);
/// `(%i, max(%a, %b + 1))`: bounds, those of several results with `word` in front; one map of
/// values as above, and how many results each bound has, as elements of i32.
TN_MUST_USE tn_status tn_parser__affine_bounds(tn_parser* parser, const char* word,
                                               tn_attribute* out_map, tn_attribute* out_sizes);
/// An expression over `count` names; those after the first `dim_count` are of symbols.
TN_MUST_USE tn_status tn_parser__affine_expression(tn_parser* parser, const tn_string_view* names,
                                                   uint32_t dim_count, uint32_t count,
                                                   tn_affine_expr* out_expr);
/// What stands between the angle brackets of a map.
TN_MUST_USE tn_status tn_parser__affine_map_body(tn_parser* parser, tn_attribute* out_attribute);

//===-- Names (printer_names.c) ---------------------------------------------------------------===//

tn_context* tn_namer__context(const tn_namer* namer);
/// Names result number `index` of the op, and those after it up to the next that is named.
void tn_namer__result(tn_namer* namer, tn_ref op, uint32_t index, tn_string_view name);
void tn_namer__argument(tn_namer* namer, tn_ref value, tn_string_view name);
/// An argument of a region that is called as a value outside of it, which it hides.
void tn_namer__shadow(tn_namer* namer, tn_ref argument, tn_ref value);

//===-- Writing (printer_custom.c, printer_op.c) ----------------------------------------------===//

static inline tn_string_view tn_view_of(const char* text) { return tn_string_view_from(text); }

void tn_printer__put_block(tn_printer* printer, tn_ref block);
/// Operands number `first` up to `first + count`, with commas.
void tn_printer__put_operands(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);
void tn_printer__put_operand_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);
void tn_printer__put_result_types(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);
/// `-> type` or `-> (types)`.
void tn_printer__put_result_list(tn_printer* printer, tn_ref op);
/// `%name: type`, with its location if those are asked for.
void tn_printer__put_region_argument(tn_printer* printer, tn_ref value, bool without_type);
/// An attribute as MLIR does where its type is implied.
void tn_printer__put_attribute_without_type(tn_printer* printer, tn_uref attribute);

/// Whether an attribute is left out of a dictionary.
typedef bool (*tn_elide_fn)(void* user_data, tn_uref key, tn_uref value);
/// ` {...}` with those attributes of the op that `elide` does not leave out, sorted by name;
/// nothing if there are none. Properties only if `with_properties`; ` attributes {...}` if
/// `with_keyword`.
void tn_printer__put_attribute_dictionary(tn_printer* printer, tn_ref op, bool with_properties,
                                          bool with_keyword, tn_elide_fn elide, void* user_data);
/// The same for what is left out by name.
void tn_printer__put_attributes_but(tn_printer* printer, tn_ref op, bool with_keyword,
                                    const char* const* elided, size_t elided_count);
void tn_printer__put_attributes_but_views(tn_printer* printer, tn_ref op, bool with_keyword,
                                          const tn_string_view* elided, size_t elided_count);

/// `(%arg = %init, ...)` after `prefix`: arguments of a block from number `first` on, and
/// operands.
void tn_printer__put_initialization(tn_printer* printer, const char* prefix, tn_ref block,
                                    uint32_t first, tn_ref op, uint32_t first_operand,
                                    uint32_t count);
/// A region of the op at hand, from inside its `print`, which is not called again after it: for
/// functions that cannot be. The C stack grows with each that stands in another's region.
void tn_printer__put_region(tn_printer* printer, tn_print_region region);
/// A line break and the indentation of the op at hand.
void tn_printer__put_newline(tn_printer* printer);
/// Prints `root`, `indent` spaces in, in custom form.
void tn_printer__put_custom(tn_printer* printer, tn_ref root, size_t indent);
/// Likewise where ops of `dialect` go without a prefix.
void tn_printer__put_custom_in(tn_printer* printer, tn_ref root, size_t indent,
                               tn_string_view dialect);
/// Numbers and names values as the custom form shows them.
void tn_printer__number_named(tn_printer* printer, tn_ref root);
/// The value's name in the printer's table.
void tn_printer__put_named_value(tn_printer* printer, tn_ref value, tn_ref owner, uint32_t number,
                                 bool with_number);
/// What is on the left of an op.
void tn_printer__put_named_results(tn_printer* printer, tn_ref op, uint32_t number, uint32_t count);

#endif  // TENURE_SRC_TEXT_SYNTAX_H
