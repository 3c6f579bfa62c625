// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes that lower to llvm share (lower_llvm.h).

#include "dialects/common/lower_llvm.h"
#include "ir/strides.h"

#include <stdio.h>

#include "base/option_number.h"
#include "ir/float_format.h"
#include "ir/textual.h"

//===-- Types ---------------------------------------------------------------------------------===//

static void put_type(tn_rewriter* it, tn_text_buffer* text, tn_type type) {
  tn_rewriter__fail(it, tn_textual__print(type.storage, tn_text_buffer_write, text));
}

static tn_type parse_type(tn_rewriter* it, tn_text_buffer* owned_text) {
  const tn_type type = owned_text->failed || it->status != TN_OK
                           ? (tn_type){NULL}
                           : tn_lowering__type(it, "%.*s", (int)owned_text->size, owned_text->data);
  tn_text_buffer_free(owned_text);
  return type;
}

/// Vectors of several dimensions are arrays of vectors.
static tn_type vector_type(tn_conversion* c, tn_type type) {
  const tn_type element = tn_lower_llvm__type(c, tn_type__element(type));
  static const int64_t one = 1;
  const size_t rank = tn_shaped_type_rank(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  if (element.storage == NULL || rank == 1) {
    return rank == 1 && element.storage != NULL ? tn_type__with_element(c->it, type, element)
                                                : element;
  }
  if (rank == 0) {
    tn_type vector = {NULL};
    tn_rewriter__fail(c->it, tn_vector_type_get(element, &one, NULL, 1, &vector));
    return vector;
  }
  tn_text_buffer text = tn_text_buffer_make(&c->it->context->allocator);
  tn_text_buffer_append_text(&text, "!llvm.");
  for (size_t i = 0; i + 1 < rank; ++i) {
    if (tn_vector_type_is_scalable(type, i)) {
      tn_text_buffer_free(&text);
      return (tn_type){NULL};
    }
    tn_text_buffer_format(&text, "array<%lld x ", (long long)dims[i]);
  }
  const bool scalable = tn_vector_type_is_scalable(type, rank - 1);
  tn_text_buffer_format(&text, scalable ? "vector<[%lld]x" : "vector<%lldx",
                        (long long)dims[rank - 1]);
  put_type(c->it, &text, element);
  for (size_t i = 0; i < rank; ++i) tn_text_buffer_append_text(&text, ">");
  return parse_type(c->it, &text);
}

/// A descriptor: pointers to what was allocated and to what is aligned, offset, sizes and strides.
static tn_type memref_type(tn_conversion* c, tn_type type) {
  const unsigned width =
      (unsigned)tn_type_bit_width(tn_lower_llvm__type(c, tn_rewriter__index_type(c->it)));
  char pointer[32] = "ptr";
  int64_t number = 0;
  tn_strides strides;
  if (tn_lower_llvm__type(c, tn_type__element(type)).storage == NULL) return (tn_type){NULL};
  if (!tn_type__is(type, TN_TYPE_MEMREF)) {
    // The descriptor that is pointed to is in the memory of the function.
    return tn_lowering__type(c->it, "!llvm.struct<(i%u, ptr)>", width);
  }
  const tn_attribute space = tn_memref_type_memory_space(type);
  if (space.storage != NULL && !tn_const__int64(space, &number)) return (tn_type){NULL};
  if (number != 0) (void)snprintf(pointer, sizeof pointer, "ptr<%lld>", (long long)number);
  const size_t rank = tn_shaped_type_rank(type);
  if (!tn_memref__has_identity_layout(type) && !tn_memref__strides(type, &strides)) {
    return (tn_type){NULL};
  }
  if (rank == 0) {
    return tn_lowering__type(c->it, "!llvm.struct<(%s, %s, i%u)>", pointer, pointer, width);
  }
  return tn_lowering__type(c->it, "!llvm.struct<(%s, %s, i%u, array<%zu x i%u>, array<%zu x i%u>)>",
                           pointer, pointer, width, rank, width, rank, width);
}

tn_type tn_lower_llvm__type(tn_conversion* c, tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX: {
      const int64_t width = tn_option_number__of(tn_lowering__option(c->data, "index-bitwidth"));
      return tn_rewriter__int_type(c->it, width <= 0 ? 64 : (uint32_t)width);
    }
    case TN_TYPE_INTEGER:
      return tn_rewriter__int_type(c->it, tn_type__int_width(type));
    case TN_TYPE_FLOAT: {
      const uint32_t width = tn_float_format__of(tn_float_type_kind(type))->bit_width;
      if (tn_float_type_kind(type) == TN_FLOAT_TF32) return (tn_type){NULL};
      return width < 16 ? tn_rewriter__int_type(c->it, width) : type;
    }
    case TN_TYPE_COMPLEX: {
      const tn_type element = tn_lower_llvm__type(c, tn_type_element_type(type));
      tn_text_buffer text = tn_text_buffer_make(&c->it->context->allocator);
      tn_text_buffer_append_text(&text, "!llvm.struct<(");
      put_type(c->it, &text, element);
      tn_text_buffer_append_text(&text, ", ");
      put_type(c->it, &text, element);
      tn_text_buffer_append_text(&text, ")>");
      return parse_type(c->it, &text);
    }
    case TN_TYPE_FUNCTION:
      return tn_lowering__type(c->it, "!llvm.ptr");
    case TN_TYPE_VECTOR:
      return vector_type(c, type);
    case TN_TYPE_MEMREF:
    case TN_TYPE_UNRANKED_MEMREF:
      return memref_type(c, type);
    case TN_TYPE_OPAQUE:
      return tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("llvm")) ||
                     tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("ptr"))
                 ? type
                 : (tn_type){NULL};
    default:
      return (tn_type){NULL};
  }
}

//===-- Functions -----------------------------------------------------------------------------===//

/// A pointer into the memory space of a memref.
static tn_type pointer_of(tn_conversion* c, tn_type type) {
  int64_t number = 0;
  (void)tn_const__int64(tn_memref_type_memory_space(type), &number);
  if (number == 0) return tn_lowering__type(c->it, "!llvm.ptr");
  return tn_lowering__type(c->it, "!llvm.ptr<%lld>", (long long)number);
}

void tn_lower_llvm__expand(tn_conversion* c, tn_type type, tn_types* out_types) {
  const bool is_ranked = tn_type__is(type, TN_TYPE_MEMREF);
  if (!is_ranked && !tn_type__is(type, TN_TYPE_UNRANKED_MEMREF)) return;
  const tn_type index = tn_conversion__type(c, tn_rewriter__index_type(c->it));
  const tn_type pointer = pointer_of(c, type);
  if (!is_ranked) {
    tn_types__push(c->it, out_types, index);
    tn_types__push(c->it, out_types, tn_lowering__type(c->it, "!llvm.ptr"));
    return;
  }
  tn_types__push(c->it, out_types, pointer);
  tn_types__push(c->it, out_types, pointer);
  for (size_t i = 0; i < 2 * tn_shaped_type_rank(type) + 1; ++i) {
    tn_types__push(c->it, out_types, index);
  }
}

/// Where part number `index` of a memref's descriptor is.
static tn_attribute part_place(tn_rewriter* it, tn_type type, uint32_t index) {
  const uint32_t rank = tn_type__is(type, TN_TYPE_MEMREF) ? (uint32_t)tn_shaped_type_rank(type) : 0;
  if (index < 3) return tn_lowering__attribute(it, "array<i64: %u>", index);
  const bool is_stride = index - 3 >= rank;
  return tn_lowering__attribute(it, "array<i64: %d, %u>", is_stride ? 4 : 3,
                                index - 3 - (is_stride ? rank : 0));
}

tn_ref tn_lower_llvm__pack(tn_conversion* c, tn_type type, const tn_ref* values) {
  tn_lowering_run* run = c->data;
  const tn_type descriptor = tn_conversion__type(c, type);
  const bool is_ranked = tn_type__is(type, TN_TYPE_MEMREF);
  const uint32_t rank = is_ranked ? (uint32_t)tn_shaped_type_rank(type) : 0;
  const uint32_t count = is_ranked ? 3 + 2 * rank : 2;
  tn_ref all = tn_lowering__make(run, "llvm.mlir.poison", descriptor, NULL, 0);
  if (all != 0) tn_conversion__note_spare(c, tn_rewriter__source(c->it->context, all));
  for (uint32_t i = 0; i < count && all != 0; ++i) {
    // Each size is followed by its stride.
    const uint32_t part = i < 3 ? i : 3 + (i - 3) / 2 + (i - 3) % 2 * rank;
    const tn_ref operands[] = {all, values[part]};
    const tn_rewriter_attribute position = {"position", part_place(c->it, type, part)};
    const tn_ref op =
        tn_lowering__make_op(run, "llvm.insertvalue", descriptor, operands, 2, &position, 1, 0);
    all = op == 0 ? 0 : tn_rewriter__result(c->it->context, op, 0);
    if (op != 0) tn_conversion__note_spare(c, op);
  }
  return all;
}

tn_ref tn_lower_llvm__extract(tn_lowering_run* run, tn_ref value, tn_type type,
                              tn_attribute place) {
  const tn_rewriter_attribute position = {"position", place};
  const tn_ref op =
      tn_lowering__make_op(run, "llvm.extractvalue", type, &value, 1, &position, 1, 0);
  return op == 0 ? 0 : tn_rewriter__result(run->it->context, op, 0);
}

void tn_lower_llvm__unpack(tn_lowering_run* run, tn_type type, tn_ref value, tn_refs* out_values) {
  tn_types types = {0};
  tn_lower_llvm__expand(run->c, type, &types);
  if (types.count == 0) tn_refs__push(run->it, out_values, value);
  for (uint32_t i = 0; i < types.count; ++i) {
    tn_refs__push(run->it, out_values,
                  tn_lower_llvm__extract(run, value, tn_types__items(&types)[i],
                                         part_place(run->it, type, i)));
  }
  tn_types__free(run->it, &types);
}

static void put_list(tn_lowering_run* run, tn_text_buffer* text, const tn_types* types,
                     uint32_t start) {
  for (uint32_t i = start; i < types->count; ++i) {
    if (i != start) tn_text_buffer_append_text(text, ", ");
    put_type(run->it, text, tn_types__items(types)[i]);
  }
}

/// `!llvm.func<result (inputs)>` of converted types; null if one cannot be converted.
static tn_type function_type(tn_lowering_run* run, tn_type function, bool is_variadic) {
  const size_t input_count = tn_function_type_input_count(function);
  const uint32_t result_count = (uint32_t)tn_function_type_result_count(function);
  tn_text_buffer text = tn_text_buffer_make(&run->it->context->allocator);
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
      tn_types__push(run->it, is_result ? &results : &inputs, type);
  }
  tn_text_buffer_append_text(&text, "!llvm.func<");
  tn_text_buffer_append_text(&text, result_count == 0  ? "void"
                                    : result_count > 1 ? "struct<("
                                                       : "");
  put_list(run, &text, &results, 0);
  tn_text_buffer_append_text(&text, result_count > 1 ? ")> (" : " (");
  put_list(run, &text, &inputs, 0);
  if (is_variadic) tn_text_buffer_append_text(&text, inputs.count == 0 ? "..." : ", ...");
  tn_text_buffer_append_text(&text, ")>");
  tn_types__free(run->it, &results);
  tn_types__free(run->it, &inputs);
  if (fits) return parse_type(run->it, &text);
  tn_text_buffer_free(&text);
  return (tn_type){NULL};
}

static bool convert_blocks(tn_lowering_run* run, tn_ref region, bool all) {
  const tn_context* context = run->it->context;
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
  tn_rewriter* it = run->it;
  const tn_attribute type = tn_rewriter__attribute(it->context, op, "function_type");
  const tn_type function = function_type(run, tn_type_attribute_value(type), is_variadic);
  const tn_ref first = tn_rewriter__first_block(it->context, op, 0);
  if (function.storage == NULL || (all_blocks && !tn_lowering__has_blocks(run, first)))
    return false;
  const size_t size = ((size_t)count + 2) * sizeof(tn_rewriter_attribute);
  tn_rewriter_attribute* attributes = tn_allocate(&it->context->allocator, size);
  if (attributes == NULL) {
    tn_rewriter__fail(it, tn_context__out_of_memory(it->context));
    return false;
  }
  attributes[0] =
      (tn_rewriter_attribute){"sym_name", tn_rewriter__attribute(it->context, op, "sym_name")};
  attributes[1].name = "function_type";
  tn_rewriter__fail(it, tn_type_attribute_get(function, &attributes[1].value));
  for (uint32_t i = 0; i < count; ++i) attributes[2 + i] = more[i];
  const tn_ref made =
      tn_lowering__make_op(run, "llvm.func", (tn_type){NULL}, NULL, 0, attributes, 2 + count, 1);
  tn_deallocate(&it->context->allocator, attributes, size);
  if (made == 0) return false;
  const tn_ref region = tn_rewriter__region(it->context, made, 0);
  tn_rewriter__inline_region(it, tn_rewriter__region(it->context, op, 0), region, 0);
  tn_conversion__erase(run->c, op);
  return convert_blocks(run, region, all_blocks);
}

//===-- Branches and calls --------------------------------------------------------------------===//

bool tn_lower_llvm__branch(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                           const char* name, tn_attribute weights) {
  tn_rewriter* it = run->it;
  const tn_rewriter_attribute attributes[] = {
      {"operandSegmentSizes", tn_rewriter__attribute(it->context, op, "operandSegmentSizes")},
      {"branch_weights", weights},
      {"case_values", tn_rewriter__attribute(it->context, op, "case_values")},
      {"case_operand_segments", tn_rewriter__attribute(it->context, op, "case_operand_segments")}};
  tn_refs successors = {0};
  for (uint32_t i = 0; i < tn_rewriter__successor_count(it->context, op); ++i) {
    if (!tn_conversion__block(run->c, tn_rewriter__successor(it->context, op, i), false)) {
      tn_refs__free(it, &successors);
      return false;
    }
    tn_refs__push(it, &successors, tn_rewriter__successor(it->context, op, i));
  }
  const tn_ref made = tn_lowering__create(
      run, name,
      &(tn_rewriter_spec){.operands = operands,
                          .operand_count = tn_rewriter__operand_count(it->context, op),
                          .successors = tn_refs__items(&successors),
                          .successor_count = successors.count,
                          .attributes = attributes,
                          .attribute_count = 4});
  tn_refs__free(it, &successors);
  tn_rewriter__copy_discardable(it, op, made);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

tn_ref tn_lower_llvm__constant(tn_lowering_run* run, tn_type type, int64_t value) {
  const tn_rewriter_attribute attribute = {"value",
                                           tn_const__make_int(run->it, type, (tn_wide)value)};
  const tn_ref op =
      tn_lowering__make_op(run, "llvm.mlir.constant", type, NULL, 0, &attribute, 1, 0);
  return op == 0 ? 0 : tn_rewriter__result(run->it->context, op, 0);
}

tn_ref tn_lower_llvm__call_symbol(tn_lowering_run* run, tn_attribute callee,
                                  const tn_rewriter_spec* spec, const tn_rewriter_attribute* more,
                                  uint32_t count) {
  tn_rewriter_attribute attributes[8];
  tn_rewriter_spec call = *spec;
  if (count > 5) return 0;
  for (uint32_t i = 0; i < count; ++i) attributes[i] = more[i];
  attributes[count] = (tn_rewriter_attribute){"callee", callee};
  attributes[count + 1] = (tn_rewriter_attribute){
      "operandSegmentSizes",
      tn_lowering__attribute(run->it, "array<i32: %u, 0>", spec->operand_count)};
  attributes[count + 2] =
      (tn_rewriter_attribute){"op_bundle_sizes", tn_lowering__attribute(run->it, "array<i32>")};
  call.attributes = attributes;
  call.attribute_count = count + 3;
  return tn_lowering__create(run, "llvm.call", &call);
}

/// `type (types)` of a call.
static tn_type call_type(tn_lowering_run* run, const tn_rewriter_spec* spec) {
  tn_text_buffer text = tn_text_buffer_make(&run->it->context->allocator);
  tn_text_buffer_append_text(&text, "!llvm.func<");
  if (spec->result_count == 0) tn_text_buffer_append_text(&text, "void");
  if (spec->result_count != 0) put_type(run->it, &text, spec->types[0]);
  tn_text_buffer_append_text(&text, " (");
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    put_type(run->it, &text, tn_rewriter__type(run->it->context, spec->operands[i]));
  }
  tn_text_buffer_append_text(&text, ")>");
  return parse_type(run->it, &text);
}

tn_ref tn_lower_llvm__call(tn_lowering_run* run, tn_ref op, const char* name,
                           const tn_rewriter_spec* spec, bool is_spirv) {
  tn_rewriter* it = run->it;
  const tn_ref table = tn_lowering__symbol_table(it->context, op);
  tn_attribute unit = {NULL};
  tn_attribute convention = {NULL};
  if (table == 0) return 0;
  if (is_spirv) {
    tn_rewriter__fail(it, tn_unit_attribute_get(it->context, &unit));
    convention = tn_lowering__attribute(it, "#llvm.cconv<spir_funccc>");
  }
  tn_rewriter_attribute attributes[] = {{"CConv", convention}, {"convergent", unit},
                                        {"no_unwind", unit},   {"will_return", unit},
                                        {"sym_name", {NULL}},  {"function_type", {NULL}}};
  if (tn_lowering__symbol(it->context, table, name) == 0) {
    const tn_ref block = it->block;
    const tn_ref before = it->before;
    tn_rewriter__fail(
        it, tn_string_attribute_get(it->context, tn_string_view_from(name), &attributes[4].value));
    const tn_type type = call_type(run, spec);
    if (it->status == TN_OK)
      tn_rewriter__fail(it, tn_type_attribute_get(type, &attributes[5].value));
    tn_rewriter__at_start(it, tn_rewriter__first_block(it->context, table, 0));
    tn_lowering__make_op(run, "llvm.func", (tn_type){NULL}, NULL, 0, attributes, 6, 1);
    tn_rewriter__at(it, block, before);
  }
  return tn_lower_llvm__call_symbol(run, tn_lowering__attribute(it, "@\"%s\"", name), spec,
                                    attributes, 4);
}

//===-- Functions of func ---------------------------------------------------------------------===//

tn_ref tn_lowering__call_function(tn_lowering_run* run, tn_ref op, const char* name,
                                  const tn_rewriter_spec* spec, const char* attribute) {
  tn_rewriter* it = run->it;
  const tn_ref table = tn_lowering__symbol_table(it->context, op);
  tn_rewriter_spec call = *spec;
  if (table == 0) return 0;
  if (tn_lowering__symbol(it->context, table, name) == 0) {
    const tn_ref block = it->block;
    const tn_ref before = it->before;
    tn_types types = {0};
    tn_type function = {NULL};
    for (uint32_t i = 0; i < spec->operand_count; ++i) {
      tn_types__push(it, &types, tn_rewriter__type(it->context, spec->operands[i]));
    }
    tn_rewriter__fail(it, tn_function_type_get(it->context, tn_types__items(&types), types.count,
                                               spec->types, spec->result_count, &function));
    tn_types__free(it, &types);
    tn_rewriter_attribute attributes[] = {
        {"sym_name", tn_lowering__attribute(it, "\"%s\"", name)},
        {"function_type", {NULL}},
        {"sym_visibility", tn_lowering__attribute(it, "\"private\"")},
        {attribute, tn_lowering__attribute(it, "unit")}};
    if (it->status == TN_OK) {
      tn_rewriter__fail(it, tn_type_attribute_get(function, &attributes[1].value));
    }
    const tn_ref body = tn_rewriter__first_block(it->context, table, 0);
    if (run->lowering->declares_last) {
      tn_rewriter__at_op(it, tn_rewriter__last_op(it->context, body));
    } else {
      tn_rewriter__at_start(it, body);
    }
    tn_lowering__make_op(run, "func.func", (tn_type){NULL}, NULL, 0, attributes,
                         attribute == NULL ? 3 : 4, 1);
    tn_rewriter__at(it, block, before);
  }
  const tn_rewriter_attribute callee = {"callee", tn_lowering__attribute(it, "@\"%s\"", name)};
  call.attributes = &callee;
  call.attribute_count = 1;
  return tn_lowering__create(run, "func.call", &call);
}
