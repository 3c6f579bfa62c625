// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect's types as a text spells them: what they may be made of, and how many.

#include <string.h>

#include "dialects/common/scan.h"
#include "dialects/spirv/spirv.h"

#define DEPTH_MAX 64u
#define STRUCTS_MAX DEPTH_MAX
#define DIMS_MAX 8u

typedef enum type_kind { INTEGER, FLOAT, VECTOR, IMAGE, OWN, OTHER, FOREIGN } type_kind;

/// A type that was read.
typedef struct spelled {
  type_kind kind;
  tn_string_view text;
  tn_string_view dim;  ///< Of an image.
} spelled;

typedef struct types {
  tn_scan scan;
  uint32_t depth;
  uint32_t struct_count;  ///< Around what is read.
  tn_string_view structs[STRUCTS_MAX];
} types;

static bool read_body(types* it, spelled* out);

//===-- Parts ---------------------------------------------------------------------------------===//

/// Goes over brackets that close.
static void skip_brackets(tn_scan* scan) {
  size_t depth = 0;
  for (; scan->at < scan->end; ++scan->at) {
    const char c = *scan->at;
    if (c == '-' && scan->end - scan->at > 1 && scan->at[1] == '>') {
      ++scan->at;
    } else if (strchr("<([{", c) != NULL) {
      ++depth;
    } else if (strchr(">)]}", c) != NULL && --depth == 0) {
      ++scan->at;
      return;
    }
  }
}

/// Dimensions with `x` behind each; -1 for those that are not known, where these may be.
typedef struct dims {
  const char* at;
  uint32_t count;    ///< May be more than are kept.
  uint32_t unknown;  ///< Of all.
  bool has_zero;
  int64_t numbers[DIMS_MAX];
} dims;

static bool read_dims(tn_scan* scan, bool dynamic, dims* out) {
  *out = (dims){.at = tn_scan__here(scan)};
  for (;;) {
    const char* at = tn_scan__here(scan);
    int64_t number = -1;
    if (dynamic && tn_scan__take(scan, '?')) {
    } else if (at < scan->end && *at >= '0' && *at <= '9') {
      const char* end = at;
      while (end < scan->end && *end >= '0' && *end <= '9') ++end;
      if (end < scan->end && *end == '.') return true;
      if (!tn_scan__integer(scan, &number)) return false;
    } else {
      return true;
    }
    const char* behind = scan->at;
    if (!tn_scan__take(scan, 'x')) {
      return tn_scan__refuse(scan, behind, "expected 'x' in dimension list");
    }
    out->unknown += number < 0;
    out->has_zero |= number == 0;
    if (out->count < DIMS_MAX) out->numbers[out->count] = number;
    ++out->count;
  }
}

static bool read_keyword(tn_scan* scan, tn_string_view* out_word) {
  *out_word = tn_scan__word(scan);
  return out_word->size != 0 ||
         tn_scan__refuse(scan, tn_scan__here(scan), "expected valid keyword");
}

static bool is_numbered(tn_string_view word, const char* prefix) {
  const size_t size = strlen(prefix);
  if (word.size <= size || memcmp(word.data, prefix, size) != 0) return false;
  for (size_t i = size; i < word.size; ++i) {
    if (word.data[i] < '0' || word.data[i] > '9') return false;
  }
  return true;
}

/// What a word stands for that is a builtin type; false for others.
static bool builtin_kind(tn_string_view word, type_kind* out_kind) {
  static const char* const others[] = {"index", "none",    "tensor", "memref",
                                       "tuple", "complex", "vector"};
  *out_kind = OTHER;
  if (is_numbered(word, "i") || is_numbered(word, "si") || is_numbered(word, "ui")) {
    *out_kind = INTEGER;
    return true;
  }
  if (is_numbered(word, "f") || is_numbered(word, "bf") || is_numbered(word, "tf") ||
      (word.size > 2 && *word.data == 'f' && word.data[1] >= '0' && word.data[1] <= '9')) {
    *out_kind = FLOAT;
    return true;
  }
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    if (!tn_scan__word_is(word, others[i])) continue;
    if (tn_scan__word_is(word, "vector")) *out_kind = VECTOR;
    return true;
  }
  return false;
}

static bool read_type(types* it, spelled* out) {
  static const char prefix[] = "!spirv.";
  tn_scan* scan = &it->scan;
  const char* at = tn_scan__here(scan);
  *out = (spelled){.kind = FOREIGN};
  if (tn_scan__is(scan, '!')) {
    const size_t size = sizeof prefix - 1;
    if ((size_t)(scan->end - at) >= size && memcmp(at, prefix, size) == 0) {
      scan->at += size;
      if (!read_body(it, out)) return false;
    } else {
      while (scan->at < scan->end && strchr(" <,>)]", *scan->at) == NULL) ++scan->at;
      if (scan->at < scan->end && *scan->at == '<') skip_brackets(scan);
    }
  } else {
    const tn_string_view word = tn_scan__word(scan);
    if (word.size == 0 || !builtin_kind(word, &out->kind)) {
      return tn_scan__refuse(scan, at, "expected non-function type");
    }
    if (scan->at < scan->end && *scan->at == '<') skip_brackets(scan);
  }
  out->text = (tn_string_view){at, (size_t)(scan->at - at)};
  return true;
}

/// The size of `vector<4xf32>`; others are told by their rank.
static uint32_t vector_dims(const spelled* type, int64_t* out_size, tn_string_view* out_element) {
  tn_misspelling wrong;
  tn_scan scan = {
      .at = type->text.data + 6, .end = type->text.data + type->text.size, .wrong = &wrong};
  dims found = {.count = 0};
  *out_size = 0;
  *out_element = (tn_string_view){"", 0};
  if (!tn_scan__take(&scan, '<') || !read_dims(&scan, false, &found)) return 1;
  if (found.count == 0) return tn_scan__is(&scan, '[') ? 1 : 0;
  *out_size = found.numbers[0];
  *out_element = tn_scan__word(&scan);
  return found.count;
}

#define SHOWN(view) (view).size > 100 ? 100 : (int)(view).size, (view).data

/// A type that others may be made of.
static bool read_part(types* it, spelled* out) {
  tn_scan* scan = &it->scan;
  int64_t size = 0;
  tn_string_view element;
  if (!read_type(it, out)) return false;
  const char* at = out->text.data;
  if (out->kind == INTEGER) {
    static const char* const widths[] = {"1", "8", "16", "32", "64"};
    tn_string_view digits = out->text;
    while (digits.size != 0 && (*digits.data < '0' || *digits.data > '9')) {
      ++digits.data, --digits.size;
    }
    for (size_t i = 0; i < sizeof widths / sizeof *widths; ++i) {
      if (tn_scan__word_is(digits, widths[i])) return true;
    }
    return tn_scan__refuse(scan, at, "only 1/8/16/32/64-bit integer type allowed but found '%.*s'",
                           SHOWN(out->text));
  }
  if (out->kind == OTHER) {
    return tn_scan__refuse(scan, at, "cannot use '%.*s' to compose SPIR-V types", SHOWN(out->text));
  }
  if (out->kind == VECTOR && vector_dims(out, &size, &element) != 1) {
    return tn_scan__refuse(scan, at, "only 1-D vector allowed but found '%.*s'", SHOWN(out->text));
  }
  return true;
}

//===-- Kinds of types ------------------------------------------------------------------------===//

/// `, stride=4`, if it is there, and the end.
static bool read_stride(types* it) {
  tn_scan* scan = &it->scan;
  int64_t stride = 1;
  if (!tn_scan__take(scan, ',')) return tn_scan__expect(scan, '>');
  if (!tn_scan__word_is(tn_scan__word(scan), "stride") || !tn_scan__take(scan, '=')) return true;
  const char* at = tn_scan__here(scan);
  if (!tn_scan__integer(scan, &stride)) return false;
  if (stride == 0) return tn_scan__refuse(scan, at, "ArrayStride must be greater than zero");
  return tn_scan__expect(scan, '>');
}

static bool read_array(types* it) {
  tn_scan* scan = &it->scan;
  dims found;
  spelled element;
  if (!read_dims(scan, false, &found)) return false;
  if (found.count != 1) {
    return tn_scan__refuse(scan, found.at, "expected single integer for array element count");
  }
  if (found.numbers[0] == 0) {
    return tn_scan__refuse(scan, found.at, "expected array length greater than 0");
  }
  return read_part(it, &element) && read_stride(it);
}

static bool read_pointer(types* it) {
  static const char* const classes[] = {"UniformConstant",
                                        "Input",
                                        "Uniform",
                                        "Output",
                                        "Workgroup",
                                        "CrossWorkgroup",
                                        "Private",
                                        "Function",
                                        "Generic",
                                        "PushConstant",
                                        "AtomicCounter",
                                        "Image",
                                        "StorageBuffer",
                                        "CallableDataKHR",
                                        "IncomingCallableDataKHR",
                                        "RayPayloadKHR",
                                        "HitAttributeKHR",
                                        "IncomingRayPayloadKHR",
                                        "ShaderRecordBufferKHR",
                                        "PhysicalStorageBuffer",
                                        "CodeSectionINTEL",
                                        "DeviceOnlyINTEL",
                                        "HostOnlyINTEL",
                                        "TileImageEXT",
                                        "NodePayloadAMDX",
                                        "TaskPayloadWorkgroupEXT",
                                        "HitObjectAttributeNV"};
  tn_scan* scan = &it->scan;
  spelled pointee;
  tn_string_view word;
  if (!read_part(it, &pointee)) return false;
  const char* at = tn_scan__here(scan);
  if (!tn_scan__expect(scan, ',') || !read_keyword(scan, &word)) return false;
  for (size_t i = 0; i < sizeof classes / sizeof *classes; ++i) {
    if (tn_scan__word_is(word, classes[i])) return tn_scan__expect(scan, '>');
  }
  return tn_scan__refuse(scan, at, "unknown storage class: %.*s", SHOWN(word));
}

static bool read_matrix(types* it) {
  tn_scan* scan = &it->scan;
  dims found;
  spelled column;
  int64_t size = 0;
  tn_string_view element;
  if (!read_dims(scan, false, &found)) return false;
  if (found.count != 1) {
    return tn_scan__refuse(scan, found.at,
                           "expected single unsigned integer for number of columns");
  }
  if (found.numbers[0] < 2 || found.numbers[0] > 4) {
    return tn_scan__refuse(scan, found.at, "matrix is expected to have 2, 3, or 4 columns");
  }
  if (!read_type(it, &column)) return false;
  if (column.kind == FOREIGN) return tn_scan__expect(scan, '>');
  const char* at = column.text.data;
  if (column.kind != VECTOR) {
    return tn_scan__refuse(scan, at, "matrix must be composed using vector type, got '%.*s'",
                           SHOWN(column.text));
  }
  if (vector_dims(&column, &size, &element) != 1) {
    return tn_scan__refuse(scan, at, "only 1-D vector allowed but found '%.*s'",
                           SHOWN(column.text));
  }
  if (size < 2 || size > 4) {
    return tn_scan__refuse(scan, at,
                           "matrix columns size has to be less than or equal to 4 and greater "
                           "than or equal 2, but found %lld",
                           (long long)size);
  }
  type_kind kind = FOREIGN;
  if (builtin_kind(element, &kind) && kind != FLOAT) {
    return tn_scan__refuse(scan, at, "matrix columns' elements must be of Float type, got '%.*s'",
                           SHOWN(element));
  }
  return tn_scan__expect(scan, '>');
}

static bool read_image(types* it, tn_string_view* out_dim) {
  tn_scan* scan = &it->scan;
  spelled sampled;
  if (!read_part(it, &sampled)) return false;
  for (int i = 0; i < 6; ++i) {
    tn_string_view word;
    if (!tn_scan__expect(scan, ',') || !read_keyword(scan, &word)) return false;
    if (i == 0) *out_dim = word;
  }
  return tn_scan__expect(scan, '>');
}

static bool read_sampled_image(types* it) {
  tn_scan* scan = &it->scan;
  spelled image;
  if (!read_type(it, &image)) return false;
  const char* at = image.text.data;
  if (image.kind == FOREIGN) return tn_scan__expect(scan, '>');
  if (image.kind != IMAGE) {
    return tn_scan__refuse(scan, at, "sampled image must be composed using image type, got '%.*s'",
                           SHOWN(image.text));
  }
  if (tn_scan__word_is(image.dim, "SubpassData") || tn_scan__word_is(image.dim, "Buffer")) {
    return tn_scan__refuse(scan, at,
                           "sampled image Dim must not be SubpassData or Buffer, got %.*s",
                           SHOWN(image.dim));
  }
  return tn_scan__expect(scan, '>');
}

static bool read_cooperative_matrix(types* it) {
  tn_scan* scan = &it->scan;
  dims found;
  spelled element;
  tn_string_view word;
  if (!read_dims(scan, false, &found)) return false;
  if (found.count != 2) return tn_scan__refuse(scan, found.at, "expected row and column count");
  if (!read_part(it, &element) || !tn_scan__expect(scan, ',')) return false;
  if (!read_keyword(scan, &word) || !tn_scan__expect(scan, ',')) return false;
  const char* at = tn_scan__here(scan);
  if (!read_keyword(scan, &word)) return false;
  if (!tn_scan__word_is(word, "MatrixA") && !tn_scan__word_is(word, "MatrixB") &&
      !tn_scan__word_is(word, "MatrixAcc")) {
    return tn_scan__refuse(scan, at, "invalid use <id> attribute specification: %.*s", SHOWN(word));
  }
  return tn_scan__expect(scan, '>');
}

static bool read_tensor(types* it) {
  tn_scan* scan = &it->scan;
  dims found;
  spelled element;
  if (tn_scan__is(scan, '*')) return skip_brackets(scan), true;
  if (!read_dims(scan, true, &found)) return false;
  if (found.count == 0) {
    return tn_scan__refuse(scan, found.at, "arm.tensors do not support rank zero");
  }
  if (found.has_zero) {
    return tn_scan__refuse(scan, found.at, "arm.tensors do not support zero dimensions");
  }
  if (found.unknown != 0 && found.unknown != found.count) {
    return tn_scan__refuse(
        scan, found.at,
        "arm.tensor shape dimensions must be either fully dynamic or completed shaped");
  }
  return read_part(it, &element) && tn_scan__expect(scan, '>');
}

//===-- Structs -------------------------------------------------------------------------------===//

/// `[0, NonWritable]` of member number `index`; `*offset_count` members had offsets.
static bool read_decorations(types* it, uint32_t index, uint32_t* offset_count) {
  tn_scan* scan = &it->scan;
  const char* at = tn_scan__here(scan);
  int64_t offset = 0;
  const bool has_offset = at < scan->end && ((*at >= '0' && *at <= '9') || *at == '-');
  if (has_offset) {
    if (!tn_scan__integer(scan, &offset)) return false;
    if (*offset_count != index) {
      return tn_scan__refuse(scan, at, "offset specification must be given for all members");
    }
    ++*offset_count;
  }
  if (tn_scan__take(scan, ']')) return true;
  if (has_offset && !tn_scan__expect(scan, ',')) return false;
  do {
    tn_string_view word;
    if (!read_keyword(scan, &word)) return false;
    if (!tn_scan__take(scan, '=')) continue;
    if (tn_scan__is(scan, ']') || tn_scan__is(scan, ',')) {
      return tn_scan__refuse(scan, tn_scan__here(scan), "expected attribute value");
    }
    while (scan->at < scan->end && strchr(",]", *scan->at) == NULL) ++scan->at;
  } while (tn_scan__take(scan, ','));
  return tn_scan__expect(scan, ']');
}

static bool read_members(types* it, const char* start) {
  tn_scan* scan = &it->scan;
  uint32_t count = 0;
  uint32_t offset_count = 0;
  if (tn_scan__take(scan, ')')) return true;
  do {
    spelled member;
    if (!read_part(it, &member)) return false;
    if (tn_scan__take(scan, '[') && !read_decorations(it, count, &offset_count)) return false;
    ++count;
  } while (tn_scan__take(scan, ','));
  if (!tn_scan__expect(scan, ')')) return false;
  if (offset_count != 0 && offset_count != count) {
    return tn_scan__refuse(scan, start, "offset specification must be given for all members");
  }
  return true;
}

static bool read_struct(types* it, const char* start) {
  tn_scan* scan = &it->scan;
  const uint32_t around = it->struct_count;
  const tn_string_view name = tn_scan__word(scan);
  if (name.size != 0) {
    bool is_nested = false;
    for (uint32_t i = 0; i < around; ++i) {
      is_nested = is_nested || tn_string_view_equal(it->structs[i], name);
    }
    if (tn_scan__take(scan, '>')) {
      return is_nested ||
             tn_scan__refuse(scan, start,
                             "recursive struct reference not nested in struct definition");
    }
    if (!tn_scan__expect(scan, ',')) return false;
    if (is_nested) {
      return tn_scan__refuse(scan, start, "identifier already used for an enclosing struct");
    }
    if (around == STRUCTS_MAX) {
      return tn_scan__refuse(scan, start, "structs with names nest too deep");
    }
    it->structs[it->struct_count++] = name;
  }
  if (!tn_scan__expect(scan, '(') || !read_members(it, start)) return false;
  it->struct_count = around;
  // Decorations of the whole.
  while (scan->at < scan->end && *scan->at != '>') ++scan->at;
  return tn_scan__expect(scan, '>');
}

//===-- The whole -----------------------------------------------------------------------------===//

/// A type of the dialect, behind its prefix.
static bool read_kind(types* it, spelled* out) {
  tn_scan* scan = &it->scan;
  const char* start = scan->at;
  const tn_string_view word = tn_scan__word(scan);
  *out = (spelled){.kind = OWN};
  if (tn_scan__word_is(word, "arm")) {
    if (!tn_scan__take(scan, '.') || tn_scan__word(scan).size == 0) return true;
    return tn_scan__expect(scan, '<') && read_tensor(it);
  }
  static const struct {
    const char* name;
    bool (*read)(types* it);
  } kinds[] = {{"array", read_array},
               {"ptr", read_pointer},
               {"matrix", read_matrix},
               {"sampled_image", read_sampled_image},
               {"coopmatrix", read_cooperative_matrix}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (tn_scan__word_is(word, kinds[i].name)) {
      return tn_scan__expect(scan, '<') && kinds[i].read(it);
    }
  }
  if (tn_scan__word_is(word, "rtarray")) {
    spelled element;
    return tn_scan__expect(scan, '<') && read_part(it, &element) && read_stride(it);
  }
  if (tn_scan__word_is(word, "image")) {
    out->kind = IMAGE;
    return tn_scan__expect(scan, '<') && read_image(it, &out->dim);
  }
  if (tn_scan__word_is(word, "struct")) {
    return tn_scan__expect(scan, '<') && read_struct(it, start);
  }
  if (scan->at < scan->end && *scan->at == '<') skip_brackets(scan);
  return true;
}

static bool read_body(types* it, spelled* out) {
  if (++it->depth > DEPTH_MAX) {
    // So deep, it is not looked at.
    *out = (spelled){.kind = FOREIGN};
    it->scan.at = it->scan.end;
    return true;
  }
  const bool is_right = read_kind(it, out);
  --it->depth;
  return is_right;
}

bool tn_spirv__check_type(tn_string_view body, tn_misspelling* out_wrong) {
  types it = {.scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong}};
  spelled whole;
  return read_body(&it, &whole);
}
