// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of vector.transfer_read and vector.transfer_write. The map is omitted if it selects
// the last dimensions in order, and bounds are omitted if no dimension is in bounds; the type of a
// mask is inferred from the map.
//
// Source: the vector dialect's documentation.

#include <tenure/affine.h>

#include "dialects/vector/vector.h"
#include "ir/type_check.h"
#include "schema/custom_assembly.h"

//===-- Defaults ------------------------------------------------------------------------------===//

/// Returns the vector's rank without the rank of element vectors.
static size_t effective_rank(tn_type shaped, tn_type vector) {
  const tn_type element = tn_type_element_type(shaped);
  const size_t inner = tn_type__is(element, TN_TYPE_VECTOR) ? tn_shaped_type_rank(element) : 0;
  const size_t rank = tn_shaped_type_rank(vector);
  return rank < inner ? 0 : rank - inner;
}

/// Returns true if the vector is a vector of one element for a shape of rank 0.
static bool is_one_of_none(tn_type shaped, tn_type vector) {
  return tn_shaped_type_rank(shaped) == 0 && tn_shaped_type_rank(vector) == 1 &&
         tn_shaped_type_dims(vector)[0] == 1;
}

/// Creates the default map: the last dimensions, as many as effective_rank returns.
static tn_status default_map(tn_context* context, tn_type shaped, tn_type vector,
                             tn_attribute* out_map) {
  const size_t rank = tn_shaped_type_rank(shaped);
  const size_t count = effective_rank(shaped, vector);
  if (is_one_of_none(shaped, vector)) return tn_affine_map_constant_get(context, 0, out_map);
  return tn_affine_map_minor_identity_get(context, (uint32_t)rank,
                                          (uint32_t)(count < rank ? count : rank), out_map);
}

/// Creates the default bounds: no dimension is in bounds.
static tn_status default_bounds(tn_context* context, tn_attribute map, tn_attribute* out_bounds) {
  tn_attribute no;
  const size_t count = tn_affine_map_result_count(map);
  const size_t size = (count + 1) * sizeof no;
  TN_TRY(tn_bool_attribute_get(context, false, &no));
  tn_attribute* all = tn_allocate(&context->allocator, size);
  if (all == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < count; ++i) all[i] = no;
  const tn_status status = tn_array_attribute_get(context, all, count, out_bounds);
  tn_deallocate(&context->allocator, all, size);
  return status;
}

/// Collects the vector's dimensions in the order of the base's dimensions, and returns their
/// number. `dims` and `scalable` have room for all dimensions of the vector, and for at least one.
static size_t masked_dims(tn_type vector, tn_attribute map, int64_t* dims, bool* scalable) {
  size_t count = 0;
  const size_t rank = tn_shaped_type_rank(vector);
  for (uint32_t dim = 0; dim < tn_affine_map_dim_count(map); ++dim) {
    for (size_t i = 0; i < tn_affine_map_result_count(map) && i < rank; ++i) {
      const tn_affine_expr result = tn_affine_map_result(map, i);
      if (tn_affine_expr_kind_of(result) != TN_AFFINE_DIM ||
          tn_affine_expr_position(result) != dim || count == rank) {
        continue;
      }
      dims[count] = tn_shaped_type_dims(vector)[i];
      scalable[count++] = tn_vector_type_is_scalable(vector, i);
      break;
    }
  }
  if (count == 0) {
    dims[count] = 1;
    scalable[count++] = false;
  }
  return count;
}

static tn_status mask_type(tn_context* context, tn_type vector, tn_attribute map,
                           tn_type* out_type) {
  const size_t room = tn_shaped_type_rank(vector) + 1;
  const size_t size = room * (sizeof(int64_t) + 1);
  tn_type i1;
  TN_TRY(tn_integer_type_get(context, 1, TN_SIGNLESS, &i1));
  int64_t* dims = tn_allocate(&context->allocator, size);
  if (dims == NULL) return tn_context__out_of_memory(context);
  bool* scalable = (bool*)(dims + room);
  const size_t count = masked_dims(vector, map, dims, scalable);
  const tn_status status = tn_vector_type_get(i1, dims, scalable, count, out_type);
  tn_deallocate(&context->allocator, dims, size);
  return status;
}

//===-- Reading -------------------------------------------------------------------------------===//

/// A transfer that is being parsed.
typedef struct transfer {
  bool is_write;
  bool has_mask;
  size_t index_count;
  const char* types_at;
  const char* mask_at;
  tn_type vector;
  tn_type shaped;
} transfer;

/// Parses `%base[%i, %j]`.
static tn_status read_base(tn_parser* parser, const tn_op_frame* frame, transfer* self) {
  TN_TRY(tn_custom_assembly__operand(parser));
  const size_t before = parser->operands.count;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                     SIZE_MAX));
  self->index_count = parser->operands.count - before;
  return TN_OK;
}

static tn_status read_operands(tn_parser* parser, const tn_op_frame* frame, transfer* self) {
  if (self->is_write) {
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(read_base(parser, frame, self));
  } else {
    TN_TRY(read_base(parser, frame, self));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  self->has_mask = tn_parser__consume_if(parser, TN_TOKEN_COMMA);
  self->mask_at = parser->token.start;
  return self->has_mask ? tn_custom_assembly__operand(parser) : TN_OK;
}

/// Parses `: memref<...>, vector<...>`; in reverse order for a write.
static tn_status read_types(tn_parser* parser, const tn_op_frame* frame, transfer* self) {
  const char* at = parser->token.start;
  self->types_at = at;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  tn_type types[2] = {{NULL}, {NULL}};
  size_t count = 0;
  do {
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    if (count < 2) types[count] = type;
    ++count;
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  if (count != 2) return tn_parser__custom_error(parser, frame, at, "requires two types");
  self->vector = types[self->is_write ? 0 : 1];
  self->shaped = types[self->is_write ? 1 : 0];
  const bool is_vector = tn_type__is(self->vector, TN_TYPE_VECTOR);
  if (!is_vector && self->is_write) {
    return tn_parser__custom_error(parser, frame, at, "requires vector type");
  }
  const bool is_ranked =
      tn_type__is(self->shaped, TN_TYPE_TENSOR) || tn_type__is(self->shaped, TN_TYPE_MEMREF);
  if (!is_ranked) {
    return tn_parser__custom_error(parser, frame, at, "requires memref or ranked tensor type");
  }
  if (!is_vector) return tn_parser__custom_error(parser, frame, at, "requires vector type");
  return TN_OK;
}

static tn_attribute given(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  const tn_place place = tn_op_schema__find(reading.schema, tn_string_view_from(name));
  return (tn_attribute){tn_reading__attribute(&reading, place.index)};
}

/// Adds the defaults; `*out_map` is the map.
static tn_status complete(tn_parser* parser, tn_op_frame* frame, const transfer* self,
                          tn_attribute* out_map) {
  tn_context* context = parser->context;
  *out_map = given(parser, frame, "permutation_map");
  if (!tn_attribute__is(*out_map, TN_ATTRIBUTE_AFFINE_MAP)) {
    if (tn_shaped_type_rank(self->shaped) < effective_rank(self->shaped, self->vector) &&
        !is_one_of_none(self->shaped, self->vector)) {
      return tn_parser__custom_error(
          parser, frame, self->types_at,
          "expected a custom permutation_map when rank(source) != rank(destination)");
    }
    TN_TRY(default_map(context, self->shaped, self->vector, out_map));
    TN_TRY(tn_custom_assembly__set(parser, frame, "permutation_map", *out_map));
  }
  if (given(parser, frame, "in_bounds").storage == NULL) {
    tn_attribute bounds;
    TN_TRY(default_bounds(context, *out_map, &bounds));
    TN_TRY(tn_custom_assembly__set(parser, frame, "in_bounds", bounds));
  }
  const int32_t sizes[] = {1, 1, (int32_t)self->index_count, self->has_mask};
  const int32_t read_sizes[] = {1, (int32_t)self->index_count, 1, self->has_mask};
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, 4, self->is_write ? sizes : read_sizes, sizeof sizes,
                                      &value));
  return tn_custom_assembly__set(parser, frame, "operandSegmentSizes", value);
}

static tn_status push_types(tn_parser* parser, const transfer* self, tn_attribute map) {
  tn_type index;
  TN_TRY(tn_index_type_get(parser->context, &index));
  if (self->is_write) TN_TRY(tn_parser__push_type(parser, self->vector));
  TN_TRY(tn_parser__push_type(parser, self->shaped));
  for (size_t i = 0; i < self->index_count; ++i) TN_TRY(tn_parser__push_type(parser, index));
  if (!self->is_write) TN_TRY(tn_parser__push_type(parser, tn_type_element_type(self->shaped)));
  if (self->has_mask) {
    tn_type mask;
    TN_TRY(mask_type(parser->context, self->vector, map, &mask));
    TN_TRY(tn_parser__push_type(parser, mask));
  }
  if (!self->is_write) return tn_parser__push_type(parser, self->vector);
  return tn_type__is(self->shaped, TN_TYPE_TENSOR) ? tn_parser__push_type(parser, self->shaped)
                                                   : TN_OK;
}

static tn_status parse_transfer(tn_parser* parser, tn_op_frame* frame, bool is_write) {
  transfer self = {.is_write = is_write};
  tn_attribute map;
  TN_TRY(read_operands(parser, frame, &self));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(read_types(parser, frame, &self));
  TN_TRY(complete(parser, frame, &self, &map));
  if (self.has_mask && tn_type__is(tn_type_element_type(self.shaped), TN_TYPE_VECTOR)) {
    return tn_parser__custom_error(parser, frame, self.mask_at,
                                   "does not support masks with vector element type");
  }
  if (self.has_mask && tn_shaped_type_rank(self.vector) != tn_affine_map_result_count(map)) {
    return tn_parser__custom_error(
        parser, frame, self.types_at,
        "expected the same rank for the vector and the results of the permutation map");
  }
  TN_TRY(push_types(parser, &self, map));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_status parse_read(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return parse_transfer(parser, frame, false);
}

static tn_status parse_write(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  return parse_transfer(parser, frame, true);
}

//===-- Printing ------------------------------------------------------------------------------===//

static void put_attributes(tn_printer* printer, tn_ref op) {
  const tn_attribute map = tn_custom_assembly__inherent(printer, op, "permutation_map");
  const tn_attribute bounds = tn_custom_assembly__inherent(printer, op, "in_bounds");
  const char* elided[3] = {"operandSegmentSizes"};
  size_t count = 1;
  if (tn_affine_map_is_minor_identity(map)) elided[count++] = "permutation_map";
  bool crosses_all = true;
  for (size_t i = 0; i < tn_array_attribute_count(bounds); ++i) {
    const tn_attribute bound = tn_array_attribute_element(bounds, i);
    crosses_all = crosses_all && tn_integer_attribute_value(bound) == 0;
  }
  if (crosses_all) elided[count++] = "in_bounds";
  tn_printer__put_attributes_but(printer, op, false, elided, count);
}

static void put_types(tn_printer* printer, tn_ref first, tn_ref second) {
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_type(printer, tn_type__ref(tn_value__type_or_null(printer->context, first)));
  TN_PUT(&printer->sink, ", ");
  tn_printer__put_type(printer, tn_type__ref(tn_value__type_or_null(printer->context, second)));
}

/// Prints `[%i, %j]`: `count` operands from index `first` on.
static void put_indices(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  tn_put_char(&printer->sink, '[');
  tn_printer__put_operands(printer, op, first, count);
  tn_put_char(&printer->sink, ']');
}

static tn_print_region print_read(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  put_indices(printer, op, 1, counts[1]);
  TN_PUT(&printer->sink, ", ");
  tn_printer__put_operands(printer, op, 1 + counts[1], 1 + counts[3]);
  put_attributes(printer, op);
  put_types(printer, tn_op_cell__operand(context, op, cell, 0), tn_op_cell__result(op, cell, 0));
  return TN_PRINT_NO_REGION;
}

static tn_print_region print_write(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 2);
  put_indices(printer, op, 2, counts[2]);
  if (counts[3] != 0) {
    TN_PUT(&printer->sink, ", ");
    tn_printer__put_operands(printer, op, 2 + counts[2], 1);
  }
  put_attributes(printer, op);
  put_types(printer, tn_op_cell__operand(context, op, cell, 0),
            tn_op_cell__operand(context, op, cell, 1));
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_vector_transfer_assemblies[] = {
    {"vector.transfer_read", parse_read, print_read},
    {"vector.transfer_write", parse_write, print_write},
    {NULL, NULL, NULL},
};
