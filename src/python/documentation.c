// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Docstrings, which the stubs contain (tools/document-python).
//
// Methods, properties and classes that are written in C get their docstring when their type is
// created, with the signature that inspect reads from it; Python's own get it when their
// module calls _document. Existing docstrings are kept.

#include "documentation.h"

#include <stdlib.h>
#include <string.h>

typedef struct entry {
  const char* name;  ///< Without the package: "ir.Value.owner".
  const char* text;  ///< The docstring; that of a function follows its signature and "--".
} entry;

static const entry entries[] = {
#include <documentation.inc>
};

#define ENTRY_COUNT (sizeof entries / sizeof entries[0])
/// Names of entries are shorter; tools/document-python checks it.
#define NAME_SIZE 128

//===-- Finding -----------------------------------------------------------------------------===//

static int compare(const void* name, const void* other) {
  return strcmp(name, ((const entry*)other)->name);
}

/// The text of a member of a class, or of the class if `member` is NULL; NULL if there is none.
static const char* find(const char* owner, const char* member) {
  char name[NAME_SIZE];
  const int length = PyOS_snprintf(name, sizeof name, "%s%s%s", owner, member == NULL ? "" : ".",
                                   member == NULL ? "" : member);
  if (length < 0 || (size_t)length >= sizeof name) return NULL;
  const entry* found = bsearch(name, entries, ENTRY_COUNT, sizeof entries[0], compare);
  return found == NULL ? NULL : found->text;
}

/// An entry's text without the signature.
static const char* skip_signature(const char* text) {
  const char* end = strstr(text, "\n--\n\n");
  return end == NULL ? text : end + 5;
}

/// The name of a class in the entries: "ir.Block" for "tenure.ir._BaseBlock", whose members the
/// class that Python derives from it inherits.
static void name_of(const PyType_Spec* spec, char name[NAME_SIZE]) {
  const char* full = strncmp(spec->name, "tenure.", 7) == 0 ? spec->name + 7 : spec->name;
  const char* base = strstr(full, "._Base");
  const int prefix_size = (int)(base == NULL ? 0 : base + 1 - full);
  PyOS_snprintf(name, NAME_SIZE, "%.*s%s", prefix_size, full, base == NULL ? full : base + 6);
}

//===-- Classes of C ------------------------------------------------------------------------===//

static void document_slot(const char* owner, const PyType_Slot* slot) {
  if (slot->slot == Py_tp_methods) {
    for (PyMethodDef* method = slot->pfunc; method->ml_name != NULL; ++method) {
      if (method->ml_doc == NULL) method->ml_doc = find(owner, method->ml_name);
    }
  } else if (slot->slot == Py_tp_getset) {
    for (PyGetSetDef* property = slot->pfunc; property->name != NULL; ++property) {
      if (property->doc == NULL) property->doc = find(owner, property->name);
    }
  } else if (slot->slot == Py_tp_members) {
    for (PyMemberDef* member = slot->pfunc; member->name != NULL; ++member) {
      if (member->doc == NULL) member->doc = find(owner, member->name);
    }
  }
}

void tnp_document_spec(const PyType_Spec* spec) {
  char owner[NAME_SIZE];
  name_of(spec, owner);
  for (const PyType_Slot* slot = spec->slots; slot->slot != 0; ++slot) document_slot(owner, slot);
}

static bool has_own_docstring(PyTypeObject* type) {
  PyObject* docstring = PyDict_GetItemString(type->tp_dict, "__doc__");
  return docstring != NULL && docstring != Py_None;
}

static bool set_docstring(PyObject* object, const char* text) {
  PyObject* docstring = PyUnicode_FromString(skip_signature(text));
  const bool done = docstring != NULL && PyObject_SetAttrString(object, "__doc__", docstring) == 0;
  Py_XDECREF(docstring);
  return done;
}

static bool document_class(PyTypeObject* type, const char* text) {
  return text == NULL || has_own_docstring(type) || set_docstring((PyObject*)type, text);
}

bool tnp_document_type(const PyType_Spec* spec, PyTypeObject* type) {
  char owner[NAME_SIZE];
  name_of(spec, owner);
  return document_class(type, find(owner, NULL));
}

//===-- Modules of Python -------------------------------------------------------------------===//

static bool document_unless_present(PyObject* object, const char* text) {
  PyObject* docstring = PyObject_GetAttrString(object, "__doc__");
  if (docstring == NULL) return false;
  const bool is_present = docstring != Py_None;
  Py_DECREF(docstring);
  return is_present || set_docstring(object, text);
}

/// A C function that a class offers under another name has no signature there.
static void document_builtin(PyObject* function, const char* text) {
  PyMethodDef* definition = ((PyCFunctionObject*)function)->m_ml;
  if (definition->ml_doc == NULL) definition->ml_doc = skip_signature(text);
}

static bool document_object(PyObject* object, const char* text) {
  if (PyFunction_Check(object) || PyObject_TypeCheck(object, &PyProperty_Type)) {
    return document_unless_present(object, text);
  }
  if (PyCFunction_Check(object)) document_builtin(object, text);
  if (PyType_Check(object)) return document_class((PyTypeObject*)object, text);
  return true;
}

/// Documents a class's attribute, which may be wrapped in a staticmethod or classmethod.
static bool document_attribute(PyObject* attribute, const char* text) {
  const bool is_wrapped = PyObject_TypeCheck(attribute, &PyStaticMethod_Type) ||
                          PyObject_TypeCheck(attribute, &PyClassMethod_Type);
  if (!is_wrapped) return document_object(attribute, text);
  PyObject* function = PyObject_GetAttrString(attribute, "__func__");
  const bool done = function != NULL && document_object(function, text);
  Py_XDECREF(function);
  return done;
}

/// Whether a class is one of the package's.
static bool is_own_class(const PyTypeObject* type) {
  // A static class of the interpreter may have no dictionary here.
  PyObject* module =
      type->tp_dict == NULL ? NULL : PyDict_GetItemString(type->tp_dict, "__module__");
  tn_string_view name = {NULL, 0};
  if (module != NULL && !tnp_text(module, "__module__", &name)) PyErr_Clear();
  return name.size >= 6 && memcmp(name.data, "tenure", 6) == 0;
}

/// What the dictionary of the class, or of a base in the package, has by this name; NULL, without
/// an error, if there is none. Borrowed.
static PyObject* find_attribute(const PyTypeObject* type, const char* name) {
  PyObject* found = NULL;
  for (Py_ssize_t i = 0; found == NULL && i < PyTuple_GET_SIZE(type->tp_mro); ++i) {
    const PyTypeObject* base = (PyTypeObject*)PyTuple_GET_ITEM(type->tp_mro, i);
    if (is_own_class(base)) found = PyDict_GetItemString(base->tp_dict, name);
  }
  return found;
}

/// Documents what `path`, such as "Value.owner", names in a class or, at first, in the dictionary
/// `names` of a module.
static bool document_path(PyObject* names, const PyTypeObject* owner, const char* path,
                          const char* text) {
  char first[NAME_SIZE];
  const char* dot = strchr(path, '.');
  const int size = (int)(dot == NULL ? strlen(path) : (size_t)(dot - path));
  PyOS_snprintf(first, sizeof first, "%.*s", size, path);
  PyObject* found =
      owner == NULL ? PyDict_GetItemString(names, first) : find_attribute(owner, first);
  if (found == NULL) return true;
  Py_INCREF(found);
  bool done = true;
  if (dot == NULL) {
    done = document_attribute(found, text);
  } else if (PyType_Check(found)) {
    done = document_path(NULL, (PyTypeObject*)found, dot + 1, text);
  }
  Py_DECREF(found);
  return done;
}

PyObject* tnp_document_module(PyObject* unused, PyObject* globals) {
  (void)unused;
  tn_string_view module;
  PyObject* name = PyDict_Check(globals) ? PyDict_GetItemString(globals, "__name__") : NULL;
  if (name == NULL) return PyErr_Format(PyExc_TypeError, "_document takes a module's globals()");
  if (!tnp_text(name, "__name__", &module)) return NULL;
  const char* prefix = strncmp(module.data, "tenure.", 7) == 0 ? module.data + 7 : module.data;
  const size_t size = strlen(prefix);
  for (size_t i = 0; i < ENTRY_COUNT; ++i) {
    const char* path = entries[i].name;
    if (strncmp(path, prefix, size) != 0 || path[size] != '.') continue;
    if (!document_path(globals, NULL, path + size + 1, entries[i].text)) return NULL;
  }
  Py_RETURN_NONE;
}
