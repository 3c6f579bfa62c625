// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of pdl: a pattern is a connected graph.
//
// Source: the pdl dialect's documentation, and MLIR's messages.

#include "schema/check.h"

#include "dialects/pdl/pdl.h"
#include "dialects/pdl_interp_ops.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"

typedef struct component {
  tn_context* context;
  tn_ref pattern;
  tn_judy_set visited;
  tn_ref* pending;
  size_t count;
  size_t capacity;
} component;

static bool is_any_of(const tn_context* context, tn_ref op, const char* const* names) {
  for (; *names != NULL; ++names) {
    if (tn_op__is_called(context, op, *names)) return true;
  }
  return false;
}

static tn_ref parent_of(const tn_context* context, tn_ref op) {
  return tn_op_cell__parent(context, tn_op__at(context, op));
}

/// Adds an op of the pattern if it has not been visited.
static tn_status visit(component* self, tn_ref op) {
  bool is_new = false;
  if (op == 0 || parent_of(self->context, op) != self->pattern ||
      tn_op__is_called(self->context, op, TN_NAME_PDL_REWRITE)) {
    return TN_OK;
  }
  if (tn_judy_set_insert(&self->visited, op, &is_new) != TN_OK) {
    return tn_context__out_of_memory(self->context);
  }
  if (!is_new) return TN_OK;
  if (!tn_array_grow(&self->context->allocator, &self->pending, &self->capacity, self->count + 1,
                     sizeof *self->pending)) {
    return tn_context__out_of_memory(self->context);
  }
  self->pending[self->count++] = op;
  return TN_OK;
}

static tn_status visit_operands(component* self, tn_ref op) {
  const tn_context* context = self->context;
  const bool is_operation = tn_op__is_called(context, op, TN_NAME_PDL_OPERATION);
  static const char* const results[] = {"pdl.result", "pdl.results", NULL};
  uint32_t counts[TN_GROUPS_MAX] = {1};
  if (!is_operation && !is_any_of(context, op, results)) return TN_OK;
  const tn_op_schema* schema =
      tn_op_schema__of(tn_op_definition__claimed(context, tn_op__at(context, op)));
  if (is_operation && !tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  for (uint32_t i = 0; i < counts[0] && i < tn_op__operand_count(context, op); ++i) {
    const tn_ref value = tn_op_cell__operand(context, op, tn_op__at(context, op), i);
    if (!tn_value__is_argument(value)) TN_TRY(visit(self, tn_value__owner(context, value)));
  }
  return TN_OK;
}

static tn_status visit_users(component* self, tn_ref op) {
  const tn_context* context = self->context;
  const uint32_t count = tn_op_cell__result_count(tn_op__at(context, op));
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_op_cell__result(op, tn_op__at(context, op), i);
    tn_ref use = tn_value__at(context, value)->first_use;
    for (; use != 0; use = tn_use__at(context, use)->next) {
      TN_TRY(visit(self, tn_use__owner(context, use)));
    }
  }
  return TN_OK;
}

static tn_status visit_all(component* self, tn_ref op) {
  TN_TRY(visit(self, op));
  while (self->count != 0) {
    const tn_ref next = self->pending[--self->count];
    TN_TRY(visit_operands(self, next));
    TN_TRY(visit_users(self, next));
  }
  return TN_OK;
}

/// Returns true if the rewrite or an op in it uses the op.
static bool is_rewritten(const tn_context* context, tn_ref op) {
  const uint32_t count = tn_op_cell__result_count(tn_op__at(context, op));
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_op_cell__result(op, tn_op__at(context, op), i);
    tn_ref use = tn_value__at(context, value)->first_use;
    for (; use != 0; use = tn_use__at(context, use)->next) {
      const tn_ref user = tn_use__owner(context, use);
      if (tn_op__is_called(context, user, TN_NAME_PDL_REWRITE) ||
          tn_op__is_called(context, parent_of(context, user), TN_NAME_PDL_REWRITE)) {
        return true;
      }
    }
  }
  return false;
}

static tn_status check_connected(component* self, tn_ref block) {
  static const char* const matched[] = {"pdl.operand", "pdl.operands",  "pdl.result",
                                        "pdl.results", "pdl.operation", NULL};
  const tn_context* context = self->context;
  bool is_first = true;
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    if (!is_any_of(context, op, matched) || !is_rewritten(context, op)) continue;
    if (is_first) {
      TN_TRY(visit_all(self, op));
      is_first = false;
    } else if (!tn_judy_set_contains(&self->visited, op)) {
      const tn_op_note note = {{context, tn_op__at(context, op)->location},
                               "see a disconnected value / operation here",
                               NULL};
      return tn_op__fail_named(context, self->pattern, &note,
                               "the operations must form a connected component");
    }
  }
  return TN_OK;
}

static tn_status check_pattern(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  component self = {.context = context, .pattern = op};
  const tn_ref block = tn_op__first_block(context, op, 0);
  (void)schema;
  if (block == 0) return TN_OK;
  const tn_status status = check_connected(&self, block);
  tn_judy_set_clear(&self.visited);
  tn_deallocate(&context->allocator, self.pending, self.capacity * sizeof *self.pending);
  return status;
}

/// Results can only be inferred for registered ops with type inference.
static tn_status check_create_operation(tn_context* context, tn_ref op,
                                        const tn_op_schema* schema) {
  (void)schema;
  if (tn_pdl_interp_create_operation_inferred_result_types(context, op).storage == NULL)
    return TN_OK;
  const tn_attribute name = tn_pdl_interp_create_operation_name(context, op);
  const tn_string_view text = tn_string_attribute_value(name);
  const tn_storage* storage;
  TN_TRY(tn_operation_name__get(context, text, &storage));
  const tn_op_definition* definition = tn_op_definition__of_name(storage);
  if (definition != NULL && tn_op_schema__infers(definition)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "has inferred results, but the created operation '%.*s' does not "
                           "support result type inference (or is not registered)",
                           (int)text.size, text.data);
}

const tn_named_check tn_pdl_checks[] = {
    {"pdl.pattern", check_pattern, NULL, false},
    {"pdl_interp.create_operation", check_create_operation, NULL, false},
    {NULL, NULL, NULL, false},
};
