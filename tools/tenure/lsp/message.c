// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A message as JSON. An editor that sends whole texts sends the same ten megabytes with every key,
// which a reader of JSON takes one character at a time. So long strings are taken out first, which
// is a search for quotes and backslashes, and put in again when the rest is read.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

/// Shorter strings are left to jansson.
#define LONG_SIZE ((size_t)1 << 14)
/// What stands for a long string, with its number: no editor sends that.
#define MARK "\\u0001tenure"
#define MARK_READ "\001tenure"

typedef struct long_texts {
  tn_string_view* items;
  size_t count;
  size_t capacity;
} long_texts;

//===-- Strings -------------------------------------------------------------------------------===//

/// The quote that ends the string whose text starts at `p`; NULL if none does.
static char* find_quote(char* p, const char* end) {
  const char* start = p;
  while ((p = memchr(p, '"', (size_t)(end - p))) != NULL) {
    const char* slash = p;
    while (slash != start && slash[-1] == '\\') --slash;
    if ((p - slash) % 2 == 0) return p;
    ++p;
  }
  return NULL;
}

/// How many bytes the character at `p` has; 0 if it is none of UTF-8. Source: Unicode, table 3-7.
static size_t character_size(const unsigned char* p, const unsigned char* end) {
  const size_t left = (size_t)(end - p);
  const unsigned char c = *p;
  const size_t size = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;
  if (size == 0 || size > left) return 0;
  for (size_t i = 1; i < size; ++i) {
    if ((p[i] & 0xc0) != 0x80) return 0;
  }
  if ((c == 0xe0 && p[1] < 0xa0) || (c == 0xed && p[1] >= 0xa0)) return 0;
  if ((c == 0xf0 && p[1] < 0x90) || (c == 0xf4 && p[1] >= 0x90)) return 0;
  return size;
}

/// Whether all of `size` bytes are characters that may stand in a string as they are.
static bool are_plain(const char* data, size_t size) {
  bool is_ascii = true;
  bool has_controls = false;
  for (size_t i = 0; i < size; ++i) {
    is_ascii &= (unsigned char)data[i] < 0x80;
    has_controls |= (unsigned char)data[i] < ' ';
  }
  if (is_ascii || has_controls) return !has_controls;
  const unsigned char* p = (const unsigned char*)data;
  const unsigned char* end = p + size;
  for (size_t one = 1; p < end && one != 0; p += one) one = character_size(p, end);
  return p == end;
}

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The four digits at `p`; a number below 0 if they are none.
static int32_t read_hex(const char* p, const char* end) {
  int32_t value = 0;
  if (end - p < 4) return -1;
  for (int i = 0; i < 4; ++i) {
    const int digit = hex_digit(p[i]);
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

static char* put_character(char* to, uint32_t c) {
  if (c < 0x80) {
    *to++ = (char)c;
    return to;
  }
  if (c < 0x800) {
    *to++ = (char)(0xc0 | c >> 6);
  } else if (c < 0x10000) {
    *to++ = (char)(0xe0 | c >> 12);
    *to++ = (char)(0x80 | (c >> 6 & 0x3f));
  } else {
    *to++ = (char)(0xf0 | c >> 18);
    *to++ = (char)(0x80 | (c >> 12 & 0x3f));
    *to++ = (char)(0x80 | (c >> 6 & 0x3f));
  }
  *to++ = (char)(0x80 | (c & 0x3f));
  return to;
}

/// Undoes the escape whose backslash is at `*from`; false if it is none.
static bool undo_escape(const char** from, const char* end, char** to) {
  static const char letters[] = "\"\\/bfnrt";
  static const char meant[] = "\"\\/\b\f\n\r\t";
  const char letter = (*from)[1];
  const char* found = letter == '\0' ? NULL : strchr(letters, letter);
  if (found != NULL) {
    *(*to)++ = meant[found - letters];
    *from += 2;
    return true;
  }
  int32_t c = letter == 'u' ? read_hex(*from + 2, end) : -1;
  if (c < 0 || (c >= 0xdc00 && c < 0xe000)) return false;
  *from += 6;
  if (c >= 0xd800 && c < 0xdc00) {
    // What is beyond the first 65,536 characters is spelled by two numbers.
    const bool has_low = end - *from >= 6 && (*from)[0] == '\\' && (*from)[1] == 'u';
    const int32_t low = has_low ? read_hex(*from + 2, end) : -1;
    if (low < 0xdc00 || low >= 0xe000) return false;
    c = 0x10000 + (c - 0xd800) * 0x400 + (low - 0xdc00);
    *from += 6;
  }
  *to = put_character(*to, (uint32_t)c);
  return true;
}

/// Puts what the string from `start` to `end` means at `to`, which is not behind it. False if it is
/// no string of JSON; some of it may be overwritten then.
static bool read_string(const char* start, const char* end, char* to, size_t* out_size) {
  const char* first = to;
  for (const char* p = start; p < end;) {
    const char* slash = memchr(p, '\\', (size_t)(end - p));
    const size_t size = (size_t)((slash == NULL ? end : slash) - p);
    if (!are_plain(p, size)) return false;
    memmove(to, p, size);
    to += size;
    p += size;
    if (slash != NULL && !undo_escape(&p, end, &to)) return false;
  }
  *out_size = (size_t)(to - first);
  return true;
}

//===-- Messages ------------------------------------------------------------------------------===//

/// Takes long strings out of a message, whose new size it returns. What they mean is put where they
/// stood, behind the rest. SIZE_MAX if a string is none.
static size_t take_out(lsp_writer* rest, char* data, size_t size, long_texts* texts) {
  const char* end = data + size;
  const char* done = data;
  for (char* p = data; (p = memchr(p, '"', (size_t)(end - p))) != NULL;) {
    char* start = p + 1;
    char* quote = find_quote(start, end);
    if (quote == NULL) break;
    p = quote + 1;
    if ((size_t)(quote - start) < LONG_SIZE) continue;
    tn_string_view text = {start, 0};
    if (!read_string(start, quote, start, &text.size)) return SIZE_MAX;
    (void)lsp_write(rest, done, (size_t)(start - done));
    lsp_write_text(rest, MARK);
    lsp_write_number(rest, texts->count);
    texts->items = lsp_grow(texts->items, &texts->capacity, texts->count + 1, sizeof text);
    texts->items[texts->count++] = text;
    done = quote;
  }
  (void)lsp_write(rest, done, (size_t)(end - done));
  return rest->size;
}

/// The long string that a value stands for; NULL if it stands for none.
static json_t* text_for(const json_t* value, const long_texts* texts) {
  const char* mark = json_string_value(value);
  if (mark == NULL || strncmp(mark, MARK_READ, sizeof MARK_READ - 1) != 0) return NULL;
  const size_t number = strtoul(mark + sizeof MARK_READ - 1, NULL, 10);
  if (number >= texts->count) return NULL;
  return json_stringn_nocheck(texts->items[number].data, texts->items[number].size);
}

/// Puts long strings in where they were. Messages nest as deep as jansson reads.
static void put_in(json_t* value, const long_texts* texts) {
  if (json_is_array(value)) {
    for (size_t i = 0; i < json_array_size(value); ++i) {
      json_t* text = text_for(json_array_get(value, i), texts);
      if (text != NULL) json_array_set_new(value, i, text);
      if (text == NULL) put_in(json_array_get(value, i), texts);
    }
    return;
  }
  const char* key = NULL;
  json_t* item = NULL;
  json_object_foreach(value, key, item) {
    json_t* text = text_for(item, texts);
    if (text != NULL) json_object_set_new(value, key, text);
    if (text == NULL) put_in(item, texts);
  }
}

json_t* lsp_message_parse(char* data, size_t size, json_error_t* error) {
  if (size < LONG_SIZE) return json_loadb(data, size, JSON_ALLOW_NUL, error);
  lsp_writer rest = {0};
  long_texts texts = {0};
  json_t* message = NULL;
  if (take_out(&rest, data, size, &texts) == SIZE_MAX) {
    *error = (json_error_t){.text = "a string is no UTF-8, or has an escape that there is not"};
  } else {
    message = json_loadb(rest.data, rest.size, JSON_ALLOW_NUL, error);
  }
  if (message != NULL && texts.count != 0) put_in(message, &texts);
  free(rest.data);
  free(texts.items);
  return message;
}
