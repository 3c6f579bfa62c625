// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum attributes of dialects: one keyword (`#index<cmp_predicate eq>`), or a set of flags
// (`#arith.fastmath<nnan,ninf>`). The cases are listed in the dialect's schema.
//
// Each has a definition (definition.h) whose parameter is the keywords as a string, in the form
// that MLIR prints: flags in the order of the list, each once. src/text parses them; this file
// creates them. Their integer value is stored with the parameter: queries parse no keywords.

#ifndef TENURE_SRC_IR_ENUM_ATTRIBUTE_H
#define TENURE_SRC_IR_ENUM_ATTRIBUTE_H

#include "base/text_buffer.h"
#include "ir/attribute_make.h"

typedef struct tn_dialect tn_dialect;

typedef struct tn_enum_case {
  tn_string_view name;
  int64_t value;  ///< For flags: the bits.
} tn_enum_case;

typedef struct tn_enum_attribute {
  tn_string_view dialect;
  tn_string_view mnemonic;
  tn_string_view description;  ///< The name in messages.
  tn_string_view unknown;      ///< The message before an unknown keyword; empty: the default, with
                               ///< the valid keywords.
  tn_string_view summary;      ///< The name in messages for a parameter; empty: `description`.
  const tn_enum_case* cases;
  uint32_t case_count;
  char bracket;          ///< `<` or `(` around the keywords; 0: a space before them.
  bool drops_blank;      ///< In an op's custom form, the space before the keyword is omitted.
  bool groups_go_first;  ///< A keyword for several bits is printed first, and its single bits are
                         ///< not.
  uint64_t groups;       ///< The cases that are such groups, if they may have one bit; 0:
                         ///< determined by their bits.
  tn_string_view separator;         ///< The separator of flags; empty: the value is one keyword.
  const tn_definition* definition;  ///< Its parameter `value` is the keywords.
  const tn_storage** made;          ///< The existing attributes, by value.
  uint32_t made_count;              ///< The capacity of `made`, for values counted from 0.
} tn_enum_attribute;

/// The maximum capacity of `made`.
#define TN_ENUM_MADE_MAX 256u

/// Returns the enumeration whose mnemonic is at the start of `body`; NULL if there is none.
const tn_enum_attribute* tn_enum_attribute__find(const tn_dialect* dialect, tn_string_view body);

/// Returns whether a keyword is parsed without quotes, as one identifier.
bool tn_enum_attribute__is_bare(tn_string_view word);

/// Adds the number of a keyword to `*value`: its bits, or its value. False for an unknown keyword.
bool tn_enum_attribute__add(const tn_enum_attribute* definition, tn_string_view word,
                            uint64_t* value);
/// Likewise for a string, which may contain several flags.
bool tn_enum_attribute__add_string(const tn_enum_attribute* definition, tn_string_view text,
                                   uint64_t* value);

/// Returns the number of a string's keywords: the bits of flags, or the value of the case.
bool tn_enum_attribute__number_of_string(const tn_enum_attribute* definition, tn_string_view text,
                                         uint64_t* out_number);
/// Returns the value, as above, of a number; false if there is none.
bool tn_enum_attribute__value_of(const tn_enum_attribute* definition, uint64_t number,
                                 uint64_t* out_value);

/// Appends the keywords of the value, as MLIR prints them.
void tn_enum_attribute__append(const tn_enum_attribute* definition, uint64_t value,
                               tn_text_buffer* text);
/// Appends the body of the attribute with these keywords.
void tn_enum_attribute__append_body(const tn_enum_attribute* definition, tn_attribute words,
                                    tn_text_buffer* text);
/// Returns the value as a string, the representation in parameters: a keyword without quotes, or
/// flags in their order.
TN_MUST_USE tn_status tn_enum_attribute__string(tn_context* context,
                                                const tn_enum_attribute* definition, uint64_t value,
                                                tn_attribute* out_string);
/// Returns the attribute of the value: the bits of flags, or the index of the case.
TN_MUST_USE tn_status tn_enum_attribute__get(tn_context* context,
                                             const tn_enum_attribute* definition, uint64_t value,
                                             tn_attribute* out_attribute);
/// Returns the attribute of the dialect's enumeration `mnemonic` with `number`; null if the number
/// is invalid. TN_NOT_FOUND, not reported, if the context has no such enumeration; also the status
/// of loading the dialect.
TN_MUST_USE tn_status tn_enum_attribute__of_number(tn_context* context, tn_string_view dialect,
                                                   tn_string_view mnemonic, uint64_t number,
                                                   tn_attribute* out_attribute);
/// Returns the attribute with the same keywords of the enumeration with the same mnemonic in
/// another dialect; null if there is no such enumeration, or if it lacks a keyword.
TN_MUST_USE tn_status tn_enum_attribute__in_dialect(tn_context* context, tn_attribute attribute,
                                                    tn_string_view dialect,
                                                    tn_attribute* out_attribute);
/// Returns the attribute of the dialect's enumeration `mnemonic` with these keywords; null if there
/// is no such enumeration or keyword.
TN_MUST_USE tn_status tn_enum_attribute__of_words(tn_context* context, const char* dialect,
                                                  const char* mnemonic, tn_string_view words,
                                                  tn_attribute* out_attribute);
/// Like tn_enum_attribute__words, but only for an attribute of the dialect's enumeration
/// `mnemonic`.
tn_string_view tn_enum_attribute__text(tn_attribute attribute, const char* dialect,
                                       const char* mnemonic);
/// Returns whether the attribute is this keyword of the enumeration.
static inline bool tn_enum_attribute__is(tn_attribute attribute, const char* dialect,
                                         const char* mnemonic, const char* word) {
  return tn_string_view_equal(tn_enum_attribute__text(attribute, dialect, mnemonic),
                              tn_string_view_from(word));
}

/// Returns whether `attribute` is of this enumeration.
bool tn_enum_attribute__holds(const tn_enum_attribute* definition, tn_attribute attribute);

/// Returns the enumeration of an attribute; NULL for other attributes.
const tn_enum_attribute* tn_enum_attribute__of(tn_attribute attribute);

/// Returns the number of an enum attribute: the bits of its flags, or its case's value. False, with
/// 0, for other attributes and the null attribute.
static inline bool tn_enum_attribute__number(tn_attribute attribute, uint64_t* out_number) {
  *out_number = 0;
  const tn_opaque_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DIALECT);
  if (payload == NULL || !tn_opaque__is_enum(payload)) return false;
  *out_number = tn_opaque__defined(payload)->notes;
  return true;
}

/// Returns the keywords of an enum attribute, without quotes; empty for other attributes and the
/// null attribute.
tn_string_view tn_enum_attribute__words(tn_attribute attribute);

#endif  // TENURE_SRC_IR_ENUM_ATTRIBUTE_H
