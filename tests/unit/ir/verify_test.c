// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/op.h"
#include "ir/op_diagnostic.h"
#include "printed.h"

/// Verifies `text` and compares what is reported; "" stands for a text that is right.
static void expect_report(const char* text, const char* report) {
  tn_printed* it = calloc(1, sizeof *it);
  EXPECT_TRUE(it != NULL);
  tn_printed_open(it, text);
  const tn_status status = tn_op_verify(it->root);
  EXPECT_STR(report, it->text);
  EXPECT_STATUS(report[0] == 0 ? TN_OK : TN_VERIFY_FAILED, status);
  tn_printed_close(it);
  free(it);
}

//===-- Dominance -----------------------------------------------------------------------------===//

TN_TEST(regions_of_one_block_are_graphs_where_nobody_knows_better) {
  expect_report(
      "\"t.f\"() ({\n"
      "  %1 = \"t.a\"(%0) : (i32) -> i32\n"
      "  %0 = \"t.b\"(%0) ({\n"
      "    \"t.c\"(%0, %1) : (i32, i32) -> ()\n"
      "  }) : (i32) -> i32\n"
      "}) : () -> ()\n",
      "");
}

TN_TEST(order_counts_in_regions_of_several_blocks) {
  expect_report(
      "\"t.f\"() ({\n"
      "^bb0:\n"
      "  %1 = \"t.a\"(%0) : (i32) -> i32\n"
      "  %0 = \"t.b\"() : () -> i32\n"
      "  \"t.br\"()[^bb1] : () -> ()\n"
      "^bb1:\n"
      "  \"t.r\"() : () -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:3:8: error: operand #0 does not dominate this use\n"
      "  %1 = \"t.a\"(%0) : (i32) -> i32\n"
      "       ^\n"
      "t.mlir:3:8: note: see current operation: %0 = \"t.a\"(%1) : (i32) -> i32\n"
      "t.mlir:4:8: note: operand defined here (op in the same block)\n"
      "  %0 = \"t.b\"() : () -> i32\n"
      "       ^\n");
}

TN_TEST(block_arguments_dominate_what_their_block_dominates) {
  expect_report(
      "\"t.f\"() ({\n"
      "^bb0:\n"
      "  \"t.br\"()[^bb1, ^bb2] : () -> ()\n"
      "^bb1(%b: i32):\n"
      "  \"t.br\"(%b)[^bb2] : (i32) -> ()\n"
      "^bb2:\n"
      "  \"t.r\"() ({\n"
      "    \"t.u\"(%b) : (i32) -> ()\n"
      "  }) : () -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:8:5: error: operand #0 does not dominate this use\n"
      "    \"t.u\"(%b) : (i32) -> ()\n"
      "    ^\n"
      "t.mlir:8:5: note: see current operation: \"t.u\"(%0) : (i32) -> ()\n"
      "t.mlir:1:1: note: operand defined as a block argument (block #1 in a parent region)\n"
      "\"t.f\"() ({\n"
      "^\n");
}

TN_TEST(an_op_does_not_dominate_what_is_in_it) {
  expect_report(
      "\"t.f\"() ({\n"
      "^bb0:\n"
      "  \"t.br\"()[^bb1] : () -> ()\n"
      "^bb1:\n"
      "  %x = \"t.h\"() ({\n"
      "    \"t.u\"(%x) : (i32) -> ()\n"
      "  }) : () -> i32\n"
      "  \"t.r\"() : () -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:6:5: error: operand #0 does not dominate this use\n"
      "    \"t.u\"(%x) : (i32) -> ()\n"
      "    ^\n"
      "t.mlir:6:5: note: see current operation: \"t.u\"(%0) : (i32) -> ()\n"
      "t.mlir:5:8: note: operand defined here (op in a parent region)\n"
      "  %x = \"t.h\"() ({\n"
      "       ^\n");
}

TN_TEST(blocks_that_cannot_be_reached_are_not_checked) {
  expect_report(
      "\"t.f\"() ({\n"
      "^bb0:\n"
      "  \"t.r\"() : () -> ()\n"
      "^bb1:\n"
      "  %x = \"t.h\"(%x, %y) : (i32, i32) -> i32\n"
      "  %y = \"t.h\"(%x) : (i32) -> i32\n"
      "  \"t.br\"()[^bb1] : () -> ()\n"
      "}) : () -> ()\n",
      "");
}

TN_TEST(loops_and_joins_have_their_dominators) {
  expect_report(
      "\"t.f\"() ({\n"
      "  %0 = \"t.d\"() : () -> i32\n"
      "  \"t.br\"()[^head] : () -> ()\n"
      "^head:\n"
      "  %1 = \"t.d\"(%0) : (i32) -> i32\n"
      "  \"t.br\"()[^left, ^right] : () -> ()\n"
      "^left:\n"
      "  \"t.br\"(%1)[^join, ^head] : (i32) -> ()\n"
      "^right:\n"
      "  %2 = \"t.d\"(%1) : (i32) -> i32\n"
      "  \"t.br\"(%2)[^join] : (i32) -> ()\n"
      "^join:\n"
      "  \"t.u\"(%0, %1, %2) : (i32, i32, i32) -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:13:3: error: operand #2 does not dominate this use\n"
      "  \"t.u\"(%0, %1, %2) : (i32, i32, i32) -> ()\n"
      "  ^\n"
      "t.mlir:13:3: note: see current operation: \"t.u\"(%0, %1, %2) : (i32, i32, i32) -> ()\n"
      "t.mlir:10:8: note: operand defined here (op in the same region)\n"
      "  %2 = \"t.d\"(%1) : (i32) -> i32\n"
      "       ^\n");
}

TN_TEST(a_nested_op_may_be_verified_alone) {
  tn_printed it;
  tn_printed_open(&it,
                  "\"t.f\"() ({\n"
                  "  %0 = \"t.d\"() : () -> i32\n"
                  "  \"t.br\"()[^bb1] : () -> ()\n"
                  "^bb1:\n"
                  "  %1 = \"t.d\"() : () -> i32\n"
                  "  \"t.in\"(%2) ({\n"
                  "    \"t.u\"(%0, %1) : (i32, i32) -> ()\n"
                  "    \"t.late\"(%2) : (i32) -> ()\n"
                  "  }) : (i32) -> ()\n"
                  "  %2 = \"t.d\"() : () -> i32\n"
                  "  \"t.r\"() : () -> ()\n"
                  "}) : () -> ()\n");
  const tn_op inner = tn_printed_find(&it, "t.in");
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(inner));
  EXPECT_TRUE(strstr(it.text, "t.mlir:8:5: error: operand #0 does not dominate this use") != NULL);
  EXPECT_STATUS(TN_OK, tn_op_erase(tn_printed_find(&it, "t.late")));
  EXPECT_STATUS(TN_OK, tn_op_verify(inner));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.root));
  tn_printed_close(&it);
}

//===-- Structure -----------------------------------------------------------------------------===//

TN_TEST(successors_belong_to_the_last_op) {
  expect_report(
      "\"t.f\"() ({\n"
      "  \"t.r\"()[^bb1] : () -> ()\n"
      "  \"t.r\"()[^bb1] : () -> ()\n"
      "^bb1:\n"
      "  \"t.r\"() : () -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:2:3: error: operation with block successors must terminate its parent block\n"
      "  \"t.r\"()[^bb1] : () -> ()\n"
      "  ^\n"
      "t.mlir:2:3: note: see current operation: \"t.r\"()[^bb1] : () -> ()\n");
}

TN_TEST(the_entry_block_has_no_predecessors) {
  expect_report(
      "\"t.f\"() ({\n"
      "^bb0:\n"
      "  \"t.r\"()[^bb0] : () -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:1:1: error: entry block of region may not have predecessors\n"
      "\"t.f\"() ({\n"
      "^\n");
}

TN_TEST(one_of_several_blocks_is_not_empty) {
  expect_report("\"t.f\"() ({\n^bb0:\n}) : () -> ()\n", "");
  expect_report("\"t.f\"() ({\n^bb0:\n^bb1:\n}) : () -> ()\n",
                "t.mlir:1:1: error: empty block: expect at least a terminator\n"
                "\"t.f\"() ({\n"
                "^\n");
}

TN_TEST(known_ops_that_are_no_terminators_do_not_end_blocks) {
  expect_report(
      "\"t.f\"() ({\n"
      "  builtin.module {}\n"
      "^bb1:\n"
      "  \"t.r\"() : () -> ()\n"
      "}) : () -> ()\n",
      "t.mlir:2:3: error: block with no terminator, has \n"
      "\"builtin.module\"() ({\n"
      "^bb0:\n"
      "}) : () -> ()\n"
      "  builtin.module {}\n"
      "  ^\n"
      "t.mlir:2:3: note: see current operation: \n"
      "\"builtin.module\"() ({\n"
      "^bb0:\n"
      "}) : () -> ()\n");
}

TN_TEST(operands_and_successors_are_not_null) {
  tn_printed it;
  tn_printed_open(&it,
                  "%0 = \"t.d\"() : () -> i32\n"
                  "\"t.u\"(%0) : (i32) -> ()\n"
                  "\"t.f\"() ({\n"
                  "  \"t.br\"()[^bb1] : () -> ()\n"
                  "^bb1:\n"
                  "  \"t.r\"() : () -> ()\n"
                  "}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_op_verify(it.root));
  EXPECT_STATUS(TN_OK, tn_op_set_successor(tn_printed_find(&it, "t.br"), 0, (tn_block){0}));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.root));
  EXPECT_TRUE(strstr(it.text, "t.mlir:4:3: error: null successor found\n") != NULL);
  tn_printed_clear(&it);
  EXPECT_STATUS(TN_OK, tn_op_set_operand(tn_printed_find(&it, "t.u"), 0, (tn_value){0}));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.root));
  EXPECT_TRUE(strstr(it.text, "t.mlir:2:1: error: null operand found\n") != NULL);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(tn_printed_find(&it, "t.u")));
  tn_printed_close(&it);
}

TN_TEST(successors_stay_in_the_region) {
  tn_printed it;
  tn_printed_open(&it,
                  "\"t.f\"() ({\n"
                  "  \"t.br\"()[^bb1] : () -> ()\n"
                  "^bb1:\n"
                  "  \"t.r\"() : () -> ()\n"
                  "}, {\n"
                  "  \"t.r\"() : () -> ()\n"
                  "^bb1:\n"
                  "  \"t.other\"() : () -> ()\n"
                  "}) : () -> ()\n");
  const tn_block other = tn_op_block(tn_printed_find(&it, "t.other"));
  EXPECT_STATUS(TN_OK, tn_op_set_successor(tn_printed_find(&it, "t.br"), 0, other));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.root));
  EXPECT_TRUE(
      strstr(it.text, "t.mlir:2:3: error: 't.br' op branching to block of a different region\n") !=
      NULL);
  tn_printed_close(&it);
}

//===-- Isolation, symbols, the builtin dialect -----------------------------------------------===//

TN_TEST(nothing_from_around_is_used_in_a_module) {
  expect_report(
      "\"t.x\"() ({\n"
      "  %y = \"t.h\"() : () -> i32\n"
      "  builtin.module {\n"
      "    %z = \"t.h\"() : () -> i32\n"
      "    \"t.q\"() ({\n"
      "      \"t.z\"(%z) : (i32) -> ()\n"
      "      \"t.z\"(%y) : (i32) -> ()\n"
      "    }) : () -> ()\n"
      "  }\n"
      "}) : () -> ()\n",
      "t.mlir:7:7: error: 't.z' op using value defined outside the region\n"
      "      \"t.z\"(%y) : (i32) -> ()\n"
      "      ^\n"
      "t.mlir:7:7: note: see current operation: \"t.z\"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()\n"
      "t.mlir:3:3: note: required by region isolation constraints\n"
      "  builtin.module {\n"
      "  ^\n");
}

TN_TEST(each_isolated_op_reports_its_first_break) {
  const char* report =
      "t.mlir:3:3: error: redefinition of symbol named 'a'\n"
      "  \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "  ^\n"
      "t.mlir:3:3: note: see current operation: \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "t.mlir:2:3: note: see existing symbol definition here\n"
      "  \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "  ^\n"
      "t.mlir:7:3: error: 'builtin.unrealized_conversion_cast' op expected at least one result for "
      "cast operation\n"
      "  \"builtin.unrealized_conversion_cast\"() : () -> ()\n"
      "  ^\n"
      "t.mlir:7:3: note: see current operation: \"builtin.unrealized_conversion_cast\"() : () -> "
      "()\n";
  expect_report(
      "builtin.module {\n"
      "  \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "  \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "  \"t.f\"() {sym_name = \"a\"} : () -> ()\n"
      "}\n"
      "builtin.module {\n"
      "  \"builtin.unrealized_conversion_cast\"() : () -> ()\n"
      "}\n",
      report);
}

/// Verifies and looks for the error's words.
static void expect_error(const char* text, const char* words) {
  tn_printed* it = calloc(1, sizeof *it);
  EXPECT_TRUE(it != NULL);
  tn_printed_open(it, text);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it->root));
  const char* found = strstr(it->text, "error: ");
  EXPECT_TRUE(found != NULL);
  const char* end = strchr(found, '\n');
  EXPECT_TRUE(end != NULL);
  EXPECT_VIEW(words, ((tn_string_view){found + 7, (size_t)(end - found - 7)}));
  tn_printed_close(it);
  free(it);
}

TN_TEST(modules_are_of_one_shape) {
  expect_error("\"builtin.module\"() ({}) : () -> ()",
               "'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region "
               "with 1 blocks");
  expect_error("\"builtin.module\"() ({^bb0:}, {}) : () -> ()",
               "'builtin.module' op requires one region");
  expect_error("\"builtin.module\"() ({\"t.r\"() : () -> ()\n^a: \"t.r\"() : () -> ()}) : () -> ()",
               "'builtin.module' op expects region #0 to have 0 or 1 blocks");
  expect_error("%0 = \"t.d\"() : () -> i32\n\"builtin.module\"(%0) ({^a:}) : (i32) -> ()",
               "'builtin.module' op requires zero operands");
  expect_error("%0 = \"builtin.module\"() ({^a:}) : () -> i32",
               "'builtin.module' op requires zero results");
  expect_error("\"builtin.module\"() ({^a(%0: i32):}) : () -> ()",
               "'builtin.module' op region should have no arguments");
  expect_error("\"builtin.module\"() ({^a:}) {z, x, t.y} : () -> ()",
               "'builtin.module' op can only contain attributes with dialect-prefixed names, "
               "found: 'x'");
  expect_error(
      "\"builtin.module\"() <{sym_name = \"a\", sym_visibility = \"b\"}> ({^a:}) : () -> ()",
      "'builtin.module' op visibility expected to be one of [\"public\", \"private\", "
      "\"nested\"], but got \"b\"");
  expect_error("\"builtin.foo\"() : () -> ()",
               "unregistered operation 'builtin.foo' found in dialect ('builtin') that does not "
               "allow unknown operations");
  expect_report("builtin.module attributes {builtin.x = 1, foo.bar} {\n}\n", "");
}

TN_TEST(unknown_ops_need_leave) {
  tn_printed it;
  tn_printed_open(&it, "\"t.f\"() : () -> ()");
  tn_context_set_allows_unregistered_dialects(it.context, false);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.root));
  EXPECT_TRUE(strstr(it.text, "'t.f' op created with unregistered dialect. If this is") != NULL);
  tn_printed_close(&it);
}

TN_TEST(an_error_has_all_its_notes) {
  enum { COUNT = 9 };
  tn_op_note notes[COUNT];
  char words[COUNT][16];
  tn_printed it;
  tn_printed_open(&it, "\"t.f\"() : () -> ()");
  for (int i = 0; i < COUNT; ++i) {
    snprintf(words[i], sizeof words[i], "note %d.", i);
    notes[i] = (tn_op_note){tn_location_unknown(it.context), words[i],
                            i + 1 < COUNT ? &notes[i + 1] : NULL};
  }
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op__fail(it.context, it.root.slot, notes, "wrong"));
  EXPECT_TRUE(strstr(it.text, "see current operation: ") != NULL);
  for (int i = 0; i < COUNT; ++i) EXPECT_TRUE(strstr(it.text, words[i]) != NULL);
  tn_printed_close(&it);
}

//===-- Links and use lists -------------------------------------------------------------------===//

typedef struct cells {
  tn_printed it;
  tn_op_cell* first;   ///< t.d
  tn_op_cell* second;  ///< t.u
} cells;

static void open_cells(cells* out) {
  tn_printed_open(&out->it,
                  "%0:2 = \"t.d\"() : () -> (i32, i32)\n"
                  "\"t.u\"(%0#0, %0#0, %0#1) : (i32, i32, i32) -> ()\n"
                  "\"t.e\"(%0#0) : (i32) -> ()\n");
  out->first = tn_op__at(out->it.context, tn_printed_find(&out->it, "t.d").slot);
  out->second = tn_op__at(out->it.context, tn_printed_find(&out->it, "t.u").slot);
}

/// Sets a word to something wrong, and back.
static void expect_found(cells* it, uint32_t* word, uint32_t wrong, const char* words) {
  const uint32_t right = *word;
  *word = wrong;
  tn_printed_clear(&it->it);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it->it.root));
  if (strstr(it->it.text, words) == NULL) TN_FAIL("'%s' is not in\n%s", words, it->it.text);
  *word = right;
  EXPECT_STATUS(TN_OK, tn_op_verify(it->it.root));
}

TN_TEST(a_list_leads_to_memory_that_holds_no_op) {
  cells it;
  open_cells(&it);
  const uint32_t generation = it.second->generation;
  const tn_uref shape = it.second->shape;
  it.second->generation = 0;
  it.second->shape = 0;
  tn_printed_clear(&it.it);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(it.it.root));
  EXPECT_TRUE(strstr(it.it.text, "block does not list its operations in their order") != NULL);
  it.second->generation = generation;
  it.second->shape = shape;
  EXPECT_STATUS(TN_OK, tn_op_verify(it.it.root));
  tn_printed_close(&it.it);
}

TN_TEST(links_agree_in_both_directions) {
  cells it;
  open_cells(&it);
  tn_context* context = it.it.context;
  const char* ops = "block does not list its operations in their order";
  expect_found(&it, &it.second->previous, 0, ops);
  expect_found(&it, &it.second->block, it.second->block + 2, ops);
  expect_found(&it, &it.second->order, it.first->order, ops);
  tn_block_cell* block = tn_block__at(context, it.first->block);
  expect_found(&it, &block->last_op, tn_printed_find(&it.it, "t.u").slot, ops);
  tn_region_cell* region = tn_region__at(context, block->region);
  expect_found(&it, &block->region, block->region + 2, "region #0 does not list its blocks");
  expect_found(&it, &region->last_block, 0, "region #0 does not list its blocks");
  expect_found(&it, &region->index, 1, "region #0 belongs to another operation");
  tn_printed_close(&it.it);
}

TN_TEST(use_lists_agree_in_both_directions) {
  cells it;
  open_cells(&it);
  tn_context* context = it.it.context;
  const tn_ref user = tn_printed_find(&it.it, "t.u").slot;
  const tn_ref operands = tn_op_cell__operands(context, user, it.second);
  tn_use_cell* uses = tn_use__at(context, operands);
  tn_value_cell* result = (tn_value_cell*)(void*)it.first->words;
  const char* listed = "'t.d' op result #0 lists a use that does not refer to it";
  // An operand that names another value than the one whose list it is in.
  expect_found(&it, &uses[0].value, uses[2].value, listed);
  expect_found(&it, &uses[1].previous, 0, listed);
  // A list that leaves out its newest use.
  expect_found(&it, &result[0].first_use, operands + 3, listed);
  // A list that ends too early: nothing in it is wrong.
  expect_found(&it, &uses[1].next, 0, "'t.u' op operand #0 is not listed as a use of its value");
  expect_found(&it, &result[1].first_use, 0,
               "'t.u' op operand #2 is not listed as a use of its value");
  tn_printed_close(&it.it);
}

TN_TEST(results_lead_to_their_op) {
  cells it;
  open_cells(&it);
  tn_value_cell* result = (tn_value_cell*)(void*)it.first->words;
  expect_found(&it, &result[1].flagged_type, result[1].flagged_type & ~TN_VALUE_FAR,
               "result #1 does not refer to its operation");
  tn_printed_close(&it.it);
}

TN_TEST(spilled_operands_are_uses) {
  cells it;
  open_cells(&it);
  const tn_op user = tn_printed_find(&it.it, "t.u");
  tn_value values[40];
  for (size_t i = 0; i < 40; ++i) values[i] = tn_op_operand(user, i % 3);
  EXPECT_STATUS(TN_OK, tn_op_set_operands(user, values, 40));
  EXPECT_STATUS(TN_OK, tn_op_verify(it.it.root));
  tn_printed_close(&it.it);
}

//===-- Size and memory -----------------------------------------------------------------------===//

enum { DEEP = 100000 };

/// Makes ops in each other, each with an operand from the outermost block; returns the innermost
/// block.
static tn_block nest(tn_printed* it, tn_block block, tn_value value, size_t depth) {
  tn_operation_name name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(it->context, tn_string_view_from("t.n"), &name));
  for (size_t i = 0; i < depth; ++i) {
    tn_op op;
    const tn_op_state state = {.name = name,
                               .operands = &value,
                               .operand_count = 1,
                               .region_count = 1,
                               .insertion = {.block = block}};
    EXPECT_STATUS(TN_OK, tn_op_create(it->scope, &state, &op));
    EXPECT_STATUS(TN_OK,
                  tn_block_create(tn_op_region(op, 0), (tn_block){0}, NULL, NULL, 0, &block));
  }
  return block;
}

TN_TEST(depth_costs_neither_stack_nor_quadratic_time) {
  tn_printed it;
  tn_printed_open(&it, "%0 = \"t.d\"() : () -> i32\n");
  const tn_op first = tn_printed_find(&it, "t.d");
  const tn_block innermost = nest(&it, tn_op_block(first), tn_op_result(first, 0), DEEP);
  EXPECT_STATUS(TN_OK, tn_op_verify(it.root));
  EXPECT_STATUS(TN_OK, tn_op_verify(tn_op_parent(tn_block_parent_op(innermost))));
  tn_printed_close(&it);
}

TN_TEST(verifying_survives_every_allocation_failure) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  tn_printed it;
  tn_printed_open_empty(&it, &allocator);
  tn_printed_parse(&it,
                   "%9 = \"t.d\"() : () -> i32\n"
                   "\"t.f\"() ({\n"
                   "  %0 = \"t.d\"() : () -> i32\n"
                   "  \"t.br\"()[^bb1, ^bb2] : () -> ()\n"
                   "^bb1:\n"
                   "  \"t.br\"(%0)[^bb2] : (i32) -> ()\n"
                   "^bb2:\n"
                   "  \"t.u\"(%0) : (i32) -> ()\n"
                   "}) {sym_name = \"a\"} : () -> ()\n"
                   "\"t.f\"() {sym_name = \"b\"} : () -> ()\n");
  const tn_op first = tn_printed_find(&it, "t.d");
  nest(&it, tn_op_block(first), tn_op_result(first, 0), 100);
  const size_t live_bytes = budget.live_bytes;
  for (size_t allowed = 0;; ++allowed) {
    budget.allocations = allowed;
    const tn_status status = tn_op_verify(it.root);
    EXPECT_EQ(live_bytes, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  budget.allocations = SIZE_MAX;
  tn_printed_close(&it);
}
