// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading a shipped dialect from its schema, and a user's from a text.

#include "dialect/shipped.h"

#include <stdio.h>
#include <tenure/dialect.h>

#include "dialect/schema.h"

static const tn_shipped_schema* find_schema(tn_string_view name) {
  for (size_t i = 0; i < tn_shipped_schema_count; ++i) {
    const tn_shipped_schema* schema = &tn_shipped_schemas[i];
    if (tn_string_view_equal(name, tn_string_view_from(schema->name))) return schema;
  }
  return NULL;
}

tn_status tn_dialect__load_shipped(tn_context* context, tn_string_view name,
                                   tn_dialect** out_dialect) {
  *out_dialect = NULL;
  const tn_shipped_schema* schema = find_schema(name);
  if (schema == NULL) return TN_OK;
  char file_name[64];
  const int size = snprintf(file_name, sizeof file_name, "%s.irdl.mlir", schema->name);
  const tn_string_view text = {(const char*)(const void*)schema->text, schema->size};
  // irdl is what the others are read with; its own schema does without.
  const bool is_irdl = strcmp(schema->name, "irdl") == 0;
  TN_TRY(tn_schema__load(context, text, (tn_string_view){file_name, (size_t)size},
                         tn_string_view_from(is_irdl ? "*" : "")));
  *out_dialect = tn_dialect__find(context, name);
  return TN_OK;
}

//===-- Public --------------------------------------------------------------------------------===//

tn_status tn_dialect_load_schema(tn_context* context, tn_string_view text,
                                 tn_string_view file_name) {
  tn_dialects__lock(context);
  const tn_status status = tn_schema__load(context, text, file_name, (tn_string_view){NULL, 0});
  tn_dialects__unlock(context);
  return status;
}

tn_status tn_dialect_load(tn_context* context, tn_string_view name) {
  tn_dialect* dialect = NULL;
  TN_TRY(tn_dialect__load(context, name, &dialect));
  return dialect == NULL ? TN_NOT_FOUND : TN_OK;
}

size_t tn_dialect_shipped_count(void) { return tn_shipped_schema_count; }

tn_string_view tn_dialect_shipped_name(size_t index) {
  return tn_string_view_from(index < tn_shipped_schema_count ? tn_shipped_schemas[index].name
                                                             : NULL);
}
