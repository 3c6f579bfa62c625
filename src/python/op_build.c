// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpView.__init__ with parts of the usual kinds: exact lists of values and types, a dict of
// attributes. A front end creates every op this way, so nothing is allocated before the library is
// called. tenure._build handles anything else, and most errors.

#include <string.h>

#include "op_create.h"
#include "tenure_py.h"

enum {
  NAME,
  REGION_SPEC,
  OPERAND_SPEC,
  RESULT_SPEC,
  RESULTS,
  OPERANDS,
  ATTRIBUTES,
  SUCCESSORS,
  REGIONS,
  LOCATION,
  INSERTION
};

#define SEGMENTS_MAX 16u

/// The sizes of groups; `count` is 0 without groups.
typedef struct segments {
  size_t count;
  int32_t sizes[SEGMENTS_MAX];
} segments;

/// Converts one item; false, with no error set, for an unusual kind.
typedef bool (*item_fn)(const tnp_call* call, PyObject* item, void* out_element);

/// The only result of an op; false also for a stale one, which the slow path reports.
static bool only_result(const tnp_entity* op, tn_value* out_value) {
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  *out_value = tn_op_result(op->handle.op, 0);
  const bool is_only = !tn_value_is_null(*out_value) && tn_op_result_count(op->handle.op) == 1;
  tnp_capture_drop(op->context, &capture);
  return is_only;
}

static bool take_value(const tnp_call* call, PyObject* item, void* out_element) {
  const tnp_entity* entity = (const tnp_entity*)item;
  if (Py_TYPE(item)->tp_dealloc != tnp_entity_dealloc || entity->context != call->context) {
    return false;
  }
  if (entity->kind == TNP_VALUE) {
    *(tn_value*)out_element = entity->handle.value;
    return true;
  }
  return entity->kind == TNP_OP && only_result(entity, out_element);
}

static bool take_type(const tnp_call* call, PyObject* item, void* out_element) {
  if (!tnp_call_has(call, item, tnp.type)) return false;
  *(tn_type*)out_element = tnp_type_of(item);
  return true;
}

static bool is_row(PyObject* object) {
  return PyList_CheckExact(object) || PyTuple_CheckExact(object);
}

/// How many elements a group has, by its item and its entry in the specification; -1 for an item
/// that is not of the usual kind.
static Py_ssize_t group_size(PyObject* item, PyObject* spec) {
  const long arity = PyLong_CheckExact(spec) ? PyLong_AsLong(spec) : 2;
  size_t count;
  if (arity == -1) {
    // An empty list has no items to point to.
    if (PyList_CheckExact(item) && PyList_GET_SIZE(item) == 0) return 0;
    return tnp_call_short_items(item, INT32_MAX, &count) == NULL ? -1 : (Py_ssize_t)count;
  }
  if (arity == 0) return item != Py_None;
  return arity == 1 && item != Py_None && !is_row(item) ? 1 : -1;
}

/// Returns the number of elements in all groups, and their sizes if there is a specification; -1
/// for unusual kinds.
static Py_ssize_t count_elements(PyObject* given, PyObject* spec, segments* out_segments) {
  out_segments->count = 0;
  if (!PyList_CheckExact(given)) return -1;
  const Py_ssize_t count = PyList_GET_SIZE(given);
  if (!tnp_given(spec)) return count;
  if (!PyList_CheckExact(spec) || PyList_GET_SIZE(spec) != count ||
      count > (Py_ssize_t)SEGMENTS_MAX) {
    return -1;
  }
  Py_ssize_t total = 0;
  for (Py_ssize_t i = 0; i < count; ++i) {
    const Py_ssize_t size = group_size(PyList_GET_ITEM(given, i), PyList_GET_ITEM(spec, i));
    if (size < 0 || size > INT32_MAX) return -1;
    out_segments->sizes[out_segments->count++] = (int32_t)size;
    total += size;
  }
  return total;
}

/// Converts the items of all groups into `array`. Returns 1, 0 for unusual kinds, or -1 with an
/// error.
static int take_elements(tnp_call* call, PyObject* given, PyObject* spec, item_fn take,
                         size_t element_size, tnp_array* array, segments* out_segments) {
  const Py_ssize_t total = count_elements(given, spec, out_segments);
  if (total < 0) return 0;
  if ((size_t)total > array->count) {
    array->data = tnp_call_memory(call, (size_t)total * element_size);
    if (array->data == NULL) return -1;
  }
  array->count = (size_t)total;
  char* next = array->data;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(given); ++i) {
    PyObject* const item = PyList_GET_ITEM(given, i);
    PyObject* const* items = &item;
    size_t count = out_segments->count == 0 ? 1 : (size_t)out_segments->sizes[i];
    if (out_segments->count != 0 && is_row(item)) {
      items = tnp_call_short_items(item, INT32_MAX, &count);
    }
    for (size_t k = 0; k < count; ++k, next += element_size) {
      if (!take(call, items[k], next)) return 0;
    }
  }
  return 1;
}

/// Adds the sizes of groups to the attributes, which have room; false with an error.
static bool add_sizes(tnp_call* call, const segments* groups, const char* key,
                      tnp_array* attributes) {
  if (groups->count == 0) return true;
  tn_type i32;
  tn_context* context = call->context->context;
  tn_named_attribute* entries = attributes->data;
  tn_named_attribute* entry = &entries[attributes->count];
  tnp_capture capture;
  tnp_capture_begin(call->context, &capture);
  tn_status status = tn_identifier_get(context, tn_string_view_from(key), &entry->name);
  if (status == TN_OK) status = tn_integer_type_get(context, 32, TN_SIGNLESS, &i32);
  if (status == TN_OK) {
    status = tn_dense_array_attribute_get(i32, groups->count, groups->sizes,
                                          groups->count * sizeof *groups->sizes, &entry->value);
  }
  ++attributes->count;
  return tnp_capture_end(call->context, &capture, status, TNP_MLIR_ERROR,
                         "Operation creation failed");
}

/// The attributes, with room for two sizes of groups; false with an error.
static bool take_attributes(tnp_call* call, PyObject* name, PyObject* given,
                            tnp_array* attributes) {
  const size_t room = (size_t)PyDict_GET_SIZE(given) + 2;
  if (room > attributes->count) {
    attributes->data = tnp_call_memory(call, room * sizeof(tn_named_attribute));
    if (attributes->data == NULL) return false;
    attributes->count = room;
  }
  void* data = attributes->data;
  if (!tnp_call_entries(call, given, tnp_op_attribute, name, attributes)) return false;
  if (attributes->data == NULL) attributes->data = data;
  return true;
}

/// The number of regions by the specification (minimum, whether that is exact); false for unusual
/// kinds.
static bool take_regions(PyObject* spec, PyObject* given, size_t* out_count) {
  if (!PyTuple_CheckExact(spec) || PyTuple_GET_SIZE(spec) != 2) return false;
  PyObject* least = PyTuple_GET_ITEM(spec, 0);
  if (!PyLong_CheckExact(least) || (tnp_given(given) && !PyLong_CheckExact(given))) return false;
  const long fewest = PyLong_AsLong(least);
  const long count = tnp_given(given) ? PyLong_AsLong(given) : fewest;
  *out_count = (size_t)count;
  return fewest >= 0 && count >= fewest && count <= INT32_MAX &&
         (count == fewest || PyTuple_GET_ITEM(spec, 1) == Py_False);
}

/// All parts but the types that are to be inferred. 1, 0 and -1 as before.
static int take_parts(tnp_call* call, PyObject* const* given, tnp_op_parts* parts) {
  segments operand_groups;
  segments result_groups = {0, {0}};
  tnp_array operands = {parts->usual_operands, TNP_USUAL_COUNT};
  tnp_array results = {parts->usual_results, TNP_USUAL_COUNT};
  tnp_array attributes = {parts->usual_attributes, TNP_USUAL_COUNT};
  tnp_array successors = {NULL, 0};
  if (!take_regions(given[REGION_SPEC], given[REGIONS], &parts->state.region_count)) return 0;
  int good = take_elements(call, given[OPERANDS], given[OPERAND_SPEC], take_value, sizeof(tn_value),
                           &operands, &operand_groups);
  if (good == 1 && tnp_given(given[RESULTS])) {
    good = take_elements(call, given[RESULTS], given[RESULT_SPEC], take_type, sizeof(tn_type),
                         &results, &result_groups);
    if (good == 1) tnp_op_set_results(parts, results);
  }
  if (good != 1) return good;
  if (!take_attributes(call, given[NAME], given[ATTRIBUTES], &attributes) ||
      !add_sizes(call, &operand_groups, "operandSegmentSizes", &attributes) ||
      !add_sizes(call, &result_groups, "resultSegmentSizes", &attributes) ||
      !tnp_call_array(call, given[SUCCESSORS], &tnp_block_items, &successors)) {
    return -1;
  }
  tnp_op_set_operands(parts, operands);
  tnp_op_set_attributes(parts, attributes);
  tnp_op_set_successors(parts, successors);
  return 1;
}

static bool show(tnp_entity* self, tnp_context* context, tn_op op, bool is_detached) {
  if (!tnp_op_bind(self, context, op)) return false;
  return !is_detached || tnp_op_uprooted(self);
}

int tnp_op_build(tnp_entity* self, PyObject* const* given) {
  tnp_op_parts parts;
  bool is_detached;
  tn_op op;
  TNP_CALL call = {NULL, NULL};
  if (self->context != NULL || !tnp_call_is_alone() || !PyUnicode_CheckExact(given[NAME]) ||
      !PyDict_CheckExact(given[ATTRIBUTES])) {
    return 0;
  }
  tnp_op_parts_begin(&parts);
  if (!tnp_call_location_or_current(&call, given[LOCATION], &parts.state.location) ||
      !tnp_operation_name_of(call.context, given[NAME], &parts.state.name)) {
    return -1;
  }
  const int good = take_parts(&call, given, &parts);
  if (good != 1) return good;
  if ((!tnp_given(given[RESULTS]) && !tnp_op_infer(&call, NULL, &parts)) ||
      !tnp_insertion_of(given[INSERTION], call.context, &parts.state.insertion, &is_detached) ||
      !tnp_op_make(&call, NULL, &parts, &op) || !show(self, call.context, op, is_detached)) {
    return -1;
  }
  if (parts.state.result_count == 1) self->flags |= TNP_ONE_RESULT;
  return 1;
}
