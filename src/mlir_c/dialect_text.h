// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of dialects, as which the library has texts: made of parts, and read part by
// part.
//
// `!llvm.array<4 x i32>` is the dialect, the mnemonic and what stands in the angle brackets. What
// is made here is spelled as MLIR prints it, so that equal things are one; a text that the client
// wrote otherwise is read all the same.

#ifndef TENURE_SRC_MLIR_C_DIALECT_TEXT_H
#define TENURE_SRC_MLIR_C_DIALECT_TEXT_H

#include "base/text_buffer.h"
#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

//===-- Making --------------------------------------------------------------------------------===//

/// A body that is being written.
typedef struct tn_mc_text {
  tn_context* context;
  tn_text_buffer buffer;
} tn_mc_text;

tn_mc_text tn_mc_text__begin(tn_context* context, const char* start);
void tn_mc_text__add(tn_mc_text* text, const char* words);
/// The attribute with that body; the text is given back. Null, reported, when out of memory.
MlirAttribute tn_mc_text__attribute(tn_mc_text* text, const char* dialect, tn_type type);

//===-- Functions of all of them --------------------------------------------------------------===//

/// <isa>, <name>GetTypeID and <name>GetName of a type that has an id.
#define TN_MC_TYPE_IS_A(isa, id)                     \
  bool isa(MlirType type) {                          \
    TN_MC_TAKE_TYPE(self, type, false)               \
    return tn_mc__id_of_type(self) == TN_MC_ID_##id; \
  }
#define TN_MC_TYPE_ID(function, id) \
  MlirTypeID function(void) { return tn_mc__type_id(TN_MC_ID_##id); }
#define TN_MC_NAME(function, text) \
  MlirStringRef function(void) { return TN_MC_LITERAL(text); }
/// Leaves the function unless the type has the id.
#define TN_MC_TAKE_DIALECT_TYPE(self, handle, id, expected, none) \
  TN_MC_TAKE_TYPE_THAT(self, handle, tn_mc__id_of_type(self) == TN_MC_ID_##id, expected, none)

bool tn_mc__is_text(tn_string_view text, const char* words);

#endif  // TENURE_SRC_MLIR_C_DIALECT_TEXT_H
