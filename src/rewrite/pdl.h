// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the pdl dialect, as lists of nodes.
//
//   dialects/pdl    makes nodes of ops
//   pdl_match.c     nodes against an op
//   pdl_rewrite.c   what is made of it, and functions that are called
//
// Each value of the pattern is a slot, which a node defines. Matching fills slots from the root
// down, and comes back to where a value is used twice by comparing. Everything is a handle of the
// scope of the run, so what a callback does in between leaves stale handles and nothing worse.

#ifndef TENURE_SRC_REWRITE_PDL_H
#define TENURE_SRC_REWRITE_PDL_H

#include <tenure/rewrite_pdl.h>

#include "rewrite/session.h"

typedef enum tn_pdl_code {
  TN_PDL_NODE_ATTRIBUTE,
  TN_PDL_NODE_TYPE,
  TN_PDL_NODE_TYPES,
  TN_PDL_NODE_OPERAND,  ///< And operands: what its slot is of says which.
  TN_PDL_NODE_OPERATION,
  TN_PDL_NODE_RESULT,
  TN_PDL_NODE_RESULTS,
  TN_PDL_NODE_CALL,  ///< Of a constraint or a rewrite.
  TN_PDL_NODE_RANGE,
  TN_PDL_NODE_REPLACE,
  TN_PDL_NODE_ERASE
} tn_pdl_code;

#define TN_PDL_NO_SLOT UINT32_MAX

/// A run of numbers in one of the program's lists.
typedef struct tn_pdl_span {
  uint32_t first;
  uint32_t count;
} tn_pdl_span;

typedef struct tn_pdl_node {
  tn_pdl_code code;
  bool is_negated;
  bool has_index;
  uint32_t index;   ///< Of a result.
  uint32_t result;  ///< The first slot that it defines.
  uint32_t result_count;
  tn_pdl_span arguments;   ///< Slots; the operands of an op, what a replacement is.
  tn_pdl_span attributes;  ///< Slots of an op's attributes,
  uint32_t names;          ///< and where their names begin.
  tn_pdl_span types;       ///< Slots of an op's result types.
  uint32_t subject;        ///< The op that is replaced, erased, or has the results.
  uint32_t like;           ///< An op to be made has the result types of this slot's.
  tn_operation_name name;  ///< Null: any.
  tn_attribute constant;   ///< Null: none; a type as an attribute.
  uint32_t function;       ///< Its number in the set.
} tn_pdl_node;

/// An op that is found from what it takes: one of the users of a value.
typedef struct tn_pdl_up {
  uint32_t node;
  uint32_t operand;  ///< Its number among the operands of the node.
} tn_pdl_up;

typedef struct tn_pdl_slot {
  tn_pdl_kind kind;
  uint32_t node;
} tn_pdl_slot;

/// A growing list of one kind of thing.
typedef struct tn_pdl_list {
  void* items;
  size_t count;
  size_t capacity;
} tn_pdl_list;

typedef struct tn_pdl_program {
  tn_context* context;
  const tn_pattern_set* set;
  tn_pdl_list nodes;      ///< tn_pdl_node: those of the matcher, then those of the rewrite.
  tn_pdl_list slots;      ///< tn_pdl_slot
  tn_pdl_list arguments;  ///< uint32_t
  tn_pdl_list names;      ///< tn_identifier
  tn_pdl_list ups;        ///< tn_pdl_up, in the order in which they are looked for.
  uint32_t match_count;   ///< Nodes of the matcher.
  uint32_t root;          ///< The root's slot.
} tn_pdl_program;

static inline const tn_pdl_node* tn_pdl__node(const tn_pdl_program* program, uint32_t index) {
  return &((const tn_pdl_node*)program->nodes.items)[index];
}
static inline const tn_pdl_slot* tn_pdl__slot(const tn_pdl_program* program, uint32_t index) {
  return &((const tn_pdl_slot*)program->slots.items)[index];
}
/// Slot number `index` of a span.
static inline uint32_t tn_pdl__argument(const tn_pdl_program* program, tn_pdl_span span,
                                        uint32_t index) {
  return ((const uint32_t*)program->arguments.items)[span.first + index];
}
static inline bool tn_pdl__is_range(const tn_pdl_program* program, uint32_t slot) {
  return tn_pdl__slot(program, slot)->kind >= TN_PDL_TYPE_RANGE;
}

/// Memory of one attempt.
typedef struct tn_pdl_chunk tn_pdl_chunk;

/// One attempt to match and to rewrite.
typedef struct tn_pdl_run {
  const tn_pdl_program* program;
  tn_rewriter* rewriter;
  tn_scope* scope;
  tn_pdl_value* values;  ///< By slot.
  bool* is_bound;        ///< By slot.
  tn_pdl_chunk* chunks;
  tn_status status;  ///< What ended the attempt, besides that it did not match.
} tn_pdl_run;

/// Room that lasts for the attempt; NULL, with the status set, when out of memory.
void* tn_pdl__allocate(tn_pdl_run* run, size_t size);
/// Whether `value` fits the slot, which holds it then.
bool tn_pdl__match(tn_pdl_run* run, uint32_t slot, tn_pdl_value value);
/// Gives slots of constants their values, where nothing did yet.
void tn_pdl__bind_constant(tn_pdl_run* run, const tn_pdl_node* node);
/// The results of an op selected by a node of results; false if there are none.
bool tn_pdl__results(tn_pdl_run* run, const tn_pdl_node* node, tn_op op, tn_pdl_value* out_value);
/// Calls a function, and has what it gives fit its slots. TN_NOT_FOUND: it does not hold.
tn_status tn_pdl__call(tn_pdl_run* run, const tn_pdl_node* node);
tn_status tn_pdl__rewrite(tn_pdl_run* run);

/// A tn_pattern_fn; `program` is a tn_pdl_program.
tn_status tn_pdl__apply(void* program, tn_rewriter* rewriter, tn_op op);

#endif  // TENURE_SRC_REWRITE_PDL_H
