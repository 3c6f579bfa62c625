// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operation.create, and where new ops go.

#include "op_create.h"

#include "tenure_py.h"

#include <string.h>
#include <tenure/op_interface.h>

//===-- Insertion ---------------------------------------------------------------------------===//

/// As upstream: at the end of a block that has a terminator there is no place. False with an error.
static bool at_end(tnp_entity* block) {
  if (tn_block_check(block->handle.block) != TN_OK) return tnp_live(block);
  const tn_op last = tn_block_terminator(block->handle.block);
  // An op with successors but without the trait can only be at the end, and is not checked here.
  if (tn_op_is_null(last) ||
      !tn_operation_name_has_trait(tn_op_operation_name(last), TN_TRAIT_TERMINATOR)) {
    return true;
  }
  PyErr_SetString(PyExc_IndexError,
                  "Cannot insert operation at the end of a block that already has a terminator. "
                  "Did you mean to use 'InsertionPoint.at_block_terminator(block)' versus "
                  "'InsertionPoint(block)'?");
  return false;
}

static bool insertion_at(const tnp_insertion_point* point, tnp_context* context,
                         tn_insertion* out_insertion) {
  tnp_entity* block = point->block;
  if (block == NULL || block->context != context) {
    if (block == NULL) PyErr_SetString(PyExc_TypeError, "the InsertionPoint is empty");
    if (block != NULL && tnp_live(block)) {
      PyErr_SetString(PyExc_ValueError, "the InsertionPoint belongs to another context");
    }
    return false;
  }
  out_insertion->block = block->handle.block;
  if (point->reference == NULL) {
    Py_INCREF(block);  // A report may run Python, which may leave the point that is current.
    const bool good = at_end(block);
    Py_DECREF(block);
    return good;
  }
  if (!tnp_live(block) || !tnp_live(point->reference)) return false;
  if (tn_op_is_detached(point->reference->handle.op)) {
    PyErr_SetString(PyExc_ValueError, "the InsertionPoint's reference operation was detached");
    return false;
  }
  out_insertion->before = point->reference->handle.op;
  return true;
}

/// tnp_insertion_of for the creation of ops.
__attribute__((always_inline)) static inline bool insertion_of(PyObject* argument,
                                                               tnp_context* context,
                                                               tn_insertion* out_insertion,
                                                               bool* out_detached) {
  *out_insertion = (tn_insertion){{0, 0, 0, 0}, {0, 0, 0, 0}};
  *out_detached = true;
  const tnp_insertion_point* point = NULL;
  if (!tnp_given(argument)) {
    const tnp_frame* top = tnp_stack_top();
    // A current insertion point counts only in its own context.
    if (top == NULL || top->context != context) return true;
    point = top->insertion_point;
  } else if (tnp_is(argument, tnp.insertion_point)) {
    point = (tnp_insertion_point*)argument;
  } else if (argument != Py_False) {
    tnp_wrong_type(argument, "an InsertionPoint, None or False for ip");
    return false;
  }
  if (point == NULL) return true;
  *out_detached = false;
  return insertion_at(point, context, out_insertion);
}

bool tnp_insertion_of(PyObject* argument, tnp_context* context, tn_insertion* out_insertion,
                      bool* out_detached) {
  return insertion_of(argument, context, out_insertion, out_detached);
}

PyObject* tnp_made_op(tnp_context* context, tn_op op, bool is_detached, tnp_role role) {
  return is_detached ? tnp_adopt_op(context, op, role) : tnp_wrap_op(context, op, role);
}

//===-- Creating ----------------------------------------------------------------------------===//

/// Raises an error for an entry of the attributes, which the caller holds.
static bool refuse_attribute(PyObject* op_name, PyObject* key, PyObject* value) {
  if (!PyUnicode_Check(key)) {
    PyErr_Format(PyExc_RuntimeError,
                 "Invalid attribute key (not a string) when attempting to create the operation "
                 "\"%S\" (%R)",
                 op_name, key);
    return false;
  }
  PyErr_Format(PyExc_RuntimeError,
               value == Py_None
                   ? "Found an invalid (`None`?) attribute value for the key \"%U\" when "
                     "attempting to create the operation \"%S\""
                   : "Invalid attribute value for the key \"%U\" when attempting to create the "
                     "operation \"%S\"",
               key, op_name);
  return false;
}

bool tnp_op_attribute_slow(tnp_call* call, PyObject* key, PyObject* value, PyObject* op_name,
                           tn_named_attribute* out_entry) {
  if (PyUnicode_Check(key) && tnp_uniqued_is(value, tnp.attribute)) {
    return tnp_identifier_of(call->context, key, "attribute name", &out_entry->name) &&
           tnp_call_attribute(call, value, "attributes", &out_entry->value);
  }
  Py_INCREF(key);
  Py_INCREF(value);
  (void)refuse_attribute(op_name, key, value);
  Py_DECREF(key);
  Py_DECREF(value);
  return false;
}

static bool convert_results(tnp_call* call, PyObject* given, tnp_op_parts* parts) {
  size_t count;
  PyObject** items = tnp_call_short_items(given, TNP_USUAL_COUNT, &count);
  tnp_array results = {parts->usual_results, TNP_USUAL_COUNT};
  if (items == NULL) {
    if (!tnp_call_array(call, given, &tnp_type_items, &results)) return false;
    tnp_op_set_results(parts, results);
    return true;
  }
  for (size_t i = 0; i < count; ++i) {
    if (!tnp_call_type(call, items[i], "types", &parts->usual_results[i])) return false;
  }
  tnp_op_set_results(parts, (tnp_array){parts->usual_results, count});
  return true;
}

static bool convert_other_operands(tnp_call* call, PyObject* given, tnp_op_parts* parts) {
  tnp_array operands = {parts->usual_operands, TNP_USUAL_COUNT};
  if (!tnp_call_array(call, given, &tnp_value_items, &operands)) return false;
  tnp_op_set_operands(parts, operands);
  return true;
}

/// Whether a value is alive the library finds out (explain_operands).
static bool convert_operands(tnp_call* call, PyObject* given, tnp_op_parts* parts) {
  size_t count;
  PyObject** items = tnp_call_short_items(given, TNP_USUAL_COUNT, &count);
  if (items == NULL) return convert_other_operands(call, given, parts);
  for (size_t i = 0; i < count; ++i) {
    const tnp_entity* value = tnp_entity_of(items[i], TNP_VALUE, tnp.value);
    if (value == NULL || value->context != call->context) {
      return convert_other_operands(call, given, parts);
    }
    parts->usual_operands[i] = value->handle.value;
  }
  tnp_op_set_operands(parts, (tnp_array){parts->usual_operands, count});
  return true;
}

static bool convert_parts(tnp_call* call, PyObject* const* given, tnp_op_parts* parts) {
  tnp_array attributes = {parts->usual_attributes, TNP_USUAL_COUNT};
  tnp_array successors = {NULL, 0};
  if (!convert_results(call, given[1], parts) || !convert_operands(call, given[2], parts) ||
      !tnp_call_entries(call, given[3], tnp_op_attribute, given[0], &attributes) ||
      !tnp_call_array(call, given[4], &tnp_block_items, &successors)) {
    return false;
  }
  tnp_op_set_attributes(parts, attributes);
  tnp_op_set_successors(parts, successors);
  return true;
}

/// Raises the error of a stale operand, if there is one; otherwise returns true. Other operands
/// were checked when they were converted.
static bool explain_operands(tnp_call* call, PyObject* given) {
  size_t count;
  tnp_array operands = {NULL, 0};
  return tnp_call_short_items(given, TNP_USUAL_COUNT, &count) == NULL ||
         tnp_call_array(call, given, &tnp_value_items, &operands);
}

static inline bool make_op(tnp_call* call, PyObject* operands, const tnp_op_parts* parts,
                           tn_op* out_op) {
  tnp_context* context = call->context;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  *out_op = (tn_op){0, 0, 0, 0};
  const tn_status status = tn_op_create(tnp_scope_current(context), &parts->state, out_op);
  if (status != TN_OK && !explain_operands(call, operands)) {
    tnp_capture_drop(context, &capture);
    return false;
  }
  return tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Operation creation failed");
}

bool tnp_op_make(tnp_call* call, PyObject* operands, const tnp_op_parts* parts, tn_op* out_op) {
  return make_op(call, operands, parts, out_op);
}

static PyObject* create_with(tnp_call* call, PyObject* operands, const tnp_op_parts* parts,
                             bool is_detached) {
  tn_op op;
  if (!make_op(call, operands, parts, &op)) return NULL;
  const bool has_one_result = parts->state.result_count == 1;
  if (!is_detached) return tnp_wrap_new_op(call->context, op, has_one_result);
  PyObject* made = tnp_adopt_op(call->context, op, TNP_ROLE_OPERATION);
  if (made != NULL && has_one_result) ((tnp_entity*)made)->flags |= TNP_ONE_RESULT;
  return made;
}

bool tnp_op_infer(tnp_call* call, PyObject* operands, tnp_op_parts* parts) {
  tnp_context* context = call->context;
  const tn_op_state state = {.name = parts->state.name,
                             .location = parts->state.location,
                             .operands = parts->state.operands,
                             .operand_count = parts->state.operand_count,
                             .successors = parts->state.successors,
                             .successor_count = parts->state.successor_count,
                             .attributes = parts->state.attributes,
                             .attribute_count = parts->state.attribute_count};
  size_t count = 0;
  size_t capacity = TNP_USUAL_COUNT;
  tn_status status = TN_OK;
  tnp_capture capture;
  if (!explain_operands(call, operands)) return false;
  tnp_capture_begin(context, &capture);
  do {
    tn_scope* scope = tnp_scope_current(context);
    tn_type* types =
        count <= capacity ? parts->usual_results : tnp_call_memory(call, count * sizeof *types);
    if (types == NULL) {
      tnp_capture_drop(context, &capture);
      return false;
    }
    if (count > capacity) capacity = count;
    status = tn_op_infer_types(scope, &state, types, capacity, &count);
    tnp_op_set_results(parts, (tnp_array){types, count});
  } while (status == TN_OK && count > capacity);
  return tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Operation creation failed");
}

/// Whether result types are to be inferred; -1 with an error.
static int infers_results(PyObject* const* given) {
  const int infers = tnp_given(given[8]) ? PyObject_IsTrue(given[8]) : 0;
  if (infers != 1 || !tnp_given(given[1])) return infers;
  PyErr_SetString(PyExc_ValueError, "cannot use infer_type when results are given");
  return -1;
}

/// The number of regions; -1 with an error.
static Py_ssize_t region_count_of(PyObject* given) {
  if (!tnp_given(given)) return 0;
  const Py_ssize_t count = PyNumber_AsSsize_t(given, PyExc_OverflowError);
  if (count >= 0 || PyErr_Occurred()) return PyErr_Occurred() ? -1 : count;
  PyErr_SetString(PyExc_ValueError, "number of regions must be >= 0");
  return -1;
}

PyObject* tnp_op_create(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* keywords) {
  static tnp_signature signature = {"create",
                                    1,
                                    9,
                                    {"name", "results", "operands", "attributes", "successors",
                                     "regions", "loc", "ip", "infer_type"},
                                    {0}};
  (void)unused;
  PyObject* given[9];
  if (!tnp_arguments_again(&signature, arguments, count, keywords, given, 9) &&
      !tnp_arguments(&signature, arguments, count, keywords, given)) {
    return NULL;
  }
  bool is_detached;
  tnp_op_parts parts;
  TNP_CALL call = {NULL, NULL};
  tnp_op_parts_begin(&parts);
  if (!tnp_call_location_or_current(&call, given[6], &parts.state.location)) return NULL;
  const Py_ssize_t region_count = region_count_of(given[5]);
  const int infers = region_count < 0 ? -1 : infers_results(given);
  if (infers < 0 || !tnp_operation_name_of(call.context, given[0], &parts.state.name) ||
      !convert_parts(&call, given, &parts) ||
      (infers == 1 && !tnp_op_infer(&call, given[2], &parts)) ||
      !insertion_of(given[7], call.context, &parts.state.insertion, &is_detached)) {
    return NULL;
  }
  parts.state.region_count = (size_t)region_count;
  return create_with(&call, given[2], &parts, is_detached);
}

/// _infer_types(name, operands, attributes, context), whose items are as those of create.
PyObject* tnp_op_infer_types(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_op_parts parts;
  TNP_CALL call = {NULL, NULL};
  if (count != 4) return PyErr_Format(PyExc_TypeError, "_infer_types takes 4 arguments");
  PyObject* given[9] = {arguments[0], NULL, arguments[1], arguments[2]};
  if (tnp_call_context(&call, arguments[3]) == NULL) return NULL;
  tnp_op_parts_begin(&parts);
  parts.state.location = tn_location_unknown(call.context->context);
  if (!tnp_operation_name_of(call.context, given[0], &parts.state.name) ||
      !convert_parts(&call, given, &parts) || !tnp_op_infer(&call, given[2], &parts)) {
    return NULL;
  }
  PyObject* list = PyList_New((Py_ssize_t)parts.state.result_count);
  for (size_t i = 0; list != NULL && i < parts.state.result_count; ++i) {
    PyObject* item = tnp_wrap_type(call.context, parts.state.result_types[i]);
    if (item == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
  }
  return list;
}
