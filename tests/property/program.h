// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An interpreter for func, arith, cf, scf, memref and ub as far as random programs and what passes
// make of them use them: functions are loaded through the public API into arrays, then run.
//
// Integers and floats are bits, memory is an array. A poison value makes what is computed from it
// poison; what may not be done (a division by zero, a branch on poison) ends the run as undefined.

#ifndef TENURE_TESTS_PROPERTY_PROGRAM_H
#define TENURE_TESTS_PROPERTY_PROGRAM_H

#include <stdbool.h>
#include <tenure/tenure.h>

typedef struct value_type {
  unsigned width;
  bool is_float;
  bool is_memory;
} value_type;

typedef struct run_value {
  uint64_t bits;  ///< Of memory: the number of the array.
  bool is_poison;
} run_value;

/// What an op is: the place of its name in the table (program_names), by family.
typedef enum opcode {
#define OP(name, code) code,
#include "program_ops.inc"
#undef OP
  OP_COUNT
} opcode;

typedef struct node node;
typedef struct run_block run_block;

typedef struct run_region {
  run_block* blocks;
  unsigned block_count;
} run_region;

/// Where a branch goes, and which operands it hands over.
typedef struct run_edge {
  unsigned block;
  unsigned start;
  unsigned count;
} run_edge;

struct node {
  opcode code;
  unsigned operand_count;
  unsigned result_count;
  unsigned region_count;
  unsigned edge_count;
  unsigned* operands;  ///< Places in the frame.
  unsigned* results;
  run_region* regions;
  run_edge* edges;
  value_type type;       ///< Of the first result, or else of the first operand.
  value_type from_type;  ///< Of the first operand.
  uint64_t number;       ///< A constant's bits, a predicate, or the callee.
  int64_t* cases;        ///< Of a switch.
  unsigned case_count;
  unsigned cell_count;  ///< Of memory that is made.
};

struct run_block {
  node* nodes;
  unsigned node_count;
  unsigned* arguments;
  unsigned argument_count;
};

typedef struct run_function {
  tn_string_view name;
  bool is_private;
  unsigned argument_count;
  unsigned result_count;
  value_type arguments[8];
  run_region body;  ///< Without blocks: a declaration.
  unsigned frame_size;
} run_function;

typedef struct program {
  run_function* functions;
  unsigned function_count;
  char problem[160];  ///< What could not be loaded; empty if all could.
} program;

/// Names are borrowed from the module, which is to stay as it is as long as the program.
void program_load(tn_op module, program* out_program);
void program_free(program* loaded);
const run_function* program_find(const program* loaded, tn_string_view name);

typedef enum run_outcome { RUN_DONE, RUN_UNDEFINED, RUN_TOO_LONG } run_outcome;

#define RUN_RESULTS_MAX 8

/// What can be told of a run from outside.
typedef struct run_trace {
  run_outcome outcome;
  uint64_t steps;
  run_value results[RUN_RESULTS_MAX];
  uint64_t observed;  ///< A hash of what was handed to declared functions, in order.
} run_trace;

/// Runs a function for at most `step_limit` ops.
void program_run(const program* loaded, const run_function* function, const run_value* arguments,
                 uint64_t step_limit, run_trace* out_trace);

/// What a simple op makes of its operands; false if that is undefined (program_compute.c).
bool program_compute(const node* op, const run_value* operands, run_value* results);
/// The bits of a number of that type; every NaN is the same one.
uint64_t program_bits(value_type type, double value);
uint64_t program_plain_bits(value_type type, uint64_t bits);
int64_t program_signed(value_type type, uint64_t bits);

#endif  // TENURE_TESTS_PROPERTY_PROGRAM_H
