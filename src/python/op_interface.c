// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of users' ops for passes, as Python functions: the table that _interfaces.py prepares.
//
// The context holds the functions in an array, destroyed after the library's context, and the
// garbage collector traverses them; it may clear them, and then they return nothing.

#include <tenure/verify.h>

#include "assembly.h"
#include "rewrite.h"

enum {
  FOLD,
  EFFECTS,
  SPECULATION,
  SUCCESSOR,
  ENTRY_EDGE,
  REGION_EDGE,
  TERMINATOR_EDGE,
  VALUE_TYPE,
  OP_IS_LEGAL,
  REGION_IS_LEGAL,
  CALL_IS_LEGAL,
  VERIFY,
  INFER_TYPES,
  PRINT,
  PARSE,
  FUNCTION_COUNT
};

enum {
  CONSTANT_OP,
  SEGMENTS,
  CALLEE,
  CALLABLE_TYPE,
  ARGUMENT_ATTRIBUTES,
  RESULT_ATTRIBUTES,
  DEFAULT_OP,
  INLINE_BRANCH,
  INLINE_CAST,
  WORD_COUNT
};

enum {
  FIXED_EFFECTS,
  FIXED_SPECULATION,
  HAS_BRANCH,
  FIRST_SEGMENT,
  OWN_OPERANDS,
  HAS_REGION_BRANCH,
  RUNS_ONCE,
  LOOP_REGIONS,
  HAS_CALL,
  FIRST_ARGUMENT,
  HAS_CALLABLE,
  CALLABLE_REGION,
  HAS_ACCESS,
  POINTER,
  STORED,
  HAS_INLINER,
  NUMBER_COUNT
};

static PyTypeObject* interfaces_type;

typedef struct interfaces {
  PyObject_HEAD PyObject* functions[FUNCTION_COUNT];  ///< NULL for none.
  tnp_context* context;                               ///< Holds it.
} interfaces;

#define INTERFACES ((interfaces*)self)

static int interfaces_traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  for (size_t i = 0; i < FUNCTION_COUNT; ++i) Py_VISIT(INTERFACES->functions[i]);
  return 0;
}

static int interfaces_clear(PyObject* self) {
  for (size_t i = 0; i < FUNCTION_COUNT; ++i) Py_CLEAR(INTERFACES->functions[i]);
  return 0;
}

static void interfaces_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  (void)interfaces_clear(self);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyType_Slot interfaces_slots[] = {{Py_tp_dealloc, interfaces_dealloc},
                                         {Py_tp_traverse, interfaces_traverse},
                                         {Py_tp_clear, interfaces_clear},
                                         {0, NULL}};

static PyType_Spec interfaces_spec = {
    "tenure.ir._OpInterfaces", sizeof(interfaces), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, interfaces_slots};

//===-- Calling -----------------------------------------------------------------------------===//

/// Calls a function with the op and the objects in `more`, whose references it takes; a NULL among
/// them is an error. New reference; NULL with an error, or without one if the function was cleared.
static PyObject* call_with(const interfaces* self, size_t which, tn_op op, PyObject** more,
                           size_t more_count) {
  PyObject* arguments[5] = {NULL, tnp_wrap_op(self->context, op, TNP_ROLE_VIEW)};
  PyObject* answer = NULL;
  bool good = arguments[1] != NULL;
  for (size_t i = 0; i < more_count; ++i) {
    arguments[2 + i] = more[i];
    good = good && more[i] != NULL;
  }
  PyObject* function = good ? self->functions[which] : NULL;
  if (function != NULL) {
    Py_INCREF(function);
    answer = PyObject_Vectorcall(function, arguments + 1,
                                 (1 + more_count) | PY_VECTORCALL_ARGUMENTS_OFFSET, NULL);
    Py_DECREF(function);
  }
  for (size_t i = 0; i <= more_count; ++i) Py_XDECREF(arguments[1 + i]);
  return answer;
}

/// The status of a missing result.
static tn_status without_answer(void) { return PyErr_Occurred() ? TN_INTERRUPTED : TN_NOT_FOUND; }

/// Whether the function returned a result; releases None and NULL.
static bool says(PyObject* answer, tn_status* out_status) {
  *out_status = TN_OK;
  if (answer == NULL) *out_status = without_answer();
  if (answer == Py_None) {
    Py_DECREF(answer);
    *out_status = TN_NOT_FOUND;
  }
  return *out_status == TN_OK;
}

static tn_status take_number(PyObject* answer, uint32_t* out_number) {
  int64_t number = 0;
  tn_status status;
  if (!says(answer, &status)) return status;
  const bool good = tnp_integer(answer, &number);
  Py_DECREF(answer);
  if (!good) return TN_INTERRUPTED;
  *out_number = number < 0 || number > UINT32_MAX ? UINT32_MAX : (uint32_t)number;
  return TN_OK;
}

/// Whether an answer is true.
static tn_status take_truth(PyObject* answer) {
  if (answer == NULL) return without_answer();
  const int is_true = PyObject_IsTrue(answer);
  Py_DECREF(answer);
  if (is_true < 0) return TN_INTERRUPTED;
  return is_true != 0 ? TN_OK : TN_NOT_FOUND;
}

/// The known values of operands, None for unknown ones. New reference.
static PyObject* wrap_known(tnp_context* context, const tn_attribute* operands, size_t count) {
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; i < count && list != NULL; ++i) {
    PyObject* item = tn_attribute_is_null(operands[i]) ? Py_NewRef(Py_None)
                                                       : tnp_wrap_attribute(context, operands[i]);
    if (item == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
  }
  return list;
}

// Around a callback: with the lock, `self` and a status.
#define CALLBACK(statement)                   \
  interfaces* self = user_data;               \
  tn_status status = TN_OK;                   \
  tnp_callback callback;                      \
  tnp_callback_begin(&callback);              \
  statement;                                  \
  tnp_callback_end(&callback, self->context); \
  return status

//===-- Folding -----------------------------------------------------------------------------===//

/// Reads what one result is folded to; of the context, and alive.
static bool take_result(tnp_context* context, PyObject* item, tn_fold_result* out_result) {
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, context);
  if (tnp_uniqued_is(item, tnp.attribute)) {
    return tnp_call_attribute(&call, item, "a folded result", &out_result->attribute);
  }
  return tnp_call_value(&call, item, &out_result->value);
}

/// Reads a tuple with an item for each result; takes the reference.
static tn_status take_results(tnp_context* context, tn_op op, PyObject* answer,
                              tn_fold_result* results, size_t result_count) {
  tn_status status;
  if (!says(answer, &status)) return status;
  bool good = PyTuple_CheckExact(answer) && (size_t)PyTuple_GET_SIZE(answer) == result_count;
  if (!good) {
    const tn_string_view name = tn_op_name(op);
    PyObject* text = PyUnicode_DecodeUTF8(name.data, (Py_ssize_t)name.size, "replace");
    if (text != NULL) {
      PyErr_Format(PyExc_ValueError, "the fold of '%U' must return %zu results", text,
                   result_count);
    }
    Py_XDECREF(text);
  }
  for (size_t i = 0; good && i < result_count; ++i) {
    good = take_result(context, PyTuple_GET_ITEM(answer, (Py_ssize_t)i), &results[i]);
  }
  Py_DECREF(answer);
  return good ? TN_OK : TN_INTERRUPTED;
}

static tn_status fold_op(const interfaces* self, tn_op op, const tn_attribute* operands,
                         size_t operand_count, tn_fold_result* results, size_t result_count) {
  PyObject* more[1] = {wrap_known(self->context, operands, operand_count)};
  return take_results(self->context, op, call_with(self, FOLD, op, more, 1), results, result_count);
}

static tn_status fold(void* user_data, tn_op op, const tn_attribute* operands, size_t operand_count,
                      tn_fold_result* results, size_t result_count) {
  CALLBACK(status = fold_op(self, op, operands, operand_count, results, result_count));
}

//===-- Checking ----------------------------------------------------------------------------===//

/// Reports the error that a function returned, if any; takes the reference.
static tn_status take_complaint(tn_op op, PyObject* answer) {
  tn_status status;
  tn_string_view text;
  if (!says(answer, &status)) return status == TN_NOT_FOUND ? TN_OK : status;
  if (tnp_text(answer, "result of verify", &text)) {
    status = tn_op_emit_error(op, "%.*s", (int)(text.size < 65536 ? text.size : 65536), text.data);
  } else {
    status = TN_INTERRUPTED;
  }
  Py_DECREF(answer);
  return status;
}

static tn_status verify(void* user_data, tn_op op) {
  CALLBACK(status = take_complaint(op, call_with(self, VERIFY, op, NULL, 0)));
}

//===-- Effects -----------------------------------------------------------------------------===//

static tn_status get_effects(void* user_data, tn_op op, uint32_t* out_effects) {
  CALLBACK(status = take_number(call_with(self, EFFECTS, op, NULL, 0), out_effects));
}

static tn_status get_speculation(void* user_data, tn_op op, tn_speculation* out_speculation) {
  uint32_t number = TN_SPECULATION_BY_TRAITS;
  CALLBACK(status = take_number(call_with(self, SPECULATION, op, NULL, 0), &number);
           *out_speculation = (tn_speculation)number);
}

//===-- Flow --------------------------------------------------------------------------------===//

static tn_status find_successor(const interfaces* self, tn_op op, const tn_attribute* operands,
                                size_t operand_count, uint32_t* out_successor) {
  PyObject* more[1] = {wrap_known(self->context, operands, operand_count)};
  return take_number(call_with(self, SUCCESSOR, op, more, 1), out_successor);
}

static tn_status successor_for_operands(void* user_data, tn_op op, const tn_attribute* operands,
                                        size_t operand_count, uint32_t* out_successor) {
  CALLBACK(status = find_successor(self, op, operands, operand_count, out_successor));
}

/// Reads (region, first_operand, operand_count, first_input); takes the reference.
static tn_status take_edge(PyObject* answer, tn_region_edge* out_edge) {
  uint32_t numbers[4] = {0};
  tn_status status;
  if (!says(answer, &status)) return status;
  if (!PyTuple_Check(answer) || PyTuple_GET_SIZE(answer) != 4) {
    (void)tnp_wrong_type(answer, "a RegionEdge");
    Py_DECREF(answer);
    return TN_INTERRUPTED;
  }
  for (Py_ssize_t i = 0; i < 4 && status == TN_OK; ++i) {
    status = take_number(Py_NewRef(PyTuple_GET_ITEM(answer, i)), &numbers[i]);
  }
  Py_DECREF(answer);
  *out_edge = (tn_region_edge){numbers[0], numbers[1], numbers[2], numbers[3]};
  return status;
}

static tn_status find_edge(const interfaces* self, size_t which, tn_op op,
                           const tn_attribute* operands, size_t operand_count, uint32_t index,
                           tn_region_edge* out_edge) {
  PyObject* more[2] = {wrap_known(self->context, operands, operand_count), PyLong_FromLong(index)};
  return take_edge(call_with(self, which, op, more, 2), out_edge);
}

static tn_status entry_edge(void* user_data, tn_op op, const tn_attribute* operands,
                            size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  CALLBACK(status = find_edge(self, ENTRY_EDGE, op, operands, operand_count, index, out_edge));
}

static tn_status terminator_edge(void* user_data, tn_op op, const tn_attribute* operands,
                                 size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  CALLBACK(status = find_edge(self, TERMINATOR_EDGE, op, operands, operand_count, index, out_edge));
}

static tn_status find_region_edge(const interfaces* self, tn_op op, uint32_t region, uint32_t index,
                                  tn_region_edge* out_edge) {
  PyObject* more[2] = {PyLong_FromLong(region), PyLong_FromLong(index)};
  return take_edge(call_with(self, REGION_EDGE, op, more, 2), out_edge);
}

static tn_status region_edge(void* user_data, tn_op op, uint32_t region, uint32_t index,
                             tn_region_edge* out_edge) {
  CALLBACK(status = find_region_edge(self, op, region, index, out_edge));
}

//===-- Memory, inlining --------------------------------------------------------------------===//

static tn_status take_type(tnp_context* context, PyObject* answer, tn_type* out_type) {
  tn_status status;
  if (!says(answer, &status)) return status;
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, context);
  const bool good = tnp_call_type(&call, answer, "the type in a memory slot", out_type);
  Py_DECREF(answer);
  return good ? TN_OK : TN_INTERRUPTED;
}

static tn_status value_type(void* user_data, tn_op op, tn_type* out_type) {
  CALLBACK(status = take_type(self->context, call_with(self, VALUE_TYPE, op, NULL, 0), out_type));
}

static tn_status ask_about(const interfaces* self, size_t which, tn_op op, tn_op other) {
  PyObject* more[1] = {tnp_wrap_op(self->context, other, TNP_ROLE_VIEW)};
  return take_truth(call_with(self, which, op, more, 1));
}

static tn_status op_is_legal(void* user_data, tn_op op, tn_op around) {
  CALLBACK(status = ask_about(self, OP_IS_LEGAL, op, around));
}

static tn_status call_is_legal(void* user_data, tn_op call, tn_op callable) {
  CALLBACK(status = ask_about(self, CALL_IS_LEGAL, call, callable));
}

static tn_status ask_about_region(const interfaces* self, tn_op op, tn_op call, tn_region source) {
  PyObject* more[2] = {tnp_wrap_op(self->context, call, TNP_ROLE_VIEW),
                       tnp_wrap_region(self->context, source)};
  return take_truth(call_with(self, REGION_IS_LEGAL, op, more, 2));
}

static tn_status region_is_legal(void* user_data, tn_op op, tn_op call, tn_region source) {
  CALLBACK(status = ask_about_region(self, op, call, source));
}

//===-- Custom forms --------------------------------------------------------------------------===//

/// The library may print and read while an exception is pending, such as a pass's whose IR is
/// printed: that exception is kept.
static tn_status print_op(const interfaces* self, tn_op op, tn_asm_printer printer) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject* function = Py_XNewRef(self->functions[PRINT]);
  const tn_status status =
      function == NULL ? TN_NOT_FOUND : tnp_asm_print(self->context, function, op, printer);
  Py_XDECREF(function);
  if (type != NULL) PyErr_Restore(type, value, traceback);
  return status;
}

static tn_status print(void* user_data, tn_op op, tn_asm_printer printer) {
  CALLBACK(status = print_op(self, op, printer));
}

static tn_status parse_op(const interfaces* self, tn_asm_parser parser) {
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject* function = Py_XNewRef(self->functions[PARSE]);
  const tn_status status =
      function == NULL ? TN_NOT_FOUND : tnp_asm_parse(self->context, function, parser);
  Py_XDECREF(function);
  if (type != NULL) PyErr_Restore(type, value, traceback);
  return status;
}

static tn_status parse(void* user_data, tn_asm_parser parser) {
  CALLBACK(status = parse_op(self, parser));
}

//===-- Result types ------------------------------------------------------------------------===//

/// The operands of an op that is to be made. New reference.
static PyObject* wrap_operands(tnp_context* context, const tn_op_state* state) {
  PyObject* list = PyList_New((Py_ssize_t)state->operand_count);
  for (size_t i = 0; i < state->operand_count && list != NULL; ++i) {
    PyObject* item = tnp_wrap_value(context, state->operands[i]);
    if (item == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
  }
  return list;
}

/// Its attributes by name. New reference.
static PyObject* wrap_attributes(tnp_context* context, const tn_op_state* state) {
  PyObject* found = PyDict_New();
  for (size_t i = 0; i < state->attribute_count && found != NULL; ++i) {
    const tn_string_view name = tn_identifier_text(state->attributes[i].name);
    PyObject* key = PyUnicode_DecodeUTF8(name.data, (Py_ssize_t)name.size, "replace");
    PyObject* value = key == NULL ? NULL : tnp_wrap_attribute(context, state->attributes[i].value);
    if (value == NULL || PyDict_SetItem(found, key, value) != 0) Py_CLEAR(found);
    Py_XDECREF(key);
    Py_XDECREF(value);
  }
  return found;
}

/// Reads a sequence of types; takes the reference.
static tn_status take_types(tnp_context* context, PyObject* answer, tn_type* types, size_t capacity,
                            size_t* out_count) {
  tn_status status;
  if (!says(answer, &status)) return status;
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, context);
  tnp_array found = {NULL, 0};
  const bool good = tnp_call_array(&call, answer, &tnp_type_items, &found);
  if (good) {
    *out_count = found.count;
    for (size_t i = 0; i < found.count && i < capacity; ++i) {
      types[i] = ((const tn_type*)found.data)[i];
    }
  }
  Py_DECREF(answer);
  return good ? TN_OK : TN_INTERRUPTED;
}

static tn_status ask_types(const interfaces* self, const tn_op_state* state, tn_type* types,
                           size_t capacity, size_t* out_count) {
  PyObject* operands = wrap_operands(self->context, state);
  PyObject* attributes = operands == NULL ? NULL : wrap_attributes(self->context, state);
  PyObject* function = attributes == NULL ? NULL : self->functions[INFER_TYPES];
  PyObject* answer = NULL;
  if (function != NULL) {
    Py_INCREF(function);
    answer = PyObject_CallFunctionObjArgs(function, operands, attributes, NULL);
    Py_DECREF(function);
  }
  Py_XDECREF(operands);
  Py_XDECREF(attributes);
  return take_types(self->context, answer, types, capacity, out_count);
}

static tn_status infer_types(void* user_data, const tn_op_state* state, tn_type* types,
                             size_t capacity, size_t* out_count) {
  CALLBACK(status = ask_types(self, state, types, capacity, out_count));
}

//===-- The table ---------------------------------------------------------------------------===//

/// An interface table and its parts, while it is attached.
typedef struct table {
  const char* words[WORD_COUNT];
  uint32_t numbers[NUMBER_COUNT];
  tn_op_branch branch;
  tn_op_region_branch region_branch;
  tn_op_region_terminator region_terminator;
  tn_op_call call;
  tn_op_callable callable;
  tn_op_memory_slot slot;
  tn_op_memory_access access;
  tn_op_inliner inliner;
  tn_op_assembly assembly;
  tn_op_interfaces given;
} table;

static void fill_flow(table* self, PyObject* const* functions) {
  const uint32_t* numbers = self->numbers;
  self->branch = (tn_op_branch){
      .segments = self->words[SEGMENTS],
      .first_segment = numbers[FIRST_SEGMENT],
      .own_operand_count = numbers[OWN_OPERANDS],
      .successor_for_operands = functions[SUCCESSOR] == NULL ? NULL : successor_for_operands};
  if (numbers[HAS_BRANCH] != 0) self->given.branch = &self->branch;
  self->region_branch =
      (tn_op_region_branch){.entry_edge = functions[ENTRY_EDGE] == NULL ? NULL : entry_edge,
                            .region_edge = functions[REGION_EDGE] == NULL ? NULL : region_edge,
                            .runs_once = numbers[RUNS_ONCE] != 0};
  if (numbers[HAS_REGION_BRANCH] != 0) self->given.region_branch = &self->region_branch;
  self->region_terminator.edge = terminator_edge;
  if (functions[TERMINATOR_EDGE] != NULL) self->given.region_terminator = &self->region_terminator;
  self->given.loop_regions = numbers[LOOP_REGIONS];
}

static void fill_rest(table* self, PyObject* const* functions) {
  const uint32_t* numbers = self->numbers;
  self->call = (tn_op_call){self->words[CALLEE], numbers[FIRST_ARGUMENT]};
  if (numbers[HAS_CALL] != 0) self->given.call = &self->call;
  self->callable =
      (tn_op_callable){numbers[CALLABLE_REGION], self->words[CALLABLE_TYPE],
                       self->words[ARGUMENT_ATTRIBUTES], self->words[RESULT_ATTRIBUTES]};
  if (numbers[HAS_CALLABLE] != 0) self->given.callable = &self->callable;
  self->slot = (tn_op_memory_slot){value_type, self->words[DEFAULT_OP]};
  if (functions[VALUE_TYPE] != NULL) self->given.memory_slot = &self->slot;
  self->access = (tn_op_memory_access){numbers[POINTER], numbers[STORED]};
  if (numbers[HAS_ACCESS] != 0) self->given.memory_access = &self->access;
  self->inliner = (tn_op_inliner){
      .op_is_legal = functions[OP_IS_LEGAL] == NULL ? NULL : op_is_legal,
      .region_is_legal = functions[REGION_IS_LEGAL] == NULL ? NULL : region_is_legal,
      .call_is_legal = functions[CALL_IS_LEGAL] == NULL ? NULL : call_is_legal,
      .branch = self->words[INLINE_BRANCH],
      .cast = self->words[INLINE_CAST]};
  if (numbers[HAS_INLINER] != 0) self->given.inliner = &self->inliner;
}

static void fill(table* subject, interfaces* self) {
  PyObject* const* functions = self->functions;
  subject->given = (tn_op_interfaces){
      .user_data = self,
      .fold = functions[FOLD] == NULL ? NULL : fold,
      .verify = functions[VERIFY] == NULL ? NULL : verify,
      .infer_types = functions[INFER_TYPES] == NULL ? NULL : infer_types,
      .constant_op = subject->words[CONSTANT_OP],
      .effects = subject->numbers[FIXED_EFFECTS],
      .get_effects = functions[EFFECTS] == NULL ? NULL : get_effects,
      .speculation = (tn_speculation)subject->numbers[FIXED_SPECULATION],
      .get_speculation = functions[SPECULATION] == NULL ? NULL : get_speculation};
  subject->assembly = (tn_op_assembly){print, parse};
  if (functions[PRINT] != NULL) subject->given.assembly = &subject->assembly;
  fill_flow(subject, functions);
  fill_rest(subject, functions);
}

//===-- Attaching ---------------------------------------------------------------------------===//

/// Whether `object` is a tuple of `count` items.
static bool is_tuple(PyObject* object, Py_ssize_t count) {
  if (PyTuple_CheckExact(object) && PyTuple_GET_SIZE(object) == count) return true;
  PyErr_SetString(PyExc_TypeError, "_attach_op_interfaces takes what _interfaces.py makes");
  return false;
}

/// The texts are borrowed from the tuple.
static bool read_words(PyObject* words, table* self) {
  if (!is_tuple(words, WORD_COUNT)) return false;
  for (Py_ssize_t i = 0; i < WORD_COUNT; ++i) {
    PyObject* word = PyTuple_GET_ITEM(words, i);
    tn_string_view text;
    if (word == Py_None) continue;
    if (!tnp_text(word, "a name", &text)) return false;
    self->words[i] = text.data;
  }
  return true;
}

static bool read_numbers(PyObject* numbers, table* self) {
  if (!is_tuple(numbers, NUMBER_COUNT)) return false;
  for (Py_ssize_t i = 0; i < NUMBER_COUNT; ++i) {
    int64_t number = 0;
    if (!tnp_integer(PyTuple_GET_ITEM(numbers, i), &number)) return false;
    if (number < 0 || number > UINT32_MAX) {
      PyErr_Format(PyExc_ValueError, "invalid number of operands or regions %lld",
                   (long long)number);
      return false;
    }
    self->numbers[i] = (uint32_t)number;
  }
  return true;
}

static interfaces* make_interfaces(tnp_context* context, PyObject* functions) {
  if (!is_tuple(functions, FUNCTION_COUNT)) return NULL;
  interfaces* made = (interfaces*)interfaces_type->tp_alloc(interfaces_type, 0);
  if (made == NULL) return NULL;
  made->context = context;
  for (Py_ssize_t i = 0; i < FUNCTION_COUNT; ++i) {
    PyObject* function = PyTuple_GET_ITEM(functions, i);
    if (function != Py_None) made->functions[i] = Py_NewRef(function);
  }
  return made;
}

/// Patterns from (function, benefit); their user data are put into `kept`, whose references they
/// are.
static bool read_patterns(tnp_call* call, PyObject* given, PyObject** kept, table* self) {
  const Py_ssize_t count = PyTuple_GET_SIZE(given);
  tn_pattern* patterns = tnp_call_memory(call, ((size_t)count + 1) * sizeof *patterns);
  if (patterns == NULL) return false;
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyObject* item = PyTuple_GET_ITEM(given, i);
    int64_t benefit = 0;
    if (!is_tuple(item, 2) || !tnp_integer(PyTuple_GET_ITEM(item, 1), &benefit)) return false;
    if (benefit < 0 || benefit > (int64_t)TN_PATTERN_BENEFIT_MAX) {
      PyErr_Format(PyExc_ValueError, "a benefit must be in the range 0 to %u, got %lld",
                   TN_PATTERN_BENEFIT_MAX, (long long)benefit);
      return false;
    }
    kept[i] = tnp_pattern_make(call->context, PyTuple_GET_ITEM(item, 0));
    if (kept[i] == NULL) return false;
    patterns[i] = (tn_pattern){
        .benefit = (uint32_t)benefit, .match_and_rewrite = tnp_pattern_run, .user_data = kept[i]};
  }
  self->given.canonicalizations = patterns;
  self->given.canonicalization_count = (size_t)count;
  return true;
}

bool tnp_interfaces_reserve(tnp_context* context, size_t more) {
  PyObject** grown =
      PyMem_Realloc(context->interfaces, (context->interface_count + more) * sizeof *grown);
  if (grown == NULL) {
    PyErr_NoMemory();
    return false;
  }
  context->interfaces = grown;
  return true;
}

void tnp_interfaces_keep(tnp_context* context, PyObject* owned_object) {
  context->interfaces[context->interface_count++] = owned_object;
}

static bool attach(tnp_context* context, tn_string_view name, const table* self, PyObject** kept,
                   size_t kept_count) {
  if (!tnp_flushed(context) || !tnp_interfaces_reserve(context, kept_count)) return false;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_op_interfaces_attach(context->context, name, &self->given);
  for (size_t i = 0; status == TN_OK && i < kept_count; ++i) {
    tnp_interfaces_keep(context, kept[i]);
    kept[i] = NULL;
  }
  return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
}

/// _attach_op_interfaces(context, name, functions, patterns, words, numbers)
static PyObject* attach_op_interfaces(PyObject* unused, PyObject* const* arguments,
                                      Py_ssize_t count) {
  (void)unused;
  table self = {.words = {NULL}};
  tn_string_view name;
  if (count != 6) return PyErr_Format(PyExc_TypeError, "_attach_op_interfaces takes 6 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL || !tnp_text(arguments[1], "op_name", &name) ||
      !read_words(arguments[4], &self) || !read_numbers(arguments[5], &self) ||
      !PyTuple_CheckExact(arguments[3])) {
    if (!PyErr_Occurred()) (void)tnp_wrong_type(arguments[3], "a tuple");
    return NULL;
  }
  const size_t kept_count = (size_t)PyTuple_GET_SIZE(arguments[3]) + 1;
  PyObject** kept = tnp_call_memory(&call, kept_count * sizeof *kept);
  if (kept == NULL) return NULL;
  memset(kept, 0, kept_count * sizeof *kept);
  interfaces* made = make_interfaces(context, arguments[2]);
  kept[kept_count - 1] = (PyObject*)made;
  if (made != NULL) fill(&self, made);
  const bool good = made != NULL && read_patterns(&call, arguments[3], kept, &self) &&
                    attach(context, name, &self, kept, kept_count);
  for (size_t i = 0; i < kept_count; ++i) Py_XDECREF(kept[i]);
  return good ? Py_NewRef(Py_None) : NULL;
}

/// _infers_types(context, name)
static PyObject* infers_types(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  tn_operation_name name;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "_infers_types takes 2 arguments");
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[0]);
  if (context == NULL || !tnp_operation_name_of(context, arguments[1], &name)) return NULL;
  return PyBool_FromLong(tn_operation_name_infers_types(name));
}

//===-- The context's -----------------------------------------------------------------------===//

int tnp_interfaces_traverse(const tnp_context* context, visitproc visit, void* arg) {
  for (size_t i = 0; i < context->interface_count; ++i) Py_VISIT(context->interfaces[i]);
  return 0;
}

void tnp_interfaces_free(tnp_context* context) {
  for (size_t i = 0; i < context->interface_count; ++i) Py_DECREF(context->interfaces[i]);
  PyMem_Free(context->interfaces);
  context->interfaces = NULL;
  context->interface_count = 0;
}

static PyMethodDef functions[] = {
    {"_attach_op_interfaces", (PyCFunction)(void (*)(void))attach_op_interfaces, METH_FASTCALL,
     NULL},
    {"_infers_types", (PyCFunction)(void (*)(void))infers_types, METH_FASTCALL, NULL},
    {"inlining", tnp_inlining, METH_O, NULL},
    {"lower_equations", (PyCFunction)(void (*)(void))tnp_lower_equations, METH_FASTCALL, NULL},
    {"_init_view", (PyCFunction)(void (*)(void))tnp_view_init, METH_FASTCALL, NULL},
    {"_infer_types", (PyCFunction)(void (*)(void))tnp_op_infer_types, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL}};

bool tnp_init_op_interface(void) {
  return tnp_add_type(&interfaces_spec, NULL, &interfaces_type) && tnp_init_asm_printer() &&
         tnp_init_asm_parser() && PyModule_AddFunctions(tnp.module, functions) == 0;
}
