// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls: finding their context and location, reading items of sequences and dicts, and holding
// objects.

#include "call.h"

#include <string.h>

//===-- Keeping -----------------------------------------------------------------------------===//

struct tnp_kept {
  tnp_kept* next;
  PyObject* object;  ///< Held; NULL for none.
  _Alignas(16) char bytes[];
};

void tnp_call_release(tnp_call* call) {
  for (tnp_kept* kept = call->kept; kept != NULL;) {
    tnp_kept* next = kept->next;
    Py_XDECREF(kept->object);
    PyMem_Free(kept);
    kept = next;
  }
}

/// Takes `owned_object`, which may be NULL, and `byte_size` bytes after it. NULL with an error,
/// after releasing the object.
static tnp_kept* keep(tnp_call* call, PyObject* owned_object, size_t byte_size) {
  tnp_kept* kept =
      byte_size > PY_SSIZE_T_MAX - sizeof *kept ? NULL : PyMem_Malloc(sizeof *kept + byte_size);
  if (kept == NULL) {
    PyErr_NoMemory();
    Py_XDECREF(owned_object);
    return NULL;
  }
  kept->next = call->kept;
  kept->object = owned_object;
  call->kept = kept;
  return kept;
}

void* tnp_call_memory(tnp_call* call, size_t byte_size) {
  tnp_kept* kept = keep(call, NULL, byte_size);
  return kept == NULL ? NULL : kept->bytes;
}

//===-- The context -------------------------------------------------------------------------===//

bool tnp_call_refuse(const tnp_call* call, const char* what, const char* kind) {
  (void)call;
  PyErr_Format(PyExc_ValueError, "%s: the %s belongs to another context", what, kind);
  return false;
}

static tnp_context* context_of(PyObject* argument) {
  if (tnp_given(argument)) {
    if (!tnp_is(argument, tnp.context)) {
      tnp_wrong_type(argument, "a Context");
      return NULL;
    }
    return tnp_context_alive((tnp_context*)argument);
  }
  const tnp_frame* top = tnp_stack_top();
  if (top != NULL && top->context != NULL) return top->context;
  PyErr_SetString(PyExc_RuntimeError,
                  "An MLIR function requires a Context but none was provided in the call or from "
                  "the surrounding environment. Either pass to the function with a 'context=' "
                  "argument or establish a default using 'with Context():'");
  return NULL;
}

tnp_context* tnp_call_context(tnp_call* call, PyObject* argument) {
  tnp_context* context = context_of(argument);
  return context != NULL && tnp_call_fits(call, context, "context", "argument") ? context : NULL;
}

/// Whether `object` is a location; a TypeError if not.
static bool is_location(PyObject* object) {
  if (tnp_is(object, tnp.location) && ((tnp_location*)object)->context != NULL) return true;
  tnp_wrong_type(object, "a Location");
  return false;
}

bool tnp_call_location(tnp_call* call, PyObject* object, tn_location* out_location) {
  if (!is_location(object)) return false;
  *out_location = ((tnp_location*)object)->location;
  return tnp_call_fits(call, ((tnp_location*)object)->context, "loc", "Location");
}

/// The location that the hook creates from the traceback.
static bool location_of_traceback(tnp_call* call, PyObject* given, tn_location* out_location) {
  tnp_context* context =
      tnp_is(given, tnp.location) ? ((tnp_location*)given)->context : context_of(NULL);
  if (context == NULL) return false;
  PyObject* hook = Py_NewRef(tnp.location_hook);
  Py_INCREF(context);
  PyObject* found =
      PyObject_CallFunctionObjArgs(hook, given == NULL ? Py_None : given, (PyObject*)context, NULL);
  const bool good = found != NULL && tnp_call_location(call, found, out_location);
  Py_XDECREF(found);
  Py_DECREF(context);
  Py_DECREF(hook);
  return good;
}

/// The slow path: anything but the current location.
bool tnp_call_location_found(tnp_call* call, PyObject* argument, tn_location* out_location) {
  if (tnp.location_hook != NULL) return location_of_traceback(call, argument, out_location);
  if (tnp_given(argument)) return tnp_call_location(call, argument, out_location);
  PyErr_SetString(PyExc_RuntimeError,
                  "An MLIR function requires a Location but none was provided in the call or from "
                  "the surrounding environment. Either pass to the function with a 'loc=' argument "
                  "or establish a default using 'with loc:'");
  return false;
}

//===-- Single arguments --------------------------------------------------------------------===//

bool tnp_call_take(tnp_call* call, PyObject* object, PyTypeObject* type, const char* what) {
  const char* kind = type == tnp.type ? "Type" : type == tnp.attribute ? "Attribute" : "AffineExpr";
  return tnp_uniqued_argument(object, type, what, kind) &&
         tnp_call_fits(call, tnp_uniqued_context(object), what, kind);
}

bool tnp_call_value(tnp_call* call, PyObject* object, tn_value* out_value) {
  tnp_context* context;
  return tnp_value_argument(object, &context, out_value) &&
         tnp_call_fits(call, context, "value", "Value");
}
tnp_entity* tnp_call_op_entity(tnp_call* call, PyObject* object) {
  tnp_entity* op = tnp_op_argument(object);
  return op != NULL && tnp_call_fits(call, op->context, "operation", "Operation") ? op : NULL;
}
bool tnp_call_op(tnp_call* call, PyObject* object, tn_op* out_op) {
  const tnp_entity* op = tnp_call_op_entity(call, object);
  if (op != NULL) *out_op = op->handle.op;
  return op != NULL;
}
bool tnp_call_block(tnp_call* call, PyObject* object, tn_block* out_block) {
  const tnp_entity* block = tnp_block_argument_of(object);
  if (block == NULL) return false;
  *out_block = block->handle.block;
  return tnp_call_fits(call, block->context, "block", "Block");
}
bool tnp_call_region(tnp_call* call, PyObject* object, tn_region* out_region) {
  const tnp_entity* region = tnp_region_argument(object);
  if (region == NULL) return false;
  *out_region = region->handle.region;
  return tnp_call_fits(call, region->context, "region", "Region");
}

//===-- Items -------------------------------------------------------------------------------===//

static bool convert_type(tnp_call* call, PyObject* item, void* out_type) {
  return tnp_call_type(call, item, "types", out_type);
}
static bool convert_attribute(tnp_call* call, PyObject* item, void* out_attribute) {
  return tnp_call_attribute(call, item, "attributes", out_attribute);
}
static bool convert_affine(tnp_call* call, PyObject* item, void* out_expr) {
  return tnp_call_affine(call, item, out_expr);
}
static bool convert_location(tnp_call* call, PyObject* item, void* out_location) {
  return tnp_call_location(call, item, out_location);
}
static bool convert_value(tnp_call* call, PyObject* item, void* out_value) {
  return tnp_call_value(call, item, out_value);
}
static bool convert_op(tnp_call* call, PyObject* item, void* out_op) {
  return tnp_call_op(call, item, out_op);
}
static bool convert_block(tnp_call* call, PyObject* item, void* out_block) {
  return tnp_call_block(call, item, out_block);
}
static bool convert_text(tnp_call* call, PyObject* item, void* out_text) {
  (void)call;
  return tnp_text(item, "text", out_text);
}
static bool convert_integer(tnp_call* call, PyObject* item, void* out_integer) {
  (void)call;
  return tnp_integer(item, out_integer);
}
static bool convert_size(tnp_call* call, PyObject* item, void* out_size) {
  (void)call;
  *(size_t*)out_size = PyLong_AsSize_t(item);
  return *(size_t*)out_size != (size_t)-1 || !PyErr_Occurred();
}
static bool convert_position(tnp_call* call, PyObject* item, void* out_position) {
  (void)call;
  return tnp_position(item, out_position);
}
static bool convert_flag(tnp_call* call, PyObject* item, void* out_flag) {
  (void)call;
  const int truth = PyObject_IsTrue(item);
  *(bool*)out_flag = truth == 1;
  return truth >= 0;
}

const tnp_item_kind tnp_type_items = {sizeof(tn_type), convert_type, false, false};
const tnp_item_kind tnp_attribute_items = {sizeof(tn_attribute), convert_attribute, false, false};
const tnp_item_kind tnp_affine_items = {sizeof(tn_affine_expr), convert_affine, false, false};
const tnp_item_kind tnp_location_items = {sizeof(tn_location), convert_location, false, false};
const tnp_item_kind tnp_value_items = {sizeof(tn_value), convert_value, false, false};
const tnp_item_kind tnp_op_items = {sizeof(tn_op), convert_op, false, false};
const tnp_item_kind tnp_block_items = {sizeof(tn_block), convert_block, false, false};
const tnp_item_kind tnp_text_items = {sizeof(tn_string_view), convert_text, false, true};
const tnp_item_kind tnp_integer_items = {sizeof(int64_t), convert_integer, true, false};
const tnp_item_kind tnp_size_items = {sizeof(size_t), convert_size, false, false};
const tnp_item_kind tnp_position_items = {sizeof(uint32_t), convert_position, false, false};
const tnp_item_kind tnp_flag_items = {sizeof(bool), convert_flag, true, false};

//===-- Sequences ---------------------------------------------------------------------------===//

/// Whether the items are numbers that are read without running Python.
static bool all_plain(PyObject* list) {
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); ++i) {
    PyObject* item = PyList_GET_ITEM(list, i);
    if (!PyLong_CheckExact(item) && !PyBool_Check(item)) return false;
  }
  return true;
}

/// Returns a list or tuple whose items do not change during the conversion: the argument itself,
/// which the caller holds, or a new tuple that the call holds. NULL with an error.
static PyObject* steady(tnp_call* call, PyObject* sequence, const tnp_item_kind* kind) {
  if (PyTuple_CheckExact(sequence)) return sequence;
  if (PyList_CheckExact(sequence) && !kind->borrows && tnp_call_is_alone() &&
      (!kind->runs_python || all_plain(sequence))) {
    return sequence;
  }
  if (Py_TYPE(sequence)->tp_iter == NULL && !PySequence_Check(sequence)) {
    return tnp_wrong_type(sequence, "a sequence");
  }
  PyObject* tuple = PySequence_Tuple(sequence);
  return tuple != NULL && keep(call, tuple, 0) != NULL ? tuple : NULL;
}

bool tnp_call_items(tnp_call* call, PyObject* sequence, const tnp_item_kind* kind,
                    tnp_array* array) {
  char* data = array->data;
  const size_t room = array->count;
  *array = (tnp_array){NULL, 0};
  PyObject* held = steady(call, sequence, kind);
  if (held == NULL) return false;
  const size_t count = (size_t)PySequence_Fast_GET_SIZE(held);
  if (count > room) {
    data = count > SIZE_MAX / kind->size ? NULL : tnp_call_memory(call, count * kind->size);
    if (data == NULL) return false;
  }
  PyObject** items = PySequence_Fast_ITEMS(held);
  for (size_t i = 0; i < count; ++i) {
    if (!kind->convert(call, items[i], data + i * kind->size)) return false;
  }
  *array = (tnp_array){data, count};
  return true;
}

bool tnp_call_steady_dict(tnp_call* call, PyObject** dict, tnp_array* room) {
  if (!PyDict_Check(*dict)) return tnp_wrong_type(*dict, "a dict of attributes") != NULL;
  if (!tnp_call_is_alone()) {
    *dict = PyDict_Copy(*dict);
    if (*dict == NULL || keep(call, *dict, 0) == NULL) return false;
  }
  const size_t count = (size_t)PyDict_GET_SIZE(*dict);
  if (count <= room->count) return true;
  *room = (tnp_array){tnp_call_memory(call, count * sizeof(tn_named_attribute)), count};
  return room->data != NULL;
}
