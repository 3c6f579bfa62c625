// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every truncation of the fuzz target's corpus, and many mutations: an error, or a module that can
// be printed and written. TENURE_MUTATIONS says how many there are of each file.

#include <dirent.h>
#include <tenure/bytecode.h>
#include <tenure/text.h>

#include "text/parse_fixture.h"

#define FILE_SIZE_MAX 65536u
#define DEFAULT_MUTATIONS 400u
/// A context is used for this many files: what is uniqued stays in it.
#define RUNS_PER_CONTEXT 64u

typedef struct mutant {
  size_t size;
  unsigned char bytes[FILE_SIZE_MAX];
} mutant;

static tn_status ignore(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

static bool count_error(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  ++*(size_t*)user_data;
  return true;
}

/// Reads from a block that is as large as the file, so that a sanitizer sees what is read after it.
static void try_file(tn_context* context, const mutant* it) {
  unsigned char* copy = malloc(it->size == 0 ? 1 : it->size);
  memcpy(copy, it->bytes, it->size);
  size_t error_count = 0;
  tn_diagnostic_handler_id id = 0;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(context, count_error, &error_count, NULL, &id));
  tn_op op;
  const tn_status status = tn_bytecode_read(
      tn_context_root_scope(context), (tn_string_view){(const char*)copy, it->size}, NULL, &op);
  EXPECT_EQ(status != TN_OK, error_count != 0);
  if (status == TN_OK) {
    EXPECT_STATUS(TN_OK, tn_op_print(op, NULL, ignore, NULL));
    EXPECT_STATUS(TN_OK, tn_bytecode_write(op, NULL, ignore, NULL));
    EXPECT_STATUS(TN_OK, tn_op_erase(op));
  }
  tn_context_statistics statistics;
  tn_context_statistics_get(context, &statistics);
  EXPECT_EQ(0, statistics.live_op_count);
  EXPECT_EQ(0, statistics.live_block_count);
  EXPECT_EQ(0, statistics.live_region_count);
  EXPECT_EQ(0, statistics.live_block_argument_count);
  tn_diagnostic_handler_detach(context, id);
  free(copy);
}

static uint64_t next_random(uint64_t* state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

/// One to four changes: a byte, a bit, some bytes taken out or doubled.
static void mutate(mutant* it, uint64_t* random) {
  for (uint64_t count = next_random(random) % 4 + 1; count-- > 0 && it->size > 8;) {
    const size_t at = (size_t)(next_random(random) % it->size);
    const size_t run = (size_t)(next_random(random) % 8) + 1;
    switch (next_random(random) % 4) {
      case 0:
        it->bytes[at] = (unsigned char)next_random(random);
        break;
      case 1:
        it->bytes[at] ^= (unsigned char)(1u << next_random(random) % 8);
        break;
      case 2:
        if (at + run >= it->size) break;
        memmove(it->bytes + at, it->bytes + at + run, it->size - at - run);
        it->size -= run;
        break;
      default:
        if (at + run >= it->size || it->size + run > FILE_SIZE_MAX) break;
        memmove(it->bytes + at + run, it->bytes + at, it->size - at);
        it->size += run;
        break;
    }
  }
}

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  return context;
}

static void try_truncations(const mutant* original) {
  static mutant it;
  tn_context* context = open_context();
  memcpy(it.bytes, original->bytes, original->size);
  for (it.size = 0; it.size < original->size; ++it.size) try_file(context, &it);
  tn_context_destroy(context);
}

static void try_mutations(const mutant* original, size_t count, uint64_t* random) {
  static mutant it;
  tn_context* context = NULL;
  for (size_t i = 0; i < count; ++i) {
    if (i % RUNS_PER_CONTEXT == 0) {
      tn_context_destroy(context);
      context = open_context();
    }
    it.size = original->size;
    memcpy(it.bytes, original->bytes, original->size);
    mutate(&it, random);
    try_file(context, &it);
  }
  tn_context_destroy(context);
}

static bool load(const char* folder, const char* name, mutant* out) {
  char path[8192];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE* file = fopen(path, "rb");
  if (file == NULL) return false;
  out->size = fread(out->bytes, 1, FILE_SIZE_MAX, file);
  fclose(file);
  return true;
}

TN_TEST(damaged_files_are_refused_or_read) {
  static mutant original;
  char folder[4000];
  const char* source = getenv("TENURE_SOURCE_DIR");
  if (source == NULL) TN_SKIP();
  snprintf(folder, sizeof folder, "%s/tests/fuzz/corpus/bytecode", source);
  DIR* entries = opendir(folder);
  EXPECT_TRUE(entries != NULL);
  const char* asked = getenv("TENURE_MUTATIONS");
  const size_t count = asked == NULL ? DEFAULT_MUTATIONS : strtoul(asked, NULL, 10);
  uint64_t random = UINT64_C(0x123456789abcdef1);
  size_t file_count = 0;
  for (struct dirent* entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    if (entry->d_name[0] == '.' || !load(folder, entry->d_name, &original)) continue;
    ++file_count;
    try_truncations(&original);
    try_mutations(&original, count, &random);
  }
  closedir(entries);
  EXPECT_TRUE(file_count >= 10);
}
