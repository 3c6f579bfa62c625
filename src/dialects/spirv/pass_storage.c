// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that replaces memory spaces by storage classes of spirv in all types and attributes.

#include <tenure/parameters.h>

#include "dialects/spirv/target.h"
#include "ir/definition.h"
#include "ir/op_diagnostic.h"
#include "rewrite/make.h"

typedef struct mapping {
  tn_rewriter* rewriter;
  bool is_kernel;
} mapping;

/// Returns the storage class of a memory space; NULL for none.
static const char* class_of(const mapping* self, tn_attribute space) {
  static const char* const vulkan[] = {"StorageBuffer", "Generic",      NULL,
                                       "Workgroup",     "Uniform",      "Private",
                                       "Function",      "PushConstant", "UniformConstant",
                                       "Input",         "Output",       "PhysicalStorageBuffer",
                                       "Image"};
  static const char* const kernel[] = {"CrossWorkgroup",  "Generic", NULL,       "Workgroup",
                                       "UniformConstant", "Private", "Function", "Image"};
  int64_t number = 0;
  if (space.storage != NULL && !tn_const__int64(space, &number)) return NULL;
  if (self->is_kernel) return number >= 0 && number < 8 ? kernel[number] : NULL;
  return number >= 0 && number < 13 ? vulkan[number] : NULL;
}

static bool is_memref(tn_type type) {
  return tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF);
}

static tn_type map_type(mapping* self, tn_type type);

static tn_type map_memref(mapping* self, tn_type type) {
  tn_type made = type;
  tn_attribute space = tn_memref_type_memory_space(type);
  const char* name = class_of(self, space);
  const tn_type element = map_type(self, tn_type_element_type(type));
  const tn_attribute layout = tn_memref_type_layout(type);
  if (name != NULL) {
    space = tn_make__words(self->rewriter, "spirv", "storage_class", tn_string_view_from(name));
  }
  if (self->rewriter->status != TN_OK) return type;
  tn_rewriter__fail(
      self->rewriter,
      tn_type__is(type, TN_TYPE_UNRANKED_MEMREF)
          ? tn_unranked_memref_type_get(element, space.storage == NULL ? NULL : &space, &made)
          : tn_memref_type_get(element, tn_shaped_type_dims(type), tn_shaped_type_rank(type),
                               layout.storage == NULL ? NULL : &layout,
                               space.storage == NULL ? NULL : &space, &made));
  return made;
}

static tn_walk_result map_nested(tn_attribute* attribute, tn_type* type, void* user_data) {
  (void)attribute;
  if (type == NULL || !is_memref(*type)) return TN_WALK_ADVANCE;
  *type = map_memref(user_data, *type);
  return TN_WALK_SKIP;
}

static tn_type map_type(mapping* self, tn_type type) {
  tn_type made;
  return tn_rewriter__ok(self->rewriter, tn_type_replace(type, map_nested, self, &made)) ? made
                                                                                         : type;
}

static void map_value(mapping* self, tn_ref value) {
  const tn_type old = tn_value__type(self->rewriter->context, value);
  const tn_type type = map_type(self, old);
  if (tn_type_equal(old, type) || self->rewriter->status != TN_OK) return;
  tn_value_cell__set_type(tn_value__at(self->rewriter->context, value), tn_type__ref(type));
}

static void map_op(mapping* self, tn_ref op) {
  const tn_context* context = self->rewriter->context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    map_value(self, tn_op__result(context, op, i));
  }
  for (uint32_t r = 0; r < tn_op_cell__region_count(tn_op__at(context, op)); ++r) {
    for (tn_ref block = tn_op__first_block(context, op, r); block != 0;
         block = tn_block__at(context, block)->next) {
      for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
        map_value(self, tn_block__argument(context, block, i));
      }
    }
  }
  for (uint32_t i = 0; i < shape->key_count && self->rewriter->status == TN_OK; ++i) {
    const tn_attribute old =
        tn_attribute__from(context, tn_op_cell__attributes(context, tn_op__at(context, op))[i]);
    tn_attribute made;
    if (!tn_rewriter__ok(self->rewriter, tn_attribute_replace(old, map_nested, self, &made)))
      return;
    if (made.storage == old.storage) continue;
    const tn_string_view name = tn_identifier__text(context, shape->keys[i] & TN_UREF_MASK);
    tn_rewriter__set_attribute(self->rewriter, op, name.data, made);
    shape = tn_op_cell__shape(context, tn_op__at(context, op));
  }
}

static bool is_legal(tn_type type) {
  if (!is_memref(type)) return true;
  return tn_opaque__is_called(tn_memref_type_memory_space(type).storage, "spirv", "storage_class");
}

static bool is_op_legal(const tn_context* context, tn_ref op) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    if (!is_legal(tn_op__operand_type(context, op, i))) return false;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    if (!is_legal(tn_op__result_type(context, op, i))) return false;
  }
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_attribute value =
        tn_attribute__from(context, tn_op_cell__attributes(context, tn_op__at(context, op))[i]);
    if (!tn_attribute__is(value, TN_ATTRIBUTE_TYPE)) continue;
    const tn_type type = tn_type_attribute_value(value);
    const bool is_function = tn_type__is(type, TN_TYPE_FUNCTION);
    const size_t inputs = is_function ? tn_function_type_input_count(type) : 0;
    const size_t results = is_function ? tn_function_type_result_count(type) : 0;
    if (!is_legal(type)) return false;
    for (size_t k = 0; k < inputs; ++k) {
      if (!is_legal(tn_function_type_input(type, k))) return false;
    }
    for (size_t k = 0; k < results; ++k) {
      if (!is_legal(tn_function_type_result(type, k))) return false;
    }
  }
  return true;
}

/// Checks the ops inside `op` first.
static tn_status check(const tn_context* context, tn_ref op) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      for (tn_ref inner = tn_block__at(context, block)->first_op; inner != 0;
           inner = tn_op__at(context, inner)->next) {
        TN_TRY(check(context, inner));
      }
    }
  }
  return is_op_legal(context, op)
             ? TN_OK
             : tn_op__fail_named(context, op, NULL, "failed to legalize memory space");
}

tn_status tn_spirv__map_storage(tn_rewriter* rewriter, tn_ref root, const char* client) {
  if (strcmp(client, "opencl") != 0 && strcmp(client, "vulkan") != 0) {
    return tn_op__fail(rewriter->context, root, NULL, "invalid client API: '%.64s'", client);
  }
  mapping all = {.rewriter = rewriter, .is_kernel = strcmp(client, "opencl") == 0};
  tn_ref holder = root;
  while (holder != 0 &&
         tn_op__attribute(rewriter->context, holder, "spirv.target_env").storage == NULL) {
    holder = tn_op__parent(rewriter->context, holder);
  }
  if (holder != 0) {
    tn_spirv_target target;
    tn_spirv_target__open(&target, rewriter, holder);
    all.is_kernel = tn_spirv_target__can(&target, "Kernel") ||
                    (all.is_kernel && !tn_spirv_target__can(&target, "Shader"));
    tn_spirv_target__close(&target);
  }
  for (tn_ref op = root; op != 0 && rewriter->status == TN_OK;
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    map_op(&all, op);
  }
  return rewriter->status != TN_OK ? rewriter->status : check(rewriter->context, root);
}

static tn_status map_storage(tn_rewriter* rewriter, tn_ref root) {
  return tn_spirv__map_storage(rewriter, root, tn_rewriter__option(rewriter, "client-api"));
}

TN_PASS(map_memref_spirv_storage_class) = {
    "map-memref-spirv-storage-class", "MapMemRefStorageClassPass",
    "Map numeric MemRef memory spaces to SPIR-V storage classes", .rewrite = map_storage,
    TN_PASS_OPTIONS({"client-api", TN_PASS_TEXT, "vulkan", NULL,
                     "The client API to use for populating mappings"})};
