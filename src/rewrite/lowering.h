// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower one dialect to another, as data: which ops are illegal, how types are
// converted, and rules that say what ops become.
//
// Rules are written in schema/lowerings, as tables and as patterns in PDLL, whose README.md says
// what they look like. The build compiles them to what lowering_rule.h shows.

#ifndef TENURE_SRC_REWRITE_LOWERING_H
#define TENURE_SRC_REWRITE_LOWERING_H

#include "rewrite/conversion.h"
#include "rewrite/pass_host.h"
#include "schema/arena.h"

typedef struct tn_lowering_run tn_lowering_run;
typedef struct tn_lowering_line tn_lowering_line;

/// What rules do not say: `operands` are converted. A name that ends in `*` is that of many ops.
typedef struct tn_lowering_hook {
  const char* op;
  bool (*convert)(tn_lowering_run* run, tn_ref op, const tn_ref* operands);
} tn_lowering_hook;

typedef struct tn_lowering {
  const char* loads;     ///< Dialects that ops are made of, with commas between them.
  const char* illegal;   ///< Dialects and ops, each between commas.
  const char* legal;     ///< Ops of those dialects that are not; may be NULL.
  const char* constant;  ///< The op of `#`.
  tn_type (*type)(tn_conversion* c, tn_type type);
  void (*expand)(tn_conversion* c, tn_type type, tn_types* out_types);  ///< conversion.h
  tn_ref (*pack)(tn_conversion* c, tn_type type, const tn_ref* values);
  const char* rules;              ///< Files of schema/lowerings, by name; NULL: none.
  const tn_lowering_hook* hooks;  ///< Up to one without an op; NULL: none.
  bool full_conversion;           ///< Ops of unknown legality have to be converted as well.
  bool declare_at_end;            ///< Functions are declared before the last op of a module.
  /// Makes a call of the function, which it declares where it is not there; for `@name(values)`.
  tn_ref (*call)(tn_lowering_run* run, tn_ref op, const char* name, const tn_rewriter_spec* spec);
  /// Done first; false on failure. May be NULL.
  bool (*prepare)(tn_lowering_run* run);
  void (*finish)(tn_lowering_run* run);                          ///< Done at the end; may be NULL.
  bool (*has)(const tn_lowering_run* run, tn_string_view word);  ///< For `?word`.
  bool rollback;  ///< A rule whose ops are not legal is undone, and the next one tried.
  /// The type of the target that rules call `name`, of these types; NULL: rules make none.
  tn_type (*make_type)(tn_rewriter* rewriter, tn_string_view name, const tn_type* parts,
                       size_t count);
  /// Vectors of several dimensions become arrays of vectors, and what is elementwise is done for
  /// each vector: how arrays begin, and how a vector is taken out of one and put into one. NULL:
  /// they stay vectors.
  tn_ref (*undefined)(tn_rewriter* rewriter, tn_type array);
  tn_ref (*extract)(tn_rewriter* rewriter, tn_type type, tn_ref array, tn_attribute position);
  tn_ref (*insert)(tn_rewriter* rewriter, tn_ref array, tn_ref value, tn_attribute position);
  /// Says what the lists do not; may be NULL.
  tn_legality (*legality)(tn_lowering_run* run, tn_ref op, tn_string_view name);
} tn_lowering;

#define TN_LOWERING_LISTS_MAX 12u

struct tn_lowering_run {
  tn_conversion* c;
  tn_rewriter* rewriter;
  const tn_lowering* lowering;
  tn_ref root;
  tn_value_map rules;  ///< By name of an op, the number of its first line plus 1.
  tn_lowering_line* lines;
  tn_arena rule_space;  ///< What rules are read into.
  tn_value_map words;   ///< By enum attribute, that of the target with its words plus 1; 1: none.
  tn_value_map legalities;  ///< By name of an op, what the lists say, plus 1.
  const char* rule_lists[TN_LOWERING_LISTS_MAX];
  const tn_lowering_hook* hook_lists[TN_LOWERING_LISTS_MAX];
  uint32_t list_count;
  uint32_t chosen;          ///< The lowering's, as is `notes`.
  tn_text_buffer notes[2];  ///< Freed at the end.
  tn_value_map types;       ///< By type, the converted one plus 1; 1 if there is none.
};

TN_MUST_USE tn_status tn_lowering__run(tn_rewriter* rewriter, tn_ref root,
                                       const tn_lowering* lowering);
/// A pass that is the lowering of its definition.
TN_MUST_USE tn_status tn_lowering__lower(tn_rewriter* rewriter, tn_ref root);
static inline tn_attribute tn_lowering__attribute_of(const tn_lowering_run* run, tn_ref op,
                                                     const char* name) {
  return tn_op__attribute(run->rewriter->context, op, name);
}
/// Puts a value, or an op's results, instead of the op; false for 0.
static inline bool tn_lowering__replace(tn_lowering_run* run, tn_ref op, tn_ref value) {
  if (value != 0) tn_conversion__replace(run->c, op, &value);
  return value != 0;
}
static inline bool tn_lowering__replace_with_op(tn_lowering_run* run, tn_ref op, tn_ref made) {
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

/// Adds rules and hooks to those of the lowering, when it is prepared.
void tn_lowering__add(tn_lowering_run* run, const char* rules, const tn_lowering_hook* hooks);

/// What there is of a dialect.
typedef struct tn_lowering_part {
  const char* dialect;
  const char* rules;
  const tn_lowering_hook* hooks;
  uint32_t chosen;  ///< For tn_lowering_run.chosen.
} tn_lowering_part;
/// Adds the parts of the dialects that the option `filter-dialects` names, or all.
void tn_lowering__choose(tn_lowering_run* run, const tn_lowering_part* parts, size_t count);

/// Parses an attribute from a formatted text; null on failure, which is reported.
tn_attribute tn_lowering__attribute(tn_rewriter* rewriter, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// `[1 : i32, 3 : i32]` as an array of integers of a type of 32 or 64 bits: `array<i64: 1, 3>`.
tn_attribute tn_lowering__numbers(tn_rewriter* rewriter, tn_attribute list, tn_type element);
/// `array<i64: 1, 0>`: the position of part number `index` in the first `rank` dimensions.
tn_attribute tn_lowering__place(tn_rewriter* rewriter, tn_type type, size_t rank, int64_t index);
/// An op by its name; 0 on failure. Its only result is tn_lowering__make's.
tn_ref tn_lowering__create(tn_lowering_run* run, const char* name, const tn_rewriter_spec* spec);
tn_ref tn_lowering__make(tn_lowering_run* run, const char* name, tn_type type,
                         const tn_ref* operands, uint32_t count);
/// An op with attributes and a type of its only result, if that is not null.
tn_ref tn_lowering__make_op(tn_lowering_run* run, const char* name, tn_type type,
                            const tn_ref* operands, uint32_t count,
                            const tn_rewriter_attribute* attributes, uint32_t attribute_count,
                            uint32_t region_count);
/// Calls a function, which is declared where it is not there, with a unit attribute or (NULL)
/// without.
tn_ref tn_lowering__call_function(tn_lowering_run* run, tn_ref op, const char* name,
                                  const tn_rewriter_spec* spec, const char* attribute);
/// The type of a function of at most one result, in converted types; null if one has none.
tn_type tn_lowering__signature(tn_lowering_run* run, tn_type function);
/// Whether the types of all arguments of the block, and of those after it, have a converted type.
bool tn_lowering__has_blocks(tn_lowering_run* run, tn_ref block);
/// Moves the body of a function to the op that stands for it, whose blocks get arguments of
/// converted types; false if one has none.
bool tn_lowering__move_body(tn_lowering_run* run, tn_ref op, tn_ref made);
/// The op of that name directly in a symbol table, and the table around an op; 0 for none.
tn_ref tn_lowering__symbol(const tn_context* context, tn_ref table, const char* name);
tn_ref tn_lowering__symbol_table(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_REWRITE_LOWERING_H
