// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Value, OpResult, BlockArgument, OpOperand.
//
// The library gives one wrapper of a value, an OpResult or a BlockArgument. Calling one of the
// classes with it gives that wrapper if it is of the very class, and otherwise, as a class of the
// user does, an object of its own, which compares equal.

#include "tenure_py.h"

#define SELF ((tnp_entity*)self)
#define VALUE (SELF->handle.value)

//===-- Casting -----------------------------------------------------------------------------===//

static bool fits(PyTypeObject* type, tn_value value) {
  if (PyType_IsSubtype(type, tnp.op_result)) return !tn_value_is_block_argument(value);
  if (PyType_IsSubtype(type, tnp.block_argument)) return tn_value_is_block_argument(value);
  return true;
}

static PyObject* cast_argument(PyObject* arguments, PyObject* keywords) {
  if (PyTuple_GET_SIZE(arguments) > 0) return PyTuple_GET_ITEM(arguments, 0);
  return keywords == NULL ? NULL : PyDict_GetItemString(keywords, "value");
}

static bool is_ours(const PyTypeObject* type) {
  return type == tnp.value || type == tnp.op_result || type == tnp.block_argument;
}

/// The __init__ of a user's class checks its arguments, and calls value_init.
static PyObject* value_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  PyObject* from = cast_argument(arguments, keywords);
  if (is_ours(type) && from != NULL && Py_TYPE(from) == type) {
    Py_INCREF(from);
    return from;
  }
  tnp_entity* entity = tnp_entity_allocate(type);
  if (entity != NULL) entity->kind = TNP_VALUE;
  return (PyObject*)entity;
}

static int value_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  tnp_entity* from = (tnp_entity*)cast_argument(arguments, keywords);
  if (!tnp_is((PyObject*)from, tnp.value)) {
    (void)tnp_wrong_type((PyObject*)from, "a Value to cast");
    return -1;
  }
  if (!tnp_live(from)) return -1;
  if (SELF->context != NULL) {
    if (tn_value_same(VALUE, from->handle.value)) return 0;
    PyErr_Format(PyExc_ValueError, "the %s already wraps another value", Py_TYPE(self)->tp_name);
    return -1;
  }
  if (!fits(Py_TYPE(self), from->handle.value)) {
    const char* name = strrchr(Py_TYPE(self)->tp_name, '.');
    PyErr_Format(PyExc_ValueError, "Cannot cast value to %s (from %S)",
                 name == NULL ? Py_TYPE(self)->tp_name : name + 1, from);
    return -1;
  }
  return tnp_entity_start_alias(SELF, from) ? 0 : -1;
}

static PyObject* maybe_downcast(PyObject* self, PyObject* unused) {
  (void)unused;
  return tnp_live(SELF) ? tnp_wrap_value(SELF->context, VALUE) : NULL;
}

//===-- Reading -----------------------------------------------------------------------------===//

static PyObject* get_owner(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  if (tn_value_is_block_argument(VALUE)) {
    return tnp_wrap_block(SELF->context, tn_value_owner_block(VALUE));
  }
  return tnp_wrap_op(SELF->context, tn_value_owner_op(VALUE), TNP_ROLE_VIEW);
}

static PyObject* get_type(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? tnp_wrap_type(SELF->context, tn_value_type(VALUE)) : NULL;
}

static PyObject* get_constant_value(PyObject* self, void* closure) {
  (void)closure;
  tn_attribute attribute;
  if (!tnp_live(SELF)) return NULL;
  if (tn_value_constant(VALUE, &attribute) != TN_OK) Py_RETURN_NONE;
  return tnp_wrap_attribute(SELF->context, attribute);
}

static PyObject* get_location(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? tnp_wrap_location(SELF->context, tn_value_location(VALUE)) : NULL;
}

static PyObject* get_number(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? PyLong_FromSize_t(tn_value_number(VALUE)) : NULL;
}

static PyObject* get_uses(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? tnp_use_iterator_make(SELF) : NULL;
}

static PyObject* value_str(PyObject* self) {
  if (!tnp_live(SELF)) return NULL;
  PyObject* maker = PyObject_GetAttrString(tnp.module, "_value_text");
  if (maker == NULL) return NULL;
  PyObject* text = PyObject_CallOneArg(maker, self);
  Py_DECREF(maker);
  return text;
}

//===-- Changing ----------------------------------------------------------------------------===//

static PyObject* set_type(PyObject* self, PyObject* object) {
  tn_type type;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, SELF) || !tnp_call_type(&call, object, "set_type()", &type)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_value_set_type(VALUE, type);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* set_location(PyObject* self, PyObject* object) {
  tn_location location;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, SELF) || !tnp_call_location(&call, object, &location)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_value_set_location(VALUE, location);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

/// The slow path: an argument that is no value of the context, or an error of the library.
TNP_SLOW static PyObject* replace_all_uses_slow(PyObject* self, PyObject* object) {
  tn_value replacement;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, SELF) || !tnp_call_value(&call, object, &replacement)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_value_replace_all_uses(VALUE, replacement);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* replace_all_uses_with(PyObject* self, PyObject* object) {
  // The library detects stale values without changes; the slow path raises the errors.
  tnp_context* context = SELF->context;
  const tnp_entity* given = tnp_entity_of(object, TNP_VALUE, tnp.value);
  if (context == NULL || given == NULL || given->context != context) {
    return replace_all_uses_slow(self, object);
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  if (tn_value_replace_all_uses(VALUE, given->handle.value) != TN_OK) {
    tnp_capture_drop(context, &capture);
    return replace_all_uses_slow(self, object);
  }
  if (!tnp_capture_end(context, &capture, TN_OK, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* replace_all_uses_except(PyObject* self, PyObject* const* arguments,
                                         Py_ssize_t count, PyObject* keywords) {
  static tnp_signature signature = {"replace_all_uses_except", 2, 2, {"with_", "exceptions"}, {0}};
  PyObject* given[2];
  tn_value replacement;
  tnp_array except = {NULL, 0};
  tn_op single;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  const bool is_single = tnp_is(given[1], tnp.operation_base);
  if (!tnp_call_on(&call, SELF) || !tnp_call_value(&call, given[0], &replacement) ||
      !(is_single ? tnp_call_op(&call, given[1], &single)
                  : tnp_call_array(&call, given[1], &tnp_op_items, &except))) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_value_replace_all_uses_except(
      VALUE, replacement, is_single ? &single : except.data, is_single ? 1 : except.count);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

//===-- Types of values ---------------------------------------------------------------------===//

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  return tnp_entity_capsule(self, (void*)(uintptr_t) "tenure.ir.Value._CAPIPtr");
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Value._CAPIPtr", tnp.value);
}

static PyMethodDef value_methods[] = {
    {"set_type", set_type, METH_O, NULL},
    {"replace_all_uses_with", replace_all_uses_with, METH_O, NULL},
    {"replace_all_uses_except", (PyCFunction)(void (*)(void))replace_all_uses_except,
     METH_FASTCALL | METH_KEYWORDS, NULL},
    {"maybe_downcast", maybe_downcast, METH_NOARGS, NULL},
    {"_move", tnp_entity_move, METH_NOARGS, NULL},
    {"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
    {"__class_getitem__", Py_GenericAlias, METH_O | METH_CLASS, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef value_properties[] = {{"__dict__", NULL, NULL, NULL, NULL},
                                         {"_CAPIPtr", get_capsule, NULL, NULL, NULL},
                                         {"context", tnp_entity_context, NULL, NULL, NULL},
                                         {"owner", get_owner, NULL, NULL, NULL},
                                         {"type", get_type, NULL, NULL, NULL},
                                         {"constant_value", get_constant_value, NULL, NULL, NULL},
                                         {"location", get_location, NULL, NULL, NULL},
                                         {"uses", get_uses, NULL, NULL, NULL},
                                         {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot value_slots[] = {{Py_tp_new, value_new},
                                    {Py_tp_init, value_init},
                                    {Py_tp_dealloc, tnp_entity_dealloc},
                                    {Py_tp_traverse, tnp_entity_traverse},
                                    {Py_tp_clear, tnp_entity_clear},
                                    {Py_tp_richcompare, tnp_entity_richcompare},
                                    {Py_tp_hash, tnp_entity_hash},
                                    {Py_tp_setattro, tnp_entity_setattro},
                                    {Py_tp_str, value_str},
                                    {Py_tp_repr, tnp_entity_repr},
                                    {Py_tp_methods, value_methods},
                                    {Py_tp_getset, value_properties},
                                    {Py_tp_members, tnp_entity_members},
                                    {0, NULL}};

#define VALUE_FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC)

static PyType_Spec value_spec = {"tenure.ir.Value", sizeof(tnp_entity), 0, VALUE_FLAGS,
                                 value_slots};

static PyGetSetDef result_properties[] = {{"result_number", get_number, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};
// Repeats the methods of Value, so that a call need not check whether this is a subclass of Value.
static PyType_Slot result_slots[] = {
    {Py_tp_dealloc, tnp_entity_dealloc}, {Py_tp_traverse, tnp_entity_traverse},
    {Py_tp_clear, tnp_entity_clear},     {Py_tp_getset, result_properties},
    {Py_tp_methods, value_methods},      {0, NULL}};
static PyType_Spec result_spec = {"tenure.ir.OpResult", sizeof(tnp_entity), 0, VALUE_FLAGS,
                                  result_slots};

static PyGetSetDef argument_properties[] = {{"arg_number", get_number, NULL, NULL, NULL},
                                            {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef argument_methods[] = {{"set_location", set_location, METH_O, NULL},
                                         {NULL, NULL, 0, NULL}};
static PyType_Slot argument_slots[] = {
    {Py_tp_dealloc, tnp_entity_dealloc}, {Py_tp_traverse, tnp_entity_traverse},
    {Py_tp_clear, tnp_entity_clear},     {Py_tp_getset, argument_properties},
    {Py_tp_methods, argument_methods},   {0, NULL}};
static PyType_Spec argument_spec = {"tenure.ir.BlockArgument", sizeof(tnp_entity), 0, VALUE_FLAGS,
                                    argument_slots};

//===-- OpOperand ---------------------------------------------------------------------------===//

/// One operand of an op: the op, held, and the operand's number.
typedef struct op_operand {
  PyObject_HEAD tnp_entity* owner;
  size_t number;
} op_operand;

PyObject* tnp_op_operand_make(tnp_context* context, tn_use use) {
  PyObject* owner = tnp_wrap_op(context, tn_use_owner(use), TNP_ROLE_VIEW);
  if (owner == NULL) return NULL;
  op_operand* operand = PyObject_New(op_operand, tnp.op_operand);
  if (operand == NULL) {
    Py_DECREF(owner);
    return NULL;
  }
  operand->owner = (tnp_entity*)owner;
  operand->number = tn_use_operand_number(use);
  return (PyObject*)operand;
}

static void operand_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_DECREF(((op_operand*)self)->owner);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyObject* operand_owner(PyObject* self, void* closure) {
  (void)closure;
  tnp_entity* owner = ((op_operand*)self)->owner;
  if (!tnp_live(owner)) return NULL;
  Py_INCREF(owner);
  return (PyObject*)owner;
}

static PyObject* operand_number(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(((op_operand*)self)->owner)) return NULL;
  return PyLong_FromSize_t(((op_operand*)self)->number);
}

static PyObject* operand_value(PyObject* self, void* closure) {
  (void)closure;
  const op_operand* operand = (op_operand*)self;
  if (!tnp_live(operand->owner)) return NULL;
  return tnp_wrap_value(operand->owner->context,
                        tn_op_operand(operand->owner->handle.op, operand->number));
}

static PyObject* operand_richcompare(PyObject* self, PyObject* other, int operation) {
  if (operation != Py_EQ && operation != Py_NE) Py_RETURN_NOTIMPLEMENTED;
  bool equal = false;
  if (tnp_is(other, tnp.op_operand)) {
    const op_operand* a = (op_operand*)self;
    const op_operand* b = (op_operand*)other;
    equal = a->number == b->number && tn_op_same(a->owner->handle.op, b->owner->handle.op);
  }
  return PyBool_FromLong(equal == (operation == Py_EQ));
}

static Py_hash_t operand_hash(PyObject* self) {
  const op_operand* operand = (op_operand*)self;
  const Py_hash_t hash = tnp_entity_hash((PyObject*)operand->owner) ^ (Py_hash_t)operand->number;
  return hash == -1 ? -2 : hash;
}

static PyGetSetDef operand_properties[] = {{"owner", operand_owner, NULL, NULL, NULL},
                                           {"operand_number", operand_number, NULL, NULL, NULL},
                                           {"value", operand_value, NULL, NULL, NULL},
                                           {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot operand_slots[] = {{Py_tp_dealloc, operand_dealloc},
                                      {Py_tp_richcompare, operand_richcompare},
                                      {Py_tp_hash, operand_hash},
                                      {Py_tp_getset, operand_properties},
                                      {0, NULL}};

static PyType_Spec operand_spec = {"tenure.ir.OpOperand", sizeof(op_operand), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                   operand_slots};

bool tnp_init_value(void) {
  value_properties[0] = tnp_entity_dict[0];
  return tnp_add_type(&value_spec, NULL, &tnp.value) &&
         tnp_add_type(&result_spec, tnp.value, &tnp.op_result) &&
         tnp_add_type(&argument_spec, tnp.value, &tnp.block_argument) &&
         tnp_add_type(&operand_spec, NULL, &tnp.op_operand);
}
