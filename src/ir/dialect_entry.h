// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C parts of one dialect, beyond its schema: src/dialects/NAME/NAME.c has its table. The
// directories that use them declare the types; here they are only forward declared.

#ifndef TENURE_SRC_IR_DIALECT_ENTRY_H
#define TENURE_SRC_IR_DIALECT_ENTRY_H

#include <tenure/attribute.h>
#include <tenure/scope.h>

#include "base/text_buffer.h"
#include "ir/cells.h"
#include "ir/op_code.h"
#include "ir/storage.h"

typedef struct tn_fold tn_fold;
typedef struct tn_rewriter tn_rewriter;
typedef struct tn_refs tn_refs;
typedef struct tn_pattern_set tn_pattern_set;
typedef struct tn_custom_assembly tn_custom_assembly;
typedef struct tn_assembly_fit tn_assembly_fit;
typedef struct tn_custom_directive tn_custom_directive;
typedef struct tn_enum_case tn_enum_case;
typedef struct tn_named_check tn_named_check;
typedef struct tn_naming tn_naming;
typedef struct tn_dialect_interface tn_dialect_interface;
typedef struct tn_reader tn_reader;
typedef struct tn_cursor tn_cursor;
typedef struct tn_writer tn_writer;
struct tn_parser;

typedef enum tn_fold_outcome { TN_FOLD_NOTHING, TN_FOLD_IN_PLACE, TN_FOLD_DONE } tn_fold_outcome;
typedef tn_fold_outcome (*tn_fold_fn)(tn_fold* fold);
/// Tries one pattern on an op; returns true if it changed something. New ops are inserted before
/// the op.
typedef bool (*tn_match_pattern_fn)(tn_rewriter* rewriter, tn_ref op);
/// A canonicalization pattern.
typedef struct tn_named_pattern {
  /// The debug name of the corresponding pattern in MLIR: that of the C++ type, as
  /// llvm::getTypeName returns it. Empty if MLIR has none.
  const char* name;
  const char* root;  ///< The name of an op, without the dialect; NULL: any op of the dialect.
  uint32_t benefit;  ///< MLIR's benefit: larger ones are tried first.
  tn_match_pattern_fn match;
} tn_named_pattern;
/// Returns the op that materializes a constant of the value and type in this dialect; it may belong
/// to another dialect. TN_CODE_NONE if there is none.
typedef tn_op_code (*tn_constant_fn)(tn_attribute value, tn_type type);

/// Returns whether an attribute of the dialect is a poison constant.
typedef bool (*tn_is_poison_fn)(tn_attribute attribute);
/// Adds the pattern that the op `pattern` of the dialect, in the caller's module, describes to the
/// set; TN_OK for ops that describe none.
typedef tn_status (*tn_load_pattern_fn)(tn_pattern_set* set, tn_op pattern);

/// Reads a type or attribute from bytecode in the dialect's own encoding. `*out_value` stays null
/// if a nested one must be read first. TN_NOT_FOUND, not reported, for an unknown kind.
typedef tn_status (*tn_read_encoding_fn)(tn_reader* reader, tn_cursor* cursor,
                                         const tn_storage** out_value);
/// Writes a type or attribute; returns false, with nothing written, if its text is not MLIR's.
typedef bool (*tn_write_encoding_fn)(tn_writer* writer, const tn_storage* storage);

/// An attribute that a dialect encodes as its parameters, in sequence. Lists are in order of codes
/// and end with an item without a name.
typedef struct tn_encoded_attribute {
  const char* name;
  uint32_t parameter_count;  ///< Only the first parameters are encoded; 0: all.
} tn_encoded_attribute;

/// Enum cases that schemas refer to by name instead of listing them: cases of a standard that are
/// too many to list.
typedef struct tn_case_list {
  const char* name;  ///< NULL after the last.
  const tn_enum_case* cases;
  uint32_t count;
} tn_case_list;

/// A parse error and its position.
typedef struct tn_parse_error {
  const char* at;  ///< In the body; NULL means the whole body.
  char words[640];
} tn_parse_error;

/// Checks the body of one of the dialect's types as it is in the text, including aliases. False if
/// it is invalid.
typedef bool (*tn_check_body_fn)(tn_string_view body, tn_parse_error* out_wrong);

/// Returns whether one of the dialect's types is printed without the dialect's name inside another
/// type (opaque_text.h).
typedef bool (*tn_is_bare_type_fn)(tn_type type);

/// Checks the parameters of one of the dialect's types or attributes, which have the right kinds; 0
/// means missing. Returns false for an error, with the message in `out_wrong->words`.
typedef bool (*tn_check_parameters_fn)(const tn_context* context, const tn_uref* parameters,
                                       tn_parse_error* out_wrong);
typedef struct tn_parameters_check {
  const char* name;  ///< "!mnemonic" or "#mnemonic"; NULL after the last.
  tn_check_parameters_fn check;
} tn_parameters_check;

/// Converts equivalent parameters to one canonical form.
typedef tn_status (*tn_normalize_parameters_fn)(tn_context* context, tn_uref* parameters);
typedef struct tn_parameters_form {
  const char* name;  ///< As in tn_parameters_check.
  tn_normalize_parameters_fn normalize;
} tn_parameters_form;

/// The maximum number of parameters of a directive, and of a definition whose parameters are
/// normalized.
#define TN_DIRECTIVE_ARGUMENT_MAX 9u

/// `custom<Name>($a, $b)` in the format of a type or attribute: parses and prints parameters of
/// these kinds, in their order; 0 means missing.
typedef struct tn_parameter_directive {
  const char* name;       ///< NULL after the last.
  const char* arguments;  ///< The schema's names of their kinds: "list of #sdy.axis_ref, bool".
  tn_status (*parse)(struct tn_parser* parser, tn_uref* parameters);
  void (*print)(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text);
} tn_parameter_directive;

/// Checks an attribute of the dialect that is the encoding of a tensor of this shape. TN_MALFORMED,
/// not reported, if it is invalid.
typedef tn_status (*tn_check_encoding_fn)(tn_attribute encoding, tn_type element,
                                          const int64_t* dims, size_t rank,
                                          tn_parse_error* out_wrong);

/// Checks an attribute of the dialect on an argument, or a result, of type `type` of the function
/// `op`; `all` are the attributes of that argument or result. Errors are reported.
typedef tn_status (*tn_check_parameter_fn)(const tn_context* context, tn_ref op, tn_attribute all,
                                           tn_string_view name, tn_attribute value, tn_type type,
                                           bool is_result);

/// Checks an attribute with the dialect's prefix that is not a property of the op `op`, which may
/// be of any dialect. Errors are reported. Source: MLIR's Dialect::verifyOperationAttribute.
typedef tn_status (*tn_check_attribute_fn)(const tn_context* context, tn_ref op,
                                           tn_string_view name, tn_attribute value);

/// Composes an affine map with the ops of the dialect that define its operands, and canonicalizes
/// both. `operands` are the dimensions, then the symbols.
typedef void (*tn_compose_map_fn)(tn_rewriter* rewriter, tn_attribute* map, tn_refs* operands);

/// Applies an op of the dialect, which is a script, to the op `payload`; a pass uses the rewriter.
/// Reports errors.
typedef tn_status (*tn_apply_script_fn)(tn_rewriter* rewriter, tn_ref script, tn_ref payload,
                                        bool checks_handles);

/// The table of a dialect. Functions may be NULL. Functions that a schema refers to by name
/// (schema/format.h) are in lists that end with an item without a name; there are several such
/// lists, NULL after the last, or none.
typedef struct tn_dialect_entry {
  tn_string_view name;
  /// The dialects of the ops that its folds and patterns create, separated by commas; may be NULL.
  const char* makes_ops_of;
  const tn_named_code* op_codes;  ///< The ops with codes, which are consecutive.
  uint32_t op_code_count;
  const tn_dialect_interface* interface;  ///< The interfaces of its ops (op_interface.h).
  tn_fold_fn fold;
  /// In the order in which MLIR adds them, ending with one without a function; NULL: none. A
  /// pattern for several ops is listed for each.
  const tn_named_pattern* patterns;
  tn_constant_fn constant;  ///< Also called for constants that are the dialect's own attributes.
  tn_is_poison_fn is_poison;
  tn_load_pattern_fn load_pattern;
  const tn_custom_assembly* const* assemblies;
  const tn_assembly_fit* const* fits;  ///< For formats that elide more than the schema can express.
  const tn_custom_directive* const* directives;
  const tn_parameter_directive* const* parameter_directives;
  const tn_case_list* case_lists;
  const tn_named_check* const* checks;
  const tn_naming* const* namings;
  tn_read_encoding_fn read_encoding;
  const tn_encoded_attribute* encoded_attributes;  ///< NULL, or replaces the two functions.
  tn_write_encoding_fn write_attribute;
  tn_write_encoding_fn write_type;
  tn_is_bare_type_fn is_bare_type;
  /// The mnemonic of its type whose first parameter, if present, is a name (named_type.h); NULL for
  /// none.
  const char* named_type;
  tn_check_parameter_fn check_parameter;
  tn_check_attribute_fn check_attribute;
  tn_check_body_fn check_type;
  const tn_parameters_check* parameters_checks;
  const tn_parameters_form* parameters_forms;
  tn_check_encoding_fn check_encoding;
  /// The names of its types that may be elements of vectors and memrefs
  /// (VectorElementTypeInterface, MemRefElementTypeInterface); end with NULL. NULL: none.
  const char* const* vector_elements;
  const char* const* memref_elements;
  tn_apply_script_fn apply_script;
  tn_compose_map_fn compose_map;  ///< For the dialect whose ops apply affine maps.
} tn_dialect_entry;

/// Returns the table of the dialect called `name`; NULL if there is none.
const tn_dialect_entry* tn_dialect_entry__find(const tn_context* context, tn_string_view name);

/// Returns the code of the dialect's op called `name`; TN_CODE_NONE if it has none, or `dialect` is
/// NULL.
tn_op_code tn_op_code__find(const tn_dialect_entry* dialect, tn_string_view name);
/// Returns the table of the dialect that has an op with this code; NULL if there is none.
const tn_dialect_entry* tn_dialect_entry__of_code(const tn_context* context, tn_op_code code);
/// Returns the name of the op with a code; data NULL if there is none.
tn_string_view tn_op_code__name(const tn_context* context, tn_op_code code);
/// Returns whether the op called `name` belongs to a user dialect with the name of a shipped one.
/// For shipped dialects no names are compared: this is called for each constant that is created.
bool tn_op_code__is_replaced(const tn_context* context, tn_string_view name);

#endif  // TENURE_SRC_IR_DIALECT_ENTRY_H
