// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Toy compiler: toy SCHEMA [--emit=STAGE] FILE prints the program after this stage, the last one
// by default, or after each with --emit=all.

#include <stdio.h>
#include <string.h>

#include "toy.h"

//===-- Stages --------------------------------------------------------------------------------===//

static tn_status keep(tn_op module) {
  (void)module;
  return TN_OK;
}
static tn_status canonicalize(tn_op module) {
  return tn_op_run_pipeline(module, "builtin.module(canonicalize)", NULL);
}
static tn_status inline_calls(tn_op module) {
  return tn_op_run_pipeline(module, "builtin.module(inline)", NULL);
}
static tn_status clean(tn_op module) {
  return tn_op_run_pipeline(module, "builtin.module(func.func(canonicalize,cse))", NULL);
}
static tn_status lower_to_affine(tn_op module) {
  const tn_status status = toy_lower_to_affine(module);
  return status == TN_OK ? clean(module) : status;
}
static tn_status lower_prints(tn_op module) {
  const tn_status status = toy_lower_prints(module);
  return status == TN_OK ? clean(module) : status;
}

typedef struct stage {
  const char* name;
  tn_status (*run)(tn_op module);
} stage;

// Each goes on where the one before it ended.
static const stage stages[] = {
    {"toy", keep},                 // Chapter 2.
    {"canonical", canonicalize},   // Chapter 3.
    {"inlined", inline_calls},     // Chapter 4,
    {"shaped", toy_infer_shapes},  // and 4.
    {"affine", lower_to_affine},   // Chapter 5.
    {"final", lower_prints},       // Chapter 6.
};

#define STAGE_COUNT (sizeof stages / sizeof *stages)

//===-- The program ---------------------------------------------------------------------------===//

/// Prints a module with the name of the stage that it comes from in front.
static tn_status print(tn_op module, const stage* from) {
  static const tn_print_options custom_form = {.custom_form = true};
  printf("// %s\n", from->name);
  return tn_op_print(module, &custom_form, tn_write_to_stream, stdout);
}

/// Reads Toy, or MLIR's text from a file called so.
static tn_status read_module(tn_scope* scope, const char* path, tn_op* out_module) {
  const size_t size = strlen(path);
  if (size > 5 && strcmp(path + size - 5, ".mlir") == 0) {
    return tn_text_parse_file(scope, path, NULL, out_module);
  }
  return toy_parse(scope, path, out_module);
}

/// Runs the stages up to the one that is wanted, and prints what it gives; NULL prints all of them.
static tn_status compile(tn_context* context, const char* schema, const char* path,
                         const stage* wanted) {
  tn_op module;
  tn_status status = toy_load_dialect(context, schema);
  if (status == TN_OK) status = read_module(tn_context_root_scope(context), path, &module);
  for (const stage* at = stages; at < stages + STAGE_COUNT && status == TN_OK; ++at) {
    status = at->run(module);
    if (status == TN_OK && (wanted == NULL || at == wanted)) status = print(module, at);
    if (at == wanted) break;
  }
  return status;
}

/// Sets the stage that an option names, NULL for all; false if there is none.
static bool find_stage(const char* option, const stage** out_stage) {
  *out_stage = NULL;
  if (strncmp(option, "--emit=", 7) != 0) return false;
  for (size_t i = 0; i < STAGE_COUNT; ++i) {
    if (strcmp(option + 7, stages[i].name) == 0) *out_stage = &stages[i];
  }
  return *out_stage != NULL || strcmp(option + 7, "all") == 0;
}

int main(int count, char** arguments) {
  const stage* wanted = &stages[STAGE_COUNT - 1];
  if (count < 3 || count > 4 || (count == 4 && !find_stage(arguments[2], &wanted))) {
    fprintf(stderr,
            "usage: toy SCHEMA [--emit=toy|canonical|inlined|shaped|affine|final|all] FILE\n");
    return 2;
  }
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  tn_status status = tn_context_create(NULL, &context);
  if (status != TN_OK) return 1;
  // Errors go to stderr, with the line that they are about.
  status = tn_diagnostic_printer_attach(context, NULL, &id);
  if (status == TN_OK) status = compile(context, arguments[1], arguments[count - 1], wanted);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
