// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SymbolTable, and queries of symbols that need no table.

#include "tenure_py.h"

typedef struct symbol_table {
  PyObject_HEAD tnp_entity* owner;  ///< Held.
  tn_symbol_table* table;
} symbol_table;

#define TABLE ((symbol_table*)self)

static PyObject* table_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  (void)keywords;
  if (PyTuple_GET_SIZE(arguments) != 1) return tnp_wrong_type(NULL, "an Operation or OpView");
  tnp_entity* op = tnp_op_argument(PyTuple_GET_ITEM(arguments, 0));
  if (op == NULL || !tnp_body_loaded(op)) return NULL;
  // Of ops that no schema defines, any may be one.
  const tn_operation_name name = tn_op_operation_name(op->handle.op);
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  tn_symbol_table* table = NULL;
  const tn_status status = tn_operation_name_is_registered(name) &&
                                   !tn_operation_name_has_trait(name, TN_TRAIT_SYMBOL_TABLE)
                               ? TN_INVALID_ARGUMENT
                               : tn_symbol_table_create(op->handle.op, &table);
  if (status == TN_INVALID_ARGUMENT) {
    tnp_capture_drop(op->context, &capture);
    return PyErr_Format(PyExc_TypeError, "Operation is not a Symbol Table.");
  }
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  symbol_table* self = (symbol_table*)type->tp_alloc(type, 0);
  if (self == NULL) {
    tn_symbol_table_destroy(table);
    return NULL;
  }
  Py_INCREF(op);
  self->owner = op;
  self->table = table;
  return (PyObject*)self;
}

static int table_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(TABLE->owner);
  return 0;
}

static void table_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (TABLE->table != NULL) tn_symbol_table_destroy(TABLE->table);
  Py_XDECREF(TABLE->owner);
  type->tp_free(self);
  Py_DECREF(type);
}

//===-- Looking up --------------------------------------------------------------------------===//

/// Null, perhaps with an error, when there is no such symbol.
static tn_op lookup(PyObject* self, PyObject* key) {
  const tn_op none = {0, 0, 0, 0};
  tn_string_view name;
  if (!tnp_live(TABLE->owner) || !tnp_text(key, "symbol name", &name)) return none;
  return tn_symbol_table_lookup(TABLE->table, name);
}

static PyObject* table_subscript(PyObject* self, PyObject* key) {
  const tn_op found = lookup(self, key);
  if (PyErr_Occurred()) return NULL;
  if (!tn_op_is_null(found)) return tnp_wrap_op(TABLE->owner->context, found, TNP_ROLE_VIEW);
  PyErr_Format(PyExc_KeyError, "Symbol '%S' not in the symbol table.", key);
  return NULL;
}

static int table_contains(PyObject* self, PyObject* key) {
  const tn_op found = lookup(self, key);
  return PyErr_Occurred() ? -1 : !tn_op_is_null(found);
}

//===-- Changing ----------------------------------------------------------------------------===//

static PyObject* insert(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  tnp_entity* op = tnp_call_on(&call, TABLE->owner) ? tnp_call_op_entity(&call, object) : NULL;
  if (op == NULL) return NULL;
  tnp_context* context = op->context;
  if (tn_symbol_name(op->handle.op).size == 0) {
    PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol name.");
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_attribute name;
  const tn_op root = tn_op_root(op->handle.op);
  const tn_status status = tn_symbol_table_insert(TABLE->table, op->handle.op, &name);
  if (status == TN_OK) tnp_op_placed(op, root);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_attribute(context, name);
}

static PyObject* rename_symbol(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords) {
  static tnp_signature signature = {"rename", 2, 2, {"symbol", "name"}, {0}};
  PyObject* given[2];
  tn_string_view name;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  tnp_entity* op = tnp_call_on(&call, TABLE->owner) ? tnp_call_op_entity(&call, given[0]) : NULL;
  if (op == NULL || !tnp_text(given[1], "name", &name)) return NULL;
  if (!tnp_loaded(TABLE->owner)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_symbol_table_rename(TABLE->table, op->handle.op, name);
  if (status == TN_NOT_FOUND) {
    tnp_capture_drop(op->context, &capture);
    return PyErr_Format(PyExc_ValueError, "%S is not in the symbol table", given[0]);
  }
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static bool erase_op(PyObject* self, tn_op op, PyObject* key) {
  tnp_context* context = TABLE->owner->context;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_symbol_table_erase(TABLE->table, op);
  if (status == TN_NOT_FOUND) {
    tnp_capture_drop(context, &capture);
    PyErr_Format(PyExc_ValueError, "%S is not in the symbol table", key);
    return false;
  }
  return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
}

static PyObject* erase(PyObject* self, PyObject* object) {
  tn_op op;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, TABLE->owner) || !tnp_call_op(&call, object, &op) ||
      !erase_op(self, op, object)) {
    return NULL;
  }
  Py_RETURN_NONE;
}

static int table_assign(PyObject* self, PyObject* key, PyObject* value) {
  if (value != NULL) {
    PyErr_SetString(PyExc_TypeError, "use insert() to add a symbol to a table");
    return -1;
  }
  const tn_op found = lookup(self, key);
  if (PyErr_Occurred()) return -1;
  if (!tn_op_is_null(found)) return erase_op(self, found, key) ? 0 : -1;
  PyErr_Format(PyExc_KeyError, "Symbol '%S' not in the symbol table.", key);
  return -1;
}

//===-- Symbols without a table -------------------------------------------------------------===//

static PyObject* symbol_attribute(tnp_entity* op, const char* name) {
  const tn_attribute found = tn_op_attribute(op->handle.op, tn_string_view_from(name));
  if (tn_attribute_kind_of(found) == TN_ATTRIBUTE_STRING) {
    return tnp_wrap_attribute(op->context, found);
  }
  return NULL;
}

static PyObject* get_symbol_name(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  PyObject* name = symbol_attribute(op, "sym_name");
  if (name == NULL && !PyErr_Occurred()) {
    PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol name.");
  }
  return name;
}

static PyObject* get_visibility(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  PyObject* visibility = symbol_attribute(op, "sym_visibility");
  if (visibility != NULL || PyErr_Occurred()) return visibility;
  if (tn_symbol_name(op->handle.op).size == 0) {
    PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol visibility.");
    return NULL;
  }
  tn_attribute open;
  if (tn_string_attribute_get(op->context->context, tn_string_view_from("public"), &open) !=
      TN_OK) {
    return PyErr_NoMemory();
  }
  return tnp_wrap_attribute(op->context, open);
}

static PyObject* set_symbol_name(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                                 PyObject* keywords) {
  static tnp_signature signature = {"set_symbol_name", 2, 2, {"symbol", "name"}, {0}};
  (void)unused;
  PyObject* given[2];
  tn_string_view name;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  tnp_entity* op = tnp_op_argument(given[0]);
  if (op == NULL || !tnp_text(given[1], "name", &name)) return NULL;
  if (tn_symbol_name(op->handle.op).size == 0) {
    PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol name.");
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_symbol_set_name(op->handle.op, name);
  if (!tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

static PyObject* replace_all_symbol_uses(PyObject* unused, PyObject* const* arguments,
                                         Py_ssize_t count, PyObject* keywords) {
  static tnp_signature signature = {
      "replace_all_symbol_uses", 3, 3, {"old_symbol", "new_symbol", "from_op"}, {0}};
  (void)unused;
  PyObject* given[3];
  tn_string_view old_name, new_name;
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (!tnp_text(given[0], "old_symbol", &old_name)) return NULL;
  if (!tnp_text(given[1], "new_symbol", &new_name)) return NULL;
  tnp_entity* op = tnp_op_argument(given[2]);
  if (op == NULL || !tnp_loaded(op)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_symbol_replace_all_uses(op->handle.op, old_name, new_name);
  if (!tnp_capture_end(op->context, &capture, status, TNP_RUNTIME_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

#define STATIC_METHOD(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS | METH_STATIC, NULL }

static PyMethodDef table_methods[] = {
    {"insert", insert, METH_O, NULL},
    {"erase", erase, METH_O, NULL},
    {"rename", (PyCFunction)(void (*)(void))rename_symbol, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"get_symbol_name", get_symbol_name, METH_O | METH_STATIC, NULL},
    {"get_visibility", get_visibility, METH_O | METH_STATIC, NULL},
    STATIC_METHOD("set_symbol_name", set_symbol_name),
    STATIC_METHOD("replace_all_symbol_uses", replace_all_symbol_uses),
    {NULL, NULL, 0, NULL}};

static PyType_Slot table_slots[] = {{Py_tp_new, table_new},
                                    {Py_tp_dealloc, table_dealloc},
                                    {Py_tp_traverse, table_traverse},
                                    {Py_mp_subscript, table_subscript},
                                    {Py_mp_ass_subscript, table_assign},
                                    {Py_sq_contains, table_contains},
                                    {Py_tp_methods, table_methods},
                                    {0, NULL}};

static PyType_Spec table_spec = {"tenure.ir._BaseSymbolTable", sizeof(symbol_table), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                 table_slots};

bool tnp_init_symbol_table(void) { return tnp_add_type(&table_spec, NULL, &tnp.symbol_table); }
