// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading attributes of schema ops.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_VALUE_H
#define TENURE_SRC_SCHEMA_SCHEMA_VALUE_H

#include "schema/schema.h"

/// The attribute called `name`; NULL if there is none.
const tn_schema_value* tn_schema__value(const tn_schema_source* source, const char* name);
bool tn_schema__has(const tn_schema_source* source, const char* name);
/// Returns a string; TN_OK with an empty view if there is none.
TN_MUST_USE tn_status tn_schema__text(const tn_schema_source* source, const char* name,
                                      tn_string_view* out_text);
/// Returns the items of an array; NULL if it is missing or not an array.
const tn_schema_value* tn_schema__items(const tn_schema_source* source, const char* name,
                                        uint32_t* out_count);
/// Reject a value that is not an array, and an item that is not a string.
TN_MUST_USE tn_status tn_schema__need_array(const tn_schema_source* source, const char* name);
TN_MUST_USE tn_status tn_schema__need_string(const tn_schema_source* source, const char* name,
                                             const tn_schema_value* item);
/// Copies `text` to the dialect's memory.
TN_MUST_USE tn_status tn_schema__keep(const tn_schema_source* source, tn_string_view text,
                                      tn_string_view* out_text);
/// Parses an attribute or type in the schema's context, even if its dialect is not loaded yet or
/// still loading.
TN_MUST_USE tn_status tn_schema__read(const tn_schema_source* source, tn_string_view text,
                                      tn_attribute* out_attribute);
/// Returns the source for another op.
tn_schema_source tn_schema__at(const tn_schema_source* source, tn_schema_node* node);
bool tn_schema__is(const tn_schema_source* source, tn_schema_word word);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_VALUE_H
