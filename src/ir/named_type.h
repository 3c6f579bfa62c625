// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that a name stands for, which have their body once in a context: llvm's identified structs,
// `struct<"name", (i32, ptr)>`. Inside of itself such a type is spelled without its body.
//
// Why so: types are texts that nothing changes. One whose body is not told yet, and each that it is
// a part of, is a storage that is found by the text without bodies, `struct<"name">`, and whose
// body is looked up behind it; it is made anew when a name gets its body. Only who makes types by
// functions has such, so that what files spell costs a look at a pointer.
//
// Threads: any; the texts that a body had before live as long as the context.

#ifndef TENURE_SRC_IR_NAMED_TYPE_H
#define TENURE_SRC_IR_NAMED_TYPE_H

#include "base/text_buffer.h"
#include "ir/context.h"

typedef enum tn_name_outcome {
  TN_NAME_FITS,
  TN_NAME_IS_DEFINED,  ///< It has a body, and should have none.
  TN_NAME_DIFFERS,
} tn_name_outcome;

/// Notes what a text says of a name: `head` is `struct<"name"`, `body` what is behind the comma.
TN_MUST_USE tn_status tn_named_type__note(tn_context* context, tn_string_view dialect,
                                          tn_string_view head, tn_string_view body,
                                          tn_name_outcome* out_outcome);
/// The type with that body if it gets its own late; NULL for all others.
TN_MUST_USE tn_status tn_named_type__find(tn_context* context, tn_string_view dialect,
                                          tn_string_view body, const tn_storage** out_storage);
/// Appends the text of a part of such a type as it is by itself: what it names gets its body.
TN_MUST_USE tn_status tn_named_type__append_whole(tn_context* context, tn_string_view dialect,
                                                  tn_string_view part, tn_text_buffer* text);
/// What a team told of names while it worked on `data` stays, or is forgotten: read out of order, a
/// text may have told of a name what another place in front of that one tells otherwise. Returns
/// whether anything was forgotten.
bool tn_named_types__settle(tn_context* context, const void* data, bool stays);
void tn_named_types__free(tn_context* context);

#endif  // TENURE_SRC_IR_NAMED_TYPE_H
