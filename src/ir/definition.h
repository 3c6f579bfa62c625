// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes with parameters: their definitions in a dialect's schema, and the storages
// created from a definition and parameters.
//
// Parameters are attributes; a type is represented by a type attribute. A storage is uniqued by the
// number of its definition and its parameters. It also keeps its body as text, which is created
// once, with the storage, so that printing copies it. Where a part may have an alias, the text
// contains a reference to that part (opaque_text.h). A type that may be named is uniqued by its
// name alone if it has one (named_type.h).
//
// A definition lives as long as its dialect. If the schema turns out to be invalid, its storages
// stay, but cannot be found again, because numbers of definitions are never reused.

#ifndef TENURE_SRC_IR_DEFINITION_H
#define TENURE_SRC_IR_DEFINITION_H

#include "ir/dialect_entry.h"
#include "ir/enum_attribute.h"

typedef struct tn_body_format tn_body_format;

typedef enum tn_parameter_kind {
  TN_PARAMETER_ATTRIBUTE,  ///< Any attribute, or one of `storage_kind`.
  TN_PARAMETER_TYPE,       ///< A type attribute.
  TN_PARAMETER_INTEGER,    ///< An integer attribute of `type`, printed without it; null: of any
                           ///< width, stored in the smallest multiple of 64 bits.
  TN_PARAMETER_FLOAT,      ///< A float attribute of `type`, printed without it.
  TN_PARAMETER_STRING,
  TN_PARAMETER_WORDS,       ///< A string: a keyword of `words`, or several flags.
  TN_PARAMETER_DIMENSIONS,  ///< A dense array of i64, separated by x.
  TN_PARAMETER_EXTENTS,     ///< Likewise, without dynamic extents, and with an x after each.
  TN_PARAMETER_NUMBERS,     ///< A dense array of `type`, printed in square brackets.
  TN_PARAMETER_MAP          ///< An affine map, printed without its keyword.
} tn_parameter_kind;

typedef struct tn_parameter {
  tn_string_view name;
  tn_string_view said;  ///< The schema's name of its kind; empty for keywords.
  tn_parameter_kind kind;
  uint8_t storage_kind;   ///< The kind of the type or attribute; 0: any.
  bool is_flat;           ///< Only symbol references without nested references.
  const char* kind_name;  ///< MLIR's name of that kind: "builtin.vector".
  bool is_list;           ///< The parameter is an array of these.
  bool is_own_type;       ///< For a type: the type of the attribute itself.
  bool in_braces;         ///< For a list: printed in braces.
  bool is_optional;       ///< The parameter may be missing, or has a default.
  bool may_be_empty;      ///< For a required list: its format has brackets around it.
  bool keeps_empty;       ///< For a list: an empty list differs from a missing one.
  tn_type type;
  const tn_enum_attribute* words;
  tn_string_view dialect;       ///< Only a type or attribute of one dialect, whose name is implied;
  tn_string_view mnemonic;      ///< empty for any.
  const tn_string_view* among;  ///< The mnemonics of the dialect's attributes that are allowed;
  uint32_t among_count;         ///< their names are not implied.
  bool takes_symbol;            ///< A symbol reference without nested references is allowed, too.
  tn_string_view interface;     ///< Only an attribute of the dialect with this interface.
  tn_uref default_value;        ///< Default value, which is not printed; 0 for none.
  tn_string_view cpp;           ///< The C++ type, for messages.
} tn_parameter;

/// The definition of a type or attribute.
struct tn_definition {
  uint32_t serial;  ///< Unique in a context; counted from 1.
  bool is_type;
  bool has_default_format;  ///< The format is `<a, b>`, as in IRDL.
  uint32_t parameter_count;
  tn_parameter* parameters;
  tn_string_view dialect;
  tn_string_view mnemonic;
  tn_string_view cpp_name;            ///< For messages: "NVGPU_MBarrierGroup".
  tn_string_view interfaces;          ///< Names separated by spaces.
  const tn_enum_attribute* keywords;  ///< Of an enum, which has no format; else NULL.
  const tn_body_format* format;
  tn_check_parameters_fn check;  ///< Verifies parameters beyond their kinds; may be NULL.
  bool reports_at_mnemonic;      ///< Position of errors of `check`: at the mnemonic, or after it.
  bool takes_last_comma;         ///< A comma may follow the last member of a struct.
  uint32_t own_type;      ///< For an attribute: 1 + the index of the parameter that is its type; 0
                          ///< if there is none.
  bool own_type_follows;  ///< The type is printed after a colon, not in the format.
  tn_normalize_parameters_fn normalize;  ///< May be NULL.
  tn_is_bare_type_fn is_bare_type;       ///< For a type; may be NULL.
  bool may_be_named;                     ///< The first parameter, if present, is a name.
  bool is_tight;  ///< The format begins without a space; a keyword as its body still gets one.
};

/// Returns the definition whose mnemonic is at the start of a body; NULL if the dialect has none.
const tn_definition* tn_definition__find(const tn_dialect* dialect, bool is_type,
                                         tn_string_view body);

/// Returns the type or attribute with these parameters; 0 for a missing one. They are not verified.
TN_MUST_USE tn_status tn_definition__get(tn_context* context, const tn_definition* definition,
                                         const tn_uref* parameters, const tn_storage** out_storage);
/// Likewise, without the definition's check of values.
TN_MUST_USE tn_status tn_definition__get_anyway(tn_context* context,
                                                const tn_definition* definition,
                                                const tn_uref* parameters,
                                                const tn_storage** out_storage);
/// Creates a storage unless it exists, from `key`, which has the kind and parameters: with the data
/// after tn_defined.
TN_MUST_USE tn_status tn_definition__make(tn_context* context, const tn_definition* definition,
                                          tn_storage_key* key, const void* behind,
                                          size_t behind_size, const tn_storage** out_storage);
/// Returns the text of the body with these parameters, as an identifier.
TN_MUST_USE tn_status tn_definition__make_body(tn_context* context, const tn_definition* definition,
                                               const tn_uref* parameters, tn_identifier* out_body);
/// Runs the definition's check of parameters of the right kinds; errors are reported.
TN_MUST_USE tn_status tn_definition__check_values(tn_context* context,
                                                  const tn_definition* definition,
                                                  const tn_uref* parameters);
/// Verifies parameters against the definition; errors are reported. Missing ones get their
/// defaults, empty optional lists become 0, and keywords are normalized.
TN_MUST_USE tn_status tn_definition__check(tn_context* context, const tn_definition* definition,
                                           tn_uref* parameters);

/// Returns whether a parameter may have this value.
bool tn_parameter__holds(const tn_parameter* parameter, tn_attribute value);
/// Returns whether an item of a list parameter may have this value; for other parameters as
/// tn_parameter__holds.
bool tn_parameter__holds_one(const tn_parameter* parameter, tn_attribute value);

/// Returns whether the bytecode encoding has the string itself instead of the attribute.
static inline bool tn_parameter__is_encoded_as_string(const tn_parameter* parameter) {
  return parameter->kind == TN_PARAMETER_STRING ||
         (parameter->storage_kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING &&
          !parameter->is_optional && !parameter->is_list);
}

/// Returns the number of parameters of the definition that are encoded.
static inline uint32_t tn_encoded_attribute__count(const tn_encoded_attribute* encoded,
                                                   const tn_definition* definition) {
  const uint32_t count = definition->parameter_count;
  return encoded->parameter_count != 0 && encoded->parameter_count < count
             ? encoded->parameter_count
             : count;
}

/// Returns the keyword at the start of a body.
tn_string_view tn_opaque__mnemonic(const tn_opaque_payload* payload);

/// Returns the definition of a type or attribute; NULL for storages without parameters, and of
/// other kinds.
const tn_definition* tn_definition__of(const tn_storage* storage);

/// Returns the number of bytes of text that an attribute contributes to the body of another one:
/// those of a string or of a body. 0 for others, and for null.
size_t tn_definition__text_size(tn_attribute attribute);

/// Returns whether `storage` is the type or attribute `dialect.mnemonic`, with parameters or stored
/// as text; false for null.
bool tn_opaque__is_called(const tn_storage* storage, const char* dialect, const char* mnemonic);

#endif  // TENURE_SRC_IR_DEFINITION_H
