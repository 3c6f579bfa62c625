// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of parameters: whether they are text, how messages quote them, and what they say.

#ifndef TENURE_SRC_ADAPTER_NAMES_H
#define TENURE_SRC_ADAPTER_NAMES_H

#include "base/text_buffer.h"

/// Whether `text` is UTF-8 in shortest form, without surrogates.
bool tn_names__is_utf8(tn_string_view text);

/// Appends `name` in single quotes: control characters, quotes, backslashes and what is not UTF-8
/// as \XX, and long names cut short.
void tn_names__append_quoted(tn_text_buffer* buffer, tn_string_view name);

static inline bool tn_names__begin_with(tn_string_view text, const char* prefix) {
  const size_t size = strlen(prefix);
  return text.size >= size && memcmp(text.data, prefix, size) == 0;
}

/// A parameter's name, taken apart.
typedef struct tn_parameter_parts {
  tn_string_view target_module;  ///< "layers.0.q_proj"
  tn_string_view role;           ///< "lora_A"; empty when the name has none.
} tn_parameter_parts;

tn_parameter_parts tn_names__split(tn_string_view name);

/// `target module` without "base_model.model." in front; the same when that is not there.
tn_string_view tn_names__without_peft_prefix(tn_string_view target_module);

/// Writes a parameter's name as PEFT writes it in the way that ONNX Runtime's adapters have it, into
/// `out` of at least `name.size` bytes, and returns how many there are:
/// `base_model.model.q.lora_A.default.weight` becomes `q.lora_A.weight`.
size_t tn_names__from_peft(tn_string_view name, char* out);

/// Writes the name of a location as a target module is written, into `out` of at least `name.size` bytes,
/// and returns how many there are: `layers[0]['q_proj'].w` becomes `layers.0.q_proj.w`.
size_t tn_names__normalise(tn_string_view name, char* out);

/// The last part of a path, without its extension; "adapter" when nothing is left.
tn_string_view tn_names__of_path(const char* path);

#endif  // TENURE_SRC_ADAPTER_NAMES_H
