// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages on a stream: with a header that has their length, or, for tests, between lines of `//
// -----`.

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lsp.h"

typedef struct transport {
  const lsp_options* options;
  FILE* in;
  FILE* out;
} transport;

/// The maximal size of a message.
#define MESSAGE_SIZE_MAX ((size_t)1 << 32)
/// The size that is read at once.
#define CHUNK_SIZE ((size_t)1 << 16)

//===-- Sending -------------------------------------------------------------------------------===//

static void send(void* user_data, const json_t* message) {
  const transport* self = user_data;
  const size_t flags = self->options->pretty ? JSON_INDENT(2) : JSON_COMPACT;
  char* text = json_dumps(message, flags | JSON_SORT_KEYS | JSON_ENCODE_ANY);
  if (text == NULL) return;
  lsp_message_restore(text);
  fprintf(self->out, "Content-Length: %zu\r\n\r\n%s", strlen(text), text);
  fflush(self->out);
  if (self->options->verbose) fprintf(stderr, ">>> %s\n", text);
  free(text);
}

//===-- Receiving -----------------------------------------------------------------------------===//

static void append_line(lsp_writer* body, const char* line, size_t size) {
  (void)lsp_write(body, line, size);
}

/// Reads the text up to the next separator, without comments. Returns false at the end of the
/// input.
static bool read_delimited(transport* self, lsp_writer* body) {
  char* line = NULL;
  size_t capacity = 0;
  ssize_t size = 0;
  while ((size = getline(&line, &capacity, self->in)) >= 0) {
    const char* from = line;
    while (*from == ' ' || *from == '\t') ++from;
    if (strncmp(from, "// -----", 8) == 0) {
      if (body->size == 0) continue;
      break;
    }
    if (strncmp(from, "//", 2) != 0) append_line(body, line, (size_t)size);
  }
  free(line);
  return body->size != 0 || size >= 0;
}

/// Reads the headers of a message. Returns false at the end of the input.
static bool read_headers(transport* self, size_t* out_size) {
  char* line = NULL;
  size_t capacity = 0;
  *out_size = 0;
  bool is_done = false;
  while (!is_done && getline(&line, &capacity, self->in) >= 0) {
    if (strncasecmp(line, "Content-Length:", 15) == 0) *out_size = strtoull(line + 15, NULL, 10);
    is_done = *line == '\r' || *line == '\n';
  }
  free(line);
  return is_done;
}

static bool read_standard(transport* self, lsp_writer* body) {
  size_t size = 0;
  while (size == 0) {
    if (!read_headers(self, &size)) return false;
  }
  if (size > MESSAGE_SIZE_MAX) return false;
  // Only received bytes need memory, whatever the header's length is.
  while (body->size < size) {
    const size_t left = size - body->size;
    const size_t wanted = left < CHUNK_SIZE ? left : CHUNK_SIZE;
    body->data = lsp_grow(body->data, &body->capacity, body->size + wanted + 1, 1);
    const size_t got = fread(body->data + body->size, 1, wanted, self->in);
    if (got == 0) return false;
    body->size += got;
  }
  return true;
}

/// Handles a message, unless it is invalid JSON.
static bool take(transport* self, lsp_server* server, lsp_writer* body) {
  json_error_t error;
  if (self->options->verbose) fprintf(stderr, "<<< %.*s\n", (int)body->size, body->data);
  json_t* message = lsp_message_parse(body->data, body->size, &error);
  if (message == NULL) {
    fprintf(stderr, "tenure: error: invalid JSON in a message: %s\n", error.text);
    return true;
  }
  free(body->data);
  *body = (lsp_writer){0};
  return lsp_server_take(server, message);
}

int lsp_serve(const lsp_options* options, FILE* in, FILE* out) {
  transport self = {.options = options, .in = in, .out = out};
  lsp_server* server = lsp_server_create(options, send, &self);
  bool goes_on = true;
  bool has_ended = false;
  while (goes_on && !has_ended) {
    lsp_writer body = {0};
    has_ended = !(options->delimited ? read_delimited(&self, &body) : read_standard(&self, &body));
    if (!has_ended && body.size != 0) goes_on = take(&self, server, &body);
    free(body.data);
  }
  int code = lsp_server_exit_code(server);
  if (has_ended) {
    fprintf(stderr, "Transport error: %s\n", strerror(EIO));
    code = 1;
  }
  lsp_server_destroy(server);
  return code;
}
