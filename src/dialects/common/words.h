// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of listed attributes that stand bare in custom forms: `private fastcc @f`.

#ifndef TENURE_SRC_DIALECTS_COMMON_WORDS_H
#define TENURE_SRC_DIALECTS_COMMON_WORDS_H

#include "schema/format.h"

/// Sets the property `name` of which the schema lists the words to the one that stands here; to
/// `otherwise` (NULL: not at all) if none of them does.
TN_MUST_USE tn_status tn_words__take(tn_reading* reading, const char* name, const char* otherwise);
/// The attribute that is called `word`; null if none is.
TN_MUST_USE tn_status tn_words__attribute(tn_context* context, const tn_attribute_group* group,
                                          tn_string_view word, tn_attribute* out_value);
/// The attribute `name`, "dialect.mnemonic", that is the word, or has it as its one parameter.
TN_MUST_USE tn_status tn_words__make(tn_context* context, const char* name, tn_string_view word,
                                     tn_attribute* out_value);
/// The word that a value of the group is; empty if it is none.
tn_string_view tn_words__word(const tn_attribute_group* group, tn_attribute value);
/// The same of a property.
tn_string_view tn_words__of(const tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                            const char* name);
/// ` word`, unless it is `but` (NULL for none) or empty.
void tn_words__put(tn_printer* printer, tn_ref op, const tn_op_schema* schema, const char* name,
                   const char* but);

/// `BareWord(attribute)`: its word alone, where a format would put brackets around it.
extern const tn_custom_directive tn_bare_word_directives[];

#endif  // TENURE_SRC_DIALECTS_COMMON_WORDS_H
