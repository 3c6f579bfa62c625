// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the vhlo dialect.

#ifndef TENURE_SRC_DIALECTS_VHLO_VHLO_H
#define TENURE_SRC_DIALECTS_VHLO_VHLO_H

#include <tenure/parameters.h>

#include "base/text_buffer.h"
#include "dialects/vhlo_ops.h"
#include "ir/op_interface.h"
#include "rewrite/pass_host.h"
#include "schema/custom_directive.h"
#include "schema/schema.h"

extern const tn_custom_assembly tn_vhlo_assemblies[];
extern const tn_parameter_directive tn_vhlo_parameter_directives[];
extern const tn_parameters_check tn_vhlo_parameters_checks[];

tn_status tn_vhlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);
bool tn_vhlo__write(tn_writer* writer, const tn_storage* storage);

//===-- Kinds (kinds.c) -----------------------------------------------------------------------===//

/// A version without its third number, which adds no features.
typedef struct tn_vhlo_edition {
  uint8_t major;
  uint8_t minor;
} tn_vhlo_edition;

/// A type or attribute of the dialect.
typedef struct tn_vhlo_kind {
  const char* name;  ///< "!mnemonic" or "#mnemonic"
  tn_vhlo_edition first;
  const char* of;  ///< "dialect.mnemonic" or a builtin type; NULL for neither.
} tn_vhlo_kind;

/// Returns the kind of a type or attribute; NULL for other dialects.
const tn_vhlo_kind* tn_vhlo_kind__of(const tn_storage* storage);
/// Returns the kind that corresponds to `of`; NULL if there is none.
const tn_vhlo_kind* tn_vhlo_kind__copy_of(bool is_type, tn_string_view of);
/// Returns whether a type or attribute is called `name`, "!mnemonic" or "#mnemonic"; false for
/// NULL.
bool tn_vhlo__is(const tn_storage* storage, const char* name);
/// Returns parameter `index` of one of the dialect's types or attributes; null if it is absent.
static inline tn_attribute tn_vhlo__parameter(const tn_storage* storage, size_t index) {
  return tn_storage_is_type(storage) ? tn_type_parameter_at((tn_type){storage}, index)
                                     : tn_attribute_parameter_at((tn_attribute){storage}, index);
}
/// Builds a type or attribute of the dialect by name, "!mnemonic" or "#mnemonic". Parameters may be
/// null. Reports failures and returns NULL.
const tn_storage* tn_vhlo__make(tn_context* context, const char* name,
                                const tn_attribute* parameters, size_t count);

//===-- Conversions (convert.c) ---------------------------------------------------------------===//

/// Convert a type or attribute of another dialect to vhlo; NULL if there is no equivalent, or when
/// out of memory, which is reported.
const tn_storage* tn_vhlo__type_from(tn_context* context, const tn_storage* type);
const tn_storage* tn_vhlo__attribute_from(tn_context* context, const tn_storage* attribute);
/// Convert a type or attribute of vhlo to the other dialects.
const tn_storage* tn_vhlo__type_to(tn_context* context, const tn_storage* type);
const tn_storage* tn_vhlo__attribute_to(tn_context* context, const tn_storage* attribute);
/// Returns the name of a parameter of "dialect.mnemonic".
tn_string_view tn_vhlo__parameter_name(tn_context* context, const char* name, uint32_t index);
/// Converts dense elements to an array; returns other attributes unchanged, and null for elements
/// without data.
tn_attribute tn_vhlo__array_of(tn_context* context, tn_attribute elements);
/// Builds the attribute "dialect.mnemonic" from vhlo attributes for its parameters, in order; NULL
/// if one of them is invalid.
const tn_storage* tn_vhlo__join(tn_context* context, const char* name,
                                const tn_storage* const* parameters, size_t count);

//===-- Ops -----------------------------------------------------------------------------------===//

/// The attributes of an op during an in-place change.
typedef struct tn_vhlo_op {
  tn_rewriter* rewriter;
  tn_ref op;
  tn_text_buffer entries;  ///< tn_attribute_entry
} tn_vhlo_op;

/// Reads the attributes of an op.
void tn_vhlo_op__open(tn_vhlo_op* op, tn_rewriter* rewriter, tn_ref ref);
/// Returns the entry with a name; NULL if there is none.
const tn_storage* tn_vhlo_op__find(const tn_vhlo_op* op, const char* name);
/// Removes and returns an entry.
const tn_storage* tn_vhlo_op__take(tn_vhlo_op* op, const char* name);
/// Adds a property; no effect for NULL.
void tn_vhlo_op__add(tn_vhlo_op* op, const char* name, const tn_storage* value);
/// Access entries by index.
size_t tn_vhlo_op__count(const tn_vhlo_op* op);
const tn_storage* tn_vhlo_op__value(const tn_vhlo_op* op, size_t index);
/// No effect for NULL.
void tn_vhlo_op__set(tn_vhlo_op* op, size_t index, const tn_storage* value);
/// Returns the schema's group of an entry for the op called `name`; NULL if it is not a property.
const tn_attribute_group* tn_vhlo_op__group(tn_vhlo_op* op, tn_string_view name, size_t index);
/// Sets the op's name and attributes.
void tn_vhlo_op__finish(tn_vhlo_op* op, tn_string_view name);

//===-- Versions (version.c) ------------------------------------------------------------------===//

/// Returns the newest version, 1 or 2, of the op called `name` without version suffix (`add`); 0 if
/// the dialect has no such op.
uint32_t tn_vhlo__newest(tn_string_view name);

#endif  // TENURE_SRC_DIALECTS_VHLO_VHLO_H
