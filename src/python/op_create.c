// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operation.create, and where new ops go.

#include "tenure_py.h"

#include <string.h>

//===-- Insertion ---------------------------------------------------------------------------===//

/// As upstream: at the end of a block that has a terminator there is no place. False with an error.
static bool at_end(tnp_entity* block) {
  tnp_capture capture;
  tnp_capture_begin(block->context, &capture);
  const tn_op last = tn_block_last_op(block->handle.block);
  tnp_capture_drop(block->context, &capture);
  // A block that has an op is alive.
  if (tn_op_is_null(last)) return tnp_live(block);
  if (!tn_operation_name_has_trait(tn_op_operation_name(last), TN_TRAIT_TERMINATOR)) return true;
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
  if (point->reference == NULL) return at_end(block);
  if (!tnp_live(block) || !tnp_live(point->reference)) return false;
  if (tn_op_is_detached(point->reference->handle.op)) {
    PyErr_SetString(PyExc_ValueError,
                    "the operation that the InsertionPoint stands before was detached");
    return false;
  }
  out_insertion->before = point->reference->handle.op;
  return true;
}

bool tnp_insertion_of(PyObject* argument, tnp_context* context, tn_insertion* out_insertion,
                      bool* out_detached) {
  *out_insertion = (tn_insertion){{0, 0, 0, 0}, {0, 0, 0, 0}};
  *out_detached = true;
  const tnp_insertion_point* point = NULL;
  if (!tnp_given(argument)) {
    const tnp_frame* top = tnp_stack_top();
    // What is current counts only in its own context.
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

PyObject* tnp_made_op(tnp_context* context, tn_op op, bool is_detached, tnp_role role) {
  return is_detached ? tnp_adopt_op(context, op, role) : tnp_wrap_op(context, op, role);
}

//===-- Creating ----------------------------------------------------------------------------===//

/// So many of a kind need no memory of the heap.
#define USUAL_COUNT 4u

/// What an op is made of, converted; freed by parts_free.
typedef struct op_parts {
  tnp_array results;
  tnp_array operands;
  tnp_array successors;
  tn_named_attribute* attributes;
  size_t attribute_count;
  tn_type usual_results[USUAL_COUNT];
  tn_value usual_operands[USUAL_COUNT];
  tn_named_attribute usual_attributes[USUAL_COUNT];
} op_parts;

static void parts_free(op_parts* parts) {
  if (parts->results.data != parts->usual_results) tnp_array_free(&parts->results);
  if (parts->operands.data != parts->usual_operands) tnp_array_free(&parts->operands);
  if (parts->successors.data != NULL) tnp_array_free(&parts->successors);
  if (parts->attributes != parts->usual_attributes) PyMem_Free(parts->attributes);
}

/// Says what is wrong with an entry of the attributes.
static bool refuse_attribute(PyObject* op_name, PyObject* key, PyObject* value) {
  if (!PyUnicode_Check(key)) {
    PyErr_Format(PyExc_RuntimeError,
                 "Invalid attribute key (not a string) when attempting to create the operation "
                 "\"%U\" (%R)",
                 op_name, key);
    return false;
  }
  PyErr_Format(PyExc_RuntimeError,
               value == Py_None
                   ? "Found an invalid (`None`?) attribute value for the key \"%U\" when "
                     "attempting to create the operation \"%U\""
                   : "Invalid attribute value for the key \"%U\" when attempting to create the "
                     "operation \"%U\"",
               key, op_name);
  return false;
}

static inline bool convert_attribute(tnp_context* context, PyObject* op_name, PyObject* key,
                                     PyObject* value, tn_named_attribute* out_entry) {
  if (!PyUnicode_Check(key) || !tnp_uniqued_is(value, tnp.attribute)) {
    return refuse_attribute(op_name, key, value);
  }
  return tnp_identifier_of(context, key, "attribute name", &out_entry->name) &&
         tnp_attribute_argument(value, "attributes", &out_entry->value);
}

static bool convert_attributes(tnp_context* context, PyObject* op_name, PyObject* given,
                               op_parts* parts) {
  if (!tnp_given(given)) return true;
  if (!PyDict_Check(given)) {
    tnp_wrong_type(given, "a dict of attributes");
    return false;
  }
  const size_t count = (size_t)PyDict_GET_SIZE(given);
  if (count == 0) return true;
  parts->attributes = count <= USUAL_COUNT ? parts->usual_attributes
                                           : PyMem_Malloc(count * sizeof *parts->attributes);
  if (parts->attributes == NULL) {
    PyErr_NoMemory();
    return false;
  }
  PyObject *key, *value;
  Py_ssize_t position = 0;
  while (parts->attribute_count < count && PyDict_Next(given, &position, &key, &value)) {
    tn_named_attribute* entry = &parts->attributes[parts->attribute_count];
    if (!convert_attribute(context, op_name, key, value, entry)) return false;
    ++parts->attribute_count;
  }
  return true;
}

/// The items of a short list or tuple; NULL for anything else.
static inline PyObject** short_items(PyObject* given, size_t* out_count) {
  if (given == NULL || !(PyList_CheckExact(given) || PyTuple_CheckExact(given))) return NULL;
  *out_count = (size_t)PySequence_Fast_GET_SIZE(given);
  return *out_count <= USUAL_COUNT ? PySequence_Fast_ITEMS(given) : NULL;
}

static bool convert_results(PyObject* given, op_parts* parts) {
  size_t count;
  PyObject** items = short_items(given, &count);
  if (items == NULL) {
    return tnp_array_fill(given, sizeof(tn_type), tnp_convert_type, &parts->results);
  }
  for (size_t i = 0; i < count; ++i) {
    if (!tnp_type_argument(items[i], "types", &parts->usual_results[i])) return false;
  }
  parts->results.count = count;
  return true;
}

/// Whether a value is alive the library finds out (explain_operands).
static bool convert_operands(PyObject* given, op_parts* parts) {
  size_t count;
  PyObject** items = short_items(given, &count);
  for (size_t i = 0; items != NULL && i < count; ++i) {
    const tnp_entity* value = tnp_entity_of(items[i], TNP_VALUE, tnp.value);
    if (value == NULL) items = NULL;
    if (value != NULL) parts->usual_operands[i] = value->handle.value;
  }
  if (items == NULL) {
    return tnp_array_fill(given, sizeof(tn_value), tnp_convert_value, &parts->operands);
  }
  parts->operands.count = count;
  return true;
}

static bool convert_parts(tnp_context* context, PyObject* const* given, op_parts* parts) {
  parts->results = (tnp_array){parts->usual_results, USUAL_COUNT};
  parts->operands = (tnp_array){parts->usual_operands, USUAL_COUNT};
  return convert_results(given[1], parts) && convert_operands(given[2], parts) &&
         convert_attributes(context, given[0], given[3], parts) &&
         (!tnp_given(given[4]) ||
          tnp_array_make(given[4], sizeof(tn_block), tnp_convert_block, &parts->successors));
}

/// Raises the error of an operand that is stale, if there is one; else returns true.
static bool explain_operands(PyObject* given) {
  tnp_array operands;
  if (!tnp_array_make(given, sizeof(tn_value), tnp_convert_value, &operands)) return false;
  tnp_array_free(&operands);
  return true;
}

static PyObject* create_with(tnp_context* context, PyObject* const* given, tn_operation_name name,
                             tn_location location, const op_parts* parts, size_t region_count,
                             const tn_insertion* insertion, bool is_detached) {
  // All of it is named, so that nothing is cleared first.
  const tn_op_state state = {.name = name,
                             .location = location,
                             .insertion = *insertion,
                             .operands = parts->operands.data,
                             .operand_count = parts->operands.count,
                             .result_types = parts->results.data,
                             .result_count = parts->results.count,
                             .successors = parts->successors.data,
                             .successor_count = parts->successors.count,
                             .region_count = region_count,
                             .properties = NULL,
                             .property_count = 0,
                             .attributes = parts->attributes,
                             .attribute_count = parts->attribute_count};
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_op op = {0, 0, 0, 0};
  const tn_status status = tn_op_create(tnp_scope_current(context), &state, &op);
  if (status != TN_OK && !explain_operands(given[2])) {
    tnp_capture_drop(context, &capture);
    return NULL;
  }
  if (!tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Operation creation failed")) {
    return NULL;
  }
  PyObject* made = tnp_made_op(context, op, is_detached, TNP_ROLE_OPERATION);
  // How many results an op has never changes.
  if (made != NULL && state.result_count == 1) ((tnp_entity*)made)->flags |= TNP_ONE_RESULT;
  return made;
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
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  const tnp_location* location = tnp_location_of(given[6]);
  const Py_ssize_t region_count = location == NULL ? -1 : region_count_of(given[5]);
  if (region_count < 0) return NULL;
  tnp_context* context = location->context;
  tn_operation_name name;
  tn_insertion insertion;
  bool is_detached;
  if (!tnp_insertion_of(given[7], context, &insertion, &is_detached)) return NULL;
  op_parts parts;
  memset(&parts, 0, offsetof(op_parts, usual_results));
  PyObject* made = NULL;
  if (tnp_operation_name_of(context, given[0], &name) && convert_parts(context, given, &parts)) {
    made = create_with(context, given, name, location->location, &parts, (size_t)region_count,
                       &insertion, is_detached);
  }
  parts_free(&parts);
  return made;
}
