// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine that rewrites affine expressions without recursion: two stacks that start inside it
// and move to the heap when they outgrow that.
//
// An expression is a graph: equal parts are shared. If the value of a node does not depend on its
// position, the machine records the values of large nodes and enters each once.

#include "ir/affine.h"

void tn_affine__open(tn_affine_machine* machine, tn_context* context,
                     const tn_affine_visitor* visitor, void* user_data) {
  machine->context = context;
  machine->visitor = visitor;
  machine->user_data = user_data;
  machine->tasks = machine->first_tasks;
  machine->task_count = 0;
  machine->task_capacity = sizeof machine->first_tasks / sizeof machine->first_tasks[0];
  machine->values = machine->first_values;
  machine->value_count = 0;
  machine->value_capacity = sizeof machine->first_values / sizeof machine->first_values[0];
  machine->visit_count = 0;
  machine->kept = (tn_judy_map){NULL};
}

void tn_affine__close(tn_affine_machine* machine) {
  const tn_allocator* allocator = &machine->context->allocator;
  if (machine->tasks != machine->first_tasks) {
    tn_deallocate(allocator, machine->tasks, machine->task_capacity * sizeof *machine->tasks);
  }
  if (machine->values != machine->first_values) {
    tn_deallocate(allocator, machine->values, machine->value_capacity * sizeof *machine->values);
  }
  tn_judy_map_clear(&machine->kept);
}

// Doubles the capacity: moves `items` to a new block, or grows the block; NULL when out of memory.
static void* grow(const tn_affine_machine* machine, void* items, const void* first_items,
                  size_t* capacity, size_t item_size) {
  const tn_allocator* allocator = &machine->context->allocator;
  const size_t old_size = *capacity * item_size;
  void* block = items == first_items ? tn_allocate(allocator, old_size * 2)
                                     : tn_reallocate(allocator, items, old_size, old_size * 2);
  if (block == NULL) return NULL;
  if (items == first_items) memcpy(block, items, old_size);
  *capacity *= 2;
  return block;
}

tn_status tn_affine__push_task(tn_affine_machine* machine, tn_affine_task_kind kind,
                               uint32_t detail, const tn_storage* expr) {
  if (TN_UNLIKELY(machine->task_count == machine->task_capacity)) {
    void* tasks = grow(machine, machine->tasks, machine->first_tasks, &machine->task_capacity,
                       sizeof *machine->tasks);
    if (tasks == NULL) return tn_context__out_of_memory(machine->context);
    machine->tasks = tasks;
  }
  machine->tasks[machine->task_count++] = (tn_affine_task){expr, (uint32_t)kind, detail};
  return TN_OK;
}

tn_status tn_affine__push_value(tn_affine_machine* machine, tn_affine_result value) {
  if (TN_UNLIKELY(machine->value_count == machine->value_capacity)) {
    void* values = grow(machine, machine->values, machine->first_values, &machine->value_capacity,
                        sizeof *machine->values);
    if (values == NULL) return tn_context__out_of_memory(machine->context);
    machine->values = values;
  }
  machine->values[machine->value_count++] = value;
  return TN_OK;
}

tn_status tn_affine__push_operands(tn_affine_machine* machine, const tn_storage* expr,
                                   uint32_t detail) {
  TN_TRY(tn_affine__push_task(machine, TN_AFFINE_TASK_LEAVE, detail, expr));
  TN_TRY(tn_affine__push_task(machine, TN_AFFINE_TASK_VISIT, detail, tn_affine__rhs(expr)));
  return tn_affine__push_task(machine, TN_AFFINE_TASK_VISIT, detail, tn_affine__lhs(expr));
}

static tn_status join(tn_affine_machine* machine, tn_affine_kind kind, tn_affine_result lhs,
                      tn_affine_result rhs) {
  const tn_storage* result = NULL;
  TN_TRY(tn_affine__fold(machine, kind, lhs.expr, rhs.expr, &result));
  return result == NULL ? TN_OK : tn_affine__push_value(machine, tn_affine__expr_result(result));
}

/// Values are kept after UNKEPT_COUNT nodes were entered, and only of nodes with at least
/// KEPT_NODES nodes: the cost of entering others again is bounded.
enum { UNKEPT_COUNT = 1024, KEPT_NODES = 16 };

static tn_status visit(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail) {
  if (TN_LIKELY(++machine->visit_count <= UNKEPT_COUNT) || !machine->visitor->shares ||
      tn_affine__node_count(expr) < KEPT_NODES) {
    return machine->visitor->enter(machine, expr, detail);
  }
  uintptr_t value = 0;
  if (tn_judy_map_get(&machine->kept, expr->self, &value)) {
    return tn_affine__push_value(machine, (tn_affine_result){.integer = (int64_t)value});
  }
  TN_TRY(tn_affine__push_task(machine, TN_AFFINE_TASK_KEEP, 0, expr));
  return machine->visitor->enter(machine, expr, detail);
}

static tn_status keep(tn_affine_machine* machine, const tn_storage* expr) {
  const tn_affine_result value = machine->values[machine->value_count - 1];
  const tn_status status = tn_judy_map_set(&machine->kept, expr->self, (uintptr_t)value.integer);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(machine->context);
}

static tn_status run_task(tn_affine_machine* machine, const tn_affine_task* task) {
  if (task->kind == TN_AFFINE_TASK_VALUE) {
    return tn_affine__push_value(machine, tn_affine__expr_result(task->expr));
  }
  if (task->kind == TN_AFFINE_TASK_VISIT) {
    return visit(machine, task->expr, task->detail);
  }
  if (task->kind == TN_AFFINE_TASK_KEEP) return keep(machine, task->expr);
  const tn_affine_result rhs = machine->values[--machine->value_count];
  const tn_affine_result lhs = machine->values[--machine->value_count];
  if (task->kind == TN_AFFINE_TASK_BINARY) {
    return join(machine, (tn_affine_kind)task->detail, lhs, rhs);
  }
  return machine->visitor->leave(machine, task->expr, lhs, rhs);
}

tn_status tn_affine__run(tn_affine_machine* machine, tn_affine_result* out_result) {
  while (machine->task_count != 0) {
    const tn_affine_task task = machine->tasks[--machine->task_count];
    TN_TRY(run_task(machine, &task));
  }
  *out_result = machine->values[--machine->value_count];
  return TN_OK;
}

tn_status tn_affine__visit(const tn_affine_visitor* visitor, void* user_data,
                           const tn_storage* expr, tn_affine_result* out_result) {
  tn_affine_machine machine;
  tn_affine__open(&machine, expr->context, visitor, user_data);
  tn_status status = tn_affine__push_task(&machine, TN_AFFINE_TASK_VISIT, 0, expr);
  if (status == TN_OK) status = tn_affine__run(&machine, out_result);
  tn_affine__close(&machine);
  return status;
}
