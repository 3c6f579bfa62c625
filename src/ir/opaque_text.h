// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References inside the bodies of opaque types and attributes.
//
// `#llvm.di_file_owner<file = #di_file>`: the body uses an alias of its file. The name has no
// meaning elsewhere, so the parser replaces it by a reference to the type or attribute: the byte
// TN_OPAQUE_REFERENCE and eight lower-case hexadecimal digits. That byte is not a token outside of
// quotes, so it cannot occur there otherwise.

#ifndef TENURE_SRC_IR_OPAQUE_TEXT_H
#define TENURE_SRC_IR_OPAQUE_TEXT_H

#include "ir/uniqued.h"

#define TN_OPAQUE_REFERENCE_SIZE 9u

/// Returns true if `body` may contain a reference; a cheap check.
static inline bool tn_opaque_text__may_refer(tn_string_view body) {
  return body.size >= TN_OPAQUE_REFERENCE_SIZE &&
         memchr(body.data, TN_OPAQUE_REFERENCE, body.size) != NULL;
}

/// Returns the offset of the first reference at or after `from`, and the reference; body.size if
/// there is none.
size_t tn_opaque_text__next(tn_string_view body, size_t from, tn_uref* out_reference);

/// Writes a reference; `at` has space for TN_OPAQUE_REFERENCE_SIZE bytes.
void tn_opaque_text__write(char* at, tn_uref reference);
/// Writes a reference to an entity whose name is implied, so that it is printed without it if it
/// has no alias.
void tn_opaque_text__write_elidable(char* at, tn_uref reference);
/// Returns whether the reference at `at` is elidable.
bool tn_opaque_text__is_elidable(tn_string_view body, size_t at);
/// Writes a reference to a type of the same dialect, which is printed without the dialect's name if
/// tn_is_bare_type_fn allows it.
void tn_opaque_text__write_bare(char* at, tn_uref reference);
bool tn_opaque_text__is_bare(tn_string_view body, size_t at);

#endif  // TENURE_SRC_IR_OPAQUE_TEXT_H
