// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass managers, from mlir-c/Pass.h.
//
// Each wraps a manager of the library's. Handles of nested managers are objects of their own, which
// are destroyed with their pipeline. A manager that is destroyed while it runs is stale at once and
// freed when the run ends. One whose context is destroyed first lives on, as in MLIR, in a context
// without IR: it can be printed and extended, but any op to run it on is of another context.

#include <stdlib.h>

#include "ir/dialect_table.h"
#include "mlir_c/guard.h"
#include "mlir_c/pass.h"

//===-- Lifetime ------------------------------------------------------------------------------===//

static void free_given(tn_mc_pass_manager* body) {
  while (body->given != NULL) {
    tn_mc_op_pass_manager* self = body->given;
    body->given = self->next;
    tn_mc__object_free(self->word);
    free(self);
  }
}

/// The context of such managers, which exists as long as there are any.
static struct {
  pthread_mutex_t mutex;
  tn_mc_context* record;
  size_t count;
} home = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static void end_manager(tn_mc_member* member);

static void move_pipeline(tn_pipeline* pipeline, tn_context* context) {
  pipeline->context = context;
  for (size_t i = 0; i < pipeline->count; ++i) {
    if (pipeline->passes[i].nested != NULL) move_pipeline(pipeline->passes[i].nested, context);
  }
}

/// Returns false, reported, if no context can be created.
static bool enter_home(tn_mc_pass_manager* body) {
  pthread_mutex_lock(&home.mutex);
  if (home.count == 0) home.record = tn_mc__context_new("mlirContextDestroy", true);
  const bool is_in = home.record != NULL;
  if (is_in) {
    ++home.count;
    body->is_orphan = true;
    move_pipeline(tn_pass_manager__pipeline(body->manager), home.record->context);
    tn_mc__join(home.record, &body->member, end_manager);
  }
  pthread_mutex_unlock(&home.mutex);
  return is_in;
}

static void leave_home(void) {
  pthread_mutex_lock(&home.mutex);
  if (--home.count == 0) tn_mc__context_end(home.record);
  pthread_mutex_unlock(&home.mutex);
}

/// Frees the data of a stale handle.
static void free_manager(tn_mc_pass_manager* body) {
  const bool is_orphan = body->is_orphan;
  tn_pass_manager_destroy(body->manager);
  free(body);
  if (is_orphan) leave_home();
}

/// Called when the context is destroyed; nothing runs.
static void end_manager(tn_mc_member* member) {
  tn_mc_pass_manager* body = (tn_mc_pass_manager*)(void*)member;
  if (!body->is_doomed && enter_home(body)) return;
  if (!body->is_doomed) {
    free_given(body);
    tn_mc__object_free(body->word);
  }
  free_manager(body);
}

static MlirPassManager create(const char* function, MlirContext context, tn_string_view anchor) {
  const MlirPassManager null = {NULL};
  tn_mc_context* record = tn_mc__find_context(TN_MC_WORD(context));
  if (record == NULL) {
    tn_mc__refuse_handle(function, "context", TN_MC_WORD(context), NULL);
    return null;
  }
  tn_pass_manager* manager = NULL;
  if (tn_pass_manager_create(record->context, anchor, &manager) != TN_OK) return null;
  tn_mc_pass_manager* body = calloc(1, sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_PASS_MANAGER, body);
  if (word == 0) {
    free(body);
    tn_pass_manager_destroy(manager);
    tn_context__out_of_memory(record->context);
    return null;
  }
  tn_pass_manager__pipeline(manager)->knows = tn_mc__knows_pass;
  body->word = word;
  body->manager = manager;
  tn_mc__join(record, &body->member, end_manager);
  return (MlirPassManager){TN_MC_POINTER(word)};
}

MlirPassManager mlirPassManagerCreate(MlirContext ctx) {
  return create(__func__, ctx, tn_string_view_from("any"));
}
MlirPassManager mlirPassManagerCreateOnOperation(MlirContext ctx, MlirStringRef anchorOp) {
  return create(__func__, ctx, tn_mc__view(anchorOp));
}

void mlirPassManagerDestroy(MlirPassManager passManager) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, )
  free_given(body);
  tn_mc__object_free(body->word);
  body->is_doomed = true;
  if (body->depth != 0) return;
  tn_mc__leave(&body->member);
  free_manager(body);
}

void tn_mc__pass_manager_begin(tn_mc_pass_manager* manager) { ++manager->depth; }
void tn_mc__pass_manager_end(tn_mc_pass_manager* manager) {
  if (--manager->depth != 0 || !manager->is_doomed) return;
  tn_mc__leave(&manager->member);
  free_manager(manager);
}

bool tn_mc__pass_manager_is_busy(const char* function, const tn_mc_pass_manager* manager) {
  if (manager->depth == 0) return false;
  tn_mc__refuse(function, manager->member.record->context, "the pass manager is running");
  return true;
}

//===-- Pipelines -----------------------------------------------------------------------------===//

/// Returns the handle of a pipeline, the same each time.
static MlirOpPassManager give(tn_mc_pass_manager* body, tn_pipeline* pipeline) {
  for (const tn_mc_op_pass_manager* self = body->given; self != NULL; self = self->next) {
    if (self->pipeline == pipeline) return (MlirOpPassManager){TN_MC_POINTER(self->word)};
  }
  tn_mc_op_pass_manager* made = malloc(sizeof *made);
  const tn_mc_word word = made == NULL ? 0 : tn_mc__object_new(TN_MC_OP_PASS_MANAGER, made);
  if (word == 0) {
    free(made);
    tn_context__out_of_memory(body->member.record->context);
    return (MlirOpPassManager){NULL};
  }
  *made = (tn_mc_op_pass_manager){body->given, body, pipeline, word};
  body->given = made;
  return (MlirOpPassManager){TN_MC_POINTER(word)};
}

static bool is_inside(const tn_pipeline* outer, const tn_pipeline* inner) {
  for (size_t i = 0; i < outer->count; ++i) {
    const tn_pipeline* nested = outer->passes[i].nested;
    if (nested != NULL && (nested == inner || is_inside(nested, inner))) return true;
  }
  return false;
}

void tn_mc__forget_nested(tn_mc_pass_manager* manager, const tn_pipeline* pipeline) {
  for (tn_mc_op_pass_manager** link = &manager->given; *link != NULL;) {
    tn_mc_op_pass_manager* self = *link;
    if (!is_inside(pipeline, self->pipeline)) {
      link = &self->next;
      continue;
    }
    *link = self->next;
    tn_mc__object_free(self->word);
    free(self);
  }
}

static MlirOpPassManager nest(const char* function, tn_mc_pass_manager* body, tn_pipeline* pipeline,
                              MlirStringRef name) {
  tn_pipeline* nested = NULL;
  if (tn_mc__pass_manager_is_busy(function, body)) return (MlirOpPassManager){NULL};
  if (name.length == 0) {
    tn_mc__refuse(function, pipeline->context, "the operation name is empty");
    return (MlirOpPassManager){NULL};
  }
  if (tn_pipeline__push_nested(pipeline, tn_mc__view(name), &nested) != TN_OK) {
    return (MlirOpPassManager){NULL};
  }
  return give(body, nested);
}

MlirOpPassManager mlirPassManagerGetAsOpPassManager(MlirPassManager passManager) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, (MlirOpPassManager){NULL})
  return give(body, tn_pass_manager__pipeline(body->manager));
}

MlirOpPassManager mlirPassManagerGetNestedUnder(MlirPassManager passManager,
                                                MlirStringRef operationName) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, (MlirOpPassManager){NULL})
  return nest(__func__, body, tn_pass_manager__pipeline(body->manager), operationName);
}
MlirOpPassManager mlirOpPassManagerGetNestedUnder(MlirOpPassManager passManager,
                                                  MlirStringRef operationName) {
  TN_MC_TAKE_OP_PASS_MANAGER(body, passManager, (MlirOpPassManager){NULL})
  return nest(__func__, body->root, body->pipeline, operationName);
}

void mlirPassManagerAddOwnedPass(MlirPassManager passManager, MlirPass pass) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, )
  if (tn_mc__pass_manager_is_busy(__func__, body)) return;
  tn_mc__add_pass(__func__, body, tn_pass_manager__pipeline(body->manager), pass);
}
void mlirOpPassManagerAddOwnedPass(MlirOpPassManager passManager, MlirPass pass) {
  TN_MC_TAKE_OP_PASS_MANAGER(body, passManager, )
  if (tn_mc__pass_manager_is_busy(__func__, body->root)) return;
  tn_mc__add_pass(__func__, body->root, body->pipeline, pass);
}

//===-- Options -------------------------------------------------------------------------------===//

static tn_status write_to_stderr(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  tn_mc__write_to_stderr((MlirStringRef){bytes, size}, NULL);
  return TN_OK;
}

void mlirPassManagerEnableIRPrinting(MlirPassManager passManager, bool printBeforeAll,
                                     bool printAfterAll, bool printModuleScope,
                                     bool printAfterOnlyOnChange, bool printAfterOnlyOnFailure,
                                     MlirOpPrintingFlags flags, MlirStringRef treePrintingPath) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, )
  TN_MC_TAKE_OBJECT(tn_mc_printing_flags, print, flags, TN_MC_PRINTING_FLAGS, "printing flags", )
  if (treePrintingPath.length != 0) {
    tn_mc__refuse(__func__, body->member.record->context,
                  "printing IR to a file tree is not supported");
    return;
  }
  body->print = print->options;
  body->options.print_before_all = printBeforeAll;
  // In MLIR one flag enables printing "after", and the others restrict it.
  body->options.print_after_all =
      printAfterAll && !printAfterOnlyOnChange && !printAfterOnlyOnFailure;
  body->options.print_after_change = printAfterAll && printAfterOnlyOnChange;
  body->options.print_after_failure = printAfterAll && printAfterOnlyOnFailure;
  body->options.print_module_scope = printModuleScope;
}

void mlirPassManagerEnableVerifier(MlirPassManager passManager, bool enable) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, )
  body->options.skip_verify = !enable;
}

void mlirPassManagerEnableTiming(MlirPassManager passManager) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, )
  body->options.time = true;
}

void mlirPassManagerEnableStatistics(MlirPassManager passManager, MlirPassDisplayMode displayMode) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, )
  // Both modes show the same figures; the library has only one format.
  (void)displayMode;
  body->options.statistics = true;
}

//===-- Running -------------------------------------------------------------------------------===//

/// Initializes the passes if necessary, as MLIR does: once, and again after something was added or
/// the context learned of dialects.
static bool initialize(tn_mc_pass_manager* body) {
  const tn_context* context = body->member.record->context;
  const tn_pipeline* pipeline = tn_pass_manager__pipeline(body->manager);
  const size_t known = tn_context__registered_count(context);
  if (body->is_initialized && body->known_dialects == known) return true;
  if (!tn_mc__prepare_passes(body, pipeline, true)) return false;
  body->is_initialized = true;
  body->known_dialects = known;
  return true;
}

static bool is_anchored(const tn_pipeline* pipeline, const tn_mc_cell* cell) {
  const tn_string_view name =
      tn_op_cell__name_text(cell->context, tn_op__at(cell->context, cell->reference));
  return strcmp(pipeline->anchor, "any") == 0 ||
         tn_string_view_equal(tn_string_view_from(pipeline->anchor), name);
}

static bool run(tn_mc_pass_manager* body, const tn_mc_cell* cell) {
  const tn_pipeline* pipeline = tn_pass_manager__pipeline(body->manager);
  // The library's manager rejects ops that it is not for, before anything is called.
  if (is_anchored(pipeline, cell)) {
    const uint32_t generation = tn_cell__generation(cell->words);
    if (!tn_mc__prepare_passes(body, pipeline, false) || !initialize(body)) return false;
    if (tn_cell__generation(cell->words) != generation) return false;
  }
  const tn_scope* scope = tn_mc__scope(cell->record);
  if (scope == NULL) return false;
  tn_pass_options options = body->options;
  options.print = &body->print;
  options.write = write_to_stderr;
  if (cell->record->is_single_threaded) options.thread_count = 1;
  return tn_pass_manager_run(body->manager, tn_mc__op_in(cell, scope->number), &options) == TN_OK;
}

MlirLogicalResult mlirPassManagerRunOnOp(MlirPassManager passManager, MlirOperation op) {
  TN_MC_TAKE_PASS_MANAGER(body, passManager, mlirLogicalResultFailure())
  TN_MC_TAKE_OP(cell, op, mlirLogicalResultFailure())
  if (cell.record != body->member.record) {
    tn_mc__refuse(__func__, cell.context,
                  body->is_orphan ? "the context of the pass manager was destroyed"
                                  : "the operation belongs to another context");
    return mlirLogicalResultFailure();
  }
  tn_mc_guard guard;
  tn_mc__guard_begin(&guard);
  guard.collects = true;
  tn_mc__pass_manager_begin(body);
  const bool is_done = run(body, &cell);
  tn_mc__pass_manager_end(body);
  tn_mc__guard_end(&guard);
  return is_done ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}
