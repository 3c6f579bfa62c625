// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and blocks printed by themselves: what they are, and what they are called.

#include "printed.h"

static const char program[] =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %c = arith.constant 3 : i32\n"
    "  %x:2 = \"t.x\"(%c) ({\n"
    "  ^bb0(%q: i32):\n"
    "    \"t.br\"()[^bb1] : () -> ()\n"
    "  ^bb1:\n"
    "    \"t.e\"() : () -> ()\n"
    "  }) : (i32) -> (i32, i64)\n"
    "  return %x#0 : i32\n"
    "}\n"
    "%z = \"t.z\"() : () -> i32\n";

static tn_op op_at(tn_block block, uint32_t index) {
  tn_op op = tn_block_first_op(block);
  while (index-- != 0) op = tn_op_next(op);
  return op;
}

static const char* name_of(tn_printed* it, tn_value value, tn_print_options options) {
  tn_printed_clear(it);
  EXPECT_STATUS(TN_OK, tn_value_print_name(value, &options, tn_printed_write, it));
  return it->text;
}

TN_TEST(names) {
  const tn_print_options custom = {.custom_form = true};
  const tn_print_options local = {.custom_form = true, .local_scope = true};
  const tn_print_options generic = {.custom_form = false};
  tn_printed it;
  tn_printed_open(&it, program);
  const tn_block body = tn_region_first_block(tn_op_region(it.root, 0));
  const tn_block block = tn_region_first_block(tn_op_region(op_at(body, 0), 0));
  const tn_value constant = tn_op_result(op_at(block, 0), 0);
  const tn_value second = tn_op_result(op_at(block, 1), 1);
  EXPECT_STR("%c3_i32", name_of(&it, constant, custom));
  EXPECT_STR("%1", name_of(&it, constant, generic));
  EXPECT_STR("%1#1", name_of(&it, second, custom));
  EXPECT_STR("%0#1", name_of(&it, second, local));
  EXPECT_STR("%arg0", name_of(&it, tn_block_argument(block, 0), custom));
  const tn_region inner = tn_op_region(op_at(block, 1), 0);
  EXPECT_STR("%arg1", name_of(&it, tn_block_argument(tn_region_first_block(inner), 0), custom));
  EXPECT_STR("%0", name_of(&it, tn_op_result(op_at(body, 1), 0), custom));
  tn_printed_clear(&it);
  EXPECT_STATUS(TN_OK, tn_block_print_name(tn_block_next(tn_region_first_block(inner)), &custom,
                                           tn_printed_write, &it));
  EXPECT_STR("^bb1", it.text);
  tn_printed_close(&it);
}

TN_TEST(what_values_are) {
  const tn_print_options custom = {.custom_form = true};
  tn_printed it;
  tn_printed_open(&it, program);
  const tn_block body = tn_region_first_block(tn_op_region(it.root, 0));
  const tn_block block = tn_region_first_block(tn_op_region(op_at(body, 0), 0));
  EXPECT_STATUS(TN_OK,
                tn_value_print(tn_op_result(op_at(block, 0), 0), &custom, tn_printed_write, &it));
  EXPECT_STR("%c3_i32 = arith.constant 3 : i32", it.text);
  tn_printed_clear(&it);
  EXPECT_STATUS(TN_OK, tn_value_print(tn_block_argument(block, 0), &custom, tn_printed_write, &it));
  EXPECT_STR("<block argument> of type 'i32' at index: 0", it.text);
  tn_printed_close(&it);
}

TN_TEST(stale_ones_are_refused) {
  tn_printed it;
  tn_printed_open(&it, program);
  const tn_block body = tn_region_first_block(tn_op_region(it.root, 0));
  const tn_op last = op_at(body, 1);
  const tn_value value = tn_op_result(last, 0);
  const tn_block block = tn_region_first_block(tn_op_region(op_at(body, 0), 0));
  const tn_value argument = tn_block_argument(block, 0);
  EXPECT_STATUS(TN_OK, tn_op_erase(last));
  EXPECT_STATUS(TN_OK, tn_op_erase(op_at(body, 0)));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_print(value, NULL, tn_printed_write, &it));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_print_name(value, NULL, tn_printed_write, &it));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_print(argument, NULL, tn_printed_write, &it));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_block_print_name(block, NULL, tn_printed_write, &it));
  EXPECT_TRUE(strstr(it.text, "erased") != NULL);
  tn_printed_close(&it);
}
