// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodings of attributes with parameters in bytecode: a code, and the parameters in the order of
// their declaration. How each is encoded follows from its kind, as in the encodings that MLIR
// generates from BytecodeBase.td.
//
//   bool                a byte
//   integer             a signed number; an optional one is unsigned, with a flag
//   string              a string of the file
//   numbers             a count, and signed numbers
//   list                a count, and the items
//   attribute, type     the number of an entry; an optional one has a flag

#ifndef TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H
#define TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H

#include "ir/dialect_entry.h"

typedef struct tn_parameter_encoding {
  uint64_t code;
  const char* mnemonic;  ///< NULL behind the last.
  uint32_t count;        ///< Of parameters that are encoded: the first ones.
  /// Whether attributes with these parameters have the code; NULL: all. Of several codes of one
  /// mnemonic the first that does is written.
  bool (*applies)(const tn_context* context, const tn_uref* parameters);
} tn_parameter_encoding;

/// Reads an attribute of the dialect; as tn_read_encoding_fn.
TN_MUST_USE tn_status tn_parameter_encoding__read(const tn_parameter_encoding* encodings,
                                                  tn_string_view dialect, tn_reader* reader,
                                                  tn_cursor* cursor, const tn_storage** out_value);
/// Writes one; as tn_write_encoding_fn.
bool tn_parameter_encoding__write(const tn_parameter_encoding* encodings, tn_writer* writer,
                                  const tn_storage* attribute);

#endif  // TENURE_SRC_DIALECTS_COMMON_PARAMETER_ENCODING_H
