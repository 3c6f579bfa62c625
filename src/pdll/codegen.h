// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making ops of the pdl dialect: what the files that do share.

#ifndef TENURE_SRC_PDLL_CODEGEN_H
#define TENURE_SRC_PDLL_CODEGEN_H

#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/operation.h>

#include "pdll/pdll.h"

/// The values of an expression: one, or those of a tuple.
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
  bool is_in_rewrite;  ///< Ops go to the body of a `pdl.rewrite`.
  uint32_t depth;
  uint32_t op_count;     ///< Of the pattern.
  tn_pdll_bound* bound;  ///< Variables that have values; scopes give them back.
  size_t bound_count;
  size_t bound_capacity;
  tn_type types[6];  ///< By tn_pdl_kind.
} tn_pdll_generator;

/// An op that is made, to which parts are added; up to TN_PDLL_ATTRIBUTES_MAX attributes.
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

/// Makes the op where the generator stands; null after a report.
tn_op tn_pdll__make(tn_pdll_generator* generator, const tn_pdll_op* op);
/// The one result of an op.
tn_value tn_pdll__make_value(tn_pdll_generator* generator, tn_pdll_op op, tn_pdl_kind kind);
void tn_pdll__set(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                  tn_attribute value);
void tn_pdll__set_text(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                       tn_string_view text);
void tn_pdll__set_integer(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                          uint32_t width, int64_t value);
void tn_pdll__set_segments(tn_pdll_generator* generator, tn_pdll_op* op, const int32_t* sizes,
                           size_t count);

/// The value of an expression that has one; null after a report.
tn_value tn_pdll__value_of(tn_pdll_generator* generator, const tn_pdll_node* expression);
/// Its values; false after a report.
bool tn_pdll__values_of(tn_pdll_generator* generator, const tn_pdll_node* expression,
                        tn_pdll_values* out_values);
bool tn_pdll__variable(tn_pdll_generator* generator, tn_pdll_node* variable,
                       tn_pdll_values* out_values);
/// Statements of a body, whose variables go with it if `is_scope`.
bool tn_pdll__statements(tn_pdll_generator* generator, const tn_pdll_node* body, bool is_scope);
bool tn_pdll__bind(tn_pdll_generator* generator, tn_pdll_node* variable, tn_pdll_values values);
/// Takes back what was bound since there were `count`.
void tn_pdll__unbind(tn_pdll_generator* generator, size_t count);

static inline bool tn_pdll__failed(const tn_pdll_generator* generator) {
  return generator->parser->status != TN_OK;
}

#endif  // TENURE_SRC_PDLL_CODEGEN_H
