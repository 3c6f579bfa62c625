// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of the command. Input is mapped, so that nothing is copied before parsing; input that
// cannot be mapped is read up to a limit. Output goes to a temporary file in the folder of its
// target, which is renamed when it is complete: a failure leaves the target unchanged.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <tenure/bytecode.h>
#include <unistd.h>

#include "command.h"

//===-- Input ---------------------------------------------------------------------------------===//

// A file that is not regular may be endless, so it is checked while it is read, a block at a time.
#define BLOCK_SIZE ((size_t)1 << 16)
#define READ_SIZE_MAX ((size_t)1 << 32)
// Text has fewer control characters than one in 20; random bytes have one in nine.
#define TEXT_PER_CONTROL 20u

static const char too_long[] = "input exceeds the limit of 4 GiB";
static const char no_input[] = "neither text nor bytecode";

static bool is_control(unsigned char c) { return (c < ' ' && (c < '\t' || c > '\r')) || c == 0x7f; }

// Returns true if a block may be text, or, without `is_text`, the beginning of another file: none
// begins with a block of NULs.
static bool may_be_input(const char* block, bool is_text) {
  size_t count = 0;
  for (size_t i = 0; i < BLOCK_SIZE; ++i) {
    count += is_text ? is_control((unsigned char)block[i]) : block[i] == '\0';
  }
  return count < (is_text ? BLOCK_SIZE / TEXT_PER_CONTROL : BLOCK_SIZE);
}

// Checks the whole blocks from `*checked` on. Returns an error message or NULL.
static const char* look_at(tn_string_view bytes, tool_input_kind kind, size_t* checked) {
  const bool is_text = kind == TOOL_MODULE && !tn_bytecode_has_magic(bytes);
  for (; bytes.size - *checked >= BLOCK_SIZE; *checked += BLOCK_SIZE) {
    if (!is_text && *checked != 0) continue;
    if (!may_be_input(bytes.data + *checked, is_text)) return no_input;
  }
  return bytes.size > READ_SIZE_MAX ? too_long : NULL;
}

// Returns an error message or NULL.
static const char* read_all(int file, tool_input_kind kind, tool_input* input) {
  size_t capacity = BLOCK_SIZE;
  size_t size = 0;
  size_t checked = 0;
  char* text = malloc(capacity);
  const char* problem = text == NULL ? strerror(ENOMEM) : NULL;
  while (problem == NULL) {
    const ssize_t got = read(file, text + size, capacity - size);
    if (got == 0) {
      input->source.text = (tn_string_view){text, size};
      return NULL;
    }
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) problem = strerror(errno);
    size += got < 0 ? 0 : (size_t)got;
    if (problem == NULL) problem = look_at((tn_string_view){text, size}, kind, &checked);
    if (problem != NULL || size < capacity) continue;
    capacity = capacity < READ_SIZE_MAX ? capacity * 2 : READ_SIZE_MAX + BLOCK_SIZE;
    char* larger = realloc(text, capacity);
    if (larger == NULL) problem = strerror(ENOMEM);
    if (larger != NULL) text = larger;
  }
  free(text);
  return problem;
}

static const char* map_or_read(int file, tool_input_kind kind, tool_input* input) {
  struct stat about;
  if (fstat(file, &about) != 0) return strerror(errno);
  if (S_ISDIR(about.st_mode)) return strerror(EISDIR);
  if (!S_ISREG(about.st_mode) || about.st_size == 0) return read_all(file, kind, input);
  const size_t size = (size_t)about.st_size;
  void* text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (text == MAP_FAILED) return strerror(errno);
  input->source.text = (tn_string_view){text, size};
  input->mapped = true;
  return NULL;
}

bool tool_input_open(const char* path, tool_input_kind kind, tool_input* out_input) {
  *out_input = (tool_input){0};
  const bool is_standard = strcmp(path, "-") == 0;
  out_input->source.name = tn_string_view_from(is_standard ? "<stdin>" : path);
  const int file = is_standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  const char* problem = file < 0 ? strerror(errno) : map_or_read(file, kind, out_input);
  if (!is_standard && file >= 0) close(file);
  if (problem != NULL) {
    tool_file_error("cannot open input file '%s': %s", path, problem);
    return false;
  }
  // On failure, messages search lines from the start of the text.
  (void)!tn_source_lines_create(NULL, out_input->source.text, &out_input->source.lines);
  return true;
}

// The least size in bytes of a text whose pages are worth a system call.
#define BIG_TEXT ((size_t)1 << 20)

void tool_input_put_away(const tool_input* input, tn_string_view part) {
  if (!input->mapped || part.size < BIG_TEXT) return;
  const uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t begin = ((uintptr_t)part.data + page_size - 1) & ~(page_size - 1);
  const uintptr_t end = ((uintptr_t)part.data + part.size) & ~(page_size - 1);
  (void)madvise((void*)begin, end - begin, MADV_DONTNEED);
}

void tool_input_close(tool_input* input) {
  char* text = (char*)(uintptr_t)input->source.text.data;
  tn_source_lines_destroy(input->source.lines);
  if (input->mapped) {
    munmap(text, input->source.text.size);
  } else {
    free(text);
  }
  *input = (tool_input){0};
}

//===-- Output --------------------------------------------------------------------------------===//

static bool refuse_output(tool_output* output, const char* verb) {
  tool_file_error("cannot %s output file '%s': %s", verb, output->path, strerror(errno));
  tool_output_abandon(output);
  return false;
}

// Files that have not been renamed yet.
static tool_output* unfinished;

static void take_away(int number) {
  for (const tool_output* self = __atomic_load_n(&unfinished, __ATOMIC_ACQUIRE); self != NULL;) {
    if (self->temporary != NULL) unlink(self->temporary);
    self = __atomic_load_n(&self->next, __ATOMIC_ACQUIRE);
  }
  signal(number, SIG_DFL);
  raise(number);
}

const int tool_ending_signals[TOOL_ENDING_SIGNAL_COUNT] = {SIGHUP,  SIGINT,  SIGQUIT,  SIGPIPE,
                                                           SIGALRM, SIGTERM, SIGXCPU,  SIGUSR1,
                                                           SIGUSR2, SIGPROF, SIGVTALRM};

// After the handler the default action of the signal runs, as before. SA_RESETHAND would reset the
// action before the handler runs, and a second signal, as `timeout` sends, would end the process in
// between.
static void watch(tool_output* output) {
  for (size_t i = 0; i < TOOL_ENDING_SIGNAL_COUNT; ++i) {
    const int number = tool_ending_signals[i];
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler != SIG_DFL) continue;
    action = (struct sigaction){.sa_handler = take_away};
    sigfillset(&action.sa_mask);
    (void)sigaction(number, &action, NULL);
  }
  output->next = unfinished;
  __atomic_store_n(&unfinished, output, __ATOMIC_RELEASE);
}

static void unwatch(const tool_output* output) {
  tool_output** at = &unfinished;
  while (*at != NULL && *at != output) at = &(*at)->next;
  if (*at == output) __atomic_store_n(at, output->next, __ATOMIC_RELEASE);
}

// Returns the mode of a new file.
static mode_t new_file_mode(void) {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

static bool open_temporary(tool_output* output, mode_t mode) {
  const char* suffix = ".XXXXXX";
  output->temporary = malloc(strlen(output->target) + strlen(suffix) + 1);
  if (output->temporary == NULL) return false;
  strcpy(output->temporary, output->target);
  strcat(output->temporary, suffix);
  watch(output);
  output->file = mkstemp(output->temporary);
  if (output->file < 0) {
    unwatch(output);
    free(output->temporary);
    output->temporary = NULL;
    return false;
  }
  return fchmod(output->file, mode) == 0;
}

static bool open_file(tool_output* output) {
  struct stat about;
  const bool exists = stat(output->path, &about) == 0;
  if (exists && !S_ISREG(about.st_mode)) {
    output->file = open(output->path, O_WRONLY | O_CLOEXEC);
    return output->file >= 0;
  }
  if (exists && access(output->path, W_OK) != 0) return false;
  output->target = exists ? realpath(output->path, NULL) : strdup(output->path);
  return output->target != NULL &&
         open_temporary(output, exists ? about.st_mode & 07777 : new_file_mode());
}

bool tool_output_open(const char* path, tool_output* output) {
  output->path = path;
  output->target = NULL;
  output->temporary = NULL;
  output->status = TN_OK;
  output->size = 0;
  output->file = STDOUT_FILENO;
  if (strcmp(path, "-") == 0) return true;
  output->file = -1;
  return open_file(output) || refuse_output(output, "open");
}

bool tool_output_open_binary(const char* path, tool_output* output) {
  if (!tool_output_open(path, output)) return false;
  if (isatty(output->file) == 0) return true;
  tool_error("refusing to write binary output to a terminal: use -o FILE or a pipe");
  tool_output_abandon(output);
  return false;
}

static tn_status write_all(tool_output* output, const char* bytes, size_t size) {
  while (size > 0 && output->status == TN_OK) {
    const ssize_t written = write(output->file, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      output->status = TN_IO_ERROR;
      output->error_number = errno;
    }
    bytes += written > 0 ? written : 0;
    size -= written > 0 ? (size_t)written : 0;
  }
  return output->status;
}

static tn_status flush(tool_output* output) {
  const size_t size = output->size;
  output->size = 0;
  return write_all(output, output->buffer, size);
}

tn_status tool_output_write(void* user_data, const char* bytes, size_t size) {
  tool_output* output = user_data;
  if (size == 0) return output->status;  // `bytes` may be null.
  if (size > sizeof output->buffer - output->size) {
    if (flush(output) != TN_OK) return output->status;
    if (size >= sizeof output->buffer) return write_all(output, bytes, size);
  }
  memcpy(output->buffer + output->size, bytes, size);
  output->size += size;
  return output->status;
}

void tool_output_format(tool_output* output, const char* format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  const int size = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  const size_t kept = size < 0 ? 0 : (size_t)size < sizeof text ? (size_t)size : sizeof text - 1;
  (void)!tool_output_write(output, text, kept);
}

static void close_file(tool_output* output) {
  if (output->file > STDERR_FILENO) close(output->file);
  output->file = -1;
}

static void free_paths(tool_output* output) {
  unwatch(output);
  free(output->target);
  free(output->temporary);
  output->target = NULL;
  output->temporary = NULL;
}

bool tool_output_commit(tool_output* output) {
  if (flush(output) != TN_OK) {
    errno = output->error_number;
    return refuse_output(output, "write");
  }
  const bool renames = output->temporary != NULL;
  if (output->file > STDERR_FILENO && close(output->file) != 0) {
    output->file = -1;
    return refuse_output(output, "write");
  }
  output->file = -1;
  if (renames && rename(output->temporary, output->target) != 0) {
    return refuse_output(output, "write");
  }
  free_paths(output);
  return true;
}

void tool_output_give_up(tool_output* output) {
  if (strcmp(output->path, "-") == 0) {
    (void)tool_output_commit(output);
  } else if (output->status == TN_IO_ERROR) {
    errno = output->error_number;
    (void)refuse_output(output, "write");
  } else {
    tool_output_abandon(output);
  }
}

void tool_output_abandon(tool_output* output) {
  close_file(output);
  if (output->temporary != NULL) unlink(output->temporary);
  free_paths(output);
}
