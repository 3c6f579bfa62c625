// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the checks of ops that are written in C share (src/dialects; `verify` and `verify_regions`
// of schemas name them). Each says what is wrong in MLIR's words.

#ifndef TENURE_SRC_SCHEMA_CHECK_H
#define TENURE_SRC_SCHEMA_CHECK_H

#include "base/text_buffer.h"
#include "ir/op_diagnostic.h"
#include "ir/read.h"
#include "schema/custom_directive.h"

/// Number `index` of elements of i32; 0 if there are not as many.
int32_t tn_check__i32_element(tn_attribute elements, size_t index);

/// The op that a symbol reference names, from the op at hand outwards; 0 if there is none. Ops of
/// unknown dialects on the way are taken for no symbol tables, so that nothing right is refused.
tn_ref tn_check__symbol(const tn_context* context, tn_ref op, tn_attribute reference,
                        tn_symbol_finder* finder);

/// Reports the text, which is freed, with "'name' op " in front if `is_named`.
tn_status tn_check__fail(const tn_context* context, tn_ref op, bool is_named,
                         tn_text_buffer* owned_text);
/// The same with a note about another place, which may be NULL.
tn_status tn_check__fail_noted(const tn_context* context, tn_ref op, bool is_named,
                               const tn_op_note* note, tn_text_buffer* owned_text);
/// The same without a name and without the note that shows the op.
tn_status tn_check__fail_bare(const tn_context* context, tn_ref op, const tn_op_note* note,
                              tn_text_buffer* owned_text);
/// The same of two types in quotes with words around them.
tn_status tn_check__fail_types(const tn_context* context, tn_ref op, const char* before, tn_type a,
                               const char* between, tn_type b, const char* after);

/// The same with types, each instead of a dollar sign in `words`. Without "'name' op " in
/// front if not `is_named`.
tn_status tn_check__fail_typed(const tn_context* context, tn_ref op, bool is_named,
                               const char* words, const tn_type* types);

/// That operands are, in number and type, the results of the op around, `parent`; `count_words` are
/// the error about their number.
tn_status tn_check__yields(const tn_context* context, tn_ref op, tn_ref parent,
                           const char* count_words);
/// As many sizes as the type has unknown extents.
tn_status tn_check__dynamic_sizes(const tn_context* context, tn_ref op, tn_type type,
                                  uint32_t found);
/// Numbers of a dense array of i64; none if it is no such array.
const int64_t* tn_check__numbers(const tn_context* context, tn_ref op, const char* name,
                                 uint32_t* out_count);
/// Whether ranked shapes may be the same: extents are equal or one is not known.
bool tn_check__shapes_fit(tn_type a, tn_type b);
/// Says that a cast does not go from the operand's type to the result's.
tn_status tn_check__fail_cast(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_SCHEMA_CHECK_H
