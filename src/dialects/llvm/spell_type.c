// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's types as it prints them, of what a text spells: `struct<(ptr, i32)>` of
// `struct<(!llvm.ptr<0>,i32)>`. Two spellings of one type are one type; what is none is refused.
//
// Source: the llvm dialect's documentation, and what MLIR prints and says.

#include <stdio.h>
#include <string.h>

#include "dialects/common/llvm_type.h"
#include "dialects/common/scan.h"
#include "dialects/llvm/llvm.h"
#include "ir/named_type.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "text/parser.h"

#define DEPTH_MAX 128u
/// A longer word of a builtin type is parsed: an integer may have too many bits.
#define PLAIN_SIZE 8u

typedef enum type_kind { OTHER, VOID, TOKEN, LABEL, METADATA, FUNCTION } type_kind;

/// A string in the text that is written, with its quotes; empty if there was none.
typedef struct written {
  size_t at;
  size_t size;
} written;

/// A type around what is read, by the name of a struct.
typedef struct enclosing {
  const struct enclosing* outer;
  written name;
  bool has_foreign;  ///< Types that are none of LLVM's are in it.
} enclosing;

typedef struct speller {
  tn_scan scan;
  tn_context* context;
  tn_text_buffer* text;
  tn_status status;  ///< Of what is no misspelling.
  uint32_t depth;
  bool is_foreign;  ///< The type that was read last is none of LLVM's, or has such parts.
  const enclosing* around;
} speller;

static bool spell(speller* it, bool is_first, type_kind* out_kind);

/// Goes past `!llvm.`.
static bool take_prefix(speller* it) {
  static const char prefix[] = "!llvm.";
  const char* at = tn_scan__here(&it->scan);
  if ((size_t)(it->scan.end - at) < sizeof prefix - 1) return false;
  if (memcmp(at, prefix, sizeof prefix - 1) != 0) return false;
  it->scan.at = at + sizeof prefix - 1;
  return true;
}

static void put(speller* it, const char* text) { tn_text_buffer_append_text(it->text, text); }
static void put_view(speller* it, tn_string_view text) {
  tn_text_buffer_append_view(it->text, text);
}

//===-- Others' types -------------------------------------------------------------------------===//

/// The end of the type that begins at `at`: the next comma, blank or closing bracket that is in no
/// others.
static size_t type_end(tn_string_view text, size_t at) {
  size_t depth = 0;
  bool is_quoted = false;
  for (; at < text.size; ++at) {
    const char c = text.data[at];
    if (is_quoted) {
      if (c == '\\') ++at;
      is_quoted = c != '"';
    } else if (c == '"') {
      is_quoted = true;
    } else if (c == '-' && at + 1 < text.size && text.data[at + 1] == '>') {
      ++at;
    } else if (c == '<' || c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      if (depth-- == 0) return at;
    } else if (depth == 0 && (c == ',' || c == ' ')) {
      return at;
    }
  }
  return text.size;
}

/// Behind the bracket that closes the one at `at`; NULL if there is none.
static const char* past_brackets(const char* at, const char* end) {
  for (size_t depth = 0; at < end; ++at) {
    depth += *at == '(';
    if (*at == ')' && --depth == 0) return at + 1;
  }
  return NULL;
}

/// Goes past the type of a function that begins here.
static bool take_function(tn_scan* scan) {
  tn_scan ahead = *scan;
  ahead.at = past_brackets(scan->at, scan->end);
  if (ahead.at == NULL || !tn_scan__take(&ahead, '-') || !tn_scan__take(&ahead, '>')) return false;
  const char* result = tn_scan__here(&ahead);
  const tn_string_view rest = {result, (size_t)(scan->end - result)};
  const bool is_list = tn_scan__is(&ahead, '(');
  scan->at = is_list ? past_brackets(result, scan->end) : result + type_end(rest, 0);
  return scan->at != NULL;
}

/// Reads the type that begins at `start` and ends with its last bracket, and appends it as it is
/// printed.
static bool spell_other(speller* it, const char* start) {
  const tn_string_view whole = {start, (size_t)(it->scan.end - start)};
  const tn_string_view text = {start, type_end(whole, (size_t)(it->scan.at - start))};
  it->scan.at = start + text.size;
  it->is_foreign = tn_llvm_text__has_foreign(text);
  const bool is_plain = *start != '(' && memchr(text.data, '<', text.size) == NULL;
  if ((is_plain && text.size < PLAIN_SIZE) || tn_opaque_text__may_refer(text)) {
    put_view(it, text);
    return true;
  }
  const tn_file_range file = {.file = text, .start_line = 1, .start_column = 1};
  tn_attribute type = {NULL};
  it->status = tn_parser__attribute_of_any(it->context, text, &file, NULL, &type);
  if (it->status == TN_MALFORMED) return tn_scan__refuse(&it->scan, start, "expected a type");
  if (it->status != TN_OK) return false;
  if (tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) {
    tn_type__append_text(tn_type_attribute_value(type), it->text);
  } else {
    put_view(it, text);
  }
  return true;
}

//===-- Own types -----------------------------------------------------------------------------===//

/// Refuses the type that the text got from `from` on.
static bool refuse_inner(speller* it, const char* at, const char* words, size_t from) {
  if (it->text->failed) return false;
  const tn_string_view inner = {it->text->data + from, it->text->size - from};
  const char* prefix = inner.size == 0 || *inner.data == '!' ? "" : "!llvm.";
  return tn_scan__refuse(&it->scan, at, "%s: '%s%.*s'", words, prefix,
                         (int)(inner.size < 96 ? inner.size : 96), inner.data);
}

static bool is_hex_digit(char c) {
  const char lower = (char)(c | 0x20);
  return (c >= '0' && c <= '9') || (lower >= 'a' && lower <= 'f');
}

/// A number of that many bits; one below zero is taken as its bits are.
static bool take_unsigned(speller* it, uint32_t bits, uint64_t* out_number) {
  const char* start = tn_scan__here(&it->scan);
  const bool is_negative = tn_scan__take(&it->scan, '-');
  const char* at = tn_scan__here(&it->scan);
  const char* end = it->scan.end;
  // Not the `0x` of `0x i8`.
  const bool is_hex = end - at > 2 && at[0] == '0' && at[1] == 'x' && is_hex_digit(at[2]);
  const char* digits = at + (is_hex ? 2 : 0);
  bool fits = true;
  *out_number = 0;
  for (at = digits; at < end && (is_hex ? is_hex_digit(*at) : *at >= '0' && *at <= '9'); ++at) {
    const uint64_t digit = (uint64_t)(*at <= '9' ? *at - '0' : (*at | 0x20) - 'a' + 10);
    fits = fits && !__builtin_mul_overflow(*out_number, is_hex ? 16 : 10, out_number) &&
           !__builtin_add_overflow(*out_number, digit, out_number);
  }
  if (at == digits) {
    return tn_scan__refuse(&it->scan, start + is_negative, "expected integer value");
  }
  const uint64_t most = UINT64_MAX >> (64 - bits);
  if (!fits || *out_number > (is_negative ? most / 2 : most)) {
    return tn_scan__refuse(&it->scan, start, "integer value too large");
  }
  if (is_negative) *out_number = -*out_number & most;
  it->scan.at = at;
  return true;
}

static bool spell_pointer(speller* it) {
  uint64_t space = 0;
  put(it, "ptr");
  if (!tn_scan__take(&it->scan, '<')) return true;
  if (!take_unsigned(it, 32, &space)) return false;
  if (space != 0) tn_text_buffer_format(it->text, "<%llu>", (unsigned long long)space);
  return tn_scan__expect(&it->scan, '>');
}

static bool spell_array(speller* it) {
  const char* at = tn_scan__here(&it->scan);
  uint64_t count = 0;
  type_kind kind;
  if (!tn_scan__expect(&it->scan, '<')) return false;
  if (!take_unsigned(it, 64, &count)) return false;
  const char* sign = tn_scan__here(&it->scan);
  if (!tn_scan__word_is(tn_scan__word(&it->scan), "x")) {
    return tn_scan__refuse(&it->scan, sign, "expected 'x'");
  }
  tn_text_buffer_format(it->text, "array<%llu x ", (unsigned long long)count);
  const size_t from = it->text->size;
  if (!spell(it, false, &kind)) return false;
  if (kind != OTHER) return refuse_inner(it, at, "invalid array element type", from);
  put(it, ">");
  return tn_scan__expect(&it->scan, '>');
}

static bool spell_function(speller* it) {
  const char* at = tn_scan__here(&it->scan);
  type_kind kind;
  if (!tn_scan__expect(&it->scan, '<')) return false;
  put(it, "func<");
  size_t from = it->text->size;
  if (!spell(it, false, &kind)) return false;
  bool is_foreign = it->is_foreign;
  if (kind == FUNCTION || kind == METADATA || kind == LABEL) {
    return refuse_inner(it, at, "invalid function result type", from);
  }
  put(it, " (");
  if (!tn_scan__expect(&it->scan, '(')) return false;
  for (bool is_first = true; !tn_scan__is(&it->scan, ')'); is_first = false) {
    if (!is_first && !tn_scan__take(&it->scan, ',')) break;
    if (!is_first) put(it, ", ");
    if (tn_scan__is(&it->scan, '.') && it->scan.end - it->scan.at >= 3 &&
        memcmp(it->scan.at, "...", 3) == 0) {
      it->scan.at += 3;
      put(it, "...");
      break;
    }
    from = it->text->size;
    if (!spell(it, false, &kind)) return false;
    is_foreign = is_foreign || it->is_foreign;
    if (kind == FUNCTION || kind == VOID) {
      return refuse_inner(it, at, "invalid function argument type", from);
    }
  }
  it->is_foreign = is_foreign;
  put(it, ")>");
  return tn_scan__expect(&it->scan, ')') && tn_scan__expect(&it->scan, '>');
}

/// Where the string that begins here ends; NULL if none does.
static const char* end_of_string(speller* it) {
  const char* at = tn_scan__here(&it->scan);
  if (at >= it->scan.end || *at++ != '"') return NULL;
  while (at < it->scan.end && *at != '"') at += *at == '\\' ? 2 : 1;
  return at >= it->scan.end ? NULL : at + 1;
}

/// Writes the string that begins here.
static written take_string(speller* it) {
  const size_t at = it->text->size;
  const char* end = end_of_string(it);
  if (end == NULL) return (written){at, 0};
  it->scan.at = tn_scan__spell_string(it->scan.at, end, it->text);
  return (written){at, it->text->size - at};
}

static bool take_word(speller* it, const char* word) {
  const char* at = tn_scan__here(&it->scan);
  if (tn_scan__word_is(tn_scan__word(&it->scan), word)) return true;
  it->scan.at = at;
  return false;
}

/// `packed (types)`
static bool spell_struct_body(speller* it, const char* at, bool is_named) {
  type_kind kind;
  bool is_foreign = false;
  if (take_word(it, "packed")) put(it, "packed ");
  if (!tn_scan__expect(&it->scan, '(')) return false;
  put(it, "(");
  if (is_named) at = tn_scan__here(&it->scan);
  for (bool is_first = true; !tn_scan__is(&it->scan, ')'); is_first = false) {
    if (!is_first && !tn_scan__take(&it->scan, ',')) break;
    if (!is_first) put(it, ", ");
    const size_t from = it->text->size;
    if (!spell(it, false, &kind)) return false;
    is_foreign = is_foreign || it->is_foreign;
    if (kind != OTHER) return refuse_inner(it, at, "invalid LLVM structure element type", from);
  }
  it->is_foreign = is_foreign;
  put(it, ")>");
  return tn_scan__expect(&it->scan, ')') && tn_scan__expect(&it->scan, '>');
}

/// The struct around what is read that has the name; NULL if none has.
static const enclosing* find_around(const speller* it, written name) {
  for (const enclosing* one = it->around; one != NULL && !it->text->failed; one = one->outer) {
    if (one->name.size == name.size &&
        memcmp(it->text->data + one->name.at, it->text->data + name.at, name.size) == 0) {
      return one;
    }
  }
  return NULL;
}

/// Holds the name of the struct that ends the text, from `from` on, against what it stands for.
static bool note_struct(speller* it, const char* at, size_t from, written name) {
  if (it->text->failed) return false;
  const char* text = it->text->data + from;
  const tn_string_view head = {text, strlen("struct<") + name.size};
  const tn_string_view body = {text + head.size + 2, it->text->size - from - head.size - 3};
  tn_name_outcome outcome;
  it->status = tn_named_type__note(it->context, (tn_string_view){"llvm", 4}, head, body, &outcome);
  if (it->status != TN_OK) return false;
  if (outcome == TN_NAME_FITS) return true;
  return tn_scan__refuse(&it->scan, at,
                         outcome == TN_NAME_DIFFERS
                             ? "identified type already used with a different body"
                             : "redeclaring defined struct as opaque");
}

/// Whether the body that begins at `start` names a struct around it that has types which are none
/// of LLVM's, and so has them itself.
static bool names_foreign(const speller* it, const char* start) {
  const char* end = it->scan.end;
  const char* close = past_brackets(start, end);
  if (close == NULL) close = end;
  for (const enclosing* one = it->around; one != NULL && !it->text->failed; one = one->outer) {
    const char* name = it->text->data + one->name.at;
    if (one->has_foreign && memmem(start, (size_t)(close - start), name, one->name.size) != NULL) {
      return true;
    }
  }
  return false;
}

static bool spell_named_struct(speller* it, const char* at, written name) {
  const enclosing* same = find_around(it, name);
  const bool is_inner = same != NULL;
  const size_t from = name.at - strlen("struct<");
  if (tn_scan__is(&it->scan, '>')) {
    if (!is_inner) {
      return tn_scan__refuse(&it->scan, tn_scan__here(&it->scan),
                             "struct without a body only allowed in a recursive struct");
    }
    put(it, ">");
    it->is_foreign = same->has_foreign;
    return tn_scan__expect(&it->scan, '>');
  }
  if (!tn_scan__expect(&it->scan, ',')) return false;
  put(it, ", ");
  if (is_inner) {
    return tn_scan__refuse(&it->scan, tn_scan__here(&it->scan),
                           "identifier already used for an enclosing struct");
  }
  const char* start = tn_scan__here(&it->scan);
  if (take_word(it, "opaque")) {
    put(it, "opaque>");
    return tn_scan__expect(&it->scan, '>') && note_struct(it, start, from, name);
  }
  const tn_string_view rest = {start, (size_t)(it->scan.end - start)};
  const enclosing here = {it->around, name,
                          tn_llvm_text__has_foreign(rest) || names_foreign(it, start)};
  it->around = &here;
  const bool good = spell_struct_body(it, at, true);
  it->around = here.outer;
  if (!good) return false;
  // What is wrong with a body is said at its first type.
  const char* first = (const char*)memchr(start, '(', (size_t)(it->scan.end - start)) + 1;
  while (*first == ' ') ++first;
  return note_struct(it, *first == ')' ? start : first, from, name);
}

static bool spell_struct(speller* it) {
  const char* at = tn_scan__here(&it->scan);
  if (!tn_scan__expect(&it->scan, '<')) return false;
  put(it, "struct<");
  const written name = take_string(it);
  if (name.size != 0) return spell_named_struct(it, at, name);
  const char* word = tn_scan__here(&it->scan);
  if (take_word(it, "opaque")) {
    return tn_scan__refuse(&it->scan, word, "only identified structs can be opaque");
  }
  return spell_struct_body(it, at, false);
}

/// A type among the parameters of a target's type, which MLIR prints with its prefix.
static bool spell_parameter(speller* it) {
  const char* at = tn_scan__here(&it->scan);
  type_kind kind;
  const bool is_own = take_prefix(it);
  if (!is_own && at < it->scan.end && *at == '!') return spell_other(it, at);
  const char* start = it->scan.at;
  const tn_string_view word = tn_scan__word(&it->scan);
  const bool is_llvm = is_own || (word.size != 0 && !tn_llvm_text__is_builtin(word));
  it->scan.at = start;
  if (is_llvm) put(it, "!llvm.");
  return spell(it, is_llvm, &kind);
}

/// `target<"name", types, numbers>`
static bool spell_target(speller* it) {
  bool has_number = false;
  bool is_foreign = false;
  if (!tn_scan__expect(&it->scan, '<')) return false;
  put(it, "target<");
  if (take_string(it).size == 0) {
    return tn_scan__refuse(&it->scan, tn_scan__here(&it->scan), "expected string");
  }
  const char* list = tn_scan__here(&it->scan);
  while (tn_scan__take(&it->scan, ',')) {
    put(it, ", ");
    const char* at = tn_scan__here(&it->scan);
    uint64_t number = 0;
    if (at < it->scan.end && (*at == '-' || (*at >= '0' && *at <= '9'))) {
      if (!take_unsigned(it, 32, &number)) return false;
      tn_text_buffer_append_unsigned(it->text, number);
      has_number = true;
      continue;
    }
    if (has_number) {
      return tn_scan__refuse(&it->scan, list,
                             "failed to parse parameter list for target extension type");
    }
    if (!spell_parameter(it)) return false;
    is_foreign = is_foreign || it->is_foreign;
  }
  it->is_foreign = is_foreign;
  put(it, ">");
  return tn_scan__expect(&it->scan, '>');
}

//===-- Types ---------------------------------------------------------------------------------===//

static bool spell_own(speller* it, tn_string_view word, bool is_first, type_kind* out_kind) {
  static const struct {
    const char* word;
    type_kind kind;
  } plain[] = {{"void", VOID},         {"token", TOKEN},     {"label", LABEL},
               {"metadata", METADATA}, {"ppc_fp128", OTHER}, {"x86_amx", OTHER}};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; ++i) {
    if (!tn_scan__word_is(word, plain[i].word)) continue;
    *out_kind = plain[i].kind;
    // MLIR takes this one for a type of floats, which others print.
    if (!is_first && tn_scan__word_is(word, "ppc_fp128")) put(it, "!llvm.");
    put(it, plain[i].word);
    return true;
  }
  if (tn_scan__word_is(word, "ptr")) return spell_pointer(it);
  if (tn_scan__word_is(word, "array")) return spell_array(it);
  if (tn_scan__word_is(word, "struct")) return spell_struct(it);
  if (tn_scan__word_is(word, "target")) return spell_target(it);
  if (tn_scan__word_is(word, "func")) {
    *out_kind = FUNCTION;
    return spell_function(it);
  }
  return tn_scan__refuse(&it->scan, word.data, "unknown LLVM type: %.*s",
                         (int)(word.size < 96 ? word.size : 96), word.data);
}

/// Puts the prefix in front of what the text got from `from` on.
static void put_prefix(speller* it, size_t from) {
  static const char prefix[] = "!llvm.";
  const size_t size = it->text->size - from;
  put(it, prefix);
  if (it->text->failed) return;
  char* at = it->text->data + from;
  memmove(at + sizeof prefix - 1, at, size);
  memcpy(at, prefix, sizeof prefix - 1);
}

static bool spell_one(speller* it, bool is_first, type_kind* out_kind) {
  const char* at = tn_scan__here(&it->scan);
  const size_t left = (size_t)(it->scan.end - at);
  *out_kind = OTHER;
  it->is_foreign = false;
  if (left >= TN_OPAQUE_REFERENCE_SIZE && *at == TN_OPAQUE_REFERENCE) {
    put_view(it, (tn_string_view){at, TN_OPAQUE_REFERENCE_SIZE});
    it->scan.at = at + TN_OPAQUE_REFERENCE_SIZE;
    it->is_foreign = true;
    return true;
  }
  const bool is_own = take_prefix(it);
  if (!is_own && left != 0 && *at == '!') return spell_other(it, at);
  if (!is_own && left != 0 && *at == '(' && take_function(&it->scan)) return spell_other(it, at);
  const tn_string_view word = tn_scan__word(&it->scan);
  const size_t from = it->text->size;
  if (word.size == 0) return tn_scan__refuse(&it->scan, at, "expected valid keyword");
  if (!tn_llvm_text__is_builtin(word)) {
    if (!spell_own(it, word, is_first, out_kind)) return false;
    // MLIR leaves the prefix out of LLVM's types alone.
    if (it->is_foreign && !is_first) put_prefix(it, from);
    return true;
  }
  if (is_first || is_own) {
    return tn_scan__refuse(&it->scan, word.data, "unexpected type, expected keyword");
  }
  if (word.size >= PLAIN_SIZE || tn_scan__is(&it->scan, '<')) return spell_other(it, word.data);
  it->is_foreign = !tn_llvm_text__is_llvm(word);
  put_view(it, word);
  return true;
}

static bool spell(speller* it, bool is_first, type_kind* out_kind) {
  *out_kind = OTHER;
  if (it->depth == DEPTH_MAX) {
    return tn_scan__refuse(&it->scan, tn_scan__here(&it->scan), "is nested too deeply");
  }
  ++it->depth;
  const bool good = spell_one(it, is_first, out_kind);
  --it->depth;
  return good;
}

tn_status tn_llvm__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                              tn_misspelling* out_wrong) {
  speller it = {.scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong},
                .context = context,
                .text = text};
  type_kind kind;
  if (spell(&it, true, &kind)) {
    const char* rest = tn_scan__here(&it.scan);
    if (rest == it.scan.end) return TN_OK;
    tn_scan__refuse(&it.scan, rest, "expected '>'");
  }
  if (text->failed) return tn_context__out_of_memory(context);
  return it.status != TN_OK ? it.status : TN_MALFORMED;
}
