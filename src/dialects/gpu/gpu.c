// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the gpu dialect, and names of results.

#include "dialects/gpu/gpu.h"

#include <stdio.h>

#include "dialects/common/parameters.h"
#include "dialects/dialects.h"
#include "ir/definition.h"
#include "ir/enum_attribute.h"
#include "schema/check.h"

/// Names a result `thread_id_x`, from the op and its dimension.
static void name_dimension(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, op));
  uint64_t number = 0;
  const tn_attribute dimension = {tn_op__inherent(context, op, "dimension")};
  if (!tn_enum_attribute__number(dimension, &number) || number > 2) return;
  char text[48];
  const int size =
      snprintf(text, sizeof text, "%.*s_%c", (int)(name.size - 4), name.data + 4, "xyz"[number]);
  if (size <= 0 || (size_t)size >= sizeof text) return;
  tn_namer__result(namer, op, 0, (tn_string_view){text, (size_t)size});
}

static const tn_naming namings[] = {
    {"gpu.dimension", name_dimension, NULL},
    {NULL, NULL, NULL},
};

static bool check_metadata(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  if (tn_parameters__string(context, parameters, 0).size == 0) {
    return tn_parameters__refuse(out_wrong, "the kernel name can't be empty");
  }
  if (!tn_parameters__has_only(context, parameters, 2, TN_ATTRIBUTE_DICTIONARY)) {
    return tn_parameters__refuse(out_wrong,
                                 "all attributes in the array must be a dictionary attribute");
  }
  return true;
}

/// Returns whether the attribute implements MLIR's TargetAttrInterface.
static bool is_target(tn_attribute attribute) {
  static const char* const names[][2] = {
      {"nvvm", "target"}, {"rocdl", "target"}, {"spirv", "target_env"}, {"xevm", "target"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (tn_opaque__is_called(attribute.storage, names[i][0], names[i][1])) return true;
  }
  return false;
}

/// Checks that an object is selected by index or by a target attribute.
static bool check_selection(const tn_context* context, const tn_uref* parameters,
                            tn_parse_error* out_wrong) {
  const tn_attribute target = tn_parameters__attribute(context, parameters, 0);
  return target.storage == NULL || tn_attribute__is(target, TN_ATTRIBUTE_INTEGER) ||
         is_target(target) ||
         tn_parameters__refuse(out_wrong, "the target attribute must be a GPU Target attribute");
}

static bool check_object(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  return is_target(tn_parameters__attribute(context, parameters, 0)) ||
         tn_parameters__refuse(out_wrong,
                               "the target attribute must implement or promise the "
                               "`gpu::TargetAttrInterface`");
}

static bool is_float_of_mma(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_FLOAT)) return false;
  const tn_float_kind kind = tn_float_type_kind(type);
  return kind == TN_FLOAT_F16 || kind == TN_FLOAT_F32 || kind == TN_FLOAT_F64;
}

static bool check_mma_matrix(const tn_context* context, const tn_uref* parameters,
                             tn_parse_error* out_wrong) {
  const tn_attribute shape = tn_parameters__attribute(context, parameters, 0);
  const tn_type element = tn_parameters__type(context, parameters, 1);
  const tn_string_view operand = tn_parameters__string(context, parameters, 2);
  const bool is_integer = tn_type__is(element, TN_TYPE_INTEGER);
  const uint32_t width = is_integer ? tn_integer_type_width(element) : 0;
  const bool has_sign = is_integer && tn_integer_type_signedness(element) != TN_SIGNLESS;
  size_t size = 0;
  if (operand.size != 3 || strchr("ABC", *operand.data) == NULL ||
      memcmp(operand.data + 1, "Op", 2) != 0) {
    return tn_parameters__refuse(out_wrong, "operand expected to be one of AOp, BOp or COp");
  }
  (void)tn_dense_array_attribute_data(shape, &size);
  if (size != 2 * sizeof(int64_t)) {
    return tn_parameters__refuse(out_wrong, "MMAMatrixType must have exactly two dimensions");
  }
  return (width == 8 && has_sign) || width == 32 || is_float_of_mma(element) ||
         tn_parameters__refuse(out_wrong,
                               "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64");
}

static const tn_parameters_check parameters_checks[] = {
    {"!mma_matrix", check_mma_matrix},      {"#kernel_metadata", check_metadata},
    {"#kernel_table", tn_gpu__check_table}, {"#object", check_object},
    {"#select_object", check_selection},    {NULL, NULL}};

/// Checks the attributes for modules with kernels and for known block and grid sizes.
static tn_status check_attribute(const tn_context* context, tn_ref op, tn_string_view name,
                                 tn_attribute value) {
  size_t byte_size = 0;
  if (tn_string_view_equal(name, tn_string_view_from("gpu.container_module"))) {
    if (!tn_attribute__is(value, TN_ATTRIBUTE_UNIT) ||
        tn_op__is_called(context, op, "builtin.module")) {
      return TN_OK;
    }
    return tn_op__fail(
        context, op, NULL,
        "expected 'gpu.container_module' attribute to be attached to 'builtin.module'");
  }
  if (!tn_string_view_equal(name, tn_string_view_from("gpu.known_block_size")) &&
      !tn_string_view_equal(name, tn_string_view_from("gpu.known_grid_size")) &&
      !tn_string_view_equal(name, tn_string_view_from("gpu.known_cluster_size"))) {
    return TN_OK;
  }
  if (!tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ARRAY) ||
      tn_type_bit_width(tn_dense_array_attribute_element_type(value)) != 32) {
    return tn_op__fail_named(context, op, NULL, "%.*s must be a dense i32 array", (int)name.size,
                             name.data);
  }
  (void)tn_dense_array_attribute_data(value, &byte_size);
  if (byte_size == 3 * sizeof(int32_t)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "%.*s must contain exactly 3 elements",
                           (int)name.size, name.data);
}

const tn_dialect_entry tn_gpu_dialect = {
    .name = {"gpu", 3},
    .parameters_checks = parameters_checks,
    .parameters_forms = tn_gpu_parameters_forms,
    .check_attribute = check_attribute,
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_gpu_parameter_directives, NULL},
    .assemblies =
        (const tn_custom_assembly* const[]){tn_gpu_assemblies, tn_gpu_launch_func_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_gpu_directives, NULL},
    .interface = &tn_gpu__interface,
    .namings = (const tn_naming* const[]){namings, NULL},
};
