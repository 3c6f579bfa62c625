// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure/op_interface.h: checks of the caller's own, and interfaces of the caller's own.

#include <tenure/dialect.h>
#include <tenure/op_interface.h>
#include <tenure/verify.h>

#include "run.h"

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.operation @read attributes {traits = [\"Pure\"]} {\n    %0 = irdl.any\n"
    "    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @write {\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @make {\n    %0 = irdl.any\n    irdl.results(r: variadic %0)\n  }\n"
    "}\n";

static void attach(tn_context* context, const char* name, tn_op_interfaces interfaces) {
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(context, text_of(name), &interfaces));
}

static void open_schema(tn_printed* printed) {
  tn_printed_open_empty(printed, NULL);
  const tn_status status =
      tn_dialect_load_schema(printed->context, text_of(schema), text_of("t.irdl.mlir"));
  if (status != TN_OK) TN_FAIL("%s", printed->text);
}

//===-- Checks --------------------------------------------------------------------------------===//

/// Ops that write have an even number of operands.
static tn_status write_is_even(void* user_data, tn_op op) {
  (void)user_data;
  const size_t count = tn_op_operand_count(op);
  if (count == 5) return TN_LIMIT_EXCEEDED;
  return count % 2 == 0 ? TN_OK : tn_op_emit_error(op, "has %zu operands, an odd number", count);
}

static void open_checked(tn_printed* printed) {
  open_schema(printed);
  attach(printed->context, "t.write", (tn_op_interfaces){.verify = write_is_even});
}

TN_TEST(checks_of_the_caller_are_the_verifiers) {
  tn_printed printed;
  tn_op root;
  static const char wrong[] =
      "\"t.write\"() : () -> ()\n%0 = \"t.make\"() : () -> i32\n"
      "\"t.write\"(%0) : (i32) -> ()\n";
  open_checked(&printed);
  EXPECT_STATUS(TN_VERIFY_FAILED,
                tn_text_parse(tn_context_root_scope(printed.context), text_of(wrong), NULL, &root));
  EXPECT_TRUE(strstr(printed.text, "'t.write' op has 1 operands, an odd number") != NULL);
  EXPECT_TRUE(strstr(printed.text, "see current operation: ") != NULL);
  tn_printed_parse(&printed, wrong);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(printed.root));
  EXPECT_STATUS(TN_VERIFY_FAILED, run(&printed, "builtin.module(cse)", NULL));
  tn_printed_close(&printed);
  open_checked(&printed);
  tn_printed_parse(&printed,
                   "%0:5 = \"t.make\"() : () -> (i32, i32, i32, i32, i32)\n"
                   "\"t.write\"(%0#0, %0#1, %0#2, %0#3, %0#4) : "
                   "(i32, i32, i32, i32, i32) -> ()\n");
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_op_verify(printed.root));
  EXPECT_TRUE(strstr(printed.text, "'t.write' op verifier failed") != NULL);
  EXPECT_STATUS(TN_OK, tn_op_erase(tn_printed_find(&printed, "t.write")));
  EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_op_emit_error((tn_op){0}, "is nothing"));
  tn_printed_close(&printed);
}

//===-- Own interfaces ------------------------------------------------------------------------===//

TN_TEST(tables_of_the_caller_are_found_by_their_name) {
  static const int weight = 7;
  static const tn_own_interface own[] = {{"Colour", "red"}, {"Weight", &weight}};
  tn_printed printed;
  open_schema(&printed);
  attach(printed.context, "t.make", (tn_op_interfaces){.own = own, .own_count = 2});
  tn_printed_parse(&printed, "%0 = \"t.make\"() : () -> i32\n\"t.write\"(%0) : (i32) -> ()\n");
  const tn_op make = tn_printed_find(&printed, "t.make");
  EXPECT_TRUE(tn_op_own_interface(make, text_of("Weight")) == &weight);
  EXPECT_TRUE(tn_op_own_interface(make, text_of("Colour")) == own[0].table);
  EXPECT_TRUE(tn_op_own_interface(make, text_of("Size")) == NULL);
  EXPECT_TRUE(tn_op_own_interface(tn_printed_find(&printed, "t.write"), text_of("Weight")) == NULL);
  EXPECT_TRUE(tn_op_own_interface(printed.root, text_of("Weight")) == NULL);
  const tn_op_interfaces bad = {.own = &(tn_own_interface){"Weight", NULL}, .own_count = 1};
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_op_interfaces_attach(printed.context, text_of("t.write"), &bad));
  tn_printed_close(&printed);
}

//===-- Pipelines -----------------------------------------------------------------------------===//

TN_TEST(a_pipeline_runs_in_one_call) {
  tn_printed printed;
  open_schema(&printed);
  tn_printed_parse(&printed, "%0 = \"t.read\"() : () -> i32\n");
  EXPECT_STATUS(TN_MALFORMED, tn_op_run_pipeline(printed.root, "builtin.module(", NULL));
  EXPECT_STATUS(TN_OK, tn_op_run_pipeline(printed.root, "builtin.module(canonicalize)", NULL));
  EXPECT_TRUE(tn_op_is_called(printed.root, "builtin.module"));
  EXPECT_TRUE(!tn_op_is_called(printed.root, "builtin.modul"));
  EXPECT_TRUE(!tn_op_is_called((tn_op){0}, ""));
  EXPECT_EQ(0, tn_block_op_count(tn_region_first_block(tn_op_region(printed.root, 0))));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_op_run_pipeline((tn_op){0}, "any()", NULL));
  tn_printed_close(&printed);
}
