// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes with parameters: each definition of each dialect with random parameters, and
// the words of each enumeration.
//
//   parameters_property [--count N] [--seed S] [--least L] [--least-parametric P] [--emit FILE]
//                       [--verbose]
//
// N things are made of each definition. One that is taken prints, reads back as the same, has the
// parameters that it was made of, and comes back from bytecode with the same text. `--emit` writes
// an op with each to a file, separated by `// -----`, for another reader. `--verbose` says how many
// were taken of each definition; without it, those are named of which none was. Exits 1 unless
// something of at least L definitions was taken, of which P have parameters, and if a dialect has
// a type or attribute without a definition.

#include <stdio.h>
#include <stdlib.h>

#include "../text.h"
#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "random_things.h"

#define POOL_MAX 16384u
#define LIST_MAX 4u
#define EXAMPLE_MAX 40u

typedef struct run {
  random_source source;
  tn_context* context;
  tn_attribute pool[POOL_MAX];  ///< What was made before; types as type attributes.
  size_t pool_count;
  uint64_t taken_count;
  uint64_t refused_count;
  uint64_t failed_count;
  unsigned definition_count;
  unsigned taken_definition_count;
  unsigned parametric_count;  ///< Of those that were taken.
  tn_attribute
      examples[EXAMPLE_MAX];  ///< Of definitions for which random parameters are hardly right.
  size_t example_count;
  bool is_verbose;
  FILE* emitted;
  char message[512];
} run;

static bool keep_message(const tn_diagnostic* diagnostic, void* user_data) {
  run* r = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  snprintf(r->message, sizeof r->message, "%.*s", (int)message.size, message.data);
  return true;
}

static void fail(run* r, const char* what, tn_attribute made) {
  text printed = {0};
  if (tn_attribute_print(made, text_append, &printed) != TN_OK) abort();
  printf("%s: %.*s\n%s\n", what, (int)printed.size, printed.data, r->message);
  free(printed.data);
  ++r->failed_count;
}

//===-- Parameters ----------------------------------------------------------------------------===//

static tn_attribute string_of(run* r, tn_string_view view) {
  tn_attribute made;
  if (tn_string_attribute_get(r->context, view, &made) != TN_OK) abort();
  return made;
}

static tn_attribute random_words(run* r, const tn_enum_attribute* words) {
  text joined = {0};
  size_t count = words->separator.size == 0 ? 1 : 1 + random_below(&r->source, 3);
  while (count-- != 0) {
    const tn_string_view word = words->cases[random_below(&r->source, words->case_count)].name;
    (void)!text_append(&joined, word.data, word.size);
    if (count != 0) (void)!text_append(&joined, words->separator.data, words->separator.size);
  }
  const tn_attribute made = string_of(r, text_view(&joined));
  free(joined.data);
  return made;
}

static int64_t random_number(run* r, uint32_t width) {
  const int64_t number = random_chance(&r->source, 80) ? (int64_t)random_below(&r->source, 70)
                                                       : (int64_t)random_bits(&r->source);
  if (width >= 64) return number;
  return (int64_t)((uint64_t)number << (64 - width)) >> (64 - width);
}

static tn_attribute random_numbers(run* r, const tn_parameter* parameter) {
  const uint32_t width = tn_integer_type_width(parameter->type);
  const size_t count = random_below(&r->source, LIST_MAX + 1);
  unsigned char bytes[LIST_MAX * sizeof(int64_t)];
  const size_t size = (width + 7) / 8;
  tn_attribute made = {NULL};
  for (size_t i = 0; i < count; ++i) {
    int64_t number = random_number(r, width);
    if (parameter->kind == TN_PARAMETER_EXTENTS) number &= INT64_MAX;
    memcpy(bytes + i * size, &number, size);
  }
  (void)!tn_dense_array_attribute_get(parameter->type, count, bytes, count * size, &made);
  return made;
}

static tn_attribute from_pool(run* r, const tn_parameter* parameter) {
  // From anywhere in the pool on.
  const size_t start = r->pool_count == 0 ? 0 : random_below(&r->source, r->pool_count);
  for (size_t i = 0; i < r->pool_count; ++i) {
    const tn_attribute one = r->pool[(start + i) % r->pool_count];
    if (tn_parameter__holds_one(parameter, one)) return one;
  }
  return (tn_attribute){NULL};
}

/// One of the pool, or any, that the parameter may have; null if none is found.
static tn_attribute fitting(run* r, const tn_parameter* parameter) {
  if (random_chance(&r->source, 50)) {
    const tn_attribute one = from_pool(r, parameter);
    if (!tn_attribute_is_null(one)) return one;
  }
  for (int i = 0; i < 60; ++i) {
    tn_attribute one;
    r->source.has_resources = false;
    if (parameter->kind != TN_PARAMETER_TYPE) {
      one = random_attribute(&r->source, 1);
    } else if (tn_type_attribute_get(random_type(&r->source, 1), &one) != TN_OK) {
      abort();
    }
    // A resource is another one in each text.
    if (!r->source.has_resources && tn_parameter__holds_one(parameter, one)) return one;
  }
  return from_pool(r, parameter);
}

/// An integer of any width.
static tn_attribute random_wide_integer(run* r) {
  const uint32_t width = 1 + (uint32_t)random_below(&r->source, 200);
  uint64_t words[4];
  tn_type type;
  tn_attribute made;
  for (size_t i = 0; i < 4; ++i) words[i] = random_bits(&r->source);
  if (tn_integer_type_get(r->context, width, TN_SIGNLESS, &type) != TN_OK ||
      tn_integer_attribute_from_words(type, words, (width + 63) / 64, &made) != TN_OK) {
    abort();
  }
  return made;
}

static tn_attribute random_one(run* r, const tn_parameter* parameter) {
  char bytes[RANDOM_TEXT_MAX];
  tn_attribute made;
  switch (parameter->kind) {
    case TN_PARAMETER_INTEGER:
      if (tn_type_is_null(parameter->type)) return random_wide_integer(r);
      if (tn_integer_attribute_get(parameter->type,
                                   random_number(r, tn_integer_type_width(parameter->type)),
                                   &made) != TN_OK) {
        abort();
      }
      return made;
    case TN_PARAMETER_FLOAT:
      if (tn_float_attribute_get(parameter->type, (double)random_number(r, 32) / 8, &made) !=
          TN_OK) {
        abort();
      }
      return made;
    case TN_PARAMETER_STRING:
      return string_of(r, random_chance(&r->source, 60) ? random_word(&r->source, bytes)
                                                        : random_text(&r->source, bytes));
    case TN_PARAMETER_WORDS:
      return random_words(r, parameter->words);
    case TN_PARAMETER_DIMENSIONS:
    case TN_PARAMETER_EXTENTS:
    case TN_PARAMETER_NUMBERS:
      return random_numbers(r, parameter);
    default:
      return fitting(r, parameter);
  }
}

static tn_attribute random_parameter(run* r, const tn_parameter* parameter) {
  tn_attribute items[LIST_MAX];
  size_t count = 0;
  tn_attribute made;
  if (parameter->is_optional && random_chance(&r->source, 30)) return (tn_attribute){NULL};
  if (!parameter->is_list) return random_one(r, parameter);
  for (size_t wanted = random_below(&r->source, LIST_MAX + 1); count < wanted; ++count) {
    items[count] = random_one(r, parameter);
    if (tn_attribute_is_null(items[count])) break;
  }
  if (tn_array_attribute_get(r->context, items, count, &made) != TN_OK) abort();
  return made;
}

//===-- Checks --------------------------------------------------------------------------------===//

/// A module of an op with it.
static tn_op module_with(run* r, tn_attribute made) {
  tn_op module;
  tn_op op;
  tn_identifier key;
  if (tn_text_parse(tn_context_root_scope(r->context),
                    tn_string_view_from("module {\n\"t.o\"() : () -> ()\n}\n"), NULL,
                    &module) != TN_OK ||
      tn_identifier_get(r->context, tn_string_view_from("a"), &key) != TN_OK) {
    abort();
  }
  op = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  if (tn_op_set_attribute(op, key, made) != TN_OK) abort();
  return module;
}

/// The attribute by itself, without the numbers of distinct ones: those that two texts share are
/// different ones after them.
static text unnumbered(tn_op module) {
  static const char start[] = "distinct[";
  const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  text printed = {0};
  const tn_attribute attribute = tn_op_attribute(op, tn_string_view_from("a"));
  if (tn_attribute_print(attribute, text_append, &printed) != TN_OK) abort();
  size_t kept = 0;
  for (size_t i = 0; i < printed.size; ++i) {
    printed.data[kept++] = printed.data[i];
    if (kept < sizeof start - 1 ||
        memcmp(printed.data + kept - (sizeof start - 1), start, sizeof start - 1) != 0) {
      continue;
    }
    while (i + 1 < printed.size && printed.data[i + 1] >= '0' && printed.data[i + 1] <= '9') ++i;
  }
  printed.size = kept;
  return printed;
}

static bool are_same_unnumbered(tn_op first, tn_op second) {
  text one = unnumbered(first);
  text other = unnumbered(second);
  const bool is_same = one.size == other.size && memcmp(one.data, other.data, one.size) == 0;
  free(one.data);
  free(other.data);
  return is_same;
}

static void check_bytecode(run* r, tn_attribute made) {
  const tn_op op = module_with(r, made);
  text first = {0};
  text second = {0};
  tn_blob* blob = NULL;
  tn_context* context = NULL;
  tn_op again;
  const tn_context_options options = {.allow_unregistered_dialects = true};
  if (tn_op_print(op, NULL, text_append, &first) != TN_OK) abort();
  if (tn_context_create(&options, &context) != TN_OK) abort();
  if (tn_bytecode_write_blob(op, NULL, &blob) != TN_OK) {
    fail(r, "not written", made);
  } else if (tn_bytecode_read(tn_context_root_scope(context),
                              (tn_string_view){tn_blob_data(blob), tn_blob_byte_size(blob)}, NULL,
                              &again) != TN_OK) {
    fail(r, "bytecode is not read", made);
  } else if (tn_op_print(again, NULL, text_append, &second) != TN_OK) {
    abort();
  } else if ((first.size != second.size || memcmp(first.data, second.data, first.size) != 0) &&
             (memmem(first.data, first.size, "distinct[", 9) == NULL ||
              !are_same_unnumbered(op, again))) {
    printf("%.*s\n", (int)second.size, second.data);
    fail(r, "bytecode is read as something else", made);
  }
  if (r->emitted != NULL) {
    fprintf(r->emitted, "%s%.*s", r->taken_count == 0 ? "" : "// -----\n", (int)first.size,
            first.data);
  }
  tn_object_release(blob);
  tn_context_destroy(context);
  free(first.data);
  free(second.data);
  if (tn_op_erase(op) != TN_OK) abort();
}

static void check_text(run* r, tn_attribute made) {
  text printed = {0};
  tn_attribute again;
  if (tn_attribute_print(made, text_append, &printed) != TN_OK) abort();
  // A distinct attribute is another one in each text.
  const bool is_one = memmem(printed.data, printed.size, "distinct[", 9) == NULL;
  if (tn_text_parse_attribute(r->context, text_view(&printed), &again) != TN_OK) {
    fail(r, "not read", made);
  } else if (is_one && !tn_attribute_equal(made, again)) {
    fail(r, "read as something else", made);
  }
  free(printed.data);
}

static bool is_of_any_width(const tn_parameter* parameter) {
  return parameter->kind == TN_PARAMETER_INTEGER && tn_type_is_null(parameter->type);
}

/// A parameter with its default is missing.
static void check_parameters(run* r, tn_attribute made, const tn_definition* definition,
                             const tn_attribute* parameters) {
  const tn_type type = definition->is_type ? tn_type_attribute_value(made) : (tn_type){NULL};
  if (definition->normalize != NULL) return;  // Parameters may have another form.
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    const tn_attribute found =
        definition->is_type ? tn_type_parameter_at(type, i) : tn_attribute_parameter_at(made, i);
    const bool is_same = tn_attribute_is_null(found) || tn_attribute_is_null(parameters[i])
                             ? definition->parameters[i].is_optional
                             : tn_attribute_equal(found, parameters[i]) ||
                                   definition->parameters[i].kind == TN_PARAMETER_WORDS ||
                                   is_of_any_width(&definition->parameters[i]);
    if (!is_same) fail(r, "another parameter", made);
  }
}

/// The `>` of an integer set ends the body that it is in, also for MLIR; and a reference to a struct
/// of SPIR-V is read in that struct alone.
static bool is_unreadable(tn_attribute made) {
  text printed = {0};
  const tn_attribute is_reference =
      tn_type_parameter(tn_type_attribute_value(made), tn_string_view_from("is_reference"));
  if (!tn_attribute_is_null(is_reference) && tn_integer_attribute_value(is_reference) != 0) {
    return true;
  }
  if (tn_attribute_print(made, text_append, &printed) != TN_OK) abort();
  const bool found = memmem(printed.data, printed.size, " >= ", 4) != NULL;
  free(printed.data);
  return found;
}

static const tn_storage* storage_of(tn_attribute attribute) {
  const tn_type type = tn_type_attribute_value(attribute);
  return type.storage != NULL ? type.storage : attribute.storage;
}

/// Each parameter is random, or that of an example.
static void random_parameters(run* r, const tn_definition* definition, tn_attribute* parameters) {
  const tn_storage* example = NULL;
  for (size_t i = 0; i < r->example_count; ++i) {
    const tn_storage* storage = storage_of(r->examples[i]);
    if (tn_definition__of(storage) == definition) example = storage;
  }
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    const tn_uref kept =
        example == NULL ? 0 : tn_opaque__parameters(tn_storage_payload(example))[i];
    parameters[i] = example == NULL || random_chance(&r->source, 30)
                        ? random_parameter(r, &definition->parameters[i])
                    : kept == 0 ? (tn_attribute){NULL}
                                : tn_attribute__from(r->context, kept);
  }
}

/// What holds of each that was taken.
static void check(run* r, tn_attribute made) {
  check_text(r, made);
  check_bytecode(r, made);
  ++r->taken_count;
  r->pool[r->pool_count < POOL_MAX ? r->pool_count++ : random_below(&r->source, POOL_MAX)] = made;
}

static bool make(run* r, const tn_definition* definition, tn_string_view name) {
  tn_attribute parameters[64] = {{NULL}};
  const uint32_t count = definition->parameter_count;
  tn_attribute made = {NULL};
  tn_type type = {NULL};
  if (count > 64) abort();
  r->message[0] = '\0';
  random_parameters(r, definition, parameters);
  const tn_status status =
      definition->is_type ? tn_dialect_type_get(r->context, name, parameters, count, &type)
                          : tn_dialect_attribute_get(r->context, name, parameters, count, &made);
  if (status != TN_OK) {
    // A name may have another body.
    const bool is_refused = status == TN_INVALID_ARGUMENT || status == TN_ALREADY_EXISTS;
    if (!is_refused || r->message[0] == '\0') {
      printf("%.*s: %s\n", (int)name.size, name.data, tn_status_name(status));
      exit(1);
    }
    ++r->refused_count;
    return false;
  }
  if (definition->is_type && tn_type_attribute_get(type, &made) != TN_OK) abort();
  if (is_unreadable(made)) return true;
  check_parameters(r, made, definition, parameters);
  check(r, made);
  return true;
}

/// An attribute that is words has them as its parameter.
static bool make_words(run* r, const tn_enum_attribute* words, tn_string_view name) {
  const tn_attribute given = random_words(r, words);
  uint64_t value = 0;
  uint64_t found = 0;
  tn_attribute made;
  r->message[0] = '\0';
  if (tn_dialect_attribute_get(r->context, name, &given, 1, &made) != TN_OK) {
    ++r->refused_count;
    return false;
  }
  const tn_attribute kept = tn_attribute_parameter(made, tn_string_view_from("value"));
  if (!tn_enum_attribute__add_string(words, tn_string_attribute_value(given), &value) ||
      !tn_enum_attribute__add_string(words, tn_string_attribute_value(kept), &found) ||
      value != found || tn_attribute_parameter_count(made) != 1) {
    fail(r, "another parameter", made);
  }
  check(r, made);
  return true;
}

//===-- Definitions ---------------------------------------------------------------------------===//

static tn_string_view name_of(const tn_dialect* dialect, tn_string_view mnemonic, char name[256]) {
  const int size = snprintf(name, 256, "%.*s.%.*s", (int)dialect->name.size, dialect->name.data,
                            (int)mnemonic.size, mnemonic.data);
  return (tn_string_view){name, (size_t)size};
}

static void count_definition(run* r, tn_string_view name, unsigned long taken, unsigned long count,
                             bool has_parameters) {
  ++r->definition_count;
  r->taken_definition_count += taken != 0;
  r->parametric_count += taken != 0 && has_parameters;
  if (!r->is_verbose && taken != 0) return;
  printf("%.*s: %lu of %lu are taken; %s\n", (int)name.size, name.data, taken, count, r->message);
}

/// Types, or attributes, that the dialect's schema names and does not define.
static void find_texts(run* r, const tn_dialect* dialect, const tn_mnemonics* mnemonics,
                       bool is_type) {
  for (uint32_t i = 0; i < mnemonics->count; ++i) {
    char name[256];
    const tn_string_view mnemonic = mnemonics->names[i];
    if (tn_definition__find(dialect, is_type, mnemonic) != NULL) continue;
    if (!is_type && tn_enum_attribute__find(dialect, mnemonic) != NULL) continue;
    (void)name_of(dialect, mnemonic, name);
    printf("%s has no definition\n", name);
    ++r->failed_count;
  }
}

/// Types of llvm that are kept as text.
static bool keeps_texts(const tn_dialect* dialect) {
  return tn_string_view_equal(dialect->name, tn_string_view_from("llvm"));
}

static void make_of_dialect(run* r, const tn_dialect* dialect, unsigned long count, int round) {
  char space[256];
  for (uint32_t k = 0; k < dialect->enum_count; ++k) {
    const tn_enum_attribute* words = &dialect->enums[k];
    const tn_string_view name = name_of(dialect, words->mnemonic, space);
    unsigned long taken = 0;
    for (unsigned long i = 0; i < count; ++i) taken += make_words(r, words, name);
    if (round != 0) count_definition(r, name, taken, count, true);
  }
  for (uint32_t k = 0; k < dialect->definition_count; ++k) {
    const tn_definition* definition = &dialect->definitions[k];
    const tn_string_view name = name_of(dialect, definition->mnemonic, space);
    unsigned long taken = 0;
    for (unsigned long i = 0; i < count; ++i) taken += make(r, definition, name);
    if (round != 0) {
      count_definition(r, name, taken, count, definition->parameter_count != 0);
    }
  }
  if (round != 0 && !keeps_texts(dialect)) {
    find_texts(r, dialect, &dialect->types, true);
    find_texts(r, dialect, &dialect->attributes, false);
  }
}

static void add_examples(run* r) {
  static const char* const texts[] = {
      "!smt.bool",
      "!smt.int",
      "!wasmssa.funcref",
      "!wasmssa.externref",
      "#ptr.generic_space",
      "#dlti.target_device_spec<\"a\" = 1 : i32>",
      "#dlti.target_system_spec<\"CPU\" = #dlti.target_device_spec<\"a\" = 1 : i32>>",
      "!amdgpu.tdm_gather_base<f32, i16>",
      "!gpu.mma_matrix<16x16xf32, \"COp\">",
      "#gpu.object<#nvvm.target, bin = \"x\">",
      "#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>",
      "#llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = \"t\", members = {<#llvm.tbaa_root<id "
      "= "
      "\"r\">, 0>}>, access_type = #llvm.tbaa_type_desc<id = \"t\", members = {<#llvm.tbaa_root<id "
      "= \"r\">, 0>}>, offset = 0>",
      "!ptr.ptr<#ptr.generic_space>",
      "!ptr.ptr_metadata<memref<f32>>",
      "#ptr.null : !ptr.ptr<#ptr.generic_space>",
      "#ptr.address<3> : !ptr.ptr<#ptr.generic_space>",
      "#ptr.spec<size = 32, abi = 32, preferred = 64>",
      "!quant.any<i8:f32>",
      "!quant.calibrated<f32<-1.0:1.0>>",
      "!quant.uniform<i8:f32, 2.0:5>",
      "!smt.array<[!smt.int -> !smt.bool]>",
      "!smt.func<(!smt.int) !smt.bool>",
      "!spirv.matrix<2 x vector<3xf32>>",
      "!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>",
      "!spirv.struct<(f32, i32)>",
      "!wasmssa<tabletype !wasmssa.funcref [1: 2]>",
      "#xegpu.layout<sg_layout = [4, 5], sg_data = [4, 3]>",
      "!xegpu.tensor_desc<8x16xf32>",
      "#complex.number<:f64 1.0, 2.0>",
      "#smt.bv<5> : !smt.bv<8>",
      "#sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>",
      ("#sparse_tensor.encoding<{map = [s](d0, d1) -> (d0 * s : batch, d1 : "
       "compressed(nonunique)), "
       "crdWidth = 16, explicitVal = 1 : i8}>")};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    tn_attribute made;
    if (r->example_count == EXAMPLE_MAX ||
        tn_text_parse_attribute(r->context, tn_string_view_from(texts[i]), &made) != TN_OK) {
      printf("%s: %s\n", texts[i], r->message);
      exit(1);
    }
    r->pool[r->pool_count++] = made;
    r->examples[r->example_count++] = made;
  }
}

int main(int argc, char** argv) {
  static run r;
  uint64_t seed = 1;
  unsigned long count = 20;
  unsigned long least = 0;
  unsigned long least_parametric = 0;
  for (int i = 1; i < argc; ++i) {
    if (strcmp(argv[i], "--verbose") == 0) r.is_verbose = true;
    if (i + 1 == argc) break;
    if (strcmp(argv[i], "--count") == 0) count = strtoul(argv[++i], NULL, 10);
    if (strcmp(argv[i], "--least") == 0) least = strtoul(argv[++i], NULL, 10);
    if (strcmp(argv[i], "--least-parametric") == 0) least_parametric = strtoul(argv[++i], NULL, 10);
    if (strcmp(argv[i], "--seed") == 0) seed = strtoull(argv[++i], NULL, 10);
    if (strcmp(argv[i], "--emit") == 0) {
      r.emitted = fopen(argv[++i], "w");
      if (r.emitted == NULL) {
        perror(argv[i]);
        return 1;
      }
    }
  }
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_diagnostic_handler_id id;
  if (tn_context_create(&options, &r.context) != TN_OK) abort();
  if (tn_diagnostic_handler_attach(r.context, keep_message, &r, NULL, &id) != TN_OK) abort();
  r.source = (random_source){.context = r.context, .state = seed, .seed = seed, .portable = true};
  add_examples(&r);
  // What is made in the first round is inside of what the second makes.
  for (int round = 0; round < 2; ++round) {
    for (size_t d = 0; d < tn_dialect_shipped_count(); ++d) {
      tn_dialect* dialect = NULL;
      if (tn_dialect__load(r.context, tn_dialect_shipped_name(d), &dialect) != TN_OK ||
          tn_dialect__complete(r.context, dialect) != TN_OK) {
        abort();
      }
      make_of_dialect(&r, dialect, count, round);
    }
  }
  if (r.emitted != NULL && fclose(r.emitted) != 0) return 1;
  printf(
      "%u definitions, %u without anything that is taken, %u others with parameters; %llu things "
      "are the same in text and bytecode, %llu were refused\n",
      r.definition_count, r.definition_count - r.taken_definition_count, r.parametric_count,
      (unsigned long long)r.taken_count, (unsigned long long)r.refused_count);
  tn_context_destroy(r.context);
  return r.failed_count == 0 && r.taken_definition_count >= least &&
                 r.parametric_count >= least_parametric
             ? 0
             : 1;
}
