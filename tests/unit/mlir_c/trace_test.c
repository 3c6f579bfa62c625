// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TENURE_MLIR_C_TRACE: a line for each refused call, with the function, the handle, its kind and
// why. The variable is read once, so that the calls are made by a child of their own.

#include <fcntl.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tn_test.h"

static void make_mistakes(void) {
  const MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirOperationState state = mlirOperationStateGet(mlirStringRefCreateFromCString("t.new\nline"),
                                                   mlirLocationUnknownGet(context));
  const MlirOperation op = mlirOperationCreate(&state);
  const MlirType type = mlirIntegerTypeGet(context, 32);
  mlirOperationDestroy(op);
  mlirOperationDestroy(op);
  (void)mlirOperationGetOperand((MlirOperation){NULL}, 0);
  const MlirRegion region = mlirRegionCreate();
  mlirRegionDestroy(region);
  (void)mlirRegionGetFirstBlock(region);
  (void)mlirBlockCreate(-1, NULL, NULL);
  mlirContextDestroy(context);
  (void)mlirTypeGetContext(type);
  mlirContextDestroy(context);
  printf("%p %p %p\n", op.ptr, region.ptr, context.ptr);
}

/// The lines of a file, cut at their ends; how many there are.
static size_t read_lines(const char* path, char* text, size_t capacity, char** lines, size_t most) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) return 0;
  const size_t size = fread(text, 1, capacity - 1, file);
  (void)fclose(file);
  text[size] = '\0';
  size_t count = 0;
  for (char* at = strtok(text, "\n"); at != NULL && count < most; at = strtok(NULL, "\n")) {
    lines[count++] = at;
  }
  return count;
}

static void run_child(const char* path) {
  (void)fflush(NULL);
  const pid_t child = fork();
  if (child == 0) {
    const int nowhere = open("/dev/null", O_WRONLY);
    (void)dup2(nowhere, STDERR_FILENO);
    (void)dup2(nowhere, STDOUT_FILENO);
    (void)setenv("TENURE_MLIR_C_TRACE", path, 1);
    make_mistakes();
    _exit(0);
  }
  int status = -1;
  EXPECT_TRUE(child > 0 && waitpid(child, &status, 0) == child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/// Whether the line begins with the function, has the kind, and gives a reason with those words.
static void expect_line(const char* line, const char* function, const char* kind,
                        const char* words) {
  char copy[1024];
  (void)snprintf(copy, sizeof copy, "%s", line);
  char* fields[5] = {NULL};
  size_t count = 0;
  for (char* at = copy; at != NULL && count < 5; ++count) {
    fields[count] = at;
    at = strchr(at, '\t');
    if (at != NULL) *at++ = '\0';
  }
  EXPECT_EQ(4, count);
  EXPECT_STR(function, fields[0]);
  EXPECT_EQ(18, strlen(fields[1]));
  EXPECT_TRUE(strncmp(fields[1], "0x", 2) == 0);
  EXPECT_STR(kind, fields[2]);
  if (strstr(fields[3], words) == NULL) TN_FAIL("'%s' is not in '%s'", words, line);
}

TN_TEST(each_refused_call_is_one_line) {
  char path[] = "/tmp/tenure_mlir_c_traceXXXXXX";
  const int file = mkstemp(path);
  EXPECT_TRUE(file >= 0);
  (void)close(file);
  run_child(path);
  run_child(path);  // Processes append.
  char text[8192];
  char* lines[32];
  const size_t count = read_lines(path, text, sizeof text, lines, 32);
  (void)unlink(path);
  EXPECT_EQ(12, count);
  for (size_t i = 0; i < count; i += 6) {
    expect_line(lines[i], "mlirOperationDestroy", "operation", "t.new line");
    expect_line(lines[i + 1], "mlirOperationGetOperand", "operation", "null");
    expect_line(lines[i + 2], "mlirRegionGetFirstBlock", "region", "destroyed");
    expect_line(lines[i + 3], "mlirBlockCreate", "", "-1");
    expect_line(lines[i + 4], "mlirTypeGetContext", "type", "context of the type was destroyed");
    expect_line(lines[i + 5], "mlirContextDestroy", "context", "destroyed");
  }
}
