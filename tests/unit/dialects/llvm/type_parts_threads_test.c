// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads ask one type whether it is LLVM's, which it keeps when it is first asked.

#include <pthread.h>
#include <stdio.h>
#include <tenure/tenure.h>

#include "dialects/common/llvm_type.h"
#include "tn_test.h"

#define THREADS 4
#define TYPES 64

static tn_type types[TYPES];

typedef struct answer {
  bool is_wrong;
} answer;

static void* ask(void* data) {
  answer* it = data;
  for (size_t i = 0; i < TYPES; ++i) {
    const tn_llvm_parts parts = tn_llvm_type__open(types[i]);
    tn_type made;
    tn_type fields[2];
    const bool is_foreign = tn_llvm_type__is_foreign(types[i]);
    if (parts.count != 2) {
      it->is_wrong = true;
      return NULL;
    }
    for (size_t k = 0; k < 2; ++k) fields[k] = tn_llvm_parts__at(&parts, k);
    it->is_wrong = it->is_wrong || is_foreign != (i % 2 == 1) ||
                   tn_llvm_type__with(&parts, (tn_attribute){NULL}, fields, &made) != TN_OK ||
                   !tn_type_equal(made, types[i]);
  }
  return NULL;
}

TN_TEST(parts_are_the_same_for_all_threads) {
  tn_context* context = NULL;
  static answer answers[THREADS];
  pthread_t threads[THREADS];
  const tn_context_options options = {.threading = true};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_dialect_load(context, tn_string_view_from("llvm")));
  for (int i = 0; i < TYPES; ++i) {
    char text[96];
    snprintf(text, sizeof text, "!llvm.struct<(array<%d x i8>, %s)>", i,
             i % 2 == 1 ? "index" : "struct<(ptr)>");
    EXPECT_STATUS(TN_OK, tn_text_parse_type(context, tn_string_view_from(text), &types[i]));
  }
  for (int i = 0; i < THREADS; ++i) {
    EXPECT_TRUE(pthread_create(&threads[i], NULL, ask, &answers[i]) == 0);
  }
  for (int i = 0; i < THREADS; ++i) pthread_join(threads[i], NULL);
  for (int i = 0; i < THREADS; ++i) EXPECT_TRUE(!answers[i].is_wrong);
  tn_context_destroy(context);
}
