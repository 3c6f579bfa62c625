// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions for the Python files: dialects, symbol tables, printed names, capsules.

#include "tenure_py.h"

#include <string.h>

/// knows_dialect(context, name): whether it is builtin, shipped, or was loaded.
static PyObject* knows_dialect(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view name;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "knows_dialect takes 2 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL || !tnp_text(arguments[1], "name", &name)) return NULL;
  if (tn_string_view_equal(name, tn_string_view_from("builtin"))) Py_RETURN_TRUE;
  const tn_status status = tn_dialect_load(context->context, name);
  if (status == TN_OUT_OF_MEMORY) return PyErr_NoMemory();
  return PyBool_FromLong(status == TN_OK);
}

/// shipped_schema(name): the text of a shipped dialect's schema; None if there is none.
static PyObject* shipped_schema(PyObject* unused, PyObject* argument) {
  (void)unused;
  tn_string_view name;
  if (!tnp_text(argument, "name", &name)) return NULL;
  for (size_t i = 0; i < tn_dialect_shipped_count(); ++i) {
    if (!tn_string_view_equal(name, tn_dialect_shipped_name(i))) continue;
    tnp_writer writer = {NULL, 0, 0};
    const tn_status status = tn_dialect_shipped_print(i, tnp_text_write, &writer);
    return tnp_writer_finish(&writer, NULL, NULL, status, false);
  }
  Py_RETURN_NONE;
}

/// is_registered_operation(context, name)
static PyObject* is_registered(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view name;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "is_registered_operation takes 2 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL || !tnp_text(arguments[1], "name", &name)) return NULL;
  tn_operation_name found;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_operation_name_get(context->context, name, &found);
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return PyBool_FromLong(tn_operation_name_is_registered(found));
}

/// has_trait(operation name or op, number of the trait, context)
static PyObject* has_trait(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_operation_name name;
  if (count != 3) return PyErr_Format(PyExc_TypeError, "has_trait takes 3 arguments");
  const long trait = PyLong_AsLong(arguments[1]);
  if (PyErr_Occurred()) return NULL;
  TNP_CALL call = {NULL, NULL};
  if (PyUnicode_Check(arguments[0])) {
    tnp_context* context = tnp_call_context(&call, arguments[2]);
    if (context == NULL || !tnp_operation_name_of(context, arguments[0], &name)) return NULL;
  } else {
    tnp_entity* op = tnp_op_argument(arguments[0]);
    if (op == NULL) return NULL;
    name = tn_op_operation_name(op->handle.op);
  }
  return PyBool_FromLong(tn_operation_name_has_trait(name, (tn_trait)trait));
}

/// Whether an op can contain symbols: one region, at most one block.
static PyObject* is_symbol_table(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  const tn_operation_name name = tn_op_operation_name(op->handle.op);
  return PyBool_FromLong(tn_operation_name_has_trait(name, TN_TRAIT_SYMBOL_TABLE));
}

//===-- Text of parts -----------------------------------------------------------------------===//

/// value_name(value, local scope, names from locations): `%0`, `%arg1`, `%c0_i32`.
static PyObject* value_name(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 3 || !tnp_is(arguments[0], tnp.value)) {
    return tnp_wrong_type(count > 0 ? arguments[0] : NULL, "a Value");
  }
  tnp_entity* value = (tnp_entity*)arguments[0];
  const int local_scope = PyObject_IsTrue(arguments[1]);
  const int names_from_locations = local_scope < 0 ? -1 : PyObject_IsTrue(arguments[2]);
  if (names_from_locations < 0 || !tnp_live(value)) return NULL;
  const tn_print_options options = {.custom_form = true,
                                    .local_scope = local_scope == 1,
                                    .names_from_locations = names_from_locations == 1};
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(value->context, &capture);
  const tn_status status =
      tn_value_print_name(value->handle.value, &options, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, value->context, &capture, status, false);
}

//===-- Dialects of users -------------------------------------------------------------------===//

/// load_schema(context, text, file name)
static PyObject* load_schema(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_string_view text;
  tn_string_view file_name;
  if (count != 3) return PyErr_Format(PyExc_TypeError, "load_schema takes 3 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL || !tnp_text(arguments[1], "text", &text) ||
      !tnp_text(arguments[2], "file_name", &file_name)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_dialect_load_schema(context->context, text, file_name);
  if (!tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Unable to load the schema")) {
    return NULL;
  }
  Py_RETURN_NONE;
}

//===-- Capsules of Python objects ----------------------------------------------------------===//

/// Names must outlive their capsules, so these are all that Python can request.
static const char* const capsule_names[] = {
    "tenure.ir.TypeID._CAPIPtr", "tenure.ir.DialectRegistry._CAPIPtr",
    "tenure.ir.AffineMap._CAPIPtr", "tenure.ir.IntegerSet._CAPIPtr",
    "tenure.passmanager.PassManager._CAPIPtr"};

static const char* capsule_name(PyObject* name) {
  for (size_t i = 0; PyUnicode_Check(name) && i < sizeof capsule_names / sizeof *capsule_names;
       ++i) {
    if (PyUnicode_CompareWithASCIIString(name, capsule_names[i]) == 0) return capsule_names[i];
  }
  PyErr_Format(PyExc_ValueError, "unknown capsule %R", name);
  return NULL;
}

/// make_capsule(object, name)
static PyObject* make_capsule(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "make_capsule takes 2 arguments");
  const char* name = capsule_name(arguments[1]);
  return name == NULL ? NULL : tnp_entity_capsule(arguments[0], (void*)(uintptr_t)name);
}

/// capsule_object(capsule, name)
static PyObject* capsule_object(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "capsule_object takes 2 arguments");
  const char* name = capsule_name(arguments[1]);
  return name == NULL ? NULL : tnp_capsule_object(arguments[0], name, &PyBaseObject_Type);
}

#define POSITIONS(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL, NULL }

PyMethodDef tnp_question_functions[] = {POSITIONS("knows_dialect", knows_dialect),
                                        {"shipped_schema", shipped_schema, METH_O, NULL},
                                        POSITIONS("load_schema", load_schema),
                                        POSITIONS("is_registered_operation", is_registered),
                                        POSITIONS("has_trait", has_trait),
                                        {"is_symbol_table", is_symbol_table, METH_O, NULL},
                                        POSITIONS("value_name", value_name),
                                        POSITIONS("make_capsule", make_capsule),
                                        POSITIONS("capsule_object", capsule_object),
                                        {NULL, NULL, 0, NULL}};
