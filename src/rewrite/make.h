// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds attributes from values for the ops that patterns create. All functions return null on
// failure and set the rewriter's status. For numeric constants of a type see constant.h.

#ifndef TENURE_SRC_REWRITE_MAKE_H
#define TENURE_SRC_REWRITE_MAKE_H

#include "base/text_buffer.h"
#include "rewrite/rewriter.h"

tn_attribute tn_make__unit(tn_rewriter* rewriter);
/// Formats a string attribute.
tn_attribute tn_make__string(tn_rewriter* rewriter, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Formats the name of a symbol reference `@name`.
tn_attribute tn_make__symbol(tn_rewriter* rewriter, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Builds the symbol reference to the name in a string attribute.
tn_attribute tn_make__symbol_of(tn_rewriter* rewriter, tn_attribute name);
/// Builds a signless integer of `width` bits; an index if `width` is 0.
tn_attribute tn_make__integer(tn_rewriter* rewriter, uint32_t width, int64_t value);
tn_attribute tn_make__ui32(tn_rewriter* rewriter, uint32_t value);
/// Builds `array<i64: ...>`.
tn_attribute tn_make__i64s(tn_rewriter* rewriter, const int64_t* numbers, size_t count);
tn_attribute tn_make__array(tn_rewriter* rewriter, const tn_attribute* items, size_t count);
tn_attribute tn_make__dictionary(tn_rewriter* rewriter, const tn_rewriter_attribute* entries,
                                 size_t count);
/// Builds an enum attribute of a dialect from its value. The generated headers of dialects have a
/// function for each enum, such as `tn_make_arith_fastmath`.
tn_attribute tn_make__enum(tn_rewriter* rewriter, const char* dialect, const char* mnemonic,
                           uint64_t number);
/// Builds an enum attribute from its keyword, or from flags with separators.
tn_attribute tn_make__words(tn_rewriter* rewriter, const char* dialect, const char* mnemonic,
                            tn_string_view words);
/// Builds the attribute `name`, such as "llvm.linkage", from its parameters.
tn_attribute tn_make__defined(tn_rewriter* rewriter, const char* name,
                              const tn_attribute* parameters, size_t count);

//===-- Arrays --------------------------------------------------------------------------------===//

/// A growing list of attributes for an array.
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
/// Builds the array attribute and frees the list.
tn_attribute tn_make_list__close(tn_rewriter* rewriter, tn_make_list* list);

#endif  // TENURE_SRC_REWRITE_MAKE_H
