// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What several dialects ask of arith's ops.

#include "dialects/common/arith_ops.h"

typedef struct flag_word {
  const char* word;
  unsigned flags;
} flag_word;

static const flag_word fastmath_words[] = {{"reassoc", TN_FASTMATH_REASSOC},
                                           {"nnan", TN_FASTMATH_NNAN},
                                           {"ninf", TN_FASTMATH_NINF},
                                           {"nsz", TN_FASTMATH_NSZ},
                                           {"arcp", TN_FASTMATH_ARCP},
                                           {"contract", TN_FASTMATH_CONTRACT},
                                           {"afn", TN_FASTMATH_AFN},
                                           {"fast", TN_FASTMATH_FAST},
                                           {NULL, 0}};
static const flag_word overflow_words[] = {
    {"nsw", TN_OVERFLOW_NSW}, {"nuw", TN_OVERFLOW_NUW}, {NULL, 0}};

static unsigned flags_of_word(const flag_word* words, const char* word, size_t size) {
  for (; words->word != NULL; ++words) {
    if (strlen(words->word) == size && memcmp(words->word, word, size) == 0) return words->flags;
  }
  return 0;
}

/// The flags that stand behind the attribute's mnemonic, between commas.
static unsigned parse_flags(tn_string_view body, const flag_word* words) {
  unsigned flags = 0;
  const char* mnemonic_end = memchr(body.data, '<', body.size);
  size_t at = mnemonic_end == NULL ? 0 : (size_t)(mnemonic_end - body.data);
  while (at < body.size) {
    while (at < body.size && strchr("<>, ", body.data[at]) != NULL) ++at;
    const size_t start = at;
    while (at < body.size && strchr("<>, ", body.data[at]) == NULL) ++at;
    flags |= flags_of_word(words, body.data + start, at - start);
  }
  return flags;
}

unsigned tn_arith__flags(const tn_context* context, tn_ref op) {
  const flag_word* words = overflow_words;
  tn_attribute flags = tn_rewriter__attribute(context, op, "overflowFlags");
  if (flags.storage == NULL) {
    flags = tn_rewriter__attribute(context, op, "fastmath");
    words = fastmath_words;
  }
  if (tn_attribute_kind_of(flags) != TN_ATTRIBUTE_OPAQUE) return 0;
  return parse_flags(tn_opaque_attribute_body(flags), words);
}
