// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of gpu as MLIR prints them: the format of an object goes without saying if it is the
// usual one, and kernels stand in the order of their names.

#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/gpu/gpu.h"

/// Behind the string that begins at `at`; strings are escaped as MLIR does it, without `\"`.
static char* string_end(char* at, const char* end) {
  char* quote = memchr(at + 1, '"', (size_t)(end - at - 1));
  return quote == NULL ? at + (end - at) : quote + 1;
}

/// The sign outside of strings and brackets, from `at` on; `end` if it is not there.
static char* find_sign(char* at, char* end, const char* signs) {
  size_t depth = 0;
  while (at < end) {
    if (*at == '"') {
      at = string_end(at, end);
      continue;
    }
    if (depth == 0 && strchr(signs, *at) != NULL) return at;
    if (strchr("<([{", *at) != NULL) ++depth;
    if (strchr(">)]}", *at) != NULL && (*at != '>' || at[-1] != '-') && depth != 0) --depth;
    ++at;
  }
  return end;
}

/// Takes out `size` bytes at `at`.
static void cut(tn_text_buffer* text, const char* at, size_t size) {
  const size_t start = (size_t)(at - text->data);
  memmove(text->data + start, text->data + start + size, text->size - start - size);
  text->size -= size;
}

static tn_string_view name_of(tn_string_view kernel) {
  const char* open = memchr(kernel.data, '"', kernel.size);
  if (open == NULL) return (tn_string_view){"", 0};
  const size_t left = kernel.size - (size_t)(open - kernel.data) - 1;
  const char* close = memchr(open + 1, '"', left);
  return (tn_string_view){open + 1, close == NULL ? left : (size_t)(close - open - 1)};
}

static bool is_before(tn_string_view a, tn_string_view b) {
  const size_t size = a.size < b.size ? a.size : b.size;
  const int order = size == 0 ? 0 : memcmp(a.data, b.data, size);
  return order != 0 ? order < 0 : a.size < b.size;
}

/// Sorts the kernels between `start` and `end`.
static void sort_kernels(tn_context* context, tn_text_buffer* text, char* start, char* end) {
  size_t capacity = 1;
  for (char* at = start; (at = find_sign(at, end, ",")) != end; ++at) ++capacity;
  tn_string_view* kernels = tn_allocate(&context->allocator, capacity * sizeof *kernels);
  size_t count = 0;
  if (kernels == NULL) {
    text->failed = true;
    return;
  }
  for (char* at = start; at < end && count < capacity;) {
    char* stop = find_sign(at, end, ",");
    const tn_string_view kernel = {at, (size_t)(stop - at)};
    size_t place = count++;
    for (; place > 0 && is_before(name_of(kernel), name_of(kernels[place - 1])); --place) {
      kernels[place] = kernels[place - 1];
    }
    kernels[place] = kernel;
    at = stop == end ? end : stop + 1;
    while (at < end && *at == ' ') ++at;
  }
  tn_text_buffer sorted = tn_text_buffer_make(&context->allocator);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&sorted, ", ");
    tn_text_buffer_append_view(&sorted, kernels[i]);
  }
  if (sorted.failed) text->failed = true;
  if (sorted.size == (size_t)(end - start)) memcpy(start, sorted.data, sorted.size);
  tn_text_buffer_free(&sorted);
  tn_deallocate(&context->allocator, kernels, capacity * sizeof *kernels);
}

tn_status tn_gpu__spell_attribute(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                  tn_misspelling* out_wrong) {
  static const char object[] = "object<";
  static const char table[] = "kernel_table<[";
  static const char format[] = "fatbin = ";
  static const char prefix[] = "#gpu.kernel_table";
  const size_t before = text->size;
  const tn_status status = tn_scan__spell(context, body, text, out_wrong);
  if (status != TN_OK || text->failed || text->size == before) return status;
  char* start = text->data + before;
  char* end = text->data + text->size;
  if (text->size - before > sizeof table && memcmp(start, table, sizeof table - 1) == 0) {
    start += sizeof table - 1;
    sort_kernels(context, text, start, find_sign(start, end, "]"));
  }
  if (text->size - before <= sizeof object || memcmp(start, object, sizeof object - 1) != 0) {
    return status;
  }
  for (char* at = start + sizeof object - 1; at < end;) {
    char* stop = find_sign(at, end, ",>");
    char* open = find_sign(at, stop, "<");
    if ((size_t)(stop - at) > 10 && memcmp(at, "kernels = ", 10) == 0 && open < stop) {
      if (open - at == 10 + (ptrdiff_t)sizeof prefix - 1) {
        cut(text, at + 10, sizeof prefix - 1);
        end = text->data + text->size;
        continue;
      }
      if (open[1] == '[') sort_kernels(context, text, open + 2, find_sign(open + 2, stop, "]"));
    }
    if ((size_t)(stop - at) >= sizeof format && memcmp(at, format, sizeof format - 1) == 0) {
      cut(text, at, sizeof format - 1);
      return status;
    }
    at = stop + 1;
    while (at < end && *at == ' ') ++at;
  }
  return status;
}
