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
// is left. Readers of a diagnostic take a valid one and run on the handler's thread. Source: MLIR,
// "Diagnostic Infrastructure".

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

/// One message with its notes; lives until the handler that got it returns.
typedef struct tn_diagnostic tn_diagnostic;

/// What kind of diagnostic it is; notes are diagnostics of kind TN_SEVERITY_NOTE.
TN_API tn_severity tn_diagnostic_severity(const tn_diagnostic* diagnostic);

/// Where it is about; an unknown location when nothing is known, never the null one.
/// Ownership: lives as long as the context.
TN_API tn_location tn_diagnostic_location(const tn_diagnostic* diagnostic);

/// The words, without severity and position. Ownership: borrowed from `diagnostic`.
TN_API tn_string_view tn_diagnostic_message(const tn_diagnostic* diagnostic);

/// The status that the reporting call is going to return; TN_OK for warnings and remarks.
TN_API tn_status tn_diagnostic_status(const tn_diagnostic* diagnostic);

/// How many notes it has; notes have none.
TN_API size_t tn_diagnostic_note_count(const tn_diagnostic* diagnostic);

/// Note number `index`, itself a diagnostic; NULL beyond the last. Ownership: borrowed.
TN_API const tn_diagnostic* tn_diagnostic_note(const tn_diagnostic* diagnostic, size_t index);

/// Handles a diagnostic. Returns true if it did; false passes it to the previously attached
/// handler.
///
/// A handler reads (base.h). It may attach and detach handlers, which takes effect for the next
/// diagnostic, and report diagnostics, up to 64 deep. It cannot close a scope that it did not open,
/// or destroy the context: both are errors, and reported. It must not destroy tables and maps that
/// were passed to the reporting call.
///
/// Ownership: `diagnostic` and its parts are borrowed for the call.
/// Threads:   it runs on the thread that reports.
typedef bool (*tn_diagnostic_handler_fn)(const tn_diagnostic* diagnostic, void* user_data);

/// Names an attached handler; 0 names none.
typedef uint64_t tn_diagnostic_handler_id;

/// Attaches a handler before the existing ones.
///
/// Ownership: `user_data` is borrowed until detach; `delete_user_data` (may be NULL) is called on
///            it when the handler is detached or the context destroyed; it may do anything.
/// Errors:    TN_INVALID_ARGUMENT for no handler; TN_CONTEXT_DESTROYED (not reported);
///            TN_OUT_OF_MEMORY. `delete_user_data` is not called then.
/// Threads:   any; with threading, `handler` may run on several threads at once.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_diagnostic_handler_attach(tn_context* context,
                                                          tn_diagnostic_handler_fn handler,
                                                          void* user_data,
                                                          void (*delete_user_data)(void* user_data),
                                                          tn_diagnostic_handler_id* out_id);

/// Detaches the handler `id`, also from within a handler; unknown ids are ignored. It is not called
/// again, except by a report that is under way on another thread.
///
/// Ownership: deletes the handler's user data.
/// Threads:   any; but the user data must outlive reports under way on other threads.
/// Cost:      O(handlers).
TN_API void tn_diagnostic_handler_detach(tn_context* context, tn_diagnostic_handler_id id);

/// Reports `message` at `location` through the handlers of its context; does nothing at the null
/// location, which has no context. An unknown severity counts as an error.
///
/// Ownership: the message is borrowed for the call.
/// Threads:   any, with threading.
/// Cost:      that of the handlers.
TN_API void tn_diagnostic_emit(tn_location location, tn_severity severity, tn_string_view message);
/// The same with printf-style formatting. Ownership, Threads: as above. Cost: also O(bytes of the
/// message); when out of memory, the message is "out of memory".
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
TN_API void
tn_diagnostic_emit_format(tn_location location, tn_severity severity, const char* format, ...);

/// A line index of a text, for finding lines without scanning from its start.
typedef struct tn_source_lines tn_source_lines;

/// A text whose lines can be shown under a diagnostic. Ownership: borrowed for the call.
typedef struct tn_source {
  tn_string_view name;  ///< As in the locations.
  tn_string_view text;
  tn_source_lines* lines;  ///< Of `text`; NULL is right, and slow where there are many diagnostics.
} tn_source;

/// Creates a line index of `text`. It scans the text once, at the first query.
///
/// @param allocator  NULL for the default one.
///
/// Ownership: the caller destroys it; `text` is borrowed until then.
/// Errors:    TN_OUT_OF_MEMORY, not reported. If memory runs out later, every query scans the text.
/// Threads:   any; it may then be used by several at once.
/// Cost:      O(1); then once O(bytes of the text), with 16 bytes for each 4,096 of it.
TN_API TN_MUST_USE tn_status tn_source_lines_create(const tn_allocator* allocator,
                                                    tn_string_view text,
                                                    tn_source_lines** out_lines);

/// Frees a line index; NULL is ignored. Threads: not in use by another thread.
TN_API void tn_source_lines_destroy(tn_source_lines* owned_lines);

/// The line with this number, from 1, without its end; false if the source has none.
/// Ownership: borrowed from the text.
/// Cost:      with `lines`, O(log bytes of the text + bytes of the line).
TN_API bool tn_source_line(const tn_source* source, uint32_t line, tn_string_view* out_text);

/// The line and the column, both from 1, of the byte at `offset`, or of the end if it is beyond.
/// Cost: with `lines`, O(1).
TN_API void tn_source_position(const tn_source* source, size_t offset, uint32_t* out_line,
                               uint32_t* out_column);

/// Writes `diagnostic` and its notes the way mlir-opt does: "name:line:column: error: message", the
/// source line, a caret. Lines come from `sources` (NULL for none); a location in none of them
/// prints without. Callers of a call site follow as notes, ten at most.
///
/// Ownership: none.
/// Errors:    what `write` returns. Out of memory it leaves locations without a file out.
/// Threads:   the handler's.
/// Cost:      O(bytes of the output), and of the sources that come without `lines`.
TN_API tn_status tn_diagnostic_print(const tn_diagnostic* diagnostic, const tn_source* sources,
                                     size_t source_count, tn_write_fn write, void* user_data);

/// Whether what is printed is coloured with the escape sequences of terminals, as LLVM's tools do.
typedef enum tn_color {
  TN_COLOR_AUTO =
      0,  ///< If it writes to stderr, and that is a terminal (TERM is not "dumb", NO_COLOR unset).
  TN_COLOR_NEVER = 1,
  TN_COLOR_ALWAYS = 2
} tn_color;

/// How tn_diagnostic_printer_attach prints; all zero is how mlir-opt does.
typedef struct tn_diagnostic_printer_options {
  tn_write_fn write;  ///< Where to; NULL for stderr. It reports nothing itself; what it
                      ///< returns is ignored.
  void* user_data;    ///< For `write`; borrowed while the handler is attached.
  tn_color color;
  /// Texts that are not files, or differ from the files on disk; borrowed while the handler is
  /// attached.
  const tn_source* sources;
  size_t source_count;
  bool no_source_files;  ///< Do not open files to show their lines.
  bool no_notes;         ///< Omit notes.
} tn_diagnostic_printer_options;

/// Prints one diagnostic as a handler of tn_diagnostic_printer_attach does, with lines of
/// `options->sources` alone. For handlers that choose what is printed.
///
/// Ownership: none; `options` is borrowed for the call.
/// Errors:    what `options->write` returns, TN_IO_ERROR if stderr takes nothing.
/// Threads:   the handler's.
/// Cost:      as tn_diagnostic_print.
TN_API tn_status tn_diagnostic_print_with(const tn_diagnostic* diagnostic,
                                          const tn_diagnostic_printer_options* options);

/// Attaches a handler that prints each diagnostic as tn_diagnostic_print does, and so deals with
/// it. Lines come from `sources`, else from the files that locations name: each is read once, when
/// the first diagnostic in it comes, and of one that cannot be read, or is larger than 256 MiB,
/// none are shown.
///
/// Ownership: tn_diagnostic_handler_detach, or the context's end, frees what it holds.
/// Errors:    those of tn_diagnostic_handler_attach.
/// Threads:   any; diagnostics of several threads are printed one after the other.
/// Cost:      O(1); a diagnostic's is that of tn_diagnostic_print, and of reading its file.
TN_API TN_MUST_USE tn_status
tn_diagnostic_printer_attach(tn_context* context, const tn_diagnostic_printer_options* options,
                             tn_diagnostic_handler_id* out_id);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_DIAGNOSTICS_H
