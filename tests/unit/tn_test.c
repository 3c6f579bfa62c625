// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runner under TN_TEST: hands the registered tests to cmocka, which gives each its own frame to
// fail out of, catches signals and counts. Only this file knows cmocka, whose short macro names
// stay out of the tests.

#include "tn_test.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

// cmocka wants the four headers above before its own.
#include <cmocka.h>

static tn_test_case* first_test;
static tn_test_case** last_link = &first_test;

void tn_test_register(tn_test_case* test) {
  *last_link = test;
  last_link = &test->next;
}

//===-- Expectations ------------------------------------------------------------------------===//

void tn_test_fail(tn_test_place here, const char* format, ...) {
  char words[2048];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(words, sizeof words, format, arguments);
  va_end(arguments);
  print_error("%s\n", words);
  _fail(here.file, here.line);
  abort();  // cmocka leaves by longjmp; this tells the compiler so.
}

void tn_test_skip(tn_test_place here) {
  _skip(here.file, here.line);
  abort();
}

void tn_test_expect_true(tn_test_place here, bool holds, const char* condition) {
  if (!holds) tn_test_fail(here, "not true: %s", condition);
}

void tn_test_expect_status(tn_test_place here, tn_status expected, tn_status actual,
                           const char* call) {
  if (expected == actual) return;
  tn_test_fail(here, "%s\n  returned %s, expected %s", call, tn_status_name(actual),
               tn_status_name(expected));
}

void tn_test_expect_equal(tn_test_place here, uint64_t expected, uint64_t actual,
                          const char* what) {
  if (expected == actual) return;
  tn_test_fail(here, "%s\n  is %" PRId64 " (0x%" PRIx64 "), expected %" PRId64 " (0x%" PRIx64 ")",
               what, (int64_t)actual, actual, (int64_t)expected, expected);
}

void tn_test_expect_text(tn_test_place here, const char* expected, const char* actual,
                         const char* what) {
  if (expected == actual) return;
  if (expected != NULL && actual != NULL && strcmp(expected, actual) == 0) return;
  tn_test_fail(here, "%s\n  is       '%s'\n  expected '%s'", what,
               actual == NULL ? "(NULL)" : actual, expected == NULL ? "(NULL)" : expected);
}

void tn_test_expect_view(tn_test_place here, const char* expected, tn_string_view actual,
                         const char* what) {
  if (tn_string_view_equal(tn_string_view_from(expected), actual)) return;
  const int shown = actual.size > 900 ? 900 : (int)actual.size;
  tn_test_fail(here, "%s\n  is       '%.*s' (%zu bytes)\n  expected '%s'", what, shown,
               actual.data == NULL ? "" : actual.data, actual.size, expected);
}

void tn_test_expect_bits(tn_test_place here, const void* expected, const void* actual,
                         size_t byte_size, const char* what) {
  if (byte_size == SIZE_MAX) tn_test_fail(here, "%s has another size than what is expected", what);
  const unsigned char* want = expected;
  const unsigned char* have = actual;
  for (size_t i = 0; i < byte_size; ++i) {
    if (want[i] == have[i]) continue;
    tn_test_fail(here, "%s\n  differs at byte %zu of %zu: 0x%02x, expected 0x%02x", what, i,
                 byte_size, have[i], want[i]);
  }
}

//===-- A budget of allocations -------------------------------------------------------------===//

// The size stands before each block, so that a block coming back with another size is found.
enum { SIZE_SPACE = 64 };

static void* budget_allocate(tn_budget* budget, size_t byte_size, size_t alignment) {
  const tn_test_place here = TN_TEST_HERE;
  if (alignment > SIZE_SPACE) tn_test_fail(here, "alignment %zu is not served here", alignment);
  if (byte_size > SIZE_MAX - 2 * (size_t)SIZE_SPACE) return NULL;
  const size_t rounded = (byte_size + SIZE_SPACE - 1) / SIZE_SPACE * SIZE_SPACE;
  char* space = aligned_alloc(SIZE_SPACE, rounded + SIZE_SPACE);
  if (space == NULL) return NULL;
  memcpy(space, &byte_size, sizeof byte_size);
  budget->live_bytes += byte_size;
  if (budget->live_bytes > budget->peak_bytes) budget->peak_bytes = budget->live_bytes;
  return space + SIZE_SPACE;
}

static void budget_free(tn_budget* budget, void* block, size_t byte_size) {
  if (block == NULL) return;
  char* space = (char*)block - SIZE_SPACE;
  size_t known_size = 0;
  memcpy(&known_size, space, sizeof known_size);
  if (known_size != byte_size) {
    tn_test_fail(TN_TEST_HERE, "a block of %zu bytes came back as one of %zu", known_size,
                 byte_size);
  }
  budget->live_bytes -= byte_size;
  free(space);
}

static void* budget_resize(void* user_data, void* block, size_t old_size, size_t new_size,
                           size_t alignment) {
  tn_budget* budget = user_data;
  if (new_size == 0) {
    budget_free(budget, block, old_size);
    return NULL;
  }
  if (block == NULL || new_size > old_size) {
    if (budget->allocations == 0) return NULL;
    --budget->allocations;
  }
  void* grown = budget_allocate(budget, new_size, alignment);
  if (grown == NULL || block == NULL) return grown;
  memcpy(grown, block, old_size < new_size ? old_size : new_size);
  budget_free(budget, block, old_size);
  return grown;
}

tn_allocator tn_budget_allocator(tn_budget* budget) {
  return (tn_allocator){.user_data = budget, .resize = budget_resize};
}

//===-- The program -------------------------------------------------------------------------===//

static void run_registered(void** state) {
  const tn_test_case* test = *state;
  test->run();
}

/// Whether `path` ends with /<file>_test.c.
static bool is_file(const char* path, const char* file) {
  char end[512];
  const int size = snprintf(end, sizeof end, "/%s_test.c", file);
  const size_t path_size = strlen(path);
  return size > 0 && (size_t)size <= path_size && strcmp(path + path_size - size, end) == 0;
}

int main(int argument_count, char** arguments) {
  size_t all_count = 0;
  for (const tn_test_case* test = first_test; test != NULL; test = test->next) ++all_count;
  struct CMUnitTest* tests = calloc(all_count + 1, sizeof *tests);
  if (tests == NULL) return EXIT_FAILURE;
  size_t test_count = 0;
  for (tn_test_case* test = first_test; test != NULL; test = test->next) {
    if (argument_count > 1 && !is_file(test->file, arguments[1])) continue;
    tests[test_count++] =
        (struct CMUnitTest){.name = test->name, .test_func = run_registered, .initial_state = test};
  }
  if (test_count == 0) {
    fprintf(stderr, "%s: there is no test%s%s\n", arguments[0], argument_count > 1 ? " in " : "",
            argument_count > 1 ? arguments[1] : "");
    free(tests);
    return EXIT_FAILURE;
  }
  if (argument_count > 2) cmocka_set_test_filter(arguments[2]);
  const int failed_count = _cmocka_run_group_tests(arguments[0], tests, test_count, NULL, NULL);
  free(tests);
  return failed_count == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
