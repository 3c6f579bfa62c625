// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowerings at build time: a table of replacements (schema/lowerings/*.lowering) is checked against
// the schemas and compiled to the rules that src/rewrite/lowering_rule.c follows.

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

/// Memory of which there is always enough: the program ends without.
const tn_allocator* tn_lowerings__allocator(void);

/// Adds an op, to which what follows is added.
void tn_known_ops__add(tn_known_ops* ops, tn_string_view dialect, tn_string_view name);
/// The last one has another name.
void tn_known_ops__rename(tn_known_ops* ops, tn_string_view dialect, tn_string_view name);
void tn_known_ops__add_group(tn_known_ops* ops, bool is_result, tn_string_view name,
                             tn_arity arity);
void tn_known_ops__add_attribute(tn_known_ops* ops, tn_string_view name, bool is_optional);
void tn_known_ops__free(tn_known_ops* ops);

/// The op of a name; NULL if no schema has it.
const tn_pdll_definition* tn_known_ops__find(const tn_known_ops* ops, tn_string_view name);
/// The operand of a name; its number, or the count of operands if there is none.
size_t tn_known_ops__operand(const tn_pdll_definition* op, tn_string_view name);
bool tn_known_ops__has_attribute(const tn_pdll_definition* op, tn_string_view name);

/// Adds the rules of a file, by what its name ends in.
void tn_lowerings__compile(const char* path, char* text, const tn_known_ops* ops,
                           tn_text_buffer* out);
/// Adds a line for each replacement of a table. A mistake in it is reported, and ends the program.
void tn_lowering_table__compile(const char* path, const char* text, const tn_known_ops* ops,
                                tn_text_buffer* out);

/// Adds a line for each pattern in PDLL. Likewise.
void tn_lowering_patterns__compile(const char* path, const char* text, const tn_known_ops* ops,
                                   tn_text_buffer* out);
/// The ops that patterns are held to.
extern const tn_known_ops* tn_lowering_pdll__ops;

#endif  // TENURE_TOOLS_CMAKE_LOWERINGS_COMPILE_H
