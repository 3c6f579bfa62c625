// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of mpmd in the words of Shardy: what stands inside an op fits what stands outside, and
// fragments run on a mesh of their function's topology.

#include "schema/check.h"

#include <stdio.h>

#include "dialects/mpmd/mpmd.h"
#include "ir/uniqued.h"
#include "schema/opaque_text.h"
#include "text/parser.h"

//===-- Types inside and outside --------------------------------------------------------------===//

/// An op, and what its operands and results come from: a block and its terminator, or a function.
typedef struct subject {
  tn_context* context;
  tn_ref op;
  tn_ref block;
  tn_ref last;
  tn_type function;     ///< Null for an op with a region.
  tn_string_view mesh;  ///< Of a fragment.
} subject;

typedef tn_status (*match_fn)(const subject* it, bool of_results, tn_type inner, tn_type outer);

static subject subject_of(tn_context* context, tn_ref op) {
  const tn_ref block = tn_check__block(context, op, 0);
  return (subject){.context = context,
                   .op = op,
                   .block = block,
                   .last = block == 0 ? 0 : tn_check__last_op(context, block)};
}

static const char* inner_name(bool of_results) {
  return of_results ? "returned value" : "block argument";
}
static const char* outer_name(bool of_results) { return of_results ? "result" : "operand"; }

static size_t inner_count(const subject* it, bool of_results) {
  if (it->function.storage != NULL) {
    return of_results ? tn_function_type_result_count(it->function)
                      : tn_function_type_input_count(it->function);
  }
  if (!of_results) return tn_check__argument_count(it->context, it->block);
  return it->last == 0 ? 0 : tn_check__operand_count(it->context, it->last);
}

static tn_type inner_type(const subject* it, bool of_results, uint32_t index) {
  if (it->function.storage != NULL) {
    return of_results ? tn_function_type_result(it->function, index)
                      : tn_function_type_input(it->function, index);
  }
  return of_results ? tn_check__operand_type(it->context, it->last, index)
                    : tn_check__argument_type(it->context, it->block, index);
}

static tn_status match_all(const subject* it, match_fn match) {
  for (uint32_t side = 0; side < 2; ++side) {
    const bool of_results = side == 1;
    const size_t inner = inner_count(it, of_results);
    const size_t outer = of_results ? tn_check__result_count(it->context, it->op)
                                    : tn_check__operand_count(it->context, it->op);
    if (inner != outer) {
      return tn_op__fail(it->context, it->op, NULL,
                         "number of %ss must match the number of %ss respectively: %zu != %zu",
                         inner_name(of_results), outer_name(of_results), inner, outer);
    }
    for (uint32_t i = 0; i < outer; ++i) {
      const tn_type type = of_results ? tn_check__result_type(it->context, it->op, i)
                                      : tn_check__operand_type(it->context, it->op, i);
      TN_TRY(match(it, of_results, inner_type(it, of_results, i), type));
    }
  }
  return TN_OK;
}

/// Says which type is expected, by words with two dollar signs behind "expected the type of the x".
static tn_status refuse(const subject* it, bool of_results, const char* words, tn_type expected,
                        tn_type found) {
  const tn_type types[] = {expected, found};
  char text[128];
  (void)snprintf(text, sizeof text, "expected the type of the %s to %s %s: $, got: $",
                 inner_name(of_results), words, outer_name(of_results));
  return tn_check__fail_typed(it->context, it->op, false, text, types);
}

static tn_status match_same(const subject* it, bool of_results, tn_type inner, tn_type outer) {
  if (tn_type_equal(inner, outer)) return TN_OK;
  return refuse(it, of_results, "match the type of", inner, outer);
}

static tn_status check_named(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const subject it = subject_of(context, op);
  return match_all(&it, match_same);
}

//===-- Meshes --------------------------------------------------------------------------------===//

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

static const char* past_blanks(const char* at, const char* end) {
  while (at < end && is_blank(*at)) ++at;
  return at;
}

/// What stands from `at` up to a comma or bracket outside of brackets and strings.
static tn_string_view part_at(const char* at, const char* end) {
  const char* start = at = past_blanks(at, end);
  bool in_string = false;
  for (size_t depth = 0; at < end; ++at) {
    if (*at == '"') in_string = !in_string;
    if (in_string) continue;
    const bool closes = strchr(">)]}", *at) != NULL;
    if (depth == 0 && (closes || *at == ',')) break;
    if (strchr("<([{", *at) != NULL) ++depth;
    if (closes) --depth;
  }
  return (tn_string_view){start, (size_t)(at - start)};
}

/// The mesh called `name` of a topology's text, `<["x"=2]>`; null if there is none.
static tn_string_view mesh_called(tn_string_view topology, tn_string_view name) {
  const char* at = topology.data;
  const char* end = at + topology.size;
  while (at < end) {
    const char* open = memchr(at, '"', (size_t)(end - at));
    const char* close = open == NULL ? NULL : memchr(open + 1, '"', (size_t)(end - open - 1));
    if (close == NULL) break;
    at = past_blanks(close + 1, end);
    const tn_string_view found = {open + 1, (size_t)(close - open - 1)};
    if (at < end && *at == ':' && tn_string_view_equal(found, name)) return part_at(at + 1, end);
  }
  return (tn_string_view){NULL, 0};
}

/// The function that an op is in, or is; 0 for none.
static tn_ref function_of(const tn_context* context, tn_ref op) {
  while (op != 0 && !tn_check__is_op(context, op, "func.func")) {
    op = tn_op__parent(context, tn_op__at(context, op));
  }
  return op;
}

static tn_status no_attribute(const subject* it, tn_ref op, tn_ref function, const char* name) {
  const tn_attribute symbol = {tn_op__inherent(it->context, function, "sym_name")};
  const tn_string_view text = tn_string_attribute_value(symbol);
  return tn_op__fail(it->context, op, NULL, "Function does not have a %s attribute: %.*s", name,
                     (int)text.size, text.data);
}

/// The text of the mesh of a fragment; nothing outside of functions.
static tn_status find_mesh(subject* it, tn_string_view* out_text) {
  const tn_ref function = function_of(it->context, it->op);
  *out_text = (tn_string_view){NULL, 0};
  const tn_attribute name = {tn_op__inherent(it->context, it->op, "mesh_name")};
  it->mesh = tn_string_attribute_value(name);
  if (function == 0) return TN_OK;
  const tn_attribute topology = tn_op__attribute_called(it->context, function, "topology");
  const tn_string_view meshes = tn_opaque_text__body(topology, "mpmd", "topology");
  if (meshes.data == NULL) return no_attribute(it, it->op, function, "topology");
  *out_text = mesh_called(meshes, it->mesh);
  if (out_text->data != NULL) return TN_OK;
  return tn_op__fail(it->context, it->op, NULL, "Topology doesn't have a mesh with name: %.*s",
                     (int)it->mesh.size, it->mesh.data);
}

/// The tensor that a mesh tensor is of, and the name of its mesh. Null for other types, and for one
/// that names others by what is read later.
static tn_status take_mesh_tensor(tn_context* context, tn_type type, tn_string_view* out_mesh,
                                  tn_type* out_tensor) {
  static const char start[] = "mesh_tensor<";
  const tn_string_view body = tn_opaque_type_body(type);
  tn_attribute tensor;
  *out_tensor = (tn_type){NULL};
  if (body.size < sizeof start || memcmp(body.data, start, sizeof start - 1) != 0 ||
      memchr(body.data, TN_OPAQUE_REFERENCE, body.size) != NULL) {
    return TN_OK;
  }
  const char* end = body.data + body.size;
  const tn_string_view name = part_at(body.data + sizeof start - 1, end);
  if (name.size < 2 || name.data + name.size >= end) return TN_OK;
  *out_mesh = (tn_string_view){name.data + 1, name.size - 2};
  const tn_string_view text = part_at(name.data + name.size + 1, end);
  const tn_file_range range = {.file = text, .start_line = 1, .start_column = 1};
  TN_TRY(tn_parser__attribute_of_any(context, text, &range, NULL, &tensor));
  if (tn_attribute__is(tensor, TN_ATTRIBUTE_TYPE)) *out_tensor = tn_type_attribute_value(tensor);
  return TN_OK;
}

static tn_status match_on_mesh(const subject* it, bool of_results, tn_type inner, tn_type outer) {
  tn_string_view mesh;
  tn_type tensor;
  TN_TRY(take_mesh_tensor(it->context, outer, &mesh, &tensor));
  if (tensor.storage == NULL) {
    if (tn_type_equal(inner, outer) ||
        tn_string_view_equal(tn_opaque_type_dialect(outer), tn_string_view_from("mpmd"))) {
      return TN_OK;
    }
    return refuse(it, of_results, "match the", outer, inner);
  }
  if (!tn_string_view_equal(mesh, it->mesh)) {
    return tn_op__fail(it->context, it->op, NULL,
                       "expected the mesh name of the %s to match that of the fragment op: %.*s != "
                       "%.*s",
                       outer_name(of_results), (int)mesh.size, mesh.data, (int)it->mesh.size,
                       it->mesh.data);
  }
  if (tn_type_equal(inner, tensor)) return TN_OK;
  return refuse(it, of_results, "be global tensor type", tensor, inner);
}

static tn_status check_fragment(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  subject it = subject_of(context, op);
  tn_string_view mesh;
  // Shardy looks for the mesh where a type is on one.
  if (inner_count(&it, false) == tn_check__operand_count(context, op) &&
      inner_count(&it, false) + inner_count(&it, true) != 0) {
    TN_TRY(find_mesh(&it, &mesh));
    if (mesh.data == NULL) return TN_OK;
  }
  return match_all(&it, match_on_mesh);
}

/// Whether texts are the same but for blanks.
static bool is_same_text(tn_string_view a, tn_string_view b) {
  const char* a_end = a.data + a.size;
  const char* b_end = b.data + b.size;
  for (;;) {
    a.data = past_blanks(a.data, a_end);
    b.data = past_blanks(b.data, b_end);
    if (a.data == a_end || b.data == b_end) return a.data == a_end && b.data == b_end;
    if (*a.data++ != *b.data++) return false;
  }
}

static tn_status check_call(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  (void)schema;
  subject it = subject_of(context, op);
  tn_string_view mesh;
  const tn_attribute callee = {tn_op__inherent(context, op, "callee")};
  const tn_ref function = tn_check__symbol(context, op, callee, finder);
  if (function == 0 || !tn_check__is_op(context, function, "func.func")) {
    const tn_string_view name = tn_symbol_ref_attribute_root(callee);
    return tn_op__fail(context, op, NULL, "'%.*s' does not reference a valid function",
                       (int)name.size, name.data);
  }
  const tn_attribute type = {tn_op__inherent(context, function, "function_type")};
  it.function = tn_type_attribute_value(type);
  TN_TRY(find_mesh(&it, &mesh));
  if (mesh.data == NULL) return TN_OK;
  TN_TRY(match_all(&it, match_on_mesh));
  const tn_attribute shape = tn_op__attribute_called(context, function, "mesh_shape");
  const tn_string_view body = tn_opaque_text__body(shape, "sdy", "mesh");
  if (body.data == NULL) return no_attribute(&it, function, function, "mesh_shape");
  // That of the topology stands in brackets.
  if (mesh.size >= 2 && is_same_text((tn_string_view){mesh.data + 1, mesh.size - 2}, body)) {
    return TN_OK;
  }
  return tn_op__fail(context, op, NULL,
                     "Expected mesh of fragment call and callee function to match: "
                     "#sdy.mesh%.*s vs #sdy.mesh<%.*s>",
                     (int)mesh.size, mesh.data, (int)body.size, body.data);
}

//===-- mpmd.for ------------------------------------------------------------------------------===//

/// Operands, arguments, results and returned values are of the same types.
static tn_status check_loop_types(const subject* it) {
  const tn_context* context = it->context;
  const uint32_t count = tn_check__operand_count(context, it->op);
  if (count != tn_check__result_count(context, it->op)) {
    return tn_op__fail_named(context, it->op, NULL,
                             "requires the same number of operands and results");
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type_equal(tn_check__operand_type(context, it->op, i),
                      tn_check__result_type(context, it->op, i))) {
      continue;
    }
    return tn_op__fail_named(context, it->op, NULL,
                             "requires the same type for operand and result at index %u", i);
  }
  if (inner_count(it, false) != count + 1) {
    return tn_op__fail(context, it->op, NULL, "wrong number of arguments for region");
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type_equal(inner_type(it, false, i), tn_check__operand_type(context, it->op, i)))
      continue;
    return tn_op__fail(context, it->op, NULL, "wrong argument type at argument no. %u", i);
  }
  const tn_type index = inner_type(it, false, count);
  if (tn_type__is(index, TN_TYPE_TENSOR) &&
      (tn_shaped_type_rank(index) != 0 ||
       !tn_type__is(tn_type_element_type(index), TN_TYPE_INTEGER) ||
       tn_integer_type_width(tn_type_element_type(index)) != 32)) {
    return tn_op__fail(context, it->op, NULL,
                       "index must have a 32-bit integer rank-0 tensor type");
  }
  bool fits = inner_count(it, true) == count;
  for (uint32_t i = 0; i < count && fits; ++i) {
    fits = tn_type_equal(inner_type(it, true, i), tn_check__result_type(context, it->op, i));
  }
  return fits ? TN_OK : tn_op__fail(context, it->op, NULL, "type mismatch for result of region");
}

static tn_status check_for(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const subject it = subject_of(context, op);
  const tn_attribute iterations = {tn_op__inherent(context, op, "iterations")};
  const tn_attribute unroll = {tn_op__inherent(context, op, "unroll_factor")};
  TN_TRY(check_loop_types(&it));
  for (uint32_t i = 1; i < tn_check__operand_count(context, op); ++i) {
    if (tn_type_kind_of(tn_check__operand_type(context, op, i)) ==
        tn_type_kind_of(tn_check__operand_type(context, op, 0))) {
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
