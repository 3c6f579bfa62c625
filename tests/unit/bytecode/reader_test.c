// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading bytecode that mlir-opt wrote, whole and damaged.

#include <tenure/bytecode.h>

#include "text/parse_fixture.h"

/// A module of version 6 with two ops that hold one each, of which the first is isolated.
static const unsigned char file[] = {
    0x4d, 0x4c, 0xef, 0x52, 0x0d, 0x4d, 0x4c, 0x49, 0x52, 0x32, 0x32, 0x2e, 0x31, 0x2e, 0x38,
    0x00, 0x01, 0x19, 0x05, 0x01, 0x05, 0x09, 0x01, 0x03, 0x0b, 0x03, 0x07, 0x0d, 0x11, 0x15,
    0x03, 0x1b, 0x0d, 0x03, 0x01, 0x0d, 0x0b, 0x07, 0x13, 0x13, 0x13, 0x13, 0x01, 0x03, 0x0f,
    0x02, 0x2d, 0x05, 0x0d, 0x1f, 0x17, 0x01, 0x01, 0x01, 0x17, 0x01, 0x05, 0x0d, 0x17, 0x01,
    0x07, 0x19, 0x17, 0x01, 0x03, 0x19, 0x01, 0x02, 0x02, 0x04, 0x51, 0x05, 0x01, 0x50, 0x05,
    0x01, 0x07, 0x04, 0x41, 0x03, 0x03, 0x0d, 0x03, 0x10, 0x03, 0x07, 0x04, 0x0d, 0x03, 0x01,
    0x05, 0x05, 0x00, 0x0b, 0x07, 0x02, 0x07, 0x03, 0x01, 0x03, 0x10, 0x03, 0x05, 0x03, 0x01,
    0x05, 0x05, 0x04, 0x09, 0x03, 0x01, 0x06, 0x03, 0x01, 0x05, 0x01, 0x00, 0x4d, 0x0f, 0x0f,
    0x05, 0x05, 0x05, 0x0f, 0x05, 0x11, 0x62, 0x75, 0x69, 0x6c, 0x74, 0x69, 0x6e, 0x00, 0x74,
    0x00, 0x6d, 0x6f, 0x64, 0x75, 0x6c, 0x65, 0x00, 0x61, 0x00, 0x62, 0x00, 0x63, 0x00, 0x6d,
    0x2e, 0x6d, 0x6c, 0x69, 0x72, 0x00, 0x08, 0x09, 0x03, 0x05, 0x01, 0x01};

static const char printed[] =
    "\"builtin.module\"() ({\n"
    "  \"t.a\"() ({\n"
    "    \"t.b\"() : () -> ()\n"
    "  }) : () -> ()\n"
    "  %0 = \"t.c\"() : () -> i32\n"
    "  \"t.a\"() ({\n"
    "    \"t.b\"(%0) : (i32) -> ()\n"
    "  }) : () -> ()\n"
    "}) : () -> ()\n";

static tn_status read_bytes(parse_fixture* f, const void* bytes, size_t size) {
  f->error_count = 0;
  f->error[0] = 0;
  const tn_bytecode_read_options options = {.file_name = tn_string_view_from("t.mlirbc")};
  return tn_bytecode_read(f->scope, (tn_string_view){bytes, size}, &options, &f->op);
}

static const char* print(parse_fixture* f) {
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, NULL, fixture_write, f));
  return f->printed;
}

TN_TEST(what_mlir_wrote_prints_as_it_does_there) {
  parse_fixture* f = fixture_open(true);
  EXPECT_TRUE(tn_bytecode_has_magic((tn_string_view){(const char*)file, sizeof file}));
  EXPECT_STATUS(TN_OK, read_bytes(f, file, sizeof file));
  EXPECT_STR(printed, print(f));
  fixture_close(f);
}

TN_TEST(a_file_is_read_where_it_lies) {
  parse_fixture* f = fixture_open(true);
  char path[] = "/tmp/tenure-reader-XXXXXX";
  const int descriptor = mkstemp(path);
  EXPECT_TRUE(descriptor >= 0);
  FILE* out = fdopen(descriptor, "wb");
  EXPECT_EQ(sizeof file, fwrite(file, 1, sizeof file, out));
  fclose(out);
  EXPECT_STATUS(TN_OK, tn_bytecode_read_file(f->scope, path, NULL, &f->op));
  EXPECT_STR(printed, print(f));
  remove(path);
  EXPECT_STATUS(TN_IO_ERROR, tn_bytecode_read_file(f->scope, path, NULL, &f->op));
  EXPECT_STATUS(TN_IO_ERROR, tn_bytecode_read_file(f->scope, "/tmp", NULL, &f->op));
  fixture_close(f);
}

TN_TEST(every_truncation_is_refused) {
  parse_fixture* f = fixture_open(true);
  for (size_t size = 0; size < sizeof file; ++size) {
    EXPECT_STATUS(TN_MALFORMED, read_bytes(f, file, size));
    EXPECT_EQ(1, f->error_count);
  }
  tn_context_statistics statistics;
  tn_context_statistics_get(f->context, &statistics);
  EXPECT_EQ(0, statistics.live_op_count);
  EXPECT_EQ(0, statistics.live_region_count);
  EXPECT_EQ(0, statistics.live_block_count);
  fixture_close(f);
}

TN_TEST(every_changed_byte_is_refused_or_read) {
  unsigned char changed[sizeof file];
  for (size_t at = 0; at < sizeof file; ++at) {
    parse_fixture* f = fixture_open(true);
    for (unsigned bit = 0; bit < 8; ++bit) {
      memcpy(changed, file, sizeof file);
      changed[at] ^= (unsigned char)(1u << bit);
      const tn_status status = read_bytes(f, changed, sizeof changed);
      EXPECT_TRUE(status == TN_OK || status == TN_MALFORMED || status == TN_VERIFY_FAILED);
      EXPECT_EQ(status == TN_OK, f->error_count == 0);
      if (status == TN_OK) EXPECT_STATUS(TN_OK, tn_op_erase(f->op));
    }
    fixture_close(f);
  }
}

TN_TEST(messages_say_where) {
  parse_fixture* f = fixture_open(true);
  unsigned char changed[sizeof file];
  EXPECT_STATUS(TN_MALFORMED, read_bytes(f, "ML", 2));
  EXPECT_STR("0:0: not an MLIR bytecode file (at byte 0)", f->error);
  memcpy(changed, file, sizeof file);
  changed[4] = 0x0f;
  EXPECT_STATUS(TN_MALFORMED, read_bytes(f, changed, sizeof changed));
  EXPECT_STR("0:0: bytecode version 7 is newer than the current version 6 (at byte 4)", f->error);
  fixture_close(f);
}

TN_TEST(a_summary_names_the_sections) {
  parse_fixture* f = fixture_open(true);
  tn_bytecode_summary summary;
  const tn_string_view bytes = {(const char*)file, sizeof file};
  EXPECT_STATUS(TN_OK, tn_bytecode_inspect(f->context, bytes, &summary));
  EXPECT_EQ(6, summary.version);
  EXPECT_VIEW("MLIR22.1.8", summary.producer);
  EXPECT_EQ(8, summary.section_count);
  EXPECT_STR("dialect", summary.sections[0].name);
  EXPECT_EQ(18, summary.sections[0].offset);
  EXPECT_EQ(12, summary.sections[0].byte_size);
  EXPECT_EQ(1, summary.sections[0].alignment);
  const tn_string_view cut = {(const char*)file, 40};
  EXPECT_STATUS(TN_MALFORMED, tn_bytecode_inspect(f->context, cut, &summary));
  EXPECT_EQ(0, summary.section_count);
  fixture_close(f);
}

/// Reads a file of the fuzz target's corpus and prints it; skips the test if it is not there.
static const char* print_corpus_file(parse_fixture* f, const char* name) {
  char path[4000];
  const char* source = getenv("TENURE_SOURCE_DIR");
  if (source == NULL) TN_SKIP();
  snprintf(path, sizeof path, "%s/tests/fuzz/corpus/bytecode/%s", source, name);
  if (tn_bytecode_read_file(f->scope, path, NULL, &f->op) != TN_OK) TN_FAIL("%s", f->error);
  return print(f);
}

TN_TEST(quantized_types_are_spelled) {
  parse_fixture* f = fixture_open(true);
  const char* text = print_corpus_file(f, "quant");
  EXPECT_TRUE(strstr(text, "a = !quant.any<i8<-8:7>:f32>, b = !quant.any<u4>, ") != NULL);
  EXPECT_TRUE(strstr(text, "c = !quant.calibrated<f32<-5.000000e-01:1.250000e+00>>") != NULL);
  EXPECT_TRUE(strstr(text, "d = !quant.uniform<i8:f32, 1.000000e-01:-3>") != NULL);
  EXPECT_TRUE(strstr(text, "{2.000000e+00:-120,5.000000e-01,3.000000e+02:127}>") != NULL);
  fixture_close(f);
}

TN_TEST(debug_information_is_spelled_with_aliases) {
  parse_fixture* f = fixture_open(true);
  const char* text = print_corpus_file(f, "debug");
  EXPECT_TRUE(strstr(text, "#di_file = #llvm.di_file<\"a.c\" in \"/b\">\n") != NULL);
  EXPECT_TRUE(strstr(text,
                     "scope = #di_file, baseType = #di_composite_type, "
                     "flags = \"Public|Vector\", sizeInBits = 8, alignInBits = 4, "
                     "rank = <[DW_OP_plus_uconst(3)]>, elements = #llvm.di_subrange<count = "
                     "#llvm.di_expression<[DW_OP_deref]>, lowerBound = 2 : i64>, "
                     "#di_derived_type>") != NULL);
  EXPECT_TRUE(strstr(text, "expr = <[DW_OP_LLVM_convert(8, DW_ATE_unsigned), ") != NULL);
  EXPECT_TRUE(strstr(text, "mustProgress = false, parallelAccesses = #access_group>") != NULL);
  fixture_close(f);
}

TN_TEST(encodings_that_nobody_knows_are_named) {
  parse_fixture* f = fixture_open(true);
  unsigned char changed[sizeof file];
  memcpy(changed, file, sizeof file);
  // The dialect of the builtin attributes and types is called otherwise.
  unsigned char* name = memmem(changed, sizeof changed, "builtin", 7);
  EXPECT_TRUE(name != NULL);
  memcpy(name, "builtim", 7);
  EXPECT_STATUS(TN_MALFORMED, read_bytes(f, changed, sizeof changed));
  EXPECT_TRUE(strstr(f->error, "uses an unknown encoding of the dialect 'builtim' (kind ") != NULL);
  fixture_close(f);
}

TN_TEST(locations_need_not_be_read) {
  parse_fixture* f = fixture_open(true);
  const tn_bytecode_read_options options = {.drop_locations = true};
  const tn_string_view bytes = {(const char*)file, sizeof file};
  EXPECT_STATUS(TN_OK, tn_bytecode_read(f->scope, bytes, &options, &f->op));
  EXPECT_EQ(TN_LOCATION_UNKNOWN, tn_location_kind_of(tn_op_location(f->op)));
  EXPECT_STR(printed, print(f));
  fixture_close(f);
}
