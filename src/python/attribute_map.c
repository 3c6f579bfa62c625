// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpAttributeMap: the attributes of an op, inherent ones first, by name; and NamedAttribute.
//
// As upstream, the map shows what an op carries, whether the dialect calls it inherent or not.

#include "tenure_py.h"

typedef struct attribute_map {
  PyObject_HEAD tnp_entity* owner;  ///< Held.
} attribute_map;

#define OWNER (((attribute_map*)self)->owner)
#define OP (OWNER->handle.op)

PyObject* tnp_attribute_map_make(tnp_entity* op) {
  attribute_map* map = PyObject_New(attribute_map, tnp.attribute_map);
  if (map == NULL) return NULL;
  Py_INCREF(op);
  map->owner = op;
  return (PyObject*)map;
}

static void map_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_DECREF(OWNER);
  PyObject_Free(self);
  Py_DECREF(type);
}

//===-- Named attributes --------------------------------------------------------------------===//

typedef struct named_attribute {
  PyObject_HEAD PyObject* name;
  PyObject* attribute;
} named_attribute;

PyObject* tnp_named_attribute_make(tnp_context* context, tn_string_view name,
                                   tn_attribute attribute) {
  named_attribute* named = PyObject_New(named_attribute, tnp.named_attribute);
  if (named == NULL) return NULL;
  named->name = tnp_string(name);
  named->attribute = tnp_wrap_attribute(context, attribute);
  if (named->name != NULL && named->attribute != NULL) return (PyObject*)named;
  Py_DECREF(named);
  return NULL;
}

static void named_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(((named_attribute*)self)->name);
  Py_XDECREF(((named_attribute*)self)->attribute);
  PyObject_Free(self);
  Py_DECREF(type);
}

static PyObject* named_repr(PyObject* self) {
  const named_attribute* named = (named_attribute*)self;
  return PyUnicode_FromFormat("NamedAttribute(%S=%S)", named->name, named->attribute);
}

static PyObject* named_richcompare(PyObject* self, PyObject* other, int operation) {
  if (!tnp_is(other, tnp.named_attribute) || (operation != Py_EQ && operation != Py_NE)) {
    Py_RETURN_NOTIMPLEMENTED;
  }
  const named_attribute* a = (named_attribute*)self;
  const named_attribute* b = (named_attribute*)other;
  int equal = PyObject_RichCompareBool(a->name, b->name, Py_EQ);
  if (equal == 1) equal = PyObject_RichCompareBool(a->attribute, b->attribute, Py_EQ);
  return equal < 0 ? NULL : PyBool_FromLong((equal == 1) == (operation == Py_EQ));
}

static Py_hash_t named_hash(PyObject* self) {
  const Py_hash_t hash = PyObject_Hash(((named_attribute*)self)->name) ^
                         PyObject_Hash(((named_attribute*)self)->attribute);
  return hash == -1 ? -2 : hash;
}

static PyMemberDef named_members[] = {
    {"name", T_OBJECT, offsetof(named_attribute, name), READONLY, NULL},
    {"attr", T_OBJECT, offsetof(named_attribute, attribute), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

//===-- Entries -----------------------------------------------------------------------------===//

static size_t entry_count(tn_op op) {
  return tn_op_property_count(op) + tn_op_discardable_attribute_count(op);
}

static tn_named_attribute entry_at(tn_op op, size_t index) {
  const size_t property_count = tn_op_property_count(op);
  return index < property_count ? tn_op_property_at(op, index)
                                : tn_op_discardable_attribute_at(op, index - property_count);
}

static Py_ssize_t map_length(PyObject* self) {
  return tnp_live(OWNER) ? (Py_ssize_t)entry_count(OP) : -1;
}

static int map_contains(PyObject* self, PyObject* key) {
  tn_attribute found;
  if (!tnp_live(OWNER) || !tnp_attribute_called(OWNER, key, &found)) return -1;
  return tn_attribute_is_null(found) ? 0 : 1;
}

static PyObject* at_index(PyObject* self, PyObject* key) {
  Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if ((index == -1 && PyErr_Occurred()) || !tnp_live(OWNER)) return NULL;
  const Py_ssize_t count = (Py_ssize_t)entry_count(OP);
  if (index < 0) index += count;
  if (index < 0 || index >= count) {
    PyErr_SetString(PyExc_IndexError, "attempt to access out-of-bounds attribute");
    return NULL;
  }
  const tn_named_attribute entry = entry_at(OP, (size_t)index);
  return tnp_named_attribute_make(OWNER->context, tn_identifier_text(entry.name), entry.value);
}

/// Raises KeyError with the existing names.
static void raise_missing(PyObject* self, PyObject* key) {
  PyObject* names = PyList_New(0);
  PyObject* glue = PyUnicode_FromString(", ");
  for (size_t i = 0; names != NULL && i < entry_count(OP); ++i) {
    PyObject* name = tnp_string(tn_identifier_text(entry_at(OP, i).name));
    if (name == NULL || PyList_Append(names, name) != 0) Py_CLEAR(names);
    Py_XDECREF(name);
  }
  PyObject* all = names == NULL || glue == NULL ? NULL : PyUnicode_Join(glue, names);
  if (all != NULL) {
    const bool is_empty = PyUnicode_GET_LENGTH(all) == 0;
    PyErr_Format(PyExc_KeyError, "unknown attribute '%S'; %s%U", key,
                 is_empty ? "the operation has none" : "expected one of: ", all);
  }
  Py_XDECREF(all);
  Py_XDECREF(names);
  Py_XDECREF(glue);
}

static PyObject* map_subscript(PyObject* self, PyObject* key) {
  tn_attribute found;
  if (PyIndex_Check(key)) return at_index(self, key);
  if (!tnp_live(OWNER) || !tnp_attribute_called(OWNER, key, &found)) return NULL;
  if (!tn_attribute_is_null(found)) return tnp_wrap_attribute(OWNER->context, found);
  raise_missing(self, key);
  return NULL;
}

static PyObject* map_get(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords) {
  static tnp_signature signature = {"get", 1, 2, {"key", "default"}, {0}};
  PyObject* given[2];
  tn_attribute found;
  if (!tnp_arguments(&signature, arguments, count, keywords, given) || !tnp_live(OWNER)) {
    return NULL;
  }
  if (!tnp_attribute_called(OWNER, given[0], &found)) return NULL;
  if (!tn_attribute_is_null(found)) return tnp_wrap_attribute(OWNER->context, found);
  return Py_NewRef(given[1] == NULL ? Py_None : given[1]);
}

//===-- Changing ----------------------------------------------------------------------------===//

static int map_assign(PyObject* self, PyObject* key, PyObject* value) {
  tn_identifier name;
  tn_attribute attribute = {NULL};
  tnp_context* context = OWNER->context;
  if (!tnp_live(OWNER)) return -1;
  if (value != NULL && !tnp_attribute_argument(value, "attributes[...]", &attribute)) return -1;
  if (!tnp_identifier_of(context, key, "attribute name", &name)) return -1;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status =
      value == NULL ? tn_op_remove_attribute(OP, name) : tn_op_set_attribute(OP, name, attribute);
  if (status == TN_NOT_FOUND) {
    tnp_capture_drop(context, &capture);
    raise_missing(self, key);
    return -1;
  }
  return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL) ? 0 : -1;
}

//===-- All of them -------------------------------------------------------------------------===//

typedef PyObject* (*entry_fn)(tnp_context* context, tn_named_attribute entry);

static PyObject* entry_name(tnp_context* context, tn_named_attribute entry) {
  (void)context;
  return tnp_string(tn_identifier_text(entry.name));
}
static PyObject* entry_value(tnp_context* context, tn_named_attribute entry) {
  return tnp_wrap_attribute(context, entry.value);
}
static PyObject* entry_pair(tnp_context* context, tn_named_attribute entry) {
  PyObject* name = entry_name(context, entry);
  PyObject* value = name == NULL ? NULL : entry_value(context, entry);
  if (value != NULL) return Py_BuildValue("(NN)", name, value);
  Py_XDECREF(name);
  return NULL;
}

static PyObject* entry_both(tnp_context* context, tn_named_attribute entry) {
  if (tnp.attribute_name == NULL) return entry_name(context, entry);
  PyObject* name = entry_name(context, entry);
  PyObject* value = name == NULL ? NULL : entry_value(context, entry);
  PyObject* make = Py_NewRef(tnp.attribute_name);
  PyObject* both = value == NULL ? NULL : PyObject_CallFunctionObjArgs(make, name, value, NULL);
  Py_DECREF(make);
  Py_XDECREF(name);
  Py_XDECREF(value);
  return both;
}

/// Reads all entries before wrapping them, which may run Python.
static PyObject* collect(PyObject* self, entry_fn function) {
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_on(&call, OWNER)) return NULL;
  const size_t count = entry_count(OP);
  tn_named_attribute* entries = tnp_call_memory(&call, (count + 1) * sizeof *entries);
  for (size_t i = 0; entries != NULL && i < count; ++i) entries[i] = entry_at(OP, i);
  PyObject* list = entries == NULL ? NULL : PyList_New(0);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* item = function(call.context, entries[i]);
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}

static PyObject* map_keys(PyObject* self, PyObject* unused) {
  (void)unused;
  return collect(self, entry_name);
}
static PyObject* map_values(PyObject* self, PyObject* unused) {
  (void)unused;
  return collect(self, entry_value);
}
static PyObject* map_items(PyObject* self, PyObject* unused) {
  (void)unused;
  return collect(self, entry_pair);
}

/// Over names, as in a dict; a loop may change the map, for the names are fetched first. They also
/// answer to what MLIR 19 gave here, a NamedAttribute.
static PyObject* map_iter(PyObject* self) {
  PyObject* names = collect(self, entry_both);
  PyObject* iterator = names == NULL ? NULL : PyObject_GetIter(names);
  Py_XDECREF(names);
  return iterator;
}

static PyObject* map_str(PyObject* self) {
  PyObject* items = collect(self, entry_pair);
  PyObject* dict = items == NULL ? NULL : PyDict_New();
  PyObject* text = NULL;
  if (dict != NULL && PyDict_MergeFromSeq2(dict, items, 1) == 0) {
    text = PyUnicode_FromFormat("OpAttributeMap(%R)", dict);
  }
  Py_XDECREF(items);
  Py_XDECREF(dict);
  return text;
}

//===-- The types ---------------------------------------------------------------------------===//

static PyMethodDef map_methods[] = {
    {"get", (PyCFunction)(void (*)(void))map_get, METH_FASTCALL | METH_KEYWORDS, NULL},
    {"keys", map_keys, METH_NOARGS, NULL},
    {"values", map_values, METH_NOARGS, NULL},
    {"items", map_items, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyType_Slot map_slots[] = {{Py_tp_dealloc, map_dealloc},
                                  {Py_mp_length, map_length},
                                  {Py_sq_contains, map_contains},
                                  {Py_mp_subscript, map_subscript},
                                  {Py_mp_ass_subscript, map_assign},
                                  {Py_tp_iter, map_iter},
                                  {Py_tp_repr, map_str},
                                  {Py_tp_methods, map_methods},
                                  {0, NULL}};

static PyType_Slot named_slots[] = {
    {Py_tp_dealloc, named_dealloc},         {Py_tp_repr, named_repr},
    {Py_tp_richcompare, named_richcompare}, {Py_tp_hash, named_hash},
    {Py_tp_members, named_members},         {0, NULL}};

#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION)

static PyType_Spec map_spec = {"tenure.ir.OpAttributeMap", sizeof(attribute_map), 0,
                               FLAGS | Py_TPFLAGS_MAPPING, map_slots};
static PyType_Spec named_spec = {"tenure.ir.NamedAttribute", sizeof(named_attribute), 0, FLAGS,
                                 named_slots};

bool tnp_init_attribute_map(void) {
  return tnp_add_type(&map_spec, NULL, &tnp.attribute_map) &&
         tnp_add_type(&named_spec, NULL, &tnp.named_attribute);
}
