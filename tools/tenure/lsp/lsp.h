// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server, from the inside.
//
//   transport.c   messages on standard input and output
//   server.c      which message is answered by what
//   protocol.c    positions, ranges and their kind as JSON
//   text.c        a text and its lines
//   document.c    open documents, and the parts between `// -----`
//   part.c        a part that was read: its IR, what stands where in it, what is wrong with it
//   part_symbols.c, part_find.c   what a place in it means
//   diagnostics.c, hover.c, navigate.c, rename.c, symbols.c, completion.c, folding.c, actions.c,
//   bytecode.c   the answers
//
// Source: Language Server Protocol 3.17; what is answered, and in which words, follows
// mlir-lsp-server. Positions count UTF-16 units, as the protocol says.

#ifndef TENURE_TOOLS_LSP_LSP_H
#define TENURE_TOOLS_LSP_LSP_H

#include <jansson.h>
#include <stdio.h>
#include <tenure/block.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>
#include <tenure/location.h>
#include <tenure/scope.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/value.h>

//===-- Texts (text.c) ------------------------------------------------------------------------===//

/// A line, counted from 0, and UTF-16 units in it.
typedef struct lsp_position {
  size_t line;
  size_t character;
} lsp_position;

/// A text that ends with a line break, of which the last may have been put there.
typedef struct lsp_text {
  char* data;
  size_t size;
  size_t* lines;  ///< Where each starts.
  size_t line_count;
} lsp_text;

/// Memory that has to be there: the server ends when it is not.
void* lsp_allocate(size_t size);
void* lsp_grow(void* block, size_t* capacity, size_t needed, size_t item_size);

void lsp_text_set(lsp_text* text, const char* data, size_t size);
void lsp_text_free(lsp_text* text);
/// The byte at a position; false if the line does not go as far.
bool lsp_text_offset(const lsp_text* text, lsp_position position, size_t* out_offset);
/// The same, or the nearest that there is.
size_t lsp_text_nearest(const lsp_text* text, lsp_position position);
lsp_position lsp_text_position(const lsp_text* text, size_t offset);

//===-- JSON (protocol.c) ---------------------------------------------------------------------===//

json_t* lsp_json_position(lsp_position position);
json_t* lsp_json_range(lsp_position start, lsp_position end);
json_t* lsp_json_location(const char* uri, json_t* owned_range);
/// A string of bytes that need not be UTF-8: others are replaced.
json_t* lsp_json_string(const char* data, size_t size);
lsp_position lsp_position_from(const json_t* json);

/// A text that is put together.
typedef struct lsp_writer {
  char* data;
  size_t size;
  size_t capacity;
} lsp_writer;

/// A tn_write_fn over a lsp_writer.
tn_status lsp_write(void* writer, const char* bytes, size_t size);
void lsp_write_text(lsp_writer* writer, const char* text);
void lsp_write_view(lsp_writer* writer, tn_string_view text);
void lsp_write_number(lsp_writer* writer, size_t number);
/// The text as JSON; frees the writer's.
json_t* lsp_writer_finish(lsp_writer* writer);

/// The path that a URI names, its escapes undone; a URI of another scheme names one alike.
char* lsp_uri_path(const char* uri);
/// The URI of a path in the scheme of `like`.
char* lsp_uri_of(const char* path, const char* like);

//===-- Parts (part.c) ------------------------------------------------------------------------===//

/// What is wrong with a part.
typedef struct lsp_message {
  tn_severity severity;
  char* words;
  size_t start;  ///< Of the bytes of the part that it is about.
  size_t end;
  struct lsp_message* notes;
  size_t note_count;
} lsp_message;

/// A symbol's name where it is defined or used.
typedef struct lsp_symbol {
  uint32_t place;
  tn_op op;  ///< The op that it names; null if there is none.
} lsp_symbol;

/// A text between two marks, that has been read.
typedef struct lsp_part {
  size_t line;  ///< Of the document, that it starts in.
  lsp_text text;
  char* path;
  tn_context* context;
  tn_scope* scope;
  tn_op root;            ///< Null if something is wrong.
  bool root_is_written;  ///< The root stands in the text, and was not put around it.
  tn_text_places places;
  uint32_t* order;  ///< Places by where they start, but for regions.
  size_t order_count;
  uint32_t* by_cell;  ///< Definitions, by what they define: a hash table of places + 1.
  size_t cell_mask;
  lsp_symbol* symbols;
  size_t symbol_count;
  lsp_message* messages;
  size_t message_count;
} lsp_part;

/// Which dialects there are.
typedef struct lsp_dialects {
  bool none;  ///< But for the builtin one.
  const char* const* files;
  size_t file_count;
} lsp_dialects;

/// Reads a text that starts in `line` of its document, whose path it is.
void lsp_part_read(lsp_part* part, const lsp_dialects* dialects, const char* path, size_t line,
                   tn_string_view text);
void lsp_part_free(lsp_part* part);
/// A context with the dialects there are, that accepts others.
bool lsp_context_create(const lsp_dialects* dialects, tn_context** out_context);

/// The definition of an op, of a value's name, or of a block; NULL if it stands nowhere.
const tn_text_place* lsp_part_op(const lsp_part* part, tn_op op);
const tn_text_place* lsp_part_value(const lsp_part* part, tn_value value);
const tn_text_place* lsp_part_block(const lsp_part* part, tn_block block);
void lsp_part_resolve_symbols(lsp_part* part);

/// What a place means: the place, the definition of what it names, and for symbols the op.
typedef struct lsp_target {
  const tn_text_place* place;
  const tn_text_place* definition;  ///< May be NULL.
  tn_op symbol;                     ///< Null for others.
} lsp_target;

/// What stands at a byte of the text; false if nothing does.
bool lsp_part_find(const lsp_part* part, size_t offset, lsp_target* out_target);
/// Calls `take` for each place that means what `target` does, but for its definition.
void lsp_part_uses(const lsp_part* part, const lsp_target* target,
                   void (*take)(void* user_data, const tn_text_place* place), void* user_data);
/// The bytes of a name from its start on: up to its end, without the number of a result.
tn_string_view lsp_part_spelling(const lsp_part* part, const tn_text_place* place);
json_t* lsp_part_range(const lsp_part* part, size_t start, size_t end);

//===-- Documents (document.c) ----------------------------------------------------------------===//

typedef struct lsp_document {
  char* uri;
  char* path;
  int64_t version;
  size_t size;  ///< Of the text as the client has it.
  lsp_text text;
  lsp_part* parts;
  size_t part_count;
} lsp_document;

/// Sets the text and reads it.
void lsp_document_set(lsp_document* document, const lsp_dialects* dialects, const char* data,
                      size_t size);
void lsp_document_free(lsp_document* document);
/// The part that a line of the document is in.
lsp_part* lsp_document_part(const lsp_document* document, size_t line);
/// The part and the byte in it that the parameters of a request name; false if there is none.
bool lsp_document_at(const lsp_document* document, const json_t* parameters, lsp_part** out_part,
                     size_t* out_offset);

//===-- Answers -------------------------------------------------------------------------------===//

json_t* lsp_diagnostics(const lsp_document* document);
json_t* lsp_hover(const lsp_document* document, const json_t* parameters);
json_t* lsp_definition(const lsp_document* document, const json_t* parameters);
json_t* lsp_references(const lsp_document* document, const json_t* parameters);
json_t* lsp_document_symbols(const lsp_document* document);
json_t* lsp_completion(const lsp_document* document, const lsp_dialects* dialects,
                       const json_t* parameters);
json_t* lsp_code_actions(const lsp_document* document, const json_t* parameters);
json_t* lsp_highlights(const lsp_document* document, const json_t* parameters);
json_t* lsp_prepare_rename(const lsp_document* document, const json_t* parameters);
/// The edits that give a thing another name. NULL with `*out_error` where that cannot be.
json_t* lsp_rename(const lsp_document* document, const lsp_dialects* dialects,
                   const json_t* parameters, const char** out_error);
json_t* lsp_folding(const lsp_document* document);
json_t* lsp_tokens(const lsp_document* document);
/// What the numbers of tokens mean.
json_t* lsp_token_legend(void);
/// What the bytecode file of that URI holds, as text. NULL with `*out_error`, which is freed.
json_t* lsp_from_bytecode(const lsp_dialects* dialects, const char* uri, char** out_error);
json_t* lsp_to_bytecode(const lsp_document* document, char** out_error);

//===-- The server (server.c, transport.c) ----------------------------------------------------===//

typedef struct lsp_options {
  bool delimited;  ///< Messages are separated by `// -----`, and not headed by their length.
  bool pretty;
  bool verbose;
  lsp_dialects dialects;
} lsp_options;

typedef struct lsp_server lsp_server;
/// Gets a message that is sent.
typedef void (*lsp_send_fn)(void* user_data, const json_t* message);

lsp_server* lsp_server_create(const lsp_options* options, lsp_send_fn send, void* user_data);
void lsp_server_destroy(lsp_server* server);
/// Answers a message. False when it was the last one.
bool lsp_server_take(lsp_server* server, const json_t* message);
/// The exit code, when it was.
int lsp_server_exit_code(const lsp_server* server);

/// Serves standard input until its end; returns the exit code.
int lsp_serve(const lsp_options* options, FILE* in, FILE* out);

#endif  // TENURE_TOOLS_LSP_LSP_H
