// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of parameters: validation, quoting for messages, and their parts.

#ifndef TENURE_SRC_ADAPTER_NAMES_H
#define TENURE_SRC_ADAPTER_NAMES_H

#include "base/text_buffer.h"

/// Returns whether `text` is UTF-8 in shortest form, without surrogates.
bool tn_names__is_utf8(tn_string_view text);

/// Appends `name` in single quotes. Control characters, quotes, backslashes and invalid UTF-8
/// become \XX; long names are truncated.
void tn_names__append_quoted(tn_text_buffer* buffer, tn_string_view name);

static inline bool tn_names__begin_with(tn_string_view text, const char* prefix) {
  const size_t size = strlen(prefix);
  return text.size >= size && memcmp(text.data, prefix, size) == 0;
}

/// The parts of a parameter's name.
typedef struct tn_parameter_parts {
  tn_string_view target_module;  ///< "layers.0.q_proj"
  tn_string_view role;           ///< "lora_A"; empty if the name has no role.
} tn_parameter_parts;

tn_parameter_parts tn_names__split(tn_string_view name);

/// Returns `target_module` without a leading "base_model.model.".
tn_string_view tn_names__without_peft_prefix(tn_string_view target_module);

/// Converts a parameter's name from PEFT's form to that of ONNX Runtime's adapters. Writes it to
/// `out`, which has at least `name.size` bytes, and returns its size:
/// `base_model.model.q.lora_A.default.weight` becomes `q.lora_A.weight`.
size_t tn_names__from_peft(tn_string_view name, char* out);

/// Converts the name of a location to that of a target module. Writes it to `out`, which has at
/// least `name.size` bytes, and returns its size: `layers[0]['q_proj'].w` becomes
/// `layers.0.q_proj.w`.
size_t tn_names__normalise(tn_string_view name, char* out);

/// Returns the last component of a path, without its extension; "adapter" if that is empty.
tn_string_view tn_names__of_path(const char* path);

#endif  // TENURE_SRC_ADAPTER_NAMES_H
