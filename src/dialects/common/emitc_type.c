// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parameters of emitc's types, and which types EmitC supports. The body of a type is text, so
// the pointee of a pointer and the element of an array are parsed from it.
//
// Source: the emitc dialect's documentation; mlir::emitc::isSupportedEmitCType.

#include "dialects/common/emitc_type.h"

#include <string.h>

#include "dialects/common/scan.h"
#include "ir/uniqued.h"

typedef enum parsed_kind {
  PARSED_UNKNOWN,  ///< An alias.
  PARSED_OTHER,
  PARSED_NUMBER,  ///< An integer, index or opaque type, or one as wide as a pointer.
  PARSED_FLOAT,
  PARSED_POINTER,
  PARSED_ARRAY,
  PARSED_LVALUE,
  PARSED_TENSOR,
  PARSED_TUPLE
} parsed_kind;

typedef struct parsed_type {
  parsed_kind kind;
  bool is_supported;
} parsed_type;

/// Types that nest deeper are accepted unread.
#define DEPTH_MAX 64u

static const parsed_type unknown = {PARSED_UNKNOWN, true};
static const parsed_type other = {PARSED_OTHER, false};

static bool read_type(tn_scan* scan, uint32_t depth, parsed_type* out_type);

//===-- Builtin types -------------------------------------------------------------------------===//

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_width(uint64_t width) {
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

/// Moves from the first character of a string to its closing quote, or to the end.
static void skip_characters(tn_scan* scan) {
  while (scan->at < scan->end && *scan->at != '"') scan->at += *scan->at == '\\' ? 2 : 1;
  if (scan->at > scan->end) scan->at = scan->end;
}

/// Skips the rest of a type, up to a `,` or closing bracket that is not part of it.
static void skip_type(tn_scan* scan) {
  size_t depth = 0;
  for (; scan->at < scan->end; ++scan->at) {
    const char c = *scan->at;
    if (c == '-' && scan->end - scan->at > 1 && scan->at[1] == '>') {
      ++scan->at;
      continue;
    }
    if (depth == 0 && memchr(",>)]}", c, 5) != NULL) return;
    if (c == '"') {
      ++scan->at;
      skip_characters(scan);
      if (scan->at == scan->end) return;
    }
    if (memchr("<([{", c, 4) != NULL) ++depth;
    if (memchr(">)]}", c, 4) != NULL) --depth;
  }
}

/// `i32`, `si8`; the width of others is 0.
static uint64_t integer_width(tn_string_view word) {
  uint64_t width = 0;
  size_t at = word.size != 0 && (*word.data == 's' || *word.data == 'u');
  if (at == word.size || word.data[at] != 'i') return 0;
  for (++at; at < word.size; ++at) {
    if (!is_digit(word.data[at]) || width > UINT32_MAX) return 0;
    width = width * 10 + (uint64_t)(word.data[at] - '0');
  }
  return width;
}

static bool is_one_of(tn_string_view word, const char* const* texts) {
  for (; *texts != NULL; ++texts) {
    if (tn_scan__word_is(word, *texts)) return true;
  }
  return false;
}

/// `<2x3xf32>`, with an encoding or without.
static bool read_tensor(tn_scan* scan, uint32_t depth, parsed_type* out_type) {
  bool is_static = true;
  parsed_type element = other;
  if (!tn_scan__expect(scan, '<')) return false;
  for (const char* at = tn_scan__here(scan); at < scan->end; at = tn_scan__here(scan)) {
    if (!is_digit(*at) && *at != '?' && *at != '*') break;
    is_static = is_static && is_digit(*at);
    while (scan->at < scan->end && (is_digit(*scan->at) || scan->at == at)) ++scan->at;
    if (!tn_scan__take(scan, 'x')) break;
  }
  if (!read_type(scan, depth + 1, &element)) return false;
  skip_type(scan);
  if (tn_scan__take(scan, ',')) skip_type(scan);
  *out_type =
      (parsed_type){PARSED_TENSOR, is_static && element.kind != PARSED_TENSOR &&
                                       element.kind != PARSED_ARRAY && element.is_supported};
  return tn_scan__expect(scan, '>');
}

static bool read_tuple(tn_scan* scan, uint32_t depth, parsed_type* out_type) {
  *out_type = (parsed_type){PARSED_TUPLE, true};
  if (!tn_scan__expect(scan, '<')) return false;
  if (tn_scan__take(scan, '>')) return true;
  do {
    parsed_type part;
    if (!read_type(scan, depth + 1, &part)) return false;
    if (part.kind == PARSED_ARRAY || !part.is_supported) out_type->is_supported = false;
  } while (tn_scan__take(scan, ','));
  return tn_scan__expect(scan, '>');
}

/// A type that begins with a word.
static bool read_builtin(tn_scan* scan, uint32_t depth, parsed_type* out_type) {
  static const char* const floats[] = {"f16", "bf16", "f32", "f64", NULL};
  static const char* const others[] = {"none", "complex", "vector", "memref", "tf32", NULL};
  const char* at = tn_scan__here(scan);
  const tn_string_view word = tn_scan__word(scan);
  const uint64_t width = integer_width(word);
  if (tn_scan__word_is(word, "tensor")) return read_tensor(scan, depth, out_type);
  if (tn_scan__word_is(word, "tuple")) return read_tuple(scan, depth, out_type);
  *out_type = other;
  if (tn_scan__word_is(word, "index") || is_width(width)) {
    *out_type = (parsed_type){PARSED_NUMBER, true};
  } else if (is_one_of(word, floats)) {
    *out_type = (parsed_type){PARSED_FLOAT, true};
  } else if (width == 0 && !is_one_of(word, others) &&
             (word.size < 2 || *word.data != 'f' || !is_digit(word.data[1]))) {
    return tn_scan__refuse(scan, at, "expected non-function type");
  } else {
    skip_type(scan);
  }
  return true;
}

//===-- Types of emitc ------------------------------------------------------------------------===//

/// `<2x3xf32>`; `at` is the position of the mnemonic.
static bool read_array(tn_scan* scan, const char* at, uint32_t depth, parsed_type* out_type) {
  parsed_type element;
  bool is_empty = true;
  if (!tn_scan__expect(scan, '<')) return false;
  for (;;) {
    int64_t extent = 0;
    const char* start = tn_scan__here(scan);
    if (tn_scan__is(scan, '?')) return tn_scan__refuse(scan, start, "expected static shape");
    if (scan->at == scan->end || !is_digit(*start)) break;
    if (!tn_scan__integer(scan, &extent)) {
      return tn_scan__refuse(scan, start, "invalid dimension");
    }
    if (!tn_scan__take(scan, 'x')) {
      return tn_scan__refuse(scan, tn_scan__here(scan), "expected 'x' in dimension list");
    }
    is_empty = false;
  }
  const char* start = tn_scan__here(scan);
  if (!read_type(scan, depth + 1, &element)) return false;
  const size_t size = (size_t)(scan->at - start);
  if (element.kind == PARSED_OTHER || element.kind >= PARSED_ARRAY) {
    return tn_scan__refuse(scan, start, "invalid array element type ''%.*s''",
                           size > 200 ? 200 : (int)size, start);
  }
  *out_type = (parsed_type){PARSED_ARRAY, element.is_supported};
  if (!tn_scan__expect(scan, '>')) return false;
  return !is_empty || tn_scan__refuse(scan, at, "shape must not be empty");
}

/// `<i32>`; `open` is its position.
static bool read_pointer(tn_scan* scan, const char* open, uint32_t depth, parsed_type* out_type) {
  parsed_type pointee;
  if (!tn_scan__expect(scan, '<') || !read_type(scan, depth + 1, &pointee) ||
      !tn_scan__expect(scan, '>')) {
    return false;
  }
  *out_type = (parsed_type){PARSED_POINTER, pointee.is_supported};
  return pointee.kind != PARSED_LVALUE ||
         tn_scan__refuse(scan, open, "pointers to lvalues are not allowed");
}

static bool read_lvalue(tn_scan* scan, const char* open, uint32_t depth, parsed_type* out_type) {
  parsed_type value;
  if (!tn_scan__expect(scan, '<')) return false;
  const char* start = tn_scan__here(scan);
  if (!read_type(scan, depth + 1, &value)) return false;
  const size_t size = (size_t)(scan->at - start);
  if (!tn_scan__expect(scan, '>')) return false;
  *out_type = (parsed_type){PARSED_LVALUE, false};
  if (!value.is_supported) {
    return tn_scan__refuse(scan, open,
                           "!emitc.lvalue must wrap supported emitc type, but got '%.*s'",
                           size > 200 ? 200 : (int)size, start);
  }
  return value.kind != PARSED_ARRAY ||
         tn_scan__refuse(scan, open, "!emitc.lvalue cannot wrap !emitc.array type");
}

/// `<"std::string">`
static bool read_opaque(tn_scan* scan, const char* open) {
  if (!tn_scan__expect(scan, '<')) return false;
  const char* start = tn_scan__here(scan);
  if (!tn_scan__take(scan, '"')) return tn_scan__refuse(scan, start, "expected string");
  skip_characters(scan);
  if (scan->at == scan->end) return tn_scan__refuse(scan, start, "expected string");
  const char last = scan->at[-1];
  const bool is_empty = scan->at == start + 1;
  ++scan->at;
  if (!tn_scan__expect(scan, '>')) return false;
  if (is_empty) {
    return tn_scan__refuse(scan, open, "expected non empty string in !emitc.opaque type");
  }
  return last != '*' ||
         tn_scan__refuse(
             scan, open,
             "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead");
}

/// The part of a type after `!emitc.`.
static bool read_body(tn_scan* scan, uint32_t depth, parsed_type* out_type) {
  static const char* const wide[] = {"size_t", "ssize_t", "ptrdiff_t", NULL};
  const char* at = tn_scan__here(scan);
  const tn_string_view word = tn_scan__word(scan);
  const char* open = tn_scan__here(scan);
  *out_type = (parsed_type){PARSED_NUMBER, true};
  if (is_one_of(word, wide)) return true;
  if (tn_scan__word_is(word, "opaque")) return read_opaque(scan, open);
  if (tn_scan__word_is(word, "ptr")) return read_pointer(scan, open, depth, out_type);
  if (tn_scan__word_is(word, "array")) return read_array(scan, at, depth, out_type);
  if (tn_scan__word_is(word, "lvalue")) return read_lvalue(scan, open, depth, out_type);
  *out_type = other;
  skip_type(scan);
  return true;
}

static bool read_type(tn_scan* scan, uint32_t depth, parsed_type* out_type) {
  static const char prefix[] = "!emitc.";
  const char* at = tn_scan__here(scan);
  const size_t left = (size_t)(scan->end - at);
  *out_type = unknown;
  if (depth > DEPTH_MAX) {
    skip_type(scan);
    return true;
  }
  if (left >= sizeof prefix && memcmp(at, prefix, sizeof prefix - 1) == 0) {
    scan->at += sizeof prefix - 1;
    return read_body(scan, depth, out_type);
  }
  if (left == 0 || (*at != '!' && *at != '(')) return read_builtin(scan, depth, out_type);
  skip_type(scan);
  if (*at == '(' || memchr(at, '.', (size_t)(scan->at - at)) != NULL) *out_type = other;
  return true;
}

bool tn_emitc__check_type(tn_string_view body, tn_misspelling* out_wrong) {
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong};
  parsed_type type;
  return read_body(&scan, 0, &type);
}

//===-- Types ---------------------------------------------------------------------------------===//

static bool supports_opaque(tn_type type) {
  const tn_string_view body = tn_opaque_type_body(type);
  if (!tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("emitc"))) {
    return false;
  }
  if (memchr(body.data, TN_OPAQUE_REFERENCE, body.size) != NULL) return true;
  tn_misspelling wrong;
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = &wrong};
  parsed_type parsed;
  return read_body(&scan, 0, &parsed) && parsed.is_supported;
}

static bool is_array(tn_type type) {
  const tn_string_view body =
      tn_type__is(type, TN_TYPE_OPAQUE) ? tn_opaque_type_body(type) : (tn_string_view){NULL, 0};
  return body.size > 6 && memcmp(body.data, "array<", 6) == 0 &&
         tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("emitc"));
}

static bool supports_tensor(tn_type type) {
  const tn_type element = tn_type_element_type(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    if (dims[i] == TN_DYNAMIC) return false;
  }
  return !tn_type__is(element, TN_TYPE_TENSOR) && !is_array(element) && tn_emitc__supports(element);
}

bool tn_emitc__supports(tn_type type) {
  switch (type.storage->kind) {
    case TN_TYPE_INDEX:
      return true;
    case TN_TYPE_INTEGER:
      return is_width(tn_integer_type_width(type));
    case TN_TYPE_FLOAT: {
      const tn_float_kind kind = tn_float_type_kind(type);
      return kind == TN_FLOAT_F16 || kind == TN_FLOAT_BF16 || kind == TN_FLOAT_F32 ||
             kind == TN_FLOAT_F64;
    }
    case TN_TYPE_TENSOR:
      return supports_tensor(type);
    case TN_TYPE_TUPLE:
      for (size_t i = 0; i < tn_tuple_type_element_count(type); ++i) {
        const tn_type part = tn_tuple_type_element(type, i);
        if (is_array(part) || !tn_emitc__supports(part)) return false;
      }
      return true;
    case TN_TYPE_OPAQUE:
      return supports_opaque(type);
    default:
      return false;
  }
}
