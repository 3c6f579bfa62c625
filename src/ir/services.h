// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What low rooms need of higher ones: a table that a context is given when it is made, so that no
// low header declares what a high room defines. src/dialects/services.c has the library's.

#ifndef TENURE_SRC_IR_SERVICES_H
#define TENURE_SRC_IR_SERVICES_H

#include "ir/context.h"
#include "ir/dialect_entry.h"
#include "ir/op_definition.h"

/// Words with which schemas name types of a dialect, and how these begin, or which they are.
typedef struct tn_type_word {
  const char* text;  ///< NULL after the last.
  const char* type;
  bool (*holds)(tn_type type);  ///< May be NULL.
} tn_type_word;

struct tn_parser;
struct tn_definition;

struct tn_services {
  // Of the scope room.
  /// Takes a detached op out of its scope's list, if it is in one.
  void (*disown_op)(tn_context* context, tn_ref op);
  /// An entity with a host wrapper is going away, and the `result_count` values from `results` on,
  /// which follow each other.
  void (*forget_host)(tn_context* context, tn_ref entity, tn_ref results, uint32_t result_count);
  /// Runs deferred work (call_out.h); `call` is NULL, or one that has returned.
  void (*settle)(tn_context* context, const tn_call_out* call);

  // Of the text room: textual.h, op_diagnostic.h.
  tn_status (*parse)(tn_context* context, tn_string_view text, bool is_type,
                     const tn_storage** out_storage);
  tn_status (*print)(const tn_storage* storage, tn_write_fn write, void* user_data);
  void (*append_op)(const tn_context* context, tn_ref op, tn_text_buffer* text);

  /// Brings the body of a type or attribute to the blanks and strings that MLIR prints, for known
  /// dialects without a function of their own.
  tn_spell_fn spell;

  // Of the schema room: definition.h.
  /// Reads what follows the mnemonic of a type or attribute with parameters, as its definition
  /// says; 0 for what is missing and has no default. `type` is what follows an attribute, or null.
  tn_status (*parse_parameters)(struct tn_parser* parser, const struct tn_definition* definition,
                                tn_type type, tn_uref* out_parameters);
  /// Appends what follows the mnemonic.
  void (*print_parameters)(const tn_context* context, const struct tn_definition* definition,
                           const tn_uref* parameters, tn_text_buffer* text);
  /// Whether a dialect of that name is shipped.
  bool (*is_shipped)(tn_string_view name);
  /// The name of each, in the order of the alphabet; empty beyond the last.
  tn_string_view (*shipped_name)(size_t index);
  /// Loads the shipped dialect `name` and publishes it; `*out_dialect` is NULL if there is none.
  /// The caller holds the lock.
  tn_status (*load_shipped)(tn_context* context, tn_string_view name, tn_dialect** out_dialect);

  // Of the dialects.
  const tn_dialect_entry* const* dialects;  ///< NULL after the last.
  /// An op of the dialect that makes constants for ops of dialects without a table.
  tn_op_code default_constant;
  /// The attribute of a poison constant; null on failure.
  tn_attribute (*make_poison)(tn_rewriter* rewriter);
  const tn_type_word* type_words;
  /// Parses and checks rules of schemas (schema/rules.h); NULL: rules are ignored.
  const struct tn_rule_engine* rule_engine;
  /// What is printed under an alias of a dialect's choosing (alias_names.h).
  const struct tn_alias_names* alias_names;
  /// Names of ops without a definition, each followed by a blank and its native properties in the
  /// format of bytecode/property_layout.h; NULL after the last.
  const char* const* other_properties;
  /// What the builtin dialect says of its op called `name`; NULL if it has none.
  const tn_op_definition* (*find_builtin)(tn_string_view name);
};

#endif  // TENURE_SRC_IR_SERVICES_H
