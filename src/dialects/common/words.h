// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bare enum keywords in custom assembly: `private fastcc @f`.

#ifndef TENURE_SRC_DIALECTS_COMMON_WORDS_H
#define TENURE_SRC_DIALECTS_COMMON_WORDS_H

#include "schema/format.h"

/// Reads one of the keywords that the schema lists for the property `name`, and sets the property
/// to it. Without one the property is set to `otherwise`; if that is NULL, the keyword is required.
TN_MUST_USE tn_status tn_words__take(tn_reading* reading, const char* name, const char* otherwise);
/// Returns the attribute for the keyword `word`; null if there is none.
TN_MUST_USE tn_status tn_words__attribute(tn_context* context, const tn_attribute_group* group,
                                          tn_string_view word, tn_attribute* out_value);
/// Builds the attribute `name`, "dialect.mnemonic", which is an enum or has an enum as its only
/// parameter.
TN_MUST_USE tn_status tn_words__make(tn_context* context, const char* name, tn_string_view word,
                                     tn_attribute* out_value);
/// Returns the keyword of a value of the group; empty if it has none.
tn_string_view tn_words__word(const tn_attribute_group* group, tn_attribute value);
/// Returns the keyword of a property.
tn_string_view tn_words__of(const tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                            const char* name);
/// Prints ` word`, unless it is `but` (NULL: never) or empty.
void tn_words__put(tn_printer* printer, tn_ref op, const tn_op_schema* schema, const char* name,
                   const char* but);

/// `BareWord(attribute)`: prints only its keyword, without the brackets of the format.
extern const tn_custom_directive tn_bare_word_directives[];

#endif  // TENURE_SRC_DIALECTS_COMMON_WORDS_H
