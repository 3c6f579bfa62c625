// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source ranges of ops and values in a text, for editors and other tools.
//
//   places        tn_source_map: names, uses and brackets, each with the entity it refers to
//   suggestions   tn_text_suggestions: completions at a position in incomplete text
//   excerpts      tn_text_excerpt: reparses one op of a text
//
// They are requested in tn_text_parse_options, and cost nothing otherwise.

#ifndef TENURE_SOURCE_MAP_H
#define TENURE_SOURCE_MAP_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Places --------------------------------------------------------------------------------===//

typedef enum tn_text_place_kind {
  TN_TEXT_OP = 0,         ///< The name of `op`; `number` is the end of the op.
  TN_TEXT_VALUES = 1,     ///< A name that defines `number` values, of which `value` is the first.
  TN_TEXT_OPERAND = 2,    ///< The name of the operand of `op` at index `number`.
  TN_TEXT_BLOCK = 3,      ///< The label of `block`, or the opening brace before a block without a
                          ///< label.
  TN_TEXT_SUCCESSOR = 4,  ///< The label of `block`, as a successor.
  TN_TEXT_REGION = 5,     ///< `region`, including its braces.
  TN_TEXT_SYMBOL = 6,     ///< `@name`, defined or used.
  TN_TEXT_ATTRIBUTE_ALIAS = 7,      ///< `#name`, in the definition of the alias for `attribute`.
  TN_TEXT_ATTRIBUTE_ALIAS_USE = 8,  ///< `#name`, in a use of an attribute or location alias.
  TN_TEXT_TYPE_ALIAS = 9,           ///< `!name`, in the definition of the alias for `type`.
  TN_TEXT_TYPE_ALIAS_USE = 10       ///< `!name`, in a use of a type alias.
} tn_text_place_kind;

/// The meaning of the bytes from `start` to `end` of a text.
typedef struct tn_text_place {
  tn_text_place_kind kind;
  uint32_t start;
  uint32_t end;
  uint32_t number;
  union {
    tn_op op;
    tn_value value;
    tn_block block;
    tn_region region;
    tn_attribute attribute;
    tn_type type;
  };
} tn_text_place;

/// A list of places; all zero is empty. Ops are added after they are parsed, so ops in regions come
/// before their parent; an op's operands come before it.
typedef struct tn_source_map {
  tn_text_place* items;
  size_t count;
  size_t capacity;
} tn_source_map;

/// Frees the list's content and empties it.
/// Threads:   not in use by another thread.
TN_API void tn_source_map_clear(tn_source_map* places);

//===-- Suggestions ---------------------------------------------------------------------------===//

typedef enum tn_text_suggestion_kind {
  TN_SUGGEST_DIALECT = 0,          ///< The dialect prefix of an op name.
  TN_SUGGEST_OP = 1,               ///< An op of the dialect `label`.
  TN_SUGGEST_VALUE = 2,            ///< The value `label`; `detail` is its defining op and type.
  TN_SUGGEST_BLOCK = 3,            ///< The block `label`.
  TN_SUGGEST_TYPE = 4,             ///< Any type.
  TN_SUGGEST_ATTRIBUTE = 5,        ///< Any attribute.
  TN_SUGGEST_TYPE_NAME = 6,        ///< A name after `!`.
  TN_SUGGEST_ATTRIBUTE_NAME = 7,   ///< A name after `#`.
  TN_SUGGEST_TYPE_ALIAS = 8,       ///< The alias `label`, without its `!`; `detail` is the type.
  TN_SUGGEST_ATTRIBUTE_ALIAS = 9,  ///< The alias `label`, without its `#`; `detail` is its value.
  TN_SUGGEST_WORD = 10,            ///< The required keyword `label`.
  TN_SUGGEST_OPTIONAL_WORD = 11,   ///< The optional keyword `label`.
  TN_SUGGEST_TYPE_OF = 12,         ///< A type of the dialect `label`.
  TN_SUGGEST_ATTRIBUTE_OF = 13     ///< An attribute of the dialect `label`.
} tn_text_suggestion_kind;

typedef struct tn_text_suggestion {
  tn_text_suggestion_kind kind;
  const char* label;   ///< Never NULL.
  const char* detail;  ///< Likewise.
} tn_text_suggestion;

/// Completions at `offset` of a text; empty if all other members are zero.
typedef struct tn_text_suggestions {
  size_t offset;
  tn_text_suggestion* items;
  size_t count;
  size_t capacity;
} tn_text_suggestions;

/// Frees the list's content and empties it.
/// Threads:   not in use by another thread.
TN_API void tn_text_suggestions_clear(tn_text_suggestions* suggestions);

//===-- Excerpts ------------------------------------------------------------------------------===//

/// One op to be parsed on its own: the text begins with it, and may continue with anything. The op
/// must not use values defined outside, as in a builtin.module.
typedef struct tn_text_excerpt {
  /// Called for an alias, with its sigil, that is not defined in the excerpt; sets `*out_attribute`
  /// or `*out_type` to its definition and returns true, or returns false if there is none.
  /// `is_after` also allows aliases defined after the excerpt, which locations may use. NULL for
  /// no aliases. It must not call the library.
  bool (*find_alias)(void* user_data, tn_string_view name, bool is_after,
                     tn_attribute* out_attribute, tn_type* out_type);
  void* user_data;
  bool is_read;  ///< Set if the op was parsed completely; uses of its values are not checked.
  uint32_t end;  ///< Set to the end of the op, or to the end of the text that was examined: an
                 ///< error before that is also an error of the whole text.
} tn_text_excerpt;

#ifdef __cplusplus
}
#endif

#endif  // TENURE_SOURCE_MAP_H
