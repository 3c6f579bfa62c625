// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries: what can be read, as a matcher or as an expression, can be asked of every op of a module.
// What is refused comes with words.
//
// libFuzzer's -close_fd_mask=2 keeps the words about expressions quiet.

#include <stdlib.h>
#include <tenure/scope.h>
#include <tenure/text.h>
#include <tenure/walk.h>

#include "query_matcher.h"

static const char module_text[] =
    "func.func @f(%a: f32, %b: f32, %n: index) -> f32 {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %one = arith.constant true\n"
    "  %cf = arith.constant dense<1.0> : vector<4xf32>\n"
    "  %0 = arith.addf %a, %a : f32\n"
    "  %r = scf.for %i = %c0 to %n step %n iter_args(%x = %0) -> f32 {\n"
    "    %1 = arith.addf %x, %b : f32\n"
    "    scf.yield %1 : f32\n"
    "  }\n"
    "  return %r : f32\n"
    "}\n"
    "func.func private @g() loc(callsite(\"a\" at \"b\":1:2))\n";

typedef struct asking {
  const tool_matcher* matcher;
  const tool_query* query;
  tool_ops matched;
  tool_text scratch;
} asking;

static tn_walk_result ask(tn_op op, void* user_data) {
  asking* it = user_data;
  if (it->query != NULL) {
    const tn_string_view place = tn_string_view_from("m.mlir:1:2");
    (void)tool_query_matches(it->query, op, place, &it->scratch);
  } else if (tool_matcher_match(it->matcher, op, &it->matched) && it->matched.count == 0) {
    abort();
  }
  return TN_WALK_ADVANCE;
}

static void ask_all(tn_op module, asking* it) {
  if (tn_op_walk(module, TN_WALK_POST_ORDER, ask, it) != TN_OK || it->matched.failed) abort();
  tool_ops_free(&it->matched);
  free(it->scratch.data);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static tn_context* context;
  static tn_op module;
  static tool_matcher matcher;
  static tool_query query;
  if (context == NULL &&
      (tn_context_create(NULL, &context) != TN_OK ||
       tn_text_parse(tn_context_root_scope(context), tn_string_view_from(module_text),
                     &(tn_text_parse_options){.skip_verify = true}, &module) != TN_OK)) {
    abort();
  }
  tool_text problems = {0};
  size_t end = 0;
  if (tool_matcher_parse((tn_string_view){(const char*)data, size}, &matcher, &end, &problems)) {
    if (end > size || problems.size != 0) abort();
    ask_all(module, &(asking){.matcher = &matcher});
  } else if (problems.size == 0) {
    abort();
  }
  free(problems.data);
  char* expression = malloc(size + 1);
  if (expression == NULL) return 0;
  if (size != 0) memcpy(expression, data, size);
  expression[size] = '\0';
  if (tool_query_parse(expression, &query)) ask_all(module, &(asking){.query = &query});
  free(expression);
  return 0;
}
