// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Following one rule of a lowering: its conditions, then its ops, one by one. A rule is read where
// it is followed: what is long about it are names, and they are what making an op takes.

#include "dialects/common/lowering_rule.h"

#include <stdio.h>
#include <stdlib.h>

#include "dialects/arith_ops.h"
#include "dialects/llvm_ops.h"
#include "ir/enum_attribute.h"
#include "ir/float_format.h"
#include "ir/textual.h"

#define NAME_SIZE_MAX 96u

typedef struct follower {
  tn_lowering_run* run;
  tn_rewriter* it;
  tn_context* context;
  tn_ref op;
  const tn_ref* operands;
  const char* at;
  tn_ref named[26];
  tn_refs results;     ///< Of the last op.
  tn_ref outer_block;  ///< Where ops go behind a region.
  tn_ref outer_before;
  tn_ref outer_named[26];
  tn_type inner;  ///< Of what is made alike for a part of a vector; null else.
  bool failed;    ///< A type cannot be converted.
} follower;

static bool take(follower* f, char c) {
  if (*f->at != c) return false;
  ++f->at;
  return true;
}

//===-- Types ---------------------------------------------------------------------------------===//

static tn_type int_type(follower* f, uint32_t width, tn_signedness sign) {
  tn_type type = {NULL};
  tn_rewriter__fail(f->it, tn_integer_type_get(f->context, width, sign, &type));
  return type;
}

/// The type with elements in the place of its own.
static tn_type with_element(follower* f, tn_type type, tn_type element) {
  return tn_type_equal(tn_type__element(type), type) ? element
                                                     : tn_type__with_element(f->it, type, element);
}

/// A text in quotes; what is in it.
static tn_string_view take_quoted(follower* f) {
  const char* begin = ++f->at;
  f->at = strchr(begin, '\'');
  return (tn_string_view){begin, (size_t)(f->at++ - begin)};
}

static tn_type result_type(const follower* f) {
  return tn_op__result_count(f->context, f->op) == 0
             ? (tn_type){NULL}
             : tn_value__type(f->context, tn_op__result(f->context, f->op, 0));
}

/// A type in quotes, with those of results in it.
static tn_type take_text_type(follower* f) {
  const tn_string_view quoted = take_quoted(f);
  tn_type type = {NULL};
  tn_text_buffer text = tn_text_buffer_make(&f->context->allocator);
  for (size_t i = 0; i < quoted.size; ++i) {
    if (quoted.data[i] != '$' || i + 1 == quoted.size) {
      tn_text_buffer_append(&text, &quoted.data[i], 1);
      continue;
    }
    const char which = quoted.data[++i];
    const tn_type part =
        which == 'e' ? tn_type__element(result_type(f))
                     : tn_conversion__result_type(f->run->c, f->op, (uint32_t)(which - '0'));
    if (part.storage == NULL) {
      text.failed = true;
    } else {
      tn_rewriter__fail(f->it, tn_textual__print(part.storage, tn_text_buffer_write, &text));
    }
  }
  if (!text.failed) type = tn_lowering__type(f->it, "%.*s", (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return type;
}

static uint32_t width_of(tn_type type) {
  const tn_type element = tn_type__element(type);
  if (tn_type__is(element, TN_TYPE_FLOAT)) {
    return tn_float_format__of(tn_float_type_kind(element))->bit_width;
  }
  return tn_type__int_width(element);
}

static tn_type modify(follower* f, tn_type type) {
  while (type.storage != NULL && *f->at == '.') {
    const char mode = f->at[1];
    f->at += mode == '\'' ? 1 : 2;
    if (mode == '\'') {
      type = with_element(f, type, take_text_type(f));
    } else if (mode == '2') {
      type = with_element(f, type, int_type(f, 2 * width_of(type), TN_SIGNLESS));
    } else if (mode == 'c') {
      type = tn_conversion__type(f->run->c, type);
    } else if (mode == 'e') {
      type =
          tn_type__is(type, TN_TYPE_COMPLEX) ? tn_type_element_type(type) : tn_type__element(type);
    } else if (tn_type__int_width(tn_type__element(type)) != 0 || mode == 'w') {
      const uint32_t width = width_of(type);
      if (tn_type__is(tn_type__element(type), TN_TYPE_INDEX) || width == 0) continue;
      type = with_element(f, type, int_type(f, width, mode == 'u' ? TN_UNSIGNED : TN_SIGNLESS));
    }
  }
  return type;
}

static tn_type take_type(follower* f) {
  tn_type type = {NULL};
  const char kind = *f->at;
  if (kind == '\'') {
    type = take_text_type(f);
  } else if (kind == 'x') {
    ++f->at;
    type = tn_conversion__type(f->run->c, tn_rewriter__index_type(f->it));
  } else if (kind == 'r' || kind == 'o') {
    ++f->at;
    const uint32_t index = *f->at >= '0' && *f->at <= '9' ? (uint32_t)(*f->at++ - '0') : 0;
    if (index < tn_op__result_count(f->context, f->op)) {
      type = tn_value__type(f->context, tn_op__result(f->context, f->op, index));
      if (kind == 'r' && f->inner.storage != NULL) {
        return modify(f, f->inner);
      }
      if (kind == 'r') type = tn_conversion__type(f->run->c, type);
    }
  } else if (kind >= '0' && kind <= '9') {
    ++f->at;
    if ((uint32_t)(kind - '0') < tn_op__operand_count(f->context, f->op)) {
      const bool is_old = take(f, 'o');
      type = tn_value__type(f->context,
                            is_old ? tn_op__operand(f->context, f->op, (uint32_t)(kind - '0'))
                                   : f->operands[kind - '0']);
    }
  }
  type = modify(f, type);
  f->failed = f->failed || type.storage == NULL;
  return type;
}

//===-- Conditions ----------------------------------------------------------------------------===//

/// A type of C: an integer of its widths, or a float.
static bool is_c_type(tn_type type, tn_type_kind kind) {
  const uint32_t width = width_of(type);
  if (kind == TN_TYPE_FLOAT) {
    const tn_float_kind format = tn_float_type_kind(type);
    return format == TN_FLOAT_F16 || format == TN_FLOAT_BF16 || format == TN_FLOAT_F32 ||
           format == TN_FLOAT_F64;
  }
  return kind == TN_TYPE_INDEX ||
         (kind == TN_TYPE_INTEGER &&
          (width == 1 || width == 8 || width == 16 || width == 32 || width == 64));
}

static bool is_of_class(tn_type type, char mark) {
  const tn_type_kind kind = tn_type_kind_of(type);
  switch (mark) {
    case 'i':
      return kind == TN_TYPE_INTEGER;
    case 'b':
      return kind == TN_TYPE_INTEGER && tn_type__int_width(type) == 1;
    case 'x':
      return kind == TN_TYPE_INDEX;
    case 'f':
      return kind == TN_TYPE_FLOAT;
    case 'z':
      return kind == TN_TYPE_COMPLEX;
    case 'v':
      return kind == TN_TYPE_VECTOR;
    case 't':
      return kind == TN_TYPE_TENSOR || kind == TN_TYPE_UNRANKED_TENSOR;
    case 'm':
      return kind == TN_TYPE_MEMREF || kind == TN_TYPE_UNRANKED_MEMREF;
    case 's':
      return kind < TN_TYPE_VECTOR || kind > TN_TYPE_UNRANKED_MEMREF;
    case 'u':
      return tn_type__is(tn_type__element(type), TN_TYPE_INTEGER) &&
             tn_integer_type_signedness(tn_type__element(type)) == TN_UNSIGNED;
    case 'n':
      return kind == TN_TYPE_VECTOR && tn_shaped_type_rank(type) > 1;
    case 'l':
      return kind == TN_TYPE_FLOAT && width_of(type) >= 16 &&
             tn_float_type_kind(type) != TN_FLOAT_TF32;
    case 'k':
      return is_c_type(type, kind);
    default:
      return kind == TN_TYPE_OPAQUE;
  }
}

/// An integer, or what a word stands for; of an array the first.
static bool number_of(tn_attribute attribute, int64_t* out_number) {
  uint64_t bits = 0;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY) && tn_array_attribute_count(attribute) != 0) {
    attribute = tn_array_attribute_element(attribute, 0);
  }
  if (tn_const__int64(attribute, out_number)) return true;
  if (!tn_enum_attribute__number(attribute, &bits)) return false;
  *out_number = (int64_t)bits;
  return true;
}

/// Whether an attribute is printed so, or is the number.
static bool is_spelled(follower* f, tn_attribute attribute, tn_string_view word) {
  int64_t number = 0;
  if (word.data[0] >= '0' && word.data[0] <= '9' && number_of(attribute, &number)) {
    return number == strtoll(word.data, NULL, 10);
  }
  tn_text_buffer text = tn_text_buffer_make(&f->context->allocator);
  tn_rewriter__fail(f->it, tn_textual__print(attribute.storage, tn_text_buffer_write, &text));
  const bool same = tn_string_view_equal(tn_text_buffer_view(&text), word);
  tn_text_buffer_free(&text);
  return same;
}

/// A name of a rule, as long as the context lives.
static const char* kept_name(follower* f, tn_string_view name) {
  tn_identifier identifier = {NULL};
  tn_rewriter__fail(f->it, tn_identifier_get(f->context, name, &identifier));
  return identifier.storage == NULL ? "" : tn_identifier_text(identifier).data;
}

static tn_attribute attribute_called(follower* f, tn_string_view name) {
  return tn_op__attribute(f->context, f->op, kept_name(f, name));
}

static bool attribute_holds(follower* f) {
  const size_t size = strcspn(f->at, "=,]<>&");
  const tn_attribute found = attribute_called(f, (tn_string_view){f->at, size});
  f->at += size;
  if (*f->at == '<' || *f->at == '>' || *f->at == '&') {
    int64_t number = 0;
    char* end = NULL;
    const bool is_below = *f->at == '<';
    const bool is_bit = *f->at == '&';
    const int64_t limit = strtoll(f->at + 1, &end, 10);
    f->at = end;
    return number_of(found, &number) && (is_bit     ? (number & limit) != 0
                                         : is_below ? number < limit
                                                    : number > limit);
  }
  if (!take(f, '=')) return found.storage != NULL;
  const tn_string_view word =
      *f->at == '\'' ? take_quoted(f) : (tn_string_view){f->at, strcspn(f->at, ",]")};
  if (word.data == f->at) f->at += word.size;
  return found.storage != NULL && is_spelled(f, found, word);
}

static bool type_holds(follower* f) {
  const tn_type type = take_type(f);
  const char operator= * f->at;
  bool holds = type.storage != NULL;
  if (operator== '~') {
    for (++f->at; *f->at != ',' && *f->at != ']'; ++f->at) {
      const bool negated = *f->at >= 'A' && *f->at <= 'Z';
      holds = holds && is_of_class(type, negated ? (char)(*f->at + 32) : *f->at) != negated;
    }
    return holds;
  }
  ++f->at;
  if (*f->at == '#') {
    const uint32_t width = (uint32_t)strtoul(f->at + 1, NULL, 10);
    f->at += strcspn(f->at, ",]");
    return holds && (operator== '>' ? width_of(type) > width : width_of(type) == width);
  }
  const tn_type other = take_type(f);
  if (!holds || other.storage == NULL) return false;
  return operator== '=' ? tn_type_equal(type, other) : width_of(type) > width_of(other);
}

/// `?Shader`, which the lowering's target has.
static bool target_holds(follower* f) {
  const tn_string_view word = {f->at, strcspn(f->at, ",]")};
  f->at += word.size;
  return f->run->lowering->has(f->run, word);
}

static bool conditions_hold(follower* f) {
  bool holds = true;
  if (!take(f, '[')) return true;
  while (holds && !take(f, ']')) {
    const bool negated = take(f, '!');
    const bool found = take(f, '@')   ? attribute_holds(f)
                       : take(f, '?') ? target_holds(f)
                                      : type_holds(f);
    holds = found != negated;
    (void)take(f, ',');
  }
  f->failed = false;
  (void)take(f, ' ');
  return holds;
}

//===-- Parts of ops --------------------------------------------------------------------------===//

static void take_value(follower* f, tn_refs* values) {
  const char name = *f->at++;
  if (name == '*') {
    for (uint32_t i = 0; i < tn_op__operand_count(f->context, f->op); ++i) {
      tn_refs__push(f->it, values, f->operands[i]);
    }
  } else if (name >= '0' && name <= '9') {
    if ((uint32_t)(name - '0') < tn_op__operand_count(f->context, f->op)) {
      tn_refs__push(f->it, values, f->operands[name - '0']);
    }
  } else if (name >= 'A' && name <= 'Z') {
    tn_refs__push(f->it, values, tn_op__operand(f->context, f->op, (uint32_t)(name - 'A')));
  } else if (name >= 'a' && name <= 'z') {
    tn_refs__push(f->it, values, f->named[name - 'a']);
  }
}

/// Flags in another dialect; null for none, which goes without saying.
static tn_attribute respelled(follower* f, tn_attribute attribute, tn_string_view dialect) {
  tn_attribute found = {NULL};
  int64_t number = 0;
  if (number_of(attribute, &number) && number == 0) return found;
  tn_text_buffer text = tn_text_buffer_make(&f->context->allocator);
  tn_rewriter__fail(f->it, tn_textual__print(attribute.storage, tn_text_buffer_write, &text));
  const char* dot = text.size == 0 ? NULL : memchr(text.data, '.', text.size);
  if (dot != NULL) {
    found = tn_lowering__attribute(f->it, "#%.*s%.*s", (int)dialect.size, dialect.data,
                                   (int)(text.data + text.size - dot), dot);
  }
  tn_text_buffer_free(&text);
  return found;
}

/// A text with types in the place of `$`.
static tn_attribute text_attribute(follower* f, tn_string_view text, tn_type type) {
  const tn_storage* found = NULL;
  tn_text_buffer out = tn_text_buffer_make(&f->context->allocator);
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] == '$' && i + 1 < text.size && text.data[i + 1] == 'e') {
      ++i;
      tn_rewriter__fail(f->it, tn_textual__print(tn_type__element(result_type(f)).storage,
                                                 tn_text_buffer_write, &out));
    } else if (text.data[i] != '$') {
      tn_text_buffer_append(&out, &text.data[i], 1);
    } else if (type.storage != NULL) {
      tn_rewriter__fail(f->it, tn_textual__print(type.storage, tn_text_buffer_write, &out));
    }
  }
  if (f->it->status == TN_OK && !out.failed) {
    tn_rewriter__fail(f->it,
                      tn_textual__parse(f->context, tn_text_buffer_view(&out), false, &found));
  }
  tn_text_buffer_free(&out);
  return (tn_attribute){found};
}

/// A number that is a value of the type.
static tn_attribute number_attribute(follower* f, tn_string_view number, tn_type type) {
  char text[64];
  if (number.size > 40) return (tn_attribute){NULL};
  if (tn_type__int_width(tn_type__element(type)) != 0) {
    return tn_const__make_int(f->it, type, (tn_wide)strtoll(number.data, NULL, 0));
  }
  if (*number.data == 'n') {  // The quiet one.
    const tn_float_format* format = tn_float_format__of(tn_float_type_kind(tn_type__element(type)));
    const uint32_t bits = format->exponent_bits + 1u;
    return tn_const__make_bits(f->it, type,
                               (tn_wide)((1u << bits) - 1) << (format->bit_width - 1u - bits));
  }
  const bool is_plain = tn_type_equal(tn_type__element(type), type);
  const bool is_whole = memchr(number.data, '.', number.size) == NULL;
  (void)snprintf(text, sizeof text, is_plain ? "%.*s%s : $" : "dense<%.*s%s> : $", (int)number.size,
                 number.data, is_whole ? ".0" : "");
  return text_attribute(f, tn_string_view_from(text), type);
}

/// What stands for a number in a row of characters, the first of which is for 0: `0` and above.
static tn_attribute looked_up(follower* f, tn_attribute attribute) {
  int64_t number = -1;
  const size_t size = strcspn(f->at, ",}");
  const char* row = f->at;
  f->at += size;
  if (!number_of(attribute, &number) || number < 0 || (size_t)number >= size) {
    return (tn_attribute){NULL};
  }
  return tn_const__make_int(f->it, tn_rewriter__int_type(f->it, 64), (tn_wide)(row[number] - '0'));
}

typedef struct attribute_list {
  tn_rewriter_attribute* items;
  uint32_t count;
  size_t capacity;
} attribute_list;

/// `name` lives as long as the context.
static void add_attribute(follower* f, attribute_list* list, const char* name, tn_attribute value) {
  if (value.storage == NULL) return;
  if (tn_array_grow(&f->context->allocator, (void*)&list->items, &list->capacity,
                    (size_t)list->count + 1, sizeof *list->items)) {
    list->items[list->count++] = (tn_rewriter_attribute){name, value};
  } else {
    tn_rewriter__fail(f->it, tn_context__out_of_memory(f->context));
  }
}

static void add_all(follower* f, attribute_list* list) {
  tn_op_cell* cell = tn_op__at(f->context, f->op);
  const tn_shape_payload* shape = tn_op_cell__shape(f->context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_FLAG) != 0) continue;
    add_attribute(f, list, tn_identifier__text(f->context, shape->keys[i]).data,
                  tn_attribute__from(f->context, tn_op_cell__attributes(f->context, cell)[i]));
  }
}

static void take_attributes(follower* f, attribute_list* list) {
  if (!take(f, '{')) return;
  while (!take(f, '}')) {
    if (take(f, '*')) {
      add_all(f, list);
    } else {
      const size_t size = strcspn(f->at, "=");
      const char* name = kept_name(f, (tn_string_view){f->at, size});
      f->at += size + 1;
      if (take(f, '@')) {
        const tn_string_view source = {f->at, strcspn(f->at, "!.:/,}")};
        tn_attribute value = attribute_called(f, source);
        f->at += source.size;
        if (take(f, '/')) {
          value = looked_up(f, value);
        } else if (take(f, '!')) {
          value =
              tn_lowering__numbers(f->run, value, *f->at == 'i' && f->at[1] == '3' ? "i32" : "i64");
          f->at += 3;
        } else if (take(f, '.')) {
          int64_t number = 0;
          const tn_type type = take_type(f);
          if (number_of(value, &number)) value = tn_const__make_int(f->it, type, (tn_wide)number);
        } else if (take(f, ':')) {
          const tn_string_view dialect = {f->at, strcspn(f->at, ",}")};
          f->at += dialect.size;
          if (value.storage != NULL) value = respelled(f, value, dialect);
        }
        add_attribute(f, list, name, value);
      } else {
        const tn_string_view text = take_quoted(f);
        const char* at = f->at;
        f->at = "r";
        const tn_type type =
            memchr(text.data, '$', text.size) != NULL ? take_type(f) : (tn_type){NULL};
        f->at = at;
        add_attribute(f, list, name, text_attribute(f, text, type));
      }
    }
    (void)take(f, ',');
  }
}

static void take_types(follower* f, tn_types* types) {
  if (*f->at == 'R' && f->inner.storage != NULL) {
    ++f->at;
    tn_types__push(f->it, types, f->inner);
    return;
  }
  if (take(f, 'R')) {
    for (uint32_t i = 0; i < tn_op__result_count(f->context, f->op); ++i) {
      const tn_type type = tn_conversion__result_type(f->run->c, f->op, i);
      f->failed = f->failed || type.storage == NULL;
      tn_types__push(f->it, types, type);
    }
    return;
  }
  do {
    tn_types__push(f->it, types, take_type(f));
  } while (take(f, ','));
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// The results of an op that was made; false if it was not.
static bool keep_results(follower* f, tn_ref op) {
  f->results.count = 0;
  for (uint32_t i = 0; op != 0 && i < tn_op__result_count(f->context, op); ++i) {
    tn_refs__push(f->it, &f->results, tn_op__result(f->context, op, i));
  }
  return op != 0 && f->it->status == TN_OK;
}

/// Whether a number can be a value of the type: a type of the target dialect has none.
static bool has_numbers(tn_type type) {
  const tn_type element = tn_type__element(type);
  return tn_type__int_width(element) != 0 || tn_type__is(element, TN_TYPE_FLOAT);
}

/// `#n:T/U`
static bool make_constant(follower* f) {
  char width[24];
  const bool is_arith = take(f, '#');
  tn_string_view number = {f->at, strcspn(f->at, ":")};
  const bool is_other = *f->at == 'm' || *f->at == 'd';
  f->at += is_other ? 1 : number.size;
  const uint32_t other_width = is_other ? width_of(take_type(f)) : 0;
  ++f->at;
  const tn_type type = take_type(f);
  const tn_type value_type = take(f, '/') ? take_type(f) : type;
  if (f->failed || !has_numbers(value_type)) return false;
  const char mark = *number.data;
  int64_t computed = 0;
  if (mark == 'p') {
    computed = (int64_t)tn_shaped_type_element_count(result_type(f));
  } else if (mark == 'w' || mark == 'h') {
    computed = width_of(value_type) >> (mark == 'h' ? 1 : 0);
  } else if (is_other) {
    computed = mark == 'm' ? (int64_t)((1ULL << (other_width & 63)) - 1)
                           : (int64_t)width_of(value_type) - (int64_t)other_width;
  } else if (mark == '@' &&
             !number_of(attribute_called(f, (tn_string_view){number.data + 1, number.size - 1}),
                        &computed)) {
    return false;
  }
  if (is_other || strchr("pwh@", mark) != NULL) {
    (void)snprintf(width, sizeof width, "%lld", (long long)computed);
    number = tn_string_view_from(width);
  }
  const tn_rewriter_attribute value = {"value", number_attribute(f, number, value_type)};
  return keep_results(
      f, tn_lowering__create(
             f->run, is_arith ? TN_NAME_ARITH_CONSTANT : f->run->lowering->constant,
             &(tn_rewriter_spec){
                 .types = &type, .result_count = 1, .attributes = &value, .attribute_count = 1}));
}

/// `[k:A,B,C]`: the word that the number of the attribute says; empty if there is none.
static tn_string_view take_choice(follower* f) {
  const size_t size = strcspn(f->at, ":");
  int64_t number = -1;
  (void)number_of(attribute_called(f, (tn_string_view){f->at + 1, size - 1}), &number);
  tn_string_view word = {f->at + size, 0};
  do {
    f->at = word.data + word.size + 1;
    word = (tn_string_view){f->at, strcspn(f->at, ",]")};
    f->at += word.size;
  } while (number-- != 0 && *f->at == ',');
  if (number != -1) word.size = 0;
  f->at += strcspn(f->at, "]");
  return word;
}

/// The name of an op.
static bool take_name(follower* f, char* out_name) {
  size_t size = 0;
  for (; strchr("(?!{; \n", *f->at) == NULL; ++f->at) {
    tn_string_view added = {f->at, 1};
    if (*f->at == '[') {
      added = take_choice(f);
      if (added.size == 0) return false;
    }
    if (size + added.size >= NAME_SIZE_MAX) return false;
    memcpy(out_name + size, added.data, added.size);
    size += added.size;
  }
  out_name[size] = '\0';
  return true;
}

/// Enters the region of an op whose block has the op's operands as arguments, by the same names.
static void enter(follower* f, tn_ref op, const char* names) {
  f->outer_block = f->it->block;
  f->outer_before = f->it->before;
  memcpy(f->outer_named, f->named, sizeof f->named);
  const tn_ref block = tn_rewriter__create_block(f->it, tn_op__region(f->context, op, 0), 0);
  for (uint32_t i = 0; block != 0 && i < tn_op__operand_count(f->context, op); ++i) {
    const tn_ref argument = tn_rewriter__add_argument(
        f->it, block, tn_value__type(f->context, tn_op__operand(f->context, op, i)),
        f->it->location);
    if (names[2 * i] >= 'a') f->named[names[2 * i] - 'a'] = argument;
  }
  tn_rewriter__at_end(f->it, block);
}

static void leave(follower* f) {
  memcpy(f->named, f->outer_named, sizeof f->named);
  tn_rewriter__at(f->it, f->outer_block, f->outer_before);
}

/// Makes an op of parts that were taken; one that `is_cast` only where types differ. `region`: the
/// names of its operands, which its region has, too.
static bool make_of(follower* f, const char* name, tn_refs* values, const tn_types* types,
                    const attribute_list* attributes, bool is_cast, const char* region) {
  if (f->failed) return false;
  if (is_cast && values->count == 1 && types->count == 1 &&
      tn_type_equal(tn_value__type(f->context, tn_refs__items(values)[0]),
                    tn_types__items(types)[0])) {
    f->results.count = 0;
    tn_refs__push(f->it, &f->results, tn_refs__items(values)[0]);
    return f->it->status == TN_OK;
  }
  if (*name == '@') {
    const tn_rewriter_spec spec = {.operands = tn_refs__items(values),
                                   .operand_count = values->count,
                                   .types = tn_types__items(types),
                                   .result_count = types->count};
    return keep_results(f, f->run->lowering->call(f->run, f->op, name + 1, &spec));
  }
  const tn_ref op = tn_lowering__create(f->run, name,
                                        &(tn_rewriter_spec){.operands = tn_refs__items(values),
                                                            .operand_count = values->count,
                                                            .types = tn_types__items(types),
                                                            .result_count = types->count,
                                                            .region_count = region != NULL,
                                                            .attributes = attributes->items,
                                                            .attribute_count = attributes->count});
  if (op != 0 && region != NULL) enter(f, op, region);
  return keep_results(f, op);
}

/// `name(values){attributes}:types`, or (`is_alike`) `name{attributes}`.
static bool make_op(follower* f, bool is_alike) {
  char name[NAME_SIZE_MAX];
  tn_refs values = {0};
  tn_types types = {0};
  attribute_list attributes = {NULL, 0, 0};
  if (!is_alike && take(f, '#')) return make_constant(f);
  if (!take_name(f, name)) return false;
  const bool is_cast = take(f, '?');
  const char* region = take(f, '!') ? f->at + 1 : NULL;
  const char* at = f->at;
  if (is_alike) f->at = "*)";
  if (is_alike || take(f, '(')) {
    while (!take(f, ')')) {
      take_value(f, &values);
      (void)take(f, ',');
    }
  }
  if (is_alike) f->at = at;
  take_attributes(f, &attributes);
  at = f->at;
  if (is_alike) f->at = "R";
  if (is_alike || take(f, ':')) take_types(f, &types);
  if (is_alike) f->at = at;
  const bool made = make_of(f, name, &values, &types, &attributes, is_cast, region);
  tn_refs__free(f->it, &values);
  tn_types__free(f->it, &types);
  tn_deallocate(&f->context->allocator, attributes.items,
                attributes.capacity * sizeof *attributes.items);
  return made;
}

/// The last results stand for the op's.
static bool replace(follower* f, bool made) {
  if (made && f->inner.storage != NULL) return true;  // One piece of several.
  if (!made || f->results.count != tn_op__result_count(f->context, f->op)) return false;
  tn_conversion__replace(f->run->c, f->op, tn_refs__items(&f->results));
  return f->it->status == TN_OK;
}

/// What is in the innermost array of a vector of several dimensions; null for other types.
static tn_type innermost(follower* f, tn_type type) {
  tn_type vector = {NULL};
  if (!is_of_class(type, 'n')) return vector;
  const size_t last = tn_shaped_type_rank(type) - 1;
  const bool scalable = tn_vector_type_is_scalable(type, last);
  const tn_type element = tn_conversion__type(f->run->c, tn_type__element(type));
  if (element.storage == NULL) return element;
  tn_rewriter__fail(
      f->it, tn_vector_type_get(element, tn_shaped_type_dims(type) + last, &scalable, 1, &vector));
  return vector;
}

static tn_ref make_value(follower* f, bool is_insert, const tn_ref* parts, tn_type type,
                         tn_attribute position) {
  return is_insert ? tn_build_llvm_insertvalue(f->it, parts[0], parts[1], position)
                   : tn_build_llvm_extractvalue(f->it, type, parts[0], position);
}

static bool follow_statements(follower* f);

/// Makes the op alike for each vector of arrays of them, or follows the rule for each.
static bool unroll(follower* f, tn_type type, bool is_alike) {
  const uint32_t count = tn_op__operand_count(f->context, f->op);
  const tn_type array = tn_conversion__result_type(f->run->c, f->op, 0);
  const tn_ref* operands = f->operands;
  const char* at = f->at;
  tn_ref parts[4];
  int64_t pieces = 1;
  f->inner = innermost(f, type);
  if (f->inner.storage == NULL || array.storage == NULL || count > 4) return false;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref operand = tn_op__operand(f->context, f->op, i);
    if (!is_of_class(tn_value__type(f->context, operand), 'n')) return false;
  }
  for (size_t i = 0; i + 1 < tn_shaped_type_rank(type); ++i) pieces *= tn_shaped_type_dims(type)[i];
  tn_ref all = tn_build_llvm_mlir_poison(f->it, array);
  for (int64_t k = 0; k < pieces && tn_rewriter__goes_on(f->it); ++k) {
    const tn_attribute position = tn_lowering__place(f->it, type, tn_shaped_type_rank(type) - 1, k);
    for (uint32_t i = 0; i < count; ++i) {
      const tn_ref operand = tn_op__operand(f->context, f->op, i);
      parts[i] = make_value(f, false, &operands[i],
                            innermost(f, tn_value__type(f->context, operand)), position);
    }
    f->operands = parts;
    f->at = at;
    if (is_alike ? !make_op(f, true) : !follow_statements(f)) return false;
    const tn_ref inserted[] = {all, tn_refs__items(&f->results)[0]};
    all = make_value(f, true, inserted, array, position);
  }
  f->results.count = 0;
  f->inner.storage = NULL;
  tn_refs__push(f->it, &f->results, all);
  return replace(f, f->it->status == TN_OK);
}

/// Statements up to the end; false if one cannot be made.
static bool follow_statements(follower* f) {
  for (;;) {
    f->at += strspn(f->at, " ;");
    if (take(f, '=')) {
      const bool is_value = strchr(",\n", f->at[1]) != NULL;  // Also at the end.
      if (!is_value) return replace(f, make_op(f, false));
      f->results.count = 0;
      do {
        take_value(f, &f->results);
      } while (take(f, ','));
      return replace(f, true);
    }
    if (take(f, '^')) {
      leave(f);
      continue;
    }
    if (*f->at == '\n' || *f->at == '\0') {  // Nothing stands for it.
      tn_conversion__erase(f->run->c, f->op);
      return true;
    }
    // `a,b=` takes results.
    const char* names = f->at;
    f->at += strcspn(f->at, "=") + 1;
    if (f->at[1] == ';') {
      f->results.count = 0;
      take_value(f, &f->results);
    } else if (!make_op(f, false)) {
      return false;
    }
    for (uint32_t i = 0; i < f->results.count; ++i) {
      if (names[2 * i] >= 'a') f->outer_named[names[2 * i] - 'a'] = tn_refs__items(&f->results)[i];
      if (names[2 * i] >= 'a') f->named[names[2 * i] - 'a'] = tn_refs__items(&f->results)[i];
      if (names[2 * i + 1] == '=') break;
    }
  }
}

bool tn_lowering_rule__follow(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                              const tn_lowering_line* line) {
  follower f = {.run = run,
                .it = run->it,
                .context = run->it->context,
                .op = op,
                .operands = operands,
                .at = line->body + 1};
  bool done = false;
  if (conditions_hold(&f)) {
    if (take(&f, '>')) {
      ++f.at;
      const tn_type type = result_type(&f);
      done = run->lowering->unrolls && is_of_class(type, 'n') ? unroll(&f, type, true)
                                                              : replace(&f, make_op(&f, true));
    } else if (take(&f, '*')) {
      ++f.at;
      const tn_type type = result_type(&f);
      done = is_of_class(type, 'n') ? unroll(&f, type, false) : follow_statements(&f);
    } else {
      done = take(&f, ':') && follow_statements(&f);
    }
  }
  tn_refs__free(f.it, &f.results);
  return done;
}
