// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The packed binary form of a shipped schema. tools/cmake/pack_schemas.c packs a text,
// schema_packed.c unpacks it, schema_print.c prints it as text again.
//
//   definition   word name END value... END constraint... END
//   constraint   word operand and value... END
//   operand      arity name END index      the index of the constraint, plus 1
//   value        kind key END what         nothing for a unit
//   what         text END                  string, integer, other text
//                value... END              array, dictionary, reference
//
// The definitions of a dialect are separate parts that follow it, without a final END.

#ifndef TENURE_SRC_SCHEMA_PACKED_H
#define TENURE_SRC_SCHEMA_PACKED_H

#include <stdbool.h>

#define TN_PACKED_END 0u
/// The maximum number of constraints in a definition, and of operands in a constraint; indices are
/// bytes.
#define TN_PACKED_VALUES_MAX 254u

/// The ops that schemas consist of, by their IRDL names; tn_shipped_words contains the names.
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
  TN_SCHEMA_ANY_OF,  ///< All later ones are values.
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

/// The arity of a group of operands, results and so on.
typedef enum tn_arity { TN_SINGLE, TN_OPTIONAL, TN_VARIADIC } tn_arity;
/// An operand begins with this value plus its arity.
#define TN_PACKED_ARITY 1u

/// The kind of an attribute of a schema, which is its first byte.
typedef enum tn_schema_kind {
  TN_KIND_UNIT = TN_PACKED_ARITY + TN_VARIADIC + 1,
  TN_KIND_STRING,
  TN_KIND_INTEGER,
  TN_KIND_SPELLED,    ///< Any other attribute, as text.
  TN_KIND_REFERENCE,  ///< A symbol reference; its items are strings.
  TN_KIND_ARRAY,
  TN_KIND_DICTIONARY
} tn_schema_kind;

#endif  // TENURE_SRC_SCHEMA_PACKED_H
