// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names in calls: str objects and their identifiers in the library.
//
// A name in source text is a constant, so repeated calls pass the same object. A context caches
// some by address, and holds them so that no other object can get that address. A str without other
// references was created for the call and is not cached.

#include "tenure_py.h"

void tnp_names_free(tnp_context* context) {
  for (size_t i = 0; context->names != NULL && i < TNP_NAME_COUNT; ++i) {
    Py_XDECREF(context->names[i].text);
  }
  PyMem_Free(context->names);
  context->names = NULL;
}

/// The place for `text`; NULL when it is not for remembering.
static tnp_name* name_of(tnp_context* context, PyObject* text) {
  if (!PyUnicode_CheckExact(text) || Py_REFCNT(text) == 1) return NULL;
  if (context->names == NULL) {
    context->names = PyMem_Calloc(TNP_NAME_COUNT, sizeof *context->names);
    if (context->names == NULL) return NULL;
  }
  tnp_name* name = tnp_name_place(context, text);
  if (name->text != text) {
    Py_XSETREF(name->text, Py_NewRef(text));
    name->identifier = (tn_identifier){NULL};
    name->operation = (tn_operation_name){NULL};
  }
  return name;
}

bool tnp_identifier_find(tnp_context* context, PyObject* object, const char* what,
                         tn_identifier* out_identifier) {
  tn_string_view text;
  tnp_name* name = name_of(context, object);
  if (!tnp_text(object, what, &text)) return false;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_identifier_get(context->context, text, out_identifier);
  if (status != TN_OK) {
    return tnp_capture_end(context, &capture, status, TNP_VALUE_ERROR, NULL);
  }
  // Without settling: names are found while others are being converted, and that runs no Python.
  tnp_capture_drop(context, &capture);
  // Another thread may have had the place taken while this one waited for the context.
  if (name != NULL && name->text == object) name->identifier = *out_identifier;
  return true;
}

bool tnp_operation_name_find(tnp_context* context, PyObject* object,
                             tn_operation_name* out_operation) {
  tn_string_view text;
  tnp_name* name = name_of(context, object);
  if (!tnp_text(object, "name", &text)) return false;
  tnp_capture capture;
  tnp_capture_begin(context, &capture);
  const tn_status status = tn_operation_name_get(context->context, text, out_operation);
  // As upstream, where all existing dialects were loaded with the context.
  if (status == TN_OK) (void)tn_operation_name_is_registered(*out_operation);
  if (!tnp_capture_end(context, &capture, status, TNP_MLIR_ERROR, "Operation creation failed")) {
    return false;
  }
  if (name != NULL && name->text == object) name->operation = *out_operation;
  return true;
}

bool tnp_attribute_called(tnp_entity* op, PyObject* object, tn_attribute* out_attribute) {
  tn_string_view text;
  tnp_name* name = name_of(op->context, object);
  if (name != NULL && name->identifier.storage != NULL) {
    *out_attribute = tn_op_attribute_by_identifier(op->handle.op, name->identifier);
    return true;
  }
  if (!tnp_text(object, "attribute name", &text)) return false;
  *out_attribute = tn_op_attribute(op->handle.op, text);
  // The name of an attribute that is there is known to the library.
  if (name != NULL && !tn_attribute_is_null(*out_attribute) &&
      tn_identifier_get(op->context->context, text, &name->identifier) != TN_OK) {
    name->identifier = (tn_identifier){NULL};
  }
  return true;
}
