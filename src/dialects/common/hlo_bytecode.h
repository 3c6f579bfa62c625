// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading the encodings of the dialects of XLA's: tables say what a code stands for.

#ifndef TENURE_SRC_DIALECTS_COMMON_HLO_BYTECODE_H
#define TENURE_SRC_DIALECTS_COMMON_HLO_BYTECODE_H

#include "ir/dialect_entry.h"

#define TN_HLO_FIELD_MAX 7u
#define TN_HLO_TYPE_MAX 2u

typedef enum tn_hlo_kind {
  TN_HLO_NUMBER,
  TN_HLO_LIST,    ///< Of numbers.
  TN_HLO_DOUBLE,  ///< The bits of an f64.
  TN_HLO_TYPE,
  TN_HLO_ATTRIBUTE,
  TN_HLO_ATTRIBUTES,  ///< A list of them.
  TN_HLO_OPTIONAL,    ///< An attribute, behind a byte that says whether it is there.
  TN_HLO_TRUTH,       ///< A byte.
  TN_HLO_MARK,        ///< The name itself, if a number is not 0.
  TN_HLO_STRING,
  TN_HLO_PATH,  ///< A number and a list of them.
} tn_hlo_kind;

typedef struct tn_hlo_field {
  const char* name;  ///< Empty: only the value is spelled.
  tn_hlo_kind kind;
  /// What the attribute inside is spelled without, `#dialect.name`; may be NULL. With a name alone
  /// its body is spelled.
  const char* implied;
} tn_hlo_field;

/// Numbers and lists are spelled if they are not zero or empty, or always.
typedef struct tn_hlo_record {
  uint64_t code;
  const char* name;  ///< `conv` and `sub_axis_info` have a form of their own.
  bool spells_all;
  bool is_tight;  ///< `name=value`
  tn_hlo_field fields[TN_HLO_FIELD_MAX];
} tn_hlo_record;

typedef struct tn_hlo_enumeration {
  uint64_t code;
  const char* name;
} tn_hlo_enumeration;

/// Both lists end with an item without a name; there may be no records.
typedef struct tn_hlo_encodings {
  tn_string_view dialect;
  const tn_hlo_enumeration* enumerations;
  const tn_hlo_record* records;
  const char* types[TN_HLO_TYPE_MAX];  ///< By their codes; `name<` for one with a list of types.
} tn_hlo_encodings;

/// What `read_encoding` of a dialect's table does, with its encodings.
TN_MUST_USE tn_status tn_hlo__read(const tn_hlo_encodings* known, tn_reader* reader,
                                   tn_cursor* cursor, tn_text_buffer* text,
                                   const tn_storage** out_value);

#endif  // TENURE_SRC_DIALECTS_COMMON_HLO_BYTECODE_H
