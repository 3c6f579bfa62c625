// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of reshape, expand_shape and collapse_shape in memref and tensor. The attribute
// `reassociation` groups the dimensions of the longer shape. Source: the documentation of both
// dialects; messages match mlir-opt's.

#include "dialects/common/common.h"
#include "dialects/memref_ops.h"
#include "ir/strides.h"
#include "schema/check.h"

/// The shapes of an op: the longer and the shorter one, and groups of the longer's dimensions.
typedef struct reshape {
  tn_type expanded;
  tn_type collapsed;
  tn_attribute groups;
  size_t group_count;
} reshape;

static reshape reshape_of(const tn_context* context, tn_ref op, bool expands) {
  const tn_type from = tn_op__operand_type(context, op, 0);
  const tn_type to = tn_op__result_type(context, op, 0);
  const tn_attribute groups = {tn_op__inherent(context, op, "reassociation")};
  return (reshape){expands ? to : from, expands ? from : to, groups,
                   tn_array_attribute_count(groups)};
}

static size_t group_size(const reshape* self, size_t group) {
  return tn_array_attribute_count(tn_array_attribute_element(self->groups, group));
}

static int64_t dim_in_group(const reshape* self, size_t group, size_t index) {
  return tn_integer_attribute_value(
      tn_array_attribute_element(tn_array_attribute_element(self->groups, group), index));
}

static int64_t extent(tn_type type, size_t dim) { return tn_shaped_type_dims(type)[dim]; }

/// Returns the product of the sizes in a group, whose first dimension is `first`; TN_DYNAMIC if a
/// size is dynamic.
static int64_t group_extent(const reshape* self, size_t group, size_t first) {
  int64_t product = 1;
  for (size_t i = 0; i < group_size(self, group); ++i) {
    const int64_t factor = extent(self->expanded, first + i);
    if (factor == TN_DYNAMIC) return TN_DYNAMIC;
    product = (int64_t)((uint64_t)product * (uint64_t)factor);
  }
  return product;
}

/// Checks the output sizes of an expansion: an integer for each dimension, an operand for each
/// dynamic one.
static tn_status check_output_shape(const tn_context* context, tn_ref op, tn_type result,
                                    const char* what) {
  uint32_t count = 0;
  uint32_t dynamic_count = 0;
  const int64_t* numbers = tn_check__numbers(context, op, "static_output_shape", &count);
  const uint32_t value_count = tn_op__operand_count(context, op) - 1;
  const size_t rank = tn_shaped_type_rank(result);
  for (uint32_t i = 0; i < count; ++i) dynamic_count += numbers[i] == TN_DYNAMIC;
  if (count != rank) {
    return tn_op__fail_named(context, op, NULL,
                             "expected number of static shape %s to be equal to the output rank "
                             "(%zu) but found %u inputs instead",
                             what, rank, count);
  }
  if (value_count == dynamic_count) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL,
      "mismatch in dynamic dims in output_shape and static_output_shape: "
      "static_output_shape has %u dynamic dims while output_shape has %u values",
      dynamic_count, value_count);
}

//===-- memref --------------------------------------------------------------------------------===//

static tn_status check_group(const tn_context* context, tn_ref op, const reshape* self,
                             size_t group, size_t* next) {
  const size_t first = *next;
  const size_t rank = tn_shaped_type_rank(self->expanded);
  for (size_t i = 0; i < group_size(self, group); ++i) {
    const int64_t dim = dim_in_group(self, group, i);
    if (dim != (int64_t)(*next)++) {
      return tn_op__fail_named(context, op, NULL, "reassociation indices must be contiguous");
    }
    if (dim >= (int64_t)rank) {
      return tn_op__fail_named(context, op, NULL, "reassociation index %lld is out of bounds",
                               (long long)dim);
    }
  }
  const int64_t product = group_extent(self, group, first);
  const int64_t found = extent(self->collapsed, group);
  if ((product == TN_DYNAMIC) != (found == TN_DYNAMIC)) {
    return tn_op__fail_named(
        context, op, NULL,
        "collapsed dim (%zu) must be dynamic if and only if reassociation group is dynamic", group);
  }
  if (product == found) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "collapsed dim size (%lld) must equal reassociation group size (%lld)",
                           (long long)found, (long long)product);
}

static tn_status check_groups(const tn_context* context, tn_ref op, const reshape* self) {
  const size_t collapsed_rank = tn_shaped_type_rank(self->collapsed);
  const size_t rank = tn_shaped_type_rank(self->expanded);
  size_t next = 0;
  if (self->group_count != collapsed_rank) {
    return tn_op__fail_named(context, op, NULL,
                             "invalid number of reassociation groups: found %zu, expected %zu",
                             self->group_count, collapsed_rank);
  }
  for (size_t i = 0; i < self->group_count; ++i) TN_TRY(check_group(context, op, self, i, &next));
  for (size_t i = 0; collapsed_rank == 0 && i < rank; ++i) {
    if (extent(self->expanded, i) == 1) continue;
    return tn_op__fail_named(context, op, NULL,
                             "rank 0 memrefs can only be extended/collapsed with/from ones");
  }
  if (collapsed_rank == 0 || next == rank) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "expanded rank (%zu) inconsistent with number of reassociation indices "
                           "(%zu)",
                           rank, next);
}

/// Returns the expected result type: the source's elements, the result's shape, and these strides;
/// the identity layout if `strides` is NULL.
static tn_status wanted_type(tn_context* context, tn_type source, tn_type result,
                             const tn_strides* strides, tn_type* out_type) {
  const tn_attribute space = tn_memref_type_memory_space(source);
  tn_attribute layout = {NULL};
  if (strides != NULL) {
    TN_TRY(tn_strided_layout_attribute_get(context, strides->offset, strides->steps, strides->rank,
                                           &layout));
  }
  return tn_memref_type_get(tn_type_element_type(source), tn_shaped_type_dims(result),
                            tn_shaped_type_rank(result), strides == NULL ? NULL : &layout,
                            space.storage == NULL ? NULL : &space, out_type);
}

static tn_status compare_types(const tn_context* context, tn_ref op, const char* words,
                               tn_type wanted, tn_type found) {
  const tn_type types[] = {wanted, found};
  if (tn_type_equal(wanted, found)) return TN_OK;
  return tn_check__fail_typed(context, op, true, words, types);
}

static void expand_strides(const reshape* self, const tn_strides* from, tn_strides* to) {
  uint32_t at = to->rank = (uint32_t)tn_shaped_type_rank(self->expanded);
  to->offset = from->offset;
  for (size_t group = self->group_count; group-- > 0;) {
    int64_t step = from->steps[group];
    for (size_t i = group_size(self, group); i-- > 0;) {
      to->steps[--at] = step;
      step = tn_dynamic__multiply(step, extent(self->expanded, at));
    }
  }
  for (uint32_t i = 0; self->group_count == 0 && i < to->rank; ++i) to->steps[i] = 1;
}

static tn_status check_memref_expand(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const reshape self = reshape_of(context, op, true);
  const size_t from = tn_shaped_type_rank(self.collapsed);
  const size_t to = tn_shaped_type_rank(self.expanded);
  tn_strides strides;
  tn_strides expanded;
  if (from > to) {
    return tn_op__fail_named(context, op, NULL,
                             "has source rank %zu and result rank %zu. This is not an expansion "
                             "(%zu > %zu).",
                             from, to, from, to);
  }
  TN_TRY(check_groups(context, op, &self));
  const bool is_plain = tn_memref__has_identity_layout(self.collapsed);
  if (to > TN_STRIDES_RANK_MAX || !tn_memref__strides(self.collapsed, &strides)) return TN_OK;
  expand_strides(&self, &strides, &expanded);
  tn_type wanted;
  TN_TRY(wanted_type(context, self.collapsed, self.expanded, is_plain ? NULL : &expanded, &wanted));
  TN_TRY(compare_types(context, op, "expected expanded type to be $ but found $", wanted,
                       self.expanded));
  TN_TRY(check_output_shape(context, op, self.expanded, "bounds"));
  uint32_t count = 0;
  const int64_t* numbers =
      tn_check__numbers(context, op, TN_MEMREF_EXPAND_SHAPE_STATIC_OUTPUT_SHAPE, &count);
  for (uint32_t i = 0; i < count; ++i) {
    if (extent(self.expanded, i) == TN_DYNAMIC || extent(self.expanded, i) == numbers[i]) continue;
    return tn_op__fail_named(context, op, NULL, "invalid output shape provided at pos %u", i);
  }
  return TN_OK;
}

/// Returns the stride of the last non-unit dimension of a group, whose first dimension is `first`.
static int64_t group_stride(const reshape* self, const tn_strides* from, size_t first,
                            size_t size) {
  size_t last = first + size - 1;
  while (last > first && extent(self->expanded, last) == 1) --last;
  return extent(self->expanded, last) != TN_DYNAMIC || last == first ? from->steps[last]
                                                                     : TN_DYNAMIC;
}

/// Returns false if a group is known not to be contiguous.
static bool collapse_strides(const reshape* self, const tn_strides* from, tn_strides* to) {
  size_t first = 0;
  to->rank = (uint32_t)self->group_count;
  to->offset = from->offset;
  for (size_t group = 0; group < self->group_count; ++group) {
    const size_t size = group_size(self, group);
    if (size == 0) return false;
    int64_t step = to->steps[group] = group_stride(self, from, first, size);
    for (size_t i = first + size - 1; i > first; --i) {
      step = tn_dynamic__multiply(step, extent(self->expanded, i));
      const int64_t found = from->steps[i - 1];
      if (extent(self->expanded, i - 1) == 1) continue;
      if (step != TN_DYNAMIC && found != TN_DYNAMIC && step != found) return false;
    }
    first += size;
  }
  return true;
}

static tn_status check_memref_collapse(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const reshape self = reshape_of(context, op, false);
  const size_t from = tn_shaped_type_rank(self.expanded);
  const size_t to = tn_shaped_type_rank(self.collapsed);
  tn_strides strides;
  tn_strides collapsed;
  if (from < to) {
    return tn_op__fail_named(
        context, op, NULL,
        "has source rank %zu and result rank %zu. This is not a collapse (%zu < %zu).", from, to,
        from, to);
  }
  TN_TRY(check_groups(context, op, &self));
  const bool is_plain = tn_memref__has_identity_layout(self.expanded);
  if (!tn_memref__strides(self.expanded, &strides)) return TN_OK;
  if (!is_plain && !collapse_strides(&self, &strides, &collapsed)) {
    return tn_op__fail_named(context, op, NULL,
                             "invalid source layout map or collapsing non-contiguous dims");
  }
  tn_type wanted;
  TN_TRY(
      wanted_type(context, self.expanded, self.collapsed, is_plain ? NULL : &collapsed, &wanted));
  return compare_types(context, op, "expected collapsed type to be $ but found $", wanted,
                       self.collapsed);
}

//===-- tensor --------------------------------------------------------------------------------===//

/// Returns one more than the highest dimension in the groups.
static uint32_t named_dims(const reshape* self) {
  uint32_t highest = UINT32_MAX;
  bool has_any = false;
  for (size_t group = 0; group < self->group_count; ++group) {
    for (size_t i = 0; i < group_size(self, group); ++i) {
      const uint32_t dim = (uint32_t)dim_in_group(self, group, i);
      if (!has_any || dim > highest) highest = dim;
      has_any = true;
    }
  }
  return highest + 1;
}

static tn_status check_order(const tn_context* context, tn_ref op, const reshape* self) {
  for (size_t group = 0; group < self->group_count; ++group) {
    if (group_size(self, group) != 0) continue;
    return tn_op__fail_named(context, op, NULL, "reassociation indices must not be empty");
  }
  const size_t rank = tn_shaped_type_rank(self->expanded);
  const uint32_t named = named_dims(self);
  if (self->group_count != 0 && named != rank) {
    return tn_op__fail_named(
        context, op, NULL,
        "expected reassociation map #0 to have size equal to the expanded rank "
        "(%zu), but it is  %u.",
        rank, named);
  }
  size_t next = 0;
  size_t wrong = SIZE_MAX;
  for (size_t group = 0; group < self->group_count && wrong == SIZE_MAX; ++group) {
    for (size_t i = 0; i < group_size(self, group) && wrong == SIZE_MAX; ++i) {
      if (dim_in_group(self, group, i) != (int64_t)next++) wrong = group;
    }
  }
  if (wrong == SIZE_MAX && self->group_count != 0 && next != rank) wrong = self->group_count - 1;
  if (wrong == SIZE_MAX) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "expected reassociation map #%zu to be valid and contiguous.", wrong);
}

static tn_status check_extents(const tn_context* context, tn_ref op, const reshape* self) {
  size_t first = 0;
  for (size_t group = 0; group < self->group_count; ++group) {
    const int64_t wanted = group_extent(self, group, first);
    const int64_t found = extent(self->collapsed, group);
    first += group_size(self, group);
    if (wanted == found) continue;
    if (wanted == TN_DYNAMIC) {
      return tn_op__fail_named(
          context, op, NULL,
          "expected dimension %zu of collapsed type to be dynamic since one or "
          "more of the corresponding dimensions in the expanded type is dynamic",
          group);
    }
    return tn_op__fail_named(context, op, NULL,
                             "expected dimension %zu of collapsed type to be static value of %lld",
                             group, (long long)wanted);
  }
  return TN_OK;
}

static tn_status check_tensors(tn_context* context, tn_ref op, const reshape* self) {
  const bool has_rank = tn_type__is(self->collapsed, TN_TYPE_TENSOR);
  const size_t collapsed_rank = tn_shaped_type_rank(self->collapsed);
  const tn_type types[] = {self->expanded, self->collapsed};
  if (!tn_type__is(self->expanded, TN_TYPE_TENSOR)) return TN_OK;
  if (!has_rank || tn_shaped_type_rank(self->expanded) < collapsed_rank) {
    return tn_check__fail_typed(
        context, op, true,
        "expected the expanded type, $ to have a higher (or same) rank than "
        "the collapsed type, $.",
        types);
  }
  if (collapsed_rank != self->group_count) {
    return tn_op__fail_named(
        context, op, NULL,
        "expected collapsed rank (%zu) to equal the number of reassociation maps (%zu).",
        collapsed_rank, self->group_count);
  }
  TN_TRY(check_order(context, op, self));
  TN_TRY(check_extents(context, op, self));
  const tn_type element = tn_type_element_type(self->expanded);
  if (tn_type_equal(element, tn_type_element_type(self->collapsed))) return TN_OK;
  tn_type wanted;
  TN_TRY(tn_tensor_type_get(element, tn_shaped_type_dims(self->collapsed), collapsed_rank, NULL,
                            &wanted));
  return compare_types(context, op, "expected collapsed type to be $, but got $", wanted,
                       self->collapsed);
}

static tn_status check_tensor_expand(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const reshape self = reshape_of(context, op, true);
  TN_TRY(check_output_shape(context, op, self.expanded, "dims"));
  return check_tensors(context, op, &self);
}

static tn_status check_tensor_collapse(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const reshape self = reshape_of(context, op, false);
  return check_tensors(context, op, &self);
}

//===-- Shape operands ------------------------------------------------------------------------===//

/// Checks for an identity layout; `what` is "source" or "result".
static tn_status check_layout(const tn_context* context, tn_ref op, const char* what,
                              tn_type type) {
  if (!tn_type__is(type, TN_TYPE_MEMREF) || tn_memref__has_identity_layout(type)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "%s memref type should have identity affine map",
                           what);
}

static tn_status check_element_counts(const tn_context* context, tn_ref op, tn_type from,
                                      tn_type to) {
  if (!tn_shaped_type_has_rank(from) || !tn_shaped_type_has_static_shape(from) ||
      !tn_shaped_type_has_static_shape(to) ||
      tn_shaped_type_element_count(from) == tn_shaped_type_element_count(to)) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL,
                           "source and destination tensor should have the same number of elements");
}

static tn_status check_reshape(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, 0);
  const tn_type to = tn_op__result_type(context, op, 0);
  const bool is_tensor =
      tn_type__is(to, TN_TYPE_TENSOR) || tn_type__is(to, TN_TYPE_UNRANKED_TENSOR);
  const char* what = is_tensor ? "tensor" : "memref";
  if (!tn_type_equal(tn_type_element_type(from), tn_type_element_type(to))) {
    return tn_op__fail_named(context, op, NULL,
                             "element types of source and destination %s types should be the same",
                             what);
  }
  TN_TRY(check_layout(context, op, "source", from));
  if (!tn_shaped_type_has_rank(to)) return TN_OK;
  const int64_t length = tn_shaped_type_dims(tn_op__operand_type(context, op, 1))[0];
  TN_TRY(check_layout(context, op, "result", to));
  if (is_tensor) TN_TRY(check_element_counts(context, op, from, to));
  if (length == TN_DYNAMIC) {
    return tn_op__fail_named(context, op, NULL,
                             "cannot use shape operand with dynamic length to reshape to "
                             "statically-ranked %s type",
                             what);
  }
  if (length == (int64_t)tn_shaped_type_rank(to)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "length of shape operand differs from the result's %s rank", what);
}

const tn_named_check tn_reshape_memref_checks[] = {
    {"memref.reshape", check_reshape, NULL, true},
    {"memref.expand_shape", check_memref_expand, NULL, true},
    {"memref.collapse_shape", check_memref_collapse, NULL, true},
    {NULL, NULL, NULL, false},
};

const tn_named_check tn_reshape_tensor_checks[] = {
    {"tensor.reshape", check_reshape, NULL, true},
    {"tensor.expand_shape", check_tensor_expand, NULL, true},
    {"tensor.collapse_shape", check_tensor_collapse, NULL, true},
    {NULL, NULL, NULL, false},
};
