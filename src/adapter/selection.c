// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The selected adapters in a tree.
//
// Attributes may come from any text, so each pair is checked completely here, against the current
// weight of the operand.

#include "adapter/selection.h"

#include <math.h>
#include <stdio.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "adapter/entry_resource.h"
#include "adapter/target_modules.h"
#include "base/text_buffer.h"

//===-- Reporting -----------------------------------------------------------------------------===//

tn_status tn_lora__refuse(tn_context* context, const tn_lora* lora, tn_status status,
                          const char* problem) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "'");
  tn_text_buffer_append_view(&text, tn_op_name(lora->op));
  tn_text_buffer_append_text(&text, "': adapter ");
  tn_names__append_quoted(&text, lora->about.name);
  tn_text_buffer_append_text(&text, ": ");
  tn_names__append_quoted(&text, lora->about.target_module);
  tn_text_buffer_format(&text, ": %s", problem);
  return tn_context__fail_text(context, status, tn_op_location(lora->op), &text);
}

static tn_status fail_name(const tn_loras* loras, tn_op where, tn_string_view name) {
  tn_text_buffer text = tn_text_buffer_make(&loras->context->allocator);
  tn_text_buffer_append_text(&text, "adapter ");
  tn_names__append_quoted(&text, name);
  tn_text_buffer_append_text(&text, " is not attached");
  return tn_context__fail_text(loras->context, TN_NOT_FOUND, tn_op_location(where), &text);
}

//===-- Checking a pair -----------------------------------------------------------------------===//

#define PROBLEM_SIZE 256u

// Checks the type of A or B: a static matrix of floats, whose elements are dense or a resource.
static bool is_matrix(tn_attribute elements) {
  const tn_attribute_kind kind = tn_attribute_kind_of(elements);
  if (kind != TN_ATTRIBUTE_DENSE_RESOURCE && kind != TN_ATTRIBUTE_DENSE_ELEMENTS) return false;
  const tn_type type = tn_attribute_type(elements);
  return tn_type_kind_of(type) == TN_TYPE_TENSOR && tn_shaped_type_rank(type) == 2 &&
         tn_shaped_type_has_static_shape(type) && tn_shaped_type_element_count(type) >= 0;
}

static tn_status check_form(tn_loras* loras, const tn_lora* lora) {
  const tn_attachment* about = &lora->about;
  if (about->is_unloaded) {
    return tn_lora__refuse(loras->context, lora, TN_NOT_FOUND, "the adapter was unloaded");
  }
  if (!is_matrix(about->a) || !is_matrix(about->b)) {
    return tn_lora__refuse(loras->context, lora, TN_INVALID_ARGUMENT,
                           "lora_A and lora_B are not both matrices");
  }
  if (about->has_more) {
    return tn_lora__refuse(loras->context, lora, TN_INVALID_ARGUMENT,
                           "expected only lora_A and lora_B, found other tensors");
  }
  return TN_OK;
}

static tn_status check_weight(tn_loras* loras, tn_lora* lora) {
  lora->weight = tn_op_operand(lora->op, lora->about.operand);
  if (tn_value_is_null(lora->weight)) {
    return tn_lora__refuse(loras->context, lora, TN_INVALID_ARGUMENT,
                           "the operand index is out of range of the op");
  }
  const tn_type type = tn_value_type(lora->weight);
  if (tn_type_kind_of(type) != TN_TYPE_TENSOR || tn_shaped_type_rank(type) != 2) {
    return tn_lora__refuse(loras->context, lora, TN_SHAPE_MISMATCH, "its weight is not a matrix");
  }
  const int64_t* dims = tn_shaped_type_dims(type);
  const int64_t* a = tn_shaped_type_dims(tn_attribute_type(lora->about.a));
  const int64_t* b = tn_shaped_type_dims(tn_attribute_type(lora->about.b));
  lora->rank = a[0];
  lora->in = a[1];
  lora->out = b[0];
  if (b[1] == lora->rank && tn_target_modules__extent_fits(dims[0], lora->in) &&
      tn_target_modules__extent_fits(dims[1], lora->out))
    return TN_OK;
  char problem[PROBLEM_SIZE];
  snprintf(problem, sizeof problem,
           "lora_A [rank, in] is [%lld, %lld] and lora_B [out, rank] is [%lld, %lld]; the weight "
           "[in, out] is [%lld, %lld]",
           (long long)a[0], (long long)a[1], (long long)b[0], (long long)b[1], (long long)dims[0],
           (long long)dims[1]);
  return tn_lora__refuse(loras->context, lora, TN_SHAPE_MISMATCH, problem);
}

static tn_status check_elements(tn_loras* loras, tn_lora* lora) {
  const tn_type a = tn_type_element_type(tn_attribute_type(lora->about.a));
  const tn_type b = tn_type_element_type(tn_attribute_type(lora->about.b));
  lora->kind = tn_float_type_kind(a);
  if (tn_type_equal(a, b) && lora->kind != TN_FLOAT_KIND_COUNT) return TN_OK;
  return tn_lora__refuse(loras->context, lora, TN_INVALID_ARGUMENT,
                         "lora_A and lora_B do not have the same float type");
}

//===-- Bytes ---------------------------------------------------------------------------------===//

static tn_status refuse_blob(const tn_lora* lora, bool is_b, tn_status status,
                             const char* problem) {
  char words[PROBLEM_SIZE];
  const tn_string_view key = tn_dense_resource_attribute_key(is_b ? lora->about.b : lora->about.a);
  snprintf(words, sizeof words, "the resource '%.*s' %s", key.size < 120 ? (int)key.size : 120,
           key.data, problem);
  return tn_lora__refuse(tn_attribute_context(lora->about.a), lora, status, words);
}

// Creates a blob of the elements of a dense attribute; splats are expanded.
static tn_status dense_blob(tn_attribute elements, size_t byte_size, tn_blob** out_blob) {
  size_t have;
  tn_context* context = tn_attribute_context(elements);
  const void* data = tn_dense_elements_attribute_data(elements, &have);
  if (have == byte_size) return tn_blob_create(data, byte_size, 1, NULL, NULL, out_blob);
  unsigned char* bytes = tn_allocate(&context->allocator, byte_size);
  if (bytes == NULL) return TN_OUT_OF_MEMORY;
  for (size_t i = 0; i < byte_size; i += have) memcpy(bytes + i, data, have);
  const tn_status status = tn_blob_copy(bytes, byte_size, 16, out_blob);
  tn_deallocate(&context->allocator, bytes, byte_size);
  return status;
}

static size_t byte_size_of(tn_attribute elements) {
  const tn_type type = tn_attribute_type(elements);
  return (size_t)tn_shaped_type_element_count(type) *
         ((tn_type_bit_width(tn_type_element_type(type)) + 7u) / 8u);
}

// Returns the blob of the resource of A or B.
static tn_status resource_blob(const tn_lora* lora, bool is_b, tn_blob** out_blob) {
  const tn_attribute elements = is_b ? lora->about.b : lora->about.a;
  tn_resource* resource;
  const tn_status found = tn_resource_find(tn_attribute_context(elements), (tn_string_view){0},
                                           tn_dense_resource_attribute_key(elements), &resource);
  if (found == TN_OUT_OF_MEMORY) return found;
  if (found != TN_OK || tn_resource_retain_blob(resource, out_blob) != TN_OK) {
    return refuse_blob(lora, is_b, TN_NOT_FOUND, "has no bytes: attach the adapter again");
  }
  const bool fits_type = tn_blob_byte_size(*out_blob) == byte_size_of(elements);
  if (fits_type && tn_adapter__is_blob_unchanged(*out_blob)) return TN_OK;
  tn_object_release(*out_blob);
  *out_blob = NULL;
  return fits_type ? refuse_blob(lora, is_b, TN_IO_ERROR, "belongs to a file that was changed")
                   : refuse_blob(lora, is_b, TN_MALFORMED,
                                 "has a byte size that does not match its type");
}

// Replaces the blob by a copy, which later changes of the file cannot affect.
static tn_status copy_blob(const tn_lora* lora, bool is_b, tn_blob** blob) {
  tn_context* context = tn_attribute_context(lora->about.a);
  const size_t size = tn_blob_byte_size(*blob);
  void* bytes = tn_allocate(&context->allocator, size + 1);
  tn_status status = TN_OK;
  tn_blob* copy = NULL;
  if (bytes == NULL) {
    status = tn_context__out_of_memory(context);
  } else if (!tn_adapter__read_blob(*blob, 0, size, bytes)) {
    status = refuse_blob(lora, is_b, TN_IO_ERROR, "belongs to a file that was changed");
  } else if (tn_blob_copy(bytes, size, 16, &copy) != TN_OK) {
    status = tn_context__out_of_memory(context);
  }
  tn_deallocate(&context->allocator, bytes, size + 1);
  tn_object_release(*blob);
  *blob = copy;
  return status;
}

tn_status tn_lora__blob(const tn_lora* lora, bool is_b, tn_blob** out_blob) {
  *out_blob = NULL;
  const tn_attribute elements = is_b ? lora->about.b : lora->about.a;
  if (tn_attribute_kind_of(elements) == TN_ATTRIBUTE_DENSE_ELEMENTS) {
    const tn_status status = dense_blob(elements, byte_size_of(elements), out_blob);
    return status == TN_OUT_OF_MEMORY ? tn_context__out_of_memory(tn_attribute_context(elements))
                                      : status;
  }
  TN_TRY(resource_blob(lora, is_b, out_blob));
  return tn_adapter__is_of_file(*out_blob) ? copy_blob(lora, is_b, out_blob) : TN_OK;
}

// Checks that the bytes of A or B exist, and have the size given by their type.
static tn_status check_bytes(const tn_lora* lora, bool is_b) {
  tn_blob* blob;
  const tn_attribute elements = is_b ? lora->about.b : lora->about.a;
  if (tn_attribute_kind_of(elements) == TN_ATTRIBUTE_DENSE_ELEMENTS) return TN_OK;
  TN_TRY(resource_blob(lora, is_b, &blob));
  tn_object_release(blob);
  return TN_OK;
}

static tn_status check(tn_loras* loras, tn_lora* lora) {
  TN_TRY(check_form(loras, lora));
  TN_TRY(check_weight(loras, lora));
  TN_TRY(check_elements(loras, lora));
  if (tn_op_is_detached(lora->op)) {
    return tn_lora__refuse(loras->context, lora, TN_INVALID_ARGUMENT, "the op is detached");
  }
  lora->scale = loras->has_scale ? loras->scale : lora->about.scale;
  if (!isfinite(lora->scale)) {
    return tn_lora__refuse(loras->context, lora, TN_INVALID_ARGUMENT, "its scale is not finite");
  }
  for (int is_b = 0; is_b < 2; ++is_b) {
    TN_TRY(check_bytes(lora, is_b != 0));
  }
  return TN_OK;
}

//===-- Collecting ----------------------------------------------------------------------------===//

static tn_status add(tn_loras* loras, tn_op op, const tn_attachment* about) {
  if (loras->count == loras->capacity &&
      !tn_array_grow(&loras->context->allocator, &loras->items, &loras->capacity, loras->count + 1,
                     sizeof *loras->items)) {
    return tn_context__out_of_memory(loras->context);
  }
  tn_lora* lora = &loras->items[loras->count];
  *lora = (tn_lora){.about = *about, .op = op};
  TN_TRY(check(loras, lora));
  loras->count++;
  return TN_OK;
}

static tn_status add_selected(tn_loras* loras, tn_op op, size_t attachment_count) {
  const size_t name_count = loras->selection.name_count;
  for (size_t n = 0; n < (name_count == 0 ? 1 : name_count); ++n) {
    for (size_t i = 0; i < attachment_count; ++i) {
      const tn_attachment* about = &loras->attachments[i];
      if (name_count > 0) {
        if (!tn_string_view_equal(about->name, loras->selection.names[n])) continue;
        loras->found[n] = true;
      }
      TN_TRY(add(loras, op, about));
    }
  }
  return TN_OK;
}

static tn_status visit_op(tn_loras* loras, tn_op op) {
  const size_t count = tn_attachment_list(op, NULL, 0);
  if (count == 0) return TN_OK;
  if (count > loras->attachment_capacity &&
      !tn_array_grow(&loras->context->allocator, &loras->attachments, &loras->attachment_capacity,
                     count, sizeof *loras->attachments)) {
    return tn_context__out_of_memory(loras->context);
  }
  (void)tn_attachment_list(op, loras->attachments, count);
  return add_selected(loras, op, count);
}

static tn_walk_result visit(tn_op op, void* user_data) {
  tn_loras* loras = user_data;
  loras->status = visit_op(loras, op);
  return loras->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_status check_names(tn_loras* loras, tn_op root) {
  for (size_t i = 0; i < loras->selection.name_count; ++i) {
    if (!loras->found[i]) return fail_name(loras, root, loras->selection.names[i]);
    for (size_t k = 0; k < i; ++k) {
      if (!tn_string_view_equal(loras->selection.names[i], loras->selection.names[k])) continue;
      return tn_context__fail(loras->context, TN_INVALID_ARGUMENT, tn_op_location(root),
                              "an adapter is selected twice");
    }
  }
  return TN_OK;
}

// Selects the names of the active set.
static tn_status select_active(tn_loras* loras, tn_op root) {
  const size_t count = tn_adapter_active_count(loras->context);
  if (count == 0) {
    return tn_context__fail(loras->context, TN_NOT_FOUND, tn_op_location(root),
                            "no adapter is active");
  }
  loras->active_names =
      tn_allocate(&loras->context->allocator, count * sizeof *loras->active_names);
  if (loras->active_names == NULL) return tn_context__out_of_memory(loras->context);
  for (size_t i = 0; i < count; ++i) {
    loras->active_names[i] = tn_adapter_active_at(loras->context, i);
  }
  loras->selection.names = loras->active_names;
  loras->selection.name_count = count;
  return TN_OK;
}

tn_status tn_loras__collect(tn_loras* loras, tn_op root) {
  loras->selection.name_count *= !loras->selection.active;
  if (loras->selection.active) TN_TRY(select_active(loras, root));
  const size_t name_count = loras->selection.name_count;
  if (name_count > 0) {
    loras->found = tn_allocate_zeroed(&loras->context->allocator, name_count);
    if (loras->found == NULL) return tn_context__out_of_memory(loras->context);
  }
  const tn_status walked = tn_op_walk(root, TN_WALK_PRE_ORDER, visit, loras);
  TN_TRY(loras->status);
  TN_TRY(walked);
  TN_TRY(check_names(loras, root));
  if (loras->count > 0) return TN_OK;
  return tn_context__fail(loras->context, TN_NOT_FOUND, tn_op_location(root),
                          "no adapter is attached");
}

void tn_loras__free(tn_loras* loras) {
  const tn_allocator* allocator = &loras->context->allocator;
  tn_deallocate(allocator, loras->items, loras->capacity * sizeof *loras->items);
  tn_deallocate(allocator, loras->attachments,
                loras->attachment_capacity * sizeof *loras->attachments);
  tn_deallocate(allocator, loras->found, loras->selection.name_count);
  tn_deallocate(allocator, loras->active_names,
                loras->selection.name_count * sizeof *loras->active_names);
}

size_t tn_loras__end_of_op(const tn_loras* loras, size_t first) {
  size_t end = first + 1;
  while (end < loras->count && loras->items[end].op.slot == loras->items[first].op.slot) ++end;
  return end;
}

//===-- Removing ------------------------------------------------------------------------------===//

static bool is_selected(const tn_loras* loras, tn_string_view name) {
  for (size_t i = 0; i < loras->selection.name_count; ++i) {
    if (tn_string_view_equal(loras->selection.names[i], name)) return true;
  }
  return loras->selection.name_count == 0;
}

// Returns `dictionary` without the selected adapters; null if it is empty.
static tn_status without_selected(const tn_loras* loras, tn_attribute dictionary,
                                  tn_attribute* out_rest) {
  *out_rest = dictionary;
  for (size_t i = 0; i < tn_dictionary_attribute_count(dictionary); ++i) {
    const tn_identifier name = tn_dictionary_attribute_entry(dictionary, i).name;
    if (!is_selected(loras, tn_identifier_text(name))) continue;
    TN_TRY(
        tn_attachment__with_entry(loras->context, *out_rest, name, (tn_attribute){NULL}, out_rest));
  }
  return TN_OK;
}

typedef struct removal {
  const tn_loras* loras;
  tn_attribute_changes* changes;
  tn_status status;
} removal;

static tn_status take_off(removal* r, tn_op op, const char* attribute_name) {
  const tn_attribute old = tn_op_discardable_attribute(op, tn_string_view_from(attribute_name));
  if (tn_attribute_kind_of(old) != TN_ATTRIBUTE_DICTIONARY) return TN_OK;
  tn_identifier name;
  tn_attribute rest;
  TN_TRY(without_selected(r->loras, old, &rest));
  if (tn_attribute_equal(old, rest)) return TN_OK;
  TN_TRY(tn_identifier_get(r->loras->context, tn_string_view_from(attribute_name), &name));
  return tn_attribute_changes__add(r->changes, op, name, rest);
}

static tn_walk_result visit_removal(tn_op op, void* user_data) {
  removal* r = user_data;
  r->status = take_off(r, op, TN_ATTACHMENT_NAME);
  if (r->status == TN_OK) r->status = take_off(r, op, TN_ATTACHMENTS_NAME);
  return r->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

tn_status tn_loras__take_off(const tn_loras* loras, tn_op root, tn_attribute_changes* changes) {
  removal r = {.loras = loras, .changes = changes, .status = TN_OK};
  const tn_status walked = tn_op_walk(root, TN_WALK_PRE_ORDER, visit_removal, &r);
  TN_TRY(r.status);
  return walked;
}
