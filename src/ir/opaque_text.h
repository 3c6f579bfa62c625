// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References inside the bodies of opaque types and attributes.
//
// `#llvm.di_file_owner<file = #di_file>`: the body names an alias of the file that it stands in.
// The name means nothing elsewhere, so the parser keeps, in its place, the thing that it stands
// for: the byte TN_OPAQUE_REFERENCE and eight lower-case hexadecimal digits, the reference of a
// type or attribute. That byte does not lex outside of quotes, so it cannot stand there otherwise.

#ifndef TENURE_SRC_IR_OPAQUE_TEXT_H
#define TENURE_SRC_IR_OPAQUE_TEXT_H

#include "ir/uniqued.h"

#define TN_OPAQUE_REFERENCE_SIZE 9u

/// True if `body` may contain a reference; a cheap check.
static inline bool tn_opaque_text__may_refer(tn_string_view body) {
  return body.size >= TN_OPAQUE_REFERENCE_SIZE &&
         memchr(body.data, TN_OPAQUE_REFERENCE, body.size) != NULL;
}

/// The offset of the first reference at or after `from`, and the reference; body.size when there
/// is none.
size_t tn_opaque_text__next(tn_string_view body, size_t from, tn_uref* out_reference);

/// Writes a reference; `at` has room for TN_OPAQUE_REFERENCE_SIZE bytes.
void tn_opaque_text__write(char* at, tn_uref reference);
/// Writes a reference to something whose name is implied there, so that it is printed without it if
/// it has no alias.
void tn_opaque_text__write_elidable(char* at, tn_uref reference);
/// Whether the reference at `at` is such a one.
bool tn_opaque_text__is_elidable(tn_string_view body, size_t at);
/// Writes a reference to a type of the same dialect, which is printed without the dialect's name
/// where tn_stands_bare_fn allows that.
void tn_opaque_text__write_bare(char* at, tn_uref reference);
bool tn_opaque_text__is_bare(tn_string_view body, size_t at);

#endif  // TENURE_SRC_IR_OPAQUE_TEXT_H
