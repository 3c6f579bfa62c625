// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowerings at build time: checks tables of replacements (schema/lowerings/*.lowering) against the
// schemas, and compiles them to the rules that src/rewrite/lowering_rule.c applies.

#ifndef TENURE_TOOLS_CMAKE_LOWERINGS_COMPILE_H
#define TENURE_TOOLS_CMAKE_LOWERINGS_COMPILE_H

#include "base/text_buffer.h"
#include "pdll/pdll.h"
#include "schema/packed.h"

/// The ops of all schemas.
typedef struct tn_known_ops {
  tn_pdll_definition* items;
  size_t count;
  size_t capacity;
} tn_known_ops;

/// An allocator that never fails: the program exits if out of memory.
const tn_allocator* tn_lowerings__allocator(void);

/// Adds an op; the functions below add to the last op.
void tn_known_ops__add(tn_known_ops* ops, tn_string_view dialect, tn_string_view name);
/// Renames the last op.
void tn_known_ops__rename(tn_known_ops* ops, tn_string_view dialect, tn_string_view name);
void tn_known_ops__add_group(tn_known_ops* ops, bool is_result, tn_string_view name,
                             tn_arity arity);
void tn_known_ops__add_attribute(tn_known_ops* ops, tn_string_view name, bool is_optional);
void tn_known_ops__free(tn_known_ops* ops);

/// Finds the op with the name; NULL if no schema has it.
const tn_pdll_definition* tn_known_ops__find(const tn_known_ops* ops, tn_string_view name);
/// Returns the index of the operand with the name; the number of operands if there is none.
size_t tn_known_ops__operand(const tn_pdll_definition* op, tn_string_view name);
bool tn_known_ops__has_attribute(const tn_pdll_definition* op, tn_string_view name);

/// Compiles the rules of a file, depending on its extension.
void tn_lowerings__compile(const char* path, char* text, const tn_known_ops* ops,
                           tn_text_buffer* out);
/// Adds a line for each replacement of a table. Reports an error and exits.
void tn_lowering_table__compile(const char* path, const char* text, const tn_known_ops* ops,
                                tn_text_buffer* out);

/// Adds a line for each pattern in PDLL. Reports an error and exits.
void tn_lowering_patterns__compile(const char* path, const char* text, const tn_known_ops* ops,
                                   tn_text_buffer* out);
/// The ops that patterns may use.
extern const tn_known_ops* tn_lowering_pdll__ops;

#endif  // TENURE_TOOLS_CMAKE_LOWERINGS_COMPILE_H
