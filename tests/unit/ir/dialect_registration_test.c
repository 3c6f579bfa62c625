// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contexts whose dialects have to be registered.

#include <tenure/bytecode.h>
#include <tenure/dialect.h>
#include <tenure/text.h>
#include <tenure/verify.h>

#include "ir/dialect_table.h"
#include "report.h"

static tn_context* open_choosy(tn_report* report) {
  tn_context* context = tn_report_open(report, false);
  tn_context_set_allows_unregistered_dialects(context, false);
  tn_context__need_registration(context);
  return context;
}

static tn_status parse(tn_context* context, const char* text) {
  tn_op op;
  return tn_text_parse(tn_context_root_scope(context), tn_view(text), NULL, &op);
}

static bool is_known(tn_context* context, const char* text) {
  tn_operation_name name;
  return tn_operation_name_get(context, tn_view(text), &name) == TN_OK &&
         tn_operation_name_is_registered(name);
}

TN_TEST(without_registration_nothing_but_builtin_is_known) {
  tn_report report;
  tn_context* context = open_choosy(&report);
  EXPECT_STATUS(TN_MALFORMED, parse(context, "func.func private @f()"));
  EXPECT_STATUS(TN_MALFORMED, parse(context, "\"func.return\"() : () -> ()"));
  EXPECT_STATUS(TN_OK, parse(context, "module {}"));
  EXPECT_TRUE(!is_known(context, "func.func"));
  EXPECT_TRUE(is_known(context, "builtin.module"));
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_load(context, tn_view("func")));
  EXPECT_EQ(0, tn_context__loaded_count(context));
  EXPECT_EQ(0, tn_context__registered_count(context));
  tn_context_destroy(context);
}

TN_TEST(what_is_registered_is_loaded_when_it_is_read) {
  tn_report report;
  tn_context* context = open_choosy(&report);
  EXPECT_STATUS(TN_OK, tn_context__register_dialect(context, tn_view("func")));
  EXPECT_STATUS(TN_OK, tn_context__register_dialect(context, tn_view("func")));
  EXPECT_STATUS(TN_OK, tn_context__register_dialect(context, tn_view("mine")));
  EXPECT_EQ(2, tn_context__registered_count(context));
  EXPECT_VIEW("mine", tn_context__registered_name(context, 0));
  EXPECT_VIEW("func", tn_context__registered_name(context, 1));
  EXPECT_TRUE(tn_context__registered_name(context, 2).data == NULL);
  EXPECT_TRUE(!is_known(context, "func.func"));
  EXPECT_EQ(0, tn_context__loaded_count(context));
  EXPECT_STATUS(TN_OK, parse(context, "func.func private @f()"));
  EXPECT_EQ(1, tn_context__loaded_count(context));
  EXPECT_TRUE(is_known(context, "func.func"));
  EXPECT_TRUE(!is_known(context, "func.funk"));
  EXPECT_STATUS(TN_MALFORMED, parse(context, "%0 = arith.constant 1 : i32"));
  tn_context_destroy(context);
}

TN_TEST(ops_that_were_made_before_are_known_once_their_dialect_is_loaded) {
  tn_report report;
  tn_context* context = open_choosy(&report);
  tn_context_set_allows_unregistered_dialects(context, true);
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(context, tn_view("func.return"), &name));
  EXPECT_TRUE(!tn_operation_name_is_registered(name));
  tn_dialect* dialect = NULL;
  EXPECT_STATUS(TN_OK, tn_dialect__load_anyway(context, tn_view("func"), &dialect));
  EXPECT_TRUE(dialect != NULL);
  EXPECT_TRUE(tn_operation_name_is_registered(name));
  EXPECT_TRUE(tn_operation_name_has_trait(name, TN_TRAIT_TERMINATOR));
  EXPECT_EQ(0, tn_context__registered_count(context));
  tn_context_destroy(context);
}

TN_TEST(what_a_dialect_makes_ops_of_is_loaded_with_it) {
  tn_report report;
  tn_context* context = open_choosy(&report);
  EXPECT_STATUS(TN_OK, tn_context__register_dialect(context, tn_view("scf")));
  EXPECT_STATUS(TN_OK, tn_dialect_load(context, tn_view("scf")));
  EXPECT_TRUE(is_known(context, "scf.for"));
  EXPECT_TRUE(is_known(context, "arith.constant"));
  EXPECT_TRUE(!is_known(context, "cf.br"));
  EXPECT_EQ(2, tn_context__loaded_count(context));
  tn_context_destroy(context);
}

TN_TEST(dialects_that_nobody_ships_are_registered_in_vain) {
  tn_report report;
  tn_context* context = open_choosy(&report);
  EXPECT_STATUS(TN_OK, tn_context__register_dialect(context, tn_view("mine")));
  EXPECT_STATUS(TN_MALFORMED, parse(context, "mine.op"));
  tn_dialect* dialect = NULL;
  EXPECT_STATUS(TN_OK, tn_dialect__load_anyway(context, tn_view("mine"), &dialect));
  EXPECT_TRUE(dialect == NULL);
  EXPECT_EQ(0, tn_context__loaded_count(context));
  tn_context_destroy(context);
}

TN_TEST(bytecode_loads_what_is_registered) {
  tn_report report;
  tn_context* from = tn_report_open(&report, false);
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(from),
                                     tn_view("func.func private @f() "), NULL, &op));
  tn_text_buffer bytes = tn_text_buffer_make(&from->allocator);
  EXPECT_STATUS(TN_OK, tn_bytecode_write(op, NULL, tn_text_buffer_write, &bytes));
  tn_report other;
  tn_context* context = open_choosy(&other);
  EXPECT_STATUS(TN_OK, tn_context__register_dialect(context, tn_view("func")));
  EXPECT_STATUS(TN_OK, tn_bytecode_read(tn_context_root_scope(context), tn_text_buffer_view(&bytes),
                                        NULL, &op));
  EXPECT_EQ(1, tn_context__loaded_count(context));
  EXPECT_STATUS(TN_OK, tn_op_verify(op));
  tn_context_destroy(context);
  tn_text_buffer_free(&bytes);
  tn_context_destroy(from);
}
