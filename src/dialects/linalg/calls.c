// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts structured ops on buffers to calls of external functions, whose names encode the op and
// its operand types.

#include "dialects/common/views.h"
#include "dialects/linalg/structure.h"
#include "dialects/memref_ops.h"
#include "ir/read.h"
#include "ir/textual.h"
#include "rewrite/lowering.h"

/// Appends a mangled type; false if it cannot be mangled.
static bool append_type(tn_rewriter* rewriter, tn_text_buffer* text, tn_type type) {
  const bool is_memref = tn_type__is(type, TN_TYPE_MEMREF);
  if (is_memref || tn_type__is(type, TN_TYPE_VECTOR)) {
    const size_t rank = tn_shaped_type_rank(type);
    tn_text_buffer_append_text(text, is_memref ? "view" : "vector");
    for (size_t i = 0; i < rank; ++i) {
      const int64_t dim = tn_shaped_type_dims(type)[i];
      if (dim < 0) {
        tn_text_buffer_append_text(text, "s");
      } else {
        tn_text_buffer_format(text, "%lld", (long long)dim);
      }
      if (is_memref || i + 1 < rank) tn_text_buffer_append_text(text, "x");
    }
    if (!append_type(rewriter, text, tn_type__element(type))) return false;
    const tn_attribute space = is_memref ? tn_memref_type_memory_space(type) : (tn_attribute){NULL};
    if (space.storage == NULL) return true;
    if (!tn_attribute__is(space, TN_ATTRIBUTE_INTEGER)) return false;
    tn_text_buffer_format(text, "as%lld", (long long)tn_integer_attribute_value(space));
    return true;
  }
  const bool is_signless =
      tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_signedness(type) == TN_SIGNLESS;
  return (is_signless || tn_type__is(type, TN_TYPE_INDEX) || tn_type__is(type, TN_TYPE_FLOAT)) &&
         tn_rewriter__ok(rewriter, tn_textual__print(type.storage, tn_text_buffer_write, text));
}

/// Returns whether the op's name is not part of the function name.
static bool is_unnamed(tn_string_view name) {
  static const char* const names = ",generic,contract,map,reduce,broadcast,transpose,";
  const char* leaf = name.data + sizeof "linalg." - 1;
  const size_t size = name.size - (sizeof "linalg." - 1);
  const char* at = memmem(names, strlen(names), leaf, size);
  return at != NULL && at[-1] == ',' && at[size] == ',';
}

/// Appends the function's name; false if there is none.
static bool append_name(tn_rewriter* rewriter, tn_ref op, tn_text_buffer* text) {
  const tn_context* context = rewriter->context;
  const tn_string_view name = tn_op__kept_name(context, op);
  if (is_unnamed(name)) {
    const tn_attribute own = tn_op__attribute(context, op, "library_call");
    tn_text_buffer_append_view(text,
                               tn_attribute__is(own, TN_ATTRIBUTE_STRING)
                                   ? tn_string_attribute_value(own)
                                   : tn_string_view_from("op_has_no_registered_library_name"));
    return text->size != 0;
  }
  for (size_t i = 0; i < name.size; ++i) {
    tn_text_buffer_append_view(text,
                               (tn_string_view){name.data[i] == '.' ? "_" : name.data + i, 1});
  }
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    tn_text_buffer_append_text(text, "_");
    if (!append_type(rewriter, text, tn_op__operand_type(context, op, i))) {
      return false;
    }
  }
  return true;
}

/// Casts a buffer to a type with dynamic strides, which functions expect.
static tn_ref forget_strides(tn_rewriter* rewriter, tn_ref value) {
  const tn_type type = tn_value__type(rewriter->context, value);
  tn_strides strides = {.offset = TN_DYNAMIC};
  if (!tn_type__is(type, TN_TYPE_MEMREF)) return value;
  strides.rank = (uint32_t)tn_shaped_type_rank(type);
  for (uint32_t i = 0; i < strides.rank; ++i) strides.steps[i] = TN_DYNAMIC;
  const tn_type to = tn_memref__with(rewriter, type, tn_shaped_type_dims(type), &strides);
  return rewriter->status == TN_OK ? tn_build_memref_cast(rewriter, to, value) : 0;
}

static bool has_room(const tn_context* context, tn_ref op) {
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (tn_type__is(type, TN_TYPE_MEMREF) && tn_shaped_type_rank(type) > TN_STRIDES_RANK_MAX) {
      return false;
    }
  }
  return true;
}

static bool lower_to_call(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  tn_linalg_structure s;
  tn_refs values = {.count = 0};
  tn_ref made = 0;
  if (!tn_linalg__operands(rewriter->context, op, &s) ||
      tn_op__result_count(rewriter->context, op) != 0 || !has_room(rewriter->context, op)) {
    return false;
  }
  tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
  if (append_name(rewriter, op, &text)) {
    tn_text_buffer_append_view(&text, (tn_string_view){"", 1});
    if (text.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    for (uint32_t i = 0;
         i < tn_op__operand_count(rewriter->context, op) && rewriter->status == TN_OK; ++i) {
      tn_refs__push(rewriter, &values, forget_strides(rewriter, operands[i]));
    }
    const tn_rewriter_spec call = {.operands = tn_refs__items(&values),
                                   .operand_count = values.count};
    if (rewriter->status == TN_OK) {
      made = tn_lowering__call_function(run, op, text.data, &call, "llvm.emit_c_interface");
    }
  }
  tn_text_buffer_free(&text);
  tn_refs__free(rewriter, &values);
  if (made != 0) tn_conversion__erase(run->c, op);
  return made != 0;
}

static const tn_lowering_hook hooks[] = {{"linalg.*", lower_to_call}, {NULL, NULL}};

static const tn_lowering lowering_linalg_calls = {.loads = "affine,arith,func,memref,scf",
                                                  .hooks = hooks,
                                                  .full_conversion = true,
                                                  .declare_at_end = true};

TN_PASS(convert_linalg_to_std) = {
    "convert-linalg-to-std", "ConvertLinalgToStandardPass",
    "Convert the operations from the linalg dialect into the Standard dialect",
    .rewrite = tn_lowering__lower, .lowering = &lowering_linalg_calls};
