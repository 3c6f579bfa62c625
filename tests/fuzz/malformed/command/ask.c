// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is asked of malformed ops by the command: `tenure opt` reads them without the verifier, and
// rewrites them by patterns of pdl, or of PDLL, that match ops of the module. The environment's
// TENURE says which command. Besides 0 and 1 no exit code is right.

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// clang-format off
#include "malformed.h"
// clang-format on

#define PATTERNS 4u
#define SECONDS_A_RUN 20  // Of the processor.
#define REPORT_CODE "99"  // With which a sanitizer ends what it reports.

void open_context(world* w) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  must(tn_context_create(&options, &w->context) == TN_OK, "making a context");
  w->scope = tn_context_root_scope(w->context);
}

void close_context(world* w) { tn_context_destroy(w->context); }

//===-- Patterns ------------------------------------------------------------------------------===//

/// An op to look for: counts down to it, and takes the last one if there are not so many.
typedef struct choice {
  uint32_t left;
  tn_string_view name;
} choice;

static tn_walk_result choose(tn_op op, void* user_data) {
  choice* it = user_data;
  it->name = tn_operation_name_text(tn_op_operation_name(op));
  return it->left-- == 0 ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(uint32_t*)user_data;
  return TN_WALK_ADVANCE;
}

/// The name of one of the module's ops, or now and then of another.
static tn_string_view name_of(world* w, uint32_t op_count) {
  choice it = {.left = below(w, op_count)};
  if (chance(w, 4)) return tn_string_view_from(all_ops.items[below(w, (uint32_t)all_ops.count)]);
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, choose, &it);
  return it.name;
}

static void put(text* to, const char* format, ...) __attribute__((format(printf, 2, 3)));
static void put(text* to, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  text_format_list(to, format, arguments);
  va_end(arguments);
}

static void put_pdl(world* w, tn_string_view from, tn_string_view into, uint32_t kind, text* to) {
  const bool has_attribute = chance(w, 4);
  put(to, "pdl.pattern : benefit(%u) {\n  %%v = operands\n  %%t = types\n", below(w, 9));
  if (has_attribute) put(to, "  %%a = attribute\n");
  put(to, "  %%o = operation \"%.*s\" (%%v : !pdl.range<value>) %s-> (%%t : !pdl.range<type>)\n",
      (int)from.size, from.data, has_attribute ? "{\"value\" = %a} " : "");
  put(to, "  rewrite %%o {\n");
  if (kind == 0) put(to, "    erase %%o\n");
  if (kind == 1) {
    put(to, "    %%n = operation \"%.*s\" (%%v : !pdl.range<value>) -> (%%t : !pdl.range<type>)\n",
        (int)into.size, into.data);
    put(to, "    replace %%o with %%n\n");
  }
  if (kind == 2) put(to, "    replace %%o with (%%v : !pdl.range<value>)\n");
  put(to, "  }\n}\n");
}

static void put_pdll(world* w, tn_string_view from, tn_string_view into, uint32_t kind, text* to) {
  const char* attribute = chance(w, 4) ? " {value = a: Attr}" : "";
  put(to, "Pattern with benefit(%u) {\n", below(w, 9));
  put(to, "  let o = op<%.*s>(v: ValueRange)%s -> (t: TypeRange);\n", (int)from.size, from.data,
      attribute);
  if (kind == 0) put(to, "  erase o;\n");
  if (kind == 1) {
    put(to, "  replace o with op<%.*s>(v) -> (t);\n", (int)into.size, into.data);
  }
  if (kind == 2) put(to, "  replace o with v;\n");
  put(to, "}\n");
}

/// Patterns that come to an end: none makes an op that one of them matches.
static void put_patterns(world* w, bool is_pdll, uint32_t op_count, text* to) {
  tn_string_view from[PATTERNS];
  for (size_t i = 0; i < PATTERNS; ++i) from[i] = name_of(w, op_count);
  for (size_t i = 0; i < PATTERNS; ++i) {
    const tn_string_view into =
        tn_string_view_from(all_ops.items[below(w, (uint32_t)all_ops.count)]);
    bool is_matched = false;
    for (size_t k = 0; k < PATTERNS; ++k) {
      is_matched = is_matched ||
                   (into.size == from[k].size && memcmp(into.data, from[k].data, into.size) == 0);
    }
    (is_pdll ? put_pdll : put_pdl)(w, from[i], into, is_matched ? 0 : below(w, 3), to);
  }
}

//===-- The command ---------------------------------------------------------------------------===//

static void write_file(char* path, const text* from) {
  const int file = mkstemp(path);
  must(file >= 0 && write(file, from->data, from->size) == (ssize_t)from->size, "writing a file");
  must(close(file) == 0, "closing a file");
}

/// Does not return: becomes the command.
static void become(const world* w, const char** arguments) {
  const struct rlimit limit = {SECONDS_A_RUN, SECONDS_A_RUN};
  const int nowhere = open("/dev/null", O_WRONLY);
  must(setrlimit(RLIMIT_CPU, &limit) == 0, "setrlimit");
  must(setenv("UBSAN_OPTIONS", "exitcode=" REPORT_CODE, 1) == 0 &&
           setenv("ASAN_OPTIONS", "allocator_may_return_null=1:exitcode=" REPORT_CODE, 1) == 0,
       "setenv");
  must(nowhere >= 0 && dup2(nowhere, 1) == 1 && (w->is_traced || dup2(nowhere, 2) == 2), "dup2");
  execv(arguments[0], (char* const*)(uintptr_t)arguments);
  _exit(127);
}

static void run(const world* w, const char** arguments) {
  int status = 0;
  fflush(NULL);
  const pid_t process = fork();
  must(process >= 0, "fork");
  if (process == 0) become(w, arguments);
  must(waitpid(process, &status, 0) == process, "waitpid");
  if (WIFEXITED(status) && WEXITSTATUS(status) < 2) return;
  for (size_t i = 0; arguments[i] != NULL; ++i) printf("%s ", arguments[i]);
  printf("\nended with %s %d\n", WIFSIGNALED(status) ? "signal" : "exit",
         WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
  fflush(NULL);
  _exit(1);  // The files stay.
}

void ask_all(world* w, size_t first_pass) {
  text module = {0};
  text patterns = {0};
  uint32_t op_count = 0;
  char module_path[] = "/tmp/malformed_module_XXXXXX";
  char pattern_path[] = "/tmp/malformed_patterns_XXXXXX";
  char option[64];
  char pass[64];
  const bool is_pdll = chance(w, 2);
  const tn_string_view pass_name = tn_pass_name(first_pass % tn_pass_count());
  const char* command = getenv("TENURE");
  must(command != NULL, "finding the command in TENURE");
  must(tn_op_print(w->module, NULL, text_append, &module) == TN_OK, "printing");
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, count_op, &op_count);
  put_patterns(w, is_pdll, op_count, &patterns);
  write_file(module_path, &module);
  write_file(pattern_path, &patterns);
  snprintf(option, sizeof option, "--%s=%s", is_pdll ? "patterns" : "pdl-patterns", pattern_path);
  snprintf(pass, sizeof pass, "--%.*s", (int)pass_name.size, pass_name.data);
  const char* arguments[] = {command,
                             "opt",
                             "--allow-unregistered-dialect",
                             "--mlir-very-unsafe-disable-verifier-on-parsing",
                             "--verify-each=0",
                             option,
                             module_path,
                             chance(w, 4) ? pass : NULL,
                             NULL};
  run(w, arguments);
  must(unlink(module_path) == 0 && unlink(pattern_path) == 0, "removing the files");
  free(module.data);
  free(patterns.data);
}
