// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the adapters attached to an op.
//
// The attribute may come from a hand-written text, so nothing is assumed: an entry without the
// expected form counts as missing.

#include <stdlib.h>

#include "adapter/attachment.h"
#include "base/order.h"

//===-- One target module --------------------------------------------------------------------===//

static tn_attribute entry(tn_attribute dictionary, const char* name) {
  return tn_dictionary_attribute_find(dictionary, tn_string_view_from(name));
}

static int64_t integer_entry(tn_attribute dictionary, const char* name, int64_t missing) {
  const tn_attribute value = entry(dictionary, name);
  return tn_attribute_kind_of(value) == TN_ATTRIBUTE_INTEGER ? tn_integer_attribute_value(value)
                                                             : missing;
}

static bool is_matrix(tn_attribute elements) {
  const tn_type type = tn_attribute_type(elements);
  return !tn_type_is_null(type) && tn_type_kind_of(type) == TN_TYPE_TENSOR &&
         tn_shaped_type_rank(type) == 2;
}

static double scale_of(tn_attribute target_module, tn_attribute a) {
  const tn_attribute alpha = entry(target_module, "alpha");
  if (tn_attribute_kind_of(alpha) != TN_ATTRIBUTE_FLOAT || !is_matrix(a)) return 1;
  const int64_t rank = tn_shaped_type_dims(tn_attribute_type(a))[0];
  return rank > 0 ? tn_float_attribute_value(alpha) / (double)rank : 1;
}

static bool is_other_role(tn_attribute target_module, tn_string_view key, tn_attribute a,
                          tn_attribute b) {
  static const char prefix[] = "lora_";
  if (key.size < sizeof prefix - 1 || memcmp(key.data, prefix, sizeof prefix - 1) != 0) {
    return false;
  }
  const tn_attribute value = tn_dictionary_attribute_find(target_module, key);
  return !tn_attribute_equal(value, a) && !tn_attribute_equal(value, b);
}

static tn_attachment read_target_module(tn_string_view name, tn_named_attribute target_module) {
  const tn_attribute about = target_module.value;
  tn_attachment read = {.name = name, .target_module = tn_identifier_text(target_module.name)};
  read.a = entry(about, "lora_A");
  read.b = entry(about, "lora_B");
  if (tn_attribute_is_null(read.a)) read.a = entry(about, "lora_embedding_A");
  if (tn_attribute_is_null(read.b)) read.b = entry(about, "lora_embedding_B");
  read.operand = (size_t)integer_entry(about, "operand", INT64_MAX);
  read.order = integer_entry(about, "order", -1);
  read.scale = scale_of(about, read.a);
  read.is_unloaded = !tn_attribute_is_null(entry(about, "unloaded"));
  for (size_t i = 0; i < tn_dictionary_attribute_count(about) && !read.has_more; ++i) {
    const tn_named_attribute item = tn_dictionary_attribute_entry(about, i);
    read.has_more = is_other_role(about, tn_identifier_text(item.name), read.a, read.b);
  }
  return read;
}

//===-- All target modules --------------------------------------------------------------------===//

static int compare(const void* left, const void* right) {
  const tn_attachment* a = left;
  const tn_attachment* b = right;
  if (a->order != b->order) return a->order < b->order ? -1 : 1;
  const int by_name = tn_order__texts(a->name, b->name);
  return by_name != 0 ? by_name : tn_order__texts(a->target_module, b->target_module);
}

int64_t tn_attachment__next_order(tn_op op) {
  const tn_attribute all = tn_op_discardable_attribute(op, tn_string_view_from(TN_ATTACHMENT_NAME));
  int64_t next = 0;
  for (size_t i = 0; tn_attachment__is_dictionary(all) && i < tn_dictionary_attribute_count(all);
       ++i) {
    const tn_attribute target_modules = tn_dictionary_attribute_entry(all, i).value;
    for (size_t k = 0; tn_attachment__is_dictionary(target_modules) &&
                       k < tn_dictionary_attribute_count(target_modules);
         ++k) {
      const tn_attribute target_module = tn_dictionary_attribute_entry(target_modules, k).value;
      const int64_t order = tn_attachment__is_dictionary(target_module)
                                ? integer_entry(target_module, "order", -1)
                                : -1;
      if (order >= next && order < INT64_MAX) next = order + 1;
    }
  }
  return next;
}

size_t tn_attachment_list(tn_op op, tn_attachment* out_attachments, size_t capacity) {
  const tn_attribute all = tn_op_discardable_attribute(op, tn_string_view_from(TN_ATTACHMENT_NAME));
  size_t count = 0;
  if (!tn_attachment__is_dictionary(all)) return 0;
  for (size_t i = 0; i < tn_dictionary_attribute_count(all); ++i) {
    const tn_named_attribute adapter = tn_dictionary_attribute_entry(all, i);
    if (!tn_attachment__is_dictionary(adapter.value)) continue;
    for (size_t k = 0; k < tn_dictionary_attribute_count(adapter.value); ++k) {
      const tn_named_attribute target_module = tn_dictionary_attribute_entry(adapter.value, k);
      if (!tn_attachment__is_dictionary(target_module.value)) continue;
      if (count < capacity) {
        out_attachments[count] =
            read_target_module(tn_identifier_text(adapter.name), target_module);
      }
      ++count;
    }
  }
  if (count > 1 && count <= capacity) {
    qsort(out_attachments, count, sizeof *out_attachments, compare);
  }
  return count;
}
