// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dispatch of messages. Documents are identified by their path, as in mlir-lsp-server.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

struct lsp_server {
  lsp_dialects given_dialects;
  lsp_workspace workspace;
  lsp_dialects no_dialects;
  lsp_send_fn send;
  void* user_data;
  lsp_document* documents;
  size_t document_count;
  size_t document_capacity;
  bool was_shut_down;
  bool is_test;
  bool takes_ranges;  ///< Supports changes of ranges.
  bool finds_symbols;
  json_t* known_symbols;  ///< For files that are not open.
  bool says_more;         ///< For hover.
  bool offers_fixes;      ///< Offers more than mlir-lsp-server.
  uint32_t features;      ///< Bits of features that the client supports and mlir-lsp-server does
                          ///< not have.
};

enum { METHOD_NOT_FOUND = -32601, REQUEST_FAILED = -32803 };

//===-- Sending -------------------------------------------------------------------------------===//

static void send_message(const lsp_server* server, json_t* owned_message) {
  json_object_set_new(owned_message, "jsonrpc", json_string("2.0"));
  server->send(server->user_data, owned_message);
  json_decref(owned_message);
}

static void reply(const lsp_server* server, json_t* id, json_t* owned_result) {
  send_message(server, json_pack("{s:O, s:o}", "id", id, "result", owned_result));
}

static void reply_error(const lsp_server* server, json_t* id, int code, const char* words) {
  send_message(server, json_pack("{s:O, s:{s:i, s:o}}", "id", id, "error", "code", code, "message",
                                 lsp_json_string(words, strlen(words))));
}

static void publish(const lsp_server* server, const char* uri, json_t* version,
                    json_t* owned_diagnostics) {
  send_message(server, json_pack("{s:s, s:{s:o, s:s, s:O}}", "method",
                                 "textDocument/publishDiagnostics", "params", "diagnostics",
                                 owned_diagnostics, "uri", uri, "version", version));
}

//===-- Documents -----------------------------------------------------------------------------===//

static const char* uri_in(const json_t* parameters) {
  const json_t* document = json_object_get(parameters, "textDocument");
  if (document == NULL) document = json_object_get(parameters, "item");
  const json_t* uri = json_object_get(document != NULL ? document : parameters, "uri");
  return json_string_value(uri);
}

/// Returns the open document in the parameters; NULL if there is none.
static lsp_document* find_document(const lsp_server* server, const json_t* parameters) {
  const char* uri = uri_in(parameters);
  if (uri == NULL) return NULL;
  char* path = lsp_uri_path(uri);
  lsp_document* found = NULL;
  for (size_t i = 0; i < server->document_count && found == NULL; ++i) {
    if (strcmp(server->documents[i].path, path) == 0) found = &server->documents[i];
  }
  free(path);
  return found;
}

/// Documents with this text in their URI get no dialects, for tests of unregistered dialects.
static const lsp_dialects* dialects_of(const lsp_server* server, const lsp_document* document) {
  const bool none = strstr(document->uri, "-disable-lsp-registration") != NULL;
  return none ? &server->no_dialects : &server->workspace.dialects;
}

static lsp_document* did_open(lsp_server* server, const json_t* parameters) {
  const json_t* item = json_object_get(parameters, "textDocument");
  const char* uri = uri_in(parameters);
  const json_t* text = json_object_get(item, "text");
  if (uri == NULL || !json_is_string(text)) return NULL;
  lsp_document* document = find_document(server, parameters);
  if (document == NULL) {
    server->documents = lsp_grow(server->documents, &server->document_capacity,
                                 server->document_count + 1, sizeof *server->documents);
    document = &server->documents[server->document_count++];
    *document = (lsp_document){.path = lsp_uri_path(uri)};
  }
  free(document->uri);
  document->uri = strdup(uri);
  json_decref(document->version);
  document->version = lsp_integer_copy(json_object_get(item, "version"));
  document->dialects = dialects_of(server, document);
  document->says_more = server->says_more;
  document->offers_fixes = server->offers_fixes;
  lsp_document_set(document, json_string_value(text), json_string_length(text));
  return document;
}

static void apply_change(lsp_document* document, const json_t* change) {
  const json_t* with = json_object_get(change, "text");
  const json_t* range = json_object_get(change, "range");
  const lsp_position positions[2] = {lsp_position_from(json_object_get(range, "start")),
                                     lsp_position_from(json_object_get(range, "end"))};
  const char* text = json_string_value(with);
  lsp_document_change(document, range == NULL ? NULL : positions, text == NULL ? "" : text,
                      json_string_length(with));
}

static lsp_document* did_change(lsp_server* server, const json_t* parameters) {
  lsp_document* document = find_document(server, parameters);
  if (document == NULL) return NULL;
  size_t index = 0;
  const json_t* change = NULL;
  json_array_foreach(json_object_get(parameters, "contentChanges"), index, change) {
    apply_change(document, change);
  }
  const json_t* item = json_object_get(parameters, "textDocument");
  json_decref(document->version);
  document->version = lsp_integer_copy(json_object_get(item, "version"));
  return document;
}

/// Parses the changes of a document and publishes its diagnostics.
static void settle(const lsp_server* server, lsp_document* document) {
  lsp_document_parse(document);
  publish(server, document->uri, document->version, lsp_diagnostics(document));
}

static void did_close(lsp_server* server, const json_t* parameters) {
  lsp_document* document = find_document(server, parameters);
  if (document == NULL) return;
  publish(server, document->uri, document->version, json_array());
  lsp_document_free(document);
  *document = server->documents[--server->document_count];
}

//===-- Capabilities --------------------------------------------------------------------------===//

static const json_t* capability(const json_t* parameters, const char* feature, const char* name) {
  const json_t* all = json_object_get(parameters, "capabilities");
  const json_t* documents = json_object_get(all, "textDocument");
  const json_t* self = json_object_get(documents, feature);
  return name == NULL ? self : json_object_get(self, name);
}

//===-- Further features ----------------------------------------------------------------------===//

static json_t* plain_options(const json_t* parameters) {
  (void)parameters;
  return json_true();
}

static json_t* rename_options(const json_t* parameters) {
  const bool prepares = json_is_true(capability(parameters, "rename", "prepareSupport"));
  return prepares ? json_pack("{s:b}", "prepareProvider", 1) : json_true();
}

static json_t* link_options(const json_t* parameters) {
  (void)parameters;
  return json_pack("{s:b}", "resolveProvider", 0);
}

static json_t* token_options(const json_t* parameters) {
  (void)parameters;
  return json_pack("{s:o, s:b}", "legend", lsp_token_legend(), "full", 1);
}

/// The capability of a client, and the declaration and requests that it enables. Renaming is
/// handled elsewhere, since its answer may be an error.
typedef struct feature {
  const char* capability;
  const char* provider;
  json_t* (*options)(const json_t* parameters);
  const char* method;
  json_t* (*answer)(const lsp_document* document, const json_t* parameters);
} feature;

static const feature features[] = {
    {"rename", "renameProvider", rename_options, "textDocument/prepareRename", lsp_prepare_rename},
    {"documentHighlight", "documentHighlightProvider", plain_options,
     "textDocument/documentHighlight", lsp_highlights},
    {"foldingRange", "foldingRangeProvider", plain_options, "textDocument/foldingRange",
     lsp_folding},
    {"semanticTokens", "semanticTokensProvider", token_options, "textDocument/semanticTokens/full",
     lsp_tokens},
    {"inlayHint", "inlayHintProvider", plain_options, "textDocument/inlayHint", lsp_hints},
    {"documentLink", "documentLinkProvider", link_options, "textDocument/documentLink", lsp_links},
    {"formatting", "documentFormattingProvider", plain_options, "textDocument/formatting",
     lsp_format},
    {"rangeFormatting", "documentRangeFormattingProvider", plain_options,
     "textDocument/rangeFormatting", lsp_format},
    {"callHierarchy", "callHierarchyProvider", plain_options, "textDocument/prepareCallHierarchy",
     lsp_prepare_calls},
    {"callHierarchy", "callHierarchyProvider", plain_options, "callHierarchy/incomingCalls",
     lsp_incoming_calls},
    {"callHierarchy", "callHierarchyProvider", plain_options, "callHierarchy/outgoingCalls",
     lsp_outgoing_calls},
};

#define FEATURE_COUNT (sizeof features / sizeof *features)

//===-- Initialisation ------------------------------------------------------------------------===//

static json_t* completion_options(void) {
  return json_pack("{s:[s,s,s,s,s], s:b, s:[s,s,s,s,s,s,s,s,s,s,s,s,s]}", "allCommitCharacters",
                   "\t", ";", ",", ".", "=", "resolveProvider", 0, "triggerCharacters", ".", "%",
                   "^", "!", "#", "(", ",", "<", ":", "[", " ", "\"", "/");
}

static json_t* capabilities(lsp_server* server, const json_t* parameters) {
  server->takes_ranges = capability(parameters, "synchronization", NULL) != NULL;
  const json_t* tree =
      capability(parameters, "documentSymbol", "hierarchicalDocumentSymbolSupport");
  json_t* actions =
      capability(parameters, "codeAction", "codeActionLiteralSupport") == NULL
          ? json_true()
          : json_pack("{s:[s,s,s]}", "codeActionKinds", "quickfix", "refactor", "info");
  return json_pack("{s:o, s:o, s:b, s:b, s:b, s:b, s:{s:i, s:b, s:b}}", "codeActionProvider",
                   actions, "completionProvider", completion_options(), "definitionProvider", 1,
                   "documentSymbolProvider", json_is_true(tree), "hoverProvider", 1,
                   "referencesProvider", 1, "textDocumentSync", "change",
                   server->takes_ranges ? 2 : 1, "openClose", 1, "save", 1);
}

/// Declares features that the client supports and mlir-lsp-server does not have.
static void add_capabilities(lsp_server* server, const json_t* parameters, json_t* declared) {
  for (size_t i = 0; i < FEATURE_COUNT; ++i) {
    const feature* self = &features[i];
    if (capability(parameters, self->capability, NULL) == NULL) continue;
    server->features |= 1u << i;
    json_object_set_new(declared, self->provider, self->options(parameters));
  }
  const json_t* all = json_object_get(parameters, "capabilities");
  server->finds_symbols = json_object_get(json_object_get(all, "workspace"), "symbol") != NULL;
  if (server->finds_symbols) {
    json_object_set_new(declared, "workspaceSymbolProvider", json_true());
  }
}

/// Parses all documents again with other dialects.
static void read_all_again(lsp_server* server) {
  json_object_clear(server->known_symbols);
  for (size_t i = 0; i < server->document_count; ++i) {
    lsp_document* document = &server->documents[i];
    for (size_t k = 0; k < document->part_count; ++k) document->parts[k].is_stale = true;
    settle(server, document);
  }
}

typedef void (*folder_fn)(lsp_workspace* workspace, const char* uri);

static void each_folder(lsp_workspace* workspace, const json_t* folders, folder_fn take) {
  size_t index = 0;
  const json_t* folder = NULL;
  json_array_foreach(folders, index, folder) {
    const char* uri = json_string_value(json_object_get(folder, "uri"));
    if (uri != NULL) take(workspace, uri);
  }
}

/// Opens the client's folders; an old client has only one.
static void open_folders(lsp_server* server, const json_t* parameters, json_t* declared) {
  const json_t* folders = json_object_get(parameters, "workspaceFolders");
  const char* root = json_string_value(json_object_get(parameters, "rootUri"));
  each_folder(&server->workspace, folders, lsp_workspace_add_folder);
  if (!json_is_array(folders) && root != NULL) lsp_workspace_add_folder(&server->workspace, root);
  const json_t* client = json_object_get(json_object_get(parameters, "capabilities"), "workspace");
  if (!json_is_true(json_object_get(client, "workspaceFolders"))) return;
  json_object_set_new(
      declared, "workspace",
      json_pack("{s:{s:b, s:b}}", "workspaceFolders", "supported", 1, "changeNotifications", 1));
}

static void change_folders(lsp_server* server, const json_t* parameters) {
  const json_t* event = json_object_get(parameters, "event");
  each_folder(&server->workspace, json_object_get(event, "removed"), lsp_workspace_remove_folder);
  each_folder(&server->workspace, json_object_get(event, "added"), lsp_workspace_add_folder);
  read_all_again(server);
}

static json_t* initialize(lsp_server* server, const json_t* parameters) {
  const json_t* wanted =
      json_object_get(json_object_get(parameters, "initializationOptions"), "tenure");
  server->says_more = json_is_true(json_object_get(wanted, "hover"));
  // A capability that only clients with support for fixes have.
  server->offers_fixes = json_is_true(capability(parameters, "codeAction", "isPreferredSupport"));
  json_t* declared = capabilities(server, parameters);
  add_capabilities(server, parameters, declared);
  open_folders(server, parameters, declared);
  return json_pack("{s:o, s:{s:s, s:s}}", "capabilities", declared, "serverInfo", "name",
                   server->is_test ? "mlir-lsp-server" : "tenure-lsp", "version", tn_version());
}

//===-- Requests ------------------------------------------------------------------------------===//

/// Answers a request for an open document.
static json_t* answer(const char* method, const lsp_document* document, const json_t* parameters) {
  if (strcmp(method, "hover") == 0) return lsp_hover(document, parameters);
  if (strcmp(method, "definition") == 0) return lsp_definition(document, parameters);
  if (strcmp(method, "references") == 0) return lsp_references(document, parameters);
  if (strcmp(method, "documentSymbol") == 0) return lsp_document_symbols(document);
  if (strcmp(method, "codeAction") == 0) return lsp_code_actions(document, parameters);
  return lsp_completion(document, parameters);
}

/// Answers a request for a document that is not open; NULL for unknown methods.
static json_t* answer_nothing(const char* method) {
  static const char* const lists[] = {"definition", "references", "documentSymbol", "codeAction"};
  if (strcmp(method, "hover") == 0) return json_null();
  if (strcmp(method, "completion") == 0) {
    return json_pack("{s:b, s:[]}", "isIncomplete", 0, "items");
  }
  for (size_t i = 0; i < sizeof lists / sizeof *lists; ++i) {
    if (strcmp(method, lists[i]) == 0) return json_array();
  }
  return NULL;
}

static void reply_bytecode(const lsp_server* server, json_t* id, json_t* owned_result,
                           char* owned_error) {
  if (owned_result != NULL) {
    reply(server, id, owned_result);
  } else {
    reply_error(server, id, REQUEST_FAILED, owned_error);
  }
  free(owned_error);
}

/// Handles the requests for bytecode; false for others.
static bool convert(const lsp_server* server, const char* method, json_t* id,
                    const json_t* parameters) {
  char* error = NULL;
  const char* uri = uri_in(parameters);
  if (strcmp(method, "mlir/convertFromBytecode") == 0) {
    json_t* result = lsp_from_bytecode(&server->workspace.dialects, uri == NULL ? "" : uri, &error);
    reply_bytecode(server, id, result, error);
    return true;
  }
  if (strcmp(method, "mlir/convertToBytecode") != 0) return false;
  const lsp_document* document = find_document(server, parameters);
  json_t* result = document == NULL ? NULL : lsp_to_bytecode(document, &error);
  if (document == NULL) error = strdup("the document is not open");
  reply_bytecode(server, id, result, error);
  return true;
}

static lsp_documents documents_of(const lsp_server* server) {
  return (lsp_documents){server->documents, server->document_count, server->workspace.folders,
                         server->workspace.folder_count};
}

static void reply_rename(const lsp_server* server, json_t* id, const lsp_document* document,
                         const json_t* parameters) {
  const char* error = NULL;
  const lsp_documents open = documents_of(server);
  json_t* result = lsp_rename(document, &open, parameters, &error);
  if (result != NULL) {
    reply(server, id, result);
  } else {
    reply_error(server, id, REQUEST_FAILED, error);
  }
}

static json_t* workspace_symbols(const lsp_server* server, const json_t* parameters) {
  const char* query = json_string_value(json_object_get(parameters, "query"));
  const lsp_documents open = documents_of(server);
  return lsp_workspace_symbols(&open, &server->workspace.dialects, query == NULL ? "" : query,
                               server->known_symbols);
}

/// Handles requests that mlir-lsp-server does not have, for an open document; false for others, and
/// for undeclared features.
static bool answer_beyond(const lsp_server* server, const char* method, json_t* id,
                          const json_t* parameters) {
  if (server->finds_symbols && strcmp(method, "workspace/symbol") == 0) {
    reply(server, id, workspace_symbols(server, parameters));
    return true;
  }
  const lsp_document* document = find_document(server, parameters);
  if (document == NULL) return false;
  if ((server->features & 1) != 0 && strcmp(method, "textDocument/rename") == 0) {
    reply_rename(server, id, document, parameters);
    return true;
  }
  for (size_t i = 0; i < FEATURE_COUNT; ++i) {
    if ((server->features >> i & 1) == 0 || strcmp(method, features[i].method) != 0) continue;
    reply(server, id, features[i].answer(document, parameters));
    return true;
  }
  return false;
}

static void take_request(lsp_server* server, const char* method, json_t* id,
                         const json_t* parameters) {
  static const char prefix[] = "textDocument/";
  if (strcmp(method, "initialize") == 0) {
    reply(server, id, initialize(server, parameters));
    return;
  }
  if (strcmp(method, "shutdown") == 0) {
    server->was_shut_down = true;
    reply(server, id, json_null());
    return;
  }
  if (convert(server, method, id, parameters)) return;
  if (answer_beyond(server, method, id, parameters)) return;
  const bool is_of_document = strncmp(method, prefix, strlen(prefix)) == 0;
  json_t* nothing = is_of_document ? answer_nothing(method + strlen(prefix)) : NULL;
  if (nothing == NULL) {
    reply_error(server, id, METHOD_NOT_FOUND, "method not found");
    return;
  }
  const lsp_document* document = find_document(server, parameters);
  if (document == NULL) {
    reply(server, id, nothing);
    return;
  }
  json_decref(nothing);
  reply(server, id, answer(method + strlen(prefix), document, parameters));
}

/// Handles a notification; returns the document that it changed, which is not parsed yet.
static lsp_document* take_notification(lsp_server* server, const char* method,
                                       const json_t* parameters) {
  if (strcmp(method, "textDocument/didOpen") == 0) return did_open(server, parameters);
  if (strcmp(method, "textDocument/didChange") == 0) return did_change(server, parameters);
  if (strcmp(method, "textDocument/didClose") == 0) did_close(server, parameters);
  if (strcmp(method, "workspace/didChangeWorkspaceFolders") == 0) {
    change_folders(server, parameters);
  }
  return NULL;
}

/// Parses all documents again if the dialects have changed.
static void look_at_dialects(lsp_server* server) {
  if (lsp_workspace_changed(&server->workspace)) read_all_again(server);
}

//===-- The server ----------------------------------------------------------------------------===//

lsp_server* lsp_server_create(const lsp_options* options, lsp_send_fn send, void* user_data) {
  lsp_server* server = lsp_allocate(sizeof *server);
  server->given_dialects = options->dialects;
  server->is_test = options->is_test;
  lsp_workspace_open(&server->workspace, &server->given_dialects);
  server->no_dialects.none = true;
  server->known_symbols = json_object();
  server->send = send;
  server->user_data = user_data;
  return server;
}

void lsp_server_destroy(lsp_server* server) {
  for (size_t i = 0; i < server->document_count; ++i) lsp_document_free(&server->documents[i]);
  free(server->documents);
  lsp_workspace_close(&server->workspace);
  json_decref(server->known_symbols);
  free(server);
}

int lsp_server_exit_code(const lsp_server* server) { return server->was_shut_down ? 0 : 1; }

bool lsp_server_take(lsp_server* server, json_t* owned_message) {
  const char* method = json_string_value(json_object_get(owned_message, "method"));
  json_t* id = json_object_get(owned_message, "id");
  const json_t* parameters = json_object_get(owned_message, "params");
  const bool is_last = method != NULL && strcmp(method, "exit") == 0;
  // For documents, or for files that the client watches.
  const bool is_change = method != NULL && id == NULL && strstr(method, "/did") != NULL;
  lsp_document* changed = NULL;
  if (method != NULL && !is_last && id != NULL) take_request(server, method, id, parameters);
  if (method != NULL && !is_last && id == NULL) {
    changed = take_notification(server, method, parameters);
  }
  // The message may contain a large text; frees it before parsing.
  json_decref(owned_message);
  if (is_change) look_at_dialects(server);
  if (changed != NULL) settle(server, changed);
  return !is_last;
}
