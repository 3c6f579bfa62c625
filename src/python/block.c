// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block.

#include "tenure_py.h"

#define SELF ((tnp_entity*)self)
#define BLOCK (SELF->handle.block)

//===-- Relations ---------------------------------------------------------------------------===//

static PyObject* get_owner(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_wrap_op(SELF->context, tn_block_parent_op(BLOCK), TNP_ROLE_VIEW);
}

static PyObject* get_region(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_wrap_region(SELF->context, tn_block_region(BLOCK));
}

static PyObject* block_iter(PyObject* self) {
  return tnp_live(SELF) ? tnp_operation_iterator_make(SELF) : NULL;
}

//===-- Arguments ---------------------------------------------------------------------------===//

static PyObject* add_argument(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"add_argument", 1, 2, {"type", "loc"}, {0}};
  PyObject* given[2];
  tn_type type;
  tn_location location;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_call_on(&call, SELF) ||
      !tnp_call_type(&call, given[0], "add_argument()", &type) ||
      !tnp_call_location_or_current(&call, given[1], &location)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  tn_value value;
  const tn_status status = tn_block_add_argument(BLOCK, type, location, &value);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_value(SELF->context, value);
}

static PyObject* erase_argument(PyObject* self, PyObject* index) {
  const Py_ssize_t number = PyNumber_AsSsize_t(index, PyExc_IndexError);
  if (PyErr_Occurred() || !tnp_live(SELF)) return NULL;
  if (number < 0 || (size_t)number >= tn_block_argument_count(BLOCK)) {
    PyErr_Format(PyExc_IndexError, "argument index %zd out of range of a block with %zu arguments",
                 number, tn_block_argument_count(BLOCK));
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_block_erase_argument(BLOCK, (size_t)number);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- Making and moving -------------------------------------------------------------------===//

/// Locations of arguments: those given, or the current one for each.
static bool argument_locations(tnp_call* call, PyObject* given, size_t count,
                               tnp_array* out_locations) {
  *out_locations = (tnp_array){NULL, 0};
  if (tnp_given(given)) {
    if (!tnp_call_array(call, given, &tnp_location_items, out_locations)) return false;
    if (out_locations->count == count) return true;
    PyErr_Format(PyExc_ValueError, "Expected %zu locations, got: %zu", count, out_locations->count);
    return false;
  }
  tn_location current;
  if (count == 0) return true;
  if (!tnp_call_location_or_current(call, NULL, &current)) return false;
  tn_location* locations = tnp_call_memory(call, count * sizeof *locations);
  for (size_t i = 0; locations != NULL && i < count; ++i) locations[i] = current;
  *out_locations = (tnp_array){locations, count};
  return locations != NULL;
}

/// make_block(region, block to insert before or None, types, locations or None)
static PyObject* make_block(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tnp_array types = {NULL, 0}, locations;
  tn_region region;
  tn_block before = {0, 0, 0, 0};
  if (!tnp_count_is(count, 4, "make_block")) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_region(&call, arguments[0], &region) ||
      (tnp_given(arguments[1]) && !tnp_call_block(&call, arguments[1], &before)) ||
      !tnp_call_array(&call, arguments[2], &tnp_type_items, &types) ||
      !argument_locations(&call, arguments[3], types.count, &locations)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  tn_block made;
  const tn_status status =
      tn_block_create(region, before, types.data, locations.data, types.count, &made);
  if (!tnp_capture_end(call.context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_block(call.context, made);
}

static PyObject* next_block(PyObject* self, PyObject* unused) {
  (void)unused;
  return tnp_live(SELF) ? tnp_wrap_block(SELF->context, tn_block_next(BLOCK)) : NULL;
}

static PyObject* append_to(PyObject* self, PyObject* object) {
  tn_region region;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, SELF) || !tnp_call_region(&call, object, &region)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_block_move_to_end(BLOCK, region);
  if (status == TN_OK) tnp_trees_changed(SELF->context);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* append(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  tnp_entity* op = tnp_call_on(&call, SELF) ? tnp_call_op_entity(&call, object) : NULL;
  if (op == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_op root = tn_op_root(op->handle.op);
  const tn_status status = tn_op_move_to_end(op->handle.op, BLOCK);
  if (status == TN_OK) tnp_op_placed(op, root);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* erase(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!tnp_live(SELF)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_block_erase(BLOCK);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- The type ----------------------------------------------------------------------------===//

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  return tnp_entity_capsule(self, (void*)(uintptr_t) "tenure.ir.Block._CAPIPtr");
}

static PyMethodDef block_methods[] = {
    {"add_argument", (PyCFunction)(void (*)(void))add_argument, METH_FASTCALL | METH_KEYWORDS,
     NULL},
    {"erase_argument", erase_argument, METH_O, NULL},
    {"append_to", append_to, METH_O, NULL},
    {"append", append, METH_O, NULL},
    {"erase", erase, METH_NOARGS, NULL},
    {"_next", next_block, METH_NOARGS, NULL},
    {"_make", (PyCFunction)(void (*)(void))make_block, METH_FASTCALL | METH_STATIC, NULL},
    {"_move", tnp_entity_move, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef block_properties[] = {
    {"__dict__", NULL, NULL, NULL, NULL},
    {"_CAPIPtr", get_capsule, NULL, NULL, NULL},
    {"context", tnp_entity_context, NULL, NULL, NULL},
    {"owner", get_owner, NULL, NULL, NULL},
    {"region", get_region, NULL, NULL, NULL},
    {"operations", tnp_entity_list, NULL, NULL, (void*)TNP_OPERATIONS},
    {"arguments", tnp_entity_list, NULL, NULL, (void*)TNP_ARGUMENTS},
    {"successors", tnp_entity_list, NULL, NULL, (void*)TNP_BLOCK_SUCCESSORS},
    {"predecessors", tnp_entity_list, NULL, NULL, (void*)TNP_BLOCK_PREDECESSORS},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot block_slots[] = {{Py_tp_dealloc, tnp_entity_dealloc},
                                    {Py_tp_traverse, tnp_entity_traverse},
                                    {Py_tp_clear, tnp_entity_clear},
                                    {Py_tp_richcompare, tnp_entity_richcompare},
                                    {Py_tp_hash, tnp_entity_hash},
                                    {Py_tp_setattro, tnp_entity_setattro},
                                    {Py_tp_str, tnp_block_str},
                                    {Py_tp_repr, tnp_entity_repr},
                                    {Py_tp_iter, block_iter},
                                    {Py_tp_methods, block_methods},
                                    {Py_tp_getset, block_properties},
                                    {Py_tp_members, tnp_entity_members},
                                    {0, NULL}};

static PyType_Spec block_spec = {"tenure.ir._BaseBlock", sizeof(tnp_entity), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC |
                                     Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                 block_slots};

bool tnp_init_block(void) {
  block_properties[0] = tnp_entity_dict[0];
  return tnp_add_type(&block_spec, NULL, &tnp.block);
}
