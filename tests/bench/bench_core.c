// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The core's workload through the public, handle-checked API; bench_core_mlir.c takes the same
// figures of MLIR.
//
// The workload is one builtin.module of "bench.func" ops (one region, one block, two i32
// arguments), each with "bench.op" ops: two operands (the value before and one of the last eight),
// one i32 result, a `tag` (a string of 64) and a `value` (an i32). Three ways to build it:
//   full      names, attributes, types and locations are looked up for each op, as a front end
//   does; pre       all of that is at hand; distinct  as full, and `value` counts through the
//   module: each op has its own.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/context.h>
#include <tenure/dialect.h>
#include <tenure/operation.h>
#include <tenure/symbol.h>
#include <tenure/value.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#include "../text.h"
#include "core_figures.h"
#include "session.h"

enum { TAG_COUNT = 64, WINDOW = 8 };

typedef enum build_mode { BUILD_FULL, BUILD_PRE, BUILD_DISTINCT } build_mode;

typedef struct workload {
  size_t function_count;
  size_t op_count;
  tn_context* context;
  tn_scope* scope;
  tn_type i32;
  tn_location unknown;
  tn_operation_name module_name;
  tn_operation_name function_name;
  tn_operation_name op_name;
  tn_identifier value_name;
  tn_identifier tag_name;
  tn_identifier symbol_name;
  tn_attribute tags[TAG_COUNT];
  char tag_texts[TAG_COUNT][16];
  tn_attribute* values;  // One for each op of a function.
} workload;

static tn_string_view view(const char* string) { return tn_string_view_from(string); }

//===-- What a front end looks up -----------------------------------------------------------===//

static tn_identifier identifier(tn_context* context, const char* name) {
  tn_identifier identifier;
  require(tn_identifier_get(context, view(name), &identifier));
  return identifier;
}

static tn_operation_name operation_name(tn_context* context, const char* name) {
  tn_operation_name operation_name;
  require(tn_operation_name_get(context, view(name), &operation_name));
  return operation_name;
}

static tn_attribute string(tn_context* context, const char* value) {
  tn_attribute attribute;
  require(tn_string_attribute_get(context, view(value), &attribute));
  return attribute;
}

static tn_attribute integer(tn_type type, int64_t value) {
  tn_attribute attribute;
  require(tn_integer_attribute_get(type, value, &attribute));
  return attribute;
}

static tn_type integer_type(tn_context* context, uint32_t width) {
  tn_type type;
  require(tn_integer_type_get(context, width, TN_SIGNLESS, &type));
  return type;
}

//===-- The workload ------------------------------------------------------------------------===//

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  require(tn_context_create(&options, &context));
  return context;
}

static workload workload_open(const measure_sizes* sizes) {
  workload w = {.function_count = sizes->function_count, .op_count = sizes->op_count};
  w.context = open_context();
  w.scope = tn_context_root_scope(w.context);
  w.i32 = integer_type(w.context, 32);
  w.unknown = tn_location_unknown(w.context);
  w.module_name = operation_name(w.context, "builtin.module");
  w.function_name = operation_name(w.context, "bench.func");
  w.op_name = operation_name(w.context, "bench.op");
  w.value_name = identifier(w.context, "value");
  w.tag_name = identifier(w.context, "tag");
  w.symbol_name = identifier(w.context, "sym_name");
  for (int i = 0; i < TAG_COUNT; ++i) {
    snprintf(w.tag_texts[i], sizeof w.tag_texts[i], "tag_%02d", i);
    w.tags[i] = string(w.context, w.tag_texts[i]);
  }
  w.values = malloc(sizeof *w.values * w.op_count);
  measure_require(w.values != NULL, "there is memory");
  for (size_t i = 0; i < w.op_count; ++i) w.values[i] = integer(w.i32, (int64_t)i);
  return w;
}

static void workload_close(workload* w) {
  free(w->values);
  tn_context_destroy(w->context);
}

static double workload_size(const workload* w) {
  return (double)w->function_count * (double)w->op_count;
}

// Memory that the context says it has taken.
static double taken_bytes(const tn_context* context) {
  tn_context_statistics statistics;
  tn_context_statistics_get(context, &statistics);
  return (double)statistics.cell_byte_size + (double)statistics.uniqued_byte_size;
}

static tn_value make_op_at_hand(const workload* w, tn_block block, size_t i,
                                const tn_value operands[2]) {
  const tn_named_attribute attributes[2] = {{w->tag_name, w->tags[i % TAG_COUNT]},
                                            {w->value_name, w->values[i]}};
  const tn_op_state state = {.name = w->op_name,
                             .location = w->unknown,
                             .insertion.block = block,
                             .operands = operands,
                             .operand_count = 2,
                             .result_types = &w->i32,
                             .result_count = 1,
                             .attributes = attributes,
                             .attribute_count = 2};
  tn_op op;
  require(tn_op_create(w->scope, &state, &op));
  return tn_op_result(op, 0);
}

// Looks everything up; `value` is what the op's attribute holds, `i` its number in the function.
static tn_value make_op_in_full(const workload* w, tn_block block, size_t i, int64_t value,
                                const tn_value operands[2]) {
  const tn_type type = integer_type(w->context, 32);
  const tn_named_attribute attributes[2] = {
      {identifier(w->context, "tag"), string(w->context, w->tag_texts[i % TAG_COUNT])},
      {identifier(w->context, "value"), integer(type, value)}};
  const tn_op_state state = {.name = operation_name(w->context, "bench.op"),
                             .location = tn_location_unknown(w->context),
                             .insertion.block = block,
                             .operands = operands,
                             .operand_count = 2,
                             .result_types = &type,
                             .result_count = 1,
                             .attributes = attributes,
                             .attribute_count = 2};
  tn_op op;
  require(tn_op_create(w->scope, &state, &op));
  return tn_op_result(op, 0);
}

static void fill_body(const workload* w, tn_block block, build_mode mode, size_t function,
                      uint64_t* random) {
  tn_value last[WINDOW];
  for (size_t i = 0; i < WINDOW; ++i) last[i] = tn_block_argument(block, i & 1);
  for (size_t i = 0; i < w->op_count; ++i) {
    const tn_value operands[2] = {last[(i + WINDOW - 1) % WINDOW],
                                  last[measure_random(random) % WINDOW]};
    const size_t value = mode == BUILD_DISTINCT ? function * w->op_count + i : i;
    last[i % WINDOW] = mode == BUILD_PRE ? make_op_at_hand(w, block, i, operands)
                                         : make_op_in_full(w, block, i, (int64_t)value, operands);
  }
}

static tn_block make_block(const workload* w, tn_op op, size_t argument_count) {
  const tn_type types[2] = {w->i32, w->i32};
  const tn_location locations[2] = {w->unknown, w->unknown};
  tn_block block;
  require(tn_block_create(tn_op_region(op, 0), (tn_block){0}, types, locations, argument_count,
                          &block));
  return block;
}

static tn_op make_module(const workload* w) {
  const tn_op_state state = {.name = w->module_name, .location = w->unknown, .region_count = 1};
  tn_op module;
  require(tn_op_create(w->scope, &state, &module));
  return module;
}

static tn_op append_function(const workload* w, tn_block body, const char* name) {
  const tn_named_attribute attribute = {w->symbol_name, string(w->context, name)};
  const tn_op_state state = {.name = w->function_name,
                             .location = w->unknown,
                             .insertion.block = body,
                             .region_count = 1,
                             .attributes = &attribute,
                             .attribute_count = 1};
  tn_op op;
  require(tn_op_create(w->scope, &state, &op));
  return op;
}

static tn_op build(const workload* w, build_mode mode) {
  tn_op module = make_module(w);
  tn_block body = make_block(w, module, 0);
  uint64_t random = UINT64_C(88172645463325252);
  for (size_t f = 0; f < w->function_count; ++f) {
    char name[32];
    snprintf(name, sizeof name, "f%zu", f);
    tn_op function = append_function(w, body, name);
    fill_body(w, make_block(w, function, 2), mode, f, &random);
  }
  return module;
}

//===-- Contexts ----------------------------------------------------------------------------===//

/// All shipped dialects in a fresh context: as they are loaded when they are met, which reads each
/// op when that is met, and with all of their ops.
static void bench_dialects(void) {
  const size_t count = tn_dialect_shipped_count();
  tn_context* context = open_context();
  measure_figure figure = measure_begin("dialects.load");
  for (size_t i = 0; i < count; ++i) {
    measure_require(tn_dialect_load(context, tn_dialect_shipped_name(i)) == TN_OK, "it is there");
  }
  measure_end(&figure, 1, "us");
  tn_context_destroy(context);
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .left_out_dialects = {"*", 1}};
  measure_require(tn_context_create(&options, &context) == TN_OK, "there is memory");
  figure = measure_begin("dialects.load_ops");
  text schema = {0};
  for (size_t i = 0; i < count; ++i) {
    schema.size = 0;
    measure_require(tn_dialect_shipped_print(i, text_append, &schema) == TN_OK &&
                        tn_dialect_load_schema(context, text_view(&schema),
                                               tn_dialect_shipped_name(i)) == TN_OK,
                    "the schema holds");
  }
  free(schema.data);
  measure_end(&figure, 1, "us");
  tn_context_destroy(context);
}

static void* make_context(void) { return open_context(); }
static void close_context(void* context) { tn_context_destroy(context); }

//===-- Building ----------------------------------------------------------------------------===//

static void bench_build(const measure_sizes* sizes, build_mode mode, const char* name) {
  workload w = workload_open(sizes);
  const double size = workload_size(&w);
  measure_trim();
  const double taken = taken_bytes(w.context);
  const double resident = measure_resident_bytes();
  measure_figure figure = measure_begin("build.%s.cold", name);
  tn_op module = build(&w, mode);
  measure_end(&figure, size, "ns");
  measure_emit((measure_resident_bytes() - resident) / size, "B", "build.%s.rss", name);
  measure_emit((taken_bytes(w.context) - taken) / size, "B", "build.%s.own", name);

  figure = measure_begin("destroy.%s", name);
  require(tn_op_erase(module));
  measure_end(&figure, size, "ns");

  figure = measure_begin("build.%s.warm", name);
  module = build(&w, mode);
  measure_end(&figure, size, "ns");
  require(tn_op_erase(module));
  workload_close(&w);
}

//===-- Reading -----------------------------------------------------------------------------===//

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(uint64_t*)user_data;
  return TN_WALK_ADVANCE;
}

static tn_block body_of(tn_op op) { return tn_region_first_block(tn_op_region(op, 0)); }

static tn_op first_op(tn_op op) { return tn_block_first_op(body_of(op)); }

// A module's functions, or a function's ops.
#define FOR_EACH(parent, op) \
  for (tn_op op = first_op(parent); !tn_op_is_null(op); op = tn_op_next(op))

static void bench_walks(tn_op module, double size) {
  uint64_t count = 0;
  measure_figure figure = measure_begin("walk.pre");
  require(tn_op_walk(module, TN_WALK_PRE_ORDER, count_op, &count));
  measure_end(&figure, size, "ns");
  figure = measure_begin("walk.post");
  require(tn_op_walk(module, TN_WALK_POST_ORDER, count_op, &count));
  measure_end(&figure, size, "ns");
  figure = measure_begin("walk.manual");
  FOR_EACH(module, function) { FOR_EACH(function, op) count += 1; }
  measure_end(&figure, size, "ns");
  measure_require(count > 3 * (uint64_t)size, "each walk sees each op");
}

static uint64_t read_operands(tn_op op) {
  uint64_t sum = 0;
  for (size_t i = 0, count = tn_op_operand_count(op); i < count; ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (!tn_value_is_block_argument(value)) sum += tn_value_owner_op(value).slot;
  }
  return sum;
}

static uint64_t read_uses(tn_op op, uint64_t* sum) {
  uint64_t count = 0;
  for (tn_use use = tn_value_first_use(tn_op_result(op, 0)); !tn_use_is_null(use);
       use = tn_use_next(use)) {
    *sum += tn_use_owner(use).slot;
    ++count;
  }
  return count;
}

static void bench_values(tn_op module, double size) {
  uint64_t sum = 0;
  uint64_t uses = 0;
  measure_figure figure = measure_begin("operand.definition");
  FOR_EACH(module, function) FOR_EACH(function, op) sum += read_operands(op);
  measure_end(&figure, 2 * size, "ns");
  figure = measure_begin("uses.walk");
  FOR_EACH(module, function) FOR_EACH(function, op) uses += read_uses(op, &sum);
  measure_end(&figure, (double)uses, "ns");
  figure = measure_begin("is_before");
  FOR_EACH(module, function) {
    const tn_op first = first_op(function);
    FOR_EACH(function, op) sum += tn_op_is_before_in_block(first, op);
  }
  measure_end(&figure, size, "ns");
  measure_keep(sum);
}

static void bench_names(tn_op module, double size) {
  uint64_t sum = 0;
  measure_figure figure = measure_begin("name.get");
  FOR_EACH(module, function) {
    FOR_EACH(function, op) sum += (uintptr_t)tn_op_operation_name(op).storage;
  }
  measure_end(&figure, size, "ns");
  figure = measure_begin("name.text");
  FOR_EACH(module, function) FOR_EACH(function, op) sum += tn_op_name(op).size;
  measure_end(&figure, size, "ns");
  measure_keep(sum);
}

static void bench_attributes(const workload* w, tn_op module, double size) {
  uint64_t sum = 0;
  measure_figure figure = measure_begin("attribute.get");
  FOR_EACH(module, function) {
    FOR_EACH(function, op) sum += (uintptr_t)tn_op_attribute(op, view("value")).storage;
  }
  measure_end(&figure, size, "ns");
  figure = measure_begin("attribute.get_int");
  FOR_EACH(module, function) {
    FOR_EACH(function, op) {
      sum += (uint64_t)tn_integer_attribute_value(tn_op_attribute(op, view("value")));
    }
  }
  measure_end(&figure, size, "ns");
  figure = measure_begin("attribute.get.at_hand");
  FOR_EACH(module, function) {
    FOR_EACH(function, op) {
      sum += (uintptr_t)tn_op_attribute_by_identifier(op, w->value_name).storage;
    }
  }
  measure_end(&figure, size, "ns");
  measure_keep(sum);
}

//===-- Changing ----------------------------------------------------------------------------===//

static void bench_clone(const workload* w, tn_op module, double size) {
  measure_figure figure = measure_begin("verify");
  const tn_status verified = tn_op_verify(module);
  measure_end(&figure, size, "ns");
  require(verified);
  figure = measure_begin("clone");
  tn_op clone;
  require(tn_op_clone(w->scope, module, TN_CLONE_WHOLE, NULL, NULL, &clone));
  measure_end(&figure, size, "ns");
  figure = measure_begin("destroy.clone");
  require(tn_op_erase(clone));
  measure_end(&figure, size, "ns");
}

// With `name` given, it is looked up for each op, as MLIR's C API has it; else `at_hand` is used.
static void set_attributes(const workload* w, tn_op module, const char* name,
                           tn_identifier at_hand) {
  FOR_EACH(module, function) {
    size_t i = 0;
    FOR_EACH(function, op) {
      ++i;
      const tn_identifier key = name == NULL ? at_hand : identifier(w->context, name);
      require(tn_op_set_attribute(op, key, w->values[i % w->op_count]));
    }
  }
}

static void remove_attributes(const workload* w, tn_op module, const char* name,
                              tn_identifier at_hand) {
  FOR_EACH(module, function) {
    FOR_EACH(function, op) {
      require(tn_op_remove_attribute(op, name == NULL ? at_hand : identifier(w->context, name)));
    }
  }
}

static void bench_set_attributes(const workload* w, tn_op module, double size) {
  const tn_identifier extra = identifier(w->context, "extra");
  for (int at_hand = 0; at_hand < 2; ++at_hand) {
    const char* suffix = at_hand ? ".at_hand" : "";
    measure_figure figure = measure_begin("attribute.set_existing%s", suffix);
    set_attributes(w, module, at_hand ? NULL : "value", w->value_name);
    measure_end(&figure, size, "ns");
    figure = measure_begin("attribute.set_new%s", suffix);
    set_attributes(w, module, at_hand ? NULL : "extra", extra);
    measure_end(&figure, size, "ns");
    figure = measure_begin("attribute.remove%s", suffix);
    remove_attributes(w, module, at_hand ? NULL : "extra", extra);
    measure_end(&figure, size, "ns");
  }
}

static void bench_erase(tn_op module, double size, const char* name) {
  measure_figure figure = measure_begin("%s", name);
  FOR_EACH(module, function) {
    const tn_value argument = tn_block_argument(body_of(function), 0);
    tn_op op = first_op(function);
    while (!tn_op_is_null(op)) {
      const tn_op next = tn_op_next(op);
      require(tn_value_replace_all_uses(tn_op_result(op, 0), argument));
      require(tn_op_erase(op));
      op = next;
    }
  }
  measure_end(&figure, size, "ns");
}

static void bench_ir(const measure_sizes* sizes) {
  workload w = workload_open(sizes);
  tn_op module = build(&w, BUILD_PRE);
  const double size = workload_size(&w);
  bench_walks(module, size);
  bench_values(module, size);
  bench_names(module, size);
  bench_attributes(&w, module, size);
  bench_clone(&w, module, size);
  bench_set_attributes(&w, module, size);
  bench_erase(module, size, "replace_and_erase");
  require(tn_op_erase(module));

  // Once more, with ops that nobody gave another attribute.
  module = build(&w, BUILD_PRE);
  bench_erase(module, size, "replace_and_erase.fresh");
  require(tn_op_erase(module));
  workload_close(&w);
}

//===-- Reading through kept handles --------------------------------------------------------===//

// An op as plain C would have it, to measure what the machine asks for one read through a pointer.
typedef struct plain_op {
  uint32_t operand_count;
  char rest[108];
} plain_op;

typedef struct resolve_state {
  tn_op* ops;
  plain_op** pointers;
  plain_op* plain_ops;
  size_t size;
} resolve_state;

static resolve_state resolve_open(tn_op module, size_t size) {
  resolve_state state = {.ops = malloc(sizeof(tn_op) * size),
                         .pointers = malloc(sizeof(plain_op*) * size),
                         .plain_ops = malloc(sizeof(plain_op) * size),
                         .size = size};
  measure_require(state.ops && state.pointers && state.plain_ops, "there is memory");
  size_t count = 0;
  FOR_EACH(module, function) {
    FOR_EACH(function, op) {
      memset(&state.plain_ops[count], 0, sizeof(plain_op));
      state.plain_ops[count].operand_count = 2;
      state.pointers[count] = &state.plain_ops[count];
      state.ops[count++] = op;
    }
  }
  return state;
}

// Both arrays in the same random order.
static void resolve_shuffle(resolve_state* state) {
  uint64_t random = 5;
  for (size_t i = state->size - 1; i > 0; --i) {
    const size_t j = measure_random(&random) % (i + 1);
    const tn_op op = state->ops[i];
    state->ops[i] = state->ops[j];
    state->ops[j] = op;
    plain_op* const pointer = state->pointers[i];
    state->pointers[i] = state->pointers[j];
    state->pointers[j] = pointer;
  }
}

static void resolve_measure(const resolve_state* state, const char* order) {
  uint64_t sum = 0;
  measure_figure figure = measure_begin("resolve.%s", order);
  for (size_t i = 0; i < state->size; ++i) sum += tn_op_operand_count(state->ops[i]);
  measure_end(&figure, (double)state->size, "ns");
  figure = measure_begin("resolve.pointer.%s", order);
  for (size_t i = 0; i < state->size; ++i) sum += state->pointers[i]->operand_count;
  measure_end(&figure, (double)state->size, "ns");
  measure_require(sum == 4 * state->size, "each op has two operands");
}

static void bench_resolve(const measure_sizes* sizes) {
  workload w = workload_open(sizes);
  tn_op module = build(&w, BUILD_PRE);
  resolve_state state = resolve_open(module, w.function_count * w.op_count);
  resolve_measure(&state, "sequential");
  resolve_shuffle(&state);
  resolve_measure(&state, "random");
  free(state.ops);
  free(state.pointers);
  free(state.plain_ops);
  require(tn_op_erase(module));
  workload_close(&w);
}

//===-- Uniquing ----------------------------------------------------------------------------===//

typedef struct unique_state {
  tn_context* context;
  tn_type i32;
  tn_identifier a;
  tn_identifier b;
  char (*texts)[32];
} unique_state;

static const void* unique_integer(const void* state, size_t i) {
  const unique_state* s = state;
  return integer(s->i32, (int64_t)i).storage;
}
static const void* unique_string(const void* state, size_t i) {
  const unique_state* s = state;
  return string(s->context, s->texts[i]).storage;
}
static const void* unique_float(const void* state, size_t i) {
  const unique_state* s = state;
  tn_type type;
  tn_attribute attribute;
  require(tn_float_type_get(s->context, TN_FLOAT_F64, &type));
  require(tn_float_attribute_get(type, (double)i * 0.5, &attribute));
  return attribute.storage;
}
static tn_type tensor_type(const unique_state* s, size_t i) {
  const int64_t dims[2] = {(int64_t)i, 4};
  tn_type type;
  require(tn_tensor_type_get(s->i32, dims, 2, NULL, &type));
  return type;
}
static const void* unique_tensor_type(const void* state, size_t i) {
  const unique_state* s = state;
  return tensor_type(s, i).storage;
}
static const void* unique_function_type(const void* state, size_t i) {
  const unique_state* s = state;
  const tn_type inputs[2] = {tensor_type(s, i), s->i32};
  tn_type type;
  require(tn_function_type_get(s->context, inputs, 2, &s->i32, 1, &type));
  return type.storage;
}
static const void* unique_dictionary(const void* state, size_t i) {
  const unique_state* s = state;
  const tn_named_attribute entries[2] = {{s->a, integer(s->i32, (int64_t)i)},
                                         {s->b, integer(s->i32, (int64_t)(i & 7))}};
  tn_attribute attribute;
  require(tn_dictionary_attribute_get(s->context, entries, 2, &attribute));
  return attribute.storage;
}
static const void* unique_array(const void* state, size_t i) {
  const unique_state* s = state;
  const tn_attribute elements[2] = {integer(s->i32, (int64_t)i), integer(s->i32, (int64_t)(i & 7))};
  tn_attribute attribute;
  require(tn_array_attribute_get(s->context, elements, 2, &attribute));
  return attribute.storage;
}

static unique_state unique_open(char (*texts)[32]) {
  unique_state state = {.context = open_context(), .texts = texts};
  state.i32 = integer_type(state.context, 32);
  state.a = identifier(state.context, "a");
  state.b = identifier(state.context, "b");
  return state;
}

static const core_unique_kind unique_kinds[] = {
    {"int", unique_integer, NULL},
    {"string", unique_string, NULL},
    {"float", unique_float, NULL},
    {"tensor_type", unique_tensor_type, NULL},
    {"function_type", unique_function_type, unique_tensor_type},
    {"dictionary", unique_dictionary, unique_integer},
    {"array", unique_array, unique_integer},
};

static void* open_uniquing(char (*texts)[32]) {
  unique_state* state = malloc(sizeof *state);
  measure_require(state != NULL, "there is memory");
  *state = unique_open(texts);
  return state;
}

static void close_uniquing(void* state) {
  close_context(((unique_state*)state)->context);
  free(state);
}

static double taken_by(const void* state) {
  return taken_bytes(((const unique_state*)state)->context);
}

static const core_side side = {.open_context = make_context,
                               .close_context = close_context,
                               .open_uniquing = open_uniquing,
                               .close_uniquing = close_uniquing,
                               .taken_bytes = taken_by,
                               .kinds = unique_kinds,
                               .kind_count = sizeof unique_kinds / sizeof *unique_kinds};

//===-- Symbols -----------------------------------------------------------------------------===//

static void bench_symbols(const measure_sizes* sizes) {
  const size_t count = sizes->symbol_count;
  workload w = workload_open(sizes);
  tn_op module = make_module(&w);
  tn_block body = make_block(&w, module, 0);
  char(*names)[40] = malloc(sizeof *names * count);
  measure_require(names != NULL, "there is memory");
  for (size_t i = 0; i < count; ++i) {
    snprintf(names[i], sizeof names[i], "symbol_name_%zu", i);
    append_function(&w, body, names[i]);
  }
  const double resident = measure_resident_bytes();
  measure_figure figure = measure_begin("symbols.build");
  tn_symbol_table* table;
  require(tn_symbol_table_create(module, &table));
  measure_end(&figure, (double)count, "ns");
  measure_emit((measure_resident_bytes() - resident) / (double)count, "B", "symbols.rss");
  uint64_t random = 42;
  size_t found = 0;
  figure = measure_begin("symbols.lookup");
  for (size_t i = 0; i < count; ++i) {
    const char* name = names[measure_random(&random) % count];
    found += !tn_op_is_null(tn_symbol_table_lookup(table, view(name)));
  }
  measure_end(&figure, (double)count, "ns");
  measure_require(found == count, "each symbol is found");
  tn_symbol_table_destroy(table);
  free(names);
  workload_close(&w);
}

//===-- The program -------------------------------------------------------------------------===//

//===-- Ops that a dialect defines ------------------------------------------------------------===//

static void add_op(const workload* w, const char* name, tn_block block, const tn_value* operands,
                   size_t operand_count, size_t result_count, tn_op* out_op) {
  const tn_op_state state = {.name = operation_name(w->context, name),
                             .location = w->unknown,
                             .insertion.block = block,
                             .operands = operands,
                             .operand_count = operand_count,
                             .result_types = &w->i32,
                             .result_count = result_count};
  require(tn_op_create(w->scope, &state, out_op));
}

/// A function of additions, and what it returns.
static void add_registered_function(const workload* w, tn_block body, tn_attribute type,
                                    size_t number, uint64_t* random) {
  char name[32];
  snprintf(name, sizeof name, "f%zu", number);
  const tn_named_attribute attributes[2] = {{w->symbol_name, string(w->context, name)},
                                            {identifier(w->context, "function_type"), type}};
  const tn_op_state state = {.name = operation_name(w->context, "func.func"),
                             .location = w->unknown,
                             .insertion.block = body,
                             .attributes = attributes,
                             .attribute_count = 2,
                             .region_count = 1};
  tn_op op;
  require(tn_op_create(w->scope, &state, &op));
  const tn_block block = make_block(w, op, 2);
  tn_value last[WINDOW];
  for (size_t i = 0; i < WINDOW; ++i) last[i] = tn_block_argument(block, i & 1);
  for (size_t i = 0; i + 1 < w->op_count; ++i) {
    const tn_value operands[2] = {last[(i + WINDOW - 1) % WINDOW],
                                  last[measure_random(random) % WINDOW]};
    add_op(w, "arith.addi", block, operands, 2, 1, &op);
    last[i % WINDOW] = tn_op_result(op, 0);
  }
  add_op(w, "func.return", block, &last[(w->op_count + WINDOW - 2) % WINDOW], 1, 0, &op);
}

static void bench_registered(const measure_sizes* sizes) {
  workload w = workload_open(sizes);
  const tn_type types[2] = {w.i32, w.i32};
  tn_type function;
  tn_attribute type;
  require(tn_function_type_get(w.context, types, 2, types, 1, &function));
  require(tn_type_attribute_get(function, &type));
  uint64_t random = UINT64_C(88172645463325252);
  measure_figure figure = measure_begin("registered.build");
  const tn_op module = make_module(&w);
  const tn_block body = make_block(&w, module, 0);
  for (size_t i = 0; i < w.function_count; ++i) {
    add_registered_function(&w, body, type, i, &random);
  }
  measure_end(&figure, workload_size(&w), "ns");
  figure = measure_begin("registered.verify");
  require(tn_op_verify(module));
  measure_end(&figure, workload_size(&w), "ns");
  workload_close(&w);
}

int main(int argc, char** argv) {
  measure_sizes sizes;
  if (!measure_sizes_parse(argc, argv, &sizes)) return 2;
  if (measure_wants(&sizes, "context")) {
    core_measure_contexts(&side, &sizes);
    bench_dialects();
  }
  if (measure_wants(&sizes, "full")) bench_build(&sizes, BUILD_FULL, "full");
  if (measure_wants(&sizes, "pre")) bench_build(&sizes, BUILD_PRE, "pre");
  if (measure_wants(&sizes, "distinct")) bench_build(&sizes, BUILD_DISTINCT, "distinct");
  if (measure_wants(&sizes, "ir")) bench_ir(&sizes);
  if (measure_wants(&sizes, "resolve")) bench_resolve(&sizes);
  if (measure_wants(&sizes, "unique")) core_measure_uniquing(&side, &sizes);
  if (measure_wants(&sizes, "symbols")) bench_symbols(&sizes);
  if (measure_wants(&sizes, "registered")) bench_registered(&sizes);
  return 0;
}
