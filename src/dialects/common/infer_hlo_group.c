// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of results of the ops whose attributes are structures or whose results are several.

#include <string.h>
#include <tenure/attribute.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "dialects/common/infer_hlo.h"
#include "schema/opaque_text.h"

//===-- Several results -----------------------------------------------------------------------===//

tn_status tn_hlo__batch_norm(tn_inference* it) {
  tn_tensor_shape shape;
  int64_t feature;
  TN_TRY(tn_inference__shape(it, 0, &shape));
  TN_TRY(tn_inference__number(it, "feature_index", &feature));
  if (feature < 0 || (size_t)feature >= shape.rank) {
    return tn_inference__fail(it,
                              "expects feature_index to be smaller than the rank of operand type; "
                              "got feature_index %lld, and rank %zu.",
                              (long long)feature, shape.rank);
  }
  tn_inference__put(it, tn_inference__operand(it, 0));
  shape.dims[0] = shape.dims[feature];
  shape.rank = 1;
  TN_TRY(tn_inference__put_tensor(it, &shape));
  return tn_inference__put_tensor(it, &shape);
}

/// One operand's pieces, taken along one dimension and laid along another.
static tn_status exchange(tn_inference* it, size_t index, int64_t split, int64_t concat,
                          int64_t count) {
  tn_tensor_shape shape;
  TN_TRY(tn_inference__shape(it, index, &shape));
  if (split < 0 || concat < 0 || (size_t)split >= shape.rank || (size_t)concat >= shape.rank) {
    return tn_inference__fail(it, "needs dimensions that are smaller than the rank %zu",
                              shape.rank);
  }
  if (count <= 0 || (shape.dims[split] != TN_DYNAMIC && shape.dims[split] % count != 0)) {
    return tn_inference__fail(
        it, "split dimension has size %lld, expected to be a multiple of split_count %lld",
        (long long)shape.dims[split], (long long)count);
  }
  if (shape.dims[split] != TN_DYNAMIC) shape.dims[split] /= count;
  if (shape.dims[concat] != TN_DYNAMIC &&
      __builtin_mul_overflow(shape.dims[concat], count, &shape.dims[concat])) {
    return tn_inference__fail(it, "has a result that is too large");
  }
  return tn_inference__put_tensor(it, &shape);
}

tn_status tn_hlo__all_to_all(tn_inference* it) {
  int64_t split;
  int64_t concat;
  int64_t count;
  TN_TRY(tn_inference__number(it, "split_dimension", &split));
  TN_TRY(tn_inference__number(it, "concat_dimension", &concat));
  TN_TRY(tn_inference__number(it, "split_count", &count));
  for (size_t i = 0; i < it->state->operand_count; ++i) {
    TN_TRY(exchange(it, i, split, concat, count));
  }
  return TN_OK;
}

tn_status tn_hlo__tuple(tn_inference* it) {
  enum { USUAL = 16 };
  tn_type usual[USUAL] = {{NULL}};
  const size_t count = it->state->operand_count;
  tn_type* elements =
      count <= USUAL ? usual : tn_allocate(&it->context->allocator, count * sizeof *elements);
  if (elements == NULL) return tn_context__out_of_memory(it->context);
  for (size_t i = 0; i < count; ++i) elements[i] = tn_inference__operand(it, i);
  tn_type type;
  const tn_status status = tn_tuple_type_get(it->context, elements, count, &type);
  if (elements != usual) tn_deallocate(&it->context->allocator, elements, count * sizeof *elements);
  if (status == TN_OK) tn_inference__put(it, type);
  return status;
}

tn_status tn_hlo__element(tn_inference* it) {
  const tn_type tuple = tn_inference__operand(it, 0);
  int64_t index;
  TN_TRY(tn_inference__number(it, "index", &index));
  if (!tn_type__is(tuple, TN_TYPE_TUPLE) || index < 0 ||
      (size_t)index >= tn_tuple_type_element_count(tuple)) {
    return tn_inference__fail(it, "index %lld is out of bounds of operand", (long long)index);
  }
  tn_inference__put(it, tn_tuple_type_element(tuple, (size_t)index));
  return TN_OK;
}

/// The end of the type that text begins with: the next comma outside of brackets.
static size_t type_end(tn_string_view text) {
  size_t depth = 0;
  size_t at = 0;
  for (; at < text.size; ++at) {
    const char c = text.data[at];
    if (c == '<' || c == '(' || c == '[') ++depth;
    const bool is_arrow = c == '>' && at != 0 && text.data[at - 1] == '-';
    if ((c == '>' || c == ')' || c == ']') && !is_arrow && depth != 0) --depth;
    if (c == ',' && depth == 0) break;
  }
  return at;
}

/// Puts the types of a list with commas between them.
static tn_status put_listed(tn_inference* it, tn_string_view text) {
  while (text.size != 0) {
    tn_type type;
    const size_t end = type_end(text);
    TN_TRY(tn_text_parse_type(it->context, (tn_string_view){text.data, end}, &type));
    tn_inference__put(it, type);
    const size_t taken = end == text.size ? end : end + 1;
    text = (tn_string_view){text.data + taken, text.size - taken};
  }
  return TN_OK;
}

/// What stands in the brackets of a type that begins so; NULL if it does not.
static tn_string_view inside_of(tn_type type, const char* start) {
  tn_string_view text = {NULL, 0};
  const size_t size = strlen(start);
  if (tn_type__is(type, TN_TYPE_OPAQUE)) text = tn_opaque_type_body(type);
  if (text.size < size + 1 || memcmp(text.data, start, size) != 0) return (tn_string_view){NULL, 0};
  return (tn_string_view){text.data + size, text.size - size - 1};
}

/// `!mhlo.async_bundle<operands, results, ...>`: its results.
static tn_status bundle_results(tn_inference* it) {
  tn_string_view text = inside_of(tn_inference__operand(it, 0), "async_bundle<");
  const size_t first = text.data == NULL ? 0 : type_end(text);
  if (first == text.size) return tn_inference__fail(it, "needs a future or a bundle as operand");
  text = (tn_string_view){text.data + first + 1, text.size - first - 1};
  tn_type type;
  TN_TRY(tn_text_parse_type(it->context, (tn_string_view){text.data, type_end(text)}, &type));
  if (!tn_type__is(type, TN_TYPE_TUPLE)) {
    tn_inference__put(it, type);
    return TN_OK;
  }
  for (size_t i = 0; i < tn_tuple_type_element_count(type); ++i) {
    tn_inference__put(it, tn_tuple_type_element(type, i));
  }
  return TN_OK;
}

tn_status tn_hlo__async_done(tn_inference* it) {
  const tn_string_view text = inside_of(tn_inference__operand(it, 0), "future<");
  return text.data == NULL ? bundle_results(it) : put_listed(it, text);
}

//===-- fft -----------------------------------------------------------------------------------===//

/// The word of `#stablehlo<fft_type RFFT>`.
static tn_string_view fft_word(const tn_inference* it) {
  const tn_attribute type = tn_inference__attribute(it, "fft_type");
  static const char* const dialects[] = {"stablehlo", "mhlo"};
  for (size_t i = 0; i < 2; ++i) {
    tn_string_view word = tn_opaque_text__word(type, dialects[i], "fft_type");
    if (word.data == NULL) word = tn_opaque_text__body(type, dialects[i], "fft_type");
    if (word.data != NULL) return word;
  }
  return (tn_string_view){NULL, 0};
}

tn_status tn_hlo__fft(tn_inference* it) {
  tn_tensor_shape shape;
  const int64_t* lengths;
  size_t count;
  TN_TRY(tn_inference__shape(it, 0, &shape));
  TN_TRY(tn_inference__numbers(it, "fft_length", &lengths, &count));
  const tn_string_view word = fft_word(it);
  const bool to_complex = tn_string_view_equal(word, tn_string_view_from("RFFT"));
  const bool to_real = tn_string_view_equal(word, tn_string_view_from("IRFFT"));
  if (count == 0 || count > shape.rank) {
    return tn_inference__fail(it, "operand rank must not be less than fft rank of %zu", count);
  }
  if (!to_complex && !to_real) {
    tn_inference__put(it, tn_inference__operand(it, 0));
    return TN_OK;
  }
  int64_t* last = &shape.dims[shape.rank - 1];
  if (to_complex) {
    *last = *last == 0 || *last == TN_DYNAMIC ? *last : lengths[count - 1] / 2 + 1;
    TN_TRY(tn_complex_type_get(shape.element, &shape.element));
  } else {
    if (!tn_type__is(shape.element, TN_TYPE_COMPLEX)) {
      return tn_inference__fail(it, "IRFFT takes a complex tensor as input");
    }
    *last = lengths[count - 1];
    shape.element = tn_type_element_type(shape.element);
  }
  return tn_inference__put_tensor(it, &shape);
}

//===-- gather --------------------------------------------------------------------------------===//

/// Numbers of dimensions, as `[0, 2]` spells them.
typedef struct dimension_list {
  size_t count;
  int64_t numbers[TN_TENSOR_RANK_MAX];
} dimension_list;

static bool read_list(tn_string_view body, const char* name, dimension_list* out_list) {
  const tn_string_view text = tn_opaque_text__field(body, name);
  bool in_number = false;
  out_list->count = 0;
  for (size_t i = 0; i < text.size; ++i) {
    const bool is_digit = text.data[i] >= '0' && text.data[i] <= '9';
    if (is_digit && !in_number) {
      if (out_list->count == TN_TENSOR_RANK_MAX) return false;
      out_list->numbers[out_list->count++] = 0;
    }
    in_number = is_digit;
    if (!is_digit) continue;
    int64_t* number = &out_list->numbers[out_list->count - 1];
    if (*number > INT64_MAX / 10 - 1) return false;
    *number = *number * 10 + (text.data[i] - '0');
  }
  return true;
}

static bool holds(const dimension_list* list, size_t dimension) {
  for (size_t i = 0; i < list->count; ++i) {
    if (list->numbers[i] == (int64_t)dimension) return true;
  }
  return false;
}

/// What a gather's attribute says of the shape of its result.
typedef struct gather_numbers {
  dimension_list offset;
  dimension_list collapsed;
  dimension_list operand_batching;
  dimension_list vector;  ///< One number, or none if it is 0.
} gather_numbers;

static tn_status read_gather(const tn_inference* it, gather_numbers* out_numbers) {
  const tn_attribute given = tn_inference__attribute(it, "dimension_numbers");
  tn_string_view body = tn_opaque_text__body(given, "stablehlo", "gather");
  if (body.data == NULL) body = tn_opaque_text__body(given, "mhlo", "gather");
  if (body.data == NULL || !read_list(body, "offset_dims", &out_numbers->offset) ||
      !read_list(body, "collapsed_slice_dims", &out_numbers->collapsed) ||
      !read_list(body, "operand_batching_dims", &out_numbers->operand_batching) ||
      !read_list(body, "index_vector_dim", &out_numbers->vector)) {
    return tn_inference__fail(it, "needs the attribute 'dimension_numbers'");
  }
  return TN_OK;
}

/// The sizes of what is taken of the operand, without the dimensions that vanish.
static void offset_sizes(const gather_numbers* numbers, const int64_t* slices, size_t count,
                         tn_tensor_shape* out_shape) {
  out_shape->rank = 0;
  for (size_t i = 0; i < count; ++i) {
    if (holds(&numbers->collapsed, i) || holds(&numbers->operand_batching, i)) continue;
    out_shape->dims[out_shape->rank++] = slices == NULL ? TN_DYNAMIC : slices[i];
  }
}

/// The result of a gather that takes slices of `slices`, NULL where they are not known.
static tn_status put_gather(tn_inference* it, const int64_t* slices, size_t slice_count) {
  tn_tensor_shape operand;
  tn_tensor_shape indices;
  tn_tensor_shape offsets;
  tn_tensor_shape shape;
  gather_numbers numbers;
  TN_TRY(tn_inference__shape(it, 0, &operand));
  TN_TRY(tn_inference__shape(it, 1, &indices));
  TN_TRY(read_gather(it, &numbers));
  if (slice_count != operand.rank) {
    return tn_inference__fail(it,
                              "slice_sizes size (%zu) not equal to (implied) operand rank (%zu)",
                              slice_count, operand.rank);
  }
  const int64_t vector = numbers.vector.count == 0 ? 0 : numbers.vector.numbers[0];
  if (vector > (int64_t)indices.rank) {
    return tn_inference__fail(it, "index_vector_dim %lld is out of bounds for start indices",
                              (long long)vector);
  }
  offset_sizes(&numbers, slices, slice_count, &offsets);
  const size_t batch_count = indices.rank - (vector < (int64_t)indices.rank);
  shape.element = operand.element;
  shape.rank = offsets.rank + batch_count;
  if (shape.rank > TN_TENSOR_RANK_MAX) return tn_inference__fail_rank(it, "a result");
  if (offsets.rank != numbers.offset.count) {
    return tn_inference__fail(it, "has %zu offset_dims for %zu sizes", numbers.offset.count,
                              offsets.rank);
  }
  size_t next_offset = 0;
  size_t next_batch = 0;
  for (size_t i = 0; i < shape.rank; ++i) {
    if (holds(&numbers.offset, i) && next_offset < offsets.rank) {
      shape.dims[i] = offsets.dims[next_offset++];
      continue;
    }
    if ((int64_t)next_batch == vector) ++next_batch;
    if (next_batch >= indices.rank) return tn_inference__fail(it, "offset_dims are out of bounds");
    shape.dims[i] = indices.dims[next_batch++];
  }
  return tn_inference__put_tensor(it, &shape);
}

tn_status tn_hlo__gather(tn_inference* it) {
  const int64_t* slices;
  size_t count;
  TN_TRY(tn_inference__numbers(it, "slice_sizes", &slices, &count));
  return put_gather(it, slices, count);
}

tn_status tn_hlo__dynamic_gather(tn_inference* it) {
  const tn_type sizes = tn_inference__operand(it, 2);
  if (!tn_type__is(sizes, TN_TYPE_TENSOR) || tn_shaped_type_rank(sizes) != 1) {
    return tn_inference__fail(it, "slice_sizes must be rank 1");
  }
  return put_gather(it, NULL, (size_t)tn_shaped_type_dims(sizes)[0]);
}

//===-- top_k ---------------------------------------------------------------------------------===//

tn_status tn_hlo__top_k(tn_inference* it) {
  tn_tensor_shape shape;
  int64_t count;
  TN_TRY(tn_inference__shape(it, 0, &shape));
  TN_TRY(tn_inference__number(it, "k", &count));
  if (shape.rank == 0) return tn_inference__fail(it, "operand's rank must be at least 1");
  int64_t* last = &shape.dims[shape.rank - 1];
  if (count < 0 || (*last != TN_DYNAMIC && *last < count)) {
    return tn_inference__fail(it, "operand's last dimension must be at least %lld",
                              (long long)count);
  }
  *last = count;
  TN_TRY(tn_inference__put_tensor(it, &shape));
  TN_TRY(tn_integer_type_get(it->context, 32, TN_SIGNLESS, &shape.element));
  return tn_inference__put_tensor(it, &shape);
}
