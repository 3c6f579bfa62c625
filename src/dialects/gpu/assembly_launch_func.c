// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of gpu.launch_func, whose sizes share a type, and which prints clusters and
// object before the operands that precede them. Source: the gpu dialect's documentation, and MLIR's
// output.

#include <string.h>

#include "dialects/gpu/gpu.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

/// Operand groups, in storage order.
enum {
  GROUP_TOKENS = 0,
  GROUP_GRID = 1,
  GROUP_BLOCK = 4,
  GROUP_CLUSTER = 7,
  GROUP_MEMORY = 10,
  GROUP_ARGUMENTS = 11,
  GROUP_OBJECT = 12,
  GROUP_COUNT = 13
};

/// The state of parsing a launch.
typedef struct launch {
  bool is_async;
  bool has_object;
  tn_unresolved_operand object;
  tn_type object_type;
  int32_t sizes[GROUP_COUNT];
} launch;

//===-- Parsing -------------------------------------------------------------------------------===//

/// Parses `<%object : type>`.
static tn_status read_object(tn_parser* parser, launch* self) {
  self->has_object = tn_parser__consume_if(parser, TN_TOKEN_LESS);
  self->sizes[GROUP_OBJECT] = self->has_object;
  if (!self->has_object) return TN_OK;
  TN_TRY(tn_parser__operand(parser, &self->object));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &self->object_type));
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'");
}

/// Parses `keyword in (%x, %y, %z)`.
static tn_status read_sizes(tn_parser* parser, const tn_op_frame* frame, const char* word,
                            int32_t* sizes) {
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, word));
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "in"));
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN, 3));
  for (size_t i = 0; i < 3; ++i) sizes[i] = 1;
  return TN_OK;
}

static tn_status read_all_sizes(tn_parser* parser, const tn_op_frame* frame, launch* self) {
  const size_t first = parser->operands.count;
  const bool has_clusters = tn_parser__is_word(parser, "clusters");
  if (has_clusters) TN_TRY(read_sizes(parser, frame, "clusters", &self->sizes[GROUP_CLUSTER]));
  TN_TRY(read_sizes(parser, frame, "blocks", &self->sizes[GROUP_GRID]));
  TN_TRY(read_sizes(parser, frame, "threads", &self->sizes[GROUP_BLOCK]));
  if (!has_clusters) return TN_OK;
  tn_unresolved_operand clusters[3];
  tn_unresolved_operand* operands = (tn_unresolved_operand*)parser->operands.items + first;
  memcpy(clusters, operands, sizeof clusters);
  memmove(operands, operands + 3, 6 * sizeof *operands);
  memcpy(operands + 6, clusters, sizeof clusters);
  return TN_OK;
}

static tn_status token_type(tn_parser* parser, tn_type* out_type) {
  return tn_opaque_type_get(parser->context, tn_string_view_from("gpu"),
                            tn_string_view_from("async.token"), out_type);
}

/// Pushes the types of operands before the arguments; `size_type` is the type of the sizes.
static tn_status push_types(tn_parser* parser, const launch* self, tn_type size_type) {
  tn_type token;
  tn_type i32;
  TN_TRY(token_type(parser, &token));
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  for (int32_t i = 0; i < self->sizes[GROUP_TOKENS]; ++i) {
    TN_TRY(tn_parser__push_type(parser, token));
  }
  for (size_t i = GROUP_GRID; i < GROUP_MEMORY; ++i) {
    if (self->sizes[i] != 0) TN_TRY(tn_parser__push_type(parser, size_type));
  }
  return self->sizes[GROUP_MEMORY] != 0 ? tn_parser__push_type(parser, i32) : TN_OK;
}

/// Parses `args(%a : type, %b : type)`.
static tn_status read_arguments(tn_parser* parser, launch* self) {
  if (!tn_custom_assembly__take_word(parser, "args")) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    tn_type type;
    TN_TRY(tn_custom_assembly__operand(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
    ++self->sizes[GROUP_ARGUMENTS];
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status read_operands(tn_parser* parser, tn_op_frame* frame, launch* self) {
  tn_type size_type;
  TN_TRY(read_all_sizes(parser, frame, self));
  TN_TRY(tn_index_type_get(parser->context, &size_type));
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) TN_TRY(tn_parser__type(parser, &size_type));
  if (tn_custom_assembly__take_word(parser, "dynamic_shared_memory_size")) {
    self->sizes[GROUP_MEMORY] = 1;
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  TN_TRY(push_types(parser, self, size_type));
  TN_TRY(read_arguments(parser, self));
  if (!self->has_object) return TN_OK;
  TN_TRY(tn_parser__push(parser, &parser->operands, &self->object, sizeof self->object));
  return tn_parser__push_type(parser, self->object_type);
}

static tn_status set_segments(tn_parser* parser, tn_op_frame* frame, const launch* self) {
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, GROUP_COUNT, self->sizes, sizeof self->sizes, &value));
  return tn_custom_assembly__set(parser, frame, "operandSegmentSizes", value);
}

static tn_status parse_launch_func(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  launch self;
  tn_attribute kernel;
  *out_region = false;
  memset(&self, 0, sizeof self);
  TN_TRY(tn_gpu__read_async(parser, frame, &self.is_async));
  self.sizes[GROUP_TOKENS] = (int32_t)(parser->operands.count - frame->operands);
  TN_TRY(read_object(parser, &self));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &kernel));
  TN_TRY(tn_custom_assembly__set(parser, frame, "kernel", kernel));
  TN_TRY(read_operands(parser, frame, &self));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(set_segments(parser, frame, &self));
  if (self.is_async) {
    tn_type token;
    TN_TRY(token_type(parser, &token));
    TN_TRY(tn_parser__push_type(parser, token));
  }
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

//===-- Printing ------------------------------------------------------------------------------===//

static void put_sizes(tn_printer* printer, tn_ref op, const char* word, uint32_t first) {
  tn_put_char(&printer->sink, ' ');
  tn_put_view(&printer->sink, tn_string_view_from(word));
  TN_PUT(&printer->sink, " in (");
  tn_printer__put_operands(printer, op, first, 3);
  tn_put_char(&printer->sink, ')');
}

/// Prints `%a : type`.
static void put_typed(tn_printer* printer, tn_ref op, uint32_t index) {
  tn_printer__put_operands(printer, op, index, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, index, 1);
}

static void put_arguments(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  if (count == 0) return;
  TN_PUT(&printer->sink, "args(");
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_typed(printer, op, first + i);
  }
  tn_put_char(&printer->sink, ')');
}

static void put_head(tn_printer* printer, tn_ref op, const uint32_t* counts, uint32_t object) {
  const tn_attribute kernel = tn_custom_assembly__inherent(printer, op, "kernel");
  tn_put_char(&printer->sink, ' ');
  tn_gpu__put_async(printer, op, 0, counts[GROUP_TOKENS]);
  if (counts[GROUP_OBJECT] != 0) {
    tn_put_char(&printer->sink, '<');
    put_typed(printer, op, object);
    tn_put_char(&printer->sink, '>');
  }
  tn_put_char(&printer->sink, ' ');
  if (kernel.storage != NULL) tn_printer__put_any(printer, kernel.storage, 0);
}

static tn_print_region print_launch_func(tn_printer* printer, tn_ref op,
                                         const tn_op_definition* definition,
                                         uint32_t regions_done) {
  static const char* const elided[] = {"operandSegmentSizes", "kernel"};
  (void)regions_done;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(printer->context, tn_op_schema__of(definition), op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  const uint32_t first = counts[GROUP_TOKENS];
  const bool has_clusters = counts[GROUP_CLUSTER] != 0 && counts[GROUP_CLUSTER + 1] != 0 &&
                            counts[GROUP_CLUSTER + 2] != 0;
  const uint32_t memory =
      first + 6 + counts[GROUP_CLUSTER] + counts[GROUP_CLUSTER + 1] + counts[GROUP_CLUSTER + 2];
  const uint32_t arguments = memory + counts[GROUP_MEMORY];
  put_head(printer, op, counts, arguments + counts[GROUP_ARGUMENTS]);
  if (has_clusters) put_sizes(printer, op, "clusters", first + 6);
  put_sizes(printer, op, "blocks", first);
  put_sizes(printer, op, "threads", first + 3);
  tn_put_char(&printer->sink, ' ');
  if (!tn_type__is(tn_op__operand_type(printer->context, op, first), TN_TYPE_INDEX)) {
    TN_PUT(&printer->sink, ": ");
    tn_printer__put_operand_types(printer, op, first, 1);
  }
  if (counts[GROUP_MEMORY] != 0) {
    TN_PUT(&printer->sink, " dynamic_shared_memory_size ");
    tn_printer__put_operands(printer, op, memory, 1);
  }
  tn_put_char(&printer->sink, ' ');
  put_arguments(printer, op, arguments, counts[GROUP_ARGUMENTS]);
  tn_printer__put_attributes_but(printer, op, false, elided, 2);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_gpu_launch_func_assemblies[] = {
    {"gpu.launch_func", parse_launch_func, print_launch_func},
    {NULL, NULL, NULL},
};
