// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Common verification of structured ops: consistency of maps, shapes, results and the region.
// Source: the documentation of MLIR's LinalgOp and DestinationStyleOpInterface; the order of checks
// and the messages match.

#include <stdio.h>

#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"

//===-- Outputs -------------------------------------------------------------------------------===//

static bool is_tensor(tn_type type) {
  return tn_type__is(type, TN_TYPE_TENSOR) || tn_type__is(type, TN_TYPE_UNRANKED_TENSOR);
}

static bool is_buffer(tn_type type) {
  return tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF);
}

static tn_status check_destinations(const tn_context* context, tn_ref op,
                                    const tn_linalg_structure* structure) {
  uint32_t tensors = 0;
  for (uint32_t i = structure->input_count; i < structure->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (is_tensor(type)) {
      ++tensors;
    } else if (!is_buffer(type)) {
      return tn_op__fail_named(context, op, NULL,
                               "expected that operand #%u is a tensor or a memref", i);
    }
  }
  const uint32_t results = tn_op__result_count(context, op);
  if (results != tensors) {
    return tn_op__fail_named(context, op, NULL,
                             "expected the number of tensor results (%u) to be equal to the number "
                             "of output tensors (%u)",
                             results, tensors);
  }
  uint32_t next = 0;
  for (uint32_t i = structure->input_count; i < structure->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!is_tensor(type)) continue;
    const tn_type result = tn_op__result_type(context, op, next++);
    if (tn_type_equal(type, result)) continue;
    char words[96];
    (void)snprintf(words, sizeof words, "expected type of operand #%u (", i);
    return tn_check__fail_types(context, op, words, type,
                                ") to match type of corresponding result (", result, ")");
  }
  return TN_OK;
}

static tn_status check_semantics(const tn_context* context, tn_ref op,
                                 const tn_linalg_structure* structure) {
  bool has_tensor = false;
  bool has_buffer = false;
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    has_tensor = has_tensor || is_tensor(type);
    has_buffer = has_buffer || is_buffer(type);
  }
  if (has_tensor != has_buffer || structure->operand_count == 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "expected to have pure tensor or buffer semantics");
}

//===-- Maps ----------------------------------------------------------------------------------===//

static tn_status check_ranks(const tn_context* context, tn_ref op,
                             const tn_linalg_structure* structure) {
  if (structure->map_count != structure->operand_count) {
    return tn_op__fail_named(context, op, NULL,
                             "expected the number of indexing_map (%u) to be equal to the number "
                             "of input/output operands (%u)",
                             structure->map_count, structure->operand_count);
  }
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    const size_t rank = tn_linalg__rank(type);
    const size_t results = tn_affine_map_result_count(tn_linalg__map(structure, i));
    if (tn_affine_map_symbol_count(tn_linalg__map(structure, i)) != 0) {
      return tn_op__fail_named(context, op, NULL, "unexpected symbols in indexing_map #%u", i);
    }
    if (results == rank) continue;
    return tn_op__fail_named(context, op, NULL,
                             "expected operand #%u rank (%zu) to match the result rank of "
                             "indexing_map (%zu)",
                             i, rank, results);
  }
  return TN_OK;
}

static tn_status fail_map(const tn_context* context, tn_ref op, const char* before,
                          tn_attribute map, const char* after) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, before);
  if (tn_affine_map_print(map, tn_text_buffer_write, &text) != TN_OK) text.failed = true;
  tn_text_buffer_append_text(&text, after);
  return tn_check__fail(context, op, true, &text);
}

/// Determines the size of each loop from the first dimension that only that loop indexes; -1 if it
/// is unknown. `*out_missing` if a loop indexes none.
static void loop_extents(const tn_context* context, tn_ref op, const tn_linalg_structure* structure,
                         tn_affine_input* extents, uint32_t count, bool* out_missing,
                         bool* out_dynamic) {
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    for (size_t k = 0; k < tn_affine_map_result_count(tn_linalg__map(structure, i)); ++k) {
      const tn_affine_expr expr = tn_affine_map_result(tn_linalg__map(structure, i), k);
      if (tn_affine_expr_kind_of(expr) != TN_AFFINE_DIM) continue;
      const uint32_t loop = tn_affine_expr_position(expr);
      if (loop >= count || extents[loop].is_known) continue;
      extents[loop] = (tn_affine_input){tn_shaped_type_dims(type)[k], true};
    }
  }
  *out_missing = *out_dynamic = false;
  for (uint32_t i = 0; i < count; ++i) {
    *out_missing = *out_missing || !extents[i].is_known;
    *out_dynamic = *out_dynamic || extents[i].value == TN_DYNAMIC;
  }
}

/// Evaluates a result of the map at a point; false if it is unknown.
static bool value_at(tn_attribute map, const tn_affine_input* point, uint32_t count, size_t index,
                     int64_t* out_value) {
  tn_attribute folded;
  bool is_poison;
  if (tn_affine_map_fold(map, point, count, &folded, &is_poison) != TN_OK || is_poison) {
    return false;
  }
  const tn_affine_expr expr = tn_affine_map_result(folded, index);
  *out_value = tn_affine_expr_value(expr);
  return tn_affine_expr_kind_of(expr) == TN_AFFINE_CONSTANT;
}

static tn_status check_extent(const tn_context* context, tn_ref op, uint32_t operand,
                              tn_attribute map, size_t dim, int64_t first, int64_t last,
                              int64_t extent) {
  const int64_t inferred = (first > last ? first : last) + 1;
  if (first < 0 || last < 0) {
    char words[96];
    (void)snprintf(words, sizeof words, "unexpected result less than 0 at expression #%zu in ",
                   dim);
    return fail_map(context, op, words, map, "");
  }
  const bool is_whole = tn_affine_expr_kind_of(tn_affine_map_result(map, dim)) == TN_AFFINE_DIM;
  if (is_whole ? inferred == extent : inferred <= extent) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "inferred input/output operand #%u has shape's dimension #%zu to be "
                           "%s%lld, but found %lld",
                           operand, dim, is_whole ? "" : "greater than or equal to ",
                           (long long)inferred, (long long)extent);
}

static tn_status check_extents(const tn_context* context, tn_ref op,
                               const tn_linalg_structure* structure, const tn_affine_input* begins,
                               tn_affine_input* ends, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) --ends[i].value;
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    for (size_t k = 0; k < tn_affine_map_result_count(tn_linalg__map(structure, i)); ++k) {
      const int64_t extent = tn_shaped_type_dims(type)[k];
      int64_t first;
      int64_t last;
      if (extent == TN_DYNAMIC || extent == 0 ||
          !value_at(tn_linalg__map(structure, i), begins, count, k, &first) ||
          !value_at(tn_linalg__map(structure, i), ends, count, k, &last)) {
        continue;
      }
      TN_TRY(check_extent(context, op, i, tn_linalg__map(structure, i), k, first, last, extent));
    }
  }
  return TN_OK;
}

static tn_status fail_missing(tn_context* context, tn_ref op,
                              const tn_linalg_structure* structure) {
  const size_t byte_size = (structure->operand_count + (size_t)1) * sizeof(tn_attribute);
  tn_attribute* maps = tn_allocate(&context->allocator, byte_size);
  if (maps == NULL) return tn_context__out_of_memory(context);
  tn_attribute all;
  for (uint32_t i = 0; i < structure->operand_count; ++i) maps[i] = tn_linalg__map(structure, i);
  const tn_status status = tn_affine_map_concatenate(context, maps, structure->operand_count, &all);
  tn_deallocate(&context->allocator, maps, byte_size);
  TN_TRY(status);
  return fail_map(context, op, "invalid indexing maps are non-invertible: (", all, ")");
}

/// Checks the loop sizes; `begins` and `ends` have room for `count` loops.
static tn_status check_loops(tn_context* context, tn_ref op, const tn_linalg_structure* structure,
                             tn_affine_input* begins, tn_affine_input* ends, uint32_t count) {
  bool is_missing;
  bool is_dynamic;
  for (uint32_t i = 0; i < count; ++i) begins[i] = ends[i] = (tn_affine_input){0, false};
  loop_extents(context, op, structure, ends, count, &is_missing, &is_dynamic);
  if (is_missing) return fail_missing(context, op, structure);
  for (uint32_t i = 0; i < count; ++i) begins[i].is_known = true;
  if (!is_dynamic) TN_TRY(check_extents(context, op, structure, begins, ends, count));
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    if (tn_affine_map_dim_count(tn_linalg__map(structure, i)) == structure->loop_count) continue;
    return tn_op__fail_named(context, op, NULL,
                             "expected indexing_map #%u to have %u dim(s) to match the number of "
                             "loops",
                             i, structure->loop_count);
  }
  return TN_OK;
}

static tn_status check_maps(tn_context* context, tn_ref op, const tn_linalg_structure* structure) {
  uint32_t count = 0;
  TN_TRY(check_ranks(context, op, structure));
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    const uint32_t dims = tn_affine_map_dim_count(tn_linalg__map(structure, i));
    if (dims > count) count = dims;
  }
  const size_t byte_size = 2 * ((size_t)count + 1) * sizeof(tn_affine_input);
  tn_affine_input* inputs = tn_allocate(&context->allocator, byte_size);
  if (inputs == NULL) return tn_context__out_of_memory(context);
  const tn_status status = check_loops(context, op, structure, inputs, inputs + count + 1, count);
  tn_deallocate(&context->allocator, inputs, byte_size);
  return status;
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Returns the type of the region argument for an operand: its element type, or the type itself if
/// it has none.
static tn_type argument_type_of(tn_type type) {
  return tn_type__is(type, TN_TYPE_TENSOR) || tn_type__is(type, TN_TYPE_MEMREF)
             ? tn_type_element_type(type)
             : type;
}

static bool has_one_block(const tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  return block != 0 && tn_op_cell__region_count(tn_op__at(context, op)) == 1 &&
         tn_block__at(context, block)->next == 0;
}

static tn_status check_region(const tn_context* context, tn_ref op,
                              const tn_linalg_structure* structure) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (!has_one_block(context, op)) {
    return tn_op__fail_named(context, op, NULL, "expects to have 1 region with 1 block");
  }
  if (tn_block__argument_count(context, block) != structure->operand_count) {
    return tn_op__fail_named(context, op, NULL,
                             "expected as many non-induction variable region arguments as the "
                             "number of input/output operands");
  }
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    const tn_type wanted = argument_type_of(tn_op__operand_type(context, op, i));
    const tn_type found = tn_block__argument_type(context, block, i);
    if (tn_type_equal(wanted, found)) continue;
    char words[64];
    (void)snprintf(words, sizeof words, "expected type of bb argument #%u (", i);
    return tn_check__fail_types(context, op, words, found,
                                ") to match element or self type of the corresponding operand (",
                                wanted, ")");
  }
  return TN_OK;
}

static tn_status check_structured(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_linalg_structure structure;
  (void)schema;
  const tn_status status = tn_linalg__structure_of(context, op, &structure);
  if (status != TN_OK) return status == TN_NOT_FOUND ? TN_OK : status;
  TN_TRY(check_destinations(context, op, &structure));
  TN_TRY(check_semantics(context, op, &structure));
  if (structure.map_count != 0 || structure.operand_count == 0 ||
      tn_op__inherent(context, op, "iterator_types") != NULL) {
    TN_TRY(check_maps(context, op, &structure));
  }
  return check_region(context, op, &structure);
}

//===-- Nested ops ----------------------------------------------------------------------------===//

static tn_status check_yield(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_linalg_structure structure;
  (void)schema;
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  const bool is_structured = tn_linalg__operands(context, parent, &structure);
  if (parent != 0 && (tn_op_cell__region_count(tn_op__at(context, parent)) != 1)) {
    return tn_op__fail_named(context, op, NULL, "expected single non-empty parent region");
  }
  if (!is_structured) {
    return tn_op__fail_named(context, op, NULL, "expected parent op with LinalgOp interface");
  }
  const uint32_t count = tn_op__operand_count(context, op);
  const uint32_t outputs = structure.operand_count - structure.input_count;
  if (count != outputs) {
    return tn_op__fail_named(context, op, NULL,
                             "expected number of yield values (%u) to match the number of inits / "
                             "outs operands of the enclosing LinalgOp (%u)",
                             count, outputs);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type found = tn_op__operand_type(context, op, i);
    const tn_type wanted =
        argument_type_of(tn_op__operand_type(context, parent, structure.input_count + i));
    if (tn_type_equal(found, wanted)) continue;
    char words[64];
    (void)snprintf(words, sizeof words, "type of yield operand %u (", i + 1);
    return tn_check__fail_types(
        context, op, words, found,
        ") doesn't match the element type of the enclosing linalg.generic op (", wanted, ")");
  }
  return TN_OK;
}

static tn_status check_index(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_linalg_structure structure;
  (void)schema;
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  const tn_status status =
      parent == 0 ? TN_NOT_FOUND : tn_linalg__structure_of(context, parent, &structure);
  if (status == TN_NOT_FOUND) {
    return tn_op__fail_named(context, op, NULL, "expected parent op with LinalgOp interface");
  }
  TN_TRY(status);
  const int64_t dim = tn_integer_attribute_value(tn_linalg_index_dim(context, op));
  const uint32_t loops = tn_linalg__loop_count(context, parent, &structure);
  if (dim < loops) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "expected dim (%lld) to be lower than the number of loops (%u) of the "
                           "enclosing LinalgOp",
                           (long long)dim, loops);
}

const tn_named_check tn_linalg_checks[] = {
    {"linalg.structured", check_structured, NULL, false},
    {"linalg.yield", check_yield, NULL, false},
    {"linalg.index", check_index, NULL, false},
    {NULL, NULL, NULL, false},
};
