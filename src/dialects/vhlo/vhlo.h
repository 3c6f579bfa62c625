// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the vhlo dialect share. Types and attributes of vhlo are texts, as those of
// all dialects are; what is inside of one is a reference in its text, so that nothing is spelled or
// read on the way, the elements of tensors above all. In files of text it is spelled out.

#ifndef TENURE_SRC_DIALECTS_VHLO_VHLO_H
#define TENURE_SRC_DIALECTS_VHLO_VHLO_H

#include "base/text_buffer.h"
#include "dialects/vhlo_ops.h"
#include "ir/op_interface.h"
#include "rewrite/rewriter.h"
#include "schema/custom_directive.h"
#include "schema/schema.h"

extern const tn_custom_assembly tn_vhlo_assemblies[];

tn_status tn_vhlo__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value);
bool tn_vhlo__write_attribute(tn_writer* writer, const tn_storage* attribute);
bool tn_vhlo__write_type(tn_writer* writer, const tn_storage* type);

//===-- Texts (text.c) ------------------------------------------------------------------------===//

/// A text that is gone over.
typedef struct tn_vhlo_scan {
  const char* at;
  const char* end;
} tn_vhlo_scan;

bool tn_vhlo__is_own(const tn_storage* storage);
/// The text of a type or attribute of the dialect behind its kind, if that is `kind`: what stands
/// in angle brackets, or behind the blank of a word. False for any other.
bool tn_vhlo__open(const tn_storage* storage, const char* kind, tn_vhlo_scan* out_body);
bool tn_vhlo__take(tn_vhlo_scan* it, const char* text);
bool tn_vhlo__take_signed(tn_vhlo_scan* it, int64_t* out_number);
/// What stands in front of the next comma or `close` that no bracket encloses; its blanks are left
/// out.
tn_string_view tn_vhlo__item(tn_vhlo_scan* it);
/// The type (attribute) that an item spells; NULL if it spells none, reported.
const tn_storage* tn_vhlo__parse(tn_context* context, tn_string_view text, bool is_type);
/// Appends a type (attribute) so that tn_vhlo__parse finds it again.
void tn_vhlo__put(tn_text_buffer* text, const tn_storage* storage);
/// The type or attribute with that body; NULL when out of memory, reported.
const tn_storage* tn_vhlo__make(tn_context* context, tn_text_buffer* owned_text, bool is_type);

/// The code of a type that has no parameters; -1 for others.
int32_t tn_vhlo__type_code(tn_string_view body);
/// Its name; NULL for a code that is of none.
const char* tn_vhlo__type_name(uint64_t code);

//===-- Conversions (to_vhlo.c, from_vhlo.c) --------------------------------------------------===//

/// The type (attribute) of the dialect that stands for one of the others; NULL if none does, or
/// out of memory, which is reported.
const tn_storage* tn_vhlo__type_from(tn_context* context, const tn_storage* type);
const tn_storage* tn_vhlo__attribute_from(tn_context* context, const tn_storage* attribute);
/// What a type (attribute) of the dialect stands for.
const tn_storage* tn_vhlo__type_to(tn_context* context, const tn_storage* type);
const tn_storage* tn_vhlo__attribute_to(tn_context* context, const tn_storage* attribute);

//===-- Meshes (mesh.c) -----------------------------------------------------------------------===//

/// Appends what stands for an attribute of StableHLO of meshes and their axes; false for others.
bool tn_vhlo__put_of_mesh(tn_context* context, tn_text_buffer* text, tn_attribute attribute);
/// The attribute of StableHLO that one of those stands for; NULL for others.
const tn_storage* tn_vhlo__of_mesh(tn_context* context, const tn_storage* attribute);

//===-- Quantized types (quant.c) -------------------------------------------------------------===//

enum { TN_VHLO_QUANTIZED = 24, TN_VHLO_QUANTIZED_PER_AXIS = 30 };  ///< Their codes.

/// Appends what stands for a type of quant; false for one that has nothing.
bool tn_vhlo__put_quantized(tn_context* context, tn_text_buffer* text, tn_string_view body);
/// The type of quant that one of those stands for; NULL for others.
const tn_storage* tn_vhlo__of_quantized(tn_context* context, const tn_storage* type);
bool tn_vhlo__write_quantized(tn_writer* writer, const tn_storage* type);

//===-- Encodings of attributes ---------------------------------------------------------------===//

/// How an attribute of a kind is written.
typedef struct tn_vhlo_encoding {
  const char* kind;
  bool (*write)(tn_writer* writer, tn_vhlo_scan* it);
} tn_vhlo_encoding;

enum { TN_VHLO_MESH_ENCODINGS = 5 };
extern const tn_vhlo_encoding tn_vhlo_mesh_encodings[TN_VHLO_MESH_ENCODINGS];

//===-- Ops -----------------------------------------------------------------------------------===//

/// An op's attributes while it changes in its place.
typedef struct tn_vhlo_op {
  tn_rewriter* it;
  tn_ref op;
  tn_text_buffer entries;  ///< tn_attribute_entry
} tn_vhlo_op;

/// Takes the attributes of an op.
void tn_vhlo_op__open(tn_vhlo_op* op, tn_rewriter* it, tn_ref ref);
/// The storage under a name among the entries; NULL if it is not there.
const tn_storage* tn_vhlo_op__find(const tn_vhlo_op* op, const char* name);
/// Takes it out.
const tn_storage* tn_vhlo_op__take(tn_vhlo_op* op, const char* name);
/// Adds a property; NULL adds nothing.
void tn_vhlo_op__add(tn_vhlo_op* op, const char* name, const tn_storage* value);
/// The entries by number.
size_t tn_vhlo_op__count(const tn_vhlo_op* op);
const tn_storage* tn_vhlo_op__value(const tn_vhlo_op* op, size_t index);
/// NULL changes nothing.
void tn_vhlo_op__set(tn_vhlo_op* op, size_t index, const tn_storage* value);
/// What the schema of the op called `name` says of an entry; NULL if it is no property there.
const tn_attribute_group* tn_vhlo_op__group(tn_vhlo_op* op, tn_string_view name, size_t index);
/// Gives the op the name and the entries.
void tn_vhlo_op__finish(tn_vhlo_op* op, tn_string_view name);

/// Makes functions and ops of StableHLO in a module those of vhlo in their newest version, or back.
/// Errors: TN_VERIFY_FAILED (reported).
tn_status tn_vhlo__legalize(tn_rewriter* it, tn_ref module);
tn_status tn_vhlo__restore(tn_rewriter* it, tn_ref module);

//===-- Versions (version.c) ------------------------------------------------------------------===//

/// Brings a module of vhlo to the ops of a version, `1.0.0` or `current`. Errors: TN_VERIFY_FAILED
/// (reported).
tn_status tn_vhlo__convert(tn_rewriter* it, tn_ref module, const char* text);
/// The newest version of the op called `name` (`add`) without that number: 1 or 2; 0 if the dialect
/// has no such op.
uint32_t tn_vhlo__newest(tn_string_view name);

#endif  // TENURE_SRC_DIALECTS_VHLO_VHLO_H
