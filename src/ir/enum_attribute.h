// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of dialects that are words of a list: one of it (`#index<cmp_predicate eq>`), or a set
// of flags (`#arith.fastmath<nnan,ninf>`). A dialect's schema says which there are.
//
// They are opaque attributes as any other. But while the dialect is loaded they are made of words
// that it has, spelled as MLIR prints them: flags in the order of the list, each one once. The text
// room reads them; this makes them.

#ifndef TENURE_SRC_IR_ENUM_ATTRIBUTE_H
#define TENURE_SRC_IR_ENUM_ATTRIBUTE_H

#include "ir/storage.h"

typedef struct tn_dialect tn_dialect;

typedef struct tn_enum_case {
  tn_string_view name;
  int64_t value;  ///< Of a flag: its bits.
} tn_enum_case;

typedef struct tn_enum_attribute {
  tn_string_view dialect;
  tn_string_view mnemonic;
  tn_string_view description;  ///< What messages call it.
  const tn_enum_case* cases;
  uint32_t case_count;
  bool is_in_brackets;   ///< The words stand in angle brackets, not behind a blank.
  bool drops_blank;      ///< In an op's custom form, the blank in front of the word is left out.
  bool groups_go_first;  ///< A word of several bits is printed in front, and its bits are not.
  tn_string_view separator;  ///< What is printed between flags; empty: it is one word.
  const tn_storage** made;   ///< Those that there are, by value.
  uint32_t made_count;       ///< For how many values, counted from 0, `made` has room.
  const tn_storage** seen;   ///< Some that tn_enum_attribute__holds found to be of it.
} tn_enum_attribute;

#define TN_ENUM_SEEN_COUNT 64u

/// As many values as `made` may have room for.
#define TN_ENUM_MADE_MAX 256u

/// The attribute of the dialect that `body` begins with; NULL if it is none of these.
const tn_enum_attribute* tn_enum_attribute__find(const tn_dialect* dialect, tn_string_view body);

/// Whether a word is read without quotes, as one identifier.
bool tn_enum_attribute__is_bare(tn_string_view word);

/// Adds what a word stands for to `*value`: its bits, or which one it is. False if there is no such
/// word.
bool tn_enum_attribute__add(const tn_enum_attribute* it, tn_string_view word, uint64_t* value);
/// The same for a string, which may hold several flags.
bool tn_enum_attribute__add_string(const tn_enum_attribute* it, tn_string_view text,
                                   uint64_t* value);

/// The attribute of that value.
TN_MUST_USE tn_status tn_enum_attribute__get(tn_context* context, const tn_enum_attribute* it,
                                             uint64_t value, tn_attribute* out_attribute);
/// Whether `attribute` is one of these.
bool tn_enum_attribute__holds(const tn_enum_attribute* it, tn_attribute attribute);

#endif  // TENURE_SRC_IR_ENUM_ATTRIBUTE_H
