// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrappers of types, attributes and affine expressions.
//
// These are uniqued in their context and live as long as it does, so each has one wrapper, found
// by its storage in a table of the context. As with entities, a wrapper that is dropped is kept
// for the next fetch, up to a number of them that is bounded by those in use.

#include "tenure_py.h"

/// So many dropped wrappers are kept at most, or as many as are held if those are more.
#define INACTIVE_MAX 8192u

//===-- The table ---------------------------------------------------------------------------===//

static size_t slot_of(const tnp_table* table, const void* storage) {
  const uint64_t hash = ((uint64_t)(uintptr_t)storage >> 3) * 0x9E3779B97F4A7C15u;
  size_t at = (size_t)(hash >> 32) & (table->capacity - 1);
  while (table->slots[at].storage != NULL && table->slots[at].storage != storage) {
    at = (at + 1) & (table->capacity - 1);
  }
  return at;
}

static tnp_uniqued* find(const tnp_table* table, const void* storage) {
  return table->capacity == 0 ? NULL : table->slots[slot_of(table, storage)].wrapper;
}

static bool grow(tnp_table* table) {
  const tnp_table old = *table;
  const size_t capacity = old.capacity == 0 ? 64 : old.capacity * 2;
  tnp_slot* slots = PyMem_Calloc(capacity, sizeof *slots);
  if (slots == NULL) {
    PyErr_NoMemory();
    return false;
  }
  table->slots = slots;
  table->capacity = capacity;
  for (size_t i = 0; i < old.capacity; ++i) {
    if (old.slots[i].storage == NULL) continue;
    slots[slot_of(table, old.slots[i].storage)] = old.slots[i];
  }
  PyMem_Free(old.slots);
  return true;
}

static bool insert(tnp_table* table, tnp_uniqued* wrapper) {
  if ((table->count + 1) * 4 > table->capacity * 3 && !grow(table)) return false;
  table->slots[slot_of(table, wrapper->storage)] = (tnp_slot){wrapper->storage, wrapper};
  ++table->count;
  return true;
}

/// Takes an entry out and closes the gap that it leaves in its run.
static void remove_entry(tnp_table* table, const void* storage) {
  const size_t mask = table->capacity - 1;
  size_t gap = slot_of(table, storage);
  if (table->slots[gap].storage == NULL) return;
  --table->count;
  table->slots[gap] = (tnp_slot){NULL, NULL};
  for (size_t at = (gap + 1) & mask; table->slots[at].storage != NULL; at = (at + 1) & mask) {
    const tnp_slot entry = table->slots[at];
    table->slots[at] = (tnp_slot){NULL, NULL};
    table->slots[slot_of(table, entry.storage)] = entry;
  }
}

void tnp_table_track(const tnp_table* table) {
  for (size_t i = 0; i < table->capacity; ++i) {
    tnp_uniqued* wrapper = table->slots[i].wrapper;
    if (wrapper != NULL && wrapper->context != NULL) tnp_track((PyObject*)wrapper);
  }
}

static int uniqued_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((tnp_uniqued*)self)->context);
  return 0;
}

static void free_wrapper(tnp_uniqued* wrapper) {
  PyTypeObject* type = Py_TYPE(wrapper);
  type->tp_free((PyObject*)wrapper);
  Py_DECREF(type);
}

void tnp_table_destroy(tnp_table* table) {
  for (size_t i = 0; i < table->capacity; ++i) {
    if (table->slots[i].wrapper != NULL) free_wrapper(table->slots[i].wrapper);
  }
  PyMem_Free(table->slots);
  *table = (tnp_table){NULL, 0, 0, 0};
}

//===-- Making and dropping -----------------------------------------------------------------===//

/// Clears the weak references to `wrapper`, which is Inactive now. Their callbacks may revive it by
/// fetching it. Returns false if it is referenced afterwards, or if an outer deallocation, which
/// will free it, is in progress.
static bool notify_weak_references(tnp_uniqued* wrapper) {
  const bool was_pinned = wrapper->is_pinned;
  wrapper->is_pinned = true;
  PyObject_ClearWeakRefs((PyObject*)wrapper);
  wrapper->is_pinned = was_pinned;
  return !was_pinned && wrapper->context == NULL;
}

/// Frees `wrapper`, which is Inactive now, or caches it for the next fetch.
static void cache_or_free(tnp_table* table, tnp_uniqued* wrapper) {
  if (wrapper->is_pinned) return;
  if (wrapper->is_canonical) {
    if (!tnp.exiting && Py_TYPE(wrapper)->tp_finalize == NULL &&
        (table->inactive_count <= INACTIVE_MAX || table->inactive_count * 2 <= table->count)) {
      return;
    }
    --table->inactive_count;
    remove_entry(table, wrapper->storage);
  }
  free_wrapper(wrapper);
}

static void end(PyObject* self) {
  tnp_uniqued* wrapper = (tnp_uniqued*)self;
  if (PyType_IS_GC(Py_TYPE(self))) PyObject_GC_UnTrack(self);
  tnp_context* context = wrapper->context;
  if (context == NULL) {  // Never initialised.
    if (wrapper->weak_references != NULL) PyObject_ClearWeakRefs(self);
    free_wrapper(wrapper);
    return;
  }
  wrapper->context = NULL;
  if (wrapper->is_canonical) ++context->table.inactive_count;
  if (wrapper->weak_references == NULL || notify_weak_references(wrapper)) {
    cache_or_free(&context->table, wrapper);
  }
  Py_DECREF(context);
}

// tnp_uniqued_is recognises classes by their deallocator, so each base class has its own.
static void type_dealloc(PyObject* self) { end(self); }
static void attribute_dealloc(PyObject* self) { end(self); }
static void affine_dealloc(PyObject* self) { end(self); }

static tnp_uniqued* make(PyTypeObject* type, tnp_context* context, const void* storage) {
  tnp_uniqued* wrapper = (tnp_uniqued*)type->tp_alloc(type, 0);
  if (wrapper == NULL) return NULL;
  // Classes made in Python are known to the garbage collector, which has no use for what refers to
  // its context alone.
  if (type->tp_dictoffset == 0 && !context->is_traversed) PyObject_GC_UnTrack(wrapper);
  Py_INCREF(context);
  wrapper->context = context;
  wrapper->storage = storage;
  return wrapper;
}

/// The wrapper that the table has, held; NULL when there is none.
static inline PyObject* fetch(tnp_context* context, const void* storage) {
  tnp_uniqued* wrapper = find(&context->table, storage);
  if (wrapper == NULL) return NULL;
  if (wrapper->context != NULL) {
    Py_INCREF(wrapper);
    return (PyObject*)wrapper;
  }
  --context->table.inactive_count;
  _Py_NewReference((PyObject*)wrapper);
  Py_INCREF(context);
  wrapper->context = context;
  if (context->is_traversed) tnp_track((PyObject*)wrapper);
  return (PyObject*)wrapper;
}

static PyObject* wrap(PyTypeObject* type, tnp_context* context, const void* storage) {
  tnp_uniqued* wrapper = make(type, context, storage);
  if (wrapper == NULL) return NULL;
  PyObject* found = fetch(context, storage);  // Allocating may have run Python, which made it.
  if (found != NULL) {
    Py_DECREF(wrapper);
    return found;
  }
  if (!insert(&context->table, wrapper)) {
    Py_DECREF(wrapper);
    return NULL;
  }
  wrapper->is_canonical = true;
  return (PyObject*)wrapper;
}

/// The class for a kind: what ir.py registered, else `otherwise`.
static PyTypeObject* class_of(PyObject* classes, Py_ssize_t kind, PyTypeObject* otherwise) {
  if (classes == NULL || kind >= PyList_GET_SIZE(classes)) return otherwise;
  PyObject* found = PyList_GET_ITEM(classes, kind);
  return PyType_Check(found) ? (PyTypeObject*)found : otherwise;
}

// Kinds that share one of the library's and have a class of their own follow it in the lists.
#define TYPE_FLOAT_FIRST 32
#define ATTRIBUTE_BOOL 32
#define ATTRIBUTE_FLAT_SYMBOL_REF 33
#define ATTRIBUTE_DENSE_FLOATS 34
#define ATTRIBUTE_DENSE_INTEGERS 35
#define ATTRIBUTE_DENSE_ARRAY_FIRST 40

static Py_ssize_t type_kind(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  if (kind == TN_TYPE_FLOAT) return TYPE_FLOAT_FIRST + (Py_ssize_t)tn_float_type_kind(type);
  return (Py_ssize_t)kind;
}

static Py_ssize_t dense_array_kind(tn_attribute attribute) {
  const tn_type element = tn_dense_array_attribute_element_type(attribute);
  if (tn_type_kind_of(element) == TN_TYPE_FLOAT) {
    if (tn_float_type_kind(element) == TN_FLOAT_F32) return ATTRIBUTE_DENSE_ARRAY_FIRST + 5;
    if (tn_float_type_kind(element) == TN_FLOAT_F64) return ATTRIBUTE_DENSE_ARRAY_FIRST + 6;
    return TN_ATTRIBUTE_DENSE_ARRAY;
  }
  switch (tn_integer_type_width(element)) {
    case 1:
      return ATTRIBUTE_DENSE_ARRAY_FIRST;
    case 8:
      return ATTRIBUTE_DENSE_ARRAY_FIRST + 1;
    case 16:
      return ATTRIBUTE_DENSE_ARRAY_FIRST + 2;
    case 32:
      return ATTRIBUTE_DENSE_ARRAY_FIRST + 3;
    case 64:
      return ATTRIBUTE_DENSE_ARRAY_FIRST + 4;
    default:
      return TN_ATTRIBUTE_DENSE_ARRAY;
  }
}

static Py_ssize_t attribute_kind(tn_attribute attribute) {
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  switch (kind) {
    case TN_ATTRIBUTE_INTEGER:
      return tn_attribute_is_bool(attribute) ? ATTRIBUTE_BOOL : (Py_ssize_t)kind;
    case TN_ATTRIBUTE_SYMBOL_REF:
      return tn_symbol_ref_attribute_nested_count(attribute) == 0 ? ATTRIBUTE_FLAT_SYMBOL_REF
                                                                  : (Py_ssize_t)kind;
    case TN_ATTRIBUTE_DENSE_ELEMENTS: {
      const tn_type_kind element =
          tn_type_kind_of(tn_type_element_type(tn_attribute_type(attribute)));
      if (element == TN_TYPE_FLOAT) return ATTRIBUTE_DENSE_FLOATS;
      if (element == TN_TYPE_INTEGER || element == TN_TYPE_INDEX) return ATTRIBUTE_DENSE_INTEGERS;
      return (Py_ssize_t)kind;
    }
    case TN_ATTRIBUTE_DENSE_ARRAY:
      return dense_array_kind(attribute);
    default:
      return (Py_ssize_t)kind;
  }
}

/// Of a mnemonic: `tensormap.descriptor`.
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.';
}

/// The class that a dialect's module has for what begins with this mnemonic: `dot<...>`.
static PyTypeObject* dialect_class(char sigil, tn_string_view dialect, tn_string_view body,
                                   PyTypeObject* otherwise) {
  char key[128];
  size_t size = 0;
  if (tnp.dialect_classes == NULL || dialect.size > sizeof key / 2) return otherwise;
  key[size++] = sigil;
  memcpy(key + size, dialect.data, dialect.size);
  size += dialect.size;
  key[size++] = '.';
  for (size_t i = 0; i < body.size && size < sizeof key && is_word(body.data[i]); ++i) {
    key[size++] = body.data[i];
  }
  PyObject* name = PyUnicode_DecodeASCII(key, (Py_ssize_t)size, NULL);
  PyObject* found = name == NULL ? NULL : PyDict_GetItemWithError(tnp.dialect_classes, name);
  Py_XDECREF(name);
  PyErr_Clear();
  return found != NULL && PyType_Check(found) ? (PyTypeObject*)found : otherwise;
}

PyObject* tnp_wrap_type(tnp_context* context, tn_type type) {
  if (tn_type_is_null(type)) Py_RETURN_NONE;
  PyObject* found = fetch(context, type.storage);
  if (found != NULL) return found;
  PyTypeObject* class = class_of(tnp.type_classes, type_kind(type), tnp.type);
  if (tn_opaque_type_dialect(type).size != 0) {
    class = dialect_class('!', tn_opaque_type_dialect(type), tn_opaque_type_body(type), class);
  }
  found = wrap(class, context, type.storage);
  return found == NULL || tnp.opaque_type_caster == NULL ? found
                                                         : tnp_cast(tnp.opaque_type_caster, found);
}

PyObject* tnp_wrap_attribute(tnp_context* context, tn_attribute attribute) {
  if (tn_attribute_is_null(attribute)) Py_RETURN_NONE;
  PyObject* found = fetch(context, attribute.storage);
  if (found != NULL) return found;
  PyTypeObject* type = class_of(tnp.attribute_classes, attribute_kind(attribute), tnp.attribute);
  if (tn_opaque_attribute_dialect(attribute).size != 0) {
    type = dialect_class('#', tn_opaque_attribute_dialect(attribute),
                         tn_opaque_attribute_body(attribute), type);
  }
  return wrap(type, context, attribute.storage);
}

PyObject* tnp_made_attribute(tnp_context* context, tnp_capture* capture, tn_status status,
                             tn_attribute attribute) {
  if (!tnp_capture_end(context, capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_wrap_attribute(context, attribute);
}

PyObject* tnp_wrap_affine(tnp_context* context, tn_affine_expr expr) {
  if (tn_affine_expr_is_null(expr)) Py_RETURN_NONE;
  PyObject* found = fetch(context, expr.storage);
  if (found != NULL) return found;
  const Py_ssize_t kind = (Py_ssize_t)tn_affine_expr_kind_of(expr);
  return wrap(class_of(tnp.affine_classes, kind, tnp.affine_expr), context, expr.storage);
}

//===-- Casting -----------------------------------------------------------------------------===//

static PyObject* cast_error(PyTypeObject* type, PyObject* from, const char* what,
                            const char* class_name) {
  PyObject* shown = PyObject_Repr(from);
  if (shown == NULL) return NULL;
  const char* name = strrchr(type->tp_name, '.');
  // The class that upstream names is the base class, whatever the canonical one is.
  PyObject* text = PyObject_Str(from);
  if (text != NULL) {
    PyErr_Format(PyExc_ValueError, "Cannot cast %s to %s (from %s(%U))", what,
                 name == NULL ? type->tp_name : name + 1, class_name, text);
  }
  Py_XDECREF(text);
  Py_DECREF(shown);
  return NULL;
}

/// `Class(object)`: the object itself if it is of the class, otherwise a new view of it if `_isa`
/// allows.
static PyObject* cast(PyTypeObject* type, PyObject* arguments, PyObject* keywords,
                      PyTypeObject* base, const char* what, const char* class_name) {
  static const char* const names[] = {"cast_from_attr", "cast_from_type", "expr"};
  PyObject* from = NULL;
  if (PyTuple_GET_SIZE(arguments) == 1) from = PyTuple_GET_ITEM(arguments, 0);
  for (size_t i = 0; from == NULL && keywords != NULL && i < 3; ++i) {
    from = PyDict_GetItemString(keywords, names[i]);
  }
  if (!tnp_is(from, base)) {
    PyErr_Format(PyExc_TypeError, "%s(): incompatible function arguments: expected one %s",
                 type->tp_name, class_name);
    return NULL;
  }
  tnp_uniqued* given = (tnp_uniqued*)from;
  if (given->storage == NULL) return tnp_wrong_type(from, "an initialised object");
  if (PyType_IsSubtype(Py_TYPE(from), type)) {
    Py_INCREF(from);
    return from;
  }
  PyObject* allowed = PyObject_CallMethod((PyObject*)type, "_isa", "O", from);
  if (allowed == NULL) return NULL;
  const int truth = PyObject_IsTrue(allowed);
  Py_DECREF(allowed);
  if (truth < 0) return NULL;
  if (truth == 0) return cast_error(type, from, what, class_name);
  return (PyObject*)make(type, given->context, given->storage);
}

static PyObject* type_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  return cast(type, arguments, keywords, tnp.type, "type", "Type");
}
static PyObject* attribute_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  return cast(type, arguments, keywords, tnp.attribute, "attribute", "Attribute");
}
static PyObject* affine_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  return cast(type, arguments, keywords, tnp.affine_expr, "affine expression", "AffineExpr");
}
static int uniqued_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  (void)self;
  (void)arguments;
  (void)keywords;
  return 0;
}

//===-- Common slots ------------------------------------------------------------------------===//

static PyTypeObject* base_of(PyObject* object) {
  if (tnp_is(object, tnp.attribute)) return tnp.attribute;
  return tnp_is(object, tnp.type) ? tnp.type : tnp.affine_expr;
}

static PyObject* uniqued_richcompare(PyObject* self, PyObject* other, int operation) {
  if (operation != Py_EQ && operation != Py_NE) Py_RETURN_NOTIMPLEMENTED;
  bool equal = false;
  if (tnp_is(other, base_of(self))) {
    equal = ((tnp_uniqued*)self)->storage == ((tnp_uniqued*)other)->storage;
  } else if (other != Py_None) {
    const int is_class = PyObject_IsInstance(other, (PyObject*)&PyType_Type);
    if (is_class < 0) return NULL;
    if (is_class == 0) Py_RETURN_NOTIMPLEMENTED;
  }
  return PyBool_FromLong(equal == (operation == Py_EQ));
}

static Py_hash_t uniqued_hash(PyObject* self) {
  return _Py_HashPointer(((tnp_uniqued*)self)->storage);
}

static PyObject* uniqued_context(PyObject* self, void* closure) {
  (void)closure;
  PyObject* context = (PyObject*)((tnp_uniqued*)self)->context;
  if (context == NULL) return tnp_wrong_type(self, "an initialised object");
  Py_INCREF(context);
  return context;
}

static PyObject* uniqued_capsule(PyObject* self, void* name) {
  return tnp_entity_capsule(self, name);
}

static PyObject* type_from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Type._CAPIPtr", tnp.type);
}
static PyObject* attribute_from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Attribute._CAPIPtr", tnp.attribute);
}
static PyObject* affine_from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.AffineExpr._CAPIPtr", tnp.affine_expr);
}

static bool initialised(PyObject* self) {
  if (((tnp_uniqued*)self)->context != NULL) return true;
  PyErr_Format(PyExc_TypeError, "%s was not initialised", Py_TYPE(self)->tp_name);
  return false;
}

static PyObject* type_str(PyObject* self) {
  if (!initialised(self)) return NULL;
  return tnp_print_type(((tnp_uniqued*)self)->context, tnp_type_of(self));
}

static PyObject* attribute_str(PyObject* self) {
  if (!initialised(self)) return NULL;
  return tnp_print_attribute(((tnp_uniqued*)self)->context, tnp_attribute_of(self));
}

static PyObject* affine_str(PyObject* self) {
  if (!initialised(self)) return NULL;
  tnp_writer writer = {NULL, 0, 0};
  const tn_status status = tn_affine_expr_print(tnp_affine_of(self), tnp_text_write, &writer);
  return tnp_writer_finish(&writer, ((tnp_uniqued*)self)->context, NULL, status, false);
}

/// "IntegerType(i32)"
static PyObject* uniqued_repr(PyObject* self) {
  PyObject* text = PyObject_Str(self);
  if (text == NULL) return NULL;
  const char* name = strrchr(Py_TYPE(self)->tp_name, '.');
  PyObject* result =
      PyUnicode_FromFormat("%s(%U)", name == NULL ? Py_TYPE(self)->tp_name : name + 1, text);
  Py_DECREF(text);
  return result;
}

static PyObject* attribute_type(PyObject* self, void* closure) {
  (void)closure;
  if (!initialised(self)) return NULL;
  tnp_context* context = ((tnp_uniqued*)self)->context;
  tn_type type = tn_attribute_type(tnp_attribute_of(self));
  if (tn_type_is_null(type) && tn_none_type_get(context->context, &type) != TN_OK) {
    return PyErr_NoMemory();
  }
  return tnp_wrap_type(context, type);
}

static PyObject* get_named(PyObject* self, PyObject* name) {
  tn_string_view text;
  if (!initialised(self) || !tnp_text(name, "get_named()", &text)) return NULL;
  return tnp_named_attribute_make(((tnp_uniqued*)self)->context, text, tnp_attribute_of(self));
}

static PyObject* itself(PyObject* self, PyObject* unused) {
  (void)unused;
  Py_INCREF(self);
  return self;
}

//===-- Types -------------------------------------------------------------------------------===//

static PyMemberDef uniqued_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_uniqued, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyMethodDef type_methods[] = {{"_CAPICreate", type_from_capsule, METH_O | METH_STATIC, NULL},
                                     {"maybe_downcast", itself, METH_NOARGS, NULL},
                                     {NULL, NULL, 0, NULL}};
static PyMethodDef attribute_methods[] = {
    {"_CAPICreate", attribute_from_capsule, METH_O | METH_STATIC, NULL},
    {"maybe_downcast", itself, METH_NOARGS, NULL},
    {"get_named", get_named, METH_O, NULL},
    {NULL, NULL, 0, NULL}};
static PyMethodDef affine_methods[] = {
    {"_CAPICreate", affine_from_capsule, METH_O | METH_STATIC, NULL},
    {"maybe_downcast", itself, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

#define CAPSULE_NAME(class) ((void*)(uintptr_t) "tenure.ir." class "._CAPIPtr")

static PyGetSetDef type_properties[] = {{"context", uniqued_context, NULL, NULL, NULL},
                                        {"_CAPIPtr", uniqued_capsule, NULL, NULL, NULL},
                                        {NULL, NULL, NULL, NULL, NULL}};
static PyGetSetDef attribute_properties[] = {{"context", uniqued_context, NULL, NULL, NULL},
                                             {"type", attribute_type, NULL, NULL, NULL},
                                             {"_CAPIPtr", uniqued_capsule, NULL, NULL, NULL},
                                             {NULL, NULL, NULL, NULL, NULL}};
static PyGetSetDef affine_properties[] = {{"context", uniqued_context, NULL, NULL, NULL},
                                          {"_CAPIPtr", uniqued_capsule, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot type_slots[] = {{Py_tp_new, type_new},
                                   {Py_tp_init, uniqued_init},
                                   {Py_tp_dealloc, type_dealloc},
                                   {Py_tp_traverse, uniqued_traverse},
                                   {Py_tp_richcompare, uniqued_richcompare},
                                   {Py_tp_hash, uniqued_hash},
                                   {Py_tp_str, type_str},
                                   {Py_tp_repr, uniqued_repr},
                                   {Py_tp_methods, type_methods},
                                   {Py_tp_getset, type_properties},
                                   {Py_tp_members, uniqued_members},
                                   {0, NULL}};
static PyType_Slot attribute_slots[] = {{Py_tp_new, attribute_new},
                                        {Py_tp_init, uniqued_init},
                                        {Py_tp_dealloc, attribute_dealloc},
                                        {Py_tp_traverse, uniqued_traverse},
                                        {Py_tp_richcompare, uniqued_richcompare},
                                        {Py_tp_hash, uniqued_hash},
                                        {Py_tp_str, attribute_str},
                                        {Py_tp_repr, uniqued_repr},
                                        {Py_tp_methods, attribute_methods},
                                        {Py_tp_getset, attribute_properties},
                                        {Py_tp_members, uniqued_members},
                                        {0, NULL}};
static PyType_Slot affine_slots[] = {{Py_tp_new, affine_new},
                                     {Py_tp_init, uniqued_init},
                                     {Py_tp_dealloc, affine_dealloc},
                                     {Py_tp_traverse, uniqued_traverse},
                                     {Py_tp_richcompare, uniqued_richcompare},
                                     {Py_tp_hash, uniqued_hash},
                                     {Py_tp_str, affine_str},
                                     {Py_tp_repr, uniqued_repr},
                                     {Py_tp_methods, affine_methods},
                                     {Py_tp_getset, affine_properties},
                                     {Py_tp_members, uniqued_members},
                                     {0, NULL}};

#define UNIQUED_FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC)

static PyType_Spec type_spec = {"tenure.ir.Type", sizeof(tnp_uniqued), 0, UNIQUED_FLAGS,
                                type_slots};
static PyType_Spec attribute_spec = {"tenure.ir.Attribute", sizeof(tnp_uniqued), 0, UNIQUED_FLAGS,
                                     attribute_slots};
static PyType_Spec affine_spec = {"tenure.ir.AffineExpr", sizeof(tnp_uniqued), 0, UNIQUED_FLAGS,
                                  affine_slots};

bool tnp_init_uniqued(void) {
  type_properties[1].closure = CAPSULE_NAME("Type");
  attribute_properties[2].closure = CAPSULE_NAME("Attribute");
  affine_properties[1].closure = CAPSULE_NAME("AffineExpr");
  return tnp_add_type(&type_spec, NULL, &tnp.type) &&
         tnp_add_type(&attribute_spec, NULL, &tnp.attribute) &&
         tnp_add_type(&affine_spec, NULL, &tnp.affine_expr);
}
