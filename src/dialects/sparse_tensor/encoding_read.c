// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads an encoding: `<{ map = {l0} (d0) -> (l0 = d0 : compressed), posWidth = 32 }>`.
// Source: the documentation of MLIR's SparseTensorEncodingAttr.

#include "dialects/sparse_tensor/encoding.h"
#include "ir/textual.h"

typedef enum name_kind { NAME_SYMBOL, NAME_LEVEL, NAME_DIMENSION } name_kind;

typedef struct name {
  tn_string_view text;
  tn_affine_expr expr;
  name_kind kind;
  uint32_t index;
} name;

#define NAMES_MAX (3 * TN_SPARSE_RANK_MAX)

typedef struct reading {
  tn_context* context;
  tn_scan* scan;
  tn_sparse_encoding* out;
  tn_status status;  ///< What ended it, if not what is wrong with the text.
  uint32_t level_names;
  uint32_t name_count;
  name names[NAMES_MAX];
} reading;

static bool failed(reading* it, tn_status status) {
  if (status != TN_OK) it->status = status;
  return status != TN_OK;
}

//===-- Tokens --------------------------------------------------------------------------------===//

/// Takes the sign of a list, or says in which list it is missing.
static bool expect_in(tn_scan* scan, char sign, const char* list) {
  if (tn_scan__take(scan, sign)) return true;
  if (scan->at < scan->end && strchr(";~$`\\&", *scan->at) != NULL) {
    return tn_scan__refuse(scan, scan->at, "unexpected character");
  }
  const char* at = scan->at == scan->blank_to ? scan->blank_from : scan->at;
  return tn_scan__refuse(scan, at, "expected '%c'%s", sign, list);
}

typedef bool (*read_item_fn)(reading* it);

/// Items with commas between them, up to `end`; what it began with is gone.
static bool read_items(reading* it, char end, read_item_fn read_item, const char* list) {
  if (tn_scan__take(it->scan, end)) return true;
  do {
    if (!read_item(it)) return false;
  } while (tn_scan__take(it->scan, ','));
  return expect_in(it->scan, end, list);
}

static bool expect_arrow(tn_scan* scan) {
  const char* at = tn_scan__here(scan);
  if (scan->end - at > 1 && at[0] == '-' && at[1] == '>') {
    scan->at += 2;
    return true;
  }
  return tn_scan__refuse(scan, at == scan->blank_to ? scan->blank_from : at, "expected '->'");
}

/// What is wrong at the place of the whole attribute.
static bool refuse_all(tn_scan* scan, const char* head, tn_string_view what, const char* tail) {
  return tn_scan__refuse(scan, NULL, "%s%.*s%s", head, (int)(what.size < 120 ? what.size : 120),
                         what.data, tail);
}

//===-- Names ---------------------------------------------------------------------------------===//

static bool read_identifier(reading* it, tn_string_view* out_name, const char** out_at) {
  *out_at = tn_scan__here(it->scan);
  *out_name = tn_scan__word(it->scan);
  return out_name->size != 0 || tn_scan__refuse(it->scan, *out_at, "expected bare identifier");
}

static name* find_name(reading* it, tn_string_view text) {
  for (uint32_t i = 0; i < it->name_count; ++i) {
    if (tn_string_view_equal(it->names[i].text, text)) return &it->names[i];
  }
  return NULL;
}

static bool bind(reading* it, name_kind kind, uint32_t index) {
  tn_string_view text;
  const char* at;
  if (!read_identifier(it, &text, &at)) return false;
  if (find_name(it, text) != NULL) {
    return tn_scan__refuse(it->scan, at, "redefinition of identifier '%.*s'", (int)text.size,
                           text.data);
  }
  if (index == TN_SPARSE_RANK_MAX) {
    return tn_scan__refuse(it->scan, at, "an encoding has at most %u dimensions and levels",
                           TN_SPARSE_RANK_MAX);
  }
  name* added = &it->names[it->name_count++];
  *added = (name){text, {NULL}, kind, index};
  return !failed(it, kind == NAME_SYMBOL ? tn_affine_symbol_get(it->context, index, &added->expr)
                                         : tn_affine_dim_get(it->context, index, &added->expr));
}

static bool read_symbol(reading* it) { return bind(it, NAME_SYMBOL, it->out->symbol_count++); }
static bool read_level_name(reading* it) { return bind(it, NAME_LEVEL, it->level_names++); }

/// An expression over the names of a kind, and symbols.
static bool read_expr(reading* it, name_kind kind, tn_affine_expr* out_expr) {
  tn_string_view names[NAMES_MAX];
  tn_affine_expr values[NAMES_MAX];
  size_t count = 0;
  for (uint32_t i = 0; i < it->name_count; ++i) {
    if (it->names[i].kind != kind && it->names[i].kind != NAME_SYMBOL) continue;
    names[count] = it->names[i].text;
    values[count++] = it->names[i].expr;
  }
  if (tn_sparse__read_expr(it->context, it->scan, names, values, count, out_expr)) return true;
  if (it->scan->wrong->words[0] == '\0') it->status = TN_OUT_OF_MEMORY;
  return false;
}

//===-- Attributes inside ---------------------------------------------------------------------===//

/// Where an attribute ends that stands in a list.
static const char* end_of_attribute(const tn_scan* scan) {
  unsigned depth = 0;
  bool in_string = false;
  const char* at = scan->at;
  for (; at < scan->end; ++at) {
    if (in_string) {
      if (*at == '\\' && at + 1 < scan->end) {
        ++at;
      } else if (*at == '"') {
        in_string = false;
      }
      continue;
    }
    if (*at == '"') in_string = true;
    if (strchr("<([{", *at) != NULL) ++depth;
    if (strchr(">)]},", *at) == NULL) continue;
    if (depth == 0) return at;
    if (*at != ',' && !(*at == '>' && at[-1] == '-')) --depth;
  }
  return at;
}

/// Whether a word begins an attribute: the name of a kind of them, or of a type.
static bool begins_attribute(tn_string_view word) {
  static const char* const words[] = {
      "true",    "false",    "unit",  "dense",  "dense_resource", "array", "affine_map",
      "strided", "distinct", "loc",   "opaque", "affine_set",     "index", "none",
      "sparse",  "tensor",   "tuple", "vector", "complex",        "memref"};
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (tn_scan__word_is(word, words[i])) return true;
  }
  return word.size == 0 ||
         (memchr(word.data, '_', word.size) == NULL && strchr("isufbt", *word.data) != NULL &&
          word.data[word.size - 1] >= '0' && word.data[word.size - 1] <= '9');
}

static bool read_attribute(reading* it, tn_attribute* out_attribute) {
  static const char starts[] = "abcdefghijklmnopqrstuvwxyz0123456789-\"#@[{!";
  const char* at = tn_scan__here(it->scan);
  *out_attribute = (tn_attribute){NULL};
  const char* end = end_of_attribute(it->scan);
  while (end > at && strchr(" \n\t\r", end[-1]) != NULL) --end;
  tn_scan ahead = *it->scan;
  if (end == at || strchr(starts, *at) == NULL || !begins_attribute(tn_scan__word(&ahead))) {
    return tn_scan__refuse(it->scan, at == it->scan->blank_to ? it->scan->blank_from : at,
                           "expected attribute value");
  }
  const tn_storage* storage = NULL;
  const tn_string_view text = {at, (size_t)(end - at)};
  if (failed(it, tn_textual__parse(it->context, text, false, &storage))) return false;
  out_attribute->storage = storage;
  it->scan->at = end;
  return true;
}

static bool read_slice_number(tn_scan* scan, int64_t* out_number) {
  *out_number = TN_SPARSE_UNKNOWN;
  if (tn_scan__take(scan, '?')) return true;
  if (!tn_scan__integer(scan, out_number)) return false;
  return *out_number >= 0 ||
         tn_scan__refuse(scan, tn_scan__here(scan),
                         "expect positive value or ? for slice offset/size/stride");
}

bool tn_sparse__read_slice(tn_scan* scan, tn_sparse_slice* out) {
  const char* at = tn_scan__here(scan);
  out->is_there = true;
  if (!tn_scan__expect(scan, '(') || !read_slice_number(scan, &out->offset) ||
      !tn_scan__expect(scan, ',') || !read_slice_number(scan, &out->size) ||
      !tn_scan__expect(scan, ',') || !read_slice_number(scan, &out->stride) ||
      !tn_scan__expect(scan, ')')) {
    return false;
  }
  const char* wrong = out->size == 0 ? "size" : out->stride == 0 ? "stride" : NULL;
  return wrong == NULL ||
         tn_scan__refuse(scan, at, "expect positive value or ? for slice %s", wrong);
}

/// `#sparse_tensor<slice(1, 4, 1)>`.
static bool read_dimension_slice(reading* it, tn_sparse_slice* out) {
  static const char head[] = "#sparse_tensor";
  const char* at = tn_scan__here(it->scan);
  tn_scan ahead = *it->scan;
  const size_t size = sizeof head - 1;
  if ((size_t)(ahead.end - at) > size && memcmp(at, head, size) == 0) {
    ahead.at = at + size;
    if ((tn_scan__take(&ahead, '<') || tn_scan__take(&ahead, '.')) &&
        tn_scan__word_is(tn_scan__word(&ahead), "slice")) {
      *it->scan = ahead;
      it->out->has_slices = true;
      return tn_sparse__read_slice(it->scan, out) && tn_scan__expect(it->scan, '>');
    }
  }
  tn_attribute other;
  if (!read_attribute(it, &other)) return false;
  return tn_scan__refuse(it->scan, at, "expected SparseTensorDimSliceAttr");
}

//===-- Dimensions and levels -----------------------------------------------------------------===//

static bool read_dimension(reading* it) {
  tn_sparse_encoding* out = it->out;
  if (!bind(it, NAME_DIMENSION, out->dim_count)) return false;
  const uint32_t index = out->dim_count++;
  if (tn_scan__take(it->scan, '=')) {
    tn_affine_expr expr;
    if (!read_expr(it, NAME_LEVEL, &expr)) return false;
    out->inverse[out->inverse_count++] = expr;
  }
  return !tn_scan__take(it->scan, ':') || read_dimension_slice(it, &out->slices[index]);
}

static bool read_structured_size(tn_scan* scan, int64_t* out_size) {
  const char* at = tn_scan__here(scan);
  if (at == scan->end || strchr("-0123456789", *at) == NULL) {
    return tn_scan__refuse(scan, at, "expected valid integer for structured size");
  }
  if (!tn_scan__integer(scan, out_size)) return false;
  return *out_size >= 0 || tn_scan__refuse(scan, at, "expected structured size to be >= 0");
}

/// `[2, 4]` of a structured level, which begins at `at`.
static bool read_structured(tn_scan* scan, const char* at, tn_sparse_level* level) {
  size_t count = 0;
  if (tn_scan__take(scan, '[') && !tn_scan__take(scan, ']')) {
    do {
      int64_t size;
      if (!read_structured_size(scan, &size)) return false;
      if (count == 0) level->n = size;
      if (count == 1) level->m = size;
      ++count;
    } while (tn_scan__take(scan, ','));
    if (!expect_in(scan, ']', " in structured n out of m")) return false;
  }
  if (count != 2) return tn_scan__refuse(scan, at, "expected exactly 2 structured sizes");
  return level->n <= level->m || tn_scan__refuse(scan, at, "expected n <= m in n_out_of_m");
}

static bool read_property(tn_scan* scan, uint32_t* properties) {
  static const char* const words[] = {"nonunique", "nonordered", "soa"};
  const char* at = tn_scan__here(scan);
  const tn_string_view word = tn_scan__word(scan);
  if (word.size == 0) {
    return tn_scan__refuse(scan, at,
                           "expected valid level property (e.g. nonordered, nonunique or high)");
  }
  for (uint32_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (!tn_scan__word_is(word, words[i])) continue;
    *properties |= 1u << i;
    return true;
  }
  return tn_scan__refuse(scan, at, "unknown level property: %.*s",
                         (int)(word.size < 120 ? word.size : 120), word.data);
}

static bool read_properties(tn_scan* scan, uint32_t* properties) {
  if (!tn_scan__take(scan, '(') || tn_scan__take(scan, ')')) return true;
  do {
    if (!read_property(scan, properties)) return false;
  } while (tn_scan__take(scan, ','));
  return expect_in(scan, ')', " in level property list");
}

static bool read_format(tn_scan* scan, tn_sparse_level* level) {
  static const char* const words[] = {
      "dense", "batch", "compressed", "structured", "loose_compressed", "singleton"};
  const char* at = tn_scan__here(scan);
  const tn_string_view word = tn_scan__word(scan);
  if (word.size == 0) {
    return tn_scan__refuse(scan, at,
                           "expected valid level format (e.g. dense, compressed or singleton)");
  }
  if (tn_scan__word_is(word, "structured") && !read_structured(scan, at, level)) return false;
  if (!read_properties(scan, &level->properties)) return false;
  uint32_t format = 0;
  const uint32_t count = sizeof words / sizeof *words;
  while (format < count && !tn_scan__word_is(word, words[format])) ++format;
  if (format == count) {
    return tn_scan__refuse(scan, at, "unknown level format: %.*s",
                           (int)(word.size < 120 ? word.size : 120), word.data);
  }
  level->format = (tn_sparse_format)format;
  const bool takes_none =
      format == TN_SPARSE_DENSE || format == TN_SPARSE_BATCH || format == TN_SPARSE_STRUCTURED;
  return !takes_none || level->properties == 0 ||
         tn_scan__refuse(scan, at,
                         "invalid level type: level format doesn't support the properties");
}

/// `l0 =` where levels have names.
static bool read_level_binding(reading* it) {
  static const char* const endings[] = {"th", "st", "nd", "rd"};
  tn_string_view text;
  const char* at;
  const uint32_t index = it->out->level_count;
  if (it->level_names == 0) return true;
  if (!read_identifier(it, &text, &at)) return false;
  const name* found = find_name(it, text);
  if (found == NULL || found->kind != NAME_LEVEL) {
    return tn_scan__refuse(it->scan, at, "use of undeclared identifier '%.*s'", (int)text.size,
                           text.data);
  }
  if (!tn_scan__expect(it->scan, '=')) return false;
  if (found->index == index) return true;
  return tn_scan__refuse(it->scan, at,
                         "Level-variable ordering mismatch. The variable '%.*s' was "
                         "forward-declared as the %u%s level; but is bound by the %u%s "
                         "specification.",
                         (int)text.size, text.data, found->index,
                         endings[found->index < 4 ? found->index : 0], index,
                         endings[index < 4 ? index : 0]);
}

static bool read_level(reading* it) {
  tn_sparse_encoding* out = it->out;
  if (out->level_count == TN_SPARSE_RANK_MAX) {
    return tn_scan__refuse(it->scan, it->scan->at,
                           "an encoding has at most %u dimensions and levels", TN_SPARSE_RANK_MAX);
  }
  tn_sparse_level* level = &out->levels[out->level_count];
  *level = (tn_sparse_level){0};
  if (!read_level_binding(it) || !read_expr(it, NAME_DIMENSION, &level->expr) ||
      !tn_scan__expect(it->scan, ':') || !read_format(it->scan, level)) {
    return false;
  }
  ++out->level_count;
  return true;
}

static bool read_map(reading* it) {
  tn_sparse_encoding* out = it->out;
  tn_scan* scan = it->scan;
  it->name_count = 0;
  it->level_names = 0;
  out->extra_levels += out->level_count;
  out->dim_count = out->symbol_count = out->level_count = out->inverse_count = 0;
  out->has_map = true;
  if (tn_scan__take(scan, '[') &&
      !read_items(it, ']', read_symbol, " in symbol-declaration list")) {
    return false;
  }
  if (tn_scan__take(scan, '{') &&
      !read_items(it, '}', read_level_name, " in level-declaration list")) {
    return false;
  }
  if (!expect_in(scan, '(', " in dimension-specifier list") ||
      !read_items(it, ')', read_dimension, " in dimension-specifier list") || !expect_arrow(scan)) {
    return false;
  }
  (void)tn_scan__here(scan);
  const char* at = scan->at;
  if (!expect_in(scan, '(', " in level-specifier list") ||
      !read_items(it, ')', read_level, " in level-specifier list")) {
    return false;
  }
  if (it->level_names == 0 || it->level_names == out->level_count) return true;
  return tn_scan__refuse(scan, at,
                         "Level-rank mismatch between forward-declarations and specifiers. "
                         "Declared %u level-variables; but got %u level-specifiers.",
                         it->level_names, out->level_count);
}

//===-- The encoding --------------------------------------------------------------------------===//

static bool read_width(reading* it, const char* what, int64_t* out_width) {
  tn_attribute value;
  if (!read_attribute(it, &value)) return false;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    return refuse_all(it->scan, "expected an integral ", tn_string_view_from(what), " bitwidth");
  }
  *out_width = (int64_t)(uint32_t)tn_integer_attribute_value(value);
  return true;
}

/// A number, which may be complex.
static bool read_value(reading* it, const char* key, tn_attribute* out_value) {
  if (!read_attribute(it, out_value)) return false;
  if (tn_attribute__is(*out_value, TN_ATTRIBUTE_INTEGER) ||
      tn_attribute__is(*out_value, TN_ATTRIBUTE_FLOAT) ||
      (tn_attribute__is(*out_value, TN_ATTRIBUTE_OPAQUE) &&
       tn_string_view_equal(tn_opaque_attribute_dialect(*out_value),
                            tn_string_view_from("complex")))) {
    return true;
  }
  return refuse_all(it->scan, "expected a numeric value for ", tn_string_view_from(key), "");
}

static bool read_key(reading* it, tn_string_view key) {
  tn_sparse_encoding* out = it->out;
  static const char* const keys[] = {"map", "posWidth", "crdWidth", "explicitVal", "implicitVal"};
  size_t number = 0;
  while (number < sizeof keys / sizeof *keys && !tn_scan__word_is(key, keys[number])) ++number;
  if (number == sizeof keys / sizeof *keys) {
    return refuse_all(it->scan, "unexpected key: ", key, "");
  }
  if (!tn_scan__expect(it->scan, '=')) return false;
  switch (number) {
    case 0:
      return read_map(it);
    case 1:
      return read_width(it, "position", &out->position_width);
    case 2:
      return read_width(it, "index", &out->coordinate_width);
    case 3:
      return read_value(it, keys[number], &out->explicit_value);
    default:
      return read_value(it, keys[number], &out->implicit_value);
  }
}

static bool read_body(reading* it) {
  if (!tn_scan__expect(it->scan, '<') || !tn_scan__expect(it->scan, '{')) return false;
  for (;;) {
    const tn_string_view key = tn_scan__word(it->scan);
    if (key.size == 0) break;
    if (!read_key(it, key)) return false;
    if (!tn_scan__take(it->scan, ',')) break;
  }
  return tn_scan__expect(it->scan, '}') && tn_scan__expect(it->scan, '>');
}

tn_status tn_sparse__read_encoding(tn_context* context, tn_scan* scan, tn_sparse_encoding* out) {
  reading it;
  it.context = context;
  it.scan = scan;
  it.out = out;
  it.status = TN_OK;
  it.name_count = it.level_names = 0;
  memset(out, 0, sizeof *out);
  if (read_body(&it)) return TN_OK;
  return it.status == TN_OK ? TN_MALFORMED : it.status;
}
