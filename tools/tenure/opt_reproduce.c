// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: reproducers. A reproducer is the module before the passes, with their pipeline as a
// resource; a local one is the module before the pass that failed, with only that pass.

#include "opt_reproduce.h"

#include <stdlib.h>
#include <string.h>
#include <tenure/location.h>
#include <tenure/operation.h>
#include <tenure/symbol.h>

#define GROUP "mlir_reproducer"
#define PASS_SIZE_MAX 512u

static bool keep_module(tn_op module, tool_text* text) {
  const tn_print_options how = {.custom_form = true};
  text->size = 0;
  return tn_op_print(module, &how, tool_text_write, text) == TN_OK;
}

static bool write_reproducer(const char* path, const tool_text* module, const tool_text* pipeline,
                             bool disable_threading, bool verify_each) {
  static tool_output output;
  if (!tool_output_open(path, &output)) return false;
  (void)!tool_output_write(&output, module->data, module->size);
  tool_output_format(&output,
                     "\n{-#\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: \"");
  for (size_t i = 0; i < pipeline->size; ++i) {
    const char c = pipeline->data[i];
    if (c == '"' || c == '\\') (void)!tool_output_write(&output, "\\", 1);
    (void)!tool_output_write(&output, &c, 1);
  }
  tool_output_format(&output,
                     "\",\n      disable_threading: %s,\n      verify_each: %s\n    }\n  }\n#-}\n",
                     disable_threading ? "true" : "false", verify_each ? "true" : "false");
  return tool_output_commit(&output);
}

// As in MLIR, verification must be requested when such a reproducer is run.
bool opt_reproduce_now(const tool_passes* passes, const tn_pass_manager* manager, tn_op module) {
  tool_text text = {0};
  tool_text pipeline = {0};
  const bool done =
      keep_module(module, &text) &&
      tn_pass_manager_print(manager, tool_text_write, &pipeline) == TN_OK &&
      write_reproducer(passes->generated, &text, &pipeline, passes->disable_threading, false);
  free(text.data);
  free(pipeline.data);
  return done;
}

//===-- During passes -------------------------------------------------------------------------===//

// The module and the pipeline of the reproducer, and the last pass that began.
static struct {
  const tn_action_listener* next;  // Another listener.
  bool is_local;
  tool_text module;
  tool_text pipeline;
  tn_op op;
  char description[PASS_SIZE_MAX];  // "`CSE` on 'func.func' operation: @a".
} kept;

/// Describes "`pass-execution` running `CSE` on Operation `func.func`" for a note.
static void describe(const tn_action* action) {
  static const char before[] = "`pass-execution` running ";
  const size_t skipped = sizeof before - 1;
  const tn_string_view words = action->description;
  const char* name = words.data + skipped;
  const char* end = memchr(name + 1, '`', words.size - skipped - 1);
  const tn_string_view op_name = tn_op_name(action->op);
  const tn_string_view symbol = tn_symbol_name(action->op);
  snprintf(kept.description, sizeof kept.description, "%.*s on '%.*s' operation%s%.*s",
           (int)(end - name + 1), name, (int)op_name.size, op_name.data,
           symbol.size == 0 ? "" : ": @", (int)symbol.size, symbol.data);
}

/// Writes "builtin.module(func.func(cse))" for cse on a function.
static void write_local_pipeline(tn_op op, tn_string_view pass, tool_text* text) {
  size_t depth = 1;
  const tn_op parent = tn_op_parent(op);
  if (!tn_op_is_null(parent)) {
    write_local_pipeline(parent, (tn_string_view){NULL, 0}, text);
  }
  const tn_string_view name = tn_op_name(op);
  (void)!tool_text_write(text, name.data, name.size);
  (void)!tool_text_write(text, "(", 1);
  if (pass.data == NULL) return;
  (void)!tool_text_write(text, pass.data, pass.size);
  for (tn_op self = parent; !tn_op_is_null(self); self = tn_op_parent(self)) ++depth;
  while (depth-- != 0) (void)!tool_text_write(text, ")", 1);
}

static tn_op root_of(tn_op op) {
  for (tn_op parent = tn_op_parent(op); !tn_op_is_null(parent); parent = tn_op_parent(parent)) {
    op = parent;
  }
  return op;
}

static bool begin(void* user_data, const tn_action* action) {
  (void)user_data;
  if (kept.next != NULL && !kept.next->begin(kept.next->user_data, action)) return false;
  if (action->pipeline.size == 0) return true;
  kept.op = action->op;
  describe(action);
  if (!kept.is_local) return true;
  (void)keep_module(root_of(action->op), &kept.module);
  kept.pipeline.size = 0;
  write_local_pipeline(action->op, action->pipeline, &kept.pipeline);
  return true;
}

static void end(void* user_data, const tn_action* action) {
  (void)user_data;
  if (kept.next != NULL) kept.next->end(kept.next->user_data, action);
}

bool opt_reproduce_begin(const tool_passes* passes, const tn_pass_manager* manager, tn_op module,
                         tn_pass_options* options) {
  static const tn_action_listener listener = {.begin = begin, .end = end};
  kept.next = options->actions;
  kept.is_local = passes->is_local;
  kept.op = module;
  kept.module.size = kept.pipeline.size = 0;
  *kept.description = '\0';
  options->actions = &listener;
  return keep_module(module, &kept.module) &&
         tn_pass_manager_print(manager, tool_text_write, &kept.pipeline) == TN_OK;
}

static void report(const tool_passes* passes, tn_op op, bool is_local) {
  const tn_location where = tn_op_location(op);
  tn_diagnostic_emit(
      where, TN_SEVERITY_ERROR,
      tn_string_view_from("Failures have been detected while processing an MLIR pass pipeline"));
  tn_diagnostic_emit_format(where, TN_SEVERITY_NOTE,
                            "Pipeline failed while executing %s%s%s: reproducer generated at `%s`",
                            is_local ? "" : "[", kept.description, is_local ? "" : "]",
                            passes->reproducer);
}

void opt_reproduce_end(const tool_passes* passes, tn_op module, bool done) {
  if (!done && write_reproducer(passes->reproducer, &kept.module, &kept.pipeline,
                                passes->disable_threading, passes->verify_each)) {
    report(passes, tn_op_check(kept.op) == TN_OK ? kept.op : module, kept.is_local);
  }
  free(kept.module.data);
  free(kept.pipeline.data);
  kept.module = kept.pipeline = (tool_text){0};
}

//===-- Running a reproducer ------------------------------------------------------------------===//

static void take_entry(const tn_external_resource* entry, tool_passes* passes) {
  const tn_string_view key = entry->key;
  if (tn_string_view_equal(key, tn_string_view_from("pipeline"))) {
    free(passes->stored);
    passes->stored = strndup(entry->text.data, entry->text.size);
    if (passes->stored == NULL) tool_error("out of memory");
    // An invalid pipeline ends the run.
    passes->pipeline = passes->stored == NULL ? "(" : passes->stored;
  } else if (tn_string_view_equal(key, tn_string_view_from("disable_threading"))) {
    passes->disable_threading = entry->truth;
  } else if (tn_string_view_equal(key, tn_string_view_from("verify_each"))) {
    passes->verify_each = entry->truth;
  }
}

tn_external_resources* opt_reproduce_take(const tn_external_resources* external,
                                          tool_passes* passes) {
  tn_external_resources* rest = NULL;
  tn_status status = tn_external_resources_create(NULL, &rest);
  for (size_t i = 0; i < tn_external_resources_group_count(external); ++i) {
    const tn_string_view group = tn_external_resources_group(external, i);
    const bool is_ours = tn_string_view_equal(group, tn_string_view_from(GROUP));
    for (size_t k = 0; k < tn_external_resources_count(external, i); ++k) {
      const tn_external_resource entry = tn_external_resources_at(external, i, k);
      if (is_ours) {
        take_entry(&entry, passes);
      } else if (status == TN_OK) {
        status = tn_external_resources_add(rest, group, &entry);
      }
    }
  }
  if (status == TN_OK) return rest;
  tool_error("out of memory");
  tn_external_resources_destroy(rest);
  return NULL;
}
