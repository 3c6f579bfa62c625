// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that a rewriter keeps of ops with codes: there may be more codes than it has room for.

#include <tenure/context.h>
#include <tenure/scope.h>

#include "ir/dialect_entry.h"
#include "rewrite/rewriter.h"
#include "scope/scope.h"
#include "tn_test.h"

TN_TEST(ops_are_found_by_code_whatever_was_asked_before) {
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  tn_rewriter it;
  tn_rewriter__open(&it, tn_context_root_scope(context)->shard);
  for (tn_op_code code = 1; code < 1024; ++code) {
    // The second one takes the place of the first where both are known.
    const tn_op_code asked[] = {code, code + TN_CODE_NAMES_KEPT, code};
    for (size_t i = 0; i < 3; ++i) {
      const tn_op_definition* definition = tn_rewriter__definition(&it, asked[i]);
      if (definition != NULL) EXPECT_TRUE(definition->code == asked[i]);
      if (tn_op_code__name(context, asked[i]).data == NULL) EXPECT_TRUE(definition == NULL);
    }
  }
  EXPECT_STATUS(TN_OK, it.status);
  tn_context_destroy(context);
}
