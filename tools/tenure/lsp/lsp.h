// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The internals of the language server.
//
//   workspace.c   the dialects of a project
//   transport.c   messages on standard input and output
//   message.c     JSON of messages
//   server.c      dispatch of messages
//   protocol.c    JSON of positions, ranges and so on
//   text.c        a text and its lines
//   document.c    open documents, and the parts between `// -----`
//   part.c        a part: its text, its IR, and the pieces that are parsed separately
//   part_pieces.c, part_change.c, part_verify.c, part_message.c   how a part is cut into pieces, how a
//                 piece is parsed and verified again, and its diagnostics
//   part_index.c, part_symbols.c, part_find.c   positions of definitions and uses, and their meaning
//   part_numbers.c   the numbers that the printer gives to values
//   diagnostics.c, hover.c, navigate.c, rename.c, rename_files.c, symbols.c, completion.c,
//   folding.c, actions.c, fixes.c, bytecode.c, hints.c, hover_more.c, hover_resource.c, format.c,
//   calls.c, workspace_symbols.c   the answers
//   folder.c      the files of the client's folders
//
// Source: Language Server Protocol 3.17; answers and their texts follow mlir-lsp-server. Positions
// count UTF-16 units, as in the protocol.

#ifndef TENURE_TOOLS_LSP_LSP_H
#define TENURE_TOOLS_LSP_LSP_H

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <sys/stat.h>
#include <tenure/block.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>
#include <tenure/location.h>
#include <tenure/scope.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/value.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#include "workspace.h"

//===-- Texts (text.c) ------------------------------------------------------------------------===//

/// A line, counted from 0, and the number of UTF-16 units before the position.
typedef struct lsp_position {
  size_t line;
  size_t character;
} lsp_position;

/// A text that ends with a line break. The last one may have been added.
typedef struct lsp_text {
  char* data;
  size_t size;
  size_t capacity;
  bool has_added_break;
  bool is_ascii;    ///< Units are bytes; may also be false after a change.
  uint32_t* lines;  ///< The offset of each line.
  size_t line_count;
  size_t line_capacity;
} lsp_text;

/// Allocates memory; the server exits if out of memory.
void* lsp_allocate(size_t size);
void* lsp_grow(void* block, size_t* capacity, size_t needed, size_t item_size);

void lsp_text_set(lsp_text* text, const char* data, size_t size);
void lsp_text_free(lsp_text* text);
/// Replaces the bytes from `start` to `end`, without the added break. Updates the lines after them
/// without searching again.
void lsp_text_replace(lsp_text* text, size_t start, size_t end, const char* data, size_t size);
/// Returns the text without an added break.
tn_string_view lsp_text_view(const lsp_text* text);
/// Converts a position to an offset; false if the line is shorter.
bool lsp_text_offset(const lsp_text* text, lsp_position position, size_t* out_offset);
/// Converts a position to an offset, or to the nearest one.
size_t lsp_text_nearest(const lsp_text* text, lsp_position position);
lsp_position lsp_text_position(const lsp_text* text, size_t offset);

//===-- JSON (protocol.c) ---------------------------------------------------------------------===//

json_t* lsp_json_position(lsp_position position);
json_t* lsp_json_range(lsp_position start, lsp_position end);
json_t* lsp_json_location(const char* uri, json_t* owned_range);
/// Creates a string from bytes; replaces bytes that are not UTF-8.
json_t* lsp_json_string(const char* data, size_t size);
lsp_position lsp_position_from(const json_t* json);

/// A text that is being written.
typedef struct lsp_writer {
  char* data;
  size_t size;
  size_t capacity;
} lsp_writer;

/// A tn_write_fn; `writer` is an lsp_writer.
tn_status lsp_write(void* writer, const char* bytes, size_t size);
void lsp_write_text(lsp_writer* writer, const char* text);
void lsp_write_view(lsp_writer* writer, tn_string_view text);
void lsp_write_number(lsp_writer* writer, size_t number);
/// Returns the text as JSON, and frees the writer's.
json_t* lsp_writer_finish(lsp_writer* writer);

/// Returns the path of a URI, with escapes decoded; also for URIs with other schemes.
char* lsp_uri_path(const char* uri);
/// Returns the URI of a path with the scheme of `like`.
char* lsp_uri_of(const char* path, const char* like);

//===-- Parts ---------------------------------------------------------------------------------===//

/// The name of the file in the locations of a part; a piece that was parsed separately has its
/// number, too.
#define LSP_OWN_FILE '\1'

/// A diagnostic of a part. Its bytes are relative to the start of a piece.
typedef struct lsp_message {
  tn_severity severity;
  char* words;
  uint32_t piece;
  bool has_place;
  int64_t start;
  int64_t end;
  struct lsp_message* notes;
  size_t note_count;
} lsp_message;

typedef struct lsp_messages {
  lsp_message* items;
  size_t count;
  size_t capacity;
} lsp_messages;

/// A piece of a part's text: an op of a module that is parsed again separately when its text
/// changes, or the text between two such ops. The two kinds alternate, so pieces with odd numbers
/// are ops. The pieces are fixed until the whole part is parsed again.
typedef struct lsp_piece {
  uint32_t start;
  uint32_t size;
  uint32_t read_line;  ///< The position when the part was parsed, counted from 1.
  uint32_t read_column;
  // For text between ops: the sizes of the blank or incomplete text at its start and its end, and
  // the position of its body, if it is broken.
  uint32_t head;
  uint32_t body_line;  ///< The end of its head when the part was parsed.
  uint32_t body_column;
  uint32_t tail;
  uint32_t typed;
  uint32_t place_count;
  bool owns_places;
  bool is_dirty;         ///< Its text has changed since it was parsed.
  bool is_broken;        ///< Its text cannot be parsed; `op` is an older one, or null.
  bool reaches_further;  ///< Its errors may depend on the text after it.
  bool is_unverified;
  bool fails;               ///< The verifier reported errors.
  bool is_counted;          ///< `value_count` and `argument_count` are valid.
  uint32_t value_count;     ///< The number of values in it that have a number in generic form.
  uint32_t argument_count;  ///< The number of arguments of entry blocks.
  bool has_unchecked_uses;  ///< Its references must be checked.
  tn_op op;                 ///< Null for text between ops.
  tn_text_place* places;    ///< Relative to its start, in the parser's order.
  lsp_messages parsing;
  lsp_messages verifying;
} lsp_piece;

/// A place of the part, with offsets in the part's text.
typedef struct lsp_place {
  tn_text_place at;
  uint32_t piece;
  uint32_t index;  ///< The index in the piece's list.
} lsp_place;

/// A region's place, and the enclosing region: its index plus 1, or 0.
typedef struct lsp_region_place {
  uint32_t place;
  uint32_t around;
} lsp_region_place;

/// An index of a piece's places, built on first use.
typedef struct lsp_index {
  uint32_t piece;
  bool is_used;
  uint32_t* order;  ///< Places without regions, sorted by their start.
  size_t order_count;
  uint32_t* by_cell;  ///< Definitions by their cell: a hash table of places + 1.
  size_t cell_mask;
  lsp_region_place* regions;  ///< Sorted by their start.
  size_t region_count;
} lsp_index;

#define LSP_INDEX_COUNT 8

/// The position of an alias' or module's place.
typedef struct lsp_place_ref {
  uint32_t piece;
  uint32_t index;
} lsp_place_ref;

/// The text between two split markers.
typedef struct lsp_part {
  size_t line;  ///< The first line in the document.
  lsp_text text;
  char* path;
  const lsp_dialects* dialects;
  tn_context* context;
  tn_scope* scope;
  tn_op root;                ///< Null if the whole text cannot be parsed.
  bool root_is_written;      ///< The root is in the text, not implicit.
  bool keeps_path;           ///< Locations have the document's path.
  bool has_modules;          ///< There are modules in the root, which have checks at their end.
  bool is_stale;             ///< The whole text must be parsed.
  bool has_dirty;            ///< There is a dirty piece.
  bool has_unchecked_names;  ///< Two symbols may have the same name.
  bool checks_whole;         ///< Errors cannot be checked piece by piece.
  size_t reread_size;        ///< Bytes parsed again since the last full parse.
  tn_source_map places;
  lsp_piece* pieces;
  size_t piece_count;
  lsp_place_ref* spans;  ///< Modules and their regions, which span several pieces.
  size_t span_count;
  size_t span_capacity;
  lsp_place_ref* aliases;  ///< Definitions, sorted by name.
  size_t alias_count;
  size_t alias_capacity;
  uint32_t* by_op;  ///< Pieces + 1 by the cells of their ops: a hash table.
  size_t op_mask;
  lsp_index indexes[LSP_INDEX_COUNT];
  size_t next_index;
  lsp_messages whole;  ///< The verifier's diagnostics for the whole part.
  lsp_messages* sink;  ///< The list that receives diagnostics.
} lsp_part;

// part.c

/// Takes the text that starts at `line` of the document at `path`. It is parsed when the part is
/// settled.
void lsp_part_open(lsp_part* part, const lsp_dialects* dialects, const char* path, size_t line,
                   tn_string_view text);
/// Changes the text.
void lsp_part_replace(lsp_part* part, size_t start, size_t end, const char* data, size_t size);
/// Parses changed text. The functions below require that nothing has changed since.
void lsp_part_parse(lsp_part* part);
void lsp_part_free(lsp_part* part);
/// Returns true if the part has no errors.
bool lsp_part_is_valid(const lsp_part* part);
/// Creates a context with the known dialects that allows unregistered ones.
bool lsp_context_create(const lsp_dialects* dialects, tn_context** out_context);
/// Returns the piece that contains a byte: the last one that starts there.
uint32_t lsp_part_piece(const lsp_part* part, size_t offset);

// part_pieces.c

/// Returns true if an op can be parsed separately.
bool lsp_piece_takes(tn_op op);
/// Cuts a parsed part into pieces.
void lsp_part_cut(lsp_part* part);
void lsp_part_free_pieces(lsp_part* part);
/// Updates spans and the starts of pieces when the text of pieces moves.
void lsp_part_move(lsp_part* part, uint32_t piece, size_t at, int64_t delta);
void lsp_part_set_piece_op(lsp_part* part, uint32_t piece, tn_op op);
/// Returns the number of the piece of the op; 0 if there is none, since piece 0 is not an op.
uint32_t lsp_part_piece_of(const lsp_part* part, tn_op op);

// part_change.c

/// Parses a piece again. Returns false if the whole part must be parsed.
bool lsp_piece_read(lsp_part* part, uint32_t piece);
/// Returns the end of the blank text, spaces and comments, between `start` and `end`. SIZE_MAX if a
/// comment continues after `end`.
size_t lsp_blank_end(const char* data, size_t start, size_t end);
/// The parser's lookup of aliases that an excerpt does not contain.
typedef struct lsp_alias_finder {
  const lsp_part* part;
  size_t before;
} lsp_alias_finder;
bool lsp_find_alias(void* finder, tn_string_view name, bool is_after, tn_attribute* out_attribute,
                    tn_type* out_type);

// part_verify.c

/// Verifies the IR: all of it at first, then the changes.
void lsp_part_verify_all(lsp_part* part);
void lsp_part_verify_changed(lsp_part* part);

// part_message.c

/// A tn_diagnostic_handler_fn of a part: adds diagnostics to its sink.
bool lsp_part_take_message(const tn_diagnostic* diagnostic, void* part);
void lsp_messages_clear(lsp_messages* messages);
/// Calls `take` for each message for the client.
void lsp_part_messages(const lsp_part* part, void (*take)(void* user_data, const lsp_message* self),
                       void* user_data);
/// Finds the bytes of a message in the part's text; false if they are unknown.
bool lsp_message_bytes(const lsp_part* part, const lsp_message* message, size_t* out_start,
                       size_t* out_end);

// part_index.c

/// Returns a place of a piece as a place of the part.
lsp_place lsp_part_place(const lsp_part* part, uint32_t piece, uint32_t index);
const lsp_index* lsp_part_index(lsp_part* part, uint32_t piece);
/// Returns true for the op to be found around a place.
typedef bool (*lsp_op_fn)(void* user_data, tn_op op);
/// Returns the op of the innermost region that contains a byte and whose op satisfies `is_wanted`;
/// null if there is none in the piece.
tn_op lsp_part_op_around(lsp_part* part, uint32_t piece, size_t offset, lsp_op_fn is_wanted,
                         void* user_data);
/// Finds the definition of an op, a value's name, or a block; false if there is none. `piece` may
/// contain it.
bool lsp_part_op(lsp_part* part, tn_op op, lsp_place* out_place);
bool lsp_part_value(lsp_part* part, uint32_t piece, tn_value value, lsp_place* out_place);
bool lsp_part_block(lsp_part* part, uint32_t piece, tn_block block, lsp_place* out_place);

// part_symbols.c

/// Finds symbols. Caches the last one, and its whole table after a second lookup.
typedef struct lsp_symbol_finder {
  lsp_part* part;
  tn_op table;
  tn_string_view name;
  tn_op found;
  tn_symbol_table* symbols;
} lsp_symbol_finder;

void lsp_symbol_finder_close(lsp_symbol_finder* finder);

/// Returns the op that the symbol at a place refers to; null if there is none.
tn_op lsp_find_symbol(lsp_symbol_finder* finder, const lsp_place* place);
/// Returns the unquoted name at a symbol's place; strings with escapes are unchanged.
tn_string_view lsp_symbol_name(const lsp_part* part, const lsp_place* place);
/// Returns true if the name has no other spelling.
bool lsp_symbol_is_plain(tn_string_view name);

// part_numbers.c

/// Counts the values in a piece that is an op.
void lsp_piece_count(lsp_piece* piece);
/// Sets the first numbers of the printer for an op in a piece.
void lsp_part_number(lsp_part* part, uint32_t piece, tn_print_options* options);

// part_find.c

/// The meaning of a place: the place, the definition that it refers to, and the op of a symbol.
typedef struct lsp_target {
  lsp_place place;
  lsp_place definition;
  tn_op symbol;  ///< Null if the place is not a symbol.
} lsp_target;

typedef void (*lsp_place_fn)(void* user_data, const lsp_place* place);

/// Finds the place at a byte of the text; false if there is none.
bool lsp_part_find(lsp_part* part, size_t offset, lsp_target* out_target);
/// Calls `take` for each place with the meaning of `target`, except its definition.
void lsp_part_uses(lsp_part* part, const lsp_target* target, lsp_place_fn take, void* user_data);
/// Returns the spelling of a name at its place, without the number of a result.
tn_string_view lsp_part_spelling(const lsp_part* part, const lsp_place* place);
json_t* lsp_part_range(const lsp_part* part, size_t start, size_t end);

//===-- Documents (document.c) ----------------------------------------------------------------===//

typedef struct lsp_document {
  char* uri;
  char* path;
  json_t* version;    ///< An integer, which may be too large for C.
  bool says_more;     ///< Hover has more information than in mlir-lsp-server.
  bool offers_fixes;  ///< Offers fixes that mlir-lsp-server does not have.
  const lsp_dialects* dialects;
  lsp_part* parts;
  size_t part_count;
} lsp_document;

/// Sets the text. It is parsed when the document is settled.
void lsp_document_set(lsp_document* document, const char* data, size_t size);
/// Replaces the text between two positions, or all of it (NULL).
void lsp_document_change(lsp_document* document, const lsp_position* range, const char* data,
                         size_t size);
/// Parses the changes.
void lsp_document_parse(lsp_document* document);
void lsp_document_free(lsp_document* document);
/// Returns the client's text; the caller frees it.
lsp_writer lsp_document_text(const lsp_document* document);
/// Returns the part that contains a line of the document.
lsp_part* lsp_document_part(const lsp_document* document, size_t line);
/// Finds the part and the byte that the parameters of a request refer to; false if there is none.
bool lsp_document_at(const lsp_document* document, const json_t* parameters, lsp_part** out_part,
                     size_t* out_offset);

//===-- Answers -------------------------------------------------------------------------------===//

json_t* lsp_diagnostics(const lsp_document* document);
json_t* lsp_hover(const lsp_document* document, const json_t* parameters);
/// Writes the description of an op in its schema, if the document's `says_more` is set.
void lsp_write_schema(lsp_writer* writer, const lsp_dialects* dialects, tn_op op);
/// Returns the name in the schema of an op, a type or an attribute that is not a valid symbol, like
/// names with dots; empty if there is none. `head` is the text after the symbol.
tn_string_view lsp_schema_name(tn_string_view head);
/// Returns NULL if there is no resource at the byte.
json_t* lsp_hover_resource(lsp_part* part, size_t offset);
json_t* lsp_definition(const lsp_document* document, const json_t* parameters);
json_t* lsp_references(const lsp_document* document, const json_t* parameters);
json_t* lsp_document_symbols(const lsp_document* document);
json_t* lsp_completion(const lsp_document* document, const json_t* parameters);
json_t* lsp_code_actions(const lsp_document* document, const json_t* parameters);
/// Returns an action that fixes a diagnostic; NULL if there is none.
json_t* lsp_fix(const lsp_document* document, const char* uri, const json_t* diagnostic);
json_t* lsp_highlights(const lsp_document* document, const json_t* parameters);
json_t* lsp_prepare_rename(const lsp_document* document, const json_t* parameters);
/// All open documents, and the client's folders.
typedef struct lsp_documents {
  lsp_document* items;
  size_t count;
  const lsp_folder* folders;
  size_t folder_count;
} lsp_documents;

// folder.c

typedef void (*lsp_file_fn)(void* user_data, const char* path, const struct stat* about);
/// Calls `take` once for each .mlir file of the folders that is not open, up to a limit.
void lsp_each_file(const lsp_documents* open, lsp_file_fn take, void* user_data);
/// Appends the contents of a file; nothing if it cannot be read.
void lsp_read_file(const char* path, lsp_writer* out);

/// Returns the edits of a renaming. NULL with `*out_error` if it is impossible.
json_t* lsp_rename(const lsp_document* document, const lsp_documents* open,
                   const json_t* parameters, const char** out_error);
/// Returns the edits for a symbol in a part; `*out_is_valid` tells if they keep the part valid.
json_t* lsp_rename_symbol(lsp_part* part, tn_op symbol, const char* name, bool* out_is_valid);
/// Returns true if other files may refer to a symbol.
bool lsp_symbol_is_shared(const lsp_part* part, tn_op op);
/// Adds the edits of other files, whose URIs are the keys of `changes`. Returns false if a file
/// already has a symbol with the new name.
bool lsp_rename_files(const lsp_document* document, const lsp_documents* open, tn_op symbol,
                      const char* new_name, json_t* changes);
json_t* lsp_folding(const lsp_document* document, const json_t* parameters);
json_t* lsp_tokens(const lsp_document* document, const json_t* parameters);
json_t* lsp_hints(const lsp_document* document, const json_t* parameters);
json_t* lsp_links(const lsp_document* document, const json_t* parameters);
json_t* lsp_format(const lsp_document* document, const json_t* parameters);
json_t* lsp_prepare_calls(const lsp_document* document, const json_t* parameters);
json_t* lsp_incoming_calls(const lsp_document* document, const json_t* parameters);
json_t* lsp_outgoing_calls(const lsp_document* document, const json_t* parameters);
/// Returns the symbols of open documents and of files in the folders whose names contain the
/// letters of `query` in order. The object `known` caches the symbols of files, and is only valid
/// for these dialects.
json_t* lsp_workspace_symbols(const lsp_documents* open, const lsp_dialects* dialects,
                              const char* query, json_t* known);
/// Returns the meanings of token numbers.
json_t* lsp_token_legend(void);
/// Returns the contents of a bytecode file as text. NULL with `*out_error`, which the caller frees.
json_t* lsp_from_bytecode(const lsp_dialects* dialects, const char* uri, char** out_error);
json_t* lsp_to_bytecode(const lsp_document* document, char** out_error);

//===-- The server (server.c, transport.c) ----------------------------------------------------===//

typedef struct lsp_options {
  bool delimited;  ///< Messages are separated by `// -----` instead of a header with the size.
  bool pretty;
  bool verbose;
  bool is_test;  ///< For MLIR's own tests, which expect the name mlir-lsp-server.
  lsp_dialects dialects;
} lsp_options;

typedef struct lsp_server lsp_server;
/// Receives a message to send.
typedef void (*lsp_send_fn)(void* user_data, const json_t* message);

lsp_server* lsp_server_create(const lsp_options* options, lsp_send_fn send, void* user_data);
void lsp_server_destroy(lsp_server* server);
/// Handles a message. Returns false after the last one.
bool lsp_server_take(lsp_server* server, json_t* owned_message);
/// Returns the exit code after the last message.
int lsp_server_exit_code(const lsp_server* server);

// message.c

/// Parses a message and overwrites its bytes. NULL with `*error` if it is invalid.
json_t* lsp_message_parse(char* data, size_t size, json_error_t* error);
/// Restores integers that are too large for C in a message to send.
void lsp_message_restore(char* text);
/// Returns the integer; the nearest one for an integer that is too large, 0 for other values.
json_int_t lsp_integer_from(const json_t* json);
/// Returns a new reference to an integer as it is sent; 0 for other values.
json_t* lsp_integer_copy(json_t* json);

/// Serves standard input until its end; returns the exit code.
int lsp_serve(const lsp_options* options, FILE* in, FILE* out);

#endif  // TENURE_TOOLS_LSP_LSP_H
