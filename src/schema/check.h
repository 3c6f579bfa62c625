// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for op verifiers in C (src/dialects), which schemas name in `verify` and
// `verify_regions`. Messages match MLIR's.

#ifndef TENURE_SRC_SCHEMA_CHECK_H
#define TENURE_SRC_SCHEMA_CHECK_H

#include "base/text_buffer.h"
#include "ir/op_diagnostic.h"
#include "ir/read.h"
#include "schema/custom_directive.h"

/// Returns element `index` of elements of i32; 0 if there are fewer.
int32_t tn_check__i32_element(tn_attribute elements, size_t index);

/// Looks up the op that a symbol reference names, starting at `op` and going outward; 0 if there is
/// none. Unregistered ops are not treated as symbol tables, so that valid IR is never rejected.
tn_ref tn_check__symbol(const tn_context* context, tn_ref op, tn_attribute reference,
                        tn_symbol_finder* finder);

/// Reports the text, with the prefix "'name' op " if `is_named`, and frees it.
tn_status tn_check__fail(const tn_context* context, tn_ref op, bool is_named,
                         tn_text_buffer* owned_text);
/// Like tn_check__fail, with a note at another location; `note` may be NULL.
tn_status tn_check__fail_noted(const tn_context* context, tn_ref op, bool is_named,
                               const tn_op_note* note, tn_text_buffer* owned_text);
/// Like tn_check__fail_noted, without the prefix and without the note that shows the op.
tn_status tn_check__fail_bare(const tn_context* context, tn_ref op, const tn_op_note* note,
                              tn_text_buffer* owned_text);
/// Reports two quoted types with text around them.
tn_status tn_check__fail_types(const tn_context* context, tn_ref op, const char* before, tn_type a,
                               const char* between, tn_type b, const char* after);

/// Reports `words` with types in place of its dollar signs. Adds the prefix "'name' op " if
/// `is_named`.
tn_status tn_check__fail_typed(const tn_context* context, tn_ref op, bool is_named,
                               const char* words, const tn_type* types);

/// Checks that the operands match the results of the parent op in number and type; `count_words` is
/// the message for a wrong number.
tn_status tn_check__yields(const tn_context* context, tn_ref op, tn_ref parent,
                           const char* count_words);
/// Checks that the number of sizes equals the number of dynamic dimensions of the type.
tn_status tn_check__dynamic_sizes(const tn_context* context, tn_ref op, tn_type type,
                                  uint32_t found);
/// Returns the elements of a dense array of i64; none if the attribute is not such an array.
const int64_t* tn_check__numbers(const tn_context* context, tn_ref op, const char* name,
                                 uint32_t* out_count);
/// Returns whether ranked shapes are compatible: corresponding dimensions are equal or one is
/// dynamic.
bool tn_check__shapes_fit(tn_type a, tn_type b);
/// Reports that a cast does not support its operand and result types.
tn_status tn_check__fail_cast(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_SCHEMA_CHECK_H
