// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects that a context has loaded.
//
// A shipped dialect is loaded when the first op, type or attribute of it is met; a user's when it
// is given. What a dialect says about an op is put into the slot of the op's name, so that no call
// looks up a dialect by name on the way of every op.

#ifndef TENURE_SRC_IR_DIALECT_TABLE_H
#define TENURE_SRC_IR_DIALECT_TABLE_H

#include "ir/enum_attribute.h"
#include "ir/op_definition.h"

/// The mnemonics of a dialect's types, or attributes.
typedef struct tn_mnemonics {
  const tn_string_view* names;
  uint32_t count;
  bool are_all;            ///< Others are refused; unless: they are kept as text.
  tn_string_view unknown;  ///< What an error says before the name of another one; empty: the usual.
} tn_mnemonics;

struct tn_dialect {
  tn_dialect* next;
  tn_string_view name;
  const tn_enum_attribute* enums;  ///< Its attributes that are words of a list.
  uint32_t enum_count;
  const struct tn_definition* definitions;  ///< Its types, and then attributes, with parameters.
  uint32_t definition_count;
  uint32_t type_definition_count;
  /// Loads types and attributes with parameters, and their mnemonics; NULL if there are none, or
  /// they are loaded with the dialect. The caller holds the lock. Use tn_dialect__complete.
  tn_status (*complete)(tn_context* context, tn_dialect* dialect);
  uint8_t completion;       ///< 0, 1 while `complete` runs, 2 after it.
  bool completes_no_types;  ///< `complete` loads attributes alone.
  tn_mnemonics types;
  tn_mnemonics attributes;
  bool allows_unknown_ops;  ///< Ops that it does not have are as those of unknown dialects.
  /// Puts what the dialect says about an op that is met for the first time into the slot of its
  /// name; NULL if all of that was put there when the dialect was published. The caller holds the
  /// lock.
  tn_status (*define)(tn_context* context, tn_dialect* dialect, const tn_storage* name);
  /// Frees what the schema room made, this struct with it.
  void (*destroy)(tn_context* context, tn_dialect* dialect);
};

TN_MUST_USE tn_status tn_dialects__initialize(tn_context* context, tn_string_view left_out);
void tn_dialects__finalize(tn_context* context);

/// The dialect called `name` that is loaded; NULL if none is. Takes no lock.
tn_dialect* tn_dialect__find(const tn_context* context, tn_string_view name);
/// The same, after it was loaded if it is a shipped one that is not left out; a lock is taken for
/// that alone. On error, which was reported, nothing of it is loaded.
TN_MUST_USE tn_status tn_dialect__load(tn_context* context, tn_string_view name,
                                       tn_dialect** out_dialect);
/// The same of a dialect that was left out or not registered.
TN_MUST_USE tn_status tn_dialect__load_anyway(tn_context* context, tn_string_view name,
                                              tn_dialect** out_dialect);
/// The same of a list of them with commas between them, which may be NULL.
TN_MUST_USE tn_status tn_dialect__load_all(tn_context* context, const char* names);
/// Loads what of the dialect is not until a type or attribute of it is met, `dialect` being NULL or
/// published. Takes the lock the first time.
TN_MUST_USE tn_status tn_dialect__complete_now(tn_context* context, tn_dialect* dialect);
static inline tn_status tn_dialect__complete(tn_context* context, tn_dialect* dialect) {
  if (dialect == NULL || dialect->complete == NULL) return TN_OK;
  if (TN_LIKELY(__atomic_load_n(&dialect->completion, __ATOMIC_ACQUIRE) == 2)) return TN_OK;
  return tn_dialect__complete_now(context, dialect);
}
/// The same where a type (attribute) of it is met.
static inline tn_status tn_dialect__complete_for(tn_context* context, tn_dialect* dialect,
                                                 bool is_type) {
  if (dialect != NULL && is_type && dialect->completes_no_types) return TN_OK;
  return tn_dialect__complete(context, dialect);
}
/// Adds the names of all that are loaded, or would be when something of them is met, in the order
/// of the alphabet.
void tn_dialects__append_names(tn_context* context, tn_text_buffer* text);
/// Makes a dialect known. The caller holds the lock.
void tn_dialect__publish(tn_context* context, tn_dialect* dialect);
/// Taken while a dialect is loaded; the thread that has it may take it again.
void tn_dialects__lock(tn_context* context);
void tn_dialects__unlock(tn_context* context);

//===-- Registration --------------------------------------------------------------------------===//
//
// MLIR's contexts know of dialects what they were told: one that is registered is loaded, with
// those that it makes ops of, when text or bytecode is read that has something of it, or when
// somebody says so; until then its ops are unregistered ones.

/// Has the context work so, from now on: before it is used.
void tn_context__need_registration(tn_context* context);
/// Registers the dialect called `name`, shipped or not. Again: nothing happens.
TN_MUST_USE tn_status tn_context__register_dialect(tn_context* context, tn_string_view name);
bool tn_context__has_registered(const tn_context* context, tn_string_view name);
size_t tn_context__registered_count(const tn_context* context);
/// Name number `index`; the newest is number 0.
tn_string_view tn_context__registered_name(const tn_context* context, size_t index);
/// How many dialects are loaded, builtin left out, which always is.
size_t tn_context__loaded_count(const tn_context* context);
void tn_dialects__forget_registered(tn_context* context);

TN_MUST_USE tn_status tn_dialect__meet_unknown(tn_context* context, const tn_storage* name);
/// Loads the dialect of an op that is read, if it has to be now: elsewhere its name is enough.
static inline tn_status tn_dialect__meet(tn_context* context, const tn_storage* name) {
  if (TN_LIKELY(!context->needs_registration)) return TN_OK;
  return tn_dialect__meet_unknown(context, name);
}

/// As tn_op_definition__of_name, with the status of what had to be loaded.
TN_MUST_USE tn_status tn_op_definition__load(const tn_storage* name,
                                             const tn_op_definition** out_definition);

#endif  // TENURE_SRC_IR_DIALECT_TABLE_H
