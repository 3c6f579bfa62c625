// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printer, on IR built through the API: what stands where, numbers, aliases, and what breaks.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/affine.h>
#include <tenure/tenure.h>

#include "tn_test.h"

//===-- Help --------------------------------------------------------------------------------===//

typedef struct text {
  char* data;
  size_t size;
  size_t size_max;  ///< Where the writer says stop; 0 for never.
} text;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  char* data = realloc(to->data, to->size + size + 1);
  if (data == NULL) return TN_OUT_OF_MEMORY;
  to->data = data;
  memcpy(data + to->size, bytes, size);
  to->size += size;
  data[to->size] = '\0';
  return to->size_max != 0 && to->size > to->size_max ? TN_INTERRUPTED : TN_OK;
}

typedef struct fixture {
  tn_context* context;
  tn_scope* scope;
  text out;
} fixture;

static fixture fixture_open(void) {
  fixture f = {0};
  const tn_context_options options = {.allow_unregistered_dialects = true};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &f.context));
  f.scope = tn_context_root_scope(f.context);
  return f;
}

static void fixture_close(fixture* f) {
  free(f->out.data);
  tn_context_destroy(f->context);
}

static tn_type integer_type(fixture* f, uint32_t width, tn_signedness signedness) {
  tn_type type;
  EXPECT_STATUS(TN_OK, tn_integer_type_get(f->context, width, signedness, &type));
  return type;
}

static tn_type float_type(fixture* f, tn_float_kind kind) {
  tn_type type;
  EXPECT_STATUS(TN_OK, tn_float_type_get(f->context, kind, &type));
  return type;
}

static tn_attribute integer(tn_type type, int64_t value) {
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(type, value, &attribute));
  return attribute;
}

static tn_attribute string(fixture* f, const char* bytes) {
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(f->context, tn_string_view_from(bytes), &attribute));
  return attribute;
}

static tn_named_attribute named(fixture* f, const char* name, tn_attribute value) {
  tn_named_attribute entry = {.value = value};
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from(name), &entry.name));
  return entry;
}

static tn_op make_op(fixture* f, const char* name, tn_op_state state) {
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(f->context, tn_string_view_from(name), &state.name));
  EXPECT_STATUS(TN_OK, tn_op_create(f->scope, &state, &op));
  return op;
}

static tn_block make_block(tn_region region, const tn_type* types, size_t count) {
  tn_block block;
  EXPECT_STATUS(TN_OK, tn_block_create(region, (tn_block){0}, types, NULL, count, &block));
  return block;
}

static const char* print_op(fixture* f, tn_op op, const tn_print_options* options) {
  f->out.size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(op, options, append, &f->out));
  return f->out.data;
}

static const char* print_attribute(fixture* f, tn_attribute attribute) {
  f->out.size = 0;
  EXPECT_STATUS(TN_OK, tn_attribute_print(attribute, append, &f->out));
  return f->out.data;
}

static const char* print_type(fixture* f, tn_type type) {
  f->out.size = 0;
  EXPECT_STATUS(TN_OK, tn_type_print(type, append, &f->out));
  return f->out.data;
}

static tn_attribute affine_map(fixture* f, uint32_t position) {
  tn_affine_expr dim;
  tn_attribute map;
  EXPECT_STATUS(TN_OK, tn_affine_dim_get(f->context, position, &dim));
  EXPECT_STATUS(TN_OK, tn_affine_map_get(f->context, position + 1, 0, &dim, 1, &map));
  return map;
}

//===-- Operations --------------------------------------------------------------------------===//

TN_TEST(an_op_prints_its_parts_in_order) {
  fixture f = fixture_open();
  const tn_type i32 = integer_type(&f, 32, TN_SIGNLESS);
  tn_op module = make_op(&f, "builtin.module", (tn_op_state){.region_count = 1});
  tn_block body = make_block(tn_op_region(module, 0), NULL, 0);
  const tn_type results[2] = {i32, i32};
  tn_op source = make_op(
      &f, "t.source",
      (tn_op_state){.insertion = {.block = body}, .result_types = results, .result_count = 2});
  const tn_value operands[2] = {tn_op_result(source, 1), tn_op_result(source, 0)};
  tn_attribute unit;
  EXPECT_STATUS(TN_OK, tn_unit_attribute_get(f.context, &unit));
  const tn_named_attribute properties[1] = {named(&f, "p", integer(i32, 3))};
  const tn_named_attribute attributes[3] = {named(&f, "two words", unit),
                                            named(&f, "a", string(&f, "x\"\\\n\xc3\xa9")),
                                            named(&f, "b", unit)};
  make_op(&f, "t.sink",
          (tn_op_state){.insertion = {.block = body},
                        .operands = operands,
                        .operand_count = 2,
                        .properties = properties,
                        .property_count = 1,
                        .attributes = attributes,
                        .attribute_count = 3});
  EXPECT_STR(
      "\"builtin.module\"() ({\n"
      "  %0:2 = \"t.source\"() : () -> (i32, i32)\n"
      "  \"t.sink\"(%0#1, %0#0) <{p = 3 : i32}> {a = \"x\\22\\\\\\0A\\C3\\A9\", b, \"two words\"} "
      ": (i32, i32) -> ()\n"
      "}) : () -> ()\n",
      print_op(&f, module, NULL));
  fixture_close(&f);
}

TN_TEST(blocks_tell_their_predecessors) {
  fixture f = fixture_open();
  const tn_type i1 = integer_type(&f, 1, TN_SIGNLESS);
  tn_op op = make_op(&f, "t.op", (tn_op_state){.region_count = 3});
  tn_region region = tn_op_region(op, 0);
  tn_block entry = make_block(region, &i1, 1);
  tn_block join = make_block(region, &i1, 1);
  make_block(region, NULL, 0);
  const tn_block twice[2] = {join, join};
  make_op(&f, "t.br",
          (tn_op_state){.insertion = {.block = entry}, .successors = twice, .successor_count = 2});
  tn_op loop = make_op(
      &f, "t.br",
      (tn_op_state){.insertion = {.block = join}, .successors = &join, .successor_count = 1});
  make_block(tn_op_region(op, 1), NULL, 0);
  EXPECT_STR(
      "\"t.op\"() ({\n"
      "^bb0(%arg0: i1):\n"
      "  \"t.br\"()[^bb1, ^bb1] : () -> ()\n"
      "^bb1(%0: i1):  // 3 preds: ^bb0, ^bb0, ^bb1\n"
      "  \"t.br\"()[^bb1] : () -> ()\n"
      "^bb2:  // no predecessors\n"
      "}, {\n"
      "^bb0:\n"
      "}, {\n"
      "}) : () -> ()\n",
      print_op(&f, op, NULL));
  EXPECT_STATUS(TN_OK, tn_op_set_successor(loop, 0, (tn_block){0}));
  EXPECT_TRUE(strstr(print_op(&f, op, NULL), "\"t.br\"()[INVALIDBLOCK]") != NULL);
  EXPECT_STR("\"t.op\"() ({...}, {...}, {...}) : () -> ()\n",
             print_op(&f, op, &(tn_print_options){.skip_regions = true}));
  fixture_close(&f);
}

TN_TEST(regions_are_numbered_last_in_first_out) {
  fixture f = fixture_open();
  const tn_type i32 = integer_type(&f, 32, TN_SIGNLESS);
  tn_op module = make_op(&f, "builtin.module", (tn_op_state){.region_count = 1});
  tn_block body = make_block(tn_op_region(module, 0), NULL, 0);
  for (int i = 0; i < 2; ++i) {
    tn_op outer =
        make_op(&f, "t.f", (tn_op_state){.insertion = {.block = body}, .region_count = 1});
    tn_block block = make_block(tn_op_region(outer, 0), &i32, 1);
    make_op(&f, "t.v",
            (tn_op_state){.insertion = {.block = block}, .result_types = &i32, .result_count = 1});
  }
  EXPECT_STR(
      "\"builtin.module\"() ({\n"
      "  \"t.f\"() ({\n"
      "  ^bb0(%arg1: i32):\n"
      "    %1 = \"t.v\"() : () -> i32\n"
      "  }) : () -> ()\n"
      "  \"t.f\"() ({\n"
      "  ^bb0(%arg0: i32):\n"
      "    %0 = \"t.v\"() : () -> i32\n"
      "  }) : () -> ()\n"
      "}) : () -> ()\n",
      print_op(&f, module, NULL));
  const tn_op nested = tn_block_first_op(body);
  EXPECT_STR("\"t.f\"() ({\n^bb0(%arg1: i32):\n  %1 = \"t.v\"() : () -> i32\n}) : () -> ()",
             print_op(&f, nested, NULL));
  fixture_close(&f);
}

TN_TEST(numbers_count_from_where_one_says) {
  fixture f = fixture_open();
  const tn_type i32 = integer_type(&f, 32, TN_SIGNLESS);
  tn_op outer = make_op(&f, "t.f", (tn_op_state){.region_count = 1});
  tn_block block = make_block(tn_op_region(outer, 0), &i32, 1);
  tn_op inner = make_op(
      &f, "t.v",
      (tn_op_state){.insertion = {.block = block}, .result_types = &i32, .result_count = 1});
  const tn_value both[2] = {tn_op_result(inner, 0), tn_block_argument(block, 0)};
  tn_op use =
      make_op(&f, "t.use",
              (tn_op_state){.insertion = {.block = block}, .operands = both, .operand_count = 2});
  tn_print_options options = {.numbered = outer, .first_value = 40, .first_argument = 7};
  EXPECT_STR("\"t.use\"(%40, %arg7) : (i32, i32) -> ()", print_op(&f, use, &options));
  options.skip_regions = true;
  EXPECT_STR("\"t.use\"(%40, %arg7) : (i32, i32) -> ()", print_op(&f, use, &options));
  EXPECT_STR("\"t.f\"() ({...}) : () -> ()\n", print_op(&f, outer, &options));
  options.numbered = inner;
  EXPECT_STR("\"t.use\"(%0, %arg0) : (i32, i32) -> ()", print_op(&f, use, &options));
  EXPECT_STATUS(TN_OK, tn_op_erase(use));
  options.numbered = use;
  f.out.size = 0;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_print(outer, &options, append, &f.out));
  EXPECT_EQ(0, f.out.size);
  fixture_close(&f);
}

TN_TEST(broken_ir_prints) {
  fixture f = fixture_open();
  const tn_type i32 = integer_type(&f, 32, TN_SIGNLESS);
  tn_op source = make_op(&f, "t.v", (tn_op_state){.result_types = &i32, .result_count = 1});
  const tn_value values[2] = {tn_op_result(source, 0), tn_op_result(source, 0)};
  tn_op use = make_op(&f, "t.use", (tn_op_state){.operands = values, .operand_count = 2});
  EXPECT_STATUS(TN_OK, tn_op_set_operand(use, 0, (tn_value){0}));
  EXPECT_STR("\"t.use\"(<<NULL VALUE>>, <<UNKNOWN SSA VALUE>>) : (<<NULL TYPE>>, i32) -> ()\n",
             print_op(&f, use, NULL));
  EXPECT_STR("<<NULL ATTRIBUTE>>", print_attribute(&f, (tn_attribute){0}));
  EXPECT_STR("<<NULL TYPE>>", print_type(&f, (tn_type){0}));
  EXPECT_STATUS(TN_OK, tn_op_erase(use));
  f.out.size = 0;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_print(use, NULL, append, &f.out));
  EXPECT_EQ(0, f.out.size);
  fixture_close(&f);
}

TN_TEST(what_the_writer_returns_ends_the_printing) {
  fixture f = fixture_open();
  tn_op module = make_op(&f, "builtin.module", (tn_op_state){.region_count = 1});
  tn_block body = make_block(tn_op_region(module, 0), NULL, 0);
  for (int i = 0; i < 20000; ++i) make_op(&f, "t.op", (tn_op_state){.insertion = {.block = body}});
  f.out.size_max = 1;
  EXPECT_STATUS(TN_INTERRUPTED, tn_op_print(module, NULL, append, &f.out));
  EXPECT_TRUE(f.out.size < 200000);
  fixture_close(&f);
}

TN_TEST(ops_nest_without_the_stack) {
  fixture f = fixture_open();
  tn_op root = make_op(&f, "t.n", (tn_op_state){.region_count = 1});
  tn_op op = root;
  for (int i = 0; i < 100000; ++i) {
    tn_block block = make_block(tn_op_region(op, 0), NULL, 0);
    op = make_op(&f, "t.n", (tn_op_state){.insertion = {.block = block}, .region_count = 1});
  }
  f.out.size_max = 1;
  EXPECT_STATUS(TN_INTERRUPTED, tn_op_print(root, NULL, append, &f.out));
  f.out = (text){.data = f.out.data};
  EXPECT_STR("\"t.n\"() ({\n}) : () -> ()", print_op(&f, op, NULL));
  fixture_close(&f);
}

//===-- Types and attributes ----------------------------------------------------------------===//

TN_TEST(types_print) {
  fixture f = fixture_open();
  const tn_type i8 = integer_type(&f, 8, TN_SIGNED);
  const tn_type f32 = float_type(&f, TN_FLOAT_F32);
  tn_type type;
  EXPECT_STR("si8", print_type(&f, i8));
  EXPECT_STR("f8E4M3FN", print_type(&f, float_type(&f, TN_FLOAT_F8E4M3FN)));
  EXPECT_STATUS(TN_OK, tn_function_type_get(f.context, &i8, 1, &f32, 1, &type));
  EXPECT_STR("(si8) -> f32", print_type(&f, type));
  tn_type higher;
  EXPECT_STATUS(TN_OK, tn_function_type_get(f.context, NULL, 0, &type, 1, &higher));
  EXPECT_STR("() -> ((si8) -> f32)", print_type(&f, higher));
  const int64_t dims[2] = {4, 8};
  const bool scalable[2] = {false, true};
  EXPECT_STATUS(TN_OK, tn_vector_type_get(f32, dims, scalable, 2, &type));
  EXPECT_STR("vector<4x[8]xf32>", print_type(&f, type));
  const int64_t dynamic[2] = {TN_DYNAMIC, 0};
  const tn_attribute encoding = string(&f, "e");
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(f32, dynamic, 2, &encoding, &type));
  EXPECT_STR("tensor<?x0xf32, \"e\">", print_type(&f, type));
  const tn_attribute space = integer(integer_type(&f, 64, TN_SIGNLESS), 2);
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 2, NULL, &space, &type));
  EXPECT_STR("memref<4x8xf32, 2>", print_type(&f, type));
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(f.context, tn_string_view_from("t"),
                                          tn_string_view_from("b<1>"), &type));
  EXPECT_STR("!t.b<1>", print_type(&f, type));
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(f.context, tn_string_view_from("t"),
                                          tn_string_view_from("1"), &type));
  EXPECT_STR("!t<1>", print_type(&f, type));
  fixture_close(&f);
}

TN_TEST(numbers_leave_out_the_type_that_a_reader_assumes) {
  fixture f = fixture_open();
  const tn_type i64 = integer_type(&f, 64, TN_SIGNLESS);
  const tn_attribute elements[5] = {integer(i64, -7), integer(integer_type(&f, 1, TN_SIGNLESS), 1),
                                    integer(integer_type(&f, 8, TN_UNSIGNED), 255),
                                    integer(integer_type(&f, 8, TN_SIGNLESS), 255),
                                    integer(integer_type(&f, 1, TN_SIGNED), 1)};
  EXPECT_STR("-7 : i64", print_attribute(&f, elements[0]));
  tn_attribute array;
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, elements, 5, &array));
  EXPECT_STR("[-7, true, 255 : ui8, -1 : i8, -1 : si1]", print_attribute(&f, array));
  tn_attribute number;
  EXPECT_STATUS(TN_OK, tn_float_attribute_get(float_type(&f, TN_FLOAT_F64), 1.5, &number));
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, &number, 1, &array));
  EXPECT_STR("[1.500000e+00]", print_attribute(&f, array));
  const uint64_t nan_words[2] = {UINT64_C(0x7ff8000000000000), 0};
  tn_attribute nan;
  EXPECT_STATUS(TN_OK, tn_float_attribute_from_bits(float_type(&f, TN_FLOAT_F64), nan_words, &nan));
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, &nan, 1, &array));
  EXPECT_STR("[0x7FF8000000000000 : f64]", print_attribute(&f, array));
  const tn_named_attribute entry = named(&f, "true", number);
  EXPECT_STATUS(TN_OK, tn_dictionary_attribute_get(f.context, &entry, 1, &array));
  EXPECT_STR("{true = 1.500000e+00 : f64}", print_attribute(&f, array));
  fixture_close(&f);
}

typedef struct float_case {
  tn_float_kind kind;
  uint64_t words[2];
  const char* text;
} float_case;

TN_TEST(floats_print_as_they_read_back) {
  static const float_case cases[] = {
      {TN_FLOAT_F32, {0, 0}, "0.000000e+00 : f32"},
      {TN_FLOAT_F32, {0x80000000u, 0}, "-0.000000e+00 : f32"},
      {TN_FLOAT_F32, {0x7f7fffffu, 0}, "3.40282347E+38 : f32"},
      {TN_FLOAT_F32, {0x7f800000u, 0}, "0x7F800000 : f32"},
      {TN_FLOAT_F32, {1, 0}, "1.401300e-45 : f32"},
      {TN_FLOAT_F32, {0x3dcccccdu, 0}, "1.000000e-01 : f32"},
      {TN_FLOAT_F64, {0x419d6f3454000000u, 0}, "0x419D6F3454000000 : f64"},
      {TN_FLOAT_F64, {0x3fd5555555555555u, 0}, "0.33333333333333331 : f64"},
      {TN_FLOAT_F64, {0x3ff0000000000001u, 0}, "1.0000000000000002 : f64"},
      {TN_FLOAT_F16, {0x3555, 0}, "3.332520e-01 : f16"},
      {TN_FLOAT_BF16, {0x3eab, 0}, "3.339840e-01 : bf16"},
      {TN_FLOAT_F8E8M0FNU, {0x7f, 0}, "1.000000e+00 : f8E8M0FNU"},
      {TN_FLOAT_F8E8M0FNU, {0xff, 0}, "0xFF : f8E8M0FNU"},
      {TN_FLOAT_F8E4M3FNUZ, {0x80, 0}, "0x80 : f8E4M3FNUZ"},
      {TN_FLOAT_F128, {1, 0}, "6.475180e-4966 : f128"},
      {TN_FLOAT_F80, {UINT64_C(0x8000000000000000), 0x3fff}, "1.000000e+00 : f80"},
  };
  fixture f = fixture_open();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_attribute number;
    EXPECT_STATUS(TN_OK, tn_float_attribute_from_bits(float_type(&f, cases[i].kind), cases[i].words,
                                                      &number));
    EXPECT_STR(cases[i].text, print_attribute(&f, number));
  }
  fixture_close(&f);
}

TN_TEST(wide_integers_print_in_decimal) {
  fixture f = fixture_open();
  tn_attribute number;
  const uint64_t words[2] = {0, UINT64_C(0x8000000000000000)};
  EXPECT_STATUS(TN_OK, tn_integer_attribute_from_words(integer_type(&f, 128, TN_SIGNLESS), words, 2,
                                                       &number));
  EXPECT_STR("-170141183460469231731687303715884105728 : i128", print_attribute(&f, number));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_from_words(integer_type(&f, 128, TN_UNSIGNED), words, 2,
                                                       &number));
  EXPECT_STR("170141183460469231731687303715884105728 : ui128", print_attribute(&f, number));
  fixture_close(&f);
}

/// 10^k - 1 in `word_count` words, for the largest k that fits: its text is known.
static size_t fill_with_nines(uint64_t* words, size_t word_count) {
  memset(words, 0, word_count * sizeof *words);
  words[0] = 1;
  size_t digit_count = 0;
  while (words[word_count - 1] >> 32 == 0) {
    uint64_t carry = 0;
    for (size_t i = 0; i < word_count; ++i) {
      const uint64_t low = (words[i] & 0xffffffffu) * 1000000000u + carry;
      const uint64_t high = (words[i] >> 32) * 1000000000u + (low >> 32);
      words[i] = high << 32 | (low & 0xffffffffu);
      carry = high >> 32;
    }
    digit_count += 9;
  }
  for (size_t i = 0; words[i]-- == 0; ++i) continue;
  return digit_count;
}

TN_TEST(integers_of_thousands_of_words_print) {
  fixture f = fixture_open();
  static uint64_t words[1500];
  const size_t digit_count = fill_with_nines(words, 1500);
  tn_attribute number;
  EXPECT_STATUS(TN_OK, tn_integer_attribute_from_words(integer_type(&f, 1500 * 64, TN_UNSIGNED),
                                                       words, 1500, &number));
  const char* printed = print_attribute(&f, number);
  EXPECT_EQ(digit_count, strspn(printed, "9"));
  EXPECT_STR(" : ui96000", printed + digit_count);
  fixture_close(&f);
}

TN_TEST(dense_elements_print) {
  fixture f = fixture_open();
  const tn_type i16 = integer_type(&f, 16, TN_SIGNLESS);
  const int64_t dims[2] = {2, 3};
  tn_type type;
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(i16, dims, 2, NULL, &type));
  const int16_t values[6] = {1, -2, 3, 4, 5, 6};
  EXPECT_STATUS(TN_OK, tn_dense_elements_attribute_get(type, values, sizeof values, &attribute));
  EXPECT_STR("dense<[[1, -2, 3], [4, 5, 6]]> : tensor<2x3xi16>", print_attribute(&f, attribute));
  EXPECT_STATUS(TN_OK, tn_dense_elements_attribute_get(type, values, 2, &attribute));
  EXPECT_STR("dense<1> : tensor<2x3xi16>", print_attribute(&f, attribute));
  const int64_t long_dims[1] = {101};
  unsigned char bytes[202] = {0x0a, 0xff};
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(i16, long_dims, 1, NULL, &type));
  EXPECT_STATUS(TN_OK, tn_dense_elements_attribute_get(type, bytes, sizeof bytes, &attribute));
  EXPECT_TRUE(strncmp(print_attribute(&f, attribute), "dense<\"0x0AFF0000", 17) == 0);
  const unsigned char array[2] = {1, 0};
  EXPECT_STATUS(TN_OK, tn_dense_array_attribute_get(integer_type(&f, 1, TN_SIGNLESS), 2, array, 2,
                                                    &attribute));
  EXPECT_STR("array<i1: true, false>", print_attribute(&f, attribute));
  EXPECT_STATUS(TN_OK, tn_dense_array_attribute_get(i16, 0, NULL, 0, &attribute));
  EXPECT_STR("array<i16>", print_attribute(&f, attribute));
  fixture_close(&f);
}

TN_TEST(symbols_print) {
  fixture f = fixture_open();
  const tn_string_view source = tn_string_view_from("@a::@\"b c\"::@\"\"");
  tn_attribute attribute;
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(f.context, source, &attribute));
  EXPECT_STR("@a::@\"b c\"::@<<INVALID EMPTY SYMBOL>>", print_attribute(&f, attribute));
  fixture_close(&f);
}

TN_TEST(attributes_nest_without_the_stack) {
  fixture f = fixture_open();
  tn_attribute attribute = string(&f, "");
  for (int i = 0; i < 4000; ++i) {
    const tn_attribute inner = attribute;
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, &inner, 1, &attribute));
  }
  const char* printed = print_attribute(&f, attribute);
  EXPECT_EQ(8002, strlen(printed));
  EXPECT_EQ(4000, strspn(printed, "["));
  fixture_close(&f);
}

//===-- Aliases and locations ---------------------------------------------------------------===//

TN_TEST(maps_print_under_aliases) {
  fixture f = fixture_open();
  const tn_attribute first = affine_map(&f, 1);
  const tn_attribute second = affine_map(&f, 0);
  const tn_attribute maps[2] = {second, first};
  tn_attribute array;
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, maps, 2, &array));
  const tn_named_attribute property = named(&f, "z", first);
  const tn_named_attribute attribute = named(&f, "b", array);
  tn_op op = make_op(&f, "t.op",
                     (tn_op_state){.properties = &property,
                                   .property_count = 1,
                                   .attributes = &attribute,
                                   .attribute_count = 1});
  EXPECT_STR(
      "#map = affine_map<(d0) -> (d0)>\n"
      "#map1 = affine_map<(d0, d1) -> (d1)>\n"
      "\"t.op\"() <{z = #map1}> {b = [#map, #map1]} : () -> ()\n",
      print_op(&f, op, NULL));
  EXPECT_STR(
      "\"t.op\"() <{z = affine_map<(d0, d1) -> (d1)>}> {b = [affine_map<(d0) -> (d0)>, "
      "affine_map<(d0, d1) -> (d1)>]} : () -> ()",
      print_op(&f, op, &(tn_print_options){.local_scope = true}));
  fixture_close(&f);
}

static tn_location file_location(fixture* f, uint32_t line) {
  tn_location location;
  const tn_file_range range = {tn_string_view_from("f"), line, 2, line, 2};
  EXPECT_STATUS(TN_OK, tn_location_file_get(f->context, &range, &location));
  return location;
}

TN_TEST(locations_of_ops_stand_behind) {
  fixture f = fixture_open();
  const tn_type i32 = integer_type(&f, 32, TN_SIGNLESS);
  const tn_location shared = file_location(&f, 1);
  tn_location named_location;
  EXPECT_STATUS(TN_OK, tn_location_name_get(f.context, tn_string_view_from("n"),
                                            file_location(&f, 7), &named_location));
  tn_op op = make_op(&f, "t.op", (tn_op_state){.region_count = 1, .location = named_location});
  tn_block block;
  EXPECT_STATUS(TN_OK,
                tn_block_create(tn_op_region(op, 0), (tn_block){0}, &i32, &shared, 1, &block));
  make_op(&f, "t.in", (tn_op_state){.insertion = {.block = block}, .location = shared});
  EXPECT_STR(
      "#loc1 = loc(\"f\":1:2)\n"
      "\"t.op\"() ({\n"
      "^bb0(%arg0: i32 loc(\"f\":1:2)):\n"
      "  \"t.in\"() : () -> () loc(#loc1)\n"
      "}) : () -> () loc(#loc2)\n"
      "#loc = loc(\"f\":7:2)\n"
      "#loc2 = loc(\"n\"(#loc))\n",
      print_op(&f, op, &(tn_print_options){.debug_info = true}));
  EXPECT_STR(
      "\"t.op\"() ({\n"
      "^bb0(%arg0: i32 loc(\"f\":1:2)):\n"
      "  \"t.in\"() : () -> () loc(\"f\":1:2)\n"
      "}) : () -> () loc(\"n\"(\"f\":7:2))",
      print_op(&f, op, &(tn_print_options){.debug_info = true, .local_scope = true}));
  fixture_close(&f);
}

TN_TEST(distinct_attributes_count_as_printed) {
  fixture f = fixture_open();
  tn_attribute unit;
  tn_attribute parts[3];
  EXPECT_STATUS(TN_OK, tn_unit_attribute_get(f.context, &unit));
  EXPECT_STATUS(TN_OK, tn_distinct_attribute_create(unit, &parts[1]));
  EXPECT_STATUS(TN_OK, tn_distinct_attribute_create(string(&f, "s"), &parts[0]));
  parts[2] = parts[1];
  tn_attribute array;
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, parts, 3, &array));
  EXPECT_STR("[distinct[0]<\"s\">, distinct[1]<>, distinct[1]<>]", print_attribute(&f, array));
  fixture_close(&f);
}

//===-- Blocks ------------------------------------------------------------------------------===//

TN_TEST(a_block_prints_as_it_stands_in_its_op) {
  fixture f = fixture_open();
  const tn_type i32 = integer_type(&f, 32, TN_SIGNLESS);
  const tn_op outer = make_op(&f, "t.outer", (tn_op_state){.region_count = 1});
  const tn_block first = make_block(tn_op_region(outer, 0), NULL, 0);
  const tn_op value = make_op(
      &f, "t.value",
      (tn_op_state){.insertion = {.block = first}, .result_types = &i32, .result_count = 1});
  const tn_block second = make_block(tn_op_region(outer, 0), &i32, 1);
  const tn_value operand = tn_op_result(value, 0);
  make_op(
      &f, "t.br",
      (tn_op_state){.insertion = {.block = first}, .successors = &second, .successor_count = 1});
  const tn_op inner = make_op(&f, "t.inner",
                              (tn_op_state){.insertion = {.block = second},
                                            .operands = &operand,
                                            .operand_count = 1,
                                            .region_count = 1});
  make_op(&f, "t.end",
          (tn_op_state){.insertion = {.block = make_block(tn_op_region(inner, 0), NULL, 0)}});
  static const char* const expected =
      "^bb1(%1: i32):  // pred: ^bb0\n"
      "  \"t.inner\"(%0) ({\n"
      "    \"t.end\"() : () -> ()\n"
      "  }) : (i32) -> ()\n";
  EXPECT_STATUS(TN_OK, tn_block_print(second, NULL, append, &f.out));
  EXPECT_STR(expected, f.out.data);
  EXPECT_STATUS(TN_OK, tn_op_erase(outer));
  f.out.size = 0;
  EXPECT_STATUS(TN_STALE_HANDLE, tn_block_print(second, NULL, append, &f.out));
  EXPECT_EQ(0, f.out.size);
  fixture_close(&f);
}

//===-- Memory ------------------------------------------------------------------------------===//

static void build(fixture* f, tn_op* out_op) {
  const tn_type i32 = integer_type(f, 32, TN_SIGNLESS);
  *out_op = make_op(f, "t.op", (tn_op_state){.region_count = 2, .location = file_location(f, 3)});
  tn_block block = make_block(tn_op_region(*out_op, 0), &i32, 1);
  for (uint32_t i = 0; i < 40; ++i) {
    const tn_named_attribute entry = named(f, "m", affine_map(f, i));
    const tn_value operand = tn_block_argument(block, 0);
    make_op(f, "t.in",
            (tn_op_state){.insertion = {.block = block},
                          .location = file_location(f, i),
                          .operands = &operand,
                          .operand_count = 1,
                          .attributes = &entry,
                          .attribute_count = 1});
  }
}

static tn_status print_located(fixture* f, tn_op op) {
  return tn_op_print(op, &(tn_print_options){.debug_info = true}, append, &f->out);
}

static tn_status print_block(fixture* f, tn_op op) {
  return tn_block_print(tn_region_first_block(tn_op_region(op, 0)), NULL, append, &f->out);
}

static tn_status print_block_in_custom_form(fixture* f, tn_op op) {
  return tn_block_print(tn_region_first_block(tn_op_region(op, 0)),
                        &(tn_print_options){.custom_form = true}, append, &f->out);
}

static void fail_each_allocation(tn_status (*print)(fixture* f, tn_op op)) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                      .allow_unregistered_dialects = true};
  fixture f = {0};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &f.context));
  f.scope = tn_context_root_scope(f.context);
  tn_op op;
  build(&f, &op);
  const size_t before = budget.live_bytes;
  for (size_t allowed = 0;; ++allowed) {
    f.out.size = 0;
    budget.allocations = allowed;
    const tn_status status = print(&f, op);
    EXPECT_EQ(before, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  budget.allocations = SIZE_MAX;
  fixture_close(&f);
}

TN_TEST(printing_survives_every_allocation_failure) {
  fail_each_allocation(print_located);
  fail_each_allocation(print_block);
  fail_each_allocation(print_block_in_custom_form);
}
