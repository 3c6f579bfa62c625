// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics and their handlers.

#include <pthread.h>

#include "client.h"

static void print(MlirStringRef text, void* user_data) {
  (void)text;
  ++*(int*)user_data;
}

typedef struct watcher {
  MlirContext context;
  MlirDiagnostic kept;
  MlirDiagnostic kept_note;
  MlirDiagnosticHandlerID self;
  int calls;
  int deletions;
  bool detaches;
  bool takes;
  bool destroys;
  bool reports;
  intptr_t notes;
  MlirDiagnosticSeverity severity;
} watcher;

static MlirLogicalResult watch(MlirDiagnostic diagnostic, void* user_data) {
  watcher* it = user_data;
  ++it->calls;
  it->kept = diagnostic;
  it->notes = mlirDiagnosticGetNumNotes(diagnostic);
  it->severity = mlirDiagnosticGetSeverity(diagnostic);
  if (it->notes > 0) it->kept_note = mlirDiagnosticGetNote(diagnostic, 0);
  if (it->reports && it->calls < 3) mlirEmitError(mlirDiagnosticGetLocation(diagnostic), "again");
  if (it->destroys) mlirContextDestroy(it->context);
  if (it->detaches) mlirContextDetachDiagnosticHandler(it->context, it->self);
  return it->takes ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}
static void count_deletion(void* user_data) { ++((watcher*)user_data)->deletions; }

static void attach(client* it, watcher* watched) {
  watched->context = it->context;
  watched->self = mlirContextAttachDiagnosticHandler(it->context, watch, watched, count_deletion);
}

TN_TEST(the_newest_handler_is_asked_first) {
  client it;
  watcher newest = {.takes = true};
  client_open(&it);
  attach(&it, &newest);
  EXPECT_TRUE(newest.self != it.handler);
  mlirEmitError(mlirLocationUnknownGet(it.context), "one");
  EXPECT_EQ(1, newest.calls);
  EXPECT_EQ(MlirDiagnosticError, newest.severity);
  EXPECT_EQ(0, it.count);
  newest.takes = false;
  mlirEmitError(mlirLocationUnknownGet(it.context), "two");
  EXPECT_EQ(2, newest.calls);
  EXPECT_STR("two", it.message);
  mlirContextDetachDiagnosticHandler(it.context, newest.self);
  mlirContextDetachDiagnosticHandler(it.context, newest.self);
  EXPECT_EQ(1, newest.deletions);
  mlirEmitError(mlirLocationUnknownGet(it.context), "three");
  EXPECT_EQ(2, newest.calls);
  mlirContextDestroy(it.context);
}

TN_TEST(user_data_is_deleted_with_the_context) {
  client it;
  watcher watched = {.takes = true};
  client_open(&it);
  attach(&it, &watched);
  mlirContextDestroy(it.context);
  EXPECT_EQ(1, watched.deletions);
  mlirContextDetachDiagnosticHandler(it.context, watched.self);
  EXPECT_EQ(0, mlirContextAttachDiagnosticHandler(it.context, watch, &watched, count_deletion));
  EXPECT_EQ(1, watched.deletions);
}

TN_TEST(a_diagnostic_that_is_kept_is_stale) {
  client it;
  watcher watched = {.takes = true};
  int prints = 0;
  client_open(&it);
  attach(&it, &watched);
  mlirContextSetAllowUnregisteredDialects(it.context, true);
  // An error with a note.
  EXPECT_TRUE(mlirModuleIsNull(client_parse(&it, "func.func @f()")));
  EXPECT_EQ(1, watched.notes);
  EXPECT_TRUE(watched.kept_note.ptr != NULL);
  mlirDiagnosticPrint(watched.kept, print, &prints);
  mlirDiagnosticPrint(watched.kept_note, print, &prints);
  EXPECT_EQ(0, prints);
  EXPECT_TRUE(mlirLocationIsNull(mlirDiagnosticGetLocation(watched.kept)));
  EXPECT_EQ(0, mlirDiagnosticGetNumNotes(watched.kept));
  EXPECT_TRUE(mlirDiagnosticGetNote(watched.kept, 0).ptr == NULL);
  EXPECT_EQ(MlirDiagnosticError, mlirDiagnosticGetSeverity(watched.kept_note));
  mlirContextDestroy(it.context);
}

static MlirLogicalResult ask_for_notes(MlirDiagnostic diagnostic, void* user_data) {
  MlirDiagnostic* notes = user_data;
  notes[0] = mlirDiagnosticGetNote(diagnostic, 0);
  notes[1] = mlirDiagnosticGetNote(diagnostic, -1);
  return mlirLogicalResultSuccess();
}

TN_TEST(notes_that_are_not_there_are_refused_in_silence) {
  client it;
  MlirDiagnostic notes[2] = {{&it}, {&it}};
  client_open(&it);
  // What a handler is refused does not come to handlers.
  mlirContextAttachDiagnosticHandler(it.context, ask_for_notes, notes, NULL);
  mlirEmitError(mlirLocationUnknownGet(it.context), "no notes");
  EXPECT_TRUE(notes[0].ptr == NULL && notes[1].ptr == NULL);
  EXPECT_TRUE(is_silent(&it));
  mlirContextDestroy(it.context);
}

TN_TEST(a_handler_may_detach_itself) {
  client it;
  watcher watched = {.takes = true, .detaches = true};
  client_open(&it);
  attach(&it, &watched);
  mlirEmitError(mlirLocationUnknownGet(it.context), "one");
  EXPECT_EQ(1, watched.calls);
  EXPECT_EQ(1, watched.deletions);
  mlirEmitError(mlirLocationUnknownGet(it.context), "two");
  EXPECT_EQ(1, watched.calls);
  EXPECT_STR("two", it.message);
  mlirContextDestroy(it.context);
  EXPECT_EQ(1, watched.deletions);
}

TN_TEST(a_handler_may_report_but_not_end_the_context) {
  client it;
  watcher watched = {.takes = true, .reports = true};
  client_open(&it);
  attach(&it, &watched);
  mlirEmitError(mlirLocationUnknownGet(it.context), "one");
  EXPECT_EQ(3, watched.calls);
  mlirContextDetachDiagnosticHandler(it.context, watched.self);
  watched = (watcher){.takes = false, .destroys = true};
  attach(&it, &watched);
  mlirEmitError(mlirLocationUnknownGet(it.context), "one");
  mlirContextDetachDiagnosticHandler(it.context, watched.self);
  EXPECT_TRUE(!mlirLocationIsNull(mlirLocationUnknownGet(it.context)));
  mlirContextDestroy(it.context);
  EXPECT_TRUE(mlirLocationIsNull(mlirLocationUnknownGet(it.context)));
}

TN_TEST(misuse_is_refused) {
  client it;
  client_open(&it);
  EXPECT_EQ(0, mlirContextAttachDiagnosticHandler(it.context, NULL, NULL, NULL));
  EXPECT_TRUE(was_refused(&it, "the handler is null"));
  mlirContextDetachDiagnosticHandler(it.context, 12345);
  EXPECT_TRUE(is_silent(&it));
  const MlirLocation where = mlirLocationUnknownGet(it.context);
  mlirContextDestroy(it.context);
  mlirEmitError(where, "nobody hears it");
  mlirEmitError((MlirLocation){NULL}, "nor this");
}

static void* report_much(void* user_data) {
  client* it = user_data;
  for (int i = 0; i < 2000; ++i) mlirEmitError(mlirLocationUnknownGet(it->context), "much");
  return NULL;
}

TN_TEST(a_handler_that_is_detached_while_others_report_is_not_called_any_more) {
  client it;
  pthread_t thread;
  client_open(&it);
  EXPECT_EQ(0, pthread_create(&thread, NULL, report_much, &it));
  for (int i = 0; i < 500; ++i) {
    watcher watched = {.takes = false};
    attach(&it, &watched);
    mlirContextDetachDiagnosticHandler(it.context, watched.self);
    EXPECT_EQ(1, watched.deletions);
  }
  pthread_join(thread, NULL);
  EXPECT_EQ(2000, it.count);
  mlirContextDestroy(it.context);
}
