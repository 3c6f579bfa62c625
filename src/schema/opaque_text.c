// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing and building texts of dialect attributes.

#include "schema/opaque_text.h"

//===-- Parsing -------------------------------------------------------------------------------===//

static const tn_string_view nothing = {NULL, 0};

/// Returns the text after the mnemonic.
static tn_string_view behind(tn_attribute attribute, const char* dialect, const char* mnemonic) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_OPAQUE) ||
      !tn_string_view_equal(tn_opaque_attribute_dialect(attribute), tn_string_view_from(dialect))) {
    return nothing;
  }
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  const size_t size = strlen(mnemonic);
  if (body.size <= size || memcmp(body.data, mnemonic, size) != 0) return nothing;
  return (tn_string_view){body.data + size, body.size - size};
}

tn_string_view tn_opaque_text__body(tn_attribute attribute, const char* dialect,
                                    const char* mnemonic) {
  const tn_string_view rest = behind(attribute, dialect, mnemonic);
  if (rest.size < 2 || rest.data[0] != '<' || rest.data[rest.size - 1] != '>') return nothing;
  return (tn_string_view){rest.data + 1, rest.size - 2};
}

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

static tn_string_view trimmed(const char* start, const char* end) {
  while (start < end && is_blank(*start)) ++start;
  while (start < end && is_blank(end[-1])) --end;
  return (tn_string_view){start, (size_t)(end - start)};
}

/// Returns the comma at the end of the field at `at`, or the end.
static const char* field_end(const char* at, const char* end) {
  for (uint32_t depth = 0; at < end; ++at) {
    if (*at == '[' || *at == '<') ++depth;
    if ((*at == ']' || *at == '>') && depth != 0) --depth;
    if (*at == ',' && depth == 0) break;
  }
  return at;
}

tn_string_view tn_opaque_text__field(tn_string_view body, const char* name) {
  const char* at = body.data;
  const char* end = at == NULL ? NULL : at + body.size;
  while (at < end) {
    const char* stop = field_end(at, end);
    const char* equal = memchr(at, '=', (size_t)(stop - at));
    if (equal != NULL && tn_string_view_equal(trimmed(at, equal), tn_string_view_from(name))) {
      return trimmed(equal + 1, stop);
    }
    at = stop + 1;
  }
  return nothing;
}

//===-- Building ------------------------------------------------------------------------------===//

tn_status tn_opaque_text__attribute(tn_parser* parser, const char* dialect, tn_text_buffer* text,
                                    tn_attribute* out_attribute) {
  const tn_status status =
      text->failed
          ? tn_context__out_of_memory(parser->context)
          : tn_opaque_attribute__get(parser->context, tn_string_view_from(dialect),
                                     tn_text_buffer_view(text), (tn_type){NULL}, out_attribute);
  tn_text_buffer_free(text);
  return status;
}
