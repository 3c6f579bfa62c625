// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PDLL: what is compiled, what is refused and where, and what patterns do.

#include <tenure/pdll.h>

#include "printed.h"

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static tn_printed printed;

static tn_status compile(const char* text, bool knows_all_dialects) {
  tn_op module;
  const tn_pdll_options options = {.file_name = view("p.pdll"),
                                   .knows_all_dialects = knows_all_dialects};
  tn_printed_clear(&printed);
  return tn_pdll_compile(printed.scope, view(text), &options, &module);
}

/// The first line of what is said of a text that is refused.
static void expect_error(const char* text, bool knows_all_dialects, const char* line) {
  tn_printed_open_empty(&printed, NULL);
  EXPECT_STATUS(TN_MALFORMED, compile(text, knows_all_dialects));
  char* end = strchr(printed.text, '\n');
  if (end != NULL) *end = '\0';
  EXPECT_STR(line, printed.text);
  tn_printed_close(&printed);
}

//===-- Errors --------------------------------------------------------------------------------===//

TN_TEST(errors_are_placed) {
  expect_error("Pattern {\n  erase x;\n}", false, "p.pdll:2:9: error: undefined reference to `x`");
  expect_error("Pattern { let a = @; }", false, "p.pdll:1:19: error: unexpected character");
  expect_error("Pattern A { erase a: Attr; }", false,
               "p.pdll:1:19: error: expected `Op` expression");
  expect_error("Constraint C() -> (Value, Attr) { return (_: Value); }", false,
               "p.pdll:1:42: error: unable to convert expression of type `Tuple<Value>` to the "
               "expected type of `Tuple<Value, Attr>`");
  expect_error("Pattern { erase op<t.a> { \"x\\q\" }; }", false,
               "p.pdll:1:29: error: unknown escape in string literal");
}

TN_TEST(ops_are_held_to_schemas) {
  expect_error("Pattern { erase op<arith.addq>; }", true,
               "p.pdll:1:20: error: `arith.addq` is not an operation of its dialect");
  expect_error("Pattern { erase op<arith.addi>(x: Value); }", true,
               "p.pdll:1:17: error: invalid number of operands for `arith.addi`; expected 2, but "
               "got 1");
  expect_error("Pattern { erase op<arith.addi> {flags}; }", true,
               "p.pdll:1:33: error: `arith.addi` has no attribute `flags`");
  expect_error("Pattern => replace op<arith.addi>(x: Value, y: Value) with op<arith.cmpi>(x, y);",
               true, "p.pdll:1:60: error: `arith.cmpi` needs attribute `predicate`");
}

TN_TEST(literals_are_checked) {
  tn_printed_open_empty(&printed, NULL);
  EXPECT_STATUS(TN_MALFORMED, compile("Pattern { erase op<> { a = attr<\"1 :\"> }; }", false));
  if (strstr(printed.text, "p.pdll:1:28: error: invalid attribute in `attr<...>`") == NULL) {
    TN_FAIL("%s", printed.text);
  }
  tn_printed_close(&printed);
}

TN_TEST(nesting_has_a_limit) {
  static char text[4096];
  size_t size = (size_t)snprintf(text, sizeof text, "Pattern { erase ");
  while (size < 3000) size += (size_t)snprintf(text + size, sizeof text - size, "op<>(");
  tn_printed_open_empty(&printed, NULL);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, compile(text, false));
  tn_printed_close(&printed);
}

/// Each constraint calls the one before it twice.
TN_TEST(patterns_have_a_limit) {
  static char text[8192];
  size_t size = (size_t)snprintf(text, sizeof text,
                                 "Constraint N(v: Value);\nConstraint C0(v: Value) { N(v); }\n");
  for (int i = 1; i < 40; ++i) {
    size += (size_t)snprintf(text + size, sizeof text - size,
                             "Constraint C%d(v: Value) { C%d(v); C%d(v); }\n", i, i - 1, i - 1);
  }
  snprintf(text + size, sizeof text - size,
           "Pattern { let r = op<t.a>(v: Value); C39(v); erase r; }");
  tn_printed_open_empty(&printed, NULL);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, compile(text, false));
  tn_printed_close(&printed);
}

//===-- Patterns ------------------------------------------------------------------------------===//

static tn_status load_and_run(tn_pattern_set* set, const char* text) {
  const tn_status status = tn_pattern_set_load(set, view(text), NULL);
  return status != TN_OK ? status : tn_rewrite_greedily(printed.root, set, NULL, NULL);
}

static void expect_rewrite(const char* body, const char* text, const char* ops) {
  tn_pattern_set* set;
  tn_printed_open(&printed, body);
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
  const tn_status status = load_and_run(set, text);
  if (status != TN_OK) TN_FAIL("%s: %s", tn_status_name(status), printed.text);
  tn_printed_expect_ops(&printed, ops);
  tn_pattern_set_destroy(set);
  tn_printed_close(&printed);
}

TN_TEST(patterns_rewrite) {
  expect_rewrite(
      "%0 = \"t.a\"() : () -> i32\n%1 = \"t.id\"(%0) : (i32) -> i32\n"
      "\"t.use\"(%1) : (i32) -> ()\n",
      "Pattern => replace op<t.id>(x: Value) with x;", "t.a t.use ");
}

TN_TEST(result_types_are_inferred) {
  expect_rewrite(
      "%0:2 = \"t.a\"() : () -> (i32, i32)\n%1 = arith.xori %0#0, %0#1 : i32\n"
      "\"t.use\"(%1) : (i32) -> ()\n",
      "Pattern {\n"
      "  let r = op<arith.xori>(x: Value, y: Value);\n"
      "  rewrite r with { let s = op<arith.subi>(x, y); replace r with s.result; };\n"
      "}\n",
      "t.a arith.subi t.use ");
}

TN_TEST(what_a_rewrite_returns_is_made_once) {
  expect_rewrite("\"t.old\"() : () -> ()\n",
                 "Rewrite Make() -> Op { let a = op<t.new>; return a; }\n"
                 "Pattern { let r = op<t.old>; rewrite r with { Make(); erase r; }; }\n",
                 "t.new ");
}

static tn_status is_small(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                          size_t argument_count, tn_pdl_results* results) {
  (void)user_data;
  (void)rewriter;
  (void)results;
  EXPECT_EQ(1, argument_count);
  return tn_integer_attribute_value(arguments[0].as.attribute) < 10 ? TN_OK : TN_NOT_FOUND;
}

TN_TEST(functions_are_called) {
  static const char text[] =
      "Constraint IsSmall(a: Attr);\n"
      "Pattern { let r = op<t.old> {k = a: Attr}; not IsSmall(a); erase r; }\n";
  tn_pattern_set* set;
  tn_printed_open(&printed, "\"t.old\"() {k = 3} : () -> ()\n\"t.old\"() {k = 30} : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
  EXPECT_STATUS(TN_NOT_FOUND, tn_pattern_set_load(set, view(text), NULL));
  tn_pattern_set_destroy(set);
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
  EXPECT_STATUS(TN_OK,
                tn_pattern_set_add_pdl_constraint(set, view("IsSmall"), is_small, NULL, NULL));
  EXPECT_STATUS(TN_OK, load_and_run(set, text));
  tn_printed_expect_ops(&printed, "t.old ");
  tn_pattern_set_destroy(set);
  tn_printed_close(&printed);
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_status load_within(tn_allocator allocator) {
  static const char text[] =
      "Constraint Same(a: Value, b: Value) -> (c: Attr, d: Type);\n"
      "Rewrite Make(v: Value) => op<t.new>(v) -> (type<\"i32\">);\n"
      "Pattern Named with benefit(3), recursion {\n"
      "  let r = op<t.old>(x: Value<t: Type>, y: Value) {a, \"b\" = attr<\"[1, 2]\">};\n"
      "  let s = Same(x, y);\n"
      "  rewrite r with { replace r with (Make(x), (y, y).0); };\n"
      "}\n";
  tn_context* context;
  tn_op module;
  const tn_context_options options = {.allocator = allocator, .allow_unregistered_dialects = true};
  tn_status status = tn_context_create(&options, &context);
  if (status != TN_OK) return status;
  status = tn_pdll_compile(tn_context_root_scope(context), view(text), NULL, &module);
  tn_context_destroy(context);
  return status;
}

TN_TEST(compiling_survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = load_within(tn_budget_allocator(&budget));
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
