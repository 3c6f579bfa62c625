// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes with parameters: the definition that a dialect's schema has of each, and the
// storages that are made of a definition and parameters.
//
// Parameters are attributes; a type is one as a type attribute. A storage is uniqued by the number
// of its definition and its parameters. It keeps its body as text beside them, which is made once,
// with the storage: so it prints by copying. Where something inside may have an alias, the text has
// a reference to it (opaque_text.h). Of a type that may have a name, one with a name is uniqued by
// the name alone (named_type.h).
//
// A definition lives as long as its dialect. If the schema turns out to be broken, its storages
// stay, but nothing finds them again, because the number of a definition is never used twice.

#ifndef TENURE_SRC_IR_DEFINITION_H
#define TENURE_SRC_IR_DEFINITION_H

#include "ir/dialect_entry.h"
#include "ir/enum_attribute.h"

typedef struct tn_body_format tn_body_format;

typedef enum tn_parameter_kind {
  TN_PARAMETER_ATTRIBUTE,  ///< Any attribute, or one of `storage_kind`.
  TN_PARAMETER_TYPE,       ///< A type attribute.
  TN_PARAMETER_INTEGER,    ///< An integer attribute of `type`, printed without it; null: of any
                           ///< width, kept in the least multiple of 64 bits.
  TN_PARAMETER_FLOAT,      ///< A float attribute of `type`, printed without it.
  TN_PARAMETER_STRING,
  TN_PARAMETER_WORDS,       ///< A string: a word of `words`, or several flags.
  TN_PARAMETER_DIMENSIONS,  ///< A dense array of i64, printed with an x between them.
  TN_PARAMETER_EXTENTS,     ///< The same, without dynamic ones, and with an x after each.
  TN_PARAMETER_NUMBERS,     ///< A dense array of `type`, printed in square brackets.
  TN_PARAMETER_MAP          ///< An affine map, printed without its keyword.
} tn_parameter_kind;

typedef struct tn_parameter {
  tn_string_view name;
  tn_string_view said;  ///< Its kind as the schema calls it; empty for words.
  tn_parameter_kind kind;
  uint8_t storage_kind;   ///< Of a type or attribute; 0: any.
  bool is_flat;           ///< Of symbol references: without nested ones.
  const char* kind_name;  ///< MLIR's name of that kind: "builtin.vector".
  bool is_list;           ///< An array attribute of these.
  bool is_own_type;       ///< Of a type: it is that of the attribute.
  bool in_braces;         ///< Of a list: it is printed in braces.
  bool is_optional;       ///< It may be missing, or has a default.
  bool may_be_empty;      ///< Of a list that has to be there: its format has brackets around it.
  bool keeps_empty;       ///< Of a list: without items it is not the same as a missing one.
  tn_type type;
  const tn_enum_attribute* words;
  tn_string_view dialect;       ///< Of one dialect's type or attribute, whose name is implied;
  tn_string_view mnemonic;      ///< empty for any.
  const tn_string_view* among;  ///< The mnemonics of the dialect's attributes that it may be;
  uint32_t among_count;         ///< their names are not implied.
  bool takes_symbol;            ///< Or it is a symbol reference without nested ones.
  tn_string_view interface;     ///< Of one of the dialect's attributes with this interface.
  tn_uref default_value;        ///< 0 for none. It is not printed.
  tn_string_view cpp;           ///< The C++ type, for messages.
} tn_parameter;

/// `tn_definition` of a type or attribute.
struct tn_definition {
  uint32_t serial;  ///< No two in a context have the same; counted from 1.
  bool is_type;
  bool has_default_format;  ///< `<a, b>`, as IRDL has it.
  uint32_t parameter_count;
  tn_parameter* parameters;
  tn_string_view dialect;
  tn_string_view mnemonic;
  tn_string_view cpp_name;    ///< For messages: "NVGPU_MBarrierGroup".
  tn_string_view interfaces;  ///< Words, with blanks between them.
  const tn_body_format* format;
  tn_check_parameters_fn check;  ///< What holds beyond the kinds of parameters; may be NULL.
  bool reports_at_mnemonic;      ///< What that refuses, or after it.
  bool takes_last_comma;         ///< A comma may follow the last member of a struct.
  uint32_t own_type;      ///< Of an attribute: 1 + the index of the parameter that is its type; 0:
                          ///< it has none.
  bool own_type_follows;  ///< Its text has it after a colon, not in the format.
  tn_normalize_parameters_fn normalize;  ///< May be NULL.
  tn_stands_bare_fn stands_bare;         ///< Of a type; may be NULL.
  bool may_be_named;                     ///< Its first parameter, if it is there, is a name.
  bool
      is_tight;  ///< Its format begins without a blank, which a word as its body gets all the same.
};

/// The definition that a body begins with the mnemonic of; NULL if the dialect has none.
const tn_definition* tn_definition__find(const tn_dialect* dialect, bool is_type,
                                         tn_string_view body);

/// The type or attribute with these parameters; 0 for a missing one. They are not checked.
TN_MUST_USE tn_status tn_definition__get(tn_context* context, const tn_definition* definition,
                                         const tn_uref* parameters, const tn_storage** out_storage);
/// The same without the definition's check of values.
TN_MUST_USE tn_status tn_definition__get_anyway(tn_context* context,
                                                const tn_definition* definition,
                                                const tn_uref* parameters,
                                                const tn_storage** out_storage);
/// The same, unless there is one, from `key`, which has the kind and parameters: with what follows
/// tn_defined.
TN_MUST_USE tn_status tn_definition__make(tn_context* context, const tn_definition* definition,
                                          tn_storage_key* key, const void* behind,
                                          size_t behind_size, const tn_storage** out_storage);
/// The body with these parameters as text, kept as an identifier.
TN_MUST_USE tn_status tn_definition__make_body(tn_context* context, const tn_definition* definition,
                                               const tn_uref* parameters, tn_identifier* out_body);
/// What the definition's check says of parameters of the right kinds, reported.
TN_MUST_USE tn_status tn_definition__check_values(tn_context* context,
                                                  const tn_definition* definition,
                                                  const tn_uref* parameters);
/// Whether parameters are such as the definition says; what is wrong is reported. Missing ones get
/// their defaults, empty optional lists become 0, and keywords are normalized.
TN_MUST_USE tn_status tn_definition__check(tn_context* context, const tn_definition* definition,
                                           tn_uref* parameters);

/// Whether a parameter may have that value.
bool tn_parameter__holds(const tn_parameter* parameter, tn_attribute value);
/// Whether an item of a list of them may have it; of a single one the same.
bool tn_parameter__holds_one(const tn_parameter* parameter, tn_attribute value);

/// Whether an encoding has the string itself instead of the attribute.
static inline bool tn_parameter__is_encoded_as_string(const tn_parameter* parameter) {
  return parameter->kind == TN_PARAMETER_STRING ||
         (parameter->storage_kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING &&
          !parameter->is_optional && !parameter->is_list);
}

/// How many parameters of the definition are encoded.
static inline uint32_t tn_encoded_attribute__count(const tn_encoded_attribute* encoded,
                                                   const tn_definition* definition) {
  const uint32_t count = definition->parameter_count;
  return encoded->parameter_count != 0 && encoded->parameter_count < count
             ? encoded->parameter_count
             : count;
}

/// The word that a body begins with.
tn_string_view tn_opaque__mnemonic(const tn_opaque_payload* payload);

/// The definition of a type or attribute; NULL for one without parameters, and of another kind.
const tn_definition* tn_definition__of(const tn_storage* storage);

/// How many bytes of text an attribute puts into the body of another one: those of a string or of a
/// body. 0 for others, and for null.
size_t tn_definition__text_size(tn_attribute attribute);

/// Whether it is the type or attribute `dialect.mnemonic`, with parameters or kept as text; false
/// for null.
bool tn_opaque__is_called(const tn_storage* storage, const char* dialect, const char* mnemonic);

#endif  // TENURE_SRC_IR_DEFINITION_H
