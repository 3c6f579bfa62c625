// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the library has of one dialect in C, beyond its schema: src/dialects/NAME/NAME.c holds the
// table of each. The rooms that take from it declare the types; here these are names alone.

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
/// Tries one pattern on an op; true if it changed something. New ops go before the op.
typedef bool (*tn_match_pattern_fn)(tn_rewriter* rewriter, tn_ref op);
/// A canonicalization pattern.
typedef struct tn_named_pattern {
  /// The debug name of the corresponding pattern of MLIR: the C++ type's, as llvm::getTypeName has
  /// it. Empty for those that have none there.
  const char* name;
  const char* root;  ///< The name of an op, without its dialect's; NULL: any op of the dialect.
  uint32_t benefit;  ///< MLIR's: the larger is tried first.
  tn_match_pattern_fn match;
} tn_named_pattern;
/// The op that is a constant of the value and the type in this dialect, which may be another's;
/// TN_CODE_NONE for none.
typedef tn_op_code (*tn_constant_fn)(tn_attribute value, tn_type type);

/// Whether an attribute of the dialect is a poison constant.
typedef bool (*tn_is_poison_fn)(tn_attribute attribute);
/// Adds what a pattern of the dialect, the op `pattern` in the module that the caller gave, says
/// to the set; TN_OK for ops that are none.
typedef tn_status (*tn_load_pattern_fn)(tn_pattern_set* set, tn_op pattern);

/// Reads a type or attribute from bytecode in the dialect's own encoding. `*out_value` stays null
/// if something inside has to be read first. TN_NOT_FOUND, with nothing reported, for a kind that
/// it does not know.
typedef tn_status (*tn_read_encoding_fn)(tn_reader* reader, tn_cursor* cursor,
                                         const tn_storage** out_value);
/// Writes one; false, with nothing written, if its text is not MLIR's.
typedef bool (*tn_write_encoding_fn)(tn_writer* writer, const tn_storage* storage);

/// An attribute that a dialect encodes by its parameters, one after the other. Lists are in order
/// of codes and end with one without a name.
typedef struct tn_encoded_attribute {
  const char* name;
  uint32_t parameter_count;  ///< Those that are encoded, the first ones; 0: all.
} tn_encoded_attribute;

/// Cases that schemas name in place of a list: of a standard, and too many to stand in one.
typedef struct tn_case_list {
  const char* name;  ///< NULL after the last.
  const tn_enum_case* cases;
  uint32_t count;
} tn_case_list;

/// A parse error, and its position.
typedef struct tn_misspelling {
  const char* at;  ///< In the body; NULL: all of it.
  char words[640];
} tn_misspelling;
/// Appends the body of one of the dialect's attributes (types) as the dialect prints it: what was
/// read is kept so, and two spellings of one thing are one attribute. TN_MALFORMED, with nothing
/// reported, for what is wrong.
typedef tn_status (*tn_spell_fn)(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                 tn_misspelling* out_wrong);

/// Looks at the body of one of the dialect's types where a text has it, aliases and all. False for
/// what is wrong.
typedef bool (*tn_check_body_fn)(tn_string_view body, tn_misspelling* out_wrong);

/// Whether one of the dialect's types is printed without the dialect's name where it is a part of
/// another one (opaque_text.h).
typedef bool (*tn_stands_bare_fn)(tn_type type);

/// Checks the parameters of one of the dialect's types or attributes, which are of their kinds; 0
/// means a missing one. False for an error, in `out_wrong->words`.
typedef bool (*tn_check_parameters_fn)(const tn_context* context, const tn_uref* parameters,
                                       tn_misspelling* out_wrong);
typedef struct tn_parameters_check {
  const char* name;  ///< "!mnemonic" or "#mnemonic"; NULL after the last.
  tn_check_parameters_fn check;
} tn_parameters_check;

/// Brings parameters that mean the same to one form.
typedef tn_status (*tn_normalize_parameters_fn)(tn_context* context, tn_uref* parameters);
typedef struct tn_parameters_form {
  const char* name;  ///< As above.
  tn_normalize_parameters_fn normalize;
} tn_parameters_form;

/// As many parameters a directive may have, and a definition whose parameters are normalized.
#define TN_DIRECTIVE_ARGUMENT_MAX 9u

/// `custom<Name>($a, $b)` in the format of a type or attribute: reads and prints parameters of
/// these kinds, in their order; 0 stands for a missing one.
typedef struct tn_parameter_directive {
  const char* name;       ///< NULL after the last.
  const char* arguments;  ///< As schemas call them: "list of #sdy.axis_ref, bool".
  tn_status (*parse)(struct tn_parser* parser, tn_uref* parameters);
  void (*print)(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text);
} tn_parameter_directive;

/// Checks an attribute of the dialect that is the encoding of a tensor of the shape. TN_MALFORMED,
/// with nothing reported, for what is wrong.
typedef tn_status (*tn_check_encoding_fn)(tn_attribute encoding, tn_type element,
                                          const int64_t* dims, size_t rank,
                                          tn_misspelling* out_wrong);

/// Checks an attribute of the dialect on an argument, or a result, of the type `type` of the
/// function `op`, which has the attributes `all`; what is wrong is reported.
typedef tn_status (*tn_check_parameter_fn)(const tn_context* context, tn_ref op, tn_attribute all,
                                           tn_string_view name, tn_attribute value, tn_type type,
                                           bool is_result);

/// Checks an attribute with the dialect's prefix that is no property of the op `op`, which may be
/// of any dialect; what is wrong is reported. Source: MLIR's Dialect::verifyOperationAttribute.
typedef tn_status (*tn_check_attribute_fn)(const tn_context* context, tn_ref op,
                                           tn_string_view name, tn_attribute value);

/// Puts the ops of the dialect that make operands of an affine map into it, and brings both into
/// canonical form. `operands` are the dimensions, then the symbols.
typedef void (*tn_compose_map_fn)(tn_rewriter* rewriter, tn_attribute* map, tn_refs* operands);

/// Functions may be NULL. What a schema names (schema/format.h) is in lists that end with an item
/// without a name; of such lists there are several, NULL after the last, or none.
typedef struct tn_dialect_entry {
  tn_string_view name;
  /// The dialects that its folds and patterns make ops of, with commas between them; may be NULL.
  const char* makes_ops_of;
  const tn_named_code* op_codes;  ///< The ops that have numbers, which are one after the other.
  uint32_t op_code_count;
  const tn_dialect_interface* interface;  ///< What its ops offer (op_interface.h).
  tn_fold_fn fold;
  /// In the order in which MLIR adds them, up to one without a function; NULL: none. What several
  /// ops have in common stands once for each.
  const tn_named_pattern* patterns;
  tn_constant_fn constant;  ///< Also asked for constants that are the dialect's own attributes.
  tn_is_poison_fn is_poison;
  tn_load_pattern_fn load_pattern;
  const tn_custom_assembly* const* assemblies;
  const tn_assembly_fit* const* fits;  ///< Of forms that leave out more than the schema knows.
  const tn_custom_directive* const* directives;
  const tn_parameter_directive* const* parameter_directives;
  const tn_case_list* case_lists;
  const tn_named_check* const* checks;
  const tn_naming* const* namings;
  tn_read_encoding_fn read_encoding;
  const tn_encoded_attribute* encoded_attributes;  ///< NULL, or replaces the two functions.
  tn_write_encoding_fn write_attribute;
  tn_write_encoding_fn write_type;
  tn_spell_fn spell_attribute;
  tn_spell_fn spell_type;
  tn_stands_bare_fn stands_bare;
  /// The mnemonic of its type whose first parameter, if it is there, is a name (named_type.h); NULL
  /// for none.
  const char* named_type;
  tn_check_parameter_fn check_parameter;
  tn_check_attribute_fn check_attribute;
  tn_check_body_fn check_type;
  const tn_parameters_check* parameters_checks;
  const tn_parameters_form* parameters_forms;
  tn_check_encoding_fn check_encoding;
  /// The names of its types that vectors and memrefs may have as elements
  /// (VectorElementTypeInterface, MemRefElementTypeInterface); NULL: none. They end with NULL.
  const char* const* vector_elements;
  const char* const* memref_elements;
  tn_compose_map_fn compose_map;  ///< Of the dialect whose ops apply affine maps.
} tn_dialect_entry;

/// The table of the dialect called `name`; NULL if there is none.
const tn_dialect_entry* tn_dialect_entry__find(const tn_context* context, tn_string_view name);

/// The number of the dialect's op called `name`; TN_CODE_NONE if it has none, or `dialect` is
/// NULL.
tn_op_code tn_op_code__find(const tn_dialect_entry* dialect, tn_string_view name);
/// The table of the dialect that has an op with this number; NULL if there is none.
const tn_dialect_entry* tn_dialect_entry__of_code(const tn_context* context, tn_op_code code);
/// The name of the op with a number; data NULL if there is none.
tn_string_view tn_op_code__name(const tn_context* context, tn_op_code code);
/// Whether the dialect of the op called `name` is a user's, which has the name of a shipped one. Of
/// shipped dialects no name is compared: constants ask at each op that they make.
bool tn_op_code__is_replaced(const tn_context* context, tn_string_view name);

#endif  // TENURE_SRC_IR_DIALECT_ENTRY_H
