// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Iterators over ops, blocks and uses, which the loop's body may change arbitrarily.
//
// An iterator remembers its last element and the next one. It continues from the last one unless
// that was moved or erased, otherwise from the next one; if both were erased it raises
// StaleHandleError.

#include "tenure_py.h"

//===-- Operations --------------------------------------------------------------------------===//

typedef struct operation_iterator {
  PyObject_HEAD tnp_entity* block;  ///< Held; NULL at the end.
  tn_op last;
  tn_op next;
} operation_iterator;

PyObject* tnp_operation_iterator_make(tnp_entity* block) {
  operation_iterator* iterator = PyObject_New(operation_iterator, tnp.operation_iterator);
  if (iterator == NULL) return NULL;
  Py_INCREF(block);
  iterator->block = block;
  iterator->last = (tn_op){0, 0, 0, 0};
  iterator->next = tn_block_first_op(block->handle.block);
  return (PyObject*)iterator;
}

static void operation_iterator_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(((operation_iterator*)self)->block);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyObject* raise_lost(void) {
  PyErr_SetString(
      tnp.stale_error,
      "the iterator is invalid: its last element and the next one were erased or moved");
  return NULL;
}

static PyObject* operation_next(PyObject* self) {
  operation_iterator* iterator = (operation_iterator*)self;
  tnp_entity* owner = iterator->block;
  if (owner == NULL) return NULL;
  const tn_block block = owner->handle.block;
  tn_op op, following;
  // The block of an op is alive.
  if (!tn_op_next_two_in_block(iterator->last, block, &op, &following)) {
    if (!tnp_live(owner)) return NULL;
    op = iterator->next;
    if (!tn_op_is_null(op) && !tn_op_next_in_block(op, block, &following)) return raise_lost();
  }
  if (tn_op_is_null(op)) {
    iterator->block = NULL;
    Py_DECREF(owner);
    return NULL;
  }
  iterator->last = op;
  iterator->next = following;
  Py_INCREF(owner);  // Python code that runs while a wrapper is created may exhaust the iterator.
  PyObject* wrapper = tnp_wrap_op(owner->context, op, TNP_ROLE_VIEW);
  Py_DECREF(owner);
  return wrapper;
}

//===-- Blocks ------------------------------------------------------------------------------===//

typedef struct block_iterator {
  PyObject_HEAD tnp_entity* region;  ///< Held; NULL at the end.
  tn_block last;
  tn_block next;
} block_iterator;

PyObject* tnp_block_iterator_make(tnp_entity* region) {
  block_iterator* iterator = PyObject_New(block_iterator, tnp.block_iterator);
  if (iterator == NULL) return NULL;
  Py_INCREF(region);
  iterator->region = region;
  iterator->last = (tn_block){0, 0, 0, 0};
  iterator->next = tn_region_first_block(region->handle.region);
  return (PyObject*)iterator;
}

static void block_iterator_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(((block_iterator*)self)->region);
  PyObject_Free(self);
  Py_DECREF(type);
}

static bool block_is_nested_in(tn_block block, tn_region region) {
  if (tn_block_check(block) != TN_OK) return false;
  const tn_region now = tn_block_region(block);
  return now.slot == region.slot && now.generation == region.generation;
}

static PyObject* block_next(PyObject* self) {
  block_iterator* iterator = (block_iterator*)self;
  tnp_entity* owner = iterator->region;
  if (owner == NULL || !tnp_live(owner)) return NULL;
  const tn_region region = owner->handle.region;
  tn_block block = iterator->next;
  if (!tn_block_is_null(iterator->last) && block_is_nested_in(iterator->last, region)) {
    block = tn_block_next(iterator->last);
  } else if (!tn_block_is_null(block) && !block_is_nested_in(block, region)) {
    return raise_lost();
  }
  if (tn_block_is_null(block)) {
    iterator->region = NULL;
    Py_DECREF(owner);
    return NULL;
  }
  iterator->last = block;
  iterator->next = tn_block_next(block);
  Py_INCREF(owner);
  PyObject* wrapper = tnp_wrap_block(owner->context, block);
  Py_DECREF(owner);
  return wrapper;
}

//===-- Uses --------------------------------------------------------------------------------===//
//
// A loop that replaces operands removes uses from the list, so the iterator has a copy of the list
// from the time of its creation and skips uses that no longer exist.

typedef struct use_iterator {
  PyObject_HEAD tnp_entity* value;  ///< Held.
  tn_use* uses;
  size_t count;
  size_t at;
} use_iterator;

PyObject* tnp_use_iterator_make(tnp_entity* value) {
  use_iterator* iterator = PyObject_New(use_iterator, tnp.use_iterator);
  if (iterator == NULL) return NULL;
  Py_INCREF(value);
  iterator->value = value;
  iterator->uses = NULL;
  iterator->count = iterator->at = 0;
  const size_t count = tn_value_use_count(value->handle.value);
  if (count == 0) return (PyObject*)iterator;
  iterator->uses = PyMem_Malloc(count * sizeof *iterator->uses);
  if (iterator->uses == NULL) {
    Py_DECREF(iterator);
    return PyErr_NoMemory();
  }
  tn_use use = tn_value_first_use(value->handle.value);
  for (; !tn_use_is_null(use) && iterator->count < count; use = tn_use_next(use)) {
    iterator->uses[iterator->count++] = use;
  }
  return (PyObject*)iterator;
}

static void use_iterator_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_DECREF(((use_iterator*)self)->value);
  PyMem_Free(((use_iterator*)self)->uses);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyObject* use_next(PyObject* self) {
  use_iterator* iterator = (use_iterator*)self;
  if (!tnp_live(iterator->value)) return NULL;
  while (iterator->at < iterator->count) {
    const tn_use use = iterator->uses[iterator->at++];
    const tn_op user = tn_use_owner(use);
    if (tn_op_check(user) != TN_OK || use.index >= tn_op_operand_count(user)) continue;
    if (!tn_value_same(tn_op_operand(user, use.index), iterator->value->handle.value)) continue;
    return tnp_op_operand_make(iterator->value->context, use);
  }
  return NULL;
}

//===-- Regions -----------------------------------------------------------------------------===//

/// Over a list whose length never changes while its owner lives.
typedef struct region_iterator {
  PyObject_HEAD tnp_entity* op;  ///< Held; NULL at the end.
  size_t at;
} region_iterator;

PyObject* tnp_region_iterator_make(tnp_entity* op) {
  region_iterator* iterator = PyObject_New(region_iterator, tnp.region_iterator);
  if (iterator == NULL) return NULL;
  Py_INCREF(op);
  iterator->op = op;
  iterator->at = 0;
  return (PyObject*)iterator;
}

static void region_iterator_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(((region_iterator*)self)->op);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyObject* region_next(PyObject* self) {
  region_iterator* iterator = (region_iterator*)self;
  tnp_entity* op = iterator->op;
  if (op == NULL || !tnp_live(op)) return NULL;
  if (iterator->at < tn_op_region_count(op->handle.op)) {
    Py_INCREF(op);
    PyObject* wrapper = NULL;
    if (tnp_body_loaded(op)) {
      wrapper = tnp_wrap_region(op->context, tn_op_region(op->handle.op, iterator->at++));
    }
    Py_DECREF(op);
    return wrapper;
  }
  iterator->op = NULL;
  Py_DECREF(op);
  return NULL;
}

//===-- The types ---------------------------------------------------------------------------===//

static PyType_Slot operation_slots[] = {{Py_tp_dealloc, operation_iterator_dealloc},
                                        {Py_tp_iter, PyObject_SelfIter},
                                        {Py_tp_iternext, operation_next},
                                        {0, NULL}};
static PyType_Slot block_slots[] = {{Py_tp_dealloc, block_iterator_dealloc},
                                    {Py_tp_iter, PyObject_SelfIter},
                                    {Py_tp_iternext, block_next},
                                    {0, NULL}};
static PyType_Slot region_slots[] = {{Py_tp_dealloc, region_iterator_dealloc},
                                     {Py_tp_iter, PyObject_SelfIter},
                                     {Py_tp_iternext, region_next},
                                     {0, NULL}};
static PyType_Slot use_slots[] = {{Py_tp_dealloc, use_iterator_dealloc},
                                  {Py_tp_iter, PyObject_SelfIter},
                                  {Py_tp_iternext, use_next},
                                  {0, NULL}};

#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION)

static PyType_Spec operation_spec = {"tenure.ir.OperationIterator", sizeof(operation_iterator), 0,
                                     FLAGS, operation_slots};
static PyType_Spec block_spec = {"tenure.ir.BlockIterator", sizeof(block_iterator), 0, FLAGS,
                                 block_slots};
static PyType_Spec region_spec = {"tenure.ir.RegionIterator", sizeof(region_iterator), 0, FLAGS,
                                  region_slots};
static PyType_Spec use_spec = {"tenure.ir.OpOperandIterator", sizeof(use_iterator), 0, FLAGS,
                               use_slots};

bool tnp_init_iterators(void) {
  return tnp_add_type(&operation_spec, NULL, &tnp.operation_iterator) &&
         tnp_add_type(&block_spec, NULL, &tnp.block_iterator) &&
         tnp_add_type(&region_spec, NULL, &tnp.region_iterator) &&
         tnp_add_type(&use_spec, NULL, &tnp.use_iterator);
}
