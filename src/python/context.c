// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Context: the Python object that owns a context of the library.
//
// Everything of a context that Python holds, holds this object; when it goes, nothing is Active any
// more, and destroying the library's context reclaims the Inactive wrappers.

#include "tenure_py.h"
#include "wrapper_bind.h"

//===-- Lifetime ----------------------------------------------------------------------------===//

#define THREADS_MAX 65535

/// `object` is a number of threads, None or not given; false with an error.
static bool take_threads(tnp_context* context, PyObject* object) {
  if (object == NULL || object == Py_None) return true;
  const long count = PyLong_AsLong(object);
  if (count == -1 && PyErr_Occurred() != NULL) return false;
  if (count < 0 || count > THREADS_MAX) {
    PyErr_Format(PyExc_ValueError, "threads must be in the range 0 to %d, got %ld", THREADS_MAX,
                 count);
    return false;
  }
  context->has_threads = true;
  context->thread_count = (uint32_t)count;
  return true;
}

static tn_status create_context(const tnp_context* of, tn_context** out_context) {
  const tn_context_options options = {.threading = of->has_threads,
                                      .thread_count = of->thread_count};
  return tn_context_create(&options, out_context);
}

static int context_init(PyObject* self, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {
      "Context", 0, 0, {"load_on_create_dialects", "thread_pool", "threads"}, {0}};
  tnp_context* context = (tnp_context*)self;
  PyObject* given[3];
  if (!tnp_init_arguments(&signature, arguments, keywords, given)) return -1;
  if (context->context != NULL) return 0;
  if (!take_threads(context, given[2])) return -1;
  if (create_context(context, &context->context) != TN_OK) {
    context->context = NULL;
    PyErr_NoMemory();
    return -1;
  }
  tn_diagnostic_handler_id id;
  if (tn_diagnostic_handler_attach(context->context, tnp_diagnostic_handle, context, NULL, &id) !=
      TN_OK) {
    tn_context_destroy(context->context);
    context->context = NULL;
    PyErr_NoMemory();
    return -1;
  }
  tn_context_set_interrupt_check(context->context, tnp_run_ask, context, 0);
  context->root_scope = tn_context_root_scope(context->context);
  context->root_number = tn_scope_number(context->root_scope);
  context->threading = true;
  ++tnp.live_context_count;
  return 0;
}

static int context_traverse(PyObject* self, visitproc visit, void* arg) {
  tnp_context* context = (tnp_context*)self;
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(context->handlers);
  Py_VISIT(context->dialects);
  for (const tnp_deferred* subject = context->deferred; subject != NULL; subject = subject->next)
    Py_VISIT(subject->object);
  const int visited = tnp_interfaces_traverse(context, visit, arg);
  return visited != 0 ? visited : tnp_kept_traverse(context, visit, arg);
}

static int context_clear(PyObject* self) {
  tnp_context* context = (tnp_context*)self;
  tnp_handlers_orphan(context->handlers);
  Py_CLEAR(context->handlers);
  Py_CLEAR(context->dialects);
  tnp_flush(context);
  tnp_kept_clear(context);
  return 0;
}

static void context_dealloc(PyObject* self) {
  tnp_context* context = (tnp_context*)self;
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  if (context->weak_references != NULL) PyObject_ClearWeakRefs(self);
  if (context->context != NULL) {
    tnp_detached_trees_free(context);
    if (!tnp_run_is_lost(context)) tn_context_destroy(context->context);
    context->context = NULL;
    --tnp.live_context_count;
  }
  tnp_interfaces_free(context);
  tnp_table_destroy(&context->table);
  for (size_t i = 0; i < context->class_capacity; ++i) Py_XDECREF(context->classes[i].text);
  PyMem_Free(context->classes);
  tnp_names_free(context);
  (void)context_clear(self);
  PyMem_Free(context->wrappers);
  type->tp_free(self);
  Py_DECREF(type);
}

//===-- With --------------------------------------------------------------------------------===//

static PyObject* context_enter(PyObject* self, PyObject* unused) {
  (void)unused;
  if (tnp_context_alive((tnp_context*)self) == NULL) return NULL;
  return tnp_stack_enter(TNP_FRAME_CONTEXT, self);
}

static PyObject* context_exit(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  (void)arguments;
  (void)count;
  return tnp_stack_exit(TNP_FRAME_CONTEXT, self);
}

//===-- Options -----------------------------------------------------------------------------===//

static PyObject* get_allow_unregistered(PyObject* self, void* closure) {
  (void)closure;
  tnp_context* context = tnp_context_alive((tnp_context*)self);
  if (context == NULL) return NULL;
  return PyBool_FromLong(tn_context_allows_unregistered_dialects(context->context));
}

static int set_allow_unregistered(PyObject* self, PyObject* value, void* closure) {
  (void)closure;
  tnp_context* context = tnp_context_alive((tnp_context*)self);
  const int allow = value == NULL ? 0 : PyObject_IsTrue(value);
  if (context == NULL || allow < 0) return -1;
  tn_context_set_allows_unregistered_dialects(context->context, allow == 1);
  return 0;
}

static PyObject* get_emit_errors(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(((tnp_context*)self)->emit_error_diagnostics);
}

static int set_emit_errors(PyObject* self, PyObject* value, void* closure) {
  (void)closure;
  const int emit = value == NULL ? 0 : PyObject_IsTrue(value);
  if (emit < 0) return -1;
  ((tnp_context*)self)->emit_error_diagnostics = emit == 1;
  return 0;
}

static PyObject* enable_multithreading(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                       PyObject* keywords) {
  static tnp_signature signature = {"enable_multithreading", 1, 1, {"enable"}, {0}};
  PyObject* given[1];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  const int enable = PyObject_IsTrue(given[0]);
  if (enable < 0) return NULL;
  tnp_context* context = tnp_context_alive((tnp_context*)self);
  if (context == NULL) return NULL;
  context->threading = enable == 1;
  tn_context_set_thread_count(context->context, context->threading ? context->thread_count : 1);
  Py_RETURN_NONE;
}

static PyObject* get_thread_count(PyObject* self, void* closure) {
  (void)closure;
  tnp_context* context = tnp_context_alive((tnp_context*)self);
  if (context == NULL) return NULL;
  if (!context->has_threads) Py_RETURN_NONE;
  return PyLong_FromUnsignedLong(tn_context_thread_count(context->context));
}

static PyObject* is_threading(PyObject* self, void* closure) {
  (void)closure;
  return PyBool_FromLong(((tnp_context*)self)->threading);
}

//===-- Counts ------------------------------------------------------------------------------===//

static PyObject* live_count(PyObject* unused, PyObject* also_unused) {
  (void)unused;
  (void)also_unused;
  return PyLong_FromSize_t(tnp.live_context_count);
}

static PyObject* live_operation_count(PyObject* self, PyObject* unused) {
  (void)unused;
  size_t count = 0;
  const tnp_context* context = (tnp_context*)self;
  if (context->context == NULL) return PyLong_FromLong(0);
  for (uint32_t i = 0; i < context->active_count; ++i) {
    const tnp_entity* entity = context->wrappers[i];
    count += entity->kind == TNP_OP && (entity->flags & TNP_TIED) ? 1 : 0;
  }
  return PyLong_FromSize_t(count);
}

/// Trees with a builtin.module at their root that Python keeps.
static PyObject* live_module_count(PyObject* self, PyObject* unused) {
  (void)unused;
  size_t count = 0;
  for (const tnp_detached_tree* root = ((tnp_context*)self)->detached_trees; root != NULL;
       root = root->next) {
    if (tn_op_check(root->op) != TN_OK) continue;
    const tn_string_view name = tn_op_name(root->op);
    if (tn_string_view_equal(name, tn_string_view_from("builtin.module"))) ++count;
  }
  return PyLong_FromSize_t(count);
}

static PyObject* statistics(PyObject* self, PyObject* unused) {
  (void)unused;
  tnp_context* context = tnp_context_alive((tnp_context*)self);
  if (context == NULL) return NULL;
  tn_context_statistics figures;
  tn_context_statistics_get(context->context, &figures);
  return Py_BuildValue(
      "{sn,sn,sn,sn,sn,sn,sn,sn,sn}", "live_op_count", (Py_ssize_t)figures.live_op_count,
      "live_block_count", (Py_ssize_t)figures.live_block_count, "live_region_count",
      (Py_ssize_t)figures.live_region_count, "uniqued_count", (Py_ssize_t)figures.uniqued_count,
      "uniqued_byte_size", (Py_ssize_t)figures.uniqued_byte_size, "cell_byte_size",
      (Py_ssize_t)figures.cell_byte_size, "open_scope_count", (Py_ssize_t)figures.open_scope_count,
      "active_wrapper_count", (Py_ssize_t)context->active_count, "erased_op_count",
      (Py_ssize_t)figures.erased_op_count);
}

static PyObject* context_again(PyObject* self, PyObject* unused) {
  (void)unused;
  Py_INCREF(self);
  return self;
}

/// The dict in which ir.py keeps data of this context.
static PyObject* get_store(PyObject* self, void* closure) {
  (void)closure;
  tnp_context* context = (tnp_context*)self;
  if (context->dialects == NULL) context->dialects = PyDict_New();
  Py_XINCREF(context->dialects);
  return context->dialects;
}

//===-- Classes of ops ----------------------------------------------------------------------===//

static tnp_class_entry* class_slot(tnp_class_entry* entries, size_t capacity, const void* name) {
  size_t at = ((uintptr_t)name >> 4) * 0x9E3779B1u;
  while (entries[at & (capacity - 1)].name != NULL && entries[at & (capacity - 1)].name != name) {
    ++at;
  }
  return &entries[at & (capacity - 1)];
}

static bool grow_classes(tnp_context* context) {
  const size_t capacity = context->class_capacity == 0 ? 32 : context->class_capacity * 2;
  tnp_class_entry* entries = PyMem_Calloc(capacity, sizeof *entries);
  if (entries == NULL) {
    PyErr_NoMemory();
    return false;
  }
  for (size_t i = 0; i < context->class_capacity; ++i) {
    if (context->classes[i].name == NULL) continue;
    *class_slot(entries, capacity, context->classes[i].name) = context->classes[i];
  }
  PyMem_Free(context->classes);
  context->classes = entries;
  context->class_capacity = capacity;
  return true;
}

static PyTypeObject* ask_for_class(tn_operation_name name) {
  if (tnp.find_op_class == NULL) return tnp.op_view;
  PyObject* text = tnp_string(tn_operation_name_text(name));
  PyObject* found = text == NULL ? NULL : tnp_cast(tnp.find_op_class, text);
  if (found == NULL) return NULL;
  Py_DECREF(found);  // The registry keeps it.
  if (found == Py_None) return tnp.op_view;
  if (PyType_Check(found) && PyType_IsSubtype((PyTypeObject*)found, tnp.op_view)) {
    return (PyTypeObject*)found;
  }
  tnp_wrong_type(found, "a subclass of OpView");
  return NULL;
}

/// The entry of a name, made when it is new; dies with the next one made. NULL with an error.
static tnp_class_entry* class_entry(tnp_context* context, tn_operation_name name) {
  if (context->class_version != tnp.class_version) {
    for (size_t i = 0; i < context->class_capacity; ++i) context->classes[i].type = NULL;
    context->class_version = tnp.class_version;
    context->last_class = (tnp_class_entry){NULL, NULL, NULL};
  }
  if (context->class_count * 2 >= context->class_capacity && !grow_classes(context)) return NULL;
  tnp_class_entry* entry = class_slot(context->classes, context->class_capacity, name.storage);
  if (entry->name == NULL) {
    entry->name = name.storage;
    ++context->class_count;
  }
  return entry;
}

PyTypeObject* tnp_op_class(tnp_context* context, tn_op op) {
  const tn_operation_name name = tn_op_operation_name(op);
  tnp_class_entry* entry = class_entry(context, name);
  if (entry == NULL || entry->type != NULL) return entry == NULL ? NULL : entry->type;
  PyTypeObject* type = ask_for_class(name);
  // The lookup may import modules, which register classes and look up other ops.
  if (type == NULL || context->class_version != tnp.class_version) return type;
  entry = class_entry(context, name);
  if (entry != NULL) entry->type = type;
  return entry == NULL ? NULL : type;
}

PyTypeObject* tnp_known_op_class(tnp_context* context, tn_op op) {
  const void* name = tn_op_operation_name(op).storage;
  if (context->class_version != tnp.class_version) return NULL;
  // Most ops have the name of the op before.
  if (context->last_class.name == name) return context->last_class.type;
  if (context->class_capacity == 0) return NULL;
  const tnp_class_entry* entry = class_slot(context->classes, context->class_capacity, name);
  if (entry->type != NULL) context->last_class = *entry;
  return entry->type;
}

/// The str of a name, which the context keeps; NULL with an error.
static PyObject* name_text(tnp_context* context, tn_operation_name name) {
  tnp_class_entry* entry = class_entry(context, name);
  if (entry == NULL) return NULL;
  if (entry->text == NULL) entry->text = tnp_string(tn_operation_name_text(name));
  if (entry->text != NULL) context->last_named = *entry;
  return entry->text;
}

PyObject* tnp_op_name(tnp_context* context, tn_op op) {
  const tn_operation_name name = tn_op_operation_name(op);
  const tnp_class_entry* last = &context->last_named;
  PyObject* text = last->name == name.storage ? last->text : NULL;
  if (text == NULL) text = name_text(context, name);
  Py_XINCREF(text);
  return text;
}

//===-- The type ----------------------------------------------------------------------------===//

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  if (tnp_context_alive((tnp_context*)self) == NULL) return NULL;
  return tnp_entity_capsule(self, (void*)(uintptr_t) "tenure.ir.Context._CAPIPtr");
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Context._CAPIPtr", tnp.context);
}

static PyMethodDef context_methods[] = {
    {"__enter__", context_enter, METH_NOARGS, NULL},
    {"__exit__", (PyCFunction)(void (*)(void))context_exit, METH_FASTCALL, NULL},
    {"enable_multithreading", (PyCFunction)(void (*)(void))enable_multithreading,
     METH_FASTCALL | METH_KEYWORDS, NULL},
    {"_get_live_count", live_count, METH_NOARGS | METH_STATIC, NULL},
    {"_get_live_operation_count", live_operation_count, METH_NOARGS, NULL},
    {"_get_live_module_count", live_module_count, METH_NOARGS, NULL},
    {"_get_context_again", context_again, METH_NOARGS, NULL},
    {"_statistics", statistics, METH_NOARGS, NULL},
    {"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef context_properties[] = {
    {"allow_unregistered_dialects", get_allow_unregistered, set_allow_unregistered, NULL, NULL},
    {"emit_error_diagnostics", get_emit_errors, set_emit_errors, NULL, NULL},
    {"_CAPIPtr", get_capsule, NULL, NULL, NULL},
    {"_store", get_store, NULL, NULL, NULL},
    {"_is_threading", is_threading, NULL, NULL, NULL},
    {"_thread_count", get_thread_count, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef context_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(tnp_context, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

/// Takes no lock: a debugger may call this while another thread uses the context.
static PyObject* context_repr(PyObject* self) {
  const tnp_context* context = (tnp_context*)self;
  return PyUnicode_FromFormat("<Context at %p with %u handles in use>", self,
                              (unsigned)context->active_count);
}

static PyType_Slot context_slots[] = {
    {Py_tp_init, context_init},       {Py_tp_new, PyType_GenericNew},
    {Py_tp_dealloc, context_dealloc}, {Py_tp_traverse, context_traverse},
    {Py_tp_clear, context_clear},     {Py_tp_repr, context_repr},
    {Py_tp_methods, context_methods}, {Py_tp_getset, context_properties},
    {Py_tp_members, context_members}, {0, NULL}};

static PyType_Spec context_spec = {"tenure.ir._BaseContext", sizeof(tnp_context), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                                   context_slots};

bool tnp_init_context(void) { return tnp_add_type(&context_spec, NULL, &tnp.context); }
