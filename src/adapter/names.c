// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of parameters.
//
// The names of target modules are Python paths into trees of weights, which frameworks write in two
// ways: with dots in files, with subscripts in the locations of a module. Both are converted to
// dots.

#include "adapter/names.h"

#define QUOTED_SIZE_MAX 160u

//===-- Text ----------------------------------------------------------------------------------===//

static bool is_continuation(unsigned char byte) { return (byte & 0xc0u) == 0x80u; }

// Returns the size of the first character of `text`, which is not empty; 0 if it is not valid
// UTF-8. Source: Unicode, table 3-7.
static size_t character_size(tn_string_view text) {
  const unsigned char* bytes = (const unsigned char*)text.data;
  const unsigned char first = bytes[0];
  if (first < 0x80) return 1;
  const size_t size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first < 0xc2 || first > 0xf4 || text.size < size) return 0;
  for (size_t i = 1; i < size; ++i) {
    if (!is_continuation(bytes[i])) return 0;
  }
  if (first == 0xe0 && bytes[1] < 0xa0) return 0;
  if (first == 0xed && bytes[1] > 0x9f) return 0;
  if (first == 0xf0 && bytes[1] < 0x90) return 0;
  if (first == 0xf4 && bytes[1] > 0x8f) return 0;
  return size;
}

static tn_string_view skip(tn_string_view text, size_t size) {
  return (tn_string_view){text.data + size, text.size - size};
}

bool tn_names__is_utf8(tn_string_view text) {
  while (text.size > 0) {
    const size_t size = character_size(text);
    if (size == 0) return false;
    text = skip(text, size);
  }
  return true;
}

static bool is_plain(tn_string_view text, size_t size) {
  const char first = text.data[0];
  if (size != 1) return size != 0;
  return (unsigned char)first >= 0x20 && first != 0x7f && first != '\'' && first != '\\';
}

void tn_names__append_quoted(tn_text_buffer* buffer, tn_string_view name) {
  tn_string_view rest = name;
  tn_text_buffer_append(buffer, "'", 1);
  while (rest.size > 0 && name.size - rest.size < QUOTED_SIZE_MAX) {
    const size_t size = character_size(rest);
    if (is_plain(rest, size)) {
      tn_text_buffer_append(buffer, rest.data, size);
    } else {
      tn_text_buffer_format(buffer, "\\%02X", (unsigned)(unsigned char)rest.data[0]);
    }
    rest = skip(rest, size == 0 ? 1 : size);
  }
  tn_text_buffer_append_text(buffer, rest.size > 0 ? "...'" : "'");
}

//===-- Target modules and roles --------------------------------------------------------------===//

static tn_string_view without_suffix(tn_string_view text, const char* suffix) {
  const size_t size = strlen(suffix);
  if (text.size >= size && memcmp(text.data + text.size - size, suffix, size) == 0) {
    text.size -= size;
  }
  return text;
}

tn_parameter_parts tn_names__split(tn_string_view name) {
  tn_parameter_parts parts = {name, {0}};
  const tn_string_view core = without_suffix(without_suffix(name, ".weight"), ".default");
  for (size_t i = core.size; i > 1; --i) {
    if (core.data[i - 1] != '.' || !tn_names__begin_with(skip(core, i), "lora_")) continue;
    parts.target_module = (tn_string_view){core.data, i - 1};
    parts.role = skip(core, i);
    return parts;
  }
  return parts;
}

tn_string_view tn_names__without_peft_prefix(tn_string_view target_module) {
  const char* prefix = "base_model.model.";
  return tn_names__begin_with(target_module, prefix) ? skip(target_module, strlen(prefix))
                                                     : target_module;
}

size_t tn_names__from_peft(tn_string_view name, char* out) {
  const tn_string_view rest = tn_names__without_peft_prefix(name);
  const tn_string_view without_weight = without_suffix(rest, ".weight");
  const tn_string_view core = without_suffix(without_weight, ".default");
  const bool has_role = tn_names__split(core).role.size != 0;
  const tn_string_view head = has_role ? core : without_weight;
  const size_t tail_size = rest.size - without_weight.size;
  memcpy(out, head.data, head.size);
  memcpy(out + head.size, without_weight.data + without_weight.size, tail_size);
  return head.size + tail_size;
}

size_t tn_names__normalise(tn_string_view name, char* out) {
  size_t size = 0;
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    const bool opens = c == '[' || c == '.';
    if (c == ']' || c == '\'' || c == '"') continue;
    if (opens && (size == 0 || out[size - 1] == '.')) continue;
    out[size++] = opens ? '.' : c;
  }
  return size;
}

tn_string_view tn_names__of_path(const char* path) {
  const char* slash = strrchr(path, '/');
  tn_string_view name = tn_string_view_from(slash == NULL ? path : slash + 1);
  for (size_t i = name.size; i > 1; --i) {
    if (name.data[i - 1] == '.') {
      name.size = i - 1;
      break;
    }
  }
  return name.size == 0 ? tn_string_view_from("adapter") : name;
}
