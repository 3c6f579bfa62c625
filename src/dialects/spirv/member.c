// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's types by their parameters: members of composite types, and constructors.

#include <tenure/parameters.h>

#include "dialects/spirv/spirv.h"
#include "ir/definition.h"
#include "ir/uniqued.h"

//===-- Members -------------------------------------------------------------------------------===//

static tn_type type_of(tn_type type, const char* name) {
  return tn_type_attribute_value(tn_type_parameter(type, tn_string_view_from(name)));
}

tn_type tn_spirv__pointee(tn_type type, tn_string_view* out_class) {
  *out_class = (tn_string_view){NULL, 0};
  if (!tn_opaque__is_called(type.storage, "spirv", "ptr")) return (tn_type){NULL};
  *out_class =
      tn_string_attribute_value(tn_type_parameter(type, tn_string_view_from("storage_class")));
  return type_of(type, "pointee_type");
}

static void member_of_struct(tn_type type, int64_t index, tn_composite* out) {
  const tn_attribute members = tn_type_parameter(type, tn_string_view_from("member_types"));
  out->kind = TN_SPIRV_STRUCT;
  if (members.storage == NULL) return;
  out->count = (int64_t)tn_array_attribute_count(members);
  if (index < 0 || index >= out->count) return;
  out->member = tn_type_attribute_value(tn_array_attribute_element(members, (size_t)index));
}

void tn_spirv__member(tn_type type, int64_t index, tn_composite* out) {
  static const struct {
    const char* mnemonic;
    tn_composite_kind kind;
    const char* member;
    const char* count;  ///< The parameter with the number of members; NULL if it is unknown.
  } kinds[] = {{"array", TN_SPIRV_ARRAY, "element_type", "element_count"},
               {"rtarray", TN_SPIRV_RUNTIME_ARRAY, "element_type", NULL},
               {"matrix", TN_SPIRV_MATRIX, "column_type", "column_count"},
               {"coopmatrix", TN_SPIRV_COOPERATIVE_MATRIX, "element_type", "shape"},
               {"arm.tensor", TN_SPIRV_TENSOR, "element_type", "shape"}};
  *out = (tn_composite){.count = 0};
  if (tn_type__is(type, TN_TYPE_VECTOR)) {
    out->kind = TN_SPIRV_VECTOR;
    out->count = tn_shaped_type_element_count(type);
    out->member = tn_type_element_type(type);
    return;
  }
  if (tn_opaque__is_called(type.storage, "spirv", "struct")) {
    member_of_struct(type, index, out);
    return;
  }
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (!tn_opaque__is_called(type.storage, "spirv", kinds[i].mnemonic)) continue;
    out->kind = kinds[i].kind;
    out->member = type_of(type, kinds[i].member);
    out->count = -1;
    const tn_attribute count = kinds[i].count == NULL
                                   ? (tn_attribute){NULL}
                                   : tn_type_parameter(type, tn_string_view_from(kinds[i].count));
    if (tn_attribute__is(count, TN_ATTRIBUTE_INTEGER)) {
      out->count = tn_integer_attribute_value(count);
    } else if (tn_attribute__is(count, TN_ATTRIBUTE_DENSE_ARRAY)) {
      size_t byte_size = 0;
      const int64_t* dims = tn_dense_array_attribute_data(count, &byte_size);
      if (byte_size != 0 && *dims != TN_DYNAMIC) out->count = *dims;
    }
    return;
  }
}

//===-- Constructors --------------------------------------------------------------------------===//

static tn_status number(tn_context* context, uint32_t value, tn_attribute* out_value) {
  tn_type type;
  TN_TRY(tn_integer_type_get(context, 32, TN_UNSIGNED, &type));
  return tn_integer_attribute_get(type, value, out_value);
}

tn_status tn_spirv__get_pointer(tn_context* context, tn_type pointee, tn_string_view storage_class,
                                tn_type* out_type) {
  tn_attribute parameters[2];
  out_type->storage = NULL;
  TN_TRY(tn_type_attribute_get(pointee, &parameters[0]));
  TN_TRY(tn_string_attribute_get(context, storage_class, &parameters[1]));
  return tn_dialect_type_get(context, tn_string_view_from("spirv.ptr"), parameters, 2, out_type);
}

tn_status tn_spirv__get_array(tn_context* context, int64_t count, tn_type element, uint32_t stride,
                              tn_type* out_type) {
  tn_attribute parameters[3];
  const bool is_runtime = count < 0;
  out_type->storage = NULL;
  TN_TRY(number(context, is_runtime ? 0 : (uint32_t)count, &parameters[0]));
  TN_TRY(tn_type_attribute_get(element, &parameters[1]));
  TN_TRY(number(context, stride, &parameters[2]));
  return tn_dialect_type_get(context,
                             tn_string_view_from(is_runtime ? "spirv.rtarray" : "spirv.array"),
                             parameters + is_runtime, is_runtime ? 2 : 3, out_type);
}

static tn_status type_array(tn_context* context, const tn_type* types, size_t count,
                            tn_attribute* out_array) {
  const size_t size = (count + 1) * sizeof(tn_attribute);
  tn_attribute* items = tn_allocate(&context->allocator, size);
  tn_status status = items == NULL ? tn_context__out_of_memory(context) : TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = tn_type_attribute_get(types[i], &items[i]);
  }
  if (status == TN_OK) status = tn_array_attribute_get(context, items, count, out_array);
  tn_deallocate(&context->allocator, items, items == NULL ? 0 : size);
  return status;
}

tn_status tn_spirv__get_struct(tn_context* context, const tn_type* members, size_t count,
                               const int64_t* offsets, tn_type* out_type) {
  tn_attribute parameters[4] = {{NULL}};  // The first parameter, the name, is missing.
  tn_type i64;
  out_type->storage = NULL;
  TN_TRY(tn_bool_attribute_get(context, false, &parameters[1]));
  TN_TRY(type_array(context, members, count, &parameters[2]));
  TN_TRY(tn_integer_type_get(context, 64, TN_SIGNLESS, &i64));
  if (offsets != NULL) {
    TN_TRY(
        tn_dense_array_attribute_get(i64, count, offsets, count * sizeof *offsets, &parameters[3]));
  }
  return tn_dialect_type_get(context, tn_string_view_from("spirv.struct"), parameters, 4, out_type);
}
