// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions of named ops: the scalar computation follows from the name and the operand types, so
// custom assembly omits it and the parser creates it.
//
// Source: the linalg dialect's documentation, and MLIR's generic output.

#include <string.h>

#include "dialects/arith_ops.h"
#include "dialects/complex_ops.h"
#include "dialects/linalg/linalg.h"
#include "ir/enum_attribute.h"
#include "ir/type_check.h"
#include "schema/check.h"
#include "text/parser_cache.h"

#define ARGUMENTS_MAX 64u

/// A region under construction.
typedef struct body {
  tn_parser* parser;
  tn_op_frame* frame;
  tn_ref block;
  tn_ref arguments[ARGUMENTS_MAX];
  uint32_t count;
  uint32_t location;  ///< The location of its ops.
  bool is_unsigned;   ///< Casts are unsigned.
} body;

typedef enum number_kind { OTHER, FLOAT, INTEGER, TRUTH, COMPLEX } number_kind;

static tn_type type_of(const body* self, tn_ref value) {
  return tn_value__type_or_null(self->parser->context, value);
}

static bool is_float(tn_type type) { return tn_float_type_kind(type) != TN_FLOAT_KIND_COUNT; }

static number_kind kind_of(tn_type type) {
  if (is_float(type)) return FLOAT;
  if (tn_type__is(type, TN_TYPE_COMPLEX)) return COMPLEX;
  if (!tn_type__is(type, TN_TYPE_INTEGER)) return OTHER;
  return tn_type_bit_width(type) == 1 ? TRUTH : INTEGER;
}

static bool is_whole(number_kind kind) { return kind == INTEGER || kind == TRUTH; }

//===-- Ops -----------------------------------------------------------------------------------===//

#define ENTRIES_SPACE 8u

static const tn_op_schema* schema_of(const tn_op_definition* definition) {
  const bool is_schema = definition != NULL && definition->verify == tn_op_schema__verify;
  return is_schema ? tn_op_schema__of(definition) : NULL;
}

/// Returns the identifier, flagged as a property if the op defines an attribute of that name.
static tn_uref marked(const tn_op_schema* schema, tn_identifier name) {
  const bool is_known =
      schema != NULL &&
      tn_op_schema__find(schema, tn_identifier_text(name)).kind == TN_PLACE_ATTRIBUTE;
  return tn_identifier__ref(name) | (is_known ? TN_UREF_FLAG : 0);
}

/// Collects default properties and the attributes `given`, which may be null; returns their number.
static size_t collect(const tn_op_schema* schema, tn_attribute given, tn_attribute_entry* entries) {
  size_t count = 0;
  for (size_t i = 0; i < tn_dictionary_attribute_count(given); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(given, i);
    entries[count++] =
        (tn_attribute_entry){marked(schema, entry.name), tn_attribute__ref(entry.value)};
  }
  const size_t given_count = count;
  for (uint32_t i = 0; schema != NULL && i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    if (group->default_value == 0 || group->default_is_implied) continue;
    bool is_given = false;
    for (size_t k = 0; k < given_count; ++k) {
      is_given = is_given || entries[k].name == (group->identifier | TN_UREF_FLAG);
    }
    if (is_given) continue;
    entries[count++] = (tn_attribute_entry){group->identifier | TN_UREF_FLAG, group->default_value};
  }
  return count;
}

/// Creates an op with the collected attributes.
static tn_status make_op(const body* self, tn_uref storage, tn_attribute_entry* entries,
                         size_t entry_count, const tn_ref* operands, uint32_t count, tn_type result,
                         tn_ref* out) {
  const tn_parser* parser = self->parser;
  const tn_context* context = parser->context;
  tn_op_spec spec = {.operand_count = count,
                     .result_count = result.storage != NULL,
                     .attribute_count = (uint32_t)entry_count,
                     .location = self->location};
  TN_TRY(tn_shape__get(parser->shard, storage, entries, entry_count, &spec.shape, NULL));
  const tn_ref op = tn_op__create(parser->shard, &spec);
  if (op == 0) return tn_shard__failure(parser->shard);
  tn_op__insert(parser->shard, op, self->block, 0);
  const tn_op_layout layout = tn_op_cell__layout(tn_op__at(context, op));
  uint32_t* words = (uint32_t*)tn_op__at(context, op);
  for (size_t i = 0; i < entry_count; ++i) words[layout.attributes + i] = entries[i].value;
  for (uint32_t i = 0; i < count; ++i) {
    tn_use__set_value(context, op + layout.operands + 3 * i, operands[i]);
  }
  if (result.storage == NULL) return TN_OK;
  words[layout.results] |= tn_type__ref(result);
  *out = tn_op_cell__result(op, tn_op__at(context, op), 0);
  return TN_OK;
}

/// Adds the op `name` with a result of that type; without a result if it is null.
static tn_status add_op(const body* self, tn_string_view name, tn_attribute given,
                        const tn_ref* operands, uint32_t count, tn_type result, tn_ref* out) {
  tn_context* context = self->parser->context;
  const tn_op_definition* definition = NULL;
  tn_attribute_entry space[ENTRIES_SPACE];
  tn_attribute_entry* entries = space;
  tn_uref storage = 0;
  TN_TRY(tn_parser__operation_name(self->parser, name, &storage));
  TN_TRY(tn_op_definition__load(tn_uniquer__at(&context->uniquer, storage), &definition));
  const tn_op_schema* schema = schema_of(definition);
  const size_t most =
      tn_dictionary_attribute_count(given) + (schema == NULL ? 0 : schema->attribute_count);
  const size_t byte_size = most * sizeof *entries;
  if (most > ENTRIES_SPACE) entries = tn_allocate(&context->allocator, byte_size);
  if (entries == NULL) return tn_context__out_of_memory(context);
  const size_t entry_count = collect(schema, given, entries);
  const tn_status status =
      make_op(self, storage, entries, entry_count, operands, count, result, out);
  if (most > ENTRIES_SPACE) tn_deallocate(&context->allocator, entries, byte_size);
  return status;
}

static tn_status add(const body* self, const char* name, const tn_ref* operands, uint32_t count,
                     tn_type result, tn_ref* out) {
  return add_op(self, tn_string_view_from(name), (tn_attribute){NULL}, operands, count, result,
                out);
}

/// Adds an op with one property.
static tn_status add_with(const body* self, const char* name, const char* key, tn_attribute value,
                          tn_type result, tn_ref* out) {
  tn_named_attribute entry = {.value = value};
  tn_attribute given;
  TN_TRY(tn_identifier_get(self->parser->context, tn_string_view_from(key), &entry.name));
  TN_TRY(tn_dictionary_attribute_get(self->parser->context, &entry, 1, &given));
  return add_op(self, tn_string_view_from(name), given, NULL, 0, result, out);
}

static tn_status yield(const body* self, tn_ref value) {
  return add(self, TN_NAME_LINALG_YIELD, &value, 1, (tn_type){NULL}, NULL);
}

//===-- Scalar functions ----------------------------------------------------------------------===//

/// Returns the cast op; NULL if no cast is needed.
static const char* cast_name(tn_type from, tn_type to, bool is_unsigned) {
  const number_kind target = kind_of(to);
  if (is_whole(target)) {
    if (is_float(from)) return is_unsigned ? TN_NAME_ARITH_FPTOUI : TN_NAME_ARITH_FPTOSI;
    if (tn_type__is(from, TN_TYPE_INDEX)) return TN_NAME_ARITH_INDEX_CAST;
    if (!is_whole(kind_of(from))) return NULL;
    const uint32_t width = tn_type_bit_width(from);
    if (tn_type_bit_width(to) > width)
      return is_unsigned ? TN_NAME_ARITH_EXTUI : TN_NAME_ARITH_EXTSI;
    return tn_type_bit_width(to) < width ? TN_NAME_ARITH_TRUNCI : NULL;
  }
  if (target != FLOAT) return NULL;
  if (is_whole(kind_of(from))) return is_unsigned ? TN_NAME_ARITH_UITOFP : TN_NAME_ARITH_SITOFP;
  if (!is_float(from)) return NULL;
  const uint32_t width = tn_type_bit_width(from);
  if (tn_type_bit_width(to) > width) return TN_NAME_ARITH_EXTF;
  return tn_type_bit_width(to) < width ? TN_NAME_ARITH_TRUNCF : NULL;
}

static tn_status cast(const body* self, tn_type to, tn_ref* value);

/// Casts both parts of a complex number, or makes a number the real part.
static tn_status cast_to_complex(const body* self, tn_type to, tn_ref* value) {
  const tn_type from = type_of(self, *value);
  const tn_type element = tn_type_element_type(to);
  tn_ref parts[] = {*value, 0};
  if (kind_of(from) == COMPLEX) {
    const tn_type part = tn_type_element_type(from);
    TN_TRY(add(self, TN_NAME_COMPLEX_RE, value, 1, part, &parts[0]));
    TN_TRY(add(self, TN_NAME_COMPLEX_IM, value, 1, part, &parts[1]));
    TN_TRY(cast(self, element, &parts[0]));
    TN_TRY(cast(self, element, &parts[1]));
  } else {
    if (!is_float(from) && !tn_type__is(from, TN_TYPE_INTEGER)) return TN_OK;
    tn_attribute zero;
    TN_TRY(cast(self, element, &parts[0]));
    TN_TRY(tn_float_attribute_get(element, 0.0, &zero));
    TN_TRY(add_with(self, TN_NAME_ARITH_CONSTANT, "value", zero, element, &parts[1]));
  }
  return add(self, TN_NAME_COMPLEX_CREATE, parts, 2, to, value);
}

static tn_status cast(const body* self, tn_type to, tn_ref* value) {
  const tn_type from = type_of(self, *value);
  if (tn_type_equal(from, to)) return TN_OK;
  if (kind_of(to) == COMPLEX) return cast_to_complex(self, to, value);
  const char* name = cast_name(from, to, self->is_unsigned);
  return name == NULL ? TN_OK : add(self, name, value, 1, to, value);
}

/// The op of a function for each kind of number; NULL for none.
typedef struct function {
  const char* name;
  const char* of_floats;
  const char* of_integers;
  const char* of_truths;
  const char* of_complex;
} function;

static const function binary_functions[] = {
    {"add", "arith.addf", "arith.addi", "arith.ori", "complex.add"},
    {"sub", "arith.subf", "arith.subi", NULL, "complex.sub"},
    {"mul", "arith.mulf", "arith.muli", "arith.andi", "complex.mul"},
    {"div", "arith.divf", "arith.divsi", NULL, "complex.div"},
    {"div_unsigned", NULL, "arith.divui", NULL, NULL},
    {"max", "arith.maximumf", "arith.maxsi", "arith.maxsi", NULL},
    {"min", "arith.minimumf", "arith.minsi", "arith.minsi", NULL},
    {"max_unsigned", NULL, "arith.maxui", "arith.maxui", NULL},
    {"min_unsigned", NULL, "arith.minui", "arith.minui", NULL},
    {"max_signed", "arith.maximumf", "arith.maxsi", "arith.maxsi", NULL},
    {"min_signed", "arith.minimumf", "arith.minsi", "arith.minsi", NULL},
    {"powf", "math.powf", NULL, NULL, NULL},
};

static const function unary_functions[] = {
    {"exp", "math.exp", NULL, NULL, NULL},     {"log", "math.log", NULL, NULL, NULL},
    {"abs", "math.absf", NULL, NULL, NULL},    {"ceil", "math.ceil", NULL, NULL, NULL},
    {"floor", "math.floor", NULL, NULL, NULL}, {"negf", "arith.negf", NULL, NULL, NULL},
    {"round", "math.round", NULL, NULL, NULL}, {"sqrt", "math.sqrt", NULL, NULL, NULL},
    {"rsqrt", "math.rsqrt", NULL, NULL, NULL}, {"tanh", "math.tanh", NULL, NULL, NULL},
    {"erf", "math.erf", NULL, NULL, NULL},     {"square", NULL, NULL, NULL, NULL},
    {"reciprocal", NULL, NULL, NULL, NULL},
};

static const function* find_function(const function* functions, size_t count, tn_string_view name) {
  for (size_t i = 0; i < count; ++i) {
    if (tn_string_view_equal(tn_string_view_from(functions[i].name), name)) return &functions[i];
  }
  return NULL;
}

#define FIND(functions, name) find_function(functions, sizeof functions / sizeof *functions, name)

static tn_status fail_binary(const body* self, tn_type a, tn_type b) {
  tn_text_buffer text = tn_text_buffer_make(&self->parser->context->allocator);
  tn_text_buffer_append_text(&text, "got ");
  tn_text_buffer__append_type(&text, a);
  tn_text_buffer_append_text(&text, " and ");
  tn_text_buffer__append_type(&text, b);
  const tn_status status =
      text.failed ? tn_context__out_of_memory(self->parser->context)
                  : tn_parser__custom_error(self->parser, self->frame, self->frame->type_at,
                                            "Cannot build binary Linalg operation: expects "
                                            "allComplex, allFloatingPoint, or allInteger, %.*s",
                                            (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status binary_of(const body* self, const function* of, tn_ref a, tn_ref b, tn_ref* out) {
  const tn_ref operands[] = {a, b};
  const number_kind left = kind_of(type_of(self, a));
  const number_kind right = kind_of(type_of(self, b));
  const char* name = NULL;
  if (left == FLOAT && right == FLOAT) name = of->of_floats;
  if (is_whole(left) && is_whole(right)) name = of->of_integers;
  if (left == TRUTH && right == TRUTH) name = of->of_truths;
  if (left == COMPLEX && right == COMPLEX) name = of->of_complex;
  if (name == NULL && left == FLOAT && right == FLOAT && strstr(of->name, "unsigned") != NULL) {
    return tn_parser__custom_error(self->parser, self->frame, self->frame->type_at,
                                   "unsupported operation: unsigned %.3s not on uint", of->name);
  }
  if (name == NULL) return fail_binary(self, type_of(self, a), type_of(self, b));
  return add(self, name, operands, 2, type_of(self, a), out);
}

static tn_status binary(const body* self, const char* name, tn_ref a, tn_ref b, tn_ref* out) {
  return binary_of(self, FIND(binary_functions, tn_string_view_from(name)), a, b, out);
}

static tn_status unary_of(const body* self, const function* of, tn_ref value, tn_ref* out) {
  const tn_type type = type_of(self, value);
  if (kind_of(type) != FLOAT) {
    return tn_parser__custom_error(self->parser, self->frame, self->frame->type_at,
                                   "unsupported non numeric type");
  }
  if (of->of_floats != NULL) return add(self, of->of_floats, &value, 1, type, out);
  if (strcmp(of->name, "square") == 0) return binary(self, "mul", value, value, out);
  tn_attribute one;
  tn_ref constant = 0;
  TN_TRY(tn_float_attribute_get(type, 1.0, &one));
  TN_TRY(add_with(self, TN_NAME_ARITH_CONSTANT, "value", one, type, &constant));
  const tn_ref operands[] = {constant, value};
  return add(self, TN_NAME_ARITH_DIVF, operands, 2, type, out);
}

//===-- Kinds of ops --------------------------------------------------------------------------===//

/// Computes `out + a * b`, cast to the output type; with zero points, `out + (a - za) * (b - zb)`.
static tn_status contraction(const body* self, bool is_quantized) {
  const tn_ref out = self->arguments[self->count - 1];
  const tn_type type = type_of(self, out);
  tn_ref factors[] = {self->arguments[0], self->arguments[1]};
  for (uint32_t i = 0; i < 2; ++i) {
    TN_TRY(cast(self, type, &factors[i]));
    if (!is_quantized) continue;
    tn_ref zero = self->arguments[2 + i];
    TN_TRY(cast(self, type, &zero));
    TN_TRY(binary(self, "sub", factors[i], zero, &factors[i]));
  }
  tn_ref value = 0;
  TN_TRY(binary(self, "mul", factors[0], factors[1], &value));
  TN_TRY(binary(self, "add", out, value, &value));
  return yield(self, value);
}

/// Computes `f(out, cast(in))` with the function after `pooling_nhwc_`.
static tn_status pooling(body* self, tn_string_view name) {
  const char* end = name.data + name.size;
  const char* at = end;
  while (at > name.data && strncmp(at, "_m", 2) != 0 && strncmp(at, "_s", 2) != 0) --at;
  const tn_string_view word = {at + 1, (size_t)(end - at - 1)};
  const bool is_sum = tn_string_view_equal(word, tn_string_view_from("sum"));
  const function* of = FIND(binary_functions, is_sum ? tn_string_view_from("add") : word);
  const tn_ref out = self->arguments[2];
  tn_ref value = self->arguments[0];
  self->is_unsigned = word.size > 3;
  TN_TRY(cast(self, type_of(self, out), &value));
  TN_TRY(binary_of(self, of, out, value, &value));
  return yield(self, value);
}

static tn_status constant(const body* self, int64_t number, tn_type to, tn_ref* out) {
  tn_type i64;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(self->parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_integer_attribute_get(i64, number, &value));
  TN_TRY(add_with(self, TN_NAME_ARITH_CONSTANT, "value", value, i64, out));
  return cast(self, to, out);
}

static tn_status index_of(const body* self, int64_t dim, tn_type to, tn_ref* out) {
  tn_type i64;
  tn_type index;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(self->parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_index_type_get(self->parser->context, &index));
  TN_TRY(tn_integer_attribute_get(i64, dim, &value));
  TN_TRY(add_with(self, TN_NAME_LINALG_INDEX, "dim", value, index, out));
  return cast(self, to, out);
}

/// Computes `value * 1103515245 + 12345`, a step of a linear congruential generator.
static tn_status random_step(const body* self, tn_type i32, tn_ref* value) {
  tn_ref number = 0;
  TN_TRY(constant(self, 1103515245, i32, &number));
  TN_TRY(binary(self, "mul", *value, number, value));
  TN_TRY(constant(self, 12345, i32, &number));
  return binary(self, "add", *value, number, value);
}

/// Computes random numbers between the first two arguments from the third one and the indices.
static tn_status random_fill(const body* self) {
  tn_type i32;
  tn_type f64;
  tn_attribute scale;
  tn_ref half = 0;
  tn_ref column = 0;
  tn_ref value = 0;
  tn_ref range = 0;
  tn_ref number = 0;
  TN_TRY(tn_integer_type_get(self->parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_float_type_get(self->parser->context, TN_FLOAT_F64, &f64));
  TN_TRY(constant(self, 2147483647, f64, &half));
  TN_TRY(index_of(self, 1, i32, &column));
  TN_TRY(index_of(self, 0, i32, &value));
  TN_TRY(binary(self, "add", value, self->arguments[2], &value));
  TN_TRY(random_step(self, i32, &value));
  TN_TRY(binary(self, "add", column, value, &value));
  TN_TRY(random_step(self, i32, &value));
  TN_TRY(cast(self, f64, &value));
  TN_TRY(binary(self, "add", half, value, &value));
  TN_TRY(binary(self, "sub", self->arguments[1], self->arguments[0], &range));
  TN_TRY(tn_float_attribute_get(f64, 2.3283063999999999E-10, &scale));
  TN_TRY(add_with(self, TN_NAME_ARITH_CONSTANT, "value", scale, f64, &number));
  TN_TRY(binary(self, "mul", range, number, &range));
  TN_TRY(binary(self, "mul", value, range, &value));
  TN_TRY(binary(self, "add", value, self->arguments[0], &value));
  TN_TRY(cast(self, type_of(self, self->arguments[3]), &value));
  return yield(self, value);
}

static tn_status select(const body* self) {
  tn_ref value = 0;
  TN_TRY(add(self, TN_NAME_ARITH_SELECT, self->arguments, 3, type_of(self, self->arguments[1]),
             &value));
  return yield(self, value);
}

static bool begins_with(tn_string_view text, const char* start) {
  const size_t size = strlen(start);
  return text.size >= size && memcmp(text.data, start, size) == 0;
}

static tn_status fill_by_name(body* self, tn_string_view name) {
  const function* of = FIND(unary_functions, name);
  tn_ref value = self->arguments[0];
  if (of != NULL) {
    TN_TRY(unary_of(self, of, value, &value));
    return yield(self, value);
  }
  of = FIND(binary_functions, name);
  if (of != NULL) {
    TN_TRY(binary_of(self, of, value, self->arguments[1], &value));
    return yield(self, value);
  }
  if (tn_string_view_equal(name, tn_string_view_from("fill"))) return yield(self, value);
  if (tn_string_view_equal(name, tn_string_view_from("fill_rng_2d"))) return random_fill(self);
  if (tn_string_view_equal(name, tn_string_view_from("select"))) return select(self);
  if (begins_with(name, "pooling_")) return pooling(self, name);
  if (tn_string_view_equal(name, tn_string_view_from("copy"))) {
    TN_TRY(cast(self, type_of(self, self->arguments[1]), &value));
    return yield(self, value);
  }
  return contraction(self, self->count == 5);
}

//===-- Creating regions ----------------------------------------------------------------------===//

static tn_status open_body(tn_parser* parser, tn_op_frame* frame, const tn_type* types,
                           uint32_t count, body* out_body) {
  *out_body = (body){.parser = parser, .frame = frame, .count = count};
  if (count > ARGUMENTS_MAX) {
    return tn_parser__custom_error(parser, frame, frame->name_at, "has more than %u operands",
                                   ARGUMENTS_MAX);
  }
  TN_TRY(tn_parser__empty_region(parser, frame));
  const tn_ref* regions = parser->regions.items;
  out_body->block = tn_block__create(parser->shard, regions[parser->regions.count - 1], 0);
  if (out_body->block == 0) return tn_shard__failure(parser->shard);
  out_body->location = tn_location__ref(tn_location_unknown(parser->context));
  for (uint32_t i = 0; i < count; ++i) {
    // A vector operand is passed as a whole.
    const bool is_whole = tn_type__is(types[i], TN_TYPE_VECTOR) || !tn_type_is_shaped(types[i]);
    const tn_type type = is_whole ? types[i] : tn_type_element_type(types[i]);
    out_body->arguments[i] = tn_block__add_argument(parser->shard, out_body->block, i,
                                                    tn_type__ref(type), out_body->location);
    if (out_body->arguments[i] == 0) return tn_shard__failure(parser->shard);
  }
  return TN_OK;
}

/// Returns whether the op's `cast` is unsigned.
static bool casts_unsigned(const tn_parser* parser, tn_op_frame* frame) {
  const tn_op_schema* schema = tn_op_schema__of(frame->definition);
  const tn_place place = tn_op_schema__find(schema, tn_string_view_from("cast"));
  if (place.kind != TN_PLACE_ATTRIBUTE) return false;
  tn_reading reading = {.parser = (tn_parser*)(uintptr_t)parser, .frame = frame, .schema = schema};
  const tn_storage* value = tn_reading__attribute(&reading, place.index);
  return tn_enum_attribute__is((tn_attribute){value}, "linalg", "type_fn", "cast_unsigned");
}

/// Returns the number of operands of an op with this name.
static uint32_t operands_of(tn_string_view leaf) {
  if (begins_with(leaf, "fill_") || tn_string_view_equal(leaf, tn_string_view_from("select"))) {
    return 4;
  }
  if (FIND(unary_functions, leaf) != NULL || begins_with(leaf, "fill") ||
      tn_string_view_equal(leaf, tn_string_view_from("copy"))) {
    return 2;
  }
  const bool is_quantized = begins_with(leaf, "quantized_") ||
                            (leaf.size > 2 && memcmp(leaf.data + leaf.size - 2, "_q", 2) == 0);
  return is_quantized ? 5 : 3;
}

tn_status tn_linalg__make_body(tn_parser* parser, tn_op_frame* frame, tn_string_view leaf,
                               const tn_type* types, uint32_t count, uint32_t output_count) {
  body self;
  const uint32_t wanted = operands_of(leaf);
  if (count != wanted || output_count == 0) {
    return tn_parser__custom_error(parser, frame, parser->token.start,
                                   "[parseNamedStructuredOpRegion] ods-gen generated region "
                                   "expects %u args, got %u",
                                   wanted, count);
  }
  TN_TRY(open_body(parser, frame, types, count, &self));
  self.is_unsigned = casts_unsigned(parser, frame);
  return fill_by_name(&self, leaf);
}

tn_status tn_linalg__make_body_of(tn_parser* parser, tn_op_frame* frame, tn_string_view name,
                                  tn_attribute properties, const tn_type* types, uint32_t count,
                                  bool rotated) {
  body self;
  // The verifier reports the wrong number of operands.
  if (count == 0) return tn_parser__empty_region(parser, frame);
  TN_TRY(open_body(parser, frame, types, count, &self));
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &self.location));
  tn_ref operands[ARGUMENTS_MAX];
  for (uint32_t i = 0; i < count; ++i) {
    operands[i] = self.arguments[rotated ? (i + count - 1) % count : i];
  }
  const uint32_t operand_count = rotated ? count : count - 1;
  tn_ref value = 0;
  TN_TRY(add_op(&self, name, properties, operands, operand_count,
                type_of(&self, self.arguments[count - 1]), &value));
  return yield(&self, value);
}

/// Returns the location of an operand's definition; its own location while it is undefined.
static tn_status operand_location(tn_parser* parser, const tn_unresolved_operand* operand,
                                  tn_type type, uint32_t* out_location) {
  tn_ref value = 0;
  uint32_t member = 0;
  TN_TRY(tn_parser__resolve(parser, operand, type.storage->self, &value, &member));
  if (value == 0) {
    return tn_parser__location_of(parser, parser->lexer.text + operand->offset, out_location);
  }
  *out_location =
      tn_value__is_argument(value)
          ? tn_argument__at(parser->context, value)->location
          : tn_op__at(parser->context, tn_value__owner(parser->context, value))->location;
  return TN_OK;
}

tn_status tn_linalg__make_identity(tn_parser* parser, tn_op_frame* frame, const tn_type* types,
                                   uint32_t count) {
  body self;
  if (count == 0) return tn_parser__empty_region(parser, frame);
  TN_TRY(open_body(parser, frame, types, count, &self));
  for (uint32_t i = 0; i < count; ++i) {
    const tn_unresolved_operand operand =
        ((const tn_unresolved_operand*)parser->operands.items)[frame->operands + i];
    uint32_t location;
    TN_TRY(operand_location(parser, &operand, types[i], &location));
    tn_argument__at(parser->context, self.arguments[i])->location = location;
  }
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &self.location));
  return yield(&self, self.arguments[0]);
}
