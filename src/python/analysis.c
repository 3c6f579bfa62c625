// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses: dominance and post-dominance, liveness, the call graph, symbol users.
//
// An object holds the wrapper of its root, which keeps the tree alive, and owns the library's
// analysis. The library resolves all handles, so entities erased since the object was created, or
// while a query was read, raise StaleHandleError, in arguments as in results. Results with several
// handles are copied before the first is wrapped, which may run Python.
//
// Queries return no status; the capture has their errors.

#include <string.h>

#include "tenure_py.h"

typedef struct analysis {
  PyObject_HEAD PyObject* weak_references;
  tnp_entity* root;  ///< Held.
  union {
    tn_dominance* dominance;
    tn_liveness* liveness;
    tn_call_graph* calls;
    tn_symbol_users* users;
  } as;
} analysis;

#define SELF ((analysis*)self)
#define DOMINANCE (SELF->as.dominance)
#define LIVENESS (SELF->as.liveness)
#define CALLS (SELF->as.calls)
#define USERS (SELF->as.users)

/// The external node of every call graph.
static PyObject* external_node;

//===-- Shared functions --------------------------------------------------------------------===//

typedef tn_status (*create_fn)(analysis* self, tn_op root);

static PyObject* make(PyTypeObject* type, tnp_signature* signature, PyObject* arguments,
                      PyObject* keywords, create_fn create) {
  PyObject* given[1];
  if (!tnp_init_arguments(signature, arguments, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_entity* op = tnp_call_op_entity(&call, given[0]);
  if (op == NULL || !tnp_loaded(op)) return NULL;
  analysis* self = (analysis*)type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  self->root = (tnp_entity*)Py_NewRef((PyObject*)op);
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = create(self, op->handle.op);
  if (!tnp_capture_end(call.context, &capture, status, TNP_VALUE_ERROR, NULL)) Py_CLEAR(self);
  return (PyObject*)self;
}

static int analysis_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(SELF->root);
  return 0;
}

/// The end of an object, whose analysis is destroyed.
static void release(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  if (SELF->weak_references != NULL) PyObject_ClearWeakRefs(self);
  Py_XDECREF(SELF->root);
  type->tp_free(self);
  Py_DECREF(type);
}

/// Ends the capture of a question; false with an error if it had no answer.
static bool end_question(tnp_call* call, tnp_capture* capture) {
  const tn_status status = PyErr_Occurred() ? TN_INTERRUPTED : tnp_capture_status(capture);
  return tnp_capture_end(call->context, capture, status, TNP_VALUE_ERROR, NULL);
}

// A result may be stale. This is checked before it is wrapped, as wrapping would report it.

static PyObject* wrap_op(tnp_context* context, tn_op op) {
  tnp_entity self = {.context = context, .handle.op = op, .kind = TNP_OP};
  return tnp_live(&self) ? tnp_wrap_op(context, op, TNP_ROLE_VIEW) : NULL;
}

static PyObject* wrap_value(tnp_context* context, tn_value value) {
  tnp_entity self = {.context = context, .handle.value = value, .kind = TNP_VALUE};
  return tnp_live(&self) ? tnp_wrap_value(context, value) : NULL;
}

/// None for null.
static PyObject* wrap_block(tnp_context* context, tn_block block) {
  tnp_entity self = {.context = context, .handle.block = block, .kind = TNP_BLOCK};
  return tn_block_is_null(block) || tnp_live(&self) ? tnp_wrap_block(context, block) : NULL;
}

static PyObject* get_operation(PyObject* self, void* closure) {
  (void)closure;
  tnp_entity* root = SELF->root;
  return tnp_live(root) ? tnp_wrap_op_in(root->context, root->handle.op, TNP_ROLE_OPERATION) : NULL;
}

static PyGetSetDef properties[] = {{"operation", get_operation, NULL, NULL, NULL},
                                   {NULL, NULL, NULL, NULL, NULL}};

static PyMemberDef members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(analysis, weak_references), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

// The argument of most queries; false with an error.

static bool read_blocks(tnp_call* call, PyObject* self, PyObject* const* given, tn_block* out_a,
                        tn_block* out_b) {
  return tnp_call_on(call, SELF->root) && tnp_call_block(call, given[0], out_a) &&
         tnp_call_block(call, given[1], out_b);
}

static bool read_value_and_op(tnp_call* call, PyObject* self, PyObject* const* given,
                              tn_value* out_value, tn_op* out_op) {
  return tnp_call_on(call, SELF->root) && tnp_call_value(call, given[0], out_value) &&
         tnp_call_op(call, given[1], out_op);
}

/// A list of `count` items that `wrap_at` makes; NULL with an error.
typedef PyObject* (*wrap_fn)(const void* items, size_t index);

static PyObject* make_list(size_t count, wrap_fn wrap_at, const void* items) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; i < count && list != NULL; ++i) {
    PyObject* item = wrap_at(items, i);
    if (item == NULL) Py_CLEAR(list);
    if (list != NULL) PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

//===-- Dominance: asking -------------------------------------------------------------------===//

typedef bool (*ask_blocks_fn)(tn_dominance* dominance, tn_block a, tn_block b);
typedef bool (*ask_value_fn)(tn_dominance* dominance, tn_value value, tn_op op);

static PyObject* ask_blocks(PyObject* self, PyObject* const* given, ask_blocks_fn ask) {
  TNP_CALL call = {NULL, NULL};
  tn_block a, b;
  if (!read_blocks(&call, self, given, &a, &b)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool answer = ask(DOMINANCE, a, b);
  return end_question(&call, &capture) ? PyBool_FromLong(answer) : NULL;
}

static PyObject* ask_value(PyObject* self, PyObject* const* given, ask_value_fn ask) {
  TNP_CALL call = {NULL, NULL};
  tn_value value;
  tn_op op;
  if (!read_value_and_op(&call, self, given, &value, &op)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool answer = ask(DOMINANCE, value, op);
  return end_question(&call, &capture) ? PyBool_FromLong(answer) : NULL;
}

static PyObject* ask_ops(PyObject* self, PyObject* const* given, bool properly, bool enclosing) {
  if (!tnp_is(given[0], tnp.operation_base) && !tnp_is(given[0], tnp.module_op)) {
    return tnp_wrong_type(given[0], "an Operation, a Block or a Value");
  }
  TNP_CALL call = {NULL, NULL};
  tn_op a, b;
  if (!tnp_call_on(&call, SELF->root) || !tnp_call_op(&call, given[0], &a) ||
      !tnp_call_op(&call, given[1], &b)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool answer = properly ? tn_dominance_op_properly_dominates(DOMINANCE, a, b, enclosing)
                               : tn_dominance_op_dominates(DOMINANCE, a, b);
  return end_question(&call, &capture) ? PyBool_FromLong(answer) : NULL;
}

static PyObject* dominates(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                           PyObject* keywords) {
  static tnp_signature signature = {"dominates", 2, 2, {"a", "b"}, {0}};
  PyObject* given[2];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  if (tnp_is(given[0], tnp.block)) return ask_blocks(self, given, tn_dominance_block_dominates);
  if (tnp_is(given[0], tnp.value)) return ask_value(self, given, tn_dominance_value_dominates);
  return ask_ops(self, given, false, true);
}

static PyObject* properly_dominates(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                    PyObject* keywords) {
  static tnp_signature signature = {"properly_dominates", 2, 3, {"a", "b", "enclosing_op_ok"}, {0}};
  PyObject* given[3];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  const bool of_blocks = tnp_is(given[0], tnp.block);
  if (given[2] != NULL && (of_blocks || tnp_is(given[0], tnp.value))) {
    return PyErr_Format(PyExc_TypeError, "enclosing_op_ok applies to operations, not to a %s",
                        of_blocks ? "Block" : "Value");
  }
  if (of_blocks) return ask_blocks(self, given, tn_dominance_block_properly_dominates);
  if (tnp_is(given[0], tnp.value)) {
    return ask_value(self, given, tn_dominance_value_properly_dominates);
  }
  const int enclosing = tnp_flag(given[2], true);
  return enclosing < 0 ? NULL : ask_ops(self, given, true, enclosing == 1);
}

static PyObject* is_reachable(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  tn_block block;
  if (!tnp_call_on(&call, SELF->root) || !tnp_call_block(&call, object, &block)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool answer = tn_dominance_is_reachable(DOMINANCE, block);
  return end_question(&call, &capture) ? PyBool_FromLong(answer) : NULL;
}

static PyObject* immediate_dominator(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  tn_block block;
  if (!tnp_call_on(&call, SELF->root) || !tnp_call_block(&call, object, &block)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_block found = tn_dominance_immediate(DOMINANCE, block);
  return end_question(&call, &capture) ? wrap_block(call.context, found) : NULL;
}

static PyObject* nearest_common_dominator(PyObject* self, PyObject* const* arguments,
                                          Py_ssize_t count, PyObject* keywords) {
  static tnp_signature signature = {"nearest_common_dominator", 2, 2, {"a", "b"}, {0}};
  PyObject* given[2];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tn_block a, b;
  if (!read_blocks(&call, self, given, &a, &b)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_block found = tn_dominance_nearest_common(DOMINANCE, a, b);
  return end_question(&call, &capture) ? wrap_block(call.context, found) : NULL;
}

/// Another thread, which has released the lock, may be computing trees.
static PyObject* invalidate(PyObject* self, PyObject* unused) {
  (void)unused;
  if (!tnp_flushed(SELF->root->context)) return NULL;
  tn_dominance_invalidate(DOMINANCE);
  Py_RETURN_NONE;
}

//===-- Dominance: the classes --------------------------------------------------------------===//

static tn_status create_forward(analysis* self, tn_op root) {
  return tn_dominance_create(root, TN_DOMINANCE_FORWARD, &self->as.dominance);
}

static tn_status create_post(analysis* self, tn_op root) {
  return tn_dominance_create(root, TN_DOMINANCE_POST, &self->as.dominance);
}

static PyObject* dominance_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"Dominance", 1, 1, {"op"}, {0}};
  return make(type, &signature, arguments, keywords, create_forward);
}

static PyObject* post_dominance_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"PostDominance", 1, 1, {"op"}, {0}};
  return make(type, &signature, arguments, keywords, create_post);
}

static void dominance_dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  tn_dominance_destroy(DOMINANCE);
  release(self);
}

/// The members that all classes share, except the call graph's.
#define SLOTS(new, dealloc, methods)                                                      \
  {                                                                                       \
    {Py_tp_new, new}, {Py_tp_dealloc, dealloc}, {Py_tp_traverse, analysis_traverse},      \
        {Py_tp_methods, methods}, {Py_tp_getset, properties}, {Py_tp_members, members}, { \
      0, NULL                                                                             \
    }                                                                                     \
  }

#define NAMED(name, function) \
  { name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS, NULL }

/// Each class has an array of its own, as their docstrings differ.
#define DOMINANCE_METHODS                                                           \
  {                                                                                 \
    NAMED("dominates", dominates), NAMED("properly_dominates", properly_dominates), \
        {"is_reachable", is_reachable, METH_O, NULL},                               \
        {"immediate_dominator", immediate_dominator, METH_O, NULL},                 \
        NAMED("nearest_common_dominator", nearest_common_dominator),                \
        {"invalidate", invalidate, METH_NOARGS, NULL}, {                            \
      NULL, NULL, 0, NULL                                                           \
    }                                                                               \
  }

static PyMethodDef dominance_methods[] = DOMINANCE_METHODS;
static PyMethodDef post_dominance_methods[] = DOMINANCE_METHODS;

static PyType_Slot dominance_slots[] = SLOTS(dominance_new, dominance_dealloc, dominance_methods);

static PyType_Slot post_dominance_slots[] =
    SLOTS(post_dominance_new, dominance_dealloc, post_dominance_methods);

#define SPEC(name, slots) \
  { "tenure.analysis." name, sizeof(analysis), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, slots }

static PyType_Spec dominance_spec = SPEC("Dominance", dominance_slots);
static PyType_Spec post_dominance_spec = SPEC("PostDominance", post_dominance_slots);

//===-- Liveness ----------------------------------------------------------------------------===//

typedef size_t (*value_count_fn)(const tn_liveness* liveness, tn_block block);
typedef tn_value (*value_fn)(const tn_liveness* liveness, tn_block block, size_t index);

typedef struct value_list {
  tnp_context* context;
  const tn_value* values;
} value_list;

static PyObject* nth_value(const void* items, size_t index) {
  const value_list* list = items;
  return wrap_value(list->context, list->values[index]);
}

static PyObject* list_values(PyObject* self, PyObject* object, value_count_fn count_of,
                             value_fn value_at) {
  TNP_CALL call = {NULL, NULL};
  tn_block block;
  if (!tnp_call_on(&call, SELF->root) || !tnp_call_block(&call, object, &block)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const size_t count = count_of(LIVENESS, block);
  tn_value* values = tnp_call_memory(&call, count * sizeof *values);
  for (size_t i = 0; i < count && values != NULL; ++i) values[i] = value_at(LIVENESS, block, i);
  const value_list list = {call.context, values};
  return end_question(&call, &capture) ? make_list(count, nth_value, &list) : NULL;
}

static PyObject* live_in(PyObject* self, PyObject* block) {
  return list_values(self, block, tn_liveness_in_count, tn_liveness_in);
}

static PyObject* live_out(PyObject* self, PyObject* block) {
  return list_values(self, block, tn_liveness_out_count, tn_liveness_out);
}

typedef bool (*is_live_fn)(const tn_liveness* liveness, tn_block block, tn_value value);

static PyObject* ask_liveness(PyObject* self, tnp_signature* signature, PyObject* const* arguments,
                              Py_ssize_t count, PyObject* keywords, is_live_fn ask) {
  PyObject* given[2];
  if (!tnp_arguments(signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tn_value value;
  tn_block block;
  if (!tnp_call_on(&call, SELF->root) || !tnp_call_value(&call, given[0], &value) ||
      !tnp_call_block(&call, given[1], &block)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool answer = ask(LIVENESS, block, value);
  return end_question(&call, &capture) ? PyBool_FromLong(answer) : NULL;
}

static PyObject* is_live_in(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                            PyObject* keywords) {
  static tnp_signature signature = {"is_live_in", 2, 2, {"value", "block"}, {0}};
  return ask_liveness(self, &signature, arguments, count, keywords, tn_liveness_is_in);
}

static PyObject* is_live_out(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                             PyObject* keywords) {
  static tnp_signature signature = {"is_live_out", 2, 2, {"value", "block"}, {0}};
  return ask_liveness(self, &signature, arguments, count, keywords, tn_liveness_is_out);
}

static PyObject* is_dead_after(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords) {
  static tnp_signature signature = {"is_dead_after", 2, 2, {"value", "op"}, {0}};
  PyObject* given[2];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tn_value value;
  tn_op op;
  if (!read_value_and_op(&call, self, given, &value, &op)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const bool answer = tn_liveness_is_dead_after(LIVENESS, value, op);
  return end_question(&call, &capture) ? PyBool_FromLong(answer) : NULL;
}

static tn_status create_liveness(analysis* self, tn_op root) {
  return tn_liveness_create(root, &self->as.liveness);
}

static PyObject* liveness_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"Liveness", 1, 1, {"op"}, {0}};
  return make(type, &signature, arguments, keywords, create_liveness);
}

static void liveness_dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  tn_liveness_destroy(LIVENESS);
  release(self);
}

static PyMethodDef liveness_methods[] = {
    {"live_in", live_in, METH_O, NULL},    {"live_out", live_out, METH_O, NULL},
    NAMED("is_live_in", is_live_in),       NAMED("is_live_out", is_live_out),
    NAMED("is_dead_after", is_dead_after), {NULL, NULL, 0, NULL}};

static PyType_Slot liveness_slots[] = SLOTS(liveness_new, liveness_dealloc, liveness_methods);

static PyType_Spec liveness_spec = SPEC("Liveness", liveness_slots);

//===-- The call graph: nodes ---------------------------------------------------------------===//

static PyObject* external_repr(PyObject* self) {
  (void)self;
  return PyUnicode_FromString("<the external node>");
}

static PyType_Slot external_slots[] = {{Py_tp_repr, external_repr}, {0, NULL}};

static PyType_Spec external_spec = {"tenure.analysis.ExternalNode", sizeof(PyObject), 0,
                                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                    external_slots};

/// The number of a function, SIZE_MAX if it is none of the graph; false with an error.
static bool find_function(tnp_call* call, PyObject* self, PyObject* object, size_t* out_node) {
  tn_op op;
  if (!tnp_call_on(call, SELF->root) || !tnp_call_op(call, object, &op)) return false;
  tnp_capture capture;
  tnp_capture_begin(call->context, &capture);
  *out_node = tn_call_graph_find(CALLS, op);
  return end_question(call, &capture);
}

/// Raises a ValueError that names the op; returns NULL.
static PyObject* refuse_function(tnp_call* call, PyObject* object) {
  PyObject* name = tnp_op_name(call->context, ((tnp_entity*)object)->handle.op);
  if (name == NULL) return NULL;
  PyErr_Format(PyExc_ValueError, "'%U' is not a function of the call graph", name);
  Py_DECREF(name);
  return NULL;
}

/// The number of a function of the graph, or of the external node; false with an error.
static bool find_node(tnp_call* call, PyObject* self, PyObject* object, size_t* out_node) {
  if (object == external_node) {
    *out_node = tn_call_graph_node_count(CALLS);
    return tnp_call_on(call, SELF->root);
  }
  if (!find_function(call, self, object, out_node)) return false;
  return *out_node != SIZE_MAX || refuse_function(call, object) != NULL;
}

static PyObject* wrap_node(PyObject* self, size_t node) {
  if (node == tn_call_graph_node_count(CALLS)) return Py_NewRef(external_node);
  return wrap_op(SELF->root->context, tn_call_graph_node(CALLS, node));
}

/// Node `index` of one of the graph's lists. The graph does not change.
typedef size_t (*node_fn)(const tn_call_graph* graph, size_t list, size_t index);

/// An entry: its numbering, and its owner.
typedef struct node_list {
  PyObject* self;
  size_t which;
  node_fn node_at;
} node_list;

static PyObject* nth_listed(const void* items, size_t index) {
  const node_list* list = items;
  PyObject* self = list->self;
  return wrap_node(self, list->node_at(CALLS, list->which, index));
}

static PyObject* list_nodes(PyObject* self, size_t which, size_t count, node_fn node_at) {
  const node_list list = {self, which, node_at};
  return make_list(count, nth_listed, &list);
}

//===-- The call graph: asking --------------------------------------------------------------===//

static size_t nth_node(const tn_call_graph* graph, size_t list, size_t index) {
  (void)graph;
  (void)list;
  return index;
}

static PyObject* get_nodes(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF->root)) return NULL;
  return list_nodes(self, 0, tn_call_graph_node_count(CALLS), nth_node);
}

static PyObject* get_external(PyObject* self, void* closure) {
  (void)self;
  (void)closure;
  return Py_NewRef(external_node);
}

static PyObject* callees(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  size_t node;
  if (!find_node(&call, self, object, &node)) return NULL;
  return list_nodes(self, node, tn_call_graph_callee_count(CALLS, node), tn_call_graph_callee);
}

static PyObject* callers(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  size_t node;
  if (!find_node(&call, self, object, &node)) return NULL;
  return list_nodes(self, node, tn_call_graph_caller_count(CALLS, node), tn_call_graph_caller);
}

static PyObject* nth_component(const void* graph, size_t index) {
  PyObject* self = (PyObject*)(uintptr_t)graph;
  return list_nodes(self, index, tn_call_graph_component_size(CALLS, index),
                    tn_call_graph_component);
}

static PyObject* get_components(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF->root)) return NULL;
  return make_list(tn_call_graph_component_count(CALLS), nth_component, self);
}

static PyObject* component_of(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  size_t node;
  if (!find_function(&call, self, object, &node)) return NULL;
  if (node == SIZE_MAX) return refuse_function(&call, object);
  return PyLong_FromSize_t(tn_call_graph_component_of(CALLS, node));
}

static int graph_contains(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  size_t node;
  if (object == external_node) return 0;
  return find_function(&call, self, object, &node) ? node != SIZE_MAX : -1;
}

//===-- The call graph: the class -----------------------------------------------------------===//

static tn_status create_graph(analysis* self, tn_op root) {
  return tn_call_graph_create(root, &self->as.calls);
}

static PyObject* graph_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"CallGraph", 1, 1, {"op"}, {0}};
  return make(type, &signature, arguments, keywords, create_graph);
}

static void graph_dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  tn_call_graph_destroy(CALLS);
  release(self);
}

static PyMethodDef graph_methods[] = {{"callees", callees, METH_O, NULL},
                                      {"callers", callers, METH_O, NULL},
                                      {"component_of", component_of, METH_O, NULL},
                                      {NULL, NULL, 0, NULL}};

static PyGetSetDef graph_properties[] = {{"operation", get_operation, NULL, NULL, NULL},
                                         {"nodes", get_nodes, NULL, NULL, NULL},
                                         {"external", get_external, NULL, NULL, NULL},
                                         {"components", get_components, NULL, NULL, NULL},
                                         {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot graph_slots[] = {{Py_tp_new, graph_new},
                                    {Py_tp_dealloc, graph_dealloc},
                                    {Py_tp_traverse, analysis_traverse},
                                    {Py_sq_contains, graph_contains},
                                    {Py_tp_methods, graph_methods},
                                    {Py_tp_getset, graph_properties},
                                    {Py_tp_members, members},
                                    {0, NULL}};

static PyType_Spec graph_spec = SPEC("CallGraph", graph_slots);

//===-- The users of symbols ----------------------------------------------------------------===//

typedef struct op_list {
  tnp_context* context;
  const tn_op* ops;
} op_list;

static PyObject* nth_op(const void* items, size_t index) {
  const op_list* list = items;
  return wrap_op(list->context, list->ops[index]);
}

static PyObject* users(PyObject* self, PyObject* object) {
  TNP_CALL call = {NULL, NULL};
  tn_op symbol;
  if (!tnp_call_on(&call, SELF->root) || !tnp_call_op(&call, object, &symbol)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const size_t count = tn_symbol_users_count(USERS, symbol);
  tn_op* ops = tnp_call_memory(&call, count * sizeof *ops);
  for (size_t i = 0; i < count && ops != NULL; ++i) ops[i] = tn_symbol_users_get(USERS, symbol, i);
  const op_list list = {call.context, ops};
  return end_question(&call, &capture) ? make_list(count, nth_op, &list) : NULL;
}

static tn_status create_users(analysis* self, tn_op root) {
  return tn_symbol_users_create(root, &self->as.users);
}

static PyObject* users_new(PyTypeObject* type, PyObject* arguments, PyObject* keywords) {
  static tnp_signature signature = {"SymbolUsers", 1, 1, {"op"}, {0}};
  return make(type, &signature, arguments, keywords, create_users);
}

static void users_dealloc(PyObject* self) {
  PyObject_GC_UnTrack(self);
  tn_symbol_users_destroy(USERS);
  release(self);
}

static PyMethodDef users_methods[] = {{"users", users, METH_O, NULL}, {NULL, NULL, 0, NULL}};

static PyType_Slot users_slots[] = SLOTS(users_new, users_dealloc, users_methods);

static PyType_Spec users_spec = SPEC("SymbolUsers", users_slots);

//===-- The types ---------------------------------------------------------------------------===//

bool tnp_init_analysis(void) {
  PyTypeObject *external, *made;
  if (!tnp_add_type(&external_spec, NULL, &external)) return false;
  external_node = external->tp_alloc(external, 0);
  return external_node != NULL && tnp_add_type(&dominance_spec, NULL, &made) &&
         tnp_add_type(&post_dominance_spec, NULL, &made) &&
         tnp_add_type(&liveness_spec, NULL, &made) && tnp_add_type(&graph_spec, NULL, &made) &&
         tnp_add_type(&users_spec, NULL, &made);
}
