// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of mpmd with Shardy's messages: types inside an op match the types outside, and fragments
// run on a mesh of their function's topology.

#include "schema/check.h"

#include <stdio.h>
#include <tenure/parameters.h>

#include "dialects/func_ops.h"
#include "dialects/mpmd/mpmd.h"
#include "ir/definition.h"

//===-- Types inside and outside --------------------------------------------------------------===//

/// An op, and the source of its operands and results: a block and its terminator, or a function.
typedef struct subject {
  tn_context* context;
  tn_ref op;
  tn_ref block;
  tn_ref last;
  tn_type function;     ///< Null for an op with a region.
  tn_string_view mesh;  ///< The mesh of a fragment.
} subject;

typedef tn_status (*match_fn)(const subject* self, bool of_results, tn_type inner, tn_type outer);

static subject subject_of(tn_context* context, tn_ref op) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  return (subject){.context = context,
                   .op = op,
                   .block = block,
                   .last = block == 0 ? 0 : tn_block__last_op(context, block)};
}

static const char* inner_name(bool of_results) {
  return of_results ? "returned value" : "block argument";
}
static const char* outer_name(bool of_results) { return of_results ? "result" : "operand"; }

static size_t inner_count(const subject* self, bool of_results) {
  if (self->function.storage != NULL) {
    return of_results ? tn_function_type_result_count(self->function)
                      : tn_function_type_input_count(self->function);
  }
  if (!of_results) return tn_block__argument_count(self->context, self->block);
  return self->last == 0 ? 0 : tn_op__operand_count(self->context, self->last);
}

static tn_type inner_type(const subject* self, bool of_results, uint32_t index) {
  if (self->function.storage != NULL) {
    return of_results ? tn_function_type_result(self->function, index)
                      : tn_function_type_input(self->function, index);
  }
  return of_results ? tn_op__operand_type(self->context, self->last, index)
                    : tn_block__argument_type(self->context, self->block, index);
}

static tn_status match_all(const subject* self, match_fn match) {
  for (uint32_t side = 0; side < 2; ++side) {
    const bool of_results = side == 1;
    const size_t inner = inner_count(self, of_results);
    const size_t outer = of_results ? tn_op__result_count(self->context, self->op)
                                    : tn_op__operand_count(self->context, self->op);
    if (inner != outer) {
      return tn_op__fail(self->context, self->op, NULL,
                         "number of %ss must match the number of %ss respectively: %zu != %zu",
                         inner_name(of_results), outer_name(of_results), inner, outer);
    }
    for (uint32_t i = 0; i < outer; ++i) {
      const tn_type type = of_results ? tn_op__result_type(self->context, self->op, i)
                                      : tn_op__operand_type(self->context, self->op, i);
      TN_TRY(match(self, of_results, inner_type(self, of_results, i), type));
    }
  }
  return TN_OK;
}

/// Reports that a type differs from the expected one. `words` goes between the names of the two
/// values.
static tn_status refuse(const subject* self, bool of_results, const char* words, tn_type expected,
                        tn_type found) {
  const tn_type types[] = {expected, found};
  char text[128];
  (void)snprintf(text, sizeof text, "expected the type of the %s to %s %s: $, got: $",
                 inner_name(of_results), words, outer_name(of_results));
  return tn_check__fail_typed(self->context, self->op, false, text, types);
}

static tn_status match_same(const subject* self, bool of_results, tn_type inner, tn_type outer) {
  if (tn_type_equal(inner, outer)) return TN_OK;
  return refuse(self, of_results, "match the type of", inner, outer);
}

static tn_status check_named(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const subject self = subject_of(context, op);
  return match_all(&self, match_same);
}

//===-- Meshes --------------------------------------------------------------------------------===//

/// Returns the mesh `name` of a topology; null if there is none.
static tn_attribute mesh_called(tn_attribute topology, tn_string_view name) {
  const tn_attribute meshes = tn_attribute_parameter(topology, tn_string_view_from("meshes"));
  const size_t count = meshes.storage == NULL ? 0 : tn_array_attribute_count(meshes);
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute mesh = tn_array_attribute_element(meshes, i);
    const tn_attribute found = tn_attribute_parameter(mesh, tn_string_view_from("name"));
    if (!tn_string_view_equal(tn_string_attribute_value(found), name)) continue;
    return tn_attribute_parameter(mesh, tn_string_view_from("mesh"));
  }
  return (tn_attribute){NULL};
}

/// Returns the function that contains the op or is the op; 0 if there is none.
static tn_ref function_of(const tn_context* context, tn_ref op) {
  while (op != 0 && !tn_op__is_called(context, op, TN_NAME_FUNC_FUNC)) {
    op = tn_op_cell__parent(context, tn_op__at(context, op));
  }
  return op;
}

static tn_status no_attribute(const subject* self, tn_ref op, tn_ref function, const char* name) {
  const tn_attribute symbol = tn_func_func_sym_name(self->context, function);
  const tn_string_view text = tn_string_attribute_value(symbol);
  return tn_op__fail(self->context, op, NULL, "Function does not have a %s attribute: %.*s", name,
                     (int)text.size, text.data);
}

/// Finds the mesh of a fragment; null outside of functions.
static tn_status find_mesh(subject* self, tn_attribute* out_mesh) {
  const tn_ref function = function_of(self->context, self->op);
  *out_mesh = (tn_attribute){NULL};
  const tn_attribute name = {tn_op__inherent(self->context, self->op, "mesh_name")};
  self->mesh = tn_string_attribute_value(name);
  if (function == 0) return TN_OK;
  const tn_attribute topology = tn_op__attribute(self->context, function, "topology");
  if (!tn_opaque__is_called(topology.storage, "mpmd", "topology")) {
    return no_attribute(self, self->op, function, "topology");
  }
  *out_mesh = mesh_called(topology, self->mesh);
  if (out_mesh->storage != NULL) return TN_OK;
  return tn_op__fail(self->context, self->op, NULL, "Topology doesn't have a mesh with name: %.*s",
                     (int)self->mesh.size, self->mesh.data);
}

static tn_status match_on_mesh(const subject* self, bool of_results, tn_type inner, tn_type outer) {
  if (!tn_opaque__is_called(outer.storage, "mpmd", "mesh_tensor")) {
    return tn_type_equal(inner, outer) ? TN_OK
                                       : refuse(self, of_results, "match the", outer, inner);
  }
  const tn_attribute name = tn_type_parameter(outer, tn_string_view_from("mesh_name"));
  const tn_attribute type = tn_type_parameter(outer, tn_string_view_from("ranked_tensor_type"));
  const tn_string_view mesh = tn_string_attribute_value(name);
  const tn_type tensor = tn_type_attribute_value(type);
  if (!tn_string_view_equal(mesh, self->mesh)) {
    return tn_op__fail(self->context, self->op, NULL,
                       "expected the mesh name of the %s to match that of the fragment op: %.*s != "
                       "%.*s",
                       outer_name(of_results), (int)mesh.size, mesh.data, (int)self->mesh.size,
                       self->mesh.data);
  }
  if (tn_type_equal(inner, tensor)) return TN_OK;
  return refuse(self, of_results, "be global tensor type", tensor, inner);
}

static tn_status check_fragment(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  subject self = subject_of(context, op);
  tn_attribute mesh;
  // Shardy looks up the mesh only if there are types to compare.
  if (inner_count(&self, false) == tn_op__operand_count(context, op) &&
      inner_count(&self, false) + inner_count(&self, true) != 0) {
    TN_TRY(find_mesh(&self, &mesh));
    if (mesh.storage == NULL) return TN_OK;
  }
  return match_all(&self, match_on_mesh);
}

static tn_status check_call(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  (void)schema;
  subject self = subject_of(context, op);
  tn_attribute mesh;
  const tn_attribute callee = tn_mpmd_fragment_call_callee(context, op);
  const tn_ref function = tn_check__symbol(context, op, callee, finder);
  if (function == 0 || !tn_op__is_called(context, function, TN_NAME_FUNC_FUNC)) {
    const tn_string_view name = tn_symbol_ref_attribute_root(callee);
    return tn_op__fail(context, op, NULL, "'%.*s' does not reference a valid function",
                       (int)name.size, name.data);
  }
  const tn_attribute type = tn_func_func_function_type(context, function);
  self.function = tn_type_attribute_value(type);
  TN_TRY(find_mesh(&self, &mesh));
  if (mesh.storage == NULL) return TN_OK;
  TN_TRY(match_all(&self, match_on_mesh));
  const tn_attribute shape = tn_op__attribute(context, function, "mesh_shape");
  if (!tn_opaque__is_called(shape.storage, "sdy", "mesh")) {
    return no_attribute(&self, function, function, "mesh_shape");
  }
  if (tn_attribute_equal(mesh, shape)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text,
                             "Expected mesh of fragment call and callee function to match: ");
  tn_attribute__append_text(mesh, &text);
  tn_text_buffer_append_text(&text, " vs ");
  tn_attribute__append_text(shape, &text);
  const tn_status status = text.failed
                               ? tn_context__out_of_memory(context)
                               : tn_op__fail(context, op, NULL, "%.*s", (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

//===-- mpmd.for ------------------------------------------------------------------------------===//

/// Checks that operands, arguments, results and returned values have the same types.
static tn_status check_loop_types(const subject* self) {
  const tn_context* context = self->context;
  const uint32_t count = tn_op__operand_count(context, self->op);
  if (count != tn_op__result_count(context, self->op)) {
    return tn_op__fail_named(context, self->op, NULL,
                             "requires the same number of operands and results");
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type_equal(tn_op__operand_type(context, self->op, i),
                      tn_op__result_type(context, self->op, i))) {
      continue;
    }
    return tn_op__fail_named(context, self->op, NULL,
                             "requires the same type for operand and result at index %u", i);
  }
  if (inner_count(self, false) != count + 1) {
    return tn_op__fail(context, self->op, NULL, "wrong number of arguments for region");
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type_equal(inner_type(self, false, i), tn_op__operand_type(context, self->op, i)))
      continue;
    return tn_op__fail(context, self->op, NULL, "wrong argument type at argument no. %u", i);
  }
  const tn_type index = inner_type(self, false, count);
  if (tn_type__is(index, TN_TYPE_TENSOR) &&
      (tn_shaped_type_rank(index) != 0 ||
       !tn_type__is(tn_type_element_type(index), TN_TYPE_INTEGER) ||
       tn_integer_type_width(tn_type_element_type(index)) != 32)) {
    return tn_op__fail(context, self->op, NULL,
                       "index must have a 32-bit integer rank-0 tensor type");
  }
  bool fits = inner_count(self, true) == count;
  for (uint32_t i = 0; i < count && fits; ++i) {
    fits = tn_type_equal(inner_type(self, true, i), tn_op__result_type(context, self->op, i));
  }
  return fits ? TN_OK : tn_op__fail(context, self->op, NULL, "type mismatch for result of region");
}

static tn_status check_for(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const subject self = subject_of(context, op);
  const tn_attribute iterations = tn_mpmd_for_iterations(context, op);
  const tn_attribute unroll = tn_mpmd_for_unroll_factor(context, op);
  TN_TRY(check_loop_types(&self));
  for (uint32_t i = 1; i < tn_op__operand_count(context, op); ++i) {
    if (tn_type_kind_of(tn_op__operand_type(context, op, i)) ==
        tn_type_kind_of(tn_op__operand_type(context, op, 0))) {
      continue;
    }
    return tn_op__fail(context, op, NULL, "type ids in operands/results are not identical");
  }
  const int64_t count = tn_integer_attribute_value(iterations);
  const int64_t factor = unroll.storage == NULL ? 1 : tn_integer_attribute_value(unroll);
  if (count == 0) {
    return tn_op__fail(context, op, NULL, "number of iterations must be greater than zero");
  }
  if (factor != 0 && count % factor == 0) return TN_OK;
  return tn_op__fail(context, op, NULL,
                     "number of iterations %lld isn't divisible by unroll factor %lld",
                     (long long)count, (long long)factor);
}

const tn_named_check tn_mpmd_checks[] = {
    {"mpmd.for", check_for, NULL, false},
    {"mpmd.fragment", check_fragment, NULL, false},
    {"mpmd.fragment_call", NULL, check_call, false},
    {"mpmd.named_computation", check_named, NULL, false},
    {NULL, NULL, NULL, false},
};
