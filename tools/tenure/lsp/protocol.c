// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// JSON of the protocol's values, and URIs.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

//===-- Values --------------------------------------------------------------------------------===//

json_t* lsp_json_position(lsp_position position) {
  return json_pack("{s:I, s:I}", "line", (json_int_t)position.line, "character",
                   (json_int_t)position.character);
}

json_t* lsp_json_range(lsp_position start, lsp_position end) {
  return json_pack("{s:o, s:o}", "start", lsp_json_position(start), "end", lsp_json_position(end));
}

json_t* lsp_json_location(const char* uri, json_t* owned_range) {
  return json_pack("{s:s, s:o}", "uri", uri, "range", owned_range);
}

static size_t number_from(const json_t* json) {
  const json_int_t value = lsp_integer_from(json);
  return value < 0 ? 0 : (size_t)value;
}

lsp_position lsp_position_from(const json_t* json) {
  return (lsp_position){.line = number_from(json_object_get(json, "line")),
                        .character = number_from(json_object_get(json, "character"))};
}

//===-- Strings -------------------------------------------------------------------------------===//

json_t* lsp_json_string(const char* data, size_t size) {
  json_t* whole = json_stringn(size == 0 ? "" : data, size);
  if (whole != NULL) return whole;
  char* copy = lsp_allocate(size + 1);
  for (size_t i = 0; i < size; ++i) copy[i] = (unsigned char)data[i] < 0x80 ? data[i] : '?';
  whole = json_stringn(copy, size);
  free(copy);
  return whole;
}

tn_status lsp_write(void* user_data, const char* bytes, size_t size) {
  lsp_writer* writer = user_data;
  writer->data = lsp_grow(writer->data, &writer->capacity, writer->size + size + 1, 1);
  if (size != 0) memcpy(writer->data + writer->size, bytes, size);
  writer->size += size;
  return TN_OK;
}

void lsp_write_text(lsp_writer* writer, const char* text) {
  (void)lsp_write(writer, text, strlen(text));
}

void lsp_write_view(lsp_writer* writer, tn_string_view text) {
  (void)lsp_write(writer, text.data, text.size);
}

void lsp_write_number(lsp_writer* writer, size_t number) {
  char digits[32];
  (void)lsp_write(writer, digits, (size_t)snprintf(digits, sizeof digits, "%zu", number));
}

json_t* lsp_writer_finish(lsp_writer* writer) {
  json_t* json = lsp_json_string(writer->data, writer->size);
  free(writer->data);
  *writer = (lsp_writer){0};
  return json;
}

//===-- URIs ----------------------------------------------------------------------------------===//

static int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

char* lsp_uri_path(const char* uri) {
  const char* colon = strchr(uri, ':');
  const char* from = colon == NULL ? uri : colon + 1;
  if (from[0] == '/' && from[1] == '/') {
    from += 2;
    while (*from != '\0' && *from != '/') ++from;
  }
  char* path = lsp_allocate(strlen(from) + 1);
  char* to = path;
  for (; *from != '\0'; ++from) {
    const int high = *from == '%' ? hex_value(from[1]) : -1;
    const int low = high < 0 ? -1 : hex_value(from[2]);
    *to++ = low < 0 ? *from : (char)(high * 16 + low);
    if (low >= 0) from += 2;
  }
  return path;
}

static bool is_plain(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c != '\0' && strchr("-_.~/", c) != NULL);
}

char* lsp_uri_of(const char* path, const char* like) {
  const char* colon = strchr(like, ':');
  const size_t scheme_size = colon == NULL ? 0 : (size_t)(colon - like);
  lsp_writer writer = {0};
  (void)lsp_write(&writer, like, scheme_size);
  lsp_write_text(&writer, *path == '/' ? "://" : ":///");
  for (const char* p = path; *p != '\0'; ++p) {
    char escaped[4];
    const size_t size =
        is_plain((unsigned char)*p)
            ? (size_t)snprintf(escaped, sizeof escaped, "%c", *p)
            : (size_t)snprintf(escaped, sizeof escaped, "%%%02X", (unsigned char)*p);
    (void)lsp_write(&writer, escaped, size);
  }
  writer.data[writer.size] = '\0';
  return writer.data;
}
