// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of memref and tensor to spirv: memrefs become flat arrays with one computed index. If
// the target does not support an integer type, several elements are packed in 32 bits.

#include "dialects/memref_ops.h"
#include "dialects/spirv/lower_to.h"
#include "dialects/spirv/spirv.h"
#include "dialects/tensor_ops.h"
#include "ir/strides.h"
#include "ir/textual.h"

typedef tn_lowering_run run_t;

static tn_type type_of(const run_t* run, tn_ref value) {
  return tn_value__type(run->rewriter->context, value);
}

//===-- Arithmetic ----------------------------------------------------------------------------===//

tn_ref tn_spirv_to__constant(run_t* run, tn_type type, int64_t value) {
  return tn_build_spirv_constant(run->rewriter, type,
                                 tn_const__make_int(run->rewriter, type, (tn_wide)value));
}

static bool constant_of(const run_t* run, tn_ref value, int64_t* out_number) {
  return tn_const__int64(tn_const__of(run->rewriter->context, value), out_number);
}

/// Computes an op on two constants, modulo 2^64: indices may be as large as their type allows.
static uint64_t folded(char sign, uint64_t left, uint64_t right) {
  switch (sign) {
    case '+':
      return left + right;
    case '*':
      return left * right;
    case '/':
      return right == 0 ? 0 : left / right;
    case '%':
      return right == 0 ? 0 : left % right;
    case '<':
      return left << (right & 63);
    case '>':
      return left >> (right & 63);
    default:
      return left & right;
  }
}

/// Creates an op on two integers, or folds it: `+`, `*`, `/`, `%` unsigned, `<` and `>` shifts, `>`
/// signed, `&`.
static tn_ref compute(run_t* run, char sign, tn_ref a, tn_ref b) {
  static const char signs[] = "+*/%<>&";
  static const char* const names[] = {
      "IAdd", "IMul", "SDiv", "UMod", "ShiftLeftLogical", "ShiftRightArithmetic", "BitwiseAnd"};
  char name[40] = "spirv.";
  int64_t left = 0;
  int64_t right = 0;
  if (a == 0 || b == 0) return 0;
  const tn_type type = type_of(run, a);
  const bool is_left = constant_of(run, a, &left);
  const bool is_right = constant_of(run, b, &right);
  if (is_right && right == 0 && strchr("+<>", sign) != NULL) return a;
  if (is_right && right == 0 && (sign == '*' || sign == '&')) return b;
  if (is_right && right == 1 && (sign == '*' || sign == '/')) return a;
  if (is_right && right == 1 && sign == '%') return tn_spirv_to__constant(run, type, 0);
  const tn_ref source =
      sign == '&' && is_right ? tn_value__defining_op(run->rewriter->context, a) : 0;
  if (source != 0 && tn_op__is_called(run->rewriter->context, source, TN_NAME_SPIRV_U_CONVERT)) {
    // The upper bits of an extended value need no mask.
    const uint32_t width =
        tn_type__int_width(type_of(run, tn_op__operand(run->rewriter->context, source, 0)));
    const int64_t kept = (int64_t)(((uint64_t)1 << (width & 63)) - 1);
    if ((right & kept) == kept) return a;
  }
  if (is_left && is_right && ((right >= 0 && left >= 0) || strchr("+*&", sign) != NULL)) {
    return tn_spirv_to__constant(run, type, (int64_t)folded(sign, (uint64_t)left, (uint64_t)right));
  }
  const bool swaps = is_left && !is_right && strchr("+*&", sign) != NULL;
  const tn_ref parts[] = {swaps ? b : a, swaps ? a : b};
  strcat(name, names[strchr(signs, sign) - signs]);
  return tn_lowering__make(run, name, type, parts, 2);
}

static tn_ref compute_with(run_t* run, char sign, tn_ref a, int64_t b) {
  return compute(run, sign, a, a == 0 ? 0 : tn_spirv_to__constant(run, type_of(run, a), b));
}

/// Converts a boolean to 1 or 0 of the type.
static tn_ref from_bool(run_t* run, tn_ref value, tn_type type) {
  int64_t known = 0;
  const tn_ref zero = tn_spirv_to__constant(run, type, 0);
  const tn_ref parts[] = {value, tn_spirv_to__constant(run, type, 1), zero};
  if (constant_of(run, value, &known)) return parts[known != 0 ? 1 : 2];
  return tn_build_spirv_select(run->rewriter, parts[0], parts[1], parts[2]);
}

static tn_ref to_bool(run_t* run, tn_ref value) {
  if (value == 0) return 0;
  const tn_ref parts[] = {value, tn_spirv_to__constant(run, type_of(run, value), 0)};
  return tn_build_spirv_i_not_equal(run->rewriter, parts[0], parts[1]);
}

//===-- Pointers ------------------------------------------------------------------------------===//

static tn_type pointer_to(run_t* run, tn_type type, tn_string_view storage) {
  tn_type pointer;
  tn_rewriter__fail(run->rewriter,
                    tn_spirv__get_pointer(run->rewriter->context, type, storage, &pointer));
  return pointer;
}

static tn_type member(tn_type type, tn_composite_kind* out_kind) {
  tn_composite parts;
  tn_spirv__member(type, 0, &parts);
  *out_kind = parts.kind;
  return parts.member;
}

/// Computes the index of an element in a flat array.
static tn_ref flat_index(run_t* run, size_t rank, const int64_t* strides, int64_t offset,
                         const tn_ref* indices) {
  const tn_type type = tn_conversion__type(run->c, tn_rewriter__index_type(run->rewriter));
  tn_ref index = tn_spirv_to__constant(run, type, offset);
  for (size_t i = 0; i < rank; ++i) {
    index = compute(run, '+', compute_with(run, '*', indices[i], strides[i]), index);
  }
  return index;
}

/// Computes the index of an element in a memref; 0 if the strides or the offset are dynamic.
static tn_ref memref_index(run_t* run, tn_type memref, const tn_ref* indices) {
  tn_strides strides;
  if (!tn_memref__strides(memref, &strides) || strides.offset == TN_DYNAMIC) return 0;
  for (uint32_t i = 0; i < strides.rank; ++i) {
    if (strides.steps[i] == TN_DYNAMIC) return 0;
  }
  return flat_index(run, strides.rank, strides.steps, strides.rank == 0 ? 0 : strides.offset,
                    indices);
}

typedef struct place {
  tn_ref pointer;
  tn_ref base;
  tn_ref zero;   ///< The index of the array in its struct, a constant; 0 if there is no struct.
  tn_ref index;  ///< The index in the flat array.
  tn_type element;
  tn_string_view storage;
} place;

static tn_ref access(run_t* run, const place* self, tn_ref index) {
  const tn_ref parts[] = {self->base, self->zero, index};
  return tn_lowering__make(run, TN_NAME_SPIRV_ACCESS_CHAIN,
                           pointer_to(run, self->element, self->storage), parts, 3);
}

/// Computes the place of an element; false if that is impossible.
static bool find(run_t* run, tn_type memref, tn_ref base, const tn_ref* indices, place* out) {
  tn_composite_kind kind = TN_SPIRV_SCALAR;
  *out = (place){.base = base};
  tn_strides strides;
  const tn_type pointee = tn_spirv__pointee(type_of(run, base), &out->storage);
  if (pointee.storage == NULL || !tn_memref__strides(memref, &strides)) return false;
  out->element = member(pointee, &kind);
  if (kind == TN_SPIRV_STRUCT) {
    const tn_type type = tn_conversion__type(run->c, tn_rewriter__index_type(run->rewriter));
    out->zero = tn_spirv_to__constant(run, type, 0);
    out->element = member(out->element, &kind);
    out->index = tn_shaped_type_rank(memref) == 0 ? out->zero : memref_index(run, memref, indices);
    if (out->index == 0) return false;
    out->pointer = access(run, out, out->index);
  } else {
    const bool is_array = kind == TN_SPIRV_ARRAY;
    if (!is_array) out->element = pointee;
    out->index = memref_index(run, memref, indices);
    const tn_ref parts[] = {base, out->index};
    if (out->index == 0) return false;
    out->pointer = tn_lowering__make(
        run, is_array ? TN_NAME_SPIRV_ACCESS_CHAIN : TN_NAME_SPIRV_PTR_ACCESS_CHAIN,
        pointer_to(run, out->element, out->storage), parts, 2);
  }
  return out->pointer != 0;
}

/// Sets `memory_access` and `alignment` of a load or store; false if they are impossible.
static bool access_attributes(run_t* run, tn_ref op, const place* at,
                              tn_rewriter_attribute* attributes) {
  int64_t alignment = 0;
  const bool is_passing = tn_const__is_int(tn_lowering__attribute_of(run, op, "nontemporal"), 1);
  (void)tn_const__int64(tn_lowering__attribute_of(run, op, "alignment"), &alignment);
  const bool is_physical =
      tn_string_view_equal(at->storage, tn_string_view_from("PhysicalStorageBuffer"));
  attributes[0] = (tn_rewriter_attribute){"memory_access", {NULL}};
  attributes[1] = (tn_rewriter_attribute){"alignment", {NULL}};
  if (alignment == 0 && is_physical) {
    const tn_type type = at->element;
    alignment = tn_type__is(type, TN_TYPE_INTEGER) ? tn_integer_type_width(type) / 8
                : tn_type__is(type, TN_TYPE_FLOAT) ? tn_spirv_to__byte_count(type)
                                                   : 0;
    if (alignment == 0) return false;
  }
  if (alignment == 0 && !is_passing) return true;
  attributes[0].value = tn_make_spirv_memory_access(
      run->rewriter, (alignment == 0 ? 0 : TN_ENUM_SPIRV_MEMORY_ACCESS_ALIGNED) |
                         (is_passing ? TN_ENUM_SPIRV_MEMORY_ACCESS_NONTEMPORAL : 0));
  if (alignment != 0) {
    attributes[1].value = tn_const__make_int(
        run->rewriter, tn_rewriter__int_type(run->rewriter, 32), (tn_wide)alignment);
  }
  return true;
}

/// Returns the width of an integer element in memory; 0 for other elements.
static uint32_t stored_bits(tn_type memref) {
  const tn_type element = tn_type__element(memref);
  if (!tn_type__is(element, TN_TYPE_INTEGER) ||
      tn_integer_type_signedness(element) != TN_SIGNLESS) {
    return 0;
  }
  const uint32_t width = tn_integer_type_width(element);
  return width == 1 ? 8 : width;
}

static bool is_bool(tn_type memref) {
  return tn_type__is(tn_type__element(memref), TN_TYPE_INTEGER) &&
         tn_integer_type_width(tn_type__element(memref)) == 1;
}

/// Computes the bit offset of an element in the integer that contains it.
static tn_ref bits_before(run_t* run, const place* at, uint32_t bits) {
  const uint32_t whole = tn_integer_type_width(at->element);
  const tn_type type = type_of(run, at->index);
  const tn_ref count = tn_spirv_to__constant(run, type, whole / bits);
  const tn_ref size = tn_spirv_to__constant(run, type, bits);
  return compute(run, '*', compute(run, '%', at->index, count), size);
}

/// Returns the pointer to the integer that contains an element.
static tn_ref whole_pointer(run_t* run, const place* at, uint32_t bits) {
  const uint32_t whole = tn_integer_type_width(at->element);
  return access(run, at, compute_with(run, '/', at->index, whole / bits));
}

static tn_ref load_from(run_t* run, const place* at, tn_ref pointer,
                        const tn_rewriter_attribute* attributes) {
  return tn_build_spirv_load_with(run->rewriter, at->element, pointer, attributes, 2);
}

/// Erases the pointer to an element that is not accessed on its own.
static void drop_pointer(run_t* run, const place* at) {
  tn_conversion__note_spare(run->c, tn_value__defining_op(run->rewriter->context, at->pointer));
}

static bool lower_load(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type memref = type_of(run, tn_memref_load_memref(run->rewriter->context, op));
  const uint32_t bits = stored_bits(memref);
  tn_rewriter_attribute attributes[2];
  place at;
  if (!find(run, memref, operands[0], operands + 1, &at) ||
      !access_attributes(run, op, &at, attributes)) {
    return false;
  }
  if (bits == 0 || bits == tn_integer_type_width(at.element)) {
    tn_ref value = load_from(run, &at, at.pointer, attributes);
    return tn_lowering__replace(run, op, is_bool(memref) ? to_bool(run, value) : value);
  }
  if (at.zero == 0) return false;
  const tn_ref whole = load_from(run, &at, whole_pointer(run, &at, bits), attributes);
  tn_ref value = compute(run, '>', whole, bits_before(run, &at, bits));
  value = compute_with(run, '&', value, ((int64_t)1 << bits) - 1);
  const tn_ref rest =
      tn_spirv_to__constant(run, at.element, tn_integer_type_width(at.element) - bits);
  value = compute(run, '>', compute(run, '<', value, rest), rest);
  drop_pointer(run, &at);
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  if (is_bool(memref)) {
    if (value == 0) return false;
    const tn_ref parts[] = {value, tn_spirv_to__constant(run, at.element, 1)};
    value = tn_build_spirv_i_equal(run->rewriter, parts[0], parts[1]);
  } else if (value != 0 && type.storage != NULL && !tn_type_equal(type, at.element)) {
    value = tn_build_spirv_u_convert(run->rewriter, type, value);
  }
  return tn_lowering__replace(run, op, value);
}

/// Returns the `scope` of atomic accesses to the storage class; 0 for none.
static uint64_t scope_of(tn_string_view storage) {
  if (tn_string_view_equal(storage, tn_string_view_from("StorageBuffer")))
    return TN_ENUM_SPIRV_SCOPE_DEVICE;
  if (tn_string_view_equal(storage, tn_string_view_from("Workgroup")))
    return TN_ENUM_SPIRV_SCOPE_WORKGROUP;
  return 0;
}

static tn_ref atomic(run_t* run, const char* name, tn_type type, const place* at, tn_ref pointer,
                     tn_ref value) {
  const tn_ref parts[] = {pointer, value};
  const tn_rewriter_attribute attributes[] = {
      {"memory_scope", tn_make_spirv_scope(run->rewriter, scope_of(at->storage))},
      {"semantics", tn_make_spirv_memory_semantics(
                        run->rewriter, TN_ENUM_SPIRV_MEMORY_SEMANTICS_ACQUIRE_RELEASE)}};
  const tn_ref made = tn_lowering__make_op(run, name, type, parts, 2, attributes, 2, 0);
  return made == 0 ? 0 : tn_op__result(run->rewriter->context, made, 0);
}

static bool lower_store(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type memref = type_of(run, tn_memref_store_memref(rewriter->context, op));
  const uint32_t bits = stored_bits(memref);
  tn_rewriter_attribute attributes[2];
  place at;
  if (!find(run, memref, operands[1], operands + 2, &at)) return false;
  tn_ref value = operands[0];
  if (bits == 0 || bits == tn_integer_type_width(at.element)) {
    if (!access_attributes(run, op, &at, attributes)) return false;
    if (is_bool(memref)) value = from_bool(run, value, at.element);
    const tn_ref made = tn_build_spirv_store_with(rewriter, at.pointer, value, attributes, 2);
    if (made != 0) tn_conversion__erase(run->c, op);
    return made != 0;
  }
  if (at.zero == 0 || scope_of(at.storage) == 0) return false;
  const tn_ref offset = bits_before(run, &at, bits);
  const tn_ref mask = tn_spirv_to__constant(run, at.element, ((int64_t)1 << bits) - 1);
  const tn_ref shifted = compute(run, '<', mask, offset);
  int64_t known = 0;
  const tn_ref others = constant_of(run, shifted, &known)
                            ? tn_spirv_to__constant(run, at.element, ~known)
                            : tn_build_spirv_not(run->rewriter, shifted);
  const uint32_t width = tn_type__int_width(type_of(run, value));
  if (width == 1) {
    value = from_bool(run, value, at.element);
  } else {
    if (width < tn_integer_type_width(at.element)) {
      value = tn_build_spirv_u_convert(run->rewriter, at.element, value);
    }
    value = compute(run, '&', value, mask);
  }
  value = compute(run, '<', value, offset);
  const tn_ref pointer = whole_pointer(run, &at, bits);
  drop_pointer(run, &at);
  atomic(run, TN_NAME_SPIRV_ATOMIC_AND, at.element, &at, pointer, others);
  if (atomic(run, TN_NAME_SPIRV_ATOMIC_OR, at.element, &at, pointer, value) == 0) return false;
  tn_conversion__erase(run->c, op);
  return true;
}

static bool lower_atomic(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const names[16] = {[1] = "IAdd",  [2] = "And",   [6] = "SMax", [7] = "UMax",
                                        [10] = "SMin", [11] = "UMin", [14] = "Or",  [15] = "Xor"};
  char name[32] = "spirv.Atomic";
  int64_t kind = -1;
  place at;
  const tn_type memref = type_of(run, tn_memref_atomic_rmw_memref(run->rewriter->context, op));
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  (void)tn_const__int64(tn_memref_atomic_rmw_kind(run->rewriter->context, op), &kind);
  if (kind < 0 || kind >= 16 || names[kind] == NULL || type.storage == NULL ||
      !find(run, memref, operands[1], operands + 2, &at) || scope_of(at.storage) == 0) {
    return false;
  }
  strcat(name, names[kind]);
  return tn_lowering__replace(run, op, atomic(run, name, type, &at, at.pointer, operands[0]));
}

//===-- Allocation ----------------------------------------------------------------------------===//

/// Returns true if a memref of the storage class can be allocated.
static bool is_allocated(run_t* run, tn_type memref, uint64_t storage_class) {
  const tn_attribute space = tn_memref_type_memory_space(memref);
  const tn_attribute wanted = tn_make_spirv_storage_class(run->rewriter, storage_class);
  tn_type element = tn_type__element(memref);
  if (tn_type__is(element, TN_TYPE_VECTOR) || tn_type__is(element, TN_TYPE_COMPLEX)) {
    element = tn_type_element_type(element);
  }
  return space.storage != NULL && space.storage == wanted.storage &&
         tn_shaped_type_has_static_shape(memref) &&
         (tn_type__is(element, TN_TYPE_INTEGER) || tn_type__is(element, TN_TYPE_FLOAT));
}

static bool lower_alloca(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_type memref = type_of(run, tn_op__result(run->rewriter->context, op, 0));
  (void)operands;
  if (type.storage == NULL || !is_allocated(run, memref, TN_ENUM_SPIRV_STORAGE_CLASS_FUNCTION))
    return false;
  const tn_ref made = tn_build_spirv_variable(
      run->rewriter, type, 0,
      tn_make_spirv_storage_class(run->rewriter, TN_ENUM_SPIRV_STORAGE_CLASS_FUNCTION));
  if (made != 0) tn_conversion__replace(run->c, op, &made);
  return made != 0;
}

/// Lowers to a variable of the enclosing module.
static bool lower_alloc(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_type memref = type_of(run, tn_op__result(rewriter->context, op, 0));
  const tn_ref table = tn_lowering__symbol_table(rewriter->context, op);
  (void)operands;
  if (type.storage == NULL || table == 0 ||
      !is_allocated(run, memref, TN_ENUM_SPIRV_STORAGE_CLASS_WORKGROUP))
    return false;
  const tn_ref block = tn_op__first_block(rewriter->context, table, 0);
  unsigned count = 0;
  for (tn_ref other = tn_block__at(rewriter->context, block)->first_op; other != 0;
       other = tn_op__at(rewriter->context, other)->next) {
    count += tn_op__is_called(run->rewriter->context, other, TN_NAME_SPIRV_GLOBAL_VARIABLE);
  }
  const tn_ref here = rewriter->block;
  const tn_ref before = rewriter->before;
  tn_rewriter__at_start(rewriter, block);
  (void)tn_build_spirv_global_variable(rewriter, tn_const__make_type(rewriter, type),
                                       tn_make__string(rewriter, "__workgroup_mem__%u", count));
  tn_rewriter__at(rewriter, here, before);
  const tn_ref made = tn_build_spirv_mlir_addressof(
      run->rewriter, type, tn_make__symbol(rewriter, "__workgroup_mem__%u", count));
  if (made != 0) tn_conversion__replace(run->c, op, &made);
  return made != 0;
}

static bool lower_dealloc(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type memref = type_of(run, tn_memref_dealloc_memref(run->rewriter->context, op));
  (void)operands;
  if (!is_allocated(run, memref, TN_ENUM_SPIRV_STORAGE_CLASS_WORKGROUP)) return false;
  tn_conversion__erase(run->c, op);
  return true;
}

const tn_lowering_hook tn_spirv_to_memref_hooks[] = {{TN_NAME_MEMREF_LOAD, lower_load},
                                                     {TN_NAME_MEMREF_STORE, lower_store},
                                                     {TN_NAME_MEMREF_ATOMIC_RMW, lower_atomic},
                                                     {TN_NAME_MEMREF_ALLOC, lower_alloc},
                                                     {TN_NAME_MEMREF_ALLOCA, lower_alloca},
                                                     {TN_NAME_MEMREF_DEALLOC, lower_dealloc},
                                                     {NULL, NULL}};

//===-- tensor --------------------------------------------------------------------------------===//

/// A small constant is stored to a variable.
static bool lower_extract(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type tensor = type_of(run, tn_tensor_extract_tensor(rewriter->context, op));
  const tn_type type = type_of(run, operands[0]);
  const size_t rank = tn_shaped_type_rank(tensor);
  const tn_ref source = tn_value__defining_op(rewriter->context, operands[0]);
  tn_composite_kind kind = TN_SPIRV_SCALAR;
  int64_t strides[TN_STRIDES_RANK_MAX];
  int64_t count = 1;
  if (!tn_spirv_target__is_type(tn_type__element(tensor)) || rank > TN_STRIDES_RANK_MAX ||
      source == 0 || !tn_op__is_called(run->rewriter->context, source, TN_NAME_SPIRV_CONSTANT)) {
    return false;
  }
  for (size_t i = rank; i-- != 0; count *= tn_shaped_type_dims(tensor)[i]) strides[i] = count;
  const tn_type element = member(type, &kind);
  const int64_t size = tn_spirv_to__byte_count(tn_type__element(tensor));
  if (kind != TN_SPIRV_ARRAY || element.storage == NULL || count * (size == 0 ? 1 : size) > 64) {
    return false;
  }
  const tn_string_view storage = tn_string_view_from("Function");
  const tn_ref made = tn_build_spirv_variable(
      run->rewriter, pointer_to(run, type, storage), 0,
      tn_make_spirv_storage_class(rewriter, TN_ENUM_SPIRV_STORAGE_CLASS_FUNCTION));
  if (made == 0) return false;
  const tn_ref parts[] = {made, operands[0]};
  tn_build_spirv_store(run->rewriter, parts[0], parts[1]);
  const tn_ref chain[] = {parts[0], flat_index(run, rank, strides, 0, operands + 1)};
  const tn_ref pointer = tn_build_spirv_access_chain(
      run->rewriter, pointer_to(run, element, storage), chain[0], &chain[1], 1);
  return tn_lowering__replace(run, op, tn_build_spirv_load(run->rewriter, element, pointer));
}

const tn_lowering_hook tn_spirv_to_tensor_hooks[] = {{TN_NAME_TENSOR_EXTRACT, lower_extract},
                                                     {NULL, NULL}};
