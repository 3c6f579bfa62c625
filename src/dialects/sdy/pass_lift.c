// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sdy-lift-inlined-meshes: replaces meshes inside of shardings by symbols of the module, and merges
// equal meshes.

#include <stdio.h>

#include "dialects/func_ops.h"
#include "dialects/sdy/parts.h"
#include "dialects/sdy/pass.h"
#include "dialects/sdy_ops.h"
#include "ir/definition.h"
#include "rewrite/make.h"
#include "schema/check.h"

/// The mesh of a sharding, and its new name.
typedef struct mesh_name {
  tn_attribute mesh;    ///< A reference to an erased mesh, or a mesh.
  tn_string_view name;  ///< The name of the symbol.
} mesh_name;

typedef struct lifting {
  tn_rewriter* rewriter;
  tn_ref module;
  tn_ref block;
  tn_text_buffer names;  ///< mesh_name
} lifting;

static tn_string_view find_name(const lifting* all, tn_attribute mesh) {
  const mesh_name* names = (const mesh_name*)(const void*)all->names.data;
  for (size_t i = 0; i < all->names.size / sizeof *names; ++i) {
    if (tn_attribute_equal(names[i].mesh, mesh)) return names[i].name;
  }
  return (tn_string_view){NULL, 0};
}

static void add_name(lifting* all, tn_attribute mesh, tn_string_view name) {
  const mesh_name added = {mesh, name};
  tn_text_buffer_append(&all->names, (const char*)&added, sizeof added);
}

/// Returns a copy of the text that lives as long as the context, in a string attribute. Frees
/// `owned_text`.
static tn_string_view kept(lifting* all, tn_text_buffer* owned_text) {
  tn_attribute string = {NULL};
  const tn_status status = owned_text->failed
                               ? tn_context__out_of_memory(all->rewriter->context)
                               : tn_string_attribute_get(all->rewriter->context,
                                                         tn_text_buffer_view(owned_text), &string);
  tn_text_buffer_free(owned_text);
  tn_rewriter__fail(all->rewriter, status);
  return string.storage == NULL ? (tn_string_view){"", 0} : tn_string_attribute_value(string);
}

static tn_attribute mesh_of(const tn_context* context, tn_ref op) {
  return (tn_attribute){tn_op__inherent(context, op, "mesh")};
}

//===-- Symbols -------------------------------------------------------------------------------===//

/// Returns true if an op directly in the module has the symbol name.
static bool has_symbol(const lifting* all, tn_string_view name) {
  const tn_context* context = all->rewriter->context;
  for (tn_ref op = tn_block__at(context, all->block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    const tn_attribute found = tn_op__attribute(context, op, "sym_name");
    if (found.storage != NULL && tn_string_view_equal(tn_string_attribute_value(found), name)) {
      return true;
    }
  }
  return false;
}

/// Returns `name`, or the first unused name `name_0`, `name_1`, ...
static tn_string_view unique_name(lifting* all, const char* name) {
  tn_text_buffer text = tn_text_buffer_make(&all->rewriter->context->allocator);
  tn_text_buffer_append_text(&text, name);
  for (uint32_t i = 0; !text.failed && has_symbol(all, tn_text_buffer_view(&text)); ++i) {
    text.size = 0;
    tn_text_buffer_format(&text, "%s_%u", name, i);
  }
  return kept(all, &text);
}

/// Creates an op for the mesh and returns its name.
static tn_string_view make_mesh(lifting* all, tn_attribute mesh) {
  tn_attribute name = {NULL};
  char text[48] = "mesh";
  tn_context* context = all->rewriter->context;
  size_t count = 0;
  const int64_t* devices = tn_sdy__numbers_of(tn_sdy__parameter(mesh, "device_ids"), &count);
  if (tn_sdy__parameter(mesh, "axes").storage == NULL) {
    if (count == 0) {
      memcpy(text, "empty_mesh", sizeof "empty_mesh");
    } else {
      (void)snprintf(text, sizeof text, "maximal_mesh_%lld", (long long)devices[0]);
    }
  }
  const tn_string_view symbol = unique_name(all, text);
  tn_rewriter__fail(all->rewriter, tn_string_attribute_get(context, symbol, &name));
  tn_build_sdy_mesh(all->rewriter, name, mesh);
  return symbol;
}

//===-- Shardings -----------------------------------------------------------------------------===//

/// Returns the name for the mesh of a sharding; empty if the mesh does not change.
static tn_string_view name_for(lifting* all, tn_attribute mesh) {
  tn_string_view name = find_name(all, mesh);
  if (name.size != 0 || tn_attribute__is(mesh, TN_ATTRIBUTE_SYMBOL_REF)) return name;
  name = make_mesh(all, mesh);
  add_name(all, mesh, name);
  return name;
}

/// Returns the sharding with a symbol for its mesh; unchanged if it has a valid symbol.
static tn_attribute lift_one(lifting* all, tn_attribute sharding) {
  enum { COUNT = 4 };
  tn_context* context = all->rewriter->context;
  tn_attribute parameters[COUNT];
  tn_attribute lifted = sharding;
  for (size_t i = 0; i < COUNT; ++i) parameters[i] = tn_attribute_parameter_at(sharding, i);
  const tn_string_view name = name_for(all, parameters[0]);
  if (name.size == 0 || all->rewriter->status != TN_OK) return sharding;
  tn_rewriter__fail(all->rewriter,
                    tn_symbol_ref_attribute_get(context, name, NULL, 0, &parameters[0]));
  if (all->rewriter->status == TN_OK) {
    tn_rewriter__fail(all->rewriter,
                      tn_dialect_attribute_get(context, tn_string_view_from("sdy.sharding"),
                                               parameters, COUNT, &lifted));
  }
  return all->rewriter->status == TN_OK ? lifted : sharding;
}

static tn_attribute lift_list(lifting* all, tn_attribute shardings) {
  tn_context* context = all->rewriter->context;
  const tn_attribute list = tn_sdy__parameter(shardings, "shardings");
  const size_t count = tn_sdy__count(list);
  const size_t size = (count + 1) * sizeof(tn_attribute);
  tn_attribute lifted = shardings;
  tn_attribute items = {NULL};
  tn_attribute* elements = tn_allocate(&context->allocator, size);
  if (elements == NULL) {
    tn_rewriter__fail(all->rewriter, tn_context__out_of_memory(context));
    return shardings;
  }
  for (size_t i = 0; i < count; ++i) {
    elements[i] = lift_one(all, tn_array_attribute_element(list, i));
  }
  tn_rewriter__fail(all->rewriter, tn_array_attribute_get(context, elements, count, &items));
  tn_deallocate(&context->allocator, elements, size);
  if (all->rewriter->status == TN_OK && list.storage != NULL) {
    tn_rewriter__fail(all->rewriter, tn_dialect_attribute_get(
                                         context, tn_string_view_from("sdy.sharding_per_value"),
                                         &items, 1, &lifted));
  }
  return all->rewriter->status == TN_OK ? lifted : shardings;
}

/// Returns a sharding, or a list of shardings, with symbols for meshes; unchanged if it has them
/// already.
static tn_attribute lift(lifting* all, tn_attribute sharding) {
  if (tn_definition__of(sharding.storage) == NULL) return sharding;
  if (tn_opaque__is_called(sharding.storage, "sdy", "sharding")) return lift_one(all, sharding);
  if (tn_opaque__is_called(sharding.storage, "sdy", "sharding_per_value")) {
    return lift_list(all, sharding);
  }
  return sharding;
}

static void lift_attribute(lifting* all, tn_ref op, const char* name) {
  const tn_attribute found = tn_op__attribute(all->rewriter->context, op, name);
  if (found.storage == NULL) return;
  const tn_attribute lifted = lift(all, found);
  if (lifted.storage != found.storage && all->rewriter->status == TN_OK) {
    tn_rewriter__set_attribute(all->rewriter, op, name, lifted);
  }
}

/// Returns the dictionary with `sdy.sharding` lifted.
static tn_attribute lift_entry(lifting* all, tn_attribute dictionary) {
  const tn_attribute found =
      tn_dictionary_attribute_find(dictionary, tn_string_view_from("sdy.sharding"));
  if (found.storage == NULL) return dictionary;
  const tn_attribute lifted = lift(all, found);
  return lifted.storage == found.storage
             ? dictionary
             : tn_sdy__with_entry(all->rewriter, dictionary, "sdy.sharding", lifted);
}

/// Lifts the shardings of a function's arguments or results.
static void lift_dictionaries(lifting* all, tn_ref op, const char* name) {
  const tn_attribute list = tn_op__attribute(all->rewriter->context, op, name);
  for (size_t i = 0; i < tn_array_attribute_count(list); ++i) {
    const tn_attribute now = tn_op__attribute(all->rewriter->context, op, name);
    const tn_attribute found = tn_array_attribute_element(now, i);
    const tn_attribute lifted = lift_entry(all, found);
    if (lifted.storage == found.storage || all->rewriter->status != TN_OK) continue;
    tn_sdy__set_element(all->rewriter, op, name, i, lifted);
  }
}

//===-- Existing meshes -----------------------------------------------------------------------===//

/// Erases meshes that equal an earlier one. New meshes come after the last remaining one.
static void join_meshes(lifting* all) {
  const tn_context* context = all->rewriter->context;
  tn_ref last = 0;
  for (tn_ref op = tn_block__at(context, all->block)->first_op, next; op != 0; op = next) {
    next = tn_op__at(context, op)->next;
    if (!tn_op__is_called(context, op, TN_NAME_SDY_MESH)) continue;
    const tn_attribute mesh = mesh_of(context, op);
    const tn_string_view name =
        tn_string_attribute_value(tn_op__attribute(context, op, "sym_name"));
    const tn_string_view first = find_name(all, mesh);
    if (first.size == 0) {
      add_name(all, mesh, name);
      last = op;
      continue;
    }
    tn_attribute reference = {NULL};
    tn_rewriter__fail(all->rewriter, tn_symbol_ref_attribute_get(all->rewriter->context, name, NULL,
                                                                 0, &reference));
    if (reference.storage == NULL) return;
    add_name(all, reference, first);
    tn_rewriter__erase(all->rewriter, op);
  }
  if (last != 0) {
    tn_rewriter__after(all->rewriter, last);
  } else {
    tn_rewriter__at_start(all->rewriter, all->block);
  }
}

static tn_attribute describe_axis(tn_rewriter* rewriter, const tn_sdy_axis* axis) {
  const tn_rewriter_attribute entries[] = {
      {"name", tn_make__string(rewriter, "%.*s", (int)axis->name.size, axis->name.data)},
      {"size", tn_make__integer(rewriter, 64, axis->size)}};
  return tn_make__dictionary(rewriter, entries, 2);
}

/// Makes `dense<[...]> : tensor<nxi64>`; null on failure.
static tn_attribute make_elements(tn_rewriter* rewriter, const int64_t* numbers, size_t count) {
  const int64_t extent = (int64_t)count;
  const tn_type i64 = tn_rewriter__int_type(rewriter, 64);
  tn_type tensor = {NULL};
  tn_attribute made = {NULL};
  if (rewriter->status == TN_OK &&
      tn_rewriter__ok(rewriter, tn_tensor_type_get(i64, &extent, 1, NULL, &tensor))) {
    (void)tn_rewriter__ok(
        rewriter, tn_dense_elements_attribute_get(tensor, numbers, count * sizeof *numbers, &made));
  }
  return made;
}

/// Describes the mesh in builtin attributes.
static void describe(lifting* all, tn_ref op) {
  tn_rewriter* rewriter = all->rewriter;
  tn_context* context = rewriter->context;
  if (tn_op__attribute(context, op, "stablehlo.mesh").storage != NULL) return;
  tn_sdy_parts parts = tn_sdy_parts__of(context, mesh_of(context, op));
  if (parts.axes.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
  tn_make_list axes = tn_make_list__open(rewriter);
  for (size_t i = 0; i < tn_sdy_parts__axis_count(&parts); ++i) {
    tn_make_list__push(&axes, describe_axis(rewriter, tn_sdy_parts__axis(&parts, i)));
  }
  size_t count = 0;
  const tn_attribute ids = tn_sdy__parameter(parts.attribute, "device_ids");
  const int64_t* devices = tn_sdy__numbers_of(ids, &count);
  tn_rewriter_attribute entries[] = {{"axes", tn_make_list__close(rewriter, &axes)},
                                     {"device_ids", {NULL}}};
  if (count != 0) entries[1].value = make_elements(rewriter, devices, count);
  const tn_attribute description = tn_make__dictionary(rewriter, entries, count != 0 ? 2 : 1);
  if (description.storage != NULL) {
    tn_rewriter__set_attribute(rewriter, op, "stablehlo.mesh", description);
  }
  tn_sdy_parts__free(&parts);
}

static tn_status lift_inlined_meshes(tn_rewriter* rewriter, tn_ref module) {
  const tn_context* context = rewriter->context;
  static const char* const names[] = {"sdy.sharding", "sharding", "in_shardings", "out_shardings",
                                      "out_sharding"};
  lifting all = {rewriter, module, tn_sdy__body(context, module),
                 tn_text_buffer_make(&context->allocator)};
  if (all.block == 0) return TN_OK;
  rewriter->location = tn_op__at(context, module)->location;
  join_meshes(&all);
  for (tn_ref op = tn_op__next_in_pre_order(context, module, module, false);
       op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, module, op, false)) {
    const bool is_own = tn_sdy__is_own(context, op);
    for (size_t i = is_own ? 1 : 0; i < (is_own ? 5 : 1); ++i) lift_attribute(&all, op, names[i]);
    if (!tn_op__is_called(context, op, TN_NAME_FUNC_FUNC)) continue;
    lift_dictionaries(&all, op, "arg_attrs");
    lift_dictionaries(&all, op, "res_attrs");
  }
  // If anything was lifted or merged, there is a mesh.
  rewriter->is_unchanged = true;
  for (tn_ref op = tn_block__at(context, all.block)->first_op; op != 0 && rewriter->status == TN_OK;
       op = tn_op__at(context, op)->next) {
    if (!tn_op__is_called(context, op, TN_NAME_SDY_MESH)) continue;
    rewriter->is_unchanged = false;
    describe(&all, op);
  }
  if (all.names.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
  tn_text_buffer_free(&all.names);
  return rewriter->status;
}

TN_PASS(sdy_lift_inlined_meshes) = {"sdy-lift-inlined-meshes", "LiftInlinedMeshesPass",
                                    "Lifts inlined `MeshAttr`s in shardings as symbol `MeshOp`s",
                                    .rewrite = lift_inlined_meshes};
