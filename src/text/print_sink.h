// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The destination of printed text: a buffer that is passed to the writer in large pieces.
//
// Everything is written directly to the buffer. A failure (out of memory, or the writer's status)
// is recorded and checked once at the end: after it, bytes are dropped.

#ifndef TENURE_SRC_TEXT_PRINT_SINK_H
#define TENURE_SRC_TEXT_PRINT_SINK_H

#include "base/memory.h"
#include "base/status.h"
#include "ir/poll.h"

/// The maximum size of a reservation.
#define TN_SINK_RESERVE_MAX 1024u

/// Bytes after the capacity that a copy may overwrite.
#define TN_SINK_SLACK 32u

typedef struct tn_print_sink {
  char* data;
  size_t size;
  size_t capacity;
  uint64_t flushed;  ///< Number of bytes passed on before `data`.
  tn_write_fn write;
  void* user_data;
  const tn_context* context;
  tn_status status;
} tn_print_sink;

/// Opens a sink with a buffer of `capacity` bytes, at least TN_SINK_RESERVE_MAX. TN_OUT_OF_MEMORY
/// is not reported. Passing on bytes takes steps (poll.h).
TN_MUST_USE tn_status tn_print_sink__open(tn_print_sink* sink, const tn_context* context,
                                          size_t capacity, tn_write_fn write, void* user_data);
/// Passes on the rest and returns the final status.
TN_MUST_USE tn_status tn_print_sink__close(tn_print_sink* sink);

void tn_print_sink__flush(tn_print_sink* sink);
TN_COLD void tn_print_sink__ask(tn_print_sink* sink);
void tn_print_sink__put_large(tn_print_sink* sink, const char* bytes, size_t size);

static inline void tn_print_sink__fail(tn_print_sink* sink, tn_status status) {
  if (sink->status == TN_OK) sink->status = status;
}

/// Takes a step for work that produces no output.
static inline void tn_print_sink__poll(tn_print_sink* sink) {
  if (TN_UNLIKELY(--tn_poll__left == 0)) tn_print_sink__ask(sink);
}

/// Returns space for `size` bytes, at most TN_SINK_RESERVE_MAX. The caller advances sink->size.
static inline char* tn_print_sink__reserve(tn_print_sink* sink, size_t size) {
  if (TN_UNLIKELY(sink->capacity - sink->size < size)) tn_print_sink__flush(sink);
  return sink->data + sink->size;
}

/// `bytes` may be NULL if `size` is 0: an unverified op may have no name.
static inline void tn_put(tn_print_sink* sink, const char* bytes, size_t size) {
  if (TN_UNLIKELY(size == 0)) return;
  if (TN_UNLIKELY(size > sink->capacity - sink->size)) {
    tn_print_sink__put_large(sink, bytes, size);
    return;
  }
  memcpy(sink->data + sink->size, bytes, size);
  sink->size += size;
}

/// Likewise for bytes followed by TN_SINK_SLACK readable ones: short texts are copied without a
/// call.
static inline void tn_put_padded(tn_print_sink* sink, const char* bytes, size_t size) {
  if (TN_UNLIKELY(size > TN_SINK_SLACK)) {
    tn_put(sink, bytes, size);
    return;
  }
  if (TN_UNLIKELY(size > sink->capacity - sink->size)) tn_print_sink__flush(sink);
  memcpy(sink->data + sink->size, bytes, TN_SINK_SLACK);
  sink->size += size;
}

static inline void tn_put_view(tn_print_sink* sink, tn_string_view view) {
  tn_put(sink, view.data, view.size);
}

/// Prints a string literal.
#define TN_PUT(sink, literal) tn_put(sink, literal, sizeof(literal) - 1)

static inline void tn_put_char(tn_print_sink* sink, char c) {
  *tn_print_sink__reserve(sink, 1) = c;
  ++sink->size;
}

/// Writes the decimal digits of `value` at `at`; returns their number, at most 20.
size_t tn_format_unsigned(char* at, uint64_t value);

void tn_put_unsigned(tn_print_sink* sink, uint64_t value);
void tn_put_signed(tn_print_sink* sink, int64_t value);
void tn_put_spaces(tn_print_sink* sink, size_t count);
/// Prints hexadecimal digits; the caller prints "0x".
void tn_put_hex_upper(tn_print_sink* sink, const void* bytes, size_t byte_size);

/// Returns the size of `text` escaped for quotes: a backslash is doubled, and a quote or byte that
/// is not printable ASCII becomes \XX.
size_t tn_escaped_size(tn_string_view text);
/// Prints that text in quotes.
void tn_put_quoted(tn_print_sink* sink, tn_string_view text);
/// Prints the text bare if it is an identifier, else in quotes.
void tn_put_keyword_or_string(tn_print_sink* sink, tn_string_view text);

#endif  // TENURE_SRC_TEXT_PRINT_SINK_H
