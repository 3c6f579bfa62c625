// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure view: shows the graph of a module, in Model Explorer or as a standalone page.
//
// The page (view.html) needs no network. It contains the graph as JSON, with the characters of
// markup escaped.

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "view.h"

/// view.html, with placeholders for the graph and the nonce.
extern const unsigned char tool_view_page[];
static const char place_of_graph[] = "GRAPH_GOES_HERE";
static const char place_of_nonce[] = "NONCE_GOES_HERE";

typedef struct view_job {
  const char* html;
  const char* json;
  tool_number port;
  bool no_browser;
} view_job;

//===-- Files ---------------------------------------------------------------------------------===//

/// Writes JSON for a page: escapes characters that only occur in its strings.
static void put_escaped(tool_output* output, const char* json, size_t size) {
  size_t start = 0;
  for (size_t i = 0; i < size; ++i) {
    const char* number = json[i] == '<'   ? "\\u003c"
                         : json[i] == '>' ? "\\u003e"
                         : json[i] == '&' ? "\\u0026"
                                          : NULL;
    if (number == NULL) continue;
    (void)!tool_output_write(output, json + start, i - start);
    (void)!tool_output_write(output, number, 6);
    start = i + 1;
  }
  (void)!tool_output_write(output, json + start, size - start);
}

#define NONCE_SIZE 16

/// Creates random letters, which nothing in a graph can contain. Returns false after reporting an
/// error.
static bool make_nonce(char text[2 * NONCE_SIZE + 1]) {
  unsigned char bytes[NONCE_SIZE];
  size_t size = 0;
  while (size < sizeof bytes) {
    const ssize_t got = getrandom(bytes + size, sizeof bytes - size, 0);
    if (got < 0 && errno != EINTR) {
      tool_error("cannot get random numbers: %s", strerror(errno));
      return false;
    }
    size += got < 0 ? 0 : (size_t)got;
  }
  for (size_t i = 0; i < NONCE_SIZE; ++i) (void)snprintf(text + 2 * i, 3, "%02x", bytes[i]);
  return true;
}

/// Writes the page with its placeholders replaced.
static void put_page(tool_output* output, const char* nonce, const char* json, size_t size) {
  const char* page = (const char*)tool_view_page;
  for (;;) {
    const char* at = strstr(page, place_of_nonce);
    const char* graph = strstr(page, place_of_graph);
    const bool is_graph = graph != NULL && (at == NULL || graph < at);
    if (is_graph) at = graph;
    if (at == NULL) break;
    (void)!tool_output_write(output, page, (size_t)(at - page));
    if (is_graph) {
      put_escaped(output, json, size);
    } else {
      (void)!tool_output_write(output, nonce, strlen(nonce));
    }
    page = at + (is_graph ? sizeof place_of_graph : sizeof place_of_nonce) - 1;
  }
  (void)!tool_output_write(output, page, strlen(page));
}

/// Returns the graph of the module at `path` as JSON, for free(); NULL after reporting an error.
static char* read_graph(const char* path, size_t* out_size, size_t* out_op_count) {
  tool_query_module module;
  tool_view view = {0};
  char* json = NULL;
  bool made = false;
  if (tool_query_open(path, false, &module)) {
    FILE* out = open_memstream(&json, out_size);
    made = out != NULL && tool_view_make(module.root, &view) &&
           tool_view_write_json(&view, &module, out);
    if (out == NULL) tool_error("out of memory");
    if (out != NULL && fclose(out) != 0) made = false;
    *out_op_count = view.op_count;
    tool_view_free(&view);
  }
  tool_query_close(&module);
  if (made) return json;
  free(json);
  return NULL;
}

static int write_file(const view_job* self, const char* path) {
  static tool_output output;
  const char* target = self->html != NULL ? self->html : self->json;
  size_t size = 0;
  size_t op_count = 0;
  char nonce[2 * NONCE_SIZE + 1];
  char* json = make_nonce(nonce) ? read_graph(path, &size, &op_count) : NULL;
  if (json == NULL) return TOOL_FAILURE;
  bool done = tool_output_open(target, &output);
  if (done) {
    if (self->html != NULL) put_page(&output, nonce, json, size);
    if (self->html == NULL) (void)!tool_output_write(&output, json, size);
    done = tool_output_commit(&output);
  }
  free(json);
  if (!done) return TOOL_FAILURE;
  if (strcmp(target, "-") != 0) {
    fprintf(stderr, "wrote %s with %zu op%s\n", target, op_count, op_count == 1 ? "" : "s");
  }
  return TOOL_SUCCESS;
}

//===-- Model Explorer ------------------------------------------------------------------------===//

static const char start_explorer[] =
    "import importlib.util, sys\n"
    "names = {'tenure': 'tenure', 'model_explorer': 'ai-edge-model-explorer'}\n"
    "missing = [names[name] for name in names if importlib.util.find_spec(name) is None]\n"
    "if missing:\n"
    "    sys.exit(f\"tenure: error: 'tenure view' needs the Python package\"\n"
    "             f\"{'s' if missing[1:] else ''} {', '.join(missing)}, missing in "
    "{sys.executable}; \"\n"
    "             f\"install with: pip install {' '.join(missing)}; or write a page with \"\n"
    "             \"'tenure view --html=FILE MODULE'\")\n"
    "from tenure.model_explorer.main import main\n"
    "main(sys.argv[1:])\n";

/// Executes Python with the adapter for Model Explorer; returns only on failure.
static int explore(const view_job* self, const char* path) {
  char command[4096];
  char port[24];
  const char* python = getenv("TENURE_PYTHON");
  if (python == NULL || *python == '\0') python = "python3";
  // The adapter runs this command again: for this module, and for others that are opened there.
  const ssize_t size = readlink("/proc/self/exe", command, sizeof command - 1);
  if (size > 0) {
    command[size] = '\0';
    setenv("TENURE_COMMAND", command, 1);
  }
  snprintf(port, sizeof port, "%lld", (long long)(self->port.given ? self->port.value : 0));
  execlp(python, python, "-c", start_explorer, path, port, self->no_browser ? "quiet" : "open",
         (char*)NULL);
  tool_error(
      "cannot run '%s' to start Model Explorer; 'tenure view --html FILE MODULE' writes a page "
      "without it",
      python);
  return TOOL_FAILURE;
}

//===-- The command ---------------------------------------------------------------------------===//

static view_job job;

static const tool_option view_options[] = {
    TOOL_DIAGNOSTICS,
    TOOL_DIALECT_FILE,
    {"html", TOOL_TEXT, &job.html, "FILE", "Write a self-contained page; '-' is standard output"},
    {"json", TOOL_TEXT, &job.json, "FILE", "Write the graph as JSON; '-' is standard output"},
    {"port", TOOL_NUMBER, &job.port, "N",
     "Port of Model Explorer's server (8080, or the next free one)"},
    {"no-browser", TOOL_FLAG, &job.no_browser, NULL,
     "Start Model Explorer's server and open no browser"}};

static int run_view(const char** words, size_t word_count) {
  const char* path = words[0];
  (void)word_count;
  if (job.html != NULL && job.json != NULL) {
    tool_error("--html and --json exclude each other");
    return TOOL_FAILURE;
  }
  if (job.html != NULL || job.json != NULL) return write_file(&job, path);
  // Reports errors of the module before anything is started.
  size_t size = 0;
  size_t op_count = 0;
  char* json = strcmp(path, "-") == 0 ? NULL : read_graph(path, &size, &op_count);
  if (strcmp(path, "-") == 0) tool_error("Model Explorer opens files, not standard input");
  if (json == NULL) return TOOL_FAILURE;
  free(json);
  return explore(&job, path);
}

TOOL_COMMAND(view) = {
    .name = "tenure view",
    .brief = "Show a module's graph in a browser",
    .usage = "[OPTION...] MODULE",
    .summary =
        "Shows the graph of a module, text or bytecode. Functions, regions and the name scopes of\n"
        "locations are groups that open and close. Without --html or --json it starts Google's "
        "Model\n"
        "Explorer (the Python package ai-edge-model-explorer).",
    .epilogue = "Ops with LoRA adapters are marked. Long attribute values are truncated.",
    .positional_min = 1,
    .positional_max = 1,
    .options = view_options,
    .option_count = sizeof view_options / sizeof *view_options,
    .rank = 50,
    .run = run_view};
