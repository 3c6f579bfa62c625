// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server, from the inside.
//
//   workspace.c   the dialects of a project
//   transport.c   messages on standard input and output
//   message.c     a message's JSON
//   server.c      which message is answered by what
//   protocol.c    positions, ranges and their kind as JSON
//   text.c        a text and its lines
//   document.c    open documents, and the parts between `// -----`
//   part.c        a part: its text, its IR, and the pieces that are read again by themselves
//   part_pieces.c, part_change.c, part_verify.c, part_message.c   how it is cut into pieces, how one
//                 is read again, what is checked again then, and what is wrong
//   part_index.c, part_symbols.c, part_find.c   what stands where in it, and what a place means
//   part_numbers.c   which numbers the printer gives to values
//   diagnostics.c, hover.c, navigate.c, rename.c, rename_files.c, symbols.c, completion.c,
//   folding.c, actions.c, fixes.c, bytecode.c, hints.c, hover_more.c, hover_resource.c, format.c,
//   calls.c, workspace_symbols.c   the answers
//   folder.c      the files of the client's folders
//
// Source: Language Server Protocol 3.17; what is answered, and in which words, follows
// mlir-lsp-server. Positions count UTF-16 units, as the protocol says.

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

/// A line, counted from 0, and UTF-16 units in it.
typedef struct lsp_position {
  size_t line;
  size_t character;
} lsp_position;

/// A text that ends with a line break, of which the last may have been put there.
typedef struct lsp_text {
  char* data;
  size_t size;
  size_t capacity;
  bool has_added_break;
  bool is_ascii;    ///< So units are bytes; false also where a text was not once.
  uint32_t* lines;  ///< Where each starts.
  size_t line_count;
  size_t line_capacity;
} lsp_text;

/// Memory that has to be there: the server ends when it is not.
void* lsp_allocate(size_t size);
void* lsp_grow(void* block, size_t* capacity, size_t needed, size_t item_size);

void lsp_text_set(lsp_text* text, const char* data, size_t size);
void lsp_text_free(lsp_text* text);
/// Replaces the bytes from `start` to `end`, at most those that the text has without an added break.
/// The lines after are moved and not looked for again.
void lsp_text_replace(lsp_text* text, size_t start, size_t end, const char* data, size_t size);
/// The text without an added break.
tn_string_view lsp_text_view(const lsp_text* text);
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

//===-- Parts ---------------------------------------------------------------------------------===//

/// What the files in the locations of a part are called: this, and for a piece that was read by
/// itself also its number.
#define LSP_OWN_FILE '\1'

/// What is wrong with a part. The bytes that it is about are counted from the start of a piece.
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

/// A piece of a part's text: an op of a module that is read again by itself when its text changes,
/// or what stands between two such ops. Pieces of both kinds take turns, so those with odd numbers
/// are ops. Which there are stays until the part is read as a whole again.
typedef struct lsp_piece {
  uint32_t start;
  uint32_t size;
  uint32_t read_line;  ///< Where it stood when the part was read, both counted from 1.
  uint32_t read_column;
  // Of what is between ops: how much of it at its beginning and at its end is blank, or being typed;
  // and where that begins which is, if it is broken.
  uint32_t head;
  uint32_t body_line;  ///< Where its head ended when the part was read.
  uint32_t body_column;
  uint32_t tail;
  uint32_t typed;
  uint32_t place_count;
  bool owns_places;
  bool is_dirty;         ///< Its text is not the one that was read.
  bool is_broken;        ///< Its text cannot be read; `op` is of an older one, or null.
  bool reaches_further;  ///< Its errors may depend on the text after it.
  bool is_unverified;
  bool fails;               ///< Reported by the verifier.
  bool is_counted;          ///< The two after it are of its op.
  uint32_t value_count;     ///< How many numbers values in it take in generic form,
  uint32_t argument_count;  ///< and arguments of entry blocks.
  bool has_unchecked_uses;  ///< What it refers to has to be looked at.
  tn_op op;                 ///< Null for what is between ops.
  tn_text_place* places;  ///< Counted from its start, in the order in which the parser notes them.
  lsp_messages parsing;
  lsp_messages verifying;
} lsp_piece;

/// A place among those of the part, with offsets in the part's text.
typedef struct lsp_place {
  tn_text_place at;
  uint32_t piece;
  uint32_t index;  ///< In the piece's list.
} lsp_place;

/// A region's place, and the region around it: its number and 1 more, or 0.
typedef struct lsp_region_place {
  uint32_t place;
  uint32_t around;
} lsp_region_place;

/// An index of a piece's places, made on first use.
typedef struct lsp_index {
  uint32_t piece;
  bool is_used;
  uint32_t* order;  ///< Places by where they start, but for regions.
  size_t order_count;
  uint32_t* by_cell;  ///< Definitions, by what they define: a hash table of places + 1.
  size_t cell_mask;
  lsp_region_place* regions;  ///< By where they start.
  size_t region_count;
} lsp_index;

#define LSP_INDEX_COUNT 8

/// Where the number of an alias' or module's place is.
typedef struct lsp_place_ref {
  uint32_t piece;
  uint32_t index;
} lsp_place_ref;

/// A text between two marks.
typedef struct lsp_part {
  size_t line;  ///< Of the document, that it starts in.
  lsp_text text;
  char* path;
  const lsp_dialects* dialects;
  tn_context* context;
  tn_scope* scope;
  tn_op root;                ///< Null if the text as a whole cannot be read.
  bool root_is_written;      ///< The root is in the text, not implicit.
  bool keeps_path;           ///< Locations are to have the document's path.
  bool has_modules;          ///< There are modules in the root, which end by checks of their own.
  bool is_stale;             ///< The text has to be read as a whole.
  bool has_dirty;            ///< Some piece is dirty.
  bool has_unchecked_names;  ///< Of symbols: two may be alike.
  bool checks_whole;         ///< What is wrong cannot be told piece by piece.
  size_t reread_size;        ///< Bytes that were read again since all was.
  tn_text_places places;
  lsp_piece* pieces;
  size_t piece_count;
  lsp_place_ref* spans;  ///< Modules and their regions, which go over several pieces.
  size_t span_count;
  size_t span_capacity;
  lsp_place_ref* aliases;  ///< Definitions by their names.
  size_t alias_count;
  size_t alias_capacity;
  uint32_t* by_op;  ///< Pieces + 1 by the cells of their ops: a hash table.
  size_t op_mask;
  lsp_index indexes[LSP_INDEX_COUNT];
  size_t next_index;
  lsp_messages whole;  ///< What the verifier has against the part.
  lsp_messages* sink;  ///< Where messages go that come now.
} lsp_part;

// part.c

/// Takes a text that starts in `line` of its document, whose path it is. It is read when it is
/// settled.
void lsp_part_open(lsp_part* part, const lsp_dialects* dialects, const char* path, size_t line,
                   tn_string_view text);
/// Changes the text.
void lsp_part_replace(lsp_part* part, size_t start, size_t end, const char* data, size_t size);
/// Reads what has to be read again. What is asked for below is right after that.
void lsp_part_settle(lsp_part* part);
void lsp_part_free(lsp_part* part);
/// Whether nothing is wrong with it.
bool lsp_part_is_right(const lsp_part* part);
/// A context with the dialects there are, that accepts others.
bool lsp_context_create(const lsp_dialects* dialects, tn_context** out_context);
/// The piece that a byte is in: the last one that starts there.
uint32_t lsp_part_piece(const lsp_part* part, size_t offset);

// part_pieces.c

/// Whether an op is one that can be read by itself.
bool lsp_piece_takes(tn_op op);
/// Cuts a part whose text was read into pieces.
void lsp_part_cut(lsp_part* part);
void lsp_part_free_pieces(lsp_part* part);
/// What is called where the text of pieces moved: spans and the starts of pieces.
void lsp_part_move(lsp_part* part, uint32_t piece, size_t at, int64_t delta);
void lsp_part_set_piece_op(lsp_part* part, uint32_t piece, tn_op op);
/// The number of the piece that is the op; 0 if none is, as that is none of an op.
uint32_t lsp_part_piece_of(const lsp_part* part, tn_op op);

// part_change.c

/// Reads a piece again. False if the whole part has to be.
bool lsp_piece_read(lsp_part* part, uint32_t piece);
/// How far the text from `start` on, up to `end`, is blank: spaces and comments. SIZE_MAX if a
/// comment goes on after it.
size_t lsp_blank_end(const char* data, size_t start, size_t end);
/// What the parser asks for aliases that are not in an excerpt.
typedef struct lsp_alias_finder {
  const lsp_part* part;
  size_t before;
} lsp_alias_finder;
bool lsp_find_alias(void* finder, tn_string_view name, bool is_behind, tn_attribute* out_attribute,
                    tn_type* out_type);

// part_verify.c

/// Verifies what has to be; after the first time, and after changes.
void lsp_part_verify_all(lsp_part* part);
void lsp_part_verify_changed(lsp_part* part);

// part_message.c

/// A tn_diagnostic_handler_fn of a part: puts what comes into its sink.
bool lsp_part_take_message(const tn_diagnostic* diagnostic, void* part);
void lsp_messages_clear(lsp_messages* messages);
/// Calls `take` for each message that a client is to see.
void lsp_part_messages(const lsp_part* part, void (*take)(void* user_data, const lsp_message* self),
                       void* user_data);
/// The bytes that a message is about, in the part's text; false if nobody knows.
bool lsp_message_bytes(const lsp_part* part, const lsp_message* message, size_t* out_start,
                       size_t* out_end);

// part_index.c

/// A place of a piece as one of the part.
lsp_place lsp_part_place(const lsp_part* part, uint32_t piece, uint32_t index);
const lsp_index* lsp_part_index(lsp_part* part, uint32_t piece);
/// Whether an op is the one that is looked for around a place.
typedef bool (*lsp_op_fn)(void* user_data, tn_op op);
/// The op of the innermost region in a piece that is around a byte and whose op `is_wanted`; null if
/// there is none.
tn_op lsp_part_op_around(lsp_part* part, uint32_t piece, size_t offset, lsp_op_fn is_wanted,
                         void* user_data);
/// The definition of an op, of a value's name, or of a block; false if it stands nowhere. `piece` is
/// one that it may be in.
bool lsp_part_op(lsp_part* part, tn_op op, lsp_place* out_place);
bool lsp_part_value(lsp_part* part, uint32_t piece, tn_value value, lsp_place* out_place);
bool lsp_part_block(lsp_part* part, uint32_t piece, tn_block block, lsp_place* out_place);

// part_symbols.c

/// Looks symbols up, and remembers the last one, and all of its table once two were asked for.
typedef struct lsp_symbol_finder {
  lsp_part* part;
  tn_op table;
  tn_string_view name;
  tn_op found;
  tn_symbol_table* symbols;
} lsp_symbol_finder;

void lsp_symbol_finder_close(lsp_symbol_finder* finder);

/// The op that the symbol at a place names; null if there is none.
tn_op lsp_find_symbol(lsp_symbol_finder* finder, const lsp_place* place);
/// The name that a symbol's place spells, unquoted; strings with escapes stay as they are spelled.
tn_string_view lsp_symbol_name(const lsp_part* part, const lsp_place* place);
/// Whether the name could be spelled in more than these ways.
bool lsp_symbol_is_plain(tn_string_view name);

// part_numbers.c

/// Counts the values in a piece that is an op.
void lsp_piece_count(lsp_piece* piece);
/// Says where the printer is to count from for an op that stands in a piece.
void lsp_part_number(lsp_part* part, uint32_t piece, tn_print_options* options);

// part_find.c

/// What a place means: the place, the definition of what it names, and for symbols the op.
typedef struct lsp_target {
  lsp_place place;
  lsp_place definition;
  tn_op symbol;  ///< Null for others.
} lsp_target;

typedef void (*lsp_place_fn)(void* user_data, const lsp_place* place);

/// The place at a byte of the text; false if there is none.
bool lsp_part_find(lsp_part* part, size_t offset, lsp_target* out_target);
/// Calls `take` for each place that means what `target` does, but for its definition.
void lsp_part_uses(lsp_part* part, const lsp_target* target, lsp_place_fn take, void* user_data);
/// The bytes of a name from its start on: up to its end, without the number of a result.
tn_string_view lsp_part_spelling(const lsp_part* part, const lsp_place* place);
json_t* lsp_part_range(const lsp_part* part, size_t start, size_t end);

//===-- Documents (document.c) ----------------------------------------------------------------===//

typedef struct lsp_document {
  char* uri;
  char* path;
  json_t* version;    ///< An integer, which may be too large for one here.
  bool says_more;     ///< Than mlir-lsp-server, on hover.
  bool offers_fixes;  ///< That it has not.
  const lsp_dialects* dialects;
  lsp_part* parts;
  size_t part_count;
} lsp_document;

/// Sets the text. It is read when the document is settled.
void lsp_document_set(lsp_document* document, const char* data, size_t size);
/// Replaces the text between two positions, or all of it (NULL).
void lsp_document_change(lsp_document* document, const lsp_position* range, const char* data,
                         size_t size);
/// Reads what changed.
void lsp_document_settle(lsp_document* document);
void lsp_document_free(lsp_document* document);
/// The text as the client has it; the caller frees it.
lsp_writer lsp_document_text(const lsp_document* document);
/// The part that a line of the document is in.
lsp_part* lsp_document_part(const lsp_document* document, size_t line);
/// The part and the byte in it that the parameters of a request name; false if there is none.
bool lsp_document_at(const lsp_document* document, const json_t* parameters, lsp_part** out_part,
                     size_t* out_offset);

//===-- Answers -------------------------------------------------------------------------------===//

json_t* lsp_diagnostics(const lsp_document* document);
json_t* lsp_hover(const lsp_document* document, const json_t* parameters);
/// What a schema says of an op, and what a resource has: with `says_more` of the document.
void lsp_write_schema(lsp_writer* writer, const lsp_dialects* dialects, tn_op op);
/// The name that a schema gives an op, a type or an attribute whose symbol cannot be it, as those with
/// dots; empty if it gives none. `head` is what stands after the symbol.
tn_string_view lsp_schema_name(tn_string_view head);
/// NULL if no resource is named at that byte.
json_t* lsp_hover_resource(lsp_part* part, size_t offset);
json_t* lsp_definition(const lsp_document* document, const json_t* parameters);
json_t* lsp_references(const lsp_document* document, const json_t* parameters);
json_t* lsp_document_symbols(const lsp_document* document);
json_t* lsp_completion(const lsp_document* document, const json_t* parameters);
json_t* lsp_code_actions(const lsp_document* document, const json_t* parameters);
/// An action that does what a diagnostic names; NULL if it names nothing that helps.
json_t* lsp_fix(const lsp_document* document, const char* uri, const json_t* diagnostic);
json_t* lsp_highlights(const lsp_document* document, const json_t* parameters);
json_t* lsp_prepare_rename(const lsp_document* document, const json_t* parameters);
/// All documents that are open, and the client's folders.
typedef struct lsp_documents {
  lsp_document* items;
  size_t count;
  const lsp_folder* folders;
  size_t folder_count;
} lsp_documents;

// folder.c

typedef void (*lsp_file_fn)(void* user_data, const char* path, const struct stat* about);
/// Calls `take` for each .mlir file of the folders that is not open, in a bounded number of them, once.
void lsp_each_file(const lsp_documents* open, lsp_file_fn take, void* user_data);
/// Adds the bytes of a file; none if it cannot be read.
void lsp_read_file(const char* path, lsp_writer* out);

/// The edits that give a thing another name. NULL with `*out_error` where that cannot be.
json_t* lsp_rename(const lsp_document* document, const lsp_documents* open,
                   const json_t* parameters, const char** out_error);
/// The same for a symbol in a part, which need not be as right as it was then.
json_t* lsp_rename_symbol(lsp_part* part, tn_op symbol, const char* name, bool* out_is_right);
/// Whether other files may mean a symbol by its name.
bool lsp_symbol_is_shared(const lsp_part* part, tn_op op);
/// Adds the edits of other files, whose URIs are the keys of `changes`. False if one has a symbol of
/// the new name already.
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
/// The symbols of what is open and in the folders whose names have the letters of `query` in their
/// order. Those of files are kept in the object `known`, which counts for these dialects alone.
json_t* lsp_workspace_symbols(const lsp_documents* open, const lsp_dialects* dialects,
                              const char* query, json_t* known);
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
  bool is_test;  ///< MLIR's own tests run, which name mlir-lsp-server.
  lsp_dialects dialects;
} lsp_options;

typedef struct lsp_server lsp_server;
/// Gets a message that is sent.
typedef void (*lsp_send_fn)(void* user_data, const json_t* message);

lsp_server* lsp_server_create(const lsp_options* options, lsp_send_fn send, void* user_data);
void lsp_server_destroy(lsp_server* server);
/// Answers a message. False when it was the last one.
bool lsp_server_take(lsp_server* server, json_t* owned_message);
/// The exit code, when it was.
int lsp_server_exit_code(const lsp_server* server);

// message.c

/// Reads a message, whose bytes are overwritten. NULL if it is none, and `*error` says why.
json_t* lsp_message_parse(char* data, size_t size, json_error_t* error);
/// Makes numbers again, in a message that is to be sent, of what was read of those that are too large.
void lsp_message_restore(char* text);
/// The integer; the nearest one for a number that was too large, 0 for what is none.
json_int_t lsp_integer_from(const json_t* json);
/// A new reference to what is sent where the integer is; to 0 for what is none.
json_t* lsp_integer_copy(json_t* json);

/// Serves standard input until its end; returns the exit code.
int lsp_serve(const lsp_options* options, FILE* in, FILE* out);

#endif  // TENURE_TOOLS_LSP_LSP_H
