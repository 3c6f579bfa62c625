// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect lowering passes as data: illegal ops, type conversions, and rules that describe
// replacements.
//
// Rules are written in schema/lowerings, as tables and as PDLL patterns; README.md there describes
// the format. The build compiles them to the form described in lowering_rule.h.

#ifndef TENURE_SRC_REWRITE_LOWERING_H
#define TENURE_SRC_REWRITE_LOWERING_H

#include "rewrite/conversion.h"
#include "rewrite/pass_host.h"
#include "schema/arena.h"

typedef struct tn_lowering_run tn_lowering_run;
typedef struct tn_lowering_line tn_lowering_line;

/// A lowering in C; `operands` are converted. A trailing `*` in `op` matches all ops with that
/// prefix.
typedef struct tn_lowering_hook {
  const char* op;
  bool (*convert)(tn_lowering_run* run, tn_ref op, const tn_ref* operands);
} tn_lowering_hook;

typedef struct tn_lowering {
  const char* loads;     ///< Dialects of created ops, separated by commas.
  const char* illegal;   ///< Illegal dialects and ops, each enclosed in commas.
  const char* legal;     ///< Legal ops of those dialects; may be NULL.
  const char* constant;  ///< The constant op for `#`.
  tn_type (*type)(tn_conversion* c, tn_type type);
  void (*expand)(tn_conversion* c, tn_type type, tn_types* out_types);  ///< See conversion.h.
  tn_ref (*pack)(tn_conversion* c, tn_type type, const tn_ref* values);
  const char* rules;              ///< Names of files in schema/lowerings; NULL: none.
  const tn_lowering_hook* hooks;  ///< Terminated by an entry without an op; NULL: none.
  bool full_conversion;           ///< Ops of unknown legality must be converted, too.
  bool declare_at_end;            ///< Declares functions before the last op of a module.
  /// Creates a call of the function for `@name(values)`, and declares the function if it is
  /// missing.
  tn_ref (*call)(tn_lowering_run* run, tn_ref op, const char* name, const tn_rewriter_spec* spec);
  /// Runs first; false on failure. May be NULL.
  bool (*prepare)(tn_lowering_run* run);
  void (*finish)(tn_lowering_run* run);                          ///< Runs last; may be NULL.
  bool (*has)(const tn_lowering_run* run, tn_string_view word);  ///< Evaluates `?word`.
  bool rollback;  ///< Undoes a rule that creates illegal ops, and tries the next rule.
  /// Builds the target's type `name` from `parts`; NULL: rules build no types.
  tn_type (*make_type)(tn_rewriter* rewriter, tn_string_view name, const tn_type* parts,
                       size_t count);
  /// Unrolls multi-dimensional vectors to arrays of vectors and applies elementwise rules to each
  /// vector: builds an undefined array, extracts a vector, inserts a vector. NULL: vectors stay.
  tn_ref (*undefined)(tn_rewriter* rewriter, tn_type array);
  tn_ref (*extract)(tn_rewriter* rewriter, tn_type type, tn_ref array, tn_attribute position);
  tn_ref (*insert)(tn_rewriter* rewriter, tn_ref array, tn_ref value, tn_attribute position);
  /// Overrides the lists; may be NULL.
  tn_legality (*legality)(tn_lowering_run* run, tn_ref op, tn_string_view name);
} tn_lowering;

#define TN_LOWERING_LISTS_MAX 12u

struct tn_lowering_run {
  tn_conversion* c;
  tn_rewriter* rewriter;
  const tn_lowering* lowering;
  tn_ref root;
  tn_value_map rules;  ///< Maps an op name to the index of its first rule plus 1.
  tn_lowering_line* lines;
  tn_arena rule_space;      ///< Memory for parsed rules.
  tn_value_map words;       ///< Maps an enum attribute to the target's attribute with the same
                            ///< keywords, plus 1; 1: none.
  tn_value_map legalities;  ///< Maps an op name to its legality by the lists, plus 1.
  const char* rule_lists[TN_LOWERING_LISTS_MAX];
  const tn_lowering_hook* hook_lists[TN_LOWERING_LISTS_MAX];
  uint32_t list_count;
  uint32_t chosen;          ///< Private to the lowering, like `notes`.
  tn_text_buffer notes[2];  ///< Freed at the end.
  tn_value_map types;       ///< Maps a type to the converted type plus 1; 1: none.
};

TN_MUST_USE tn_status tn_lowering__run(tn_rewriter* rewriter, tn_ref root,
                                       const tn_lowering* lowering);
/// Runs a pass by applying the lowering of its definition.
TN_MUST_USE tn_status tn_lowering__lower(tn_rewriter* rewriter, tn_ref root);
static inline tn_attribute tn_lowering__attribute_of(const tn_lowering_run* run, tn_ref op,
                                                     const char* name) {
  return tn_op__attribute(run->rewriter->context, op, name);
}
/// Replaces the op by a value; false if the value is 0.
static inline bool tn_lowering__replace(tn_lowering_run* run, tn_ref op, tn_ref value) {
  if (value != 0) tn_conversion__replace(run->c, op, &value);
  return value != 0;
}
static inline bool tn_lowering__replace_with_op(tn_lowering_run* run, tn_ref op, tn_ref made) {
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

/// Adds rules and hooks to the lowering during preparation.
void tn_lowering__add(tn_lowering_run* run, const char* rules, const tn_lowering_hook* hooks);

/// The rules and hooks of one source dialect.
typedef struct tn_lowering_part {
  const char* dialect;
  const char* rules;
  const tn_lowering_hook* hooks;
  uint32_t chosen;  ///< For tn_lowering_run.chosen.
} tn_lowering_part;
/// Adds the parts of the dialects in the option `filter-dialects`, or all parts.
void tn_lowering__choose(tn_lowering_run* run, const tn_lowering_part* parts, size_t count);

/// Converts `[1 : i32, 3 : i32]` to a dense array of 32-bit or 64-bit integers: `array<i64: 1, 3>`.
tn_attribute tn_lowering__numbers(tn_rewriter* rewriter, tn_attribute list, tn_type element);
/// Returns `array<i64: 1, 0>`: the position of the vector with linear index `index` in the first
/// `rank` dimensions.
tn_attribute tn_lowering__place(tn_rewriter* rewriter, tn_type type, size_t rank, int64_t index);
/// Creates an op by name; 0 on failure. tn_lowering__make returns its only result.
tn_ref tn_lowering__create(tn_lowering_run* run, const char* name, const tn_rewriter_spec* spec);
tn_ref tn_lowering__make(tn_lowering_run* run, const char* name, tn_type type,
                         const tn_ref* operands, uint32_t count);
/// Creates an op with attributes, and one result unless `type` is null.
tn_ref tn_lowering__make_op(tn_lowering_run* run, const char* name, tn_type type,
                            const tn_ref* operands, uint32_t count,
                            const tn_rewriter_attribute* attributes, uint32_t attribute_count,
                            uint32_t region_count);
/// Calls a function and declares it if it is missing. `attribute` names a unit attribute of the
/// declaration; NULL: none.
tn_ref tn_lowering__call_function(tn_lowering_run* run, tn_ref op, const char* name,
                                  const tn_rewriter_spec* spec, const char* attribute);
/// Returns a function type with converted types and at most one result; null if a type cannot be
/// converted.
tn_type tn_lowering__signature(tn_lowering_run* run, tn_type function);
/// Returns whether all argument types of the block and of later blocks can be converted.
bool tn_lowering__has_blocks(tn_lowering_run* run, tn_ref block);
/// Moves the body of a function to its replacement `made` and converts the argument types of its
/// blocks; false if a type cannot be converted.
bool tn_lowering__move_body(tn_lowering_run* run, tn_ref op, tn_ref made);
/// Returns the op with that symbol name directly in `table`, or the symbol table around an op; 0
/// for none.
tn_ref tn_lowering__symbol(const tn_context* context, tn_ref table, const char* name);
tn_ref tn_lowering__symbol_table(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_REWRITE_LOWERING_H
