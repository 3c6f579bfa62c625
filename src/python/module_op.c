// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Module: a builtin.module, parsed or made.

#include "tenure_py.h"

#define SELF ((tnp_entity*)self)
#define OP (SELF->handle.op)

static const char module_name[] = "builtin.module";

static bool is_module(tn_op op) {
  return tn_string_view_equal(tn_op_name(op), tn_string_view_from(module_name));
}

//===-- Making ------------------------------------------------------------------------------===//

/// How bytecode is read: completely and with verification unless the caller passes options.
typedef enum bytecode_mode { READ_WHOLE, READ_UNVERIFIED, READ_LAZILY } bytecode_mode;

static tn_status read_source(tnp_context* context, PyObject* source, tn_string_view text,
                             const tn_text_parse_options* options, int64_t mode, tn_op* out_op) {
  if (!tn_bytecode_has_magic(text)) {
    return tn_text_parse(tnp_scope_current(context), text, options, out_op);
  }
  tn_bytecode_read_options more = {.file_name = options->file_name,
                                   .no_implicit_module = options->no_implicit_module,
                                   .skip_verify = mode == READ_UNVERIFIED,
                                   .lazy = mode == READ_LAZILY};
  return tnp_read_bytecode(context, source, text, &more, out_op);
}

/// parse(text or bytecode, name of the text, context, role[, a bytecode_mode])
static PyObject* parse_text(PyObject* unused, PyObject* const* arguments, Py_ssize_t count) {
  (void)unused;
  if (count != 4 && count != 5) {
    return PyErr_Format(PyExc_TypeError, "parse_text takes 4 or 5 arguments");
  }
  tn_text_parse_options options = {0};
  tn_string_view text;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, arguments[2]);
  int64_t role;
  int64_t mode = READ_WHOLE;
  if (context == NULL || !tnp_integer(arguments[3], &role)) return NULL;
  if (count == 5 && !tnp_integer(arguments[4], &mode)) return NULL;
  if (!tnp_text(arguments[0], "parse()", &text)) return NULL;
  if (tnp_given(arguments[1]) && !tnp_text(arguments[1], "source_name", &options.file_name)) {
    return NULL;
  }
  options.no_implicit_module = role != TNP_ROLE_MODULE;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_op op;
  const tn_status status = read_source(context, arguments[0], text, &options, mode, &op);
  const char* message = role == TNP_ROLE_MODULE ? "Unable to parse module assembly"
                                                : "Unable to parse operation assembly";
  if (!tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, message)) return NULL;
  return tnp_adopt_op(context, op, (tnp_role)role);
}

static PyObject* create(PyObject* unused, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* keywords) {
  static tnp_signature signature = {"create", 0, 1, {"loc"}, {0}};
  (void)unused;
  PyObject* given[1];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  tn_op_state state = {.region_count = 1};
  TNP_CALL call = {NULL, NULL};
  if (!tnp_call_location_or_current(&call, given[0], &state.location)) return NULL;
  tnp_context* context = call.context;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  tn_op op = {0, 0, 0, 0};
  tn_block block;
  tn_status status =
      tn_operation_name_get(context->context, tn_string_view_from(module_name), &state.name);
  if (status == TN_OK) status = tn_op_create(tnp_scope_current(context), &state, &op);
  if (status == TN_OK) {
    status = tn_block_create(tn_op_region(op, 0), (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &block);
    if (status != TN_OK && tn_op_erase(op) != TN_OK) status = TN_OUT_OF_MEMORY;
  }
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return tnp_adopt_op(context, op, TNP_ROLE_MODULE);
}

/// The Module of an op that is a builtin.module.
static PyObject* from_op(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  if (is_module(op->handle.op)) {
    return tnp_wrap_op_in(op->context, op->handle.op, TNP_ROLE_MODULE);
  }
  PyErr_SetString(PyExc_ValueError, "the operation is not a builtin.module");
  return NULL;
}

static PyObject* from_capsule(PyObject* unused, PyObject* capsule) {
  (void)unused;
  return tnp_capsule_object(capsule, "tenure.ir.Module._CAPIPtr", tnp.module_op);
}

//===-- Reading -----------------------------------------------------------------------------===//

static PyObject* get_operation(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF)) return NULL;
  return tnp_wrap_op_in(SELF->context, OP, TNP_ROLE_OPERATION);
}

static PyObject* get_body(PyObject* self, void* closure) {
  (void)closure;
  if (!tnp_live(SELF) || !tnp_body_loaded(SELF)) return NULL;
  return tnp_wrap_block(SELF->context, tn_region_first_block(tn_op_region(OP, 0)));
}

static PyObject* get_capsule(PyObject* self, void* closure) {
  (void)closure;
  return tnp_entity_capsule(self, (void*)(uintptr_t) "tenure.ir.Module._CAPIPtr");
}

//===-- The type ----------------------------------------------------------------------------===//

static PyMethodDef module_methods[] = {
    {"_parse_text", (PyCFunction)(void (*)(void))parse_text, METH_FASTCALL | METH_STATIC, NULL},
    {"create", (PyCFunction)(void (*)(void))create, METH_FASTCALL | METH_KEYWORDS | METH_STATIC,
     NULL},
    {"_from_op", from_op, METH_O | METH_STATIC, NULL},
    {"_CAPICreate", from_capsule, METH_O | METH_STATIC, NULL},
    {"_clear_mlir_module", tnp_entity_move, METH_NOARGS, NULL},
    {"_move", tnp_entity_move, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef module_properties[] = {{"__dict__", NULL, NULL, NULL, NULL},
                                          {"_CAPIPtr", get_capsule, NULL, NULL, NULL},
                                          {"context", tnp_entity_context, NULL, NULL, NULL},
                                          {"operation", get_operation, NULL, NULL, NULL},
                                          {"body", get_body, NULL, NULL, NULL},
                                          {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot module_slots[] = {{Py_tp_dealloc, tnp_entity_dealloc},
                                     {Py_tp_traverse, tnp_entity_traverse},
                                     {Py_tp_clear, tnp_entity_clear},
                                     {Py_tp_richcompare, tnp_entity_richcompare},
                                     {Py_tp_hash, tnp_entity_hash},
                                     {Py_tp_setattro, tnp_entity_setattro},
                                     {Py_tp_str, tnp_op_str},
                                     {Py_tp_repr, tnp_entity_repr},
                                     {Py_tp_methods, module_methods},
                                     {Py_tp_getset, module_properties},
                                     {Py_tp_members, tnp_entity_members},
                                     {0, NULL}};

static PyType_Spec module_spec = {"tenure.ir._BaseModule", sizeof(tnp_entity), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC |
                                      Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                  module_slots};

bool tnp_init_module_op(void) {
  module_properties[0] = tnp_entity_dict[0];
  return tnp_add_type(&module_spec, NULL, &tnp.module_op);
}
