// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keys of a user's schema that mean nothing: a typo in one would say something else than was meant,
// and nobody would know.

#include <stdio.h>

#include "schema/schema_load.h"
#include "schema/schema_value.h"

/// What may be said of an op of a schema, with a blank on each side.
static const char* keys_of(const tn_schema_source* source) {
  const tn_context* from = source->from;
  if (tn_schema__is(from, source->op, TN_SCHEMA_OPERATION)) {
    return " assembly class default_dialect format infers match name names properties "
           "region_rules rules successors symbol_rules traits verify verify_regions ";
  }
  if (tn_schema__is(from, source->op, TN_SCHEMA_DIALECT)) {
    return " all_attributes all_types attributes_stay enums inlines types unknown_ops ";
  }
  if (tn_schema__is(from, source->op, TN_SCHEMA_ATTRIBUTE)) {
    return " cases description flags format groups_first name values ";
  }
  return " attribute cases default description exact flags implied name optional stripped type "
         "values variadic words ";
}

tn_status tn_schema__check_keys(const tn_schema_source* source) {
  const tn_shape_payload* shape = tn_op__shape(source->from, tn_op__at(source->from, source->op));
  const char* keys = keys_of(source);
  char word[32];
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_FLAG) != 0) continue;
    const tn_string_payload* key =
        tn_storage_payload(tn_uniquer__at(&source->from->uniquer, shape->keys[i]));
    if (memchr(key->text, '.', key->size) != NULL) continue;
    const int size = snprintf(word, sizeof word, " %.*s ", (int)key->size, key->text);
    if ((size_t)size < sizeof word && strstr(keys, word) != NULL) continue;
    return tn_schema__fail(source, "'%.*s' means nothing here; what is looked at:%s",
                           (int)key->size, key->text, keys);
  }
  tn_schema_source part = *source;
  for (part.op = tn_schema__first_op(part.from, part.op); part.op != 0;
       part.op = tn_op__at(part.from, part.op)->next) {
    TN_TRY(tn_schema__check_keys(&part));
  }
  return TN_OK;
}
