// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of the pdl dialect, as lists of nodes.
//
//   dialects/pdl    translates ops to nodes
//   pdl_match.c     matches nodes against an op
//   pdl_rewrite.c   applies the rewrite, and calls native functions
//
// Each value of the pattern is a slot, which a node defines. Matching fills slots from the root
// down; a value that is used twice is compared. All values are handles in the scope of the run, so
// a callback can at worst leave stale handles.

#ifndef TENURE_SRC_REWRITE_PDL_H
#define TENURE_SRC_REWRITE_PDL_H

#include <tenure/rewrite_pdl.h>

#include "rewrite/session.h"

typedef enum tn_pdl_code {
  TN_PDL_NODE_ATTRIBUTE,
  TN_PDL_NODE_TYPE,
  TN_PDL_NODE_TYPES,
  TN_PDL_NODE_OPERAND,  ///< Or operands, depending on the type of its slot.
  TN_PDL_NODE_OPERATION,
  TN_PDL_NODE_RESULT,
  TN_PDL_NODE_RESULTS,
  TN_PDL_NODE_CALL,  ///< A call of a constraint or a rewrite.
  TN_PDL_NODE_RANGE,
  TN_PDL_NODE_REPLACE,
  TN_PDL_NODE_ERASE
} tn_pdl_code;

#define TN_PDL_NO_SLOT UINT32_MAX

/// A range of indices in a list of the program.
typedef struct tn_pdl_span {
  uint32_t first;
  uint32_t count;
} tn_pdl_span;

typedef struct tn_pdl_node {
  tn_pdl_code code;
  bool is_negated;
  bool has_index;
  uint32_t index;   ///< The index of a result.
  uint32_t result;  ///< The first slot that it defines.
  uint32_t result_count;
  tn_pdl_span arguments;   ///< Slots: the operands of an op, or the replacement values.
  tn_pdl_span attributes;  ///< Slots of an op's attributes.
  uint32_t names;          ///< The start of the attributes' names.
  tn_pdl_span types;       ///< Slots of an op's result types.
  uint32_t subject;        ///< The op that is replaced or erased, or whose results are taken.
  uint32_t like;           ///< The slot of an op with the result types for a created op.
  tn_operation_name name;  ///< Null: any.
  tn_attribute constant;   ///< Null: none. Types are type attributes.
  uint32_t function;       ///< Its index in the set.
} tn_pdl_node;

/// An op that is found upwards, among the users of a value.
typedef struct tn_pdl_up {
  uint32_t node;
  uint32_t operand;  ///< Its operand index in the node.
} tn_pdl_up;

typedef struct tn_pdl_slot {
  tn_pdl_kind kind;
  uint32_t node;
} tn_pdl_slot;

/// A growable array.
typedef struct tn_pdl_list {
  void* items;
  size_t count;
  size_t capacity;
} tn_pdl_list;

typedef struct tn_pdl_program {
  tn_context* context;
  const tn_pattern_set* set;
  tn_pdl_list nodes;      ///< tn_pdl_node: first the matcher's, then the rewrite's.
  tn_pdl_list slots;      ///< tn_pdl_slot
  tn_pdl_list arguments;  ///< uint32_t
  tn_pdl_list names;      ///< tn_identifier
  tn_pdl_list ups;        ///< tn_pdl_up, in search order.
  uint32_t match_count;   ///< Nodes of the matcher.
  uint32_t root;          ///< The root's slot.
} tn_pdl_program;

static inline const tn_pdl_node* tn_pdl__node(const tn_pdl_program* program, uint32_t index) {
  return &((const tn_pdl_node*)program->nodes.items)[index];
}
static inline const tn_pdl_slot* tn_pdl__slot(const tn_pdl_program* program, uint32_t index) {
  return &((const tn_pdl_slot*)program->slots.items)[index];
}
/// Returns slot `index` of a span.
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
  tn_status status;  ///< The failure that ended the attempt, other than a mismatch.
} tn_pdl_run;

/// Allocates memory for the duration of the attempt; NULL, with the status set, when out of memory.
void* tn_pdl__allocate(tn_pdl_run* run, size_t size);
/// Binds `value` to the slot if it fits; false if not.
bool tn_pdl__match(tn_pdl_run* run, uint32_t slot, tn_pdl_value value);
/// Binds the slots of constants that are still unbound.
void tn_pdl__bind_constant(tn_pdl_run* run, const tn_pdl_node* node);
/// Returns the results of an op that a results node selects; false if there are none.
bool tn_pdl__results(tn_pdl_run* run, const tn_pdl_node* node, tn_op op, tn_pdl_value* out_value);
/// Calls a function and binds its results to the node's slots. TN_NOT_FOUND: no match.
tn_status tn_pdl__call(tn_pdl_run* run, const tn_pdl_node* node);
tn_status tn_pdl__rewrite(tn_pdl_run* run);

/// Implements tn_pattern_fn; `program` is a tn_pdl_program.
tn_status tn_pdl__apply(void* program, tn_rewriter* rewriter, tn_op op);

#endif  // TENURE_SRC_REWRITE_PDL_H
