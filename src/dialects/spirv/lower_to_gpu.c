// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of gpu to spirv: modules of kernels are cloned, since launches still need the originals.
// Their functions become entry points, and ids and sizes become variables.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/parameters.h>

#include "dialects/func_ops.h"
#include "dialects/gpu_ops.h"
#include "dialects/spirv/lower_to.h"
#include "dialects/spirv/spirv.h"
#include "dialects/spirv_ops.h"
#include "ir/clone.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"

#define INTERFACE "spirv.interface_var_abi"

typedef tn_lowering_run run_t;

//===-- Modules and functions -----------------------------------------------------------------===//

static bool lower_module(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_string_view name =
      tn_string_attribute_value(tn_gpu_module_sym_name(run->rewriter->context, op));
  const bool is_kernel = tn_spirv_to__can(run, "Kernel");
  const bool is_wide =
      tn_type__int_width(tn_conversion__type(run->c, tn_rewriter__index_type(rewriter))) == 64;
  const uint64_t addressing = is_kernel ? (is_wide ? TN_ENUM_SPIRV_ADDRESSING_MODEL_PHYSICAL64
                                                   : TN_ENUM_SPIRV_ADDRESSING_MODEL_PHYSICAL32)
                              : tn_spirv_to__can(run, "PhysicalStorageBufferAddresses")
                                  ? TN_ENUM_SPIRV_ADDRESSING_MODEL_PHYSICAL_STORAGE_BUFFER64
                                  : TN_ENUM_SPIRV_ADDRESSING_MODEL_LOGICAL;
  (void)operands;
  if (!is_kernel && !tn_spirv_to__can(run, "Shader")) return false;
  const tn_ref made = tn_build_spirv_module_with(
      run->rewriter, tn_make_spirv_addressing_model(rewriter, addressing),
      tn_make_spirv_memory_model(rewriter, is_kernel ? TN_ENUM_SPIRV_MEMORY_MODEL_OPEN_CL
                                                     : TN_ENUM_SPIRV_MEMORY_MODEL_GLSL450),
      &(tn_rewriter_attribute){TN_SPIRV_MODULE_SYM_NAME,
                               tn_make__string(rewriter, "__spv__%.*s", (int)name.size, name.data)},
      1);
  if (made == 0) return false;
  tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, 0),
                             tn_op__region(rewriter->context, made, 0), 0);
  // Sets the target only if the module itself has targets; otherwise enclosing ops have them.
  const tn_attribute target = tn_spirv_target__attribute(rewriter->context, op);
  if (target.storage != NULL &&
      (tn_lowering__attribute_of(run, op, "spirv.target_env").storage != NULL ||
       tn_gpu_module_targets(run->rewriter->context, op).storage != NULL)) {
    tn_rewriter__set_attribute(rewriter, made, "spirv.target_env", target);
  }
  tn_conversion__erase(run->c, op);
  return rewriter->status == TN_OK;
}

/// Returns the attributes of argument `index`, with its binding.
static tn_attribute bind(run_t* run, tn_attribute said, tn_type type, size_t index) {
  tn_context* context = run->rewriter->context;
  const bool is_number = tn_type__is(type, TN_TYPE_INTEGER) || tn_type__is(type, TN_TYPE_INDEX) ||
                         tn_type__is(type, TN_TYPE_FLOAT);
  const tn_attribute own =
      said.storage == NULL ? (tn_attribute){NULL} : tn_array_attribute_element(said, index);
  const size_t count = own.storage == NULL ? 0 : tn_dictionary_attribute_count(own);
  tn_attribute made = {NULL};
  tn_text_buffer entries = tn_text_buffer_make(&context->allocator);
  const tn_attribute parameters[] = {
      tn_make__ui32(run->rewriter, 0), tn_make__ui32(run->rewriter, (uint32_t)index),
      is_number ? tn_make__string(run->rewriter, "StorageBuffer") : (tn_attribute){NULL}};
  tn_named_attribute entry = {
      .value = tn_make__defined(run->rewriter, "spirv.interface_var_abi", parameters, 3)};
  tn_rewriter__fail(run->rewriter,
                    tn_identifier_get(context, tn_string_view_from(INTERFACE), &entry.name));
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute other = tn_dictionary_attribute_entry(own, i);
    tn_text_buffer_append(&entries, (const char*)&other, sizeof other);
  }
  tn_text_buffer_append(&entries, (const char*)&entry, sizeof entry);
  if (entries.failed) tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(context));
  if (run->rewriter->status == TN_OK) {
    tn_rewriter__fail(
        run->rewriter,
        tn_dictionary_attribute_get(context, (const tn_named_attribute*)(const void*)entries.data,
                                    count + 1, &made));
  }
  tn_text_buffer_free(&entries);
  return made;
}

/// Returns the attributes of arguments with their bindings: the given ones, or consecutive ones if
/// none is given; null if the argument `*out_missing` has none.
static tn_attribute bindings(run_t* run, tn_ref op, tn_type function, size_t* out_missing) {
  const tn_attribute old = tn_gpu_func_arg_attrs(run->rewriter->context, op);
  const size_t count = tn_function_type_input_count(function);
  size_t said = 0;
  size_t missing = SIZE_MAX;
  for (size_t i = 0; i < count && old.storage != NULL; ++i) {
    tn_attribute own = {NULL};
    own = tn_dictionary_attribute_find(tn_array_attribute_element(old, i),
                                       tn_string_view_from(INTERFACE));
    said += own.storage != NULL;
    if (own.storage == NULL && missing == SIZE_MAX) missing = i;
  }
  if (tn_spirv_to__can(run, "Kernel") || said == count) return old;
  if (said != 0) {
    *out_missing = missing;
    return (tn_attribute){NULL};
  }
  if (count == 0) return old;
  tn_text_buffer list = tn_text_buffer_make(&run->rewriter->context->allocator);
  tn_attribute made = {NULL};
  for (size_t i = 0; i < count && run->rewriter->status == TN_OK; ++i) {
    const tn_attribute all = bind(run, old, tn_function_type_input(function, i), i);
    tn_text_buffer_append(&list, (const char*)&all, sizeof all);
  }
  if (list.failed)
    tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(run->rewriter->context));
  if (run->rewriter->status == TN_OK) {
    tn_rewriter__fail(
        run->rewriter,
        tn_array_attribute_get(run->rewriter->context, (const tn_attribute*)(const void*)list.data,
                               count, &made));
  }
  tn_text_buffer_free(&list);
  return made;
}

static bool lower_kernel(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type function =
      tn_type_attribute_value(tn_gpu_func_function_type(run->rewriter->context, op));
  (void)operands;
  if (tn_lowering__attribute_of(run, op, "gpu.kernel").storage == NULL) return false;
  size_t missing = SIZE_MAX;
  const tn_attribute bound = bindings(run, op, function, &missing);
  char words[96] = "match failure: missing 'spirv.entry_point_abi' attribute";
  if (missing != SIZE_MAX) {
    (void)snprintf(words, sizeof words,
                   "match failure: missing 'spirv.interface_var_abi' attribute at argument %zu",
                   missing);
  }
  if (missing != SIZE_MAX ||
      tn_lowering__attribute_of(run, op, "spirv.entry_point_abi").storage == NULL) {
    tn_op__remark(rewriter->context, op, words);
    return false;
  }
  if (tn_function_type_result_count(function) != 0) {
    (void)tn_op__fail(rewriter->context, op, NULL,
                      "SPIR-V lowering only supports entry functions with no return values right "
                      "now");
    return false;
  }
  const tn_type type = tn_lowering__signature(run, function);
  if (type.storage == NULL) return false;
  tn_rewriter_attribute attributes[] = {
      {"workgroup_attributions", tn_lowering__attribute_of(run, op, "workgroup_attributions")},
      {TN_SPIRV_FUNC_ARG_ATTRS, bound}};
  if (attributes[0].value.storage == NULL) {
    attributes[0].value = tn_make__integer(rewriter, 64, 0);
  }
  const tn_ref made = tn_build_spirv_func_with(
      rewriter, tn_const__make_type(rewriter, type), tn_lowering__attribute_of(run, op, "sym_name"),
      tn_make_spirv_function_control(rewriter, TN_ENUM_SPIRV_FUNCTION_CONTROL_NONE), attributes, 2);
  tn_rewriter__copy_discardable(rewriter, op, made);
  if (made == 0) return false;
  tn_rewriter__remove_attribute(rewriter, made, "gpu.kernel");
  return tn_lowering__move_body(run, op, made);
}

//===-- Ids and sizes -------------------------------------------------------------------------===//

static tn_type pointer_to(run_t* run, tn_type type, const char* storage_class) {
  tn_type pointer;
  tn_rewriter__fail(run->rewriter,
                    tn_spirv__get_pointer(run->rewriter->context, type,
                                          tn_string_view_from(storage_class), &pointer));
  return pointer;
}

/// Loads the variable of a builtin: a vector of three elements, or a scalar.
static tn_ref load_builtin(run_t* run, tn_ref op, const char* name, bool is_vector, tn_type type) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref table = tn_lowering__symbol_table(rewriter->context, op);
  const tn_ref block = table == 0 ? 0 : tn_op__first_block(rewriter->context, table, 0);
  const int64_t three = 3;
  tn_type loaded = type;
  if (is_vector) tn_rewriter__fail(rewriter, tn_vector_type_get(type, &three, NULL, 1, &loaded));
  const tn_type pointer = pointer_to(run, loaded, "Input");
  const tn_attribute word = tn_make__string(rewriter, "%s", name);
  tn_attribute symbol = {NULL};
  if (block == 0) return 0;
  for (tn_ref other = tn_block__at(rewriter->context, block)->first_op; other != 0;
       other = tn_op__at(rewriter->context, other)->next) {
    if (tn_op__is_called(rewriter->context, other, TN_NAME_SPIRV_GLOBAL_VARIABLE) &&
        tn_lowering__attribute_of(run, other, "built_in").storage == word.storage) {
      symbol = tn_lowering__attribute_of(run, other, "sym_name");
      break;
    }
  }
  if (symbol.storage == NULL) {
    symbol = tn_make__string(rewriter, "__builtin__%s__", name);
    const tn_rewriter_attribute builtin = {TN_SPIRV_GLOBAL_VARIABLE_BUILT_IN, word};
    const tn_ref here = rewriter->block;
    const tn_ref before = rewriter->before;
    tn_rewriter__at_start(rewriter, block);
    (void)tn_build_spirv_global_variable_with(rewriter, tn_const__make_type(rewriter, pointer),
                                              symbol, &builtin, 1);
    tn_rewriter__at(rewriter, here, before);
  }
  const tn_ref address =
      tn_build_spirv_mlir_addressof(run->rewriter, pointer, tn_make__symbol_of(rewriter, symbol));
  if (address == 0) return 0;
  return tn_build_spirv_load(run->rewriter, loaded, address);
}

static int64_t dimension_of(const run_t* run, tn_ref op) {
  uint64_t number = 0;
  const tn_attribute dimension = tn_lowering__attribute_of(run, op, "dimension");
  return tn_enum_attribute__number(dimension, &number) ? (int64_t)number : 0;
}

static tn_ref as_index(run_t* run, tn_ref op, tn_ref value, bool is_replaced) {
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  if (value != 0 && !tn_type_equal(type, tn_value__type(run->rewriter->context, value))) {
    value = tn_build_spirv_u_convert(run->rewriter, type, value);
  }
  if (value != 0 && is_replaced) tn_conversion__replace(run->c, op, &value);
  return value;
}

/// Lowers to the size in the attributes of the enclosing function.
static bool lower_size(run_t* run, tn_ref op) {
  tn_rewriter* rewriter = run->rewriter;
  tn_ref function = op;
  while (function != 0 &&
         tn_lowering__attribute_of(run, function, "spirv.entry_point_abi").storage == NULL) {
    function = tn_op__parent(rewriter->context, function);
  }
  if (function == 0) return false;
  const tn_attribute interface = tn_lowering__attribute_of(run, function, "spirv.entry_point_abi");
  const tn_attribute list =
      tn_attribute_parameter(interface, tn_string_view_from("workgroup_size"));
  size_t byte_size = 0;
  const int32_t* sizes =
      list.storage == NULL ? NULL : tn_dense_array_attribute_data(list, &byte_size);
  if (byte_size != 3 * sizeof *sizes) return false;
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_ref made = tn_build_spirv_constant(
      run->rewriter, type,
      tn_const__make_int(rewriter, type, (tn_wide)sizes[dimension_of(run, op)]));
  if (made != 0) tn_conversion__replace(run->c, op, &made);
  return made != 0;
}

static bool lower_place(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const names[][2] = {
      {"gpu.block_id", "WorkgroupId"},         {"gpu.block_dim", "WorkgroupSize"},
      {"gpu.global_id", "GlobalInvocationId"}, {"gpu.grid_dim", "NumWorkgroups"},
      {"gpu.thread_id", "LocalInvocationId"},  {"gpu.lane_id", "SubgroupLocalInvocationId"},
      {"gpu.num_subgroups", "NumSubgroups"},   {"gpu.subgroup_id", "SubgroupId"},
      {"gpu.subgroup_size", "SubgroupSize"}};
  tn_rewriter* rewriter = run->rewriter;
  (void)operands;
  for (size_t i = 0; i < 9; ++i) {
    if (!tn_op__is_called(rewriter->context, op, names[i][0])) continue;
    const bool is_vector = i < 5;
    const tn_type type = !is_vector || tn_spirv_to__can(run, "Shader")
                             ? tn_rewriter__int_type(rewriter, 32)
                             : tn_conversion__type(run->c, tn_rewriter__index_type(rewriter));
    if (i == 1 && lower_size(run, op)) return true;
    tn_ref value = load_builtin(run, op, names[i][1], is_vector, type);
    if (is_vector && value != 0) {
      const tn_attribute dimension = tn_make__integer(rewriter, 32, dimension_of(run, op));
      value = tn_build_spirv_composite_extract(run->rewriter, type, value,
                                               tn_make__array(rewriter, &dimension, 1));
    }
    return as_index(run, op, value, true) != 0;
  }
  return false;
}

//===-- Lanes ---------------------------------------------------------------------------------===//

/// Returns the number of lanes in the target's subgroups.
static int64_t subgroup_size(run_t* run, tn_ref op) {
  const tn_attribute target = tn_spirv_target__attribute(run->rewriter->context, op);
  const tn_attribute limits =
      tn_attribute_parameter(target, tn_string_view_from("resource_limits"));
  const tn_attribute size = tn_attribute_parameter(limits, tn_string_view_from("subgroup_size"));
  return size.storage == NULL ? 32 : tn_integer_attribute_value(size);
}

static tn_ref exchange(run_t* run, tn_ref op, const char* name, const tn_ref* parts,
                       uint32_t count) {
  const tn_rewriter_attribute scope = {
      "execution_scope", tn_make_spirv_scope(run->rewriter, TN_ENUM_SPIRV_SCOPE_SUBGROUP)};
  const tn_ref made = tn_lowering__make_op(run, name, tn_conversion__result_type(run->c, op, 0),
                                           parts, count, &scope, 1, 0);
  return made == 0 ? 0 : tn_op__result(run->rewriter->context, made, 0);
}

static bool replace2(run_t* run, tn_ref op, tn_ref value, tn_ref valid) {
  const tn_ref values[] = {value, valid};
  if (value == 0 || valid == 0) return false;
  tn_conversion__replace(run->c, op, values);
  return true;
}

static bool has_wide_index(const run_t* run) { return (run->chosen & TN_SPIRV_WIDE_INDEX) != 0; }

static bool lower_rotate(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type i32 = tn_rewriter__int_type(run->rewriter, 32);
  const tn_type i1 = tn_rewriter__int_type(run->rewriter, 1);
  const int64_t size = subgroup_size(run, op);
  int64_t offset = 0;
  int64_t width = 0;
  if (!tn_const__int64(tn_gpu_rotate_offset(run->rewriter->context, op), &offset) ||
      !tn_const__int64(tn_gpu_rotate_width(run->rewriter->context, op), &width) || width > size) {
    return false;
  }
  tn_ref parts[] = {operands[0], 0, 0};
  parts[1] = tn_spirv_to__constant(run, i32, offset);
  parts[2] = tn_spirv_to__constant(run, i32, width);
  // The lane's id is an index, but the comparison is of 32-bit integers.
  if (width != size && has_wide_index(run)) return false;
  const tn_ref value = exchange(run, op, TN_NAME_SPIRV_GROUP_NON_UNIFORM_ROTATE_KHR, parts, 3);
  if (width == size) return replace2(run, op, value, tn_spirv_to__constant(run, i1, 1));
  const tn_ref pair[] = {load_builtin(run, op, "SubgroupLocalInvocationId", false, i32), parts[2]};
  return replace2(run, op, value, tn_build_spirv_u_less_than(run->rewriter, pair[0], pair[1]));
}

static bool lower_shuffle(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const names[] = {
      "spirv.GroupNonUniformShuffleXor", "spirv.GroupNonUniformShuffleUp",
      "spirv.GroupNonUniformShuffleDown", "spirv.GroupNonUniformShuffle"};
  tn_rewriter* rewriter = run->rewriter;
  const tn_type i32 = tn_rewriter__int_type(rewriter, 32);
  const tn_type i1 = tn_rewriter__int_type(rewriter, 1);
  int64_t width = 0;
  uint64_t mode = 0;
  if (!tn_enum_attribute__number(tn_gpu_shuffle_mode(rewriter->context, op), &mode) || mode > 3) {
    return false;
  }
  if (!tn_const__int64_of(rewriter->context, tn_gpu_shuffle_width(rewriter->context, op), &width) ||
      width != subgroup_size(run, op)) {
    return false;
  }
  if (mode != 0 && mode != 3 && has_wide_index(run)) return false;
  const tn_ref value = exchange(run, op, names[mode], operands, 2);
  if (mode == 0 || mode == 3) return replace2(run, op, value, tn_spirv_to__constant(run, i1, 1));
  const tn_ref lanes[] = {load_builtin(run, op, "SubgroupLocalInvocationId", false, i32),
                          operands[1]};
  const tn_ref lane =
      tn_lowering__make(run, mode == 1 ? TN_NAME_SPIRV_I_SUB : TN_NAME_SPIRV_I_ADD, i32, lanes, 2);
  const tn_ref pair[] = {lane, mode == 1 ? tn_spirv_to__constant(run, i32, 0) : operands[2]};
  return replace2(
      run, op, value,
      tn_lowering__make(run,
                        mode == 1 ? TN_NAME_SPIRV_S_GREATER_THAN_EQUAL : TN_NAME_SPIRV_U_LESS_THAN,
                        i1, pair, 2));
}

//===-- Printing ------------------------------------------------------------------------------===//

/// Returns the first unused symbol of the module that is `prefix` and a number.
static tn_attribute new_symbol(run_t* run, tn_ref module, const char* prefix) {
  char name[64];
  unsigned number = 0;
  do {
    (void)snprintf(name, sizeof name, "%s%u", prefix, number++);
  } while (tn_lowering__symbol(run->rewriter->context, module, name) != 0);
  return tn_make__string(run->rewriter, "%s", name);
}

/// Creates a variable for the format at the start of the module, composed of a constant for each
/// byte.
static tn_string_view make_format(run_t* run, tn_ref module, tn_string_view format, tn_type array) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute symbol = new_symbol(run, module, "printfMsg");
  const tn_string_view name = tn_string_attribute_value(symbol);
  const tn_type i8 = tn_rewriter__int_type(rewriter, 8);
  char prefix[48];
  tn_make_list parts = tn_make_list__open(rewriter);
  (void)snprintf(prefix, sizeof prefix, "%.*s_sc", (int)name.size, name.data);
  tn_rewriter__at_start(rewriter, tn_op__first_block(rewriter->context, module, 0));
  for (size_t i = 0; i <= format.size && rewriter->status == TN_OK; ++i) {
    const unsigned char byte = i == format.size ? 0 : (unsigned char)format.data[i];
    const tn_attribute part = new_symbol(run, module, prefix);
    (void)tn_build_spirv_spec_constant(rewriter, part, tn_const__make_int(rewriter, i8, byte));
    tn_make_list__push(&parts, tn_make__symbol_of(rewriter, part));
  }
  const tn_attribute all = tn_make_list__close(rewriter, &parts);
  (void)tn_build_spirv_spec_constant_composite(rewriter, tn_const__make_type(rewriter, array),
                                               tn_make__string(rewriter, "%sc", prefix), all);
  const tn_rewriter_attribute attributes[] = {
      {TN_SPIRV_GLOBAL_VARIABLE_INITIALIZER, tn_make__symbol(rewriter, "%sc", prefix)},
      {"Constant", tn_make__unit(rewriter)}};
  const tn_type pointer = pointer_to(run, array, "UniformConstant");
  (void)tn_build_spirv_global_variable_with(rewriter, tn_const__make_type(rewriter, pointer),
                                            symbol, attributes, 2);
  return name;
}

static bool lower_printf(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref module = tn_lowering__symbol_table(rewriter->context, op);
  const tn_string_view format =
      tn_string_attribute_value(tn_gpu_printf_format(run->rewriter->context, op));
  const tn_ref here = rewriter->block;
  const tn_ref before = rewriter->before;
  tn_refs parts = {0};
  if (!tn_op__is_called(rewriter->context, module, TN_NAME_SPIRV_MODULE)) return false;
  tn_type array;
  tn_rewriter__fail(rewriter, tn_spirv__get_array(rewriter->context, (int64_t)format.size + 1,
                                                  tn_rewriter__int_type(rewriter, 8), 0, &array));
  const tn_string_view name = make_format(run, module, format, array);
  tn_rewriter__at(rewriter, here, before);
  const tn_type pointer = pointer_to(run, array, "UniformConstant");
  const tn_ref address = tn_build_spirv_mlir_addressof(
      run->rewriter, pointer, tn_make__symbol(rewriter, "%.*s", (int)name.size, name.data));
  if (address == 0) return false;
  tn_refs__push(
      rewriter, &parts,
      tn_build_spirv_bitcast(run->rewriter,
                             pointer_to(run, tn_rewriter__int_type(rewriter, 8), "UniformConstant"),
                             address));
  for (uint32_t i = 0; i < tn_op__operand_count(rewriter->context, op); ++i) {
    tn_refs__push(rewriter, &parts, operands[i]);
  }
  const tn_ref call =
      tn_lowering__make(run, TN_NAME_SPIRV_CL_PRINTF, tn_rewriter__int_type(rewriter, 32),
                        tn_refs__items(&parts), parts.count);
  tn_refs__free(rewriter, &parts);
  if (call != 0) tn_conversion__erase(run->c, op);
  return call != 0;
}

const tn_lowering_hook tn_spirv_to_gpu_hooks[] = {{TN_NAME_GPU_MODULE, lower_module},
                                                  {TN_NAME_GPU_FUNC, lower_kernel},
                                                  {TN_NAME_GPU_BLOCK_ID, lower_place},
                                                  {TN_NAME_GPU_BLOCK_DIM, lower_place},
                                                  {TN_NAME_GPU_GLOBAL_ID, lower_place},
                                                  {TN_NAME_GPU_GRID_DIM, lower_place},
                                                  {TN_NAME_GPU_THREAD_ID, lower_place},
                                                  {TN_NAME_GPU_LANE_ID, lower_place},
                                                  {TN_NAME_GPU_NUM_SUBGROUPS, lower_place},
                                                  {TN_NAME_GPU_SUBGROUP_ID, lower_place},
                                                  {TN_NAME_GPU_SUBGROUP_SIZE, lower_place},
                                                  {TN_NAME_GPU_PRINTF, lower_printf},
                                                  {TN_NAME_GPU_ROTATE, lower_rotate},
                                                  {TN_NAME_GPU_SHUFFLE, lower_shuffle},
                                                  {NULL, NULL}};

//===-- The pass ------------------------------------------------------------------------------===//

static bool is_for_kernels(tn_rewriter* rewriter, tn_ref op) {
  tn_spirv_target target;
  tn_spirv_target__open(&target, rewriter, op);
  const bool is_kernel = tn_spirv_target__can(&target, "Kernel");
  tn_spirv_target__close(&target);
  return is_kernel;
}

/// Functions that launches refer to remain, without bodies.
static void empty_kernels(tn_rewriter* rewriter, tn_ref module) {
  tn_refs functions = {0};
  const tn_attribute unit = tn_make__unit(rewriter);
  for (tn_ref op = module; op != 0;
       op = tn_op__next_in_pre_order(rewriter->context, module, op, false)) {
    if (tn_op__is_called(rewriter->context, op, TN_NAME_GPU_FUNC))
      tn_refs__push(rewriter, &functions, op);
  }
  for (uint32_t i = 0; i < functions.count && rewriter->status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&functions)[i];
    const tn_attribute type = tn_op__attribute(rewriter->context, op, "function_type");
    const tn_type function = tn_type_attribute_value(type);
    const tn_rewriter_attribute attributes[] = {
        {"sym_name", tn_op__attribute(rewriter->context, op, "sym_name")},
        {"function_type", type},
        {"gpu.kernel", unit}};
    tn_rewriter_spec spec = {.region_count = 1, .attributes = attributes, .attribute_count = 3};
    tn_rewriter__for(rewriter, op);
    tn_rewriter__fail(
        rewriter, tn_operation_name__get(rewriter->context, tn_string_view_from(TN_NAME_FUNC_FUNC),
                                         &spec.name));
    const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
    if (made == 0) break;
    const tn_ref block =
        tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, made, 0), 0);
    for (size_t k = 0; k < tn_function_type_input_count(function); ++k) {
      tn_rewriter__add_argument(rewriter, block, tn_function_type_input(function, k),
                                rewriter->location);
    }
    tn_rewriter__at_end(rewriter, block);
    spec = (tn_rewriter_spec){.operand_count = 0};
    tn_rewriter__fail(rewriter,
                      tn_operation_name__get(rewriter->context,
                                             tn_string_view_from(TN_NAME_FUNC_RETURN), &spec.name));
    if (rewriter->status == TN_OK) tn_rewriter__create(rewriter, &spec);
    tn_rewriter__erase(rewriter, op);
  }
  tn_refs__free(rewriter, &functions);
}

/// Clones the module before itself, or at its start.
static tn_ref copy(tn_rewriter* rewriter, tn_ref module) {
  struct tn_clone_map map;
  tn_clone_map__initialize(rewriter->context, &map);
  const tn_ref clone = tn_op__clone(rewriter->shard, module, 0, &map);
  tn_clone_map__finalize(&map);
  if (clone == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return 0;
  }
  const tn_ref inside = tn_op__first_block(rewriter->context, module, 0);
  if (is_for_kernels(rewriter, module)) {
    tn_op__insert(rewriter->shard, clone, inside,
                  tn_block__at(rewriter->context, inside)->first_op);
  } else {
    tn_op__insert(rewriter->shard, clone, tn_op__block(rewriter->context, module), module);
  }
  return clone;
}

static tn_status lower_gpu(tn_rewriter* rewriter, tn_ref root) {
  tn_refs modules = {0};
  tn_refs clones = {0};
  for (tn_ref op = root; op != 0;
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    if (tn_op__is_called(rewriter->context, op, TN_NAME_GPU_MODULE))
      tn_refs__push(rewriter, &modules, op);
  }
  for (uint32_t i = 0; i < modules.count && rewriter->status == TN_OK; ++i) {
    tn_refs__push(rewriter, &clones, copy(rewriter, tn_refs__items(&modules)[i]));
  }
  tn_status status = rewriter->status;
  for (uint32_t i = 0; i < clones.count && status == TN_OK; ++i) {
    const tn_ref clone = tn_refs__items(&clones)[i];
    status = tn_spirv__map_storage(rewriter, clone,
                                   is_for_kernels(rewriter, clone) ? "opencl" : "vulkan");
    if (status == TN_OK) status = tn_lowering__run(rewriter, clone, &tn_spirv_to_gpu);
  }
  for (uint32_t i = 0; i < modules.count && status == TN_OK && rewriter->status == TN_OK; ++i) {
    const tn_ref module = tn_refs__items(&modules)[i];
    if (is_for_kernels(rewriter, module)) empty_kernels(rewriter, module);
  }
  tn_refs__free(rewriter, &modules);
  tn_refs__free(rewriter, &clones);
  rewriter->is_unchanged = false;  // The last lowering may have had nothing to do.
  return status != TN_OK ? status : rewriter->status;
}

TN_PASS(convert_gpu_to_spirv) = {"convert-gpu-to-spirv", "ConvertGPUToSPIRV",
                                 "Convert GPU dialect to SPIR-V dialect", .rewrite = lower_gpu,
                                 TN_PASS_OPTIONS({"use-64bit-index", TN_PASS_BOOL, "false", NULL,
                                                  "Use 64-bit integers to convert index types"})};
