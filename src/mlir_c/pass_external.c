// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Single passes, from mlir-c/Pass.h: external ones, and those of the library.
//
// An external pass is one object for both of its C types. It lives as long as its manager; one that
// was never added is never destroyed, as in MLIR. It runs on the manager's thread only, so it is
// never cloned.

#include <stdio.h>
#include <stdlib.h>

#include "ir/op_diagnostic.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir_c/dialect.h"
#include "mlir_c/guard.h"
#include "mlir_c/interpreter.h"
#include "mlir_c/pass.h"
#include "mlir_c/pass_constructors.h"

//===-- Registration --------------------------------------------------------------------------===//

// For each pass in the table of passes: pipelines may contain it. NULL until the first is
// registered; never freed.
static bool* registered;

/// Returns the flags of all passes; NULL, refused, when out of memory.
static bool* registered_flags(const char* function) {
  bool* flags = __atomic_load_n(&registered, __ATOMIC_ACQUIRE);
  if (flags != NULL) return flags;
  bool* made = calloc(tn_pass_count(), sizeof *made);
  if (made == NULL) {
    tn_mc__refuse(function, NULL, "out of memory");
    return NULL;
  }
  if (__atomic_compare_exchange_n(&registered, &flags, made, false, __ATOMIC_ACQ_REL,
                                  __ATOMIC_ACQUIRE)) {
    return made;
  }
  free(made);  // Another thread was first.
  return flags;
}

static size_t number_of(tn_string_view name) {
  size_t i = 0;
  while (i < tn_pass_count() && !tn_string_view_equal(tn_pass_name(i), name)) ++i;
  return i;
}

bool tn_mc__knows_pass(tn_string_view name) {
  const bool* flags = __atomic_load_n(&registered, __ATOMIC_ACQUIRE);
  const size_t number = number_of(name);
  return flags != NULL && number < tn_pass_count() &&
         __atomic_load_n(&flags[number], __ATOMIC_RELAXED);
}

void tn_mc__register_pass(const char* function, const char* argument) {
  const size_t number = number_of(tn_string_view_from(argument));
  bool* flags = number < tn_pass_count() ? registered_flags(function) : NULL;
  if (flags != NULL) __atomic_store_n(&flags[number], true, __ATOMIC_RELAXED);
}

void mlirRegisterAllPasses(void) {
  bool* flags = registered_flags(__func__);
  for (size_t i = 0; flags != NULL && i < tn_pass_count(); ++i) {
    __atomic_store_n(&flags[i], true, __ATOMIC_RELAXED);
  }
}

//===-- Creation ------------------------------------------------------------------------------===//

static MlirPass give(const char* function, tn_mc_pass* body) {
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_PASS, body);
  if (word == 0) {
    if (body != NULL) free(body->text);
    free(body);
    tn_mc__refuse(function, NULL, "out of memory");
    return (MlirPass){NULL};
  }
  body->word = word;
  return (MlirPass){TN_MC_POINTER(word)};
}

MlirPass tn_mc__create_pass(const char* function, const char* argument) {
  const tn_pass_info* info = tn_pass__find(tn_string_view_from(argument));
  if (info == NULL) {
    tn_mc__refuse_format(function, NULL, "this library has no pass '%s'", argument);
    return (MlirPass){NULL};
  }
  tn_mc_pass* body = calloc(1, sizeof *body);
  if (body != NULL) body->info = info;
  return give(function, body);
}

static char* append(char* at, tn_string_view text) {
  if (text.size != 0) memcpy(at, text.data, text.size);
  at[text.size] = '\0';
  return at + text.size + 1;
}

/// Fills in the names, after the handles of dialects; false when out of memory.
static bool keep_names(tn_mc_pass* body, tn_string_view name, tn_string_view argument,
                       tn_string_view op_name, const MlirDialectHandle* dialects) {
  static const char unknown[] = "unknown<>";
  const size_t handles = (size_t)body->dialect_count * sizeof *dialects;
  char* at = malloc(handles + 2 * name.size + argument.size + op_name.size + sizeof unknown + 3);
  if (at == NULL) return false;
  body->text = at;
  body->dialects = (MlirDialectHandle*)(void*)at;
  if (handles != 0) memcpy(at, dialects, handles);
  at += handles;
  body->declared.title = at;
  at = append(at, name);
  body->op_name = at;
  at = append(at, op_name);
  body->declared.name = at;
  if (argument.size != 0) {
    append(at, argument);
  } else {
    (void)snprintf(at, name.size + sizeof unknown, "unknown<%.*s>", (int)name.size, name.data);
  }
  return true;
}

MlirPass mlirCreateExternalPass(MlirTypeID passID, MlirStringRef name, MlirStringRef argument,
                                MlirStringRef description, MlirStringRef opName,
                                intptr_t nDependentDialects, MlirDialectHandle* dependentDialects,
                                MlirExternalPassCallbacks callbacks, void* userData) {
  (void)passID;
  (void)description;
  TN_MC_CHECK_COUNT(NULL, nDependentDialects, (MlirPass){NULL})
  if (callbacks.run == NULL) {
    tn_mc__refuse(__func__, NULL, "the run callback is null");
    return (MlirPass){NULL};
  }
  tn_mc_pass* body = calloc(1, sizeof *body);
  if (body != NULL) {
    body->dialect_count = nDependentDialects;
    body->callbacks = callbacks;
    body->user_data = userData;
    if (!keep_names(body, tn_mc__view(name), tn_mc__view(argument), tn_mc__view(opName),
                    dependentDialects)) {
      free(body);
      body = NULL;
    }
  }
  const MlirPass pass = give(__func__, body);
  if (pass.ptr != NULL && callbacks.construct != NULL) callbacks.construct(userData);
  return pass;
}

/// Called when the pipeline of the pass is destroyed.
static void end_pass(void* user_data) {
  tn_mc_pass* body = user_data;
  const tn_mc_pass self = *body;
  tn_mc__object_free(self.word);
  free(self.text);
  free(body);
  if (self.callbacks.destruct != NULL) self.callbacks.destruct(self.user_data);
}

//===-- Adding passes -------------------------------------------------------------------------===//

static bool is_any(const char* anchor) { return strcmp(anchor, "any") == 0; }

static bool may_add(const char* function, const tn_mc_pass* body, const tn_pipeline* pipeline) {
  if (body->owner != NULL) {
    tn_mc__refuse(function, pipeline->context, "the pass already belongs to a pass manager");
    return false;
  }
  if (body->info != NULL || body->op_name[0] == '\0' || is_any(pipeline->anchor) ||
      strcmp(body->op_name, pipeline->anchor) == 0) {
    return true;
  }
  tn_mc__refuse_format(function, pipeline->context,
                       "Can't add pass '%s' restricted to '%s' on a PassManager intended to run "
                       "on '%s', did you intend to nest?",
                       body->declared.title, body->op_name, pipeline->anchor);
  return false;
}

/// A call of a client's function.
typedef struct client_call {
  const tn_mc_pass* body;
  MlirOperation op;
  MlirContext context;
  MlirLogicalResult result;
} client_call;

static void call_run(void* data) {
  const client_call* call = data;
  const tn_mc_pass* body = call->body;
  body->callbacks.run(call->op, (MlirExternalPass){TN_MC_POINTER(body->word)}, body->user_data);
}

static void call_initialize(void* data) {
  client_call* call = data;
  const tn_mc_pass* body = call->body;
  call->result = body->callbacks.initialize(call->context, body->user_data);
}

/// Runs an external pass; `user_data` is its body.
static tn_status run_external(void* user_data, tn_op op) {
  tn_mc_pass* body = user_data;
  tn_mc_context* record = body->owner->member.record;
  tn_context* context = record->context;
  const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, op.slot));
  if (body->op_name[0] != '\0' && !tn_string_view_equal(name, tn_string_view_from(body->op_name))) {
    return tn_op__fail_named(context, op.slot, NULL,
                             "trying to schedule pass '%s' on an unsupported operation",
                             body->declared.title);
  }
  tn_mc__wait_at_exit();
  TN_MC_COUNT_CALLBACKS
  const bool outer = body->failed;
  body->failed = false;
  ++body->running;
  client_call call = {.body = body, .op = tn_mc__give_op(record, op.slot)};
  const bool returned = tn_mc__guard_call(call_run, &call);
  --body->running;
  const bool failed = body->failed;
  body->failed = outer;
  if (!returned) return TN_INTERRUPTED;
  return failed ? TN_VERIFY_FAILED : TN_OK;
}

void tn_mc__add_pass(const char* function, tn_mc_pass_manager* manager, tn_pipeline* pipeline,
                     MlirPass pass) {
  tn_mc_pass* body = tn_mc__find_body(TN_MC_WORD(pass), TN_MC_PASS);
  if (body == NULL) {
    tn_mc__refuse_handle(function, "pass", TN_MC_WORD(pass), pipeline->context);
    return;
  }
  if (!may_add(function, body, pipeline)) return;
  manager->is_initialized = false;
  if (body->info != NULL) {
    bool (*knows)(tn_string_view) = pipeline->knows;
    pipeline->knows = NULL;
    const tn_status status = tn_pipeline__parse(pipeline, tn_string_view_from(body->info->name));
    pipeline->knows = knows;
    if (status != TN_OK) return;
    tn_mc__object_free(body->word);
    free(body);
    return;
  }
  if (tn_pipeline__push_callback(pipeline, tn_string_view_from(body->declared.name), run_external,
                                 body) != TN_OK) {
    return;
  }
  tn_pass* added = &pipeline->passes[pipeline->count - 1];
  added->declared = &body->declared;
  added->delete_user_data = end_pass;
  body->owner = manager;
}

//===-- Running -------------------------------------------------------------------------------===//

void mlirExternalPassSignalFailure(MlirExternalPass pass) {
  TN_MC_TAKE_OBJECT(tn_mc_pass, body, pass, TN_MC_PASS, "pass", )
  if (body->running == 0) {
    tn_mc__refuse(__func__, NULL, "the pass is not running");
    return;
  }
  body->failed = true;
}

/// Loads the dialects on which a pass depends.
static bool load_dialects(tn_mc_context* record, const tn_mc_pass* body) {
  for (intptr_t i = 0; i < body->dialect_count; ++i) {
    if (!tn_mc__load_dialect("mlirPassManagerRunOnOp", record, body->dialects[i])) return false;
  }
  return true;
}

static bool prepare(tn_mc_pass_manager* manager, const tn_pass* pass, bool initializes) {
  if (pass->callback != run_external) return true;
  const tn_mc_pass* body = pass->user_data;
  tn_mc_context* record = manager->member.record;
  if (!initializes) return load_dialects(record, body);
  if (body->callbacks.initialize == NULL) return true;
  client_call call = {.body = body, .context = tn_mc__give_context(record->context)};
  return tn_mc__guard_call(call_initialize, &call) && mlirLogicalResultIsSuccess(call.result);
}

bool tn_mc__prepare_passes(tn_mc_pass_manager* manager, const tn_pipeline* pipeline,
                           bool initializes) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    const bool is_ready = pass->nested != NULL
                              ? tn_mc__prepare_passes(manager, pass->nested, initializes)
                              : prepare(manager, pass, initializes);
    if (!is_ready) return false;
  }
  return true;
}
