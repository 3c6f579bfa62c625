// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AsmParser, the argument of a function that parses the custom form of an op, and AsmOperands,
// operands that it has parsed.
//
// Errors that a method finds are reported at their location and stay errors of the parse whatever
// the function does: methods pass reports on to the parse's capture. An exception of the function
// is reported too, and becomes the cause of the error that the parse raises. Exceptions that are
// not instances of Exception, such as KeyboardInterrupt, and MemoryError are raised unchanged.

#include <string.h>

#include "assembly.h"

static PyTypeObject* parser_type;
static PyTypeObject* operands_type;

typedef struct operands {
  PyObject_HEAD tn_asm_operands range;
} operands;

#define SELF ((tnp_asm*)self)
#define PARSER (SELF->parser)

//===-- Operands ----------------------------------------------------------------------------===//

static PyObject* make_operands(tn_asm_operands range) {
  operands* made = (operands*)operands_type->tp_alloc(operands_type, 0);
  if (made != NULL) made->range = range;
  return (PyObject*)made;
}

static bool take_operands(PyObject* object, tn_asm_operands* out_range) {
  if (!tnp_is(object, operands_type)) return tnp_wrong_type(object, "AsmOperands") != NULL;
  *out_range = ((operands*)object)->range;
  return true;
}

static Py_ssize_t operands_length(PyObject* self) { return ((operands*)self)->range.count; }

static PyObject* operands_item(PyObject* self, Py_ssize_t index) {
  const tn_asm_operands range = ((operands*)self)->range;
  if (index < 0 || index >= (Py_ssize_t)range.count) {
    return PyErr_Format(PyExc_IndexError, "operand index out of range; the count is %u",
                        range.count);
  }
  return make_operands((tn_asm_operands){range.parser, range.first + (uint32_t)index, 1});
}

static void operands_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

//===-- Calls -------------------------------------------------------------------------------===//

/// The report for a token that could not be read is the error of every method that reads it.
static void recall_report(const tnp_asm* self, tnp_capture* capture) {
  if (capture->diagnostics != NULL || self->outer == NULL || self->outer->diagnostics == NULL) {
    return;
  }
  const Py_ssize_t count = PyList_GET_SIZE(self->outer->diagnostics);
  capture->diagnostics = PyList_GetSlice(self->outer->diagnostics, count - 1, count);
}

/// Ends a call of the library; false with an error.
static bool end(PyObject* self, tnp_call* call, tnp_capture* capture, tn_status status) {
  if (SELF->outer != NULL) tnp_capture_hand_on(capture, SELF->outer);
  if (status != TN_OK && status != TN_STALE_HANDLE) recall_report(SELF, capture);
  if (!tnp_capture_end(call->context, capture, status == TN_STALE_HANDLE ? TN_OK : status,
                       TNP_MLIR_ERROR, "Unable to parse the custom assembly format")) {
    tnp_asm_keep_failure(SELF, status);
    return false;
  }
  if (status == TN_STALE_HANDLE) tnp_asm_raise_over(SELF);
  return status == TN_OK;
}

/// Calls the library, once the arguments were read.
#define PARSE(...)                              \
  if (!tnp_asm_ready(SELF)) return NULL;        \
  tnp_capture capture;                          \
  tnp_capture_begin(call.context, &capture);    \
  const tn_status parse_status = (__VA_ARGS__); \
  if (!end(self, &call, &capture, parse_status)) return NULL

/// The call of a method without arguments.
#define BEGIN()                 \
  TNP_CALL call = {NULL, NULL}; \
  if (!tnp_asm_call(SELF, &call)) return NULL

//===-- Words -------------------------------------------------------------------------------===//

/// Text that ends with a 0; false with an error.
static bool take_literal(PyObject* object, tn_string_view* out_text) {
  if (!tnp_text(object, "literal", out_text)) return false;
  if (memchr(out_text->data, 0, out_text->size) == NULL) return true;
  PyErr_SetString(PyExc_ValueError, "a literal must not contain a NUL");
  return false;
}

static PyObject* read_literal(PyObject* self, PyObject* literal) {
  tn_string_view text;
  BEGIN();
  if (!take_literal(literal, &text)) return NULL;
  PARSE(tn_asm_parser_literal(PARSER, text.data));
  Py_RETURN_NONE;
}

static PyObject* read_optional_literal(PyObject* self, PyObject* literal) {
  tn_string_view text;
  bool is_there = false;
  BEGIN();
  if (!take_literal(literal, &text)) return NULL;
  PARSE(tn_asm_parser_optional_literal(PARSER, text.data, &is_there));
  return PyBool_FromLong(is_there);
}

/// The text of the keyword is the parser's until the next call, which may come from what ends one.
static PyObject* read_keyword(PyObject* self, PyObject* unused) {
  tn_string_view keyword;
  (void)unused;
  BEGIN();
  if (!tnp_asm_ready(SELF)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(call.context, &capture);
  const tn_status status = tn_asm_parser_keyword(PARSER, &keyword);
  PyObject* made = status == TN_OK ? tnp_string(keyword) : NULL;
  if (end(self, &call, &capture, made == NULL && status == TN_OK ? TN_INTERRUPTED : status)) {
    return made;
  }
  Py_XDECREF(made);
  return NULL;
}

//===-- Operands and types ------------------------------------------------------------------===//

static PyObject* read_range(PyObject* self,
                            tn_status (*read)(tn_asm_parser parser, tn_asm_operands* out_range)) {
  tn_asm_operands range;
  BEGIN();
  PARSE(read(PARSER, &range));
  return make_operands(range);
}

static PyObject* read_operand(PyObject* self, PyObject* unused) {
  (void)unused;
  return read_range(self, tn_asm_parser_operand);
}
static PyObject* read_optional_operand(PyObject* self, PyObject* unused) {
  (void)unused;
  return read_range(self, tn_asm_parser_optional_operand);
}
static PyObject* read_operands(PyObject* self, PyObject* unused) {
  (void)unused;
  return read_range(self, tn_asm_parser_operands);
}

/// One type, or several; false with an error.
static bool take_types(tnp_call* call, PyObject* given, tn_type* single, tnp_array* out_types) {
  if (tnp_uniqued_is(given, tnp.type)) {
    *out_types = (tnp_array){single, 1};
    return tnp_call_type(call, given, "types", single);
  }
  if (given == Py_None) return tnp_wrong_type(given, "a Type or a sequence of them") != NULL;
  return tnp_call_array(call, given, &tnp_type_items, out_types);
}

static PyObject* resolve(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords) {
  static tnp_signature signature = {"resolve", 2, 2, {"operands", "types"}, {0}};
  PyObject* given[2];
  tn_asm_operands range;
  tn_type single;
  tnp_array types = {NULL, 0};
  BEGIN();
  if (!tnp_arguments(&signature, arguments, count, keywords, given) ||
      !take_operands(given[0], &range) || !take_types(&call, given[1], &single, &types)) {
    return NULL;
  }
  PARSE(tn_asm_parser_resolve(PARSER, range, types.data, types.count));
  Py_RETURN_NONE;
}

static PyObject* add_results(PyObject* self, PyObject* given) {
  tn_type single;
  tnp_array types = {NULL, 0};
  BEGIN();
  if (!take_types(&call, given, &single, &types)) return NULL;
  PARSE(tn_asm_parser_add_results(PARSER, types.data, types.count));
  Py_RETURN_NONE;
}

static PyObject* read_functional_type(PyObject* self, PyObject* given) {
  tn_asm_operands range;
  BEGIN();
  if (!take_operands(given, &range)) return NULL;
  PARSE(tn_asm_parser_functional_type(PARSER, range));
  Py_RETURN_NONE;
}

static PyObject* read_type(PyObject* self, PyObject* unused) {
  tn_type type;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_type(PARSER, &type));
  return tnp_wrap_type(call.context, type);
}

/// Casters may run, but the array stays until the function returns: while `self` is not over.
static PyObject* wrap_types(PyObject* self, tnp_context* context, tn_asm_types types) {
  PyObject* list = PyList_New(0);
  for (size_t i = 0; i < types.count && list != NULL; ++i) {
    PyObject* type = NULL;
    if (SELF->context != NULL) {
      type = tnp_wrap_type(context, types.types[i]);
    } else {
      tnp_asm_raise_over(SELF);
    }
    if (type == NULL || PyList_Append(list, type) != 0) Py_CLEAR(list);
    Py_XDECREF(type);
  }
  return list;
}

static PyObject* read_types(PyObject* self, PyObject* unused) {
  tn_asm_types types;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_types(PARSER, &types));
  return wrap_types(self, call.context, types);
}

//===-- Attributes --------------------------------------------------------------------------===//

static PyObject* read_attribute(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                PyObject* keywords) {
  static tnp_signature signature = {"attribute", 0, 1, {"type"}, {0}};
  PyObject* given[1];
  tn_type type = {NULL};
  tn_attribute attribute;
  BEGIN();
  if (!tnp_arguments(&signature, arguments, count, keywords, given) ||
      (tnp_given(given[0]) && !tnp_call_type(&call, given[0], "type", &type))) {
    return NULL;
  }
  PARSE(tn_asm_parser_attribute(PARSER, type, &attribute));
  return tnp_wrap_attribute(call.context, attribute);
}

static PyObject* read_symbol_name(PyObject* self, PyObject* unused) {
  tn_attribute name;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_symbol_name(PARSER, &name));
  return tnp_wrap_attribute(call.context, name);
}

static PyObject* read_optional_symbol_name(PyObject* self, PyObject* unused) {
  tn_attribute name;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_optional_symbol_name(PARSER, &name));
  return tn_attribute_is_null(name) ? Py_NewRef(Py_None) : tnp_wrap_attribute(call.context, name);
}

static PyObject* set_attribute(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords) {
  static tnp_signature signature = {"set_attribute", 2, 2, {"name", "value"}, {0}};
  PyObject* given[2];
  tn_string_view name;
  tn_attribute value;
  BEGIN();
  if (!tnp_arguments(&signature, arguments, count, keywords, given) ||
      !tnp_text(given[0], "name", &name) || !tnp_call_attribute(&call, given[1], "value", &value)) {
    return NULL;
  }
  PARSE(tn_asm_parser_set_attribute(PARSER, name, value));
  Py_RETURN_NONE;
}

static PyObject* read_attribute_dictionary(PyObject* self, PyObject* const* arguments,
                                           Py_ssize_t count, PyObject* keywords) {
  static tnp_signature signature = {"attribute_dictionary", 0, 1, {"with_keyword"}, {0}};
  PyObject* given[1];
  BEGIN();
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  const int with_keyword = tnp_flag(given[0], 0);
  if (with_keyword < 0) return NULL;
  PARSE(tn_asm_parser_attribute_dictionary(PARSER, with_keyword == 1));
  Py_RETURN_NONE;
}

//===-- Successors and regions --------------------------------------------------------------===//

static PyObject* read_successor(PyObject* self, PyObject* unused) {
  size_t count;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_successor(PARSER, &count));
  return PyLong_FromSize_t(count);
}

static PyObject* add_argument(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"add_argument", 2, 2, {"name", "type"}, {0}};
  PyObject* given[2];
  tn_asm_operands name;
  tn_type type;
  BEGIN();
  if (!tnp_arguments(&signature, arguments, count, keywords, given) ||
      !take_operands(given[0], &name) || !tnp_call_type(&call, given[1], "type", &type)) {
    return NULL;
  }
  PARSE(tn_asm_parser_add_argument(PARSER, name, type));
  Py_RETURN_NONE;
}

static PyObject* read_argument(PyObject* self, PyObject* unused) {
  tn_type type;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_argument(PARSER, &type));
  return tnp_wrap_type(call.context, type);
}

static PyObject* read_region(PyObject* self, PyObject* unused) {
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_region(PARSER));
  Py_RETURN_NONE;
}

static PyObject* read_optional_region(PyObject* self, PyObject* unused) {
  bool is_there = false;
  (void)unused;
  BEGIN();
  PARSE(tn_asm_parser_optional_region(PARSER, &is_there));
  return PyBool_FromLong(is_there);
}

//===-- Places ------------------------------------------------------------------------------===//

/// error(message, location=None): raises it.
static PyObject* report(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* keywords) {
  static tnp_signature signature = {"error", 1, 2, {"message", "location"}, {0}};
  PyObject* given[2];
  tn_string_view message;
  tn_location location = {NULL, 0};
  BEGIN();
  if (!tnp_arguments(&signature, arguments, count, keywords, given) ||
      !tnp_text(given[0], "message", &message) ||
      (tnp_given(given[1]) && !tnp_call_location(&call, given[1], &location))) {
    return NULL;
  }
  PARSE(tn_asm_parser_error(PARSER, location, message));
  Py_RETURN_NONE;
}

static PyObject* get_location(PyObject* self, void* closure) {
  tn_location location;
  (void)closure;
  BEGIN();
  PARSE(tn_asm_parser_location(PARSER, &location));
  return tnp_wrap_location(call.context, location);
}

static PyObject* get_context(PyObject* self, void* closure) {
  (void)closure;
  BEGIN();
  if (tn_asm_parser_context(PARSER) != NULL) return Py_NewRef((PyObject*)call.context);
  tnp_asm_raise_over(SELF);
  return NULL;
}

static PyObject* get_op_name(PyObject* self, void* closure) {
  (void)closure;
  BEGIN();
  const tn_string_view name = tn_asm_parser_op_name(PARSER);
  if (name.size != 0) return tnp_string(name);
  tnp_asm_raise_over(SELF);
  return NULL;
}

//===-- The callback ------------------------------------------------------------------------===//

/// Returns "ValueError: message" for an exception. New reference; NULL if that fails, with an error
/// if another exception takes precedence.
static PyObject* words_of(PyObject* error) {
  PyObject* text = PyObject_Str(error);
  PyObject* words = NULL;
  tn_string_view view;
  if (text != NULL && tnp_text(text, "", &view)) {
    words = PyUnicode_FromFormat("parser failed: %s%s%U", Py_TYPE(error)->tp_name,
                                 view.size == 0 ? "" : ": ", text);
  }
  if (PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_Exception)) PyErr_Clear();
  Py_XDECREF(text);
  return words;
}

/// Reports the exception of the function, unless the library has already reported an error. False,
/// with an error, if a signal or similar arrived meanwhile.
static bool report_error(const tnp_asm* parser, PyObject* error) {
  PyObject* words = words_of(error);
  tn_string_view text;
  if (words == NULL && PyErr_Occurred()) return false;
  if (words == NULL || !tnp_text(words, "", &text)) {
    PyErr_Clear();
    text = tn_string_view_from("parser failed");
  }
  const bool is_settled = tnp_flushed(parser->context);
  if (is_settled) (void)tn_asm_parser_error(parser->parser, (tn_location){NULL, 0}, text);
  Py_XDECREF(words);
  return is_settled;
}

/// Whether the exception that is set is the parse's own, and not one to make an error of it.
static bool passes_through(const tnp_asm* parser) {
  return parser->failure == TN_INTERRUPTED || parser->failure == TN_OUT_OF_MEMORY ||
         !PyErr_ExceptionMatches(PyExc_Exception) || PyErr_ExceptionMatches(PyExc_MemoryError);
}

/// Makes an error of the parse of what the function raised.
static tn_status take_error(tnp_asm* parser) {
  if (passes_through(parser)) return tnp_asm_error_status();
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (traceback != NULL) (void)PyException_SetTraceback(value, traceback);
  const bool is_new = value != parser->raised;
  const bool is_said = !is_new || report_error(parser, value);
  if (is_said && parser->outer == NULL) {  // No Python caller receives it.
    PyErr_Restore(type, value, traceback);
    PyErr_WriteUnraisable((PyObject*)parser);
    return TN_MALFORMED;
  }
  if (is_said && is_new) Py_XSETREF(parser->outer->cause, Py_NewRef(value));
  Py_XDECREF(type);
  Py_DECREF(value);
  Py_XDECREF(traceback);
  return is_said ? TN_MALFORMED : TN_INTERRUPTED;
}

tn_status tnp_asm_parse(tnp_context* context, PyObject* function, tn_asm_parser parser) {
  tnp_asm* made = tnp_asm_make(parser_type, context);
  if (made == NULL) return tnp_asm_error_status();
  made->parser = parser;
  made->outer = tnp_capture_own(context);
  PyObject* answer = PyObject_CallOneArg(function, (PyObject*)made);
  tn_status status = TN_OK;
  if (answer == NULL) {
    status = take_error(made);
  } else if (made->failure == TN_INTERRUPTED || made->failure == TN_OUT_OF_MEMORY) {
    tnp_asm_raise_again(made);  // It went on without minding that.
    status = made->failure;
  }
  tnp_asm_end(made, answer);
  return status;
}

//===-- The classes -------------------------------------------------------------------------===//

#define CALL(function) (PyCFunction)(void (*)(void)) function
#define NAMED (METH_FASTCALL | METH_KEYWORDS)
static PyMethodDef parser_methods[] = {
    {"literal", read_literal, METH_O, NULL},
    {"optional_literal", read_optional_literal, METH_O, NULL},
    {"keyword", read_keyword, METH_NOARGS, NULL},
    {"operand", read_operand, METH_NOARGS, NULL},
    {"optional_operand", read_optional_operand, METH_NOARGS, NULL},
    {"operands", read_operands, METH_NOARGS, NULL},
    {"resolve", CALL(resolve), NAMED, NULL},
    {"type", read_type, METH_NOARGS, NULL},
    {"types", read_types, METH_NOARGS, NULL},
    {"add_results", add_results, METH_O, NULL},
    {"functional_type", read_functional_type, METH_O, NULL},
    {"attribute", CALL(read_attribute), NAMED, NULL},
    {"symbol_name", read_symbol_name, METH_NOARGS, NULL},
    {"optional_symbol_name", read_optional_symbol_name, METH_NOARGS, NULL},
    {"set_attribute", CALL(set_attribute), NAMED, NULL},
    {"attribute_dictionary", CALL(read_attribute_dictionary), NAMED, NULL},
    {"successor", read_successor, METH_NOARGS, NULL},
    {"add_argument", CALL(add_argument), NAMED, NULL},
    {"argument", read_argument, METH_NOARGS, NULL},
    {"region", read_region, METH_NOARGS, NULL},
    {"optional_region", read_optional_region, METH_NOARGS, NULL},
    {"error", CALL(report), NAMED, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef parser_properties[] = {{"context", get_context, NULL, NULL, NULL},
                                          {"op_name", get_op_name, NULL, NULL, NULL},
                                          {"location", get_location, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot parser_slots[] = {{Py_tp_dealloc, tnp_asm_dealloc},
                                     {Py_tp_methods, parser_methods},
                                     {Py_tp_getset, parser_properties},
                                     {0, NULL}};

static PyType_Spec parser_spec = {"tenure.ir.AsmParser", sizeof(tnp_asm), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  parser_slots};

static PyType_Slot operands_slots[] = {{Py_tp_dealloc, operands_dealloc},
                                       {Py_sq_length, operands_length},
                                       {Py_sq_item, operands_item},
                                       {0, NULL}};

static PyType_Spec operands_spec = {"tenure.ir.AsmOperands", sizeof(operands), 0,
                                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                    operands_slots};

bool tnp_init_asm_parser(void) {
  return tnp_add_type(&parser_spec, NULL, &parser_type) &&
         tnp_add_type(&operands_spec, NULL, &operands_type);
}
