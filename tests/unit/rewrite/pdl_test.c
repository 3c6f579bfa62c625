// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the pdl dialect: what they match and make, functions in C, and what is no pattern.

#include <stdio.h>
#include <tenure/rewrite_pdl.h>

#include "printed.h"

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static tn_printed printed;
static tn_pattern_set* set;
static tn_op patterns;

/// `body` are ops to rewrite, `text` patterns.
static void open_pdl(const char* body, const char* text) {
  tn_printed_open(&printed, body);
  const tn_op root = printed.root;
  tn_printed_parse(&printed, text);
  patterns = printed.root;
  printed.root = root;
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
}
static void close_pdl(void) {
  tn_pattern_set_destroy(set);
  tn_printed_close(&printed);
}
static tn_status apply(void) {
  const tn_status status = tn_pattern_set_add_pdl(set, patterns);
  if (status != TN_OK) return status;
  EXPECT_STATUS(TN_OK, tn_op_erase(patterns));  // They are the set's by now.
  return tn_rewrite_greedily(printed.root, set, NULL, NULL);
}
static void expect_words(const char* words) {
  if (strstr(printed.text, words) == NULL) TN_FAIL("%s", printed.text);
}
static void expect_ops(const char* names) { tn_printed_expect_ops(&printed, names); }

static void expect_rewrite(const char* body, const char* text, const char* ops) {
  open_pdl(body, text);
  const tn_status status = apply();
  if (status != TN_OK) TN_FAIL("%s: %s", tn_status_name(status), printed.text);
  expect_ops(ops);
  close_pdl();
}

//===-- Matching ------------------------------------------------------------------------------===//

TN_TEST(types_of_ranges_are_compared) {
  static const char text[] =
      "pdl.pattern : benefit(1) {\n"
      "  %ts = pdl.types\n"
      "  %xs = pdl.operands : %ts\n"
      "  %op = pdl.operation \"t.old\"(%xs : !pdl.range<value>) -> (%ts : !pdl.range<type>)\n"
      "  pdl.rewrite %op { pdl.replace %op with (%xs : !pdl.range<value>) }\n"
      "}\n";
  expect_rewrite(
      "%0:2 = \"t.a\"() : () -> (i32, i64)\n"
      "%1:2 = \"t.old\"(%0#0, %0#1) : (i32, i64) -> (i64, i32)\n",
      text, "t.a t.old ");
  expect_rewrite(
      "%0:2 = \"t.a\"() : () -> (i32, i64)\n"
      "%1:2 = \"t.old\"(%0#0, %0#1) : (i32, i64) -> (i32, i64)\n",
      text, "t.a ");
}

TN_TEST(a_list_of_types_is_compared) {
  static const char text[] =
      "pdl.pattern : benefit(1) {\n"
      "  %ts = pdl.types : [i32, i64]\n"
      "  %op = pdl.operation \"t.old\" -> (%ts : !pdl.range<type>)\n"
      "  pdl.rewrite {\n"
      "    %none = pdl.range : !pdl.range<type>\n"
      "    %new = pdl.operation \"t.new\" -> (%ts, %none : !pdl.range<type>, !pdl.range<type>)\n"
      "    pdl.replace %op with %new\n"
      "  }\n"
      "}\n";
  expect_rewrite("%0:2 = \"t.old\"() : () -> (i32, i64)\n%1:2 = \"t.old\"() : () -> (i64, i32)\n",
                 text, "t.new t.old ");
}

/// `%a` and `%b` take one value; the second user of the right kind is taken.
TN_TEST(users_are_tried_until_one_matches) {
  expect_rewrite(
      "%0:2 = \"t.a\"() : () -> (i32, i32)\n"
      "\"t.right\"(%0#0) {no} : (i32) -> ()\n"
      "\"t.right\"(%0#0) {yes} : (i32) -> ()\n"
      "\"t.left\"(%0#1, %0#0) : (i32, i32) -> ()\n",
      "pdl.pattern : benefit(1) {\n"
      "  %x = pdl.operand\n"
      "  %y = pdl.operand\n"
      "  %yes = pdl.attribute\n"
      "  %a = pdl.operation \"t.left\"(%y, %x : !pdl.value, !pdl.value)\n"
      "  %b = pdl.operation \"t.right\"(%x : !pdl.value) {\"yes\" = %yes}\n"
      "  pdl.rewrite %a { pdl.erase %b }\n"
      "}\n",
      "t.a t.right t.left ");
}

/// The root is the producer, and the op found upwards takes one of its results.
TN_TEST(users_of_results_are_found) {
  expect_rewrite(
      "%0:2 = \"t.a\"() : () -> (i32, i32)\n"
      "\"t.use\"(%0#1) : (i32) -> ()\n"
      "\"t.use\"(%0#0) : (i32) -> ()\n",
      "pdl.pattern : benefit(1) {\n"
      "  %ts = pdl.types\n"
      "  %a = pdl.operation \"t.a\" -> (%ts : !pdl.range<type>)\n"
      "  %r = pdl.result 1 of %a\n"
      "  %b = pdl.operation \"t.use\"(%r : !pdl.value)\n"
      "  pdl.rewrite %a { pdl.erase %b }\n"
      "}\n",
      "t.a t.use ");
}

//===-- Functions -----------------------------------------------------------------------------===//

typedef struct calls {
  size_t count;
  tn_status answer;
  char what;
} calls;

/// Holds for ops with the attribute "good".
static tn_status is_good(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                         size_t count, tn_pdl_results* results) {
  (void)rewriter;
  (void)results;
  ++((calls*)user_data)->count;
  if (count != 1 || arguments[0].kind != TN_PDL_OPERATION) return TN_MALFORMED;
  const bool good = !tn_attribute_is_null(tn_op_attribute(arguments[0].as.op, view("good")));
  return good ? TN_OK : TN_NOT_FOUND;
}

TN_TEST(constraints_hold_or_not) {
  for (int negated = 0; negated < 2; ++negated) {
    char text[512];
    snprintf(text, sizeof text,
             "pdl.pattern : benefit(1) {\n"
             "  %%op = pdl.operation \"t.old\"\n"
             "  pdl.apply_native_constraint \"good\"(%%op : !pdl.operation)%s\n"
             "  pdl.rewrite %%op { pdl.erase %%op }\n"
             "}\n",
             negated ? " {isNegated = true}" : "");
    open_pdl("\"t.old\"() {good} : () -> ()\n\"t.old\"() {name = \"bad\"} : () -> ()\n", text);
    calls it = {0, TN_OK, 0};
    EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_constraint(set, view("good"), is_good, &it, NULL));
    EXPECT_STATUS(TN_OK, apply());
    expect_ops("t.old ");
    const tn_op left = tn_printed_find(&printed, "t.old");
    EXPECT_EQ(negated, !tn_attribute_is_null(tn_op_attribute(left, view("good"))));
    EXPECT_TRUE(it.count >= 2);
    close_pdl();
  }
}

static tn_status give(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                      size_t count, tn_pdl_results* results) {
  calls* it = user_data;
  tn_context* context = tn_scope_context(tn_rewriter_scope(rewriter));
  tn_pdl_kind kind;
  tn_type types[2];
  tn_pdl_value value = {.kind = TN_PDL_TYPE_RANGE, .count = 2, .as.types = types};
  (void)arguments;
  (void)count;
  if (it->what == 'f') return TN_LIMIT_EXCEEDED;
  if (it->what == 'n') return TN_NOT_FOUND;
  if (it->what == 'l') return TN_OK;
  EXPECT_TRUE(tn_pdl_results_next(results, &kind) && kind == TN_PDL_TYPE_RANGE);
  tn_status status = tn_integer_type_get(context, 8, TN_SIGNLESS, &types[0]);
  types[1] = types[0];
  if (it->what == 'k') value = (tn_pdl_value){.kind = TN_PDL_TYPE, .as.type = types[0]};
  if (it->what == '0') value.as.types = NULL;
  if (status == TN_OK) status = tn_pdl_results_push(results, &value);
  EXPECT_TRUE(it->what == 'k' || it->what == '0' || !tn_pdl_results_next(results, &kind));
  if (status == TN_OK && it->what == 'm') status = tn_pdl_results_push(results, &value);
  return status;
}

static void expect_given(char what, tn_status status, const char* words) {
  open_pdl("\"t.old\"() : () -> ()\n",
           "pdl.pattern : benefit(1) {\n"
           "  %op = pdl.operation \"t.old\"\n"
           "  pdl.rewrite %op {\n"
           "    %ts = pdl.apply_native_rewrite \"types\" : !pdl.range<type>\n"
           "    %new = pdl.operation \"t.new\" -> (%ts : !pdl.range<type>)\n"
           "    pdl.erase %op\n"
           "  }\n"
           "}\n");
  calls it = {.what = what};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_rewrite(set, view("types"), give, &it, NULL));
  EXPECT_STATUS(status, apply());
  expect_words(words);
  if (status == TN_OK) EXPECT_EQ(2, tn_op_result_count(tn_printed_find(&printed, "t.new")));
  EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  close_pdl();
}

TN_TEST(functions_give_what_is_taken) {
  expect_given('g', TN_OK, "");
  expect_given('m', TN_INVALID_ARGUMENT, "too many results");
  expect_given('l', TN_INVALID_ARGUMENT, "too few results");
  expect_given('k', TN_INVALID_ARGUMENT, "a result of the wrong kind");
  expect_given('0', TN_INVALID_ARGUMENT, "a null result");
  expect_given('f', TN_LIMIT_EXCEEDED, "rewrite 'types' failed");
  expect_given('n', TN_INVALID_ARGUMENT, "rewrite 'types' failed");
}

/// Gives the op's attribute "v".
static tn_status value_of(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                          size_t count, tn_pdl_results* results) {
  (void)user_data;
  (void)rewriter;
  (void)count;
  const tn_attribute value = tn_op_attribute(arguments[0].as.op, view("v"));
  if (tn_attribute_is_null(value)) return TN_NOT_FOUND;
  const tn_pdl_value result = {.kind = TN_PDL_ATTRIBUTE, .as.attribute = value};
  return tn_pdl_results_push(results, &result);
}

TN_TEST(results_of_constraints_are_compared) {
  open_pdl(
      "%0 = \"t.a\"() {v = 1 : i32} : () -> i32\n"
      "%1 = \"t.a\"() {u} : () -> i32\n"
      "\"t.old\"(%0) {w = 1 : i32} : (i32) -> ()\n"
      "\"t.old\"(%0) {w = 2 : i32} : (i32) -> ()\n"
      "\"t.old\"(%1) {w = 1 : i32} : (i32) -> ()\n",
      "pdl.pattern : benefit(1) {\n"
      "  %t = pdl.type\n"
      "  %a = pdl.operation \"t.a\" -> (%t : !pdl.type)\n"
      "  %v = pdl.apply_native_constraint \"v\"(%a : !pdl.operation) : !pdl.attribute\n"
      "  %r = pdl.result 0 of %a\n"
      "  %op = pdl.operation \"t.old\"(%r : !pdl.value) {\"w\" = %v}\n"
      "  pdl.rewrite %op {\n"
      "    %new = pdl.operation \"t.new\" {\"v\" = %v}\n"
      "    pdl.erase %op\n"
      "  }\n"
      "}\n");
  EXPECT_STATUS(TN_NOT_FOUND, tn_pattern_set_add_pdl(set, patterns));
  expect_words("unknown constraint 'v'");
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_constraint(set, view("v"), value_of, NULL, NULL));
  EXPECT_STATUS(TN_OK, apply());
  expect_ops("t.a t.a t.new t.old t.old ");
  close_pdl();
}

static void tell(void* user_data) { ++*(size_t*)user_data; }

TN_TEST(functions_are_added_once) {
  size_t deleted = 0;
  open_pdl("", "");
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_rewrite(set, view("f"), give, &deleted, tell));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_constraint(set, view("f"), give, &deleted, tell));
  EXPECT_STATUS(TN_ALREADY_EXISTS,
                tn_pattern_set_add_pdl_rewrite(set, view("f"), give, &deleted, tell));
  expect_words("rewrite 'f' is already registered");
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_pattern_set_add_pdl_rewrite(set, view(""), give, NULL, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_pattern_set_add_pdl_rewrite(set, view("g"), NULL, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_pattern_set_add_pdl_rewrite(set, view("g"), give, NULL, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pattern_set_add_pdl(set, patterns));
  tn_pattern_set_destroy(set);
  EXPECT_EQ(2, deleted);
  tn_printed_close(&printed);
}

//===-- What is no pattern --------------------------------------------------------------------===//

static void expect_malformed(const char* body, const char* words) {
  char text[2048];
  snprintf(text, sizeof text, "\"pdl.pattern\"() <{benefit = 1 : i16}> ({\n%s\n}) : () -> ()\n",
           body);
  open_pdl("", text);
  EXPECT_STATUS(TN_MALFORMED, tn_pattern_set_add_pdl(set, patterns));
  expect_words(words);
  EXPECT_EQ(0, tn_pattern_set_count(set));
  close_pdl();
}

#define OP                                                                     \
  "%op = \"pdl.operation\"() <{attributeValueNames = [], opName = \"t.old\", " \
  "operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation\n"
#define REWRITE(body)                                                         \
  "\"pdl.rewrite\"(%op) <{operandSegmentSizes = array<i32: 1, 0>}> ({\n" body \
  "}) : (!pdl.operation) -> ()"

TN_TEST(what_is_no_pattern_is_refused_in_words) {
  expect_malformed("", "has no body");
  expect_malformed(OP, "expected body to terminate with `pdl.rewrite`");
  expect_malformed("\"t.other\"() : () -> ()\n", "is not allowed in a `pdl.pattern`");
  expect_malformed(OP REWRITE(""), "has neither a body nor a function");
  expect_malformed(OP REWRITE("\"t.other\"() : () -> ()\n"), "is not allowed in a `pdl.rewrite`");
  expect_malformed(OP REWRITE("%x = \"pdl.operand\"() : () -> !pdl.value\n"),
                   "is not allowed in a `pdl.rewrite`");
  expect_malformed(OP REWRITE("%x = \"pdl.attribute\"() : () -> !pdl.attribute\n"),
                   "expected constant value");
  expect_malformed(
      OP REWRITE("%x = \"pdl.operation\"() <{attributeValueNames = [], operandSegmentSizes = "
                 "array<i32: 0, 0, 0>}> : () -> !pdl.operation\n"),
      "must have an operation name");
  expect_malformed(OP REWRITE("\"pdl.erase\"() : () -> ()\n"), "the wrong number of operands");
  expect_malformed(OP REWRITE("%t = \"pdl.type\"() <{constantType = 1 : i32}> : () -> !pdl.type\n"),
                   "a constant of the wrong kind");
  expect_malformed(
      OP REWRITE("%t = \"pdl.types\"() <{constantTypes = [1 : i32]}> : () -> !pdl.range<type>\n"),
      "a constant of the wrong kind");
  expect_malformed(OP REWRITE("%t = \"pdl.type\"() : () -> i32\n"), "of a non-PDL type");
  expect_malformed(OP REWRITE("%r = \"pdl.result\"(%op) : (!pdl.operation) -> !pdl.value\n"),
                   "is missing its index");
  expect_malformed(OP REWRITE("%r = \"pdl.range\"(%op) : (!pdl.operation) -> !pdl.range<value>\n"),
                   "an operand of the wrong kind");
  expect_malformed(OP REWRITE("\"pdl.replace\"(%op) : (!pdl.operation) -> ()\n"),
                   "missing its operand segment sizes");
  expect_malformed(OP REWRITE("\"pdl.replace\"(%op) <{operandSegmentSizes = array<i32: 1, 0, 1>}> "
                              ": (!pdl.operation) -> ()\n"),
                   "an operand count that does not match");
  expect_malformed(OP REWRITE("\"pdl.apply_native_rewrite\"() : () -> ()\n"),
                   "is missing the name of its function");
  expect_malformed(
      "%a = \"pdl.attribute\"() : () -> !pdl.attribute\n" OP REWRITE("\"t.no\"() : () -> ()\n"),
      "not connected to its root");
  expect_malformed(OP
                   "%other = \"pdl.operation\"() <{attributeValueNames = [], "
                   "operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation\n" REWRITE(
                       "\"t.no\"() : () -> ()\n"),
                   "not connected to its root");
  expect_malformed("\"pdl.rewrite\"() <{operandSegmentSizes = array<i32: 0, 0>}> ({\n}) : () -> ()",
                   "at least one `pdl.operation`");
  expect_malformed(OP REWRITE("") "\n\"t.more\"() : () -> ()\n",
                   "must be the last operation of its pattern");
  expect_malformed(
      "%op = \"pdl.operation\"() <{attributeValueNames = [\"a\"], operandSegmentSizes = array<i32: "
      "0, 0, 0>}> : () -> !pdl.operation\n" REWRITE(""),
      "the same number of attribute values");
}

TN_TEST(a_pattern_has_a_limit) {
  static char text[200000];
  size_t size = (size_t)snprintf(text, sizeof text, "pdl.pattern : benefit(1) {\n");
  for (unsigned i = 0; i <= TN_PDL_PATTERN_OPS_MAX; ++i) {
    size += (size_t)snprintf(text + size, sizeof text - size, "  %%t%u = pdl.type : i32\n", i);
  }
  snprintf(text + size, sizeof text - size,
           "  %%op = pdl.operation \"t.old\"\n  pdl.rewrite %%op { pdl.erase %%op }\n}\n");
  open_pdl("", text);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_pattern_set_add_pdl(set, patterns));
  expect_words("a pattern is limited to 1024 operations");
  close_pdl();
}

/// As deep as a pattern gets: each op takes the result of the one before.
TN_TEST(a_pattern_as_deep_as_they_get_matches) {
  static char text[200000];
  static char body[100000];
  const unsigned depth = (TN_PDL_PATTERN_OPS_MAX - 3) / 2;
  size_t size = (size_t)snprintf(text, sizeof text,
                                 "pdl.pattern : benefit(1) {\n  %%t = pdl.type\n"
                                 "  %%r0 = pdl.operand\n");
  size_t body_size = (size_t)snprintf(body, sizeof body, "%%0 = \"t.a\"() : () -> i32\n");
  for (unsigned i = 0; i < depth; ++i) {
    size += (size_t)snprintf(text + size, sizeof text - size,
                             "%s  %%o%u = pdl.operation \"t.n\"(%%r%u : !pdl.value) -> (%%t : "
                             "!pdl.type)\n",
                             "", i, i);
    if (i + 1 < depth) {
      size += (size_t)snprintf(text + size, sizeof text - size, "  %%r%u = pdl.result 0 of %%o%u\n",
                               i + 1, i);
    }
    body_size += (size_t)snprintf(body + body_size, sizeof body - body_size,
                                  "%%%u = \"t.n\"(%%%u) : (i32) -> i32\n", i + 1, i);
  }
  snprintf(text + size, sizeof text - size,
           "  pdl.rewrite %%o%u { pdl.replace %%o%u with (%%r0 : !pdl.value) }\n}\n", depth - 1,
           depth - 1);
  open_pdl(body, text);
  EXPECT_STATUS(TN_OK, apply());
  EXPECT_EQ(depth, tn_block_op_count(tn_region_first_block(tn_op_region(printed.root, 0))));
  close_pdl();
}

TN_TEST(patterns_of_other_contexts_are_refused) {
  open_pdl("",
           "pdl.pattern : benefit(1) {\n  %op = pdl.operation \"t.old\"\n"
           "  pdl.rewrite %op { pdl.erase %op }\n}\n");
  tn_printed other;
  tn_printed_open(&other, "");
  tn_pattern_set* foreign = NULL;
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(other.context, &foreign));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pattern_set_add_pdl(foreign, patterns));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_pattern_set_add_pdl(set, (tn_op){0, 0, 0, 0}));
  tn_pattern_set_destroy(foreign);
  tn_printed_close(&other);
  close_pdl();
}
