// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/symbol.h>

#include "printed.h"

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

typedef struct fixture {
  tn_printed it;
  tn_symbol_table* table;
} fixture;

static void open_table(fixture* f, const char* text) {
  tn_printed_open(&f->it, text);
  EXPECT_STATUS(TN_OK, tn_symbol_table_create(f->it.root, &f->table));
}

static void close_table(fixture* f) {
  tn_symbol_table_destroy(f->table);
  tn_printed_close(&f->it);
}

static tn_op lookup(const fixture* f, const char* name) {
  return tn_symbol_table_lookup(f->table, view(name));
}

/// A detached op that is the symbol `name`, or none.
static tn_op make_symbol(tn_printed* it, const char* name) {
  tn_operation_name operation_name;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(it->context, view("t.s"), &operation_name));
  const tn_op_state state = {.name = operation_name};
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_op_create(it->scope, &state, &op));
  if (name != NULL) EXPECT_STATUS(TN_OK, tn_symbol_set_name(op, view(name)));
  return op;
}

/// Compares the printed form of the root.
static void expect_text(tn_printed* it, const char* text) {
  tn_printed_clear(it);
  EXPECT_STATUS(TN_OK, tn_op_print(it->root, NULL, tn_printed_write, it));
  EXPECT_STR(text, it->text);
}

//===-- Names ---------------------------------------------------------------------------------===//

TN_TEST(names_are_string_attributes) {
  tn_printed it;
  tn_printed_open(
      &it, "\"t.a\"() <{sym_name = \"p\"}> : () -> ()\n\"t.b\"() {sym_name = 1} : () -> ()\n");
  const tn_op a = tn_printed_find(&it, "t.a");
  EXPECT_VIEW("p", tn_symbol_name(a));
  EXPECT_EQ(0, tn_symbol_name(tn_printed_find(&it, "t.b")).size);
  EXPECT_STATUS(TN_OK, tn_symbol_set_name(a, view("q")));
  EXPECT_EQ(1, tn_op_property_count(a));
  EXPECT_EQ(0, tn_op_discardable_attribute_count(a));
  EXPECT_STATUS(TN_OK, tn_symbol_set_name(it.root, view("m")));
  EXPECT_EQ(1, tn_op_property_count(it.root));
  EXPECT_VIEW("m", tn_symbol_name(it.root));
  EXPECT_STATUS(TN_OK, tn_op_erase(a));
  EXPECT_EQ(0, tn_symbol_name(a).size);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_symbol_set_name(a, view("q")));
  tn_printed_close(&it);
}

TN_TEST(a_symbol_needs_a_name) {
  fixture f;
  open_table(&f, "\"t.a\"() {sym_name = \"a\", u = @a} : () -> ()\n");
  const tn_op a = lookup(&f, "a");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_set_name(a, view("")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_table_rename(f.table, a, view("")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_replace_all_uses(f.it.root, view("a"), view("")));
  EXPECT_VIEW("a", tn_symbol_name(a));
  EXPECT_TRUE(tn_op_same(a, lookup(&f, "a")));
  close_table(&f);
}

//===-- Tables --------------------------------------------------------------------------------===//

TN_TEST(a_table_finds_its_symbols) {
  fixture f;
  open_table(&f,
             "\"t.a\"() {sym_name = \"a\"} : () -> ()\n"
             "\"t.b\"() ({\n"
             "  \"t.c\"() {sym_name = \"c\"} : () -> ()\n"
             "}) {sym_name = \"b\"} : () -> ()\n"
             "\"t.d\"() : () -> ()\n");
  EXPECT_BITS(f.it.root, ((tn_op[]){tn_symbol_table_op(f.table)})[0]);
  EXPECT_TRUE(tn_op_same(tn_printed_find(&f.it, "t.a"), lookup(&f, "a")));
  EXPECT_TRUE(tn_op_same(tn_printed_find(&f.it, "t.b"), lookup(&f, "b")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "c")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "nobody said this")));
  close_table(&f);
}

TN_TEST(a_table_never_lies) {
  fixture f;
  open_table(&f,
             "\"t.a\"() {sym_name = \"a\"} : () -> ()\n"
             "\"t.b\"() {sym_name = \"b\"} : () -> ()\n"
             "\"t.c\"() {sym_name = \"c\"} : () -> ()\n"
             "\"t.d\"() ({\n"
             "  \"t.e\"() : () -> ()\n"
             "}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_op_erase(tn_printed_find(&f.it, "t.a")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")));
  // Its cell is used again, by an op of that name that stands elsewhere.
  const tn_op other = make_symbol(&f.it, "a");
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")));
  EXPECT_STATUS(TN_OK, tn_op_move_before(other, tn_printed_find(&f.it, "t.e")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")));
  const tn_op b = tn_printed_find(&f.it, "t.b");
  EXPECT_STATUS(TN_OK, tn_symbol_set_name(b, view("z")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "b")));
  EXPECT_STATUS(TN_OK, tn_op_detach(tn_printed_find(&f.it, "t.c")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "c")));
  close_table(&f);
}

TN_TEST(a_table_goes_stale_with_its_op) {
  fixture f;
  open_table(&f, "\"t.a\"() {sym_name = \"a\"} : () -> ()\n\"t.b\"() : () -> ()\n");
  const tn_op symbol = make_symbol(&f.it, "b");
  EXPECT_STATUS(TN_OK, tn_op_erase(f.it.root));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")));
  tn_attribute name;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_symbol_table_insert(f.table, symbol, &name));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_symbol_table_erase(f.table, symbol));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_symbol_table_rename(f.table, symbol, view("c")));
  close_table(&f);
}

TN_TEST(tables_have_one_region_of_one_block) {
  tn_printed it;
  tn_printed_open(&it,
                  "\"t.two\"() ({\n}, {\n}) : () -> ()\n"
                  "\"t.blocks\"() ({\n"
                  "  \"t.br\"()[^a] : () -> ()\n"
                  "^a:\n"
                  "  \"t.br\"() : () -> ()\n"
                  "}) : () -> ()\n"
                  "\"t.empty\"() ({\n}) : () -> ()\n");
  tn_symbol_table* table = NULL;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_table_create(tn_printed_find(&it, "t.two"), &table));
  EXPECT_TRUE(table == NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_symbol_table_create(tn_printed_find(&it, "t.blocks"), &table));
  const tn_op empty = tn_printed_find(&it, "t.empty");
  EXPECT_STATUS(TN_OK, tn_symbol_table_create(empty, &table));
  tn_attribute name;
  EXPECT_STATUS(TN_OK, tn_symbol_table_insert(table, make_symbol(&it, "a"), &name));
  EXPECT_TRUE(tn_op_same(empty, tn_op_parent(tn_symbol_table_lookup(table, view("a")))));
  tn_symbol_table_destroy(table);
  tn_symbol_table_destroy(NULL);
  tn_printed_close(&it);
}

TN_TEST(taken_names_get_a_number) {
  fixture f;
  open_table(
      &f, "\"t.a\"() {sym_name = \"a\"} : () -> ()\n\"t.b\"() {sym_name = \"a_0\"} : () -> ()\n");
  tn_attribute name;
  const tn_op first = make_symbol(&f.it, "a");
  EXPECT_STATUS(TN_OK, tn_symbol_table_insert(f.table, first, &name));
  EXPECT_VIEW("a_1", tn_string_attribute_value(name));
  EXPECT_TRUE(tn_op_same(first, lookup(&f, "a_1")));
  // What stands there is left in place, and has its name already.
  EXPECT_STATUS(TN_OK, tn_symbol_table_insert(f.table, tn_printed_find(&f.it, "t.a"), &name));
  EXPECT_VIEW("a", tn_string_attribute_value(name));
  EXPECT_STATUS(TN_OK, tn_symbol_table_insert(f.table, make_symbol(&f.it, "b"), &name));
  EXPECT_VIEW("b", tn_string_attribute_value(name));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_symbol_table_insert(f.table, make_symbol(&f.it, NULL), &name));
  EXPECT_TRUE(tn_attribute_is_null(name));
  expect_text(&f.it,
              "\"builtin.module\"() ({\n"
              "  \"t.a\"() {sym_name = \"a\"} : () -> ()\n"
              "  \"t.b\"() {sym_name = \"a_0\"} : () -> ()\n"
              "  \"t.s\"() {sym_name = \"a_1\"} : () -> ()\n"
              "  \"t.s\"() {sym_name = \"b\"} : () -> ()\n"
              "}) : () -> ()\n");
  close_table(&f);
}

TN_TEST(symbols_of_other_places_are_not_inserted) {
  fixture f;
  open_table(
      &f,
      "\"t.a\"() ({\n  \"t.b\"() {sym_name = \"b\"} : () -> ()\n}) : () -> ()\n\"t.c\"() : () "
      "-> ()\n");
  tn_attribute name;
  const tn_op b = tn_printed_find(&f.it, "t.b");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_table_insert(f.table, b, &name));
  EXPECT_STATUS(TN_OK, tn_symbol_set_name(f.it.root, view("m")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_symbol_table_insert(f.table, f.it.root, &name));
  EXPECT_STATUS(TN_NOT_FOUND, tn_symbol_table_erase(f.table, b));
  EXPECT_STATUS(TN_NOT_FOUND, tn_symbol_table_rename(f.table, b, view("x")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "b")));
  close_table(&f);
}

TN_TEST(symbols_renamed_elsewhere_are_erased_and_renamed) {
  fixture f;
  open_table(&f,
             "\"t.a\"() {sym_name = \"a\"} : () -> ()\n\"t.b\"() {sym_name = \"b\"} : () -> ()\n");
  const tn_op a = tn_printed_find(&f.it, "t.a");
  const tn_op b = tn_printed_find(&f.it, "t.b");
  EXPECT_STATUS(TN_OK, tn_symbol_set_name(a, view("c")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")) && tn_op_is_null(lookup(&f, "c")));
  EXPECT_STATUS(TN_OK, tn_symbol_table_rename(f.table, a, view("d")));
  EXPECT_TRUE(tn_op_same(lookup(&f, "d"), a));
  EXPECT_STATUS(TN_OK, tn_symbol_set_name(a, view("b")));
  EXPECT_STATUS(TN_NOT_FOUND, tn_symbol_table_erase(f.table, a));
  EXPECT_STATUS(TN_OK, tn_symbol_table_erase(f.table, b));
  EXPECT_STATUS(TN_OK, tn_symbol_table_erase(f.table, a));
  close_table(&f);
}

TN_TEST(erased_names_are_free) {
  fixture f;
  open_table(&f, "\"t.a\"() {sym_name = \"a\"} : () -> ()\n\"t.b\"() : () -> ()\n");
  const tn_op a = lookup(&f, "a");
  EXPECT_STATUS(TN_OK, tn_symbol_table_erase(f.table, a));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(a));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")));
  tn_attribute name;
  EXPECT_STATUS(TN_OK, tn_symbol_table_insert(f.table, make_symbol(&f.it, "a"), &name));
  EXPECT_VIEW("a", tn_string_attribute_value(name));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_symbol_table_erase(f.table, a));
  close_table(&f);
}

TN_TEST(many_symbols) {
  fixture f;
  open_table(&f, "\"t.a\"() {sym_name = \"a\"} : () -> ()\n\"t.b\"() : () -> ()\n");
  char text[32];
  tn_attribute name;
  for (int i = 0; i < 3000; ++i) {
    snprintf(text, sizeof text, "s%d", i);
    EXPECT_STATUS(TN_OK, tn_symbol_table_insert(f.table, make_symbol(&f.it, text), &name));
  }
  for (int i = 0; i < 3000; i += 2) {
    snprintf(text, sizeof text, "s%d", i);
    EXPECT_STATUS(TN_OK, tn_symbol_table_erase(f.table, lookup(&f, text)));
  }
  tn_symbol_table* fresh = NULL;
  EXPECT_STATUS(TN_OK, tn_symbol_table_create(f.it.root, &fresh));
  for (int i = 0; i < 3000; ++i) {
    snprintf(text, sizeof text, "s%d", i);
    const tn_op found = lookup(&f, text);
    EXPECT_EQ(i % 2 == 0, tn_op_is_null(found));
    EXPECT_BITS(found, ((tn_op[]){tn_symbol_table_lookup(fresh, view(text))})[0]);
  }
  tn_symbol_table_destroy(fresh);
  close_table(&f);
}

//===-- References ----------------------------------------------------------------------------===//

static const char* const uses_text =
    "\"t.a\"() {sym_name = \"a\"} : () -> ()\n"
    "\"t.use\"() <{p = @a}> {list = [@a, {k = @a::@b, l = [@b, [@a]]}], n = 1} : () -> ()\n"
    "\"t.in\"() ({\n"
    "  \"t.use\"() {r = @a} : () -> ()\n"
    "}, {\n"
    "}) : () -> ()\n"
    "builtin.module attributes {t.m = @a} {\n"
    "  \"t.use\"() {r = @a} : () -> ()\n"
    "}\n";

TN_TEST(renaming_changes_the_references) {
  fixture f;
  open_table(&f, uses_text);
  const tn_op a = lookup(&f, "a");
  EXPECT_STATUS(TN_OK, tn_symbol_table_rename(f.table, a, view("new")));
  EXPECT_TRUE(tn_op_is_null(lookup(&f, "a")));
  EXPECT_TRUE(tn_op_same(a, lookup(&f, "new")));
  expect_text(
      &f.it,
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() {sym_name = \"new\"} : () -> ()\n"
      "  \"t.use\"() <{p = @new}> {list = [@new, {k = @new::@b, l = [@b, [@new]]}], n = 1 : "
      "i64} : () -> ()\n"
      "  \"t.in\"() ({\n"
      "    \"t.use\"() {r = @new} : () -> ()\n"
      "  }, {\n"
      "  }) : () -> ()\n"
      "  \"builtin.module\"() ({\n"
      "    \"t.use\"() {r = @a} : () -> ()\n"
      "  }) {t.m = @new} : () -> ()\n"
      "}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_symbol_table_rename(f.table, a, view("new")));
  tn_attribute name;
  EXPECT_STATUS(TN_OK, tn_symbol_table_insert(f.table, make_symbol(&f.it, "b"), &name));
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_symbol_table_rename(f.table, a, view("b")));
  EXPECT_TRUE(tn_op_same(a, lookup(&f, "new")));
  close_table(&f);
}

TN_TEST(uses_inside_one_op_are_replaced) {
  tn_printed it;
  tn_printed_open(&it, uses_text);
  EXPECT_STATUS(TN_OK,
                tn_symbol_replace_all_uses(tn_printed_find(&it, "t.in"), view("a"), view("x")));
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("unheard of"), view("x")));
  const tn_op user =
      tn_block_first_op(tn_region_first_block(tn_op_region(tn_printed_find(&it, "t.in"), 0)));
  EXPECT_VIEW("x", tn_symbol_ref_attribute_root(tn_op_attribute(user, view("r"))));
  const tn_attribute kept = tn_op_attribute(tn_printed_find(&it, "t.use"), view("p"));
  EXPECT_VIEW("a", tn_symbol_ref_attribute_root(kept));
  tn_printed_close(&it);
}

typedef struct seen {
  size_t count;
  size_t limit;
  char roots[64];
} seen;

static bool see(tn_op user, tn_attribute symbol_ref, void* user_data) {
  seen* it = user_data;
  EXPECT_STATUS(TN_OK, tn_op_check(user));
  const tn_string_view root = tn_symbol_ref_attribute_root(symbol_ref);
  it->roots[it->count++] = root.data[0];
  return it->count < it->limit;
}

TN_TEST(uses_are_visited_in_order) {
  tn_printed it;
  tn_printed_open(&it, uses_text);
  seen all = {.limit = 60};
  EXPECT_STATUS(TN_OK, tn_symbol_walk_uses(it.root, see, &all));
  EXPECT_STR("aaabaaa", all.roots);
  seen some = {.limit = 2};
  EXPECT_STATUS(TN_INTERRUPTED, tn_symbol_walk_uses(it.root, see, &some));
  EXPECT_EQ(2, some.count);
  tn_printed_close(&it);
}

TN_TEST(uses_are_seen_in_types_and_bodies) {
  tn_printed it;
  tn_printed_open(&it,
                  "\"t.use\"() {p = tensor<2xf32, @a>, q = #t.x<[@b::@c, \"@d\"], @\"e f\">, "
                  "r = tuple<tensor<2xf32, @g>, i8>, s = \"\" : tensor<2xf32, @h>} : () -> ()\n");
  seen all = {.limit = 60};
  EXPECT_STATUS(TN_OK, tn_symbol_walk_uses(it.root, see, &all));
  EXPECT_STR("abeg", all.roots);
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("a"), view("x y")));
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("b"), view("y")));
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("e f"), view("z")));
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("d"), view("w")));
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("g"), view("v")));
  expect_text(&it,
              "\"builtin.module\"() ({\n"
              "  \"t.use\"() {p = tensor<2xf32, @\"x y\">, q = #t.x<[@y::@c, \"@d\"], @z>, "
              "r = tuple<tensor<2xf32, @v>, i8>, s = \"\" : tensor<2xf32, @h>} : () -> ()\n"
              "}) : () -> ()\n");
  tn_printed_close(&it);
}

TN_TEST(uses_next_to_an_unknown_symbol_table_are_not_known) {
  tn_printed it;
  tn_printed_open(&it,
                  "\"t.a\"() {r = @a} : () -> ()\n"
                  "\"t.in\"() ({\n}) : () -> ()\n");
  seen all = {.limit = 60};
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_symbol_walk_uses(it.root, see, &all));
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_symbol_replace_all_uses(it.root, view("a"), view("b")));
  const tn_attribute kept = tn_op_attribute(tn_printed_find(&it, "t.a"), view("r"));
  EXPECT_VIEW("a", tn_symbol_ref_attribute_root(kept));
  tn_printed_close(&it);
}

static tn_op resolve(const tn_printed* it, const char* text) {
  tn_attribute symbol_ref = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(it->context, view(text), &symbol_ref));
  return tn_symbol_lookup_nested(it->root, symbol_ref);
}

TN_TEST(nested_references_are_resolved) {
  tn_printed it;
  tn_printed_open(&it,
                  "builtin.module @m {\n"
                  "  \"t.in\"() ({\n"
                  "    \"t.leaf\"() {sym_name = \"leaf\"} : () -> ()\n"
                  "  }) {sym_name = \"in\"} : () -> ()\n"
                  "}\n"
                  "\"t.other\"() {sym_name = \"other\"} : () -> ()\n");
  EXPECT_TRUE(tn_op_same(tn_printed_find(&it, "t.other"), resolve(&it, "@other")));
  EXPECT_TRUE(tn_op_same(tn_printed_find(&it, "t.in"), resolve(&it, "@m::@in")));
  EXPECT_TRUE(tn_op_same(tn_printed_find(&it, "t.leaf"), resolve(&it, "@m::@in::@leaf")));
  EXPECT_TRUE(tn_op_is_null(resolve(&it, "@m::@leaf")));
  EXPECT_TRUE(tn_op_is_null(resolve(&it, "@other::@leaf")));
  EXPECT_TRUE(tn_op_is_null(resolve(&it, "1 : i8")));
  EXPECT_TRUE(tn_op_is_null(tn_symbol_lookup_nested(it.root, (tn_attribute){NULL})));
  tn_printed_close(&it);
}

TN_TEST(parts_that_are_shared_are_looked_into_once) {
  tn_printed it;
  tn_printed_open(&it, "\"t.use\"() : () -> ()\n");
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(it.context, view("@a"), &attribute));
  // Two to the power of a thousand ways lead to the one reference.
  for (size_t i = 0; i < 1000; ++i) {
    const tn_attribute elements[2] = {attribute, attribute};
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(it.context, elements, 1 + (i != 0), &attribute));
  }
  tn_identifier key = {NULL};
  EXPECT_STATUS(TN_OK, tn_identifier_get(it.context, view("wide"), &key));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(tn_printed_find(&it, "t.use"), key, attribute));
  seen all = {.limit = 60};
  EXPECT_STATUS(TN_OK, tn_symbol_walk_uses(it.root, see, &all));
  EXPECT_STR("a", all.roots);
  tn_printed_close(&it);
}

TN_TEST(references_nest_as_deep_as_attributes) {
  tn_printed it;
  tn_printed_open(&it, "\"t.use\"() : () -> ()\n\"t.b\"() : () -> ()\n");
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(it.context, view("@a"), &attribute));
  for (size_t i = 0; i < 4096; ++i) {
    const tn_attribute element = attribute;
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(it.context, &element, 1, &attribute));
  }
  tn_identifier key = {NULL};
  EXPECT_STATUS(TN_OK, tn_identifier_get(it.context, view("deep"), &key));
  const tn_op user = tn_printed_find(&it, "t.use");
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(user, key, attribute));
  EXPECT_STATUS(TN_OK, tn_symbol_replace_all_uses(it.root, view("a"), view("b")));
  attribute = tn_op_attribute(user, view("deep"));
  for (size_t i = 0; i < 4096; ++i) attribute = tn_array_attribute_element(attribute, 0);
  EXPECT_VIEW("b", tn_symbol_ref_attribute_root(attribute));
  seen all = {.limit = 60};
  EXPECT_STATUS(TN_OK, tn_symbol_walk_uses(it.root, see, &all));
  EXPECT_STR("b", all.roots);
  tn_printed_close(&it);
}

//===-- Memory --------------------------------------------------------------------------------===//

TN_TEST(renaming_survives_every_allocation_failure) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  tn_printed it;
  tn_printed_open_empty(&it, &allocator);
  tn_printed_parse(&it, uses_text);
  const tn_op a = tn_printed_find(&it, "t.a");
  for (size_t allowed = 0;; ++allowed) {
    budget.allocations = SIZE_MAX;
    expect_text(
        &it,
        "\"builtin.module\"() ({\n"
        "  \"t.a\"() {sym_name = \"a\"} : () -> ()\n"
        "  \"t.use\"() <{p = @a}> {list = [@a, {k = @a::@b, l = [@b, [@a]]}], n = 1 : i64} : "
        "() -> ()\n"
        "  \"t.in\"() ({\n"
        "    \"t.use\"() {r = @a} : () -> ()\n"
        "  }, {\n"
        "  }) : () -> ()\n"
        "  \"builtin.module\"() ({\n"
        "    \"t.use\"() {r = @a} : () -> ()\n"
        "  }) {t.m = @a} : () -> ()\n"
        "}) : () -> ()\n");
    budget.allocations = allowed;
    tn_symbol_table* table = NULL;
    tn_status status = tn_symbol_table_create(it.root, &table);
    if (status == TN_OK) {
      status = tn_symbol_table_rename(table, a, view("new"));
      EXPECT_TRUE(
          tn_op_same(a, tn_symbol_table_lookup(table, view(status == TN_OK ? "new" : "a"))));
    }
    tn_symbol_table_destroy(table);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  budget.allocations = SIZE_MAX;
  EXPECT_VIEW("new", tn_symbol_name(a));
  tn_printed_close(&it);
}
