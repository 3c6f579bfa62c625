// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dlti dialect: its attributes are lists of keys with what they stand for, printed in one line
// however they are spelled.
//
// Source: the dlti dialect's documentation, and what MLIR prints and says.

#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/dialects.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "text/parser.h"

#define DEPTH_MAX 64u

typedef struct speller {
  tn_scan scan;
  tn_context* context;
  tn_text_buffer* text;
  tn_status status;  ///< Of what is no misspelling.
  uint32_t depth;
} speller;

typedef struct list_kind {
  const char* mnemonic;
  bool may_be_empty;
  bool has_devices;  ///< Its keys are names of devices.
} list_kind;

static const list_kind kinds[] = {{"dl_spec", true, false},
                                  {"map", true, false},
                                  {"target_device_spec", false, false},
                                  {"target_system_spec", true, true}};

static bool spell_own(speller* it);

static void put(speller* it, const char* text) { tn_text_buffer_append_text(it->text, text); }

//===-- Parts ---------------------------------------------------------------------------------===//

/// Where the part that begins at `at` ends: the next `stop`, comma or closing bracket that is in no
/// others.
static const char* part_end(const speller* it, const char* at, char stop) {
  size_t depth = 0;
  bool quoted = false;
  for (; at < it->scan.end; ++at) {
    const char c = *at;
    if (quoted) {
      at += c == '\\';
      quoted = c != '"';
    } else if (c == '"') {
      quoted = true;
    } else if (c == '-' && it->scan.end - at > 1 && at[1] == '>') {
      ++at;
    } else if (c != '\0' && strchr("<([{", c) != NULL) {
      ++depth;
    } else if (c != '\0' && strchr(">)]}", c) != NULL) {
      if (depth-- == 0) return at;
    } else if (depth == 0 && (c == ',' || c == stop)) {
      return at;
    }
  }
  return it->scan.end;
}

static tn_string_view trimmed(const char* from, const char* to) {
  while (to > from && strchr(" \n\t\r", to[-1]) != NULL) --to;
  return (tn_string_view){from, (size_t)(to - from)};
}

/// Any attribute or type, as it prints.
static bool spell_any(speller* it, tn_string_view text) {
  it->scan.at = text.data + text.size;
  if (tn_opaque_text__may_refer(text)) {
    tn_text_buffer_append_view(it->text, text);
    return true;
  }
  const tn_file_range file = {.file = text, .start_line = 1, .start_column = 1};
  tn_attribute value = {NULL};
  it->status = tn_parser__attribute_of_any(it->context, text, &file, NULL, &value);
  if (it->status != TN_OK) return false;
  tn_attribute__append_text(value, it->text);
  return true;
}

static bool begins_with(const speller* it, const char* at, const char* text) {
  const size_t size = strlen(text);
  return (size_t)(it->scan.end - at) >= size && memcmp(at, text, size) == 0;
}

/// Says that nothing stands at `at`: behind what stands before.
static bool refuse_nothing(speller* it, const char* at) {
  const char* place = it->scan.blank_to == at ? it->scan.blank_from : at;
  return tn_scan__refuse(&it->scan, place, "expected attribute value");
}

static bool spell_value(speller* it, char stop) {
  const char* at = tn_scan__here(&it->scan);
  const tn_string_view text = trimmed(at, part_end(it, at, stop));
  if (text.size == 0) return refuse_nothing(it, at);
  if (!begins_with(it, at, "#dlti.")) return spell_any(it, text);
  put(it, "#dlti.");
  it->scan.at = at + 6;
  return spell_own(it);
}

/// A text in quotes, or a type.
static bool spell_key(speller* it, char stop) {
  const char* at = tn_scan__here(&it->scan);
  if (at >= it->scan.end || *at == stop || *at == '>' || *at == ',') {
    return refuse_nothing(it, at);
  }
  if ((*at >= '0' && *at <= '9') || strchr("#@[{-", *at) != NULL) {
    return tn_scan__refuse(&it->scan, at, "invalid kind of attribute specified");
  }
  const char* end = part_end(it, at, stop);
  if (*at == '"') {
    for (end = at + 1; end < it->scan.end && *end != '"'; ++end) end += *end == '\\';
    if (end < it->scan.end) ++end;
  }
  return spell_any(it, trimmed(at, end));
}

//===-- Lists ---------------------------------------------------------------------------------===//

/// `key = value`, or `#dlti.dl_entry<key, value>`.
static bool spell_entry(speller* it, const list_kind* kind, size_t* out_key_end) {
  static const char entry[] = "#dlti.dl_entry<";
  const char* at = tn_scan__here(&it->scan);
  const bool is_entry = !kind->has_devices && begins_with(it, at, entry);
  if (is_entry) it->scan.at = at + sizeof entry - 1;
  if (!spell_key(it, is_entry ? ',' : '=')) return false;
  *out_key_end = it->text->size;
  if (!tn_scan__expect(&it->scan, is_entry ? ',' : '=')) return false;
  put(it, " = ");
  if (!spell_value(it, ',')) return false;
  return !is_entry || tn_scan__expect(&it->scan, '>');
}

typedef struct keys {
  size_t count;
  size_t capacity;
  struct key {
    size_t start;
    size_t size;
  } * items;
} keys;

/// What is wrong with the entry whose key was written from `start` to `end`.
static bool check_entry(speller* it, const list_kind* kind, const char* at, keys* seen,
                        size_t start, size_t end) {
  if (it->text->failed) return false;
  const char* key = it->text->data + start;
  const size_t size = end - start;
  if (size == 2 && *key == '"') {
    return tn_scan__refuse(&it->scan, at, "empty string as DLTI key is not allowed");
  }
  for (size_t i = 0; i < seen->count; ++i) {
    const struct key* other = &seen->items[i];
    if (other->size != size || memcmp(it->text->data + other->start, key, size) != 0) continue;
    return tn_scan__refuse(
        &it->scan, at, "%s: %.*s",
        kind->has_devices ? "repeated device ID in dlti.target_system_spec" : "repeated DLTI key",
        (int)(size < 96 ? size : 96), key);
  }
  static const char device[] = " = #dlti.target_device_spec<";
  if (kind->has_devices && it->text->data[end + 3] == '#' &&
      memcmp(it->text->data + end, device, sizeof device - 1) == 0) {
    // It is one.
  } else if (kind->has_devices && it->text->data[end + 3] != TN_OPAQUE_REFERENCE) {
    return tn_scan__refuse(&it->scan, at,
                           "value associated with key %.*s is not a DLTI device spec",
                           (int)(size < 96 ? size : 96), key);
  }
  if (!tn_array_grow(&it->context->allocator, &seen->items, &seen->capacity, seen->count + 1,
                     sizeof *seen->items)) {
    it->text->failed = true;
    return false;
  }
  seen->items[seen->count++] = (struct key){start, size};
  return true;
}

static bool spell_entries(speller* it, const list_kind* kind, const char* at, keys* seen) {
  tn_text_buffer_format(it->text, "%s<", kind->mnemonic);
  if (!tn_scan__expect(&it->scan, '<')) return false;
  if (tn_scan__is(&it->scan, '>') && !kind->may_be_empty) {
    return tn_scan__refuse(&it->scan, at, "no DLTI entries provided");
  }
  for (bool is_first = true;
       is_first ? !tn_scan__is(&it->scan, '>') : tn_scan__take(&it->scan, ','); is_first = false) {
    size_t end = 0;
    if (!is_first) put(it, ", ");
    const size_t start = it->text->size;
    if (!spell_entry(it, kind, &end)) return false;
    if (!check_entry(it, kind, at, seen, start, end)) return false;
  }
  put(it, ">");
  return tn_scan__expect(&it->scan, '>');
}

static bool spell_list(speller* it, const list_kind* kind, const char* at) {
  keys seen = {.count = 0};
  const bool is_right = spell_entries(it, kind, at, &seen);
  tn_deallocate(&it->context->allocator, seen.items, seen.capacity * sizeof *seen.items);
  return is_right;
}

/// What stands behind the dialect's name; others than lists are copied.
static bool spell_own(speller* it) {
  const char* at = tn_scan__here(&it->scan);
  const tn_string_view word = tn_scan__word(&it->scan);
  if (it->depth == DEPTH_MAX) return tn_scan__refuse(&it->scan, at, "is nested too deeply");
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (!tn_scan__word_is(word, kinds[i].mnemonic)) continue;
    ++it->depth;
    const bool good = spell_list(it, &kinds[i], at);
    --it->depth;
    return good;
  }
  const tn_string_view rest = trimmed(at, part_end(it, at, ','));
  tn_text_buffer_append_view(it->text, rest);
  it->scan.at = rest.data + rest.size;
  return true;
}

static tn_status spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                       tn_misspelling* out_wrong) {
  speller it = {.scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong},
                .context = context,
                .text = text};
  if (spell_own(&it)) {
    const char* rest = tn_scan__here(&it.scan);
    if (rest == it.scan.end) return TN_OK;
    tn_scan__refuse(&it.scan, rest, "expected '>'");
  }
  if (text->failed) return tn_context__out_of_memory(context);
  return it.status != TN_OK ? it.status : TN_MALFORMED;
}

const tn_dialect_entry tn_dlti_dialect = {
    .name = {"dlti", 4},
    .spell_attribute = spell,
};
