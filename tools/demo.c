// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure-demo MODEL ADAPTER FOLDER: uses the library's public API on a real model.
//
// Reads a language model, changes it through handles, attaches a LoRA adapter without copying it,
// erases ops and asks the kept handles why they no longer resolve, and writes
// FOLDER/decoder.adapted.mlir, which it reads again and compares. Reports the cost of each step;
// the exit code is 0 only if every check passed.

#include <tenure/tenure.h>

#include "demo_support.h"

//===-- Reading -------------------------------------------------------------------------------===//

// Reads the file at `path` into a new context.
static tn_op read_model(const char* path, tn_context** out_context, size_t* out_byte_size) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_op module = {0};
  *out_byte_size = 0;
  if (tn_context_create(&options, out_context) != TN_OK) return module;
  tn_diagnostic_handler_id id;
  if (tn_diagnostic_printer_attach(*out_context, NULL, &id) != TN_OK) return module;
  (void)!tn_text_parse_file(tn_context_root_scope(*out_context), path, NULL, &module);
  *out_byte_size = file_size(path);
  return module;
}

static size_t count_ops(tn_op root) {
  op_table table = {0};
  (void)tn_op_walk(root, TN_WALK_PRE_ORDER, count_op, &table);
  return table.op_count;
}

typedef struct search {
  const char* name;
  tn_op found;
} search;

static tn_walk_result match(tn_op op, void* user_data) {
  search* s = user_data;
  if (!tn_string_view_equal(tn_op_name(op), tn_string_view_from(s->name))) return TN_WALK_ADVANCE;
  s->found = op;
  return TN_WALK_INTERRUPT;
}

// Finds the first op `name` in `root`; the handle belongs to the scope of `root`.
static tn_op find_op(tn_op root, const char* name) {
  search s = {.name = name};
  (void)tn_op_walk(root, TN_WALK_PRE_ORDER, match, &s);
  return s.found;
}

//===-- Changing ------------------------------------------------------------------------------===//

typedef struct merging {
  tn_op kept[1024];
  size_t kept_count;
  size_t erased_count;
} merging;

// Returns true if two ops without regions compute the same in the same block.
static bool same(tn_op a, tn_op b) {
  tn_attribute of_a = {NULL};
  tn_attribute of_b = {NULL};
  if (tn_op_operation_name(a).storage != tn_op_operation_name(b).storage) return false;
  if (!tn_block_same(tn_op_block(a), tn_op_block(b))) return false;
  if (tn_op_operand_count(a) != tn_op_operand_count(b)) return false;
  for (size_t i = 0; i < tn_op_operand_count(a); ++i) {
    if (!tn_value_same(tn_op_operand(a, i), tn_op_operand(b, i))) return false;
  }
  return tn_type_equal(tn_value_type(tn_op_result(a, 0)), tn_value_type(tn_op_result(b, 0))) &&
         tn_op_properties_dictionary(a, &of_a) == TN_OK &&
         tn_op_properties_dictionary(b, &of_b) == TN_OK && tn_attribute_equal(of_a, of_b);
}

// Erases the op if an earlier one computes the same, and replaces its uses.
static tn_walk_result merge(tn_op op, void* user_data) {
  merging* m = user_data;
  if (tn_op_result_count(op) != 1 || tn_op_region_count(op) != 0) return TN_WALK_ADVANCE;
  for (size_t i = 0; i < m->kept_count; ++i) {
    if (!same(m->kept[i], op)) continue;
    if (tn_value_replace_all_uses(tn_op_result(op, 0), tn_op_result(m->kept[i], 0)) == TN_OK &&
        tn_op_erase(op) == TN_OK) {
      m->erased_count++;
    }
    return TN_WALK_ADVANCE;
  }
  if (m->kept_count < 1024) m->kept[m->kept_count++] = op;
  return TN_WALK_ADVANCE;
}

static void check_stale(tn_op op, tn_status expected, const char* what) {
  char why[200] = "";
  tn_op_stale_reason(op, why, sizeof why);
  check(tn_op_check(op) == expected, "%s: %s: %s", what, tn_status_name(tn_op_check(op)), why);
}

// Changes the module through handles of a scope, and closes the scope; returns one of the handles.
static tn_op change(tn_op module) {
  tn_scope* scope = NULL;
  tn_op function = {0};
  tn_op copy = {0};
  merging merged = {0};
  check(tn_scope_open(tn_op_context(module), NULL, &scope) == TN_OK &&
            tn_scope_keep_op(scope, find_op(module, "func.func"), &function) == TN_OK,
        "opened a scope, to look at the module through it");
  const tn_op inner = tn_op_parent(function);
  const tn_op product = find_op(inner, "stablehlo.dot_general");
  const tn_op again = find_op(inner, "stablehlo.dot_general");
  check(memcmp(&product, &again, sizeof product) == 0, "one op has one handle: equal bits");
  const tn_insertion place = {.before = product};
  const size_t op_count = count_ops(inner);
  check(tn_op_clone(scope, product, TN_CLONE_WHOLE, NULL, &place, &copy) == TN_OK &&
            count_ops(inner) == op_count + 1,
        "cloned a stablehlo.dot_general: %zu ops", op_count + 1);
  tn_builder b = {.scope = scope};
  tn_builder_set_attribute(&b, copy, "demo.note", tn_builder_string(&b, "the clone"));
  tn_builder_set_attribute(&b, inner, "demo.made_by", tn_builder_string(&b, "tenure-demo"));
  check(b.status == TN_OK, "set attributes on it and on the module");
  (void)tn_op_walk(inner, TN_WALK_PRE_ORDER, merge, &merged);
  check(merged.erased_count > 0, "erased %zu duplicate ops", merged.erased_count);
  check_stale(product, TN_STALE_HANDLE, "the cloned one is among them");
  check(tn_op_verify(inner) == TN_OK, "the module verifies: %zu ops", count_ops(inner));
  tn_scope_close(scope);
  return inner;
}

//===-- Adapting ------------------------------------------------------------------------------===//

// Counts the adapter's tensors that are resources of the context without a copy.
static size_t count_shared(tn_context* context, tn_adapter* adapter) {
  size_t count = 0;
  tn_resource* resource = tn_resource_first(context);
  for (; resource != NULL; resource = tn_resource_next(resource)) {
    tn_blob* blob = NULL;
    if (tn_resource_retain_blob(resource, &blob) != TN_OK) continue;
    for (size_t i = 0; i < tn_adapter_tensor_count(adapter); ++i) {
      tn_tensor* tensor = NULL;
      if (tn_adapter_tensor_at(adapter, i, &tensor) != TN_OK) continue;
      if (tn_tensor_data(tensor) == tn_blob_data(blob)) count++;
      tn_object_release(tensor);
    }
    tn_object_release(blob);
  }
  return count;
}

static void adapt(tn_op module, const char* path) {
  tn_context* context = tn_op_context(module);
  tn_adapter* adapter = NULL;
  tn_adapter_report report = {0};
  check(tn_adapter_load(context, path, NULL, &adapter) == TN_OK, "loaded %s", path);
  if (adapter == NULL) return;
  const size_t tensor_count = tn_adapter_tensor_count(adapter);
  check(tn_adapter_is_mapped(adapter), "it is mapped: %zu bytes, %zu tensors",
        tn_adapter_byte_size(adapter), tensor_count);
  const tn_status attached = tn_adapter_attach(module, adapter, NULL, &report);
  check(attached == TN_OK && report.tensor_count == tensor_count,
        "attached its tensors to the %zu ops that use the %zu weights they belong to",
        report.op_count, report.target_module_count);
  check(count_shared(context, adapter) == tensor_count, "no byte of them was copied");
  tn_object_release(adapter);
}

//===-- Stale handles -------------------------------------------------------------------------===//

// Erases a function, an op in it, and an argument, and checks their handles.
static void erase_function(tn_op function) {
  char why[200] = "";
  tn_op copy = {0};
  tn_value argument = {0};
  const tn_insertion place = {.before = function};
  check(tn_op_clone(tn_scope_find(function.scope), function, 0, NULL, &place, &copy) == TN_OK,
        "cloned a function of %zu ops", count_ops(function));
  const tn_block body = tn_region_first_block(tn_op_region(copy, 0));
  const tn_type type = tn_value_type(tn_block_argument(body, 0));
  check(tn_block_add_argument(body, type, tn_op_location(copy), &argument) == TN_OK &&
            tn_block_erase_argument(body, tn_value_number(argument)) == TN_OK,
        "gave it an argument and took it out again");
  tn_value_stale_reason(argument, why, sizeof why);
  check(tn_value_check(argument) == TN_STALE_HANDLE, "the argument: %s: %s",
        tn_status_name(tn_value_check(argument)), why);
  const tn_op nested = tn_block_last_op(body);
  check(tn_op_erase(copy) == TN_OK, "erased the clone");
  check_stale(copy, TN_STALE_HANDLE, "the function");
  check_stale(nested, TN_STALE_HANDLE, "an op in it");
}

#define CLONE_COUNT 100

// Clones a function and erases the clones again, so that their memory is free for the next one.
static void churn(tn_op function, tn_op handles[CLONE_COUNT]) {
  const tn_insertion place = {.before = function};
  tn_scope* scope = tn_scope_find(function.scope);
  for (size_t i = 0; i < CLONE_COUNT; ++i) {
    if (tn_op_clone(scope, function, 0, NULL, &place, &handles[i]) != TN_OK) return;
  }
  for (size_t i = 0; i < CLONE_COUNT; ++i) (void)!tn_op_erase(handles[i]);
}

static void reuse_memory(tn_op function) {
  tn_op first[CLONE_COUNT] = {{0}};
  tn_op second[CLONE_COUNT] = {{0}};
  size_t reused_count = 0;
  size_t stale_count = 0;
  tn_context_statistics before;
  tn_context_statistics after;
  churn(function, first);
  tn_context_statistics_get(tn_op_context(function), &before);
  churn(function, second);
  tn_context_statistics_get(tn_op_context(function), &after);
  for (size_t i = 0; i < CLONE_COUNT * CLONE_COUNT; ++i) {
    reused_count += first[i / CLONE_COUNT].slot == second[i % CLONE_COUNT].slot;
  }
  for (size_t i = 0; i < CLONE_COUNT; ++i) {
    stale_count += tn_op_check(first[i]) == TN_STALE_HANDLE;
    stale_count += tn_op_check(second[i]) == TN_STALE_HANDLE;
  }
  check(reused_count > 0 && after.cell_byte_size == before.cell_byte_size,
        "made and erased %d clones, twice: %zu were in slots of the first, in the same %zu KiB",
        CLONE_COUNT, reused_count, after.cell_byte_size / 1024);
  check(stale_count == 2 * CLONE_COUNT, "none of their %zu handles resolves", stale_count);
}

//===-- Writing -------------------------------------------------------------------------------===//

static text print_module(tn_op module) {
  const tn_print_options options = {.debug_info = true};
  text t = {0};
  if (tn_op_print(module, &options, append, &t) != TN_OK) t.size = 0;
  return t;
}

static void write_and_compare(tn_op module, const char* folder) {
  char path[4096];
  tn_context* context;
  size_t byte_size;
  snprintf(path, sizeof path, "%s/decoder.adapted.mlir", folder);
  text written = print_module(module);
  check(written.size > 0 && write_file(path, &written), "wrote %zu bytes: %s", written.size, path);
  const tn_op copy = read_model(path, &context, &byte_size);
  text again = print_module(copy);
  check(again.size == written.size && memcmp(again.data, written.data, again.size) == 0,
        "read it back, and printed the same %zu bytes", again.size);
  free(written.data);
  free(again.data);
  tn_context_destroy(context);
}

int main(int argument_count, char** arguments) {
  if (argument_count != 4) {
    fputs("usage: tenure-demo MODEL ADAPTER FOLDER\n", stderr);
    return 2;
  }
  tn_context* context = NULL;
  size_t byte_size;
  op_table table = {0};
  printf("Tenure %s\n", tn_version());
  step s = step_begin("1. Read a language model");
  const tn_op module = read_model(arguments[1], &context, &byte_size);
  check(tn_op_check(module) == TN_OK, "read %zu bytes: %s", byte_size, arguments[1]);
  step_end(s);
  if (tn_op_check(module) == TN_OK) {
    (void)tn_op_walk(module, TN_WALK_PRE_ORDER, count_op, &table);
    printf("   %zu ops:\n", table.op_count);
    print_table(&table);
    s = step_begin("2. Change it through handles");
    const tn_op from_closed_scope = change(module);
    step_end(s);
    s = step_begin("3. Attach a LoRA adapter");
    adapt(module, arguments[2]);
    step_end(s);
    s = step_begin("4. Erase, and ask stale handles why");
    check_stale(from_closed_scope, TN_SCOPE_CLOSED, "the module seen from the closed scope");
    erase_function(find_op(module, "func.func"));
    reuse_memory(find_op(module, "func.func"));
    step_end(s);
    s = step_begin("5. Write it, and read it back");
    write_and_compare(module, arguments[3]);
    step_end(s);
  }
  s = step_begin("6. End the context");
  tn_context_destroy(context);
  check(tn_op_check(module) == TN_CONTEXT_DESTROYED, "the module: %s",
        tn_status_name(tn_op_check(module)));
  step_end(s);
  printf("\n%s\n", failures == 0 ? "Everything held." : "Something did not hold.");
  return failures == 0 ? 0 : 1;
}
