// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the llvm dialect share.

#ifndef TENURE_SRC_DIALECTS_LLVM_LLVM_H
#define TENURE_SRC_DIALECTS_LLVM_LLVM_H

#include "ir/dialect_entry.h"
#include "schema/body_format.h"
#include "schema/format.h"

extern const tn_custom_assembly tn_llvm_assemblies[];
extern const tn_custom_assembly tn_llvm_value_assemblies[];
extern const tn_custom_assembly tn_llvm_control_assemblies[];
extern const tn_custom_directive tn_llvm_directives[];
extern const tn_custom_directive tn_llvm_bundle_directives[];
extern const tn_custom_directive tn_llvm_control_directives[];
extern const tn_body_directive tn_llvm_body_directives[];
extern const tn_named_check tn_llvm_checks[];
extern const tn_named_check tn_llvm_function_checks[];
extern const tn_named_check tn_llvm_value_checks[];

//===-- Types (type_text.c) -------------------------------------------------------------------===//

/// The end of the type that begins at `at`: the next comma, blank or closing bracket that is in no
/// others.
size_t tn_llvm__type_end(tn_string_view text, size_t at);
/// Whether a text is of a type of the dialect, without its prefix.
bool tn_llvm__is_type(tn_string_view text);

typedef enum tn_llvm_aggregate_kind {
  TN_LLVM_SCALAR,  ///< None, or one whose parts are not said.
  TN_LLVM_STRUCT,
  TN_LLVM_ARRAY
} tn_llvm_aggregate_kind;

/// A struct or an array, gone into.
typedef struct tn_llvm_aggregate {
  tn_llvm_aggregate_kind kind;
  uint64_t count;       ///< How many parts it has.
  tn_type struct_type;  ///< Of a struct that can keep its parts; null for others.
  tn_type parts;        ///< The tuple of them, if they are kept.
  tn_string_view text;  ///< Of all parts, or of an array's one.
  uint64_t asked;       ///< The part that `rest` begins with.
  tn_string_view rest;  ///< Null until a part is asked for.
} tn_llvm_aggregate;

tn_llvm_aggregate tn_llvm__open_aggregate(tn_type type);
/// The type of part number `index`, which has to be there; null for a struct's name whose parts are
/// said elsewhere only. A struct keeps its parts when it is first asked for one, so that ops which
/// take it apart one by one need not read it again. Others keep their place: all parts in their
/// order take one pass of the text.
TN_MUST_USE tn_status tn_llvm__inner_type(tn_context* context, tn_llvm_aggregate* aggregate,
                                          uint64_t index, tn_type* out_type);

/// `spell_type` of the dialect's table.
tn_status tn_llvm__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                              tn_misspelling* out_wrong);
/// `spell_attribute` of the dialect's table.
tn_status tn_llvm__spell_attribute(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                   tn_misspelling* out_wrong);
/// The struct of a type and an i1.
TN_MUST_USE tn_status tn_llvm__with_truth(tn_context* context, tn_type type, tn_type* out_type);

/// The parts are the arguments of a function type, `*out_result` its result.
bool tn_llvm__open_function(tn_type type, tn_llvm_aggregate* out_arguments,
                            tn_llvm_aggregate* out_result);
/// Whether values of llvm may have the type.
bool tn_llvm__takes(tn_type type);
tn_status tn_llvm__check_parameter(const tn_context* context, tn_ref op, tn_string_view name,
                                   tn_attribute value, tn_type type, bool is_result);

//===-- Forms ---------------------------------------------------------------------------------===//

/// `comdat(@selector)`, if it is there.
TN_MUST_USE tn_status tn_llvm__read_comdat(tn_reading* it);
void tn_llvm__put_comdat(tn_printer* printer, tn_ref op);

tn_status tn_llvm__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value);
bool tn_llvm__write_attribute(tn_writer* writer, const tn_storage* attribute);

#endif  // TENURE_SRC_DIALECTS_LLVM_LLVM_H
