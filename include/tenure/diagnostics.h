// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics: errors, warnings and notes with a location.
//
//   reading      tn_diagnostic_severity, _location, _message, _note_count, _note
//   handlers     tn_diagnostic_handler_attach, tn_diagnostic_handler_detach
//   emitting     tn_diagnostic_emit, tn_diagnostic_emit_format
//   printing     tn_diagnostic_print: mlir-opt's form, with the source line and a caret;
//                tn_diagnostic_printer_attach: a handler that does so on stderr
//   sources      tn_source_lines_create, tn_source_lines_destroy, tn_source_line,
//                tn_source_position
//
// The library prints nothing by itself. A diagnostic goes to the handlers of its context, the
// newest first, until one returns true; without a handler it is dropped, and only the status code
// is left. Functions that read a diagnostic require a valid one and run on the handler's thread.
// Source: MLIR, "Diagnostic Infrastructure".

#ifndef TENURE_DIAGNOSTICS_H
#define TENURE_DIAGNOSTICS_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/location.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tn_severity {
  TN_SEVERITY_NOTE = 0,
  TN_SEVERITY_WARNING = 1,
  TN_SEVERITY_ERROR = 2,
  TN_SEVERITY_REMARK = 3
} tn_severity;

/// One message with its notes; lives until the handler that received it returns.
typedef struct tn_diagnostic tn_diagnostic;

/// Returns the severity; notes are diagnostics of severity TN_SEVERITY_NOTE.
TN_API tn_severity tn_diagnostic_severity(const tn_diagnostic* diagnostic);

/// Returns the location; the unknown location if none is known, never the null location.
/// Ownership: lives as long as the context.
TN_API tn_location tn_diagnostic_location(const tn_diagnostic* diagnostic);

/// Returns the message text, without severity and position. Ownership: borrowed from `diagnostic`.
TN_API tn_string_view tn_diagnostic_message(const tn_diagnostic* diagnostic);

/// Returns the status that the reporting call is about to return; TN_OK for warnings and remarks.
TN_API tn_status tn_diagnostic_status(const tn_diagnostic* diagnostic);

/// Returns the number of notes; notes have none.
TN_API size_t tn_diagnostic_note_count(const tn_diagnostic* diagnostic);

/// Returns the note at `index`, itself a diagnostic; NULL if out of range. Ownership: borrowed.
TN_API const tn_diagnostic* tn_diagnostic_note(const tn_diagnostic* diagnostic, size_t index);

/// Handles a diagnostic. Returns true if it did; false passes it to the previously attached
/// handler.
///
/// A handler reads (base.h). It may attach and detach handlers, which takes effect for the next
/// diagnostic, and report diagnostics, up to 64 deep. It cannot close a scope that it did not open,
/// or destroy the context: both are errors (reported). It must not destroy tables and maps that
/// were passed to the reporting call.
///
/// Ownership: `diagnostic` and its parts are borrowed for the call.
/// Threads:   the handler runs on the reporting thread.
typedef bool (*tn_diagnostic_handler_fn)(const tn_diagnostic* diagnostic, void* user_data);

/// Identifies an attached handler; 0 identifies none.
typedef uint64_t tn_diagnostic_handler_id;

/// Attaches a handler that runs before the existing ones.
///
/// Ownership: `user_data` is borrowed until the handler is detached; `delete_user_data` (may be
///            NULL) is called on it when the handler is detached or the context is destroyed, and
///            may do anything.
/// Errors:    TN_INVALID_ARGUMENT if `handler` is NULL; TN_CONTEXT_DESTROYED (not reported);
///            TN_OUT_OF_MEMORY. On error `delete_user_data` is not called.
/// Threads:   any; with threading, `handler` may run on several threads at once.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_diagnostic_handler_attach(tn_context* context,
                                                          tn_diagnostic_handler_fn handler,
                                                          void* user_data,
                                                          void (*delete_user_data)(void* user_data),
                                                          tn_diagnostic_handler_id* out_id);

/// Detaches the handler `id`, also from within a handler; unknown ids are ignored. The handler is
/// not called again, except by a report in progress on another thread.
///
/// Ownership: deletes the handler's user data.
/// Threads:   any; but the user data must outlive reports in progress on other threads.
/// Cost:      O(handlers).
TN_API void tn_diagnostic_handler_detach(tn_context* context, tn_diagnostic_handler_id id);

/// Reports `message` at `location` through the handlers of its context; does nothing if `location`
/// is null, which has no context. An unknown severity counts as an error.
///
/// Ownership: the message is borrowed for the call.
/// Threads:   any, with threading.
/// Cost:      that of the handlers.
TN_API void tn_diagnostic_emit(tn_location location, tn_severity severity, tn_string_view message);
/// Like tn_diagnostic_emit, with printf-style formatting. Ownership, Threads: as above. Cost: also
/// O(bytes of the message). Out of memory, the message is "out of memory".
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
TN_API void
tn_diagnostic_emit_format(tn_location location, tn_severity severity, const char* format, ...);

/// A line index of a text. It finds lines without scanning from the start of the text.
typedef struct tn_source_lines tn_source_lines;

/// A text whose lines can be shown under a diagnostic. Ownership: borrowed for the call.
typedef struct tn_source {
  tn_string_view name;  ///< The file name, as in the locations.
  tn_string_view text;
  tn_source_lines* lines;  ///< The line index of `text`. May be NULL, which is slow if there are
                           ///< many diagnostics.
} tn_source;

/// Creates a line index of `text`. It scans the text once, at the first query.
///
/// @param allocator  NULL for the default allocator.
///
/// Ownership: the caller destroys it; `text` is borrowed until then.
/// Errors:    TN_OUT_OF_MEMORY, not reported. If memory runs out later, every query scans the text.
/// Threads:   any; several threads may use the index at once.
/// Cost:      O(1); the first query O(bytes of the text), with 16 bytes of memory per 4,096 bytes
///            of text.
TN_API TN_MUST_USE tn_status tn_source_lines_create(const tn_allocator* allocator,
                                                    tn_string_view text,
                                                    tn_source_lines** out_lines);

/// Frees a line index; NULL is ignored. Threads: no other thread uses it.
TN_API void tn_source_lines_destroy(tn_source_lines* owned_lines);

/// Returns the line with this number, counted from 1, without its line break; false if the source
/// has no such line.
/// Ownership: borrowed from the text.
/// Cost:      with `lines`, O(log bytes of the text + bytes of the line).
TN_API bool tn_source_line(const tn_source* source, uint32_t line, tn_string_view* out_text);

/// Returns the line and column, counted from 1, of the byte at `offset`, or of the end of the text
/// if `offset` is beyond it.
/// Cost: with `lines`, O(1).
TN_API void tn_source_position(const tn_source* source, size_t offset, uint32_t* out_line,
                               uint32_t* out_column);

/// Writes `diagnostic` and its notes in mlir-opt's format: "name:line:column: error: message", the
/// source line, a caret. Lines come from `sources` (NULL for none); a location in none of them is
/// printed without its line. The callers of a call site follow as notes, ten at most.
///
/// Ownership: none.
/// Errors:    the status of `write`. Out of memory, locations without a file are omitted.
/// Threads:   the handler's.
/// Cost:      O(bytes of the output), and of the sources without `lines`.
TN_API tn_status tn_diagnostic_print(const tn_diagnostic* diagnostic, const tn_source* sources,
                                     size_t source_count, tn_write_fn write, void* user_data);

/// Colouring of output with the escape sequences of terminals, as in LLVM's tools.
typedef enum tn_color {
  TN_COLOR_AUTO =
      0,  ///< If the output is stderr and that is a terminal (TERM is not "dumb", NO_COLOR is
          ///< unset).
  TN_COLOR_NEVER = 1,
  TN_COLOR_ALWAYS = 2
} tn_color;

/// Options of tn_diagnostic_printer_attach; all zero prints like mlir-opt.
typedef struct tn_diagnostic_printer_options {
  tn_write_fn write;  ///< Receives the output; NULL means stderr. It reports nothing, and its
                      ///< status is ignored.
  void* user_data;    ///< Passed to `write`; borrowed while the handler is attached.
  tn_color color;
  /// Texts that are not files, or differ from the files on disk; borrowed while the handler is
  /// attached.
  const tn_source* sources;
  size_t source_count;
  bool no_source_files;  ///< Do not open files to show their lines.
  bool no_notes;         ///< Omit notes.
} tn_diagnostic_printer_options;

/// Prints one diagnostic like a handler of tn_diagnostic_printer_attach, with lines of
/// `options->sources` only. For handlers that select what to print.
///
/// Ownership: none; `options` is borrowed for the call.
/// Errors:    the status of `options->write`; TN_IO_ERROR if writing to stderr fails.
/// Threads:   the handler's.
/// Cost:      as tn_diagnostic_print.
TN_API tn_status tn_diagnostic_print_with(const tn_diagnostic* diagnostic,
                                          const tn_diagnostic_printer_options* options);

/// Attaches a handler that prints each diagnostic as tn_diagnostic_print does, and handles it.
/// Lines come from `sources`, else from the files that locations name. Each file is read once, for
/// the first diagnostic in it; lines of a file that cannot be read, or is larger than 256 MiB, are
/// omitted.
///
/// Ownership: tn_diagnostic_handler_detach, or the end of the context, frees the handler's data.
/// Errors:    those of tn_diagnostic_handler_attach.
/// Threads:   any; diagnostics of several threads are printed one after the other.
/// Cost:      O(1); each diagnostic costs as tn_diagnostic_print, plus reading its file.
TN_API TN_MUST_USE tn_status
tn_diagnostic_printer_attach(tn_context* context, const tn_diagnostic_printer_options* options,
                             tn_diagnostic_handler_id* out_id);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_DIAGNOSTICS_H
