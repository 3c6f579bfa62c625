// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scopes: nesting, closing, keeping, the directory, and what they give back.

#include "scope/scope.h"

#include <stdlib.h>
#include <unistd.h>

#include <tenure/text.h>

#include "scope_fixture.h"

//===-- Nesting -------------------------------------------------------------------------------===//

TN_TEST(closing_a_scope_closes_those_inside) {
  fixture f;
  fixture_open(&f);
  tn_scope* outer = fixture_scope(&f, NULL);
  tn_scope* middle = fixture_scope(&f, outer);
  tn_scope* beside = fixture_scope(&f, NULL);
  tn_scope* inner = fixture_scope(&f, middle);
  EXPECT_TRUE(tn_scope_parent(inner) == middle);
  EXPECT_TRUE(tn_scope_parent(outer) == f.root);
  EXPECT_TRUE(tn_scope_parent(f.root) == NULL);
  EXPECT_EQ(5, fixture_figures(&f).open_scope_count);
  const uint32_t numbers[3] = {tn_scope_number(outer), tn_scope_number(middle),
                               tn_scope_number(inner)};
  EXPECT_TRUE(tn_scope_find(numbers[2]) == inner);
  tn_object_retain(inner);
  tn_object_retain(middle);
  tn_scope_close(outer);
  EXPECT_TRUE(!tn_scope_is_open(inner));
  EXPECT_TRUE(!tn_scope_is_open(middle));
  EXPECT_TRUE(tn_scope_is_open(beside));
  for (size_t i = 0; i < 3; ++i) EXPECT_TRUE(tn_scope_find(numbers[i]) == NULL);
  EXPECT_EQ(2, fixture_figures(&f).open_scope_count);
  EXPECT_TRUE(tn_scope_context(inner) == NULL);
  EXPECT_TRUE(tn_scope_parent(inner) == NULL);
  tn_scope_close(inner);  // Once more: nothing.
  tn_object_release(inner);
  tn_object_release(middle);
  tn_scope_close(NULL);
  tn_scope_close(f.root);
  EXPECT_TRUE(tn_scope_is_open(f.root));
  fixture_close(&f);
}

TN_TEST(nothing_is_made_through_a_closed_scope) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tn_op op = fixture_detached(&f, f.root, "t.op");
  tn_object_retain(scope);
  tn_scope_close(scope);
  const tn_op_state state = {.name = fixture_name(&f, "t.op")};
  tn_op made;
  tn_scope* inner;
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_create(scope, &state, &made));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, "the scope is closed");
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_clone(scope, op, 0, NULL, NULL, &made));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, "the scope is closed");
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_scope_keep_op(scope, op, &made));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, "the scope is closed");
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_text_parse(scope, tn_string_view_from(""), NULL, &made));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, "the scope is closed");
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_scope_open(f.context, scope, &inner));
  fixture_expect_report(&f, TN_SCOPE_CLOSED, "the scope is closed");
  EXPECT_TRUE(inner == NULL && tn_op_is_null(made));
  fixture_close(&f);
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_create(scope, &state, &made));
  tn_object_release(scope);
}

TN_TEST(a_scope_of_another_context_is_refused_as_parent) {
  fixture f;
  fixture g;
  fixture_open(&f);
  fixture_open(&g);
  tn_scope* scope = NULL;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_scope_open(f.context, g.root, &scope));
  EXPECT_TRUE(scope == NULL);
  fixture_expect_report(&f, TN_INVALID_ARGUMENT, "the parent scope belongs to another context");
  fixture_close(&g);
  fixture_close(&f);
}

TN_TEST(a_retained_context_is_an_empty_shell) {
  fixture f;
  fixture_open(&f);
  tn_context* context = f.context;
  tn_context_retain(context);
  tn_scope* scope = fixture_scope(&f, NULL);
  tn_object_retain(scope);
  fixture_close(&f);
  EXPECT_TRUE(!tn_context_is_alive(context));
  EXPECT_TRUE(tn_context_root_scope(context) == NULL);
  EXPECT_TRUE(!tn_scope_is_open(scope));
  tn_scope* other = NULL;
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_scope_open(context, NULL, &other));
  tn_context_release(context);
  EXPECT_TRUE(tn_scope_context(scope) == NULL);
  tn_object_release(scope);
}

//===-- Ownership of detached ops -------------------------------------------------------------===//

TN_TEST(a_scope_destroys_the_detached_ops_that_it_owns) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, module, 0, 0);
  const tn_op kept_by_block = fixture_append(&f, scope, "t.attached", body);
  (void)fixture_detached(&f, scope, "t.lost");
  const tn_op detached = fixture_append(&f, scope, "t.detached", body);
  EXPECT_STATUS(TN_OK, tn_op_detach(detached));
  const tn_op moved = fixture_detached(&f, scope, "t.moved");
  EXPECT_STATUS(TN_OK, tn_op_move_to_end(moved, body));
  EXPECT_EQ(5, fixture_figures(&f).live_op_count);
  tn_scope_close(scope);
  EXPECT_EQ(3, fixture_figures(&f).live_op_count);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(kept_by_block));
  EXPECT_EQ(2, tn_block_op_count(body));
  fixture_close(&f);
}

TN_TEST(keeping_moves_the_ownership_out) {
  fixture f;
  fixture_open(&f);
  tn_scope* outer = fixture_scope(&f, NULL);
  tn_scope* inner = fixture_scope(&f, outer);
  tn_op ops[20];
  for (size_t i = 0; i < 20; ++i) ops[i] = fixture_detached(&f, inner, "t.op");
  tn_op kept[20];
  static const size_t order[] = {0, 19, 7, 8, 12, 1, 18};
  for (size_t i = 0; i < 7; ++i) {
    EXPECT_STATUS(TN_OK, tn_scope_keep_op(outer, ops[order[i]], &kept[i]));
  }
  tn_scope_close(inner);
  EXPECT_EQ(7, fixture_figures(&f).live_op_count);
  for (size_t i = 0; i < 7; ++i) EXPECT_STATUS(TN_OK, tn_op_check(kept[i]));
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(ops[0]));
  tn_scope_close(outer);
  EXPECT_EQ(0, fixture_figures(&f).live_op_count);
  fixture_close(&f);
}

TN_TEST(what_is_pinned_outlives_its_scope) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tn_op module = fixture_detached(&f, scope, "t.module");
  const tn_op inner = fixture_append(&f, scope, "t.inner", fixture_block(&f, module, 0, 0));
  (void)fixture_detached(&f, scope, "t.unpinned");
  tn_pin first = {NULL, NULL, NULL, 0, 0};
  tn_pin second = {NULL, NULL, NULL, 0, 0};
  EXPECT_STATUS(TN_OK, tn_pin_acquire(inner, &first));
  EXPECT_STATUS(TN_OK, tn_pin_acquire(module, &second));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_pin_acquire(module, &second));
  tn_scope_close(scope);
  EXPECT_EQ(2, fixture_figures(&f).live_op_count);
  const tn_op again = tn_pin_op(&first, f.root);
  EXPECT_VIEW("t.inner", tn_op_name(again));
  tn_pin_release(&second);
  EXPECT_EQ(2, fixture_figures(&f).live_op_count);
  tn_pin_release(&first);
  EXPECT_EQ(0, fixture_figures(&f).live_op_count);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(again));
  tn_pin_release(&first);  // It holds nothing any more.
  fixture_close(&f);
}

TN_TEST(letting_go_waits_for_the_last_pin) {
  fixture f;
  fixture_open(&f);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_op inner = fixture_append(&f, f.root, "t.inner", fixture_block(&f, module, 0, 0));
  tn_pin pin = {NULL, NULL, NULL, 0, 0};
  EXPECT_STATUS(TN_OK, tn_pin_acquire(inner, &pin));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_release(inner));
  EXPECT_STATUS(TN_OK, tn_op_release(module));
  EXPECT_STATUS(TN_OK, tn_op_check(module));
  // A holder may give it an owner again.
  tn_op kept;
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(f.root, module, &kept));
  tn_pin_release(&pin);
  EXPECT_STATUS(TN_OK, tn_op_check(module));
  EXPECT_STATUS(TN_OK, tn_op_release(module));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(module));
  EXPECT_EQ(0, fixture_figures(&f).live_op_count);
  // Erasing is not held up, and empties what the pin gives.
  const tn_op op = fixture_detached(&f, f.root, "t.op");
  EXPECT_STATUS(TN_OK, tn_pin_acquire(op, &pin));
  EXPECT_STATUS(TN_OK, tn_op_erase(op));
  EXPECT_TRUE(tn_op_is_null(tn_pin_op(&pin, f.root)));
  fixture_close(&f);
  EXPECT_TRUE(pin.context == NULL);
}

TN_TEST(many_pins_are_let_go_in_the_end) {
  enum { COUNT = 1000 };
  fixture f;
  fixture_open(&f);
  static tn_pin pins[COUNT];
  for (size_t i = 0; i < COUNT; ++i) {
    const tn_op root = fixture_detached(&f, f.root, "t.root");
    const tn_op inner = fixture_append(&f, f.root, "t.inner", fixture_block(&f, root, 0, 0));
    EXPECT_STATUS(TN_OK, tn_pin_acquire(inner, &pins[i]));
    EXPECT_STATUS(TN_OK, tn_op_release(root));
  }
  EXPECT_EQ(2 * COUNT, fixture_figures(&f).live_op_count);
  for (size_t i = 0; i < COUNT; ++i) tn_pin_release(&pins[i * 7 % COUNT]);
  EXPECT_EQ(0, fixture_figures(&f).live_op_count);
  fixture_close(&f);
}

//===-- The directory -------------------------------------------------------------------------===//

TN_TEST(a_scope_closed_after_the_directory_grew_is_closed_where_it_was_found_before) {
  enum { COUNT = 200 };
  fixture f;
  fixture_open(&f);
  tn_scope* early = fixture_scope(&f, NULL);
  const tn_op op = fixture_detached(&f, early, "t.op");
  EXPECT_STATUS(TN_OK, tn_op_check(op));
  for (size_t i = 0; i < COUNT; ++i) (void)fixture_scope(&f, NULL);
  EXPECT_STATUS(TN_OK, tn_op_check(op));
  tn_scope_close(early);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(op));
  EXPECT_EQ(0, tn_op_result_count(op));
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_erase(op));
  fixture_close(&f);
}

TN_TEST(more_scopes_than_the_first_directory_has_room_for) {
  enum { COUNT = 5000 };
  fixture f;
  fixture_open(&f);
  static tn_scope* scopes[COUNT];
  static tn_op ops[COUNT];
  for (size_t i = 0; i < COUNT; ++i) {
    scopes[i] = fixture_scope(&f, NULL);
    if (i != 0) EXPECT_TRUE(tn_scope_number(scopes[i]) > tn_scope_number(scopes[i - 1]));
    ops[i] = fixture_detached(&f, scopes[i], "t.op");
  }
  for (size_t i = 0; i < COUNT; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_check(ops[i]));
    EXPECT_TRUE(tn_scope_find(ops[i].scope) == scopes[i]);
  }
  for (size_t i = 0; i < COUNT; ++i) {
    const size_t at = i * 7 % COUNT;
    tn_scope_close(scopes[at]);
    EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(ops[at]));
  }
  EXPECT_EQ(0, fixture_figures(&f).live_op_count);
  fixture_close(&f);
  for (size_t i = 0; i < COUNT; ++i) EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(ops[i]));
}

TN_TEST(contexts_in_between_keep_their_numbers_apart) {
  enum { COUNT = 12, ROUNDS = 40 };
  fixture f[COUNT];
  tn_op old[COUNT];
  for (size_t i = 0; i < COUNT; ++i) fixture_open(&f[i]);
  for (size_t round = 0; round < ROUNDS; ++round) {
    tn_scope* scopes[COUNT][10];
    for (size_t k = 0; k < 10; ++k) {
      for (size_t i = 0; i < COUNT; ++i) {
        scopes[i][k] = fixture_scope(&f[i], k == 0 ? NULL : scopes[i][k - 1]);
        old[i] = fixture_detached(&f[i], scopes[i][k], "t.op");
        EXPECT_TRUE(tn_op_context(old[i]) == f[i].context);
      }
    }
    for (size_t i = 0; i < COUNT; ++i) tn_scope_close(scopes[i][0]);
    for (size_t i = 0; i < COUNT; ++i) EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(old[i]));
    const size_t again = round % COUNT;
    fixture_close(&f[again]);
    EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(old[again]));
    fixture_open(&f[again]);
    EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_check(old[again]));
  }
  for (size_t i = 0; i < COUNT; ++i) fixture_close(&f[i]);
}

TN_TEST(thousands_of_contexts_one_after_the_other_and_together) {
  for (size_t i = 0; i < 5000; ++i) {
    tn_context* context = NULL;
    EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
    tn_context_destroy(context);
  }
  enum { COUNT = 1500 };
  static tn_context* contexts[COUNT];
  for (size_t i = 0; i < COUNT; ++i) {
    EXPECT_STATUS(TN_OK, tn_context_create(NULL, &contexts[i]));
  }
  for (size_t i = 0; i < COUNT; ++i) tn_context_destroy(contexts[i * 11 % COUNT]);
}

//===-- What is given back --------------------------------------------------------------------===//

/// What the kernel's own counting in batches may hide.
#define SLACK ((size_t)1 << 20)

static size_t resident_bytes(void) {
  FILE* file = fopen("/proc/self/statm", "r");
  if (file == NULL) return 0;
  unsigned long pages[2] = {0, 0};
  const int found = fscanf(file, "%lu %lu", &pages[0], &pages[1]);
  fclose(file);
  return found == 2 ? pages[1] * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

/// Makes `count` handles through a scope of its own; the sum keeps them from being left out.
static uint64_t make_handles(fixture* f, tn_block body, size_t count) {
  tn_scope* scope = fixture_scope(f, NULL);
  tn_block here;
  uint64_t sum = 0;
  EXPECT_STATUS(TN_OK, tn_scope_keep_block(scope, body, &here));
  for (size_t made = 0; made < count;) {
    tn_op op = tn_block_first_op(here);
    for (; !tn_op_is_null(op); op = tn_op_next(op), made += 2) {
      sum += op.slot + tn_op_result(op, 0).index;
    }
  }
  tn_scope_close(scope);
  return sum;
}

TN_TEST(a_million_handles_a_hundred_times_leave_nothing) {
  fixture f;
  fixture_open(&f);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, module, 0, 0);
  for (size_t i = 0; i < 1000; ++i) (void)fixture_append(&f, f.root, "t.op", body);
  const size_t rounds = TN_TEST_SANITIZED ? 10 : 100;
  uint64_t sum = make_handles(&f, body, 1000000);
  const size_t before = resident_bytes();
  for (size_t i = 0; i < rounds; ++i) sum -= make_handles(&f, body, 1000000) / rounds;
  EXPECT_TRUE(sum < 1000);
  EXPECT_TRUE(resident_bytes() <= before + SLACK);
  fixture_close(&f);
}

static void reclaim_nothing(void* wrapper) { (void)wrapper; }

/// Ties a wrapper to every op and drops half of them.
static void make_wrappers(fixture* f, tn_block body) {
  static const tn_host_class host_class = {.reclaim = reclaim_nothing};
  tn_scope* scope = fixture_scope(f, NULL);
  tn_block here;
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_scope_keep_block(scope, body, &here));
  for (tn_op op = tn_block_first_op(here); !tn_op_is_null(op); op = tn_op_next(op)) {
    EXPECT_STATUS(TN_OK, tn_op_host_tie(op, &count, &host_class));
    if (++count % 2 == 0) EXPECT_TRUE(tn_op_host_drop(op));
    (void)fixture_detached(f, scope, "t.detached");
  }
  tn_scope_close(scope);
}

TN_TEST(wrappers_and_detached_ops_are_given_back_at_the_close) {
  fixture f;
  fixture_open(&f);
  const tn_op module = fixture_detached(&f, f.root, "t.module");
  const tn_block body = fixture_block(&f, module, 0, 0);
  const size_t count = TN_TEST_SANITIZED ? 2000 : 100000;
  for (size_t i = 0; i < count; ++i) (void)fixture_append(&f, f.root, "t.op", body);
  for (size_t i = 0; i < 5; ++i) make_wrappers(&f, body);
  const size_t before = resident_bytes();
  const size_t cells = fixture_figures(&f).cell_byte_size;
  for (size_t i = 0; i < 20; ++i) make_wrappers(&f, body);
  // A slot whose generations are used up is not taken again.
  if (TN_GENERATION_BITS == 32) {
    if (!TN_TEST_SANITIZED) EXPECT_TRUE(resident_bytes() <= before + before / 50 + SLACK);
    EXPECT_EQ(cells, fixture_figures(&f).cell_byte_size);
  }
  EXPECT_EQ(count + 1, fixture_figures(&f).live_op_count);
  fixture_close(&f);
}

TN_TEST(scopes_without_end_leave_nothing) {
  fixture f;
  fixture_open(&f);
  for (size_t i = 0; i < 10000; ++i) tn_scope_close(fixture_scope(&f, NULL));
  const size_t before = resident_bytes();
  for (size_t i = 0; i < 300000; ++i) tn_scope_close(fixture_scope(&f, NULL));
  if (!TN_TEST_SANITIZED) EXPECT_TRUE(resident_bytes() <= before + SLACK);
  fixture_close(&f);
}
