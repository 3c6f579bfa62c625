// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// JSON of messages. An editor that sends whole texts may send ten megabytes with every key press,
// and a JSON parser handles them one character at a time. So long strings are removed first, which
// only searches quotes and backslashes, and restored after parsing.
//
// A number that is too large for jansson, such as the integer 2^63, is not an error: it is parsed
// as a marked string, which is sent as the original number. So ids, tokens and other data are
// returned unchanged.

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lsp.h"

/// jansson parses shorter strings.
#define LONG_SIZE ((size_t)1 << 14)
/// The placeholder of a long string, with its index; no editor sends this text.
#define MARK "\\u0001tenure"
#define MARK_READ "\001tenure"

typedef struct long_texts {
  tn_string_view* items;
  size_t count;
  size_t capacity;
} long_texts;

//===-- Strings -------------------------------------------------------------------------------===//

/// Returns the quote that ends the string whose text starts at `p`; NULL if there is none.
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

/// Returns the size in bytes of the character at `p`; 0 if it is not UTF-8.
///
/// Source: Unicode, table 3-7.
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

/// Returns true if `size` bytes are characters that need no escape in a string.
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

/// Parses the four digits at `p`; negative if they are invalid.
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

/// Decodes the escape whose backslash is at `*from`; false if it is invalid.
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
    // Characters beyond the first 65,536 have two escapes.
    const bool has_low = end - *from >= 6 && (*from)[0] == '\\' && (*from)[1] == 'u';
    const int32_t low = has_low ? read_hex(*from + 2, end) : -1;
    if (low < 0xdc00 || low >= 0xe000) return false;
    c = 0x10000 + (c - 0xd800) * 0x400 + (low - 0xdc00);
    *from += 6;
  }
  *to = put_character(*to, (uint32_t)c);
  return true;
}

/// Decodes the string from `start` to `end` to `to`, which is not after it. Returns false if it is
/// invalid JSON, possibly after overwriting some of it.
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

//===-- Numbers -------------------------------------------------------------------------------===//

#define NUMBER_MARK "\"\\u0001number"
#define NUMBER_READ "\001number"

/// Returns the end of the digits at `p`; `p` if there are none.
static const char* skip_digits(const char* p, const char* end) {
  while (p < end && *p >= '0' && *p <= '9') ++p;
  return p;
}

/// Returns the size in bytes of the number at `p`; 0 if it is invalid JSON.
static size_t number_size(const char* p, const char* end) {
  const char* start = p;
  if (p < end && *p == '-') ++p;
  const char* digits = p;
  p = skip_digits(p, end);
  if (p == digits || (*digits == '0' && p - digits > 1)) return 0;
  if (p < end && *p == '.') {
    const char* fraction = p + 1;
    p = skip_digits(fraction, end);
    if (p == fraction) return 0;
  }
  if (p < end && (*p == 'e' || *p == 'E')) {
    const char* exponent = p + 1;
    if (exponent < end && (*exponent == '-' || *exponent == '+')) ++exponent;
    p = skip_digits(exponent, end);
    if (p == exponent) return 0;
  }
  return (size_t)(p - start);
}

/// Returns true if jansson can represent the number.
static bool number_fits(const char* number, size_t size) {
  char* text = lsp_allocate(size + 1);
  memcpy(text, number, size);
  text[size] = '\0';
  bool fits;
  if (strpbrk(text, ".eE") == NULL) {
    errno = 0;
    (void)strtoll(text, NULL, 10);
    fits = errno != ERANGE;
  } else {
    fits = isfinite(strtod(text, NULL)) != 0;
  }
  free(text);
  return fits;
}

/// Writes a message with each number that is too large replaced by a string.
static void mark_numbers(lsp_writer* out, const char* data, size_t size) {
  const char* end = data + size;
  for (const char* p = data; p < end;) {
    size_t count = 1;
    if (*p == '"') {
      const char* quote = find_quote((char*)(uintptr_t)p + 1, end);
      count = (size_t)((quote == NULL ? end : quote + 1) - p);
    } else if (*p == '-' || (*p >= '0' && *p <= '9')) {
      count = number_size(p, end);
      const bool fits = count == 0 || number_fits(p, count);
      if (count == 0) count = 1;
      if (!fits) {
        lsp_write_text(out, NUMBER_MARK);
        (void)lsp_write(out, p, count);
      }
      (void)lsp_write(out, fits ? p : "\"", fits ? count : 1);
      p += count;
      continue;
    }
    (void)lsp_write(out, p, count);
    p += count;
  }
}

void lsp_message_restore(char* text) {
  const size_t mark_size = sizeof NUMBER_MARK - 1;
  const char* end = text + strlen(text);
  char* to = text;
  for (const char* p = text; p < end;) {
    const char* mark = strstr(p, NUMBER_MARK);
    const size_t before = (size_t)((mark == NULL ? end : mark) - p);
    if (to != p) memmove(to, p, before);
    to += before;
    p += before;
    if (mark == NULL) break;
    const char* number = mark + mark_size;
    const size_t size = number_size(number, end);
    const bool is_number = size != 0 && number[size] == '"';
    const char* from = is_number ? number : mark;
    const size_t kept = is_number ? size : mark_size;
    memmove(to, from, kept);
    to += kept;
    p = is_number ? number + size + 1 : number;
  }
  *to = '\0';
}

/// Returns the text after the mark of a number that is too large; NULL if it has no mark.
static const char* large_number(const json_t* json) {
  const char* text = json_string_value(json);
  const size_t mark_size = sizeof NUMBER_READ - 1;
  return text != NULL && strncmp(text, NUMBER_READ, mark_size) == 0 ? text + mark_size : NULL;
}

json_int_t lsp_integer_from(const json_t* json) {
  const char* large = large_number(json);
  if (large == NULL) return json_integer_value(json);
  return *large == '-' ? INT64_MIN : INT64_MAX;
}

json_t* lsp_integer_copy(json_t* json) {
  const bool is_integer = json_is_integer(json) || large_number(json) != NULL;
  return is_integer ? json_incref(json) : json_integer(0);
}

static json_t* load(const char* data, size_t size, json_error_t* error) {
  json_t* message = json_loadb(data, size, JSON_ALLOW_NUL, error);
  if (message != NULL || json_error_code(error) != json_error_numeric_overflow) return message;
  lsp_writer marked = {0};
  mark_numbers(&marked, data, size);
  message = json_loadb(marked.data, marked.size, JSON_ALLOW_NUL, error);
  free(marked.data);
  return message;
}

//===-- Messages ------------------------------------------------------------------------------===//

/// Removes long strings from a message, and returns its new size. The decoded strings replace the
/// original ones, after the rest. SIZE_MAX if a string is invalid.
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

/// Returns the long string of a placeholder; NULL if it is none.
static json_t* text_for(const json_t* value, const long_texts* texts) {
  const char* mark = json_string_value(value);
  if (mark == NULL || strncmp(mark, MARK_READ, sizeof MARK_READ - 1) != 0) return NULL;
  const size_t number = strtoul(mark + sizeof MARK_READ - 1, NULL, 10);
  if (number >= texts->count) return NULL;
  return json_stringn_nocheck(texts->items[number].data, texts->items[number].size);
}

/// Restores long strings. Messages nest only as deep as jansson allows.
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
  if (size < LONG_SIZE) return load(data, size, error);
  lsp_writer rest = {0};
  long_texts texts = {0};
  json_t* message = NULL;
  if (take_out(&rest, data, size, &texts) == SIZE_MAX) {
    *error = (json_error_t){.text = "invalid UTF-8 or unknown escape in a string"};
  } else {
    message = load(rest.data, rest.size, error);
  }
  if (message != NULL && texts.count != 0) put_in(message, &texts);
  free(rest.data);
  free(texts.items);
  return message;
}
