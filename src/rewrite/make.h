// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes for the ops that patterns build, made of values instead of text. Each is null on
// failure, which is the rewriter's status. Numbers of a type: constant.h.

#ifndef TENURE_SRC_REWRITE_MAKE_H
#define TENURE_SRC_REWRITE_MAKE_H

#include "base/text_buffer.h"
#include "rewrite/rewriter.h"

tn_attribute tn_make__unit(tn_rewriter* rewriter);
/// A string from a format of printf.
tn_attribute tn_make__string(tn_rewriter* rewriter, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// The symbol reference `@name`, with the name from a format of printf.
tn_attribute tn_make__symbol(tn_rewriter* rewriter, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// The symbol reference with the name that a string attribute holds.
tn_attribute tn_make__symbol_of(tn_rewriter* rewriter, tn_attribute name);
/// A signless integer of `width` bits; of 0, an index.
tn_attribute tn_make__integer(tn_rewriter* rewriter, uint32_t width, int64_t value);
tn_attribute tn_make__ui32(tn_rewriter* rewriter, uint32_t value);
/// `array<i64: ...>`
tn_attribute tn_make__i64s(tn_rewriter* rewriter, const int64_t* numbers, size_t count);
tn_attribute tn_make__array(tn_rewriter* rewriter, const tn_attribute* items, size_t count);
tn_attribute tn_make__dictionary(tn_rewriter* rewriter, const tn_rewriter_attribute* entries,
                                 size_t count);
/// An attribute of a dialect that is an enum keyword or flags, of its number; the generated headers
/// of dialects have a maker for each, `tn_make_arith_fastmath`.
tn_attribute tn_make__enum(tn_rewriter* rewriter, const char* dialect, const char* mnemonic,
                           uint64_t number);
/// The same of its keywords.
tn_attribute tn_make__words(tn_rewriter* rewriter, const char* dialect, const char* mnemonic,
                            tn_string_view words);
/// The attribute `name`, "llvm.linkage", of its parameters.
tn_attribute tn_make__defined(tn_rewriter* rewriter, const char* name,
                              const tn_attribute* parameters, size_t count);

//===-- Arrays --------------------------------------------------------------------------------===//

/// Attributes that become an array.
typedef struct tn_make_list {
  tn_text_buffer items;
} tn_make_list;

static inline tn_make_list tn_make_list__open(const tn_rewriter* rewriter) {
  return (tn_make_list){tn_text_buffer_make(&rewriter->context->allocator)};
}
static inline void tn_make_list__push(tn_make_list* list, tn_attribute item) {
  tn_text_buffer_append(&list->items, (const char*)&item, sizeof item);
}
static inline bool tn_make_list__is_empty(const tn_make_list* list) {
  return list->items.size == 0;
}
/// The array of the list, which is freed.
tn_attribute tn_make_list__close(tn_rewriter* rewriter, tn_make_list* list);

#endif  // TENURE_SRC_REWRITE_MAKE_H
