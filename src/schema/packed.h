// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a schema that is built in is written: what it says, as bytes. tools/cmake/pack_schemas.c
// makes them of a text, schema_packed.c reads them, schema_print.c makes a text of them again.
//
//   definition   word name END value... END constraint... END
//   constraint   word operand and value... END
//   operand      arity name END number     the number is 1 + that of the constraint it means
//   value        kind key END what         nothing for a unit
//   what         text END                  string, integer, what is spelled
//                value... END              array, dictionary, reference
//
// That of a dialect has its definitions in parts that follow it, and no END after these.

#ifndef TENURE_SRC_SCHEMA_PACKED_H
#define TENURE_SRC_SCHEMA_PACKED_H

#include <stdbool.h>

#define TN_PACKED_END 0u
/// So many constraints at most stand in a definition, and operands in one; their numbers are bytes.
#define TN_PACKED_VALUES_MAX 254u

/// The ops of which schemas are made, as IRDL calls them; tn_shipped_words has their names.
typedef enum tn_schema_word {
  TN_SCHEMA_OTHER,
  TN_SCHEMA_DIALECT,
  TN_SCHEMA_OPERATION,
  TN_SCHEMA_ATTRIBUTE,
  TN_SCHEMA_TYPE,
  TN_SCHEMA_OPERANDS,
  TN_SCHEMA_RESULTS,
  TN_SCHEMA_ATTRIBUTES,
  TN_SCHEMA_REGIONS,
  TN_SCHEMA_PARAMETERS,
  TN_SCHEMA_ANY_OF,  ///< From here on they are values.
  TN_SCHEMA_ALL_OF,
  TN_SCHEMA_IS,
  TN_SCHEMA_BASE,
  TN_SCHEMA_PARAMETRIC,
  TN_SCHEMA_ANY,
  TN_SCHEMA_C_PRED,
  TN_SCHEMA_REGION
} tn_schema_word;
#define TN_SCHEMA_WORD_COUNT 18u

static inline bool tn_schema_word__is_value(tn_schema_word word) {
  return word >= TN_SCHEMA_ANY_OF;
}

/// Of a group of operands, results and so on.
typedef enum tn_arity { TN_SINGLE, TN_OPTIONAL, TN_VARIADIC } tn_arity;
/// An operand begins with this and its arity.
#define TN_PACKED_ARITY 1u

/// What an attribute of a schema is, which begins with that.
typedef enum tn_schema_kind {
  TN_KIND_UNIT = TN_PACKED_ARITY + TN_VARIADIC + 1,
  TN_KIND_STRING,
  TN_KIND_INTEGER,
  TN_KIND_SPELLED,    ///< Something else, as it is spelled.
  TN_KIND_REFERENCE,  ///< To a symbol; its items are strings.
  TN_KIND_ARRAY,
  TN_KIND_DICTIONARY
} tn_schema_kind;

#endif  // TENURE_SRC_SCHEMA_PACKED_H
