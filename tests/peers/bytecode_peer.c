// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode of many texts in many versions, written here and read by MLIR, in one process.
//
//   bytecode_peer < JOBS
//
// A job is a line with a version and the path of a text that mlir-opt printed in generic form. For
// each the answer is a line of path, version, our size, MLIR's size and words, with tabs between: no
// words if all is right, PEER_ALIKE if MLIR prints something else that means the same. The sizes
// are to be compared where the second is not 0. bytecode_write.py says what is asked of a job, and
// makes the figures.
//
// What MLIR prints of our bytecode has locations, and is compared with what it prints so of the text;
// without them that has to be the text.
//
// MLIR's side is what mlir-opt does, with the dialects that mlir-opt knows; each file is read in a
// context of its own. Jobs run in a child process, which is told by a shared page what the next one
// is: where one ends the child, by a signal or by taking too long, it is answered for, and another
// child goes on after it.

#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>
#include <mlir-c/RegisterEverything.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <tenure/tenure.h>
#include <unistd.h>

/// MLIR keeps the body of an attribute that it does not know as it is spelled, with names of aliases
/// that its bytecode does not define. Here what they stand for is written, and MLIR prints that.
#define PEER_ALIKE "alike but for aliases"

/// Seconds that one job may take.
#define JOB_SECONDS 60
/// Jobs of one child, which keeps what the sides leave behind within bounds.
#define JOBS_OF_CHILD 1400
#define PAGE_SIZE 4096u

typedef struct job {
  uint32_t version;
  char* path;
} job;

/// What the parent has to know of its child; in shared memory.
typedef struct progress {
  size_t next;        ///< The first job that has no answer.
  const char* stage;  ///< What is being done for it.
} progress;

/// Bytes that end with a NUL, which is not counted.
typedef struct bytes {
  char* data;
  size_t size;
} bytes;

#define WORDS_SIZE 200

/// A job's file on both sides.
typedef struct both_sides {
  MlirDialectRegistry registry;
  char* room;  ///< For what MLIR reads, at an address that fits all alignments of the file.
  size_t room_size;
  char words[WORDS_SIZE];  ///< Of the first error since they were emptied.
  const char* path;        ///< NULL before the first file.
  bytes text;
  bytes wanted;  ///< What MLIR prints of it, with locations.
  MlirContext peer;
  MlirOperation peer_module;
  tn_context* contexts[2];
  tn_op modules[2];
} both_sides;

//===-- Files ---------------------------------------------------------------------------------===//

static void require(bool holds, const char* what) {
  if (holds) return;
  fprintf(stderr, "bytecode_peer: %s\n", what);
  exit(2);
}

static bytes read_file(const char* path) {
  bytes out = {NULL, 0};
  FILE* file = fopen(path, "rb");
  require(file != NULL, path);
  FILE* copy = open_memstream(&out.data, &out.size);
  require(copy != NULL, "out of memory");
  char part[1 << 16];
  for (size_t size; (size = fread(part, 1, sizeof part, file)) > 0;) fwrite(part, 1, size, copy);
  require(ferror(file) == 0 && fclose(copy) == 0, path);
  fclose(file);
  return out;
}

static bool are_equal(bytes a, bytes b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

/// Whether they are equal but for empty lines at the end.
static bool are_equal_texts(bytes a, bytes b) {
  while (a.size > 0 && a.data[a.size - 1] == '\n') --a.size;
  while (b.size > 0 && b.data[b.size - 1] == '\n') --b.size;
  return are_equal(a, b);
}

/// Keeps the first line of a message if it is the first one.
static void keep_words(char* words, const char* message, size_t size) {
  if (words[0] != '\0') return;
  snprintf(words, WORDS_SIZE, "%.*s", (int)(size < 90 ? size : 90), message);
  words[strcspn(words, "\n\t")] = '\0';
}

//===-- MLIR ----------------------------------------------------------------------------------===//

// What mlir-opt registers besides all that MLIR's C API offers: C++ functions
// `void test::name(mlir::DialectRegistry&)`, whose argument is what the C API's registry points to.
#define TEST_DIALECTS(name, size) \
  extern void name(void* registry) __asm__("_ZN4test" #size #name "ERN4mlir15DialectRegistryE")
TEST_DIALECTS(registerTestDialect, 19);
TEST_DIALECTS(registerTestDynDialect, 22);
TEST_DIALECTS(registerIrdlTestDialect, 23);
TEST_DIALECTS(registerTestTransformDialectExtension, 37);
TEST_DIALECTS(registerTestTilingInterfaceTransformDialectExtension, 52);

static MlirDialectRegistry registry_create(void) {
  const MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  registerTestDialect(registry.ptr);
  registerTestDynDialect(registry.ptr);
  registerIrdlTestDialect(registry.ptr);
  registerTestTransformDialectExtension(registry.ptr);
  registerTestTilingInterfaceTransformDialectExtension(registry.ptr);
  return registry;
}

static void append(MlirStringRef piece, void* user_data) {
  fwrite(piece.data, 1, piece.length, user_data);
}

static MlirLogicalResult keep_diagnostic(MlirDiagnostic diagnostic, void* user_data) {
  if (mlirDiagnosticGetSeverity(diagnostic) != MlirDiagnosticError) {
    return mlirLogicalResultSuccess();
  }
  bytes message;
  FILE* out = open_memstream(&message.data, &message.size);
  mlirDiagnosticPrint(diagnostic, append, out);
  fclose(out);
  keep_words(user_data, message.data, message.size);
  free(message.data);
  return mlirLogicalResultSuccess();
}

/// A copy of the bytes at the start of a page: sections are aligned from there. Text is followed by a
/// NUL.
static MlirStringRef aligned_copy(both_sides* sides, bytes source) {
  if (source.size >= sides->room_size) {
    free(sides->room);
    sides->room_size = (source.size / PAGE_SIZE + 1) * PAGE_SIZE;
    sides->room = aligned_alloc(PAGE_SIZE, sides->room_size);
    require(sides->room != NULL, "out of memory");
  }
  memcpy(sides->room, source.data, source.size);
  sides->room[source.size] = '\0';
  return mlirStringRefCreate(sides->room, source.size);
}

/// Reads text or bytecode in a new context, which is to be forgotten before the next one. The op is
/// null where it is refused.
static MlirOperation peer_read(both_sides* sides, bytes source, MlirContext* out_context) {
  *out_context = mlirContextCreateWithRegistry(sides->registry, false);
  mlirContextSetAllowUnregisteredDialects(*out_context, true);
  mlirContextAttachDiagnosticHandler(*out_context, keep_diagnostic, sides->words, NULL);
  return mlirOperationCreateParse(*out_context, aligned_copy(sides, source),
                                  mlirStringRefCreateFromCString(sides->path));
}

static void peer_forget(MlirContext context, MlirOperation module) {
  if (!mlirOperationIsNull(module)) mlirOperationDestroy(module);
  mlirContextDestroy(context);
}

/// The file's bytecode; without data where MLIR does not write that version.
static bytes peer_write(const both_sides* sides, uint32_t version) {
  bytes out = {NULL, 0};
  if (mlirOperationIsNull(sides->peer_module)) return out;
  const MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
  mlirBytecodeWriterConfigDesiredEmitVersion(config, version);
  FILE* stream = open_memstream(&out.data, &out.size);
  const MlirLogicalResult result =
      mlirOperationWriteBytecodeWithConfig(sides->peer_module, config, append, stream);
  fclose(stream);
  mlirBytecodeWriterConfigDestroy(config);
  if (mlirLogicalResultIsSuccess(result)) return out;
  free(out.data);
  return (bytes){NULL, 0};
}

static bytes peer_print(MlirOperation module, bool debug_info) {
  bytes out;
  FILE* stream = open_memstream(&out.data, &out.size);
  const MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOpPrintingFlagsEnableDebugInfo(flags, debug_info, false);
  mlirOperationPrintWithFlags(module, flags, append, stream);
  mlirOpPrintingFlagsDestroy(flags);
  fclose(stream);
  return out;
}

/// Reads bytecode and prints it; false where it is refused. `out_printed` is to be freed.
static bool peer_prints(both_sides* sides, bytes bytecode, bytes* out_printed) {
  MlirContext context;
  *out_printed = (bytes){NULL, 0};
  const MlirOperation module = peer_read(sides, bytecode, &context);
  const bool is_read = !mlirOperationIsNull(module);
  if (is_read) *out_printed = peer_print(module, true);
  peer_forget(context, module);
  return is_read;
}

//===-- Here ----------------------------------------------------------------------------------===//

static bool keep_our_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  if (tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR) {
    keep_words(user_data, message.data, message.size);
  }
  return true;
}

static tn_context* context_create(both_sides* sides) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context;
  tn_diagnostic_handler_id id;
  require(tn_context_create(&options, &context) == TN_OK, "out of memory");
  require(
      tn_diagnostic_handler_attach(context, keep_our_diagnostic, sides->words, NULL, &id) == TN_OK,
      "out of memory");
  return context;
}

static tn_status read_here(both_sides* sides, bytes text, tn_context* context, tn_op* out_module) {
  const tn_text_parse_options options = {.file_name = tn_string_view_from(sides->path)};
  return tn_text_parse(tn_context_root_scope(context), (tn_string_view){text.data, text.size},
                       &options, out_module);
}

static tn_status append_here(void* user_data, const char* data, size_t size) {
  fwrite(data, 1, size, user_data);
  return TN_OK;
}

static tn_status write_here(tn_op module, uint32_t version, bytes* out) {
  const tn_bytecode_write_options options = {.use_version = true, .version = version};
  FILE* stream = open_memstream(&out->data, &out->size);
  const tn_status status = tn_bytecode_write(module, &options, append_here, stream);
  fclose(stream);
  return status;
}

/// Whether bytecode can be read here, and is the same when it is written from that.
static bool is_same_again(both_sides* sides, bytes bytecode, uint32_t version) {
  const tn_bytecode_read_options options = {.file_name = tn_string_view_from(sides->path)};
  tn_context* context = context_create(sides);
  tn_op module;
  bytes again = {NULL, 0};
  const bool result = tn_bytecode_read(tn_context_root_scope(context),
                                       (tn_string_view){bytecode.data, bytecode.size}, &options,
                                       &module) == TN_OK &&
                      write_here(module, version, &again) == TN_OK && are_equal(bytecode, again);
  free(again.data);
  tn_context_destroy(context);
  return result;
}

static bytes print_without_aliases(tn_op module) {
  const tn_print_options options = {.local_scope = true, .debug_info = true};
  bytes out;
  FILE* stream = open_memstream(&out.data, &out.size);
  const tn_status status = tn_op_print(module, &options, append_here, stream);
  fclose(stream);
  require(status == TN_OK, "a module is printed");
  return out;
}

/// Whether a text is the file's with all aliases replaced by what they stand for, in both.
static bool is_alike(both_sides* sides, bytes text) {
  tn_context* context = context_create(sides);
  tn_op module;
  bool result = false;
  if (read_here(sides, text, context, &module) == TN_OK) {
    const bytes both[2] = {print_without_aliases(module), print_without_aliases(sides->modules[0])};
    result = are_equal(both[0], both[1]);
    free(both[0].data);
    free(both[1].data);
  }
  tn_context_destroy(context);
  return result;
}

//===-- One job -------------------------------------------------------------------------------===//

static void forget_file(both_sides* sides) {
  if (sides->path == NULL) return;
  peer_forget(sides->peer, sides->peer_module);
  for (int i = 0; i < 2; ++i) tn_context_destroy(sides->contexts[i]);
  free(sides->wanted.data);
  free(sides->text.data);
  sides->path = NULL;
}

/// Nothing is wanted if MLIR does not print the text as it is.
static void take_wanted(both_sides* sides) {
  const bytes plain = peer_print(sides->peer_module, false);
  if (are_equal_texts(plain, sides->text)) sides->wanted = peer_print(sides->peer_module, true);
  free(plain.data);
}

/// Reads the file on both sides, twice here: what is written follows from the text alone.
static void take_file(both_sides* sides, const char* path, progress* at) {
  if (sides->path != NULL && strcmp(sides->path, path) == 0) return;
  forget_file(sides);
  sides->path = path;
  sides->text = read_file(path);
  at->stage = "MLIR reads the text";
  sides->peer_module = peer_read(sides, sides->text, &sides->peer);
  sides->wanted = (bytes){NULL, 0};
  if (!mlirOperationIsNull(sides->peer_module)) take_wanted(sides);
  at->stage = "the text is read";
  sides->words[0] = '\0';
  for (int i = 0; i < 2; ++i) {
    sides->contexts[i] = context_create(sides);
    if (read_here(sides, sides->text, sides->contexts[i], &sides->modules[i]) != TN_OK) {
      sides->modules[i] = (tn_op){0};
    }
  }
}

/// What MLIR makes of our bytecode, which it prints as `printed`, where that is not the file. What its
/// own bytecode in that version does not say either is not asked for.
static const char* judge_other_text(both_sides* sides, bytes printed, bytes* theirs, progress* at) {
  bytes own = {NULL, 0};
  at->stage = "MLIR reads its own bytecode";
  const bool says_all = theirs->data == NULL ||
                        (peer_prints(sides, *theirs, &own) && are_equal_texts(own, sides->wanted));
  theirs->size = 0;
  free(own.data);
  if (!says_all) return "";
  at->stage = "it is compared";
  return is_alike(sides, printed) ? PEER_ALIKE : "differs";
}

/// What is wrong with our bytecode `ours`, where `theirs` is MLIR's; empty if nothing is. The size of
/// `theirs` becomes 0 where it says something else.
static const char* judge(both_sides* sides, bytes ours, bytes* theirs, progress* at) {
  bytes printed;
  at->stage = "MLIR reads what was written";
  sides->words[0] = '\0';
  if (!peer_prints(sides, ours, &printed)) return "not read: ";
  const char* words =
      are_equal_texts(printed, sides->wanted) ? "" : judge_other_text(sides, printed, theirs, at);
  free(printed.data);
  sides->words[0] = '\0';
  if (words[0] != '\0' || ours.size <= theirs->size || theirs->size == 0) return words;
  snprintf(sides->words, WORDS_SIZE, "%zu bytes, %zu by the peer", ours.size, theirs->size);
  return "larger: ";
}

/// As `judge`, with what is written here and there in `version`.
static const char* run_version(both_sides* sides, uint32_t version, progress* at, bytes* ours,
                               bytes* theirs) {
  if (sides->wanted.data == NULL) return "MLIR does not print the text as it is: ";
  if (sides->modules[1].scope == 0) return "not read: ";
  at->stage = "it is written";
  sides->words[0] = '\0';
  for (int i = 0; i < 2; ++i) {
    if (write_here(sides->modules[i], version, &ours[i]) != TN_OK) return "not written: ";
  }
  if (!are_equal(ours[0], ours[1])) return "not the same twice";
  at->stage = "MLIR writes it";
  *theirs = peer_write(sides, version);
  const char* words = judge(sides, ours[0], theirs, at);
  const bool says_all = words[0] == '\0' ? theirs->size != 0 : strcmp(words, PEER_ALIKE) == 0;
  at->stage = "it is read here";
  if (!says_all || is_same_again(sides, ours[0], version)) return words;
  return "not the same when read here: ";
}

static void answer(const job* one, size_t ours, size_t theirs, const char* words,
                   const char* more) {
  printf("%s\t%u\t%zu\t%zu\t%s%s\n", one->path, one->version, ours, theirs, words, more);
  fflush(stdout);
}

static void run_job(both_sides* sides, const job* one, progress* at) {
  alarm(JOB_SECONDS);
  take_file(sides, one->path, at);
  bytes ours[2] = {{NULL, 0}, {NULL, 0}};
  bytes theirs = {NULL, 0};
  const char* words = run_version(sides, one->version, at, ours, &theirs);
  answer(one, ours[0].size, theirs.size, words, sides->words);
  for (int i = 0; i < 2; ++i) free(ours[i].data);
  free(theirs.data);
  alarm(0);
}

//===-- All jobs ------------------------------------------------------------------------------===//

static size_t read_jobs(job** out_jobs) {
  size_t count = 0, room = 0, line_room = 0;
  char* line = NULL;
  *out_jobs = NULL;
  for (ssize_t size; (size = getline(&line, &line_room, stdin)) > 0; ++count) {
    if (line[size - 1] == '\n') line[size - 1] = '\0';
    if (count == room) {
      room = 2 * room + 64;
      *out_jobs = realloc(*out_jobs, room * sizeof **out_jobs);
      require(*out_jobs != NULL, "out of memory");
    }
    char* path;
    const unsigned long version = strtoul(line, &path, 10);
    require(*path == ' ', "a job is a version and a path");
    (*out_jobs)[count] = (job){(uint32_t)version, strdup(path + 1)};
  }
  free(line);
  return count;
}

/// In the child: the jobs from the next one on, as many as are for one child.
static void run_jobs(MlirDialectRegistry registry, const job* jobs, size_t count, progress* at) {
  both_sides sides = {.registry = registry};
  size_t end = at->next + JOBS_OF_CHILD;
  if (end > count) end = count;
  while (at->next < end) {
    run_job(&sides, &jobs[at->next], at);
    ++at->next;
  }
  forget_file(&sides);
  free(sides.room);
}

static void answer_for(const job* one, int signal, const char* stage) {
  char words[WORDS_SIZE];
  if (signal == SIGALRM) {
    snprintf(words, sizeof words, "timeout: %s", stage);
  } else {
    snprintf(words, sizeof words, "signal %d: %s", signal, stage);
  }
  answer(one, 0, 0, words, "");
}

int main(void) {
  job* jobs;
  const size_t count = read_jobs(&jobs);
  progress* at = mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  require(at != MAP_FAILED, "out of memory");
  const MlirDialectRegistry registry = registry_create();
  while (at->next < count) {
    const pid_t child = fork();
    require(child >= 0, "there is no other process");
    if (child == 0) {
      run_jobs(registry, jobs, count, at);
      exit(0);
    }
    int status;
    require(waitpid(child, &status, 0) == child, "the child is gone");
    if (WIFSIGNALED(status)) {
      require(at->next < count, "a child ended by a signal after its last job");
      answer_for(&jobs[at->next++], WTERMSIG(status), at->stage);
    } else {
      require(WEXITSTATUS(status) == 0, "a child failed");
    }
  }
  mlirDialectRegistryDestroy(registry);
  for (size_t i = 0; i < count; ++i) free(jobs[i].path);
  free(jobs);
  munmap(at, sizeof *at);
  return 0;
}
