// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PatternRewriter: what a pattern changes IR with. It is for the call of the pattern; afterwards
// every use of it raises.

#include <tenure/conversion.h>

#include "rewrite.h"

static PyTypeObject* rewriter_type;
static PyTypeObject* conversion_rewriter_type;

typedef struct pattern_rewriter {
  PyObject_HEAD tnp_context* context;  ///< Held.
  tn_rewriter* rewriter;               ///< NULL outside of the call.
} pattern_rewriter;

#define SELF ((pattern_rewriter*)self)

static PyObject* make(PyTypeObject* type, tnp_context* context) {
  pattern_rewriter* made = (pattern_rewriter*)type->tp_alloc(type, 0);
  if (made == NULL) return NULL;
  Py_INCREF(context);
  made->context = context;
  return (PyObject*)made;
}

PyObject* tnp_rewriter_make(tnp_context* context) { return make(rewriter_type, context); }
PyObject* tnp_conversion_rewriter_make(tnp_context* context) {
  return make(conversion_rewriter_type, context);
}

void tnp_rewriter_set(PyObject* object, tn_rewriter* rewriter) {
  ((pattern_rewriter*)object)->rewriter = rewriter;
}

static void rewriter_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(SELF->context);
  type->tp_free(self);
  Py_DECREF(type);
}

//===-- Calls -------------------------------------------------------------------------------===//

static bool is_ready(const pattern_rewriter* self) {
  if (self->rewriter != NULL) return true;
  PyErr_SetString(PyExc_RuntimeError,
                  "the PatternRewriter is valid only during the callback that received it");
  return false;
}

static bool end_call(PyObject* self, tnp_capture* capture, tn_status status) {
  return tnp_capture_end(SELF->context, capture, status, TNP_VALUE_ERROR, NULL);
}

static PyObject* none_if(bool good) { return good ? Py_NewRef(Py_None) : NULL; }

/// Calls a function of the library that takes the rewriter and an op.
static PyObject* on_op(PyObject* self, PyObject* object,
                       tn_status (*change)(tn_rewriter* rewriter, tn_op op)) {
  if (!is_ready(SELF)) return NULL;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(end_call(self, &capture, change(SELF->rewriter, op->handle.op)));
}

static PyObject* erase_op(PyObject* self, PyObject* op) {
  return on_op(self, op, tn_rewriter_erase_op);
}
static PyObject* finalize_op_modification(PyObject* self, PyObject* op) {
  return on_op(self, op, tn_rewriter_op_modified);
}
static PyObject* set_insertion_point_after(PyObject* self, PyObject* op) {
  return on_op(self, op, tn_rewriter_set_insertion_after);
}

static PyObject* replace_with_values(PyObject* self, tnp_entity* op, PyObject* sequence) {
  tn_value usual[4];
  tnp_array values = {usual, 4};
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, SELF->context);
  // One value is a list of one.
  PyObject* row = tnp_is(sequence, tnp.value) ? PyTuple_Pack(1, sequence) : Py_NewRef(sequence);
  const bool taken = row != NULL && tnp_call_array(&call, row, &tnp_value_items, &values);
  Py_XDECREF(row);
  if (!taken || !is_ready(SELF)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status =
      tn_rewriter_replace_op(SELF->rewriter, op->handle.op, values.data, values.count);
  return none_if(end_call(self, &capture, status));
}

static PyObject* replace_op(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                            PyObject* keywords) {
  static tnp_signature by_op = {"replace_op", 2, 2, {"op", "new_op"}, {0}};
  static tnp_signature by_values = {"replace_op", 2, 2, {"op", "values"}, {0}};
  PyObject* given[2];
  if (!is_ready(SELF)) return NULL;
  PyObject* last = keywords == NULL || PyTuple_GET_SIZE(keywords) == 0
                       ? NULL
                       : PyTuple_GET_ITEM(keywords, PyTuple_GET_SIZE(keywords) - 1);
  const bool names_values = last != NULL && PyUnicode_CompareWithASCIIString(last, "values") == 0;
  if (!tnp_arguments(names_values ? &by_values : &by_op, arguments, count, keywords, given)) {
    return NULL;
  }
  tnp_entity* op = tnp_op_argument(given[0]);
  if (op == NULL) return NULL;
  if (!tnp_is(given[1], tnp.operation_base)) return replace_with_values(self, op, given[1]);
  tnp_entity* other = tnp_op_argument(given[1]);
  if (other == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(
      end_call(self, &capture,
               tn_rewriter_replace_op_with(SELF->rewriter, op->handle.op, other->handle.op)));
}

static PyObject* replace_all_uses_with(PyObject* self, PyObject* const* arguments,
                                       Py_ssize_t count) {
  tnp_context* context;
  tn_value from;
  tn_value to;
  if (!is_ready(SELF)) return NULL;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "replace_all_uses_with takes two values");
  if (!tnp_value_argument(arguments[0], &context, &from) ||
      !tnp_value_argument(arguments[1], &context, &to)) {
    return NULL;
  }
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(end_call(self, &capture, tn_rewriter_replace_uses(SELF->rewriter, from, to)));
}

//===-- Moving ------------------------------------------------------------------------------===//

static PyObject* move_by(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         tn_status (*move)(tn_rewriter* rewriter, tn_op op, tn_op other)) {
  if (!is_ready(SELF)) return NULL;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "expected two operations");
  tnp_entity* op = tnp_op_argument(arguments[0]);
  tnp_entity* other = op == NULL ? NULL : tnp_op_argument(arguments[1]);
  if (other == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(end_call(self, &capture, move(SELF->rewriter, op->handle.op, other->handle.op)));
}

static PyObject* move_op_before(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  return move_by(self, arguments, count, tn_rewriter_move_op_before);
}
static PyObject* move_op_after(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  return move_by(self, arguments, count, tn_rewriter_move_op_after);
}

static PyObject* clone_op(PyObject* self, PyObject* object) {
  if (!is_ready(SELF)) return NULL;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  tn_op made;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status =
      tn_rewriter_clone_op(SELF->rewriter, op->handle.op, TN_CLONE_WHOLE, NULL, &made);
  if (!end_call(self, &capture, status)) return NULL;
  return tnp_made_op(SELF->context, made, tn_op_is_detached(made), TNP_ROLE_VIEW);
}

static PyObject* erase_block(PyObject* self, PyObject* object) {
  if (!is_ready(SELF)) return NULL;
  tnp_entity* block = tnp_block_argument_of(object);
  if (block == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(
      end_call(self, &capture, tn_rewriter_erase_block(SELF->rewriter, block->handle.block)));
}

/// inline_region_before(region, block)
static PyObject* inline_region_before(PyObject* self, PyObject* const* arguments,
                                      Py_ssize_t count) {
  if (!is_ready(SELF)) return NULL;
  if (count != 2) return PyErr_Format(PyExc_TypeError, "expected a region and a block");
  tnp_entity* region = tnp_region_argument(arguments[0]);
  tnp_entity* block = region == NULL ? NULL : tnp_block_argument_of(arguments[1]);
  if (block == NULL) return NULL;
  const tn_block before = block->handle.block;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(end_call(self, &capture,
                          tn_rewriter_inline_region_before(SELF->rewriter, region->handle.region,
                                                           tn_block_region(before), before)));
}

/// Moves the ops of a block before `into`, an op, or to the end of `into`, a block.
static PyObject* inline_block(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              bool before_op) {
  if (!is_ready(SELF)) return NULL;
  if (count < 2 || count > 3) {
    return PyErr_Format(PyExc_TypeError, "expected a block, its destination and optional values");
  }
  tnp_entity* source = tnp_block_argument_of(arguments[0]);
  if (source == NULL) return NULL;
  tnp_entity* into =
      before_op ? tnp_op_argument(arguments[1]) : tnp_block_argument_of(arguments[1]);
  tnp_array values = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, SELF->context);
  if (into == NULL ||
      !tnp_call_array(&call, count == 3 ? arguments[2] : NULL, &tnp_value_items, &values) ||
      !is_ready(SELF)) {
    return NULL;
  }
  const tn_block block = source->handle.block;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status =
      before_op ? tn_rewriter_inline_block_before(SELF->rewriter, block, into->handle.op,
                                                  values.data, values.count)
                : tn_rewriter_merge_blocks(SELF->rewriter, block, into->handle.block, values.data,
                                           values.count);
  return none_if(end_call(self, &capture, status));
}

static PyObject* inline_block_before(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  return inline_block(self, arguments, count, true);
}
static PyObject* merge_blocks(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
  return inline_block(self, arguments, count, false);
}

static PyObject* split_block(PyObject* self, PyObject* object) {
  if (!is_ready(SELF)) return NULL;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  tn_block made;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_rewriter_split_block(SELF->rewriter, op->handle.op, &made);
  return end_call(self, &capture, status) ? tnp_wrap_block(SELF->context, made) : NULL;
}

//===-- The class ---------------------------------------------------------------------------===//

static PyObject* get_ip(PyObject* self, void* closure) {
  (void)closure;
  if (!is_ready(SELF)) return NULL;
  return tnp_insertion_point_make(SELF->context, tn_rewriter_insertion(SELF->rewriter));
}

static PyObject* get_context(PyObject* self, void* closure) {
  (void)closure;
  return Py_NewRef((PyObject*)SELF->context);
}

#define CALL(function) (PyCFunction)(void (*)(void)) function
static PyMethodDef rewriter_methods[] = {
    {"replace_op", CALL(replace_op), METH_FASTCALL | METH_KEYWORDS, NULL},
    {"replace_all_uses_with", CALL(replace_all_uses_with), METH_FASTCALL, NULL},
    {"erase_op", erase_op, METH_O, NULL},
    {"erase_block", erase_block, METH_O, NULL},
    {"finalize_op_modification", finalize_op_modification, METH_O, NULL},
    {"set_insertion_point_after", set_insertion_point_after, METH_O, NULL},
    {"clone", clone_op, METH_O, NULL},
    {"move_op_before", CALL(move_op_before), METH_FASTCALL, NULL},
    {"move_op_after", CALL(move_op_after), METH_FASTCALL, NULL},
    {"inline_region_before", CALL(inline_region_before), METH_FASTCALL, NULL},
    {"inline_block_before", CALL(inline_block_before), METH_FASTCALL, NULL},
    {"merge_blocks", CALL(merge_blocks), METH_FASTCALL, NULL},
    {"split_block", split_block, METH_O, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef rewriter_properties[] = {{"ip", get_ip, NULL, NULL, NULL},
                                            {"context", get_context, NULL, NULL, NULL},
                                            {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot rewriter_slots[] = {{Py_tp_dealloc, rewriter_dealloc},
                                       {Py_tp_methods, rewriter_methods},
                                       {Py_tp_getset, rewriter_properties},
                                       {0, NULL}};

static PyType_Spec rewriter_spec = {
    "tenure.rewrite.PatternRewriter", sizeof(pattern_rewriter), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, rewriter_slots};

//===-- In conversions ----------------------------------------------------------------------===//

static bool convert_row(tnp_call* call, PyObject* item, void* element) {
  tnp_array values = {NULL, 0};
  if (!tnp_call_array(call, item, &tnp_value_items, &values)) return false;
  *(tn_value_list*)element = (tn_value_list){values.data, values.count};
  return true;
}

/// tn_value_list
static const tnp_item_kind row_items = {
    .size = sizeof(tn_value_list), .convert = convert_row, .runs_python = true, .borrows = true};

/// replace_op_with_multiple(op, lists)
static PyObject* replace_op_with_multiple(PyObject* self, PyObject* const* arguments,
                                          Py_ssize_t count) {
  if (!is_ready(SELF) || !tnp_count_is(count, 2, "replace_op_with_multiple")) return NULL;
  tnp_entity* op = tnp_op_argument(arguments[0]);
  if (op == NULL) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_call_about(&call, SELF->context);
  tnp_array rows = {NULL, 0};
  if (!tnp_call_array(&call, arguments[1], &row_items, &rows) || !is_ready(SELF)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  return none_if(end_call(
      self, &capture,
      tn_rewriter_replace_op_with_lists(SELF->rewriter, op->handle.op, rows.data, rows.count)));
}

/// convert_region_types(region, type_converter): whether its types could be converted.
static PyObject* convert_region_types(PyObject* self, PyObject* const* arguments,
                                      Py_ssize_t count) {
  if (!is_ready(SELF) || !tnp_count_is(count, 2, "convert_region_types")) return NULL;
  tnp_entity* region = tnp_region_argument(arguments[0]);
  if (region == NULL) return NULL;
  tn_type_converter* converter = NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  tn_status status = tnp_converter_make(SELF->context, arguments[1], &converter);
  if (status == TN_OK) {
    status = tn_rewriter_convert_region_types(SELF->rewriter, region->handle.region, converter);
  }
  tn_type_converter_destroy(converter);
  const bool converted = status == TN_OK;
  if (status == TN_NOT_FOUND) status = TN_OK;
  return end_call(self, &capture, status) ? PyBool_FromLong(converted) : NULL;
}

static PyObject* get_remapped_value(PyObject* self, PyObject* object) {
  tnp_context* context;
  tn_value from;
  tn_value value;
  if (!is_ready(SELF) || !tnp_value_argument(object, &context, &from)) return NULL;
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_rewriter_remapped_value(SELF->rewriter, from, &value);
  if (!end_call(self, &capture, status)) return NULL;
  if (tn_value_is_null(value)) Py_RETURN_NONE;
  return tnp_wrap_value(SELF->context, value);
}

static PyMethodDef conversion_methods[] = {
    {"replace_op_with_multiple", CALL(replace_op_with_multiple), METH_FASTCALL, NULL},
    {"convert_region_types", CALL(convert_region_types), METH_FASTCALL, NULL},
    {"get_remapped_value", get_remapped_value, METH_O, NULL},
    {NULL, NULL, 0, NULL}};

static PyType_Slot conversion_slots[] = {
    {Py_tp_dealloc, rewriter_dealloc}, {Py_tp_methods, conversion_methods}, {0, NULL}};

static PyType_Spec conversion_spec = {
    "tenure.rewrite.ConversionPatternRewriter", sizeof(pattern_rewriter), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, conversion_slots};

bool tnp_init_rewriter(void) {
  return tnp_add_type(&rewriter_spec, NULL, &rewriter_type) &&
         tnp_add_type(&conversion_spec, rewriter_type, &conversion_rewriter_type);
}
