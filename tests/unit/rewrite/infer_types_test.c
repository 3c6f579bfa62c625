// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of results that nobody gave: by a schema, and by an interface of the caller's own.

#include <tenure/builder.h>
#include <tenure/dialect.h>
#include <tenure/op_interface.h>
#include <tenure/type.h>

#include "printed.h"

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.operation @twice {\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n"
    "    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @open {\n    %0 = irdl.any\n    irdl.operands(x: %0)\n"
    "    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @built {\n    %0 = irdl.is f32\n    %1 = irdl.any {type = \"index\"}\n"
    "    irdl.results(r: %0, s: %1)\n  }\n"
    "  irdl.operation @maybe attributes {match = [\"r = same(x)\"]} {\n    %0 = irdl.any\n"
    "    irdl.operands(x: optional %0)\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @given attributes {infers = false, match = [\"r = same(x)\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: %0)\n    irdl.results(r: %0)\n  }\n"
    "}\n";

typedef struct teller {
  size_t calls;
  size_t most;       ///< Of the rooms that it was called with.
  tn_status status;  ///< What it answers, if not TN_OK.
  bool is_null;      ///< It gives null types.
  tn_type type;      ///< Not null: what it gives.
  tn_context* ends;  ///< It destroys this.
} teller;

/// Twice the operands' types; two for none.
static tn_status infer(void* user_data, const tn_op_state* state, tn_type* types, size_t capacity,
                       size_t* out_count) {
  teller* it = user_data;
  ++it->calls;
  if (capacity > it->most) it->most = capacity;
  EXPECT_EQ(0, state->result_count);
  if (it->ends != NULL) tn_context_destroy(it->ends);
  if (it->status != TN_OK) return it->status;
  *out_count = 2 * state->operand_count;
  for (size_t i = 0; i < *out_count && i < capacity; ++i) {
    types[i] = it->type.storage != NULL ? it->type : tn_value_type(state->operands[i / 2]);
    if (it->is_null) types[i] = (tn_type){NULL};
  }
  return TN_OK;
}

typedef struct bench {
  tn_printed printed;
  tn_builder b;
  teller teller;
  tn_value values[20];
} bench;

static bench it;

static void open_bench(void) {
  it = (bench){.teller = {0}};
  tn_printed_open_empty(&it.printed, NULL);
  it.b = (tn_builder){.scope = it.printed.scope};
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(it.printed.context, tn_string_view_from(schema),
                                              tn_string_view_from("t.irdl.mlir")));
  const tn_op_interfaces given = {.user_data = &it.teller, .infer_types = infer};
  EXPECT_STATUS(
      TN_OK, tn_op_interfaces_attach(it.printed.context, tn_string_view_from("t.twice"), &given));
  it.printed.root = tn_build_module(&it.b);
  for (size_t i = 0; i < 20; ++i) {
    it.values[i] = tn_build_value(&it.b, TN_OP("arith.constant", .text = "value = 1 : i32"));
  }
  EXPECT_STATUS(TN_OK, it.b.status);
}

static tn_op_state state_of(const char* name, size_t operand_count) {
  tn_op_state state = {.operands = it.values, .operand_count = operand_count};
  EXPECT_STATUS(TN_OK,
                tn_operation_name_get(it.printed.context, tn_string_view_from(name), &state.name));
  return state;
}

static void expect_refused(tn_status status, const tn_op_state* state, const char* words) {
  tn_type types[4];
  size_t count = 7;
  EXPECT_STATUS(status, tn_op_infer_types(it.printed.scope, state, types, 4, &count));
  EXPECT_EQ(0, count);
  if (strstr(it.printed.text, words) == NULL) TN_FAIL("%s", it.printed.text);
  tn_printed_clear(&it.printed);
}

static bool infers(const char* text) {
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(it.printed.context, tn_string_view_from(text), &name));
  return tn_operation_name_infers_types(name);
}

TN_TEST(an_interface_says_the_types_of_results) {
  open_bench();
  EXPECT_TRUE(infers("t.twice"));
  EXPECT_TRUE(!infers("t.open"));
  EXPECT_TRUE(infers("t.built"));
  EXPECT_TRUE(!infers("t.maybe"));
  EXPECT_TRUE(!infers("t.given"));
  EXPECT_TRUE(!infers("t.unknown"));
  EXPECT_TRUE(infers("arith.addi"));
  EXPECT_TRUE(!infers("memref.subview"));
  const tn_op few = tn_build(&it.b, TN_OP("t.twice", .operands = &(tn_value_list){it.values, 3}));
  EXPECT_STATUS(TN_OK, it.b.status);
  EXPECT_EQ(6, tn_op_result_count(few));
  EXPECT_EQ(1, it.teller.calls);
  // More than there was room for at first.
  const tn_op many = tn_build(&it.b, TN_OP("t.twice", .operands = &(tn_value_list){it.values, 20}));
  EXPECT_STATUS(TN_OK, it.b.status);
  EXPECT_EQ(40, tn_op_result_count(many));
  EXPECT_EQ(3, it.teller.calls);
  EXPECT_EQ(40, it.teller.most);
  // What is given is not asked for.
  tn_build(&it.b, TN_OP("t.twice", .operands = &(tn_value_list){it.values, 1},
                        .result_types = &(tn_type_list){NULL, 0}));
  EXPECT_STATUS(TN_OK, it.b.status);
  EXPECT_EQ(3, it.teller.calls);
  tn_printed_close(&it.printed);
}

TN_TEST(types_of_results_are_asked_for_without_an_op) {
  tn_type types[2] = {{NULL}, {NULL}};
  size_t count = 0;
  open_bench();
  tn_op_state state = state_of("t.twice", 2);
  EXPECT_STATUS(TN_OK, tn_op_infer_types(it.printed.scope, &state, NULL, 0, &count));
  EXPECT_EQ(4, count);
  EXPECT_STATUS(TN_OK, tn_op_infer_types(it.printed.scope, &state, types, 2, &count));
  EXPECT_EQ(4, count);
  EXPECT_TRUE(tn_type_equal(types[1], tn_value_type(it.values[0])));
  state = state_of("arith.cmpi", 2);
  EXPECT_STATUS(TN_OK, tn_op_infer_types(it.printed.scope, &state, types, 2, &count));
  EXPECT_EQ(1, count);
  EXPECT_EQ(1, tn_integer_type_width(types[0]));
  tn_printed_close(&it.printed);
}

TN_TEST(types_that_cannot_be_inferred_are_refused) {
  open_bench();
  tn_op_state state = state_of("t.open", 1);
  expect_refused(TN_INVALID_ARGUMENT, &state, "cannot infer that of 'r' from its operands");
  state = state_of("u.open", 1);
  expect_refused(TN_NOT_FOUND, &state, "no loaded dialect defines this operation");
  state.name.storage = NULL;
  expect_refused(TN_INVALID_ARGUMENT, &state, "the operation name is null");
  state = state_of("t.twice", 1);
  it.teller.status = TN_NOT_FOUND;
  expect_refused(TN_NOT_FOUND, &state, "result types cannot be inferred");
  it.teller.status = TN_LIMIT_EXCEEDED;
  expect_refused(TN_LIMIT_EXCEEDED, &state, "interface callback failed to infer the result types");
  it.teller.status = TN_OK;
  it.teller.is_null = true;
  expect_refused(TN_INVALID_ARGUMENT, &state, "a type that is null or belongs to another context");
  const tn_value kept = it.values[0];
  it.values[0] = (tn_value){0, 0, 0, 0};
  expect_refused(TN_INVALID_ARGUMENT, &state, "operand #0 of 't.twice' is null");
  it.values[0] = kept;
  EXPECT_STATUS(TN_OK, tn_op_erase(tn_value_owner_op(kept)));
  expect_refused(TN_STALE_HANDLE, &state, "");
  tn_printed_close(&it.printed);
}

TN_TEST(types_of_another_context_are_refused) {
  tn_printed other;
  open_bench();
  tn_printed_open_empty(&other, NULL);
  EXPECT_STATUS(TN_OK, tn_index_type_get(other.context, &it.teller.type));
  tn_op_state state = state_of("t.twice", 1);
  expect_refused(TN_INVALID_ARGUMENT, &state, "a type that is null or belongs to another context");
  state.location = tn_location_unknown(other.context);
  expect_refused(TN_INVALID_ARGUMENT, &state, "location");
  tn_printed_close(&other);
  tn_printed_close(&it.printed);
}

TN_TEST(an_interface_may_end_the_context) {
  open_bench();
  it.teller.ends = it.printed.context;
  tn_context_retain(it.printed.context);
  (void)tn_build(&it.b, TN_OP("t.twice", .operands = &(tn_value_list){it.values, 3}));
  EXPECT_TRUE(!tn_context_is_alive(it.printed.context));
  tn_context_release(it.printed.context);
}
