// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hover on a resource: its bytes, and the tensor of an adapter.
//
// Attached adapters are attributes of ops (adapter_attach.h). They may have been written by hand,
// so unexpected forms are ignored.

#include <string.h>
#include <tenure/adapter_attach.h>
#include <tenure/resource.h>

#include "lsp.h"

//===-- Tensors -------------------------------------------------------------------------------===//

/// A tensor of an attached adapter.
typedef struct tensor {
  tn_string_view key;      ///< The key to find.
  tn_string_view adapter;  ///< Empty until it is found.
  tn_string_view module;
  tn_string_view role;
  tn_type type;
  bool is_unloaded;
} tensor;

static bool same_view(tn_string_view a, tn_string_view b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

/// Returns the number of entries of an attribute; 0 if it is not a dictionary.
static size_t entry_count(tn_attribute attribute) {
  const bool is_dictionary = !tn_attribute_is_null(attribute) &&
                             tn_attribute_kind_of(attribute) == TN_ATTRIBUTE_DICTIONARY;
  return is_dictionary ? tn_dictionary_attribute_count(attribute) : 0;
}

/// Searches the roles of a target module.
static bool find_role(tensor* self, tn_string_view adapter, tn_named_attribute module) {
  for (size_t i = 0; i < entry_count(module.value); ++i) {
    const tn_named_attribute role = tn_dictionary_attribute_entry(module.value, i);
    if (tn_attribute_kind_of(role.value) != TN_ATTRIBUTE_DENSE_RESOURCE ||
        !same_view(tn_dense_resource_attribute_key(role.value), self->key)) {
      continue;
    }
    self->adapter = adapter;
    self->module = tn_identifier_text(module.name);
    self->role = tn_identifier_text(role.name);
    self->type = tn_attribute_type(role.value);
    self->is_unloaded = !tn_attribute_is_null(
        tn_dictionary_attribute_find(module.value, tn_string_view_from("unloaded")));
    return true;
  }
  return false;
}

static tn_walk_result find_in_op(tn_op op, void* user_data) {
  const tn_attribute all = tn_op_discardable_attribute(op, tn_string_view_from("tenure.adapter"));
  for (size_t i = 0; i < entry_count(all); ++i) {
    const tn_named_attribute adapter = tn_dictionary_attribute_entry(all, i);
    for (size_t k = 0; k < entry_count(adapter.value); ++k) {
      if (find_role(user_data, tn_identifier_text(adapter.name),
                    tn_dictionary_attribute_entry(adapter.value, k))) {
        return TN_WALK_INTERRUPT;
      }
    }
  }
  return TN_WALK_ADVANCE;
}

static bool ends_with(tn_string_view text, tn_string_view end) {
  return text.size >= end.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

/// Returns a key without the number that makes it unique. A name that ends with its role has no
/// such number.
static tn_string_view without_number(tn_string_view name, tn_string_view role) {
  size_t size = name.size;
  while (size != 0 && name.data[size - 1] >= '0' && name.data[size - 1] <= '9') --size;
  if (ends_with(name, role) || size == 0 || size == name.size || name.data[size - 1] != '_') {
    return name;
  }
  const tn_string_view less = {name.data, size - 1};
  const bool is_name = ends_with(less, role) || ends_with(less, tn_string_view_from(".weight"));
  return is_name ? less : name;
}

/// Writes the tensor's name in its file: the key without the adapter's name, or, for another key, a
/// name with the same module and role.
static void write_name(lsp_writer* out, const tensor* self) {
  const size_t size = self->adapter.size;
  if (self->key.size > size + 1 && memcmp(self->key.data, self->adapter.data, size) == 0 &&
      self->key.data[size] == '.') {
    const tn_string_view name = {self->key.data + size + 1, self->key.size - size - 1};
    lsp_write_view(out, without_number(name, self->role));
    return;
  }
  lsp_write_view(out, self->module);
  lsp_write_text(out, ".");
  lsp_write_view(out, self->role);
}

/// Computes the size of a tensor in bytes; false if its type does not determine it.
static bool find_byte_size(tn_type type, size_t* out_size) {
  if (!tn_type_is_shaped(type) || !tn_shaped_type_has_static_shape(type)) return false;
  const tn_type element = tn_type_element_type(type);
  const tn_type half = tn_type_element_type(element);
  const bool is_complex = tn_type_kind_of(element) == TN_TYPE_COMPLEX;
  const size_t one = is_complex ? 2 * (size_t)tn_type_bit_width(half) : tn_type_bit_width(element);
  // Integers of 4 bits are packed, bools are bytes (adapter.h).
  const size_t bits = one == 1 ? 8 : one;
  const size_t count = (size_t)tn_shaped_type_element_count(type);
  if (bits == 0 || count > (SIZE_MAX - 7) / bits) return false;
  *out_size = (count * bits + 7) / 8;
  return true;
}

static void write_tensor(lsp_writer* out, const tensor* self) {
  lsp_write_text(out, "Tensor: `");
  write_name(out, self);
  lsp_write_text(out, "` of the adapter `");
  lsp_write_view(out, self->adapter);
  lsp_write_text(out, "`\n\nType: `");
  (void)!tn_type_print(self->type, lsp_write, out);
  lsp_write_text(out, "`\n\n");
}

/// Writes a text about missing bytes.
static void write_absent(lsp_writer* out, const tensor* self) {
  if (self->adapter.size == 0) {
    lsp_write_text(out, "It has no bytes in this file.");
    return;
  }
  size_t size = 0;
  lsp_write_text(out, "Bytes: ");
  if (find_byte_size(self->type, &size)) {
    lsp_write_number(out, size);
    lsp_write_text(out, ", ");
  }
  lsp_write_text(out, "absent: ");
  lsp_write_text(out, self->is_unloaded ? "the adapter is unloaded." : "not in this file.");
}

//===-- Resources -----------------------------------------------------------------------------===//

/// Finds the key in `dense_resource<key>` around a byte; false if there is none.
static bool find_key(const lsp_part* part, size_t offset, size_t* out_start, size_t* out_end) {
  static const char word[] = "dense_resource<";
  const char* data = part->text.data;
  const size_t size = sizeof word - 1;
  const size_t line = part->text.lines[lsp_text_position(&part->text, offset).line];
  for (size_t at = line; at <= offset && at + size < part->text.size; ++at) {
    if (memcmp(data + at, word, size) != 0) continue;
    const char* from = data + at + size;
    // A quoted key may contain it.
    const char* quote =
        *from == '"' ? memchr(from + 1, '"', part->text.size - at - size - 1) : NULL;
    if (quote != NULL) from = quote;
    const char* close = memchr(from, '>', (size_t)(data + part->text.size - from));
    if (close == NULL || (size_t)(close - data) < offset) continue;
    *out_start = at;
    *out_end = (size_t)(close - data) + 1;
    return true;
  }
  return false;
}

/// Writes the first bytes in hexadecimal.
static void write_bytes(lsp_writer* out, const tn_blob* blob) {
  const unsigned char* data = tn_blob_data(blob);
  const size_t size = tn_blob_byte_size(blob);
  lsp_write_text(out, "\n\nBegins: `");
  for (size_t i = 0; i < size && i < 32; ++i) {
    char digits[8];
    (void)snprintf(digits, sizeof digits, i != 0 && i % 4 == 0 ? " %02x" : "%02x", data[i]);
    lsp_write_text(out, digits);
  }
  lsp_write_text(out, "`");
}

json_t* lsp_hover_resource(lsp_part* part, size_t offset) {
  size_t start = 0;
  size_t end = 0;
  tn_resource* resource = NULL;
  tn_blob* blob = NULL;
  if (part->context == NULL || !find_key(part, offset, &start, &end)) return NULL;
  const size_t from = start + strlen("dense_resource<");
  tn_string_view key = {part->text.data + from, end - 1 - from};
  if (key.size >= 2 && *key.data == '"') key = (tn_string_view){key.data + 1, key.size - 2};
  tensor about = {.key = key};
  if (part->root.slot != 0) (void)!tn_op_walk(part->root, TN_WALK_PRE_ORDER, find_in_op, &about);
  lsp_writer out = {0};
  lsp_write_text(&out, "Resource: `");
  lsp_write_view(&out, key);
  lsp_write_text(&out, "`\n\n");
  if (about.adapter.size != 0) write_tensor(&out, &about);
  if (tn_resource_find(part->context, tn_string_view_from("builtin"), key, &resource) != TN_OK ||
      tn_resource_retain_blob(resource, &blob) != TN_OK || blob == NULL) {
    write_absent(&out, &about);
  } else {
    lsp_write_text(&out, "Bytes: ");
    lsp_write_number(&out, tn_blob_byte_size(blob));
    lsp_write_text(&out, ", aligned to ");
    lsp_write_number(&out, tn_blob_alignment(blob));
    if (tn_blob_byte_size(blob) != 0) write_bytes(&out, blob);
    tn_object_release(blob);
  }
  return json_pack("{s:{s:s, s:o}, s:o}", "contents", "kind", "markdown", "value",
                   lsp_writer_finish(&out), "range", lsp_part_range(part, start, end));
}
