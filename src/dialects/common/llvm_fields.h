// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The llvm dialect's own encodings as data: which fields its attributes have, in the order in which
// they are encoded and spelled, and the words that stand for numbers. bytecode_read.c and
// bytecode_write.c go by it.
//
// Source: the dialect's bytecode definition for the order, its attribute definitions for the words,
// the DWARF standard for the numbers.

#ifndef TENURE_SRC_DIALECTS_COMMON_LLVM_FIELDS_H
#define TENURE_SRC_DIALECTS_COMMON_LLVM_FIELDS_H

#include <tenure/base.h>

//===-- Words ---------------------------------------------------------------------------------===//

enum { TN_DWARF_TAG, TN_DWARF_ATE, TN_DWARF_LANG, TN_DWARF_CC, TN_DWARF_OP };

/// What the words of a set begin with.
extern const char* const tn_dwarf__prefixes[];

/// The word for a number, without the prefix; NULL if there is none.
const char* tn_dwarf__name(unsigned set, uint64_t number);
/// The number of a word with its prefix; false if there is none.
bool tn_dwarf__number(unsigned set, tn_string_view word, uint64_t* out_number);

typedef struct tn_llvm_flag {
  uint32_t bits;
  const char* name;  ///< NULL behind the last.
} tn_llvm_flag;

extern const tn_llvm_flag tn_llvm__debug_flags[];
extern const tn_llvm_flag tn_llvm__subprogram_flags[];
/// The bits of a flag by any of its names; false if there is none.
bool tn_llvm__flag_bits(bool is_subprogram, tn_string_view name, uint32_t* out_bits);
/// All names, for messages.
const char* tn_llvm__flag_words(bool is_subprogram);
extern const char* const tn_llvm__emission_kinds[4];
extern const char* const tn_llvm__name_table_kinds[4];

//===-- Fields --------------------------------------------------------------------------------===//

typedef enum tn_llvm_field_kind {
  TN_LLVM_STRING,           ///< A string's number.
  TN_LLVM_ATTRIBUTE,        ///< One that is there.
  TN_LLVM_OPTIONAL,         ///< One that may be missing.
  TN_LLVM_ANY,              ///< Likewise, of any kind, which is spelled then.
  TN_LLVM_LIST,             ///< Of attributes.
  TN_LLVM_NUMBER,           ///< Always spelled.
  TN_LLVM_COUNT,            ///< Left out if it is zero.
  TN_LLVM_OPTIONAL_NUMBER,  ///< With a flag that it is there.
  TN_LLVM_TRUTH,            ///< Always spelled.
  TN_LLVM_MARK,             ///< Left out if it is false.
  TN_LLVM_TAG,
  TN_LLVM_ENCODING,
  TN_LLVM_LANGUAGE,
  TN_LLVM_CONVENTION,
  TN_LLVM_FLAGS,
  TN_LLVM_SUBPROGRAM_FLAGS,
  TN_LLVM_EMISSION_KIND,
  TN_LLVM_NAME_TABLE_KIND
} tn_llvm_field_kind;

typedef struct tn_llvm_field {
  const char* name;
  tn_llvm_field_kind kind;
} tn_llvm_field;

#define TN_LLVM_FIELD_MAX 18u

/// By code; one without fields is read in a way of its own.
typedef struct tn_llvm_record {
  const char* name;
  tn_llvm_field fields[TN_LLVM_FIELD_MAX];
} tn_llvm_record;

enum { TN_LLVM_EXPRESSION_ELEMENT = 4, TN_LLVM_EXPRESSION = 5, TN_LLVM_FILE = 6 };

#define TN_LLVM_RECORD_COUNT 19u
extern const tn_llvm_record tn_llvm__records[TN_LLVM_RECORD_COUNT];

#endif  // TENURE_SRC_DIALECTS_COMMON_LLVM_FIELDS_H
