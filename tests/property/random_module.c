// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random modules: ops in blocks in regions, values that are used before and after their definition.
//
// Blocks are filled from the first to the last, so most operands are values that dominate their use;
// some are taken from a later op and set when everything is there.

#include <stdlib.h>

#include "random_things.h"

#define VALUE_MAX 400

typedef struct builder {
  random_source* source;
  tn_scope* scope;
  tn_value values[VALUE_MAX];  ///< Those that may be used here.
  size_t value_count;
  size_t ops_left;
} builder;

static void must(tn_status status) {
  if (status != TN_OK) abort();
}

static void add_value(builder* b, tn_value value) {
  if (b->value_count < VALUE_MAX) b->values[b->value_count++] = value;
}

/// `depth` bounds what nests in the values.
static size_t random_entries(builder* b, int depth, tn_named_attribute entries[5]) {
  random_source* source = b->source;
  char name[RANDOM_TEXT_MAX];
  size_t count = random_chance(source, 50) ? 0 : random_below(source, 5);
  for (size_t i = 0; i < count; ++i) {
    must(tn_identifier_get(source->context, random_text(source, name), &entries[i].name));
    entries[i].value = random_attribute(source, depth);
    for (size_t other = 0; other < i; ++other) {
      // Each name once.
      if (tn_identifier_equal(entries[other].name, entries[i].name)) return i;
    }
  }
  return count;
}

static tn_operation_name random_name(builder* b) {
  static const char* const names[] = {"t.a",        "t.b",       "t.long_name.with.dots",
                                      "t.odd name", "t.\"q\"",   "plain",
                                      "t.x$y",      "t.\xC3\xA9"};
  tn_operation_name name;
  const size_t which = random_below(b->source, sizeof names / sizeof *names);
  must(tn_operation_name_get(b->source->context, tn_string_view_from(names[which]), &name));
  return name;
}

/// The parts of an op that are arrays.
typedef struct parts {
  tn_value operands[4];
  tn_type types[4];
  tn_named_attribute properties[5];
  tn_named_attribute attributes[5];
} parts;

static tn_op_state random_state(builder* b, parts* p) {
  random_source* source = b->source;
  tn_op_state state = {.name = random_name(b),
                       .location = random_location(source, 2),
                       .operands = p->operands,
                       .result_types = p->types,
                       .properties = p->properties,
                       .attributes = p->attributes};
  state.operand_count = b->value_count == 0 ? 0 : random_below(source, 4);
  for (size_t i = 0; i < state.operand_count; ++i) {
    p->operands[i] = b->values[random_below(source, b->value_count)];
  }
  state.result_count = random_below(source, 4);
  for (size_t i = 0; i < state.result_count; ++i) p->types[i] = random_type(source, 2);
  // mlir-opt makes no aliases for what stands in properties of ops that it does not know.
  state.property_count = random_entries(b, source->portable ? 0 : 2, p->properties);
  state.attribute_count = random_entries(b, 2, p->attributes);
  return state;
}

static void fill_region(builder* b, tn_region region, int depth);

static void add_op(builder* b, tn_block block, int depth) {
  random_source* source = b->source;
  parts p;
  tn_op_state state = random_state(b, &p);
  state.insertion.block = block;
  if (depth > 0 && random_chance(source, 25)) state.region_count = 1 + random_below(source, 2);
  tn_op op;
  must(tn_op_create(b->scope, &state, &op));
  for (size_t i = 0; i < state.region_count; ++i) {
    // What is defined in a region is not seen outside.
    const size_t value_count = b->value_count;
    if (random_chance(source, 85)) fill_region(b, tn_op_region(op, i), depth - 1);
    b->value_count = value_count;
  }
  for (size_t i = 0; i < state.result_count; ++i) add_value(b, tn_op_result(op, i));
}

/// An op with successors, at the end of a block.
static void add_branch(builder* b, tn_block block, tn_block const* blocks, size_t block_count) {
  tn_block successors[3];
  parts p;
  tn_op_state state = random_state(b, &p);
  state.insertion.block = block;
  state.successors = successors;
  state.successor_count = 1 + random_below(b->source, 3);
  for (size_t i = 0; i < state.successor_count; ++i) {
    // The entry block has no predecessors.
    successors[i] = blocks[block_count == 1 ? 0 : 1 + random_below(b->source, block_count - 1)];
  }
  if (block_count == 1) state.successor_count = 0;
  tn_op op;
  must(tn_op_create(b->scope, &state, &op));
}

static void fill_region(builder* b, tn_region region, int depth) {
  random_source* source = b->source;
  tn_block blocks[4];
  const size_t block_count = random_chance(source, 70) ? 1 : 1 + random_below(source, 4);
  for (size_t i = 0; i < block_count; ++i) {
    tn_type types[3];
    tn_location locations[3];
    const size_t count = random_below(source, 4);
    for (size_t a = 0; a < count; ++a) {
      types[a] = random_type(source, 2);
      locations[a] = random_location(source, 1);
    }
    must(tn_block_create(region, (tn_block){0}, types, locations, count, &blocks[i]));
  }
  const size_t outer_count = b->value_count;
  for (size_t i = 0; i < block_count; ++i) {
    // Only the entry dominates the others for sure.
    if (i > 1) b->value_count = outer_count;
    for (size_t a = 0; a < tn_block_argument_count(blocks[i]); ++a) {
      add_value(b, tn_block_argument(blocks[i], a));
    }
    for (size_t left = random_below(source, 5); left > 0 && b->ops_left > 0;
         --left, --b->ops_left) {
      add_op(b, blocks[i], depth);
    }
    if (block_count > 1) add_branch(b, blocks[i], blocks, block_count);
  }
}

/// Some operands of the module's own ops become values of any of these: a module is a graph.
static void mix_operands(builder* b, tn_block block) {
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_op_next(op)) {
    for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
      if (!random_chance(b->source, 20)) continue;
      must(tn_op_set_operand(op, i, b->values[random_below(b->source, b->value_count)]));
    }
  }
}

tn_op random_module(random_source* source) {
  builder b = {.source = source, .scope = tn_context_root_scope(source->context)};
  parts p;
  tn_op_state state = {.region_count = 1, .location = random_location(source, 1)};
  state.attributes = p.attributes;
  if (random_chance(source, 30)) state.attribute_count = random_entries(&b, 2, p.attributes);
  must(tn_operation_name_get(source->context, tn_string_view_from("builtin.module"), &state.name));
  tn_op module;
  must(tn_op_create(b.scope, &state, &module));
  tn_block body;
  must(tn_block_create(tn_op_region(module, 0), (tn_block){0}, NULL, NULL, 0, &body));
  b.ops_left = 1 + random_below(source, 40);
  const size_t top_count = random_below(source, 8);
  for (size_t i = 0; i < top_count; ++i) add_op(&b, body, 3);
  if (b.value_count > 0) mix_operands(&b, body);
  return module;
}
