// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/SparseTensor.h>. An encoding is the text
//
//   encoding<{ map = [s0](d0, d1) -> (d0 * s0 : dense, d1 : compressed(soa)), posWidth = 32 }>
//
// The map from dimensions to levels is read as an affine map, the types of levels as words; the map
// back follows from them where there is one.

#include "mlir_c/dialect_sparse_tensor.h"

#include <stdlib.h>

#include "ir/affine.h"
#include "mlir-c/Dialect/SparseTensor.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_MAP ((MlirAffineMap){NULL})

//===-- Types of levels -----------------------------------------------------------------------===//

// A level type is a format from bit 16 on, properties below, n and m of `structured[n, m]` from
// bits 32 and 40 on.
#define FORMAT_MASK UINT64_C(0xffff0000)
#define N_SHIFT 32
#define M_SHIFT 40

typedef struct level_word {
  uint64_t bits;
  const char* word;
} level_word;

static const level_word formats[] = {
    {MLIR_SPARSE_TENSOR_LEVEL_DENSE, "dense"},
    {MLIR_SPARSE_TENSOR_LEVEL_BATCH, "batch"},
    {MLIR_SPARSE_TENSOR_LEVEL_COMPRESSED, "compressed"},
    {MLIR_SPARSE_TENSOR_LEVEL_SINGLETON, "singleton"},
    {MLIR_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED, "loose_compressed"},
    {MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M, "structured"}};
static const level_word properties_of[] = {{MLIR_SPARSE_PROPERTY_NON_UNIQUE, "nonunique"},
                                           {MLIR_SPARSE_PROPERTY_NON_ORDERED, "nonordered"},
                                           {MLIR_SPARSE_PROPERTY_SOA, "soa"}};
#define FORMAT_COUNT (sizeof formats / sizeof *formats)
#define PROPERTY_COUNT (sizeof properties_of / sizeof *properties_of)

unsigned mlirSparseTensorEncodingAttrGetStructuredN(MlirSparseTensorLevelType lvlType) {
  return (unsigned)(lvlType >> N_SHIFT & 0xff);
}

unsigned mlirSparseTensorEncodingAttrGetStructuredM(MlirSparseTensorLevelType lvlType) {
  return (unsigned)(lvlType >> M_SHIFT & 0xff);
}

MlirSparseTensorLevelType mlirSparseTensorEncodingAttrBuildLvlType(
    enum MlirSparseTensorLevelFormat lvlFmt,
    const enum MlirSparseTensorLevelPropertyNondefault* properties, unsigned propSize, unsigned n,
    unsigned m) {
  MlirSparseTensorLevelType type = lvlFmt;
  for (unsigned i = 0; i < propSize; ++i) type |= properties[i];
  if (lvlFmt != MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M) return type;
  return type | (uint64_t)(n & 0xff) << N_SHIFT | (uint64_t)(m & 0xff) << M_SHIFT;
}

/// False for a number that is no level type.
static bool add_level_type(tn_mc_text* text, MlirSparseTensorLevelType type) {
  size_t format = 0;
  while (format < FORMAT_COUNT && formats[format].bits != (type & FORMAT_MASK)) ++format;
  if (format == FORMAT_COUNT) return false;
  tn_mc_text__add(text, formats[format].word);
  if (formats[format].bits == MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M) {
    tn_text_buffer_format(&text->buffer, "[%u, %u]",
                          mlirSparseTensorEncodingAttrGetStructuredN(type),
                          mlirSparseTensorEncodingAttrGetStructuredM(type));
  }
  const char* separator = "(";
  for (size_t i = 0; i < PROPERTY_COUNT; ++i) {
    if ((type & properties_of[i].bits) == 0) continue;
    tn_mc_text__add(text, separator);
    tn_mc_text__add(text, properties_of[i].word);
    separator = ", ";
  }
  if (separator[0] == ',') tn_mc_text__add(text, ")");
  return true;
}

/// What stands in the brackets that the text ends with.
static tn_string_view in_brackets(tn_string_view text) {
  if (text.size < 2) return (tn_string_view){"", 0};
  return tn_mc__trim((tn_string_view){text.data + 1, text.size - 2});
}

static bool read_properties(tn_string_view text, MlirSparseTensorLevelType* type) {
  tn_string_view word;
  while (tn_mc__next_part(&text, ',', &word)) {
    size_t i = 0;
    while (i < PROPERTY_COUNT && !tn_mc__is_text(word, properties_of[i].word)) ++i;
    if (i == PROPERTY_COUNT) return false;
    *type |= properties_of[i].bits;
  }
  return true;
}

/// `compressed(nonunique)`, `structured[2, 4]`.
static bool read_level_type(tn_string_view text, MlirSparseTensorLevelType* out_type) {
  size_t size = 0;
  while (size < text.size && text.data[size] != '(' && text.data[size] != '[') ++size;
  const tn_string_view word = tn_mc__trim((tn_string_view){text.data, size});
  tn_string_view rest = {text.data + size, text.size - size};
  size_t i = 0;
  while (i < FORMAT_COUNT && !tn_mc__is_text(word, formats[i].word)) ++i;
  if (i == FORMAT_COUNT) return false;
  *out_type = formats[i].bits;
  if (rest.size != 0 && rest.data[0] == '[') {
    tn_string_view n;
    tn_string_view m;
    int64_t numbers[2];
    const tn_string_view list = in_brackets(rest);
    if (!tn_mc__part(list, ',', 0, &n) || !tn_mc__part(list, ',', 1, &m) ||
        !tn_mc__read_integer(n, &numbers[0]) || !tn_mc__read_integer(m, &numbers[1])) {
      return false;
    }
    *out_type |= (uint64_t)(numbers[0] & 0xff) << N_SHIFT | (uint64_t)(numbers[1] & 0xff)
                                                                << M_SHIFT;
    return true;
  }
  return rest.size == 0 || read_properties(in_brackets(rest), out_type);
}

//===-- Reading an encoding -------------------------------------------------------------------===//

/// The parts of an encoding's text.
typedef struct encoding {
  tn_context* context;
  tn_string_view fields;   ///< What stands in the braces.
  tn_string_view symbols;  ///< `s0`
  tn_string_view dims;     ///< `d0, d1`, with slices if there are any.
  tn_string_view levels;   ///< `d0 * s0 : dense, d1 : compressed`
} encoding;

/// Takes a text in brackets off the front.
static bool take_brackets(tn_string_view* text, char open, tn_string_view* out_inside) {
  static const char pairs[] = "()[]{}";
  const char close = strchr(pairs, open)[1];
  size_t depth = 0;
  *out_inside = (tn_string_view){"", 0};
  if (text->size == 0 || text->data[0] != open) return false;
  for (size_t i = 0; i < text->size; ++i) {
    if (text->data[i] == open) ++depth;
    if (text->data[i] != close || --depth != 0) continue;
    *out_inside = tn_mc__trim((tn_string_view){text->data + 1, i - 1});
    *text = tn_mc__trim((tn_string_view){text->data + i + 1, text->size - i - 1});
    return true;
  }
  return false;
}

static bool split(tn_attribute attribute, encoding* out) {
  *out = (encoding){.context = tn_attribute_context(attribute)};
  tn_string_view unused;
  tn_string_view map;
  out->fields = in_brackets(tn_mc__attribute_parts(attribute));
  if (!tn_mc__field(out->fields, "map", &map)) return false;
  (void)!take_brackets(&map, '[', &out->symbols);
  (void)!take_brackets(&map, '{', &unused);
  return take_brackets(&map, '(', &out->dims) && tn_mc__drop(&map, "->") &&
         take_brackets(&map, '(', &out->levels);
}

/// `name = expression : type` of a level, without the name.
static bool split_level(tn_string_view text, tn_string_view* out_expr, tn_string_view* out_type) {
  tn_string_view rest = text;
  if (!tn_mc__next_part(&rest, ':', out_expr)) return false;
  *out_type = tn_mc__trim(rest);
  tn_string_view value = *out_expr;
  tn_string_view name;
  (void)!tn_mc__next_part(&value, '=', &name);
  if (value.size != 0) *out_expr = tn_mc__trim(value);
  return true;
}

/// The map from dimensions to levels, through the text of an affine map; null if there is none.
static tn_attribute read_map(const encoding* it) {
  tn_mc_text text = tn_mc_text__begin(it->context, "affine_map<(");
  tn_string_view rest = it->dims;
  tn_string_view part;
  for (bool is_first = true; tn_mc__next_part(&rest, ',', &part); is_first = false) {
    size_t size = 0;
    while (size < part.size && part.data[size] != ':' && part.data[size] != '=') ++size;
    if (!is_first) tn_mc_text__add(&text, ", ");
    tn_mc_text__add_view(&text, tn_mc__trim((tn_string_view){part.data, size}));
  }
  tn_mc_text__add(&text, ")[");
  tn_mc_text__add_view(&text, it->symbols);
  tn_mc_text__add(&text, "] -> (");
  rest = it->levels;
  for (bool is_first = true; tn_mc__next_part(&rest, ',', &part); is_first = false) {
    tn_string_view expr;
    tn_string_view type;
    if (!is_first) tn_mc_text__add(&text, ", ");
    if (split_level(part, &expr, &type)) tn_mc_text__add_view(&text, expr);
  }
  tn_mc_text__add(&text, ")>");
  tn_attribute map = {NULL};
  if (!text.buffer.failed) {
    map = tn_mc__read_attribute(it->context, tn_text_buffer_view(&text.buffer));
  }
  tn_text_buffer_free(&text.buffer);
  return tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP) ? map : (tn_attribute){NULL};
}

static MlirAttribute read_field(const encoding* it, const char* name) {
  tn_string_view text;
  if (!tn_mc__field(it->fields, name, &text)) return NO_ATTRIBUTE;
  return tn_mc__give_attribute(tn_mc__read_attribute(it->context, text));
}

static int read_width(const encoding* it, const char* name) {
  tn_string_view text;
  int64_t width = 0;
  if (tn_mc__field(it->fields, name, &text)) (void)!tn_mc__read_integer(text, &width);
  return (int)width;
}

#define TAKE_ENCODING(it, handle, none)                                               \
  encoding it;                                                                        \
  TN_MC_TAKE_ATTRIBUTE_THAT(                                                          \
      attribute_of_##it, handle,                                                      \
      tn_mc__id_of_attribute(attribute_of_##it) == TN_MC_ID_SPARSE_TENSOR_ENCODING && \
          split(attribute_of_##it, &it),                                              \
      "encoding of sparse tensors", none)

TN_MC_NAME(mlirSparseTensorEncodingAttrGetName, "sparse_tensor.encoding")

bool mlirAttributeIsASparseTensorEncodingAttr(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(it, attr, false)
  return tn_mc__id_of_attribute(it) == TN_MC_ID_SPARSE_TENSOR_ENCODING;
}

intptr_t mlirSparseTensorEncodingGetLvlRank(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, 0)
  return (intptr_t)tn_mc__count_parts(it.levels, ',');
}

static MlirSparseTensorLevelType level_type(const char* function, const encoding* it,
                                            intptr_t level) {
  tn_string_view part;
  tn_string_view expr;
  tn_string_view words;
  MlirSparseTensorLevelType type = 0;
  if (level < 0 || !tn_mc__part(it->levels, ',', (size_t)level, &part)) {
    tn_mc__refuse_index(function, it->context, level, tn_mc__count_parts(it->levels, ','));
    return 0;
  }
  if (split_level(part, &expr, &words) && read_level_type(words, &type)) return type;
  tn_mc__refuse(function, it->context, "the level type cannot be parsed");
  return 0;
}

MlirSparseTensorLevelType mlirSparseTensorEncodingAttrGetLvlType(MlirAttribute attr, intptr_t lvl) {
  TAKE_ENCODING(it, attr, 0)
  return level_type(__func__, &it, lvl);
}

enum MlirSparseTensorLevelFormat mlirSparseTensorEncodingAttrGetLvlFmt(MlirAttribute attr,
                                                                       intptr_t lvl) {
  TAKE_ENCODING(it, attr, (enum MlirSparseTensorLevelFormat)0)
  return (enum MlirSparseTensorLevelFormat)(level_type(__func__, &it, lvl) & FORMAT_MASK);
}

int mlirSparseTensorEncodingAttrGetPosWidth(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, 0)
  return read_width(&it, "posWidth");
}

int mlirSparseTensorEncodingAttrGetCrdWidth(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, 0)
  return read_width(&it, "crdWidth");
}

MlirAttribute mlirSparseTensorEncodingAttrGetExplicitVal(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, NO_ATTRIBUTE)
  return read_field(&it, "explicitVal");
}

MlirAttribute mlirSparseTensorEncodingAttrGetImplicitVal(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, NO_ATTRIBUTE)
  return read_field(&it, "implicitVal");
}

MlirAffineMap mlirSparseTensorEncodingAttrGetDimToLvl(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, NO_MAP)
  return tn_mc__give_map(read_map(&it));
}

//===-- The map back --------------------------------------------------------------------------===//

/// Whether `expr` is `d<dim>`, or `d<dim> kind constant`, whose constant goes to `*out_size`.
static bool is_part_of(tn_affine_expr expr, uint32_t dim, tn_affine_kind kind, int64_t* out_size) {
  if (kind != TN_AFFINE_DIM) {
    if (tn_affine_expr_kind_of(expr) != kind) return false;
    const tn_affine_expr size = tn_affine_expr_rhs(expr);
    if (tn_affine_expr_kind_of(size) != TN_AFFINE_CONSTANT) return false;
    *out_size = tn_affine_expr_value(size);
    expr = tn_affine_expr_lhs(expr);
  }
  return tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM && tn_affine_expr_position(expr) == dim;
}

/// The level that is such a part of the dimension; -1 for none.
static int64_t find_level(tn_attribute map, uint32_t dim, tn_affine_kind kind, int64_t* out_size) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    if (is_part_of(tn_affine_map_result(map, i), dim, kind, out_size)) return (int64_t)i;
  }
  return -1;
}

/// A dimension by levels: a level, or `block * size + place in it`. TN_NOT_FOUND if it is neither.
static tn_status dim_of_levels(tn_attribute map, uint32_t dim, tn_affine_expr* out_expr) {
  tn_context* context = tn_attribute_context(map);
  int64_t sizes[2] = {0, 0};
  const int64_t whole = find_level(map, dim, TN_AFFINE_DIM, &sizes[0]);
  if (whole >= 0) return tn_affine_dim_get(context, (uint32_t)whole, out_expr);
  const int64_t block = find_level(map, dim, TN_AFFINE_FLOORDIV, &sizes[0]);
  const int64_t place = find_level(map, dim, TN_AFFINE_MOD, &sizes[1]);
  if (block < 0 || place < 0 || sizes[0] != sizes[1]) return TN_NOT_FOUND;
  tn_affine_expr size;
  tn_affine_expr rest;
  TN_TRY(tn_affine_dim_get(context, (uint32_t)block, out_expr));
  TN_TRY(tn_affine_constant_get(context, sizes[0], &size));
  TN_TRY(tn_affine_binary_get(TN_AFFINE_MUL, *out_expr, size, out_expr));
  TN_TRY(tn_affine_dim_get(context, (uint32_t)place, &rest));
  return tn_affine_binary_get(TN_AFFINE_ADD, *out_expr, rest, out_expr);
}

MlirAffineMap mlirSparseTensorEncodingAttrGetLvlToDim(MlirAttribute attr) {
  TAKE_ENCODING(it, attr, NO_MAP)
  const tn_attribute map = read_map(&it);
  const uint32_t count = tn_affine_map_dim_count(map);
  if (tn_attribute_is_null(map) || tn_affine_map_symbol_count(map) != 0) return NO_MAP;
  tn_affine_expr* exprs = calloc(count + 1u, sizeof *exprs);
  tn_status status = exprs == NULL ? tn_context__out_of_memory(it.context) : TN_OK;
  for (uint32_t i = 0; i < count && status == TN_OK; ++i) {
    status = dim_of_levels(map, i, &exprs[i]);
  }
  tn_attribute made;
  if (status == TN_OK) {
    status = tn_affine_map_get(it.context, (uint32_t)tn_affine_map_result_count(map), 0, exprs,
                               count, &made);
  }
  free(exprs);
  return status == TN_OK ? tn_mc__give_map(made) : NO_MAP;
}

//===-- Making --------------------------------------------------------------------------------===//

static void add_inputs(tn_mc_text* text, const char* open, char letter, uint32_t count,
                       const char* close) {
  tn_mc_text__add(text, open);
  for (uint32_t i = 0; i < count; ++i) {
    tn_text_buffer_format(&text->buffer, "%s%c%u", i == 0 ? "" : ", ", letter, i);
  }
  tn_mc_text__add(text, close);
}

static bool add_levels(tn_mc_text* text, tn_attribute map, const MlirSparseTensorLevelType* types) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_mc_text__add(text, ", ");
    if (tn_affine_expr_print(tn_affine_map_result(map, i), tn_text_buffer_write, &text->buffer) !=
        TN_OK) {
      text->buffer.failed = true;
    }
    tn_mc_text__add(text, " : ");
    if (!add_level_type(text, types[i])) return false;
  }
  return true;
}

static void add_width(tn_mc_text* text, const char* name, int width) {
  if (width != 0) tn_text_buffer_format(&text->buffer, ", %s = %d", name, width);
}

static void add_value(tn_mc_text* text, const char* name, tn_attribute value) {
  if (tn_attribute_is_null(value)) return;
  tn_mc_text__add(text, name);
  tn_mc_text__add_attribute(text, value);
}

/// The map, or the identity if that is null; null, reported, if it has not so many results.
static tn_attribute take_map(const char* function, tn_context* context, MlirAffineMap handle,
                             intptr_t rank) {
  tn_attribute map = {NULL};
  if (rank < 0 || rank > TN_AFFINE_INPUTS_LIMIT) {
    tn_mc__refuse(function, context, "level index out of range");
  } else if (handle.ptr == NULL) {
    (void)!tn_affine_map_minor_identity_get(context, (uint32_t)rank, (uint32_t)rank, &map);
  } else if (tn_mc__take_affine_map(function, handle, &map) &&
             tn_affine_map_result_count(map) != (size_t)rank) {
    tn_mc__refuse_format(function, context,
                         "level-rank mismatch between dimToLvl and lvlTypes: "
                         "%zu != %lld",
                         tn_affine_map_result_count(map), (long long)rank);
    map.storage = NULL;
  }
  return map;
}

MlirAttribute mlirSparseTensorEncodingAttrGet(MlirContext ctx, intptr_t lvlRank,
                                              const MlirSparseTensorLevelType* lvlTypes,
                                              MlirAffineMap dimToLvl, MlirAffineMap lvlTodim,
                                              int posWidth, int crdWidth, MlirAttribute explicitVal,
                                              MlirAttribute implicitVal) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_OPTIONAL(explicit_value, explicitVal, NO_ATTRIBUTE)
  TN_MC_TAKE_OPTIONAL(implicit_value, implicitVal, NO_ATTRIBUTE)
  (void)lvlTodim;  // It follows from the other, and is not spelled.
  const tn_attribute map = take_map(__func__, record->context, dimToLvl, lvlRank);
  if (tn_attribute_is_null(map)) return NO_ATTRIBUTE;
  tn_mc_text text = tn_mc_text__begin(record->context, "encoding<{ map = ");
  const uint32_t symbols = tn_affine_map_symbol_count(map);
  if (symbols != 0) add_inputs(&text, "[", 's', symbols, "]");
  add_inputs(&text, "(", 'd', tn_affine_map_dim_count(map), ") -> (");
  if (!add_levels(&text, map, lvlTypes)) {
    tn_text_buffer_free(&text.buffer);
    tn_mc__refuse(__func__, record->context, "invalid level type");
    return NO_ATTRIBUTE;
  }
  tn_mc_text__add(&text, ")");
  add_width(&text, "posWidth", posWidth);
  add_width(&text, "crdWidth", crdWidth);
  add_value(&text, ", explicitVal = ", explicit_value);
  add_value(&text, ", implicitVal = ", implicit_value);
  tn_mc_text__add(&text, " }>");
  return tn_mc_text__attribute(&text, "sparse_tensor", (tn_type){NULL});
}

//===-- Spelling ------------------------------------------------------------------------------===//

tn_attribute tn_mc__respell_encoding(tn_attribute attribute) {
  encoding it;
  tn_attribute respelled = {NULL};
  if (!split(attribute, &it) || memchr(it.dims.data, ':', it.dims.size) != NULL) return attribute;
  const size_t rank = tn_mc__count_parts(it.levels, ',');
  MlirSparseTensorLevelType* types = calloc(rank + 1, sizeof *types);
  if (types == NULL) {
    tn_context__out_of_memory(it.context);
    return respelled;
  }
  for (size_t i = 0; i < rank; ++i) types[i] = level_type("encoding", &it, (intptr_t)i);
  const tn_attribute map = read_map(&it);
  if (!tn_attribute_is_null(map)) {
    const MlirAttribute made = mlirSparseTensorEncodingAttrGet(
        tn_mc__give_context(it.context), (intptr_t)rank, types, tn_mc__give_map(map), NO_MAP,
        read_width(&it, "posWidth"), read_width(&it, "crdWidth"), read_field(&it, "explicitVal"),
        read_field(&it, "implicitVal"));
    if (made.ptr != NULL) (void)!tn_mc__take_attribute("encoding", made, &respelled);
  }
  free(types);
  return respelled;
}
