// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of dialects that are words of a list: one of it (`#index<cmp_predicate eq>`), or a set
// of flags (`#arith.fastmath<nnan,ninf>`). A dialect's schema says which there are.
//
// They are opaque attributes as any other. But while the dialect is loaded they are made of words
// that it has, spelled as MLIR prints them: flags in the order of the list, each one once. The text
// room reads them; this makes them.
//
// What they stand for is an integer, which lies after their text from when they are made: who asks
// for it reads no words.

#ifndef TENURE_SRC_IR_ENUM_ATTRIBUTE_H
#define TENURE_SRC_IR_ENUM_ATTRIBUTE_H

#include "base/text_buffer.h"
#include "ir/attribute_make.h"

typedef struct tn_dialect tn_dialect;

typedef struct tn_enum_case {
  tn_string_view name;
  int64_t value;  ///< Of a flag: its bits.
} tn_enum_case;

typedef struct tn_enum_attribute {
  uint32_t serial;  ///< No two in a context have the same; counted from 1.
  tn_string_view dialect;
  tn_string_view mnemonic;
  tn_string_view description;  ///< What messages call it.
  tn_string_view unknown;      ///< The message before an unknown keyword; empty: the valid ones.
  tn_string_view summary;      ///< What they call it as a parameter of its own; empty: as above.
  const tn_enum_case* cases;
  uint32_t case_count;
  char bracket;          ///< `<` or `(` around the keywords; 0: after a blank.
  bool drops_blank;      ///< In an op's custom form, the blank before the keyword is omitted.
  bool groups_go_first;  ///< A word of several bits is printed in front, and its bits are not.
  uint64_t groups;       ///< The cases that are such words, if they may have one bit; 0: by bits.
  tn_string_view separator;  ///< What is printed between flags; empty: it is one word.
  const tn_storage** made;   ///< Those that there are, by value.
  uint32_t made_count;       ///< For how many values, counted from 0, `made` has room.
} tn_enum_attribute;

/// The word after an attribute's text has the serial number of its list above this many bits of
/// its number; 0 if not computed yet, or if it does not fit.
#define TN_ENUM_NUMBER_BITS 48u

/// As many values as `made` may have room for.
#define TN_ENUM_MADE_MAX 256u

/// The attribute of the dialect that `body` begins with; NULL if it is none of these.
const tn_enum_attribute* tn_enum_attribute__find(const tn_dialect* dialect, tn_string_view body);

/// Whether a word is read without quotes, as one identifier.
bool tn_enum_attribute__is_bare(tn_string_view word);

/// Adds the number of a keyword to `*value`: its bits, or its value. False if there is no such
/// word.
bool tn_enum_attribute__add(const tn_enum_attribute* definition, tn_string_view word,
                            uint64_t* value);
/// The same for a string, which may hold several flags.
bool tn_enum_attribute__add_string(const tn_enum_attribute* definition, tn_string_view text,
                                   uint64_t* value);

/// The number of a string's keywords: the bits of flags, or the value of the case.
bool tn_enum_attribute__number_of_string(const tn_enum_attribute* definition, tn_string_view text,
                                         uint64_t* out_number);
/// The string, as above, of a number; false if there is none.
bool tn_enum_attribute__value_of(const tn_enum_attribute* definition, uint64_t number,
                                 uint64_t* out_value);

/// Appends the words of that value, as MLIR prints them.
void tn_enum_attribute__append(const tn_enum_attribute* definition, uint64_t value,
                               tn_text_buffer* text);
/// The value as a string, as parameters have it: a word without quotes, or flags in their order.
TN_MUST_USE tn_status tn_enum_attribute__string(tn_context* context,
                                                const tn_enum_attribute* definition, uint64_t value,
                                                tn_attribute* out_string);
/// The attribute of that value: bits of flags, or which word it is.
TN_MUST_USE tn_status tn_enum_attribute__get(tn_context* context,
                                             const tn_enum_attribute* definition, uint64_t value,
                                             tn_attribute* out_attribute);
/// Makes the attribute of the dialect's list `mnemonic` with `number`, which is null if
/// there is none. TN_NOT_FOUND, with nothing reported, if the context has no such list; also what
/// loading the dialect gives.
TN_MUST_USE tn_status tn_enum_attribute__of_number(tn_context* context, tn_string_view dialect,
                                                   tn_string_view mnemonic, uint64_t number,
                                                   tn_attribute* out_attribute);
/// The attribute with the same words of the list with the same mnemonic in another dialect; null if
/// there is no such list, or if it has not all of the words.
TN_MUST_USE tn_status tn_enum_attribute__in_dialect(tn_context* context, tn_attribute attribute,
                                                    tn_string_view dialect,
                                                    tn_attribute* out_attribute);
/// Makes the attribute of the dialect's list `mnemonic` with these words, which is null if there is
/// no such list, or it has none of them.
TN_MUST_USE tn_status tn_enum_attribute__of_words(tn_context* context, const char* dialect,
                                                  const char* mnemonic, tn_string_view words,
                                                  tn_attribute* out_attribute);
/// As tn_enum_attribute__words, of an attribute of the dialect's list `mnemonic` alone.
tn_string_view tn_enum_attribute__text(tn_attribute attribute, const char* dialect,
                                       const char* mnemonic);
/// Whether the attribute is that word of the list.
static inline bool tn_enum_attribute__is(tn_attribute attribute, const char* dialect,
                                         const char* mnemonic, const char* word) {
  return tn_string_view_equal(tn_enum_attribute__text(attribute, dialect, mnemonic),
                              tn_string_view_from(word));
}

/// Whether `attribute` is one of these.
bool tn_enum_attribute__holds(const tn_enum_attribute* definition, tn_attribute attribute);

/// The list whose words an attribute begins as; NULL for other attributes.
const tn_enum_attribute* tn_enum_attribute__of(tn_attribute attribute);
/// The words of an attribute as a string; null if it is none of these.
TN_MUST_USE tn_status tn_enum_attribute__to_string(tn_attribute attribute,
                                                   tn_attribute* out_string);

/// As tn_enum_attribute__number where it was not asked for before.
bool tn_enum_attribute__compute_number(tn_attribute attribute, uint64_t* out_number);

/// The number of an enum attribute: the bits of its flags, or its case's
/// value. False, with 0, for other attributes and the null one.
static inline bool tn_enum_attribute__number(tn_attribute attribute, uint64_t* out_number) {
  *out_number = 0;
  const tn_opaque_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_OPAQUE);
  if (payload == NULL || tn_opaque__is_defined(payload)) return false;
  const uint64_t word = __atomic_load_n(tn_opaque__word(payload), __ATOMIC_RELAXED);
  if (TN_UNLIKELY(word == 0)) return tn_enum_attribute__compute_number(attribute, out_number);
  *out_number = word & (((uint64_t)1 << TN_ENUM_NUMBER_BITS) - 1);
  return true;
}

/// The words of an enum attribute, as it prints them; empty for other attributes and the null one.
tn_string_view tn_enum_attribute__words(tn_attribute attribute);

#endif  // TENURE_SRC_IR_ENUM_ATTRIBUTE_H
