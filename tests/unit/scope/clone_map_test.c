// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/object.h>

#include "scope_fixture.h"

/// t.outer { ^body(2 arguments): t.inner }, detached, and what cloning makes of it.
typedef struct cloned {
  tn_op outer;
  tn_block body;
  tn_op inner;
  tn_clone_map* map;
  tn_op clone;
} cloned;

static cloned open_clone(fixture* f) {
  cloned it;
  fixture_open(f);
  it.outer = fixture_detached(f, f->root, "t.outer");
  it.body = fixture_block(f, it.outer, 0, 2);
  it.inner = fixture_append(f, f->root, "t.inner", it.body);
  EXPECT_STATUS(TN_OK, tn_clone_map_create(f->context, &it.map));
  EXPECT_STATUS(TN_OK, tn_op_clone(f->root, it.outer, TN_CLONE_WHOLE, it.map, NULL, &it.clone));
  return it;
}

static void close_clone(fixture* f, const cloned* it) {
  tn_clone_map_destroy(it->map);
  fixture_close(f);
}

TN_TEST(a_map_names_the_parts_of_the_clone) {
  fixture f;
  const cloned it = open_clone(&f);
  const tn_block body = tn_region_first_block(tn_op_region(it.clone, 0));
  const tn_op inner = tn_block_first_op(body);
  EXPECT_TRUE(tn_op_same(it.clone, tn_clone_map_op(it.map, it.outer, f.root)));
  EXPECT_TRUE(tn_op_same(inner, tn_clone_map_op(it.map, it.inner, f.root)));
  EXPECT_TRUE(tn_block_same(body, tn_clone_map_block(it.map, it.body, f.root)));
  const tn_value result = tn_clone_map_value(it.map, tn_op_result(it.inner, 0), f.root);
  EXPECT_TRUE(tn_value_same(tn_op_result(inner, 0), result));
  for (size_t i = 0; i < 2; ++i) {
    const tn_value argument = tn_clone_map_value(it.map, tn_block_argument(it.body, i), f.root);
    EXPECT_TRUE(tn_value_same(tn_block_argument(body, i), argument));
  }
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, tn_op_result(inner, 0), f.root)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, body, f.root)));
  EXPECT_EQ(0, f.report_count);
  close_clone(&f, &it);
}

TN_TEST(a_map_answers_in_the_scope_that_asks) {
  fixture f;
  fixture other;
  const cloned it = open_clone(&f);
  const tn_value argument = tn_block_argument(it.body, 1);
  tn_scope* scope = fixture_scope(&f, f.root);
  const tn_value in_scope = tn_clone_map_value(it.map, argument, scope);
  const tn_value in_root = tn_clone_map_value(it.map, argument, f.root);
  EXPECT_TRUE(!tn_value_is_null(in_scope) && in_scope.scope != in_root.scope);
  EXPECT_TRUE(tn_value_same(in_scope, in_root));
  EXPECT_TRUE(!tn_block_is_null(tn_clone_map_block(it.map, it.body, scope)));
  tn_object_retain(scope);
  tn_scope_close(scope);
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, argument, scope)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, it.body, scope)));
  tn_object_release(scope);
  fixture_open(&other);
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, argument, other.root)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, it.body, other.root)));
  fixture_close(&other);
  close_clone(&f, &it);
}

TN_TEST(what_was_erased_stands_for_nothing) {
  fixture f;
  const cloned it = open_clone(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(it.clone));
  EXPECT_TRUE(tn_op_is_null(tn_clone_map_op(it.map, it.inner, f.root)));
  EXPECT_TRUE(tn_block_is_null(tn_clone_map_block(it.map, it.body, f.root)));
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, tn_op_result(it.inner, 0), f.root)));
  EXPECT_TRUE(tn_value_is_null(tn_clone_map_value(it.map, tn_block_argument(it.body, 0), f.root)));
  close_clone(&f, &it);
}
