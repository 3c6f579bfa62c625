// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The regions of named linalg ops, from mlir-c/Dialect/Linalg.h.
//
// The custom form of such an op omits its region, and parsing creates it. So a copy of the op is
// printed between ops that define operands of the same types, and the region of the parsed op is
// moved to the original. An op whose form prints the region, such as the generic form, has no
// region that follows from its name.

#include "mlir-c/Dialect/Linalg.h"

#include <tenure/block.h>
#include <tenure/builder.h>
#include <tenure/operation.h>
#include <tenure/value.h>

#include "mlir_c/ir.h"

/// Appends a copy of `op`, without its regions, to the builder's block.
static tn_status copy_op(tn_builder* b, tn_op op, tn_clone_map* map) {
  const size_t count = tn_op_operand_count(op);
  for (size_t i = 0; i < count; ++i) {
    const tn_value operand = tn_op_operand(op, i);
    const tn_value value =
        tn_build_value(b, TN_OP("builtin.unrealized_conversion_cast",
                                .result_types = TN_TYPES(tn_value_type(operand))));
    if (b->status != TN_OK) return b->status;
    const tn_status status = tn_clone_map_set_value(map, operand, value);
    if (status != TN_OK) return status;
  }
  tn_op copy;
  return tn_op_clone(b->scope, op, TN_CLONE_WITHOUT_REGIONS, map, &b->insertion, &copy);
}

/// Prints a module with the copy and parses that; null on errors, which are reported.
static tn_op read_again(tn_scope* scope, tn_op op) {
  tn_context* context = scope->context;
  tn_builder b = {.scope = scope};
  tn_clone_map* map = NULL;
  tn_op found = {0, 0, 0, 0};
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const tn_op module = tn_build_module(&b);
  tn_status status = b.status != TN_OK ? b.status : tn_clone_map_create(context, &map);
  if (status == TN_OK) status = copy_op(&b, op, map);
  if (status == TN_OK) {
    const tn_print_options options = {.custom_form = true};
    status = tn_op_print(module, &options, tn_text_buffer_write, &text);
  }
  if (status == TN_OK && text.failed) status = tn_context__out_of_memory(context);
  if (status == TN_OK) {
    const tn_text_parse_options options = {.skip_verify = true};
    status = tn_text_parse(scope, tn_text_buffer_view(&text), &options, &found);
  }
  if (map != NULL) tn_clone_map_destroy(map);
  if (!tn_op_is_null(module) && tn_op_erase(module) != TN_OK) status = TN_INVALID_ARGUMENT;
  tn_text_buffer_free(&text);
  return status == TN_OK ? found : (tn_op){0, 0, 0, 0};
}

/// Sets the locations of arguments to those of the operands, and of ops to that of the op.
static tn_status set_locations(tn_op op, tn_block body) {
  for (size_t i = 0; i < tn_block_argument_count(body) && i < tn_op_operand_count(op); ++i) {
    const tn_location location = tn_value_location(tn_op_operand(op, i));
    const tn_status status = tn_value_set_location(tn_block_argument(body, i), location);
    if (status != TN_OK) return status;
  }
  for (tn_op each = tn_block_first_op(body); !tn_op_is_null(each); each = tn_op_next(each)) {
    const tn_status status = tn_op_set_location(each, tn_op_location(op));
    if (status != TN_OK) return status;
  }
  return TN_OK;
}

/// Moves the region of the last op in `module` to `op`.
static tn_status take_region(const char* function, tn_context* context, tn_op op, tn_op module) {
  const tn_op read = tn_block_last_op(tn_region_first_block(tn_op_region(module, 0)));
  const tn_region region = tn_op_region(read, 0);
  if (tn_op_region_count(read) != 1 || tn_region_is_empty(region)) {
    const tn_string_view name = tn_op_name(op);
    tn_mc__refuse_format(function, context, "'%.*s' is not a named structured op", (int)name.size,
                         name.data);
    return TN_INVALID_ARGUMENT;
  }
  const tn_status status = set_locations(op, tn_region_first_block(region));
  return status == TN_OK ? tn_region_take_body(tn_op_region(op, 0), region) : status;
}

void mlirLinalgFillBuiltinNamedOpRegion(MlirOperation mlirOp) {
  TN_MC_TAKE_OP(cell, mlirOp, )
  tn_scope* scope = tn_mc__scope(cell.record);
  if (scope == NULL) return;
  const tn_op op = tn_mc__op(&cell);
  const tn_string_view dialect = tn_operation_name_dialect(tn_op_operation_name(op));
  const char* why = NULL;
  if (!tn_string_view_equal(dialect, tn_string_view_from("linalg"))) {
    why = "the operation is not a linalg operation";
  } else if (tn_op_region_count(op) != 1) {
    why = "expected an operation with one region";
  } else if (!tn_region_is_empty(tn_op_region(op, 0))) {
    why = "the operation's region is not empty";
  }
  if (why != NULL) {
    tn_mc__refuse(__func__, cell.context, why);
    return;
  }
  const tn_op module = read_again(scope, op);
  if (tn_op_is_null(module)) return;
  // Errors were reported.
  const tn_status taken = take_region(__func__, cell.context, op, module);
  const tn_status erased = tn_op_erase(module);
  (void)taken;
  (void)erased;
}
