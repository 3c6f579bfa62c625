// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rejects unknown keys in users' schemas: a typo would otherwise be ignored silently.

#include "schema/schema_load.h"
#include "schema/schema_value.h"

/// Returns the allowed keys of a schema op, each surrounded by spaces.
static const char* keys_of(const tn_schema_source* source) {
  if (tn_schema__is(source, TN_SCHEMA_OPERATION)) {
    return " assembly class default_dialect distinct_operands format infers match name names "
           "no_attributes open_braces "
           "properties region_rules rules successors symbol_rules traits verify verify_regions ";
  }
  if (tn_schema__is(source, TN_SCHEMA_DIALECT)) {
    return " all_attributes all_types attributes_stay enums inferring_builders inlines types "
           "unknown_ops ";
  }
  if (tn_schema__is(source, TN_SCHEMA_ATTRIBUTE) || tn_schema__is(source, TN_SCHEMA_TYPE)) {
    return " at_mnemonic cases cpp description flags format groups_first interfaces last_comma "
           "name "
           "values ";
  }
  return " attribute braces cases cpp default description empty exact flags groups_first implied "
         "list "
         "name "
         "optional parameter stripped summary type unknown values variadic words ";
}

tn_status tn_schema__check_keys(const tn_schema_source* source) {
  const char* keys = keys_of(source);
  char word[32] = " ";
  for (const tn_schema_value* self = source->op->values; self != NULL; self = self->next) {
    const tn_string_view key = self->key;
    if (self->is_inherent || memchr(key.data, '.', key.size) != NULL) continue;
    if (key.size < sizeof word - 2) {
      memcpy(word + 1, key.data, key.size);
      memcpy(word + 1 + key.size, " ", 2);
      if (strstr(keys, word) != NULL) continue;
    }
    return tn_schema__fail(source, "unknown key '%.*s'; expected one of:%s", (int)key.size,
                           key.data, keys);
  }
  tn_schema_source part = *source;
  for (part.op = part.op->first; part.op != NULL; part.op = part.op->next) {
    TN_TRY(tn_schema__check_keys(&part));
  }
  return TN_OK;
}
