// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph, and the users of symbols.

#include <tenure/analysis.h>
#include <tenure/symbol.h>

#include "printed.h"

static const char calls[] =
    "func.func @main() {\n"
    "  func.call @even() : () -> ()\n"
    "  func.call @even() : () -> ()\n"
    "  func.call @outside() : () -> ()\n"
    "  return\n"
    "}\n"
    "func.func private @even() {\n"
    "  func.call @odd() : () -> ()\n"
    "  return\n"
    "}\n"
    "func.func private @odd() {\n"
    "  func.call @even() : () -> ()\n"
    "  func.call @leaf() : () -> ()\n"
    "  return\n"
    "}\n"
    "func.func private @leaf() {\n"
    "  return\n"
    "}\n"
    "func.func private @named() {\n"
    "  return\n"
    "}\n"
    "func.func private @outside()\n"
    "\"t.table\"() {entries = [@named]} : () -> ()\n";

enum { MAIN, EVEN, ODD, LEAF, NAMED, EXTERNAL };

typedef struct called {
  tn_printed printed;
  tn_call_graph* graph;
} called;

static void open_called(called* c) {
  tn_printed_open(&c->printed, calls);
  EXPECT_STATUS(TN_OK, tn_call_graph_create(c->printed.root, &c->graph));
}

static void close_called(called* c) {
  tn_call_graph_destroy(c->graph);
  tn_printed_close(&c->printed);
}

/// The nodes as digits.
static const char* digits(const tn_call_graph* graph, size_t node, bool callers) {
  static char text[16];
  const size_t count =
      callers ? tn_call_graph_caller_count(graph, node) : tn_call_graph_callee_count(graph, node);
  for (size_t i = 0; i < count; ++i) {
    const size_t other =
        callers ? tn_call_graph_caller(graph, node, i) : tn_call_graph_callee(graph, node, i);
    text[i] = (char)('0' + other);
  }
  text[count] = 0;
  return text;
}

TN_TEST(functions_call_and_are_called) {
  called c;
  open_called(&c);
  EXPECT_EQ(EXTERNAL, tn_call_graph_node_count(c.graph));
  EXPECT_VIEW("even", tn_symbol_name(tn_call_graph_node(c.graph, EVEN)));
  EXPECT_TRUE(tn_op_is_null(tn_call_graph_node(c.graph, EXTERNAL)));
  EXPECT_EQ(ODD, tn_call_graph_find(c.graph, tn_call_graph_node(c.graph, ODD)));
  EXPECT_EQ(SIZE_MAX, tn_call_graph_find(c.graph, c.printed.root));
  EXPECT_STR("15", digits(c.graph, MAIN, false));
  EXPECT_STR("2", digits(c.graph, EVEN, false));
  EXPECT_STR("13", digits(c.graph, ODD, false));
  EXPECT_STR("", digits(c.graph, LEAF, false));
  EXPECT_STR("04", digits(c.graph, EXTERNAL, false));
  EXPECT_STR("5", digits(c.graph, MAIN, true));
  EXPECT_STR("02", digits(c.graph, EVEN, true));
  EXPECT_STR("2", digits(c.graph, LEAF, true));
  EXPECT_STR("5", digits(c.graph, NAMED, true));
  EXPECT_STR("0", digits(c.graph, EXTERNAL, true));
  EXPECT_STR("", digits(c.graph, 6, false));
  EXPECT_EQ(SIZE_MAX, tn_call_graph_callee(c.graph, MAIN, 2));
  close_called(&c);
}

TN_TEST(components_come_bottom_up) {
  called c;
  open_called(&c);
  EXPECT_EQ(4, tn_call_graph_component_count(c.graph));
  const size_t loop = tn_call_graph_component_of(c.graph, EVEN);
  EXPECT_EQ(loop, tn_call_graph_component_of(c.graph, ODD));
  EXPECT_EQ(2, tn_call_graph_component_size(c.graph, loop));
  EXPECT_TRUE(tn_call_graph_component_of(c.graph, LEAF) < loop);
  EXPECT_TRUE(tn_call_graph_component_of(c.graph, MAIN) > loop);
  EXPECT_EQ(SIZE_MAX, tn_call_graph_component_of(c.graph, EXTERNAL));
  EXPECT_EQ(SIZE_MAX, tn_call_graph_component(c.graph, loop, 2));
  size_t seen = 0;
  for (size_t i = 0; i < tn_call_graph_component_count(c.graph); ++i) {
    for (size_t k = 0; k < tn_call_graph_component_size(c.graph, i); ++k, ++seen) {
      const size_t node = tn_call_graph_component(c.graph, i, k);
      EXPECT_EQ(i, tn_call_graph_component_of(c.graph, node));
      for (size_t e = 0; e < tn_call_graph_callee_count(c.graph, node); ++e) {
        const size_t callee = tn_call_graph_callee(c.graph, node, e);
        EXPECT_TRUE(callee == EXTERNAL || tn_call_graph_component_of(c.graph, callee) <= i);
      }
    }
  }
  EXPECT_EQ(EXTERNAL, seen);
  close_called(&c);
}

TN_TEST(an_erased_function_is_stale_in_its_graph) {
  called c;
  open_called(&c);
  const tn_op leaf = tn_call_graph_node(c.graph, LEAF);
  EXPECT_STATUS(TN_OK, tn_op_erase(leaf));
  const tn_op again = tn_call_graph_node(c.graph, LEAF);
  EXPECT_BITS(leaf, again);
  EXPECT_EQ(SIZE_MAX, tn_call_graph_find(c.graph, leaf));
  EXPECT_STATUS(TN_OK, tn_op_erase(c.printed.root));
  tn_call_graph* none = NULL;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_call_graph_create(c.printed.root, &none));
  EXPECT_TRUE(none == NULL);
  tn_printed_close(&c.printed);
  tn_call_graph_destroy(c.graph);
  tn_call_graph_destroy(NULL);
}

//===-- Users ---------------------------------------------------------------------------------===//

static const char symbols[] =
    "func.func private @a() {\n"
    "  func.call @b() : () -> ()\n"
    "  \"t.both\"() {x = @b, y = [@b, @m::@c]} : () -> ()\n"
    "  return\n"
    "}\n"
    "func.func private @b()\n"
    "module @m {\n"
    "  func.func private @c()\n"
    "  \"t.in\"() {x = @c, y = @a} : () -> ()\n"
    "}\n";

typedef struct found_symbols {
  tn_op a, b, m, c;
} found_symbols;

static tn_walk_result find_symbols(tn_op op, void* user_data) {
  found_symbols* found = user_data;
  const tn_string_view name = tn_symbol_name(op);
  if (name.size != 1) return TN_WALK_ADVANCE;
  if (*name.data == 'a') found->a = op;
  if (*name.data == 'b') found->b = op;
  if (*name.data == 'm') found->m = op;
  if (*name.data == 'c') found->c = op;
  return TN_WALK_ADVANCE;
}

TN_TEST(symbols_know_their_users) {
  tn_printed printed;
  tn_symbol_users* users = NULL;
  found_symbols found = {{0}, {0}, {0}, {0}};
  tn_printed_open(&printed, symbols);
  EXPECT_STATUS(TN_OK, tn_op_walk(printed.root, TN_WALK_PRE_ORDER, find_symbols, &found));
  EXPECT_STATUS(TN_OK, tn_symbol_users_create(printed.root, &users));
  EXPECT_EQ(0, tn_symbol_users_count(users, found.a));
  EXPECT_EQ(2, tn_symbol_users_count(users, found.b));
  EXPECT_EQ(1, tn_symbol_users_count(users, found.m));
  EXPECT_EQ(2, tn_symbol_users_count(users, found.c));
  EXPECT_EQ(0, tn_symbol_users_count(users, printed.root));
  EXPECT_VIEW("func.call", tn_op_name(tn_symbol_users_get(users, found.b, 0)));
  EXPECT_VIEW("t.both", tn_op_name(tn_symbol_users_get(users, found.b, 1)));
  EXPECT_VIEW("t.both", tn_op_name(tn_symbol_users_get(users, found.m, 0)));
  EXPECT_VIEW("t.both", tn_op_name(tn_symbol_users_get(users, found.c, 0)));
  EXPECT_VIEW("t.in", tn_op_name(tn_symbol_users_get(users, found.c, 1)));
  EXPECT_TRUE(tn_op_is_null(tn_symbol_users_get(users, found.c, 2)));
  // Who used it is gone, and then the symbol itself.
  const tn_op both = tn_symbol_users_get(users, found.m, 0);
  EXPECT_STATUS(TN_OK, tn_op_erase(both));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(tn_symbol_users_get(users, found.m, 0)));
  EXPECT_STATUS(TN_OK, tn_op_erase(found.b));
  tn_printed_clear(&printed);
  EXPECT_EQ(0, tn_symbol_users_count(users, found.b));
  EXPECT_TRUE(printed.size != 0);
  tn_symbol_users* none = NULL;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_users_create(found.a, &none));
  EXPECT_TRUE(none == NULL);
  tn_printed_close(&printed);
  tn_symbol_users_destroy(users);
  tn_symbol_users_destroy(NULL);
}
