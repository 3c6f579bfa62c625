// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lookup of C functions that schemas name: directives, custom assemblies, checks, and value naming.
// Searches the tables of all dialects, because a schema may use functions of another dialect.

#include "schema/custom_directive.h"

#include "ir/services.h"

// Directives for all dialects.
static const tn_dialect_entry own = {
    .directives = (const tn_custom_directive* const[]){tn_index_list_directives,
                                                       tn_dimension_list_directives, NULL}};

// The lookups differ only in their types.

#define FIND_IN(type, entry, member, wanted)                                            \
  for (size_t i = 0; (entry)->member != NULL && (entry)->member[i] != NULL; ++i) {      \
    for (const type* self = (entry)->member[i]; self->name != NULL; ++self) {           \
      if (tn_string_view_equal(tn_string_view_from(self->name), (wanted))) return self; \
    }                                                                                   \
  }

#define FIND(type, context, member, wanted)                                                    \
  FIND_IN(type, &own, member, wanted)                                                          \
  for (const tn_dialect_entry* const* at = (context)->services->dialects; *at != NULL; ++at) { \
    FIND_IN(type, *at, member, wanted)                                                         \
  }                                                                                            \
  return NULL

const tn_custom_directive* tn_custom_directive__find(const tn_context* context,
                                                     tn_string_view name) {
  FIND(tn_custom_directive, context, directives, name);
}

const tn_parameter_directive* tn_parameter_directive__find(const tn_context* context,
                                                           tn_string_view name) {
  FIND(tn_parameter_directive, context, parameter_directives, name);
}

const tn_custom_assembly* tn_custom_assembly__find(const tn_context* context, tn_string_view name) {
  FIND(tn_custom_assembly, context, assemblies, name);
}

static const tn_assembly_fit* find_fit(const tn_dialect_entry* dialect, tn_string_view op) {
  FIND_IN(tn_assembly_fit, dialect, fits, op)
  return NULL;
}

tn_assembly_fits_fn tn_assembly_fit__find(const tn_dialect_entry* dialect, tn_string_view op) {
  const tn_assembly_fit* fit = dialect == NULL ? NULL : find_fit(dialect, op);
  return fit == NULL ? tn_op_schema__fits : fit->fits;
}

const tn_named_check* tn_check__find(const tn_context* context, tn_string_view name) {
  FIND(tn_named_check, context, checks, name);
}

const tn_naming* tn_naming__find(const tn_context* context, tn_string_view name) {
  FIND(tn_naming, context, namings, name);
}
