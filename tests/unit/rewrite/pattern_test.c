// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pattern sets and the drivers that run them: order, folds, limits, and callbacks that do what they
// should not.

#include <stdio.h>
#include <tenure/rewrite.h>

#include "printed.h"

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static tn_printed printed;
static tn_pattern_set* set;
static char order[256];  ///< What ran, a letter each.

static void open_set(const char* text) {
  order[0] = 0;
  tn_printed_open(&printed, text);
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
}
static void close_set(void) {
  tn_pattern_set_destroy(set);
  tn_printed_close(&printed);
}
static tn_op find(const char* name) { return tn_printed_find(&printed, name); }
static void expect_words(const char* words) {
  if (strstr(printed.text, words) == NULL) TN_FAIL("%s", printed.text);
  tn_printed_clear(&printed);
}
static void expect_ops(const char* names) { tn_printed_expect_ops(&printed, names); }

static void add(const char* root, uint32_t benefit, tn_pattern_fn run, void* user_data) {
  const tn_pattern pattern = {
      .root = view(root), .benefit = benefit, .match_and_rewrite = run, .user_data = user_data};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
}

static tn_status rewrite(const tn_greedy_config* config) {
  return tn_rewrite_greedily(printed.root, set, config, NULL);
}

/// Notes its letter and does not match.
static tn_status note(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)rewriter;
  (void)op;
  strncat(order, user_data, sizeof order - strlen(order) - 1);
  return TN_NOT_FOUND;
}

/// "t.old" becomes "t.new".
static tn_status renew(void* user_data, tn_rewriter* rewriter, tn_op op) {
  tn_operation_name name;
  tn_op made;
  tn_status status = tn_operation_name_get(tn_op_context(op),
                                           view(user_data == NULL ? "t.new" : user_data), &name);
  if (status != TN_OK) return status;
  tn_value operands[4];
  tn_type types[4];
  tn_op_state state = {.name = name, .operands = operands, .result_types = types};
  for (; state.operand_count < tn_op_operand_count(op); ++state.operand_count) {
    operands[state.operand_count] = tn_op_operand(op, state.operand_count);
  }
  for (; state.result_count < tn_op_result_count(op); ++state.result_count) {
    types[state.result_count] = tn_value_type(tn_op_result(op, state.result_count));
  }
  status = tn_rewriter_create_op(rewriter, &state, &made);
  return status != TN_OK ? status : tn_rewriter_replace_op_with(rewriter, op, made);
}

static const char chain[] =
    "%0 = \"t.old\"() : () -> i32\n"
    "%1 = \"t.old\"(%0) : (i32) -> i32\n"
    "\"t.use\"(%1) : (i32) -> ()\n";

//===-- Order ---------------------------------------------------------------------------------===//

TN_TEST(patterns_are_tried_by_benefit_then_name_then_order) {
  open_set("\"t.old\"() : () -> ()\n");
  add("", 2, note, "c");
  add("t.old", 1, note, "d");
  add("t.old", 1, note, "e");
  add("t.other", 9, note, "x");
  add("", 1, note, "f");
  add("t.old", 2, note, "b");
  add("t.old", 65534, note, "a");
  EXPECT_EQ(7, tn_pattern_set_count(set));
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  EXPECT_STR("abcdef", order);
  close_set();
}

TN_TEST(rewriting_goes_on_until_nothing_changes) {
  open_set(chain);
  add("t.old", 1, renew, NULL);
  const tn_op use = find("t.use");
  const tn_op old = find("t.old");
  tn_rewrite_result result;
  EXPECT_STATUS(TN_OK, tn_rewrite_greedily(printed.root, set, NULL, &result));
  EXPECT_TRUE(result.changed && result.converged);
  expect_ops("t.new t.new t.use ");
  EXPECT_STATUS(TN_OK, tn_op_check(use));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(old));
  EXPECT_STATUS(TN_OK, tn_rewrite_greedily(printed.root, set, NULL, &result));
  EXPECT_TRUE(!result.changed && result.converged);
  close_set();
}

TN_TEST(limits_are_kept) {
  tn_rewrite_result result;
  open_set(chain);
  add("t.old", 1, renew, "t.old");
  tn_greedy_config config = tn_greedy_config_default();
  config.max_num_rewrites = 3;
  config.max_iterations = 2;
  EXPECT_STATUS(TN_OK, tn_rewrite_greedily(printed.root, set, &config, &result));
  EXPECT_TRUE(result.changed && !result.converged);
  config.strictness = (tn_rewrite_strictness)3;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, rewrite(&config));
  expect_words("invalid strictness 3");
  close_set();
}

/// Which ops "t.old" -> "t.mid" -> "t.new" reaches, and in one iteration.
static void expect_strict(tn_rewrite_strictness strictness, const char* ops) {
  open_set(chain);
  add("t.old", 1, renew, "t.mid");
  add("t.mid", 1, renew, "t.new");
  tn_greedy_config config = tn_greedy_config_default();
  config.strictness = strictness;
  EXPECT_STATUS(TN_OK, rewrite(&config));
  expect_ops(ops);
  close_set();
}

TN_TEST(strictness_says_which_ops_are_rewritten) {
  expect_strict(TN_REWRITE_ANY_OP, "t.new t.new t.use ");
  expect_strict(TN_REWRITE_EXISTING_AND_NEW_OPS, "t.new t.new t.use ");
  expect_strict(TN_REWRITE_EXISTING_OPS, "t.mid t.mid t.use ");
}

TN_TEST(once_is_once) {
  open_set("%0 = \"t.old\"() : () -> i32\n\"t.hold\"() ({\n\"t.in\"() : () -> ()\n}) : () -> ()\n");
  add("", 5, note, ".");
  add("t.old", 1, renew, "t.old");
  add("t.in", 2, note, "i");
  add("t.hold", 2, note, "h");
  EXPECT_STATUS(TN_OK, tn_rewrite_once(printed.root, set, NULL));
  EXPECT_STR("..i.h", order);
  expect_ops("t.old t.hold ");
  close_set();
}

TN_TEST(canonicalization_may_be_added) {
  open_set(
      "%c = arith.constant 1 : i32\n"
      "%x = \"t.old\"() : () -> i32\n"
      "%0 = arith.addi %x, %c : i32\n"
      "%1 = arith.addi %0, %c : i32\n"
      "\"t.use\"(%1) : (i32) -> ()\n");
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_canonicalization(set));
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  expect_ops("arith.constant t.old arith.addi t.use ");
  close_set();
}

/// What was heard of one pattern.
typedef struct tried {
  const char* name;
  size_t tries;
  size_t applications;
} tried;

static void count_tried(void* user_data, tn_string_view name, bool applied) {
  tried* it = user_data;
  if (!tn_string_view_equal(name, view(it->name))) return;
  ++it->tries;
  it->applications += applied;
}

TN_TEST(patterns_are_counted_by_name) {
  tried it = {.name = "(anonymous namespace)::AddIAddConstant"};
  const tn_rewrite_listener listener = {.user_data = &it, .pattern_tried = count_tried};
  tn_greedy_config config = tn_greedy_config_default();
  config.listener = &listener;
  open_set(
      "%c = arith.constant 1 : i32\n"
      "%x = \"t.old\"() : () -> i32\n"
      "%0 = arith.addi %x, %c : i32\n"
      "%1 = arith.addi %0, %c : i32\n"
      "\"t.use\"(%1) : (i32) -> ()\n");
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_canonicalization(set));
  EXPECT_STATUS(TN_OK, rewrite(&config));
  EXPECT_EQ(1, it.applications);
  EXPECT_TRUE(it.tries > it.applications);
  close_set();
}

static tn_status change_in_place(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  if (!tn_attribute_is_null(tn_op_attribute(op, view("seen")))) return TN_NOT_FOUND;
  tn_attribute unit;
  tn_identifier name;
  tn_status status = tn_unit_attribute_get(tn_op_context(op), &unit);
  if (status == TN_OK) status = tn_identifier_get(tn_op_context(op), view("seen"), &name);
  if (status == TN_OK) status = tn_op_set_attribute(op, name, unit);
  return status == TN_OK ? tn_rewriter_op_modified(rewriter, op) : status;
}

static void count(void* user_data, tn_op op) { *(size_t*)user_data += tn_op_check(op) == TN_OK; }

TN_TEST(listeners_hear_of_the_driver) {
  size_t modified = 0;
  size_t erased = 0;
  const tn_rewrite_listener listener = {.user_data = &modified, .op_modified = count};
  const tn_rewrite_listener other = {.user_data = &erased, .op_erased = count};
  tn_greedy_config config = tn_greedy_config_default();
  open_set("%0 = arith.constant 1 : i32\n\"t.old\"() : () -> ()\n");
  add("t.old", 1, change_in_place, NULL);
  config.listener = &listener;
  EXPECT_STATUS(TN_OK, tn_rewrite_once(printed.root, set, &listener));
  EXPECT_EQ(1, modified);
  config.listener = &other;
  EXPECT_STATUS(TN_OK, rewrite(&config));
  EXPECT_EQ(1, erased);  // The constant is dead.
  expect_ops("t.old ");
  close_set();
}

//===-- Folds ---------------------------------------------------------------------------------===//

static tn_status fold_to_operand(void* user_data, tn_op op, const tn_attribute* operands,
                                 size_t operand_count, tn_fold_result* results,
                                 size_t result_count) {
  (void)user_data;
  if (operand_count != 1 || result_count != 1) return TN_NOT_FOUND;
  if (tn_attribute_is_null(operands[0])) {
    results[0].value = tn_op_operand(op, 0);
  } else {
    results[0].attribute = operands[0];
  }
  return TN_OK;
}

TN_TEST(folds_give_values_and_constants) {
  open_set(
      "%x = \"t.x\"() : () -> i32\n"
      "%0 = \"t.id\"(%x) : (i32) -> i32\n"
      "%c = arith.constant 7 : i32\n"
      "%1 = \"t.id\"(%c) : (i32) -> i32\n"
      "\"t.use\"(%0, %1) : (i32, i32) -> ()\n");
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_fold(set, view("t.id"), fold_to_operand, NULL, NULL));
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  expect_ops("arith.constant t.x t.use ");
  tn_greedy_config config = tn_greedy_config_default();
  config.enable_folding = false;
  EXPECT_STATUS(TN_OK, rewrite(&config));
  close_set();
}

static tn_status fold_badly(void* user_data, tn_op op, const tn_attribute* operands,
                            size_t operand_count, tn_fold_result* results, size_t result_count) {
  (void)operands;
  (void)operand_count;
  const char what = *(const char*)user_data;
  if (what == 'p' && result_count == 2) results[0].value = tn_op_operand(op, 0);
  if (what == 'o') results[0].value = results[1].value = tn_op_result(op, 0);
  if (what == 'v' || what == 'a') results[1].value = tn_op_operand(op, 0);
  if (what == 'v') results[0].value = tn_block_argument(tn_op_block(op), 0);
  if (what == 'a') {
    tn_type wide;
    EXPECT_STATUS(TN_OK, tn_integer_type_get(tn_op_context(op), 64, TN_SIGNLESS, &wide));
    return tn_integer_attribute_get(wide, 7, &results[0].attribute);
  }
  if (what == 'e') return tn_op_erase(op) == TN_OK ? TN_NOT_FOUND : TN_MALFORMED;
  if (what == 's') return TN_MALFORMED;
  return TN_OK;
}

static void expect_bad_fold(const char* what, tn_status status, const char* words) {
  open_set(
      "\"t.around\"() ({\n^a(%f: f32):\n  %x = \"t.x\"() : () -> i32\n"
      "  %0:2 = \"t.id\"(%x) : (i32) -> (i32, i32)\n"
      "}) : () -> ()\n");
  EXPECT_STATUS(
      TN_OK, tn_pattern_set_add_fold(set, view("t.id"), fold_badly, (void*)(uintptr_t)what, NULL));
  EXPECT_STATUS(status, rewrite(NULL));
  expect_words(words);
  EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  close_set();
}

TN_TEST(folds_that_make_no_sense_end_the_run) {
  expect_bad_fold("p", TN_INVALID_ARGUMENT, "fold of 't.id' returned 1 of 2 results");
  expect_bad_fold("o", TN_INVALID_ARGUMENT, "fold of 't.id' returned one of the op's results");
  expect_bad_fold("v", TN_INVALID_ARGUMENT,
                  "fold of 't.id' returned a value of type 'f32' for the result of type 'i32'");
  expect_bad_fold(
      "a", TN_INVALID_ARGUMENT,
      "fold of 't.id' returned an attribute of type 'i64' for the result of type 'i32'");
  expect_bad_fold("e", TN_INVALID_ARGUMENT, "fold 't.id' erased 't.id'");
  expect_bad_fold("s", TN_MALFORMED, "fold 't.id' failed on 't.id'");
}

/// Folds to the op's own result, once.
static tn_status fold_in_place(void* user_data, tn_op op, const tn_attribute* operands,
                               size_t operand_count, tn_fold_result* results, size_t result_count) {
  bool* is_done = user_data;
  (void)operands;
  (void)operand_count;
  (void)result_count;
  if (*is_done) return TN_NOT_FOUND;
  *is_done = true;
  results[0].value = tn_op_result(op, 0);
  return TN_OK;
}

TN_TEST(a_fold_that_gives_the_result_itself_is_in_place) {
  bool is_done = false;
  open_set(
      "%x = \"t.x\"() : () -> i32\n%0 = \"t.id\"(%x) : (i32) -> i32\n"
      "\"t.use\"(%0) : (i32) -> ()\n");
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_fold(set, view("t.id"), fold_in_place, &is_done, NULL));
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  EXPECT_TRUE(is_done);
  expect_ops("t.x t.id t.use ");
  close_set();
}

//===-- Callbacks -----------------------------------------------------------------------------===//

static tn_status misbehave(void* user_data, tn_rewriter* rewriter, tn_op op) {
  switch (*(const char*)user_data) {
    case 'f':  // Fails.
      return TN_LIMIT_EXCEEDED;
    case 'i':  // Stops.
      return TN_INTERRUPTED;
    case 'e':  // Erases and says that it does not match.
      return tn_rewriter_erase_op(rewriter, op) == TN_OK ? TN_NOT_FOUND : TN_OK;
    case 'r':  // Takes the root away.
      return tn_op_erase(printed.root);
    case 'a':  // Asks for that.
      return tn_rewriter_erase_op(rewriter, printed.root);
    case 'n':  // Leaves a null operand.
      return tn_op_drop_all_uses(op);
    default:  // Destroys the set that runs.
      tn_pattern_set_destroy(set);
      return TN_NOT_FOUND;
  }
}

static void expect_end(const char* what, tn_status status, const char* words) {
  open_set(chain);
  const tn_pattern pattern = {.root = view("t.old"),
                              .name = view("mine"),
                              .match_and_rewrite = misbehave,
                              .user_data = (void*)(uintptr_t)what};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
  EXPECT_STATUS(status, rewrite(NULL));
  expect_words(words);
  if (*what != 'r' && *what != 'n') EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  if (*what == 'd') set = NULL;
  close_set();
}

TN_TEST(a_callback_that_errs_ends_the_run) {
  expect_end("f", TN_LIMIT_EXCEEDED, "pattern 'mine' failed on 't.old'");
  expect_end("i", TN_INTERRUPTED, "");
  expect_end("r", TN_VERIFY_FAILED, "pattern 'mine' erased the root of the rewrite");
  expect_end("a", TN_INVALID_ARGUMENT, "contains the root of the rewrite");
  expect_end("n", TN_VERIFY_FAILED, "has null operand #0 after a rewrite");
  expect_end("d", TN_OK, "");
}

TN_TEST(an_op_that_did_not_match_is_there_still) {
  open_set("\"t.old\"() : () -> ()\n");
  add("t.old", 1, misbehave, "e");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, rewrite(NULL));
  expect_words("erased 't.old' and returned that it did not match");
  close_set();
}

/// Erases, after the driver's back, all ops but the first and the last, and makes new ones in their
/// cells, elsewhere.
static tn_status go_wild(void* user_data, tn_rewriter* rewriter, tn_op op) {
  tn_scope* scope = tn_rewriter_scope(rewriter);
  bool* is_done = user_data;
  if (*is_done) return TN_NOT_FOUND;
  *is_done = true;
  tn_operation_name name;
  tn_op made;
  tn_status status = tn_operation_name_get(tn_op_context(op), view("t.wild"), &name);
  while (status == TN_OK && tn_op_next(op).slot != 0) status = tn_op_erase(tn_op_next(op));
  for (int i = 0; i < 8 && status == TN_OK; ++i) {
    status = tn_op_create(scope, &(tn_op_state){.name = name}, &made);
  }
  return status;
}

TN_TEST(changes_that_the_rewriter_is_not_told_of_do_no_harm) {
  bool is_done = false;
  open_set(
      "\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n\"t.c\"() : () -> ()\n"
      "\"t.d\"() ({\n\"t.e\"() : () -> ()\n}) : () -> ()\n");
  add("", 1, go_wild, &is_done);
  tn_greedy_config config = tn_greedy_config_default();
  config.use_top_down_traversal = true;
  EXPECT_STATUS(TN_OK, rewrite(&config));
  expect_ops("t.a ");
  close_set();
}

static tn_status close_scope(void* user_data, tn_rewriter* rewriter, tn_op op) {
  tn_op made;
  const tn_op_state state = {.name = tn_op_operation_name(op)};
  tn_scope_close(user_data);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_rewriter_erase_op(rewriter, op));
  return TN_OK;
}

TN_TEST(a_callback_that_closes_the_scope_ends_the_run) {
  open_set(chain);
  tn_scope* scope = NULL;
  tn_op root;
  EXPECT_STATUS(TN_OK, tn_scope_open(printed.context, printed.scope, &scope));
  EXPECT_STATUS(TN_OK, tn_text_parse(scope, view(chain), NULL, &root));
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(printed.scope, root, &root));
  const tn_op inner = {tn_scope_number(scope), root.slot, root.generation, 0};
  add("t.old", 1, close_scope, scope);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_rewrite_greedily(inner, set, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_op_verify(root));
  close_set();
}

static tn_status rewrite_inside(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)op;
  tn_pattern_set* inner = user_data;
  tn_rewriter_destroy(rewriter);  // Is left alone: it is the driver's.
  const tn_status status = tn_rewrite_greedily(printed.root, inner, NULL, NULL);
  return status == TN_OK && tn_op_check(op) == TN_OK ? TN_NOT_FOUND : status;
}

TN_TEST(a_callback_may_rewrite) {
  open_set(chain);
  tn_pattern_set* inner = set;
  add("t.old", 1, renew, NULL);
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(printed.context, &set));
  add("t.use", 1, rewrite_inside, inner);
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  expect_ops("t.new t.new t.use ");
  tn_pattern_set_destroy(inner);
  close_set();
}

//===-- Sets ----------------------------------------------------------------------------------===//

static void tell(void* user_data) { strncat(order, user_data, 8); }

TN_TEST(user_data_is_deleted_with_the_set) {
  open_set(chain);
  static const char* const letters[] = {"a", "b", "c"};
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_pattern pattern = {.root = view(i == 1 ? "" : "t.nothing"),
                                .benefit = i,
                                .match_and_rewrite = renew,
                                .user_data = (void*)(uintptr_t)letters[i],
                                .delete_user_data = tell};
    EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
  }
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_fold(set, view("t.no"), fold_badly, "f", tell));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  tn_pattern_set_destroy(set);
  tn_pattern_set_destroy(NULL);
  EXPECT_STR("abcf", order);
  tn_printed_close(&printed);
}

static void expect_refused(const tn_pattern* pattern, const char* words) {
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pattern_set_add(set, pattern));
  expect_words(words);
}

TN_TEST(what_cannot_be_added_is_refused) {
  open_set(chain);
  tn_pattern pattern = {.benefit = TN_PATTERN_BENEFIT_MAX + 1, .match_and_rewrite = note};
  expect_refused(&pattern, "exceeds 65534");
  pattern.benefit = TN_PATTERN_BENEFIT_MAX;
  pattern.match_and_rewrite = NULL;
  expect_refused(&pattern, "missing function");
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_pattern_set_add_fold(set, view(""), fold_to_operand, NULL, NULL));
  expect_words("a fold needs an operation name");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pattern_set_add_fold(set, view("t.x"), NULL, NULL, NULL));
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  pattern.match_and_rewrite = note;
  tn_printed_clear(&printed);
  expect_refused(&pattern, "the set is frozen");
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_pattern_set_add_fold(set, view("t.x"), fold_to_operand, NULL, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pattern_set_add_canonicalization(set));
  close_set();
}

TN_TEST(sets_and_ops_are_of_one_context) {
  open_set(chain);
  tn_printed other;
  tn_printed_open(&other, chain);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_rewrite_greedily(other.root, set, NULL, NULL));
  EXPECT_STATUS(TN_NULL_HANDLE, tn_rewrite_once((tn_op){0, 0, 0, 0}, set, NULL));
  tn_printed_close(&other);
  close_set();
}

TN_TEST(many_patterns_are_found) {
  char name[32];
  open_set(chain);
  for (int i = 0; i < 5000; ++i) {
    snprintf(name, sizeof name, "t.op%d", i % 1000);
    add(name, (uint32_t)i, note, "x");
  }
  add("t.old", 3, renew, NULL);
  EXPECT_STATUS(TN_OK, rewrite(NULL));
  EXPECT_STR("", order);
  expect_ops("t.new t.new t.use ");
  close_set();
}

TN_TEST(names_with_a_nul_are_given_back_whole) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget)};
  const tn_string_view text = {"t.x\0y", 5};
  tn_context* context;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(context, &set));
  const tn_pattern by_root = {.root = text, .match_and_rewrite = note};
  const tn_pattern by_name = {.name = text, .match_and_rewrite = note};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &by_root));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &by_name));
  tn_pattern_set_destroy(set);
  tn_context_destroy(context);
  EXPECT_EQ(0, budget.live_bytes);
}
