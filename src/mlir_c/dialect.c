// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects, their handles and registries, from mlir-c/IR.h and mlir-c/RegisterEverything.h.
//
// A context only knows registered dialects (ir/dialect_table.h, "Registration"). A registry is a
// set of entries of the table of handles; entries that are not shipped are dropped when it is added
// to a context, and loading such a dialect reports that. Some dialects have types and attributes
// here but no ops: a context knows their names, and nothing is loaded.

#include "mlir_c/dialect.h"

#include <stdlib.h>

#include "ir/dialect_table.h"
#include "ir/services.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir_c/context.h"
#include "mlir_c/refuse.h"

/// The body of a dialect.
typedef struct tn_mc_dialect {
  struct tn_mc_dialect* next;
  tn_mc_context* record;
  tn_mc_word word;
  tn_mc_word context;
  size_t size;
  char name[];
} dialect_body;

static const tn_string_view builtin = {"builtin", 7};

/// Dialects whose types and attributes need no ops.
static bool has_types_alone(tn_string_view name) {
  static const char* const names[] = {"amdgpu", "emitc", "gpu",           "llvm",     "nvgpu",
                                      "quant",  "smt",   "sparse_tensor", "transform"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(names[i]))) return true;
  }
  return false;
}

//===-- Dialects ------------------------------------------------------------------------------===//

static dialect_body* find_given(const tn_mc_context* record, tn_string_view name) {
  dialect_body* self = record->dialects;
  while (self != NULL && !tn_string_view_equal((tn_string_view){self->name, self->size}, name)) {
    self = self->next;
  }
  return self;
}

/// Called when the context is destroyed, newest first.
static void end_dialect(void* data) {
  dialect_body* body = data;
  body->record->dialects = body->next;
  tn_mc__object_free(body->word);
  free(body);
}

static dialect_body* make_dialect(tn_mc_context* record, tn_string_view name) {
  dialect_body* body = malloc(sizeof *body + name.size + 1);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_DIALECT, body);
  if (word == 0) {
    free(body);
    return NULL;
  }
  *body = (dialect_body){.record = record,
                         .word = word,
                         .context = tn_mc__word_of_context(record->context),
                         .size = name.size};
  memcpy(body->name, name.data, name.size);
  body->name[name.size] = '\0';
  return body;
}

/// Creates the object, which is destroyed with the context; the caller holds `dialect_mutex`.
static dialect_body* add_dialect(tn_mc_context* record, tn_string_view name) {
  dialect_body* body = make_dialect(record, name);
  if (body == NULL) return NULL;
  if (!tn_mc__at_end(record, end_dialect, body)) {
    tn_mc__object_free(body->word);
    free(body);
    return NULL;
  }
  body->next = record->dialects;
  record->dialects = body;
  return body;
}

MlirDialect tn_mc__give_dialect(tn_mc_context* record, tn_string_view name) {
  static pthread_mutex_t dialect_mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&dialect_mutex);
  const dialect_body* body = find_given(record, name);
  if (body == NULL) body = add_dialect(record, name);
  pthread_mutex_unlock(&dialect_mutex);
  if (body == NULL) {
    tn_context__out_of_memory(record->context);
    return (MlirDialect){NULL};
  }
  return (MlirDialect){TN_MC_POINTER(body->word)};
}

#define TAKE_DIALECT(body, handle, none) \
  TN_MC_TAKE_OBJECT(dialect_body, body, handle, TN_MC_DIALECT, "dialect", none)

MlirContext mlirDialectGetContext(MlirDialect dialect) {
  TAKE_DIALECT(body, dialect, (MlirContext){NULL})
  return (MlirContext){TN_MC_POINTER(body->context)};
}

bool mlirDialectEqual(MlirDialect dialect1, MlirDialect dialect2) {
  return dialect1.ptr == dialect2.ptr;
}

MlirStringRef mlirDialectGetNamespace(MlirDialect dialect) {
  TAKE_DIALECT(body, dialect, ((MlirStringRef){"", 0}))
  return (MlirStringRef){body->name, body->size};
}

//===-- Contexts ------------------------------------------------------------------------------===//

// The builtin dialect is registered and loaded in every context.

intptr_t mlirContextGetNumRegisteredDialects(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, 0)
  return (intptr_t)tn_context__registered_count(record->context) + 1;
}

intptr_t mlirContextGetNumLoadedDialects(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, 0)
  return (intptr_t)tn_context__loaded_count(record->context) + 1;
}

MlirDialect mlirContextGetOrLoadDialect(MlirContext context, MlirStringRef name) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirDialect){NULL})
  const tn_string_view view = tn_mc__view(name);
  tn_dialect* loaded = NULL;
  const bool is_there =
      tn_string_view_equal(view, builtin) ||
      (has_types_alone(view) && tn_context__has_registered(record->context, view));
  if (!is_there && (tn_dialect__load(record->context, view, &loaded) != TN_OK || loaded == NULL)) {
    return (MlirDialect){NULL};
  }
  return tn_mc__give_dialect(record, view);
}

void mlirContextLoadAllAvailableDialects(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, )
  const size_t count = tn_context__registered_count(record->context);
  for (size_t i = 0; i < count; ++i) {
    tn_dialect* loaded = NULL;
    const tn_string_view name = tn_context__registered_name(record->context, i);
    // Errors are reported, and the other dialects are loaded nevertheless.
    if (tn_dialect__load(record->context, name, &loaded) != TN_OK) continue;
  }
}

bool mlirContextIsRegisteredOperation(MlirContext context, MlirStringRef name) {
  TN_MC_TAKE_CONTEXT(record, context, false)
  const tn_storage* found = NULL;
  return tn_operation_name__get(record->context, tn_mc__view(name), &found) == TN_OK &&
         tn_op_definition__of_name(found) != NULL;
}

//===-- Handles -------------------------------------------------------------------------------===//

#define TAKE_HANDLE(entry, handle, context, none)                                    \
  const tn_mc_dialect_entry* entry = tn_mc__find_dialect_entry(handle);              \
  if (TN_UNLIKELY(entry == NULL)) {                                                  \
    tn_mc__refuse(__func__, context, "the dialect handle is not from this library"); \
    return none;                                                                     \
  }

static bool is_shipped(const tn_context* context, const tn_mc_dialect_entry* entry) {
  const tn_string_view name = tn_string_view_from(entry->name);
  return has_types_alone(name) || context->services->is_shipped(name);
}

MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle handle) {
  TAKE_HANDLE(entry, handle, NULL, ((MlirStringRef){"", 0}))
  return tn_mc__text(tn_string_view_from(entry->name));
}

void mlirDialectHandleRegisterDialect(MlirDialectHandle handle, MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, )
  TAKE_HANDLE(entry, handle, record->context, )
  if (!is_shipped(record->context, entry)) {
    tn_mc__refuse_format(__func__, record->context, "this library has no dialect '%s'",
                         entry->name);
    return;
  }
  // The function can only report lack of memory.
  const tn_status status =
      tn_context__register_dialect(record->context, tn_string_view_from(entry->name));
  (void)status;
}

bool tn_mc__load_dialect(const char* function, tn_mc_context* record, MlirDialectHandle handle) {
  const tn_mc_dialect_entry* entry = tn_mc__find_dialect_entry(handle);
  tn_dialect* loaded = NULL;
  if (entry == NULL) {
    tn_mc__refuse(function, record->context, "the dialect handle is not from this library");
  } else if (!is_shipped(record->context, entry)) {
    tn_mc__refuse_format(function, record->context, "this library has no dialect '%s'",
                         entry->name);
  } else if (has_types_alone(tn_string_view_from(entry->name))) {
    return tn_context__register_dialect(record->context, tn_string_view_from(entry->name)) == TN_OK;
  } else if (tn_dialect__load_anyway(record->context, tn_string_view_from(entry->name), &loaded) ==
             TN_OK) {
    return loaded != NULL;
  }
  return false;
}

MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle handle, MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirDialect){NULL})
  if (!tn_mc__load_dialect(__func__, record, handle)) return (MlirDialect){NULL};
  return tn_mc__give_dialect(record, tn_string_view_from(tn_mc__find_dialect_entry(handle)->name));
}

//===-- Registries ----------------------------------------------------------------------------===//

typedef struct registry_body {
  bool has[TN_MC_DIALECT_ENTRY_MAX];
} registry_body;

#define TAKE_REGISTRY(body, handle, none) \
  TN_MC_TAKE_OBJECT(registry_body, body, handle, TN_MC_DIALECT_REGISTRY, "dialect registry", none)

MlirDialectRegistry mlirDialectRegistryCreate(void) {
  registry_body* body = calloc(1, sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_DIALECT_REGISTRY, body);
  if (word == 0) {
    free(body);
    tn_mc__refuse(__func__, NULL, "out of memory");
  }
  return (MlirDialectRegistry){TN_MC_POINTER(word)};
}

void mlirDialectRegistryDestroy(MlirDialectRegistry registry) {
  TAKE_REGISTRY(body, registry, )
  tn_mc__object_free(TN_MC_WORD(registry));
  free(body);
}

void mlirDialectHandleInsertDialect(MlirDialectHandle handle, MlirDialectRegistry registry) {
  TAKE_REGISTRY(body, registry, )
  TAKE_HANDLE(entry, handle, NULL, )
  body->has[entry - tn_mc__dialect_entry(0)] = true;
}

void mlirRegisterAllDialects(MlirDialectRegistry registry) {
  TAKE_REGISTRY(body, registry, )
  for (size_t i = 0; i < tn_mc__dialect_entry_count(); ++i) body->has[i] = true;
}

void mlirContextAppendDialectRegistry(MlirContext ctx, MlirDialectRegistry registry) {
  TN_MC_TAKE_CONTEXT(record, ctx, )
  TAKE_REGISTRY(body, registry, )
  for (size_t i = 0; i < tn_mc__dialect_entry_count(); ++i) {
    const tn_mc_dialect_entry* entry = tn_mc__dialect_entry(i);
    if (!body->has[i] || !is_shipped(record->context, entry)) continue;
    const tn_string_view name = tn_string_view_from(entry->name);
    if (tn_context__register_dialect(record->context, name) != TN_OK) return;
  }
}

//===-- RegisterEverything --------------------------------------------------------------------===//

/// Does nothing: loaded dialects would provide translations to LLVM IR, and none does.
void mlirRegisterAllLLVMTranslations(MlirContext context) { TN_MC_TAKE_CONTEXT(record, context, ) }
