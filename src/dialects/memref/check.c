// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of memref except views and changes of shape.
//
// Source: the memref dialect's documentation, and mlir-opt's messages.

#include "dialects/memref/memref.h"

#include <tenure/affine.h>

#include "ir/strides.h"
#include "schema/check.h"

static bool same_space(tn_type a, tn_type b) {
  return tn_memref_type_memory_space(a).storage == tn_memref_type_memory_space(b).storage;
}

static bool is_ranked(tn_type type) { return tn_type__is(type, TN_TYPE_MEMREF); }

static tn_status fail_two(const tn_context* context, tn_ref op, const char* words, tn_type a,
                          tn_type b) {
  const tn_type types[] = {a, b};
  return tn_check__fail_typed(context, op, false, words, types);
}

//===-- Allocations ---------------------------------------------------------------------------===//

/// Returns the number of symbols in the layout's map; for strides, the number of unknown values.
static uint32_t symbol_count(tn_type type) {
  const tn_attribute layout = tn_memref_type_layout(type);
  if (tn_attribute__is(layout, TN_ATTRIBUTE_AFFINE_MAP)) return tn_affine_map_symbol_count(layout);
  if (!tn_attribute__is(layout, TN_ATTRIBUTE_STRIDED_LAYOUT)) return 0;
  size_t count = 0;
  const int64_t* strides = tn_strided_layout_attribute_strides(layout, &count);
  uint32_t unknown = tn_strided_layout_attribute_offset(layout) == TN_DYNAMIC;
  for (size_t i = 0; i < count; ++i) unknown += strides[i] == TN_DYNAMIC;
  return unknown;
}

static tn_status check_alloc(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_type type = tn_op__result_type(context, op, 0);
  uint32_t counts[TN_GROUPS_MAX];
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  TN_TRY(tn_check__dynamic_sizes(context, op, type, counts[0]));
  const uint32_t wanted = symbol_count(type);
  if (counts[1] == wanted) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL,
      "symbol operand count does not equal memref symbol count: expected %u, got %u", wanted,
      counts[1]);
}

static tn_status check_alloca(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_ref around = tn_op_cell__parent(context, tn_op__at(context, op));
  while (around != 0 && !tn_op_cell__has_trait(context, tn_op__at(context, around),
                                               TN_OP_TRAIT_ALLOCATION_SCOPE)) {
    around = tn_op_cell__parent(context, tn_op__at(context, around));
  }
  if (around == 0) {
    return tn_op__fail_named(context, op, NULL,
                             "requires an ancestor op with AutomaticAllocationScope trait");
  }
  return check_alloc(context, op, schema);
}

static tn_status check_realloc(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_MEMREF_REALLOC_SOURCE);
  const tn_type to = tn_op__result_type(context, op, 0);
  const bool has_size = tn_op__operand_count(context, op) > 1;
  if (!tn_memref__has_identity_layout(from)) {
    return fail_two(context, op, "unsupported layout for source memref type $", from, to);
  }
  if (!tn_memref__has_identity_layout(to)) {
    return fail_two(context, op, "unsupported layout for result memref type $", to, from);
  }
  if (!same_space(from, to)) {
    return fail_two(
        context, op,
        "different memory spaces specified for source memref type $ and result memref type $", from,
        to);
  }
  if (!tn_type_equal(tn_type_element_type(from), tn_type_element_type(to))) {
    return fail_two(
        context, op,
        "different element types specified for source memref type $ and result memref type $", from,
        to);
  }
  const bool is_dynamic = !tn_shaped_type_has_static_shape(to);
  if (is_dynamic && !has_size) {
    return fail_two(context, op, "missing dimension operand for result type $", to, from);
  }
  if (!is_dynamic && has_size) {
    return fail_two(context, op, "unnecessary dimension operand for result type $", to, from);
  }
  return TN_OK;
}

static tn_status check_view(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_MEMREF_VIEW_SOURCE);
  const tn_type to = tn_op__result_type(context, op, 0);
  if (!tn_memref__has_identity_layout(from)) {
    return fail_two(context, op, "unsupported map for base memref type $", from, to);
  }
  if (!tn_memref__has_identity_layout(to)) {
    return fail_two(context, op, "unsupported map for result memref type $", to, from);
  }
  if (!same_space(from, to)) {
    return fail_two(
        context, op,
        "different memory spaces specified for base memref type $ and view memref type $", from,
        to);
  }
  return tn_check__dynamic_sizes(context, op, to, tn_op__operand_count(context, op) - 2);
}

//===-- Globals -------------------------------------------------------------------------------===//

static void append_dims(tn_text_buffer* text, tn_type type) {
  const size_t rank = tn_shaped_type_rank(type);
  for (size_t i = 0; i < rank; ++i) {
    tn_text_buffer_format(text, "%s%lld", i == 0 ? "" : ", ",
                          (long long)tn_shaped_type_dims(type)[i]);
  }
}

static tn_status check_initial_value(const tn_context* context, tn_ref op, tn_type type) {
  const tn_attribute value = tn_memref_global_initial_value(context, op);
  if (value.storage == NULL || tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (!tn_type_is_shaped(tn_attribute_type(value))) {
    tn_text_buffer_append_text(&text,
                               "initial value should be a unit or elements attribute, but got ");
    tn_attribute__append_text(value, &text);
    return tn_check__fail(context, op, true, &text);
  }
  const tn_type found = tn_attribute_type(value);
  if (!tn_type_equal(tn_type_element_type(found), tn_type_element_type(type))) {
    tn_text_buffer_free(&text);
    const tn_type types[] = {tn_type_element_type(type), tn_type_element_type(found)};
    return tn_check__fail_typed(context, op, true,
                                "initial value element expected to be of type $, but was of type $",
                                types);
  }
  const size_t rank = tn_shaped_type_rank(type);
  if (rank == tn_shaped_type_rank(found) && tn_check__shapes_fit(type, found)) {
    tn_text_buffer_free(&text);
    return TN_OK;
  }
  tn_text_buffer_append_text(&text, "initial value shape expected to be ");
  append_dims(&text, type);
  tn_text_buffer_append_text(&text, " but was ");
  append_dims(&text, found);
  return tn_check__fail(context, op, true, &text);
}

static tn_status check_global(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute attribute = tn_memref_global_type(context, op);
  const tn_type type = tn_type_attribute_value(attribute);
  if (!is_ranked(type) || !tn_shaped_type_has_static_shape(type)) {
    return tn_check__fail_typed(context, op, true, "type should be static shaped memref, but got $",
                                &type);
  }
  return check_initial_value(context, op, type);
}

static tn_status check_get_global(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                  tn_symbol_finder* finder) {
  (void)schema;
  const tn_attribute name = tn_memref_get_global_name(context, op);
  const tn_string_view root = tn_symbol_ref_attribute_root(name);
  const tn_ref global = tn_check__symbol(context, op, name, finder);
  if (!tn_op__is_called(context, global, TN_NAME_MEMREF_GLOBAL)) {
    return tn_op__fail_named(context, op, NULL, "'%.*s' does not reference a valid global memref",
                             (int)root.size, root.data);
  }
  const tn_attribute attribute = tn_memref_global_type(context, global);
  const tn_type wanted = tn_type_attribute_value(attribute);
  const tn_type found = tn_op__result_type(context, op, 0);
  if (tn_type_equal(wanted, found)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "result type ");
  tn_text_buffer__append_type(&text, found);
  tn_text_buffer_append_text(&text, " does not match type ");
  tn_text_buffer__append_type(&text, wanted);
  tn_text_buffer_append_text(&text, " of the global memref @");
  tn_text_buffer_append_view(&text, root);
  return tn_check__fail(context, op, true, &text);
}

//===-- Elements ------------------------------------------------------------------------------===//

/// Checks that operands `first` and up are the subscripts of the memref before them.
static bool subscripts_fit(const tn_context* context, tn_ref op, uint32_t first) {
  const tn_type memref = tn_op__operand_type(context, op, first - 1);
  return !is_ranked(memref) ||
         tn_op__operand_count(context, op) - first == tn_shaped_type_rank(memref);
}

static tn_status check_load(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (subscripts_fit(context, op, 1)) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL, "incorrect number of indices for load, expected %zu but got %u",
      tn_shaped_type_rank(tn_op__operand_type(context, op, TN_MEMREF_LOAD_MEMREF)),
      tn_op__operand_count(context, op) - 1);
}

static tn_status check_store(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (subscripts_fit(context, op, 2)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "store index operand count not equal to memref rank");
}

static tn_status check_prefetch(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (subscripts_fit(context, op, 1)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "too few indices");
}

/// The elements that a kind of reduction of the arith dialect takes: floats, integers or both.
typedef enum number_kind { NUMBER_ANY, NUMBER_FLOAT, NUMBER_INTEGER } number_kind;

static const struct {
  const char* name;
  number_kind kind;
} atomic_kinds[] = {
    {"addf", NUMBER_FLOAT},   {"addi", NUMBER_INTEGER},   {"andi", NUMBER_INTEGER},
    {"assign", NUMBER_ANY},   {"maximumf", NUMBER_FLOAT}, {"maxnumf", NUMBER_ANY},
    {"maxs", NUMBER_INTEGER}, {"maxu", NUMBER_INTEGER},   {"minimumf", NUMBER_FLOAT},
    {"minnumf", NUMBER_ANY},  {"mins", NUMBER_INTEGER},   {"minu", NUMBER_INTEGER},
    {"mulf", NUMBER_FLOAT},   {"muli", NUMBER_INTEGER},   {"ori", NUMBER_INTEGER},
    {"xori", NUMBER_INTEGER}};

static tn_status check_atomic(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (!subscripts_fit(context, op, 2)) {
    return tn_op__fail_named(context, op, NULL,
                             "expects the number of subscripts to be equal to memref rank");
  }
  const tn_attribute attribute = tn_memref_atomic_rmw_kind(context, op);
  const uint64_t number = (uint64_t)tn_integer_attribute_value(attribute);
  const tn_type type = tn_op__operand_type(context, op, TN_MEMREF_ATOMIC_RMW_VALUE);
  if (number >= sizeof atomic_kinds / sizeof *atomic_kinds) return TN_OK;
  const number_kind kind = atomic_kinds[number].kind;
  if (kind == NUMBER_ANY ||
      tn_type__is(type, kind == NUMBER_FLOAT ? TN_TYPE_FLOAT : TN_TYPE_INTEGER)) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL, "with kind '%s' expects %s type",
                           atomic_kinds[number].name,
                           kind == NUMBER_FLOAT ? "a floating-point" : "an integer");
}

static tn_status check_generic_atomic(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (tn_block__argument_count(context, block) != 1) {
    return tn_op__fail_named(context, op, NULL, "expected single number of entry block arguments");
  }
  if (!tn_type_equal(tn_block__argument_type(context, block, 0),
                     tn_op__result_type(context, op, 0))) {
    return tn_op__fail_named(context, op, NULL,
                             "expected block argument of the same type result type");
  }
  for (tn_ref self = tn_block__at(context, block)->first_op; self != 0;
       self = tn_op__at(context, self)->next) {
    const tn_op_definition* definition =
        tn_op_definition__claimed(context, tn_op__at(context, self));
    const uint32_t harmless = TN_OP_TRAIT_NO_EFFECT | TN_OP_TRAIT_RECURSIVE_EFFECTS;
    if (definition != NULL && (definition->traits & harmless) != 0) continue;
    return tn_op__fail(context, self, NULL,
                       "body of 'memref.generic_atomic_rmw' should contain only operations with no "
                       "side effects");
  }
  return TN_OK;
}

static tn_status check_atomic_yield(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  if (parent == 0) return TN_OK;
  const tn_type types[] = {tn_op__operand_type(context, op, TN_MEMREF_ATOMIC_YIELD_RESULT),
                           tn_op__result_type(context, parent, 0)};
  if (tn_type_equal(types[0], types[1])) return TN_OK;
  return tn_check__fail_typed(context, op, true,
                              "types mismatch between yield op: $ and its parent: $", types);
}

//===-- Casts ---------------------------------------------------------------------------------===//

static bool may_equal(int64_t a, int64_t b) { return a == b || a == TN_DYNAMIC || b == TN_DYNAMIC; }

static bool layouts_fit(tn_type a, tn_type b) {
  if (tn_memref_type_layout(a).storage == tn_memref_type_layout(b).storage) return true;
  tn_strides left;
  tn_strides right;
  if (!tn_memref__strides(a, &left) || !tn_memref__strides(b, &right) || left.rank != right.rank) {
    return false;
  }
  bool fits = may_equal(left.offset, right.offset);
  for (uint32_t i = 0; i < left.rank; ++i) {
    // The stride of a dimension of size 1 is unused.
    const bool is_unit = tn_shaped_type_dims(a)[i] == 1 || tn_shaped_type_dims(b)[i] == 1;
    fits = fits && (is_unit || may_equal(left.steps[i], right.steps[i]));
  }
  return fits;
}

static bool casts(tn_type from, tn_type to) {
  if (!tn_type_equal(tn_type_element_type(from), tn_type_element_type(to)) ||
      !same_space(from, to)) {
    return false;
  }
  if (!is_ranked(from) || !is_ranked(to)) return is_ranked(from) || is_ranked(to);
  return layouts_fit(from, to) && tn_check__shapes_fit(from, to);
}

static tn_status check_cast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_MEMREF_CAST_SOURCE);
  return casts(from, tn_op__result_type(context, op, 0)) ? TN_OK : tn_check__fail_cast(context, op);
}

static tn_status check_space_cast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_MEMREF_MEMORY_SPACE_CAST_SOURCE);
  const tn_type to = tn_op__result_type(context, op, 0);
  const bool same = tn_type_equal(tn_type_element_type(from), tn_type_element_type(to)) &&
                    is_ranked(from) == is_ranked(to) &&
                    (!is_ranked(from) ||
                     (tn_memref_type_layout(from).storage == tn_memref_type_layout(to).storage &&
                      tn_shaped_type_rank(from) == tn_shaped_type_rank(to) &&
                      memcmp(tn_shaped_type_dims(from), tn_shaped_type_dims(to),
                             tn_shaped_type_rank(to) * sizeof(int64_t)) == 0));
  return same ? TN_OK : tn_check__fail_cast(context, op);
}

static tn_status check_assume(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute attribute = tn_memref_assume_alignment_alignment(context, op);
  const int64_t alignment = tn_integer_attribute_value(attribute);
  const tn_type types[] = {tn_op__operand_type(context, op, TN_MEMREF_ASSUME_ALIGNMENT_MEMREF),
                           tn_op__result_type(context, op, 0)};
  if (!tn_type_equal(types[0], types[1])) {
    return tn_check__fail_typed(
        context, op, true, "inferred type(s) $ are incompatible with return type(s) of operation $",
        types);
  }
  if (alignment > 0 && (alignment & (alignment - 1)) == 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "alignment must be power of 2");
}

/// Checks the results: a memref of rank 0, the offset, sizes and strides.
static tn_status check_metadata(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_MEMREF_EXTRACT_STRIDED_METADATA_SOURCE);
  const uint32_t count = tn_op__result_count(context, op);
  const size_t wanted_count = 2 + 2 * tn_shaped_type_rank(from);
  const tn_attribute space = tn_memref_type_memory_space(from);
  tn_type wanted;
  TN_TRY(tn_memref_type_get(tn_type_element_type(from), NULL, 0, NULL,
                            space.storage == NULL ? NULL : &space, &wanted));
  if (count == wanted_count && tn_type_equal(tn_op__result_type(context, op, 0), wanted)) {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "inferred type(s) ");
  tn_text_buffer__append_type(&text, wanted);
  for (size_t i = 1; i < wanted_count; ++i) tn_text_buffer_append_text(&text, ", 'index'");
  tn_text_buffer_append_text(&text, " are incompatible with return type(s) of operation ");
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer__append_type(&text, tn_op__result_type(context, op, i));
  }
  return tn_check__fail(context, op, true, &text);
}

//===-- Transpose -----------------------------------------------------------------------------===//

/// Builds `factor` times a dimension; an unknown factor becomes a symbol.
static tn_status stride_term(tn_context* context, int64_t factor, uint32_t dim, uint32_t* symbols,
                             tn_affine_expr* out_term) {
  tn_affine_expr number;
  TN_TRY(tn_affine_dim_get(context, dim, out_term));
  TN_TRY(factor == TN_DYNAMIC ? tn_affine_symbol_get(context, (*symbols)++, &number)
                              : tn_affine_constant_get(context, factor, &number));
  return tn_affine_binary_get(TN_AFFINE_MUL, *out_term, number, out_term);
}

/// Sets `out_type` to the memref whose layout is the map of `strides`.
static tn_status type_with_map(tn_context* context, tn_type like, const int64_t* dims,
                               const tn_strides* strides, tn_type* out_type) {
  uint32_t symbols = 0;
  tn_affine_expr sum;
  TN_TRY(strides->offset == TN_DYNAMIC ? tn_affine_symbol_get(context, symbols++, &sum)
                                       : tn_affine_constant_get(context, strides->offset, &sum));
  for (uint32_t i = 0; i < strides->rank; ++i) {
    tn_affine_expr term;
    TN_TRY(stride_term(context, strides->steps[i], i, &symbols, &term));
    TN_TRY(tn_affine_binary_get(TN_AFFINE_ADD, sum, term, &sum));
  }
  tn_attribute map;
  TN_TRY(tn_affine_map_get(context, strides->rank, symbols, &sum, 1, &map));
  const tn_attribute space = tn_memref_type_memory_space(like);
  return tn_memref_type_get(tn_type_element_type(like), dims, strides->rank, &map,
                            space.storage == NULL ? NULL : &space, out_type);
}

static bool same_strides(const tn_strides* a, const tn_strides* b) {
  return a->rank == b->rank && a->offset == b->offset &&
         memcmp(a->steps, b->steps, a->rank * sizeof *a->steps) == 0;
}

static tn_status check_transpose(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute map = tn_memref_transpose_permutation(context, op);
  const tn_type from = tn_op__operand_type(context, op, TN_MEMREF_TRANSPOSE_IN);
  const tn_type to = tn_op__result_type(context, op, 0);
  tn_strides strides;
  tn_strides found;
  if (!tn_affine_map_is_permutation(map)) {
    return tn_op__fail_named(context, op, NULL, "expected a permutation map");
  }
  if (tn_affine_map_dim_count(map) != tn_shaped_type_rank(from)) {
    return tn_op__fail_named(context, op, NULL,
                             "expected a permutation map of same rank as the input");
  }
  if (!tn_memref__strides(from, &strides)) return TN_OK;
  tn_strides turned = strides;
  int64_t dims[TN_STRIDES_RANK_MAX] = {0};
  for (uint32_t i = 0; i < strides.rank; ++i) {
    const uint32_t at = tn_affine_expr_position(tn_affine_map_result(map, i));
    dims[i] = tn_shaped_type_dims(from)[at];
    turned.steps[i] = strides.steps[at];
  }
  if (tn_memref__strides(to, &found) && same_strides(&turned, &found) && same_space(from, to) &&
      tn_type_equal(tn_type_element_type(from), tn_type_element_type(to)) &&
      memcmp(dims, tn_shaped_type_dims(to), strides.rank * sizeof *dims) == 0) {
    return TN_OK;
  }
  tn_type wanted;
  TN_TRY(type_with_map(context, from, dims, &turned, &wanted));
  const tn_type types[] = {to, wanted};
  return tn_check__fail_typed(
      context, op, true, "result type $ is not equivalent to the canonical transposed input type $",
      types);
}

//===-- Transfers -----------------------------------------------------------------------------===//

static tn_status fail_too_few(const tn_context* context, tn_ref op, uint32_t wanted) {
  return tn_op__fail_named(context, op, NULL, "expected at least %u operands", wanted);
}

static bool are_indices(const tn_context* context, tn_ref op, uint32_t first, uint32_t count) {
  for (uint32_t i = first; i < first + count; ++i) {
    if (!tn_type__is(tn_op__operand_type(context, op, i), TN_TYPE_INDEX)) return false;
  }
  return true;
}

/// Checks the operands: the source, the destination, the number of elements, the tag, and
/// optionally a stride and the number of elements per stride. Subscripts follow each memref.
static tn_status check_dma_start(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  static const char* const names[] = {"source", "destination", "tag"};
  const uint32_t count = tn_op__operand_count(context, op);
  uint32_t wanted = 4;
  uint32_t next = 0;
  if (count < wanted) return fail_too_few(context, op, wanted);
  for (size_t i = 0; i < 3; ++i) {
    const tn_type type = tn_op__operand_type(context, op, next++);
    if (!tn_type__is(type, TN_TYPE_MEMREF)) {
      return tn_op__fail_named(context, op, NULL, "expected %s to be of memref type", names[i]);
    }
    const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
    wanted += rank;
    if (count < wanted) return fail_too_few(context, op, wanted);
    if (!are_indices(context, op, next, rank)) {
      return tn_op__fail_named(context, op, NULL, "expected %s indices to be of index type",
                               names[i]);
    }
    next += rank;
    if (i == 1 && !are_indices(context, op, next++, 1)) {
      return tn_op__fail_named(context, op, NULL, "expected num elements to be of index type");
    }
  }
  if (count != wanted && count != wanted + 2) {
    return tn_op__fail_named(context, op, NULL, "incorrect number of operands");
  }
  if (are_indices(context, op, next, count - wanted)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "expected stride and num elements per stride to be of type index");
}

static tn_status check_dma_wait(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const uint32_t found = tn_op__operand_count(context, op) - 2;
  const size_t rank =
      tn_shaped_type_rank(tn_op__operand_type(context, op, TN_MEMREF_DMA_WAIT_TAG_MEM_REF));
  if (found == rank) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "expected tagIndices to have the same number of elements as the "
                           "tagMemRef rank, expected %zu, but got %u",
                           rank, found);
}

const tn_named_check tn_memref_checks[] = {
    {"memref.dma_start", check_dma_start, NULL, false},
    {"memref.dma_wait", check_dma_wait, NULL, true},
    {"memref.alloc", check_alloc, NULL, true},
    {"memref.alloca", check_alloca, NULL, false},
    {"memref.realloc", check_realloc, NULL, true},
    {"memref.view", check_view, NULL, true},
    {"memref.global", check_global, NULL, false},
    {"memref.get_global", NULL, check_get_global, false},
    {"memref.load", check_load, NULL, true},
    {"memref.store", check_store, NULL, true},
    {"memref.prefetch", check_prefetch, NULL, true},
    {"memref.atomic_rmw", check_atomic, NULL, true},
    {"memref.generic_atomic_rmw", check_generic_atomic, NULL, false},
    {"memref.atomic_yield", check_atomic_yield, NULL, false},
    {"memref.cast", check_cast, NULL, true},
    {"memref.memory_space_cast", check_space_cast, NULL, true},
    {"memref.assume_alignment", check_assume, NULL, true},
    {"memref.extract_strided_metadata", check_metadata, NULL, true},
    {"memref.transpose", check_transpose, NULL, true},
    {NULL, NULL, NULL, false},
};
