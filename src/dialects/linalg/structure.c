// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops and maps of an existing op. Source: MLIR's definitions of linalg's ops.

#include "dialects/linalg/structure.h"

#include "dialects/linalg/linalg.h"
#include "text/parser.h"

static tn_string_view name_of(const tn_context* context, tn_ref op) {
  return tn_op__kept_name(context, op);
}

static bool name_is(const tn_context* context, tn_ref op, const char* name) {
  return tn_string_view_equal(name_of(context, op), tn_string_view_from(name));
}

static const char* const unstructured[] = {
    "linalg.index",
    "linalg.yield",
    "linalg.softmax",
    "linalg.pack",
    "linalg.unpack",
    "linalg.winograd_filter_transform",
    "linalg.winograd_input_transform",
    "linalg.winograd_output_transform",
};

bool tn_linalg__operands(const tn_context* context, tn_ref op, tn_linalg_structure* out) {
  *out = (tn_linalg_structure){.operand_count = 0};
  if (op == 0) return false;
  const tn_string_view name = name_of(context, op);
  if (name.size < 8 || memcmp(name.data, "linalg.", 7) != 0) return false;
  for (size_t i = 0; i < sizeof unstructured / sizeof *unstructured; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(unstructured[i]))) return false;
  }
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if (definition == NULL || definition->verify != tn_op_schema__verify) return false;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const tn_op_schema* schema = tn_op_schema__of(definition);
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return false;
  out->operand_count = tn_op__operand_count(context, op);
  out->input_count = counts[0] <= out->operand_count ? counts[0] : out->operand_count;
  return true;
}

const char* tn_linalg__default_maps(tn_string_view name) {
  static const char* const maps[][2] = {
      {"linalg.matmul",
       "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, "
       "affine_map<(d0, d1, d2) -> (d0, d1)>]"},
      {"linalg.batch_matmul",
       "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, "
       "affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, "
       "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]"},
      {"linalg.batch_reduce_matmul",
       "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, "
       "affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]"},
  };
  for (size_t i = 0; i < sizeof maps / sizeof *maps; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(maps[i][0]))) return maps[i][1];
  }
  return NULL;
}

uint32_t tn_linalg__rank(tn_type type) {
  const bool is_element = tn_type__is(type, TN_TYPE_VECTOR) || !tn_type_is_shaped(type);
  return is_element ? 0 : (uint32_t)tn_shaped_type_rank(type);
}

/// Returns the rank of the first output.
static uint32_t output_rank(const tn_context* context, tn_ref op,
                            const tn_linalg_structure* structure) {
  return tn_linalg__rank(tn_op__operand_type(context, op, structure->input_count));
}

uint32_t tn_linalg__loop_count(const tn_context* context, tn_ref op,
                               const tn_linalg_structure* structure) {
  const tn_attribute iterators = {tn_op__inherent(context, op, "iterator_types")};
  if (tn_attribute__is(iterators, TN_ATTRIBUTE_ARRAY)) {
    return (uint32_t)tn_array_attribute_count(iterators);
  }
  const char* defaults = tn_linalg__default_maps(name_of(context, op));
  if (defaults != NULL) return strstr(defaults, "d3") != NULL ? 4 : 3;
  if (name_is(context, op, TN_NAME_LINALG_REDUCE)) {
    return tn_linalg__rank(tn_op__operand_type(context, op, 0));
  }
  if (structure->map_count != 0 && !name_is(context, op, TN_NAME_LINALG_ELEMENTWISE)) {
    return tn_affine_map_dim_count(tn_linalg__map(structure, 0));
  }
  return output_rank(context, op, structure);
}

/// Sets `map` for each operand, or `other` where `is_other` holds.
static tn_status choose_maps(
    tn_context* context, tn_linalg_structure* structure, tn_attribute map, tn_attribute other,
    bool (*is_other)(const tn_context*, tn_ref, const tn_linalg_structure*, uint32_t), tn_ref op) {
  const size_t byte_size = (structure->operand_count + (size_t)1) * sizeof(tn_attribute);
  tn_attribute* maps = tn_allocate(&context->allocator, byte_size);
  if (maps == NULL) return tn_context__out_of_memory(context);
  for (uint32_t i = 0; i < structure->operand_count; ++i) {
    maps[i] = is_other(context, op, structure, i) ? other : map;
  }
  const tn_status status =
      tn_array_attribute_get(context, maps, structure->operand_count, &structure->maps);
  tn_deallocate(&context->allocator, maps, byte_size);
  structure->map_count = structure->operand_count;
  return status;
}

static bool is_output(const tn_context* context, tn_ref op, const tn_linalg_structure* structure,
                      uint32_t index) {
  (void)context;
  (void)op;
  return index >= structure->input_count;
}

tn_status tn_linalg__set_maps(tn_context* context, tn_linalg_structure* structure,
                              tn_attribute inputs, tn_attribute outputs) {
  return choose_maps(context, structure, inputs, outputs, is_output, 0);
}

tn_status tn_linalg__set_map(tn_context* context, tn_linalg_structure* structure, uint32_t index,
                             tn_attribute map) {
  const size_t byte_size = (structure->map_count + (size_t)1) * sizeof(tn_attribute);
  tn_attribute* maps = tn_allocate(&context->allocator, byte_size);
  if (maps == NULL) return tn_context__out_of_memory(context);
  for (uint32_t i = 0; i < structure->map_count; ++i) {
    maps[i] = i == index ? map : tn_linalg__map(structure, i);
  }
  const tn_status status =
      tn_array_attribute_get(context, maps, structure->map_count, &structure->maps);
  tn_deallocate(&context->allocator, maps, byte_size);
  return status;
}

static bool has_no_rank(const tn_context* context, tn_ref op, const tn_linalg_structure* structure,
                        uint32_t index) {
  (void)structure;
  return tn_linalg__rank(tn_op__operand_type(context, op, index)) == 0;
}

/// Sets identity maps; operands without a rank get a map without results.
static tn_status identity_maps(tn_context* context, tn_ref op, tn_linalg_structure* structure) {
  const uint32_t rank = output_rank(context, op, structure);
  tn_attribute whole;
  tn_attribute none;
  TN_TRY(tn_affine_map_minor_identity_get(context, rank, rank, &whole));
  TN_TRY(tn_affine_map_get(context, rank, 0, NULL, 0, &none));
  const bool is_map = name_is(context, op, TN_NAME_LINALG_MAP);
  return choose_maps(context, structure, whole, is_map ? whole : none, has_no_rank, op);
}

static tn_status parse(tn_context* context, const char* text, tn_attribute* out_attribute) {
  const tn_string_view view = tn_string_view_from(text);
  const tn_file_range start = {.file = view, .start_line = 1, .start_column = 1};
  return tn_parser__attribute_of_any(context, view, &start, NULL, out_attribute);
}

/// Returns the attribute with the maps; null if they follow from ranks.
static tn_status attribute_of_maps(tn_context* context, tn_ref op, tn_attribute* out_maps) {
  const tn_string_view name = name_of(context, op);
  *out_maps = (tn_attribute){tn_op__inherent(context, op, "indexing_maps")};
  if (out_maps->storage != NULL && tn_array_attribute_count(*out_maps) != 0) return TN_OK;
  if (name_is(context, op, TN_NAME_LINALG_GENERIC) ||
      name_is(context, op, TN_NAME_LINALG_CONTRACT)) {
    return TN_OK;
  }
  const char* defaults = tn_linalg__default_maps(name);
  if (defaults != NULL) return parse(context, defaults, out_maps);
  return tn_linalg__maps_of_name(context, op, out_maps);
}

tn_status tn_linalg__structure_of(tn_context* context, tn_ref op, tn_linalg_structure* out) {
  static const char* const own[] = {"linalg.reduce", "linalg.transpose", "linalg.broadcast"};
  if (!tn_linalg__operands(context, op, out)) return TN_NOT_FOUND;
  for (size_t i = 0; i < sizeof own / sizeof *own; ++i) {
    if (name_is(context, op, own[i])) return TN_OK;
  }
  tn_attribute maps;
  TN_TRY(attribute_of_maps(context, op, &maps));
  if (maps.storage == NULL ||
      (tn_array_attribute_count(maps) == 0 && name_is(context, op, TN_NAME_LINALG_ELEMENTWISE))) {
    TN_TRY(identity_maps(context, op, out));
  } else {
    out->map_count = (uint32_t)tn_array_attribute_count(maps);
    out->maps = maps;
  }
  out->loop_count = tn_linalg__loop_count(context, op, out);
  return TN_OK;
}
