// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the vhlo dialect share.

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

/// Two numbers: what a version adds, its third says nothing of.
typedef struct tn_vhlo_edition {
  uint8_t major;
  uint8_t minor;
} tn_vhlo_edition;

/// A type or attribute of the dialect.
typedef struct tn_vhlo_kind {
  const char* name;  ///< "!mnemonic" or "#mnemonic"
  tn_vhlo_edition first;
  const char* of;  ///< "dialect.mnemonic", or a type of builtin; NULL for neither.
} tn_vhlo_kind;

/// That of a type (attribute); NULL for those of other dialects.
const tn_vhlo_kind* tn_vhlo_kind__of(const tn_storage* storage);
/// The one that is a copy of `of`; NULL if there is none.
const tn_vhlo_kind* tn_vhlo_kind__copy_of(bool is_type, tn_string_view of);
/// Whether it is the type (attribute) called `name`, "!mnemonic" or "#mnemonic"; false for NULL.
bool tn_vhlo__is(const tn_storage* storage, const char* name);
/// Parameter number `index` of one of the dialect's; null if it is missing.
static inline tn_attribute tn_vhlo__parameter(const tn_storage* storage, size_t index) {
  return tn_storage_is_type(storage) ? tn_type_parameter_at((tn_type){storage}, index)
                                     : tn_attribute_parameter_at((tn_attribute){storage}, index);
}
/// Makes one of the dialect's by name, "!mnemonic" or "#mnemonic". A parameter may be null. NULL on
/// failure, reported.
const tn_storage* tn_vhlo__make(tn_context* context, const char* name,
                                const tn_attribute* parameters, size_t count);

//===-- Conversions (convert.c) ---------------------------------------------------------------===//

/// The type (attribute) of the dialect that stands for one of the others; NULL if none does, or
/// out of memory, which is reported.
const tn_storage* tn_vhlo__type_from(tn_context* context, const tn_storage* type);
const tn_storage* tn_vhlo__attribute_from(tn_context* context, const tn_storage* attribute);
/// What a type (attribute) of the dialect stands for.
const tn_storage* tn_vhlo__type_to(tn_context* context, const tn_storage* type);
const tn_storage* tn_vhlo__attribute_to(tn_context* context, const tn_storage* attribute);
/// The name of a parameter of "dialect.mnemonic".
tn_string_view tn_vhlo__parameter_name(tn_context* context, const char* name, uint32_t index);
/// An array of dense elements; another attribute as it is, and null for elements without bytes.
tn_attribute tn_vhlo__array_of(tn_context* context, tn_attribute elements);
/// Makes the attribute "dialect.mnemonic" of parameters that are others of vhlo, in order; NULL if
/// one of them is not what it should be.
const tn_storage* tn_vhlo__join(tn_context* context, const char* name,
                                const tn_storage* const* parameters, size_t count);

//===-- Ops -----------------------------------------------------------------------------------===//

/// An op's attributes while it changes in its place.
typedef struct tn_vhlo_op {
  tn_rewriter* rewriter;
  tn_ref op;
  tn_text_buffer entries;  ///< tn_attribute_entry
} tn_vhlo_op;

/// Takes the attributes of an op.
void tn_vhlo_op__open(tn_vhlo_op* op, tn_rewriter* rewriter, tn_ref ref);
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

//===-- Versions (version.c) ------------------------------------------------------------------===//

/// The newest version of the op called `name` (`add`) without that number: 1 or 2; 0 if the dialect
/// has no such op.
uint32_t tn_vhlo__newest(tn_string_view name);

#endif  // TENURE_SRC_DIALECTS_VHLO_VHLO_H
