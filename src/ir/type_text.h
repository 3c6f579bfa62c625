// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as text: the one printer of types, for messages and for the text room.

#ifndef TENURE_SRC_IR_TYPE_TEXT_H
#define TENURE_SRC_IR_TYPE_TEXT_H

#include "base/text_buffer.h"
#include "ir/uniqued.h"

/// What a printer of whole modules adds. Each member may be NULL.
typedef struct tn_type_printer {
  void* user_data;
  /// Appends the alias of `type` and returns true, or returns false to have it written out.
  bool (*print_alias)(void* user_data, tn_type type, tn_text_buffer* text);
  /// Appends an attribute inside a type; without it, short forms are written and the rest as
  /// "<attribute>". `elide_type` allows leaving out a type that the reader assumes anyway (as MLIR
  /// does with layouts and memory spaces).
  void (*print_attribute)(void* user_data, tn_attribute attribute, bool elide_type,
                          tn_text_buffer* text);
} tn_type_printer;

/// Appends `type` as MLIR prints it. `printer` NULL prints as for a message. The null type prints
/// as "<<NULL TYPE>>".
void tn_type__print(tn_type type, const tn_type_printer* printer, tn_text_buffer* text);

#endif  // TENURE_SRC_IR_TYPE_TEXT_H
