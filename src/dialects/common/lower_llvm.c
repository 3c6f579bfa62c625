// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes that lower to llvm share (lower_llvm.h).

#include "dialects/common/lower_llvm.h"

#include <stdio.h>

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
  const tn_attribute space = tn_memref_type_memory_space(type);
  int64_t number = 0;
  int64_t strides[16];
  int64_t offset = 0;
  if (space.storage != NULL && !tn_const__int64(space, &number)) return (tn_type){NULL};
  if (tn_lower_llvm__type(c, tn_type__element(type)).storage == NULL) return (tn_type){NULL};
  char pointer[32] = "ptr";
  if (number != 0) (void)snprintf(pointer, sizeof pointer, "ptr<%lld>", (long long)number);
  if (!tn_type__is(type, TN_TYPE_MEMREF)) {
    return tn_lowering__type(c->it, "!llvm.struct<(i64, %s)>", pointer);
  }
  const size_t rank = tn_shaped_type_rank(type);
  if (rank > 16 || !tn_memref_type_strides(type, strides, 16, &offset)) return (tn_type){NULL};
  if (rank == 0) {
    return tn_lowering__type(c->it, "!llvm.struct<(%s, %s, i64)>", pointer, pointer);
  }
  return tn_lowering__type(c->it, "!llvm.struct<(%s, %s, i64, array<%zu x i64>, array<%zu x i64>)>",
                           pointer, pointer, rank, rank);
}

tn_type tn_lower_llvm__type(tn_conversion* c, tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX:
      return tn_rewriter__int_type(c->it, 64);
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

tn_type tn_lower_llvm__function_type(tn_lowering_run* run, tn_type function) {
  const size_t input_count = tn_function_type_input_count(function);
  const size_t result_count = tn_function_type_result_count(function);
  tn_text_buffer text = tn_text_buffer_make(&run->it->context->allocator);
  bool fits = true;
  tn_text_buffer_append_text(&text, "!llvm.func<");
  if (result_count == 0) tn_text_buffer_append_text(&text, "void");
  if (result_count > 1) tn_text_buffer_append_text(&text, "struct<(");
  for (size_t i = 0; i < result_count + input_count && fits; ++i) {
    const bool is_result = i < result_count;
    const tn_type type =
        tn_conversion__type(run->c, is_result ? tn_function_type_result(function, i)
                                              : tn_function_type_input(function, i - result_count));
    fits = type.storage != NULL;
    if (i == result_count) {
      tn_text_buffer_append_text(&text, result_count > 1 ? ")> (" : " (");
    } else if (i != 0) {
      tn_text_buffer_append_text(&text, ", ");
    }
    if (fits) put_type(run->it, &text, type);
  }
  if (input_count == 0) tn_text_buffer_append_text(&text, result_count > 1 ? ")> (" : " (");
  tn_text_buffer_append_text(&text, ")>");
  if (!fits) {
    tn_text_buffer_free(&text);
    return (tn_type){NULL};
  }
  return parse_type(run->it, &text);
}

static bool convert_blocks(tn_lowering_run* run, tn_ref region) {
  const tn_context* context = run->it->context;
  for (tn_ref block = tn_region__at(context, region)->first_block; block != 0;
       block = tn_block__at(context, block)->next) {
    if (!tn_conversion__block(run->c, block)) return false;
  }
  return true;
}

bool tn_lower_llvm__function(tn_lowering_run* run, tn_ref op, const tn_rewriter_attribute* more,
                             uint32_t count) {
  tn_rewriter* it = run->it;
  tn_rewriter_attribute attributes[8];
  const tn_attribute type = tn_rewriter__attribute(it->context, op, "function_type");
  const tn_type function = tn_lower_llvm__function_type(run, tn_type_attribute_value(type));
  if (function.storage == NULL || count > 6) return false;
  attributes[0] =
      (tn_rewriter_attribute){"sym_name", tn_rewriter__attribute(it->context, op, "sym_name")};
  attributes[1].name = "function_type";
  tn_rewriter__fail(it, tn_type_attribute_get(function, &attributes[1].value));
  for (uint32_t i = 0; i < count; ++i) attributes[2 + i] = more[i];
  const tn_ref made = tn_lowering__create(
      run, "llvm.func",
      &(tn_rewriter_spec){
          .region_count = 1, .attributes = attributes, .attribute_count = 2 + count});
  if (made == 0) return false;
  const tn_ref region = tn_rewriter__region(it->context, made, 0);
  tn_rewriter__inline_region(it, tn_rewriter__region(it->context, op, 0), region, 0);
  tn_conversion__erase(run->c, op);
  return convert_blocks(run, region);
}

//===-- Branches and calls --------------------------------------------------------------------===//

bool tn_lower_llvm__branch(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                           const char* name, tn_attribute weights) {
  tn_rewriter* it = run->it;
  const tn_rewriter_attribute attributes[] = {
      {"operandSegmentSizes", tn_rewriter__attribute(it->context, op, "operandSegmentSizes")},
      {"branch_weights", weights}};
  tn_refs successors = {0};
  for (uint32_t i = 0; i < tn_rewriter__successor_count(it->context, op); ++i) {
    tn_refs__push(it, &successors, tn_rewriter__successor(it->context, op, i));
  }
  const tn_ref made = tn_lowering__create(
      run, name,
      &(tn_rewriter_spec){.operands = operands,
                          .operand_count = tn_rewriter__operand_count(it->context, op),
                          .successors = tn_refs__items(&successors),
                          .successor_count = successors.count,
                          .attributes = attributes,
                          .attribute_count = 2});
  tn_refs__free(it, &successors);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

tn_ref tn_lower_llvm__constant(tn_lowering_run* run, tn_type type, int64_t value) {
  const tn_rewriter_attribute attribute = {"value",
                                           tn_const__make_int(run->it, type, (tn_wide)value)};
  const tn_ref op = tn_lowering__create(
      run, "llvm.mlir.constant",
      &(tn_rewriter_spec){
          .types = &type, .result_count = 1, .attributes = &attribute, .attribute_count = 1});
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
    tn_lowering__create(
        run, "llvm.func",
        &(tn_rewriter_spec){.region_count = 1, .attributes = attributes, .attribute_count = 6});
    tn_rewriter__at(it, block, before);
  }
  return tn_lower_llvm__call_symbol(run, tn_lowering__attribute(it, "@%s", name), spec, attributes,
                                    4);
}
