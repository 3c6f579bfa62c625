// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creation of ops: declarations shared by creation by name (op_create.c) and by class (op_build.c).

#ifndef TENURE_SRC_PYTHON_OP_CREATE_H
#define TENURE_SRC_PYTHON_OP_CREATE_H

#include "call.h"

/// So many of a kind need no memory of the heap.
#define TNP_USUAL_COUNT 4u

/// The converted parts of a new op; the call owns those that have no room here.
typedef struct tnp_op_parts {
  tn_op_state state;
  tn_type usual_results[TNP_USUAL_COUNT];
  tn_value usual_operands[TNP_USUAL_COUNT];
  tn_named_attribute usual_attributes[TNP_USUAL_COUNT];
} tnp_op_parts;

/// The parts that no call gives are nothing. The others are set one by one: compilers clear a whole
/// of this size by an instruction that is slow to start.
static inline void tnp_op_parts_begin(tnp_op_parts* parts) {
  parts->state.properties = NULL;
  parts->state.property_count = 0;
}
static inline void tnp_op_set_results(tnp_op_parts* parts, tnp_array results) {
  parts->state.result_types = results.data;
  parts->state.result_count = results.count;
}
static inline void tnp_op_set_operands(tnp_op_parts* parts, tnp_array operands) {
  parts->state.operands = operands.data;
  parts->state.operand_count = operands.count;
}
static inline void tnp_op_set_attributes(tnp_op_parts* parts, tnp_array attributes) {
  parts->state.attributes = attributes.data;
  parts->state.attribute_count = attributes.count;
}
static inline void tnp_op_set_successors(tnp_op_parts* parts, tnp_array successors) {
  parts->state.successors = successors.data;
  parts->state.successor_count = successors.count;
}
bool tnp_op_attribute_slow(tnp_call* call, PyObject* key, PyObject* value, PyObject* op_name,
                           tn_named_attribute* out_entry);
/// A tnp_entry_fn; `op_name` is a str.
static inline bool tnp_op_attribute(tnp_call* call, PyObject* key, PyObject* value, void* op_name,
                                    tn_named_attribute* out_entry) {
  if (!tnp_call_has(call, value, tnp.attribute) ||
      !tnp_identifier_known(call->context, key, &out_entry->name)) {
    return tnp_op_attribute_slow(call, key, value, op_name, out_entry);
  }
  out_entry->value = tnp_attribute_of(value);
  return true;
}
/// Infers the result types by the op's interface or schema and adds them to the parts; false with
/// an error. `operands`, for error messages, is what they were read from; NULL if nothing.
bool tnp_op_infer(tnp_call* call, PyObject* operands, tnp_op_parts* parts);
/// Makes the op; false with an error. `operands` as above.
bool tnp_op_make(tnp_call* call, PyObject* operands, const tnp_op_parts* parts, tn_op* out_op);

/// Makes `self`, fresh, the view of a new op of what OpView.__init__ is given: name, regions,
/// operand and result segments, results, operands, attributes, successors, number of regions,
/// location and insertion point. 1 if it did, 0 if something among them is not of the usual kind
/// and nothing was made, -1 with an error.
int tnp_op_build(tnp_entity* self, PyObject* const* given);

#endif  // TENURE_SRC_PYTHON_OP_CREATE_H
