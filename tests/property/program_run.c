// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running functions: regions nest in C calls, since random programs are not deep.

#include <stdlib.h>
#include <string.h>

#include "program.h"

#define CALL_DEPTH_MAX 200

typedef struct cells {
  run_value* items;
  unsigned count;
} cells;

typedef struct machine {
  const program* loaded;
  uint64_t steps_left;
  unsigned depth;
  uint64_t observed;
  cells* memory;
  unsigned memory_count;
  unsigned memory_capacity;
} machine;

/// How a region was left.
typedef struct ending {
  run_outcome outcome;
  const node* by;  ///< The terminator.
} ending;

static ending run_region_at(machine* it, run_value* frame, const run_region* region,
                            const run_value* arguments);

//===-- Memory --------------------------------------------------------------------------------===//

static uint64_t allocate(machine* it, unsigned cell_count) {
  if (it->memory_count == it->memory_capacity) {
    it->memory_capacity = it->memory_capacity == 0 ? 16 : it->memory_capacity * 2;
    it->memory = realloc(it->memory, it->memory_capacity * sizeof *it->memory);
    if (it->memory == NULL) abort();
  }
  cells* made = &it->memory[it->memory_count];
  *made = (cells){malloc(cell_count * sizeof *made->items), cell_count};
  if (made->items == NULL) abort();
  for (unsigned i = 0; i < cell_count; ++i) made->items[i] = (run_value){0, true};
  return it->memory_count++;
}

static run_outcome access_cell(machine* it, run_value* frame, const node* op) {
  const unsigned first = op->code == OP_MEMREF_STORE ? 1 : 0;
  const cells* memory = &it->memory[frame[op->operands[first]].bits];
  run_value index = {0, false};
  if (op->operand_count > first + 1) index = frame[op->operands[first + 1]];
  if (index.is_poison || index.bits >= memory->count) return RUN_UNDEFINED;
  if (op->code == OP_MEMREF_STORE) {
    memory->items[index.bits] = frame[op->operands[0]];
  } else {
    frame[op->results[0]] = memory->items[index.bits];
  }
  return RUN_DONE;
}

//===-- Calls ---------------------------------------------------------------------------------===//

static void observe(machine* it, const node* op, const run_value* operands) {
  const tn_string_view name = it->loaded->functions[op->number].name;
  for (size_t i = 0; i < name.size; ++i) {
    it->observed = (it->observed ^ (unsigned char)name.data[i]) * 0x9E3779B97F4A7C15u;
  }
  for (unsigned i = 0; i < op->operand_count; ++i) {
    const uint64_t word = operands[i].is_poison ? 0x706f69736f6eu : operands[i].bits;
    it->observed = ((it->observed ^ word) * 0xBF58476D1CE4E5B9u) ^ (it->observed >> 29);
  }
}

static run_outcome run_function_body(machine* it, const run_function* function,
                                     const run_value* arguments, run_value* results) {
  if (it->depth == CALL_DEPTH_MAX) return RUN_TOO_LONG;
  ++it->depth;
  run_value* frame = calloc(function->frame_size + 1, sizeof *frame);
  if (frame == NULL) abort();
  const ending end = run_region_at(it, frame, &function->body, arguments);
  for (unsigned i = 0; end.outcome == RUN_DONE && i < end.by->operand_count; ++i) {
    results[i] = frame[end.by->operands[i]];
  }
  free(frame);
  --it->depth;
  return end.outcome;
}

static run_outcome call(machine* it, run_value* frame, const node* op, const run_value* operands) {
  const run_function* to = &it->loaded->functions[op->number];
  if (to->body.block_count == 0) {
    observe(it, op, operands);
    return RUN_DONE;
  }
  run_value results[RUN_RESULTS_MAX];
  const run_outcome outcome = run_function_body(it, to, operands, results);
  for (unsigned i = 0; outcome == RUN_DONE && i < op->result_count; ++i) {
    frame[op->results[i]] = results[i];
  }
  return outcome;
}

//===-- Structured ops ------------------------------------------------------------------------===//

#define OPERANDS_MAX 32

static void take(const run_value* frame, const node* op, unsigned start, unsigned count,
                 run_value* out) {
  if (count > OPERANDS_MAX) abort();
  for (unsigned i = 0; i < count; ++i) out[i] = frame[op->operands[start + i]];
}

static void give_results(run_value* frame, const node* op, const run_value* values) {
  for (unsigned i = 0; i < op->result_count; ++i) frame[op->results[i]] = values[i];
}

/// Runs one region whose terminator gives the op's results.
static run_outcome run_inner(machine* it, run_value* frame, const node* op, unsigned region) {
  run_value values[OPERANDS_MAX];
  const ending end = run_region_at(it, frame, &op->regions[region], NULL);
  if (end.outcome != RUN_DONE) return end.outcome;
  take(frame, end.by, 0, end.by->operand_count, values);
  give_results(frame, op, values);
  return RUN_DONE;
}

static run_outcome run_if(machine* it, run_value* frame, const node* op) {
  const run_value condition = frame[op->operands[0]];
  if (condition.is_poison) return RUN_UNDEFINED;
  const unsigned region = condition.bits != 0 ? 0 : 1;
  return op->regions[region].block_count == 0 ? RUN_DONE : run_inner(it, frame, op, region);
}

static run_outcome run_for(machine* it, run_value* frame, const node* op) {
  run_value values[OPERANDS_MAX + 1];
  run_value bounds[3];
  take(frame, op, 0, 3, bounds);
  take(frame, op, 3, op->operand_count - 3, values + 1);
  if (bounds[0].is_poison || bounds[1].is_poison || bounds[2].is_poison) return RUN_UNDEFINED;
  const value_type type = op->from_type;
  const int64_t high = program_signed(type, bounds[1].bits);
  const int64_t step = program_signed(type, bounds[2].bits);
  if (step <= 0) return RUN_UNDEFINED;
  int64_t at = program_signed(type, bounds[0].bits);
  while (at < high) {
    values[0] = (run_value){program_plain_bits(type, (uint64_t)at), false};
    const ending end = run_region_at(it, frame, &op->regions[0], values);
    if (end.outcome != RUN_DONE) return end.outcome;
    take(frame, end.by, 0, end.by->operand_count, values + 1);
    if (high - at <= step) break;
    at += step;
  }
  give_results(frame, op, values + 1);
  return RUN_DONE;
}

static run_outcome run_while(machine* it, run_value* frame, const node* op) {
  run_value values[OPERANDS_MAX];
  take(frame, op, 0, op->operand_count, values);
  for (;;) {
    ending end = run_region_at(it, frame, &op->regions[0], values);
    if (end.outcome != RUN_DONE) return end.outcome;
    const run_value condition = frame[end.by->operands[0]];
    take(frame, end.by, 1, end.by->operand_count - 1, values);
    if (condition.is_poison) return RUN_UNDEFINED;
    if (condition.bits == 0) break;
    end = run_region_at(it, frame, &op->regions[1], values);
    if (end.outcome != RUN_DONE) return end.outcome;
    take(frame, end.by, 0, end.by->operand_count, values);
  }
  give_results(frame, op, values);
  return RUN_DONE;
}

static run_outcome run_index_switch(machine* it, run_value* frame, const node* op) {
  const run_value on = frame[op->operands[0]];
  unsigned region = 0;
  if (on.is_poison) return RUN_UNDEFINED;
  for (unsigned i = 0; i < op->case_count && region == 0; ++i) {
    if ((int64_t)on.bits == op->cases[i]) region = i + 1;
  }
  return run_inner(it, frame, op, region);
}

//===-- Regions -------------------------------------------------------------------------------===//

static run_outcome run_op(machine* it, run_value* frame, const node* op) {
  run_value operands[OPERANDS_MAX];
  run_value results[2];
  switch (op->code) {
    case OP_SCF_IF:
      return run_if(it, frame, op);
    case OP_SCF_FOR:
      return run_for(it, frame, op);
    case OP_SCF_WHILE:
      return run_while(it, frame, op);
    case OP_SCF_INDEX_SWITCH:
      return run_index_switch(it, frame, op);
    case OP_SCF_EXECUTE_REGION:
      return run_inner(it, frame, op, 0);
    case OP_MEMREF_ALLOC:
    case OP_MEMREF_ALLOCA:
      frame[op->results[0]] = (run_value){allocate(it, op->cell_count), false};
      return RUN_DONE;
    case OP_MEMREF_DEALLOC:
      return RUN_DONE;
    case OP_MEMREF_LOAD:
    case OP_MEMREF_STORE:
      return access_cell(it, frame, op);
    case OP_FUNC_CALL:
      take(frame, op, 0, op->operand_count, operands);
      return call(it, frame, op, operands);
    default:
      take(frame, op, 0, op->operand_count, operands);
      if (!program_compute(op, operands, results)) return RUN_UNDEFINED;
      give_results(frame, op, results);
      return RUN_DONE;
  }
}

/// The edge that a branch takes; NULL if that is not defined.
static const run_edge* edge_taken(const run_value* frame, const node* op) {
  if (op->code == OP_CF_BR) return &op->edges[0];
  const run_value on = frame[op->operands[0]];
  if (on.is_poison) return NULL;
  if (op->code == OP_CF_COND_BR) return &op->edges[on.bits != 0 ? 0 : 1];
  for (unsigned i = 0; i < op->case_count; ++i) {
    if ((int32_t)on.bits == op->cases[i]) return &op->edges[i + 1];
  }
  return &op->edges[0];
}

static ending run_region_at(machine* it, run_value* frame, const run_region* region,
                            const run_value* arguments) {
  run_value passed[OPERANDS_MAX];
  const run_block* block = &region->blocks[0];
  for (;;) {
    for (unsigned i = 0; i < block->argument_count; ++i) frame[block->arguments[i]] = arguments[i];
    for (unsigned i = 0; i + 1 < block->node_count; ++i) {
      if (it->steps_left == 0) return (ending){RUN_TOO_LONG, NULL};
      --it->steps_left;
      const run_outcome outcome = run_op(it, frame, &block->nodes[i]);
      if (outcome != RUN_DONE) return (ending){outcome, NULL};
    }
    if (it->steps_left == 0) return (ending){RUN_TOO_LONG, NULL};
    --it->steps_left;
    const node* last = &block->nodes[block->node_count - 1];
    if (last->edge_count == 0) return (ending){RUN_DONE, last};
    const run_edge* edge = edge_taken(frame, last);
    if (edge == NULL) return (ending){RUN_UNDEFINED, NULL};
    take(frame, last, edge->start, edge->count, passed);
    block = &region->blocks[edge->block];
    arguments = passed;
  }
}

void program_run(const program* loaded, const run_function* function, const run_value* arguments,
                 uint64_t step_limit, run_trace* out_trace) {
  machine it = {.loaded = loaded, .steps_left = step_limit};
  memset(out_trace, 0, sizeof *out_trace);
  out_trace->outcome = run_function_body(&it, function, arguments, out_trace->results);
  out_trace->steps = step_limit - it.steps_left;
  out_trace->observed = it.observed;
  for (unsigned i = 0; i < it.memory_count; ++i) free(it.memory[i].items);
  free(it.memory);
}
