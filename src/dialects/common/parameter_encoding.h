// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode encodings of types and attributes with parameters: a code, and the parameters in
// declaration order. The encoding of a parameter follows from its kind, like in the encodings that
// MLIR generates from BytecodeBase.td.
//
//   bool                a byte
//   integer             a signed number; an optional one is unsigned, with a flag
//   float               its bits, as a signed number
//   string              a string of the file
//   enum                a number; 0 for an absent optional one
//   numbers             a count, and signed numbers
//   list                a count, and the items
//   attribute, type     an entry index; an optional one has a flag
//
// An enum attribute is encoded as its value.

#ifndef TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H
#define TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H

#include "ir/dialect_entry.h"

/// A custom encoding of a definition with a single parameter. `read` reads what follows the code,
/// and returns null if something nested must be read first. `write` writes both; it returns false,
/// with nothing written, if the value cannot be encoded.
typedef struct tn_own_encoding {
  tn_status (*read)(tn_reader* reader, tn_cursor* cursor, tn_attribute* out_value);
  bool (*write)(tn_writer* writer, uint64_t code, tn_attribute value);
} tn_own_encoding;

typedef struct tn_parameter_encoding {
  uint64_t code;
  const char* name;  ///< "!mnemonic" or "#mnemonic"; NULL terminates the table.
  /// One letter for the encoding of each parameter; missing letters, or NULL, mean the default.
  ///   .  the default
  ///   -  not encoded: the code does not apply if the parameter is present
  ///   b  an attribute after a byte that is 1, or a byte that is 0
  ///   f  like b, with a number as the flag
  ///   a  a list as one attribute, or an optional attribute that is present
  ///   p  a list of pairs, with their count
  ///   v  an unsigned number; a bool is 0 or 1
  const char* how;
  /// A further condition for the code; may be NULL. If a name has several codes, the first
  /// applicable one is written.
  bool (*applies)(const tn_context* context, const tn_uref* parameters);
  const tn_own_encoding* own;
} tn_parameter_encoding;

/// Reads a type or attribute of the dialect; see tn_read_encoding_fn.
TN_MUST_USE tn_status tn_parameter_encoding__read(const tn_parameter_encoding* encodings,
                                                  tn_string_view dialect, tn_reader* reader,
                                                  tn_cursor* cursor, const tn_storage** out_value);
/// Writes a type or attribute; see tn_write_encoding_fn.
bool tn_parameter_encoding__write(const tn_parameter_encoding* encodings, tn_writer* writer,
                                  const tn_storage* storage);

#endif  // TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H
