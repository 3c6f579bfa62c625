// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower index and ub to spirv. Their rules are in schema/lowerings.

#include "dialects/common/lowering.h"
#include "ir/textual.h"

#define HAS_INT8 1u
#define HAS_INT16 2u
#define HAS_INT64 4u
#define HAS_FLOAT16 8u
#define HAS_FLOAT64 16u
#define HAS_SHADER 32u
#define HAS_KERNEL 64u
#define HAS_VECTOR16 128u
#define HAS_BFLOAT16 256u

/// Takes what the target can do from the op, or one around it; a shader's if nothing says it.
static bool choose_target(tn_lowering_run* run) {
  static const char* const words[] = {"Int8",   "Int16",  "Int64",    "Float16",        "Float64",
                                      "Shader", "Kernel", "Vector16", "BFloat16TypeKHR"};
  const tn_context* context = run->it->context;
  tn_attribute target = {NULL};
  for (tn_ref op = run->root; op != 0 && target.storage == NULL;
       op = tn_rewriter__parent(context, op)) {
    target = tn_rewriter__attribute(context, op, "spirv.target_env");
  }
  run->chosen = target.storage == NULL ? HAS_SHADER : 0;
  if (target.storage == NULL) return true;
  tn_text_buffer text = tn_text_buffer_make(&run->it->context->allocator);
  tn_rewriter__fail(run->it, tn_textual__print(target.storage, tn_text_buffer_write, &text));
  tn_text_buffer_append(&text, "", 1);
  for (uint32_t i = 0; i < 9 && !text.failed; ++i) {
    const size_t size = strlen(words[i]);
    for (const char* at = text.data; (at = strstr(at, words[i])) != NULL; at += size) {
      if (strchr("[, ", at[-1]) != NULL && strchr(",]", at[size]) != NULL) run->chosen |= 1u << i;
    }
  }
  tn_text_buffer_free(&text);
  return true;
}

static bool choose_index(tn_lowering_run* run) {
  (void)choose_target(run);
  const bool is_kernel = (run->chosen & HAS_KERNEL) != 0 && (run->chosen & HAS_SHADER) == 0;
  tn_lowering__add(run, is_kernel ? "index_spirv_cl" : "index_spirv_gl", NULL);
  return true;
}

/// A scalar that the target has, or one of 32 bits in its place.
static tn_type scalar_type(const tn_lowering_run* run, tn_type type) {
  const bool is_float = tn_type__is(type, TN_TYPE_FLOAT);
  uint32_t needs = 0;
  if (is_float) {
    const tn_float_kind kind = tn_float_type_kind(type);
    if (kind == TN_FLOAT_F32) return type;
    if (kind != TN_FLOAT_F16 && kind != TN_FLOAT_BF16 && kind != TN_FLOAT_F64) {
      return (tn_type){NULL};
    }
    needs = kind == TN_FLOAT_F16 ? HAS_FLOAT16 : kind == TN_FLOAT_BF16 ? HAS_BFLOAT16 : HAS_FLOAT64;
  } else {
    const uint32_t width = tn_integer_type_width(type);
    if (width == 1 || width == 32) return type;
    if (width != 8 && width != 16 && width != 64) return (tn_type){NULL};
    needs = width == 8 ? HAS_INT8 : width == 16 ? HAS_INT16 : HAS_INT64;
  }
  if ((run->chosen & needs) != 0) return type;
  tn_type other = {NULL};
  if ((needs & (HAS_INT64 | HAS_FLOAT64)) != 0) return other;
  tn_rewriter__fail(run->it, is_float
                                 ? tn_float_type_get(run->it->context, TN_FLOAT_F32, &other)
                                 : tn_integer_type_get(run->it->context, 32,
                                                       tn_integer_type_signedness(type), &other));
  return other;
}

static tn_type type_of(tn_conversion* c, tn_type type);

/// A tensor is a flat array.
static tn_type array_type(tn_conversion* c, tn_type type) {
  const tn_type element = type_of(c, tn_type__element(type));
  tn_type array = {NULL};
  if (element.storage == NULL) return array;
  tn_text_buffer text = tn_text_buffer_make(&c->it->context->allocator);
  tn_rewriter__fail(c->it, tn_textual__print(element.storage, tn_text_buffer_write, &text));
  array =
      tn_lowering__type(c->it, "!spirv.array<%lld x %.*s>",
                        (long long)tn_shaped_type_element_count(type), (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return array;
}

static tn_type type_of(tn_conversion* c, tn_type type) {
  const tn_lowering_run* run = c->data;
  if (tn_type__is(type, TN_TYPE_INDEX)) {
    const char* option = tn_lowering__option(run, "use-64bit-index");
    const bool is_wide = *option == '1' || *option == 't' || *option == 'T';
    return tn_rewriter__int_type(c->it, is_wide ? 64 : 32);
  }
  if (tn_type__is(type, TN_TYPE_INTEGER) || tn_type__is(type, TN_TYPE_FLOAT)) {
    return scalar_type(run, type);
  }
  if (tn_type__is(type, TN_TYPE_VECTOR) && tn_shaped_type_rank(type) <= 1) {
    const int64_t count = tn_shaped_type_element_count(type);
    const tn_type element = type_of(c, tn_type__element(type));
    const bool fits = (count >= 1 && count <= 4) ||
                      ((run->chosen & HAS_VECTOR16) != 0 && (count == 8 || count == 16));
    if (element.storage == NULL || !fits) return (tn_type){NULL};
    return count == 1 ? element : tn_type__with_element(c->it, type, element);
  }
  if (tn_type__is(type, TN_TYPE_TENSOR) && tn_shaped_type_has_static_shape(type) &&
      tn_shaped_type_element_count(type) > 0 && tn_type__int_width(tn_type__element(type)) != 1) {
    return array_type(c, type);
  }
  return tn_type__is(type, TN_TYPE_OPAQUE) ? type : (tn_type){NULL};
}

const tn_lowering tn_lowering_spirv_index = {.loads = "spirv",
                                             .illegal = ",index,",
                                             .constant = "spirv.Constant",
                                             .type = type_of,
                                             .rules = "index_spirv",
                                             .prepare = choose_index};
const tn_lowering tn_lowering_spirv_ub = {.loads = "spirv",
                                          .illegal = NULL,
                                          .constant = "spirv.Constant",
                                          .type = type_of,
                                          .rules = "ub_spirv",
                                          .prepare = choose_target};
