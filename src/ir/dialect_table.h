// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects that a context has loaded.
//
// A shipped dialect is loaded when its first op, type or attribute is used; a user's dialect when
// its schema is loaded. A dialect's definition of an op is stored in the slot of the op's name, so
// that accesses to ops do not look up dialects by name.

#ifndef TENURE_SRC_IR_DIALECT_TABLE_H
#define TENURE_SRC_IR_DIALECT_TABLE_H

#include "ir/enum_attribute.h"
#include "ir/op_definition.h"

/// The mnemonics of a dialect's types, or attributes.
typedef struct tn_mnemonics {
  const tn_string_view* names;
  uint32_t count;
  bool are_all;            ///< Unknown mnemonics are errors; otherwise they are stored as text.
  tn_string_view unknown;  ///< The error message before the name of an unknown mnemonic; empty: the
                           ///< default.
} tn_mnemonics;

struct tn_dialect {
  tn_dialect* next;
  tn_string_view name;
  const tn_enum_attribute* enums;  ///< Its enum attributes.
  uint32_t enum_count;
  const struct tn_definition* definitions;  ///< Its types, and then attributes, with parameters.
  uint32_t definition_count;
  uint32_t type_definition_count;
  /// Loads types and attributes with parameters, and their mnemonics; NULL if there are none, or
  /// they were loaded with the dialect. The caller holds the lock. Use tn_dialect__complete.
  tn_status (*complete)(tn_context* context, tn_dialect* dialect);
  uint8_t completion;       ///< 0, then 1 while `complete` runs, then 2.
  bool completes_no_types;  ///< `complete` loads only attributes.
  tn_mnemonics types;
  tn_mnemonics attributes;
  bool allows_unknown_ops;  ///< Unknown ops are treated like ops of unknown dialects.
  /// Stores the dialect's definition of an op that is used for the first time in the slot of its
  /// name; NULL if all definitions were stored when the dialect was published. The caller holds the
  /// lock.
  tn_status (*define)(tn_context* context, tn_dialect* dialect, const tn_storage* name);
  /// Frees the data of src/schema, including this struct.
  void (*destroy)(tn_context* context, tn_dialect* dialect);
};

TN_MUST_USE tn_status tn_dialects__initialize(tn_context* context, tn_string_view left_out);
void tn_dialects__finalize(tn_context* context);

/// Returns the loaded dialect called `name`; NULL if it is not loaded. Takes no lock.
tn_dialect* tn_dialect__find(const tn_context* context, tn_string_view name);
/// Like tn_dialect__find, after loading a shipped dialect that is not excluded; only loading takes
/// a lock. On error, which was reported, nothing is loaded.
TN_MUST_USE tn_status tn_dialect__load(tn_context* context, tn_string_view name,
                                       tn_dialect** out_dialect);
/// Like tn_dialect__load, also for a dialect that was excluded or not registered.
TN_MUST_USE tn_status tn_dialect__load_anyway(tn_context* context, tn_string_view name,
                                              tn_dialect** out_dialect);
/// Like tn_dialect__load_anyway, for a list of names separated by commas, which may be NULL.
TN_MUST_USE tn_status tn_dialect__load_all(tn_context* context, const char* names);
/// Loads the part of the dialect that is deferred until a type or attribute of it is used;
/// `dialect` is NULL or published. Takes the lock the first time.
TN_MUST_USE tn_status tn_dialect__complete_now(tn_context* context, tn_dialect* dialect);
static inline tn_status tn_dialect__complete(tn_context* context, tn_dialect* dialect) {
  if (dialect == NULL || dialect->complete == NULL) return TN_OK;
  if (TN_LIKELY(__atomic_load_n(&dialect->completion, __ATOMIC_ACQUIRE) == 2)) return TN_OK;
  return tn_dialect__complete_now(context, dialect);
}
/// Likewise, when a type (attribute) of the dialect is used.
static inline tn_status tn_dialect__complete_for(tn_context* context, tn_dialect* dialect,
                                                 bool is_type) {
  if (dialect != NULL && is_type && dialect->completes_no_types) return TN_OK;
  return tn_dialect__complete(context, dialect);
}
/// Adds the names of all dialects that are loaded, or would be loaded on first use, in alphabetical
/// order.
void tn_dialects__append_names(tn_context* context, tn_text_buffer* text);
/// Publishes a dialect. The caller holds the lock.
void tn_dialect__publish(tn_context* context, tn_dialect* dialect);
/// Held while a dialect is loaded; recursive.
void tn_dialects__lock(tn_context* context);
void tn_dialects__unlock(tn_context* context);

//===-- Registration --------------------------------------------------------------------------===//
// MLIR's contexts only know registered dialects: a registered dialect is loaded, together with the
// dialects of the ops that it creates, when text or bytecode that uses it is read, or on request;
// until then its ops are unregistered.

/// Switches the context to this behaviour. To be called before the context is used.
void tn_context__need_registration(tn_context* context);
/// Registers the dialect called `name`, shipped or not. Registering it again does nothing.
TN_MUST_USE tn_status tn_context__register_dialect(tn_context* context, tn_string_view name);
bool tn_context__has_registered(const tn_context* context, tn_string_view name);
size_t tn_context__registered_count(const tn_context* context);
/// Returns the name at `index`, the newest first.
tn_string_view tn_context__registered_name(const tn_context* context, size_t index);
/// Returns the number of loaded dialects, without builtin, which is always loaded.
size_t tn_context__loaded_count(const tn_context* context);
void tn_dialects__forget_registered(tn_context* context);

TN_MUST_USE tn_status tn_dialect__meet_unknown(tn_context* context, const tn_storage* name);
/// Loads the dialect of an op that is read, if the context requires registration; otherwise its
/// name suffices.
static inline tn_status tn_dialect__meet(tn_context* context, const tn_storage* name) {
  if (TN_LIKELY(!context->needs_registration)) return TN_OK;
  return tn_dialect__meet_unknown(context, name);
}

/// Like tn_op_definition__of_name, also returning the status of loading.
TN_MUST_USE tn_status tn_op_definition__load(const tn_storage* name,
                                             const tn_op_definition** out_definition);

#endif  // TENURE_SRC_IR_DIALECT_TABLE_H
