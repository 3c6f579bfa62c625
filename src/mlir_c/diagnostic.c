// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics and their handlers, from mlir-c/Diagnostics.h.
//
// A diagnostic is an object for the duration of a handler's call, and so are its notes once they
// are accessed: kept handles are stale afterwards. The client's handlers are objects, too: a
// handler that another thread detaches during a report is not called any more.

#include <stdlib.h>
#include <tenure/diagnostics.h>

#include "mlir-c/Diagnostics.h"
#include "mlir_c/guard.h"
#include "mlir_c/interpreter.h"
#include "mlir_c/refuse.h"

//===-- Diagnostics ---------------------------------------------------------------------------===//

/// The body of a diagnostic, on the stack of the call, and of a note.
typedef struct diagnostic_body {
  const tn_diagnostic* diagnostic;
  struct diagnostic_body* notes;  ///< As many as the diagnostic has; NULL until one is accessed.
  tn_mc_word word;                ///< 0 for a note that was not accessed.
} diagnostic_body;

#define TAKE_DIAGNOSTIC(body, handle, none) \
  TN_MC_TAKE_OBJECT(diagnostic_body, body, handle, TN_MC_DIAGNOSTIC, "diagnostic", none)

static void end_diagnostic(const diagnostic_body* body) {
  const size_t count = body->notes == NULL ? 0 : tn_diagnostic_note_count(body->diagnostic);
  for (size_t i = 0; i < count; ++i) {
    if (body->notes[i].word != 0) tn_mc__object_free(body->notes[i].word);
  }
  free(body->notes);
  tn_mc__object_free(body->word);
}

void mlirDiagnosticPrint(MlirDiagnostic diagnostic, MlirStringCallback callback, void* userData) {
  TAKE_DIAGNOSTIC(body, diagnostic, )
  callback(tn_mc__text(tn_diagnostic_message(body->diagnostic)), userData);
}

MlirLocation mlirDiagnosticGetLocation(MlirDiagnostic diagnostic) {
  TAKE_DIAGNOSTIC(body, diagnostic, (MlirLocation){NULL})
  return tn_mc__give_location(tn_diagnostic_location(body->diagnostic));
}

MlirDiagnosticSeverity mlirDiagnosticGetSeverity(MlirDiagnostic diagnostic) {
  static const MlirDiagnosticSeverity severities[] = {[TN_SEVERITY_NOTE] = MlirDiagnosticNote,
                                                      [TN_SEVERITY_WARNING] = MlirDiagnosticWarning,
                                                      [TN_SEVERITY_ERROR] = MlirDiagnosticError,
                                                      [TN_SEVERITY_REMARK] = MlirDiagnosticRemark};
  TAKE_DIAGNOSTIC(body, diagnostic, MlirDiagnosticError)
  return severities[tn_diagnostic_severity(body->diagnostic)];
}

intptr_t mlirDiagnosticGetNumNotes(MlirDiagnostic diagnostic) {
  TAKE_DIAGNOSTIC(body, diagnostic, 0)
  return (intptr_t)tn_diagnostic_note_count(body->diagnostic);
}

/// Returns the body of a note, created on first access; NULL when out of memory.
static diagnostic_body* note_of(diagnostic_body* body, size_t index) {
  if (body->notes == NULL) {
    body->notes = calloc(tn_diagnostic_note_count(body->diagnostic), sizeof *body->notes);
    if (body->notes == NULL) return NULL;
  }
  diagnostic_body* note = &body->notes[index];
  if (note->word != 0) return note;
  note->diagnostic = tn_diagnostic_note(body->diagnostic, index);
  note->word = tn_mc__object_new(TN_MC_DIAGNOSTIC, note);
  return note->word == 0 ? NULL : note;
}

MlirDiagnostic mlirDiagnosticGetNote(MlirDiagnostic diagnostic, intptr_t pos) {
  TAKE_DIAGNOSTIC(body, diagnostic, (MlirDiagnostic){NULL})
  tn_context* context = (tn_context*)(uintptr_t)body->diagnostic->context;
  if (pos < 0 || (size_t)pos >= tn_diagnostic_note_count(body->diagnostic)) {
    tn_mc__refuse_format(__func__, context, "note index %lld out of range", (long long)pos);
    return (MlirDiagnostic){NULL};
  }
  const diagnostic_body* note = note_of(body, (size_t)pos);
  if (note == NULL) tn_mc__refuse(__func__, context, "out of memory");
  return (MlirDiagnostic){note == NULL ? NULL : TN_MC_POINTER(note->word)};
}

//===-- Handlers ------------------------------------------------------------------------------===//

typedef struct handler_body {
  MlirDiagnosticHandler handler;
  void* user_data;
  void (*delete_user_data)(void* user_data);
} handler_body;

/// Calls a handler of the client's; handles that it keeps are stale afterwards.
static bool ask(const handler_body* handler, const tn_diagnostic* diagnostic) {
  // The handler may be detached, and its body freed, during the call.
  const handler_body self = *handler;
  diagnostic_body body = {.diagnostic = diagnostic};
  const bool is_error = diagnostic->severity == TN_SEVERITY_ERROR;
  body.word = tn_mc__object_new(TN_MC_DIAGNOSTIC, &body);
  if (body.word == 0) return false;
  TN_MC_COUNT_CALLBACKS
  ++tn_mc__handler_depth;
  const MlirLogicalResult result =
      self.handler((MlirDiagnostic){TN_MC_POINTER(body.word)}, self.user_data);
  --tn_mc__handler_depth;
  end_diagnostic(&body);
  const bool is_handled = mlirLogicalResultIsSuccess(result);
  if (is_handled && is_error) tn_mc__guard_note_error();
  return is_handled;
}

static bool handle(const tn_diagnostic* diagnostic, void* user_data) {
  tn_mc_context* record = tn_mc__record_of(diagnostic->context);
  pthread_mutex_lock(&record->handler_mutex);
  const handler_body* body =
      tn_mc__find_body((tn_mc_word)(uintptr_t)user_data, TN_MC_DIAGNOSTIC_HANDLER);
  const bool is_handled = body != NULL && ask(body, diagnostic);
  pthread_mutex_unlock(&record->handler_mutex);
  return is_handled;
}

/// Called when the handler is detached, or its context destroyed.
static void end_handler(void* user_data) {
  const tn_mc_word word = (tn_mc_word)(uintptr_t)user_data;
  handler_body* body = tn_mc__find_body(word, TN_MC_DIAGNOSTIC_HANDLER);
  if (body == NULL) return;
  const handler_body self = *body;
  tn_mc__object_free(word);
  free(body);
  if (self.delete_user_data != NULL) self.delete_user_data(self.user_data);
}

static tn_mc_word make_handler(MlirDiagnosticHandler handler, void* user_data,
                               void (*delete_user_data)(void*)) {
  handler_body* body = malloc(sizeof *body);
  if (body == NULL) return 0;
  *body = (handler_body){handler, user_data, delete_user_data};
  const tn_mc_word word = tn_mc__object_new(TN_MC_DIAGNOSTIC_HANDLER, body);
  if (word == 0) free(body);
  return word;
}

MlirDiagnosticHandlerID mlirContextAttachDiagnosticHandler(MlirContext context,
                                                           MlirDiagnosticHandler handler,
                                                           void* userData,
                                                           void (*deleteUserData)(void*)) {
  TN_MC_TAKE_CONTEXT(record, context, 0)
  if (handler == NULL) {
    tn_mc__refuse(__func__, record->context, "the handler is null");
    return 0;
  }
  const tn_mc_word word = make_handler(handler, userData, deleteUserData);
  tn_diagnostic_handler_id id = 0;
  if (word == 0) {
    tn_context__out_of_memory(record->context);
  } else if (tn_diagnostic_handler_attach(record->context, handle, TN_MC_POINTER(word), end_handler,
                                          &id) != TN_OK) {
    free(tn_mc__find_body(word, TN_MC_DIAGNOSTIC_HANDLER));
    tn_mc__object_free(word);
  }
  return id;
}

void mlirContextDetachDiagnosticHandler(MlirContext context, MlirDiagnosticHandlerID id) {
  TN_MC_TAKE_CONTEXT(record, context, )
  // Waits for a handler that runs on another thread.
  pthread_mutex_lock(&record->handler_mutex);
  tn_diagnostic_handler_detach(record->context, id);
  pthread_mutex_unlock(&record->handler_mutex);
}

void mlirEmitError(MlirLocation location, const char* message) {
  TN_MC_TAKE_LOCATION(where, location, )
  tn_diagnostic_emit(where, TN_SEVERITY_ERROR, tn_string_view_from(message));
}
