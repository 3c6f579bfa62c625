// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random conversions of random modules: with any legality, any types, and patterns that do anything
// and may fail. A conversion that succeeds leaves a valid module without illegal ops, which is what
// its listener was told; one that fails, or only analyses, leaves the module as it was.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenure/conversion.h>

#include "printed.h"

#define TEXT_MAX 65536u
#define OPS_MAX 4096u
#define NAMES 6u
#define TYPES 5u
#define KNOWN_MAX 64u

typedef struct world {
  tn_printed printed;
  uint64_t state;
  tn_conversion_target* target;
  tn_type_converter* converters[2];
  tn_pattern_set* set;
  tn_type types[TYPES];
  size_t mapped[2][TYPES];  ///< What a converter makes of a type: a number of `maps`.
  tn_op ops[OPS_MAX];       ///< What the listener heard of.
  size_t op_count;
  tn_value held[64];
  size_t held_count;
  bool is_recursive[NAMES];
  bool has_heard_wrongly;
  char before[TEXT_MAX];
  char after[TEXT_MAX];
  char* out;
  size_t size;
} world;

static world w;

static uint32_t below(size_t limit) {
  w.state = w.state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)((w.state >> 33) % limit);
}

//===-- Modules -------------------------------------------------------------------------------===//

static const char* const type_names[TYPES] = {"i1", "i8", "i16", "i32", "f32"};

/// A text of ops that grows, and the values in it by number.
typedef struct draft {
  char text[32768];
  size_t size;
  uint32_t value_count;
} draft;

/// A value that may be used, and its type.
typedef struct known_value {
  uint32_t number;
  uint32_t type;
} known_value;

static void write_text(draft* d, const char* format, ...) __attribute__((format(printf, 2, 3)));
static void write_text(draft* d, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  d->size += (size_t)vsnprintf(d->text + d->size, sizeof d->text - d->size, format, arguments);
  va_end(arguments);
}

static void write_types(draft* d, const uint32_t* types, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    write_text(d, "%s%s", i == 0 ? "" : ", ", type_names[types[i]]);
}

/// Writes random ops, which use the first `count` of `known` and each other.
static void write_ops(draft* d, known_value* known, uint32_t count, uint32_t depth,
                      uint32_t op_count) {
  for (uint32_t i = 0; i < op_count && count < KNOWN_MAX; ++i) {
    const uint32_t result_count = below(3);
    const uint32_t operand_count = count == 0 ? 0 : below(4);
    uint32_t types[4];
    const uint32_t first = d->value_count;
    d->value_count += result_count;
    for (uint32_t k = 0; k < result_count; ++k) {
      write_text(d, "%s%%v%u", k == 0 ? "" : ", ", first + k);
    }
    write_text(d, "%s\"t.op%u\"(", result_count == 0 ? "" : " = ", below(NAMES));
    for (uint32_t k = 0; k < operand_count; ++k) {
      const known_value* value = &known[below(count)];
      types[k] = value->type;
      write_text(d, "%s%%v%u", k == 0 ? "" : ", ", value->number);
    }
    write_text(d, ")");
    if (depth != 0 && below(3) == 0) {
      known_value inner[KNOWN_MAX + 1];
      memcpy(inner, known, count * sizeof *inner);
      inner[count] = (known_value){d->value_count++, below(TYPES)};
      write_text(d, " ({\n^bb0(%%v%u: %s):\n", inner[count].number, type_names[inner[count].type]);
      write_ops(d, inner, count + 1, depth - 1, 1 + below(4));
      write_text(d, "})");
    }
    write_text(d, " {n = %u} : (", below(9));
    write_types(d, types, operand_count);
    for (uint32_t k = 0; k < result_count; ++k) types[k] = below(TYPES);
    write_text(d, ") -> (");
    write_types(d, types, result_count);
    write_text(d, ")\n");
    for (uint32_t k = 0; k < result_count && count < KNOWN_MAX; ++k) {
      known[count++] = (known_value){first + k, types[k]};
    }
  }
}

static tn_status write_out(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  if (size > TEXT_MAX - 1 - w.size) size = TEXT_MAX - 1 - w.size;
  memcpy(w.out + w.size, bytes, size);
  w.size += size;
  w.out[w.size] = 0;
  return TN_OK;
}

static void print_to(char* out) {
  const tn_print_options options = {.debug_info = true};
  w.out = out;
  w.size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(w.printed.root, &options, write_out, NULL));
}

//===-- Types ---------------------------------------------------------------------------------===//

/// Lists of types that one may become: itself, another, two, none, and none at all.
static tn_status convert_type(void* user_data, tn_type type, tn_type_sink* sink) {
  const size_t* mapped = user_data;
  for (size_t i = 0; i < TYPES; ++i) {
    if (!tn_type_equal(type, w.types[i])) continue;
    const size_t kind = mapped[i];
    if (kind == 0) return tn_type_sink_add(sink, type);
    if (kind == 1) return TN_OK;
    if (kind == 2) return TN_INVALID_ARGUMENT;
    tn_status status = tn_type_sink_add(sink, w.types[kind % TYPES]);
    if (status == TN_OK && kind > 7) status = tn_type_sink_add(sink, w.types[(kind + 1) % TYPES]);
    return status;
  }
  return TN_NOT_FOUND;
}

static tn_operation_name name_of(const char* dialect, uint32_t number) {
  char text[32];
  tn_operation_name name;
  (void)snprintf(text, sizeof text, "%s.op%u", dialect, number);
  EXPECT_STATUS(TN_OK, tn_operation_name_get(w.printed.context, tn_string_view_from(text), &name));
  return name;
}

static tn_status materialize(void* user_data, tn_rewriter* rewriter,
                             const tn_materialization* wanted, tn_value* out_values) {
  const tn_op_state state = {.name = name_of("m", 0),
                             .operands = wanted->inputs.items,
                             .operand_count = wanted->inputs.count,
                             .result_types = wanted->types.items,
                             .result_count = wanted->types.count};
  tn_op made;
  (void)user_data;
  const tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  if (below(32) == 0) return TN_NOT_FOUND;
  for (size_t i = 0; status == TN_OK && i < wanted->types.count; ++i) {
    out_values[i] = tn_op_result(made, i);
  }
  return status;
}

//===-- Patterns ------------------------------------------------------------------------------===//

static void expect_sane(tn_status status) {
  EXPECT_TRUE(status == TN_OK || status == TN_INVALID_ARGUMENT || status == TN_NOT_FOUND ||
              status == TN_NULL_HANDLE || status == TN_STALE_HANDLE);
}

/// A value that dominates `op`: one of the adaptor's, or a result of an op before it.
static tn_value any_value(tn_op op, const tn_value_list* operands) {
  const size_t count = tn_op_operand_count(op);
  if (count != 0 && operands != NULL && below(3) != 0) {
    const tn_value_list* list = &operands[below(count)];
    if (list->count != 0) return list->items[below(list->count)];
  }
  for (tn_op from = tn_op_previous(op); !tn_op_is_null(from); from = tn_op_previous(from)) {
    if (tn_op_result_count(from) != 0 && below(2) == 0) return tn_op_result(from, 0);
  }
  return (tn_value){0, 0, 0, 0};
}

/// Makes an op before `op`, by the rewriter or not.
static tn_op make_op(tn_rewriter* rewriter, tn_op op, const tn_value_list* operands,
                     const tn_type* types, size_t type_count) {
  tn_value values[2];
  size_t count = 0;
  for (uint32_t i = below(3); i != 0; --i) {
    values[count] = any_value(op, operands);
    count += !tn_value_is_null(values[count]);
  }
  const bool is_direct = below(4) == 0;
  const tn_op_state state = {.name = name_of(below(12) == 0 ? "t" : "u", below(NAMES)),
                             .operands = values,
                             .operand_count = count,
                             .result_types = types,
                             .result_count = type_count,
                             .region_count = below(6) == 0,
                             .insertion = {.before = op}};
  tn_op made = {0, 0, 0, 0};
  expect_sane(is_direct ? tn_op_create(w.printed.scope, &state, &made)
                        : tn_rewriter_create_op(rewriter, &state, &made));
  return made;
}

static tn_status replace_with_lists(tn_rewriter* rewriter, tn_op op,
                                    const tn_value_list* operands) {
  tn_value_list lists[4];
  tn_value results[16];
  size_t next = 0;
  const size_t count = tn_op_result_count(op);
  for (size_t i = 0; i < count && i < 4; ++i) {
    tn_type types[3];
    const uint32_t width = below(4);
    for (uint32_t k = 0; k < width; ++k) types[k] = w.types[below(TYPES)];
    const tn_op made = make_op(rewriter, op, operands, types, width);
    lists[i] = (tn_value_list){results + next, width};
    for (uint32_t k = 0; k < width && next < 16; ++k) results[next++] = tn_op_result(made, k);
  }
  return tn_rewriter_replace_op_with_lists(rewriter, op, lists, count);
}

static tn_status replace_with_op(tn_rewriter* rewriter, tn_op op, const tn_value_list* operands) {
  tn_type types[4];
  const size_t count = tn_op_result_count(op);
  for (size_t i = 0; i < count; ++i) {
    types[i] = below(2) == 0 ? tn_value_type(tn_op_result(op, i)) : w.types[below(TYPES)];
  }
  return tn_rewriter_replace_op_with(rewriter, op, make_op(rewriter, op, operands, types, count));
}

static tn_status change_in_place(tn_rewriter* rewriter, tn_op op) {
  tn_identifier name;
  tn_attribute number;
  EXPECT_STATUS(TN_OK, tn_identifier_get(w.printed.context, tn_string_view_from("n"), &name));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(w.types[3], below(9), &number));
  expect_sane(below(2) == 0 ? tn_op_set_attribute(op, name, number)
                            : tn_op_remove_attribute(op, name));
  if (below(3) == 0) expect_sane(tn_op_set_location(op, tn_op_location(w.printed.root)));
  if (tn_op_operand_count(op) != 0 && below(2) == 0) {
    expect_sane(tn_op_erase_operands(op, below(tn_op_operand_count(op)), 1));
  }
  return tn_rewriter_op_modified(rewriter, op);
}

static tn_status move_region(tn_rewriter* rewriter, tn_op op, const tn_value_list* operands,
                             const tn_type_converter* converter) {
  if (tn_op_region_count(op) == 0) return change_in_place(rewriter, op);
  tn_op made = {0, 0, 0, 0};
  tn_type types[4];
  for (size_t i = 0; i < tn_op_result_count(op); ++i) types[i] = w.types[below(TYPES)];
  const tn_op_state state = {.name = name_of("u", below(NAMES)),
                             .result_types = types,
                             .result_count = tn_op_result_count(op),
                             .region_count = 1};
  (void)operands;
  expect_sane(tn_rewriter_create_op(rewriter, &state, &made));
  const tn_region region = tn_op_region(made, 0);
  expect_sane(tn_rewriter_inline_region_before(rewriter, tn_op_region(op, 0), region,
                                               (tn_block){0, 0, 0, 0}));
  if (converter != NULL && below(3) != 0) {
    expect_sane(tn_rewriter_convert_region_types(rewriter, region, converter));
  }
  const tn_block block = tn_region_first_block(region);
  if (!tn_block_is_null(block) && below(4) == 0) {
    const tn_type_list list = {types, 2};
    const size_t counts[] = {below(3)};
    types[0] = w.types[0];
    types[1] = w.types[1];
    expect_sane(tn_rewriter_convert_block_signature(rewriter, block, &list, counts));
  }
  return tn_rewriter_replace_op_with(rewriter, op, made);
}

static tn_status inline_region(tn_rewriter* rewriter, tn_op op, const tn_value_list* operands) {
  const tn_block block = tn_region_first_block(tn_op_region(op, 0));
  const tn_value value = any_value(op, operands);
  if (tn_op_region_count(op) == 0 || tn_value_is_null(value)) return TN_NOT_FOUND;
  expect_sane(tn_rewriter_inline_block_before(rewriter, block, op, &value, 1));
  return tn_rewriter_erase_op(rewriter, op);
}

/// What only works after the back of the rewriter, or not at all.
static void do_wrong(tn_rewriter* rewriter, tn_op op) {
  tn_block block;
  switch (below(8)) {
    case 0:
      EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_to_end(op, tn_op_block(op)));
      break;
    case 1:
      EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_detach(op));
      break;
    case 2:
      EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_split(op, &block));
      break;
    case 3:
      expect_sane(tn_rewriter_erase_op(rewriter, w.printed.root));
      break;
    case 4:
      if (w.held_count != 0) {
        const tn_value value = w.held[below(w.held_count)];
        expect_sane(tn_rewriter_replace_op(rewriter, op, &value, 1));
      }
      break;
    case 5:
      if (w.held_count != 0) {
        const tn_value value = w.held[below(w.held_count)];
        tn_value other;
        expect_sane(tn_rewriter_remapped_value(rewriter, value, &other));
      }
      break;
    case 6:
      if (tn_op_region_count(op) != 0) {
        block = tn_region_first_block(tn_op_region(op, 0));
        if (!tn_block_is_null(block)) expect_sane(tn_rewriter_erase_block(rewriter, block));
      }
      break;
    default:
      if (tn_op_result_count(op) != 0 && w.held_count < 64) {
        w.held[w.held_count++] = tn_op_result(op, 0);
      }
  }
}

static tn_status act(tn_type_converter* converter, tn_rewriter* rewriter, tn_op op,
                     const tn_value_list* operands) {
  tn_status status = TN_OK;
  if (below(4) == 0) return TN_NOT_FOUND;
  if (below(4) == 0) do_wrong(rewriter, op);
  switch (below(7)) {
    case 0:
    case 1:
      status = replace_with_lists(rewriter, op, operands);
      break;
    case 2:
    case 3:
      status = replace_with_op(rewriter, op, operands);
      break;
    case 4:
      status = change_in_place(rewriter, op);
      break;
    case 5:
      status = move_region(rewriter, op, operands, converter);
      break;
    default:
      status = inline_region(rewriter, op, operands);
  }
  expect_sane(status);
  if (below(200) == 0) return TN_INTERRUPTED;
  return status != TN_OK || below(5) == 0 ? TN_NOT_FOUND : TN_OK;
}

static tn_status act_as_conversion(void* user_data, tn_rewriter* rewriter, tn_op op,
                                   const tn_value_list* operands) {
  return act(user_data, rewriter, op, operands);
}

static tn_status act_as_pattern(void* user_data, tn_rewriter* rewriter, tn_op op) {
  return act(user_data, rewriter, op, NULL);
}

//===-- Listening -----------------------------------------------------------------------------===//

static size_t index_of(tn_op op) {
  size_t i = 0;
  while (i < w.op_count && !tn_op_same(w.ops[i], op)) ++i;
  return i;
}

static void op_inserted(void* user_data, tn_op op) {
  (void)user_data;
  if (index_of(op) == w.op_count && w.op_count < OPS_MAX) w.ops[w.op_count++] = op;
}

static void op_erased(void* user_data, tn_op op) {
  (void)user_data;
  const size_t i = index_of(op);
  w.has_heard_wrongly = w.has_heard_wrongly || i == w.op_count;
  if (i < w.op_count) w.ops[i] = w.ops[--w.op_count];
}

static void op_known(void* user_data, tn_op op) {
  (void)user_data;
  w.has_heard_wrongly = w.has_heard_wrongly || index_of(op) == w.op_count;
}

static void op_replaced(void* user_data, tn_op op, const tn_value* values, size_t count) {
  op_known(user_data, op);
  for (size_t i = 0; i < count; ++i) EXPECT_STATUS(TN_OK, tn_value_check(values[i]));
}

static void op_judged(void* user_data, tn_op op, bool is_legal) {
  (void)user_data;
  (void)is_legal;
  EXPECT_STATUS(TN_OK, tn_op_check(op));
}

static tn_walk_result enlist(tn_op op, void* user_data) {
  op_inserted(user_data, op);
  return TN_WALK_ADVANCE;
}

static tn_walk_result check_known(tn_op op, void* user_data) {
  size_t* count = user_data;
  EXPECT_TRUE(index_of(op) < w.op_count);
  ++*count;
  return TN_WALK_ADVANCE;
}

static void show(uint64_t seed, const char* why) {
  (void)fprintf(stderr, "before:\n%s\nafter:\n%s\n%s\n", w.before, w.after, w.printed.text);
  TN_FAIL("seed %llu: %s", (unsigned long long)seed, why);
}

/// No op is illegal, but in recursively legal ones.
static tn_walk_result check_legal(tn_op op, void* user_data) {
  tn_legality legality = TN_LEGAL;
  const tn_string_view name = tn_op_name(op);
  const bool is_source = name.size == 5 && name.data[0] == 't';
  EXPECT_STATUS(TN_OK, tn_conversion_target_legality(w.target, op, &legality));
  if (legality == TN_ILLEGAL) show(*(uint64_t*)user_data, "illegal op");
  return legality == TN_LEGAL && is_source && w.is_recursive[name.data[4] - '0'] ? TN_WALK_SKIP
                                                                                 : TN_WALK_ADVANCE;
}

//===-- One conversion ------------------------------------------------------------------------===//

static void open_world(uint64_t seed) {
  static draft made;
  known_value known[KNOWN_MAX];
  w.state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
  w.op_count = 0;
  w.held_count = 0;
  w.has_heard_wrongly = false;
  made.size = 0;
  made.value_count = 0;
  write_ops(&made, known, 0, 2, 3 + below(12));
  tn_printed_open(&w.printed, made.text);
  for (size_t i = 0; i < TYPES; ++i) {
    EXPECT_STATUS(TN_OK, tn_text_parse_type(w.printed.context, tn_string_view_from(type_names[i]),
                                            &w.types[i]));
  }
  EXPECT_STATUS(TN_OK, tn_conversion_target_create(w.printed.context, &w.target));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(w.printed.context, &w.set));
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_STATUS(TN_OK, tn_type_converter_create(w.printed.context, &w.converters[i]));
    for (size_t k = 0; k < TYPES; ++k) w.mapped[i][k] = below(12);
    EXPECT_STATUS(
        TN_OK, tn_type_converter_add_conversion(w.converters[i], convert_type, w.mapped[i], NULL));
    for (int kind = 0; kind < 3; ++kind) {
      if (below(12) == 0) continue;
      EXPECT_STATUS(TN_OK,
                    tn_type_converter_add_materialization(
                        w.converters[i], (tn_materialization_kind)kind, materialize, NULL, NULL));
    }
  }
}

static tn_status is_odd(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  const tn_attribute n = tn_op_attribute(op, tn_string_view_from("n"));
  if (tn_attribute_is_null(n)) return TN_NOT_FOUND;
  *out_is_legal = tn_integer_attribute_value(n) % 2 == 1;
  return TN_OK;
}

static void fill_target(void) {
  const tn_legality_callback odd = {is_odd, NULL, NULL};
  EXPECT_STATUS(
      TN_OK, tn_conversion_target_set_dialect(w.target, tn_string_view_from("u"), TN_LEGAL, NULL));
  for (uint32_t i = 0; i < NAMES; ++i) {
    char name[16];
    (void)snprintf(name, sizeof name, "t.op%u", i);
    const tn_string_view view = tn_string_view_from(name);
    const tn_legality legality = (tn_legality)below(4);
    EXPECT_STATUS(TN_OK,
                  tn_conversion_target_set_op(w.target, view, legality,
                                              legality == TN_DYNAMICALLY_LEGAL ? &odd : NULL));
    w.is_recursive[i] = below(8) == 0;
    if (w.is_recursive[i]) {
      EXPECT_STATUS(TN_OK, tn_conversion_target_set_recursively_legal(w.target, view, NULL));
    }
    for (uint32_t k = 1 + below(3); k != 0; --k) {
      tn_type_converter* converter = below(3) == 0 ? NULL : w.converters[below(2)];
      const tn_conversion_pattern pattern = {.root = below(8) == 0 ? tn_string_view_from("") : view,
                                             .benefit = below(3),
                                             .converter = converter,
                                             .match_and_rewrite = act_as_conversion,
                                             .user_data = converter};
      const tn_pattern plain = {
          .root = view, .benefit = 1, .match_and_rewrite = act_as_pattern, .user_data = NULL};
      EXPECT_STATUS(TN_OK, below(4) == 0 ? tn_pattern_set_add(w.set, &plain)
                                         : tn_pattern_set_add_conversion(w.set, &pattern));
    }
  }
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_type_conversion(w.set, tn_string_view_from("t.op0"),
                                                          w.converters[0], 2));
}

static tn_status convert(tn_conversion_mode mode) {
  const tn_rewrite_listener listener = {.op_inserted = op_inserted,
                                        .op_modified = op_known,
                                        .op_replaced = op_replaced,
                                        .op_erased = op_erased};
  tn_conversion_config config = tn_conversion_config_default();
  config.folding = (tn_conversion_folding)below(3);
  config.build_materializations = below(2) == 0;
  config.allow_pattern_rollback = below(4) != 0;
  config.listener = &listener;
  config.op_judged = op_judged;
  const tn_status status = tn_convert(w.printed.root, mode, w.target, w.set, &config);
  if (status != TN_OK && !config.allow_pattern_rollback) w.before[0] = 0;
  return status;
}

static void run(uint64_t seed, size_t* succeeded) {
  open_world(seed);
  EXPECT_STATUS(TN_OK, tn_op_verify(w.printed.root));
  fill_target();
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_op(w.target, tn_string_view_from("builtin.module"),
                                                   TN_LEGAL, NULL));
  (void)tn_op_walk(w.printed.root, TN_WALK_PRE_ORDER, enlist, NULL);
  print_to(w.before);
  const tn_conversion_mode mode = (tn_conversion_mode)below(3);
  const tn_status status = convert(mode);
  print_to(w.after);
  if (tn_op_verify(w.printed.root) != TN_OK) show(seed, "invalid");
  if (status != TN_OK || mode == TN_CONVERT_ANALYSIS) {
    if (w.before[0] != 0 && strcmp(w.before, w.after) != 0) show(seed, "not as it was");
  } else {
    size_t count = 0;
    (void)tn_op_walk(w.printed.root, TN_WALK_PRE_ORDER, check_known, &count);
    (void)tn_op_walk(w.printed.root, TN_WALK_PRE_ORDER, check_legal, &seed);
    EXPECT_EQ(w.op_count, count);
    *succeeded += 1;
  }
  EXPECT_TRUE(!w.has_heard_wrongly);
  for (size_t i = 0; i < 2; ++i) tn_type_converter_destroy(w.converters[i]);
  tn_conversion_target_destroy(w.target);
  tn_pattern_set_destroy(w.set);
  tn_printed_close(&w.printed);
}

TN_TEST(random_conversions_keep_their_promises) {
  const char* seeds = getenv("TENURE_SEEDS");
  const uint64_t count = seeds == NULL ? 2000 : strtoull(seeds, NULL, 10);
  size_t succeeded = 0;
  for (uint64_t seed = 0; seed < count; ++seed) run(seed, &succeeded);
  if (succeeded < count / 10) TN_FAIL("%zu succeeded", succeeded);
}
