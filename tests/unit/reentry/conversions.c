// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Provoking the callbacks of dialect conversions: an op of the world is illegal, and each callback
// in turn acts.

#include "conversions.h"

typedef struct conversion {
  world* w;
  tn_type_converter* converter;
  tn_conversion_target* target;
  tn_pattern_set* set;
  tn_type type;
  tn_operation_name name;
  int acting;
} conversion;

enum { TYPES, MATERIALIZES, LEGALITY, PATTERN, JUDGES };

static conversion c;

static void act_if(int which) {
  if (c.acting == which) world_act(c.w);
}

static tn_status convert_type(void* user_data, tn_type type, tn_type_sink* sink) {
  (void)user_data;
  (void)type;
  act_if(TYPES);
  return tn_type_sink_add(sink, c.type);
}

static tn_status materialize(void* user_data, tn_rewriter* rewriter,
                             const tn_materialization* wanted, tn_value* out_values) {
  (void)user_data;
  (void)rewriter;
  (void)wanted;
  (void)out_values;
  act_if(MATERIALIZES);
  return TN_NOT_FOUND;
}

static tn_status is_legal(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  act_if(LEGALITY);
  *out_is_legal = tn_string_view_equal(tn_op_name(op), tn_string_view_from("t.made"));
  return TN_OK;
}

static tn_status convert(void* user_data, tn_rewriter* rewriter, tn_op op,
                         const tn_value_list* operands) {
  (void)user_data;
  (void)operands;
  act_if(PATTERN);
  const tn_op_state state = {.name = c.name, .result_types = &c.type, .result_count = 1};
  tn_op made;
  tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  if (status != TN_OK) return status;
  const tn_value value = tn_op_result(made, 0);
  return tn_rewriter_replace_op(rewriter, op, &value, 1);
}

static void judge(void* user_data, tn_op op, bool is_legal_op) {
  (void)user_data;
  (void)op;
  (void)is_legal_op;
  act_if(JUDGES);
}

static void end(void* user_data) { world_act(user_data); }

static void open_conversion(world* w, int acting) {
  c = (conversion){.w = w, .acting = acting};
  const tn_legality_callback callback = {is_legal, NULL, NULL};
  EXPECT_STATUS(TN_OK, tn_integer_type_get(w->context, 77, TN_SIGNLESS, &c.type));
  EXPECT_STATUS(TN_OK, tn_operation_name_get(w->context, tn_string_view_from("t.made"), &c.name));
  EXPECT_STATUS(TN_OK, tn_type_converter_create(w->context, &c.converter));
  EXPECT_STATUS(TN_OK, tn_conversion_target_create(w->context, &c.target));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(w->context, &c.set));
  EXPECT_STATUS(TN_OK, tn_type_converter_add_conversion(c.converter, convert_type, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_type_converter_add_materialization(c.converter, TN_SOURCE_MATERIALIZATION,
                                                             materialize, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_op(c.target, tn_string_view_from("t.made"),
                                                   TN_DYNAMICALLY_LEGAL, &callback));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_op(c.target, tn_op_name(w->op),
                                                   TN_DYNAMICALLY_LEGAL, &callback));
  const tn_conversion_pattern pattern = {.root = tn_op_name(w->op),
                                         .benefit = 1,
                                         .converter = c.converter,
                                         .match_and_rewrite = convert};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_conversion(c.set, &pattern));
}

static void close_conversion(void) {
  tn_pattern_set_destroy(c.set);
  tn_conversion_target_destroy(c.target);
  tn_type_converter_destroy(c.converter);
}

static void run(world* w, int acting) {
  open_conversion(w, acting);
  tn_conversion_config config = tn_conversion_config_default();
  config.folding = TN_FOLD_NEVER;
  config.op_judged = judge;
  (void)!tn_convert(w->root, acting == JUDGES ? TN_CONVERT_ANALYSIS : TN_CONVERT_PARTIALLY,
                    c.target, c.set, &config);
  close_conversion();
}

void by_type_conversion(world* w) { run(w, TYPES); }
void by_materialization(world* w) { run(w, MATERIALIZES); }
void by_legality(world* w) { run(w, LEGALITY); }
void by_conversion_pattern(world* w) { run(w, PATTERN); }
void by_judgement(world* w) { run(w, JUDGES); }

void by_conversion_end(world* w) {
  open_conversion(w, -1);
  EXPECT_STATUS(TN_OK, tn_type_converter_add_conversion(c.converter, convert_type, w, end));
  close_conversion();
}

void by_materialization_end(world* w) {
  open_conversion(w, -1);
  EXPECT_STATUS(TN_OK, tn_type_converter_add_materialization(c.converter, TN_TARGET_MATERIALIZATION,
                                                             materialize, w, end));
  close_conversion();
}

void by_legality_end(world* w) {
  const tn_legality_callback callback = {is_legal, w, end};
  open_conversion(w, -1);
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_unknown_op(c.target, &callback));
  tn_type_converter_destroy(c.converter);
  tn_pattern_set_destroy(c.set);
  tn_conversion_target_destroy(c.target);
}

void by_conversion_pattern_end(world* w) {
  open_conversion(w, -1);
  const tn_conversion_pattern pattern = {
      .benefit = 1, .match_and_rewrite = convert, .user_data = w, .delete_user_data = end};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_conversion(c.set, &pattern));
  tn_type_converter_destroy(c.converter);
  tn_conversion_target_destroy(c.target);
  tn_pattern_set_destroy(c.set);
}
