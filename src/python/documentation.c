// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Docstrings, which are those of the stubs (tools/document-python).
//
// What is written in C gets them when its type is made, with the signature that inspect reads from
// them; what is written in Python and has none of its own when its module asks. A docstring that is
// there stays.

#include "documentation.h"

#include <stdlib.h>
#include <string.h>

typedef struct entry {
  const char* name;  ///< Without the package: "ir.Value.owner".
  const char* text;  ///< Of a function: its signature, "--", and words.
} entry;

static const entry entries[] = {
#include <documentation.inc>
};

#define ENTRY_COUNT (sizeof entries / sizeof entries[0])

//===-- Finding -----------------------------------------------------------------------------===//

static int compare(const void* name, const void* other) {
  return strcmp(name, ((const entry*)other)->name);
}

/// The text of a member of a class, or of the class if `member` is NULL; NULL if there is none.
static const char* find(const char* owner, const char* member) {
  char name[128];
  const int length = PyOS_snprintf(name, sizeof name, "%s%s%s", owner, member == NULL ? "" : ".",
                                   member == NULL ? "" : member);
  if (length < 0 || (size_t)length >= sizeof name) return NULL;
  const entry* found = bsearch(name, entries, ENTRY_COUNT, sizeof entries[0], compare);
  return found == NULL ? NULL : found->text;
}

/// The text without the leading signature.
static const char* words_of(const char* text) {
  const char* end = strstr(text, "\n--\n\n");
  return end == NULL ? text : end + 5;
}

/// "ir.Block" of "tenure.ir._BaseBlock": the class that Python derives has the base's members.
static void name_of(const PyType_Spec* spec, char name[64]) {
  const char* whole = strncmp(spec->name, "tenure.", 7) == 0 ? spec->name + 7 : spec->name;
  const char* base = strstr(whole, "._Base");
  const int module = (int)(base == NULL ? 0 : base + 1 - whole);
  PyOS_snprintf(name, 64, "%.*s%s", module, whole, base == NULL ? whole : base + 6);
}

//===-- What is written in C ----------------------------------------------------------------===//

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
  char owner[64];
  name_of(spec, owner);
  for (const PyType_Slot* slot = spec->slots; slot->slot != 0; ++slot) document_slot(owner, slot);
}

/// Whether the class has no docstring of its own, or None.
static bool lacks_words(PyTypeObject* type) {
  PyObject* words = PyDict_GetItemString(type->tp_dict, "__doc__");
  return words == NULL || words == Py_None;
}

static bool set_words(PyObject* object, const char* text) {
  PyObject* words = PyUnicode_FromString(words_of(text));
  const bool done = words != NULL && PyObject_SetAttrString(object, "__doc__", words) == 0;
  Py_XDECREF(words);
  return done;
}

static bool document_class(PyTypeObject* type, const char* text) {
  return text == NULL || !lacks_words(type) || set_words((PyObject*)type, text);
}

bool tnp_document_type(const PyType_Spec* spec, PyTypeObject* type) {
  char owner[64];
  name_of(spec, owner);
  return document_class(type, find(owner, NULL));
}

//===-- What is written in Python -----------------------------------------------------------===//

static bool document_without(PyObject* object, const char* text) {
  PyObject* words = PyObject_GetAttrString(object, "__doc__");
  if (words == NULL) return false;
  const bool is_there = words != Py_None;
  Py_DECREF(words);
  return is_there || set_words(object, text);
}

/// A function of C that a class offers by another name has no signature there.
static void document_builtin(PyObject* function, const char* text) {
  PyMethodDef* definition = ((PyCFunctionObject*)function)->m_ml;
  if (definition->ml_doc == NULL) definition->ml_doc = words_of(text);
}

static bool document_object(PyObject* object, const char* text) {
  if (PyFunction_Check(object) || PyObject_TypeCheck(object, &PyProperty_Type)) {
    return document_without(object, text);
  }
  if (PyCFunction_Check(object)) document_builtin(object, text);
  if (PyType_Check(object)) return document_class((PyTypeObject*)object, text);
  return true;
}

static bool document_member(PyObject* owner, const char* name, const char* text) {
  if (!PyType_Check(owner)) return true;
  PyObject* member = PyDict_GetItemString(((PyTypeObject*)owner)->tp_dict, name);
  if (member == NULL) return true;
  const bool is_wrapped = PyObject_TypeCheck(member, &PyStaticMethod_Type) ||
                          PyObject_TypeCheck(member, &PyClassMethod_Type);
  if (!is_wrapped) return document_object(member, text);
  PyObject* function = PyObject_GetAttrString(member, "__func__");
  const bool done = function != NULL && document_object(function, text);
  Py_XDECREF(function);
  return done;
}

/// The object in a module's namespace with the name after the module's.
static bool document_name(PyObject* names, const char* name, const char* text) {
  char first[64];
  const char* dot = strchr(name, '.');
  const int length = (int)(dot == NULL ? strlen(name) : (size_t)(dot - name));
  PyOS_snprintf(first, sizeof first, "%.*s", length, name);
  PyObject* found = PyDict_GetItemString(names, first);
  if (found == NULL) return true;
  Py_INCREF(found);
  const bool done =
      dot == NULL ? document_object(found, text) : document_member(found, dot + 1, text);
  Py_DECREF(found);
  return done;
}

PyObject* tnp_document_module(PyObject* unused, PyObject* names) {
  (void)unused;
  tn_string_view module;
  PyObject* text = PyDict_Check(names) ? PyDict_GetItemString(names, "__name__") : NULL;
  if (text == NULL) return PyErr_Format(PyExc_TypeError, "_document takes a module's globals()");
  if (!tnp_text(text, "__name__", &module)) return NULL;
  const char* name = strncmp(module.data, "tenure.", 7) == 0 ? module.data + 7 : module.data;
  const size_t length = strlen(name);
  for (size_t i = 0; i < ENTRY_COUNT; ++i) {
    const char* path = entries[i].name;
    if (strncmp(path, name, length) != 0 || path[length] != '.') continue;
    if (!document_name(names, path + length + 1, entries[i].text)) return NULL;
  }
  Py_RETURN_NONE;
}
