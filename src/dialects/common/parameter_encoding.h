// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodings of types and attributes with parameters in bytecode: a code, and the parameters in the
// order of their declaration. How each is encoded follows from its kind, as in the encodings that
// MLIR generates from BytecodeBase.td.
//
//   bool                a byte
//   integer             a signed number; an optional one is unsigned, with a flag
//   float               its bits, as a signed number
//   string              a string of the file
//   word                a number; of an optional one 0 is a missing one
//   numbers             a count, and signed numbers
//   list                a count, and the items
//   attribute, type     the number of an entry; an optional one has a flag
//
// An attribute that is a word of a list is its number.

#ifndef TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H
#define TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H

#include "ir/dialect_entry.h"

/// Reads what follows the code, or writes both, of one with a single parameter. That is null if
/// something inside has to be read first. False, with nothing written, if it cannot be written.
typedef struct tn_own_encoding {
  tn_status (*read)(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value);
  bool (*write)(tn_writer* writer, uint64_t code, tn_attribute value);
} tn_own_encoding;

typedef struct tn_parameter_encoding {
  uint64_t code;
  const char* name;  ///< "!mnemonic" or "#mnemonic"; NULL after the last.
  /// For each parameter how it is encoded; those without a letter, and all of them for NULL, are
  /// encoded as above.
  ///   .  as above
  ///   -  not: those with that parameter do not have the code
  ///   b  an attribute after a byte that is 1, or a byte that is 0
  ///   f  the same with a number as the flag
  ///   a  a list as one attribute, and an optional attribute that is there
  ///   p  a list of pairs, with their number
  ///   v  a number without a sign; a bool is 0 or 1
  const char* how;
  /// What else those with the code have in common; may be NULL. Of several codes of one name the
  /// first that fits is written.
  bool (*applies)(const tn_context* context, const tn_uref* parameters);
  const tn_own_encoding* own;
} tn_parameter_encoding;

/// Reads a type or attribute of the dialect; as tn_read_encoding_fn.
TN_MUST_USE tn_status tn_parameter_encoding__read(const tn_parameter_encoding* encodings,
                                                  tn_string_view dialect, tn_reader* reader,
                                                  tn_cursor* cursor, const tn_storage** out_value);
/// Writes one; as tn_write_encoding_fn.
bool tn_parameter_encoding__write(const tn_parameter_encoding* encodings, tn_writer* writer,
                                  const tn_storage* storage);

#endif  // TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H
