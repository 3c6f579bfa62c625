// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What tests of conversions have in common: a module, a target, a type converter and a pattern.

#ifndef TENURE_TESTS_UNIT_REWRITE_CONVERSION_WORLD_H
#define TENURE_TESTS_UNIT_REWRITE_CONVERSION_WORLD_H

#include <stdio.h>
#include <tenure/conversion.h>
#include <tenure/symbol.h>

#include "printed.h"

typedef struct world {
  tn_printed printed;
  tn_conversion_target* target;
  tn_type_converter* converter;
  tn_pattern_set* set;
  char ir[4096];
  size_t ir_size;
  char heard[2048];
  size_t heard_size;
} world;

static world w;

static inline tn_string_view view(const char* text) { return tn_string_view_from(text); }

static inline tn_type type_of(const char* text) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_type(w.printed.context, view(text), &type));
  return type;
}

static inline tn_operation_name name_of(const char* text) {
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(w.printed.context, view(text), &name));
  return name;
}

static inline tn_status write_ir(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  if (size > sizeof w.ir - 1 - w.ir_size) size = sizeof w.ir - 1 - w.ir_size;
  memcpy(w.ir + w.ir_size, bytes, size);
  w.ir_size += size;
  w.ir[w.ir_size] = 0;
  return TN_OK;
}

static inline const char* ir(void) {
  w.ir_size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(w.printed.root, NULL, write_ir, NULL));
  return w.ir;
}

/// The ops of the module, in the generic form, without those lines that are around them.
static inline void expect_ir(const char* body) {
  char text[4096];
  (void)snprintf(text, sizeof text, "\"builtin.module\"() ({\n%s}) : () -> ()\n", body);
  EXPECT_STR(text, ir());
  EXPECT_STATUS(TN_OK, tn_op_verify(w.printed.root));
}

/// i32 becomes i64; i16 two i8; i1 nothing; f32 cannot be converted; others stay.
static inline tn_status convert_type(void* user_data, tn_type type, tn_type_sink* sink) {
  (void)user_data;
  if (tn_type_equal(type, type_of("f32"))) return TN_INVALID_ARGUMENT;
  if (tn_type_equal(type, type_of("i1"))) return TN_OK;
  if (tn_type_equal(type, type_of("i16"))) {
    const tn_status status = tn_type_sink_add(sink, type_of("i8"));
    return status != TN_OK ? status : tn_type_sink_add(sink, type_of("i8"));
  }
  return tn_type_sink_add(sink, tn_type_equal(type, type_of("i32")) ? type_of("i64") : type);
}

/// `allocator` NULL means the default one.
static inline void open_world_in(const char* text, const tn_allocator* allocator) {
  w = (world){.target = NULL};
  tn_printed_open_empty(&w.printed, allocator);
  tn_printed_parse(&w.printed, text);
  EXPECT_STATUS(TN_OK, tn_conversion_target_create(w.printed.context, &w.target));
  EXPECT_STATUS(TN_OK, tn_type_converter_create(w.printed.context, &w.converter));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(w.printed.context, &w.set));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_dialect(w.target, view("u"), TN_LEGAL, NULL));
  EXPECT_STATUS(TN_OK, tn_type_converter_add_conversion(w.converter, convert_type, NULL, NULL));
}

static inline void open_world(const char* text) { open_world_in(text, NULL); }

static inline void close_world(void) {
  tn_type_converter_destroy(w.converter);
  tn_conversion_target_destroy(w.target);
  tn_pattern_set_destroy(w.set);
  tn_printed_close(&w.printed);
}

static inline void set_op(const char* name, tn_legality legality) {
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_op(w.target, view(name), legality, NULL));
}

static inline void add(const char* root, tn_conversion_pattern_fn convert,
                       tn_type_converter* converter) {
  const tn_conversion_pattern pattern = {
      .root = view(root), .benefit = 1, .converter = converter, .match_and_rewrite = convert};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_conversion(w.set, &pattern));
}

static inline tn_status run(tn_conversion_mode mode, const tn_conversion_config* config) {
  return tn_convert(w.printed.root, mode, w.target, w.set, config);
}

/// Without materializations, so that casts stay.
static inline tn_status run_with_casts(void) {
  tn_conversion_config config = tn_conversion_config_default();
  config.build_materializations = false;
  return run(TN_CONVERT_PARTIALLY, &config);
}

//===-- Patterns ------------------------------------------------------------------------------===//

#define OPERANDS_MAX 8u

/// All operands in a row.
static inline size_t flatten(tn_op op, const tn_value_list* operands, tn_value* values) {
  size_t count = 0;
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    for (size_t k = 0; k < operands[i].count && count < OPERANDS_MAX; ++k) {
      values[count++] = operands[i].items[k];
    }
  }
  return count;
}

/// "t.x" becomes "u.x" with converted operands and results.
static inline tn_status convert_op(void* user_data, tn_rewriter* rewriter, tn_op op,
                                   const tn_value_list* operands) {
  tn_value values[OPERANDS_MAX];
  tn_type types[OPERANDS_MAX];
  tn_value_list lists[OPERANDS_MAX];
  tn_value results[OPERANDS_MAX];
  char name[64];
  (void)user_data;
  size_t type_count = 0;
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    size_t count = 0;
    const tn_status status =
        tn_type_converter_convert(w.converter, tn_value_type(tn_op_result(op, i)),
                                  types + type_count, OPERANDS_MAX - type_count, &count);
    if (status != TN_OK) return status;
    lists[i] = (tn_value_list){results + type_count, count};
    type_count += count;
  }
  const tn_string_view old = tn_op_name(op);
  (void)snprintf(name, sizeof name, "u.%.*s", (int)old.size - 2, old.data + 2);
  const tn_op_state state = {.name = name_of(name),
                             .operands = values,
                             .operand_count = flatten(op, operands, values),
                             .result_types = types,
                             .result_count = type_count};
  tn_op made;
  const tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  if (status != TN_OK) return status;
  for (size_t i = 0; i < type_count; ++i) results[i] = tn_op_result(made, i);
  return tn_rewriter_replace_op_with_lists(rewriter, op, lists, tn_op_result_count(op));
}

/// Makes "m.cast" ops, with a letter for the callback.
static inline tn_status materialize(void* user_data, tn_rewriter* rewriter,
                                    const tn_materialization* wanted, tn_value* out_values) {
  const tn_op_state state = {.name = name_of(user_data),
                             .operands = wanted->inputs.items,
                             .operand_count = wanted->inputs.count,
                             .result_types = wanted->types.items,
                             .result_count = wanted->types.count};
  tn_op made;
  // That of a source is the type that is made, and that of a target the one of its only input.
  const bool is_target = strcmp((const char*)user_data, "m.t") == 0;
  const tn_type original =
      is_target ? tn_value_type(wanted->inputs.items[0]) : wanted->types.items[0];
  EXPECT_TRUE(tn_type_equal(wanted->original_type, original));
  const tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  for (size_t i = 0; status == TN_OK && i < wanted->types.count; ++i) {
    out_values[i] = tn_op_result(made, i);
  }
  return status;
}

static inline void add_materializations(void) {
  EXPECT_STATUS(TN_OK,
                tn_type_converter_add_materialization(w.converter, TN_SOURCE_MATERIALIZATION,
                                                      materialize, (void*)(uintptr_t) "m.s", NULL));
  EXPECT_STATUS(TN_OK,
                tn_type_converter_add_materialization(w.converter, TN_TARGET_MATERIALIZATION,
                                                      materialize, (void*)(uintptr_t) "m.t", NULL));
  EXPECT_STATUS(TN_OK,
                tn_type_converter_add_materialization(w.converter, TN_ARGUMENT_MATERIALIZATION,
                                                      materialize, (void*)(uintptr_t) "m.a", NULL));
}

static inline tn_status is_even(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  const tn_attribute n = tn_op_attribute(op, view("n"));
  if (tn_attribute_is_null(n)) return TN_NOT_FOUND;
  *out_is_legal = tn_integer_attribute_value(n) % 2 == 0;
  return TN_OK;
}

#endif  // TENURE_TESTS_UNIT_REWRITE_CONVERSION_WORLD_H
