// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The width of integer attributes.

#include "ir/integer_width.h"

#include "ir/op_diagnostic.h"
#include "ir/uniqued.h"

bool tn_integer__is_negative(tn_attribute value) {
  size_t count = 0;
  const uint64_t* words = tn_integer_attribute_words(value, &count);
  return count != 0 && words[count - 1] >> 63 != 0 &&
         tn_integer_type_signedness(tn_attribute_type(value)) != TN_UNSIGNED;
}

uint32_t tn_integer__signed_width(tn_attribute value) {
  size_t count = 0;
  const uint64_t* words = tn_integer_attribute_words(value, &count);
  const uint64_t sign = tn_integer__is_negative(value) ? UINT64_MAX : 0;
  while (count != 0 && words[count - 1] == sign) --count;
  if (count == 0) return 1;
  const uint32_t leading = (uint32_t)__builtin_clzll(words[count - 1] ^ sign);
  return (uint32_t)(64 * count) - leading + 1;
}

tn_status tn_integer__resize(tn_context* context, tn_attribute value, uint32_t width,
                             tn_attribute* out_value) {
  size_t old_count = 0;
  const uint64_t* words = tn_integer_attribute_words(value, &old_count);
  const size_t count = (width + 63) / 64;
  tn_type type;
  TN_TRY(tn_integer_type_get(context, width, TN_SIGNLESS, &type));
  uint64_t* wide = tn_allocate(&context->allocator, (count + 1) * sizeof *wide);
  if (wide == NULL) return tn_context__out_of_memory(context);
  const uint64_t sign = tn_integer__is_negative(value) ? UINT64_MAX : 0;
  for (size_t i = 0; i < count; ++i) wide[i] = i < old_count ? words[i] : sign;
  const tn_status status = tn_integer_attribute_from_words(type, wide, count, out_value);
  tn_deallocate(&context->allocator, wide, (count + 1) * sizeof *wide);
  return status;
}

tn_status tn_integer__round_up(tn_context* context, tn_attribute value, tn_attribute* out_value) {
  const uint32_t width = (tn_integer__signed_width(value) + 63) / 64 * 64;
  *out_value = value;
  const tn_type type = tn_attribute_type(value);
  if (tn_integer_type_width(type) == width && tn_integer_type_signedness(type) == TN_SIGNLESS) {
    return TN_OK;
  }
  return tn_integer__resize(context, value, width, out_value);
}

void tn_integer__append(tn_attribute value, tn_text_buffer* text) {
  size_t count = 0;
  const uint64_t* words = tn_integer_attribute_words(value, &count);
  if (count == 1) {
    tn_text_buffer_append_signed(text, (int64_t)words[0]);
    return;
  }
  tn_attribute__append_text(value, text);
  while (!text->failed && text->data[--text->size] != ':') continue;
  if (!text->failed) --text->size;
}
