// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The module `tenure._tenure`, which combines the other files.
//
// The package's Python files build upstream's classes on top; they pass data to this module
// (classes by kind, the registry of op classes, casters) through `_set`.

#include "adapters.h"
#include "documentation.h"
#include "tenure_py.h"

#include <string.h>

tnp_state tnp;

bool tnp_add_type(PyType_Spec* spec, PyTypeObject* base, PyTypeObject** out_type) {
  PyObject* bases = base == NULL ? NULL : PyTuple_Pack(1, (PyObject*)base);
  if (base != NULL && bases == NULL) return false;
  tnp_document_spec(spec);
  PyObject* type = PyType_FromModuleAndSpec(tnp.module, spec, bases);
  Py_XDECREF(bases);
  if (type == NULL || !tnp_document_type(spec, (PyTypeObject*)type)) return false;
  *out_type = (PyTypeObject*)type;
  const char* name = strrchr(spec->name, '.');
  return PyModule_AddObjectRef(tnp.module, name == NULL ? spec->name : name + 1, type) == 0;
}

PyObject* tnp_cast(PyObject* caster, PyObject* owned_object) {
  Py_INCREF(caster);
  PyObject* cast = PyObject_CallOneArg(caster, owned_object);
  Py_DECREF(caster);
  Py_DECREF(owned_object);
  return cast;
}

//===-- Data of ir.py -----------------------------------------------------------------------===//

typedef struct setting {
  const char* name;
  PyObject** target;
} setting;

static const setting settings[] = {
    {"find_op_class", &tnp.find_op_class},
    {"type_classes", &tnp.type_classes},
    {"attribute_classes", &tnp.attribute_classes},
    {"affine_classes", &tnp.affine_classes},
    {"location_classes", &tnp.location_classes},
    {"value_caster", &tnp.value_caster},
    {"type_caster", &tnp.opaque_type_caster},
    {"dialect_classes", &tnp.dialect_classes},
    {"attribute_name", &tnp.attribute_name},
    {"location_hook", &tnp.location_hook},
    {"severities", &tnp.severities},
    {"mlir_error", &tnp.mlir_error},
    {"callback_error", &tnp.callback_error},
    {"walk_advance", &tnp.walk_advance},
    {"walk_interrupt", &tnp.walk_interrupt},
    {"walk_skip", &tnp.walk_skip},
    {"walk_post_order", &tnp.walk_post_order},
    {"context", (PyObject**)&tnp.context},
    {"operation", (PyObject**)&tnp.operation},
    {"op_view", (PyObject**)&tnp.op_view},
    {"module_op", (PyObject**)&tnp.module_op},
    {"block", (PyObject**)&tnp.block},
    {"insertion_point", (PyObject**)&tnp.insertion_point},
};

/// Gives our Python-level classes the deallocator of the C class under them: without slots or
/// finalizers of their own there is nothing for the general one to look for.
static PyObject* use_base_dealloc(PyObject* unused, PyObject* object) {
  (void)unused;
  if (!PyType_Check(object)) return tnp_wrong_type(object, "a class");
  PyTypeObject* type = (PyTypeObject*)object;
  PyTypeObject* const bases[] = {tnp.attribute, tnp.type, tnp.affine_expr, tnp.operation_base,
                                 tnp.location};
  for (size_t i = 0; i < sizeof bases / sizeof bases[0]; ++i) {
    if (PyType_IsSubtype(type, bases[i]) && type->tp_basicsize == bases[i]->tp_basicsize &&
        type->tp_finalize == NULL && type->tp_dictoffset == bases[i]->tp_dictoffset) {
      type->tp_dealloc = bases[i]->tp_dealloc;
    }
  }
  Py_RETURN_NONE;
}

/// Gives a metaclass the attribute look-up of `type`, in place of the one with a hook.
static PyObject* use_plain_getattr(PyObject* unused, PyObject* object) {
  (void)unused;
  if (!PyType_Check(object) || !PyType_IsSubtype((PyTypeObject*)object, &PyType_Type)) {
    return tnp_wrong_type(object, "a metaclass");
  }
  ((PyTypeObject*)object)->tp_getattro = PyType_Type.tp_getattro;
  Py_RETURN_NONE;
}

/// _set(name, object): None takes it back.
static PyObject* set(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 2 || !PyUnicode_Check(arguments[0])) {
    return PyErr_Format(PyExc_TypeError, "_set takes a name and an object");
  }
  for (size_t i = 0; i < sizeof settings / sizeof settings[0]; ++i) {
    if (PyUnicode_CompareWithASCIIString(arguments[0], settings[i].name) != 0) continue;
    PyObject* value = arguments[1] == Py_None ? NULL : Py_NewRef(arguments[1]);
    Py_XSETREF(*settings[i].target, value);
    Py_RETURN_NONE;
  }
  return PyErr_Format(PyExc_KeyError, "%U", arguments[0]);
}

/// A class was registered: what contexts remember of classes is looked up again.
static PyObject* classes_changed(PyObject* unused, PyObject* also_unused) {
  (void)unused;
  (void)also_unused;
  ++tnp.class_version;
  Py_RETURN_NONE;
}

/// current(kind): the current object of this thread or task; 0 context, 1 location, 2 insertion
/// point.
static PyObject* current(PyObject* unused, PyObject* kind) {
  (void)unused;
  const long number = PyLong_AsLong(kind);
  if (number == -1 && PyErr_Occurred()) return NULL;
  const tnp_frame* top = tnp_stack_top();
  PyObject* found = NULL;
  if (top != NULL) {
    found = number == TNP_FRAME_CONTEXT    ? (PyObject*)top->context
            : number == TNP_FRAME_LOCATION ? (PyObject*)top->location
            : number == TNP_FRAME_SCOPE    ? (PyObject*)top->scope
                                           : (PyObject*)top->insertion_point;
  }
  return Py_NewRef(found == NULL ? Py_None : found);
}

/// The interpreter ends: wrappers of the library's side are left alone from now on.
static PyObject* host_exit(PyObject* unused, PyObject* also_unused) {
  (void)unused;
  (void)also_unused;
  tnp.exiting = true;
  tn_host_exit();
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {{"_set", (PyCFunction)(void (*)(void))set, METH_FASTCALL, NULL},
                                  {"_use_plain_getattr", use_plain_getattr, METH_O, NULL},
                                  {"_use_base_dealloc", use_base_dealloc, METH_O, NULL},
                                  {"_own_members", tnp_own_members, METH_O, NULL},
                                  {"_classes_changed", classes_changed, METH_NOARGS, NULL},
                                  {"_current", current, METH_O, NULL},
                                  {"_document", tnp_document_module, METH_O, NULL},
                                  {"_host_exit", host_exit, METH_NOARGS, NULL},
                                  {NULL, NULL, 0, NULL}};

//===-- Making the module -------------------------------------------------------------------===//

static bool watch_exit(PyObject* module) {
  PyObject* atexit = PyImport_ImportModule("atexit");
  PyObject* function = atexit == NULL ? NULL : PyObject_GetAttrString(module, "_host_exit");
  PyObject* done = function == NULL ? NULL : PyObject_CallMethod(atexit, "register", "O", function);
  Py_XDECREF(atexit);
  Py_XDECREF(function);
  Py_XDECREF(done);
  return done != NULL;
}

static bool add_functions(PyObject* module) {
  PyMethodDef* const lists[] = {
      tnp_attribute_functions,       tnp_type_functions,       tnp_elements_functions,
      tnp_affine_functions,          tnp_affine_map_functions, tnp_location_functions,
      tnp_question_functions,        tnp_adapter_functions,    tnp_adapter_device_functions,
      tnp_adapter_builder_functions, tnp_adapter_op_functions, tnp_artifact_functions,
      tnp_op_columns_functions};
  for (size_t i = 0; i < sizeof lists / sizeof lists[0]; ++i) {
    if (PyModule_AddFunctions(module, lists[i]) < 0) return false;
  }
  return true;
}

static int module_exec(PyObject* module) {
  if (tnp.module != NULL) {
    PyErr_SetString(PyExc_ImportError, "tenure supports only one interpreter per process");
    return -1;
  }
  tnp.module = module;
  const bool made =
      tnp_init_running() && tnp_init_wrapper_memory() && tnp_init_errors() && tnp_init_stack() &&
      tnp_init_context() && tnp_init_scope() && tnp_init_location() &&
      tnp_init_traceback_locations() && tnp_init_uniqued() && tnp_init_operation() &&
      tnp_init_region() && tnp_init_block() && tnp_init_value() && tnp_init_lists() &&
      tnp_init_iterators() && tnp_init_attribute_map() && tnp_init_insertion_point() &&
      tnp_init_symbol_table() && tnp_init_diagnostics() && tnp_init_elements() &&
      tnp_init_elements_buffer() && tnp_init_adapters() && tnp_init_adapter_builder() &&
      tnp_init_pass_manager() && tnp_init_rewrite() && tnp_init_analysis() &&
      tnp_init_equations() && add_functions(module) && watch_exit(module);
  if (!made) {
    tnp.module = NULL;
    return -1;
  }
  return PyModule_AddStringConstant(module, "version", tn_version());
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, module_exec}, {0, NULL}};

static struct PyModuleDef module_def = {PyModuleDef_HEAD_INIT, .m_name = "tenure._tenure",
                                        .m_doc = "The Python interface of libtenure.",
                                        .m_methods = functions, .m_slots = module_slots};

PyMODINIT_FUNC PyInit__tenure(void);
PyMODINIT_FUNC PyInit__tenure(void) { return PyModuleDef_Init(&module_def); }
