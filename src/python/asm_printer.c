// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AsmPrinter, the argument of a function that prints the custom form of an op. The printing call
// raises the function's exceptions.

#include "assembly.h"

static PyTypeObject* printer_type;

#define SELF ((tnp_asm*)self)
#define PRINTER (SELF->printer)

/// Ends a call of the library. New reference to None; NULL with an error.
static PyObject* end(PyObject* self, tnp_call* call, tnp_capture* capture, tn_status status) {
  if (tnp_capture_end(call->context, capture, status == TN_STALE_HANDLE ? TN_OK : status,
                      TNP_VALUE_ERROR, NULL)) {
    if (status != TN_STALE_HANDLE) Py_RETURN_NONE;
    tnp_asm_raise_over(SELF);
    return NULL;
  }
  tnp_asm_keep_failure(SELF, status);
  return NULL;
}

/// Calls the library, once the arguments were read.
#define PRINT(...)                                   \
  do {                                               \
    if (!tnp_asm_ready(SELF)) return NULL;           \
    tnp_capture capture;                             \
    tnp_capture_begin(call.context, &capture);       \
    const tn_status print_status = (__VA_ARGS__);    \
    return end(self, &call, &capture, print_status); \
  } while (0)

/// A number of an operand, result, region or successor, 0 if it is not given; false with an error.
static bool take_number(PyObject* given, size_t* out_number) {
  uint32_t number = 0;
  if (given != NULL && !tnp_position(given, &number)) return false;
  *out_number = number;
  return true;
}

/// How many, all if it is None; false with an error.
static bool take_count(PyObject* given, size_t otherwise, size_t* out_count) {
  *out_count = given == NULL ? otherwise : SIZE_MAX;
  return !tnp_given(given) || take_number(given, out_count);
}

//===-- Words -------------------------------------------------------------------------------===//

static PyObject* put_words(PyObject* self, PyObject* argument, const char* what,
                           tn_status (*put)(tn_asm_printer printer, tn_string_view text)) {
  tn_string_view text;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_text(argument, what, &text)) return NULL;
  PRINT(put(PRINTER, text));
}

static PyObject* put_text(PyObject* self, PyObject* text) {
  return put_words(self, text, "text", tn_asm_printer_text);
}
static PyObject* put_keyword(PyObject* self, PyObject* keyword) {
  return put_words(self, keyword, "keyword", tn_asm_printer_keyword);
}
static PyObject* put_symbol_name(PyObject* self, PyObject* name) {
  return put_words(self, name, "name", tn_asm_printer_symbol_name);
}

//===-- Values and types --------------------------------------------------------------------===//

static PyObject* put_one_value(PyObject* self, PyObject* argument,
                               tn_status (*put)(tn_asm_printer printer, tn_value value)) {
  tn_value value;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_call_value(&call, argument, &value)) return NULL;
  PRINT(put(PRINTER, value));
}

static PyObject* put_value(PyObject* self, PyObject* value) {
  return put_one_value(self, value, tn_asm_printer_value);
}
static PyObject* put_argument(PyObject* self, PyObject* argument) {
  return put_one_value(self, argument, tn_asm_printer_argument);
}

/// Operands, their types or those of results: (first=0, count=None).
static PyObject* put_range(PyObject* self, tnp_signature* signature, PyObject* const* arguments,
                           Py_ssize_t count, PyObject* keywords,
                           tn_status (*put)(tn_asm_printer printer, size_t first, size_t count)) {
  PyObject* given[2];
  size_t first;
  size_t some;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_arguments(signature, arguments, count, keywords, given) ||
      !take_number(given[0], &first) || !take_count(given[1], SIZE_MAX, &some)) {
    return NULL;
  }
  PRINT(put(PRINTER, first, some));
}

static PyObject* put_operands(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"operands", 0, 2, {"first", "count"}, {0}};
  return put_range(self, &signature, arguments, count, keywords, tn_asm_printer_operands);
}
static PyObject* put_operand_types(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                   PyObject* keywords) {
  static tnp_signature signature = {"operand_types", 0, 2, {"first", "count"}, {0}};
  return put_range(self, &signature, arguments, count, keywords, tn_asm_printer_operand_types);
}
static PyObject* put_result_types(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                  PyObject* keywords) {
  static tnp_signature signature = {"result_types", 0, 2, {"first", "count"}, {0}};
  return put_range(self, &signature, arguments, count, keywords, tn_asm_printer_result_types);
}

static PyObject* put_functional_type(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                                     PyObject* keywords) {
  static tnp_signature signature = {"functional_type", 0, 1, {"first"}, {0}};
  PyObject* given[1];
  size_t first;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_arguments(&signature, arguments, count, keywords, given) ||
      !take_number(given[0], &first)) {
    return NULL;
  }
  PRINT(tn_asm_printer_functional_type(PRINTER, first));
}

static PyObject* put_type(PyObject* self, PyObject* argument) {
  tn_type type;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_call_type(&call, argument, "type", &type)) return NULL;
  PRINT(tn_asm_printer_type(PRINTER, type));
}

//===-- Attributes --------------------------------------------------------------------------===//

static PyObject* put_attribute(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords) {
  static tnp_signature signature = {"attribute", 1, 2, {"attribute", "with_type"}, {0}};
  PyObject* given[2];
  tn_attribute attribute;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_arguments(&signature, arguments, count, keywords, given)) {
    return NULL;
  }
  const int with_type = tnp_flag(given[1], 1);
  if (with_type < 0 || !tnp_call_attribute(&call, given[0], "attribute", &attribute)) return NULL;
  PRINT(tn_asm_printer_attribute(PRINTER, attribute, with_type == 1));
}

/// The letters of one name are no names.
static bool take_names(tnp_call* call, PyObject* given, tnp_array* names) {
  if (given != NULL && (PyUnicode_Check(given) || PyBytes_Check(given))) {
    return tnp_wrong_type(given, "a sequence of str") != NULL;
  }
  return tnp_call_array(call, given, &tnp_text_items, names);
}

static PyObject* put_attribute_dictionary(PyObject* self, PyObject* const* arguments,
                                          Py_ssize_t count, PyObject* keywords) {
  static tnp_signature signature = {"attribute_dictionary", 0, 2, {"elided", "with_keyword"}, {0}};
  PyObject* given[2];
  tnp_array elided = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_arguments(&signature, arguments, count, keywords, given)) {
    return NULL;
  }
  const int with_keyword = tnp_flag(given[1], 0);
  if (with_keyword < 0 || !take_names(&call, given[0], &elided)) return NULL;
  PRINT(tn_asm_printer_attribute_dictionary(PRINTER, elided.data, elided.count, with_keyword == 1));
}

//===-- Successors and regions --------------------------------------------------------------===//

/// (index, first=0, count=0)
static PyObject* put_successor(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                               PyObject* keywords) {
  static tnp_signature signature = {"successor", 1, 3, {"index", "first", "count"}, {0}};
  PyObject* given[3];
  size_t index;
  size_t first;
  size_t some;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_arguments(&signature, arguments, count, keywords, given) ||
      !take_number(given[0], &index) || !take_number(given[1], &first) ||
      !take_count(given[2], 0, &some)) {
    return NULL;
  }
  PRINT(tn_asm_printer_successor(PRINTER, index, first, some));
}

static PyObject* put_region(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                            PyObject* keywords) {
  static tnp_signature signature = {"region", 1, 2, {"index", "flags"}, {0}};
  PyObject* given[2];
  size_t index;
  size_t flags;
  TNP_CALL call = {NULL, NULL};
  if (!tnp_asm_call(SELF, &call) || !tnp_arguments(&signature, arguments, count, keywords, given) ||
      !take_number(given[0], &index) || !take_number(given[1], &flags)) {
    return NULL;
  }
  PRINT(tn_asm_printer_region(PRINTER, index, (uint32_t)flags));
}

//===-- The callback ------------------------------------------------------------------------===//

static PyObject* call_function(tnp_context* context, PyObject* function, tn_op op,
                               tnp_asm* printer) {
  PyObject* arguments[3] = {NULL, tnp_wrap_op(context, op, TNP_ROLE_VIEW), (PyObject*)printer};
  if (arguments[1] == NULL) return NULL;
  PyObject* answer =
      PyObject_Vectorcall(function, arguments + 1, 2 | PY_VECTORCALL_ARGUMENTS_OFFSET, NULL);
  Py_DECREF(arguments[1]);
  return answer;
}

tn_status tnp_asm_print(tnp_context* context, PyObject* function, tn_op op,
                        tn_asm_printer printer) {
  tnp_asm* made = tnp_asm_make(printer_type, context);
  if (made == NULL) return tnp_asm_error_status();
  made->printer = printer;
  made->op = op;
  PyObject* answer = call_function(context, function, op, made);
  if (answer != NULL && made->raised != NULL) {  // It went on without minding that.
    Py_CLEAR(answer);
    tnp_asm_raise_again(made);
  }
  const tn_status status = answer == NULL ? tnp_asm_error_status() : TN_OK;
  tnp_asm_end(made, answer);
  return status;
}

//===-- The class ---------------------------------------------------------------------------===//

#define CALL(function) (PyCFunction)(void (*)(void)) function
#define NAMED (METH_FASTCALL | METH_KEYWORDS)
static PyMethodDef printer_methods[] = {
    {"text", put_text, METH_O, NULL},
    {"keyword", put_keyword, METH_O, NULL},
    {"symbol_name", put_symbol_name, METH_O, NULL},
    {"value", put_value, METH_O, NULL},
    {"operands", CALL(put_operands), NAMED, NULL},
    {"operand_types", CALL(put_operand_types), NAMED, NULL},
    {"result_types", CALL(put_result_types), NAMED, NULL},
    {"functional_type", CALL(put_functional_type), NAMED, NULL},
    {"type", put_type, METH_O, NULL},
    {"attribute", CALL(put_attribute), NAMED, NULL},
    {"attribute_dictionary", CALL(put_attribute_dictionary), NAMED, NULL},
    {"successor", CALL(put_successor), NAMED, NULL},
    {"argument", put_argument, METH_O, NULL},
    {"region", CALL(put_region), NAMED, NULL},
    {NULL, NULL, 0, NULL}};

static PyType_Slot printer_slots[] = {
    {Py_tp_dealloc, tnp_asm_dealloc}, {Py_tp_methods, printer_methods}, {0, NULL}};

static PyType_Spec printer_spec = {"tenure.ir.AsmPrinter", sizeof(tnp_asm), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                   printer_slots};

bool tnp_init_asm_printer(void) { return tnp_add_type(&printer_spec, NULL, &printer_type); }
