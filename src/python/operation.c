// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// _OperationBase, Operation: reading ops, moving them, taking them apart.

#include "tenure_py.h"

#define SELF ((tnp_entity*)self)
#define OP (SELF->handle.op)

//===-- Properties --------------------------------------------------------------------------===//

static PyObject* get_name(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_op_name(SELF->context, OP);
}

static PyObject* get_attributes(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? tnp_attribute_map_make(SELF) : NULL;
}

static PyObject* get_result(PyObject* self, void* closure) {
  (void)closure;
  tnp_context* context;
  tn_value value;
  // With one result there is no doubt which; all else, an error first of all, is sorted out there.
  PyObject* first = SELF->flags & TNP_ONE_RESULT ? tnp_only_result(SELF) : NULL;
  if (first != NULL) return first;
  first = PyErr_Occurred() ? NULL : tnp_result_if_there(SELF, 0);
  if (first != NULL && ((SELF->flags & TNP_ONE_RESULT) || tn_op_result_count(OP) == 1))
    return first;
  Py_XDECREF(first);
  if (PyErr_Occurred() || !tnp_value_argument(self, &context, &value)) return NULL;
  return tnp_wrap_value(context, value);
}

static PyObject* get_location(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? tnp_wrap_location(SELF->context, tn_op_location(OP)) : NULL;
}

static int set_location(PyObject* self, PyObject* value, void* closure) {
  (void)closure;
  tn_location location;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, SELF) || !tnp_call_location(&call, value, &location)) return -1;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_op_set_location(OP, location);
  return tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL) ? 0 : -1;
}

static PyObject* get_parent(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_wrap_op(SELF->context, tn_op_parent(OP), TNP_ROLE_OPERATION);
}

static PyObject* get_block(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_wrap_block(SELF->context, tn_op_block(OP));
}

static PyObject* get_attached(PyObject* self, void* closure) {
  (void)closure;
  return tnp_live(SELF) ? PyBool_FromLong(!tn_op_is_detached(OP)) : NULL;
}

static PyObject* get_role(PyObject* self, void* closure) {
  const tnp_role role = (tnp_role)(uintptr_t)closure;
  if (SELF->context == NULL) return tnp_live(SELF) ? NULL : NULL;
  if (SELF->role == role && (SELF->flags & TNP_ALIAS) == 0) {
    Py_INCREF(self);
    return self;
  }
  if (!tnp_live(SELF)) return NULL;
  return SELF->flags & TNP_ALIAS ? tnp_wrap_op_in(SELF->context, OP, role)
                                 : tnp_op_in_role(SELF, role);
}

static PyObject* get_capsule(PyObject* self, void* closure) {
  return tnp_entity_capsule(self, closure);
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Operation._CAPIPtr", tnp.operation_base);
}

//===-- Placing -----------------------------------------------------------------------------===//

typedef tn_status (*move_fn)(tn_op op, tn_op other);

static PyObject* move(PyObject* self, PyObject* object, move_fn function) {
  tn_op other;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, SELF) || !tnp_call_op(&call, object, &other)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_op root = tn_op_root(OP);
  const tn_status status = function(OP, other);
  if (status == TN_OK) tnp_op_placed(SELF, root);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* move_before(PyObject* self, PyObject* other) {
  return move(self, other, tn_op_move_before);
}
static PyObject* move_after(PyObject* self, PyObject* other) {
  return move(self, other, tn_op_move_after);
}

static PyObject* is_before_in_block(PyObject* self, PyObject* object) {
  tnp_entity* other = tnp_live(SELF) ? tnp_op_argument(object) : NULL;
  if (other == NULL) return NULL;
  if (tn_op_is_detached(OP) || !tn_block_same(tn_op_block(OP), tn_op_block(other->handle.op))) {
    PyErr_SetString(PyExc_ValueError, "the operations are not in the same block");
    return NULL;
  }
  return PyBool_FromLong(tn_op_is_before_in_block(OP, other->handle.op));
}

static PyObject* detach_from_parent(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!tnp_live(SELF)) return NULL;
  if (tn_op_is_detached(OP)) {
    PyErr_SetString(PyExc_ValueError, "Detached operation has no parent.");
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_op_detach(OP);
  const bool is_root = status != TN_OK || tnp_op_uprooted(SELF);
  if (status == TN_OK) tnp_trees_changed(SELF->context);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL) || !is_root) {
    return NULL;
  }
  return tnp_wrap_op_in(SELF->context, OP, TNP_ROLE_VIEW);
}

static PyObject* erase(PyObject* self, PyObject* unused) {
  (void)unused;
  tnp_context* context = SELF->context;
  if (context == NULL) return tnp_live(SELF) ? NULL : NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tnp_holds_lock = true;
  const tn_status status = tn_op_erase(OP);
  tnp_holds_lock = false;
  if (status != TN_OK && !tnp_live(SELF)) {
    tnp_capture_drop(context, &capture);
    return NULL;
  }
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* clone_op(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                          PyObject* keywords) {
  static tnp_signature signature = {"clone", 0, 1, {"ip"}, {0}};
  PyObject* given[1];
  tn_insertion insertion;
  bool is_detached;
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_live(SELF)) return NULL;
  tnp_context* context = SELF->context;
  if (!tnp_loaded(SELF) || !tnp_insertion_of(given[0], context, &insertion, &is_detached)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_op made;
  const tn_status status = tn_op_clone(tnp_scope_current(context), OP, TN_CLONE_WHOLE, NULL,
                                       is_detached ? NULL : &insertion, &made);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_made_op(context, made, is_detached, TNP_ROLE_VIEW);
}

//===-- Verifying and uses ------------------------------------------------------------------===//

static PyObject* verify(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!tnp_live(SELF) || !tnp_loaded(SELF)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_op_verify(OP);
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_MLIR_ERROR, "Verification failed")) {
    return NULL;
  }
  Py_RETURN_TRUE;
}

static PyObject* replace_uses_of_with(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                      PyObject* keywords) {
  static tnp_signature signature = {"replace_uses_of_with", 2, 2, {"of", "with_"}, {0}};
  PyObject* given[2];
  tn_value of, with;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_call_on(&call, SELF) ||
      !tnp_call_value(&call, given[0], &of) || !tnp_call_value(&call, given[1], &with)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  tn_status status = TN_OK;
  const size_t operand_count = tn_op_operand_count(OP);
  for (size_t i = 0; i < operand_count && status == TN_OK; ++i) {
    if (tn_value_same(tn_op_operand(OP, i), of)) status = tn_op_set_operand(OP, i, with);
  }
  if (!tnp_capture_end(SELF->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* set_invalid(PyObject* self, PyObject* unused) {
  return tnp_entity_move(self, unused);
}

/// (discardable attributes or properties, as a dictionary attribute)
static PyObject* dictionary(PyObject* self, bool properties) {
  if (!tnp_live(SELF)) return NULL;
  tn_attribute found;
  const tn_status status = properties ? tn_op_properties_dictionary(OP, &found)
                                      : tn_op_discardable_dictionary(OP, &found);
  if (status != TN_OK) return PyErr_NoMemory();
  return tnp_wrap_attribute(SELF->context, found);
}

static PyObject* get_properties(PyObject* self, void* closure) {
  (void)closure;
  return dictionary(self, true);
}
static PyObject* get_discardable(PyObject* self, void* closure) {
  (void)closure;
  return dictionary(self, false);
}

//===-- Types -------------------------------------------------------------------------------===//

#define METHOD(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS, NULL }

static PyMethodDef base_methods[] = {METHOD("walk", tnp_op_walk),
                                     METHOD("get_asm", tnp_op_get_asm),
                                     METHOD("print", tnp_op_print_method),
                                     METHOD("write_bytecode", tnp_op_write_bytecode),
                                     {"_bytecode", tnp_op_bytecode, METH_NOARGS, NULL},
                                     METHOD("is_equivalent", tnp_op_is_equivalent),
                                     METHOD("structural_hash", tnp_op_structural_hash),
                                     METHOD("clone", clone_op),
                                     METHOD("replace_uses_of_with", replace_uses_of_with),
                                     {"verify", verify, METH_NOARGS, NULL},
                                     {"erase", erase, METH_NOARGS, NULL},
                                     {"move_before", move_before, METH_O, NULL},
                                     {"move_after", move_after, METH_O, NULL},
                                     {"is_before_in_block", is_before_in_block, METH_O, NULL},
                                     {"detach_from_parent", detach_from_parent, METH_NOARGS, NULL},
                                     {"_set_invalid", set_invalid, METH_NOARGS, NULL},
                                     {"_move", tnp_entity_move, METH_NOARGS, NULL},
                                     {"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
                                     {NULL, NULL, 0, NULL}};

static PyGetSetDef base_properties[] = {
    {"__dict__", NULL, NULL, NULL, NULL},
    {"_CAPIPtr", get_capsule, NULL, NULL, NULL},
    {"name", get_name, NULL, NULL, NULL},
    {"attributes", get_attributes, NULL, NULL, NULL},
    {"context", tnp_entity_context, NULL, NULL, NULL},
    {"operands", tnp_entity_list, NULL, NULL, (void*)TNP_OPERANDS},
    {"op_operands", tnp_entity_list, NULL, NULL, (void*)TNP_OP_OPERANDS},
    {"results", tnp_entity_list, NULL, NULL, (void*)TNP_RESULTS},
    {"regions", tnp_entity_list, NULL, NULL, (void*)TNP_REGIONS},
    {"successors", tnp_entity_list, NULL, NULL, (void*)TNP_SUCCESSORS},
    {"result", get_result, NULL, NULL, NULL},
    {"location", get_location, set_location, NULL, NULL},
    {"parent", get_parent, NULL, NULL, NULL},
    {"block", get_block, NULL, NULL, NULL},
    {"attached", get_attached, NULL, NULL, NULL},
    {"operation", get_role, NULL, NULL, (void*)(uintptr_t)TNP_ROLE_OPERATION},
    {"opview", get_role, NULL, NULL, (void*)(uintptr_t)TNP_ROLE_VIEW},
    {"properties_dictionary", get_properties, NULL, NULL, NULL},
    {"discardable_dictionary", get_discardable, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot base_slots[] = {{Py_tp_dealloc, tnp_entity_dealloc},
                                   {Py_tp_traverse, tnp_entity_traverse},
                                   {Py_tp_clear, tnp_entity_clear},
                                   {Py_tp_richcompare, tnp_entity_richcompare},
                                   {Py_tp_hash, tnp_entity_hash},
                                   {Py_tp_setattro, tnp_entity_setattro},
                                   {Py_tp_str, tnp_op_str},
                                   {Py_tp_repr, tnp_entity_repr},
                                   {Py_tp_methods, base_methods},
                                   {Py_tp_getset, base_properties},
                                   {Py_tp_members, tnp_entity_members},
                                   {0, NULL}};

#define BASE_FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC)

static PyType_Spec base_spec = {"tenure.ir._OperationBase", sizeof(tnp_entity), 0,
                                BASE_FLAGS | Py_TPFLAGS_DISALLOW_INSTANTIATION, base_slots};

static PyMethodDef operation_methods[] = {{"create", (PyCFunction)(void (*)(void))tnp_op_create,
                                           METH_FASTCALL | METH_KEYWORDS | METH_STATIC, NULL},
                                          {NULL, NULL, 0, NULL}};

static PyType_Slot operation_slots[] = {{Py_tp_dealloc, tnp_entity_dealloc},
                                        {Py_tp_traverse, tnp_entity_traverse},
                                        {Py_tp_clear, tnp_entity_clear},
                                        {Py_tp_methods, operation_methods},
                                        {0, NULL}};

static PyType_Spec operation_spec = {"tenure.ir._BaseOperation", sizeof(tnp_entity), 0,
                                     BASE_FLAGS | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                     operation_slots};

/// Puts the new `descriptor` into the class, unless the class has something of the name.
static bool own_member(PyTypeObject* type, PyObject* descriptor) {
  const bool good = descriptor != NULL &&
                    PyDict_SetDefault(type->tp_dict, PyDescr_NAME(descriptor), descriptor) != NULL;
  Py_XDECREF(descriptor);
  return good;
}

/// Gives a class of ours the members of its base as its own: a look-up finds them first then, and
/// finds that they are for objects of just this class without asking for its bases.
PyObject* tnp_own_members(PyObject* unused, PyObject* object) {
  (void)unused;
  PyTypeObject* type = (PyTypeObject*)object;
  if (!PyType_Check(object) || !PyType_IsSubtype(type, tnp.operation_base)) {
    return tnp_wrong_type(object, "a class of operations");
  }
  bool good = true;
  for (PyMethodDef* method = base_methods; good && method->ml_name != NULL; ++method) {
    if (method->ml_flags & (METH_STATIC | METH_CLASS)) continue;
    good = own_member(type, PyDescr_NewMethod(type, method));
  }
  for (PyGetSetDef* property = base_properties + 1; good && property->name != NULL; ++property) {
    good = own_member(type, PyDescr_NewGetSet(type, property));
  }
  PyType_Modified(type);
  return good ? Py_NewRef(Py_None) : NULL;
}

bool tnp_init_operation(void) {
  base_properties[0] = tnp_entity_dict[0];
  base_properties[1].closure = (void*)(uintptr_t) "tenure.ir.Operation._CAPIPtr";
  return tnp_add_type(&base_spec, NULL, &tnp.operation_base) &&
         tnp_add_type(&operation_spec, tnp.operation_base, &tnp.operation) && tnp_init_op_view() &&
         tnp_init_module_op();
}
