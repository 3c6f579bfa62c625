// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for lowerings to llvm (lower_llvm.h).

#include "dialects/common/lower_llvm.h"
#include "ir/strides.h"

#include "base/option_number.h"
#include "dialects/common/llvm_type.h"
#include "dialects/func_ops.h"
#include "dialects/llvm_ops.h"
#include "ir/float_format.h"
#include "rewrite/branch.h"

//===-- Types ---------------------------------------------------------------------------------===//

/// Returns a newly built type, or null after recording a failure.
static tn_type made(tn_rewriter* rewriter, tn_status status, tn_type type) {
  return tn_rewriter__ok(rewriter, status) ? type : (tn_type){NULL};
}

tn_type tn_lower_llvm__struct(tn_rewriter* rewriter, const tn_type* fields, size_t count) {
  tn_type type = {NULL};
  if (rewriter->status != TN_OK) return type;
  return made(rewriter, tn_llvm_type__struct(rewriter->context, fields, count, false, &type), type);
}

tn_type tn_lower_llvm__array(tn_rewriter* rewriter, uint64_t count, tn_type element) {
  tn_type type = {NULL};
  if (rewriter->status != TN_OK) return type;
  return made(rewriter, tn_llvm_type__array(rewriter->context, count, element, &type), type);
}

tn_type tn_lower_llvm__pointer(tn_rewriter* rewriter, int64_t space) {
  tn_type type = {NULL};
  if (rewriter->status != TN_OK) return type;
  return made(rewriter, tn_llvm_type__pointer(rewriter->context, (uint32_t)space, &type), type);
}

tn_type tn_lower_llvm__function_type(tn_rewriter* rewriter, tn_type result, const tn_types* inputs,
                                     bool is_variadic) {
  tn_type type = {NULL};
  if (rewriter->status != TN_OK) return type;
  return made(rewriter,
              tn_llvm_type__function(rewriter->context, result, tn_types__items(inputs),
                                     inputs->count, is_variadic, &type),
              type);
}

/// Converts multi-dimensional vectors to arrays of vectors.
static tn_type vector_type(tn_conversion* c, tn_type type) {
  const tn_type element = tn_lower_llvm__type(c, tn_type__element(type));
  static const int64_t one = 1;
  const size_t rank = tn_shaped_type_rank(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  if (element.storage == NULL || rank == 1) {
    return rank == 1 && element.storage != NULL ? tn_type__with_element(c->rewriter, type, element)
                                                : element;
  }
  for (size_t i = 0; i + 1 < rank; ++i) {
    if (tn_vector_type_is_scalable(type, i)) return (tn_type){NULL};
  }
  const bool scalable = rank != 0 && tn_vector_type_is_scalable(type, rank - 1);
  tn_type whole = {NULL};
  tn_rewriter__fail(c->rewriter, tn_vector_type_get(element, rank == 0 ? &one : dims + rank - 1,
                                                    &scalable, 1, &whole));
  for (size_t i = rank; i > 1; --i) {
    whole = tn_lower_llvm__array(c->rewriter, (uint64_t)dims[i - 2], whole);
  }
  return whole;
}

/// Returns a descriptor type: allocated pointer, aligned pointer, offset, sizes and strides.
static tn_type memref_type(tn_conversion* c, tn_type type) {
  const tn_type index = tn_lower_llvm__type(c, tn_rewriter__index_type(c->rewriter));
  int64_t number = 0;
  tn_strides strides;
  if (tn_lower_llvm__type(c, tn_type__element(type)).storage == NULL) return (tn_type){NULL};
  if (!tn_type__is(type, TN_TYPE_MEMREF)) {
    // The pointed-to descriptor is in the function's stack memory.
    return tn_lower_llvm__struct(c->rewriter,
                                 (tn_type[]){index, tn_lower_llvm__pointer(c->rewriter, 0)}, 2);
  }
  const tn_attribute space = tn_memref_type_memory_space(type);
  if (space.storage != NULL && !tn_const__int64(space, &number)) return (tn_type){NULL};
  const tn_type pointer = tn_lower_llvm__pointer(c->rewriter, number);
  const size_t rank = tn_shaped_type_rank(type);
  if (!tn_memref__has_identity_layout(type) && !tn_memref__strides(type, &strides)) {
    return (tn_type){NULL};
  }
  const tn_type row = tn_lower_llvm__array(c->rewriter, rank, index);
  const tn_type fields[] = {pointer, pointer, index, row, row};
  return tn_lower_llvm__struct(c->rewriter, fields, rank == 0 ? 3 : 5);
}

/// A stack of llvm types whose parts are being converted.
typedef struct converting {
  const struct converting* outer;
  tn_type type;
} converting;

static tn_type convert_type(tn_conversion* c, tn_type type, const converting* around);

/// Returns the name of a converted struct; null for an unnamed one.
static tn_attribute new_name(tn_conversion* c, tn_attribute name) {
  tn_context* context = c->rewriter->context;
  tn_attribute made = {NULL};
  if (name.storage == NULL) return made;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "_Converted.");
  tn_text_buffer_append_view(&text, tn_string_attribute_value(name));
  tn_rewriter__fail(c->rewriter, text.failed ? tn_context__out_of_memory(context)
                                             : tn_string_attribute_get(
                                                   context, tn_text_buffer_view(&text), &made));
  tn_text_buffer_free(&text);
  return made;
}

static tn_type convert_parts(tn_conversion* c, const tn_llvm_parts* parts,
                             const converting* around) {
  const size_t count = tn_llvm_parts__type_count(parts);
  tn_types types = {0};
  tn_type whole = {NULL};
  bool fits = true;
  for (size_t i = 0; i < count && fits; ++i) {
    const tn_type type = convert_type(c, tn_llvm_parts__type(parts, i), around);
    fits = type.storage != NULL;
    if (fits) tn_types__push(c->rewriter, &types, type);
  }
  const tn_attribute name = new_name(c, parts->name);
  if (fits && c->rewriter->status == TN_OK) {
    tn_rewriter__fail(c->rewriter,
                      tn_llvm_type__with(parts, name, tn_types__items(&types), &whole));
  }
  tn_types__free(c->rewriter, &types);
  return whole;
}

/// Converts an llvm type that contains foreign types; a named struct gets another name.
static tn_type convert_own(tn_conversion* c, tn_type type, const converting* around) {
  if (!tn_llvm_type__is_foreign(type)) return type;
  const tn_llvm_parts parts = tn_llvm_type__open(type);
  if (parts.kind == TN_LLVM_TARGET) return (tn_type){NULL};
  const converting* same = around;
  while (same != NULL && same->type.storage != type.storage) same = same->outer;
  if (same == NULL) return convert_parts(c, &parts, &(converting){around, type});
  const tn_attribute name = new_name(c, parts.name);
  if (name.storage == NULL) return (tn_type){NULL};
  tn_rewriter__fail(c->rewriter, tn_llvm_type__named(c->rewriter->context, name, &type));
  return type;
}

static tn_type convert_type(tn_conversion* c, tn_type type, const converting* around) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX: {
      const int64_t width =
          tn_option_number__of(tn_rewriter__option(c->rewriter, "index-bitwidth"));
      return tn_rewriter__int_type(c->rewriter, width <= 0 ? 64 : (uint32_t)width);
    }
    case TN_TYPE_INTEGER:
      return tn_rewriter__int_type(c->rewriter, tn_type__int_width(type));
    case TN_TYPE_FLOAT: {
      const uint32_t width = tn_float_format__of(tn_float_type_kind(type))->bit_width;
      if (tn_float_type_kind(type) == TN_FLOAT_TF32) return (tn_type){NULL};
      return width < 16 ? tn_rewriter__int_type(c->rewriter, width) : type;
    }
    case TN_TYPE_COMPLEX: {
      const tn_type element = tn_lower_llvm__type(c, tn_type_element_type(type));
      if (element.storage == NULL) return element;
      return tn_lower_llvm__struct(c->rewriter, (tn_type[]){element, element}, 2);
    }
    case TN_TYPE_FUNCTION:
      return tn_lower_llvm__pointer(c->rewriter, 0);
    case TN_TYPE_VECTOR:
      return vector_type(c, type);
    case TN_TYPE_MEMREF:
    case TN_TYPE_UNRANKED_MEMREF:
      return memref_type(c, type);
    case TN_TYPE_DIALECT:
      if (tn_llvm_type__kind(type) != TN_LLVM_NONE) return convert_own(c, type, around);
      return tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("ptr"))
                 ? type
                 : (tn_type){NULL};
    default:
      return (tn_type){NULL};
  }
}

tn_type tn_lower_llvm__type(tn_conversion* c, tn_type type) { return convert_type(c, type, NULL); }

//===-- Functions -----------------------------------------------------------------------------===//

/// Returns a pointer type in the memory space of a memref.
static tn_type pointer_of(tn_conversion* c, tn_type type) {
  int64_t number = 0;
  (void)tn_const__int64(tn_memref_type_memory_space(type), &number);
  return tn_lower_llvm__pointer(c->rewriter, number);
}

void tn_lower_llvm__expand(tn_conversion* c, tn_type type, tn_types* out_types) {
  const bool is_ranked = tn_type__is(type, TN_TYPE_MEMREF);
  if (!is_ranked && !tn_type__is(type, TN_TYPE_UNRANKED_MEMREF)) return;
  const tn_type index = tn_conversion__type(c, tn_rewriter__index_type(c->rewriter));
  const tn_type pointer = pointer_of(c, type);
  if (!is_ranked) {
    tn_types__push(c->rewriter, out_types, index);
    tn_types__push(c->rewriter, out_types, tn_lower_llvm__pointer(c->rewriter, 0));
    return;
  }
  tn_types__push(c->rewriter, out_types, pointer);
  tn_types__push(c->rewriter, out_types, pointer);
  for (size_t i = 0; i < 2 * tn_shaped_type_rank(type) + 1; ++i) {
    tn_types__push(c->rewriter, out_types, index);
  }
}

/// Returns the position of part `index` in a memref's descriptor.
static tn_attribute part_place(tn_rewriter* rewriter, tn_type type, uint32_t index) {
  const uint32_t rank = tn_type__is(type, TN_TYPE_MEMREF) ? (uint32_t)tn_shaped_type_rank(type) : 0;
  const bool is_stride = index - 3 >= rank;
  if (index < 3) return tn_make__i64s(rewriter, &(int64_t){index}, 1);
  return tn_make__i64s(rewriter,
                       (const int64_t[]){is_stride ? 4 : 3, index - 3 - (is_stride ? rank : 0)}, 2);
}

tn_ref tn_lower_llvm__pack(tn_conversion* c, tn_type type, const tn_ref* values) {
  tn_lowering_run* run = c->data;
  const tn_type descriptor = tn_conversion__type(c, type);
  const bool is_ranked = tn_type__is(type, TN_TYPE_MEMREF);
  const uint32_t rank = is_ranked ? (uint32_t)tn_shaped_type_rank(type) : 0;
  const uint32_t count = is_ranked ? 3 + 2 * rank : 2;
  tn_ref all = tn_build_llvm_mlir_poison(run->rewriter, descriptor);
  if (all != 0) tn_conversion__note_spare(c, tn_value__defining_op(c->rewriter->context, all));
  for (uint32_t i = 0; i < count && all != 0; ++i) {
    // Each size is followed by its stride.
    const uint32_t part = i < 3 ? i : 3 + (i - 3) / 2 + (i - 3) % 2 * rank;
    all = tn_build_llvm_insertvalue(c->rewriter, all, values[part],
                                    part_place(c->rewriter, type, part));
    if (all != 0) tn_conversion__note_spare(c, tn_value__defining_op(c->rewriter->context, all));
  }
  return all;
}

tn_ref tn_lower_llvm__extract(tn_lowering_run* run, tn_ref value, tn_type type,
                              tn_attribute place) {
  return tn_build_llvm_extractvalue(run->rewriter, type, value, place);
}

void tn_lower_llvm__unpack(tn_lowering_run* run, tn_type type, tn_ref value, tn_refs* out_values) {
  tn_types types = {0};
  tn_lower_llvm__expand(run->c, type, &types);
  if (types.count == 0) tn_refs__push(run->rewriter, out_values, value);
  for (uint32_t i = 0; i < types.count; ++i) {
    tn_refs__push(run->rewriter, out_values,
                  tn_lower_llvm__extract(run, value, tn_types__items(&types)[i],
                                         part_place(run->rewriter, type, i)));
  }
  tn_types__free(run->rewriter, &types);
}

tn_type tn_lower_llvm__packed(tn_rewriter* rewriter, const tn_types* types) {
  if (types->count == 0) return (tn_type){NULL};
  if (types->count == 1) return tn_types__items(types)[0];
  return tn_lower_llvm__struct(rewriter, tn_types__items(types), types->count);
}

/// Returns `!llvm.func<result (inputs)>` with converted types; null if a type cannot be converted.
static tn_type function_type(tn_lowering_run* run, tn_type function, bool is_variadic) {
  const size_t input_count = tn_function_type_input_count(function);
  const uint32_t result_count = (uint32_t)tn_function_type_result_count(function);
  tn_types results = {0};
  tn_types inputs = {0};
  bool fits = true;
  for (size_t i = 0; i < result_count + input_count && fits; ++i) {
    const bool is_result = i < result_count;
    const tn_type old = is_result ? tn_function_type_result(function, i)
                                  : tn_function_type_input(function, i - result_count);
    const tn_type type = tn_conversion__type(run->c, old);
    const uint32_t before = inputs.count;
    fits = type.storage != NULL;
    if (fits && !is_result && run->lowering->expand != NULL) {
      run->lowering->expand(run->c, old, &inputs);
    }
    if (fits && before == inputs.count)
      tn_types__push(run->rewriter, is_result ? &results : &inputs, type);
  }
  tn_type type = {NULL};
  if (fits && run->rewriter->status == TN_OK) {
    type = tn_lower_llvm__function_type(
        run->rewriter, tn_lower_llvm__packed(run->rewriter, &results), &inputs, is_variadic);
  }
  tn_types__free(run->rewriter, &results);
  tn_types__free(run->rewriter, &inputs);
  return type;
}

static bool convert_blocks(tn_lowering_run* run, tn_ref region, bool all) {
  const tn_context* context = run->rewriter->context;
  bool is_entry = true;
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = all ? tn_block__at(context, block)->next : 0) {
    if (!tn_conversion__block(run->c, block, is_entry)) return false;
    is_entry = false;
  }
  return true;
}

bool tn_lower_llvm__function(tn_lowering_run* run, tn_ref op, bool is_variadic, bool all_blocks,
                             const tn_rewriter_attribute* more, uint32_t count) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute type = tn_op__attribute(rewriter->context, op, "function_type");
  const tn_type function = function_type(run, tn_type_attribute_value(type), is_variadic);
  const tn_ref first = tn_op__first_block(rewriter->context, op, 0);
  if (function.storage == NULL || (all_blocks && !tn_lowering__has_blocks(run, first)))
    return false;
  tn_attribute converted = {NULL};
  tn_rewriter__fail(rewriter, tn_type_attribute_get(function, &converted));
  const tn_ref made = tn_build_llvm_func_with(
      rewriter, tn_op__attribute(rewriter->context, op, "sym_name"), converted, more, count);
  if (made == 0) return false;
  const tn_ref region = tn_op__region(rewriter->context, made, 0);
  tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, 0), region, 0);
  tn_conversion__erase(run->c, op);
  return convert_blocks(run, region, all_blocks);
}

//===-- Branches and calls --------------------------------------------------------------------===//

bool tn_lower_llvm__branch(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                           const char* name, tn_attribute weights) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_rewriter_attribute attributes[] = {
      {"operandSegmentSizes", tn_op__attribute(rewriter->context, op, "operandSegmentSizes")},
      {"branch_weights", weights},
      {"case_values", tn_op__attribute(rewriter->context, op, "case_values")},
      {"case_operand_segments", tn_op__attribute(rewriter->context, op, "case_operand_segments")}};
  tn_refs successors = {0};
  for (uint32_t i = 0; i < tn_op__successor_count(rewriter->context, op); ++i) {
    if (!tn_conversion__block(run->c, tn_op__successor(rewriter->context, op, i), false)) {
      tn_refs__free(rewriter, &successors);
      return false;
    }
    tn_refs__push(rewriter, &successors, tn_op__successor(rewriter->context, op, i));
  }
  const tn_ref made = tn_lowering__create(
      run, name,
      &(tn_rewriter_spec){.operands = operands,
                          .operand_count = tn_op__operand_count(rewriter->context, op),
                          .successors = tn_refs__items(&successors),
                          .successor_count = successors.count,
                          .attributes = attributes,
                          .attribute_count = 4});
  tn_refs__free(rewriter, &successors);
  tn_rewriter__copy_discardable(rewriter, op, made);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

tn_ref tn_lower_llvm__constant(tn_lowering_run* run, tn_type type, int64_t value) {
  return tn_build_llvm_mlir_constant(run->rewriter, type,
                                     tn_const__make_int(run->rewriter, type, (tn_wide)value));
}

tn_ref tn_lower_llvm__call_symbol(tn_lowering_run* run, tn_attribute callee,
                                  const tn_rewriter_spec* spec, const tn_rewriter_attribute* more,
                                  uint32_t count) {
  const tn_operand_group groups[] = {{spec->operands, spec->operand_count}, {NULL, 0}};
  const tn_rewriter_attribute attributes[] = {
      {TN_LLVM_CALL_CALLEE, callee},
      {TN_LLVM_CALL_OP_BUNDLE_SIZES, tn_rewriter__make_segments(run->rewriter, NULL, 0)}};
  return tn_rewriter__create(run->rewriter, &(tn_rewriter_spec){.op_name = TN_NAME_LLVM_CALL,
                                                                .groups = groups,
                                                                .group_count = 2,
                                                                .is_segmented = true,
                                                                .types = spec->types,
                                                                .result_count = spec->result_count,
                                                                .attributes = attributes,
                                                                .attribute_count = 2,
                                                                .more_attributes = more,
                                                                .more_attribute_count = count});
}

/// Returns `type (types)` of a call.
static tn_type call_type(tn_lowering_run* run, const tn_rewriter_spec* spec) {
  tn_types inputs = {0};
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    tn_types__push(run->rewriter, &inputs,
                   tn_value__type(run->rewriter->context, spec->operands[i]));
  }
  const tn_type result = spec->result_count == 0 ? (tn_type){NULL} : spec->types[0];
  const tn_type type = tn_lower_llvm__function_type(run->rewriter, result, &inputs, false);
  tn_types__free(run->rewriter, &inputs);
  return type;
}

tn_ref tn_lower_llvm__call(tn_lowering_run* run, tn_ref op, const char* name,
                           const tn_rewriter_spec* spec, bool is_spirv) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref table = tn_lowering__symbol_table(rewriter->context, op);
  tn_attribute unit = {NULL};
  tn_attribute convention = {NULL};
  if (table == 0) return 0;
  if (is_spirv) {
    tn_rewriter__fail(rewriter, tn_unit_attribute_get(rewriter->context, &unit));
    convention = tn_make_llvm_cconv(rewriter, TN_ENUM_LLVM_CCONV_SPIR_FUNCCC);
  }
  const tn_rewriter_attribute attributes[] = {{TN_LLVM_FUNC_C_CONV, convention},
                                              {TN_LLVM_FUNC_CONVERGENT, unit},
                                              {TN_LLVM_FUNC_NO_UNWIND, unit},
                                              {TN_LLVM_FUNC_WILL_RETURN, unit}};
  if (tn_lowering__symbol(rewriter->context, table, name) == 0) {
    const tn_ref block = rewriter->block;
    const tn_ref before = rewriter->before;
    tn_attribute symbol = {NULL};
    tn_attribute type = {NULL};
    tn_rewriter__fail(
        rewriter, tn_string_attribute_get(rewriter->context, tn_string_view_from(name), &symbol));
    const tn_type called = call_type(run, spec);
    if (rewriter->status == TN_OK)
      tn_rewriter__fail(rewriter, tn_type_attribute_get(called, &type));
    tn_rewriter__at_start(rewriter, tn_op__first_block(rewriter->context, table, 0));
    (void)tn_build_llvm_func_with(rewriter, symbol, type, attributes, 4);
    tn_rewriter__at(rewriter, block, before);
  }
  return tn_lower_llvm__call_symbol(run, tn_make__symbol(rewriter, "%s", name), spec, attributes,
                                    4);
}

//===-- Functions of func ---------------------------------------------------------------------===//

tn_ref tn_lowering__call_function(tn_lowering_run* run, tn_ref op, const char* name,
                                  const tn_rewriter_spec* spec, const char* attribute) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref table = tn_lowering__symbol_table(rewriter->context, op);
  if (table == 0) return 0;
  if (tn_lowering__symbol(rewriter->context, table, name) == 0) {
    const tn_ref block = rewriter->block;
    const tn_ref before = rewriter->before;
    tn_types types = {0};
    tn_type function = {NULL};
    for (uint32_t i = 0; i < spec->operand_count; ++i) {
      tn_types__push(rewriter, &types, tn_value__type(rewriter->context, spec->operands[i]));
    }
    tn_rewriter__fail(rewriter,
                      tn_function_type_get(rewriter->context, tn_types__items(&types), types.count,
                                           spec->types, spec->result_count, &function));
    tn_types__free(rewriter, &types);
    const tn_rewriter_attribute attributes[] = {
        {TN_FUNC_FUNC_SYM_VISIBILITY, tn_make__string(rewriter, "private")},
        {attribute, tn_make__unit(rewriter)}};
    tn_attribute type = {NULL};
    if (rewriter->status == TN_OK)
      tn_rewriter__fail(rewriter, tn_type_attribute_get(function, &type));
    const tn_ref body = tn_op__first_block(rewriter->context, table, 0);
    if (run->lowering->declare_at_end) {
      tn_rewriter__at_op(rewriter, tn_block__last_op(rewriter->context, body));
    } else {
      tn_rewriter__at_start(rewriter, body);
    }
    (void)tn_build_func_func_with(rewriter, tn_make__string(rewriter, "%s", name), type, attributes,
                                  attribute == NULL ? 1 : 2);
    tn_rewriter__at(rewriter, block, before);
  }
  return tn_build_func_call(rewriter, spec->types, spec->result_count, spec->operands,
                            spec->operand_count, tn_make__symbol(rewriter, "%s", name));
}
