// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Refusals: diagnostics for the context's handlers, lines for the trace.

#include "mlir_c/refuse.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/diagnostics.h>
#include <unistd.h>

#include "text/printer.h"

#define REASON_BYTES 512u

//===-- The trace -----------------------------------------------------------------------------===//

static int trace_file = -1;
static void open_trace(void) {
  const char* path = getenv("TENURE_MLIR_C_TRACE");
  if (path == NULL || path[0] == '\0') return;
  trace_file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (trace_file < 0) fprintf(stderr, "TENURE_MLIR_C_TRACE: cannot open %s\n", path);
}

/// Writes a line with a single write, so that lines of several threads and processes stay intact.
static void trace(const char* function, tn_mc_word word, const char* kind, const char* reason) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_trace);
  if (trace_file < 0) return;
  char line[REASON_BYTES + 256];
  const int size = snprintf(line, sizeof line, "%s\t0x%016llx\t%s\t%s\n", function,
                            (unsigned long long)word, kind, reason);
  if (size < 0) return;
  const size_t length = (size_t)size < sizeof line ? (size_t)size : sizeof line - 1;
  for (size_t i = strlen(function) + 1; i < length; ++i) {
    // Names may contain any bytes.
    if ((unsigned char)line[i] < ' ' && line[i] != '\t') line[i] = ' ';
  }
  line[length - 1] = '\n';
  const ssize_t written = write(trace_file, line, length);
  (void)written;  // There is no way to report the failure.
}

//===-- Reasons -------------------------------------------------------------------------------===//

/// Returns the context of the word if it is alive; else NULL.
static tn_context* context_of(tn_mc_word word) {
  const uint32_t number = tn_mc_word__context(word);
  return number == 0 || number > TN_MC_CONTEXT_LAST ? NULL
                                                    : tn_mc_context__live(tn_mc__record(number));
}

/// Writes the reason why an op's (block's, ...) handle is stale, as its context remembers.
static size_t cell_reason(tn_mc_word word, const char* kind, char* buffer, size_t capacity) {
  const tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  const uint32_t reference = tn_mc_word__reference(word);
  const uint32_t generation = tn_mc_word__generation(word);
  // A forged result for an erased entity (ir.h).
  if ((generation & 1u) == 0) return (size_t)snprintf(buffer, capacity, "the %s was erased", kind);
  if (strcmp(kind, "operation") == 0) {
    return tn_op_stale_reason((tn_op){record->scope, reference, generation, 0}, buffer, capacity);
  }
  if (strcmp(kind, "block") == 0) {
    return tn_block_stale_reason((tn_block){record->scope, reference, generation, 0}, buffer,
                                 capacity);
  }
  if (strcmp(kind, "region") == 0) {
    return tn_region_stale_reason((tn_region){record->scope, reference, generation, 0}, buffer,
                                  capacity);
  }
  const bool is_operand = strcmp(kind, "operand") == 0;
  if (!is_operand && strcmp(kind, "value") != 0) return 0;
  const bool is_argument = !is_operand && tn_value__is_argument(reference);
  tn_ref cell = reference - 1;
  if (!is_argument) {
    const tn_cells* cells = &record->context->cells;
    if (reference >> TN_CHUNK_SHIFT >= tn_cells__chunk_count(cells)) return 0;
    cell = tn_cells__cell_of(cells, reference);
  }
  if (is_operand) {
    return tn_op_stale_reason((tn_op){record->scope, cell, generation, 0}, buffer, capacity);
  }
  const tn_value value = {record->scope, cell, generation, is_argument ? UINT32_MAX : 0};
  return tn_value_stale_reason(value, buffer, capacity);
}

static void reason_of(tn_mc_word word, const char* kind, char* buffer, size_t capacity) {
  const uint32_t number = tn_mc_word__context(word);
  if (word == 0) {
    snprintf(buffer, capacity, "the %s is null", kind);
  } else if (strcmp(kind, "context") == 0) {
    snprintf(buffer, capacity, "the context was destroyed or is invalid");
  } else if (number == TN_MC_OBJECT_NUMBER) {
    snprintf(buffer, capacity, "the %s was destroyed or is not a %s", kind, kind);
  } else if (context_of(word) == NULL ||
             (tn_mc_word__generation(word) | 1u) <
                 __atomic_load_n(&tn_mc__record(number)->generation, __ATOMIC_RELAXED)) {
    snprintf(buffer, capacity, "the context of the %s was destroyed", kind);
  } else if (cell_reason(word, kind, buffer, capacity) == 0) {
    snprintf(buffer, capacity, "unknown %s", kind);
  }
}

//===-- Refusing ------------------------------------------------------------------------------===//

_Thread_local uint32_t tn_mc__handler_depth;

_Thread_local bool tn_mc__is_refusing;

/// A warning, because MLIR reports nothing: callers that collect errors would treat an error as a
/// failure.
static void report(tn_context* context, const char* function, const char* reason) {
  if (context == NULL || tn_mc__handler_depth != 0) return;
  tn_mc_deferred deferred;
  tn_mc__put_deferred_aside(&deferred);
  tn_mc__is_refusing = true;
  tn_diagnostic_emit_format(tn_location_unknown(context), TN_SEVERITY_WARNING, "%s: %s", function,
                            reason);
  tn_mc__is_refusing = false;
  tn_mc__take_deferred_back(&deferred);
}

void tn_mc__refuse_handle(const char* function, const char* kind, tn_mc_word word,
                          tn_context* context) {
  char reason[REASON_BYTES];
  reason_of(word, kind, reason, sizeof reason);
  trace(function, word, kind, reason);
  tn_context* own = context_of(word);
  tn_mc__throw(function, reason);
  report(own == NULL ? context : own, function, reason);
}

void tn_mc__refuse(const char* function, tn_context* context, const char* why) {
  trace(function, 0, "", why);
  tn_mc__throw(function, why);
  report(context, function, why);
}

void tn_mc__refuse_format(const char* function, tn_context* context, const char* format, ...) {
  char why[REASON_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(why, sizeof why, format, arguments);
  va_end(arguments);
  tn_mc__refuse(function, context, why);
}

//===-- Taking --------------------------------------------------------------------------------===//

/// Returns the storage of a type (attribute, location, ...); reports an invalid handle.
static const tn_storage* take(const char* function, const char* kind, tn_mc_word word) {
  const tn_storage* storage = tn_mc__find_storage(word);
  if (TN_UNLIKELY(storage == NULL)) tn_mc__refuse_handle(function, kind, word, NULL);
  return storage;
}

bool tn_mc__take_type_slow(const char* function, MlirType handle, tn_type* out_type) {
  const tn_storage* storage = take(function, "type", TN_MC_WORD(handle));
  if (TN_UNLIKELY(storage == NULL)) return false;
  *out_type = (tn_type){storage};
  if (TN_LIKELY(tn_mc__is_type(storage))) return true;
  tn_mc__refuse(function, tn_storage_context(storage), "the handle is not a type");
  return false;
}

bool tn_mc__take_attribute_slow(const char* function, MlirAttribute handle,
                                tn_attribute* out_attribute) {
  const tn_storage* storage = take(function, "attribute", TN_MC_WORD(handle));
  if (TN_UNLIKELY(storage == NULL)) return false;
  *out_attribute = (tn_attribute){storage};
  if (TN_LIKELY(tn_mc__is_attribute(storage))) return true;
  tn_mc__refuse(function, tn_storage_context(storage), "the handle is not an attribute");
  return false;
}

bool tn_mc__take_location_slow(const char* function, MlirLocation handle,
                               tn_location* out_location) {
  const tn_storage* storage = take(function, "location", TN_MC_WORD(handle));
  if (TN_UNLIKELY(storage == NULL)) return false;
  if (TN_LIKELY(tn_mc__is_attribute(storage))) {
    *out_location = tn_location_from_attribute((tn_attribute){storage});
    if (!tn_location_is_null(*out_location)) return true;
  }
  tn_mc__refuse(function, tn_storage_context(storage), "the handle is not a location");
  return false;
}

bool tn_mc__take_identifier_slow(const char* function, MlirIdentifier handle,
                                 tn_identifier* out_identifier) {
  const tn_storage* storage = take(function, "identifier", TN_MC_WORD(handle));
  if (TN_UNLIKELY(storage == NULL)) return false;
  *out_identifier = (tn_identifier){storage};
  if (TN_LIKELY(tn_mc__is_identifier(storage))) return true;
  tn_mc__refuse(function, tn_storage_context(storage), "the handle is not an identifier");
  return false;
}

tn_status tn_mc__write(void* printer, const char* bytes, size_t size) {
  tn_mc_printer* to = printer;
  if (size > to->capacity - to->size) {
    const size_t capacity = to->size + size + to->size / 2;
    char* grown = realloc(to->bytes, capacity);
    if (grown == NULL) return TN_OUT_OF_MEMORY;
    to->bytes = grown;
    to->capacity = capacity;
  }
  if (size != 0) memcpy(to->bytes + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

tn_status tn_mc__hand_over(const tn_mc_printer* printer, tn_status status) {
  if (status == TN_OK && printer->size != 0) {
    tn_callback_guard call __attribute__((cleanup(tn_callback_guard__end)));
    tn_callback_guard__begin(&call, printer->context, printer->kind);
    printer->callback((MlirStringRef){printer->bytes, printer->size}, printer->user_data);
  }
  return status;
}
