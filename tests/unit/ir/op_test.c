// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of every size: long counts, operands and attributes that outgrow the cell and come back.

#include "ir/op.h"

#include <stdlib.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/operation.h>
#include <tenure/value.h>

#include "report.h"

enum { WIDE = 700 };

typedef struct bench {
  tn_report report;
  tn_context* context;
  tn_scope* root;
  tn_type i64;
  tn_operation_name name;
  tn_op module;
  tn_block body;
  tn_value values[WIDE];  // Results of one op each, and of one wide op.
} bench;

static tn_op make(bench* b, const tn_op_state* state) {
  tn_op op = {0, 0, 0, 0};
  tn_op_state named = *state;
  named.name = b->name;
  EXPECT_STATUS(TN_OK, tn_op_create(b->root, &named, &op));
  return op;
}

static void open_bench(bench* b) {
  static tn_type types[WIDE];
  b->context = tn_report_open(&b->report, false);
  tn_context_set_allows_unregistered_dialects(b->context, true);
  b->root = tn_context_root_scope(b->context);
  b->i64 = tn_test_integer(b->context, 64);
  EXPECT_STATUS(TN_OK, tn_operation_name_get(b->context, tn_view("t.op"), &b->name));
  for (size_t i = 0; i < WIDE; ++i) types[i] = b->i64;
  const tn_op_state module = {.region_count = 1};
  b->module = make(b, &module);
  EXPECT_STATUS(TN_OK, tn_block_create(tn_op_region(b->module, 0), (tn_block){0, 0, 0, 0}, NULL,
                                       NULL, 0, &b->body));
  const tn_op_state wide = {
      .insertion = {.block = b->body}, .result_types = types, .result_count = WIDE};
  const tn_op source = make(b, &wide);
  for (size_t i = 0; i < WIDE; ++i) b->values[i] = tn_op_result(source, i);
}

static tn_identifier key(bench* b, size_t number) {
  char text[24];
  snprintf(text, sizeof text, "k%zu", number);
  return tn_test_name(b->context, text);
}

//===-- Very many of everything ---------------------------------------------------------------===//

typedef struct wide_op {
  tn_op op;
  size_t operand_count;
  size_t result_count;
  size_t successor_count;
  size_t region_count;
  size_t attribute_count;
} wide_op;

static void expect_wide(bench* b, const wide_op* it, const tn_block* blocks) {
  EXPECT_EQ(it->operand_count, tn_op_operand_count(it->op));
  for (size_t i = 0; i < it->operand_count; ++i) {
    const tn_value operand = tn_op_operand(it->op, i);
    EXPECT_BITS(b->values[i % WIDE], operand);
  }
  EXPECT_EQ(it->result_count, tn_op_result_count(it->op));
  for (size_t i = 0; i < it->result_count; ++i) {
    EXPECT_TRUE(tn_type_equal(b->i64, tn_value_type(tn_op_result(it->op, i))));
  }
  EXPECT_EQ(it->successor_count, tn_op_successor_count(it->op));
  for (size_t i = 0; i < it->successor_count; ++i) {
    const tn_block successor = tn_op_successor(it->op, i);
    EXPECT_BITS(blocks[i % 3], successor);
  }
  EXPECT_EQ(it->region_count, tn_op_region_count(it->op));
  for (size_t i = 0; i < it->region_count; ++i) {
    EXPECT_EQ(i, tn_region_index(tn_op_region(it->op, i)));
  }
  EXPECT_EQ(it->attribute_count,
            tn_op_property_count(it->op) + tn_op_discardable_attribute_count(it->op));
  for (size_t i = 0; i < it->attribute_count; ++i) {
    const tn_attribute value = tn_op_attribute_by_identifier(it->op, key(b, i));
    EXPECT_EQ(i, tn_integer_attribute_value(value));
  }
}

static tn_op make_wide(bench* b, const wide_op* it, const tn_block* blocks) {
  static tn_type types[WIDE];
  static tn_named_attribute attributes[WIDE];
  static tn_block successors[WIDE];
  for (size_t i = 0; i < WIDE; ++i) types[i] = b->i64;
  for (size_t i = 0; i < it->successor_count; ++i) successors[i] = blocks[i % 3];
  for (size_t i = 0; i < it->attribute_count; ++i) {
    attributes[i] = (tn_named_attribute){key(b, i), tn_test_number(b->context, (int64_t)i)};
  }
  const size_t property_count = it->attribute_count / 2;
  const tn_op_state state = {.insertion = {.block = b->body},
                             .operands = b->values,
                             .operand_count = it->operand_count,
                             .result_types = types,
                             .result_count = it->result_count,
                             .successors = successors,
                             .successor_count = it->successor_count,
                             .region_count = it->region_count,
                             .properties = attributes,
                             .property_count = property_count,
                             .attributes = attributes + property_count,
                             .attribute_count = it->attribute_count - property_count};
  return make(b, &state);
}

TN_TEST(ops_with_very_many_parts) {
  static const wide_op kinds[] = {
      {.operand_count = 255},
      {.operand_count = 256},
      {.operand_count = WIDE},
      {.result_count = 255},
      {.result_count = 256},
      {.result_count = WIDE},
      {.successor_count = 15},
      {.successor_count = 16},
      {.successor_count = 300},
      {.region_count = 15},
      {.region_count = 16},
      {.region_count = 500},
      {.attribute_count = 1},
      {.attribute_count = 300},
      {{0, 0, 0, 0}, 3, 2, 15, 15, 5},
      {{0, 0, 0, 0}, 3, 2, 16, 1, 5},
      {{0, 0, 0, 0}, WIDE, WIDE, 200, 100, 200},
  };
  static bench b;
  open_bench(&b);
  tn_block blocks[3];
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_STATUS(TN_OK, tn_block_create(tn_op_region(b.module, 0), (tn_block){0, 0, 0, 0}, NULL,
                                         NULL, 0, &blocks[i]));
  }
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    wide_op it = kinds[i];
    it.op = make_wide(&b, &it, blocks);
    expect_wide(&b, &it, blocks);
    wide_op clone = it;
    EXPECT_STATUS(TN_OK, tn_op_clone(b.root, it.op, 0, NULL, NULL, &clone.op));
    EXPECT_STATUS(TN_OK, tn_op_erase(it.op));
    expect_wide(&b, &clone, blocks);
    EXPECT_STATUS(TN_OK, tn_op_erase(clone.op));
  }
  for (size_t i = 0; i < WIDE; ++i) EXPECT_TRUE(!tn_value_has_uses(b.values[i]));
  for (size_t i = 0; i < 3; ++i) EXPECT_EQ(0, tn_block_use_count(blocks[i]));
  tn_context_destroy(b.context);
}

//===-- Growing and shrinking -----------------------------------------------------------------===//

/// An op with a successor, a region and both kinds of attributes after its operands.
static wide_op make_resizable(bench* b, const tn_block* blocks, size_t operands, size_t results) {
  wide_op it = {{0, 0, 0, 0}, operands, results, 2, 1, 3};
  it.op = make_wide(b, &it, blocks);
  return it;
}

TN_TEST(operands_grow_and_shrink_in_every_order) {
  static const size_t counts[] = {0, 1, 2, 5, 40, 255, 256, WIDE};
  enum { COUNT = sizeof counts / sizeof *counts };
  static bench b;
  open_bench(&b);
  const tn_block blocks[3] = {b.body, b.body, b.body};
  for (size_t results = 1; results <= 257; results += 256) {
    for (size_t i = 0; i < COUNT; ++i) {
      for (size_t k = 0; k < COUNT; ++k) {
        for (size_t m = 0; m < COUNT; ++m) {
          wide_op it = make_resizable(&b, blocks, counts[i], results);
          EXPECT_STATUS(TN_OK, tn_op_set_operands(it.op, b.values, counts[k]));
          it.operand_count = counts[k];
          expect_wide(&b, &it, blocks);
          EXPECT_STATUS(TN_OK, tn_op_set_operands(it.op, b.values, counts[m]));
          it.operand_count = counts[m];
          expect_wide(&b, &it, blocks);
          EXPECT_STATUS(TN_OK, tn_op_erase(it.op));
        }
      }
    }
  }
  for (size_t i = 0; i < WIDE; ++i) EXPECT_TRUE(!tn_value_has_uses(b.values[i]));
  tn_context_destroy(b.context);
}

TN_TEST(attributes_grow_and_shrink_between_operands) {
  static bench b;
  open_bench(&b);
  const tn_block blocks[3] = {b.body, b.body, b.body};
  for (size_t first = 0; first < 2; ++first) {
    wide_op it = make_resizable(&b, blocks, 2, 1);
    for (size_t round = 0; round < 4; ++round) {
      // Attributes first or operands first, so that each spills while the other has or has not.
      if (first == round % 2) {
        it.operand_count = round < 2 ? 60 : 1;
        EXPECT_STATUS(TN_OK, tn_op_set_operands(it.op, b.values, it.operand_count));
        expect_wide(&b, &it, blocks);
        continue;
      }
      const size_t count = round < 2 ? 100 : 4;
      for (; it.attribute_count < count; ++it.attribute_count) {
        const tn_attribute number = tn_test_number(b.context, (int64_t)it.attribute_count);
        const tn_identifier name = key(&b, it.attribute_count);
        EXPECT_STATUS(TN_OK, it.attribute_count % 3 == 0
                                 ? tn_op_set_property(it.op, name, number)
                                 : tn_op_set_attribute(it.op, name, number));
      }
      for (; it.attribute_count > count; --it.attribute_count) {
        EXPECT_STATUS(TN_OK, tn_op_remove_attribute(it.op, key(&b, it.attribute_count - 1)));
      }
      expect_wide(&b, &it, blocks);
    }
    EXPECT_STATUS(TN_OK, tn_op_erase(it.op));
  }
  tn_context_destroy(b.context);
}

/// Names are compared several bytes at a time: none is taken for one that differs in a byte, wherever
/// that is, and no byte after the end counts.
TN_TEST(an_attribute_is_found_by_the_whole_name) {
  static bench b;
  open_bench(&b);
  for (size_t size = 1; size <= 40; ++size) {
    char text[42] = {0};
    memset(text, 'n', size);
    const tn_named_attribute named = {tn_test_name(b.context, text), tn_test_number(b.context, 7)};
    const tn_op_state state = {.attributes = &named, .attribute_count = 1};
    const tn_op op = make(&b, &state);
    text[size] = 'n';
    EXPECT_EQ(7, tn_integer_attribute_value(tn_op_attribute(op, (tn_string_view){text, size})));
    for (size_t other = 0; other <= size + 1; ++other) {
      if (other == size) continue;
      EXPECT_TRUE(tn_attribute_is_null(tn_op_attribute(op, (tn_string_view){text, other})));
    }
    for (size_t at = 0; at < size; ++at) {
      text[at] = 'm';
      EXPECT_TRUE(tn_attribute_is_null(tn_op_attribute(op, (tn_string_view){text, size})));
      text[at] = 'n';
    }
    EXPECT_STATUS(TN_OK, tn_op_erase(op));
  }
  tn_context_destroy(b.context);
}

TN_TEST(erasing_operands_keeps_the_rest) {
  static bench b;
  open_bench(&b);
  for (size_t total = 1; total < 12; ++total) {
    for (size_t start = 0; start <= total; ++start) {
      for (size_t count = 0; count <= total - start; ++count) {
        const tn_op_state state = {.operands = b.values, .operand_count = total};
        const tn_op op = make(&b, &state);
        EXPECT_STATUS(TN_OK, tn_op_erase_operands(op, start, count));
        EXPECT_EQ(total - count, tn_op_operand_count(op));
        for (size_t i = 0; i < total - count; ++i) {
          const tn_value operand = tn_op_operand(op, i);
          EXPECT_BITS(b.values[i < start ? i : i + count], operand);
          EXPECT_TRUE(tn_value_has_one_use(operand));
          EXPECT_EQ(i, tn_use_operand_number(tn_value_first_use(operand)));
        }
        EXPECT_STATUS(TN_OK, tn_op_erase(op));
      }
    }
  }
  const tn_op_state state = {.operands = b.values, .operand_count = 3};
  const tn_op op = make(&b, &state);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_erase_operands(op, 2, 2));
  EXPECT_STR("operand 3 out of range: 't.op' has 3", b.report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_erase_operands(op, 4, 0));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_erase_operands(op, 1, SIZE_MAX));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_operand(op, 3, b.values[0]));
  EXPECT_EQ(3, tn_op_operand_count(op));
  tn_context_destroy(b.context);
}

//===-- Uses ----------------------------------------------------------------------------------===//

/// Expects the uses of `value` to be those of `users`, newest first, all of them operand 0.
static void expect_uses(tn_value value, const tn_op* users, size_t count) {
  tn_use use = tn_value_first_use(value);
  for (size_t i = 0; i < count; ++i, use = tn_use_next(use)) {
    const tn_op owner = tn_use_owner(use);
    EXPECT_BITS(users[i], owner);
  }
  EXPECT_TRUE(tn_use_is_null(use));
}

TN_TEST(uses_come_newest_first) {
  static bench b;
  open_bench(&b);
  tn_op users[4];
  for (size_t i = 0; i < 4; ++i) {
    const tn_op_state state = {.operands = b.values, .operand_count = 1};
    users[i] = make(&b, &state);
  }
  expect_uses(b.values[0], (tn_op[]){users[3], users[2], users[1], users[0]}, 4);
  EXPECT_STATUS(TN_OK, tn_op_set_operand(users[1], 0, b.values[0]));
  expect_uses(b.values[0], (tn_op[]){users[1], users[3], users[2], users[0]}, 4);
  EXPECT_STATUS(TN_OK, tn_op_set_operand(users[3], 0, (tn_value){0, 0, 0, 0}));
  expect_uses(b.values[0], (tn_op[]){users[1], users[2], users[0]}, 3);
  // Replacing takes the newest use first, so they come out turned round, before what is there.
  EXPECT_STATUS(TN_OK, tn_op_set_operand(users[3], 0, b.values[1]));
  EXPECT_STATUS(TN_OK, tn_value_replace_all_uses(b.values[0], b.values[1]));
  expect_uses(b.values[0], NULL, 0);
  expect_uses(b.values[1], (tn_op[]){users[0], users[2], users[1], users[3]}, 4);
  EXPECT_STATUS(TN_OK, tn_value_replace_all_uses_except(b.values[1], b.values[2], &users[2], 1));
  expect_uses(b.values[1], &users[2], 1);
  expect_uses(b.values[2], (tn_op[]){users[3], users[1], users[0]}, 3);
  EXPECT_STATUS(TN_OK, tn_value_drop_all_uses(b.values[2]));
  expect_uses(b.values[2], NULL, 0);
  EXPECT_TRUE(tn_value_is_null(tn_op_operand(users[0], 0)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_value_replace_all_uses(b.values[1], b.values[1]));
  tn_context_destroy(b.context);
}

/// Makes `count` users of `value` in the body, where each can be erased by itself.
static void make_users(bench* b, tn_value value, tn_op* users, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const tn_op_state state = {
        .insertion = {.block = b->body}, .operands = &value, .operand_count = 1};
    users[i] = make(b, &state);
  }
}

/// Replaces `count` uses by those of a value that has `after`, and takes the users away, every
/// `step`th of those that are left at a time.
static void replace_and_erase(bench* b, size_t count, size_t behind, size_t step) {
  tn_op users[2 * 6];
  tn_op expected[2 * 6];
  make_users(b, b->values[0], users, count);
  make_users(b, b->values[1], users + count, behind);
  for (size_t i = 0; i < count; ++i) expected[i] = users[i];
  for (size_t i = 0; i < behind; ++i) expected[count + i] = users[count + behind - 1 - i];
  EXPECT_STATUS(TN_OK, tn_value_replace_all_uses(b->values[0], b->values[1]));
  EXPECT_TRUE(!tn_value_has_uses(b->values[0]));
  size_t left = count + behind;
  expect_uses(b->values[1], expected, left);
  for (size_t at = 0; left > 0; --left) {
    at = (at + step) % left;
    const tn_op gone = expected[at];
    EXPECT_STATUS(TN_OK, tn_op_erase(gone));
    EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(gone));
    for (size_t i = at + 1; i < left; ++i) expected[i - 1] = expected[i];
    expect_uses(b->values[1], expected, left - 1);
  }
}

TN_TEST(any_number_of_uses_is_replaced_and_erased) {
  static bench b;
  open_bench(&b);
  tn_context_statistics before;
  tn_context_statistics after;
  tn_context_statistics_get(b.context, &before);
  size_t made = 0;
  for (size_t count = 0; count <= 6; ++count) {
    for (size_t behind = 0; behind <= 6; ++behind) {
      for (size_t step = 0; step < 4; ++step) {
        replace_and_erase(&b, count, behind, step);
        made += count + behind;
      }
    }
  }
  tn_context_statistics_get(b.context, &after);
  EXPECT_EQ(before.live_op_count, after.live_op_count);
  EXPECT_EQ(before.erased_op_count + made, after.erased_op_count);
  tn_context_destroy(b.context);
}

TN_TEST(an_op_with_uses_outside_is_not_erased) {
  static bench b;
  open_bench(&b);
  const tn_op_state source_state = {
      .insertion = {.block = b.body}, .result_types = &b.i64, .result_count = 1, .region_count = 1};
  const tn_op source = make(&b, &source_state);
  tn_block inner;
  EXPECT_STATUS(TN_OK, tn_block_create(tn_op_region(source, 0), (tn_block){0, 0, 0, 0}, &b.i64,
                                       NULL, 1, &inner));
  const tn_value result = tn_op_result(source, 0);
  const tn_value argument = tn_block_argument(inner, 0);
  const tn_op_state inside = {
      .insertion = {.block = inner}, .operands = &result, .operand_count = 1};
  (void)make(&b, &inside);
  const tn_value both[2] = {result, argument};
  const tn_op_state outside = {
      .insertion = {.block = b.body}, .operands = both, .operand_count = 2};
  const tn_op user = make(&b, &outside);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_erase(source));
  EXPECT_STR("cannot erase 't.op': its result is used by 't.op'", b.report.message);
  EXPECT_STATUS(TN_OK, tn_op_check(source));
  EXPECT_EQ(2, tn_value_use_count(result));
  EXPECT_STATUS(TN_OK, tn_op_set_operand(user, 0, (tn_value){0, 0, 0, 0}));
  // A use inside holds nothing up; one outside of a value inside becomes null.
  EXPECT_STATUS(TN_OK, tn_op_erase(source));
  EXPECT_TRUE(tn_value_is_null(tn_op_operand(user, 1)));
  EXPECT_EQ(2, tn_op_operand_count(user));
  tn_context_destroy(b.context);
}

TN_TEST(the_last_cell_is_a_limit) {
  static bench b;
  open_bench(&b);
  tn_type types[WIDE];
  for (size_t i = 0; i < WIDE; ++i) types[i] = b.i64;
  const tn_op_state state = {.name = b.name, .result_types = types, .result_count = WIDE};
  tn_cells* cells = &b.context->cells;
  const uint32_t chunk_count = cells->chunk_count;
  tn_op op;
  tn_status status = TN_OK;
  cells->chunk_count = 1u << (32 - TN_CHUNK_SHIFT);
  for (size_t i = 0; status == TN_OK && i < 100000; ++i) {
    status = tn_op_create(b.root, &state, &op);
  }
  cells->chunk_count = chunk_count;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, status);
  EXPECT_TRUE(tn_op_is_null(op));
  EXPECT_STR("the context has reached its limit of 16 GiB of IR cells", b.report.message);
  EXPECT_STATUS(TN_OK, tn_op_create(b.root, &state, &op));
  tn_context_destroy(b.context);
}
