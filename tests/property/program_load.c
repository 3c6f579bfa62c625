// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading functions for the interpreter: values become places in a frame, successors numbers.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program.h"

static const char* const op_names[OP_COUNT] = {
#define OP(name, code) name,
#include "program_ops.inc"
#undef OP
};

static void* make(size_t count, size_t size) {
  void* made = calloc(count + 1, size);
  if (made == NULL) abort();
  return made;
}

/// Places of values, by their handles.
typedef struct place {
  tn_value value;
  unsigned number;
} place;

typedef struct loader {
  program* to;
  place* places;
  size_t capacity;  ///< A power of two.
  unsigned count;
} loader;

static void complain(loader* it, const char* what, tn_string_view name) {
  if (it->to->problem[0] != '\0') return;
  snprintf(it->to->problem, sizeof it->to->problem, "%s '%.*s'", what, (int)name.size, name.data);
}

//===-- Values --------------------------------------------------------------------------------===//

static size_t hash_value(tn_value value) {
  uint64_t hash = ((uint64_t)value.slot << 32 | value.index) * 0x9E3779B97F4A7C15u;
  return (size_t)(hash >> 20);
}

static place* place_slot(place* places, size_t capacity, tn_value value) {
  size_t at = hash_value(value);
  for (;; ++at) {
    place* slot = &places[at & (capacity - 1)];
    if (slot->number == 0 || memcmp(&slot->value, &value, sizeof value) == 0) return slot;
  }
}

/// The value's place, a new one if it was not seen before.
static unsigned place_of(loader* it, tn_value value) {
  if (it->count * 2 >= it->capacity) {
    const size_t capacity = it->capacity == 0 ? 256 : it->capacity * 2;
    place* grown = make(capacity, sizeof *grown);
    for (size_t i = 0; i < it->capacity; ++i) {
      if (it->places[i].number != 0) {
        *place_slot(grown, capacity, it->places[i].value) = it->places[i];
      }
    }
    free(it->places);
    it->places = grown;
    it->capacity = capacity;
  }
  place* slot = place_slot(it->places, it->capacity, value);
  if (slot->number == 0) *slot = (place){value, ++it->count};
  return slot->number - 1;
}

static value_type load_type(loader* it, tn_type type) {
  if (tn_type_kind_of(type) == TN_TYPE_INDEX) return (value_type){64, false, false};
  if (tn_type_kind_of(type) == TN_TYPE_INTEGER) {
    return (value_type){tn_integer_type_width(type), false, false};
  }
  if (tn_type_kind_of(type) == TN_TYPE_FLOAT) {
    return (value_type){tn_float_type_kind(type) == TN_FLOAT_F32 ? 32 : 64, true, false};
  }
  if (tn_type_kind_of(type) == TN_TYPE_MEMREF) return (value_type){64, false, true};
  complain(it, "type", tn_string_view_from("?"));
  return (value_type){64, false, false};
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_attribute attribute_of(tn_op op, const char* name) {
  return tn_op_attribute(op, tn_string_view_from(name));
}

static int32_t segment(tn_op op, const char* name, size_t index) {
  size_t byte_size = 0;
  const int32_t* sizes = tn_dense_array_attribute_data(attribute_of(op, name), &byte_size);
  return index < byte_size / sizeof *sizes ? sizes[index] : 0;
}

static void load_edges(node* to, tn_op op) {
  to->edge_count = (unsigned)tn_op_successor_count(op);
  to->edges = make(to->edge_count, sizeof *to->edges);
  unsigned start = to->code == OP_CF_BR ? 0 : 1;
  for (unsigned i = 0; i < to->edge_count; ++i) {
    run_edge* edge = &to->edges[i];
    const tn_region region = tn_block_region(tn_op_successor(op, i));
    for (tn_block block = tn_region_first_block(region);
         !tn_block_same(block, tn_op_successor(op, i)); block = tn_block_next(block)) {
      ++edge->block;
    }
    edge->start = start;
    if (to->code == OP_CF_BR) edge->count = to->operand_count;
    if (to->code == OP_CF_COND_BR)
      edge->count = (unsigned)segment(op, "operandSegmentSizes", i + 1);
    if (to->code == OP_CF_SWITCH) {
      edge->count = (unsigned)(i == 0 ? segment(op, "operandSegmentSizes", 1)
                                      : segment(op, "case_operand_segments", i - 1));
    }
    start += edge->count;
  }
}

/// The values that a switch tells apart.
static void load_cases(node* to, tn_op op) {
  size_t byte_size = 0;
  const bool is_index = to->code == OP_SCF_INDEX_SWITCH;
  const tn_attribute cases = attribute_of(op, is_index ? "cases" : "case_values");
  const void* data = is_index ? tn_dense_array_attribute_data(cases, &byte_size)
                              : tn_dense_elements_attribute_data(cases, &byte_size);
  to->case_count = is_index ? to->region_count - 1 : to->edge_count - 1;
  to->cases = make(to->case_count, sizeof *to->cases);
  for (unsigned i = 0; i < to->case_count; ++i) {
    if (is_index) {
      to->cases[i] = ((const int64_t*)data)[i];
    } else {
      // A splat has its value once.
      const unsigned at = byte_size == sizeof(int32_t) ? 0 : i;
      to->cases[i] = ((const int32_t*)data)[at];
    }
  }
}

static uint64_t constant_bits(loader* it, value_type type, tn_attribute value) {
  if (type.is_float) return program_bits(type, tn_float_attribute_value(value));
  if (tn_attribute_kind_of(value) != TN_ATTRIBUTE_INTEGER) {
    complain(it, "constant", tn_string_view_from("?"));
    return 0;
  }
  return program_plain_bits(type, (uint64_t)tn_integer_attribute_value(value));
}

/// What the op's attributes say.
static void load_number(loader* it, node* to, tn_op op) {
  switch (to->code) {
    case OP_CONSTANT:
      to->number = constant_bits(it, to->type, attribute_of(op, "value"));
      break;
    case OP_CMPI:
    case OP_CMPF:
      to->number = (uint64_t)tn_integer_attribute_value(attribute_of(op, "predicate"));
      break;
    case OP_FUNC_CALL: {
      const tn_string_view callee = tn_symbol_ref_attribute_root(attribute_of(op, "callee"));
      const run_function* function = program_find(it->to, callee);
      if (function == NULL) {
        complain(it, "callee", callee);
      } else {
        to->number = (uint64_t)(function - it->to->functions);
      }
      break;
    }
    case OP_CF_SWITCH:
    case OP_SCF_INDEX_SWITCH:
      load_cases(to, op);
      break;
    case OP_MEMREF_ALLOC:
    case OP_MEMREF_ALLOCA: {
      const tn_type type = tn_value_type(tn_op_result(op, 0));
      to->cell_count = (unsigned)tn_shaped_type_element_count(type);
      break;
    }
    default:
      break;
  }
}

static void load_region(loader* it, tn_region region, run_region* to);

static void load_op(loader* it, tn_op op, node* to) {
  const tn_string_view name = tn_op_name(op);
  to->code = 0;
  while (to->code < OP_COUNT &&
         !tn_string_view_equal(name, tn_string_view_from(op_names[to->code]))) {
    ++to->code;
  }
  if (to->code == OP_COUNT) {
    complain(it, "op", name);
    to->code = OP_UB_POISON;
  }
  to->operand_count = (unsigned)tn_op_operand_count(op);
  to->result_count = (unsigned)tn_op_result_count(op);
  to->region_count = (unsigned)tn_op_region_count(op);
  to->operands = make(to->operand_count, sizeof *to->operands);
  to->results = make(to->result_count, sizeof *to->results);
  to->regions = make(to->region_count, sizeof *to->regions);
  for (unsigned i = 0; i < to->operand_count; ++i) {
    to->operands[i] = place_of(it, tn_op_operand(op, i));
  }
  for (unsigned i = 0; i < to->result_count; ++i) {
    to->results[i] = place_of(it, tn_op_result(op, i));
  }
  if (to->operand_count != 0) to->from_type = load_type(it, tn_value_type(tn_op_operand(op, 0)));
  to->type =
      to->result_count == 0 ? to->from_type : load_type(it, tn_value_type(tn_op_result(op, 0)));
  load_edges(to, op);
  load_number(it, to, op);
  for (unsigned i = 0; i < to->region_count; ++i) {
    load_region(it, tn_op_region(op, i), &to->regions[i]);
  }
}

static void load_region(loader* it, tn_region region, run_region* to) {
  to->block_count = (unsigned)tn_region_block_count(region);
  to->blocks = make(to->block_count, sizeof *to->blocks);
  tn_block block = tn_region_first_block(region);
  for (unsigned i = 0; i < to->block_count; ++i, block = tn_block_next(block)) {
    run_block* made = &to->blocks[i];
    made->argument_count = (unsigned)tn_block_argument_count(block);
    made->arguments = make(made->argument_count, sizeof *made->arguments);
    for (unsigned k = 0; k < made->argument_count; ++k) {
      made->arguments[k] = place_of(it, tn_block_argument(block, k));
    }
    made->node_count = (unsigned)tn_block_op_count(block);
    made->nodes = make(made->node_count, sizeof *made->nodes);
    tn_op op = tn_block_first_op(block);
    for (unsigned k = 0; k < made->node_count; ++k, op = tn_op_next(op)) {
      load_op(it, op, &made->nodes[k]);
    }
  }
}

//===-- Programs ------------------------------------------------------------------------------===//

static void load_signature(loader* it, tn_op op, run_function* to) {
  const tn_type type = tn_type_attribute_value(attribute_of(op, "function_type"));
  const tn_string_view visibility = tn_string_attribute_value(attribute_of(op, "sym_visibility"));
  to->name = tn_symbol_name(op);
  to->is_private = visibility.size != 0;
  to->argument_count = (unsigned)tn_function_type_input_count(type);
  to->result_count = (unsigned)tn_function_type_result_count(type);
  if (to->argument_count > 8 || to->result_count > RUN_RESULTS_MAX)
    complain(it, "signature", to->name);
  for (unsigned i = 0; i < to->argument_count && i < 8; ++i) {
    to->arguments[i] = load_type(it, tn_function_type_input(type, i));
  }
}

void program_load(tn_op module, program* out_program) {
  memset(out_program, 0, sizeof *out_program);
  loader it = {.to = out_program};
  const tn_block body = tn_region_first_block(tn_op_region(module, 0));
  const unsigned count = (unsigned)tn_block_op_count(body);
  out_program->functions = make(count, sizeof *out_program->functions);
  // Names first, so that calls find what comes later.
  tn_op op = tn_block_first_op(body);
  for (unsigned i = 0; i < count; ++i, op = tn_op_next(op)) {
    load_signature(&it, op, &out_program->functions[i]);
  }
  out_program->function_count = count;
  op = tn_block_first_op(body);
  for (unsigned i = 0; i < count; ++i, op = tn_op_next(op)) {
    it.count = 0;
    if (it.capacity != 0) memset(it.places, 0, it.capacity * sizeof *it.places);
    load_region(&it, tn_op_region(op, 0), &out_program->functions[i].body);
    out_program->functions[i].frame_size = it.count;
  }
  free(it.places);
}

static void free_region(run_region* region);

static void free_node(node* op) {
  for (unsigned i = 0; i < op->region_count; ++i) free_region(&op->regions[i]);
  free(op->operands);
  free(op->results);
  free(op->regions);
  free(op->edges);
  free(op->cases);
}

static void free_region(run_region* region) {
  for (unsigned i = 0; i < region->block_count; ++i) {
    run_block* block = &region->blocks[i];
    for (unsigned k = 0; k < block->node_count; ++k) free_node(&block->nodes[k]);
    free(block->nodes);
    free(block->arguments);
  }
  free(region->blocks);
}

void program_free(program* loaded) {
  for (unsigned i = 0; i < loaded->function_count; ++i) free_region(&loaded->functions[i].body);
  free(loaded->functions);
}

const run_function* program_find(const program* loaded, tn_string_view name) {
  for (unsigned i = 0; i < loaded->function_count; ++i) {
    if (tn_string_view_equal(loaded->functions[i].name, name)) return &loaded->functions[i];
  }
  return NULL;
}
