// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of spirv ops to llvm that rules do not cover.

#include <stdio.h>

#include "dialects/common/llvm_type.h"
#include "dialects/llvm_ops.h"
#include "dialects/spirv/lower.h"
#include "dialects/spirv/spirv.h"
#include "dialects/spirv_ops.h"
#include "ir/enum_attribute.h"
#include "ir/symbol.h"
#include "rewrite/branch.h"

typedef tn_lowering_run run_t;

static int64_t number_of(tn_attribute attribute) {
  int64_t number = 0;
  uint64_t bits = 0;
  if (tn_const__int64(attribute, &number)) return number;
  (void)tn_enum_attribute__number(attribute, &bits);
  return (int64_t)bits;
}

static tn_ref make2(run_t* run, const char* name, tn_ref a, tn_ref b) {
  const tn_ref operands[] = {a, b};
  return tn_lowering__make(run, name, tn_value__type(run->rewriter->context, a), operands, 2);
}

static tn_type i32_of(run_t* run) { return tn_rewriter__int_type(run->rewriter, 32); }
static tn_ref i32_constant(run_t* run, int64_t value) {
  return tn_lower_llvm__constant(run, i32_of(run), value);
}

//===-- Constants and bits --------------------------------------------------------------------===//

/// Integers become signless.
static bool lower_constant(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type old = tn_op__result_type(rewriter->context, op, 0);
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  tn_attribute value = tn_spirv_constant_value(run->rewriter->context, op);
  tn_int number;
  (void)operands;
  if (tn_spirv__is_own(old)) return false;
  if (!tn_type_equal(type, old)) {
    value = tn_const__int(value, &number) ? tn_const__make_int(rewriter, type, number.bits)
                                          : tn_const__reshaped(rewriter, value, type);
    if (value.storage == NULL) return false;
  }
  const tn_ref made = tn_build_llvm_mlir_constant(rewriter, type, value);
  if (made != 0)
    tn_rewriter__copy_discardable(rewriter, op, tn_value__defining_op(rewriter->context, made));
  return tn_lowering__replace(run, op, made);
}

/// Converts a bit count to the width of the type, in each element.
static tn_ref fit_count(run_t* run, tn_ref count, tn_type type) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type element = tn_type__element(type);
  if (!tn_type_equal(element, type)) {
    const tn_type vector =
        tn_type__with_element(rewriter, type, tn_value__type(rewriter->context, count));
    tn_ref all = tn_build_llvm_mlir_poison(run->rewriter, vector);
    for (int64_t i = 0; i < tn_shaped_type_element_count(type) && all != 0; ++i) {
      const tn_ref parts[] = {all, count, i32_constant(run, i)};
      all = tn_build_llvm_insertelement(run->rewriter, parts[0], parts[1], parts[2]);
    }
    count = all;
  }
  const uint32_t width =
      tn_type__int_width(tn_type__element(tn_value__type(rewriter->context, count)));
  if (width == tn_type__int_width(element)) return count;
  return tn_lowering__make(
      run, width < tn_type__int_width(element) ? TN_NAME_LLVM_ZEXT : TN_NAME_LLVM_TRUNC, type,
      &count, 1);
}

static bool lower_insert_bits(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_ref offset = fit_count(run, operands[2], type);
  const tn_ref count = fit_count(run, operands[3], type);
  const tn_ref ones = tn_lower_llvm__constant(run, type, -1);
  tn_ref mask = make2(run, TN_NAME_LLVM_XOR, make2(run, TN_NAME_LLVM_SHL, ones, count), ones);
  mask = make2(run, TN_NAME_LLVM_XOR, make2(run, TN_NAME_LLVM_SHL, mask, offset), ones);
  const tn_ref kept = make2(run, TN_NAME_LLVM_AND, operands[0], mask);
  return tn_lowering__replace(
      run, op,
      make2(run, TN_NAME_LLVM_OR, kept, make2(run, TN_NAME_LLVM_SHL, operands[1], offset)));
}

static bool lower_signed_bits(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_ref offset = fit_count(run, operands[1], type);
  const tn_ref count = fit_count(run, operands[2], type);
  const tn_ref width =
      tn_lower_llvm__constant(run, type, tn_type__int_width(tn_type__element(type)));
  const tn_ref left =
      make2(run, TN_NAME_LLVM_SUB, width, make2(run, TN_NAME_LLVM_ADD, count, offset));
  const tn_ref shifted = make2(run, TN_NAME_LLVM_SHL, operands[0], left);
  return tn_lowering__replace(
      run, op, make2(run, TN_NAME_LLVM_ASHR, shifted, make2(run, TN_NAME_LLVM_ADD, offset, left)));
}

static bool lower_unsigned_bits(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_ref offset = fit_count(run, operands[1], type);
  const tn_ref count = fit_count(run, operands[2], type);
  const tn_ref ones = tn_lower_llvm__constant(run, type, -1);
  const tn_ref mask = make2(run, TN_NAME_LLVM_XOR, make2(run, TN_NAME_LLVM_SHL, ones, count), ones);
  return tn_lowering__replace(
      run, op,
      make2(run, TN_NAME_LLVM_AND, make2(run, TN_NAME_LLVM_LSHR, operands[0], offset), mask));
}

//===-- Composites ----------------------------------------------------------------------------===//

static bool lower_shuffle(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_attribute components = tn_spirv_vector_shuffle_components(run->rewriter->context, op);
  const int64_t first =
      tn_shaped_type_element_count(tn_value__type(rewriter->context, operands[0]));
  tn_ref all = tn_build_llvm_mlir_poison(run->rewriter, type);
  for (size_t i = 0; i < tn_array_attribute_count(components) && all != 0; ++i) {
    const int64_t index = (int32_t)number_of(tn_array_attribute_element(components, i));
    const bool is_second = index >= first;
    if (index == -1) continue;
    const tn_ref place = i32_constant(run, (int64_t)i);
    const tn_ref source[] = {operands[is_second], i32_constant(run, index - is_second * first)};
    const tn_ref element =
        tn_build_llvm_extractelement(run->rewriter, tn_type__element(type), source[0], source[1]);
    const tn_ref parts[] = {all, element, place};
    all = tn_build_llvm_insertelement(run->rewriter, parts[0], parts[1], parts[2]);
  }
  return tn_lowering__replace(run, op, all);
}

//===-- Memory --------------------------------------------------------------------------------===//

static bool lower_variable(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  tn_string_view storage_class;
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_type element =
      tn_spirv_lower__pointee(run, tn_op__result_type(rewriter->context, op, 0), &storage_class);
  if (type.storage == NULL || element.storage == NULL) return false;
  const tn_ref size = i32_constant(run, 1);
  const tn_ref pointer =
      tn_build_llvm_alloca(rewriter, type, size, tn_const__make_type(rewriter, element));
  if (pointer == 0) return false;
  if (tn_op__operand_count(rewriter->context, op) != 0) {
    tn_build_llvm_store(run->rewriter, operands[0], pointer);
  }
  return tn_lowering__replace(run, op, pointer);
}

static bool lower_global(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const classes[] = {"Input", "UniformConstant", "Private", "Output",
                                        "StorageBuffer"};
  tn_string_view storage_class = {"", 0};
  tn_attribute constant = {NULL};
  size_t which = 0;
  (void)operands;
  const tn_type element = tn_spirv_lower__pointee(
      run, tn_type_attribute_value(tn_spirv_global_variable_type(run->rewriter->context, op)),
      &storage_class);
  while (which < 5 && !tn_string_view_equal(storage_class, tn_string_view_from(classes[which]))) {
    ++which;
  }
  if (element.storage == NULL || which == 5 ||
      tn_spirv_global_variable_initializer(run->rewriter->context, op).storage != NULL) {
    return false;
  }
  if (which < 2)
    tn_rewriter__fail(run->rewriter, tn_unit_attribute_get(run->rewriter->context, &constant));
  const tn_rewriter_attribute attributes[] = {
      {TN_LLVM_MLIR_GLOBAL_CONSTANT, constant},
      {TN_LLVM_MLIR_GLOBAL_ADDR_SPACE,
       tn_const__make_int(run->rewriter, i32_of(run), tn_spirv_lower__space(run, storage_class))},
      {"location", tn_spirv_global_variable_location(run->rewriter->context, op)}};
  const tn_ref made = tn_build_llvm_mlir_global_with(
      run->rewriter, tn_const__make_type(run->rewriter, element),
      tn_spirv_global_variable_sym_name(run->rewriter->context, op),
      tn_make_llvm_linkage(
          run->rewriter, which == 2 ? TN_ENUM_LLVM_LINKAGE_PRIVATE : TN_ENUM_LLVM_LINKAGE_EXTERNAL),
      attributes, 3);
  if (made != 0) tn_conversion__erase(run->c, op);
  return made != 0;
}

/// Returns the type of member `index` of a struct, or of the elements of an array or vector; null
/// if there is none.
static tn_type member_of(tn_type type, int64_t index, bool* out_is_struct) {
  *out_is_struct = false;
  if (tn_type__is(type, TN_TYPE_VECTOR)) return tn_type__element(type);
  const tn_llvm_parts parts = tn_llvm_type__open(type);
  *out_is_struct = parts.kind == TN_LLVM_STRUCT;
  if (parts.kind == TN_LLVM_ARRAY) return tn_llvm_parts__at(&parts, 0);
  const bool is_there = *out_is_struct && index >= 0 && (uint64_t)index < parts.count;
  return is_there ? tn_llvm_parts__at(&parts, (uint64_t)index) : (tn_type){NULL};
}

static bool lower_access(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  tn_string_view storage_class;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_type element = tn_spirv_lower__pointee(
      run, tn_value__type(rewriter->context, tn_spirv_access_chain_base_ptr(rewriter->context, op)),
      &storage_class);
  if (type.storage == NULL || element.storage == NULL || count < 2) return false;
  tn_refs values = {0};
  tn_refs places = {0};
  tn_refs__push(rewriter, &values,
                tn_lower_llvm__constant(run, tn_value__type(rewriter->context, operands[1]), 0));
  tn_refs__push(rewriter, &places, (tn_ref)INT32_MIN);
  tn_type inner = element;
  for (uint32_t i = 1; i < count; ++i) {
    int64_t number = 0;
    bool is_struct = false;
    const bool is_known =
        tn_const__int64_of(rewriter->context, tn_op__operand(rewriter->context, op, i), &number);
    inner = member_of(inner, number, &is_struct);
    if (is_struct && is_known) {
      tn_refs__push(rewriter, &places, (tn_ref)number);
    } else {
      tn_refs__push(rewriter, &places, (tn_ref)INT32_MIN);
      tn_refs__push(rewriter, &values, operands[i]);
    }
  }
  const tn_attribute indices =
      tn_rewriter__make_segments(rewriter, (const int32_t*)tn_refs__items(&places), places.count);
  tn_refs__free(rewriter, &places);
  const tn_ref made =
      tn_build_llvm_getelementptr(rewriter, type, operands[0], tn_refs__items(&values),
                                  values.count, indices, tn_const__make_type(rewriter, element));
  tn_refs__free(rewriter, &values);
  return tn_lowering__replace(run, op, made);
}

//===-- Control flow --------------------------------------------------------------------------===//

static bool lower_branch(run_t* run, tn_ref op, const tn_ref* operands) {
  return tn_lower_llvm__branch(run, op, operands, TN_NAME_LLVM_BR, (tn_attribute){NULL});
}

static bool lower_conditional(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_attribute weights =
      tn_spirv_branch_conditional_branch_weights(run->rewriter->context, op);
  return tn_lower_llvm__branch(
      run, op, operands, TN_NAME_LLVM_COND_BR,
      weights.storage == NULL
          ? weights
          : tn_lowering__numbers(run->rewriter, weights, tn_rewriter__int_type(run->rewriter, 32)));
}

static bool lower_call(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  const uint32_t result_count = tn_op__result_count(rewriter->context, op);
  const tn_type type =
      result_count == 0 ? (tn_type){NULL} : tn_conversion__result_type(run->c, op, 0);
  const tn_rewriter_spec spec = {
      .operands = operands, .operand_count = count, .types = &type, .result_count = result_count};
  const tn_ref made = tn_lower_llvm__call_symbol(
      run, tn_spirv_function_call_callee(run->rewriter->context, op), &spec, NULL, 0);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

/// Creates a branch with the operands and successors of `op`, or to `target` if it is not 0.
static void branch_like(run_t* run, tn_ref op, const char* name, tn_ref target) {
  tn_refs values = {0};
  tn_refs successors = {0};
  const tn_context* context = run->rewriter->context;
  (void)tn_conversion__operands(run->c, op, &values);
  for (uint32_t i = 0; target == 0 && i < tn_op__successor_count(context, op); ++i) {
    tn_refs__push(run->rewriter, &successors, tn_op__successor(context, op, i));
  }
  if (target != 0) tn_refs__push(run->rewriter, &successors, target);
  const tn_rewriter_attribute segments = {
      "operandSegmentSizes", tn_lowering__attribute_of(run, op, "operandSegmentSizes")};
  tn_lowering__create(run, name,
                      &(tn_rewriter_spec){.operands = tn_refs__items(&values),
                                          .operand_count = values.count,
                                          .successors = tn_refs__items(&successors),
                                          .successor_count = successors.count,
                                          .attributes = &segments,
                                          .attribute_count = 1});
  tn_refs__free(run->rewriter, &values);
  tn_refs__free(run->rewriter, &successors);
}

/// Moves the blocks of a loop or selection between the two halves of the block around it.
static bool lower_structured(run_t* run, tn_ref op, bool is_loop) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref region = tn_op__region(context, op, 0);
  const tn_ref first = tn_region__at(context, region)->first_block;
  const tn_ref last = tn_region__at(context, region)->last_block;
  if (number_of(tn_lowering__attribute_of(run, op,
                                          is_loop ? "loop_control" : "selection_control")) != 0) {
    return false;
  }
  if (first == 0 || (!is_loop && tn_block__at(context, first)->next == last)) {
    tn_conversion__erase(run->c, op);
    return true;
  }
  const tn_ref branch = tn_block__at(context, first)->first_op;
  const tn_ref merge = tn_block__last_op(context, last);
  const tn_ref current = tn_op__block(context, op);
  if (branch == 0 || merge == 0 || tn_op__successor_count(context, branch) == 0) return false;
  const tn_ref behind = tn_rewriter__split_block(rewriter, current, tn_op__at(context, op)->next);
  if (behind == 0) return false;
  if (is_loop) {
    tn_rewriter__at_end(rewriter, current);
    branch_like(run, branch, TN_NAME_LLVM_BR, 0);
  }
  tn_rewriter__at_end(rewriter, last);
  branch_like(run, merge, TN_NAME_LLVM_BR, behind);
  if (!is_loop) {
    tn_rewriter__at_end(rewriter, current);
    branch_like(run, branch, TN_NAME_LLVM_COND_BR, 0);
  }
  // The entry block stays in the op, which is erased; so does the terminator of the last block.
  tn_rewriter__inline_region(rewriter, region, tn_block__region(context, current), behind);
  const tn_ref left = tn_rewriter__create_block(rewriter, region, 0);
  if (left == 0) return false;
  tn_rewriter__move(rewriter, merge, left, 0);
  tn_rewriter__move(rewriter, branch, left, 0);
  tn_rewriter__erase_block(rewriter, first);
  tn_conversion__erase(run->c, op);
  return rewriter->status == TN_OK;
}

static bool lower_loop(run_t* run, tn_ref op, const tn_ref* operands) {
  (void)operands;
  return lower_structured(run, op, true);
}
static bool lower_selection(run_t* run, tn_ref op, const tn_ref* operands) {
  (void)operands;
  return lower_structured(run, op, false);
}

//===-- Functions and modules -----------------------------------------------------------------===//

static bool lower_function(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const names[] = {"always_inline", "no_inline", "passthrough", "passthrough"};
  tn_rewriter* rewriter = run->rewriter;
  const int64_t control = number_of(tn_spirv_func_function_control(run->rewriter->context, op));
  tn_rewriter_attribute more = {NULL, {NULL}};
  (void)operands;
  for (int i = 0; i < 4; ++i) {
    if (control != (int64_t)1 << i) continue;
    const tn_attribute word = tn_make__string(rewriter, i == 2 ? "readonly" : "readnone");
    more = (tn_rewriter_attribute){
        names[i], i < 2 ? tn_make__unit(rewriter) : tn_make__array(rewriter, &word, 1)};
  }
  return tn_lower_llvm__function(run, op, false, true, &more, more.name != NULL);
}

static bool lower_module(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_rewriter_attribute name = {"sym_name",
                                      tn_spirv_module_sym_name(run->rewriter->context, op)};
  (void)operands;
  const tn_ref made =
      tn_lowering__make_op(run, "builtin.module", (tn_type){NULL}, NULL, 0, &name, 1, 1);
  if (made == 0) return false;
  tn_rewriter__inline_region(run->rewriter, tn_op__region(run->rewriter->context, op, 0),
                             tn_op__region(run->rewriter->context, made, 0), 0);
  tn_conversion__erase(run->c, op);
  return true;
}

static tn_ref insert_value(run_t* run, tn_ref into, int64_t value, const int64_t* position,
                           size_t count) {
  const tn_ref parts[] = {into, i32_constant(run, value)};
  return tn_build_llvm_insertvalue(run->rewriter, parts[0], parts[1],
                                   tn_make__i64s(run->rewriter, position, count));
}

/// An execution mode and its values become a constant struct.
static bool lower_mode(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute values = tn_spirv_execution_mode_values(run->rewriter->context, op);
  const size_t count = tn_array_attribute_count(values);
  const int64_t mode =
      number_of(tn_spirv_execution_mode_execution_mode(run->rewriter->context, op));
  const tn_ref module = tn_lowering__symbol_table(rewriter->context, op);
  const tn_attribute module_name = tn_lowering__attribute_of(run, module, "sym_name");
  const tn_string_view prefix = module_name.storage == NULL
                                    ? (tn_string_view){"", 0}
                                    : tn_string_attribute_value(module_name);
  const tn_string_view function =
      tn_symbol_ref_attribute_root(tn_spirv_execution_mode_fn(run->rewriter->context, op));
  const tn_type number = tn_rewriter__int_type(rewriter, 32);
  const tn_type fields[] = {number, tn_lower_llvm__array(rewriter, count, number)};
  const tn_type type = tn_lower_llvm__struct(rewriter, fields, count != 0 ? 2 : 1);
  tn_attribute global_type = {NULL};
  (void)operands;
  if (rewriter->status == TN_OK)
    tn_rewriter__fail(rewriter, tn_type_attribute_get(type, &global_type));
  tn_rewriter__at_start(rewriter, tn_op__first_block(rewriter->context, module, 0));
  const tn_ref global = tn_build_llvm_mlir_global_with(
      run->rewriter, global_type,
      tn_make__string(rewriter, "__spv_%s%.*s_%.*s_execution_mode_info_%lld",
                      prefix.size == 0 ? "" : "_", (int)prefix.size, prefix.data,
                      (int)function.size, function.data, (long long)mode),
      tn_make_llvm_linkage(rewriter, TN_ENUM_LLVM_LINKAGE_EXTERNAL),
      &(tn_rewriter_attribute){TN_LLVM_MLIR_GLOBAL_CONSTANT, tn_make__unit(rewriter)}, 1);
  if (global == 0) return false;
  tn_rewriter__at_end(rewriter, tn_rewriter__create_block(
                                    rewriter, tn_op__region(rewriter->context, global, 0), 0));
  tn_ref all = tn_build_llvm_mlir_poison(run->rewriter, type);
  all = insert_value(run, all, mode, (const int64_t[]){0}, 1);
  for (size_t i = 0; i < count && all != 0; ++i) {
    const int64_t place[] = {1, (int64_t)i};
    all = insert_value(run, all, number_of(tn_array_attribute_element(values, i)), place, 2);
  }
  tn_build_llvm_return(run->rewriter, all);
  tn_conversion__erase(run->c, op);
  return rewriter->status == TN_OK;
}

//===-- Groups --------------------------------------------------------------------------------===//

/// Returns the mangled name of a type in SPIR-V's functions; NULL for other types.
static const char* mangled(tn_type type) {
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    switch (tn_float_type_kind(type)) {
      case TN_FLOAT_F16:
        return "Dh";
      case TN_FLOAT_F32:
        return "f";
      case TN_FLOAT_F64:
        return "d";
      default:
        return NULL;
    }
  }
  switch (tn_type__is(type, TN_TYPE_INTEGER) ? tn_integer_type_width(type) : 0) {
    case 1:
      return "b";
    case 8:
      return "h";
    case 16:
      return "t";
    case 32:
      return "j";
    case 64:
      return "m";
    default:
      return NULL;
  }
}

static bool lower_group(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  const tn_attribute operation = tn_lowering__attribute_of(run, op, "group_operation");
  const tn_string_view op_name = tn_op__kept_name(rewriter->context, op);
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  char name[96];
  if (operation.storage == NULL || count == 0 || count > 2) return false;
  const char* value = mangled(tn_value__type(rewriter->context, operands[0]));
  const char* size = count == 1 ? "" : mangled(tn_value__type(rewriter->context, operands[1]));
  if (value == NULL || size == NULL) return false;
  (void)snprintf(name, sizeof name, "_Z%zu__spirv_%.*sii%s%s", op_name.size + 2,
                 (int)op_name.size - 6, op_name.data + 6, value, size);
  tn_ref parts[4] = {
      i32_constant(run, number_of(tn_lowering__attribute_of(run, op, "execution_scope")))};
  parts[1] = i32_constant(run, number_of(operation));
  for (uint32_t i = 0; i < count; ++i) parts[2 + i] = operands[i];
  const tn_rewriter_spec spec = {
      .operands = parts, .operand_count = 2 + count, .types = &type, .result_count = 1};
  const tn_ref call = tn_lower_llvm__call(run, op, name, &spec, true);
  return tn_lowering__replace(run, op, call == 0 ? 0 : tn_op__result(rewriter->context, call, 0));
}

const tn_lowering_hook tn_spirv_lower_hooks[] = {
    {TN_NAME_SPIRV_CONSTANT, lower_constant},
    {TN_NAME_SPIRV_BIT_FIELD_INSERT, lower_insert_bits},
    {TN_NAME_SPIRV_BIT_FIELD_S_EXTRACT, lower_signed_bits},
    {TN_NAME_SPIRV_BIT_FIELD_U_EXTRACT, lower_unsigned_bits},
    {TN_NAME_SPIRV_VECTOR_SHUFFLE, lower_shuffle},
    {TN_NAME_SPIRV_VARIABLE, lower_variable},
    {TN_NAME_SPIRV_GLOBAL_VARIABLE, lower_global},
    {TN_NAME_SPIRV_ACCESS_CHAIN, lower_access},
    {TN_NAME_SPIRV_BRANCH, lower_branch},
    {TN_NAME_SPIRV_BRANCH_CONDITIONAL, lower_conditional},
    {TN_NAME_SPIRV_FUNCTION_CALL, lower_call},
    {TN_NAME_SPIRV_MLIR_LOOP, lower_loop},
    {TN_NAME_SPIRV_MLIR_SELECTION, lower_selection},
    {TN_NAME_SPIRV_FUNC, lower_function},
    {TN_NAME_SPIRV_MODULE, lower_module},
    {TN_NAME_SPIRV_EXECUTION_MODE, lower_mode},
    {"spirv.Group*", lower_group},
    {NULL, NULL},
};

//===-- Names of bound variables --------------------------------------------------------------===//

static void rename_variable(run_t* run, tn_ref module, tn_ref op) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute set = tn_lowering__attribute_of(run, op, "descriptor_set");
  const tn_attribute binding = tn_lowering__attribute_of(run, op, "binding");
  if (set.storage == NULL || binding.storage == NULL) return;
  const tn_attribute module_name = tn_lowering__attribute_of(run, module, "sym_name");
  const tn_string_view prefix = module_name.storage == NULL
                                    ? (tn_string_view){"", 0}
                                    : tn_string_attribute_value(module_name);
  const tn_string_view name =
      tn_string_attribute_value(tn_lowering__attribute_of(run, op, "sym_name"));
  const tn_attribute renamed =
      tn_make__string(rewriter, "%.*s%s%.*s_descriptor_set%lld_binding%lld", (int)prefix.size,
                      prefix.data, prefix.size == 0 ? "" : "_", (int)name.size, name.data,
                      (long long)number_of(set), (long long)number_of(binding));
  if (renamed.storage == NULL) return;
  const tn_string_view text = tn_string_attribute_value(renamed);
  const tn_attribute reference = tn_make__symbol(rewriter, "%.*s", (int)text.size, text.data);
  for (tn_ref user = module; user != 0 && rewriter->status == TN_OK;
       user = tn_op__next_in_pre_order(rewriter->context, module, user, false)) {
    const tn_attribute variable = tn_lowering__attribute_of(run, user, "variable");
    if (tn_attribute__is(variable, TN_ATTRIBUTE_SYMBOL_REF) &&
        tn_string_view_equal(tn_symbol_ref_attribute_root(variable), name)) {
      tn_rewriter__set_attribute(rewriter, user, "variable", reference);
    }
  }
  tn_rewriter__set_attribute(rewriter, op, "sym_name", renamed);
  tn_rewriter__remove_attribute(rewriter, op, "descriptor_set");
  tn_rewriter__remove_attribute(rewriter, op, "binding");
}

bool tn_spirv_lower__prepare(run_t* run) {
  tn_context* context = run->rewriter->context;
  const char* client = tn_rewriter__option(run->rewriter, "client-api");
  if (strcmp(client, "Unknown") != 0 && strcmp(client, "OpenCL") != 0) {
    tn_diagnostic_emit_format(tn_location__from(context, tn_op__at(context, run->root)->location),
                              TN_SEVERITY_WARNING,
                              "address space mapping for client '%s' not implemented", client);
  }
  for (tn_ref op = run->root; op != 0 && run->rewriter->status == TN_OK;
       op = tn_op__next_in_pre_order(context, run->root, op, false)) {
    const tn_ref module = op == run->root ? 0 : tn_lowering__symbol_table(context, op);
    if (module != 0 && tn_lowering__attribute_of(run, op, "descriptor_set").storage != NULL) {
      rename_variable(run, module, op);
    }
  }
  return run->rewriter->status == TN_OK;
}
