// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading what the ops of a schema hold.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_VALUE_H
#define TENURE_SRC_SCHEMA_SCHEMA_VALUE_H

#include "schema/schema.h"

/// The attribute called `name`; NULL if there is none.
const tn_schema_value* tn_schema__value(const tn_schema_source* source, const char* name);
bool tn_schema__has(const tn_schema_source* source, const char* name);
/// A string; TN_OK with the empty view if there is none.
TN_MUST_USE tn_status tn_schema__text(const tn_schema_source* source, const char* name,
                                      tn_string_view* out_text);
/// The items of an array; NULL where there are none, or no array.
const tn_schema_value* tn_schema__items(const tn_schema_source* source, const char* name,
                                        uint32_t* out_count);
/// Refuses what is no array, and an item that is no string.
TN_MUST_USE tn_status tn_schema__need_array(const tn_schema_source* source, const char* name);
TN_MUST_USE tn_status tn_schema__need_string(const tn_schema_source* source, const char* name,
                                             const tn_schema_value* item);
/// A copy of `text` in the dialect's memory.
TN_MUST_USE tn_status tn_schema__keep(const tn_schema_source* source, tn_string_view text,
                                      tn_string_view* out_text);
/// The attribute (type) that `text` spells, in the context that the schema is for; that of a
/// dialect which nobody loaded, or which is being loaded, as well.
TN_MUST_USE tn_status tn_schema__read(const tn_schema_source* source, tn_string_view text,
                                      tn_attribute* out_attribute);
/// The same of another op.
tn_schema_source tn_schema__at(const tn_schema_source* source, tn_schema_node* node);
bool tn_schema__is(const tn_schema_source* source, tn_schema_word word);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_VALUE_H
