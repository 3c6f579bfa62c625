// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lists of ops and blocks: operands, results, regions, successors, arguments, blocks,
// operations. A list is a live view: it reads the entity at each access. A slice of a list is a
// list too.

#include "tenure_py.h"

#define LIST ((tnp_list*)self)

/// How one kind of list counts and fetches. Indices are checked before.
typedef struct tnp_list_class {
  PyTypeObject** type;
  size_t (*count)(const tnp_entity* owner);
  PyObject* (*item)(tnp_entity* owner, size_t index);
} tnp_list_class;

//===-- The kinds ---------------------------------------------------------------------------===//

static size_t operand_count(const tnp_entity* o) { return tn_op_operand_count(o->handle.op); }
static PyObject* operand_item(tnp_entity* o, size_t i) {
  const tn_value value = tn_op_operand(o->handle.op, i);
  if (!tn_value_is_null(value)) return tnp_wrap_value(o->context, value);
  PyErr_Format(tnp.stale_error, "operand %zu was dropped: its defining operation was erased", i);
  return NULL;
}
static PyObject* op_operand_item(tnp_entity* o, size_t i) {
  return tnp_op_operand_make(o->context, tn_op_operand_use(o->handle.op, i));
}
static size_t result_count(const tnp_entity* o) { return tn_op_result_count(o->handle.op); }
static PyObject* result_item(tnp_entity* o, size_t i) {
  const tn_op op = o->handle.op;
  return tnp_wrap_value(o->context, (tn_value){op.scope, op.slot, op.generation, (uint32_t)i});
}
static size_t successor_count(const tnp_entity* o) { return tn_op_successor_count(o->handle.op); }
static PyObject* successor_item(tnp_entity* o, size_t i) {
  return tnp_wrap_block(o->context, tn_op_successor(o->handle.op, i));
}
static size_t region_count(const tnp_entity* o) { return tn_op_region_count(o->handle.op); }
static PyObject* region_item(tnp_entity* o, size_t i) {
  if (!tnp_body_loaded(o)) return NULL;
  return tnp_wrap_region(o->context, tn_op_region(o->handle.op, i));
}
static size_t argument_count(const tnp_entity* o) {
  return tn_block_argument_count(o->handle.block);
}
static PyObject* argument_item(tnp_entity* o, size_t i) {
  return tnp_wrap_value(o->context, tn_block_argument(o->handle.block, i));
}

static size_t op_count(const tnp_entity* o) { return tn_block_op_count(o->handle.block); }
static PyObject* op_item(tnp_entity* o, size_t index) {
  return tnp_wrap_op(o->context, tn_block_op(o->handle.block, index), TNP_ROLE_VIEW);
}

/// The op at an index into all of the block, which goes no farther than there, from either end.
/// Null if there is none.
static tn_op op_at(tn_block block, Py_ssize_t index) {
  if (index >= 0) return tn_block_op(block, (size_t)index);
  tn_op op = tn_block_last_op(block);
  while (++index < 0 && !tn_op_is_null(op)) op = tn_op_previous(op);
  return op;
}

static size_t block_count(const tnp_entity* o) { return tn_region_block_count(o->handle.region); }
static PyObject* block_item(tnp_entity* o, size_t index) {
  tn_block block = tn_region_first_block(o->handle.region);
  for (size_t i = 0; i < index && !tn_block_is_null(block); ++i) block = tn_block_next(block);
  return tnp_wrap_block(o->context, block);
}

/// The op whose successors are the block's: its last one.
static size_t block_successor_count(const tnp_entity* o) {
  const tn_op last = tn_block_last_op(o->handle.block);
  return tn_op_is_null(last) ? 0 : tn_op_successor_count(last);
}
static PyObject* block_successor_item(tnp_entity* o, size_t i) {
  return tnp_wrap_block(o->context, tn_op_successor(tn_block_last_op(o->handle.block), i));
}

static size_t predecessor_count(const tnp_entity* o) { return tn_block_use_count(o->handle.block); }
static PyObject* predecessor_item(tnp_entity* o, size_t index) {
  tn_use use = tn_block_first_use(o->handle.block);
  for (size_t i = 0; i < index && !tn_use_is_null(use); ++i) use = tn_block_use_next(use);
  return tnp_wrap_block(o->context, tn_block_use_predecessor(use));
}

static const tnp_list_class kinds[] = {
    [TNP_OPERANDS] = {&tnp.operand_list, operand_count, operand_item},
    [TNP_OP_OPERANDS] = {&tnp.op_operands, operand_count, op_operand_item},
    [TNP_RESULTS] = {&tnp.result_list, result_count, result_item},
    [TNP_SUCCESSORS] = {&tnp.successor_list, successor_count, successor_item},
    [TNP_REGIONS] = {&tnp.region_list, region_count, region_item},
    [TNP_ARGUMENTS] = {&tnp.argument_list, argument_count, argument_item},
    [TNP_OPERATIONS] = {&tnp.operation_list, op_count, op_item},
    [TNP_BLOCKS] = {&tnp.block_list, block_count, block_item},
    [TNP_BLOCK_SUCCESSORS] = {&tnp.block_successors, block_successor_count, block_successor_item},
    [TNP_BLOCK_PREDECESSORS] = {&tnp.block_predecessors, predecessor_count, predecessor_item},
};

//===-- Reading -----------------------------------------------------------------------------===//

/// Most lists are used for one element and dropped: the memory of the last one is reused.
static tnp_list* take_list(PyTypeObject* type) {
  tnp_list* list = tnp.spare_list;
  if (list == NULL) return PyObject_New(tnp_list, type);
  tnp.spare_list = NULL;
  return (tnp_list*)PyObject_Init((PyObject*)list, type);
}

static PyObject* make(const tnp_list_class* kind, tnp_entity* owner, Py_ssize_t start,
                      Py_ssize_t length, Py_ssize_t step) {
  tnp_list* list = take_list(*kind->type);
  if (list == NULL) return NULL;
  Py_INCREF(owner);
  list->owner = owner;
  list->kind = kind;
  list->start = start;
  list->length = length;
  list->step = step;
  return (PyObject*)list;
}

PyObject* tnp_list_make(tnp_list_kind kind, tnp_entity* owner) {
  return make(&kinds[kind], owner, 0, -1, 1);
}

PyObject* tnp_entity_list(PyObject* self, void* closure) {
  tnp_entity* owner = (tnp_entity*)self;
  return tnp_live(owner) ? tnp_list_make((tnp_list_kind)(uintptr_t)closure, owner) : NULL;
}

static void list_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  tnp_entity* owner = LIST->owner;
  if (tnp.spare_list == NULL && !TNP_WATCHES_MEMORY) {
    tnp.spare_list = LIST;
  } else {
    PyObject_Free(self);
  }
  Py_DECREF(owner);
  Py_DECREF(type);
}

static Py_ssize_t list_length(PyObject* self) {
  if (!tnp_live(LIST->owner)) return -1;
  if (LIST->length >= 0) return LIST->length;
  return (Py_ssize_t)LIST->kind->count(LIST->owner);
}

static PyObject* raise_index(void) {
  PyErr_SetString(PyExc_IndexError, "index out of range");
  return NULL;
}

static PyObject* list_item(PyObject* self, Py_ssize_t index) {
  // The common case: fetching the wrapper of a result also checks whether the result exists.
  if (LIST->kind == &kinds[TNP_RESULTS] && LIST->length < 0 && index >= 0 && index < UINT32_MAX) {
    PyObject* result = tnp_result_if_there(LIST->owner, (uint32_t)index);
    if (result != NULL || PyErr_Occurred()) return result;
  }
  if (!tnp_live(LIST->owner)) return NULL;
  if (LIST->kind == &kinds[TNP_OPERATIONS] && LIST->length < 0) {
    const tn_op op = op_at(LIST->owner->handle.block, index);
    if (tn_op_is_null(op)) return raise_index();
    return tnp_wrap_op(LIST->owner->context, op, TNP_ROLE_VIEW);
  }
  const tnp_list_class* kind = LIST->kind;
  const Py_ssize_t count = (Py_ssize_t)kind->count(LIST->owner);
  const Py_ssize_t length = LIST->length >= 0 ? LIST->length : count;
  if (index < 0) index += length;
  if (index < 0 || index >= length) return raise_index();
  // The owner may have lost elements since the slice was created.
  const Py_ssize_t at = LIST->start + index * LIST->step;
  return at >= 0 && at < count ? kind->item(LIST->owner, (size_t)at) : raise_index();
}

/// The protocol's item: negative indices were raised by the length before.
static PyObject* sequence_item(PyObject* self, Py_ssize_t index) {
  return index >= 0 ? list_item(self, index) : raise_index();
}

static PyObject* list_slice(PyObject* self, PyObject* slice) {
  Py_ssize_t start, stop, step;
  const Py_ssize_t length = list_length(self);
  if (length < 0 || PySlice_Unpack(slice, &start, &stop, &step) < 0) return NULL;
  const Py_ssize_t count = PySlice_AdjustIndices(length, &start, &stop, step);
  // The step between two elements is no longer than the list; that to none may be any number.
  if (count < 2) step = 1;
  return make(LIST->kind, LIST->owner, LIST->start + start * LIST->step, count, LIST->step * step);
}

static PyObject* list_subscript(PyObject* self, PyObject* key) {
  if (PySlice_Check(key)) return list_slice(self, key);
  if (!PyIndex_Check(key)) return tnp_wrong_type(key, "an integer or a slice");
  const Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (index == -1 && PyErr_Occurred()) return NULL;
  return list_item(self, index);
}

/// All elements as a Python list.
static PyObject* to_list(PyObject* self) {
  if (Py_TYPE(self)->tp_iter != PySeqIter_New && LIST->length < 0) return PySequence_List(self);
  const Py_ssize_t length = list_length(self);
  PyObject* list = length < 0 ? NULL : PyList_New(0);
  for (Py_ssize_t i = 0; list != NULL && i < length; ++i) {
    PyObject* item = list_item(self, i);
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}

static PyObject* list_concat(PyObject* self, PyObject* other) {
  PyObject* list = to_list(self);
  PyObject* more = list == NULL ? NULL : PySequence_List(other);
  PyObject* joined = more == NULL ? NULL : PySequence_Concat(list, more);
  Py_XDECREF(list);
  Py_XDECREF(more);
  return joined;
}

static PyObject* list_repr(PyObject* self) {
  PyObject* list = to_list(self);
  PyObject* text = list == NULL ? NULL : PyObject_Repr(list);
  Py_XDECREF(list);
  return text;
}

//===-- Changing ----------------------------------------------------------------------------===//

static int set_operand(PyObject* self, size_t index, PyObject* object) {
  tn_value value;
  TNP_CALL call = {NULL, NULL};
  tnp_context* own = LIST->owner->context;
  tnp_call_about(&call, own);
  if (!tnp_call_value(&call, object, &value)) return -1;
  tnp_capture capture;
  tnp_capture_begin(own, &capture);
  const tn_status status = tn_op_set_operand(LIST->owner->handle.op, index, value);
  return tnp_capture_end(own, &capture, status, TNP_VALUE_ERROR, NULL) ? 0 : -1;
}

static int set_successor(PyObject* self, size_t index, PyObject* object) {
  tn_block block;
  TNP_CALL call = {NULL, NULL};
  tnp_context* own = LIST->owner->context;
  tnp_call_about(&call, own);
  if (!tnp_call_block(&call, object, &block)) return -1;
  tnp_capture capture;
  tnp_capture_begin(own, &capture);
  const tn_status status = tn_op_set_successor(LIST->owner->handle.op, index, block);
  return tnp_capture_end(own, &capture, status, TNP_VALUE_ERROR, NULL) ? 0 : -1;
}

static int list_assign(PyObject* self, PyObject* key, PyObject* value) {
  if (value == NULL || !PyIndex_Check(key)) {
    PyErr_SetString(PyExc_TypeError, "only single elements can be assigned");
    return -1;
  }
  Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (index == -1 && PyErr_Occurred()) return -1;
  const Py_ssize_t length = list_length(self);
  if (length < 0) return -1;
  if (index < 0) index += length;
  const bool is_in = index >= 0 && index < length;
  const Py_ssize_t at = is_in ? LIST->start + index * LIST->step : -1;
  if (!is_in || (size_t)at >= LIST->kind->count(LIST->owner)) {
    (void)raise_index();
    return -1;
  }
  return Py_TYPE(self) == tnp.operand_list ? set_operand(self, (size_t)at, value)
                                           : set_successor(self, (size_t)at, value);
}

//===-- Members of some ---------------------------------------------------------------------===//

static PyObject* list_types(PyObject* self, void* closure) {
  (void)closure;
  PyObject* values = to_list(self);
  const Py_ssize_t count = values == NULL ? 0 : PyList_GET_SIZE(values);
  PyObject* types = values == NULL ? NULL : PyList_New(0);
  for (Py_ssize_t i = 0; types != NULL && i < count; ++i) {
    PyObject* type = PyObject_GetAttrString(PyList_GET_ITEM(values, i), "type");
    if (type == NULL || PyList_Append(types, type) < 0) Py_CLEAR(types);
    Py_XDECREF(type);
  }
  Py_XDECREF(values);
  return types;
}

static PyObject* list_owner(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(LIST->owner)) return NULL;
  return tnp_wrap_op(LIST->owner->context, LIST->owner->handle.op, TNP_ROLE_VIEW);
}

static PyObject* list_entity(PyObject* self, void* closure) {
  (void)closure;
  Py_INCREF(LIST->owner);
  return (PyObject*)LIST->owner;
}

static PyObject* operations_iter(PyObject* self) {
  if (!tnp_live(LIST->owner)) return NULL;
  return LIST->length < 0 ? tnp_operation_iterator_make(LIST->owner) : PySeqIter_New(self);
}

static PyObject* regions_iter(PyObject* self) {
  if (!tnp_live(LIST->owner)) return NULL;
  return LIST->length < 0 ? tnp_region_iterator_make(LIST->owner) : PySeqIter_New(self);
}

static PyObject* blocks_iter(PyObject* self) {
  if (!tnp_live(LIST->owner)) return NULL;
  return LIST->length < 0 ? tnp_block_iterator_make(LIST->owner) : PySeqIter_New(self);
}

/// blocks.append(*types, arg_locs=None)
static PyObject* blocks_append(PyObject* self, PyObject* arguments, PyObject* keywords) {
  PyObject* locations = Py_None;
  if (keywords != NULL && PyDict_GET_SIZE(keywords) != 0) {
    locations = PyDict_GetItemString(keywords, "arg_locs");
    if (locations == NULL || PyDict_GET_SIZE(keywords) != 1) {
      PyErr_SetString(PyExc_TypeError,
                      "append(): incompatible function arguments: unexpected keyword argument, "
                      "expected arg_locs");
      return NULL;
    }
  }
  PyObject* types = arguments;
  if (PyTuple_GET_SIZE(arguments) == 1 && PySequence_Check(PyTuple_GET_ITEM(arguments, 0))) {
    types = PyTuple_GET_ITEM(arguments, 0);
  }
  return PyObject_CallMethod((PyObject*)tnp.block, "_make", "OOOO", LIST->owner, Py_None, types,
                             locations);
}

//===-- The types ---------------------------------------------------------------------------===//

static PyMethodDef generic_methods[] = {
    {"__class_getitem__", Py_GenericAlias, METH_O | METH_CLASS, NULL}, {NULL, NULL, 0, NULL}};
static PyMethodDef block_list_methods[] = {
    {"append", (PyCFunction)(void (*)(void))blocks_append, METH_VARARGS | METH_KEYWORDS, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef no_properties[] = {{"_owner", list_entity, NULL, NULL, NULL},
                                      {NULL, NULL, NULL, NULL, NULL}};
static PyGetSetDef value_list_properties[] = {{"_owner", list_entity, NULL, NULL, NULL},
                                              {"types", list_types, NULL, NULL, NULL},
                                              {NULL, NULL, NULL, NULL, NULL}};
static PyGetSetDef result_list_properties[] = {{"_owner", list_entity, NULL, NULL, NULL},
                                               {"types", list_types, NULL, NULL, NULL},
                                               {"owner", list_owner, NULL, NULL, NULL},
                                               {NULL, NULL, NULL, NULL, NULL}};

typedef struct list_class {
  PyTypeObject** type;
  const char* name;
  PyGetSetDef* properties;
  PyMethodDef* methods;
  getiterfunc iter;
  objobjargproc assign;
} list_class;

static const list_class classes[] = {
    {&tnp.operand_list, "tenure.ir.OpOperandList", value_list_properties, generic_methods, NULL,
     list_assign},
    {&tnp.op_operands, "tenure.ir.OpOperands", no_properties, generic_methods, NULL, NULL},
    {&tnp.result_list, "tenure.ir.OpResultList", result_list_properties, generic_methods, NULL,
     NULL},
    {&tnp.successor_list, "tenure.ir.OpSuccessors", no_properties, generic_methods, NULL,
     list_assign},
    {&tnp.region_list, "tenure.ir.RegionSequence", no_properties, generic_methods, regions_iter,
     NULL},
    {&tnp.argument_list, "tenure.ir.BlockArgumentList", value_list_properties, generic_methods,
     NULL, NULL},
    {&tnp.operation_list, "tenure.ir.OperationList", no_properties, generic_methods,
     operations_iter, NULL},
    {&tnp.block_list, "tenure.ir.BlockList", no_properties, block_list_methods, blocks_iter, NULL},
    {&tnp.block_successors, "tenure.ir.BlockSuccessors", no_properties, generic_methods, NULL,
     NULL},
    {&tnp.block_predecessors, "tenure.ir.BlockPredecessors", no_properties, generic_methods, NULL,
     NULL},
};

static bool add_class(const list_class* self) {
  PyType_Slot slots[12] = {{Py_tp_dealloc, list_dealloc}, {Py_sq_length, list_length},
                           {Py_sq_item, sequence_item},   {Py_sq_concat, list_concat},
                           {Py_mp_length, list_length},   {Py_mp_subscript, list_subscript},
                           {Py_tp_repr, list_repr},       {Py_tp_getset, self->properties},
                           {Py_tp_methods, self->methods}};
  size_t count = 9;
  slots[count++] = (PyType_Slot){Py_tp_iter, self->iter != NULL ? self->iter : PySeqIter_New};
  if (self->assign != NULL) slots[count++] = (PyType_Slot){Py_mp_ass_subscript, self->assign};
  slots[count] = (PyType_Slot){0, NULL};
  PyType_Spec spec = {self->name, sizeof(tnp_list), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_SEQUENCE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                      slots};
  return tnp_add_type(&spec, NULL, self->type);
}

bool tnp_init_lists(void) {
  for (size_t i = 0; i < sizeof classes / sizeof classes[0]; ++i) {
    if (!add_class(&classes[i])) return false;
  }
  return true;
}
