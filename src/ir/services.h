// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Services of higher directories for lower ones: a table that is passed to a context at creation,
// so that no low-level header declares functions of a higher directory. src/dialects/services.c
// defines the library's table.

#ifndef TENURE_SRC_IR_SERVICES_H
#define TENURE_SRC_IR_SERVICES_H

#include "ir/context.h"
#include "ir/dialect_entry.h"
#include "ir/op_definition.h"

/// Keywords in schemas for types of a dialect, with their prefix or mnemonic.
typedef struct tn_type_word {
  const char* text;  ///< NULL after the last.
  const char* type;
  bool (*holds)(tn_type type);  ///< May be NULL.
} tn_type_word;

struct tn_parser;
struct tn_definition;

struct tn_services {
  // Services of src/scope.
  /// Removes a detached op from its scope's list, if it is in one.
  void (*disown_op)(tn_context* context, tn_ref op);
  /// Called when an entity with a host wrapper is erased, together with the `result_count` adjacent
  /// values from `results` on.
  void (*forget_host)(tn_context* context, tn_ref entity, tn_ref results, uint32_t result_count);
  /// Runs deferred work (callback_guard.h); `call` is NULL, or a call that has returned.
  void (*flush)(tn_context* context, const tn_callback_guard* call);

  // Services of src/text: textual.h, op_diagnostic.h.
  tn_status (*parse)(tn_context* context, tn_string_view text, bool is_type,
                     const tn_storage** out_storage);
  tn_status (*print)(const tn_storage* storage, tn_write_fn write, void* user_data);
  void (*append_op)(const tn_context* context, tn_ref op, tn_text_buffer* text);

  // Services of src/schema: definition.h.
  /// Parses the text after the mnemonic of a type or attribute with parameters, by its definition;
  /// 0 for a missing parameter without a default. `type` is the type after an attribute, or null.
  tn_status (*parse_parameters)(struct tn_parser* parser, const struct tn_definition* definition,
                                tn_type type, tn_uref* out_parameters);
  /// Appends the text after the mnemonic.
  void (*print_parameters)(const tn_context* context, const struct tn_definition* definition,
                           const tn_uref* parameters, tn_text_buffer* text);
  /// Returns whether a dialect of that name is shipped.
  bool (*is_shipped)(tn_string_view name);
  /// Returns the name at `index`, in alphabetical order; empty if out of range.
  tn_string_view (*shipped_name)(size_t index);
  /// Loads and publishes the shipped dialect `name`; `*out_dialect` is NULL if there is none. The
  /// caller holds the lock.
  tn_status (*load_shipped)(tn_context* context, tn_string_view name, tn_dialect** out_dialect);

  // Services of src/dialects.
  const tn_dialect_entry* const* dialects;  ///< NULL after the last.
  /// The op that materializes constants for ops of dialects without a table.
  tn_op_code default_constant;
  /// Returns the attribute of a poison constant; null on failure.
  tn_attribute (*make_poison)(tn_rewriter* rewriter);
  const tn_type_word* type_words;
  /// Parses and checks rules of schemas (schema/rules.h); NULL: rules are ignored.
  const struct tn_rule_engine* rule_engine;
  /// The aliases that dialects choose (alias_names.h).
  const struct tn_alias_names* alias_names;
  /// Names of ops without a definition, each followed by a space and its native properties in the
  /// format of bytecode/property_layout.h; NULL after the last.
  const char* const* other_properties;
  /// Returns the builtin dialect's definition of its op called `name`; NULL if there is none.
  const tn_op_definition* (*find_builtin)(tn_string_view name);
};

#endif  // TENURE_SRC_IR_SERVICES_H
