// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unit tests: TN_TEST registers a test, EXPECT_* ends it at the first thing that is not as it
// should be.
//
//   TN_TEST(name) { ... }              one test; it runs by itself, in the order of the file
//   EXPECT_TRUE(condition)             false fails
//   EXPECT_STATUS(expected, call)      names both codes when they differ
//   EXPECT_EQ(expected, actual)        integers, enumerators and pointers
//   EXPECT_STR(expected, actual)       NUL-terminated text; either may be NULL
//   EXPECT_VIEW(expected, actual)      NUL-terminated text against a tn_string_view
//   EXPECT_BITS(expected, actual)      two objects of one type, byte by byte: handles
//   TN_FAIL(format, ...)               fails and says so
//   TN_SKIP()                          the test does not apply here, and is counted as skipped
//   TN_TEST_SANITIZED                  1 in a build with a sanitizer, else 0
//   tn_budget                          an allocator that fails when its budget is spent
//
// The files `tests/unit/<room>/<file>_test.c` are one program, unit.<room>, with cmocka under it; the
// build finds them. `unit.<room> <file>` runs the tests of one file, `unit.<room> <file> <pattern>` those
// of them whose names match (`*` and `?`). CTest starts it once for each file, so that files share
// nothing and a crash hides no other file's tests. What a file takes from all others of its
// program, as one that defines `malloc`, is not for them: a line `Own program: <reason>` in it makes it
// one by itself.
// Expectations belong on the thread that runs the test: a worker thread reports through its own
// result.

#ifndef TENURE_TESTS_UNIT_TN_TEST_H
#define TENURE_TESTS_UNIT_TN_TEST_H

#include <tenure/base.h>

#ifdef __cplusplus
extern "C" {
#endif

// A sanitizer makes frames larger, keeps freed memory back and slows everything down. gcc says by macros
// that one is at work, clang by features.
#if defined(__has_feature)
#define TN_TEST_HAS_FEATURE(name) __has_feature(name)
#else
#define TN_TEST_HAS_FEATURE(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    TN_TEST_HAS_FEATURE(address_sanitizer) || TN_TEST_HAS_FEATURE(thread_sanitizer)
#define TN_TEST_SANITIZED 1
#else
#define TN_TEST_SANITIZED 0
#endif

typedef struct tn_test_case {
  const char* file;
  const char* name;
  void (*run)(void);
  struct tn_test_case* next;
} tn_test_case;

/// Adds `test` to the program's list; called before main.
void tn_test_register(tn_test_case* test);

/// Where an expectation stands.
typedef struct tn_test_place {
  const char* file;
  int line;
} tn_test_place;

#define TN_TEST_HERE ((tn_test_place){__FILE__, __LINE__})

void tn_test_expect_true(tn_test_place here, bool holds, const char* condition);
void tn_test_expect_status(tn_test_place here, tn_status expected, tn_status actual,
                           const char* call);
void tn_test_expect_equal(tn_test_place here, uint64_t expected, uint64_t actual, const char* what);
void tn_test_expect_text(tn_test_place here, const char* expected, const char* actual,
                         const char* what);
void tn_test_expect_view(tn_test_place here, const char* expected, tn_string_view actual,
                         const char* what);
void tn_test_expect_bits(tn_test_place here, const void* expected, const void* actual,
                         size_t byte_size, const char* what);
void tn_test_fail(tn_test_place here, const char* format, ...)
    __attribute__((format(printf, 2, 3), noreturn));
void tn_test_skip(tn_test_place here) __attribute__((noreturn));

#define TN_TEST(test_name)                                              \
  static void test_name(void);                                          \
  __attribute__((constructor)) static void register_##test_name(void) { \
    static tn_test_case test = {__FILE__, #test_name, test_name, NULL}; \
    tn_test_register(&test);                                            \
  }                                                                     \
  static void test_name(void)

#define EXPECT_TRUE(condition) tn_test_expect_true(TN_TEST_HERE, (condition), #condition)
#define EXPECT_STATUS(expected, call) tn_test_expect_status(TN_TEST_HERE, (expected), (call), #call)
#define EXPECT_EQ(expected, actual) \
  tn_test_expect_equal(TN_TEST_HERE, (uint64_t)(expected), (uint64_t)(actual), #actual)
#define EXPECT_STR(expected, actual) \
  tn_test_expect_text(TN_TEST_HERE, (expected), (actual), #actual)
#define EXPECT_VIEW(expected, actual) \
  tn_test_expect_view(TN_TEST_HERE, (expected), (actual), #actual)
#define EXPECT_BITS(expected, actual)                       \
  tn_test_expect_bits(TN_TEST_HERE, &(expected), &(actual), \
                      sizeof(expected) == sizeof(actual) ? sizeof(actual) : SIZE_MAX, #actual)
#define TN_FAIL(...) tn_test_fail(TN_TEST_HERE, __VA_ARGS__)
#define TN_SKIP() tn_test_skip(TN_TEST_HERE)

/// How much an allocator may still give, and what is out. All zero but `allocations` to begin with.
/// Not for several threads.
typedef struct tn_budget {
  size_t allocations;  ///< Calls that make or grow a block and may still succeed.
  size_t live_bytes;
  size_t peak_bytes;
} tn_budget;

/// An allocator on the C library's heap that returns NULL once `budget` is spent and counts what is
/// out. It fails the test when a block comes back with another size than it had. `budget` is
/// borrowed.
tn_allocator tn_budget_allocator(tn_budget* budget);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_TESTS_UNIT_TN_TEST_H
