// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of sdy with Shardy's messages: shardings match their meshes and the types that they apply
// to.

#include "schema/check.h"

#include <stdio.h>

#include "dialects/sdy/parts.h"
#include "dialects/sdy_ops.h"
#include "ir/definition.h"
#include "ir/symbol.h"

//===-- Checks --------------------------------------------------------------------------------===//

/// A sharding, the op for messages, and their prefix.
typedef struct subject {
  tn_context* context;
  tn_ref op;
  char prefix[48];
  tn_sdy_parts sharding;
  tn_sdy_parts mesh;
} subject;

static void put_axis(tn_text_buffer* text, const tn_sdy_axis* axis) {
  tn_text_buffer_format(text, "\"%.*s\"", (int)axis->name.size, axis->name.data);
  if (axis->size == 0) return;
  tn_text_buffer_format(text, ":(%lld)%lld", (long long)axis->pre_size, (long long)axis->size);
}

/// Appends the axes, which may be NULL, to the message.
static tn_status refuse_axes(const subject* self, const tn_sdy_axis* first,
                             const tn_sdy_axis* second, const char* format, va_list arguments) {
  tn_text_buffer text = tn_text_buffer_make(&self->context->allocator);
  tn_text_buffer_append_text(&text, self->prefix);
  tn_text_buffer_format_list(&text, format, arguments);
  if (first != NULL) put_axis(&text, first);
  if (second != NULL) tn_text_buffer_append_text(&text, ", ");
  if (second != NULL) put_axis(&text, second);
  return tn_check__fail(self->context, self->op, true, &text);
}

static tn_status refuse(const subject* self, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
static tn_status refuse(const subject* self, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = refuse_axes(self, NULL, NULL, format, arguments);
  va_end(arguments);
  return status;
}

static tn_status refuse_axis(const subject* self, const tn_sdy_axis* axis, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
static tn_status refuse_axis(const subject* self, const tn_sdy_axis* axis, const char* format,
                             ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = refuse_axes(self, axis, NULL, format, arguments);
  va_end(arguments);
  return status;
}

static tn_status refuse_pair(const subject* self, const tn_sdy_axis* first,
                             const tn_sdy_axis* second, const char* format, ...)
    __attribute__((format(printf, 4, 5)));
static tn_status refuse_pair(const subject* self, const tn_sdy_axis* first,
                             const tn_sdy_axis* second, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = refuse_axes(self, first, second, format, arguments);
  va_end(arguments);
  return status;
}

static const tn_sdy_axis* mesh_axis(const subject* self, tn_string_view name, size_t* out_place) {
  for (size_t i = 0; i < tn_sdy_parts__axis_count(&self->mesh); ++i) {
    const tn_sdy_axis* axis = tn_sdy_parts__axis(&self->mesh, i);
    if (!tn_string_view_equal(axis->name, name)) continue;
    *out_place = i;
    return axis;
  }
  return NULL;
}

/// Returns the module's mesh `name`; null if it has none.
static tn_attribute named_mesh(const tn_context* context, tn_ref op, tn_string_view name) {
  while (op != 0 && !tn_op__is_called(context, op, "builtin.module")) {
    op = tn_op_cell__parent(context, tn_op__at(context, op));
  }
  const tn_ref block = op == 0 ? 0 : tn_op__first_block(context, op, 0);
  for (tn_ref at = block == 0 ? 0 : tn_block__at(context, block)->first_op; at != 0;
       at = tn_op__at(context, at)->next) {
    if (!tn_op__is_called(context, at, TN_NAME_SDY_MESH)) continue;
    const tn_attribute symbol = {tn_op__inherent(context, at, "sym_name")};
    if (tn_string_view_equal(tn_string_attribute_value(symbol), name)) {
      return (tn_attribute){tn_op__inherent(context, at, "mesh")};
    }
  }
  return (tn_attribute){NULL};
}

/// Finds the mesh of the sharding; false, with a message, if there is none.
static tn_status find_mesh(subject* self) {
  tn_attribute mesh = tn_sdy__parameter(self->sharding.attribute, "mesh_or_ref");
  if (tn_attribute__is(mesh, TN_ATTRIBUTE_SYMBOL_REF)) {
    const tn_string_view name = tn_symbol_ref_attribute_root(mesh);
    mesh = named_mesh(self->context, self->op, name);
    if (!tn_opaque__is_called(mesh.storage, "sdy", "mesh")) {
      return refuse(self, "unknown mesh: @%.*s", (int)name.size, name.data);
    }
  }
  tn_sdy_parts__free(&self->mesh);
  self->mesh = tn_sdy_parts__of(self->context, mesh);
  return self->mesh.axes.failed ? tn_context__out_of_memory(self->context) : TN_OK;
}

/// Returns the end of the part of an axis, saturated.
static int64_t end_of(const tn_sdy_axis* axis) {
  int64_t end;
  return __builtin_mul_overflow(axis->pre_size, axis->size, &end) ? INT64_MAX : end;
}

//===-- Lists of axes -------------------------------------------------------------------------===//

static bool is_same_axis(const tn_sdy_axis* a, const tn_sdy_axis* b) {
  return tn_string_view_equal(a->name, b->name) && a->size == b->size &&
         (a->size == 0 || a->pre_size == b->pre_size);
}

/// Checks that axis `index` is in the mesh, is unique, and does not continue the axis before it.
static tn_status check_axis(const subject* self, size_t index) {
  const tn_sdy_axis* axis = tn_sdy_parts__axis(&self->sharding, index);
  size_t place;
  if (mesh_axis(self, axis->name, &place) == NULL) {
    return refuse(self, "unknown axis name: \"%.*s\"", (int)axis->name.size, axis->name.data);
  }
  for (size_t i = 0; i < index; ++i) {
    if (is_same_axis(tn_sdy_parts__axis(&self->sharding, i), axis)) {
      return refuse_axis(self, axis, "duplicate axis ref: ");
    }
  }
  if (index == 0 || axis->size == 0) return TN_OK;
  const tn_sdy_axis* last = tn_sdy_parts__axis(&self->sharding, index - 1);
  if (last->group != axis->group || last->size == 0 ||
      !tn_string_view_equal(last->name, axis->name) || end_of(last) != axis->pre_size) {
    return TN_OK;
  }
  return refuse_pair(self, last, axis, "two consecutive sub-axes can be merged: ");
}

/// Checks that the lists after the dimensions are in the order of the mesh.
static tn_status check_order(const subject* self, int32_t group, const char* name) {
  const tn_sdy_axis* last = NULL;
  size_t last_place = 0;
  for (size_t i = 0; i < tn_sdy_parts__axis_count(&self->sharding); ++i) {
    const tn_sdy_axis* axis = tn_sdy_parts__axis(&self->sharding, i);
    size_t place = SIZE_MAX;
    if (axis->group != group) continue;
    (void)mesh_axis(self, axis->name, &place);
    const bool is_after = last == NULL || place > last_place ||
                          (place == last_place && axis->pre_size >= last->pre_size);
    if (!is_after) return refuse(self, "%s axes are not ordered w.r.t. mesh", name);
    last = axis;
    last_place = place;
  }
  return TN_OK;
}

/// Checks that a part of an axis is valid and overlaps no other part.
static tn_status check_part(const subject* self, size_t index) {
  const tn_sdy_axis* axis = tn_sdy_parts__axis(&self->sharding, index);
  size_t place;
  const int64_t size = mesh_axis(self, axis->name, &place)->size;
  for (size_t i = 0; i < tn_sdy_parts__axis_count(&self->sharding); ++i) {
    const tn_sdy_axis* whole = tn_sdy_parts__axis(&self->sharding, i);
    if (whole->size == 0 && tn_string_view_equal(whole->name, axis->name)) {
      return refuse(self, "both sub-axis and full-axis are used for axis name: \"%.*s\"",
                    (int)axis->name.size, axis->name.data);
    }
  }
  if (axis->pre_size < 1) return refuse_axis(self, axis, "sub-axis pre-size must be at least 1: ");
  if (axis->size <= 1) return refuse_axis(self, axis, "sub-axis sizes must be greater than 1: ");
  const int64_t next = end_of(axis);
  if (size % next != 0) {
    return refuse_axis(
        self, axis, "sub-axis next pre-size %lld doesn't divide the size of the full axis %lld: ",
        (long long)next, (long long)size);
  }
  if (axis->size == size) {
    return refuse_axis(self, axis, "sub-axis size is equal to the full axis size: ");
  }
  for (size_t i = 0; i < tn_sdy_parts__axis_count(&self->sharding); ++i) {
    const tn_sdy_axis* part = tn_sdy_parts__axis(&self->sharding, i);
    if (i == index || part->size == 0 || !tn_string_view_equal(part->name, axis->name) ||
        part->pre_size > axis->pre_size || end_of(part) <= axis->pre_size) {
      continue;
    }
    return refuse_pair(self, part, axis, "overlapping sub-axes: ");
  }
  return TN_OK;
}

static tn_status check_axes(const subject* self) {
  const size_t count = tn_sdy_parts__axis_count(&self->sharding);
  for (size_t i = 0; i < count; ++i) {
    if (tn_sdy_parts__axis(&self->sharding, i)->group >= 0) TN_TRY(check_axis(self, i));
  }
  TN_TRY(check_order(self, TN_SDY_REPLICATED, "replicated"));
  for (size_t i = 0; i < count; ++i) {
    if (tn_sdy_parts__axis(&self->sharding, i)->group == TN_SDY_REPLICATED)
      TN_TRY(check_axis(self, i));
  }
  TN_TRY(check_order(self, TN_SDY_UNREDUCED, "unreduced"));
  for (size_t i = 0; i < count; ++i) {
    if (tn_sdy_parts__axis(&self->sharding, i)->group == TN_SDY_UNREDUCED)
      TN_TRY(check_axis(self, i));
  }
  for (size_t i = 0; i < count; ++i) {
    if (tn_sdy_parts__axis(&self->sharding, i)->size != 0) TN_TRY(check_part(self, i));
  }
  return TN_OK;
}

//===-- Shardings -----------------------------------------------------------------------------===//

/// Returns true if the sharding has neither dimensions nor other axes.
static bool is_bare(const subject* self) {
  const tn_attribute sharding = self->sharding.attribute;
  return tn_sdy__parameter(sharding, "dim_shardings").storage == NULL &&
         tn_sdy__parameter(sharding, "replicated_axes").storage == NULL &&
         tn_sdy__parameter(sharding, "unreduced_axes").storage == NULL;
}

static bool is_maximal(const subject* self) {
  return tn_sdy__parameter(self->mesh.attribute, "axes").storage == NULL &&
         tn_sdy__parameter(self->mesh.attribute, "device_ids").storage != NULL;
}

static tn_status check_dimensions(const subject* self, tn_type type) {
  const tn_attribute dimensions = tn_sdy__parameter(self->sharding.attribute, "dim_shardings");
  const size_t rank = tn_sdy__count(dimensions);
  if (!tn_shaped_type_has_rank(type)) {
    tn_text_buffer text = tn_text_buffer_make(&self->context->allocator);
    tn_text_buffer_append_text(&text, self->prefix);
    tn_text_buffer_append_text(&text, "only ranked tensors can have a sharding. type: ");
    tn_type__append_text(type, &text);
    return tn_check__fail(self->context, self->op, true, &text);
  }
  if (rank != tn_shaped_type_rank(type)) {
    return refuse(self, "sharding doesn't match tensor rank: %zu != %zu", rank,
                  tn_shaped_type_rank(type));
  }
  for (size_t i = 0; i < rank; ++i) {
    const tn_attribute dimension = tn_array_attribute_element(dimensions, i);
    const tn_attribute is_closed = tn_sdy__parameter(dimension, "is_closed");
    if (tn_sdy__parameter(dimension, "priority").storage != NULL &&
        tn_sdy__parameter(dimension, "axes").storage == NULL &&
        tn_integer_attribute_value(is_closed) != 0) {
      return refuse(self, "dim %zu is empty and closed but has a priority", i);
    }
  }
  return check_axes(self);
}

static tn_status check_taken(subject* self, tn_type type) {
  TN_TRY(find_mesh(self));
  if (is_maximal(self)) {
    if (is_bare(self)) return TN_OK;
    return refuse(self,
                  "a maximal sharding can only have a sharding with rank 0 and no replicated or "
                  "unreduced axes.");
  }
  if (tn_type__is(type, TN_TYPE_TUPLE) && tn_tuple_type_element_count(type) == 1) {
    type = tn_tuple_type_element(type, 0);
  }
  if (tn_type_is_shaped(type)) return check_dimensions(self, type);
  if (is_bare(self)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&self->context->allocator);
  tn_text_buffer_append_text(&text, self->prefix);
  tn_text_buffer_append_text(&text,
                             "non-shaped tensors can only have a sharding with rank 0 and no "
                             "replicated or unreduced axes. type: ");
  tn_type__append_text(type, &text);
  return tn_check__fail(self->context, self->op, true, &text);
}

static tn_status check_sharding(tn_context* context, tn_ref op, const char* name, tn_type type) {
  subject self = {.context = context, .op = op};
  const tn_attribute sharding = {tn_op__inherent(context, op, name)};
  if (sharding.storage == NULL) return TN_OK;
  self.sharding = tn_sdy_parts__of(context, sharding);
  tn_status status = TN_OK;
  if (self.sharding.axes.failed) {
    status = tn_context__out_of_memory(context);
  } else if (tn_opaque__is_called(self.sharding.attribute.storage, "sdy", "sharding")) {
    status = check_taken(&self, type);
  }
  tn_sdy_parts__free(&self.sharding);
  tn_sdy_parts__free(&self.mesh);
  return status;
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_status check_constraint(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                  tn_symbol_finder* finder) {
  (void)schema;
  (void)finder;
  return check_sharding(context, op, "sharding", tn_op__result_type(context, op, 0));
}

static tn_status check_collective(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                  tn_symbol_finder* finder) {
  (void)schema;
  (void)finder;
  return check_sharding(context, op, "out_sharding", tn_op__result_type(context, op, 0));
}

static tn_status check_barrier(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  enum { BOTH = 3 };
  (void)schema;
  const tn_attribute direction = {
      tn_sdy_propagation_barrier_allowed_direction(context, op).storage};
  if (tn_integer_attribute_value(direction) != BOTH) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "cannot specify `BOTH` as the direction. Not blocking propagation "
                           "direction makes the op redundant.");
}

/// Checks that no enclosing computation is manual on the same axes.
static tn_status check_nesting(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_status status = TN_OK;
  (void)schema;
  const tn_attribute axes = tn_sdy_manual_computation_manual_axes(context, op);
  tn_sdy_parts own = tn_sdy_parts__of(context, axes);
  if (own.axes.failed) status = tn_context__out_of_memory(context);
  for (tn_ref at = tn_op_cell__parent(context, tn_op__at(context, op)); at != 0 && status == TN_OK;
       at = tn_op_cell__parent(context, tn_op__at(context, at))) {
    if (!tn_op__is_called(context, at, TN_NAME_SDY_MANUAL_COMPUTATION)) continue;
    const tn_attribute bound = tn_sdy_manual_computation_manual_axes(context, at);
    const tn_op_note note = {
        {context, tn_op__at(context, at)->location}, "parent bounding this axis as manual", NULL};
    tn_sdy_parts outer = tn_sdy_parts__of(context, bound);
    if (outer.axes.failed) status = tn_context__out_of_memory(context);
    for (size_t i = 0; i < tn_sdy_parts__axis_count(&own) * tn_sdy_parts__axis_count(&outer); ++i) {
      const size_t count = tn_sdy_parts__axis_count(&outer);
      const tn_string_view name = tn_sdy_parts__axis(&own, i / count)->name;
      if (!tn_string_view_equal(name, tn_sdy_parts__axis(&outer, i % count)->name)) continue;
      status = tn_op__fail_named(context, op, &note,
                                 "operates on axis \"%.*s\" which is already bound by a parent "
                                 "sdy.manual_computation op",
                                 (int)name.size, name.data);
      break;
    }
    tn_sdy_parts__free(&outer);
  }
  tn_sdy_parts__free(&own);
  return status;
}

const tn_named_check tn_sdy_checks[] = {
    {"sdy.constraint", NULL, check_constraint, false},
    {"sdy.collective", NULL, check_collective, false},
    {"sdy.propagation_barrier", check_barrier, NULL, true},
    {"sdy.manual_computation", check_nesting, NULL, false},
    {NULL, NULL, NULL, false},
};
