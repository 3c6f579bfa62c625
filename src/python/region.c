// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Region.

#include "tenure_py.h"

#define SELF ((tnp_entity*)self)
#define REGION (SELF->handle.region)

static PyObject* get_blocks(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? tnp_list_make(TNP_BLOCKS, SELF) : NULL;
}

static PyObject* get_owner(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_wrap_op(SELF->context, tn_region_op(REGION), TNP_ROLE_VIEW);
}

static PyObject* region_iter(PyObject* self) {
  return tnp_live(SELF) ? tnp_block_iterator_make(SELF) : NULL;
}

static PyGetSetDef region_properties[] = {{"__dict__", NULL, NULL, NULL, NULL},
                                          {"blocks", get_blocks, NULL, NULL, NULL},
                                          {"owner", get_owner, NULL, NULL, NULL},
                                          {"context", tnp_entity_context, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef region_methods[] = {{"_move", tnp_entity_move, METH_NOARGS, NULL},
                                       {NULL, NULL, 0, NULL}};

static PyType_Slot region_slots[] = {
    {Py_tp_dealloc, tnp_entity_dealloc}, {Py_tp_traverse, tnp_entity_traverse},
    {Py_tp_clear, tnp_entity_clear},     {Py_tp_richcompare, tnp_entity_richcompare},
    {Py_tp_hash, tnp_entity_hash},       {Py_tp_setattro, tnp_entity_setattro},
    {Py_tp_repr, tnp_entity_repr},       {Py_tp_iter, region_iter},
    {Py_tp_methods, region_methods},     {Py_tp_getset, region_properties},
    {Py_tp_members, tnp_entity_members}, {0, NULL}};

static PyType_Spec region_spec = {
    "tenure.ir.Region", sizeof(tnp_entity), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, region_slots};

bool tnp_init_region(void) {
  region_properties[0] = tnp_entity_dict[0];
  return tnp_add_type(&region_spec, NULL, &tnp.region);
}
