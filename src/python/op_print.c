// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of ops, blocks, types, attributes and locations.

#include "tenure_py.h"

#define SELF ((tnp_entity*)self)

PyObject* tnp_op_text(tnp_entity* op, const tn_print_options* options, bool binary) {
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(op->context, &capture);
  const tn_status status = tn_op_print(op->handle.op, options, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, op->context, &capture, status, binary);
}

bool tnp_op_is_valid(tnp_context* context, tn_op op) {
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_op_verify(op);
  tnp_capture_drop(context, &capture);
  return status == TN_OK;
}

PyObject* tnp_op_str(PyObject* self) {
  if (!tnp_live(SELF) || !tnp_loaded(SELF)) return NULL;
  // As upstream: invalid ops are printed in generic form.
  const tn_print_options options = {.custom_form = tnp_op_is_valid(SELF->context, SELF->handle.op)};
  if (PyErr_Occurred()) return NULL;  // It was stopped.
  return tnp_op_text(SELF, &options, false);
}

//===-- Options -----------------------------------------------------------------------------===//

enum {
  ARGUMENT_BINARY,
  ARGUMENT_ELEMENTS_LIMIT,
  ARGUMENT_RESOURCE_LIMIT,
  ARGUMENT_DEBUG_INFO,
  ARGUMENT_PRETTY_DEBUG_INFO,
  ARGUMENT_GENERIC,
  ARGUMENT_LOCAL_SCOPE,
  ARGUMENT_NAME_LOC_PREFIX,
  ARGUMENT_ASSUME_VERIFIED,
  ARGUMENT_SKIP_REGIONS,
  ARGUMENT_FILE,
  ARGUMENT_STATE,
  ARGUMENT_COUNT
};

#define PRINT_NAMES                                                                              \
  "binary", "large_elements_limit", "large_resource_limit", "enable_debug_info",                 \
      "pretty_debug_info", "print_generic_op_form", "use_local_scope", "use_name_loc_as_prefix", \
      "assume_verified", "skip_regions", "file", "state"

static bool options_of(PyObject* const* given, tn_print_options* out_options) {
  static const int flags[] = {ARGUMENT_DEBUG_INFO, ARGUMENT_PRETTY_DEBUG_INFO, ARGUMENT_LOCAL_SCOPE,
                              ARGUMENT_SKIP_REGIONS, ARGUMENT_NAME_LOC_PREFIX};
  bool* const targets[] = {&out_options->debug_info, &out_options->pretty_debug_info,
                           &out_options->local_scope, &out_options->skip_regions,
                           &out_options->names_from_locations};
  *out_options = (tn_print_options){0};
  for (size_t i = 0; i < sizeof flags / sizeof flags[0]; ++i) {
    const int flag = tnp_flag(given[flags[i]], 0);
    if (flag < 0) return false;
    *targets[i] = flag == 1;
  }
  return tnp_limit(given[ARGUMENT_ELEMENTS_LIMIT], &out_options->use_elide_elements_limit,
                   &out_options->elide_elements_limit) &&
         tnp_limit(given[ARGUMENT_RESOURCE_LIMIT], &out_options->use_elide_resource_limit,
                   &out_options->elide_resource_limit);
}

static PyObject* text_of(PyObject* self, PyObject* const* given, bool binary) {
  tn_print_options options;
  const int generic = tnp_flag(given[ARGUMENT_GENERIC], 0);
  const int verified = generic < 0 ? -1 : tnp_flag(given[ARGUMENT_ASSUME_VERIFIED], 0);
  if (verified < 0) return NULL;
  if (!options_of(given, &options) || !tnp_live(SELF) || !tnp_loaded(SELF)) return NULL;
  options.custom_form =
      generic == 0 && (verified == 1 || tnp_op_is_valid(SELF->context, SELF->handle.op));
  if (PyErr_Occurred()) return NULL;
  return tnp_op_text(SELF, &options, binary);
}

PyObject* tnp_op_get_asm(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* keywords) {
  static tnp_signature signature = {"get_asm", 0, 10, {PRINT_NAMES}, {0}};
  PyObject* given[ARGUMENT_COUNT];
  if (!tnp_arguments(&signature, arguments, count, keywords, given)) return NULL;
  const int binary = tnp_flag(given[ARGUMENT_BINARY], 0);
  return binary < 0 ? NULL : text_of(self, given, binary == 1);
}

/// print(..., file=None, binary=False): to sys.stdout unless a file is given.
PyObject* tnp_op_print_method(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                              PyObject* keywords) {
  static tnp_signature signature = {"print", 0, 0, {PRINT_NAMES}, {0}};
  PyObject* given[ARGUMENT_COUNT];
  // The one argument by position is upstream's AsmState.
  if (!tnp_arguments(&signature, arguments + count, 0, NULL, given)) return NULL;
  if (!tnp_arguments(&signature, arguments + (count == 1 ? 1 : 0), count == 1 ? 0 : count, keywords,
                     given)) {
    return NULL;
  }
  const int binary = tnp_flag(given[ARGUMENT_BINARY], 0);
  PyObject* text = binary < 0 ? NULL : text_of(self, given, binary == 1);
  if (text == NULL) return NULL;
  const bool has_file = tnp_given(given[ARGUMENT_FILE]);
  PyObject* file = has_file ? given[ARGUMENT_FILE] : PySys_GetObject("stdout");
  if (file == NULL || file == Py_None) file = NULL;
  Py_XINCREF(file);
  PyObject* written =
      file == NULL ? Py_NewRef(Py_None) : PyObject_CallMethod(file, "write", "O", text);
  Py_XDECREF(file);
  Py_DECREF(text);
  if (written == NULL) return NULL;
  Py_DECREF(written);
  Py_RETURN_NONE;
}

//===-- Blocks ------------------------------------------------------------------------------===//

/// The op that holds all others around the block.
static tn_op top_of(tn_block block) {
  tn_op op = tn_block_parent_op(block);
  for (tn_op next = tn_op_parent(op); !tn_op_is_null(next); next = tn_op_parent(op)) op = next;
  return op;
}

PyObject* tnp_block_str(PyObject* self) {
  if (!tnp_live(SELF)) return NULL;
  const bool valid = tnp_op_is_valid(SELF->context, top_of(SELF->handle.block));
  const tn_print_options options = {.custom_form = valid};
  if (PyErr_Occurred()) return NULL;
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(SELF->context, &capture);
  const tn_status status = tn_block_print(SELF->handle.block, &options, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, SELF->context, &capture, status, false);
}

//===-- Uniqued things ----------------------------------------------------------------------===//

PyObject* tnp_print_type(tnp_context* context, tn_type type) {
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_type_print(type, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, context, &capture, status, false);
}

PyObject* tnp_print_attribute(tnp_context* context, tn_attribute attribute) {
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_attribute_print(attribute, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, context, &capture, status, false);
}

PyObject* tnp_print_location(tnp_context* context, tn_location location) {
  tnp_writer writer = {NULL, 0, 0};
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_location_print(location, tnp_text_write, &writer);
  return tnp_writer_finish(&writer, context, &capture, status, false);
}
