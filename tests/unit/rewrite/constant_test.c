// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program asks of constants.

#include <tenure/block.h>
#include <tenure/dialect.h>
#include <tenure/op_interface.h>

#include "../printed.h"

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.operation @constant attributes {traits = [\"ConstantLike\"]} {\n"
    "    %0 = irdl.any {attribute = \"any attribute\"}\n"
    "    irdl.attributes {\"value\" = %0}\n"
    "    %1 = irdl.any\n    irdl.results(r: %1)\n  }\n"
    "}\n";

TN_TEST(values_are_asked_for_their_constants) {
  tn_printed printed;
  tn_attribute attribute;
  tn_printed_open_empty(&printed, NULL);
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(printed.context, tn_string_view_from(schema),
                                              tn_string_view_from("t")));
  tn_printed_parse(&printed,
                   "%0 = \"t.constant\"() {value = 4 : i32} : () -> i32\n"
                   "%1 = arith.constant 5 : i32\n%2 = \"u.next\"(%1) : (i32) -> i32\n"
                   "\"u.use\"(%0, %1, %2) : (i32, i32, i32) -> ()\n");
  const tn_op last = tn_block_last_op(tn_region_first_block(tn_op_region(printed.root, 0)));
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_STATUS(TN_OK, tn_value_constant(tn_op_operand(last, i), &attribute));
    EXPECT_EQ((int64_t)i + 4, tn_integer_attribute_value(attribute));
  }
  const tn_value other = tn_op_operand(last, 2);
  EXPECT_STATUS(TN_NOT_FOUND, tn_value_constant(other, &attribute));
  EXPECT_TRUE(tn_attribute_is_null(attribute));
  const tn_op next = tn_value_owner_op(other);
  EXPECT_STATUS(TN_OK, tn_op_erase(last));
  EXPECT_STATUS(TN_OK, tn_op_erase(next));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_value_constant(other, &attribute));
  tn_printed_close(&printed);
}
