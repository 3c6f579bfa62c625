// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the code generator for pdl.

#ifndef TENURE_SRC_PDLL_CODEGEN_H
#define TENURE_SRC_PDLL_CODEGEN_H

#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/operation.h>

#include "pdll/pdll.h"

/// The values of an expression: one, or the elements of a tuple.
typedef struct tn_pdll_values {
  const tn_value* items;
  size_t count;
} tn_pdll_values;

typedef struct tn_pdll_bound {
  tn_pdll_node* variable;
  const tn_pdll_values* previous;
} tn_pdll_bound;

typedef struct tn_pdll_generator {
  tn_pdll_parser* parser;
  tn_context* context;
  tn_scope* scope;
  tn_insertion insertion;
  bool is_in_rewrite;  ///< Ops are created in the body of a `pdl.rewrite`.
  uint32_t depth;
  uint32_t op_count;     ///< The number of ops in the pattern.
  tn_pdll_bound* bound;  ///< Variables with values; restored at the end of their scope.
  size_t bound_count;
  size_t bound_capacity;
  tn_type types[6];  ///< By tn_pdl_kind.
} tn_pdll_generator;

/// An op under construction, with up to TN_PDLL_ATTRIBUTES_MAX attributes.
#define TN_PDLL_ATTRIBUTES_MAX 4u
typedef struct tn_pdll_op {
  const char* name;
  tn_pdll_place place;
  const tn_value* operands;
  size_t operand_count;
  const tn_type* result_types;
  size_t result_count;
  tn_named_attribute attributes[TN_PDLL_ATTRIBUTES_MAX];
  size_t attribute_count;
  size_t region_count;
} tn_pdll_op;

/// Creates the op at the insertion point; reports errors and returns null.
tn_op tn_pdll__make(tn_pdll_generator* generator, const tn_pdll_op* op);
/// Creates an op and returns its only result.
tn_value tn_pdll__make_value(tn_pdll_generator* generator, tn_pdll_op op, tn_pdl_kind kind);
void tn_pdll__set(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                  tn_attribute value);
void tn_pdll__set_text(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                       tn_string_view text);
void tn_pdll__set_integer(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                          uint32_t width, int64_t value);
void tn_pdll__set_segments(tn_pdll_generator* generator, tn_pdll_op* op, const int32_t* sizes,
                           size_t count);

/// Returns the value of a single-valued expression; reports errors and returns null.
tn_value tn_pdll__value_of(tn_pdll_generator* generator, const tn_pdll_node* expression);
/// Returns the values of an expression; reports errors and returns false.
bool tn_pdll__values_of(tn_pdll_generator* generator, const tn_pdll_node* expression,
                        tn_pdll_values* out_values);
bool tn_pdll__variable(tn_pdll_generator* generator, tn_pdll_node* variable,
                       tn_pdll_values* out_values);
/// Generates the statements of a body; if `is_scope`, unbinds its variables afterwards.
bool tn_pdll__statements(tn_pdll_generator* generator, const tn_pdll_node* body, bool is_scope);
bool tn_pdll__bind(tn_pdll_generator* generator, tn_pdll_node* variable, tn_pdll_values values);
/// Unbinds all variables after the first `count`.
void tn_pdll__unbind(tn_pdll_generator* generator, size_t count);

static inline bool tn_pdll__failed(const tn_pdll_generator* generator) {
  return generator->parser->status != TN_OK;
}

#endif  // TENURE_SRC_PDLL_CODEGEN_H
