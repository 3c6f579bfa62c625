// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading what irdl ops hold, in the context that a schema was read in.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_VALUE_H
#define TENURE_SRC_SCHEMA_SCHEMA_VALUE_H

#include "schema/schema.h"

/// The ops of which schemas are made, as IRDL calls them; the dialects have their names
/// (tn_services.schema_words).
typedef enum tn_schema_word {
  TN_SCHEMA_DIALECT,
  TN_SCHEMA_OPERATION,
  TN_SCHEMA_ATTRIBUTE,
  TN_SCHEMA_TYPE,
  TN_SCHEMA_OPERANDS,
  TN_SCHEMA_RESULTS,
  TN_SCHEMA_ATTRIBUTES,
  TN_SCHEMA_REGIONS,
  TN_SCHEMA_ANY_OF,
  TN_SCHEMA_ALL_OF,
  TN_SCHEMA_IS,
  TN_SCHEMA_BASE,
  TN_SCHEMA_PARAMETRIC
} tn_schema_word;

/// The attribute called `name`; null if there is none.
tn_attribute tn_schema__value(const tn_schema_source* source, const char* name);
bool tn_schema__has(const tn_schema_source* source, const char* name);
/// A string; TN_OK with the empty view if there is none.
TN_MUST_USE tn_status tn_schema__text(const tn_schema_source* source, const char* name,
                                      tn_string_view* out_text);
/// Item number `index` of an array, which has to be a string; `out_text->data` is NULL behind the
/// end.
TN_MUST_USE tn_status tn_schema__item(const tn_schema_source* source, const char* name,
                                      size_t index, tn_string_view* out_text);
/// A copy of `text` in the dialect's memory.
TN_MUST_USE tn_status tn_schema__keep(const tn_schema_source* source, tn_string_view text,
                                      tn_string_view* out_text);
size_t tn_schema__item_count(const tn_schema_source* source, const char* name);
/// The attribute (type) that `text` spells, in the context that the schema is for; that of a
/// dialect which nobody loaded, or which is being loaded, as well.
TN_MUST_USE tn_status tn_schema__read(const tn_schema_source* source, tn_string_view text,
                                      tn_attribute* out_attribute);
/// The same attribute (type) in the context that the schema is for.
TN_MUST_USE tn_status tn_schema__carry(const tn_schema_source* source, tn_attribute from,
                                       tn_attribute* out_attribute);
/// The first op in the op's first region; 0 if there is none.
tn_ref tn_schema__first_op(const tn_context* context, tn_ref op);
bool tn_schema__is(const tn_context* context, tn_ref op, tn_schema_word word);
/// Whether schemas are made of ops of the dialect `name`.
bool tn_schema__is_own(const tn_context* context, tn_string_view name);
/// What defines operand number `index`.
tn_schema_source tn_schema__operand(const tn_schema_source* source, uint32_t index);
uint32_t tn_schema__operand_count(const tn_schema_source* source);
/// `#irdl<variadicity_array[...]>` of an op, at `index`.
tn_arity tn_schema__arity(const tn_schema_source* source, size_t index);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_VALUE_H
