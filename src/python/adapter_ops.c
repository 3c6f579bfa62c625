// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters and operations: attaching, the active set, and applying. adapters.py passes all
// arguments by position.

#include "adapters.h"

//===-- Attaching ---------------------------------------------------------------------------===//

static PyObject* report_of(const tn_adapter_report* report) {
  return Py_BuildValue("{sn,sn,sn,sn,sn,sn}", "op_count", (Py_ssize_t)report->op_count,
                       "stem_count", (Py_ssize_t)report->target_module_count, "tensor_count",
                       (Py_ssize_t)report->tensor_count, "byte_size", (Py_ssize_t)report->byte_size,
                       "skipped_stem_count", (Py_ssize_t)report->skipped_target_module_count,
                       "skipped_tensor_count", (Py_ssize_t)report->skipped_tensor_count);
}

/// Ends a call that filled `report`.
static PyObject* report_end(tnp_entity* op, tnp_capture* capture, tn_status status,
                            const tn_adapter_report* report) {
  if (!tnp_capture_end(op->context, capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  return report_of(report);
}

/// adapter_attach(op, name to take off or None, adapter, name or None, partial, alpha)
static PyObject* attach(PyObject* unused, PyObject* arguments) {
  (void)unused;
  PyObject *op_object, *old_object, *adapter_object, *name;
  int partial;
  tn_adapter_attach_options options = {0};
  tn_string_view old_name;
  tn_adapter_report report;
  if (!PyArg_ParseTuple(arguments, "OOOOpd", &op_object, &old_object, &adapter_object, &name,
                        &partial, &options.alpha)) {
    return NULL;
  }
  const bool is_switch = tnp_given(old_object);
  if (is_switch && !tnp_text(old_object, "name", &old_name)) return NULL;
  if (tnp_given(name) && !tnp_text(name, "name", &options.name)) return NULL;
  options.partial = partial != 0;
  tn_adapter* adapter = tnp_adapter_argument(adapter_object);
  tnp_entity* op = adapter == NULL ? NULL : tnp_op_argument(op_object);
  if (op == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status =
      is_switch ? tn_adapter_switch(op->handle.op, old_name, adapter, &options, &report)
                : tn_adapter_attach(op->handle.op, adapter, &options, &report);
  return report_end(op, &capture, status, &report);
}

typedef tn_status (*by_name_fn)(tn_op root, tn_string_view name, tn_adapter_report* out_report);

static PyObject* by_name(PyObject* arguments, by_name_fn call) {
  PyObject *op_object, *name_object;
  tn_string_view name;
  tn_adapter_report report;
  if (!PyArg_ParseTuple(arguments, "OO", &op_object, &name_object)) return NULL;
  if (!tnp_text(name_object, "name", &name)) return NULL;
  tnp_entity* op = tnp_op_argument(op_object);
  if (op == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = call(op->handle.op, name, &report);
  return report_end(op, &capture, status, &report);
}

/// adapter_detach(op, name)
static PyObject* detach(PyObject* unused, PyObject* arguments) {
  (void)unused;
  return by_name(arguments, tn_adapter_detach);
}

/// adapter_unload(op, name)
static PyObject* unload(PyObject* unused, PyObject* arguments) {
  (void)unused;
  return by_name(arguments, tn_adapter_unload);
}

/// adapter_reattach(op, name, adapter)
static PyObject* reattach(PyObject* unused, PyObject* arguments) {
  (void)unused;
  PyObject *op_object, *name_object, *adapter_object;
  tn_string_view name;
  tn_adapter_report report;
  if (!PyArg_ParseTuple(arguments, "OOO", &op_object, &name_object, &adapter_object)) return NULL;
  if (!tnp_text(name_object, "name", &name)) return NULL;
  tn_adapter* adapter = tnp_adapter_argument(adapter_object);
  tnp_entity* op = adapter == NULL ? NULL : tnp_op_argument(op_object);
  if (op == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_adapter_reattach(op->handle.op, name, adapter, &report);
  return report_end(op, &capture, status, &report);
}

//===-- Asking ------------------------------------------------------------------------------===//

static PyObject* attribute_or_none(tnp_context* context, tn_attribute attribute) {
  if (attribute.storage == NULL) return Py_NewRef(Py_None);
  return tnp_wrap_attribute(context, attribute);
}

static PyObject* attachment_of(tnp_context* context, const tn_attachment* found) {
  return Py_BuildValue("(NNnNNdLNN)", tnp_string(found->name), tnp_string(found->target_module),
                       (Py_ssize_t)found->operand, attribute_or_none(context, found->a),
                       attribute_or_none(context, found->b), found->scale, (long long)found->order,
                       PyBool_FromLong(found->is_unloaded), PyBool_FromLong(found->has_more));
}

/// adapter_attached(op): a list of tuples, in the order of tn_attachment.
static PyObject* attached(PyObject* unused, PyObject* object) {
  (void)unused;
  tnp_entity* op = tnp_op_argument(object);
  if (op == NULL) return NULL;
  const size_t count = tn_attachment_list(op->handle.op, NULL, 0);
  tn_attachment* found = PyMem_Malloc((count + 1) * sizeof *found);
  if (found == NULL) return PyErr_NoMemory();
  (void)tn_attachment_list(op->handle.op, found, count);
  PyObject* list = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* tuple = attachment_of(op->context, &found[i]);
    if (tuple == NULL) {
      Py_CLEAR(list);
    } else {
      PyList_SET_ITEM(list, (Py_ssize_t)i, tuple);
    }
  }
  PyMem_Free(found);
  return list;
}

//===-- The active set ----------------------------------------------------------------------===//

/// adapter_activate(context, name, whether it shall be active)
static PyObject* activate(PyObject* unused, PyObject* arguments) {
  (void)unused;
  PyObject *context_object, *name_object;
  tn_string_view name;
  int on;
  if (!PyArg_ParseTuple(arguments, "OOp", &context_object, &name_object, &on)) return NULL;
  if (!tnp_text(name_object, "name", &name)) return NULL;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, context_object);
  if (context == NULL) return NULL;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = on ? tn_adapter_activate(context->context, name)
                              : tn_adapter_deactivate(context->context, name);
  if (status == TN_NOT_FOUND) {  // The library leaves the message to its caller.
    PyErr_Format(PyExc_ValueError, "adapter %R is not active", name_object);
  }
  if (!tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL)) return NULL;
  Py_RETURN_NONE;
}

/// adapter_active(context): a list of names.
static PyObject* active(PyObject* unused, PyObject* object) {
  (void)unused;
  TNP_CALL call = {NULL, NULL};
  tnp_context* context = tnp_call_context(&call, object);
  PyObject* list = context == NULL ? NULL : PyList_New(0);
  if (list == NULL) return NULL;
  const size_t count = tn_adapter_active_count(context->context);
  for (size_t i = 0; list != NULL && i < count; ++i) {
    PyObject* name = tnp_string(tn_adapter_active_at(context->context, i));
    if (name == NULL || PyList_Append(list, name) < 0) Py_CLEAR(list);
    Py_XDECREF(name);
  }
  return list;
}

//===-- Applying ----------------------------------------------------------------------------===//

/// Converts a number, or None for the adapter's value.
static bool take_scale(PyObject* object, double* out_scale, bool* out_has_scale) {
  *out_has_scale = tnp_given(object);
  if (!*out_has_scale) return true;
  *out_scale = PyFloat_AsDouble(object);
  return *out_scale != -1.0 || !PyErr_Occurred();
}

static tn_status run_apply(tn_op root, const tn_adapter_apply_options* options, bool fold,
                           tn_adapter_apply_report* out_report) {
  if (!fold) return tn_adapter_apply(root, options, out_report);
  const tn_adapter_fold_options fold_options = {
      .selection = options->selection, .scale = options->scale, .has_scale = options->has_scale};
  return tn_adapter_merge_into_weights(root, &fold_options, out_report);
}

/// adapter_apply(op, tuple of names or None, active, form, scale or None, through weights, fold)
static PyObject* apply(PyObject* unused, PyObject* arguments) {
  (void)unused;
  PyObject *op_object, *names_object, *scale;
  int is_active, form, through_weights, fold;
  tn_adapter_apply_options options = {0};
  tnp_array names = {NULL, 0};
  TNP_CALL call = {NULL, NULL};
  if (!PyArg_ParseTuple(arguments, "OOpiOpp", &op_object, &names_object, &is_active, &form, &scale,
                        &through_weights, &fold) ||
      !take_scale(scale, &options.scale, &options.has_scale) ||
      !tnp_call_array(&call, names_object, &tnp_text_items, &names)) {
    return NULL;
  }
  options.selection = (tn_adapter_selection){names.data, names.count, is_active != 0};
  options.form = (tn_adapter_form)form;
  options.through_weights = through_weights != 0;
  tnp_entity* op = tnp_op_argument(op_object);
  PyObject* result = NULL;
  if (op != NULL) {
    tn_adapter_apply_report report;
    tnp_capture capture;
    tnp_capture_begin(op->context, &capture);
    const tn_status status = run_apply(op->handle.op, &options, fold != 0, &report);
    if (tnp_capture_end(op->context, &capture, status, TNP_VALUE_ERROR, NULL)) {
      result = Py_BuildValue("{sn,sn,sn,sn}", "op_count", (Py_ssize_t)report.op_count, "stem_count",
                             (Py_ssize_t)report.target_module_count, "constant_count",
                             (Py_ssize_t)report.constant_count, "argument_count",
                             (Py_ssize_t)report.argument_count);
    }
  }
  return result;
}

PyMethodDef tnp_adapter_op_functions[] = {{"adapter_attach", attach, METH_VARARGS, NULL},
                                          {"adapter_detach", detach, METH_VARARGS, NULL},
                                          {"adapter_unload", unload, METH_VARARGS, NULL},
                                          {"adapter_reattach", reattach, METH_VARARGS, NULL},
                                          {"adapter_attached", attached, METH_O, NULL},
                                          {"adapter_activate", activate, METH_VARARGS, NULL},
                                          {"adapter_active", active, METH_O, NULL},
                                          {"adapter_apply", apply, METH_VARARGS, NULL},
                                          {NULL, NULL, 0, NULL}};
