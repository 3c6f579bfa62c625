// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random edits in a row against the language server: what it says is wrong after each has to be what
// a server says that gets the text as it is then; and of a text that is right, so have the symbols,
// the colours, the folds, the links, and what hover, definitions, references and hints say of some
// places.
//
//   lsp_edits [--seed N] [--edits N] [--every N] [FILE...]
//
// Texts are those of FILEs, or some of its own. An edit puts characters or words in, takes some
// out, undoes what was done, moves lines, sends the whole text or several changes at once, or gives
// the file another name; requests come in between. Every Nth time the answer is compared, and at the
// end. The first difference is printed with the text, and ends the run.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

static const char* const own_texts[] = {
    "#map = affine_map<(d0) -> (d0)>\n"
    "!t = memref<4xf32>\n"
    "module {\n"
    "  func.func private @ext(i32) -> i32\n"
    "  func.func @twice(%x: i32, %m: !t) -> i32 {\n"
    "    %sum = arith.addi %x, %x : i32\n"
    "    cf.br ^out(%sum : i32)\n"
    "  ^out(%r: i32):\n"
    "    return %r : i32\n"
    "  }\n"
    "  // A comment { with a brace.\n"
    "  func.func @use(%y: i32, %m: memref<4xf32>) -> i32 attributes {note = \"a } b\"} {\n"
    "    %z = func.call @twice(%y, %m) : (i32, memref<4xf32>) -> i32\n"
    "    %w = func.call @ext(%z) : (i32) -> i32\n"
    "    return %w : i32\n"
    "  }\n"
    "  memref.global \"private\" constant @table : memref<2xi32> = dense<[1, 2]>\n"
    "  module @inner {\n"
    "    func.func @deep(%b: i1) {\n"
    "      scf.if %b {\n"
    "        %g = arith.constant {m = #map} 3 : i64\n"
    "      }\n"
    "      return\n"
    "    }\n"
    "    func.func @other() { return }\n"
    "  }\n"
    "  func.func @last() -> memref<2xi32> {\n"
    "    %t = memref.get_global @table : memref<2xi32>\n"
    "    return %t : memref<2xi32>\n"
    "  }\n"
    "}\n",
    "func.func @a(%x: f32) -> f32 {\n"
    "  %0 = arith.addf %x, %x : f32 loc(#loc1)\n"
    "  return %0 : f32\n"
    "}\n"
    "func.func @b() {\n"
    "  %c = arith.constant 1 : index\n"
    "  scf.for %i = %c to %c step %c {\n"
    "    \"test.op\"(%i) : (index) -> ()\n"
    "  }\n"
    "  return\n"
    "} loc(\"b\")\n"
    "#loc1 = loc(\"file.py\":3:4)\n",
    "// -----\n"
    "func.func @one() { return }\n"
    "// -----\n"
    "\n"
    "func.func @one() {\n"
    "  call @two() : () -> ()\n"
    "  return\n"
    "}\n"
    "func.func @two() { return }\n"
    "// ----- \xc3\xa4\n"
    "module { \"builtin.module\"() ({ }) : () -> () }",
};

static const char* const words[] = {"{",
                                    "}",
                                    "(",
                                    ")",
                                    "\"",
                                    "\n",
                                    " ",
                                    "//",
                                    "x",
                                    "%",
                                    "@",
                                    "#",
                                    "!",
                                    "<",
                                    ">",
                                    ":",
                                    ",",
                                    "1",
                                    "// -----\n",
                                    "return",
                                    " -> ",
                                    "%x",
                                    "@two",
                                    "@twice",
                                    "#map",
                                    "!t",
                                    "i32",
                                    "loc(#loc1)",
                                    "loc(unknown)",
                                    "distinct[0]<>",
                                    "dense_resource<a> : tensor<1xi8>",
                                    "^out",
                                    "module",
                                    "func.func @new() { return }\n",
                                    "func.func",
                                    "call @one() : () -> ()\n",
                                    "\xc3\xa4",
                                    "\xf0\x9f\x98\x80",
                                    "{-#",
                                    "affine_map<(d0) -> (d0)>",
                                    "= ",
                                    "private "};

//===-- The server ----------------------------------------------------------------------------===//

/// What a server sent last.
typedef struct client {
  lsp_server* server;
  json_t* diagnostics;
  json_t* result;
  int64_t id;
} client;

static void take_sent(void* user_data, const json_t* message) {
  client* it = user_data;
  const json_t* parameters = json_object_get(message, "params");
  json_t* diagnostics = json_object_get(parameters, "diagnostics");
  if (json_object_get(message, "id") != NULL) {
    json_decref(it->result);
    it->result = json_incref(json_object_get(message, "result"));
  }
  if (diagnostics == NULL) return;
  json_decref(it->diagnostics);
  it->diagnostics = json_incref(diagnostics);
}

/// Sends a request; its result is the client's then.
static void request(client* it, const char* method, json_t* owned_parameters) {
  (void)lsp_server_take(it->server, json_pack("{s:I, s:s, s:o}", "id", (json_int_t)++it->id,
                                              "method", method, "params", owned_parameters));
}

static void open_client(client* it) {
  static const char* const features[] = {
      "synchronization", "rename",       "documentHighlight", "foldingRange",    "semanticTokens",
      "inlayHint",       "documentLink", "formatting",        "rangeFormatting", "callHierarchy"};
  const lsp_options options = {.delimited = true};
  json_t* able = json_pack("{s:{s:b}}", "documentSymbol", "hierarchicalDocumentSymbolSupport", 1);
  for (size_t i = 0; i < sizeof features / sizeof *features; ++i) {
    json_object_set_new(able, features[i], json_object());
  }
  *it = (client){.diagnostics = json_array()};
  it->server = lsp_server_create(&options, take_sent, it);
  request(it, "initialize",
          json_pack("{s:{s:o, s:{s:{}}}, s:{s:{s:b}}}", "capabilities", "textDocument", able,
                    "workspace", "symbol", "initializationOptions", "tenure", "hover", 1));
}

static void close_client(client* it) {
  lsp_server_destroy(it->server);
  json_decref(it->diagnostics);
  json_decref(it->result);
}

static void notify(client* it, const char* method, json_t* owned_parameters) {
  (void)lsp_server_take(it->server,
                        json_pack("{s:s, s:o}", "method", method, "params", owned_parameters));
}

static void open_text(client* it, const char* uri, const lsp_text* text) {
  const tn_string_view view = lsp_text_view(text);
  notify(it, "textDocument/didOpen",
         json_pack("{s:{s:s, s:i, s:o}}", "textDocument", "uri", uri, "version", 1, "text",
                   lsp_json_string(view.data, view.size)));
}

static void ask(client* it, const char* uri, const char* method, lsp_position position) {
  const lsp_position end = {.line = position.line + 20};
  request(it, method,
          json_pack("{s:{s:s}, s:s, s:o, s:o, s:{s:b, s:[]}, s:s, s:{}, s:s}", "textDocument",
                    "uri", uri, "uri", uri, "position", lsp_json_position(position), "range",
                    lsp_json_range(position, end), "context", "includeDeclaration", 1,
                    "diagnostics", "newName", "q", "options", "query", "o"));
}

//===-- Edits ---------------------------------------------------------------------------------===//

/// What undoes an edit.
typedef struct undo {
  size_t start;
  size_t end;
  char* data;
  size_t size;
} undo;

#define UNDO_MAX 64

typedef struct session {
  uint64_t state;
  client client;
  lsp_text text;
  char uri[64];
  unsigned name;
  undo undos[UNDO_MAX];
  size_t undo_count;
  char** texts;
  size_t text_count;
  size_t right_count;  ///< How often the text was right when it was compared.
  json_t* changes;
} session;

static uint64_t draw(session* it, uint64_t limit) {
  it->state ^= it->state << 13;
  it->state ^= it->state >> 7;
  it->state ^= it->state << 17;
  return limit == 0 ? 0 : (it->state >> 11) % limit;
}

static void keep_undo(session* it, size_t start, size_t end, size_t size) {
  if (it->undo_count == UNDO_MAX) {
    free(it->undos[0].data);
    memmove(it->undos, it->undos + 1, (UNDO_MAX - 1) * sizeof *it->undos);
    --it->undo_count;
  }
  undo* one = &it->undos[it->undo_count++];
  *one = (undo){start, start + size, lsp_allocate(end - start), end - start};
  memcpy(one->data, it->text.data + start, end - start);
}

/// Makes an edit here, and notes it for the server.
static void edit(session* it, size_t start, size_t end, const char* data, size_t size, bool keeps) {
  const lsp_position from = lsp_text_position(&it->text, start);
  const lsp_position to = lsp_text_position(&it->text, end);
  if (keeps) keep_undo(it, start, end, size);
  json_t* text = lsp_json_string(data, size);
  lsp_text_replace(&it->text, start, end, data, size);
  json_array_append_new(it->changes,
                        json_pack("{s:o, s:o}", "text", text, "range", lsp_json_range(from, to)));
}

/// A byte of the text where a character begins.
static size_t draw_place(session* it) {
  const tn_string_view view = lsp_text_view(&it->text);
  size_t at = (size_t)draw(it, view.size + 1);
  while (at != 0 && at < view.size && ((unsigned char)view.data[at] & 0xc0) == 0x80) --at;
  return at;
}

static void put_in(session* it) {
  const char* word = words[draw(it, sizeof words / sizeof *words)];
  const size_t at = draw_place(it);
  edit(it, at, at, word, strlen(word), true);
}

static void take_out(session* it, size_t most) {
  const size_t size = lsp_text_view(&it->text).size;
  const size_t start = draw_place(it);
  size_t end = start + (size_t)draw(it, most);
  if (end > size) end = size;
  while (end < size && ((unsigned char)it->text.data[end] & 0xc0) == 0x80) ++end;
  edit(it, start, end, "", 0, true);
}

/// Words that texts stay readable with when one takes the place of another, in pairs.
static const char* const others[] = {
    "i32",     "i64",         "@twice", "@use",   "@twice",    "@thrice",
    "addi",    "muli",        "%x",     "%sum",   "%z",        "%y",
    "@two",    "@one",        "@one",   "@two",   "f32",       "f64",
    "@table",  "@ext",        "@other", "@deep",  "@deep",     "@other",
    "private", "public",      "^out",   "^in",    "1",         "2",
    "index",   "i8",          "{note",  "{other", "#map",      "#m",
    "module",  "module ",     "\n",     "\n\n",   "@a",        "@b",
    "@b",      "@a",          "  ",     " ",      "{",         "{ // {\n",
    "return",  "func.return", "%c",     "%d",     "4xf32",     "8xf32",
    "[1, 2]",  "[1]",         "@last",  "@use",   "func.func", "func.func private",
    "@inner",  "@outer"};

/// Puts a word instead of another, somewhere.
static void replace_word(session* it) {
  const size_t pair = 2 * (size_t)draw(it, sizeof others / sizeof *others / 2);
  const char* from = others[pair];
  const size_t start = draw_place(it);
  const char* found =
      memmem(it->text.data + start, lsp_text_view(&it->text).size - start, from, strlen(from));
  if (found == NULL) return;
  const size_t at = (size_t)(found - it->text.data);
  edit(it, at, at + strlen(from), others[pair + 1], strlen(others[pair + 1]), true);
}

static void take_back(session* it) {
  if (it->undo_count == 0) return;
  const undo one = it->undos[--it->undo_count];
  edit(it, one.start, one.end, one.data, one.size, false);
  free(one.data);
}

static void double_line(session* it) {
  const size_t line = (size_t)draw(it, it->text.line_count);
  const size_t start = it->text.lines[line];
  const size_t end = line + 1 < it->text.line_count ? it->text.lines[line + 1] : start;
  const size_t size = lsp_text_view(&it->text).size;
  if (end > size || end == start) return;
  char* copy = lsp_allocate(end - start);
  memcpy(copy, it->text.data + start, end - start);
  edit(it, start, start, copy, end - start, true);
  free(copy);
}

static void forget_undos(session* it) {
  while (it->undo_count != 0) free(it->undos[--it->undo_count].data);
}

/// Another text, or the one there is under another name.
static void reopen(session* it, bool changes_text) {
  forget_undos(it);
  notify(&it->client, "textDocument/didClose",
         json_pack("{s:{s:s}}", "textDocument", "uri", it->uri));
  if (changes_text) {
    const char* text = it->texts[draw(it, it->text_count)];
    lsp_text_set(&it->text, text, strlen(text));
  }
  (void)snprintf(it->uri, sizeof it->uri, "file:///w/%u.mlir", it->name++ % 7);
  open_text(&it->client, it->uri, &it->text);
}

/// Sends the changes; now and then as the whole text.
static void send_changes(session* it) {
  if (json_array_size(it->changes) == 0) return;
  if (draw(it, 16) == 0) {
    const tn_string_view view = lsp_text_view(&it->text);
    json_array_clear(it->changes);
    json_array_append_new(it->changes,
                          json_pack("{s:o}", "text", lsp_json_string(view.data, view.size)));
  }
  notify(&it->client, "textDocument/didChange",
         json_pack("{s:{s:s, s:i}, s:O}", "textDocument", "uri", it->uri, "version", 2,
                   "contentChanges", it->changes));
  json_array_clear(it->changes);
}

static void edit_once(session* it) {
  // A text in which much is wrong has little to be read again: most of it is taken back.
  if (it->undo_count > draw(it, 6)) {
    take_back(it);
    return;
  }
  const size_t kind = (size_t)draw(it, 64);
  if (kind < 16) {
    put_in(it);
  } else if (kind < 26) {
    take_out(it, 3);
  } else if (kind < 28) {
    take_out(it, 60);
  } else if (kind < 31) {
    double_line(it);
  } else if (kind < 62) {
    replace_word(it);
  } else {
    send_changes(it);
    reopen(it, draw(it, 3) == 0);
  }
}

static void ask_something(session* it) {
  static const char* const methods[] = {
      "textDocument/hover",           "textDocument/definition",
      "textDocument/references",      "textDocument/completion",
      "textDocument/documentSymbol",  "textDocument/semanticTokens/full",
      "mlir/convertToBytecode",       "textDocument/rename",
      "textDocument/prepareRename",   "textDocument/inlayHint",
      "textDocument/foldingRange",    "textDocument/documentHighlight",
      "textDocument/formatting",      "textDocument/prepareCallHierarchy",
      "callHierarchy/incomingCalls",  "workspace/symbol",
      "textDocument/rangeFormatting", "textDocument/documentLink"};
  const lsp_position position = lsp_text_position(&it->text, draw_place(it));
  ask(&it->client, it->uri, methods[draw(it, sizeof methods / sizeof *methods)], position);
}

//===-- Comparing -----------------------------------------------------------------------------===//

static void print_difference(const session* it, const char* what, const json_t* now,
                             const json_t* then) {
  const size_t flags = JSON_INDENT(1) | JSON_SORT_KEYS | JSON_ENCODE_ANY;
  char* left = json_dumps(now, flags);
  char* right = json_dumps(then, flags);
  fprintf(stderr, "%s: the server says\n%s\nand a fresh one\n%s\nof\n%.*s\n", what,
          left == NULL ? "nothing" : left, right == NULL ? "nothing" : right, (int)it->text.size,
          it->text.data);
  free(left);
  free(right);
}

static bool answers_alike(session* it, client* fresh, const char* method, size_t place) {
  const lsp_position position = lsp_text_position(&it->text, place);
  ask(&it->client, it->uri, method, position);
  ask(fresh, it->uri, method, position);
  if (json_equal(it->client.result, fresh->result)) return true;
  fprintf(stderr, "at line %zu, character %zu\n", position.line, position.character);
  print_difference(it, method, it->client.result, fresh->result);
  return false;
}

/// Whether what is asked of a text that is right is what a fresh server answers.
static bool is_known_alike(session* it, client* fresh) {
  static const char* const of_all[] = {
      "textDocument/documentSymbol", "textDocument/semanticTokens/full",
      "textDocument/foldingRange", "textDocument/documentLink", "workspace/symbol"};
  static const char* const of_places[] = {"textDocument/hover", "textDocument/definition",
                                          "textDocument/references", "textDocument/inlayHint",
                                          "textDocument/prepareCallHierarchy"};
  bool same = true;
  for (size_t i = 0; i < sizeof of_all / sizeof *of_all && same; ++i) {
    same = answers_alike(it, fresh, of_all[i], 0);
  }
  for (size_t i = 0; i < 10 && same; ++i) {
    same = answers_alike(it, fresh, of_places[i % 5], draw_place(it));
  }
  return same;
}

static bool is_as_fresh(session* it, size_t number) {
  client fresh;
  open_client(&fresh);
  open_text(&fresh, it->uri, &it->text);
  bool same = json_equal(fresh.diagnostics, it->client.diagnostics) != 0;
  if (!same) print_difference(it, "diagnostics", it->client.diagnostics, fresh.diagnostics);
  if (same && json_array_size(fresh.diagnostics) == 0) {
    ++it->right_count;
    same = is_known_alike(it, &fresh);
  }
  if (!same) fprintf(stderr, "after edit %zu\n", number);
  close_client(&fresh);
  return same;
}

static char* read_text(const char* path) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) return NULL;
  lsp_writer text = {0};
  char chunk[4096];
  for (size_t got = 0; (got = fread(chunk, 1, sizeof chunk, file)) != 0;) {
    (void)lsp_write(&text, chunk, got);
  }
  fclose(file);
  (void)lsp_write(&text, "", 1);
  return text.data;
}

static bool run(session* it, size_t edits, size_t every) {
  for (size_t i = 1; i <= edits; ++i) {
    edit_once(it);
    // Now and then several changes go in one message.
    if (draw(it, 8) != 0 || i == edits) send_changes(it);
    if (json_array_size(it->changes) != 0) continue;
    if (draw(it, 4) == 0) ask_something(it);
    if ((i % every == 0 || i == edits) && !is_as_fresh(it, i)) return false;
    if (lsp_text_view(&it->text).size > 200000) reopen(it, true);
  }
  return true;
}

int main(int argument_count, char** arguments) {
  session it = {.state = 88172645463325252u};
  size_t edits = 1000;
  size_t every = 1;
  const size_t own_count = sizeof own_texts / sizeof *own_texts;
  it.texts = lsp_allocate(((size_t)argument_count + own_count) * sizeof *it.texts);
  for (int i = 1; i < argument_count; ++i) {
    const char* next = i + 1 < argument_count ? arguments[i + 1] : "0";
    const bool is_option = strncmp(arguments[i], "--", 2) == 0;
    if (strcmp(arguments[i], "--seed") == 0)
      it.state ^= strtoull(next, NULL, 10) * 0x9E3779B97F4A7C15u;
    if (strcmp(arguments[i], "--edits") == 0) edits = strtoull(next, NULL, 10);
    if (strcmp(arguments[i], "--every") == 0) every = strtoull(next, NULL, 10);
    char* text = is_option ? NULL : read_text(arguments[i]);
    if (text != NULL) it.texts[it.text_count++] = text;
    i += is_option;
  }
  for (size_t i = 0; it.text_count == 0 || (argument_count < 8 && i < own_count); ++i) {
    if (i == own_count) break;
    it.texts[it.text_count++] = strdup(own_texts[i]);
  }
  it.changes = json_array();
  open_client(&it.client);
  lsp_text_set(&it.text, it.texts[0], strlen(it.texts[0]));
  (void)snprintf(it.uri, sizeof it.uri, "file:///w/first.mlir");
  open_text(&it.client, it.uri, &it.text);
  const bool is_right = run(&it, edits, every == 0 ? 1 : every);
  if (is_right)
    printf("%zu edits, and what a fresh server says; %zu times the text was right\n", edits,
           it.right_count);
  forget_undos(&it);
  close_client(&it.client);
  json_decref(it.changes);
  lsp_text_free(&it.text);
  for (size_t i = 0; i < it.text_count; ++i) free(it.texts[i]);
  free(it.texts);
  return is_right ? 0 : 1;
}
