// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of attributes with the dialect's prefix, on ops and on arguments of functions.
//
// Source: MLIR's documentation of the SPIR-V dialect, "Target Environment" and "Shader interface
// (ABI)".

#include <tenure/parameters.h>

#include "dialects/spirv/spirv.h"
#include "ir/definition.h"

static bool is(tn_string_view name, const char* text) {
  return tn_string_view_equal(name, tn_string_view_from(text));
}

static tn_status fail(const tn_context* context, tn_ref op, const char* before, tn_string_view name,
                      const char* after) {
  return tn_op__fail(context, op, NULL, "%s'%.*s'%s", before, (int)name.size, name.data, after);
}

tn_status tn_spirv__check_attribute(const tn_context* context, tn_ref op, tn_string_view name,
                                    tn_attribute value) {
  if (is(name, "spirv.entry_point_abi")) {
    if (tn_opaque__is_called(value.storage, "spirv", "entry_point_abi")) return TN_OK;
    return fail(context, op, "", name, " attribute must be an entry point ABI attribute");
  }
  if (is(name, "spirv.target_env")) {
    if (tn_opaque__is_called(value.storage, "spirv", "target_env")) return TN_OK;
    return fail(context, op, "", name, " must be a spirv::TargetEnvAttr");
  }
  return fail(context, op, "found unsupported ", name, " attribute on operation");
}

tn_status tn_spirv__check_parameter(const tn_context* context, tn_ref op, tn_attribute all,
                                    tn_string_view name, tn_attribute value, tn_type type,
                                    bool is_result) {
  (void)all;
  if (is_result) {
    return tn_op__fail(context, op, NULL,
                       "cannot attach SPIR-V attributes to region result which is not part of a "
                       "spirv::GraphARMOp type");
  }
  if (is(name, "spirv.interface_var_abi")) {
    if (!tn_opaque__is_called(value.storage, "spirv", "interface_var_abi")) {
      return fail(context, op, "", name, " must be a spirv::InterfaceVarABIAttr");
    }
    const bool is_scalar = tn_type__is(type, TN_TYPE_INTEGER) || tn_type__is(type, TN_TYPE_INDEX) ||
                           tn_type__is(type, TN_TYPE_FLOAT);
    const tn_attribute storage =
        tn_attribute_parameter(value, tn_string_view_from("storage_class"));
    if (storage.storage == NULL || is_scalar) return TN_OK;
    return fail(context, op, "", name,
                " attribute cannot specify storage class when attaching to a non-scalar value");
  }
  if (is(name, "spirv.decoration")) {
    if (tn_opaque__is_called(value.storage, "spirv", "decoration")) return TN_OK;
    return fail(context, op, "", name, " must be a spirv::DecorationAttr");
  }
  return fail(context, op, "found unsupported ", name, " attribute on region argument");
}
